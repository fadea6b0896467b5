"""Games of bots alone, by the dozen: a person's bot answers all the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from tests.table.players import dealt, rooms_of

from escadrille.table.room import Room

GAMES = 40
ANSWERS = 7


async def waited(room: Room, alone: list[Room]) -> list[int]:
    """Fly a person's game to its end; return how often others flew until the bot had answered."""
    waits: list[int] = []
    while True:
        changed = room.changed
        message = await room.look(0, 0)
        if message.outcome is not None:
            return waits
        if message.asked is None:
            await changed.wait()
            continue
        flown = sum(each.match.number for each in alone)
        order = msgspec.json.encode(message.asked.legal[0].order)
        answer = await room.order(0, message.asked.count, order)
        while answer.asked is None and answer.outcome is None:
            changed = room.changed
            answer = await room.look(0, 0)
            if answer.asked is not None:
                waits.append(sum(each.match.number for each in alone) - flown)
            elif answer.outcome is None:
                await changed.wait()


def test_forty_games_of_bots_alone_leave_a_persons_bot_its_time(tmp_path: Path) -> None:
    """While it thinks, they fly on, but not each of them once."""

    async def run() -> list[int]:
        async with rooms_of(tmp_path / "t.db") as rooms:

            async def opened(*seats: str) -> Room:
                room = rooms.room((await dealt(rooms, "flames", None, {}, list(seats))).game)
                await room.look(None, 0)
                return room

            alone = [await opened("tactical", "tactical") for _ in range(GAMES)]
            waits: list[int] = []
            while len(waits) < ANSWERS:
                waits += await waited(await opened("human", "tactical"), alone)
            while not sum(each.match.number for each in alone):
                await asyncio.sleep(0.05)  # they do fly
            return sorted(waits)

    waits = asyncio.run(asyncio.wait_for(run(), 300))
    assert waits[len(waits) // 2] < GAMES // 2, waits
