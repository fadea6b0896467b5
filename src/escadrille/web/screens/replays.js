import { html } from "../lib/html.js";

/** @param {{ path: string[], query: URLSearchParams }} props */
export const Replays = ({ path }) => html`<main><h1>Replays</h1><p>${path.join("/")}</p></main>`;
