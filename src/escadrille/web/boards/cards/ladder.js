// The altitude ladder: five levels with their power, who flies where, and the levels that one may go to.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { useRoving } from "../kit/roving.js";
import { LEVELS } from "./scene.js";

/** @import { CardScene, Seated } from "./scene.js" */
/** @import { Bar, Choice } from "../kit/scene.js" */

/**
 * The order that takes the aircraft asked to a level, or why none does.
 * @param {CardScene<any>} scene @param {Seated | undefined} asked @param {number} level
 * @returns {{ choice?: Choice, bar?: Bar }}
 */
function wayTo(scene, asked, level) {
  const name = LEVELS[level];
  if (scene.decision === "start")
    return { choice: scene.legal.get(`level:${name}`), bar: scene.barred.get(`level:${name}`) };
  const here = LEVELS.findIndex((one) => one === asked?.level);
  const word = level === here + 1 ? "climb" : level === here - 1 ? "dive" : "";
  if (!word || here < 0 || !["altitude", "use"].includes(scene.decision ?? "")) return {};
  return { choice: scene.legal.get(`do:${word}`), bar: scene.barred.get(`do:${word}`) };
}

/** @param {{ scene: CardScene<any>, flyer: Seated & { wingman?: boolean }, size: number }} props */
function Counter({ scene, flyer, size }) {
  const { nation, year } = scene.fighter(flyer);
  const heading = scene.isOurs(flyer) ? 90 : 270;
  const sign = scene.sideOf(flyer);
  return html`<span class=${`counter ${sign}`} data-counter=${flyer.label}>
    <svg
      class="small"
      width=${size} height=${size}
      viewBox=${`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden="true">
      <${Aircraft} type=${flyer.fighter} nation=${nation} year=${year} px=${size} heading=${heading} />
    </svg>
    ${!flyer.wingman && html`<svg class="sign" width="11" height="10" viewBox="-6 -1 12 11" aria-hidden="true">
      <path d=${sign === "enemy" ? "M-5 0H5L0 8Z" : "M0 0L5 9L0 6.6L-5 9Z"} />
    </svg>`}
    ${!scene.isDuel && !flyer.wingman && html`<b>${flyer.label}</b>`}
  </span>`;
}

/**
 * What a system's ladder says of its levels.
 * @typedef {object} LadderWords
 * @property {string} rule
 * @property {(level: number) => string} power
 * @property {(level: number, who: string) => string} tell all of a level in words
 * @property {(step: number) => string} cost what climbing by a step costs, or diving gives
 * @property {(level: string) => string} levelWord
 * @property {(bar: Bar) => string} why
 */

/**
 * @param {object} props
 * @param {CardScene<any>} props.scene
 * @param {Seated | undefined} props.own whose level is marked
 * @param {Seated | undefined} props.asked
 * @param {Seated[]} props.flying those to show
 * @param {(flyer: any) => number} props.sizeOf
 * @param {LadderWords} props.words
 * @param {(order: any) => void} props.choose
 */
export function LadderView({ scene, own, asked, flying, sizeOf, words, choose }) {
  const { group, stop } = useRoving();
  const here = LEVELS.findIndex((one) => one === own?.level);
  let place = 0;
  const rungs = [4, 3, 2, 1, 0].map((level) => {
    const { choice, bar } = wayTo(scene, asked, level);
    const name = LEVELS[level] ?? "medium";
    const cost = own && scene.isMine(own) && here >= 0 ? words.cost(level - here) : "";
    const those = flying.filter((flyer) => flyer.level === name);
    const state = [level === here && "here", choice && "play", bar && "off", level % 2 === 0 && "dark"]
      .filter(Boolean)
      .join(" ");
    const body = html`<span class="name">
      <span class="long">${words.levelWord(name)}</span>
      <span class="brief">${say(`cards-brief-level-${name}`)}
      </span></span>
      <span class="power">${words.power(level)}</span>
      <span class="here-are">
        ${those.map(
          (flyer) => html`<${Counter} key=${flyer.label} scene=${scene} flyer=${flyer} size=${sizeOf(flyer)} />`,
        )}
      </span>
      ${
        cost &&
        html`<span class="cost"><${Icon} name=${level > here ? "climb" : "dive"} size=${12} />
        <span>${cost}</span></span>`
      }`;
    const label = words.tell(level, those.map((flyer) => `${flyer.label} ${flyer.name}`).join(", ") || "none");
    if (!choice && !bar)
      return html`<li key=${name} class=${state} data-level=${name}>
        <span class="hidden">${label}</span>
        <div class="rung" aria-hidden="true">${body}</div>
      </li>`;
    const why = bar ? words.why(bar) : "";
    return html`<li key=${name} class=${state} data-level=${name}>
      <button
        type="button"
        class="rung"
        aria-disabled=${choice ? undefined : "true"}
        data-rule=${bar?.rule}
        ...${stop(place++)}
        onClick=${() => choice && choose(choice.order)}
      ><span class="hidden">${[label, choice?.say ?? why].join(". ")}</span>
        <span class="drawn" aria-hidden="true">${body}</span>
        ${bar && html`<span class="reason" aria-hidden="true">${why} <span class="rule">${bar.rule}</span></span>`}
      </button>
    </li>`;
  });
  return html`<section class="ladder" tabindex="0" aria-label=${say("cards-ladder-title")} data-rule=${words.rule}>
    <div class="ladder-head caption" aria-hidden="true">
      <span>${say("cards-ladder-title")}</span>
      <span class="power">${say("cards-ladder-power")}</span>
    </div>
    <ol ...${group}>${rungs}</ol>
  </section>`;
}
