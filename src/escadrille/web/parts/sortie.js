// A campaign and its missions: the way into the one that is in the air, those that are over, and the way back.
import { html } from "../lib/html.js";
import { keepMission } from "../lib/keys.js";
import { say } from "../lib/words.js";
import { replayOf } from "./download.js";
import { Icon } from "./icons.js";
import { botName } from "./opponent.js";
import { nameOf } from "./people.js";

/** @import { CampaignOf, InTheAir, Message } from "../lib/types.js" */
/** @import { Tab } from "./frame.js" */

const FLY = "fly";
const GIVE_UP = "give-up";

/** How a side flies, in words. @param {Message} message @param {string} how @param {number} seat */
function wayOf(message, how, seat) {
  const who = seat === message.seat ? "you" : "other";
  const way = how === FLY || how === GIVE_UP ? how : "level";
  return say("mission-way", { who, way, name: nameOf(message, seat), level: botName(how) });
}

/**
 * The mission that the campaign waits for: one button leads into it.
 * @param {{ message: Message, mission: InTheAir }} props
 */
export function Sortie({ message, mission }) {
  const { number, game, flown } = mission;
  const isMine = message.seat !== null && flown[message.seat] === FLY;
  const enter = () => keepMission(game, message.game);
  return html`<section class="notice sortie" aria-label=${say("mission-number", { number })}>
    <p><b>${say("mission-in-the-air", { number })}</b>${" "}
      <span class="second">${flown.map((how, seat) => wayOf(message, how, seat)).join(" ")}</span></p>
    <a class=${isMine ? "button main" : "button"} href=${`#/table/${game}`} onClick=${enter}>
      <${Icon} name="play" size=${13} />${say(isMine ? "mission-fly" : "mission-watch", { number })}
    </a>
  </section>`;
}

/** The way back from a mission. @param {{ message: Message }} props */
export const CampaignLink = ({ message: { campaign } }) =>
  campaign && html`<a class="button small bare campaign-link" href=${`#/table/${campaign.game}`}>
    <${Icon} name="back" />${say("mission-of-campaign", { number: campaign.number })}
  </a>`;

/** Where the way back of a table leads, if not home. @param {Message} message */
export const upOf = ({ campaign }) =>
  campaign ? { href: `#/table/${campaign.game}`, label: say("mission-back") } : undefined;

/** What a phone says of a table at which I am not asked. @param {Message} message */
export const lineOf = ({ mission }) =>
  mission ? say("mission-number", { number: mission.number }) : say("table-theirs");

/** @param {{ campaign: CampaignOf }} props */
export const BackToCampaign = ({ campaign }) => html`<a class="button main" href=${`#/table/${campaign.game}`}>
  <${Icon} name="back" />${say("mission-back")}
</a>`;

/** The missions that are over, each with its replay. @param {Message} message @returns {Tab[]} */
export function missionsTab(message) {
  const flown = message.missions ?? [];
  if (flown.length === 0) return [];
  return [{ id: "missions", icon: "stored", label: say("mission-tab"), body: html`<${Missions} message=${message} />` }];
}

/** @param {{ message: Message }} props */
function Missions({ message: { game: campaign, missions = [], outcome } }) {
  return html`<div class="missions"><p class="second">${say(outcome ? "mission-list-over" : "mission-list-text")}</p>
    <ul class="plain">${missions.map(({ number, game }) => html`<li key=${number} class="row">
      <span class="grow">${say("mission-number", { number })}</span>
      <a class="button small" href=${replayOf(game)}
        aria-label=${say("mission-replay", { number })} onClick=${() => keepMission(game, campaign)}>
        <${Icon} name="play" size=${12} />${say("page-watch")}
      </a>
    </li>`)}</ul></div>`;
}

/** That it went on from another record, under other rules. @param {{ message: Message }} props */
export function Carried({ message: { game, follows } }) {
  if (!follows) return null;
  return html`<p class="carried second">${say("mission-carried")}${" "}
    <a href=${replayOf(follows)} onClick=${() => keepMission(follows, game)}>${say("mission-carried-before")}</a></p>`;
}
