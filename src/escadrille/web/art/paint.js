// Paint: tones and camouflage of a nation and a period. Patterns are drawn on a box that every
// aircraft fits: x from -100 to 100 across the span, y from 0 to 100 along the body.
import { oval } from "./path.js";

/** @typedef {import("./marks.js").Layer} Layer */
/**
 * @typedef {object} Paint
 * @property {string} tone
 * @property {Layer[]} [camo] clipped to the skin
 * @property {string} [body] a tone of its own for the fuselage, without camouflage
 * @property {string} [cowl]
 * @property {string} [spinner]
 * @property {string} [tail]
 * @property {string} [sides] the flanks of the fuselage
 * @property {string} [band] around the rear fuselage
 * @property {string} [glare] a dull panel before the pilot
 * @property {[colour: string, from: number, to: number]} [edge] on the leading edge, in percent of the half span
 * @property {boolean} [stripes] black and white, for the landings of June 1944
 * @property {string} [bandage] a square under the marking
 * @property {boolean} [dark] too dark for lines of ink
 * @property {boolean} [pair] stars on both wings, whatever the year
 */

const WAVES =
  "M-107 15L-53 15C-43 28 -57 39 -36 48C-21 57 -43 61 -60 63L-107 63ZM-11 -4L25 -4C14 13 28 22 46 31C39 44 14 48 4 61" +
  "C-7 48 -14 44 -14 31C-21 17 -18 7 -11 -4ZM64 17L107 17L107 48L82 57C68 48 78 37 60 33ZM-36 72L18 68C11 79 -7 83 -4 100L-36 100Z";
const SPLINTER =
  "M-105 21L-73 21L-49 56L-89 56ZM-41 14L-8 18L16 2L24 28L-4 53L-32 52ZM28 23L61 21L81 56L45 58ZM93 23L110 23L110 56L89 43Z" +
  "M-32 76L12 81L-4 104L-32 99Z";
const BANDS =
  "M-110 18C-88 24 -84 40 -92 62L-110 62ZM-64 10C-50 22 -66 34 -50 46C-44 54 -54 60 -48 68L-20 68C-28 54 -16 46 -26 34C-34 26 -24 18 -30 10Z" +
  "M-10 0L12 0C16 10 -6 14 -4 24L-14 24C-16 14 -14 8 -10 0ZM8 30C24 34 36 28 46 38C38 50 14 46 6 58C-2 50 2 40 8 30Z" +
  "M62 16C76 26 62 38 72 48L76 64L102 64C92 50 98 36 90 26L92 16ZM-14 62C0 66 14 62 16 72C6 78 -10 74 -14 84ZM-34 84L4 88L2 102L-34 102Z";
const JUNGLE =
  "M-51 40L-14 37C-10 45 7 49 3 57C-10 62 -34 60 -58 67L-103 73L-103 57ZM7 17L-24 17L-24 0L24 0C14 8 21 12 7 17Z" +
  "M27 42L75 55C62 61 44 64 38 72L14 85C3 76 17 68 14 61C10 53 21 48 27 42ZM68 68L103 72L103 85L79 85C86 80 72 75 68 68ZM-51 89L-10 83L-3 97L-51 105Z";
const SHADE =
  "M-24 67C-10 68 0 73 -7 80L-24 86L-55 81C-51 75 -41 69 -24 67ZM3 25C17 26 27 33 24 37L-3 37C-7 33 -7 28 3 25Z" +
  "M14 89L51 94L51 105L24 100ZM-103 75L-82 70L-75 85L-103 85Z";

/**
 * A band of cloth from front to rear, soft-edged; a pattern's bands lie over the wings, its last ones over the tail.
 * @param {number} from @param {number} to @param {number} lean @param {number} [top] @param {number} [bottom]
 */
