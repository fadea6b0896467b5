// The altitude ladder: five levels with their power, who flies where, and the levels that one may go to.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { useRoving } from "./roving.js";
import { FIGURE, LEVELS, powerAt, signed } from "./scene.js";
import { levelWord, whyWords } from "./terms.js";

/** @import { Bar, Choice, Flyer, Scene } from "./scene.js" */

/**
 * The order that takes the aircraft asked to a level, or why none does.
 * @param {Scene} scene @param {number} level @returns {{ choice?: Choice, bar?: Bar }}
 */
function wayTo(scene, level) {
  const name = LEVELS[level];
  if (scene.decision === "start")
    return { choice: scene.legal.get(`level:${name}`), bar: scene.barred.get(`level:${name}`) };
  const here = LEVELS.findIndex((one) => one === scene.asked?.level);
  const word = level === here + 1 ? "climb" : level === here - 1 ? "dive" : "";
  if (!word || here < 0 || !["altitude", "use"].includes(scene.decision ?? "")) return {};
  return { choice: scene.legal.get(`do:${word}`), bar: scene.barred.get(`do:${word}`) };
}

/** @param {{ scene: Scene, flyer: Flyer }} props */
function Counter({ scene, flyer }) {
  const { nation, year } = scene.fighter(flyer);
  const heading = scene.isOurs(flyer) ? 90 : 270;
  const size = scene.isDuel ? 34 : 26;
  const sign = scene.isMine(flyer) ? "mine" : scene.isOurs(flyer) ? "friend" : "enemy";
  return html`<span class=${`counter ${sign}`} data-counter=${flyer.label}>
    <svg
      class="small"
      width=${size} height=${size}
      viewBox=${`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden="true">
      <${Aircraft} type=${flyer.fighter} nation=${nation} year=${year} px=${size} heading=${heading} />
    </svg>
    <svg class="sign" width="11" height="10" viewBox="-6 -1 12 11" aria-hidden="true">
      <path d=${sign === "enemy" ? "M-5 0H5L0 8Z" : "M0 0L5 9L0 6.6L-5 9Z"} />
    </svg>
    ${!scene.isDuel && html`<b>${flyer.label}</b>`}
  </span>`;
}

/** What climbing to a level costs, or diving to it gives. @param {Flyer} flyer @param {number} step */
function costWords(flyer, step) {
  if (step === 1) return say("flames-ladder-climb", { cards: flyer.figures[FIGURE.climbCost] ?? 0 });
  return step === -1 ? say("flames-ladder-dive", { cards: flyer.figures[FIGURE.diveDraw] ?? 0 }) : "";
}

/** @param {{ scene: Scene, own: Flyer | undefined, choose: (order: any) => void }} props */
export function Ladder({ scene, own, choose }) {
  const { group, stop } = useRoving();
  const here = LEVELS.findIndex((one) => one === own?.level);
  const turbo = Boolean(own?.figures[FIGURE.turbocharger]);
  const flying = scene.flyers.filter((flyer) => flyer.flying && flyer.level);
  let place = 0;
  const rungs = [4, 3, 2, 1, 0].map((level) => {
    const { choice, bar } = wayTo(scene, level);
    const [pre, post] = powerAt(level, turbo);
    const name = LEVELS[level] ?? "medium";
    const cost = own && scene.isMine(own) && here >= 0 ? costWords(own, level - here) : "";
    const those = flying.filter((flyer) => flyer.level === name);
    const state = [level === here && "here", choice && "play", bar && "off", level % 2 === 0 && "dark"]
      .filter(Boolean)
      .join(" ");
    const body = html`<span class="name">
      <span class="long">${levelWord(name)}</span>
      <span class="brief">${say(`flames-brief-level-${name}`)}
      </span></span>
      <span class="power">${signed(pre)}/${signed(post)}</span>
      <span class="here-are">
        ${those.map((flyer) => html`<${Counter} key=${flyer.label} scene=${scene} flyer=${flyer} />`)}
      </span>
      ${
        cost &&
        html`<span class="cost"><${Icon} name=${level > here ? "climb" : "dive"} size=${12} />
        <span>${cost}</span></span>`
      }`;
    const label = say("flames-ladder-level", {
      level: levelWord(name),
      pre: signed(pre),
      post: signed(post),
      who: those.map((flyer) => `${flyer.label} ${flyer.name}`).join(", ") || "none",
    });
    if (!choice && !bar)
      return html`<li key=${name} class=${state} data-level=${name}>
        <span class="hidden">${label}</span>
        <div class="rung" aria-hidden="true">${body}</div>
      </li>`;
    const why = bar ? whyWords(scene, bar) : "";
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
  return html`<section class="ladder" aria-label=${say("flames-ladder-title")} data-rule="FLAMES-ALT-02">
    <div class="ladder-head caption" aria-hidden="true">
      <span>${say("flames-ladder-title")}</span>
      <span class="power">${say("flames-ladder-power")}</span>
    </div>
    <ol ...${group}>${rungs}</ol>
  </section>`;
}
