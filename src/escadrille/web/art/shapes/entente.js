// The Entente's aircraft, 1915 to 1918.
import { ribs } from "../planform.js";
import { BLUNT, BROAD, RAKED, ROUND, linen } from "./linen.js";

/** @typedef {import("../planform.js").Shape} Shape */

const ROTARY = { spinner: [3, 1.1], wood: true };
const WHEELS = [0, 0.3, 0.8, 0.65, 5.4, 0.65, 6.2, 0.3];

/** @satisfies {Shape} shoulder wing, a spinner as wide as the body */
export const moraneN = {
  paint: "linenRed", spinner: [6.5, 4.7], prop: 12.4, wood: true, cowl: 11.4, fin: [52, 58.3],
  body: [6.2, 4.7, 8, 4.9, 11.4, 4.9, 20, 4.4, 34, 3, 46, 1.5, 55, 0.5],
  wing: { ...linen(40.7, 12, 17, [0.42, 0.12, 0.84, 0.3, 0.7], { sweep: 1.6, taper: 2 }), hinge: [] },
  under: [{ x: 8, y: 7.6, body: WHEELS }],
  tail: { ...linen(13.6, 47, 8, [0.5, 0.2, 0.8, 0.3, 0.7], { root: 1 }), hinge: [] }, cockpit: [24.6, 2, 2.8],
  barrels: [0, 9, 11],
};

/** @satisfies {Shape} small, round tips, a narrow tail */
export const bristolScout = {
  ...ROTARY, paint: "linen", prop: 12.4, cowl: 10.6, high: true, fin: [54, 63],
  body: [3.2, 2.6, 4.4, 4.2, 7, 4.6, 10.6, 4.5, 11.6, 3.9, 24, 3.7, 34, 3, 48, 1.5, 60, 0.4],
  wing: linen(37.5, 11.6, 13.7, ROUND, { gap: [3.6, 2.4], aileron: [19, 34] }), lower: [linen(37.5, 16, 13.7, ROUND)],
  tail: { le: [1, 47.6, 4, 47.6], te: [1, 57, 8, 57.6], tip: [15.2, 54, 0.5, 0.65] }, cockpit: [28.6, 1.9, 2.6],
  barrels: [0, 9, 9],
};

const NIEUPORT = [0.4, 0.08, 0.9, 0.12, 0.8];
const VEE = [0.5, 0.2, 0.8, 0.2, 0.7];

/** @satisfies {Shape} sesquiplane: a narrow lower wing, a gun above the upper one */
export const nieuport11 = {
  ...ROTARY, paint: "verdun", prop: 12.2, cowl: 8.8, high: true, fin: [50, 56.4],
  body: [3, 2.6, 4.2, 4.1, 6.4, 4.5, 8.8, 4.3, 9.4, 3.8, 20, 3.6, 32, 2.8, 44, 1.3, 51, 0.5],
  wing: linen(37.75, 9.4, 12, NIEUPORT, { sweep: 1.4, gap: [3.6, 2.8], aileron: [20, 35] }),
  lower: [linen(36.6, 17.6, 7, VEE, { sweep: 2.2 })],
  tail: { le: [1, 42, 9, 43.6], te: [1, 49.6, 13, 50.4], tip: [14.4, 48.6, 0.3, 0.6] }, cockpit: [24.4, 1.9, 2.7],
  barrels: [0, 7.2, 9],
};

/** @satisfies {Shape} sesquiplane, a cone on the propeller */
export const nieuport17 = {
  paint: "aluminium", spinner: [4, 2], prop: 12.6, wood: true, cowl: 9.6, high: true, fin: [51.4, 58],
  body: [3.4, 3.4, 4.4, 4.6, 7, 4.9, 9.6, 4.7, 10.4, 4, 21, 3.8, 33, 3, 45, 1.4, 52.4, 0.5],
  wing: linen(40.8, 9.6, 12.3, NIEUPORT, { sweep: 1.6, gap: [4, 3], aileron: [21, 38] }),
  lower: [linen(38.8, 18, 7.3, VEE, { sweep: 2.4 })],
  tail: { le: [1, 43, 9.4, 44.8], te: [1, 51, 13.6, 51.8], tip: [15.2, 49.8, 0.3, 0.6] }, cockpit: [25.4, 2, 2.8],
  barrels: [0, 6.4, 4],
};

