// A mission made by the rules, for these aircraft and this year: the same seed gives the same one. To fly, or to print.
import { AircraftPicture } from "../art/aircraft.js";
import { yearOf } from "../art/marks.js";
import { manifests, wishesOf } from "../boards/index.js";
import { call, content, systems } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { openTable } from "../lib/fly.js";
import { html, typed } from "../lib/html.js";
import { fitting, lastOpponent } from "../lib/opponents.js";
import { keepPilot, ownPilot } from "../lib/own.js";
import { go } from "../lib/router.js";
import { scenariosOf, seatsOf, spoken } from "../lib/scenarios.js";
import { useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Fault, Loading } from "../parts/fault.js";
import { systemName } from "../parts/head.js";
import { Icon } from "../parts/icons.js";
import { Screen } from "../parts/screen.js";
import { useState } from "../vendor/hooks.js";

/** @import { SystemCard } from "../lib/types.js" */
/** @typedef {{ year: number, players: number, types: string[], seed: number }} Wished */

const SEEDS = 1e6;
const SUMMER = "06"; // of the year that is wished for
const MOST = 4; // aircraft a side

const drawn = () => Math.floor(Math.random() * SEEDS);

/** @param {Wished} wished @param {any} pilot */
const wishesIn = ({ year, players, types, seed }, pilot) => ({
  year, players, seed, ...(types.length > 0 ? { aircraft: types } : {}), ...(pilot ? { pilot } : {}),
});

/** @param {{ path: string[], query: URLSearchParams }} props */
export function MissionScreen({ path: [slug = ""], query }) {
  const { answer, refused, again } = useAnswer(() => Promise.all([systems(), content(slug), wishesOf(slug), scenariosOf(slug)]), [slug]);
  const [cards, packs, own, book] = answer ?? [];
  const card = cards?.find((one) => one.slug === slug);
  const name = say(manifests[slug]?.wishes ? "made-lists-title" : "made-title");
  return html`<${Screen} here="fly" name=${name} kind="made" aside=${html`<p class="second lead">${systemName(slug)}</p>`}>
    <${Fault} refused=${refused} again=${again} />
    ${!answer && !refused && html`<${Loading} what=${say("page-loading-scenarios")} />`}
    ${card && own && html`<div class=${own.wears}><${own.Wishes} card=${card} packs=${packs} book=${book} query=${query} /></div>`}
    ${card && packs && !own && html`<${Form} card=${card} aircraft=${packs.aircraft} seed=${Number(query.get("seed") ?? drawn())}
      own=${query.get("pilot") ? ownPilot(slug) : null} />`}
  <//>`;
}

/** @param {{ card: SystemCard, aircraft: Record<string, any>, seed: number, own: import("../lib/own.js").OwnPilot | null }} props */
function Form({ card, aircraft, seed, own }) {
  const years = [...new Set(Object.values(aircraft).map(({ service }) => new Date(service).getUTCFullYear()))].sort();
  const last = years.at(-1) ?? 0;
  const [wished, wish] = useState(/** @type {Wished} */ ({ year: last - 1, players: 2, types: [], seed }));
  const told = JSON.stringify(wished);
  const { answer: mission, refused } = useAnswer(() => call(`/api/systems/${card.slug}/missions`, { body: { wishes: wishesIn(wished, own?.aloft) } }), [told]);
  const { start, isStarting, refused: notOpened } = useStarting(async () => {
    const mine = own ? mission.active : 0; // a side is a seat
    const seats = seatsOf(mission).map((_, seat) => (seat === mine ? "me" : fitting(card.bots, lastOpponent.peek())));
    const { game } = await openTable({ system: card.slug, scenario: mission.id, seats, wishes: wishesIn(wished, own?.aloft) });
    if (own) keepPilot(card.slug, { ...own, game });
    go(`table/${game}`);
  });
  const types = Object.entries(aircraft).filter(([, { service }]) => new Date(service) <= new Date(`${wished.year}-${SUMMER}`));
  /** @param {string} type */
  const toggle = (type) => wish({ ...wished, types: wished.types.includes(type) ? wished.types.filter((one) => one !== type) : [...wished.types, type] });
  return html`<div class="gen-form">
    <div class="sheet box gen-wishes">
      <label class="row"><span class="grow">${say("made-year")}</span>
        <select class="field" value=${String(wished.year)} onChange=${typed((year) => wish({ ...wished, year: Number(year), types: [] }))}>
          ${years.filter((year) => year > (years[0] ?? 0)).map((year) => html`<option key=${year} value=${String(year)}>${year}</option>`)}</select></label>
      <label class="row"><span class="grow">${say("made-players")}</span>
        <select class="field" value=${String(wished.players)} onChange=${typed((players) => wish({ ...wished, players: Number(players) }))}>
          ${Array.from({ length: MOST }, (_, one) => html`<option key=${one} value=${String(one + 1)}>${one + 1}</option>`)}</select></label>
      <fieldset class="gen-types"><legend>${say("made-types")}</legend>
        ${types.map(([type, { name }]) => html`<label key=${type} class="choice"><input type="checkbox" checked=${wished.types.includes(type)}
          onChange=${() => toggle(type)} /><span>${name}</span></label>`)}</fieldset>
    </div>
    <div class="gen-mission">
      <${Fault} refused=${refused} />
      ${mission && html`<${Orders} mission=${mission} aircraft=${aircraft} seed=${wished.seed} />`}
      <div class="row wrap gen-ways">
        <button type="button" class="button main" aria-disabled=${isStarting || !mission || refused ? "true" : undefined} onClick=${() => mission && !refused && start()}>
          <${Icon} name="play" size=${13} />${say(isStarting ? "page-taking-off" : "made-fly")}</button>
        <button type="button" class="button" onClick=${() => wish({ ...wished, seed: drawn() })}>${say("made-another")}</button>
        <button type="button" class="button bare" onClick=${() => print()}><${Icon} name="download" />${say("made-print")}</button>
      </div>
      <${Fault} refused=${notOpened} />
    </div>
  </div>`;
}

/** The orders of the mission, as they are printed. @param {{ mission: any, aircraft: Record<string, any>, seed: number }} props */
const Orders = ({ mission, aircraft, seed }) => html`<article class="sheet box orders-sheet">
  <h2>${spoken(mission.title)}</h2><p>${spoken(mission.briefing)}</p>
  <div class="gen-sides">${mission.side.map((/** @type {any} */ side, /** @type {number} */ place) => html`<section key=${place}>
    <h3>${spoken(side.name)} <span class="second">${say("made-points", { points: mission.mission.points[place] })}</span></h3>
    <ul class="plain">${side.aircraft.map((/** @type {any} */ slot, /** @type {number} */ at) => html`<li key=${at} class="row">
      <${AircraftPicture} label="" type=${slot.type} nation=${aircraft[slot.type]?.nation ?? ""} year=${yearOf(mission.date)} px=${40} heading=${0} />
      <span><b>${aircraft[slot.type]?.name ?? slot.type}</b> <span class="second">${slot.pilot?.name ?? ""}</span></span></li>`)}</ul></section>`)}</div>
  <p class="second">${say("made-seed", { seed })}</p>
</article>`;
