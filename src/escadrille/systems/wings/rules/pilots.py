"""Who flies: his life points, his behaviour and his equipment (groups PIL, WND and EQP).

What the state knows of a pilot stands in one row of numbers, `State.crew`; where an option leaves
pilots out there are no rows. Wounds, states and behaviours are public; equipment is not, until it
is used: whoever may have an item as far as everyone knows is asked about it.
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.notation import Numbered
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import PowerUsed, SkillKept, Wounded
from escadrille.systems.wings.frames import KEEP, USE, no_answer
from escadrille.systems.wings.rules import skills
from escadrille.systems.wings.schema import Pilot
from escadrille.systems.wings.state import (
    KNOWN,
    LASTS,
    NEVER,
    NO_SPECIAL,
    PERSONAL,
    Frame,
    State,
)
from escadrille.systems.wings.tables import FATES, STANDINGS, Tables

POWERS: Final = Numbered(skills.SKILLS)
"""All that a pilot may be asked to use: skills for a token, behaviours once, items he has."""
KNIGHT: Final = POWERS.new("knight")  # Chevalier des Airs (WINGS-BEH-01)
HOTHEAD: Final = POWERS.new("hothead")  # Tête Brûlée (WINGS-BEH-04)
OPPORTUNIST: Final = POWERS.new("opportunist")  # Opportuniste (WINGS-BEH-07)
GUARDIAN: Final = POWERS.new("guardian")  # Ange gardien (WINGS-BEH-09)
RAMMER: Final = POWERS.new("rammer")  # Éperonneur (WINGS-BEH-11)
SOLDIER: Final = POWERS.new("soldier")  # Soldat (WINGS-BEH-13)
ARTIST: Final = POWERS.new("artist")  # Artiste (WINGS-BEH-15)
EXTINGUISHER: Final = POWERS.new("extinguisher")  # WINGS-EQP-03
VEST: Final = POWERS.new("vest")  # WINGS-EQP-04
BULLETS_OF_FIRE: Final = POWERS.new("incendiary")  # WINGS-EQP-05
HANDGUN: Final = POWERS.new("handgun")  # WINGS-EQP-07
AMMUNITION: Final = POWERS.new("ammunition")  # WINGS-EQP-08
PARACHUTE: Final = POWERS.new("parachute")  # WINGS-EQP-09
ITEMS: Final = range(EXTINGUISHER, PARACHUTE + 1)
ESCAPES: Final = (skills.GHOST, skills.HANDYMAN, skills.MAKESHIFT, EXTINGUISHER, VEST)
SECRET: Final = tuple(item for item in ITEMS if item != AMMUNITION)
"""Nobody sees them before they are used; how much ammunition one has, everyone does."""

# The numbers of a row.
ROW: Final = Numbered()
LIFE: Final = ROW.new("life")  # points of the pilot, of the observer (WINGS-WND-01)
GUNNER: Final = ROW.new("gunner")
BEHAVIOUR: Final = ROW.new("behaviour")  # number of the power, or 0
SPENT: Final = ROW.new("spent")  # the power of his behaviour is
KIT: Final = ROW.new("kit")  # what he has, as bits from EXTINGUISHER on
SEEN_KIT: Final = ROW.new("seen-kit")  # what everyone knows that he has, or had
PLATES: Final = ROW.new("plates")  # points that his vest can still stop
BULLETS: Final = ROW.new("bullets")
DREW: Final = ROW.new("drew")  # turn in which he last fired his handgun
PISTOL: Final = ROW.new("pistol")  # 1 + whom he fires it at in this phase
MEETS: Final = ROW.new("meets")  # those with whom he collides, as bits
RAMS: Final = ROW.new("rams")  # 1 + whom he rams
ULTIMATE: Final = ROW.new("ultimate")  # uses of each ultimate skill, two bits each
CHANGED: Final = ROW.new("changed")  # turn of the last change of a last card (WINGS-SKL-13)
STRUCK: Final = ROW.new("struck")  # "pilot wounded" cards of the game
FATE: Final = ROW.new("fate")  # what became of him, once that is settled
MATE: Final = ROW.new("mate")  # the same of the observer
STANDING: Final = ROW.new("standing")  # WINGS-EVO-05
KEPT: Final = ROW.new("kept")  # wounded, he has kept one skill (WINGS-WND-04)
MARKED: Final = ROW.new("marked")  # whose behaviours have told on this aircraft, as bits
NAME: Final = ROW.new("pilot")  # 0 him of the scenario; n: the n-th who took his place
WIDTH: Final = len(ROW)

WHOLE: Final = 10  # life points (WINGS-WND-01)
CARD: Final = 5  # what a "pilot wounded" card costs (WINGS-WND-02)
HURT: Final = 5  # life points at which one is Wounded, and seriously (WINGS-WND-04, -05)
GRAVE: Final = 2
LAND_IN: Final = 3  # complete turns to land in (WINGS-RULING-08)
MOST_USES: Final = 3  # of an ultimate skill (WINGS-SKL-04)
PLATED: Final = 5  # points that a vest stops (WINGS-EQP-04)
DIRECT: Final = 1 << 12  # of a wound that a vest is asked about: points, and not a card
TOKENS: Final = {"2-4-6-8": (2, 4, 6, 8), "2-3-4-5": (2, 3, 4, 5)}  # WINGS-RULING-07


# Rows.


def of(s: State, aircraft: int, what: int) -> int:
    return s.crew[WIDTH * aircraft + what]


def put(s: State, aircraft: int, what: int, value: int) -> None:
    """Change a number; clones share the rows until then."""
    s.crew = s.crew[:]
    s.crew[WIDTH * aircraft + what] = value


def enlist(t: Tables, s: State) -> None:
    """Put the pilots of a scenario into their aircraft (WINGS-PIL-02, WINGS-SKL-02)."""
    if not t.piloted:
        return
    s.crew = [0] * (WIDTH * t.size)
    for aircraft in range(t.size):
        board(t, s, aircraft, named(t, aircraft))


def board(t: Tables, s: State, aircraft: int, pilot: Pilot) -> None:
    """Let a pilot take his seat, with as many tokens as his standing gives.

    Rules: WINGS-WND-01, WINGS-SKL-02, WINGS-STATE-02, WINGS-RULING-07, WINGS-RULING-40.
    """
    row = row_of(t, s, aircraft, pilot)
    row[NAME] = of(s, aircraft, NAME)
    s.crew = [*s.crew[: WIDTH * aircraft], *row, *s.crew[WIDTH * (aircraft + 1) :]]
    s.skills[aircraft] = s.tokens[aircraft] = 0
    if t.skilled:
        s.skills[aircraft] = sum(1 << skills.SKILLS.index(skill) for skill in {*pilot.skills})
        scale = TOKENS[str(t.options["skill_token_scale"])]
        s.tokens[aircraft] = scale[row[STANDING]] if pilot.skills else 0
    if pilot.wounded:
        _limit(t, s, aircraft)


def row_of(t: Tables, s: State, aircraft: int, pilot: Pilot) -> list[int]:
    """Return the row of a pilot who takes his seat (WINGS-WND-01, WINGS-STATE-02)."""
    row = [0] * WIDTH
    row[LIFE] = HURT if pilot.wounded else WHOLE
    row[GUNNER] = WHOLE if s.roster.two[aircraft] and t.slots[aircraft].observer else 0
    row[STANDING], row[CHANGED] = STANDINGS.index(pilot.standing), NEVER
    if t.behaved and pilot.behaviour:
        row[BEHAVIOUR] = POWERS.index(pilot.behaviour)
    if t.equipped:
        row[KIT] = sum(bit(POWERS.index(item)) for item in {*pilot.equipment})
        row[SEEN_KIT] = row[KIT] & bit(AMMUNITION)
        row[PLATES] = PLATED if "vest" in pilot.equipment else 0
        row[BULLETS] = pilot.bullets if "handgun" in pilot.equipment else 0
    return row


def named(t: Tables, aircraft: int) -> Pilot:
    """Return the pilot whom a scenario puts into an aircraft."""
    pilot = t.slots[aircraft].pilot
    return pilot if isinstance(pilot, Pilot) else Pilot(name=pilot or "")


def bit(item: int) -> int:
    return 1 << item - EXTINGUISHER


def state_of(life: int) -> str:
    """Return the state that life points stand for.

    Rules: WINGS-STATE-01, WINGS-WND-04, WINGS-WND-05, WINGS-WND-06, WINGS-RULING-72,
    WINGS-RULING-106.
    """
    if life < 0:
        return "dead"
    return "grave" if life <= GRAVE else "wounded" if life <= HURT else "active"


# Powers.


def can_use(s: State, aircraft: int, behaviour: int) -> bool:
    """Has he this behaviour, and not used its power yet?"""
    return bool(s.crew and of(s, aircraft, BEHAVIOUR) == behaviour and not of(s, aircraft, SPENT))


def use_power(t: Tables, s: State, aircraft: int, behaviour: int, out: Out) -> None:
    """Use the power of a behaviour: once in a game (group BEH)."""
    put(s, aircraft, SPENT, 1)
    tell(t, aircraft, behaviour, out)


def tell(t: Tables, aircraft: int, power: int, out: Out) -> None:
    if out is not None:
        out.append(PowerUsed(t.labels[aircraft], POWERS[power]))


def uses(s: State, aircraft: int, skill: int) -> int:
    """Return how often an ultimate skill was used (WINGS-SKL-04)."""
    return of(s, aircraft, ULTIMATE) >> 2 * skills.ULTIMATES.index(skill) & MOST_USES


def can_use_skill(s: State, aircraft: int, skill: int) -> bool:
    """Has he a skill and a token, and an ultimate one not three times (WINGS-SKL-04)?"""
    if not skills.is_able(s, aircraft, skill):
        return False
    return skill not in skills.ULTIMATES or not s.crew or uses(s, aircraft, skill) < MOST_USES


def spend(t: Tables, s: State, aircraft: int, skill: int, out: Out) -> None:
    """Use a skill for a token; ultimate ones are counted (WINGS-SKL-01, WINGS-SKL-04)."""
    skills.spend(t, s, aircraft, skill, out)
    if skill in skills.ULTIMATES and s.crew:
        once = 1 << 2 * skills.ULTIMATES.index(skill)
        put(s, aircraft, ULTIMATE, of(s, aircraft, ULTIMATE) + once)


# Equipment.


def may_have(t: Tables, s: State, aircraft: int, item: int) -> bool:
    """Could he have an item, as far as everyone knows: not used up, not against his nature?

    Rules: WINGS-BEH-01, WINGS-EQP-01.
    """
    if not t.equipped or not s.crew:
        return False
    if item in (HANDGUN, BULLETS_OF_FIRE) and of(s, aircraft, BEHAVIOUR) == KNIGHT:
        return False
    return bool(of(s, aircraft, KIT) & bit(item)) or not of(s, aircraft, SEEN_KIT) & bit(item)


def has_item(s: State, aircraft: int, item: int) -> bool:
    return bool(s.crew and of(s, aircraft, KIT) & bit(item))


def show(t: Tables, s: State, aircraft: int, item: int, out: Out, *, used_up: bool) -> None:
    """Use an item before everyone's eyes; some can be used but once (WINGS-EQP-01)."""
    seen = of(s, aircraft, SEEN_KIT)
    if used_up:
        put(s, aircraft, KIT, of(s, aircraft, KIT) & ~bit(item))
    put(s, aircraft, SEEN_KIT, seen | bit(item))
    if used_up or not seen & bit(item):
        tell(t, aircraft, item, out)


