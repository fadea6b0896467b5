"""The run of a fighter on its current bomber: where it begins and ends (FLAMES-RULING-52)."""

from __future__ import annotations

from escadrille.mechanics.hands import discard_all
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.choices import ATTACK
from escadrille.systems.flames.events import RunEnded, Selected
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import positions
from escadrille.systems.flames.rules.cards import Out, draw
from escadrille.systems.flames.rules.formation import raid_of, temporary_hand
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables


def begin(t: Tables, s: State, aircraft: int, bomber: int, how: str, out: Out) -> None:
    """Give a fighter its current bomber, to which it may not react (FLAMES-BMR-11)."""
    end(t, s, out)
    raid_of(s).quarry = bomber
    if out is not None:
        out.append(Selected(label(s.roster, aircraft), label(s.roster, bomber), how))


def meet(t: Tables, s: State, bomber: int, out: Out) -> None:
    """Let a bomber answer a maneuver or an attack; it draws its hand at the first of a run.

    Whether it is asked hangs on the size of its hand alone (FLAMES-RULING-48). Rules:
    FLAMES-TUR-01, FLAMES-TUR-02, FLAMES-TUR-03, FLAMES-RULING-69.
    """
    raid = raid_of(s)
    if not raid.manned:
        raid.manned = 1
        draw(t, s, bomber, temporary_hand(s, bomber), out)
    s.stack.append((f.SALVO, 0, 0, 0))
    if s.held[bomber]:
        s.stack.append((f.RETURN, bomber, int(s.use == ATTACK), 0))


def turn_to(t: Tables, s: State, enemy: int, out: Out) -> None:
    """End the run where another aircraft is played against (FLAMES-RULING-52)."""
    if enemy != raid_of(s).quarry:
        end(t, s, out)


def end(t: Tables, s: State, out: Out) -> None:
    """End the run, if there is one: Neutral, no current bomber, no temporary hand.

    Rules: FLAMES-BMR-09, FLAMES-TUR-02, FLAMES-RULING-52.
    """
    raid = raid_of(s)
    bomber = raid.quarry
    if bomber == NOBODY:
        return
    raid.quarry, raid.manned = NOBODY, 0
    for fighter in positions.pursuers(s, bomber):
        positions.hold(s, fighter, bomber, 0, out)
    unused = discard_all(t, s, bomber)
    if out is not None:
        cards = tuple(t.cards[face].id for face in unused)
        out.append(RunEnded(label(s.roster, bomber), cards))


def leave(t: Tables, s: State, aircraft: int, by: int, out: Out) -> None:
    """Note who shot an aircraft down; a run of it or on it is over (FLAMES-RULING-52)."""
    raid = raid_of(s)
    raid.victor[aircraft] = by
    if aircraft in (s.active, raid.quarry):
        end(t, s, out)
