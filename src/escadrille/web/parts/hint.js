// A hint: what an ace would do in my seat, what speaks for it, and what else was weighed.
import { Refused, at } from "../lib/api.js";
import { html } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { useSignal } from "../vendor/signals.js";
import { Icon } from "./icons.js";
import { WeighedList, chanceName, chosenOf, percent, reasonsOf, wordsOf } from "./weighed.js";

/** @import { BoardModule } from "../boards/index.js" */
/** @import { Counsel, Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */
/** @import { Signal } from "../vendor/signals.js" */

/**
 * The hint for one question; without counsel it is on its way.
 * @typedef {{ count: number, counsel: Counsel | null }} Hint
 */

/** Asking for a hint; it goes with its question. @param {Seat} seat @param {Message} message */
export function useHint(seat, message) {
  const held = /** @type {Signal<Hint | null>} */ (useSignal(/** @type {Hint | null} */ (null)));
  const count = message.asked?.count ?? -1;
  const hint = held.value?.count === count ? held.value : null;
  const ask = async () => {
    if (!message.asked || !canAsk(message) || hint) return;
    held.value = { count, counsel: null };
    seat.refused.value = null;
    try {
      const counsel = await at(seat.place, `hint?lang=${lang.peek()}`, { count });
      if (held.peek()?.count === count) held.value = { count, counsel };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      held.value = null;
      if (error.refusal.code !== "order/stale") seat.refused.value = error;
    }
  };
  return { hint, ask, close: () => (held.value = null) };
}

/** @param {Message} message */
export const canAsk = ({ asked, hints }) => asked !== null && hints !== false;

/** @param {{ message: Message, isOpen: boolean, ask: () => void }} props */
export const HintButton = ({ message, isOpen, ask }) =>
  canAsk(message) && html`<button type="button" class="button bare ask-hint" aria-keyshortcuts="h"
    aria-disabled=${isOpen ? "true" : undefined} title=${say("hint-ask-text")} onClick=${ask}>
    <${Icon} name="hint" /><span>${say("hint-ask")}</span></button>`;

/** @param {{ hint: Hint | null, board: BoardModule, choose: (order: any) => void, close: () => void }} props */
export function HintPanel({ hint, board, choose, close }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  const counsel = hint?.counsel;
  useEffect(() => {
    if (counsel) heading.current?.focus();
  }, [counsel]);
  if (!hint) return null;
  if (!counsel) return html`<section class="hint" role="status"><p>${say("hint-thinking")}</p></section>`;
  const best = chosenOf(counsel);
  const leave = () => {
    close();
    const question = document.querySelector(".question h2");
    if (question instanceof HTMLElement) question.focus();
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  };
  return html`<section class="hint" aria-label=${say("hint-name")} onKeyDown=${press}>
    <h3 tabindex="-1" ref=${heading}>
      <${Icon} name="hint" />
      <span>${say("hint-title", { bot: counsel.bot })} <b>${wordsOf(board, counsel.chosen)}</b></span>
    </h3>
    <div class="reasons">
      ${best && html`<p>${say("hint-chance", { percent: percent(best.value), words: chanceName(best.value) })}</p>`}
      <p>${reasonsOf("hint", board, counsel).join(" ")}</p>
    </div>
    <${WeighedList} board=${board} counsel=${counsel} />
    <div class="row">
      <button type="button" class="button yours" onClick=${() => choose(counsel.chosen.order)}>
        ${say("hint-follow")}
      </button>
      <button type="button" class="button" onClick=${leave}>${say("hint-close")}</button>
    </div>
  </section>`;
}
