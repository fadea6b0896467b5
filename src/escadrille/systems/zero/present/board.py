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
    acted = "·" if aircraft.acted and not aircraft.wingman else " "
    mark = "►" if aircraft.label == scene.view.active else acted
    label = scene.label(aircraft.label) + " " * (4 - len(aircraft.label))
    figures = "".join(f"{_figure(aircraft, name):>6}" for name in FIGURES)
    line = f" {mark} {label}{scene.plain(f'{name:<20}')}[{colour}]{bar:<18}[/]{aircraft.cards:>5}"
    lines = [f"{line}{figures}".rstrip()]
    if told_of := " · ".join(notes(scene, aircraft)):
        lines.append(f"[dim]{textwrap.indent(textwrap.fill(told_of, WIDTH - 7), ' ' * 7)}[/]")
    return lines


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
    figures, leads = aircraft.figures, not aircraft.wingman
    clouds = scene.t.scenario.clouds
    told_of = {
        "promoted": aircraft.promoted,
        "shaken": aircraft.shaken,
        "surprised": leads and aircraft.surprised and scene.view.turn <= 1,
        "pilot": aircraft.bonuses,
        "damaged": aircraft.damaged,
        "turbo": figures.turbo,
        "gunner": figures.gunner,
        "agile": figures.agile,
        "ceiling": leads and aircraft.ceiling not in (LEVELS[-1], clouds),
    }
    facts = {"bonuses": scene.bonuses(aircraft.bonuses), "level": scene.level(aircraft.ceiling)}
    found = [f"zero-note-{name}" for name, holds in told_of.items() if holds]
    return [scene.say(key, bursts=figures.gunner, **facts) for key in found]


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
