// Whose hand or programme the tray shows, where a player has several.
import { html } from "../../lib/html.js";
import { shownHand } from "./looks.js";

/** @import { BoardScene } from "./scene.js" */
/** @typedef {{ label: string, name: string | null }} Named */

/** @param {{ scene: BoardScene, label: string, flyers: Named[], shown: Named, note: (flyer: any) => any }} props */
export const FlyerTabs = ({ scene, label, flyers, shown, note }) => html`<div class="hand-tabs" role="group"
  aria-label=${label}>
  ${flyers.map((flyer) => html`<button key=${flyer.label} type="button"
    aria-pressed=${flyer === shown ? "true" : "false"} onClick=${() => shownHand.set(scene.message, flyer.label)}>
    <b>${flyer.label}</b> ${flyer.name}<span class="second">${note(flyer)}</span></button>`)}
</div>`;
