// Any value as a readable outline: names and figures, tables of like things, long lists folded.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";

const LONG = 8; // more than this is folded
const WIDE = 14; // columns of a table

/** @param {any} value */
const isPlain = (value) => value === null || typeof value !== "object";

/** @param {any} value */
const isRecord = (value) => !isPlain(value) && !Array.isArray(value);

/** What fits in a line with others. @param {any} value */
const isShort = (value) => isPlain(value) || (Array.isArray(value) && value.length <= LONG && value.every(isPlain));

/** Like things, which read best as a table. @param {any[]} list */
const isTable = (list) =>
  list.length > 0 && list.every(isRecord) && Object.keys(list[0]).length > 1 && Object.keys(list[0]).length <= 40;

/** @param {string} name */
const words = (name) => name.replaceAll("_", " ");

/** @param {{ value: any }} props */
export function Outline({ value }) {
  if (isPlain(value)) return html`<span class=${value === null ? "second" : ""}>${plain(value)}</span>`;
  if (Object.keys(value).length === 0) return html`<span class="second">${say("table-generic-none")}</span>`;
  if (isRecord(value)) return html`<${Names} value=${value} />`;
  const list = /** @type {any[]} */ (value);
  const body = isTable(list)
    ? html`<${Rows} list=${list} />`
    : list.every(isPlain)
      ? html`<span>${list.map(plain).join(", ")}</span>`
      : html`<ol>${list.map((one) => html`<li><${Outline} value=${one} /></li>`)}</ol>`;
  if (list.length <= LONG) return body;
  return html`<details><summary>${say("table-generic-many", { count: list.length })}</summary>${body}</details>`;
}

/** @param {any} value */
function plain(value) {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? say("table-yes") : say("table-no");
  return String(value);
}

/** @param {{ value: Record<string, any> }} props */
const Names = ({ value }) => html`<dl class="outline">
  ${Object.entries(value).map(([name, one]) => html`<div key=${name} class=${isShort(one) ? "figure" : ""}>
    <dt>${words(name)}</dt>
    <dd><${Outline} value=${one} /></dd>
  </div>`)}
</dl>`;

/**
 * Things as columns where they have many names, as lines where they have few.
 * @param {{ list: Record<string, any>[] }} props
 */
function Rows({ list }) {
  const names = Object.keys(list[0] ?? {});
  const isTall = names.length > Math.min(WIDE, list.length);
  const cell = (/** @type {any} */ one) => html`<td><${Outline} value=${one} /></td>`;
  /** @param {string} name @param {"row" | "col"} scope */
  const head = (name, scope) => html`<th scope=${scope}>${words(name)}</th>`;
  const body = isTall
    ? names.map((name) => html`<tr key=${name}>${head(name, "row")}${list.map((one) => cell(one[name]))}</tr>`)
    : list.map((one, place) => html`<tr key=${place}>${names.map((name) => cell(one[name]))}</tr>`);
  return html`<div class="scroller" tabindex="0" role="group" aria-label=${say("table-generic-table")}>
    <table>
      ${!isTall && html`<thead><tr>${names.map((name) => head(name, "col"))}</tr></thead>`}
      <tbody>${body}</tbody>
    </table>
  </div>`;
}
