// Where the focus goes, and what Escape does.
import { useEffect, useRef } from "../vendor/hooks.js";

/** Move the focus to the first such thing, if there is one. @param {string} selector */
export const focusOn = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();

/** A thing that takes the focus when one of these changes, where it may. @param {any[]} about @param {boolean} [may] */
export function useFocus(about, may = true) {
  const thing = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (may) thing.current?.focus();
  }, about);
  return thing;
}

/** @param {() => void} act @returns {(event: KeyboardEvent) => void} */
export const onEscape = (act) => (event) => {
  if (event.key !== "Escape") return;
  event.preventDefault();
  act();
};
