// An action card of flames: its three uses in fixed order, attack, reaction, maneuver.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { CardView, rowWords } from "../cards/card.js";
import { signed } from "../kit/terms.js";
import { cardName, titleWord, titleWords, whyWords } from "./terms.js";

/** @import { Hold, Row } from "../cards/card.js" */
/** @import { Scene } from "./scene.js" */

/** @param {string} use @returns {Row} */
export const rowOf = (use) => (use === "maneuver" || use === "select" ? "maneuver" : "attack");

/** What a card says in its attack row, or "" @param {any} card @param {any} shot as printed, or as it would be now */
export function attackWords(card, shot = card.attack) {
  if (card.action) return say(`flames-act-${card.action}`);
  if (!shot) return "";
  const { bursts, hits, destroys } = shot;
  if (destroys) return say("flames-row-destroys", { bursts });
  const more = hits - card.attack.hits;
  return say("flames-row-attack", { bursts, hits, figure: more ? `${card.attack.hits}${signed(more)}` : `${hits}` });
}

/** What a card answers, or takes away. @param {Scene} scene @param {any} card */
function reactionWords({ content }, card) {
  if (card.softens) return say("flames-row-soften", { hits: card.softens });
  const all = new Set(Object.values(content.card).flatMap(({ reacts_to }) => reacts_to));
  return card.reacts_to.length === all.size ? say("cards-row-answers-all") : titleWords(card.reacts_to);
}

/**
 * The three rows of a card: as it could be used now, or else as printed.
 * @param {Scene} scene @param {any} card @param {Hold} hold @returns {{ row: Row, title: string, words: string }[]}
 */
function rowsOf(scene, card, hold) {
  /** @param {any} use */
  const attack = ({ use, ...shot }) => {
    if (use === "barrage" || use === "agile") return say(`flames-use-${use}`);
    return use === "climb" || use === "dive" ? "" : attackWords(card, shot);
  };
  /** @param {any} use */
  const moves = ({ steps }) => (steps ? say("flames-row-steps", { steps }) : "");
  /** @param {Row} row @param {(use: any) => string} word @param {string} printed */
  const words = (row, word, printed) => rowWords(hold, ({ use }) => rowOf(use) === row, word, printed);
  return [
    { row: "attack", title: say("cards-word-attack"), words: words("attack", attack, attackWords(card)) },
    { row: "reaction", title: say("flames-word-answers"), words: reactionWords(scene, card) },
    {
      row: "maneuver", title: say("flames-word-maneuver"),
      words: words("maneuver", moves, moves({ steps: card.maneuver })),
    },
  ];
}

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Hold} props.hold its id is "counter" for an Ace Pilot counter
 * @param {(order: any) => void} props.choose
 * @param {(place: number) => any} props.stop the roving focus, by place inside the card
 */
export function ActionCard({ scene, hold, choose, stop }) {
  const isCounter = hold.id === "counter"; // it works as the card that it stands for
  const card = isCounter
    ? Object.values(scene.content.card).find(({ title }) => title === "ace-pilot")
    : scene.content.card[hold.id];
  if (!card) return null;
  const rows = rowsOf(scene, card, hold);
  return html`<${CardView}
    hold=${hold} card=${card} title=${titleWord(card.title)} name=${cardName(card)}
    version=${isCounter ? say("flames-hand-counter") : card.subtitle && say(`flames-subtitle-${card.subtitle}`)}
    rows=${rows} told=${rows.map(({ title, words }) => words && `${title} ${words}`)}
    why=${hold.bar ? whyWords(scene, hold.bar) : ""}
    choose=${choose} stop=${stop} />`;
}

/** What a card does from a turret, as printed. @param {any} card */
function turretWords({ bomber, attack }) {
  if (!bomber) return say("flames-turret-none");
  const { fire, hits = 0, stops_fuel_tank } = bomber;
  return [
    fire && (attack?.destroys ? say("flames-turret-destroys") : say("flames-turret-fires", { hits: attack?.hits ?? 0 })),
    hits < 0 && say("flames-turret-spares", { hits: -hits }),
    hits > 0 && say("flames-turret-adds", { hits }),
    stops_fuel_tank && say("flames-turret-stops"),
  ].filter(Boolean).join(", ");
}

/** A card of a temporary hand: the bomber's row alone counts. @param {Parameters<typeof ActionCard>[0]} props */
export function TurretCard({ scene, hold, choose, stop }) {
  const card = scene.content.card[hold.id];
  /** @type {Row} */
  const row = card.bomber?.fire || card.bomber?.hits > 0 ? "attack" : "reaction";
  const words = turretWords(card);
  return html`<${CardView}
    hold=${hold} card=${card} title=${titleWord(card.title)} name=${cardName(card)}
    version=${card.subtitle && say(`flames-subtitle-${card.subtitle}`)}
    rows=${[{ row, words }]} told=${[words]} why=${hold.bar ? whyWords(scene, hold.bar) : ""}
    choose=${choose} stop=${stop} />`;
}
