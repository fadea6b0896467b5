"""Who lays, takes back and lays again in secret looks to others like one who laid once."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.table.players import QUICK, dealt, new_match, play

from escadrille.kernel.errors import EscadrilleError
from escadrille.kernel.rng import seeded
from escadrille.table import sockets
from escadrille.table.body import RESIGN, UNDO, Body
from escadrille.table.index import entries
from escadrille.table.keys import HOST, SEAT, SPECTATOR, Holder, new
from escadrille.table.match import Match
from escadrille.table.mine import summary
from escadrille.table.outgoing import Outgoing, Target, read_url
from escadrille.table.replays import replay as replayed
from escadrille.table.room import Room
from escadrille.table.service import Settings, Table

SECRET = {"program", "declare", "pick", "start", "force"}
"""Questions that several seats answer at once, in secret."""
GAMES = [
    ("wings", "first-duel", 2),
    ("wings", "team-deathmatch", 4),
    ("flames", "first-duel", 2),
    ("zero", "free-pairs", 2),
]
ROUNDS = 8
URL = "http://example.org/"


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Ear:
    """A socket that only writes down what it is sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def send_text(self, text: bytes) -> None:
        self.heard.append(text)


class Phone(Outgoing):
    """Reaches everybody, and writes down what it told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[bytes] = []

    async def check(self, url: str) -> tuple[Target, list[str]]:
        return read_url(url), []

    async def post(self, url: str, body: bytes, headers: Mapping[str, str] | None = None) -> int:
        self.told.append(body)
        return 200


@asynccontextmanager
async def table_of(path: Path, clock: Clock, phone: Phone) -> AsyncIterator[Table]:
    table = Table(Settings(database=str(path), webhooks=True, limits=QUICK), phone)
    table.rooms.clock = clock
    await table.store.migrate()
    try:
        yield table
    finally:
        await table.close()


class Play:
    """A game in which the first seat hesitates, or does not."""

    def __init__(self, table: Table, room: Room, clock: Clock, *, wavers: bool) -> None:
        self.table, self.room, self.clock, self.wavers = table, room, clock, wavers
        self.hesitated = 0
        self.following: list[asyncio.Task[None]] = []

    async def follow(self, holder: Holder) -> Ear:
        ear = Ear()
        sending = sockets._send(ear, self.table, holder, 0, 0, "fr")  # type: ignore[arg-type]
        self.following.append(asyncio.create_task(sending))
        return ear

    async def quiet(self) -> None:
        """Wait until all who follow have been sent what there is."""
        while len(self.room.changed._waiters) < len(self.following):
            assert not any(task.done() for task in self.following)
            await asyncio.sleep(0.001)

    async def answer(self, seat: int, pick: int) -> bool:
        message = await self.room.look(seat, 0)
        if message.asked is None:
            return False
        legal = message.asked.legal
        if seat == 0 and self.wavers and message.asked.decision in SECRET:
            await self.hesitate(legal[(pick + 1) % len(legal)].order)
        await self.order(seat, legal[pick % len(legal)].order)
        return True

    async def order(self, seat: int, order: Any) -> None:
        count = (await self.room.look(seat, 0)).count
        await self.room.order(seat, count, msgspec.json.encode(order))
        await self.quiet()

    async def hesitate(self, order: Any) -> None:
        """Lay something else and take it back, twice, and take one's time for it."""
        legal = await self.room.see(lambda match: match.game.rules.pending(match.game.state))
        if len(legal) < 2:
            return
        for _ in range(2):
            self.clock.now += 3
            await self.order(0, order)
            if not (await self.room.look(0, 0)).undo:
                raise AssertionError("laid in secret, and final?")
            self.clock.now += 2
            await self.room.undo(0, (await self.room.look(0, 0)).count)
            await self.quiet()
            self.hesitated += 1


