import { aft, back, painted } from "../planform.js";

/** @typedef {import("../planform.js").Shape} Shape */

/** @satisfies {Shape} a barrel with a tail */
export const i16 = {
  paint: "sovietGreen", spinner: [3.4, 1.8], prop: 14, cowl: 14, fin: [46, 61.3],
  body: [3.2, 4.8, 4.4, 6.6, 7, 7.1, 14, 7.1, 24, 6, 36, 4.4, 50, 2.4, 58, 1, 61, 0.5],
  wing: { le: [6, 15.6, 33, 18.4], te: [4.4, 44, 10, 39.6, 33, 33], tip: [45, 25.2, 0.5, 0.62] },
  tail: { le: [2, 45.6, 9, 47], te: [1.6, 57.6, 9, 57], tip: [16.6, 52.2, 0.6] }, hood: [28.6, 1.6, 31, 2.4, 32.6, 2.3],
  cockpit: [35, 2, 2.4], guns: [17],
};

/** @satisfies {Shape} as the type 10, cannon in the wings */
export const i1628 = { ...i16, paint: "sovietBlack", guns: [], cannon: [17], barrels: [1.4, 14, 5] };

/** @satisfies {Shape} a biplane with gulled shoulders */
export const i153 = {
  paint: "sovietGreen", spinner: [3, 1.8], prop: 14, cowl: 13, gull: 7, fin: [46, 61.7],
  body: [3, 4.8, 4.2, 6.6, 7, 7.1, 13, 7.1, 22, 6, 36, 4.6, 50, 2.6, 58, 1.2, 61.2, 0.5],
  wing: { le: [4, 14.4, 7.4, 12, 41, 13.4], te: [4, 25, 7.4, 28, 41, 26.4], tip: [50, 19.6, 0.6], hinge: [22, 24, 45] },
  lower: [{ le: [5, 17.4, 31, 18], te: [5, 33, 31, 32], tip: [37.5, 25.4, 0.6] }],
  tail: { le: [2, 45.4, 10, 47], te: [1.6, 57.4, 10, 57], tip: [16.4, 52, 0.6] }, hood: [29, 1.6, 31.4, 2.5, 33, 2.4],
  cockpit: [35.6, 2.1, 2.6], barrels: [1.8, 13, 5],
};

/** @satisfies {Shape} slight, long taper */
export const yak1 = {
  paint: "sovietBlack", spinner: [6.4, 3.1], prop: 15, cowl: 25, exhaust: [12.4, 21.4], fin: [69, 84.8],
  body: [6.4, 3.4, 10, 4.2, 24, 4.8, 42, 4.6, 58, 3.6, 76, 1.6, 84.6, 0.4],
  wing: { le: [4.6, 24.4, 13, 24.8, 40, 29.4], te: [4, 53, 7.4, 49.4, 40, 40.4], tip: [50, 34.8, 0.48, 0.55] },
  tail: { le: [2, 67.4, 10, 69.2], te: [1.5, 78.8, 10, 78.2], tip: [17, 73.6, 0.58] },
  hood: [35, 1.6, 39, 2.8, 47, 2.7, 56, 0.5], frames: [39, 47], barrels: [1.3, 8.4, 5],
};

/** @satisfies {Shape} blunter tips, clear hood */
export const yak9 = {
  ...yak1, wing: { le: [4.6, 24.4, 13, 24.8, 42, 29.4], te: [4, 53, 7.4, 49.4, 42, 40.4], tip: [48.7, 34.8, 0.66] },
  hood: [35, 1.6, 39, 2.9, 46, 2.8, 54, 0.3], frames: [39],
};

/** @satisfies {Shape} as the 9, cockpit further aft, gun through the hub */
export const yak9t = { ...yak9, paint: "sovietGrey", hood: back(yak9.hood, 4), frames: [43], barrels: [0, -4, 5] };

/** @satisfies {Shape} the smallest wing */
export const yak3 = {
  ...yak9, paint: "sovietWhite",
  wing: { le: [4.4, 25, 12, 25.4, 38, 29.6], te: [4, 51, 7, 47.6, 38, 39.8], tip: [46, 34.6, 0.56] },
};

/** @satisfies {Shape} all nose, cockpit near the tail */
export const mig3 = {
  paint: "sovietGreen", spinner: [6.8, 3.2], prop: 15, cowl: 30, exhaust: [17, 26], fin: [64, 82.5],
  body: [6.8, 3.6, 11, 4.6, 26, 5, 44, 4.7, 58, 3.5, 74, 1.6, 82.2, 0.4],
  wing: { le: [4.6, 26.4, 14, 26.4, 42, 33], te: [4.4, 54, 7, 50.6, 14, 50, 42, 42], tip: [51, 37.6, 0.5] },
  tail: { le: [2, 63.6, 9, 65], te: [1.5, 75.4, 9, 75], tip: [15.4, 70, 0.6] },
  hood: [45, 1.6, 48.6, 2.7, 55, 2.6, 61.6, 0.4], frames: [48.6, 55], barrels: [1.3, 9, 5],
};

/** @satisfies {Shape} wide-set taper, in line */
export const lagg3 = {
  paint: "sovietBlack", spinner: [7, 3.2], prop: 15, cowl: 28, exhaust: [14, 23], fin: [70, 88.2],
  body: [7, 3.6, 11, 4.7, 28, 5.1, 46, 4.6, 62, 3.4, 80, 1.6, 88, 0.4],
  wing: { le: [4.8, 26, 13, 26.2, 41, 30], te: [4.4, 55, 7.4, 51.4, 41, 42.4], tip: [49, 36, 0.68] },
  tail: { le: [2, 69, 11, 71], te: [1.5, 82, 11, 81], tip: [17.6, 76.4, 0.62] },
  hood: [38, 1.6, 42, 2.8, 50, 2.7, 58, 0.5], frames: [42, 46, 50], barrels: [1.3, 9, 5],
};

