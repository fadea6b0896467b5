// Sites and Bandits as a table: for arming, and for displays too small to print their figures.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { letters, limitsOf, zoneName } from "./terms.js";

/** @import { Scene, Threat } from "./scene.js" */

/** What waits over the Target, kind by kind, with its zones. @param {{ scene: Scene }} props */
export function Defences({ scene }) {
  /** @type {Map<string, Threat[]>} */
  const kinds = new Map();
  for (const threat of scene.threats) kinds.set(threat.type, [...(kinds.get(threat.type) ?? []), threat]);
  if (kinds.size === 0) return html`<p class="second">${say("phantom-arming-undefended")}</p>`;
  return html`<table class="ph-defences">
    <caption class="caption">${say("phantom-arming-defences")}</caption>
    <thead><tr>${["kind", "rolls", "reach", "zones"].map((head) => html`<th scope="col">${say(`phantom-arming-${head}`)}
      </th>`)}</tr></thead>
    <tbody>${[...kinds.values()].flatMap(([first, ...others]) => (first ? [html`<tr key=${first.type}>
      <th scope="row">${others.length ? `${others.length + 1} × ` : ""}${scene.kindOf(first)}</th>
      <td>${limitsOf(first.attack)}</td>
      <td>${letters(first.altitudes)} · ${say("phantom-page-range", { range: first.range })}</td>
      <td>${[first, ...others].map(({ threat, zone }) => `${threat} ${zoneName(zone)}`).join(", ")}</td>
    </tr>`] : []))}</tbody>
  </table>`;
}
