// Things on the ground seen from above, drawn in millimetres of the table about 0,0: flat tints and ink lines.
import { html } from "../lib/html.js";
import { oval, rect } from "./path.js";

/** @typedef {{ d: string, fill?: string, line?: string, wide?: number }} Stroke */
/** @typedef {{ size: [across: number, along: number], strokes: (camp: string) => Stroke[] }} Site */

const [INK, INK2, ROAD, EARTH] = ["var(--ink)", "var(--ink2)", "var(--road)", "var(--hill2)"];
const [GRASS, ROOF, CANVAS, SHADE] = ["var(--land2)", "var(--card)", "var(--wood)", "#0b172021"];

/** @param {string} fill @param {string} d @returns {Stroke} */
const tint = (fill, d) => ({ d, fill });

/** @param {string} d @param {number} [wide] in pixels @param {string} [line] @returns {Stroke} */
const ink = (d, wide = 1, line = INK) => ({ d, line, wide });

/** @param {string} fill @param {string} d @returns {Stroke} */
const inked = (fill, d) => ({ d, fill, line: INK, wide: 1 });

/** @param {number[]} at x, y … of each @param {(x: number, y: number) => string} draw */
const each = (at, draw) =>
  Array.from({ length: at.length / 2 }, (_, one) => draw(at[2 * one], at[2 * one + 1])).join("");

/**
 * A pitched roof and its ridge, one slope in the shade.
 * @param {number} x @param {number} y @param {number} width @param {number} length @returns {Stroke[]}
 */
function roof(x, y, width, length) {
  const [right, down] = width < length ? [width / 2, 0] : [0, length / 2];
  return [
    inked(ROOF, rect(x, y, width, length)),
    tint(SHADE, rect(x + right, y + down, width - right, length - down)),
    ink(`M${x + right} ${y + down}${right ? `v${length}` : `h${width}`}`),
  ];
}

/** A trench has traverses, so that no shell sweeps it. @param {number} x @param {number} step how far they jut out */
const traverses = (x, step) =>
  `M${x} -34` + Array.from({ length: 8 }, (_, at) => `v4.25h${at % 2 ? -step : step}v4.25`).join("");

/** @param {number} x @param {number} y */
const shell = (x, y) => oval(x, y, 1.5);

/** @param {number} x @param {number} y */
const barb = (x, y) => `M${x - 1.2} ${y - 1.2}l2.4 2.4m0 -2.4l-2.4 2.4`;

/** Sandbags about a pit. @param {number} x @param {number} y @param {number} radius @returns {Stroke[]} */
const pit = (x, y, radius) => [
  tint(EARTH, oval(x, y, radius + 2.6)),
  ...Array.from({ length: 14 }, (_, at) => (at * Math.PI) / 7)
    .map((turn) => inked(ROOF, oval(x + radius * Math.sin(turn), y - radius * Math.cos(turn), 1.9))),
];

/** A gun on its carriage in its pit, muzzle ahead. @param {number} x @param {number} y @returns {Stroke[]} */
const fieldGun = (x, y) => [
  inked(EARTH, `M${x - 9} ${y + 6}A9.8 9.8 0 1 1 ${x + 9} ${y + 6}Z`),
  ink(`M${x} ${y - 9}V${y + 2}M${x} ${y + 1}l-2.2 6M${x} ${y + 1}l2.2 6`, 2.4),
  ink(`M${x - 4.4} ${y - 2.4}v4.8M${x + 4.4} ${y - 2.4}v4.8M${x - 4.4} ${y}h8.8`, 1.6),
];

/** @param {number} x @param {number} y @returns {Stroke[]} */
const lorry = (x, y) => [
  inked(CANVAS, rect(x - 2.8, y - 1.6, 5.6, 7.6)), inked(ROOF, rect(x - 2.4, y - 5, 4.8, 3)),
  ink(`M${x - 2.8} ${y + 0.8}h5.6M${x - 2.8} ${y + 3.4}h5.6`, 0.6),
];

/** @param {number} x @param {number} length @returns {Stroke[]} */
const rails = (x, length) => [
  ink(`M${x - 2} ${1.5 - length / 2}h4` + "m-4 3h4".repeat(Math.floor(length / 3) - 1), 0.7, INK2),
  ink(`M${x - 1.2} ${-length / 2}v${length}M${x + 1.2} ${-length / 2}v${length}`),
];

/** Canvas over hoops. @param {number} x @param {number} y @returns {Stroke[]} */
const hangar = (x, y) => [
  inked("var(--f4)", rect(x, y, 20, 16)),
  tint(SHADE, rect(x + 10, y, 10, 16)),
  ink(`M${x + 4} ${y}v16M${x + 7} ${y}v16M${x + 13} ${y}v16M${x + 16} ${y}v16`, 0.6),
  ink(`M${x + 10} ${y}v16`),
];

/** A wind sleeve on its pole. @param {number} x @param {number} y @returns {Stroke[]} */
const sleeve = (x, y) => [inked(ROOF, `M${x} ${y - 1.8}l8 1l0 1.8l-8 1Z`), tint(INK, oval(x, y, 1.2))];

