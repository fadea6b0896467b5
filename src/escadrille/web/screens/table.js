import { html } from "../lib/html.js";

/** @param {{ path: string[], query: URLSearchParams }} props */
export const Table = ({ path }) => html`<main><h1>Table</h1><p>${path.join("/")}</p></main>`;
