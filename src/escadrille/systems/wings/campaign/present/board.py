"""The campaign in lines: where it stands, both aerodromes, the mission, the log."""

from __future__ import annotations

from escadrille.systems.wings.campaign.present.scene import Scene
from escadrille.systems.wings.campaign.view import PilotView, PlaneView, SortieView, SquadronView


def board(scene: Scene) -> str:
    parts = [header(scene)]
    for squadron in scene.view.squadrons:
        parts += aerodrome(scene, squadron)
    return "\n".join([*parts, *plan(scene), *log(scene)])


def header(scene: Scene) -> str:
    view, say = scene.view, scene.say
    return " · ".join(
        [
            f"[bold]{scene.plain(scene.t.sheet.title.say(scene.lang))}[/]",
            say("wings-campaign-mission", mission=view.mission, missions=view.missions),
            view.date,
            say("wings-campaign-active", side=scene.side(view.active)),
        ]
    )


def aerodrome(scene: Scene, one: SquadronView) -> list[str]:
    say = scene.say
    title = say(
        "wings-campaign-squadron",
        name=scene.plain(one.name),
        side=scene.side(one.side),
        points=one.points,
        score=one.score,
    )
    lines = [f"[bold]{title}[/]"]
    if one.hangar:
        lines.append(" " + ", ".join(_plane(scene, plane) for plane in one.hangar))
    stock = [say("wings-campaign-stock", item=item, count=count) for item, count in one.stock]
    if stock:
        lines.append(" " + ", ".join(stock))
    lines += [_pilot(scene, pilot) for pilot in one.pilots]
    lost = [say(f"wings-campaign-major-{name}") for name in one.ruined]
    if lost:
        lines.append(" " + say("wings-campaign-ruined", objectives=", ".join(lost)))
    return lines


def _plane(scene: Scene, plane: PlaneView) -> str:
    name = scene.type(plane.type)
    if not plane.damaged:
        return name
    return scene.say(
        "wings-campaign-damaged", type=name, place=plane.place, specials=plane.specials
    )


def _pilot(scene: Scene, one: PilotView) -> str:
    """Return the sheet of a pilot, drawn by the house (WINGS-RULING-84)."""
    say = scene.say
    parts = [
        f"{one.rank} {scene.plain(one.name)}".strip(),
        say(f"wings-standing-{one.standing}"),
        say("wings-campaign-career", victories=one.victories, points=one.earned),
    ]
    if one.behaviour:
        parts.append(scene.word(one.behaviour))
    if one.skills:
        parts.append(scene.words(one.skills))
    if one.kit:
        parts.append(", ".join(scene.item(item) for item in one.kit))
    if one.state != "active":
        parts.append(say(f"wings-fate-{one.state}"))
    return f" p{one.number} " + " · ".join(parts)


def plan(scene: Scene) -> list[str]:
    """Return the mission that is planned or flown."""
    found, say = scene.view.plan, scene.say
    if found is None:
        return []
    title = say("wings-campaign-plan", side=scene.side(found.active), task=scene.task(found.task))
    lines = [f"[bold]{title}[/]", " " + say(f"wings-campaign-sky-{found.sky}")]
    entente, empires = found.points
    lines.append(" " + say("wings-campaign-budget", entente=entente, empires=empires))
    if found.defences:
        guns = [say("wings-campaign-stock", item=item, count=n) for item, n in found.defences]
        lines.append(" " + say("wings-campaign-defended", by=", ".join(guns)))
    if found.left is not None:
        lines.append(" " + say("wings-campaign-left", points=found.left))
    return lines + [_sortie(scene, one) for one in found.sorties if one.type]


def _sortie(scene: Scene, one: SortieView) -> str:
    parts = [scene.type(one.type or "")]
    if one.pilot:
        parts.append(scene.plain(one.pilot))
    if one.load:
        parts.append(scene.word(one.load))
    if one.flies:
        parts.append(scene.say("wings-campaign-flown", how=one.flies))
    side = scene.side(scene.view.squadrons[scene.t.camps[one.seat]].side)
    return f" {side}: " + " · ".join(parts)


def log(scene: Scene) -> list[str]:
    """Return the missions that are over."""
    if not scene.view.log:
        return []
    lines = [f"[bold]{scene.say('wings-campaign-log')}[/]"]
    for row in scene.view.log:
        entente, empires = row.points
        told = scene.say(
            "wings-campaign-row",
            date=row.date,
            side=scene.side(row.active),
            task=scene.task(row.task),
            success="yes" if row.success else "no",
            entente=entente,
            empires=empires,
        )
        lines.append(f" {row.mission} {told}")
    return lines
