// The aircraft of the Central Empires, 1915 to 1918.
import { ribs } from "../planform.js";
import { BLUNT, ROUND, linen } from "./linen.js";

/** @typedef {import("../planform.js").Shape} Shape */

const ROTARY = { spinner: [3, 1.1], wood: true };

/** @satisfies {Shape} monoplane with slanting tips, a tail that turns whole */
export const fokkerE3 = {
  ...ROTARY, paint: "eindecker", prop: 12.4, cowl: 8.4, fin: [62.4, 72],
  body: [3, 3.4, 4, 4.6, 6, 4.9, 8.4, 4.7, 9.2, 4, 24, 3.7, 38, 2.9, 52, 1.7, 65, 0.4],
  wing: { ...linen(47.6, 10.4, 18, [0.42, 0.06, 0.92, 0.08, 0.85], { taper: 1 }), hinge: [] },
  under: [{ x: 9.4, y: 4.6, body: [0, 0.3, 0.8, 0.65, 5.4, 0.65, 6.2, 0.3] }],
  tail: { ...linen(16.6, 55.2, 9, [0.5, 0.1, 0.86, 0.1, 0.8], { root: 1 }), hinge: [] }, cockpit: [25.4, 2.1, 3],
  barrels: [0, 7, 12],
};

/** @satisfies {Shape} slanting tips, two bays, a small tail that turns whole */
export const halberstadtD2 = {
  paint: "rust", spinner: [3, 1.3], prop: 13.4, wood: true, cowl: 6, high: true, fin: [64, 73],
  body: [2.6, 2.4, 3.6, 3.2, 8, 3.7, 18, 4, 30, 3.7, 44, 2.7, 58, 1.4, 68, 0.3],
  wing: linen(44, 12.6, 15.4, [0.42, 0.1, 0.88, 0.14, 0.8], { gap: [3.8, 3], aileron: [26, 42] }),
  lower: [linen(39.4, 19, 15.2, [0.42, 0.1, 0.88, 0.14, 0.8])],
  tail: { ...linen(14.4, 56.4, 10.4, [0.6, 0.1, 0.86, 0.14, 0.8], { root: 1 }), hinge: [] }, cockpit: [33, 2, 2.8],
  barrels: [0, 5, 10],
};

/** The round tail of Albatros. @param {number} y @param {number} half */
const roundTail = (y, half) => ({ le: [1, y], te: [1, y + 17.4, half * 0.47, y + 18.6], tip: [half, y + 12, 0.6] });

/** @satisfies {Shape} two broad wings, a pointed nose, a round tail */
export const albatrosD2 = {
  paint: "rustPly", spinner: [4.8, 3], prop: 13.4, wood: true, high: true, fin: [58, 74],
  body: [4.6, 3, 10, 4.1, 22, 4.5, 34, 4.1, 50, 3, 60, 1.8, 68.4, 0.5],
  wing: linen(42.5, 12.6, 16, [0.55, 0.2, 0.76, 0.3, 0.7], { gap: [3.8, 3], aileron: [20, 39] }),
  lower: [linen(40, 18, 16, [0.55, 0.2, 0.76, 0.3, 0.7])], tail: roundTail(49, 15.6), cockpit: [35, 2, 2.8],
  barrels: [1.2, 8.6, 6, 0, 5.4, 6],
};

