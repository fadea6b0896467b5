// What the server sends (docs/table-api.md), for the type checker alone.

/**
 * @typedef {{ seat: number, decision: string }} Waiting
 * @typedef {{ order: any, text: string, facts: any }} Allowed
 * @typedef {{ order: any, text: string, rule: string, facts: Record<string, any> }} Barred
 * @typedef {{ decision: string, count: number, legal: Allowed[], refusals: Barred[] }} Asked
 * @typedef {{ points: number[], scores: number[] | null, reason: string, resigned: number | null }} Result
 * @typedef {{ who: string, name: string | null, taken: string | null, hints?: number, sits?: boolean, muted?: boolean, deletes?: boolean, backs?: number }} Chair
 * @typedef {{ number: number, at: number, act: string, seat: number | null, host: boolean, name: string | null, bot: string | null }} Act
 * @typedef {{ say: string, rule: string | null }} Line
 * @typedef {{ name: string, tells: string[], figures: [string, string][] }} Words an order: its name, what it would do, its figures by their heads
 * @typedef {{ question: string[], legal: Words[], refusals: { say: Words, facts: string }[], events: (Line | null)[] }} Said
 */

/**
 * How long people may think: minutes and an increment, or days for each answer.
 * @typedef {{ minutes?: number, increment?: number, days?: number, out?: string, bot?: string }} Control
 * @typedef {{ left: number, until: number | null, holiday: boolean, out: boolean }} Hand
 */

/**
 * @typedef {object} Message
 * @property {string} game
 * @property {string} system
 * @property {string} scenario
 * @property {number} number
 * @property {number | null} seat
 * @property {number} count
 * @property {any} view
 * @property {any[]} events
 * @property {Asked | null} asked
 * @property {Waiting[]} waiting
 * @property {boolean} undo
 * @property {string | null} undo_barred why nothing can be taken back
 * @property {Result | null} outcome
 * @property {string | null} commitment
 * @property {string | null} seed
 * @property {Said} said
 * @property {Chair[]} seats
 * @property {boolean} host
 * @property {number[]} draw
 * @property {number[]} again the seats that ask for a rematch
 * @property {number} asked_at
 * @property {{ game: string, key: string } | null} rematch
 * @property {{ control: Control, hands: Hand[], paused: boolean, pause: number[] } | null} [clock]
 * @property {boolean} [kept] the game keeps the packs of its start: they are at …/content
 * @property {boolean} [hints] may one ask for a hint at this table?
 * @property {Act[]} [acts] what was done to the seats, and to those who watch (no seat)
 * @property {{ muted: boolean, renewed: number }} [watchers]
 * @property {"people" | "server" | "situation"} [deal] who made the deal
 * @property {{ sealed: number[], revealed: number[], missing: number[], closed: boolean } | null} [gathering] before the deal
 * @property {Record<string, string>} [seals] what people promised to give to the deal, by seat
 * @property {Record<string, string>} [parts] what they gave
 * @property {InTheAir | null} [mission] of a campaign: the one in the air
 * @property {{ number: number, game: string }[]} [missions] of a campaign: those that are over
 * @property {CampaignOf | null} [campaign] of a mission
 * @property {string | null} [follows] what it went on from, under other rules
 * @property {ByHand | null} [hand] of a campaign whose missions are flown on real tables
 * @property {any} [placed] what all may know of a scenario that no pack holds
 * @property {boolean} [replayed] it is seen again: nobody's own
 */

/**
 * Campaigns and their missions: a key of the one opens the others.
 * @typedef {{ number: number, game: string, seats: number[], flown: string[] }} InTheAir its seats are the campaign's
 * @typedef {{ game: string, number: number, running: boolean, state: "flying" | "settled" | "past" }} CampaignOf
 * @typedef {{ game: string, number: number, seats: number[], asked: boolean, waiting: Waiting[], over: boolean, chairs: Chair[] }} Sortie
 */

/**
 * Reports by hand: what is entered stands when every side agrees, or the keeper enters it.
 * @typedef {{ number: number, by: number, entry: any, report: any, odd: { what: string, about: string }[], agreed: number[] }} HandDraft
 * @typedef {{ mission: number | null, keeper: number | null, named: Record<string, number>, draft: HandDraft | null, open: number | null,
 *   reopening: number[] }} ByHand
 */

/**
 * @typedef {{ code: string, message: string, rule?: string, facts?: Record<string, any> }} Refusal
 * @typedef {{ title: Record<string, string>, chapter: string, en: string[], fr: string[] }} Rule
 *   in pieces: every second one is the ID of a rule that the text names
 * @typedef {{ game: string, host: string, spectator: string, invitations: (string | null)[], door?: string | null }} Opened
 * @typedef {{ slug: string, version: number, first_scenario: string, first_flight: { scenario: string, bot: string }, seats?: { least: number, most: number }, bots: Record<string, string[]>, options: any[], flies?: string | null, generates?: boolean, careers?: boolean }} SystemCard
 * @typedef {{ number: number, seat: number | null, name: string | null, text: string, at: number }} ChatLine
 */

/**
 * What a bot decides, and why; the server's docs say what the words mean.
 * @typedef {{ order: any, text: string, say: Words | null }} Told
 * @typedef {{ told: Told, value: number, worlds: number }} Weighed
 * @typedef {{ bot: string, chosen: Told, why: string, weighed: Weighed[], rival: number | null, part: string | null, sure: string | null }} Counsel
 * @typedef {{ number: number, seat: number, ordered: Told, bot: string | null, counsel: Counsel | null, same: boolean | null }} Considered
 */

/**
 * Plans flown to the end of a mission in imagined worlds, the best first.
 * @typedef {{ mean: number, low: number, high: number }} Figure
 * @typedef {{ told: Told, name: string, title: string | null, worlds: number, figures: Record<string, Figure>,
 *   says: string[] }} Plan
 * @typedef {{ count: number, played: number, wanted: number, done: boolean, sure: string, plans: Plan[] }} Advised
 */

/**
 * One of my games, as the home page lists it; a campaign tells what it has come to.
 * @typedef {{ slot: number, missions: number, vp: number, grade: string, pilots: number, of: number }} Standings
 * @typedef {{ game: string, system: string, scenario: string, seat: number | null, role: string, turn: number, asked: boolean, decision: string | null, waiting: Waiting[], seats: Chair[], over: boolean, outcome: Result | null, at: number, figures?: Standings | null, until?: number | null, mission?: InTheAir | null, sortie?: Sortie | null, mark?: string, unchanged?: boolean, error?: string }} Standing
 * @typedef {{ frozen: string, version: number, house: number, game: string, system: string, scenario: string, seat: number | null, seats: Chair[], over: boolean, outcome: Result | null, moments: number, at: number, commitment: string | null, host: boolean }} Frozen
 */

export {};
