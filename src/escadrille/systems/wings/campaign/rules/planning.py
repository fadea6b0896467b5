"""Planning in secret: points of the reserve, aircraft, pilots and loads (WINGS-DEP-04)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Out, Secret
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import stores
from escadrille.systems.wings.campaign.rules import men
from escadrille.systems.wings.campaign.rules.base import mission_cost, sound
from escadrille.systems.wings.campaign.rules.tasks import first_flight, suits, totals
from escadrille.systems.wings.campaign.state import Frame, State, pilots
from escadrille.systems.wings.campaign.tables import CAMPS, TASKS, Tables
from escadrille.systems.wings.generator.forces import LOAD, WANTS, Wants

STAYS = 0
CARRIED = ("", "bomb", "rockets", "cluster", "cluster")
TAKES = ((0, 0), (stores.BOMBS, 1), (stores.ROCKETS, 1), (stores.CLUSTERS, 1), (stores.CLUSTERS, 2))
PAID = (0, 1, 1, 0, 1)  # mission points: a cluster comes with a two-seater (WINGS-RULING-19)


def is_complete(picks: list[int]) -> bool:
    return picks[:1] == [STAYS] or len(picks) == 3


def current(t: Tables, s: State, side: int) -> Seat | None:
    """Return the seat of a side that plans now: its leader first, then the others in turn."""
    if s.pledge[side] < 0:
        return t.leader[side]
    return next((seat for seat in t.own[side] if not is_complete(s.picks[seat])), None)


def waiting(t: Tables, s: State) -> list[Seat]:
    found = [current(t, s, side) for side in (0, 1)]
    return [seat for seat in found if seat is not None]


def errand_of(s: State, side: int) -> str | None:
    """Return the errand of a side: who defends has none."""
    return TASKS[s.task].errand if side == s.active else None


def budget(t: Tables, s: State, side: int) -> int:
    return totals(t, s, s.task, s.active)[side] + max(0, s.pledge[side])


def cost_of(t: Tables, s: State, side: int, picks: list[int]) -> int:
    """Return the mission points of one aircraft, as far as it is planned.

    Rules: WINGS-CAMP-08, WINGS-DEP-01, WINGS-RULING-17, WINGS-RULING-19.
    """
    if picks[:1] in ([], [STAYS]):
        return 0
    found = mission_cost(t, s, picks[0] - 1)
    if len(picks) > 1:
        found += men.cost(s, side, picks[1])
    return found + (LOAD * PAID[picks[2]] if len(picks) > 2 else 0)


def left(t: Tables, s: State, side: int) -> int:
    """Return the mission points that a side has not spent yet."""
    return budget(t, s, side) - sum(cost_of(t, s, side, s.picks[seat]) for seat in t.own[side])


def flyers(t: Tables, s: State, side: int) -> list[Seat]:
    return [seat for seat in t.own[side] if s.picks[seat][:1] not in ([], [STAYS])]


def on_the_ground(t: Tables, s: State, side: int) -> list[int]:
    """Return who is fit and does not fly: he may come as a reinforcement."""
    aloft = [s.picks[seat][1] for seat in flyers(t, s, side)]
    return [pilot for pilot in men.fit(s, side) if pilot not in aloft]


def thinkable(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    side = t.camps[seat]
    if s.pledge[side] < 0:
        return [c.PLEDGE + n for n in range(s.cp[side] + 1)]
    picks = s.picks[seat]
    if not picks:
        return [c.STAY, *sorted({c.TYPE + kind for kind in sound(s, side)})]
    if len(picks) == 1:
        return [c.PILOT + pilot for pilot in pilots(s, side)]
    return [*range(c.LOAD, c.LOAD + len(c.LOADS))]


def legal(t: Tables, s: State, seat: Seat) -> list[int]:
    if seat != current(t, s, t.camps[seat]):
        return []
    frame = s.stack[-1]
    return [n for n in thinkable(t, s, frame, seat) if bar(t, s, frame, seat, n) is None]


def bar(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    side = t.camps[seat]
    if s.pledge[side] < 0:
        return _bar_pledge(t, s, side, choice - c.PLEDGE)
    picks = s.picks[seat]
    if not picks:
        if choice == c.STAY:
            leads = seat == t.leader[side]
            return Refusal("WINGS-RULING-90", {"side": CAMPS[side]}) if leads else None
        return _bar_type(t, s, seat, choice - c.TYPE)
    if len(picks) == 1:
        return _bar_pilot(t, s, seat, choice - c.PILOT)
    return _bar_load(t, s, seat, choice - c.LOAD)


def _bar_pledge(t: Tables, s: State, side: int, points: int) -> Refusal | None:
    """Points of the reserve, and enough for what the mission cannot do without (WINGS-CAMP-06)."""
    facts = {"points": points, "reserve": s.cp[side]}
    if not 0 <= points <= s.cp[side]:
        return Refusal("WINGS-CAMP-06", facts)
    base = totals(t, s, s.task, s.active)[side]
    if first_flight(t, s, side, errand_of(s, side)) > base + points:
        return Refusal("WINGS-DEP-01", facts)
    return None


def _bar_type(t: Tables, s: State, seat: Seat, kind: int) -> Refusal | None:
    """A sound aircraft of the stock, with fuel, that the points pay for.

    Rules: WINGS-CAMP-07, WINGS-DEP-01, WINGS-MIS-04, WINGS-RULING-60.
    """
    side = t.camps[seat]
    if not 0 <= kind < len(t.aircraft):
        return Refusal("WINGS-CAMP-07", {"type": ""})
    facts = {"type": t.aircraft[kind].id}
    mates = [s.picks[other][0] - 1 for other in flyers(t, s, side)]
    if mates.count(kind) >= sound(s, side).count(kind):
        return Refusal("WINGS-CAMP-07", facts)
    if len(mates) >= s.stock[side][stores.FUEL]:
        return Refusal("WINGS-RULING-60", facts)
    if seat == t.leader[side] and not suits(t, kind, errand_of(s, side)):
        return Refusal("WINGS-MIS-04", facts)
    men_left = _men(t, s, seat)
    if not men_left:
        return Refusal("WINGS-CAMP-07", facts)
    cheapest = min(men.cost(s, side, pilot) for pilot in men_left)
    spent = mission_cost(t, s, kind) + cheapest + LOAD * _wants(s, t, seat).rockets
    return Refusal("WINGS-DEP-01", facts) if spent > left(t, s, side) else None


def _wants(s: State, t: Tables, seat: Seat) -> Wants:
    """Return what the aircraft of a seat must have: the leader flies what the errand needs."""
    side = t.camps[seat]
    leads = seat == t.leader[side]
    return WANTS.get(errand_of(s, side) or "", Wants()) if leads else Wants()


def _men(t: Tables, s: State, seat: Seat) -> list[int]:
    """Return the pilots who are fit and not planned for yet."""
    side = t.camps[seat]
    taken = [s.picks[other][1] for other in t.own[side] if len(s.picks[other]) > 1]
    return [pilot for pilot in men.fit(s, side) if pilot not in taken]


def _bar_pilot(t: Tables, s: State, seat: Seat, pilot: int) -> Refusal | None:
    """A pilot of the squadron who is fit and not flying already, as far as the points go.

    Rules: WINGS-CAMP-07, WINGS-CAMP-08, WINGS-CAMP-15.
    """
    side = t.camps[seat]
    if pilot not in pilots(s, side):
        return Refusal("WINGS-CAMP-07", {"type": ""})
    facts = {"pilot": men.name_of(t, s, side, pilot)}
    if pilot not in _men(t, s, seat):
        return Refusal("WINGS-CAMP-15", facts)
    spent = men.cost(s, side, pilot) + LOAD * _wants(s, t, seat).rockets
    return Refusal("WINGS-CAMP-08", facts) if spent > left(t, s, side) else None


def _bar_load(t: Tables, s: State, seat: Seat, load: int) -> Refusal | None:
    """What the type carries, the stock has and the points pay for.

    Rules: WINGS-CAMP-07, WINGS-DEP-01, WINGS-DEP-05, WINGS-MIS-04, WINGS-MIS-07.
    """
    side, kind = t.camps[seat], s.picks[seat][0] - 1
    if not 0 <= load < len(c.LOADS):
        return Refusal("WINGS-DEP-05", {"what": ""})
    facts = {"what": c.LOADS[load]}
    leads = seat == t.leader[side]
    if leads and errand_of(s, side) == "bombing" and CARRIED[load] != "cluster":
        return Refusal("WINGS-MIS-04", facts)
    if _wants(s, t, seat).rockets and CARRIED[load] != "rockets":
        return Refusal("WINGS-MIS-07", facts)
    if CARRIED[load] and CARRIED[load] not in t.aircraft[kind].carries:
        return Refusal("WINGS-DEP-05", facts)
    item, count = TAKES[load]
    if count and count > s.stock[side][item] - _taken(t, s, side, item):
        return Refusal("WINGS-CAMP-07", facts)
    return Refusal("WINGS-DEP-01", facts) if LOAD * PAID[load] > left(t, s, side) else None


def _taken(t: Tables, s: State, side: int, item: int) -> int:
    """Return how many of an item the others of a side carry."""
    loads = [s.picks[seat][2] for seat in t.own[side] if len(s.picks[seat]) == 3]
    return sum(TAKES[load][1] for load in loads if load and TAKES[load][0] == item)


def pick(t: Tables, s: State, seat: Seat, choice: int) -> None:
    """Note one answer."""
    side, picks = t.camps[seat], s.picks[seat]
    if s.pledge[side] < 0:
        s.pledge[side] = choice - c.PLEDGE
    elif choice == c.STAY:
        picks.append(STAYS)
    elif not picks:
        picks.append(choice - c.TYPE + 1)
    else:
        picks.append(choice - (c.PILOT if len(picks) == 1 else c.LOAD))


def apply(t: Tables, s: State, seat: Seat, choice: int, out: Out) -> None:
    pick(t, s, seat, choice)
    if not waiting(t, s):
        s.stack.pop()


QUESTION: Secret[Tables, State] = Secret(waiting, legal, bar, apply, thinkable)
