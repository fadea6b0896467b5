// A tip for who is new to a system: what the present question is for.
import { html } from "../lib/html.js";
import { places } from "../lib/keys.js";
import { learner } from "../lib/settings.js";
import { knows, say } from "../lib/words.js";
import { useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";

/** @import { Message } from "../lib/types.js" */

const FIRST = 3; // flights of a system in which a newcomer is told

/** Is this one of my first flights of its system, or do I want to be told in all? @param {Message} message */
export function isTaught({ system, game }) {
  if (learner.value !== "first") return learner.value === "yes";
  const flown = places.value.filter((place) => place.system === system).sort((one, other) => one.at - other.at);
  return flown.findIndex((place) => place.game === game) < FIRST;
}

export const Hush = () => html`<button type="button" class="button bare compact" aria-label=${say("table-tips-off")}
  title=${say("table-tips-off")} onClick=${() => (learner.value = "no")}><${Icon} name="close" size=${13} /></button>`;

/** On a phone it is cut, until it is touched. @param {{ message: Message, name: string }} props `name`: its key */
export function Tip({ message, name }) {
  const [isWhole, setWhole] = useState(false);
  if (!isTaught(message) || !knows(name)) return null;
  return html`<aside class=${isWhole ? "tip whole" : "tip"} aria-label=${say("cards-learn-title")}>
    <${Icon} name="hint" size=${15} />
    <p onClick=${() => setWhole(!isWhole)}>${say(name)}</p>
    <${Hush} />
  </aside>`;
}
