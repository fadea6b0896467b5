// Parts of an aircraft's plate: its heading, a window through to the chart, its figures, its hits.
import { Aircraft, Marking } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";

/**
 * An aircraft in a window, which is 200 wide and 160 high around its middle.
 * @typedef {{ type: string, nation: string, year: number, heading: number, label?: string, flying?: boolean,
 *   damaged?: boolean, px?: number, x?: number, y?: number }} Painted
 */

/** @param {{ figures: [name: string, figure: any][] }} props */
export const FigureList = ({ figures }) => html`<dl class="figures">
  ${figures.map(
    ([name, figure]) => html`<div>
      <dt>
        <span class="long">${say(`cards-plate-${name}`)}</span>
        <span class="brief">${say(`cards-brief-plate-${name}`)}</span>
      </dt>
      <dd>${figure}</dd>
    </div>`,
  )}
</dl>`;

/**
 * One box for each hit that it bears; a bar where the card flips.
 * @param {{ label?: string, word: string, damage: number, capacity: [number, number] }} props
 */
export function HitBoxes({ label = "", word, damage, capacity: [front, back] }) {
  const boxes = Array.from({ length: back }, (_, place) => {
    const isHit = place < damage;
    return html`${place === front && html`<span class="bar"></span>`}
      <span
        class=${isHit ? "box hit" : "box"}
        data-hit=${`${label}/${place + 1}`}
        >${isHit ? html`<${Icon} name="hit" size=${11} />` : place + 1}</span>`;
  });
  return html`<div class=${back > 9 ? "hits many" : "hits"}>
    <span class="word">${word}</span>
    ${boxes}</div>`;
}

/** @param {{ planes: Painted[] }} props */
export const PlaneWindow = ({ planes }) => html`<div class="window" aria-hidden="true">
  <svg viewBox="-100 -80 200 160">
    ${planes.map(
      ({ type, nation, year, heading, label, flying = true, damaged = false, px = 150, x = 0, y = 0 }) => html`<g
        transform=${`translate(${x} ${y})`}
        data-aircraft=${label}>
        <g class="plane" data-heading=${heading}>
          <${Aircraft}
            type=${type} nation=${nation} year=${year}
            px=${px} heading=${heading}
            mode=${flying ? "full" : "ghost"} damaged=${damaged && flying} />
        </g>
      </g>`,
    )}
  </svg>
  <i class=${`nose to-${planes[0]?.heading}`}></i>
</div>`;

/**
 * @param {{ fighter: any, name: string, who: string, word?: any, year: number, points: number, unit: string }} props
 */
export const PlateHead = ({ fighter, name, who, word, year, points, unit }) => html`<header>
  <${Marking} nation=${fighter.nation} year=${year} px=${30} />
  <span class="who"><b>${name}</b><span>${who}</span></span>
  ${word}
  <span class="worth"><b>${points}</b> ${unit} <span class="year">${fighter.year}</span></span>
</header>`;

/**
 * The button by which an aircraft is named as a target; `brief` is what stands on it where there is little room.
 * @param {{ words: string, brief?: string, take: () => void }} props
 */
export const Take = ({ words, brief, take }) => html`<button type="button" class="take" title=${words} onClick=${take}>
  <${Icon} name="attack" size=${13} />
  ${brief ? html`<span aria-hidden="true">${brief}</span><span class="hidden">${words}</span>` : words}</button>`;

/** Who holds whom. @param {{ position: number }} props of the left one */
export const Grip = ({ position }) => html`<svg class="grip-arrow" viewBox="0 0 56 40" aria-hidden="true">
  ${position !== 0 && html`<path d=${position > 0 ? "M6 20H44M36 11L46 20L36 29" : "M50 20H12M20 11L10 20L20 29"} />`}
</svg>`;
