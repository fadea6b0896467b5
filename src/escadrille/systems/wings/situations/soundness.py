"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames as f
from escadrille.systems.wings.rules import (
    advantage,
    deploying,
    fire,
    flak,
    laying,
    modes,
    programming,
)
from escadrille.systems.wings.rules.altitude import highest_level, is_crashing
from escadrille.systems.wings.rules.damage import LASTING
from escadrille.systems.wings.rules.movement import is_outside
from escadrille.systems.wings.rules.rockets import LAUNCHER
from escadrille.systems.wings.rules.volley import CAUSES
from escadrille.systems.wings.situations import airmen, sorties
from escadrille.systems.wings.state import (
    DOWN,
    EMERGED,
    EMPTY,
    FLYING,
    GROUND,
    NOBODY,
    OPEN,
    Frame,
    State,
)
from escadrille.systems.wings.tables import AIRCRAFT, BALLOON, BATTERY, Tables, label

MOST_DRAWN = 12  # cards of one shot
OF_AIRCRAFT = (f.TAIL, f.REORDER, f.REMARK, f.RELEASE, f.CLIMB, f.COME_BACK, f.WINDOW, f.ENTER)
OF_PILOT = (f.PAIR, f.CLOCK, f.SKILL, f.USE, f.SPARE, f.LOOK, f.ROCKETS)
OF_CREW = (f.KEEP, f.GIVE, f.PISTOL, f.LAST_CARD)
IN_PLAY = (f.REORDER, f.RELEASE, f.CLIMB, f.ROCKETS)
OF_BATTERY = (f.FLAK, f.FUSE, f.BEARING, f.DISTANCE)


def impossible(t: Tables, s: State) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = [*_pieces(t, s)]
    if not faults and not s.over:
        faults += _stack(t, s)
    return faults


def _pieces(t: Tables, s: State) -> Iterator[str]:
    if s.turn > t.turns:
        yield f"turn: {s.turn} of {t.turns} (WINGS-RULING-48)"
    for aircraft in range(t.size):
        for fault in _aircraft(t, s, aircraft):
            yield f"aircraft {label(t, aircraft)}: {fault}"
    for piece in range(t.size, t.pieces):
        if s.level[piece] < 0:
            yield f"piece {label(t, piece)}: level: below the ground (WINGS-BAL-13)"
    for number, (_, _, _, step, markers, owner) in enumerate(s.bombs_away, start=1):
        if step < 1 or markers < 1 or not 0 <= owner < 2 * t.size:
            yield f"bombs: #{number}: expected a step, a marker and an owner (WINGS-BOMB-05)"
    for name in ("edge", "sun"):
        if not NOBODY <= getattr(s, name) < t.sides:
            yield f"{name}: there is no such side (WINGS-TAC-01, WINGS-SUN-02)"
    yield from _figures(t, s)
    yield from airmen.faults(t, s)
    yield from sorties.faults(t, s)
    yield from _flak(t, s)
    yield from _flags(t, s)
    yield from _fire(t, s)
    yield from _volley(t, s)


def _figures(t: Tables, s: State) -> Iterator[str]:
    """Counters and moments are such as the turn and the rules allow."""
    limits = {"surprise": 1, "spent": 1, "decided": 2, "edge_turns": advantage.ADVANTAGE}
    for name, most in (limits | {"sun_card": max(t.value)}).items():
        if getattr(s, name) > most:
            yield f"{name}: {getattr(s, name)}, where {most} is the most"
    now = 3 * (s.turn + 1)  # the last phase of this turn
    every = {"flames": LASTING, "hurt": now}
    flown = {
        **dict.fromkeys(("lifted", "net"), 1),
        **dict.fromkeys(("flown", "sore", "fired_at"), now),
        "smoke": LASTING,
        "flag_hits": modes.HITS_TO_DROP - 1,
        "did": 2 * EMERGED - 1,
        "rose": s.turn,
        "away": s.turn + 3,
        "victories": s.turn * t.pieces,
        "shots_taken": 2 * now * t.pieces,
        "seen": (1 << t.seats) - 1,
        "fired_by": (1 << t.pieces) - 1,
    }
    for piece in range(t.pieces):
        for name, most in (every | (flown if piece < t.size else {})).items():
            count = getattr(s, name)[piece]
            if count > most:
                yield f"piece {label(t, piece)}: {name}: {count}, where {most} is the most"
    if max(s.jams, default=0) > LASTING:
        yield f"jams: {LASTING} is the most (WINGS-JAM-01)"
    if max(s.aimed, default=0) > now:
        yield f"aimed: phase {now} of the game is the last so far (WINGS-AIM-01)"


