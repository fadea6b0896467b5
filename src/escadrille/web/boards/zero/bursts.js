// The Bursts that the acting Leader may still fire at its target, and the hands of the others as card backs.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { Backs, BurstsBox, CountsRow, HandBox } from "../cards/pools.js";
import { callSign } from "./terms.js";

/** @import { Pool } from "../cards/pools.js" */
/** @import { Element, Flyer, Scene } from "./scene.js" */

/**
 * The pools of a Leader in its own sequence; null in others.
 * @param {Scene} scene @param {Flyer} leader @returns {Pool[] | null}
 */
const poolsNow = ({ view }, leader) => (view.active === leader.label ? view.sequence.pools : null);

/** @param {{ scene: Scene, element: Element }} props */
export function OwnBursts({ scene, element: { leader } }) {
  const pools = poolsNow(scene, leader);
  const agile = pools && leader.figures["agile"] && say("zero-board-agile", { used: scene.view.sequence.agile_used });
  return html`<${BurstsBox}
    scene=${scene} flyer=${leader} pools=${pools} rule="ZERO-BST-02"
    figure=${say("zero-bursts-turn", { bursts: leader.figures["bursts"] ?? 0 })}
    waiting=${[say("zero-bursts-own-turn"), " ", html`<${RuleLink} id="ZERO-SEQ-10" system="zero" />`]}>
    ${agile && html`<p class="agile">${agile}</p>`}
  <//>`;
}

/** A hand, and the mini-hand beside it. @param {{ scene: Scene, element: Element }} props */
export const TheirHand = ({ scene, element: { leader, wingman } }) => html`<${HandBox}
  title=${say("cards-hand-of", { aircraft: scene.isDuel ? callSign(scene, leader) : leader.label })}
  flyer=${leader} pools=${poolsNow(scene, leader)}>
  ${
    wingman &&
    wingman.cards > 0 &&
    html`<p class="mini-backs" data-hand=${wingman.label}>
      <span class=${scene.isDuel ? "" : "hidden"}>${say("zero-hand-mini", { aircraft: callSign(scene, wingman) })}</span>
      ${!scene.isDuel && html`<b aria-hidden="true">${wingman.label}</b>`}
      <${Backs} count=${wingman.cards} width=${20} />
      <b>${wingman.cards}</b>
    </p>`
  }
<//>`;

/** The same in one row, for a phone. @param {{ scene: Scene, left: Element, right: Element }} props */
export function Counts({ scene, left, right }) {
  const active = [left, right].find(({ leader }) => scene.view.active === leader.label)?.leader;
  const pools = (active && poolsNow(scene, active)) || [];
  return html`<${CountsRow} scene=${scene} active=${active} pools=${pools} right=${right.leader} />`;
}
