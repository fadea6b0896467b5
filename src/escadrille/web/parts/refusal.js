// What the server refused: what, why with the facts, the rule, and that nothing has changed.
import { html } from "../lib/html.js";
import { say, sayOr } from "../lib/words.js";
import { useTitles } from "./barred.js";
import { Icon } from "./icons.js";
import { RuleLink } from "./rule.js";

/** @import { Refused } from "../lib/api.js" */
/** @import { Seat } from "../lib/live.js" */

/** Why something was refused, in words. @param {Refused} refused */
export const reasonOf = ({ refusal: { code, message }, retry }) =>
  sayOr(`table-refused-${code}`, say("table-refused-other", { message: message || code }), { seconds: retry ?? 1 });

/** @param {string} system @param {Record<string, any>} facts */
const factsOf = (system, facts) =>
  Object.entries(facts)
    .map(([name, value]) => sayOr(`${system}-fact-${name}`, `${name}: ${value}`, { value }))
    .join(", ");

/** @param {{ seat: Seat, system: string }} props */
export function Refusal({ seat, system }) {
  const refused = seat.refused.value;
  const known = useTitles(system);
  if (!refused) return null;
  const { rule, facts } = refused.refusal;
  const title = rule && known[rule];
  return html`<div class="refusal" role="alert">
    <${Icon} name="warning" />
    <p>
      <b>${title || reasonOf(refused)}</b>
      ${facts && Object.keys(facts).length > 0 && html` ${say("table-here", { facts: factsOf(system, facts) })}`}
      ${" "}${say("table-unchanged")} ${rule && html`<${RuleLink} id=${rule} system=${system} />`}
    </p>
    <button type="button" class="button small bare" onClick=${() => (seat.refused.value = null)}>
      ${say("table-understood")}
    </button>
  </div>`;
}
