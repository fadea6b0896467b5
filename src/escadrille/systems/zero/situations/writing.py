"""From a state to plain data that says everything."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.hands import hand_of
from escadrille.mechanics.notes import terse
from escadrille.systems.zero import choices
from escadrille.systems.zero.options import OPTIONS
from escadrille.systems.zero.orders import labels
from escadrille.systems.zero.schema import start_levels
from escadrille.systems.zero.situations.notes import (
    POSITIONS,
    AircraftNote,
    ElementNote,
    ExchangeNote,
    SequenceNote,
    Situation,
    stacks,
)
from escadrille.systems.zero.state import ABSENT, FLYING, GONE, NOBODY, STATUSES, State
from escadrille.systems.zero.tables import BONUSES, CAPACITY, Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    names = labels(s.roster)
    cards = [card.id for card in t.cards]
    note = Situation(
        system="zero",
        scenario=t.scenario.id,
        options={
            o.name: v
            for o in OPTIONS
            if (v := t.options[o.name]) != t.scenario.options.get(o.name, o.default)
        },
        turns=t.turns,
        seats=[side.seats for side in t.scenario.side],
        element=[_write_element(t, s, number, names) for number in range(s.roster.elements)],
        turn=s.turn,
        first=s.first,
        order=" ".join(names[leader] for leader in s.order),
        slot=s.slot,
        active=names[s.active] if s.active != NOBODY else None,
        sequence=_write_sequence(s, names) if s.active != NOBODY else None,
        exchange=_write_exchange(t, s, names) if s.use != NOBODY else None,
        chain=" ".join(cards[face] for face in s.chain),
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
    return {"system": "zero", **plain, "turn": s.turn}


def _write_element(t: Tables, s: State, element: int, names: list[str]) -> ElementNote:
    roster, leader = s.roster, 2 * element
    fighter = t.fighters[roster.fighter[element]]
    shipped = t.pack.tables["fighter"].get(fighter.id) is fighter
    known = {level for level in range(len(LEVELS)) if roster.levels[element] >> level & 1}
    usual = set(start_levels(fighter, t.scenario.clouds))
    level, foe, grip = s.altitude[element], s.foe[element], s.grip[element]
    mine = _write_aircraft(t, s, leader)
    wingman = _write_aircraft(t, s, leader + 1)
    return ElementNote(
        fighter=fighter.id if shipped else msgspec.to_builtins(fighter),
        side=roster.side[leader],
        seat=roster.seat[leader],
        alone=not roster.wingman[element],
        bonuses=[
            letter for bit, letter in enumerate(BONUSES) if roster.bonuses[element] >> bit & 1
        ],
        surprised=bool(roster.surprised[element]),
        levels=None if known == usual else [LEVELS[number] for number in sorted(known)],
        level=LEVELS[level] if level >= 0 else None,
        holds=names[foe] if grip > 0 else None,
        position=POSITIONS[max(0, grip)],
        promoted=bool(s.promoted[element]),
        shaken=bool(s.shaken[element]),
        hits=mine.hits,
        damaged=mine.damaged,
        status=mine.status,
        hand=mine.hand,
        wingman=None if wingman == AircraftNote() else wingman,
    )


def _write_aircraft(t: Tables, s: State, number: int) -> AircraftNote:
    hits, flipped = s.damage[number], bool(s.flipped[number])
    usual = hits >= s.roster.rows[number][0][CAPACITY]
    status = s.status[number]
    return AircraftNote(
        hits=hits,
        damaged=None if flipped == usual else flipped,
        status=None if status in (ABSENT, FLYING) else STATUSES[status],
        hand=" ".join(t.cards[face].id for face in hand_of(t, s, number)),
    )


def _write_sequence(s: State, names: list[str]) -> SequenceNote:
    target = "gone" if s.target == GONE else names[s.target] if s.target >= 0 else None
    return SequenceNote(
        target=target,
        fired=s.fired,
        earned=s.earned,
        gunner=s.gunner,
        agile_used=bool(s.agile_used),
        opened=bool(s.opened),
        ahead=bool(s.ahead),
    )


def _write_exchange(t: Tables, s: State, names: list[str]) -> ExchangeNote:
    return ExchangeNote(
        use=choices.WORDS[s.use],
        by=names[s.by],
        card=t.cards[s.face].id,
        on=names[s.on] if s.on != NOBODY else None,
        last=names[s.last],
    )
