// The tray: a hand of cards, tabs for the other hands, the deck and the discard pile.
import { html } from "../../lib/html.js";
import { isNarrow } from "../../lib/narrow.js";
import { say } from "../../lib/words.js";
import { useEffect, useState } from "../../vendor/hooks.js";
import { CardBack } from "../../parts/back.js";
import { shownHand } from "../kit/looks.js";
import { useRoving } from "../kit/roving.js";
import { FlyerTabs } from "../kit/tabs.js";
import { counted } from "../kit/terms.js";
import { rank } from "./card.js";
import { Vignette } from "./vignettes.js";

/** @import { Choice } from "../kit/scene.js" */
/** @import { Hold, Offered, Row } from "./card.js" */
/** @import { CardScene, Seated } from "./scene.js" */
/** @import { Planes } from "./vignettes.js" */

/** Questions that are answered by giving a card up. */
const GIVES = ["pay", "stall", "discard"];

/**
 * What can be done with a card of a hand.
 * @param {CardScene<any>} scene @param {Seated} flyer whose hand it is
 * @param {object} of
 * @param {string} of.id
 * @param {number} of.count
 * @param {Choice | undefined} of.answer what it would answer with, if it is asked
 * @param {boolean} of.isComposing is it asked what a card that is out is played for?
 * @param {(answer: Choice) => Row[]} of.lit the rows that can be used
 * @param {() => Offered[]} of.uses those to choose from, while it is out
 * @param {Choice} [of.besides] what else it may be played for, while it is asked
 * @returns {Hold}
 */
export function holdOf(scene, flyer, { id, count, answer, isComposing, lit, uses, besides }) {
  const isAsked = scene.asked?.label === flyer.label;
  const play = (isAsked && answer) || null;
  const isOut = isAsked && scene.composing.card === id;
  const bar = (isAsked && !play && !isComposing && scene.barred.get(`card:${id}`)) || null;
  const state = isOut ? "out" : play ? "play" : bar || (isAsked && isComposing) ? "off" : "rest";
  const deed = play && GIVES.includes(scene.decision ?? "") ? `${scene.decision}` : "";
  /** @type {Offered[]} */
  const both = play && besides ? [{ row: "attack", choice: besides }, { row: "drop", choice: play }] : [];
  return {
    id, count, play, bar, deed, state, other: null, uses: isOut ? uses() : both, lit: play && !deed ? lit(play) : [],
  };
}

/** What could be answered before a card was out: by these, which are cards, it may be replaced. */
let before = { game: "", orders: /** @type {Map<string, any>} */ (new Map()) };

/**
 * While a card is out, the others for which it may be put back.
 * @param {CardScene<any>} scene @param {Hold[]} holds @param {boolean} isFree
 */
export function withOthers(scene, holds, isFree) {
  const { game } = scene.message;
  if (!scene.composing.card) before = { game, orders: new Map([...scene.legal].map(([key, { order }]) => [key, order])) };
  if (!isFree || before.game !== game) return holds;
  return holds.map((hold) => {
    const other = hold.state === "off" ? before.orders.get(`card:${hold.id}`) : null;
    return other ? { ...hold, other, state: /** @type {const} */ ("other") } : hold;
  });
}

/** The hand that matters: the one looked at, the one asked, or any that is known.
 * @template {Seated} F @param {CardScene<F>} scene @param {F[]} known @param {F | undefined} asked
 */
