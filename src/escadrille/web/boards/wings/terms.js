// The words of cards, aircraft and refusals, as the board of wings says them.
import { lang } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { capital, refusalsOf } from "../kit/terms.js";
import { isThere } from "./scene.js";

/** @import { Words } from "../../lib/types.js" */
/** @import { Face, Flyer, Marker, Piece, Scene } from "./scene.js" */

/** A card; null: it lies face down. @param {Scene} scene @param {Flyer} flyer @param {string | null} name */
export function cardWord(scene, flyer, name) {
  if (name === null) return say("wings-hidden");
  const { odd, usual } = scene.face(flyer, name) ?? { odd: null, usual: name };
  const card = say(`wings-card-${usual}`);
  return odd ? say(`wings-odd-${odd}`, { card }) : card;
}

/** The title of a manoeuvre card, short enough for it. @param {Face} face */
export const faceTitle = ({ usual }) => say(`wings-face-${usual}`);

/** A damage card: 3, 2 + flames, explosion. @param {Scene} scene @param {string} name */
export function damageWord(scene, name) {
  const { points, special } = scene.hit(name);
  if (!special) return String(points);
  const told = say(`wings-special-${special}`);
  return special === "explosion" ? told : say("wings-damage", { points, special: told });
}

/** A marker, with the number of its card where it says that. @param {Marker} marker */
export function markerWord({ name, card }) {
  const marker = say(`wings-marker-${name}`);
  return card === null ? marker : say("wings-marker-on", { marker, card: String(card) });
}

/** What it is called by itself: "Sopwith Camel", "Trench". @param {Scene} scene @param {Flyer | Piece} thing */
export function nameOf(scene, thing) {
  if ("deck" in thing) return thing.name ?? say("wings-unpicked");
  const { name } = scene.content?.piece[thing.id] ?? scene.content?.balloon[thing.id] ?? { name: {} };
  return name[lang.value] ?? thing.id;
}

/** As pilots say it: Camel. @param {Scene} scene @param {Flyer | Piece} thing */
export const shortName = (scene, thing) => ("deck" in thing && thing.short) || nameOf(scene, thing);

/** By its name alone between two, by label and name otherwise. @param {Scene} scene @param {Flyer | Piece} thing */
export function callSign(scene, thing) {
  const name = shortName(scene, thing);
  const [one, other] = scene.flyers;
  const isPlain = scene.flyers.length === 2 && "deck" in thing && one?.name !== other?.name;
  return isPlain ? name : `${thing.label} ${name}`;
}

/** @param {number | null} level @param {number | null} counters */
export const altitude = (level, counters) => (level === null ? "?" : counters ? `${level}+${counters}` : `${level}`);

/** "level 2+1" @param {Flyer | Piece} thing */
export const levelWords = ({ level, counters }) => say("wings-board-level", { level: altitude(level, counters) });

/** So many counters, or such as never go. @param {number | null} number */
export const counted = (number) => (number === null ? "∞" : String(number));

/** Points of structure for its own seat, cards for others; "" while there are none. @param {Flyer | Piece} thing */
export function damageWords(thing) {
  if ("points" in thing && thing.points !== null)
    return say("wings-dash-points", { points: thing.points, structure: thing.structure });
  return thing.hits.length > 0 ? say("wings-board-cards", { count: thing.hits.length }) : "";
}

/** @param {Flyer} flyer */
const skillWords = ({ skills }) => skills.map((skill) => say(`wings-skill-${skill}`)).join(", ");

/** Who flies: his life points, his behaviour, what he has. @param {Flyer} flyer */
function pilotWords({ pilot }) {
  if (!pilot) return [];
  const { name, standing, life, behaviour, ready, equipment } = pilot;
  return [
    say("wings-note-airman", { name: name || "none", standing: say(`wings-standing-${standing}`), life }),
    behaviour &&
      say("wings-note-behaviour", { behaviour: say(`wings-skill-${behaviour}`), ready: ready ? "yes" : "no" }),
    equipment.length > 0 &&
      say("wings-note-equipment", { items: equipment.map((item) => say(`wings-skill-${item}`)).join(", ") }),
  ];
}

/** Counters of a gun that is jammed. @param {Flyer} flyer */
const jamWords = (flyer) =>
  /** @type {const} */ (["front", "rear"]).map((arc) => {
    const jams = (flyer[arc]?.jams ?? []).filter((counters) => counters !== 0);
    const counters = jams.map(counted).join("/");
    return counters && say("wings-note-jam", { arc: say(`wings-arc-${arc}`), counters });
  });

