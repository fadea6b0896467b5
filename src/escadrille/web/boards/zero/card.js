// An action card of zero: what it does as an Attack, and the cards that it answers.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CardView, rowWords } from "../cards/card.js";
import { PLANES, cardName, titleWord, titleWords, whyWords } from "./terms.js";

/** @import { Hold, Row } from "../cards/card.js" */
/** @import { Choice } from "../kit/scene.js" */
/** @import { Scene } from "./scene.js" */

/**
 * The row above the responses: an Attack fires, or moves. What can be done now decides, or what is printed.
 * @param {any} card @param {Choice | null} play @returns {Row}
 */
export function ownRow(card, play) {
  /** @type {any[] | undefined} */
  const uses = play?.facts?.uses;
  const fires = uses ? uses.some(({ bursts }) => bursts > 0) : card.attack || card.colour === "blue";
  return fires ? "attack" : "maneuver";
}

/** What a card does as an Attack, or "" @param {any} card */
export function attackWords(card) {
  if (card.attack) return say("zero-row-attack", card.attack);
  return card.colour === "blue" ? "" : say(`zero-effect-${card.title}`);
}

/** @param {Scene} scene @param {any} card */
const answerWords = ({ content }, { answers }) =>
  Object.values(content.card).every(({ title }) => answers.includes(title))
    ? say("cards-row-answers-all")
    : titleWords(answers);

/** @param {{ scene: Scene, hold: Hold, choose: (order: any) => void, stop: (place: number) => any }} props */
export function ActionCard({ scene, hold, choose, stop }) {
  const card = scene.content.card[hold.id];
  const fires = (/** @type {any} */ { bursts }) => (bursts > 0 ? attackWords(card) : "");
  const attack = rowWords(hold, () => true, fires, attackWords(card));
  const answers = answerWords(scene, card);
  const told = [
    attack && [say("cards-word-attack"), attack].join(" "),
    answers && [say("zero-word-answers"), answers].join(" "),
  ];
  return html`<${CardView}
    hold=${hold} card=${card} planes=${PLANES}
    title=${titleWord(card.title)} name=${cardName(card)}
    version=${card.subtitle ? say(`zero-subtitle-${card.subtitle}`) : ""}
    rows=${[{ row: ownRow(card, hold.play), words: attack }, { row: "reaction", words: answers }]}
    told=${told} why=${hold.bar ? whyWords(scene, hold.bar) : ""}
    choose=${choose} stop=${stop} />`;
}
