"""What a seat may know (FLAMES-RULING-48): all of the table, and the hands of its own aircraft."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Seat, View
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.hands import faces, hand_of
from escadrille.systems.flames import choices, frames
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import action, ending
from escadrille.systems.flames.rules.setup import PICK, next_start
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import AIRFRAME, TITLES, Tables


class AircraftView(msgspec.Struct, frozen=True):
    label: str
    seat: Seat
    side: int
    fighter: str
    name: str
    pilot: str | None
    leader: str | None
    figures: tuple[int, ...]
    """The face-up side as flown: the columns of `tables.Row`."""
    damaged: bool
    damage: int
    airframe: tuple[int, int]
    flying: bool
    acted: bool
    level: str | None
    holds: str | None
    position: int
    """1 Advantaged, 2 Tailing: how a board turns its nose (FLAMES-POS-12)."""
    evasive: int
    counters: int
    cards: int
    hand: tuple[str, ...] | None


class ActionView(msgspec.Struct, frozen=True):
    use: str
    by: str
    on: str | None
    steps: int
    hits: int
    chain: tuple[str, ...]
    answers: str | None


class FlamesView(View, frozen=True):
    seat: Seat | None
    scenario: str
    turn: int
    turns: int
    sides: tuple[str, ...]
    seats: tuple[int, ...]
    phase: str
    deciding: tuple[tuple[Seat, str], ...]
    decision: str | None
    """The question as its own seat knows it, down to the step of a play being composed."""
    composing: tuple[str, ...]
    asked: str | None
    """The aircraft for which this seat is asked."""
    facing: str | None
    """The enemy on whom it may use its Speed."""
    uses: dict[str, tuple[str, ...]]
    """What each card in its hand can be played for in the Action phase."""
    active: str | None
    aircraft: tuple[AircraftView, ...]
    spent: tuple[int, int, int, int]
    extra_hits: int
    agile_used: bool
    limbo: tuple[str, ...]
    """A Redline being resolved, and the Evasive that softened it."""
    action: ActionView | None
    deck: int
    discard: tuple[str, ...]
    picks: tuple[str | None, ...]
    scores: tuple[int, ...]
    over: bool


def view(
    t: Tables, s: State, seat: Seat | None, deciding: tuple[tuple[Seat, str], ...]
) -> FlamesView:
    asked = seat is not None and any(seat == other for other, _ in deciding)
    kind = s.stack[-1][0] if s.stack else NOBODY
    roster = s.roster
    return FlamesView(
        seat=seat,
        scenario=t.scenario.id,
        turn=s.turn,
        turns=t.turns,
        sides=tuple(side.name.en for side in t.scenario.side),
        seats=tuple(t.side_of_seat),
        phase=_phase(s),
        deciding=deciding,
        decision=frames.KINDS[kind] if asked else None,
        composing=_composing(t, s) if asked else (),
        asked=_asked(s, seat) if asked else None,
        facing=label(roster, s.stack[-1][2]) if asked and kind == frames.SPEED else None,
        uses=_uses(t, s) if asked and kind == frames.ACTION else {},
        active=label(roster, s.active) if s.active != NOBODY else None,
        aircraft=tuple(_aircraft(t, s, seat, number) for number in range(roster.size)),
        spent=(s.inherent, s.advantage, s.tailing, s.gunner),
        extra_hits=s.extra_hits,
        agile_used=bool(s.agile_used),
        limbo=tuple(t.cards[face].id for face in s.limbo),
        action=_action(t, s),
        deck=len(s.deck),
        discard=tuple(t.cards[face].id for face in s.discard),
        picks=_picks(t, s, seat),
        scores=tuple(ending.victory_points(t, s)) if roster.size else (0,) * t.seats,
        over=bool(s.over),
    )


def _asked(s: State, seat: Seat | None) -> str | None:
    """Return the aircraft that a seat decides for, where it is one."""
    kind, aircraft = s.stack[-1][:2]
    if kind in (frames.FORCE, frames.SLOT) or seat is None:
        return None
    return label(s.roster, next_start(s, seat) if kind == frames.START else aircraft)


def _uses(t: Tables, s: State) -> dict[str, tuple[str, ...]]:
    aircraft = s.stack[-1][1]
    leeway = action.Leeway(s, aircraft)
    found = {face: action.uses(t, s, aircraft, face, leeway) for face in faces(s.mask[aircraft])}
    return {
        t.cards[face].id: tuple(choices.WORDS[use] for use in uses)
        for face, uses in found.items()
        if uses
    }


def _phase(s: State) -> str:
    for frame in s.stack:
        if frame[0] == frames.PHASE:
            return frames.PHASES[frame[3]]
    return frames.PUBLIC[s.stack[-1][0]] if s.stack else "over"


def _composing(t: Tables, s: State) -> tuple[str, ...]:
    """Return what the seat has said so far of the play that it is composing."""
    kind, _, face, last = s.stack[-1]
    if kind not in frames.COMPOSING:
        return ()
    card = "counter" if face == NOBODY else t.cards[face].id
    if kind == frames.USE:
        return (card,)
    if kind == frames.TARGET:
        return (card, choices.WORDS[last])
    return (card, "maneuver", label(s.roster, last))


def _aircraft(t: Tables, s: State, seat: Seat | None, number: int) -> AircraftView:
    roster = s.roster
    fighter, pilot = t.fighters[roster.fighter[number]], roster.pilot[number]
    own = seat == roster.seat[number]
    hidden = s.stack and s.stack[-1][0] == frames.START and not own
    level = NOBODY if hidden else s.altitude[number]
    front, back = roster.rows[number]
    return AircraftView(
        label=label(roster, number),
        seat=roster.seat[number],
        side=roster.side[number],
        fighter=fighter.id,
        name=fighter.name,
        pilot=t.pilots[pilot].id if pilot >= 0 else None,
        leader=label(roster, roster.leader[number]) if roster.leader[number] >= 0 else None,
        figures=s.row[number],
        damaged=bool(s.flipped[number]),
        damage=s.damage[number],
        airframe=(front[AIRFRAME], back[AIRFRAME]),
        flying=bool(s.alive[number]),
        acted=bool(s.acted[number]),
        level=LEVELS[level] if level >= 0 else None,
        holds=label(roster, s.holds[number]) if s.holds[number] >= 0 else None,
        position=s.grip[number],
        evasive=s.evasive[number],
        counters=s.aces[number],
        cards=s.held[number],
        hand=tuple(t.cards[face].id for face in hand_of(t, s, number)) if own else None,
    )


def _action(t: Tables, s: State) -> ActionView | None:
    if s.use == NOBODY:
        return None
    top = s.stack[-1]
    return ActionView(
        use=choices.WORDS[s.use],
        by=label(s.roster, s.by),
        on=label(s.roster, s.on) if s.on != NOBODY else None,
        steps=s.steps,
        hits=s.hits,
        chain=tuple(t.cards[face].id for face in s.chain),
        answers=TITLES[top[2]] if top[0] == frames.REACT else None,
    )


def _picks(t: Tables, s: State, seat: Seat | None) -> tuple[str | None, ...]:
    """Return what this seat has picked so far in secret."""
    if seat is None:
        return ()
    tables = (t.fighters, t.pilots)
    named: list[str | None] = []
    for number, value in enumerate(s.picks[seat]):
        stage = number % PICK
        known = value != NOBODY and stage < len(tables)
        named.append(tables[stage][value].id if known else None)
    return tuple(named)
