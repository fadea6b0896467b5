// What a message says of a table, from where its reader sits.
import { yearOf } from "../../lib/scenarios.js";
import { BoardScene } from "../kit/scene.js";
import { glance, shownHand } from "../kit/looks.js";
import { moved } from "../plane/geometry.js";
import { heldPlan, lastCard } from "./looks.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Choice } from "../kit/scene.js" */
/** @import { Pose } from "../plane/geometry.js" */

/**
 * A manoeuvre card as the packs print it (`printed.py`): `usual` is how it is called, `odd` what is odd about it.
 * @typedef {{ name: string, usual: string, odd: "steep" | "plain" | null, kind: string, red: boolean, diamond: boolean,
 *   copies: number, tip: [right: number, ahead: number], turn: number, move: [number, number, number] }} Face
 */

/**
 * What `view.py` tells. A number of counters that is null never goes; what else is null is another's secret, or not
 * there.
 * @typedef {{ card: string | null, special: string | null, bonus: number, void: boolean, counts: boolean,
 *   halved: boolean, eased: boolean }} Hit
 * @typedef {{ letter: string, jams: (number | null)[], ammo: number | null, silenced: boolean | null }} Mount
 * @typedef {{ to: string, range: "short" | "long" | "out", arc: "front" | "rear" | null, letter: string | null,
 *   cards: number, rule: string | null, by: string | null }} Shot the shot at an enemy as they lie now
 */

/**
 * @typedef {{ label: string, asked: boolean, seat: number, side: number, type: string | null, name: string | null,
 *   short: string | null, deck: string, structure: number, climb: number, ceiling: number, two_seater: boolean,
 *   front: Mount | null, rear: Mount | null,
 *   status: "absent" | "flying" | "ground" | "down" | "fled" | "home" | "outside", pose: Pose | null,
 *   level: number | null, counters: number | null, green_peg: number, in_clouds: boolean, cards: number,
 *   programme: (string | null)[], marker: Marker | null, ready: boolean, last: string | null, hits: Hit[],
 *   points: number | null, bans: string[] | null, pilot_wounds: number | null, observer_wounds: number | null,
 *   engine_hits: number | null, bombs: number | null, clusters: number | null, rockets: number | null,
 *   written: string[] | null, smoke: number | null, flames: number | null, releasing: string | null, landing: string,
 *   tails: string | null, victories: number, flag: number | null, away: number, grave: number, skills: string[],
 *   tokens: number, owed: number, sights: Shot[], pilot?: Pilot | null }} Flyer an aircraft
 * @typedef {{ name: string, behaviour: string | null, ready: boolean, standing: string, life: number, state: string,
 *   observer: number | null, fate: string | null, observer_fate: string | null, equipment: string[],
 *   bullets: number | null }} Pilot who flies it
 * @typedef {{ name: string, card: number | null }} Marker
 */

/**
 * A balloon, or something on the ground.
 * @typedef {{ label: string, asked: boolean, id: string,
 *   kind: "trench" | "machine-gun" | "flak" | "target" | "strip" | "balloon", side: number | null, seat: number | null,
 *   size: [width: number, length: number], pose: Pose, level: number, counters: number, status: Flyer["status"],
 *   structure: number, hits: Hit[], battered: number, flames: number, jams: (number | null)[], task: string | null,
 *   done: boolean, lowering: boolean, stage: string | null }} Piece
 */

/** @typedef {{ card: string, from: Pose, to: Pose }} Leg a card that is going to be flown */

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
    /** The label of what the reader is asked about. @type {string | undefined} */
    this.about = [...this.view.aircraft, ...this.pieces].find(({ asked }) => asked)?.label;
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
    return yearOf(this.scenario) ?? 1917;
  }

  /** The different cards of a deck, in its order. @param {string} letter @returns {Face[]} */
  deck(letter) {
    return this.content?.card[letter] ?? [];
  }

  /** @param {Flyer} flyer @param {string | null | undefined} name @returns {Face | undefined} */
  face(flyer, name) {
    return this.deck(flyer.deck).find((face) => face.name === name);
  }

  /** A damage card by its name. @param {string} name @returns {{ points: number, special: string | null }} */
  hit(name) {
    return this.content?.hit[name] ?? { points: 0, special: null };
  }

  /** The aircraft or piece about which the reader is asked. */
  get subject() {
    return this.decision ? this.thing(this.about) : undefined;
  }

  /** The aircraft whose programme, arcs and ruler are shown: looked at, asked, or the reader's first. */
  get flown() {
    const wanted = [this.flyer(shownHand.at(this.message)), this.flyer(this.about)];
    const own = this.flyers.filter((flyer) => this.isMine(flyer));
    const known = [...wanted, ...own.filter(isThere), ...own].filter((flyer) => flyer !== undefined);
    return known[0] ?? this.flyers.find(isThere) ?? this.flyers[0];
  }

  /** The aircraft or piece that pointer or focus rests on. */
  get looked() {
    return this.thing(glance.at(this.message));
  }

  /** Is it the reader's last answer this turn: after it there is no way back? @param {Choice} card to be laid */
  isLast(card) {
    const flyer = this.flyer(this.about);
    if (this.decision !== "program" || !flyer || flyer.programme.length + 1 !== flyer.cards) return false;
    if (card.facts?.marked) return false;
    return this.flyers.every((other) => other === flyer || !this.isMine(other) || other.ready);
  }

  /** The cards of an aircraft that are laid, the one about to be sent with them. @param {Flyer} flyer */
  laid(flyer) {
    const last = this.decision === "program" && flyer.label === this.about ? lastCard.at(this.message) : null;
    return last ? [...flyer.programme, last] : flyer.programme;
  }

  /**
   * What an aircraft is still going to fly, as far as it is known: pointed at, or laid.
   * @param {Flyer} flyer @returns {{ first: number, legs: Leg[] }} `first`: the number of cards flown before them
   */
  plan(flyer) {
    const held = heldPlan.value;
    const cards = held?.aircraft === flyer.label ? held.cards : this.laid(flyer);
    const first = this.view.phase;
    /** @type {Leg[]} */
    const legs = [];
    for (const card of cards.slice(first)) {
      const from = legs.at(-1)?.to ?? flyer.pose;
      if (card === null || !from) break;
      legs.push({ card, from, to: moved(from, this.face(flyer, card)?.move ?? [0, 0, 0]) });
    }
    return { first, legs };
  }

  /** The order that chooses a thing on the table as the answer. @param {Flyer | Piece} thing */
  pick(thing) {
    return this.may({ order: "piece", piece: thing.label });
  }
}
