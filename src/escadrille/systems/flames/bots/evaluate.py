"""What things are worth to a pilot, counted in hits: damage, positions, height, cards.

Everything comes from public facts and own hands; of a hidden hand only the size is used.
The figures were fitted to thousands of duels between pilots who fly by them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from escadrille.mechanics.hands import faces
from escadrille.systems.flames.rules.ending import aircraft_vp, is_duel, victory_points
from escadrille.systems.flames.rules.formation import is_laden
from escadrille.systems.flames.rules.positions import pursuers
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import AIRFRAME, BOMBS, FIREPOWER, REDLINE, Row, Tables

# Damage.
FLIP: Final = 1.5  # beyond the hits themselves: the figures of the Damaged side are worse
KILL: Final = 6.0
FINISH: Final = (0.0, 4.0, 1.5, 0.5)  # taking the lead of a duel, by game turns left
FAIR_VP: Final = 12  # where VP decide, an aircraft of that price counts once
BOMB: Final = 0.8  # a bomb on its way to the target, in VP
CHASE: Final = 0.9  # a level between a fighter and the bombers that it hunts

# Position: Tailed to Tailing. Height: two levels below an enemy to two above.
STANDING: Final[tuple[float, ...]] = (-1.6, -0.9, 0.0, 0.6, 1.2)
HEIGHT: Final = (1.4, -1.0, 0.0, 1.8, 4.0)
# What each level between them costs one who is behind, even or ahead.
BEHIND: Final = 2.5
EVEN: Final = 2.0
AHEAD: Final = -0.5
LAST: Final = 0.6  # what outlasts this turn, when only enemies of the last turn are to come

# A card in hand: for any use, for each step and hit of its own, for what it answers.
ANY: Final = 0.25
STEP: Final = 0.14
HIT: Final = 0.07
DEADLY: Final = 0.7
SOFT: Final = 0.3
PUSHED: Final = 1.3
ANSWERS: Final = {"maneuver": 0.2, "in-my-sights": 0.5}
ANSWERS_ELSE: Final = 0.1
# The first card counts most, and each makes the others count less: own hands, hidden hands.
POOR: Final = 1.7
PLENTY: Final = 0.16
HIDDEN_POOR: Final = 2.0
HIDDEN_PLENTY: Final = 0.14
LANDED: Final = 0.6  # how many of an unknown hand's shots get through

# A fighter, by the columns of its row.
QUALITY: Final = (4, 8, 4, 5, 2, 5, 2, 0, 1, 0, 1, -1, 1, 1, -1)


class Outlook:
    """What the deck of a game promises: the worth of its cards, and of one drawn unseen."""

    def __init__(self, t: Tables) -> None:
        self.answerers = [faces(answers) for answers in t.answers]
        self.soft = faces(t.soft_faces)
        self.worth = [
            ANY
            + STEP * t.maneuver[face]
            + HIT * t.hits[face]
            + DEADLY * t.destroys[face]
            + SOFT * t.softens[face]
            + PUSHED * (t.action[face] == REDLINE)
            + sum(ANSWERS.get(title, ANSWERS_ELSE) for title in card.reacts_to)
            for face, card in enumerate(t.cards)
        ]
        cards = max(1, sum(t.copies))
        attacks = max(1, sum(n for n, bursts in zip(t.copies, t.bursts, strict=True) if bursts))
        self.mean = _mean(self.worth, t.copies, cards)
        self.shots = attacks / cards
        self.cost = max(1.0, _mean(t.bursts, t.copies, attacks))
        self.hits = _mean(t.hits, t.copies, attacks)
        self.through = LANDED


def _mean(values: list[float] | list[int], copies: list[int], total: int) -> float:
    return sum(value * count for value, count in zip(values, copies, strict=True)) / total


@lru_cache(maxsize=32)
def outlook(t: Tables) -> Outlook:
    """Return the outlook of a game's deck, reckoned once."""
    return Outlook(t)


def quality(row: Row) -> int:
    """Return how good the figures of a fighter are, his pilot's skills included."""
    return sum([weight * figure for weight, figure in zip(QUALITY, row, strict=True)])


def price(t: Tables, s: State, aircraft: int) -> float:
    """Return how much an aircraft counts: in a duel each is everything."""
    if is_duel(s):
        return 1.0
    return (aircraft_vp(t, s, aircraft) + (bombs_vp(t, s, aircraft) if s.raid else 0)) / FAIR_VP


def bombs_vp(t: Tables, s: State, aircraft: int) -> float:
    """Return what the bombs of an attacker are worth, in VP of the target."""
    raid, sides = s.raid, s.roster.side
    if raid is None or t.target is None or not raid.laden[aircraft]:
        return 0.0
    if sides[aircraft] != t.attacker:
        return 0.0
    load = s.roster.turrets[aircraft][0][BOMBS]
    return min(t.target.destroyed * t.scale, BOMB * load)


def harm(t: Tables, s: State, aircraft: int, hits: int) -> float:
    """Return what hits on an aircraft are worth to its enemies."""
    before = s.damage[aircraft]
    front, back = s.roster.rows[aircraft]
    if before + hits >= back[AIRFRAME]:
        return doom(t, s, aircraft)
    flip = FLIP if before < front[AIRFRAME] <= before + hits else 0.0
    finish = _finish(t, s, aircraft, hits) if is_duel(s) else 0.0
    return (hits + flip) * price(t, s, aircraft) + finish


def _finish(t: Tables, s: State, aircraft: int, hits: int) -> float:
    """Near the end of a duel the lead counts, not its size (FLAMES-END-02)."""
    left = t.turns - s.turn + 1
    if left >= len(FINISH):
        return 0.0
    before = lead(t, s, aircraft)
    after = before - hits
    return FINISH[left] * ((before > 0) - (before < 0) - (after > 0) + (after < 0)) / 2


