"""A player adds aircraft and decks by TOML alone, and every fault is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from escadrille.content.packs import Pack, Shelf
from escadrille.kernel.errors import BadPack
from escadrille.systems.wings.checks import cross_check
from escadrille.systems.wings.schema import SCHEMA, faces

HEADER = """
[pack]
id = "mine"
system = "wings"
version = "1"
title = {en = "Mine", fr = "À moi"}
"""
GOOD = """
[[manoeuvre]]
id = "my-half-turn"
kind = "immelmann"
tip = [0, 50]
turn = 180
diamond = false
origin = "house"

[[deck]]
id = "q"
cards = [
    {manoeuvre = "straight-8", copies = 3},
    {manoeuvre = "stall", copies = 2},
    {manoeuvre = "turn-8", left = 4, right = 2},
    {manoeuvre = "sideslip-8", left = 2, right = 2},
    {manoeuvre = "my-half-turn", copies = 1},
    {manoeuvre = "climb", copies = 1},
    {manoeuvre = "dive-8", copies = 1},
]
origin = "house"

[[aircraft]]
id = "my-kestrel"
name = "Kestrel"
camp = "entente"
nation = "britain"
seats = 1
deck = "Q"
guns = [{arc = "front", letter = "A", half = 33}]
structure = 15
climb = 3
ceiling = 12
service = "1918-07"
carries = ["bomb"]
origin = "house"

