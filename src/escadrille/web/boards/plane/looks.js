// What the reader has switched on, and the browser remembers.
import { recall, remember } from "../../lib/storage.js";
import { effect, signal } from "../../vendor/signals.js";

/** A switch that the browser remembers. @param {string} name @param {boolean} usual */
export function kept(name, usual) {
  const on = signal((recall(name) ?? (usual ? "yes" : "no")) === "yes");
  effect(() => remember(name, on.value ? "yes" : "no"));
  return on;
}

/** Lay the ruler to what is looked at, or to what is nearest. */
export const isMeasuring = kept("ruler", true);
