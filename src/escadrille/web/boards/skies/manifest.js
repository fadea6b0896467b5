// What skies brings to the page.
import { html } from "../../lib/html.js";
import { Bands, Ground, Railway, River } from "../../parts/chart.js";

/** @import { Manifest } from "../index.js" */

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

/** @type {Manifest} */
export const manifest = {
  board: () => import("./board.js"),
  lessons: () => import("./intro.js"),
  wishes: () => import("./forces.js"),
  styles: ["still", "plane", "skies"],
  panel: {
    Ground: Hills,
    aircraft: [
      { type: "p-51d", nation: "usa", year: 1944, px: 118, heading: 36, x: 42, y: 68, shadow: 34 },
      { type: "fw-190a", nation: "germany", year: 1943, px: 109, heading: 20, x: 60, y: 30, shadow: 34 },
    ],
  },
};
