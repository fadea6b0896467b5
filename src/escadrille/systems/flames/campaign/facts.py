"""What legal orders of a campaign mean, in figures."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Facts, Seat
from escadrille.systems.flames.campaign import choices
from escadrille.systems.flames.campaign.rules.effects import MODIFIERS
from escadrille.systems.flames.campaign.rules.forces import assembled, bombs_of
from escadrille.systems.flames.campaign.schema import Option
from escadrille.systems.flames.campaign.state import Frame, State
from escadrille.systems.flames.campaign.tables import Tables

FIGURES = ("gunner", "shortage", "sun", "winds", "press", "rest")
FLAGS = ("altitude", "fuel", "late", "vital")


class Raid(Facts, frozen=True, tag="raid"):
    """An attack: what it brings, at the scale of the campaign, and what the target bears."""

    target: int
    damaged: int
    destroyed: int
    flak: int
    aircraft: dict[str, int]
    bombs: tuple[int, int, int]
    """Of all aircraft unhurt: Dispersed, Normal, Tight (FLAMES-FLAK-07)."""


class Effect(msgspec.Struct, frozen=True):
    """One thing that an option does (FLAMES-OPT-04)."""

    effect: str
    figure: int = 0
    side: str | None = None
    """Whose figure changes; None: it is declared, or the effect has no side."""
    type: str | None = None
    pilot: str | None = None


class Gains(Facts, frozen=True, tag="gains"):
    """What an option does, with its aircraft at the scale of the campaign."""

    effects: tuple[Effect, ...]


def raid_of(t: Tables, arrow: int) -> Raid:
    """Rules: FLAMES-CAMP-10, FLAMES-CAMP-18, FLAMES-SCALE-01, FLAMES-SCALE-02."""
    side, target = t.side_of[arrow], t.target_of[arrow]
    sheet = t.targets[target]
    loads = [bombs_of(t, flyer) for flyer in assembled(t, arrow, side, [])]
    bombs = (sum(load // 2 for load in loads), sum(loads), 2 * sum(loads))
    damaged, destroyed = t.values(target)
    return Raid(
        target=sheet.number,
        damaged=damaged,
        destroyed=destroyed,
        flak=sheet.flak,
        aircraft={name: n * t.scale for name, n in t.arrows[arrow].aircraft.items()},
        bombs=(bombs[0] * t.scale, bombs[1] * t.scale, bombs[2] * t.scale),
    )


def effects_of(t: Tables, entry: Option) -> tuple[Effect, ...]:
    """Return all that an entry of the sheet lists."""
    found = [
        Effect("aircraft", count * t.scale, type=name) for name, count in entry.aircraft.items()
    ]
    if entry.pilot is not None:
        found.append(Effect("pilot", type=entry.pilot.flies, pilot=entry.pilot.name))
    found += [
        Effect(name, modifier.figure, modifier.side)
        for name in MODIFIERS
        if (modifier := getattr(entry, name)) is not None
    ]
    found += [Effect(name) for name in FLAGS if getattr(entry, name)]
    found += [Effect(name, figure) for name in FIGURES if (figure := getattr(entry, name))]
    return tuple(found)


def raid(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Facts | None:
    return raid_of(t, choice - choices.ARROW)


def gains(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Facts | None:
    if not choices.OPTION <= choice < choices.ARROW:
        return None
    return Gains(effects_of(t, t.entries[t.entry_of[seat, choice - choices.OPTION]]))
