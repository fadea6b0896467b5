// The arming table: the Target with its defences, and every aircraft of the flight with its load and its limits.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { figuresOf, Silhouette } from "./pilots.js";
import { letters, limitsOf, loadWords, speedWords, zoneName } from "./terms.js";
import { Weight } from "./weapons.js";

/** @import { Pilot, Scene, Threat } from "./scene.js" */

const FACTS = /** @type {const} */ (["vp", "stress", "aircraft", "politics"]);

/** What is to be attacked, and what waits there. @param {{ scene: Scene }} props */
function TargetCard({ scene }) {
  const { target } = scene.view;
  const card = scene.content.target[target.target];
  return html`<section class="ph-briefed">
    <p class="caption">${scene.nameOf("region", target.region)}</p>
    <h2>${scene.targetName(target.target)}</h2>
    <p class="names">${spoken(card.text)}</p>
    <dl class="ph-facts">
      <div><dt>${say("phantom-page-card-damage")}</dt><dd>${target.needed}${target.soft ? ` ${say("phantom-page-soft")}` : ""}</dd></div>
      ${FACTS.map((name) => html`<div key=${name}><dt>${say(`phantom-page-card-${name}`)}</dt><dd>${card[name]}</dd></div>`)}
      ${target.penalty > 0 && html`<div><dt>${say("phantom-arming-distance")}</dt><dd>${say("phantom-note-penalty", { wp: target.penalty })}</dd></div>`}
    </dl>
    <${Defences} scene=${scene} />
  </section>`;
}

/** What waits over the Target, kind by kind, with its zones. @param {{ scene: Scene }} props */
function Defences({ scene }) {
  /** @type {Map<string, Threat[]>} */
  const kinds = new Map();
  for (const threat of scene.threats) kinds.set(threat.type, [...(kinds.get(threat.type) ?? []), threat]);
  if (kinds.size === 0) return html`<p class="second">${say("phantom-arming-undefended")}</p>`;
  return html`<table class="ph-defences">
    <caption class="caption">${say("phantom-arming-defences")}</caption>
    <thead><tr>${["kind", "rolls", "reach", "zones"].map((head) => html`<th scope="col">${say(`phantom-arming-${head}`)}</th>`)}</tr></thead>
    <tbody>${[...kinds.values()].flatMap(([first, ...others]) => (first ? [html`<tr key=${first.type}>
      <th scope="row">${others.length ? `${others.length + 1} × ` : ""}${scene.kindOf(first)}</th>
      <td>${limitsOf(first.attack)}</td>
      <td>${letters(first.altitudes)} · ${say("phantom-page-range", { range: first.range })}</td>
      <td>${[...new Set([first, ...others].map(({ zone }) => zoneName(zone)))].join(", ")}</td>
    </tr>`] : []))}</tbody>
  </table>`;
}

/** An aircraft of the flight: who, how much of its weight is taken, and by what. @param {{ scene: Scene, pilot: Pilot }} props */
function Armed({ scene, pilot }) {
  const isAsked = scene.view.asked === pilot.pilot;
  return html`<li class=${isAsked ? "asked" : ""} aria-current=${isAsked ? "true" : undefined}>
    <${Silhouette} scene=${scene} pilot=${pilot} />
    <p class="who"><b>${pilot.name}</b>${" "}<span class="second">${scene.typeOf(pilot.aircraft)} · ${speedWords(pilot)} · ${figuresOf(pilot)}</span></p>
    <${Weight} pilot=${pilot} />
    <p class="load">${loadWords(scene, pilot.load)}${pilot.gun ? `, ${say("phantom-note-gun")}` : ""}</p>
    <${Expected} expect=${pilot.expect} />
  </li>`;
}

/** What a load can be expected to do to the Target. @param {{ expect: { mean: number } | undefined }} props */
const Expected = ({ expect }) =>
  expect ? html`<p class="expected">${say("phantom-arming-expected", { mean: expect.mean.toFixed(1) })}</p>` : null;

/** @param {{ scene: Scene }} props */
export const ArmingTable = ({ scene }) => html`<div class="ph-arming">
  <section class="ph-racks">
    <h2>${say("phantom-page-flight")}
      <span class="second">${say("phantom-arming-count", { count: scene.flight.length, most: scene.view.target.aircraft })}</span></h2>
    ${scene.flight.length === 0 && html`<p class="second">${say("phantom-arming-nobody")}</p>`}
    <ul>${scene.flight.map((pilot) => html`<${Armed} key=${pilot.pilot} scene=${scene} pilot=${pilot} />`)}</ul>
  </section>
  <${TargetCard} scene=${scene} />
</div>`;
