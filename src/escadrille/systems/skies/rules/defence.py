"""Defensive weapons in their own activation, and bombs on ships (SKIES-MULTI-17, SKIES-SCEN-05)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import facts
from escadrille.systems.skies import frames as f
from escadrille.systems.skies.events import Bombed
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules import attack, targets
from escadrille.systems.skies.rules.dice import SPADES, roll
from escadrille.systems.skies.rules.measuring import REACH2, is_screened
from escadrille.systems.skies.state import DEFENSIVE, DIVED, FLYING, Frame, State
from escadrille.systems.skies.tables import INCH, Tables

AFLOAT: Final = 2  # hits that sink a ship
BOMBING: Final = 2  # inches from which it is bombed


def bar_aim(t: Tables, s: State, weapon: int, enemy: int) -> Refusal | None:
    """Return what bars a weapon from firing at an enemy.

    Rules: SKIES-BASE-52, SKIES-MULTI-17, SKIES-MULTI-18, SKIES-RULING-22, SKIES-RULING-23.
    """
    active, roster = s.active, s.roster
    facts = {"target": roster.names[enemy]}
    if roster.side[enemy] == roster.side[active] or s.status[enemy] != FLYING:
        return Refusal("SKIES-MULTI-17", facts)
    if not targets.bearing(s, active, enemy) >> weapon & 1:
        return Refusal("SKIES-BASE-52", facts)
    if is_screened(s, active, enemy):
        return Refusal("SKIES-BASE-50", {})
    low = s.level[enemy] < s.level[active] or roster.multi[enemy]
    return Refusal("SKIES-RULING-23", facts) if t.needs_advantage and not low else None


def aimed(t: Tables, s: State, weapon: int) -> list[int]:
    return [enemy for enemy in s.roster.foes[s.active] if not bar_aim(t, s, weapon, enemy)]


def weapons(t: Tables, s: State) -> list[int]:
    """Return the weapons that have not fired and could (SKIES-MULTI-17)."""
    own = range(len(s.roster.weapons[s.active]))
    return [n for n in own if not s.fired >> n & 1 and aimed(t, s, n)]


def legal_defend(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, *(c.WEAPON + number for number in weapons(t, s))]


def bar_defend(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    number = choice - c.WEAPON
    if choice == c.PASS:
        return None
    if not 0 <= number <= c.GUNS:
        return no_answer(frame)
    if number >= len(s.roster.weapons[s.active]) or s.fired >> number & 1:
        return Refusal("SKIES-MULTI-17", {"weapon": number + 1})
    return None


def apply_defend(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Fire weapon after weapon, each at one aircraft, until a pass (SKIES-RULING-22)."""
    s.stack.pop()
    if choice == c.PASS:
        s.stack[-1] = (f.ACTIVATION, f.FINISH, 0, 0)
    else:
        s.stack.append((f.AIM, frame[1], choice - c.WEAPON, 0))


def aims(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    return None if choice == c.PASS else (f.AIM, frame[1], choice - c.WEAPON, 0)


def defences(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.PASS, *(c.WEAPON + n for n in range(len(s.roster.weapons[s.active])))]


def of_defend(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> facts.Shots | None:
    """Return at whom a weapon could fire, and how well."""
    if choice == c.PASS:
        return None
    weapon, names = choice - c.WEAPON, s.roster.names
    found = aimed(t, s, weapon)
    return facts.Shots({names[enemy]: facts.weapon_shot(t, s, weapon, enemy) for enemy in found})


def legal_aim(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.AIRCRAFT + enemy for enemy in aimed(t, s, frame[2])]


def bar_target(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if not 0 <= choice - c.AIRCRAFT < s.roster.size:
        return no_answer(frame)
    return bar_aim(t, s, frame[2], choice - c.AIRCRAFT)


def apply_aim(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    s.fired |= 1 << frame[2]
    attack.declare(t, s, s.active, choice - c.AIRCRAFT, DEFENSIVE)
    s.weapon = frame[2]


def enemies(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.AIRCRAFT + enemy for enemy in s.roster.own[1 - seat]]


# Bombs.


def ships(t: Tables, s: State) -> list[int]:
    """Return the ships that the active aircraft may bomb (SKIES-SCEN-05)."""
    if not s.ships or bar_bombs(t, s):
        return []
    return [number for number in range(len(s.ships)) if not bar_ship(t, s, number)]


def bar_bombs(t: Tables, s: State) -> Refusal | None:
    active = s.active
    if s.ships and s.roster.bomber[active] and not s.bombed[active]:
        return None
    return Refusal("SKIES-SCEN-05", {"aircraft": s.roster.names[active]})


def bar_ship(t: Tables, s: State, number: int) -> Refusal | None:
    x, y = (place * INCH for place in t.scenario.ships[number])
    far = (s.x[s.active] - x) ** 2 + (s.y[s.active] - y) ** 2
    if s.ships[number] < AFLOAT and far <= REACH2[BOMBING]:
        return None
    return Refusal("SKIES-SCEN-05", {"ship": number + 1})


def legal_ship(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.SHIP + number for number in ships(t, s)]


def bar_at_ship(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    number = choice - c.SHIP
    return bar_ship(t, s, number) if 0 <= number < len(s.ships) else no_answer(frame)


def apply_ship(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Bomb a ship: PS dice, one more after a dive; each ace is a hit (SKIES-SCEN-05)."""
    s.stack.pop()
    active, number = s.active, choice - c.SHIP
    s.done |= 1 << c.BOMB
    s.bombed[active] = 1
    dice = roll(s.chance, s.roster.ps[active] + (s.burnt == DIVED))
    s.ships[number] = min(AFLOAT, s.ships[number] + dice.count(SPADES))
    if out is not None:
        out.append(Bombed(s.roster.names[active], number + 1, dice, s.ships[number]))


def all_ships(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.SHIP + number for number in range(len(s.ships))]


DECISIONS: Final = {
    f.DEFEND: Decision(legal_defend, bar_defend, apply_defend, defences, aims, of_defend),
    f.AIM: Decision(legal_aim, bar_target, apply_aim, enemies, facts=facts.of_aim),
    f.SHIP: Decision(legal_ship, bar_at_ship, apply_ship, all_ships),
}
