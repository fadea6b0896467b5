// Copying a text; without https there is no clipboard, and a field must lend its own.
import { useState } from "../vendor/hooks.js";

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return isDone;
  }
}

/** Copy a text, and tell for which one that was done. @param {string} text */
export function useCopy(text) {
  const [done, setDone] = useState("");
  return { isCopied: done === text, copy: async () => setDone((await copied(text)) ? text : "") };
}
