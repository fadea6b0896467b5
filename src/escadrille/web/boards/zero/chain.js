// The exchange of cards: an Attack, its Response, the answer to that one, and what stands.
import { html } from "../../lib/html.js";
import { knows, say } from "../../lib/words.js";
import { ChainView, Lesson, linkBy, slotFor } from "../cards/chain.js";
import { attackWords } from "./card.js";
import { PLANES, cardName, titleWord, titleWords, toldName } from "./terms.js";

/** @import { Exchange, Link, Scene } from "./scene.js" */

/** @param {Scene} scene @param {string | null | undefined} label */
function nameOf(scene, label) {
  const flyer = scene.flyer(label);
  return flyer ? toldName(scene, flyer) : "";
}

/** @param {any} card @param {Link} link */
const linkTitle = (card, link) => (card.title === link.title ? cardName(card) : titleWord(link.title));

/** @param {Scene} scene @param {Exchange} exchange @param {number} place */
function seenLink(scene, { links, use }, place) {
  const { card: cards } = scene.content;
  const [link, before] = [/** @type {Link} */ (links[place]), links[place - 1]];
  const card = cards[link.card];
  const isFire = use === "fire" || use === "gunner";
  const does = before ? say("zero-word-response") : attackWords(card);
  return linkBy(scene, link.by, nameOf(scene, link.by), {
    title: linkTitle(card, link),
    picture: { title: link.title, version: card.attack ? card.subtitle : null },
    row: before ? "reaction" : isFire ? "attack" : "maneuver",
    does: card.title === link.title ? does : say("zero-chain-as", { card: titleWord(card.title) }),
    isDead: link.cancelled,
    answers: before ? linkTitle(cards[before.card], before) : "",
  });
}

/** What stands if nobody answers. @param {Scene} scene @param {Exchange} exchange */
function verdictOf(scene, { by, on, verdict }) {
  const { kind, rule, hits, bursts, position, friend } = verdict;
  const key = `zero-stands-${kind}`;
  const words = say(knows(key) ? key : `cards-stands-${kind}`, {
    by: nameOf(scene, position ? scene.element(by)?.leader.label : by),
    on: nameOf(scene, on),
    hits, bursts,
    position: say(`zero-position-${position}`),
    friend: nameOf(scene, friend),
  });
  return { words, rule };
}

/** @param {{ scene: Scene }} props */
export function ExchangeChain({ scene }) {
  /** @type {Exchange} */
  const exchange = scene.view.exchange;
  const card = titleWord(exchange.answers);
  return html`<${ChainView}
    scene=${scene} title=${say("zero-chain-title")} between=${[exchange.by, exchange.on]} planes=${PLANES}
    links=${exchange.links.map((_, place) => seenLink(scene, exchange, place))}
    slot=${slotFor(scene, scene.flyer(exchange.answering), say("cards-chain-slot-answers", { card }))}
    verdict=${verdictOf(scene, exchange)}
    learnt=${{
      words: say("cards-chain-answered-by", { card, cards: titleWords(exchange.answered_by) }), rule: "ZERO-ATK-12",
    }} />`;
}

/** For learners: what the present question is for. @param {{ scene: Scene }} props */
export const ZeroLesson = ({ scene }) =>
  html`<${Lesson} message=${scene.message} name=${`zero-learn-${scene.decision ?? scene.view.phase}`} />`;
