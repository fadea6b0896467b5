"""`escadrille book`: the tables of a campaign on the screen and in files, its curves in one."""

from __future__ import annotations

from pathlib import Path

from escadrille.cli.terminal import Complaint, Terminal
from escadrille.kernel import record
from escadrille.kernel.book import Page
from escadrille.kernel.game import replay, turns


def show(
    terminal: Terminal, path: Path, *, csv: Path | None, svg: Path | None, packs: list[Path]
) -> None:
    """Make the book of a record, show it, and write what was asked for.

    Complain where its system keeps none.
    """
    from escadrille.cli.book_svg import drawn

    game, views = turns(replay(path, record.read(path), packs))
    if game.system.words.book is None:
        raise Complaint(terminal.say("error-no-book", system=game.system.slug))
    book = game.system.words.book(game.rules, views, terminal.say)
    if csv is not None:
        csv.mkdir(parents=True, exist_ok=True)
        for page in book.pages:
            (csv / f"{page.id}.csv").write_text(page.csv, encoding="utf-8", newline="")
    if svg is not None:
        svg.write_text(drawn(book, terminal.say.lang), encoding="utf-8")
    terminal.tell(f"[bold]{terminal.quote(book.title)}[/]", *book.facts)
    for page in book.pages:
        show_page(terminal, page)


def show_page(terminal: Terminal, page: Page) -> None:
    from rich.table import Table

    table = Table(title=f"\n{page.title}", title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column, head in enumerate(page.heads):
        numbers = any(isinstance(row[column], int) for row in page.rows)
        table.add_column(head, justify="right" if numbers else "left")
    for row in page.rows:
        table.add_row(*(terminal.quote(str(cell)) for cell in row))
    terminal.out.print(table)
