// How much room the page has; the style sheets have the same bounds.
import { signal } from "../vendor/signals.js";

/** Is the page at most this wide? @param {number} width px */
function atMost(width) {
  const query = matchMedia(`(max-width: ${width}px)`);
  const holds = signal(query.matches);
  query.addEventListener("change", () => {
    holds.value = query.matches;
  });
  return holds;
}

/** As narrow as a phone. */
export const isNarrow = atMost(720);
/** Too narrow for small print on a board between two columns. */
export const isCramped = atMost(1199);
/** Too narrow for five skies side by side. */
export const isTight = atMost(900);
