// Choosing who flies against one: a row of levels and a row of temperaments, each with a sentence.
import { html } from "../lib/html.js";
import { fitting, join, levelsOf, split } from "../lib/opponents.js";
import { say, sayOr } from "../lib/words.js";
import { Icon } from "./icons.js";

/** @import { Bots } from "../lib/opponents.js" */

/** A bot, in words. @param {string} bot */
export function botName(bot) {
  const { level, temper } = split(bot);
  return say("table-bot", { name: level, temper });
}

/** @param {string} level */
const levelName = (level) => sayOr(`opponent-level-${level}`, say("opponent-level-other", { name: level }));

/** @param {string} level */
const flies = (level) => sayOr(`opponent-flies-${level}`, say("opponent-flies-other"));

/**
 * @param {object} props
 * @param {Bots} props.bots
 * @param {string} props.bot
 * @param {string} props.name of the controls, which no other on the screen has
 * @param {string} props.label
 * @param {(bot: string) => void} props.choose
 */
export function Opponent({ bots, bot, name, label, choose }) {
  const { level, temper } = split(bot);
  const tempers = bots[level] ?? [];
  return html`<details class="opponent">
    <summary>
      <${Icon} name="bot" /><span class="label">${label}</span><b>${botName(bot)}</b>
      <span class="turn" aria-hidden="true"></span>
    </summary>
    <${Row} name=${`${name}-level`} legend=${say("opponent-level")}
      items=${levelsOf(bots).map((one) => ({ value: one, words: levelName(one) }))} value=${level}
      sentence=${flies(level)} choose=${(/** @type {string} */ one) => choose(fitting(bots, join(one, temper)))} />
    ${tempers.length > 0 && html`<${Row} name=${`${name}-temper`} legend=${say("opponent-temper")}
      items=${["even", ...tempers].map((one) => ({ value: one, words: say(`opponent-temper-${one}`) }))} value=${temper}
      sentence=${say(`opponent-mood-${temper}`)} choose=${(/** @type {string} */ one) => choose(join(level, one))} />`}
  </details>`;
}

/**
 * @param {{ name: string, legend: string, items: { value: string, words: string }[], value: string, sentence: string,
 *   choose: (value: string) => void }} props
 */
const Row = ({ name, legend, items, value, sentence, choose }) => html`<fieldset>
  <legend class="caption">${legend}</legend>
  <div class="pills">
    ${items.map((item) => html`<label key=${item.value} class="choice">
      <input type="radio" name=${name} value=${item.value} checked=${item.value === value}
        aria-describedby=${`${name}-sentence`} onChange=${() => choose(item.value)} />
      ${item.words}
    </label>`)}
  </div>
  <p class="second" id=${`${name}-sentence`} aria-live="polite">${sentence}</p>
</fieldset>`;
