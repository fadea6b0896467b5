// What a scenario is about: its briefing, its sides and what they fly.
import { AircraftPicture } from "../art/aircraft.js";
import { html } from "../lib/html.js";
import { spoken } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { theatreName } from "./scenarios.js";

/** When, where, how long; what the scenario says of it. @param {string} slug @param {any} scenario */
const framed = (slug, { year, theatre, turns }) =>
  [year, theatre && theatreName(slug, theatre), turns && say("page-turns", { turns })].filter(Boolean);

/** @param {{ slug: string, scenario: any, pack: any }} props */
export const Briefing = ({ slug, scenario, pack }) => html`<section class="sheet box briefing">
  <h2>${spoken(scenario.title)}</h2>
  <p class="second">${framed(slug, scenario).join(" · ")}</p>
  ${spoken(scenario.briefing).split("\n").map((line) => html`<p>${line}</p>`)}
  <div class="sides">
    ${(scenario.side ?? []).map(
      (/** @type {any} */ side) => html`<div class="side">
        <h3>${spoken(side.name)}</h3>
        ${side.points != null &&
        html`<p class="second">${say("page-side-points", { count: side.count, points: side.points })}</p>`}
        <ul>${(side.aircraft ?? side.element ?? []).map((/** @type {any} */ one) => html`<${Flown}
          one=${one}
          pack=${pack}
          year=${scenario.year}
        />`)}</ul>
      </div>`,
    )}
  </div>
</section>`;

/** @param {{ one: any, pack: any, year: number }} props */
function Flown({ one, pack, year }) {
  const fighter = pack?.fighter?.[one.fighter];
  const pilot = pack?.pilot?.[one.pilot]?.name;
  return html`<li>
    <${AircraftPicture} type=${one.fighter} nation=${fighter?.nation} year=${year} px=${76} heading=${90} />
    <span>${fighter?.name ?? one.fighter}${pilot && html`<span class="second">${pilot}</span>`}</span>
  </li>`;
}
