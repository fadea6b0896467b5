"""The chain of an action as everybody sees it, and what it comes to (groups PLAY and REACT).

The state keeps the cards of a chain and who played last, not the counters between them.
"""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.exchange import stands
from escadrille.mechanics.hands import faces
from escadrille.mechanics.links import Link
from escadrille.systems.flames.frames import REACT
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import reaction
from escadrille.systems.flames.rules.formation import is_laden, raid_of
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import ACE_PILOT, TITLES, Tables

LONGEST: Final = 12  # links; no chain of a game comes near


def verdict(t: Tables, s: State) -> tuple[str, str]:
    """Return what an action comes to if nobody answers any more, and the rule that says so."""
    if s.on == NOBODY:
        return "level", "FLAMES-CARD-13"
    shot = s.use in reaction.SHOTS
    if s.raid is not None and s.raid.stopped:
        return "stopped", "FLAMES-TUR-09"
    if not stands(s):
        return ("spent", "FLAMES-BURST-07") if shot else ("cancelled", "FLAMES-PLAY-08")
    comes_to = ("destroyed" if t.destroys[s.face] else "hit") if shot else "position"
    return comes_to, "FLAMES-PLAY-08"


def answering(t: Tables, title: int) -> tuple[str, ...]:
    """Return the titles that answer a title (FLAMES-REACT-02)."""
    return tuple(dict.fromkeys(t.cards[face].title for face in faces(t.answers[title])))


def links(t: Tables, s: State) -> tuple[Link, ...]:
    """Return the cards and counters of the action, the Evasives that soften it last."""
    rest = s.chain[s.face != NOBODY :]
    if s.on != NOBODY and is_laden(s, s.on):
        return _run_links(t, s, rest)
    soft = [face for face in rest if t.softens[face]]
    chain = _answers(t, s, rest[: len(rest) - len(soft)]) if s.on != NOBODY else []
    found = [(s.by, s.face, reaction.opening_title(t, s.face, s.use), len(chain) % 2 == 1)]
    for place, face in enumerate(chain, start=1):
        title = ACE_PILOT if face == NOBODY else t.title[face]
        found.append((s.on if place % 2 else s.by, face, title, (len(chain) - place) % 2 == 1))
    found += [(s.on, face, t.title[face], False) for face in soft]
    return _told(t, s, found)


def _run_links(t: Tables, s: State, rest: list[int]) -> tuple[Link, ...]:
    """Return the cards of a play against a bomber: its answer, the fighter's answer to that."""
    raid = raid_of(s)
    replies = [rest[-1]] if raid.replied == 1 else []
    guns = rest[: len(rest) - len(replies)]
    soft = [face for face in guns[1:] if t.softens[face]]
    found = [(s.by, s.face, reaction.opening_title(t, s.face, s.use), False)]
    fired, cancelled = guns[: len(guns) - len(soft)], bool(raid.replied)
    found += [(s.on, face, t.title[face], cancelled) for face in fired]
    if raid.replied == 2:
        found.append((s.by, NOBODY, ACE_PILOT, False))
    found += [(s.by, face, t.title[face], False) for face in (*replies, *soft)]
    return _told(t, s, found)


def _told(t: Tables, s: State, found: list[tuple[int, int, int, bool]]) -> tuple[Link, ...]:
    return tuple(
        Link(label(s.roster, by), t.cards[face].id if face >= 0 else None, TITLES[title], cancelled)
        for by, face, title, cancelled in found
    )


def _answers(t: Tables, s: State, cards: list[int]) -> list[int]:
    """Return the shortest chain of these cards, and counters (NOBODY), that leads where we are."""
    asked = [frame[2] for frame in s.stack if frame[0] == REACT]
    chains: list[tuple[list[int], int]] = [([], reaction.opening_title(t, s.face, s.use))]
    for chain, title in chains:
        left = cards[len(chain) - chain.count(NOBODY) :]
        last = s.on if len(chain) % 2 else s.by
        if not left and last == s.last and asked in ([], [title]):
            return chain
        if left and t.answers[title] >> left[0] & 1:
            chains.append(([*chain, left[0]], t.title[left[0]]))
        if t.counter_answers[title] and len(chain) < LONGEST:
            chains.append(([*chain, NOBODY], ACE_PILOT))
    return cards
