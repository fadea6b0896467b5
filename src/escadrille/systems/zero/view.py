"""What a seat may know (ZERO-RULING-34): all of the table, and the hands of its own Elements."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Seat, View
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.exchange import stands
from escadrille.mechanics.hands import hand_of
from escadrille.mechanics.links import Link
from escadrille.mechanics.pools import Pool
from escadrille.systems.zero import choices, frames
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.events import Escape
from escadrille.systems.zero.facts import Move, Verdict
from escadrille.systems.zero.rules import altitude, disengagement, ending, exchange, play
from escadrille.systems.zero.rules.positions import isolated
from escadrille.systems.zero.rules.sequence import hand_limit
from escadrille.systems.zero.rules.setup import PICK, next_start, points_left
from escadrille.systems.zero.state import FLYING, GONE, NOBODY, STATUSES, State
from escadrille.systems.zero.tables import Tables


class Figures(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of a Leader or of a Wingman: each has those of its card (ZERO-AIR-02)."""

    performance: int = 0
    horsepower: int = 0
    bursts: int = 0
    gunner: int = 0
    agile: int = 0
    offensive: int = 0
    defensive: int = 0
    turbo: int = 0


class AircraftView(msgspec.Struct, frozen=True):
    label: str
    element: int
    wingman: bool
    seat: Seat
    side: int
    fighter: str
    name: str
    figures: Figures
    """Of the face-up side."""
    changes: Figures
    """What its level, or having been promoted, makes of them now."""
    power: dict[str, int]
    """What each level adds to the Horsepower of a Leader."""
    moves: tuple[Move, ...]
    """The levels next to that of a Leader."""
    bonuses: tuple[str, ...]
    status: str
    damaged: bool
    hits: int
    flips_at: int
    """The Hits with which its card is turned over, and with which it is destroyed."""
    falls_at: int
    promoted: bool
    shaken: bool
    acted: bool
    surprised: bool
    isolated: bool
    """A Leader without a Wingman, whom others may attack while he is ahead (ZERO-ISO-01)."""
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
    on: str
    links: tuple[Link, ...]
    effect: Verdict
    """What the Attack does if it succeeds."""
    stands: bool
    """Does it, if nobody answers any more?"""
    verdict: Verdict
    """What comes of it then."""
    answers: str
    """The title of the last card, as whoever may answer reads it."""
    answered_by: tuple[str, ...]
    """The titles in the deck that answer it."""
    answering: str
    """Who may."""


class RaidView(msgspec.Struct, frozen=True):
    """A Wingman that attacks, and its target; None: it is gone."""

    wingman: str
    target: str | None


class PickView(msgspec.Struct, frozen=True):
    """An Element chosen in secret: its type, and "pair" or "leader"; None: not said yet."""

    fighter: str
    company: str | None


class SequenceView(msgspec.Struct, frozen=True):
    """What the acting Leader has used up, and what is left to it."""

    target: str | None
    target_gone: bool
    fired: int
    earned: int
    pools: tuple[Pool, ...]
    """At its target or at the enemy with whom it is Engaged, and those of its gunner."""
    bursts_left: int
    """Of its own guns, now."""
    gunner: int
    agile_used: bool
    opened: bool


class ZeroView(View, frozen=True):
    seat: Seat | None
    scenario: str
    turn: int
    turns: int
    to_the_death: bool
    sides: tuple[str, ...]
    seats: tuple[int, ...]
    phase: str
    deciding: tuple[tuple[Seat, str], ...]
    decision: str | None
    """The question as its own seat knows it, down to the step of a play being composed."""
    asked: str | None
    """The aircraft for which the seat is asked, where the question is about one."""
    composing: tuple[str, ...]
    terms: dict[str, int]
    """The figures of the question: what it costs, what is left."""
    withdrawals: tuple[Escape, ...]
    """The aircraft that the seat may withdraw now."""
    active: str | None
    aircraft: tuple[AircraftView, ...]
    order: tuple[str, ...]
    sequence: SequenceView | None
    exchange: ExchangeView | None
    raid: RaidView | None
    deck: int
    discard: tuple[str, ...]
    picks: tuple[PickView, ...]
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
        sides=tuple(side.name.en for side in t.scenario.side),
        seats=tuple(t.side_of_seat),
        phase=_phase(s),
        deciding=deciding,
        decision=frames.KINDS[top[0]] if asked else None,
        asked=_asked(s, seat) if asked and seat is not None else None,
        composing=_composing(t, s) if asked else (),
        terms=_terms(t, s, seat) if asked and seat is not None else {},
        withdrawals=_withdrawals(t, s) if asked and top[0] == frames.BREAK_OFF else (),
        active=roster.names[s.active] if s.active != NOBODY else None,
        aircraft=tuple(_aircraft(t, s, seat, number) for number in range(roster.size)),
        order=tuple(roster.names[leader] for leader in s.order),
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
    return s.roster.names[other if kind == frames.LETTER else aircraft]


