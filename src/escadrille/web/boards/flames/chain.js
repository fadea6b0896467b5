// The reaction chain of flames: what each card does in it, and what stands.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { ChainView, Lesson, linkBy, slotFor } from "../cards/chain.js";
import { capital } from "../kit/terms.js";
import { attackWords } from "./card.js";
import { cardName, positionWord, titleWord, titleWords, toldName } from "./terms.js";

/** @import { Row } from "../cards/card.js" */
/** @import { Action, Flyer, Link, Scene } from "./scene.js" */

/** The row of a card in which a link is played; all other uses are its own. @type {Record<string, Row>} */
const ROWS = { react: "reaction", soften: "reaction", maneuver: "maneuver", speed: "maneuver" };

/** What a link is to the chain. @param {Action} action @param {Link} link @param {any} card */
function useOf(action, link, card) {
  if (link === action.links[0]) return action.use;
  if (card?.softens) return "soften";
  if (link.by !== action.on || !action.shot) return "react";
  return link.card === action.shot.card ? "shot" : "boost";
}

/** What a link does, in a few words. @param {Action} action @param {string} use @param {any} card */
function doesWords({ by, steps, hits, bursts, shot }, use, card) {
  if (use === "react") return say("flames-word-reaction");
  if (use === "boost") return say("flames-run-boost");
  if (use === "shot" && shot) return shot.destroys ? attackWords(card, card.attack) : say("flames-run-shot", { hits: shot.hits, on: by });
  if (use === "soften") return say("flames-use-soften", { hits: card.softens });
  if (use === "agile") return say("flames-chain-agile");
  if (use === "maneuver" && card) return say("flames-chain-steps", { card: cardName(card), steps });
  if (!card) return say("flames-chain-moves", { steps });
  return attackWords(card, card.attack && { ...card.attack, bursts, hits });
}

/** @param {string} use @param {any} card */
function linkTitle(use, card) {
  if (use === "speed") return say("flames-chain-speed");
  return use === "maneuver" && card ? titleWord("maneuver") : cardName(card);
}

/** @param {Scene} scene @param {Action} action */
function linksSeen(scene, action) {
  let before = "";
  return action.links.map((link) => {
    const [flyer, card] = [scene.flyer(link.by), scene.content.card[link.card ?? ""]];
    const use = useOf(action, link, card);
    const title = linkTitle(use, card);
    const isMove = ROWS[use] === "maneuver";
    const answers = ["soften", "shot", "boost"].includes(use) ? "" : before;
    before = title;
    return linkBy(scene, link.by, flyer ? toldName(scene, flyer) : "", {
      title,
      picture: { title: isMove ? "maneuver" : (card?.title ?? "ace-pilot"), version: isMove ? null : card?.subtitle },
      row: ROWS[use] ?? "attack",
      icon: use === "shot" ? "turret" : undefined,
      does: doesWords(action, use, card),
      isDead: link.cancelled,
      answers,
    });
  });
}

/** Where the next card may come. @param {Scene} scene @param {Action} action */
function slotOf(scene, { answers }) {
  const [, decision] = scene.view.deciding[0] ?? [];
  const what = answers
    ? say("cards-chain-slot-answers", { card: titleWord(answers) })
    : decision === "evade" && say("flames-chain-slot-evade");
  return what ? slotFor(scene, scene.flyer(scene.view.asked), what) : null;
}

/** What stands if nobody answers, the shot of a bomber too, and the rule that says so. @param {Scene} scene @param {Action} action */
function standing(scene, { by, on, hits, bursts, position, comes_to, rule, shot }) {
  /** @param {string | null} label */
  const named = (label) => toldName(scene, /** @type {Flyer} */ (scene.flyer(label)));
  const system = ["position", "cancelled"].includes(comes_to) ? "cards" : "flames";
  const facts = { by: named(by), on: named(on), hits, bursts, position: positionWord(position) };
  const stands = say(`${system}-stands-${comes_to}`, facts);
  if (!shot) return { words: stands, rule };
  const back = say(shot.destroys ? "flames-run-destroys" : "flames-run-stands", { ...facts, hits: shot.hits });
  return { words: `${stands} ${capital(back)}`, rule: "FLAMES-TUR-05" };
}

/** @param {{ scene: Scene }} props */
export function ReactionChain({ scene }) {
  /** @type {Action | null} */
  const action = scene.view.action;
  if (!action?.on) return html`<${FlamesLesson} scene=${scene} />`;
  const { answers, answered_by } = action;
  const bomber = scene.flyer(action.on);
  const title = bomber?.raid?.laden ? say("flames-run-title", { bomber: bomber.label }) : say("flames-chain-title");
  return html`<${ChainView}
    scene=${scene} title=${title} between=${[action.by, action.on]}
    links=${linksSeen(scene, action)} slot=${slotOf(scene, action)} verdict=${standing(scene, action)}
    learnt=${answers && {
      words: say("cards-chain-answered-by", { card: titleWord(answers), cards: titleWords(answered_by) }),
      rule: "FLAMES-REACT-02",
    }} />`;
}

/** For learners: what the present question is for. @param {{ scene: Scene }} props */
function FlamesLesson({ scene }) {
  const limbo = scene.view.limbo.map((/** @type {string} */ card) => cardName(scene.content.card[card]));
  return html`<${Lesson} message=${scene.message}
    name=${`flames-learn-${scene.decision ?? scene.view.phase}`}
    said=${limbo.length > 0 ? say("flames-chain-limbo", { cards: limbo.join(", ") }) : ""} />`;
}
