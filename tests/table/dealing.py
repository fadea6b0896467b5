"""`python -m tests.table.dealing`: the command of the house, for tests that hang on no deal.

Its own part of a deal is always the same: the deal follows from what people give to it. Games of
bots alone differ from each other, as the names of a campaign's missions follow from its deal.
"""

from itertools import count
from types import SimpleNamespace
from typing import Any

from escadrille.cli import main
from escadrille.kernel import game
from escadrille.table import opening
from escadrille.table.seating import HUMAN

OWN = 1917
_ALONE = count(OWN + 1)


def new(slug: str, *, seed: int, seats: Any, **given: Any) -> game.Game:
    return game.new(slug, seed=OWN if HUMAN in seats else next(_ALONE), seats=seats, **given)


if __name__ == "__main__":
    opening.games = SimpleNamespace(new=new, Game=game.Game)  # type: ignore[attr-defined, assignment]
    main()
