// Bombers of the Second World War, to the schema of `planform.js`: decimetres, nose up.
import { painted } from "../planform.js";
import { b24 } from "./america.js";
import { mosquito6 } from "./britain.js";
import { ju87b } from "./germany.js";
import { il2, pe3 } from "./soviet.js";

/** @typedef {import("../planform.js").Shape} Shape */

/** @satisfies {Shape} hollowed wing root, glazed nose, oval tailplane */
export const he111h = {
  paint: "forest",
  body: [0, 1.2, 3, 4.6, 10, 7.4, 24, 8.7, 44, 9, 70, 8.6, 96, 6.6, 126, 3.8, 152, 1.6, 163, 0.7], fin: [134, 164],
  wing: { le: [8, 38.6, 28, 39.4, 92, 55.4], te: [8, 92, 13, 79.4, 28, 79, 92, 73], tip: [113, 64.8, 0.78, 0.78], hinge: [14, 60, 104] },
  pods: [{ x: 28.5, y: 12, spinner: [7, 3.4], prop: 17, body: [7, 3.8, 12, 5.6, 24, 6.4, 44, 6.2, 62, 4, 80, 1.4, 88, 0.2] }],
  tail: { le: [2, 133, 14, 134], te: [2, 154, 14, 153.6], tip: [38.6, 143.6, 0.6] },
  hood: [1.6, 1.8, 5, 5, 12, 6.7, 22, 7, 30, 5.6, 34, 3], frames: [5, 9, 13, 18, 23, 28], windows: [[62, 1.4, 65, 3.2, 73, 3.4, 79, 1.4]],
  barrels: [0, -4, 5, 0, 78, 8], lines: [[28, 39.4, 28, 79]],
};

/** @satisfies {Shape} bulbous glazed head, twin fins, radial engines */
export const do17z = {
  paint: "forest",
  body: [0, 1.4, 2.6, 4.6, 8, 6.6, 18, 7.2, 32, 6.6, 46, 5.4, 70, 4.6, 100, 3.6, 130, 2.2, 150, 1, 156, 0.5],
  wing: { le: [5.4, 41, 26, 42, 70, 51], te: [5.4, 79, 26, 76.6, 70, 67.6], tip: [90, 59.4, 0.76, 0.76], hinge: [9, 46, 82] },
  pods: [{ x: 24.5, y: 17, spinner: [3.4, 2.2], prop: 16.5, body: [3.2, 5, 4.6, 6.2, 8, 6.8, 20, 6.8, 25, 6, 44, 4.8, 62, 1.6, 70, 0.2] }],
  tail: { le: [2, 133.4, 36, 135], te: [2, 147.6, 36, 146.4] }, fins: [36.4, 127, 156, 1.9],
  hood: [1.6, 2, 4.6, 5, 10, 5.9, 22, 6.2, 32, 5.4, 40, 3.2, 43, 1], frames: [4.6, 8, 12, 17, 22, 27, 32, 37],
  barrels: [1.4, -3.4, 5, 0, 41, 8], vents: [24.5, 20.8, 4.2, 0.8],
};

/** @satisfies {Shape} glazed head, guns behind the cockpit */
export const ju88a = {
  paint: "forest",
  body: [0, 1.4, 3, 4, 10, 6, 25, 7, 45, 7, 62, 5.8, 90, 4, 125, 2.1, 142, 0.8], fin: [117, 143.6],
  wing: { le: [6, 42, 30, 42.4, 86, 52], te: [6, 82, 30, 80, 86, 66], tip: [100.4, 60, 0.76] },
  pods: [{ x: 27, y: 8, spinner: [6, 3.4], prop: 18, body: [6, 5.6, 8.6, 6.4, 28, 6.7, 50, 5.8, 74, 2, 82, 0.2] }],
  tail: { le: [2, 116, 30, 119.4], te: [2, 134.6, 30, 134], tip: [40, 128, 0.6] },
  hood: [1.6, 1.8, 5, 4, 11, 5.2, 20, 5.4, 38, 5, 46, 3.2, 50, 1], frames: [5, 8, 12, 16, 21, 27, 33, 39, 44],
  barrels: [1.4, 49, 7, 0, -3, 4], vents: [27, 15.2, 3.4, 0.7],
};

