"""Packs, scenario and options compiled to integer tables, once for every game of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

from msgspec.structs import replace

from escadrille.content.packs import Pack
from escadrille.kernel.options import Values
from escadrille.mechanics.notation import Numbered
from escadrille.mechanics.plane.grid import DEGREE, Point, ahead_of, card_manoeuvre
from escadrille.mechanics.plane.shapes import Footprint, Polygon
from escadrille.systems.wings.schema import (
    STEEP,
    TWIN,
    Aircraft,
    Balloon,
    Deck,
    Emplacement,
    Face,
    Hit,
    Manoeuvre,
    Measures,
    Mooring,
    Piece,
    Scenario,
    Slot,
    Standing,
    allowed,
    face_name,
    faces,
    grid,
    seat_of,
)

# Kinds of manoeuvre cards.
CARD_KINDS: Final = Numbered()
STRAIGHT: Final = CARD_KINDS.new("straight")
STALL: Final = CARD_KINDS.new("stall")
TURN: Final = CARD_KINDS.new("turn")
SLIP: Final = CARD_KINDS.new("sideslip")
WIDE: Final = CARD_KINDS.new("wide-sideslip")
SHARP: Final = CARD_KINDS.new("sharp-turn")
TINY: Final = CARD_KINDS.new("tiny-turn")
IMMELMANN: Final = CARD_KINDS.new("immelmann")
CLIMB: Final = CARD_KINDS.new("climb")
DIVE: Final = CARD_KINDS.new("dive")
SIMPLE: Final = frozenset((STRAIGHT, TURN))  # WINGS-CPX-11
LEFT: Final = 1
RIGHT: Final = 2
SIDE_BITS: Final = (0, LEFT, RIGHT)  # by a face's side: 0, 1 left, -1 right

# Special damages.
SPECIALS: Final = Numbered()
NONE: Final = SPECIALS.new("none")
SMOKE: Final = SPECIALS.new("smoke")
FLAMES: Final = SPECIALS.new("flames")
ENGINE: Final = SPECIALS.new("engine")
PILOT: Final = SPECIALS.new("pilot")
RUDDER_LEFT: Final = SPECIALS.new("rudder-left")
RUDDER_RIGHT: Final = SPECIALS.new("rudder-right")
RED_JAM: Final = SPECIALS.new("red-jam")
GREEN_JAM: Final = SPECIALS.new("green-jam")
EXPLOSION: Final = SPECIALS.new("explosion")
JAMS: Final = (RED_JAM, GREEN_JAM)
SHOWN: Final = (SMOKE, FLAMES, RED_JAM, GREEN_JAM, EXPLOSION)  # WINGS-COMP-03

# Kinds of pieces.
PIECE_KINDS: Final = Numbered()
AIRCRAFT: Final = PIECE_KINDS.new("aircraft")
BALLOON: Final = PIECE_KINDS.new("balloon")
TRENCH: Final = PIECE_KINDS.new("trench")
MACHINE_GUN: Final = PIECE_KINDS.new("machine-gun")
BATTERY: Final = PIECE_KINDS.new("flak")
TARGET: Final = PIECE_KINDS.new("target")
STRIP: Final = PIECE_KINDS.new("strip")

TASKS: Final = ("", "destroy", "photograph", "reconnoitre", "rescue", "test", "steal")
OBSERVED: Final = (2, 3)  # tasks of who looks
PICKED_UP: Final = (4, 6)  # tasks of who lands
EDGES: Final = ("west", "east", "south", "north")
SKIES: Final = ("clear", "medium", "heavy")
STANDINGS: Final[tuple[str, ...]] = get_args(Standing)
FATES: Final = ("", "active", "wounded", "grave", "missing", "captured", "dead")
"""What becomes of a man in a fight (group STATE); missing: in no-man's-land (WINGS-RULING-73)."""

