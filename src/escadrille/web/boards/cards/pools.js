// Bursts as shells, pool by pool, and hands as card backs.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CardBack } from "../../parts/back.js";
import { Burst } from "../../parts/icons.js";
import { shortName } from "./terms.js";

/** @import { CardScene, Seated } from "./scene.js" */
/** @typedef {{ name: string, size: number, left: number, open: boolean }} Pool */

/** @param {{ pools: Pool[] }} props */
export const Pools = ({ pools }) => html`<div class="pools">
  ${pools.map((pool) => html`<${PoolView} pool=${pool} />`)}
</div>`;

/** @param {{ pool: Pool }} props */
const PoolView = ({ pool }) => html`<span class=${pool.open ? "pool" : "pool shut"}>
  <span class="shells">
    ${Array.from({ length: pool.size }, (_, place) => html`<${Burst} spent=${place >= pool.left} size=${24} />`)}
  </span>
  <span class="second">${say(`cards-pool-brief-${pool.name}`)}</span>
  <span class="hidden">
    ${say("cards-pool-left", { left: pool.left, size: pool.size })}
    ${pool.open ? "" : `, ${say("cards-pool-shut")}`}
  </span>
</span>`;

/** Over the pools that can be used now. @param {Pool[]} pools @param {"left" | "size"} what */
const sum = (pools, what) => pools.reduce((total, pool) => total + (pool.open ? pool[what] : 0), 0);

/** @param {Pool[]} pools @param {string} [key] */
const leftWords = (pools, key = "cards-bursts-left") => say(key, { left: sum(pools, "left"), size: sum(pools, "size") });

/** @param {CardScene<any>} scene @param {Seated} flyer */
const titleOf = (scene, flyer) =>
  scene.isMine(flyer) ? say("cards-bursts-yours") : say("cards-bursts-of", { name: shortName(flyer.name) });

/**
 * The bursts of an aircraft: those left in its turn, or a word about other turns.
 * @param {object} props
 * @param {CardScene<any>} props.scene
 * @param {Seated} props.flyer
 * @param {Pool[] | null} props.pools null: it is not its turn
 * @param {string} props.figure what it will have
 * @param {string} props.rule
 * @param {any} props.waiting the word about other turns
 * @param {any} [props.children]
 */
export const BurstsBox = ({ scene, flyer, pools, figure, rule, waiting, children }) => html`<section
  class="box bursts" data-rule=${rule}>
  <h3>${titleOf(scene, flyer)} <span>${pools ? leftWords(pools) : figure}</span></h3>
  ${pools ? html`<${Pools} pools=${pools} />` : html`<p class="second">${waiting}</p>`}
  ${children}
</section>`;

/** Card backs, one for each card. @param {{ count: number, width: number }} props */
export const Backs = ({ count, width }) => html`<span class="backs" aria-hidden="true">
  ${Array.from({ length: count }, () => html`<${CardBack} width=${width} />`)}
</span>`;

/**
 * The hand of another, and its bursts in its turn.
 * @param {{ title: string, flyer: Seated, pools: Pool[] | null, children?: any }} props
 */
export const HandBox = ({ title, flyer, pools, children }) => html`<section
  class=${pools ? "box hands firing" : "box hands"}>
  <h3>${title} <span>${pools ? leftWords(pools, "cards-hand-bursts") : say("cards-tell-cards", { count: flyer.cards })}</span></h3>
  <div class="held-cards" data-hand=${flyer.label}>
    <${Backs} count=${flyer.cards} width=${34} />
    <span class="hidden">${say("cards-tell-cards", { count: flyer.cards })}</span>
    ${pools && html`<${Pools} pools=${pools.filter((pool) => pool.open)} />`}
  </div>
  ${children}
</section>`;

/**
 * The same in one row, for a phone.
 * @param {object} props
 * @param {CardScene<any>} props.scene
 * @param {Seated | undefined} props.active whose bursts are told
 * @param {Pool[]} props.pools
 * @param {Seated | undefined} props.right whose cards are told
 * @param {any} [props.children]
 */
export function CountsRow({ scene, active, pools, right, children }) {
  const open = pools.filter((pool) => pool.open);
  return html`<div class="counts">
    ${
      active &&
      html`<span class="second">${scene.isMine(active) ? say("cards-plate-bursts") : titleOf(scene, active)}</span>
      ${open.map((pool) => html`<${PoolView} pool=${pool} />`)}
      <b>${sum(open, "left")}/${sum(open, "size")}</b>
      ${children}`
    }
    <span class="grow"></span>
    ${
      right &&
      html`<span class="second">${shortName(right.name)}</span>
      <${Backs} count=${Math.min(right.cards, 4)} width=${16} />
      <b>${right.cards}</b>`
    }
  </div>`;
}
