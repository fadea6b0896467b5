// A button for what cannot be undone: it asks once more, in place.
import { useFocus } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";

/** @import { IconName } from "./icons.js" */

/** @param {{ icon: IconName, label: string, question: string, yes: string, no: string, act: () => unknown }} props */
export function Sure({ icon, label, question, yes, no, act }) {
  const [isAsked, setAsked] = useState(false);
  const keepOn = useFocus([isAsked], isAsked);
  if (!isAsked)
    return html`<button type="button" class="button" onClick=${() => setAsked(true)}>
      <${Icon} name=${icon} />${label}
    </button>`;
  const go = () => {
    setAsked(false);
    return act();
  };
  return html`<div class="sure" role="group" aria-label=${question}>
    <p>${question}</p>
    <button type="button" class="button main" onClick=${go}>${yes}</button>
    <button type="button" class="button" ref=${keepOn} onClick=${() => setAsked(false)}>${no}</button>
  </div>`;
}
