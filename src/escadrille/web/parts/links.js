// The links of a table that was opened: one for each free seat, one for spectators.
import { isAlone, origin } from "../lib/addresses.js";
import { useCopy } from "../lib/copy.js";
import { html } from "../lib/html.js";
import { scenarioOf, seatsOf, spoken, titleOf } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { useRef, useState } from "../vendor/hooks.js";
import { systemName } from "./head.js";
import { Icon } from "./icons.js";
import { QrCode } from "./qr.js";

/** @import { Place } from "../lib/keys.js" */

/** @param {string} game @param {string} key */
export const linkOf = (game, key) => `${origin()}/#/join/${game}/${key}`;
/** @param {string} game @param {string} invitation */
export const invitationOf = (game, invitation) => `${origin()}/#/sit/${game}/${invitation}`;

/** @param {{ place: Place }} props */
export function Links({ place: { game, key, host, invitations, spectator, door, system, scenario } }) {
  const sides = seatsOf(scenarioOf(system, scenario));
  const free = (invitations ?? []).flatMap((one, seat) => (one ? [{ seat, invitation: one }] : []));
  return html`<section class="sheet box invitation">
    <h2>${systemName(system)} · ${titleOf(system, scenario)}</h2>
    <p class="second">${say(free.length ? "page-links-text" : "page-links-none")}</p>
    <${Reachable} />
    <ul>
      ${door && html`<${DoorLink} game=${game} door=${door} />`}
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

/** What lets anyone sit down. @param {{ game: string, door: string }} props */
export const DoorLink = ({ game, door }) =>
  html`<${ShareLink} label=${say(door === "open" ? "club-link-lobby" : "club-link-door")} link=${invitationOf(game, door)} />`;

/** Whether others can open what is shared here, in words where they cannot. */
export const Reachable = () =>
  isAlone() && html`<p class="reach" role="note"><${Icon} name="warning" /><span>${say("club-alone")} <code>escadrille serve --host 0.0.0.0</code></span></p>`;

/** A link with a button that copies it, and one for its QR code. @param {{ label: string, link: string, isShown?: boolean }} props */
export function ShareLink({ label, link, isShown = false }) {
  const { isCopied, copy } = useCopy(link);
  const [isDrawn, setDrawn] = useState(isShown);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`<li class="share">
    <label>
      ${label}
      <input class="field" readonly ref=${field} value=${link} onFocus=${() => field.current?.select()} />
    </label>
    <button type="button" class="button" onClick=${copy} aria-label=${say("page-copy-what", { what: label })}>
      <${Icon} name=${isCopied ? "stored" : "share"} />${say(isCopied ? "page-copied" : "page-copy")}
    </button>
    <button type="button" class="button" aria-pressed=${isDrawn ? "true" : "false"} aria-label=${say("club-qr-what", { what: label })}
      onClick=${() => setDrawn(!isDrawn)}>QR</button>
    <span class="hidden" role="status">${isCopied ? say("page-copied") : ""}</span>
    ${isDrawn && html`<${QrCode} text=${link} />`}
  </li>`;
}
