// The odds before a roll, in words and figures: what an attack can do, and what an enemy's can.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { capital } from "../kit/terms.js";
import { zoneName } from "./terms.js";

/** @import { Scene } from "./scene.js" */

/**
 * As `facts.py` tells them.
 * @typedef {{ percent: number, word: string }} Chance
 * @typedef {{ kind: "attack", dice: { weapon: string, needs: number[] }[], hit: Chance, mean: number, spread: number[],
 *   destroy: Chance | null }} Attack
 * @typedef {{ kind: "harm", price: number, miss: Chance, stress: Chance, damaged: Chance, lost: Chance }} Harm
 * @typedef {{ kind: "post", distance: number, low: string[], high: string[] }} Post
 */

const HARMS = /** @type {const} */ (["miss", "stress", "damaged", "lost"]);

/** @param {number} percent */
export const percentWords = (percent) => say("phantom-percent", { percent });
/** A chance in words and figures: likely, 70 %. @param {Chance} chance */
export const chanceWords = ({ word, percent }) =>
  say("phantom-odds", { word: say(`phantom-odds-${word}`), percent: percentWords(percent) });
/** A mean to one place. @param {number} mean */
export const rounded = (mean) => Math.round(mean * 10) / 10;

/** What a weapon is called; guns are no counter. @param {Scene} scene @param {string} weapon */
export const weaponName = (scene, weapon) =>
  weapon === "guns" ? capital(say("phantom-guns")) : scene.nameOf("weapon", weapon);

/** The least faces for each damage: 4+ 1, 8+ 2. @param {number[]} needs */
const needsWords = (needs) =>
  needs.map((least, place) => say("phantom-odds-needs", { least, damage: place + 1 })).join(" · ") ||
  say("phantom-odds-never");

/** How likely each damage is: a column for 0, 1, 2, … @param {{ spread: number[] }} props */
const Spread = ({ spread }) => html`<span class="ph-spread" aria-hidden="true">
  ${spread.map((percent, damage) => html`<span key=${damage}><i style=${{ height: `${Math.max(1, percent * 0.3)}px` }}>
    </i>${damage}</span>`)}
</span>`;

/** @param {{ attack: Attack, brief?: boolean }} props brief: one counter among others */
export function AttackOdds({ attack: { dice, hit, mean, spread, destroy }, brief }) {
  const [only, ...others] = dice;
  const aims = [
    destroy && destroy.percent > 0 && say("phantom-odds-to-destroy", { odds: chanceWords(destroy) }),
    only && others.length === 0 && needsWords(only.needs),
  ];
  return html`<span class="ph-odds">
    ${!brief && html`<${Spread} spread=${spread} />`}
    <span class="told"><b>${say("phantom-odds-to-hit", { odds: chanceWords(hit) })}</b>
      <span>${say("phantom-odds-damage", { mean: rounded(mean) })}</span>
      ${aims.map((words) => words && html`<span class="second">${words}</span>`)}</span>
  </span>`;
}

/** What an enemy's attack can do: a bar of four parts, each with its figure. @param {{ harm: Harm }} props */
export function HarmOdds({ harm }) {
  const parts = HARMS.map((name) => ({ name, percent: harm[name].percent })).filter(({ percent }) => percent > 0);
  return html`<span class="ph-harm">
    <span class="bar" aria-hidden="true">${parts.map(({ name, percent }) => html`<i key=${name} class=${name}
      style=${{ flexGrow: percent }}></i>`)}</span>
    <span class="line">${parts.map(({ name, percent }) => html`<span key=${name} class=${name}>
      ${say(`phantom-harm-${name}`, { percent: percentWords(percent) })}</span>`)}</span>
  </span>`;
}

const ALTITUDES = /** @type {const} */ (["low", "high"]);

/** How far a zone is from the Target, and who reaches it. @param {{ post: Post }} props */
export const PostOdds = ({ post }) => html`<span class="ph-post">
  <span>${say("phantom-odds-distance", { distance: post.distance })}</span>
  ${ALTITUDES.map((name) => html`<span key=${name} class="second">${say("phantom-odds-reach", {
    altitude: say(`phantom-letter-${name}`), threats: post[name].join(" ") || say("phantom-odds-nobody"),
  })}</span>`)}
</span>`;

/** Who reaches an altitude, with zones. @param {{ scene: Scene, threats: string[] }} props */
export function AltitudeOdds({ scene, threats }) {
  const reached = scene.threats.filter(({ threat }) => threats.includes(threat));
  const told = reached.map((one) => `${scene.kindOf(one)} ${zoneName(one.zone)}`).join(", ");
  return html`<span class="second">
    ${told ? say("phantom-odds-reached", { threats: told }) : say("phantom-odds-unreached")}</span>`;
}
