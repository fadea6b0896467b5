// What answers other questions than cards: targets, orders of three cards, levels, bearings and distances.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
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

/**
 * A row of buttons, refused ones telling why.
 * @param {object} props
 * @param {Scene} props.scene
 * @param {string} props.title
 * @param {string} props.kind
 * @param {(order: any) => void} props.choose
 * @param {(key: string) => void} props.look what pointing at one shows; "" when no longer
 * @param {(offer: Offer) => any} props.draw
 * @param {any} [props.children]
 */
export function Offers({ scene, title, kind, choose, look, draw, children }) {
  const { group, stop } = useRoving();
  return html`<section class=${`offered ${kind}`} aria-label=${title}>
    <h3>${title}</h3>
    ${children}
    <ul ...${group}>
      ${scene.offers(kind).map((offer, place) => {
        const { key, choice, bar } = offer;
        const name = key.slice(kind.length + 1);
        return html`<li key=${key}><button
          type="button"
          class=${choice ? "answer play" : "answer off"}
          data-answer=${key}
          data-rule=${bar?.rule}
          aria-disabled=${choice ? undefined : "true"}
          ...${pointing(stop(place), () => look(name), () => look(""))}
          onClick=${() => choice && choose(choice.order)}
        >${draw(offer)}<${Reason} bar=${bar} why=${bar ? whyWords(scene, bar) : ""} /></button></li>`;
      })}
    </ul>
  </section>`;
}

/** @param {boolean} isShort */
const rangeWord = (isShort) => (isShort ? say("wings-range-short") : say("wings-range-long"));

/** @param {{ scene: Scene, thing: Flyer | Piece, range: boolean | undefined }} props `range`: is it short? */
const Target = ({ scene, thing, range }) => html`
  ${
    "deck" in thing &&
    html`<${AircraftPicture}
      type=${thing.type} nation=${scene.type(thing)?.nation} year=${scene.year} px=${40} heading=${0} />`
  }
  <span class="what"><b>${scene.isOurs(thing) ? "▲" : "▽"} ${callSign(scene, thing)}</b>
    <span class="second">${range !== undefined && html`${rangeWord(range)}, `}${levelWords(thing)}</span></span>`;

/** @type {Record<string, string>} */
const TITLES = { tail: "wings-targets-tail", look: "wings-targets-look", pair: "wings-targets-pair" };

/** Whom to fire at, to tail, to look at, to dive on. @param {{ scene: Scene, choose: (order: any) => void }} props */
export function TargetTray({ scene, choose }) {
  const gun = scene.view.guns.find((/** @type {any} */ one) => one.open);
  const reach = new Map(gun?.targets ?? []);
  /** @param {Offer} offer */
  const draw = ({ key }) => {
    const thing = scene.thing(key.split(":")[1]);
    if (!thing) return key;
    return html`<${Target} scene=${scene} thing=${thing} range=${reach.get(thing.label)} />`;
  };
  return html`<${Offers}
    scene=${scene} kind="piece" choose=${choose} draw=${draw}
    title=${say(TITLES[scene.decision ?? ""] ?? "wings-targets-fire")}
    look=${(/** @type {string} */ label) => glance.set(scene.message, label || null)} />`;
}

/** The same three cards in another order, against the card that the tailed one has shown.
 * @param {{ scene: Scene, choose: (order: any) => void }} props
 */
export function SequenceTray({ scene, choose }) {
  const flyer = scene.flyer(scene.view.subject);
  const enemy = scene.flyer(flyer?.tails);
  if (!flyer) return null;
  /** @param {string} sequence */
  const cardsOf = (sequence) => [...sequence].map((place) => flyer.programme[Number(place) - 1] ?? "");
  const shown = enemy?.programme[0] ?? null;
  return html`<${Offers}
    scene=${scene} kind="resequence" choose=${choose} title=${say("wings-sequence-title")}
    look=${(/** @type {string} */ sequence) => {
      heldPlan.value = sequence ? { aircraft: flyer.label, cards: cardsOf(sequence) } : null;
    }}
    draw=${(/** @type {Offer} */ { key }) => {
      const cards = cardsOf(key.split(":")[1] ?? "");
      return html`<span class="hidden">${cards.map(cardWord).join(", ")}</span>
        <span class="cards" aria-hidden="true">
          ${cards.map((card, place) => html`<${LaidCard} face=${scene.face(flyer, card)} note=${String(place + 1)} />`)}
        </span>`;
    }}>
    ${
      enemy &&
      html`<div class="shown-card">
        <span class="hidden">${cardWord(shown)}</span>
        <span aria-hidden="true">
          <${LaidCard} face=${scene.face(enemy, shown)} note=${say("wings-sequence-shown", { enemy: enemy.label })} />
        </span>
      </div>`
    }
  <//>`;
}

/**
 * Where the counter of a flak battery goes, or whoever comes out of the sun.
 * @param {{ scene: Scene, choose: (order: any) => void }} props
 */
export function AimTray({ scene, choose }) {
  const [first] = scene.offers("aim");
  const [, what] = /:(level|bearing|distance|clock)-/.exec(first?.key ?? "") ?? [];
  return html`<${Offers}
    scene=${scene} kind="aim" choose=${choose} title=${say(`wings-aim-title-${what}`)}
    look=${(/** @type {string} */ aim) => {
      heldAim.value = aim || null;
    }}
    draw=${(/** @type {Offer} */ offer) => html`<b>${aimWords(offer)}</b>`} />`;
}

/** @param {Offer} offer */
const aimWords = ({ key, choice, bar }) => capital(choice?.say ?? bar?.say ?? key);
