// What a message says of a fight between Elements, from where its reader sits.
import { CardScene } from "../cards/scene.js";

/** @import { BoardProps } from "../index.js" */

/**
 * An aircraft as `view.py` tells it.
 * @typedef {{ label: string, element: number, wingman: boolean, seat: number, side: number, fighter: string,
 *   name: string, figures: number[], bonuses: string[], status: "absent" | "flying" | "destroyed" | "disengaged",
 *   damaged: boolean, hits: number, capacity: [number, number], promoted: boolean, shaken: boolean, acted: boolean,
 *   surprised: boolean, level: string | null, ceiling: string, holds: string | null, position: number, cards: number,
 *   hand: string[] | null }} Flyer
 * @typedef {{ use: string, by: string, on: string | null, chain: string[], answers: string | null,
 *   answering: string | null }} Exchange
 * @typedef {[name: string, levels: number][]} Modifiers what shifts the Disengagement Table
 */

/** A Leader, and its Wingman where it has one. @typedef {{ leader: Flyer, wingman: Flyer | null }} Element */

/** The columns of `figures` (tables.py), of a Leader and of a Wingman. */
export const FIGURE = { turbo: 1, performance: 2, horsepower: 3, bursts: 4, gunner: 5, agile: 6 };
export const WING = { offensive: 2, defensive: 3 };

/** Modifiers by level, lowest first; then with a turbocharger (ZERO-AIR-10, -11, -17, -18). */
const BY_LEVEL = {
  horsepower: [
    [1, 1, 0, -1, -2],
    [1, 1, 0, 0, -1],
  ],
  offensive: [
    [0, 0, 0, 0, -1],
    [0, 0, 0, 0, 0],
  ],
  defensive: [
    [0, 0, 0, -1, -1],
    [0, 0, 0, 0, -1],
  ],
};

/** @param {keyof typeof BY_LEVEL} figure @param {number} level @param {boolean} turbo */
export const modifierAt = (figure, level, turbo) => BY_LEVEL[figure][turbo ? 1 : 0]?.[level] ?? 0;

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
        const wingman = this.flyer(`${leader.label}w`);
        return { leader, wingman: wingman && wingman.status !== "absent" ? wingman : null };
      });
    this.isDuel = this.elements.length === 2;
  }

  /** @override */
  get asked() {
    return this.decision ? super.asked : undefined;
  }

  /** @override */
  get composing() {
    return ["use", "target", "guise"].includes(this.decision ?? "") ? super.composing : {};
  }

  /** @param {string | null | undefined} label of its Leader or of its Wingman @returns {Element | undefined} */
  element(label) {
    const flyer = this.flyer(label);
    return flyer && this.elements.find(({ leader }) => leader.element === flyer.element);
  }

  /** Without a Wingman, and so open to attacks while it holds another (ZERO-ISO-01). @param {Flyer} flyer */
  isIsolated(flyer) {
    return !flyer.wingman && flies(flyer) && !flies(this.element(flyer.label)?.wingman);
  }

  /** Those that matter now, the most urgent first. @private @returns {(Element | undefined)[]} */
  get told() {
    const { exchange, raid, active, sequence, asked } = this.view;
    const labels = [asked, exchange?.by, exchange?.on, ...(raid ?? []), active, sequence?.target];
    return labels.map((label) => this.element(label));
  }

  /**
   * The two Elements that matter now: one of ours, and its enemy.
   * @param {string | null} looked the aircraft that the reader looks at
   */
  pair(looked) {
    const seen = this.element(looked);
    const left = seen && this.isOurs(seen.leader) ? seen : this.ours();
    const right = seen && !this.isOurs(seen.leader) ? seen : this.against(left);
    return { left, right };
  }

  /** @private */
  ours() {
    const flying = this.elements.filter((element) => !isOut(element));
    const mine = flying.filter(({ leader }) => this.isMine(leader));
    return [...this.told, ...mine, ...flying, ...this.elements].find((one) => one && this.isOurs(one.leader));
  }

  /** @private @param {Element | undefined} left */
  against(left) {
    if (!left) return undefined;
    const flying = this.elements.filter((element) => !isOut(element));
    const near = flying.filter(({ leader }) => leader.level === left.leader.level);
    const wanted = [...this.told, this.element(left.leader.holds), ...near, ...flying, ...this.elements];
    return wanted.find((one) => one && !this.isOurs(one.leader));
  }
}
