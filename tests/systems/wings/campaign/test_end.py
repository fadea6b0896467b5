"""Major objectives, the finale and the end: groups MAJ, END, DOC, and the rulings about them."""

from typing import Any

import pytest
from tests.systems.wings.campaign.airfields import FOKKER, PAIRS, Airfield, duel

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel import missions
from escadrille.kernel.registry import system
from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.systems.wings.campaign import stores
from escadrille.systems.wings.campaign.bots.tactics import tactical
from escadrille.systems.wings.campaign.rules import course, tasks
from escadrille.systems.wings.campaign.rules.base import price_of
from escadrille.systems.wings.rules import deeds, scoring
from escadrille.systems.wings.state import DOWN
from escadrille.testing import walks

STATION, WAREHOUSE, FACTORY, AERODROME = range(4)
TWO = {"type": "be2c"}


def raiders(**options: Any) -> Airfield:
    """Return a campaign in which the Entente can photograph and bomb."""
    field = Airfield(**options)
    field.supply(0, "be2c", fuel=10, clusters=5, ammunition=10)
    field.supply(1, "fokker-e3", fuel=10, ammunition=10)
    return field


def fly(field: Airfield, task: str, load: str = "unloaded", *, success: bool = True) -> None:
    field.in_the_air(task, ("be2c", "p1", load), ("fokker-e3", "p1", "unloaded"))
    field.settle(field.report(TWO, FOKKER, success=success))


@pytest.mark.rule("WINGS-MAJ-01")
def test_a_major_objective_has_ten_points_of_structure() -> None:
    field = raiders()
    pieces = field.t.pack.tables["piece"]
    assert {pieces[name].structure for name in stores.MAJORS} == {10}
    field.choosing()
    assert field.refused(0, "photography-enemy-station") == ""
    off = raiders(major_objectives=False)
    off.choosing()
    assert off.refused(0, "photography-enemy-station") == "WINGS-MAJ-01"


@pytest.mark.rule("WINGS-MAJ-05")
def test_it_is_photographed_and_then_bombed_at_once() -> None:
    field = raiders()
    field.choosing()
    assert field.refused(0, "bombing-enemy-factory") == "WINGS-MAJ-05"
    field = raiders()
    fly(field, "photography-enemy-factory")
    assert field.s.active == 0
    field.choosing()
    assert field.refused(0, "bombing-enemy-factory") == ""
    assert field.refused(0, "bombing-enemy-station") == "WINGS-MAJ-05"
    field = raiders()
    fly(field, "photography-enemy-factory", success=False)
    field.choosing(0)
    assert field.refused(0, "bombing-enemy-factory") == "WINGS-MAJ-05"


def bombed(task: str) -> tuple[list[int], int]:
    """Return the points of both squadrons, and of the pilot, once all objectives are destroyed."""
    field = raiders()
    field.s.scouted[0] = 1 << STATION
    field.in_the_air(task, ("be2c", "p1", "one-cluster"), ("fokker-e3", "p1", "unloaded"))
    told = field.rules.mission(field.s)
    assert told is not None
    rules: Any = system("wings").engine.configure(scenario=told.scenario, options=told.options)
    t, state = rules.t, rules.start(1)
    for piece in t.objectives:
        state.status[piece] = DOWN
        deeds.note(t, state, deeds.WRECKED, piece, by=1)
    found = scoring.points(t, state)
    return found.squadrons, found.flyers.get((0, 0), 0)


@pytest.mark.rule("WINGS-MAJ-02", "WINGS-VP-01")
def test_its_loss_brings_the_points_of_any_bombing_objective() -> None:
    assert bombed("bombing-enemy-station") == bombed("bombing-enemy-1") == ([3, 0], 1)


@pytest.mark.rule("WINGS-MAJ-03")
def test_its_loss_is_there_to_be_seen() -> None:
    field = raiders()
    fly(field, "photography-enemy-factory")
    fly(field, "bombing-enemy-factory", "one-cluster")
    assert field.rules.view(field.s, None).squadrons[1].ruined == ("factory",)
    field.choosing(0)
    assert field.refused(0, "photography-enemy-factory") == "WINGS-MAJ-03"  # nothing more to win


