// What a message says of a campaign: the view, its answers with their words, and the names of things.
import { spoken } from "../../lib/scenarios.js";
import { BoardScene, keyOf } from "../kit/scene.js";
import { frameOf } from "./land.js";
import { missionsOf } from "./past.js";

/** @import { BoardProps } from "../index.js" */

/**
 * Pilots, Sites and Bandits as `view.py` tells them.
 * @typedef {{ stress?: number | null, damaged?: number | null, destroyed?: number | null }} Limits
 * @typedef {{ pilot: string, name: string, aircraft: string, type: string, level: string, promoted: boolean,
 *   raised: boolean, xp: number, xp_needed: number | null, stress: number, okay: number, shaken: number,
 *   status: "okay" | "shaken" | "unfit", cool: number, fast: boolean, ata: number, atg: number, gun: boolean,
 *   missing: boolean, shot_down: number, role: string, zone: string | null, high: boolean, damaged: boolean,
 *   acted: boolean, kills: number, load: string[], wp: number, wp_most: number, load_penalty: number }} Pilot
 * @typedef {{ threat: string, face: "site" | "bandit", type: string, zone: string, attack: Limits, range: number,
 *   altitudes: string[], radar: boolean }} Threat
 */

export class Scene extends BoardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario" | "log">} props */
  constructor({ log, ...props }) {
    super(props);
    this.past = missionsOf(log);
    /** @type {Pilot[]} */
    this.pilots = this.view.squadron;
    /** @type {Threat[]} */
    this.threats = this.view.threats;
    // Of what no use is there to speak, the server has no words.
    this.barred = new Map([...this.barred].filter(([, bar]) => bar.name !== bar.text));
  }

  /** Why something may not be ordered. @param {any} order */
  barOf(order) {
    return this.barred.get(keyOf(order));
  }

  /** @param {string | null | undefined} id */
  pilot(id) {
    return this.pilots.find(({ pilot }) => pilot === id);
  }

  /** @param {string | null | undefined} name */
  threat(name) {
    return this.threats.find(({ threat }) => threat === name);
  }

  /** Those in the air on this mission. */
  get flight() {
    return this.pilots.filter(({ role }) => role === "flying");
  }

  /** What an entry of a pack is called. @param {string} table @param {string} id */
  nameOf(table, id) {
    const entry = this.content[table]?.[id];
    return spoken(entry?.title ?? entry?.name) || id;
  }

  /** A Site or Bandit by its type. @param {Threat} threat */
  kindOf({ face, type }) {
    return this.nameOf(face, type);
  }

  /** What the art draws for a type. @param {string} aircraft */
  drawn(aircraft) {
    return { type: aircraft, nation: "usa", year: this.view.year };
  }

  /** The campaign sheet in play. @returns {any} */
  get sheet() {
    return this.content.sheet[this.view.sheet] ?? {};
  }

  /** The regions of the campaign, with the WP that each costs an aircraft. @returns {Record<string, number>} */
  get regions() {
    return this.sheet.regions ?? {};
  }

  /** What the map must show. */
  get frame() {
    return frameOf(Object.keys(this.regions));
  }

  /** The Targets of the campaign, by their numbers. @returns {{ id: string, card: any }[]} */
  get targets() {
    const numbers = this.sheet.targets ?? [];
    return Object.entries(this.content.target)
      .map(([id, card]) => ({ id, card: /** @type {any} */ (card) }))
      .filter(({ card }) => numbers.includes(card.number))
      .sort((one, other) => one.card.number - other.card.number);
  }

  /** How a Target is called: its number and its title. @param {string} id */
  targetName(id) {
    return [this.content.target[id]?.number, this.nameOf("target", id)].join(" ");
  }
}
