// Who may speak: the host mutes a person, or all who watch, and lets them speak again.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "./icons.js";
import { listed, nameOf, othersOf } from "./people.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

/** Has the host muted who reads this? @param {Message} message */
export const isMuted = ({ seat, seats, host, watchers }) =>
  Boolean(seat !== null ? seats[seat]?.muted : !host && watchers?.muted);

/** The others who are muted, in words; "" where nobody is. @param {Message} message */
export function mutedOf(message) {
  const names = othersOf(message).flatMap((other) => (message.seats[other]?.muted ? [nameOf(message, other)] : []));
  const isSpectator = message.seat === null && !message.host;
  if (message.watchers?.muted && !isSpectator) names.push(say("table-mute-spectators"));
  return names.length ? say("table-mute-muted", { names: listed(names) }) : "";
}

/** @param {{ message: Message, seat: Seat, host: string }} props */
export function Mute({ message, seat, host }) {
  const people = othersOf(message).filter((other) => message.seats[other]?.sits);
  return html`<section class="actions">
    <h3>${say("table-mute")}</h3>
    <p class="second">${say("table-mute-text")}</p>
    ${people.map((other) => html`<${Toggle} key=${other} name=${nameOf(message, other)}
      isMuted=${message.seats[other]?.muted}
      act=${(/** @type {boolean} */ muted) => seat.act("mute", { seat: other, muted }, host)} />`)}
    <${Toggle} key="watch" name=${say("table-mute-spectators")} isMuted=${message.watchers?.muted}
      act=${(/** @type {boolean} */ muted) => seat.act("mute", { muted }, host)} />
  </section>`;
}

/** @param {{ name: string, isMuted: boolean | undefined, act: (muted: boolean) => unknown }} props */
const Toggle = ({ name, isMuted, act }) => html`<button type="button" class="button" onClick=${() => act(!isMuted)}>
  <${Icon} name=${isMuted ? "chat" : "muted"} />${say(isMuted ? "table-mute-off" : "table-mute-on", { name })}
</button>`;