@pytest.mark.rule("WINGS-MAJ-03", "WINGS-MAJ-04")
@pytest.mark.parametrize(
    ("major", "dear", "cheap"),
    [
        (STATION, stores.ROOKIE, stores.PERIOD),
        (WAREHOUSE, stores.TANK, stores.ROOKIE),
        (WAREHOUSE, stores.CRATE, stores.TRENCH),
        (FACTORY, stores.PERIOD, stores.TANK),
        (FACTORY, stores.BALLOON, stores.TEAM),
    ],
)
def test_restocking_costs_double_and_what_is_new_does_not(
    major: int, dear: int, cheap: int
) -> None:
    s = Airfield().s
    s.missions, s.owned[0], s.ruined[0] = 1, (1 << len(stores.LINES)) - 1, 1 << major
    assert (price_of(s, 0, dear, 2), price_of(s, 0, cheap, 2)) == (4, 2)
    s.owned[0] = 0
    assert price_of(s, 0, dear, 2) == 2


@pytest.mark.rule("WINGS-END-01", "WINGS-RULING-22")
@pytest.mark.parametrize(
    ("missions", "score", "over"),
    [
        (4, [12, 3], True),
        (3, [12, 3], False),
        (4, [12, 4], False),
        (4, [11, 0], False),
        (5, [3, 40], True),
    ],
)
def test_a_third_of_the_score_ends_it(missions: int, score: list[int], over: bool) -> None:
    field = raiders()
    field.s.score = score
    field.after(missions)
    outcome = field.rules.outcome(field.s)
    assert (outcome is not None) == over
    if outcome is not None:
        assert outcome.reason == "third"
        assert outcome.points == ((1.0, 0.0) if score[0] > score[1] else (0.0, 1.0))


@pytest.mark.rule("WINGS-END-01", "WINGS-RULING-22")
def test_who_takes_on_no_mission_loses_whatever_the_score() -> None:
    field = raiders()
    field.s.score = [9, 5]
    field.choosing()
    assert field.refused(0, "surrender") == "WINGS-END-01"  # nothing has been flown yet
    field = raiders()
    field.s.score = [9, 5]
    field.after()
    field.choosing()
    field.do(0, "surrender")
    outcome = field.rules.outcome(field.s)
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("surrender", (0.0, 1.0))


@pytest.mark.rule("WINGS-RULING-90")
def test_who_can_put_nothing_into_the_air_must_give_up() -> None:
    field = raiders()
    field.s.stock[0][stores.FUEL] = 0
    field.s.cp[0] = 0
    field.after()
    field.choosing(1)
    outcome = field.rules.outcome(field.s)
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("unable", (0.0, 1.0))


@pytest.mark.rule("WINGS-RULING-90")
def test_a_new_squadron_keeps_what_it_takes_to_fly() -> None:
    field = Airfield()
    assert field.refused(0, "done") == "WINGS-RULING-90"
    field.do(0, "trenches")
    assert field.refused(0, "machine-guns") == "WINGS-RULING-90"  # 4 left: 2 would not do
    field.do(0, "morane-n", "hire-rookie", "artist", "acrobat")
    field.do(0, "crate")
    assert field.refused(0, "parts") == "WINGS-RULING-90"  # the last point is for fuel
    field.do(0, "fuel", "done")


@pytest.mark.rule("WINGS-RULING-90")
@pytest.mark.parametrize(("score", "shares"), [([7, 5], (1.0, 0.0)), ([5, 5], (0.5, 0.5))])
def test_the_last_mission_ends_it(score: list[int], shares: tuple[float, float]) -> None:
    field = raiders()
    field.s.score = score
    field.after(15)
    outcome = field.rules.outcome(field.s)
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("missions", shares)


