"""Any moment of a campaign as plain data, and back: see `mechanics.situations`."""

from escadrille.systems.phantom.situations.reading import SituationReader
from escadrille.systems.phantom.situations.writing import write

__all__ = ["read", "write"]

read = SituationReader.read
