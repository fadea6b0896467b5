"""From a state to plain data that says everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from escadrille.mechanics.notes import Stacks, terse
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import frames, stores
from escadrille.systems.wings.campaign import state as st
from escadrille.systems.wings.campaign.options import OPTIONS
from escadrille.systems.wings.campaign.rules import course, men
from escadrille.systems.wings.campaign.situations import notes
from escadrille.systems.wings.campaign.state import State, of, pilots, rows, slots
from escadrille.systems.wings.campaign.tables import CAMPS, NOBODY, TASKS, ZONES, Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    usual = {option.name: option.default for option in OPTIONS} | t.scenario.options
    note = notes.Situation(
        scenario=t.scenario.id,
        options={name: t.options[name] for name in usual if t.options[name] != usual[name]},
        day=s.day,
        active=CAMPS[s.active],
        ended=course.REASONS[s.ended - 1] if s.ended else None,
        winner=None if s.winner == NOBODY else CAMPS[s.winner],
        task=None if s.task == NOBODY else TASKS[s.task].name,
        weather=s.weather,
        deal=s.deal,
        more=s.more,
        ready=named(CAMPS, s.ready),
        quits=named(CAMPS, s.quits),
        offers=named(CAMPS, s.offers),
        defences=s.defences if any(s.defences) else None,
        side=[_side(t, s, side) for side in (0, 1)],
        picks=[_picks(t, row) for row in s.picks] if any(s.picks) else None,
        flown=[("", *c.FLYING)[said] for said in s.flown] if any(s.flown) else None,
        log=[_row(row) for row in rows(s)],
        stack=[
            *map(Stacks(frames.KINDS, {"side": {n: i for i, n in enumerate(CAMPS)}}).text, s.stack)
        ],
        word=s.chance.word,
        script=s.chance.script,
    )
    plain: dict[str, Any] = to_builtins(note)
    kept = {key: plain[key] for key in ("picks", "flown") if key in plain}
    return {"system": "wings-campaign", "scenario": t.scenario.id, **terse(plain), **kept}


def named(names: Sequence[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _picks(t: Tables, picks: list[int]) -> list[str]:
    found = ["stay" if not one else t.aircraft[one - 1].id for one in picks[:1]]
    found += [f"p{pilot + 1}" for pilot in picks[1:2]]
    return found + [c.LOADS[load] for load in picks[2:]]


def _row(row: list[int]) -> notes.LogNote:
    return notes.LogNote(
        task=TASKS[row[st.TASK]].name,
        active=CAMPS[row[st.SIDE]],
        success=bool(row[st.SUCCESS]),
        points=[row[st.ENTENTE], row[st.EMPIRES]],
        lost=[row[st.LOST_ENTENTE], row[st.LOST_EMPIRES]],
        day=row[st.DAY],
    )


def _side(t: Tables, s: State, side: int) -> notes.SideNote:
    return notes.SideNote(
        cp=s.cp[side],
        score=s.score[side],
        owned=named(stores.LINES, s.owned[side]),
        bought=named(stores.LINES, s.bought[side]),
        fresh=bool(s.fresh[side]),
        ruined=named(stores.MAJORS, s.ruined[side]),
        scouted=named(stores.MAJORS, s.scouted[side]),
        known=named(ZONES, s.known[side]),
        weak=bool(s.weak[side]),
        pledge=None if s.pledge[side] == NOBODY else s.pledge[side],
        offset=s.offset[side],
        stock={stores.ITEMS[item]: n for item, n in enumerate(s.stock[side]) if n},
        hangar=[
            notes.PlaneNote(type=t.aircraft[kind].id, damage=damage)
            for kind, damage in slots(s, side)
        ],
        pilots=[_pilot(s, side, pilot) for pilot in pilots(s, side)],
    )


def _pilot(s: State, side: int, pilot: int) -> notes.PilotNote:
    def told(what: int) -> int:
        return of(s, side, pilot, what)

    return notes.PilotNote(
        behaviour=men.behaviour_of(s, side, pilot),
        skills=named(c.SKILLS, told(st.SKILLS)),
        start=told(st.START),
        victories=told(st.VICTORIES),
        points=told(st.POINTS),
        earned=told(st.EARNED),
        merit=told(st.MERIT),
        state=st.STATES[told(st.STATE)],
        rested=told(st.RESTED),
        flew=told(st.FLEW),
        kit=named(men.GEAR, told(st.KIT)),
        loaded=told(st.LOADED),
        sorties=told(st.SORTIES),
        mission=told(st.MISSION),
    )
