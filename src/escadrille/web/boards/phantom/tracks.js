// The three tracks and the ladder of victory.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";

/** @import { Scene } from "./scene.js" */

const GRADES = ["dismal", "poor", "adequate", "good", "great"];
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
function trackOf(scene, name) {
  const { position, values } = scene.view[name];
  const track = scene.content.track[scene.content.sheet[scene.view.sheet]?.[name]?.track];
  const removals = track?.kind === "intel" ? track.removals : null;
  const boxes = removals ? removals.map(intelCode) : values;
  const value = removals ? intelWords(removals[position]) : Number(values[position]);
  return { position, boxes, removals, told: say(`phantom-track-${name}-value`, { value }) };
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

/** @param {{ scene: Scene }} props */
export const Tracks = ({ scene }) => html`<section>
  <h3>${say("phantom-page-tracks", { so: scene.view.so })}</h3>
  <ul class="ph-tracks">${TRACKS.map((name) => html`<${Track} key=${name} scene=${scene} name=${name} />`)}</ul>
</section>`;

/** The grade that the victory points would be, on a ladder. @param {{ scene: Scene }} props */
export function Grades({ scene }) {
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

/** A marker that was moved, in words. @param {Scene} scene @param {any} moved */
export function trackWords(scene, { track, steps, position, value }) {
  const { removals } = trackOf(scene, track);
  const told = removals ? intelWords(removals[position]) : Number(value);
  return say(`phantom-event-marker-moved-${track}`, { boxes: Math.abs(steps), right: steps > 0, value: told });
}
