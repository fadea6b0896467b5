// The bursts left to the aircraft whose turn it is, pool by pool, and the hands of the others as card backs.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { BurstsBox, CountsRow, HandBox } from "../cards/pools.js";
import { FIGURE } from "./scene.js";
import { callSign } from "./terms.js";

/** @import { Pool } from "../cards/pools.js" */
/** @import { Flyer, Scene } from "./scene.js" */

const [ADVANTAGE, TAILING] = [1, 2]; // FLAMES-BURST-02

/**
 * The pools of the active aircraft (FLAMES-BURST-02, -03).
 * @param {Scene} scene @param {Flyer} flyer @returns {Pool[]}
 */
export function poolsOf(scene, flyer) {
  const [own = 0, advantage = 0, tailing = 0, gunner = 0] = scene.view.spent;
  const [bursts, turret] = [flyer.figures[FIGURE.bursts] ?? 0, flyer.figures[FIGURE.gunner] ?? 0];
  const pools = [
    { name: "own", size: bursts, left: Math.max(0, bursts - own), open: true },
    { name: "advantage", size: ADVANTAGE, left: ADVANTAGE - advantage, open: flyer.position >= 1 },
    { name: "tailing", size: TAILING, left: TAILING - tailing, open: flyer.position === 2 },
  ];
  if (turret)
    pools.push({
      name: "gunner",
      size: turret,
      left: Math.max(0, turret - gunner),
      open: scene.pursuers(flyer).length > 0,
    });
  return pools;
}

/** The pools of an aircraft in its own turn; null in others. @param {Scene} scene @param {Flyer} flyer */
const poolsNow = (scene, flyer) => (scene.view.active === flyer.label && flyer.flying ? poolsOf(scene, flyer) : null);

/** @param {{ scene: Scene, flyer: Flyer }} props */
export function OwnBursts({ scene, flyer }) {
  const pools = poolsNow(scene, flyer);
  const extra = pools ? scene.view.extra_hits : 0;
  return html`<${BurstsBox}
    scene=${scene} flyer=${flyer} pools=${pools} rule="FLAMES-BURST-02"
    figure=${say("flames-bursts-turn", { bursts: flyer.figures[FIGURE.bursts] ?? 0 })}
    waiting=${[say("flames-bursts-own-turn"), " ", html`<${RuleLink} id="FLAMES-PLAY-03" system="flames" />`]}>
    ${extra > 0 && html`<p class="extra">${say("flames-board-extra-hits", { hits: extra })}</p>`}
  <//>`;
}

/** @param {{ scene: Scene, flyer: Flyer }} props */
export const TheirHand = ({ scene, flyer }) => html`<${HandBox}
  title=${say("cards-hand-of", { aircraft: callSign(scene, flyer) })}
  flyer=${flyer} pools=${poolsNow(scene, flyer)} />`;

/** The same in one row, for a phone. @param {{ scene: Scene, left: Flyer, right: Flyer | undefined }} props */
export function Counts({ scene, left, right }) {
  const active = [left, right].find((flyer) => flyer && scene.view.active === flyer.label);
  const extra = scene.view.extra_hits;
  const pools = active ? poolsOf(scene, active) : [];
  return html`<${CountsRow} scene=${scene} active=${active} pools=${pools} right=${right}>
    ${extra > 0 && html`<b class="extra">+${extra}</b>`}
  <//>`;
}
