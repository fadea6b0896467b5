// The panel's head: where the mission stands, the Target with its damage, and what the campaign has.
import { html } from "../../lib/html.js";
import { spoken } from "../../lib/scenarios.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { StatusView, dialOf } from "../kit/status.js";
import { capital, signed } from "../kit/terms.js";
import { Scene } from "./scene.js";
import { minus } from "./terms.js";
import { inForce } from "./tracks.js";

/** @import { BoardProps } from "../index.js" */

/** Over the target the turns, before and after it the missions. @param {any} view */
const clockOf = ({ turn, turns, step, steps, slot, missions, over }) =>
  turn
    ? { turn, turns, phase: steps.indexOf(step) + 1, phases: steps.length }
    : {
        turn: over ? missions : slot, turns: missions, phase: 0, phases: 0,
        word: say("phantom-page-clock"), label: say("phantom-page-clock-label", { slot, missions }),
      };

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const { view } = scene;
  const phases = (view.turn ? view.steps : []).map((/** @type {string} */ name) =>
    ({ name, word: capital(say(`phantom-step-${name}`)), told: "" }));
  return html`<${StatusView} title=${capital(say(`phantom-phase-${view.phase}`))} clock=${clockOf(view)}
      phases=${phases} scenario=${spoken(scene.scenario?.title)} />
    ${view.target && html`<${TargetState} scene=${scene} />`}
    <${Funds} scene=${scene} />`;
}

/** Damage box by box. @param {{ damage: number, needed: number }} props */
export const Boxes = ({ damage, needed }) => html`<p
  class="ph-damage" role="img" aria-label=${say("phantom-page-damage", { damage, needed })}
>${Array.from({ length: needed }, (_, place) => html`<i class=${place < damage ? "hit" : ""}>
  ${place < damage ? html`<${Icon} name="hit" size=${11} />` : place + 1}</i>`)}</p>`;

/** The Target: its damage, and what its destruction is worth. @param {{ scene: Scene }} props */
function TargetState({ scene }) {
  const { target, tanker, blind, sar, more_vp } = scene.view;
  const card = scene.content.target[target.target];
  const notes = [
    target.destroyed && say("phantom-note-destroyed"),
    card.soft && say("phantom-note-soft"),
    tanker && say("phantom-note-tanker"),
    blind && say("phantom-note-blind"),
    target.penalty > 0 && say("phantom-note-penalty", { wp: target.penalty }),
    sar !== 0 && say("phantom-note-sar", { shift: signed(sar) }),
    more_vp > 0 && say("phantom-note-more", { vp: more_vp }),
  ].filter(Boolean);
  return html`<section class="ph-target-state" aria-label=${say("phantom-page-target")}>
    <h3>${scene.targetName(target.target)} <span class="second">${scene.nameOf("region", target.region)}</span></h3>
    <${Boxes} damage=${target.damage} needed=${target.needed} />
    <p class="second">${say("phantom-page-worth", { needed: target.needed, vp: card.vp, stress: card.stress })}</p>
    ${notes.length > 0 && html`<p class="second">${capital(notes.join(" · "))}</p>`}
  </section>`;
}

/** @param {{ scene: Scene }} props */
const Funds = ({ scene: { view } }) => html`<dl class="ph-funds">
  ${[
    [say("phantom-page-vp-short"), minus(view.vp)],
    [say("phantom-page-grade"), say(`phantom-grade-${view.grade}`)],
    [say("phantom-page-so-short"), view.so],
    [say("phantom-track-recon"), inForce(view.recon)],
    [say("phantom-track-politics"), inForce(view.politics)],
  ].map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}
</dl>`;

export const Dial = dialOf(clockOf);
