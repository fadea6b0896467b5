import { aft } from "../planform.js";

/** @typedef {import("../planform.js").Shape} Shape */

/** @satisfies {Shape} spats, straight leading edge */
export const ki27 = {
  paint: "armyGrey", spinner: [2.6, 1.4], prop: 14.5, cowl: 13, fin: [60, 75.3],
  body: [2.4, 4, 3.4, 5.6, 6, 6.1, 13, 6.2, 14.4, 5.4, 26, 5.2, 40, 4.2, 55, 2.8, 68, 1.3, 74.6, 0.5],
  wing: { le: [5.4, 19.4, 42, 20.6], te: [4.6, 44, 8, 40.6, 42, 33], tip: [56.6, 27, 0.5, 0.6] },
  tail: { le: [2, 58.4, 11, 60.4], te: [1.5, 70, 11, 69.6], tip: [18.4, 65.4, 0.55] },
  under: [{ x: 11.5, y: 12.4, body: [0, 0.9, 1.6, 1.7, 8, 2.1, 18, 1.6, 24, 0.6] }],
  hood: [25.6, 1.2, 29, 2.7, 37, 2.8, 43.6, 0.5], frames: [29, 33, 37], barrels: [1.3, 13, 6],
};

/** @satisfies {Shape} spats, elliptic wing, open cockpit */
export const a5m4 = {
  paint: "ashSilver", spinner: [2.6, 1.4], prop: 14, cowl: 12.4, fin: [59, 75.7],
  body: [2.4, 4.4, 3.6, 5.8, 6, 6.3, 12.4, 6.4, 13.4, 5.5, 26, 5.2, 40, 4.3, 55, 3, 69, 1.3, 75, 0.5],
  wing: { le: [5.4, 17.6], te: [4.4, 45, 6, 41.8, 9, 40.9, 14, 40.6], tip: [55, 26.6, 0.56, 0.52] },
  tail: { le: [2, 59], te: [1.5, 71.4], tip: [18.6, 65.6, 0.56] },
  under: [{ x: 11.5, y: 10.6, body: [0, 0.9, 1.6, 1.7, 8, 2.1, 18, 1.6, 24, 0.6] }],
  hood: [25.4, 1.8, 27.4, 2.5, 28.4, 2.4], cockpit: [31, 2, 2.6], barrels: [1.3, 12.4, 6],
};

/** @satisfies {Shape} long round wings, pointed tail */
export const a6m2 = {
  paint: "ash", spinner: [4, 1.9], prop: 14.5, cowl: 14.8, fin: [76, 90.6],
  body: [4, 4.4, 5, 5.6, 7, 5.9, 14.6, 6, 15.4, 5.3, 24, 5, 36, 4.8, 46, 4.5, 58, 3.7, 74, 2.2, 84.6, 1, 90.6, 0.2],
  wing: { le: [5, 17.8, 46, 22.3], te: [4.4, 49, 9, 42.8, 46, 36], tip: [60, 29, 0.5] },
  tail: { le: [2, 72.6, 14, 75.4], te: [1.6, 85.8, 12, 85.6], tip: [21.8, 81, 0.5] },
  hood: [29.6, 1.6, 34, 2.9, 44, 2.9, 49, 2, 54, 0.3], frames: [33.6, 37.8, 42, 46.4, 50], cannon: [20],
  barrels: [1.3, 16, 6], lines: [[52, 23.8, 52, 34.6]],
};

/** @satisfies {Shape} clipped square tips */
export const a6m3 = {
  ...a6m2, spinner: [4.6, 2.2], lines: [],
  wing: { le: [5, 17.8, 50, 22.7], te: [4.4, 49, 9, 42.8, 50, 35.4], tip: [55, 29.2, 0.92] },
};

/** @satisfies {Shape} short round tips */
export const a6m5 = {
  ...a6m3, paint: "navyGreen", exhaust: [14, 18],
  wing: { le: [5, 17.8, 42, 21.8], te: [4.4, 49, 9, 42.8, 42, 36.8], tip: [55, 29.4, 0.56] },
};

/** @satisfies {Shape} a Zero on floats */
export const a6m2n = {
  ...a6m2, fin: [75, 91],
  under: [{ x: 0, y: -10.4, body: [0, 0.4, 3, 2.6, 10, 4.2, 40, 4.4, 68, 2.6, 84, 0.3] },
    { x: 43, y: 10, body: [0, 0.3, 3, 1.6, 14, 1.9, 27, 0.4] }],
};

