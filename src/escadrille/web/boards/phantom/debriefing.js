// The debriefing: what was destroyed and what it is worth, what became of everyone, and how the markers moved.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { capital, signed } from "../kit/terms.js";
import { EventCard } from "./event.js";
import { eventOf, recordsOf } from "./past.js";
import { Silhouette, StressBar } from "./pilots.js";
import { Boxes } from "./status.js";
import { aimWords } from "./terms.js";
import { trackWords } from "./tracks.js";

/** @import { Scene } from "./scene.js" */
/** @import { Past, Record } from "./past.js" */

const HEADS = [
  "phantom-col-pilot", "phantom-debriefing-stress", "phantom-debriefing-change", "phantom-head-xp",
  "phantom-debriefing-fate",
];

/** @param {{ scene: Scene, mission: Past }} props */
export function Debriefing({ scene, mission }) {
  const { debriefed } = mission;
  const records = recordsOf(scene, mission);
  const event = eventOf(mission, "home-bound");
  return html`<article class="ph-debriefing">
    <header>
      <p class="caption">${say("phantom-debriefing-of", { slot: mission.slot })}</p>
      ${debriefed ? html`<${Result} scene=${scene} debriefed=${debriefed} />` : html`<h2>
        ${say("phantom-debriefing-calm")}</h2>
        <p class="second">${say("phantom-debriefing-calm-text")}</p>`}
    </header>
    ${debriefed && html`<${Score} scene=${scene} debriefed=${debriefed} />`}
    <${Pilots} scene=${scene} records=${records} />
    <div class="beside">
      ${event && html`<${EventCard} scene=${scene} id=${event} leg="home-bound" />`}
      <${Markers} scene=${scene} mission=${mission} />
    </div>
  </article>`;
}

/** @param {{ scene: Scene, debriefed: any }} props */
function Result({ scene, debriefed: { target, destroyed, damage } }) {
  const needed = scene.content.target[target]?.damage ?? damage;
  return html`<h2>${scene.targetName(target)}
      <span class=${destroyed ? "stamp destroyed" : "stamp"}>
        ${say(destroyed ? "phantom-log-destroyed" : "phantom-log-stands")}</span>
    </h2>
    <${Boxes} damage=${damage} needed=${needed} />`;
}

/** How the mission's victory points come about. @param {{ scene: Scene, debriefed: any }} props */
function Score({ scene, debriefed: { vp, lost, shot_down, missing, target } }) {
  const rows = /** @type {[string, number][]} */ ([
    [scene.nameOf("target", target), vp],
    [say("phantom-debriefing-lost", { aircraft: shot_down, missing }), -lost],
  ]);
  return html`<table class="ph-sum">
    <caption class="caption">${say("phantom-debriefing-points")}</caption>
    <tbody>${rows.map(([name, points]) => html`<tr key=${name}><th scope="row">${name}</th><td>${signed(points)}</td>
      </tr>`)}</tbody>
    <tfoot><tr><th scope="row">${say("phantom-debriefing-total")}</th><td>${signed(vp - lost)}</td></tr></tfoot>
  </table>`;
}

/** @param {{ scene: Scene, records: Record[] }} props */
function Pilots({ scene, records }) {
  const sent = records.filter(({ isSent }) => isSent);
  const rested = records.filter(({ isSent }) => !isSent);
  return html`<section>
    <h3>${say("phantom-debriefing-pilots")}</h3>
    ${sent.length > 0 &&
    html`<div class="scroll" tabindex="0" role="group" aria-label=${say("phantom-debriefing-pilots")}><table
        class="ph-records">
      <thead><tr>${HEADS.map((head) => html`<th scope="col">${capital(say(head))}</th>`)}</tr></thead>
      <tbody>${sent.map((record) => html`<${Row} key=${record.pilot} scene=${scene} record=${record} />`)}</tbody>
    </table></div>`}
    ${rested.length > 0 && html`<p class="second rested"><b>${say("phantom-debriefing-rested")}</b> ${rested
      .map(({ pilot, before, after }) =>
        say("phantom-debriefing-eased", { pilot: aimWords(scene, pilot), before, after, same: before === after }))
      .join(", ")}</p>`}
  </section>`;
}

/** @param {{ scene: Scene, record: Record }} props */
function Row({ scene, record }) {
  const pilot = scene.pilot(record.pilot);
  if (!pilot) return null;
  const { before, after, gained, fate, rescue, kills, promoted } = record;
  const isMissing = fate === "missing";
  const words = [
    rescue
      ? say("phantom-debriefing-search", { result: say(`phantom-searched-${rescue.result}`), die: rescue.modified })
      : say(`phantom-fate-${fate}`),
    kills > 0 && say("phantom-debriefing-kills", { kills }),
    promoted && say("phantom-debriefing-promoted", { level: say(`phantom-level-${promoted}`) }),
  ].filter(Boolean);
  return html`<tr class=${isMissing ? "missing" : ""}>
    <th scope="row"><span class="who"><${Silhouette} scene=${scene} pilot=${pilot} /><span><b>${pilot.name}</b>
      <span class="second">${pilot.type}</span></span></span></th>
    <td class="bar">${isMissing ? "–" : html`<${StressBar} pilot=${{ ...pilot, stress: after }} before=${before} />`}
      </td>
    <td class="num">${isMissing ? "–" : html`${before} → <b>${after}</b>`}</td>
    <td class="num">${say("phantom-debriefing-xp", { xp: signed(gained) })}</td>
    <td class="fate">${capital(words.join(" · "))}</td>
  </tr>`;
}

/** What the markers did in the debriefing. @param {{ scene: Scene, mission: Past }} props */
function Markers({ scene, mission }) {
  const after = mission.events.findIndex(({ event }) => event === "Debriefed" || event === "CalmPeriod");
  const moves = mission.events.slice(after).filter(({ event }) => event === "MarkerMoved" || event === "SoChanged");
  return html`<section class="ph-moves">
    <h3>${say("phantom-debriefing-markers")}</h3>
    ${moves.length === 0 && html`<p class="second">${say("phantom-debriefing-still")}</p>`}
    <ul>${moves.map((one, place) => html`<li key=${place}>${one.event === "MarkerMoved"
      ? trackWords(scene, one)
      : say("phantom-event-so-changed", { change: signed(one.change), left: one.left })}</li>`)}</ul>
  </section>`;
}