/** @satisfies {Shape} sesquiplane with round tips, body and tail */
export const nieuport24 = {
  paint: "aluminium", spinner: [4, 2], prop: 12.6, wood: true, cowl: 9.6, high: true, fin: [48, 58.7],
  body: [3.4, 3.4, 4.4, 4.7, 7, 5, 9.6, 4.9, 18, 4.6, 28, 3.9, 38, 2.6, 48, 1.3, 54, 0.5],
  wing: linen(41, 9.6, 12.3, [0.62, 0.66, 0.44, 0.62, 0.55], { sweep: 1.6, gap: [4, 3], aileron: [21, 37] }),
  lower: [linen(38.8, 18, 7.3, [0.7, 0.7, 0.5, 0.6, 0.6], { sweep: 2.4 })],
  tail: { le: [1, 41.6, 4, 42], te: [1, 51.6, 7, 52.2], tip: [15.4, 48.6, 0.62] }, cockpit: [25.4, 2, 2.8],
  barrels: [0, 6.4, 4],
};

/** @satisfies {Shape} slim and long, guns to port, ailerons below */
export const nieuport28 = {
  paint: "french", spinner: [3.6, 1.6], prop: 12.8, wood: true, cowl: 11, high: true, fin: [53, 65],
  body: [3, 3, 4, 4.5, 6.6, 5, 11, 4.9, 20, 4.2, 34, 3.2, 48, 1.8, 60, 0.4],
  wing: { ...linen(40.8, 11.4, 13, [0.7, 0.8, 0.4, 0.6, 0.55], { gap: [4, 2.6] }), hinge: [] },
  lower: [linen(39.4, 20.4, 10, [0.8, 0.8, 0.45, 0.6, 0.6], { gap: [4, 0] })],
  tail: { le: [1, 47.4, 4, 47.8], te: [1, 58, 7, 58.4], tip: [15.6, 54, 0.6] }, cockpit: [29.4, 2, 2.8],
  barrels: [1.4, 7, 5],
};

/** @satisfies {Shape} pusher: a short nacelle before the engine, the tail on booms */
export const dh2 = {
  paint: "linen", wood: true, high: true, fin: [66, 76.8],
  body: [0, 1, 1.4, 2.4, 5, 3.4, 12, 3.9, 22, 3.9, 26.6, 3.4],
  wing: linen(43.05, 13, 14.5, BLUNT, { gap: [4.4, 3], aileron: [25, 40] }), lower: [linen(43.05, 14.6, 14.5, BLUNT)],
  over: [{ x: 0, y: 25, body: [0, 3.6, 0.6, 4.4, 4, 4.4, 4.6, 3.6] },
    { x: 0, y: 29.4, body: [0, 0.8, 1.6, 0.6], prop: 12.4 }],
  booms: [[9, 26.4, 1.6, 68]], tail: linen(16.4, 60.6, 11.4, ROUND, { root: 1 }), cockpit: [9.6, 2.2, 2.8],
  barrels: [0, -1.4, 7],
};

const SPAD = [0.3, 0.3, 0.42, 0.75, 0.65];
/** @satisfies {Shape} no stagger, one gun */
export const spadVii = {
  paint: "ecru", spinner: [3, 1.2], prop: 12.2, wood: true, cowl: 9.6, high: true, fin: [50, 60.8],
  body: [3, 3.4, 3.6, 4.3, 6, 4.8, 10, 4.7, 16, 4.3, 30, 4, 40, 3.3, 50, 1.9, 57.4, 0.6],
  wing: linen(39.1, 13.6, 14, [0.42, 0.46, 0.42, 0.7, 0.62], { gap: [3.6, 2.6], aileron: [19, 36] }),
  lower: [linen(38.2, 15, 13, [0.42, 0.46, 0.42, 0.7, 0.62])],
  tail: linen(15.4, 45.4, 12, [0.4, 0.4, 0.5, 0.7, 0.7], { sweep: 1.4, root: 1 }), cockpit: [30.8, 2, 2.6],
  barrels: [0, 7, 7, 4.4, 27.4, 10],
};

