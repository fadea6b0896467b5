// The player's name, changed in place.
import { introduce } from "../lib/fly.js";
import { html } from "../lib/html.js";
import { running } from "../lib/mine.js";
import { player } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";

const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’.-]{0,23}$/u; // what the server takes

/** All tables at which I sit are told. @param {{ done?: () => void }} props */
export function NameForm({ done }) {
  const [isBad, setBad] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (done) field.current?.select();
  }, []);
  /** @param {Event} event */
  const change = (event) => {
    event.preventDefault();
    const name = field.current?.value.trim().replace(/\s+/g, " ") ?? "";
    if (name !== "" && !NAME.test(name)) return setBad(true);
    setBad(false);
    player.value = name;
    for (const { place, standing } of running.peek()) if (standing?.seat != null) introduce(place);
    done?.();
  };
  return html`<form class="name-form" onSubmit=${change}>
    <label for="player-name">${say("page-name-label")}</label>
    <div class="row">
      <input id="player-name" class="field grow" ref=${field} value=${player.value} maxlength="24"
        autocomplete="nickname" aria-invalid=${isBad ? "true" : undefined} aria-describedby="player-name-help" />
      <button class="button main">${say("page-name-save")}</button>
    </div>
    <p id="player-name-help" class=${isBad ? "refusal" : "second"} role=${isBad ? "alert" : undefined}>
      ${isBad ? say("page-name-bad") : say("page-name-help")}
    </p>
  </form>`;
}

/** On a screen beside the table. */
export function PlayerName() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return html`<div class="player"
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && isOpen && close()}>
    <button type="button" class="button bare compact" ref=${button} aria-expanded=${isOpen ? "true" : "false"}
      aria-label=${player.value ? say("page-name-is", { name: player.value }) : say("page-name")}
      onClick=${() => (isOpen ? close() : setOpen(true))}>
      <${Icon} name="person" /><span class="wide">${player.value || say("page-name")}</span></button>
    ${isOpen && html`<div class="sheet dropped"><${NameForm} done=${close} /></div>`}
  </div>`;
}
