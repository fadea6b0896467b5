// What the sheets of the air wars are drawn with: flat tints, ink lines. They show nothing of a game.
import { contour, course, relief } from "../lib/contours.js";
import { html } from "../lib/html.js";

/** @import { Point } from "../lib/contours.js" */

export const WIDTH = 280;
export const HEIGHT = 345;
export const SHEET = { width: WIDTH, height: HEIGHT, step: 7 };

/** Points given in hundredths of the sheet. @param {Point[]} points @returns {Point[]} */
export const placed = (points) => points.map(([x, y]) => [(x * WIDTH) / 100, (y * HEIGHT) / 100]);

/** @param {{ fill: string }} props */
export const Ground = ({ fill }) => html`<rect width=${WIDTH} height=${HEIGHT} fill=${fill} />`;

/** @param {{ points: Point[], width: number }} props */
export function River({ points, width }) {
  const d = course(placed(points));
  return html`<g fill="none" stroke-linecap="round">
    <path d=${d} stroke="var(--line)" stroke-width=${width + 2} />
    <path d=${d} stroke="var(--water2)" stroke-width=${width} />
  </g>`;
}

/** @param {{ points: Point[], width?: number }} props */
export function Road({ points, width = 3 }) {
  const d = course(placed(points));
  return html`<g fill="none">
    <path d=${d} stroke="var(--line)" stroke-width=${width + 1.4} opacity=".75" />
    <path d=${d} stroke="var(--road)" stroke-width=${width} />
  </g>`;
}

/** @param {{ points: Point[] }} props */
export function Railway({ points }) {
  const d = course(placed(points));
  return html`<g fill="none" stroke="var(--ink2)">
    <path d=${d} stroke-width="1.4" />
    <path d=${d} stroke-width="6" stroke-dasharray="1.2 8" />
  </g>`;
}

/**
 * A coast: depths, shallows, and land in three heights.
 * @param {{ height: (x: number, y: number) => number, sheet?: { width: number, height: number, step: number } }} props
 */
export function Coast({ height, sheet = SHEET }) {
  /** @param {number} level */
  const line = (level) => contour(height, sheet, level);
  return html`<rect width=${sheet.width} height=${sheet.height} fill="var(--water)" />
    ${[-0.62, -0.5, -0.38, -0.26, -0.14].map((depth) => html`<path d=${line(depth)} fill="none"
      stroke="var(--water2)" stroke-width="1.3" />`)}
    <path d=${line(-0.05)} fill="var(--water2)" fill-opacity=".55" />
    <path d=${line(0)} fill="var(--land)" stroke="var(--line)" stroke-width="1.1" />
    ${[0.12, 0.24, 0.36].map((level) => html`<path d=${line(level)} fill="var(--land2)" fill-opacity=".7"
      stroke="var(--hair)" stroke-width=".8" />`)}`;
}

/** @typedef {[level: number, tint: string][]} Tints */

/** Ground in bands of height, each with its tint. @param {{ seed: number, bands: Tints }} props */
export function Bands({ seed, bands }) {
  const ground = relief(seed);
  /** @param {number} x @param {number} y */
  const height = (x, y) => ground(x / 150, y / 150);
  return bands.map(([level, tint]) => html`<path d=${contour(height, SHEET, level)} fill=${tint} fill-opacity=".85"
    stroke="var(--line)" stroke-opacity=".45" stroke-width=".8" />`);
}

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
