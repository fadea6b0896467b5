// A list of my games under a heading; none, no list.
import { html } from "../lib/html.js";

/** @import { Flight } from "../lib/mine.js" */

/**
 * @param {object} props
 * @param {string} props.title
 * @param {Flight[]} props.flights
 * @param {(props: { flight: Flight }) => any} props.row
 * @param {(props: { game: string }) => any} [props.forget] stands beside each
 * @param {string} [props.text] below the heading
 * @param {string} [props.kind] a class of its own
 * @param {any} [props.children] below the list
 */
export const Flights = ({ title, flights, row: Row, forget: Forget, text, kind, children }) =>
  flights.length > 0 && html`<section class=${kind ? `sheet box ${kind}` : "sheet box"}>
    <h2>${title}</h2>
    ${text && html`<p class="second">${text}</p>`}
    <ul>${flights.map((flight) => html`<li key=${flight.place.game} class=${Forget && "with-forget"}>
      <${Row} flight=${flight} />${Forget && html`<${Forget} game=${flight.place.game} />`}
    </li>`)}</ul>
    ${children}
  </section>`;
