// The end of a game, where the question was: who won and why, its story, the scores, and what one can do next.
import { html } from "../lib/html.js";
import { go } from "../lib/router.js";
import { say } from "../lib/words.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { Download, WatchAgain } from "./download.js";
import { TookBack, reasonOf, resultOf } from "./outcome.js";
import { nameOf, namesOf } from "./people.js";
import { NextBots, keepRematch } from "./rematch.js";
import { Seal } from "./seal.js";
import { BackToCampaign } from "./sortie.js";

/** @import { Message, Result } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

/** @param {{ message: Message, seat: Seat, story: any }} props */
export function End({ message, seat, story }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const outcome = /** @type {Result} */ (message.outcome);
  const [wanted, setWanted] = useState(/** @type {Record<number, string>} */ ({}));
  const { campaign } = message;
  const canAsk = !campaign && (message.seat !== null || message.rematch !== null);
  /** @param {number} number @param {string} bot */
  const want = (number, bot) => setWanted({ ...wanted, [number]: bot });
  return html`<section class="question over" aria-label=${say("table-end")}>
    <div class="line">
      <h2 tabindex="-1" ref=${heading}>
        <b class="result">${resultOf(message, outcome)}</b>
        <span class="text">${reasonOf(message, outcome)}</span>
      </h2>
      <div class="answers">
        ${canAsk && html`<${Rematch} message=${message} seat=${seat} wanted=${wanted} />`}
        ${campaign && html`<${BackToCampaign} campaign=${campaign} />`}
        <${WatchAgain} game=${message.game} isSecond=${Boolean(campaign)} />
        ${!campaign?.running && html`<${Download} place=${seat.place} isCampaign=${Boolean(message.missions?.length)} />`}
      </div>
    </div>
    <div class="after">
      ${story}
      ${canAsk && html`<${NextBots} message=${message} wanted=${wanted} want=${want} />`}
      ${outcome.scores && html`<${Scores} message=${message} scores=${outcome.scores} />`}
      <details class="proof"><summary>${say("table-menu-seal")}</summary><${Seal} message=${message} /></details>
    </div>
  </section>`;
}

/** @param {Message} message @param {number} seat */
const hintsOf = (message, seat) => message.seats[seat]?.hints ?? 0;

/** @param {{ message: Message, scores: number[] }} props */
const Scores = ({ message, scores }) => html`<table class="scores">
  <caption class="caption">${say("table-end-scores")}</caption>
  <tbody>
    ${scores.map((score, seat) => html`<tr key=${seat}>
      <th scope="row">
        ${nameOf(message, seat)}${" "}
        ${hintsOf(message, seat) > 0 &&
        html`<span class="second">(${say("hint-count", { count: hintsOf(message, seat) })})</span>`}
        <${TookBack} seats=${message.seats} seat=${seat} />
      </th>
      <td>${score}</td>
    </tr>`)}
  </tbody>
</table>`;

/** @param {{ message: Message, seat: Seat, wanted: Record<number, string> }} props */
function Rematch({ message, seat, wanted }) {
  const [isAsked, setAsked] = useState(false);
  const { rematch } = message;
  const sitDown = async () => {
    if (!rematch) return;
    await keepRematch(message, wanted);
    go(`table/${rematch.game}`);
  };
  useEffect(() => {
    if (isAsked && rematch) void sitDown();
  }, [isAsked, rematch?.game]);
  if (rematch)
    return html`<button type="button" class="button yours" onClick=${sitDown}>${say("table-rematch-go")}</button>`;
  const hasAsked = message.again.some((one) => one === message.seat);
  const others = message.again.filter((one) => one !== message.seat);
  const names = namesOf(message, others);
  const ask = async () => setAsked((await seat.act("rematch")) !== null);
  return html`${others.length > 0 &&
    html`<span role="status">${say("table-rematch-offered", { names, count: others.length })}</span>`}
    <button type="button" class=${others.length > 0 && !hasAsked ? "button yours" : "button"}
      aria-disabled=${hasAsked ? "true" : undefined} onClick=${ask}>
      ${say(hasAsked ? "table-rematch-asked" : message.seats.length > 1 ? "table-rematch" : "table-rematch-alone")}
    </button>`;
}
