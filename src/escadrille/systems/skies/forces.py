"""Force lists: a side as one line of text, to be kept and shared, and a fight between two of them.

`spitfire-mk-ii adolph-malan 4 3 / hurricane-mk-i 3 2` is one: squadrons of a type and its pilots,
who are told by their skill or, where they are named aces, by their names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from escadrille.content.packs import Pack
from escadrille.kernel.bounds import Seed
from escadrille.kernel.errors import BadOption
from escadrille.systems.skies.schema import MOST_AIRCRAFT, PILOT, Side, Squadron

MOST_POINTS: Final = 3000
ACE: Final = 5
LARGE: Final = 12  # aircraft of a side above which the table is wider, as in the packs
BRIEFING: Final = {
    "en": "Forces of your own choice meet among clouds.",
    "fr": "Des forces de votre choix se rencontrent parmi les nuages.",
}
Text = Annotated[str, Meta(min_length=1, max_length=1000)]


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two lists and what each may cost (SKIES-BASE-51)."""

    attacker: Text
    defender: Text
    points: Annotated[int, Meta(ge=1, le=MOST_POINTS)] = 500
    seed: Seed = 0
    """Of no weight: nothing here is left to chance."""


def read_list(pack: Pack, text: str) -> Side:
    """Return the force of a list; raise BadOption where it is none."""
    squadrons = tuple(_squadron(pack, part.split()) for part in text.split("/"))
    nations = {pack.tables["aircraft"][squadron.type].nation for squadron in squadrons}
    if len(nations) > 1:
        raise BadOption(f"force: {', '.join(sorted(nations))}: a side is of one nation")
    (nation,) = nations
    sides = [side for scenario in pack.tables["scenario"].values() for side in scenario.side]
    name = next(side.name for side in sides if side.nation == nation)
    side = Side(name=name, nation=nation, squadron=squadrons)
    if side.size > MOST_AIRCRAFT:
        raise BadOption(f"force: {side.size} aircraft; at most {MOST_AIRCRAFT} are supported")
    return msgspec.structs.replace(side, points=side.cost(pack.tables["aircraft"]))


def _squadron(pack: Pack, words: list[str]) -> Squadron:
    kind, *pilots = words or [""]
    aces = [word for word in pilots if word in pack.tables["ace"]]
    skills = [word for word in pilots if word not in aces]
    wrong = [word for word in skills if not word.isdecimal() or int(word) not in PILOT]
    if kind not in pack.tables["aircraft"]:
        raise BadOption(f"force: {kind!r} is a type of no pack")
    if wrong or not pilots:
        told = repr(wrong[0]) if wrong else "nobody"
        raise BadOption(f"force: {kind}: {told} is no skill and no named ace (SKIES-BASE-04)")
    ps = sorted(map(int, skills), reverse=True)
    return Squadron(type=kind, ps=(*(ACE for _ in aces), *ps), aces=tuple(aces))


def muster(pack: Pack, raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return the dogfight of two lists as a scenario in place (SKIES-SCEN-01, SKIES-BASE-51)."""
    try:
        wishes = msgspec.convert(raw, Wishes)
    except msgspec.ValidationError as error:
        raise BadOption(f"force: {error}") from error
    sides = [read_list(pack, text) for text in (wishes.attacker, wishes.defender)]
    for side in sides:
        if (side.points or 0) > wishes.points:
            told = f"{side.points} points; {wishes.points} at most"
            raise BadOption(f"force: {side.name.en}: {told} (SKIES-BASE-51)")
    types = pack.tables["aircraft"]
    large = max(side.size for side in sides) > LARGE
    return {
        "id": "lists",
        "origin": "house",
        "title": {"en": f"{wishes.points} points a side", "fr": f"{wishes.points} points par camp"},
        "briefing": BRIEFING,
        "year": max(types[one.type].year for side in sides for one in side.squadron),
        "table": [48, 48] if large else [36, 36],
        "clouds": 4 if large else 3,
        "side": [_plain(side) for side in sides],
    }


def _plain(side: Side) -> dict[str, Any]:
    """Return a side as a scenario tells it, without what goes by default."""
    return {
        "name": {"en": side.name.en, "fr": side.name.fr},
        "nation": side.nation,
        "points": side.points,
        "squadron": [
            {"type": one.type, "ps": list(one.ps), "aces": list(one.aces)} for one in side.squadron
        ],
    }
