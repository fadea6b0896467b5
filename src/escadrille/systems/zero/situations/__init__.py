"""Any moment of a dogfight as plain data, and back: see `mechanics.situations`."""

from escadrille.systems.zero.situations.reading import SituationReader
from escadrille.systems.zero.situations.writing import write

__all__ = ["read", "write"]

read = SituationReader.read
