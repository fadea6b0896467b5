// What answers other questions than cards: targets, orders of three cards, levels, bearings and distances.
import { AircraftPicture } from "../../art/aircraft.js";
import { html, typed } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Reason, pointing } from "../kit/reason.js";
import { useRoving } from "../kit/roving.js";
import { capital } from "../kit/terms.js";
import { LaidCard } from "./card.js";
import { glance } from "../kit/looks.js";
import { heldAim, heldPlan } from "./looks.js";
import { callSign, cardWord, levelWords, whyWords } from "./terms.js";

/** @import { Offer } from "../kit/scene.js" */
/** @import { Flyer, Piece, Scene } from "./scene.js" */

const LISTED = 24; // answers that are listed one by one

/**
 * A row of buttons, refused ones telling why. `look`: what pointing at one shows; null when no longer.
 * @param {{ scene: Scene, title: string, kind: string, choose: (order: any) => void, draw: (offer: Offer) => any,
 *   look: (offer: Offer | null) => void, children?: any }} props
 */
export function Offers({ scene, title, kind, choose, look, draw, children }) {
  const { group, stop } = useRoving();
  const offers = scene.offers(kind).filter(({ order }) => order.word !== "pass");
  return html`<section class=${`offered ${kind}`} aria-label=${title}>
    <h3>${title}</h3>
    ${children}
    <ul ...${group}>
      ${offers.map((offer, place) => {
        const { key, choice, bar } = offer;
        return html`<li key=${key}><button type="button" class=${choice ? "answer play" : "answer off"}
          data-answer=${key} data-rule=${bar?.rule} aria-disabled=${choice ? undefined : "true"}
          ...${pointing(stop(place), () => look(offer), () => look(null))}
          onClick=${() => choice && choose(choice.order)}>
          ${draw(offer)}<${Reason} bar=${bar} why=${bar ? whyWords(scene, bar) : ""} /></button></li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{ short: boolean }} shot */
const rangeWord = ({ short }) => (short ? say("wings-range-short") : say("wings-range-long"));

/** @param {{ scene: Scene, thing: Flyer | Piece, shot: any }} props `shot`: the facts of one, where one would fire */
const Target = ({ scene, thing, shot }) => html`
  ${"deck" in thing && html`<${AircraftPicture}
    type=${thing.type} nation=${scene.type(thing)?.nation} year=${scene.year} px=${40} heading=${0} />`}
  <span class="what" aria-hidden="true"><b>${scene.isOurs(thing) ? "▲" : "▽"} ${callSign(scene, thing)}</b>
    <span class="second">${shot && html`${rangeWord(shot)}, `}${levelWords(thing)}</span></span>`;

/** @type {Record<string, string>} */
const TITLES = {
  tail: "wings-targets-tail",
  look: "wings-targets-look",
  pair: "wings-targets-pair",
  rockets: "wings-targets-rockets",
};

/** Whom to fire at, to tail, to look at, to dive on. @param {{ scene: Scene, choose: (order: any) => void }} props */
export function TargetTray({ scene, choose }) {
  /** @param {Offer} offer */
  const draw = ({ order, choice, bar }) => {
    const thing = scene.thing(order.piece);
    return thing
      ? html`<span class="hidden">${(choice ?? bar)?.say}, ${levelWords(thing)}</span>
        <${Target} scene=${scene} thing=${thing} shot=${choice?.facts} />`
      : order.piece;
  };
  return html`<${Offers}
    scene=${scene} kind="piece" choose=${choose} draw=${draw}
    title=${say(TITLES[scene.decision ?? ""] ?? "wings-targets-fire")}
    look=${(/** @type {Offer | null} */ offer) => glance.set(scene.message, offer?.order.piece ?? null)} />`;
}

/** The same three cards in another order, against the card that the tailed one has shown.
 * @param {{ scene: Scene, choose: (order: any) => void }} props
 */
export function SequenceTray({ scene, choose }) {
  const flyer = scene.flyer(scene.about);
  const enemy = scene.flyer(flyer?.tails);
  if (!flyer) return null;
  const shown = enemy?.programme[0] ?? null;
  return html`<${Offers}
    scene=${scene} kind="resequence" choose=${choose} title=${say("wings-sequence-title")}
    look=${(/** @type {Offer | null} */ offer) => {
      heldPlan.value = offer?.choice ? { aircraft: flyer.label, cards: offer.choice.facts.cards } : null;
    }}
    draw=${(/** @type {Offer} */ { choice, bar }) =>
      choice
        ? html`<span class="hidden">${choice.name}</span>
          <span class="cards" aria-hidden="true">
            ${choice.facts.cards.map((/** @type {string} */ card, /** @type {number} */ place) =>
              html`<${LaidCard} face=${scene.face(flyer, card)} note=${String(place + 1)} />`)}
          </span>`
        : html`<b>${capital(bar?.name ?? "")}</b>`}>
    ${enemy && html`<div class="shown-card">
      <span class="hidden">${cardWord(scene, enemy, shown)}</span>
      <span aria-hidden="true">
        <${LaidCard} face=${scene.face(enemy, shown)} note=${say("wings-sequence-shown", { enemy: enemy.label })} />
      </span>
    </div>`}
  <//>`;
}

/**
 * Too many places for a list: one turns to them, or points at the table.
 * @param {{ scene: Scene, found: Offer[], choose: (order: any) => void }} props
 */
function Dial({ scene, found, choose }) {
  const title = say(`wings-aim-title-${scene.decision}`);
  const held = found.findIndex(({ order }) => order.at === heldAim.value);
  const at = held < 0 ? Math.floor(found.length / 2) : held;
  const offer = found[at];
  const words = capital(offer?.choice?.name ?? "");
  return html`<section class="offered aim dial" aria-label=${title}>
    <h3>${title}</h3>
    <input type="range" min="0" max=${found.length - 1} value=${at} aria-label=${title} aria-valuetext=${words}
      onInput=${typed((place) => (heldAim.value = found[Number(place)]?.order.at ?? null))} />
    <button type="button" class="answer play" data-answer=${offer?.key} onClick=${() => choose(offer?.order)}>
      <b>${words}</b></button>
  </section>`;
}

/**
 * Where the counter of a flak battery goes, or whoever comes out of the sun.
 * @param {{ scene: Scene, choose: (order: any) => void }} props
 */
export function AimTray({ scene, choose }) {
  const found = scene.offers("aim").filter(({ choice }) => choice);
  if (found.length > LISTED) return html`<${Dial} scene=${scene} found=${found} choose=${choose} />`;
  return html`<${Offers}
    scene=${scene} kind="aim" choose=${choose} title=${say(`wings-aim-title-${scene.decision}`)}
    look=${(/** @type {Offer | null} */ offer) => {
      heldAim.value = offer?.order.at ?? null;
    }}
    draw=${(/** @type {Offer} */ { choice, bar }) => html`<b>${capital((choice ?? bar)?.name ?? "")}</b>`} />`;
}

/** The secret markers that may lie on a programme, and what each does. @param {{ scene: Scene, choose: (order: any) => void }} props */
export const MarkerTray = ({ scene, choose }) => html`<${Offers}
  scene=${scene} kind="do" choose=${choose} look=${() => {}} title=${say("wings-markers-title")}
  draw=${(/** @type {Offer} */ { order, choice, bar }) => html`<span class="what">
    <b>${capital((choice ?? bar)?.name ?? "")}</b><span class="second">
      ${say("wings-marker-does", { marker: order.word })}</span></span>`}>
    <p class="second">${say("wings-markers-told")}</p><//>`;
