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

/** Programming, then a phase for each card. @param {any} view */
const clockOf = ({ turn, turns, phase, phases, over }) => {
  const now = over || !turn ? 0 : phase + 1;
  return { turn, turns, phase: now, phases: 1 + phases };
};

/** What is going on, in a word or two. @param {any} view */
function stepWord({ over, phase, decision, deciding }) {
  if (over) return say("wings-step-over");
  const asked = decision ?? deciding[0]?.[1];
  if (phase === 0) return asked ? capital(say("wings-decision", { value: asked })) : say("wings-step-program");
  return asked === "declare" ? say("wings-step-fire", { phase }) : say("wings-phase", { phase });
}

/** @param {{ shots: number, losses: number }} story */
const broughtWords = ({ shots, losses }) =>
  [shots && say("wings-did-shots", { count: shots }), losses && say("wings-did-losses", { count: losses })]
    .filter(Boolean)
    .join(", ");

/** Sky, sun, levels in play, advantage and points. @param {Scene} scene @returns {string[]} */
function facts({ view, scenario }) {
  const sideName = (/** @type {number} */ side) => scenario?.side[side]?.name[lang.value] ?? view.sides[side];
  const { clouds, window: open, advantage } = view;
  return [
    view.sky !== "clear" && say(`wings-sky-${view.sky}`),
    clouds && say("wings-board-clouds", { low: clouds.low, high: clouds.high }),
    open.low > 0 && say("wings-board-window", { floor: open.low, ceiling: open.high }),
    view.sun !== null && say("wings-sun-with", { side: sideName(view.sun) }),
    advantage?.turns > 0 && say("wings-board-advantage", { side: sideName(advantage.side), turns: advantage.turns }),
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
  const view = { ...scene.view, over: scene.isOver };
  const story = turnStory(scene.message);
  const phases = story.map((brought, phase) => ({
    name: phase ? String(phase) : "program",
    word: phase ? say("wings-phase", { phase }) : say("wings-step-program"),
    told: broughtWords(brought),
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
