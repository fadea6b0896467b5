"""The book of a long game at the table: its tables and curves, for all who may see the game."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath

from escadrille.kernel.book import Book
from escadrille.kernel.game import Game, turns
from escadrille.locale import voice
from escadrille.table.errors import NoBook
from escadrille.table.games import READ
from escadrille.table.match import Match
from escadrille.table.service import KEY, Lang, TheVisit
from escadrille.table.wire import refusals


def _book(game: Game, lang: str) -> Book:
    """Return the book of a game, which is played again for it."""
    if game.system.words.book is None:
        raise NoBook("this system keeps no book")
    return game.system.words.book(game.rules, turns(game.again())[1], voice(lang))


async def _written(visit: TheVisit, lang: str | None) -> Book:
    visit.charge(visit.table.limits.book_price)

    def written(match: Match) -> Book:
        match.check_dealt()
        return _book(match.whole, lang or "en")

    return await visit.see(written)


@get("/api/games/{game:str}/book", security=KEY, responses=READ | refusals(404))
async def book(visit: TheVisit, lang: Lang = None) -> Book:
    """Return the book of a campaign as it stands."""
    return await _written(visit, lang)


@get(
    "/api/games/{game:str}/book/{page:str}",
    security=KEY,
    media_type="text/csv",
    responses=READ | refusals(404),
)
async def page(visit: TheVisit, page: FromPath[str], lang: Lang = None) -> str:
    """Return one table of the book as comma-separated values."""
    for one in (await _written(visit, lang)).pages:
        if one.id == page:
            return one.csv
    raise NoBook(f"the book has no table {page!r}")


HANDLERS: Final = (book, page)
