from __future__ import annotations

import hashlib
import math

import pytest
from tests.mechanics.table_cases import SAME, anywhere, cases, mirrored

from escadrille.kernel.rng import Chance
from escadrille.mechanics.plane.grid import (
    Manoeuvre,
    Pose,
    ahead_of,
    angle_between,
    apart2,
    bearing,
    card_manoeuvre,
    flight,
    length_of,
    moved,
    shift,
    unit,
)


def test_the_sines_are_the_nearest_whole_numbers() -> None:
    for heading in range(36000):
        angle = math.radians(heading / 100)
        east, north = unit(heading)
        assert abs(east - math.sin(angle) * 2**24) < 0.5000001
        assert abs(north - math.cos(angle) * 2**24) < 0.5000001


def test_headings_go_round() -> None:
    assert unit(0) == unit(36000) == (0, 2**24)
    assert unit(-9000) == unit(27000) == (-(2**24), 0)


@pytest.mark.parametrize(
    ("ahead", "moves"),
    [(6800, 12980), (5600, 11780), (4300, 10480), (3600, 9780), (1270, 7450)],
)
def test_a_straight_moves_the_centre_by_its_arrow_and_61_8_mm(ahead: int, moves: int) -> None:
    assert card_manoeuvre(6800, 620, 0, ahead, 0) == (0, moves, 0)


def test_an_immelmann_card_moves_the_centre_by_its_arrow_and_6_2_mm() -> None:
    about = card_manoeuvre(6800, 620, 0, 5500, 18000)
    assert about == (0, 6120, 18000)
    assert moved((0, 0, 9000), about) == (6120, 0, 27000)


def test_a_turn_puts_the_arrow_of_the_base_on_the_arrow_of_the_card() -> None:
    right = card_manoeuvre(6800, 620, 3950, 6750, 6000)
    x, y, heading = moved((1000, 2000, 0), right)
    assert heading == 6000
    # The tip of the base's arrow is 27.8 mm behind its centre, the foot of the card 34 mm ahead.
    tip = ahead_of((x, y, heading), -(3400 - 620))
    assert max(abs(tip[0] - (1000 + 3950)), abs(tip[1] - (2000 + 3400 + 6750))) <= 1


def test_left_is_the_mirror_of_right() -> None:
    for chance in cases(1):
        side, ahead, turn = (chance.randint(-9000, 9000) for _ in range(3))
        right = card_manoeuvre(6800, 620, side, ahead, turn)
        left = card_manoeuvre(6800, 620, -side, ahead, -turn)
        assert left == (-right.right, right.ahead, -right.turn)
        pose = anywhere(chance)
        assert moved(mirrored(pose), left) == mirrored(moved(pose, right))


def test_a_manoeuvre_is_the_same_wherever_the_table_is() -> None:
    for chance in cases(2):
        pose = anywhere(chance)
        manoeuvre = Manoeuvre(*(chance.randint(-20000, 20000) for _ in range(3)))
        for same in SAME[1:]:
            assert moved(same(pose), manoeuvre) == same(moved(pose, manoeuvre))


def test_a_shift_is_within_half_a_unit_of_the_true_one() -> None:
    for chance in cases(3):
        heading, right, ahead = (chance.randint(-40000, 40000) for _ in range(3))
        angle = math.radians(heading / 100)
        east, north = shift(heading, right, ahead)
        assert abs(east - right * math.cos(angle) - ahead * math.sin(angle)) < 0.51
        assert abs(north - ahead * math.cos(angle) + right * math.sin(angle)) < 0.51


def test_halves_are_rounded_away_from_zero() -> None:
    assert shift(3000, 0, 1)[0] == 1
    assert shift(33000, 0, 1)[0] == -1


def test_the_path_leaves_and_arrives_along_the_headings() -> None:
    pose = (0, 0, 0)
    start, leave, arrive, end = flight(pose, card_manoeuvre(6800, 620, 3950, 6750, 6000))
    assert (start, end) == ((0, 0), moved(pose, card_manoeuvre(6800, 620, 3950, 6750, 6000))[:2])
    assert bearing(start, leave) == 0
    assert bearing(arrive, end) == pytest.approx(6000, abs=2)


def test_the_path_of_a_turn_about_goes_beyond_its_end_and_comes_back() -> None:
    start, leave, arrive, end = flight((0, 0, 0), card_manoeuvre(6800, 620, 0, 5500, 18000))
    assert start[1] < leave[1] < end[1] < arrive[1]
    assert {start[0], leave[0], arrive[0], end[0]} == {0}


def test_bearings_are_those_of_the_compass() -> None:
    for degrees, point in ((0, (0, 9)), (90, (9, 0)), (180, (0, -9)), (270, (-9, 0)), (45, (5, 5))):
        assert bearing((0, 0), point) == degrees * 100
    assert bearing((7, 7), (7, 7)) == 0


def test_a_bearing_is_within_half_a_hundredth_of_the_true_one() -> None:
    for chance in cases(4):
        start, end = anywhere(chance)[:2], anywhere(chance)[:2]
        true = math.degrees(math.atan2(end[0] - start[0], end[1] - start[1])) * 100
        found = bearing(start, end)
        assert 0 <= found < 36000
        assert abs((found - true + 18000) % 36000 - 18000) < 0.51


def test_two_headings_make_the_smaller_angle() -> None:
    assert angle_between(35000, 1000) == angle_between(1000, 35000) == 2000
    assert angle_between(0, 18000) == 18000
    assert angle_between(9000, 0) == 9000


def test_a_squared_length_is_read_rounded_up() -> None:
    assert apart2((1, 2), (4, 6)) == 25
    assert [length_of(square) for square in (0, 1, 2, 4, 24, 25, 26)] == [0, 1, 2, 2, 5, 5, 6]


def test_a_long_flight_ends_on_the_same_unit_on_every_machine() -> None:
    cards = [
        card_manoeuvre(6800, 620, side * aside, ahead, side * turn)
        for side in (-1, 1)
        for aside, ahead, turn in (
            (0, 6800, 0),
            (3950, 6750, 6000),
            (3600, 6800, 0),
            (3100, 3100, 9000),
        )
    ]
    chance = Chance(1916)
    pose: Pose = (50000, 50000, 1234)
    for _ in range(20000):
        pose = moved(pose, cards[chance.below(len(cards))])
    assert pose == (-5544433, -2388406, 31234)
    assert hashlib.sha256(
        str([unit(heading) for heading in range(36000)]).encode()
    ).hexdigest() == ("7b9d4a633bf13c3b80c01b56f9cb8ef1a09e308f191891dfc61eecce69756829")
