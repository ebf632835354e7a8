// Meshes as the server packs them, and simple solids.
import { THREE } from "nicegui-scene";

const TRIANGLE = 76; // bytes: three corners and three normals as floats, a colour as bytes

// All corners, all normals, all colours; a run of one colour is one group, without alpha it has none.
export async function solid(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(await answer.text());
  const data = await answer.arrayBuffer();
  const n = data.byteLength / TRIANGLE;
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(new Float32Array(data, 0, 9 * n), 3));
  geometry.setAttribute("normal", new THREE.BufferAttribute(new Float32Array(data, 36 * n, 9 * n), 3));
  const paint = new DataView(data, 72 * n);
  const colours = [];
  for (let k = 0, start = 0; k < n; k++) {
    if (k + 1 < n && paint.getUint32(4 * k) === paint.getUint32(4 * k + 4)) continue;
    geometry.addGroup(3 * start, 3 * (k + 1 - start), colours.length);
    const [r, g, b, a] = [0, 1, 2, 3].map((i) => paint.getUint8(4 * k + i));
    colours.push(a ? `rgb(${r}, ${g}, ${b})` : null);
    start = k + 1;
  }
  return { geometry, colours };
}

// A simple solid about its origin, its axis along z; the sizes are those of the robot's data.
export function primitive({ kind, scale: [x, y, z] }) {
  if (kind === "box") return new THREE.BoxGeometry(x, y, z);
  if (kind === "cylinder") return new THREE.CylinderGeometry(x, x, z, 40).rotateX(Math.PI / 2);
  if (kind === "capsule") return new THREE.CapsuleGeometry(x, z, 12, 32).rotateX(Math.PI / 2);
  return new THREE.SphereGeometry(1, 40, 24).scale(x, y, z);
}
