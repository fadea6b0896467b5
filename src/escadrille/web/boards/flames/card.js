// An action card of flames: its three uses in fixed order, attack, reaction, maneuver.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CardView } from "../cards/card.js";
import { FIGURE } from "./scene.js";
import { cardName, titleWord, titleWords, whyWords } from "./terms.js";

/** @import { Hold, Row } from "../cards/card.js" */
/** @import { Flyer, Scene } from "./scene.js" */

const ROWS = /** @type {Row[]} */ (["attack", "reaction", "maneuver"]);
const EVERYTHING = 9; // titles: who answers all of them answers any card

/** What a card says in its attack row, or "" @param {any} card @param {number} bonus hits that the aircraft adds */
export function attackWords(card, bonus = 0) {
  if (card.action) return say(`flames-act-${card.action}`);
  if (!card.attack) return "";
  const { bursts, hits, destroys } = card.attack;
  if (destroys) return say("flames-row-destroys", { bursts });
  const figure = bonus ? `${hits}${bonus > 0 ? "+" : "−"}${Math.abs(bonus)}` : `${hits}`;
  return say("flames-row-attack", { bursts, figure, hits: hits + bonus });
}

/** @param {any} card */
export function reactionWords(card) {
  if (card.softens) return say("flames-row-soften", { hits: card.softens });
  if (card.reacts_to.length >= EVERYTHING) return say("cards-row-answers-all");
  return titleWords(card.reacts_to);
}

/** @param {number} steps */
const maneuverWords = (steps) => (steps ? say("flames-row-steps", { steps }) : "");

/**
 * The three rows of a card as an aircraft would use it.
 * @param {any} card @param {Flyer | undefined} flyer @param {number} extra @returns {Record<Row, string>}
 */
function rowsOf(card, flyer, extra) {
  const figures = flyer?.figures ?? [];
  const bonus = card.attack && flyer ? (figures[FIGURE.firepower] ?? 0) + extra : 0;
  return {
    attack: attackWords(card, bonus),
    reaction: reactionWords(card),
    maneuver: maneuverWords(Math.max(card.maneuver, figures[FIGURE.leastManeuver] ?? 0)),
  };
}

/** What the rows say, for those who do not see them. @param {Record<Row, string>} rows */
const toldRows = (rows) => [
  rows.attack && [say("cards-word-attack"), rows.attack].join(" "),
  rows.reaction && [say("flames-word-answers"), rows.reaction].join(" "),
  rows.maneuver && [say("flames-word-maneuver"), rows.maneuver].join(" "),
];

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Flyer | undefined} props.flyer whose card it is
 * @param {Hold} props.hold its id is "counter" for an Ace Pilot counter
 * @param {(order: any) => void} props.choose
 * @param {(place: number) => any} props.stop the roving focus, by place inside the card
 */
export function ActionCard({ scene, flyer, hold, choose, stop }) {
  const card = hold.id === "counter" ? counterCard(scene) : scene.content.card[hold.id];
  if (!card) return null;
  const rows = rowsOf(card, flyer, scene.asked === flyer ? scene.view.extra_hits : 0);
  const version =
    hold.id === "counter" ? say("flames-hand-counter") : card.subtitle && say(`flames-subtitle-${card.subtitle}`);
  return html`<${CardView}
    hold=${hold} card=${card} title=${titleWord(card.title)} name=${cardName(card)} version=${version}
    rows=${ROWS.map((row) => ({ row, words: rows[row] }))} told=${toldRows(rows)}
    why=${hold.bar ? whyWords(scene, hold.bar) : ""}
    choose=${choose} stop=${stop} />`;
}

/** An Ace Pilot counter works as the card that it stands for. @param {Scene} scene */
const counterCard = (scene) =>
  Object.values(scene.content.card).find((/** @type {any} */ card) => card.title === "ace-pilot");