/** @satisfies {Shape} long glazed nose, turret behind the wing */
export const blenheim4 = {
  paint: "earth",
  body: [0, 1.2, 3, 3.6, 10, 5, 24, 5.8, 46, 5.8, 66, 4.8, 92, 3.2, 116, 1.6, 129, 0.6], fin: [104, 130],
  wing: { le: [5.4, 37, 25, 37.6, 72, 45.2], te: [5.4, 73, 25, 71, 72, 60], tip: [85.9, 52, 0.82] },
  pods: [{ x: 24, y: 17, spinner: [3.2, 2], prop: 15.8, body: [3, 4.8, 4.4, 6.2, 7, 6.7, 17, 6.7, 22, 5.8, 40, 4.2, 56, 1.4, 62, 0.2] }],
  tail: { le: [2, 103, 18, 105.4], te: [2, 123, 18, 121.4], tip: [29.6, 114, 0.56] },
  hood: [1.6, 1.6, 5, 3.6, 12, 4.3, 24, 4.5, 34, 4, 39, 1.6], frames: [5, 9, 14, 19, 24, 30, 34], turrets: [72, 4],
  barrels: [0.9, 74, 8], guns: [30], vents: [24, 20.4, 4, 0.8],
};

/** @satisfies {Shape} four engines, long fin, guns all round */
export const b17g = {
  paint: "olive",
  body: [0, 1.6, 3, 5.4, 10, 8.6, 26, 10.8, 46, 11.4, 96, 11.2, 128, 9, 160, 6, 196, 3.6, 222, 2.2, 228, 0.8], fin: [150, 222],
  wing: { le: [12, 62, 40, 64.4, 136, 84], te: [12, 108, 40, 106, 136, 99.4], tip: [158, 92.4, 0.8, 0.76], hinge: [18, 84, 146] },
  pods: [[40, 44], [78, 53]].map(([x, y]) => ({ x, y, spinner: [3, 1.8], prop: 17.7, body: [2, 5, 4, 6.4, 8, 7, 20, 7, 34, 5.4, 48, 2, 54, 0.3] })),
  tail: { le: [4, 183, 30, 187.4], te: [4, 209, 30, 207.6], tip: [65.5, 198.6, 0.6] },
  hood: [26, 4.4, 29, 7, 33, 7.4, 40, 6, 44, 3], frames: [29, 33, 37], windows: [[1.8, 2, 5, 5.2, 10, 7]], turrets: [52, 5.4, 90, 3.4, 222, 2.6],
  barrels: [1.6, 40, 9, 1.2, -4, 5, 1.1, 224, 8],
};

/** @satisfies {Shape} spatted wheels, long greenhouse */
export const pzl23b = {
  paint: "khaki",
  spinner: [2.8, 1.8], prop: 15.5, cowl: 12.4, fin: [74, 96],
  body: [2.6, 5.4, 3.6, 6.8, 6, 7.2, 12.4, 7.2, 13.4, 6, 30, 5.8, 50, 5.4, 70, 3.6, 88, 1.6, 95.6, 0.6],
  wing: { le: [5.6, 25, 18, 25.4, 54, 31], te: [5.6, 56, 18, 54.4, 54, 46.6], tip: [69.8, 38.8, 0.62] },
  tail: { le: [2, 75, 14, 76.6], te: [2, 92, 14, 91], tip: [22.6, 83.8, 0.6] },
  under: [{ x: 14.5, y: 20, body: [0, 1, 2, 2.2, 11, 2.7, 21, 2, 27, 0.7] }],
  hood: [28, 1.8, 31.4, 3.1, 44, 3.3, 56, 3, 63, 0.8], frames: [31.4, 36, 41, 46, 51, 56], barrels: [0.8, 61, 7], guns: [24],
};

export const b24d = painted(b24, "olive");

/** @satisfies {Shape} cigar of a fuselage, short wing, big nacelles, turret far aft */
export const b26b = {
  paint: "olive", fin: [138, 176],
  body: [0, 1.6, 3, 5.4, 10, 8.4, 26, 10.4, 50, 11, 86, 10.6, 116, 8.8, 146, 5.6, 168, 3, 177, 1.2],
  wing: { le: [11, 54, 34, 55, 92, 68], te: [11, 95, 34, 92, 92, 82.4], tip: [108.2, 75.6, 0.78, 0.76], hinge: [16, 62, 102] },
  pods: [{ x: 33, y: 26, spinner: [4, 2.4], prop: 20.5, body: [3.4, 5.6, 5.6, 7.4, 10, 8, 34, 7.8, 58, 5.6, 84, 1.8, 92, 0.3] }],
  tail: { le: [4, 140, 30, 143.4], te: [4, 166, 30, 163.6], tip: [43, 154, 0.64] },
  hood: [26, 4, 29, 6.6, 36, 7, 44, 5.4, 47, 2.4], frames: [29, 33, 38, 43], windows: [[1.8, 2, 5, 4.8, 11, 6.6]],
  turrets: [116, 4.4, 174, 2.2], barrels: [1.4, 118, 8, 0, -4, 5, 1, 175, 6],
};

