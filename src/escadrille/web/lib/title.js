// The title of the document: the screen, and a mark when one of my games waits for me.
import { useEffect } from "../vendor/hooks.js";
import { effect, signal } from "../vendor/signals.js";
import { tellsTab, waiting } from "./mine.js";

const title = signal("");

/** What the screen is called from now on. @param {string} name */
export function useTitle(name) {
  useEffect(() => {
    title.value = name;
  }, [name]);
}

effect(() => {
  const name = title.value ? `${title.value} · Escadrille` : "Escadrille";
  document.title = waiting.value.length && tellsTab.value === "yes" ? `● ${name}` : name;
});
