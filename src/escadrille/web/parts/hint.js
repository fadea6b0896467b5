// A hint: what an ace would do in my seat, what speaks for it, and what else was weighed.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { CounselPanel, askFor, canAsk, useCounsel } from "./counsel.js";
import { Icon } from "./icons.js";
import { WeighedList, chanceName, chosenOf, percent, reasonsOf, wordsOf } from "./weighed.js";

/** @import { BoardModule } from "../boards/index.js" */
/** @import { Counsel, Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

/** Without counsel it is on its way. @typedef {{ count: number, counsel: Counsel | null }} Hint */

/** @param {Seat} seat @param {Message} message */
export function useHint(seat, message) {
  const count = message.asked?.count ?? -1;
  const first = /** @type {Omit<Hint, "count">} */ ({ counsel: null });
  const { now, ask, held } = useCounsel(seat, message, first, async (tell) =>
    tell({ count, counsel: await askFor(seat, "hint", message) }),
  );
  return { hint: now, ask, close: () => (held.value = null) };
}

/** @param {{ message: Message, isOpen: boolean, ask: () => void }} props */
export const HintButton = ({ message, isOpen, ask }) =>
  canAsk(message) && html`<button type="button" class="button bare ask-hint" aria-keyshortcuts="h"
    aria-disabled=${isOpen ? "true" : undefined} title=${say("hint-ask-text")} onClick=${ask}>
    <${Icon} name="hint" /><span>${say("hint-ask")}</span></button>`;

/** @param {{ hint: Hint | null, board: BoardModule, choose: (order: any) => void, close: () => void }} props */
export function HintPanel({ hint, board, choose, close }) {
  const counsel = hint?.counsel;
  if (!hint) return null;
  if (!counsel) return html`<section class="hint" role="status"><p>${say("hint-thinking")}</p></section>`;
  const best = chosenOf(counsel);
  const title = html`${say("hint-title", { bot: counsel.bot })} <b>${wordsOf(board, counsel.chosen)}</b>`;
  const follow = html`<button type="button" class="button yours" onClick=${() => choose(counsel.chosen.order)}>
    ${say("hint-follow")}</button>`;
  return html`<${CounselPanel} kind="hint" name=${say("hint-name")} about=${[counsel]} title=${title} follow=${follow}
    closing=${say("hint-close")} close=${close}>
    <div class="reasons">
      ${best && html`<p>${say("hint-chance", { percent: percent(best.value), words: chanceName(best.value) })}</p>`}
      <p>${reasonsOf("hint", board, counsel).join(" ")}</p>
    </div>
    <${WeighedList} board=${board} counsel=${counsel} />
  <//>`;
}
