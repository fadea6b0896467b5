// What phantom brings to the page.
import { html } from "../../lib/html.js";
import { Bands, Ground, HEIGHT, River, Road, WIDTH } from "../../parts/chart.js";

/** @import { Manifest } from "../index.js" */

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

/** @type {Manifest} */
export const manifest = {
  board: () => import("./board.js"),
  lessons: () => import("./intro.js"),
  styles: ["still", "phantom"],
  panel: {
    Ground: Delta,
    aircraft: [
      { type: "f-4", nation: "usa", year: 1967, px: 138, heading: 36, x: 60, y: 34, shadow: 34 },
      { type: "f-4", nation: "usa", year: 1967, px: 124, heading: 36, x: 30, y: 70, shadow: 34 },
    ],
  },
};
