// What the reader looks at: a card, an aircraft, and what he has switched on.
import { recall, remember } from "../../lib/storage.js";
import { effect, signal } from "../../vendor/signals.js";
import { look } from "../kit/looks.js";

export { glance, shownHand } from "../kit/looks.js";

/** The whole flight of an aircraft as it would be with the card or the order of cards that one points at. */
export const heldPlan = signal(/** @type {{ aircraft: string, cards: string[] } | null} */ (null));
/** Where a flak counter would go, as an order says it: "bearing-045". */
export const heldAim = signal(/** @type {string | null} */ (null));
/** The card that would end one's programming: it is shown before it is sent, for then there is no way back. */
export const lastCard = look();

/** A switch that the browser remembers. @param {string} name @param {boolean} usual */
function kept(name, usual) {
  const on = signal((recall(name) ?? (usual ? "yes" : "no")) === "yes");
  effect(() => remember(name, on.value ? "yes" : "no"));
  return on;
}

/** Lay the ruler from one's own aircraft to the one looked at, or to the nearest enemy. */
export const isMeasuring = kept("ruler", true);
/** Show where an enemy could be next. */
export const isLearning = kept("learning", false);
