"""What an option leaves to be declared, and what it then does in the mission: group OPT."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from escadrille.systems.flames.campaign import choices
from escadrille.systems.flames.campaign.rules.forces import entry_of, has_both
from escadrille.systems.flames.campaign.tables import Tables


class Question(NamedTuple):
    """What the player declares who selects an option, and the rule that says so."""

    name: str
    rule: str
    words: tuple[int, int]


MODIFIERS: Final = ("bombs", "defense", "support", "flak")
FIGURES: Final = ("press", "rest", "shortage", "sun")
ALTITUDE: Final = Question("altitude", "FLAMES-OPT-05", (choices.HIGHER, choices.LOWER))
WHOSE: Final = {
    name: Question(name, "FLAMES-RULING-17", (choices.OWN, choices.ENEMY)) for name in MODIFIERS
}
WINDS: Final = Question("winds", "FLAMES-OPT-20", (choices.LONGER, choices.SHORTER))
PILOT: Final = Question("pilot", "FLAMES-RULING-58", (choices.LOADED, choices.FREE))


def questions(t: Tables, arrow: int, side: int, picks: list[int]) -> list[Question]:
    """Return what is declared with an option in a mission, in order.

    Rules: FLAMES-OPT-05, FLAMES-OPT-20, FLAMES-RULING-17, FLAMES-RULING-30, FLAMES-RULING-58.
    """
    entry = entry_of(t, side, picks)
    if entry is None:
        return []
    asked = [ALTITUDE] * entry.altitude
    for name in MODIFIERS:
        modifier = getattr(entry, name)
        if modifier is not None and modifier.side is None:
            asked.append(WHOSE[name])
    asked += [WINDS] * bool(entry.winds)
    asked += [PILOT] * has_both(t, arrow, side, picks)
    return asked


def effects(t: Tables, arrow: int, side: int, picks: list[int]) -> dict[str, Any]:
    """Return what the option of a side does in the mission, as its scenario tells it.

    Aircraft and pilots are among those who fly; in the mission it prevails over other rules
    (FLAMES-CAMP-24). Rules: FLAMES-OPT-05 to -20, FLAMES-RULING-17 (Gunner changes both sides),
    FLAMES-SCALE-02.
    """
    entry = entry_of(t, side, picks)
    if entry is None:
        return {}
    asked = questions(t, arrow, side, picks)
    declared = {question.name: word for question, word in zip(asked, picks[1:], strict=True)}
    found: dict[str, Any] = {}
    if entry.altitude:
        found["altitude"] = 1 if declared["altitude"] == choices.HIGHER else -1
    for name in MODIFIERS:
        if (modifier := getattr(entry, name)) is not None:
            own = modifier.side == "own" or declared.get(name) == choices.OWN
            found[name if own else f"enemy_{name}"] = modifier.figure
    if entry.gunner:
        found |= {"gunner": entry.gunner, "enemy_gunner": entry.gunner}
    if entry.winds:
        found["winds"] = entry.winds if declared["winds"] == choices.LONGER else -entry.winds
    found |= {name: True for name in ("fuel", "late", "vital") if getattr(entry, name)}
    return found | {name: figure for name in FIGURES if (figure := getattr(entry, name))}
