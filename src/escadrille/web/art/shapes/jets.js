// The jets over Vietnam that are not Phantoms or Thunderchiefs.

/** @typedef {import("../planform.js").Shape} Shape */

/** @satisfies {Shape} oval mouth, swept wing, tail low and far aft */
export const f100 = {
  paint: "jungle", body: [0, 3, 3, 5, 20, 6.6, 44, 7.6, 80, 8.4, 110, 7.8, 132, 6.4, 146, 4.6],
  wing: { le: [7.4, 58, 57, 107.6], te: [8.2, 97, 22, 99, 58, 118], tip: [59, 115, 0.6, 0.7], hinge: [12, 30, 55] },
  tail: { le: [5, 122, 27, 146], te: [5, 139, 28.4, 152], hinge: [5, 5, 5] }, cowl: 4, fin: [104, 148],
  hood: [33, 0.8, 38, 3, 46, 3.5, 56, 2.4, 66, 0.4], frames: [41, 54], vents: [0, 2, 3.6, 1],
  lines: [[22, 73, 22, 99], [40, 91, 40, 108]], mark: [40, 99, 4.6],
};

/** @satisfies {Shape} a missile with stub wings */
export const f104 = {
  paint: "jungle",
  body: [0, 0, 8, 1.6, 26, 4.4, 44, 5.2, 58, 5.4, 60, 8.6, 76, 9, 110, 8.4, 134, 6.6, 152, 4.6, 158, 4],
  wing: { le: [8.6, 80, 33, 93], te: [8.4, 116, 33, 112], hinge: [10, 20, 31] },
  tail: { le: [1, 146, 18, 157], te: [1, 165, 18, 166], hinge: [3, 8, 16] }, tee: true, cowl: 26, fin: [126, 166],
  hood: [32, 0.6, 37, 2.6, 45, 3, 54, 2, 60, 0.4], frames: [40, 52], lines: [[8, 62, 8.4, 80], [20, 87, 20, 114]],
  mark: [24, 102, 4],
};

/** @satisfies {Shape} chin intake, high wing with a dog tooth */
export const f8 = {
  paint: "gull", body: [0, 0, 6, 2.6, 14, 4.6, 34, 5.8, 60, 7, 100, 7.4, 134, 6.6, 156, 5, 165, 4],
  wing: { le: [6.6, 62, 33, 87, 33, 84.6, 54, 106], te: [7, 104, 33, 108, 54.4, 120], hinge: [10, 33, 52] },
  tail: { le: [5, 136, 27, 156], te: [5, 153, 28, 163], hinge: [5, 5, 5] }, cowl: 12, fin: [118, 164],
  hood: [22, 0.6, 27, 2.8, 34, 3.2, 42, 2, 48, 0.4], frames: [29, 39], lines: [[33, 87, 33, 108], [20, 75, 20, 105]],
  mark: [42, 104, 4.6],
};

/** @satisfies {Shape} a small delta with a tail */
export const a4 = {
  paint: "gull", body: [0, 0.6, 6, 2.8, 22, 5, 34, 5.8, 40, 8.6, 48, 9.2, 70, 8.4, 92, 6, 112, 3.8, 120, 2.6],
  wing: { le: [8, 48, 41.5, 82], te: [8, 89, 41.9, 92], hinge: [10, 22, 38] },
  tail: { le: [2, 100, 16, 112], te: [3, 114, 17, 118.6], hinge: [3, 3, 3] }, cowl: 14, fin: [86, 122],
  hood: [22, 0.6, 27, 2.6, 34, 3.2, 42, 2, 46, 0.4], frames: [28.6, 38], lines: [[20, 61, 20, 89.6]],
  mark: [27, 78, 4.4],
};

/** @satisfies {Shape} tadpole: wide nose, two side by side, long straight wing */
export const a6 = {
  paint: "gull", body: [0, 1.6, 4, 6, 14, 9.6, 30, 11.4, 52, 12.6, 78, 12, 100, 8.4, 124, 5, 150, 2.8, 164, 1],
  wing: { le: [11.6, 50, 22, 58, 80, 92], te: [10, 88, 26, 88, 80, 107], hinge: [14, 40, 76] },
  tail: { le: [3, 136, 30, 154], te: [3, 153, 31, 163], hinge: [4, 4, 4] }, cowl: 13, fin: [122, 166],
  hood: [17, 1.6, 22, 5.4, 30, 6.4, 38, 5, 44, 0.8], frames: [24, 34], lines: [[40, 69, 40, 93], [60, 80, 60, 100]],
  mark: [56, 88, 5],
};

