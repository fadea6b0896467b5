// What a message says of a campaign: the sheet of its pack, and how it stands.
import { spoken } from "../../lib/scenarios.js";
import { BoardScene } from "../kit/scene.js";

/** @import { BoardProps } from "../index.js" */
/** @typedef {"axis" | "allies"} Camp */
/**
 * As `campaign/view.py` tells them.
 * @typedef {{ number: number, kind: string, damaged: number, destroyed: number, flak: number, status: string,
 *   control: Camp | null }} Target
 * @typedef {{ target: number, damaged: number, destroyed: number, flak: number, aircraft: Record<string, number>,
 *   bombs: [number, number, number] }} Raid
 * @typedef {{ arrow: string, side: Camp, raid: Raid, origin: number | null, retake: boolean,
 *   closed: string | null }} Arrow
 * @typedef {{ effect: string, figure: number, side: string | null, type: string | null, pilot: string | null }} Effect
 * @typedef {{ number: number, effects: Effect[], used: number | null }} Option
 * @typedef {{ type: string, loaded: boolean, count: number, vp: number, pilot: string | null }} Force
 * @typedef {{ ready: boolean, option: number | null, declared: string[], forces: Force[], flies: string }} Side
 * @typedef {{ arrow: string, attacker: Camp, target: number, revealed: boolean, axis: Side, allies: Side,
 *   ends: { status: string, side: Camp, points: number, control: Camp | null, next: Camp }[] }} Plan
 * @typedef {{ mission: number, arrow: string, attacker: Camp, target: number, options: (number | null)[],
 *   status: string, bombs: number, flak: string | null, axis: number, allies: number, net: number }} Row
 * @typedef {{ mission: number, side: Camp, type: string, pilot: string | null, vp: number }} Loss
 */

/** By seat. @type {Camp[]} */
export const CAMPS = ["axis", "allies"];

export class Scene extends BoardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario">} props */
  constructor(props) {
    super(props);
    /** The sheet of the campaign: its map, its places. */
    this.sheet = props.scenario ?? { target: [], arrow: [], map: null };
    /** @type {Target[]} */
    this.targets = this.view.targets;
    /** @type {Arrow[]} */
    this.arrows = this.view.arrows;
    /** The reader's camp; a spectator has none. @type {Camp | null} */
    this.camp = this.me === null ? null : (CAMPS[this.me] ?? null);
    this.decision = this.message.asked ? this.view.asked : null;
  }

  /** @param {number} number */
  target(number) {
    return /** @type {Target} */ (this.targets.find((target) => target.number === number));
  }

  /** @param {number} number */
  placeName(number) {
    return spoken(this.sheet.target.find((/** @type {any} */ one) => one.number === number)?.name);
  }

  /** An aircraft of the packs, bomber or fighter. @param {string} type */
  type(type) {
    return this.content.bomber?.[type] ?? this.content.fighter?.[type] ?? { name: type, nation: "", year: 0 };
  }

  /** The markings of the camps, as their interceptors wear them. @returns {Record<Camp, { nation: string, year: number }>} */
  get markings() {
    const { interceptor, year } = this.sheet;
    const of = (/** @type {Camp} */ camp) => ({ nation: this.type(interceptor?.[camp]).nation, year });
    return { axis: of("axis"), allies: of("allies") };
  }

  /** @param {Camp} camp @returns {Option[]} */
  options(camp) {
    return camp === "axis" ? this.view.axis_options : this.view.allied_options;
  }
}
