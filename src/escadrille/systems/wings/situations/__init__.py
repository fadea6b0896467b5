"""Any moment of a fight as plain data, and back: see `mechanics.situations`."""

from escadrille.systems.wings.situations.reading import SituationReader
from escadrille.systems.wings.situations.writing import write

__all__ = ["read", "write"]

read = SituationReader.read
