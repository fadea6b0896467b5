// What a screen asks of the server before it can be drawn.
import { useEffect, useState } from "../vendor/hooks.js";
import { refusedBy } from "./api.js";

/** @import { Refused } from "./api.js" */

/**
 * @template T
 * @param {() => Promise<T>} ask
 * @param {any[]} about asked again when one of these changes
 * @returns {{ answer: T | undefined, refused: Refused | undefined, again: () => void }}
 */
export function useAnswer(ask, about) {
  const [state, setState] = useState(/** @type {{ answer?: T, refused?: Refused }} */ ({}));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (answer) => isWanted && setState({ answer }),
      (error) => isWanted && setState({ refused: refusedBy(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [...about, tries]);
  return { answer: state.answer, refused: state.refused, again: () => setTries(tries + 1) };
}
