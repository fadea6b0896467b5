// The rules in the panel: the one asked for, and a search over all of them.
import { useFocus } from "../lib/focus.js";
import { html, typed } from "../lib/html.js";
import { folded, sought } from "../lib/search.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useState } from "../vendor/hooks.js";
import { useRules } from "./barred.js";
import { Found } from "./catalogue.js";
import { Icon } from "./icons.js";
import { Introduction } from "./introduction.js";
import { Linked, RuleLink, openedRule } from "./rule.js";

/** @import { Rule } from "../lib/types.js" */

/** @param {Record<string, Rule>} known @param {string} wanted @param {"en" | "fr"} language */
const found = (known, wanted, language) => {
  const entries = Object.entries(known).map(([id, rule]) => {
    const title = rule.title[language] ?? id;
    const named = folded(`${id} ${title}`);
    return { id, title, named, folded: `${named} ${folded(rule[language].join(""))}` };
  });
  return sought(entries, wanted).flat();
};

/** @param {{ system: string }} props */
export function Rulebook({ system }) {
  const known = useRules(system);
  const [wanted, setWanted] = useState("");
  const id = openedRule.value ?? "";
  const rule = known[id];
  return html`<div class="rulesheet">
    <label class="search">
      <${Icon} name="search" />
      <span class="hidden">${say("table-rules-search")}</span>
      <input class="field" type="search" placeholder=${say("table-rules-search")} value=${wanted}
        onInput=${typed(setWanted)} />
    </label>
    ${!wanted && !rule && html`<p><${Introduction} slug=${system} kind="small" /></p>`}
    ${rule && html`<${Opened} key=${id} id=${id} rule=${rule} system=${system} />`}
    ${id && !rule && Object.keys(known).length > 0 && html`<p>${say("table-rules-unknown", { id })}</p>`}
    ${(wanted || !rule) &&
    html`<${List} rules=${found(known, wanted, lang.value)} system=${system} wanted=${wanted} />`}
  </div>`;
}

/** @param {{ id: string, rule: Rule, system: string }} props */
function Opened({ id, rule, system }) {
  const title = useFocus([]);
  return html`<article>
    <h3 tabindex="-1" ref=${title}>${rule.title[lang.value]}</h3>
    <p class="key">${id}</p>
    <p class="text"><${Linked} pieces=${rule[lang.value]} system=${system} /></p>
    <p class="row">
      <button type="button" class="button small" onClick=${() => (openedRule.value = "")}>
        ${say("table-rules-all")}
      </button>
      <a class="button small bare" href=${`#/rules/${system}/${id}`}>${say("table-rules-book")}</a>
    </p>
  </article>`;
}

/** @param {{ rules: { id: string, title: string }[], system: string, wanted: string }} props */
function List({ rules, system, wanted }) {
  return html`<p class="second" role="status">${say("table-rules-found", { count: rules.length })}</p>
    <ul>${rules.map(({ id, title }) => html`<li key=${id}>
      <${Found} text=${title} search=${wanted} /> <${RuleLink} id=${id} system=${system} />
    </li>`)}</ul>`;
}