ARCS: Final = Numbered()
FRONT: Final = ARCS.new("front")
REAR: Final = ARCS.new("rear")

PHASES: Final = 3  # of a turn, one for each card (WINGS-TURN-02)
MISSION_TURNS: Final = 20  # WINGS-RULING-48
MODE_TURNS: Final = 40  # WINGS-RULING-63
PER_COPY: Final = 4  # aircraft for which one copy of a damage deck is enough


class Cards:
    """The different cards of one manoeuvre deck, numbered in its order."""

    def __init__(
        self, deck: Deck, drawn: Mapping[str, Manoeuvre], measures: Measures, *, altitude: bool
    ) -> None:
        self.faces = found = faces(deck, drawn, altitude=altitude)
        self.letter = deck.letter
        self.names = [face.name for face in found]
        # What it is called, after what is odd about it (WINGS-RULING-93).
        self.called = [called(face) for face in found]
        self.face_of = {name: number for number, name in enumerate(self.names)}
        self.kind = [CARD_KINDS.index(face.manoeuvre.kind) for face in found]
        self.side = [SIDE_BITS[face.side] for face in found]
        self.diamond = [face.manoeuvre.diamond for face in found]
        self.steep = [face.manoeuvre.diamond and face.manoeuvre.kind != "climb" for face in found]
        self.copies = [face.copies for face in found]
        self.move = [
            card_manoeuvre(
                grid(measures.base[1]),
                grid(measures.arrow),
                -grid(face.manoeuvre.tip[0]) * face.side,
                grid(face.manoeuvre.tip[1]),
                -DEGREE * face.manoeuvre.turn * (face.side or 1),
            )
            for face in found
        ]
        self.straight = self.kind.index(STRAIGHT)
        self.stall = self.kind.index(STALL)
        # The first card that binds what comes after it in the same way.
        kept = (STRAIGHT, STALL, TURN, IMMELMANN, CLIMB)
        first: dict[tuple[bool, int], int] = {}
        self.alike = {
            face: first.setdefault((diamond, kind if kind in kept else -1), face)
            for face, (diamond, kind) in enumerate(zip(self.diamond, self.kind, strict=True))
        }
        # The plain turn of each side.
        self.turns = [
            next(f for f, kind in enumerate(self.kind) if kind == TURN and self.side[f] == side)
            for side in (LEFT, RIGHT)
        ]


def called(face: Face) -> tuple[str | None, str]:
    """Return what is odd about a card, "steep" or "plain", and its name without it."""
    card = face.manoeuvre
    usual = face_name(replace(card, diamond=card.kind in STEEP), face.side)
    return None if usual == face.name else "steep" if card.diamond else "plain", usual


def hit_name(letter: str, card: Hit) -> str:
    """Return the name of a damage card: A3, B1-smoke."""
    return f"{letter}{card.points}-{card.special}" if card.special else f"{letter}{card.points}"