/** @satisfies {Shape} deep body, folding wing, ball turret behind the greenhouse */
export const tbf1 = {
  paint: "navyGrey", spinner: [3.4, 2], prop: 19.8, cowl: 21, fin: [92, 121.4],
  body: [3.2, 5.8, 4.6, 7.4, 8, 7.8, 21, 7.8, 22.4, 7, 46, 7, 66, 6, 90, 3.6, 114, 1.4, 121.4, 0.5],
  wing: { le: [7, 32, 22, 32.4, 66, 43], te: [7, 68, 22, 66.6, 66, 58.4], tip: [82.5, 51.4, 0.74, 0.72], hinge: [10, 40, 76] },
  tail: { le: [2, 94, 16, 95.6], te: [2, 115.4, 16, 113.8], tip: [31, 105, 0.66] },
  hood: [30, 1.8, 34, 3.6, 48, 3.8, 62, 3.4, 66, 1.6], frames: [34, 39, 44, 49, 55], turrets: [67.4, 3.4],
  barrels: [0.5, 69, 7], guns: [27], lines: [[23, 32.8, 23, 66]],
};

/** @satisfies {Shape} slim carrier attacker, long greenhouse for three */
export const b5n2 = {
  paint: "navyGreen", spinner: [5, 2.6], prop: 16, cowl: 18.4, fin: [78, 102.6],
  body: [4.6, 4.8, 6, 6, 9, 6.4, 18.4, 6.4, 19.6, 5.4, 40, 5.2, 62, 4.2, 84, 2.2, 102.6, 0.4],
  wing: { le: [5.4, 27, 22, 27.2, 62, 35.4], te: [5.4, 60, 22, 58, 62, 47.4], tip: [77.6, 41, 0.56] },
  tail: { le: [2, 80, 14, 82.4], te: [2, 98, 14, 96.6], tip: [27, 89.6, 0.58] },
  hood: [27, 1.6, 31, 3, 46, 3.2, 64, 2.8, 70, 0.6], frames: [31, 36, 41, 46, 51, 56, 61], barrels: [0, 68, 7],
  lines: [[36, 30, 36, 54.4]],
};

/** @satisfies {Shape} fat cigar, long tapered wing, cannon in the tail */
export const g4m1 = {
  paint: "navyGreenAll", fin: [158, 196],
  body: [0, 1.8, 3, 5.2, 12, 8.6, 34, 11, 70, 12, 110, 11.4, 146, 9, 176, 6.4, 193, 4.4, 199.6, 1.8],
  wing: { le: [12, 60, 32, 61.6, 106, 80], te: [12, 108, 32, 104.6, 106, 91.4], tip: [124.5, 86.6, 0.66] },
  pods: [{ x: 31, y: 34, spinner: [5, 2.8], prop: 17, body: [4.6, 5, 6.4, 6.6, 10, 7.2, 26, 7.2, 46, 5.6, 70, 2, 80, 0.3] }],
  tail: { le: [4, 164, 26, 167.4], te: [4, 187, 26, 184.6], tip: [44.6, 176.6, 0.6] },
  hood: [22, 3.6, 26, 6.2, 38, 6.8, 48, 4.6, 51, 2], frames: [26, 30, 34, 39, 44], windows: [[1.8, 2.2, 6, 5.4, 14, 7]],
  turrets: [82, 3.4, 197, 2.2], barrels: [0, -4, 5, 0, 84, 7, 0, 198, 6],
};

