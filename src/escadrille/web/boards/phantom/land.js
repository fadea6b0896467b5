// The ground of the campaign map: coast, borders and rivers by longitude and latitude, and the regions of the war.
import { course } from "../../lib/contours.js";

/** @import { Point } from "../../lib/contours.js" */

/**
 * A region: the part of a country between some corners, where its name stands, and places for Targets in it.
 * @typedef {{ country: "north" | "south" | "laos" | "border", short?: string, corners: Point[], name: Point,
 *   places: Point[] }} Region
 */

const UNIT = 60; // to a degree of latitude
const [WEST, NORTH] = [99, 24.4];
const NARROW = Math.cos((16 * Math.PI) / 180); // a degree of longitude beside one of latitude

/** @param {Point} place longitude, latitude @returns {Point} */
export const at = ([longitude, latitude]) => [(longitude - WEST) * UNIT * NARROW, (NORTH - latitude) * UNIT];

/** @param {Point[]} places */
const curve = (places) => course(places.map(at));
/** @param {Point[]} places */
const corners = (places) => `M${places.map((place) => at(place).map((one) => one.toFixed(1)).join(" ")).join("L")}Z`;

/** @type {Point[]} */
const CHINESE_COAST = [
  [126, 27], [116, 23], [112, 21.6], [110.6, 21.2], [110.3, 20.4], [109.8, 20.5], [109.7, 21.4], [108.9, 21.6],
  [108, 21.5],
];
/** @type {Point[]} */
const NORTHERN_COAST = [
  [108, 21.5], [107.4, 21.1], [106.9, 20.75], [106.6, 20.3], [106.1, 19.95], [105.85, 19.4], [105.7, 18.75],
  [106.1, 18.3], [106.45, 17.95], [106.6, 17.5], [107.1, 17],
];
/** @type {Point[]} */
const SOUTHERN_COAST = [
  [107.1, 17], [107.7, 16.55], [108.25, 16.1], [108.6, 15.6], [109, 15.1], [109.1, 14.5], [109.25, 13.7], [109.35, 13],
  [109.4, 12.6], [109.2, 11.9], [109, 11.4], [108.3, 10.95], [107.3, 10.4], [106.8, 10.4], [106.7, 9.9], [106.3, 9.4],
  [105.4, 8.9], [104.8, 8.6], [104.85, 9.4], [105.1, 9.95], [104.5, 10.4],
];
/** @type {Point[]} */
const WESTERN_COAST = [
  [104.5, 10.4], [103.7, 10.55], [103.1, 10.95], [102.9, 11.7], [102.3, 12.2], [101.8, 12.65], [100.95, 12.7],
  [100.9, 13.4], [100.2, 13.4], [99.9, 12.6], [99.2, 11], [98.6, 9], [84, 9],
];
/** @type {Point[]} */
const CHINESE_BORDER = [
  [108, 21.5], [107.3, 21.65], [106.7, 22], [106.6, 22.6], [105.9, 22.95], [105.3, 23.3], [104.8, 22.9], [104, 22.6],
  [103.5, 22.65], [102.5, 22.75], [102.15, 22.4],
];
/** @type {Point[]} */
const NORTHERN_BORDER = [
  [102.15, 22.4], [102.9, 21.7], [103.1, 20.9], [104, 20.95], [104.6, 20.55], [104.9, 20.05], [104.1, 19.55],
  [104.3, 19.15], [105.1, 18.6], [105.6, 18.05], [106, 17.5], [106.5, 17],
];
/** @type {Point[]} */
const SOUTHERN_BORDER = [[106.5, 17], [106.7, 16.5], [107.3, 16.1], [107.5, 15.5], [107.6, 15], [107.5, 14.6]];
/** @type {Point[]} */
const CAMBODIAN_BORDER = [
  [107.5, 14.6], [107.45, 13.8], [107.6, 13.2], [107.45, 12.5], [106.9, 12], [106.4, 11.9], [105.9, 11.6], [106.1, 11],
  [105.7, 10.95], [105.1, 10.9], [104.5, 10.4],
];
/** @type {Point[]} */
const MEKONG = [
  [101.2, 21.5], [100.1, 20.35], [100.6, 19.55], [101.2, 19.55], [102.1, 20], [101.8, 19], [101.1, 18], [101.8, 18],
  [102.6, 17.9], [103.3, 18.4], [104, 18.3], [104.75, 17.5], [104.8, 16.5], [105.5, 15.6], [105.8, 14.8], [105.9, 13.9],
  [106, 13], [105.4, 12.2], [105, 11.5], [105.3, 10.9], [105.7, 10.4], [106.3, 10.1], [106.7, 9.9],
];
/** @type {Point[]} */
const LAOTIAN_BORDER = [
  [102.15, 22.4], [101.6, 22.3], [101.2, 21.5], [100.1, 20.35], [100.6, 19.55], [101.2, 19.55], [101.1, 18.4],
  [101.1, 17.6], [102.1, 18.1], [102.6, 17.9], [103.3, 18.4], [104, 18.3], [104.75, 17.5], [104.8, 16.5], [105.5, 15.6],
  [105.5, 14.5], [106, 14], [106.9, 14.3], [107.5, 14.6],
];
/** @type {Point[]} */
const RED_RIVER = [[103.9, 22.6], [104.6, 21.9], [105.3, 21.35], [105.85, 21.05], [106.2, 20.6], [106.6, 20.3]];
/** @type {Point[]} */
const HAINAN = [
  [108.65, 19.2], [109.2, 19.9], [110.2, 20.1], [110.9, 19.9], [110.5, 19], [110, 18.4], [109.4, 18.2], [108.7, 18.5],
  [108.65, 19.2],
];

