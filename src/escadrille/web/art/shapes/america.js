import { aft, back, painted } from "../planform.js";

/** @typedef {import("../planform.js").Shape} Shape */

/** @satisfies {Shape} round cowl, long greenhouse */
export const p36a = {
  paint: "metal", spinner: [4.8, 2.1], prop: 15.3, cowl: 21, fin: [68, 87],
  body: [4.6, 4.8, 5.6, 6, 9, 6.4, 20.6, 6.4, 22, 5.5, 40, 5, 58, 3.8, 78, 1.8, 86.6, 0.5],
  wing: { le: [5.4, 24.4, 14, 24.6, 45, 29], te: [5, 55, 9, 50.4, 45, 41.6], tip: [56.8, 35.6, 0.56] },
  tail: { le: [2, 67, 12, 69.6], te: [1.5, 82.4, 12, 81.4], tip: [19.6, 76, 0.6] },
  hood: [32.6, 1.6, 36.6, 3, 46, 3, 55, 2, 61, 0.4], frames: [36.6, 41, 46, 51], barrels: [1.4, 21, 6],
};

/** @satisfies {Shape} the same wing behind a long thin nose */
export const p40b = {
  ...p36a, paint: "olive", spinner: [6.4, 2.6], prop: 16.8, cowl: 31, exhaust: [17, 27], fin: [77, 96.6],
  body: [6.4, 2.9, 10, 4.2, 18, 4.8, 30, 5, 50, 4.9, 68, 3.7, 88, 1.8, 96.4, 0.5],
  wing: aft(p36a.wing, 9), tail: aft(p36a.tail, 9.4), hood: back(p36a.hood, 9.4), frames: [46, 50.4, 55.4, 60.4],
  barrels: [1.4, 12, 7], guns: [23, 25],
};

/** @satisfies {Shape} deep blunt nose, six guns */
export const p40e = {
  ...p40b, spinner: [6.8, 3.2], cowl: 30, exhaust: [15, 26],
  body: [6.8, 4.2, 8, 5, 12, 5.5, 30, 5.6, 50, 5.1, 68, 3.8, 88, 1.8, 96.4, 0.5], barrels: [], guns: [20, 22.4, 24.8],
  lines: [[14, 33.6, 14, 59]],
};

/** @satisfies {Shape} barrel body, square tips */
export const f4f3 = {
  paint: "navyGrey", spinner: [3.6, 1.7], prop: 14.8, cowl: 15.6, fin: [66, 87.6],
  body: [3.4, 5, 4.6, 6.5, 7, 6.9, 15.6, 7.2, 17, 6.9, 30, 6.9, 44, 6, 56, 5, 72, 3, 82, 1.4, 87.4, 0.6],
  wing: { le: [6, 21, 52, 23.6], te: [6, 46.4, 8, 45.4, 52, 39.4], tip: [57.9, 31.4, 0.85] },
  tail: { le: [2.4, 68, 17, 70], te: [2, 83, 17, 82.4], tip: [21.3, 76.2, 0.85] },
  hood: [31.4, 1.6, 36, 3.3, 44.6, 3.1, 49.6, 0.8], frames: [36, 40.2, 44.4], guns: [24, 28],
};
export const f4f = f4f3;

/** @satisfies {Shape} as the 3, folding wings, six guns */
export const f4f4 = { ...f4f3, guns: [24, 28, 36], lines: [[16, 21.6, 16, 44.4]] };

/** @satisfies {Shape} as the 4, lighter engine, taller fin */
export const fm2 = {
  ...f4f4, paint: "navyBlues", spinner: [4.4, 2], guns: [24, 28], exhaust: [15.4, 18.6], fin: [63, 88.4],
};

