// The optional rules of a table: what a scenario sets, and what the host changes.
import { html } from "../lib/html.js";
import { say, sayOr } from "../lib/words.js";
import { RuleLink } from "./rule.js";

/** @typedef {boolean | number | string} Value */
/**
 * @typedef {{ name: string, rule: string, values: Value[], needs: string[], excludes: string[], topic: string }} Option
 */

/** @param {Option} option @param {any} scenario @param {Record<string, any>} changes */
const valueOf = (option, scenario, changes) =>
  changes[option.name] ?? scenario?.options?.[option.name] ?? option.values[0];

/**
 * All options that differ from what the scenario would set by itself.
 * @param {Option[]} options @param {any} scenario @param {Record<string, any>} changes
 */
export const settled = (options, scenario, changes) =>
  Object.fromEntries(
    options
      .filter((option) => valueOf(option, scenario, changes) !== valueOf(option, scenario, {}))
      .map((option) => [option.name, valueOf(option, scenario, changes)]),
  );

/** @param {string} slug @param {string} name */
const nameOfOption = (slug, name) => sayOr(`${slug}-option-${name}`, name);

/** @param {string} slug @param {Option} option @param {Value} value */
const nameOfValue = (slug, option, value) => sayOr(`${slug}-option-${option.name}-${value}`, String(value));

/**
 * The option that stands in the way of this one, if any.
 * @param {Option} option @param {Option[]} options @param {(option: Option) => boolean} isOn
 */
function against(option, options, isOn) {
  /** @param {Option} other */
  const clashes = (other) => option.excludes.includes(other.name) || other.excludes.includes(option.name);
  const excluded = options.find((other) => isOn(other) && clashes(other));
  return excluded ?? options.find((other) => option.needs.includes(other.name) && !isOn(other));
}

/**
 * @param {{ slug: string, options: Option[], scenario: any, changes: Record<string, any>,
 *   change: (changes: Record<string, any>) => void }} props
 */
export function Switches({ slug, options, scenario, changes, change }) {
  /** @param {Option} option */
  const isOn = (option) => valueOf(option, scenario, changes) !== option.values[0];
  const count = Object.keys(settled(options, scenario, changes)).length;
  const topics = [...new Set(options.map((option) => option.topic))];
  /** @param {Option} option */
  const line = (option) => {
    const barrier = isOn(option) ? undefined : against(option, options, isOn);
    const name = barrier && nameOfOption(slug, barrier.name);
    const reason = name && say(isOn(barrier) ? "page-option-excludes" : "page-option-needs", { name });
    return html`<li key=${option.name}>
      <${Switch} slug=${slug} option=${option} value=${valueOf(option, scenario, changes)} reason=${reason}
        set=${(/** @type {any} */ value) => change({ ...changes, [option.name]: value })} />
      <${RuleLink} id=${option.rule} system=${slug} />
    </li>`;
  };
  return html`<details class="sheet box switches">
    <summary><h2>${say("page-options")}</h2><span class="second">${say("page-options-text", { count })}</span></summary>
    ${topics.length > 1
      ? topics.map((topic) => html`<h3 class="caption">${say(`page-topic-${topic}`)}</h3>
          <ul class="abreast">${options.filter((option) => option.topic === topic).map(line)}</ul>`)
      : html`<ul>${options.map(line)}</ul>`}
  </details>`;
}

/** @param {{ slug: string, option: Option, value: Value, reason?: string, set: (value: Value) => void }} props */
function Switch({ slug, option, value, reason, set }) {
  const why = html`${reason && html`<span class="second">${reason}</span>`}`;
  if (typeof option.values[0] !== "boolean")
    return html`<label class="row grow"><span class="grow">${nameOfOption(slug, option.name)}${why}</span>
      <select class="field" value=${String(value)}
        onChange=${(/** @type {any} */ event) => set(option.values[event.currentTarget.selectedIndex])}>
        ${option.values.map((one) => html`<option value=${String(one)}>${nameOfValue(slug, option, one)}</option>`)}
      </select></label>`;
  return html`<button type="button" role="switch" class="switch grow" aria-checked=${value ? "true" : "false"}
    aria-disabled=${reason ? "true" : undefined} onClick=${() => reason || set(!value)}>
    <span class="track" aria-hidden="true"></span><span>${nameOfOption(slug, option.name)}${why}</span>
  </button>`;
}