/** @satisfies {Shape} short and stout, chin intake */
export const a7 = {
  paint: "gull", body: [0, 1.2, 4, 3.8, 12, 5.6, 30, 6.8, 60, 8, 90, 8, 118, 6.4, 136, 4.2, 140, 3.6],
  wing: { le: [7.4, 44, 37, 72, 37, 69.6, 58, 90], te: [8, 82, 37, 88, 58.6, 104], hinge: [11, 36, 56] },
  tail: { le: [4.6, 112, 26, 132], te: [4.4, 128, 27.6, 140], hinge: [5, 5, 5] }, cowl: 9, fin: [98, 140],
  hood: [15, 0.6, 20, 3, 28, 3.4, 36, 2, 41, 0.4], frames: [22, 33], lines: [[37, 72, 37, 88], [22, 58, 22, 85]],
  mark: [46, 86, 4.6],
};

/** @satisfies {Shape} crescent wing, open nose */
export const mig17 = {
  paint: "silver", body: [0.6, 4.4, 2, 5.2, 16, 6.4, 36, 7.2, 66, 7.2, 90, 6, 104, 4.4],
  wing: { le: [6.6, 30, 25.4, 51.6, 44, 70.4], te: [7.4, 66.6, 24, 68.6, 44.4, 82], tip: [48.4, 78.4, 0.6, 0.8],
    hinge: [9, 24, 43] },
  tail: { le: [1.2, 93, 14, 104.8], te: [2, 106, 13.6, 112.6], tip: [16.8, 110, 0.6, 0.7], hinge: [2, 15, 15] },
  tee: true, cowl: 3.6, hood: [27.4, 0.8, 31, 2.8, 35, 3.3, 41, 2.6, 46, 0.4], frames: [32.6, 41.4], fin: [72, 107],
  vents: [0, 1.5, 3.4, 1], lines: [[15, 40.6, 15, 66.8], [28, 55, 28, 70.6], [38.4, 65.4, 38.4, 77.8]],
  mark: [33, 68, 3.4, 44],
};

/** @satisfies {Shape} two engines side by side, sharply swept */
export const mig19 = {
  ...mig17, body: [0, 4.2, 3, 5.2, 16, 6.4, 40, 7.4, 70, 8.4, 96, 8.2, 112, 6.6, 118, 6],
  wing: { le: [7, 36, 42, 84], te: [8, 78, 22, 80, 43.6, 98], tip: [45, 94, 0.6, 0.7], hinge: [10, 24, 42] },
  tail: { le: [6, 98, 24, 118], te: [6, 112, 25, 125], hinge: [6, 6, 6] }, tee: false, fin: [84, 125],
  vents: [0, 1.5, 3.4, 1, 3.2, 117.6, 2.2, 1.4], lines: [[15, 46.6, 15, 79], [28, 64, 28, 84.6]],
  mark: [31, 80, 3.4, 44],
};

/** @satisfies {Shape} a pure delta with a tail, shock cone in the nose */
export const mig21 = {
  ...mig17, body: [0, 0, 4, 1.4, 10, 2.8, 10.4, 4.6, 26, 6, 50, 6.4, 90, 6.4, 112, 5.4, 122, 4.4],
  wing: { le: [6.2, 52, 35, 100], te: [6.4, 103, 35.6, 104], tip: [36, 102.6, 0.7, 0.8], hinge: [9, 22, 33] },
  tail: { le: [5, 104, 19, 122], te: [5, 117, 20, 123], hinge: [5, 5, 5] }, tee: false, cowl: 10.6, fin: [88, 122.6],
  hood: [31, 0.8, 35, 2.6, 40, 3, 48, 2, 54, 0.4], frames: [37, 45], vents: [], lines: [[18, 72, 18, 103.4]],
  mark: [25, 95, 3.2, 60],
};
