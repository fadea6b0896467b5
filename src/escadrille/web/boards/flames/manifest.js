// What flames brings to the page.
import { relief } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { Coast, HEIGHT, WIDTH } from "../../parts/chart.js";

/** @import { Manifest } from "../index.js" */

function Strait() {
  const ground = relief(41, 5);
  /** @param {number} x @param {number} y */
  const height = (x, y) => {
    const slant = x / WIDTH + (y / HEIGHT) * 0.8;
    return Math.max(0.3 - slant * 1.3, slant * 1.2 - 1.5) + (ground(x / 170, y / 170) - 0.5) * 0.62;
  };
  return html`<${Coast} height=${height} />`;
}

/** @type {Manifest} */
export const manifest = {
  board: () => import("./board.js"),
  lessons: () => import("./intro.js"),
  styles: ["cards", "flames"],
  isFirst: true,
  panel: {
    Ground: Strait,
    aircraft: [
      { type: "spitfire-1", nation: "uk", year: 1940, px: 120, heading: 28, x: 40, y: 68, shadow: 27 },
      { type: "bf-109e", nation: "germany", year: 1940, px: 106, heading: 20, x: 60, y: 30, shadow: 27 },
    ],
  },
};
