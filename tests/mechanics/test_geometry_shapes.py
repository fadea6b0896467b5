"""Bases and areas against shapely, on random tables and on tables where sides meet."""

from __future__ import annotations

import math
from random import Random

import pytest
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Point, box
from shapely.geometry import Polygon as Shape
from tests.mechanics.table_cases import (
    BALLOON,
    BASE,
    CASES,
    SAME,
    anywhere,
    cases,
    some_footprint,
    some_pose,
)

from escadrille.mechanics.plane.shapes import (
    FRONT_LEFT,
    FRONT_RIGHT,
    REAR_LEFT,
    REAR_RIGHT,
    SLIVER2,
    Footprint,
    Polygon,
    area2,
    area2_left,
    between2,
    common_area2,
    gap2,
    inside,
    overlap,
    touch,
)


def shape(polygon: Polygon) -> Shape | LineString:
    return LineString(polygon) if len(polygon) == 2 else Shape(polygon)


def some_base(chance: Random) -> Polygon:
    return some_footprint(chance).at(some_pose(chance))


def star(chance: Random) -> Polygon:
    """Return a relief zone: corners all round a centre, in and out."""
    corners = chance.randint(3, 9)
    return tuple(
        (
            round(math.cos(math.tau * k / corners) * (reach := chance.randint(2000, 20000))),
            round(math.sin(math.tau * k / corners) * reach),
        )
        for k in range(corners)
    )


def test_a_base_covers_its_rectangle_to_half_a_unit() -> None:
    for chance in cases(11):
        footprint, pose = some_footprint(chance), some_pose(chance)
        x, y, heading = pose
        wide, long = footprint.width / 2, footprint.length / 2
        true = translate(rotate(box(-wide, -long, wide, long), -heading / 100, origin=(0, 0)), x, y)
        mine = shape(footprint.at(pose))
        assert mine.exterior.is_ccw
        assert mine.hausdorff_distance(true) < 0.75
        assert all(math.dist((x, y), corner) < footprint.radius for corner in footprint.at(pose))
        assert abs(area2(footprint.at(pose)) - footprint.area2) < 2 * (wide + long) * 4


def test_the_corners_have_their_names() -> None:
    corners = BASE.at((100000, 0, 9000))
    assert corners[FRONT_LEFT] == (103400, 2200)
    assert corners[FRONT_RIGHT] == (103400, -2200)
    assert corners[REAR_LEFT] == (96600, 2200)
    assert corners[REAR_RIGHT] == (96600, -2200)


@pytest.mark.parametrize(("width", "length"), [(0, 2), (2, -2), (3, 4), (4, 3)])
def test_a_footprint_without_whole_halves_is_refused(width: int, length: int) -> None:
    with pytest.raises(ValueError, match="whole halves"):
        Footprint(width, length)


def test_points_are_inside_as_shapely_says() -> None:
    for chance in cases(12):
        zone = star(chance)
        where = Point(point := anywhere(chance, 20000)[:2])
        assert inside(point, zone) == shape(zone).covers(where)
        corner = chance.choice(zone)
        assert inside(corner, zone)
        assert inside(corner, zone[::-1])


def test_a_border_is_inside_and_a_unit_beyond_is_not() -> None:
    base = BASE.at((0, 0, 0))
    for point in ((2200, 3400), (0, 3400), (-2200, 17), (0, 0)):
        assert inside(point, base)
        assert gap2(point, base) == 0
    assert not inside((0, 3401), base)
    assert not inside((2201, 3400), base)
    assert not inside((9999, 3400), base)


def test_gaps_are_those_of_shapely() -> None:
    for chance in cases(13):
        zone = star(chance) if chance.random() < 0.5 else some_base(chance)
        point = some_pose(chance)[:2]
        true = shape(zone).distance(Point(point)) ** 2
        assert gap2(point, zone) == pytest.approx(true, rel=1e-9, abs=1)
        assert gap2(point, zone) >= true - 1e-6 * true - 1e-6


