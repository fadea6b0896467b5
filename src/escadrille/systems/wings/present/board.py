"""The table, drawn in text: the chart, the aircraft, what one has programmed and suffered."""

from __future__ import annotations

import textwrap
from itertools import pairwise
from typing import Final

from escadrille.mechanics.ladders import WIDTH, counted
from escadrille.mechanics.plane.chart import Chart, arrow
from escadrille.mechanics.plane.shapes import inside
from escadrille.systems.wings.present.scene import IN_PLAY, Scene
from escadrille.systems.wings.rules.movement import path
from escadrille.systems.wings.view import AircraftView, PieceView

SIGNS: Final = {
    "balloon": "O",
    "trench": "≈",
    "machine-gun": "¤",
    "flak": "☼",
    "target": "◆",
    "strip": "═",
}
HEIGHTS: Final = " ░▒▓"  # of relief, by its floor
PLANS: Final = "①②③"
MARGIN: Final = 29  # of the columns that tell of an aircraft


def board(scene: Scene) -> str:
    if scene.view.decision in ("pick", "deploy") or any(
        plane.pose is None for plane in _own(scene)
    ):
        return header(scene)
    if scene.view.over and scene.view.mission:
        return "\n".join([header(scene), *chart(scene), *rows(scene), *_debriefing(scene)])
    seen = [scene.say("wings-board-blind")] if scene.view.blind else chart(scene)
    return "\n".join([header(scene), *seen, *rows(scene), *ground(scene), *own(scene)])


def _debriefing(scene: Scene) -> list[str]:
    """Return what a mission has brought every pilot."""
    mission = scene.view.mission
    assert mission is not None
    return [
        scene.say(
            "wings-board-flyer",
            aircraft=scene.label(scene.of(flyer.aircraft)),
            name=scene.plain(flyer.name) or "none",
            fate=_fate(scene, flyer.fate),
            victories=flyer.victories,
            homologated=flyer.homologated,
            points=flyer.points + flyer.share,
        )
        for flyer in mission.flyers
    ]


def _own(scene: Scene) -> list[AircraftView]:
    return [plane for plane in scene.view.aircraft if plane.seat == scene.view.seat]


def header(scene: Scene) -> str:
    view, say = scene.view, scene.say
    parts = [say("wings-board-turn", turn=max(view.turn, 1), turns=view.turns)]
    if view.phase:
        parts.append(say("wings-board-phase", phase=view.phase))
    if view.mission:
        errand = say(f"wings-errand-{view.mission.errand}")
        parts.append(
            say("wings-board-mission", side=scene.side(view.mission.active), errand=errand)
        )
        if view.mission.reserve is not None:
            parts.append(say("wings-board-reserve", points=view.mission.reserve))
    parts.append(say("wings-board-points", points=" – ".join(map(str, view.scores))))
    if scene.t.true_ceiling:
        parts.append(say("wings-board-window", floor=view.window.low, ceiling=view.window.high))
    if scene.t.weather:
        parts.append(say(f"wings-sky-{view.sky}"))
    if view.clouds:
        parts.append(say("wings-board-clouds", low=view.clouds.low, high=view.clouds.high))
    if view.advantage and view.advantage.turns > 0:
        side = scene.side(view.advantage.side)
        parts.append(say("wings-board-advantage", side=side, turns=view.advantage.turns))
    title = scene.plain(scene.t.scenario.title.say(scene.lang))
    text = textwrap.fill(" · ".join([title, *parts]), WIDTH)
    return text.replace(title, f"[bold]{title}[/]", 1)


def chart(scene: Scene) -> list[str]:
    """Return the map: relief, borders, what stands still, what flies, and one's own plans."""
    view = scene.view
    drawn = Chart(*view.area)
    _draw_land(scene, drawn)
    for piece in view.pieces:
        if piece.status in IN_PLAY:
            drawn.label(piece.pose[:2], SIGNS[piece.kind], piece.label, scene.style(piece))
    _draw_counters(scene, drawn)
    for plane in view.aircraft:
        if plane.status in IN_PLAY and plane.pose and not plane.in_clouds:
            drawn.label(plane.pose[:2], arrow(plane.pose[2]), plane.label, scene.style(plane))
    if not view.phase:
        _draw_plans(scene, drawn)
    return drawn.lines()


