// Where the turn stands: the clock, the phases with what they brought, the sky; below it everyone's state.
import { html } from "../../lib/html.js";
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { StatusView, dialOf } from "../kit/status.js";
import { capital } from "../kit/terms.js";
import { Dashboard } from "./dashboard.js";
import { Scene } from "./scene.js";
import { turnStory } from "./story.js";

/** @import { BoardProps } from "../index.js" */

const PHASES = 4; // programming, then three cards

/** @param {any} view */
const clockOf = ({ turn, turns, phase, over }) => {
  const now = over || !turn ? 0 : phase + 1;
  return { turn, turns, phase: now, phases: PHASES };
};

/** What is going on, in a word or two. @param {any} view */
function stepWord({ over, phase, decision, deciding }) {
  if (over) return say("wings-step-over");
  const asked = decision ?? deciding[0]?.[1];
  if (phase === 0) return asked ? capital(say("wings-decision", { value: asked })) : say("wings-step-program");
  return asked === "declare" ? say("wings-step-fire", { phase }) : say("wings-phase", { phase });
}

/** @param {{ shots: number, losses: number } | undefined} story */
const broughtWords = (story) =>
  [
    story?.shots && say("wings-did-shots", { count: story.shots }),
    story?.losses && say("wings-did-losses", { count: story.losses }),
  ]
    .filter(Boolean)
    .join(", ");

/** Sky, sun, levels in play, advantage and points. @param {Scene} scene @returns {string[]} */
function facts({ view, scenario }) {
  const sideName = (/** @type {number} */ side) => scenario?.side[side]?.name[lang.value] ?? view.sides[side];
  const [winner, turns] = view.advantage ?? [0, 0];
  return [
    view.sky !== "clear" && say(`wings-sky-${view.sky}`),
    view.clouds && say("wings-board-clouds", { low: view.clouds[0], high: view.clouds[1] }),
    view.window[0] > 0 && say("wings-board-window", { floor: view.window[0], ceiling: view.window[1] }),
    view.sun !== null && say("wings-sun-with", { side: sideName(view.sun) }),
    turns > 0 && say("wings-board-advantage", { side: sideName(winner), turns }),
    view.scores.some(Boolean) && say("wings-board-points", { points: view.scores.join("\u00a0–\u00a0") }),
  ].filter((fact) => typeof fact === "string");
}

/** How many seats have ended their programming. @param {Scene} scene */
function readyWords({ view, message }) {
  if (view.phase || view.over || view.decision === "pick") return "";
  const count = view.seats.length - message.waiting.length;
  return message.waiting.length > 0 ? say("wings-ready", { count, seats: view.seats.length }) : "";
}

/** @param {BoardProps} props */
export function Status(props) {
  const scene = new Scene(props);
  const { view } = scene;
  const story = turnStory(scene.message);
  const phases = ["program", 1, 2, 3].map((phase, place) => ({
    name: String(phase),
    word: place ? say("wings-phase", { phase: place }) : say("wings-step-program"),
    told: broughtWords(story[place]),
  }));
  const known = [readyWords(scene), ...facts(scene)].filter(Boolean);
  return html`<div class="sortie-status">
    <${StatusView}
      title=${stepWord(view)} clock=${clockOf(view)} phases=${view.turn && !view.over ? phases : []}
      scenario=${scene.scenario?.title?.[lang.value] ?? ""}>
      ${known.length > 0 && html`<p class="second facts">${known.join(" · ")}</p>`}
    <//>
    <${Dashboard} scene=${scene} choose=${props.choose} />
  </div>`;
}

export const Dial = dialOf(clockOf);
