"""From a state to plain data that says everything."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.hands import hand_of
from escadrille.mechanics.notes import terse
from escadrille.systems.flames import choices
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.orders import labels
from escadrille.systems.flames.schema import Fighter
from escadrille.systems.flames.situations.notes import (
    POSITIONS,
    REQUIRED,
    ActionNote,
    AircraftNote,
    Situation,
    TurnNote,
    stacks,
)
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    names = labels(s.roster)
    cards = [card.id for card in t.cards]
    note = Situation(
        system="flames",
        scenario=t.scenario.id,
        options={
            o.name: v
            for o in OPTIONS
            if (v := t.options[o.name]) != t.scenario.options.get(o.name, o.default)
        },
        turns=t.turns,
        seats=[side.seats for side in t.scenario.side],
        aircraft=[_write_aircraft(t, s, number, names) for number in range(s.roster.size)],
        turn=s.turn,
        initiative=s.initiative,
        next_side=s.next_side,
        active=names[s.active] if s.active != NOBODY else None,
        spent=_unless_empty(
            s.inherent,
            s.advantage,
            s.tailing,
            s.gunner,
            s.extra_hits,
            bool(s.agile_used),
            bool(s.reshuffled),
            bool(s.astray),
        ),
        action=_write_action(t, s, names),
        chain=" ".join(cards[face] for face in s.chain),
        limbo=" ".join(cards[face] for face in s.limbo),
        chase=" ".join(names[number] for number in s.chase),
        queue=" ".join(names[number] for number in s.queue),
        asked=" ".join(name for number, name in enumerate(names) if s.asked >> number & 1),
        order=" ".join(names[number] for number in s.order),
        stack=[*map(stacks(t, names).text, s.stack)],
        picks=s.picks if any(s.picks) else None,
        ready=[seat for seat in range(t.seats) if s.ready >> seat & 1],
        deck=" ".join(cards[face] for face in reversed(s.deck)),
        discard=" ".join(cards[face] for face in s.discard),
        chance=s.chance.word,
        script=s.chance.script,
        over=bool(s.over),
    )
    plain: dict[str, Any] = terse(msgspec.to_builtins(note))
    return {"system": "flames", **plain, "turn": s.turn}


def _unless_empty(*spent: Any) -> TurnNote | None:
    note = TurnNote(*spent)
    return None if note == TurnNote() else note


def _write_aircraft(t: Tables, s: State, number: int, names: list[str]) -> AircraftNote:
    roster = s.roster
    pilot, leader = roster.pilot[number], roster.leader[number]
    fighter = t.fighters[roster.fighter[number]]
    shipped = t.pack.tables["fighter"].get(fighter.id) is fighter
    credit = s.downed_by[number]
    marks = s.inflicted[number * t.seats : (number + 1) * t.seats]
    return AircraftNote(
        fighter=fighter.id if shipped else _figures(fighter),
        side=roster.side[number],
        seat=roster.seat[number],
        pilot=t.pilots[pilot].id if pilot >= 0 else None,
        leader=names[leader] if leader >= 0 else None,
        level=LEVELS[s.altitude[number]] if s.altitude[number] >= 0 else None,
        damage=s.damage[number],
        down=not s.alive[number],
        downed_by=credit if credit != NOBODY else None,
        acted=bool(s.acted[number]),
        hand=" ".join(t.cards[face].id for face in hand_of(t, s, number)),
        counters=s.aces[number] if s.aces[number] != roster.counters[number] else None,
        evasive=s.evasive[number],
        holds=names[s.holds[number]] if s.holds[number] >= 0 else None,
        position=POSITIONS[s.grip[number]],
        inflicted=marks if any(marks) else [],
    )


def _figures(fighter: Fighter) -> dict[str, Any]:
    """Return the figures of a fighter that is in no pack; falsehoods and zeros are the default."""
    plain: dict[str, Any] = msgspec.to_builtins(fighter)
    plain["damaged"] = {k: v for k, v in plain["damaged"].items() if v or k in REQUIRED}
    return {key: value for key, value in plain.items() if value or key in REQUIRED}


def _write_action(t: Tables, s: State, names: list[str]) -> ActionNote | None:
    if s.use == NOBODY:
        return None
    return ActionNote(
        use=choices.WORDS[s.use],
        by=names[s.by],
        on=names[s.on] if s.on != NOBODY else None,
        card=t.cards[s.face].id if s.face != NOBODY else None,
        hits=s.hits,
        steps=s.steps,
        last=names[s.last] if s.last != NOBODY else None,
        depth=s.depth,
    )
