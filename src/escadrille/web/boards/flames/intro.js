// The lessons of the page that introduces flames, each with its picture.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Answered, CardStill, Standing, Worn } from "../cards/intro.js";
import { StatusView } from "../kit/status.js";
import { ActionCard } from "./card.js";
import { PHASES } from "./story.js";
import { positionWord } from "./terms.js";

/** @import { Lesson } from "../index.js" */

const HELLCAT = { type: "f6f-3", nation: "usa", year: 1944 };
const OSCAR = { type: "ki-43", nation: "japan", year: 1944 };

/** @param {{ content: any }} props */
function Hurt({ content }) {
  const { airframe, damaged } = content.fighter["f6f-3"];
  return html`<${Worn} planes=${[{ ...HELLCAT, heading: 90, damaged: true }]} word=${say("flames-plate-hits")}
    damage=${airframe + 1} capacity=${[airframe, damaged.airframe]} />`;
}

const Turn = () => html`<${StatusView} title=${say("page-clock-turn")} scenario=""
  clock=${{ turn: 1, turns: 0, phase: 4, phases: PHASES.length }}
  phases=${PHASES.map((name) => ({ name, word: say(`flames-status-${name}`), told: "" }))} />`;

/** @type {Lesson[]} */
export const lessons = [
  { name: "win", rules: ["FLAMES-DMG-01", "FLAMES-DMG-03", "FLAMES-END-01", "FLAMES-END-02"], Picture: Hurt },
  { name: "turn", rules: ["FLAMES-TURN-01", "FLAMES-ALT-04", "FLAMES-ALT-05"], Picture: Turn },
  {
    name: "decide", rules: ["FLAMES-PLAY-01", "FLAMES-PLAY-04"],
    Picture: ({ content }) => html`<${CardStill} Card=${ActionCard} content=${content} id="scissors" />`,
  },
  {
    name: "fight", rules: ["FLAMES-POS-08", "FLAMES-PLAY-07", "FLAMES-PLAY-08", "FLAMES-REACT-02"],
    Picture: ({ content }) =>
      html`<${Answered} Card=${ActionCard} content=${content} by="ims-2-2" answer="barrel-roll" />`,
  },
  {
    name: "first", rules: ["FLAMES-POS-01", "FLAMES-SPEED-01", "FLAMES-TURN-09"],
    Picture: () => html`<${Standing} planes=${[HELLCAT, OSCAR]} position=${1} positionWord=${positionWord} />`,
  },
];
