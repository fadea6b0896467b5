// One stop of the Tab key for a group; arrows move inside it.
import { useRef, useState } from "../../vendor/hooks.js";

const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/**
 * `group` goes on the element around, `stop(n)` on each thing inside, numbered as they stand.
 * @param {number} first the thing that Tab reaches before any was visited
 */
export function useRoving(first = 0) {
  const [visited, setVisited] = useState(-1);
  const around = useRef(/** @type {HTMLElement | null} */ (null));
  const stops = () => [...(around.current?.querySelectorAll("[data-stop]") ?? [])].map((found) => /** @type {HTMLElement} */ (found));
  const known = stops().length;
  const now = visited >= 0 && (known === 0 || visited < known) ? visited : Math.max(0, first);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const all = stops();
    const place = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const wanted = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : place + (STEPS[event.key] ?? NaN);
    if (place < 0 || !all[wanted]) return;
    event.preventDefault();
    all[wanted]?.focus();
  };
  /** @param {number} place */
  const stop = (place) => ({
    "data-stop": place,
    tabindex: place === now ? 0 : -1,
    onFocus: () => setVisited(place),
  });
  return { group: { ref: around, onKeyDown }, stop };
}
