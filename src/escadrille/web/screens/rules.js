import { html } from "../lib/html.js";

/** @param {{ path: string[], query: URLSearchParams }} props */
export const Rules = ({ path }) => html`<main><h1>Rules</h1><p>${path.join("/")}</p></main>`;
