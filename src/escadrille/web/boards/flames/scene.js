// What a message says of the dogfight, from where its reader sits.

import { CardScene } from "../cards/scene.js";

/**
 * An aircraft as `view.py` tells it.
 * @typedef {{ label: string, seat: number, side: number, fighter: string, name: string, pilot: string | null,
 *   leader: string | null, figures: number[], damaged: boolean, damage: number, airframe: [number, number],
 *   flying: boolean, acted: boolean, level: string | null, holds: string | null, position: number, evasive: number,
 *   counters: number, cards: number, hand: string[] | null }} Flyer
 * @typedef {{ use: string, by: string, on: string | null, steps: number, hits: number, chain: string[],
 *   answers: string | null }} Action
 */

/** The columns of `figures` (tables.py). */
export const FIGURE = {
  speed: 0,
  performance: 1,
  pre: 2,
  post: 3,
  bursts: 4,
  firepower: 5,
  airframe: 6,
  gunner: 7,
  turbocharger: 8,
  agile: 9,
  barrage: 10,
  climbCost: 11,
  diveDraw: 12,
  leastManeuver: 13,
  redlineDamage: 14,
};

/** Pre-turn and post-turn Horsepower by level, lowest first; then with a Turbocharger (FLAMES-ALT-02). */
const POWER = [
  { pre: [1, 0, 0, -1, -1], post: [1, 1, 0, 0, -1] },
  { pre: [1, 0, 0, 0, -1], post: [1, 1, 0, 0, 0] },
];

/** @param {number} level @param {boolean} [turbo] @returns {[pre: number, post: number]} */
export function powerAt(level, turbo = false) {
  const { pre = [], post = [] } = POWER[turbo ? 1 : 0] ?? {};
  return [pre[level] ?? 0, post[level] ?? 0];
}

/**
 * The position of one aircraft towards another, from -2 Tailed to 2 Tailing.
 * @param {Flyer} one @param {Flyer} other
 */
export function positionOf(one, other) {
  if (one.holds === other.label) return one.position;
  return other.holds === one.label ? -other.position : 0;
}

/** @extends {CardScene<Flyer>} */
export class Scene extends CardScene {
  /** Who is behind an aircraft: the Tailing one first (FLAMES-POS-04). @param {Flyer} flyer */
  pursuers(flyer) {
    return this.flyers
      .filter((other) => other.holds === flyer.label && other.flying)
      .sort((one, other) => other.position - one.position);
  }

  /**
   * The two aircraft that matter now: one of ours, and its enemy.
   * @param {string | null} looked whom the reader looks at
   */
  pair(looked) {
    const seen = this.flyer(looked);
    const left = (seen && this.isOurs(seen) ? seen : this.ours()) ?? this.flyers[0];
    const right = seen && !this.isOurs(seen) ? seen : this.against(left);
    return { left, right };
  }

  /** @private */
  ours() {
    const { action, active } = this.view;
    const told = [this.asked?.label, action?.by, action?.on, active].map((label) => this.flyer(label));
    const flying = this.flyers.filter((flyer) => flyer.flying);
    const wanted = [...told, ...flying.filter((flyer) => this.isMine(flyer)), ...flying, ...this.flyers];
    return wanted.find((flyer) => flyer && this.isOurs(flyer));
  }

  /** @private @param {Flyer | undefined} left */
  against(left) {
    if (!left) return undefined;
    const { action, active } = this.view;
    const told = [this.composing.target, this.view.facing, action?.by, action?.on].map((label) => this.flyer(label));
    const engaged = [this.flyer(left.holds), ...this.pursuers(left)];
    const flying = this.flyers.filter((flyer) => flyer.flying);
    const near = flying.filter((flyer) => flyer.level === left.level);
    const wanted = [...told, ...engaged, this.flyer(active), ...near, ...flying, ...this.flyers];
    return wanted.find((flyer) => flyer && !this.isOurs(flyer));
  }
}
