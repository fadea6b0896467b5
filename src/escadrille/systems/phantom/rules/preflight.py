"""Before the flight: Target cards, calm periods, Sites, the flight (group PRE)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal, Seat
from escadrille.kernel.decks import recycle
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import events, frames
from escadrille.systems.phantom.choices import CALM, CARD, PASS, PILOT, RECON, kind_of
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.rules.defences import draw_zones, place_sites
from escadrille.systems.phantom.rules.pilots import fit_pilots, grounded
from escadrille.systems.phantom.rules.questions import barred
from escadrille.systems.phantom.rules.tracks import move, politics_value, recon_value, spend
from escadrille.systems.phantom.state import FLYING, RESTING, Frame, State, flight
from escadrille.systems.phantom.tables import NOBODY, Tables


def open_slot(t: Tables, s: State, out: Out) -> None:
    """Draw the Target cards of a mission slot, if anybody can fly.

    Rules: PHANTOM-PRE-01, PHANTOM-HOUSE-35.
    """
    if not fit_pilots(t, s):
        begin_calm(t, s, out, forced=True)
        return
    draw_targets(t, s, recon_value(t, s), out)
    offer_targets(t, s, out)


def draw_targets(t: Tables, s: State, count: int, out: Out) -> None:
    """Draw so many Target cards, or as many as there are (PHANTOM-COMP-02, PHANTOM-HOUSE-33)."""
    found: list[int] = []
    reshuffled = False
    for _ in range(count):
        if not s.deck and s.discard:
            recycle(s.deck, s.discard, s.chance)
            reshuffled = True
        if s.deck:
            found.append(s.deck.pop())
    s.drawn += found
    if out is not None:
        out.append(events.TargetsDrawn(tuple(t.targets[target].id for target in found), reshuffled))


def offer_targets(t: Tables, s: State, out: Out) -> None:
    """Ask for a Target; where none may be had, the slot is calm (PHANTOM-PRE-04)."""
    frame = (frames.TARGET, 0, 0, 0)
    if len(legal_target(t, s, frame)) > 1:
        s.stack.append(frame)
    else:
        begin_calm(t, s, out, forced=True)


def bar_target(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Choose a Target, buy more cards, or do not fly.

    Rules: PHANTOM-PRE-02, PHANTOM-PRE-05.
    """
    if choice == CALM:
        return None
    if choice == RECON:
        return _no_recon(t, s)
    return _no_target(t, s, frame, choice - CARD) if kind_of(choice) == CARD else barred(frame)


def _no_recon(t: Tables, s: State) -> Refusal | None:
    cost = t.help.reconnaissance.so
    if s.so < cost:
        return Refusal("PHANTOM-PRE-03", {"so": s.so, "cost": cost})
    if not s.deck and not s.discard:
        return Refusal("PHANTOM-HOUSE-33", {"cards": 0})
    return None


def _no_target(t: Tables, s: State, frame: Frame, target: int) -> Refusal | None:
    """Only cards on the table, as far as Politics allows (PHANTOM-TRACK-05, PHANTOM-HOUSE-40)."""
    card, most = t.targets[target], politics_value(t, s)
    if target not in s.drawn:
        return barred(frame, target=card.id, reason="not drawn")
    if card.politics > most:
        facts = {"target": card.id, "politics": card.politics, "allowed": most}
        return Refusal("PHANTOM-TRACK-05", facts)
    return None