@pytest.mark.rule("WINGS-END-02")
def test_the_aerodrome_is_an_option_and_asks_for_the_upper_hand() -> None:
    field = raiders()
    field.choosing()
    assert field.refused(0, "photography-enemy-aerodrome") == "WINGS-END-02"
    field = raiders(aerodrome_finale=True)
    field.choosing()
    assert field.refused(0, "photography-enemy-aerodrome") == "WINGS-RULING-110"
    field.s.score = [11, 5]
    assert field.refused(0, "photography-enemy-aerodrome") == ""
    field.s.score = [10, 5]
    assert field.refused(0, "photography-enemy-aerodrome") == "WINGS-RULING-110"


@pytest.mark.rule("WINGS-RULING-110")
def test_weakened_means_no_aircraft_and_pilot_for_each_player() -> None:
    field = raiders()
    field.s.cp[1] = 0
    assert not tasks.is_weakened(field.t, field.s, 1)
    field.s.hangar[1] = []
    assert tasks.is_weakened(field.t, field.s, 1)
    field.s.cp[1] = 1
    assert not tasks.is_weakened(field.t, field.s, 1)


@pytest.mark.rule("WINGS-END-02", "WINGS-RULING-110")
def test_who_destroys_the_aerodrome_wins() -> None:
    field = raiders(aerodrome_finale=True)
    field.s.score = [3, 1]
    fly(field, "photography-enemy-aerodrome")
    field.s.score = [0, 9]
    fly(field, "bombing-enemy-aerodrome", "one-cluster")
    outcome = field.rules.outcome(field.s)
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("aerodrome", (1.0, 0.0))


@pytest.mark.rule("WINGS-DOC-01")
def test_a_leader_sends_whomever_he_can_and_gives_nothing_up() -> None:
    field = Airfield(PAIRS)
    field.supply(0, "spad-vii", "spad-vii", pilots=2, fuel=10, ammunition=10)
    field.supply(1, "albatros-d3", "albatros-d3", pilots=2, fuel=10, ammunition=10)
    field.choosing()
    while field.rules.mission(field.s) is None:
        seat = field.rules.pending(field.s)[0].seat
        choice = tactical(field.rules, field.s, seat)
        assert choice in field.rules.legal(field.s, seat)
        field.rules.apply(field.s, seat, choice)
    found = field.rules.mission(field.s)
    assert found is not None
    assert found.seats == (0, 1, 2, 3)
    for seat in range(4):
        word = field.rules.order(field.s, seat, tactical(field.rules, field.s, seat))
        assert field.rules.write(word) == "fly"


@pytest.mark.rule("WINGS-RULING-84")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_sheet_of_a_pilot_is_ours(lang: str) -> None:
    field = duel()
    told = system("wings-campaign").words.presenter.board(
        Sight(field.rules.view(field.s, 0), field.rules), voice(lang)
    )
    rank = {"en": "rookie", "fr": "bleu"}[lang]
    assert f"p1 Aspirant {field.rules.view(field.s, 0).squadrons[0].pilots[0].name}" in told
    assert rank in told
    assert "Nieuport 11" in told


@pytest.mark.parametrize("scenario", ["spring-1916", "autumn-1918"])
def test_leaders_play_a_campaign_to_its_end(scenario: str) -> None:
    """They buy, choose and plan; its missions are ordinary games of wings, flown at random."""
    sizes = {"spring-1916": 2, "autumn-1918": 4}
    seats = ["tactical"] * sizes[scenario]
    campaign = games.new("wings-campaign", scenario=scenario, seed=5, seats=seats)
    leaders = [bot("tactical", campaign.system, seed=seat) for seat in range(len(seats))]
    while campaign.outcome is None:
        while campaign.pending:
            seat = campaign.pending[0].seat
            choice = leaders[seat].decide(know(campaign.rules, campaign.state, seat))
            campaign.order(seat, campaign.rules.order(campaign.state, seat, choice))
        if campaign.awaited is not None:
            mission = missions.opened(campaign)
            walks.fly(mission, 0, campaign.awaited.number)
            report = missions.report(campaign.system, mission)
            campaign.settle(report, campaign.awaited.number)
    assert campaign.state.missions >= 4
    assert campaign.outcome.reason in course.REASONS
