"""The table, drawn in text: the ladder of levels, both cards of each Element, the hands."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.ladders import WIDTH, ladder
from escadrille.systems.zero.present.scene import Scene
from escadrille.systems.zero.view import AircraftView

GLUE: Final = "\0"  # a space at which no line breaks
LINKS: Final = ("", "flank", "tail")
ASPECTS: Final = ("", "▲", "►")  # what a pursuer's nose points at: a flank, a tail
WINGMEN: Final = ("offensive", "defensive")
FIGURES: Final = ("performance", "horsepower", "bursts", *WINGMEN)


def board(scene: Scene) -> str:
    if not scene.view.aircraft:
        return scene.header()
    parts = [scene.header(), *levels(scene), rows(scene), *order(scene), *hands(scene)]
    return "\n".join([*parts, *sequence(scene)])


def levels(scene: Scene) -> list[str]:
    """Return the five levels, highest first, with who is on whose tail or flank."""
    leaders = [a for a in scene.view.aircraft if not a.wingman and a.status == "flying"]
    known: list[str | None] = [*reversed(LEVELS)]
    if any(leader.level is None for leader in leaders):
        known.append(None)

    def draw(level: int, brief: bool) -> list[str]:
        here = [leader for leader in leaders if leader.level == known[level]]
        return _level_lines(scene, here, brief=brief)

    titles = [scene.level(level) for level in known]
    return ladder(titles, max(map(len, titles)), draw)


def _level_lines(scene: Scene, here: list[AircraftView], *, brief: bool) -> list[str]:
    """Return the engagements of a level, pursuers first, then the Leaders that are Neutral."""
    cell = {leader.label: _cell(scene, leader, brief=brief) for leader in here}
    lines = []
    for leader in here:
        if leader.position > 0 and leader.holds in cell:
            link = scene.say(f"zero-link-{LINKS[leader.position]}")
            aspect = ASPECTS[leader.position]
            lines.append(f"{cell[leader.label]} ►── {link} ──{aspect} {cell[leader.holds]}")
    ours = [f"{cell[a.label]} ►" for a in here if not a.position and a.side == 0]
    theirs = [f"◄ {cell[a.label]}" for a in here if not a.position and a.side]
    if ours or theirs:
        lines.append("   ".join(ours) + (" " * 6 if ours and theirs else "") + "   ".join(theirs))
    return lines


def _cell(scene: Scene, leader: AircraftView, *, brief: bool) -> str:
    """Return a Leader, with `+w` where a Wingman flies beside it."""
    label = scene.label(leader.label) + ("" if leader.isolated else "+w")
    return label if brief else f"{label} {scene.plain(leader.name)}"


def rows(scene: Scene) -> str:
    """Return both cards of every Element: Hits, cards held, the face-up side and its notes."""
    say = scene.say
    title = f"   {'':<24}{say('zero-board-hits'):<18}{say('zero-board-hand'):>5}"
    heads = "".join(f"{say(f'zero-figure-{name}'):>6}" for name in FIGURES)
    lines = [f"[dim]{title}{heads}[/]"]
    for aircraft in scene.view.aircraft:
        if aircraft.status != "absent":
            lines += _row(scene, aircraft)
    return "\n".join(lines)


def _row(scene: Scene, aircraft: AircraftView) -> list[str]:
    name = "" if aircraft.wingman else textwrap.shorten(aircraft.name, 19, placeholder="…")
    if aircraft.status != "flying":
        fate = scene.say(f"zero-board-{aircraft.status}")
        return [f"[dim] ✗ {aircraft.label:<4}{scene.plain(f'{name:<20}')}{fate}[/]"]
    front, back = aircraft.flips_at, aircraft.falls_at
    cells = "■" * min(aircraft.hits, back) + "□" * (back - aircraft.hits)
    bar = f"{cells[:front]}│{cells[front:]} {aircraft.hits}/{back}"
    colour = "red" if aircraft.damaged else "yellow" if aircraft.hits else "green"
    gap = " " * (4 - len(aircraft.label))
    label = (
        f" {_mark(scene, aircraft)} {scene.label(aircraft.label)}{gap}{scene.plain(f'{name:<20}')}"
    )
    figures = "".join(f"{_figure(aircraft, name):>6}" for name in FIGURES)
    lines = [f"{label}[{colour}]{bar:<18}[/]{aircraft.cards:>5}{figures}".rstrip()]
    told_of = notes(scene, aircraft)
    indent = " " * 7
    text = textwrap.fill(
        " · ".join(told_of), WIDTH, initial_indent=indent, subsequent_indent=indent
    )
    return [*lines, f"[dim]{text}[/]"] if told_of else lines


def _mark(scene: Scene, aircraft: AircraftView) -> str:
    if aircraft.label == scene.view.active:
        return "►"
    return "·" if aircraft.acted and not aircraft.wingman else " "


def _figure(aircraft: AircraftView, name: str) -> str:
    """Return a figure, told with what its altitude adds: 2+1; nothing where its card has none."""
    figure, change = getattr(aircraft.figures, name), getattr(aircraft.changes, name)
    if aircraft.wingman != (name in WINGMEN):
        return ""
    if name == "performance":
        return str(figure + change)
    return f"{figure}{change:+}" if change else str(figure)


def notes(scene: Scene, aircraft: AircraftView) -> list[str]:
    """Return what else is public of an aircraft."""
    say, figures = scene.say, aircraft.figures
    found = []
    if aircraft.promoted:
        found.append(say("zero-note-promoted"))
    if aircraft.shaken:
        found.append(say("zero-note-shaken"))
    if aircraft.surprised and scene.view.turn <= 1 and not aircraft.wingman:
        found.append(say("zero-note-surprised"))
    if aircraft.bonuses:
        found.append(say("zero-note-pilot", bonuses=scene.bonuses(aircraft.bonuses)))
    if aircraft.damaged:
        found.append(say("zero-note-damaged"))
    if figures.turbo:
        found.append(say("zero-note-turbo"))
    if aircraft.wingman:
        return found
    if figures.gunner:
        found.append(say("zero-note-gunner", bursts=figures.gunner))
    if figures.agile:
        found.append(say("zero-note-agile"))
    if aircraft.ceiling != LEVELS[-1] and aircraft.ceiling != scene.t.scenario.clouds:
        found.append(say("zero-note-ceiling", level=scene.level(aircraft.ceiling)))
    return found


def order(scene: Scene) -> list[str]:
    """Return the order of play, where there is more than one Element a side."""
    if len(scene.view.order) < 3:
        return []
    names = " → ".join(scene.label(name) for name in scene.view.order)
    return [scene.say("zero-board-order", order=names)]


def hands(scene: Scene) -> list[str]:
    """Return the hands of one's own Leaders, and the mini-hands of Wingmen while they last."""
    lines = []
    for aircraft in scene.view.aircraft:
        if aircraft.hand is None or aircraft.status != "flying":
            continue
        if aircraft.hand or not aircraft.wingman:
            kind = "mini-hand" if aircraft.wingman else "own-hand"
            title = scene.say(f"zero-board-{kind}", aircraft=aircraft.label)
            # A line may break between cards, not inside one.
            cards = scene.cards(aircraft.hand).replace(" ", GLUE).replace(f",{GLUE}", ", ")
            cards = cards or scene.say("zero-board-empty")
            text = textwrap.fill(f"{title} {cards}", WIDTH - 1, subsequent_indent="   ")
            lines.append(text.replace(title, f"[bold]{title}[/]", 1).replace(GLUE, " "))
    return lines


def sequence(scene: Scene) -> list[str]:
    """Return what the acting Leader may still fire, at whom, and whether its agility is left."""
    now, active, say = scene.view.sequence, scene.view.active, scene.say
    if now is None or active is None:
        return []
    told_of = []
    if now.target is not None:
        told_of.append(say("zero-board-target", enemy=scene.label(now.target)))
    if not now.target_gone:
        told_of.append(say("zero-board-bursts", fired=now.fired, left=now.bursts_left))
    gunner = [pool.left for pool in now.pools if pool.name == "gunner" and pool.open]
    told_of += [say("zero-board-gunner", left=left) for left in gunner]
    if scene.aircraft[active].figures.agile:
        told_of.append(say("zero-board-agile", used=now.agile_used))
    if not told_of:
        return []
    return [say("zero-board-sequence", aircraft=scene.label(active)) + " " + " · ".join(told_of)]