/** @param {string} camp */
const lineOf = (camp) => (camp === "empires" ? "var(--axis)" : "var(--react)");

/** @satisfies {Record<string, Site>} */
const SITES = {
  trench: {
    size: [44, 68],
    strokes: (camp) => [
      tint(EARTH, rect(-15, -34, 26, 68)),
      ink(traverses(-10, 4), 5, "var(--halo)"), ink(traverses(6, 4), 5, "var(--halo)"),
      ink("M-6 -14l5 4l-3 5l8 5M-10 20l6 3l2 -4l8 3", 1.2, INK2),
      ink(traverses(-10, 4), 2.4, lineOf(camp)), ink(traverses(6, 4), 2.4, lineOf(camp)),
      ink(each([16, -29, 18, -20, 16, -11, 18, -2, 16, 7, 18, 16, 16, 25], barb), 0.9, INK2),
      ink(oval(-17, -18, 1.8) + oval(-18.4, 12, 2.4) + oval(1, 27, 1.6), 0.8, INK2),
    ],
  },
  "machine-gun": {
    size: [44, 68],
    strokes: () => [
      ...pit(0, 0, 12), ink("M0 34V19l-5 -5", 2, INK2),
      ink("M0 3l-5 5M0 3l5 5M0 3v-4", 1.6), ink("M0 -15V2", 3.4), tint(INK, rect(-2.4, -3, 4.8, 6)),
      inked(ROOF, rect(4.4, -1, 4, 3)),
    ],
  },
  flak: {
    size: [44, 68],
    strokes: () => [-17, 17].flatMap((y) => [
      ...pit(0, y, 11),
      ink(`M-6.4 ${y - 6.4}l12.8 12.8M6.4 ${y - 6.4}l-12.8 12.8`, 1.6), inked(ROOF, oval(0, y, 3.6)),
      ink(`M0 ${y - 14}V${y + 3}`, 3.4), inked(CANVAS, rect(15.5, y - 5, 4, 3.4) + rect(15.5, y, 4, 3.4)),
    ]),
  },
  "command-post": {
    size: [44, 68],
    strokes: () => [
      tint(EARTH, oval(0, 2, 19, 24)), ink("M-22 -30L0 -12M0 34V20", 1, INK2),
      ...roof(-10, -12, 20, 12), ...roof(-14, 4, 12, 16), inked(INK, rect(3, 8, 6, 3)), ink(rect(1, 6, 10, 14)),
      ink("M0 -12v-14", 1.2), inked(ROOF, "M0 -26l9 2.6l-9 2.8Z"),
    ],
  },
  "field-battery": { size: [44, 68], strokes: () => [-24, -8, 8, 24].flatMap((y, at) => fieldGun(at % 2 ? 9 : -9, y)) },
  dump: {
    size: [44, 68],
    strokes: () => [
      tint(ROAD, rect(-3, -34, 6, 68)),
      ...[-30, -12, 6].flatMap((y) => [-18, 6].flatMap((x) => [
        inked(CANVAS, rect(x, y, 12, 14)), ink(`M${x} ${y + 3.5}h12m-12 3.5h12m-12 3.5h12M${x + 6} ${y}v14`, 0.7),
      ])),
      inked(ROOF, [-11, 13].map((x) => each([x - 4, 28, x, 28, x + 4, 28, x - 2, 25, x + 2, 25], shell)).join("")),
    ],
  },
  bridge: {
    size: [44, 68],
    strokes: () => [
      tint("var(--water2)", "M-22 -15C-8 -19 8 -11 22 -15V15C8 19 -8 11 -22 15Z"),
      ink("M-22 -15C-8 -19 8 -11 22 -15M-22 15C-8 11 8 19 22 15", 0.8, INK2),
      tint(ROAD, rect(-4, -34, 8, 68)), ink("M-4 -34v14M4 -34v14M-4 20v14M4 20v14", 0.8, INK2),
      inked(ROOF, rect(-6, -20, 12, 40)), ink("M-6 -10h12M-6 0h12M-6 10h12M-3.6 -20v40M3.6 -20v40", 0.7),
      inked(ROOF, rect(-8, -21, 4, 4) + rect(4, -21, 4, 4) + rect(-8, 17, 4, 4) + rect(4, 17, 4, 4)),
    ],
  },
  convoy: {
    size: [44, 68],
    strokes: () => [
      tint(ROAD, "M-4 34C-6 14 6 -10 -2 -34H8C15 -10 4 14 6 34Z"),
      ink("M-4 34C-6 14 6 -10 -2 -34M6 34C4 14 15 -10 8 -34", 0.8, INK2),
      ...lorry(4, -25), ...lorry(6, -11), ...lorry(4.4, 4), ...lorry(1.4, 18),
    ],
  },
  station: {
    size: [65, 88],
    strokes: () => [
      tint(EARTH, rect(-6, -44, 34, 88)), ...[0, 9, 22].flatMap((x) => rails(x, 88)),
      inked(ROAD, rect(12.6, -34, 5.6, 68)), ...roof(-26, -28, 16, 52), ...roof(-22, -6, 18, 12),
      inked(ROOF, oval(-18, 35, 5)), ink(oval(-18, 35, 2.4), 0.7),
      inked(CANVAS, rect(6.8, -20, 4.4, 10) + rect(6.8, -9, 4.4, 10) + rect(6.8, 2, 4.4, 10)),
    ],
  },
  warehouse: {
    size: [65, 88],
    strokes: () => [
      tint(ROAD, rect(-3, -44, 6, 88) + rect(-32.5, 4, 65, 6)),
      ...roof(-28, -38, 21, 38), ...roof(7, -38, 21, 38), ...roof(-28, 14, 21, 24), ...roof(7, 14, 21, 24),
    ],
  },
  factory: {
    size: [65, 88],
    strokes: () => [
      tint(EARTH, rect(-29, -40, 58, 80)), inked(ROOF, rect(-25, -34, 34, 50)),
      tint(SHADE, [-34, -24, -14, -4, 6].map((y) => rect(-25, y + 5, 34, 5)).join("")),
      ink("M-25 -24h34M-25 -14h34M-25 -4h34M-25 6h34"), ...roof(-25, 22, 46, 12),
      tint(SHADE, "M17 -30l9 12l4 -3l-9 -12ZM17 -10l9 12l4 -3l-9 -12Z"),
      inked(ROOF, oval(18, -28, 3.6) + oval(18, -8, 3.6)),
      tint(INK, oval(18, -28, 1.7) + oval(18, -8, 1.7)),
    ],
  },
  aerodrome: {
    size: [65, 88],
    strokes: () => [
      tint(GRASS, rect(-32.5, -44, 65, 88)), tint(ROAD, rect(-3, -44, 6, 88)),
      ...[-38, -16, 6].flatMap((y) => [...hangar(-28, y), ...hangar(8, y)]), ...roof(-28, 28, 20, 9), ...sleeve(16, 34),
    ],
  },
  strip: {
    size: [90, 270],
    strokes: () => [
      tint(GRASS, rect(-45, -135, 90, 270)), tint("var(--f2)", rect(-33, -128, 22, 256) + rect(11, -128, 22, 256)),
      ink("M-38 -116v-12h12M38 -116v-12h-12M-38 116v12h12M38 116v12h-12", 2),
      inked(ROOF, "M-3 80H3V102H13V108H-13V102H-3Z"), ...sleeve(38, 0),
    ],
  },
};

