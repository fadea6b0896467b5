// What a message says of a table, from where its reader sits.
import { BoardScene } from "../kit/scene.js";
import { facesOf } from "./deck.js";
import { glance, shownHand } from "../kit/looks.js";
import { heldPlan, lastCard } from "./looks.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Pose } from "../plane/geometry.js" */
/** @import { Face } from "./deck.js" */

/**
 * @typedef {{ card: string | null, special: string | null, bonus: number, points: boolean, counts: boolean,
 *   halved: boolean, snaked: boolean, eased: boolean }} Hit
 */

/**
 * An aircraft as `view.py` tells it; what is null is another's secret.
 * @typedef {{ label: string, seat: number, side: number, type: string | null, name: string | null, deck: string,
 *   structure: number, climb: number, ceiling: number, two_seater: boolean, guns: [string | null, string | null],
 *   status: "absent" | "flying" | "ground" | "down" | "fled" | "home" | "outside", pose: Pose | null,
 *   level: number | null, counters: number | null, green_peg: number, in_clouds: boolean, cards: number,
 *   programme: (string | null)[], marker: string | null, ready: boolean, last: string | null, hits: Hit[],
 *   points: number | null, bans: string[] | null, wounds: [number, number] | null,
 *   silenced: [boolean, boolean] | null, engine_hits: number | null, smoke: number, flames: number, jams: number[],
 *   ammo: [number, number], bombs: number | null, clusters: number | null, rockets: number | null,
 *   releasing: string | null, landing: string, tails: string | null, victories: number, flag: number | null,
 *   away: number, written: string[] | null, grave: number, skills: string[], tokens: number, owed: number }} Flyer
 */

/**
 * A balloon, or something on the ground.
 * @typedef {{ label: string, kind: "trench" | "machine-gun" | "flak" | "target" | "strip" | "balloon", id: string,
 *   side: number | null, seat: number | null, size: [width: number, length: number], pose: Pose, level: number,
 *   counters: number, status: Flyer["status"], structure: number, hits: Hit[], battered: number, flames: number,
 *   jams: number[], task: string | null, done: boolean, lowering: boolean, stage: string | null }} Piece
 * @typedef {{ piece: string, arc: "front" | "rear", targets: [label: string, isShort: boolean][],
 *   declared: string | null, open: boolean }} Gun a gun of the reader that can fire now
 */

/** Is it on the table? @param {Flyer | Piece} thing */
export const isThere = ({ status }) => status === "flying" || status === "ground";

/** Was it there, and is no more? @param {Flyer | Piece} thing */
export const isGone = (thing) => !isThere(thing) && thing.status !== "absent";

export class Scene extends BoardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario" | "open" | "nameOf">} props */
  constructor({ open, nameOf, ...props }) {
    super(props);
    this.nameOf = nameOf;
    /** In an open replay every seat's own knowledge is known. @type {Flyer[]} */
    this.flyers = this.view.aircraft.map(
      (/** @type {Flyer} */ flyer, /** @type {number} */ number) => open?.[flyer.seat]?.aircraft[number] ?? flyer,
    );
    /** @type {Piece[]} */
    this.pieces = this.view.pieces;
  }

  /** @param {string | null | undefined} label @returns {Flyer | undefined} */
  flyer(label) {
    return this.flyers.find((flyer) => flyer.label === label);
  }

  /**
   * An aircraft, a balloon or a ground card.
   * @param {string | null | undefined} label @returns {Flyer | Piece | undefined}
   */
  thing(label) {
    return this.flyer(label) ?? this.pieces.find((piece) => piece.label === label);
  }

  /** What the packs say of its type, if it is known. @param {Flyer} flyer */
  type(flyer) {
    return flyer.type === null ? undefined : this.content?.aircraft[flyer.type];
  }

  /** The year that its markings show. */
  get year() {
    return Number(this.scenario?.date?.slice(0, 4) ?? 1917);
  }

  /** The cards of its deck. @param {Flyer} flyer @returns {Face[]} */
  faces(flyer) {
    return this.content ? facesOf(this.content, flyer.deck) : [];
  }

  /** @param {Flyer} flyer @param {string | null | undefined} name @returns {Face | undefined} */
  face(flyer, name) {
    return this.faces(flyer).find((face) => face.name === name);
  }

  /** The aircraft or piece about which the reader is asked. */
  get subject() {
    return this.decision ? this.thing(this.view.subject) : undefined;
  }

  /** The aircraft whose programme, arcs and ruler are shown: looked at, asked, or the reader's first. */
  get flown() {
    const wanted = [this.flyer(shownHand.at(this.message)), this.flyer(this.view.subject)];
    const own = this.flyers.filter((flyer) => this.isMine(flyer));
    const known = [...wanted, ...own.filter(isThere), ...own].filter((flyer) => flyer !== undefined);
    return known[0] ?? this.flyers.find(isThere) ?? this.flyers[0];
  }

  /** The aircraft or piece that pointer or focus rests on. */
  get looked() {
    return this.thing(glance.at(this.message));
  }

  /** Is it the reader's last card this turn: after it there is no way back? */
  get isLastCard() {
    const flyer = this.flyer(this.view.subject);
    if (this.decision !== "program" || !flyer || flyer.programme.length + 1 !== flyer.cards) return false;
    return this.flyers.every((other) => other === flyer || !this.isMine(other) || other.ready);
  }

  /** The cards of an aircraft that are laid, the one about to be sent with them. @param {Flyer} flyer */
  laid(flyer) {
    const last = this.decision === "program" && flyer.label === this.view.subject ? lastCard.at(this.message) : null;
    return last ? [...flyer.programme, last] : flyer.programme;
  }

  /**
   * The cards that are still to be flown, as far as they are known: pointed at, or laid.
   * @param {Flyer} flyer @returns {{ first: number, cards: string[] }} `first`: the number of cards flown before them
   */
  plan(flyer) {
    const held = heldPlan.value;
    const cards = held?.aircraft === flyer.label ? held.cards : this.laid(flyer);
    const first = this.view.phase;
    const ahead = cards.slice(first);
    const unknown = ahead.indexOf(null);
    return { first, cards: /** @type {string[]} */ (unknown < 0 ? ahead : ahead.slice(0, unknown)) };
  }

  /** The order that chooses a thing on the table as the answer. @param {Flyer | Piece} thing */
  pick(thing) {
    return this.may({ order: "piece", piece: thing.label });
  }
}
