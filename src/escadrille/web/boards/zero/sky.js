// More than one Element a side: who holds whom, level by level, Leader and Wingman side by side.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Fray, byLevel } from "../cards/fray.js";
import { useRoving } from "../kit/roving.js";
import { headingsAt } from "../cards/scene.js";
import { Held, Tile } from "../cards/tile.js";
import { flies, isOut } from "./scene.js";
import { levelWord, stateWord, whyWords, wholeSentence } from "./terms.js";

/** @import { Bar } from "../kit/scene.js" */
/** @import { Element, Flyer, Scene } from "./scene.js" */

/** `shown`: whose plates are shown. @param {{ scene: Scene, shown: number[], choose: (order: any) => void }} props */
export function Sky({ scene, shown, choose }) {
  const { group, stop } = useRoving();
  let place = 0;
  /** @param {Flyer} flyer @param {number} heading */
  const tile = (flyer, heading) => html`<${Tile}
    scene=${scene} flyer=${flyer} heading=${heading} choose=${choose} stop=${stop(place++)}
    kind=${flyer.wingman ? "wing" : ""}
    isShown=${!flyer.wingman && shown.includes(flyer.element)}
    isActive=${!flyer.wingman && scene.view.active === flyer.label}
    isActed=${!flyer.wingman && flyer.acted && scene.view.turn > 0}
    name=${flyer.wingman ? say("zero-role-wingman") : flyer.name}
    told=${wholeSentence(scene, flyer)}
    tally=${[
      say("cards-tile-hits", { damage: flyer.hits, back: flyer.falls_at }),
      ...(flyer.wingman && !flyer.cards ? [] : [say("cards-tile-cards", { count: flyer.cards })]),
    ]}
    why=${(/** @type {Bar} */ bar) => whyWords(scene, bar)} />`;
  /** @param {Element} element @param {number} heading */
  const both = ({ leader, wingman }, heading) => html`<span class="team">
    ${flies(leader) && tile(leader, heading)}${wingman && flies(wingman) && tile(wingman, heading)}
  </span>`;
  /** Ours left, theirs right, noses as their Positions have them. @param {Element} ours @param {Element} theirs */
  const engaged = (ours, theirs) => {
    const { position } = ours.leader;
    const [left, right] = headingsAt(position);
    const word = say(Math.abs(position) === 2 ? "zero-link-tail" : "zero-link-flank");
    return html`<span class=${position < 0 ? "chain led" : "chain"}>
      ${both(ours, left)}<${Held} word=${word} />${both(theirs, right)}
    </span>`;
  };
  const [ours, theirs] = headingsAt(0);
  const flying = scene.elements.filter((element) => !isOut(element));
  const layers = byLevel(flying, ({ leader }) => leader.level).map(({ level, here }) => {
    const free = here.filter(({ leader }) => !leader.holds);
    return {
      name: levelWord(level),
      engaged: here.flatMap((element) => {
        const enemy = scene.isOurs(element.leader) && scene.element(element.leader.holds);
        return enemy ? [engaged(element, enemy)] : [];
      }),
      free: [
        ...free.filter(({ leader }) => scene.isOurs(leader)).map((element) => both(element, ours)),
        ...free.filter(({ leader }) => !scene.isOurs(leader)).map((element) => both(element, theirs)),
      ],
    };
  });
  const lost = scene.flyers.filter((flyer) => flyer.status === "destroyed" || flyer.status === "disengaged");
  const words = lost.map((flyer) => `${flyer.label} ${stateWord(flyer)}`).join(", ");
  return html`<${Fray} group=${group} layers=${layers} lost=${words} />`;
}
