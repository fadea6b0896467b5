// Something that a button starts: once at a time, and what was refused is told.
import { useState } from "../vendor/hooks.js";
import { Refused } from "./api.js";

/** @param {() => Promise<unknown>} begin */
export function useStarting(begin) {
  const [isStarting, setStarting] = useState(false);
  const [refused, setRefused] = useState(/** @type {Refused | undefined} */ (undefined));
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    setRefused(undefined);
    try {
      await begin();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    } finally {
      setStarting(false);
    }
  };
  return { start, isStarting, refused };
}
