// Beginning a campaign alone: which one, how long, under which rules; and those that go on.
import { boardOf } from "../boards/index.js";
import { content, systems } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { openTable } from "../lib/fly.js";
import { html } from "../lib/html.js";
import { finished, running } from "../lib/mine.js";
import { go } from "../lib/router.js";
import { scenariosOf, spoken } from "../lib/scenarios.js";
import { submits, useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { CampaignRow } from "../parts/campaign.js";
import { Fault, Loading } from "../parts/fault.js";
import { Flights } from "../parts/flights.js";
import { systemName } from "../parts/head.js";
import { Icon } from "../parts/icons.js";
import { Introduction } from "../parts/introduction.js";
import { Switches, settled } from "../parts/options.js";
import { Screen } from "../parts/screen.js";
import { useState } from "../vendor/hooks.js";

/** @import { BoardModule } from "../boards/index.js" */
/** @import { SystemCard } from "../lib/types.js" */

/** @typedef {{ scenario: any, changes: Record<string, any> }} Draft */

/** @param {{ path: string[] }} props */
export function Begin({ path: [slug = ""] }) {
  const { answer, refused, again } = useAnswer(
    () => Promise.all([systems(), scenariosOf(slug), content(slug), boardOf(slug)]),
    [slug],
  );
  const [cards, book, packs, board] = answer ?? [];
  const card = cards?.find((one) => one.slug === slug);
  return html`<${Screen} here="fly" name=${say("begin-title")} kind="begin"
    aside=${html`<p class="second lead row">${systemName(slug)}<${Introduction} slug=${slug} /></p>`}>
    <${Fault} refused=${refused} again=${again} />
    ${!answer && !refused && html`<${Loading} what=${say("page-loading-scenarios")} />`}
    <${UnderWay} slug=${slug} />
    ${card && book && html`<${Form} card=${card} book=${book} packs=${packs} board=${board} />`}
  <//>`;
}

/** Campaigns of this system that go on, or are over. @param {{ slug: string }} props */
function UnderWay({ slug }) {
  const mine = [...running.value, ...finished.value].filter(({ place }) => place.system === slug);
  return html`<${Flights} title=${say("begin-under-way")} flights=${mine} row=${CampaignRow}>
    ${mine.length > 1 && html`<p><a href=${`#/books/${slug}`}>${say("begin-side-by-side")}</a></p>`}
  <//>`;
}

/** @param {{ card: SystemCard, book: Record<string, any>, packs: any, board: BoardModule }} props */
function Form({ card, book, packs, board }) {
  const first = book[card.first_scenario] ?? Object.values(book)[0];
  const [{ scenario, changes }, set] = useState(/** @type {Draft} */ ({ scenario: first, changes: {} }));
  const sheets = Object.values(book).filter((one) => one.length === first.length);
  const lengths = Object.values(book).filter((one) => one.sheet === scenario.sheet);
  const { start, isStarting, refused } = useStarting(async () => {
    const options = settled(card.options, scenario, changes);
    const { game } = await openTable({ system: card.slug, scenario: scenario.id, seats: ["me"], options });
    go(`table/${game}`);
  });
  /** @param {any} wanted the same campaign in another length, or another one in the same length */
  const pick = (wanted) => set({ scenario: wanted, changes });
  return html`<form class=${`beginning ${board.wears}`} onSubmit=${submits(start)}>
    <fieldset class="sheet box">
      <legend class="hidden">${say("begin-campaign")}</legend>
      <h2 aria-hidden="true">${say("begin-campaign")}</h2>
      <div class="campaigns">${sheets.map((one) => {
        const same = Object.values(book).find((other) => other.sheet === one.sheet && other.length === scenario.length);
        return html`<label key=${one.sheet} class="campaign">
          <input type="radio" name="sheet" checked=${one.sheet === scenario.sheet} onChange=${() => pick(same)} />
          ${board.Place && html`<${board.Place} scenario=${one} content=${packs} />`}
          <b>${spoken(packs?.sheet?.[one.sheet]?.title) || spoken(one.title)}</b><span class="second">${one.year}</span>
        </label>`;
      })}</div>
    </fieldset>
    <div class="sheet box about">
      <p class="names">${spoken(scenario.briefing)}</p>
      <fieldset>
        <legend><b>${say("begin-length")}</b></legend>
        ${lengths.map((one) => html`<label key=${one.id} class="choice">
          <input type="radio" name="length" checked=${one.id === scenario.id} onChange=${() => pick(one)} />
          <span class="grow"><b>${say(`begin-length-${one.length}`)}</b>
            <span class="second">
              ${say("begin-length-facts", { missions: one.missions, pilots: pilotsOf(packs, one.length) })}</span>
                </span>
        </label>`)}
      </fieldset>
      <${Switches} slug=${card.slug} options=${card.options} scenario=${scenario} changes=${changes}
        change=${(/** @type {Record<string, any>} */ all) => set({ scenario, changes: all })} />
      <div class="row wrap">
        <button class="button main" aria-disabled=${isStarting ? "true" : undefined}>
          <${Icon} name="play" size=${13} />${say(isStarting ? "page-taking-off" : "begin")}
        </button>
        <p class="second">${say("begin-kept")}</p>
      </div>
      <${Fault} refused=${refused} />
    </div>
  </form>`;
}

/** How many pilots a squadron of this length has. @param {any} packs @param {string} length */
const pilotsOf = (packs, length) =>
  /** @type {number[]} */ (packs?.help?.help?.squadron?.[length] ?? []).reduce((sum, one) => sum + one, 0);
