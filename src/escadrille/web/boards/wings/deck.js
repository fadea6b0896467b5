// The manoeuvre decks as the packs hold them: every different card of a deck, in its order.

/**
 * A card of a deck. `tip` is the end of its arrow in millimetres, right and ahead of the foot of its line, `turn` the
 * change of heading in degrees, to the right.
 * @typedef {{ name: string, kind: string, side: "" | "left" | "right", diamond: boolean, copies: number,
 *   tip: [right: number, ahead: number], turn: number }} Face
 */

/** The kinds that bear a diamond in nearly all decks; the odd ones are named after it (WINGS-RULING-93). */
const STEEP = ["stall", "wide-sideslip", "sharp-turn", "climb"];
const RED = ["climb", "dive"];

/** Does a card change the altitude by itself? @param {Face} face */
export const isRed = (face) => RED.includes(face.kind);

/** @param {any} manoeuvre of the packs @param {Face["side"]} side */
function nameOf({ kind, diamond }, side) {
  const odd = diamond === STEEP.includes(kind) ? "" : diamond ? "steep-" : "plain-";
  return `${odd}${kind}${side && `-${side}`}`;
}

/** @param {any} manoeuvre drawn to the left @param {Face["side"]} side @param {number} copies @returns {Face} */
function faceOf(manoeuvre, side, copies) {
  const { kind, diamond, turn } = manoeuvre;
  const way = side === "left" ? -1 : side === "right" ? 1 : 0;
  return {
    name: nameOf(manoeuvre, side),
    kind,
    side,
    diamond,
    copies,
    tip: [manoeuvre.tip[0] * way, manoeuvre.tip[1]],
    turn: turn * (way || 1),
  };
}

/** @type {WeakMap<object, Map<string, Face[]>>} */
const known = new WeakMap();

/** All different cards of a deck, by its letter. @param {any} content @param {string} letter @returns {Face[]} */
export function facesOf(content, letter) {
  const decks = known.get(content) ?? new Map();
  known.set(content, decks);
  if (!decks.has(letter)) decks.set(letter, laidOut(content, letter));
  return decks.get(letter) ?? [];
}

/** @param {any} content @param {string} letter */
const laidOut = (content, letter) =>
  (content.deck[letter.toLowerCase()]?.cards ?? []).flatMap((/** @type {any} */ { manoeuvre, copies, left, right }) => {
    const drawing = content.manoeuvre[manoeuvre];
    /** @type {[Face["side"], number][]} */
    const sides = [
      ["", copies],
      ["left", left],
      ["right", right],
    ];
    return sides.filter(([, count]) => count > 0).map(([side, count]) => faceOf(drawing, side, count));
  });
