// A word for who has never read the rules: what is to be done now, and what it is good for.
import { html } from "../../lib/html.js";
import { learner } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";

/** @import { Scene } from "./scene.js" */

/** @param {{ scene: Scene }} props */
export function Guide({ scene: { decision } }) {
  if (learner.value !== "yes" || !decision) return null;
  return html`<div class="ph-guide">
        <${Icon} name="hint" size=${15} />
        <p>${say(`phantom-guide-${decision}`)}</p>
        <button type="button" class="button bare compact" aria-label=${say("phantom-guide-off")}
            title=${say("phantom-guide-off")}
          onClick=${() => (learner.value = "no")}><${Icon} name="close" size=${13} /></button>
      </div>`;
}
