// What wings brings to the page.
import { Front } from "./panel.js";

/** @import { Manifest } from "../index.js" */

/** @type {Manifest} */
export const manifest = {
  board: () => import("./board.js"),
  lessons: () => import("./intro.js"),
  own: () => import("../wings-campaign/own.js"),
  styles: ["still", "plane", "wings"],
  panel: {
    Ground: Front,
    aircraft: [
      { type: "sopwith-camel", nation: "britain", year: 1917, px: 112, heading: 38, x: 56, y: 36, shadow: 20 },
      { type: "fokker-dr1", nation: "germany", year: 1917, px: 95, heading: 24, x: 33, y: 72, shadow: 14 },
    ],
  },
};
