"""Any moment of a dogfight as plain data, and back: see `mechanics.situations`."""

from escadrille.systems.flames.situations.reading import SituationReader
from escadrille.systems.flames.situations.writing import write

__all__ = ["read", "write"]

read = SituationReader.read