/** @satisfies {Shape} the shortest barrel */
export const f2a3 = {
  paint: "navyGrey", spinner: [4, 2.1], prop: 15.7, cowl: 17.6, fin: [61, 80.3],
  body: [3.8, 5.2, 5, 6.7, 8, 7.2, 17.6, 7.3, 30, 7, 44, 5.6, 60, 3.5, 74, 1.5, 80, 0.5],
  wing: { le: [6.4, 20.4, 40, 25], te: [6.4, 46.4, 9, 45, 40, 39], tip: [53.3, 31.8, 0.5] },
  tail: { le: [2, 61, 12, 63], te: [1.6, 76.4, 12, 75.6], tip: [19.4, 69.6, 0.6] },
  hood: [27.6, 1.6, 32, 3.3, 45, 3.1, 55, 0.6], frames: [32, 36.4, 41, 45.4, 50], guns: [21], barrels: [1.4, 17.6, 6],
};
export const buffalo1 = painted(f2a3, "earthSky");
export const b339d = painted(f2a3, "leaf");

/** @satisfies {Shape} two booms */
export const p38f = {
  paint: "olive", body: [0, 0.4, 4, 2.2, 14, 4, 30, 4.7, 46, 4.3, 60, 2.6, 68, 0.3],
  wing: { le: [4.6, 34, 68, 44], te: [4.6, 64, 68, 56], tip: [79.2, 51, 0.5], hinge: [31, 44, 73] },
  pods: [{ x: 24.4, y: 9, spinner: [6.4, 3], prop: 17.5,
    body: [6.4, 3.2, 11, 4, 24, 4.5, 40, 3.6, 56, 3, 60, 4.4, 69, 4.6, 77, 2.8, 92, 1.9, 103, 1] }],
  tail: { le: [0, 95.6, 28, 95.6], te: [0, 107, 28, 107], tip: [33, 101.4, 0.7], hinge: [1, 22, 30] },
  fins: [24.4, 89, 115.3, 1.5], hood: [26, 1.6, 30, 3.1, 39, 3.1, 46, 0.6], frames: [30, 39],
  barrels: [0.9, -3, 5, 2.1, -0.4, 4], vents: [24.4, 47, 2, 2],
};

/** @satisfies {Shape} as the F, jowls under the spinners */
export const p38j = {
  ...p38f, paint: "metal", pods: [{ x: 24.4, y: 9, spinner: [6.4, 3.2], prop: 17.5,
    body: [6.4, 4.4, 7.6, 5, 12, 5.2, 24, 5, 40, 3.8, 56, 3.1, 60, 4.9, 70, 5, 77, 2.9, 92, 1.9, 103, 1] }],
};

/** @satisfies {Shape} bent wing, cockpit far aft */
export const f4u = {
  paint: "navyBlues", spinner: [4, 1.8], prop: 20, cowl: 20.4, gull: 19, fin: [77, 97],
  body: [4, 5.4, 5, 6.8, 8, 7.2, 20.4, 7.2, 21.6, 6.5, 40, 6, 56, 5, 74, 3.4, 92, 1.5, 101.4, 0.5],
  wing: { le: [6.4, 30.4, 19, 31, 46, 34.6], te: [6.4, 58, 19, 60.4, 46, 52], tip: [62.5, 42.4, 0.55, 0.6],
    hinge: [9, 38, 57] },
  tail: { le: [2, 80, 14, 82], te: [1.6, 96, 14, 95], tip: [25, 88, 0.6] }, hood: [46, 1.7, 50, 3, 58, 2.9, 66, 0.5],
  frames: [50, 54, 58], guns: [24, 26.4, 28.8], vents: [10.4, 31, 3.4, 0.8],
};
export const f4u1 = f4u;

/** @satisfies {Shape} as the first, four blades, blown hood */
export const f4u4 = {
  ...f4u, paint: "navyDark", spinner: [5, 2.2], hood: [46, 1.7, 50.4, 3.1, 58, 3, 66, 0.5], frames: [50.4],
  exhaust: [18.6, 23],
};

