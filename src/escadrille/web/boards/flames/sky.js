// More than two aircraft: who holds whom, level by level, as chains of small plates.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Fray, byLevel } from "../cards/fray.js";
import { useRoving } from "../kit/roving.js";
import { Held, Tile } from "../cards/tile.js";
import { wholeSentence } from "./plate.js";
import { levelWord, whyWords } from "./terms.js";

/** @import { Bar } from "../kit/scene.js" */
/** @import { Flyer, Scene } from "./scene.js" */

/** An aircraft and those behind it. @typedef {{ flyer: Flyer, pursuers: Chain[], ring: string | null }} Chain */

/**
 * The chains of the aircraft at one level, by their heads; in a ring, any aircraft is the head.
 * @param {Scene} scene @param {Flyer[]} here @returns {Chain[]}
 */
function chainsOf(scene, here) {
  const seen = new Set();
  /** @param {Flyer} flyer @returns {Chain} */
  const behind = (flyer) => {
    seen.add(flyer.label);
    const pursuers = scene.pursuers(flyer).filter((other) => !seen.has(other.label));
    return { flyer, pursuers: pursuers.map(behind), ring: null };
  };
  const heads = here.filter((flyer) => !flyer.holds).map(behind);
  const rings = here
    .filter((flyer) => flyer.holds && !seen.has(flyer.label))
    .flatMap((flyer) => (seen.has(flyer.label) ? [] : [{ ...behind(flyer), ring: flyer.holds }]));
  return [...heads, ...rings];
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {string[]} props.shown the labels whose plates are shown
 * @param {(order: any) => void} props.choose
 */
export function Sky({ scene, shown, choose }) {
  const { group, stop } = useRoving();
  let place = 0;
  /** @param {Flyer} flyer @param {number} heading */
  const tile = (flyer, heading) =>
    html`<${Tile}
      scene=${scene} flyer=${flyer} heading=${heading}
      choose=${choose} stop=${stop(place++)}
      isShown=${shown.includes(flyer.label)} isActive=${scene.view.active === flyer.label}
      isActed=${flyer.acted && scene.view.turn > 0}
      name=${flyer.name} told=${wholeSentence(scene, flyer)}
      tally=${[
        say("cards-tile-hits", { damage: flyer.damage, back: flyer.falls_at }),
        say("cards-tile-cards", { count: flyer.cards }),
      ]}
      why=${(/** @type {Bar} */ bar) => whyWords(scene, bar)} />`;
  /**
   * @param {Chain} chain @param {boolean} isLed ours are in front: they stand left, the pursuers right
   * @param {boolean} isHead @returns {any}
   */
  const branch = (chain, isLed, isHead) => {
    const way = isLed ? 270 : 90;
    const [first] = chain.pursuers;
    const heading = isHead && !chain.ring && first?.flyer.position === 1 ? 0 : way;
    const front = html`<span class="held">
      ${tile(chain.flyer, heading)}
      ${chain.ring && html`<span class="ring">↻ ${chain.ring}</span>`}
    </span>`;
    if (!first) return front;
    const back = html`<span class="pursuers">
      ${chain.pursuers.map((behind) => {
        const word = say(behind.flyer.position === 2 ? "flames-link-tail" : "flames-link-flank");
        const link = html`<${Held} word=${word} />`;
        return html`<span class="pursuit">
          ${isLed ? [link, branch(behind, isLed, false)] : [branch(behind, isLed, false), link]}
        </span>`;
      })}
    </span>`;
    return html`<span class=${isLed ? "chain led" : "chain"}>${isLed ? [front, back] : [back, front]}</span>`;
  };
  // Bombers are in their formation; here are those on which a fighter works. A formation that is not shown has one tile
  // here, and one more for each that can be named.
  const flying = scene.flyers.filter((flyer) => flyer.flying);
  const inFray = flying.filter((flyer) => {
    if (!flyer.raid?.laden || scene.pursuers(flyer).length > 0) return true;
    if (shown.some((label) => scene.areMates(flyer, scene.flyer(label)))) return false;
    const isFirst = flyer === flying.find((other) => scene.areMates(flyer, other));
    return isFirst || scene.may({ order: "aircraft", aircraft: flyer.label });
  });
  const layers = byLevel(inFray, ({ level }) => level).map(({ level, here }) => {
    const chains = chainsOf(scene, here);
    const free = chains.filter((chain) => chain.pursuers.length === 0).map((chain) => chain.flyer);
    return {
      name: levelWord(level),
      engaged: chains
        .filter((chain) => chain.pursuers.length > 0)
        .map((chain) => branch(chain, scene.isOurs(chain.flyer), true)),
      free: [
        ...free.filter((flyer) => scene.isOurs(flyer)).map((flyer) => tile(flyer, 90)),
        ...free.filter((flyer) => !scene.isOurs(flyer)).map((flyer) => tile(flyer, 270)),
      ],
    };
  });
  const names = scene.flyers.filter((flyer) => !flyer.flying).map((flyer) => `${flyer.label} ${flyer.name}`).join(", ");
  return html`<${Fray} group=${group} layers=${layers} lost=${names && say("cards-sky-lost", { names })} />`;
}
