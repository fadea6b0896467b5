// One stop of the Tab key for a group; arrows move inside it.
import { useLayoutEffect, useRef, useState } from "../../vendor/hooks.js";

const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/**
 * `group` goes on the element around, `stop(n)` on each thing inside, numbered as they stand. Tab comes in at the first
 * thing that answers the question.
 */
export function useRoving() {
  const [visited, setVisited] = useState(-1);
  const [first, setFirst] = useState(0);
  const around = useRef(/** @type {HTMLElement | null} */ (null));
  const stops = () => /** @type {HTMLElement[]} */ ([...(around.current?.querySelectorAll("[data-stop]") ?? [])]);
  useLayoutEffect(() => {
    const answering = stops().findIndex((one) => one.closest(".play, .out"));
    setFirst(Math.max(0, answering));
  });
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const all = stops();
    const place = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const wanted = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : place + (STEPS[event.key] ?? NaN);
    if (place < 0 || !all[wanted]) return;
    event.preventDefault();
    event.stopPropagation(); // the arrows of a replay stay out of it
    all[wanted]?.focus();
  };
  /** @param {FocusEvent} event */
  const onFocusOut = (event) => {
    if (!(event.relatedTarget instanceof Node && around.current?.contains(event.relatedTarget))) setVisited(-1);
  };
  const now = visited < 0 ? first : visited;
  /** @param {number} place */
  const stop = (place) => ({
    "data-stop": place,
    tabindex: place === now ? 0 : -1,
    onFocus: () => setVisited(place),
  });
  return { group: { ref: around, onKeyDown, onFocusOut }, stop };
}
