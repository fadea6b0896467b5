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

/** @param {{ place: Place }} props */
export function Links({ place: { game, key, seats, spectator, system, scenario } }) {
  const sides = seatsOf(scenarioOf(system, scenario));
  const free = (seats ?? []).flatMap((one, seat) => (one && one !== key ? [{ seat, key: one }] : []));
  return html`<section class="sheet box invitation">
    <h2>${systemName(system)} · ${titleOf(system, scenario)}</h2>
    <p class="second">${say(free.length ? "page-links-text" : "page-links-none")}</p>
    <ul>
      ${free.map(
        (one) => html`<${ShareLink}
          key=${one.key}
          label=${say("page-link-seat", { seat: one.seat + 1, side: spoken(sides[one.seat]?.side?.name) })}
          link=${linkOf(game, one.key)}
        />`,
      )}
      ${spectator && html`<${ShareLink} label=${say("page-link-spectators")} link=${linkOf(game, spectator)} />`}
    </ul>
    <a class="button main" href=${`#/table/${game}`}>
      <${Icon} name="play" size=${13} />${say(seats?.includes(key) ? "page-sit-down" : "page-go-table")}
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
