// The links of a table: one for each free person's seat, one for those who watch.
import { Refused, at } from "../lib/api.js";
import { html } from "../lib/html.js";
import { keep, placeOf } from "../lib/keys.js";
import { say } from "../lib/words.js";
import { useState } from "../vendor/hooks.js";
import { ShareLink, linkOf } from "./links.js";
import { othersOf } from "./people.js";
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

/** @param {{ message: Message }} props */
export function Share({ message }) {
  const place = placeOf(message.game);
  if (!place) return null;
  const isOpen = place.host && !message.outcome;
  return html`<ul class="invites">
    ${place.host && html`<li class="second">${say("table-share-hint")}</li>`}
    ${isOpen &&
    othersOf(message).map(
      (seat) => html`<${Link}
        key=${seat}
        place=${place}
        seat=${seat}
        label=${labelOf(message, seat)}
      />`,
    )}
    <${Link} key="watch" place=${place} seat=${null} label=${say("table-share-watch")} />
  </ul>`;
}

/** @param {{ place: Place, seat: number | null, label: string }} props */
function Link({ place, seat, label }) {
  const [told, setTold] = useState("");
  const key = seat === null ? place.spectator : place.seats?.[seat];
  const renew = async () => {
    try {
      const fresh = await at({ game: place.game, key: place.host ?? "" }, "keys", { seat });
      if (seat === null) keep({ ...place, spectator: fresh.key });
      else keep({ ...place, seats: Object.assign([...(place.seats ?? [])], { [seat]: fresh.key }) });
      setTold(say("table-share-renewed"));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTold(reasonOf(error));
    }
  };
  const renewal = say(key ? "table-share-renew" : "table-share-make");
  return html`${key && html`<${ShareLink} key=${key} label=${label} link=${linkOf(place.game, key)} />`}
    ${place.host &&
    html`<li class="renew">
      ${!key && html`<b>${label}</b>`}
      <button type="button" class="button small bare" onClick=${renew}>
        ${renewal}<span class="hidden"> ${label}</span>
      </button>
      <span role="status" class="second">${told}</span>
    </li>`}`;
}
