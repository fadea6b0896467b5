// The arming table: the Target with its defences, and every aircraft of the flight with its load and its limits.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { Defences } from "./defences.js";
import { chanceWords, rounded } from "./odds.js";
import { figuresOf, Silhouette } from "./pilots.js";
import { armsWords, speedWords } from "./terms.js";
import { Weight } from "./weapons.js";

/** @import { Pilot, Scene } from "./scene.js" */

const FACTS = /** @type {const} */ (["vp", "stress", "aircraft", "politics"]);

/** What is to be attacked, and what waits there. @param {{ scene: Scene }} props */
function TargetCard({ scene }) {
  const { target } = scene.view;
  const card = scene.content.target[target.target];
  return html`<section class="ph-briefed" tabindex="0" aria-label=${say("phantom-page-target")}>
    <p class="caption">${scene.nameOf("region", target.region)}</p>
    <h2>${scene.targetName(target.target)}</h2>
    <p class="names">${spoken(card.text)}</p>
    <dl class="ph-facts">
      <div><dt>${say("phantom-page-card-damage")}</dt><dd>
        ${target.needed}${target.soft ? ` ${say("phantom-page-soft")}` : ""}</dd></div>
      ${FACTS.map((name) => html`<div key=${name}><dt>${say(`phantom-page-card-${name}`)}</dt><dd>${card[name]}</dd>
        </div>`)}
      ${target.penalty > 0 && html`<div><dt>${say("phantom-arming-distance")}</dt><dd>
        ${say("phantom-note-penalty", { wp: target.penalty })}</dd></div>`}
    </dl>
    <${Defences} scene=${scene} />
  </section>`;
}

/**
 * An aircraft of the flight: who, how much of its weight is taken, and by what.
 * @param {{ scene: Scene, pilot: Pilot }} props
 */
function Armed({ scene, pilot }) {
  const isAsked = scene.view.asked === pilot.pilot;
  const load = scene.view.outlook?.loads.find((/** @type {any} */ one) => one.pilot === pilot.pilot);
  return html`<li class=${isAsked ? "asked" : ""} aria-current=${isAsked ? "true" : undefined}>
    <${Silhouette} scene=${scene} pilot=${pilot} />
    <p class="who"><b>${pilot.name}</b>${" "}<span class="second">
      ${pilot.type} · ${speedWords(pilot)} · ${figuresOf(pilot)}</span></p>
    <p class="load">${armsWords(scene, pilot)}</p>
    <${Weight} pilot=${pilot} />
    ${load?.mean > 0 && html`<p class="expected">${say("phantom-arming-expected", { mean: rounded(load.mean) })}</p>`}
  </li>`;
}

/** What the whole flight can be expected to do, beside what is needed. @param {{ outlook: any }} props */
function Outlook({ outlook }) {
  if (!outlook) return null;
  const { needed, mean, destroy } = outlook;
  const share = Math.min(100, (100 * mean) / needed);
  return html`<section class="ph-outlook" aria-label=${say("phantom-arming-outlook")}>
    <p><b>${say("phantom-arming-all", { mean: rounded(mean), needed })}</b>
      <span class="second">${say("phantom-odds-to-destroy", { odds: chanceWords(destroy) })}</span></p>
    <span class="gauge" aria-hidden="true"><i style=${{ width: `${share}%` }}></i></span>
    <p class="second">${say("phantom-arming-if")}</p>
  </section>`;
}

/** @param {{ scene: Scene }} props */
export const ArmingTable = ({ scene }) => html`<div class="ph-arming">
  <section class="ph-racks" tabindex="0" aria-label=${say("phantom-page-flight")}>
    <h2>${say("phantom-page-flight")}
      <span class="second">
        ${say("phantom-arming-count", { count: scene.flight.length, most: scene.view.target.aircraft })}</span></h2>
    ${scene.flight.length === 0 && html`<p class="second">${say("phantom-arming-nobody")}</p>`}
    <ul>${scene.flight.map((pilot) => html`<${Armed} key=${pilot.pilot} scene=${scene} pilot=${pilot} />`)}</ul>
    <${Outlook} outlook=${scene.view.outlook} />
  </section>
  <${TargetCard} scene=${scene} />
</div>`;
