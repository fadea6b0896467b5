"""What squadrons and pilots are called, by nation: names of the time, put together by chance."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.rng import Chance
from escadrille.systems.wings.schema import Camp, Nation, months

NATIONS: Final[dict[Camp, tuple[tuple[Nation, str], ...]]] = {
    "entente": (
        ("france", "1914-01"),
        ("britain", "1914-01"),
        ("belgium", "1916-01"),
        ("italy", "1916-01"),
        ("usa", "1918-02"),
    ),
    "empires": (("germany", "1914-01"), ("austria-hungary", "1916-01")),
}
"""Who flies for a camp, since when."""
SQUADRONS: Final[dict[Nation, tuple[str, str]]] = {
    "france": ("Escadrille N.{}", "Escadrille SPA.{}"),
    "britain": ("No. {} Squadron R.F.C.", "No. {} Squadron R.A.F."),
    "belgium": ("{}e escadrille", "{}e escadrille"),
    "italy": ("Squadriglia {}", "Squadriglia {}"),
    "usa": ("{}th Aero Squadron", "{}th Aero Squadron"),
    "germany": ("Feldflieger-Abteilung {}", "Jagdstaffel {}"),
    "austria-hungary": ("Flik {}", "Flik {}J"),
}
"""Of the early war, and of the late."""
LATE: Final = "1917-01"
SURNAMES: Final[dict[Nation, tuple[str, ...]]] = {
    "france": ("Aubry", "Bertin", "Carlier", "Dufour", "Garnier", "Lefort", "Marchal", "Rousset"),
    "britain": ("Ashby", "Barlow", "Cartwright", "Dunn", "Fielding", "Hartley", "Marsh", "Pryce"),
    "belgium": ("Claes", "Declercq", "Goossens", "Jacobs", "Lambert", "Maes", "Peeters", "Simon"),
    "italy": ("Bassi", "Conti", "Ferrari", "Galli", "Marini", "Ricci", "Serra", "Valli"),
    "usa": ("Baker", "Collins", "Foster", "Hayes", "Morgan", "Reed", "Turner", "Walsh"),
    "germany": ("Adler", "Brandt", "Engel", "Hartmann", "Keller", "Lang", "Reuter", "Winkler"),
    "austria-hungary": (
        "Bauer",
        "Fekete",
        "Hruby",
        "Jelinek",
        "Kovacs",
        "Novak",
        "Steiner",
        "Toth",
    ),
    "russia": ("Belov", "Orlov", "Petrov", "Volkov"),
}
INITIALS: Final = "ABCEFGHJKLMPRTV"


def nation(camp: Camp, date: str, chance: Chance) -> Nation:
    known = [name for name, since in NATIONS[camp] if months(since) <= months(date)]
    return known[chance.below(len(known))]


def squadron(country: Nation, date: str, chance: Chance) -> str:
    early, late = SQUADRONS[country]
    number = 2 + chance.below(97)
    return (late if months(date) >= months(LATE) else early).format(number)


def pilot(country: Nation, taken: set[str], chance: Chance) -> str:
    """Return a name that nobody of the mission has yet."""
    for _ in range(100):
        initial = INITIALS[chance.below(len(INITIALS))]
        name = f"{initial}. {SURNAMES[country][chance.below(len(SURNAMES[country]))]}"
        if name not in taken:
            break
    taken.add(name)
    return name
