// Every type of the packs: its shape and its paint.
import * as america from "./shapes/america.js";
import * as britain from "./shapes/britain.js";
import * as empires from "./shapes/empires.js";
import * as entente from "./shapes/entente.js";
import * as germany from "./shapes/germany.js";
import * as japan from "./shapes/japan.js";
import * as jets from "./shapes/jets.js";
import * as others from "./shapes/others.js";
import * as poland from "./shapes/poland.js";
import * as soviet from "./shapes/soviet.js";
import { PAINTS, usualPaint } from "./paint.js";
import { planform } from "./planform.js";

/** @typedef {import("./paint.js").Paint} Paint */
/** @typedef {import("./planform.js").Planform} Planform */
/** @typedef {import("./planform.js").Shape} Shape */

/** @type {Record<string, [Shape, keyof typeof PAINTS]>} */
export const FLEET = {
  "bf-109d": [germany.bf109e, "forest"],
  "bf-109e": [germany.bf109e, "meadow"],
  "bf-110c": [germany.bf110c, "meadow"],
  "ju-88c": [germany.ju88c, "forest"],
  "bf-109f": [germany.bf109f, "greysYellow"],
  "fw-190a": [germany.fw190a, "greys"],
  "ju-87b": [germany.ju87, "forest"],
  "bf-109g": [germany.bf109g, "greys"],
  "bf-109g-6": [germany.bf109g, "greys"],
  "bf-110g": [germany.bf110g, "mist"],
  "me-410a": [germany.me410, "greys"],
  "fw-190a-8": [germany.fw190a8, "greysWhite"],
  "fw-190d-9": [germany.fw190d, "lateRed"],
  "bf-109k": [germany.bf109k, "late"],
  "me-163b": [germany.me163, "late"],
  "me-262a": [germany.me262, "late"],
  "he-162a": [germany.he162, "late"],
  "ta-152h": [germany.ta152h, "lateRed"],

  "ki-27": [japan.ki27, "armyGrey"],
  "a5m4": [japan.a5m, "ashSilver"],
  "a6m2": [japan.a6m2, "ash"],
  "ki-43": [japan.ki43, "armyGreen"],
  "a6m3": [japan.a6m3, "ash"],
  "d3a1": [japan.d3a, "ash"],
  "a6m2-n": [japan.a6m2n, "ash"],
  "ki-44": [japan.ki44, "armyMetal"],
  "ki-45": [japan.ki45, "armyMottle"],
  "ki-61": [japan.ki61, "armyMottle"],
  "a6m5": [japan.a6m5, "navyGreen"],
  "j2m3": [japan.j2m3, "navyGreenAll"],
  "ki-84": [japan.ki84, "armyOlive"],
  "n1k2-j": [japan.n1k2, "navyGreenAll"],
  "ki-100": [japan.ki100, "armyHome"],

  "gladiator-2": [britain.gladiator, "earth"],
  "hurricane-1": [britain.hurricane, "earth"],
  "spitfire-1": [britain.spitfire1, "earth"],
  "defiant-1": [britain.defiant, "earth"],
  "fulmar-1": [britain.fulmar, "sea"],
  "fulmar-2": [britain.fulmar, "sea"],
  "buffalo-1": [america.f2a, "earthSky"],
  "whirlwind-1": [britain.whirlwind, "earthSky"],
  "hurricane-2b": [britain.hurricane2b, "earthSky"],
  "hurricane-2c": [britain.hurricane2c, "ocean"],
  "spitfire-5": [britain.spitfire5, "ocean"],
  "spitfire-5b": [britain.spitfire5, "ocean"],
  "typhoon-1b": [britain.typhoon, "ocean"],
  "beaufighter-6": [britain.beaufighter, "night"],
  "spitfire-9": [britain.spitfire9, "ocean"],
  "mosquito-6": [britain.mosquito, "night"],
  "seafire-3": [britain.seafire, "sea"],
  "spitfire-14": [britain.spitfire14, "ocean"],
  "tempest-5": [britain.tempest, "oceanStriped"],

  "i-16": [soviet.i16, "sovietGreen"],
  "i-153": [soviet.i153, "sovietGreen"],
  "i-16-28": [soviet.i16cannon, "sovietBlack"],
  "yak-1": [soviet.yak1, "sovietBlack"],
  "mig-3": [soviet.mig3, "sovietGreen"],
  "lagg-3": [soviet.lagg3, "sovietBlack"],
  "p-39d": [soviet.p39, "olive"],
  "il-2": [soviet.il2, "sovietBlack"],
  "pe-3": [soviet.pe3, "sovietBlack"],
  "la-5": [soviet.la5, "sovietBlack"],
  "yak-9": [soviet.yak9, "sovietBlack"],
  "la-5fn": [soviet.la5fn, "sovietGrey"],
  "p-39n": [soviet.p39, "olive"],
  "yak-9t": [soviet.yak9t, "sovietGrey"],
  "la-7": [soviet.la7, "sovietRed"],
  "p-63a": [soviet.p63, "olive"],
  "yak-3": [soviet.yak3, "sovietWhite"],

  "p-11c": [poland.p11, "khaki"],
  "p-11g": [poland.p11, "khaki"],
  "hurricane-1-pl": [britain.hurricane, "earth"],
  "spitfire-5-pl": [britain.spitfire5, "ocean"],
  "spitfire-9-pl": [britain.spitfire9, "earthSky"],
  "mustang-3-pl": [america.p51b, "oceanStriped"],

  "p-26a": [america.p26, "metal"],
  "p-35a": [america.p35, "olive"],
  "p-36a": [america.p36, "metal"],
  "f4f": [america.f4f3, "navyGrey"],
  "f4f-3": [america.f4f3, "navyGrey"],
  "p-40b": [america.p40b, "olive"],
  "p-40e": [america.p40e, "olive"],
  "f2a-3": [america.f2a, "navyGrey"],
  "f4f-4": [america.f4f4, "navyGrey"],
  "p-38f": [america.p38f, "olive"],
  "p-400": [soviet.p39, "earth"],
  "sbd-3": [america.sbd, "navyGrey"],
  "f4u": [america.f4u, "navyBlues"],
  "f4u-1": [america.f4u, "navyBlues"],
  "f6f-3": [america.f6f, "navyBlues"],
  "fm-2": [america.fm2, "navyBlues"],
  "p-38j": [america.p38j, "metal"],
  "p-47d": [america.p47d, "oliveWhite"],
  "p-51b": [america.p51b, "olive"],
  "p-51d": [america.p51d, "metalRed"],
  "p-61a": [america.p61, "black"],
  "p-47n": [america.p47n, "metal"],
  "f4u-4": [america.f4u4, "navyDark"],

  "cw-21b": [america.cw21, "leaf"],
  "b-339d": [america.f2a, "leaf"],
  "mc-202": [others.mc202, "desert"],

  "morane-n": [entente.moraneN, "linenRed"],
  "bristol-scout": [entente.bristolScout, "linen"],
  "nieuport-11": [entente.nieuport11, "verdun"],
  "dh2": [entente.dh2, "linen"],
  "nieuport-17": [entente.nieuport17, "aluminium"],
  "spad-vii": [entente.spad7, "ecru"],
  "sopwith-pup": [entente.pup, "pc10"],
  "sopwith-triplane": [entente.sopwithTriplane, "pc12"],
  "nieuport-24": [entente.nieuport24, "aluminium"],
  "sopwith-camel": [entente.camel, "pc10"],
  "se5a": [entente.se5a, "pc10Plain"],
  "hanriot-hd1": [entente.hanriot, "french"],
  "spad-xiii": [entente.spad13, "french"],
  "sopwith-dolphin": [entente.dolphin, "pc12Plain"],
  "nieuport-28": [entente.nieuport28, "french"],
  "sopwith-snipe": [entente.snipe, "pc10"],
  "be2c": [entente.be2c, "linenPlain"],
  "sopwith-strutter": [entente.strutter, "pc10"],
  "re8": [entente.re8, "pc10Plain"],
  "dh4": [entente.dh4, "pc10Plain"],
  "bristol-f2b": [entente.f2b, "pc12Plain"],
  "breguet-14": [entente.breguet14, "french"],
  "salmson-2": [entente.salmson2, "french"],

  "fokker-e3": [empires.fokkerE3, "eindecker"],
  "halberstadt-d2": [empires.halberstadtD2, "rust"],
  "albatros-d2": [empires.albatrosD2, "rustPly"],
  "albatros-d3": [empires.albatrosD3, "saxon"],
  "aviatik-d1": [empires.aviatikD1, "sworl"],
  "albatros-d5a": [empires.albatrosD5a, "mauve"],
  "pfalz-d3": [empires.pfalzD3, "pfalz"],
  "fokker-dr1": [empires.fokkerDr1, "red"],
  "phonix-d1": [empires.phonixD1, "phonix"],
  "ssw-d3": [empires.siemensD3, "lozengeGreen"],
  "roland-d6": [empires.rolandD6, "lozengePly"],
  "fokker-d7": [empires.fokkerD7, "lozenge"],
  "pfalz-d12": [empires.pfalzD12, "lozengeSilver"],
  "ssw-d4": [empires.siemensD4, "lozengeBlack"],
  "fokker-d8": [empires.fokkerD8, "streaks"],
  "albatros-c1": [empires.albatrosC1, "linenPly"],
  "roland-c2": [empires.rolandC2, "whale"],
  "dfw-c5": [empires.dfwC5, "rust"],
  "rumpler-c4": [empires.rumplerC4, "mauveGreen"],
  "ufag-c1": [empires.ufagC1, "austrian"],
  "halberstadt-cl2": [empires.halberstadtCl2, "dapple"],
  "hannover-cl3": [empires.hannoverCl3, "lozengeAll"],

  "f-4": [america.f4, "jungle"],
  "f-105": [america.f105, "jungle"],
  "f-4-usaf": [america.f4, "jungle"],
  "f-4-usn": [america.f4, "gull"],
  "f-105g": [america.f105, "jungle"],
  "f-100": [jets.f100, "jungle"],
  "f-104": [jets.f104, "jungle"],
  "f-8": [jets.f8, "gull"],
  "a-4": [jets.a4, "gull"],
  "a-6": [jets.a6, "gull"],
  "a-7": [jets.a7, "gull"],
  "mig-17": [others.mig17, "silver"],
  "mig-19": [jets.mig19, "silver"],
  "mig-21": [jets.mig21, "silver"],
  "b-24": [america.b24, "olive"],
};

/** For the types of players' own packs. @param {number} year @returns {Shape} */
const plain = (year) => (year < 1930 ? entente.bristolScout : soviet.lagg3);

/** @type {Map<Shape, Planform>} */
const compiled = new Map();

/** A name out of a player's pack may be any word. @param {string} type */
const known = (type) => (Object.hasOwn(FLEET, type) ? FLEET[type] : undefined);

/** The planform of a type; a plain one of the year for a type unknown. @param {string} type @param {number} year */
export function shapeOf(type, year) {
  const shape = known(type)?.[0] ?? plain(year);
  const plan = compiled.get(shape) ?? planform(shape);
  compiled.set(shape, plan);
  return plan;
}

/**
 * The paint of a type; its nation's usual paint for a type unknown.
 * @param {string} type @param {string} nation @param {number} year @returns {Paint}
 */
export function paintOf(type, nation, year) {
  const paint = known(type)?.[1];
  return paint ? PAINTS[paint] : usualPaint(nation, year);
}
