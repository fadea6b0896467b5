// The secret choice of forces: fighters, pilots and pairs, cheapest or dearest first, with what is left to spend.
import { Marking } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useState } from "../../vendor/hooks.js";
import { PlatePreview } from "./plate.js";
import { useRoving } from "./roving.js";
import { pilotWords, whyWords } from "./terms.js";

/** @import { Bar, Choice, Scene } from "./scene.js" */
/**
 * @typedef {{ key: string, order: any, name: string, price: number, entry: any, choice: Choice | undefined,
 *   bar: Bar | undefined }} Offer
 */

/** What is picked, one after the other: each pick is these three. */
const STAGES = ["fighter", "pilot", "aircraft"];

/** A text as a search compares it: without accents or signs. @param {string} text */
const bare = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]|[^\p{L}\p{N} ]/gu, "")
    .toLowerCase();

/**
 * Everything that could be picked now, what may be had first, dearest first.
 * @param {Scene} scene @returns {Offer[]}
 */
function offersOf(scene) {
  const { content, legal, barred } = scene;
  const stage = STAGES[scene.view.picks.length % STAGES.length] ?? "fighter";
  const keys = [...legal.keys(), ...barred.keys()].filter((key) => key.startsWith(`${stage}:`));
  return keys
    .map((key) => {
      const [kind = "", id = ""] = key.split(":");
      const entry = kind === "aircraft" ? content.fighter[pickOf(scene, id)] : content[kind]?.[id];
      const choice = legal.get(key);
      const name =
        kind === "aircraft" ? `${id} ${entry?.name ?? ""}` : kind === "pilot" ? pilotWords(entry) : (entry?.name ?? id);
      return { key, order: choice?.order, name, price: entry?.vp ?? 0, entry, choice, bar: barred.get(key) };
    })
    .sort(
      (one, other) =>
        Number(!one.choice) - Number(!other.choice) || other.price - one.price || one.name.localeCompare(other.name),
    );
}

/** The fighter of an earlier pick: "#2" is the second. @param {Scene} scene @param {string} name */
const pickOf = (scene, name) => scene.view.picks[(Number(name.slice(1)) - 1) * STAGES.length] ?? "";

/** What was picked so far, with pilots. @param {Scene} scene */
function picked(scene) {
  /** @type {(string | null)[]} */
  const picks = scene.view.picks;
  const found = [];
  for (let place = 0; place < picks.length; place += STAGES.length) {
    const fighter = scene.content.fighter[picks[place] ?? ""];
    const pilot = scene.content.pilot[picks[place + 1] ?? ""];
    if (fighter) found.push({ fighter, pilot });
  }
  return found;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export function Picker({ scene, choose }) {
  const [sought, setSought] = useState("");
  const [seen, setSeen] = useState("");
  const offers = offersOf(scene);
  const found = offers.filter((offer) => bare(`${offer.name} ${offer.entry?.year ?? ""}`).includes(bare(sought)));
  const { group, stop } = useRoving();
  const shown = found.find((offer) => offer.key === seen) ?? found[0];
  return html`<div class="picker">
    <div class="picker-head">
      <label>
        <span class="hidden">${say("flames-picker-search")}</span>
        <input class="field" type="search" placeholder=${say("flames-picker-search")} value=${sought}
          onInput=${(/** @type {any} */ event) => setSought(event.target.value)} />
      </label>
      <span class="second" role="status">
        ${say("flames-picker-found", { count: found.filter((offer) => offer.choice).length })}
      </span>
      <${Picked} scene=${scene} />
    </div>
    <div class="picker-body">
      <ul class="offers" aria-label=${say("flames-picker-offers")} ...${group}>
        ${found.map(
          (offer, place) => html`<li key=${offer.key}>
            <${OfferButton}
              scene=${scene} offer=${offer} choose=${choose}
              stop=${stop(place)} see=${() => setSeen(offer.key)} />
          </li>`,
        )}
      </ul>
      ${shown?.entry?.speed !== undefined && html`<${PlatePreview} fighter=${shown.entry} />`}
    </div>
  </div>`;
}

/** @param {{ scene: Scene, offer: Offer, choose: (order: any) => void, stop: any, see: () => void }} props */
function OfferButton({ scene, offer, choose, stop, see }) {
  const { entry, choice, bar } = offer;
  return html`<button
    type="button"
    class=${choice ? "offer play" : "offer off"}
    aria-disabled=${choice ? undefined : "true"}
    data-rule=${bar?.rule}
    ...${stop}
    onFocus=${() => {
      stop.onFocus();
      see();
    }}
    onMouseEnter=${see}
    onClick=${() => choice && choose(choice.order)}
  >
    ${
      entry?.nation &&
      entry.nation !== "any" &&
      html`<${Marking} nation=${entry.nation} year=${entry.year ?? scene.scenario?.year ?? 1942} px=${22} />`
    }
    <span class="what"><b>${offer.name}</b>${entry?.year && html`<span class="second">${entry.year}</span>`}</span>
    <span class="price"><b>${offer.price}</b> ${say("flames-plate-points")}</span>
    ${bar && html`<span class="because">${whyWords(scene, bar)} <span class="rule">${bar.rule}</span></span>`}
  </button>`;
}

/** @param {{ scene: Scene }} props */
const Picked = ({ scene }) => html`<ul class="picked" aria-label=${say("flames-picker-picked")}>
  ${picked(scene).map(
    ({ fighter, pilot }, place) => html`<li key=${place}>
      <b>#${place + 1}</b> ${fighter.name}${pilot && html` <span class="second">${pilotWords(pilot)}</span>`}
    </li>`,
  )}
</ul>`;
