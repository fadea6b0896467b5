"""What a seat may know: all that lies on the table (SKIES-BASE-54)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from escadrille.kernel.api import Pending, Seat, View
from escadrille.mechanics.plane.grid import Pose
from escadrille.systems.skies import frames as f
from escadrille.systems.skies.facts import ASPECTS
from escadrille.systems.skies.rules import cards, deployment, ending, flight, retention
from escadrille.systems.skies.rules.damage import fate, mph, speed, squadron_name
from escadrille.systems.skies.rules.decks import hand_size
from escadrille.systems.skies.rules.defence import AFLOAT
from escadrille.systems.skies.rules.dice import odds, spread
from escadrille.systems.skies.rules.measuring import pose
from escadrille.systems.skies.rules.targets import dodge_dice, shot_dice
from escadrille.systems.skies.rules.turn import queue
from escadrille.systems.skies.schema import LEVELS
from escadrille.systems.skies.state import (
    BURNS,
    DIVED,
    EFFECTS,
    FRONT,
    MARKS,
    MODES,
    NO_BURN,
    NOBODY,
    REAR,
    RESERVE,
    STATUSES,
    TIGHT,
    TURNED,
    WAITING,
    Played,
    State,
)
from escadrille.systems.skies.tables import (
    CLOUD,
    INCH,
    KINDS,
    RANGE,
    RETENTIONS,
    TESTED,
    TRAIT,
    WINDOWS,
    Tables,
)

ABOUT: Final = (f.SIDE, f.COLUMN, f.ROW, f.HEADING)
"""Questions whose frame names the aircraft that they are about."""
ARC: Final = 45
"""Degrees to either side (SKIES-BASE-07)."""


class WeaponView(msgspec.Struct, frozen=True):
    """A defensive weapon as it is now."""

    name: str
    arcs: tuple[str, ...]
    fp: int


class AircraftView(msgspec.Struct, frozen=True):
    label: str
    asked: bool
    """Whether this seat is asked about it."""
    seat: Seat
    side: int
    type: str
    name: str
    squadron: str
    ps: int
    sp: int
    """As it is now; what follows too."""
    mph: int
    ag: int
    fp: int
    engines: int
    damage: int
    """Booms on its base."""
    weapons: tuple[WeaponView, ...]
    bomber: bool
    bombed: bool
    ace: str | None
    """The ID of a named ace."""
    status: str
    pose: Pose | None
    """None until it is placed."""
    level: str
    zoom: bool
    active: bool
    carded: bool
    """It has had its card of this turn."""
    jammed: bool
    """Its guns are silent in its next activation, or in this one."""


class SquadronView(msgspec.Struct, frozen=True):
    label: str
    side: int
    type: str
    booms: int
    strength: int
    """It breaks off with more Booms than this (SKIES-BASE-46)."""
    aircraft: tuple[str, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """The cards of a side (SKIES-BASE-54)."""

    side: int
    hand: tuple[str, ...] | None
    """None for those who may not see it."""
    cards: int
    """In the hand, of which there may be `most`."""
    most: int
    deck: int
    kinds: dict[str, int]
    """How many of each kind it began with."""
    traits: dict[str, int]
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    known: tuple[str, ...]
    """Cards that came back to its hand before everybody's eyes."""
    seen: tuple[str, ...]
    """Doctrine, Theatre and Ace cards of its deck that everybody knows of."""
    picks: tuple[str | None, ...]
    """What this seat has chosen in secret so far; None: it left an Ace card out."""


class ShipView(msgspec.Struct, frozen=True):
    place: tuple[int, int]
    hits: int
    sunk: bool


class PlayedView(msgspec.Struct, frozen=True):
    """A card on the table, until what was played is settled."""

    side: int
    card: str
    aircraft: str | None


class AttackView(msgspec.Struct, frozen=True):
    """The attack under way."""

    shooter: str
    target: str
    mode: str
    aspect: str
    hits: int
    back: int
    replies: bool
    dice: int
    """Of the attack, as cards have changed it."""
    marks: tuple[str, ...]
    dodge: int
    """Dice against it; against deflection with Agility or Speed, whichever is more."""
    odds: float
    """The chance that a hit is left, before the dice."""
    fate: str
    """What such a hit would come to: the level after it, "damaged" or "shot-down"."""


