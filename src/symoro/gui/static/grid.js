// A table of texts as in a spreadsheet: keys move, shift extends, typing replaces, Enter or F2 edits, ranges are copied and pasted.
export default {
  template: `
    <div class="sheet">
      <table role="grid" :aria-label="label" :aria-rowcount="rows.length + 1" @copy="copy" @cut="cut" @paste="paste" @keydown="key" @mouseup="dragging = false">
        <thead>
          <tr role="row">
            <th class="corner" scope="col">{{ corner }}</th>
            <th v-for="c in columns" :key="c.key" scope="col" role="columnheader" :title="c.tip">
              <span>{{ c.label }}</span><small v-if="c.unit">{{ c.unit }}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr v-for="(row, r) in rows" :key="row.head" role="row">
            <th scope="row" role="rowheader" :title="row.tip">{{ row.head }}<small v-if="row.name">{{ row.name }}</small></th>
            <td v-for="(cell, c) in row.cells" :key="c" role="gridcell" :ref="el => keep(el, r, c)" :tabindex="r === at.r && c === at.c ? 0 : -1"
                :class="{ active: r === at.r && c === at.c, chosen: inside(r, c), wrong: !!cell.error, locked: cell.locked, note: columns[c].wide }"
                :title="cell.error || (cell.short ? cell.text : null)" :aria-invalid="cell.error ? 'true' : null" :aria-readonly="cell.locked ? 'true' : null"
                :aria-label="columns[c].name + ' ' + row.head + ': ' + (cell.text || cell.guess || '') + (cell.error ? ', ' + cell.error : '')"
                :data-cell="columns[c].key + '.' + row.head"
                @mousedown="press($event, r, c)" @mouseover="drag($event, r, c)" @dblclick="edit(r, c)" @focus="focused(r, c)">
              <input v-if="editing && editing.r === r && editing.c === c" ref="input" v-model="editing.text" spellcheck="false" autocomplete="off"
                     :aria-label="columns[c].name + ' ' + row.head" :aria-invalid="cell.error ? 'true' : null"
                     @input="typed" @blur="finish(0, 0, false)" @mousedown.stop @keydown="editKey">
              <span v-else-if="cell.text">{{ cell.short || cell.text }}</span>
              <span v-else class="ghost">{{ cell.guess }}</span>
            </td>
          </tr>
        </tbody>
      </table>
      <Teleport to="body"><div v-if="bubble" class="bubble" :style="{ left: bubble.x + 'px', top: bubble.y + 'px' }">{{ bubble.text }}</div></Teleport>
    </div>`,
  props: { columns: Array, rows: Array, label: String, corner: String },
  data() {
    return { at: { r: 0, c: 0 }, anchor: { r: 0, c: 0 }, editing: null, dragging: false, bubble: null };
  },
  created() {
    this.cells = new Map();
    this.timer = 0;
  },
  mounted() {
    this.look = () => this.explain();
    for (const event of ["focusin", "focusout"]) this.$el.addEventListener(event, this.look);
    document.addEventListener("scroll", this.look, true);
  },
  updated() {
    this.explain();
  },
  beforeUnmount() {
    clearTimeout(this.timer);
    document.removeEventListener("scroll", this.look, true);
  },
  methods: {
    keep(el, r, c) {
      if (el) this.cells.set(r + "." + c, el);
    },
    explain() { // what is wrong with the cell at hand, beside it
      const cell = this.rows[this.at.r]?.cells[this.at.c];
      const el = this.cells.get(this.at.r + "." + this.at.c);
      const shown = cell?.error && el?.contains(document.activeElement);
      const box = shown && el.getBoundingClientRect();
      const next = shown ? { text: cell.error, x: Math.min(box.left, innerWidth - 330), y: box.bottom + 3 } : null;
      if (JSON.stringify(next) !== JSON.stringify(this.bubble)) this.bubble = next;
    },
    inside(r, c) {
      const [r0, r1] = [this.anchor.r, this.at.r].sort((a, b) => a - b);
      const [c0, c1] = [this.anchor.c, this.at.c].sort((a, b) => a - b);
      return (r0 !== r1 || c0 !== c1) && r >= r0 && r <= r1 && c >= c0 && c <= c1;
    },
    focused(r, c) {
      if (this.editing || (this.at.r === r && this.at.c === c)) return;
      this.at = { r, c };
      this.anchor = { r, c };
    },
    press(event, r, c) {
      const again = this.at.r === r && this.at.c === c && document.activeElement === this.cells.get(r + "." + c);
      if (this.editing) this.finish(0, 0, false);
      event.preventDefault();
      this.dragging = true;
      this.go(r, c, event.shiftKey);
      if (again && !event.shiftKey && !this.inside(r, c)) this.edit(r, c);
    },
    drag(event, r, c) {
      if (this.dragging && event.buttons & 1) this.go(r, c, true);
    },
    go(r, c, extend) {
      r = Math.max(0, Math.min(this.rows.length - 1, r));
      c = Math.max(0, Math.min(this.columns.length - 1, c));
      this.at = { r, c };
      if (!extend) this.anchor = { r, c };
      this.$nextTick(() => {
        const el = this.cells.get(r + "." + c);
        if (el) {
          el.focus({ preventScroll: true });
          el.scrollIntoView({ block: "nearest", inline: "nearest" });
        }
      });
    },
    edit(r, c, text) {
      const cell = this.rows[r].cells[c];
      if (cell.locked) return;
      this.anchor = { r, c };
      this.editing = { r, c, original: cell.text, text: text === undefined ? cell.text : text, sent: cell.text };
      this.$nextTick(() => {
        const input = Array.isArray(this.$refs.input) ? this.$refs.input[0] : this.$refs.input;
        if (!input) return;
        input.focus();
        if (text === undefined) input.select();
        else this.typed();
      });
    },
    typed() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.send(true), 200);
    },
    send(live) {
      const e = this.editing;
      if (!e || e.text === e.sent) return;
      e.sent = e.text;
      this.$emit("edit", { changes: [[e.r, e.c, e.text]], live });
    },
    finish(dr, dc, move = true) {
      if (!this.editing) return;
      clearTimeout(this.timer);
      const { r, c } = this.editing;
      this.send(true);
      this.editing = null;
      this.$emit("done", {});
      if (move) this.go(r + dr, c + dc, false);
    },
    cancel() {
      clearTimeout(this.timer);
      const { r, c, original, sent } = this.editing;
      if (sent !== original) this.$emit("edit", { changes: [[r, c, original]], live: true });
      this.editing = null;
      this.go(r, c, false);
    },
    editKey(event) {
      const moves = { Enter: [event.shiftKey ? -1 : 1, 0], Tab: [0, event.shiftKey ? -1 : 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
      if (event.key === "Escape") this.cancel();
      else if (moves[event.key]) this.finish(...moves[event.key]);
      else {
        event.stopPropagation();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    key(event) {
      if (this.editing) return;
      const { r, c } = this.at;
      const last = { r: this.rows.length - 1, c: this.columns.length - 1 };
      const far = event.ctrlKey || event.metaKey;
      const moves = {
        ArrowUp: [far ? 0 : r - 1, c], ArrowDown: [far ? last.r : r + 1, c], ArrowLeft: [r, far ? 0 : c - 1], ArrowRight: [r, far ? last.c : c + 1],
        Home: [far ? 0 : r, 0], End: [far ? last.r : r, last.c], PageUp: [0, c], PageDown: [last.r, c],
      };
      if (moves[event.key]) this.go(...moves[event.key], event.shiftKey);
      else if (event.key === "Tab") {
        const next = event.shiftKey ? c - 1 : c + 1;
        if (next < 0 || next > last.c) return; // leaves the table
        this.go(r, next, false);
      } else if (event.key === "Enter" || event.key === "F2") this.edit(r, c);
      else if (event.key === "Delete" || event.key === "Backspace") this.fill("");
      else if (far && event.key.toLowerCase() === "a") {
        this.anchor = { r: 0, c: 0 };
        this.at = last;
      } else if (event.key.length === 1 && !far && !event.altKey) this.edit(r, c, event.key);
      else return;
      event.preventDefault();
    },
    range() {
      const [r0, r1] = [this.anchor.r, this.at.r].sort((a, b) => a - b);
      const [c0, c1] = [this.anchor.c, this.at.c].sort((a, b) => a - b);
      return { r0, r1, c0, c1 };
    },
    change(changes) {
      const open = changes.filter(([r, c]) => this.rows[r] && this.columns[c] && !this.rows[r].cells[c].locked);
      if (open.length) this.$emit("edit", { changes: open, live: false });
    },
    fill(text) {
      const { r0, r1, c0, c1 } = this.range();
      const changes = [];
      for (let r = r0; r <= r1; r++) for (let c = c0; c <= c1; c++) changes.push([r, c, text]);
      this.change(changes);
    },
    copy(event) {
      if (this.editing) return;
      const { r0, r1, c0, c1 } = this.range();
      const lines = this.rows.slice(r0, r1 + 1).map((row) => row.cells.slice(c0, c1 + 1).map((cell) => cell.text || cell.guess || "").join("\t"));
      event.clipboardData.setData("text/plain", lines.join("\n"));
      event.preventDefault();
    },
    cut(event) {
      if (this.editing) return;
      this.copy(event);
      this.fill("");
    },
    paste(event) {
      if (this.editing) return;
      event.preventDefault();
      const lines = event.clipboardData.getData("text/plain").slice(0, 200000).replace(/\r/g, "").replace(/\n$/, "").split("\n").map((line) => line.split("\t"));
      const { r0, r1, c0, c1 } = this.range();
      const changes = [];
      if (lines.length === 1 && lines[0].length === 1) {
        for (let r = r0; r <= r1; r++) for (let c = c0; c <= c1; c++) changes.push([r, c, lines[0][0]]);
      } else {
        lines.forEach((line, i) => line.forEach((text, k) => changes.push([r0 + i, c0 + k, text])));
      }
      this.change(changes);
    },
  },
};
