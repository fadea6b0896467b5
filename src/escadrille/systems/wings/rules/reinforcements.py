"""Who comes back in a mission, and in what (group REIN)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import Reinforced
from escadrille.systems.wings.frames import REINFORCE, RELIEVE, no_answer
from escadrille.systems.wings.rules import clouds, deeds, missions, modes, piles, pilots
from escadrille.systems.wings.rules.pilots import FATE, LIFE, NAME
from escadrille.systems.wings.schema import Pilot
from escadrille.systems.wings.state import DOWN, FLED, HOME, Frame, State
from escadrille.systems.wings.tables import Tables

KEPT = 8  # bits of a relieved pilot's equipment; above them, his bullets


def offer(t: Tables, s: State, out: Out) -> None:
    """Ask all who may come back, whatever their side has left: that is its secret."""
    for aircraft in reversed(range(t.size)):
        due = abs(s.away[aircraft])
        if due and s.turn >= due and s.status[aircraft] in (DOWN, FLED, HOME):
            s.stack.append((REINFORCE, aircraft, 0, 0))


def price(t: Tables, s: State, aircraft: int, kind: int) -> int:
    """Return what it costs at least to come back in a type (WINGS-REIN-01, WINGS-REIN-02)."""
    swapped = deeds.is_swap(s, aircraft)
    found = deeds.cost(t, kind, swapped=swapped)
    return found if swapped else found + deeds.crew_cost(t, s, aircraft)


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return every type of the camp, whatever its date, and all that it has in stock."""
    side = s.roster.side[frame[1]]
    camp = t.scenario.side[side].camp
    known = {n for n, plane in enumerate(t.aircraft) if plane.camp == camp}
    return [c.PASS, *[c.TYPE + kind for kind in sorted(known | {*deeds.types(t, s, side)})]]


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    kinds = deeds.types(t, s, s.roster.side[frame[1]])
    choices = [c.TYPE + kind for kind in kinds]
    return [c.PASS, *[one for one in choices if bar(t, s, frame, 0, one) is None]]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """A type of the time, or in a campaign of the stock, that the reserve pays for.

    Rules: WINGS-MIS-12, WINGS-REIN-01, WINGS-REIN-02, WINGS-CAMP-07, WINGS-RULING-60.
    """
    aircraft, kind = frame[1], choice - c.TYPE
    if choice == c.PASS:
        return None
    if not 0 <= kind < len(t.aircraft):
        return no_answer(frame)
    side, facts = s.roster.side[aircraft], {"type": t.aircraft[kind].id}
    stocked = deeds.aerodrome(t, side) is not None
    if kind not in deeds.types(t, s, side):
        return Refusal("WINGS-CAMP-07" if stocked else "WINGS-MIS-12", facts)
    if stocked and not deeds.sorties(t, s, side)[0]:
        return Refusal("WINGS-RULING-60", facts)
    if price(t, s, aircraft, kind) > s.reserve[side]:
        return Refusal("WINGS-REIN-02" if deeds.is_swap(s, aircraft) else "WINGS-REIN-01", facts)
    return None


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Take an aircraft; in a campaign it is then asked who of the squadron flies it."""
    aircraft, kind = frame[1], choice - c.TYPE
    s.stack.pop()
    if choice == c.PASS:
        return
    stocked = deeds.aerodrome(t, s.roster.side[aircraft]) is not None
    if stocked and s.crew and not deeds.is_fit(s, aircraft):
        s.stack.append((RELIEVE, aircraft, kind, 0))
    else:
        _enter(t, s, aircraft, kind, 0, price(t, s, aircraft, kind), out)


def thinkable_relief(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    base = deeds.aerodrome(t, s.roster.side[frame[1]])
    return [c.PILOT + man for man in range(len(base.pilots) if base else 0)]


def legal_relief(t: Tables, s: State, frame: Frame) -> list[int]:
    known = thinkable_relief(t, s, frame, 0)
    return [choice for choice in known if bar_relief(t, s, frame, 0, choice) is None]


def bar_relief(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Who is still on the ground, if the reserve pays for him too.

    Rules: WINGS-CAMP-07, WINGS-CAMP-08, WINGS-REIN-01.
    """
    aircraft, kind, man = frame[1], frame[2], choice - c.PILOT
    side = s.roster.side[aircraft]
    base = deeds.aerodrome(t, side)
    if base is None or not 0 <= man < len(base.pilots):
        return no_answer(frame)
    facts = {"pilot": base.pilots[man].name}
    if man not in deeds.on_the_ground(t, s, side):
        return Refusal("WINGS-CAMP-07", facts)
    paid = deeds.cost(t, kind, swapped=False) + deeds.MEN[base.pilots[man].standing]
    return Refusal("WINGS-CAMP-08", facts) if paid > s.reserve[side] else None


def apply_relief(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    aircraft, kind, man = frame[1], frame[2], choice - c.PILOT
    base = deeds.aerodrome(t, s.roster.side[aircraft])
    assert base is not None
    s.stack.pop()
    paid = deeds.cost(t, kind, swapped=False) + deeds.MEN[base.pilots[man].standing]
    _enter(t, s, aircraft, kind, 1 + man, paid, out)


def _enter(t: Tables, s: State, aircraft: int, kind: int, man: int, paid: int, out: Out) -> None:
    """Pay for an aircraft, and let it enter where its place was; points left over are lost.

    Rules: WINGS-REIN-01, WINGS-REIN-03.
    """
    side = s.roster.side[aircraft]
    s.reserve = [n - paid if number == side else n for number, n in enumerate(s.reserve)]
    base = deeds.aerodrome(t, side)
    armed = base is None or deeds.sorties(t, s, side)[1] > 0
    mate = pilots.of(s, aircraft, pilots.MATE) if s.crew else 0
    if s.crew:
        _change_pilot(t, s, aircraft, base.pilots[man - 1] if base and man else Pilot())
    if base is not None:
        deeds.note(t, s, deeds.JOINED, aircraft, flags=kind, fate=mate, life=man)
    s.away[aircraft] = 0
    modes.renew(s, aircraft)
    missions.retype(t, s, aircraft, kind)
    if not armed:
        piles.disarm(t, s, aircraft)
    s.bombs[aircraft] = s.clusters[aircraft] = s.lots[aircraft] = 0
    modes.enter(t, s, aircraft)
    clouds.tell_entry(t, s, aircraft, out)
    if out is not None:
        out.append(Reinforced(t.labels[aircraft], t.aircraft[kind].id))


def _change_pilot(t: Tables, s: State, aircraft: int, pilot: Pilot) -> None:
    """Let who is fit fly again; else another takes his place (WINGS-RULING-107)."""
    if deeds.is_fit(s, aircraft):
        pilots.put(s, aircraft, FATE, 0)
        pilots.put(s, aircraft, pilots.MATE, 0)
        return
    fate, life = pilots.of(s, aircraft, FATE), pilots.of(s, aircraft, LIFE)
    kit = pilots.of(s, aircraft, pilots.KIT) | pilots.of(s, aircraft, pilots.BULLETS) << KEPT
    deeds.note(t, s, deeds.RELIEVED, aircraft, fate=fate, life=max(life, -1), flags=kit)
    pilots.put(s, aircraft, NAME, pilots.of(s, aircraft, NAME) + 1)
    pilots.board(t, s, aircraft, pilot)
