// Keyboard shortcuts of the workbench, and the question before a page with unsaved changes is left.
window.addEventListener("beforeunload", (event) => {
  if (window.symoroDirty) { event.preventDefault(); event.returnValue = ""; }
});
window.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase(), typing = event.target.closest("input, textarea");
  const undo = event.shiftKey ? "wb_redo" : "wb_undo";
  const name = key === "s" ? "wb_save" : typing ? "" : key === "z" ? undo : key === "y" ? "wb_redo" : "";
  if (name) { event.preventDefault(); emitEvent(name); }
});
