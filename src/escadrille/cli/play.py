"""`escadrille play`: a game in the terminal, new or continued."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from escadrille.bots import outside, roster
from escadrille.bots.outside import Limits
from escadrille.cli import keeping, relic, saves
from escadrille.cli.listing import brief
from escadrille.cli.opponent import bot_name, choose
from escadrille.cli.session import Session
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.kernel import files, record, snapshot
from escadrille.kernel import game as games
from escadrille.kernel.errors import BadRecord, Unknown
from escadrille.kernel.game import Game
from escadrille.kernel.options import Value
from escadrille.kernel.packs import Source
from escadrille.kernel.record import HUMAN, Record, Writer
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import commitment

OPPONENT = "tactical"
DIGITS = 18  # no number of the game has more; Python refuses to read thousands
NUMBER = re.compile(rf"-?[0-9]{{1,{DIGITS}}}")


def read_situation(path: Path, terminal: Terminal) -> dict[str, Any]:
    """Return the plain data of a situation file, or complain: no TOML, or of no system."""
    raw = files.toml(path)
    if "system" not in raw:
        raise Complaint(terminal.say("error-no-system", path=str(path)))
    return raw


def read_options(pairs: Sequence[str], terminal: Terminal) -> dict[str, Value]:
    """Return `name=value` pairs as values: true and false, numbers, or words."""
    values: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not (name and equals and text):
            raise Complaint(terminal.say("error-pair", text=pair, example="deck=pacific"))
        truth = {"true": True, "false": False}.get(text.lower())
        number = int(text) if NUMBER.fullmatch(text) else text
        values[name] = number if truth is None else truth
    return values


def read_seats(pairs: list[str], slug: str, terminal: Terminal) -> dict[int, str]:
    """Return who sits where, from pairs such as `2=tactical`: people count seats from 1."""
    known = [HUMAN, *roster.names(registered(slug))]
    seats = {}
    for pair in pairs:
        seat, _, name = pair.partition("=")
        if not (seat.isdecimal() and len(seat) <= DIGITS and int(seat) and name):
            raise Complaint(terminal.say("error-pair", text=pair, example="2=tactical"))
        if outside.is_path(name):
            outside.command_of(name)
        elif name not in known:
            raise Unknown("bot", name, known)
        seats[int(seat) - 1] = name
    return seats


def opponent(terminal: Terminal, slug: str, scenario: str | None, packs: list[Path]) -> str:
    """Return the bot that flies where nobody else was named; a person at a terminal is asked."""
    system = registered(slug)
    if not terminal.watched:
        return OPPONENT
    rules = system.engine.configure(
        scenario=scenario or system.content.first_scenario, options={}, packs=packs
    )
    return choose(terminal, system) if rules.seats > 1 else OPPONENT


def seated(
    rules: Any, wanted: dict[int, str], slug: str, terminal: Terminal, usual: str = OPPONENT
) -> list[str]:
    """Return the name at every seat: a person at the first, bots at the others, unless told."""
    for seat in wanted:
        if seat >= rules.seats:
            raise Complaint(terminal.say("error-seat", seat=seat + 1, last=rules.seats))
    bots = roster.names(registered(slug))
    usual = usual if usual in bots else bots[0]
    return [wanted.get(seat, HUMAN if seat == 0 else usual) for seat in range(rules.seats)]


def start(
    terminal: Terminal,
    slug: str,
    *,
    seats: list[str],
    packs: list[Path],
    scenario: str | None = None,
    situation: Path | None = None,
    seed: int | None = None,
    options: Sequence[str] = (),
    usual: str = OPPONENT,
) -> Game:
    """Return a new game, checked in every part before anything is written."""
    system = registered(slug)
    wanted = read_seats(seats, slug, terminal)
    chosen = read_options(options, terminal)
    if situation is not None:
        if scenario is not None or seed is not None or options:
            raise Complaint(terminal.say("error-situation-alone"))
        raw = read_situation(situation, terminal)
        if raw.get("system") != slug:
            raise Complaint(terminal.say("error-other-system", path=str(situation), system=slug))
        rules, _ = system.engine.read_situation(raw, packs)
        return games.from_situation(raw, seated(rules, wanted, slug, terminal), packs)
    name = scenario or system.content.first_scenario
    rules = system.engine.configure(scenario=name, options=chosen, packs=packs)
    return games.new(
        slug,
        scenario=name,
        options=chosen,
        seed=secrets.randbits(128) if seed is None else seed,
        seats=seated(rules, wanted, slug, terminal, usual),
        packs=packs,
    )


def play_new(
    terminal: Terminal, game: Game, packs: list[Path], *, auto: bool, limits: Limits | None = None
) -> None:
    """Play a new game, whose record begins before the first question."""
    path = saves.new_path(game.header)
    writer = Writer.create(path, game.header)
    with _claimed(path, terminal):
        keeping.keep_packs(path, game)
        notes = keeping.Notes(path, game)
        session = Session(terminal, game, writer, path, notes, auto=auto, limits=limits)
        session.run(lambda: _welcome(terminal, game, packs))


def _claimed(path: Path, terminal: Terminal) -> Any:
    file = saves.claim(path)
    if file is None:
        raise Complaint(terminal.say("error-taken", path=str(path)))
    return file


def _welcome(terminal: Terminal, game: Game, packs: list[Path]) -> None:
    """Show what is to be played, who sits where, and the commitment to the seed."""
    say = terminal.say
    for scenario in game.system.content.scenarios(packs):
        if scenario.id == game.header.scenario:
            brief(terminal, scenario)
    for seat, name in enumerate(game.seats if game.rules.seats > 1 else ()):
        terminal.tell(
            say(
                "play-seat",
                seat=seat + 1,
                name=say("play-human") if name == HUMAN else bot_name(name, say),
            )
        )
    if game.header.seed is not None:
        terminal.tell(f"[dim]{say('play-commitment', commitment=commitment(game.header.seed))}[/]")
    terminal.tell(f"[dim]{say('play-hint')}[/]")
    if terminal.watched:
        terminal.ask(say("play-ready") + " ")


def offered(terminal: Terminal, slug: str) -> saves.Saved | None:
    """Offer the games that can go on; None: start afresh."""
    system, say = registered(slug), terminal.say
    found, bad = saves.unfinished(slug)
    for error in bad:
        terminal.warn(say("play-bad-save", reason=str(error)))
    if not found:
        return None
    titles = {scenario.id: scenario.title.say(say.lang) for scenario in system.content.scenarios()}
    terminal.tell(say("play-offer", count=len(found)))
    answers: dict[str, saves.Saved | None] = {"0": None, "": found[0]}
    for number, saved in enumerate(found, start=1):
        answers[str(number)] = saved
        header = saved.record.header
        when = saved.when.strftime("%Y-%m-%d %H:%M")
        title = titles.get(header.scenario, header.scenario or say("play-situation"))
        facts = {"scenario": title, "seats": ", ".join(header.seats), "when": when}
        text = say("play-saved", orders=len(saved.record.lines), **facts)
        terminal.tell(f" [bold]{number:>3}[/]  {terminal.quote(text)}")
    terminal.tell(f" [bold]{0:>3}[/]  {say('play-start-new')}")
    while True:
        line = terminal.ask(say("play-prompt") + " ")
        if line in answers:
            return answers[line]
        terminal.tell(say("play-no-item", key=terminal.quote(line)))


def load(
    terminal: Terminal,
    path: Path,
    packs: list[Path],
    opening: Callable[[Path, Sequence[Source]], tuple[Game, Record]] = games.load,
) -> tuple[Game, Record]:
    """Return the game of a record, or say which packs it wants."""
    try:
        return opening(path, keeping.packs_of(path, record.read(path).header, packs))
    except (Unknown, BadRecord):
        missing = saves.missing_packs(record.read(path).header)
        if missing and not packs:
            raise Complaint(terminal.say("error-needs-pack", names=", ".join(missing))) from None
        raise


def play_on(
    terminal: Terminal,
    saved: saves.Saved,
    packs: list[Path],
    *,
    auto: bool,
    limits: Limits | None = None,
) -> None:
    """Continue a game where its last whole order left it."""
    with _claimed(saved.path, terminal):
        if keeping.is_other(saved.path, saved.record.header):
            relic.show(terminal, saved.path, saved.record, relic.seat_of(saved.record), json=False)
            return
        game, read = load(terminal, saved.path, packs, snapshot.reopen)
        writer = Writer.resume(saved.path, read)
        torn = [terminal.say("play-torn")] if read.torn else []
        keeping.keep_packs(saved.path, game)
        notes = keeping.Notes(saved.path, game, read)
        session = Session(
            terminal, game, writer, saved.path, notes, auto=auto, limits=limits, news=torn
        )
        session.run()
