// The seal of the deal: shown from the start; once the game is over, the browser itself checks the seed.
import { html } from "../lib/html.js";
import { isVerified, verify } from "../lib/seal.js";
import { say } from "../lib/words.js";
import { useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";

/** @param {{ commitment: string | null, seed: string | null }} props */
export function Seal({ commitment, seed }) {
  const [isWhole, setWhole] = useState(/** @type {boolean | null} */ (null));
  if (!commitment) return null;
  const check = async () => seed && setWhole(await verify(seed, commitment));
  const isKnown = isWhole ?? (seed && isVerified(commitment) ? true : null);
  return html`<div class="seal">
    <dl>
      <div><dt>${say("table-seal")}</dt><dd><code>${commitment}</code></dd></div>
      ${seed && html`<div><dt>${say("table-seed")}</dt><dd><code>${seed}</code></dd></div>`}
    </dl>
    <p class="second">${say(seed ? "table-seal-text" : "table-seal-later")}</p>
    ${seed &&
    html`<div class="row">
      <button type="button" class="button small" onClick=${check}>${say("table-seal-verify")}</button>
      <p role="status" class=${isKnown === false ? "broken" : "whole"}>
        ${isKnown === true && html`<${Icon} name="stored" />${say("table-seal-whole")}`}
        ${isKnown === false && html`<${Icon} name="warning" />${say("table-seal-broken")}`}
      </p>
    </div>`}
  </div>`;
}
