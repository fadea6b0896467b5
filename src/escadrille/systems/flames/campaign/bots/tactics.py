"""The hand-written leader of a side: which target, which option, and what to declare.

Figures come from missions flown by the hand-written pilots: fighters decide a raid, a second one
adds little, and whoever attacks without an escort loses his bombers as a rule.
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Seat
from escadrille.systems.flames.campaign import choices, frames
from escadrille.systems.flames.campaign.engine import CampaignRules
from escadrille.systems.flames.campaign.rules.forces import assembled
from escadrille.systems.flames.campaign.rules.options import asked_now
from escadrille.systems.flames.campaign.schema import CAMPS, Option
from escadrille.systems.flames.campaign.state import State, ledger
from escadrille.systems.flames.campaign.tables import Tables

SECOND: Final = 0.3  # what a further fighter adds to the first
# What one point of a figure is worth, attacking and defending, in shares of the target's points.
WORTH: Final = {
    "sun": (0.06, 0.04),
    "shortage": (0.25, 0.2),
    "gunner": (0.05, 0.02),
    "winds": (0.05, 0.05),
    "bombs": (0.03, 0.0),
    "defense": (0.08, 0.08),
    "support": (0.08, 0.08),
    "flak": (0.06, 0.05),
    "altitude": (0.25, 0.0),
    "late": (0.3, 0.2),
    "fuel": (0.1, 0.05),
}
# What to declare, attacking and defending.
DECLARED: Final = {
    "altitude": (choices.HIGHER, choices.HIGHER),
    "bombs": (choices.OWN, choices.ENEMY),
    "defense": (choices.OWN, choices.ENEMY),
    "support": (choices.OWN, choices.ENEMY),
    "flak": (choices.ENEMY, choices.OWN),
    "winds": (choices.SHORTER, choices.LONGER),
    "pilot": (choices.FREE, choices.FREE),
}
ATTACK, DEFENCE = range(2)


def tactical(rules: CampaignRules, world: State, seat: Seat) -> int:
    """Return the answer of a side, in an imagined world."""
    t, legal = rules.t, rules.legal(world, seat)
    kind = world.stack[-1][0]
    if kind == frames.FLY:
        return choices.FLY
    if kind == frames.ARROW:
        return max(legal, key=lambda choice: raid(t, world, seat, choice - choices.ARROW))
    role = ATTACK if t.side_of[world.arrow] == seat else DEFENCE
    question = asked_now(t, world, seat)
    if question is not None:
        return DECLARED[question.name][role]
    return max(legal, key=lambda choice: gain(t, world, seat, choice, role))


def raid(t: Tables, s: State, side: int, arrow: int) -> float:
    """Return what an attack promises: its points, less those of the defender and of bombers lost.

    With an escort among the options that are left the raid comes through more often.
    """
    damaged, destroyed = t.values(t.target_of[arrow])
    flyers = assembled(t, arrow, side, [])
    bombers = len(flyers)
    escorted = any(brings_fighters(t, entry) for entry in unused(t, s, side))
    through = bombers / (bombers + 1) if escorted else (bombers - 0.8) / (bombers + 1)
    losses: float = (1 - through) * sum(t.types[flyer.type].vp for flyer in flyers)
    return through * damaged - (1 - through) * destroyed - losses


def gain(t: Tables, s: State, side: int, choice: int, role: int) -> float:
    """Return what an option promises in the mission that is planned, in points."""
    if choice == choices.PASS:
        return 0.0
    entry = t.entries[t.entry_of[side, choice - choices.OPTION]]
    _, destroyed = t.values(t.target_of[s.arrow])
    found = float(entry.rest - entry.press) + fighters(t, s, side, entry, role)
    for name, worth in WORTH.items():
        found += worth[role] * figure(entry, name, role) * destroyed
    if entry.pilot is not None:
        found += 0.5 * t.pilots[entry.pilot.name].vp
    if entry.vital:
        found += 0.7 * destroyed if role == DEFENCE else 0.2 * destroyed
    return found


def figure(entry: Option, name: str, role: int) -> int:
    """Return the figure of an effect, as far as it helps who attacks or defends."""
    value = getattr(entry, name)
    if not value or isinstance(value, int):
        return int(value or 0)
    useful = ("own", "enemy")[role if name != "flak" else 1 - role]
    return int(value.figure) if value.side in (None, useful) else 0


def fighters(t: Tables, s: State, side: int, entry: Option, role: int) -> float:
    """Return what the aircraft of an option promise.

    Escorts save the raid and shoot at the interceptor. More interceptors count where the enemy may
    still bring an escort, or flies many bombers. A bomber more is bombs more, and no defence.
    """
    _, destroyed = t.values(t.target_of[s.arrow])
    found = 0.0
    for name, count in entry.aircraft.items():
        share = count * t.scale
        weight = 1 + SECOND * (share - 1)
        if name not in t.pack.tables["fighter"]:
            found += (0.7 if role == ATTACK else -0.1) * destroyed * weight
        elif role == ATTACK:
            enemy = t.types[t.interceptor(1 - side)].vp
            found += (0.5 * enemy + 0.5 * destroyed) * weight
        else:
            awaited = any(brings_fighters(t, one) for one in unused(t, s, 1 - side))
            found += (0.4 if awaited else 0.1) * destroyed * weight
    return found


def brings_fighters(t: Tables, entry: Option) -> bool:
    return any(name in t.pack.tables["fighter"] for name in entry.aircraft)


def unused(t: Tables, s: State, side: int) -> list[Option]:
    """Return the options that a side still has, as both know."""
    used = ledger(t, s).used
    entries = enumerate(t.entries)
    return [one for place, one in entries if one.side == CAMPS[side] and not used[place]]
