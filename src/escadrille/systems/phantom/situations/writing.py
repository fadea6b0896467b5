"""From a state to plain data that says everything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from escadrille.mechanics.notes import Writer
from escadrille.mechanics.situations import SituationWriter
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.options import OPTIONS
from escadrille.systems.phantom.orders import card_name, threat_name
from escadrille.systems.phantom.rules.campaign import missions
from escadrille.systems.phantom.rules.pilots import load_names, row_of
from escadrille.systems.phantom.situations import notes
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import NOBODY, Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    writer = SituationWriter(t, s, OPTIONS, frames, notes.vocabulary(t, s))
    plain = writer.situation(
        notes.Situation,
        system="phantom",
        scenario=t.scenario.id,
        pilot=[_pilot(t, s, writer, pilot) for pilot in range(len(s.card))],
        named=_all(name for n, name in enumerate(t.weapon_ids) for _ in range(s.named[n])),
        stock=s.stock,
        counter=[writer.note(notes.CounterNote, number) for number in range(len(s.counter))],
        container=None if s.aside == t.aside else _container(t, s),
        queue=_all(threat_name(s, threat) for threat in reversed(s.queue)),
        deck=_all(t.targets[card].id for card in reversed(s.deck)),
        events=_all(t.events[card].id for card in reversed(s.events)),
        log=[_mission(t, row) for row in missions(s)],
    )
    return {"system": "phantom", "scenario": t.scenario.id, **plain, "slot": s.slot}


def _all(names: Iterable[str]) -> str:
    return " ".join(names)


def _pilot(t: Tables, s: State, writer: Writer, pilot: int) -> notes.PilotNote:
    card = t.pilots[s.card[pilot]]
    shipped = t.pack.tables["pilot"].get(card.id) is card
    return writer.note(
        notes.PilotNote,
        pilot,
        card=card_name(t, row_of(s, pilot)) if shipped else msgspec.to_builtins(card),
        back=bool(s.side[pilot]) and not shipped,
        load=_all(load_names(t, s, pilot)),
    )


def _container(t: Tables, s: State) -> str:
    return _all(t.counter_ids[kind] for kind, count in enumerate(s.pool) for _ in range(count))


def _mission(t: Tables, row: list[int]) -> notes.MissionNote:
    target, destroyed, *rest = row
    name = t.targets[target].id if target != NOBODY else None
    return notes.MissionNote(name, bool(destroyed), *rest)
