"""The table in text: campaign sheet, Target, squadron or flight, and the player log."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.mechanics.ladders import WIDTH
from escadrille.systems.phantom.present.cards import cut
from escadrille.systems.phantom.present.display import display, threats
from escadrille.systems.phantom.present.scene import STYLES, Scene, figures, minus, signed
from escadrille.systems.phantom.view import PilotView

BARS: Final = 17  # the widest stress bar: Shaken up to 15, and its two strokes
MARGIN: Final = " " * 5


def board(scene: Scene) -> str:
    view = scene.view
    parts = [header(scene), *sheet(scene)]
    if view.target is not None:
        parts += target(scene)
    if any(pilot.zone for pilot in view.squadron) or view.decision == "place":
        parts += display(scene)
    else:
        parts += threats(scene, with_zones=True)
    parts += squadron(scene)
    if view.target is None:
        parts += log(scene)
    return "\n".join(parts)


def header(scene: Scene) -> str:
    view, say = scene.view, scene.say
    parts = [f"[bold]{scene.plain(scene.t.scenario.title.say(scene.lang))}[/]"]
    if view.slot and not view.over:
        parts.append(say("phantom-board-mission", slot=view.slot, missions=view.missions))
    if view.turn:
        step = say(f"phantom-step-{view.step}")
        parts.append(say("phantom-board-turn", turn=view.turn, turns=view.turns, step=step))
    else:
        parts.append(say(f"phantom-phase-{view.phase}"))
    return " · ".join(parts)


# The campaign sheet.


def sheet(scene: Scene) -> list[str]:
    """Return VP, SO points and, between missions, the tracks with the value in force on each."""
    view, say = scene.view, scene.say
    levels = ", ".join(
        f"{say(f'phantom-grade-{level.grade}')} {level.vp}" for level in view.grades[1:]
    )
    points = {"vp": minus(view.vp), "so": view.so, "grade": say(f"phantom-grade-{view.grade}")}
    lines = [" " + say("phantom-board-points", **points, levels=levels)]
    if view.over or view.target is not None:
        return lines
    for name in ("recon", "intel", "politics"):
        track = getattr(view, name)
        boxes = [scene.box(value) for value in track.values]
        boxes[track.position] = rf"[bold]\[{boxes[track.position]}][/]"  # what is in force
        told = say(f"phantom-track-{name}-value", value=scene.value(track.value))
        lines.append(f" {say(f'phantom-track-{name}'):<15} {' '.join(boxes)}  [dim]{told}[/]")
    return lines


# The Target.


def target(scene: Scene) -> list[str]:
    view, say = scene.view, scene.say
    assert view.target is not None
    card = scene.t.pack.tables["target"][view.target.target]
    done = min(view.target.damage, view.target.needed)
    bar = "■" * done + "□" * (view.target.needed - done)
    parts = [
        f"[bold]{card.number} {scene.target(card.id)}[/]",
        scene.title("region", card.region),
        f"{bar} {view.target.damage}/{view.target.needed}",
    ]
    notes = [
        ("destroyed", view.target.destroyed),
        ("soft", card.soft),
        ("tanker", view.tanker),
        ("blind", view.blind),
    ]
    told = [say("phantom-note-worth", vp=card.vp, stress=card.stress)]
    told += [say(f"phantom-note-{name}") for name, holds in notes if holds]
    if view.target.penalty:
        told.append(say("phantom-note-penalty", wp=view.target.penalty))
    if view.sar:
        told.append(say("phantom-note-sar", shift=signed(view.sar)))
    if view.more_vp:
        told.append(say("phantom-note-more", vp=view.more_vp))
    return ["", " " + " · ".join(parts), f"[dim]{MARGIN}{' · '.join(told)}[/]"]


# Squadron and flight.


def squadron(scene: Scene) -> list[str]:
    """Return the pilots: all of them between missions, those who were sent during one."""
    view, say = scene.view, scene.say
    sent = [pilot for pilot in view.squadron if pilot.role != "resting"]
    shown = sent if sent and view.phase not in ("flight", "record") else list(view.squadron)
    if not shown:
        return []
    names = ("pilot", "type", "level", "stress", "figures", "cool", "xp")
    cells = [say(f"phantom-col-{name}") for name in names]
    lines = ["", f"[dim] {_columns(cells)}[/]"]
    for pilot in shown:
        lines += _row(scene, pilot)
    return lines


def _columns(cells: list[str]) -> str:
    pilot, kind, level, stress, skills, cool, xp = cells
    row = f"  {pilot:<14}{kind:<7}{level:<13}{stress:<{BARS + 9}}{skills:<8}{cool:>3} {xp:>5}"
    return row.rstrip()


def _row(scene: Scene, pilot: PilotView) -> list[str]:
    """Return a pilot on a line: level, stress in its bands, figures; then what he carries."""
    style = STYLES[pilot.status]
    if pilot.missing:
        fate = scene.say("phantom-role-missing")
        return [f"[dim]  ✗ {scene.plain(pilot.name):<12}{scene.plain(pilot.type):<7}{fate}[/]"]
    speed = scene.speed(fast=pilot.fast)
    cells = [
        _mark(scene, pilot) + pilot.name,
        pilot.type,
        scene.level(pilot.level) + "★" * pilot.promoted,
        "",
        f"{speed} {figures((pilot.ata, pilot.atg))}" if pilot.status != "unfit" else "–",
        str(pilot.cool),
        f"{pilot.xp}/{pilot.xp_needed}" if pilot.xp_needed else "–",
    ]
    bar = f"{_bar(pilot):<{BARS}} {pilot.stress:>2} {scene.say(f'phantom-band-{pilot.status}')}"
    line = " " + _columns(cells)
    at = 1 + 2 + 14 + 7 + 13
    line = f"{scene.plain(line[:at])}[{style}]{bar:<{BARS + 9}}[/]{line[at + BARS + 9 :]}"
    notes = _notes(scene, pilot)
    if not notes:
        return [line]
    text = textwrap.fill(
        " · ".join(notes), WIDTH - 1, initial_indent=MARGIN, subsequent_indent=MARGIN
    )
    return [line, f"[dim]{text}[/]"]


def _mark(scene: Scene, pilot: PilotView) -> str:
    """Return who is asked, who has attacked, who is damaged."""
    if pilot.pilot == scene.view.asked:
        return "►"
    return "!" if pilot.damaged else "·" if pilot.acted else ""


def _bar(pilot: PilotView) -> str:
    """Return stress in its bands: Okay, a stroke, Shaken, a stroke."""
    cells = "■" * min(pilot.stress, pilot.shaken) + "□" * (pilot.shaken - pilot.stress)
    return f"{cells[: pilot.okay]}│{cells[pilot.okay :]}│"


def _notes(scene: Scene, pilot: PilotView) -> list[str]:
    """Return where an aircraft of the mission is, what it carries, and what became of it."""
    say = scene.say
    if pilot.role == "resting":
        return []
    if pilot.role != "flying":
        return [say(f"phantom-role-{pilot.role}")]
    found = []
    if pilot.zone:
        altitude = scene.altitude("high" if pilot.high else "low")
        found.append(say("phantom-note-place", zone=scene.zone(pilot.zone), altitude=altitude))
    if scene.view.phase != "flight":
        load = scene.weapons(pilot.load)
        found.append(say("phantom-note-load", load=load, wp=pilot.wp, most=pilot.wp_most))
    if pilot.gun and pilot.status != "unfit":
        found.append(say("phantom-note-gun"))
    if pilot.load_penalty:
        found.append(say("phantom-note-heavy", shift=signed(-pilot.load_penalty)))
    if pilot.damaged:
        found.append(say("phantom-note-damaged"))
    return found


# The player log (D11).


def log(scene: Scene) -> list[str]:
    """Return a line for every mission slot: Target, damage, VP, losses, SO points spent."""
    view, say = scene.view, scene.say
    if not view.log:
        return []
    heads = [say(f"phantom-head-{name}") for name in ("damage", "vp", "lost", "missing", "so")]
    lines = ["", f"[dim]{_mission(scene, '', '', '', heads)}[/]"]
    for slot, mission in enumerate(view.log, start=1):
        so = signed(-mission.weapons_so - mission.advantages_so)
        if mission.target is None:
            title, fate, damage = say("phantom-log-calm"), "", ""
        else:
            title = scene.target(mission.target)
            fate = say(f"phantom-log-{'destroyed' if mission.destroyed else 'stands'}")
            damage = f"{mission.damage}/{scene.t.pack.tables['target'][mission.target].damage}"
        cells = [damage, signed(mission.vp), str(mission.shot_down), str(mission.missing), so]
        lines.append(_mission(scene, str(slot), title, fate, cells))
    return lines


def _mission(scene: Scene, slot: str, title: str, fate: str, cells: list[str]) -> str:
    return f"{slot:>3}  {cut(scene, title, 31):<31}{fate:<12}" + "".join(
        f"{cell:>6}" for cell in cells
    )
