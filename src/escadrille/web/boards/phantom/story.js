// The log by missions; over the target each line has its turn and step.

/** @import { LogRow } from "../../lib/live.js" */
/** @import { Chapter } from "../index.js" */

const TITLES = ["MissionSlot", "TurnBegan"];

/**
 * @param {LogRow[]} rows
 * @param {(slot: number) => string} titleOf
 */
export function chaptersOf(rows, titleOf) {
  /** @type {Chapter[]} */
  const told = [];
  let [slot, turn] = [0, 0];
  for (const row of rows) {
    const { event, slot: opened, turn: begun } = row.event;
    if (event === "MissionSlot") [slot, turn] = [opened, 0];
    if (event === "TurnBegan") turn = begun;
    if (event === "Debriefed") turn = 0;
    if (told.at(-1)?.stamp !== slot || told.length === 0) told.push({ title: titleOf(slot), stamp: slot, rows: [] });
    if (row.undone || (row.say !== null && !TITLES.includes(event)))
      told.at(-1)?.rows.push({ ...row, when: turn ? `${slot}·${turn}` : slot ? `${slot}` : "" });
  }
  return told.filter((chapter) => chapter.rows.length > 0);
}
