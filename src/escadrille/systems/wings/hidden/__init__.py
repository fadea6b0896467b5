"""What is hidden: worlds that a seat cannot tell apart, and the proof that nothing vanishes."""

from escadrille.systems.wings.hidden.audit import audit
from escadrille.systems.wings.hidden.worlds import resample

__all__ = ["audit", "resample"]
