"""The laws of campaigns: missions can be flown, reports are proved, nothing else is taken.

Part of the contract suite, for systems whose missions are games of another.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from escadrille.bots.roster import names
from escadrille.kernel import game as games
from escadrille.kernel import missions, record
from escadrille.kernel.api import Event, Rules, Seat
from escadrille.kernel.campaign import FLY, GIVE_UP, Mission, Report, Settled, awaited
from escadrille.kernel.errors import BadReport, EscadrilleError
from escadrille.kernel.game import Game, header_of
from escadrille.kernel.registry import catalogue, system
from escadrille.kernel.rng import seeded
from escadrille.testing.walks import FLIGHTS, any_answer, at, flown, fly, observers, seen, walk

MISSIONS = 3  # of a campaign whose records are looked at
WORLDS = 4
SMALL = 1 << 32
"""What of a mission is larger is no figure of it: words of a generator are."""
PLACE = Path("mission.jsonl")


def _campaign(rules: Rules[Any], seed: int) -> Game:
    played_by = system(rules.system)
    seats = ["random"] * rules.seats
    return Game(played_by, rules, header_of(played_by, rules, seats, seed=seed))


def _ready(rules: Rules[Any], seed: int) -> Iterator[Game]:
    """Yield a campaign each time that it waits for a report, and go on when it has settled one."""
    game, chance = _campaign(rules, seed), seeded(-1 - seed)
    for _ in range(MISSIONS):
        while game.pending:
            seat, choice = any_answer(rules, game.state, chance)
            game.order(seat, rules.order(game.state, seat, choice))
        if game.awaited is None:
            return
        yield game
        if game.awaited is not None:
            game.settle(flown(rules, game.awaited, chance.below(FLIGHTS)), game.awaited.number)


class Flown(NamedTuple):
    """A mission that was flown at random, and its record."""

    game: Game
    record: record.Record


def _fly(campaign: Game, way: int) -> Flown:
    game = missions.opened(campaign)
    if game.outcome is None:
        fly(game, way, campaign.header.deal)
    return Flown(game, record.parse(PLACE, dumped(game)))


def dumped(game: Game) -> bytes:
    """Return the record of a game, as far as it has been played."""
    encode = msgspec.json.encode
    lines = []
    for number, (seat, order) in enumerate(game.orders):
        if isinstance(order, Settled):
            told = msgspec.Raw(encode(order.report))
            proof = {"mission": order.mission, "proof": order.proof}
            lines.append(msgspec.structs.replace(record.Line(number, seat, report=told), **proof))
        else:
            lines.append(record.Line(number, seat, order=msgspec.Raw(encode(order))))
    return record.dump(game.header, lines, game.end(len(lines)) if game.outcome else None)


def check_missions_are_playable(rules: Rules[Any], seed: int) -> None:
    """A mission's header is one of an ordinary game, which can be opened and flown to its end."""
    for campaign in _ready(rules, seed):
        here, mission = at(rules, campaign.state), campaign.awaited
        assert mission is not None
        try:
            _check_mission(campaign, mission, here)
            game = missions.opened(campaign)
            sent = msgspec.json.decode(msgspec.json.encode(game.header), type=record.Header)
            assert sent == game.header, f"JSON makes another header {here}"
            again = games.restart(PLACE, sent)
        except EscadrilleError as error:
            raise AssertionError(f"mission {mission.number} cannot be opened {here}") from error
        same = again.rules.digest(again.state) == game.rules.digest(game.state)
        assert same, f"mission {mission.number} begins in two ways {here}"
        if game.outcome is None:
            fly(game, 0, seed)
        missions.report(campaign.system, game)


def _check_mission(campaign: Game, mission: Mission, here: str) -> None:
    assert campaign.system.campaign is not None
    flies = system(campaign.system.campaign.flies)
    rules = flies.engine.configure(scenario=mission.scenario, options=mission.options)
    assert len(mission.seats) == rules.seats, f"a mission for {mission.seats} {here}"
    known = range(campaign.rules.seats)
    assert {*mission.seats} <= {*known}, f"a seat that does not exist flies {here}"
    assert len(mission.flown) == len(known), f"flown by {mission.flown} {here}"
    levels = campaign.system.campaign.levels
    assert {*levels} <= {*names(flies)}, f"nobody flies at {levels} {here}"
    assert {*mission.flown} <= {FLY, GIVE_UP, *levels}, f"flown by {mission.flown} {here}"
    numbers = [one.mission for _, one in campaign.orders if isinstance(one, Settled)]
    assert mission.number == len(numbers) + 1, f"mission {mission.number} after {numbers} {here}"


