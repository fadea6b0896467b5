"""Joins the modules of the page, so that a browser asks for a few files and not for hundreds.

What is fetched together lies together: all that the first screen needs in one file, each thing that
is imported later (`import("./board.js")`) in one of its own, and what several of those share by its
folder. Which files there are follows from the imports alone. A module becomes a function of its
own, its lines where they were; `web/lib/joined.js` calls it when it is first needed.
"""

from __future__ import annotations

import posixpath
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import msgspec

FIRST: Final = "main.js"
RUNTIME: Final = "lib/joined.js"

# A test holds them to a tokenizer, for every module of the house.
_COMMENT: Final = re.compile(r"/\*\*.*?\*/|(?:^|(?<=[\s;,]))//(?= ).*?$", re.DOTALL | re.MULTILINE)
_START: Final = r"(?:^|(?<=[;}]))"
_FROM: Final = r"""\s*from\s*["'](?P<path>\.[^"']+)["'];?"""
_IMPORT: Final = re.compile(
    _START + r"import\b\s*(?P<names>[\w$*{][^\"';()]*?)" + _FROM, re.MULTILINE
)
_HAND_ON: Final = re.compile(_START + r"export\s*\{(?P<names>[^}]*)\}" + _FROM, re.MULTILINE)
_LIST: Final = re.compile(_START + r"export\s*\{(?P<names>[^}]*)\};?", re.MULTILINE)
_DEFAULT: Final = re.compile(_START + r"export default\b", re.MULTILINE)
_DECLARED: Final = re.compile(
    _START + r"export (?=(?:async function|function|class|const|let)\b\*?\s*"
    r"(?:(?P<name>[\w$]+)|\{(?P<names>[^}]*)\}))",
    re.MULTILINE,
)
_LATER: Final = re.compile(r"""\bimport\(\s*["'](?P<path>\.[^"']+)["']\s*\)""")
_LEFT: Final = re.compile(_START + r"(?:import|export)\b(?!\()|^await\b", re.MULTILINE)
_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class Unjoined(Exception):
    """A module that is written as no other of the house."""


class Module(NamedTuple):
    name: str
    code: str
    """A function of `$tell`, `$take` and `$load`, as an entry of an object."""
    taken: dict[str, set[str]]
    """What it imports, by module."""
    later: list[str]
    """What it imports when it is needed."""
    told: set[str]


class Joined(NamedTuple):
    files: dict[str, str]
    """The joined modules, by the name of the file."""
    needs: dict[str, list[str]]
    """The files that must be there before a module may be used that is imported later."""


def bare(source: str) -> str:
    """Return a module without its comments, every line in its place."""
    return _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source)


def parse(name: str, source: str) -> Module:
    """Return a module as a function."""
    code = bare(source)
    taken: defaultdict[str, set[str]] = defaultdict(set)
    later: list[str] = []
    told: dict[str, str] = {}

    def beside(path: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))

    def take(found: re.Match[str]) -> str:
        other = beside(found["path"])
        plain, _, rest = found["names"].partition("{")
        plain = plain.strip(" ,\n")
        pairs = [*([("default", plain)] if plain else []), *_pairs(rest)]
        bound = f"{{ {', '.join(f'{one}: {local}' for one, local in pairs)} }}"
        if plain.startswith("*"):
            pairs, bound = [], plain.partition(" as ")[2]
        taken[other] |= {one for one, _ in pairs}
        return f"const {bound} = $take({_quoted(other)});" + "\n" * found[0].count("\n")

    def hand_on(found: re.Match[str]) -> str:
        other = beside(found["path"])
        pairs = _pairs(found["names"])
        taken[other] |= {one for one, _ in pairs}
        told.update({shown: f"$take({_quoted(other)}).{one}" for one, shown in pairs})
        return f"$take({_quoted(other)});" + "\n" * found[0].count("\n")

    def lists(found: re.Match[str]) -> str:
        told.update({shown: one for one, shown in _pairs(found["names"])})
        return "\n" * found[0].count("\n")

    def declare(found: re.Match[str]) -> str:
        pairs = _pairs(found["name"] or found["names"], ":")
        told.update({local: local for _, local in pairs})
        return ""

    def by_default(_found: re.Match[str]) -> str:
        told["default"] = "$default"
        return "const $default ="

    def load(found: re.Match[str]) -> str:
        later.append(beside(found["path"]))
        return f"$load({_quoted(later[-1])})"

    for pattern, made in (
        (_IMPORT, take),
        (_HAND_ON, hand_on),
        (_LIST, lists),
        (_DECLARED, declare),
        (_DEFAULT, by_default),
        (_LATER, load),
    ):
        code = pattern.sub(made, code)
    if left := _LEFT.search(code):
        raise Unjoined(f"{name}: {code[left.start() :].splitlines()[0]}")
    exports = ", ".join(f"{shown}: () => {one}" for shown, one in told.items())
    head = f"{_quoted(name)}: ($tell, $take, $load) => {{ $tell({{ {exports} }});"
    return Module(name, f"{head}\n{code.rstrip()}\n}},\n", dict(taken), later, set(told))


