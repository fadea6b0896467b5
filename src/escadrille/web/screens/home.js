// The first screen: skies to choose from, and the games that go on.
import { manifests as brought } from "../boards/index.js";
import { systems } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { flyNow } from "../lib/fly.js";
import { html } from "../lib/html.js";
import { finished, running, waiting } from "../lib/mine.js";
import { isTight } from "../lib/narrow.js";
import { fitting, lastOpponent } from "../lib/opponents.js";
import { useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Fault } from "../parts/fault.js";
import { FlightRow } from "../parts/flight.js";
import { Flights } from "../parts/flights.js";
import { Icon } from "../parts/icons.js";
import { LastFlight } from "../parts/last-flight.js";
import { Opponent } from "../parts/opponent.js";
import { EmptySheet } from "../parts/panel.js";
import { Screen } from "../parts/screen.js";
import { SystemCard, isSolo } from "../parts/system.js";

/** @import { SystemCard as Card } from "../lib/types.js" */

const SHOWN = 4; // games in the list; the rest is one step away

export function Home() {
  const { answer, refused, again } = useAnswer(systems, []);
  const flying = answer?.filter(({ flies }) => !flies).map(({ slug }) => slug) ?? []; // campaigns stand with what they fly
  const drawn = Object.keys(brought).filter((slug) => brought[slug]?.panel);
  const all = [...drawn, ...flying.filter((slug) => !(slug in brought))];
  const first = all.find((slug) => brought[slug]?.isFirst && flying.includes(slug));
  const next = waiting.value[0] ?? running.value[0];
  const more = waiting.value.length - 1;
  return html`<${Screen}
    here="fly"
    name=${say("page-choose")}
    kind="home"
    aside=${isTight.value && more > 0
      ? html`<a href="#/mine">${say("page-more-wait", { count: more })}</a>`
      : html`<p class="second lead">${say("page-motto")}</p>`}
  >
    ${isTight.value && next && html`<div class="sheet next"><${FlightRow} flight=${next} /></div>`}
    <${Fault} refused=${refused} again=${again} />
    ${answer && html`<${Against} cards=${answer} />`}
    <ul class="skies neatline">
      ${all.map((slug) => html`<${SystemCard} key=${slug} slug=${slug} panel=${brought[slug]?.panel}
        flies=${answer ? flying.includes(slug) : null} campaign=${answer?.find((card) => card.flies === slug)?.slug}
        isSolo=${isSolo(answer?.find((card) => card.slug === slug))} />`)}
    </ul>
    <div class="below">
      <${Continue} />
      ${running.value.length + finished.value.length === 0 && html`<${Newcomer} slug=${first ?? flying[0] ?? ""} />`}
      <section class="sheet box">
        <h2>${say("page-host-table")}</h2>
        <p class="second">${say("page-host-pitch")}</p>
        <div class="row wrap">
          <a class="button" href="#/host"><${Icon} name="share" />${say("page-host-table")}</a>
          <a class="button" href="#/lobby"><${Icon} name="spectators" />${say("club-lobby")}</a>
        </div>
      </section>
      ${finished.value[0] && html`<${LastFlight} key=${finished.value[0].place.game} flight=${finished.value[0]} />`}
    </div>
  <//>`;
}

/** Against whom one flies with one click, whatever the system. @param {{ cards: Card[] }} props */
function Against({ cards }) {
  const bots = Object.assign({}, ...cards.filter((card) => !isSolo(card)).map((card) => card.bots));
  return html`<div class="sheet against">
    <${Opponent} name="against" label=${say("opponent")} bots=${bots} bot=${fitting(bots, lastOpponent.value)}
      choose=${(/** @type {string} */ bot) => (lastOpponent.value = bot)} />
  </div>`;
}

function Continue() {
  const listed = [...waiting.value, ...running.value.filter((flight) => !waiting.value.includes(flight))];
  return html`<${Flights} title=${say("page-continue")} kind="continue" flights=${listed.slice(0, SHOWN)}
    row=${FlightRow}>
    ${listed.length > SHOWN && html`<a href="#/mine">${say("page-all-games", { count: listed.length })}</a>`}
  <//>`;
}

/** @param {{ slug: string }} props what a newcomer flies first */
function Newcomer({ slug }) {
  const { start, isStarting, refused } = useStarting(() => flyNow(slug));
  return html`<${EmptySheet} title=${say("page-no-flight")} text=${say("page-no-flight-text")}>
    <button type="button" class="button main" aria-disabled=${isStarting ? "true" : undefined} onClick=${start}>
      <${Icon} name="play" size=${13} />${say(isStarting ? "page-taking-off" : "page-first-duel")}
    </button>
    <${Fault} refused=${refused} />
  <//>`;
}
