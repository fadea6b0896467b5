"""What is settled before the first sequence (groups SET, BAL and SCN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.picks import everybody_ready
from escadrille.mechanics.stacked import Decision, Secret
from escadrille.systems.zero import choices as c
from escadrille.systems.zero import frames as f
from escadrille.systems.zero import schema
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.events import BonusTaken, FirstSide, ForcesRevealed, LevelsRevealed
from escadrille.systems.zero.facts import Worth
from escadrille.systems.zero.rules.asked import always, beside_the_point
from escadrille.systems.zero.rules.cards import Out, draw
from escadrille.systems.zero.rules.ending import side_values
from escadrille.systems.zero.state import NOBODY, Crew, Frame, Roster, State, muster
from escadrille.systems.zero.tables import Tables

LETTERS: Final = range(c.BONUS, c.BONUS + len(tb.BONUSES))
STARTS: Final = range(c.LEVEL, c.LEVEL + len(LEVELS))
PICK: Final = 2  # a pick is two numbers: fighter, with a Wingman or not
SURPRISE: Final = 2  # ZERO-SCN-04: cards fewer in the starting hand


def chooser(t: Tables, seat: int) -> schema.Side | None:
    """Return the side for which a seat chooses Elements: its first seat does, if any."""
    number = t.side_of_seat[seat]
    side = t.scenario.side[number]
    return side if side.count is not None and seat == t.first_seat[number] else None


def value(t: Tables, picks: list[int]) -> int:
    """Return the Point Value of the Elements that are completely picked (ZERO-AIR-15)."""
    return sum(
        schema.element_value(t.fighters[picks[n]], wingman=bool(picks[n + 1]))
        for n in range(0, len(picks) - 1, PICK)
    )


def fits(t: Tables, side: int, picks: list[int], fighter: int, *, wingman: bool) -> bool:
    """Can the side still reach its points exactly with one more Element (ZERO-BAL-03)?"""
    chosen = t.scenario.side[side]
    count = len(picks) // PICK + 1
    left = (chosen.points or 0) - value(t, picks)
    left -= schema.element_value(t.fighters[fighter], wingman=wingman)
    return left >= 0 and schema.reachable(
        t.values[side], left, max(0, chosen.seats - count), schema.MOST_ELEMENTS - count
    )


def affordable(t: Tables, s: State, seat: int, choice: int) -> bool:
    """Does a type fit, with a Wingman or without where that is a choice (ZERO-BAL-04)?"""
    if not t.more_elements:
        return True
    side, picks = t.side_of_seat[seat], s.picks[seat]
    if choice < c.FIGHTER:
        return fits(t, side, picks[:-1], picks[-1], wingman=choice == c.PAIR)
    ways = (False, True) if t.lone_leaders else (True,)
    return any(fits(t, side, picks, choice - c.FIGHTER, wingman=way) for way in ways)


def waiting_force(t: Tables, s: State) -> list[int]:
    return [seat for seat in range(t.seats) if not s.ready >> seat & 1]


def legal_force(t: Tables, s: State, seat: int) -> list[int]:
    """Pick a type, then whether its Leader flies with a Wingman.

    Rules: ZERO-SET-01, ZERO-SET-03, ZERO-SET-06, ZERO-RULING-36.
    """
    if s.ready >> seat & 1:
        return []
    types = [c.FIGHTER + fighter for fighter in t.choosable[t.side_of_seat[seat]]]
    forces = [c.LEADER, c.PAIR] if len(s.picks[seat]) % PICK else types
    if not t.more_elements:
        return forces
    return [choice for choice in forces if affordable(t, s, seat, choice)]


def thinkable_force(t: Tables, s: State, frame: Frame, seat: int) -> Sequence[int]:
    if len(s.picks[seat]) % PICK:
        return (c.LEADER, c.PAIR)
    return range(c.FIGHTER, c.FIGHTER + len(t.fighters))


def bar_force(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice not in thinkable_force(t, s, frame, seat):
        return beside_the_point(f.FORCE)
    side = t.scenario.side[t.side_of_seat[seat]]
    if choice >= c.FIGHTER:
        fighter, year = t.fighters[choice - c.FIGHTER], t.scenario.year
        found = schema.bar_type(fighter, side, year, fighter_bombers=t.fighter_bombers)
        if found:
            return found
    if affordable(t, s, seat, choice):
        return None
    return Refusal("ZERO-BAL-03", {"left": points_left(t, s, seat)})


def facts_force(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Worth:
    fighter = choice - c.FIGHTER if choice >= c.FIGHTER else s.picks[seat][-1]
    return Worth(schema.element_value(t.fighters[fighter], wingman=choice != c.LEADER))


def points_left(t: Tables, s: State, seat: int) -> int:
    """Return what the side of a seat has still to spend on Elements (ZERO-BAL-03)."""
    return (t.scenario.side[t.side_of_seat[seat]].points or 0) - value(t, s.picks[seat])


def choice_of(picks: list[int], number: int) -> int:
    """Return the choice that adds a number to the picks of a seat."""
    if len(picks) % PICK == 0:
        return c.FIGHTER + number
    return c.PAIR if number else c.LEADER


def pick(t: Tables, s: State, seat: int, choice: int) -> None:
    """Add to the secret picks of a seat; note when it is done."""
    picks = s.picks[seat]
    picks.append(choice - c.FIGHTER if choice >= c.FIGHTER else int(choice == c.PAIR))
    if len(picks) % PICK == 1 and not t.lone_leaders:
        picks.append(1)
    full = PICK * (t.scenario.side[t.side_of_seat[seat]].count or 0)
    done = points_left(t, s, seat) == 0 if t.more_elements else len(picks) == full
    if len(picks) % PICK == 0 and done:
        s.ready |= 1 << seat


def apply_force(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    pick(t, s, seat, choice)
    if everybody_ready(t, s):
        reveal_forces(t, s, out)


def reveal_forces(t: Tables, s: State, out: Out) -> None:
    """All Elements are known; bonuses and levels come next, then the cards (ZERO-SET-01)."""
    s.stack.pop()
    muster(s, t, Roster(t, crews(t, s.picks)))
    s.picks = [[] for _ in s.picks]
    s.ready = 0
    roster = s.roster
    if out is not None:
        leaders = roster.names[::2]
        fighters = [t.fighters[number].id for number in roster.fighter]
        alone = [name for name, wing in zip(leaders, roster.wingman, strict=True) if not wing]
        out.append(ForcesRevealed(dict(zip(leaders, fighters, strict=True)), tuple(alone)))
    s.stack.append((f.DEAL, 0, 0, 0))
    # Where only one level is allowed there is nothing to choose (ZERO-SCN-02).
    for element, levels in enumerate(roster.levels):
        if levels & (levels - 1) == 0:
            s.altitude[element] = levels.bit_length() - 1
    if NOBODY in s.altitude:
        s.stack.append((f.START, 0, 0, 0))
    _offer_bonuses(t, s)


def crews(t: Tables, picks: list[list[int]]) -> list[Crew]:
    """Return every Element of the battle: the side in the part of the Allies first.

    Rules: ZERO-CMP-09, ZERO-SET-02, ZERO-SCN-01, ZERO-RULING-42, ZERO-RULING-47.
    """
    found: list[Crew] = []
    for number, side in enumerate(t.scenario.side):
        first = t.first_seat[number]
        for index, element in enumerate(side.element or _elements(t, picks[first])):
            fighter = t.fighter_of[element.fighter]
            levels = schema.start_levels(t.fighters[fighter], t.scenario.clouds, element.levels)
            seat = first + (index % side.seats if element.seat is None else element.seat)
            letters = sum(1 << tb.BONUSES.index(letter) for letter in element.bonuses)
            starts = sum(1 << level for level in levels)
            wingman, surprised = int(element.wingman), int(element.surprised)
            found.append((fighter, wingman, letters, surprised, starts, seat, number))
    return found


def _elements(t: Tables, picks: list[int]) -> list[schema.Element]:
    pairs = zip(picks[::PICK], picks[1::PICK], strict=True)
    return [schema.Element(fighter=t.fighters[n].id, wingman=bool(wing)) for n, wing in pairs]


def captain(s: State, side: int) -> int:
    """Return an aircraft of the first seat of a side, who speaks for it (ZERO-RULING-46)."""
    seats, sides = s.roster.seat, s.roster.side
    return min((a for a in range(s.roster.size) if sides[a] == side), key=seats.__getitem__)


def _offer_bonuses(t: Tables, s: State) -> None:
    """Let the weaker side take a bonus for each point that it lacks (ZERO-BAL-05)."""
    values = side_values(t, s)
    points = abs(values[0] - values[1])
    weaker = 0 if values[0] < values[1] else 1
    if t.pilot_bonuses and points:
        s.stack.append((f.BONUS, captain(s, weaker), points, 0))


def legal_bonus(t: Tables, s: State, frame: Frame) -> list[int]:
    """Choose a Leader for a bonus, or take no more."""
    leaders = range(c.AIRCRAFT, c.AIRCRAFT + s.roster.size)
    ours = [choice for choice in leaders if bar_bonus(t, s, frame, NOBODY, choice) is None]
    return [c.PASS, *[choice for choice in ours if legal_letter(t, s, _letter(frame, choice))]]


def bar_bonus(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    leader, sides = choice - c.AIRCRAFT, s.roster.side
    ours = c.is_aircraft(choice) and not leader & 1 and sides[leader] == sides[frame[1]]
    return None if ours or choice == c.PASS else beside_the_point(f.BONUS)


def leads_bonus(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    return None if choice == c.PASS else _letter(frame, choice)


def _letter(frame: Frame, choice: int) -> Frame:
    _, speaker, points, _ = frame
    return (f.LETTER, speaker, points, choice - c.AIRCRAFT)


def apply_bonus(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if after := leads_bonus(t, s, frame, choice):
        s.stack.append(after)


def legal_letter(t: Tables, s: State, frame: Frame) -> list[int]:
    return [letter for letter in LETTERS if bar_letter(t, s, frame, NOBODY, letter) is None]


def bar_letter(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Each bonus once for a Leader, G only with a gunner (ZERO-BAL-07)."""
    if choice not in LETTERS:
        return beside_the_point(f.LETTER)
    element, letter = frame[3] >> 1, choice - c.BONUS
    gunner = s.roster.promoted[element][0][tb.GUNNER]
    if not s.roster.bonuses[element] >> letter & 1 and (tb.BONUSES[letter] != "G" or gunner):
        return None
    return Refusal("ZERO-BAL-07", {"aircraft": s.roster.names[frame[3]]})