/** @satisfies {Shape} slender, tapering to the tail */
export const ki43 = {
  paint: "armyGreen", spinner: [4.4, 1.9], prop: 14.5, cowl: 14, fin: [70, 88.3],
  body: [4.4, 4.2, 5.4, 5.2, 8, 5.6, 13.6, 5.7, 14.6, 5, 26, 4.7, 44, 4, 60, 2.9, 80, 1.3, 88, 0.4],
  wing: { le: [5, 20.6, 40, 23], te: [4.2, 51, 8, 45.6, 40, 36.8], tip: [56.4, 29, 0.56] },
  tail: { le: [2, 68.6, 12, 71.2], te: [1.5, 81, 12, 80.2], tip: [18.4, 76.4, 0.6] },
  hood: [27.6, 1.5, 31.6, 2.8, 41, 2.8, 48, 0.4], frames: [31.6, 36.4, 41], barrels: [1.3, 14.6, 6],
};

/** @satisfies {Shape} big cowl, short wings */
export const ki44 = {
  paint: "armyMetal", spinner: [5, 2.2], prop: 14.8, cowl: 20, fin: [68, 88],
  body: [5, 5.2, 6, 6.7, 9, 7.2, 20, 7.3, 21.6, 6.2, 30, 5.2, 44, 4.3, 62, 3, 80, 1.4, 87.6, 0.4],
  wing: { le: [6, 24.4, 38, 28], te: [5, 51, 9, 46.6, 38, 39.4], tip: [47.2, 33.4, 0.55] },
  tail: { le: [2, 69.4, 12, 71.6], te: [1.5, 81.6, 12, 81], tip: [17.6, 76.8, 0.6] },
  hood: [36, 1.5, 40, 2.8, 48, 2.8, 55, 0.3], frames: [40, 48], guns: [15], barrels: [1.4, 20, 6],
};

/** @satisfies {Shape} two slim engines, narrow tail */
export const ki45 = {
  paint: "armyMottle",
  body: [0, 0.5, 3, 2.4, 10, 3.9, 24, 4.6, 44, 4.6, 66, 3.6, 90, 2, 104, 1, 109.8, 0.4], fin: [88, 110],
  wing: { le: [4.6, 33, 20, 33.4, 60, 37.4], te: [4.6, 61, 20, 60, 60, 49.6], tip: [75.3, 43, 0.5, 0.6] },
  pods: [{ x: 20.5, y: 11, spinner: [4, 1.8], prop: 14.7,
    body: [4, 4.4, 5, 5.5, 8, 5.9, 18, 5.9, 20, 5.2, 40, 4.4, 58, 1.4, 65, 0.2] }],
  tail: { le: [2, 87, 18, 90], te: [2, 102, 18, 100.6], tip: [27, 96.4, 0.5] },
  hood: [26, 1.5, 30, 2.8, 38, 2.9, 42, 2.6, 55, 2.6, 62, 0.8], frames: [30, 34, 38, 42, 48, 55],
  barrels: [1.2, -1.6, 4, 0, 60, 6],
};

/** @satisfies {Shape} slender nose, long wings */
export const ki61 = {
  paint: "armyMottle", spinner: [8, 3.2], prop: 15, cowl: 26, exhaust: [14, 24], fin: [73, 89.5],
  body: [8, 3.3, 12, 3.9, 26, 4.4, 44, 4.1, 60, 3, 80, 1.3, 89, 0.4],
  wing: { le: [4.4, 26, 45, 30], te: [4, 54, 7, 48.6, 45, 40.8], tip: [60, 34.6, 0.5, 0.6] },
  tail: { le: [2, 71.4, 12, 73.6], te: [1.5, 83, 12, 82.6], tip: [19.4, 78.4, 0.55] },
  hood: [36.6, 1.4, 40.6, 2.7, 49, 2.6, 57, 0.4], frames: [40.6, 45, 49], guns: [15], barrels: [1.2, 10, 6],
};

