// How long people may think at the table to be opened, and what happens when time is out.
import { html, typed } from "../lib/html.js";
import { say } from "../lib/words.js";

/** @import { Control } from "../lib/types.js" */

const MINUTES = [3, 5, 10, 15, 30, 60, 120];
const SECONDS = [0, 5, 10, 20, 30, 60];
const DAYS = [1, 2, 3, 7, 14];
/** @type {Record<string, Control>} */
const FRESH = { live: { minutes: 15, increment: 10 }, days: { days: 3 } };

/** @param {Control | undefined} clock */
const kindOf = (clock) => (!clock ? "none" : clock.days ? "days" : "live");

/** @param {{ clock: Control | undefined, bot: string, set: (clock: Control | undefined) => void }} props */
export function Timing({ clock, bot, set }) {
  const kind = kindOf(clock);
  /** @param {Partial<Control>} part */
  const change = (part) => set({ ...clock, ...part });
  /** @param {string} out */
  const end = (out) => {
    const { out: _, bot: __, ...plain } = clock ?? {};
    set(out === "bot" ? { ...plain, out, bot } : plain);
  };
  return html`<${Choice} label=${say("club-clock")} value=${kind} values=${["none", "live", "days"]}
      word=${(/** @type {string} */ one) => say("club-clock-kind", { kind: one })}
      choose=${(/** @type {string} */ one) => set(FRESH[one])} />
    ${kind === "live" && html`
      <${Choice} label=${say("club-clock-minutes")} value=${clock?.minutes} values=${MINUTES}
        word=${(/** @type {number} */ count) => say("club-minutes", { count })}
        choose=${(/** @type {string} */ one) => change({ minutes: Number(one) })} />
      <${Choice} label=${say("club-clock-increment")} value=${clock?.increment ?? 0} values=${SECONDS}
        word=${(/** @type {number} */ count) => say("club-seconds", { count })}
        choose=${(/** @type {string} */ one) => change({ increment: Number(one) })} />`}
    ${kind === "days" && html`<${Choice} label=${say("club-clock-days")} value=${clock?.days} values=${DAYS}
      word=${(/** @type {number} */ count) => say("club-days", { count })}
      choose=${(/** @type {string} */ one) => change({ days: Number(one) })} />`}
    ${clock && html`<${Choice} label=${say("club-clock-out")} value=${clock.out ?? "claim"} values=${["claim", "bot"]}
      word=${(/** @type {string} */ out) => say("club-clock-ends", { out })} choose=${end} />`}`;
}

/** @param {{ label: string, value: any, values: any[], word: (one: any) => string, choose: (one: string) => void }} props */
const Choice = ({ label, value, values, word, choose }) => html`<label class="row seat">
  <span class="grow">${label}</span>
  <select class="field" value=${String(value)} onChange=${typed(choose)}>
    ${values.map((one) => html`<option key=${one} value=${String(one)}>${word(one)}</option>`)}
  </select>
</label>`;