/** @satisfies {Shape} the broadest wing */
export const f6f3 = {
  paint: "navyBlues", spinner: [4, 1.8], prop: 20, cowl: 20.6, exhaust: [19, 23], fin: [79, 102.4],
  body: [4, 5.6, 5, 7, 8, 7.4, 20.6, 7.3, 22, 6.7, 40, 6.2, 56, 5.2, 76, 3.2, 94, 1.4, 102, 0.5],
  wing: { le: [6.4, 29, 18, 29.2, 56, 34], te: [6.4, 64, 18, 62, 56, 50.4], tip: [65.3, 42, 0.82] },
  tail: { le: [2, 79, 20, 82], te: [1.6, 98, 20, 96.6], tip: [28, 89.6, 0.78] },
  hood: [37, 1.8, 41, 3.3, 50, 3.2, 58, 0.6], frames: [41, 50], guns: [25, 27.6, 30.2], lines: [[18, 29.2, 18, 62]],
};

/** @satisfies {Shape} heavy nose, curved rear edge */
export const p47d = {
  paint: "oliveWhite", spinner: [4.4, 2], prop: 19.5, cowl: 20, fin: [84, 110],
  body: [4.2, 5.2, 5.4, 6.8, 9, 7.6, 20, 8, 22, 7.6, 36, 7.5, 50, 7, 64, 6.2, 80, 4.6, 96, 2.6, 104, 1.4, 110, 0.6],
  wing: { le: [7, 27.6, 48, 32.5], te: [6.4, 66.4, 9.4, 62, 18, 61.2], tip: [62.1, 42.6, 0.58, 0.56],
    hinge: [11, 35, 57] },
  tail: { le: [2.4, 85.6, 8, 86.6], te: [2, 104], tip: [24.6, 95.4, 0.6, 0.6] },
  hood: [40.4, 1.8, 45.6, 3.3, 53, 3.1, 58, 1], frames: [45.6, 49, 52], guns: [24, 26, 28, 30],
};

/** @satisfies {Shape} as the D, square tips, bubble hood */
export const p47n = {
  ...p47d, paint: "metal",
  wing: { le: [7, 27.6, 13, 27.6, 60, 34], te: [6.4, 66.4, 9.4, 63, 22, 61.6, 36, 58.6, 48, 54.8, 60, 49.6],
    tip: [64.9, 41.6, 0.9, 0.9], hinge: [13, 38, 60] },
  hood: [40.4, 1.4, 43, 2.8, 47, 3.5, 53, 3.2, 58, 2.1, 63, 0.3], frames: [45],
};

/** @satisfies {Shape} kinked roots, framed hood */
export const p51b = {
  paint: "olive", spinner: [7.6, 3.5], prop: 17, cowl: 27, exhaust: [14, 25], fin: [76, 98.2],
  body: [7.6, 3.6, 10, 4.2, 22, 4.6, 46, 4.7, 62, 3.7, 80, 2.2, 92, 1.2, 98, 0.5],
  wing: { le: [4.4, 25, 13, 29, 51, 32.6], te: [4.4, 54, 7, 52.8, 51, 44.4], tip: [56.4, 38, 0.85] },
  tail: { le: [2, 80.2, 16.4, 83.2], te: [1.4, 92.6, 16.4, 92], tip: [20, 87.6, 0.8] },
  hood: [38, 1.6, 42.6, 2.9, 50, 2.7, 57, 0.6], frames: [42.6, 46.2, 50], guns: [23, 26],
};
export const mustang3pl = painted(p51b, "oceanStriped");

/** @satisfies {Shape} bubble hood */
export const p51d = {
  ...p51b, paint: "metalRed", hood: [38.6, 1.2, 41, 2.5, 45, 3.2, 50, 2.9, 54, 2, 58, 0.2], frames: [43],
  guns: [22, 25, 28],
};

/** @satisfies {Shape} two booms and a long pod */
export const p61a = {
  paint: "black", body: [0, 0.8, 4, 3.6, 16, 5.8, 40, 6.6, 64, 6.2, 84, 3.8, 96, 0.8],
  wing: { le: [6.4, 48, 28, 48.4, 84, 56], te: [6.4, 86, 28, 84, 84, 68], tip: [100.5, 61.4, 0.6] },
  pods: [{ x: 27, y: 18, spinner: [4.6, 2.2], prop: 18.6,
    body: [4.6, 5.2, 6, 6.7, 10, 7.1, 20, 7.1, 23, 6.3, 56, 4.4, 86, 2.7, 112, 1.9, 121, 1] }],
  tail: { le: [0, 121, 27, 121], te: [0, 135.4, 27, 135.4], hinge: [1, 22, 22] }, fins: [27, 113, 149, 1.9],
  hood: [20, 2, 25, 4, 38, 4.2, 48, 3.8, 52, 2.4], frames: [25, 30, 36, 42], turrets: [60, 4],
  windows: [[86, 3, 95, 0.8]], barrels: [1.2, 53, 8],
};

