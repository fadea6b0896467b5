// What has happened, mission by mission, read from the log: for the event card, the debriefing and the outcome.

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Scene } from "./scene.js" */

/**
 * A mission slot as the log tells it. `debriefed` is null while it goes on, and in a calm period.
 * @typedef {{ slot: number, events: any[], debriefed: any, isOver: boolean }} Past
 * @typedef {{ pilot: string, isSent: boolean, before: number, after: number, gained: number, kills: number,
 *   promoted: string | null, fate: string, rescue: any }} Record
 */

/** @param {LogRow[]} rows @returns {Past[]} */
export function missionsOf(rows) {
  /** @type {Past[]} */
  const missions = [];
  for (const { event, undone } of rows) {
    if (undone) continue;
    if (event.event === "MissionSlot") missions.push({ slot: event.slot, events: [], debriefed: null, isOver: false });
    const now = missions.at(-1);
    if (!now) continue;
    now.events.push(event);
    if (event.event === "Debriefed") now.debriefed = event;
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
      /** @param {string} kind */
      const his = (kind) => told(mission, kind).find((one) => one.pilot === pilot);
      const [recorded, rescue] = [his("Recorded"), his("Searched")];
      return {
        pilot, isSent: sent.includes(pilot), rescue,
        before: earlier.findLast((one) => one.pilot === pilot)?.stress ?? 0,
        after: recorded?.stress ?? stress, gained: recorded?.gained ?? 0,
        fate: rescue?.result ?? (his("Damaged") ? "damaged" : his("Aborted") ? "aborted" : "home"),
        kills: told(mission, "ThreatDestroyed").filter(({ by }) => by === pilot).length,
        promoted: his("Promoted")?.level ?? null,
      };
    });
}

/** The dice of some missions: what was dropped and hit, and what the enemy did. @param {Past[]} missions */
export function tallyOf(missions) {
  const all = (/** @type {string} */ kind) => missions.flatMap((mission) => told(mission, kind));
  const rolls = all("Attacked").flatMap((attack) => attack.rolls);
  const fired = all("Fired");
  return {
    sorties: all("Assigned").length,
    dice: rolls.length,
    hits: rolls.filter(({ damage }) => damage > 0).length,
    damage: all("TargetDamaged").reduce((total, { damage }) => total + damage, 0),
    threats: all("ThreatDestroyed").filter(({ by }) => by !== "intel" && by !== "event").length,
    fired: fired.length,
    struck: fired.filter(({ result }) => result === "damaged" || result === "destroyed").length,
    suppressed: all("Suppressed").length,
    evaded: all("Evaded").length,
  };
}
