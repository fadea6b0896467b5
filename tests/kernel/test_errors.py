"""Errors: one family, each with a slug of its own, its facts and a message that says where."""

import pickle

import pytest

from escadrille.kernel import errors
from escadrille.kernel.errors import BadPack, BadSituation, EscadrilleError, IllegalOrder, Unknown

KINDS = [
    kind
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, EscadrilleError) and not name.startswith("_")
]


def test_every_error_has_a_slug_of_its_own() -> None:
    assert len({kind.code for kind in KINDS}) == len(KINDS)


def test_an_illegal_order_cites_its_rule_and_its_facts() -> None:
    error = IllegalOrder(1, "climb", "A-4", cards=0, cost=1)
    assert str(error) == "seat 1 may not order climb [A-4]: cards 0, cost 1"
    assert (error.seat, error.order, error.rule, error.facts) == (
        1,
        "climb",
        "A-4",
        {"cards": 0, "cost": 1},
    )


def test_without_facts_the_message_ends_with_the_rule() -> None:
    assert str(IllegalOrder(0, "dive", "A-1")) == "seat 0 may not order dive [A-1]"


@pytest.mark.parametrize("kind", [BadPack, BadSituation])
def test_all_faults_are_told_one_a_line(kind: type[BadPack] | type[BadSituation]) -> None:
    error = kind(["a: wrong", "b: missing"])
    assert error.faults == ["a: wrong", "b: missing"]
    assert str(error) == "a: wrong\nb: missing"


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    assert str(Unknown("bot", "ace", ["random"])) == "unknown bot 'ace'; known: random"
    assert str(Unknown("bot", "ace", [])) == "unknown bot 'ace'; known: none"


def test_errors_cross_from_worker_processes_whole() -> None:
    for error in (
        BadPack(["one fault", "another"]),
        Unknown("bot", "ace", ["random"]),
        IllegalOrder(1, "climb", "FLAMES-ALT-01", level="very-high"),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (str(again), again.__dict__) == (str(error), error.__dict__)
