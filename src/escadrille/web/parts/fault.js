// What went wrong, in words, beside the thing; and waiting for what has not come yet.
import { html } from "../lib/html.js";
import { say, sayOr } from "../lib/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";

/** @import { Refused } from "../lib/api.js" */

/** A refusal of the server in the player's words. @param {Refused} refused */
export function faultOf({ refusal: { code, message }, retry }) {
  const other = say("page-fault-other", { message: message || code });
  return sayOr(`page-fault-${code}`, other, { message, seconds: retry ?? 1 });
}

/** @param {{ refused: Refused | undefined, again?: () => void }} props */
export const Fault = ({ refused, again }) =>
  refused
    ? html`<div class="fault" role="alert">
        <${Icon} name="warning" /><p class="grow">${faultOf(refused)}</p>
        ${again && html`<button type="button" class="button small" onClick=${again}>${say("page-try-again")}</button>`}
      </div>`
    : null;

/** Nothing for 300 ms; then a word. @param {{ what: string }} props */
export function Loading({ what }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isLong
    ? html`<div class="loading" role="status">
        <svg width="180" height="24" viewBox="0 0 180 24" aria-hidden="true">
          <path class="flown" d="M2 12H92" /><path class="ahead" d="M112 12H178" />
          <path class="dart" d="M110 12L92 5L95.5 12L92 19Z" />
        </svg>
        <p>${what}</p>
      </div>`
    : null;
}
