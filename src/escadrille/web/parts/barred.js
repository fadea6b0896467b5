// What I may not do now, each with the rule and the facts that forbid it.
import { html } from "../lib/html.js";
import { rules, titles } from "../lib/api.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";
import { RuleLink } from "./rule.js";

/** @import { Barred as BarredOrder, Message } from "../lib/types.js" */
/** @import { BoardModule } from "../boards/index.js" */

const FEW = 3; // more are folded

/**
 * What is known of the rules of a system, once it is there.
 * @template T @param {string} system @param {(system: string) => Promise<Record<string, T>>} ask
 */
function useKnown(system, ask) {
  const [known, setKnown] = useState(/** @type {Record<string, T>} */ ({}));
  useEffect(() => {
    if (system) ask(system).then(setKnown, () => setKnown({}));
  }, [system, lang.value]);
  return known;
}

/** @param {string} system */
export const useRules = (system) => useKnown(system, rules);
/** @param {string} system */
export const useTitles = (system) => useKnown(system, titles);

/** @param {{ message: Message, board: BoardModule }} props */
export function Barred({ message, board }) {
  const refusals = message.asked?.refusals ?? [];
  const mine = refusals.filter((one) => !board.handled(one.order, message));
  if (mine.length === 0) return null;
  const list = html`<${List} message=${message} mine=${mine} />`;
  if (mine.length <= FEW) return html`<div class="barred">${list}</div>`;
  return html`<details class="barred">
    <summary>${say("table-barred", { count: mine.length })}</summary>
    ${list}
  </details>`;
}

/** @param {{ message: Message, mine: BarredOrder[] }} props */
function List({ message, mine }) {
  const [why, setWhy] = useState(/** @type {BarredOrder | null} */ (null));
  const known = useTitles(message.system);
  /** @param {BarredOrder} one */
  const words = (one) => message.said.refusals[message.asked?.refusals.indexOf(one) ?? -1];
  return html`<ul>
      ${mine.map((one, place) => {
        const id = `barred-${message.asked?.count}-${place}`;
        const show = () => setWhy(one);
        return html`<li key=${place}>
          <button type="button" class="button small" aria-disabled="true" aria-describedby=${id} data-rule=${one.rule}
            onFocus=${show} onMouseEnter=${show} onClick=${show}>
            <${Icon} name="locked" size=${13} />${words(one)?.say.name ?? one.text}</button>
          <span id=${id} class="hidden">${known[one.rule]} ${words(one)?.facts}</span>
        </li>`;
      })}
    </ul>
    ${why && html`<p class="why">
      <b>${words(why)?.say.name ?? why.text}</b> — ${known[why.rule]}.${" "}
      ${words(why)?.facts && say("table-here", { facts: words(why)?.facts ?? "" })}${" "}
      <${RuleLink} id=${why.rule} system=${message.system} />
    </p>`}`;
}
