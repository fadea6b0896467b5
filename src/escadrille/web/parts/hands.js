// The clocks of a table: minutes that run down, or until when an answer is due, in the reader's own time zone.
import { html } from "../lib/html.js";
import { isNarrow } from "../lib/narrow.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";
import { isBot, nameOf, namesOf } from "./people.js";

/** @import { Hand, Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

const HOUR = 3600;

/** Seconds as on a clock. @param {number} seconds */
function shown(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = whole >= HOUR ? [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60), whole % 60] : [Math.floor(whole / 60), whole % 60];
  return parts.map((part, place) => (place ? String(part).padStart(2, "0") : String(part))).join(":");
}

/** A moment in the reader's time zone, with no more of its date than it needs. @param {number} at Unix seconds */
export function moment(at) {
  const [then, now] = [new Date(at * 1000), new Date()];
  const isToday = then.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(lang.value, {
    year: then.getFullYear() === now.getFullYear() ? undefined : "numeric",
    ...(isToday ? {} : { day: "numeric", month: "short" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(then);
}

/** The server's time, again each second while something runs. @param {Seat} seat @param {boolean} isRunning */
function useNow(seat, isRunning) {
  const now = () => Date.now() / 1000 + seat.ahead.peek();
  const [at, setAt] = useState(now);
  useEffect(() => {
    setAt(now());
    if (!isRunning) return undefined;
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning, seat.ahead.value]);
  return at;
}

/** @param {{ message: Message, seat: Seat }} props */
export function Hands({ message, seat }) {
  const { clock } = message;
  const now = useNow(seat, Boolean(clock?.hands.some(({ until }) => until !== null)));
  if (!clock || message.outcome) return null;
  const mine = message.seat;
  const late = clock.hands.flatMap((hand, one) => (hand.until !== null && hand.until <= now ? [one] : []));
  const mayClaim = mine !== null && (clock.control.out ?? "claim") === "claim";
  const pausing = clock.pause.filter((one) => one !== mine);
  return html`<section class="hands" aria-label=${say("club-clocks")}>
    <ul>${clock.hands.map((hand, one) => (message.seats[one]?.who === "human" || hand.out) && html`<li key=${one}
      data-runs=${hand.until !== null ? "yes" : undefined} data-mine=${one === mine ? "yes" : undefined}>
      <${Icon} name="waiting" size=${12} /><span>${nameOf(message, one)}</span>
      <b>${wordsOf(message, hand, one, now)}</b>
    </li>`)}</ul>
    ${clock.paused && html`<p role="status"><b>${say("club-paused")}</b>
      ${mine !== null && html`<button type="button" class="button small" onClick=${() => seat.act("pause", { pause: false })}>
        ${say("club-resume")}</button>`}</p>`}
    ${!clock.paused && pausing.length > 0 && mine !== null && !clock.pause.includes(mine) &&
    html`<p role="status">${say("club-pause-offered", { names: namesOf(message, pausing) })}
      <button type="button" class="button small" onClick=${() => seat.act("pause", { pause: true })}>${say("club-pause")}</button></p>`}
    ${mayClaim && late.includes(mine ?? -1) && html`<p role="status"><b>${say("club-late-mine")}</b></p>`}
    ${mayClaim && late.filter((one) => one !== mine).map((one) => html`<p key=${one} role="status">
      ${say("club-late", { name: nameOf(message, one) })}
      <button type="button" class="button small yours" onClick=${() => seat.act("claim", { seat: one })}>${say("club-claim")}</button>
    </p>`)}
  </section>`;
}

/** @param {Message} message @param {Hand} hand @param {number} seat @param {number} now */
function wordsOf(message, hand, seat, now) {
  const days = message.clock?.control.days;
  if (hand.out && isBot(message, seat)) return say("club-out");
  if (hand.holiday) return say("club-on-holiday");
  if (days) return hand.until === null ? "–" : isNarrow.value ? moment(hand.until) : say("club-until", { at: moment(hand.until) });
  return shown(hand.until === null ? hand.left : hand.until - now);
}

/** What one can do to the clocks, in the menu. @param {{ message: Message, seat: Seat }} props */
export function ClockDeeds({ message, seat }) {
  const { clock } = message;
  const mine = message.seat;
  if (!clock || mine === null || message.outcome) return null;
  const wants = clock.paused || clock.pause.includes(mine);
  const isAway = clock.hands[mine]?.holiday ?? false;
  return html`<button type="button" class="button" onClick=${() => seat.act("pause", { pause: !wants })}>
      <${Icon} name="waiting" />${say(clock.paused ? "club-resume" : wants ? "club-pause-back" : "club-pause")}
    </button>
    ${clock.control.days && html`<button type="button" class="button" aria-pressed=${isAway ? "true" : "false"}
      onClick=${() => seat.act("holiday", { on: !isAway })}>
      <${Icon} name="light" />${say(isAway ? "club-holiday-end" : "club-holiday")}
    </button>`}`;
}
