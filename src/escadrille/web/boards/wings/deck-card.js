// A card of the deck, to be laid: pointing at it shows its flight on the table, or why it may not be.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { useState } from "../../vendor/hooks.js";
import { Reason, pointing } from "../kit/reason.js";
import { FacePicture } from "./card.js";
import { heldPlan } from "./looks.js";
import { cardWord, faceTitle, whyWords } from "./terms.js";

/** @import { Bar, Choice } from "../kit/scene.js" */
/** @import { Face } from "./deck.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/** Everything a card says, for those who do not see it: what it leads to is the server's word.
 * @param {Face} face @param {number} left @param {Choice | undefined} play @param {string} why
 */
function wholeWords(face, left, play, why) {
  return [
    cardWord(face.name),
    face.diamond && say("wings-deck-diamond"),
    say("wings-deck-left", { left, copies: face.copies }),
    play?.tells.join(" · "),
    play ? say("cards-hand-playable") : why && say("cards-hand-not", { why }),
  ]
    .filter(Boolean)
    .join(". ");
}

/** Why a card may not be laid, in one word for its face. @param {Bar} bar @param {Face} face @param {number} left */
function shortWhy(bar, face, left) {
  if (bar.rule === "WINGS-SPEC-05") return say("wings-bar-rudder");
  if (bar.rule === "WINGS-SPEC-10") return say("wings-bar-engine");
  if (left === 0) return say("wings-deck-count", { left, copies: face.copies });
  return face.diamond && /PROG-0[34]$/.test(bar.rule) ? say("wings-bar-steep") : say("wings-bar-now");
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Flyer} props.flyer
 * @param {Face} props.face
 * @param {boolean} props.isAsked
 * @param {string} props.hint the key that lays it
 * @param {any} props.stop the roving focus
 * @param {() => void} props.lay
 */
export function DeckCard({ scene, flyer, face, isAsked, hint, stop, lay }) {
  const key = `lay:${face.name}`;
  const play = isAsked ? scene.legal.get(key) : undefined;
  const bar = isAsked && !play ? scene.barred.get(key) : undefined;
  const left = face.copies - scene.laid(flyer).filter((card) => card === face.name).length;
  const why = bar ? whyWords(scene, bar) : "";
  const state = play ? "play" : bar ? "off" : "rest";
  const [isJustLaid, setJustLaid] = useState(false); // it need not tell at once why it may not be laid again
  const show = () => {
    heldPlan.value = isAsked ? { aircraft: flyer.label, cards: [...known(flyer), face.name] } : null;
  };
  const hide = () => {
    setJustLaid(false);
    heldPlan.value = null;
  };
  return html`<button
    type="button"
    class=${`deck-card ${state}`}
    data-card=${face.name}
    data-rule=${bar?.rule}
    aria-disabled=${play ? undefined : "true"}
    aria-keyshortcuts=${play ? hint : undefined}
    ...${pointing(stop, show, hide)}
    onClick=${() => {
      setJustLaid(play !== undefined);
      lay();
    }}
  >
    <span class="hidden">${wholeWords(face, Math.max(0, left), play, why)}</span>
    <span class="drawn" aria-hidden="true">
      <span class="picture"><${FacePicture} face=${face} /></span>
      <b>${faceTitle(face.name)}</b>
      <span class="second">
        ${bar ? shortWhy(bar, face, left) : say("wings-deck-count", { left: Math.max(0, left), copies: face.copies })}
      </span>
      ${play && html`<kbd class="press">${hint}</kbd>`}
      ${!isJustLaid && html`<${Reason} bar=${bar} why=${why} />`}
    </span>
  </button>`;
}

/** The cards laid so far, as far as they lead. @param {Flyer} flyer */
const known = ({ programme }) => programme.filter((card) => card !== null);
