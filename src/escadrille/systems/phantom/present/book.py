"""The squadron book: missions, pilots, stress and experience over time (COMP-22, D11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Any, Final

from escadrille.kernel.book import Book, Cell, Curve, Level, Page, Panel
from escadrille.kernel.words import Say
from escadrille.systems.phantom.present.scene import minus
from escadrille.systems.phantom.view import MissionView, PhantomView, PilotView

MISSION: Final = ("slot", "target", "result", "damage", "gain", "total", "shot-down", "missing")
ACCOUNT: Final = ("slot", "weapons-so", "other-so", "recon", "intel", "politics")
PILOT: Final = (
    "pilot",
    "aircraft",
    "level",
    "promoted",
    "xp",
    "stress",
    "status",
    "shot-down",
    "missions",
)


def book(rules: Any, views: Sequence[PhantomView], say: Say) -> Book:
    """Return the book of a campaign: what it left behind after every slot, and how it stands.

    Rules: PHANTOM-COMP-22.
    """
    return _Writer(rules, views, say).book()


def figures(view: PhantomView) -> dict[str, int | str]:
    """Return how a campaign stands, in a few figures."""
    return {
        "sheet": view.sheet,
        "length": view.length,
        "slot": view.slot,
        "missions": view.missions,
        "vp": view.vp,
        "grade": view.grade,
        "so": view.so,
        "destroyed": len(view.destroyed),
        "pilots": sum(not pilot.missing for pilot in view.squadron),
        "of": len(view.squadron),
    }


class _Writer:
    def __init__(self, rules: Any, views: Sequence[PhantomView], say: Say) -> None:
        self.t, self.say, self.last = rules.t, say, views[-1]
        begun = [view for view in views[:-1] if view.slot]
        self.after = [*begun, self.last] if self.last.over or not begun else begun
        """The squadron before the first slot of the book, and after each that is over."""
        self.steps = tuple(max(0, view.slot - (not view.over)) for view in self.after)

    def book(self) -> Book:
        last, lang = self.last, self.say("lang")
        return Book(
            title=self.t.scenario.title.say(lang),
            facts=(
                self.say("phantom-book-slots", slot=last.slot, missions=last.missions),
                self.say(
                    "phantom-book-vp",
                    vp=minus(last.vp),
                    grade=self.say(f"phantom-grade-{last.grade}"),
                ),
                self.say("phantom-book-so", spent=last.spent, left=last.so),
            ),
            pages=(
                self._missions(lang),
                self._accounts(),
                self._pilots(),
                self._over_time("stress", lambda pilot: pilot.stress),
                self._over_time("xp", lambda pilot: pilot.xp),
            ),
            steps=self.steps,
            step=self.say("phantom-book-slot"),
            dot=self.say("phantom-book-flown"),
            panels=(self._score(), *map(self._life, range(len(last.squadron)))),
        )

    def _heads(self, names: Sequence[str]) -> tuple[str, ...]:
        return tuple(self.say(f"phantom-book-{name}") for name in names)

    def _title(self, page: str) -> str:
        return self.say(f"phantom-book-{page}-title")

    # Tables.

    def _missions(self, lang: str) -> Page:
        totals = accumulate(mission.vp for mission in self.last.log)
        rows = [
            self._mission(slot, mission, total, lang)
            for slot, (mission, total) in enumerate(zip(self.last.log, totals, strict=True), 1)
        ]
        return Page("missions", self._title("missions"), self._heads(MISSION), tuple(rows))

    def _mission(self, slot: int, mission: MissionView, total: int, lang: str) -> tuple[Cell, ...]:
        if mission.target is None:
            target, fate = "–", self.say("phantom-log-calm")
        else:
            target = self.t.pack.tables["target"][mission.target].title.say(lang)
            fate = self.say(f"phantom-log-{'destroyed' if mission.destroyed else 'stands'}")
        losses = mission.shot_down, mission.missing
        return (slot, target, fate, mission.damage, mission.vp, total, *losses)

    def _accounts(self) -> Page:
        """Return what was paid in each slot, and where the markers then stood, from 1 on."""
        later = dict(zip(self.steps, self.after, strict=True))
        rows: list[tuple[Cell, ...]] = []
        for slot, mission in enumerate(self.last.log, 1):
            # A debriefing under way has not moved all markers.
            view = later.get(slot)
            tracks = (view.recon, view.intel, view.politics) if view else ()
            places: list[Cell] = [track.position + 1 for track in tracks]
            rows.append((slot, mission.weapons_so, mission.advantages_so, *(places or [""] * 3)))
        return Page("accounts", self._title("accounts"), self._heads(ACCOUNT), tuple(rows))

    def _pilots(self) -> Page:
        rows = tuple(self._pilot(number) for number in range(len(self.last.squadron)))
        return Page("pilots", self._title("pilots"), self._heads(PILOT), rows)

    def _pilot(self, number: int) -> tuple[Cell, ...]:
        pilot = self.last.squadron[number]
        status = "role-missing" if pilot.missing else f"status-{pilot.status}"
        return (
            pilot.name,
            pilot.type,
            self.say(f"phantom-level-{pilot.level}"),
            self.say("phantom-book-yes") if pilot.raised else "",
            pilot.xp,
            pilot.stress,
            self.say(f"phantom-{status}"),
            pilot.shot_down,
            sum(self._flew(number)),
        )

    def _over_time(self, page: str, figure: Callable[[PilotView], int]) -> Page:
        heads = (self.say("phantom-book-pilot"), *map(str, self.steps))
        rows = []
        for number, pilot in enumerate(self.last.squadron):
            values: list[Cell] = [figure(at) for at in self._alive(number)]
            rows.append((pilot.name, *values, *[""] * (len(self.steps) - len(values))))
        return Page(page, self._title(page), heads, tuple(rows))

    # Curves.

    def _alive(self, number: int) -> list[PilotView]:
        """Return a pilot after every slot, until he is missing."""
        found = (view.squadron[number] for view in self.after if len(view.squadron) > number)
        return [pilot for pilot in found if not pilot.missing]

    def _flew(self, number: int) -> list[bool]:
        """Return in which slots a pilot came over a Target, or was shot down on the way."""
        known = [view.squadron[number] for view in self.after if len(view.squadron) > number]
        return [
            (now.xp, now.shot_down, now.missing) != (before.xp, before.shot_down, before.missing)
            for before, now in pairwise(known)
        ]

    def _score(self) -> Panel:
        levels = tuple(
            Level(self.say(f"phantom-grade-{level.grade}"), level.vp)
            for level in self.last.grades
            if level.vp is not None
        )
        values = tuple(view.vp for view in self.after)
        flown = [False, *(view.log[-1].target is not None for view in self.after[1:])]
        curve = Curve(self.say("phantom-book-vp-title"), values, tuple(flown))
        return Panel(curve.title, levels, (curve,))

    def _life(self, number: int) -> Panel:
        pilot, alive = self.last.squadron[number], self._alive(number)
        dots = (False, *self._flew(number))[: len(alive)]
        levels = tuple(
            Level(self.say(f"phantom-status-{status}"), least + 1)
            for status, least in (("shaken", pilot.okay), ("unfit", pilot.shaken))
        )
        curves = tuple(
            Curve(self._title(page), tuple(getattr(at, page) for at in alive), dots)
            for page in ("stress", "xp")
        )
        name = f"{pilot.name}, {self.say(f'phantom-level-{pilot.level}')}"
        if pilot.missing:
            name += f" ({self.say('phantom-role-missing')})"
        return Panel(name, levels, curves)