class WayView(msgspec.Struct, frozen=True):
    """A way to fly on from here: what it burns, how far it goes and how sharply it turns."""

    burn: str
    """"none": nothing more than is burnt already."""
    level: str
    least: int
    most: int
    """Inches."""
    turn: int
    """The most degrees at the end of the move."""
    hard: int
    """The most degrees on the spot, before it; 0: none."""
    anywhere: bool
    """The turn may come after any inch of the move (SKIES-CARD-03)."""


class MoveView(msgspec.Struct, frozen=True):
    """The move under way: what it burnt, and the inches to fly before the turn."""

    burnt: str
    inches: int | None
    degrees: int | None
    effects: tuple[str, ...]
    """Of cards on the aircraft that acts."""
    ways: tuple[WayView, ...]
    """Before the inches are said."""


class PlacingView(msgspec.Struct, frozen=True):
    """Where the aircraft in question may be placed: whole inches, and degrees."""

    points: tuple[tuple[int, int], ...]
    headings: tuple[int, ...]


class FateView(msgspec.Struct, frozen=True):
    """What becomes of a card in hand that is played on the aircraft in question."""

    card: str
    test: str
    """`auto`, `discard`, `remove`, or the test by which it comes back."""
    dice: int | None
    odds: float | None


class Measures(msgspec.Struct, frozen=True):
    """Lengths of the table in its own unit, and the half of an arc in degrees."""

    inch: int
    range: int
    cloud: int
    arc: int


class SkiesView(View, frozen=True):
    seat: Seat | None
    decision: str | None
    """What this seat is asked."""
    deciding: tuple[tuple[Seat, str], ...]
    turn: int
    turns: int
    initiative: int | None
    area: tuple[int, int]
    measures: Measures
    clouds: tuple[tuple[int, int], ...]
    aircraft: tuple[AircraftView, ...]
    squadrons: tuple[SquadronView, ...]
    order: tuple[str, ...]
    """Those still to activate, the next first; equals as they come."""
    active: str | None
    step: str | None
    """Of the activation under way."""
    move: MoveView | None
    placing: PlacingView | None
    """Of the aircraft that this seat places."""
    fates: tuple[FateView, ...]
    """Of this seat's hand, each card once."""
    attack: AttackView | None
    players: tuple[PlayerView, ...]
    played: tuple[PlayedView, ...]
    window: str | None
    """In which window this seat is asked for a card."""
    question: str | None
    """The card that this seat's question is about."""
    contest: str | None
    """Whom the active aircraft outmanoeuvres."""
    ships: tuple[ShipView, ...]
    exit: str | None
    """The edge by which the attacker's bombers may leave."""
    mission: str
    haze: tuple[int, ...]
    """Sides with Low-Level Haze."""
    over: str | None
    scores: tuple[int, int]
    """Booms given by each side, or the points of a mission."""


def view(t: Tables, s: State, seat: Seat | None, pending: tuple[Pending, ...]) -> SkiesView:
    """Return what a seat (None: a spectator) may know."""
    mine = next((decision for asked, decision in pending if asked == seat), None)
    names = s.roster.names
    about = subject(s) if mine else NOBODY
    places = zip(s.clouds[::2], s.clouds[1::2], strict=True)
    return SkiesView(
        seat=seat,
        decision=mine,
        deciding=tuple((asked, decision) for asked, decision in pending),
        turn=s.turn,
        turns=t.turns,
        initiative=s.initiative if s.turn else None,
        area=(t.width, t.length),
        measures=Measures(INCH, RANGE * INCH, CLOUD * INCH, ARC),
        clouds=tuple((x * INCH, y * INCH) for x, y in places),
        aircraft=tuple(_aircraft(t, s, a, a == about) for a in range(s.roster.size)),
        squadrons=tuple(_squadron(t, s, number) for number in range(len(s.roster.squadrons))),
        order=tuple(names[a] for a in queue(s)) if s.turn and not s.over else (),
        active=None if s.active == NOBODY else names[s.active],
        step=_step(s),
        move=_move(s),
        placing=_placing(t, s) if mine else None,
        fates=_fates(t, s, seat, about) if seat is not None else (),
        attack=_attack(t, s),
        players=tuple(_player(t, s, side, seat) for side in (0, 1)),
        played=tuple(_played(t, s, card) for card in s.played),
        window=WINDOWS[s.stack[-1][2]] if mine and s.stack[-1][0] == f.WINDOW else None,
        question=_question(t, s) if mine else None,
        contest=names[s.target] if s.target != NOBODY and s.shooter == NOBODY else None,
        ships=tuple(
            ShipView((x * INCH, y * INCH), hits, hits >= AFLOAT)
            for (x, y), hits in zip(t.scenario.ships, s.ships, strict=True)
        ),
        exit=t.scenario.exit,
        mission=t.scenario.mission,
        haze=tuple(side for side in (0, 1) if s.haze >> side & 1),
        over=ending.REASONS[s.over] if s.over else None,
        scores=ending.scores(t, s),
    )


