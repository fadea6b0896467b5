import { html } from "../lib/html.js";

/** @param {{ path: string[], query: URLSearchParams }} props */
export const Join = ({ path }) => html`<main><h1>Join</h1><p>${path.join("/")}</p></main>`;
