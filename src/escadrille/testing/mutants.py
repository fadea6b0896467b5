"""Situations of random games with one thing changed: what a stranger with an editor writes.

Reading one either refuses it with its reasons, or gives a state from which a game can go on.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol

import msgspec

from escadrille.kernel.errors import BadSituation
from escadrille.kernel.rng import seeded
from escadrille.kernel.system import System
from escadrille.mechanics.notes import terse
from escadrille.testing.walks import any_move, at, do, goes_on, some, views

ORDERS: Final = 30
"""Given from a situation that is read, with every seat looking on; a longer game goes unseen."""
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, "", "-", "none", "x" * 100_000, [], {}, [[]], {"id": "x"}),
    *(-1, 0, 1, 2, 3, 4, 7, 13, 59, 99, 10**6, 10**9, 1 << 63, 1 << 300),
    *(0.5, 1e300, float("nan"), float("inf"), float("-inf")),
)
"""What may stand in the place of anything."""

NUMBERS: Final = ("-1", "0", "1", "2", "5", "99", "1000000", "9" * 30, "9" * 5000)


class Draws(Protocol):
    """What decides: a generator, or a test that shrinks what it drew."""

    def below(self, n: int) -> int: ...


Place = tuple[Any, Any]
"""A table or list, and a key or an index in it."""


def situations(system: System, seed: int, one_in: int = 5) -> list[dict[str, Any]]:
    """Return moments of a random game of each named setting."""
    found = []
    for setting in system.engine.option_sets.values():
        rules = system.engine.configure(**setting)
        found += [rules.situation(state) for state in some(rules, seed, one_in)]
    return found


def mutants(
    system: System, seed: int, count: int, more: Sequence[dict[str, Any]] = ()
) -> Iterator[dict[str, Any]]:
    """Yield so many situations, each changed in one place or two.

    They are of random games, of `more`, and of both with their scenario told in place where the
    system reads that.
    """
    chance = seeded(seed)
    pool = moments(system, seed, more)
    for _ in range(count):
        raw = mutant(system, pool, chance)
        yield mutant(system, pool, chance, raw) if chance.below(2) else raw


def moments(system: System, seed: int, more: Sequence[dict[str, Any]] = ()) -> list[dict[str, Any]]:
    """Return moments of random games and `more`, some with their scenario told in place."""
    pool = [*situations(system, seed), *more]
    return pool + [told for raw in pool[::5] if (told := _in_place(system, raw)) is not None]


def mutant(
    system: System,
    pool: Sequence[dict[str, Any]],
    chance: Draws,
    raw: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Return a moment of a pool, or the one given, with one thing changed."""
    raw = copy.deepcopy(pool[chance.below(len(pool))] if raw is None else raw)
    other = pool[chance.below(len(pool))]
    change = chance.below(len(CHANGES) + 1)
    if change < len(CHANGES):
        CHANGES[change](raw, other, chance)
    else:
        _set_option(system, raw, chance)
    return raw


def _in_place(system: System, raw: dict[str, Any]) -> dict[str, Any] | None:
    """Return a situation with the scenario itself in the place of its name."""
    known = {scenario.id: scenario for scenario in system.content.scenarios()}
    scenario = known.get(raw.get("scenario", ""))
    if scenario is None:
        return None
    told = {**raw, "table": terse(msgspec.to_builtins(scenario))}
    del told["scenario"]
    try:
        system.engine.read_situation(told)
    except BadSituation:
        return None
    return told


def survives(system: System, raw: dict[str, Any], seed: int, orders: int = ORDERS) -> bool:
    """Is a situation read, and no fault in the game that goes on from it? False: it is refused."""
    chance = seeded(seed)
    try:
        rules, state = system.engine.read_situation(raw)
    except BadSituation as error:
        if not all(error.faults or [""]):
            raise AssertionError("refused without a reason") from error
        return False
    _, again = system.engine.read_situation(rules.situation(state))
    assert rules.digest(again) == rules.digest(state), f"written otherwise {at(rules, state)}"
    for number in range(orders):
        faults = rules.audit(state)
        assert not faults, f"{faults} {at(rules, state)}"
        if number < ORDERS:
            views(rules, state)
            rules.resample(state, chance.below(rules.seats), seed)
        asked = rules.pending(state)
        over = rules.outcome(state) is not None
        assert goes_on(rules, state) != over, (
            f"nobody is asked, or the game is over {at(rules, state)}"
        )
        if over:
            break
        for pending in asked:
            assert rules.legal(state, pending.seat), f"a dead end {at(rules, state)}"
        do(rules, state, any_move(rules, state, chance))
    return True


