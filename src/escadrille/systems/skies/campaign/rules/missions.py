"""The mission in the air as an ordinary battle: SKIES-CAMP-01, -02, -06 and -08."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from escadrille.kernel.campaign import Mission
from escadrille.mechanics import flying
from escadrille.systems.skies.campaign import choices, frames
from escadrille.systems.skies.campaign.options import OF_THE_MISSION
from escadrille.systems.skies.campaign.schema import FLIGHT
from escadrille.systems.skies.campaign.state import State, pilots, rows
from escadrille.systems.skies.campaign.tables import LUFTWAFFE, NOBODY, RAF, Tables

COLONS: Final = {"en": ":", "fr": "\N{NO-BREAK SPACE}:"}
RADAR: Final = {"radar-support": "out-of-the-sun"}  # what the RAF plays without its radar


class Flyer(NamedTuple):
    """An aircraft of a mission, and who of the roster flies it."""

    type: str
    ps: int
    pilot: int
    """His number, or NOBODY: a crew outside the roster (SKIES-CAMP-08)."""
    bomber: bool


def radar_is_out(t: Tables, s: State) -> bool:
    """Was the last mission one for the radar, and lost (SKIES-CAMP-06 a)?"""
    over = rows(s)
    return bool(over) and t.missions[len(over) - 1].radar and over[-1].winner == LUFTWAFFE


def bomber_is_missing(t: Tables, s: State) -> bool:
    """Did the RAF win the last mission with bombers (SKIES-CAMP-06 b)?"""
    raids = [row for mission, row in enumerate(rows(s)) if t.has_bombers(mission)]
    return bool(raids) and raids[-1].winner == RAF


def squadrons(t: Tables, s: State, side: int) -> list[list[Flyer]]:
    """Return who flies the next mission, squadron by squadron.

    Rules: SKIES-CAMP-02, SKIES-CAMP-06, SKIES-CAMP-08, SKIES-RULING-57.
    """
    mission, roster = len(rows(s)), pilots(s, side)
    fewer = bomber_is_missing(t, s)
    found = []
    for place, told in enumerate(t.battles[mission].side[side].squadron):
        crews, named = told.ps, list[int]()
        if place == t.missions[mission].roster[side]:
            crews, named = told.ps[FLIGHT:], s.picks[side]
        elif told.bomber and fewer:
            crews, fewer = told.ps[:-1], False
        flyers = [Flyer(told.type, roster[one].ps, one, bomber=False) for one in named]
        found.append(flyers + [Flyer(told.type, ps, NOBODY, told.bomber) for ps in crews])
    return found


def force(t: Tables, s: State, side: int) -> dict[str, Flyer]:
    """Return the aircraft of a side by their labels, as the mission numbers them."""
    flyers = [flyer for squadron in squadrons(t, s, side) for flyer in squadron]
    return {f"{'ab'[side]}{number}": flyer for number, flyer in enumerate(flyers, start=1)}


def mission(t: Tables, s: State) -> Mission | None:
    """Return the mission in the air, which the ledger and the pilots named decide."""
    if not s.stack or s.stack[-1][0] != frames.FLY:
        return None
    return Mission(
        number=len(rows(s)) + 1,
        scenario=scenario(t, s),
        options={name: t.options[name] for name in OF_THE_MISSION},
        seats=tuple(range(t.seats)),
        flown=flying.told(s.flown, choices.FLYING),
    )


def scenario(t: Tables, s: State) -> dict[str, Any]:
    """Return the battle in place: that of the packs, with the pilots and cards of today."""
    number = len(rows(s))
    sortie, battle = t.missions[number], _plain(msgspec.to_builtins(t.battles[number]))
    title = {
        lang: f"{t.sheet.title.say(lang)}, {number + 1}{colon} {sortie.name.say(lang)}"
        for lang, colon in COLONS.items()
    }
    return {
        **battle,
        "id": f"{t.sheet.id}-mission-{number + 1}",
        "origin": t.sheet.origin,
        "title": title,
        "briefing": msgspec.to_builtins(sortie.briefing),
        "side": [_side(t, s, side, told) for side, told in enumerate(battle["side"])],
    }


def _side(t: Tables, s: State, side: int, told: dict[str, Any]) -> dict[str, Any]:
    flown = squadrons(t, s, side)
    cards = [pilots(s, side)[one].ability for one in s.picks[side]]
    theatres = told["theatres"]
    if side == RAF and radar_is_out(t, s):
        theatres = [RADAR.get(name, name) for name in theatres]
    return {
        **told,
        "theatres": theatres,
        "abilities": [t.abilities[card] for card in cards if card != NOBODY],
        "squadron": [
            {**squadron, "ps": [flyer.ps for flyer in flyers], "aces": [], "may_ace": False}
            for squadron, flyers in zip(told["squadron"], flown, strict=True)
        ],
    }


def _plain(value: Any) -> Any:
    """Leave out what is null: TOML has none."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items() if item is not None}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
