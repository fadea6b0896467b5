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
from escadrille.kernel import continuing, files, missions, record, snapshot
from escadrille.kernel import game as games
from escadrille.kernel.errors import BadRecord, BadSituation, Unknown
from escadrille.kernel.game import Game
from escadrille.kernel.missions import Proof
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
    with claimed(terminal, path, game.header):
        session = sat(terminal, path, game, None, auto=auto, limits=limits)
        session.run(lambda: _welcome(terminal, game, packs))


def claimed(terminal: Terminal, path: Path, header: record.Header | None = None) -> Any:
    """Keep other terminals off a record, which begins with a header where it is a new one."""
    if header is not None:
        Writer.create(path, header).close()
    file = saves.claim(path)
    if file is None:
        raise Complaint(terminal.say("error-taken", path=str(path)))
    return file


def sat(
    terminal: Terminal,
    path: Path,
    game: Game,
    read: Record | None,
    *,
    auto: bool,
    limits: Limits | None = None,
    news: Sequence[str] = (),
    by: str = "",
) -> Session:
    """Return a game at the terminal; `read` is the record of one that goes on."""
    writer = Writer.resume(path, read or record.read(path))
    keeping.keep_packs(path, game)
    notes = keeping.Notes(path, game, read)
    sortie = flier(auto=auto, limits=limits)
    options: Any = {"auto": auto, "limits": limits, "news": news, "sortie": sortie, "by": by}
    return Session(terminal, game, writer, path, notes, **options)


def flier(*, auto: bool, limits: Limits | None = None) -> Callable[[Session], Proof]:
    """Return what flies the missions of a campaign, each to its end, on the same screen."""

    def fly(campaign: Session) -> Proof:
        opened = missions.opened(campaign.game)
        path = saves.mission_path(campaign.game.header, missions.number(opened.header))
        if not (path.exists() and record.read(path).end):
            _fly(campaign.terminal, path, opened, auto=auto, limits=limits)
        return missions.prove(campaign.game.system, path, record.read(path), campaign.game.packs)

    return fly


def _fly(terminal: Terminal, path: Path, game: Game, *, auto: bool, limits: Limits | None) -> None:
    """Fly a mission, from where it was left if it was; raise Leave where the player goes."""
    say, read, number = terminal.say, None, missions.number(game.header)
    if game.outcome is not None:
        path.write_bytes(record.dump(game.header, [], game.end(0)))
        terminal.tell(say("campaigns-given-up", number=number))
        return
    if path.exists():
        game, read = snapshot.reopen(path, game.packs)
    with claimed(terminal, path, None if read else game.header):
        session = sat(terminal, path, game, read, auto=auto, limits=limits)
        session.play(lambda: terminal.tell(f"[bold]{say('campaigns-takes-off', number=number)}[/]"))
    if terminal.watched:
        terminal.ask(say("play-ready") + " ")


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
    by: str = "",
) -> None:
    """Continue a game where its last whole order left it.

    A campaign of other rules goes on from its last moment between missions, in a new record.
    """
    with claimed(terminal, saved.path):
        if keeping.is_other(saved.path, saved.record.header):
            if not follow(terminal, saved, packs, auto=auto, limits=limits, by=by):
                seat = relic.seat_of(saved.record)
                relic.show(terminal, saved.path, saved.record, seat, json=False)
            return
        game, read = load(terminal, saved.path, packs, snapshot.reopen)
        keeping.renew_moment(saved.path, read, game)
        torn = [terminal.say("play-torn")] if read.torn else []
        told = [*relic.followed_from(terminal, game.header), *torn]
        options: Any = {"auto": auto, "limits": limits, "news": told, "by": by}
        sat(terminal, saved.path, game, read, **options).run()


def follow(
    terminal: Terminal,
    saved: saves.Saved,
    packs: list[Path],
    *,
    auto: bool,
    limits: Limits | None,
    by: str = "",
) -> bool:
    """Go on with a campaign of other rules in a new record, if it kept a moment to go on from."""
    kept = keeping.moment_of(saved.path, saved.record)
    if kept is None:
        return False
    header = saved.record.header
    tried = [keeping.packs_of(saved.path, header, packs), packs]
    try:
        game = continuing.followed(header, saved.path.stem, kept, tried)
    except BadSituation as error:
        terminal.warn(*error.faults)
        return False
    path = saves.new_path(game.header)
    with claimed(terminal, path, game.header):
        saves.follower(saved.path).write_text(path.name + "\n", encoding="utf-8")
        lost = len(saved.record.lines) - kept.lines
        facts = {"version": header.version, "house": game.header.version, "turn": kept.turn}
        told = [terminal.say("campaigns-goes-on", lost=lost, **facts)]
        terminal.tell(f"[bold]{told[0]}[/]")
        sat(terminal, path, game, None, auto=auto, limits=limits, news=told, by=by).run()
    return True
