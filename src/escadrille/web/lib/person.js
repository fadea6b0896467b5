// Who I am on this server, where I have a personal link: what this browser signs in with. There are no accounts.
import { signal } from "../vendor/signals.js";
import { recall, remember } from "./storage.js";

/**
 * `own` is never sent to the server: my parts of a deal are made of it, on each of my devices the same.
 * @typedef {{ device: string, link: string, own: string }} Person
 */

/** @returns {Person | null} */
function kept() {
  try {
    const read = JSON.parse(recall("person") ?? "null");
    return read?.device ? read : null;
  } catch {
    return null;
  }
}

export const person = signal(kept());

addEventListener("storage", (event) => {
  if (event.key === "person") person.value = kept();
});

/** Be somebody in this browser, or nobody. @param {Person | null} one */
export function become(one) {
  remember("person", JSON.stringify(one));
  person.value = one;
}

/** What this browser shows to open games and to sit down as myself. */
export const deviceKey = () => person.peek()?.device;

/** @param {{ key: string }} place */
export const isOfPerson = ({ key }) => {
  const device = deviceKey();
  return device !== undefined && key.startsWith(`${device}.`);
};
