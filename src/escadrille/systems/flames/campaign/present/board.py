"""The campaign in lines: where it stands, the map as a list, the options, the score sheet."""

from __future__ import annotations

from escadrille.systems.flames.campaign.present.scene import Scene
from escadrille.systems.flames.campaign.schema import CAMPS
from escadrille.systems.flames.campaign.view import RowView, SideView, TargetView

MARKS = {"intact": "○", "damaged": "◐", "destroyed": "●"}


def board(scene: Scene) -> str:
    parts = [header(scene), *targets(scene), *plan(scene)]
    if scene.view.seat is not None:
        parts += options(scene, CAMPS[scene.view.seat])
    return "\n".join([*parts, *sheet(scene)])


def header(scene: Scene) -> str:
    view, say = scene.view, scene.say
    parts = [
        f"[bold]{scene.plain(scene.t.sheet.title.say(scene.lang))}[/]",
        say("flames-campaign-mission", mission=view.mission, missions=view.missions),
        say("flames-campaign-points", axis=view.axis, allies=view.allies, net=f"{view.net:+}"),
        say(f"flames-campaign-grade-{view.grade}"),
    ]
    if view.scale > 1:
        parts.append(say("flames-campaign-scale", scale=view.scale))
    if view.initiative:
        parts.append(say("flames-campaign-initiative", side=scene.side(view.initiative)))
    return " · ".join(parts)


def targets(scene: Scene) -> list[str]:
    """Return the targets with their counters, and the arrows that lead to each."""
    return [_target(scene, target) for target in scene.view.targets]


def _target(scene: Scene, target: TargetView) -> str:
    say = scene.say
    arrows = [one for one in scene.view.arrows if one.raid.target == target.number]
    ways = [
        scene.styled(one.arrow.upper(), "dim" if one.closed else "bold")
        + ("" if one.closed else "►")
        for one in arrows
    ]
    kind = say(f"flames-campaign-kind-{target.kind}")
    status = say(f"flames-campaign-status-{target.status}")
    held = f", {scene.side(target.control)}" if target.control else ""
    figures = f"{target.damaged}/{target.destroyed}"
    flak = say("flames-campaign-flak", flak=target.flak)
    name = f"{scene.target(target.number):<26}"
    mark = MARKS[target.status]
    return f" {mark} {name} {kind:<12} {figures:>7} {flak}  {status}{held}  {' '.join(ways)}"


def plan(scene: Scene) -> list[str]:
    """Return the mission that is planned or flown: who attacks what, with which aircraft."""
    found, say = scene.view.plan, scene.say
    if found is None:
        return []
    title = say(
        "flames-campaign-plan",
        side=scene.side(found.attacker),
        arrow=found.arrow.upper(),
        target=scene.target(found.target),
    )
    return [f"[bold]{title}[/]", *(_side(scene, camp, getattr(found, camp)) for camp in CAMPS)]


def _side(scene: Scene, camp: str, side: SideView) -> str:
    say, found = scene.say, scene.view.plan
    assert found is not None
    mine = scene.view.seat is not None and CAMPS[scene.view.seat] == camp
    if found.revealed or (mine and side.ready):
        option = say("flames-campaign-chosen", option=scene.option(camp, side.option))
    else:
        option = say("flames-campaign-secret", ready=side.ready)
    forces = ", ".join(scene.force(one) for one in side.forces)
    parts = [f"{scene.side(camp)}: {forces}", option]
    parts += [say("flames-campaign-declared", value=word) for word in side.declared]
    if side.flies:
        parts.append(say("flames-campaign-flown", how=side.flies))
    return " " + " · ".join(parts)


def options(scene: Scene, camp: str) -> list[str]:
    """Return one's own options, the used ones with their mission (FLAMES-OPT-02)."""
    lines = [f"[bold]{scene.say('flames-campaign-options')}[/]"]
    for one in scene.options(camp):
        text = f" {one.number}  {scene.effects(one.effects)}"
        if one.used:
            text = f"[dim]{text} — {scene.say('flames-campaign-used', mission=one.used)}[/]"
        lines.append(text)
    return lines


def sheet(scene: Scene) -> list[str]:
    """Return the score sheet (FLAMES-CAMP-03)."""
    if not scene.view.log:
        return []
    title = f"[bold]{scene.say('flames-campaign-sheet')}[/]"
    return [title, *(_row(scene, row) for row in scene.view.log)]


def _row(scene: Scene, row: RowView) -> str:
    say = scene.say
    parts = [
        f"{scene.target(row.target)} ({row.arrow.upper()}, {scene.side(row.attacker)})",
        say(f"flames-campaign-status-{row.status}"),
        say("flames-campaign-bombs", bombs=row.bombs),
    ]
    if row.flak:
        parts.append(say(f"flames-campaign-pattern-{row.flak}"))
    parts.append(
        say("flames-campaign-points", axis=row.axis, allies=row.allies, net=f"{row.net:+}")
    )
    return f" {row.mission}  " + " · ".join(parts)
