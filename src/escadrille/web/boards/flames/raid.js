// The bomber on which a run is flown: its figures, its hits, and the temporary hand of its turrets; and the target.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { HitBoxes } from "../cards/plate.js";
import { Backs } from "../cards/pools.js";
import { callSign } from "./terms.js";

/** @import { Flyer, Raider, Scene } from "./scene.js" */

/** @param {Flyer} flyer @param {Raider} raid @returns {[name: string, figure: number][]} */
export const bomberFigures = ({ figures }, { defense, support, bombs }) => [
  ["speed", figures.speed], ["turret", defense], ["support", support], ["bombs", bombs],
];

/** @param {string} name */
export const figureWord = (name) => say(name === "speed" ? "cards-plate-speed" : `flames-raid-${name}`);

/** @param {{ scene: Scene, flyer: Flyer, raid: Raider }} props */
export const TargetStrip = ({ scene, flyer, raid }) => html`<section class="box target-strip">
  <h3>${callSign(scene, flyer)} <span>${say("flames-raid-hand", { cards: flyer.cards || raid.cards })}</span></h3>
  <dl>${bomberFigures(flyer, raid).map(([name, figure]) => html`<div><dt>${figureWord(name)}</dt><dd>${figure}</dd></div>`)}</dl>
  <${HitBoxes} label=${flyer.label} word=${say("flames-plate-hits")} damage=${flyer.damage}
    capacity=${[flyer.flips_at, flyer.falls_at]} />
  <div class="held-cards" data-hand=${flyer.label}><${Backs} count=${flyer.cards} width=${18} /></div>
</section>`;

/** What is to be bombed. @param {Scene} scene */
export function targetWords({ scenario, view }) {
  const { type, damaged, destroyed, flak } = view.mission.target;
  const name = spoken(scenario?.mission?.target?.name) || say("flames-target-type", { type });
  return say("flames-raid-target", { name, damaged, destroyed, flak });
}

/** The same, and what it has suffered. @param {{ scene: Scene }} props */
export function Target({ scene }) {
  const target = scene.view.mission?.target;
  if (!target) return null;
  const { bombs, status } = target;
  return html`<p class="target-line"><${Icon} name="bomb" size=${13} />
    <span>${targetWords(scene)}${
      status && ` · ${say("flames-raid-status", { bombs, status: say("flames-status", { status }) })}`}</span>
  </p>`;
}
