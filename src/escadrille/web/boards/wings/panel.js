// The sheet of wings on the first screen: fields, a wood, a village, and the trenches of both sides.
import { contour, dice, relief, trench, wire } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { Ground, HEIGHT, River, Road, WIDTH, placed } from "../../parts/chart.js";

/** @import { Point } from "../../lib/contours.js" */

/** Parcels of farmland: a large slanted rectangle, split again and again, some of it ploughed. */
function Fields() {
  const roll = dice(4);
  const reach = Math.hypot(WIDTH, HEIGHT);
  /** @type {any[]} */
  const parcels = [];
  /** @param {number} x @param {number} y @param {number} a @param {number} b @param {number} depth */
  const split = (x, y, a, b, depth) => {
    const larger = Math.max(a, b);
    if (depth > 0 && (larger > 88 || (larger > 46 && roll() < 0.6))) {
      const share = 0.36 + roll() * 0.28;
      if (a > b) {
        split(x, y, a * share, b, depth - 1);
        split(x + a * share, y, a * (1 - share), b, depth - 1);
      } else {
        split(x, y, a, b * share, depth - 1);
        split(x, y + b * share, a, b * (1 - share), depth - 1);
      }
    } else parcels.push(parcel(x, y, a, b));
  };
  /** @param {number} x @param {number} y @param {number} a @param {number} b */
  const parcel = (x, y, a, b) => {
    const tint = 1 + Math.floor(roll() * 4);
    const ridges = Array.from({ length: Math.floor(Math.max(a, b) / 7) }, (_, ridge) =>
      a > b ? `M${x + ridge * 7 + 5} ${y + 4}v${b - 8}` : `M${x + 4} ${y + ridge * 7 + 5}h${a - 8}`,
    );
    return html`<rect x=${x + 1.4} y=${y + 1.4} width=${a - 2.8} height=${b - 2.8} fill=${`var(--f${tint})`} />
      ${roll() < 0.34 && html`<path d=${ridges.join("")} stroke="var(--hair)" stroke-width=".7" />`}`;
  };
  split(-reach * 0.3, -reach * 0.3, reach * 1.6, reach * 1.6, 9);
  return html`<g transform=${`rotate(-14 ${WIDTH / 2} ${HEIGHT / 2})`}>${parcels}</g>`;
}

function Wood() {
  const ground = relief(6, 3);
  /** @param {number} x @param {number} y */
  const density = (x, y) => 1 - Math.hypot((x - 56) / 47, (y - 40) / 33) + (ground(x / 26, y / 26) - 0.5) * 0.9;
  const roll = dice(6);
  const trees = Array.from({ length: 34 }, () => [roll() * 112, roll() * 80])
    .filter(([x = 0, y = 0]) => density(x, y) > 0.3)
    .map(([x = 0, y = 0]) => `M${x.toFixed(1)} ${(y - 3).toFixed(1)}l2.6 4.6h-5.2Z`);
  const edge = contour(density, { width: 112, height: 80, step: 6 }, 0.15);
  return html`<g transform="translate(-6 66)">
    <path d=${edge} fill="var(--wood)" stroke="var(--line)" stroke-width=".8" stroke-dasharray="2 2" />
    <path d=${trees.join("")} fill="none" stroke="var(--man)" stroke-width=".8" opacity=".75" />
  </g>`;
}

function Village() {
  const roll = dice(11);
  const houses = Array.from({ length: 9 }, () => {
    const [angle, distance] = [roll() * 6.3, Math.sqrt(roll()) * 15];
    const place = `translate(${45 + Math.cos(angle) * distance * 1.3} ${172 + Math.sin(angle) * distance * 0.8})`;
    const [width, height] = [5 + roll() * 4, 4 + roll() * 2];
    return html`<rect x="-3" y="-2" width=${width} height=${height}
      transform=${`${place} rotate(${roll() * 40 - 20})`} />`;
  });
  return html`<g fill="var(--ink2)">${houses}</g>`;
}

/** @param {{ points: Point[], ink: string, side: 1 | -1 }} props */
function Trench({ points, ink, side }) {
  const line = placed(points);
  const d = trench(line, 4 * side, 12);
  return html`<g fill="none">
    <path d=${d} stroke="var(--f1)" stroke-width="5" />
    <path d=${d} stroke=${ink} stroke-width="1.9" stroke-linejoin="round" />
    <path d=${wire(line, -9 * side, 11)} stroke="var(--ink2)" stroke-width=".9" />
  </g>`;
}

/** @type {Point[]} */
const WEST = [[42, -6], [36, 22], [46, 42], [38, 63], [47, 82], [42, 106]];
const EAST = WEST.map(([x, y]) => /** @type {Point} */ ([x + 20, y]));

export const Front = () => html`
  <${Ground} fill="var(--hedge)" />
  <${Fields} />
  <${River} points=${[[104, 10], [80, 20], [86, 38], [70, 55], [78, 78], [66, 104]]} width=${9} />
  <${Wood} />
  <${Road} points=${[[-4, 50], [30, 46], [50, 52], [104, 44]]} />
  <${Village} />
  <${Trench} points=${WEST} ink="var(--react)" side=${-1} />
  <${Trench} points=${EAST} ink="var(--axis)" side=${1} />`;
