// What happens, for a screen reader: one polite region, the newest lines together, nothing twice.
import { html } from "../lib/html.js";
import { sentences } from "../lib/said.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";

/** @import { LogRow } from "../lib/live.js" */

const TOGETHER = 500; // ms in which lines are gathered

/**
 * The question is told too, unless its heading has the focus and so speaks for itself.
 * @param {object} props
 * @param {LogRow[]} props.rows
 * @param {number} props.number how many events have been told so far
 * @param {number} props.count which question is asked; -1 is none
 * @param {string} props.question
 */
export function Speaker({ rows, number, count, question }) {
  const heard = useRef({ number, count });
  const latest = useRef({ rows, count, question });
  const timer = useRef(0);
  const [words, setWords] = useState("");
  latest.current = { rows, count, question };
  const speak = () => {
    timer.current = 0;
    const { number: from, count: before } = heard.current;
    const now = latest.current;
    const fresh = now.rows.filter((row) => row.number >= from).flatMap((row) => row.say ?? []);
    if (now.count > before && document.activeElement?.tagName !== "H2") fresh.push(now.question);
    heard.current = {
      number: Math.max(from, (now.rows.at(-1)?.number ?? -1) + 1),
      count: Math.max(before, now.count),
    };
    if (fresh.length > 0) setWords(sentences(fresh));
  };
  useEffect(() => {
    timer.current ||= window.setTimeout(speak, TOGETHER);
  }, [rows, count]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return html`<div class="hidden" role="status" aria-live="polite">${words}</div>`;
}
