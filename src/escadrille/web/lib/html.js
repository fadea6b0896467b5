import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

export const html = htm.bind(h);

/** Hand on what is written or chosen in a field. @param {(value: string) => void} set @returns {(event: Event) => void} */
export const typed = (set) => (event) => set(/** @type {HTMLInputElement} */ (event.currentTarget).value);