def check_missions_end(rules: Rules[Any], seed: int) -> None:
    """A mission is in the air from the first question how it is flown until it is settled."""
    for state in walk(rules, seed):
        before = rules.digest(state)
        mission: Mission | None = rules.mission(state)  # type: ignore[attr-defined]
        assert rules.digest(state) == before, f"asking for the mission changed {at(rules, state)}"
        asked = {decision for _, decision in rules.pending(state)}
        assert (mission is not None) == (asked == {FLY} or bool(awaited(rules, state))), (
            f"the mission in the air is {mission} {at(rules, state)}"
        )
        if mission is not None:
            waits = {seat for seat, how in enumerate(mission.flown) if not how}
            assert waits == {seat for seat, _ in rules.pending(state)}, (
                f"flown by {mission.flown} {at(rules, state)}"
            )
            for seat in waits:
                _check_answers(rules, state, seat)


def _check_answers(rules: Rules[Any], state: Any, seat: Seat) -> None:
    """How a mission is flown is said in the same words in every campaign: programs say them."""
    part = system(rules.system).campaign
    assert part is not None
    orders = (rules.order(state, seat, choice) for choice in rules.legal(state, seat))
    said = sorted(rules.write(order) for order in orders)
    assert said == sorted([FLY, GIVE_UP, *part.levels]), f"{said} {at(rules, state)}"


def check_reports_are_accepted(rules: Rules[Any], seed: int) -> None:
    """Whatever a mission comes to, its report can be sent, is taken, and leaves a sound ledger."""
    for campaign in _ready(rules, seed):
        mission, before = campaign.awaited, campaign.state
        assert mission is not None
        for way in range(FLIGHTS):
            report = flown(rules, mission, way)
            here = f"{report} {at(rules, before)}"
            kind = type(report)
            sent = msgspec.json.decode(msgspec.json.encode(report), type=kind)
            assert sent == report, f"JSON makes {sent} of {here}"
            world: Any = rules.clone(before)
            settling: Any = rules
            refused = settling.barred(world, report)
            assert refused is None, f"refused by {refused}: {here}"
            settling.settle(world, report, [])
            faults = rules.audit(world)
            assert not faults, f"{faults} after {here}"
            going = bool(rules.pending(world)) or awaited(rules, world) is not None
            assert going == (rules.outcome(world) is None), f"nobody is asked after {here}"


def check_reports_are_proved(rules: Rules[Any], seed: int) -> None:
    """The record of a mission proves its report; a forged, foreign or repeated one is refused."""
    other = next(_ready(rules, seed + 1), None)
    for way, campaign in enumerate(_ready(rules, seed)):
        told = _fly(campaign, way % FLIGHTS)
        for wrong, reasons in _wrong(campaign, told, other):
            _check_refused(campaign, wrong, reasons)
        proof = missions.take(campaign, PLACE, told.record)
        _check_refused(campaign, told.record, {"repeated"})
        settled = campaign.orders[-1][1]
        assert isinstance(settled, Settled)
        missions.verify(campaign.system, settled, PLACE, told.record)
        assert settled == Settled(proof.report, proof.mission, proof.check)
        return_to = msgspec.structs.replace(settled, proof="0" * 12)
        try:
            missions.verify(campaign.system, return_to, PLACE, told.record)
        except BadReport:
            continue
        raise AssertionError("a report is verified by a record that it was not told by")


def _wrong(
    campaign: Game, told: Flown, other: Game | None
) -> Iterator[tuple[record.Record, set[str]]]:
    """Yield records that are not that of the awaited mission, each with what it may be called."""
    header, lines, end = told.record.header, told.record.lines, told.record.end
    assert end is not None
    origin = header.origin
    assert not isinstance(origin, msgspec.UnsetType)
    number = origin.mission
    replace = msgspec.structs.replace
    yield record.Record(header, lines, None), {"unfinished"}
    yield record.Record(replace(header, origin=msgspec.UNSET), lines, end), {"foreign"}
    yield record.Record(replace(header, seed=(header.seed or 0) + 1), lines, end), {"foreign"}
    later = replace(header, origin=replace(origin, mission=number + 1))
    yield record.Record(later, lines, end), {"foreign", "forged"}
    if lines:
        yield record.Record(header, lines[:-1], end), {"forged"}
    yield record.Record(header, lines, replace(end, end="0" * 64)), {"forged"}
    if other is not None:
        yield _fly(other, 0).record, {"foreign"}


