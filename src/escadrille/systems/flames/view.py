"""What a seat may know (FLAMES-RULING-48): all of the table, and the hands of its own aircraft."""

from __future__ import annotations

from typing import Final

import msgspec

from escadrille.kernel.api import Seat, View
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.exchange import stands
from escadrille.mechanics.hands import hand_of
from escadrille.mechanics.links import Link
from escadrille.mechanics.pools import Pool
from escadrille.systems.flames import choices, frames, sighting
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import bursts, chain, ending, reaction, setup
from escadrille.systems.flames.rules.altitude import follow_cost
from escadrille.systems.flames.sighting import MissionView, Raider, Run, Shot
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import AIRFRAME, LEVEL_MODIFIERS, TITLES, TURBOCHARGER, Tables


class Figures(msgspec.Struct, frozen=True):
    """The face-up side of a fighter as its pilot flies it: the columns of `tables.Row`."""

    speed: int
    performance: int
    pre: int
    post: int
    bursts: int
    firepower: int
    airframe: int
    gunner: int
    turbocharger: int
    agile: int
    barrage: int
    climb_cost: int
    dive_draw: int
    least_maneuver: int
    redline_damage: int


class Power(msgspec.Struct, frozen=True):
    """What a level adds to the Horsepower before and after a turn (FLAMES-ALT-02)."""

    pre: int
    post: int


# By level; those of a Turbocharger second.
POWER: Final = tuple(
    {level: Power(*both) for level, *both in zip(LEVELS, *modifiers, strict=True)}
    for modifiers in LEVEL_MODIFIERS
)


ANSWERS: Final = (frames.REACT, frames.REPLY)  # questions for a card that answers a title


class AircraftView(msgspec.Struct, frozen=True, omit_defaults=True):
    label: str
    seat: Seat
    side: int
    fighter: str
    name: str
    pilot: str | None
    leader: str | None
    figures: Figures
    power: dict[str, Power]
    damaged: bool
    damage: int
    flips_at: int
    """The damage with which its card is turned over, and with which it is shot down."""
    falls_at: int
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
    raid: Raider | None = None
    """What it is where there are bombers or a mission; elsewhere nothing is sent of it."""


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    use: str
    by: str
    on: str | None
    steps: int
    position: int
    """The one that it gives if it succeeds, from -2 Tailed to 2 Tailing."""
    hits: int
    bursts: int
    links: tuple[Link, ...]
    stands: bool
    comes_to: str
    """If nobody answers any more: hit, destroyed or spent, position, level or cancelled."""
    rule: str
    answers: str | None
    """The title that is to be answered, and the titles that do."""
    answered_by: tuple[str, ...]
    shot: Shot | None = None
    """What a bomber fires back at it."""


class PickView(msgspec.Struct, frozen=True):
    label: str
    fighter: str
    pilot: str | None


class FlamesView(View, frozen=True, omit_defaults=True):
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
    terms: dict[str, int]
    """The figures of the question: what is to be paid, what is left."""
    composing: tuple[str, ...]
    asked: str | None
    """The aircraft about which somebody is asked, as far as this seat may know it."""
    facing: str | None
    """The enemy on whom it may use its Speed."""
    active: str | None
    aircraft: tuple[AircraftView, ...]
    pools: tuple[Pool, ...]
    """Of the active aircraft."""
    extra_hits: int
    agile_used: bool
    limbo: tuple[str, ...]
    """A Redline being resolved, and the Evasive that softened it."""
    action: ActionView | None
    deck: int
    discard: tuple[str, ...]
    picks: tuple[PickView, ...]
    scores: tuple[int, ...]
    over: bool
    run: Run | None = None
    """The bomber on which the active fighter works."""
    mission: MissionView | None = None


def view(
    t: Tables, s: State, seat: Seat | None, deciding: tuple[tuple[Seat, str], ...]
) -> FlamesView:
    asked = seat if any(seat == other for other, _ in deciding) else None
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
        decision=None if asked is None else _decision(s, asked),
        terms={} if asked is None else _terms(t, s, asked),
        composing=() if asked is None else _composing(t, s),
        asked=_asked(s, asked),
        facing=label(roster, s.stack[-1][2]) if kind == frames.SPEED else None,
        active=label(roster, s.active) if s.active != NOBODY else None,
        aircraft=tuple(_aircraft(t, s, seat, number) for number in range(roster.size)),
        pools=bursts.pools(s),
        extra_hits=s.extra_hits,
        agile_used=bool(s.agile_used),
        limbo=tuple(t.cards[face].id for face in s.limbo),
        action=_action(t, s) if s.use != NOBODY else None,
        deck=len(s.deck),
        discard=tuple(t.cards[face].id for face in s.discard),
        picks=() if seat is None else _picks(t, s, seat),
        scores=tuple(ending.victory_points(t, s)) if roster.size else (0,) * t.seats,
        over=bool(s.over),
        run=sighting.run(s),
        mission=sighting.mission(t, s, seat),
    )


