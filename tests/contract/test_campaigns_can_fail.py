"""The laws of campaigns notice each kind of sabotage."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escadrille.kernel import missions, registry
from escadrille.kernel.api import Event, Refusal
from escadrille.kernel.campaign import Mission
from escadrille.testing import campaigns, contract
from joust.campaign import WORDS, Bout, LedgerView, Rested, State, TourneyRules

pytestmark = pytest.mark.usefixtures("toys")


class Changed(TourneyRules):
    """Its missions are changed by `edited`."""

    def mission(self, state: State) -> Mission | None:
        found = super().mission(state)
        return found and self.edited(state, found)

    def edited(self, state: State, mission: Mission) -> Mission:
        raise NotImplementedError


class NoScenario(Changed):
    """A mission that no game can be made of."""

    def edited(self, state: State, mission: Mission) -> Mission:
        return msgspec.structs.replace(mission, scenario={"id": "nothing"})


class TooManySeats(Changed):
    def edited(self, state: State, mission: Mission) -> Mission:
        return msgspec.structs.replace(mission, seats=(0, 1, 1))


class NoSuchLevel(Changed):
    def edited(self, state: State, mission: Mission) -> Mission:
        return msgspec.structs.replace(mission, flown=("baron", "baron"))


class SameNumber(Changed):
    """Every mission is the first."""

    def edited(self, state: State, mission: Mission) -> Mission:
        return msgspec.structs.replace(mission, number=1)


class Endless(TourneyRules):
    """A mission is in the air even while pilots are named for the next."""

    def mission(self, state: State) -> Mission | None:
        return super().mission(state) or Mission(number=9, scenario={}, seats=(), flown=())


class Choosy(TourneyRules):
    """A drawn bout is taken for impossible."""

    def barred(self, state: State, report: Bout) -> Refusal | None:
        drawn = report.points == (1, 1)
        return Refusal("JOUST-CAMP-06", {}) if drawn else super().barred(state, report)


class LostPoints(TourneyRules):
    """Who loses gets nothing, and neither does who wins."""

    def settle(self, state: State, report: Bout, out: list[Event] | None = None) -> None:
        super().settle(state, report, out)
        state.points = [0, 0]


class OtherDice(TourneyRules):
    """Settling draws on something else than the state."""

    drawn = 0

    def settle(self, state: State, report: Bout, out: list[Event] | None = None) -> None:
        OtherDice.drawn += 1
        state.chance.word += OtherDice.drawn
        super().settle(state, report, out)


class QuietRest(Rested, frozen=True):
    """A die is rolled, and the event does not say so."""

    reveals = False


class Quiet(TourneyRules):
    def settle(self, state: State, report: Bout, out: list[Event] | None = None) -> None:
        told: list[Event] = []
        super().settle(state, report, told)
        if out is not None:
            out += [self.hushed(event) for event in told]

    @staticmethod
    def hushed(event: Event) -> Event:
        rested = isinstance(event, Rested)
        return msgspec.convert(event, QuietRest, from_attributes=True) if rested else event


class Foreseen(TourneyRules):
    """The view tells the dice to come."""

    def view(self, state: State, seat: int | None) -> LedgerView:
        seen = super().view(state, seat)
        return msgspec.structs.replace(seen, bouts=state.chance.word % 1000)


class RawDraw(Changed):
    """The mission carries a word of the campaign's generator."""

    def edited(self, state: State, mission: Mission) -> Mission:
        return msgspec.structs.replace(mission, options={"tracers": state.chance.word})


class Rolled(Changed):
    """What the mission is, a die decides when it is asked for."""

    def edited(self, state: State, mission: Mission) -> Mission:
        tracers = bool(state.chance.below(2))
        return msgspec.structs.replace(mission, options={"tracers": tracers})


class NoWayOut(TourneyRules):
    """No mission can be given up."""

    def legal(self, state: State, seat: int) -> list[int]:
        return [one for one in super().legal(state, seat) if WORDS[one] != "give-up"]


SABOTAGES: list[tuple[type[TourneyRules], str]] = [
    (NoScenario, "missions_are_playable"),
    (TooManySeats, "missions_are_playable"),
    (NoSuchLevel, "missions_are_playable"),
    (SameNumber, "missions_are_playable"),
    (Endless, "missions_end"),
    (Rolled, "missions_end"),
    (NoWayOut, "missions_end"),
    (Choosy, "reports_are_accepted"),
    (LostPoints, "reports_are_accepted"),
    (OtherDice, "records_stand_alone"),
    (Quiet, "settling_tells_no_secrets"),
    (Foreseen, "settling_tells_no_secrets"),
    (RawDraw, "missions_tell_no_dice"),
    (Rolled, "missions_tell_no_dice"),
]


def faults(rules: TourneyRules, name: str) -> list[str]:
    check, found = dict(contract.checks(campaign=True))[name], []
    for seed in range(4):
        try:
            check(rules, seed)
        except AssertionError as fault:
            found.append(str(fault))
    return found


@pytest.mark.parametrize(("sabotage", "name"), SABOTAGES)
def test_the_right_check_fails(
    sabotage: type[TourneyRules], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest: Any = registry.system("joust-campaign").engine.configure(scenario="spring-tourney")
    assert any(faults(sabotage(honest.t), name))


HOUSE = [
    ("is_of", lambda *_: True),
    ("last_check", lambda flown: flown.end.check if flown.end else "0" * 12),
    ("verify", lambda *_: None),
]


@pytest.mark.parametrize(("name", "lax"), HOUSE)
def test_a_house_that_takes_any_report_is_noticed(
    name: str, lax: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest: Any = registry.system("joust-campaign").engine.configure(scenario="spring-tourney")
    monkeypatch.setattr(missions, name, lax)
    assert any(faults(honest, "reports_are_proved"))


def test_every_law_of_campaigns_can_fail() -> None:
    names = {check.__name__.removeprefix("check_") for check in campaigns.CHECKS}
    assert {name for _, name in SABOTAGES} | {"reports_are_proved"} == names
