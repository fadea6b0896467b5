"""`escadrille situation`: checked, played, and orders played from it with a scripted deck."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import Escadrille

from escadrille.kernel import registry

EXAMPLE = """
system = "flames"
active = "a1"
phase = "action"
deck = "scissors evasive"

[[aircraft]]
fighter = "f4u"
side = 0
level = "high"
hand = "yo-yo ims-1-1 ims-3-3 barrel-roll"

[[aircraft]]
fighter = "a6m5"
side = 1
level = "high"
hand = "barrel-roll tight-turn"
"""
ORDERS = """
# Three bursts are more than a Corsair has in front of a Zeke.
ims-3-3 attack b1
yo-yo maneuver b1 1
1: barrel-roll
0: pass

nonsense
7: pass
0: ims-1-1 attack
1: pass
1: pass
"""


@pytest.fixture
def example(tmp_path: Path) -> tuple[Path, Path]:
    situation, orders = tmp_path / "example.toml", tmp_path / "orders.txt"
    situation.write_text(EXAMPLE, encoding="utf-8")
    orders.write_text(ORDERS, encoding="utf-8")
    return situation, orders


def test_orders_are_played_from_a_situation(
    escadrille: Escadrille, example: tuple[Path, Path]
) -> None:
    ran = escadrille("situation", "run", example[0], "--orders", example[1], "--json")
    assert ran.code == 0
    told = json.loads(ran.out)
    assert told.keys() == {"system", "start", "steps", "outcome"}
    steps = told["steps"]
    assert [step["accepted"] for step in steps] == [False, True, True, True, False, False] + [
        True
    ] * 3
    assert [step["rule"] for step in steps if step["rule"]] == ["FLAMES-BURST-06"]
    assert "cost 3 · bursts available 1" in steps[0]["message"]
    assert steps[1]["asked"] == [{"seat": 1, "decision": "react"}]
    assert [event["event"] for event in steps[3]["events"]] == ["Declined", "Cancelled"]
    assert steps[-1]["situation"]["aircraft"][1]["damage"] == 1
    refused = steps[4]
    assert refused["situation"] == steps[3]["situation"]
    assert (refused["rule"], refused["events"]) == (None, [])


def test_each_step_can_be_read_back(escadrille: Escadrille, example: tuple[Path, Path]) -> None:
    ran = escadrille("situation", "run", example[0], "--orders", example[1], "--json")
    system = registry.system("flames")
    for step in json.loads(ran.out)["steps"]:
        rules, state = system.engine.read_situation(step["situation"])
        assert rules.situation(state) == step["situation"]


@pytest.mark.parametrize(
    ("lang", "frame"), [("en", "Illegal order of seat 0"), ("fr", "Ordre illégal de la place 0")]
)
def test_an_illegal_order_cites_its_rule(
    escadrille: Escadrille, example: tuple[Path, Path], lang: str, frame: str
) -> None:
    ran = escadrille("situation", "run", example[0], "--orders", example[1], "--lang", lang)
    rule = registry.catalogue("flames")["FLAMES-BURST-06"]
    assert frame in ran.out
    assert f"FLAMES-BURST-06 — {rule.title[lang]}" in ran.out
    assert rule.text(lang) in ran.out


def test_a_situation_is_checked_and_played(
    escadrille: Escadrille, example: tuple[Path, Path]
) -> None:
    assert "Asked: seat 0 (card to play)" in escadrille("situation", "check", example[0]).out
    for command in (("situation", "play"), ("play", "flames", "--situation")):
        ran = escadrille(*command, example[0], lines="0\n")
        assert ran.code == 0
        assert "F4U Corsair" in ran.out


def test_the_question_is_named_in_french_too(
    escadrille: Escadrille, example: tuple[Path, Path]
) -> None:
    ran = escadrille("situation", "check", example[0], "--lang", "fr")
    assert "place 0 (carte à jouer)" in ran.out


def test_refused_lines_do_not_fail_the_command_and_its_help_says_so(
    escadrille: Escadrille, example: tuple[Path, Path]
) -> None:
    example[1].write_text(f"nonsense\n{'9' * 5000}: pass\n", encoding="utf-8")
    assert escadrille("situation", "run", example[0], "--orders", example[1]).code == 0
    for lang, told in (("en", "exit code 0"), ("fr", "code 0")):
        assert told in escadrille("situation", "run", "--help", "--lang", lang).out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (EXAMPLE.replace('system = "flames"', ""), 'the key "system" is missing'),
        (EXAMPLE.replace("yo-yo", "yoyo"), "yoyo"),
        (EXAMPLE.replace('"f4u"', '"sopwith"'), "'sopwith' is in no pack"),
        (EXAMPLE.replace('phase = "action"', "colour = 3"), "colour"),
        (EXAMPLE.replace('"flames"', '"nothing"'), "nothing"),
        ("system = ", "TOML"),
    ],
)
def test_an_impossible_situation_is_refused_with_its_reasons(
    escadrille: Escadrille, tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    orders = tmp_path / "orders.txt"
    orders.write_text("pass\n", encoding="utf-8")
    for command in (("check",), ("play",), ("run", "--orders", orders)):
        ran = escadrille("situation", command[0], path, *command[1:])
        assert ran.code == 2
        assert told in ran.err
        assert "Traceback" not in ran.err


def test_a_missing_list_of_orders_is_refused(
    escadrille: Escadrille, example: tuple[Path, Path]
) -> None:
    ran = escadrille("situation", "run", example[0], "--orders", "nowhere.txt")
    assert ran.code == 2
    assert "nowhere.txt" in ran.err


def test_the_shown_situation_is_toml(escadrille: Escadrille, example: tuple[Path, Path]) -> None:
    example[1].write_text("pass\n", encoding="utf-8")
    ran = escadrille("situation", "run", example[0], "--orders", example[1])
    assert tomllib.loads(ran.out[ran.out.index("system =") :])["system"] == "flames"


def test_the_question_is_put_with_whom_it_concerns_and_every_answer(
    escadrille: Escadrille, example: tuple[Path, Path]
) -> None:
    for command in (("check",), ("run", "--orders", example[1])):
        told = escadrille("situation", command[0], example[0], *command[1:]).out
        assert "Which card does a1 F4U Corsair play?" in told
        assert re.search(r"ims-1-1 +In My Sights 1/1 · .*attack 1/1", told)
    ran = escadrille("situation", "run", example[0], "--orders", example[1], "--json")
    asked = json.loads(ran.out)["start"]["questions"][0]
    assert asked["seat"] == 0
    assert {answer["order"] for answer in asked["answers"]} >= {"pass", "yo-yo", "ims-1-1"}
    assert json.loads(ran.out)["steps"][1]["questions"][0]["seat"] == 1


FLAMING = """
system = "wings"
turn = 2
at = "flames"
decks = {A = "A3"}

