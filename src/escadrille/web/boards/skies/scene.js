// What a message says of the fight, from where its reader sits.
import { yearOf } from "../../lib/scenarios.js";
import { BoardScene } from "../kit/scene.js";
import { glance, shownHand } from "../kit/looks.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Pose } from "../plane/geometry.js" */

/**
 * What `view.py` tells.
 * @typedef {"advantaged" | "neutral" | "disadvantaged"} Level
 * @typedef {{ name: string, arcs: string[], fp: number }} Weapon
 * @typedef {{ label: string, asked: boolean, seat: number, side: number, type: string, name: string, squadron: string,
 *   ps: number, sp: number, mph: number, ag: number, fp: number, engines: number, damage: number, weapons: Weapon[],
 *   bomber: boolean, bombed: boolean, ace: string | null, status: string, pose: Pose | null, level: Level, zoom: boolean,
 *   active: boolean, carded: boolean, jammed: boolean }} Flyer an aircraft
 * @typedef {Flyer & { pose: Pose }} Seen one on the table
 * @typedef {{ label: string, side: number, type: string, booms: number, strength: number, aircraft: string[] }} Squadron
 * @typedef {{ side: number, hand: string[] | null, cards: number, most: number, deck: number, discards: string[],
 *   removed: string[], known: string[], picks: (string | null)[] }} Player
 * @typedef {{ burn: "none" | "dive" | "hard-turn", level: Level, least: number, most: number, turn: number, hard: number,
 *   anywhere: boolean }} Way
 * @typedef {{ card: string, test: string, dice: number | null, odds: number | null }} Fate
 */

/**
 * The facts of an attack before cards, or of an outmanoeuvre.
 * @typedef {{ kind: "shot", aspect: string, inches: number, dice: number, dodge: number, odds: number,
 *   reply: number }} Shot
 * @typedef {{ kind: "contest", inches: number, dice: number, theirs: number, tailing: boolean, odds: number }} Contest
 */

/** Is it on the table? @param {Flyer} flyer @returns {flyer is Seen} */
export const isThere = (flyer) => flyer.status === "flying" && flyer.pose !== null;

/** Was it there, and is no more? @param {Flyer} flyer */
export const isGone = (flyer) => !["flying", "waiting", "reserve"].includes(flyer.status);

export class Scene extends BoardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario" | "open" | "nameOf">} props */
  constructor({ open, nameOf, ...props }) {
    super(props);
    this.nameOf = nameOf;
    this.side = this.me ?? 0;
    /** @type {Flyer[]} */
    this.flyers = this.view.aircraft;
    /** @type {Squadron[]} */
    this.squadrons = this.view.squadrons;
    /** In an open replay every hand is known. @type {Player[]} */
    this.players = this.view.players.map(
      (/** @type {Player} */ player, /** @type {number} */ side) => open?.[side]?.players[side] ?? player,
    );
    /** The label of the aircraft that the reader is asked about. @type {string | undefined} */
    this.about = this.flyers.find(({ asked }) => asked)?.label;
  }

  /** @param {string | null | undefined} label @returns {Flyer | undefined} */
  flyer(label) {
    return this.flyers.find((flyer) => flyer.label === label);
  }

  /** What the packs say of its type. @param {{ type: string }} thing */
  type({ type }) {
    return this.content?.aircraft[type];
  }

  /** The year that its markings show. */
  get year() {
    return yearOf(this.scenario) ?? 1940;
  }

  /** As the art draws it. @param {{ type: string }} thing */
  drawn(thing) {
    return { type: thing.type, nation: this.type(thing)?.nation ?? "", year: this.year };
  }

  /** Those on the table, the lowest first: what is higher lies above. @returns {Seen[]} */
  get seen() {
    return [...this.flyers.filter(isThere)].sort((one, other) => heightOf(one) - heightOf(other));
  }

  /** Whose reach, arc and figures are shown: looked at, asked about, active, or the reader's first. */
  get flown() {
    const { message, view } = this;
    const own = this.flyers.filter((flyer) => this.isMine(flyer));
    const found = [shownHand.at(message), this.about, view.attack?.target, view.active].map((label) => this.flyer(label));
    return found.find(Boolean) ?? own.find(isThere) ?? own[0] ?? this.flyers[0];
  }

  /** The aircraft that pointer or focus rests on. */
  get looked() {
    return this.flyer(glance.at(this.message));
  }

  /** The order that chooses an aircraft as the answer. @param {Flyer} flyer */
  pick(flyer) {
    return this.may({ order: "aircraft", aircraft: flyer.label });
  }

  /** What an attack on each would be, as far as one may be made now. @returns {Map<string, Shot>} */
  get shots() {
    /** @type {Map<string, Shot>} */
    const found = new Map();
    for (const { order, facts } of this.legal.values()) {
      if (facts?.kind === "shot") found.set(order.aircraft, facts);
      if (facts?.kind === "shots") for (const [label, shot] of Object.entries(facts.targets)) found.set(label, shot);
    }
    return found;
  }

  /** The reader's own cards. @returns {Player | undefined} */
  get own() {
    return this.players.find(({ side }) => side === this.me) ?? this.players.find(({ hand }) => hand !== null);
  }

  /** What the packs say of a card, and for which type it is. @param {string} name */
  face(name) {
    const cards = /** @type {any[]} */ (Object.values(this.content?.card ?? {}));
    const plain = cards.find(({ id }) => id === name);
    if (plain) return { card: plain, type: null };
    for (const type of /** @type {any[]} */ (Object.values(this.content?.aircraft ?? {}))) {
      const card = cards.find(({ id }) => `${id}:${type.id}` === name);
      if (card) return { card, type };
    }
    return { card: null, type: null };
  }
}

/** From the top. */
export const LEVELS = /** @type {Level[]} */ (["advantaged", "neutral", "disadvantaged"]);

/** From 0, Disadvantaged, to 2. @param {{ level: Level }} flyer */
export const heightOf = ({ level }) => LEVELS.length - 1 - LEVELS.indexOf(level);
