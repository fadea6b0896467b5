// Before take-off: once the last aircraft is armed there is no way back, so the flight is looked at first.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useShortcuts } from "../../parts/shortcuts.js";
import { look } from "../kit/looks.js";
import { capital } from "../kit/terms.js";
import { Silhouette } from "./pilots.js";
import { armsWords } from "./terms.js";
import { Weight } from "./weapons.js";

/** @import { Message } from "../../lib/types.js" */
/** @import { Scene } from "./scene.js" */

/** The order by which the last load is complete. */
const DONE = { order: "do", word: "pass" };

/** The flight is reviewed, until the next question. */
const reviewed = look();

/** Is the last aircraft of the flight being armed? @param {Message} message */
export const isLastArmed = ({ view }) =>
  view.decision === "arm" &&
  view.squadron.filter((/** @type {any} */ { role }) => role === "flying").at(-1)?.pilot === view.asked;

/** @param {Message} message */
export const isReviewed = (message) => isLastArmed(message) && reviewed.at(message) !== null;

/** Leads from the arming of the last aircraft to the review. @param {{ scene: Scene }} props */
export const ToReview = ({ scene }) => html`<button type="button" class="button yours to-review" data-stop="0"
  onClick=${() => reviewed.set(scene.message, "flight")}>
  ${say("phantom-review-open", { done: capital(scene.may(DONE)?.name ?? "") })}</button>`;

/** @param {{ scene: Scene, busy: boolean, choose: (order: any) => void }} props */
export function Review({ scene, busy, choose }) {
  const back = () => reviewed.set(scene.message, null);
  useShortcuts({ Escape: back });
  const go = scene.may(DONE);
  return html`<section class="ph-tray review" aria-label=${say("phantom-review")}>
    <p class="ph-decided">
      ${go && html`<button type="button" class="button yours" data-order="do:pass" data-stop="0"
        aria-disabled=${busy ? "true" : undefined} onClick=${() => choose(go.order)}>
        ${say("phantom-review-go", { done: capital(go.name) })}</button>`}
      <button type="button" class="button back" aria-keyshortcuts="Escape" onClick=${back}>
        ${say("phantom-review-back")}</button>
    </p>
    <ul class="ph-reviewed">${scene.flight.map((pilot) => html`<li key=${pilot.pilot}>
      <${Silhouette} scene=${scene} pilot=${pilot} /><b>${pilot.name}</b>${" "}
      <span class="second">${pilot.type}</span>
      <span class="load">${armsWords(scene, pilot)}</span><${Weight} pilot=${pilot} /></li>`)}</ul>
  </section>`;
}
