/** @typedef {import("../planform.js").Shape} Shape */

/** Ribs of a fabric wing. @param {number} from @param {number} to @param {number[]} at @returns {number[][]} */
const ribs = (from, to, at) => at.map((x) => [x, from, x, to]);

/** @satisfies {Shape} rotary, cut-out in the upper wing */
export const camel = {
  spinner: [3, 1.1], prop: 13, wood: true, cowl: 11.4, high: true, fin: [48, 57.2],
  body: [3.2, 3, 4.4, 4.6, 7, 5, 11.4, 5, 12.4, 4.5, 24, 4.3, 30, 3.9, 42, 2.5, 54, 0.8],
  wing: { le: [5, 11.4, 37, 11.2], te: [2.6, 21, 4.6, 25.2, 36, 25], tip: [42.7, 15.4, 0.75, 0.6], hinge: [18, 20.6, 40] },
  lower: [{ le: [5, 17, 37, 17], te: [5, 30.4, 36, 30.4], tip: [42.6, 21, 0.75, 0.6] }],
  tail: { le: [2, 43, 5, 42.9], te: [1, 52, 6, 53.4], tip: [12.5, 47.6, 0.65] },
  cockpit: [28, 2.1, 2.7], barrels: [1.2, 5, 7], lines: ribs(12, 24.6, [5.4, 10.5, 15.5, 26, 31, 36]),
};

/** @satisfies {Shape} three wings, horned ailerons */
export const fokkerDr1 = {
  spinner: [3, 1.1], prop: 13, wood: true, cowl: 11, high: true, fin: [50, 57.7],
  body: [3, 3, 4.2, 4.5, 7, 4.9, 11, 4.7, 12.2, 4, 24, 3.7, 34, 3, 46, 1.6, 54, 0.6],
  wing: { le: [5, 10.4, 33, 10.4, 34.2, 13.6], te: [2, 18.8, 3.6, 20.2, 33.4, 20.4], tip: [36.2, 17.8, 0.7, 0.8], hinge: [17, 20, 34] },
  lower: [
    { le: [5, 17.6, 25, 17.6], te: [5, 27.4, 25, 27.4], tip: [28.5, 21.8, 0.75] },
    { le: [5, 14.2, 28, 14.2], te: [5, 23.8, 28, 23.8], tip: [31.1, 18.4, 0.75] },
  ],
  tail: { le: [1.2, 42.2, 10.6, 48.2], te: [1, 53.4, 8.4, 54.2], tip: [13, 50.8, 0.5, 0.6] },
  cockpit: [29.8, 1.9, 2.4], barrels: [1.05, 5, 7], lines: ribs(11, 19.8, [5, 10, 15, 25, 29]),
};

/** @satisfies {Shape} no stagger, long exhausts */
export const spad13 = {
  spinner: [3, 1.2], prop: 12.5, wood: true, cowl: 8.6, high: true, fin: [52, 62.5],
  body: [3, 3, 3.6, 4, 6, 4.5, 16, 4.7, 30, 4.4, 40, 3.7, 52, 2.1, 59.4, 0.7],
  wing: { le: [5, 14, 36.6, 14], te: [2.4, 25.8, 4.6, 28.6, 35.6, 28.6], tip: [40.4, 19.6, 0.8, 0.7], hinge: [18, 20, 38] },
  lower: [{ le: [5, 15.6, 36, 15.6], te: [5, 30.4, 35, 30.4], tip: [39.5, 21.4, 0.8, 0.7] }],
  tail: { le: [1.6, 46.2, 12, 48], te: [1, 59.6, 11, 59], tip: [15.4, 53, 0.8] },
  cockpit: [32.4, 2.1, 2.6], barrels: [1.2, 5, 7, 4.8, 28.6, 9], lines: ribs(14.6, 28.2, [5, 10, 15, 25, 30, 35]),
};

