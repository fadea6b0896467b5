"""The career of a pilot of one's own in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from escadrille.kernel.words import Say
from escadrille.systems.wings.keeping import Kept


def tell(told: Mapping[str, Any], say: Say) -> list[str]:
    """Return a career in words."""
    kept = msgspec.convert(told, Kept)
    if kept.career is None:
        return []
    career, pilot = kept.career, kept.career.pilot
    lines = [
        say(
            "wings-own-man",
            name=pilot.name,
            rank=kept.rank,
            standing=say(f"wings-standing-{pilot.standing}"),
            behaviour=say(f"wings-skill-{pilot.behaviour}"),
            state=say(f"wings-fate-{career.state}"),
        ),
        say("wings-own-sum", victories=pilot.victories, points=career.points),
    ]
    lines += [
        say("wings-own-has", what=say(f"wings-skill-{one}"), does=say(f"wings-skill-does-{one}"))
        for one in (*pilot.skills, *pilot.equipment)
    ]
    lines += [
        say(
            "wings-own-flight",
            number=number,
            errand=say(f"wings-errand-{flight.mission}"),
            state=say(f"wings-fate-{flight.fate}"),
            victories=flight.homologated,
            points=flight.points,
        )
        for number, flight in enumerate(career.log, start=1)
    ]
    if kept.due:
        open_to = [skill for skill, rule in kept.skills.items() if rule is None]
        lines.append(say("wings-own-due", count=kept.due, skills=", ".join(open_to)))
    goods = [item for item, rule in kept.items.items() if rule is None]
    return [*lines, say("wings-own-shop", items=", ".join(goods))] if goods else lines
