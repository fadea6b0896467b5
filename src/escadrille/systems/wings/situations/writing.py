"""From a state to plain data that says everything."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.mechanics.notes import Names, Writer
from escadrille.mechanics.situations import SituationWriter
from escadrille.systems.wings import frames
from escadrille.systems.wings.options import OPTIONS
from escadrille.systems.wings.rules import pilots
from escadrille.systems.wings.schema import grid
from escadrille.systems.wings.situations import notes
from escadrille.systems.wings.state import (
    BLANKED,
    EMPTY,
    NEVER,
    NOBODY,
    SEATS,
    SEEN,
    Hit,
    State,
)
from escadrille.systems.wings.tables import Tables, labels


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    shipped = t.pack.tables["scenario"].get(t.scenario.id) is t.scenario
    laid_out = bool(s.decks)
    faces = t.face_names
    writer = SituationWriter(t, s, OPTIONS, frames, notes.vocabulary(t))
    plain = writer.situation(
        notes.Situation,
        system="wings",
        scenario=t.scenario.id if shipped else None,
        table=None if shipped else _told(msgspec.to_builtins(t.scenario)),
        aircraft=[_aircraft(t, s, writer, number) for number in range(t.size)],
        piece=[_piece(t, s, writer, number) for number in range(t.size, t.pieces) if laid_out],
        clouds=[s.cloud_low, s.cloud_high],
        tally=s.tally,
        sighted=s.sighted if any(s.sighted) else None,
        flak=s.flak or None,
        flags=s.flags or None,
        bombs=[list(bomb) for bomb in s.bombs_away],
        guns=[list(gun) for gun in s.guns],
        sights=[list(sight) for sight in s.sights],
        declared=s.declared,
        volley=[list(shot[:8]) for shot in s.volley],
        drawn=[" ".join(faces[face] for face in shot[8]) for shot in s.volley],
        copies=s.copies or None,
        deeds=[list(deed) for deed in s.deeds],
        reserve=s.reserve or None,
        posts=s.posts,
        decks={
            t.letters[pile]: " ".join(faces[face] for face in reversed(deck))
            for pile, deck in enumerate(s.decks)
        },
        discards={
            t.letters[pile]: " ".join(faces[face] for face in row)
            for pile, row in enumerate(s.discards)
        },
    )
    return {**plain, "turn": s.turn}


def _told(value: Any) -> Any:
    """Return plain data without what is not told: TOML has no word for nothing."""
    if isinstance(value, dict):
        return {key: _told(item) for key, item in value.items() if item is not None}
    return [_told(item) for item in value] if isinstance(value, list | tuple) else value


def _card(t: Tables, s: State, aircraft: int, face: int) -> str | None:
    if face == BLANKED:
        return "blank"
    names = s.roster.deck[aircraft].names
    return names[face] if 0 <= face < len(names) else None


def _held(t: Tables, s: State, aircraft: int, face: int, now: int) -> str | None:
    """Return a card as it was when the turn was programmed, where it is another one now."""
    return None if face == now else _card(t, s, aircraft, face) or "-"


def hit_text(t: Tables, hit: Hit) -> str:
    """Return a damage card as text: "A3-engine turn=2 flown=4 by=a2 fire"."""
    face, plus, flags, turn, flown, by = hit
    words = [t.face_names[face], f"turn={turn}", f"flown={flown}"]
    if plus:
        words.append(f"plus={plus}")
    if by != NOBODY:
        words.append(f"by={labels(t)[by]}")
    words += [word for bit, word in enumerate(notes.HIT_FLAGS) if flags >> bit & 1]
    words += [word for word, bit in notes.LATE_FLAGS.items() if flags & bit]
    if seen := flags // SEEN & (1 << SEATS) - 1:
        words.append(f"seen={seen}")
    return " ".join(words)


def _aims(t: Tables, s: State, piece: int) -> list[str] | None:
    aims = s.aims[2 * piece : 2 * piece + 2]
    if aims == [NOBODY, NOBODY]:
        return None
    return [labels(t)[other] if other != NOBODY else "-" for other in aims]


def _any(row: list[int]) -> list[int] | None:
    return row if any(row) else None


def _aircraft(t: Tables, s: State, writer: Writer, number: int) -> notes.AircraftNote:
    base = 3 * number
    programme = [_card(t, s, number, f) or "" for f in s.prog[base : base + 3] if f != EMPTY]
    known = s.types[number]
    plane = t.aircraft[known] if known != EMPTY else None
    shipped = plane is not None and t.pack.tables["aircraft"].get(plane.id) is plane
    stock: list[Names] = [
        " ".join(t.face_names[face] for face in s.stocks[slot])
        for slot in (2 * number, 2 * number + 1)
    ]
    placed = bool(s.decks)
    unplaced = {} if placed else dict.fromkeys(("level", "counters", "status", "landing"))
    return writer.note(
        notes.AircraftNote,
        number,
        type=None if plane is None else plane.id if shipped else _told(msgspec.to_builtins(plane)),
        side=s.roster.side[number],
        seat=s.roster.seat[number],
        at=(s.x[number] / 100, s.y[number] / 100) if placed else None,
        heading=s.h[number] / 100 if placed else None,
        last=_card(t, s, number, s.last[number]),
        before=_card(t, s, number, s.before[number]),
        held_last=_held(t, s, number, s.held_last[number], s.last[number]),
        held_before=_held(t, s, number, s.held_before[number], s.before[number]),
        programme=" ".join(programme),
        damage=[hit_text(t, hit) for hit in s.taken[number]],
        jams=_any(s.jams[4 * number : 4 * number + 4]),
        jam_log=_any(s.jam_log[4 * number : 4 * number + 4]),
        aims=_aims(t, s, number),
        aimed=_any(s.aimed[2 * number : 2 * number + 2]),
        ammo=s.ammo[2 * number : 2 * number + 2] if placed else None,
        stock=stock if any(stock) else None,
        started=_started(s, number),
        tails=labels(t)[s.tails[number]] if s.tails[number] != NOBODY else None,
        written=" ".join(_card(t, s, number, face) or "" for face in s.written[number]),
        entered=_entered(t, s, number) if s.cloud[number] else None,
        genius=s.genius[number] if s.genius[number] != NEVER else None,
        flagged=s.flagged[number] if s.flagged[number] != NOBODY else None,
        airman=_airman(t, s, number) if s.crew else {},
        **unplaced,
        **{name: None for name in ("mark", "releasing") if not getattr(s, name)[number]},
    )


def _airman(t: Tables, s: State, number: int) -> dict[str, int]:
    """Return what of a pilot is no longer as he took his seat."""
    usual = pilots.row_of(t, s, number, pilots.named(t, number))
    row = s.crew[pilots.WIDTH * number : pilots.WIDTH * (number + 1)]
    named = zip(pilots.ROW, row, usual, strict=True)
    return {name: value for name, value, before in named if value != before}


def _entered(t: Tables, s: State, number: int) -> list[str]:
    before, last, level, counters = s.entered[4 * number : 4 * number + 4]
    cards = [_card(t, s, number, face) or "-" for face in (before, last)]
    return [*cards, str(level), str(counters)]


def _started(s: State, number: int) -> list[int] | None:
    row = [s.from_level, s.from_counters, s.was_x, s.was_y]
    return _any([values[number] for values in row])


def _piece(t: Tables, s: State, writer: Writer, number: int) -> notes.PieceNote:
    spot = t.spots[number - t.size].at
    moved = (s.x[number], s.y[number]) != (grid(spot[0]), grid(spot[1]))
    return writer.note(
        notes.PieceNote,
        number,
        at=(s.x[number] / 100, s.y[number] / 100) if moved else None,
        damage=[hit_text(t, hit) for hit in s.taken[number]],
        jams=_any(s.jams[4 * number : 4 * number + 4]),
        aims=_aims(t, s, number),
        aimed=_any(s.aimed[2 * number : 2 * number + 2]),
    )