def _draw_land(scene: Scene, drawn: Chart) -> None:
    view = scene.view
    for hill in view.hills:
        cells = (
            (column, row)
            for row in range(drawn.rows)
            for column in range(drawn.columns)
            if inside(drawn.middle(column, row), hill.outline)
        )
        drawn.fill(cells, HEIGHTS[min(hill.floor, 3)], "dim")
    for border in view.borders or ():
        drawn.line((border, 0), (border, view.area[1]), "┊", "dim")
    places = {piece.label: piece.pose[:2] for piece in view.pieces if piece.status == "flying"}
    for net in view.nets:
        for one, other in pairwise(name for name in net if name in places):
            drawn.line(places[one], places[other], "#", "dim")


def _draw_counters(scene: Scene, drawn: Chart) -> None:
    """Draw ammunition, flak, bombs in the air, and flags that lie on the table."""
    view = scene.view
    for place in view.markers:
        drawn.mark(place, "+", "yellow")
    for counter in view.flak:
        drawn.label(counter.place, "*", str(counter.level), "bold yellow")
    for bomb in view.bombs:
        drawn.mark(bomb.pose[:2], "•", "bold yellow")
    for flag in view.flags:
        if flag.carrier is None:
            drawn.label(flag.place, "⚑", str(flag.side + 1), "bold yellow")


def _draw_plans(scene: Scene, drawn: Chart) -> None:
    """Draw where one's own programmes lead: the number of a card where it ends."""
    for plane in _own(scene):
        if plane.pose and plane.status == "flying" and not plane.in_clouds:
            cards = scene.t.cards[scene.t.deck_of[plane.deck]]
            faces = [cards.face_of[card] for card in plane.programme if card in cards.face_of]
            for sign, pose in zip(PLANS, path(plane.pose, cards, faces), strict=False):
                drawn.mark(pose[:2], sign, scene.style(plane))


def rows(scene: Scene) -> list[str]:
    """Return every aircraft: altitude, pose, damage and what else is known of it."""
    heads = [scene.say(f"wings-head-{name}") for name in ("altitude", "pose", "damage")]
    lines = [f"[dim]{'':<{MARGIN}}{heads[0]:<8}{heads[1]:<15}{heads[2]}[/]"]
    for plane in scene.view.aircraft:
        name = textwrap.shorten(scene.name(plane), 21, placeholder="…")
        tag = f"{scene.label(plane)}{' ' * (4 - len(plane.label))}{name:<22}"
        if plane.status not in IN_PLAY:
            gone = [scene.say(f"wings-status-{plane.status}"), *_fates(scene, plane)]
            lines.append(f"[dim] ✗[/] {tag}[dim]{' · '.join(gone)}[/]")
            continue
        high = f"{scene.altitude(plane.level, plane.counters)}/{plane.climb}"
        told = " · ".join([*_damage(scene, plane), *notes(scene, plane)])
        first, *more = textwrap.wrap(told, WIDTH - MARGIN - 23) or [""]
        mark = "►" if plane.asked else " "
        lines.append(f" {mark} {tag}{high:<8}{scene.pose(plane.pose):<15}{first}")
        lines += [f"{'':<{MARGIN + 23}}{line}" for line in more]
    return lines


def _damage(scene: Scene, piece: AircraftView | PieceView) -> list[str]:
    """Return points of structure for its owner, and for others the number of cards."""
    if isinstance(piece, AircraftView) and piece.points is not None:
        points, full = piece.points, piece.structure
        return [scene.say("wings-board-structure", points=points, structure=full)]
    return [scene.say("wings-board-cards", count=len(piece.hits))] if piece.hits else []


def _fates(scene: Scene, plane: AircraftView) -> list[str]:
    """Return what became of those aboard."""
    if plane.pilot is None:
        return []
    men = {"pilot": plane.pilot.fate, "observer": plane.pilot.observer_fate}
    return [
        scene.say("wings-note-fate", man=scene.say(f"wings-man-{man}"), fate=_fate(scene, fate))
        for man, fate in men.items()
        if fate
    ]


def _fate(scene: Scene, fate: str) -> str:
    return scene.say(f"wings-fate-{fate}")


def _airman(scene: Scene, plane: AircraftView) -> list[str]:
    """Return who flies: his name, his life points, his behaviour and what he has."""
    pilot, say = plane.pilot, scene.say
    if pilot is None:
        return []
    standing = say(f"wings-standing-{pilot.standing}")
    name = scene.plain(pilot.name) or "none"
    found = [say("wings-note-airman", name=name, standing=standing, life=pilot.life)]
    if pilot.behaviour:
        behaviour = say(f"wings-skill-{pilot.behaviour}")
        found.append(say("wings-note-behaviour", behaviour=behaviour, ready=pilot.ready))
    if pilot.equipment:
        items = ", ".join(say(f"wings-skill-{item}") for item in pilot.equipment)
        found.append(say("wings-note-equipment", items=items))
    return found


