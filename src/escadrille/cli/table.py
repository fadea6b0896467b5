"""`escadrille table`: the games of a table looked after by its operator."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import typer

from escadrille.cli.serve import own_file
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.table import backup, checking, deleting
from escadrille.table.database import prepare
from escadrille.table.persons import Persons
from escadrille.table.store import Store

T = TypeVar("T")


def back_up(terminal: Terminal, file: Path, database: str | None) -> None:
    games = asyncio.run(backup.back_up(database or own_file(), file))
    terminal.tell(terminal.say("table-backed-up", games=games, file=terminal.quote(str(file))))


def restore(terminal: Terminal, file: Path, database: str | None) -> None:
    games = asyncio.run(backup.restore(file, database or own_file()))
    terminal.tell(terminal.say("table-restored", games=games, file=terminal.quote(str(file))))


def check(terminal: Terminal, database: str | None, *, json: bool) -> None:
    """Name every damaged game; exit 1 where there is one."""

    async def checked(store: Store) -> list[tuple[str, checking.Bad | None]]:
        return [found async for found in checking.check(store)]

    found = _with_store(database, checked)
    bad = [fault for _, fault in found if fault is not None]
    if json:
        terminal.json({"games": len(found), "bad": [msgspec.to_builtins(one) for one in bad]})
    else:
        for one in bad:
            key = "table-unreadable" if one.number is None else "table-damaged"
            said = {"game": one.game, "number": one.number, "reason": one.reason}
            terminal.tell(terminal.quote(terminal.say(key, **said)))
        terminal.tell(terminal.say("table-checked", games=len(found), bad=len(bad)))
    if bad:
        raise typer.Exit(1)


def delete(terminal: Terminal, game: str, database: str | None) -> None:
    if not _with_store(database, lambda store: deleting.delete(store, game)):
        raise Complaint(terminal.say("error-no-game", game=terminal.quote(game)))
    terminal.tell(terminal.say("table-deleted", game=terminal.quote(game)))


def invite(terminal: Terminal, uses: int, database: str | None) -> None:
    """Tell an invitation to the server: what stands after the address of its page."""
    made = _with_store(database, lambda store: Persons(store).invite(uses))
    terminal.tell(terminal.say("table-invited", uses=uses))
    terminal.tell(terminal.quote(f"/#/welcome/{made}"))


def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Return what is made of the games of a database, which is brought up to date first."""
    place = database or own_file()

    async def run() -> T:
        await prepare(place)
        store = Store(place)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