/** What everyone knows of an aircraft besides altitude and damage. @param {Flyer} flyer @returns {string[]} */
export function noteWords(flyer) {
  const shots = [flyer.front?.ammo, flyer.rear?.ammo].filter((left) => typeof left === "number");
  return [
    flyer.status === "ground" && say("wings-status-ground"),
    flyer.landing !== "aloft" && say(`wings-landing-${flyer.landing}`),
    flyer.in_clouds && say("wings-note-clouds"),
    flyer.smoke !== 0 && say("wings-note-smoke", { counters: counted(flyer.smoke) }),
    flyer.flames !== 0 && say("wings-note-flames", { counters: counted(flyer.flames) }),
    ...jamWords(flyer),
    flyer.tails && say("wings-note-tails", { enemy: flyer.tails }),
    flyer.flag !== null && say("wings-note-flag"),
    flyer.victories > 0 && say("wings-note-victories", { count: flyer.victories }),
    ...pilotWords(flyer),
    flyer.grave > 0 && say("wings-note-grave", { turn: flyer.grave }),
    flyer.skills.length > 0 && say("wings-note-skills", { skills: skillWords(flyer), tokens: flyer.tokens }),
    flyer.owed > 0 && say("wings-note-owed", { count: flyer.owed }),
    shots.length > 0 && say("wings-note-ammo", { left: shots.join("/") }),
    ...secretWords(flyer),
  ].filter(isWord);
}

/** @param {unknown} word @returns {word is string} */
const isWord = (word) => typeof word === "string" && word !== "";

/** What only its own seat knows. @param {Flyer} flyer */
function secretWords({ pilot_wounds, observer_wounds, bans, bombs, clusters, rockets, releasing, marker }) {
  return [
    Boolean(pilot_wounds) && say("wings-note-pilot"),
    Boolean(observer_wounds) && say("wings-note-observer"),
    ...(bans ?? []).map((ban) => say(`wings-note-duty-${ban}`)),
    Boolean(bombs) && say("wings-note-bombs", { count: bombs ?? 0 }),
    Boolean(clusters) && say("wings-note-clusters", { count: clusters ?? 0 }),
    Boolean(rockets) && say("wings-note-rockets", { count: rockets ?? 0 }),
    releasing && say("wings-dash-releasing"),
    marker && markerWord(marker),
  ];
}

/** What is known of a balloon or a ground card. @param {Piece} piece */
export const pieceWords = (piece) =>
  [
    piece.kind === "balloon" && levelWords(piece),
    damageWords(piece),
    piece.flames > 0 && say("wings-note-flames", { counters: counted(piece.flames) }),
    piece.task && say(`wings-task-${piece.done ? "done" : piece.task}`),
    piece.stage && say(`wings-flak-${piece.stage}`),
    piece.lowering && say("wings-dash-lowering"),
  ].filter(isWord);

/** What has become of it; an aircraft that has left the table is not destroyed. @param {Flyer | Piece} thing */
export const fateWords = (thing) =>
  thing.status === "down" && "deck" in thing ? say("wings-dash-down") : say(`wings-status-${thing.status}`);

/** Yours, a friend's or an enemy's. @param {Scene} scene @param {Flyer | Piece} thing */
function whoseWords(scene, thing) {
  const side = scene.sideOf(thing);
  const who = thing.seat === null ? "" : scene.nameOf(thing.seat);
  const name = `${thing.label} ${nameOf(scene, thing)}`;
  return side === "nobody" ? name : say("cards-tell-who", { name, side, who });
}

/** All that is known of a thing, in one sentence. @param {Scene} scene @param {Flyer | Piece} thing */
export function wholeSentence(scene, thing) {
  const whose = whoseWords(scene, thing);
  if (!isThere(thing)) return `${whose}, ${fateWords(thing)}`;
  if (!("deck" in thing)) return [whose, ...pieceWords(thing)].join(", ");
  return [
    whose,
    levelWords(thing),
    damageWords(thing) || say("wings-dash-whole"),
    say("wings-dash-structure", { structure: thing.structure }),
    ...noteWords(thing),
  ].join(", ");
}

/** @param {Scene} scene @param {string} name @param {any} fact */
function factWord(scene, name, fact) {
  const { subject } = scene;
  if (subject && "deck" in subject && (name === "card" || name === "after")) return cardWord(scene, subject, fact);
  const thing = scene.thing(String(fact));
  return thing ? callSign(scene, thing) : fact;
}

/** Why something may not be ordered. */
export const whyWords = refusalsOf("wings", factWord);

/** The answer as a sentence, without the details that the table shows. @param {Words} words */
export const brief = ({ name }) => capital(name);
