"""Short ways to set up a moment of a campaign for a test.

A test names pilots by their cards. Unless it says otherwise the campaign is Rolling Thunder of the
Air Force, short, and the Target is the Highway Bridge: politics 1, 5 damage, 4 aircraft, not soft.
Dice are written as they fall, 1 to 10; a draw from the container is scripted by `drawn`.
"""

from __future__ import annotations

from typing import Any

from escadrille.kernel.api import Outcome
from escadrille.systems.phantom.engine import PhantomRules
from escadrille.systems.phantom.orders import aim_name, pilot_names
from escadrille.systems.phantom.rules import attacks
from escadrille.systems.phantom.tables import Tables
from escadrille.systems.phantom.view import PilotView
from escadrille.testing.scripted import Table

USAF = "rolling-thunder-usaf-short"
USN = "rolling-thunder-usn-short"


def campaign(scenario: str = USAF, **facts: Any) -> Table:
    """Return a campaign at its beginning, or at what the facts say."""
    return Table({"system": "phantom", "scenario": scenario, **facts})


def pilot(card: str, **facts: Any) -> dict[str, Any]:
    return {"card": card, **facts}


def flying(card: str, zone: str = "c", load: str = "", **facts: Any) -> dict[str, Any]:
    """Return an aircraft on the display, at Low unless told."""
    return {"card": card, "role": "flying", "zone": zone, "load": load, **facts}


def site(kind: str, zone: str = "c", back: str = "blank") -> dict[str, Any]:
    return {"counter": f"{kind}-{back}", "zone": zone}


def bandit(kind: str, zone: str = "c", back: str = "s-60") -> dict[str, Any]:
    return {"counter": f"{back}-{kind}", "zone": zone, "face": "bandit"}


def dice(*rolled: int) -> list[int]:
    """Return the script of these dice."""
    return [die - 1 for die in rolled]


def squadron(*pilots: dict[str, Any], phase: str | None = None, **facts: Any) -> Table:
    """Return a squadron in the first slot; `phase` is the step of the mission that comes next."""
    usual: dict[str, Any] = {"slot": 1, "pilot": list(pilots)}
    if phase is not None:
        usual["phase"] = phase
        if phase != "draw":
            usual["target"] = "highway-bridge"
    return campaign(**{**usual, **facts})


def over(
    *pilots: dict[str, Any], step: str = "fast", rolled: tuple[int, ...] = (), **facts: Any
) -> Table:
    """Return a moment over the target: turn 1, the given step comes next."""
    usual = {"target": "highway-bridge", "turn": 1, "step": step, "script": dice(*rolled)}
    return squadron(*pilots, **{**usual, **facts})


def who(t: Table, card: str) -> PilotView:
    """Return a pilot as the view shows him."""
    found: PilotView = next(one for one in t.view().squadron if one.pilot == card)
    return found


def facts(t: Table, text: str) -> Any:
    """Return what an order, in notation, would mean."""
    (order,) = t.rules.read(t.state, 0, text)
    return t.rules.facts(t.state, 0, t.rules.choice(t.state, 0, order))


def aims(t: Table, card: str) -> tuple[str, ...]:
    """Return all that an aircraft can attack from where it is."""
    found = attacks.aims(tables(t), t.state, names(t).index(card))
    return tuple(aim_name(t.state, aim) for aim in found)


def threats(t: Table) -> dict[str, tuple[str, str]]:
    """Return what lies on the display: its name, its type and its zone."""
    return {one.threat: (one.type, one.zone) for one in t.view().threats}


def told(events: list[Any], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def of_each(attack: Any, figure: str) -> tuple[Any, ...]:
    """Return one figure of every die of an attack."""
    return tuple(getattr(roll, figure) for roll in attack.rolls)


def decision(t: Table) -> str:
    """Return what is asked now; `over` when nothing is."""
    return t.asked[0][1] if t.asked else "over"


def until(t: Table, wanted: str, answer: str = "pass") -> list[Any]:
    """Answer everything with a word until a decision is asked; return what happened."""
    found: list[Any] = []
    for _ in range(200):
        if decision(t) == wanted:
            return found
        legal = t.legal()
        found += t.play(answer if answer in legal else legal[0])
    raise AssertionError(f"{wanted} is never asked")


def tables(t: Table) -> Tables:
    """Return the figures of the campaign, compiled."""
    rules = t.rules
    assert isinstance(rules, PhantomRules)
    return rules.t


def drawn(t: Table, *counters: str) -> list[int]:
    """Return the script of draws that take these counters out of the container, in turn."""
    pool = t.state.pool[:]
    script = []
    for counter in counters:
        kind = tables(t).counter_of[counter]
        assert pool[kind], f"{counter} is not in the container"
        script.append(sum(pool[:kind]))
        pool[kind] -= 1
    return script


def names(t: Table) -> list[str]:
    return pilot_names(tables(t), t.state)


def outcome(t: Table) -> Outcome:
    found = t.rules.outcome(t.state)
    assert found is not None
    return found
