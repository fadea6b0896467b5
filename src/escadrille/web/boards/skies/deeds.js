// What can be done, one thing a line, with dice and chance; what cannot, with the reason.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { useShortcuts } from "../../parts/shortcuts.js";
import { Reason, pointing } from "../kit/reason.js";
import { useRoving } from "../kit/roving.js";
import { glance } from "../kit/looks.js";
import { capital } from "../kit/terms.js";
import { Aspect, Die, Tilt } from "./glyphs.js";
import { dropped, heldEnd, shownTable } from "./looks.js";
import { callSign, factWords, percent, pools, signOf, whyWords } from "./terms.js";

/** @import { Bar } from "../kit/scene.js" */
/** @import { Contest, Scene, Shot } from "./scene.js" */

/**
 * Something to do: the orders that it is, in words, and what it means. `about`: the aircraft that it is about.
 * @typedef {{ key: string, orders: any[], name: string, told: string, facts: any, bar: Bar | undefined,
 *   about: string | null }} Deed
 */

const KEYS = 9; // deeds that a digit does

/** Against each who may be its target. @param {Scene} scene @param {any} choice @returns {Deed[]} */
function against(scene, { order, say: told, name, facts }) {
  const targets = /** @type {[string, Shot | Contest][]} */ (Object.entries(facts.targets));
  return targets.map(([label, one]) => {
    const flyer = scene.flyer(label);
    const whom = flyer ? callSign(flyer) : label;
    const deed = order.word ?? "";
    return {
      key: `${Object.values(order).join(":")} ${label}`,
      orders: targets.length > 1 ? [order, { order: "aircraft", aircraft: label }] : [order],
      name: deed ? say("skies-deed-against", { deed, target: whom }) : say("skies-deed-weapon", { weapon: name, target: whom }),
      told, facts: one, bar: undefined, about: label,
    };
  });
}

/** @param {Scene} scene @returns {Deed[]} what may be done first */
export function deedsOf(scene) {
  const legal = [...scene.legal.values()].filter(({ order }) => order.word !== "pass" && order.order !== "card");
  const hasShips = scene.view.ships.length > 0;
  const barred = [...scene.barred.values()].filter(({ order }) =>
    order.word !== "pass" && order.order !== "card" && (hasShips || order.word !== "bomb"));
  return [
    ...legal.flatMap((choice) => {
      if (choice.facts?.targets) return against(scene, choice);
      const { order, say: told, facts } = choice;
      return [{ key: Object.values(order).join(":"), orders: [order], name: choice.name, told, facts, bar: undefined,
        about: order.aircraft ?? null }];
    }),
    ...barred.map((bar) => ({ key: Object.values(bar.order).join(":"), orders: [], name: bar.name, told: "", facts: null,
      bar, about: bar.order.aircraft ?? null })),
  ];
}

/** @param {{ deed: Deed }} props */
function Glyph({ deed: { facts, bar } }) {
  if (bar) return html`<${Icon} name="locked" size=${17} />`;
  if (facts?.kind === "shot") return html`<${Aspect} aspect=${facts.aspect} />`;
  if (facts?.kind === "rise") return html`<${Tilt} level=${facts.level} width=${28} />`;
  return html`<${Icon} name=${facts?.kind === "contest" ? "maneuver" : "play"} size=${16} />`;
}

/** Dice and chance. @param {{ facts: any }} props */
function Pools({ facts }) {
  if (facts?.odds === undefined) return null;
  const dice = facts.kind === "shot" || facts.kind === "contest" ? pools(facts) : `${facts.dice}`;
  return html`<span class="pools"><${Die} face=${6} size=${17} />${dice}</span>
    <span class="chance">${percent(facts.odds)}</span>`;
}

/** What is told beside its name. @param {Scene} scene @param {Deed} deed */
function secondLine(scene, { facts, bar, about }) {
  if (bar) return whyWords(scene, bar);
  if (facts?.kind === "shot" || facts?.kind === "contest") return factWords(facts);
  const flyer = scene.flyer(about);
  return flyer ? `${signOf(scene, flyer)} ${say(`skies-level-${flyer.level}`)}` : "";
}

/**
 * Drop an aircraft on the table: it is chosen, and asked for a place there.
 * @param {Deed} deed @param {() => void} act
 */
const dragging = ({ about }, act) => ({
  draggable: true,
  /** @param {DragEvent} event */
  onDragEnd: (event) => {
    const { camera } = shownTable;
    const frame = document.querySelector(".measured .window")?.getBoundingClientRect();
    if (!about || !camera || !frame) return;
    const [x, y] = [event.clientX - frame.left, event.clientY - frame.top];
    if (x < 0 || y < 0 || x > frame.width || y > frame.height) return;
    dropped.value = { label: about, place: camera.place([x, y]) };
    act();
  },
});

/**
 * @param {{ scene: Scene, deeds: Deed[], title: string, give: (orders: any[]) => void, isWide?: boolean }} props
 */
export function Deeds({ scene, deeds, title, give, isWide = true }) {
  const { group, stop } = useRoving();
  const open = deeds.filter(({ bar }) => !bar);
  useShortcuts(Object.fromEntries(open.slice(0, KEYS).map((deed, place) => [`Digit${place + 1}`, () => give(deed.orders)])));
  /** @param {Deed | null} deed */
  const look = (deed) => {
    heldEnd.value = deed?.facts?.kind === "move" ? deed.facts.to : null;
    glance.set(scene.message, deed?.about ?? null);
  };
  return html`<section class=${isWide ? "deeds" : "deeds narrow"} aria-label=${title}>
    <ul ...${group}>
      ${deeds.map((deed, place) => {
        const { key, orders, name, told, bar, facts } = deed;
        const act = () => {
          heldEnd.value = null;
          give(orders);
        };
        const second = secondLine(scene, deed);
        const drags = scene.decision === "deploy" && !bar ? dragging(deed, act) : {};
        return html`<li key=${key}><button type="button" class=${`answer deed ${bar ? "off" : "play"}`} data-answer=${key}
          data-rule=${bar?.rule} aria-disabled=${bar ? "true" : undefined} ...${drags}
          ...${pointing(stop(place), () => look(deed), () => look(null))} onClick=${() => !bar && act()}>
          <span class="hidden">${bar ? name : `${capital(name)}. ${told}`}</span>
          <span class="drawn" aria-hidden="true">
            <span class="glyph"><${Glyph} deed=${deed} /></span>
            <span class="what"><b>${capital(name)}</b>${second && html`<span class="second">${second}</span>`}</span>
            <${Pools} facts=${facts} />
          </span>
          <span class="hidden"><${Reason} bar=${bar} why=${bar ? whyWords(scene, bar) : ""} /></span>
        </button></li>`;
      })}
    </ul>
  </section>`;
}
