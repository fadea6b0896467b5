// A card that is offered: lit where it may be chosen, with its reason where it may not.
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icons.js";
import { whyWords } from "./terms.js";

/** @import { Bar, Choice } from "../kit/scene.js" */
/** @import { Scene } from "./scene.js" */

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {string} props.kind
 * @param {Choice | undefined} props.choice
 * @param {Bar | undefined} [props.bar]
 * @param {(order: any) => void} props.choose
 * @param {any} props.stop of the roving focus
 * @param {string} props.name
 * @param {any} [props.note]
 * @param {string} [props.told] said, not seen
 * @param {any} [props.mark] in its corner
 * @param {any} [props.picture]
 * @param {any} [props.price]
 */
export function Lot({ scene, kind, choice, bar, choose, stop, name, note, told, mark, picture, price }) {
  const why = bar ? whyWords(scene, bar) : "";
  const words = [choice?.say ?? name, typeof note === "string" ? note : "", told, why].filter(Boolean).join(". ");
  return html`<button type="button" class=${`${kind} ${choice ? "play" : "off"}`} data-rule=${bar?.rule}
    aria-disabled=${choice ? undefined : "true"} ...${stop} onClick=${() => choice && choose(choice.order)}>
    <span class="hidden">${words}</span>
    <span class="drawn" aria-hidden="true">
      ${picture && html`<span class="window">${picture}</span>`}
      <b>${name}</b>${mark && html`<i>${mark}</i>`}
      ${note && html`<span class="note">${note}</span>`}
      ${bar && html`<span class="why"><${Icon} name="locked" size=${13} /><span>${why} <span class="rule">${bar.rule}</span></span></span>`}
      ${price != null && html`<span class="price">${price}</span>`}
    </span>
  </button>`;
}
