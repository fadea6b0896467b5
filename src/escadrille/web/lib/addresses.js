// Under which address a friend reaches this table: never under one that means his own machine.
import { signal } from "../vendor/signals.js";
import { call } from "./api.js";

/** @typedef {{ addresses: string[], kind: "public" | "network" | "alone" }} Reach */

/** @type {Reach} */
const UNKNOWN = { addresses: [], kind: "network" };
/** What the server says. */
const told = signal(/** @type {Reach | null} */ (null));
const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** The server is asked once, when a link is first shown. */
export function reach() {
  if (!told.value)
    call("/api/addresses").then(
      (answer) => (told.value = answer),
      () => (told.value = UNKNOWN),
    );
  return told.value ?? UNKNOWN;
}

/** The address that stands in links: the one by which I came, where others can come by it too. */
export const origin = () => (isHere ? (reach().addresses[0] ?? location.origin) : location.origin);

/** Can nobody else open what I share? */
export const isAlone = () => isHere && reach().kind === "alone";
