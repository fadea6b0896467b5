// The question bar: what is asked of me, what I may answer, what was refused; or who is awaited.
import { Refused } from "../lib/api.js";
import { wordsFor } from "../lib/said.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { Barred } from "./barred.js";
import { Icon } from "./icons.js";
import { isBot, namesOf, since } from "./people.js";

/** @import { Allowed, Message } from "../lib/types.js" */
/** @import { BoardModule } from "../boards/index.js" */
/** @import { Seat } from "../lib/live.js" */

const FEW = 3; // answers that stand beside the sentence; more take a row of their own

const LONG = 80; // letters of a sentence that a phone writes smaller, or it would not have room

const CONTROLS = "a, button, input, select, textarea, summary, [tabindex='0']";

/** The answer by which one lets things be, if there is one. @param {BoardModule} board @param {Message} message */
export const declining = (board, message) => message.asked?.legal.find(({ order }) => board.declines(order, message));

/** Take my last order back, or say why that cannot be. @param {Seat} seat @param {Message} message */
export function takeBack(seat, message) {
  if (message.undo) void seat.undo();
  else if (message.undo_barred)
    seat.refused.value = new Refused(409, { code: message.undo_barred, message: "" });
}

/** Is something in focus that can be acted upon? Otherwise the one that was has gone. */
const hasFocus = () => document.activeElement?.matches(CONTROLS) ?? false;

/** The heading of the question: its flag and its sentence. @param {BoardModule} board @param {Message} message */
export const headingOf = (board, message) =>
  board.question(message) ?? { flag: say("table-your-answer"), text: message.said.question.join(" ") };

/**
 * @param {object} props
 * @param {Message} props.message
 * @param {BoardModule} props.board
 * @param {Seat} props.seat
 * @param {(order: any) => void} props.choose
 * @param {Doubt | null} props.doubt
 * @param {any} props.hint the button that asks for one
 */
export function Question({ message, board, seat, choose, doubt, hint }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  const count = message.asked?.count ?? -1;
  useLayoutEffect(() => {
    if (!hasFocus()) heading.current?.focus({ preventScroll: true });
  }, [count, doubt]);
  const { asked } = message;
  const key = `${count} ${doubt?.words}`;
  const head = { ...(asked ? headingOf(board, message) : { flag: "", text: "" }), ...(doubt && { text: doubt.words }) };
  return html`<section class=${asked ? "question" : "question quiet"} aria-label=${say("table-question")}>
    <div class="line">
      <h2 key=${key} class=${head.text.length > LONG ? "long" : undefined} tabindex="-1" ref=${heading}>
        ${asked
          ? html`<span class="flag"><${Icon} name="attack" size=${14} />${head.flag}</span>
              <span class="hidden">: </span><span class="text">${head.text}</span>`
          : html`<span class="text"><${Icon} name="waiting" /><${Awaited} message=${message} /></span>`}
      </h2>
      ${!doubt && hint}
      ${doubt
        ? html`<${Sure} key=${key} message=${message} board=${board} doubt=${doubt} />`
        : html`<${Answers} key=${key} message=${message} board=${board} seat=${seat} choose=${choose} />`}
    </div>
    ${asked && html`<${Barred} key=${count} message=${message} board=${board} />`}
  </section>`;
}

/**
 * An order that is asked for once more: it is given, or left.
 * @typedef {{ order: any, words: string, give: () => void, leave: () => void }} Doubt
 */

/** @param {{ message: Message, board: BoardModule, doubt: Doubt }} props */
function Sure({ message, board, doubt: { order, give, leave } }) {
  const one = message.asked?.legal.find((legal) => legal.order === order);
  return html`<div class="answers doubted">
    ${one && html`<button type="button" class="button" onClick=${give}>
      ${board.label(order, wordsFor(message, one), message)}</button>`}
    <button type="button" class="button decline" aria-keyshortcuts="Escape" onClick=${leave}>
      ${say("table-doubt-leave")}<span class="key" aria-hidden="true">${say("table-key-escape")}</span></button>
  </div>`;
}

/** @param {{ message: Message, board: BoardModule, seat: Seat, choose: (order: any) => void }} props */
function Answers({ message, board, seat, choose }) {
  const legal = message.asked?.legal ?? [];
  const decline = declining(board, message);
  const plain = legal.filter((one) => one !== decline && !board.handled(one.order, message));
  const isBusy = seat.busy.value;
  const back = board.back?.(message);
  /** @param {Allowed} one */
  const label = (one) => board.label(one.order, wordsFor(message, one), message);
  const answers = plain.map((one) => html`<button key=${one.text} type="button" class="button"
    aria-disabled=${isBusy ? "true" : undefined} onClick=${() => choose(one.order)}>${label(one)}</button>`);
  return html`${plain.length > FEW && html`<div class="answers many">${answers}</div>`}
    <div class="answers">
      ${plain.length <= FEW && answers}
      ${(back || message.undo || message.undo_barred) &&
      html`<button type="button" class="button bare undo" aria-keyshortcuts="u"
        aria-disabled=${back || message.undo ? undefined : "true"}
        onClick=${back ?? (() => takeBack(seat, message))}>
        <${Icon} name="undo" /><span>${say("table-undo")}</span>
      </button>`}
      ${decline && html`<button type="button" class="button decline" aria-keyshortcuts="Escape"
        aria-disabled=${isBusy ? "true" : undefined} onClick=${() => choose(decline.order)}>
        ${label(decline)}<span class="key" aria-hidden="true">${say("table-key-escape")}</span></button>`}
    </div>`;
}

/** @param {{ message: Message }} props */
function Awaited({ message }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 20000);
    return () => clearInterval(timer);
  }, []);
  const seats = message.waiting.map(({ seat }) => seat);
  if (message.mission) return say("mission-awaited");
  if (seats.length === 0) return say("table-nobody-awaited");
  if (seats.every((seat) => isBot(message, seat))) return say("table-bots-think", { count: seats.length });
  const names = namesOf(message, seats.filter((seat) => !isBot(message, seat)));
  const time = since(message.asked_at);
  return time ? say("table-awaited-since", { names, time }) : say("table-awaited", { names });
}