/** @satisfies {import("../planform.js").Surface} */
const albatrosWing = {
  le: [5, 13, 37, 13, 44, 21.4], te: [2.4, 27, 5, 29.4, 30, 29.4, 40, 27.8],
  tip: [45.2, 24, 0.6, 0.7], hinge: [22, 22, 43],
};
const albatrosRibs = ribs({ le: [5, 13, 37, 13], te: [5, 29.4, 30, 29.4, 37, 28.2], hinge: [22] });
/** @satisfies {Shape} raked tips, a narrow lower wing, a round tail */
export const albatrosD3 = {
  paint: "saxon", spinner: [4.8, 3], prop: 13, wood: true, high: true, fin: [58, 73.3],
  body: [4.6, 3, 10, 4, 22, 4.4, 34, 4, 50, 3, 60, 1.8, 67.6, 0.5],
  wing: albatrosWing, lower: [{ le: [5, 23, 34, 23.4], te: [5, 34, 31, 33.8], tip: [40.5, 26.4, 0.6] }],
  tail: roundTail(48, 17), cockpit: [34.6, 2, 2.8], barrels: [1.2, 8, 6, 0, 5, 6], lines: albatrosRibs,
};

/** @satisfies {Shape} as the D.III, with an oval body and a full spinner */
export const albatrosD5a = {
  paint: "mauve", spinner: [6.4, 3.9], prop: 13.4, wood: true, high: true, fin: [52, 73.3],
  body: [6.2, 3.9, 11, 4.9, 22, 5.4, 34, 5, 48, 3.6, 60, 1.9, 67.6, 0.4],
  wing: albatrosWing, lower: [{ le: [5, 22.4, 34, 22.8], te: [5, 33.4, 31, 33.2], tip: [40.5, 25.8, 0.6] }],
  tail: { le: [1, 47], te: [1, 65.2, 9, 66.4], tip: [17.4, 60.4, 0.62] }, cockpit: [34.6, 2.1, 2.8],
  vents: [0, 39.4, 0.9, 1.4], barrels: [1.2, 8.4, 5.4, 0, 6.6, 5.4], lines: albatrosRibs,
};

/** @satisfies {Shape} a deep square nose, tips cut forward, a tail like a bird's */
export const aviatikD1 = {
  paint: "sworl", spinner: [2.6, 1.2], prop: 13.6, wood: true, cowl: 6, high: true, fin: [58, 68.6],
  body: [2.6, 3.2, 3.2, 3.8, 8, 4.1, 20, 4.2, 32, 3.8, 46, 2.6, 62, 0.5],
  wing: linen(40, 11.4, 13.8, [0.3, 0.62, 0.3, 0.66, 0.34], { gap: [3.6, 2.6], aileron: [20, 36], sweep: 0.6 }),
  lower: [linen(38.6, 16.4, 13.2, [0.3, 0.62, 0.3, 0.66, 0.34])],
  tail: { le: [1, 46.4, 13, 54.6], te: [1, 63, 12.6, 61.6], tip: [16, 57.8, 0.4, 0.5] }, cockpit: [30.6, 2.1, 2.8],
  barrels: [1.9, 5.6, 5.4, 0, 4.4, 6.6],
};

/** @satisfies {Shape} a slim silver fish: raked tips, a half-round tail */
export const pfalzD3 = {
  paint: "pfalz", spinner: [5, 3], prop: 13.4, wood: true, high: true, fin: [48, 69.5],
  body: [4.8, 3, 9, 3.9, 20, 4.4, 32, 4, 44, 3, 56, 1.5, 64.6, 0.4],
  wing: linen(47, 13.2, 16.5, [0.62, 0.24, 0.72, 0.36, 0.66], { gap: [3.8, 3], aileron: [25, 43] }),
  lower: [linen(40, 21.2, 12.4, [0.62, 0.3, 0.68, 0.4, 0.66], { gap: [4, 0] })],
  tail: { le: [1, 50, 4, 50.8], te: [1, 61.4, 10, 61.4], tip: [14, 58.4, 0.6, 0.62] }, cockpit: [33.4, 2, 2.8],
  barrels: [1.2, 8.4, 5.4, 0, 5.4, 6],
};