# Wounds.


def struck(t: Tables, s: State, aircraft: int, place: int, observer: bool, out: Out) -> None:
    """A "pilot wounded" card: who could escape it is asked, else it costs life points.

    Rules: WINGS-WND-02, WINGS-EQP-04, WINGS-SKL-43, WINGS-RULING-40, WINGS-RULING-52.
    """
    if observer:
        put(s, aircraft, GUNNER, of(s, aircraft, GUNNER) - CARD)
        _tell_life(t, s, aircraft, GUNNER, out)
        return
    put(s, aircraft, STRUCK, of(s, aircraft, STRUCK) + 1)
    vest = may_have(t, s, aircraft, VEST)
    ghost = of(s, aircraft, STRUCK) == 1 and can_use_skill(s, aircraft, skills.GHOST)
    if vest:
        s.stack.append((USE, aircraft, VEST, place))
    if ghost:
        s.stack.append((USE, aircraft, skills.GHOST, place))
    if not (vest or ghost):
        suffer(t, s, aircraft, place, out)


def offer_extinguisher(t: Tables, s: State, aircraft: int, place: int) -> None:
    """Ask who has caught fire, where he may have something against it (WINGS-EQP-03)."""
    if may_have(t, s, aircraft, EXTINGUISHER):
        s.stack.append((USE, aircraft, EXTINGUISHER, place))


