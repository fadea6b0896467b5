// The lobby: tables that are open to all, to sit down at or to watch.
import { refusedBy } from "../lib/api.js";
import { sitDown } from "../lib/fly.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { closed, lobby, look } from "../lib/lobby.js";
import { go } from "../lib/router.js";
import { scenarioOf, scenariosOf, titleOf } from "../lib/scenarios.js";
import { useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Clock } from "../parts/clock.js";
import { Fault, Loading } from "../parts/fault.js";
import { systemName } from "../parts/head.js";
import { Icon } from "../parts/icons.js";
import { EmptySheet } from "../parts/panel.js";
import { nameOf, since } from "../parts/people.js";
import { Screen } from "../parts/screen.js";
import { useEffect } from "../vendor/hooks.js";

/** @import { OpenTable } from "../lib/lobby.js" */

export function Lobby() {
  useEffect(look, []);
  const known = lobby.value;
  const systems = [...new Set((known?.tables ?? []).map(({ system }) => system))];
  useEffect(() => {
    for (const system of systems) scenariosOf(system).catch(refusedBy);
  }, [systems.join()]);
  return html`<${Screen} here="fly" name=${say("club-lobby")} kind="lobby"
    aside=${known && html`<div class="row wrap"><p class="second" role="status">${say("club-lobby-people", { count: known.people })}</p>
      ${known.tables.length > 0 && html`<a class="button" href="#/host"><${Icon} name="host" />${say("page-host-table")}</a>`}</div>`}>
    ${closed.value && html`<${EmptySheet} title=${say("club-lobby")} text=${say(closed.value === "house/closed" ? "page-fault-house-closed" : "club-lobby-shut")} />`}
    ${!known && !closed.value && html`<${Loading} what=${say("club-lobby-loading")} />`}
    ${known?.tables.length === 0 && html`<${EmptySheet} title=${say("club-lobby-empty")} text=${say("club-lobby-empty-text")}>
      <a class="button main" href="#/host"><${Icon} name="host" />${say("page-host-table")}</a>
    <//>`}
    ${known && html`<${Tables} title=${say("club-lobby-free")} tables=${known.tables.filter(({ free }) => free.length)} />
      <${Tables} title=${say("club-lobby-watch")} tables=${known.tables.filter(({ free }) => !free.length)} />`}
  <//>`;
}

/** @param {{ title: string, tables: OpenTable[] }} props */
const Tables = ({ title, tables }) => tables.length > 0 && html`<section class="tables">
  <h2>${title}</h2>
  <ul>${tables.map((table) => html`<${Row} key=${table.game} table=${table} />`)}</ul>
</section>`;

/** @param {{ table: OpenTable }} props */
function Row({ table }) {
  const { game, system, scenario, turn, seats, free, watch, clock, at } = table;
  const { turns = 0 } = scenarioOf(system, scenario) ?? {};
  const mine = placeOf(game);
  const { start: sit, refused } = useStarting(async () => {
    const key = await sitDown(game, "open");
    keep({ game, key, system, scenario });
    go(`table/${game}`);
  });
  const see = () => {
    keep({ game, key: "open", system, scenario });
    go(`table/${game}`);
  };
  const names = seats.flatMap((_, seat) => (free.includes(seat) ? [] : [nameOf({ seat: null, seats }, seat)]));
  return html`<li class="sheet box open-table">
    <${Clock} size=${44} turn=${turn} turns=${turns} phase=${0} phases=${0}
      label=${turn && !turns ? say("table-turn", { turn }) : undefined} />
    <div class="grow">
      <h3>${systemName(system)} · ${titleOf(system, scenario)}</h3>
      <p>${names.length ? names.join(", ") : say("club-table-empty")}${free.length > 0 && html` · <b>${say("club-free", { count: free.length })}</b>`}</p>
      <p class="second">${[clock ? clockWords(clock) : say("club-clock-by-none"), since(at)].filter(Boolean).join(" · ")}</p>
    </div>
    ${mine
      ? html`<a class="button main" href=${`#/table/${game}`}>${say("page-go-table")}</a>`
      : html`${free.length > 0 && html`<button type="button" class="button main" onClick=${sit}>${say("page-sit-down")}</button>`}
        ${watch && html`<button type="button" class="button" onClick=${see}><${Icon} name="spectators" />${say("club-look-on")}</button>`}`}
    <${Fault} refused=${refused} />
  </li>`;
}

/** @param {import("../lib/types.js").Control} clock */
const clockWords = ({ minutes, increment, days }) =>
  days ? say("club-clock-by-days", { count: days }) : say("club-clock-by-minutes", { minutes: minutes ?? 0, seconds: increment ?? 0 });
