"""The weather of the day and what it does to aircraft (group WX)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import WeatherHit
from escadrille.systems.wings.rules import piles
from escadrille.systems.wings.rules.clouds import is_cloud
from escadrille.systems.wings.rules.damage import Shot, batter, suffer
from escadrille.systems.wings.rules.losses import settle
from escadrille.systems.wings.rules.programming import kind_of
from escadrille.systems.wings.state import FLYING, KNOWN, NO_POINTS, PLAYED, State
from escadrille.systems.wings.tables import (
    CLIMB,
    DIVE,
    EXPLOSION,
    IMMELMANN,
    JAMS,
    NONE,
    SKIES,
    Tables,
)

HIGHEST: Final = 5  # value in the tables of weather and sun (WINGS-RULING-25)
CLEAR: Final = 0  # by their place in SKIES
MEDIUM: Final = 1
HEAVY: Final = 2


def season_of(t: Tables, month: int) -> str:
    for season in t.pack.tables["season"].values():
        if month in season.months:
            return str(season.id)
    raise AssertionError(f"no season has month {month}")


def draw_sky(t: Tables, s: State) -> int:
    """Draw the weather of the day; return the card, or -1 where the scenario tells it.

    Rules: WINGS-WX-01, WINGS-WX-02, WINGS-RULING-25, WINGS-RULING-88.
    """
    told = t.scenario.weather
    face = -1
    if told is None:
        face = draw_value(t, s)
        month = int(t.scenario.date.split("-")[1])
        season = t.pack.tables["season"][season_of(t, month)]
        told = next(draw for draw in season.draws if t.value[face] in draw.values)
    s.sky = SKIES.index(told.sky)
    if s.sky:
        s.cloud_low, s.cloud_high = told.low, told.high
    return face


def draw_value(t: Tables, s: State) -> int:
    """Draw an A card for a table and shuffle it back (WINGS-RULING-25)."""
    while True:
        deck = s.decks[t.pile[t.twin]]
        face = deck[s.chance.below(len(deck))]
        if t.special[face] != EXPLOSION and t.value[face] <= HIGHEST:
            return face


def start_draws(t: Tables, s: State, out: Out) -> None:
    """Everyone who flies in Heavy weather draws at the start of the turn (WINGS-WX-06, -07).

    Rules: WINGS-WX-06, WINGS-WX-07.
    """
    if s.sky != HEAVY:
        return
    for aircraft in range(t.size):
        if s.status[aircraft] == FLYING:
            _draw(t, s, aircraft, out)
    settle(t, s, out)


def move_draws(t: Tables, s: State, out: Out) -> None:
    """One more after each steep manoeuvre, Immelmann, climb or dive (WINGS-RULING-26)."""
    if s.sky != HEAVY:
        return
    for aircraft in range(t.size):
        if s.status[aircraft] != FLYING or not s.did[aircraft] & PLAYED:
            continue
        cards, face = s.roster.deck[aircraft], s.last[aircraft]
        if cards.steep[face] or kind_of(cards, face) in (IMMELMANN, CLIMB, DIVE):
            _draw(t, s, aircraft, out)
    settle(t, s, out)


def _draw(t: Tables, s: State, aircraft: int, out: Out) -> None:
    face = piles.draw(t, s, t.single, out)
    if face < 0:
        return
    value, special = t.value[face], t.special[face]
    clouded = is_cloud(s, s.level[aircraft])
    points = weather_points(value, clouded=clouded)
    if out is not None:
        out.append(WeatherHit(t.labels[aircraft], t.face_names[face], points))
    applies = clouded and (value or special == EXPLOSION) and special != NONE
    if applies and special not in JAMS:
        shot = Shot(aircraft, t.single, 1, "weather", flags=NO_POINTS | KNOWN)
        shot.faces.append(face)
        suffer(t, s, shot, out)
    else:
        piles.discard(t, s, face)
    batter(t, s, aircraft, points)


def weather_points(value: int, *, clouded: bool) -> int:
    """Return what a card costs in Heavy weather (WINGS-WX-06, WINGS-WX-07)."""
    if value % 2:
        return 1
    return 2 if clouded and value else 0
