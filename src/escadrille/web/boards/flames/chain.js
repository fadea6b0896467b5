// The reaction chain as it grows: ours left, theirs right, each card pointing at the one that it answers.
import { html } from "../../lib/html.js";
import { isNarrow } from "../../lib/narrow.js";
import { learner } from "../../lib/settings.js";
import { knows, say } from "../../lib/words.js";
import { useEffect, useRef } from "../../vendor/hooks.js";
import { Icon } from "../../parts/icons.js";
import { RuleLink } from "../../parts/rule.js";
import { attackWords } from "./card.js";
import { answersTo, isCancelled, linksOf, stands } from "./links.js";
import { positionOf } from "./scene.js";
import { Figures, callSign, cardName, positionWord, shortName, titleWord, titleWords } from "./terms.js";
import { Vignette } from "./vignettes.js";

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

/** @param {{ scene: Scene, action: Action, links: Link[], place: number, row: number }} props */
function LinkView({ scene, action, links, place, row }) {
  const link = links[place];
  if (!link) return null;
  const flyer = scene.flyer(link.by);
  const card = link.card ? scene.content.card[link.card] : null;
  const isDead = isCancelled(links, place);
  const picture = link.use === "maneuver" || link.use === "speed" ? "maneuver" : (card?.title ?? "ace-pilot");
  const side = flyer && scene.isOurs(flyer) ? "ours" : "theirs";
  const answers = place > 0 && link.use !== "soften" ? linkTitle(scene, links[place - 1] ?? link) : "";
  return html`<li
    class=${`link ${side}${isDead ? " dead" : ""}${answers ? " answer" : ""}`}
    style=${{ gridRow: `${row} / span 2` }}
    data-link=${place + 1}>
    <span class="hidden">
      ${say("flames-chain-link", {
        number: place + 1,
        who: flyer ? callSign(scene, flyer) : "",
        card: linkTitle(scene, link),
      })}
      ${answers && say("flames-chain-answers", { card: answers })}${isDead && `, ${say("flames-chain-cancelled")}`}
    </span>
    <span class="top-line" aria-hidden="true">
      <span class="number">${place + 1}</span>
      <b>${linkTitle(scene, link)}</b></span>
    <span class="picture" aria-hidden="true">
      ${
        isDead
          ? html`<span class="word">${say("flames-chain-cancelled")}</span>`
          : html`<${Vignette} title=${picture} version=${picture === "maneuver" ? null : card?.subtitle} />`
      }
    </span>
    <span class=${`use lit ${rowOf(link)}`} aria-hidden="true">
      <i><${Icon} name=${rowOf(link)} size=${13} /></i>
      <span><${Figures} text=${doesWords(scene, action, link)} />
      </span></span>
  </li>`;
}

/**
 * Who may answer next: the one who did not play the last card.
 * @param {Scene} scene @param {Action} action @param {Link[]} links
 */
function nextOf(scene, action, links) {
  const last = links[links.length - 1];
  return scene.flyer(last?.by === action.by ? action.on : action.by);
}

/** The rows of a staggered column: a card beside the one it answers, half a card lower. @param {Link[]} links */
function rowsOf(links) {
  let row = 1;
  return links.map((link, place) => {
    const before = links[place - 1];
    if (before) row += before.by === link.by ? 2 : 1;
    return row;
  });
}

