// What happened since my last order, in the words of the log: beside the board, to be folded away.
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { setting } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useLayoutEffect, useRef } from "../vendor/hooks.js";

/** @import { LogRow, Seat } from "../lib/live.js" */

const isOpen = setting("since", /** @type {"yes" | "no"} */ ("yes"));

/** The rows since my last order at a table; of one never answered here, none. @param {Seat} seat @returns {LogRow[]} */
export function sinceOrder(seat) {
  const from = placeOf(seat.place.game)?.answered;
  if (from === undefined) return [];
  return seat.log.value.filter(({ number, say: words, undone }) => number >= from && words !== null && !undone);
}

/**
 * Remember where the log stood when an order was given, once it is taken.
 * @param {Seat} seat @param {() => Promise<unknown>} give
 */
export async function answering(seat, give) {
  const answered = seat.message.peek()?.number ?? 0;
  await give();
  const place = placeOf(seat.place.game);
  if (place && !seat.refused.peek()) keep({ ...place, answered });
}

/** @param {{ rows: LogRow[] }} props */
export function Since({ rows }) {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [rows.length]);
  /** @param {Event} event */
  const fold = ({ currentTarget }) => {
    isOpen.value = currentTarget instanceof HTMLDetailsElement && currentTarget.open ? "yes" : "no";
  };
  return html`<details class="since" open=${isOpen.value === "yes"} onToggle=${fold}>
    <summary><b>${say("screen-news")}</b> <span class="second">${say("table-news-count", { count: rows.length })}</span>
    </summary>
    <div ref=${list} tabindex="0" role="group" aria-label=${say("screen-news")}>
      <ol>${rows.map((row) => html`<li key=${row.number}>${row.say}</li>`)}</ol>
    </div>
  </details>`;
}
