// The order of activation as a ladder of levels: read downwards, it is who flies next.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { glance, shownHand } from "../kit/looks.js";
import { pointing } from "../kit/reason.js";
import { useRoving } from "../kit/roving.js";
import { Pilot, Tilt } from "./glyphs.js";
import { LEVELS, isThere } from "./scene.js";
import { levelLetter, levelWord, signOf, wholeSentence } from "./terms.js";

/** @import { Flyer, Scene } from "./scene.js" */

/** @param {{ scene: Scene, flyer: Flyer, number: number, tied: boolean, stop: any, choose: (order: any) => void }} props */
function Row({ scene, flyer, number, tied, stop, choose }) {
  const { message, flown } = scene;
  const choice = scene.pick(flyer);
  const isNow = flyer.active || scene.about === flyer.label;
  const state = [scene.sideOf(flyer), flyer.zoom && "done", isNow && (scene.isMine(flyer) ? "now" : "theirs-now"),
    tied && "tied", choice && "play", flown === flyer && "shown"];
  const act = () => (choice ? choose(choice.order) : shownHand.set(message, flyer.label));
  const place = number ? say("skies-order-place", { number }) : say("skies-note-zoom");
  return html`<li><button type="button" class=${`turn-row ${state.filter(Boolean).join(" ")}`} data-row=${flyer.label}
    aria-pressed=${flown === flyer ? "true" : "false"}
    ...${pointing(stop, () => glance.set(message, flyer.label), () => glance.set(message, null))} onClick=${act}>
    <span class="hidden">${[wholeSentence(scene, flyer), flyer.zoom ? "" : place, choice?.say].filter(Boolean).join(". ")}</span>
    <span class="drawn" aria-hidden="true">
      <span class="no">${flyer.zoom ? "✓" : number || ""}</span><span class="sign">${signOf(scene, flyer)}</span><b>${flyer.label}</b>
      <span class="type">${flyer.name}</span><${Pilot} skill=${flyer.ps} />
    </span></button></li>`;
}

/** Do two follow each other only because their owner says so? @param {Flyer | undefined} one @param {Flyer | undefined} other */
const isTie = (one, other) =>
  Boolean(one && other) && one?.side === other?.side && one?.level === other?.level && one?.ps === other?.ps && one?.sp === other?.sp;

/** @param {{ scene: Scene, choose: (order: any) => void }} props */
export function Ladder({ scene, choose }) {
  const { group, stop } = useRoving();
  /** @type {string[]} */
  const order = scene.view.order;
  const waiting = order.map((label) => scene.flyer(label));
  const flown = scene.flyers.filter((flyer) => isThere(flyer) && !order.includes(flyer.label));
  let stops = 0;
  return html`<aside class="levels" aria-label=${say("skies-order")} ...${group}>
    <h3><span class="caption">${say("skies-order")}</span>${scene.view.turn > 0 && html`<span class="second">${say("skies-order-left", { count: order.length })}</span>`}</h3>
    ${LEVELS.map((level) => {
      const here = waiting.filter((flyer) => flyer?.level === level);
      const done = flown.filter((flyer) => flyer.level === level);
      return html`<section key=${level} class=${`level-band ${level}`} aria-label=${levelWord(level)}>
        <header aria-hidden="true"><${Tilt} level=${level} /><span class="word">${levelWord(level)}</span><span
          class="letter">${levelLetter(level)}</span></header>
        <ol>
          ${here.map((flyer) => {
            const place = waiting.indexOf(flyer);
            const tied = isTie(flyer, waiting[place - 1]) || isTie(flyer, waiting[place + 1]);
            return flyer && html`<${Row} key=${flyer.label} scene=${scene} flyer=${flyer} number=${place + 1} tied=${tied}
              stop=${stop(stops++)} choose=${choose} />`;
          })}
          ${done.map((flyer) => html`<${Row} key=${flyer.label} scene=${scene} flyer=${flyer} number=${0} tied=${false}
            stop=${stop(stops++)} choose=${choose} />`)}
          ${here.length + done.length === 0 && html`<li class="nobody">${say("skies-order-nobody")}</li>`}
        </ol>
      </section>`;
    })}
  </aside>`;
}
