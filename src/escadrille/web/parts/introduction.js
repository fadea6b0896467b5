// The way to the page that introduces a system, where it has one.
import { manifests } from "../boards/index.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "./icons.js";

/** @param {{ slug: string, kind?: string }} props */
export const Introduction = ({ slug, kind = "" }) =>
  manifests[slug]?.lessons
    ? html`<a class=${`button ${kind}`} href=${`#/intro/${slug}`}><${Icon} name="hint" />${say("intro-open")}</a>`
    : null;
