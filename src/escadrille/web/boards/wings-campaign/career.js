// A pilot's career: the flank of his aircraft, his way up, his skills, his equipment, his log.
import { Emblem } from "../../art/emblem.js";
import { Flank } from "../../art/flank.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Icon } from "../../parts/icons.js";
import { RuleLink } from "../../parts/rule.js";
import { useRoving } from "../kit/roving.js";
import { keyOf } from "../kit/scene.js";
import { capital } from "../kit/terms.js";
import { Mark, State } from "./pieces.js";
import { Lot } from "./lots.js";
import { dateWords, errandWords, gained, gearWord, skillWord, standingWord, stateWord } from "./terms.js";

/** @import { Flew, Man, Row, Scene } from "./scene.js" */

/** @param {{ scene: Scene, man: Man }} props */
export function WayUp({ scene, man }) {
  const { ace, veteran, best } = scene.view.careers;
  const part = man.victories < ace ? (0.17 * man.victories) / ace
    : 0.17 + 0.83 * Math.min(1, man.points / best);
  /** @type {[at: number, word: string, told: string, past: boolean][]} */
  const stops = [
    [0, "rookie", "", true],
    [0.17, "ace", say("wings-camp-victories", { count: ace }), man.victories >= ace],
    [0.17 + (0.83 * veteran) / best, "veteran", say("wings-camp-vp", { points: veteran }), man.victories >= ace && man.points >= veteran],
    [1, "ace-of-aces", say("wings-camp-vp", { points: best }), man.victories >= ace && man.points >= best],
  ];
  return html`<div class="climb-way" role="img" aria-label=${`${standingWord(man.standing)}, ${say("wings-camp-vp", { points: man.points })}`}>
    <i class="rail"></i><i class="done" style=${{ width: `${100 * part}%` }}></i>
    ${stops.map(([at, word, told, past]) => html`<span key=${word} class=${past ? "past" : ""} style=${{ left: `${100 * at}%` }}><i></i>
      <b>${standingWord(word)}</b><small>${told}</small></span>`)}
  </div>`;
}

/** His points after every mission; below, what he shot down. @param {{ scene: Scene, side: number, man: Man, log: Flew[] }} props */
function Course({ scene, side, man, log }) {
  const [width, height, left, right, top, bottom] = [520, 190, 26, 30, 12, 46];
  const last = scene.view.missions;
  const begins = man.earned - log.reduce((sum, { points, state }) => sum + (state === "dead" ? 0 : points), 0);
  const courses = log.reduce((all, { mission, points, state }) =>
    [...all, { mission, points: (all.at(-1)?.points ?? 0) + (state === "dead" ? 0 : points) }], [{ mission: log[0] ? log[0].mission - 1 : 0, points: begins }]);
  const { ranks, skill } = scene.view.careers;
  const high = Math.max(skill, Math.ceil((Math.max(...courses.map(({ points }) => points)) + 1) / 10) * 10);
  /** @param {number} mission */
  const x = (mission) => left + (mission / last) * (width - left - right);
  /** @param {number} points */
  const y = (points) => top + ((high - points) / high) * (height - top - bottom);
  const now = courses.at(-1) ?? { mission: 0, points: 0 };
  const steps = [...new Set([skill, ...ranks])].filter((level) => level > 0 && level <= high);
  return html`<svg class="vp-plot" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${say("wings-camp-course", { points: man.earned })}>
    <path class="grid" d=${`M${left} ${y(0)}H${width - right}`} /><text class="fig" x=${left - 6} y=${y(0) + 4}>0</text>
    ${steps.map((level) => html`<path class="level" d=${`M${left} ${y(level)}H${width - right}`} /><text class="fig" x=${left - 6} y=${y(level) + 4}>${level}</text>
      <text class="name" x=${left + 6} y=${y(level) - 4}>${say("wings-camp-level", { what: level % skill ? "rank" : "skill" })}</text>`)}
    ${Array.from({ length: last }, (_, at) => html`<text class="step" x=${x(at + 1)} y=${height - bottom + 16}>${at + 1}</text>`)}
    <path class="curve" d=${`M${courses.map(({ mission, points }) => `${x(mission).toFixed(1)} ${y(points).toFixed(1)}`).join("L")}`} />
    ${courses.map(({ mission, points }) => html`<circle cx=${x(mission)} cy=${y(points)} r="3.2" />`)}
    <text class="now" x=${x(now.mission) + 8} y=${y(now.points) + 5}>${man.earned}</text>
    ${log.flatMap(({ mission, victories, unseen }) => Array.from({ length: victories + unseen }, (_, at) => html`<${Mark}
      nation=${scene.nationOf(1 - side)} year=${scene.year} size=${13} open=${at >= victories} x=${x(mission) - 6.5} y=${height - bottom + 21 + at * 12} />`))}
  </svg>`;
}

