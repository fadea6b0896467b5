"""The named moments of a turn: where a pilot's skill or behaviour can act.

Each is the function whose docstring says `Moment: <name>`; a pilot is attached to an aircraft.
Skills of a handicap duel act at them already (`rules.skills`, `rules.volley`); life points,
behaviours, equipment and ultimate skills will.
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final = {
    "look": "before programming: Œil de l'expert",
    "programming": "a card is laid: Acrobate, Génie",
    "special-manoeuvre": "As du Pilotage",
    "tailed": "before a first card is shown: Couleuvre",
    "last-card": "before the third reveal: L'As des As",
    "collision": "before collision cards are drawn: Éperonneur",
    "shot-declared": "Artiste, Très bon tireur, Tueur, Opportuniste, Ange gardien",
    "aim-bonus": "the aim bonus of a shot: Tireur d'élite, Couleuvre",
    "cards-drawn": "a shot's cards are known: Tireur d'élite, Vipère, Serpent, incendiary bullets",
    "special-taken": "Système D, Bricoleur, Fantôme, vest, extinguisher",
    "jam-taken": "Consciencieux",
    "crew-hit": "life points instead of wounds",
    "down": "Chevalier, parachute, homologation",
    "fire-step": "handguns",
}
