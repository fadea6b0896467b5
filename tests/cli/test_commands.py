"""sim, replay, rules, pack, scenario: what they print, and refuse with exit code 2."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Escadrille

from escadrille.kernel import registry
from escadrille.kernel.game import new
from escadrille.kernel.record import Writer, dump


@pytest.fixture
def recorded(home: Path) -> Path:
    """Return the record of a finished game in which each seat takes what comes first."""
    game = new("flames", seed=5, seats=["human", "tactical"])
    path = home / "flames-finished.jsonl"
    writer = Writer.create(path, game.header)
    while game.pending:
        seat = game.pending[0].seat
        choice = game.rules.legal(game.state, seat)[0]
        order = game.rules.order(game.state, seat, choice)
        game.order(seat, order)
        writer.order(seat, order)
    writer.end(game.rules.digest(game.state))
    writer.close()
    return path


def test_the_help_shows_the_way(escadrille: Escadrille) -> None:
    ran = escadrille("--help")
    assert ran.code == 0
    assert "escadrille play flames" in ran.out
    assert "0.1.0" in escadrille("--version").out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_explains_itself(escadrille: Escadrille, lang: str) -> None:
    commands: list[tuple[str, ...]] = [("play",), ("sim",), ("ladder",)]
    commands += [("replay",), ("book",), ("rules",)]
    commands += [("pack", "list"), ("pack", "check"), ("scenario", "list"), ("scenario", "show")]
    commands += [("scenario", "generate")]
    commands += [("situation", name) for name in ("check", "play", "run")]
    for command in commands:
        ran = escadrille(*command, "--help", "--lang", lang)
        assert ran.code == 0
        assert "help-" not in ran.out
        assert ("Afficher cette aide" in ran.out) == (lang == "fr")
    assert escadrille("pack", "--lang", lang).code == 0


def test_a_language_not_spoken_here_is_refused(escadrille: Escadrille) -> None:
    ran = escadrille("rules", "--lang", "de")
    assert ran.code == 2
    assert "fr or en" in ran.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("atterrir",), "La commande « atterrir » n’existe pas."),
        (("play",), "Il manque quelque chose : SYSTEM"),
        (("sim", "flames", "--seed", "x"), "--seed : un nombre entier est attendu."),
        (("sim", "flames", "--seed", "1" * 5000), "--seed : un nombre entier est attendu."),
        (("sim", "flames", "--games", "0"), "--games : le minimum est 1."),
        (("rules", "a", "b"), "De trop sur la ligne : b"),
        (("sim", "flames", "--games"), "--games : la valeur manque."),
    ],
)
def test_a_bad_line_is_refused_in_french_throughout(
    escadrille: Escadrille, arguments: tuple[str, ...], told: str
) -> None:
    ran = escadrille(*arguments, "--lang", "fr")
    assert ran.code == 2
    assert told in ran.err.replace("\u00a0", " ")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell's way to close a channel")
@pytest.mark.parametrize(
    "line",
    [
        "play flames --new <&-",
        "play flames --new <&- >&-",
        "rules >&-",
        "rules --json >&-",
        "rules 2>&-",
        "rules | head -1; exit ${PIPESTATUS[0]}",
        "rules --json | head -c 1; exit ${PIPESTATUS[0]}",
    ],
)
def test_a_closed_channel_is_no_error(home: Path, line: str) -> None:
    command = f'"{sys.executable}" -m escadrille {line}'
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


# sim


def test_figures_are_the_same_on_one_core_or_two(escadrille: Escadrille) -> None:
    found = []
    for jobs in (1, 2):
        arguments = ("--games", 6, "--seats", "random,random", "--seed", 7, "--jobs", jobs)
        ran = escadrille("sim", "flames", *arguments, "--json", "--swap")
        assert ran.code == 0
        found.append(json.loads(ran.out))
    for figures in found:
        for varies in ("seconds", "decisions_per_second", "jobs"):
            del figures[varies]
    assert found[0] == found[1]
    expected = {"system", "games", "finished", "dead_ends", "decisions", "wins", "wins_by_bot"}
    assert expected | {"draws", "mean_turns"} <= found[0].keys()
    assert found[0]["games"] == found[0]["finished"] == 6


def test_a_series_is_shown_in_a_table(escadrille: Escadrille) -> None:
    ran = escadrille("sim", "flames", "--games", 2, "--seats", "random,random", "--lang", "fr")
    assert ran.code == 0
    assert "intervalle à 95 %" in ran.out.replace("\u00a0", " ")
    assert "aucune impasse" in ran.out


@pytest.mark.parametrize(
    "wrong",
    [
        ("--seats", "random,nobody", "Unknown bot: nobody"),
        ("--seats", ",", '"," has an empty name'),
        ("--seats", "random,random,random", "Unknown seat: 3"),
        ("--scenario", "nowhere", "Unknown scenario: nowhere"),
    ],
)
def test_a_bad_series_is_refused(escadrille: Escadrille, wrong: tuple[str, str, str]) -> None:
    ran = escadrille("sim", "flames", "--games", 2, "--jobs", 2, *wrong[:2])
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(wrong[2])


# replay


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Seat 2 (tactical) resigned.", "A draw. All agreed on it.")),
        ("fr", ("La place 2 (tactical) a abandonné.", "Match nul. Tous en sont convenus.")),
    ],
)
def test_a_game_that_its_seats_ended_is_verified(
    escadrille: Escadrille, tmp_path: Path, lang: str, said: tuple[str, str]
) -> None:
    for number, told in enumerate(said):
        game = new("flames", seed=5, seats=["human", "tactical"])
        if number:
            game.agree()
        else:
            game.resign(1)
        path = tmp_path / f"{number}.jsonl"
        path.write_bytes(dump(game.header, [], game.end(0)))
        ran = escadrille("replay", path, "--verify", "--lang", lang)
        assert ran.code == 0, ran.err
        assert told in ran.out
        path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
        assert escadrille("replay", path, "--verify").code == 2


def test_a_record_is_replayed_and_verified(escadrille: Escadrille, recorded: Path) -> None:
    ran = escadrille("replay", recorded, "--verify")
    assert ran.code == 0
    assert "Verified: " in ran.out
    assert "FLAMES-SETUP-04" in ran.out
    told = json.loads(escadrille("replay", recorded, "--verify", "--json").out)
    assert told.keys() == {"header", "orders", "events", "digest", "outcome", "verified"}
    assert told["verified"]
    assert told["header"]["seed"] == 5
    assert told["digest"] in ran.out.replace("\n", "")


def test_a_seat_is_shown_what_it_knew(escadrille: Escadrille, recorded: Path) -> None:
    told = json.loads(escadrille("replay", recorded, "--seat", 1, "--json").out)
    draws = [event for event in told["events"] if event["event"] == "Drew"]
    assert all((draw["cards"] is None) == (draw["seat"] == 1) for draw in draws)
    whole = json.loads(escadrille("replay", recorded, "--json").out)
    assert all(event["cards"] for event in whole["events"] if event["event"] == "Drew")


def test_a_running_game_keeps_its_secrets(escadrille: Escadrille, home: Path) -> None:
    escadrille("play", "flames", "--seed", 7, lines="3\n0\n")
    (path,) = home.glob("*.jsonl")
    told = json.loads(escadrille("replay", path, "--seat", 1, "--json").out)
    assert told["header"]["seed"] is None
    assert {order["seat"] for order in told["orders"]} == {0}
    assert not told["verified"]
    assert "The game is not over." in escadrille("replay", path).out


def _spoil(path: Path, spoiling: str) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    match spoiling:
        case "truncated":
            path.write_bytes(b"".join(lines)[:-7])
        case "cut":
            path.write_bytes(b"".join(lines[:-1]))
        case "edited":
            path.write_bytes(b"".join(lines).replace(b'"very-low"', b'"medium"', 1))
        case "version":
            path.write_bytes(b"".join(lines).replace(b'"version":1', b'"version":99', 1))
        case "empty":
            path.write_bytes(b"")


@pytest.mark.parametrize(
    ("spoiling", "told"),
    [
        ("truncated", "cut off in the middle"),
        ("cut", "no end after line"),
        ("edited", "edited: its check"),
        ("version", "line"),
        ("empty", "line 1: no header"),
    ],
)
@pytest.mark.parametrize(("lang", "frame"), [("en", "This record"), ("fr", "Cet enregistrement")])
def test_a_spoiled_record_is_refused_with_place_and_reason(
    escadrille: Escadrille, recorded: Path, spoiling: str, told: str, lang: str, frame: str
) -> None:
    _spoil(recorded, spoiling)
    ran = escadrille("replay", recorded, "--verify", "--lang", lang)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(frame)
    assert str(recorded) in ran.err
    assert told in ran.err


def test_a_record_of_another_version_is_shown_but_never_played(
    escadrille: Escadrille, home: Path
) -> None:
    game = new("flames", seed=1, seats=["random", "random"])
    path = home / "flames-old.jsonl"
    Writer.create(path, msgspec.structs.replace(game.header, version=99)).close()
    ran = escadrille("replay", path)
    assert ran.code == 0
    assert "version 99" in ran.out
    assert "0 orders are in the record" in ran.out


# rules


def test_the_catalogue_is_listed(escadrille: Escadrille) -> None:
    known = registry.catalogue("flames")
    every = {rule for slug in registry.slugs() for rule in registry.catalogue(slug)}
    assert json.loads(escadrille("rules", "--json").out).keys() == every
    one = json.loads(escadrille("rules", "FLAMES-ALT-04", "--json").out)
    assert one["FLAMES-ALT-04"].keys() == {"title", "en", "fr"}
    ran = escadrille("rules", "--system", "flames")
    assert all(rule in ran.out for rule in known)


@pytest.mark.parametrize("name", ["FLAMES-ALT-04", "alt-04"])
def test_a_rule_is_read_in_both_languages(escadrille: Escadrille, name: str) -> None:
    rule = registry.catalogue("flames")["FLAMES-ALT-04"]
    assert rule.en in escadrille("rules", name).out
    assert rule.fr in escadrille("rules", name, "--lang", "fr").out


@pytest.mark.parametrize("name", ["FLAMES-ALT", "alt"])
def test_a_group_of_rules_is_listed(escadrille: Escadrille, name: str) -> None:
    slugs = ["flames"] if "-" in name else registry.slugs()
    group = {
        rule
        for slug in slugs
        for rule in registry.catalogue(slug)
        if rule.startswith(f"{slug.upper()}-ALT-")
    }
    assert json.loads(escadrille("rules", name, "--json").out).keys() == group
    assert len(escadrille("rules", name).out.splitlines()) == len(group)


def test_an_unknown_rule_brings_those_that_are_close(escadrille: Escadrille) -> None:
    ran = escadrille("rules", "FLAMES-ALT-4")
    assert ran.code == 2
    assert "FLAMES-ALT-04" in ran.err
    ran = escadrille("rules", "a" * 3000)
    assert ran.code == 2
    assert len(ran.err) < 1100


# packs and scenarios


def test_a_mission_is_generated_from_a_seed_and_can_be_played(
    escadrille: Escadrille, tmp_path: Path
) -> None:
    wishes = ("--wish", "errand=rescue", "--wish", "players=2", "--wish", "known=true")
    file = tmp_path / "mission.toml"
    command = ("scenario", "generate", "wings", "--seed", "5", *wishes)
    ran = escadrille(*command, "--out", str(file))
    assert ran.code == 0, ran.out
    assert "5" in ran.out
    again = escadrille(*command).out
    assert file.read_text(encoding="utf-8").splitlines()[0] in again
    assert escadrille("situation", "check", str(file)).code == 0
    ran = escadrille("scenario", "generate", "wings", "--wish", "errand=tea")
    assert ran.code != 0
    ran = escadrille("scenario", "generate", "flames")
    assert ran.code != 0


def test_what_there_is_is_listed(escadrille: Escadrille) -> None:
    assert "flames core" in escadrille("pack", "list").out
    assert "first-duel" in escadrille("scenario", "list", "flames").out
    for slug in registry.slugs():
        assert escadrille("scenario", "list", slug).code == 0
    ran = escadrille("scenario", "show", "vistula", "--lang", "fr")
    assert "La Vistule" in ran.out
    assert 'fighter = "p-11c"' in ran.out
    ran = escadrille("scenario", "show", "vistul")
    assert ran.code == 2
    assert "vistula" in ran.err
    ran = escadrille("scenario", "show", "x" * 30)
    assert ran.err.splitlines()[1:] == ["The list: escadrille scenario list"]


def test_a_sound_pack_is_counted(escadrille: Escadrille) -> None:
    import escadrille.packs as packs

    folder = Path(next(iter(packs.__path__))) / "flames" / "core"
    ran = escadrille("pack", "check", folder)
    assert ran.code == 0
    assert "16 cards: 16 of the house" in ran.out


PACK = """
[pack]
id = "mine"
system = "flames"
version = "1"
title = { en = "Mine", fr = "Le mien" }
"""
PILOT = """
[[pilot]]
id = "me"
name = "Me"
nation = "any"
vp = 2
abilities = ["A+1"]
origin = "house"
"""
BATTLE = """
[[scenario]]
id = "here"
title = { en = "Here", fr = "Ici" }
briefing = { en = "Fly.", fr = "Volez." }
year = 1940
origin = "house"
[[scenario.side]]
name = { en = "We", fr = "Nous" }
aircraft = [{ fighter = "spitfire-1" }]
[[scenario.side]]
name = { en = "They", fr = "Eux" }
aircraft = [{ fighter = "bf-109e" }]
"""


def _pack(folder: Path, *parts: str) -> Path:
    folder.mkdir()
    (folder / "pack.toml").write_text("".join(parts), encoding="utf-8")
    return folder


def test_a_pack_of_ones_own_can_be_played(escadrille: Escadrille, tmp_path: Path) -> None:
    folder = _pack(tmp_path / "mine", PACK, PILOT, BATTLE)
    assert "1 pilot: 1 of the house" in escadrille("pack", "check", folder).out
    arguments = ("play", "flames", "--scenario", "here", "--pack", folder)
    assert "Spitfire I" in escadrille(*arguments, lines="3\n").out
    shutil.rmtree(folder)  # a copy lies beside the save
    ran = escadrille("play", "flames", lines="1\n")
    assert ran.code == 0
    assert "Spitfire I" in ran.out


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ((PACK, PILOT, "height = 3\n"), "pilot 'me': height: unknown field"),
        ((PACK, PILOT.replace("vp = 2", 'vp = "two"')), "pilot 'me': vp: expected `int`"),
        ((PACK, BATTLE.replace("spitfire-1", "sopwith")), "'sopwith' is in no pack"),
        ((PACK, PILOT, PILOT), "pilot 'me': id: duplicate"),
        (("[pack",), "not readable"),
    ],
)
@pytest.mark.parametrize(("lang", "frame"), [("en", "This pack"), ("fr", "Ce pack")])
def test_a_bad_pack_is_refused_with_place_and_reason(
    escadrille: Escadrille, tmp_path: Path, parts: tuple[str, ...], told: str, lang: str, frame: str
) -> None:
    ran = escadrille("pack", "check", _pack(tmp_path / "mine", *parts), "--lang", lang)
    assert ran.code == 2
    assert ran.err.startswith(frame)
    assert "pack.toml" in ran.err or "scenario 'here'" in ran.err
    assert told in ran.err


def test_every_fault_of_a_pack_comes_at_once(escadrille: Escadrille, tmp_path: Path) -> None:
    bad = PILOT.replace("vp = 2", "vp = -1").replace('"me"', '"you"')
    ran = escadrille("pack", "check", _pack(tmp_path / "mine", PACK, PILOT, "x = 1\n", bad))
    assert ran.err.startswith("This pack has 2 faults:")
