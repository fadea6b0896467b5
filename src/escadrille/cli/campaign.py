"""`escadrille campaign`: games that last, and their missions, in the terminal's own folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from escadrille.bots.outside import Limits
from escadrille.cli import book, keeping, play, relic, saves
from escadrille.cli.explain import refusal
from escadrille.cli.saves import Saved
from escadrille.cli.session import result
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.kernel import bundle, files, missions, record, registry, settling, snapshot
from escadrille.kernel.campaign import Report, Settled
from escadrille.kernel.errors import BadReport, Unknown
from escadrille.kernel.game import Game, replay, turns
from escadrille.kernel.missions import Finding
from escadrille.kernel.record import HUMAN, Header, Record, Writer
from escadrille.kernel.registry import system as registered

SHORT: Final = 4
"""Letters of a name that tell it from others, at least."""
STEM: Final = re.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,79}")
"""What a record of this folder may be called."""


def systems() -> list[str]:
    """Return the systems whose games last."""
    return [slug for slug in registry.slugs() if keeping.lasts(registered(slug))]


def system_of(slug: str) -> str:
    """Return the campaigns of a system: its own, or those whose missions are games of it."""
    if keeping.lasts(registered(slug)):
        return slug
    found = registry.campaigns(slug)
    if not found:
        raise Unknown("campaign", slug, systems())
    return found[0]


# Finding them.


def all_saved() -> list[Saved]:
    """Return every campaign that was begun here, running or over, newest first."""
    found = [one for slug in systems() for one in saves.kept(slug, lambda _: True)[0]]
    return sorted(found, key=lambda saved: saved.when, reverse=True)


def saved_as(terminal: Terminal, name: str) -> Saved:
    """Return the campaign of that name, or of a record's file."""
    if name.endswith(".jsonl") and Path(name).exists():
        path = Path(name)
        return Saved(path, record.read(path), saves.when(path))
    found = [one for one in all_saved() if missions.name(one.record.header).startswith(name)]
    if len(name) < SHORT or len(found) != 1:
        known = [missions.name(one.record.header) for one in all_saved()]
        raise Unknown("campaign", name, known)
    return found[0]


class Open(NamedTuple):
    """A campaign as it stands."""

    saved: Saved
    game: Game

    @property
    def header(self) -> Header:
        return self.saved.record.header

    @property
    def settled(self) -> list[Settled]:
        return [order for _, order in self.game.orders if isinstance(order, Settled)]


def opened(terminal: Terminal, name: str, packs: list[Path]) -> Open:
    saved = saved_as(terminal, name)
    game, _ = play.load(terminal, saved.path, packs, snapshot.reopen)
    return Open(saved, game)


# What a program is told.


def plain(campaign: Open) -> dict[str, Any]:
    """Return how a campaign stands, and what it waits for."""
    header, game = campaign.header, campaign.game
    mission = game.awaited
    return {
        "campaign": missions.name(header),
        "system": header.system,
        "scenario": game.rules.scenario,
        "seats": header.seats,
        "version": header.version,
        "record": str(campaign.saved.path),
        "turn": game.rules.turn(game.state),
        "missions": [
            {"number": one.mission, "report": one.report, "proof": one.proof}
            for one in campaign.settled
        ],
        "waiting": [{"seat": seat, "decision": decision} for seat, decision in game.pending],
        "mission": None if mission is None else mission.number,
        "outcome": game.outcome,
    }


def waits(terminal: Terminal, game: Game) -> str:
    """Return what a campaign waits for, in words."""
    say, slug = terminal.say, game.system.slug
    if game.outcome is not None:
        return say("campaigns-over")
    if game.awaited is not None:
        return say("campaigns-waits-mission", number=game.awaited.number)
    mine = [one for one in game.pending if game.seats[one.seat] == HUMAN] or [*game.pending]
    told = say(f"{slug}-decision", value=mine[0].decision)
    return say("campaigns-waits", seat=mine[0].seat + 1, what=told)


# Commands.


def start(
    terminal: Terminal,
    slug: str,
    *,
    campaign: str | None,
    seats: list[str],
    seed: int | None,
    options: list[str],
    packs: list[Path],
    auto: bool,
    limits: Limits,
) -> None:
    """Begin a campaign and play it until the player leaves."""
    wishes: Any = {"seats": seats, "seed": seed, "options": options, "packs": packs}
    game = play.start(terminal, system_of(slug), scenario=campaign, **wishes)
    terminal.tell(terminal.say("campaigns-begins", name=missions.name(game.header)))
    play.play_new(terminal, game, packs, auto=auto, limits=limits)


