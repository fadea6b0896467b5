"""Between missions: stores, repairs, equipment, and what pilots learn (group CAMP)."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Out, Secret
from escadrille.systems.wings import careers
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import events, stores
from escadrille.systems.wings.campaign.rules import men
from escadrille.systems.wings.campaign.state import (
    BEHAVIOUR,
    CAPTURED,
    DEAD,
    KIT,
    LOADED,
    MISSING,
    POINTS,
    SKILLS,
    STATE,
    Frame,
    State,
    of,
    pilots,
    put,
    slots,
)
from escadrille.systems.wings.campaign.tables import CAMPS, Tables, month_of
from escadrille.systems.wings.rules.deeds import COSTS

GEAR = tuple(stores.EQUIP)
PER_PLAYER = 2  # mission points (WINGS-CAMP-06)


def waiting(t: Tables, s: State) -> list[Seat]:
    return [t.leader[side] for side in (0, 1) if not s.ready >> side & 1]


def thinkable(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    side = t.camps[seat]
    pilot = men.learner(t, s, side)
    if pilot >= 0:
        if not of(s, side, pilot, BEHAVIOUR):
            return [c.BEHAVIOUR + n for n in range(len(c.BEHAVIOURS))]
        return [c.SKILL + n for n in range(len(c.SKILLS))]
    camp = CAMPS[side]
    planes = [n for n, plane in enumerate(t.aircraft) if plane.camp == camp]
    return [
        c.DONE,
        c.EXCHANGE,
        *range(c.GOOD, c.GOOD + len(stores.GOODS)),
        *(c.TYPE + plane for plane in planes),
        *(c.REPAIR + n for n, (_, damage) in enumerate(slots(s, side)) if damage),
        *(
            c.EQUIP + len(GEAR) * pilot + item
            for pilot in men.fit(s, side)
            if careers.spendable(of(s, side, pilot, POINTS))
            for item in range(len(GEAR))
        ),
    ]


def legal(t: Tables, s: State, seat: Seat) -> list[int]:
    side = t.camps[seat]
    if s.ready >> side & 1 or seat != t.leader[side]:
        return []
    frame = s.stack[-1]
    known = sorted(thinkable(t, s, frame, seat))
    return [n for n in known if bar(t, s, frame, seat, n) is None]


def bar(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    side = t.camps[seat]
    pilot = men.learner(t, s, side)
    if pilot >= 0:
        return _bar_lesson(t, s, side, pilot, choice)
    if choice == c.DONE:
        fails = not s.missions and not can_field(t, s, side)
        return Refusal("WINGS-RULING-90", {"side": CAMPS[side]}) if fails else None
    if choice == c.EXCHANGE:
        return _bar_exchange(s, side)
    if c.GOOD <= choice < c.GOOD + len(stores.GOODS):
        good = stores.GOODS[choice - c.GOOD]
        return _bar_purchase(t, s, side, good.line, good.price, choice)
    if 0 <= choice - c.TYPE < len(t.aircraft):
        return _bar_aircraft(t, s, side, choice)
    if 0 <= choice - c.REPAIR < len(s.hangar[side]) // 2:
        return _bar_repair(s, side, choice - c.REPAIR)
    if 0 <= choice - c.EQUIP < len(GEAR) * len(pilots(s, side)):
        return _bar_item(s, side, *divmod(choice - c.EQUIP, len(GEAR)))
    return Refusal("WINGS-CAMP-04", {"side": CAMPS[side]})


def _bar_exchange(s: State, side: int) -> Refusal | None:
    """Both sides hold a prisoner, and it has not offered yet (WINGS-STATE-04, WINGS-RULING-73)."""
    both = all(men.captured(s, one) for one in (0, 1))
    if both and not s.offers >> side & 1:
        return None
    return Refusal("WINGS-RULING-73", {"side": CAMPS[side]})


def _bar_lesson(t: Tables, s: State, side: int, pilot: int, choice: int) -> Refusal | None:
    """A pilot chooses first: his behaviour, and the skills that are due to him."""
    facts = {"pilot": men.name_of(t, s, side, pilot)}
    if not of(s, side, pilot, BEHAVIOUR):
        fits = 0 <= choice - c.BEHAVIOUR < len(c.BEHAVIOURS)
        return None if fits else Refusal("WINGS-PIL-01", facts)
    if not 0 <= choice - c.SKILL < len(c.SKILLS):
        return Refusal("WINGS-EVO-04", facts)
    skill = c.SKILLS[choice - c.SKILL]
    rule = men.forbids(t, s, side, pilot, skill)
    return Refusal(rule, facts | {"skill": skill}) if rule else None


def price_of(s: State, side: int, line: int, price: int) -> int:
    """Return what a purchase costs: twice as much once a major objective is lost.

    Rules: WINGS-MAJ-03, WINGS-MAJ-04.
    """
    lost = [
        major
        for major, lines in enumerate(stores.DOUBLED)
        if line in lines and s.ruined[side] >> major & 1
    ]
    return 2 * price if lost and s.missions and s.owned[side] >> line & 1 else price


def _bar_purchase(
    t: Tables, s: State, side: int, line: int, price: int, choice: int
) -> Refusal | None:
    """Return why a squadron may not buy: one of each line between missions, and one new one.

    Rules: WINGS-CAMP-04, WINGS-CAMP-16, WINGS-RULING-61, WINGS-RULING-90.
    """
    price = price_of(s, side, line, price)
    facts = {"price": price, "points": s.cp[side]}
    if price > s.cp[side]:
        return Refusal("WINGS-CAMP-04", facts)
    if s.missions:
        if s.bought[side] >> line & 1:
            return Refusal("WINGS-RULING-61", {"line": stores.LINES[line]})
        if not s.owned[side] >> line & 1 and s.fresh[side]:
            return Refusal("WINGS-CAMP-16", {"line": stores.LINES[line]})
        return None
    after = s.clone()
    _buy(t, after, side, choice)
    if needed(t, after, side) > after.cp[side]:
        return Refusal("WINGS-RULING-90", facts)
    return None


def _bar_aircraft(t: Tables, s: State, side: int, choice: int) -> Refusal | None:
    """The date decides what can be bought (WINGS-MIS-12)."""
    kind, month = choice - c.TYPE, month_of(s.day)
    if not t.available(kind, side, month):
        return Refusal("WINGS-MIS-12", {"type": t.aircraft[kind].id})
    line, price, _ = stores.AIRCRAFT[t.cost_class(kind, month)]
    return _bar_purchase(t, s, side, line, price, choice)


def _bar_repair(s: State, side: int, place: int) -> Refusal | None:
    """A mechanic; for special damage a point of the reserve each, and a part.

    Rules: WINGS-CAMP-14, WINGS-RULING-60.
    """
    damage, stock = s.hangar[side][2 * place + 1], s.stock[side]
    specials = max(0, damage - 1)
    lacks = not stock[stores.MECHANICS] or (specials and not stock[stores.PARTS])
    if not damage or lacks or specials > s.cp[side]:
        return Refusal("WINGS-CAMP-14", {"specials": specials, "points": s.cp[side]})
    return None


def _bar_item(s: State, side: int, pilot: int, item: int) -> Refusal | None:
    """His own points and an item of stock.

    Rules: WINGS-EQP-01, WINGS-EQP-02, WINGS-BEH-01, WINGS-RULING-108.
    """
    name, points = GEAR[item], of(s, side, pilot, POINTS)
    facts = {"item": name, "points": careers.spendable(points)}
    if of(s, side, pilot, STATE) in (MISSING, CAPTURED, DEAD):
        return Refusal("WINGS-EQP-01", facts)
    if not s.stock[side][stores.EQUIP[name]]:
        return Refusal("WINGS-RULING-108", facts)
    if careers.PRICES[name] > careers.spendable(points):
        return Refusal("WINGS-EQP-02", facts)
    if men.behaviour_of(s, side, pilot) == "knight" and name in (*careers.UNKNIGHTLY, "bullets"):
        return Refusal("WINGS-BEH-01", facts)
    kit, loaded = of(s, side, pilot, KIT), of(s, side, pilot, LOADED)
    has = loaded > men.FULL if name == "bullets" else kit >> _bit(name) & 1
    if has or (name == "bullets" and not kit >> _bit("handgun") & 1):
        return Refusal("WINGS-EQP-01", facts)
    return None


def _bit(name: str) -> int:
    return [*men.GEAR].index(name)  # type: ignore[arg-type]


# What an answer does.


def apply(t: Tables, s: State, seat: Seat, choice: int, out: Out) -> None:
    side = t.camps[seat]
    pilot = men.learner(t, s, side)
    told: Any = None
    camp = CAMPS[side]
    if pilot >= 0:
        told = events.Learnt(camp, men.name_of(t, s, side, pilot), c.WORDS[choice])
        if c.SKILL <= choice < c.SKILL + len(c.SKILLS):
            put(s, side, pilot, SKILLS, of(s, side, pilot, SKILLS) | 1 << choice - c.SKILL)
        else:
            men.behave(s, side, pilot, choice - c.BEHAVIOUR)
    elif choice == c.DONE:
        s.ready |= 1 << side
        told = events.BaseLeft(camp)
        if s.ready == 3:
            s.stack.pop()
    elif choice == c.EXCHANGE:
        s.offers |= 1 << side
        told = events.ExchangeOffered(camp)
    elif choice >= c.EQUIP:
        told = _equip(t, s, side, *divmod(choice - c.EQUIP, len(GEAR)))
    elif choice >= c.REPAIR:
        place = 2 * (choice - c.REPAIR)
        kind, damage = s.hangar[side][place : place + 2]
        s.hangar[side][place + 1] = 0
        s.cp[side] -= damage - 1
        s.stock[side][stores.PARTS] -= damage > 1
        told = events.Repaired(camp, t.aircraft[kind].id, damage - 1)
    else:
        price = _buy(t, s, side, choice)
        good = t.aircraft[choice - c.TYPE].id if choice >= c.TYPE else c.WORDS[choice]
        told = events.Purchased(camp, good, price)
    if out is not None:
        out.append(told)


def _buy(t: Tables, s: State, side: int, choice: int) -> int:
    """Take a purchase into stock, and return its price (WINGS-CAMP-04, WINGS-CAMP-05)."""
    if choice >= c.TYPE:
        kind = choice - c.TYPE
        line, price, count = stores.AIRCRAFT[t.cost_class(kind, month_of(s.day))]
        s.hangar[side] += [kind, 0] * count
    else:
        good = stores.GOODS[choice - c.GOOD]
        line, price = good.line, good.price
        for item, count in good.items:
            s.stock[side][item] += count
        if good.standing:
            men.join(s, side, good.standing)
    price = price_of(s, side, line, price)
    s.cp[side] -= price
    if s.missions and not s.owned[side] >> line & 1:
        s.fresh[side] = 1
    s.owned[side] |= 1 << line
    s.bought[side] |= 1 << line
    return price


def _equip(t: Tables, s: State, side: int, pilot: int, item: int) -> events.Equipped:
    name = GEAR[item]
    put(s, side, pilot, POINTS, careers.bought(of(s, side, pilot, POINTS), name))
    s.stock[side][stores.EQUIP[name]] -= 1
    if name == "bullets":
        put(s, side, pilot, LOADED, of(s, side, pilot, LOADED) + men.FULL)
    else:
        put(s, side, pilot, KIT, of(s, side, pilot, KIT) | 1 << _bit(name))
    return events.Equipped(CAMPS[side], men.name_of(t, s, side, pilot), name)


# What it takes to fly.


def sound(s: State, side: int) -> list[int]:
    """Return the types of the aircraft that can fly."""
    return [kind for kind, damage in slots(s, side) if not damage]


def mission_cost(t: Tables, s: State, kind: int) -> int:
    return COSTS[t.cost_class(kind, month_of(s.day))]


def can_field(t: Tables, s: State, side: int) -> bool:
    """Has it an aircraft, a pilot, fuel, and the points for them (WINGS-RULING-90)?"""
    planes, fit = sound(s, side), men.fit(s, side)
    if not planes or not fit or not s.stock[side][stores.FUEL]:
        return False
    least = min(mission_cost(t, s, kind) for kind in planes)
    least += min(men.cost(s, side, pilot) for pilot in fit)
    return least <= PER_PLAYER * t.players[side] + s.cp[side]


def needed(t: Tables, s: State, side: int) -> int:
    """Return the campaign points that a new squadron must keep, to be able to fly at all."""
    month = month_of(s.day)
    classes = [
        t.cost_class(kind, month)
        for kind, plane in enumerate(t.aircraft)
        if plane.seats == 1 and t.available(kind, side, month)
    ]
    planes = [(stores.AIRCRAFT[one][1], COSTS[one]) for one in classes]
    planes += [(0, mission_cost(t, s, kind)) for kind in sound(s, side)]
    crews = [(1, 0), *((0, men.cost(s, side, pilot)) for pilot in men.fit(s, side))]
    base = PER_PLAYER * t.players[side]
    least = min(
        plane[0] + man[0] + max(0, plane[1] + man[1] - base) for plane in planes for man in crews
    )
    return least + (not s.stock[side][stores.FUEL])


QUESTION: Secret[Tables, State] = Secret(waiting, legal, bar, apply, thinkable)
