// What was flown and when, who rules the sky, and what the months bring: aircraft that enter service.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { campWord, dateWords } from "./terms.js";

/** @import { Scene } from "./scene.js" */

const [WIDTH, HEIGHT, EDGE, AXIS] = [1096, 98, 18, 51];
const AFTER = 9; // months that a campaign of fifteen missions may last
const NAMES = 2; // types told of a month

/** Months since the year 0. @param {string} date */
function monthsOf(date) {
  const told = new Date(date);
  return told.getUTCFullYear() * 12 + told.getUTCMonth();
}

/** With its part of a month. @param {string} date */
const dayOf = (date) => monthsOf(date) + (new Date(date).getUTCDate() - 1) / 31;

/** @param {number} month */
const nameOf = (month) => dateWords(new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString(), { month: "long" });

/** @param {{ scene: Scene }} props */
export function Calendar({ scene }) {
  const { view, log } = scene;
  const first = monthsOf(log[0]?.date ?? view.date);
  const last = Math.max(first + AFTER, monthsOf(view.date) + 1);
  /** @param {number} month */
  const x = (month) => EDGE + ((month - first) / (last - first)) * (WIDTH - 2 * EDGE);
  /** @type {[string, string | null][]} */
  const periods = view.periods;
  const bands = periods.map(([month, side], at) => ({
    side, from: Math.max(first, monthsOf(month)), to: Math.min(last, monthsOf(periods[at + 1]?.[0] ?? "1919-01")),
  })).filter(({ from, to }) => from < to);
  const months = Array.from({ length: last - first }, (_, at) => first + at);
  /** @param {number} month @param {string} camp */
  const arrivals = (month, camp) => Object.values(scene.content.aircraft ?? {}).filter((/** @type {any} */ one) =>
    one.camp === camp && monthsOf(one.service) === month && month > first).map((/** @type {any} */ { name }) => name);
  return html`<svg class="calendar" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${say("wings-camp-calendar", { date: dateWords(view.date) })}>
    ${bands.map(({ side, from, to }) => html`<rect class=${`band ${side ?? ""}`} x=${x(from)} y="4" width=${x(to) - x(from)} height="17" />
      ${x(to) - x(from) > 150 && html`<text class="band-name" x=${x(from) + 6} y="16.5">${say("wings-camp-supremacy", { side: side ? campWord(side) : "none" })}</text>`}`)}
    ${months.map((month, at) => html`<rect class=${at % 2 ? "month odd" : "month"} x=${x(month)} y=${AXIS} width=${x(month + 1) - x(month)} height="5" />
      <text class="month-name" x=${x(month) + 3} y=${AXIS + 17}>${nameOf(month)}</text>
      ${[scene.ours, scene.theirs].map(({ side }, place) => {
        const arriving = arrivals(month, side);
        return arriving.length > 0 && html`<text class=${place ? "arrival theirs" : "arrival"} x=${x(month) + 3} y=${AXIS + 29 + 12 * place}>
          ${place ? "▽" : "▲"} ${arriving.slice(0, NAMES).join(", ")}${arriving.length > NAMES ? "…" : ""}</text>`;
      })}`)}
    ${log.map((row) => html`<g key=${row.mission} transform=${`translate(${x(dayOf(row.date))} ${AXIS - 1})`}>
      <path class=${row.active === scene.ours.side ? "flown" : "flown theirs"} d="M0 0L-7 -13H7Z" /><text class="nr" y="-17">${row.mission}</text>
      ${!row.success && html`<path class="failed" d="M-5 -11L5 -3" />`}</g>`)}
    ${!scene.isOver && html`<g transform=${`translate(${x(dayOf(view.date))} ${AXIS - 1})`}><path class="now" d="M0 0L-9 -16H9Z" />
      <text class="nr b" y="-20">${view.mission}</text></g>`}
  </svg>`;
}
