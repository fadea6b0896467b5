// Words that the boards of the card systems say in the same way.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { ownName, refusalsOf } from "../kit/terms.js";
import { POSITIONS } from "./scene.js";

/** @import { CardScene, Seated } from "./scene.js" */

/**
 * What a system calls its cards, levels and positions, and why something may not be ordered.
 * @template {CardScene<any>} S
 * @param {string} system
 * @param {(scene: S, flyer: any) => string} callSign
 */
export function cardTerms(system, callSign) {
  /** @param {string} title */
  const titleWord = (title) => say(`${system}-title-${title}`);
  /** @param {any} card of the packs */
  const cardName = (card) =>
    card.subtitle ? `${titleWord(card.title)} (${say(`${system}-subtitle-${card.subtitle}`)})` : titleWord(card.title);
  /** @param {string | null} level */
  const levelWord = (level) => say(`${system}-level-${level ?? "secret"}`);
  /** @param {number} position from -2 to 2 */
  const positionWord = (position) => say(`${system}-position-${POSITIONS[position + 2] ?? "neutral"}`);
  /** @type {Record<string, (scene: S, fact: any) => any>} */
  const facts = {
    answers: (_, fact) => titleWord(fact),
    card: (scene, fact) => cardName(scene.content.card[fact]),
    level: (_, fact) => levelWord(fact),
    ceiling: (_, fact) => levelWord(fact),
    clouds: (_, fact) => levelWord(fact),
    position: (_, fact) => positionWord(fact),
    slot: (_, fact) => positionWord(fact),
  };
  /** @param {S} scene @param {string} name @param {any} fact */
  const factWord = (scene, name, fact) => {
    if (facts[name]) return facts[name](scene, fact);
    const flyer = scene.flyer(String(fact));
    return flyer ? callSign(scene, flyer) : fact;
  };
  return {
    /** As its reader is told of it, in the log too. @param {S} scene @param {any} flyer */
    toldName: (scene, flyer) => {
      if (scene.message.replayed || !scene.isMine(flyer)) return callSign(scene, flyer);
      if (!flyer.wingman) return ownName(flyer, scene.isOnly(flyer));
      return say(scene.isOnly(flyer) ? `${system}-your-wingman` : `${system}-your-wingman-of`, { label: flyer.label });
    },
    titleWord,
    cardName,
    levelWord,
    positionWord,
    /** @param {string[]} titles */
    titleWords: (titles) => titles.map(titleWord).join(", "),
    whyWords: refusalsOf(system, factWord),
    /** Whose turn it is, or what goes on. @param {S} scene */
    turnWords: (scene) => {
      const { active, phase } = scene.view;
      const flyer = scene.flyer(active);
      if (scene.isOver || !flyer) return say(`${system}-phase-${scene.isOver ? "over" : phase}`);
      return turnOf(scene, flyer, callSign(scene, flyer));
    },
  };
}

/** @param {CardScene<any>} scene @param {Seated} flyer @param {string} aircraft its name */
function turnOf(scene, flyer, aircraft) {
  if (!scene.isMine(flyer)) return say("cards-turn-of", { aircraft });
  return scene.isDuel ? say("cards-turn-yours") : say("cards-turn-yours-with", { aircraft });
}

/** Classes of an element: some always, others while something is so. @param {string} always @param {object} state */
export const classes = (always, state) =>
  [always, ...Object.entries(state).flatMap(([name, isSo]) => (isSo ? name : []))].join(" ");

/** The short name of a type: "Spitfire I", "Bf-109E". @param {string} name */
export const shortName = (name) => (name.length <= 8 ? name : (name.split(" ")[0] ?? name));

/**
 * The flag of a question: an answer to another's deed, a choice before the fight, or one's own move.
 * @param {string} decision @param {string[]} answers @param {string[]} choices
 */
export function flagOf(decision, answers, choices) {
  if (answers.includes(decision)) return say("cards-flag-answer");
  return choices.includes(decision) ? say("cards-flag-choice") : say("cards-flag-move");
}

/** A text whose figures stand out. @param {{ text: string }} props */
export const Figures = ({ text }) =>
  text.split(/([+−]?\d+(?:[+−]\d+)?)/).map((part, place) => (place % 2 ? html`<b>${part}</b>` : part));

/** Who sits there, with the sign of friend or foe. @param {CardScene<any>} scene @param {Seated} flyer */
export function seatWords(scene, flyer) {
  const sign = scene.isOurs(flyer) ? "▲" : "▽";
  const name = scene.isMine(flyer) ? scene.message.seats?.[flyer.seat]?.name : scene.nameOf(flyer.seat);
  const who = scene.isMine(flyer) ? [say("cards-plate-you"), name].filter(Boolean).join(" · ") : name;
  return `${sign} ${flyer.label} · ${who}`;
}

/** How an aircraft came home that is not damaged. @param {number} hits */
export const harmWord = (hits) => (hits > 0 ? say("story-fate-hit", { count: hits }) : say("story-fate-whole"));
