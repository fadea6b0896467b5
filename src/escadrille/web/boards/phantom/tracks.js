// The three tracks and the ladder of victory.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { minus } from "./terms.js";

/** @import { Scene } from "./scene.js" */

const TRACKS = /** @type {const} */ (["recon", "intel", "politics"]);
const CODES = /** @type {Record<string, string>} */ ({ site: "S", bandit: "B", centre: "c" });

/** A value in its box; Intel: Sc, S+Bc. @param {any} value */
const boxOf = (value) =>
  Array.isArray(value)
    ? value.map(({ face, area }) => CODES[face] + (CODES[area] ?? "")).join("+") || "–"
    : value;

/** A value of a track, Intel in words. @param {any} value */
const valueOf = (value) =>
  Array.isArray(value)
    ? value.map(({ face, area }) => say(`phantom-intel-${face}-${area}`)).join(say("phantom-and")) ||
      say("phantom-intel-none")
    : value;

/** What is in force on a track. @param {{ position: number, values: any[] }} track */
export const inForce = ({ position, values }) => valueOf(values[position]);

/** @param {{ scene: Scene, name: string }} props */
function Track({ scene, name }) {
  const track = scene.view[name];
  return html`<li class="ph-track" data-track=${name}>
    <h4>${say(`phantom-track-${name}`)}</h4>
    <ol aria-hidden="true">${track.values.map((/** @type {any} */ value, /** @type {number} */ place) =>
      html`<li class=${place === track.position ? "now" : ""}>${boxOf(value)}</li>`)}</ol>
    <p class="second">${say(`phantom-track-${name}-value`, { value: inForce(track) })}</p>
  </li>`;
}

/** @param {{ scene: Scene }} props */
export const Tracks = ({ scene }) => html`<section>
  <h3>${say("phantom-page-tracks", { so: scene.view.so })}</h3>
  <ul class="ph-tracks">${TRACKS.map((name) => html`<${Track} key=${name} scene=${scene} name=${name} />`)}</ul>
</section>`;

/** The grade that the victory points would be, on a ladder. @param {{ scene: Scene }} props */
export const Grades = ({ scene: { view } }) => html`<section class="ph-grades">
  <h3>${say("phantom-page-vp", { vp: minus(view.vp) })}</h3>
  <ol>${view.grades.map((/** @type {{ grade: string, vp: number | null }} */ { grade, vp }) => html`<li key=${grade}
    class=${grade === view.grade ? "now" : ""} aria-current=${grade === view.grade ? "true" : undefined}>
    <b>${say(`phantom-grade-${grade}`)}</b>
    <span class="second">${vp === null ? "" : say("phantom-page-from", { vp })}</span>
  </li>`)}</ol>
</section>`;

/** A marker that was moved, in words. @param {Scene} scene @param {any} moved */
export function trackWords({ view }, { track, steps, position }) {
  const value = valueOf(view[track].values[position]);
  return say(`phantom-event-marker-moved-${track}`, { boxes: Math.abs(steps), right: steps > 0, value });
}
