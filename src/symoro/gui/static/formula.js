// Mathematics in blocks, drawn by KaTeX when they come into sight.
let loading = null;
const katexLoaded = () =>
  (loading ||= new Promise((resolve) => {
    const style = document.createElement("link");
    Object.assign(style, { rel: "stylesheet", href: "/symoro/katex/katex.min.css" });
    const script = document.createElement("script");
    Object.assign(script, { src: "/symoro/katex/katex.min.js", onload: resolve });
    document.head.append(style, script);
  }));

export default {
  template: `<div class="formulas"><div v-for="(block, k) in blocks" :key="k" class="formula" :data-k="k" ref="items"></div></div>`,
  props: { blocks: Array },
  mounted() {
    this.seen = new IntersectionObserver((entries) => entries.filter((e) => e.isIntersecting).forEach((e) => this.draw(e.target)), { rootMargin: "600px" });
    this.watchAll();
  },
  updated() {
    this.watchAll();
  },
  beforeUnmount() {
    this.seen.disconnect();
  },
  methods: {
    watchAll() {
      this.$el.querySelectorAll(".formula").forEach((el) => {
        el.replaceChildren();
        this.seen.unobserve(el);
        this.seen.observe(el);
      });
    },
    async draw(el) {
      this.seen.unobserve(el);
      await katexLoaded();
      const block = this.blocks[Number(el.dataset.k)];
      if (!block) return;
      if (block.math !== undefined) this.put(el, block.math, true);
      else {
        el.classList.add("headed");
        block.head.split("$").forEach((part, k) => {
          const span = el.appendChild(document.createElement("span"));
          if (k % 2) this.put(span, part, false);
          else span.textContent = part;
        });
        if (block.tail) el.appendChild(document.createElement("small")).textContent = block.tail;
      }
    },
    put(el, tex, displayMode) {
      try {
        window.katex.render(tex, el, { displayMode, throwOnError: true, trust: false, strict: false, maxExpand: 2000 });
      } catch {
        el.textContent = tex;
        el.classList.add("tex");
      }
    },
  },
};
