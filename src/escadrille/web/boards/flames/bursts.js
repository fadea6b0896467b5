// The bursts left to the aircraft whose turn it is, pool by pool, and the hands of the others as card backs.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { BurstsBox, CountsRow, HandBox } from "../cards/pools.js";
import { callSign } from "./terms.js";

/** @import { Pool } from "../cards/pools.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/** The pools of an aircraft in its own turn; null in others. @param {Scene} scene @param {Flyer} flyer */
const poolsNow = ({ view }, flyer) =>
  /** @type {Pool[] | null} */ (view.active === flyer.label && flyer.flying ? view.pools : null);

/** @param {{ scene: Scene, flyer: Flyer }} props */
export function OwnBursts({ scene, flyer }) {
  const pools = poolsNow(scene, flyer);
  const extra = pools ? scene.view.extra_hits : 0;
  return html`<${BurstsBox}
    scene=${scene} flyer=${flyer} pools=${pools} rule="FLAMES-BURST-02"
    figure=${say("flames-bursts-turn", { bursts: flyer.figures.bursts })}
    waiting=${[say("flames-bursts-own-turn"), " ", html`<${RuleLink} id="FLAMES-PLAY-03" system="flames" />`]}>
    ${extra > 0 && html`<p class="extra">${say("flames-board-extra-hits", { hits: extra })}</p>`}
  <//>`;
}

/** @param {{ scene: Scene, flyer: Flyer }} props */
export const TheirHand = ({ scene, flyer }) => html`<${HandBox}
  title=${say("cards-hand-of", { aircraft: scene.isDuel ? callSign(scene, flyer) : flyer.label })}
  flyer=${flyer} pools=${poolsNow(scene, flyer)} />`;

/** The same in one row, for a phone. @param {{ scene: Scene, left: Flyer, right: Flyer }} props */
export function Counts({ scene, left, right }) {
  const active = [left, right].find((flyer) => scene.view.active === flyer.label);
  const extra = scene.view.extra_hits;
  return html`<${CountsRow} scene=${scene} active=${active} pools=${active ? scene.view.pools : []} right=${right}>
    ${extra > 0 && html`<b class="extra">+${extra}</b>`}
  <//>`;
}
