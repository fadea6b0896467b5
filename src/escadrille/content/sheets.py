"""The campaigns of a shelf: each is a sheet of its packs, configured with what options it says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from escadrille.content import placed
from escadrille.content.packs import Pack, Shelf
from escadrille.kernel.options import Option, Value, Values, resolve
from escadrille.kernel.system import Content

R = TypeVar("R")


class Sheets(NamedTuple, Generic[R]):
    shelf: Shelf
    first: str
    options: Sequence[Option]
    made: Callable[[Pack, Any, Values], R]
    """The rules of a sheet, with its options."""
    resumed: Callable[[Pack, Mapping[str, Any]], tuple[R, Any]]
    """The rules and the state of a situation."""

    def configure(
        self,
        scenario: placed.Scenario | None = None,
        options: Mapping[str, Value] | None = None,
        packs: Sequence[Path] = (),
    ) -> R:
        """Return the rules of a campaign; options given here prevail over the sheet's own."""
        pack, sheet = placed.chosen(
            self.shelf, self.shelf.load(packs), scenario or self.first, "campaign"
        )
        return self.made(pack, sheet, resolve(self.options, {**sheet.options, **(options or {})}))

    def read_situation(self, raw: Mapping[str, Any], packs: Sequence[Path] = ()) -> tuple[R, Any]:
        """Return the rules and the state of a situation, run on to its first decision."""
        return self.resumed(*placed.named(self.shelf, self.shelf.load(packs), raw, "campaign"))

    def campaigns(self, packs: Sequence[Path] = ()) -> list[Any]:
        return list(self.shelf.load(packs).tables["campaign"].values())

    @property
    def content(self) -> Content:
        return self.shelf.content(self.first, self.campaigns)