def thinkable_targets(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    return [CALM, RECON, *[CARD + target for target in sorted(s.drawn)]]


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    most, buy = politics_value(t, s), [RECON] if _no_recon(t, s) is None else []
    cards = [CARD + target for target in sorted(s.drawn) if t.targets[target].politics <= most]
    return [CALM, *buy, *cards]


def apply_target(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice == CALM:
        begin_calm(t, s, out, forced=False)
    elif choice == RECON:
        bought = t.help.reconnaissance
        spend(s, bought.so)
        if out is not None:
            out.append(events.ReconBought(bought.so))
        draw_targets(t, s, bought.cards, out)
        offer_targets(t, s, out)
    else:
        choose(t, s, choice - CARD, out)


def choose(t: Tables, s: State, target: int, out: Out) -> None:
    """Put a Target in the centre, the other cards aside, and move Politics.

    Rules: PHANTOM-PRE-02, PHANTOM-TRACK-06, PHANTOM-RULING-13, PHANTOM-GEO-07, PHANTOM-COMP-12.
    """
    s.target = target
    s.drawn.remove(target)
    _set_aside(s)
    if out is not None:
        card = t.targets[target]
        out.append(events.TargetChosen(card.id, card.region))
    move(t, s, "politics", t.targets[target].politics, out)


def _set_aside(s: State) -> None:
    s.discard += s.drawn
    s.drawn = []


def begin_calm(t: Tables, s: State, out: Out, *, forced: bool) -> None:
    """Nobody flies in this slot: three markers left, then the debriefing.

    Rules: PHANTOM-PRE-04, PHANTOM-PRE-05, PHANTOM-PRE-06, PHANTOM-RULING-10.
    """
    _set_aside(s)
    if out is not None:
        out.append(events.CalmPeriod(forced))
    move(t, s, "politics", -1, out)
    move(t, s, "intel", -1, out)
    move(t, s, "recon", -1, out)
    s.stack[-1] = (frames.MISSION, 0, frames.DEBRIEFING, 0)


def run_sites(t: Tables, s: State, out: Out) -> None:
    place_sites(t, s, draw_zones(*t.targets[s.target].sites), out)


def offer_flight(t: Tables, s: State, out: Out) -> None:
    """Ask who flies; one who is alone fit flies alone (PHANTOM-PRE-09, PHANTOM-PRE-10)."""
    fit = fit_pilots(t, s)
    if len(fit) == 1:
        _assign(t, s, fit[0], out)
    else:
        s.stack.append((frames.ASSIGN, 0, 0, 0))


def bar_assign(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """One pilot more, or no more: at least one, at most what the card says.

    Rules: PHANTOM-PRE-09, PHANTOM-PRE-10, PHANTOM-HOUSE-35.
    """
    if choice == PASS:
        return None if FLYING in s.role else Refusal("PHANTOM-HOUSE-35", {"aircraft": 0})
    if kind_of(choice) != PILOT:
        return barred(frame)
    pilot = choice - PILOT
    if s.role[pilot] != RESTING:
        return barred(frame, pilot=pilot_name(t, s, pilot), reason="already assigned")
    return grounded(t, s, pilot)


def legal_assign(t: Tables, s: State, frame: Frame) -> list[int]:
    found = [PILOT + pilot for pilot in fit_pilots(t, s) if s.role[pilot] == RESTING]
    return [PASS, *found] if FLYING in s.role else found


def apply_assign(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice != PASS:
        _assign(t, s, choice - PILOT, out)
    if choice == PASS or flight_complete(t, s):
        s.stack.pop()


def _assign(t: Tables, s: State, pilot: int, out: Out) -> None:
    s.role[pilot] = FLYING
    if out is not None:
        out.append(events.Assigned(pilot_name(t, s, pilot)))


def flight_complete(t: Tables, s: State) -> bool:
    """Has the flight the greatest size, or is nobody left (PHANTOM-PRE-09)?"""
    flying = len(flight(s))
    return flying >= t.targets[s.target].aircraft or flying == len(fit_pilots(t, s))


def penalty(t: Tables, s: State) -> int:
    """Return the WP that the region of the Target costs each aircraft.

    Rules: PHANTOM-ARM-03, PHANTOM-ARM-04, PHANTOM-RULING-21.
    """
    return 0 if s.tanker or s.target == NOBODY else t.penalty[s.target]
