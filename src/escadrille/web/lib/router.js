// Addresses of the page live after the #: a key in one never reaches a server's log.
import { signal } from "../vendor/signals.js";

/** @param {string} address after the #, as "table/abc?watch" */
const read = (address) => {
  const [path = "", query = ""] = address.replace(/^#?\/?/, "").split("?");
  return { path: path.split("/"), query: new URLSearchParams(query) };
};

export const route = signal(read(location.hash));

addEventListener("hashchange", () => {
  route.value = read(location.hash);
});

/** @param {string} address after the #, as "table/abc" */
export function go(address) {
  location.hash = `#/${address}`;
}

/** Change the address without a step in the history. @param {string} address */
export function replace(address) {
  try {
    history.replaceState(null, "", `#/${address}`);
  } catch {
    // Safari allows a hundred in half a minute, and a time line drawn along has more: the address lags behind.
  }
  route.value = read(address);
}
