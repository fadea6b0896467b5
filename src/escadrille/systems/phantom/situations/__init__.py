"""Any moment of a campaign as plain data, ready for TOML, and back.

What is left out takes its usual value, so that a worked example is a few lines; a state that the
engine writes says everything and reads back equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escadrille.content.packs import Pack
from escadrille.kernel.errors import BadSituation
from escadrille.kernel.rng import Chance
from escadrille.mechanics.notes import parsed
from escadrille.systems.phantom import hidden
from escadrille.systems.phantom.setup import opening
from escadrille.systems.phantom.situations.notes import Situation
from escadrille.systems.phantom.situations.reading import SituationReader
from escadrille.systems.phantom.situations.soundness import impossible
from escadrille.systems.phantom.situations.writing import write
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import Tables

__all__ = ["read", "write"]


def read(pack: Pack, raw: Mapping[str, Any]) -> tuple[Tables, State]:
    """Return the tables and the state of a situation, or raise BadSituation with every fault."""
    note = parsed(raw, Situation)
    reader = SituationReader(pack, note)
    if not note.pilot and note.stack is None and not note.over:
        return reader.t, opening(reader.t, Chance(note.word, note.script))
    state = reader.state()
    faults = hidden.audit(reader.t, state) or impossible(reader.t, state)
    if faults:
        raise BadSituation(faults)
    return reader.t, state
