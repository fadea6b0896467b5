// A game that is over, as a row: how it ended, and the way to watch it.
import { html } from "../lib/html.js";
import { titleOf } from "../lib/scenarios.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { company } from "./flight.js";
import { systemName } from "./head.js";
import { replayOf } from "./download.js";
import { Icon } from "./icons.js";
import { TookBack, endOf } from "./outcome.js";

/** @import { Flight } from "../lib/mine.js" */

/** @param {number} at Unix seconds */
const dayOf = (at) =>
  new Date(1000 * at).toLocaleDateString(lang.value, { day: "numeric", month: "short", year: "numeric" });

/** @param {{ flight: Flight }} props */
export function FlownRow({ flight: { place, standing } }) {
  if (!standing) return null;
  const title = titleOf(standing.system, standing.scenario);
  return html`<div class="flown">
    <b>${systemName(standing.system)}</b>
    <span class="what"><a href=${`#/table/${place.game}`}>${title}</a><span class="second">${company(standing)} · ${dayOf(standing.at)}</span></span>
    <span class="result">${endOf(standing)} <${TookBack} ...${standing} /></span>
    <a class="button small" href=${replayOf(place.game)} aria-label=${say("page-watch-game", { title })}>
      <${Icon} name="play" size=${12} />${say("page-watch")}
    </a>
  </div>`;
}
