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


def intel_text(t: Tables, position: int) -> str:
    """Return an Intel value in words: `site any, bandit centre`."""
    where = ("any", "centre")
    parts = zip(("site", "bandit"), t.intel[position], strict=True)
    return ", ".join(f"{face} {where[place]}" for face, place in parts if place >= 0) or "none"


def move_recon(t: Tables, s: State, right: int, out: Out) -> None:
    old, s.recon = s.recon, moved(s.recon, right, len(t.recon))
    if out is not None and s.recon != old:
        out.append(MarkerMoved("recon", s.recon - old, s.recon, str(t.recon[s.recon])))


def move_intel(t: Tables, s: State, right: int, out: Out) -> None:
    old, s.intel = s.intel, moved(s.intel, right, len(t.intel))
    if out is not None and s.intel != old:
        out.append(MarkerMoved("intel", s.intel - old, s.intel, intel_text(t, s.intel)))


def move_politics(t: Tables, s: State, right: int, out: Out) -> None:
    """Rules: PHANTOM-TRACK-04, PHANTOM-TRACK-06, PHANTOM-TRACK-07, PHANTOM-HOUSE-26."""
    old, s.politics = s.politics, moved(s.politics, right, len(t.politics))
    if out is not None and s.politics != old:
        value = str(t.politics[s.politics])
        out.append(MarkerMoved("politics", s.politics - old, s.politics, value))


def moved(position: int, right: int, positions: int) -> int:
    """Return where a marker comes to stand: it stops at the ends (PHANTOM-HOUSE-31)."""
    return max(0, min(positions - 1, position + right))


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
