// The chain of cards as it grows: ours left, theirs right, each card pointing at the one that it answers.
import { html } from "../../lib/html.js";
import { isNarrow } from "../../lib/narrow.js";
import { knows, say } from "../../lib/words.js";
import { useEffect, useRef } from "../../vendor/hooks.js";
import { Icon } from "../../parts/icons.js";
import { RuleLink } from "../../parts/rule.js";
import { Hush, isTaught } from "../../parts/tip.js";
import { Figures, shortName } from "./terms.js";
import { Vignette } from "./vignettes.js";

/** @import { Message } from "../../lib/types.js" */
/** @import { Row } from "./card.js" */
/** @import { CardScene, Seated } from "./scene.js" */
/** @import { Planes } from "./vignettes.js" */

/**
 * @typedef {"ours" | "theirs"} Side
 * @typedef {{ by: string, side: Side, who: string, title: string, picture: { title: string, version: string | null },
 *   row: Row, icon?: string, does: string, isDead: boolean, answers: string }} LinkSeen a card of the chain; `answers`
 *   is the title before it, or ""
 * @typedef {{ by: string, side: Side, isMine: boolean, who: string, what: string }} SlotSeen where the next may come
 * @typedef {{ words: string, rule: string }} Verdict
 */

/** Whose a card of the chain is. @param {CardScene<any>} scene @param {string} label */
const placeOf = (scene, label) => {
  const flyer = scene.flyer(label);
  return { by: label, side: /** @type {Side} */ (flyer && scene.isOurs(flyer) ? "ours" : "theirs") };
};

/**
 * A card of the chain, with the one who played it.
 * @param {CardScene<any>} scene @param {string} label @param {string} who
 * @param {Omit<LinkSeen, "by" | "side" | "who">} seen @returns {LinkSeen}
 */
export const linkBy = (scene, label, who, seen) => ({ ...placeOf(scene, label), who, ...seen });

/**
 * Where the next card may come.
 * @param {CardScene<any>} scene @param {Seated | undefined} next @param {string} what @returns {SlotSeen | null}
 */
export const slotFor = (scene, next, what) =>
  next
    ? {
        ...placeOf(scene, next.label), what, who: shortName(next.name),
        isMine: scene.isMine(next) && scene.decision !== null,
      }
    : null;

/** Rows of a staggered column: a card beside the one it answers, half a card lower. @param {{ by: string }[]} links */
function rowsOf(links) {
  let row = 1;
  return links.map((link, place) => {
    const before = links[place - 1];
    if (before) row += before.by === link.by ? 2 : 1;
    return row;
  });
}

/** @param {{ link: LinkSeen, number: number, row: number, planes: Planes | undefined }} props */
const LinkView = ({ link, number, row, planes }) => html`<li
  class=${`link ${link.side}${link.isDead ? " dead" : ""}${link.answers ? " answer" : ""}`}
  style=${{ gridRow: `${row} / span 2` }}
  data-link=${number}>
  <span class="hidden">
    ${say("cards-chain-link", { number, who: link.who, card: link.title })}
    ${link.answers && say("cards-chain-answers", { card: link.answers })}
    ${link.isDead && `, ${say("cards-chain-cancelled")}`}
  </span>
  <span class="top-line" aria-hidden="true">
    <span class="number">${number}</span>
    <b>${link.title}</b></span>
  <span class="picture" aria-hidden="true">
    ${
      link.isDead
        ? html`<span class="word">${say("cards-chain-cancelled")}</span>`
        : html`<${Vignette} ...${link.picture} planes=${planes} />`
    }
  </span>
  <span class=${`use lit ${link.row}`} aria-hidden="true">
    <i><${Icon} name=${link.icon ?? link.row} size=${13} /></i>
    <span><${Figures} text=${link.does} />
    </span></span>
</li>`;

/** @param {{ slot: SlotSeen, links: LinkSeen[] }} props */
function Slot({ slot, links }) {
  const number = links.length + 1;
  const isBeside = links[links.length - 1]?.by !== slot.by;
  const row = rowsOf([...links, slot])[links.length] ?? 1;
  return html`<li
    class=${`slot ${slot.side}${slot.isMine ? " yours" : ""}${isBeside ? " answer" : ""}`}
    style=${{ gridRow: `${row} / span 2` }}>
    <b>${
      slot.isMine
        ? say("cards-chain-slot-mine", { number })
        : say("cards-chain-slot-theirs", { number, who: slot.who })
    }
    </b>
    <span>${slot.what}</span>
  </li>`;
}

/**
 * @param {object} props
 * @param {CardScene<any>} props.scene
 * @param {string} props.title
 * @param {(string | null)[]} props.between the labels of those who may play
 * @param {LinkSeen[]} props.links
 * @param {SlotSeen | null} props.slot
 * @param {Verdict} props.verdict what stands if nobody answers
 * @param {Verdict | null} props.learnt for learners: what could answer
 * @param {Planes} [props.planes]
 */
export function ChainView({ scene, title, between, links, slot, verdict, learnt, planes }) {
  const { system } = scene.message;
  const enemy = between.map((label) => scene.flyer(label)).find((flyer) => flyer && !scene.isOurs(flyer));
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    current.scrollTo(current.scrollWidth, current.scrollHeight);
    if (isNarrow.peek()) requestAnimationFrame(() => current.scrollIntoView({ block: "nearest" }));
  }, [links.length]);
  const rows = rowsOf(links);
  return html`<section class="reactions" aria-label=${title}>
    <h3 class="box">${title}
      <span>
        <b>▲ ${say(scene.me === null ? "cards-chain-first" : "cards-chain-you")}</b>
        ${" "}· ▽ ${enemy ? shortName(enemy.name) : ""}
      </span>
    </h3>
    <ol class="links" ref=${list} tabindex="0" aria-label=${title}>
      ${links.map(
        (link, place) =>
          html`<${LinkView} key=${place} link=${link} number=${place + 1} row=${rows[place] ?? 1} planes=${planes} />`,
      )}
      ${slot && html`<${Slot} slot=${slot} links=${links} />`}
    </ol>
    <div class="box verdict" aria-live="polite">
      <p>
        <b>${say("cards-stands-title")}</b> ${verdict.words} <${RuleLink} id=${verdict.rule} system=${system} />
      </p>
      ${
        isTaught(scene.message) &&
        learnt &&
        html`<p class="second">${learnt.words}${" "}<${RuleLink} id=${learnt.rule} system=${system} /></p>`
      }
    </div>
    ${scene.decision && html`<${Lesson} message=${scene.message} name=${`${system}-learn-${scene.decision}`} />`}
  </section>`;
}

/**
 * For learners: what the present question is for.
 * @param {{ message: Message, name: string, said?: string }} props its key, and what is told to everyone
 */
export function Lesson({ message, name, said = "" }) {
  const isLearner = isTaught(message) && knows(name);
  if (!isLearner && !said) return null;
  return html`<aside class="box lesson">
    ${said && html`<p><b>${said}</b></p>`}
    ${isLearner && html`<h3><${Icon} name="hint" size=${14} /><span>${say("cards-learn-title")}</span><${Hush} /></h3>
      <p>${say(name)}</p>`}
  </aside>`;
}
