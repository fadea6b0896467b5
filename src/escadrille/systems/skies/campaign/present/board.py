"""The campaign in lines: strength, the mission, both rosters, the missions so far."""

from __future__ import annotations

from escadrille.systems.skies.campaign.present.scene import Scene
from escadrille.systems.skies.campaign.tables import FULL
from escadrille.systems.skies.campaign.view import PilotView, RowView, SideView

SIGNS = {"fit": " ", "wounded": "+", "lost": "†"}


def board(scene: Scene) -> str:
    parts = [header(scene), *plan(scene)]
    for side in scene.sides:
        parts += roster(scene, side)
    return "\n".join([*parts, *past(scene)])


def header(scene: Scene) -> str:
    view, say = scene.view, scene.say
    track = "●" * view.strength + "○" * (FULL - view.strength)
    number = min(max(view.mission, 1), view.missions)
    parts = [
        f"[bold]{scene.plain(scene.t.sheet.title.say(scene.lang))}[/]",
        say("skies-campaign-mission", mission=number, missions=view.missions),
        scene.mission(number),
        f"{say('skies-campaign-strength', strength=view.strength, most=FULL)} {track}",
    ]
    return " · ".join(parts)


def plan(scene: Scene) -> list[str]:
    """Return the mission that is planned or flown, and what earlier ones do to it."""
    found, say = scene.view.plan, scene.say
    if found is None:
        return []
    lines = [scene.plain(scene.t.missions[scene.view.mission - 1].briefing.say(scene.lang))]
    effects = [say("skies-campaign-bombers", count=found.bombers)] if found.bombers else []
    if found.bomber_missing:
        effects.append(say("skies-campaign-bomber-missing"))
    if found.radar_out:
        effects.append(say("skies-campaign-radar-out"))
    return [*lines, " · ".join(effects)] if effects else lines


def roster(scene: Scene, side: SideView) -> list[str]:
    """Return a side and its pilots; the lost in one line."""
    say, found = scene.say, scene.view.plan
    parts = [f"[bold]{scene.side(side.side)}[/]"]
    if found is not None:
        called = found.called[scene.sides.index(side)]
        parts.append(say("skies-campaign-called", count=called, ready=side.ready))
    if side.flies:
        parts.append(say("skies-campaign-flown", how=side.flies))
    lines = [" · ".join(parts)]
    lines += [_pilot(scene, pilot) for pilot in side.pilots if pilot.fate != "lost"]
    lost = [scene.plain(pilot.name) for pilot in side.pilots if pilot.fate == "lost"]
    if lost:
        lines.append(f" {SIGNS['lost']} {', '.join(lost)}")
    return lines


def _pilot(scene: Scene, pilot: PilotView) -> str:
    mark = "►" if pilot.named else SIGNS[pilot.fate]
    text = f" {mark} {pilot.pilot:<4}{scene.plain(pilot.name):<12} {scene.record(pilot)}"
    return text if pilot.fate == "fit" else scene.styled(text, "dim")


def past(scene: Scene) -> list[str]:
    if not scene.view.log:
        return []
    title = f"[bold]{scene.say('skies-campaign-past')}[/]"
    return [title, *(_row(scene, row) for row in scene.view.log)]


def _row(scene: Scene, row: RowView) -> str:
    say = scene.say
    parts = [scene.mission(row.mission), say("skies-campaign-won", side=row.winner or "none")]
    if row.idle:
        parts.append(say("skies-campaign-idle", sides=scene.all_sides(row.idle)))
    if row.ships:
        parts.append(say("skies-campaign-ships", count=row.ships))
    if row.bombers:
        parts.append(say("skies-campaign-raid", bombers=row.bombers, out=row.out, down=row.down))
    parts.append(say("skies-campaign-moved", change=f"{row.change:+}", strength=row.strength))
    return f" {row.mission} " + " · ".join(parts)
