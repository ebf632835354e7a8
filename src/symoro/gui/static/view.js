// The robot in space: frames, axes, links and loops as the parameters place them; ghosts are other postures of the same robot.
import { OrbitControls, THREE } from "nicegui-scene";
import { primitive, solid } from "/symoro/solid.js";

const GHOSTS = ["#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#0072b2", "#d55e00", "#f0e442", "#8a8a8a"]; // told apart by colour-blind eyes too
const THEMES = {
  light: { back: "#f4f6f8", grid: "#d3d9e0", cross: "#b4bec9", link: "#5b7fa6", joint: "#33475c", passive: "#e08a2e", cut: "#c2410c", text: "#1f2933", base: "#8d9aa8" },
  dark: { back: "#14181d", grid: "#2a323b", cross: "#3d4853", link: "#7ea6d0", joint: "#c6d4e2", passive: "#f0a24e", cut: "#fb7a45", text: "#e6edf3", base: "#5c6874" },
};
const AXES = ["#d43d3d", "#2f9e44", "#2f6fde"];

export default {
  template: `
    <div class="view" tabindex="0" role="img" :aria-label="label" @keydown="key">
      <canvas></canvas>
      <div v-if="lost" class="view-lost">This browser shows no 3D graphics (WebGL is off).</div>
    </div>`,
  props: { skeleton: Array, size: Number, pose: Object, ghosts: Array, show: Object, label: String, meshes: Array },
  data: () => ({ lost: false }),
  mounted() {
    const canvas = this.$el.querySelector("canvas");
    try {
      this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
    } catch {
      this.lost = true;
      return;
    }
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.scene = new THREE.Scene();
    this.camera = new THREE.PerspectiveCamera(35, 1, 0.001, 1000);
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.addEventListener("change", () => this.draw());
    this.controls.addEventListener("start", () => (this.moved = true)); // from then on the person decides where to look from
    this.lights();
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(this.$el);
    this.themes = new MutationObserver(() => this.theme() !== this.colour && this.build()); // dialogs change the classes of the body too
    this.themes.observe(document.body, { attributes: true, attributeFilter: ["class"] });
    this.build();
    this.resize();
    this.fit(true);
  },
  beforeUnmount() {
    this.stop();
    this.resizing?.disconnect();
    this.themes?.disconnect();
    this.renderer?.dispose();
    this.renderer?.forceContextLoss();
  },
  watch: {
    skeleton() {
      this.latest = this.pose; // both come together
      this.build();
      if (!this.moved) this.fit(true);
    },
    pose() {
      this.place(this.pose);
    },
    ghosts() {
      this.build();
    },
    show() {
      this.build();
    },
  },
  methods: {
    theme() {
      return THEMES[document.body.classList.contains("body--dark") ? "dark" : "light"];
    },
    lights() {
      this.scene.add(new THREE.HemisphereLight("#ffffff", "#8892a0", 2.2));
      const sun = new THREE.DirectionalLight("#ffffff", 1.6);
      sun.position.set(2, -3, 5);
      this.scene.add(sun);
    },
    resize() {
      if (this.lost) return;
      const { clientWidth: w, clientHeight: h } = this.$el;
      if (!w || !h) return;
      this.renderer.setSize(w, h, false);
      this.camera.aspect = w / h;
      this.camera.updateProjectionMatrix();
      if (!this.moved) this.fit(true);
      this.draw();
    },
    draw() {
      if (this.lost || this.waiting) return;
      this.waiting = requestAnimationFrame(() => {
        this.waiting = 0;
        this.renderer.render(this.scene, this.camera);
      });
    },
    // --- what is in the scene ---
    build() {
      if (this.lost) return;
      for (const old of [this.floor, this.body, ...(this.others || [])]) this.remove(old);
      const colour = (this.colour = this.theme());
      this.scene.background = new THREE.Color(colour.back);
      const s = this.size || 1;
      this.floor = new THREE.GridHelper(4 * s, 16, colour.cross, colour.grid);
      this.floor.rotation.x = Math.PI / 2;
      this.scene.add(this.floor);
      this.body = this.robot(colour, 1, null);
      this.scene.add(this.body);
      this.others = (this.ghosts || []).map((ghost, k) => {
        const other = this.robot(colour, Math.min(0.38, Math.max(0.16, 0.9 / this.ghosts.length)), GHOSTS[k % GHOSTS.length]);
        this.scene.add(other);
        this.put(other, ghost.pose);
        return other;
      });
      this.$el.dataset.ghosts = String(this.others.length);
      this.$el.dataset.frames = String((this.skeleton || []).length);
      this.place(this.latest || this.pose);
    },
    remove(object) {
      if (!object) return;
      this.scene.remove(object);
      object.traverse((o) => {
        o.geometry?.dispose(); // one that is shown again is sent again
        for (const material of [o.material].flat()) {
          material?.map?.dispose();
          material?.dispose();
        }
      });
    },
    robot(colour, opacity, tint) {
      const s = this.size || 1;
      const count = (this.skeleton || []).length;
      const root = new THREE.Group();
      const frames = [new THREE.Group()];
      const visible = !!tint || this.show?.meshes === false || !this.covered();
      const paint = (c) =>
        new THREE.MeshStandardMaterial({ color: tint || c, roughness: 0.55, metalness: 0.1, transparent: opacity < 1, opacity, depthWrite: opacity === 1, visible });
      const radius = (j) => 0.026 * s * (1 - (0.45 * j) / Math.max(count, 4));
      (this.skeleton || []).forEach(() => frames.push(new THREE.Group()));
      frames.forEach((f) => {
        f.matrixAutoUpdate = false;
        root.add(f);
      });
      root.userData = { frames, rods: [], opacity };
      if (!tint) {
        const stand = new THREE.Mesh(new THREE.CylinderGeometry(0.05 * s, 0.07 * s, 0.035 * s, 40), paint(colour.base));
        stand.rotation.x = Math.PI / 2;
        stand.position.z = -0.0175 * s;
        frames[0].add(stand);
      }
      for (const f of this.skeleton || []) {
        const thick = radius(f.j);
        const parent = frames[f.ant];
        const corner = [0, 0, f.b];
        const end = [f.d * Math.cos(f.gamma), f.d * Math.sin(f.gamma), f.b];
        parent.add(this.bar([0, 0, 0], corner, thick, paint(colour.link)), this.bar(corner, end, thick, paint(colour.link)));
        const rod = this.bar([0, 0, -1], [0, 0, 0], thick * (f.sigma === 1 ? 0.7 : 1), paint(colour.link));
        const holder = new THREE.Group();
        holder.add(rod);
        frames[f.j].add(holder);
        const joint = this.joint(f, s, thick, paint(f.kind === "cut" ? colour.cut : f.mu ? colour.joint : colour.passive));
        if (joint) frames[f.j].add(joint);
        root.userData.rods.push({ f, holder, joint });
        if (!tint) this.marks(frames[f.j], f.j, s, colour, f);
      }
      if (!tint) this.marks(frames[0], 0, s * 1.3, colour, null);
      if (!tint && this.show?.meshes !== false) this.shapes(frames, colour);
      return root;
    },
    bar(a, b, radius, material) {
      const from = new THREE.Vector3(...a);
      const along = new THREE.Vector3(...b).sub(from);
      const length = along.length();
      if (length < 1e-9) return new THREE.Group();
      const mesh = new THREE.Mesh(new THREE.CylinderGeometry(radius, radius, length, 20), material);
      mesh.position.copy(from).addScaledVector(along, 0.5);
      mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.normalize());
      const knob = new THREE.Mesh(new THREE.SphereGeometry(radius, 16, 12), material);
      knob.position.set(...b);
      const group = new THREE.Group();
      group.add(mesh, knob);
      return group;
    },
    joint(f, s, thick, material) {
      if (f.sigma === 2) return null;
      const long = 0.11 * s * (thick / (0.026 * s));
      if (f.sigma === 1) return new THREE.Mesh(new THREE.BoxGeometry(3.2 * thick, 3.2 * thick, long), material);
      if (f.kind === "cut") return new THREE.Mesh(new THREE.TorusGeometry(1.9 * thick, 0.55 * thick, 12, 28), material);
      const mesh = new THREE.Mesh(new THREE.CylinderGeometry(1.7 * thick, 1.7 * thick, long, 28), material);
      mesh.rotation.x = Math.PI / 2;
      return mesh;
    },
    covered() { // every link has a mesh, which says more than a bar
      const links = (this.skeleton || []).filter((f) => f.kind === "link");
      return links.length > 0 && links.every((f) => (this.meshes || []).some((shape) => shape.frame === f.j));
    },
    async shapes(frames, colour) {
      this.loaded ||= new Map();
      const [shown, failures] = [[], []];
      for (const shape of this.meshes || []) {
        const fresh = shape.url && !this.loaded.has(shape.url);
        if (fresh) this.loaded.set(shape.url, solid(shape.url));
        try {
          const isMesh = shape.kind === "mesh";
          const { geometry, colours } = isMesh ? await this.loaded.get(shape.url) : { geometry: primitive(shape), colours: [null] };
          const [own, opacity] = shape.colour ? [shape.colour.slice(0, 7), parseInt(shape.colour.slice(7), 16) / 255 || 0] : [colour.base, 1];
          const paint = (c) => new THREE.MeshStandardMaterial({ color: c || own, roughness: 0.6, side: THREE.DoubleSide, transparent: !c && opacity < 1, opacity: c ? 1 : opacity });
          const mesh = new THREE.Mesh(geometry, isMesh ? colours.map(paint) : paint(null));
          mesh.matrixAutoUpdate = false;
          mesh.matrix.set(...shape.T);
          if (isMesh) mesh.matrix.scale(new THREE.Vector3(...shape.scale));
          frames[shape.frame]?.add(mesh);
          mesh.userData.shape = true;
          shown.push(mesh);
          this.$el.dataset.meshes = String(shown.length);
          this.$el.dataset.colours = String(new Set(shown.flatMap((m) => [m.material].flat().map((p) => p.color.getHexString()))).size);
          this.draw();
        } catch (error) {
          if (fresh) failures.push(error.message);
        }
      }
      if (failures.length) this.$emit("damaged", failures);
      if (this.meshes?.length && !this.moved && this.body?.userData.frames === frames) this.fit(true);
    },
    marks(group, j, s, colour, f) {
      const show = this.show || {};
      if (show.frames !== false) {
        AXES.forEach((c, k) => {
          const tip = [0, 0, 0];
          tip[k] = 0.13 * s;
          group.add(this.bar([0, 0, 0], tip, 0.0035 * s, new THREE.MeshBasicMaterial({ color: c })));
        });
      }
      if (show.axes && f && f.sigma !== 2) {
        const line = new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(0, 0, -0.5 * s), new THREE.Vector3(0, 0, 0.5 * s)]);
        const dashes = new THREE.LineDashedMaterial({ color: colour.text, dashSize: 0.03 * s, gapSize: 0.02 * s, transparent: true, opacity: 0.6 });
        const axis = new THREE.Line(line, dashes);
        axis.computeLineDistances();
        group.add(axis);
      }
      if (show.labels !== false) group.add(this.text(String(j), colour, s, j));
    },
    text(words, colour, s, j) {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 64;
      const pen = canvas.getContext("2d");
      pen.fillStyle = colour.back;
      pen.globalAlpha = 0.75;
      pen.beginPath();
      pen.arc(32, 32, 30, 0, 7);
      pen.fill();
      pen.globalAlpha = 1;
      pen.fillStyle = colour.text;
      pen.font = "600 38px Roboto, sans-serif";
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(words, 32, 34);
      const sprite = new THREE.Sprite(new THREE.SpriteMaterial({ map: new THREE.CanvasTexture(canvas), depthTest: false, sizeAttenuation: false }));
      sprite.scale.setScalar(0.032);
      const turn = j * 2.4; // frames with one origin have their numbers side by side
      sprite.position.set(0.055 * s * Math.cos(turn), 0.055 * s * Math.sin(turn), 0.06 * s);
      sprite.renderOrder = 10;
      return sprite;
    },
    // --- postures ---
    place(pose) {
      if (this.lost || !pose || !pose.T || !this.body || pose.T.length !== this.body.userData.frames.length) return;
      this.latest = pose;
      this.put(this.body, pose);
      this.$el.dataset.gap = String(this.gap(pose));
      this.$el.dataset.tip = JSON.stringify([3, 7, 11].map((k) => pose.T[pose.T.length - 1][k]));
      this.draw();
    },
    put(root, pose) {
      if (!pose || !pose.T) return;
      root.userData.frames.forEach((frame, k) => {
        if (pose.T[k]) frame.matrix.set(...pose.T[k]);
        frame.matrixWorldNeedsUpdate = true;
      });
      root.userData.rods.forEach(({ f, holder, joint }) => {
        const r = pose.r[f.j - 1];
        holder.visible = Math.abs(r) > 1e-9;
        holder.scale.set(1, 1, r || 1);
        if (joint) joint.position.z = f.sigma === 0 && f.kind === "cut" ? 0 : -r;
      });
    },
    gap(pose) {
      let worst = 0;
      const loops = (this.skeleton || []).filter((f) => f.kind === "cut").length;
      for (const f of this.skeleton || []) {
        if (f.kind !== "cut") continue;
        const [a, b] = [pose.T[f.j], pose.T[f.j + loops]];
        worst = Math.max(worst, Math.hypot(a[3] - b[3], a[7] - b[7], a[11] - b[11]));
      }
      return worst;
    },
    single(k) { // one ghost more than the others; none for -1
      (this.others || []).forEach((ghost, i) => {
        const opacity = k < 0 ? ghost.userData.opacity : i === k ? 0.9 : 0.07;
        ghost.traverse((o) => o.material && (o.material.opacity = opacity));
      });
      this.$el.dataset.single = String(k);
      this.draw();
    },
    // --- looking at it ---
    fit(quiet, poses) {
      if (this.lost || !this.body) return;
      const box = new THREE.Box3();
      for (const root of [this.body, ...(this.others || [])]) {
        for (const frame of root.userData.frames) {
          box.expandByPoint(new THREE.Vector3().setFromMatrixPosition(frame.matrix));
          for (const part of frame.children) if (part.userData.shape) box.expandByObject(part);
        }
      }
      for (const pose of poses || []) for (const T of pose.T) box.expandByPoint(new THREE.Vector3(T[3], T[7], T[11]));
      box.expandByScalar(0.09 * (this.size || 1));
      const centre = box.getCenter(new THREE.Vector3());
      const reach = Math.max(box.getSize(new THREE.Vector3()).length() / 2, 0.25 * (this.size || 1));
      const away = (0.95 * reach) / Math.sin((this.camera.fov * Math.PI) / 360) / Math.min(1, this.camera.aspect);
      const from = quiet ? new THREE.Vector3(1.1, -1.5, 0.9) : this.camera.position.clone().sub(this.controls.target);
      this.camera.position.copy(centre).addScaledVector(from.normalize(), away);
      this.camera.near = away / 100;
      this.camera.far = away * 20;
      this.camera.updateProjectionMatrix();
      this.controls.target.copy(centre);
      this.controls.update();
      this.draw();
    },
    key(event) {
      const turns = { ArrowLeft: [-0.15, 0], ArrowRight: [0.15, 0], ArrowUp: [0, -0.12], ArrowDown: [0, 0.12] };
      const zooms = { "+": 0.87, "=": 0.87, "-": 1.15 };
      const arm = this.camera?.position.clone().sub(this.controls.target);
      if (!arm) return;
      if (turns[event.key]) {
        const ball = new THREE.Spherical().setFromVector3(new THREE.Vector3(arm.x, arm.z, -arm.y));
        ball.theta += turns[event.key][0];
        ball.phi = Math.min(Math.PI - 0.05, Math.max(0.05, ball.phi + turns[event.key][1]));
        const v = new THREE.Vector3().setFromSpherical(ball);
        arm.set(v.x, -v.z, v.y);
      } else if (zooms[event.key]) arm.multiplyScalar(zooms[event.key]);
      else if (event.key === "f") return this.fit();
      else return;
      event.preventDefault();
      this.camera.position.copy(this.controls.target).add(arm);
      this.controls.update();
    },
    // --- motion ---
    film(frames, seconds) {
      this.stop();
      this.frames = frames;
      this.seconds = seconds;
      this.part = 0;
      this.fit(false, frames);
    },
    run() {
      if (!this.frames || !this.frames.length) return;
      if (this.part >= 1) this.part = 0;
      let last = performance.now();
      let told = 0;
      const step = (now) => {
        this.part = Math.min(1, this.part + (now - last) / 1000 / this.seconds);
        last = now;
        this.showPart();
        if (now - told > 150 || this.part >= 1) {
          told = now;
          this.$emit("film", { part: this.part });
        }
        this.motion = this.part < 1 ? requestAnimationFrame(step) : 0;
      };
      this.stop();
      this.motion = requestAnimationFrame(step);
    },
    seek(part) {
      this.stop();
      this.part = part;
      this.showPart();
    },
    showPart() {
      if (!this.frames || !this.frames.length) return;
      const k = Math.round(this.part * (this.frames.length - 1));
      this.place(this.frames[k]);
      this.$el.dataset.playing = String(k);
    },
    stop() {
      cancelAnimationFrame(this.motion || 0);
      this.motion = 0;
    },
  },
};
