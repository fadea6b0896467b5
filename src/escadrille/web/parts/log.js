// The log: chapters by turn, each line with the stamp of its turn and the rule that it comes from.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { useEffect, useLayoutEffect, useRef } from "../vendor/hooks.js";
import { RuleLink } from "./rule.js";

/** @import { LogRow } from "../lib/live.js" */
/** @import { BoardModule } from "../boards/index.js" */

/** A turn's triangle: solid, half, hollow in rotation. @param {{ turn: number }} props */
const Stamp = ({ turn }) => html`<svg class="stamp" width="11" height="11" viewBox="0 0 12 12" aria-hidden="true">
  <path class=${turn % 3 === 1 ? "solid" : "hollow"} d="M1 1.5H11L6 11Z" />
  ${turn % 3 === 2 && html`<path class="solid" d="M1 1.5H6V11Z" />`}
</svg>`;

/**
 * In a replay it leads to its moment.
 * @param {{ row: LogRow & { when: string }, stamp: number, pick?: (row: LogRow) => void }} props
 */
function When({ row, stamp, pick }) {
  const when = html`<${Stamp} turn=${stamp} />${row.when}`;
  if (!pick) return html`<span class="when">${when}</span>`;
  return html`<button class="goto" type="button" onClick=${() => pick(row)}>
    ${when}<span class="hidden"> ${say("replay-go-to", { line: row.say ?? "" })}</span>
  </button>`;
}

/**
 * @param {object} props
 * @param {LogRow[]} props.rows
 * @param {BoardModule} props.board
 * @param {string} props.system
 * @param {(row: LogRow) => boolean} [props.isNow] the lines of this moment, in a replay
 * @param {(row: LogRow) => void} [props.pick] go to the moment of a line
 * @param {any} [props.before] what stands above its first line
 */
export function Log({ rows, board, system, isNow, pick, before }) {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  const isLow = useRef(true);
  const count = rows.length;
  useLayoutEffect(() => {
    if (list.current && isLow.current && !isNow) list.current.scrollTop = list.current.scrollHeight;
  }, [count, isNow]);
  useEffect(() => {
    const now = list.current?.querySelector("[aria-current]") ?? [...(list.current?.querySelectorAll("li") ?? [])].at(-1);
    if (isNow && list.current && now instanceof HTMLElement)
      list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  });
  const note = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    isLow.current = scrollHeight - scrollTop - clientHeight < 40;
  };
  const told = rows.filter((row) => row.say !== null);
  const label = say("table-tab-log");
  return html`<div class="log" ref=${list} onScroll=${note} tabindex="0" role="region" aria-label=${label}>
    ${before}
    ${told.length === 0 && html`<p class="second">${say("table-log-empty")}</p>`}
    ${board.chapters(told).map((chapter, place) => html`<section key=${place}>
      ${chapter.title && html`<h3 class="caption">${chapter.title}</h3>`}
      <ol>
        ${chapter.rows.map((row) => html`<li key=${row.number} class=${row.undone ? "undone" : ""}
          aria-current=${isNow?.(row) ? "step" : undefined}>
          <${When} row=${row} stamp=${chapter.stamp} pick=${pick} />
          <span class="what">
            ${row.undone
              ? html`<del>${row.say}</del> <span class="word">${say("table-taken-back")}</span>`
              : row.say}
            ${row.rule && html`${" "}<${RuleLink} id=${row.rule} system=${system} />`}
          </span>
        </li>`)}
      </ol>
    </section>`)}
  </div>`;
}
