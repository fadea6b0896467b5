import { html } from "../lib/html.js";

/** @param {{ path: string[], query: URLSearchParams }} props */
export const Host = ({ path }) => html`<main><h1>Host</h1><p>${path.join("/")}</p></main>`;
