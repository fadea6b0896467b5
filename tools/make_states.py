"""Write what follows from the fields of a state: its copy, its key, its usual values.

`python tools/make_states.py` renews the marked part of every `systems/*/state.py`. A field of the
class `State` is annotated with its type, or with `Annotated[type, ...]` and texts:

- the source of its usual value, in which `t` are the tables; 0 or [] unless told. What names
  `roster` is set whenever a roster is mustered;
- "shared": replaced whole and never changed, so that clones share it;
- "derived": no fact of its own, so that the key leaves it out;
- "late": empty in the games of old, of which the key says nothing then, as before there was such
  a field.

A part of a state that only some games have (`Raid | None`) copies itself and tells its own facts;
where there is none the key is as if there were no such field.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

SYSTEMS = Path(__file__).parents[1] / "src" / "escadrille" / "systems"
BEGIN = "    # Written by tools/make_states.py from the fields above.\n"
END = "# As far as here.\n"
WIDTH = 100
AT_ONCE = 3  # Python assigns so many without building a tuple


class Field(NamedTuple):
    name: str
    type: str
    usual: str
    shared: bool
    derived: bool
    late: bool

    def copy(self) -> str:
        """Return the source of an equal value that shares nothing mutable."""
        mine = f"self.{self.name}"
        if self.type == "Chance":
            return f"{mine}.clone()"
        if self.shared or self.type == "int":
            return mine
        if self.type.endswith(" | None"):
            return f"{mine} and {mine}.clone()"
        return f"[[*row] for row in {mine}]" if self._of_rows() else f"[*{mine}]"

    def flat(self) -> str:
        """Return the type of a flat list, or nothing."""
        return self.type if self.type.startswith("list[") and not self._of_rows() else ""

    def facts(self) -> list[str]:
        """Return the source of what of it can be compared and printed; of a flat list, itself."""
        mine = f"self.{self.name}"
        if self.type == "Chance":
            return [f"{mine}.word", f"tuple({mine}.script)"]
        if self.type.endswith(" | None"):
            return [f"*({mine}.key() if {mine} else ())"]
        if self.type == "Roster":
            return [f"tuple({mine}.crews())"]
        return [f"tuple(map(tuple, {mine}))" if self._of_rows() else mine]

    def _of_rows(self) -> bool:
        return self.type.startswith("list[list[")


def fields_of(module: ast.Module) -> Iterator[Field]:
    """Return the fields of the class State, in their order."""
    known: dict[str, ast.expr] = {}
    for statement in module.body:
        match statement:
            case ast.Assign([ast.Name(alias)], value):
                known[alias] = value
            case ast.ClassDef("State"):
                for line in statement.body:
                    if isinstance(line, ast.AnnAssign):
                        yield _field(ast.unparse(line.target), line.annotation, known)


def _field(name: str, told: ast.expr, known: dict[str, ast.expr]) -> Field:
    if isinstance(told, ast.Name) and told.id in known:
        told = known[told.id]
    notes: list[str] = []
    if isinstance(told, ast.Subscript) and ast.unparse(told.value) == "Annotated":
        assert isinstance(told.slice, ast.Tuple)
        told, *rest = told.slice.elts
        notes = [ast.literal_eval(note) for note in rest]
    kind = ast.unparse(told)
    usual = {"int": "0", "Chance": "chance"}.get(kind, "[]")
    for note in notes:
        usual = usual if note in ("shared", "derived", "late") else note
    return Field(name, kind, usual, "shared" in notes, "derived" in notes, "late" in notes)


def told(fields: list[Field]) -> Iterator[str]:
    """Return additions to the facts of a key."""
    for kind, group in groupby(fields, Field.flat):
        facts = [fact for field in group for fact in field.facts()]
        before, after = ("map(tuple, [", "])") if kind else ("[", "]")
        yield from lines(facts, ", ", after, f"        facts += {before}")


def told_late(fields: list[Field]) -> Iterator[str]:
    """Return additions of what is told only where there is something to tell."""
    for field in fields:
        yield f"        if self.{field.name}:"
        yield f'            facts += ["{field.name}", tuple(self.{field.name})]'


def assigned(fields: list[Field]) -> Iterator[str]:
    """Return assignments of usual values, equal ones at once."""
    rest = []
    for usual, group in groupby(sorted(fields, key=attrgetter("usual")), attrgetter("usual")):
        names = [f"s.{field.name}" for field in group]
        if usual.isidentifier() or usual.lstrip("-").isdigit():
            yield from lines(names, " = ", f" = {usual}", " " * 4)
        elif len(names) > AT_ONCE:
            for line in lines(names, ", ", f" = ({usual} for _ in range(9))", " " * 4):
                count = line.partition(" = ")[0].count(",") + 1
                if count > 1:
                    yield line.replace("range(9)", f"range({count})")
                else:
                    rest.append((names[-1], usual))
        else:
            rest += [(name, usual) for name in names]
    yield from packed(rest, " " * 4)


def packed(pairs: list[tuple[str, str]], indent: str) -> Iterator[str]:
    """Return assignments, as many on a line as cost nothing."""
    line: list[tuple[str, str]] = []
    for pair in pairs:
        if len(line) == AT_ONCE or len(_assignment([*line, pair], indent)) > WIDTH:
            yield _assignment(line, indent)
            line = []
        line.append(pair)
    if line:
        yield _assignment(line, indent)


def _assignment(pairs: list[tuple[str, str]], indent: str) -> str:
    names, values = zip(*pairs, strict=True)
    return f"{indent}{', '.join(names)} = {', '.join(values)}"


def lines(items: list[str], between: str, after: str, indent: str) -> Iterator[str]:
    """Return items on as few lines as hold them."""
    line: list[str] = []
    for item in items:
        if len(indent + between.join([*line, item]) + after) > WIDTH:
            yield indent + between.join(line) + after
            line = []
        line.append(item)
    if line:
        yield indent + between.join(line) + after


def written(fields: list[Field]) -> str:
    """Return the marked part of a module."""
    mustered = [field for field in fields if "roster" in field.usual.replace("t.roster", "")]
    at_first = [field for field in fields if field not in mustered]
    text = [
        "    __slots__ = tuple(__annotations__)",
        "",
        "    def clone(self) -> State:",
        "        twin = State.__new__(State)",
        *packed([(f"twin.{field.name}", field.copy()) for field in fields], " " * 8),
        "        return twin",
        "",
        "    def key(self) -> tuple[object, ...]:",
        '        """Return every fact of the state, comparable and printable."""',
        "        facts: list[object] = []",
        *told([field for field in fields if not (field.derived or field.late)]),
        *told_late([field for field in fields if field.late]),
        "        return tuple(facts)",
        "",
        "",
        "def fresh(t: Tables, chance: Chance) -> State:",
        '    """Return a state in which nothing has been chosen, drawn or placed yet."""',
        "    s = State.__new__(State)",
        *assigned(at_first),
        *(["    muster(s, t, Roster(t, []))"] if mustered else []),
        "    return s",
    ]
    if mustered:
        text += [
            "",
            "",
            "def muster(s: State, t: Tables, roster: Roster) -> None:",
            '    """Put the aircraft of a roster on the table, as they come."""',
            *assigned(mustered),
        ]
    return "\n".join([*text, "", "", ""])


def renewed(source: str) -> str:
    """Return the source of a module with its marked part as its fields have it."""
    before, _, rest = source.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + written([*fields_of(ast.parse(before))]) + END + after


if __name__ == "__main__":
    for file in sorted(SYSTEMS.glob("**/state.py")):
        if BEGIN in (source := file.read_text(encoding="utf-8")):
            file.write_text(renewed(source), encoding="utf-8")