class Roster:
    """What every piece is (WINGS-COMP-01, WINGS-RULING-30).

    Fixed once the types are known, and shared by all clones.
    """

    def __init__(self, t: Tables, types: Sequence[int]) -> None:
        self.types = list(types)
        self.size = len(t.slots)
        self.seat = t.piece_seat
        self.side = t.piece_side
        self.kind = t.piece_kind
        chosen = [t.aircraft[number] for number in types]
        ctf = t.mode == "ctf"
        letters = [
            slot.deck or (ctf and plane.flag_deck) or plane.deck
            for slot, plane in zip(t.slots, chosen, strict=True)
        ]
        self.deck = [t.cards[t.deck_of[letter]] for letter in letters]
        self.letter = letters + [""] * (t.pieces - self.size)
        self.structure = [plane.structure for plane in chosen] + t.structures
        self.climb = [plane.climb for plane in chosen] + t.climbs
        self.ceiling = [plane.ceiling for plane in chosen]
        self.two = [plane.seats == 2 for plane in chosen]
        self.gun: list[int] = []  # damage letter of each arc, or -1
        self.half: list[int] = []
        self.above: list[bool] = []
        for slot, plane in zip(t.slots, chosen, strict=True):
            manned = (
                plane.guns if slot.observer else [gun for gun in plane.guns if gun.arc != "rear"]
            )
            arcs = {gun.arc: gun for gun in manned}
            for arc in ARCS:
                gun = arcs.get(arc)
                self.gun.append(t.letters.index(gun.letter) if gun else -1)
                self.half.append(100 * gun.half if gun else 0)
                self.above.append(bool(gun and gun.above))
        self.gun += t.ground_guns
        self.half += [18000] * len(t.ground_guns)
        self.above += [False] * len(t.ground_guns)
        self.twin = [letter == t.twin for letter in self.gun]
        # Whom each piece may fire at, besides range: enemies that can be harmed.
        self.foes = [
            [
                other
                for other in range(t.pieces)
                if self.side[other] != self.side[number]
                and (self.structure[other] or other < self.size)
                and (number < self.size or other < self.size)
            ]
            for number in range(t.pieces)
        ]
        self.own = [
            [number for number in range(self.size) if self.seat[number] == seat]
            for seat in range(t.seats)
        ]


