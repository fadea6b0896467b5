// Who sits in each seat of the table to be opened: me, a person by a link, or a bot.
import { html, typed } from "../lib/html.js";
import { seatsOf, spoken } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { Opponent } from "./opponent.js";

/** @import { Bots } from "../lib/opponents.js" */

/** @param {string | undefined} who */
const isBot = (who) => who !== "me" && who !== "human";

/**
 * @param {{ scenario: any, seats: string[], bots: Bots, place: (seat: number, who: string) => void,
 *   children: any }} props
 */
export const Seats = ({ scenario, seats, bots, place, children }) => html`<section class="sheet box seats">
  <h2>${say("page-seats")}</h2>
  <p class="second">${say(seats.includes("me") ? "page-seats-text" : "page-seats-host-only")}</p>
  ${seatsOf(scenario).map(({ side, number, of }, seat) => html`<label class="row seat" key=${seat}>
    <span class="grow">
      <b>${seat + 1}</b> ${spoken(side.name)}${" "}
      ${of > 1 && html`<span class="second">${say("page-seat-of", { number, of })}</span>`}
    </span>
    <select class="field" value=${isBot(seats[seat]) ? "bot" : seats[seat]}
      onChange=${typed((who) => place(seat, who))}>
      <option value="me">${say("page-seat-me")}</option>
      <option value="human">${say("page-seat-person")}</option>
      <option value="bot">${say("page-seat-bot")}</option>
    </select>
  </label>
  ${isBot(seats[seat]) &&
  html`<${Opponent} key=${`bot-${seat}`} name=${`seat-${seat}`} label=${say("opponent-seat", { seat: seat + 1 })}
    bots=${bots} bot=${seats[seat]} choose=${(/** @type {string} */ bot) => place(seat, bot)} />`}`)}
  ${children}
</section>`;
