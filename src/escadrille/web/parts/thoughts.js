// Why an order was given, in a replay: its bot thinks it over again; for a person, an ace can be asked.
import { look, patiently } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { Fault } from "./fault.js";
import { Icon } from "./icons.js";
import { botName } from "./opponent.js";
import { nameOf } from "./people.js";
import { WeighedList, reasonsOf, wordsOf } from "./weighed.js";

/** @import { BoardModule } from "../boards/index.js" */
/** @import { Considered, Message } from "../lib/types.js" */
/** @import { Place } from "../lib/keys.js" */
/** @import { Moment } from "../lib/moments.js" */

const CALM = 350; // ms that one stays at a moment before its bot is asked

/** @type {Map<string, Considered>} */
const known = new Map();

/** Ask once; one bot thinks at a time. @param {Place} place @param {string} asks @param {() => boolean} isWanted */
async function consider(place, asks, isWanted) {
  const name = `${place.game}/${asks}`;
  const found = known.get(name) ?? (await patiently(() => look(place, asks), isWanted));
  known.set(name, found);
  return found;
}

/** @param {{ place: Place, board: BoardModule, moment: Moment, message: Message }} props */
export function Thoughts({ place, board, moment, message }) {
  const [isAsked, setAsked] = useState(false);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(timer);
  }, []);
  if (moment.seat === null) return html`<div class="thoughts"><p>${say("thought-start")}</p></div>`;
  const isPerson = message.seats[moment.seat]?.who === "human";
  const name = moment.bot ? botName(moment.bot) : nameOf(message, moment.seat);
  return html`<div class="thoughts" tabindex="0" role="region" aria-label=${say("thought-tab")}>
    ${isCalm && html`<${Fetched} key=${isAsked} ...${{ place, board, moment, name, isAsked }} />`}
    ${!moment.bot && !isAsked && html`<p>${say(isPerson ? "thought-person" : "thought-silent")}</p>
      <button type="button" class="button" onClick=${() => setAsked(true)}>
        <${Icon} name="hint" />${say("thought-ask")}
      </button>`}
  </div>`;
}

/** @param {{ place: Place, board: BoardModule, moment: Moment, name: string, isAsked: boolean }} props */
function Fetched({ place, board, moment, name, isAsked }) {
  const asks = `considered/${moment.number}?lang=${lang.value}${isAsked ? "&ask=true" : ""}`;
  const isHere = useRef(true);
  useEffect(() => () => void (isHere.current = false), []);
  const { answer, refused, again } = useAnswer(() => consider(place, asks, () => isHere.current), [asks]);
  if (refused) return html`<${Fault} refused=${refused} again=${again} />`;
  if (!answer)
    return html`<p role="status">${(moment.bot || isAsked) && say(isAsked ? "thought-asking" : "thought-again")}</p>`;
  const { bot, counsel, ordered } = answer;
  return html`<div role="status">
    <p><span class="second">${say("thought-ordered", { name })}</span> <b>${wordsOf(board, ordered)}</b></p>
    ${bot && !counsel && html`<p>${say("thought-unknown", { name: bot })}</p>`}
    ${counsel && html`<${Verdict} board=${board} considered=${answer} />`}
  </div>
  ${counsel && html`<${WeighedList} board=${board} counsel=${counsel} />`}`;
}

/** @param {{ board: BoardModule, considered: Considered }} props */
function Verdict({ board, considered: { bot, counsel, same } }) {
  if (!counsel) return null;
  const order = wordsOf(board, counsel.chosen);
  const verdict = bot
    ? same
      ? ""
      : say("thought-otherwise", { order })
    : same
      ? say("thought-same")
      : say("thought-rather", { order });
  const reasons = reasonsOf(bot ? "thought" : "hint", board, counsel);
  return html`${verdict && html`<p><b>${verdict}</b></p>`}<p>${reasons.join(" ")}</p>`;
}