# What may be changed.


def _places(raw: Any) -> list[Place]:
    """Return every place within plain data, tables and lists included."""
    found: list[Place] = []
    todo = [raw]
    while todo:
        value = todo.pop()
        if isinstance(value, dict | list):
            keys = list(value) if isinstance(value, dict) else list(range(len(value)))
            found += [(value, key) for key in keys]
            todo += [value[key] for key in keys]
    return found


def _place(raw: Any, chance: Draws) -> Place:
    """Return a place: as likely one of the tables above as one of the many numbers below."""
    found = _places(raw)
    if chance.below(2):
        found = [place for place in found if isinstance(place[0], dict)]
    return found[chance.below(len(found))]


def _set_option(system: System, raw: Any, chance: Draws) -> None:
    """Set an option to another of its values."""
    options = system.engine.options
    if not options:
        return
    option = options[chance.below(len(options))]
    told = raw.setdefault("options", {})
    if isinstance(told, dict):
        told[option.name] = option.values[chance.below(len(option.values))]


def _delete(raw: Any, _: Any, chance: Draws) -> None:
    home, key = _place(raw, chance)
    del home[key]


def _replace(raw: Any, _: Any, chance: Draws) -> None:
    home, key = _place(raw, chance)
    home[key] = copy.deepcopy(ODD[chance.below(len(ODD))])


def _nudge(raw: Any, _: Any, chance: Draws) -> None:
    """Change a number a little."""
    numbers = [p for p in _places(raw) if type(p[0][p[1]]) in (int, float)]
    if numbers:
        home, key = numbers[chance.below(len(numbers))]
        home[key] += chance.below(9) - 4


def _list(raw: Any, _: Any, chance: Draws) -> None:
    """Repeat, exchange or drop an element of a list."""
    lists = [p[0][p[1]] for p in _places(raw) if isinstance(p[0][p[1]], list) and p[0][p[1]]]
    if not lists:
        return
    row = lists[chance.below(len(lists))]
    _shuffle(row, chance)


def _shuffle(row: list[Any], chance: Draws) -> None:
    one, other = chance.below(len(row)), chance.below(len(row))
    match chance.below(4):
        case 0:
            row.insert(one, copy.deepcopy(row[other]))
        case 1:
            row[one], row[other] = row[other], row[one]
        case 2:
            del row[one]
        case _:
            row += [copy.deepcopy(row[other]) for _ in range(1 + chance.below(200))]


def _words(raw: Any, other: Any, chance: Draws) -> None:
    """Change a word of a text: to a word of another text, to a number, or repeat or drop it."""
    texts = [p for p in _places(raw) if isinstance(p[0][p[1]], str) and p[0][p[1]]]
    if not texts:
        return
    home, key = texts[chance.below(len(texts))]
    words = home[key].split()
    if not words:
        return
    place = chance.below(len(words))
    name, equals, value = words[place].partition("=")
    number = NUMBERS[chance.below(len(NUMBERS))]
    match chance.below(4):
        case 0:
            said = [p[0][p[1]] for p in _places(other) if isinstance(p[0][p[1]], str)]
            theirs = " ".join(said).split()
            words[place] = theirs[chance.below(len(theirs))]
        case 1 if equals or value.isdecimal():
            words[place] = f"{name}={number}"
        case 1 | 2:
            words[place] = number
        case _:
            _shuffle(words, chance)
    home[key] = " ".join(words)


def _graft(raw: Any, other: Any, chance: Draws) -> None:
    """Take over what another situation says under one name."""
    names = sorted(other)
    if not chance.below(3):
        name = names[chance.below(len(names))]
        raw[name] = copy.deepcopy(other[name])
        return
    tables = [p[0][p[1]] for p in _places(raw) if isinstance(p[0][p[1]], dict)]
    theirs = [p[0][p[1]] for p in _places(other) if isinstance(p[0][p[1]], dict)]
    if tables and theirs:
        home, given = tables[chance.below(len(tables))], theirs[chance.below(len(theirs))]
        for name in sorted(given)[chance.below(len(given) + 1) :][:1]:
            home[name] = copy.deepcopy(given[name])


CHANGES: Final[tuple[Callable[[Any, Any, Draws], None], ...]] = (
    *(_delete, _replace, _replace, _nudge, _nudge),
    *(_list, _words, _words, _graft, _graft),
)
