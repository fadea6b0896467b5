// The tray: every answer as a card, counter or line; what may not be ordered tells why.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { Tip } from "../../parts/tip.js";
import { keyOf } from "../kit/scene.js";
import { useRoving } from "../kit/roving.js";
import { capital } from "../kit/terms.js";
import { useEffect } from "../../vendor/hooks.js";
import { isCourse, settledBy } from "./ask.js";
import { faceOf } from "./faces.js";
import { WholeFlight, useStanding } from "./flight.js";
import { HarmOdds } from "./odds.js";
import { pointed } from "./pointed.js";
import { Proposals } from "./proposal.js";
import { Review, ToReview, isLastArmed, isReviewed } from "./review.js";
import { Scene } from "./scene.js";
import { shownScreen, turnTo } from "./screens.js";
import { whyWords } from "./terms.js";
import { Weight } from "./weapons.js";

/** @import { BoardProps } from "../index.js" */
/** @import { Bar, Choice } from "../kit/scene.js" */

/** @typedef {{ scene: Scene, choices: Choice[], barred: Bar[], label: string, busy: boolean,
 *   choose: (order: any) => void }} Group */

/** @param {Choice} choice */
const isUnload = ({ order }) => order.order === "unload";

/** On the disc it is seen, or a table says it: no card tells again why it may not be. */
const ELSEWHERE = ["do", "zone", "unload", "threat"];

/** The roll comes first, cards and counters next, other words last. @param {any} order */
const rank = (order) => (["fire", "target"].includes(order.word) ? 0 : order.order === "do" ? 2 : 1);

/** What an answer is: in the server's words for those who hear it, drawn for those who see it.
 * @param {{ scene: Scene, choice: Choice | Bar }} props
 */
const Face = ({ scene, choice }) => html`<span class="hidden">${capital(choice.say)}</span>
  <span class="face" aria-hidden="true"><${faceOf(choice.order)} scene=${scene} choice=${choice} /></span>`;

/** Answers of one kind, one stop of the Tab key. @param {Group} props */
function Answers({ scene, choices, barred, label, busy, choose }) {
  const { group, stop } = useRoving();
  /** @type {(Choice | Bar)[]} */
  const cards = [...choices, ...barred].sort((one, other) => rank(one.order) - rank(other.order));
  return html`<div class="ph-group" ...${group}>
    <ul class="ph-choices" aria-label=${label}>
      ${cards.map((choice, place) => html`<li key=${keyOf(choice.order)}>${"rule" in choice
        ? html`<button type="button" class=${`ph-choice off ${choice.order.order}`} aria-disabled="true"
            data-rule=${choice.rule} ...${stop(place)}
          ><${Face} scene=${scene} choice=${choice} />
            <span class="why"><${Icon} name="locked" size=${13} />${whyWords(choice)}</span></button>`
        : html`<button type="button" class=${`ph-choice play ${choice.order.order} ${choice.order.word ?? ""}`}
            data-order=${keyOf(choice.order)} aria-disabled=${busy ? "true" : undefined} ...${stop(place)}
            onClick=${() => choose(choice.order)} onMouseLeave=${() => (pointed.value = "")}
            onMouseEnter=${() => (pointed.value = keyOf(choice.order))}
          ><${Face} scene=${scene} choice=${choice} /></button>`}</li>`)}
    </ul>
  </div>`;
}

/** What is loaded, counter by counter, to be put back. @param {Group} props */
function Load({ choices, ...props }) {
  const pilot = props.scene.pilot(props.scene.view.asked);
  if (!pilot) return null;
  return html`<div class="ph-load">
    <${Weight} pilot=${pilot} />
    ${choices.length > 0 && html`<${Answers} ...${props} choices=${choices} />`}
  </div>`;
}

/** What the enemy's attack can do if nobody keeps it down. @param {{ scene: Scene }} props */
function Unanswered({ scene }) {
  const harm = scene.decision === "suppress" && scene.may({ order: "do", word: "pass" })?.facts;
  return harm && html`<div class="ph-unanswered"><b>${say("phantom-odds-unanswered")}</b><${HarmOdds} harm=${harm} />
    </div>`;
}

/** After a debriefing the next Target is chosen on the map. @param {{ scene: Scene }} props */
function Onward({ scene }) {
  const leave = () => {
    turnTo(scene, "map");
    /** @type {HTMLElement | null} */ (document.querySelector(".question h2"))?.focus();
  };
  return html`<div class="ph-tray debriefing"><button type="button" class="button yours onward"
      data-stop="0" onClick=${leave}>
    ${say("phantom-debriefing-onward")}<${Icon} name="next" /></button></div>`;
}

/** @param {BoardProps} props */
export function Tray(props) {
  const scene = new Scene(props);
  const { busy, choose, message, news } = props;
  const settled = settledBy(message);
  useStanding(scene, news, choose);
  useEffect(() => {
    if (settled) choose(settled);
  }, [message.asked?.count]);
  if (!scene.decision) return null;
  if (settled) return html`<div class="ph-tray settled"></div>`;
  if (isReviewed(message)) return html`<${Review} scene=${scene} busy=${busy} choose=${choose} />`;
  if (scene.decision === "target" && shownScreen(scene) === "debriefing") return html`<${Onward} scene=${scene} />`;
  const open = [...scene.legal.values()].filter(({ order }) => order.word !== "pass" || isCourse(message));
  const barred = [...scene.barred.values()].filter(({ order }) => !ELSEWHERE.includes(order.order));
  const label = say("phantom-decision", { value: scene.decision });
  const [back, forth] = [open.filter(isUnload), open.filter((choice) => !isUnload(choice))];
  return html`<div class=${`ph-tray ${scene.decision}`} key=${scene.decision}>
    <${Tip} message=${message} name=${`phantom-guide-${scene.decision}`} />
    <${Proposals} ...${props} decision=${scene.decision} />
    <${WholeFlight} scene=${scene} busy=${busy} choose=${choose} />
    ${isLastArmed(message) && html`<${ToReview} scene=${scene} />`}
    ${scene.decision === "arm" &&
    html`<${Load} ...${{ scene, busy, choose }} choices=${back} barred=${[]} label=${say("phantom-page-loaded")} />`}
    <${Unanswered} scene=${scene} />
    <${Answers} ...${{ scene, barred, label, busy, choose }} choices=${forth} />
  </div>`;
}