def _aircraft(t: Tables, s: State, aircraft: int) -> Iterator[str]:
    if s.status[aircraft] == DOWN and s.prog[3 * aircraft] != EMPTY:
        yield "programme: it is out of play (WINGS-DMG-01)"
    if s.cards[aircraft] > 3:
        yield "cards: three at most (WINGS-PROG-02)"
        return
    yield from _place(t, s, aircraft)
    if (s.cloud[aircraft] or s.written[aircraft]) and "surface" not in t.step_names:
        yield "cloud: nobody flies into the clouds of this game (WINGS-CLOUD-01)"
    if s.releasing[aircraft] not in (0, c.BOMB, c.CLUSTER):
        yield "releasing: expected bomb or cluster (WINGS-BOMB-01)"
    if s.phase:  # within a phase an aircraft may be about to crash, to leave or to pay an error
        return
    if s.status[aircraft] == FLYING:
        if is_outside(t, s.x[aircraft], s.y[aircraft]):
            yield "at: off the table (WINGS-EXIT-01)"
        elif t.altitude and is_crashing(t, s, aircraft):
            yield "level: on the ground or below it (WINGS-ALT-10)"
    if s.status[aircraft] in (FLYING, GROUND):
        yield from _programme(t, s, aircraft)


def _place(t: Tables, s: State, aircraft: int) -> Iterator[str]:
    tailed, sides = s.tails[aircraft], s.roster.side
    if tailed != NOBODY and (tailed >= t.size or sides[tailed] == sides[aircraft]):
        yield "tails: no enemy aircraft (WINGS-TAIL-01)"
    level, highest = s.level[aircraft], highest_level(t, s, aircraft)
    if s.status[aircraft] == FLYING and t.altitude and level > highest:
        yield f"level: {level}, and {highest} is the highest (WINGS-ALT-06, WINGS-CEIL-01)"


def _programme(t: Tables, s: State, aircraft: int) -> Iterator[str]:
    cards = programming.laid(s, aircraft)
    if len(cards) > s.cards[aircraft]:
        yield f"programme: {len(cards)} cards where it lays {s.cards[aircraft]} (WINGS-PROG-02)"
        return
    for place, face in enumerate(cards):
        rule = programming.rule_against(t, s, aircraft, cards[:place], face)
        if rule is not None:
            yield f"programme: card {place + 1} may not be laid there ({rule})"
            return
    mark = s.mark[aircraft]
    if mark > 0 and (len(cards) < 3 or mark not in laying.marks(t, s, aircraft)):
        yield "marker: it may not lie on these cards (WINGS-RULING-06)"


def _flak(t: Tables, s: State) -> Iterator[str]:
    for number, battery in enumerate(t.batteries if s.flak else ()):
        stage, _, _, level, _ = s.flak[flak.FIELDS * number : flak.FIELDS * (number + 1)]
        if not 0 <= stage < len(flak.STAGES):
            yield f"flak: {label(t, battery)}: expected a stage from 0 to 3 (WINGS-FLAK-02)"
        elif stage >= flak.PLACED and not 1 <= level <= 5:
            yield f"flak: {label(t, battery)}: expected a level from 1 to 5 (WINGS-FLAK-03)"


