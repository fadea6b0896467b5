// How a replay is watched: by itself, with whose knowledge, and how to show a moment to a friend.
import { useCopy } from "../lib/copy.js";
import { html, typed } from "../lib/html.js";
import { say } from "../lib/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Icon } from "./icons.js";
import { nameOf } from "./people.js";

/** @import { Film } from "../lib/moments.js" */
/** @import { Place } from "../lib/keys.js" */

const PACE = 1400; // ms for a moment at simple speed

/** @param {{ at: number, last: number, goTo: (moment: number) => void }} props */
export function useAutoplay({ at, last, goTo }) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => goTo(at + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, at, last]);
  const toggle = () => {
    if (!isPlaying && at >= last) goTo(0);
    setPlaying(!isPlaying);
  };
  return { isPlaying, speed, setSpeed, toggle, stop: () => setPlaying(false) };
}

/**
 * Whose knowledge? Of a game that was never finished, one's own.
 * @param {{ film: Film, knowledge: string, choose: (knowledge: string) => void }} props
 */
export function Knowing({ film, knowledge, choose }) {
  const isSecret = film.campaign?.running ?? false; // of a mission everyone sees what he knew
  const isOver = !isSecret && (film.version === null || film.seed !== null);
  const seats = film.seats.map((_, seat) => seat).filter((seat) => isOver || String(seat) === knowledge);
  const people = { seat: null, seats: film.seats };
  return html`<label class="knowing">
    ${say("replay-knowing")}
    <select class="field" onChange=${typed(choose)}>
      ${film.version === null && !isSecret &&
      html`<option value="open" selected=${knowledge === "open"}>${say("replay-knowing-open")}</option>`}
      ${seats.map((seat) => html`<option key=${seat} value=${seat} selected=${knowledge === String(seat)}>
        ${nameOf(people, seat)}
      </option>`)}
      <option value="" selected=${knowledge === ""}>${say("replay-knowing-spectator")}</option>
    </select>
  </label>`;
}

/**
 * The address of this moment, with the key to watch where this browser has one.
 * @param {{ place: Place, address: string }} props
 */
export function MomentLink({ place, address }) {
  const key = place.spectator ? `${address.includes("?") ? "&" : "?"}key=${place.spectator}` : "";
  const { isCopied, copy } = useCopy(`${location.origin}/#/${address}${key}`);
  return html`<button type="button" class="button small bare" onClick=${copy} title=${say("replay-link-text")}>
      <${Icon} name=${isCopied ? "stored" : "share"} />${say(isCopied ? "page-copied" : "replay-link")}
    </button>
    <span class="hidden" role="status">${isCopied ? say("page-copied") : ""}</span>`;
}
