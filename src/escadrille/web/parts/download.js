// What is left of a finished game: its record as a file, and the way to watch it.
import { recordOf } from "../lib/api.js";
import { html } from "../lib/html.js";
import { save } from "../lib/save.js";
import { useStarting } from "../lib/starting.js";
import { say } from "../lib/words.js";
import { Icon } from "./icons.js";
import { reasonOf } from "./refusal.js";

/** @param {{ place: { game: string, key: string }, isCampaign?: boolean }} props with its missions, one file */
export function Download({ place, isCampaign = false }) {
  const { start, refused } = useStarting(async () => {
    const { name, text } = await recordOf(place, isCampaign);
    save(name, text, "application/jsonl");
  });
  return html`<button type="button" class="button" onClick=${start}>
      <${Icon} name="download" />${say("table-end-download")}
    </button>
    ${refused && html`<span role="alert">${reasonOf(refused)}</span>`}`;
}

/** Who watches a game that is over wants to see all cards, at first. @param {string} game */
export const replayOf = (game) => `#/replay/${game}/0?seat=open`;

/** @param {{ game: string, isSecond?: boolean }} props */
export const WatchAgain = ({ game, isSecond }) => html`<a class=${isSecond ? "button" : "button main"} href=${replayOf(game)}>
  <${Icon} name="play" />${say("table-end-watch")}
</a>`;
