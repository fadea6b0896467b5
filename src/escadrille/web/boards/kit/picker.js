// The secret choice of forces: what may be had first, the dearest first, with what has been chosen.
import { Marking } from "../../art/aircraft.js";
import { html, typed } from "../../lib/html.js";
import { folded } from "../../lib/search.js";
import { say } from "../../lib/words.js";
import { useState } from "../../vendor/hooks.js";
import { pointing } from "./reason.js";
import { useRoving } from "./roving.js";

/** @import { Bar, Offer } from "./scene.js" */
/** @typedef {Offer & { name: string, price: number, entry: any }} Priced */

/** A text as a search compares it: "p51" finds the P-51. @param {string} text */
const bare = (text) => folded(text).replace(/[^\p{L}\p{N} ]/gu, "");

/** What may be had first, the dearest first. @param {Priced} one @param {Priced} other */
const dearestFirst = (one, other) =>
  Number(!one.choice) - Number(!other.choice) || other.price - one.price || one.name.localeCompare(other.name);

/**
 * @param {object} props
 * @param {Priced[]} props.offers
 * @param {{ name: string, note: string }[]} props.picked
 * @param {string} props.unit of a price
 * @param {number} props.year of a marking, where the thing itself has none
 * @param {(bar: Bar) => string} props.why
 * @param {(offer: Priced | undefined) => any} props.preview
 * @param {(order: any) => void} props.choose
 */
export function PickerView({ offers, picked, unit, year, why, preview, choose }) {
  const [sought, setSought] = useState("");
  const [seen, setSeen] = useState("");
  const found = offers
    .filter((offer) => bare(`${offer.name} ${offer.entry?.year ?? ""}`).includes(bare(sought)))
    .sort(dearestFirst);
  const { group, stop } = useRoving();
  const shown = found.find((offer) => offer.key === seen) ?? found[0];
  return html`<div class="picker">
    <div class="picker-head">
      <label>
        <span class="hidden">${say("cards-picker-search")}</span>
        <input class="field" type="search" placeholder=${say("cards-picker-search")} value=${sought}
          onInput=${typed(setSought)} />
      </label>
      <span class="second" role="status">
        ${say("cards-picker-found", { count: found.filter((offer) => offer.choice).length })}
      </span>
      <ul class="picked" aria-label=${say("cards-picker-picked")}>
        ${picked.map(({ name, note }, place) => html`<li key=${place}>
          <b>#${place + 1}</b> ${name}${note && html` <span class="second">${note}</span>`}
        </li>`)}
      </ul>
    </div>
    <div class="picker-body">
      <ul class="offers" aria-label=${say("cards-picker-offers")} ...${group}>
        ${found.map((offer, place) => html`<li key=${offer.key}>
          <${OfferButton} ...${{ offer, unit, year, why, choose }} stop=${stop(place)}
            see=${() => setSeen(offer.key)} />
        </li>`)}
      </ul>
      ${preview(shown)}
    </div>
  </div>`;
}

/**
 * @param {{ offer: Priced, unit: string, year: number, why: (bar: Bar) => string, choose: (order: any) => void,
 *   stop: any, see: () => void }} props
 */
function OfferButton({ offer, unit, year, why, choose, stop, see }) {
  const { entry, choice, bar } = offer;
  return html`<button type="button" class=${choice ? "offer play" : "offer off"}
    aria-disabled=${choice ? undefined : "true"} data-rule=${bar?.rule} ...${pointing(stop, see)}
    onClick=${() => choice && choose(choice.order)}>
    ${entry?.nation && entry.nation !== "any" &&
    html`<${Marking} nation=${entry.nation} year=${entry.year ?? year} px=${22} />`}
    ${choice && html`<span class="hidden">${choice.say}</span>`}
    <span class="what" aria-hidden=${choice ? "true" : undefined}><b>${offer.name}</b>${entry?.year && html`<span class="second">${entry.year}</span>`}</span>
    <span class="price"><b>${offer.price}</b> ${unit}</span>
    ${bar && html`<span class="because">${why(bar)} <span class="rule">${bar.rule}</span></span>`}
  </button>`;
}