def test_a_gap_to_a_segment_is_that_to_its_nearest_point() -> None:
    assert gap2((5, 7), ((0, 0), (10, 0))) == 49
    assert gap2((-3, 4), ((0, 0), (10, 0))) == 25
    assert gap2((4, 0), ((0, 0), (10, 0))) == 0
    assert gap2((1, 0), ((0, 0), (1, 1))) == 1  # the half of a unit, rounded up
    for chance in cases(14):
        segment = some_pose(chance)[:2], some_pose(chance)[:2]
        point = some_pose(chance)[:2]
        true = LineString(segment).distance(Point(point)) ** 2
        assert gap2(point, segment) == pytest.approx(true, rel=1e-9, abs=1)


def test_polygons_touch_and_are_apart_as_shapely_says() -> None:
    for chance in cases(15):
        one, other = some_base(chance), some_base(chance)
        if chance.random() < 0.3:
            other = some_pose(chance)[:2], some_pose(chance)[:2]
        true = shape(one).distance(shape(other))
        # The grid has no two polygons that are closer than this and do not touch.
        assert touch(one, other) == touch(other, one) == (true < 1e-6)
        assert between2(one, other) == between2(other, one)
        assert between2(one, other) == pytest.approx(true**2, rel=1e-9, abs=1)


def test_segments_touch_where_they_cross_meet_or_lie_along_each_other() -> None:
    segment = ((0, 0), (10, 10))
    for other in (((0, 10), (10, 0)), ((10, 10), (20, 0)), ((5, 5), (20, 20)), segment):
        assert touch(segment, other)
    for other in (((11, 11), (20, 20)), ((0, 1), (10, 11)), ((6, 5), (20, 5))):
        assert not touch(segment, other)


def test_common_areas_are_those_of_shapely() -> None:
    shared = 0
    for chance in cases(16):
        one, other = some_base(chance), some_base(chance)
        if chance.random() < 0.4:
            x, y, _ = anywhere(chance, 4000)
            other = BALLOON.at((one[0][0] + x, one[0][1] + y, chance.randrange(36000)))
        true = 2 * shape(one).intersection(shape(other)).area
        assert common_area2(one, other) == common_area2(other, one)
        assert true - 1.5 - 1e-9 * true <= common_area2(one, other) <= true * (1 + 1e-9) + 0.5
        shared += true > 0
    assert shared > CASES / 4


def test_areas_shared_along_sides_and_corners() -> None:
    base = BASE.at((0, 0, 0))
    assert common_area2(base, base) == area2(base) == BASE.area2
    assert common_area2(base, BASE.at((0, 0, 18000))) == BASE.area2
    assert common_area2(base, BASE.at((4400, 0, 0))) == 0
    assert common_area2(base, BASE.at((4400, 6800, 0))) == 0
    assert common_area2(base, BASE.at((4400, 100, 18000))) == 0
    assert common_area2(base, BASE.at((4399, 0, 0))) == 2 * 6800
    assert common_area2(base, BASE.at((0, 0, 9000))) == 2 * 4400 * 4400
    assert common_area2(base, BALLOON.at((0, 0, 0))) == BASE.area2
    assert common_area2(base, BALLOON.at((-1050, 0, 0))) == BASE.area2
    assert common_area2(base, Footprint(4400, 3400).at((0, 1700, 0))) == BASE.area2 // 2


def test_a_third_and_nine_tenths_of_a_base() -> None:
    balloon = BALLOON.at((0, 0, 0))
    for x, third, nearly in ((3982, True, False), (3983, True, False), (3984, False, False)):
        base = BASE.at((x, 0, 0))
        assert (3 * common_area2(base, balloon) > area2(base)) == third
        assert (10 * common_area2(base, balloon) >= 9 * area2(base)) == nearly
    for x, nearly in ((1490, True), (1491, False)):
        base = BASE.at((x, 0, 0))
        assert (10 * common_area2(base, balloon) >= 9 * area2(base)) == nearly


