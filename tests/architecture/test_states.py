"""What follows from the fields of a state is written from them, and is not stale."""

import ast
from pathlib import Path

import pytest
from tools.make_states import BEGIN, SYSTEMS, fields_of, renewed

FILES = sorted(SYSTEMS.glob("**/state.py"))
SOURCE = """
Each = Annotated[list[int], "[0] * roster.size"]
class State:
    turn: int
    active: Annotated[int, "NOBODY"]
    damage: Each
    sights: Annotated[list[int], "shared"]
    row: Annotated[list[Row], "derived"]
    chance: Chance
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_the_written_part_is_what_the_fields_have_it(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert BEGIN in source
    assert renewed(source) == source, "run tools/make_states.py"


def test_each_field_is_copied_told_and_given_its_usual_value() -> None:
    written = renewed(SOURCE)
    assert "twin.turn, twin.active, twin.damage = self.turn, self.active, [*self.damage]" in written
    assert "twin.sights, twin.row, twin.chance = self.sights, [*self.row], self.chance" in written
    assert "facts += map(tuple, [self.damage, self.sights])" in written
    assert "s.active = NOBODY" in written
    assert written.index("def muster") < written.index("s.damage = [0] * roster.size")
    assert [field.name for field in fields_of(ast.parse(SOURCE)) if field.derived] == ["row"]
