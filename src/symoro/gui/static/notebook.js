// A robot in space with sliders, in plain canvas drawing: everything is inside one page, nothing is loaded.
const canvas = document.querySelector("canvas"), pen = canvas.getContext("2d"), panel = document.querySelector("form");
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
const ink = dark ? { back: "#14181d", floor: "#2a323b", link: "#7ea6d0", joint: "#c6d4e2", passive: "#f0a24e", cut: "#fb7a45", text: "#e6edf3" }
                 : { back: "#f6f8fa", floor: "#d9dfe6", link: "#5b7fa6", joint: "#33475c", passive: "#e08a2e", cut: "#c2410c", text: "#1f2933" };
const axes = ["#d43d3d", "#2f9e44", "#2f6fde"];
const q = { ...robot.start };
let turn = 0.63, tilt = 0.45, zoom = 1;

const times = (A, B) => [0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => A[i][0] * B[0][j] + A[i][1] * B[1][j] + A[i][2] * B[2][j] + A[i][3] * B[3][j]));
const point = (T, p) => [0, 1, 2].map((i) => T[i][0] * p[0] + T[i][1] * p[1] + T[i][2] * p[2] + T[i][3]);

// T = Rot(z, gamma) Trans(z, b) Rot(x, alpha) Trans(x, d) Rot(z, theta) Trans(z, r)
function screw([gamma, b, alpha, d, theta, r]) {
  const about = (angle, along, z) => {
    const c = Math.cos(angle), s = Math.sin(angle);
    return z ? [[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, along], [0, 0, 0, 1]] : [[1, 0, 0, along], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]];
  };
  return times(times(about(gamma, b, true), about(alpha, d, false)), about(theta, r, true));
}

function parameters(f) {
  const p = [...f.p];
  if (f.q) p[f.sigma ? 5 : 4] += q[f.q];
  return p;
}

function transforms() {
  const T = [robot.base];
  for (const f of robot.frames) T.push(times(T[f.ant], screw(parameters(f))));
  return T;
}

// Passive joints follow the motors: the solution nearest to the last one, by the generated code of the loops.
function close() {
  if (!robot.passive.length || typeof loops !== "function") return true;
  const row = () => robot.names.map((name) => q[name]);
  const near = (x, name) => (robot.slides.includes(name) ? x : q[name] + Math.atan2(Math.sin(x - q[name]), Math.cos(x - q[name])));
  if (robot.closed) {
    const [rows, exists] = loops(row());
    const found = rows.filter((_, k) => exists[k] > 0.5).map((x) => x.map((v, k) => near(v, robot.passive[k])));
    if (!found.length) return false;
    const far = (x) => Math.max(...x.map((v, k) => Math.abs(v - q[robot.passive[k]])));
    found.sort((a, b) => far(a) - far(b))[0].forEach((v, k) => (q[robot.passive[k]] = v));
    return true;
  }
  const before = robot.passive.map((name) => q[name]);
  for (let k = 0; k < 30; k++) {
    const step = loops(row())[0].flat();
    const change = Math.max(...step.map((v, i) => Math.abs(v - q[robot.passive[i]])));
    step.forEach((v, i) => (q[robot.passive[i]] = v));
    if (change < 1e-11) return true;
  }
  before.forEach((v, i) => (q[robot.passive[i]] = v));
  return false;
}

function cuts(T) {
  for (const [k, twin, name, slides] of robot.cuts) {
    q[name] = 0;
    const straight = times(T[robot.frames[k - 1].ant], screw(parameters(robot.frames[k - 1]))), A = T[twin];
    const dot = (i, j) => straight[0][i] * A[0][j] + straight[1][i] * A[1][j] + straight[2][i] * A[2][j];
    q[name] = slides ? [0, 1, 2].reduce((s, i) => s + straight[i][2] * (A[i][3] - straight[i][3]), 0) : Math.atan2(dot(1, 0), dot(0, 0));
  }
}

