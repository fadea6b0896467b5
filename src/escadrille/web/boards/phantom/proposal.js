// What the staff proposes: a squadron, a flight, loads. It is put together as the player would, and can be changed.
import { Refused } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { faultOf } from "../../parts/fault.js";
import { Icon } from "../../parts/icons.js";
import { useState } from "../../vendor/hooks.js";

/** @import { Told } from "../../lib/types.js" */
/** @import { BoardProps } from "../index.js" */

/** @param {Told} told */
const isPass = ({ order }) => order.word === "pass";

/** All that comes before the answer that closes it, so that it can still be changed. @param {Told[]} proposal */
function beforeClosing(proposal) {
  const close = proposal.findIndex(isPass);
  return close < 0 ? proposal : proposal.slice(0, close);
}

/**
 * What may be proposed, and how much of it is put together.
 * @type {Record<string, Record<string, (proposal: Told[]) => Told[]>>}
 */
const OFFERS = {
  recruit: { squadron: (proposal) => proposal },
  assign: { flight: beforeClosing },
  arm: { load: beforeClosing, loads: (proposal) => proposal.slice(0, proposal.findLastIndex(isPass)) },
};

/** @param {BoardProps & { decision: string }} props */
export function Proposals({ propose, chooseAll, decision }) {
  const [working, setWorking] = useState("");
  const [refused, setRefused] = useState(/** @type {Refused | null} */ (null));
  const offers = OFFERS[decision];
  if (!offers || !propose) return null;
  /** @param {string} name @param {(proposal: Told[]) => Told[]} part */
  const take = async (name, part) => {
    if (working) return;
    setWorking(name);
    setRefused(null);
    try {
      await chooseAll(part(await propose()).map(({ order }) => order));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    } finally {
      setWorking("");
    }
  };
  return html`<div class="ph-proposals">
    ${Object.entries(offers).map(([name, part]) => html`<button key=${name} type="button" class="button small"
      data-proposal=${name} aria-disabled=${working ? "true" : undefined} onClick=${() => take(name, part)}
    ><${Icon} name="bot" size=${14} />${say(working === name ? "phantom-proposal-working" : `phantom-proposal-${name}`)}
      </button>`)}
    ${refused && html`<span role="alert">${faultOf(refused)}</span>`}
  </div>`;
}
