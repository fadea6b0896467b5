// The links of a table: one for each free person's seat, one for those who watch.
import { at, refusedBy } from "../lib/api.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { say } from "../lib/words.js";
import { useState } from "../vendor/hooks.js";
import { DoorLink, Reachable, ShareLink, invitationOf, linkOf } from "./links.js";
import { isBot, othersOf } from "./people.js";
import { reasonOf } from "./refusal.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Place } from "../lib/keys.js" */

/** Has this browser links to give? @param {Message} message */
export function canShare(message) {
  const place = placeOf(message.game);
  return Boolean(place?.host || place?.spectator);
}

/** @param {Message} message @param {number} seat */
function labelOf({ seats }, seat) {
  const name = seats[seat]?.name;
  return name ? say("table-share-seat", { seat: seat + 1, name }) : say("table-seat", { seat: seat + 1 });
}

/** Is there a seat to take? @param {Message} message */
const hasFree = (message) => othersOf(message).some((seat) => !message.seats[seat]?.sits && !isBot(message, seat));

/** @param {{ message: Message }} props */
export function Share({ message }) {
  const place = placeOf(message.game);
  if (!place) return null;
  const isOpen = place.host && !message.outcome;
  return html`<ul class="invites">
    ${place.host && html`<li class="second">${say("table-share-hint")}</li>`}
    <li><${Reachable} /></li>
    ${isOpen && place.door && hasFree(message) && html`<${DoorLink} game=${place.game} door=${place.door} />`}
    ${isOpen &&
    othersOf(message).map((seat) => {
      const label = labelOf(message, seat);
      return message.seats[seat]?.sits
        ? html`<${Sitting} key=${seat} place=${place} seat=${seat} label=${label} />`
        : html`<${Link} key=${seat} place=${place} seat=${seat} label=${label} />`;
    })}
    <${Link} key="watch" place=${place} seat=${null} label=${say("table-share-watch")} />
  </ul>`;
}

/** What the host does, and what became of it in words. @param {Place} place */
function useHosting({ game, host = "" }) {
  const [told, setTold] = useState("");
  /** @param {string} what @param {unknown} body @param {(answer: any) => string} done */
  const act = async (what, body, done) => {
    try {
      setTold(done(await at({ game, key: host }, what, body)));
    } catch (error) {
      setTold(reasonOf(refusedBy(error)));
    }
  };
  return { told, act };
}

/** A seat that somebody has taken: only when he is away can it be freed. @param {{ place: Place, seat: number, label: string }} props */
function Sitting({ place, seat, label }) {
  const { told, act } = useHosting(place);
  const free = () => act(`seats/${seat}/free`, {}, () => "");
  return html`<li class="renew">
    <b>${label}</b> <span class="second">${say("table-share-sits")}</span>
    <button type="button" class="button small bare" onClick=${free}>
      ${say("table-share-free")}<span class="hidden"> ${label}</span>
    </button>
    <span role="status" class="second">${told}</span>
  </li>`;
}

/** @param {{ place: Place, seat: number | null, label: string }} props */
function Link({ place, seat, label }) {
  const { told, act } = useHosting(place);
  const key = seat === null ? place.spectator : place.invitations?.[seat];
  const renew = () =>
    act(seat === null ? "keys" : "invitations", { seat }, (fresh) => {
      if (seat === null) keep({ ...place, spectator: fresh.key });
      else keep({ ...place, invitations: Object.assign([...(place.invitations ?? [])], { [seat]: fresh.invitation }) });
      return say("table-share-renewed");
    });
  const link = key && (seat === null ? linkOf(place.game, key) : invitationOf(place.game, key));
  const renewal = say(key ? "table-share-renew" : "table-share-make");
  return html`${link && html`<${ShareLink} key=${key} label=${label} link=${link} />`}
    ${place.host && html`<li class="renew">
      ${!key && html`<b>${label}</b>`}
      <button type="button" class="button small bare" onClick=${renew}>
        ${renewal}<span class="hidden"> ${label}</span>
      </button>
      <span role="status" class="second">${told}</span>
    </li>`}`;
}