/** @param {string} name @returns {Site | undefined} */
const site = (name) => (Object.hasOwn(SITES, name) ? SITES[/** @type {keyof typeof SITES} */ (name)] : undefined);

/** Lines thin out on a small plot. @param {number} scale pixels in a millimetre @returns {(stroke: Stroke) => any} */
const drawn = (scale) => ({ d, fill = "none", line, wide = 0 }) =>
  html`<path d=${d} fill=${fill} stroke=${line} stroke-width=${(wide * Math.min(1, 0.4 + 0.3 * scale)).toFixed(2)}
    stroke-linejoin="round" vector-effect="non-scaling-stroke" />`;

/** Craters, and the hatching of what is no more. @param {number} across @param {number} along @returns {Stroke[]} */
function ruin(across, along) {
  const [x, y] = [across / 2, along / 2];
  const hatches = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
    .map((at) => `M${-x} ${(at + 0.25) * y}L${x} ${(at - 0.25) * y}`);
  const craters = [[-0.3, -0.42, 0.11], [0.36, 0.1, 0.14], [-0.2, 0.5, 0.1]];
  return [
    ink(hatches.join(""), 1.4),
    ...craters.flatMap(([dx, dy, radius]) => [
      inked(EARTH, oval(dx * x, dy * y, radius * across)), tint(INK2, oval(dx * x, dy * y, radius * across * 0.55)),
    ]),
  ];
}

/**
 * A piece of the pack by its ID, or for an ID unknown by its kind, on a plot of its size in millimetres.
 * @param {object} props
 * @param {string} props.type
 * @param {string} props.kind
 * @param {[across: number, along: number]} props.size
 * @param {number} props.px its length along its heading
 * @param {number} [props.heading]
 * @param {string} [props.camp] whose trench: each camp's line has its colour
 * @param {boolean} [props.destroyed]
 */
export function Ground({ type, kind, size: [across, along], px, heading = 0, camp = "", destroyed = false }) {
  const { size, strokes } = site(type) ?? site(kind) ?? SITES["command-post"];
  const stroke = drawn(px / along);
  const fit = Math.min(across / size[0], along / size[1]);
  return html`<g transform=${`rotate(${heading}) scale(${px / along})`}>
    <rect x=${-across / 2} y=${-along / 2} width=${across} height=${along} rx="2" fill="var(--hill)"
      stroke="var(--ink2)" vector-effect="non-scaling-stroke" />
    <g transform=${`scale(${fit})`}>${strokes(camp).map(stroke)}</g>
    ${destroyed && ruin(across, along).map(stroke)}
  </g>`;
}