/** @satisfies {Shape} the pencil grown fat: deep nose, long slender tail, twin fins */
export const do217e = {
  paint: "forest",
  body: [0, 1.8, 3, 5, 10, 7.4, 24, 8.2, 44, 7.6, 64, 6.2, 92, 5, 124, 3.6, 160, 1.8, 182, 0.6],
  wing: { le: [6.4, 46, 28, 47, 76, 57], te: [6.4, 86, 28, 83.6, 76, 73.4], tip: [95, 65, 0.76, 0.76], hinge: [10, 48, 86] },
  pods: [{ x: 28, y: 18, spinner: [4, 2.6], prop: 19.5, body: [3.6, 5.4, 5.4, 7, 9, 7.6, 26, 7.4, 48, 5.4, 70, 2, 80, 0.3] }],
  tail: { le: [2, 150, 38, 152], te: [2, 167, 38, 165.6] }, fins: [38.6, 144, 175, 2],
  hood: [1.6, 2, 5, 4.8, 12, 6, 26, 6.4, 36, 5, 42, 2], frames: [5, 9, 14, 20, 26, 32, 37], turrets: [44, 3.6],
  barrels: [0, -3.4, 5, 0.6, 46, 8],
};

export const ju87d = { ...ju87b, paint: "meadow" };

/** @satisfies {Shape} long greenhouse on the back, rounded wing, slim tail */
export const ki21 = {
  paint: "armyGreen", fin: [128, 159.6],
  body: [0, 1.6, 3, 4.4, 12, 6.4, 30, 7.4, 54, 7.4, 84, 6, 116, 3.8, 144, 1.8, 160, 0.6],
  wing: { le: [7.4, 46, 28, 47, 90, 60.6], te: [7.4, 87, 28, 84.4, 90, 72], tip: [112.5, 66, 0.6] },
  pods: [{ x: 28, y: 22, spinner: [4, 2.4], prop: 16.5, body: [3.6, 5, 5.4, 6.6, 9, 7, 24, 7, 42, 5.2, 62, 1.8, 70, 0.3] }],
  tail: { le: [2, 130, 16, 132], te: [2, 150, 16, 148.6], tip: [39, 140.6, 0.58] },
  hood: [22, 2.4, 26, 4.4, 40, 5, 60, 4.6, 82, 3.4, 88, 1], frames: [26, 32, 38, 46, 54, 62, 70, 78],
  windows: [[1.6, 1.8, 5, 4.2, 12, 5.4]], barrels: [0, -4, 5, 0, 86, 7],
};

/** @satisfies {Shape} biplane of struts and wires, three open cockpits */
export const swordfish1 = {
  paint: "sea", wood: false, spinner: [2.6, 1.6], prop: 16.4, cowl: 12, fin: [80, 108],
  body: [2.6, 5, 3.8, 6.4, 7, 6.8, 12, 6.8, 13.4, 5.2, 40, 5, 66, 4, 92, 1.8, 108.4, 0.4],
  wing: { le: [0, 24, 62, 24.6], te: [0, 42, 62, 42.4], tip: [69.4, 33.4, 0.72, 0.72], hinge: [6, 36, 64] },
  lower: [{ le: [5, 31, 58, 31.6], te: [5, 48, 58, 48.4], tip: [66, 40, 0.72, 0.72] }],
  tail: { le: [2, 86, 18, 87.6], te: [2, 104, 18, 102.6], tip: [27, 95, 0.6] },
  cockpit: [44, 2.6, 3.4], gunner: [60, 2.6, 1], barrels: [0.4, 63, 6],
};

/** @satisfies {Shape} a tall fin, turrets in nose and tail, wings of long span */
export const wellington1c = {
  paint: "earth", fin: [146, 192],
  body: [0, 2.6, 3, 5.6, 12, 7.6, 34, 8.8, 64, 8.8, 100, 7.8, 140, 5.6, 176, 3.6, 194, 2.6, 196.8, 1],
  wing: { le: [8.8, 56, 32, 57.4, 104, 73.4], te: [8.8, 104, 32, 101, 104, 88], tip: [131.3, 81, 0.62] },
  pods: [{ x: 31, y: 30, spinner: [3.4, 2.2], prop: 19, body: [3, 5.4, 5, 7, 9, 7.6, 26, 7.4, 48, 5.6, 72, 2, 80, 0.3] }],
  tail: { le: [4, 155, 22, 158], te: [4, 181, 22, 178], tip: [41, 168.6, 0.6] },
  hood: [22, 3, 26, 5.2, 36, 5.4, 46, 3.6], frames: [26, 30, 35, 40], turrets: [5, 4.4, 192.6, 3.4], barrels: [1.4, -4, 6, 1.2, 194, 5],
};
export const wellington1cpl = wellington1c;

