// Where a campaign is flown, as a small map.
import { Aircraft } from "../../art/aircraft.js";
import { html } from "../../lib/html.js";
import { COUNTRIES, GROUND, REGIONS, cornersOf, frameOf } from "./land.js";

/** A type that its service flew that year: another one in every campaign. @param {any} scenario @param {any} content */
function typeOf({ service, year }, content) {
  const flown = Object.entries(content?.aircraft ?? {}).filter(
    ([, { service: of, years }]) => of === service && years[0] <= year && year <= years[1],
  );
  return flown[year % Math.max(1, flown.length)]?.[0];
}

/**
 * The ground of a map, with the regions of a campaign; `name` tells its cuts from another map's.
 * @param {{ name: string, regions: string[], now?: string }} props
 */
export const Land = ({ name, regions, now }) => html`
  <defs>${Object.entries(COUNTRIES).map(([country, d]) => html`<clipPath key=${country} id=${`${name}-${country}`}>
    <path d=${d} /></clipPath>`)}</defs>
  <path class="shelf" d=${GROUND.coast} />
  <path class="land" d=${GROUND.land} /><path class="land" d=${GROUND.island} />
  ${GROUND.rivers.map((d) => html`<path class="river" d=${d} />`)}
  ${regions.map((id) => REGIONS[id] && html`<g key=${id} clip-path=${`url(#${name}-${REGIONS[id].country})`}>
    <path class=${`area ${REGIONS[id].country} ${id === now ? "now" : ""}`} d=${cornersOf(REGIONS[id])} /></g>`)}
  ${GROUND.borders.map((d) => html`<path class="border" d=${d} />`)}`;

/** @param {{ scenario: any, content: any }} props */
export function Place({ scenario, content }) {
  const regions = Object.keys(content?.sheet?.[scenario.sheet]?.regions ?? {});
  const { left, top, width, height } = frameOf(regions);
  const type = typeOf(scenario, content);
  const flown = { type, nation: "usa", year: scenario.year, px: 150, heading: 305 };
  const [x, y] = [left + width * 0.78, top + height * 0.5];
  return html`<svg class="ph-locator" viewBox=${`${left} ${top} ${width} ${height}`} aria-hidden="true"
    preserveAspectRatio="xMidYMid slice">
    <rect class="sea" x=${left} y=${top} width=${width} height=${height} />
    <${Land} name="ph-locator" regions=${regions} />
    ${type && html`<g transform=${`translate(${x + 14} ${y + 22})`}><${Aircraft} ...${flown} mode="shadow" /></g>
      <g transform=${`translate(${x} ${y})`}><${Aircraft} ...${flown} /></g>`}
  </svg>`;
}
