"""Node counts: every line of play to a depth from fixed moments, and the order of the choices.

A change of one legal choice anywhere changes a count; a change of their order changes the digest.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import pytest

from escadrille.kernel.registry import system
from escadrille.testing.walks import walk

HERE = Path(__file__).parent
ROWS = [
    (path.stem, row)
    for path in sorted(HERE.glob("*.toml"))
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["moment"]
]


def perft(rules: Any, state: Any, depth: int, seen: Any) -> int:
    """Return the number of lines of play of that many choices."""
    if depth == 0 or not rules.pending(state):
        return 1
    count = 0
    for pending in rules.pending(state):
        for choice in rules.legal(state, pending.seat):
            seen.update(b"%d:%d " % (pending.seat, choice))
            world = rules.clone(state)
            rules.apply(world, pending.seat, choice)
            count += perft(rules, world, depth - 1, seen)
    return count


@pytest.mark.parametrize(("slug", "row"), ROWS, ids=lambda value: str(value)[:60])
def test_the_tree_of_choices_is_as_counted(slug: str, row: dict[str, Any]) -> None:
    rules = system(slug).engine.configure(scenario=row["scenario"])
    states = walk(rules, row["seed"])
    state = next(state for number, state in enumerate(states) if number == row["decision"])
    for depth, expected in enumerate(row["nodes"], start=1):
        seen = hashlib.sha256()
        assert perft(rules, state, depth, seen) == expected
    assert seen.hexdigest()[:16] == row["digest"]
