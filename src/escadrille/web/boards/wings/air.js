// What else lies on the table or hangs above it: relief, zones, nets, markers, flags, bombs, flak, clouds.
import { dice } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { outline, placed } from "../plane/geometry.js";
import { Puff } from "../plane/pieces.js";

/** @import { Camera } from "../plane/camera.js" */
/** @import { Point, Pose } from "../plane/geometry.js" */
/** @import { Scene } from "./scene.js" */

/** @typedef {{ scene: Scene, camera: Camera }} Seen */

/** @param {Scene} scene @param {number} side */
export const sideName = (scene, side) =>
  scene.scenario?.side?.[side]?.name?.[lang.value] ?? scene.view.sides[side] ?? "";

/** High ground: its outline, hachures down its slope, and the level on which it lies. @param {Seen} props */
export const Hills = ({ scene, camera }) =>
  scene.view.hills.map((/** @type {{ outline: Point[], floor: number }} */ { outline: shape, floor }) => {
    const [x, y] = camera.at(centreOf(shape));
    return html`<g class="hill">
      <path class="slope" d=${`M${outline(camera, shape)}Z`} />
      <path class="hachures" d=${hachures(camera, shape)} />
      <text class="floor" x=${x} y=${y}>${say("wings-map-floor", { floor })}</text>
    </g>`;
  });

/** @param {Point[]} points @returns {Point} */
const centreOf = (points) =>
  points.reduce(([east, north], [x, y]) => [east + x / points.length, north + y / points.length], [0, 0]);

/** Short strokes inward, all along an outline. @param {Camera} camera @param {Point[]} shape */
function hachures(camera, shape) {
  const points = shape.map((point) => camera.at(point));
  const [cx, cy] = centreOf(points);
  return points
    .map(([ax, ay], place) => {
      const [bx, by] = points[(place + 1) % points.length] ?? [ax, ay];
      const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 9));
      return Array.from({ length: count }, (_, step) => {
        const [x, y] = [ax + ((bx - ax) * step) / count, ay + ((by - ay) * step) / count];
        const far = Math.hypot(cx - x, cy - y) || 1;
        const length = Math.min(far, (step % 2 ? 7 : 11) * Math.max(0.7, camera.zoom.value));
        const [right, down] = [((cx - x) / far) * length, ((cy - y) / far) * length];
        return `M${x.toFixed(1)} ${y.toFixed(1)}l${right.toFixed(1)} ${down.toFixed(1)}`;
      }).join("");
    })
    .join("");
}

/** Where zones end, with their names. @param {Seen} props */
export function Zones({ scene, camera }) {
  const { borders, area } = scene.view;
  if (!borders) return null;
  const west = scene.scenario?.side?.findIndex((/** @type {any} */ side) => side.edge === "west") ?? 0;
  const names = [sideName(scene, Math.max(0, west)), say("wings-map-conflict"), sideName(scene, west === 1 ? 0 : 1)];
  const edges = [0, ...borders, area[0]];
  return html`<g class="zones">
    ${borders.map((/** @type {number} */ x) => html`<path d=${`M${outline(camera, [[x, 0], [x, area[1]]])}`} />`)}
    ${names.map((name, place) => {
      const [x, y] = camera.at([((edges[place] ?? 0) + (edges[place + 1] ?? 0)) / 2, area[1]]);
      return html`<text x=${x} y=${y + 17}>${name}</text>`;
    })}
  </g>`;
}

/** @param {Seen} props */
export const Nets = ({ scene, camera }) =>
  scene.view.nets.map((/** @type {string[]} */ labels) => {
    const poses = labels.flatMap((label) => (scene.thing(label)?.pose ? [scene.thing(label)?.pose ?? [0, 0]] : []));
    const d = `M${outline(camera, poses.map(([x = 0, y = 0]) => [x, y]))}`;
    return html`<g class="net"><path class="rope" d=${d} /><path class="mesh" d=${d}
      stroke-width=${camera.px(500)} /></g>`;
  });

/** Where ammunition is to be had. @param {Seen} props */
export function Markers({ scene, camera }) {
  const radius = camera.px(scene.view.measures.marker);
  return scene.view.markers.map((/** @type {Point} */ place) => {
    const [x, y] = camera.at(place);
    return html`<g class="marker" transform=${`translate(${x} ${y})`} role="img" aria-label=${say("wings-map-ammo")}>
      <circle r=${radius} />
      <path transform=${`scale(${radius / 16})`}
        d="M-7 8V-1C-7 -5 -5 -8 -4 -9C-3 -8 -1 -5 -1 -1V8ZM1 8V-1C1 -5 3 -8 4 -9C5 -8 7 -5 7 -1V8Z" />
    </g>`;
  });
}

