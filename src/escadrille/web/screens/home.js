import { html } from "../lib/html.js";

/** @param {{ path: string[], query: URLSearchParams }} props */
export const Home = ({ path }) => html`<main><h1>Home</h1><p>${path.join("/")}</p></main>`;