def suffer(t: Tables, s: State, aircraft: int, place: int, out: Out) -> None:
    """Lose life points to a "pilot wounded" card.

    A hothead shrugs the second one off; a soldier's shot makes it a serious wound.
    Rules: WINGS-WND-02, WINGS-BEH-04, WINGS-BEH-13, WINGS-SKL-23, WINGS-RULING-58,
    WINGS-RULING-106.
    """
    face, _, flags, *_ = s.taken[aircraft][place]
    life = of(s, aircraft, LIFE)
    if of(s, aircraft, STRUCK) == 2 and can_use(s, aircraft, HOTHEAD):
        use_power(t, s, aircraft, HOTHEAD, out)
        lose(t, s, aircraft, min(0, life - (GRAVE + 1)), out)
        return
    points = t.value[face] if flags & PERSONAL else 0
    serious = flags & LASTS and life > GRAVE
    lose(t, s, aircraft, points + (life - GRAVE if serious else CARD), out)


def spare(s: State, aircraft: int, place: int) -> None:
    """Cancel the wound of a card, which everyone sees."""
    face, plus, flags, turn, flown, by = s.taken[aircraft][place]
    s.taken[aircraft][place] = (face, plus, flags | NO_SPECIAL | KNOWN, turn, flown, by)


def graze(t: Tables, s: State, aircraft: int, place: int, out: Out) -> None:
    """The points of a card that was given to a man strike him although its wound does not."""
    face, _, flags, *_ = s.taken[aircraft][place]
    if flags & PERSONAL and t.value[face]:
        lose(t, s, aircraft, t.value[face], out)


