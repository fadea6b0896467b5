"""What bombers do when a fighter works on them: counter-fire, reductions, stops (group TUR)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import faces, take
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices
from escadrille.systems.flames.choices import ATTACK, CARD, COUNTER, PASS, is_card
from escadrille.systems.flames.events import (
    Boosted,
    Cancelled,
    Declined,
    Reacted,
    Returned,
    Succeeded,
)
from escadrille.systems.flames.facts import Gun
from escadrille.systems.flames.frames import BOOST, EVADE, REPLY, RETURN, SALVO
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import damage, positions, reaction
from escadrille.systems.flames.rules.anytime import bar_extra, cards_in_hand, in_hand, off_the_point
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.formation import raid_of
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import TITLES, Tables


def playable(t: Tables, attack: int) -> int:
    """Return the cards that a bomber may answer with, as a set of bits.

    Against a maneuver it fires; against an attack a card with "Stop Fuel Tank" will do too.
    Rules: FLAMES-REACT-04, FLAMES-TUR-04, FLAMES-TUR-07, FLAMES-RULING-46.
    """
    return t.returns | t.stops if attack else t.returns


def legal_return(t: Tables, s: State, frame: Frame) -> list[int]:
    """Return at most one card for one play of the fighter (FLAMES-TUR-03)."""
    _, bomber, attack, _ = frame
    return [PASS, *(CARD + face for face in faces(s.mask[bomber] & playable(t, attack)))]


def bar_return(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, bomber, attack, _ = frame
    if choice == PASS:
        return None
    if not is_card(choice):
        return off_the_point(RETURN)
    if not in_hand(s, bomber, choice):
        return bar_extra(t, s, frame, choice)
    face = choice - CARD
    if playable(t, attack) >> face & 1:
        return None
    rule = "FLAMES-TUR-10" if t.boosts >> face & 1 else "FLAMES-TUR-04"
    if t.stops >> face & 1:
        rule = "FLAMES-RULING-46"
    return Refusal(rule, {"card": t.cards[face].id})


def facts_return(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Gun | None:
    if choice == PASS:
        return None
    face, attack = choice - CARD, frame[2]
    fires = bool(t.returns >> face & 1)
    tank = bool(attack) and t.destroys[s.face]
    return Gun(
        hits=t.hits[face] if fires else 0,
        destroys=fires and t.destroys[face],
        spares=min(s.hits, -t.shifts[face]) if attack and t.shifts[face] < 0 else 0,
        stops=tank and bool(t.stops >> face & 1),
    )


def apply_return(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Fire back, soften the attack or stop a Fuel Tank; nothing is cancelled by it.

    Only the printed effect for bombers counts, and no fighter can prevent it. Rules:
    FLAMES-TUR-05, FLAMES-TUR-07, FLAMES-TUR-08, FLAMES-TUR-09, FLAMES-RULING-13,
    FLAMES-RULING-42, FLAMES-RULING-46.
    """
    _, bomber, attack, _ = s.stack.pop()
    if choice == PASS:
        if out is not None:
            out.append(Declined(label(s.roster, bomber)))
        return
    raid, face = raid_of(s), choice - CARD
    take(t, s, bomber, face)
    s.chain.append(face)
    if attack:
        s.hits = max(0, s.hits + min(0, t.shifts[face]))
        if t.destroys[s.face] and t.stops >> face & 1:
            raid.stopped = 1
    fires = t.returns >> face & 1
    if fires:
        raid.shot, raid.back = face, t.hits[face]
    if out is not None:
        name = label(s.roster, bomber)
        out.append(Returned(name, t.cards[face].id, raid.back, s.hits, bool(raid.stopped)))
    if fires:
        _ask_boost(t, s, bomber)


def _ask_boost(t: Tables, s: State, bomber: int) -> None:
    """Ask for cards of one more hit, and then the fighter for its answer.

    Rules: FLAMES-TUR-10, FLAMES-RULING-42 (they add nothing to a Fuel Tank), FLAMES-RULING-48.
    """
    if s.held[bomber] and not t.destroys[raid_of(s).shot]:
        s.stack.append((BOOST, bomber, 0, 0))
    else:
        _ask_reply(t, s)


def legal_boost(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, *(CARD + face for face in faces(s.mask[frame[1]] & t.boosts))]


