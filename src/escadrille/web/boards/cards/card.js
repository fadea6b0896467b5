// An action card: title, flight path, and a row for each of its uses; while it is being played, its uses are buttons.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { Reason } from "../kit/reason.js";
import { Figures } from "./terms.js";
import { Vignette } from "./vignettes.js";

/** @import { Bar, Choice } from "../kit/scene.js" */
/** @import { Planes } from "./vignettes.js" */

/**
 * What can be done with a card now.
 * @typedef {object} Hold
 * @property {string} id
 * @property {number} count equal cards
 * @property {Choice | null} play the order that answers with it
 * @property {Bar | null} bar why it cannot
 * @property {Row[]} lit the rows that can be used
 * @property {string} deed what a press does with it where it is not played: the question, or ""
 * @property {any} other the order by which it replaces the card that is out, or nothing
 * @property {"rest" | "play" | "off" | "out" | "other"} state out: it is being played
 * @property {Offered[]} uses those to choose from, while it is out, or where it is offered for more than one thing
 * @typedef {"attack" | "reaction" | "maneuver"} Row
 * @typedef {{ row: Row | "drop", choice: Choice }} Offered drop: it is not played, but given up
 */

/**
 * What a card can be used for now in one of its rows; or what is printed there.
 * @param {Hold} hold @param {(use: any) => boolean} isHere @param {(use: any) => string} word or "": as the server says
 * @param {string} printed
 */
export function rowWords({ play }, isHere, word, printed) {
  /** @type {any[]} */
  const uses = play?.facts?.uses ?? [];
  const words = uses.flatMap((use, place) => (isHere(use) ? word(use) || play?.tells[place] : []));
  return words.length > 0 ? words.join(" / ") : printed;
}

/** On a phone what can be played comes first. @param {Hold} hold */
export const rank = (hold) => (hold.state === "out" ? 0 : hold.play ? 1 : 2);

/** @param {{ row: Row, words: string, lit: boolean }} props */
const UseRow = ({ row, words, lit }) => html`<span class=${`use ${row}${lit ? " lit" : ""}${words ? "" : " none"}`}>
  <i><${Icon} name=${row} size=${14} /></i>
  <span><${Figures} text=${words || say("cards-row-none")} /></span>
</span>`;

/** @param {Offered["row"]} row @param {Choice} choice */
function iconOf(row, { order }) {
  if (row === "drop") return "hand";
  return ["climb", "dive"].includes(order.word) ? order.word : row;
}

/**
 * A use that is asked for: the row is the button.
 * @param {Offered & { deed: string, choose: (order: any) => void, stop: any }} props
 */
const UseButton = ({ row, choice, deed, choose, stop }) => html`<button
  type="button"
  class=${`use ${row} lit`}
  ...${stop}
  onClick=${() => choose(choice.order)}
>
  <i>
    <${Icon} name=${iconOf(row, choice)} size=${14} />
  </i>
  ${row === "drop"
    ? html`<span>${say(`cards-deed-${deed}`)}<span class="hidden"> ${choice.say}</span></span>`
    : html`<span>${choice.say}</span>`}
</button>`;

/**
 * @param {object} props
 * @param {Hold} props.hold
 * @param {any} props.card of the packs
 * @param {string} props.title
 * @param {string} props.name its title and version
 * @param {string} props.version
 * @param {{ row: Row, words: string }[]} props.rows
 * @param {string[]} props.told everything that its rows say, for those who do not see it
 * @param {string} props.why why it cannot be played
 * @param {Planes} [props.planes]
 * @param {(order: any) => void} props.choose
 * @param {(place: number) => any} props.stop the roving focus, by place inside the card
 */
export function CardView({ hold, card, title, name, version, rows, told, why, planes, choose, stop }) {
  const head = html`<span class="title"><b>${title}</b></span>`;
  if (hold.uses.length > 0)
    return html`<div class="action-card out"
      role="group"
      aria-label=${say("cards-hand-uses", { card: name })}
      data-card=${hold.id}>
      ${head}
      <${Chosen} hold=${hold} rows=${rows} choose=${choose} stop=${stop} />
    </div>`;
  const order = hold.other ?? hold.play?.order;
  return html`<button
    type="button"
    class=${`action-card ${hold.state}`}
    data-card=${hold.id}
    data-rule=${hold.bar?.rule}
    aria-disabled=${order ? undefined : "true"}
    ...${stop(0)}
    onClick=${() => order && choose(order)}
  >
    <span class="hidden">${wholeWords(hold, name, told, why)}</span>
    <span class="drawn" aria-hidden="true">
      ${head}
      <span class="picture">
        <${Vignette} title=${card.title} version=${card.subtitle} planes=${planes} />
        ${hold.count > 1 && html`<span class="copies">×${hold.count}</span>`}
        ${version && html`<span class="version names">${version}</span>`}
        ${hold.deed && html`<span class="deed">${say(`cards-deed-${hold.deed}`)}</span>`}
        <${Reason} bar=${hold.bar} why=${why} />
      </span>
      ${rows.map(({ row, words }) => html`<${UseRow} row=${row} words=${words} lit=${hold.lit.includes(row)} />`)}
    </span>
  </button>`;
}

/**
 * Everything a card says, for those who do not see it.
 * @param {Hold} hold @param {string} name @param {string[]} told @param {string} why
 */
function wholeWords(hold, name, told, why) {
  const named = hold.count > 1 ? say("cards-hand-many", { card: name, count: hold.count }) : name;
  const deed = hold.deed ? say(`cards-deed-${hold.deed}`) : say("cards-hand-playable");
  if (hold.other) return [named, ...told, say("cards-hand-instead")].filter(Boolean).join(". ");
  const now = hold.play ? `${deed}: ${hold.play.say}` : hold.bar ? say("cards-hand-not", { why }) : "";
  return [named, ...told, now].filter(Boolean).join(". ");
}

/**
 * The rows of the card that is out: those that can be used are buttons.
 * @param {{ hold: Hold, rows: { row: Row, words: string }[], choose: (order: any) => void,
 *   stop: (place: number) => any }} props
 */
function Chosen({ hold, rows, choose, stop }) {
  const buttons = hold.uses.map(
    ({ row, choice }, place) => html`<${UseButton} row=${row} choice=${choice} deed=${hold.deed} choose=${choose} stop=${stop(place)} />`,
  );
  const rest = rows.filter(({ row }) => row !== "reaction" && !hold.uses.some((use) => use.row === row));
  return html`<span class="how">${say("cards-hand-how")}</span>
    ${buttons}
    ${rest.map(({ row, words }) => html`<${UseRow} row=${row} words=${words} lit=${false} />`)}`;
}
