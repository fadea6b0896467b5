"""Deployment Theatre cards, before the first turn (SKIES-DEP-01 to -03)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.events import CardsShown, Climbed, CloudGone, DeploymentCard, Tossed
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules import decks
from escadrille.systems.skies.schema import LEVELS
from escadrille.systems.skies.state import ADVANTAGED, FLYING, NOBODY, Frame, State
from escadrille.systems.skies.tables import Tables

ALL: Final = 0
UP_TO: Final = 1
HIGH_COVER: Final = 2
RAISING: Final = ("SKIES-CARD-21", "SKIES-CARD-20", "SKIES-SCEN-03")  # what raises aircraft
RAISED: Final = 2  # aircraft that Radar Support raises at most, clouds that Clear Skies removes


def begin(t: Tables, s: State, out: Out) -> None:
    """Take the Deployment cards out of the decks, before everybody's eyes (SKIES-DEP-02).

    They lie in `played` until it is their turn. Where both have some, a toss says who begins.
    """
    counts = [0, 0]
    for side in (0, 1):
        mine = [face for face in s.decks[side] if t.faces.deployment[face]]
        counts[side] = len(mine)
        for face in mine:
            s.decks[side].remove(face)
            s.played.append((side, face, NOBODY, 0))
            decks.show(t, s, side, face)
        if mine and out is not None:
            out.append(CardsShown(side, tuple(t.faces.names[face] for face in mine)))
    if not any(counts):
        return
    side = int(not counts[0])
    if all(counts):
        side = s.chance.below(2)
        if out is not None:
            out.append(Tossed(side))
    s.stack.append((f.THEATRES, side, 0, 0))


def run_theatres(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for one card after the other, alternately (SKIES-DEP-03)."""
    sides = {card[0] for card in s.played}
    if not sides:
        s.stack.pop()
        return
    side = frame[1] if frame[1] in sides else 1 - frame[1]
    s.stack[-1] = (f.THEATRES, 1 - side, 0, 0)
    s.stack.append((f.THEATRE, side, 0, 0))


def legal_theatre(t: Tables, s: State, frame: Frame) -> list[int]:
    return sorted({c.CARD + face for side, face, _, _ in s.played if side == frame[1]})


def bar_theatre(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Bar what is none of the own Deployment cards; none may be kept (SKIES-DEP-01, -02)."""
    face = choice - c.CARD
    if not 0 <= face < len(t.faces.card):
        return no_answer(frame)
    if any(card[:2] == (seat, face) for card in s.played):
        return None
    rule = "SKIES-DEP-02" if t.faces.deployment[face] else "SKIES-DEP-01"
    return Refusal(rule, {"card": t.faces.names[face]})


def apply_theatre(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Play a card; then it has left the game (SKIES-RULING-10)."""
    _, seat, _, _ = s.stack.pop()
    face = choice - c.CARD
    s.played.remove((seat, face, NOBODY, 0))
    s.removed[seat].append(face)
    if out is not None:
        out.append(DeploymentCard(seat, t.faces.names[face]))
    card = t.faces.card[face]
    if card == tb.LOW_LEVEL_HAZE:
        s.haze |= 1 << seat
    elif card == tb.RADAR_SUPPORT:
        raise_up(t, s, seat, RAISED, UP_TO)
    else:
        _clear(t, s, seat, out)


def shown(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.CARD + face for face, one in enumerate(t.faces.deployment) if one]


def _clear(t: Tables, s: State, seat: int, out: Out) -> None:
    """Remove two clouds; each that is not there raises an aircraft (SKIES-CARD-21)."""
    count = len(s.clouds) // 2
    if count > RAISED:
        s.stack.append((f.CLOUD, seat, RAISED, 0))
        return
    while s.clouds:
        remove(s, 0, out)
    raise_up(t, s, seat, RAISED - count, ALL)


def remove(s: State, number: int, out: Out) -> None:
    place = tuple(s.clouds[2 * number : 2 * number + 2])
    del s.clouds[2 * number : 2 * number + 2]
    if out is not None:
        out.append(CloudGone(place))


def legal_cloud(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.CLOUD + number for number in range(len(s.clouds) // 2)]


def bar_cloud(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if 0 <= choice - c.CLOUD < len(s.clouds) // 2 else no_answer(frame)


def apply_cloud(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    remove(s, choice - c.CLOUD, out)
    left = frame[2] - 1
    s.stack[-1:] = [(f.CLOUD, frame[1], left, 0)] if left else []


def clouds(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.CLOUD + number for number in range(len(s.clouds) // 2)]


def raisable(s: State, seat: int) -> list[int]:
    """Return the aircraft that a card may start Advantaged (SKIES-CARD-20)."""
    return [
        a
        for a in s.roster.own[seat]
        if s.status[a] == FLYING and s.level[a] < ADVANTAGED and not s.roster.multi[a]
    ]


def raise_up(t: Tables, s: State, seat: int, count: int, optional: int) -> None:
    count = min(count, len(raisable(s, seat)))
    if count:
        s.stack.append((f.BOOST, seat, count, optional))


def legal_boost(t: Tables, s: State, frame: Frame) -> list[int]:
    found = [c.AIRCRAFT + a for a in raisable(s, frame[1])]
    return [c.PASS, *found] if frame[3] == UP_TO else found


def bar_boost(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    rule = RAISING[frame[3]]
    if choice == c.PASS:
        return None if frame[3] == UP_TO else Refusal(rule, {"left": frame[2]})
    aircraft = choice - c.AIRCRAFT
    if not 0 <= aircraft < s.roster.size:
        return no_answer(frame)
    if aircraft in raisable(s, seat):
        return None
    return Refusal(rule, {"aircraft": s.roster.names[aircraft]})


def apply_boost(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, seat, left, optional = s.stack.pop()
    if choice == c.PASS:
        return
    aircraft = choice - c.AIRCRAFT
    s.level[aircraft] = ADVANTAGED
    if out is not None:
        out.append(Climbed(s.roster.names[aircraft], LEVELS[ADVANTAGED]))
    raise_up(t, s, seat, left - 1, optional)


def boosts(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.PASS, *(c.AIRCRAFT + a for a in s.roster.own[seat])]


DECISIONS: Final = {
    f.THEATRE: Decision(legal_theatre, bar_theatre, apply_theatre, shown),
    f.CLOUD: Decision(legal_cloud, bar_cloud, apply_cloud, clouds),
    f.BOOST: Decision(legal_boost, bar_boost, apply_boost, boosts),
}