/** @param {{ scene: Scene, man: Man, isLearner: boolean, choose: (order: any) => void }} props */
export function Skills({ scene, man, isLearner, choose }) {
  /** @type {[string, string[]][]} */
  const fields = scene.view.careers.fields;
  const { group, stop } = useRoving();
  let place = -1;
  return html`<section><h3>${say("wings-camp-skills")} <small class="second">${say("wings-camp-skills-of", { count: man.skills.length })}</small></h3>
    <div class="skills" ...${group}>
      ${fields.map(([field, skills]) => html`<b class="field-name">${say(`wings-camp-field-${field}`)}</b>
        ${skills.map((skill, at) => {
          const order = { order: "do", word: skill };
          const owned = man.skills.includes(skill);
          const choice = isLearner ? scene.may(order) : undefined;
          place += 1;
          return html`<${Lot} key=${skill} scene=${scene} kind=${owned ? "skill own" : at === skills.length - 1 ? "skill last" : "skill"} choice=${choice} choose=${choose}
            bar=${isLearner && !owned ? scene.barred.get(`do:${skill}`) : undefined} stop=${stop(place)}
            name=${skillWord(skill)} note=${say(`wings-skill-does-${skill}`)} told=${owned ? say("wings-camp-owned") : ""}
            mark=${at === skills.length - 1 ? "◇" : `${at + 1}`} />`;
        })}`)}
    </div>
    <p class="second small">◇ ${say("wings-camp-ultimate")} <${RuleLink} id="WINGS-SKL-04" system="wings" /></p>
  </section>`;
}

/** @param {{ scene: Scene, man: Man, isOurs: boolean, choose: (order: any) => void }} props */
export function Equipment({ scene, man, isOurs, choose }) {
  const { group, stop } = useRoving();
  /** @type {string[]} */
  const gear = isOurs ? scene.view.careers.gear : [];
  const all = gear.map((item) => {
    const order = { order: "equip", item: `p${man.number}-${item}` };
    return { item, choice: scene.may(order), bar: scene.barred.get(keyOf(order)) };
  }).filter(({ choice, bar }) => choice ?? bar);
  return html`<section class="gear"><h3>${say("wings-camp-equipment")} <${RuleLink} id="WINGS-EQP-02" system="wings" /></h3>
    <p>${man.kit.length > 0 ? man.kit.map(gearWord).join(", ") : html`<span class="second">${say("wings-camp-no-gear")}</span>`}</p>
    ${all.length > 0 && html`<div class="lots" ...${group}>${all.map(({ item, choice, bar }, place) => html`<${Lot} key=${item} scene=${scene} kind="lot"
      choice=${choice} bar=${bar} choose=${choose} stop=${stop(place)} name=${capital(gearWord(item))} />`)}</div>`}
  </section>`;
}