/** @satisfies {Shape} square nose, horned ailerons */
export const fokkerD7 = {
  spinner: [3, 1.1], prop: 13.5, wood: true, cowl: 7, high: true, fin: [59, 69.4],
  body: [3, 3.4, 4.2, 3.8, 16, 4.2, 32, 4.1, 40, 3.6, 52, 2.3, 66, 0.6],
  wing: { le: [5, 12, 41, 12, 42.6, 16.6], te: [2.4, 26.6, 4, 28.2, 40.8, 28.2], tip: [44.7, 23.4, 0.7, 0.8], hinge: [20, 23, 42] },
  lower: [{ le: [5, 25, 31, 25], te: [5, 36, 30, 36], tip: [34.9, 29.6, 0.75] }],
  tail: { le: [1.2, 47.4, 13.4, 58.4], te: [1.2, 65.6, 11.4, 66.2], tip: [16.8, 62, 0.5, 0.6] },
  cockpit: [31.6, 2, 2.7], barrels: [1.2, 10, 7, 0, 5, 5], lines: ribs(12.6, 27.8, [6, 12, 18, 29, 35]),
};

/** @satisfies {Shape} raked tips, round tail */
export const albatrosD3 = {
  spinner: [4.8, 3], prop: 13, wood: true, high: true, fin: [58, 73],
  body: [4.6, 3, 10, 4.2, 22, 4.8, 34, 4.3, 50, 3.1, 60, 1.8, 67.6, 0.5],
  wing: { le: [5, 13, 37, 13, 44, 21.4], te: [2.4, 27, 5, 29.4, 30, 29.4, 40, 27.8], tip: [45.2, 24, 0.6, 0.7], hinge: [19, 22, 43] },
  lower: [{ le: [5, 23, 34, 23.4], te: [5, 34, 31, 33.8], tip: [39.6, 26.4, 0.6] }],
  tail: { le: [1, 48], te: [1, 65.4, 8, 66.6], tip: [17, 60, 0.6] },
  cockpit: [34.6, 2, 2.8], barrels: [1.2, 8, 7, 0, 5, 6], lines: ribs(13.4, 29, [6, 11.5, 17, 27, 32, 37]),
};

/** @satisfies {Shape} crescent wing, open nose */
export const mig17 = {
  body: [0.6, 4.4, 2, 5.2, 16, 6.4, 36, 7.2, 66, 7.2, 90, 6, 104, 4.4],
  wing: { le: [6.6, 30, 25.4, 51.6, 44, 70.4], te: [7.4, 66.6, 24, 68.6, 44.4, 82], tip: [48.4, 78.4, 0.6, 0.8], hinge: [9, 24, 43] },
  tail: { le: [1.2, 93, 14, 104.8], te: [2, 106, 13.6, 112.6], tip: [16.8, 110, 0.6, 0.7], hinge: [2, 15, 15] }, tee: true, cowl: 3.6,
  hood: [27.4, 0.8, 31, 2.8, 35, 3.3, 41, 2.6, 46, 0.4], frames: [32.6, 41.4], fin: [72, 107],
  vents: [0, 1.5, 3.4, 1], lines: [[15, 40.6, 15, 66.8], [28, 55, 28, 70.6], [38.4, 65.4, 38.4, 77.8]],
  mark: [33, 68, 3.4, 44],
};

/** @satisfies {Shape} a slender nose, low back */
export const mc202 = {
  spinner: [6.6, 2.9], prop: 15.3, cowl: 28, exhaust: [14, 24], fin: [69, 88.5],
  body: [6.6, 3.2, 11, 4.3, 28, 4.8, 48, 4.5, 66, 3.3, 80, 1.6, 88, 0.4],
  wing: { le: [4.8, 27, 12, 27.2, 41, 31.6], te: [4.4, 54.6, 7.6, 51.4, 41, 43.6], tip: [52.9, 37.6, 0.55] },
  tail: { le: [2, 68, 10, 70], te: [1.5, 82, 10, 81.2], tip: [16.8, 76, 0.58] },
  hood: [37, 1.6, 41, 2.8, 47, 2.5, 53, 0.6], frames: [41, 44.6], barrels: [1.3, 8, 6],
};
