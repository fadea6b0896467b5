// The scenarios of a system to choose from: searched, by theatre, in the order of years.
import { html, typed } from "../lib/html.js";
import { favoured, spoken, strengths, yearOf } from "../lib/scenarios.js";
import { folded, matches } from "../lib/search.js";
import { say, sayOr } from "../lib/words.js";
import { useState } from "../vendor/hooks.js";

/** @param {string} slug @param {string} theatre */
export const theatreName = (slug, theatre) => sayOr(`${slug}-theatre-${theatre}`, theatre);

/** @param {any} scenario */
const sides = (scenario) => (scenario.side ?? []).map((/** @type {any} */ side) => spoken(side.name)).join(" – ");

/** @param {{ slug: string, book: Record<string, any>, chosen: string, choose: (id: string) => void }} props */
export function ScenarioPicker({ slug, book, chosen, choose }) {
  const [search, setSearch] = useState("");
  const found = Object.values(book).filter((scenario) => {
    const words = [spoken(scenario.title), yearOf(scenario), sides(scenario), spoken(scenario.briefing)];
    return matches(folded(words.join(" ")), search);
  });
  const theatres = [...new Set(Object.values(book).map((scenario) => scenario.theatre ?? ""))];
  return html`<h2 id="scenarios">${say("page-scenario")}</h2>
    <input class="field" type="search" placeholder=${say("page-scenario-search")}
      aria-label=${say("page-scenario-search")} value=${search} onInput=${typed(setSearch)} />
    <p class="hidden" role="status">${say("page-scenario-found", { count: found.length })}</p>
    <div class="scenarios" role="radiogroup" aria-labelledby="scenarios">
      ${theatres.map((theatre) => {
        const group = found
          .filter((scenario) => (scenario.theatre ?? "") === theatre)
          .sort((a, b) => (yearOf(a) ?? 0) - (yearOf(b) ?? 0));
        return group.length
          ? html`<section key=${theatre}>
              ${theatre && html`<h3 class="caption">${theatreName(slug, theatre)}</h3>`}
              ${group.map((scenario) => html`<${Choice} key=${scenario.id} scenario=${scenario}
                isChosen=${scenario.id === chosen} choose=${choose} />`)}
            </section>`
          : null;
      })}
      ${found.length === 0 && html`<p class="second">${say("page-scenario-none")}</p>`}
    </div>`;
}

/** @param {{ scenario: any, isChosen: boolean, choose: (id: string) => void }} props */
const Choice = ({ scenario, isChosen, choose }) => html`<label class="choice">
  <input type="radio" name="scenario" value=${scenario.id} checked=${isChosen} onChange=${() => choose(scenario.id)} />
  <span class="grow"><b>${spoken(scenario.title)}</b><span class="second">${sides(scenario)}</span>${
    favoured(scenario) && html`<span class="second">${say("scenario-favours", { side: favoured(scenario) })}</span>`
  }</span>
  <span class="second facts">${yearOf(scenario)}<span>${strengths(scenario)}</span></span>
</label>`;
