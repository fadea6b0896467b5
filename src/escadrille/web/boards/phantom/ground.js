// The ground under the flight: every Target has its own, in bands of height.
import { contour, relief } from "../../lib/contours.js";

const BANDS = /** @type {const} */ ([[0.42, "var(--f2)"], [0.54, "var(--wood)"], [0.66, "var(--f4)"]]);
const UNIT = 150; // of a sheet to one of the relief

/** @type {Map<string, { d: string, fill: string }[]>} */
const drawn = new Map();

/** @param {number} seed @param {number} width @param {number} height of the sheet */
export function groundOf(seed, width, height) {
  const key = [seed, width, height].join();
  const rise = relief(seed);
  const bands = drawn.get(key) ?? BANDS.map(([level, fill]) => ({
    d: contour((x, y) => rise(x / UNIT, y / UNIT), { width, height, step: 10 }, level), fill,
  }));
  drawn.set(key, bands);
  return bands;
}
