import { html } from "../lib/html.js";

/** @param {{ path: string[], query: URLSearchParams }} props */
export const Replay = ({ path }) => html`<main><h1>Replay</h1><p>${path.join("/")}</p></main>`;
