// What the reader looks at: a card, an aircraft, and what he has switched on.
import { signal } from "../../vendor/signals.js";
import { look } from "../kit/looks.js";
import { kept } from "../plane/looks.js";

/** The whole flight of an aircraft as it would be with the card or the order of cards that one points at. */
export const heldPlan = signal(/** @type {{ aircraft: string, cards: (string | null)[] } | null} */ (null));
/** Where a flak counter would go, as an order says it: "bearing-045". */
export const heldAim = signal(/** @type {string | null} */ (null));
/** The card that would end one's programming: it is shown before it is sent, for then there is no way back. */
export const lastCard = look();

/** Show where an enemy could be next. */
export const isLearning = kept("learning", false);