def _skills(scene: Scene, plane: AircraftView) -> list[str]:
    found = _airman(scene, plane)
    if plane.grave:
        found.append(scene.say("wings-note-grave", turn=plane.grave))
    if plane.skills:
        names = ", ".join(scene.say(f"wings-skill-{skill}") for skill in plane.skills)
        found.append(scene.say("wings-note-skills", skills=names, tokens=plane.tokens))
    if plane.owed:
        found.append(scene.say("wings-note-owed", count=plane.owed))
    return found


def notes(scene: Scene, plane: AircraftView) -> list[str]:
    """Return what is known of an aircraft besides altitude and damage."""
    say = scene.say
    found = []
    if plane.status == "ground":
        found.append(say("wings-status-ground"))
    if plane.in_clouds:
        found.append(say("wings-note-clouds"))
    for name in ("smoke", "flames"):
        counters = getattr(plane, name)
        if counters != 0:
            found.append(say(f"wings-note-{name}", counters=scene.counters(counters)))
    guns = {arc: gun for arc, gun in (("front", plane.front), ("rear", plane.rear)) if gun}
    for arc, gun in guns.items():
        jams = "/".join(scene.counters(number) for number in gun.jams if number != 0)
        if jams:
            found.append(say("wings-note-jam", arc=say(f"wings-arc-{arc}"), counters=jams))
    found += _skills(scene, plane)
    if plane.tails:
        found.append(say("wings-note-tails", enemy=plane.tails))
    if plane.flag is not None:
        found.append(say("wings-note-flag"))
    if plane.victories:
        found.append(say("wings-note-victories", count=plane.victories))
    shots = [str(gun.ammo) for gun in guns.values() if gun.ammo is not None]
    if shots:
        found.append(say("wings-note-ammo", left="/".join(shots)))
    return found + _secrets(scene, plane)


def _secrets(scene: Scene, plane: AircraftView) -> list[str]:
    """Return what only its own seat knows of an aircraft."""
    say = scene.say
    found = []
    found += [
        say(f"wings-note-{who}") for who in ("pilot", "observer") if getattr(plane, f"{who}_wounds")
    ]
    found += [say(f"wings-note-duty-{ban}") for ban in plane.bans or ()]
    for load in ("bombs", "clusters", "rockets"):
        count = getattr(plane, load)
        if count:
            found.append(say(f"wings-note-{load}", count=count))
    return found


def ground(scene: Scene) -> list[str]:
    """Return balloons and what stands on the ground."""
    told = []
    for piece in scene.view.pieces:
        if piece.status not in IN_PLAY:
            told.append(f"✗ {piece.label}")
            continue
        facts = _facts(scene, piece)
        told.append(f"{piece.label} {scene.name(piece)}" + (f" ({facts})" if facts else ""))
    return textwrap.wrap(" · ".join(told), WIDTH, initial_indent="   ", subsequent_indent="   ")


def _facts(scene: Scene, piece: PieceView) -> str:
    say = scene.say
    found = []
    if piece.kind == "balloon":
        level = scene.altitude(piece.level, piece.counters)
        found.append(say("wings-board-level", level=level))
    found += _damage(scene, piece)
    if piece.flames:
        found.append(say("wings-note-flames", counters=piece.flames))
    if piece.task:
        found.append(say(f"wings-task-{'done' if piece.done else piece.task}"))
    if piece.stage:
        found.append(say(f"wings-flak-{piece.stage}"))
    return ", ".join(found)


def own(scene: Scene) -> list[str]:
    """Return one's own programmes and damage cards."""
    lines = []
    for plane in _own(scene):
        if plane.status not in IN_PLAY:
            continue
        cards = {
            "programme": ", ".join(map(scene.card, plane.programme)),
            "written": ", ".join(scene.card(card) for card in plane.written or ()),
            "damage": counted(scene.damage(hit.card) for hit in plane.hits if hit.card),
        }
        if plane.marker:
            told = scene.marked(plane.marker.name, plane.marker.card)
            cards["programme"] += f" ({told})"
        for kind, text in cards.items():
            if text:
                told = scene.say(f"wings-board-{kind}", aircraft=plane.label, cards=text)
                lines += textwrap.wrap(told, WIDTH, subsequent_indent="   ")
    return lines
