// What the reader looks at: a card, an aircraft, and what he has switched on.
import { recall, remember } from "../../lib/storage.js";
import { effect, signal } from "../../vendor/signals.js";

export { glance, shownHand } from "../cards/looks.js";

/** The card of the deck that pointer or focus rests on, and whose it is: its ghost is on the table. */
export const heldCard = signal(/** @type {{ aircraft: string, card: string } | null} */ (null));

/** A switch that the browser remembers. @param {string} name @param {boolean} usual */
function kept(name, usual) {
  const on = signal((recall(name) ?? (usual ? "yes" : "no")) === "yes");
  effect(() => remember(name, on.value ? "yes" : "no"));
  return on;
}

/** Lay the ruler from one's own aircraft to the one looked at, or to the nearest enemy. */
export const isMeasuring = kept("wings-ruler", true);
/** Show where an enemy could be next. */
export const isLearning = kept("wings-next", false);
