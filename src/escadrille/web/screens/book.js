// The book of one campaign, and the books of several side by side.
import { html } from "../lib/html.js";
import { placeOf } from "../lib/keys.js";
import { finished, running } from "../lib/mine.js";
import { titleOf } from "../lib/scenarios.js";
import { say } from "../lib/words.js";
import { Book, useBook } from "../parts/book.js";
import { figuresWords } from "../parts/campaign.js";
import { Plot } from "../parts/curves.js";
import { Fault } from "../parts/fault.js";
import { Icon } from "../parts/icons.js";
import { EmptySheet } from "../parts/panel.js";
import { Screen } from "../parts/screen.js";

/** @import { Flight } from "../lib/mine.js" */

const MOST = 12; // books that are opened at once

/** @param {{ path: string[] }} props */
export function BookScreen({ path: [game = ""] }) {
  const place = placeOf(game);
  return html`<${Screen} here="mine" name=${say("book-name")} kind="books"
    aside=${place && html`<a class="button" href=${`#/table/${game}`}><${Icon} name="back" />${say("book-to-table")}
      </a>`}>
    ${place
      ? html`<div class="sheet"><${Book} game=${game} number=${0} /></div>`
      : html`<${EmptySheet} title=${say("book-none")} text=${say("book-none-text")} />`}
  <//>`;
}

/** @param {{ path: string[] }} props */
export function Books({ path: [slug = ""] }) {
  const mine = [...running.value, ...finished.value].filter(({ place }) => place.system === slug).slice(0, MOST);
  return html`<${Screen} here="mine" name=${say("book-several")} kind="books">
    ${mine.length === 0
      ? html`<${EmptySheet} title=${say("book-none")} text=${say("book-none-text")} />`
      : html`<ul class="abreast">${mine.map((flight) => html`<${Brief} key=${flight.place.game} flight=${flight} />`)}
        </ul>`}
  <//>`;
}

/** A book in brief: its facts and its first curve. @param {{ flight: Flight }} props */
function Brief({ flight }) {
  const { game, system, scenario } = flight.place;
  const { answer, refused, again } = useBook(game, 0);
  const [whole] = answer?.panels ?? [];
  return html`<li class="sheet box">
    <h2><a href=${`#/book/${game}`}>${titleOf(system, scenario)}</a></h2>
    <p class="second">${figuresWords(flight)}</p>
    <${Fault} refused=${refused} again=${again} />
    ${answer && html`<ul>${answer.facts.map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>`}
    ${whole && answer && answer.steps.length > 1 && html`<figure><figcaption class="caption">${whole.title}</figcaption>
      <${Plot} panel=${whole} steps=${answer.steps} width=${300} height=${140} /></figure>`}
    <div class="row wrap"><a class="button small" href=${`#/table/${game}`}>${say("begin-continue")}</a>
      <a class="button small" href=${`#/book/${game}`}>${say("begin-book")}</a></div>
  </li>`;
}