/** @satisfies {Shape} Davis wing, twin fins */
export const b24 = {
  paint: "olive",
  body: [0, 1.4, 3, 5.6, 10, 9.6, 26, 11.3, 42, 11.6, 104, 11.6, 128, 9.6, 160, 7.6, 190, 6, 202, 4.2, 205, 1.4],
  wing: { le: [12, 61.6, 146, 70.7], te: [12, 104.4, 146, 88.2], tip: [167.6, 79, 0.55] },
  pods: [37, 77].map((x) => ({ x, y: x === 37 ? 40 : 43, spinner: [3, 1.8], prop: 17.6,
    body: [2, 4.8, 4, 6.3, 8, 6.8, 20, 6.9, 36, 5.6, 50, 2, 56, 0.3] })),
  tail: { le: [4, 171, 41, 172.6], te: [4, 195.6, 41, 193] }, fins: [41, 165, 201, 2.4],
  hood: [23, 4.6, 26, 7.4, 29, 8, 34, 6.6], frames: [26, 29, 32], windows: [[1.6, 1.6, 5, 5, 10, 6.6]],
  turrets: [47, 5.2, 198, 3.8], barrels: [1.6, 36, 9, 1.4, 200, 9],
};

/** @satisfies {Shape} dog tooth, drooping tail */
export const f4 = {
  paint: "jungle",
  body: [0, 0, 6, 2, 24, 5, 38, 5.8, 62, 6.6, 62, 11, 66, 12.8, 76, 14.4, 104, 15, 128, 14, 146, 12, 152, 10.4, 152,
    2.6, 166, 2, 174, 0.6],
  wing: { le: [13, 78, 40, 112, 40.6, 108.8, 43, 109.2, 58.4, 133], te: [14, 139, 41, 144.6, 58.5, 147],
    hinge: [17, 40, 56] },
  tail: { le: [5, 145, 26.4, 168], te: [7, 167.6, 27, 177.6], hinge: [6, 6, 6] }, tee: true, cowl: 24, fin: [126, 176],
  hood: [31, 0.6, 36, 3, 44, 3.9, 62, 3.8, 71, 0.4], frames: [40, 50.6, 54, 63],
  vents: [6.4, 154.4, 3, 2.6, 9.6, 65, 2.2, 0.9],
  lines: [[6.4, 64, 7.6, 78, 7, 146], [40, 112, 41, 144.6], [16, 84, 39, 112.6]], mark: [37, 128, 5],
};
export const f4usaf = f4;
export const f4usn = painted(f4, "gull");

/** @satisfies {Shape} long waisted body, small wing */
export const f105 = {
  paint: "jungle",
  body: [0, 0, 8, 1.8, 24, 4.6, 44, 5.8, 66, 6.5, 88, 7.9, 104, 7.5, 116, 6.8, 136, 7.2, 160, 7.1, 178, 5.9, 190, 5.2,
    195, 2.6],
  wing: { le: [7, 79, 9, 89, 16, 94, 53, 131], te: [10, 134, 14, 136, 53, 144], hinge: [15, 34, 50] },
  tail: { le: [4, 158, 26, 175], te: [5.4, 176, 26, 183.4], hinge: [5, 5, 5] }, cowl: 24, fin: [138, 192],
  hood: [38, 0.6, 43, 2.6, 50, 3.3, 62, 0.4], frames: [46], vents: [12.2, 93, 2.8, 1.8, 0, 192.6, 3, 1.8],
  lines: [[16, 94.6, 16, 136.4], [6, 140, 6.4, 178]], mark: [38, 126.6, 4.4],
};
export const f105g = f105;