function swathe(from, to, lean, top = -5, bottom = 60) {
  const [third, rest] = [top + (bottom - top) * 0.35, top + (bottom - top) * 0.65];
  return (
    `M${from} ${top}C${from + 1.6 * lean} ${third} ${from - 0.6 * lean} ${rest} ${from + lean} ${bottom}H${to + lean}` +
    `C${to - 0.6 * lean} ${rest} ${to + 1.6 * lean} ${third} ${to} ${top}Z`
  );
}

/**
 * A band with straight edges.
 * @param {number} from @param {number} to @param {number} lean @param {number} [top] @param {number} [bottom]
 */
const slant = (from, to, lean, top = -5, bottom = 60) =>
  `M${from} ${top}H${to}L${to + lean} ${bottom}H${from + lean}Z`;

const BRUSHED = slant(-112, -66, 14) + slant(-18, 26, -14) + slant(64, 92, 14) + slant(-40, 2, 0, 60, 105);
const THREE_TONES = [
  swathe(-112, -74, 16) + swathe(6, 34, -16) + swathe(-40, -8, 8, 60, 105),
  swathe(-46, -20, -14) + swathe(66, 100, 14) + swathe(8, 40, -8, 72, 105),
];
const FRENCH = [
  swathe(-112, -80, 14) + swathe(-22, 8, 12) + swathe(60, 80, -14) + swathe(-44, -12, 8, 60, 105),
  swathe(-62, -42, -12) + swathe(28, 46, 14) + swathe(8, 26, -6, 66, 105),
  swathe(-38, -26, 12) + swathe(84, 112, -10),
  swathe(-76, -69, 14) + swathe(12, 19, 12) + swathe(-8, -2, 6, 62, 105),
];

/** Brush strokes, slanting. @param {number} phase 0 or 1: which of two tones */
function streaks(phase) {
  const strokes = [];
  for (let row = 0, seed = 11 + phase * 40; row < 16; row += 1)
    for (let column = 0; column < 44; column += 1) {
      seed = (seed * 73 + 41) % 1009;
      const [x, y] = [column * 5 - 108 + (seed % 4), row * 6.6 - 4 + (seed % 5)];
      if (seed % 2 === phase) strokes.push(`M${x} ${y}l1.9 0l${2 + (seed % 3)} ${7 + (seed % 4)}l-1.6 0Z`);
    }
  return strokes.join("");
}

/** Blotches strewn evenly, the same every time. @param {number} size */
function mottle(size) {
  const blots = [];
  for (let row = 0, seed = 7; row < 24; row += 1)
    for (let column = 0; column < 17; column += 1) {
      seed = (seed * 73 + 41) % 1009;
      const [x, y] = [column * 12.5 - 100 + (row % 2) * 6 + (seed % 7) - 3, row * 4.3 + (seed % 5) * 0.5];
      blots.push(oval(x, y, size * (1.6 + (seed % 4) * 0.5), size * (0.9 + (seed % 3) * 0.35)));
    }
  return blots.join("");
}

/** Printed lozenge cloth: every fifth cell of a slanted grid. @param {number} colour */
function lozenges(colour) {
  const cells = [];
  for (let row = 0; row < 24; row += 1)
    for (let column = 0; column < 36; column += 1)
      if ((column + row * 3 + (row >> 1)) % 5 === colour)
        cells.push(`M${column * 6.6 - 118 - (row % 2) * 3.3} ${row * 4.4}l6.6 0l3.3 4.4l-6.6 0Z`);
  return cells.join("");
}

const LOZENGE = {
  tone: "#5f7356",
  camo: /** @type {Layer[]} */ ([
    ["#83708f", lozenges(0)], ["#b7a56c", lozenges(1)], ["#46607c", lozenges(2)], ["#ab8780", lozenges(3)],
  ]),
};
const YELLOW = "#d9b24a";
const GREY_GREEN = { tone: "#717d82", camo: /** @type {Layer[]} */ ([["#55664b", WAVES]]) };
const METAL = { tone: "#b0b6b8", glare: "#4e5441" };
const LATE_GREEN = { tone: "#4b5f47", edge: /** @type {[string, number, number]} */ ([YELLOW, 14, 46]), spinner: "#5c4436" };

