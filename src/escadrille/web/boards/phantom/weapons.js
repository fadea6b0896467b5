// Weapon counters: on the arming table, in an attack, and when they are dropped.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { signed } from "../kit/terms.js";
import { letters } from "./terms.js";

/** @import { Pilot, Scene } from "./scene.js" */

/** The distances at which a weapon can be used. @param {number[]} reach */
const rangeOf = (reach) => [...new Set([reach[0], reach.at(-1)])].join("–");

/** What a counter prints: factors, range, altitudes, weight, price. @param {{ scene: Scene, id: string }} props */
export function WeaponFace({ scene, id }) {
  const weapon = scene.content.weapon[id];
  if (!weapon) return html`<b>${id}</b>`;
  const { so = 0, reach = [] } = scene.view.weapons[id] ?? {};
  const isFired = weapon.factors?.length > 0;
  return html`<b>${scene.nameOf("weapon", id)}</b>
    <span class="big">${isFired ? weapon.factors.join(" / ") : "–"}</span>
    <span class="line">
      ${isFired &&
      html`<span>${say("phantom-page-range", { range: rangeOf(reach) })}</span><span>${letters(weapon.altitudes)}
        </span>`}
      <span>${say("phantom-load-weight", { wp: weapon.wp })}</span>
      ${so > 0 && html`<span>${say("phantom-load-cost", { so })}</span>`}
      ${weapon.soft > 0 && html`<span>${say("phantom-load-soft", { bonus: signed(weapon.soft) })}</span>`}
    </span>`;
}

/** How much of what an aircraft may carry is loaded. @param {{ pilot: Pilot }} props */
export const Weight = ({ pilot: { wp, wp_most } }) => html`<p class="ph-weight">
  <span aria-hidden="true">${Array.from({ length: Math.max(wp, wp_most) }, (_, place) =>
    html`<i class=${place < wp ? "full" : ""}></i>`)}</span>
  ${say("phantom-page-weight", { wp, most: wp_most })}
</p>`;
