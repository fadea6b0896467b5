import { aft, back, painted } from "../planform.js";

/** @typedef {import("../planform.js").Shape} Shape */

/** @satisfies {Shape} two equal wings */
export const gladiator2 = {
  paint: "earth", spinner: [2.8, 1.7], prop: 16, cowl: 12.6, high: true, fin: [66, 83.6],
  body: [2.8, 4.8, 4, 6, 6, 6.4, 12.4, 6.5, 13.6, 5.3, 26, 4.8, 40, 4.2, 56, 3, 76, 1.3, 83, 0.5],
  wing: { le: [4, 13.6, 42, 15.4], te: [2, 26, 6, 29.4, 42, 31], tip: [49.1, 23.4, 0.7], hinge: [22, 24, 45] },
  lower: [{ le: [4, 20.4, 42, 22.2], te: [4, 36.4, 42, 37.6], tip: [49.1, 30, 0.7] }],
  tail: { le: [2, 64.4, 12, 66.6], te: [1.6, 79, 12, 78.4], tip: [18.4, 73, 0.6] },
  hood: [32.6, 1.8, 35.6, 2.8, 43, 2.7, 48, 0.6], frames: [35.6, 39.4, 43], guns: [17], barrels: [3.8, 15, 6],
};

/** @satisfies {Shape} thick wing on a broad centre section */
export const hurricane1 = {
  paint: "earth", spinner: [6.6, 3.2], prop: 16.6, cowl: 27, exhaust: [13.6, 22.6], fin: [76, 95.8],
  body: [6.6, 3.4, 10, 4.6, 26, 5.4, 44, 5.2, 58, 4.2, 78, 2.2, 90, 1, 95.4, 0.5],
  wing: { le: [5, 27, 15.5, 27.2, 48, 32], te: [4.6, 57, 7, 53.6, 15.5, 52.8, 48, 45], tip: [61, 37.6, 0.56, 0.6] },
  tail: { le: [2, 74.6, 10, 76], te: [1.6, 89.6, 10, 89], tip: [16.8, 83, 0.58] },
  hood: [38, 1.6, 42, 3, 50, 2.9, 57.4, 0.4], frames: [42, 46, 50], guns: [21, 23, 25, 27],
  lines: [[15.5, 27.2, 15.5, 52.8]],
};
export const hurricane1pl = hurricane1;

/** @satisfies {Shape} as the I, twelve guns */
export const hurricane2b = { ...hurricane1, paint: "earthSky", spinner: [7.6, 3.2], guns: [21, 23, 25, 27, 35, 37] };

/** @satisfies {Shape} as the I, four cannon */
export const hurricane2c = { ...hurricane1, paint: "ocean", spinner: [7.6, 3.2], guns: [], cannon: [21.5, 25.5] };

const ellipse = { le: [4, 22.8], te: [3.6, 56, 4.6, 50.4, 7, 48.9, 12, 48.5], tip: [56.2, 32.6, 0.6, 0.54],
  hinge: [8, 28.4, 50] };

/** @satisfies {Shape} the ellipse */
export const spitfire1 = {
  paint: "earth", spinner: [6.4, 3.3], prop: 16.5, cowl: 25, exhaust: [13, 21], fin: [78, 91.4],
  body: [6.4, 3.4, 9, 4.1, 18, 4.7, 34, 4.7, 48, 4.3, 62, 3.3, 84, 1.2, 91.2, 0.4],
  wing: ellipse, tail: { le: [2, 75.4], te: [1.6, 87.4], tip: [16, 81.8, 0.6, 0.6] },
  hood: [35, 1.4, 39.4, 2.9, 46, 2.8, 51, 0.4], frames: [39.4, 46], guns: [22, 27, 36],
};

/** @satisfies {Shape} as the I, two cannon */
export const spitfire5 = { ...spitfire1, paint: "ocean", guns: [29, 36], cannon: [19] };
export const spitfire5b = spitfire5;
export const spitfire5pl = spitfire5;

/** @satisfies {Shape} longer nose, four blades */
export const spitfire9 = {
  ...spitfire5, spinner: [8.6, 3.4], cowl: 29, exhaust: [15, 25], fin: [81, 95.8],
  body: [8.6, 3.5, 11, 4.2, 22, 4.8, 38, 4.7, 52, 4.3, 66, 3.3, 88, 1.2, 95.4, 0.4],
  wing: aft(ellipse, 4), tail: aft(spitfire1.tail, 4), hood: back(spitfire1.hood, 4), frames: [43.4, 50],
};
export const spitfire9pl = painted(spitfire9, "earthSky");

