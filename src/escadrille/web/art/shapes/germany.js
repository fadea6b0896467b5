import { aft, back, painted } from "../planform.js";

/** @typedef {import("../planform.js").Shape} Shape */

/** @satisfies {Shape} square tips, faceted hood */
export const bf109e = {
  paint: "meadow", spinner: [7.4, 3.4], prop: 15.5, cowl: 24, exhaust: [12.6, 21.6], fin: [75, 86.6],
  body: [7.4, 3.5, 10, 4.1, 22, 4.5, 40, 4.3, 50, 3.8, 62, 2.9, 80, 1.1, 86.4, 0.4],
  wing: { le: [4, 21.6, 43, 26.2], te: [4, 50, 7, 43.6, 44.6, 37.6], tip: [49.3, 31.6, 0.85, 0.8] },
  tail: { le: [1.8, 72.6, 12.8, 74.6], te: [1.2, 81, 2.4, 82.2, 12, 82], tip: [15.4, 78.4, 0.8] },
  hood: [34.6, 1.9, 38, 2.7, 45, 2.7, 48.8, 1.2], frames: [38, 41.6, 45], cannon: [21], barrels: [1.3, 10, 5],
};
export const bf109d = painted(bf109e, "forest");

/** @satisfies {Shape} round tips, fuller nose */
export const bf109f = {
  paint: "greysYellow", spinner: [9.4, 4], prop: 15.2, cowl: 26, exhaust: [14.6, 23.6], fin: [77, 90.2],
  body: [9.4, 4.1, 12, 4.5, 24, 4.7, 42, 4.3, 52, 3.8, 66, 2.7, 84, 1, 90, 0.4],
  wing: { le: [4, 23.6, 41, 28.6], te: [4, 53, 7, 46, 41, 40.4], tip: [49.6, 34.4, 0.5, 0.6] },
  tail: { le: [1.8, 74, 10.6, 76.2], te: [1.2, 83.4, 2.4, 84.4, 10.6, 84], tip: [15, 80.2, 0.5] },
  hood: [36.6, 1.9, 40, 2.7, 47, 2.7, 50.8, 1.2], frames: [40, 43.6, 47], barrels: [1.3, 12, 5],
};

/** @satisfies {Shape} as the F, bulges over the guns and the wheels */
export const bf109g = {
  ...bf109f, paint: "greys", vents: [3.6, 22.4, 0.7, 2.6],
  lines: [[11, 32, 12.6, 30.6, 14.2, 32, 13.6, 37.4, 12.6, 38.6, 11.6, 37.4, 11, 32]],
};
export const bf109g6 = bf109g;

/** @satisfies {Shape} as the G, pointed spinner, clear hood */
export const bf109k = {
  ...bf109g, paint: "late", spinner: [10.4, 3.9], hood: [36.6, 1.9, 40, 2.8, 47, 2.6, 52, 0.6], frames: [40],
  barrels: [1.3, 12, 5, 0, -1.6, 3],
};

/** @satisfies {Shape} twin fins, long greenhouse */
export const bf110c = {
  paint: "meadow", body: [0, 0.6, 3, 2.6, 9, 4.2, 20, 5, 40, 5.4, 60, 4.9, 85, 3.2, 108, 1.6, 118, 0.7],
  wing: { le: [5, 34, 22, 34.6, 72, 41], te: [5, 68, 22, 66.4, 72, 54], tip: [81.2, 47, 0.75] },
  pods: [{ x: 22.5, y: 10, spinner: [7, 3.2], prop: 15.5,
    body: [7, 3.4, 12, 4.5, 30, 4.9, 45, 4.4, 60, 1.6, 66, 0.2] }],
  tail: { le: [2, 99.4, 22, 100.4], te: [2, 111.4, 22, 111.4] }, fins: [23.4, 95, 120.7, 1.5],
  hood: [31, 1.6, 35, 3.1, 55, 3.3, 66, 2.3, 71, 0.6], frames: [35, 40, 45, 50, 56, 62, 66],
  barrels: [1, -1.4, 4, 2.6, 2, 3, 0, 67, 7],
};

/** @satisfies {Shape} aerials on the nose, larger fins */
export const bf110g = {
  ...bf110c, paint: "mist", fins: [23.6, 92, 121, 1.8], barrels: [1.6, -4, 8, 4.6, -4, 6, 1.6, -4.4, 0.8, 0.8, 67, 7],
  lines: [[1.6, -4, 4.6, -4], [4.6, 2, 3.8, 6]],
  pods: [{ x: 22.5, y: 9, spinner: [8, 3.6], prop: 16.5, body: [8, 3.8, 12, 4.9, 31, 5.2, 46, 4.6, 61, 1.6, 67, 0.2] }],
};

