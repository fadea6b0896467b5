// What one answers with: an attack for each arrow of one's own, or an option; those that are closed say why.
import { AircraftPicture } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { RuleLink } from "../../parts/rule.js";
import { pointing } from "../kit/reason.js";
import { useRoving } from "../kit/roving.js";
import { classes } from "../cards/terms.js";
import { KindIcon } from "./kinds.js";
import { pointed } from "./map.js";
import { Scene } from "./scene.js";
import { arrowName, manyOf, optionWords, whyWords } from "./terms.js";

/** @import { Bar, Choice } from "../kit/scene.js" */
/** @import { BoardProps } from "../index.js" */
/** @import { Arrow } from "./scene.js" */

/** @param {{ scene: Scene, bar: Bar }} props */
const Why = ({ scene, bar }) => html`<span class="why"><${Icon} name="locked" size=${15} />
  <span>${whyWords(scene, bar)} <span class="rule">${bar.rule}</span></span></span>`;

/**
 * @param {{ scene: Scene, arrow: Arrow, choice: Choice | undefined, bar: Bar | undefined, choose: (order: any) => void,
 *   stop: any }} props
 */
function RaidChoice({ scene, arrow, choice, bar, choose, stop }) {
  const { target, damaged, destroyed, flak, aircraft, bombs } = arrow.raid;
  const name = `${target} ${scene.placeName(target)}`;
  const types = Object.entries(aircraft);
  const told = types.map(([type, count]) => manyOf(scene, count, type)).join(", ");
  const words = [name, told, choice?.say, bar && whyWords(scene, bar)];
  return html`<li><button type="button" class=${classes("raid-choice", { play: choice, off: !choice, picked: pointed.value === arrow.arrow })}
    data-rule=${bar?.rule} aria-disabled=${choice ? undefined : "true"}
    ...${pointing(stop, () => (pointed.value = arrow.arrow))}
    onMouseLeave=${() => (pointed.value = "")}
    onClick=${() => choice && choose(choice.order)}>
    <span class="hidden">${words.filter(Boolean).join(". ")}</span>
    <span class="drawn" aria-hidden="true">
      <span class="top"><${KindIcon} kind=${scene.target(target).kind} size=${17} /><b>${name}</b><span class="second">${arrowName(arrow.arrow)}</span></span>
      <span class="second">${say("flames-campaign-values", { damaged, destroyed, flak })}</span>
      <span class="planes">${types.map(([type, count]) => Array.from({ length: Math.min(count, 4) }, () =>
        html`<${AircraftPicture} label="" type=${type} nation=${scene.type(type).nation} year=${scene.sheet.year} px=${34} heading=${0} />`))}</span>
      <span><b>${told}</b></span>
      ${bar ? html`<${Why} scene=${scene} bar=${bar} />`
        : html`<span class="second">${say("flames-campaign-drops", { dispersed: bombs[0], normal: bombs[1], tight: bombs[2] })}</span>`}
    </span>
  </button></li>`;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
function Raids({ scene, choose }) {
  const { group, stop } = useRoving();
  const own = scene.arrows.filter(({ side }) => side === (scene.camp ?? scene.view.initiative));
  return html`<ul class="raid-choices" aria-label=${say("flames-campaign-attacks-open")} ...${group}>
    ${own.map((arrow, place) => html`<${RaidChoice} key=${arrow.arrow} scene=${scene} arrow=${arrow} choose=${choose} stop=${stop(place)}
      choice=${scene.may({ order: "attack", arrow: arrow.arrow })} bar=${scene.barred.get(`attack:${arrow.arrow}`)} />`)}
  </ul>`;
}

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
function Options({ scene, choose }) {
  const { group, stop } = useRoving();
  return html`<ol class="option-choices" aria-label=${say("flames-campaign-options")} ...${group}>
    ${scene.options(scene.camp ?? "allies").map((option, place) => {
      const [choice, bar] = [scene.may({ order: "option", option: option.number }), scene.barred.get(`option:${option.number}`)];
      const words = optionWords(scene, option);
      return html`<li key=${option.number}><button type="button" class=${classes("option-choice", { play: choice, off: !choice })}
        data-rule=${bar?.rule} aria-disabled=${choice ? undefined : "true"} ...${stop(place)} onClick=${() => choice && choose(choice.order)}>
        <span class="hidden">${[choice?.say ?? words, bar && whyWords(scene, bar)].filter(Boolean).join(". ")}</span>
        <span class="drawn" aria-hidden="true"><b>${option.number}</b><span>${words}</span>
          ${bar && html`<${Why} scene=${scene} bar=${bar} />`}</span>
      </button></li>`;
    })}
  </ol>`;
}

/** @param {BoardProps} props */
export function Tray({ choose, ...props }) {
  const scene = new Scene({ ...props });
  if (scene.decision === "arrow") return html`<${Raids} scene=${scene} choose=${choose} />`;
  if (scene.decision === "option") return html`<${Options} scene=${scene} choose=${choose} />`;
  if (scene.decision === "fly") return html`<p class="camp-note second">${say("flames-campaign-fly-note")}
    ${" "}<${RuleLink} id="FLAMES-CAMP-21" system="flames" /></p>`;
  return null;
}
