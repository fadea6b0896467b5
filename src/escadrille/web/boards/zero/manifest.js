// What zero brings to the page.
import { contour, relief } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { Ground, SHEET } from "../../parts/chart.js";

/** @import { Manifest } from "../index.js" */

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

/** @type {Manifest} */
export const manifest = {
  board: () => import("./board.js"),
  lessons: () => import("./intro.js"),
  styles: ["cards", "zero"],
  panel: {
    Ground: Islands,
    aircraft: [
      { type: "a6m2", nation: "japan", year: 1942, px: 123, heading: 28, x: 40, y: 70, shadow: 30 },
      { type: "f4f-3", nation: "usa", year: 1942, px: 118, heading: 48, x: 60, y: 30, shadow: 30 },
    ],
  },
};
