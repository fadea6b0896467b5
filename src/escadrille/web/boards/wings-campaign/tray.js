// What one answers with: the market between missions, a lesson, the mission, its defences, the forces in secret.
import { AircraftPicture } from "../../art/aircraft.js";
import { Emblem } from "../../art/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { RuleLink } from "../../parts/rule.js";
import { useRoving } from "../kit/roving.js";
import { capital } from "../kit/terms.js";
import { Lot } from "./lots.js";
import { Scene } from "./scene.js";

/** @import { Offer } from "../kit/scene.js" */
/** @import { LogRow } from "../../lib/live.js" */
/** @import { BoardProps } from "../index.js" */
/** @import { Price } from "./scene.js" */

/** @typedef {{ scene: Scene, choose: (order: any) => void }} Asked */

const GROUPS = /** @type {const} */ (["repair", "restock", "fresh", "equip"]);

/** Where an offer of the market stands. @param {Scene} scene @param {Offer} offer @param {Price | undefined} price */
function groupOf(scene, { order }, price) {
  if (order.order === "repair" || order.order === "equip") return order.order;
  return price?.owned || scene.view.mission === 1 ? "restock" : "fresh";
}

/** @param {{ scene: Scene, type: string }} props */
const Plane = ({ scene, type }) =>
  html`<${AircraftPicture} label="" type=${type} nation=${scene.type(type).nation} year=${scene.year} px=${38} heading=${0} />`;

/** @param {Offer} offer */
const wordsOf = ({ choice, bar }) => capital((choice ?? bar)?.name ?? "");

/** @param {Asked} props */
function Market({ scene, choose }) {
  const { group, stop } = useRoving();
  /** @type {Map<string, Price>} */
  const prices = new Map(scene.view.prices.map((/** @type {Price} */ one) => [one.good, one]));
  const offers = ["take", "do", "repair", "equip"].flatMap((kind) => scene.offers(kind)).flatMap((offer) => {
    const { order, choice } = offer;
    const price = prices.get(order.type ?? order.word);
    if (!choice && (order.order === "equip" || (!price && order.order !== "repair"))) return [];
    return price || order.order !== "do" ? [{ offer, price, group: groupOf(scene, offer, price) }] : [];
  });
  let place = -1;
  return html`<div class="market" ...${group}>
    ${GROUPS.map((name) => {
      const own = offers.filter((one) => one.group === name);
      return own.length > 0 && html`<section key=${name} class="group"><h3 class="caption">${scene.decision === "create" ? say("wings-camp-market-first") : say(`wings-camp-market-${name}`)}</h3>
        <div class="lots">${own.map(({ offer, price }) => {
          const { key, order, choice, bar } = offer;
          place += 1;
          const plane = order.order === "repair" ? scene.ours.hangar.find((one) => one.place === order.place) : undefined;
          const cost = plane ? plane.specials : price?.price;
          return html`<${Lot} key=${key} scene=${scene} kind="lot" choice=${choice} bar=${bar} choose=${choose} stop=${stop(place)} name=${wordsOf(offer)}
            picture=${order.type && html`<${Plane} scene=${scene} type=${order.type} />`}
            price=${cost != null ? html`${cost} <small>${say("wings-campaign-price")}</small>` : undefined} />`;
        })}</div></section>`;
    })}
  </div>`;
}

/** The kind of man he is, or what he learns. @param {Asked} props */
function Lessons({ scene, choose }) {
  const { group, stop } = useRoving();
  const isSkill = scene.decision === "skill";
  return html`<div class="hand" ...${group}>${scene.offers("do").filter(({ choice }) => choice).map(({ key, order, choice, bar }, place) =>
    html`<${Lot} key=${key} scene=${scene} kind="lot broad" choice=${choice} bar=${bar} choose=${choose} stop=${stop(place)} name=${capital(choice?.name ?? "")}
      note=${say(`wings-skill-does-${order.word}`)}
      picture=${!isSkill && html`<${Emblem} name=${scene.view.learner ?? ""} behaviour=${order.word} size=${44} />`} />`)}</div>`;
}

/** One of several, in the words of the server. @param {Asked & { kinds: string[], only?: (offer: Offer) => boolean }} props */
export function Offers({ scene, choose, kinds, only = () => true }) {
  const { group, stop } = useRoving();
  return html`<div class="hand" ...${group}>${kinds.flatMap((kind) => scene.offers(kind)).filter(only).map((offer, place) => {
    const { key, order, choice, bar } = offer;
    const man = order.order === "send" ? scene.ours.pilots.find(({ number }) => number === order.pilot) : undefined;
    return html`<${Lot} key=${key} scene=${scene} kind=${order.order === "undertake" ? "lot broad" : "lot"} choice=${choice} bar=${bar} choose=${choose}
      stop=${stop(place)} name=${wordsOf(offer)} note=${man ? say(`wings-standing-${man.standing}`) : undefined}
      picture=${order.type ? html`<${Plane} scene=${scene} type=${order.type} />` : man && html`<${Emblem} name=${man.name} behaviour=${man.behaviour} size=${40} />`}
      price=${man ? html`${man.cost} <small>${say("wings-camp-mp")}</small>` : undefined} />`;
  })}</div>`;
}

/** Is it one of the words that stand in the question bar? @param {any} order */
export const isBar = ({ order, word }) => order === "do" && (word === "done" || word === "surrender" || word === "stay");

/** @param {BoardProps & { log: LogRow[] }} props */
export function Tray({ choose, ...props }) {
  const scene = new Scene(props);
  const asked = { scene, choose };
  switch (scene.decision) {
    case "create":
    case "base":
      return html`<${Market} ...${asked} />`;
    case "behaviour":
    case "skill":
      return html`<${Lessons} ...${asked} />`;
    case "defend":
    case "load":
      return html`<${Offers} ...${asked} kinds=${["do"]} only=${(/** @type {Offer} */ { order }) => !isBar(order)} />`;
    case "pledge":
    case "aircraft":
    case "pilot":
      return html`<${Offers} ...${asked} kinds=${["pledge", "take", "send"]} />`;
    case "fly":
      return html`<p class="camp-note second">${say("wings-camp-fly-note")} <${RuleLink} id="WINGS-CAMP-06" system="wings" /></p>`;
    default:
      return null;
  }
}