/** @param {{ scene: Scene, side: number, log: Flew[], man: Man }} props */
function Log({ scene, side, log, man }) {
  /** @param {number} mission @returns {Row | undefined} */
  const row = (mission) => scene.log.find((one) => one.mission === mission);
  return html`<section class="career-log"><h3>${say("wings-camp-log")}</h3>
    <ol>${[...log].reverse().map((flew) => {
      const told = row(flew.mission);
      return html`<li key=${flew.mission}><span class="when">${told && told.active === scene.squadrons[side]?.side ? "▼" : "▽"} ${flew.mission}</span>
        <span>${told && html`<b>${errandWords(told.what)}</b> <span class="second">${dateWords(told.date, { day: "numeric", month: "short" })}</span>`}
          <span class="note">${scene.type(flew.type).name} · ${say("wings-camp-came", { home: flew.home ? "yes" : "no" })}
            ${flew.state !== flew.before && ` · ${stateWord(flew.state)}`}${flew.unseen > 0 && ` · ${say("wings-camp-unseen", { count: flew.unseen })}`}</span></span>
        <span class="got">${Array.from({ length: flew.victories }, () => html`<${Mark} nation=${scene.nationOf(1 - side)} year=${scene.year} size=${13} />`)}
          ${Array.from({ length: flew.unseen }, () => html`<${Mark} nation=${scene.nationOf(1 - side)} year=${scene.year} size=${13} open />`)}
          <b>${gained(flew.points)}</b></span></li>`;
    })}
      <li class="joined"><span class="when">0</span><span>${say("wings-camp-joins", { squadron: scene.nameOf(side) })}</span><span></span></li></ol>
    ${man.mission > 0 && html`<p class="second">${say("wings-camp-lost-in", { mission: man.mission })}</p>`}
  </section>`;
}

/**
 * @param {{ scene: Scene, side: number, man: Man, choose: (order: any) => void, open: (side: number, man: Man) => void }} props
 */
export function Career({ scene, side, man, choose, open }) {
  const log = scene.logOf(side, man.name);
  const isLearner = side === scene.side && scene.view.learner === man.name;
  const nation = scene.nationOf(side);
  const { group, stop } = useRoving();
  const { pilots } = /** @type {any} */ (scene.squadrons[side]);
  const unseen = log.reduce((sum, one) => sum + one.unseen, 0);
  return html`<div class="career">
    <div class="title"><div><h2>${man.name}</h2>
      <p>${[man.rank, standingWord(man.standing), scene.nameOf(side)].filter(Boolean).join(" · ")}</p></div>
      <ul class="others" aria-label=${say("wings-camp-pilots")} ...${group}>${pilots.map((/** @type {Man} */ one, /** @type {number} */ place) => html`<li key=${one.number}><button
        type="button" aria-current=${one === man ? "true" : undefined} aria-label=${one.name} title=${one.name} ...${stop(place)} onClick=${() => open(side, one)}>
        <${Emblem} name=${one.name} behaviour=${one.behaviour} size=${34} /></button></li>`)}</ul></div>
    <div class="portrait"><${Flank} man=${man} open=${unseen} nation=${nation} foe=${scene.nationOf(1 - side)} year=${scene.year} /></div>
    <p class="strip-facts"><${State} state=${man.state} /><span>${man.behaviour ? skillWord(man.behaviour) : say("wings-camp-no-behaviour")}</span>
      <b>${say("wings-camp-victories", { count: man.victories })}</b><b>${say("wings-camp-vp", { points: man.points })}</b>
      <span>${say("wings-camp-costs", { points: man.cost })}</span></p>
    ${man.behaviour && html`<p class="behaviour"><${Icon} name="person" size=${14} /> ${skillWord(man.behaviour)}: ${say(`wings-skill-does-${man.behaviour}`)}</p>`}
    <div class="two">
      <section><h3>${say("wings-camp-way-up")}</h3><${WayUp} scene=${scene} man=${man} />
        <${Course} scene=${scene} side=${side} man=${man} log=${log} />
        <${Log} scene=${scene} side=${side} log=${log} man=${man} /></section>
      <div><${Skills} scene=${scene} man=${man} isLearner=${isLearner} choose=${choose} />
        <${Equipment} scene=${scene} man=${man} isOurs=${side === scene.side} choose=${choose} /></div>
    </div>
  </div>`;
}
