// The bursts left to the aircraft whose turn it is, pool by pool, and the hands of the others as card backs.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CardBack } from "../../parts/back.js";
import { Burst } from "../../parts/icons.js";
import { RuleLink } from "../../parts/rule.js";
import { FIGURE } from "./scene.js";
import { callSign, shortName } from "./terms.js";

/** @import { Flyer, Scene } from "./scene.js" */
/** @typedef {{ name: string, size: number, left: number, open: boolean }} Pool */

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

/** @param {{ pool: Pool }} props */
const PoolView = ({ pool }) => html`<span class=${pool.open ? "pool" : "pool shut"}>
  <span class="shells">
    ${Array.from({ length: pool.size }, (_, place) => html`<${Burst} spent=${place >= pool.left} size=${24} />`)}
  </span>
  <span class="second">${say(`flames-pool-brief-${pool.name}`)}</span>
  <span class="hidden">
    ${say("flames-pool-left", { left: pool.left, size: pool.size })}
    ${pool.open ? "" : `, ${say("flames-pool-shut")}`}
  </span>
</span>`;

/** Over the pools that can be used now. @param {Pool[]} pools @param {"left" | "size"} what */
const sum = (pools, what) => pools.reduce((total, pool) => total + (pool.open ? pool[what] : 0), 0);

/** @param {Pool[]} pools */
const leftWords = (pools) => say("flames-bursts-left", { left: sum(pools, "left"), size: sum(pools, "size") });

/** @param {{ scene: Scene, flyer: Flyer }} props */
export function BurstsBox({ scene, flyer }) {
  const isActive = scene.view.active === flyer.label && flyer.flying;
  const title = scene.isMine(flyer)
    ? say("flames-bursts-yours")
    : say("flames-bursts-of", { name: shortName(flyer.name) });
  const pools = isActive ? poolsOf(scene, flyer) : [];
  const bursts = flyer.figures[FIGURE.bursts] ?? 0;
  const extra = isActive ? scene.view.extra_hits : 0;
  return html`<section class="box bursts" data-rule="FLAMES-BURST-02">
    <h3>${title}
      <span>${isActive ? leftWords(pools) : say("flames-bursts-turn", { bursts })}</span>
    </h3>
    ${
      isActive
        ? html`<div class="pools">${pools.map((pool) => html`<${PoolView} pool=${pool} />`)}</div>`
        : html`<p class="second">${say("flames-bursts-own-turn")}${" "}
            <${RuleLink} id="FLAMES-PLAY-03" system="flames" /></p>`
    }
    ${extra > 0 && html`<p class="extra">${say("flames-board-extra-hits", { hits: extra })}</p>`}
  </section>`;
}

/** Card backs, one for each card. @param {{ count: number, width: number }} props */
const Backs = ({ count, width }) => html`<span class="backs" aria-hidden="true">
  ${Array.from({ length: count }, () => html`<${CardBack} width=${width} />`)}
</span>`;

/** @param {{ scene: Scene, flyer: Flyer }} props */
export function HandBox({ scene, flyer }) {
  const isActive = scene.view.active === flyer.label && flyer.flying;
  const pools = isActive ? poolsOf(scene, flyer) : [];
  return html`<section class=${isActive ? "box hands firing" : "box hands"}>
    <h3>${say("flames-hand-of", { aircraft: callSign(scene, flyer) })}
      <span>${isActive ? leftWords(pools) : say("flames-tell-cards", { count: flyer.cards })}</span>
    </h3>
    <div class="held-cards" data-hand=${flyer.label}>
      <${Backs} count=${flyer.cards} width=${34} />
      <span class="hidden">${say("flames-tell-cards", { count: flyer.cards })}</span>
      ${
        isActive &&
        html`<div class="pools">
        ${pools.filter((pool) => pool.open).map((pool) => html`<${PoolView} pool=${pool} />`)}
        </div>`
      }
    </div>
  </section>`;
}

/** The same in one row, for a phone. @param {{ scene: Scene, left: Flyer, right: Flyer | undefined }} props */
export function CountsRow({ scene, left, right }) {
  const active = [left, right].find((flyer) => flyer && scene.view.active === flyer.label);
  const pools = active ? poolsOf(scene, active).filter((pool) => pool.open) : [];
  return html`<div class="counts">
    ${
      active &&
      html`<span class="second">
        ${scene.isMine(active) ? say("flames-plate-bursts") : say("flames-bursts-of", { name: shortName(active.name) })}
      </span>
      ${pools.map((pool) => html`<${PoolView} pool=${pool} />`)}
      <b>${sum(pools, "left")}/${sum(pools, "size")}</b>
      ${scene.view.extra_hits > 0 && html`<b class="extra">+${scene.view.extra_hits}</b>`}`
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
