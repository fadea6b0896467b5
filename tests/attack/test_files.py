"""Files that a stranger hands to the command line: exit code 2, the place, and never a wait."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Escadrille, Ran

pytestmark = pytest.mark.usefixtures("patience")

PARTS = 20_000
PACK = '[pack]\nid = "x"\nsystem = "wings"\nversion = "1"\ntitle = {en = "X", fr = "X"}\n'
HEADER = '{"escadrille":1,"system":"wings","version":1,"packs":{},"seats":["human","random"],'


def huge(path: Path) -> None:
    """Make a file of three gigabytes that takes no place on the disk."""
    with path.open("wb") as file:
        file.truncate(3 << 30)


def zero(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path.name)


ODD: dict[str, tuple[Callable[[Path], object], str]] = {
    "fifo": (os.mkfifo, "expected a plain file"),
    "device": (zero, "expected a plain file"),
    "folder": (Path.mkdir, "expected a plain file"),
    "loop": (loop, "Too many levels of symbolic links"),
    "huge": (huge, "longer than"),
    "latin": (lambda path: path.write_bytes(b'a = 1\nb = "\xe9"\n'), "line 2: not UTF-8"),
}
"""Files that are no TOML, and why."""

TOML = {
    "deep": ("x = " + "[" * 5000 + "]" * 5000, "line 2: more than 16 levels deep"),
    "deep table": ("x = " + "{a = " * 5000 + "1" + "}" * 5000, "line 2: more than 16 levels deep"),
    "never closed": ("x = " + "[" * 5000, "line 2: more than 16 levels deep"),
    "long": ("x = " + "9" * 5000, "line 2: a number of too many digits"),
    "wide": ("chance = 0x" + "f" * 5000, "a number of more than 256 bits - at `$.chance`"),
    "nan": ("x = [0.5, nan]", "expected a finite number, got nan - at `$.x[1]`"),
    "infinity": ("x = {y = -inf}", "expected a finite number, got -inf - at `$.x.y`"),
    "dotted": (".".join("a" * PARTS) + " = 1", "line 2: a key of more than 16 parts"),
    "heading": ("[" + ".".join("a" * PARTS) + "]", "line 2: a key of more than 16 parts"),
    "quoted": (" . ".join(['"a.b"'] * PARTS) + " = 1", "line 2: a key of more than 16 parts"),
    "inline": ("x = {" + ".".join("a" * PARTS) + " = 1}", "line 2: a key of more than 16 parts"),
    "flood": ("x = [" + "[]," * 99_000 + "[],[1,1,1,1,1]" * 400 + "]", ""),
    "no end": ('x = """' + '\\"""' * 50_000, ""),
}
"""TOML, after a first line, and what is said of it; "": whatever the parser says."""


def refused(ran: Ran, *words: str) -> None:
    assert ran.code == 2, ran
    assert "Traceback" not in ran.err
    for word in words:
        assert word in ran.err, ran.err


@pytest.fixture(params=sorted(ODD))
def odd(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    """Return a file that is no text, and what is said of it."""
    make, reason = ODD[request.param]
    path = tmp_path / "odd.toml"
    make(path)
    return path, reason


def test_what_is_no_text_is_no_situation(odd: tuple[Path, str], escadrille: Escadrille) -> None:
    path, reason = odd
    refused(escadrille("situation", "check", path), f"{path}: ", reason)
    refused(escadrille("play", "wings", "--situation", path), f"{path}: ", reason)


def test_what_is_no_text_is_no_list_of_orders(
    odd: tuple[Path, str], escadrille: Escadrille
) -> None:
    path, reason = odd
    situation = Path(__file__).parents[2] / "docs" / "examples" / "balloon.toml"
    refused(escadrille("situation", "run", situation, "--orders", path), f"{path}: ", reason)


def test_what_is_no_text_is_no_part_of_a_pack(
    odd: tuple[Path, str], escadrille: Escadrille
) -> None:
    path, reason = odd
    (path.parent / "pack.toml").write_text(PACK)
    name = f"{path.parent.name}/odd.toml"
    refused(escadrille("pack", "check", path.parent), f"{name}: not readable: ", reason)
    refused(escadrille("scenario", "list", "wings", "--pack", path.parent), name, reason)


@pytest.mark.parametrize("kind", sorted(ODD))
def test_what_is_no_text_is_no_heading_of_a_pack(
    kind: str, tmp_path: Path, escadrille: Escadrille
) -> None:
    make, reason = ODD[kind]
    path = tmp_path / "pack.toml"
    make(path)
    refused(escadrille("pack", "check", tmp_path), f"{path}: ", reason)


@pytest.mark.parametrize("command", [("replay",), ("book",)])
@pytest.mark.parametrize("kind", sorted(set(ODD) - {"latin"}))
def test_what_is_no_file_is_no_record(
    command: tuple[str, ...], kind: str, tmp_path: Path, escadrille: Escadrille
) -> None:
    make, reason = ODD[kind]
    path = tmp_path / "game.jsonl"
    make(path)
    refused(escadrille(*command, path), f"{path.name}: not readable: ", reason)


@pytest.mark.parametrize("kind", sorted(TOML))
def test_toml_beyond_all_bounds_is_no_situation(
    kind: str, tmp_path: Path, escadrille: Escadrille
) -> None:
    content, reason = TOML[kind]
    path = tmp_path / "situation.toml"
    path.write_text(f'system = "wings"\n{content}\n', encoding="utf-8")
    refused(escadrille("situation", "check", path), f"{path}: ", reason)


@pytest.mark.parametrize("kind", sorted(TOML))
def test_toml_beyond_all_bounds_is_no_pack(
    kind: str, tmp_path: Path, escadrille: Escadrille
) -> None:
    content, reason = TOML[kind]
    (tmp_path / "pack.toml").write_text(PACK)
    (tmp_path / "cards.toml").write_text(f"\n{content}\n", encoding="utf-8")
    name = f"{tmp_path.name}/cards.toml: not readable: "
    refused(escadrille("pack", "check", tmp_path), name, reason)


RECORDS = {
    "deep header": (HEADER + '"situation":' + '{"a":' * 50_000 + "1" + "}" * 50_001, "line 1: "),
    "header": (
        HEADER + '"situation":' + '{"a":' * 500 + "1" + "}" * 501,
        "line 1: more than 16 levels deep - at `$.situation.a.a",
    ),
    "deep order": (
        HEADER + '"seed":1}\n{"n":0,"seat":0,"order":' + "[" * 50_000 + "]" * 50_000 + "}",
        "line 2: not a line of a record: ",
    ),
    "seed": (HEADER + '"seed":' + "9" * 5000 + "}", "line 1: "),
    "smaller seed": (
        HEADER + '"seed":' + "9" * 4000 + "}",
        "line 1: a number of more than 256 bits - at `$.seed`",
    ),
    "nan": (HEADER + '"seed":NaN}', "line 1: no header of a record: "),
    "seats": (HEADER.replace('"random"', '"random"' + ',"x"' * 200) + '"seed":1}', "length <= 100"),
    "name": (HEADER.replace('"wings"', '"' + "w" * 200 + '"') + '"seed":1}', "at `$.system`"),
    "seat": (HEADER + '"seed":1}\n{"n":0,"seat":-1,"undo":true}', "line 2: not a line"),
    "number": (HEADER + '"seed":1}\n{"n":' + "9" * 99 + ',"seat":0}', "line 2: not a line"),
}


@pytest.mark.parametrize("kind", sorted(RECORDS))
def test_a_record_beyond_all_bounds_is_refused(
    kind: str, tmp_path: Path, escadrille: Escadrille
) -> None:
    content, reason = RECORDS[kind]
    path = tmp_path / "game.jsonl"
    path.write_text(content + "\n", encoding="utf-8")
    refused(escadrille("replay", path), f"{path}: ", reason)


def test_a_fifo_among_the_saved_games_keeps_nobody_waiting(
    home: Path, escadrille: Escadrille
) -> None:
    home.mkdir(parents=True)
    os.mkfifo(home / "wings-1.jsonl")
    ran = escadrille("play", "wings")
    assert "wings-1.jsonl: not readable: expected a plain file" in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "wings", "--seed", "9" * 5000), "--seed"),
        (("play", "wings", "--seed", "9" * 4000), "--seed: a number of 256 bits at most"),
        (("sim", "wings", "--seed", "9" * 4000), "--seed: a number of 256 bits at most"),
        (("play", "wings", "--option", "altitude=" + "9" * 5000), "altitude"),
        (("play", "wings", "--option", "a." * 5000 + "=1"), "unknown"),
        (("play", "wings", "--seat", "9" * 5000 + "=tactical"), "2=tactical"),
        (("play", "wings", "--scenario", "x" * 9000), "Unknown scenario"),
        (("situation", "check", "no\0name"), "null"),
    ],
    ids=lambda value: value[2] if isinstance(value, tuple) else "",
)
def test_arguments_beyond_all_bounds_are_refused(
    arguments: tuple[str, ...], words: str, escadrille: Escadrille
) -> None:
    refused(escadrille(*arguments), words)
