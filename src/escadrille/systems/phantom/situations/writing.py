"""From a state to plain data that says everything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from escadrille.mechanics.notes import terse
from escadrille.systems.phantom.options import OPTIONS
from escadrille.systems.phantom.orders import card_name, threat_name
from escadrille.systems.phantom.rules.campaign import missions
from escadrille.systems.phantom.rules.geometry import ZONES
from escadrille.systems.phantom.rules.pilots import load_names, row_of
from escadrille.systems.phantom.situations.notes import (
    CounterNote,
    MissionNote,
    PilotNote,
    Situation,
    stacks,
)
from escadrille.systems.phantom.state import ROLES, State
from escadrille.systems.phantom.tables import BANDIT, NOBODY, Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    targets = [target.id for target in t.targets]
    events = [event.id for event in t.events]
    note = Situation(
        system="phantom",
        scenario=t.scenario.id,
        options={
            o.name: v
            for o in OPTIONS
            if (v := t.options[o.name]) != t.scenario.options.get(o.name, o.default)
        },
        pilot=[_pilot(t, s, pilot) for pilot in range(len(s.card))],
        slot=s.slot,
        so=s.so,
        spent=s.spent,
        vp=s.vp,
        recon=s.recon,
        intel=s.intel,
        politics=s.politics,
        target=targets[s.target] if s.target != NOBODY else None,
        damage=s.damage,
        tanker=bool(s.tanker),
        blind=bool(s.blind),
        outcry=bool(s.outcry),
        turn=s.turn,
        event=events[s.event] if s.event != NOBODY else None,
        more_vp=s.more_vp,
        more_recon=s.more_recon,
        more_intel=s.more_intel,
        sar=s.sar,
        before_so=s.before_so,
        weapons_so=s.weapons_so,
        named=_all(name for n, name in enumerate(t.weapon_ids) for _ in range(s.named[n])),
        stock=s.stock,
        counter=[_counter(t, s, number) for number in range(len(s.counter))],
        container=None if s.aside == t.aside else _container(t, s),
        queue=_all(threat_name(s, threat) for threat in reversed(s.queue)),
        deck=_all(targets[card] for card in reversed(s.deck)),
        discard=_all(targets[card] for card in s.discard),
        drawn=_all(targets[card] for card in s.drawn),
        destroyed=_all(targets[card] for card in s.destroyed),
        events=_all(events[card] for card in reversed(s.events)),
        past_events=_all(events[card] for card in s.past_events),
        log=[_mission(t, row) for row in missions(s)],
        stack=[*map(stacks(t, s).text, s.stack)],
        chance=s.chance.word,
        script=s.chance.script,
        over=bool(s.over),
    )
    plain: dict[str, Any] = terse(msgspec.to_builtins(note))
    return {"system": "phantom", "scenario": t.scenario.id, **plain, "slot": s.slot}


def _all(names: Iterable[str]) -> str:
    return " ".join(names)


def _pilot(t: Tables, s: State, pilot: int) -> PilotNote:
    zone, card = s.zone[pilot], t.pilots[s.card[pilot]]
    shipped = t.pack.tables["pilot"].get(card.id) is card
    return PilotNote(
        card=card_name(t, row_of(s, pilot)) if shipped else msgspec.to_builtins(card),
        back=bool(s.side[pilot]) and not shipped,
        stress=s.stress[pilot],
        xp=s.xp[pilot],
        promoted=bool(s.promoted[pilot]),
        missing=bool(s.missing[pilot]),
        shot_down=s.shot_down[pilot],
        role=ROLES[s.role[pilot]],
        zone=ZONES[zone] if zone != NOBODY else None,
        altitude="high" if s.high[pilot] else "low",
        damaged=bool(s.damaged[pilot]),
        acted=bool(s.acted[pilot]),
        kills=s.kills[pilot],
        load=_all(load_names(t, s, pilot)),
    )


def _counter(t: Tables, s: State, number: int) -> CounterNote:
    zone = s.place[number]
    return CounterNote(
        counter=t.counter_ids[s.counter[number]],
        zone=ZONES[zone] if zone != NOBODY else None,
        face="bandit" if s.face[number] == BANDIT else "site",
    )


def _container(t: Tables, s: State) -> str:
    return _all(t.counter_ids[kind] for kind, count in enumerate(s.pool) for _ in range(count))


def _mission(t: Tables, row: list[int]) -> MissionNote:
    target, destroyed, *rest = row
    return MissionNote(t.targets[target].id if target != NOBODY else None, bool(destroyed), *rest)