[[aircraft]]
side = 0
type = "sopwith-camel"
at = [200, 200]
flames = 2
cards = 3
programme = "straight straight straight"

[[aircraft]]
side = 1
type = "fokker-dr1"
at = [800, 300]
cards = 3
programme = "straight straight straight"
"""


def test_what_ran_before_the_first_question_is_told_first(
    escadrille: Escadrille, tmp_path: Path
) -> None:
    situation = tmp_path / "flames.toml"
    situation.write_text(FLAMING, encoding="utf-8")
    told = escadrille("situation", "check", situation).out
    before, _, after = told.partition("Asked:")
    assert "Before the first question:" in before
    assert "Camel" in before
    assert "Camel: card 1 of 3" in after


def test_a_script_that_answers_what_was_not_asked_names_the_line(
    escadrille: Escadrille, tmp_path: Path
) -> None:
    examples = Path("docs/examples")
    situation = tmp_path / "bridge.toml"
    text = (examples / "bridge.toml").read_text(encoding="utf-8")
    situation.write_text(re.sub(r"script = .*", "script = [600]", text), encoding="utf-8")
    ran = escadrille("situation", "run", situation, "--orders", examples / "bridge.txt")
    assert ran.code == 2
    assert "bridge.txt: line" in ran.err
    assert "the script answers 600 where 0 to 9 was asked" in ran.err


def test_an_unknown_field_is_refused_with_the_known_ones(
    escadrille: Escadrille, tmp_path: Path
) -> None:
    situation = tmp_path / "typo.toml"
    situation.write_text(EXAMPLE.replace("level", "altitude"), encoding="utf-8")
    ran = escadrille("situation", "check", situation)
    assert ran.code == 2
    assert "unknown field `altitude`" in ran.err
    assert "known are" in ran.err
    assert "fighter, hand, holds" in ran.err


@pytest.mark.parametrize(
    ("system", "kind", "told"),
    [
        ("flames", "card", "yo-yo +Yo-Yo"),
        ("flames", "option", "pilots .*FLAMES-PILOT-01"),
        ("zero", "fighter", "f4f-4 +F4F-4 Wildcat"),
        ("wings", "aircraft", "sopwith-camel +"),
        ("phantom", "pilot", "chevy +Chevy"),
        ("phantom", "counter", "zpu-blank"),
    ],
)
def test_all_that_may_be_named_is_listed(
    escadrille: Escadrille, system: str, kind: str, told: str
) -> None:
    ran = escadrille("pack", "show", system, kind)
    assert ran.code == 0
    assert re.search(told, ran.out)
    assert "scenario" not in ran.out.splitlines()


def test_an_unknown_kind_is_refused_with_those_that_there_are(escadrille: Escadrille) -> None:
    ran = escadrille("pack", "show", "zero", "cards")
    assert ran.code == 2
    assert "card" in ran.err
