"""From a state to plain data that says everything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from escadrille.mechanics.notes import Stacks, Vocabulary, noted, terse, unusual
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.options import OPTIONS
from escadrille.systems.phantom.orders import card_name, threat_name
from escadrille.systems.phantom.rules.campaign import missions
from escadrille.systems.phantom.rules.pilots import load_names, row_of
from escadrille.systems.phantom.situations.notes import (
    CounterNote,
    MissionNote,
    PilotNote,
    Situation,
    vocabulary,
)
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import NOBODY, Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    words = vocabulary(t, s)
    note = noted(
        Situation,
        words,
        s,
        system="phantom",
        scenario=t.scenario.id,
        options=unusual(OPTIONS, t.options, t.scenario.options),
        pilot=[_pilot(t, s, words, pilot) for pilot in range(len(s.card))],
        named=_all(name for n, name in enumerate(t.weapon_ids) for _ in range(s.named[n])),
        stock=s.stock,
        counter=[noted(CounterNote, words, s, number) for number in range(len(s.counter))],
        container=None if s.aside == t.aside else _container(t, s),
        queue=_all(threat_name(s, threat) for threat in reversed(s.queue)),
        deck=_all(t.targets[card].id for card in reversed(s.deck)),
        events=_all(t.events[card].id for card in reversed(s.events)),
        log=[_mission(t, row) for row in missions(s)],
        stack=[*map(Stacks(frames.KINDS, words).text, s.stack)],
        word=s.chance.word,
        script=s.chance.script,
    )
    plain: dict[str, Any] = terse(msgspec.to_builtins(note))
    return {"system": "phantom", "scenario": t.scenario.id, **plain, "slot": s.slot}


def _all(names: Iterable[str]) -> str:
    return " ".join(names)


def _pilot(t: Tables, s: State, words: Vocabulary, pilot: int) -> PilotNote:
    card = t.pilots[s.card[pilot]]
    shipped = t.pack.tables["pilot"].get(card.id) is card
    return noted(
        PilotNote,
        words,
        s,
        pilot,
        card=card_name(t, row_of(s, pilot)) if shipped else msgspec.to_builtins(card),
        back=bool(s.side[pilot]) and not shipped,
        load=_all(load_names(t, s, pilot)),
    )


def _container(t: Tables, s: State) -> str:
    return _all(t.counter_ids[kind] for kind, count in enumerate(s.pool) for _ in range(count))


def _mission(t: Tables, row: list[int]) -> MissionNote:
    target, destroyed, *rest = row
    return MissionNote(t.targets[target].id if target != NOBODY else None, bool(destroyed), *rest)
