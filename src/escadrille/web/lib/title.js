// The title of the document: the screen, and a mark when one of my games waits for me.
import { effect, signal } from "../vendor/signals.js";
import { waiting } from "./mine.js";

/** What the screen is called. */
export const title = signal("");

effect(() => {
  const name = title.value ? `${title.value} · Escadrille` : "Escadrille";
  document.title = waiting.value.length ? `● ${name}` : name;
});
