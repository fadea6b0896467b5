// The board of any system: the view as an outline, the legal orders grouped by kind.
import { lineOf, wordsFor } from "../lib/said.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Outline } from "../parts/outline.js";
import { chaptersOf } from "./kit/story.js";

/** @import { Allowed, Message, Words } from "../lib/types.js" */
/** @import { LogRow } from "../lib/live.js" */
/** @import { BoardProps } from "./index.js" */

/** @param {Message} message @param {any} order what an order is called, without its details */
const kindOf = ({ asked }, order) => String(order?.order ?? asked?.decision ?? "");

/** @param {BoardProps} props */
export const Board = ({ message, open }) => html`<div class="generic">
  ${open ? open.map((view, seat) => html`<h3>${say("table-seat", { seat: seat + 1 })}</h3><${Outline} value=${view} />`)
    : html`<${Outline} value=${message.view} />`}
</div>`;

/** @param {BoardProps} props */
export function Tray({ message, choose, busy }) {
  const legal = message.asked?.legal ?? [];
  /** @type {Map<string, Allowed[]>} */
  const kinds = new Map();
  for (const one of legal.filter(({ order }) => !declines(order))) {
    const kind = kindOf(message, one.order);
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  if (kinds.size === 0) return null;
  return html`<div class="orders">
    ${[...kinds].map(([kind, orders]) => html`<fieldset key=${kind}>
      <legend class="caption">${kind}</legend>
      ${orders.map((one) => html`<button key=${`${message.asked?.count} ${one.text}`} type="button" class="button"
        aria-disabled=${busy ? "true" : undefined} onClick=${() => choose(one.order)}>
        ${lineOf(wordsFor(message, one))}</button>`)}
    </fieldset>`)}
  </div>`;
}

/** Who sits where, and the figures that stand at the top of a view, in one glance. @param {BoardProps} props */
export function Status({ message, nameOf }) {
  const plain = Object.entries(message.view).filter(([, value]) => ["number", "string"].includes(typeof value));
  return html`<dl class="glance">
    ${message.seats.map((_, seat) => html`<div key=${seat}>
      <dt>${seat === message.seat ? say("table-generic-seat") : say("table-seat", { seat: seat + 1 })}</dt>
      <dd>${nameOf(seat)}</dd></div>`)}
    ${plain.slice(0, 6).map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

/** @param {BoardProps & { size: number }} props */
export const Dial = ({ message }) =>
  typeof message.view.turn === "number" ? html`<b class="dial">${message.view.turn}</b>` : null;

export const question = () => null;
/** What is legal stands in the tray; what is not is left to the frame. @param {any} order @param {Message} message */
export const handled = (order, message) => message.asked?.legal.some((one) => one.order === order) ?? false;
/** @param {any} order */
export const declines = (order) => Object.values(order ?? {}).some((word) => word === "pass" || word === "decline");
/** @param {any} _order @param {Words} words */
export const label = (_order, words) => lineOf(words);

/** An event that has a turn begins a chapter. @param {LogRow[]} rows */
export function chapters(rows) {
  let turn = 0;
  /** @param {any} event */
  const pass = (event) => ({ turn: (turn = typeof event.turn === "number" ? event.turn : turn), phase: 0 });
  return chaptersOf(rows, { pass }, [], (number) => (number ? say("table-turn", { turn: number }) : ""));
}
