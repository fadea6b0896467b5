"""Arming: the tanker, and what each aircraft carries (group ARM; COMP-18, SO-03)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import PASS, TANKER, UNLOAD, WEAPON, kind_of
from escadrille.systems.phantom.events import Armed, TankerBought
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.rules.pilots import (
    carries,
    has_ecm,
    has_gun,
    load_names,
    loaded,
    weight,
)
from escadrille.systems.phantom.rules.preflight import penalty
from escadrille.systems.phantom.rules.questions import barred, words
from escadrille.systems.phantom.rules.tracks import spend
from escadrille.systems.phantom.schema import tanker_price
from escadrille.systems.phantom.state import Frame, State, flight
from escadrille.systems.phantom.tables import ECM_POD, GROUND, GUN_POD, NOBODY, Tables

MOST_BACK: Final = 20  # counters put back while an aircraft is armed: every game must end


def offer_tanker(t: Tables, s: State, out: Out) -> None:
    """Offer the tanker where it helps and can be paid (PHANTOM-ARM-04, PHANTOM-HOUSE-48)."""
    if t.penalty[s.target] and s.so >= price(t, s):
        s.stack.append((frames.TANKER, 0, 0, 0))


def price(t: Tables, s: State) -> int:
    return tanker_price(t.help, len(flight(s)))


bar_tanker = words(PASS, TANKER)


def legal_tanker(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, TANKER]


def apply_tanker(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice == TANKER:
        cost = price(t, s)
        spend(s, cost)
        s.tanker = 1
        if out is not None:
            out.append(TankerBought(cost))


def offer_arms(t: Tables, s: State, out: Out) -> None:
    """Ask for the load of each aircraft, one after the other."""
    for pilot in reversed(flight(s)):
        frame = (frames.ARM, pilot, 0, 0)
        if len(legal_arm(t, s, frame)) > 1:
            s.stack.append(frame)


def usable_weight(t: Tables, s: State, pilot: int) -> int:
    """Return the WP that an aircraft may carry (PHANTOM-ARM-02, PHANTOM-HOUSE-36)."""
    return max(0, t.capacity[s.card[pilot]] - penalty(t, s))


def bar_arm(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Load a counter, put one back, or be done (PHANTOM-ARM-01)."""
    kind, pilot = kind_of(choice), frame[1]
    if kind == WEAPON:
        return _no_load(t, s, pilot, choice - WEAPON)
    if kind == UNLOAD:
        weapon = choice - UNLOAD
        count = s.load[pilot * t.weapons + weapon]
        if not count or frame[2] >= MOST_BACK:
            return barred(frame, weapon=t.weapon_ids[weapon], loaded=count, back=frame[2])
        return None
    return None if choice == PASS else barred(frame)


def _no_load(t: Tables, s: State, pilot: int, weapon: int) -> Refusal | None:
    """Return what bars a counter from an aircraft.

    Rules: PHANTOM-ARM-01, PHANTOM-ARM-02, PHANTOM-COMP-18, PHANTOM-SO-03, PHANTOM-PILOT-16,
    PHANTOM-ARM-08, PHANTOM-HOUSE-12.
    """
    name, cost = t.weapon_ids[weapon], t.so_cost[weapon]
    aircraft = t.pack.tables["aircraft"][t.pilots[s.card[pilot]].aircraft]
    if cost == NOBODY:
        return Refusal("PHANTOM-SO-05", {"weapon": name, "campaign": t.sheet.id})
    if name not in aircraft.weapons:
        return Refusal("PHANTOM-PILOT-16", {"weapon": name, "aircraft": aircraft.id})
    if t.kind[weapon] == GUN_POD and has_gun(t, s, pilot):
        return Refusal("PHANTOM-ARM-08", {"weapon": name})
    if t.kind[weapon] == ECM_POD and has_ecm(t, s, pilot):
        return Refusal("PHANTOM-HOUSE-12", {"weapon": name})
    room = usable_weight(t, s, pilot) - weight(t, s, pilot)
    if t.weight[weapon] > room:
        return Refusal("PHANTOM-ARM-02", {"weapon": name, "wp": t.weight[weapon], "left": room})
    if cost > s.so:
        return Refusal("PHANTOM-SO-03", {"weapon": name, "cost": cost, "so": s.so})
    if t.supply_of[weapon] == NOBODY or not s.stock[t.supply_of[weapon]]:
        return Refusal("PHANTOM-COMP-18", {"weapon": name, "counters": 0})
    return None


def thinkable_arms(t: Tables, s: State, frame: Frame, seat: Seat) -> range:
    return range(WEAPON, WEAPON + t.weapons)


def legal_arm(t: Tables, s: State, frame: Frame) -> list[int]:
    pilot = frame[1]
    base, load, stock, so = pilot * t.weapons, s.load, s.stock, s.so
    weights, costs, supply_of, kinds = t.weight, t.so_cost, t.supply_of, t.kind
    room = usable_weight(t, s, pilot) - weight(t, s, pilot)
    more, back = [PASS], []
    for weapon in t.loadable[s.card[pilot]]:
        if load[base + weapon] and frame[2] < MOST_BACK:
            back.append(UNLOAD + weapon)
        if weights[weapon] > room or costs[weapon] > so or not stock[supply_of[weapon]]:
            continue
        if kinds[weapon] <= GROUND or not carries(t, s, pilot, kinds[weapon]):
            more.append(WEAPON + weapon)
    return more + back


def apply_arm(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Bought counters are paid when they are loaded; a load is free to change until it is done."""
    pilot = frame[1]
    if choice == PASS:
        s.stack.pop()
        _tell(t, s, pilot, out)
        return
    back = choice >= UNLOAD
    if back:
        s.stack[-1] = (frames.ARM, pilot, frame[2] + 1, 0)
    weapon = choice - (UNLOAD if back else WEAPON)
    count = -1 if back else 1
    s.load[pilot * t.weapons + weapon] += count
    s.stock[t.supply_of[weapon]] -= count
    cost = t.so_cost[weapon] * count
    spend(s, cost)
    s.weapons_so += cost


def _tell(t: Tables, s: State, pilot: int, out: Out) -> None:
    if out is not None:
        base = pilot * t.weapons
        so = sum(t.so_cost[w] * s.load[base + w] for w in loaded(t, s, pilot))
        name = pilot_name(t, s, pilot)
        out.append(Armed(name, load_names(t, s, pilot), weight(t, s, pilot), so))
