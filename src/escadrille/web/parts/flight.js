// One of my games, as a row: its clock, what and with whom, and who is awaited.
import { html } from "../lib/html.js";
import { scenarioOf, titleOf } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { Clock } from "./clock.js";
import { systemName } from "./head.js";
import { Icon } from "./icons.js";
import { namesOf, since } from "./people.js";

/** @import { Flight } from "../lib/mine.js" */
/** @import { Standing } from "../lib/types.js" */

/** The others at the table, in words. @param {Standing} standing */
export function company({ seats, seat }) {
  const others = seats.map((_, number) => number).filter((number) => number !== seat);
  return others.length ? namesOf({ seats, seat }, others) : say("page-alone");
}

/** Who must answer. @param {{ standing: Standing }} props */
export function Awaited({ standing }) {
  if (standing.asked)
    return html`<span class="chip yours"><${Icon} name="attack" size=${12} />${say("page-your-answer")}</span>`;
  const names = namesOf(standing, standing.waiting.map(({ seat }) => seat));
  const words = [say("page-awaited", { names }), since(standing.at)].filter(Boolean).join(", ");
  return html`<span class="chip"><${Icon} name="waiting" size=${12} />${words}</span>`;
}

/** @param {{ flight: Flight }} props */
export function FlightRow({ flight: { place, standing: told } }) {
  const standing = told?.error ? undefined : told;
  const system = standing?.system || place.system;
  const scenario = scenarioOf(system, standing?.scenario || place.scenario);
  const [turn, turns] = [standing?.turn ?? 0, scenario?.turns ?? scenario?.missions ?? 0]; // 0: the scenario says nothing
  return html`<a class="flight" href=${`#/table/${place.game}`}>
    <${Clock} size=${44} turn=${turn} turns=${turns} phase=${0} phases=${0}
      label=${turn && !turns ? say("table-turn", { turn }) : undefined} />
    <b>${systemName(system)}</b>
    <span class="what">${titleOf(system, standing?.scenario || place.scenario)}</span>
    <span class="with second">${standing && company(standing)}</span>
    <span class="state">${standing && !standing.over && html`<${Awaited} standing=${standing} />`}</span>
  </a>`;
}
