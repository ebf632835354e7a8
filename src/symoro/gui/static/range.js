// The browser's own slider. While it is held, the hand decides where it stands.
export default {
  template: `<input type="range" :min="low" :max="high" :step="step" :value.prop="current" :aria-label="label" @input="moved" @change="left">`,
  props: { low: Number, high: Number, step: Number, value: Number, label: String },
  data() {
    return { current: this.value, held: false };
  },
  methods: {
    moved(event) {
      this.held = true;
      this.current = Number(event.target.value);
      this.$emit("moved", this.current);
    },
    left() {
      this.held = false;
      this.$emit("left", this.current);
    },
    put(value) {
      if (!this.held) this.current = value;
    },
  },
};
