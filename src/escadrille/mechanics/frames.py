"""Kinds of frames on a stack: their names, and what the integers of each stand for."""

from __future__ import annotations

from escadrille.mechanics.notation import Numbered


class Kinds(Numbered):
    """The kinds of a system, each told where its constant stands."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, list[str]] = {}

    def kind(self, text: str) -> int:
        """Add a kind, as a frame of it is written: its name, then its fields; return its number."""
        name, *fields = text.split()
        self.fields[name] = fields
        return self.new(name)
