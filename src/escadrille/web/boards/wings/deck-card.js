// A card of the deck, to be laid: pointing at it shows its flight on the table, or why it may not be.
import { html } from "../../lib/html.js";
import { knows, say } from "../../lib/words.js";
import { useState } from "../../vendor/hooks.js";
import { Reason, pointing } from "../kit/reason.js";
import { FacePicture } from "./card.js";
import { heldPlan } from "./looks.js";
import { cardWord, faceTitle, whyWords } from "./terms.js";

/** @import { Bar, Choice } from "../kit/scene.js" */
/** @import { Face, Flyer, Scene } from "./scene.js" */

/**
 * Everything a card says, for those who do not see it: what it leads to is the server's word.
 * @param {string} name @param {Face} face @param {number} left @param {Choice | undefined} play @param {string} why
 */
function wholeWords(name, face, left, play, why) {
  return [
    name,
    face.diamond && say("wings-deck-diamond"),
    say("wings-deck-left", { left, copies: face.copies }),
    play?.tells.join(" · "),
    play ? say("cards-hand-playable") : why && say("cards-hand-not", { why }),
  ]
    .filter(Boolean)
    .join(". ");
}

/** Why a card may not be laid, in one word for its face. @param {Bar} bar @param {any} count */
function shortWhy({ rule }, count) {
  const key = `${rule.toLowerCase()}-brief`;
  return knows(key) ? say(key, count) : say("wings-bar-now");
}

/**
 * @param {{ scene: Scene, flyer: Flyer, face: Face, isAsked: boolean, hint: string, stop: any, lay: () => void }} props
 *   `hint`: the key that lays it; `stop`: the roving focus
 */
export function DeckCard({ scene, flyer, face, isAsked, hint, stop, lay }) {
  const key = `lay:${face.name}`;
  const play = isAsked ? scene.legal.get(key) : undefined;
  const bar = isAsked && !play ? scene.barred.get(key) : undefined;
  const laid = scene.laid(flyer).filter((card) => card === face.name).length;
  const count = { left: Math.max(0, face.copies - laid), copies: face.copies };
  const why = bar ? whyWords(scene, bar) : "";
  const state = play ? "play" : bar ? "off" : "rest";
  const [isJustLaid, setJustLaid] = useState(false); // it need not tell at once why it may not be laid again
  const show = () => {
    heldPlan.value = isAsked ? { aircraft: flyer.label, cards: [...flyer.programme, face.name] } : null;
  };
  const hide = () => {
    setJustLaid(false);
    heldPlan.value = null;
  };
  const press = () => {
    setJustLaid(play !== undefined);
    lay();
  };
  return html`<button type="button" class=${`deck-card ${state}`} data-card=${face.name} data-rule=${bar?.rule}
    aria-disabled=${play ? undefined : "true"} aria-keyshortcuts=${play ? hint : undefined}
    ...${pointing(stop, show, hide)} onClick=${press}>
    <span class="hidden">${wholeWords(cardWord(scene, flyer, face.name), face, count.left, play, why)}</span>
    <span class="drawn" aria-hidden="true">
      <span class="picture"><${FacePicture} face=${face} /></span>
      <b>${faceTitle(face)}</b>
      <span class="second">${bar ? shortWhy(bar, count) : say("wings-deck-count", count)}</span>
      ${play && html`<kbd class="press">${hint}</kbd>`}
      ${!isJustLaid && html`<${Reason} bar=${bar} why=${why} />`}
    </span>
  </button>`;
}