def _decision(s: State, seat: Seat) -> str:
    """Return the question, with the choice of forces told stage by stage."""
    kind = s.stack[-1][0]
    if kind != frames.FORCE:
        return frames.KINDS[kind]
    return setup.STAGE_NAMES[len(s.picks[seat]) % setup.PICK]


def _terms(t: Tables, s: State, seat: Seat) -> dict[str, int]:
    kind, aircraft, one, two = s.stack[-1]
    match kind:
        case frames.FORCE:
            number, count = (
                len(s.picks[seat]) // setup.PICK + 1,
                t.scenario.side[t.side_of_seat[seat]].count,
            )
            return {"number": number, "count": count, "left": setup.unspent(t, s, seat)}
        case frames.PAY | frames.REDLINE:
            return {"count": one}
        case frames.FOLLOW:
            return {"climbed": one > 0, "cost": follow_cost(s, aircraft, one)}
        case frames.SPEED:
            return {"points": two}
        case frames.EVADE:
            return {"hits": s.raid.back if s.raid and aircraft == s.by else s.hits}
        case frames.BOOST | frames.REPLY if s.raid:
            return {"hits": s.raid.back}
        case frames.RETURN:
            return {"attack": one, "hits": s.hits}
    return {}


def _asked(s: State, seat: Seat | None) -> str | None:
    """Return the aircraft that is decided for, where it is one; levels are chosen in secret."""
    kind, aircraft = s.stack[-1][:2] if s.stack else (frames.FORCE, NOBODY)
    if kind == frames.START and seat is not None:
        return label(s.roster, setup.next_start(s, seat))
    secret = kind in (frames.FORCE, frames.START, frames.SLOT, frames.FLAK, frames.FORM)
    return None if secret else label(s.roster, aircraft)


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
    use = "select" if kind == frames.APPROACH else "maneuver"
    return (card, use, label(s.roster, last))


def _aircraft(t: Tables, s: State, seat: Seat | None, number: int) -> AircraftView:
    roster = s.roster
    fighter, pilot = t.types[roster.fighter[number]], roster.pilot[number]
    own = seat == roster.seat[number]
    secret = s.stack and s.stack[-1][0] == frames.START and not own
    hidden = secret and setup.chooses_level(s, number)
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
        figures=Figures(*s.row[number]),
        power=POWER[s.row[number][TURBOCHARGER]],
        damaged=bool(s.flipped[number]),
        damage=s.damage[number],
        flips_at=front[AIRFRAME],
        falls_at=back[AIRFRAME],
        flying=bool(s.alive[number]),
        acted=bool(s.acted[number]),
        level=LEVELS[level] if level >= 0 else None,
        holds=label(roster, s.holds[number]) if s.holds[number] >= 0 else None,
        position=s.grip[number],
        evasive=s.evasive[number],
        counters=s.aces[number],
        cards=s.held[number],
        hand=tuple(t.cards[face].id for face in hand_of(t, s, number)) if own else None,
        raid=sighting.raider(s, number) if s.raid else None,
    )


def _action(t: Tables, s: State) -> ActionView:
    kind, _, title, _ = s.stack[-1]
    asks, shot, aimed = kind in ANSWERS, s.use in reaction.SHOTS, s.on != NOBODY
    comes_to, rule = chain.verdict(t, s)
    return ActionView(
        use=choices.WORDS[s.use],
        by=label(s.roster, s.by),
        on=label(s.roster, s.on) if aimed else None,
        steps=s.steps,
        position=reaction.gain(t, s) if aimed and not shot else 0,
        hits=s.hits,
        bursts=bursts.cost(t, s, s.face, s.on) if shot else 0,
        links=chain.links(t, s),
        stands=stands(s) or not aimed,
        comes_to=comes_to,
        rule=rule,
        answers=TITLES[title] if asks else None,
        answered_by=chain.answering(t, title) if asks else (),
        shot=sighting.shot(t, s),
    )


def _picks(t: Tables, s: State, seat: Seat) -> tuple[PickView, ...]:
    """Return what this seat has picked so far in secret."""
    picks = s.picks[seat]
    crews = zip(picks[:: setup.PICK], [*picks[1 :: setup.PICK], NOBODY], strict=False)
    return tuple(
        PickView(f"#{number}", t.fighters[fighter].id, t.pilots[pilot].id if pilot >= 0 else None)
        for number, (fighter, pilot) in enumerate(crews, start=1)
    )