def _terms(t: Tables, s: State, seat: Seat) -> dict[str, int]:
    kind, aircraft, one, two = s.stack[-1]
    if kind == frames.FORCE:
        number, count = len(s.picks[seat]) // PICK + 1, t.scenario.side[t.side_of_seat[seat]].count
        return {"number": number, "count": count or 0, "left": points_left(t, s, seat)}
    if kind == frames.FOLLOW:
        return {"climbed": one > 0, "cost": altitude.move_by(s, aircraft, one, two).cost}
    return {"count": one} if kind in (frames.BONUS, frames.DRAW) else {}


def _withdrawals(t: Tables, s: State) -> tuple[Escape, ...]:
    leader = s.stack[-1][1]
    leaving = [number for number in (leader, leader + 1) if s.status[number] == FLYING]
    return tuple(disengagement.escape(t, s, number) for number in leaving)


def _composing(t: Tables, s: State) -> tuple[str, ...]:
    """Return the card of the play that the seat is composing, and its use."""
    kind, _, one, two = s.stack[-1]
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
    placed = level >= 0 and s.status[number] == FLYING
    foe = NOBODY if wingman else s.foe[element]
    front, back = roster.rows[number]
    turbo = s.row[number][tb.TURBO]
    has = 0 if wingman or s.promoted[element] else roster.bonuses[element]
    return AircraftView(
        label=roster.names[number],
        element=element,
        wingman=wingman,
        seat=roster.seat[number],
        side=roster.side[number],
        fighter=fighter.id,
        name=fighter.name,
        figures=_figures(s.row[number], wingman=wingman),
        changes=_changes(s, number, level) if placed else Figures(),
        power={} if wingman else dict(zip(LEVELS, tb.LEVEL_HORSEPOWER[turbo], strict=True)),
        moves=altitude.moves(s, number) if placed and not wingman else (),
        bonuses=tuple(letter for bit, letter in enumerate(tb.BONUSES) if has >> bit & 1),
        status=STATUSES[s.status[number]],
        damaged=bool(s.flipped[number]),
        hits=s.damage[number],
        flips_at=front[tb.CAPACITY],
        falls_at=back[tb.CAPACITY],
        promoted=bool(s.promoted[element]) and not wingman,
        shaken=bool(s.shaken[element]) and not wingman,
        acted=number & ~1 in s.order[: s.slot],
        surprised=bool(roster.surprised[element]),
        isolated=not wingman and s.status[number] == FLYING and isolated(s, number),
        level=LEVELS[level] if placed else None,
        ceiling=LEVELS[roster.ceiling[element]],
        holds=roster.names[foe] if foe >= 0 else None,
        position=0 if wingman else s.grip[element],
        cards=s.held[number],
        hand=tuple(t.cards[face].id for face in hand_of(t, s, number)) if own else None,
    )


def _figures(row: tb.Row, *, wingman: bool) -> Figures:
    names = ("offensive", "defensive") if wingman else Figures.__struct_fields__[:5]
    return Figures(**dict(zip(names, row[2:], strict=True)), turbo=row[tb.TURBO])


def _changes(s: State, number: int, level: int) -> Figures:
    """Rules: ZERO-AIR-10, ZERO-AIR-17, ZERO-DST-06."""
    row = s.row[number]
    turbo = row[tb.TURBO]
    if number & 1:
        return Figures(
            offensive=tb.LEVEL_OFFENSIVE[turbo][level], defensive=tb.LEVEL_DEFENSIVE[turbo][level]
        )
    shaken = hand_limit(s, number) - row[tb.PERFORMANCE]
    return Figures(performance=shaken, horsepower=tb.LEVEL_HORSEPOWER[turbo][level])


def _sequence(s: State) -> SequenceView:
    leader, target = s.active, s.target
    pools = play.pools(s, leader)
    return SequenceView(
        target=s.roster.names[target] if target >= 0 else None,
        target_gone=target == GONE,
        fired=s.fired,
        earned=s.earned,
        pools=pools,
        bursts_left=sum(pool.left for pool in pools if pool.open and pool.name != "gunner"),
        gunner=s.gunner,
        agile_used=bool(s.agile_used),
        opened=bool(s.opened),
    )


def _exchange(t: Tables, s: State) -> ExchangeView:
    """Return the exchange; whenever a seat is asked in it, it is for an answer."""
    _, aircraft, title, _ = s.stack[-1]
    return ExchangeView(
        use=choices.WORDS[s.use],
        by=s.roster.names[s.by],
        on=s.roster.names[s.on],
        links=exchange.links(t, s, title),
        effect=exchange.effect(t, s),
        stands=stands(s),
        verdict=exchange.verdict(t, s),
        answers=tb.TITLES[title],
        answered_by=exchange.answering(t, title),
        answering=s.roster.names[aircraft],
    )


def _raid(s: State) -> RaidView | None:
    names = s.roster.names
    for kind, wingman, target, _ in s.stack:
        if kind == frames.ATTACK:
            return RaidView(names[wingman], names[target] if target >= 0 else None)
    return None


def _picks(t: Tables, s: State, seat: Seat | None) -> tuple[PickView, ...]:
    """Return what this seat has picked so far in secret."""
    picks = [] if seat is None else s.picks[seat]
    companies = [("leader", "pair")[wingman] for wingman in picks[1::PICK]]
    fighters = [t.fighters[number].id for number in picks[::PICK]]
    return tuple(map(PickView, fighters, [*companies, None]))