/** @satisfies {Shape} no stagger, long exhausts, two guns */
export const spadXiii = {
  paint: "french", spinner: [3, 1.2], prop: 12.5, wood: true, cowl: 8.6, high: true, fin: [52, 62.5],
  body: [3, 3.6, 3.6, 4.6, 6, 5.1, 12, 5, 18, 4.7, 30, 4.4, 40, 3.7, 52, 2.1, 59.4, 0.7],
  wing: linen(40.4, 14, 14.6, SPAD, { gap: [3.6, 2.8], aileron: [20, 38] }), lower: [linen(39.5, 15.6, 14.8, SPAD)],
  tail: linen(15.4, 46.4, 12.8, [0.32, 0.32, 0.5, 0.8, 0.8], { sweep: 1.6, taper: 1, root: 1.6 }),
  cockpit: [32.4, 2.1, 2.6], barrels: [1.2, 6, 7, 4.8, 28.6, 9],
};

/** @satisfies {Shape} light, raked tips */
export const sopwithPup = {
  ...ROTARY, paint: "pc10", prop: 12.8, cowl: 9.6, high: true, fin: [50, 58.9],
  body: [3.2, 2.8, 4.4, 4.4, 6.6, 4.7, 9.6, 4.6, 10.4, 3.8, 22, 3.6, 32, 3, 44, 1.7, 54, 0.5],
  wing: linen(40.4, 10.6, 15.7, RAKED, { gap: [3.6, 3.2], aileron: [21, 36] }), lower: [linen(40.4, 15.2, 15.7, RAKED)],
  tail: { le: [1, 44.6, 10, 45.4], te: [1, 53.6, 13, 54.2], tip: [15.4, 51.8, 0.25, 0.7] }, cockpit: [26.6, 2, 2.6],
  barrels: [0, 8, 8],
};

const STEPPED = [0.6, 0.2, 0.82, 0.22, 0.7];
/** @satisfies {Shape} three wings, alike and stepped */
export const sopwithTriplane = {
  ...ROTARY, paint: "pc12", prop: 13, cowl: 9, high: true, fin: [49, 57.4],
  body: [3.2, 2.8, 4.4, 4.4, 6.4, 4.7, 9, 4.6, 10, 3.8, 22, 3.6, 32, 3, 44, 1.7, 53, 0.5],
  wing: linen(40.4, 7.6, 9.9, STEPPED, { gap: [3.4, 1.6], aileron: [21, 37.4] }),
  lower: [linen(40.4, 16.8, 9.9, STEPPED), linen(40.4, 12.2, 9.9, STEPPED)],
  tail: { le: [1, 45, 8.6, 45.6], te: [1, 52.4, 10.6, 53], tip: [12.6, 50.8, 0.25, 0.7] }, cockpit: [25.6, 2, 2.6],
  barrels: [0, 5, 5],
};

/** @satisfies {Shape} rotary close to the pilot, cut-out in the upper wing */
export const sopwithCamel = {
  ...ROTARY, paint: "pc10", prop: 13, cowl: 11.4, high: true, fin: [48, 57.2],
  body: [3.2, 3, 4.4, 4.6, 7, 5, 11.4, 5, 12.4, 4.5, 24, 4.3, 30, 3.9, 42, 2.5, 54, 0.8],
  wing: { le: [5, 11.4, 37, 11.2], te: [2.6, 21, 4.6, 25.2, 36, 25], tip: [42.7, 15.4, 0.75, 0.6],
    hinge: [20.6, 20.6, 40] },
  lower: [{ le: [5, 17, 37, 17], te: [5, 30.4, 36, 30.4], tip: [42.6, 21, 0.75, 0.6] }],
  tail: { le: [2, 43, 5, 42.9], te: [1, 52, 6, 53.4], tip: [12.5, 47.6, 0.65] }, cockpit: [28, 2.1, 2.7],
  barrels: [1.2, 5, 7], lines: ribs({ le: [5, 11.4, 37, 11.2], te: [4.6, 25.2, 36, 25], hinge: [20.6] }),
};

