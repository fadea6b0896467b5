// Every type of the packs: its shape and its paint. A shape is called as its type, without the hyphens.
import * as america from "./shapes/america.js";
import * as bombers from "./shapes/bombers.js";
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
  [america, bombers, britain, empires, entente, germany, japan, jets, others, soviet].flatMap((shapes) =>
    Object.entries(shapes).map(([name, shape]) => [name.toLowerCase(), shape]),
  ),
);

/** For the types of players' own packs. @param {number} year @returns {Shape} */
const plain = (year) => (year < 1930 ? entente.bristolScout : soviet.lagg3);

/** @type {Map<Shape, Planform>} */
const compiled = new Map();

/** Types that are drawn as another: other names of it, and next of kin. @type {Record<string, string>} */
const DRAWN_AS = {
  b24j: "b24", bf109g2fin: "bf109g", blenheimmkiv: "blenheim4", blochmb152: "p36a", brewsterb239: "b339d",
  curtissh75: "p36a", defiantmki: "defiant1", dewoitined520: "mc202", fiatbr20m: "db3f", fiatcr42: "gladiator2",
  fiatg50: "mc202", fw190d: "fw190d9", gladiatormkii: "gladiator2", hurricanemki: "hurricane1",
  hurricanemkiic: "hurricane2c", ki43i: "ki43", kittyhawkmkia: "p40e", macchimc200: "mc202", macchimc202: "mc202",
  moranems406: "hurricane1", mosquito: "mosquito6", sm79: "he111h", spitfiremki: "spitfire1", spitfiremkii: "spitfire1",
  spitfiremkix: "spitfire9", spitfiremkv: "spitfire5", tempestmkv: "tempest5", typhoonmkib: "typhoon1b",
  wellingtonmkic: "wellington1c",
};

/** A name out of a player's pack may be any word. @param {string} type */
function known(type) {
  const plain = type.replaceAll("-", "");
  const name = Object.hasOwn(DRAWN_AS, plain) ? (DRAWN_AS[plain] ?? "") : plain;
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
