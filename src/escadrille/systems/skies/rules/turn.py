"""The course of a game: set-up, initiative, the order of activations (SKIES-BASE-10 to -15)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies.events import TurnBegan
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules import decks, deployment, ending, theatre
from escadrille.systems.skies.rules.damage import mph
from escadrille.systems.skies.rules.dice import duel
from escadrille.systems.skies.state import FLYING, NOBODY, Frame, State
from escadrille.systems.skies.tables import Tables


def run_game(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Go from stage to stage (SKIES-BASE-10, SKIES-BASE-12)."""
    stage = frame[1]
    if stage == f.BEGIN:
        if deployment.arrive(t, s, out):
            return
        s.stack[-1] = (f.GAME, f.ORDER, 0, 0)
        begin(t, s, out)
    elif stage == f.ORDER:
        _next(t, s, out)
    elif stage == f.CLOSE:
        ending.close(t, s, out)
    else:
        ending.clean_up(s)


def run_prepare(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Go from one preparation to the next (SKIES-BASE-10)."""
    _, stage, agreed, _ = frame
    s.stack[-1] = (f.PREPARE, stage + 1, agreed, 0)
    if stage == f.PROMOTIONS:
        if found := deployment.promotable(t, s):
            s.stack.append((f.PROMOTE, *found, 0))
    elif stage == f.SPLITS:
        if found := decks.unsplit(t, s):
            s.stack[-1] = frame
            s.stack.append((f.SPLIT, *found, 0))
    elif stage == f.AGREEMENT:
        if t.options["doctrine_selection"] == "chosen" and t.options["doctrine_theatre"]:
            s.stack.append((f.CONSENT, 0, 0, 0))
    elif stage == f.CHOICES:
        decks.run_choices(t, s)
    elif stage == f.BUILDING:
        decks.build(t, s, out)
    else:
        _set_table(t, s, stage, out)


def _set_table(t: Tables, s: State, stage: int, out: Out) -> None:
    """Place clouds and aircraft, play Deployment cards, draw hands (SKIES-BASE-10)."""
    if stage == f.PLACING:
        deployment.place_clouds(t, s, out)
        s.stack.append((f.DEPLOYMENT, deployment.first_side(t, s, out), NOBODY, 0))
    elif stage == f.COVER:
        if t.scenario.cover:
            theatre.raise_up(t, s, 0, len(s.roster.own[0]) // 3, theatre.HIGH_COVER)
    elif stage == f.CARDS:
        theatre.begin(t, s, out)
    else:
        s.stack.pop()
        if t.extended:
            decks.deal_hands(t, s, out)


def begin(t: Tables, s: State, out: Out) -> None:
    """Begin a turn with the roll for initiative (SKIES-BASE-13)."""
    s.turn += 1
    one, other, s.initiative = duel(s.chance)
    if out is not None:
        out.append(TurnBegan(s.turn, (one, other), s.initiative))


def _next(t: Tables, s: State, out: Out) -> None:
    found = foremost(s)
    if not found:
        s.stack[-1] = (f.GAME, f.CLOSE, 0, 0)
    elif len(found) == 1:
        activate(s, found[0])
    else:
        s.stack.append((f.NEXT, s.roster.side[found[0]], 0, 0))


def activate(s: State, aircraft: int) -> None:
    s.active = aircraft
    s.stack.append((f.ACTIVATION, f.START, 0, 0))


def rank(s: State, aircraft: int) -> int:
    """Return the place of an aircraft in the order, the highest first (SKIES-BASE-14)."""
    holds = s.roster.side[aircraft] == s.initiative
    place = 10 * s.level[aircraft] + s.roster.ps[aircraft]
    return 2 * (1000 * place + mph(s, aircraft)) + holds


def foremost(s: State) -> list[int]:
    """Return who may activate next, as levels are now (SKIES-BASE-14, SKIES-BASE-15)."""
    best, found = -1, []
    status, zoom = s.status, s.zoom
    for aircraft in range(s.roster.size):
        if status[aircraft] == FLYING and not zoom[aircraft]:
            mine = rank(s, aircraft)
            if mine > best:
                best, found = mine, [aircraft]
            elif mine == best:
                found.append(aircraft)
    return found


def queue(s: State) -> list[int]:
    """Return those that are still to activate, in their order."""
    left = [a for a in range(s.roster.size) if s.status[a] == FLYING and not s.zoom[a]]
    return sorted(left, key=lambda aircraft: -rank(s, aircraft))


def legal_next(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.AIRCRAFT + aircraft for aircraft in foremost(s)]


def bar_next(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Bar who is not among the foremost, and a pass: activation is compulsory."""
    aircraft = choice - c.AIRCRAFT
    if not 0 <= aircraft < s.roster.size:
        return no_answer(frame)
    facts = {"aircraft": s.roster.names[aircraft]}
    if s.status[aircraft] == FLYING and s.zoom[aircraft]:
        return Refusal("SKIES-BASE-16", facts)
    return None if aircraft in foremost(s) else Refusal("SKIES-BASE-14", facts)


def apply_next(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    activate(s, choice - c.AIRCRAFT)


def flown(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.AIRCRAFT + a for a in s.roster.own[seat] if s.status[a] == FLYING]


def unasked(s: State) -> Refusal:
    """Return why a seat that is not asked may not answer."""
    if s.over:
        return Refusal("SKIES-BASE-48", {"over": ending.REASONS[s.over]})
    return Refusal("SKIES-BASE-12", {"decision": f.PUBLIC[s.stack[-1][0]]})


DECISIONS: Final = {f.NEXT: Decision(legal_next, bar_next, apply_next, flown)}
