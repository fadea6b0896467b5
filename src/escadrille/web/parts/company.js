// Who is here: who thinks, who has left and when, who has just come; and what has become of an offer.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { told } from "./chat.js";
import { Icon } from "./icons.js";
import { NameForm } from "./name.js";
import { isBot, nameOf, othersOf, since } from "./people.js";

/** @import { Act, Message } from "../lib/types.js" */
/** @import { Here, Seat } from "../lib/live.js" */

const SHOWN = 12_000; // ms for which news of people stands there
/** @type {(act: Act) => boolean} */
const isNews = ({ act }) => act === "sat" || act === "freed" || act === "declined" || act === "withdrew" || act === "time";

/** What somebody does who is no bot: thinks, is here, or has left. @param {Message} message @param {Here} here @param {number} seat */
function stateOf(message, here, seat) {
  if (!here.seats.includes(seat)) return "left";
  return message.waiting.some((one) => one.seat === seat) ? "thinks" : "here";
}

/** The other people, and what each is at. @param {{ message: Message, seat: Seat }} props */
export function Company({ message, seat }) {
  const here = seat.here.value;
  const news = useNews(message);
  const others = othersOf(message).filter((one) => message.seats[one]?.sits && !isBot(message, one));
  const isNameless = message.seat !== null && !message.seats[message.seat]?.name && others.length > 0;
  const watching = (here?.watching ?? 0) - (message.seat === null ? 1 : 0); // beside myself
  if (others.length === 0 && watching < 1 && !news) return null;
  return html`<div class="company">
    <ul aria-label=${say("club-company")}>
      ${here && others.map((one) => html`<${Somebody} key=${one} message=${message} here=${here} seat=${one} />`)}
      ${watching > 0 && html`<li class="second"><${Icon} name="spectators" size=${12} />${say("club-watching", { count: watching })}</li>`}
    </ul>
    <p role="status">${news && html`<b>${news}</b>`}</p>
    ${isNameless && html`<details><summary>${say("club-nameless")}</summary><${NameForm} /></details>`}
  </div>`;
}

/** @param {{ message: Message, here: Here, seat: number }} props */
function Somebody({ message, here, seat }) {
  const state = stateOf(message, here, seat);
  const words = say(`club-${state}`, { name: nameOf(message, seat) });
  const ago = state === "left" ? since(here.left[seat] ?? 0) : "";
  return html`<li data-state=${state}><span class="lamp" aria-hidden="true"></span>${[words, ago].filter(Boolean).join(", ")}</li>`;
}

/**
 * The last news of each table, and when it was heard: the guest who sits down last is announced where the cards are
 * dealt already, on another screen than the one that waited for him.
 * @type {Map<string, { number: number, at: number }>}
 */
const heard = new Map();

/** What was done last, for a while, where another did it. @param {Message} message */
function useNews(message) {
  const last = (message.acts ?? []).filter((act) => isNews(act) && act.seat !== message.seat).at(-1);
  const number = last?.number ?? -1;
  const before = heard.get(message.game);
  if (!before) heard.set(message.game, { number, at: 0 }); // what was there when the page came is no news
  else if (number > before.number) heard.set(message.game, { number, at: Date.now() });
  const left = (heard.get(message.game)?.at ?? 0) + SHOWN - Date.now();
  const [, setPassed] = useState(-1);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setPassed(number), left);
    return () => clearTimeout(timer);
  }, [message.game, number]);
  return last && left > 0 ? told(last) : null;
}
