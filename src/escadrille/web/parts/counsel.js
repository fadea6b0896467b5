// Counsel for one question: asked once, gone with the question, shown in a panel below it.
import { at, refusedBy } from "../lib/api.js";
import { focusOn, onEscape, useFocus } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { useSignal } from "../vendor/signals.js";
import { Icon } from "./icons.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */
/** @import { Signal } from "../vendor/signals.js" */

/** @param {Message} message */
export const canAsk = ({ asked, hints }) => asked !== null && hints !== false;

/** @param {Seat} seat @param {string} what "hint", "advice" @param {Message} message */
export const askFor = (seat, what, message) =>
  at(seat.place, `${what}?lang=${lang.peek()}`, { count: message.asked?.count ?? -1 });

/**
 * @template {{ count: number }} T
 * @param {Seat} seat
 * @param {Message} message
 * @param {Omit<T, "count">} first what is known at once
 * @param {(tell: (now: T) => void, isWanted: () => boolean) => Promise<void>} fetch the rest
 */
export function useCounsel(seat, message, first, fetch) {
  const held = /** @type {Signal<T | null>} */ (useSignal(/** @type {T | null} */ (null)));
  const count = message.asked?.count ?? -1;
  const now = held.value?.count === count ? held.value : null;
  const isWanted = () => held.peek()?.count === count && seat.message.peek()?.asked?.count === count;
  const ask = async () => {
    if (!canAsk(message) || now) return;
    seat.refused.value = null;
    held.value = /** @type {T} */ ({ count, ...first });
    try {
      await fetch((told) => isWanted() && (held.value = told), isWanted);
    } catch (error) {
      held.value = null;
      if (refusedBy(error).refusal.code !== "order/stale") seat.refused.value = refusedBy(error);
    }
  };
  return { now, ask, held };
}

/**
 * Its heading takes the focus when one of `about` changes.
 * @param {{ kind: string, name: string, about: any[], title: any, closing: string, close: () => void, children: any,
 *   follow?: any, note?: any }} props
 */
export function CounselPanel({ kind, name, about, title, closing, close, children, follow, note }) {
  const heading = useFocus(about);
  const leave = () => {
    close();
    focusOn(".question h2");
  };
  return html`<section class=${kind} aria-label=${name} onKeyDown=${onEscape(leave)}>
    <h3 tabindex="-1" ref=${heading}><${Icon} name="hint" /><span>${title}</span></h3>
    ${children}
    <div class="row">
      ${follow}<button type="button" class="button" onClick=${leave}>${closing}</button>${note}
    </div>
  </section>`;
}
