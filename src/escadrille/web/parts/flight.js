// One of my games, as a row: its clock, what and with whom, and who is awaited.
import { html } from "../lib/html.js";
import { scenarioOf, titleOf } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { Clock } from "./clock.js";
import { moment } from "./hands.js";
import { systemName } from "./head.js";
import { Icon } from "./icons.js";
import { isBot, namesOf, since } from "./people.js";

/** @import { Flight } from "../lib/mine.js" */
/** @import { Sortie, Standing } from "../lib/types.js" */

/** The others at the table, in words. @param {Standing} standing */
export function company({ seats, seat }) {
  const others = seats.map((_, number) => number).filter((number) => number !== seat);
  return others.length ? namesOf({ seats, seat }, others) : say("page-alone");
}

/** Who must answer. @param {{ standing: Standing }} props */
export function Awaited({ standing }) {
  const due = standing.until ? say("club-until", { at: moment(standing.until) }) : "";
  if (standing.asked)
    return html`<span class="chip yours"><${Icon} name="attack" size=${12} />${say("page-your-answer")}</span>
      ${due && html`<span class="due second">${due}</span>`}`;
  if (standing.sortie) return html`<${InTheAir} sortie=${standing.sortie} seat=${standing.sortie.seats[0] ?? null} />`;
  const names = namesOf(standing, standing.waiting.map(({ seat }) => seat));
  const words = [say("page-awaited", { names }), due || since(standing.at)].filter(Boolean).join(", ");
  return html`<span class="chip"><${Icon} name="waiting" size=${12} />${words}</span>`;
}

/** The mission of a campaign: mine to fly, another's turn, or flown by bots. @param {{ sortie: Sortie, seat: number | null }} props */
function InTheAir({ sortie: { number, asked, waiting, chairs }, seat }) {
  if (asked)
    return html`<span class="chip yours"><${Icon} name="play" size=${12} />${say("mission-to-fly", { number })}</span>`;
  const people = { seats: chairs, seat };
  const names = namesOf(people, waiting.map((one) => one.seat).filter((one) => !isBot(people, one)));
  const words = names ? say("mission-theirs", { number, names }) : say("mission-flown-by-bots", { number });
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
