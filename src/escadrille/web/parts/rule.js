// A rule's ID, as a link to its text: in the panel of a table, or else in the catalogue.
import { html } from "../lib/html.js";
import { signal } from "../vendor/signals.js";

/** The rule that the panel shows; "" is the whole list, null nothing yet. */
export const openedRule = signal(/** @type {string | null} */ (null));

/** @param {{ id: string, system: string }} props */
export const RuleLink = ({ id, system }) =>
  html`<a class="rule" href=${`#/rules/${system}/${id}`} data-rule=${id}>${id}</a>`;

/** The text of a rule: those that it names are links. @param {{ pieces: string[], system: string }} props */
export const Linked = ({ pieces, system }) =>
  pieces.map((piece, place) => (place % 2 ? html`<${RuleLink} id=${piece} system=${system} />` : piece));

/** A plain click on a rule's link opens it in the panel. @param {MouseEvent} event */
export function catchRule(event) {
  const target = event.target instanceof Element ? event.target.closest("a[data-rule]") : null;
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openedRule.value = target.getAttribute("data-rule");
}

/** The rule of the thing in focus, or "". */
export function ruleInFocus() {
  return document.activeElement?.closest("[data-rule]")?.getAttribute("data-rule") ?? "";
}
