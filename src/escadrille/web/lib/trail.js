// Where one came from, for the way back from rules that are read in passing.
import { effect } from "../vendor/signals.js";
import { route } from "./router.js";

let last = "";

/** Note where one is, from the first screen on. */
export const follow = () => effect(() => {
  if (!["rules", "intro"].includes(route.value.path[0] ?? "")) last = location.hash.replace(/^#\/?/, "");
});

/** The last address outside the rules and their introductions; "" is home. */
export const cameFrom = () => last;
