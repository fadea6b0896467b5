// Addresses of the page live after the #: a key in one never reaches a server's log.
import { signal } from "../vendor/signals.js";

const read = () => {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").map(decodeURIComponent), query: new URLSearchParams(query) };
};

export const route = signal(read());

addEventListener("hashchange", () => {
  route.value = read();
});

/** @param {string} address after the #, as "table/abc" */
export function go(address) {
  location.hash = `#/${address}`;
}

/** Change the address without a step in the history. @param {string} address */
export function replace(address) {
  history.replaceState(null, "", `#/${address}`);
  route.value = read();
}
