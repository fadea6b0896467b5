// Motion is never waited for: any key or press ends it.
import { useEffect } from "../../vendor/hooks.js";

/** @param {(event: Event) => void} skip */
export function useSkip(skip) {
  useEffect(() => {
    addEventListener("keydown", skip, true);
    addEventListener("pointerdown", skip, true);
    return () => {
      removeEventListener("keydown", skip, true);
      removeEventListener("pointerdown", skip, true);
    };
  }, []);
}
