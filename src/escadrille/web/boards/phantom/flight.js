// Orders for the whole flight: the page gives the single ones in turn, as long as each of them may be given.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { useEffect } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { altitudeWord, zoneName } from "./terms.js";

/** @import { Choice } from "../kit/scene.js" */
/** @import { Scene } from "./scene.js" */

/** @typedef {(scene: Scene) => Choice | undefined} Standing the next single order, as long as there is one */
/** @typedef {{ name: string, words: string, first: Choice, standing: Standing }} Offered */

/** What the whole flight is doing now. */
const given = signal(/** @type {{ game: string, standing: Standing } | null} */ (null));

/** @param {Scene} scene @param {string} kind */
const firstOf = (scene, kind) => scene.offers(kind).find(({ choice }) => choice)?.choice;

/** Fly where another flies, as high. @param {string} zone @param {boolean} high @returns {Standing} */
const joining = (zone, high) => (scene) =>
  scene.decision === "level"
    ? scene.may({ order: "do", word: high ? "high" : "low" })
    : ["place", "move"].includes(scene.decision ?? "") ? scene.may({ order: "zone", zone }) : undefined;

/** Drop one counter after another. @type {Standing} */
const dropping = (scene) =>
  scene.decision === "jettison"
    ? firstOf(scene, "pilot")
    : scene.decision === "drop" ? firstOf(scene, "weapon") : undefined;

/** What may be ordered for the whole flight now. @param {Scene} scene @returns {Offered | null} */
function offered(scene) {
  const drop = scene.decision === "jettison" && dropping(scene);
  if (drop)
    return { name: "drop", words: say("phantom-flight-drop", { pilot: drop.name }), first: drop, standing: dropping };
  const leader = scene.flight[scene.flight.findIndex(({ pilot }) => pilot === scene.view.asked) - 1];
  if (!leader?.zone || scene.decision === "level") return null;
  const standing = joining(leader.zone, leader.high);
  const first = standing(scene);
  const facts = { leader: leader.name, zone: zoneName(leader.zone), altitude: altitudeWord(leader.high) };
  return first ? { name: "join", words: say("phantom-flight-join", facts), first, standing } : null;
}

/**
 * Gives the next order of the whole flight; undo ends it.
 * @param {Scene} scene @param {any[]} news @param {(order: any) => void} choose
 */
export function useStanding(scene, news, choose) {
  const count = scene.message.asked?.count;
  useEffect(() => {
    if (given.value?.game !== scene.message.game || count === undefined) return;
    const next = news.at(-1)?.event === "undone" ? undefined : given.value.standing(scene);
    if (next) choose(next.order);
    else given.value = null;
  }, [count]);
}

/** @param {{ scene: Scene, busy: boolean, choose: (order: any) => void }} props */
export function WholeFlight({ scene, busy, choose }) {
  const offer = offered(scene);
  if (!offer) return null;
  const start = () => {
    given.value = { game: scene.message.game, standing: offer.standing };
    choose(offer.first.order);
  };
  return html`<div class="ph-proposals"><button type="button" class="button small" data-flight=${offer.name}
    aria-disabled=${busy ? "true" : undefined} onClick=${start}>
    <${Icon} name="attack" size=${14} />${offer.words}<span class="hidden">: ${offer.first.say}</span></button></div>`;
}