def list_all(terminal: Terminal, slug: str | None, *, json: bool) -> None:
    """List the campaigns of this folder, newest first, and what each waits for."""
    wanted = None if slug is None else system_of(slug)
    found = [one for one in all_saved() if wanted in (None, one.record.header.system)]
    if json:
        terminal.json([_listed(terminal, one) for one in found])
        return
    if not found:
        terminal.tell(terminal.say("campaigns-none"))
    for one in found:
        header = one.record.header
        facts = {
            "name": missions.name(header),
            "scenario": _title(terminal, header),
            "when": one.when.strftime("%Y-%m-%d %H:%M"),
        }
        line = terminal.say("campaigns-listed", **facts)
        terminal.tell(f"[bold]{terminal.quote(line)}[/]", f"  {_standing(terminal, one)}")


def _listed(terminal: Terminal, saved: Saved) -> dict[str, Any]:
    """Return a campaign for a program; of other rules only what its header says."""
    header = saved.record.header
    if keeping.is_other(saved.path, header):
        told = {"campaign": missions.name(header), "system": header.system, "seats": header.seats}
        return {**told, "version": header.version, "record": str(saved.path), "frozen": True}
    game, _ = play.load(terminal, saved.path, [], snapshot.reopen)
    return plain(Open(saved, game))


def _standing(terminal: Terminal, saved: Saved) -> str:
    if keeping.is_other(saved.path, saved.record.header):
        key = "campaigns-older" if keeping.moment_of(saved.path, saved.record) else "campaigns-lost"
        return terminal.say(key, version=saved.record.header.version)
    game, _ = play.load(terminal, saved.path, [], snapshot.reopen)
    return waits(terminal, game)


def _title(terminal: Terminal, header: Header) -> str:
    told = header.scenario or (header.situation or {}).get("scenario")
    for scenario in registered(header.system).content.scenarios():
        if scenario.id == told:
            return str(scenario.title.say(terminal.lang))
    return str(told if isinstance(told, str) else terminal.say("play-situation"))


def show(terminal: Terminal, name: str, packs: list[Path], *, json: bool) -> None:
    """Show the ledger, the missions that were flown, and what the campaign waits for."""
    campaign = opened(terminal, name, packs)
    if json:
        terminal.json(plain(campaign))
        return
    game, say = campaign.game, terminal.say
    people = [seat for seat, who in enumerate(game.seats) if who == HUMAN]
    seat = people[0] if len(people) == 1 else None
    terminal.tell(f"[bold]{terminal.quote(_title(terminal, campaign.header))}[/]")
    terminal.tell(*relic.followed_from(terminal, campaign.header))
    terminal.tell(game.system.words.presenter.board(game.sight(seat, rich=True), say))
    for one in campaign.settled:
        how = "proved" if one.proof else "by-hand"
        terminal.tell(say("campaigns-flown", number=one.mission, how=how))
    if game.system.words.book is not None:
        _, views = turns(game.again())
        for page in game.system.words.book(game.rules, views, say).pages:
            book.show_page(terminal, page)
    if game.outcome is not None:
        terminal.tell("", *result(game, say, seat))
    terminal.tell(waits(terminal, game))


def fly(
    terminal: Terminal, name: str, packs: list[Path], *, by: str, auto: bool, limits: Limits
) -> None:
    """Go on with a campaign: answer what it asks, and fly its mission."""
    saved = saved_as(terminal, name)
    slug = saved.record.header.system
    if saved.record.end is not None:
        raise Complaint(terminal.say("campaigns-over"))
    part = registered(slug).campaign
    if by and part is None:
        raise Complaint(terminal.say("error-own-missions", system=slug))
    if by and part is not None and by not in part.levels:
        raise Unknown("level", by, [*part.levels])
    play.play_on(terminal, saved, packs, auto=auto, limits=limits, by=by)


def report(terminal: Terminal, name: str, file: Path, packs: list[Path], *, json: bool) -> None:
    """Settle the awaited mission by its record, flown elsewhere, or by a report entered by hand."""
    campaign = opened(terminal, name, packs)
    game, path = campaign.game, campaign.saved.path
    with play.claimed(terminal, path):
        writer = Writer.resume(path, record.read(path))
        try:
            proof = _settled(terminal, game, file)
            writer.report(0, *proof)
            keeping.keep_moment(path, game, writer.count, writer.check)
            if game.outcome is not None:
                writer.end(game.rules.digest(game.state))
        finally:
            writer.close()
    if json:
        terminal.json(plain(Open(campaign.saved, game)))
    else:
        key = "campaigns-settled" if proof.check else "campaigns-settled-by-hand"
        terminal.tell(terminal.say(key, number=proof.mission), waits(terminal, game))


def _settled(terminal: Terminal, game: Game, file: Path) -> missions.Proof:
    """Settle a mission and return what proves it; a file of TOML holds a report by hand."""
    if file.suffix != ".toml":
        return missions.take(game, file, record.read(file))
    told: Report = settling.read(game.system, files.toml(file))
    if game.awaited is None:
        raise BadReport("unasked", "no mission is being flown")
    number = game.awaited.number
    try:
        game.settle(told, number)
    except BadReport as error:
        if error.rule:
            terminal.warn(*refusal(error.rule, error.facts, terminal.say))
        raise
    return missions.Proof(told, number, "")


