// The lessons of the page that introduces phantom, each with its picture.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { StatusView } from "../kit/status.js";
import { capital } from "../kit/terms.js";
import { Display } from "./display.js";
import { Scene } from "./scene.js";
import { Boxes } from "./status.js";
import { WeaponFace } from "./weapons.js";

/** @import { Lesson } from "../index.js" */

const [TARGET, YEAR] = ["supply-cache", 1966];
const CARRIED = ["mk-82", "lau-3", "aim-9"];
const STEPS = ["jettison", "fast", "enemy", "slow", "move", "bandits"];

/** The defences, with what their cards say. @param {any} content @param {Record<string, string>} sites by their zones */
const threatsOf = (content, sites) =>
  Object.entries(sites).map(([zone, type], place) => {
    const { attack, ...site } = content.site[type];
    const [stress, damaged, destroyed] = attack;
    return { ...site, threat: `s${place + 1}`, face: "site", type, zone, attack: { stress, damaged, destroyed } };
  });

/** Pilots of the packs who fly. @param {any} content @param {Record<string, string>} zones by pilot */
const flightOf = (content, zones) =>
  Object.entries(zones).map(([pilot, zone]) => {
    const { name, aircraft } = content.pilot[pilot];
    return { pilot, name, aircraft, zone, role: "flying", high: false, damaged: false };
  });

/** The distances at which a weapon is used. @param {any} weapon */
const reachOf = ({ range, forbidden }) =>
  Array.from({ length: range + 1 }, (_, distance) => distance).filter((distance) => distance !== forbidden);

/**
 * @param {any} content
 * @param {{ sites?: Record<string, string>, zones?: Record<string, string>, attack?: any }} shown
 */
function sceneOf(content, { sites = {}, zones = {}, attack = null }) {
  const squadron = flightOf(content, zones);
  const view = {
    squadron, threats: threatsOf(content, sites), target: { target: TARGET }, year: YEAR, asked: null, declared: null,
    attack, weapons: Object.fromEntries(CARRIED.map((id) => [id, { reach: reachOf(content.weapon[id]) }])),
  };
  const message = /** @type {any} */ ({ seat: 0, asked: null, view });
  return new Scene({ message, content, scenario: null, log: [] });
}

/** A Target hit some, and what it takes. @param {{ content: any }} props */
function Bombed({ content }) {
  const { damage } = content.target[TARGET];
  return html`<div class="still-column">
    <${Display} scene=${sceneOf(content, { zones: { cajun: "c" } })} choose=${() => {}} />
    <${Boxes} damage=${damage - 2} needed=${damage} />
  </div>`;
}

const Turn = () => html`<${StatusView} title=${say("page-clock-turn")} scenario=""
  clock=${{ turn: 1, turns: 0, phase: 2, phases: STEPS.length }}
  phases=${STEPS.map((name) => ({ name, word: capital(say(`phantom-step-${name}`)), told: "" }))} />`;

/** @param {{ content: any }} props */
function Armed({ content }) {
  const scene = sceneOf(content, {});
  return html`<div class="still-row">${CARRIED.map((id) => html`<div class="ph-choice weapon">
    <${WeaponFace} scene=${scene} id=${id} /></div>`)}</div>`;
}

/** A Site that fires at who is in its reach. @param {{ content: any }} props */
const Fired = ({ content }) => html`<${Display} choose=${() => {}} scene=${sceneOf(content, {
  sites: { "a-n": "s-60", "p-w": "zpu" }, zones: { cajun: "c" }, attack: { threat: "s1", pilot: "cajun" },
})} />`;

/** A flight that comes in where few wait. @param {{ content: any }} props */
const Coming = ({ content }) => html`<${Display} choose=${() => {}} scene=${sceneOf(content, {
  sites: { "a-n": "37-mm", "a-e": "s-60", "p-ne": "zpu" }, zones: { cajun: "p-s", junior: "p-sw" },
})} />`;

/** @type {Lesson[]} */
export const lessons = [
  { name: "win", rules: ["PHANTOM-SEQ-01", "PHANTOM-SEQ-06", "PHANTOM-ATK-04"], Picture: Bombed },
  { name: "turn", rules: ["PHANTOM-SEQ-03", "PHANTOM-SEQ-04", "PHANTOM-SEQ-05"], Picture: Turn },
  { name: "decide", rules: ["PHANTOM-SEQ-02", "PHANTOM-ARM-01", "PHANTOM-ARM-02"], Picture: Armed },
  { name: "fight", rules: ["PHANTOM-ATK-01", "PHANTOM-ATK-03", "PHANTOM-GEO-06"], Picture: Fired },
  { name: "first", rules: ["PHANTOM-GEO-01", "PHANTOM-GEO-02", "PHANTOM-GEO-07"], Picture: Coming },
];
