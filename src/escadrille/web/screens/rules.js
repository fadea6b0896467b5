// The catalogue of rules: by groups, searched, each rule at an address of its own.
import { rules, systems } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { focusOn } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { folded, matches, sought } from "../lib/search.js";
import { cameFrom } from "../lib/trail.js";
import { say, sayOr } from "../lib/words.js";
import { Fault, Loading } from "../parts/fault.js";
import { systemName } from "../parts/head.js";
import { Icon } from "../parts/icons.js";
import { Introduction } from "../parts/introduction.js";
import { Catalogue } from "../parts/catalogue.js";
import { Screen } from "../parts/screen.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";

/** @import { Rule } from "../lib/types.js" */
/** @typedef {{ id: string, title: string, chapter: string, pieces: string[], named: string, folded: string }} Entry */
/** @typedef {{ code: string, name: string, entries: Entry[] }} Chapter */

/** @param {{ path: string[] }} props */
export function Rules({ path: [chosen = "", asked = ""] }) {
  const { answer, refused, again } = useAnswer(async () => {
    const cards = await systems();
    const book = chosen || (cards[0]?.slug ?? "");
    return /** @type {const} */ ([await rules(book), cards, book]);
  }, [chosen]);
  const slug = answer?.[2] ?? chosen;
  const [search, setSearch] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const book = answer?.[0];
  const entries = useMemo(() => (book ? entriesOf(book, lang.value) : []), [book, lang.value]);
  const [named, others] = useMemo(() => sought(entries, search), [entries, search]);
  const chapters = [...titled(named), ...chaptersOf(slug, others)];
  const isUnknown = book !== undefined && asked !== "" && !book[asked];
  useEffect(() => {
    // A rule that is linked to must be there; what was found stays with it where it is.
    if (!entries.some(({ id, folded: text }) => id === asked && matches(text, search))) setSearch("");
  }, [asked]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const seek = (event) => {
      if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", seek);
    return () => removeEventListener("keydown", seek);
  }, []);
  return html`<${Screen} here="rules" name=${say("page-rules-of", { system: systemName(slug) })} kind="rules">
    <${Fault} refused=${refused} again=${again} />
    ${!answer && !refused && html`<${Loading} what=${say("page-loading-rules")} />`}
    <${Back} />
    ${answer && html`<div class="rulebook">
      <div class="find sheet">
        <${Books} slugs=${answer[1].map((system) => system.slug)} slug=${slug} />
        <${Introduction} slug=${slug} />
        <label class="caption" for="find">${say("page-rules-search")}</label>
        <div class="row">
          <input id="find" class="field grow" type="search" ref=${field} value=${search}
            onInput=${() => setSearch(field.current?.value ?? "")} onKeyDown=${intoList} />
          <span class="key second wide" aria-hidden="true">/</span>
        </div>
        <p class="second" role="status">${say("page-rules-found", { count: named.length + others.length, all: entries.length })}</p>
        <${Contents} slug=${slug} chapters=${chapters} />
      </div>
      <div class="chapters">
        ${isUnknown && html`<div class="fault" role="alert">
          <${Icon} name="warning" /><p>${say("page-rules-unknown", { id: asked })}</p></div>`}
        <${Catalogue} slug=${slug} chapters=${chapters} asked=${asked} search=${search} />
      </div>
    </div>`}
  <//>`;
}

/** @param {Record<string, Rule>} book @param {import("../lib/settings.js").Lang} spoken @returns {Entry[]} */
const entriesOf = (book, spoken) =>
  Object.entries(book).map(([id, rule]) => {
    const [title, pieces] = [rule.title[spoken] ?? id, rule[spoken]];
    const named = folded(`${id} ${title}`);
    return { id, title, chapter: rule.chapter, pieces, named, folded: `${named} ${folded(pieces.join(""))}` };
  });

/** What a search found in titles, before all chapters. @param {Entry[]} entries @returns {Chapter[]} */
const titled = (entries) => (entries.length ? [{ code: "titled", name: say("page-rules-titled"), entries }] : []);

/** @param {string} slug @param {Entry[]} entries @returns {Chapter[]} */
const chaptersOf = (slug, entries) =>
  [...new Set(entries.map(({ chapter }) => chapter))].map((code) => ({
    code,
    name: sayOr(`${slug}-group-${code.toLowerCase()}`, code),
    entries: entries.filter(({ chapter }) => chapter === code),
  }));

/** From the search into the list. @param {KeyboardEvent} event */
function intoList(event) {
  if (event.key !== "ArrowDown" && event.key !== "Enter") return;
  event.preventDefault();
  focusOn(".rule-title");
}

const Back = () => html`<a class="button back" href=${`#/${cameFrom()}`}>
  <${Icon} name="back" />${say(cameFrom() ? "page-back" : "page-home")}</a>`;

/** @param {{ slugs: string[], slug: string }} props */
const Books = ({ slugs, slug }) =>
  slugs.length > 1
    ? html`<nav class="row wrap" aria-label=${say("page-rules-books")}>
        ${slugs.map((one) => html`<a class="button small" href=${`#/rules/${one}`}
          aria-current=${one === slug ? "page" : undefined}>${systemName(one)}</a>`)}
      </nav>`
    : null;

/** @param {{ slug: string, chapters: Chapter[] }} props */
const Contents = ({ slug, chapters }) => html`<nav class="contents" aria-label=${say("page-rules-groups")}>
  <ul>
    ${chapters.map(({ code, name, entries }) => html`<li key=${code}>
      <a href=${`#/rules/${slug}/${entries[0]?.id}`}>
        <span>${name}</span><span class="second">${entries.length}</span>
      </a>
    </li>`)}
  </ul>
</nav>`;
