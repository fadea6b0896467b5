"""`escadrille pilot`: a pilot of one's own, from single mission to single mission."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from escadrille.cli import play, saves
from escadrille.cli.listing import wish
from escadrille.cli.session import Leave
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.kernel import game as games
from escadrille.kernel import registry, snapshot
from escadrille.kernel.bounds import Name
from escadrille.kernel.errors import BadOption
from escadrille.kernel.record import HUMAN, Record
from escadrille.kernel.system import Careers

SEEDS = 10**6


class File(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept of him."""

    system: Name
    career: dict[str, Any] | None = None
    mission: Name | None = None
    """The record of the game in which he is in the air."""


def enlist(terminal: Terminal, slug: str, path: Path, facts: Sequence[str]) -> None:
    """Create a pilot, in a file of his own."""
    if path.exists():
        raise Complaint(terminal.say("airman-exists", path=str(path)))
    _done(terminal, path, File(slug), "begin", facts)


def do(terminal: Terminal, path: Path, what: str, facts: Sequence[str]) -> None:
    """Do something with a pilot who is on the ground."""
    kept = _read(terminal, path)
    if kept.mission is not None:
        raise Complaint(terminal.say("airman-aloft", path=str(path)))
    _done(terminal, path, kept, what, facts)


def show(terminal: Terminal, path: Path) -> None:
    """Tell his career, and whether he is in the air."""
    kept = _read(terminal, path)
    _tell(terminal, kept, _careers(kept.system).keep(kept.career, {"do": "look"}))
    if kept.mission is not None:
        terminal.tell(terminal.say("airman-aloft", path=terminal.quote(path)))


def fly(
    terminal: Terminal, path: Path, wishes: Sequence[str], seats: list[str], *, auto: bool
) -> None:
    """Fly a mission, or go on with the one that he is in; enter it into his log once it is over."""
    kept = _read(terminal, path)
    careers = _careers(kept.system)
    read: Record | None = None
    if kept.mission is None:
        told = careers.keep(kept.career, {"do": "look"})
        if told["aloft"] is None:
            raise Complaint(terminal.say("airman-grounded", path=str(path)))
        game = _mission(terminal, kept.system, told["aloft"], wishes, seats)
        record = saves.new_path(game.header)
        kept.mission = record.name
        _write(path, kept)
        held = play.claimed(terminal, record, game.header)
    else:
        record = saves.folder() / kept.mission
        game, read = play.load(terminal, record, [], snapshot.reopen)
        held = play.claimed(terminal, record)
    with held:
        try:
            play.sat(terminal, record, game, read, auto=auto).play()
        except (Leave, EOFError, KeyboardInterrupt):
            terminal.tell("", terminal.say("airman-aloft", path=terminal.quote(path)))
            return
    after = careers.land(kept.career or {}, record.stem, game)
    kept.career, kept.mission = after["career"], None
    _write(path, kept)
    _tell(terminal, kept, after)


def _mission(
    terminal: Terminal, slug: str, pilot: Any, wishes: Sequence[str], seats: list[str]
) -> games.Game:
    """Return a mission made by the rules, with a person in the seat of his squadron."""
    system = registry.system(slug)
    assert system.content.generate is not None
    asked = {"seed": secrets.randbelow(SEEDS), **dict(map(wish, wishes)), "pilot": pilot}
    scenario = dict(system.content.generate(asked, []))
    mine = scenario["active"]
    wanted = {mine: HUMAN, 1 - mine: play.OPPONENT, **play.read_seats(seats, slug, terminal)}
    return games.new(
        slug,
        scenario=scenario,
        seed=secrets.randbits(128),
        seats=[wanted[seat] for seat in range(len(scenario["side"]))],
    )


def _done(terminal: Terminal, path: Path, kept: File, what: str, facts: Sequence[str]) -> None:
    deed: dict[str, Any] = {"do": what}
    for fact in facts:
        name, _, value = fact.partition("=")
        deed[name] = value.split(",") if name == "skills" else value
    after = _careers(kept.system).keep(kept.career, deed)
    kept.career = after["career"]
    _write(path, kept)
    _tell(terminal, kept, after)


def _tell(terminal: Terminal, kept: File, told: Any) -> None:
    for line in _careers(kept.system).tell(told, terminal.say):
        terminal.tell(terminal.quote(line))


def _careers(slug: str) -> Careers:
    found = registry.system(slug).content.careers
    if found is None:
        raise BadOption(f"{slug} keeps no careers")
    return found


def _read(terminal: Terminal, path: Path) -> File:
    try:
        return msgspec.json.decode(path.read_bytes(), type=File)
    except (OSError, msgspec.MsgspecError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Complaint(terminal.say("airman-unread", path=str(path), reason=reason)) from error


def _write(path: Path, kept: File) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")
