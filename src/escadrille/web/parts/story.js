// The story of a game that is over: the shot that decided it, its course turn by turn, and what became of everyone.
import { html } from "../lib/html.js";
import { sentence } from "../lib/said.js";
import { say } from "../lib/words.js";
import { capital } from "../boards/kit/terms.js";
import { GRAVEST } from "./timeline.js";

/** @import { BoardModule, BoardProps, Fate } from "../boards/index.js" */
/** @import { LogRow } from "../lib/live.js" */

/** What happened last of the gravest that happened. @param {BoardModule} board @param {LogRow[]} rows */
function decisive({ marks = {} }, rows) {
  for (const mark of GRAVEST) {
    const row = rows.findLast(({ event }) => marks[event.event] === mark);
    if (row) return row;
  }
  return undefined;
}

/** The fire that brought it about: who fires at whom it happened to. @param {LogRow[]} rows @param {LogRow} end */
function shotBefore(rows, end) {
  const { aircraft, piece, pilot, threat } = end.event;
  const struck = aircraft ?? piece ?? pilot ?? threat ?? "target";
  return rows.findLast(({ number, event: { event, enemy, target, aim, pilot: at } }) =>
    number < end.number && event !== "Positioned"
      && ([enemy, target, aim].includes(struck) || event === "FlakRevealed" || (event === "Fired" && at === struck)));
}

/** @param {{ board: BoardModule, given: BoardProps }} props */
export function Story({ board, given }) {
  const rows = given.log.filter((row) => !row.undone && row.say !== null);
  const end = decisive(board, rows);
  const shot = end && shotBefore(rows, end);
  const marked = rows.filter(({ event }) => board.marks?.[event.event]);
  const fates = board.fates?.(given) ?? [];
  return html`<div class="story">
    ${end && html`<p class="decisive"><span class="caption">${say("story-decisive")}</span>
      ${shot && html`<span>${sentence(capital(shot.say ?? ""))}</span>`} <b>${capital(end.say ?? "")}</b></p>`}
    ${marked.length > 0 && html`<details open><summary>${say("story-course")}</summary>
      <${Course} board=${board} rows=${rows} /></details>`}
    ${fates.length > 0 && html`<${Fates} fates=${fates} />`}
  </div>`;
}

/** What was struck and lost, by turns. @param {{ board: BoardModule, rows: LogRow[] }} props */
const Course = ({ board, rows }) => html`<div class="course" tabindex="0" role="group"
  aria-label=${say("story-course")}><ol>
  ${board.chapters(rows).map(({ title, rows: told }, place) => {
    const marked = told.filter(({ event }) => board.marks?.[event.event]);
    return marked.length > 0 && html`<li key=${place}><b>${title}</b>
      <ul>${marked.map((row) => html`<li key=${row.number}>${capital(row.say ?? "")}</li>`)}</ul></li>`;
  })}
</ol></div>`;

/** @param {{ fates: Fate[] }} props */
function Fates({ fates }) {
  const isCounted = fates.some(({ victories }) => victories !== null);
  const heads = ["aircraft", "pilot", "fate", ...(isCounted ? ["victories"] : [])];
  return html`<table class="fates">
    <caption class="caption">${say("story-fates")}</caption>
    <thead><tr>${heads.map((head) => html`<th key=${head} scope="col">${say(`story-${head}`)}</th>`)}</tr></thead>
    <tbody>${fates.map(({ name, pilot, fate, victories }) => html`<tr key=${name}>
      <th scope="row">${name}</th><td>${pilot}</td><td>${capital(fate)}</td>${isCounted && html`<td>${victories}</td>`}
    </tr>`)}</tbody>
  </table>`;
}
