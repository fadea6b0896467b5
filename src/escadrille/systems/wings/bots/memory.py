"""What a pilot has thought through already: the same knowledge gives the same plan, only sooner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.systems.wings.bots.cockpit import Flight, shown
from escadrille.systems.wings.state import LISTS, NO_POINTS, SCALARS, State
from escadrille.systems.wings.tables import Tables

MOST: Final = 256  # plans remembered
LADEN: Final = frozenset(("bombs", "clusters", "lots", "rockets"))
SECRET: Final = (
    frozenset(("prog", "mark", "bind", "did", "hurt", "sore", "declared", "stack")) | LADEN
)
OPEN_LISTS: Final = tuple(name for name in LISTS if name not in SECRET)
OWN: Final = ("bind", "points", "wounds", "wounded", "observer", *sorted(LADEN))

_plans: dict[tuple[object, ...], list[Flight]] = {}


def known(t: Tables, s: State, seat: int, me: int) -> tuple[object, ...]:
    """Return all that a plan for an aircraft may rest on, the cards laid for it left out.

    It is the same in all worlds that a seat cannot tell apart, while it sees the table.
    """
    own = s.roster.own[seat]
    return (
        *[getattr(s, name) for name in SCALARS],
        *[tuple(getattr(s, name)) for name in OPEN_LISTS],
        *[tuple([getattr(s, name)[mine] for mine in own]) for name in OWN],
        *[shown(t, s, other, seat) for other in range(t.size) if other != me],
        *[bool(s.bombs[other] or s.clusters[other]) for other in range(t.size)],
        *[
            tuple([(t.pile_of[face], plus, flags & NO_POINTS) for face, plus, flags, *_ in hits])
            for hits in s.taken
        ],
        *[tuple(s.written[mine]) for mine in own],
        tuple(s.sighted[seat]),
    )


def recall(key: tuple[object, ...], think: Callable[[], list[Flight]]) -> list[Flight]:
    """Return the plan that was thought of for a key, thinking only the first time."""
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= MOST:
            _plans.clear()
        found = _plans[key] = think()
    return found
