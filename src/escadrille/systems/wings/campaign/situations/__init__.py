"""Any moment of a campaign as plain data, ready for TOML, and back."""

from __future__ import annotations

from escadrille.systems.wings.campaign.situations.reading import read
from escadrille.systems.wings.campaign.situations.writing import write

__all__ = ["read", "write"]