export function handShown(scene, known, asked) {
  const wanted = scene.flyer(shownHand.at(scene.message)) ?? asked ?? scene.flyer(scene.view.active);
  return known.find((flyer) => flyer.label === wanted?.label) ?? known[0];
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {Hold[]} props.holds
 * @param {any} props.moment a new question
 * @param {(hold: Hold, stop: (place: number) => any) => any} props.draw
 * @param {string} [props.empty] what is said of an empty hand
 */
export function Hand({ label, holds, moment, draw, empty = say("cards-hand-empty") }) {
  const { group, stop } = useRoving();
  useEffect(() => {
    if (isNarrow.peek()) group.ref.current?.querySelector(".cards")?.scrollTo(0, 0);
  }, [moment]);
  const sorted = isNarrow.value ? [...holds].sort((one, other) => rank(one) - rank(other)) : holds;
  let place = 0;
  const cards = sorted.map((hold) => {
    const from = place;
    place += Math.max(1, hold.uses.length);
    return html`<li key=${hold.id}>${draw(hold, (inside) => stop(from + inside))}</li>`;
  });
  return html`<div class="hand" ...${group}>
    <ul class="cards" aria-label=${label}>${cards}</ul>
    ${holds.length === 0 && html`<p class="second empty-hand">${empty}</p>`}
  </div>`;
}

/**
 * @param {{ scene: CardScene<any>, flyer: Seated | undefined, playable: number, planes: Planes | undefined,
 *   isLeafing: boolean, leaf: () => void }} props
 */
function Piles({ scene, flyer, playable, planes, isLeafing, leaf }) {
  const { deck, discard } = scene.view;
  const last = scene.content.card[discard[discard.length - 1]];
  return html`<div class="piles" role="group" aria-label=${say("cards-pile-label")}>
    ${flyer && html`<p class="hand-count">${say("cards-hand-count", { total: flyer.cards, playable })}</p>`}
    <div class="pile" data-pile="deck">
      <${CardBack} width=${42} />
      <span><b>${deck}</b><span class="second">${say("cards-pile-deck")}</span></span>
    </div>
    <button
      type="button" class="pile"
      data-pile="discard"
      aria-expanded=${isLeafing ? "true" : "false"}
      onClick=${leaf}>
      <span class="thrown" aria-hidden="true">
        ${last && html`<${Vignette} title=${last.title} version=${last.subtitle} planes=${planes} />`}
      </span>
      <span><b>${discard.length}</b><span class="second">${say("cards-pile-discard")}</span></span>
    </button>
  </div>`;
}

/**
 * The discard pile, looked through: every card that lies there, how many of it, the last one first.
 * @param {{ scene: CardScene<any>, tell: (card: any) => [name: string, words: string], close: () => void }} props
 */
function Leafed({ scene, tell, close }) {
  const seen = counted([...scene.view.discard].reverse());
  return html`<section class="leafed" aria-label=${say("cards-pile-seen")}>
    <h3>${say("cards-pile-seen")}
      <button type="button" class="button small" onClick=${close}>${say("cards-pile-close")}</button>
    </h3>
    <ul>
      ${seen.map(([id, count]) => {
        const [name, words] = tell(scene.content.card[id]);
        return html`<li key=${id}>
            <b>${count}</b> × ${name}
            ${" "}<span class="second">${words}</span>
          </li>`;
      })}
    </ul>
    ${seen.length === 0 && html`<p class="second">${say("cards-pile-empty")}</p>`}
  </section>`;
}

/**
 * @param {object} props
 * @param {CardScene<any>} props.scene
 * @param {Seated[]} props.known whose hands the reader sees
 * @param {Seated | undefined} props.shown
 * @param {number} props.playable cards of the hand that is shown
 * @param {(flyer: any) => boolean} props.isOut
 * @param {(card: any) => [name: string, words: string]} props.tell a card of the discard pile
 * @param {Planes} [props.planes]
 * @param {any} props.children the hand
 */
export function TrayView({ scene, known, shown, playable, isOut, tell, planes, children }) {
  const [isLeafing, setLeafing] = useState(false);
  const hidden = html`<p class="second empty-hand">
    ${say(scene.flyers.length ? "cards-hand-hidden" : "cards-hand-waiting")}
  </p>`;
  /** Escape closes the pile; it does not decline. @param {KeyboardEvent} event */
  const leave = (event) => {
    if (event.key !== "Escape" || !isLeafing) return;
    event.preventDefault();
    setLeafing(false);
  };
  return html`<div class="dogfight-tray">
    ${known.length > 1 && shown && html`<${FlyerTabs} scene=${scene} label=${say("cards-hand-tabs")} flyers=${known}
      shown=${shown} note=${(/** @type {Seated} */ flyer) => (isOut(flyer) ? "✕" : flyer.cards)} />`}
    <div class="laid" onKeyDown=${leave}>
      ${isLeafing && html`<${Leafed} scene=${scene} tell=${tell} close=${() => setLeafing(false)} />`}
      ${!isLeafing && (shown ? children : hidden)}
      ${scene.flyers.length > 0 && html`<${Piles} scene=${scene} flyer=${shown} playable=${playable} planes=${planes}
        isLeafing=${isLeafing} leaf=${() => setLeafing(!isLeafing)} />`}
    </div>
  </div>`;
}
