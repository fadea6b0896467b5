// The words of a campaign, as its board says them.
import { say } from "../../lib/words.js";
import { lang } from "../../lib/settings.js";
import { capital, refusalsOf, signed } from "../kit/terms.js";

/** @import { Scene, Task } from "./scene.js" */

/** @param {string} name of a camp */
export const campWord = (name) => say(`wings-campaign-side-${name}`);

/** @param {string} name of a skill, a behaviour or a piece of equipment */
export const skillWord = (name) => say(`wings-skill-${name}`);

/** @param {string} item of equipment */
export const gearWord = (item) => (item === "bullets" ? say("wings-campaign-word", { value: item }) : skillWord(item));

/** @param {string} state of a pilot */
export const stateWord = (state) => capital(say(`wings-fate-${state}`));

/** @param {string} standing */
export const standingWord = (standing) => capital(say(`wings-standing-${standing}`));

/** @param {Task} task */
export const taskWords = ({ errand, zone, aims, aim }) => capital(say("wings-campaign-task", {
  errand: say(`wings-errand-${errand}`), zone, aim: aim ? say(`wings-campaign-major-${aim}`) : say("wings-campaign-aims", { count: aims }),
}));

/** @param {Task} task in few words */
export const errandWords = ({ errand, aim }) =>
  capital(aim ? `${say(`wings-errand-${errand}`)}, ${say(`wings-campaign-major-${aim}`)}` : say(`wings-errand-${errand}`));

/** @param {string} date "1917-08-18" @param {Intl.DateTimeFormatOptions} [how] */
export const dateWords = (date, how = { day: "numeric", month: "long", year: "numeric" }) =>
  new Intl.DateTimeFormat(lang.value, { ...how, timeZone: "UTC" }).format(new Date(date));

/** @param {number} figure */
export const gained = (figure) => signed(figure);

/** @param {Scene} scene @param {string} name @param {any} fact */
const factWord = (scene, name, fact) => (name === "type" && fact ? scene.type(fact).name : fact);

export const whyWords = refusalsOf("wings", factWord);
