// An action card of zero: what it does as an Attack, and the cards that it answers.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CardView } from "../cards/card.js";
import { PLANES, cardName, titleWord, titleWords, whyWords } from "./terms.js";

/** @import { Hold, Row } from "../cards/card.js" */
/** @import { Scene } from "./scene.js" */

/** An Attack fires, or moves. @param {any} card @returns {Row} */
export const attackRow = (card) => (card.attack || card.colour === "blue" ? "attack" : "maneuver");

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
  const [attack, answers] = [attackWords(card), answerWords(scene, card)];
  const told = [
    attack && [say("cards-word-attack"), attack].join(" "),
    answers && [say("zero-word-answers"), answers].join(" "),
  ];
  return html`<${CardView}
    hold=${hold} card=${card} planes=${PLANES}
    title=${titleWord(card.title)} name=${cardName(card)}
    version=${card.subtitle ? say(`zero-subtitle-${card.subtitle}`) : ""}
    rows=${[{ row: attackRow(card), words: attack }, { row: "reaction", words: answers }]}
    told=${told} why=${hold.bar ? whyWords(scene, hold.bar) : ""}
    choose=${choose} stop=${stop} />`;
}
