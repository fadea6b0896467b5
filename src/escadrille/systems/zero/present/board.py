"""The table, drawn in text: the ladder of levels, both cards of each Element, the hands."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.ladders import WIDTH, ladder
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.present.scene import Scene
from escadrille.systems.zero.rules import bursts, positions
from escadrille.systems.zero.state import NOBODY
from escadrille.systems.zero.view import AircraftView

GLUE: Final = "\0"  # a space at which no line breaks
LINKS: Final = ("", "flank", "tail")
ASPECTS: Final = ("", "▲", "►")  # what a pursuer's nose points at: a flank, a tail
FIGURES: Final = ("performance", "horsepower", "bursts", "offensive", "defensive")


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
    names = [aircraft.label for aircraft in scene.view.aircraft]
    wingman = scene.view.aircraft[names.index(leader.label) + 1]
    label = scene.label(leader.label) + ("+w" if wingman.status == "flying" else "")
    return label if brief else f"{label} {scene.plain(leader.name)}"


def rows(scene: Scene) -> str:
    """Return both cards of every Element: Hits, cards held, the face-up side and its notes."""
    say = scene.say
    title = f"   {'':<24}{say('zero-board-hits'):<18}{say('zero-board-hand'):>5}"
    heads = "".join(f"{say(f'zero-figure-{name}'):>6}" for name in FIGURES)
    lines = [f"[dim]{title}{heads}[/]"]
    for number, aircraft in enumerate(scene.view.aircraft):
        if aircraft.status != "absent":
            lines += _row(scene, number, aircraft)
    return "\n".join(lines)


def _row(scene: Scene, number: int, aircraft: AircraftView) -> list[str]:
    name = "" if aircraft.wingman else textwrap.shorten(aircraft.name, 19, placeholder="…")
    if aircraft.status != "flying":
        fate = scene.say(f"zero-board-{aircraft.status}")
        return [f"[dim] ✗ {aircraft.label:<4}{scene.plain(f'{name:<20}')}{fate}[/]"]
    front, back = aircraft.capacity
    cells = "■" * min(aircraft.hits, back) + "□" * (back - aircraft.hits)
    bar = f"{cells[:front]}│{cells[front:]} {aircraft.hits}/{back}"
    colour = "red" if aircraft.damaged else "yellow" if aircraft.hits else "green"
    gap = " " * (4 - len(aircraft.label))
    label = f" {_mark(scene, aircraft)} {scene.label(number)}{gap}{scene.plain(f'{name:<20}')}"
    figures = "".join(f"{figure:>6}" for figure in _figures(aircraft))
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


def _figures(aircraft: AircraftView) -> list[str]:
    """Return the five columns: a Leader has the first three, a Wingman the others.

    What varies with altitude is told with its modifier: 2+1.
    """
    row = aircraft.figures
    if aircraft.wingman:
        offensive = _modified(aircraft, row[tb.OFFENSIVE], tb.LEVEL_OFFENSIVE)
        return ["", "", "", offensive, _modified(aircraft, row[tb.DEFENSIVE], tb.LEVEL_DEFENSIVE)]
    horsepower = _modified(aircraft, row[tb.HORSEPOWER], tb.LEVEL_HORSEPOWER)
    return [str(row[tb.PERFORMANCE] - aircraft.shaken), horsepower, str(row[tb.BURSTS]), "", ""]


def _modified(aircraft: AircraftView, figure: int, by_level: tuple[tuple[int, ...], ...]) -> str:
    if aircraft.level is None:
        return str(figure)
    change = by_level[aircraft.figures[tb.TURBO]][LEVELS.index(aircraft.level)]
    return f"{figure}{change:+}" if change else str(figure)


def notes(scene: Scene, aircraft: AircraftView) -> list[str]:
    """Return what else is public of an aircraft."""
    say, row = scene.say, aircraft.figures
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
    if row[tb.TURBO]:
        found.append(say("zero-note-turbo"))
    if aircraft.wingman:
        return found
    if row[tb.GUNNER]:
        found.append(say("zero-note-gunner", bursts=row[tb.GUNNER]))
    if row[tb.AGILE]:
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
    s, view, say = scene.s, scene.view, scene.say
    if view.sequence is None or s.active == NOBODY:
        return []
    row = s.row[s.active]
    told_of = []
    if view.sequence.target is not None:
        told_of.append(say("zero-board-target", enemy=scene.label(view.sequence.target)))
    left = view.sequence.bursts_left
    if left is not None:
        told_of.append(say("zero-board-bursts", fired=view.sequence.fired, left=left))
    elif not view.sequence.target_gone:
        told_of.append(say("zero-board-bursts", fired=view.sequence.fired, left=row[tb.BURSTS]))
    if row[tb.GUNNER] and positions.pursuer(s, s.active) != NOBODY:
        told_of.append(say("zero-board-gunner", left=bursts.left_to_gunner(s, s.active)))
    if row[tb.AGILE]:
        told_of.append(say("zero-board-agile", used=view.sequence.agile_used))
    if not told_of:
        return []
    return [say("zero-board-sequence", aircraft=scene.label(s.active)) + " " + " · ".join(told_of)]