def subject(s: State) -> int:
    """Return the aircraft that the question is about, or NOBODY."""
    if not s.stack:
        return NOBODY
    kind, _, one, _ = s.stack[-1]
    if kind in ABOUT:
        return one
    if kind in (f.WINDOW, f.BONUS):
        return cards.subject(s, s.stack[-1][3 if kind == f.BONUS else 2])
    return s.target if kind in (f.REPLY, f.DODGE, f.TACTICS) else s.active


def _aircraft(t: Tables, s: State, aircraft: int, asked: bool) -> AircraftView:
    roster = s.roster
    plane = t.types[roster.type[aircraft]]
    placed = s.status[aircraft] not in (WAITING, RESERVE)
    return AircraftView(
        label=roster.names[aircraft],
        asked=asked,
        seat=roster.side[aircraft],
        side=roster.side[aircraft],
        type=plane.id,
        name=plane.name,
        squadron=squadron_name(s, roster.squad[aircraft]),
        ps=roster.ps[aircraft],
        sp=speed(s, aircraft),
        mph=mph(s, aircraft),
        ag=roster.ag[aircraft],
        fp=roster.fp[aircraft],
        engines=roster.engines[aircraft],
        damage=s.damage[aircraft],
        weapons=tuple(
            WeaponView(w.name, w.arcs, max(0, w.fp - s.damage[aircraft])) for w in plane.weapons
        ),
        bomber=roster.bomber[aircraft],
        bombed=bool(s.bombed[aircraft]),
        ace=None if roster.name[aircraft] == NOBODY else t.ace_of[roster.name[aircraft]].id,
        status=STATUSES[s.status[aircraft]],
        pose=pose(s, aircraft) if placed else None,
        level=LEVELS[_level(t, s, aircraft)],
        zoom=bool(s.zoom[aircraft]),
        active=aircraft == s.active,
        carded=bool(s.carded[aircraft]),
        jammed=bool(s.jam[aircraft]),
    )


def _level(t: Tables, s: State, aircraft: int) -> int:
    """Return the level of an aircraft, or the one at which it will begin."""
    if s.status[aircraft] in (WAITING, RESERVE):
        return t.level(s.roster.side[aircraft], s.roster.zone[aircraft])
    return s.level[aircraft]


def _squadron(t: Tables, s: State, number: int) -> SquadronView:
    roster = s.roster
    members = roster.members[number]
    return SquadronView(
        label=squadron_name(s, number),
        side=roster.squadrons[number][0],
        type=t.types[roster.type[members[0]]].id,
        booms=s.booms[number],
        strength=ending.strength(s, number),
        aircraft=tuple(roster.names[a] for a in members),
    )


def _move(s: State) -> MoveView | None:
    if s.active == NOBODY:
        return None
    kind, _, inches, degrees = s.stack[-1]
    bent = kind == f.POINT
    effects = tuple(name for bit, name in enumerate(EFFECTS) if s.effects >> bit & 1)
    flown = inches if kind in (f.TURN, f.POINT) else None
    ways = _ways(s) if kind == f.FLY else ()
    return MoveView(BURNS[s.burnt], flown, degrees if bent else None, effects, ways)


def _ways(s: State) -> tuple[WayView, ...]:
    """Return the ways in which the active aircraft may fly (SKIES-BASE-18 to -22)."""
    active = s.active
    turn, anywhere = flight.turn_limit(s, active), bool(s.effects & TIGHT)
    found = []
    for burn in (NO_BURN, DIVED, TURNED):
        if burn == NO_BURN or flight.can_burn(s, burn):
            low, high = flight.reach(s, burn or s.burnt)
            level = s.level[active] if burn == NO_BURN else max(0, s.level[active] - 1)
            hard = turn if burn == TURNED else 0
            found.append(WayView(BURNS[burn], LEVELS[level], low, high, turn, hard, anywhere))
    return tuple(found)