def _check_refused(campaign: Game, wrong: record.Record, reasons: set[str]) -> None:
    rules, state = campaign.rules, campaign.state
    before = rules.digest(state), len(campaign.orders)
    refused: BadReport | None = None
    try:
        missions.take(campaign, PLACE, wrong)
    except BadReport as error:
        refused = error
    assert refused is not None, f"a report that is {reasons} is taken {at(rules, state)}"
    assert refused.reason in reasons, f"refused as {refused.reason}, not {reasons}: {refused}"
    assert str(refused), "refused without a word"
    known = catalogue(rules.system)
    assert not refused.rule or refused.rule in known, f"refused by no known rule {refused.rule}"
    after = rules.digest(campaign.state), len(campaign.orders)
    assert after == before, f"a refused report changed something {at(rules, state)}"


def check_records_stand_alone(rules: Rules[Any], seed: int) -> None:
    """The record of a campaign replays without those of its missions."""
    campaign = deque(_ready(rules, seed), maxlen=1).pop()
    *_, again = games.replay(PLACE, record.parse(PLACE, dumped(campaign)))
    assert again.orders == campaign.orders, "the record holds other orders"
    assert again.events == campaign.events, "the record replays otherwise"
    assert rules.digest(again.state) == rules.digest(campaign.state), "it comes out otherwise"


def check_settling_tells_no_secrets(rules: Rules[Any], seed: int) -> None:
    """Worlds that look alike are told apart by a report only where an event says `reveals`."""
    for campaign in _ready(rules, seed):
        mission, state = campaign.awaited, campaign.state
        assert mission is not None
        report = flown(rules, mission, seed % FLIGHTS)
        true = rules.clone(state)
        events = _settled(rules, true, report)
        assert events is not None
        for observer in observers(rules):
            for number in range(WORLDS):
                world = rules.resample(state, observer, number)
                told = _settled(rules, world, report)
                if told is not None:
                    _compare(rules, (true, events), (world, told), observer)


def _settled(rules: Any, world: Any, report: Report) -> list[Event] | None:
    """Settle a report in a world and return what happened; None where it is barred there."""
    if rules.barred(world, report) is not None:
        return None
    out: list[Event] = []
    rules.settle(world, report, out)
    return out


def _compare(
    rules: Rules[Any],
    one: tuple[Any, list[Event]],
    other: tuple[Any, list[Event]],
    observer: Seat | None,
) -> None:
    here = f"to {'a spectator' if observer is None else f'seat {observer}'} {at(rules, one[0])}"
    for mine, yours in zip(seen(one[1], observer), seen(other[1], observer), strict=False):
        if mine != yours:
            assert mine.reveals, f"{mine} tells hidden things apart and does not say so {here}"
            return
    if len(seen(one[1], observer)) == len(seen(other[1], observer)):
        same = rules.view(one[0], observer) == rules.view(other[0], observer)
        assert same, f"settling shows what no event tells {here}"


def check_missions_tell_no_dice(rules: Rules[Any], seed: int) -> None:
    """A mission's seed is derived from the campaign's one way, and nothing of it is a raw draw."""
    for campaign in _ready(rules, seed):
        mission = campaign.awaited
        assert mission is not None
        here = at(rules, campaign.state)
        assert not [*_large([mission.scenario, mission.options])], f"a raw draw {here}"
        header = missions.header(campaign, mission)
        assert header.seed == missions.seed(campaign.header, mission.number), f"another {here}"
        world = rules.clone(campaign.state)
        script = rules.script(world)
        script += [0, 0]
        asked: Any = rules
        assert asked.mission(world) == mission, f"the mission hangs on chance {here}"
        assert rules.script(world)[-2:] == [0, 0], f"making the mission rolls dice {here}"


def _large(raw: Any) -> Iterator[int]:
    """Yield every number of plain data that no figure of a game comes near."""
    if isinstance(raw, int):
        yield from [raw] if abs(raw) >= SMALL else []
    elif isinstance(raw, dict):
        for value in raw.values():
            yield from _large(value)
    elif isinstance(raw, list | tuple):
        for value in raw:
            yield from _large(value)


CHECKS = (
    check_missions_are_playable,
    check_missions_end,
    check_reports_are_accepted,
    check_reports_are_proved,
    check_records_stand_alone,
    check_settling_tells_no_secrets,
    check_missions_tell_no_dice,
)
