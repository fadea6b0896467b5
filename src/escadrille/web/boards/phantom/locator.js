// Where a campaign is flown, as a small map.
import { html } from "../../lib/html.js";
import { COUNTRIES, GROUND, REGIONS, cornersOf, frameOf } from "./land.js";

/** @param {{ scenario: any, content: any }} props */
export function Place({ scenario, content }) {
  const regions = Object.keys(content?.sheet?.[scenario.sheet]?.regions ?? {});
  const { left, top, width, height } = frameOf(regions);
  return html`<svg class="ph-locator" viewBox=${`${left} ${top} ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
  </svg>`;
}