class Tables:
    """One configured game: system + options + packs. Never changes once built."""

    def __init__(
        self,
        pack: Pack,
        scenario: Scenario,
        options: Values,
        aircraft: Mapping[str, Aircraft] | None = None,
    ) -> None:
        self.pack, self.scenario, self.options = pack, scenario, options
        self.mode = str(options["mode"])
        self.altitude = bool(options["altitude"])
        self.moded = self.mode != "mission"
        self.tailing = bool(options["tailing"])
        self.consecutive = bool(options["consecutive_fire"])
        self.complex = bool(options["complex_manoeuvres"])
        self.special_manoeuvres = self.complex and options["special_manoeuvres"] == "all"
        self.special_by_skill = self.complex and options["special_manoeuvres"] == "skill"
        self.special_by_ace = self.complex and options["special_manoeuvres"] == "ace"
        self.piloted = bool(options["pilots"])
        self.behaved = bool(options["behaviours"])
        self.equipped = bool(options["equipment"])
        self.skilled = bool(options["duel_handicap"]) or bool(options["skills"])
        self.asks_shots = self.skilled or self.piloted
        # What everyone sees of a damage card: of a pilot, whose state binds him, his wound too.
        self.shown = (*SHOWN, PILOT) if self.piloted else SHOWN
        self.accept_errors = options["illegal_programming"] == "accept"
        self.errors_destroy = options["error_penalty"] == "destroyed"
        self.exit_rule = str(options["exit_rule"])
        self.smoke_blocks_aim = bool(options["smoke_blocks_aim"])
        self.engine_no_climb = bool(options["engine_no_climb"])
        self.dive_fire = bool(options["dive_fire"])
        self.overlap_fire = bool(options["overlap_fire"])
        self.fire_ban = bool(options["fire_ban"])
        self.twin_jam = bool(options["twin_gun_jam"])
        self.doubled = bool(options["doubled_specials"])
        self.landing = bool(options["landing_takeoff"])
        self.collision = bool(options["collision"])
        self.blast = bool(options["explosion_blast"])
        self.crash_landing = bool(options["crash_landing"])
        self.bomb_points = bool(options["bomb_points"])
        self.near_burst = bool(options["flak_near_burst"])
        self.relief = bool(options["relief"])
        self.weather = bool(options["weather"])
        self.clouds = bool(options["cloud_layer"]) and not self.weather
        self.true_ceiling = bool(options["true_ceiling"])
        self.measures: Measures = next(iter(pack.tables["measures"].values()))
        self.ruler = grid(self.measures.ruler)
        self.half_ruler = self.ruler // 2
        self.base = (grid(self.measures.base[0]), grid(self.measures.base[1]))
        self.arrow = grid(self.measures.arrow)
        self.width, self.depth = grid(scenario.area[0]), grid(scenario.area[1])
        self.turns = scenario.turns or (MODE_TURNS if self.moded else MISSION_TURNS)
        self.mission = scenario.mission
        self.reinforced = bool(self.mission and options["reinforcements"])
        self.camps: Sequence[int] = [
            number for number, side in enumerate(scenario.side) for _ in range(side.seats)
        ]
        self.seats = len(self.camps)
        self.sides = len(scenario.side)
        self.cache: dict[Any, tuple[int, ...]] = {}
        self.ways: dict[Any, tuple[int, ...]] = {}
        self.flak_bearings: dict[tuple[int, int], list[int]] = {}
        self.flak_grounds: dict[tuple[int, int, int], dict[int, Point]] = {}
        self.steps: list[Callable[..., None]] = []
        self.step_names: list[str] = []
        known = aircraft or pack.tables["aircraft"]
        self.aircraft = list(known.values())
        self.type_of = {plane.id: number for number, plane in enumerate(self.aircraft)}
        self.cards = [
            Cards(deck, pack.tables["manoeuvre"], self.measures, altitude=self.altitude)
            for deck in pack.tables["deck"].values()
        ]
        self.deck_of = {cards.letter: number for number, cards in enumerate(self.cards)}
        self.called = {
            name: words
            for cards in self.cards
            for name, words in zip(cards.names, cards.called, strict=True)
        }
        self._pieces()
        self._damage()
        self._ammunition()
        self._ground()
        # As long as types are not picked, the first that could be.
        self.roster = Roster(self, [options[0] for options in self.choosable])
        self.windows: list[tuple[int, int, int]] = [
            (w.floor, w.ceiling, w.clouds) for w in pack.tables["window"].values()
        ]

    def _pieces(self) -> None:
        """Number everything that lies on the table."""
        scenario, pack = self.scenario, self.pack
        firsts = [self.camps.index(side) for side in range(self.sides)]
        self.first_seat = firsts
        self.spotting = int(self.options["balloon_artillery_spotting"])
        self.tactical = self.options["tactical_advantages"] == "on"
        self.slots: list[Slot] = []
        self.piece_side: list[int] = []
        self.piece_seat: list[int] = []
        for number, side in enumerate(scenario.side):
            for index, slot in enumerate(side.aircraft):
                self.slots.append(slot)
                self.piece_side.append(number)
                self.piece_seat.append(firsts[number] + seat_of(side, index))
        self.size = len(self.slots)
        self.choosable = [self._types(number) for number in range(self.size)]
        balloons: list[Balloon] = [pack.tables["balloon"][m.balloon] for m in scenario.balloon]
        ground: list[Piece] = [pack.tables["piece"][e.piece] for e in scenario.ground]
        self.things: list[Balloon | Piece] = [*balloons, *ground]
        self.pieces = self.size + len(self.things)
        # The short name of a piece: a1 an aircraft, b1 a balloon, g1 a ground card.
        rows = (("a", self.slots), ("b", balloons), ("g", ground))
        self.labels = [f"{sign}{n}" for sign, row in rows for n in range(1, len(row) + 1)]
        self.piece_kind = [AIRCRAFT] * self.size + [BALLOON] * len(balloons)
        self.piece_kind += [PIECE_KINDS.index(piece.kind) for piece in ground]
        self.spots: list[Mooring | Emplacement] = [*scenario.balloon, *scenario.ground]
        for spot in self.spots:
            owner = -1 if spot.side is None else spot.side
            self.piece_side.append(owner)
            self.piece_seat.append(firsts[owner] if owner >= 0 else -1)
        self.piece_size = [self.base] * self.size + [
            (grid(thing.size[0]), grid(thing.size[1])) for thing in self.things
        ]
        self.footprint = [Footprint(*size) for size in self.piece_size]
        self.obstacles = [
            n for n, kind in enumerate(self.piece_kind) if kind in (AIRCRAFT, BALLOON)
        ]
        # Where the guns of a basket reach one level up: past the two long sides (WINGS-BAL-18).
        self.basket_reach = {
            n: Footprint(self.piece_size[n][0] + self.ruler, self.piece_size[n][1])
            for n, kind in enumerate(self.piece_kind)
            if kind == BALLOON
        }
        self.structures = [thing.structure or 0 for thing in self.things]
        self.climbs = [getattr(thing, "climb", 1) for thing in self.things]
        self.task = [0] * self.size + [TASKS.index(spot.task or "") for spot in self.spots]
        self.worth = [1] * self.size + [spot.points for spot in self.spots]
        self.balloons = self._of_kind(BALLOON)
        self.batteries = self._of_kind(BATTERY)
        self.bombs = any(slot.bombs or slot.clusters for slot in self.slots)
        self.rockets = any(slot.rockets for slot in self.slots)
        self.observed = any(task in OBSERVED for task in self.task)
        self.landed_for = any(task in PICKED_UP for task in self.task)
        self.objectives = [n for n, task in enumerate(self.task) if task]

    def _of_kind(self, kind: int) -> list[int]:
        return [number for number, known in enumerate(self.piece_kind) if known == kind]

    def _types(self, number: int) -> list[int]:
        """Return the types that a slot may be flown with (WINGS-DM-02)."""
        slot, side = self.slots[number], self.scenario.side[self.piece_side[number]]
        if slot.type is not None:
            return [self.type_of[slot.type]]
        date = self.scenario.date
        return [n for n, plane in enumerate(self.aircraft) if allowed(plane, side.camp, date)]

    def _damage(self) -> None:
        """Number the damage cards, and say which lie in which pile.

        Rules: WINGS-COMP-04, WINGS-DM-03, WINGS-EXPL-02.
        """
        decks = self.pack.tables["damage"]
        self.letters = [letter.upper() for letter in decks]
        self.twin = self.letters.index(TWIN)
        self.single = self.letters.index("B")
        self.flak_letter = self.letters.index("C")
        self.rocket_letter = self.letters.index("D")
        self.value: list[int] = []
        self.special: list[int] = []
        self.letter_of: list[int] = []
        self.face_names: list[str] = []
        stock: list[int] = []
        for letter, deck in enumerate(decks.values()):
            for card in deck.cards:
                self.value.append(card.points)
                self.special.append(SPECIALS.index(card.special or "none"))
                self.letter_of.append(letter)
                self.face_names.append(hit_name(self.letters[letter], card))
                stock.append(card.copies)
        self.damage_of = {name: face for face, name in enumerate(self.face_names)}
        faces_of_modes = {
            face
            for face, letter in enumerate(self.letter_of)
            if letter in (self.twin, self.single)
            and self.special[face] != EXPLOSION
            and (self.value[face] or self.special[face])
        }
        if self.moded:
            self.pile = [0] * len(self.letters)
            self.piles = 1
            self.per_copy = [
                copies if face in faces_of_modes else 0 for face, copies in enumerate(stock)
            ]
        else:
            self.pile = list(range(len(self.letters)))
            self.piles = len(self.letters)
            self.per_copy = self._fewer_zeros(stock)
        self.pile_of = [self.pile[letter] for letter in self.letter_of]

    def _fewer_zeros(self, stock: list[int]) -> list[int]:
        share = {"none": 0, "some": 2, "all": 1}[str(self.options["remove_plain_zero"])]
        plain = [
            not self.value[face]
            and not self.special[face]
            and self.letter_of[face] in (self.twin, self.single)
            for face in range(len(stock))
        ]
        return [
            copies - copies // share if share and zero else copies
            for copies, zero in zip(stock, plain, strict=True)
        ]

    def _ammunition(self) -> None:
        """Say what each gun may fire in a game (WINGS-AMMO-01, WINGS-AMMO-05, WINGS-RULING-43)."""
        self.ammo = str(self.options["ammo"])
        self.ammo_cards = int(self.options["ammo_cards"])
        self.ammo_faces = [
            1 <= value <= 3 and special != EXPLOSION
            for value, special in zip(self.value, self.special, strict=True)
        ]
        arcs = len(self.things)
        self.ground_guns: list[int] = []
        for number in range(arcs):
            kind = self.piece_kind[self.size + number]
            armed = kind == MACHINE_GUN or (kind == BALLOON and self.options["balloon_guns"])
            letter = getattr(self.things[number], "letter", None)
            self.ground_guns.append(self.letters.index(letter) if armed and letter else -1)
            self.ground_guns.append(self.twin if kind in (TRENCH, MACHINE_GUN) else -1)

    def _ground(self) -> None:
        """Lay the relief, the markers of the modes and the entry points.

        Rules: WINGS-REL-02, WINGS-DM-01, WINGS-CTF-01, WINGS-CTF-02.
        """
        scenario, reliefs = self.scenario, self.pack.tables["relief"]
        self.hills: list[tuple[Polygon, int]] = []
        for hill in scenario.relief if self.relief else ():
            pose = (grid(hill.at[0]), grid(hill.at[1]), DEGREE * hill.heading)
            outline = reliefs[hill.relief].outline
            points = [ahead_of(pose, grid(ahead), grid(right)) for right, ahead in outline]
            self.hills.append((tuple(points), reliefs[hill.relief].floor))
        self.borders = tuple(map(grid, scenario.borders)) if scenario.borders else None
        self.marker = grid(self.measures.marker)
        self.flak_radius = grid(self.measures.flak)
        kinds = (self.measures.bomb, self.measures.cluster)
        self.bomb_sizes = [(grid(width), grid(length)) for width, length in kinds]
        self.bomb_cards = [Footprint(*size) for size in self.bomb_sizes]
        self.nets = [
            ([self.size + number for number in net.balloons], net.barrage) for net in scenario.net
        ]
        inset = self.half_ruler if self.mode != "ctf" else self.ruler
        sides = 0 if self.mode != "ctf" else self.ruler
        wide, deep = (inset + sides, self.width - inset - sides), (inset, self.depth - inset)
        self.markers = [(x, y) for x in wide for y in deep] if self.moded else []
        camps = [side.edge == "west" for side in scenario.side]
        self.flag_homes = [
            (self.ruler if west else self.width - self.ruler, self.depth // 2) for west in camps
        ]
        self.standing = 2 if self.landing else 1
        self.entries = [
            (
                grid(slot.at[0]),
                grid(slot.at[1]),
                DEGREE * slot.heading,
                slot.level if self.altitude else 1,
                slot.counters if self.altitude else 0,
            )
            for slot in self.slots
        ]

    def label(self, piece: int) -> str | None:
        """Return the short name of a piece; of nobody, None."""
        return self.labels[piece] if piece >= 0 else None

    def copies(self, roster: Roster) -> list[int]:
        """Return how many copies of each damage deck a game needs, by pile."""
        least = -(-self.size // PER_COPY)
        found = [least] * self.piles
        if self.ammo != "cards":
            return found
        for letter in range(len(self.letters)):
            guns = roster.gun[: 2 * self.size].count(letter)
            usable = sum(
                copies
                for face, copies in enumerate(self.per_copy)
                if self.letter_of[face] == letter and self.ammo_faces[face]
            )
            if guns and usable:
                needed = -(-2 * guns * self.ammo_cards // usable)
                found[self.pile[letter]] = max(least, needed)
        return found


def label(t: Tables, piece: int) -> str:
    return t.labels[piece]


def labels(t: Tables) -> list[str]:
    return t.labels
