// The question bar's words: what is asked, and which answers stand in it.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { keyOf } from "../kit/scene.js";
import { capital, ownName } from "../kit/terms.js";

/** @import { Message, Words } from "../../lib/types.js" */
/** @import { Flyer } from "./scene.js" */

/** Questions whether one answers what another does. */
const WINDOWS = ["cards", "bonus"];
const REACTS = ["shot", "reply", "out", "roll", "back"];
const PLACES = ["deploy", "edge", "column", "row", "heading"];

/** @param {any} view */
function flagOf({ decision, window }) {
  if (PLACES.includes(decision)) return say("skies-flag-place");
  if (decision === "cards" && REACTS.includes(window)) return say("skies-flag-react");
  if (["fly", "turn", "point", "slash"].includes(decision)) return say("skies-flag-fly");
  return decision === "action" ? say("skies-flag-act") : say("cards-flag-choice");
}

/** @param {Message} message */
export function question(message) {
  const { view, said } = message;
  if (!view.decision) return null;
  /** @type {Flyer[]} */
  const mine = view.aircraft.filter((/** @type {Flyer} */ { seat }) => seat === view.seat);
  const about = mine.find(({ asked }) => asked);
  const aircraft = about ? ownName(about, mine.length === 1) : "";
  const text =
    view.decision === "fly" ? say("skies-ask-board-fly", { aircraft })
    : view.decision === "column" ? say("skies-ask-board-place", { aircraft })
    : (said.question[0] ?? "");
  return { flag: flagOf(view), text: capital(text) };
}

/** All that answers stands in the tray or on the table, but to let things be. @param {any} order */
export const handled = (order) => keyOf(order) !== "do:pass";

/** @param {any} order */
export const declines = (order) => keyOf(order) === "do:pass";

/** @param {Message} message */
export const answers = ({ view: { decision } }) => WINDOWS.includes(decision);

/** @param {any} _order @param {Words} words */
export const label = (_order, words) => html`${capital(words.name)}`;

/** @param {Words} words */
export const brief = ({ name }) => capital(name);
