"""Who is let in where there is little room, and who gives way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any

from escadrille.table.gate import Gate, Phase, Place
from escadrille.table.limits import Limits


class Wire:
    """A transport of which nothing is real but whether it was ended, and what is still unsent."""

    def __init__(self) -> None:
        self.ended, self.unsent = False, 0

    def abort(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.ended

    def get_write_buffer_size(self) -> int:
        return self.unsent


class Entrance:
    """A gate, and a clock that stands still."""

    def __init__(self, **limits: Any) -> None:
        self.now = 100.0
        self.gate = Gate(Limits(**limits), [ip_network("10.0.0.0/8")], lambda: self.now)
        self.expired: list[str] = []

    def come(self, address: str, phase: Phase = Phase.HEAD) -> Place | None:
        wire: Any = Wire()
        is_proxy = self.gate.is_proxy(address)
        place = Place(wire, address, lambda: self.expired.append(address), is_proxy=is_proxy)
        if not self.gate.enter(place):
            return None
        self.gate.be(place, phase)
        return place

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.gate._sweep(self.now)


def inside(check: Callable[[], None]) -> None:
    async def run() -> None:
        check()

    asyncio.run(run())


def ended(*places: Place | None) -> list[bool]:
    return [place is not None and place.transport.is_closing() for place in places]


def test_the_oldest_that_is_of_least_use_gives_way() -> None:
    def check() -> None:
        entrance = Entrance(connections_per_address=4)
        busy, idle, half, other_half = (
            entrance.come("a", phase) for phase in (Phase.BUSY, Phase.IDLE, Phase.HEAD, Phase.HEAD)
        )
        assert entrance.come("a", Phase.BUSY)
        assert ended(busy, idle, half, other_half) == [False, False, True, False]
        assert entrance.come("a", Phase.BUSY)
        assert entrance.come("a", Phase.BUSY)
        assert ended(busy, idle, half, other_half) == [False, True, True, True]
        assert entrance.come("a") is None, "all are of use"
        assert entrance.come("b")

    inside(check)


def test_where_all_is_full_the_address_that_has_most_gives_way() -> None:
    def check() -> None:
        entrance = Entrance(connections=4)
        alone = entrance.come("a")
        many = [entrance.come("b") for _ in range(3)]
        assert entrance.come("c")
        assert ended(alone, *many) == [False, True, False, False]

    inside(check)


def test_a_proxy_that_was_named_may_have_more() -> None:
    def check() -> None:
        entrance = Entrance(connections_per_address=1, connections=3)
        assert all(entrance.come("10.1.2.3", Phase.BUSY) for _ in range(3))
        assert entrance.come("10.1.2.3") is None, "but not all there are"

    inside(check)


def test_whose_time_is_up_is_ended_and_who_is_at_work_is_not() -> None:
    def check() -> None:
        entrance = Entrance(head_seconds=5, body_seconds=50, idle_seconds=20)
        entrance.come("half", Phase.HEAD)
        entrance.come("idle", Phase.IDLE)
        entrance.come("body", Phase.BODY)
        entrance.come("busy", Phase.BUSY)
        for seconds, gone in ((4, []), (2, ["half"]), (15, ["half", "idle"])):
            entrance.pass_by(seconds)
            assert [*dict.fromkeys(entrance.expired)] == gone
        entrance.pass_by(1000)
        assert {*entrance.expired} == {"half", "idle", "body"}

    inside(check)


def test_a_slow_reader_is_ended_once_he_reads_no_more() -> None:
    def check() -> None:
        entrance = Entrance(stalled_seconds=30)
        place = entrance.come("slow", Phase.BUSY)
        assert place
        wire: Any = place.transport
        wire.unsent = 4_000_000
        entrance.gate.stall(place)
        for _ in range(10):
            wire.unsent -= 100_000
            entrance.pass_by(31)
            assert not wire.ended
        wire.unsent -= 100
        entrance.pass_by(31)
        assert wire.ended

    inside(check)
