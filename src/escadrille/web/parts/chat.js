// The chat: the seats among themselves, spectators among themselves.
import { at } from "../lib/api.js";
import { html, typed } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { submits, useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { botName } from "./opponent.js";
import { isMuted, mutedOf } from "./mute.js";
import { nameOf } from "./people.js";
import { reasonOf } from "./refusal.js";

/** @import { Act, ChatLine, Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

const LONGEST = 500;

/** @param {Message} message @param {ChatLine} line */
function whoSaid(message, line) {
  if (line.seat !== null && line.seat === message.seat) return say("table-you");
  if (line.seat !== null) return line.name || nameOf(message, line.seat);
  return line.name || say(message.seat === null && !message.host ? "table-spectator" : "table-host");
}

/** What was done to a seat or to those who watch, in words. @param {Act} act */
export function told({ act, seat, host, name, bot }) {
  const who = name || say("table-act-somebody");
  const by = host ? "host" : "person";
  const whom = seat === null ? "spectators" : "seat";
  return say(`table-act-${act}`, { by, whom, name: who, seat: (seat ?? 0) + 1, pilot: bot ? botName(bot) : who });
}

/** How many things were done that this player has not done himself. @param {Message} message */
export const newsOf = ({ acts, seat }) => (acts ?? []).filter((act) => act.host || act.seat !== seat).length;

/** @param {{ seat: Seat, message: Message }} props */
export function Chat({ seat, message }) {
  const said = seat.chat.value.map((line) => ({ at: line.at, key: line.number, line, act: null }));
  const done = (message.acts ?? []).map((act) => ({ at: act.at, key: `act ${act.number}`, line: null, act }));
  const lines = [...done, ...said].sort((one, other) => one.at - other.at);
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const time = new Intl.DateTimeFormat(lang.value, { hour: "2-digit", minute: "2-digit" });
  const isSeated = message.seat !== null || message.host;
  return html`<div class="chat">
    <p class="second">${isSeated ? say("table-chat-seats") : say("table-chat-spectators")}</p>
    <div class="lines" ref=${list} role="log" aria-live="polite" tabindex="0" aria-label=${say("table-tab-chat")}><ol>
      ${lines.length === 0 && html`<li class="second">${say("table-chat-empty")}</li>`}
      ${lines.map(({ at, key, line, act }) => html`<li key=${key} class=${act ? "act" : undefined}>
        <span class="second">${time.format(at * 1000)}</span>${" "}
        ${line && html`<b>${whoSaid(message, line)}</b><p>${line.text}</p>`}
        ${act && html`<span>${told(act)}</span>`}
      </li>`)}
    </ol></div>
    ${mutedOf(message) && html`<p class="second">${mutedOf(message)}</p>`}
    <${Saying} seat=${seat} isMuted=${isMuted(message)} />
  </div>`;
}

/** @param {{ seat: Seat, isMuted: boolean }} props */
function Saying({ seat, isMuted }) {
  const [text, setText] = useState("");
  const { start, refused } = useStarting(async () => {
    await at(seat.place, "chat", { text: text.trim() });
    setText((now) => (now === text ? "" : now)); // unless one has written on
  });
  const send = submits(() => text.trim() && !isMuted && start());
  const left = LONGEST - text.length;
  return html`<form onSubmit=${send}>
    ${isMuted && html`<p role="status"><b>${say("table-refused-chat-muted")}</b></p>`}
    ${refused && !isMuted && html`<p class="refusal" role="alert">${reasonOf(refused)} ${say("table-chat-kept")}</p>`}
    <div class="row">
      <label class="grow">
        <span class="hidden">${say("table-chat-say")}</span>
        <input class="field" maxlength=${LONGEST} placeholder=${say("table-chat-say")} value=${text}
          onInput=${typed(setText)} />
      </label>
      <button class="button" type="submit" aria-disabled=${isMuted ? "true" : undefined}>${say("table-chat-send")}</button>
    </div>
    ${left < 60 && html`<p class="second" role="status">${say("table-chat-left", { count: left })}</p>`}
  </form>`;
}
