// The Bursts that the acting Leader may still fire at its target, and the hands of the others as card backs.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { Backs, BurstsBox, CountsRow, HandBox } from "../cards/pools.js";
import { FIGURE, flies } from "./scene.js";
import { callSign } from "./terms.js";

/** @import { Pool } from "../cards/pools.js" */
/** @import { Element, Flyer, Scene } from "./scene.js" */

const AHEAD = [0, 1, 3]; // Bursts more when Neutral, Advantaged, Tailing (ZERO-BST-02)

/**
 * The pools of the acting Leader: its own, then what its Position gives, or what it won against a Wingman.
 * @param {Scene} scene @param {Flyer} leader @returns {Pool[]}
 */
function poolsOf(scene, leader) {
  const { fired, earned, gunner: shot, target } = scene.view.sequence;
  const own = leader.figures[FIGURE.bursts] ?? 0;
  const isWingman = Boolean(scene.flyer(target)?.wingman);
  const isBehind = leader.position < 0 && !isWingman;
  const more = isWingman ? earned : (AHEAD[leader.position] ?? 0);
  const pools = [
    { name: "own", size: own, left: Math.max(0, own - fired), open: !isBehind },
    {
      name: isWingman ? "earned" : "position",
      size: more,
      left: Math.max(0, more - Math.max(0, fired - own)),
      open: !isBehind,
    },
  ];
  const gunner = leader.figures[FIGURE.gunner] ?? 0;
  if (gunner)
    pools.push({ name: "gunner", size: gunner, left: Math.max(0, gunner - shot), open: leader.position < 0 });
  return pools.filter((pool) => pool.size > 0);
}

/** The pools of a Leader in its own sequence; null in others. @param {Scene} scene @param {Flyer} leader */
const poolsNow = (scene, leader) =>
  scene.view.active === leader.label && flies(leader) && scene.view.sequence ? poolsOf(scene, leader) : null;

/** @param {{ scene: Scene, element: Element }} props */
export function OwnBursts({ scene, element: { leader } }) {
  const pools = poolsNow(scene, leader);
  const isAgile = pools !== null && Boolean(leader.figures[FIGURE.agile]);
  const used = String(Boolean(scene.view.sequence?.agile_used));
  return html`<${BurstsBox}
    scene=${scene} flyer=${leader} pools=${pools} rule="ZERO-BST-02"
    figure=${say("zero-bursts-turn", { bursts: leader.figures[FIGURE.bursts] ?? 0 })}
    waiting=${[say("zero-bursts-own-turn"), " ", html`<${RuleLink} id="ZERO-SEQ-10" system="zero" />`]}>
    ${isAgile && html`<p class="agile">${say("zero-board-agile", { used })}</p>`}
  <//>`;
}

/** A hand, and the mini-hand beside it. @param {{ scene: Scene, element: Element }} props */
export const TheirHand = ({ scene, element: { leader, wingman } }) => html`<${HandBox}
  title=${say("cards-hand-of", { aircraft: callSign(scene, leader) })}
  flyer=${leader} pools=${poolsNow(scene, leader)}>
  ${
    wingman &&
    wingman.cards > 0 &&
    html`<p class="mini-backs" data-hand=${wingman.label}>
      <span>${say("zero-hand-mini", { aircraft: callSign(scene, wingman) })}</span>
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
