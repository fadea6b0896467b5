"""Skills of pilots and the tokens that they cost (group SKL, WINGS-DUEL-02).

A pilot is attached to an aircraft: its skills are bits, its tokens a number, both public. Skills
act at the moments of `rules.moments`; whoever has one and a token is asked there.
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.notation import Numbered
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import SkillChosen, SkillUsed
from escadrille.systems.wings.frames import SKILL, no_answer
from escadrille.systems.wings.state import Frame, State
from escadrille.systems.wings.tables import Tables

SKILLS: Final = Numbered()
ACROBATE: Final = SKILLS.new("acrobat")  # Pilotage (WINGS-SKL-10)
GENIE: Final = SKILLS.new("genius")  # WINGS-SKL-11
MASTER: Final = SKILLS.new("master-pilot")  # As du Pilotage (WINGS-SKL-12)
GOOD_SHOT: Final = SKILLS.new("good-shot")  # Tir: Très bon tireur (WINGS-SKL-20)
MARKSMAN: Final = SKILLS.new("marksman")  # Tireur d'élite (WINGS-SKL-21)
CAREFUL: Final = SKILLS.new("careful")  # Mécanique: Consciencieux (WINGS-SKL-30)
EXPERT_EYE: Final = SKILLS.new("expert-eye")  # Œil de l'expert (WINGS-SKL-31)
MAKESHIFT: Final = SKILLS.new("makeshift")  # Système D (WINGS-SKL-32)
GRASS_SNAKE: Final = SKILLS.new("grass-snake")  # Esquive: Couleuvre (WINGS-SKL-40)
VIPER: Final = SKILLS.new("viper")  # Vipère (WINGS-SKL-41)
SERPENT: Final = SKILLS.new("serpent")  # WINGS-SKL-42
ON_OFFER: Final = len(SKILLS)
"""So many are on offer in a handicap duel: none of life points (WINGS-RULING-96)."""
EXCELLENT: Final = SKILLS.new("excellent-shot")  # Tir: Excellent tireur (WINGS-SKL-22)
# The ultimate ones, none of which is either (WINGS-DUEL-02).
LAST_CARD: Final = SKILLS.new("ace-of-aces")  # L'As des As (WINGS-SKL-13)
KILLER: Final = SKILLS.new("killer")  # Tueur (WINGS-SKL-23)
HANDYMAN: Final = SKILLS.new("handyman")  # Bricoleur (WINGS-SKL-33)
GHOST: Final = SKILLS.new("ghost")  # Fantôme (WINGS-SKL-43)
ULTIMATES: Final = (LAST_CARD, KILLER, HANDYMAN, GHOST)
CHOICES: Final = range(c.SKILL, c.SKILL + len(SKILLS))
FIRST_TOKENS: Final = 2  # and one for each skill (WINGS-RULING-71)


def has(s: State, aircraft: int, skill: int) -> bool:
    return bool(s.skills[aircraft] >> skill & 1)


def is_able(s: State, aircraft: int, skill: int) -> bool:
    """Has the pilot a skill, and a token for it (WINGS-SKL-01)?"""
    return s.tokens[aircraft] > 0 and bool(s.skills[aircraft] >> skill & 1)


def spend(t: Tables, s: State, aircraft: int, skill: int, out: Out) -> None:
    """Use a skill, which costs one token (WINGS-SKL-01, WINGS-RULING-56)."""
    s.tokens[aircraft] -= 1
    if out is not None:
        out.append(SkillUsed(t.labels[aircraft], SKILLS[skill], s.tokens[aircraft]))


# Skills for the weaker of a handicap duel.


def due(t: Tables, types: list[int]) -> list[int]:
    """Return how many skills each seat of a handicap duel may choose.

    Rules: WINGS-DUEL-01, WINGS-DUEL-02.
    """
    if not t.options["duel_handicap"] or len(types) != 2:
        return [0] * t.seats
    values = [t.aircraft[number].duel or 0 for number in types]
    return [max(0, max(values) - value) for value in values]


def offer(t: Tables, s: State) -> None:
    """Ask the weaker player for his skills before the first turn (WINGS-DUEL-02)."""
    for seat, count in enumerate(due(t, s.types)):
        if count:
            s.stack.append((SKILL, s.roster.own[seat][0], count, 0))


def bar_skill(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Any skill that he has not chosen yet; they add up (WINGS-SKL-03)."""
    if choice not in CHOICES:
        return no_answer(frame)
    if choice - c.SKILL >= ON_OFFER:
        rule = "WINGS-RULING-96" if choice - c.SKILL == EXCELLENT else "WINGS-DUEL-02"
        return Refusal(rule, {"aircraft": t.labels[frame[1]]})
    if has(s, frame[1], choice - c.SKILL):
        return Refusal("WINGS-SKL-03", {"aircraft": t.labels[frame[1]]})
    return None


def apply_skill(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Take a skill, and the tokens that come with it (WINGS-RULING-71)."""
    _, aircraft, count, _ = frame
    skill = choice - c.SKILL
    if not s.skills[aircraft]:
        s.tokens[aircraft] = FIRST_TOKENS
    s.skills[aircraft] |= 1 << skill
    s.tokens[aircraft] += 1
    s.stack.pop()
    if count > 1:
        s.stack.append((SKILL, aircraft, count - 1, 0))
    if out is not None:
        out.append(SkillChosen(t.labels[aircraft], SKILLS[skill], s.tokens[aircraft]))
