// The tray: the hand of the aircraft that decides, tabs for the others, the deck and the discard pile.
import { html } from "../../lib/html.js";
import { isNarrow } from "../../lib/narrow.js";
import { say } from "../../lib/words.js";
import { useEffect, useState } from "../../vendor/hooks.js";
import { CardBack } from "../../parts/back.js";
import { ActionCard, attackWords } from "./card.js";
import { shownHand } from "./looks.js";
import { Picker } from "./picker.js";
import { useRoving } from "./roving.js";
import { Scene } from "./scene.js";
import { callSign, cardName } from "./terms.js";
import { Vignette } from "./vignettes.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Hold, Row } from "./card.js" */
/** @import { Choice, Flyer } from "./scene.js" */

const COMPOSING = ["use", "target", "steps"];
const ANSWERING = ["react", "evade", "redline"];

/** Equal things and how many there are, in order. @param {string[]} things @returns {[string, number][]} */
function counted(things) {
  const counts = new Map();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** The rows of a card that can be used now. @param {Scene} scene @param {any} card @returns {Row[]} */
function litRows(scene, card) {
  if (ANSWERING.includes(scene.decision ?? "")) return card.action === "redline" ? ["attack"] : ["reaction"];
  if (scene.decision !== "action")
    return card.action === "redline" && scene.may({ order: "do", word: "push" }) ? ["attack"] : [];
  /** @type {string[]} */
  const uses = scene.view.uses[card.id] ?? [];
  /** @type {Row[]} */
  const lit = uses.some((use) => use !== "maneuver") ? ["attack"] : [];
  return uses.includes("maneuver") ? [...lit, "maneuver"] : lit;
}

/** @param {Scene} scene @param {Flyer} flyer @param {string} id @param {number} count @returns {Hold} */
function holdOf(scene, flyer, id, count) {
  const isAsked = scene.asked?.label === flyer.label;
  const card = scene.content.card[id];
  const order = id === "counter" ? { order: "do", word: "counter" } : { order: "card", card: id };
  const push = card?.action === "redline" ? scene.may({ order: "do", word: "push" }) : undefined;
  const play = (isAsked && (scene.may(order) ?? push)) || null;
  const isOut = isAsked && scene.composing.card === id;
  const isComposing = COMPOSING.includes(scene.decision ?? "");
  const bar = (isAsked && !play && !isComposing && scene.barred.get(`card:${id}`)) || null;
  const uses = isOut && scene.decision === "use" ? usesNow(scene) : [];
  return {
    id,
    count,
    play,
    bar,
    uses,
    lit: play
      ? card
        ? litRows(scene, card)
        : [scene.decision === "action" ? "maneuver" : "reaction"]
      : [],
    state: isOut ? "out" : play ? "play" : bar || (isAsked && isComposing) ? "off" : "rest",
  };
}

/**
 * The uses to choose from, in the order of the rows of a card.
 * @param {Scene} scene @returns {{ row: Row, choice: Choice }[]}
 */
function usesNow(scene) {
  const uses = [...scene.legal.values()].map((choice) => ({
    row: /** @type {Row} */ (choice.order.word === "maneuver" ? "maneuver" : "attack"),
    choice,
  }));
  return uses.sort((one, other) => one.row.localeCompare(other.row));
}

/** @param {Scene} scene @param {Flyer} flyer @returns {Hold[]} */
function holdsOf(scene, flyer) {
  const holds = counted(flyer.hand ?? []).map(([id, count]) => holdOf(scene, flyer, id, count));
  if (flyer.counters) holds.push(holdOf(scene, flyer, "counter", flyer.counters));
  return isNarrow.value ? holds.sort((one, other) => rank(one) - rank(other)) : holds;
}

/** On a phone what can be played comes first. @param {Hold} hold */
const rank = (hold) => (hold.state === "out" ? 0 : hold.play ? 1 : 2);

/** @param {{ scene: Scene, flyer: Flyer, choose: (order: any) => void }} props */
function Hand({ scene, flyer, choose }) {
  const holds = holdsOf(scene, flyer);
  const { group, stop } = useRoving();
  useEffect(() => {
    if (isNarrow.peek()) group.ref.current?.querySelector(".cards")?.scrollTo(0, 0);
  }, [scene.message.asked?.count]);
  let place = 0;
  const cards = holds.map((hold) => {
    const from = place;
    place += Math.max(1, hold.uses.length);
    return html`<li key=${hold.id}>
      <${ActionCard}
        scene=${scene} flyer=${flyer}
        hold=${hold} choose=${choose}
        stop=${(/** @type {number} */ inside) => stop(from + inside)} />
    </li>`;
  });
  return html`<div class="hand" ...${group}>
    <ul class="cards" aria-label=${say("flames-hand-of", { aircraft: callSign(scene, flyer) })}>${cards}</ul>
    ${holds.length === 0 && html`<p class="second empty-hand">${say("flames-hand-empty")}</p>`}
  </div>`;
}

/** @param {{ scene: Scene, flyers: Flyer[], shown: Flyer }} props */
const HandTabs = ({
  scene,
  flyers,
  shown,
}) => html`<div class="hand-tabs" role="group" aria-label=${say("flames-hand-tabs")}>
  ${flyers.map(
    (flyer) => html`<button
      key=${flyer.label}
      type="button"
      aria-pressed=${flyer === shown ? "true" : "false"}
      onClick=${() => shownHand.set(scene.message, flyer.label)}
    ><b>${flyer.label}</b> ${flyer.name}<span class="second">${flyer.flying ? flyer.cards : "✕"}</span></button>`,
  )}
</div>`;

/** @param {{ scene: Scene, flyer: Flyer | undefined, isLeafing: boolean, leaf: () => void }} props */
function Piles({ scene, flyer, isLeafing, leaf }) {
  const { deck, discard } = scene.view;
  const playable = flyer ? holdsOf(scene, flyer).filter((hold) => hold.play).length : 0;
  const last = scene.content.card[discard[discard.length - 1]];
  return html`<div class="piles" role="group" aria-label=${say("flames-pile-label")}>
    ${flyer && html`<p class="hand-count">${say("flames-hand-count", { total: flyer.cards, playable })}</p>`}
    <div class="pile" data-pile="deck">
      <${CardBack} width=${42} />
      <span><b>${deck}</b><span class="second">${say("flames-pile-deck")}</span></span>
    </div>
    <button
      type="button" class="pile"
      data-pile="discard"
      aria-expanded=${isLeafing ? "true" : "false"}
      onClick=${leaf}>
      <span class="thrown" aria-hidden="true">
        ${last && html`<${Vignette} title=${last.title} version=${last.subtitle} />`}
      </span>
      <span><b>${discard.length}</b><span class="second">${say("flames-pile-discard")}</span></span>
    </button>
  </div>`;
}

/**
 * The discard pile, looked through: every card that lies there, how many of it, the last one first.
 * @param {{ scene: Scene, close: () => void }} props
 */
function Leafed({ scene, close }) {
  const seen = counted([...scene.view.discard].reverse());
  return html`<section class="leafed" aria-label=${say("flames-pile-seen")}>
    <h3>${say("flames-pile-seen")}
      <button type="button" class="button small" onClick=${close}>${say("flames-pile-close")}</button>
    </h3>
    <ul>
      ${seen.map(
        ([id, count]) =>
          html`<li key=${id}>
            <b>${count}</b> × ${cardName(scene.content.card[id])}
            ${" "}<span class="second">${attackWords(scene.content.card[id])}</span>
          </li>`,
      )}
    </ul>
    ${seen.length === 0 && html`<p class="second">${say("flames-pile-empty")}</p>`}
  </section>`;
}

/** @param {BoardProps} props */
export function Tray(props) {
  const scene = new Scene(props);
  const [isLeafing, setLeafing] = useState(false);
  if (scene.decision === "force") return html`<${Picker} scene=${scene} choose=${props.choose} />`;
  const known = scene.flyers.filter((flyer) => flyer.hand !== null && (flyer.flying || flyer.seat === scene.me));
  const wanted = scene.flyer(shownHand.at(scene.message)) ?? scene.asked ?? scene.flyer(scene.view.active);
  const shown = known.find((flyer) => flyer.label === wanted?.label) ?? known.find((flyer) => flyer.flying) ?? known[0];
  return html`<div class="dogfight-tray">
    ${known.length > 1 && shown && html`<${HandTabs} scene=${scene} flyers=${known} shown=${shown} />`}
    <div class="laid">
      ${
        isLeafing
          ? html`<${Leafed} scene=${scene} close=${() => setLeafing(false)} />`
          : shown
            ? html`<${Hand} key=${shown.label} scene=${scene} flyer=${shown} choose=${props.choose} />`
            : html`<p class="second empty-hand">
              ${say(scene.flyers.length ? "flames-hand-hidden" : "flames-hand-waiting")}
            </p>`
      }
      ${
        scene.flyers.length > 0 &&
        html`<${Piles} scene=${scene} flyer=${shown}
        isLeafing=${isLeafing} leaf=${() => setLeafing(!isLeafing)} />`
      }
    </div>
  </div>`;
}
