// An action card: title, flight path, and its three uses in fixed order, attack, reaction, maneuver.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { FIGURE } from "./scene.js";
import { Figures, cardName, titleWord, titleWords, whyWords } from "./terms.js";
import { Vignette } from "./vignettes.js";

/** @import { Bar, Choice, Flyer, Scene } from "./scene.js" */

/**
 * What can be done with a card now.
 * @typedef {object} Hold
 * @property {string} id "counter" for an Ace Pilot counter
 * @property {number} count equal cards
 * @property {Choice | null} play the order that answers with it
 * @property {Bar | null} bar why it cannot
 * @property {Row[]} lit the rows that can be used
 * @property {"rest" | "play" | "off" | "out"} state out: it is being played
 * @property {{ row: Row, choice: Choice }[]} uses those to choose from, while it is out
 * @typedef {"attack" | "reaction" | "maneuver"} Row
 */

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
  if (card.reacts_to.length >= EVERYTHING) return say("flames-row-answers-all");
  return titleWords(card.reacts_to);
}

/** @param {number} steps */
const maneuverWords = (steps) => (steps ? say("flames-row-steps", { steps }) : "");

/**
 * The three rows of a card as an aircraft would use it.
 * @param {any} card @param {Flyer | undefined} flyer @param {number} extra
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

/** @param {{ row: Row, words: string, lit: boolean }} props */
const UseRow = ({ row, words, lit }) => html`<span class=${`use ${row}${lit ? " lit" : ""}${words ? "" : " none"}`}>
  <i><${Icon} name=${row} size=${14} /></i>
  <span><${Figures} text=${words || say("flames-row-none")} /></span>
</span>`;

/**
 * A use that is asked for: the row is the button.
 * @param {{ row: Row, choice: Choice, choose: (order: any) => void, stop: any }} props
 */
const UseButton = ({ row, choice, choose, stop }) => html`<button
  type="button"
  class=${`use ${row} lit`}
  ...${stop}
  onClick=${() => choose(choice.order)}
>
  <i>
    <${Icon} name=${["climb", "dive"].includes(choice.order.word) ? choice.order.word : row} size=${14} />
  </i>
  <span><${Figures} text=${choice.say} /></span>
</button>`;

/**
 * Everything a card says, for those who do not see it.
 * @param {Scene} scene @param {Hold} hold @param {any} card @param {Record<Row, string>} rows
 */
function wholeWords(scene, hold, card, rows) {
  const named = [
    hold.count > 1 ? say("flames-hand-many", { card: cardName(card), count: hold.count }) : cardName(card),
    rows.attack && [say("flames-word-attack"), rows.attack].join(" "),
    rows.reaction && [say("flames-word-answers"), rows.reaction].join(" "),
    rows.maneuver && [say("flames-word-maneuver"), rows.maneuver].join(" "),
  ];
  const now = hold.play
    ? say("flames-hand-playable")
    : hold.bar
      ? say("flames-hand-not", { why: whyWords(scene, hold.bar) })
      : "";
  return [...named, now].filter(Boolean).join(". ");
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Flyer | undefined} props.flyer whose card it is
 * @param {Hold} props.hold
 * @param {(order: any) => void} props.choose
 * @param {(place: number) => any} props.stop the roving focus, by place inside the card
 */
export function ActionCard({ scene, flyer, hold, choose, stop }) {
  const card = hold.id === "counter" ? counterCard(scene) : scene.content.card[hold.id];
  if (!card) return null;
  const rows = rowsOf(card, flyer, scene.asked === flyer ? scene.view.extra_hits : 0);
  const version =
    hold.id === "counter" ? say("flames-hand-counter") : card.subtitle && say(`flames-subtitle-${card.subtitle}`);
  const head = html`<span class="title"><b>${titleWord(card.title)}</b></span>`;
  if (hold.uses.length > 0)
    return html`<div class="action-card out"
      role="group"
      aria-label=${say("flames-hand-uses", { card: cardName(card) })}
      data-card=${hold.id}>
      ${head}
      <${Chosen} hold=${hold} rows=${rows} choose=${choose} stop=${stop} />
    </div>`;
  const isDead = !hold.play;
  return html`<button
    type="button"
    class=${`action-card ${hold.state}`}
    data-card=${hold.id}
    data-rule=${hold.bar?.rule}
    aria-disabled=${isDead ? "true" : undefined}
    ...${stop(0)}
    onClick=${() => hold.play && choose(hold.play.order)}
  >
    <span class="hidden">${wholeWords(scene, hold, card, rows)}</span>
    <span class="drawn" aria-hidden="true">
      ${head}
      <span class="picture">
        <${Vignette} title=${card.title} version=${card.subtitle} />
        ${hold.count > 1 && html`<span class="copies">×${hold.count}</span>`}
        ${version && html`<span class="version names">${version}</span>`}
        ${
          hold.bar &&
          html`<span class="reason">${whyWords(scene, hold.bar)}${" "}
            <span class="rule">${hold.bar.rule}</span></span>`
        }
      </span>
      ${ROWS.map((row) => html`<${UseRow} row=${row} words=${rows[row]} lit=${hold.lit.includes(row)} />`)}
    </span>
  </button>`;
}

/**
 * The rows of the card that is out: those that can be used are buttons.
 * @param {{ hold: Hold, rows: Record<Row, string>, choose: (order: any) => void, stop: (place: number) => any }} props
 */
function Chosen({ hold, rows, choose, stop }) {
  const buttons = hold.uses.map(
    ({ row, choice }, place) => html`<${UseButton} row=${row} choice=${choice} choose=${choose} stop=${stop(place)} />`,
  );
  const rest = /** @type {Row[]} */ (["attack", "maneuver"]).filter((row) => !hold.uses.some((use) => use.row === row));
  return html`<span class="how">${say("flames-hand-how")}</span>
    ${buttons}
    ${rest.map((row) => html`<${UseRow} row=${row} words=${rows[row]} lit=${false} />`)}`;
}

/** An Ace Pilot counter works as the card that it stands for. @param {Scene} scene */
const counterCard = (scene) =>
  Object.values(scene.content.card).find((/** @type {any} */ card) => card.title === "ace-pilot");
