// The hand: each card with when it may be played, what it does, and what becomes of it.
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { Reason, pointing } from "../kit/reason.js";
import { useRoving } from "../kit/roving.js";
import { counted } from "../kit/terms.js";
import { Sign } from "./glyphs.js";
import { cardWord, fateWords, whyWords } from "./terms.js";

/** @import { Fate, Scene } from "./scene.js" */

const TESTS = ["pilot", "manoeuvre", "ballistic"];

/** When it may be played. @param {any} card */
const whenWords = (card) => card.windows.map((/** @type {string} */ window) => say(`skies-when-${window}`)).join(", ");

/** @param {any} card */
function WhenSign({ windows, reaction }) {
  if (reaction) return html`<${Icon} name="reaction" size=${14} />`;
  const [window] = windows;
  return window === "end" || window === "dep" ? html`<${Sign} name=${window} />` : html`<${Icon} name="play" size=${13} />`;
}

/**
 * @param {{ scene: Scene, name: string, count: number, stop: any, choose: (order: any) => void }} props
 */
function SkyCard({ scene, name, count, stop, choose }) {
  const { card, type } = scene.face(name);
  const order = { order: "card", card: name };
  const [choice, bar] = [scene.may(order), scene.barred.get(`card:${name}`)];
  const fate = scene.view.fates.find((/** @type {Fate} */ one) => one.card === name) ?? { test: card?.retention ?? "auto", dice: null, odds: null };
  const isKnown = scene.own?.known.includes(name);
  const why = bar ? whyWords(scene, bar) : "";
  const text = card?.text[lang.value] ?? "";
  const bonus = card?.bonus ? say("skies-card-bonus", { card: scene.content.card[card.bonus]?.name[lang.value] ?? card.bonus }) : "";
  const kind = card?.kind ?? "trait";
  const state = choice ? "play" : bar ? "off" : "rest";
  const whole = [cardWord(scene, name), count > 1 ? `×${count}` : "", card && whenWords(card), text, bonus, fateWords(fate),
    isKnown ? say("skies-card-known") : "", choice ? `${say("cards-hand-playable")}: ${choice.say}` : "",
    bar ? say("cards-hand-not", { why }) : ""];
  return html`<button type="button" class=${`sky-card ${state}`} data-card=${name} data-rule=${bar?.rule}
    aria-disabled=${choice ? undefined : "true"} ...${pointing(stop, () => {})} onClick=${() => choice && choose(choice.order)}>
    <span class="hidden">${whole.filter(Boolean).join(". ")}</span>
    <span class="drawn" aria-hidden="true">
      <span class="title"><b>${card?.name[lang.value] ?? name}</b><span class="kind">${isKnown && html`<${Icon} name="spectators"
        size=${13} />`}<${Sign} name=${kind} /></span></span>
      <span class="for">${type?.name ?? say(`skies-cardkind-${kind}`)}${count > 1 && ` ×${count}`}</span>
      <span class=${card?.reaction ? "use when reaction" : "use when"}><i>${card && html`<${WhenSign} ...${card} />`}</i><span>${card && whenWords(card)}</span></span>
      <span class="use does"><span>${text}${bonus && html` <b>${bonus}</b>`}</span></span>
      <span class="use after"><i><${Sign} name=${TESTS.includes(fate.test) ? "test" : fate.test} size=${14} /></i><span>${fateWords(fate)}</span></span>
      <${Reason} bar=${bar} why=${why} />
    </span>
  </button>`;
}

/** Cards that the question offers, and those in hand. @param {Scene} scene */
function shown(scene) {
  const hand = scene.own?.hand ?? [];
  const offered = scene.offers("card").map(({ order }) => order.card).filter((name) => !hand.includes(name));
  return [...counted(offered), ...counted(hand)];
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export function Hand({ scene, choose }) {
  const { group, stop } = useRoving();
  const cards = shown(scene);
  const own = scene.own;
  const isOpen = scene.offers("card").some(({ choice }) => choice);
  if (cards.length === 0 && !own?.deck && !own?.discards.length) return null;
  return html`<div class=${isOpen ? "sky-hand open" : "sky-hand"}>
    <ul class="held" aria-label=${say("skies-hand")} ...${group}>
      ${cards.map(([name, count], place) => html`<li key=${name}><${SkyCard} scene=${scene} name=${name} count=${count}
        stop=${stop(place)} choose=${choose} /></li>`)}
    </ul>
    ${own && html`<${Piles} scene=${scene} />`}
  </div>`;
}

/** Deck, discard pile, and what has left the game. @param {{ scene: Scene }} props */
function Piles({ scene }) {
  const { deck, discards, removed } = scene.own ?? { deck: 0, discards: [], removed: [] };
  /** @param {string[]} cards */
  const names = (cards) => cards.map((name) => cardWord(scene, name)).join(", ");
  return html`<dl class="sky-piles">
    <div><dt>${say("skies-pile-deck")}</dt><dd>${deck}</dd></div>
    <div title=${names(discards)}><dt>${say("skies-pile-discard")}</dt><dd>${discards.length}</dd></div>
    <div title=${names(removed)}><dt>${say("skies-pile-removed")}</dt><dd>${removed.length}</dd></div>
  </dl>`;
}