def apply_letter(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Put a bonus on a Leader's card; it is public, and counts one point (ZERO-BAL-07)."""
    _, speaker, points, leader = s.stack.pop()
    found = s.roster.crews()
    fighter, wingman, bonuses, surprised, levels, seat, side = found[leader >> 1]
    bonuses |= 1 << (choice - c.BONUS)
    found[leader >> 1] = (fighter, wingman, bonuses, surprised, levels, seat, side)
    s.roster = Roster(t, found)
    s.row = [rows[0] for rows in s.roster.rows]
    if out is not None:
        out.append(BonusTaken(s.roster.names[leader], tb.BONUSES[choice - c.BONUS]))
    if points > 1:
        s.stack.append((f.BONUS, speaker, points - 1, 0))


def next_start(s: State, seat: int) -> int:
    """Return the Element for which a seat chooses a level now; NOBODY when it is done."""
    for element, level in enumerate(s.altitude):
        if level == NOBODY and s.roster.seat[2 * element] == seat:
            return element
    return NOBODY


def levels_of(s: State, element: int) -> list[int]:
    """Rules: ZERO-SET-07, ZERO-SET-08, ZERO-SCN-02, ZERO-SCN-03."""
    levels = s.roster.levels[element]
    return [level for level in range(len(LEVELS)) if levels >> level & 1]


def waiting_start(t: Tables, s: State) -> list[int]:
    return [seat for seat in range(t.seats) if next_start(s, seat) != NOBODY]


def legal_start(t: Tables, s: State, seat: int) -> list[int]:
    """Choose a starting level in secret, before any card is seen (ZERO-SET-07)."""
    element = next_start(s, seat)
    return [] if element == NOBODY else [c.LEVEL + level for level in levels_of(s, element)]


def bar_start(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    element, level = next_start(s, seat), choice - c.LEVEL
    if choice not in STARTS:
        return beside_the_point(f.START)
    levels, fighter = levels_of(s, element), t.fighters[s.roster.fighter[element]]
    if level in levels:
        return None
    if LEVELS[level] == "very-high" and not fighter.leader.turbo[0]:
        return Refusal("ZERO-SET-08", {"fighter": fighter.id})
    ceiling = schema.highest(fighter, None)
    if level > ceiling:
        return Refusal("ZERO-AIR-19", {"ceiling": LEVELS[ceiling]})
    if level > s.roster.ceiling[element]:
        return Refusal("ZERO-SCN-03", {"clouds": t.scenario.clouds})
    return Refusal("ZERO-SCN-02", {"levels": " ".join(LEVELS[known] for known in levels)})


def apply_start(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    s.altitude[next_start(s, seat)] = choice - c.LEVEL
    if NOBODY not in s.altitude:
        s.stack.pop()


def run_deal(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Reveal the levels, deal the hands, say who begins.

    Rules: ZERO-CMP-11, ZERO-SET-07, ZERO-SET-09, ZERO-SET-13, ZERO-SCN-01, ZERO-SCN-04,
    ZERO-RULING-42.
    """
    s.stack.pop()
    if out is not None:
        levels = [LEVELS[level] for level in s.altitude]
        out.append(LevelsRevealed(dict(zip(s.roster.names[::2], levels, strict=True))))
    for element, surprised in enumerate(s.roster.surprised):
        cards = s.row[2 * element][tb.PERFORMANCE]
        draw(t, s, 2 * element, max(1, cards - SURPRISE) if surprised else cards, out)
    first = t.scenario.first
    s.first = s.chance.below(2) if first == "toss" else schema.PARTS.index(first)
    if out is not None:
        out.append(FirstSide(s.first))


SECRETS: Final[dict[int, Secret[Tables, State]]] = {
    f.FORCE: Secret(
        waiting_force, legal_force, bar_force, apply_force, thinkable_force, facts_force
    ),
    f.START: Secret(waiting_start, legal_start, bar_start, apply_start, always(*STARTS)),
}
DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.BONUS: Decision(legal_bonus, bar_bonus, apply_bonus, leads=leads_bonus),
    f.LETTER: Decision(legal_letter, bar_letter, apply_letter, always(*LETTERS)),
}
