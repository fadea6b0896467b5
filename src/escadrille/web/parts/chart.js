// The sheets of the five air wars: flat tints, ink lines, always the same ground. They show nothing of a game.
import { contour, course, dice, relief, trench, wire } from "../lib/contours.js";
import { html } from "../lib/html.js";

/** @import { Point } from "../lib/contours.js" */

export const WIDTH = 280;
export const HEIGHT = 345;
const SHEET = { width: WIDTH, height: HEIGHT, step: 7 };

/** Points given in hundredths of the sheet. @param {Point[]} points @returns {Point[]} */
const placed = (points) => points.map(([x, y]) => [(x * WIDTH) / 100, (y * HEIGHT) / 100]);

/** @param {{ fill: string }} props */
const Ground = ({ fill }) => html`<rect width=${WIDTH} height=${HEIGHT} fill=${fill} />`;

/** @param {{ points: Point[], width: number }} props */
function River({ points, width }) {
  const d = course(placed(points));
  return html`<g fill="none" stroke-linecap="round">
    <path d=${d} stroke="var(--line)" stroke-width=${width + 2} />
    <path d=${d} stroke="var(--water2)" stroke-width=${width} />
  </g>`;
}

/** @param {{ points: Point[], width?: number }} props */
function Road({ points, width = 3 }) {
  const d = course(placed(points));
  return html`<g fill="none">
    <path d=${d} stroke="var(--line)" stroke-width=${width + 1.4} opacity=".75" />
    <path d=${d} stroke="var(--road)" stroke-width=${width} />
  </g>`;
}

/** @param {{ points: Point[] }} props */
function Railway({ points }) {
  const d = course(placed(points));
  return html`<g fill="none" stroke="var(--ink2)">
    <path d=${d} stroke-width="1.4" />
    <path d=${d} stroke-width="6" stroke-dasharray="1.2 8" />
  </g>`;
}

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
    return html`<rect
      x="-3"
      y="-2"
      width=${width}
      height=${height}
      transform=${`${place} rotate(${roll() * 40 - 20})`}
    />`;
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

const Front = () => html`
  <${Ground} fill="var(--hedge)" />
  <${Fields} />
  <${River} points=${[[104, 10], [80, 20], [86, 38], [70, 55], [78, 78], [66, 104]]} width=${9} />
  <${Wood} />
  <${Road} points=${[[-4, 50], [30, 46], [50, 52], [104, 44]]} />
  <${Village} />
  <${Trench} points=${WEST} ink="var(--react)" side=${-1} />
  <${Trench} points=${EAST} ink="var(--axis)" side=${1} />`;

function Strait() {
  const ground = relief(41, 5);
  /** @param {number} x @param {number} y */
  const height = (x, y) => {
    const slant = x / WIDTH + (y / HEIGHT) * 0.8;
    return Math.max(0.3 - slant * 1.3, slant * 1.2 - 1.5) + (ground(x / 170, y / 170) - 0.5) * 0.62;
  };
  /** @param {number} level */
  const line = (level) => contour(height, SHEET, level);
  return html`
    <${Ground} fill="var(--water)" />
    ${[-0.62, -0.5, -0.38, -0.26, -0.14].map((depth) => html`<path
      d=${line(depth)}
      fill="none"
      stroke="var(--water2)"
      stroke-width="1.3"
    />`)}
    <path d=${line(-0.05)} fill="var(--water2)" fill-opacity=".55" />
    <path d=${line(0)} fill="var(--land)" stroke="var(--line)" stroke-width="1.1" />
    ${[0.12, 0.24, 0.36].map((level) => html`<path
      d=${line(level)}
      fill="var(--land2)"
      fill-opacity=".7"
      stroke="var(--hair)"
      stroke-width=".8"
    />`)}`;
}

