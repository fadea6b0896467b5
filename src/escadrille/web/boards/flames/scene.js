// What a message says of the dogfight, from where its reader sits.

import { CardScene } from "../cards/scene.js";

/**
 * As `view.py` tells them: the figures of a face-up side, an aircraft, a card or counter of a chain, an action.
 * @typedef {{ speed: number, performance: number, pre: number, post: number, bursts: number, firepower: number,
 *   airframe: number, gunner: number, turbocharger: number, agile: number, barrage: number, climb_cost: number,
 *   dive_draw: number }} Figures
 * @typedef {{ label: string, seat: number, side: number, fighter: string, name: string, pilot: string | null,
 *   leader: string | null, figures: Figures, power: Record<string, { pre: number, post: number }>, damaged: boolean,
 *   damage: number, flips_at: number, falls_at: number, flying: boolean, acted: boolean, level: string | null,
 *   holds: string | null, position: number, evasive: number, counters: number, cards: number,
 *   hand: string[] | null }} Flyer
 * @typedef {{ by: string, card: string | null, title: string, cancelled: boolean }} Link
 * @typedef {{ use: string, by: string, on: string | null, steps: number, position: number, hits: number,
 *   bursts: number, links: Link[], stands: boolean, comes_to: string, rule: string, answers: string | null,
 *   answered_by: string[] }} Action
 * @typedef {{ label: string, fighter: string, pilot: string | null }} Pick
 */

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
    const { action, active, facing } = this.view;
    const flying = this.flyers.filter((flyer) => flyer.flying);
    /** @param {boolean} isOurs @param {(Flyer | string | null | undefined)[]} wanted the most urgent first */
    const first = (isOurs, wanted) =>
      [looked, ...wanted, ...flying, ...this.flyers]
        .map((one) => (typeof one === "object" ? one : this.flyer(one)))
        .find((flyer) => flyer && this.isOurs(flyer) === isOurs);
    const mine = flying.filter((flyer) => this.isMine(flyer));
    const left = first(true, [this.asked, action?.by, action?.on, active, ...mine]) ?? this.flyers[0];
    if (!left) return {};
    const near = flying.filter((flyer) => flyer.level === left.level);
    const told = [this.composing.target, facing, action?.by, action?.on];
    const right = first(false, [...told, left.holds, ...this.pursuers(left), active, ...near]);
    return { left, right };
  }
}
