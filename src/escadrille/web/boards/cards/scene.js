// What a message says of a card fight, from where its reader sits: what the boards of the card systems share.

/** @import { BoardProps } from "../index.js" */

/**
 * What every aircraft of a card system has.
 * @typedef {{ label: string, seat: number, side: number, fighter: string, name: string, damaged: boolean,
 *   level: string | null, cards: number, hand: string[] | null }} Seated
 * @typedef {{ order: any, say: string }} Choice something that may be ordered now, and its words
 * @typedef {{ rule: string, facts: Record<string, any>, told: string }} Bar why something may not
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

/** The one name of an order: "do:pass", "card:yo-yo". @param {any} order */
export const keyOf = (order) => Object.values(order).join(":");

/** A figure with its sign, as cards print it. @param {number} figure */
export const signed = (figure) => (figure < 0 ? `−${-figure}` : figure > 0 ? `+${figure}` : "0");

/** @template {Seated} F */
export class CardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario" | "open" | "nameOf">} props */
  constructor({ message, content, scenario, open, nameOf }) {
    this.message = message;
    this.content = content;
    this.scenario = scenario;
    this.nameOf = nameOf;
    /** @type {any} */
    this.view = message.view;
    /** @type {number | null} */
    this.me = message.seat;
    /** @type {F[]} */
    this.flyers = this.view.aircraft.map((/** @type {F} */ flyer) => opened(flyer, open));
    const { asked, said } = message;
    /** @type {Map<string, Choice>} */
    this.legal = new Map(
      (asked?.legal ?? []).map(({ order, text }, place) => [keyOf(order), { order, say: said?.legal[place] ?? text }]),
    );
    /** @type {Map<string, Bar>} */
    this.barred = new Map(
      (asked?.refusals ?? []).map(({ order, rule, facts }, place) => [
        keyOf(order),
        { rule, facts, told: said?.refusals[place]?.facts ?? "" },
      ]),
    );
    /** The question as its own seat knows it: "use" where all others are told "action". @type {string | null} */
    this.decision = asked ? (this.view.decision ?? asked.decision) : null;
    this.side = this.me === null ? 0 : (this.view.seats[this.me] ?? 0);
    this.isDuel = this.flyers.length === 2;
  }

  /** @param {string | null | undefined} label */
  flyer(label) {
    return this.flyers.find((flyer) => flyer.label === label);
  }

  /** @param {F} flyer */
  isMine(flyer) {
    return flyer.seat === this.me;
  }

  /** Does it fly on the reader's side? A spectator sits with the first one. @param {F} flyer */
  isOurs(flyer) {
    return flyer.side === this.side;
  }

  /** @param {F} flyer @returns {"mine" | "friend" | "enemy"} */
  sideOf(flyer) {
    return this.isMine(flyer) ? "mine" : this.isOurs(flyer) ? "friend" : "enemy";
  }

  /** @param {F} flyer */
  fighter(flyer) {
    return this.content.fighter[flyer.fighter] ?? { nation: "", year: 0, vp: 0 };
  }

  /** What the reader may order about a thing now. @param {any} order */
  may(order) {
    return this.legal.get(keyOf(order));
  }
}

/**
 * In an open replay every hand is known.
 * @template {Seated} F @param {F} flyer @param {any[] | null} open @returns {F}
 */
function opened(flyer, open) {
  const seen = open?.[flyer.seat]?.aircraft.find((/** @type {F} */ other) => other.label === flyer.label);
  const own = flyer.hand ?? seen?.hand ?? null;
  return own === flyer.hand ? flyer : { ...flyer, hand: own };
}
