// The book of a long game: what it came to, as plots and as tables that can be saved.
import { look } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { placeOf } from "../lib/keys.js";
import { save } from "../lib/save.js";
import { lang } from "../lib/settings.js";
import { useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Lines, Plot } from "./curves.js";
import { Fault, Loading } from "./fault.js";
import { Icon } from "./icons.js";

/** @import { Panel } from "./curves.js" */

/**
 * @typedef {{ id: string, title: string, heads: string[], rows: (string | number)[][] }} Page
 * @typedef {{ title: string, facts: string[], pages: Page[], steps: number[], step: string, dot: string,
 *   panels: Panel[] }} Written
 */

/** The book of a game, asked for again when it has grown. @param {string} game @param {number} number */
export function useBook(game, number) {
  const place = placeOf(game) ?? { game, key: "" };
  /** @returns {Promise<Written>} */
  const ask = () => look(place, `book?lang=${lang.value}`);
  return useAnswer(ask, [game, number, lang.value]);
}

/** @param {{ game: string, page: Page }} props */
function Table({ game, page }) {
  const { start, isStarting, refused } = useStarting(async () => {
    const place = placeOf(game) ?? { game, key: "" };
    save(`${game}-${page.id}.csv`, await look(place, `book/${page.id}?lang=${lang.peek()}`), "text/csv");
  });
  return html`<section class="written">
    <div class="row"><h3 class="grow">${page.title}</h3>
      <button type="button" class="button small" onClick=${start} aria-disabled=${isStarting ? "true" : undefined}
        aria-label=${say("book-save-page", { page: page.title })}><${Icon} name="download" size=${13} />CSV</button>
          </div>
    <${Fault} refused=${refused} />
    <${Rows} page=${page} />
  </section>`;
}

/** @param {{ page: Page }} props */
const Rows = ({ page }) => html`
  ${page.rows.length === 0
    ? html`<p class="second">${say("book-empty")}</p>`
    : html`<div class="scroll" tabindex="0" role="group" aria-label=${page.title}><table>
        <thead><tr>${page.heads.map((head, column) => html`<th scope="col"
          class=${column > 0 && typeof page.rows[0]?.[column] === "number" ? "num" : ""}>${head}</th>`)}</tr></thead>
        <tbody>${page.rows.map((row, place) => html`<tr key=${place}>${row.map((cell, column) =>
          column === 0
            ? html`<th scope="row">${cell}</th>`
            : html`<td class=${typeof cell === "number" ? "num" : ""}>${cell}</td>`)}</tr>`)}</tbody>
      </table></div>`}`;

/** The plots: the whole first, then one for each of those whose lives it tells. @param {{ book: Written }} props */
function Plots({ book: { panels, steps, step, dot } }) {
  const [whole, ...lives] = panels;
  if (!whole || steps.length < 2) return html`<p class="second">${say("book-too-early")}</p>`;
  return html`<section class="plots">
    <h3>${say("book-over-time", { step })}</h3>
    ${lives[0] && html`<${Lines} curves=${lives[0].curves} dot=${dot} />`}
    <figure class="whole"><figcaption>${whole.title}</figcaption><${Plot} panel=${whole} steps=${steps} width=${340}
        height=${190} /></figure>
    ${lives.map((panel) => html`<figure key=${panel.title}><figcaption>${panel.title}</figcaption>
      <${Plot} panel=${panel} steps=${steps} /></figure>`)}
  </section>`;
}

/** @param {{ game: string, number: number }} props */
export function Book({ game, number }) {
  const { answer, refused, again } = useBook(game, number);
  if (refused) return html`<${Fault} refused=${refused} again=${again} />`;
  if (!answer) return html`<${Loading} what=${say("book-loading")} />`;
  return html`<article class="book">
    <header><h2>${answer.title}</h2><p class="second">${answer.facts.join(" · ")}</p></header>
    <${Plots} book=${answer} />
    ${answer.pages.map((page) => html`<${Table} key=${page.id} game=${game} page=${page} />`)}
  </article>`;
}
