// What others propose, told above the question: a draw, or that a bot flies in my place.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { nameOf, namesOf, othersOf } from "./people.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

/** @param {{ message: Message, seat: Seat }} props */
export function Notices({ message, seat }) {
  if (message.outcome || message.seat === null) return null;
  const mine = message.seat;
  const offering = message.draw.filter((other) => other !== mine);
  const isFlown = Boolean(message.seats[mine]?.taken);
  const back = () => seat.act(`seats/${mine}`, { bot: null });
  /** @param {boolean} offer */
  const answer = (offer) => () => seat.act("draw", { offer });
  return html`<div class="notices" role="status">
    ${isFlown && html`<div class="notice">
      <p>${say("table-flown")}</p>
      <button type="button" class="button small" onClick=${back}>${say("table-flown-back")}</button>
    </div>`}
    ${offering.length > 0 && !message.draw.includes(mine) && html`<div class="notice">
      <p>${say("table-draw-offered", { names: namesOf(message, offering), count: offering.length })}</p>
      <button type="button" class="button small" onClick=${answer(true)}>${say("table-draw-accept")}</button>
      <button type="button" class="button small bare" onClick=${answer(false)}>${say("table-draw-decline")}</button>
    </div>`}
    ${othersOf(message).map((other) => {
      const count = message.seats[other]?.hints ?? 0;
      const name = nameOf(message, other);
      return count > 0 && html`<div class="notice" key=${other}><p>${say("hint-taken", { name, count })}</p></div>`;
    })}
    ${message.draw.includes(mine) && html`<div class="notice"><p>${say("table-draw-mine")}</p></div>`}
  </div>`;
}
