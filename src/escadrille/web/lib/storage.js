// What this browser remembers. Where it may not, or has no room left, it forgets when the page is closed.

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text */
export function remember(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Nothing is lost now: what was to be remembered is still on the page.
  }
}
