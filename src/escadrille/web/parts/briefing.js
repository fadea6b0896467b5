// What a scenario is about: its briefing, its sides and what they fly.
import { AircraftPicture } from "../art/aircraft.js";
import { html } from "../lib/html.js";
import { favoured, spoken, yearOf } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { theatreName } from "./scenarios.js";

/** When, where, how long; what the scenario says of it. @param {string} slug @param {any} scenario */
const framed = (slug, scenario) => {
  const { theatre, turns } = scenario;
  const facts = [yearOf(scenario), theatre && theatreName(slug, theatre), turns && say("page-turns", { turns })];
  return facts.filter(Boolean);
};

/** @param {{ slug: string, scenario: any, pack: any }} props */
export const Briefing = ({ slug, scenario, pack }) => html`<section class="sheet box briefing">
  <h2>${spoken(scenario.title)}</h2>
  <p class="second">${framed(slug, scenario).join(" · ")}</p>
  ${spoken(scenario.briefing).split("\n").map((line) => html`<p>${line}</p>`)}
  ${favoured(scenario) && html`<p class="second">${say("scenario-favours", { side: favoured(scenario) })}</p>`}
  <div class="sides">
    ${(scenario.side ?? []).map((/** @type {any} */ side) => html`<div class="side">
      <h3>${spoken(side.name)}</h3>
      ${side.points != null &&
      html`<p class="second">${say("page-side-points", { count: side.count, points: side.points })}</p>`}
      <ul>${flownBy(side).map(({ one, count }) => html`<${Flown} one=${one} count=${count} pack=${pack}
        year=${yearOf(scenario)} />`)}</ul>
    </div>`)}
  </div>
</section>`;

/**
 * What a side flies; equal aircraft without a pilot of their own are counted.
 * @param {any} side @returns {{ one: any, count: number }[]}
 */
function flownBy({ aircraft, element, squadron }) {
  if (squadron) return squadron.map((/** @type {any} */ one) => ({ one, count: one.ps.length }));
  /** @type {{ one: any, count: number }[]} */
  const flown = [];
  for (const one of aircraft ?? element ?? []) {
    const same = flown.find((other) => other.one.type === one.type && !one.fighter && !one.pilot);
    if (same) same.count += 1;
    else flown.push({ one, count: 1 });
  }
  return flown;
}

/** @param {{ one: any, count: number, pack: any, year: number }} props */
function Flown({ one, count, pack, year }) {
  const type = one.fighter ?? one.type;
  const known = (pack?.fighter ?? pack?.aircraft)?.[type];
  const pilot = pack?.pilot?.[one.pilot]?.name;
  const times = count > 1 && html`<b>${count} ×</b>${" "}`;
  if (!type) return html`<li><span>${times}${say("page-type-open")}</span></li>`;
  return html`<li>
    <${AircraftPicture} type=${type} nation=${known?.nation} year=${year} px=${76} heading=${90} />
    <span>${times}${known?.name ?? type}${pilot && html`<span class="second">${pilot}</span>`}</span>
  </li>`;
}