function draw() {
  const w = (canvas.width = canvas.clientWidth * devicePixelRatio), h = (canvas.height = canvas.clientHeight * devicePixelRatio);
  const T = transforms(), s = robot.size;
  cuts(T);
  const P = T.map((x) => [x[0][3], x[1][3], x[2][3]]);
  const low = [0, 1, 2].map((i) => Math.min(...P.map((p) => p[i]))), high = [0, 1, 2].map((i) => Math.max(...P.map((p) => p[i])));
  const centre = low.map((v, i) => (v + high[i]) / 2), reach = Math.max(0.3 * s, Math.hypot(...low.map((v, i) => high[i] - v)) / 2) * 1.25;
  const scale = (zoom * Math.min(w, h)) / (2 * reach), c = Math.cos(turn), k = Math.sin(turn), ct = Math.cos(tilt), st = Math.sin(tilt);
  const seen = (p) => {
    const [x, y, z] = p.map((v, i) => v - centre[i]);
    const u = c * x + k * y, v = -k * x + c * y, depth = ct * v - st * z, f = 6 / (6 + depth / reach);
    return [w / 2 + u * scale * f, h / 2 - (st * v + ct * z) * scale * f, depth, f];
  };
  const todo = [];
  const line = (a, b, colour, width, cap = "round") => {
    const [A, B] = [seen(a), seen(b)];
    todo.push([(A[2] + B[2]) / 2, () => {
      Object.assign(pen, { strokeStyle: colour, lineWidth: Math.max(1, width * scale * A[3]), lineCap: cap });
      pen.beginPath();
      pen.moveTo(A[0], A[1]);
      pen.lineTo(B[0], B[1]);
      pen.stroke();
    }]);
  };
  pen.fillStyle = ink.back;
  pen.fillRect(0, 0, w, h);
  for (let i = -5; i <= 5; i++) {
    const t = (i * s) / 4, far = 1.25 * s, z = robot.base[2][3];
    line([t, -far, z], [t, far, z], ink.floor, 0);
    line([-far, t, z], [far, t, z], ink.floor, 0);
  }
  todo.forEach((x) => (x[0] = 1e9));
  robot.frames.forEach((f, i) => {
    const [gamma, b, , d, , r] = parameters(f), A = T[f.ant], B = T[i + 1], thick = 0.05 * s * (1 - (0.45 * i) / Math.max(4, robot.frames.length));
    const corner = point(A, [0, 0, b]), end = point(A, [d * Math.cos(gamma), d * Math.sin(gamma), b]);
    line(P[f.ant], corner, ink.link, thick);
    line(corner, end, ink.link, thick);
    line(end, P[i + 1], ink.link, f.sigma === 1 ? 0.6 * thick : thick);
    const at = f.kind === "cut" ? 0 : -r;
    if (f.sigma !== 2) line(point(B, [0, 0, at - 0.05 * s]), point(B, [0, 0, at + 0.05 * s]), f.kind === "cut" ? ink.cut : f.mu ? ink.joint : ink.passive, 1.7 * thick, "butt");
    axes.forEach((colour, a) => line(P[i + 1], point(B, [0, 1, 2].map((x) => (x === a ? 0.12 * s : 0))), colour, 0.008 * s));
  });
  axes.forEach((colour, a) => line(P[0], point(T[0], [0, 1, 2].map((x) => (x === a ? 0.17 * s : 0))), colour, 0.01 * s));
  todo.sort((a, b) => b[0] - a[0]).forEach(([, paint]) => paint());
  pen.font = `600 ${12 * devicePixelRatio}px system-ui, sans-serif`;
  pen.fillStyle = ink.text;
  P.forEach((p, j) => {
    const [x, y] = seen(p);
    pen.fillText(String(j), x + 8 * devicePixelRatio + 9 * (j % 3), y - 8 * devicePixelRatio);
  });
}

for (const [name, low, high] of robot.sliders) {
  const label = panel.appendChild(document.createElement("label"));
  const out = document.createElement("output");
  const slider = Object.assign(document.createElement("input"), { type: "range", min: low, max: high, step: (high - low) / 720, value: q[name] });
  const told = () => (out.textContent = robot.slides.includes(name) ? `${q[name].toFixed(3)} m` : `${((q[name] * 180) / Math.PI).toFixed(1)}°`);
  label.append(name, slider, out);
  slider.oninput = () => {
    const last = q[name];
    q[name] = Number(slider.value);
    if (!close()) slider.value = q[name] = last;
    told();
    draw();
  };
  told();
}
canvas.onpointermove = (e) => {
  if (!e.buttons) return;
  turn -= e.movementX * 0.01;
  tilt = Math.max(-1.5, Math.min(1.5, tilt + e.movementY * 0.01));
  draw();
};
canvas.onwheel = (e) => {
  e.preventDefault();
  zoom *= Math.exp(-e.deltaY * 0.001);
  draw();
};
canvas.onkeydown = (e) => {
  const move = { ArrowLeft: [0.1, 0], ArrowRight: [-0.1, 0], ArrowUp: [0, 0.08], ArrowDown: [0, -0.08] }[e.key];
  if (!move) return;
  e.preventDefault();
  turn += move[0];
  tilt = Math.max(-1.5, Math.min(1.5, tilt + move[1]));
  draw();
};
addEventListener("resize", draw);
draw();
