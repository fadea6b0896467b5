// What a message says of a campaign: both squadrons, the mission that is planned, and what the log tells of pilots.
import { yearOf } from "../../art/marks.js";
import { spoken } from "../../lib/scenarios.js";
import { BoardScene } from "../kit/scene.js";

/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */
/** @typedef {"entente" | "empires"} Camp */
/**
 * As `campaign/view.py` tells them.
 * @typedef {{ number: number, name: string, rank: string, standing: string, behaviour: string | null, skills: string[],
 *   victories: number, points: number, earned: number, state: string, kit: string[], bullets: number, sorties: number,
 *   cost: number, mission: number }} Man
 * @typedef {{ place: number, type: string, damaged: boolean, specials: number }} Plane
 * @typedef {{ side: Camp, name: string, players: number, points: number, score: number, stock: [string, number][],
 *   hangar: Plane[], pilots: Man[], ruined: string[], scouted: string[], weak: boolean, ready: boolean }} Squadron
 * @typedef {{ errand: string, zone: string, aims: number, aim: string | null }} Task
 * @typedef {{ seat: number, type: string | null, pilot: string | null, load: string | null, flies: string,
 *   cost: number | null }} Flight
 * @typedef {{ what: Task, active: Camp, sky: string, defences: [string, number][], more: number, points: number[],
 *   pledge: number | null, left: number | null, sorties: Flight[], bills: [string, number][][],
 *   area: [number, number], borders: [number, number] }} Plan
 * @typedef {{ mission: number, date: string, what: Task, active: Camp, success: boolean, points: [number, number],
 *   lost: [number, number] }} Row
 * @typedef {{ good: string, price: number, line: string, owned: boolean, bought: boolean }} Price
 * @typedef {{ event: "PilotFlew", side: Camp, pilot: string, mission: number, type: string, home: boolean,
 *   victories: number, unseen: number, points: number, before: string, state: string }} Flew
 */

export class Scene extends BoardScene {
  /** @param {Pick<BoardProps, "message" | "content" | "scenario"> & { log?: LogRow[] }} props */
  constructor(props) {
    super(props);
    /** What happened and stands, in its order. */
    this.rows = (props.log ?? []).filter(({ undone }) => !undone);
    /** @type {Squadron[]} */
    this.squadrons = this.view.squadrons;
    const seats = this.squadrons.flatMap(({ players }, side) => Array.from({ length: players }, () => side));
    /** Of each seat, its side. */
    this.sides = seats;
    /** The reader's side; a spectator reads the first one's. */
    this.side = this.me === null ? 0 : (seats[this.me] ?? 0);
    this.decision = this.message.asked ? this.view.asked : null;
    /** @type {Plan | null} */
    this.plan = this.view.plan;
    /** @type {Row[]} */
    this.log = this.view.log;
    this.year = yearOf(this.view.date);
  }

  get ours() {
    return /** @type {Squadron} */ (this.squadrons[this.side]);
  }

  get theirs() {
    return /** @type {Squadron} */ (this.squadrons[1 - this.side]);
  }

  /** @param {number} side */
  nameOf(side) {
    return spoken(this.scenario?.side?.[side]?.name) || (this.squadrons[side]?.name ?? "");
  }

  /** @param {number} side */
  nationOf(side) {
    return this.scenario?.side?.[side]?.nation ?? "";
  }

  /** An aircraft of the packs. @param {string} type */
  type(type) {
    return this.content.aircraft?.[type] ?? { name: type, nation: "", seats: 1, service: "", camp: "" };
  }

  /** The lines of a pilot's log, the oldest first. @param {number} side @param {string} name @returns {Flew[]} */
  logOf(side, name) {
    const camp = this.squadrons[side]?.side;
    return this.rows.map(({ event }) => event).filter((event) => event.event === "PilotFlew" && event.side === camp && event.pilot === name);
  }

  /** What the last mission brought, in its order. */
  get settled() {
    const from = this.rows.findLastIndex(({ event }) => event.event === "MissionSettled");
    return from < 0 ? [] : this.rows.slice(from);
  }
}
