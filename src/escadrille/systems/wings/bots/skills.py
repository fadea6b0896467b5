"""What a hand-written pilot answers about skills and the sun: one glance, no search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames
from escadrille.systems.wings.rules import skills
from escadrille.systems.wings.state import SHORT, Frame, State
from escadrille.systems.wings.tables import ENGINE, EXPLOSION, FLAMES, NONE, PILOT, Tables

CHOSEN_FIRST: Final = (
    skills.SERPENT,
    skills.GOOD_SHOT,
    skills.VIPER,
    skills.MARKSMAN,
    skills.MAKESHIFT,
    skills.CAREFUL,
    skills.GRASS_SNAKE,
)
"""Those that a pilot needs no plan for; the others after them."""
WEIGHTS: Final = {NONE: 0, EXPLOSION: 50, ENGINE: 3, PILOT: 3, FLAMES: 3}
RARE: Final = 1  # what any other special is worth
WORTH_A_TOKEN: Final = 2  # points saved
PLENTY: Final = 3  # tokens with which one may be spent on less


def _skill(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    wanted = [c.SKILL + skill for skill in CHOSEN_FIRST]
    return next((choice for choice in wanted if choice in legal), legal[0])


def _use(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Spend a token where it saves or deals points, and on every jam and special."""
    if c.USE not in legal:
        return c.PASS
    _, aircraft, skill, what = frame
    plenty = s.tokens[aircraft] >= PLENTY
    if skill in (skills.MARKSMAN, skills.CAREFUL, skills.MAKESHIFT):
        return c.USE
    if not s.volley:
        return c.USE if plenty else c.PASS  # shakes a tailer off
    *_, flags, faces = s.volley[what]
    values = [t.value[face] for face in faces]
    if skill == skills.VIPER:
        worth = sum(values) - sum(values) // 2 >= WORTH_A_TOKEN
    elif skill == skills.SERPENT:
        worth = sum(value for value in values if value <= 2) >= WORTH_A_TOKEN
    else:
        worth = bool(flags & SHORT)
    return c.USE if worth or plenty else c.PASS


def _spare(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Leave the card that harms least."""
    faces = s.volley[frame[2]][8]
    harm = [t.value[face] + WEIGHTS.get(t.special[face], RARE) for face in faces]
    return c.SPARE + harm.index(min(harm))


def _look(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    return c.PASS


def _first(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    return legal[0]


def _clock(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Straight behind, if there is room."""
    return c.CLOCK + 6 if c.CLOCK + 6 in legal else legal[0]


DECIDE: Final[dict[int, Callable[[Tables, State, Frame, list[int]], int]]] = {
    frames.SKILL: _skill,
    frames.USE: _use,
    frames.SPARE: _spare,
    frames.LOOK: _look,
    frames.PAIR: _first,
    frames.CLOCK: _clock,
}
