import { html } from "../lib/html.js";

/** @param {{ path: string[], query: URLSearchParams }} props */
export const Mine = ({ path }) => html`<main><h1>Mine</h1><p>${path.join("/")}</p></main>`;
