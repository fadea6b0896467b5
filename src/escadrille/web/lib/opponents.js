// Bots by level and temperament: "ace" flies evenly, "ace:cautious" does not.
import { setting } from "./settings.js";

/** The bots of a system, each with its temperaments. @typedef {Record<string, string[]>} Bots */

export const GENTLEST = "recruit"; // who can be beaten: against him a newcomer begins

/** Against whom one flew last on this device. */
export const lastOpponent = setting("opponent", /** @type {string} */ (GENTLEST));

/** @param {string} bot */
export function split(bot) {
  const [level = bot, temper = "even"] = bot.split(":");
  return { level, temper };
}

/** @param {string} level @param {string} temper */
export const join = (level, temper) => (temper === "even" ? level : `${level}:${temper}`);

/** The levels of a system from the weakest, then those that do not look ahead. @param {Bots} bots */
export function levelsOf(bots) {
  const names = Object.keys(bots);
  const looksAhead = (/** @type {string} */ name) => (bots[name]?.length ?? 0) > 0;
  return [...names.filter(looksAhead), ...names.filter((name) => !looksAhead(name)).reverse()];
}

/** The bot of a system that comes closest to the wanted one. @param {Bots} bots @param {string} wanted */
export function fitting(bots, wanted) {
  const { level, temper } = split(wanted);
  const known = bots[level] ? level : bots.tactical ? "tactical" : (levelsOf(bots)[0] ?? "random");
  return join(known, bots[known]?.includes(temper) ? temper : "even");
}
