// What a player sets at a table: a learner's help, sounds, keys of one letter.
import { sound } from "../boards/kit/sounds.js";
import { html } from "../lib/html.js";
import { learner, setting } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { letsBe } from "./automatic.js";

/** @import { Signal } from "../vendor/signals.js" */

/** Do single letters act? (They can get in the way of speech and of screen readers.) */
export const shortcuts = setting("shortcuts", /** @type {"yes" | "no"} */ ("yes"));

/** @param {{ held: Signal<any>, label: string, text: string }} props */
function Switch({ held, label, text }) {
  const isOn = held.value !== "no";
  return html`<label class="toggle">
    <input type="checkbox" checked=${isOn} onChange=${() => (held.value = isOn ? "no" : "yes")} />
    <span><b>${label}</b> <span class="second">${text}</span></span>
  </label>`;
}

export const Switches = () => html`
  <${Switch} held=${learner} label=${say("table-learner")} text=${say("table-learner-text")} />
  <${Switch} held=${sound} label=${say("table-sound")} text=${say("table-sound-text")} />
  <${Switch} held=${letsBe} label=${say("table-lets-be")} text=${say("table-lets-be-text")} />
  <${Switch} held=${shortcuts} label=${say("table-shortcuts")} text=${say("table-shortcuts-text")} />`;
