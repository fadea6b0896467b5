"""Any moment of a campaign as plain data, ready for TOML, and back."""

from __future__ import annotations

from escadrille.systems.skies.campaign.situations.reading import SituationReader
from escadrille.systems.skies.campaign.situations.writing import write

read = SituationReader.read

__all__ = ["read", "write"]
