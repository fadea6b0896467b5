"""Which pilots and which of their questions no game can have."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.systems.wings import frames as f
from escadrille.systems.wings.rules import fates, pilots, skills
from escadrille.systems.wings.rules.programming import THIRD
from escadrille.systems.wings.state import FLYING, NEVER, Frame, State
from escadrille.systems.wings.tables import FATES, STANDINGS, Tables

OF_A_CARD = (pilots.EXTINGUISHER, pilots.VEST, skills.GHOST)
FROM_A_CARD = (skills.MAKESHIFT, skills.HANDYMAN)
MOST_JAMS = 128


def faults(t: Tables, s: State) -> Iterator[str]:
    """Return what is wrong with the numbers of pilots (WINGS-PIL-02)."""
    most = _most(t, s)
    for aircraft in range(t.size):
        if s.skills[aircraft] >= 1 << len(skills.SKILLS):
            yield f"aircraft {t.labels[aircraft]}: skills: expected skills (WINGS-SKL-03)"
        for what, name in enumerate(pilots.ROW if s.crew else ()):
            value = pilots.of(s, aircraft, what)
            low, high = most[what]
            if not low <= value <= high:
                yield (
                    f"aircraft {t.labels[aircraft]}: airman: {name}: {value}; "
                    f"expected {low} to {high} (WINGS-PIL-02)"
                )
        if s.crew and pilots.of(s, aircraft, pilots.BEHAVIOUR) in range(1, pilots.KNIGHT):
            yield f"aircraft {t.labels[aircraft]}: airman: no such behaviour (WINGS-BEH-01)"


def _most(t: Tables, s: State) -> list[tuple[int, int]]:
    """Return the least and the most of each number of a row."""
    masks = dict.fromkeys((pilots.MEETS, pilots.MARKED), (1 << t.size) - 1)
    highest = {
        pilots.LIFE: pilots.WHOLE,
        pilots.GUNNER: pilots.WHOLE,
        pilots.BEHAVIOUR: pilots.ARTIST,
        pilots.KIT: (1 << len(pilots.ITEMS)) - 1,
        pilots.SEEN_KIT: (1 << len(pilots.ITEMS)) - 1,
        pilots.PLATES: pilots.PLATED,
        pilots.BULLETS: 12,
        pilots.DREW: s.turn,
        pilots.PISTOL: t.size,
        pilots.RAMS: t.size,
        pilots.ULTIMATE: (1 << 2 * len(skills.ULTIMATES)) - 1,
        pilots.CHANGED: s.turn,
        pilots.STRUCK: 99,
        pilots.FATE: len(FATES) - 1,
        pilots.MATE: len(FATES) - 1,
        pilots.STANDING: len(STANDINGS) - 1,
        pilots.NAME: 99,
        **masks,
    }
    lowest = dict.fromkeys((pilots.LIFE, pilots.GUNNER, pilots.CHANGED), NEVER)
    return [(lowest.get(what, 0), highest.get(what, 1)) for what in range(pilots.WIDTH)]


def frame_fault(t: Tables, s: State, frame: Frame) -> str | None:
    """Return what is wrong with a question to a pilot."""
    kind, aircraft, power, what = frame
    if kind == f.KEEP:
        return None if s.skills[aircraft] else "he has no skills"
    if kind == f.LAST_CARD:
        whole = s.cards[aircraft] == THIRD and s.prog[3 * aircraft + 2] >= 0
        return None if whole and s.status[aircraft] == FLYING else "there is no third card"
    if kind != f.USE:
        return None
    if not 0 <= power < len(pilots.POWERS) or (power >= len(skills.SKILLS) and not s.crew):
        return "expected something that he has"
    return None if _is_sound(t, s, aircraft, power, what) else "of nothing that happened"


def _is_sound(t: Tables, s: State, aircraft: int, power: int, what: int) -> bool:
    if power in OF_A_CARD or power in FROM_A_CARD:
        if power not in FROM_A_CARD and what >= pilots.DIRECT:
            return power != skills.GHOST or what - pilots.DIRECT < len(s.volley)
        return power in FROM_A_CARD or 0 <= what < len(s.taken[aircraft])
    if power == pilots.PARACHUTE:
        return 0 <= what < len(fates.CAUSES)
    if power in (pilots.KNIGHT, pilots.RAMMER):
        return 0 <= what < t.size
    if power == skills.GRASS_SNAKE and not s.volley:
        return 0 <= what < t.size
    if power == skills.CAREFUL:
        return 0 <= what < MOST_JAMS
    return 0 <= what < len(s.volley)
