"""Secrets on the wire: what a seat is sent is the same in every world that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.table.players import new_match, play, some_order

from escadrille.bots.roster import names
from escadrille.kernel.api import Event, Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.kernel.game import Game
from escadrille.kernel.registry import slugs
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import Chance, derived, seal, seeded
from escadrille.table import index, keys, messages, telling, wire, words
from escadrille.table.body import AGAIN, BACK, HINT, Body
from escadrille.table.clocks import Control
from escadrille.table.counsel import counsel, describe
from escadrille.table.index import entries
from escadrille.table.loading import Late, Loaded
from escadrille.table.lobby import open_table
from escadrille.table.match import Match
from escadrille.table.mine import summary
from escadrille.table.notices import note
from escadrille.table.store import StoredKey
from escadrille.table.webhooks import news
from escadrille.table.workers import answer

SCENES = [
    ("flames", "first-duel", 2),
    ("flames", "free-duel", 2),
    ("flames", "free-for-all", 4),
    ("flames", "berlin", 3),
    ("zero", "first-element", 2),
    ("zero", "free-pairs", 2),
    ("zero", "free-squadrons", 4),
    ("wings", "first-duel", 2),
    ("wings", "balloon-line", 2),
    ("wings", "thin-air", 2),
    ("wings", "spring-offensive", 4),
    ("wings", "team-deathmatch", 4),
    ("skies", "dogfight", 2),
    ("flames", "schweinfurt", 2),
    ("flames", "tip-and-run", 2),
    ("flames-campaign", "britain-1940", 2),
    ("skies", "aces-high", 2),
]
SAMPLED = ("wings",)
"""Systems whose imagined worlds are drawn by trial: equally likely ones may differ by the draw."""
ROW = SimpleNamespace(game="test", watch=True, clock=None, created=0)
CLOCKS = (Body(clock=Control(minutes=60, increment=5)), Body(clock=Control(days=3)))
WORLDS = 2
LATEST = 12  # events that are put into words each time
SEED = 987654321987654321


def sent(match: Match, seat: Seat | None) -> bytes:
    """Return all that the holder of a key is sent: the message, the list of his games, webhooks,
    notices, the list of open tables, what is written down for later, and what a bot is told who
    gives him a hint."""
    key = StoredKey("", match.name, seat, keys.SPECTATOR if seat is None else keys.SEAT)
    everything = match.message(seat, 0)
    in_words = match.message(seat, everything.number - LATEST, "fr")
    told: list[Any] = [everything, in_words, summary(entries(match), key)]
    told.append(telling.moment(match, seat, everything.number - LATEST, None, Body()))
    told += [news(match, each.seat) for each in match.waiting if each.seat == seat]
    told += [note(match, lang) for lang in ("en", "fr")]
    told.append(open_table(ROW, entries(match)[0]))
    if match.game.system.slug not in SAMPLED:
        told += [match.advice(each.seat) for each in match.waiting if each.seat == seat]
    return msgspec.json.encode(told)


def answered(match: Match, seat: Seat, order: bytes) -> bytes:
    """Return the error that an order of a seat is answered with, or nothing."""
    try:
        match.check_order(seat, match.counts[seat], order)
    except EscadrilleError as error:
        return msgspec.json.encode(wire.refusal(error))
    return b""


def check(seed: int, system: str, scenario: str, seats: int, *, moments: int = 150) -> None:
    """Play a random game; compare what is sent with what would be sent in imagined worlds."""
    match, chance = new_match(SEED + seed, scenario, seats, system), seeded(seed)
    match.apply(0, CLOCKS[seed % len(CLOCKS)])
    tried: list[bytes] = []
    for moment in range(moments):
        for seat in (None, *range(seats)):
            _compare(match, seat, tried[-8:])
        if not match.waiting:
            break
        seat = match.waiting[chance.below(len(match.waiting))].seat
        order = some_order(match, seat, chance)
        tried.append(order)
        play(match, seat, order)
        if moment % 5 == 0:
            match.apply(chance.below(seats), _beside(chance), moment)
        if moment % 7 == 0 and match.clock and match.clock.control.days:
            resting = chance.below(seats)
            match.apply(resting, Body(holiday=resting not in match.clock.holiday), moment)


def _beside(chance: Chance) -> Body:
    """Return something that a person does beside flying, and that ends no game."""
    acts = [
        Body(name="Ana"),
        Body(name="Ben"),
        Body(draw=False),
        Body(take="random"),
        BACK,
        HINT,
        Body(pause=True),
        Body(pause=False),
    ]
    return acts[chance.below(len(acts))]


SEATS = {slug: registered(slug).engine.configure().seats for slug in slugs()}


@pytest.mark.parametrize(
    ("system", "seats"), [(slug, seats) for slug, seats in SEATS.items() if seats > 1]
)
def test_nothing_of_the_deal_is_told_while_people_gather(system: str, seats: int) -> None:
    """Whatever the table's part is, and whatever others have shown of theirs."""
    worlds = [_gathering(system, seed, seats) for seed in (SEED, SEED + 1)]
    for rows in zip(*(rows for _, rows in worlds), strict=True):
        told = []
        for (match, _), (seat, body) in zip(worlds, rows, strict=True):
            assert match.is_gathering
            match.apply(seat, body, 1)
            told.append([_unsealed(sent(match, each)) for each in (None, *range(seats))])
        assert told[0] == told[1]


