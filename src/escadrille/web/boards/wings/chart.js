// The ground of the fronts: what its places are called, and the trenches where the zones of a scenario end.
import { oval } from "../../art/path.js";
import { along, trench, wire } from "../../lib/contours.js";
import { html } from "../../lib/html.js";
import { Ground, meander, short } from "../plane/ground.js";

/** @import { Point } from "../../lib/contours.js" */
/** @import { Sheet } from "../plane/ground.js" */

/** Names that every sheet of its front bears somewhere; none of them says where a fight was. */
const NAMES = {
  western: [
    "le Moulin", "Bois Carré", "la Sablière", "Ferme du Nord", "le Calvaire", "Bois du Loup", "l’Étang",
    "la Haute Borne", "les Quatre Vents", "la Tuilerie",
  ],
  eastern: [
    "Dwór", "Młyn", "Folwark", "Cegielnia", "Stary Las", "Gajówka", "Karczma", "Nowa Wieś", "Zarzecze", "Podlesie",
  ],
};

/** The trenches of both sides, with what lies between them. @param {Sheet} sheet @param {number} middle */
function front(sheet, middle) {
  const line = meander(sheet, false, 0, 46);
  /** @param {number} by @returns {Point[]} */
  const beside = (by) => line.map(([x, y]) => [middle + x + by, y]);
  const [ours, theirs] = [beside(-36), beside(36)];
  const between = [...along(ours, 12), ...along(theirs, 12).reverse()];
  let craters = "";
  for (let crater = 0; crater < sheet.depth / 9; crater += 1) {
    const [x, y] = along(line, 9)[Math.floor(sheet.roll() * (sheet.depth / 9))] ?? [0, 0];
    const r = 0.9 + sheet.roll() * 1.8;
    craters += oval(middle + x + (sheet.roll() - 0.5) * 50, y, r);
  }
  /** @param {Point[]} points @param {string} side @param {number} depth */
  const dug = (points, side, depth) =>
    html`<path class="parapet" d=${trench(points, depth, 10)} /><path class=${`trenchline ${side}`}
      d=${trench(points, depth, 10)} />`;
  return html`<path class="waste" d=${`M${between.map((point) => point.map(short).join(" ")).join("L")}Z`} />
    <path class="craters" d=${craters} />
    ${dug(ours, "west", -3.2)}${dug(beside(-68), "west", -2.8)}
    ${dug(theirs, "east", 3.2)}${dug(beside(68), "east", 2.8)}
    <path class="wire" d=${wire(beside(-26), 0, 9) + wire(beside(26), 0, 9)} />`;
}

/** @param {{ scenario: any, width: number, depth: number, borders: [number, number] | null }} props */
export function Country({ scenario, width, depth, borders }) {
  const isEast = scenario?.front === "eastern";
  const country = {
    isWide: isEast,
    names: NAMES[isEast ? "eastern" : "western"],
    dug: (/** @type {Sheet} */ sheet) => borders && front(sheet, (borders[0] + borders[1]) / 2),
  };
  return html`<${Ground} name=${scenario?.id ?? ""} width=${width} depth=${depth} country=${country} />`;
}
