// What is pointed at, by its order's key: the tray and the board light up the same thing.
import { signal } from "../../vendor/signals.js";

export const pointed = signal("");

/** Is this order's thing pointed at? @param {string} key */
export const points = (key) => pointed.value === key;