def _gathering(system: str, seed: int, seats: int) -> tuple[Match, list[tuple[Seat, Body]]]:
    """Return a game before its deal, and all that people give to it but the last part."""
    header = msgspec.structs.replace(new_match(seed, seats=seats, system=system).header, parts={})
    parts = [f"{derived(seed, seat) % 2**128:032x}" for seat in range(seats)]
    rows = [(seat, Body(seal=seal(part))) for seat, part in enumerate(parts)]
    rows += [(seat, Body(part=part)) for seat, part in enumerate(parts[:-1])]
    return Match("test", header), rows


def _unsealed(told: bytes) -> Any:
    """Return what is told beside seals, which tell nothing of what they seal."""
    messages = msgspec.json.decode(told)
    for message in messages[:2]:
        del message["commitment"], message["seals"]
    return messages


def _compare(match: Match, seat: Seat | None, orders: list[bytes]) -> None:
    game, rules = match.game, match.game.rules
    true = game.state
    told = sent(match, seat)
    events = msgspec.json.encode(game.seen_by(seat))
    assert msgspec.json.encode(msgspec.json.decode(told)[0]["events"]) == events
    if match.result is None:
        assert str(game.header.seed).encode() not in told
        with pytest.raises(EscadrilleError):
            match.record()
    errors = [answered(match, seat, order) for order in orders] if seat is not None else []
    for number in range(WORLDS):
        game.state = rules.resample(true, seat, number)
        try:
            assert sent(match, seat) == told
            if seat is not None:
                assert [answered(match, seat, order) for order in orders] == errors
        finally:
            game.state = true


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("system", "scenario", "seats"), SCENES)
def test_bytes_sent_are_the_same_in_every_imagined_world(
    system: str, scenario: str, seats: int, seed: int
) -> None:
    check(seed, system, scenario, seats)