/** @satisfies {Shape} a Tony with a radial */
export const ki100 = {
  ...ki61, paint: "armyHome", spinner: [4.6, 2], cowl: 17.6, exhaust: [16.4, 20], fin: [72, 88.2],
  body: [4.6, 4.8, 5.6, 6, 9, 6.3, 17.4, 6.2, 18.4, 5, 26, 4.6, 44, 4.1, 60, 3, 79, 1.3, 88, 0.4],
  wing: aft(ki61.wing, -1.2), tail: aft(ki61.tail, -1.2), hood: [35.4, 1.5, 39.4, 2.8, 47, 2.7, 54, 0.3],
  frames: [39.4, 47],
};

/** @satisfies {Shape} a fat cigar, huge hood */
export const j2m3 = {
  paint: "navyGreenAll", spinner: [7, 3], prop: 16.5, cowl: 25, exhaust: [22, 26], fin: [80, 99.5],
  body: [7, 3.4, 9, 4.8, 14, 6.4, 24, 7.6, 34, 7.7, 50, 6.4, 66, 4.6, 84, 2.4, 94, 1.2, 99, 0.4],
  wing: { le: [7, 30.4, 41, 35.4], te: [6, 59, 10, 54.4, 41, 47], tip: [54, 40.4, 0.6] },
  tail: { le: [2, 78.4, 13, 81.4], te: [1.5, 92, 13, 91.2], tip: [20.4, 87, 0.6] },
  hood: [36, 2, 41, 3.6, 52, 3.6, 61, 0.8], frames: [41, 46, 52], cannon: [17, 22],
};

/** @satisfies {Shape} pointed spinner, tailplane ahead of the fin */
export const ki84 = {
  paint: "armyOlive", spinner: [7.4, 2.9], prop: 15.5, cowl: 20.4, exhaust: [18.4, 22], fin: [82, 99.2],
  body: [7.4, 4.6, 8.4, 5.7, 11, 6.1, 20.4, 6.2, 21.8, 5.5, 36, 4.9, 52, 4.1, 70, 2.8, 90, 1.2, 99, 0.4],
  wing: { le: [5.4, 27, 44, 31.8], te: [5, 57, 9, 52, 44, 44], tip: [56.2, 37.6, 0.52, 0.6] },
  tail: { le: [2, 75, 12, 77.6], te: [1.5, 87, 12, 86.4], tip: [18.6, 82.6, 0.6] },
  hood: [40.4, 1.6, 44.6, 2.9, 53, 2.8, 60.4, 0.4], frames: [44.6, 53], cannon: [18], barrels: [1.3, 21.6, 5],
};

/** @satisfies {Shape} broad square-cut wings, four cannon */
export const n1k2j = {
  paint: "navyGreenAll", spinner: [6, 2.8], prop: 16.5, cowl: 21, exhaust: [19, 23], fin: [75, 93.5],
  body: [6, 5, 7, 6.3, 10, 6.8, 21, 6.8, 22.6, 6, 36, 5.5, 52, 4.4, 70, 2.8, 86, 1.4, 93, 0.4],
  wing: { le: [6, 26, 51, 31], te: [5.4, 55, 10, 50.4, 51, 42.4], tip: [60, 36.6, 0.78] },
  tail: { le: [2, 73.4, 15, 76], te: [1.5, 87.4, 15, 86.6], tip: [21.6, 82, 0.75] },
  hood: [37.4, 1.6, 41.6, 3, 50, 3, 58, 0.5], frames: [41.6, 50], cannon: [20, 25],
};

/** @satisfies {Shape} two seats, elliptic wing, spats */
export const d3a1 = {
  paint: "ash", spinner: [4, 2], prop: 15, cowl: 18, fin: [81, 102],
  body: [4, 4.8, 5, 6.2, 8, 6.6, 18, 6.7, 20, 5.8, 40, 5.4, 60, 4.4, 80, 2.6, 96, 1, 101.6, 0.4],
  wing: { le: [5.4, 25], te: [5, 63, 7, 60.4, 12, 59.4, 20, 59], tip: [71.8, 38, 0.56, 0.52] },
  tail: { le: [2, 80.6], te: [1.6, 95.6], tip: [24.4, 88.4, 0.56] },
  under: [{ x: 15.4, y: 19, body: [0, 1, 2, 2, 10, 2.4, 20, 1.8, 27, 0.6] }],
  hood: [33, 1.6, 37, 3, 54, 3, 68, 2.4, 73, 0.5], frames: [37, 42, 47, 52, 58, 64], barrels: [1.3, 18, 6, 0.8, 70, 6],
};
