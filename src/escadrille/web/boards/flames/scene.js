// What a message says of the dogfight, from where its reader sits.

import { CardScene } from "../cards/scene.js";

/** @import { Choice } from "../kit/scene.js" */

/**
 * As `view.py` tells them: the figures of a face-up side, an aircraft, a card or counter of a chain, an action.
 * @typedef {{ speed: number, performance: number, pre: number, post: number, bursts: number, firepower: number,
 *   airframe: number, gunner: number, turbocharger: number, agile: number, barrage: number, climb_cost: number,
 *   dive_draw: number }} Figures
 * @typedef {{ label: string, seat: number, side: number, fighter: string, name: string, pilot: string | null,
 *   leader: string | null, figures: Figures, power: Record<string, { pre: number, post: number }>, damaged: boolean,
 *   damage: number, flips_at: number, falls_at: number, flying: boolean, acted: boolean, level: string | null,
 *   holds: string | null, position: number, evasive: number, counters: number, cards: number,
 *   hand: string[] | null, raid?: Raider }} Flyer
 * @typedef {{ bomber: boolean, laden: boolean, defense: number, support: number, bombs: number, cards: number,
 *   row: number | null, column: number | null, blocked: Record<string, string[]>, supporters: string[], free: boolean,
 *   late: boolean, jettisoned: boolean, home: boolean, pattern: string | null, dropped: number,
 *   victor: string | null }} Raider what an aircraft is in a raid
 * @typedef {{ hits: number, fate: string, bombs: number }} End of a bomber over the target, under one pattern of the flak
 * @typedef {{ by: string, card: string | null, title: string, cancelled: boolean }} Link
 * @typedef {{ card: string, hits: number, destroys: boolean }} Shot
 * @typedef {{ use: string, by: string, on: string | null, steps: number, position: number, hits: number,
 *   bursts: number, links: Link[], stands: boolean, comes_to: string, rule: string, answers: string | null,
 *   answered_by: string[], shot?: Shot }} Action
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
  /** A bomber has a card of its own kind. @override @param {Flyer} flyer */
  fighter(flyer) {
    return this.content.bomber?.[flyer.fighter] ?? super.fighter(flyer);
  }

  /** Do two bombers fly in one formation? @param {Flyer} one @param {Flyer | undefined} other */
  areMates(one, other) {
    return Boolean(one.raid?.laden && other?.raid?.laden) && one.side === other?.side && one.level === other.level;
  }

  /** Where the bomber may be placed that is being arranged. @returns {{ row: number, column: number, choice: Choice }[]} */
  cells() {
    return this.offers("cell").flatMap(({ choice }) => (choice ? [{ ...choice.facts, choice }] : []));
  }

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
    const { action, active, facing, run } = this.view;
    const flying = this.flyers.filter((flyer) => flyer.flying);
    /** @param {boolean} isOurs @param {(Flyer | string | null | undefined)[]} wanted the most urgent first */
    const first = (isOurs, wanted) =>
      [looked, ...wanted, ...flying, ...this.flyers]
        .map((one) => (typeof one === "object" ? one : this.flyer(one)))
        .find((flyer) => flyer && this.isOurs(flyer) === isOurs);
    const mine = flying.filter((flyer) => this.isMine(flyer));
    const left = first(true, [this.asked, run?.bomber, action?.by, action?.on, active, ...mine]) ?? this.flyers[0];
    if (!left) return {};
    const near = flying.filter((flyer) => flyer.level === left.level);
    const told = [this.composing.target, run?.bomber, run?.fighter, facing, action?.by, action?.on];
    const right = first(false, [...told, left.holds, ...this.pursuers(left), active, ...near]);
    return { left, right };
  }
}
