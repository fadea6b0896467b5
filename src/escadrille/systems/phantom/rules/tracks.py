"""The three tracks of a campaign and its special option points (groups TRACK, SO)."""

from __future__ import annotations

from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom.events import MarkerMoved, SoChanged
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import Tables


def recon_value(t: Tables, s: State) -> int:
    """Return how many Target cards are drawn (PHANTOM-TRACK-01, PHANTOM-TRACK-02)."""
    return t.recon[s.recon]


def intel_value(t: Tables, s: State) -> tuple[int, int]:
    """Return where Intel removes a Site, and where a Bandit (PHANTOM-TRACK-03)."""
    return t.intel[s.intel]


def politics_value(t: Tables, s: State) -> int:
    """Return the highest politics value that may be chosen (PHANTOM-TRACK-04, PHANTOM-TRACK-05)."""
    return t.politics[s.politics]


def move(t: Tables, s: State, track: str, right: int, out: Out) -> None:
    """Move the marker of a track, which stops at the ends.

    Rules: PHANTOM-TRACK-04, PHANTOM-TRACK-06, PHANTOM-TRACK-07, PHANTOM-HOUSE-26,
    PHANTOM-HOUSE-31.
    """
    old, last = getattr(s, track), len(getattr(t, track)) - 1
    new = max(0, min(last, old + right))
    setattr(s, track, new)
    if out is not None and new != old:
        out.append(MarkerMoved(track, new - old, new))


def spend(s: State, points: int) -> None:
    """SO points are for the whole campaign, and gone once spent (PHANTOM-SO-01, PHANTOM-SO-04)."""
    s.so -= points
    s.spent += points


def gain(s: State, points: int, out: Out) -> None:
    """SO points come or go by an event or a Target, not below 0 (PHANTOM-HOUSE-17)."""
    change = max(points, -s.so)
    s.so += change
    if out is not None and change:
        out.append(SoChanged(change, s.so))
