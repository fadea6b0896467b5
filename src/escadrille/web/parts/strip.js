// The strip under the bar when the connection is lost; the board stays readable meanwhile.
import { html } from "../lib/html.js";
import { isEnded } from "../lib/me.js";
import { isOfPerson } from "../lib/person.js";
import { say } from "../lib/words.js";
import { Icon } from "./icons.js";
import { reasonOf } from "./refusal.js";
import { Refused } from "../lib/api.js";

/** @import { Seat } from "../lib/live.js" */

/** Why the table does not let us in. @param {Seat} seat */
export function refusedWords(seat) {
  const { code } = seat.link.value;
  if (code === "key/unknown" && (isEnded.value || isOfPerson(seat.place))) return say("club-me-ended");
  return reasonOf(new Refused(0, { code, message: "" }));
}

/** @param {{ seat: Seat }} props */
export function Strip({ seat }) {
  const { state, seconds } = seat.link.value;
  const number = seat.message.value?.number ?? 0;
  if (state === "refused")
    return html`<section class="strip" aria-label=${say("table-strip")}>
      <${Icon} name="locked" />
      <p role="alert"><b>${say("table-strip-refused")}</b> ${refusedWords(seat)}</p>
    </section>`;
  if (state !== "lost") return null;
  return html`<section class="strip" aria-label=${say("table-strip")}>
    <${Icon} name="warning" />
    <p>
      <b role="alert">${say("table-strip-lost")}</b>
      ${" "}${seconds > 0 ? say("table-strip-again", { seconds }) : say("table-strip-trying")}
      ${" "}${say("table-strip-kept", { number })}
    </p>
    <button type="button" class="button small" onClick=${() => seat.connect()}>${say("table-strip-now")}</button>
  </section>`;
}
