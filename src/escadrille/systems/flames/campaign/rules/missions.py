"""The mission in the air as an ordinary battle: FLAMES-CAMP-20 and -21."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from escadrille.kernel.campaign import Mission
from escadrille.mechanics import flying
from escadrille.systems.flames.campaign import choices, frames
from escadrille.systems.flames.campaign.options import OF_THE_MISSION
from escadrille.systems.flames.campaign.rules.effects import effects
from escadrille.systems.flames.campaign.rules.forces import Flyer, assembled
from escadrille.systems.flames.campaign.schema import CAMPS
from escadrille.systems.flames.campaign.state import State, ledger
from escadrille.systems.flames.campaign.tables import Tables

NAMES: Final = (
    {"en": "Axis", "fr": "Axe"},
    {"en": "Allies", "fr": "Alliés"},
)


def mission(t: Tables, s: State) -> Mission | None:
    """Return the mission in the air, which the score sheet and the options decide."""
    if not s.stack or s.stack[-1][0] != frames.FLY:
        return None
    return Mission(
        number=ledger(t, s).missions + 1,
        scenario=scenario(t, s),
        options={name: t.options[name] for name in OF_THE_MISSION},
        seats=tuple(range(t.seats)),
        flown=flying.told(s.flown, choices.FLYING),
    )


def scenario(t: Tables, s: State) -> dict[str, Any]:
    """Return the battle in place: forces, effects of the options, target, attacker, scale."""
    sheet, arrow = t.sheet, t.arrows[s.arrow]
    target = t.targets[t.target_of[s.arrow]]
    number = ledger(t, s).missions + 1
    title = {
        lang: f"{sheet.title.say(lang)}, {number}: {target.name.say(lang)}" for lang in ("en", "fr")
    }
    return {
        "id": f"{sheet.id}-mission-{number}",
        "origin": sheet.origin,
        "title": title,
        "briefing": msgspec.to_builtins(sheet.briefing),
        "year": sheet.year,
        "theatre": sheet.theatre,
        "turns": sheet.turns,
        "side": [_side(t, s, side) for side in range(t.seats)],
        "mission": {
            "attacker": arrow.side,
            "scale": t.scale,
            "half_vp": t.half_vp,
            "target": {
                "name": msgspec.to_builtins(target.name),
                "type": target.kind,
                "damaged": target.damaged,
                "destroyed": target.destroyed,
                "flak": target.flak,
            },
        },
    }


def _side(t: Tables, s: State, side: int) -> dict[str, Any]:
    picks = s.picks[side]
    told: dict[str, Any] = {
        "name": NAMES[side],
        "alliance": CAMPS[side],
        "aircraft": [_plane(t, flyer) for flyer in assembled(t, s.arrow, side, picks)],
    }
    found = effects(t, s.arrow, side, picks)
    return told | ({"effects": found} if found else {})


def _plane(t: Tables, flyer: Flyer) -> dict[str, Any]:
    kind = "fighter" if flyer.type in t.pack.tables["fighter"] else "bomber"
    told: dict[str, Any] = {kind: flyer.type}
    if flyer.loaded:
        told["loaded"] = True
    return told | ({"pilot": flyer.pilot} if flyer.pilot else {})
