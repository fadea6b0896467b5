"""From a scenario and a seed to the first state."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import SunDrawn, TypesRevealed, WeatherDrawn
from escadrille.systems.wings.frames import PICK, TURN, no_answer
from escadrille.systems.wings.rules import (
    advantage,
    clouds,
    deploying,
    flak,
    modes,
    piles,
    pilots,
    skills,
    weather,
)
from escadrille.systems.wings.schema import grid
from escadrille.systems.wings.state import EMPTY, FLYING, GROUND, NOBODY, Frame, State, fresh
from escadrille.systems.wings.tables import BALLOON, SKIES, Roster, Tables


def opening(t: Tables, chance: Chance) -> State:
    """Return the state before the first question."""
    s = fresh(t, chance)
    s.stack = [(TURN, 0, 0, 0)]
    if EMPTY in s.types:
        s.stack.append((PICK, 0, 0, 0))
    else:
        deploy(t, s, None)
    return s


# Types, picked in secret and at the same time.


def picking(t: Tables, s: State, seat: int) -> int:
    """Return the first aircraft for which a seat has not picked a type, or -1."""
    for aircraft in s.roster.own[seat]:
        if s.types[aircraft] == EMPTY:
            return aircraft
    return -1


def waiting_to_pick(t: Tables, s: State) -> list[int]:
    return [seat for seat in range(t.seats) if picking(t, s, seat) >= 0]


def legal_pick(t: Tables, s: State, seat: int) -> list[int]:
    """Any type of the side at that date (WINGS-DM-02, WINGS-TDM-01, WINGS-CTF-03)."""
    aircraft = picking(t, s, seat)
    return [c.TYPE + number for number in t.choosable[aircraft]] if aircraft >= 0 else []


def bar_pick(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    number = choice - c.TYPE
    if number < 0:
        return no_answer(frame)
    if number in t.choosable[picking(t, s, seat)]:
        return None
    plane = t.aircraft[number]
    return Refusal("WINGS-DM-02", {"type": plane.id, "since": plane.service})


def pickable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return every type of the camp, whatever its date."""
    camp = t.scenario.side[s.roster.side[picking(t, s, seat)]].camp
    return [c.TYPE + n for n, plane in enumerate(t.aircraft) if plane.camp == camp]


def apply_pick(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    s.types[picking(t, s, seat)] = choice - c.TYPE
    if EMPTY not in s.types:
        s.stack.pop()
        if out is not None:
            out.append(TypesRevealed(tuple(t.aircraft[number].id for number in s.types)))
        deploy(t, s, out)


def deploy(t: Tables, s: State, out: Out) -> None:
    """Place everything, form the decks and draw the weather (WINGS-COMP-01, WINGS-COMP-02)."""
    if s.roster.types != s.types:
        s.roster = Roster(t, s.types)
    pilots.enlist(t, s)
    for aircraft, slot in enumerate(t.slots):
        modes.enter(t, s, aircraft)
        s.bombs[aircraft], s.clusters[aircraft] = slot.bombs, slot.clusters
        s.lots[aircraft] = slot.rockets
    for number, spot in enumerate(t.spots, start=t.size):
        s.x[number], s.y[number] = grid(spot.at[0]), grid(spot.at[1])
        s.h[number] = 100 * spot.heading
        balloon = t.piece_kind[number] == BALLOON
        s.status[number] = FLYING if balloon else GROUND
        if balloon and t.altitude:
            s.level[number] = getattr(spot, "level", 0)
            s.counters[number] = getattr(spot, "counters", 0)
    piles.lay_out(t, s)
    flak.lay_out(t, s)
    if t.mode == "ctf":
        modes.lay_flags(t, s)
    clouds.lay_layer(t, s)
    _weather(t, s, out)
    skills.offer(t, s)
    if t.reinforced and t.mission is not None:
        s.reserve = list(t.mission.reserve)
    deploying.offer(t, s)


def _weather(t: Tables, s: State, out: Out) -> None:
    """Draw weather and sun before play (WINGS-WX-02, WINGS-SUN-02)."""
    face = weather.draw_sky(t, s) if t.weather else -1
    if t.weather and out is not None:
        card = t.face_names[face] if face >= 0 else None
        out.append(WeatherDrawn(card, SKIES[s.sky], s.cloud_low, s.cloud_high))
    if t.clouds or t.weather:
        clouds.drift(t, s, out)
    advantage.give(t, s, face)
    if t.options["sun"] and not t.moded and advantage.sun_shines(t, s):
        cards = advantage.draw_sun(t, s)
        if out is not None:
            told = tuple(t.face_names[card] for card in cards)
            out.append(SunDrawn(told, None if s.sun == NOBODY else s.sun))