/** @satisfies {Shape} cowls as big as the nose */
export const ju88c = {
  paint: "forest", body: [0, 1.4, 3, 4, 10, 6, 25, 7, 45, 7, 62, 5.8, 90, 4, 125, 2.1, 142, 0.8], fin: [117, 143.6],
  wing: { le: [6, 42, 30, 42.4, 86, 52], te: [6, 82, 30, 80, 86, 66], tip: [100.4, 60, 0.6] },
  pods: [{ x: 27, y: 8, spinner: [6, 3.4], prop: 18, body: [6, 5.6, 8.6, 6.4, 28, 6.7, 50, 5.8, 74, 2, 82, 0.2] }],
  tail: { le: [2, 116, 30, 119.4], te: [2, 134.6, 30, 134], tip: [40, 128, 0.6] },
  hood: [16, 2, 21, 4.7, 38, 4.8, 46, 3.2, 50, 1], frames: [21, 26, 32, 38, 44],
  barrels: [1.6, -2.6, 5, 4, 0.6, 4, 1.4, 49, 7], vents: [27, 15.2, 3.4, 0.7],
};

/** @satisfies {Shape} short nose between two engines, barbettes */
export const me410a = {
  paint: "greys", body: [0, 2, 3, 4.4, 10, 5.6, 22, 5.9, 36, 5.2, 58, 4.3, 90, 3, 115, 1.5, 123, 0.6], fin: [98, 124.8],
  wing: { le: [5, 28, 20, 28.6, 68, 41], te: [5, 61, 20, 60.4, 68, 53.6], tip: [81.7, 48.6, 0.55] },
  pods: [{ x: 21, y: 1, spinner: [8, 3.6], prop: 17, body: [8, 3.9, 13, 5, 36, 5.4, 56, 4, 72, 0.4] }],
  tail: { le: [2, 97, 23, 101], te: [2, 114, 23, 112], tip: [30.4, 107, 0.55] },
  hood: [5, 2, 10, 4.6, 21, 5, 34, 4, 48, 2.6, 53, 1], frames: [10, 15, 21, 28, 34, 42],
  over: [{ x: 4.6, y: 60, body: [0, 0.4, 2, 1.5, 7, 1.5, 10, 0.4] }], barrels: [5.2, 68, 9, 1.6, -1, 4],
};

/** @satisfies {Shape} broad cowl, straight taper */
export const fw190a = {
  paint: "greys", spinner: [5, 2.9], prop: 16.5, cowl: 17.6, exhaust: [12, 18], fin: [72, 90],
  body: [5, 4.8, 6, 5.8, 9, 6.5, 18, 6.7, 30, 5.9, 42, 5, 56, 4, 72, 2.6, 83, 1.4, 89.8, 0.5],
  wing: { le: [6, 20.4, 47, 25.4], te: [5, 45, 8, 43, 47, 37.6], tip: [52.4, 31.2, 0.8] },
  tail: { le: [2, 71.8, 15, 74], te: [1.6, 84, 15, 83.6], tip: [18.4, 78.8, 0.8] },
  hood: [30.6, 1.6, 35, 2.9, 41, 2.7, 50.4, 0.2], frames: [35], cannon: [13], guns: [24], barrels: [1.4, 18, 6],
};

/** @satisfies {Shape} as the A, four cannon */
export const fw190a8 = { ...fw190a, paint: "greysWhite", cannon: [13, 23.5], guns: [], barrels: [1.4, 17, 7] };

/** @satisfies {Shape} long round nose, plug in the tail */
export const fw190d9 = {
  ...fw190a, paint: "lateRed", spinner: [8.4, 3.7], cowl: 27, exhaust: [17, 26], fin: [83, 102],
  body: [8.4, 5, 9.4, 5.6, 12, 5.8, 27, 5.7, 40, 5.5, 52, 4.8, 66, 3.9, 84, 2.5, 95, 1.3, 101.8, 0.5],
  wing: aft(fw190a.wing, 9), tail: aft(fw190a.tail, 12), hood: back(fw190a.hood, 9), frames: [44], guns: [],
  barrels: [1.4, 27, 6],
};

