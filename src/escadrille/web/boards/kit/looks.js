// Which hand and which aircraft the reader looks at; the next question brings him back to what matters.
import { signal } from "../../vendor/signals.js";

/** @import { Message } from "../../lib/types.js" */

/** @param {Message} message */
const momentOf = (message) =>
  `${message.game}/${message.seat}/${message.asked?.count ?? message.waiting[0]?.decision ?? ""}`;

/** A thing looked at until the next question. */
export function look() {
  const held = signal({ moment: "", label: /** @type {string | null} */ (null) });
  return {
    /** @param {Message} message */
    at: (message) => (held.value.moment === momentOf(message) ? held.value.label : null),
    /** @param {Message} message @param {string | null} label */
    set: (message, label) => {
      held.value = { moment: momentOf(message), label };
    },
  };
}

/** The hand that is shown. */
export const shownHand = look();
/** The aircraft whose plate is shown. */
export const shownPlate = look();
/** The aircraft that pointer or focus rests on. */
export const glance = look();
