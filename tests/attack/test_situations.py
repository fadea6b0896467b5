"""Situations that a stranger has edited are refused when they are read, or can be played on from.

ESCADRILLE_MUTANTS says how many of each system are tried.
"""

import os
import tomllib
from pathlib import Path

import pytest

from escadrille.kernel.registry import slugs, system
from escadrille.testing.mutants import mutants, survives

COUNT = int(os.environ.get("ESCADRILLE_MUTANTS", "300"))
TO_COME = ("flames", "zero", "phantom")
"""Systems that do not yet refuse all that they could not go on from."""
EXAMPLES = [
    tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.toml"))
]


@pytest.mark.parametrize("slug", [slug for slug in slugs() if slug not in TO_COME])
def test_an_edited_situation_is_refused_or_played_on_from(slug: str) -> None:
    read = refused = 0
    more = [raw for raw in EXAMPLES if raw["system"] == slug]
    for number, raw in enumerate(mutants(system(slug), 1, COUNT, more)):
        if survives(system(slug), raw, number):
            read += 1
        else:
            refused += 1
    assert read > COUNT // 20, "hardly anything was read: the changes are too coarse"
    assert refused > COUNT // 20, "hardly anything was refused: the changes change nothing"
