// Something that a button or a form starts: once at a time, and what was refused is told.
import { useState } from "../vendor/hooks.js";
import { refusedBy } from "./api.js";

/** @import { Refused } from "./api.js" */

/** @template {any[]} T @param {(...about: T) => Promise<unknown>} begin */
export function useStarting(begin) {
  const [isStarting, setStarting] = useState(false);
  const [refused, setRefused] = useState(/** @type {Refused | undefined} */ (undefined));
  /** @param {T} about */
  const start = async (...about) => {
    if (isStarting) return;
    setStarting(true);
    setRefused(undefined);
    try {
      await begin(...about);
    } catch (error) {
      setRefused(refusedBy(error));
    } finally {
      setStarting(false);
    }
  };
  return { start, isStarting, refused };
}

/** What sends a form. @param {() => unknown} start @returns {(event: Event) => void} */
export const submits = (start) => (event) => {
  event.preventDefault();
  void start();
};