async def told(
    path: Path,
    system: str,
    scenario: str,
    seats: int,
    monkeypatch: pytest.MonkeyPatch,
    wavers: bool,
) -> tuple[dict[str, list[bytes]], int]:
    """Play a game; return all that others than the first seat were ever sent."""
    numbers = itertools.count(1)
    clock, phone = Clock(), Phone()
    monkeypatch.setattr("escadrille.table.opening.secrets.randbits", lambda _: 77)
    monkeypatch.setattr(
        "escadrille.table.opening.secrets.token_hex", lambda n: f"{next(numbers):016x}"
    )
    monkeypatch.setattr(
        "escadrille.table.keys.secrets.token_urlsafe", lambda n: f"key{next(numbers)}"
    )
    stopped = SimpleNamespace(time=clock, monotonic=time.monotonic)
    monkeypatch.setattr("escadrille.table.store.time", stopped)
    async with table_of(path, clock, phone) as table:
        opened = await dealt(table.rooms, system, scenario, {}, ["human"] * seats)
        room = table.rooms.room(opened.game)
        places = [
            (HOST, None),
            (SPECTATOR, None),
            *((SEAT, seat) for seat in (*range(2, seats), 1)),
        ]
        holders = []
        for role, place in places:
            key, stored = new(opened.game, role, place)
            await table.store.add_key(stored)
            holders.append(Holder(stored, key, "here"))
        await table.webhooks.register(opened.game, 1, URL)
        game = Play(table, room, clock, wavers=wavers)
        ears = [await game.follow(holder) for holder in holders[:-1]]
        await game.quiet()
        heard: dict[str, list[bytes]] = {"looks": [], "lists": []}
        chance = seeded(5)
        for number in range(ROUNDS):
            clock.now = Clock.now + 1000 * (number + 1)
            moved = False
            for seat in range(seats):
                pick = chance.below(1000)
                while await game.answer(seat, pick):
                    moved, pick = True, pick + 1
                clock.now = Clock.now + 1000 * (number + 1) + 100 * (seat + 1)
                for holder in holders:
                    message = await room.look(holder.seat, 0, "en")
                    heard["looks"].append(msgspec.json.encode(message))
                    listed = await room.see(entries)
                    told = summary(listed, holder.opens)
                    heard["lists"].append(msgspec.json.encode(told))
            if not moved:
                break
        if (await room.look(None, 0)).outcome is None:
            await room.write(1, RESIGN, Match.check_resign)
        await game.quiet()
        heard |= {f"socket {number}": ear.heard for number, ear in enumerate(ears)}
        heard["webhook"] = phone.told
        heard["record"] = [await room.see(Match.record)]
        replay = await room.see(lambda match: replayed(match, "open", range(50), "fr"))
        heard["replay"] = [msgspec.json.encode(replay)]
        for task in game.following:
            task.cancel()
        await asyncio.gather(*game.following, return_exceptions=True)
    return heard, game.hesitated


@pytest.mark.parametrize(("system", "scenario", "seats"), GAMES)
def test_nobody_is_told_how_often_somebody_hesitated(
    tmp_path: Path, system: str, scenario: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games that differ in nothing else: all bytes that the others got are the same."""
    place = system, scenario, seats, monkeypatch
    plain, never = asyncio.run(told(tmp_path / "plain.db", *place, wavers=False))
    wavering, often = asyncio.run(told(tmp_path / "wavering.db", *place, wavers=True))
    assert (never, often > 1) == (0, True)
    assert wavering.keys() == plain.keys()
    for name in plain:
        assert wavering[name] == plain[name], name


def test_what_others_saw_taken_back_stays_in_the_record() -> None:
    """The record drops what nobody else could know of, and nothing else."""
    kept = 0
    for seed in range(20):
        match, chance = new_match(seed), seeded(seed)
        while match.waiting and not kept:
            seat = match.waiting[0].seat
            told = [len(match.journal.told[other]) for other in (None, 1 - seat)]
            legal = match.game.rules.legal(match.game.state, seat)
            choice = legal[chance.below(len(legal))]
            order = msgspec.json.encode(match.game.rules.order(match.game.state, seat, choice))
            play(match, seat, order)
            if not match.game.can_undo(seat):
                continue
            lines = len(match.lines)
            seen = [len(match.journal.told[other]) for other in (None, 1 - seat)] != told
            match.apply(seat, UNDO)
            assert len(match.lines) == (lines + 1 if seen else len(match.lines))
            kept += seen
            play(match, seat, order)
    assert kept


def test_what_is_laid_and_may_be_taken_back_is_shown_once_it_stands() -> None:
    """Others learn that a seat has laid when another acts, and not before."""
    match = new_match(1, "first-duel", 2, "wings")
    laid = 0
    while len(match.waiting) == 2:
        before = msgspec.json.encode(match.message(1, 0))
        legal = match.game.rules.legal(match.game.state, 0)
        order = match.game.rules.order(match.game.state, 0, legal[0])
        play(match, 0, msgspec.json.encode(order))
        assert msgspec.json.encode(match.message(1, 0)) == before
        laid += 1
    assert laid
    assert {one.seat for one in match.waiting_for(1)} == {0, 1}
    assert {one.seat for one in match.waiting_for(0)} == {1}
    with pytest.raises(EscadrilleError):
        match.check_undo(1, match.counts[1])


def test_since_when_somebody_is_asked_does_not_tell_of_it_either() -> None:
    match = new_match(1, "first-duel", 2, "wings")

    def lay(seat: int, at: int) -> None:
        legal = match.game.rules.legal(match.game.state, seat)
        order = match.game.rules.order(match.game.state, seat, legal[0])
        match.apply(seat, Body(order=msgspec.Raw(msgspec.json.encode(order))), at)

    while len(match.waiting) == 2:
        lay(1, 100)
    told = msgspec.json.encode(match.message(1, 0)), match.changed_at(1)
    for at in (500, 600):
        lay(0, at)
        match.apply(0, UNDO, at + 50)
    lay(0, 700)
    assert match.waiting, "it has more to lay"
    now = msgspec.structs.replace(match.message(1, 0), undo=True, undo_barred=None)
    assert (msgspec.json.encode(now), match.changed_at(1)) == told
