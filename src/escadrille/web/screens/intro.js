// A system introduced in a few lessons, each with a picture made of its own board, and the rules that it tells of.
import { lessonsOf } from "../boards/index.js";
import { content } from "../lib/api.js";
import { useAnswer } from "../lib/answer.js";
import { html } from "../lib/html.js";
import { cameFrom } from "../lib/trail.js";
import { say } from "../lib/words.js";
import { useTitles } from "../parts/barred.js";
import { Fault, Loading } from "../parts/fault.js";
import { systemName } from "../parts/head.js";
import { Icon } from "../parts/icons.js";
import { Screen } from "../parts/screen.js";

/** @import { Lesson } from "../boards/index.js" */

/** @param {{ path: string[] }} props */
export function Intro({ path: [slug = ""] }) {
  const { answer, refused, again } = useAnswer(() => Promise.all([lessonsOf(slug), content(slug)]), [slug]);
  const [board, pack] = answer ?? [];
  const name = say("intro-title", { system: systemName(slug) });
  return html`<${Screen} here="rules" name=${name} kind="intro"
    aside=${html`<a class="button" href=${`#/rules/${slug}`}><${Icon} name="rules" />${say("intro-rules")}</a>`}>
    <${Fault} refused=${refused} again=${again} />
    ${!answer && !refused && html`<${Loading} what=${say("page-loading-rules")} />`}
    ${board && html`<ol class=${`lessons ${board.wears}`}>
      ${board.lessons.map((lesson) => html`<${LessonView} key=${lesson.name} slug=${slug} lesson=${lesson} content=${pack} />`)}
    </ol>
    <p class="row"><a class="button main" href=${`#/${cameFrom()}`}>
      <${Icon} name="play" size=${13} />${say("intro-fly")}</a></p>`}
  <//>`;
}

/** @param {{ slug: string, lesson: Lesson, content: any }} props */
function LessonView({ slug, lesson: { name, rules, Picture }, content: pack }) {
  const known = useTitles(slug);
  const key = `intro-${slug}-${name}`;
  return html`<li class="sheet lesson-sheet">
    <figure>
      <div class="still" inert aria-hidden="true"><${Picture} content=${pack} /></div>
      <figcaption class="second">${say(`${key}-picture`)}</figcaption>
    </figure>
    <div>
      <h2>${say(`intro-${name}`)}</h2>
      <p>${say(`${key}-text`)}</p>
      <ul class="cited" aria-label=${say("intro-cited")}>
        ${rules.map((id) => html`<li key=${id}><a href=${`#/rules/${slug}/${id}`}><span class="rule">${id}</span>${" "}
          ${known[id]}</a></li>`)}
      </ul>
    </div>
  </li>`;
}
