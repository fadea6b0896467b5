// The mission that is planned or in the air: what is to be bombed, what each end brings, the two forces, the options.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CardBack } from "../../parts/back.js";
import { Icon } from "../../parts/icons.js";
import { RuleLink } from "../../parts/rule.js";
import { BombScale } from "../cards/bombs.js";
import { KindIcon } from "./kinds.js";
import { CAMPS } from "./scene.js";
import { arrowName, campWord, forceWords, optionWords, statusWord } from "./terms.js";

/** @import { Camp, Force, Plan, Raid, Scene, Side, Target } from "./scene.js" */

const STEPS = /** @type {const} */ (["target", "options", "fly", "report"]);

/** @param {{ plan: Plan, isFlown: boolean }} props */
function StepsBar({ plan, isFlown }) {
  const now = isFlown ? 3 : plan.revealed ? 2 : 1;
  return html`<ol class="sortie-steps">${STEPS.map((step, place) => html`<li key=${step}
    class=${place < now ? "done" : place === now ? "now" : ""} aria-current=${place === now ? "step" : undefined}>
    ${place < now ? html`<${Icon} name="stored" size=${13} />` : html`<span>${place + 1}</span>`}
    ${say(`flames-campaign-step-${step}`)}</li>`)}</ol>`;
}

/** What a raid drops by its three patterns. @param {{ target: Target, raid: Raid }} props */
function RaidScale({ target, raid: { bombs } }) {
  const { damaged, destroyed } = target;
  const [dispersed, normal, tight] = bombs;
  const marks = [say("flames-campaign-brief-dispersed"), say("flames-campaign-brief-normal"), say("flames-campaign-brief-tight")];
  return html`<${BombScale} target=${target} marks=${bombs.map((count, place) => [count, marks[place]])}
    statusWord=${statusWord} told=${say("flames-campaign-scale-told", { damaged, destroyed, dispersed, normal, tight })} />`;
}

/** What each end of the mission brings. @param {{ plan: Plan }} props */
function Ends({ plan }) {
  return html`<table class="ends">
    <thead><tr>${["ends", "points", "control", "next"].map((head) => html`<th key=${head}>${say(`flames-campaign-head-${head}`)}</th>`)}</tr></thead>
    <tbody>${plan.ends.map(({ status, side, points, control, next }) => html`<tr key=${status}>
      <td>${statusWord(status)}</td><td>${campWord(side)} <b>${points}</b></td>
      <td>${control ? campWord(control) : "–"}</td><td>${campWord(next)}</td></tr>`)}</tbody>
  </table>`;
}

/** The figures of a type by which it is known: those of a bomber, or of a fighter with bombs or without. */
const FIGURES = {
  bomber: [["speed", "cards-plate-speed"], ["defense", "flames-raid-turret"], ["support", "flames-raid-support"], ["bombs", "flames-raid-bombs"]],
  loaded: [["speed", "cards-plate-speed"], ["bombs", "flames-raid-bombs"]],
  fighter: [["speed", "cards-plate-speed"], ["performance", "cards-plate-performance"], ["bursts", "cards-plate-bursts"]],
};

/** @param {{ scene: Scene, force: Force }} props */
function ForceRow({ scene, force }) {
  const { type, count, vp, loaded } = force;
  const printed = scene.type(type);
  const { nation, year } = printed;
  const figures = FIGURES["defense" in printed ? "bomber" : loaded ? "loaded" : "fighter"];
  return html`<li class="force-row">
    <span class="pics" aria-hidden="true">${Array.from({ length: Math.min(count, 4) }, () =>
      html`<${AircraftPicture} label="" type=${type} nation=${nation} year=${scene.sheet.year ?? year} px=${42} heading=${90} />`)}</span>
    <span class="what"><b>${forceWords(scene, force)}</b><span class="second">${say("flames-campaign-worth", { points: vp })}</span></span>
    <dl>${figures.map(([name = "", word = ""]) => html`<div key=${name}><dd>${printed[name]}</dd><dt>${say(word)}</dt></div>`)}</dl>
  </li>`;
}

/** @param {{ scene: Scene, camp: Camp, side: Side, role: string }} props */
function Forces({ scene, camp, side, role }) {
  const option = side.option === null ? undefined : scene.options(camp).find(({ number }) => number === side.option);
  return html`<section class="force">
    <h3>${scene.camp === camp ? "▲" : "▽"} ${role} <span class="second">${campWord(camp)}</span></h3>
    <ul>${side.forces.map((force) => html`<${ForceRow} key=${`${force.type}${force.loaded}`} scene=${scene} force=${force} />`)}</ul>
    <p class="option-chip">${option
      ? html`<span class="no">${option.number}</span><span>${optionWords(scene, option)}${
          side.declared.map((value) => `; ${say("flames-campaign-declared", { value })}`)}</span>`
      : side.ready && !scene.view.plan.revealed && scene.camp !== camp
        ? html`<${CardBack} width=${20} /><span>${say("flames-campaign-secret", { ready: "yes" })}</span>`
        : html`<span class="second">${say(side.ready ? "flames-campaign-no-option" : "flames-campaign-not-yet")}</span>`}</p>
    ${side.flies && html`<p class="second">${say("flames-campaign-flown", { how: side.flies })}</p>`}
  </section>`;
}

/** @param {{ scene: Scene }} props */
export function MissionSheet({ scene }) {
  /** @type {Plan} */
  const plan = scene.view.plan;
  const target = scene.target(plan.target);
  const arrow = scene.arrows.find(({ arrow }) => arrow === plan.arrow);
  const defender = /** @type {Camp} */ (CAMPS.find((camp) => camp !== plan.attacker));
  return html`<div class="sortie-sheet">
    <${StepsBar} plan=${plan} isFlown=${Boolean(plan.axis.flies && plan.allies.flies)} />
    <div class="sortie-cols">
      <section class="box">
        <h3><${KindIcon} kind=${target.kind} size=${18} /> ${target.number} ${scene.placeName(target.number)}
          <span class="second">${arrowName(plan.arrow)} · ${say("flames-campaign-flak", { flak: target.flak })}</span></h3>
        ${arrow && html`<${RaidScale} target=${target} raid=${arrow.raid} />`}
        <${Ends} plan=${plan} />
        <p class="second">${say("flames-campaign-unhurt")} <${RuleLink} id="FLAMES-SCORE-01" system="flames" /></p>
      </section>
      <div class="forces">
        <${Forces} scene=${scene} camp=${plan.attacker} side=${plan[plan.attacker]} role=${say("flames-campaign-raid")} />
        <${Forces} scene=${scene} camp=${defender} side=${plan[defender]} role=${say("flames-campaign-defence")} />
      </div>
    </div>
  </div>`;
}
