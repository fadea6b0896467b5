// The keys of a table.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { useLayoutEffect } from "../vendor/hooks.js";
import { shortcuts } from "./switches.js";

/** @param {EventTarget | null} target */
const isWriting = (target) =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=range]), textarea, select");

/**
 * Letters act unless one is writing, or has switched them off; Escape and arrows always do.
 * @param {Record<string, (event: KeyboardEvent) => void>} doing by key, letters in lower case, or by its place: Digit1
 */
export function useShortcuts(doing) {
  // Together with what is shown, not after it: a key acts on what one sees.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = doing[key] ?? doing[event.code];
      if (!act || (key.length === 1 && shortcuts.value === "no")) return;
      act(event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Those without a sign of their own have a name in each language. */
const KEYS = /** @type {const} */ ([
  ["enter", ""],
  ["arrows", "← ↑ → ↓"],
  ["escape", ""],
  ["undo", "U"],
  ["hint", "H"],
  ["log", "L"],
  ["chat", "C"],
  ["rules", "?"],
]);

export const KeyList = () => html`<dl class="keys">
  ${KEYS.map(([name, key]) => html`<div key=${name}>
    <dt><kbd class="key">${key || say(`table-key-${name}`)}</kbd></dt>
    <dd>${say(`table-key-of-${name}`)}</dd>
  </div>`)}
</dl>`;
