// The game that ended last: how, what happened when, and the way to watch it.
import { boardOf } from "../boards/index.js";
import { call } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { rowOf } from "../lib/live.js";
import { titleOf } from "../lib/scenarios.js";
import { isVerified } from "../lib/seal.js";
import { say } from "../lib/words.js";
import { replayOf } from "./download.js";
import { company } from "./flight.js";
import { Icon } from "./icons.js";
import { endOf } from "./outcome.js";

/** @import { BoardModule } from "../boards/index.js" */
/** @import { Flight } from "../lib/mine.js" */
/** @import { Message } from "../lib/types.js" */

/** @param {{ flight: Flight }} props */
export function LastFlight({ flight: { place, standing } }) {
  const { answer } = useAnswer(
    () => Promise.all([call(`/api/games/${place.game}`, { key: place.key }), boardOf(standing?.system ?? "")]),
    [place.game],
  );
  if (!standing) return null;
  const message = /** @type {Message | undefined} */ (answer?.[0]);
  return html`<section class="sheet box last">
    <h2>${say("page-last-flight")}</h2>
    <p>${titleOf(standing.system, standing.scenario)} <span class="second">· ${company(standing)}</span></p>
    <p class="second">${endOf(standing)}</p>
    ${answer && message && message.events.length > 1 && html`<${Course} events=${message.events} board=${answer[1]} />`}
    <div class="row wrap">
      <a class="button small" href=${replayOf(place.game)}><${Icon} name="play" size=${12} />${say("page-watch")}</a>
      ${message?.commitment && isVerified(message.commitment) &&
      html`<span class="verified second">${say("page-verified")}<${Icon} name="stored" size=${14} /></span>`}
    </div>
  </section>`;
}

/** From left to right: turns, and what happened in them. @param {{ events: any[], board: BoardModule }} props */
function Course({ events, board }) {
  /** @param {number} number */
  const x = (number) => 8 + (number / Math.max(1, events.length - 1)) * 224;
  const rows = events.map((event, number) => rowOf(number, event, { say: "", rule: null }));
  const turns = board.chapters(rows).flatMap((chapter) => chapter.rows[0] ?? []);
  return html`<svg class="course" viewBox="0 0 240 32" aria-hidden="true">
    <path class="line" d="M4 16H236" />
    ${turns.map(({ number }) => html`<path class="turn" d=${`M${x(number)} 11v10`} />`)}
    ${rows.map(({ number, event }) => {
      const mark = board.marks?.[event.event];
      const d = mark === "kill" ? `M${x(number) - 6} 10l12 12m0 -12l-12 12` : `M${x(number)} 7v18`;
      return mark && html`<path class="mark" d=${d} />`;
    })}
  </svg>`;
}