/** @satisfies {Shape} square radiator, two bays, a broad lower wing */
export const pfalzD12 = {
  paint: "lozengeSilver", spinner: [2.8, 1.2], prop: 13.6, wood: true, cowl: 5, high: true, fin: [52, 63.5],
  body: [2.6, 3.5, 3, 3.9, 8, 4.1, 18, 4.4, 30, 4, 42, 2.9, 54, 1.4, 60, 0.4],
  wing: linen(45, 11.6, 14.2, [0.5, 0.36, 0.56, 0.55, 0.7], { gap: [3.8, 2.6], aileron: [25, 42] }),
  lower: [linen(43, 19.4, 12, [0.5, 0.36, 0.56, 0.55, 0.7], { gap: [4.2, 0] })],
  tail: { le: [1, 47.6, 7, 48.6], te: [1, 57.4, 11, 57.6], tip: [14.6, 54.2, 0.6, 0.66] }, cockpit: [30.2, 2.1, 2.8],
  barrels: [1.2, 7.4, 5, 0, 4.4, 6.4],
};

/** @satisfies {Shape} three wings, horned ailerons */
export const fokkerDr1 = {
  ...ROTARY, paint: "red", prop: 13, cowl: 11, high: true, fin: [50, 57.7],
  body: [3, 3, 4.2, 4.5, 7, 4.9, 11, 4.7, 12.2, 4, 24, 3.7, 34, 3, 46, 1.6, 54, 0.6],
  wing: { le: [5, 10.4, 33, 10.4, 34.2, 13.6], te: [2, 18.8, 3.6, 20.2, 33.4, 20.4], tip: [36.2, 17.8, 0.7, 0.8],
    hinge: [19, 19, 34] },
  lower: [{ le: [5, 17.6, 25, 17.6], te: [5, 27.4, 25, 27.4], tip: [28.5, 21.8, 0.75] },
    { le: [5, 14.2, 28, 14.2], te: [5, 23.8, 28, 23.8], tip: [31.1, 18.4, 0.75] }],
  tail: { le: [1.2, 42.2, 10.6, 48.2], te: [1, 53.4, 8.4, 54.2], tip: [13, 50.8, 0.5, 0.6] }, cockpit: [29.8, 1.9, 2.4],
  barrels: [1.05, 5, 5], lines: ribs({ le: [5, 10.4, 33, 10.4], te: [3.6, 20.2, 33.4, 20.4], hinge: [19] }),
};

/** @satisfies {Shape} broad wings, their tips cut forward in a curve */
export const phonixD1 = {
  paint: "phonix", spinner: [3.4, 1.8], prop: 13.8, wood: true, cowl: 7, high: true, fin: [56, 67.5],
  body: [3, 2.8, 4, 3.6, 9, 4, 20, 4.2, 32, 3.8, 46, 2.6, 62, 0.5],
  wing: linen(49, 11.6, 16.4, [0.28, 0.86, 0.24, 0.7, 0.3], { gap: [3.8, 3], aileron: [26, 44], taper: 2 }),
  lower: [linen(45, 19.6, 13, [0.28, 0.8, 0.24, 0.7, 0.3], { gap: [4.2, 0] })],
  tail: { le: [1, 47.4, 8, 52.4], te: [1, 61.6, 9, 62.4], tip: [15.4, 58, 0.55, 0.6] }, cockpit: [32.6, 2, 2.8],
  barrels: [1.7, 6, 6, 0, 5, 6.6],
};

const SIEMENS = { spinner: [5, 2.8], prop: 13.6, wood: true, cowl: 9, high: true, fin: [46, 57] };
const siemensBody = [4.4, 3.6, 5.4, 5, 7, 5.5, 9, 5.6, 18, 5.4, 28, 4.6, 40, 2.8, 52, 0.7];
const siemensTail = { le: [1, 42.4, 6, 43], te: [1, 52.2, 8, 52.6], tip: [14, 48.6, 0.62] };

