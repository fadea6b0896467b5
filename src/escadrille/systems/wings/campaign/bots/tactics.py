"""The hand-written leader of a squadron: what to buy, which mission, whom to send.

He keeps a fighter, a pilot and sorties for each player, lets mechanics mend, and then wants guns
on the ground and a two-seater. He takes the mission that should pay best, but seldom the same one
again and again; he fetches his men back. He defends with the guns that he has. As the maxims say
he sends whomever he can, and gives up nothing that he has begun (WINGS-DOC-01).
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Seat
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import frames, stores
from escadrille.systems.wings.campaign.engine import CampaignRules
from escadrille.systems.wings.campaign.rules import men, planning
from escadrille.systems.wings.campaign.rules.base import mission_cost, sound
from escadrille.systems.wings.campaign.state import (
    CAPTURED,
    MISSING,
    SIDE,
    TASK,
    State,
    of,
    pilots,
    rows,
    slots,
)
from escadrille.systems.wings.campaign.state import STATE as STATE_OF
from escadrille.systems.wings.campaign.tables import TASKS, Tables

GOOD_SKILLS: Final = ("good-shot", "marksman", "excellent-shot", "serpent", "grass-snake", "viper")
GOOD_BEHAVIOURS: Final = ("knight", "soldier", "artist")
WORTH: Final = {
    "patrol": 1.6,
    "strafing": 3.0,
    "bombing": 3.2,
    "photography": 1.2,
    "reconnaissance": 2.2,
    "rescue": 1.2,
    "test": 0.6,
    "theft": 1.2,
}
"""What an errand brings on average, in points of the squadron: a guess from many flights."""
DEEP: Final = 1.0
STALE: Final = 1.1  # for each time that it was flown of late
LATELY: Final = 3  # missions
AWAY: Final = (MISSING, CAPTURED)
HOMESICK: Final = 3.5
LAID: Final = 2  # machine guns beside what is attacked: each pair pays for the other side


def tactical(rules: CampaignRules, world: State, seat: Seat) -> int:
    """Return the answer of a seat, in an imagined world."""
    t, legal = rules.t, rules.legal(world, seat)
    kind, side = world.stack[-1][0], rules.t.camps[seat]
    if kind == frames.FLY:
        return c.FLY
    if kind == frames.CHOOSE:
        missions = [choice for choice in legal if choice != c.SURRENDER]
        return max(missions, key=lambda choice: _worth(t, world, choice - c.ORDER))
    if kind == frames.DEFEND:
        return _defend(world, legal)
    if kind == frames.PLAN:
        return _plan(t, world, seat, legal)
    return _base(t, world, side, legal)


def _worth(t: Tables, s: State, task: int) -> tuple[float, int]:
    """Return what a mission promises, and of equals the first."""
    told, side = TASKS[task], s.active
    worth = WORTH[told.errand] + DEEP * (told.zone == "deep") + 0.2 * (told.zone == "conflict")
    mine = [row for row in rows(s)[-LATELY:] if row[SIDE] == side]
    worth -= STALE * sum(TASKS[row[TASK]].errand == told.errand for row in mine)
    away = [pilot for pilot in pilots(s, side) if of(s, side, pilot, STATE_OF) in AWAY]
    if told.errand == "rescue" and away:
        worth += HOMESICK
    if told.aim >= 0:
        worth += 0.4 if told.errand == "photography" else DEEP
    return worth - 0.6 * max(0, told.aims - 1), -task


def _defend(s: State, legal: list[int]) -> int:
    """Lay machine guns, then a battery, and no more than hold a place."""
    guns, battery = c.DEFENCE + 1, c.DEFENCE + 2
    if guns in legal and s.defences[1] < LAID:
        return guns
    return battery if battery in legal and not s.defences[2] else c.DONE


def _plan(t: Tables, s: State, seat: Seat, legal: list[int]) -> int:
    """Spend what a good squadron costs, on the dearest aircraft and the best pilots."""
    side = t.camps[seat]
    if s.pledge[side] < 0:
        return next((n for n in legal if n >= c.PLEDGE + min(2, s.cp[side] // 3)), legal[-1])
    picks = s.picks[seat]
    if not picks:
        types = [choice for choice in legal if choice != c.STAY]
        if not types:
            return legal[0]
        return max(
            types, key=lambda n: (mission_cost(t, s, n - c.TYPE), t.aircraft[n - c.TYPE].service)
        )
    if len(picks) == 1:
        return min(
            legal,
            key=lambda n: (of(s, side, n - c.PILOT, STATE_OF), -men.cost(s, side, n - c.PILOT), n),
        )
    errand = planning.errand_of(s, side)
    return legal[-1] if errand in ("bombing", "strafing") else legal[0]


def _base(t: Tables, s: State, side: int, legal: list[int]) -> int:
    """Choose what pilots learn, mend, then buy what is short."""
    for wanted, first in ((GOOD_BEHAVIOURS, c.BEHAVIOUR), (GOOD_SKILLS, c.SKILL)):
        known = {c.WORDS.index(word, first): word for word in wanted}
        found = [choice for choice in known if choice in legal]
        if found:
            return found[0]
    if c.DONE not in legal and legal[0] != c.SURRENDER and legal[0] < c.GOOD:
        return legal[0]
    if c.EXCHANGE in legal:
        return c.EXCHANGE
    mends = [choice for choice in legal if c.REPAIR <= choice < c.PLEDGE]
    if mends:
        return mends[0]
    for choice in _wishes(t, s, side, legal):
        if choice in legal:
            return choice
    return c.DONE if c.DONE in legal else legal[0]


def _wishes(t: Tables, s: State, side: int, legal: list[int]) -> list[int]:
    """Return what is short, the most urgent first; what is not urgent leaves a point a player."""
    players, stock, planes = t.players[side], s.stock[side], sound(s, side)
    fit, spare = len(men.fit(s, side)), s.cp[side] - t.players[side]
    fighters = sum(t.aircraft[kind].seats == 1 for kind in planes)
    broken = any(damage > 1 for _, damage in slots(s, side))
    wanted = (
        (fighters < players, "fighter"),
        (fit < players, "hire-rookie"),
        (stock[stores.FUEL] < 2 * players, "fuel"),
        (stock[stores.AMMUNITION] < 2 * players, "crate"),
        (not stock[stores.MECHANICS], "mechanics"),
        (broken and not stock[stores.PARTS], "parts"),
        (spare >= 2 and not stock[stores.MACHINE_GUNS], "machine-guns"),
        (spare >= 2 and len(planes) == fighters, "two-seater"),
        (spare >= 2 and len(planes) > fighters and not stock[stores.CLUSTERS], "clusters"),
        (spare >= 1 and fighters <= players, "fighter"),
        (spare >= 2 and fit <= players, "hire-rookie"),
        (spare >= 4 and not stock[stores.FLAK], "batteries"),
    )
    on_sale = [choice for choice in legal if c.TYPE <= choice < c.REPAIR]
    newest = {
        "fighter": _newest(t, s, [n for n in on_sale if _seats(t, n) == 1]),
        "two-seater": _newest(t, s, [n for n in on_sale if _seats(t, n) == 2]),
    }
    found: list[int] = []
    for short, what in wanted:
        if short:
            found += newest[what] if what in newest else [c.WORDS.index(what, c.GOOD)]
    return found


def _seats(t: Tables, choice: int) -> int:
    return t.aircraft[choice - c.TYPE].seats


def _newest(t: Tables, s: State, choices: list[int]) -> list[int]:
    """Return the newest type that costs a mission point, or the newest of all."""
    usual = [n for n in choices if mission_cost(t, s, n - c.TYPE) == 1]
    return sorted(usual or choices, key=lambda n: t.aircraft[n - c.TYPE].service)[-1:]