/** @satisfies {Shape} square nose, long exhausts, a gun above the wing */
export const se5a = {
  paint: "pc10Plain", spinner: [2.6, 1.2], prop: 12, wood: true, cowl: 5, high: true, fin: [52, 63.8],
  body: [2.4, 3.5, 3, 3.9, 5, 4, 14, 4, 28, 3.9, 36, 3.4, 48, 1.9, 59, 0.5],
  wing: linen(40.55, 14.4, 15.2, [0.42, 0.2, 0.74, 0.45, 0.7], { gap: [4.2, 3.4], aileron: [22, 37] }),
  lower: [linen(40.55, 19, 15.2, [0.42, 0.2, 0.74, 0.45, 0.7])],
  tail: { le: [1, 48.2, 14.6, 49], te: [1, 58.6, 16.8, 59], tip: [17.6, 56.4, 0.5, 0.8] }, cockpit: [33.2, 2, 2.8],
  barrels: [4.3, 6, 8.4, 4.3, 29.6, 9, 0, 10, 14],
};

/** @satisfies {Shape} a longer upper wing, a pointed tail */
export const hanriotHd1 = {
  ...ROTARY, paint: "french", prop: 12.4, cowl: 9.8, high: true, fin: [50, 58.5],
  body: [3, 2.8, 4.2, 4.5, 6.6, 4.9, 9.8, 4.7, 10.8, 4, 22, 3.8, 32, 3.1, 44, 1.7, 54, 0.5],
  wing: linen(43.5, 10.2, 13, [0.5, 0.5, 0.5, 0.66, 0.66], { gap: [3.8, 2.6], aileron: [22, 38.4] }),
  lower: [linen(36, 15.6, 12.2, [0.5, 0.5, 0.5, 0.66, 0.66])],
  tail: { le: [1, 40.8, 11.6, 48.8], te: [1, 53.6, 11.6, 54], tip: [14.4, 51.4, 0.5, 0.7] }, cockpit: [27.4, 2, 2.7],
  barrels: [0, 7.4, 6],
};

const dolphinWing = linen(49.55, 20, 13.7, [0.5, 0.26, 0.7, 0.4, 0.7], { root: 5, aileron: [28, 46] });
/** @satisfies {Shape} the lower wing before the upper; the pilot's head between its halves */
export const sopwithDolphin = {
  paint: "pc12Plain", spinner: [3, 1.2], prop: 12.6, wood: true, cowl: 8, fin: [56, 67.8],
  body: [2.6, 3.2, 3.4, 3.9, 8, 4.3, 16, 4.9, 24, 4.9, 34, 4.2, 46, 2.8, 62, 0.6],
  wing: dolphinWing, lower: [linen(49.55, 16, 13.7, [0.5, 0.26, 0.7, 0.4, 0.7])],
  tail: { le: [1, 51.6, 10, 52.4], te: [1, 62, 11, 62.4], tip: [16.4, 58, 0.45, 0.65] }, cockpit: [27.6, 2.1, 2.9],
  barrels: [1.2, 8, 8], lines: [...ribs(dolphinWing), [0, 20.4, 4.9, 20.4], [0, 33.2, 4.4, 33.2]],
};