/** @satisfies {Shape} the longest nose, bulged over the cylinders, broad fin */
export const spitfire14 = {
  ...spitfire5, spinner: [10, 3.8], prop: 16.8, cowl: 33, exhaust: [17, 28], fin: [82, 99.6],
  body: [10, 3.9, 12, 4.6, 24, 5.1, 40, 4.8, 56, 4.3, 70, 3.3, 92, 1.2, 99.4, 0.4],
  wing: aft(ellipse, 8), tail: aft(spitfire1.tail, 8), hood: [43, 1.4, 47.4, 3, 54, 2.8, 61, 0.3], frames: [47.4],
  lines: [[2.4, 12.6, 3.4, 20, 2.6, 30], [20, 40, 20, 36]],
};

/** @satisfies {Shape} the ellipse cut short */
export const seafire3 = {
  ...spitfire5, paint: "sea", wing: { le: [4, 22.8, 16, 23.1, 28, 24, 38, 25.5, 45.6, 27.2],
    te: [3.8, 54, 4.4, 49.4, 16, 48.3, 28, 46.5, 38, 44.1, 45.6, 41.2], tip: [49.7, 34.2, 0.9, 0.85],
      hinge: [8, 28, 47] },
  lines: [[6, 23, 6, 48], [30, 25, 30, 45.6]],
};

/** @satisfies {Shape} a turret behind the pilot */
export const defiant1 = {
  paint: "earth", spinner: [7, 3.3], prop: 17, cowl: 29, exhaust: [14, 23], fin: [88, 107.7],
  body: [7, 3.6, 11, 4.6, 28, 5.4, 50, 5.5, 66, 4.6, 88, 2.2, 102, 1, 107.2, 0.5],
  wing: { le: [5, 31, 18, 31.2, 49, 36], te: [5, 63, 8, 59.4, 18, 58.6, 49, 48.6], tip: [60, 42, 0.62] },
  tail: { le: [2, 87.4, 13, 89.6], te: [1.6, 101.4, 13, 100.8], tip: [20.4, 95.6, 0.6] },
  hood: [39, 1.6, 43, 3, 50, 3, 53.6, 2.2], frames: [43, 46.6, 50], turrets: [59, 4.6], barrels: [1, 60, 9, 2.4, 60, 8],
};

/** @satisfies {Shape} two seats, folding wings */
export const fulmar1 = {
  paint: "sea", spinner: [7.6, 3.5], prop: 17.5, cowl: 31, exhaust: [15, 24], fin: [101, 122.4],
  body: [7.6, 3.8, 12, 4.8, 30, 5.6, 54, 5.4, 74, 4.4, 98, 2.3, 116, 1, 122, 0.5],
  wing: { le: [5, 33, 20, 33.4, 57, 39.6], te: [5, 69, 9, 64, 20, 63, 57, 52], tip: [70.7, 45.6, 0.58] },
  tail: { le: [2, 99, 15, 102], te: [1.6, 116, 15, 115.2], tip: [24.6, 109, 0.6] },
  hood: [39, 1.6, 43, 3, 56, 3.1, 72, 2.8, 79, 0.6], frames: [43, 47, 52, 58, 64, 70], guns: [25, 27, 29, 31],
  lines: [[18, 33.4, 18, 63]],
};
export const fulmar2 = fulmar1;

/** @satisfies {Shape} two slim engines, tailplane on the fin */
export const whirlwind1 = {
  paint: "earthSky",
  body: [0, 0.8, 3, 2.4, 10, 3.6, 26, 4.1, 44, 3.6, 66, 2.6, 86, 1.4, 97, 0.6], fin: [76, 98.3], tee: true,
  wing: { le: [4, 34, 24, 34.2, 56, 38.4], te: [4, 60.4, 24, 58.6, 56, 49.4], tip: [68.6, 43.4, 0.55] },
  pods: [{ x: 20, y: 8, spinner: [6, 3], prop: 15.2, body: [6, 3.2, 12, 4.1, 30, 4.3, 46, 3.8, 64, 1.2, 71, 0.2] }],
  tail: { le: [1.2, 83, 13, 84.6], te: [1.2, 95, 13, 94.4], tip: [21.6, 89.4, 0.58] },
  hood: [25, 1.6, 29, 3, 36, 2.9, 43.6, 0.5], frames: [29, 36], barrels: [0.9, -3, 4, 2.2, -1, 4],
};