/** @satisfies {Shape} open cockpit, trousered wheels */
export const p26a = {
  paint: "metal", spinner: [2.4, 1.3], prop: 13, cowl: 9.6, fin: [57, 71.9],
  body: [2.4, 3.8, 3.6, 5.2, 6, 5.7, 9.6, 5.7, 11, 4.8, 24, 4.9, 36, 4.3, 50, 3, 64, 1.3, 71.2, 0.5],
  wing: { le: [5.4, 16, 28, 17.4], te: [4.6, 40, 8, 37.4, 28, 34.4], tip: [42.6, 25.6, 0.56] },
  tail: { le: [2, 57], te: [1.5, 67.6], tip: [15.2, 62.6, 0.58] },
  under: [{ x: 9, y: 9, body: [0, 1, 1.6, 2, 8, 2.3, 18, 1.7, 23, 0.6] }], hood: [25.6, 1.6, 27.6, 2.4, 28.6, 2.3],
  cockpit: [31.2, 2.1, 2.7], barrels: [1.3, 9.6, 5],
};

/** @satisfies {Shape} straight leading edge, swept trailing edge */
export const p35a = {
  paint: "olive", spinner: [4, 2], prop: 15, cowl: 18.4, fin: [63, 81.8],
  body: [4, 4.8, 5, 6, 8, 6.4, 18.4, 6.5, 20, 5.7, 38, 5.2, 56, 3.8, 72, 1.8, 81.4, 0.5],
  wing: { le: [5.4, 23, 40, 24.4], te: [5, 51, 9, 48, 40, 39.4], tip: [54.9, 30, 0.5, 0.6] },
  tail: { le: [2, 63, 11, 64.6], te: [1.6, 77, 11, 76.6], tip: [19, 70.8, 0.6] },
  hood: [28, 1.6, 32.6, 3, 44, 3, 54, 2.2, 60, 0.5], frames: [32.6, 37, 41.4, 46, 51], guns: [20],
  barrels: [1.4, 18.4, 6],
};

/** @satisfies {Shape} flat centre section, long greenhouse, a gun behind */
export const sbd3 = {
  paint: "navyGrey", spinner: [4, 2], prop: 16.5, cowl: 18, fin: [79, 100.9],
  body: [4, 5.2, 5, 6.4, 8, 6.8, 18, 6.9, 20, 6.2, 40, 6, 60, 5, 80, 3, 95, 1.2, 100.4, 0.5],
  wing: { le: [6, 27, 16, 27, 52, 33.6], te: [6, 59, 16, 58.4, 52, 46.4], tip: [63.3, 39.4, 0.58] },
  tail: { le: [2, 80, 14, 82], te: [2, 96, 14, 95.4], tip: [22.8, 89, 0.62] },
  hood: [29, 1.6, 33, 3.2, 50, 3.2, 64, 2.8, 69, 0.6], frames: [33, 38, 43, 48, 54, 60],
  barrels: [1.4, 18, 6, 0.9, 66, 7],
};

/** @satisfies {Shape} swept leading edge, straight trailing edge, fairings under the wing */
export const cw21b = {
  paint: "leaf", spinner: [3.6, 1.8], prop: 14.6, cowl: 16, fin: [66, 82.8],
  body: [3.6, 4.4, 4.6, 5.6, 7, 6, 16, 6.1, 18, 5, 34, 4.4, 52, 3.2, 68, 1.6, 82.4, 0.4],
  wing: { le: [5, 19.4, 44, 31.6], te: [4.6, 46, 8, 43.4, 44, 42.4], tip: [53.4, 37.6, 0.6] },
  tail: { le: [2, 65, 11, 68.4], te: [1.6, 78, 11, 77.6], tip: [17.6, 73.8, 0.58] },
  under: [{ x: 13, y: 18, body: [0, 0.8, 2, 1.8, 10, 2, 20, 0.8] }],
  hood: [29, 1.4, 33, 2.7, 42, 2.7, 50, 1.6, 55, 0.3], frames: [33, 37, 42, 46], barrels: [1.3, 16, 6],
};
