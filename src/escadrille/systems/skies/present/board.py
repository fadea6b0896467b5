"""The table, drawn in text: the chart, the aircraft, the squadrons and their Booms."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.mechanics.ladders import WIDTH
from escadrille.mechanics.plane.chart import Chart, arrow
from escadrille.systems.skies.present.scene import SIGNS, Scene
from escadrille.systems.skies.tables import CLOUD, INCH
from escadrille.systems.skies.view import AircraftView

DOTS: Final = 6 * INCH


def board(scene: Scene) -> str:
    return "\n".join([header(scene), *chart(scene), *rows(scene), *morale(scene), *hands(scene)])


def header(scene: Scene) -> str:
    view, say = scene.view, scene.say
    title = scene.plain(scene.t.scenario.title.say(scene.lang))
    parts = [title]
    if view.turn:
        parts.append(say("skies-board-turn", turn=view.turn, turns=view.turns))
    if view.initiative is not None:
        parts.append(say("skies-board-initiative", side=scene.side(view.initiative)))
    return textwrap.fill(" · ".join(parts), WIDTH).replace(title, f"[bold]{title}[/]", 1)


def chart(scene: Scene) -> list[str]:
    """Return the map: clouds, and whatever flies."""
    view = scene.view
    drawn = Chart(*view.area, DOTS, INCH)
    for x, y in view.clouds:
        cells = (
            (column, row)
            for row in range(drawn.rows)
            for column in range(drawn.columns)
            if _within(drawn.middle(column, row), (x, y))
        )
        drawn.fill(cells, "░", "dim")
    for number, ship in enumerate(view.ships, start=1):
        drawn.label(ship.place, "✗" if ship.sunk else "⛴", f"s{number}", "yellow")
    for plane in view.aircraft:
        if plane.status == "flying" and plane.pose:
            style = scene.style(plane.side)
            drawn.label(plane.pose[:2], arrow(plane.pose[2]), plane.label, style)
    return drawn.lines()


def _within(place: tuple[int, int], cloud: tuple[int, int]) -> bool:
    far = (place[0] - cloud[0]) ** 2 + (place[1] - cloud[1]) ** 2
    return far <= (CLOUD * INCH) ** 2


def rows(scene: Scene) -> list[str]:
    """Return every aircraft: level, figures, pose, and whether it has acted."""
    say = scene.say
    heads = [say(f"skies-head-{name}") for name in ("level", "figures", "pose")]
    lines = [f"[dim]{'':<31}{heads[0]:<18}{heads[1]:<17}{heads[2]}[/]"]
    return lines + [_row(scene, plane) for plane in scene.view.aircraft]


def _row(scene: Scene, plane: AircraftView) -> str:
    name = textwrap.shorten(scene.plain(plane.name), 21, placeholder="…")
    tag = f"{scene.label(plane.label)}{' ' * (4 - len(plane.label))}{name:<22}"
    if plane.status != "flying":
        return f"[dim] ✗[/] {tag} [dim]{scene.say(f'skies-status-{plane.status}')}[/]"
    mark = "►" if plane.active else "✓" if plane.zoom else " "
    level = f"{SIGNS[plane.level]} {scene.level(plane.level)}"
    figures = f"{plane.ps} · {plane.sp} {plane.ag} {plane.fp}{' •' * plane.damage}"
    return f" {mark} {tag} {level:<18}{figures:<17}{scene.pose(plane.pose)}"


def hands(scene: Scene) -> list[str]:
    """Return the cards of both sides, as far as the reader may see them."""
    found = []
    for player in scene.view.players if scene.t.extended else ():
        side, count = scene.side(player.side), {"cards": player.cards, "deck": player.deck}
        found.append(scene.say("skies-board-cards", side=side, **count))
        piles = {"hand": player.hand or (), "known": player.known, "discards": player.discards}
        if player.hand is not None:
            piles["known"] = ()
        for pile, names in piles.items():
            if names:
                told = scene.say(f"skies-board-{pile}", cards=scene.cards(names))
                found += textwrap.wrap(told, WIDTH, subsequent_indent="      ")
    return found


def morale(scene: Scene) -> list[str]:
    """Return the Booms of each squadron, and what it can bear."""
    return [
        scene.say(
            "skies-board-morale",
            squadron=scene.squadron(one.label),
            booms=one.booms,
            strength=one.strength,
        )
        for one in scene.view.squadrons
    ]