/** @satisfies {Shape} a barrel with a big spinner; the upper wing the broader */
export const sswD3 = {
  ...SIEMENS, paint: "lozengeGreen", body: siemensBody, tail: siemensTail,
  wing: linen(42.15, 9.6, 14.6, [0.55, 0.34, 0.6, 0.55, 0.68], { gap: [3.8, 3.4], aileron: [24, 39] }),
  lower: [linen(39.6, 17, 10.4, [0.55, 0.34, 0.6, 0.55, 0.68])], cockpit: [25.6, 2.1, 2.7], barrels: [1.2, 6.6, 3],
};

/** @satisfies {Shape} a barrel with two narrow wings */
export const sswD4 = {
  ...SIEMENS, paint: "lozengeBlack", body: siemensBody, tail: siemensTail,
  wing: linen(41.75, 10, 10.8, [0.55, 0.34, 0.6, 0.55, 0.68], { gap: [3.8, 2], aileron: [23, 39] }),
  lower: [linen(39.6, 16, 10.4, [0.55, 0.34, 0.6, 0.55, 0.68])], cockpit: [24.8, 2.1, 2.7], barrels: [1.2, 6.6, 3.2],
};

/** @satisfies {Shape} clinker-built and slim, square tips */
export const rolandD6 = {
  paint: "lozengePly", spinner: [4, 2.4], prop: 13.6, wood: true, cowl: 6.6, high: true, fin: [50, 63.2],
  body: [3.8, 2.6, 5, 3.3, 10, 3.8, 20, 4, 32, 3.5, 44, 2.4, 58, 0.4],
  wing: linen(47.1, 12.4, 14.4, [0.34, 0.2, 0.6, 0.6, 0.76], { gap: [3.8, 2.6], aileron: [28, 44.6] }),
  lower: [linen(43.6, 19.6, 13, [0.34, 0.2, 0.6, 0.6, 0.76])],
  tail: { le: [1, 46.6, 11, 50.4], te: [1, 57, 12.6, 57.6], tip: [15, 54.6, 0.5, 0.74] }, cockpit: [30.6, 2, 2.7],
  barrels: [1.2, 7, 6, 0, 5, 6],
};

/** @satisfies {Shape} square nose, horned ailerons, a three-cornered tail */
export const fokkerD7 = {
  paint: "lozenge", spinner: [3, 1.1], prop: 13.5, wood: true, cowl: 7, high: true, fin: [59, 69.4],
  body: [3, 3.4, 4.2, 3.8, 16, 4.2, 32, 4.1, 40, 3.6, 52, 2.3, 66, 0.6],
  wing: { le: [5, 12, 41, 12, 42.6, 16.6], te: [2.4, 26.6, 4, 28.2, 40.8, 28.2], tip: [44.7, 23.4, 0.7, 0.8],
    hinge: [23, 23, 42] },
  lower: [{ le: [5, 25, 31, 25], te: [5, 36, 30, 36], tip: [34.9, 29.6, 0.75] }],
  tail: { le: [1.2, 47.4, 13.4, 58.4], te: [1.2, 65.6, 11.4, 66.2], tip: [16.8, 62, 0.5, 0.6] },
  cockpit: [31.6, 2, 2.7], barrels: [1.2, 7.4, 5, 0, 5, 5],
  lines: ribs({ le: [5, 12, 41, 12], te: [4, 28.2, 40.8, 28.2], hinge: [23] }),
};

/** @satisfies {Shape} parasol: one wing that tapers, above the body */
export const fokkerD8 = {
  ...ROTARY, paint: "streaks", prop: 12.8, cowl: 10, high: true, fin: [50, 58.6],
  body: [3, 3, 4.2, 4.5, 6.6, 4.9, 10, 4.8, 11, 4, 24, 3.7, 34, 3, 46, 1.6, 55, 0.5],
  wing: { le: [5, 9.4, 24, 10.2, 37.6, 11, 39.4, 14.6], te: [2.4, 24, 5, 25.2, 24, 24, 37.4, 22.8],
    tip: [41.7, 19.2, 0.5, 0.75], hinge: [25, 25, 39] },
  tail: { le: [1.2, 43, 10.4, 49], te: [1, 54.2, 9, 55], tip: [13.4, 51.8, 0.5, 0.6] }, cockpit: [28.6, 2, 2.5],
  barrels: [1.1, 5, 4], lines: ribs({ le: [5, 9.4, 37, 11], te: [5, 25.2, 36, 22.8], hinge: [25] }),
};

