"""Who flies a mission: arrow, interceptor and options."""

from __future__ import annotations

from typing import NamedTuple

from escadrille.systems.flames.campaign import choices
from escadrille.systems.flames.campaign.schema import Option
from escadrille.systems.flames.campaign.tables import NOBODY, Tables


class Flyer(NamedTuple):
    """An aircraft of a mission, before the scale multiplies it."""

    type: str
    loaded: bool = False
    """A fighter on an arrow carries bombs (FLAMES-FB-01); one gained by an option never does."""
    pilot: str | None = None


def place_of(t: Tables, side: int, picks: list[int]) -> int:
    """Return the place of the option that a side has picked, or NOBODY."""
    return t.entry_of.get((side, picks[0] - choices.OPTION), NOBODY) if picks else NOBODY


def entry_of(t: Tables, side: int, picks: list[int]) -> Option | None:
    """Return the option that a side has picked; None: none, or not yet."""
    place = place_of(t, side, picks)
    return None if place == NOBODY else t.entries[place]


def assembled(t: Tables, arrow: int, side: int, picks: list[int]) -> list[Flyer]:
    """Return the aircraft of a side along an arrow with the option that it picks.

    Rules: FLAMES-CAMP-10, FLAMES-CAMP-11, FLAMES-CAMP-12, FLAMES-OPT-08; a named pilot goes to
    one aircraft of his type (FLAMES-OPT-13, FLAMES-RULING-58).
    """
    flyers: list[Flyer] = []
    if t.side_of[arrow] == side:
        for name, count in t.arrows[arrow].aircraft.items():
            flyers += [Flyer(name, name in t.pack.tables["fighter"])] * count
    else:
        flyers.append(Flyer(t.interceptor(side)))
    entry = entry_of(t, side, picks)
    if entry is None:
        return flyers
    for name, count in entry.aircraft.items():
        flyers += [Flyer(name)] * count
    if entry.pilot is not None:
        _take_the_stick(flyers, entry.pilot.flies, entry.pilot.name, picks[1:])
    return flyers


def _take_the_stick(flyers: list[Flyer], flies: str, pilot: str, declared: list[int]) -> None:
    """Give a pilot an aircraft of his type, as was declared, where there is one."""
    for loaded in (choices.LOADED in declared, choices.LOADED not in declared):
        if Flyer(flies, loaded) in flyers:
            flyers[flyers.index(Flyer(flies, loaded))] = Flyer(flies, loaded, pilot)
            return


def has_both(t: Tables, arrow: int, side: int, picks: list[int]) -> bool:
    """Does a side fly the type of its pilot with bombs and without (FLAMES-RULING-58)?"""
    entry = entry_of(t, side, picks)
    if entry is None or entry.pilot is None:
        return False
    flyers = assembled(t, arrow, side, picks)
    return len({one.loaded for one in flyers if one.type == entry.pilot.flies}) > 1


def scaled(t: Tables, flyers: list[Flyer]) -> list[Flyer]:
    """Return the aircraft as often as the scale has them; a pilot flies one of his.

    Rules: FLAMES-SCALE-01, FLAMES-RULING-58.
    """
    return [
        flyer if not copy else flyer._replace(pilot=None)
        for flyer in flyers
        for copy in range(t.scale)
    ]


def bombs_of(t: Tables, flyer: Flyer, *, damaged: bool = False) -> int:
    """Return the load of an aircraft: a bomber's, or a loaded fighter's (FLAMES-FB-01)."""
    card = t.types[flyer.type]
    if not flyer.loaded and flyer.type in t.pack.tables["fighter"]:
        return 0
    bombs: int = card.damaged.bombs if damaged else card.bombs
    return bombs
