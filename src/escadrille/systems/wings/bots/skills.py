"""What a hand-written pilot answers about skills and the sun: one glance, no search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.mechanics.plane.grid import moved
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames
from escadrille.systems.wings.rules import pilots, sights, skills
from escadrille.systems.wings.rules.movement import is_outside
from escadrille.systems.wings.state import FLYING, SHORT, Frame, State
from escadrille.systems.wings.tables import (
    DIVE,
    ENGINE,
    EXPLOSION,
    FLAMES,
    FRONT,
    NONE,
    PILOT,
    Tables,
)

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
ALWAYS: Final = (
    *(skills.MARKSMAN, skills.CAREFUL, skills.MAKESHIFT, skills.KILLER, skills.HANDYMAN),
    *(skills.GHOST, pilots.KNIGHT, pilots.RAMMER, *pilots.ITEMS),
)
ONCE: Final = (pilots.OPPORTUNIST, pilots.GUARDIAN, pilots.SOLDIER, pilots.ARTIST)
OFF: Final = 9  # what it costs to leave the table
FLESH: Final = 1.5  # what a point on the man counts against one on his aircraft
RARE: Final = 1  # what any other special is worth
WORTH_A_TOKEN: Final = 2  # points saved
PLENTY: Final = 3  # tokens with which one may be spent on less


def _skill(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    wanted = [c.SKILL + skill for skill in CHOSEN_FIRST]
    return next((choice for choice in wanted if choice in legal), legal[0])


def _use(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Spend a token where it saves or deals points, and on every jam and special.

    What can be used but once is kept for a shot from near; what saves the pilot never.
    """
    if c.USE not in legal:
        return c.PASS
    _, aircraft, skill, what = frame
    plenty = s.tokens[aircraft] >= PLENTY
    if skill in ALWAYS:
        return c.USE
    if skill in ONCE:
        near = s.volley[what][7] & SHORT or s.volley[what][2] > 1
        return c.USE if near else c.PASS
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


def _give(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Kill the man where a card can, else leave specials to his aircraft."""
    on, faces = s.volley[frame[2]][0], s.volley[frame[2]][8]
    life = pilots.of(s, on, pilots.LIFE)

    def worth(choice: int) -> float:
        face = faces[choice - c.SPARE]
        wound = t.value[face] + pilots.CARD * (t.special[face] == PILOT)
        if wound > life:
            return 100.0
        harm = 0 if t.special[face] == PILOT else WEIGHTS.get(t.special[face], RARE)
        return FLESH * wound - t.value[face] - harm

    return max(legal, key=lambda choice: (worth(choice), -choice))


def _pistol(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Fire at whoever has fewest life points left."""
    targets = [choice for choice in legal if choice != c.PASS]
    lives = [(pilots.of(s, choice - c.PIECE, pilots.LIFE), choice) for choice in targets]
    return min(lives)[1] if lives else c.PASS


def _last_card(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Change the third card where another brings guns to bear, or keeps out of theirs."""
    aircraft = frame[1]
    cards, third = s.roster.deck[aircraft], s.prog[3 * aircraft + 2]
    there = s.clone()
    foes = [foe for foe in s.roster.foes[aircraft] if foe < t.size and s.status[foe] == FLYING]
    for foe in foes:
        deck = s.roster.deck[foe]
        pose = moved(sights.pose_of(s, foe), deck.move[deck.straight])
        there.x[foe], there.y[foe], there.h[foe] = pose

    def worth(face: int) -> int:
        pose = moved(sights.pose_of(s, aircraft), cards.move[face])
        there.x[aircraft], there.y[aircraft], there.h[aircraft] = pose
        if is_outside(t, pose[0], pose[1]) or cards.kind[face] == DIVE:
            return -OFF
        bears = sum(sights.in_sight(t, there, aircraft, FRONT, foe) for foe in foes)
        return bears - sum(sights.in_sight(t, there, foe, FRONT, aircraft) for foe in foes)

    best = max(legal[1:], key=lambda choice: (worth(choice - c.CARD), -choice), default=c.PASS)
    if best == c.PASS or third >= len(cards.names):
        return c.PASS
    return best if worth(best - c.CARD) > worth(third) else c.PASS


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
    frames.KEEP: _skill,
    frames.SPARE: _spare,
    frames.GIVE: _give,
    frames.PISTOL: _pistol,
    frames.LAST_CARD: _last_card,
    frames.LOOK: _look,
    frames.PAIR: _first,
    frames.CLOCK: _clock,
}
