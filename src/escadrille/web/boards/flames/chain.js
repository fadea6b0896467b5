// The reaction chain of flames: what each card does in it, and what stands.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { ChainView, Lesson, linkBy, slotFor } from "../cards/chain.js";
import { attackWords } from "./card.js";
import { callSign, cardName, positionWord, titleWord, titleWords } from "./terms.js";

/** @import { Row } from "../cards/card.js" */
/** @import { Action, Flyer, Link, Scene } from "./scene.js" */

/** The row of a card in which a link is played; all other uses are its own. @type {Record<string, Row>} */
const ROWS = { react: "reaction", soften: "reaction", maneuver: "maneuver", speed: "maneuver" };

/** What a link is to the chain. @param {Action} action @param {Link} link @param {any} card */
const useOf = (action, link, card) => (link === action.links[0] ? action.use : card?.softens ? "soften" : "react");

/** What a link does, in a few words. @param {Action} action @param {string} use @param {any} card */
function doesWords({ steps, hits, bursts }, use, card) {
  if (use === "react") return say("flames-word-reaction");
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
    const answers = use === "soften" ? "" : before;
    before = title;
    return linkBy(scene, link.by, flyer ? callSign(scene, flyer) : "", {
      title,
      picture: { title: isMove ? "maneuver" : (card?.title ?? "ace-pilot"), version: isMove ? null : card?.subtitle },
      row: ROWS[use] ?? "attack",
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

/** What stands if nobody answers, and the rule that says so. @param {Scene} scene @param {Action} action */
function standing(scene, { by, on, hits, bursts, position, comes_to, rule }) {
  /** @param {string | null} label */
  const named = (label) => callSign(scene, /** @type {Flyer} */ (scene.flyer(label)));
  const system = ["position", "cancelled"].includes(comes_to) ? "cards" : "flames";
  const facts = { by: named(by), on: named(on), hits, bursts, position: positionWord(position) };
  return { words: say(`${system}-stands-${comes_to}`, facts), rule };
}

/** @param {{ scene: Scene }} props */
export function ReactionChain({ scene }) {
  /** @type {Action | null} */
  const action = scene.view.action;
  if (!action?.on) return html`<${FlamesLesson} scene=${scene} />`;
  const { answers, answered_by } = action;
  return html`<${ChainView}
    scene=${scene} title=${say("flames-chain-title")} between=${[action.by, action.on]}
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
