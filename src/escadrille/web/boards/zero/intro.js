// The lessons of the page that introduces zero, each with its picture.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Answered, CardStill, Standing, Worn } from "../cards/intro.js";
import { StatusView } from "../kit/status.js";
import { capital } from "../kit/terms.js";
import { ActionCard } from "./card.js";
import { PHASES } from "./story.js";
import { positionWord } from "./terms.js";

/** @import { Lesson } from "../index.js" */

const WILDCAT = { type: "f4f-4", nation: "usa", year: 1942 };
const CLAUDE = { type: "a5m4", nation: "japan", year: 1942 };

/** A Leader that was hit, and its Wingman behind it. @param {{ content: any }} props */
function Hurt({ content }) {
  const { capacity } = content.fighter.a5m4;
  const planes = [
    { ...CLAUDE, heading: 270, px: 120, x: -20, y: -16, damaged: true },
    { ...CLAUDE, heading: 270, px: 84, x: 52, y: 34 },
  ];
  return html`<${Worn} planes=${planes} word=${say("zero-board-hits")} damage=${capacity[0]} capacity=${capacity} />`;
}

const Turn = () => html`<${StatusView} title=${say("page-clock-turn")} scenario=""
  clock=${{ turn: 1, turns: 0, phase: 3, phases: PHASES.length }}
  phases=${PHASES.map((name) => ({ name, word: capital(say(`zero-phase-${name}`)), told: "" }))} />`;

/** @type {Lesson[]} */
export const lessons = [
  { name: "win", rules: ["ZERO-VIC-01", "ZERO-VIC-03", "ZERO-END-01"], Picture: Hurt },
  { name: "turn", rules: ["ZERO-SEQ-01", "ZERO-SEQ-03", "ZERO-SEQ-08"], Picture: Turn },
  {
    name: "decide", rules: ["ZERO-ATK-01", "ZERO-ATK-02", "ZERO-SEQ-07"],
    Picture: ({ content }) => html`<${CardStill} Card=${ActionCard} content=${content} id="scissors" />`,
  },
  {
    name: "fight", rules: ["ZERO-ATK-03", "ZERO-ATK-04", "ZERO-ATK-08", "ZERO-ATK-12"],
    Picture: ({ content }) =>
      html`<${Answered} Card=${ActionCard} content=${content} by="ims-2-2" answer="tight-turn" />`,
  },
  {
    name: "first", rules: ["ZERO-POS-01", "ZERO-POS-06", "ZERO-WNG-01", "ZERO-WNG-07"],
    Picture: () => html`<${Standing} planes=${[WILDCAT, CLAUDE]} position=${2} positionWord=${positionWord} />`,
  },
];