const COAST = [...CHINESE_COAST, ...NORTHERN_COAST.slice(1), ...SOUTHERN_COAST.slice(1), ...WESTERN_COAST.slice(1)];
const [RIM, FOOT] = [at([126, 34]), at([84, 34])];

/** Everything that is drawn below the regions. */
export const GROUND = {
  land: `${curve(COAST)}L${FOOT.join(" ")}L${RIM.join(" ")}Z`,
  island: `${curve(HAINAN)}Z`,
  coast: curve(COAST),
  borders: [
    CHINESE_BORDER, [...NORTHERN_BORDER, ...SOUTHERN_BORDER.slice(1)], CAMBODIAN_BORDER, LAOTIAN_BORDER,
  ].map(curve),
  rivers: [MEKONG, RED_RIVER].map(curve),
};

/** The shapes of the countries; a region is cut out of one. */
export const COUNTRIES = {
  north: corners([...NORTHERN_COAST, ...[...NORTHERN_BORDER].reverse(), ...[...CHINESE_BORDER].reverse()]),
  south: corners([...SOUTHERN_COAST, ...[...CAMBODIAN_BORDER].reverse(), ...[...SOUTHERN_BORDER].reverse()]),
  laos: corners([...LAOTIAN_BORDER, ...[...SOUTHERN_BORDER].reverse(), ...[...NORTHERN_BORDER].reverse()]),
  border: corners([...CAMBODIAN_BORDER, [104, 10.9], [104.6, 11.8], [106, 12.6], [106.5, 13.6], [106.9, 14.3]]),
};

/** @type {Point[]} */
const ALL = [[99, 8], [112, 8], [112, 25], [99, 25]];
/** From the valley of the Red River to the railway towards China. @type {Point[]} */
const RAILWAY = [[105.7, 20.1], [105.9, 21], [106.7, 21.9], [106.7, 23]];

