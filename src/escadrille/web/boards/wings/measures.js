// The sizes of what lies on the table, in grid units.

/** @import { Size } from "../plane/geometry.js" */
/** @import { Scene } from "./scene.js" */

/** @param {number} length in millimetres */
const grid = (length) => Math.round(length * 100);

/**
 * @param {Scene} scene
 * @returns {{ base: Size, ruler: number, arrow: number, flak: number, marker: number, bomb: Size, cluster: Size }}
 */
export function measureOf({ view, content }) {
  const found = /** @type {any} */ (Object.values(content?.measures ?? {})[0] ?? {});
  const [bomb, cluster] = [found.bomb ?? [44, 68], found.cluster ?? [65, 88]].map((size) => size.map(grid));
  return {
    base: view.base,
    ruler: view.ruler,
    arrow: grid(found.arrow ?? 0),
    flak: grid(found.flak ?? 20),
    marker: grid(found.marker ?? 15),
    bomb,
    cluster,
  };
}
