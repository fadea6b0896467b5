// The reaction chain of flames: what each card does in it, and what stands.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { ChainView, Lesson, linkBy, slotFor } from "../cards/chain.js";
import { attackWords } from "./card.js";
import { answersTo, isCancelled, linksOf, stands } from "./links.js";
import { positionOf } from "./scene.js";
import { callSign, cardName, positionWord, titleWord, titleWords } from "./terms.js";

/** @import { Link } from "./links.js" */
/** @import { Action, Scene } from "./scene.js" */

/** What a link does, in a few words. @param {Scene} scene @param {Action} action @param {Link} link */
function doesWords(scene, action, link) {
  const card = link.card ? scene.content.card[link.card] : null;
  if (!link.use) return say("flames-word-reaction");
  if (link.use === "soften") return say("flames-use-soften", { hits: card?.softens ?? 0 });
  if (link.use === "speed" || (link.use === "maneuver" && !card))
    return say("flames-chain-moves", { steps: action.steps });
  if (link.use === "maneuver") return say("flames-chain-steps", { card: cardName(card), steps: action.steps });
  if (link.use === "agile") return say("flames-chain-agile");
  if (!card?.attack) return card ? attackWords(card) : "";
  const { bursts, destroys } = card.attack;
  return destroys
    ? say("flames-row-destroys", { bursts })
    : say("flames-row-attack", { bursts, figure: `${action.hits}`, hits: action.hits });
}

/** @param {Link} link @returns {"attack" | "reaction" | "maneuver"} */
const rowOf = (link) =>
  !link.use || link.use === "soften"
    ? "reaction"
    : link.use === "maneuver" || link.use === "speed"
      ? "maneuver"
      : "attack";

/** @param {Scene} scene @param {Link} link */
function linkTitle(scene, link) {
  if (link.use === "speed") return say("flames-chain-speed");
  if (link.use === "maneuver" && link.card) return titleWord("maneuver");
  if (!link.card) return say("flames-counter");
  return cardName(scene.content.card[link.card]);
}

/**
 * @param {Scene} scene @param {Action} action @param {Link[]} links @param {Link} link @param {number} place
 */
function seenLink(scene, action, links, link, place) {
  const flyer = scene.flyer(link.by);
  const card = link.card ? scene.content.card[link.card] : null;
  const title = link.use === "maneuver" || link.use === "speed" ? "maneuver" : (card?.title ?? "ace-pilot");
  return linkBy(scene, link.by, flyer ? callSign(scene, flyer) : "", {
    title: linkTitle(scene, link),
    picture: { title, version: title === "maneuver" ? null : card?.subtitle },
    row: rowOf(link),
    does: doesWords(scene, action, link),
    isDead: isCancelled(links, place),
    answers: place > 0 && link.use !== "soften" ? linkTitle(scene, links[place - 1] ?? link) : "",
  });
}

/**
 * Who may answer next: the one who did not play the last card.
 * @param {Scene} scene @param {Action} action @param {Link[]} links
 */
function nextOf(scene, action, links) {
  const last = links[links.length - 1];
  return scene.flyer(last?.by === action.by ? action.on : action.by);
}

/** @param {Scene} scene @param {Action} action @param {Link[]} links */
function slotOf(scene, action, links) {
  const [, decision] = scene.view.deciding[0] ?? [];
  if (decision === "evade") return slotFor(scene, scene.flyer(action.on), say("flames-chain-slot-evade"));
  if (decision !== "react") return null;
  const card = titleWord(action.answers ?? "maneuver");
  return slotFor(scene, nextOf(scene, action, links), say("cards-chain-slot-answers", { card }));
}

/**
 * What stands if nobody answers, and the rule that says so.
 * @param {Scene} scene @param {Action} action @param {Link[]} links
 */
function standing(scene, action, links) {
  const [by, on] = [scene.flyer(action.by), scene.flyer(action.on)];
  const first = links[0];
  if (!by || !on || !first) return { words: "", rule: "FLAMES-PLAY-08" };
  const card = first.card ? scene.content.card[first.card] : null;
  const isShot = action.use === "attack" || action.use === "gunner";
  const facts = { by: callSign(scene, by), on: callSign(scene, on), hits: action.hits };
  if (!stands(action, links))
    return isShot
      ? {
          words: say("flames-stands-spent", { ...facts, bursts: (card?.attack?.bursts ?? 0) + on.evasive }),
          rule: "FLAMES-BURST-07",
        }
      : { words: say("cards-stands-cancelled", facts), rule: "FLAMES-PLAY-08" };
  if (isShot)
    return {
      words: card?.attack?.destroys ? say("flames-stands-destroyed", facts) : say("flames-stands-hit", facts),
      rule: "FLAMES-PLAY-08",
    };
  const gained =
    action.use === "maneuver" || action.use === "speed"
      ? positionOf(by, on) + action.steps
      : card?.action === "break-off" && action.use === "play"
        ? 0
        : 1;
  return {
    words: say("cards-stands-position", { ...facts, position: positionWord(Math.min(2, gained)) }),
    rule: "FLAMES-PLAY-08",
  };
}

/** @param {{ scene: Scene }} props */
export function ReactionChain({ scene }) {
  /** @type {Action | null} */
  const action = scene.view.action;
  const links = linksOf(scene);
  if (!action || links.length === 0) return html`<${FlamesLesson} scene=${scene} />`;
  const title = action.answers;
  const cards = title ? titleWords(answersTo(scene.content, title)) : "";
  return html`<${ChainView}
    scene=${scene} title=${say("flames-chain-title")} between=${[action.by, action.on]}
    links=${links.map((link, place) => seenLink(scene, action, links, link, place))}
    slot=${slotOf(scene, action, links)} verdict=${standing(scene, action, links)}
    learnt=${title && {
      words: say("cards-chain-answered-by", { card: titleWord(title), cards }), rule: "FLAMES-REACT-02",
    }} />`;
}

/** For learners: what the present question is for. @param {{ scene: Scene }} props */
function FlamesLesson({ scene }) {
  const limbo = scene.view.limbo.map((/** @type {string} */ card) => cardName(scene.content.card[card]));
  return html`<${Lesson}
    name=${`flames-learn-${scene.decision ?? scene.view.phase}`}
    said=${limbo.length > 0 ? say("flames-chain-limbo", { cards: limbo.join(", ") }) : ""} />`;
}