/** @type {Record<string, Region>} */
export const REGIONS = {
  rp1: {
    country: "north", corners: [[104, 17.95], [109, 17.95], [109, 16.8], [104, 16.8]], name: [107.25, 17.5],
    short: "RP 1", places: [[106.2, 17.62], [106.7, 17.1]],
  },
  rp2: {
    country: "north", corners: [[104, 18.7], [109, 18.7], [109, 17.95], [104, 17.95]], name: [106.95, 18.35],
    short: "RP 2", places: [[105.85, 18.15], [105.35, 18.5], [105.75, 18.62]],
  },
  rp3: {
    country: "north", corners: [[103, 19.35], [109, 19.35], [109, 18.7], [103, 18.7]], name: [106.65, 18.95],
    short: "RP 3", places: [[105.3, 19.05], [104.75, 19.1]],
  },
  rp4: {
    country: "north", corners: [[103, 20.1], [109, 20.1], [109, 19.35], [103, 19.35]], name: [106.8, 19.65],
    short: "RP 4", places: [[105.5, 19.75], [105.05, 19.55], [105.7, 20.02]],
  },
  rp5: {
    country: "north", corners: [[101, 24], [105.33, 24], [105.33, 20.1], [101, 20.1]], name: [103.3, 22.1],
    short: "RP 5", places: [[104.4, 21.3], [103.5, 21.4], [104.6, 22.2], [104.7, 20.75]],
  },
  rp6a: {
    country: "north", corners: [[105.33, 24], [106.7, 24], ...[...RAILWAY].reverse(), [105.33, 20.1]],
    name: [106.45, 23.2],
    short: "RP 6A", places: [
      [105.75, 21.2], [105.55, 20.75], [106.15, 21.6], [105.6, 21.75], [106.3, 22.05], [105.6, 22.2], [106.2, 22.5],
      [105.6, 20.35],
    ],
  },
  rp6b: {
    country: "north", corners: [...RAILWAY, [109, 23], [109, 20.1]], name: [107.6, 20.75],
    short: "RP 6B", places: [
      [106.55, 20.75], [106.15, 20.35], [107, 21.15], [106.4, 21.2], [106.9, 21.65], [107.55, 21.4], [106.15, 20.85],
      [106.65, 21.5],
    ],
  },
  laos: {
    country: "laos", corners: ALL, name: [103.4, 18.7],
    places: [[103.6, 19.6], [105.2, 17.3], [106.2, 16.3], [106.7, 15.3]],
  },
  mr1: {
    country: "south", corners: [[106, 17.2], [110, 17.2], [110, 14.65], [106, 14.65]], name: [108.9, 16.7],
    short: "MR 1", places: [[107.4, 16.4], [108.1, 15.8], [108.1, 15.2], [108.7, 15]],
  },
  mr2: {
    country: "south", corners: [[106, 14.65], [110, 14.65], [110, 11.1], [107.4, 11.75], [106, 11.9]],
    name: [109.85, 13.2],
    short: "MR 2", places: [[108, 14], [108.6, 13.2], [108, 12.2]],
  },
  mr3: {
    country: "south",
    corners: [[105, 12.4], [107.4, 11.75], [109.6, 11.15], [108, 9.9], [106.9, 10.25], [106.2, 10.7], [105.6, 11.05]],
    name: [108, 10.2], short: "MR 3", places: [[106.7, 11.5], [107.3, 11], [106.4, 10.95]],
  },
  mr4: {
    country: "south", corners: [[104, 10.9], [105.6, 11.05], [106.2, 10.7], [106.9, 10.25], [107, 8], [104, 8]],
    name: [106.7, 9],
    short: "MR 4", places: [[105.4, 10.4], [105.2, 9.4]],
  },
  border: { country: "border", corners: ALL, name: [106.2, 12.95], places: [[105.4, 11.6], [107, 13.6]] },
};

/** The outline of a region before its country cuts it. @param {Region} region */
export const cornersOf = ({ corners: places }) => corners(places);

/** Names of the sea and of lands where no target lies: what the map says by itself. */
export const LANDS = /** @type {const} */ ({
  thailand: [104.95, 15.2], china: [108.6, 22.4], gulf: [107.9, 19.9], hainan: [109.5, 18.8], cambodia: [104.95, 12.4],
  sea: [111.4, 11.2],
});

/** How much of the map some regions need, with room for names. @param {string[]} regions */
export function frameOf(regions) {
  const known = regions.flatMap((id) => REGIONS[id] ?? []);
  const isNorth = known.some(({ country }) => country === "north") || known.length === 0;
  const [left, top] = at(isNorth ? [102, 23.5] : [103.9, 17.6]);
  const [right, bottom] = at(isNorth ? [110.9, 16.3] : [113.2, 8.5]);
  return { left, top, width: right - left, height: bottom - top };
}
