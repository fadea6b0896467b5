// The seals of the deal: shown from the start; once the game is over, the browser itself checks what they sealed.
import { html } from "../lib/html.js";
import { placeOf } from "../lib/keys.js";
import { isFair, isVerified, verify } from "../lib/seal.js";
import { say } from "../lib/words.js";
import { useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";
import { nameOf } from "./people.js";

/** @import { Message } from "../lib/types.js" */

/** @param {{ message: Message }} props */
export function Seal({ message }) {
  const { commitment, seed, deal, seals = {}, parts = {} } = message;
  const [isWhole, setWhole] = useState(/** @type {boolean | null} */ (null));
  if (!commitment) return null;
  const isDealt = deal === "people" && !message.gathering;
  const fair = !isDealt || isFair(seals, parts, placeOf(message.game)?.part);
  const check = async () => seed && setWhole((await verify(seed, commitment)) && fair);
  const isKnown = !fair ? false : (isWhole ?? (seed && isVerified(commitment) ? true : null));
  return html`<div class="seal">
    <dl>
      <div><dt>${say("table-seal")}</dt><dd><code>${commitment}</code></dd></div>
      ${seed && html`<div><dt>${say("table-seed")}</dt><dd><code>${seed}</code></dd></div>`}
    </dl>
    ${deal === "people"
      ? html`<${Parts} message=${message} parts=${parts} />`
      : deal === "server" && html`<p class="second">${say("table-deal-server")}</p>`}
    <p class="second">
      ${say(!seed ? "table-seal-later" : deal === "people" ? "table-seal-text-people" : "table-seal-text")}
    </p>
    ${!fair && html`<p role="alert" class="broken"><${Icon} name="warning" />${say("table-deal-broken")}</p>`}
    ${seed && html`<div class="row">
      <button type="button" class="button small" onClick=${check}>${say("table-seal-verify")}</button>
      <p role="status" class=${isKnown === false ? "broken" : "whole"}>
        ${isKnown === true && html`<${Icon} name="stored" />${say("table-seal-whole")}`}
        ${isKnown === false && html`<${Icon} name="warning" />${say("table-seal-broken")}`}
      </p>
    </div>`}
  </div>`;
}

/** What each person gave. @param {{ message: Message, parts: Record<string, string> }} props */
const Parts = ({ message, parts }) => html`<details>
  <summary class="second">${say("table-deal-people")}</summary>
  <dl>
    ${Object.entries(parts).map(([giver, part]) => html`<div key=${giver}>
      <dt>${say("table-deal-part", { name: nameOf(message, Number(giver)) })}</dt><dd><code>${part}</code></dd>
    </div>`)}
  </dl>
</details>`;
