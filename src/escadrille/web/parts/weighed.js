// What a bot weighed: the main candidates, the best first, each with the chance of victory that it promised.
import { lineOf } from "../lib/said.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";

/** @import { BoardModule } from "../boards/index.js" */
/** @import { Counsel, Told } from "../lib/types.js" */

/** An order in words. @param {BoardModule} board @param {Told} told */
export const wordsOf = (board, { say: words, text }) => (words ? (board.brief ?? lineOf)(words) : text);

/** @param {number} value */
export const percent = (value) => Math.round(100 * value);

/** @param {Counsel} counsel */
export const chosenOf = ({ weighed, chosen }) => weighed.find(({ told }) => told.text === chosen.text);

/** How good a chance is, for words. @param {number} value */
export const chanceName = (value) =>
  value < 0.2 ? "slim" : value < 0.4 ? "uphill" : value <= 0.6 ? "even" : value <= 0.8 ? "good" : "strong";

/**
 * What spoke for the order, against what, and how sure it was.
 * @param {"hint" | "thought"} who
 * @param {BoardModule} board
 * @param {Counsel} counsel
 */
export function reasonsOf(who, board, { why, part, sure, rival, weighed }) {
  const other = rival === null ? undefined : weighed[rival];
  return [
    say(`${who}-why-${why}`),
    part && other ? say(`${who}-part-${part}`, { other: wordsOf(board, other.told) }) : "",
    sure ? say(`${who}-sure-${sure}`) : "",
  ].filter(Boolean);
}

/** @param {{ board: BoardModule, counsel: Counsel }} props */
export const WeighedList = ({ board, counsel }) =>
  counsel.weighed.length === 0
    ? null
    : html`<ol class="weighed" aria-label=${say("hint-others")}>
        ${counsel.weighed.map(({ told, value, worlds }) => {
          const isChosen = told.text === counsel.chosen.text;
          return html`<li key=${told.text} class=${isChosen ? "chosen" : ""}>
            <span class="what">${wordsOf(board, told)}${isChosen && html` <i>(${say("hint-chosen")})</i>`}</span>
            <b>${say("hint-percent", { percent: percent(value) })}</b>
            <span class="gauge" aria-hidden="true"><span style=${{ width: `${percent(value)}%` }} /></span>
            <span class="second">${say("hint-worlds", { worlds })}</span>
          </li>`;
        })}
      </ol>`;
