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

/** @param {{ scenario: any, content: any }} props */
export function Place({ scenario, content }) {
  const regions = Object.keys(content?.sheet?.[scenario.sheet]?.regions ?? {});
  const { left, top, width, height } = frameOf(regions);
  const type = typeOf(scenario, content);
  const flown = { type, nation: "usa", year: scenario.year, px: 150, heading: 305 };
  const [x, y] = [left + width * 0.78, top + height * 0.5];
  return html`<svg class="ph-locator" viewBox=${`${left} ${top} ${width} ${height}`} aria-hidden="true"
    preserveAspectRatio="xMidYMid slice">
    <defs>${Object.entries(COUNTRIES).map(
      ([name, d]) => html`<clipPath key=${name} id=${`ph-locator-${name}`}><path d=${d} /></clipPath>`,
    )}</defs>
    <rect class="sea" x=${left} y=${top} width=${width} height=${height} />
    <path class="shelf" d=${GROUND.coast} />
    <path class="land" d=${GROUND.land} /><path class="land" d=${GROUND.island} />
    ${regions.map((id) => {
      const region = REGIONS[id];
      return region && html`<g key=${id} clip-path=${`url(#ph-locator-${region.country})`}>
        <path class=${`area ${region.country}`} d=${cornersOf(region)} /></g>`;
    })}
    ${GROUND.borders.map((d) => html`<path class="border" d=${d} />`)}
    ${type && html`<g transform=${`translate(${x + 14} ${y + 22})`}><${Aircraft} ...${flown} mode="shadow" /></g>
      <g transform=${`translate(${x} ${y})`}><${Aircraft} ...${flown} /></g>`}
  </svg>`;
}