def _flags(t: Tables, s: State) -> Iterator[str]:
    for flag in range(len(s.flags) // modes.FLAG):
        carrier = s.flags[modes.FLAG * flag + 2]
        if not NOBODY <= carrier < t.size:
            yield f"flags: #{flag}: expected the number of an aircraft, or -1 (WINGS-CTF-05)"
        elif carrier != NOBODY and s.flagged[carrier] != flag:
            yield f"flags: #{flag}: {label(t, carrier)} does not carry it (WINGS-CTF-05)"
    for aircraft, flag in enumerate(s.flagged):
        if flag != NOBODY and not 0 <= flag < len(s.flags) // modes.FLAG:
            yield f"aircraft {label(t, aircraft)}: flag: there is no such flag (WINGS-CTF-02)"


def _fire(t: Tables, s: State) -> Iterator[str]:
    if len(s.declared) != len(s.guns):
        yield "declared: expected one target for each gun (WINGS-FIRE-09)"
    if any(piece >= t.pieces or arc > LAUNCHER for piece, arc in s.guns):
        yield "guns: expected a piece, and 0 to 2 for its arc (WINGS-FIRE-09)"
    if any(arc == LAUNCHER and piece >= t.size for piece, arc in s.guns):
        yield "guns: rockets are of an aircraft (WINGS-ROCK-01)"
    if any(
        not (0 <= piece < t.pieces and 0 <= arc <= 1 and 0 <= on < t.pieces and 0 <= short <= 1)
        for piece, arc, on, short in s.sights
    ):
        yield "sights: expected a piece, its arc and a target (WINGS-FIRE-09)"
    if any(on >= t.pieces or on < OPEN for on in s.declared):
        yield "declared: expected the number of a piece, -1 or -2 (WINGS-FIRE-09)"


def _volley(t: Tables, s: State) -> Iterator[str]:
    for number, (on, letter, cards, cause, by, arc, *_) in enumerate(s.volley):
        sound = (
            0 <= on < t.pieces
            and 0 <= letter < len(t.letters)
            and 0 <= cards <= MOST_DRAWN
            and 0 <= cause < len(CAUSES)
            and NOBODY <= by < t.pieces
            and 0 <= arc <= 1
        )
        if not sound:
            yield f"volley: #{number + 1}: expected a shot on a piece (WINGS-RULING-92)"


def _stack(t: Tables, s: State) -> Iterator[str]:
    kinds = [frame[0] for frame in s.stack]
    if kinds[:1] != [f.TURN] or kinds.count(f.TURN) > 1:
        yield "stack: expected one turn, at the bottom"
        return
    step = s.stack[0][1]
    if s.phase not in _phases(t, step):
        yield f"phase: {s.phase}, and {t.step_names[step]} comes next; tell at (WINGS-TURN-05)"
    if (f.PICK in kinds) == bool(s.decks):
        yield "stack: types are picked before anything is placed (WINGS-DM-02)"
        return
    for kind in f.SECRETS:
        if kinds.count(kind) > 1:
            yield f"stack: {f.KINDS[kind]}: expected once"
    for frame in s.stack[1:]:
        fault = _frame(t, s, frame)
        if fault:
            yield f"stack: {f.KINDS[frame[0]]}: {fault}"


def _phases(t: Tables, step: int) -> tuple[int, ...]:
    """Return the phases in which a step of the turn may come next: 0 is before the first one."""
    _, dash, phase = t.step_names[step].rpartition("-")
    if dash and phase.isdecimal():
        return int(phase) - 1, int(phase)
    began = any(name.endswith("-1") for name in t.step_names[:step])
    return (0, 3) if began else (0,)


def _frame(t: Tables, s: State, frame: Frame) -> str | None:
    kind, piece, one, _ = frame
    fault = _of_all(t, s, kind)
    if fault is not None:
        return fault
    if kind in (*OF_AIRCRAFT, *OF_PILOT, *OF_CREW) and s.roster.kind[piece] != AIRCRAFT:
        return "expected an aircraft"
    if kind in OF_BATTERY and s.roster.kind[piece] != BATTERY:
        return "expected a flak battery"
    if kind == f.LOWER and s.roster.kind[piece] != BALLOON:
        return "expected a balloon"
    if kind in IN_PLAY and s.status[piece] not in (
        FLYING,
        GROUND,
    ):
        return "of an aircraft that is not in play"
    if kind in (f.REINFORCE, f.RELIEVE) and not (t.reinforced and s.reserve and piece < t.size):
        return "nobody comes back in this game"
    if kind == f.REMARK and s.mark[piece] != OPEN:
        return "its markers are laid"
    if kind in (f.SPARE, f.GIVE) and not (0 <= one < len(s.volley) and s.volley[one][8]):
        return "of no shot"
    if kind in OF_CREW or kind == f.USE:
        return airmen.frame_fault(t, s, frame)
    if kind in (f.BEARING, f.DISTANCE) and not 1 <= one <= 5:
        return "expected a level from 1 to 5"
    return None


def _of_all(t: Tables, s: State, kind: int) -> str | None:
    """Return what is wrong with a question to everyone."""
    if kind == f.PICK and EMPTY not in s.types:
        return "nobody has anything to pick"
    if kind == f.PROGRAM and programming.is_done(t, s):
        return "nobody has anything to program"
    if kind == f.DEPLOY and all(deploying.current(s, seat) < 0 for seat in range(t.seats)):
        return "nobody has anything to deploy"
    if kind == f.DECLARE and all(fire.current(s, seat) < 0 for seat in range(t.seats)):
        return "nobody has anything to declare"
    if kind == f.DECLARE and not {*_shooters(s)} <= {*_in_play(t, s)}:
        return "of a piece that is not in play"
    return None


def _shooters(s: State) -> Iterator[int]:
    """Return all who may fire, and all at whom they may."""
    yield from (piece for piece, _ in s.guns)
    for piece, _, on, _ in s.sights:
        yield from (piece, on)


def _in_play(t: Tables, s: State) -> Iterator[int]:
    return (piece for piece in range(t.pieces) if s.status[piece] in (FLYING, GROUND))
