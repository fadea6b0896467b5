// The scenarios of each system, by their names; asked for when first needed.
import { signal } from "../vendor/signals.js";
import { scenarios } from "./api.js";
import { lang } from "./settings.js";

const books = signal(/** @type {Record<string, Record<string, any>>} */ ({}));

/** @param {string} slug @returns {Promise<Record<string, any>>} */
export async function scenariosOf(slug) {
  const book = Object.fromEntries((await scenarios(slug)).map((scenario) => [scenario.id, scenario]));
  if (!books.peek()[slug]) books.value = { ...books.peek(), [slug]: book };
  return book;
}

/** A scenario, once it is known; what reads it is drawn again then. @param {string} slug @param {string} id */
export function scenarioOf(slug, id) {
  const book = books.value[slug];
  if (!book && slug) scenariosOf(slug).catch(() => {});
  return book?.[id];
}

/** A text of a pack, in the language spoken. @param {Record<string, string> | undefined} words */
export const spoken = (words) => words?.[lang.value] ?? words?.en ?? "";

/** @param {string} slug @param {string} id */
export const titleOf = (slug, id) => spoken(scenarioOf(slug, id)?.title) || id;

/** What a game is called: a mission brings its own title. @param {{ system: string, scenario: string, placed?: any }} game */
export const nameOfGame = ({ system, scenario, placed }) => spoken(placed?.title) || titleOf(system, scenario);

/**
 * The seats of a scenario, in order, each with its side and its number among those of the side. A scenario without
 * sides is flown alone.
 * @param {any} scenario
 * @returns {{ side: any, number: number, of: number }[]}
 */
export const seatsOf = (scenario) =>
  (scenario?.side ?? (scenario ? [{}] : [])).flatMap((/** @type {any} */ side) =>
    Array.from({ length: side.seats ?? 1 }, (_, number) => ({ side, number: number + 1, of: side.seats ?? 1 })),
  );

/** When it was: some packs know the month. @param {any} scenario @returns {number | undefined} */
export const yearOf = (scenario) =>
  scenario?.year ?? (scenario?.date ? new Date(scenario.date).getUTCFullYear() : undefined);

/** How many fly on each side: "4 – 4", or "8 × 1" where everyone is for himself. @param {any} scenario */
export function strengths({ side: sides = [] }) {
  const counts = sides.map((/** @type {any} */ side) => side.count ?? (side.aircraft ?? side.element ?? []).length);
  const isEqual = counts.every((/** @type {number} */ count) => count === counts[0]);
  return counts.length > 2 && isEqual ? `${counts.length} × ${counts[0]}` : counts.join(" – ");
}

/** The side that has the better of an uneven scenario, where it says so. @param {any} scenario */
export const favoured = (scenario) => spoken(scenario?.side?.[scenario.favours ?? -1]?.name);
