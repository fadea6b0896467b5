"""The page and the server hold no table of the rules, and take no sentence of the server apart.

Every regular expression, every cut of a text or list and every literal table under `web/` and
`table/` is listed in `literals.toml` under its reason; of drawings whole files and folders are.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.architecture.literals import in_javascript, in_python

import escadrille

HOUSE = Path(escadrille.__file__).parent
LIST = Path(__file__).with_name("literals.toml")
ALL = "*"


class Entry(NamedTuple):
    reason: str
    files: str
    finds: list[str] | str

    def allows(self, file: str, text: str) -> bool:
        return fnmatch(file, self.files) and (self.finds == ALL or text in self.finds)


def entries() -> list[Entry]:
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return [Entry(reason, *one) for reason, files in listed.items() for one in files.items()]


def findings() -> Iterator[tuple[str, str]]:
    scripts = (file for file in HOUSE.glob("web/**/*.js") if "vendor" not in file.parts)
    for file in sorted([*scripts, *HOUSE.glob("table/**/*.py")]):
        source, name = file.read_text(encoding="utf-8"), file.relative_to(HOUSE).as_posix()
        for text in in_javascript(source) if file.suffix == ".js" else in_python(source):
            yield name, text


ENTRIES, FOUND = entries(), list(findings())


def test_every_pattern_cut_and_table_is_listed() -> None:
    new = [one for one in FOUND if not any(entry.allows(*one) for entry in ENTRIES)]
    assert not new, "in literals.toml, under a reason:\n" + "\n".join(map(" :: ".join, new))


def test_nothing_is_listed_that_is_gone() -> None:
    listed = [
        Entry(entry.reason, entry.files, text if text == ALL else [text])
        for entry in ENTRIES
        for text in entry.finds
    ]
    assert [one for one in listed if not any(one.allows(*found) for found in FOUND)] == []


def test_each_has_a_reason_and_none_is_still_to_go() -> None:
    assert [entry for entry in ENTRIES if not entry.reason.strip()] == []
    to_go = [entry for entry in ENTRIES if entry.reason.startswith("TO GO")]
    assert not to_go, "\n".join(f"{entry.files}: {entry.reason}" for entry in to_go)


def test_nothing_but_drawings_is_listed_wholesale() -> None:
    wholesale = [entry for entry in ENTRIES if entry.finds == ALL]
    assert all(entry.reason.startswith("drawings: ") for entry in wholesale)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        (r"const isHit = /^hit-(\d+)$/u.test(name);", [r"/^hit-(\d+)$/u"]),
        (r"return /[/'\"`]/g;", [r"/[/'\"`]/g"]),
        (r"x = a.test(/a/) || /b/;", ["/a/", "/b/"]),
        (r"const id = new RegExp(`(${word}-[A-Z]+)`);", ["RegExp(`(${word}-[A-Z]+)`)"]),
        (r'const [kind, id] = offer.key.split(":");', ['offer.key.split(":")']),
        (r"const rule = this.rule?.slice(1 + at(2));", ["this.rule?.slice(1 + at(2))"]),
        (r"html`<b>${text.trim().split(/\s+/)[0]}</b>`", [r".split(/\s+/)"]),
        (r'html`<b class="${`x-${name.replace("_", "-")}`}">/a/</b>`', ['name.replace("_", "-")']),
        ("const POOLS = [];\nconst BURSTS = { low: [f(1)] };", ["BURSTS ="]),
        ("/** @type {const} */\nconst EVEN = /** @type {const} */ ([one, two]);", ["EVEN ="]),
        ("const bonus = [0, 1, -1, 2.5];", ["bonus ="]),
        ("pay({ low: 1, high: { a: 2, b: [3, 4] } });", ["{ low: 1, high: { a: 2, b: [3, 4] } }"]),
        ('const of = new Map([["low", 1], ["high", 2]]);', ['[["low", 1], ["high", 2]]']),
        ("const WORDS = { a: text.split(x), b: [1, 2, 3, 4] };", ["WORDS =", "text.split(x)"]),
    ],
)
def test_what_is_planted_in_a_script_is_found(source: str, found: list[str]) -> None:
    assert in_javascript(source) == found


@pytest.mark.parametrize(
    "source",
    [
        'import { a } from "./b.js"; // what.split(",") and /a/ in a comment',
        "/** @type {[1, 2, 3, 4]} */\nconst half = all / 2 / (x) / [y][0] / 3;",
        r"""const told = "it's a /b/ [1, 2, 3, 4]" + 'c.split("d")' + `e ${f / 2} /g/`;""",
        "function f({ size = 26, at: [a = 0, b = 0, c = 0, d = 0] }) { return g(1, 2, 3, 4); }",
        "const corner = [x - 1, y + 1, x + 1, y - 1]; if (a) { b: c; } else d(e ? 1 : 2);",
        "const split = slice(text); const match = { split, replace: [1, 2] };",
        "const LONGEST = 4 * 1024; const PLACE = [];",
    ],
)
def test_what_only_looks_like_it_is_not(source: str) -> None:
    assert in_javascript(source) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("fit = re.fullmatch(r'\\d+', said)", ["re.fullmatch('\\\\d+', said)"]),
        ("_ID: Final = re.compile('[A-Z]+')", ["_ID = re.compile"]),
        ("kind, _, rest = order.text.partition(':')", ["order.text.partition(':')"]),
        ("year = date[:4]", ["date[:4]"]),
        ("PAY: Final = {'low': cost(1)}", ["PAY ="]),
        ("LEVELS = frozenset({low, high})", ["LEVELS ="]),
        ("pay = (1, 2, 3, 4)", ["(1, 2, 3, 4)"]),
        ("pay = [('low', 1), ('high', 2)]", ["[('low', 1), ('high', 2)]"]),
    ],
)
def test_what_is_planted_in_a_module_is_found(source: str, found: list[str]) -> None:
    assert in_python(source) == found


@pytest.mark.parametrize(
    "source",
    [
        "'''It says re.match('a', b) and [1, 2, 3, 4].'''\nx: Literal['a', 'b', 'c', 'd'] = 'a'",
        "line = msgspec.structs.replace(line, order=1)\nFEW = 3\nbox = (x, y, 1, 2)\none = rows[0]",
    ],
)
def test_what_only_looks_like_it_in_a_module_is_not(source: str) -> None:
    assert in_python(source) == []