/** @satisfies {Shape} sailplane wings */
export const ta152h = {
  ...fw190d9, fin: [86, 107], cannon: [14],
  body: [8.4, 5, 9.4, 5.6, 12, 5.8, 31, 5.7, 44, 5.5, 56, 4.8, 70, 3.9, 88, 2.5, 100, 1.3, 106.8, 0.5],
  wing: { le: [6, 32.4, 66, 40.4], te: [5, 58, 8, 56, 66, 48.4], tip: [72.2, 44.2, 0.8] }, tail: aft(fw190d9.tail, 4.6),
  hood: back(fw190d9.hood, 4), frames: [48],
};

/** @satisfies {Shape} no tailplane */
export const me163b = {
  paint: "late",
  body: [0, 0.3, 3, 2.2, 10, 4.8, 22, 6.6, 33, 6.7, 45, 4.8, 53, 2.9, 56.6, 2.4], fin: [36, 58.5], spinner: [1.6, 0.7],
  prop: 3.2,
  wing: { le: [5, 19.4, 39, 36.6], te: [5, 42.6, 40, 47.4], tip: [46.6, 45.4, 0.4, 0.75], hinge: [8, 24, 43] },
  hood: [14.6, 1.6, 18.6, 3.6, 26, 3.6, 31.6, 1.2], frames: [18.6], vents: [0, 56.2, 1.7, 0.8], cannon: [8],
};

/** @satisfies {Shape} swept wing, two jets, shark's body */
export const me262a = {
  paint: "late",
  body: [0, 0.3, 5, 2.2, 16, 4.5, 34, 5.9, 50, 6.1, 64, 5.1, 84, 3.2, 100, 1.4, 105.6, 0.6], fin: [85, 106],
  wing: { le: [5.5, 36, 22, 40, 55, 52.6], te: [5.5, 63.6, 22, 61, 55, 62], tip: [63, 59, 0.5, 0.75] },
  pods: [{ x: 22.5, y: 27, body: [0, 2.6, 1.6, 3.4, 10, 4.5, 26, 4.5, 36, 2.9, 39.4, 1.7] }],
  tail: { le: [2, 89.4, 13.4, 95.4], te: [2, 101.4, 13.4, 101.8], tip: [19.5, 99.6, 0.55, 0.7] },
  hood: [41, 1.8, 45, 3.2, 54, 3, 62, 0.6], frames: [45, 54], vents: [22.5, 27.4, 2, 0.8, 22.5, 66, 1.3, 0.7],
  barrels: [1.4, 8, 4, 2.9, 9, 3],
};

/** @satisfies {Shape} a jet on the back, drooped tips */
export const he162a = {
  paint: "late", body: [0, 0.3, 6, 2.8, 18, 4.8, 34, 5.4, 50, 5, 66, 3.7, 84, 1.8, 88.4, 1],
  wing: { le: [4.5, 35.6, 31, 39, 36, 44], te: [4.5, 57.6, 31, 52, 36, 50.6], hinge: [7, 19, 30] },
  over: [{ x: 0, y: 30, body: [0, 3.2, 1.6, 4, 12, 4.5, 28, 4.2, 40, 2.9, 46, 1.9] }],
  tail: { le: [1.5, 75, 14.4, 78.6], te: [1.5, 87, 14.4, 86] }, fins: [15, 74, 90.5, 1.3],
  hood: [14.6, 1.4, 18, 3.3, 24, 3.4, 29, 1.4], frames: [18], lines: [[31, 39, 31, 52]],
  vents: [0, 30.4, 2.4, 0.8, 0, 75.6, 1.5, 0.8], barrels: [3.6, 9, 4],
};

/** @satisfies {Shape} bent wing, square tips, spats */
export const ju87b = {
  paint: "forest", spinner: [7, 3], prop: 16.5, cowl: 30, exhaust: [14, 25], fin: [91, 110], gull: 20,
  body: [7, 3.8, 12, 5, 30, 5.6, 54, 5.4, 74, 4.2, 96, 2.2, 108, 1, 109.6, 0.5],
  wing: { le: [5.4, 33, 20, 33, 58, 41], te: [5.4, 66, 20, 64.6, 58, 56.6], tip: [69, 48.6, 0.78] },
  tail: { le: [2, 91, 18, 92], te: [2, 106, 18, 105.4], tip: [25, 98.6, 0.85] },
  under: [{ x: 18.6, y: 25, body: [0, 1, 2, 2.2, 12, 2.8, 24, 2, 31, 0.7] }],
  hood: [40, 1.6, 44, 3, 62, 3, 76, 2.6, 82, 0.5], frames: [44, 49, 54, 60, 66, 72], guns: [27], barrels: [0.8, 79, 7],
};