/** @satisfies {Shape} the same wing behind a radial */
export const la5 = {
  ...lagg3, spinner: [6, 2.9], prop: 15.5, cowl: 19.6, exhaust: [18, 23], fin: [69, 86.7],
  body: [6, 5, 7, 6.2, 10, 6.6, 19.6, 6.6, 21, 5.7, 30, 5.2, 46, 4.6, 62, 3.4, 80, 1.6, 86.4, 0.4],
  wing: aft(lagg3.wing, -1), tail: aft(lagg3.tail, -1), hood: [37, 1.6, 41, 2.9, 49, 2.8, 58, 0.4], frames: [41, 49],
  barrels: [1.5, 19.6, 6],
};

/** @satisfies {Shape} as the 5, bubble hood */
export const la5fn = {
  ...la5, paint: "sovietGrey", hood: [37, 1.6, 41, 2.9, 48, 2.8, 56, 0.3], frames: [41], vents: [0, 7.2, 1.6, 0.8],
};

/** @satisfies {Shape} as the 5FN, clean cowl, intakes in the roots */
export const la7 = { ...la5fn, paint: "sovietRed", vents: [8.4, 25.4, 2, 0.7], barrels: [1.5, 19.6, 6, 0, 19.6, 6] };

/** @satisfies {Shape} two engines, twin fins, slender */
export const pe3 = {
  paint: "sovietBlack", body: [0, 1.2, 3, 3.2, 10, 4.5, 28, 4.9, 50, 4.4, 80, 3, 112, 1.6, 126, 0.6],
  wing: { le: [4.8, 38, 24, 38.2, 71, 46.6], te: [4.8, 69, 24, 67.4, 71, 55.6], tip: [85.8, 51, 0.52] },
  pods: [{ x: 23.5, y: 12, spinner: [6, 3.1], prop: 15, body: [6, 3.4, 12, 4.4, 34, 4.7, 54, 3.6, 72, 1, 79, 0.2] }],
  tail: { le: [2, 103.6, 21, 105], te: [2, 117, 21, 116] }, fins: [22.4, 101, 122, 1.4],
  hood: [19, 1.8, 23, 3.3, 36, 3.3, 41, 2], frames: [23, 27, 32, 36], turrets: [46, 2.6],
  barrels: [1.2, -2, 4, 0, 47, 7],
};

/** @satisfies {Shape} engine behind the pilot, doors, gun in the hub */
export const p39d = {
  paint: "olive", spinner: [6.6, 2.6], prop: 15.8, cowl: 26, exhaust: [53, 62], fin: [74, 92],
  body: [6.6, 2.7, 12, 3.8, 26, 4.8, 42, 5, 58, 4.2, 74, 2.8, 86, 1.2, 91.8, 0.4],
  wing: { le: [4.8, 29, 15, 29.2, 43, 33.4], te: [4.6, 58, 7.4, 55, 43, 44.6], tip: [51.8, 38.8, 0.6] },
  tail: { le: [2, 72, 13, 74.6], te: [1.5, 86.4, 13, 85.6], tip: [19.8, 80.6, 0.6] },
  hood: [29, 1.6, 33.4, 3.2, 43, 3.2, 52, 2.4, 57, 1], frames: [33.4, 38.4, 43], barrels: [0, -2.6, 3, 1.3, 15, 6],
  guns: [21, 23], vents: [0, 59, 1, 1.6],
};
export const p39n = p39d;
export const p400 = painted(p39d, "earth");

/** @satisfies {Shape} larger, laminar wing, four blades */
export const p63a = {
  ...p39d, fin: [80, 99.6], exhaust: [56, 65], vents: [0, 62, 1, 1.6],
  body: [6.6, 2.7, 12, 3.8, 28, 4.8, 44, 5, 62, 4.2, 80, 2.7, 93, 1.2, 99.4, 0.4],
  wing: { le: [4.8, 33, 14, 33.2, 52, 38.2], te: [4.6, 64, 8, 60.6, 52, 48], tip: [58.4, 43, 0.82] },
  tail: { le: [2, 79, 14, 82], te: [1.5, 93.4, 14, 92.4], tip: [20.6, 87.6, 0.75] }, hood: back(p39d.hood, 2),
  frames: [35.4, 40.4, 45], guns: [24],
};

/** @satisfies {Shape} armoured nose, wheels in pods */
export const il2 = {
  paint: "sovietBlack", spinner: [7, 3.2], prop: 17, cowl: 32, exhaust: [16, 28], fin: [96, 116.5],
  body: [7, 3.8, 12, 5, 32, 5.8, 54, 5.6, 74, 4.2, 98, 2.2, 112, 0.9, 116, 0.4],
  wing: { le: [5.6, 33, 17, 33, 60, 43.4], te: [5.6, 66, 17, 66, 60, 57.4], tip: [73, 50.4, 0.6] },
  tail: { le: [2, 96, 14, 98.4], te: [1.6, 111, 14, 110], tip: [24.6, 104.6, 0.6] },
  under: [{ x: 14.6, y: 27, body: [0, 1, 3, 2.4, 14, 2.8, 26, 1.8, 32, 0.6] }],
  hood: [42, 1.6, 46, 3, 56, 3, 66, 2.6, 71, 0.5], frames: [46, 51, 56], guns: [27], cannon: [22],
};
