// An attack or an outmanoeuvre as it stands: the dice of both, and what is left.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Dice, aces } from "./glyphs.js";
import { lastRolls } from "./story.js";
import { lengthWords, signOf } from "./terms.js";
import { gap } from "../plane/geometry.js";

/** @import { Scene } from "./scene.js" */

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
        again: scene.view.window === "roll" || scene.view.window === "back" }];
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
    say("skies-exchange-dice", { dice: attack.dice }),
    attack.hits ? say("skies-exchange-hits", { hits: attack.hits }) : "",
  ].filter(Boolean).join(" · ");
  return html`<section class="exchange" aria-label=${say("skies-exchange")}>
    ${words && html`<p class="stands">${words}</p>`}
    <ul>${rows.map((row, place) => html`<${Roll} key=${place} scene=${scene} ...${row} />`)}</ul>
  </section>`;
}
