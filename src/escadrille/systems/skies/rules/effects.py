"""What each Action card does, and on what condition (SKIES-CARD-01 to SKIES-CARD-29)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.events import Climbed, MoraleHelped, Rerolled
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules.damage import climb, highest, squadron_name, turn
from escadrille.systems.skies.rules.dice import SPADES, roll
from escadrille.systems.skies.rules.measuring import REACH2, apart, arc
from escadrille.systems.skies.schema import CARDS, LEVELS
from escadrille.systems.skies.state import (
    ADVANTAGED,
    ARCS,
    AWAY,
    CLIMBED,
    DISADVANTAGED,
    DIVED,
    EAGLE,
    EAGLE_DIE,
    FLYING,
    FRONT,
    HAIL,
    HEAVY,
    HIGH,
    LONG_DIVE,
    NEUTRAL,
    SECOND,
    SLASH,
    SUN,
    TIGHT,
    Frame,
    State,
)
from escadrille.systems.skies.tables import RANGE, Tables

RULE: Final = [f"SKIES-CARD-{number:02d}" for number in range(1, len(CARDS) + 1)]
"""The rule of each card, by its number."""
FLAG: Final = {
    tb.HAIL_OF_FIRE: HAIL,
    tb.DIVE_AWAY: AWAY,
    tb.HIGH_ALTITUDE: HIGH,
    tb.SLASHING_ATTACK: SLASH,
    tb.EAGLE_EYE: EAGLE | EAGLE_DIE,
    tb.VIRTUOSO: SECOND,
    tb.GREAT_DIVE: LONG_DIVE,
    tb.TIGHT_TURN: TIGHT,
}
"""Cards that are remembered until the aircraft that acts comes to use them."""
TACTICS: Final = 45  # degrees of a turn on the spot (SKIES-CARD-12, SKIES-CARD-03)
WIDE: Final = 90
ROLLS: Final = 2  # dodge dice of a Rapid Roll
SUPPORTERS: Final = 2  # the most dice of Mutual Support


def bar(t: Tables, s: State, window: int, card: int, aircraft: int) -> Refusal | None:
    """Return what bars a card by its own condition, as it is when it is played.

    Rules: SKIES-PLAY-05, SKIES-RULING-15, SKIES-RULING-45, SKIES-RULING-47.
    """
    rule = RULE[card]
    if card == tb.GREAT_CLIMB and s.level[aircraft] >= highest(s, aircraft):
        return Refusal(rule, {"level": LEVELS[s.level[aircraft]]})
    if card == tb.GREAT_DIVE and (s.burnt != DIVED or s.effects & LONG_DIVE):
        return Refusal(rule, {"burnt": "none"})
    if card == tb.TIGHT_TURN and s.effects & TIGHT:
        return Refusal(rule, {"card": CARDS[card]})
    if card == tb.DIVE_AWAY and s.level[aircraft] != DISADVANTAGED:
        return Refusal(rule, {"level": LEVELS[s.level[aircraft]]})
    if card == tb.HEAD_ON_CHARGE and s.aspect != FRONT:
        return Refusal(rule, {"arc": ARCS[s.aspect]})
    if card == tb.OUT_OF_THE_SUN and s.level[aircraft] != ADVANTAGED:
        return Refusal(rule, {"level": LEVELS[s.level[aircraft]]})
    if card == tb.SIXTH_SENSE and not (s.hits if aircraft == s.target else s.back):
        return Refusal(rule, {"hits": 0})
    if card == tb.RELENTLESS and apart(s, s.shooter, s.target) > REACH2[RANGE]:
        return Refusal(rule, {"range": RANGE})
    return None


def take_effect(
    t: Tables, s: State, seat: int, card: int, on: int, window: int, bonus: bool, out: Out
) -> None:
    """Do what a card says; `on` is its aircraft, or its squadron."""
    if card in FLAG:
        s.effects |= FLAG[card]
    elif card == tb.GREAT_CLIMB:
        rise(s, on, out)
    elif card == tb.DEFENSIVE_TACTICS:
        s.stack.append((f.TACTICS, seat, WIDE if bonus else TACTICS, 0))
    elif card in IN_ATTACK:
        _in_attack(s, card, window)
    elif card == tb.MUTUAL_SUPPORT:
        s.guard += supporters(s, on)
    elif card == tb.SQUADRON_LEADER:
        s.level[on] = NEUTRAL
        if out is not None:
            out.append(Climbed(s.roster.names[on], LEVELS[NEUTRAL]))
    elif card == tb.SIXTH_SENSE:
        _reroll(s, on, out)
    else:
        _in_end_phase(s, card, on, out)


def rise(s: State, aircraft: int, out: Out) -> None:
    """Gain a level at once, in the place of climbing (SKIES-CARD-01)."""
    s.effects |= CLIMBED
    if s.level[aircraft] < highest(s, aircraft):
        climb(s, aircraft, out)


def join(t: Tables, s: State, card: int, aircraft: int, window: int, out: Out) -> None:
    """Let a bonus Trait act at its own moment (SKIES-BONUS-03, SKIES-RULING-14).

    With Defensive Tactics a Tight Turn only widens the turn (SKIES-CARD-03); a Robust that joins a
    Head-On Charge is for the return fire (SKIES-CARD-17).
    """
    if card == tb.ROBUST:
        s.back_plus -= 1
    elif card == tb.GREAT_CLIMB:
        rise(s, aircraft, out)
    elif window != tb.SHOT:
        s.effects |= FLAG[card]


IN_ATTACK: Final = (
    tb.ROBUST,
    tb.RAPID_ROLL,
    tb.HEAVY_HITTER,
    tb.HEAD_ON_CHARGE,
    tb.OUT_OF_THE_SUN,
    tb.RELENTLESS,
)


def _in_attack(s: State, card: int, window: int) -> None:
    """Change dice or marks of the attack under way (SKIES-CARD-04 to -06, -17, -24, -29).

    A Rapid Roll is dice for the dodge (SKIES-CARD-05).
    """
    back = window == tb.REPLY
    if card == tb.ROBUST and back:
        s.back_plus -= 1
    elif card == tb.ROBUST:
        s.plus -= 1
    elif card == tb.RAPID_ROLL and back:
        s.back_guard += ROLLS
    elif card == tb.RAPID_ROLL:
        s.guard += ROLLS
    elif card == tb.HEAVY_HITTER:
        s.marks |= HEAVY
    elif card == tb.HEAD_ON_CHARGE:
        s.plus += 1
    elif card == tb.OUT_OF_THE_SUN:
        s.marks |= SUN
    else:
        s.guard -= 1


def supporters(s: State, aircraft: int) -> int:
    """Return the dice that friends near an aircraft give it (SKIES-CARD-18)."""
    own = s.roster.own[s.roster.side[aircraft]]
    near = [
        a
        for a in own
        if a != aircraft and s.status[a] == FLYING and apart(s, a, aircraft) <= REACH2[tb.SUPPORT]
    ]
    return min(SUPPORTERS, len(near))


def _reroll(s: State, aircraft: int, out: Out) -> None:
    """Roll again the dice of a dodge that are no aces (SKIES-CARD-27)."""
    is_target = aircraft == s.target
    dice = roll(s.chance, s.spare if is_target else s.back_spare)
    aces = dice.count(SPADES)
    if is_target:
        s.hits, s.spare = max(0, s.hits - aces), 0
    else:
        s.back, s.back_spare = max(0, s.back - aces), 0
    if out is not None:
        out.append(Rerolled(s.roster.names[aircraft], dice, s.hits if is_target else s.back))


def _in_end_phase(s: State, card: int, on: int, out: Out) -> None:
    """Help a squadron before its break-off check (SKIES-CARD-07, -19, -22)."""
    squadron = s.roster.squad[on] if card == tb.DEEP_POCKETS else on
    if card == tb.HOME_ADVANTAGE:
        s.booms[squadron] -= 1
    else:
        s.support[squadron] += 1 if card == tb.DEEP_POCKETS else 2
    if out is not None:
        told = (squadron_name(s, squadron), s.booms[squadron], s.support[squadron])
        out.append(MoraleHelped(*told))


# The turn of Defensive Tactics.


def legal_tactics(t: Tables, s: State, frame: Frame) -> list[int]:
    steps = frame[2] // c.STEP
    return [c.AHEAD + n for n in range(-steps, steps + 1)]


def bar_tactics(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if abs(choice - c.AHEAD) > c.MOST_STEPS:
        return no_answer(frame)
    degrees = c.turned(choice)
    facts = {"degrees": degrees, "most": frame[2]}
    return None if abs(degrees) <= frame[2] else Refusal("SKIES-CARD-12", facts)


def apply_tactics(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Turn the target on the spot; the aspect is what it is now (SKIES-CARD-12, SKIES-BASE-33)."""
    s.stack.pop()
    if c.turned(choice):
        turn(s, s.target, c.turned(choice), out)
    s.aspect = arc(s, s.target, s.shooter)


def tactics(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.AHEAD + n for n in range(-c.MOST_STEPS, c.MOST_STEPS + 1)]


DECISIONS: Final = {f.TACTICS: Decision(legal_tactics, bar_tactics, apply_tactics, tactics)}
