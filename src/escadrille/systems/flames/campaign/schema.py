"""What a campaign sheet may say: targets, arrows, options, the map, the victory table."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from escadrille.content.packs import Entry, Fields, Words
from escadrille.kernel.bounds import Count, Many, Name
from escadrille.kernel.options import Values

Camp = Literal["axis", "allies"]
CAMPS: Final[tuple[Camp, ...]] = get_args(Camp)
"""FLAMES-CAMP-01: the side of each seat."""
Kind = Literal["tanks", "infantry", "factory", "bridge", "airfield", "cargo", "carrier", "railway"]
"""FLAMES-CAMP-19: it has no effect of its own."""
Whose = Literal["own", "enemy"]
Grade = Literal["decisive-axis", "minor-axis", "draw", "minor-allies", "decisive-allies"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)  # FLAMES-SCORE-04, rising

MOST_MISSIONS: Final = 20
MOST_TARGETS: Final = 40
MOST_ARROWS: Final = 80
MOST_OPTIONS: Final = 12  # of a side
MOST_SCALE: Final = 3

Longitude = Annotated[float, Meta(ge=-180, le=360)]
Latitude = Annotated[float, Meta(ge=-90, le=90)]
Point = tuple[Longitude, Latitude]
"""In degrees, as an atlas gives it: east and north."""
Number = Annotated[int, Meta(ge=1, le=MOST_TARGETS)]
Aircraft = Annotated[dict[Name, Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=6)]
"""How many of each type."""
Points = Annotated[int, Meta(ge=-9999, le=9999)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a sheet."""


class Target(Part, frozen=True, kw_only=True):
    """A target; its two values are the bombs that damage and that destroy it (FLAMES-CAMP-18).

    Those behind others are worth more (FLAMES-CAMP-09).
    """

    number: Number
    kind: Kind
    name: Words
    damaged: Annotated[int, Meta(ge=1, le=999)]
    destroyed: Annotated[int, Meta(ge=1, le=999)]
    flak: Count
    at: Point
    stated: Fields = ()


class Arrow(Part, frozen=True, kw_only=True):
    """A possible attack (FLAMES-CAMP-06): from a Start mark, or from a target that one controls."""

    id: Annotated[str, Meta(pattern=r"^[rb][1-9][0-9]?$", max_length=3)]
    """r1 is red, of the Axis; b1 is blue, of the Allies."""
    origin: Number | None = None
    """None: it is marked Start."""
    start: Point | None = None
    """Where a Start mark stands on the map."""
    target: Number
    retake: bool = False
    """Usable only while the enemy controls the target (FLAMES-RULING-59)."""
    aircraft: Annotated[Aircraft, Meta(min_length=1)]
    """What it gives the attacker; a fighter is loaded with bombs (FLAMES-CAMP-10)."""
    bend: Annotated[int, Meta(ge=-100, le=100)] = 15
    """How far the shaft bows to the left, in hundredths of its length, for the eye alone."""
    stated: Fields = ()

    @property
    def side(self) -> int:
        return int(self.id[0] == "b")


class Modifier(Part, frozen=True, kw_only=True):
    """A figure that is added for oneself or taken from the enemy (FLAMES-RULING-17)."""

    figure: Many
    side: Whose | None = None
    """None: whoever selects the option declares it."""


class Ace(Part, frozen=True, kw_only=True):
    """A named pilot, and the aircraft that he flies (FLAMES-OPT-13)."""

    name: Name
    flies: Name


class Option(Part, frozen=True, kw_only=True):
    """An advantage that a side may use once: all that its entry lists.

    Rules: FLAMES-OPT-04, FLAMES-RULING-32.
    """

    side: Camp
    number: Annotated[int, Meta(ge=1, le=MOST_OPTIONS)]
    aircraft: Aircraft = {}
    pilot: Ace | None = None
    altitude: bool = False
    bombs: Modifier | None = None
    defense: Modifier | None = None
    support: Modifier | None = None
    flak: Modifier | None = None
    gunner: Count = 0
    fuel: bool = False
    late: bool = False
    shortage: Count = 0
    sun: Count = 0
    winds: Count = 0
    vital: bool = False
    press: Count = 0
    rest: Count = 0
    stated: Fields = ()


class Interceptors(Part, frozen=True, kw_only=True):
    """The fighter that each side has for nothing when it defends (FLAMES-CAMP-11)."""

    axis: Name
    allies: Name


class Victory(Part, frozen=True, kw_only=True):
    """The least result (Allied points less those of the Axis) of each grade (FLAMES-SCORE-04).

    What is less than a minor victory of the Axis is its decisive one.
    """

    decisive_allies: Points
    minor_allies: Points
    draw: Points
    minor_axis: Points

    @property
    def least(self) -> tuple[int, ...]:
        """Rising, of the grades from the second on."""
        return (self.minor_axis, self.draw, self.minor_allies, self.decisive_allies)


class Label(Part, frozen=True, kw_only=True):
    name: Words
    at: Point
    sea: bool = False


class Map(Part, frozen=True, kw_only=True):
    """The country: its edges in degrees, its land as outlines, the names on it."""

    west: Longitude
    east: Longitude
    south: Latitude
    north: Latitude
    land: Annotated[
        tuple[Annotated[tuple[Point, ...], Meta(min_length=3, max_length=400)], ...],
        Meta(max_length=60),
    ] = ()
    label: Annotated[tuple[Label, ...], Meta(max_length=30)] = ()


class Campaign(Entry, frozen=True, kw_only=True):
    """A campaign sheet."""

    title: Words
    briefing: Words
    year: Annotated[int, Meta(ge=1930, le=1950)]
    theatre: Literal["europe", "pacific", "none"] = "none"
    missions: Annotated[int, Meta(ge=1, le=MOST_MISSIONS)]
    turns: Annotated[int, Meta(ge=1, le=20)]
    first: Camp
    """Who has the initiative for the first mission (FLAMES-CAMP-04)."""
    interceptor: Interceptors
    target: Annotated[tuple[Target, ...], Meta(min_length=1, max_length=MOST_TARGETS)]
    arrow: Annotated[tuple[Arrow, ...], Meta(min_length=1, max_length=MOST_ARROWS)]
    option: Annotated[tuple[Option, ...], Meta(max_length=2 * MOST_OPTIONS)] = ()
    victory: Victory
    map: Map
    options: Values = msgspec.field(default_factory=dict)
    favours: None = None
    """Sheets are set so that neither side has the better of them."""