/** @param {{ scene: Scene, action: Action, links: Link[] }} props */
function Slot({ scene, action, links }) {
  const [, decision] = scene.view.deciding[0] ?? [];
  if (decision !== "react" && decision !== "evade") return null;
  const next = decision === "evade" ? scene.flyer(action.on) : nextOf(scene, action, links);
  if (!next) return null;
  const isMine = scene.isMine(next) && scene.decision !== null;
  const number = links.length + 1;
  const rows = rowsOf(links);
  const isBeside = links[links.length - 1]?.by !== next.label;
  const row = (rows[rows.length - 1] ?? 0) + (isBeside ? 1 : 2);
  const side = scene.isOurs(next) ? "ours" : "theirs";
  const what =
    decision === "evade"
      ? say("flames-chain-slot-evade")
      : say("flames-chain-slot-answers", { card: titleWord(action.answers ?? "maneuver") });
  return html`<li
    class=${`slot ${side}${isMine ? " yours" : ""}${isBeside ? " answer" : ""}`}
    style=${{ gridRow: `${row} / span 2` }}>
    <b>${
      isMine
        ? say("flames-chain-slot-mine", { number })
        : say("flames-chain-slot-theirs", { number, who: shortName(next.name) })
    }
    </b>
    <span>${what}</span>
  </li>`;
}

/**
 * What stands if nobody answers, and the rule that says so.
 * @param {Scene} scene @param {Action} action @param {Link[]} links
 */
export function standing(scene, action, links) {
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
      : { words: say("flames-stands-cancelled", facts), rule: "FLAMES-PLAY-08" };
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
    words: say("flames-stands-position", { ...facts, position: positionWord(Math.min(2, gained)) }),
    rule: "FLAMES-PLAY-08",
  };
}

/** @param {{ scene: Scene }} props */
export function ReactionChain({ scene }) {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  /** @type {Action | null} */
  const action = scene.view.action;
  const links = linksOf(scene);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    current.scrollTo(current.scrollWidth, current.scrollHeight);
    if (isNarrow.peek()) requestAnimationFrame(() => current.scrollIntoView({ block: "nearest" }));
  }, [links.length]);
  if (!action || links.length === 0) return html`<${Lesson} scene=${scene} />`;
  const enemy = [scene.flyer(action.by), scene.flyer(action.on)].find((flyer) => flyer && !scene.isOurs(flyer));
  const rows = rowsOf(links);
  const { words, rule } = standing(scene, action, links);
  const title = action.answers;
  const isLearner = learner.value === "yes" && title;
  return html`<section class="reactions" aria-label=${say("flames-chain-title")}>
    <h3 class="box">${say("flames-chain-title")}
      <span>
        <b>▲ ${say(scene.me === null ? "flames-chain-first" : "flames-chain-you")}</b>
        ${" "}· ▽ ${enemy ? shortName(enemy.name) : ""}
      </span>
    </h3>
    <ol class="links" ref=${list} tabindex="0" aria-label=${say("flames-chain-title")}>
      ${links.map(
        (_, place) =>
          html`<${LinkView} key=${place}
        scene=${scene} action=${action} links=${links} place=${place}
        row=${rows[place] ?? 1} />`,
      )}
      <${Slot} scene=${scene} action=${action} links=${links} />
    </ol>
    <div class="box verdict" aria-live="polite">
      <p><b>${say("flames-stands-title")}</b> ${words} <${RuleLink} id=${rule} system="flames" /></p>
      ${
        isLearner &&
        html`<p class="second">
        ${say("flames-chain-answered-by", {
          card: titleWord(title),
          cards: titleWords(answersTo(scene.content, title)),
        })}${" "}
        <${RuleLink} id="FLAMES-REACT-02" system="flames" />
        </p>`
      }
    </div>
  </section>`;
}

/** For learners: what the present question is for. @param {{ scene: Scene }} props */
function Lesson({ scene }) {
  const limbo = scene.view.limbo.map((/** @type {string} */ card) => cardName(scene.content.card[card]));
  const key = `flames-learn-${scene.decision ?? scene.view.phase}`;
  const isLearner = learner.value === "yes" && knows(key);
  if (!isLearner && limbo.length === 0) return null;
  return html`<aside class="box lesson">
    ${limbo.length > 0 && html`<p><b>${say("flames-chain-limbo", { cards: limbo.join(", ") })}</b></p>`}
    ${isLearner && html`<h3><${Icon} name="hint" size=${14} />${say("flames-learn-title")}</h3><p>${say(key)}</p>`}
  </aside>`;
}
