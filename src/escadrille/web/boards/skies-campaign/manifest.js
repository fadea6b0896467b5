// What the campaign of skies brings to the page: it is played on the generic table.

/** @import { Manifest } from "../index.js" */

/** @type {Manifest} */
export const manifest = {};
