// The campaign sheet: what counts as success, the three tracks, and the log of missions.
import { spoken } from "../../lib/scenarios.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { signed } from "../cards/scene.js";

/** @import { Scene } from "./scene.js" */

export const GRADES = ["dismal", "poor", "adequate", "good", "great"];
const TRACKS = /** @type {const} */ (["recon", "intel", "politics"]);

/** An Intel value in its box: Sc, S+Bc. @param {any} removal */
const intelCode = (removal) =>
  [["S", removal.site], ["B", removal.bandit]]
    .flatMap(([face, place]) => (place === "none" ? [] : [face + (place === "centre" ? "c" : "")]))
    .join("+") || "–";

/** An Intel value in words. @param {any} removal */
function intelWords(removal) {
  const parts = [];
  if (removal.site !== "none") parts.push(say(`phantom-intel-site-${removal.site}`));
  if (removal.bandit !== "none") parts.push(say(`phantom-intel-bandit-${removal.bandit}`));
  return parts.join(say("phantom-and")) || say("phantom-intel-none");
}

/** The boxes of a track and what the one in force means. @param {Scene} scene @param {string} name */
export function trackOf(scene, name) {
  const { position, values } = scene.view[name];
  const track = scene.content.track[scene.content.sheet[scene.view.sheet]?.[name]?.track];
  const removals = track?.kind === "intel" ? track.removals : null;
  const boxes = removals ? removals.map(intelCode) : values;
  const value = removals ? intelWords(removals[position]) : Number(values[position]);
  return { position, boxes, told: say(`phantom-track-${name}-value`, { value }) };
}

/** @param {{ scene: Scene, name: string }} props */
function Track({ scene, name }) {
  const { position, boxes, told } = trackOf(scene, name);
  return html`<li class="ph-track" data-track=${name}>
    <h4>${say(`phantom-track-${name}`)}</h4>
    <ol aria-hidden="true">${boxes.map((/** @type {string} */ box, /** @type {number} */ place) =>
      html`<li class=${place === position ? "now" : ""}>${box}</li>`)}</ol>
    <p class="second">${told}</p>
  </li>`;
}

/** The grade that the victory points would be, on a ladder. @param {{ scene: Scene }} props */
function Grades({ scene }) {
  const { grade, grades, vp } = scene.view;
  return html`<section class="ph-grades">
    <h3>${say("phantom-page-vp", { vp: `${vp}`.replace("-", "−") })}</h3>
    <ol>${GRADES.map((name, place) => html`<li key=${name} class=${name === grade ? "now" : ""}
      aria-current=${name === grade ? "true" : undefined}>
      <b>${say(`phantom-grade-${name}`)}</b>
      <span class="second">${place ? say("phantom-page-from", { vp: grades[place - 1] }) : ""}</span>
    </li>`)}</ol>
  </section>`;
}

/** A row for every mission slot: those flown, the one now, those to come. @param {{ scene: Scene }} props */
function Missions({ scene }) {
  const { log, missions, slot, over } = scene.view;
  const heads = ["target", "damage", "vp", "lost", "missing", "so"];
  return html`<section class="ph-missions">
    <h3>${say("phantom-page-missions")}</h3>
    <div class="scroll" tabindex="0" role="group" aria-label=${say("phantom-page-missions")}><table>
      <thead><tr><th scope="col">${say("phantom-page-slot")}</th>
        ${heads.map((name) => html`<th scope="col">${say(`phantom-page-head-${name}`)}</th>`)}</tr></thead>
      <tbody>${Array.from({ length: missions }, (_, place) => html`<${Mission} key=${place} scene=${scene}
        number=${place + 1} row=${log[place]} isNow=${place + 1 === slot && !over && !log[place]} />`)}</tbody>
    </table></div>
  </section>`;
}

/** @param {{ scene: Scene, number: number, row: any, isNow: boolean }} props */
function Mission({ scene, number, row, isNow }) {
  if (!row)
    return html`<tr class=${isNow ? "now" : "next"} aria-current=${isNow ? "step" : undefined}>
      <th scope="row">${number}</th><td colspan="6">${isNow ? say("phantom-page-now") : ""}</td></tr>`;
  const so = signed(-row.weapons_so - row.advantages_so);
  if (!row.target)
    return html`<tr><th scope="row">${number}</th><td colspan="2">${say("phantom-log-calm")}</td>
      <td>${signed(row.vp)}</td><td>0</td><td>0</td><td>${so}</td></tr>`;
  const needed = scene.content.target[row.target]?.damage ?? "?";
  return html`<tr>
    <th scope="row">${number}</th>
    <td>${scene.targetName(row.target)} <b>${say(row.destroyed ? "phantom-log-destroyed" : "phantom-log-stands")}</b></td>
    <td>${row.damage}/${needed}</td><td>${signed(row.vp)}</td>
    <td>${row.shot_down}</td><td>${row.missing}</td><td>${so}</td>
  </tr>`;
}

/** Places of the squadron that are still empty. @param {{ scene: Scene }} props */
function Places({ scene }) {
  const { slots } = scene.view;
  const levels = ["newbie", "green", "average", "skilled", "veteran", "ace"];
  const left = levels.flatMap((level, place) => (slots[place] ? [{ level, count: slots[place] }] : []));
  if (left.length === 0) return null;
  return html`<section class="ph-places">
    <h3>${say("phantom-page-places")}</h3>
    <ul>${left.map(({ level, count }) => html`<li key=${level} class=${level === scene.view.level ? "now" : ""}>
      <b>${count}</b> ${say(`phantom-level-${level}`)}</li>`)}</ul>
  </section>`;
}

/** @param {{ scene: Scene }} props */
export const CampaignSheet = ({ scene }) => html`<article class="ph-sheet">
  <header>
    <h2>${spoken(scene.scenario?.title)}</h2>
    ${scene.view.log.length === 0 && html`<p class="names">${spoken(scene.scenario?.briefing)}</p>`}
  </header>
  <${Grades} scene=${scene} />
  <section>
    <h3>${say("phantom-page-tracks", { so: scene.view.so })}</h3>
    <ul class="ph-tracks">${TRACKS.map((name) => html`<${Track} key=${name} scene=${scene} name=${name} />`)}</ul>
  </section>
  <${Places} scene=${scene} />
  ${scene.view.slot > 0 && html`<${Missions} scene=${scene} />`}
</article>`;