def join(modules: Mapping[str, Module], runtime: str) -> Joined:
    """Join modules, by what is fetched together; the first file has the runtime."""
    for module in modules.values():
        for other, names in module.taken.items():
            told = modules[other].told
            if not names <= told:
                raise Unjoined(f"{module.name}: {other} does not export {names - told}")
    first = _reached(modules, FIRST)
    asked = {later for module in modules.values() for later in module.later} - set(first)
    reached = {one: [name for name in _reached(modules, one) if name not in first] for one in asked}
    users: defaultdict[str, list[str]] = defaultdict(list)
    for one in sorted(reached):
        for name in reached[one]:
            users[name].append(one)
    file_of = {
        name: by[0] if len(by) == 1 else f"{posixpath.dirname(name)}/shared.js"
        for name, by in users.items()
    }
    parts: defaultdict[str, list[str]] = defaultdict(list)
    for name in sorted(file_of):
        parts[f"joined/{file_of[name]}"].append(name)
    files = {file: _file(modules, names) for file, names in parts.items()}
    files[f"joined/{FIRST}"] = (
        f"{runtime.rstrip()}\nadd({{\n{''.join(modules[name].code for name in first)}}});\n"
        f"take({_quoted(FIRST)});\n"
    )
    needs = {
        one: sorted({f"joined/{file_of[name]}" for name in reached[one]}) for one in sorted(asked)
    }
    return Joined(files, needs)


def source_map(file: str, joined: str) -> bytes:
    """Return which line of which module each line of a joined file is, for whoever debugs it."""
    sources: list[str] = []
    lines: list[str] = []
    line, before = -1, (0, 0)
    for text in joined.splitlines():
        if begun := re.match(r'"([\w./-]+)": \(\$tell, ', text):
            sources.append(f"/{begun[1]}")
            line = 0
            lines.append("")
        elif line < 0 or text == "},":
            line = -1
            lines.append("")
        else:
            now = (len(sources) - 1, line)
            steps = (0, now[0] - before[0], now[1] - before[1], 0)
            lines.append("".join(map(_digits, steps)))
            before, line = now, line + 1
    told = {
        "version": 3,
        "file": file,
        "sources": sources,
        "names": [],
        "mappings": ";".join(lines),
    }
    return msgspec.json.encode(told)


def _digits(number: int) -> str:
    """Return a number as source maps have it: base 64, the sign last, five bits at a time."""
    left = abs(number) << 1 | (number < 0)
    digits = ""
    while True:
        left, five = left >> 5, left & 31
        digits += _DIGITS[five | (32 if left else 0)]
        if not left:
            return digits


def _file(modules: Mapping[str, Module], names: Iterable[str]) -> str:
    return f"export const modules = {{\n{''.join(modules[name].code for name in names)}}};\n"


def _reached(modules: Mapping[str, Module], first: str) -> list[str]:
    """Return all that a module imports, at once or by another, and itself; what is needed first."""
    order: dict[str, None] = {}
    begun: set[str] = set()

    def visit(name: str) -> None:
        if name in order:
            return
        if name in begun:
            raise Unjoined(f"{name} imports what imports it")
        begun.add(name)
        for other in modules[name].taken:
            visit(other)
        order[name] = None

    visit(first)
    return list(order)


def _pairs(names: str, word: str = " as ") -> list[tuple[str, str]]:
    """Return what stands between braces, each with what it is called on the other side."""
    listed = filter(None, (" ".join(one.split()) for one in names.rstrip("} \n").split(",")))
    split = (one.partition(word) for one in listed)
    return [(one.strip(), (other or one).strip()) for one, _, other in split]


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
