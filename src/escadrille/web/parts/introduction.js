// The way to the page that introduces a system, where it has one.
import { manifests } from "../boards/index.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "./icons.js";

/** @param {{ slug: string, kind?: string }} props */
export function Introduction({ slug, kind = "" }) {
  const { answer } = useAnswer(manifests, []);
  return answer?.[slug]?.lessons
    ? html`<a class=${`button ${kind}`} href=${`#/intro/${slug}`}><${Icon} name="hint" />${say("intro-open")}</a>`
    : null;
}
