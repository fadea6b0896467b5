// What a message says of a fight between Elements, from where its reader sits.
import { CardScene } from "../cards/scene.js";

/** @import { BoardProps } from "../index.js" */

/**
 * Figures of a card by their names: those that it has not are not there.
 * @typedef {Record<string, number>} Named
 * An aircraft as `view.py` tells it.
 * @typedef {{ label: string, element: number, wingman: boolean, seat: number, side: number, fighter: string,
 *   name: string, figures: Named, changes: Named, power: Named,
 *   moves: { level: string, cost: number, draws: number }[], bonuses: string[],
 *   status: "absent" | "flying" | "destroyed" | "disengaged", damaged: boolean, hits: number, flips_at: number,
 *   falls_at: number, promoted: boolean, shaken: boolean, acted: boolean, surprised: boolean, isolated: boolean,
 *   level: string | null, ceiling: string, holds: string | null, position: number, cards: number,
 *   hand: string[] | null }} Flyer
 * @typedef {{ by: string, card: string, title: string, cancelled: boolean }} Link `title` is what it is answered as
 * @typedef {{ kind: string, rule: string, hits: number, bursts: number, position: string | null,
 *   friend: string | null }} Verdict
 * @typedef {{ use: string, by: string, on: string, links: Link[], stands: boolean, verdict: Verdict, answers: string,
 *   answered_by: string[], answering: string }} Exchange
 */

/** A Leader, and its Wingman where it has one. @typedef {{ leader: Flyer, wingman: Flyer | null }} Element */

/** @param {Flyer | null | undefined} flyer */
export const flies = (flyer) => flyer?.status === "flying";

/** @param {Element} element */
export const isOut = ({ leader, wingman }) => !flies(leader) && !flies(wingman);

/**
 * The Position of one Leader towards another, from -2 Tailed to 2 Tailing.
 * @param {Flyer} one @param {Flyer} other
 */
export const positionOf = (one, other) => (one.holds === other.label ? one.position : 0);

/** @extends {CardScene<Flyer>} */
export class Scene extends CardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario" | "open" | "nameOf">} props */
  constructor(props) {
    super(props);
    /** @type {Element[]} */
    this.elements = this.flyers
      .filter((flyer) => !flyer.wingman)
      .map((leader) => {
        const wingman = this.flyers.find((one) => one.wingman && one.element === leader.element);
        return { leader, wingman: wingman && wingman.status !== "absent" ? wingman : null };
      });
    this.isDuel = this.elements.length === 2;
  }

  /** @param {string | null | undefined} label of its Leader or of its Wingman @returns {Element | undefined} */
  element(label) {
    const flyer = this.flyer(label);
    return flyer && this.elements.find(({ leader }) => leader.element === flyer.element);
  }

  /**
   * The two Elements that matter now, the most urgent first: one of ours, and its enemy.
   * @param {string | null} looked the aircraft that the reader looks at
   */
  pair(looked) {
    const { exchange, raid, active, sequence, asked } = this.view;
    const labels = [looked, asked, exchange?.by, exchange?.on, raid?.wingman, raid?.target, active, sequence?.target];
    const told = labels.map((label) => this.element(label));
    const flying = this.elements.filter((element) => !isOut(element));
    /** @param {boolean} isOurs @param {(Element | undefined)[]} wanted */
    const first = (isOurs, ...wanted) =>
      [...told, ...wanted, ...flying, ...this.elements].find((one) => one && this.isOurs(one.leader) === isOurs);
    const left = first(true, ...flying.filter(({ leader }) => this.isMine(leader)));
    const near = flying.filter(({ leader }) => leader.level === left?.leader.level);
    return { left, right: first(false, this.element(left?.leader.holds), ...near) };
  }
}