/** @satisfies {Shape} long raked wings, a fish's tail */
export const albatrosC1 = {
  paint: "linenPly", spinner: [2.6, 1], prop: 14.4, wood: true, cowl: 5, high: true, fin: [60, 78.5],
  body: [2.6, 2.6, 3.6, 3.6, 9, 4.2, 24, 4.7, 40, 4.4, 54, 3.4, 66, 1.8, 75, 0.5],
  wing: linen(64.5, 14, 18.4, [0.46, 0.14, 0.84, 0.2, 0.75], { gap: [3.8, 3], aileron: [38, 61.4], sweep: 1 }),
  lower: [linen(60.8, 19, 18, [0.46, 0.14, 0.84, 0.2, 0.75])],
  tail: { le: [1, 51.6, 13, 64.6], te: [1, 71.4, 13, 74.6], tip: [18, 70.6, 0.5, 0.6] }, cockpit: [33, 2.1, 2.8],
  gunner: [44.4, 3.2, 1], barrels: [0, 5, 8],
};

/** @satisfies {Shape} the whale: its body fills the gap and parts the upper wing */
export const rolandC2 = {
  paint: "whale", spinner: [5, 3.2], prop: 13.8, wood: true, fin: [58, 77],
  body: [4.8, 3.4, 9, 4.9, 18, 5.8, 30, 5.8, 42, 4.9, 56, 3, 66, 1.6, 73, 0.4],
  wing: linen(51.5, 11.6, 14.8, [0.5, 0.24, 0.72, 0.4, 0.7], { root: 5, aileron: [28, 48] }),
  lower: [linen(50.4, 17, 14.8, [0.5, 0.24, 0.72, 0.4, 0.7])],
  tail: { le: [1, 57, 5, 57.6], te: [1, 69.6, 10, 70.2], tip: [16, 65.4, 0.6, 0.64] }, cockpit: [28, 2.3, 2.7],
  gunner: [37.4, 3.3, 1], barrels: [1.4, 9, 5, 0, 6.4, 8],
};

/** @satisfies {Shape} ailerons that widen to the tips, a heart-shaped tail */
export const dfwC5 = {
  paint: "rust", spinner: [4.4, 2.6], prop: 14.6, wood: true, high: true, fin: [58, 78.8],
  body: [4.2, 2.8, 9, 4, 22, 4.7, 38, 4.4, 52, 3.3, 66, 1.8, 75, 0.4],
  wing: linen(66.35, 16, 17.8, [0.36, 0.12, 0.84, 0.26, 0.76],
    { gap: [3.8, 2.8], aileron: [38, 63.6], sweep: 0.8, taper: -2 }),
  lower: [linen(63.6, 20.2, 16.6, [0.5, 0.36, 0.5, 0.62, 0.66])],
  tail: { le: [1, 54, 3, 54.4], te: [1, 70.4, 7, 73], tip: [17.4, 64.6, 0.75, 0.6] }, cockpit: [35.4, 2.1, 2.8],
  gunner: [46.4, 3.3, 1], barrels: [0, 6, 8, 1.4, 9, 5],
};