def bar_boost(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice == PASS:
        return None
    if not is_card(choice):
        return off_the_point(BOOST)
    if not in_hand(s, frame[1], choice):
        return bar_extra(t, s, frame, choice)
    face = choice - CARD
    boosts = t.boosts >> face & 1
    return None if boosts else Refusal("FLAMES-TUR-10", {"card": t.cards[face].id})


def apply_boost(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Add hits to the shot, card by card (FLAMES-TUR-10)."""
    s.stack.pop()
    if choice == PASS:
        _ask_reply(t, s)
        return
    bomber, face = frame[1], choice - CARD
    take(t, s, bomber, face)
    s.chain.append(face)
    raid_of(s).back += t.shifts[face]
    if out is not None:
        out.append(Boosted(label(s.roster, bomber), t.cards[face].id, raid_of(s).back))
    _ask_boost(t, s, bomber)


def _ask_reply(t: Tables, s: State) -> None:
    """Let the fighter answer the shot; from public facts alone (FLAMES-RULING-48)."""
    title = t.title[raid_of(s).shot]
    if s.held[s.by] or (s.aces[s.by] and t.counter_answers[title]):
        s.stack.append((REPLY, s.by, title, 0))


def apply_reply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Cancel the shot, all its hits with it; the bomber may not answer that.

    Rules: FLAMES-TUR-05, FLAMES-TUR-06, FLAMES-TUR-10, FLAMES-CARD-15.
    """
    _, aircraft, title, _ = s.stack.pop()
    name = label(s.roster, aircraft)
    if choice == PASS:
        if out is not None:
            out.append(Declined(name))
        return
    raid, card = raid_of(s), None
    raid.replied = 2 if choice == COUNTER else 1
    if choice == COUNTER:
        s.aces[aircraft] -= 1
    else:
        take(t, s, aircraft, choice - CARD)
        s.chain.append(choice - CARD)
        card = t.cards[choice - CARD].id
    raid.shot, raid.back = NOBODY, 0
    if out is not None:
        out.append(Reacted(name, card, TITLES[title]))
        out.append(Cancelled(label(s.roster, s.on), name, "return"))


def run_salvo(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Let the fighter evade the shot, then apply both plays at once (FLAMES-RULING-14)."""
    raid = raid_of(s)
    if not frame[1]:
        s.stack[-1] = (SALVO, 1, 0, 0)
        # FLAMES-TUR-11; an Evasive is of no use against a Fuel Tank (FLAMES-RULING-42).
        if raid.back and s.held[s.by] and not t.destroys[raid.shot]:
            s.stack.append((EVADE, s.by, 0, 0))
        return
    s.stack.pop()
    use, by, on, steps, hits = s.use, s.by, s.on, s.steps, s.hits
    burns = use == ATTACK and t.destroys[s.face] and not raid.stopped
    shot, back = raid.shot, raid.back
    if out is not None:
        out.append(Succeeded(label(s.roster, by), label(s.roster, on), choices.WORDS[use]))
    damage.clear_action(s)
    if burns:
        damage.shoot_down(t, s, on, s.roster.seat[by], out, by, settled=False)
    elif use == ATTACK:
        damage.suffer(t, s, on, hits, s.roster.seat[by], out, by, settled=False)
    _return_fire(t, s, shot, back, by, on, out)
    if use != ATTACK and s.alive[by]:
        positions.hold(s, by, on, positions.position(s, by, on) + steps, out)
    damage.settle(t, s, out)


def _return_fire(t: Tables, s: State, shot: int, back: int, by: int, on: int, out: Out) -> None:
    """Apply the shot of a bomber, even of one that falls at the same moment.

    Rules: FLAMES-TUR-05, FLAMES-RULING-14, FLAMES-RULING-42.
    """
    if shot == NOBODY:
        return
    gunner = s.roster.seat[on]
    if t.destroys[shot]:
        damage.shoot_down(t, s, by, gunner, out, on, settled=False)
    else:
        damage.suffer(t, s, by, back, gunner, out, on, settled=False)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    RETURN: Decision(legal_return, bar_return, apply_return, cards_in_hand, facts=facts_return),
    BOOST: Decision(legal_boost, bar_boost, apply_boost, cards_in_hand),
    REPLY: Decision(reaction.legal, reaction.bar, apply_reply, cards_in_hand),
}
