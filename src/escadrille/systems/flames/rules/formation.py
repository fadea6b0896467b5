"""Formations of bombers: who flies where, whom that covers, what it blocks (group FORM).

Bombers of one side at one level are one formation, whatever losses make of it (FLAMES-FORM-04,
FLAMES-RULING-40); Loaded fighters fly in it (FLAMES-FB-05).
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import LEVELS, TAILING
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import grid
from escadrille.systems.flames.choices import AIRCRAFT, CELL, COLUMNS
from escadrille.systems.flames.events import Arranged
from escadrille.systems.flames.facts import Place
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.raid import Raid
from escadrille.systems.flames.rules.anytime import off_the_point
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import DEFENSE, SUPPORT, Tables


def raid_of(s: State) -> Raid:
    """Return the raid of a state that has one."""
    assert s.raid is not None
    return s.raid


def is_laden(s: State, aircraft: int) -> bool:
    """Is an aircraft treated as a bomber (FLAMES-BMR-01, FLAMES-FB-02)?"""
    return s.raid is not None and aircraft >= 0 and bool(s.raid.laden[aircraft])


def absent(s: State, aircraft: int) -> bool:
    """Is it not yet here: Late in the first game turn (FLAMES-OPT-12, FLAMES-RULING-31)?"""
    return s.raid is not None and s.roster.late[aircraft] and s.turn <= 1


def formation(s: State, side: int, level: int) -> list[int]:
    """Return the bombers of a side that fly at a level (FLAMES-FORM-04)."""
    laden, sides = raid_of(s).laden, s.roster.side
    return [
        a
        for a in range(s.roster.size)
        if laden[a] and s.alive[a] and s.altitude[a] == level and sides[a] == side
    ]


def mates(s: State, bomber: int) -> dict[int, int]:
    """Return the bombers of a formation by their cells."""
    cell = raid_of(s).cell
    found = formation(s, s.roster.side[bomber], s.altitude[bomber])
    return {cell[mate]: mate for mate in found if cell[mate] != NOBODY}


def adjacent(s: State, bomber: int) -> list[int]:
    """Return the living bombers next to one, never diagonally (FLAMES-FORM-03, FLAMES-TUR-01)."""
    cell = raid_of(s).cell[bomber]
    there = mates(s, bomber)
    return [there[near] for near in (grid.NEAR[cell] if cell >= 0 else ()) if near in there]


def temporary_hand(s: State, bomber: int) -> int:
    """Return the cards that a bomber draws when it is attacked (FLAMES-TUR-01)."""
    turrets, flipped = s.roster.turrets, s.flipped
    cards = turrets[bomber][flipped[bomber]][DEFENSE]
    return cards + sum(turrets[mate][flipped[mate]][SUPPORT] for mate in adjacent(s, bomber))


def blockers(s: State, bomber: int, grip: int) -> list[int]:
    """Return the bombers that fly where somebody in that position on this one would.

    Behind it is the Tailing slot, left and right the Advantaged ones. Rules: FLAMES-BMR-08,
    FLAMES-FORM-03, FLAMES-RULING-15.
    """
    cell = raid_of(s).cell[bomber]
    if cell < 0:
        return []
    there = mates(s, bomber)
    places = (grid.behind(cell),) if grip == TAILING else (grid.left(cell), grid.right(cell))
    return [there[place] for place in places if place in there]


def blocked(s: State, enemy: int, grip: int) -> int:
    """Return how many of the places of a position on an aircraft bombers take away."""
    return len(blockers(s, enemy, grip)) if is_laden(s, enemy) else 0


def lone_rear(s: State, side: int, level: int) -> int:
    """Return the only bomber of the rearmost row, or NOBODY (FLAMES-BMR-06)."""
    cell = raid_of(s).cell
    there = formation(s, side, level)
    rows = [cell[bomber] // COLUMNS for bomber in there]
    if not rows or rows.count(max(rows)) > 1:
        return NOBODY
    return there[rows.index(max(rows))]


# Arranging them, before the first turn.


def unplaced(s: State, side: int, level: int) -> list[int]:
    cell = raid_of(s).cell
    return [bomber for bomber in formation(s, side, level) if cell[bomber] == NOBODY]


def run_form_up(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for the next bomber of a formation that is not arranged yet, the attacker's first.

    Rules: FLAMES-FORM-01, FLAMES-FORM-02 (never again), FLAMES-CAMP-20.
    """
    for side in (t.attacker, 1 - t.attacker):
        for level in range(len(LEVELS)):
            left = unplaced(s, side, level)
            if len(left) == 1:
                _put_next(s, left[0], out)
                return
            if left:
                captain = min(left, key=lambda bomber: s.roster.seat[bomber])  # FLAMES-RULING-61
                s.stack.append((f.FORM, captain, side, level))
                return
    s.stack.pop()


def _put_next(s: State, bomber: int, out: Out) -> None:
    """Place the first bomber in the middle; ask for the cell of another."""
    if mates(s, bomber):
        s.stack.append((f.CELL, bomber, 0, 0))
    else:
        put(s, bomber, grid.CENTRE, out)


def put(s: State, bomber: int, cell: int, out: Out) -> None:
    raid_of(s).cell[bomber] = cell
    if out is not None:
        out.append(Arranged(label(s.roster, bomber), grid.NAMES[cell]))


def legal_form(t: Tables, s: State, frame: Frame) -> list[int]:
    return [AIRCRAFT + bomber for bomber in unplaced(s, *frame[2:])]


def bar_form(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice - AIRCRAFT in unplaced(s, *frame[2:]) else off_the_point(f.FORM)


def apply_form(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    _put_next(s, choice - AIRCRAFT, out)


def open_cells(s: State, bomber: int) -> list[int]:
    """Return the free cells next to a bomber of the formation (FLAMES-FORM-01)."""
    there = mates(s, bomber)
    return sorted({near for cell in there for near in grid.NEAR[cell]} - set(there))


def legal_cell(t: Tables, s: State, frame: Frame) -> list[int]:
    return [CELL + cell for cell in open_cells(s, frame[1])]


def bar_cell(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    cell = choice - CELL
    if cell not in range(grid.CELLS):
        return off_the_point(f.CELL)
    there = mates(s, frame[1])
    if cell not in there and any(near in there for near in grid.NEAR[cell]):
        return None
    taken = label(s.roster, there[cell]) if cell in there else None
    facts = {"cell": grid.NAMES[cell]} | ({"aircraft": taken} if taken else {})
    return Refusal("FLAMES-FORM-01", facts)


def facts_cell(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Place:
    return Place(*divmod(choice - CELL, COLUMNS))


def apply_cell(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    put(s, frame[1], choice - CELL, out)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.FORM: Decision(legal_form, bar_form, apply_form),
    f.CELL: Decision(legal_cell, bar_cell, apply_cell, facts=facts_cell),
}