/** @satisfies {Shape} four engines, twin fins, turrets fore, back and aft */
export const lancaster1 = {
  paint: "night",
  body: [0, 2.2, 3, 5.4, 12, 7.4, 36, 8.4, 80, 8.6, 120, 7.6, 156, 5.8, 192, 4, 208, 2.8, 211.6, 1],
  wing: { le: [8.6, 63, 40, 64.6, 124, 82], te: [8.6, 112, 40, 109, 124, 96.4], tip: [155.4, 89.6, 0.64], hinge: [14, 76, 142] },
  pods: [[37, 40], [74, 48]].map(([x, y]) => ({ x, y, spinner: [6, 2.8], prop: 19.8,
    body: [6, 3.4, 12, 4.4, 34, 4.8, 52, 3.4, 66, 0.6] })),
  tail: { le: [4, 178, 48, 180], te: [4, 200, 48, 198.4] }, fins: [49, 168, 206, 2.2],
  hood: [30, 3, 34, 5.4, 48, 5.6, 60, 4.6, 66, 2], frames: [34, 39, 44, 50, 56],
  turrets: [6, 4.6, 116, 4, 207, 3.6], barrels: [1.4, -4, 6, 1.2, 118, 8, 1.2, 208, 4],
};

/** @satisfies {Shape} no gun: glass in the nose */
export const mosquito4 = { ...mosquito6, paint: "ocean", barrels: [], guns: [], windows: [[1, 1.2, 4, 3.6, 12, 4.6]] };

/** @satisfies {Shape} slim, glazed nose, broad tapered wing */
export const sb2 = {
  paint: "sovietGreen", fin: [98, 121.6],
  body: [0, 1.4, 3, 3.8, 10, 5, 26, 5.6, 46, 5.4, 70, 4.4, 96, 2.4, 122.6, 0.4],
  wing: { le: [5.6, 36, 26, 37, 82, 49.4], te: [5.6, 74, 26, 71.6, 82, 58.6], tip: [101.6, 54, 0.56] },
  pods: [{ x: 25, y: 16, spinner: [4, 2.6], prop: 15, body: [4, 5, 6, 5.8, 20, 6, 38, 4.4, 54, 1.4, 60, 0.2] }],
  tail: { le: [2, 98, 14, 99.6], te: [2, 116, 14, 114.6], tip: [29, 107, 0.58] },
  hood: [26, 1.8, 30, 3.4, 38, 3.4, 42, 1.6], frames: [30, 34, 38], windows: [[1.4, 1.6, 5, 3.8, 14, 4.4]],
  turrets: [62, 3], barrels: [0, -4, 5, 0, 64, 7],
};

/** @satisfies {Shape} pointed glazed nose, long span, short tail */
export const db3f = {
  paint: "sovietGreen", fin: [116, 147],
  body: [0, 0.8, 4, 3.2, 14, 5.6, 32, 7.2, 56, 7.4, 84, 5.8, 114, 3.2, 138, 1.4, 147.6, 0.5],
  wing: { le: [7.2, 46, 30, 47, 86, 57.6], te: [7.2, 87, 30, 84, 86, 71], tip: [107.2, 63.6, 0.6] },
  pods: [{ x: 30, y: 24, spinner: [4.4, 2.6], prop: 17, body: [4, 5.2, 6, 6.8, 10, 7.2, 26, 7, 44, 5, 62, 1.8, 70, 0.3] }],
  tail: { le: [2, 118, 18, 120], te: [2, 140, 18, 138], tip: [34, 128.6, 0.58] },
  hood: [30, 2.2, 34, 4.4, 44, 4.4, 50, 2], frames: [34, 38, 43], windows: [[1, 1, 6, 3.4, 16, 5]],
  turrets: [76, 3.2], barrels: [0, -5, 6, 0, 78, 7],
};

/** @satisfies {Shape} a dive bomber of twin fins */
export const pe2 = { ...pe3, paint: "sovietGreen", windows: [[0.8, 1, 4, 3, 10, 3.8]], frames: [23, 27, 32, 36, 39] };

/** @satisfies {Shape} with the second seat */
export const il2m = { ...il2, paint: "sovietBlack", turrets: [54, 2.4], barrels: [0, 56, 7] };

