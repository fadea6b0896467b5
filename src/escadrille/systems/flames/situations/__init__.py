"""Any moment of a dogfight as plain data, ready for TOML, and back.

What is left out takes its usual value, so that a worked example is a few lines; a state that the
engine writes says everything and reads back equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escadrille.content.packs import Pack
from escadrille.kernel.errors import BadSituation
from escadrille.kernel.rng import Chance
from escadrille.mechanics.notes import parsed, with_names
from escadrille.systems.flames import hidden
from escadrille.systems.flames.setup import opening
from escadrille.systems.flames.situations.notes import Situation
from escadrille.systems.flames.situations.reading import SituationReader
from escadrille.systems.flames.situations.soundness import impossible
from escadrille.systems.flames.situations.writing import write
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import Tables

__all__ = ["read", "write"]


def read(pack: Pack, raw: Mapping[str, Any]) -> tuple[Tables, State]:
    """Return the tables and the state of a situation, or raise BadSituation with every fault."""
    note = parsed(raw, Situation)
    reader = SituationReader(pack, note)
    if not note.aircraft and note.stack is None and not note.over:
        return reader.t, opening(reader.t, Chance(note.word, note.script))
    state = reader.state()
    faults = impossible(reader.t, state, reader.names) or hidden.audit(reader.t, state)
    if faults:
        raise BadSituation([with_names(fault, reader.names) for fault in faults])
    return reader.t, state