@pytest.mark.parametrize(
    ("system", "scenario", "seats"), [SCENES[0], SCENES[3], SCENES[6], SCENES[7], SCENES[12]]
)
def test_a_hint_is_the_same_in_every_imagined_world(
    system: str, scenario: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    weakest = "recruit" if "recruit" in names(registered(system)) else "tactical"
    monkeypatch.setattr("escadrille.table.match.adviser", lambda _: weakest)
    match, chance = new_match(SEED, scenario, seats, system), seeded(4)
    for moment in range(60):
        if not match.waiting:
            break
        seat = match.waiting[chance.below(len(match.waiting))].seat
        if moment % 6 == 0:
            told = hinted(match, seat)
            true = match.game.state
            match.game.state = match.game.rules.resample(true, seat, moment)
            assert hinted(match, seat) == told
            match.game.state = true
        play(match, seat, some_order(match, seat, chance))


def hinted(match: Match, seat: Seat) -> bytes:
    """Return a hint as it is sent."""
    described = describe(match.game, seat, "fr")
    return msgspec.json.encode(counsel(answer(match.advice(seat)), described))


def test_a_mini_hand_is_sent_to_its_own_seat_alone() -> None:
    match, chance = new_match(SEED, "first-element", 2, "zero"), seeded(1)
    held = 0
    while match.waiting:
        for seat in (None, 0, 1):
            for aircraft in msgspec.json.decode(sent(match, seat))[0]["view"]["aircraft"]:
                held += aircraft["wingman"] and aircraft["cards"]
                own = aircraft["seat"] == seat
                assert (len(aircraft["hand"]) == aircraft["cards"]) if own else not aircraft["hand"]
        seat = match.waiting[0].seat
        play(match, seat, some_order(match, seat, chance))
    assert held, "no Wingman has drawn a card"


def test_hands_and_what_is_given_up_in_skies_are_sent_to_their_own_seat_alone() -> None:
    match, chance = new_match(SEED, "dogfight", 2, "skies"), seeded(2)
    held = given = 0
    while match.waiting:
        for seat in (None, 0, 1):
            for player in msgspec.json.decode(sent(match, seat))[0]["view"]["players"]:
                if player["side"] != seat:
                    assert player["hand"] is None
                    assert not player["picks"]
                    continue
                assert len(player["hand"]) == player["cards"]
                held += player["cards"]
                given += len(player["picks"])
        seat = match.waiting[0].seat
        play(match, seat, some_order(match, seat, chance))
    assert held
    assert given, "nobody gave up a card in an exchange"


@pytest.mark.parametrize(("scenario", "seats"), [("team-deathmatch", 4), ("thin-air", 2)])
def test_programmes_damage_and_courses_in_cloud_are_sent_to_their_own_seat_alone(
    scenario: str, seats: int
) -> None:
    laid = hit = written = 0
    for seed in range(2):
        match, chance = new_match(SEED + seed, scenario, seats, "wings"), seeded(seed)
        while match.waiting:
            for seat in (None, *range(seats)):
                view = msgspec.json.decode(sent(match, seat))[0]["view"]
                secret = any(decision == "program" for _, decision in view["deciding"])
                for aircraft in view["aircraft"]:
                    if aircraft["seat"] == seat:
                        laid += secret and len(aircraft["programme"])
                        hit += len(aircraft["hits"])
                        written += len(aircraft["written"])
                        continue
                    assert not (secret and any(aircraft["programme"]))
                    assert aircraft["points"] is aircraft["written"] is aircraft["bans"] is None
            seat = match.waiting[0].seat
            play(match, seat, some_order(match, seat, chance))
    assert laid
    assert hit or written


def _wrong_view(patch: pytest.MonkeyPatch) -> None:
    real = messages.message

    def leaky(match: Match, seat: Any, since: int, **more: Any) -> Any:
        sent, game = real(match, seat, since, **more), match.game
        return msgspec.structs.replace(sent, view=[sent.view, game.rules.view(game.state, 1)])

    patch.setattr("escadrille.table.match.message", leaky)


def _raw_events(patch: pytest.MonkeyPatch) -> None:
    def leaky(events: list[Event], seat: Seat | None) -> list[Event]:
        return list(events)

    patch.setattr(messages, "_seen", leaky)


def _early_seed(patch: pytest.MonkeyPatch) -> None:
    real = messages.message

    def leaky(match: Match, seat: Any, since: int, **more: Any) -> Any:
        sent = real(match, seat, since, **more)
        return msgspec.structs.replace(sent, seed=str(match.header.seed))

    patch.setattr("escadrille.table.match.message", leaky)


def _telling_error(patch: pytest.MonkeyPatch) -> None:
    real = Match.check_order

    def leaky(self: Match, seat: Seat, count: int, order: bytes, *pilot: str) -> Body:
        try:
            return real(self, seat, count, order, *pilot)
        except EscadrilleError as error:
            raise EscadrilleError(self.game.rules.digest(self.game.state)) from error

    patch.setattr(Match, "check_order", leaky)


def _telling_list(patch: pytest.MonkeyPatch) -> None:
    real = index.entry

    def leaky(match: Match, seat: Seat | None) -> Any:
        hand = match.game.rules.view(match.game.state, 1)
        return msgspec.structs.replace(real(match, seat), figures={"hand": hand})

    patch.setattr(index, "entry", leaky)


def _telling_words(patch: pytest.MonkeyPatch) -> None:
    real = words.said

    def leaky(game: Game, *rest: Any) -> Any:
        secret = game.rules.digest(game.state)
        return msgspec.structs.replace(real(game, *rest), question=secret)

    patch.setattr("escadrille.table.match.said", leaky)


def _true_advice(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Match, seat: Seat) -> Any:
        return self.game.rules.situation(self.game.state)

    patch.setattr(Match, "advice", leaky)


@pytest.mark.parametrize(
    "plant",
    [
        _wrong_view,
        _raw_events,
        _early_seed,
        _telling_error,
        _telling_list,
        _telling_words,
        _true_advice,
    ],
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        check(0, *SCENES[0])


# Spectators who are late.

DELAY = 60


def check_late(seed: int, system: str, scenario: str, seats: int) -> None:
    """Play a random game; a late spectator is sent what he would be if no more had happened."""
    match, past, late = (new_match(SEED + seed, scenario, seats, system) for _ in range(3))
    now, chance = [0], seeded(seed)
    rows = Loaded(match, Late(late, DELAY, lambda: now[0]))
    held: list[tuple[Seat, Body, int]] = []
    while match.waiting or held:
        now[0] += chance.below(30)
        if match.waiting:
            seat = match.waiting[chance.below(len(match.waiting))].seat
            rows_of_moment = [(seat, Body(order=msgspec.Raw(some_order(match, seat, chance))))]
            rows_of_moment.append((chance.below(seats), _beside(chance)))
            for each in rows_of_moment:
                held.append((*each, now[0]))
                rows.play(*each, now[0])
            if not match.waiting:
                for asking in range(seats):
                    held.append((asking, AGAIN, now[0]))
                    rows.play(asking, AGAIN, now[0])
        while held and held[0][2] + DELAY < now[0]:
            past.apply(*held.pop(0))
        seen = rows.seen(late=True)
        assert sent(seen, None) == sent(past, None)
        assert (seen.message(None, 0).seed is None) == (past.result is None)
        if past.result is None:
            with pytest.raises(EscadrilleError):
                seen.record()
    # A campaign goes on only once its mission is reported.
    assert past.result is not None or past.flying is not None


@pytest.mark.parametrize(("system", "scenario", "seats"), SCENES)
def test_a_late_spectator_is_sent_nothing_of_the_present(
    system: str, scenario: str, seats: int
) -> None:
    check_late(0, system, scenario, seats)


def _too_soon(patch: pytest.MonkeyPatch) -> None:
    real = Late.__init__

    def eager(self: Late, match: Match, delay: int, clock: Any) -> None:
        real(self, match, delay // 2, clock)

    patch.setattr(Late, "__init__", eager)


def _present_seats(patch: pytest.MonkeyPatch) -> None:
    def seen(self: Loaded, *, late: bool) -> Match:
        assert self.late is not None
        match = self.late.match
        match.seating = self.match.seating
        return match

    patch.setattr(Loaded, "seen", seen)


@pytest.mark.parametrize("plant", [_too_soon, _present_seats])
def test_a_leak_planted_for_late_spectators_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        check_late(0, *SCENES[0])
