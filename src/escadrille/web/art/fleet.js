// Every type of the packs: its shape and its paint. A shape is called as its type, without the hyphens.
import * as america from "./shapes/america.js";
import * as britain from "./shapes/britain.js";
import * as empires from "./shapes/empires.js";
import * as entente from "./shapes/entente.js";
import * as germany from "./shapes/germany.js";
import * as japan from "./shapes/japan.js";
import * as jets from "./shapes/jets.js";
import * as others from "./shapes/others.js";
import * as soviet from "./shapes/soviet.js";
import { PAINTS, usualPaint } from "./paint.js";
import { planform } from "./planform.js";

/** @typedef {import("./paint.js").Paint} Paint */
/** @typedef {import("./planform.js").Planform} Planform */
/** @typedef {import("./planform.js").Shape} Shape */

/** @type {Record<string, Shape>} */
export const FLEET = Object.fromEntries(
  [america, britain, empires, entente, germany, japan, jets, others, soviet].flatMap((shapes) =>
    Object.entries(shapes).map(([name, shape]) => [name.toLowerCase(), shape]),
  ),
);

/** For the types of players' own packs. @param {number} year @returns {Shape} */
const plain = (year) => (year < 1930 ? entente.bristolScout : soviet.lagg3);

/** @type {Map<Shape, Planform>} */
const compiled = new Map();

/** A name out of a player's pack may be any word. @param {string} type */
function known(type) {
  const name = type.replaceAll("-", "");
  return Object.hasOwn(FLEET, name) ? FLEET[name] : undefined;
}

/** The planform of a type; a plain one of the year for a type unknown. @param {string} type @param {number} year */
export function shapeOf(type, year) {
  const shape = known(type) ?? plain(year);
  const plan = compiled.get(shape) ?? planform(shape);
  compiled.set(shape, plan);
  return plan;
}

/**
 * The paint of a type; its nation's usual paint for a type unknown.
 * @param {string} type @param {string} nation @param {number} year @returns {Paint}
 */
export function paintOf(type, nation, year) {
  const paint = known(type)?.paint;
  return paint ? PAINTS[paint] : usualPaint(nation, year);
}
