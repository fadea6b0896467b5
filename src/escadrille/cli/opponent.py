"""Bots in the terminal: what one is called, choosing one, and why one has lost its seat."""

from __future__ import annotations

from typing import Final

from escadrille.bots.outside import Fault
from escadrille.bots.roster import opponents
from escadrille.cli.terminal import Terminal
from escadrille.kernel.system import System
from escadrille.locale import Voice

FIRST: Final = "recruit"
"""Whom a newcomer flies against: one who can be beaten."""
EVEN: Final = "even"


def bot_name(name: str, say: Voice) -> str:
    """Return a bot in words; one from outside keeps its path."""
    level, _, temper = name.partition(":")
    if not say.knows(f"opponent-level-{level}"):
        return name
    return say("table-bot", name=level, temper=temper or EVEN)


def choose(terminal: Terminal, system: System, now: str = FIRST) -> str:
    """Ask for a level and a temperament; Enter keeps what is."""
    say, known = terminal.say, opponents(system)
    looking = [level for level, tempers in known.items() if tempers]
    levels = [*looking, *reversed([level for level in known if level not in looking])]
    level, _, temper = now.partition(":")
    terminal.tell(f"[bold]{say('opponent-choose')}[/]")
    level = _one(terminal, levels, level if level in known else levels[0], "level", "flies")
    if not known[level]:
        return level
    terminal.tell(f"[bold]{say('opponent-temper')}[/]")
    temper = _one(terminal, [EVEN, *known[level]], temper or EVEN, "temper", "mood")
    return level if temper == EVEN else f"{level}:{temper}"


def _one(terminal: Terminal, items: list[str], usual: str, kind: str, sentence: str) -> str:
    """Ask for one of some items by its number."""
    say = terminal.say
    for number, item in enumerate(items, start=1):
        told = say(f"opponent-{sentence}-{item}")
        name = say(f"opponent-{kind}-{item}")
        terminal.tell(f" [bold]{number:>3}[/]  {name} [dim]— {told}[/]")
    terminal.tell(f"[dim]{say('opponent-enter', name=say(f'opponent-{kind}-{usual}'))}[/]")
    while True:
        line = terminal.ask(say("play-prompt") + " ").casefold()
        if not line:
            return usual
        if line.isdecimal() and 0 < int(line[:4]) <= len(items):
            return items[int(line[:4]) - 1]
        if line in items:
            return line
        terminal.tell(say("play-no-item", key=terminal.quote(line)))


def lost_seat(fault: Fault, say: Voice) -> list[str]:
    """Return who lost its seat, where, why, and what its author can do about it."""
    facts = {"bot": fault.bot, "seat": fault.seat + 1, "substitute": fault.substitute}
    lines = [say("bot-lost-seat", decision=fault.decision, **facts)]
    lines.append("  " + say(f"bot-fault-{fault.kind}", **fault.facts))
    if fault.stderr:
        lines.append("  " + say("bot-stderr"))
        lines += [f"    {line}" for line in fault.stderr]
    return lines
