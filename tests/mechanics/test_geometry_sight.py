"""Rulers, blind spots and tails against shapely, on random tables and where sides meet."""

from __future__ import annotations

import math
from fractions import Fraction
from random import Random

import numpy as np
import pytest
import shapely
from shapely import Geometry
from shapely.geometry import LineString, MultiPoint, Point
from shapely.geometry import Polygon as Shape
from tests.mechanics.table_cases import (
    BALLOON,
    BASE,
    HALF_RULER,
    RULER,
    SAME,
    anywhere,
    cases,
    some_footprint,
    some_pose,
)

from escadrille.mechanics.plane.grid import Pose, unit
from escadrille.mechanics.plane.shapes import (
    FRONT_LEFT,
    FRONT_RIGHT,
    REAR_LEFT,
    REAR_RIGHT,
    Polygon,
)
from escadrille.mechanics.plane.sight import OUT, Arc, is_blind, sight2, tail2

NOSE, TAIL, WIDE, ROUND = Arc(0, 3300), Arc(18000, 9000), Arc(18000, 12500), Arc(0, 18000)
FAR = 10**6


def wedge(pose: Pose, arc: Arc) -> Geometry:
    """Return the arc, far out."""
    x, y, heading = pose
    middle = heading + arc.facing
    steps = range(middle - arc.half, middle + arc.half + 1, max(1, arc.half // 9))
    rays = [unit(step) for step in (*steps, middle + arc.half)]
    outer = [(x + east * FAR / 2**24, y + north * FAR / 2**24) for east, north in rays]
    return Shape(outer if arc.half == 18000 else [(x, y), *outer]).buffer(0)


def shadow(eye: tuple[int, int], blocker: Polygon) -> Geometry:
    """Return what the inside of a base hides: a base a hair smaller, and all behind it."""
    hair = Shape(blocker).buffer(-1e-4, join_style="mitre")
    corners = np.array(hair.exterior.coords)
    if hair.contains(Point(eye)):
        return Point(eye).buffer(FAR)
    return MultiPoint(np.vstack([corners, eye + (corners - eye) * 1000])).convex_hull


def true_reading(
    eye: tuple[int, int], arc: Geometry, target: Geometry, blockers: list[Polygon]
) -> float:
    seen = target.intersection(arc)
    for blocker in blockers:
        seen = seen.difference(shadow(eye, blocker))
    return math.inf if seen.is_empty else float(seen.distance(Point(eye)))


def check_reading(found: int, true: float, limit: int) -> None:
    if abs(true - limit) < 1:
        return
    if true > limit:
        assert found == OUT
    else:
        assert math.sqrt(found) == pytest.approx(true, abs=1)


def near(chance: Random, pose: Pose) -> Pose:
    """Return a pose about a ruler away at most, often much nearer."""
    x, y, heading = anywhere(chance, chance.choice((4000, 12000, 24000)))
    return pose[0] + x, pose[1] + y, heading


def some_near(chance: Random, pose: Pose) -> Pose:
    return some_pose(chance) if chance.random() < 0.3 else near(chance, pose)


def test_rulers_in_arcs_are_those_of_shapely() -> None:
    hits = 0
    for chance in cases(31):
        pose = some_pose(chance)
        target, target_pose = some_footprint(chance), some_near(chance, pose)
        arc = chance.choice((NOSE, NOSE, TAIL, WIDE, ROUND))
        limit = chance.choice((HALF_RULER, RULER))
        true = true_reading(pose[:2], wedge(pose, arc), Shape(target.at(target_pose)), [])
        found = sight2(pose, arc, target, target_pose, limit)
        check_reading(found, true, limit)
        hits += found != OUT
    assert hits


def test_rulers_past_other_bases_are_those_of_shapely() -> None:
    changed = 0
    for chance in cases(32):
        pose = some_pose(chance)
        target, target_pose = some_footprint(chance), some_near(chance, pose)
        arc = chance.choice((NOSE, TAIL, WIDE, ROUND, ROUND))
        between = (
            (pose[0] + target_pose[0]) // 2,
            (pose[1] + target_pose[1]) // 2,
            chance.randrange(36000),
        )
        blockers = [
            some_footprint(chance).at(some_near(chance, between))
            for _ in range(chance.randint(1, 3))
        ]
        true = true_reading(pose[:2], wedge(pose, arc), Shape(target.at(target_pose)), blockers)
        found = sight2(pose, arc, target, target_pose, RULER, blockers)
        check_reading(found, true, RULER)
        changed += found != sight2(pose, arc, target, target_pose, RULER)
    assert changed


def test_the_ends_of_the_ruler_count() -> None:
    for limit in (HALF_RULER, RULER):
        assert sight2((0, 0, 0), NOSE, BASE, (0, limit + 3400, 0), limit) == limit**2
        assert sight2((0, 0, 0), NOSE, BASE, (0, limit + 3401, 0), limit) == OUT
        assert sight2((0, 0, 0), ROUND, BASE, (0, -limit - 3400, 0), limit) == limit**2


def test_the_edges_of_an_arc_count() -> None:
    half_round = Arc(0, 9000)
    # The near corners are level with the centre: on the edge of the half plane ahead.
    assert sight2((0, 0, 0), half_round, BASE, (6000, -3400, 0), RULER) == 3800**2
    assert sight2((0, 0, 0), half_round, BASE, (6000, -3401, 0), RULER) == OUT
    # The ray of 45 degrees meets a corner.
    diagonal = Arc(0, 4500)
    assert sight2((0, 0, 0), diagonal, BASE, (5600, 0, 0), RULER) == 2 * 3400**2
    assert sight2((0, 0, 0), diagonal, BASE, (5601, 0, 0), RULER) == OUT


def test_a_reading_at_the_edge_of_an_arc_is_exact() -> None:
    east, north = unit(3000)
    for aside in range(1000, 4000, 37):
        # The ray of 30 degrees meets the left side of the base first.
        true = aside**2 * (1 + Fraction(north, east) ** 2)
        found = sight2((0, 0, 0), Arc(0, 3000), BASE, (aside + 2200, 2 * aside, 0), RULER)
        assert found == math.ceil(true)


def test_a_centre_on_a_base_reads_nothing() -> None:
    assert sight2((0, 0, 0), NOSE, BASE, (0, 0, 9000), RULER) == 0
    assert sight2((0, 0, 0), NOSE, BASE, (0, -3400, 0), RULER) == 0
    assert sight2((0, 0, 0), NOSE, BASE, (0, -3401, 0), RULER) == OUT
    assert sight2((0, 0, 0), NOSE, BASE, (0, 0, 0), RULER, [BASE.at((0, 0, 0))]) == OUT


def test_a_base_across_the_line_hides_what_is_behind_it() -> None:
    target_pose = (0, 12000, 0)
    wall = BALLOON.at((0, 5000, 9000))
    assert sight2((0, 0, 0), NOSE, BASE, target_pose, RULER) == 8600**2
    assert sight2((0, 0, 0), NOSE, BASE, target_pose, RULER, [wall]) == OUT
    # Behind the target or over its far half it hides nothing.
    assert sight2((0, 0, 0), NOSE, BASE, target_pose, RULER, [BALLOON.at((0, 20000, 0))]) == 8600**2
    assert sight2((0, 0, 0), NOSE, BASE, target_pose, RULER, [BASE.at(target_pose)]) == 8600**2


def test_a_ruler_may_brush_a_base_and_pass_between_two() -> None:
    target_pose = (0, 12000, 0)
    left, right = BASE.at((-2200, 5000, 0)), BASE.at((2200, 5000, 0))
    for pair in ([left, right], [right, left]):
        assert sight2((0, 0, 0), NOSE, BASE, target_pose, RULER, pair) == 8600**2
    closer = BASE.at((2199, 5000, 0))
    assert sight2((0, 0, 0), NOSE, BASE, target_pose, RULER, [left, closer]) == OUT


def test_a_base_over_the_shooter_s_centre_hides_everything() -> None:
    assert sight2((0, 0, 0), ROUND, BASE, (0, 12000, 0), RULER, [BASE.at((0, 0, 0))]) == OUT
    # With the centre on its edge it hides its own side only.
    beside = BASE.at((2200, 0, 0))
    assert sight2((0, 0, 0), ROUND, BASE, (-9000, 0, 0), RULER, [beside]) == 6800**2
    assert sight2((0, 0, 0), ROUND, BASE, (9000, 0, 0), RULER, [beside]) == OUT


def test_sight_is_the_same_wherever_the_table_is() -> None:
    for chance in cases(33):
        pose = some_pose(chance)
        target, target_pose = some_footprint(chance), some_near(chance, pose)
        third = some_near(chance, pose)
        arc = chance.choice((NOSE, TAIL, ROUND))
        found = sight2(pose, arc, target, target_pose, RULER, [BASE.at(third)])
        for same in SAME:
            assert found == sight2(
                same(pose), arc, target, same(target_pose), RULER, [BASE.at(same(third))]
            )


def test_the_blind_spot_is_that_of_shapely() -> None:
    blind = 0
    for chance in cases(34):
        pose = some_pose(chance)
        target_pose = some_near(chance, pose)
        corners = BASE.at(pose)
        eye = np.array(pose[:2])
        far = [eye + (np.array(corners[k]) - eye) * 100 for k in (REAR_LEFT, REAR_RIGHT)]
        behind = Shape([eye, *far])
        if 0 < behind.exterior.distance(Point(target_pose[:2])) < 1e-6:
            continue
        touched = true_reading(pose[:2], behind, Shape(BASE.at(target_pose)), [])
        if abs(touched - HALF_RULER) < 1:
            continue
        true = touched < HALF_RULER and behind.distance(Point(target_pose[:2])) < 1e-6
        assert is_blind(BASE, pose, BASE, target_pose, HALF_RULER) == true
        blind += true
    assert blind


def test_the_blind_spot_ends_with_its_corners_and_its_length() -> None:
    assert is_blind(BASE, (0, 0, 0), BASE, (0, -13400, 0), HALF_RULER)
    assert not is_blind(BASE, (0, 0, 0), BASE, (0, -13401, 0), HALF_RULER)
    # On the line through the centre and a rear corner, and one unit off it.
    assert is_blind(BASE, (0, 0, 0), BASE, (4400, -6800, 0), HALF_RULER)
    assert not is_blind(BASE, (0, 0, 0), BASE, (4401, -6800, 0), HALF_RULER)
    assert not is_blind(BASE, (0, 0, 0), BASE, (0, 9000, 0), HALF_RULER)


def outside(line: LineString, ends: tuple[tuple[int, int], tuple[int, int]]) -> LineString:
    """Return the part of a line on the right of another, where a base is not."""
    (ax, ay), (bx, by) = ends
    stretch = FAR / math.dist(*ends)
    dx, dy = (bx - ax) * stretch, (by - ay) * stretch
    return line.intersection(
        Shape(
            [
                (ax - dx, ay - dy),
                (ax + dx, ay + dy),
                (ax + dx + dy, ay + dy - dx),
                (ax - dx + dy, ay - dy - dx),
            ]
        )
    )


def sides(pose: Pose, target_pose: Pose) -> tuple[LineString, LineString]:
    """Return what of the front of one base and the rear of another can be joined."""
    ours, theirs = BASE.at(pose), BASE.at(target_pose)
    front, rear = (ours[FRONT_RIGHT], ours[FRONT_LEFT]), (theirs[REAR_LEFT], theirs[REAR_RIGHT])
    return outside(LineString(front), rear), outside(LineString(rear), front)


def behind(chance: Random, pose: Pose) -> Pose:
    """Return a pose that may well be on the tail of another."""
    x, y, heading = pose
    back = chance.randint(4000, 26000)
    east, north = unit(heading)
    aside = chance.randint(-7000, 7000)
    return (
        x + (-back * east + aside * north) // 2**24,
        y + (-back * north - aside * east) // 2**24,
        (heading + chance.randint(-6000, 6000)) % 36000,
    )


def test_tails_are_those_of_shapely() -> None:
    tails = 0
    for chance in cases(35):
        target_pose = some_pose(chance)
        pose = behind(chance, target_pose) if chance.random() < 0.6 else some_pose(chance)
        front, rear = sides(pose, target_pose)
        true = math.inf if front.is_empty or rear.is_empty else front.distance(rear)
        if min(front.length, rear.length) < 1e-3 and true < math.inf:
            continue
        found = tail2(BASE, pose, BASE, target_pose, RULER)
        check_reading(found, true, RULER)
        tails += found != OUT
    assert tails


def free_rulers(front: LineString, rear: LineString, walls: list[Geometry], places: int) -> float:
    """Return the shortest of many rulers that join two sides and cross no wall."""
    steps = np.linspace(0, 1, places)
    starts = shapely.get_coordinates(shapely.line_interpolate_point(front, steps, normalized=True))
    ends = shapely.get_coordinates(shapely.line_interpolate_point(rear, steps, normalized=True))
    pairs = np.stack([np.repeat(starts, places, axis=0), np.tile(ends, (places, 1))], axis=1)
    rulers = shapely.linestrings(pairs)
    free = np.ones(len(rulers), dtype=bool)
    for wall in walls:
        free &= ~shapely.intersects(wall, rulers)
    return float(np.min(shapely.length(rulers)[free], initial=math.inf))


def test_tails_past_other_bases_are_found_where_a_ruler_fits() -> None:
    found_some = barred_some = 0
    for number, chance in enumerate(cases(36)):
        if number % 10:
            continue
        target_pose = some_pose(chance)
        pose = behind(chance, target_pose)
        front, rear = sides(pose, target_pose)
        if front.is_empty or rear.is_empty or min(front.length, rear.length) < 1:
            continue
        middle = (pose[0] + target_pose[0]) // 2, (pose[1] + target_pose[1]) // 2, 0
        blockers = [
            BASE.at((middle[0] + x, middle[1] + y, heading))
            for x, y, heading in (anywhere(chance, 6000) for _ in range(chance.randint(1, 2)))
        ]
        found = tail2(BASE, pose, BASE, target_pose, RULER, blockers)
        # A corridor as wide as a thin ruler is found; what is found is free for a hair.
        grown = [Shape(blocker).buffer(150) for blocker in blockers]
        if free_rulers(front, rear, grown, 25) < RULER - 300:
            assert found != OUT
        if found == OUT:
            barred_some += tail2(BASE, pose, BASE, target_pose, RULER) != OUT
            continue
        found_some += 1
        shrunk = [Shape(blocker).buffer(-150) for blocker in blockers]
        assert free_rulers(front, rear, shrunk, 49) <= math.sqrt(found) + 300
        assert found >= tail2(BASE, pose, BASE, target_pose, RULER)
    assert found_some
    assert barred_some


def test_on_the_tail_in_line() -> None:
    ahead = (0, 26800, 0)
    assert tail2(BASE, (0, 0, 0), BASE, ahead, RULER) == RULER**2
    assert tail2(BASE, (0, -1, 0), BASE, ahead, RULER) == OUT
    # Head on, from ahead, or side by side, nobody tails.
    assert tail2(BASE, (0, 0, 0), BASE, (0, 20000, 18000), RULER) == OUT
    assert tail2(BASE, ahead, BASE, (0, 0, 0), RULER) == OUT
    assert tail2(BASE, (0, 0, 0), BASE, (5000, 0, 0), RULER) == OUT
    assert tail2(BASE, (0, 0, 0), BASE, (5000, 3000, 0), RULER) == OUT
    # One whole base ahead, the two sides are in one line.
    assert tail2(BASE, (0, 0, 0), BASE, (5000, 6800, 0), RULER) == 600**2


def test_a_third_base_may_bar_the_tail() -> None:
    ahead = (0, 20000, 0)
    assert tail2(BASE, (0, 0, 0), BASE, ahead, RULER) == 13200**2
    assert tail2(BASE, (0, 0, 0), BASE, ahead, RULER, [BALLOON.at((0, 10000, 9000))]) == OUT
    # One that leaves the right edge of both sides free.
    assert tail2(BASE, (0, 0, 0), BASE, ahead, RULER, [BASE.at((-200, 10000, 0))]) == 13200**2


def test_tails_are_the_same_wherever_the_table_is() -> None:
    for chance in cases(37):
        target_pose = some_pose(chance)
        pose = behind(chance, target_pose)
        third = behind(chance, target_pose)
        blockers = [third] if chance.random() < 0.2 else []
        found = tail2(BASE, pose, BASE, target_pose, RULER, [BASE.at(p) for p in blockers])
        for same in SAME:
            others = [BASE.at(same(p)) for p in blockers]
            assert found == tail2(BASE, same(pose), BASE, same(target_pose), RULER, others)
            assert is_blind(BASE, pose, BASE, target_pose, HALF_RULER) == is_blind(
                BASE, same(pose), BASE, same(target_pose), HALF_RULER
            )