def test_bases_overlap_by_more_than_a_square_millimetre() -> None:
    assert not overlap(BASE, (0, 0, 0), BASE, (4400, 0, 0))
    assert not overlap(BASE, (0, 0, 0), BASE, (4399, 0, 0))  # 0.68 of one
    assert overlap(BASE, (0, 0, 0), BASE, (4398, 0, 0))
    assert overlap(BASE, (0, 0, 0), BASE, (0, 0, 0))
    for chance in cases(17):
        one, other = some_footprint(chance), some_footprint(chance)
        pose, other_pose = some_pose(chance), some_pose(chance)
        true = shape(one.at(pose)).intersection(shape(other.at(other_pose))).area
        if abs(true - SLIVER2 / 2) > 1:
            assert overlap(one, pose, other, other_pose) == (true > SLIVER2 / 2)


def test_the_part_left_of_a_line_is_that_of_shapely() -> None:
    for chance in cases(18):
        base = some_base(chance)
        start, end = some_pose(chance)[:2], some_pose(chance)[:2]
        if start == end:
            continue
        (ax, ay), (bx, by) = start, end
        stretch = 1e6 / math.dist(start, end)
        dx, dy = (bx - ax) * stretch, (by - ay) * stretch
        left = Shape(
            [
                (ax - dx, ay - dy),
                (ax + dx, ay + dy),
                (ax + dx - dy, ay + dy + dx),
                (ax - dx - dy, ay - dy + dx),
            ]
        )
        true = 2 * shape(base).intersection(left).area
        assert area2_left(base, start, end) == pytest.approx(true, rel=1e-6, abs=20)
        both = area2_left(base, start, end) + area2_left(base, end, start)
        assert area2(base) - 1 <= both <= area2(base)


def test_a_line_along_a_side_leaves_all_or_nothing() -> None:
    base = BASE.at((0, 0, 0))
    assert area2_left(base, (2200, 0), (2200, 5)) == BASE.area2
    assert area2_left(base, (2200, 5), (2200, 0)) == 0
    assert area2_left(base, (0, -9), (0, 9)) == BASE.area2 // 2


def test_a_base_put_back_is_on_the_table_and_as_near_as_can_be() -> None:
    width, length = 100000, 150000
    assert BASE.put_back((50000, -12345, 0), width, length) == (50000, 3400, 0)
    assert BASE.put_back((100700, 155000, 9000), width, length) == (96600, 147800, 9000)
    assert BASE.put_back((50000, 70000, 4500), width, length) == (50000, 70000, 4500)
    table = box(0, 0, width, length)
    for chance in cases(19):
        pose = (
            chance.randint(-20000, 120000),
            chance.randint(-20000, 170000),
            chance.randrange(36000),
        )
        back = BASE.put_back(pose, width, length)
        assert back[2] == pose[2]
        assert table.covers(shape(BASE.at(back)))
        for axis, step in ((0, 1), (1, 1)):
            if back[axis] != pose[axis]:
                toward = list(back)
                toward[axis] += step if pose[axis] > back[axis] else -step
                assert not table.covers(shape(BASE.at((toward[0], toward[1], toward[2]))))


def test_shapes_are_measured_alike_wherever_the_table_is() -> None:
    for chance in cases(20):
        one, other = some_footprint(chance), some_footprint(chance)
        pose, other_pose = some_pose(chance), some_pose(chance)
        before = one.at(pose), other.at(other_pose)
        for same in SAME:
            after = one.at(same(pose)), other.at(same(other_pose))
            assert area2(after[0]) == area2(before[0])
            assert common_area2(*after) == common_area2(*before)
            assert between2(*after) == between2(*before)
            assert touch(*after) == touch(*before)
            assert inside(same(pose)[:2], after[1]) == inside(pose[:2], before[1])
            assert overlap(one, same(pose), other, same(other_pose)) == overlap(
                one, pose, other, other_pose
            )


def test_a_path_of_no_length_is_its_point() -> None:
    path = ((5, 5), (5, 5))
    assert touch(path, ((0, 0), (10, 10)))
    assert touch(path, BASE.at((0, 0, 0)))
    assert not touch(path, ((0, 0), (10, 9)))
    assert not touch(path, BASE.at((0, 3406, 0)))
    assert (gap2((5, 5), path), gap2((8, 9), path)) == (0, 25)
