"""Secret choices before the first turn (groups SETUP, PILOT, WING, BONUS)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.picks import everybody_ready
from escadrille.mechanics.stacked import Secret
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.choices import is_aircraft
from escadrille.systems.flames.events import FirstSide, ForcesRevealed, LevelsRevealed
from escadrille.systems.flames.facts import Price
from escadrille.systems.flames.orders import labels
from escadrille.systems.flames.rules import mission
from escadrille.systems.flames.rules.anytime import off_the_point
from escadrille.systems.flames.rules.cards import Out, draw
from escadrille.systems.flames.rules.damage import one_camp_left, settle
from escadrille.systems.flames.schema import Side
from escadrille.systems.flames.state import NOBODY, Crew, Frame, Roster, State, muster
from escadrille.systems.flames.tables import Tables

HIGHEST_START: Final = LEVELS.index("medium")
PICK: Final = (
    3  # a pick is three numbers: fighter, pilot, leader (an index of the same seat's picks)
)
STAGES: Final = (c.FIGHTER, c.PILOT, c.AIRCRAFT)
STAGE_NAMES: Final = ("fighter", "pilot", "leader")


def chooser(t: Tables, seat: int) -> Side | None:
    """Return the side for which a seat chooses aircraft: its first seat does, if any."""
    number = t.side_of_seat[seat]
    side = t.scenario.side[number]
    return side if side.points is not None and seat == t.first_seat[number] else None


def price(t: Tables, picks: list[int]) -> int:
    """Return the points of aircraft and pilots picked so far (FLAMES-RULING-54, -49)."""
    total = 0
    for number, value in enumerate(picks):
        if number % PICK == 0:
            total += t.fighters[value].vp
        elif number % PICK == 1 and value >= 0:
            total += t.pilots[value].vp
    return total


def waiting_force(t: Tables, s: State) -> list[int]:
    return [seat for seat in range(t.seats) if not s.ready >> seat & 1]


def unserved(t: Tables, s: State, seat: int) -> int:
    """Return how many seats of a side have no aircraft yet, but for the one being picked."""
    return t.scenario.side[t.side_of_seat[seat]].seats - 1 - len(s.picks[seat]) // PICK


def unspent(t: Tables, s: State, seat: int) -> int:
    """Return the points that a side has left."""
    return (t.scenario.side[t.side_of_seat[seat]].points or 0) - price(t, s.picks[seat])


def budget(t: Tables, s: State, seat: int) -> int:
    """Return the points for the next pick (FLAMES-SETUP-01, FLAMES-RULING-54).

    Every seat of a side gets an aircraft: the points for it are kept back.
    """
    kept = max(0, unserved(t, s, seat)) * t.cheapest[t.side_of_seat[seat]]
    return unspent(t, s, seat) - kept


def legal_force(t: Tables, s: State, seat: int) -> list[int]:
    """Pick a fighter, then its pilot, then its Leader, within the points.

    Rules: FLAMES-SETUP-02, FLAMES-RULING-54, FLAMES-PILOT-01, FLAMES-WING-01.
    """
    if s.ready >> seat & 1:
        return []
    picks, left = s.picks[seat], budget(t, s, seat)
    stage = len(picks) % PICK
    if stage == 0:
        codes = [] if unserved(t, s, seat) >= 0 else [c.PASS]
        return codes + [
            c.FIGHTER + number
            for number in t.choosable[t.side_of_seat[seat]]
            if t.fighters[number].vp <= left
        ]
    if stage == 1:
        nation, taken = t.fighters[picks[-1]].nation, pilots_taken(t, picks)
        return [c.PASS] + [
            c.PILOT + number
            for number, pilot in enumerate(t.pilots)
            if pilot.vp <= left
            and (pilot.nation == "any" or (pilot.nation == nation and number not in taken))
        ]
    return [c.PASS] + [c.AIRCRAFT + number for number in free_leaders(picks)]


def pilots_taken(t: Tables, picks: list[int]) -> list[int]:
    return picks[1::PICK] + [t.pilot_of[name] for name in t.scenario.pilots]


def bar_force(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    picks = s.picks[seat]
    stage = len(picks) % PICK
    if choice == c.PASS and (stage or unserved(t, s, seat) < 0):
        return None
    if c.FIGHTER <= choice < c.PILOT and stage == 0:
        return bar_fighter(t, s, seat, choice - c.FIGHTER)
    if choice >= c.PILOT and stage == 1:
        return bar_pilot(t, picks, choice - c.PILOT, budget(t, s, seat))
    if is_aircraft(choice) and stage == 2:
        number = choice - c.AIRCRAFT
        free = number in free_leaders(picks)
        return None if free else Refusal("FLAMES-RULING-36", {"leader": f"#{number + 1}"})
    return off_the_point(f.FORCE)


def bar_fighter(t: Tables, s: State, seat: int, number: int) -> Refusal | None:
    """Return why a fighter cannot be picked: its year, its camp or its price."""
    fighter, side, left = t.fighters[number], t.side_of_seat[seat], budget(t, s, seat)
    if fighter.year > t.scenario.year:
        return Refusal("FLAMES-SETUP-02", {"year": fighter.year, "agreed": t.scenario.year})
    if number not in t.choosable[side]:
        return Refusal("FLAMES-COMP-06", {"nation": fighter.nation})
    if fighter.vp > left:
        duel = t.scenario.side[side].count == 1 and not t.free_for_all
        rule = "FLAMES-SETUP-02" if duel else "FLAMES-RULING-54"
        return Refusal(rule, {"vp": fighter.vp, "left": left})
    return None


def bar_pilot(t: Tables, picks: list[int], number: int, left: int) -> Refusal | None:
    """Return why the fighter picked last cannot have a pilot: his flag, his price, or he is taken.

    Rules: FLAMES-PILOT-02, FLAMES-RULING-63.
    """
    pilot = t.pilots[number]
    if pilot.nation not in ("any", t.fighters[picks[-1]].nation):
        return Refusal("FLAMES-PILOT-01", {"nation": pilot.nation})
    if pilot.vp > left:
        return Refusal("FLAMES-RULING-54", {"vp": pilot.vp, "left": left})
    if pilot.nation != "any" and number in pilots_taken(t, picks):
        return Refusal("FLAMES-RULING-56", {"pilot": pilot.id})
    return None


def thinkable_force(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return all fighters; foreign pilots are too many to think of."""
    first = len(s.picks[seat]) % PICK == 0
    return [c.FIGHTER + number for number in range(len(t.fighters))] if first else []


