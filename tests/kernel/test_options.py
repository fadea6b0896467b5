"""Options: a value for each, or every reason why not."""

import pytest

from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Option, resolve

OPTIONS = (
    Option("altitude", rule="A-1"),
    Option("collisions", rule="C-4", needs=("altitude",)),
    Option("solo", rule="S-1", excludes=("altitude",)),
    Option("decks", rule="D-2", values=(1, 2, 3)),
)


def test_what_is_not_chosen_takes_its_default() -> None:
    assert resolve(OPTIONS, {}) == {
        "altitude": False,
        "collisions": False,
        "solo": False,
        "decks": 1,
    }


def test_what_is_chosen_is_taken() -> None:
    wanted = {"altitude": True, "collisions": True, "decks": 3}
    assert resolve(OPTIONS, wanted) == {**wanted, "solo": False}


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"wings": True}, "option 'wings' is unknown; known: altitude, collisions, solo, decks"),
        ({"decks": 4}, "option 'decks' is 4; expected one of 1, 2, 3"),
        ({"decks": True}, "option 'decks' is true"),
        ({"altitude": 1}, "option 'altitude' is 1; expected one of false, true"),
        ({"altitude": "yes"}, "option 'altitude' is 'yes'"),
        ({"collisions": True}, "option 'collisions' needs 'altitude'"),
        ({"solo": True, "altitude": True}, "option 'solo' excludes 'altitude'"),
    ],
)
def test_a_wrong_option_is_refused_with_its_reason(wanted: dict, reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        resolve(OPTIONS, wanted)
    assert reason in str(caught.value)


def test_every_reason_is_told_at_once() -> None:
    with pytest.raises(BadOption, match=r"'wings' is unknown.*'decks' is 9.*needs 'altitude'"):
        resolve(OPTIONS, {"wings": True, "decks": 9, "collisions": True})


def test_switching_off_what_is_off_needs_and_excludes_nothing() -> None:
    assert resolve(OPTIONS, {"collisions": False, "solo": False, "altitude": True})["altitude"]
