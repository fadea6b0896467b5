"""What a seat may know (ZERO-RULING-34): all of the table, and the hands of its own Elements."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Seat, View
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.hands import hand_of
from escadrille.systems.zero import choices, frames
from escadrille.systems.zero.rules import bursts, disengagement, ending, play
from escadrille.systems.zero.rules.setup import PICK, next_start
from escadrille.systems.zero.state import FLYING, GONE, NOBODY, STATUSES, State, label
from escadrille.systems.zero.tables import BONUSES, CAPACITY, TITLES, Tables


class AircraftView(msgspec.Struct, frozen=True):
    label: str
    element: int
    wingman: bool
    seat: Seat
    side: int
    fighter: str
    name: str
    figures: tuple[int, ...]
    """The face-up side: the columns of `tables.Row`, of a Leader or of a Wingman."""
    bonuses: tuple[str, ...]
    status: str
    damaged: bool
    hits: int
    capacity: tuple[int, int]
    promoted: bool
    shaken: bool
    acted: bool
    surprised: bool
    level: str | None
    ceiling: str
    holds: str | None
    """The enemy Leader with whom this Leader is Engaged."""
    position: int
    """Towards that one, -2 Tailed to 2 Tailing: how a board turns its nose (ZERO-POS-15)."""
    cards: int
    hand: tuple[str, ...] | None


class ExchangeView(msgspec.Struct, frozen=True):
    use: str
    by: str
    on: str | None
    chain: tuple[str, ...]
    answers: str | None
    """The title of the last card, as whoever may answer reads it."""
    answering: str | None
    """Who may answer it."""


class SequenceView(msgspec.Struct, frozen=True):
    """What the acting Leader has used up, and what is left to it."""

    target: str | None
    target_gone: bool
    fired: int
    earned: int
    bursts_left: int | None
    """At its target, or at the enemy with whom it is Engaged; None where it has neither."""
    gunner: int
    agile_used: bool
    opened: bool


class ZeroView(View, frozen=True):
    seat: Seat | None
    scenario: str
    turn: int
    turns: int
    to_the_death: bool
    full_throttle: bool
    """Are there FULL THROTTLE cards in the deck (ZERO-CMP-05)?"""
    sides: tuple[str, ...]
    seats: tuple[int, ...]
    phase: str
    deciding: tuple[tuple[Seat, str], ...]
    decision: str | None
    """The question as its own seat knows it, down to the step of a play being composed."""
    asked: str | None
    """The aircraft for which the seat is asked, where the question is about one."""
    composing: tuple[str, ...]
    uses: tuple[tuple[str, tuple[str, ...]], ...]
    """The cards that the seat may play as Attacks now, with their uses."""
    withdrawals: tuple[tuple[str, disengagement.Modifiers], ...]
    """The aircraft that the seat may withdraw now, and how the table is shifted for each."""
    points_left: int
    """Bonuses that the weaker side may still take (ZERO-BAL-05)."""
    active: str | None
    aircraft: tuple[AircraftView, ...]
    order: tuple[str, ...]
    sequence: SequenceView | None
    exchange: ExchangeView | None
    raid: tuple[str, str | None] | None
    """A Wingman that attacks, and its target."""
    deck: int
    discard: tuple[str, ...]
    picks: tuple[str, ...]
    scores: tuple[int, ...]
    over: bool


def view(
    t: Tables, s: State, seat: Seat | None, deciding: tuple[tuple[Seat, str], ...]
) -> ZeroView:
    asked = seat is not None and any(seat == other for other, _ in deciding)
    top = s.stack[-1] if s.stack else (NOBODY, 0, 0, 0)
    roster = s.roster
    return ZeroView(
        seat=seat,
        scenario=t.scenario.id,
        turn=s.turn,
        turns=t.turns,
        to_the_death=t.to_the_death,
        full_throttle=t.full_throttle,
        sides=tuple(side.name.en for side in t.scenario.side),
        seats=tuple(t.side_of_seat),
        phase=_phase(s),
        deciding=deciding,
        decision=frames.KINDS[top[0]] if asked else None,
        asked=_asked(s, seat) if asked and seat is not None else None,
        composing=_composing(t, s) if asked else (),
        uses=_uses(t, s) if asked and top[0] == frames.PLAY else (),
        withdrawals=_withdrawals(t, s) if asked and top[0] == frames.BREAK_OFF else (),
        points_left=top[2] if top[0] in (frames.BONUS, frames.LETTER) else 0,
        active=label(roster, s.active) if s.active != NOBODY else None,
        aircraft=tuple(_aircraft(t, s, seat, number) for number in range(roster.size)),
        order=tuple(label(roster, leader) for leader in s.order),
        sequence=_sequence(s) if s.active != NOBODY else None,
        exchange=_exchange(t, s) if s.use != NOBODY else None,
        raid=_raid(s),
        deck=len(s.deck),
        discard=tuple(t.cards[face].id for face in s.discard),
        picks=_picks(t, s, seat),
        scores=tuple(ending.victory_points(t, s)),
        over=bool(s.over),
    )


def _phase(s: State) -> str:
    for frame in s.stack:
        if frame[0] == frames.PHASE:
            return frames.PHASES[frame[3]]
    return frames.PUBLIC[s.stack[-1][0]] if s.stack else "over"


def _asked(s: State, seat: Seat) -> str | None:
    kind, aircraft, _, other = s.stack[-1]
    if kind in (frames.FORCE, frames.BONUS, frames.NEXT):
        return None
    if kind == frames.START:
        aircraft = 2 * next_start(s, seat)
    return label(s.roster, other if kind == frames.LETTER else aircraft)


def _uses(t: Tables, s: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    leader = s.stack[-1][1]
    found = ((face, play.uses(t, s, leader, face)) for face in set(hand_of(t, s, leader)))
    return tuple(
        (t.cards[face].id, tuple(choices.WORDS[use] for use in uses))
        for face, uses in sorted(found)
        if uses
    )


def _withdrawals(t: Tables, s: State) -> tuple[tuple[str, disengagement.Modifiers], ...]:
    leader = s.stack[-1][1]
    return tuple(
        (label(s.roster, aircraft), disengagement.modifiers_of(t, s, aircraft))
        for aircraft in (leader, leader + 1)
        if s.status[aircraft] == FLYING
    )


def _composing(t: Tables, s: State) -> tuple[str, ...]:
    """Return what the seat has said so far of the play that it is composing."""
    kind, _, one, two = s.stack[-1]
    if kind == frames.LETTER:
        return (label(s.roster, two),)
    if kind == frames.USE:
        return (t.cards[one].id,)
    if kind == frames.TARGET:
        return (t.cards[one].id, choices.WORDS[two])
    return (t.cards[two].id,) if kind == frames.GUISE else ()


def levels_hidden(s: State) -> bool:
    """Starting levels are secret until all have chosen (ZERO-SET-07)."""
    return any(frame[0] == frames.DEAL for frame in s.stack)


def _aircraft(t: Tables, s: State, seat: Seat | None, number: int) -> AircraftView:
    roster = s.roster
    element, wingman = number >> 1, bool(number & 1)
    fighter = t.fighters[roster.fighter[element]]
    own = seat == roster.seat[number]
    level = NOBODY if levels_hidden(s) and not own else s.altitude[element]
    foe = NOBODY if wingman else s.foe[element]
    front, back = roster.rows[number]
    has = 0 if wingman or s.promoted[element] else roster.bonuses[element]
    return AircraftView(
        label=label(roster, number),
        element=element,
        wingman=wingman,
        seat=roster.seat[number],
        side=roster.side[number],
        fighter=fighter.id,
        name=fighter.name,
        figures=s.row[number],
        bonuses=tuple(letter for bit, letter in enumerate(BONUSES) if has >> bit & 1),
        status=STATUSES[s.status[number]],
        damaged=bool(s.flipped[number]),
        hits=s.damage[number],
        capacity=(front[CAPACITY], back[CAPACITY]),
        promoted=bool(s.promoted[element]) and not wingman,
        shaken=bool(s.shaken[element]) and not wingman,
        acted=number & ~1 in s.order[: s.slot],
        surprised=bool(roster.surprised[element]),
        level=LEVELS[level] if level >= 0 and s.status[number] == FLYING else None,
        ceiling=LEVELS[roster.ceiling[element]],
        holds=label(roster, foe) if foe >= 0 else None,
        position=0 if wingman else s.grip[element],
        cards=s.held[number],
        hand=tuple(t.cards[face].id for face in hand_of(t, s, number)) if own else None,
    )


def _sequence(s: State) -> SequenceView:
    leader, target = s.active, s.target
    aim = target if target != NOBODY else s.foe[leader >> 1]
    left = None
    if aim >= 0 and aim & 1:
        left = bursts.left_at_wingman(s, leader) if play.announced(s, leader) == aim else 0
    elif aim >= 0:
        left = bursts.left_at_leader(s, leader, aim)
    return SequenceView(
        target=label(s.roster, target) if target >= 0 else None,
        target_gone=target == GONE,
        fired=s.fired,
        earned=s.earned,
        bursts_left=left,
        gunner=s.gunner,
        agile_used=bool(s.agile_used),
        opened=bool(s.opened),
    )


def _exchange(t: Tables, s: State) -> ExchangeView:
    kind, aircraft, title, _ = s.stack[-1]
    waits = kind in (frames.REACT, frames.GUISE)
    return ExchangeView(
        use=choices.WORDS[s.use],
        by=label(s.roster, s.by),
        on=label(s.roster, s.on) if s.on != NOBODY else None,
        chain=tuple(t.cards[face].id for face in s.chain),
        answers=TITLES[title] if waits else None,
        answering=label(s.roster, aircraft) if waits else None,
    )


def _raid(s: State) -> tuple[str, str | None] | None:
    for kind, wingman, target, _ in s.stack:
        if kind == frames.ATTACK:
            named = label(s.roster, target) if target >= 0 else None
            return label(s.roster, wingman), named
    return None


def _picks(t: Tables, s: State, seat: Seat | None) -> tuple[str, ...]:
    """Return what this seat has picked so far in secret."""
    if seat is None:
        return ()
    return tuple(
        ("leader", "pair")[number] if index % PICK else t.fighters[number].id
        for index, number in enumerate(s.picks[seat])
    )
