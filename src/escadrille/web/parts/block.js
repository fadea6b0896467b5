// Meeting somebody no more: neither at open tables nor in the chat.
import { html } from "../lib/html.js";
import { person } from "../lib/person.js";
import { say } from "../lib/words.js";
import { nameOf, othersOf } from "./people.js";
import { Sure } from "./sure.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

/** @param {{ message: Message, seat: Seat }} props */
export function Block({ message, seat }) {
  const others = othersOf(message).filter((one) => message.seats[one]?.sits);
  if (!person.value || message.seat === null || !others.length) return null;
  return html`<section class="actions">${others.map((one) => html`<${Sure} key=${one} icon="muted"
    label=${say("club-block", { name: nameOf(message, one) })} question=${say("club-block-sure", { name: nameOf(message, one) })}
    yes=${say("club-block", { name: nameOf(message, one) })} no=${say("table-resign-no")}
    act=${() => seat.act("block", { seat: one })} />`)}</section>`;
}
