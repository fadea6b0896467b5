// The rules themselves, chapter by chapter; the one that was asked for is shown and focused.
import { html } from "../lib/html.js";
import { cut } from "../lib/search.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { Linked } from "./rule.js";

/** @import { Chapter, Entry } from "../screens/rules.js" */

/** @param {{ slug: string, chapters: Chapter[], asked: string, search: string }} props */
export function Catalogue({ slug, chapters, asked, search }) {
  const shown = useRef("");
  useEffect(() => {
    if (shown.current === asked) return; // it is shown once
    shown.current = asked;
    const rule = document.getElementById(asked);
    rule?.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null | undefined} */ (rule?.querySelector(".rule-title"))?.focus({ preventScroll: true });
  }, [asked, search]);
  useEffect(() => {
    if (search) scrollTo(0, 0);
  }, [search]);
  return html`<div onKeyDown=${walk}>
    ${chapters.map(({ code, name, entries }) => html`<section key=${code} class="sheet chapter">
      <h2>${name}</h2>
      ${entries.map((entry) => html`<${Article} key=${entry.id} slug=${slug} entry=${entry}
        isAsked=${entry.id === asked} search=${search} />`)}
    </section>`)}
  </div>`;
}

/** @param {{ slug: string, entry: Entry, isAsked: boolean, search: string }} props */
const Article = ({ slug, entry: { id, title, pieces }, isAsked, search }) => html`<article id=${id}
  class=${isAsked ? "asked" : ""}>
  <h3>
    <a class="rule-title" href=${`#/rules/${slug}/${id}`} aria-current=${isAsked ? "true" : undefined}>
      <span class="rule"><${Found} text=${id} search=${search} /></span> <${Found} text=${title} search=${search} />
    </a>
  </h3>
  <p>${search
    ? html`<${Found} text=${pieces.join("")} search=${search} />`
    : html`<${Linked} pieces=${pieces} system=${slug} />`}</p>
</article>`;

/** A text with what was sought marked. @param {{ text: string, search: string }} props */
export const Found = ({ text, search }) =>
  cut(text, search).map((piece, place) => (place % 2 ? html`<mark>${piece}</mark>` : piece));

/** Up and down from rule to rule. @param {KeyboardEvent} event */
function walk(event) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const here = event.target instanceof HTMLElement && event.target.closest(".rule-title");
  if (!step || !here) return;
  event.preventDefault();
  const titles = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".rule-title")]);
  const next = titles[titles.indexOf(/** @type {HTMLElement} */ (here)) + step];
  if (next) next.focus();
  else if (step < 0) document.getElementById("find")?.focus();
}
