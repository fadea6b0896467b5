"""Outcomes and events, as every system inherits them."""

import pytest

from escadrille.kernel.api import Event, Outcome


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((1.0, 0.0), (0,)),
        ((0.0, 1.0), (1,)),
        ((0.5, 0.5), ()),
        ((0.0, 0.5, 0.5, 0.0), (1, 2)),
        ((1.0,), (0,)),
        ((0.75,), (0,)),
        ((0.5,), ()),
        ((0.0,), ()),
        ((0.0, 0.0), ()),
    ],
)
def test_winners_did_better_than_an_equal_share(
    points: tuple[float, ...], winners: tuple[int, ...]
) -> None:
    assert Outcome((0,) * len(points), points, "time").winners == winners


def test_an_event_is_public_and_final_unless_it_says_otherwise() -> None:
    class Happened(Event, frozen=True):
        what: str

    event = Happened("rain")
    assert event.reveals
    assert event.seen_by(0) is event
    assert event.seen_by(None) is event
