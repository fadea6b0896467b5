"""The choice of the mission and of its defences (WINGS-CAMP-10, WINGS-CAMP-11, group MAJ)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import events, frames, stores
from escadrille.systems.wings.campaign.rules import men, sky
from escadrille.systems.wings.campaign.rules.base import mission_cost, sound
from escadrille.systems.wings.campaign.state import Frame, State
from escadrille.systems.wings.campaign.tables import CAMPS, NOBODY, TASKS, Tables
from escadrille.systems.wings.generator import points
from escadrille.systems.wings.generator.forces import LOAD, WANTS, Wants
from escadrille.systems.wings.generator.points import Defences

QUITTING: Final = 1  # the stage at which it is seen who gives up
AERODROME: Final = stores.MAJORS.index("aerodrome")
DEALS: Final = 1 << 30
MOST: Final = (6, 5, 2, 2, 1)  # of each defence: what there is room for
STOCKED: Final = (
    stores.TRENCHES,
    stores.MACHINE_GUNS,
    stores.FLAK,
    stores.BALLOONS,
    stores.NETS,
)
BALLOON: Final = 3  # mission points (WINGS-DEP-01, WINGS-RULING-18)
NETTED: Final = 5


# Points.


def standing_defences(s: State) -> Defences:
    trench, guns, flak, balloons, nets = s.defences
    return Defences(trench, guns, flak, balloons, bool(nets))


def totals(t: Tables, s: State, task: int, active: int) -> list[int]:
    """Return the mission points of each side before it turns campaign points into more."""
    return [sum(bill.values()) for bill in bills(t, s, task, active)]


def bills(t: Tables, s: State, task: int, active: int) -> list[dict[str, int]]:
    """Return the same, line by line.

    Rules: WINGS-CAMP-06, WINGS-MP-02, WINGS-MP-05, WINGS-RULING-18.
    """
    told = TASKS[task]
    players = t.players[active], t.players[1 - active]
    mine = {"players": points.PER_PLAYER * players[0]}
    theirs = standing_defences(s)
    mine |= points.lines(told.errand, told.zone, players, told.aims, Defences(), theirs)
    mine |= {"least": max(0, points.LEAST * players[0] - sum(mine.values())), "asked": s.more}
    known = int(sky.is_known(s, active, told.zone))
    other = {"players": points.PER_PLAYER * players[1], "asked": s.more, "known": known}
    found = [mine, other | {"balloons": -spent_on_balloons(s)}]
    return found if active == 0 else found[::-1]


def spent_on_balloons(s: State) -> int:
    balloons, nets = s.defences[3:]
    return NETTED if nets else BALLOON * balloons


# The mission.


def can_take(t: Tables, s: State, side: int, task: int) -> Refusal | None:
    """Return why a squadron may not take a mission on.

    Rules: WINGS-CAMP-07, WINGS-MIS-04, WINGS-MIS-06, WINGS-MIS-07, WINGS-MAJ-05, WINGS-END-02,
    WINGS-RULING-48, WINGS-RULING-110.
    """
    told = TASKS[task]
    facts = {"task": told.name}
    if told.aim != NOBODY and (refusal := _bar_major(t, s, side, task)):
        return refusal
    budget = totals(t, s, task, side)[side] + s.cp[side]
    if first_flight(t, s, side, told.errand) > budget:
        wants = WANTS.get(told.errand)
        rule = "WINGS-MIS-07" if wants and wants.rockets else "WINGS-MIS-04"
        return Refusal(rule if wants else "WINGS-RULING-90", facts)
    return None


def first_flight(t: Tables, s: State, side: int, errand: str | None) -> int:
    """Return the least mission points for the aircraft that an errand cannot do without."""
    stock, fit = s.stock[side], men.fit(s, side)
    kinds = [kind for kind in sound(s, side) if suits(t, kind, errand)]
    wants = WANTS.get(errand or "", Wants())
    if errand == "bombing" and not stock[stores.CLUSTERS]:
        kinds = []
    if wants.rockets and not stock[stores.ROCKETS]:
        kinds = []
    if not kinds or not fit or not stock[stores.FUEL]:
        return 10**6
    plane = min(mission_cost(t, s, kind) for kind in kinds)
    return plane + min(men.cost(s, side, pilot) for pilot in fit) + LOAD * wants.rockets


def suits(t: Tables, kind: int, errand: str | None) -> bool:
    """Is a type what an errand cannot do without?"""
    wants, plane = WANTS.get(errand or "", Wants()), t.aircraft[kind]
    if wants.two_seater and plane.seats != 2:
        return False
    if errand == "bombing" and "cluster" not in plane.carries:
        return False
    return not wants.rockets or "rockets" in plane.carries


def _bar_major(t: Tables, s: State, side: int, task: int) -> Refusal | None:
    """Return why a major objective may not be photographed or bombed now.

    Rules: WINGS-MAJ-01, WINGS-MAJ-05, WINGS-END-02, WINGS-RULING-110.
    """
    told = TASKS[task]
    facts = {"objective": stores.MAJORS[told.aim]}
    if told.aim == AERODROME:
        if not t.options["aerodrome_finale"]:
            return Refusal("WINGS-END-02", facts)
        ahead = s.score[side] > 2 * s.score[1 - side] or is_weakened(t, s, 1 - side)
        if told.errand == "photography" and not ahead:
            return Refusal("WINGS-RULING-110", facts)
    elif not t.options["major_objectives"]:
        return Refusal("WINGS-MAJ-01", facts)
    if s.ruined[1 - side] >> told.aim & 1:
        return Refusal("WINGS-MAJ-03", facts)
    if told.errand == "bombing" and not s.scouted[side] >> told.aim & 1:
        return Refusal("WINGS-MAJ-05", facts)
    return None


def is_weakened(t: Tables, s: State, side: int) -> bool:
    """Can it not field an aircraft and a pilot for each player (WINGS-RULING-110)?"""
    lacks = max(0, t.players[side] - len(sound(s, side)))
    lacks += max(0, t.players[side] - len(men.fit(s, side)))
    return lacks > s.cp[side]


def legal_choose(t: Tables, s: State, frame: Frame) -> list[int]:
    known = thinkable_choose(t, s, frame, 0)
    return [choice for choice in known if bar_choose(t, s, frame, 0, choice) is None]


def bar_choose(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    task = choice - c.ORDER
    if choice == c.SURRENDER:
        return None if s.missions else Refusal("WINGS-END-01", {"missions": 0})
    if not 0 <= task < len(TASKS):
        return Refusal("WINGS-CAMP-11", {"side": CAMPS[frame[1]]})
    return can_take(t, s, frame[1], task)


def thinkable_choose(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    return [c.SURRENDER, *range(c.ORDER, c.ORDER + len(TASKS))]


def choose(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Take a mission, and draw its weather; or take none on any more.

    Rules: WINGS-CAMP-11, WINGS-END-01, WINGS-RULING-109.
    """
    if choice == c.SURRENDER:
        s.quits |= 1 << frame[1]
        s.stack[:] = [(frames.CAMPAIGN, QUITTING, 0, 0)]
        return
    s.task = choice - c.ORDER
    s.weather = s.chance.below(sky.cards(t))
    s.deal = s.chance.below(DEALS)
    s.stack.pop()
    if out is not None:
        side, told = CAMPS[frame[1]], TASKS[s.task].name
        out.append(events.TaskChosen(side, told, sky.drawn(t, s)["sky"]))