/** @satisfies {Shape} a round, stout body; a large cut-out */
export const sopwithSnipe = {
  paint: "pc10", spinner: [4, 2], prop: 13.8, wood: true, cowl: 10.6, high: true, fin: [50, 60.5],
  body: [3.2, 3.4, 4.2, 5, 6.6, 5.5, 10.6, 5.6, 20, 5.2, 30, 4.3, 42, 2.6, 56, 0.7],
  wing: linen(45.85, 11.6, 15.2, [0.48, 0.4, 0.5, 0.62, 0.66], { gap: [4.6, 5], aileron: [26, 42] }),
  lower: [linen(45.85, 15.8, 15.2, [0.48, 0.4, 0.5, 0.62, 0.66])],
  tail: { le: [1, 45.6, 6, 45.6], te: [1, 55.4, 8, 56.2], tip: [14.6, 51.4, 0.62] }, cockpit: [28.2, 2.2, 2.8],
  barrels: [1.2, 7.4, 6],
};

const FACTORY = [0.4, 0.24, 0.7, 0.5, 0.7]; // the Royal Aircraft Factory's
/** @satisfies {Shape} the observer sits before the pilot, between the wings; eight cylinders in the open */
export const be2c = {
  paint: "linenPlain", spinner: [2.6, 0.9], prop: 13.8, wood: true, high: true, fin: [71, 83.1],
  body: [3, 1.8, 4, 2.6, 10, 3, 16, 3.6, 30, 3.8, 44, 3.2, 60, 2, 76, 0.5],
  wing: linen(56.4, 15, 16.8, FACTORY, { aileron: [32, 52], gap: [3.6, 1.6] }), lower: [linen(56.4, 21, 16.8, FACTORY)],
  tail: linen(23.4, 61.6, 14.6, [0.5, 0.45, 0.45, 0.66, 0.66], { root: 1 }), cockpit: [43.6, 2, 3],
  vents: [0, 33.6, 2, 2.6, 2.4, 5.4, 0.9, 0.9, 2.6, 7.8, 0.9, 0.9, 2.7, 10.2, 0.9, 0.9, 2.8, 12.6, 0.9, 0.9],
};

/** @satisfies {Shape} rotary, raked tips, the gunner far aft */
export const sopwithStrutter = {
  ...ROTARY, paint: "pc10", prop: 13.6, cowl: 10, high: true, fin: [66, 77],
  body: [3.2, 2.8, 4.4, 4.4, 6.6, 4.8, 10, 4.7, 11, 4, 30, 4, 44, 3.4, 58, 2, 71, 0.5],
  wing: linen(51.05, 13.4, 16.8, RAKED, { gap: [4, 4.4], aileron: [29, 46] }),
  lower: [linen(51.05, 19.4, 16.8, RAKED, { gap: [4.6, 0] })],
  tail: { le: [1, 58.4, 14, 59.4], te: [1, 70.4, 17, 71], tip: [19.6, 67.8, 0.25, 0.7] }, cockpit: [28, 2, 2.6],
  gunner: [43.6, 3, 1], barrels: [0, 8, 7],
};

/** @satisfies {Shape} a much shorter lower wing, an air scoop, a small tail */
export const re8 = {
  paint: "pc10Plain", spinner: [2.6, 1], prop: 14.6, wood: true, high: true, fin: [73, 85],
  body: [3, 2, 4, 3, 9, 3.4, 16, 3.9, 32, 4.2, 46, 3.6, 62, 2, 79, 0.5],
  wing: linen(64.9, 16, 16.8, FACTORY, { gap: [3.8, 1.8], aileron: [36, 60] }), lower: [linen(49.8, 22, 16.8, FACTORY)],
  tail: linen(17.6, 64.4, 12.6, [0.46, 0.4, 0.5, 0.6, 0.66], { root: 1 }), cockpit: [37, 2.1, 2.9],
  gunner: [47, 3.1, 1], vents: [2.6, 6, 1, 1, 2.8, 8.8, 1, 1, 3, 11.6, 1, 1, 0, 6.4, 1, 1.8],
};

