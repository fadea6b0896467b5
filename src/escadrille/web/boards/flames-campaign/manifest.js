// What the campaigns of flames bring to the page.

/** @import { Manifest } from "../index.js" */

/** @type {Manifest} */
export const manifest = {
  board: () => import("./board.js"),
  styles: ["flames-campaign"],
};