def _step(s: State) -> str | None:
    """Return the step of the activation that is being done.

    Its frame names the one after it, but for defensive fire, which is weapon by weapon.
    """
    found = next((step for kind, step, _, _ in s.stack if kind == f.ACTIVATION), None)
    if found is None:
        return None
    return f.STEPS[found if found == f.DEFENCE else max(0, found - 1)]


def _placing(t: Tables, s: State) -> PlacingView | None:
    """Return where the aircraft in question may be placed (SKIES-BASE-11)."""
    kind, _, aircraft, _ = s.stack[-1]
    if kind != f.COLUMN:
        return None
    points = tuple(sorted(deployment.free(t, s, aircraft)))
    return PlacingView(points, tuple(deployment.headings_of(t, s, aircraft)))


def _fates(t: Tables, s: State, seat: Seat, aircraft: int) -> tuple[FateView, ...]:
    """Return what becomes of a seat's cards (SKIES-RET-01 to -08)."""
    return tuple(_fate(t, s, face, aircraft) for face in sorted(set(s.hands[seat])))


def _fate(t: Tables, s: State, face: int, aircraft: int) -> FateView:
    name, category = t.faces.names[face], t.faces.retention[face]
    if category not in TESTED or aircraft == NOBODY:
        return FateView(name, RETENTIONS[category], None, None)
    dice = retention.test_dice(s, aircraft, category)
    again = retention.signature(t, s, aircraft) == category
    lost = spread(dice)[0] ** (1 + again)
    return FateView(name, RETENTIONS[category], dice, round(1 - lost, 3))


def _attack(t: Tables, s: State) -> AttackView | None:
    if s.shooter == NOBODY:
        return None
    names = s.roster.names
    dice = max(0, shot_dice(s, s.shooter, s.target) + s.plus)
    ways = range(1 if s.aspect in (FRONT, REAR) else 2)
    dodge = max(dodge_dice(t, s, s.target, way) for way in ways)
    return AttackView(
        names[s.shooter],
        names[s.target],
        MODES[s.mode],
        ASPECTS[s.aspect],
        s.hits,
        s.back,
        bool(s.reply),
        dice,
        tuple(name for bit, name in enumerate(MARKS) if s.marks >> bit & 1),
        dodge,
        round(odds(dice, dodge), 3),
        fate(s, s.target),
    )


def _player(t: Tables, s: State, side: int, seat: Seat | None) -> PlayerView:
    faces = t.faces
    kinds = Counter(KINDS[faces.kind[face]] for face in s.stock[side])
    traits = Counter(faces.names[face] for face in s.stock[side] if faces.kind[face] == TRAIT)
    choosing = s.stack and s.stack[-1][0] in (f.CHOOSE, f.EXCHANGE)
    picks = s.picks[side] if side == seat and choosing else []
    return PlayerView(
        side=side,
        hand=_names(t, s.hands[side]) if side == seat else None,
        cards=len(s.hands[side]),
        most=hand_size(s, side),
        deck=len(s.decks[side]),
        kinds=dict(kinds),
        traits=dict(traits),
        discards=_names(t, s.discards[side]),
        removed=_names(t, s.removed[side]),
        known=_names(t, s.known[side]),
        seen=_names(t, s.shown[side]),
        picks=tuple(None if face == NOBODY else faces.names[face] for face in picks),
    )


def _names(t: Tables, faces: list[int]) -> tuple[str, ...]:
    return tuple(t.faces.names[face] for face in faces)


def _played(t: Tables, s: State, card: Played) -> PlayedView:
    side, face, aircraft, _ = card
    name = None if aircraft == NOBODY else s.roster.names[aircraft]
    return PlayedView(side, t.faces.names[face], name)


def _question(t: Tables, s: State) -> str | None:
    """Return the card that a question is about: on what, with which bonus, kept or not."""
    kind, _, face, _ = s.stack[-1]
    if kind in (f.ON, f.BONUS):
        return t.faces.names[face]
    return t.faces.names[s.played[0][1]] if kind == f.KEEP else None