/** @satisfies {Record<string, Paint>} */
export const PAINTS = {
  earth: { tone: "#8a7450", camo: [["#56694c", WAVES]], spinner: "#1b2024" },
  earthSky: { tone: "#8a7450", camo: [["#56694c", WAVES]], spinner: "#c5cfba", band: "#c5cfba" },
  ocean: { ...GREY_GREEN, spinner: "#c5cfba", band: "#c5cfba", edge: [YELLOW, 52, 94] },
  oceanStriped: { ...GREY_GREEN, spinner: "#c5cfba", edge: [YELLOW, 52, 94], stripes: true },
  night: { tone: "#8d979a", camo: [["#55664b", WAVES]], spinner: "#3a4147" },
  sea: { tone: "#6d787b", camo: [["#566358", WAVES]], spinner: "#3a4147" },

  forest: { tone: "#566150", camo: [["#414c42", SPLINTER]], spinner: "#2c332e" },
  meadow: { tone: "#7e8468", camo: [["#4e5a48", SPLINTER]], spinner: "#3c4a3a" },
  greys: { tone: "#868c90", camo: [["#5d646a", SPLINTER]], sides: "#a3abae", spinner: "#2f3a33" },
  greysYellow: { tone: "#868c90", camo: [["#5d646a", SPLINTER]], sides: "#a3abae", spinner: "#2f3a33", band: YELLOW },
  greysWhite: { tone: "#868c90", camo: [["#5d646a", SPLINTER]], sides: "#a3abae", spinner: "#22282a", band: "#e6e3d6" },
  mist: { tone: "#a6aeaf", camo: [["#757e83", mottle(2)]], spinner: "#3a4147" },
  late: { tone: "#66754f", camo: [["#54483f", SPLINTER]], sides: "#93a08c", spinner: "#2c3a30" },
  lateRed: { tone: "#66754f", camo: [["#54483f", SPLINTER]], sides: "#93a08c", spinner: "#2c3a30", band: "#9b332c" },

  ash: { tone: "#b9bba4", cowl: "#262a2e", spinner: "#8c8f86" },
  ashSilver: { tone: "#b8bcb4", cowl: "#262a2e", spinner: "#8c8f86", tail: "#ab3a2d" },
  navyGreen: { ...LATE_GREEN, cowl: "#23272a" },
  navyGreenAll: LATE_GREEN,
  armyGrey: { tone: "#adb3a3", spinner: "#8f968a", band: "#e9e6da" },
  armyGreen: { tone: "#58664a", spinner: "#6b4f3d", band: "#e9e6da", edge: [YELLOW, 14, 46] },
  armyMetal: { tone: "#b3b7b2", glare: "#39424a", spinner: "#8f968a", edge: [YELLOW, 14, 46] },
  armyMottle: { tone: "#aeb3ac", camo: [["#5c6b4b", mottle(2.1)]], glare: "#39424a", spinner: "#6b4f3d", edge: [YELLOW, 14, 46] },
  armyOlive: { tone: "#5f6146", spinner: "#6b4f3d", edge: [YELLOW, 14, 46] },
  armyHome: { tone: "#57593f", spinner: "#6b4f3d", edge: [YELLOW, 14, 46], bandage: "#e9e6da" },

  khaki: { tone: "#7b754d", cowl: "#4f4a40", spinner: "#3b3a34" },

  sovietGreen: { tone: "#66774f", spinner: "#4b5540" },
  sovietBlack: { tone: "#667b4d", camo: [["#353f38", BANDS]], spinner: "#353f38" },
  sovietGrey: { tone: "#8b9596", camo: [["#5a656c", BANDS]], spinner: "#5a656c" },
  sovietRed: { tone: "#8b9596", camo: [["#5a656c", BANDS]], spinner: "#9b2f2c", cowl: "#9b2f2c" },
  sovietWhite: { tone: "#8b9596", camo: [["#5a656c", BANDS]], spinner: "#e6e3d6" },

  olive: { tone: "#6d6a4b", spinner: "#3b3d33" },
  oliveWhite: { tone: "#6d6a4b", spinner: "#b8bab4", cowl: "#e9e6da" },
  metal: { ...METAL, spinner: "#9aa0a2" },
  metalRed: { ...METAL, spinner: "#8e2a2a" },
  navyGrey: { tone: "#6b7e8e", spinner: "#9aa0a2", pair: true },
  navyBlues: { tone: "#44597a", sides: "#7089a5", spinner: "#8d959b", dark: true },
  navyDark: { tone: "#30405c", spinner: "#7d868e", dark: true },
  black: { tone: "#34393e", spinner: "#4a5056", dark: true },
  jungle: { tone: "#a08d63", camo: [["#59654a", JUNGLE], ["#3e4a3c", SHADE]], cowl: "#20262a" },
  gull: { tone: "#a9afb0", cowl: "#20262a" },
  silver: { tone: "#b4babb", cowl: "#8f2a28" },

  leaf: { tone: "#7a7f55", camo: [["#4c5a41", WAVES]], spinner: "#4c5a41" },
  desert: { tone: "#b49f72", camo: [["#66704b", mottle(1.9)]], spinner: "#e9e6da", band: "#e9e6da" },

  linen: { tone: "#d6c79c", cowl: "#b3b7b3", spinner: "#8d8f86" },
  linenPlain: { tone: "#d6c79c", spinner: "#8d8f86" },
  linenRed: { tone: "#cbb98c", cowl: "#8e3a2d", spinner: "#8e3a2d" },
  linenPly: { tone: "#d3c496", body: "#b98f57", spinner: "#6d5a3e" },
  pc10: { tone: "#8b7b4e", cowl: "#b9bcb6", spinner: "#8d8f86" },
  pc10Plain: { tone: "#857749", spinner: "#6d6a5c", cowl: "#8d938c" },
  pc12: { tone: "#85653f", cowl: "#b9bcb6", spinner: "#8d8f86" },
  pc12Plain: { tone: "#80653f", spinner: "#6d6a5c", cowl: "#8d938c" },
  aluminium: { tone: "#b7bcba", spinner: "#d2cfc0" },
  ecru: { tone: "#cdb67c", cowl: "#b3aa8c", spinner: "#8d8f86" },
  verdun: {
    tone: "#b09868", cowl: "#aeb2ae", spinner: "#8d8f86",
    camo: [["#5f6a47", THREE_TONES[0]], ["#7d5a3e", THREE_TONES[1]]],
  },
  french: {
    tone: "#c2ab78", cowl: "#9a9c92", spinner: "#8d8f86",
    camo: [["#4f6045", FRENCH[0]], ["#7a5138", FRENCH[1]], ["#87925f", FRENCH[2]], ["#2d2e2b", FRENCH[3]]],
  },

  eindecker: { tone: "#cfc093", cowl: "#a9aeab", spinner: "#8d8f86", bandage: "#ece8da" },
  rust: {
    tone: "#6b7753", cowl: "#7d837d", spinner: "#5b5f58",
    camo: [["#8a5840", THREE_TONES[0]], ["#a98f5e", THREE_TONES[1]]],
  },
  rustPly: { tone: "#66744f", camo: [["#8a5840", BRUSHED]], body: "#b98f57", spinner: "#6d5a3e" },
  saxon: { tone: "#74805e", camo: [["#8a5c4c", BRUSHED]], body: "#b98f57", spinner: "#4b4f4d" },
  mauve: { tone: "#66785a", camo: [["#75647f", BRUSHED]], body: "#bd9459", spinner: "#3f4a40" },
  mauveGreen: { tone: "#6a7a5c", camo: [["#77677f", THREE_TONES[0]], ["#4c5c46", THREE_TONES[1]]], spinner: "#7d837d" },
  pfalz: { tone: "#a9b2b5", spinner: "#8b9497" },
  red: { tone: "#a23a2c", cowl: "#7e2a20", spinner: "#7e2a20" },
  streaks: {
    tone: "#8c8a5e", body: "#6c6a58", cowl: "#4e5540", spinner: "#4e5540",
    camo: [["#555c3d", streaks(0)], ["#6d6440", streaks(1)]],
  },
  whale: { tone: "#b9c5c2", spinner: "#8b9894" },
  dapple: { tone: "#74825e", camo: [["#8d6a48", THREE_TONES[1]], ["#716a7c", mottle(1.6)]], spinner: "#5b5f58" },
  sworl: { tone: "#c0a873", camo: [["#7b7a4c", mottle(1.9)]], cowl: "#8f9590", spinner: "#6d5a3e" },
  phonix: { tone: "#a3885a", camo: [["#6c5a3c", mottle(2.3)]], cowl: "#8f9590", spinner: "#6d5a3e" },
  austrian: { tone: "#cdbb8a", body: "#a97f4c", cowl: "#8f9590", spinner: "#6d5a3e" },
  lozenge: { ...LOZENGE, body: "#4a3a44", cowl: "#5a3b33", spinner: "#5a3b33" },
  lozengeAll: { ...LOZENGE, spinner: "#5b5f58" },
  lozengeGreen: { ...LOZENGE, body: "#5f6b52", cowl: "#8b9497", spinner: "#8b9497" },
  lozengeBlack: { ...LOZENGE, body: "#2f3436", cowl: "#8b9497", spinner: "#8b9497" },
  lozengePly: { ...LOZENGE, body: "#b98f57", cowl: "#8f9590", spinner: "#6d5a3e" },
  lozengeSilver: { ...LOZENGE, body: "#a9b2b5", tail: "#a9b2b5", cowl: "#8b9497", spinner: "#6d5a3e" },
  plain: { tone: "#8b9596", spinner: "#5a656c" },
};

