// The end of a campaign: its grade, its missions, and what the squadron did in figures.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { capital } from "../kit/terms.js";
import { tallyOf, told } from "./past.js";
import { Silhouette } from "./pilots.js";
import { Missions } from "./sheet.js";
import { Grades } from "./tracks.js";

/** @import { Pilot, Scene } from "./scene.js" */

/** @param {{ scene: Scene }} props */
export function Outcome({ scene }) {
  const { view } = scene;
  return html`<article class="ph-outcome">
    <header>
      <p class="caption">${spoken(scene.scenario?.title)}</p>
      <h2>${say(`phantom-reason-${view.grade}`)}</h2>
    </header>
    <${Grades} scene=${scene} />
    <${Statistics} scene=${scene} />
    <div class="beside"><${Missions} scene=${scene} /><${Veterans} scene=${scene} /></div>
  </article>`;
}

/** @param {{ scene: Scene }} props */
function Statistics({ scene }) {
  const { log, spent, so, destroyed } = scene.view;
  const flown = log.filter((/** @type {any} */ row) => row.target);
  const lost = (/** @type {string} */ what) =>
    flown.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + row[what], 0);
  const { sorties, dice, hits, damage, threats, fired, struck, suppressed, evaded } = tallyOf(scene.past);
  /** @type {[string, string | number][]} */
  const figures = [
    ["destroyed", say("phantom-outcome-of", { count: destroyed.length, of: flown.length })],
    ["calm", log.length - flown.length],
    ["sorties", sorties],
    ["dice", say("phantom-outcome-of", { count: hits, of: dice })],
    ["damage", damage],
    ["threats", threats],
    ["fired", say("phantom-outcome-of", { count: struck, of: fired })],
    ["suppressed", suppressed],
    ["evaded", evaded],
    ["lost", lost("shot_down")],
    ["missing", lost("missing")],
    ["so", `${spent} / ${so}`],
  ];
  return html`<section><h3>${say("phantom-outcome-figures")}</h3>
    <dl class="ph-figures">${figures.map(([name, value]) => html`<div key=${name}>
      <dt>${say(`phantom-outcome-${name}`)}</dt><dd>${value}</dd></div>`)}</dl>
  </section>`;
}

/** @param {Scene} scene @param {string} pilot */
const flightsOf = ({ past }, pilot) =>
  past.filter((mission) => told(mission, "Assigned").some((one) => one.pilot === pilot)).length;

/** @param {{ scene: Scene }} props */
const Veterans = ({ scene }) => html`<section class="ph-veterans">
  <h3>${say("phantom-page-squadron")}</h3>
  <div class="scroll" tabindex="0" role="group" aria-label=${say("phantom-page-squadron")}><table>
    <thead><tr>
      <th scope="col">${capital(say("phantom-col-pilot"))}</th><th scope="col">${say("phantom-outcome-missions")}</th>
      <th scope="col">${say("phantom-head-xp")}</th><th scope="col">${say("phantom-page-card-stress")}</th>
    </tr></thead>
    <tbody>${scene.pilots.map((pilot) => html`<${Veteran} key=${pilot.pilot} scene=${scene} pilot=${pilot} />`)}</tbody>
  </table></div>
</section>`;

/** @param {{ scene: Scene, pilot: Pilot }} props */
const Veteran = ({ scene, pilot }) => html`<tr class=${pilot.missing ? "missing" : ""}>
  <th scope="row"><span class="who"><${Silhouette} scene=${scene} pilot=${pilot} /><span><b>
    ${pilot.name}${pilot.raised ? " ★" : ""}</b>
    <span class="second">${say(`phantom-level-${pilot.level}`)}</span></span></span></th>
  <td class="num">${flightsOf(scene, pilot.pilot)}</td>
  <td class="num">${pilot.xp}</td>
  <td>${pilot.missing ? say("phantom-role-missing") : `${pilot.stress} ${say(`phantom-status-${pilot.status}`)}`}</td>
</tr>`;