/** @param {Seen} props */
export const Flags = ({ scene, camera }) =>
  scene.view.flags.map((/** @type {any} */ flag) => {
    const carrier = scene.flyer(flag.carrier);
    const [x, y] = camera.at(carrier?.pose ?? flag.place);
    const size = Math.max(0.8, camera.zoom.value);
    const carried = carrier ? carrier.label : "";
    return html`<g class=${`pennant ${flag.side === scene.side ? "ours" : "theirs"}`} role="img"
      aria-label=${say("wings-map-flag", { side: sideName(scene, flag.side), carried: carried || "none" })}
      transform=${`translate(${x} ${y}) scale(${size})`}>
      ${!carried && html`<circle class="foot" r=${camera.px(scene.view.measures.marker) / size} />`}
      <path class="pole" d="M0 8V-26" /><path class="cloth" d="M0 -26L22 -19L0 -12Z" />
      ${flag.side !== scene.side && html`<path class="cloth" d="M3 -22L13 -19L3 -16Z" />`}
    </g>`;
  });

/** @param {Seen} props */
export const Bombs = ({ scene, camera }) =>
  scene.view.bombs.map((/** @type {{ owner: string, pose: Pose, markers: number, cluster: boolean }} */ bomb) => {
    const size = scene.view.measures[bomb.cluster ? "cluster" : "bomb"];
    const [w, h] = size.map((/** @type {number} */ side) => camera.px(side));
    const said = say("wings-map-bomb", { owner: bomb.owner, markers: bomb.markers });
    return html`<g class="bomb" role="img" aria-label=${said} style=${{ transform: placed(camera, bomb.pose) }}>
      <rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="3" />
      <path transform=${`scale(${h / 68})`} d="M0 -18C6 -14 6 4 0 10C-6 4 -6 -14 0 -18ZM0 7L-5 16H5Z" />
      <text transform=${`rotate(${-bomb.pose[2] / 100})`} y="4">${bomb.markers}</text>
    </g>`;
  });

/** Shells on their way: where, at what level, when they burst. @param {Seen} props */
export const Shells = ({ scene, camera }) =>
  scene.view.flak.map((/** @type {any} */ { battery, place, level, turn, phase }) => {
    const when = { phase, later: turn > scene.view.turn };
    return html`<${Burst} camera=${camera} radius=${scene.view.measures.flak} place=${place} level=${level}
      note=${say("wings-map-phase", when)} label=${say("wings-map-shell", { battery, level, ...when })} />`;
  });

const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const [sin, cos] = [Math.sin((ray * Math.PI) / 4), Math.cos((ray * Math.PI) / 4)];
  return `M${(sin * 0.62).toFixed(2)} ${(cos * 0.62).toFixed(2)}L${sin.toFixed(2)} ${cos.toFixed(2)}`;
}).join("");

/**
 * A counter of flak.
 * @param {{ camera: Camera, radius: number, place: Point, level: number, note?: string, label?: string,
 *   kind?: string }} props
 */
export function Burst({ camera, radius, place, level, note = "", label, kind = "" }) {
  const [x, y] = camera.at(place);
  const r = Math.max(13, camera.px(radius));
  return html`<g class=${`shell ${kind}`} transform=${`translate(${x} ${y})`} role=${label ? "img" : undefined}
    aria-label=${label}>
    <circle r=${r} /><path d=${RAYS} transform=${`scale(${r})`} />
    <text y="5">${level}</text>
    ${note && html`<text class="note" y=${r + 13}>${note}</text>`}
  </g>`;
}

/** A few clouds where there is a layer of them. @param {Seen} props */
export function Clouds({ scene, camera }) {
  const { clouds, area } = scene.view;
  if (!clouds) return null;
  const roll = dice(area[0] + 7 * area[1]);
  const count = Math.round((area[0] * area[1]) / 14e8) + 3;
  return html`<g class="clouds">
    ${Array.from({ length: count }, () => {
      const [x, y] = camera.at([roll() * area[0], roll() * area[1]]);
      return html`<g transform=${`translate(${x} ${y})`}><${Puff} px=${camera.px(11000 + roll() * 9000)} /></g>`;
    })}
  </g>`;
}
