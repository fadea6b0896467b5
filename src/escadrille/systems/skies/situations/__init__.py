"""Any moment of a battle as plain data, and back: see `mechanics.situations`."""

from escadrille.systems.skies.situations.reading import SituationReader
from escadrille.systems.skies.situations.writing import write

__all__ = ["read", "write"]

read = SituationReader.read
