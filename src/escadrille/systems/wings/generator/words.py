"""The title and the briefing of a generated mission, in both languages."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "patrol": ("Offensive patrol", "Patrouille offensive"),
    "reconnaissance": ("Reconnaissance", "Reconnaissance"),
    "photography": ("Photographs", "Photographies"),
    "bombing": ("Bombing raid", "Bombardement"),
    "strafing": ("Low attack", "Attaque au sol"),
    "rescue": ("Rescue", "Sauvetage"),
    "test": ("A new weapon", "Une arme nouvelle"),
    "theft": ("The prototype", "Le prototype"),
}
ORDERS: Final = {
    "patrol": (
        "Shoot the enemy down or drive him off, and let at least one of you come home.",
        "Abattez l’ennemi ou chassez-le, et que l’un de vous au moins rentre.",
    ),
    "reconnaissance": (
        "Pass near every objective in your two-seater, at level 2 or lower.",
        "Passez près de chaque objectif avec votre biplace, au niveau 2 ou plus bas.",
    ),
    "photography": (
        "Photograph every objective with a stall above it, and bring the camera home.",
        "Photographiez chaque objectif d’un décrochage au-dessus, et ramenez l’appareil.",
    ),
    "bombing": ("Destroy every objective.", "Détruisez chaque objectif."),
    "strafing": (
        "Destroy every objective, with guns or bombs.",
        "Détruisez chaque objectif, à la mitrailleuse ou à la bombe.",
    ),
    "rescue": (
        "Land within a ruler of the man, stay for a whole turn, take off and bring him home.",
        "Posez-vous à moins d’une réglette de l’homme, restez un tour entier et ramenez-le.",
    ),
    "test": (
        "Hit the objective with the new rockets, and come home to tell of it.",
        "Touchez l’objectif avec les nouvelles roquettes, et rentrez le raconter.",
    ),
    "theft": (
        "Land near the prototype, stay for a whole turn, leave in it and bring it home.",
        "Posez-vous près du prototype, restez un tour entier, repartez avec et ramenez-le.",
    ),
}
ZONES: Final = {
    "friendly": ("over our own lines", "au-dessus de nos lignes"),
    "conflict": ("over no-man’s-land", "au-dessus du no man’s land"),
    "enemy": ("behind the enemy’s lines", "derrière les lignes ennemies"),
    "deep": ("deep behind the enemy’s lines", "loin derrière les lignes ennemies"),
}
SKIES: Final = {
    "clear": ("The sky is clear.", "Le ciel est clair."),
    "medium": ("Clouds, rain and wind.", "Des nuages, de la pluie et du vent."),
    "heavy": ("Heavy weather.", "Gros temps."),
}
MONTHS: Final = (
    ("January", "janvier"),
    ("February", "février"),
    ("March", "mars"),
    ("April", "avril"),
    ("May", "mai"),
    ("June", "juin"),
    ("July", "juillet"),
    ("August", "août"),
    ("September", "septembre"),
    ("October", "octobre"),
    ("November", "novembre"),
    ("December", "décembre"),
)


def title(errand: str, date: str) -> dict[str, str]:
    year, month = date.split("-")
    english, french = TITLES[errand]
    name = MONTHS[int(month) - 1]
    return {"en": f"{english}, {name[0]} {year}", "fr": f"{french}, {name[1]} {year}"}


def briefing(
    errand: str, zone: str, sky: str, squadrons: tuple[str, str], points: tuple[int, int]
) -> dict[str, str]:
    """Tell who flies, where, for what and in which weather."""
    active, enemy = squadrons
    mine, theirs = points
    told = {}
    for number, lang in enumerate(("en", "fr")):
        where, order, air = ZONES[zone][number], ORDERS[errand][number], SKIES[sky][number]
        told[lang] = (
            f"{active} {where}, against {enemy}. {air}\n{order}\n"
            f"Mission points: {mine} against {theirs}."
            if lang == "en"
            else f"{active} {where}, contre {enemy}. {air}\n{order}\n"
            f"Points de mission : {mine} contre {theirs}."
        )
    return told
