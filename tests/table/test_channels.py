"""Channels: servers hear each other, do without, and find each other again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tests.table import machinery

from escadrille.table.channels import BadChannels, Redis, channels_of, prepare


def url_of(redis: machinery.Machine) -> str:
    return f"redis://127.0.0.1:{redis.port}"


async def until(held: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not held():
            await asyncio.sleep(0.01)


def test_a_server_alone_has_nobody_to_tell() -> None:
    asyncio.run(prepare("memory"))
    channels = channels_of("memory")
    assert not isinstance(channels, Redis)
    channels.publish("g")


def test_servers_hear_each_other_and_not_themselves(redis: machinery.Machine) -> None:
    async def run() -> None:
        heard: dict[str, list[str | None]] = {"one": [], "two": []}
        await prepare(url_of(redis))
        one, two = channels_of(url_of(redis)), channels_of(url_of(redis))
        one.listen(heard["one"].append)
        two.listen(heard["two"].append)
        await until(lambda: heard == {"one": [None], "two": [None]})
        one.publish("g")
        one.publish("h")
        await until(lambda: len(heard["two"]) == 3)
        two.publish("i")
        await until(lambda: len(heard["one"]) == 2)
        assert set(heard["two"][1:]) == {"g", "h"}
        assert heard["one"] == [None, "i"]
        await one.close()
        await two.close()

    asyncio.run(run())


def test_what_could_not_be_told_is_told_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """While Redis is away publishing never waits or fails, and all may have changed."""
    monkeypatch.setattr("escadrille.table.channels.PAUSE", 0.05)
    caplog.set_level("INFO")

    async def run(redis: machinery.Machine) -> None:
        told: list[str | None] = []
        other: list[str | None] = []
        one, two = channels_of(url_of(redis)), channels_of(url_of(redis))
        one.listen(told.append)
        two.listen(other.append)
        await until(lambda: bool(told and other))
        await asyncio.to_thread(redis.stop)
        told.clear()
        one.publish("g")
        await until(lambda: len(told) >= 3)
        assert set(told) == {None}
        other.clear()
        await asyncio.to_thread(redis.start)
        await until(lambda: caplog.messages.count("channels found again") == 2)
        assert None in other
        one.publish("h")
        await until(lambda: "h" in other)
        await one.close()
        await two.close()

    with machinery.redis() as machine:
        asyncio.run(run(machine))
    assert caplog.messages.count("channels lost; games go on") == 2


@pytest.mark.parametrize("url", ["", "redis", "http://127.0.0.1", "redis://127.0.0.1:nonsense"])
def test_an_address_of_no_channels_is_refused(url: str) -> None:
    with pytest.raises(BadChannels):
        asyncio.run(prepare(url))


def test_channels_that_cannot_be_reached_are_told_without_their_password() -> None:
    with pytest.raises(BadChannels, match=r"redis://127\.0\.0\.1:1: ") as caught:
        asyncio.run(prepare("redis://me:secret@127.0.0.1:1?password=hidden"))
    assert "secret" not in str(caught.value)
    assert "hidden" not in str(caught.value)