# Defences.


def bar_defend(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Defences of the stock, which pay for the other side; points, one for each player.

    Rules: WINGS-CAMP-07, WINGS-CAMP-11, WINGS-MP-04, WINGS-MP-05, WINGS-DEP-01, WINGS-RULING-18.
    """
    side, kind = frame[1], choice - c.DEFENCE
    if choice == c.DONE:
        return None
    if choice == c.MORE:
        full = s.more >= t.players[side]
        return Refusal("WINGS-MP-05", {"points": s.more}) if full else None
    if not 0 <= kind < len(c.DEFENCES):
        return Refusal("WINGS-CAMP-11", {"side": CAMPS[side]})
    facts = {"what": c.DEFENCES[kind]}
    if TASKS[s.task].errand == "patrol" or s.defences[kind] >= MOST[kind]:
        return Refusal("WINGS-CAMP-11", facts)
    if s.defences[kind] >= s.stock[side][STOCKED[kind]]:
        return Refusal("WINGS-CAMP-07", facts)
    if kind == len(c.DEFENCES) - 1 and s.defences[3] < 2:
        return Refusal("WINGS-RULING-18", facts)
    after = s.clone()
    after.defences[kind] += 1
    budget = totals(t, after, s.task, 1 - side)[side] + s.cp[side]
    return Refusal("WINGS-DEP-01", facts) if first_flight(t, s, side, None) > budget else None


def thinkable_defend(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    return [c.DONE, c.MORE, *range(c.DEFENCE, c.DEFENCE + len(c.DEFENCES))]


def legal_defend(t: Tables, s: State, frame: Frame) -> list[int]:
    known = thinkable_defend(t, s, frame, 0)
    return [choice for choice in known if bar_defend(t, s, frame, 0, choice) is None]


def defend(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice == c.DONE:
        s.stack.pop()
    elif choice == c.MORE:
        s.more += 1
    else:
        s.defences[choice - c.DEFENCE] += 1
    if out is not None and choice != c.DONE:
        out.append(events.DefenceAdded(CAMPS[frame[1]], c.WORDS[choice]))


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    frames.CHOOSE: Decision(legal_choose, bar_choose, choose, thinkable_choose),
    frames.DEFEND: Decision(legal_defend, bar_defend, defend, thinkable_defend),
}
