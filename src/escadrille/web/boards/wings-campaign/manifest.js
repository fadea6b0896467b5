// What the campaigns of wings bring to the page.

/** @import { Manifest } from "../index.js" */

/** @type {Manifest} */
export const manifest = {
  board: () => import("./board.js"),
  styles: ["wings-campaign"],
};