def wound(t: Tables, s: State, aircraft: int, points: int, out: Out) -> None:
    """Points that strike the man himself; a vest may stop them (WINGS-WND-03, WINGS-EQP-04)."""
    if not points:
        return
    if may_have(t, s, aircraft, VEST):
        s.stack.append((USE, aircraft, VEST, DIRECT + points))
    else:
        lose(t, s, aircraft, points, out)


def stop(t: Tables, s: State, aircraft: int, points: int, out: Out) -> None:
    """Let a vest take what it can; the rest goes through (WINGS-EQP-04, WINGS-RULING-57)."""
    plates = of(s, aircraft, PLATES)
    stopped = min(points, plates)
    put(s, aircraft, PLATES, plates - stopped)
    show(t, s, aircraft, VEST, out, used_up=stopped == plates)
    if points > stopped:
        lose(t, s, aircraft, points - stopped, out)


def lose(t: Tables, s: State, aircraft: int, points: int, out: Out) -> None:
    """Take life points off a pilot; seriously wounded, he has so many turns to land.

    Rules: WINGS-WND-04, WINGS-WND-05, WINGS-RULING-08.
    """
    life = max(-99, of(s, aircraft, LIFE) - points)
    put(s, aircraft, LIFE, life)
    _tell_life(t, s, aircraft, LIFE, out)
    s.grave[aircraft] = s.turn + LAND_IN if 0 <= life <= GRAVE else 0
    if 0 <= life <= HURT:
        _limit(t, s, aircraft)


def _tell_life(t: Tables, s: State, aircraft: int, man: int, out: Out) -> None:
    if out is not None:
        life = of(s, aircraft, man)
        who = "pilot" if man == LIFE else "observer"
        out.append(Wounded(t.labels[aircraft], who, max(life, -1), state_of(life)))


def _limit(t: Tables, s: State, aircraft: int) -> None:
    """Ask a wounded man which one of his skills he keeps; a hothead keeps all.

    Rules: WINGS-WND-04, WINGS-STATE-02, WINGS-BEH-05.
    """
    if of(s, aircraft, BEHAVIOUR) == HOTHEAD or of(s, aircraft, KEPT):
        return
    if s.skills[aircraft].bit_count() > 1:
        put(s, aircraft, KEPT, 1)
        s.stack.append((KEEP, aircraft, 0, 0))


def bar_keep(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """One of his own skills (WINGS-WND-04)."""
    if choice not in skills.CHOICES:
        return no_answer(frame)
    if skills.has(s, frame[1], choice - c.SKILL):
        return None
    return Refusal("WINGS-WND-04", {"aircraft": t.labels[frame[1]]})


def apply_keep(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    s.skills[frame[1]] = 1 << choice - c.SKILL
    if out is not None:
        out.append(SkillKept(t.labels[frame[1]], skills.SKILLS[choice - c.SKILL]))


def is_pending(s: State, aircraft: int) -> bool:
    """Is he still asked about a damage that he may escape, before it takes effect?"""
    return any(frame[:2] == (USE, aircraft) and frame[2] in ESCAPES for frame in s.stack)


def forget_questions(s: State, aircraft: int) -> None:
    """Ask nothing more about the damage of an aircraft that is gone."""
    if s.crew and is_pending(s, aircraft):
        s.stack[:] = [
            frame for frame in s.stack if frame[:2] != (USE, aircraft) or frame[2] not in ESCAPES
        ]


def is_alive(s: State, aircraft: int) -> bool:
    """Does somebody fly it who can (WINGS-WND-06)?"""
    return not s.crew or of(s, aircraft, LIFE) >= 0


def fate(s: State, aircraft: int, what: int = FATE) -> str:
    return FATES[of(s, aircraft, what)]
