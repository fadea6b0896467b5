"""The terminal: the chart, the menus and the log, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.text import Text
from tests.systems.items import flat

from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.locale.rules import facts_of
from escadrille.mechanics.plane.chart import Chart, arrow
from escadrille.systems.wings import configure
from escadrille.systems.wings.engine import WingsRules
from escadrille.systems.wings.events import AltitudeChanged
from escadrille.systems.wings.options import OPTION_SETS
from escadrille.systems.wings.present import PRESENTER
from escadrille.systems.wings.state import State

ENGLISH, FRENCH = voice("en"), voice("fr")


def sight(rules: WingsRules, state: State, seat: int | None) -> Sight:
    return Sight(rules.view(state, seat), rules)


def bare(markup: str) -> str:
    return Text.from_markup(markup).plain


def duel() -> tuple[WingsRules, State]:
    rules = configure("first-duel")
    return rules, rules.start(1)


def lay(rules: WingsRules, state: State, seat: int, line: str) -> None:
    for order in rules.read(state, seat, line):
        rules.apply(state, seat, rules.choice(state, seat, order))


# The chart.


@pytest.mark.parametrize(
    ("heading", "sign"),
    [(0, "↑"), (2249, "↑"), (2250, "↗"), (9000, "→"), (18000, "↓"), (27000, "←"), (33750, "↑")],
)
def test_an_arrow_points_where_an_aircraft_flies(heading: int, sign: str) -> None:
    assert arrow(heading) == sign


@pytest.mark.parametrize("size", [(90_000, 90_000), (180_000, 120_000), (60_000, 200_000)])
def test_a_chart_fits_a_screen_and_shows_its_corners(size: tuple[int, int]) -> None:
    chart = Chart(*size)
    width, depth = size
    for place, sign in (((0, 0), "s"), ((width, 0), "e"), ((0, depth), "n"), (size, "x")):
        chart.mark(place, sign)
    chart.mark((width + 1, 0), "!")
    lines = [bare(line) for line in chart.lines()]
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 25
    assert not any("!" in line for line in lines)
    assert (lines[2][4], lines[2][-2]) == ("n", "x")
    assert (lines[-2][4], lines[-2][-2]) == ("s", "e")


def test_names_find_room_beside_their_signs() -> None:
    chart = Chart(90_000, 90_000)
    for number, x in enumerate((12_000, 12_000, 14_500), start=1):
        chart.label((x, 40_000), "→", f"a{number}", "")
    text = "\n".join(bare(line) for line in chart.lines())
    assert all(f"a{number}" in text for number in (1, 2, 3))
    assert "✕" in text  # two stand in one place
    chart = Chart(90_000, 90_000)
    chart.label((90_000, 0), "→", "a1", "")
    assert "a1→│" in "\n".join(bare(line) for line in chart.lines())


# The board.


def cell(board: str, x: int, y: int, area: tuple[int, int]) -> str:
    """Return the sign of the board's chart at a place, in millimetres."""
    chart = Chart(area[0] * 100, area[1] * 100)
    row = min((area[1] - y) * 100 // (2 * chart.scale), chart.rows - 1)
    return board.splitlines()[3 + row][4 + x * 100 // chart.scale]


def test_the_board_shows_who_is_where() -> None:
    rules, state = duel()
    board = bare(PRESENTER.board(sight(rules, state, 0), ENGLISH))
    assert cell(board, 120, 400, (900, 900)) == "→"
    assert cell(board, 780, 500, (900, 900)) == "←"
    assert "Sopwith Camel         2/3     12,40 → 090°" in board
    assert "0/15" in board
    assert "0/13" not in board  # the enemy's damage is his own affair


@pytest.mark.rule("WINGS-PROG-02")
def test_a_plan_is_drawn_for_its_own_seat_alone() -> None:
    rules, state = duel()
    lay(rules, state, 0, "straight turn-right")
    mine, theirs = (bare(PRESENTER.board(sight(rules, state, seat), FRENCH)) for seat in (0, 1))
    assert cell(mine, 238, 400, (900, 900)) == "①"
    assert "②" in mine
    assert "③" not in mine
    assert "Programme de a1" in mine
    assert "①" not in theirs
    assert "Programme" not in theirs


def test_nothing_of_the_table_is_seen_from_within_the_clouds() -> None:
    rules = configure("thin-air")
    state = rules.start(1)
    state.cloud[0] = state.cloud[1] = 1
    board = bare(PRESENTER.board(sight(rules, state, 0), ENGLISH))
    assert "see nothing of the table" in board
    assert "┌" not in board


# The menu.


def items(rules: WingsRules, state: State, seat: int) -> dict[str, str]:
    shown = sight(rules, state, seat)
    return {
        rules.write(order): flat(PRESENTER.order(shown, order, facts, ENGLISH))
        for choice in rules.legal(state, seat)
        for order, facts in [(rules.order(state, seat, choice), rules.facts(state, seat, choice))]
    }


def test_a_card_tells_where_it_leads_and_where_that_leaves_the_enemy() -> None:
    rules, state = duel()
    found = items(rules, state, 0)
    assert found["straight"].startswith("straight ")
    assert "→ 24,40 → 090°" in found["straight"]
    assert "a2 51 cm at 12 o'clock" in found["straight"]
    assert "◊" in found["stall"]
    assert "◊" not in found["straight"]


@pytest.mark.rule("WINGS-RULING-13")
def test_the_edge_and_the_ground_are_warned_of() -> None:
    rules, state = duel()
    state.x[0], state.y[0], state.h[0] = 85_000, 45_000, 9_000
    state.level[0], state.counters[0] = 1, 0
    found = items(rules, state, 0)
    assert "off the table!" in found["straight"]
    assert "into the ground!" not in found["dive"]
    state.level[0], state.counters[0] = 0, 1
    assert "into the ground!" in items(rules, state, 0)["dive"]


@pytest.mark.parametrize("name", OPTION_SETS)
def test_everything_can_be_said_in_both_languages(name: str) -> None:
    """Boards, questions, answers, refusals and events of a random game."""
    rules = configure(**OPTION_SETS[name])
    state, dice = rules.start(7), random.Random(7)
    for step in range(400):
        pending = rules.pending(state)
        if not pending:
            break
        seat = dice.choice(pending).seat
        if step % 9 == 0:
            say_all(rules, state, seat)
        events: list[Any] = []
        rules.apply(state, seat, dice.choice(rules.legal(state, seat)), events)
        for who in (0, None):
            seen = [event.seen_by(who) for event in events]
            shown = sight(rules, state, who)
            for say in (ENGLISH, FRENCH):
                assert all(bare(PRESENTER.event(shown, e, say) or "x") for e in seen if e)


def say_all(rules: WingsRules, state: State, seat: int) -> None:
    shown = sight(rules, state, seat)
    for say in (ENGLISH, FRENCH):
        assert all(len(line) <= 90 for line in bare(PRESENTER.board(shown, say)).splitlines())
        assert all(PRESENTER.question(shown, say))
        for choice in rules.legal(state, seat):
            order, facts = rules.order(state, seat, choice), rules.facts(state, seat, choice)
            assert PRESENTER.order(shown, order, facts, say).name
        for order, refusal in rules.refusals(state, seat):
            PRESENTER.order(shown, order, None, say)
            facts_of(refusal.rule, refusal.facts, say)


@pytest.mark.parametrize(
    ("counters", "english", "french"),
    [
        (0, "level 2", "niveau 2"),
        (1, "level 2, 1 climb counter", "niveau 2, 1 pion de montée"),
        (2, "level 2, 2 climb counters", "niveau 2, 2 pions de montée"),
    ],
)
def test_climb_counters_are_counted_in_words(counters: int, english: str, french: str) -> None:
    here = sight(*duel(), 0)
    event = AltitudeChanged("a1", (), 2, counters)
    for say, wanted in ((ENGLISH, english), (FRENCH, french)):
        told = PRESENTER.event(here, event, say)
        assert told is not None
        assert bare(told).replace("\u2068", "").replace("\u2069", "").endswith(wanted)
