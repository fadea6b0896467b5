// The Disengagement Table: before the draw, what each card would bring; after it, the card drawn and its line.
import { html } from "../../lib/html.js";
import { knows, say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { signed } from "../kit/terms.js";
import { callSign, cardName, roleWord, titleWord } from "./terms.js";

/** @import { Message } from "../../lib/types.js" */
/** @import { Scene } from "./scene.js" */

/**
 * A line of the table, the cards that stand on it, and what it brings to an aircraft that leaves.
 * @typedef {{ line: string, title: string | null, subtitle: string | null, bursts: number | null, level: string,
 *   result: string }} Line
 * An aircraft that leaves, what shifts the table for it, and once it was tested what was drawn.
 * @typedef {{ aircraft: string, shift: number, modifiers: { name: string, levels: number }[], table: Line[],
 *   drawn?: string, card?: string | null, level?: string, result?: string }} Leaver
 */

/** @param {Line} line */
function cardWords({ title, subtitle, bursts }) {
  if (!title) return say("zero-escape-other");
  if (subtitle || !bursts) return cardName({ title, subtitle });
  return say("zero-escape-sights", { card: titleWord(title), bursts });
}

/** @type {Map<string, { number: number, tests: Leaver[], count: number | null }>} */
const kept = new Map();

/** The last tests, until the reader has answered another question. @param {Message} message @returns {Leaver[]} */
function testsNow(message) {
  const fresh = message.events.filter((event) => event.event === "Tested");
  if (message.seat === null || message.waiting.length === 0) return fresh;
  const name = `${message.game}/${message.seat}`;
  const count = message.asked?.count ?? null;
  if (fresh.length > 0 && kept.get(name)?.number !== message.number)
    kept.set(name, { number: message.number, tests: fresh, count });
  const held = kept.get(name);
  if (!held || held.number > message.number) return [];
  held.count ??= count;
  return count === null || count === held.count ? held.tests : [];
}

/** Who leaves or left, as far as that is on the table. @param {Scene} scene @returns {Leaver[]} */
export const leaversOf = ({ view, message }) => (view.withdrawals.length > 0 ? view.withdrawals : testsNow(message));

/** What the table says where a card of this line is drawn. @param {{ line: Line, isDrawn: boolean }} props */
const Cell = ({ line: { level, result }, isDrawn }) => html`<td
  class=${`test ${result}${isDrawn ? " lit" : ""}`} aria-current=${isDrawn ? "true" : undefined}>
  <b>${level}</b> ${say(`zero-escape-${result}`)}
</td>`;

/** @param {string} name of what shifts the table: a Position, or something else */
const shiftWord = (name) => say(knows(`zero-shift-${name}`) ? `zero-shift-${name}` : `zero-position-${name}`);

/** @param {{ scene: Scene, leaver: Leaver }} props */
function Told({ scene, leaver: { aircraft, modifiers, shift, drawn, card, level = "", result = "" } }) {
  const flyer = scene.flyer(aircraft);
  const name = card ? cardName(scene.content.card[card]) : say("zero-no-card");
  return html`<p>
    <b>${flyer && callSign(scene, flyer)}</b>${" "}
    ${modifiers.map((one) => `${shiftWord(one.name)} ${signed(one.levels)}`).join(", ")}${" "}
    <b>= ${signed(shift)}</b>.${" "}
    ${drawn && html`<b class="drawn-card">${say("zero-escape-drawn", { card: name, level, result })}</b>`}
  </p>`;
}

/** @param {{ scene: Scene, leavers: Leaver[] }} props */
export const EscapeTable = ({ scene, leavers }) => html`<section
  class="box escape" aria-label=${say("zero-escape-title")} data-rule="ZERO-DIS-03">
  <h3>${say("zero-escape-title")} <${RuleLink} id="ZERO-DIS-03" system="zero" /></h3>
  <div class="escape-told" aria-live="polite">
    ${leavers.map((leaver) => html`<${Told} key=${leaver.aircraft} scene=${scene} leaver=${leaver} />`)}
  </div>
  <table>
    <thead>
      <tr>
        <th scope="col" colspan="2">${say("zero-escape-card")}</th>
        ${leavers.map(({ aircraft }) => html`<th scope="col">
          ${scene.isDuel ? roleWord(scene.flyer(aircraft)?.wingman) : aircraft}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${leavers[0]?.table.map((line, place) => {
        const isDrawn = leavers.some(({ drawn }) => drawn === line.line);
        return html`<tr key=${line.line} class=${isDrawn ? "drawn-line" : ""}>
          <td class="level">${line.line}</td>
          <th scope="row">${cardWords(line)}</th>
          ${leavers.map(({ table, drawn }) => html`<${Cell} line=${table[place]} isDrawn=${drawn === line.line} />`)}
        </tr>`;
      })}
    </tbody>
  </table>
</section>`;