/** @satisfies {Shape} wings swept back, the lower ones rounded like a dragonfly's */
export const rumplerC4 = {
  paint: "mauveGreen", spinner: [4.4, 2.6], prop: 14.6, wood: true, high: true, fin: [66, 84.1],
  body: [4.2, 2.8, 9, 3.8, 22, 4.4, 40, 4.2, 56, 3.2, 70, 1.7, 80, 0.4],
  wing: linen(63.3, 15.4, 17.2, [0.5, 0.18, 0.8, 0.28, 0.72], { gap: [3.8, 3], aileron: [36, 60.4], sweep: 4.4 }),
  lower: [linen(59.6, 22.6, 13.6, [1.3, 1.2, 0.4, 0.6, 0.5], { sweep: 4 })],
  tail: { le: [1, 62.4, 11, 66.4], te: [1, 77, 14, 77.4], tip: [18.8, 73, 0.5, 0.66] }, cockpit: [36.4, 2.1, 2.8],
  gunner: [47.6, 3.3, 1], barrels: [0, 6, 8, 1.4, 9, 5],
};

/** @satisfies {Shape} square tips, much stagger, a deep slab of a body */
export const ufagC1 = {
  paint: "austrian", spinner: [2.8, 1.2], prop: 14, wood: true, cowl: 5.6, high: true, fin: [62, 72],
  body: [2.6, 3, 3.4, 3.7, 8, 4, 24, 4.3, 38, 4.1, 52, 2.9, 67, 0.6],
  wing: linen(53.5, 14, 16.6, BLUNT, { gap: [3.8, 2.6], aileron: [33, 51] }), lower: [linen(49, 21.4, 15.4, BLUNT)],
  tail: { le: [1, 54, 13, 56.6], te: [1, 66.4, 14, 66.8], tip: [17, 62.4, 0.6, 0.74] }, cockpit: [33, 2.1, 2.8],
  gunner: [43.4, 3.2, 1], barrels: [0, 5, 8, 1.6, 7.6, 6],
};

/** @satisfies {Shape} pilot and gunner in one cockpit, its ring raised; wings swept a little */
export const halberstadtCl2 = {
  paint: "dapple", spinner: [4.4, 2.5], prop: 14, wood: true, high: true, fin: [54, 73],
  body: [4.2, 2.7, 9, 3.6, 20, 4.2, 34, 4.1, 46, 3, 60, 1.5, 69, 0.3],
  wing: linen(53.85, 12.6, 16, [0.5, 0.2, 0.78, 0.3, 0.72], { gap: [3.8, 2.6], aileron: [31, 50.6], sweep: 2.6 }),
  lower: [linen(50.2, 20.4, 13, ROUND, { gap: [4.2, 0] })],
  tail: { le: [1, 55.6, 7, 56.4], te: [1, 66.6, 11, 67], tip: [14.6, 63, 0.6, 0.66] }, cockpit: [35, 2.2, 6],
  gunner: [38.2, 3.3, 1], barrels: [0, 5.6, 6.4, 1.4, 8.4, 5],
};

/** @satisfies {Shape} a short body and a biplane's tail */
export const hannoverCl3 = {
  paint: "lozengeAll", spinner: [4.4, 2.5], prop: 14, wood: true, high: true, fin: [60, 75.8],
  body: [4.2, 2.7, 9, 3.8, 22, 4.6, 36, 4.4, 50, 3.2, 64, 1.6, 72.4, 0.4],
  wing: linen(58.5, 13, 18, [0.4, 0.3, 0.56, 0.6, 0.7], { gap: [3.8, 3], aileron: [36, 55.4] }),
  lower: [linen(55.4, 21.6, 13.4, [0.6, 0.6, 0.42, 0.6, 0.6], { taper: 3, gap: [4.4, 0] })],
  tail: { ...linen(11.8, 57.4, 8.2, ROUND, { root: 1 }), hinge: [] }, tee: true,
  tails: [linen(14.2, 60.6, 11, [0.46, 0.4, 0.5, 0.62, 0.66], { root: 1 })], cockpit: [34.6, 2.1, 2.7],
  gunner: [43, 3.3, 1], barrels: [0, 6, 6.4, 1.4, 9, 4],
};
