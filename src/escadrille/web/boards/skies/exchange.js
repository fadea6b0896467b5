// An attack or an outmanoeuvre as it stands: the dice of both, and what is left.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { gap } from "../plane/geometry.js";
import { Boom, Dice, Tilt, aces } from "./glyphs.js";
import { LEVELS } from "./scene.js";
import { lastRolls } from "./story.js";
import { lengthWords, levelLetter, levelWord, percent, signOf } from "./terms.js";

/** @import { Level, Scene } from "./scene.js" */

const STEPS = ["target", "cards", "dice", "again", "effect"];
const AGAIN = ["roll", "back"]; // windows after the dice

/** @param {{ scene: Scene, label: string, word: string, dice: number[], tone: string, cancelled: number, again?: boolean }} props */
function Roll({ scene, label, word, dice, tone, cancelled, again }) {
  const flyer = scene.flyer(label);
  return html`<li class="roll">
    <span class="roll-head"><b>${flyer ? signOf(scene, flyer) : ""} ${label}</b> <span class="second">${word}</span></span>
    <span class="hidden">${say("skies-dice", { aces: aces(dice), dice: dice.length })}</span>
    <span aria-hidden="true"><${Dice} dice=${dice} tone=${tone} cancelled=${cancelled} again=${again} size=${26} /></span>
  </li>`;
}

/** The rows that events make. @param {Scene} scene */
function rowsOf(scene) {
  const rolls = lastRolls(scene.message);
  const fired = rolls.find(({ event }) => event === "Fired");
  const dodges = rolls.filter(({ event }) => event === "Dodged" || event === "Rerolled");
  return rolls.flatMap((roll) => {
    const { event, aircraft, target, dice, theirs } = roll;
    if (event === "Outmanoeuvred") {
      const both = Math.min(aces(dice), aces(theirs));
      return [{ label: aircraft, word: say("skies-roll-outmanoeuvres"), dice, tone: "fire", cancelled: both },
        { label: target, word: say("skies-roll-resists"), dice: theirs, tone: "react", cancelled: both }];
    }
    if (event === "Fired" || event === "FiredBack") {
      const answer = dodges.find((one) => one.aircraft === target);
      return [{ label: aircraft, word: say(event === "Fired" ? "skies-roll-fires" : "skies-roll-back"), dice, tone: "fire",
        cancelled: answer ? Math.min(aces(dice), aces(answer.dice)) : 0 }];
    }
    if (event === "Dodged" || event === "Rerolled") {
      const shot = fired?.target === aircraft ? fired : rolls.find((one) => one.target === aircraft);
      return [{ label: aircraft, word: say("skies-roll-dodges"), dice, tone: "react",
        cancelled: shot ? Math.min(aces(dice), aces(shot.dice)) : 0,
        again: AGAIN.includes(scene.view.window) }];
    }
    return [];
  });
}

/** @param {{ scene: Scene }} props */
export function Exchange({ scene }) {
  const { attack, measures } = scene.view;
  const rows = rowsOf(scene);
  if (!attack && rows.length === 0) return null;
  const [one, other] = [scene.flyer(attack?.shooter), scene.flyer(attack?.target)];
  const far = one?.pose && other?.pose ? gap(one.pose, other.pose) / measures.inch : null;
  const words = attack && [
    say("skies-exchange-shot", { shooter: attack.shooter, target: attack.target, aspect: say(`skies-aspect-${attack.aspect}`) }),
    far === null ? "" : lengthWords(far),
  ].filter(Boolean).join(" · ");
  const now = stepOf(scene, rows.length > 0);
  return html`<section class="exchange" aria-label=${say("skies-exchange")}>
    ${attack && html`<ol class="exchange-steps">${STEPS.map((step) => html`<li key=${step} aria-current=${step === now ? "step" : undefined}>
      ${say(`skies-exchange-step-${step}`)}</li>`)}</ol>`}
    ${words && html`<p class="stands">${words}</p>`}
    <ul>${rows.map((row, place) => html`<${Roll} key=${place} scene=${scene} ...${row} />`)}</ul>
    ${other && html`<${Effect} attack=${attack} level=${other.level} hasRolled=${rows.length > 0} />`}
  </section>`;
}

/** What the attack promises before its dice, or has left after them; and what a hit comes to. @param {{ attack: any, level: Level, hasRolled: boolean }} props */
function Effect({ attack: { dice, dodge, odds, hits, fate }, level, hasRolled }) {
  const isLevel = LEVELS.includes(fate);
  return html`<p class="effect">
    <b>${hasRolled ? say("skies-exchange-hits", { hits }) : `${say("skies-exchange-pools", { dice, dodge })} · ${percent(odds)}`}</b>
    <span class="row" aria-hidden="true"><${Tilt} level=${level} />${levelLetter(level)} ›
      ${isLevel ? html`<${Tilt} level=${fate} />${levelLetter(fate)}` : html`<${Boom} />`}</span>
    <span class=${isLevel ? "hidden" : ""}>${isLevel ? levelWord(fate) : say(`skies-exchange-${fate}`)}</span>
  </p>`;
}

/** How far an attack has come. @param {Scene} scene @param {boolean} hasRolled */
const stepOf = ({ view: { window } }, hasRolled) => (AGAIN.includes(window) ? "again" : hasRolled ? "dice" : window ? "cards" : "target");