# Proof, and the one file.


def flown(campaign: Open) -> dict[int, tuple[Path, Record]]:
    """Return the records that the reports of a campaign were told by, as far as they are here."""
    found = {}
    for settled in campaign.settled if campaign.game.system.campaign else ():
        for path in saves.flown(campaign.header, settled.mission):
            read = record.read(path)
            if read.end is not None and read.end.check == settled.proof:
                found[settled.mission] = path, read
    return found


def verify(terminal: Terminal, name: str, packs: list[Path], *, json: bool) -> int:
    """Play a campaign again and hold its reports against its missions; 1 where one is refused."""
    file = Path(name)
    if file.is_file() and bundle.is_bundle(files.data(file, bundle.MOST)):
        game, records = _unpacked(file, bundle.read(file), packs)
    else:
        campaign = opened(terminal, name, packs)
        *_, game = campaign.game.again()
        records = {number: read for number, (_, read) in flown(campaign).items()}
    found = [*missions.findings(game, records)]
    digest = game.rules.digest(game.state)
    if json:
        told = [dict(zip(Finding._fields, one, strict=True)) for one in found]
        terminal.json({"digest": digest, "missions": told})
    else:
        for one in found:
            facts = {"number": one.mission, "told": terminal.quote(one.told)}
            terminal.tell(terminal.say(f"campaigns-verify-{one.status}", **facts))
        terminal.tell(terminal.say("replay-verified", orders=len(game.steps), digest=digest))
    return int(any(one.status == "refused" for one in found))


def _unpacked(
    file: Path, parts: dict[str, bytes], packs: list[Path]
) -> tuple[Game, dict[int, Record]]:
    """Return the campaign of one file, played to its last line, and its missions."""
    read = bundle.parse(file, parts)
    own = read[bundle.CAMPAIGN]
    *_, game = replay(file, own, keeping.packs_of(file, own.header, packs))
    found = {missions.number(one.header): one for one in read.values()}
    return game, {number: one for number, one in found.items() if number}


def export(terminal: Terminal, name: str, file: Path, packs: list[Path]) -> None:
    """Write a campaign, the records that it follows, and its missions into one file."""
    campaign = opened(terminal, name, packs)
    parts = {bundle.CAMPAIGN: _whole(campaign.saved.path)}
    for number, (path, _) in sorted(flown(campaign).items()):
        parts[f"mission {number}"] = _whole(path)
    if (mission := campaign.game.awaited) is not None:
        path = saves.mission_path(campaign.header, mission.number)
        parts |= {f"mission {mission.number}": _whole(path)} if path.exists() else {}
    for number, path in enumerate(_before(campaign.header), start=1):
        parts[f"before {number}"] = _whole(path)
    file.write_bytes(bundle.dump(parts))
    terminal.tell(terminal.say("campaigns-exported", path=str(file), parts=len(parts)))


def _before(header: Header) -> Iterator[Path]:
    """Yield the records that one follows, the last of them first, as far as they are here."""
    while header.origin is not msgspec.UNSET and STEM.fullmatch(header.origin.game):
        path = saves.folder() / f"{header.origin.game}.jsonl"
        if not path.exists():
            return
        yield path
        header = record.read(path).header


def _whole(path: Path) -> bytes:
    """Return the whole lines of a record."""
    return files.data(path).rpartition(b"\n")[0] + b"\n"


def bring(terminal: Terminal, file: Path, packs: list[Path]) -> None:
    """Bring a campaign of one file home, with its missions and the records that it follows."""
    parts = bundle.read(file)
    game, records = _unpacked(file, parts, packs)
    name = missions.name(game.header)
    if any(missions.name(one.record.header) == name for one in all_saved()):
        raise Complaint(terminal.say("error-campaign-here", name=name))
    for found in missions.findings(game, records):
        if found.status == "refused":
            raise BadReport("forged", found.told)
    path = saves.new_path(game.header)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(parts[bundle.CAMPAIGN])
    header = game.header
    for part, read in bundle.parse(file, parts).items():
        number = missions.number(read.header)
        if number:
            place = saves.mission_path(game.header, number, missions.name_of(read.header))
            place.write_bytes(parts[part])
        elif part != bundle.CAMPAIGN and header.origin is not msgspec.UNSET:
            header = _put_before(header, parts[part], read.header, path)
    keeping.keep_packs(path, game)
    terminal.tell(terminal.say("campaigns-brought", name=name, parts=len(parts)))


def _put_before(header: Header, raw: bytes, before: Header, path: Path) -> Header:
    """Put a record that another follows beside it, under the name that the other calls it."""
    assert header.origin is not msgspec.UNSET
    if STEM.fullmatch(header.origin.game):
        place = saves.folder() / f"{header.origin.game}.jsonl"
        if not place.exists():
            place.write_bytes(raw)
            saves.follower(place).write_text(path.name + "\n", encoding="utf-8")
    return before