def doom(t: Tables, s: State, aircraft: int) -> float:
    """Return what shooting an aircraft down is worth to its enemies."""
    left = s.roster.rows[aircraft][1][AIRFRAME] - s.damage[aircraft]
    return (KILL + left) * price(t, s, aircraft) + (FINISH[1] if is_duel(s) else 0.0)


def threat(t: Tables, s: State, enemy: int, bursts: float) -> float:
    """Return the hits to be expected from an unknown hand with so many bursts to spend."""
    promise = outlook(t)
    shots = min(s.held[enemy] * promise.shots, bursts / promise.cost)
    return shots * max(0.0, promise.hits + s.row[enemy][FIREPOWER]) * LANDED


def later(t: Tables, s: State, aircraft: int) -> float:
    """Return how much of what outlasts this turn still counts for an aircraft."""
    if s.turn < t.turns or not s.acted[aircraft]:
        return 1.0
    enemies = s.roster.enemies[aircraft]
    return LAST if any(s.alive[e] and (not s.acted[e] or e == s.active) for e in enemies) else 0.0


def lead(t: Tables, s: State, aircraft: int) -> int:
    """Return by how much the camp of an aircraft is ahead: damage in a duel, else VP."""
    if is_duel(s):
        return s.damage[1 - aircraft] - s.damage[aircraft]
    scores = victory_points(t, s)
    seats = s.roster.seat
    return scores[seats[aircraft]] - max(scores[seats[e]] for e in s.roster.enemies[aircraft])


def height(t: Tables, s: State, aircraft: int) -> float:
    """Return what it is worth to end a turn so far above or below the enemies.

    To come up costs them cards, to come down gives them some; but from afar nobody wins.
    """
    here = s.altitude[aircraft]
    gaps = [here - s.altitude[e] for e in s.roster.enemies[aircraft] if s.alive[e]]
    if not gaps or is_laden(s, aircraft):
        return 0.0
    if s.raid is not None:
        return _raid_height(t, s, aircraft)
    safety = sum([HEIGHT[max(-2, min(2, gap)) + 2] for gap in gaps]) / len(gaps)
    ahead = lead(t, s, aircraft)
    late = s.turn / t.turns
    hunger = (BEHIND if ahead < 0 else AHEAD if ahead else EVEN) * (0.2 + late * late)
    return safety * later(t, s, aircraft) - hunger * min([abs(gap) for gap in gaps])


def _raid_height(t: Tables, s: State, aircraft: int) -> float:
    """Return what height is worth among bombers: above fighters, and where the bombers are."""
    here, later_on = s.altitude[aircraft], later(t, s, aircraft)
    worth = 0.0
    gaps: list[int] = []
    prey: list[int] = []
    for enemy in s.roster.enemies[aircraft]:
        if s.alive[enemy]:
            (prey if is_laden(s, enemy) else gaps).append(here - s.altitude[enemy])
    if gaps:
        safety = sum([HEIGHT[max(-2, min(2, gap)) + 2] for gap in gaps]) / len(gaps)
        worth += safety * later_on
    if prey:
        return worth / 2 - CHASE * min([abs(gap) for gap in prey])
    return worth - EVEN * (0.2 + s.turn / t.turns) * min([abs(gap) for gap in gaps])


def standing(t: Tables, s: State, aircraft: int) -> float:
    """Return what the positions that an aircraft holds and suffers are worth to it."""
    worth = STANDING[s.grip[aircraft] + 2]
    for enemy in pursuers(s, aircraft):
        worth += STANDING[2 - s.grip[enemy]]
    return worth * later(t, s, aircraft)


def hand(t: Tables, s: State, aircraft: int) -> float:
    """Return the sum of the worths of the cards that an own aircraft holds."""
    worth, base = outlook(t).worth, aircraft * t.faces
    return sum([worth[face] * s.hand[base + face] for face in faces(s.mask[aircraft])])


def cards(t: Tables, s: State, aircraft: int, *, own: bool) -> float:
    """Return what a hand is worth to its aircraft; all hands but a seat's own are hidden."""
    if is_laden(s, aircraft):
        return 0.0
    if own:
        worth = hand(t, s, aircraft)
        return (POOR - PLENTY * worth / 2) * worth * later(t, s, aircraft)
    held = s.held[aircraft]
    return (HIDDEN_POOR - HIDDEN_PLENTY * held / 2) * held * later(t, s, aircraft)


def loss(t: Tables, s: State, aircraft: int) -> float:
    """Return what the damage that an aircraft bears is worth to its enemies."""
    if s.raid is not None and s.raid.gone[aircraft]:  # sent home, and not shot down
        return (s.damage[aircraft] + FLIP * s.flipped[aircraft]) * price(t, s, aircraft)
    if not s.alive[aircraft]:
        return (KILL + s.roster.rows[aircraft][1][AIRFRAME]) * price(t, s, aircraft)
    return (s.damage[aircraft] + FLIP * s.flipped[aircraft]) * price(t, s, aircraft)


def evaluate(t: Tables, s: State, seat: int) -> float:
    """Return by how many hits the camp of a seat stands better than its enemies."""
    roster = s.roster
    mates = roster.seat if t.free_for_all else roster.side
    camp = seat if t.free_for_all else t.side_of_seat[seat]
    total = 0.0
    for aircraft in range(roster.size):
        own = roster.seat[aircraft] == seat
        worth = cards(t, s, aircraft, own=own) - loss(t, s, aircraft)
        if mates[aircraft] != camp:
            total -= worth
            continue
        total += worth
        if s.alive[aircraft]:
            total += height(t, s, aircraft) + standing(t, s, aircraft)
    return total