def facts_force(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Price | None:
    if choice < c.FIGHTER:
        return None
    number = choice - (c.PILOT if choice >= c.PILOT else c.FIGHTER)
    points = (t.pilots[number] if choice >= c.PILOT else t.fighters[number]).vp
    return Price(points, unspent(t, s, seat) - points)


def free_leaders(picks: list[int]) -> list[int]:
    """Return earlier picks that belong to no pair yet (FLAMES-RULING-36)."""
    leaders = picks[2::PICK]
    return [
        number
        for number, leader in enumerate(leaders)
        if leader == NOBODY and number not in leaders
    ]


def choice_of(picks: list[int], value: int) -> int:
    """Return the choice that writes down a value after these picks."""
    return c.PASS if value == NOBODY else value + STAGES[len(picks) % PICK]


def pick(t: Tables, s: State, seat: int, choice: int) -> None:
    """Write down one secret pick; a seat is ready when it says so or can buy nothing more."""
    side = chooser(t, seat)
    assert side is not None
    picks = s.picks[seat]
    if choice == c.PASS and len(picks) % PICK == 0:
        s.ready |= 1 << seat
        return
    picks.append(NOBODY if choice == c.PASS else choice - STAGES[len(picks) % PICK])
    _skip_stages(t, picks)
    if len(picks) % PICK == 0:
        least = t.cheapest[t.side_of_seat[seat]]
        if len(picks) == PICK * side.count or unspent(t, s, seat) < least:
            s.ready |= 1 << seat


def apply_force(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    pick(t, s, seat, choice)
    if everybody_ready(t, s):
        reveal_forces(t, s, out)


def _skip_stages(t: Tables, picks: list[int]) -> None:
    """Leave out the questions that an option does not ask."""
    if len(picks) % PICK == 1 and not t.pilots_on:
        picks.append(NOBODY)
    if len(picks) % PICK == 2 and not (t.wingmen_on and free_leaders(picks)):
        picks.append(NOBODY)


def reveal_forces(t: Tables, s: State, out: Out) -> None:
    """All cards are turned up together; hands are dealt (FLAMES-SETUP-02, FLAMES-SETUP-03)."""
    s.stack.pop()
    muster(s, t, Roster(t, _one_each(t, s, crews(t, s.picks)), loaded(t)))
    s.picks = [[] for _ in s.picks]
    if out is not None:
        names, flown = labels(s.roster), s.roster.pilot
        fighters = [t.types[number].id for number in s.roster.fighter]
        pilots = [t.pilots[number].id if number >= 0 else None for number in flown]
        out.append(
            ForcesRevealed(
                dict(zip(names, fighters, strict=True)), dict(zip(names, pilots, strict=True))
            )
        )
    s.ready = 0
    if s.raid is not None:
        mission.prepare(t, s, out)
        return
    for aircraft in range(s.roster.size):
        draw(t, s, aircraft, s.row[aircraft][tb.PERFORMANCE], out)
    s.stack.append((f.START, 0, 0, 0))


def _one_each(t: Tables, s: State, found: list[Crew]) -> list[Crew]:
    """Let chance decide for whom a named pilot flies whom several sides chose.

    Rules: FLAMES-RULING-56, FLAMES-RULING-63.
    """
    for pilot in sorted({crew[1] for crew in found} - {NOBODY}):
        rivals = [number for number, crew in enumerate(found) if crew[1] == pilot]
        if len(rivals) > 1 and t.pilots[pilot].nation != "any":
            chosen = rivals[s.chance.below(len(rivals))]
            for number in rivals:
                if number != chosen:
                    fighter, _, leader, seat, side = found[number]
                    found[number] = (fighter, NOBODY, leader, seat, side)
    return found


def crews(t: Tables, picks: list[list[int]]) -> list[Crew]:
    """Return (fighter, pilot, leader, seat, side) of every aircraft of the battle."""
    found: list[Crew] = []
    pilots, wingmen = t.pilots_on, t.wingmen_on
    for number, side in enumerate(t.scenario.side):
        first, base = t.first_seat[number], len(found)
        if side.points is None:
            chosen = [
                (
                    t.type_of[aircraft.type],
                    t.pilot_of[aircraft.pilot] if aircraft.pilot and pilots else NOBODY,
                    aircraft.leader if aircraft.leader is not None and wingmen else NOBODY,
                    aircraft.seat,
                )
                for aircraft in t.scenario.flown(number)
            ]
        else:
            mine = picks[first]
            chosen = [
                (mine[index], mine[index + 1], mine[index + 2], None)
                for index in range(0, len(mine), PICK)
            ]
        for index, (fighter, pilot, leader, seat) in enumerate(chosen):
            flown_by = first + (index % side.seats if seat is None else seat)
            leader = leader if leader == NOBODY else base + leader
            found.append((fighter, pilot, leader, flown_by, number))
    return found


def run_deal(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Deal the hands of a mission and ask for the levels; then formations are arranged.

    Rules: FLAMES-CAMP-20, FLAMES-RULING-66.
    """
    s.stack[-1] = (f.FORM_UP, 0, 0, 0)
    if t.mission is not None and one_camp_left(t, s):
        settle(t, s, out)
        return
    for aircraft in range(s.roster.size):
        draw(t, s, aircraft, mission.hand_size(t, s, aircraft), out)
    s.stack.append((f.START, 0, 0, 0))
    if NOBODY not in s.altitude:
        reveal_levels(t, s, out)


def loaded(t: Tables) -> list[int]:
    """Return the fighters that set out with bombs (FLAMES-FB-01)."""
    if not t.raid:
        return []
    planes = [plane for side in range(t.sides) for plane in t.scenario.flown(side)]
    return [number for number, plane in enumerate(planes) if plane.loaded]


def next_start(s: State, seat: int) -> int:
    """Return the aircraft for which a seat chooses a level now; NOBODY when it is done."""
    for aircraft, owner in enumerate(s.roster.seat):
        if owner == seat and s.altitude[aircraft] == NOBODY:
            return aircraft
    return NOBODY


def highest_start(s: State, aircraft: int) -> int:
    """Rules: FLAMES-SETUP-04, FLAMES-ALT-08."""
    return HIGHEST_START + s.row[aircraft][tb.TURBOCHARGER]


def chooses_level(s: State, aircraft: int) -> bool:
    """Does its owner choose its level in secret? That of a bomber is printed (FLAMES-FB-04)."""
    return s.raid is None or (not s.roster.bomber[aircraft] and bool(s.alive[aircraft]))


def waiting_start(t: Tables, s: State) -> list[int]:
    waiting = zip(s.roster.seat, s.altitude, strict=True)
    return sorted({seat for seat, level in waiting if level == NOBODY})


def legal_start(t: Tables, s: State, seat: int) -> list[int]:
    """Choose a starting level in secret (FLAMES-SETUP-04)."""
    aircraft = next_start(s, seat)
    if aircraft == NOBODY:
        return []
    return [c.LEVEL + level for level in range(highest_start(s, aircraft) + 1)]


def bar_start(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    highest = highest_start(s, next_start(s, seat))
    return None if c.LEVEL <= choice <= c.LEVEL + highest else off_the_point(f.START)


def apply_start(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    s.altitude[next_start(s, seat)] = choice - c.LEVEL
    if NOBODY not in s.altitude:
        reveal_levels(t, s, out)


def reveal_levels(t: Tables, s: State, out: Out) -> None:
    """Turn up all counters, deal bonus cards, draw the first side.

    Rules: FLAMES-SETUP-04, -05, -06, FLAMES-BONUS-01, FLAMES-RULING-25.
    """
    s.stack.pop()
    if out is not None:
        levels = (LEVELS[level] for level in s.altitude)
        out.append(LevelsRevealed(dict(zip(labels(s.roster), levels, strict=True))))
    if s.raid is not None:
        for aircraft in range(s.roster.size):
            if mission.hand_size(t, s, aircraft):
                draw(t, s, aircraft, t.bonus[s.altitude[aircraft]], out)
    else:
        for aircraft in range(s.roster.size):
            draw(t, s, aircraft, full_hand(t, s, aircraft) - s.held[aircraft], out)
    if t.mission is not None:
        s.initiative = t.attacker
    elif not t.free_for_all:
        s.initiative = s.chance.below(t.sides)
        if out is not None:
            out.append(FirstSide(s.initiative))


def full_hand(t: Tables, s: State, aircraft: int) -> int:
    """Return the cards of a full hand at the current level (FLAMES-BONUS-01, FLAMES-BONUS-02)."""
    return s.row[aircraft][tb.PERFORMANCE] + t.bonus[s.altitude[aircraft]]


SECRETS: Final[dict[int, Secret[Tables, State]]] = {
    f.FORCE: Secret(
        waiting_force, legal_force, bar_force, apply_force, thinkable_force, facts_force
    ),
    f.START: Secret(
        waiting_start,
        legal_start,
        bar_start,
        apply_start,
        lambda *_: range(c.LEVEL, c.LEVEL + len(LEVELS)),
    ),
}
