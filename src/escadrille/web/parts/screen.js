// A screen beside the table: the bar, a heading, and focus where a reader begins.
import { html } from "../lib/html.js";
import { refresh } from "../lib/mine.js";
import { useTitle } from "../lib/title.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { Bar } from "./bar.js";

let isFirst = true;

/**
 * @param {object} props
 * @param {import("./bar.js").Place} props.here
 * @param {string} props.name what the screen is called
 * @param {any} [props.aside] beside the heading
 * @param {string} [props.kind] a class of its own
 * @param {any} props.children
 */
export function Screen({ here, name, aside, kind = "", children }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
    scrollTo(0, 0);
    void refresh();
  }, []);
  useTitle(name);
  return html`<${Bar} here=${here} />
    <main class=${`screen ${kind}`}>
      <div class="heading"><h1 ref=${heading} tabindex="-1">${name}</h1>${aside}</div>
      ${children}
    </main>`;
}
