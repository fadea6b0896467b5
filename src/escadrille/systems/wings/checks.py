"""What is wrong with packs: references that lead nowhere, figures that contradict one another."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from itertools import chain, combinations, pairwise
from typing import Any, Final

from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Values, resolve
from escadrille.systems.wings import careers
from escadrille.systems.wings.campaign.options import OPTIONS as CAMPAIGN_OPTIONS
from escadrille.systems.wings.campaign.schema import Campaign
from escadrille.systems.wings.choices import WORDS
from escadrille.systems.wings.generator.names import NATIONS
from escadrille.systems.wings.options import OPTIONS, settled
from escadrille.systems.wings.schema import (
    MOST_AIRCRAFT,
    SIDED,
    Aircraft,
    Deck,
    Emplacement,
    Hill,
    Manoeuvre,
    Measures,
    Mooring,
    Piece,
    Pilot,
    Place,
    Scenario,
    Side,
    Slot,
    allowed,
    face_name,
    faces,
    is_convex,
    seat_of,
)

Tables = Mapping[str, Mapping[str, Any]]

TURNS: Final = {
    "straight": (0, 0),
    "stall": (0, 0),
    "sideslip": (0, 0),
    "wide-sideslip": (0, 0),
    "climb": (0, 0),
    "dive": (0, 0),
    "turn": (1, 89),
    "tiny-turn": (1, 89),
    "sharp-turn": (90, 90),
    "immelmann": (180, 180),
}
"""The least and the greatest change of heading of each kind of card."""
NEEDED: Final = {
    "straight": "WINGS-PROG-05",
    "stall": "WINGS-SPEC-10",
    "turn-left": "WINGS-COLL-03",
    "turn-right": "WINGS-COLL-03",
    "climb": "WINGS-ALT-03",
    "dive": "WINGS-ALT-07",
}
SIDES: Final = (0, 1, -1)
PLAY_CEILING: Final = 3  # WINGS-ALT-06
NAME: Final = re.compile(r"([abg]|level-|bearing-|distance-)?[0-9]+")  # a piece, or a place


def cross_check(tables: Tables) -> Iterator[str]:
    """Return every fault of packs whose entries are each well formed."""
    if len(tables["measures"]) != 1:
        yield f"measures: {len(tables['measures'])} entries; expected exactly one"
    for manoeuvre in tables["manoeuvre"].values():
        yield from _check_manoeuvre(manoeuvre)
    for deck in tables["deck"].values():
        yield from _check_deck(deck, tables["manoeuvre"])
    for letter in "ABCD":
        if letter.lower() not in tables["damage"]:
            yield f"damage: no deck {letter} (WINGS-COMP-04)"
    yield from _check_names(tables)
    for aircraft in tables["aircraft"].values():
        yield from check_aircraft(aircraft, tables)
    for piece in tables["piece"].values():
        yield from _check_piece(piece, tables)
    for balloon in tables["balloon"].values():
        yield from _check_letter(f"balloon {balloon.id!r}", balloon.letter, tables)
    for relief in tables["relief"].values():
        if not is_convex(relief.outline):
            yield f"relief {relief.id!r}: outline: it must turn one way all round"
    yield from _check_sky(tables)
    for scenario in tables["scenario"].values():
        yield from _check_with_its_options(scenario, tables)
    yield from chain.from_iterable(map(_check_campaign, tables["campaign"].values()))


def _check_campaign(sheet: Campaign) -> Iterator[str]:
    """Each squadron is of a nation that flies for its camp by then; the Entente's comes first.

    Rules: WINGS-CAMP-01, WINGS-SUP-01.
    """
    place = f"campaign {sheet.id!r}"
    for (camp, nations), side in zip(NATIONS.items(), sheet.side, strict=True):
        known = [name for name, since in nations if since <= sheet.date]
        if side.nation not in known:
            told = ", ".join(known)
            yield f"{place}: side: nation: {side.nation!r} for the {camp}; expected one of {told}"
    try:
        resolve(CAMPAIGN_OPTIONS, sheet.options)
    except BadOption as error:
        yield f"{place}: options: {error}"


def _check_with_its_options(scenario: Scenario, tables: Tables) -> Iterator[str]:
    try:
        options = settled(resolve(OPTIONS, scenario.options))
    except BadOption as error:
        yield f"scenario {scenario.id!r}: options: {error}"
    else:
        yield from check_scenario(scenario, options, tables)


def _check_manoeuvre(manoeuvre: Manoeuvre) -> Iterator[str]:
    """A card leads where its kind says. Rules: WINGS-MOVE-01, WINGS-PROG-05."""
    place = f"manoeuvre {manoeuvre.id!r}"
    least, most = TURNS[manoeuvre.kind]
    if not least <= manoeuvre.turn <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        yield f"{place}: turn: {manoeuvre.turn} degrees; expected {wanted} for {manoeuvre.kind}"
    if not any(manoeuvre.tip):
        yield f"{place}: tip: the card ends nowhere: its arrow has no length (WINGS-MOVE-01)"
    elif (manoeuvre.tip[0] > 0) != (manoeuvre.kind in SIDED):
        yield f"{place}: tip: only cards to one side lead to the side"


def _check_deck(deck: Deck, manoeuvres: Mapping[str, Manoeuvre]) -> Iterator[str]:
    place = f"deck {deck.id!r}"
    missing = [cards.manoeuvre for cards in deck.cards if cards.manoeuvre not in manoeuvres]
    yield from (f"{place}: cards: manoeuvre {name!r} is in no pack" for name in missing)
    if missing:
        return
    for cards in deck.cards:
        drawing = manoeuvres[cards.manoeuvre]
        sided = bool(cards.left or cards.right)
        if sided == bool(cards.copies) or sided != drawing.sided:
            wanted = "left and right" if drawing.sided else "copies"
            yield f"{place}: cards: {cards.manoeuvre!r}: expected {wanted}, and nothing else"
    held = faces(deck, manoeuvres)
    names = [face.name for face in held]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{place}: cards: two cards of the deck are called {name!r}"
    for name, rule in NEEDED.items():
        if name not in names:
            yield f"{place}: cards: no {name} ({rule})"
    straights = sum(face.copies for face in held if face.manoeuvre.kind == "straight")
    if "immelmann" in names and straights < 2:
        yield (
            f"{place}: cards: the Immelmann ends nowhere: "
            f"it takes a straight before it and one after it (WINGS-CPX-01)"
        )


def _check_names(tables: Tables) -> Iterator[str]:
    """Every word of the notation must mean one thing."""
    words = {*WORDS, *(face_name(m, side) for m in tables["manoeuvre"].values() for side in SIDES)}
    for name in tables["aircraft"]:
        if name in words or NAME.fullmatch(name):
            yield f"aircraft {name!r}: id: a word of the notation"


def _check_letter(place: str, letter: str, tables: Tables) -> Iterator[str]:
    if letter.lower() not in tables["damage"]:
        yield f"{place}: letter: no damage deck {letter} is in any pack (WINGS-COMP-04)"


def check_aircraft(aircraft: Aircraft, tables: Tables) -> Iterator[str]:
    place = f"aircraft {aircraft.id!r}"
    for field in ("deck", "flag_deck"):
        letter = getattr(aircraft, field)
        if letter and letter.lower() not in tables["deck"]:
            yield f"{place}: {field}: no manoeuvre deck {letter} is in any pack (WINGS-PROG-01)"
    for gun in aircraft.guns:
        yield from _check_letter(f"{place}: guns", gun.letter, tables)
    arcs = [gun.arc for gun in aircraft.guns]
    if len(set(arcs)) < len(arcs):
        yield f"{place}: guns: one to an arc (WINGS-FIRE-09)"
    if "rear" in arcs and aircraft.seats == 1:
        yield f"{place}: guns: a rear gun needs an observer, and so two seats (WINGS-TWO-01)"
    if aircraft.obsolete and aircraft.obsolete <= aircraft.service:
        yield f"{place}: obsolete: {aircraft.obsolete} is not after {aircraft.service}"


def _check_piece(piece: Piece, tables: Tables) -> Iterator[str]:
    place = f"piece {piece.id!r}"
    if (piece.structure is None) != (piece.kind == "strip"):
        yield f"{place}: structure: all but a strip can be destroyed, and have points of it"
    if (piece.letter is None) != (piece.kind != "machine-gun"):
        yield f"{place}: letter: machine guns have one, and no other piece (WINGS-GND-04)"
    if piece.letter:
        yield from _check_letter(place, piece.letter, tables)


def _check_sky(tables: Tables) -> Iterator[str]:
    """Windows slide upwards; every month and every value of a card has its weather."""
    for low, high in pairwise(tables["window"].values()):
        if not low.floor < high.floor <= low.ceiling < high.ceiling:
            yield f"window {high.id!r}: it does not slide up from {low.id!r} (WINGS-CEIL-01)"
    for window in tables["window"].values():
        if not window.floor < window.ceiling < window.clouds:
            yield f"window {window.id!r}: expected floor, ceiling and clouds from low to high"
    seasons = tables["season"].values()
    if sorted(month for season in seasons for month in season.months) != list(range(1, 13)):
        yield "season: months: each of the twelve in one season (WINGS-RULING-88)"
    for season in seasons:
        if sorted(value for draw in season.draws for value in draw.values) != list(range(6)):
            yield f"season {season.id!r}: draws: each value from 0 to 5 once (WINGS-WX-02)"


def check_scenario(scenario: Scenario, options: Values, tables: Tables) -> Iterator[str]:
    """Return why a scenario cannot be played with these (settled) options."""
    place = f"scenario {scenario.id!r}"
    yield from check_crews(place, scenario, tables)
    if scenario.borders and not scenario.borders[0] < scenario.borders[1] < scenario.area[0]:
        yield f"{place}: borders: expected two places from west to east on the table"
    if scenario.active >= len(scenario.side):
        yield f"{place}: active: there is no side {scenario.active}"
    if scenario.favours is not None and scenario.favours >= len(scenario.side):
        yield f"{place}: favours: there is no side {scenario.favours}"
    for number, side in enumerate(scenario.side):
        yield from _check_side(f"{place}: side #{number + 1}", scenario, side, options, tables)
    yield from check_ground(place, scenario, tables)
    (measures,) = tables["measures"].values()
    yield from _check_spacing(place, scenario, measures)
    if options["mode"] != "mission":
        yield from _check_mode(place, scenario, str(options["mode"]), measures)
    yield from _check_wishes(place, scenario, options, tables)
    yield from _check_mission(place, scenario, tables)
    if scenario.mission and options["mode"] != "mission":
        yield f"{place}: mission: none is flown in a mode (WINGS-DM-07)"


def _check_mission(place: str, scenario: Scenario, tables: Tables) -> Iterator[str]:
    """A mission is flown from west to east or back, over zones (WINGS-AREA-01, WINGS-MIS-08)."""
    told = scenario.mission
    if told is None:
        return
    if [side.edge for side in scenario.side] != ["west", "east"] or not scenario.borders:
        yield f"{place}: mission: expected a side in the west, one in the east, and borders"
    tasks = {spot.task for spot in scenario.ground} | {spot.task for spot in scenario.balloon}
    if told.errand == "theft" and told.prototype not in tables["aircraft"]:
        yield f"{place}: mission: prototype: {told.prototype!r} is in no pack (WINGS-MIS-08)"
    if told.errand != "patrol" and tasks <= {None}:
        yield f"{place}: mission: there is no objective (WINGS-MIS-09)"


def _check_wishes(place: str, scenario: Scenario, options: Values, tables: Tables) -> Iterator[str]:
    """Some options ask for something in the scenario."""
    if options["sun"] and len({side.camp for side in scenario.side}) < 2:
        yield f"{place}: options: the sun is with one camp or the other (WINGS-SUN-02)"
    if options["duel_handicap"]:
        slots = [slot for side in scenario.side for slot in side.aircraft]
        types = [tables["aircraft"].get(slot.type or "") for slot in slots]
        if len(slots) != 2 or any(kind and kind.duel is None for kind in types):
            yield (
                f"{place}: options: duel_handicap is for one against one, "
                f"in aircraft that have a value (WINGS-DUEL-01)"
            )


def _check_side(
    place: str, scenario: Scenario, side: Side, options: Values, tables: Tables
) -> Iterator[str]:
    if side.home and side.edge is None:
        yield f"{place}: edge: missing; it must come home by it"
    for number, slot in enumerate(side.aircraft, start=1):
        here = f"{place}: aircraft #{number}"
        if not _inside(slot.at, scenario):
            yield f"{here}: at: not on the table"
        if slot.deck is not None and slot.deck.lower() not in tables["deck"]:
            yield f"{here}: deck: no manoeuvre deck {slot.deck} is in any pack"
        if slot.deck is not None and not options["deck_edit_by_agreement"]:
            yield f"{here}: deck: its own, without deck_edit_by_agreement (WINGS-PROG-01)"
        if slot.type is not None and slot.type in tables["aircraft"]:
            yield from _check_slot(here, slot, tables["aircraft"][slot.type], options, tables)


def _check_slot(
    place: str, slot: Slot, aircraft: Aircraft, options: Values, tables: Tables
) -> Iterator[str]:
    top = aircraft.ceiling if options["true_ceiling"] else PLAY_CEILING
    if slot.level > top:
        yield f"{place}: level: {slot.level} is above {top} (WINGS-ALT-06, WINGS-CEIL-03)"
    if slot.level == slot.counters == 0 and options["altitude"] and not options["landing_takeoff"]:
        yield f"{place}: level: it stands on the ground without landing_takeoff (WINGS-ALT-10)"
    loads = {"bomb": slot.bombs, "cluster": slot.clusters, "rockets": slot.rockets}
    for load, carried in loads.items():
        most = 0 if load not in aircraft.carries else 1 if load == "bomb" else 2
        if carried > most:
            yield f"{place}: {carried} × {load}; {aircraft.name} carries {most} at most"
    if isinstance(slot.pilot, Pilot):
        yield from (f"{place}: pilot: {fault}" for fault in careers.faults(slot.pilot))
    if slot.bombs and slot.rockets:
        yield f"{place}: rockets or a bomb, not both (WINGS-ROCK-01)"


def check_crews(place: str, scenario: Scenario, tables: Tables) -> Iterator[str]:
    """Every seat flies something, and every aircraft is of a type that can begin as it does."""
    if sum(len(side.aircraft) for side in scenario.side) > MOST_AIRCRAFT:
        yield f"{place}: more than {MOST_AIRCRAFT} aircraft"
    known = tables["aircraft"]
    for number, side in enumerate(scenario.side, start=1):
        here = f"{place}: side #{number}"
        seats = {seat_of(side, aircraft) for aircraft in range(len(side.aircraft))}
        if seats != set(range(side.seats)):
            yield f"{here}: seats: each of the {side.seats} flies something, and nobody else"
        choice = [a for a in known.values() if allowed(a, side.camp, scenario.date)]
        for slot_number, slot in enumerate(side.aircraft, start=1):
            yield from _check_type(f"{here}: aircraft #{slot_number}", slot, choice, known)


def _check_type(
    place: str, slot: Slot, choice: list[Aircraft], known: Mapping[str, Aircraft]
) -> Iterator[str]:
    if slot.type is not None:
        choice = [known[slot.type]] if slot.type in known else []
    if not choice and slot.type is None:
        yield f"{place}: type: nothing to pick at that date"
    elif not choice:
        yield f"{place}: type: {slot.type!r} is in no pack"
    elif slot.counters >= (climb := min(aircraft.climb for aircraft in choice)):
        yield f"{place}: counters: {climb} of them are a level (WINGS-ALT-05)"


def check_ground(place: str, scenario: Scenario, tables: Tables) -> Iterator[str]:
    """What stands on the ground exists, lies on the table and belongs to somebody."""
    laid: dict[str, list[tuple[str, Emplacement | Mooring | Hill]]] = {
        "piece": [(thing.piece, thing) for thing in scenario.ground],
        "balloon": [(thing.balloon, thing) for thing in scenario.balloon],
        "relief": [(thing.relief, thing) for thing in scenario.relief],
    }
    for table, things in laid.items():
        for number, (name, thing) in enumerate(things, start=1):
            here = f"{place}: {table} #{number}"
            if name not in tables[table]:
                yield f"{here}: {name!r} is in no pack"
                continue
            owner = getattr(thing, "side", None)
            if not _inside(thing.at, scenario):
                yield f"{here}: at: not on the table"
            if owner is not None and owner >= len(scenario.side):
                yield f"{here}: side: there is no side {owner}"
            if table == "piece" and owner is None and tables[table][name].kind == "flak":
                yield f"{here}: side: a battery has a gunner (WINGS-FLAK-01)"
    for number, mooring in enumerate(scenario.balloon, start=1):
        found = tables["balloon"].get(mooring.balloon)
        if found and mooring.counters >= found.climb:
            yield f"{place}: balloon #{number}: counters: {found.climb} of them are a level"
    for number, net in enumerate(scenario.net, start=1):
        if any(balloon >= len(scenario.balloon) for balloon in net.balloons):
            yield f"{place}: net #{number}: balloons: there are {len(scenario.balloon)}"


def _check_spacing(place: str, scenario: Scenario, measures: Measures) -> Iterator[str]:
    """No aircraft starts upon another."""
    slots = [slot for side in scenario.side for slot in side.aircraft]
    for one, other in combinations(slots, 2):
        if math.dist(one.at, other.at) < math.hypot(*measures.base):
            yield f"{place}: at: two aircraft start on the same spot, {one.at} and {other.at}"


def _check_mode(place: str, scenario: Scenario, mode: str, measures: Measures) -> Iterator[str]:
    """The set-up that a mode prescribes. Rules: WINGS-DM-04, WINGS-TDM-02, WINGS-CTF-04."""
    half = measures.ruler / 2
    for number, side in enumerate(scenario.side, start=1):
        here = f"{place}: side #{number}"
        if mode != "deathmatch" and side.edge is None:
            yield f"{here}: edge: missing; it stands for the camp (WINGS-TDM-02)"
            continue
        edge = side.edge if mode != "deathmatch" else None
        for slot in side.aircraft:
            if not math.isclose(_to_edge(slot.at, scenario, edge), half):
                yield f"{here}: at: {slot.at} is not half a ruler from the edge (WINGS-DM-04)"
    if mode == "deathmatch":
        slots = [slot for side in scenario.side for slot in side.aircraft]
        for one, other in combinations(slots, 2):
            if math.dist(one.at, other.at) < measures.ruler:
                yield f"{place}: at: {one.at} and {other.at} are closer than a ruler (WINGS-DM-04)"
    elif len(scenario.side) != 2 or {side.edge for side in scenario.side} != {"west", "east"}:
        yield f"{place}: side: expected two camps, west and east (WINGS-CTF-01)"


def _inside(at: Place, scenario: Scenario) -> bool:
    return 0 <= at[0] <= scenario.area[0] and 0 <= at[1] <= scenario.area[1]


def _to_edge(at: Place, scenario: Scenario, edge: str | None) -> float:
    """Return the distance to an edge, or to the nearest."""
    (x, y), (width, depth) = at, scenario.area
    distances = {"west": x, "east": width - x, "south": y, "north": depth - y}
    return distances[edge] if edge else min(distances.values())