[[scenario]]
id = "my-test"
title = {en = "Test", fr = "Essai"}
briefing = {en = "A test.", fr = "Un essai."}
date = "1918-08"
area = [900, 900]
origin = "house"
[[scenario.side]]
name = {en = "One", fr = "Un"}
camp = "entente"
edge = "west"
aircraft = [{type = "my-kestrel", at = [120, 400], heading = 90, bombs = 1}]
[[scenario.side]]
name = {en = "Two", fr = "Deux"}
camp = "empires"
edge = "east"
aircraft = [{type = "fokker-d7", at = [780, 500], heading = 270}]
"""


def check(folder: Path, text: str) -> Pack:
    (folder / "pack.toml").write_text(HEADER, encoding="utf-8")
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return Shelf("wings", SCHEMA, cross_check).check(folder)


def test_a_pack_of_ones_own_needs_nothing_but_toml(tmp_path: Path) -> None:
    tables = check(tmp_path, GOOD).tables
    deck = tables["deck"]["q"]
    assert deck.letter == tables["aircraft"]["my-kestrel"].deck
    held = {face.name: face.copies for face in faces(deck, tables["manoeuvre"])}
    assert (held["turn-left"], held["turn-right"]) == (4, 2)


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        # Decks.
        (
            '    {manoeuvre = "straight-8", copies = 3},\n',
            "",
            "deck 'q': cards: no straight (WINGS-PROG-05)",
        ),
        ('"straight-8", copies = 3', '"straight-8", copies = 1', "deck 'q': cards: the Immelmann"),
        ("turn = 180", "turn = 150", "manoeuvre 'my-half-turn': turn: 150 degrees"),
        ("tip = [0, 50]", "tip = [0, 0]", "manoeuvre 'my-half-turn': tip: the card ends nowhere"),
        ("tip = [0, 50]", "tip = [9, 50]", "manoeuvre 'my-half-turn': tip: only cards to one side"),
        ('"stall", copies = 2', '"stall", left = 2', "'stall': expected copies"),
        ("left = 4, right = 2", "copies = 6", "'turn-8': expected left and right"),
        ('"sideslip-8"', '"sideslip-9"', "manoeuvre 'sideslip-9' is in no pack"),
        ('"sideslip-8"', '"turn-6"', "two cards of the deck are called 'turn-left'"),
        # Aircraft.
        ('deck = "Q"', 'deck = "Z"', "aircraft 'my-kestrel': deck: no manoeuvre deck Z"),
        ('letter = "A"', 'letter = "E"', "'my-kestrel': guns: letter: no damage deck E"),
        ('letter = "A"', 'letter = "a"', "aircraft 'my-kestrel': guns[0].letter"),
        ("structure = 15", "structure = 0", "'my-kestrel': structure: expected `int` >= 1"),
        ("ceiling = 12", "ceiling = 40", "'my-kestrel': ceiling: expected `int` <= 20"),
        ('"front", letter', '"rear", letter', "a rear gun needs an observer"),
        ('"1918-07"', '"1918-13"', "'my-kestrel': service"),
        # Scenarios.
        ('type = "my-kestrel"', 'type = "my-eagle"', "type: 'my-eagle' is in no pack"),
        ("heading = 90, bombs = 1", "heading = 90, bombs = 2", "2 × bomb; Kestrel carries 1"),
        ("bombs = 1", "rockets = 1", "1 × rockets; Kestrel carries 0 at most"),
        ("bombs = 1", "level = 4", "level: 4 is above 3 (WINGS-ALT-06"),
        ("bombs = 1", "counters = 3", "counters: 3 of them are a level (WINGS-ALT-05)"),
        ("bombs = 1", "level = 0", "it stands on the ground without landing_takeoff"),
        ("bombs = 1", 'deck = "B"', "deck: its own, without deck_edit_by_agreement"),
        ('type = "my-kestrel",', 'deck = "B",', "deck: its own, without deck_edit_by_agreement"),
        ("at = [120, 400]", "at = [120, 901]", "aircraft #1: at: not on the table"),
        ("at = [120, 400]", "at = [760, 500]", "two aircraft start on the same spot"),
        ("heading = 90, bombs", "seat = 1, heading = 90, bombs", "each of the 1 flies something"),
        ("heading = 90, bombs", "heading = 400, bombs", "expected `int` <= 359"),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, good: str, bad: str, fault: str) -> None:
    assert good in GOOD
    with pytest.raises(BadPack) as caught:
        check(tmp_path, GOOD.replace(good, bad, 1))
    assert any(fault in told for told in caught.value.faults), caught.value.faults


@pytest.mark.parametrize("name", ["a1", "g12", "213", "level-2", "pass", "stall", "turn-left"])
def test_no_type_takes_a_word_of_the_notation(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadPack) as caught:
        check(tmp_path, GOOD.replace("my-kestrel", name))
    assert caught.value.faults == [
        f"{tmp_path.name}/mine.toml: aircraft {name!r}: id: a word of the notation"
    ]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = GOOD.replace('letter = "A"', 'letter = "E"').replace('deck = "Q"', 'deck = "Z"')
    with pytest.raises(BadPack) as caught:
        check(tmp_path, text.replace("turn = 180", "turn = 90"))
    assert len(caught.value.faults) == 3


LAID = """
[[scenario.ground]]
piece = "flak"
at = [450, 450]
side = 1
[[scenario.balloon]]
balloon = "parseval"
at = [600, 450]
side = 1
[[scenario.net]]
balloons = [0, 0]
[[scenario.relief]]
relief = "hill"
at = [300, 700]
"""


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        ('"flak"', '"howitzer"', "piece #1: 'howitzer' is in no pack"),
        ("at = [450, 450]\nside = 1", "at = [450, 450]", "a battery has a gunner (WINGS-FLAK-01)"),
        ("at = [450, 450]\nside = 1", "at = [450, 450]\nside = 2", "there is no side 2"),
        ('"parseval"', '"zeppelin"', "balloon #1: 'zeppelin' is in no pack"),
        ("at = [600, 450]", "at = [1600, 450]", "balloon #1: at: not on the table"),
        ("balloons = [0, 0]", "balloons = [0, 1]", "net #1: balloons: there are 1"),
        ('"hill"', '"alp"', "relief #1: 'alp' is in no pack"),
    ],
)
def test_what_lies_on_the_ground_is_checked(
    tmp_path: Path, good: str, bad: str, fault: str
) -> None:
    check(tmp_path, GOOD + LAID)
    with pytest.raises(BadPack) as caught:
        check(tmp_path, GOOD + LAID.replace(good, bad, 1))
    assert [fault in told for told in caught.value.faults] == [True], caught.value.faults


@pytest.mark.rule("WINGS-DM-04", "WINGS-TDM-02", "WINGS-CTF-04")
@pytest.mark.parametrize(
    ("mode", "change", "fault"),
    [
        ("deathmatch", ("[100, 400]", "[120, 400]"), "is not half a ruler from the edge"),
        ("deathmatch", ("[800, 500]", "[100, 500]"), "are closer than a ruler"),
        ("team_dm", ('edge = "west"\n', ""), "it stands for the camp"),
        ("team_dm", ("[800, 500]", "[450, 100]"), "is not half a ruler from the edge"),
        ("ctf", ('edge = "west"', 'edge = "south"'), "expected two camps, west and east"),
    ],
)
def test_a_mode_prescribes_where_one_starts(
    tmp_path: Path, mode: str, change: tuple[str, str], fault: str
) -> None:
    text = GOOD.replace("[120, 400]", "[100, 400]").replace("[780, 500]", "[800, 500]")
    text = text.replace("area = ", f'options = {{mode = "{mode}"}}\narea = ')
    check(tmp_path, text)
    with pytest.raises(BadPack) as caught:
        check(tmp_path, text.replace(*change))
    assert any(fault in told for told in caught.value.faults), caught.value.faults


def test_an_outline_turns_one_way(tmp_path: Path) -> None:
    relief = """
[[relief]]
id = "my-star"
name = {en = "Star", fr = "Étoile"}
outline = [[0, 0], [100, 0], [20, 20], [0, 100]]
floor = 1
origin = "house"
"""
    with pytest.raises(BadPack) as caught:
        check(tmp_path, GOOD + relief)
    (told,) = caught.value.faults
    assert told.endswith("mine.toml: relief 'my-star': outline: it must turn one way all round")
