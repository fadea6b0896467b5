// What has happened, mission by mission, read from the log: for the event card, the debriefing and the outcome.

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Scene } from "./scene.js" */

/**
 * A mission slot as the log tells it. `debriefed` is null while it goes on, and in a calm period.
 * @typedef {{ slot: number, events: any[], debriefed: any, isCalm: boolean, isOver: boolean }} Past
 * @typedef {{ pilot: string, before: number, after: number, gained: number, kills: number, promoted: string | null,
 *   fate: string, rescue: any, role: "flew" | "aborted" | "rested" }} Record
 */

/** @param {LogRow[]} rows @returns {Past[]} */
export function missionsOf(rows) {
  /** @type {Past[]} */
  const missions = [];
  for (const { event, undone } of rows) {
    if (undone) continue;
    if (event.event === "MissionSlot")
      missions.push({ slot: event.slot, events: [], debriefed: null, isCalm: false, isOver: false });
    const now = missions.at(-1);
    if (!now) continue;
    now.events.push(event);
    if (event.event === "Debriefed") now.debriefed = event;
    if (event.event === "CalmPeriod") now.isCalm = true;
    if (event.event === "Recorded") now.isOver = true;
  }
  return missions;
}

/** Events of one kind. @param {Past | undefined} mission @param {string} kind @returns {any[]} */
export const told = (mission, kind) => mission?.events.filter(({ event }) => event === kind) ?? [];

/** The last mission that was debriefed, or the calm period that took its place. @param {Past[]} missions */
export const lastOver = (missions) => missions.findLast(({ isOver }) => isOver);

/** Has nothing been ordered since the last mission ended? @param {Past[]} missions */
export function isJustOver(missions) {
  const now = missions.at(-1);
  if (!now || now.isOver || missions.length < 2) return Boolean(now?.isOver);
  return now.events.every(({ event }) => event === "MissionSlot" || event === "TargetsDrawn");
}

/** The event card of a leg of this mission. @param {Past | undefined} mission @param {string} leg */
export const eventOf = (mission, leg) => told(mission, "EventDrawn").findLast((one) => one.leg === leg)?.card ?? null;

/** What became of a pilot in a mission. @param {Past} mission @param {string} pilot */
function fateOf(mission, pilot) {
  const rescue = told(mission, "Searched").find((one) => one.pilot === pilot);
  if (rescue) return rescue.result;
  if (told(mission, "Damaged").some((one) => one.pilot === pilot)) return "damaged";
  return told(mission, "Aborted").some((one) => one.pilot === pilot) ? "aborted" : "home";
}

/**
 * What a mission did to each pilot; until it is recorded, he is as the view shows him.
 * @param {Scene} scene @param {Past} mission @returns {Record[]}
 */
export function recordsOf({ past, pilots }, mission) {
  const earlier = past.slice(0, past.indexOf(mission)).flatMap((one) => told(one, "Recorded"));
  const sent = told(mission, "Assigned").map(({ pilot }) => pilot);
  return pilots
    .filter(({ pilot, missing }) => sent.includes(pilot) || !missing)
    .map(({ pilot, stress }) => {
      const recorded = told(mission, "Recorded").find((one) => one.pilot === pilot);
      const before = earlier.findLast((one) => one.pilot === pilot)?.stress ?? 0;
      const fate = fateOf(mission, pilot);
      return {
        pilot, before, after: recorded?.stress ?? stress, gained: recorded?.gained ?? 0, fate,
        kills: told(mission, "ThreatDestroyed").filter(({ by }) => by === pilot).length,
        promoted: told(mission, "Promoted").find((one) => one.pilot === pilot)?.level ?? null,
        rescue: told(mission, "Searched").find((one) => one.pilot === pilot) ?? null,
        role: !sent.includes(pilot) ? "rested" : fate === "aborted" ? "aborted" : "flew",
      };
    });
}

/** The dice of some missions: what was dropped and hit, and what the enemy did. @param {Past[]} missions */
export function tallyOf(missions) {
  const all = (/** @type {string} */ kind) => missions.flatMap((mission) => told(mission, kind));
  const rolls = all("Attacked").flatMap((attack) => attack.rolls);
  const fired = all("Fired");
  const sum = (/** @type {number[]} */ figures) => figures.reduce((total, one) => total + one, 0);
  return {
    sorties: all("Assigned").length,
    dice: rolls.length,
    hits: rolls.filter(({ damage }) => damage > 0).length,
    damage: sum(all("TargetDamaged").map(({ damage }) => damage)),
    threats: all("ThreatDestroyed").filter(({ by }) => by !== "intel" && by !== "event").length,
    fired: fired.length,
    struck: fired.filter(({ result }) => result === "damaged" || result === "destroyed").length,
    suppressed: all("Suppressed").length,
    evaded: all("Evaded").length,
  };
}