function Islands() {
  const ground = relief(17);
  /** @param {number} x @param {number} y */
  const height = (x, y) => ground(x / 135, y / 110) - 0.645;
  /** @param {number} level */
  const line = (level) => contour(height, SHEET, level);
  return html`
    <${Ground} fill="var(--water2)" />
    <path d=${line(-0.2)} fill="var(--water)" fill-opacity=".55" />
    <path d=${line(-0.1)} fill="var(--water)" fill-opacity=".9" />
    <path d=${line(-0.15)} fill="none" stroke="var(--hair)" stroke-width=".8" opacity=".7" />
    <path d=${line(-0.04)} fill="none" stroke="var(--line)" stroke-dasharray="1.5 4" stroke-linecap="round" />
    <path d=${line(0)} fill="var(--land)" stroke="var(--line)" />
    ${[0.06, 0.12].map((level) => html`<path
      d=${line(level)}
      fill="var(--land2)"
      stroke="var(--hair)"
      stroke-width=".8"
    />`)}`;
}

/** @typedef {[level: number, tint: string][]} Tints */

/** Ground in bands of height, each with its tint. @param {{ seed: number, bands: Tints }} props */
function Bands({ seed, bands }) {
  const ground = relief(seed);
  /** @param {number} x @param {number} y */
  const height = (x, y) => ground(x / 150, y / 150);
  return bands.map(
    ([level, tint]) => html`<path
      d=${contour(height, SHEET, level)}
      fill=${tint}
      fill-opacity=".85"
      stroke="var(--line)"
      stroke-opacity=".45"
      stroke-width=".8"
    />`,
  );
}

const Hills = () => html`
  <${Ground} fill="var(--f2)" />
  <${Bands}
    seed=${6}
    bands=${[
      [0.34, "var(--f1)"],
      [0.42, "var(--f3)"],
      [0.5, "var(--hill)"],
      [0.58, "var(--hill)"],
      [0.66, "var(--hill2)"],
      [0.74, "var(--hill2)"],
    ]}
  />
  <${River} points=${[[-4, 78], [25, 70], [42, 84], [70, 76], [104, 90]]} width=${7} />
  <${Railway} points=${[[10, -3], [20, 30], [50, 50], [90, 56], [107, 62]]} />`;

const Delta = () => html`
  <${Ground} fill="var(--f4)" />
  <${Bands} seed=${8} bands=${[[0.4, "var(--f2)"], [0.52, "var(--wood)"], [0.64, "var(--wood)"]]} />
  <${River} points=${[[36, 70], [20, 84], [12, 103]]} width=${6} />
  <${River} points=${[[20, -3], [34, 18], [24, 34], [42, 50], [36, 70], [60, 86], [70, 103]]} width=${10} />
  <${Road} points=${[[104, 30], [70, 36], [40, 50], [-4, 46]]} width=${2.4} />
  <g
    fill="none"
    stroke="var(--fire)"
    stroke-width="1.1"
    opacity=".75"
    transform=${`translate(${WIDTH * 0.4} ${HEIGHT * 0.5})`}
  >
    ${[38, 76, 114, 152].map((radius) => html`<circle r=${radius} stroke-dasharray=${radius % 76 ? "2 4" : "6 4"} />`)}
  </g>`;

/** A sheet that nobody has surveyed yet: contours only. @param {{ seed?: number }} props */
export function Unsurveyed({ seed = 21 }) {
  const ground = relief(seed);
  /** @param {number} x @param {number} y */
  const height = (x, y) => ground(x / 150, y / 140);
  return html`
    <${Ground} fill="var(--sheet)" />
    <g fill="none" stroke="var(--hair)">
      ${[0.38, 0.46, 0.54, 0.62, 0.7].map((level) => html`<path d=${contour(height, SHEET, level)} />`)}
    </g>`;
}

/** The ground that each system is fought over. @type {Record<string, () => any>} */
export const GROUND = { wings: Front, flames: Strait, zero: Islands, skies: Hills, phantom: Delta };
