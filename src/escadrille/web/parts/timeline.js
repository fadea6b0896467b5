// The time line of a replay: a slider with ticks at turns and marks at hits, flips and kills; the buttons of a player.
import { html, typed } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "./icons.js";

/** @import { Moment } from "../lib/moments.js" */
/** @import { BoardModule, Mark } from "../boards/index.js" */
/** @import { IconName } from "./icons.js" */

const SPEEDS = [0.5, 1, 2, 4];

/** What is marked, the gravest first. */
export const GRAVEST = /** @type {const} */ (["kill", "flip", "hit"]);
/** @type {Record<Mark, string>} */
const SHAPES = { hit: "M-3 -3L3 3M3 -3L-3 3", flip: "M-4 0L0 -5L4 0L0 5Z", kill: "M0 7L-6 -5H6Z" };

/**
 * @param {{ at: number, total: number, known: Moment[], board: BoardModule, isPlaying: boolean, speed: number,
 *   goTo: (moment: number) => void, toggle: () => void, setSpeed: (speed: number) => void }} props
 */
export function Timeline({ at, total, known, board, isPlaying, speed, goTo, toggle, setSpeed }) {
  const last = total - 1;
  const turn = known[at]?.turn ?? 0;
  return html`<div class="timeline">
    <div class="reel">
      <${Step} icon="first" label=${say("replay-first")} to=${0} at=${at} goTo=${goTo} />
      <${Step} icon="back" label=${say("replay-previous")} to=${Math.max(0, at - 1)} at=${at} goTo=${goTo} />
      <button type="button" class="button main" onClick=${toggle}>
        <${Icon} name=${isPlaying ? "pause" : "play"} />${isPlaying ? say("replay-pause") : say("replay-play")}
      </button>
      <${Step} icon="next" label=${say("replay-next")} to=${Math.min(last, at + 1)} at=${at} goTo=${goTo} />
      <${Step} icon="last" label=${say("replay-last")} to=${last} at=${at} goTo=${goTo} />
      <label class="speed">
        <span class="hidden">${say("replay-speed")}</span>
        <select class="field" onChange=${typed((times) => setSpeed(Number(times)))}>
          ${SPEEDS.map((times) => html`<option value=${times} selected=${times === speed}>
            ${say("replay-times", { times })}
          </option>`)}
        </select>
      </label>
    </div>
    <div class="slider">
      <${Ticks} known=${known} last=${last} board=${board} />
      <input type="range" min="0" max=${last} value=${at} aria-label=${say("replay-moment")}
        aria-valuetext=${say(board.dated ?? "replay-at", { number: at, last, turn })}
        onInput=${typed((moment) => goTo(Number(moment)))} />
    </div>
  </div>`;
}

/** @param {{ icon: IconName, label: string, to: number, at: number, goTo: (moment: number) => void }} props */
const Step = ({ icon, label, to, at, goTo }) => html`<button type="button" class="button bare" aria-label=${label}
  title=${label} aria-disabled=${to === at ? "true" : undefined} onClick=${() => goTo(to)}>
  <${Icon} name=${icon} /></button>`;

/** @param {{ known: Moment[], last: number, board: BoardModule }} props */
function Ticks({ known, last, board }) {
  /** @param {number} number */
  const x = (number) => `${last ? (100 * number) / last : 0}%`;
  const turns = known.filter(({ turn, number }) => known[number - 1] && known[number - 1]?.turn !== turn);
  /** @type {{ number: number, mark: Mark }[]} */
  const marks = known.flatMap((moment) => {
    const found = moment.events.map((event) => board.marks?.[event.event]);
    const mark = GRAVEST.find((one) => found.includes(one));
    return mark ? [{ number: moment.number, mark }] : [];
  });
  return html`<svg class="ticks" width="100%" height="40" aria-hidden="true">
    <line class="rail" x1="0" x2="100%" y1="27" y2="27" />
    ${turns.map(({ number, turn }) => html`<svg key=${number} x=${x(number)} overflow="visible">
      <path class="tick" d="M0 20V34" /><text class="turn" y="14">${turn}</text>
    </svg>`)}
    ${marks.map(({ number, mark }) => html`<svg key=${`mark ${number}`} x=${x(number)} y="27" overflow="visible">
      <path class=${mark} d=${SHAPES[mark]} />
    </svg>`)}
  </svg>`;
}
