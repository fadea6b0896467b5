// The skeleton that all boards share: bar, board, question, tray, and the panel with its tabs.
import { focusOn, onEscape } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { useEffect, useLayoutEffect, useRef } from "../vendor/hooks.js";
import { Icon } from "./icons.js";
import { catchRule, openedRule } from "./rule.js";
import { Vic } from "./wordmark.js";

/** @import { BoardModule, BoardProps } from "../boards/index.js" */
/** @import { IconName } from "./icons.js" */
/** @import { Signal } from "../vendor/signals.js" */

/**
 * @typedef {"table" | "log" | "chat" | "rules" | "result" | "thoughts" | "missions"} TabName
 * `fresh` is counted where the tab is not seen beside the board.
 * @typedef {{ id: TabName, icon: IconName, label: string, count?: number, fresh?: number, body: any }} Tab
 */

/**
 * Open a tab by its key, and go there.
 * @param {Signal<TabName>} tab
 * @param {TabName} id
 * @param {KeyboardEvent} event
 */
export function showTab(tab, id, event) {
  event.preventDefault(); // or the letter is written into what takes the focus
  tab.value = id;
  requestAnimationFrame(() => {
    const place = document.querySelector("#tabpanel input") ?? document.querySelector("#tabpanel [tabindex='0']");
    if (place instanceof HTMLElement) place.focus();
  });
}

/** Escape leads out of the panel, back to the question. */
const leavePanel = onEscape(() => focusOn(".asking h2"));

/**
 * Focus goes question, hand, board, log: so they stand in the page, wherever they are seen.
 * @param {object} props
 * @param {string} props.title
 * @param {BoardModule} props.board
 * @param {BoardProps} props.given what the board is given
 * @param {Signal<TabName>} props.tab
 * @param {Tab[]} props.tabs
 * @param {any} props.bar
 * @param {any} [props.strip]
 * @param {any} [props.people] who is here, and the clocks: above the panel, on a phone above the board
 * @param {any} props.question
 * @param {any} [props.since] what is told above the tabs
 * @param {boolean} props.isAsked
 * @param {any} [props.children] what is heard, not seen
 */
export function Frame({ title, board, given, tab, tabs, bar, strip, people, question, since, isAsked, children }) {
  useEffect(() => {
    openedRule.value = null; // what was read at another table
    return openedRule.subscribe((rule) => {
      if (rule !== null) tab.value = "rules";
    });
  }, [tab]);
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const shown = tabs.find(({ id }) => id === tab.value) ?? tabs[0];
  return html`<div class=${`tabletop ${board.wears}`} data-tab=${tab.value} onClick=${catchRule}>
    ${bar} ${strip}
    <main>
      <h1 class="hidden" tabindex="-1" ref=${heading}>${title}</h1>
      <div class="stage">
        ${question}
        <div class="tray"><${board.Tray} ...${given} /></div>
        <div class="board" tabindex="0" role="region" aria-label=${say("table-tab-table")}>
          <${board.Board} ...${given} />
        </div>
      </div>
      <div class="people">${people}</div>
      <section class="panel" aria-label=${say("table-panel")} onKeyDown=${leavePanel}>
        <div class="status"><${board.Status} ...${given} /></div>
        ${since}
        <${TabList} tabs=${tabs} tab=${tab} shown=${shown?.id ?? "log"} />
        <div id="tabpanel" class="pane" role="tabpanel" tabindex="-1" aria-labelledby=${`tab-of-${shown?.id}`}>
          ${shown?.body}
        </div>
      </section>
    </main>
    <${Foot} tabs=${tabs} tab=${tab} isAsked=${isAsked} />
    ${children}
  </div>`;
}

/** @param {{ tabs: Tab[], tab: Signal<TabName>, shown: TabName }} props */
function TabList({ tabs, tab, shown }) {
  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    const place = tabs.findIndex(({ id }) => id === shown);
    const next = tabs[(place + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    tab.value = next.id;
    document.getElementById(`tab-of-${next.id}`)?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${say("table-panel")} onKeyDown=${move}>
    ${tabs.map(({ id, icon, label, count }) => html`<button key=${id} id=${`tab-of-${id}`} role="tab" type="button"
      aria-selected=${id === shown ? "true" : "false"} aria-controls="tabpanel" tabindex=${id === shown ? 0 : -1}
      onClick=${() => (tab.value = id)}><${Icon} name=${icon} />${label}<${Count} count=${count} /></button>`)}
  </div>`;
}

/** Lines not yet read. @param {{ count?: number }} props */
const Count = ({ count }) =>
  count ? html`<span class="unread" aria-label=${say("table-unread", { count })}>${count}</span>` : null;

/** The tabs of a phone. @param {{ tabs: Tab[], tab: Signal<TabName>, isAsked: boolean }} props */
function Foot({ tabs, tab, isAsked }) {
  /** @param {TabName} id */
  const on = (id) => ({
    "aria-current": tab.value === id ? "true" : undefined,
    onClick: () => (tab.value = id),
  });
  return html`<nav class="foot" aria-label=${say("table-foot")}>
    <button type="button" ...${on("table")}>
      <${Vic} size=${20} /><span>${say("table-tab-table")}</span>
      ${isAsked && tab.value !== "table" &&
      html`<span class="mark"><span class="hidden">${say("table-your-answer")}</span></span>`}
    </button>
    ${tabs.map(({ id, icon, label, count, fresh }) => html`<button key=${id} type="button" ...${on(id)}>
      <${Icon} name=${icon} size=${20} /><span>${label}</span><${Count} count=${count} />
      ${fresh ? html`<span class="unread" aria-hidden="true">${fresh}</span>` : null}
    </button>`)}
  </nav>`;
}