/** @satisfies {Shape} thick wing, long cannon */
export const typhoon1b = {
  paint: "ocean", spinner: [7.4, 3.6], prop: 21, cowl: 27, exhaust: [15, 24], fin: [74, 97.3],
  body: [7.4, 4.4, 9, 5.4, 14, 6, 30, 6, 46, 5.2, 62, 4, 82, 2, 92, 1, 97, 0.5],
  wing: { le: [6, 26, 18, 26.4, 51, 31], te: [6, 60, 9, 56, 18, 54.6, 51, 45], tip: [63.3, 37.6, 0.6] },
  tail: { le: [2, 73, 13, 75.6], te: [1.6, 90, 13, 89], tip: [20, 82.4, 0.6] },
  hood: [36.6, 1.7, 41.6, 3.1, 50, 3, 59, 0.5], frames: [41.6], cannon: [22, 26],
};

/** @satisfies {Shape} blunt ellipse */
export const tempest5 = {
  ...typhoon1b, paint: "oceanStriped", cowl: 31, exhaust: [18, 28], fin: [78, 102.6], guns: [22, 26], cannon: [],
  body: [7.4, 4.4, 9, 5.4, 14, 6, 34, 6, 50, 5.2, 66, 4, 87, 2, 97, 1, 102.2, 0.5],
  wing: { le: [6, 30, 30, 32], te: [6, 65, 9, 60.6, 22, 59], tip: [62.5, 43, 0.66, 0.62], hinge: [10, 32, 56] },
  tail: { le: [2, 78], te: [1.6, 96], tip: [20.8, 87.4, 0.62] },
  hood: [40.6, 1.4, 43, 2.6, 47, 3.3, 53, 3, 58, 2, 63, 0.4], frames: [45.6],
};

/** @satisfies {Shape} the engines lead the nose */
export const beaufighter6 = {
  paint: "night", body: [0, 1.8, 2.4, 4, 9, 5.5, 28, 5.9, 50, 5.2, 76, 3.8, 104, 2.2, 120, 1, 124, 0.5], fin: [96, 124],
  wing: { le: [5.6, 26, 27, 26.4, 74, 34.4], te: [5.6, 65, 27, 62.4, 74, 48.6], tip: [88, 41, 0.56] },
  pods: [{ x: 25.5, y: -3, spinner: [4.6, 2.4], prop: 19.4,
    body: [4.6, 5.2, 5.8, 6.6, 9, 7.1, 18, 7.1, 22, 6.2, 44, 5, 62, 1.6, 70, 0.2] }],
  tail: { le: [2, 96, 22, 98.6], te: [2, 115, 22, 113.6], tip: [32, 106, 0.55] },
  hood: [11, 2, 15.6, 3.6, 24, 3.6, 30, 1.6], frames: [15.6, 20, 24], turrets: [70, 2.9],
};

/** @satisfies {Shape} tapered trailing edge, long nacelles */
export const mosquito6 = {
  paint: "night",
  body: [0, 0.9, 3, 3.1, 10, 4.9, 26, 5.7, 46, 5.2, 72, 3.8, 100, 2.2, 118, 1, 124, 0.5], fin: [98, 124.7],
  wing: { le: [5.4, 31, 20, 31.4, 20, 33, 30, 34, 66, 40], te: [5.4, 73, 22, 70, 66, 51],
    tip: [82.5, 44.6, 0.5, 0.56] },
  pods: [{ x: 25, y: 9, spinner: [7, 3.6], prop: 18.3, body: [7, 3.8, 13, 4.9, 36, 5.1, 56, 4.2, 76, 1.4, 85, 0.2] }],
  tail: { le: [2, 98, 20, 100.6], te: [2, 115, 20, 113.6], tip: [31.6, 107, 0.5] },
  hood: [16, 2.4, 20.6, 4.1, 32, 4.1, 42, 2, 46, 0.6], frames: [20.6, 26, 32, 37],
  barrels: [0.9, -2.8, 4, 2.5, -1.2, 4],
};
