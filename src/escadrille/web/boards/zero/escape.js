// The Disengagement Table: before the draw, what each card would bring; after it, the card drawn and its line.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { signed } from "../kit/terms.js";
import { callSign, cardName, positionWord, titleWord } from "./terms.js";

/** @import { Message } from "../../lib/types.js" */
/** @import { Flyer, Modifiers, Scene } from "./scene.js" */

/**
 * An aircraft that leaves, what shifts the table for it, and the test once it was made.
 * @typedef {{ flyer: Flyer, modifiers: Modifiers, test: any | null }} Leaver
 */

/**
 * The lines, from A to I, and the cards that stand on them (ZERO-DIS-03).
 * @type {[level: string, title: string, bursts: number][]}
 */
const LINES = [
  ["A", "fuel-tank", 0],
  ["B", "out-of-the-sun", 0],
  ["C", "in-my-sights", 3],
  ["D", "in-my-sights", 2],
  ["E", "in-my-sights", 1],
  ["F", "maneuvering", 0],
  ["G", "half-loop", 0],
  ["H", "other", 0],
  ["I", "ace-pilot", 0],
];
const [LAST_LOST, LAST_HURT] = [2, 4]; // ZERO-DIS-07

/** What a line brings. @param {number} line @param {boolean} isDamaged */
const resultAt = (line, isDamaged) =>
  line <= LAST_LOST ? "destroyed" : line <= LAST_HURT && !isDamaged ? "damaged" : "evaded";

/** @param {string} title @param {number} bursts */
function cardWords(title, bursts) {
  if (title === "other") return say("zero-escape-other");
  if (title === "fuel-tank") return `${titleWord("in-my-sights")} (${say("zero-subtitle-fuel-tank")})`;
  return bursts ? say("zero-escape-sights", { card: titleWord(title), bursts }) : titleWord(title);
}

/** @type {Map<string, { number: number, tests: any[], count: number | null }>} */
const kept = new Map();

/**
 * The last tests, until the reader has answered another question.
 * @param {Message} message @returns {any[]}
 */
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
export function leaversOf(scene) {
  /** @type {[string, Modifiers][]} */
  const withdrawals = scene.view.withdrawals;
  const asked = withdrawals.flatMap(([label, modifiers]) => {
    const flyer = scene.flyer(label);
    return flyer ? [{ flyer, modifiers, test: null }] : [];
  });
  if (asked.length > 0) return asked;
  return testsNow(scene.message).flatMap((test) => {
    const flyer = scene.flyers[test.aircraft];
    return flyer ? [{ flyer, modifiers: test.modifiers, test }] : [];
  });
}

/** @param {Modifiers} modifiers */
const shiftOf = (modifiers) => modifiers.reduce((sum, [, levels]) => sum + levels, 0);

/** @param {Leaver} leaver */
const wasDamaged = ({ modifiers }) => modifiers.some(([name]) => name === "damaged");

/** What the table says where a card of this line is drawn. @param {{ leaver: Leaver, line: number }} props */
function Cell({ leaver, line }) {
  const at = Math.max(0, Math.min(LINES.length - 1, line + shiftOf(leaver.modifiers)));
  const level = LINES[at]?.[0] ?? "";
  const result = resultAt(at, wasDamaged(leaver));
  const isDrawn = leaver.test?.drawn === LINES[line]?.[0];
  return html`<td class=${`test ${result}${isDrawn ? " lit" : ""}`} aria-current=${isDrawn ? "true" : undefined}>
    <b>${level}</b> ${say(`zero-escape-${result}`)}
  </td>`;
}

/** @param {string} name @param {number} levels */
const modifierWords = (name, levels) =>
  name === "position" ? positionWord(Math.max(-2, Math.min(2, levels))) : say(`zero-shift-${name}`);

/** @param {{ scene: Scene, leaver: Leaver }} props */
function Told({ scene, leaver: { flyer, modifiers, test } }) {
  const card = test?.card ? cardName(scene.content.card[test.card]) : say("zero-no-card");
  const drawn = test && say("zero-escape-drawn", { card, level: test.level, result: test.result });
  return html`<p>
    <b>${callSign(scene, flyer)}</b>${" "}
    ${modifiers.map(([name, levels]) => `${modifierWords(name, levels)} ${signed(levels)}`).join(", ")}${" "}
    <b>= ${signed(shiftOf(modifiers))}</b>.${" "}
    ${drawn && html`<b class="drawn-card">${drawn}</b>`}
  </p>`;
}

/** @param {{ scene: Scene, leavers: Leaver[] }} props */
export const EscapeTable = ({ scene, leavers }) => html`<section
  class="box escape"
  aria-label=${say("zero-escape-title")}
  data-rule="ZERO-DIS-03"
>
  <h3>${say("zero-escape-title")} <${RuleLink} id="ZERO-DIS-03" system="zero" /></h3>
  <div class="escape-told" aria-live="polite">
    ${leavers.map((leaver) => html`<${Told} key=${leaver.flyer.label} scene=${scene} leaver=${leaver} />`)}
  </div>
  <table>
    <thead>
      <tr>
        <th scope="col" colspan="2">${say("zero-escape-card")}</th>
        ${leavers.map(
          ({ flyer }) => html`<th scope="col">
            ${say(flyer.wingman ? "zero-role-wingman" : "zero-role-leader")}
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${LINES.map(([level, title, bursts], line) => {
        const isDrawn = leavers.some(({ test }) => test?.drawn === level);
        return html`<tr key=${level} class=${isDrawn ? "drawn-line" : ""}>
          <td class="level">${level}</td>
          <th scope="row">${cardWords(title, bursts)}</th>
          ${leavers.map((leaver) => html`<${Cell} leaver=${leaver} line=${line} />`)}
        </tr>`;
      })}
    </tbody>
  </table>
</section>`;
