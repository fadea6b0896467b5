"""What an adviser compares: answers, and whole ways to fly a mission; what each came to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from escadrille.kernel.bots import Course, Figure, Tactics
from escadrille.kernel.words import Say
from escadrille.systems.phantom import choices as c
from escadrille.systems.phantom import frames as f
from escadrille.systems.phantom.bots import evaluate as ev
from escadrille.systems.phantom.bots.tactics import DECIDE, Decide, load_towards, tactical, willing
from escadrille.systems.phantom.present.advice import SCALE, told
from escadrille.systems.phantom.rules import campaign
from escadrille.systems.phantom.state import Frame, State, flight
from escadrille.systems.phantom.tables import AIR, Tables

if TYPE_CHECKING:
    from escadrille.systems.phantom.engine import PhantomRules

MOST: Final = 9  # answers that are compared
MISSILES: Final = 4
USUAL: Final = "usual"

Overrides = dict[int, Decide]


class PhantomStaff:
    """See `escadrille.kernel.api.Staff`."""

    def courses(self, rules: PhantomRules, world: State, seat: int) -> list[Course]:
        habit = tactical(rules, world, seat)
        legal, frame = rules.legal(world, seat), world.stack[-1]
        usual = Course(USUAL, habit, tactical)
        if len(legal) == 1:
            return [usual]
        found = [usual, *_ways(rules, world, frame, legal)]
        if frame[0] not in WHOLE:
            others = [choice for choice in _best(rules.t, world, frame, legal) if choice != habit]
            found += [Course("", choice, tactical) for choice in others[: MOST - 1]]
        return found

    def result(
        self, rules: PhantomRules, before: State, after: State, seat: int
    ) -> tuple[float, dict[str, float]]:
        t = rules.t
        row = campaign.missions(after)[max(before.slot, 1) - 1]
        here = [pilot for pilot, missing in enumerate(after.missing) if not missing]
        then = before.stress + [0] * (len(after.stress) - len(before.stress))
        figures = {
            "destroyed": row[1],
            "vp": after.vp - before.vp,
            "lost": sum(after.shot_down) - sum(before.shot_down),
            "missing": sum(after.missing) - sum(before.missing),
            "stress": sum(after.stress[pilot] - then[pilot] for pilot in here),
            "so": after.so - before.so,
        }
        worth = (ev.campaign_worth(t, after) - ev.campaign_worth(t, before)) / SCALE
        return worth, {name: float(value) for name, value in figures.items()}

    def told(self, figures: Mapping[str, Figure], say: Say) -> list[str]:
        return told(figures, say)


def _best(t: Tables, s: State, frame: Frame, legal: list[int]) -> list[int]:
    """Return the answers that are worth a flight, where there are too many for all."""
    if frame[0] == f.RECRUIT:
        return sorted(legal, key=lambda choice: -ev.card_worth(t, choice - c.RECRUIT))[:3]
    if frame[0] == f.TARGET:
        fit = willing(t, s)
        cards = [choice for choice in legal if choice >= c.CARD]
        cards.sort(key=lambda choice: -ev.target_worth(t, s, choice - c.CARD, fit))
        return [*cards[:2], *[choice for choice in legal if choice < c.CARD]]
    return legal


# Whole ways to fly: the commander's own, but for some questions.


def _ways(rules: PhantomRules, world: State, frame: Frame, legal: list[int]) -> list[Course]:
    """Return the ways that part from the usual one at this question or later."""
    found = []
    for name, questions, overrides in WAYS:
        if frame[0] in questions:
            fly = flown(overrides(frame))
            found.append(Course(name, fly(rules, world, 0), fly))
    return found


def flown(overrides: Overrides) -> Tactics:
    """Return a commander who answers some questions in his own way."""

    def fly(rules: PhantomRules, world: State, seat: int) -> int:
        frame = world.stack[-1]
        if frame[0] not in overrides:
            return tactical(rules, world, seat)
        return overrides[frame[0]](rules.t, world, frame, rules.legal(world, seat))

    return fly


def _at(choice: int) -> Callable[[Frame], Overrides]:
    """Fly every aircraft at one altitude."""
    return lambda frame: {f.LEVEL: lambda t, s, now, legal: choice}


def _home(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Abort one after the other, until nobody is left."""
    return legal[-1]


def _everyone(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Send as many as the Target card allows."""
    waiting = willing(t, s)
    return c.PILOT + waiting[0] if waiting else c.PASS


def _few(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Send half as many as the Target card allows."""
    enough = 2 * len(flight(s)) >= t.targets[s.target].aircraft
    return c.PASS if enough and c.PASS in legal else _everyone(t, s, frame, legal)


def _free(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Load only what costs no SO points."""
    free = [ch for ch in legal if not (c.WEAPON <= ch < c.UNLOAD and t.so_cost[ch - c.WEAPON])]
    choice = DECIDE[f.ARM](t, s, frame, free)
    return choice if choice in free else c.PASS


def _missiles(first: Frame) -> Overrides:
    """Let the aircraft that is being armed fly as escort."""

    def arm(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
        shots = [weapon for weapon in t.loadable[s.card[frame[1]]] if t.kind[weapon] == AIR]
        if frame[1] != first[1] or not shots:
            return DECIDE[f.ARM](t, s, frame, legal)
        best = min(shots, key=lambda weapon: t.factors[weapon][0])
        return load_towards(t, s, frame, legal, [best] * MISSILES)

    return {f.ARM: arm}


BEFORE: Final = (f.ASSIGN, f.TANKER, f.ARM, f.PLACE, f.LEVEL)
WAYS: Final[tuple[tuple[str, tuple[int, ...], Callable[[Frame], Overrides]], ...]] = (
    ("high", BEFORE, _at(c.HIGH)),
    ("low", BEFORE, _at(c.LOW)),
    ("everyone", (f.ASSIGN,), lambda frame: {f.ASSIGN: _everyone}),
    ("few", (f.ASSIGN,), lambda frame: {f.ASSIGN: _few}),
    ("free", (f.ARM,), lambda frame: {f.ARM: _free}),
    ("missiles", (f.ARM,), _missiles),
    ("home", (f.ABORT,), lambda frame: {f.ABORT: _home}),
)
WHOLE: Final = (f.ASSIGN, f.ARM, f.LEVEL)
"""Questions of which one answer says little: the ways tell more."""
