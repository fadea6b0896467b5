// A game is deleted for good: by its host while nobody else sits at it, later once all who sat there agree.
import { html } from "../lib/html.js";
import { forget, placeOf } from "../lib/keys.js";
import { go } from "../lib/router.js";
import { say } from "../lib/words.js";
import { namesOf, othersOf } from "./people.js";
import { Sure } from "./sure.js";

/** @import { Message } from "../lib/types.js" */
/** @import { Seat } from "../lib/live.js" */

/** @typedef {{ message: Message, seat: Seat }} Props */

/** Does a person sit here beside me? @param {Message} message */
const isShared = (message) => othersOf(message).some((other) => message.seats[other]?.sits);

/** The key that may delete the game now, where I have one. @param {Props} props */
function keyFor({ message, seat }) {
  const { outcome, seat: mine } = message;
  if (outcome && mine !== null) return message.seats[mine]?.deletes ? undefined : seat.place.key;
  return !outcome && isShared(message) ? undefined : placeOf(message.game)?.host;
}

/** @param {Props & { label?: string }} props */
export function Delete({ message, seat, label }) {
  const key = keyFor({ message, seat });
  if (!key) return null;
  const act = async () => {
    if (!(await seat.delete(key))?.deleted) return;
    forget(message.game);
    go("");
  };
  return html`<${Sure} icon="close" label=${label ?? say("table-delete")}
    question=${say(isShared(message) ? "table-delete-sure-all" : "table-delete-sure")} yes=${say("table-delete-yes")}
    no=${say("table-delete-no")} act=${act} />`;
}

/** Who agrees that the game, which is over, be deleted. @param {Props} props */
export function Deletion({ message, seat }) {
  const agreed = message.seats.flatMap((chair, number) => (chair.deletes ? [number] : []));
  if (agreed.length === 0) return null;
  const others = agreed.filter((number) => number !== message.seat);
  return html`<div class="notices" role="status">
    <div class="notice">
      <p>
        ${others.length < agreed.length
          ? say("table-delete-mine")
          : say("table-delete-offered", { names: namesOf(message, others), count: others.length })}
      </p>
      ${message.seat !== null && html`<${Delete} message=${message} seat=${seat} label=${say("table-delete-agree")} />`}
    </div>
  </div>`;
}
