// What the reader has composed but not yet sent, and what he has switched on.
import { signal } from "../../vendor/signals.js";
import { kept } from "../plane/looks.js";

/** @import { Message } from "../../lib/types.js" */
/** @import { Camera } from "../plane/camera.js" */
/** @import { Point, Pose } from "../plane/geometry.js" */

/**
 * A move as it is composed; `hard`: degrees on the spot before it, `point`: the inches after which it turns.
 * @typedef {{ inches: number, degrees: number, hard: number, point: number }} Move
 * @typedef {{ point: [number, number], heading: number }} Place in whole inches and degrees
 */

/** A thing that belongs to one question. @template T */
class Held {
  /** @private */
  held = signal({ moment: "", value: /** @type {T | null} */ (null) });

  /** @param {Message} message */
  at(message) {
    return this.held.value.moment === momentOf(message) ? this.held.value.value : null;
  }

  /** @param {Message} message @param {T} value */
  set(message, value) {
    this.held.value = { moment: momentOf(message), value };
  }
}

/** @param {Message} message */
const momentOf = ({ game, asked }) => `${game}/${asked?.count ?? ""}`;

export const heldMove = /** @type {Held<Move>} */ (new Held());
export const heldPlace = /** @type {Held<Place>} */ (new Held());
/** Where an answer that is pointed at would lead. */
export const heldEnd = signal(/** @type {Pose | null} */ (null));
/** Where an aircraft was dropped before it was asked where it stands. */
export const dropped = signal(/** @type {{ label: string, place: Point } | null} */ (null));
/** The camera of the table that is shown, for what is dropped on it. */
export const shownTable = { camera: /** @type {Camera | null} */ (null) };

/** Lengths in centimetres instead of inches. */
export const isMetric = kept("metric", false);