/** @satisfies {Shape} a long slim body, pilot and gunner far apart */
export const dh4 = {
  paint: "pc10Plain", spinner: [3, 1.2], prop: 15, wood: true, cowl: 5.6, high: true, fin: [80, 93.5],
  body: [2.6, 3.1, 3.4, 3.7, 6, 3.9, 20, 4.2, 40, 4.3, 58, 3.6, 74, 2, 88, 0.5],
  wing: linen(64.65, 19.4, 16.8, [0.4, 0.3, 0.6, 0.6, 0.7], { gap: [3.8, 3], aileron: [36, 60] }),
  lower: [linen(64.65, 22.6, 16.8, [0.4, 0.3, 0.6, 0.6, 0.7])],
  tail: linen(21.4, 73, 14.6, [0.5, 0.45, 0.55, 0.6, 0.66], { root: 1 }), cockpit: [30, 2.1, 2.9], gunner: [57, 3.1, 2],
  barrels: [1.4, 12, 6, 4, 7, 9],
};

/** @satisfies {Shape} back to back: the gunner right behind the pilot; a body that thins to a blade */
export const bristolF2b = {
  paint: "pc12Plain", spinner: [3.4, 1.4], prop: 14.4, wood: true, cowl: 5.8, high: true, fin: [66, 78.7],
  body: [3, 3, 3.8, 3.9, 6, 4.2, 14, 4.2, 32, 4.1, 44, 3.6, 58, 2, 72, 0.4],
  wing: linen(59.85, 15.2, 16.8, [0.5, 0.2, 0.78, 0.3, 0.7], { gap: [3.8, 3], aileron: [34, 55] }),
  lower: [linen(59.85, 20.4, 16.8, [0.5, 0.2, 0.78, 0.3, 0.7])],
  tail: { le: [1, 59.6, 14, 61], te: [1, 71.4, 17, 72], tip: [19.6, 68.6, 0.4, 0.7] }, cockpit: [33.6, 2.1, 2.8],
  gunner: [41.6, 3.2, 1], barrels: [0, 4.6, 5, 4.2, 7, 7.6],
};

/** @satisfies {Shape} large and square, the lower wing before the upper, balanced ailerons */
export const breguet14 = {
  paint: "french", spinner: [2.6, 1.1], prop: 14.8, wood: true, cowl: 9, high: true, fin: [75, 88.7],
  body: [2.4, 3.9, 2.8, 4.4, 9, 4.6, 24, 4.9, 42, 4.8, 56, 4, 70, 2.4, 84, 0.6],
  wing: linen(71.8, 20.6, 19.4, [0.2, 0.24, 0.45, 0.85, 0.8], { gap: [3.8, 2.4], aileron: [44, 69], sweep: 1.4 }),
  lower: [linen(62, 17.6, 17.4, [0.2, 0.2, 0.45, 0.85, 0.8])],
  tail: { le: [1, 67.4, 14, 70], te: [1, 83.4, 20, 84], tip: [22.4, 78.4, 0.55, 0.75] }, cockpit: [42.4, 2.2, 2.9],
  gunner: [52, 3.4, 2], barrels: [0, 5, 6, 4.6, 11, 5],
};

/** @satisfies {Shape} a round nose round its radial engine, no stagger, a turning tail */
export const salmson2 = {
  paint: "french", spinner: [2.8, 1.3], prop: 14.2, wood: true, cowl: 11, high: true, fin: [76, 85],
  body: [2.6, 3.8, 3.4, 5.2, 6.6, 5.8, 11, 5.6, 20, 4.8, 40, 4.5, 54, 3.5, 68, 1.9, 80, 0.5],
  wing: linen(58.75, 17.6, 17.4, [0.3, 0.34, 0.45, 0.75, 0.7], { gap: [3.8, 2.2], aileron: [34, 55] }),
  lower: [linen(58.75, 18.4, 17.4, [0.3, 0.34, 0.45, 0.75, 0.7])], tail: linen(18.6, 70, 10.6, BROAD, { root: 1 }),
  cockpit: [31, 2.1, 2.8], gunner: [50.6, 3.3, 2], barrels: [0, 9, 7],
};
