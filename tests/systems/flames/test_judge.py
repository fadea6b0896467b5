"""What a flipped fighter is worth to its enemies, by the turns to come."""

from escadrille.systems.flames import configure
from escadrille.systems.flames.bots.judge import judge


def losses(turn: int) -> float:
    """Return the losses of a damaged Corsair in the twelve turns of the mirror duel."""
    rules = configure(scenario="mirror-duel")
    world = rules.start(1)
    world.turn, world.flipped[0] = turn, 1
    return judge(rules, world, 0).losses


def test_a_worse_side_costs_the_more_the_longer_it_must_be_flown() -> None:
    assert losses(7) < losses(9) < losses(12) < 0


def test_beyond_a_common_duel_more_turns_make_it_no_worse() -> None:
    assert losses(1) == losses(7)
