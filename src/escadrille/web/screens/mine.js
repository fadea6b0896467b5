// All my games: those that wait for me, those that wait for others, those that are over.
import { focusOn, useFocus } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { forget } from "../lib/keys.js";
import { letGo } from "../lib/me.js";
import { allow, finished, flights, permission, running, waiting } from "../lib/mine.js";
import { say } from "../lib/words.js";
import { FlightRow } from "../parts/flight.js";
import { Flights } from "../parts/flights.js";
import { CarryOn } from "../parts/carry.js";
import { FlownRow } from "../parts/flown.js";
import { Icon } from "../parts/icons.js";
import { EmptySheet } from "../parts/panel.js";
import { Screen } from "../parts/screen.js";
import { useState } from "../vendor/hooks.js";

/** @import { Flight } from "../lib/mine.js" */

export function Mine() {
  const others = running.value.filter((flight) => !waiting.value.includes(flight));
  const frozen = flights.value.filter(({ standing }) => standing?.error === "game/frozen");
  const lost = flights.value.filter(({ standing }) => standing?.error && standing.error !== "game/frozen");
  /** @param {string} name @param {Flight[]} some @param {typeof FlownRow} [row] @param {string} [text] */
  const group = (name, some, row = FlightRow, text = "") =>
    html`<${Flights} title=${say(`page-mine-${name}`)} flights=${some} row=${row} forget=${Forget} text=${text} />`;
  return html`<${Screen} here="mine" name=${say("page-place-mine")} kind="mine" aside=${html`<${Notice} />`}>
    ${flights.value.length === 0 &&
    html`<${EmptySheet} title=${say("page-no-flight")} text=${say("page-no-flight-text")}>
      <a class="button main" href="#/">${say("page-choose")}</a>
    <//>`}
    ${group("asked", waiting.value)} ${group("awaited", others)} ${group("over", finished.value, FlownRow)}
    ${group("frozen", frozen, FlightRow, say("page-mine-frozen-text"))}
    ${group("lost", lost, FlightRow, say("page-mine-lost-text"))}
    <${CarryOn} />
  <//>`;
}

/** Asked once more, in place: the key is gone with it. @param {{ game: string }} props */
function Forget({ game }) {
  const [isAsked, setAsked] = useState(/** @type {boolean | null} */ (null));
  const button = useFocus([isAsked], isAsked !== null);
  const away = () => {
    forget(game);
    void letGo(game);
    focusOn("main h1");
  };
  const name = say("page-forget");
  if (!isAsked)
    return html`<button type="button" class="button bare compact" ref=${button} aria-label=${name} title=${name}
      onClick=${() => setAsked(true)}>
      <${Icon} name="close" />
    </button>`;
  return html`<span class="row wrap really" role="group" aria-label=${name}>
    <span>${say("page-forget-sure")}</span>
    <button type="button" class="button small" onClick=${away}>${name}</button>
    <button type="button" class="button small main" ref=${button} onClick=${() => setAsked(false)}>
      ${say("page-forget-keep")}
    </button>
  </span>`;
}

/** May the browser call the player back? */
function Notice() {
  if (permission.value === "default")
    return html`<button type="button" class="button" onClick=${allow}>
      <${Icon} name="waiting" />${say("page-notify-allow")}
    </button>`;
  return html`<p class="second">${permission.value === "granted" ? say("page-notify-on") : say("page-notify-off")}</p>`;
}
