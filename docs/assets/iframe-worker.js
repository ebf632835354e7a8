/* Search on pages that are opened from the file system (file://), where browsers do not allow workers: the script of the worker runs in a hidden
   frame, with the same interface. mkdocs-material loads such a script from the network unless one with this name is given. */
class FrameWorker extends EventTarget {
  constructor(url) {
    super();
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    document.body.appendChild(this.frame);
    const inside = this.frame.contentWindow;
    this.receive = (event) => {
      if (event.source !== inside) return;
      this.dispatchEvent(new MessageEvent("message", {data: event.data}));
      if (this.onmessage) this.onmessage(event);
    };
    addEventListener("message", this.receive);
    this.ready = new Promise((resolve) => { this.loaded = resolve; });
    inside.document.open();
    inside.document.write(`<!DOCTYPE html><html><body><script>
      postMessage = (data) => parent.postMessage(data, "*");
      importScripts = (...urls) => urls.reduce((before, url) => before.then(() => new Promise((done) => {
        const script = document.createElement("script");
        script.src = url;
        script.onload = done;
        document.body.appendChild(script);
      })), Promise.resolve());
    <\/script><script src="${url}"><\/script></body></html>`);
    inside.document.close();
    this.frame.addEventListener("load", this.loaded);
    if (inside.document.readyState === "complete") this.loaded();
  }

  postMessage(data) {
    this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", {data})));
  }

  terminate() {
    removeEventListener("message", this.receive);
    this.frame.remove();
  }
}

if (location.protocol === "file:") window.Worker = FrameWorker;