/** @typedef {keyof typeof PAINTS} PaintName */
/** @typedef {[until: number, paint: PaintName][]} Worn */

/** @type {Worn} */
const SOVIET = [[1940, "sovietGreen"], [1942, "sovietBlack"], [9999, "sovietGrey"]];

/** What most of a nation's aircraft wore, each until its year. @type {Record<string, Worn>} */
const USUAL = {
  "austria-hungary": [[9999, "austrian"]],
  belgium: [[1916, "aluminium"], [9999, "french"]],
  britain: [[1916, "linenPlain"], [9999, "pc10"]],
  finland: [[9999, "leaf"]],
  france: [[1915, "linenPlain"], [1916, "verdun"], [1919, "french"], [9999, "earth"]],
  germany: [
    [1915, "linenPly"], [1917, "saxon"], [1919, "lozenge"],
    [1938, "forest"], [1940, "meadow"], [1943, "greys"], [9999, "late"],
  ],
  italy: [[1919, "french"], [9999, "desert"]],
  japan: [[1942, "ash"], [9999, "navyGreenAll"]],
  netherlands: [[9999, "leaf"]],
  poland: [[1939, "khaki"], [1940, "earth"], [9999, "ocean"]],
  russia: [[1917, "aluminium"], ...SOVIET],
  ussr: SOVIET,
  uk: [[1919, "pc10"], [1940, "earth"], [9999, "ocean"]],
  usa: [[1919, "french"], [1940, "metal"], [1943, "olive"], [1950, "metal"], [9999, "jungle"]],
  vietnam: [[9999, "silver"]],
};

USUAL.luftwaffe = USUAL.germany;
USUAL.raf = USUAL.uk;

/** The usual paint of a nation in a year. @param {string} nation @param {number} year @returns {Paint} */
export function usualPaint(nation, year) {
  const worn = Object.hasOwn(USUAL, nation) ? USUAL[nation] : [];
  return PAINTS[worn.find(([until]) => Math.floor(year) <= until)?.[1] ?? "plain"];
}