/** @satisfies {Shape} two big radials, slender body, twin fins */
export const tu2s = {
  paint: "sovietGreen",
  body: [0, 1.4, 3, 3.8, 12, 5.2, 28, 6, 50, 5.8, 78, 4.6, 106, 3, 130, 1.2, 138, 0.4],
  wing: { le: [6, 42, 28, 42.6, 76, 52], te: [6, 81, 28, 78, 76, 65.4], tip: [94.3, 58.4, 0.7, 0.66] },
  pods: [{ x: 27, y: 16, spinner: [5, 2.8], prop: 19, body: [4.6, 5.4, 6.6, 6.8, 10, 7.2, 28, 7, 48, 4.8, 68, 1.6, 76, 0.2] }],
  tail: { le: [2, 114, 26, 115.6], te: [2, 128, 26, 127] }, fins: [27, 108, 136, 1.7],
  hood: [19, 2, 23, 3.8, 34, 3.8, 40, 2], frames: [23, 28, 33], windows: [[1.4, 1.4, 5, 3.6, 10, 4.2], [56, 1.6, 60, 3, 66, 1.4]],
  barrels: [1, -3, 5, 0, 42, 7, 0, 66, 6], guns: [13],
};

/** @satisfies {Shape} slim and clean, twin fins, glazed nose */
export const pzl37b = {
  paint: "khaki",
  body: [0, 1.4, 3, 4, 10, 5.6, 26, 6, 46, 5.8, 72, 4.6, 100, 2.8, 122, 1.2, 129, 0.5],
  wing: { le: [6, 40, 27, 40.6, 72, 49.6], te: [6, 78, 27, 75.4, 72, 63], tip: [89.7, 55.6, 0.6] },
  pods: [{ x: 25.5, y: 17, spinner: [3.6, 2.2], prop: 16, body: [3.2, 5, 4.8, 6.4, 8, 6.8, 22, 6.6, 40, 4.6, 58, 1.4, 64, 0.2] }],
  tail: { le: [2, 108, 27, 109.6], te: [2, 123, 27, 122] }, fins: [28, 102, 130, 1.7],
  hood: [22, 2, 26, 3.8, 36, 3.8, 42, 1.8], frames: [26, 30, 35], windows: [[1.4, 1.6, 5, 4, 14, 4.8]],
  turrets: [66, 2.8], barrels: [0, -4, 5, 0, 68, 7],
};

/** @satisfies {Shape} gull wing, twin fins, turret on the back */
export const b25c = {
  paint: "olive",
  body: [0, 1.6, 3, 4.8, 12, 6.8, 30, 7.6, 60, 7.6, 90, 6.4, 124, 4.4, 152, 2.4, 161, 0.8],
  wing: { le: [7.6, 46, 30, 46.6, 84, 55], te: [7.6, 84, 30, 81.6, 84, 69.6], tip: [103, 62.4, 0.68] },
  pods: [{ x: 28, y: 24, spinner: [3.6, 2.2], prop: 19.2, body: [3.4, 5.6, 5.4, 7, 9, 7.4, 30, 7.2, 52, 5, 74, 1.8, 82, 0.3] }],
  tail: { le: [2, 132, 36, 133.6], te: [2, 150, 36, 149] }, fins: [37, 126, 158, 1.9],
  hood: [26, 2.8, 30, 5.2, 40, 5.4, 46, 2.8], frames: [30, 34, 39], windows: [[1.8, 2, 5, 4.6, 15, 6]],
  turrets: [104, 3.8], barrels: [0, -4, 5, 1.2, 106, 8], gull: 30,
};

/** @satisfies {Shape} solid nose full of guns, deep body */
export const a20g = {
  paint: "olive", fin: [112, 146],
  body: [0, 1.8, 3, 4.2, 12, 6, 30, 6.8, 54, 6.6, 82, 5.4, 112, 3, 138, 1.2, 146, 0.5],
  wing: { le: [6.8, 44, 28, 44.6, 76, 53.4], te: [6.8, 82, 28, 79, 76, 65.6], tip: [93.5, 59.6, 0.66] },
  pods: [{ x: 27, y: 22, spinner: [3.6, 2.4], prop: 17.2, body: [3.2, 5.4, 5, 6.8, 9, 7.2, 30, 6.8, 50, 4.6, 70, 1.4, 78, 0.2] }],
  tail: { le: [2, 114, 18, 117], te: [2, 136, 18, 134], tip: [32, 126, 0.6] },
  hood: [22, 2, 26, 3.8, 38, 3.8, 44, 1.8], frames: [26, 31, 37], turrets: [70, 3.6], barrels: [1.2, -3.4, 5, 2.4, -2.4, 5, 1.2, 72, 8],
};
