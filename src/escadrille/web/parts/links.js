// The links of a table that was opened: one for each free seat, one for spectators.
import { useCopy } from "../lib/copy.js";
import { html } from "../lib/html.js";
import { scenarioOf, seatsOf, spoken, titleOf } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { useRef } from "../vendor/hooks.js";
import { systemName } from "./head.js";
import { Icon } from "./icons.js";

/** @import { Place } from "../lib/keys.js" */

/** @param {string} game @param {string} key */
export const linkOf = (game, key) => `${location.origin}/#/join/${game}/${key}`;
/** @param {string} game @param {string} invitation */
export const invitationOf = (game, invitation) => `${location.origin}/#/sit/${game}/${invitation}`;

/** @param {{ place: Place }} props */
export function Links({ place: { game, key, host, invitations, spectator, system, scenario } }) {
  const sides = seatsOf(scenarioOf(system, scenario));
  const free = (invitations ?? []).flatMap((one, seat) => (one ? [{ seat, invitation: one }] : []));
  return html`<section class="sheet box invitation">
    <h2>${systemName(system)} · ${titleOf(system, scenario)}</h2>
    <p class="second">${say(free.length ? "page-links-text" : "page-links-none")}</p>
    <ul>
      ${free.map((one) => html`<${ShareLink} key=${one.invitation}
        label=${say("page-link-seat", { seat: one.seat + 1, side: spoken(sides[one.seat]?.side?.name) })}
        link=${invitationOf(game, one.invitation)} />`)}
      ${spectator && html`<${ShareLink} label=${say("page-link-spectators")} link=${linkOf(game, spectator)} />`}
    </ul>
    <a class="button main" href=${`#/table/${game}`}>
      <${Icon} name="play" size=${13} />${say(key === host ? "page-go-table" : "page-sit-down")}
    </a>
  </section>`;
}

/** A link with a button that copies it. @param {{ label: string, link: string }} props */
export function ShareLink({ label, link }) {
  const { isCopied, copy } = useCopy(link);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`<li class="share">
    <label>
      ${label}
      <input class="field" readonly ref=${field} value=${link} onFocus=${() => field.current?.select()} />
    </label>
    <button type="button" class="button" onClick=${copy} aria-label=${say("page-copy-what", { what: label })}>
      <${Icon} name=${isCopied ? "stored" : "share"} />${say(isCopied ? "page-copied" : "page-copy")}
    </button>
    <span class="hidden" role="status">${isCopied ? say("page-copied") : ""}</span>
  </li>`;
}
