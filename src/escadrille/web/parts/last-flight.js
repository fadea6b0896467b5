// The game that ended last: how, what happened when, and the way to watch it.
import { call } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { titleOf } from "../lib/scenarios.js";
import { isVerified } from "../lib/seal.js";
import { say } from "../lib/words.js";
import { resultOf } from "./flight.js";
import { Icon } from "./icons.js";

/** @import { Flight } from "../lib/mine.js" */
/** @import { Message } from "../lib/types.js" */

/** @param {{ flight: Flight }} props */
export function LastFlight({ flight: { place, standing } }) {
  const { answer } = useAnswer(() => call(`/api/games/${place.game}`, { key: place.key }), [place.game]);
  const message = /** @type {Message | undefined} */ (answer);
  if (!standing) return null;
  return html`<section class="sheet box last">
    <h2>${say("page-last-flight")}</h2>
    <p>${titleOf(standing.system, standing.scenario)}</p>
    <p class="second">${resultOf(standing)}</p>
    ${message && html`<${Course} events=${message.events} />`}
    <div class="row wrap">
      <a class="button small" href=${`#/replay/${place.game}/0`}>
        <${Icon} name="play" size=${12} />${say("page-watch")}
      </a>
      ${message?.commitment &&
      isVerified(message.commitment) &&
      html`<span class="verified second">${say("page-verified")}<${Icon} name="stored" size=${14} /></span>`}
    </div>
  </section>`;
}

/** What marks a flight: turns, hits, losses. @type {Record<string, "turn" | "hit" | "lost">} */
const MARKS = { GameTurn: "turn", Damaged: "hit", ShotDown: "lost" };

/** A flight from left to right, each mark where it happened. @param {{ events: any[] }} props */
function Course({ events }) {
  const marks = events.flatMap(({ event }, place) => {
    const kind = MARKS[event];
    return kind ? [{ kind, x: 8 + (place / Math.max(1, events.length - 1)) * 224 }] : [];
  });
  return html`<svg class="course" viewBox="0 0 240 32" aria-hidden="true">
    <path class="line" d="M4 16H236" />
    ${marks.map(({ kind, x }) =>
      kind === "lost"
        ? html`<path class="lost" d=${`M${x - 6} 10l12 12m0 -12l-12 12`} />`
        : html`<path class=${kind} d=${kind === "hit" ? `M${x} 7v18` : `M${x} 11v10`} />`,
    )}
  </svg>`;
}
