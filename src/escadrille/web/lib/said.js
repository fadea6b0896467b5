// What the server says of an order, part by part: what it is called, its figures, and what it would do.

/** @import { Allowed, Message, Words } from "./types.js" */

/** What an answer is called, in words where there are any. @param {Message} message @param {Allowed} one @returns {Words} */
export const wordsFor = ({ asked, said }, one) =>
  said.legal[asked?.legal.indexOf(one) ?? -1] ?? { name: one.text, tells: [], figures: [] };

/** All of it in one line. @param {Words} words */
export function lineOf({ name, tells, figures }) {
  const points = [...figures.map((figure) => figure.filter(Boolean).join(" ")), ...tells].join(" · ");
  return points ? `${name} — ${points}` : name;
}

/** A line with its stop, and one. @param {string} line */
export const sentence = (line) => (/[.!?…]$/.test(line) ? line : `${line}.`);

/** Lines as sentences, one after another. @param {string[]} lines */
export const sentences = (lines) =>
  lines.map((line, place) => (place < lines.length - 1 ? sentence(line) : line)).join(" ");
