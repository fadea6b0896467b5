/** @typedef {import("../planform.js").Shape} Shape */

/** @satisfies {Shape} a slender nose, low back */
export const mc202 = {
  paint: "desert", spinner: [6.6, 2.9], prop: 15.3, cowl: 28, exhaust: [14, 24], fin: [69, 88.5],
  body: [6.6, 3.2, 11, 4.3, 28, 4.8, 48, 4.5, 66, 3.3, 80, 1.6, 88, 0.4],
  wing: { le: [4.8, 27, 12, 27.2, 41, 31.6], te: [4.4, 54.6, 7.6, 51.4, 41, 43.6], tip: [52.9, 37.6, 0.55] },
  tail: { le: [2, 68, 10, 70], te: [1.5, 82, 10, 81.2], tip: [16.8, 76, 0.58] },
  hood: [37, 1.6, 41, 2.8, 47, 2.5, 53, 0.6], frames: [41, 44.6], barrels: [1.3, 8, 6],
};

/** @satisfies {Shape} gull wing pinched at the shoulder */
export const p11c = {
  paint: "khaki", spinner: [2.8, 1.6], prop: 14.5, cowl: 9.6, high: true, gull: 15, fin: [58, 75.5],
  body: [2.6, 5, 3.6, 6.3, 9.6, 6.6, 10.4, 4.8, 24, 4.6, 38, 4.2, 54, 3, 68, 1.5, 75.2, 0.6],
  wing: { le: [1.6, 21, 3.4, 19.6, 15, 16.4, 45, 18], te: [1.6, 30, 3.4, 32, 15, 37, 45, 34.2], tip: [53.6, 26.2, 0.8],
    hinge: [16, 30, 50] },
  under: [{ x: 10, y: 12.4, body: [0, 0.8, 1.2, 1.3, 5, 1.3, 6.6, 0.6] }],
  tail: { le: [1.6, 57, 13, 59.4], te: [1.6, 72.4, 13, 71.6], tip: [18.6, 65.6, 0.65] },
  hood: [34.6, 1.8, 36.6, 2.4, 37.8, 2.3], cockpit: [40.6, 2, 2.8], guns: [21],
  lines: [[22, 18.4, 22, 35], [29, 19, 29, 34.6], [37, 19.4, 37, 34.4]],
};
export const p11g = p11c;
