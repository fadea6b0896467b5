// My part of the deal: promised by its seal, kept here, shown once everyone has promised his own. So nobody, the
// server's owner included, can choose the cards.
import { at } from "./api.js";
import { keep, placeOf } from "./keys.js";
import { person } from "./person.js";
import { secretOf } from "./secret.js";
import { sha256 } from "./sha256.js";

/** @import { Message } from "./types.js" */

const DIGITS = 32; // hexadecimal, of a part

/** As escadrille.kernel.rng.seal. @param {string} part */
export const sealOf = (part) => sha256(`escadrille part ${part}`);

/** On all my devices the same, and known to none but them. @param {string} game */
const mine = (game) => person.peek() && sha256(`escadrille part of ${person.peek()?.own} in ${game}`).slice(0, DIGITS);

/** My part of a game's deal, made when it is first asked for. @param {{ game: string, key: string }} place */
function partOf({ game, key }) {
  const known = placeOf(game);
  const part = known?.key === key ? known.part : undefined;
  const fresh = part ?? mine(game) ?? secretOf();
  if (!part) keep({ game, key, part: fresh });
  return fresh;
}

/** Is something awaited of me? @param {Message} message */
const isMissing = ({ gathering, seat }) => gathering != null && seat !== null && gathering.missing.includes(seat);

/**
 * Give what is to be given, as far as it goes by itself.
 * @param {{ game: string, key: string }} place
 * @param {Message} message
 */
export async function contribute(place, message) {
  for (let told = message; isMissing(told); ) {
    const part = partOf(place);
    told = await at(place, "chance", told.gathering?.closed ? { part } : { seal: sealOf(part) });
  }
}
