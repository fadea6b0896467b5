"""Who flies, and what the aces bring: SKIES-CAMP-02, -03 and -09."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.picks import everybody_ready
from escadrille.mechanics.stacked import Decision, Out, Secret
from escadrille.systems.skies.campaign import choices, events, frames
from escadrille.systems.skies.campaign.schema import CAMPS
from escadrille.systems.skies.campaign.state import Frame, State, enter, fit, pilots, rows
from escadrille.systems.skies.campaign.tables import FATES, FIT, LOST, NOBODY, Tables
from escadrille.systems.skies.state import ACE_SKILL


def called(t: Tables, s: State, side: int) -> int:
    """Return how many fly for a side: as many as are wanted, or those it has (SKIES-CAMP-09)."""
    return min(t.wanted(len(rows(s)), side), len(fit(s, side)))


def begin(t: Tables, s: State, out: Out) -> None:
    """Ask for the pilots of the next mission; who has none to spare is not asked."""
    s.stack.append((frames.PILOTS, 0, 0, 0))
    for side in range(t.seats):
        able = fit(s, side)
        if len(able) == called(t, s, side):
            s.picks[side] = able
            s.ready |= 1 << side
    if out is not None:
        out.append(events.MissionBegan(len(rows(s)) + 1))
    if everybody_ready(t, s):
        take_off(t, s, out)


def waiting(t: Tables, s: State) -> list[Seat]:
    """Both sides name theirs at the same time, in secret (SKIES-RULING-54)."""
    return [seat for seat in range(t.seats) if not s.ready >> seat & 1]


def legal_pilot(t: Tables, s: State, seat: Seat) -> list[int]:
    if s.ready >> seat & 1:
        return []
    return [choices.PILOT + one for one in fit(s, seat) if one not in s.picks[seat]]


def bar_pilot(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Return what bars an answer: a pilot is named, of one's own, fit, and once.

    Rules: SKIES-CAMP-02, SKIES-CAMP-04.
    """
    number, roster = choice - choices.PILOT, pilots(s, seat)
    if not choices.PILOT <= choice < choices.ABILITY:
        return Refusal("SKIES-CAMP-02", {"left": called(t, s, seat) - len(s.picks[seat])})
    facts: dict[str, int | str] = {"pilot": t.labels[number]}
    if number >= len(roster) or number in s.picks[seat]:
        return Refusal("SKIES-CAMP-02", facts)
    if roster[number].fate != FIT:
        return Refusal("SKIES-CAMP-04", facts | {"fate": FATES[roster[number].fate]})
    return None


def thinkable_pilots(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    """Return the pilots of one's own who are not lost."""
    if s.ready >> seat & 1:
        return []
    roster = enumerate(pilots(s, seat))
    return [choices.PILOT + number for number, pilot in roster if pilot.fate != LOST]


def name_pilot(t: Tables, s: State, seat: Seat, choice: int, out: Out) -> None:
    """Note a pilot; when all are named on both sides the mission takes off."""
    pick(t, s, seat, choice - choices.PILOT)
    if everybody_ready(t, s):
        take_off(t, s, out)


def pick(t: Tables, s: State, seat: Seat, number: int) -> None:
    s.picks[seat] = sorted([*s.picks[seat], number])
    if len(s.picks[seat]) == called(t, s, seat):
        s.ready |= 1 << seat


def take_off(t: Tables, s: State, out: Out) -> None:
    s.ready = 0
    s.stack[-1] = (frames.FLY, 0, 0, 0)
    if out is not None:
        named = tuple(tuple(t.labels[one] for one in picks) for picks in s.picks)
        out.append(events.PilotsNamed(named))


# Aces.


def free_cards(t: Tables, s: State, side: int) -> list[int]:
    """Return the Ace cards that no pilot of a side has: there is one of each.

    Rules: SKIES-RULING-19, SKIES-RULING-55.
    """
    held = {pilot.ability for pilot in pilots(s, side)}
    return [card for card in range(len(t.abilities)) if card not in held]


def new_ace(t: Tables, s: State) -> tuple[int, int] | None:
    """Return the side and the number of an ace whose card is to be chosen (SKIES-CAMP-03)."""
    for side in range(t.seats):
        for number, pilot in enumerate(pilots(s, side)):
            waits = pilot.ps == ACE_SKILL and pilot.ability == NOBODY and pilot.fate != LOST
            if waits and free_cards(t, s, side):
                return side, number
    return None


def legal_ability(t: Tables, s: State, frame: Frame) -> list[int]:
    return [choices.ABILITY + card for card in free_cards(t, s, frame[1])]


def bar_ability(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Return what bars an answer: a new ace takes a card that no other has."""
    card = choice - choices.ABILITY
    if card < 0:
        return Refusal("SKIES-CAMP-03", {"pilot": t.labels[frame[2]]})
    if card not in free_cards(t, s, seat):
        return Refusal("SKIES-RULING-19", {"card": t.abilities[card]})
    return None


def thinkable_abilities(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    return [choices.ABILITY + card for card in range(len(t.abilities))]


def take_ability(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Give an ace his card, which he keeps (SKIES-CAMP-07)."""
    _, side, number, _ = frame
    card = choice - choices.ABILITY
    enter(s, side, number, pilots(s, side)[number]._replace(ability=card))
    s.stack.pop()
    if out is not None:
        told = events.AbilityTaken(CAMPS[side], t.labels[number], t.abilities[card])
        out.append(told)


SECRETS: Final = {
    frames.PILOTS: Secret(waiting, legal_pilot, bar_pilot, name_pilot, thinkable_pilots)
}
DECISIONS: Final = {
    frames.ABILITY: Decision(legal_ability, bar_ability, take_ability, thinkable_abilities)
}
