"""Packs, scenario and options as the integers that the rules look up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from escadrille.content.packs import Pack
from escadrille.kernel.options import Values
from escadrille.systems.skies import schema
from escadrille.systems.skies.choices import EDGES
from escadrille.systems.skies.schema import Aircraft, Scenario

INCH: Final = 2540
"""The grid of `mechanics.plane` has hundredths of a millimetre."""
SLACK: Final = 2
"""A thousandth of an inch, within which a limit is met (SKIES-BASE-01)."""
RANGE: Final = 9  # inches of guns, turrets, outmanoeuvres and tails
FAR: Final = 12  # inches of an Eagle Eye's guns
SUPPORT: Final = 6  # inches between friends (SKIES-CARD-18)
CLOUD: Final = 2  # inches, the radius
MARGIN: Final = 8  # inches between a cloud and the edges (SKIES-SCEN-01)
DIVE: Final = 6  # inches
BLOCK: Final = 6  # aircraft for each Doctrine card (SKIES-DOC-02)
ELEMENT: Final = 2  # aircraft (SKIES-BASE-57)


class Ground:
    """Where a squadron may be placed, edge by edge."""

    def __init__(self, scenario: Scenario, side: int, zone: schema.Zone) -> None:
        own = ("south", "north")[side]
        self.zone = zone
        self.edges = [EDGES.index(edge) for edge in zone.edges or (own,)]
        self.points = {
            edge: frozenset(schema.points(scenario.table, zone, EDGES[edge])) for edge in self.edges
        }
        self.headings = {edge: schema.headings(zone, EDGES[edge]) for edge in self.edges}


# Cards, by their numbers (SKIES-CARD-01 to SKIES-CARD-29).
(
    GREAT_CLIMB,
    GREAT_DIVE,
    TIGHT_TURN,
    ROBUST,
    RAPID_ROLL,
    HEAVY_HITTER,
    DEEP_POCKETS,
    SLUGGISH,
    VULNERABLE,
    TEMPERAMENTAL,
    AGILE,
    DEFENSIVE_TACTICS,
    HAIL_OF_FIRE,
    DIVE_AWAY,
    HIGH_ALTITUDE,
    SLASHING_ATTACK,
    HEAD_ON_CHARGE,
    MUTUAL_SUPPORT,
    HOME_ADVANTAGE,
    RADAR_SUPPORT,
    CLEAR_SKIES,
    NUMBERS,
    LOW_LEVEL_HAZE,
    OUT_OF_THE_SUN,
    EAGLE_EYE,
    VIRTUOSO,
    SIXTH_SENSE,
    SQUADRON_LEADER,
    RELENTLESS,
) = range(len(schema.CARDS))
WINDOWS: Final = ("act", "fly", "atk", "shot", "reply", "out", "roll", "back", "end", "dep")
ACT: Final = 0
FLY: Final = 1
ATK: Final = 2
SHOT: Final = 3
REPLY: Final = 4
OUT_: Final = 5
ROLL: Final = 6
BACK: Final = 7
END: Final = 8
DEP: Final = 9
KINDS: Final = ("trait", "doctrine", "theatre", "ace")
TRAIT: Final = 0
DOCTRINE: Final = 1
THEATRE: Final = 2
ACE: Final = 3
RETENTIONS: Final = ("auto", "discard", "remove", "pilot", "manoeuvre", "ballistic")
AUTO: Final = 0
DISCARD: Final = 1
REMOVE: Final = 2
PILOT: Final = 3
MANOEUVRE: Final = 4
BALLISTIC: Final = 5
TESTED: Final = (PILOT, MANOEUVRE, BALLISTIC)
SIGNATURES: Final = {"cool-head": PILOT, "acrobat": MANOEUVRE, "marksman": BALLISTIC}
NO_CARD: Final = -1


class Faces:
    """The cards that may be in a deck of this game: a Trait for each type that has it.

    Each has a name: that of the card, and for a Trait its type (SKIES-TRAIT-04).
    """

    def __init__(self, pack: Pack, types: Sequence[Aircraft], fielded: Sequence[int]) -> None:
        entries = pack.tables["card"]
        number = {name: place for place, name in enumerate(schema.CARDS)}
        rows = [
            (number[trait], type_number)
            for type_number in fielded
            for trait in types[type_number].traits
        ]
        rows += [
            (number[name], NO_CARD)
            for name in schema.CARDS
            if name in entries and entries[name].kind in ("doctrine", "theatre", "ace")
        ]
        self.card = [card for card, _ in rows]
        self.tag = [tag for _, tag in rows]
        told = [entries[schema.CARDS[card]] for card in self.card]
        self.names = [
            entry.id if tag == NO_CARD else f"{entry.id}:{types[tag].id}"
            for entry, tag in zip(told, self.tag, strict=True)
        ]
        self.kind = [KINDS.index(entry.kind) for entry in told]
        self.windows = [sum(1 << WINDOWS.index(w) for w in entry.windows) for entry in told]
        self.reaction = [entry.reaction for entry in told]
        self.nation = [entry.nation for entry in told]
        self.retention = [RETENTIONS.index(entry.retention) for entry in told]
        self.bonus = [NO_CARD if not e.bonus else number[e.bonus] for e in told]
        self.deployment = [bool(mask >> DEP & 1) for mask in self.windows]


class Tables:
    """One configured game: it never changes."""

    def __init__(
        self,
        pack: Pack,
        scenario: Scenario,
        options: Values,
        types: Mapping[str, Aircraft] | None = None,
        fielded: Iterable[str] = (),
    ) -> None:
        """`fielded` are types that fly besides those of the scenario."""
        self.pack, self.scenario, self.options = pack, scenario, options
        self.seats = 2
        self.camps: Sequence[int] = (0, 1)
        self.types: list[Aircraft] = [*(types or pack.tables["aircraft"]).values()]
        self.type_of = {plane.id: number for number, plane in enumerate(self.types)}
        self.width, self.length = (side * INCH for side in scenario.table)
        self.extended = bool(options["extended_rules"])
        self.aces = self.extended and bool(options["aces"])
        self.ace_of = [*pack.tables["ace"].values()]
        self.needs_advantage = bool(options["defensive_fire_needs_advantage"])
        self.tournament = bool(options["tournament"])
        self.element = 3 if self.tournament else ELEMENT
        self.pairs = scenario.pairs or self.tournament
        self.turns: int = scenario.turns or int(options["turn_limit"])
        self.clouds = scenario.clouds if options["clouds"] else 0
        self.opening_shot = bool(options["opening_shot"])
        self.boom_per_hit = bool(options["boom_per_hit"])
        self.grounds = [
            [Ground(scenario, number, squadron.zone) for squadron in side.squadron]
            for number, side in enumerate(scenario.side)
        ]
        self.crews = [
            (number, self.type_of[squadron.type], ps, zone, name)
            for number, side in enumerate(scenario.side)
            for zone, squadron in enumerate(side.squadron)
            for ps, name in self._pilots(squadron)
        ]
        used = {crew[1] for crew in self.crews} | {self.type_of[name] for name in fielded}
        self.faces = Faces(pack, self.types, sorted(used))
        self.face_of = {name: face for face, name in enumerate(self.faces.names)}
        self.layers: list[list[list[list[int]]]] = [
            [self._layers(side, kind) for kind in range(len(KINDS))] for side in (0, 1)
        ]

        self.pools = [
            [[face for layer in layers for face in layer] for layers in of_side]
            for of_side in self.layers
        ]

    def _pilots(self, squadron: schema.Squadron) -> list[tuple[int, int]]:
        """Return skills, each with the number of a named ace or NO_CARD."""
        named = [number for number, ace in enumerate(self.ace_of) if ace.id in squadron.aces]
        return [(ps, named.pop(0) if ps == 5 and named else NO_CARD) for ps in squadron.ps]

    def _layers(self, side: int, kind: int) -> list[list[int]]:
        """Return what a side's cards of a kind are dealt from, what comes first in front.

        Rules: SKIES-DOC-03, SKIES-RULING-06, SKIES-RULING-19.
        """
        told, faces = self.scenario.side[side], self.faces
        pool = [
            face
            for face in range(len(faces.card))
            if faces.kind[face] == kind and faces.nation[face] in (told.nation, "any")
        ]
        if kind == ACE and told.abilities is not None:
            return [[self.face_of[name] for name in told.abilities]]
        listed = {DOCTRINE: told.doctrines, THEATRE: told.theatres}.get(kind, ())
        if self.options["doctrine_selection"] == "scenario" and listed:
            first = [self.face_of[name] for name in listed]
            rest = [face for face in pool if faces.nation[face] == "any"]
            return [first, first, rest * 2] if kind == DOCTRINE else [first]
        return [pool * 2 if kind == DOCTRINE else pool]

    def squadron(self, side: int, zone: int) -> schema.Squadron:
        return self.scenario.side[side].squadron[zone]

    def reachable(self, side: int, aircraft: int) -> list[int]:
        """Return the Doctrine cards that a side of so many aircraft may have (SKIES-DOC-02)."""
        found: list[int] = []
        for layer in self.layers[side][DOCTRINE]:
            if len(found) < -(-aircraft // BLOCK):
                found += layer
        return found

    def level(self, side: int, zone: int) -> int:
        """Return the level at which a squadron begins."""
        return schema.LEVELS.index(self.scenario.side[side].squadron[zone].level)
