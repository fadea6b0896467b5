// What a message says of a card fight, from where its reader sits: what the boards of the card systems share.
import { BoardScene } from "../kit/scene.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Message } from "../../lib/types.js" */

/**
 * What every aircraft of a card system has.
 * @typedef {{ label: string, seat: number, side: number, fighter: string, name: string, damaged: boolean,
 *   level: string | null, cards: number, hand: string[] | null }} Seated
 */

export const LEVELS = /** @type {const} */ (["very-low", "low", "medium", "high", "very-high"]);
export const POSITIONS = /** @type {const} */ (["tailed", "disadvantaged", "neutral", "advantaged", "tailing"]);

/** Where the two noses point, by position: ours left, theirs right. @type {[number, number][]} */
const HEADINGS = [
  [270, 270],
  [0, 270],
  [90, 270],
  [90, 0],
  [90, 90],
];

/** @param {number} position of ours towards theirs @returns {[ours: number, theirs: number]} */
export const headingsAt = (position) => HEADINGS[position + 2] ?? [90, 270];

/** @template {Seated} F */
export class CardScene extends BoardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario" | "open" | "nameOf">} props */
  constructor({ open, nameOf, ...props }) {
    super(props);
    this.nameOf = nameOf;
    /** @type {F[]} */
    this.flyers = this.view.aircraft.map((/** @type {F} */ flyer) => opened(flyer, open));
    this.isDuel = this.flyers.length === 2;
  }

  /** @param {string | null | undefined} label */
  flyer(label) {
    return this.flyers.find((flyer) => flyer.label === label);
  }

  /** The aircraft for which the reader is asked. @returns {F | undefined} */
  get asked() {
    return this.decision ? this.flyer(this.view.asked) : undefined;
  }

  /** The play being composed. @returns {{ card?: string, use?: string, target?: string }} */
  get composing() {
    const [card, use, target] = this.view.composing ?? [];
    return { card, use, target };
  }

  /** Does the reader fly nothing else, but for its Wingman? @param {F & { wingman?: boolean }} flyer */
  isOnly(flyer) {
    const mine = this.flyers.filter((/** @type {F & { wingman?: boolean }} */ one) => this.isMine(one) && !one.wingman);
    return this.isMine(flyer) && mine.length === 1;
  }

  /** @param {F} flyer */
  fighter(flyer) {
    return this.content.fighter[flyer.fighter] ?? { nation: "", year: 0, vp: 0 };
  }
}

/** Is a card out, and asked what it is played for? @param {string[]} decisions */
export const composesBy = (decisions) => (/** @type {Message} */ { view: { decision, composing } }) =>
  decisions.includes(decision) && (composing ?? []).length > 0;

/**
 * In an open replay every hand is known.
 * @template {Seated} F @param {F} flyer @param {any[] | null} open @returns {F}
 */
function opened(flyer, open) {
  const seen = open?.[flyer.seat]?.aircraft.find((/** @type {F} */ other) => other.label === flyer.label);
  const own = flyer.hand ?? seen?.hand ?? null;
  return own === flyer.hand ? flyer : { ...flyer, hand: own };
}
