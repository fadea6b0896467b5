"""The tactical display in 80 columns: thirteen zones, and what the counters on it can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import astuple

from escadrille.mechanics.pen import escaped
from escadrille.systems.phantom.present.scene import STYLES, Scene

# Rows from north to south: how far in, and each zone with its width.
ROWS: Final = (
    (0, (("p-nw", 26), ("p-n", 26), ("p-ne", 26))),
    (17, (("a-n", 45),)),
    (0, (("p-w", 14), ("a-w", 16), ("c", 18), ("a-e", 16), ("p-e", 14))),
    (17, (("a-s", 45),)),
    (0, (("p-sw", 26), ("p-s", 26), ("p-se", 26))),
)
Piece = tuple[str, str]
"""What stands in a zone: its text and its style."""


def display(scene: Scene) -> list[str]:
    pieces = _pieces(scene)
    lines = [line for inset, zones in ROWS for line in _row(scene, inset, zones, pieces)]
    return ["", *lines, *threats(scene)]


def _pieces(scene: Scene) -> dict[str, list[Piece]]:
    """Return what stands in each zone: enemies first, aircraft ▲ High or ▼ Low."""
    found: dict[str, list[Piece]] = {}
    for threat in scene.view.threats:
        text = f"{threat.threat} {scene.kind(threat.type)}"
        found.setdefault(threat.zone, []).append((text, "red"))
    for pilot in scene.view.squadron:
        if pilot.zone:
            text = ("▲" if pilot.high else "▼") + pilot.name + "!" * pilot.damaged
            found.setdefault(pilot.zone, []).append((text, STYLES[pilot.status]))
    return found


def _row(
    scene: Scene, inset: int, zones: Sequence[tuple[str, int]], pieces: dict[str, list[Piece]]
) -> list[str]:
    """Return zones that lie side by side as boxes of one height."""
    cells = [_packed(pieces.get(zone, []), width - 3) for zone, width in zones]
    height = max(1, *map(len, cells))
    top = "┬".join(f" {scene.zone(zone)} ".ljust(width - 1, "─") for zone, width in zones)
    bottom = "┴".join("─" * (width - 1) for _, width in zones)
    lines = [f"┌{top}┐"]
    for number in range(height):
        texts = [
            _padded(cell[number] if number < len(cell) else [], width - 2)
            for cell, (_, width) in zip(cells, zones, strict=True)
        ]
        lines.append("│" + "│".join(f" {text}" for text in texts) + "│")
    return [" " * inset + line for line in [*lines, f"└{bottom}┘"]]


def _packed(pieces: list[Piece], width: int) -> list[list[Piece]]:
    """Return pieces line by line, as many on each as fit; a long name is cut short."""
    lines: list[list[Piece]] = []
    left = 0
    for text, style in pieces:
        shown = text if len(text) <= width else text[: width - 1] + "…"
        if lines and len(shown) + 2 <= left:
            lines[-1].append((shown, style))
            left -= len(shown) + 2
        else:
            lines.append([(shown, style)])
            left = width - len(shown)
    return lines


def _padded(pieces: list[Piece], width: int) -> str:
    length = sum(len(text) for text, _ in pieces) + 2 * max(len(pieces) - 1, 0)
    texts = [f"[{style}]{escaped(text)}[/]" for text, style in pieces]
    return "  ".join(texts) + " " * (width - length)


def threats(scene: Scene, *, with_zones: bool = False) -> list[str]:
    """Return what each type of Site and Bandit on the display can do."""
    lines = []
    for kind in dict.fromkeys(threat.type for threat in scene.view.threats):
        here = [one for one in scene.view.threats if one.type == kind]
        threat = here[0]
        attack = "/".join(str(limit or "–") for limit in astuple(threat.attack))
        altitudes = " ".join(scene.say(f"phantom-letter-{name}") for name in threat.altitudes)
        line = scene.say(
            "phantom-board-threat",
            type=scene.kind(kind),
            attack=attack,
            range=threat.range,
            altitudes=altitudes,
            radar=threat.radar,
        )
        zones = ", ".join(f"{one.threat} {scene.zone(one.zone)}" for one in here)
        lines.append(f"{line} — {zones}" if with_zones else line)
    return [f" [dim]{line}[/]" for line in lines]
