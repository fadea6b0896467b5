"""The table, drawn in text: the ladder of levels, the figures, the hands, the bursts left."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.ladders import WIDTH, ladder
from escadrille.systems.flames.present import raids
from escadrille.systems.flames.present.scene import NOTES, Scene
from escadrille.systems.flames.view import AircraftView

GLUE: Final = "\0"  # a space at which no line breaks
LINKS: Final = ("", "flank", "tail")
ASPECTS: Final = ("", "▲", "►")  # what a pursuer's nose points at: a flank, a tail


def board(scene: Scene) -> str:
    if not scene.view.aircraft:
        return scene.header()
    parts = [scene.header(), *raids.board(scene), *levels(scene), rows(scene)]
    parts += [*hands(scene), *ammunition(scene)]
    return "\n".join(parts)


def levels(scene: Scene) -> list[str]:
    """Return the five levels, highest first, with who is on whose tail or flank."""
    flying = [aircraft for aircraft in scene.view.aircraft if aircraft.flying]
    known: list[str | None] = [*reversed(LEVELS)]
    if any(aircraft.level is None for aircraft in flying):
        known.append(None)

    def draw(level: int, brief: bool) -> list[str]:
        here = [aircraft for aircraft in flying if aircraft.level == known[level]]
        return _level_lines(scene, here, brief=brief)

    margin = max(len(scene.level(level)) for level in LEVELS)
    return ladder([scene.level(level) for level in known], margin, draw)


def _level_lines(scene: Scene, here: list[AircraftView], *, brief: bool) -> list[str]:
    """Return the chains of engaged aircraft of a level, then those that hold nobody."""
    by_label = {aircraft.label: aircraft for aircraft in here}
    held = {aircraft.holds for aircraft in here if aircraft.holds}
    drawn: set[str] = set()
    lines = []
    # Rearmost first; what is left then is a ring.
    for aircraft in sorted(here, key=lambda a: a.label in held):
        if aircraft.label in drawn or not aircraft.holds:
            continue
        chain = _cell(scene, aircraft, brief=brief)
        while aircraft.label not in drawn and aircraft.holds in by_label:
            drawn.add(aircraft.label)
            link = scene.say(f"flames-link-{LINKS[aircraft.position]}")
            target = by_label[aircraft.holds]
            aspect = ASPECTS[aircraft.position]
            chain += f" ►── {link} ──{aspect} {_cell(scene, target, brief=brief)}"
            aircraft = target
        lines.append(chain)
    free = [a for a in here if not a.holds and a.label not in held]
    ours = [f"{_cell(scene, a, brief=brief)} ►" for a in free if a.side == 0]
    theirs = [f"◄ {_cell(scene, a, brief=brief)}" for a in free if a.side]
    if free:
        lines.append("   ".join(ours) + (" " * 6 if ours and theirs else "") + "   ".join(theirs))
    return lines


def _cell(scene: Scene, aircraft: AircraftView, *, brief: bool) -> str:
    label = scene.label(aircraft.label)
    return label if brief else f"{label} {scene.plain(aircraft.name)}"


def rows(scene: Scene) -> str:
    """Return the figures of every aircraft: damage, hand, the face-up side and its notes."""
    say = scene.say
    heads = [say(f"flames-figure-{name}") for name in ("speed", "performance", "horsepower")]
    heads += [say(f"flames-figure-{name}") for name in ("bursts", "firepower")]
    title = f"   {'':<23}{say('flames-board-damage'):<19}{say('flames-board-hand'):>5}"
    lines = [f"[dim]{title}{''.join(f'{head:>6}' for head in heads)}[/]"]
    for aircraft in scene.view.aircraft:
        lines += _row(scene, aircraft)
    return "\n".join(lines)


def _row(scene: Scene, aircraft: AircraftView) -> list[str]:
    row, front, back = aircraft.figures, aircraft.flips_at, aircraft.falls_at
    cells = "■" * min(aircraft.damage, back) + "□" * (back - aircraft.damage)
    bar = f"{cells[:front]}│{cells[front:]} {aircraft.damage}/{back}"
    mark = "►" if aircraft.label == scene.view.active else "·" if aircraft.acted else " "
    name = textwrap.shorten(aircraft.name, 19, placeholder="…")
    label = f" {mark} {scene.label(aircraft.label)} {scene.plain(f'{name:<20}')}"
    if not aircraft.flying:
        home = aircraft.raid is not None and aircraft.raid.home
        fate = scene.say("flames-note-home" if home else "flames-board-lost")
        lost = f"{scene.plain(f'{name:<20}')}{fate}"
        return [f"[dim] ✗ {aircraft.label} {lost}[/]"]
    figures = [row.speed, row.performance, f"{row.pre}/{row.post}", row.bursts]
    figures.append(f"{row.firepower:+}")
    if aircraft.raid and aircraft.raid.laden:
        figures = [row.speed, *"––––"]
    colour = "red" if aircraft.damaged else "yellow" if aircraft.damage else "green"
    line = f"{label}[{colour}]{bar:<19}[/]{aircraft.cards:>5}"
    lines = [line + "".join(f"{figure!s:>6}" for figure in figures)]
    told_of = notes(scene, aircraft)
    indent = " " * 6
    text = textwrap.fill(
        " · ".join(told_of), WIDTH, initial_indent=indent, subsequent_indent=indent
    )
    return [*lines, f"[dim]{text}[/]"] if told_of else lines


def notes(scene: Scene, aircraft: AircraftView) -> list[str]:
    """Return what else is public of an aircraft: its pilot, special notes, what is in force."""
    say, row = scene.say, aircraft.figures
    found = raids.notes(scene, aircraft)
    if aircraft.pilot:
        pilot = scene.t.pilots[scene.t.pilot_of[aircraft.pilot]]
        abilities = scene.abilities(pilot)
        whole = say("flames-note-pilot", name=scene.plain(pilot.name), abilities=abilities)
        found.append(abilities if pilot.nation == "any" else whole)
    if aircraft.leader:
        found.append(say("flames-note-wingman", leader=aircraft.leader))
    if aircraft.damaged:
        found.append(say("flames-note-damaged"))
    if row.gunner:
        found.append(say("flames-note-gunner", bursts=row.gunner))
    found += [say(f"flames-note-{note}") for note in NOTES if getattr(row, note)]
    if aircraft.evasive:
        found.append(say("flames-note-evasive", count=aircraft.evasive))
    if aircraft.counters:
        found.append(say("flames-note-counters", count=aircraft.counters))
    return found


def hands(scene: Scene) -> list[str]:
    """Return the hands of one's own aircraft."""
    lines = []
    for aircraft in scene.view.aircraft:
        bomber = aircraft.raid is not None and aircraft.raid.laden and not aircraft.cards
        if aircraft.hand is not None and aircraft.flying and not bomber:
            title = scene.say("flames-board-own-hand", aircraft=aircraft.label)
            # A line may break between cards, not inside one.
            cards = scene.cards(aircraft.hand).replace(" ", GLUE).replace(f",{GLUE}", ", ")
            cards = cards or scene.say("flames-board-empty")
            text = textwrap.fill(f"{title} {cards}", WIDTH - 1, subsequent_indent="   ")
            lines.append(text.replace(title, f"[bold]{title}[/]", 1).replace(GLUE, " "))
    return lines


def ammunition(scene: Scene) -> list[str]:
    """Return the bursts left to the active aircraft, pool by pool (FLAMES-BURST-02)."""
    view, say = scene.view, scene.say
    if not view.pools:
        return []
    told_of = []
    for pool in view.pools:
        text = say(f"flames-pool-{pool.name}", left=pool.left)
        told_of.append(text if pool.left and pool.open else f"[dim]({text})[/]")
    title = say("flames-board-bursts", aircraft=scene.label(view.active))
    lines = [f"{title} {' · '.join(told_of)}"]
    if view.extra_hits:
        lines.append(say("flames-board-extra-hits", hits=view.extra_hits))
    return lines
