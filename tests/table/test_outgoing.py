"""Reaching out: never to a private address, whatever the URL, the name or the answer says."""

from __future__ import annotations

import asyncio
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Any

import pytest

from escadrille.table import ranges
from escadrille.table.errors import BadAddress
from escadrille.table.outgoing import Outgoing, Redirected, Streams, Target, is_public, read_url

PUBLIC = "93.184.215.14"
NAT64 = int(ip_address("64:ff9b::"))


class Wire:
    """Connections that are only written down; each answers with the same bytes."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer, self.called = answer, list[tuple[str, Target]]()
        self.sent = b""

    async def connect(self, address: str, target: Target) -> Streams:
        self.called.append((address, target))
        reader = asyncio.StreamReader()
        reader.feed_data(self.answer)
        reader.feed_eof()
        return reader, self  # type: ignore[return-value]

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None: ...

    async def drain(self) -> None: ...

    wait_closed = drain


def names(**known: list[str]) -> Any:
    async def resolve(host: str, _port: int) -> list[str]:
        return known[host.replace(".", "_").replace("-", "_")]

    return resolve


def post(outgoing: Outgoing, url: str) -> int:
    return asyncio.run(outgoing.post(url, b"{}"))


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost/",
        "http://localhost:8080/",
        "http://127.0.0.1/",
        "http://127.1/",
        "http://0x7f.1/",
        "http://2130706433/",
        "http://017700000001/",
        "http://0/",
        "http://[::1]/",
        "http://[::]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[::ffff:7f00:1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[fe80::1]/",
        "http://[fd00::1]/",
        "http://10.0.0.1/",
        "http://172.16.0.1/",
        "http://192.168.1.1/",
        "http://100.64.0.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://224.0.0.1/",
        "http://255.255.255.255/",
        "http://0.0.0.0/",
        "http://127.0.0.1#@example.org/",
        "http://127.0.0.1?@example.org/",
    ],
)
def test_addresses_of_this_machine_and_its_network_are_refused(url: str) -> None:
    """With the real resolver: none of these needs a name server."""
    wire = Wire()
    outgoing = Outgoing(connect=wire.connect)
    with pytest.raises(BadAddress):
        asyncio.run(outgoing.check(url))
    with pytest.raises(BadAddress):
        post(outgoing, url)
    assert wire.called == []


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "javascript:alert(1)",
        "http:///",
        "http://",
        "//example.org/",
        "http://me@example.org/",
        "http://me:secret@example.org/",
        "http://example.org@127.0.0.1/",
        "http://example.org\\@127.0.0.1/",
        "http://127.0.0.1\\.example.org/",
        "http://exa mple.org/",
        "http://example.org/\r\nHost: evil",
        "http://example.org/\t",
        "http://exämple.org/",
        "http://example.org:22/",
        "http://example.org:6379/",
        "http://example.org:0/",
        "http://example.org:99999/",
        "http://example.org:x/",
        "http://[::1",
        "http://[fe80::1%25eth0]/",
        "http://%6c%6fcalhost/",
        "http://example.org/" + "x" * 500,
    ],
)
def test_a_url_that_is_not_plain_is_refused(url: str) -> None:
    wire = Wire()
    outgoing = Outgoing(names(example_org=[PUBLIC]), wire.connect)
    with pytest.raises(BadAddress):
        asyncio.run(outgoing.check(url))
    assert wire.called == []


@pytest.mark.parametrize(
    "addresses",
    [
        ["10.0.0.1"],
        ["::1"],
        [PUBLIC, "192.168.0.1"],
        ["192.168.0.1", PUBLIC],
        ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "fe80::1%eth0"],
        ["nonsense"],
        [],
    ],
)
def test_a_name_with_a_private_address_is_refused(addresses: list[str]) -> None:
    wire = Wire()
    outgoing = Outgoing(names(inside_example=addresses), wire.connect)
    with pytest.raises(BadAddress):
        post(outgoing, "http://inside.example/")
    assert wire.called == []


def test_a_name_is_looked_up_once_and_that_address_is_called() -> None:
    """A name that changes its mind between the check and the connection gains nothing."""
    answers = [[PUBLIC], ["127.0.0.1"]]

    async def fickle(_host: str, _port: int) -> list[str]:
        return answers.pop(0)

    wire = Wire()
    outgoing = Outgoing(fickle, wire.connect)
    assert post(outgoing, "https://rebind.example/hook?x=1") == 204
    assert wire.called == [(PUBLIC, Target(True, "rebind.example", 443, "/hook?x=1"))]
    with pytest.raises(BadAddress):
        post(outgoing, "https://rebind.example/hook")
    assert len(wire.called) == 1


def test_a_redirect_is_not_followed() -> None:
    wire = Wire(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n")
    with pytest.raises(Redirected, match=r"redirect \(302\)"):
        post(Outgoing(names(example_org=[PUBLIC]), wire.connect), "http://example.org/")
    assert [address for address, _ in wire.called] == [PUBLIC]


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0\r\n", b"x" * 100_000, b"HTTP/1.1 2\r\n"])
def test_an_answer_that_is_none_is_an_error(answer: bytes) -> None:
    with pytest.raises((OSError, ValueError)):
        post(Outgoing(names(example_org=[PUBLIC]), Wire(answer).connect), "http://example.org/")


def test_a_connection_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escadrille.table.outgoing.SECONDS", 0.05)

    async def hang(*_: Any) -> Any:
        await asyncio.sleep(3600)

    with pytest.raises(TimeoutError):
        post(Outgoing(names(example_org=[PUBLIC]), hang), "http://example.org/")
    with pytest.raises(BadAddress):
        post(Outgoing(hang, Wire().connect), "http://example.org/")


def test_the_request_is_plain() -> None:
    wire = Wire()
    post(Outgoing(names(example_org=[PUBLIC]), wire.connect), "http://example.org:8080/hook")
    head, _, body = wire.sent.partition(b"\r\n\r\n")
    assert head.split(b"\r\n")[:2] == [b"POST /hook HTTP/1.1", b"Host: example.org:8080"]
    assert body == b"{}"


@pytest.mark.parametrize(
    "address",
    [
        PUBLIC,
        "8.8.8.8",
        "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
        "::ffff:8.8.8.8",
        "64:ff9b::808:808",
    ],
)
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "ff0e::1",
        "fec0::1",
        "2001:db8::1",
        "2001::1",
        "64:ff9b:1::808:808",
        "::8.8.8.8",
        "240.0.0.1",
    ],
)
def test_addresses_that_are_nobodys_are_refused(address: str) -> None:
    assert not is_public(address)


RANGES = [*map(ip_network, (*ranges.IPV4, *ranges.IPV6))]


@pytest.mark.parametrize("net", RANGES, ids=str)
def test_no_address_of_a_special_range_is_called(net: IPv4Network | IPv6Network) -> None:
    """From end to end, bare and in whatever wrapping."""
    for address in (net[0], net[-1], net[net.num_addresses // 2]):
        shapes = [str(address)]
        if isinstance(address, IPv4Address):
            bits = int(address)
            shapes += [str(IPv6Address(bits | 0xFFFF << 32)), str(IPv6Address(bits | NAT64))]
            shapes.append(str(IPv6Address(0x2002 << 112 | bits << 80)))
        for shape in shapes:
            assert not is_public(shape), shape
            wire = Wire()
            with pytest.raises(BadAddress, match="open internet"):
                post(
                    Outgoing(names(inside_example=[shape]), wire.connect), "http://inside.example/"
                )
            assert wire.called == []


def test_what_lies_beside_the_special_ranges_is_called() -> None:
    """A list that refused everything would pass the other tests."""
    nets = [net for net in RANGES if isinstance(net, IPv4Network) and 0 < int(net[0]) < 224 << 24]
    beside = {IPv4Address(int(net[at]) + step) for net in nets for at, step in ((0, -1), (-1, 1))}
    inside = {one for one in beside if any(one in net for net in nets) or int(one) >> 24 == 224}
    assert len(beside - inside) > 20
    for address in beside - inside:
        assert is_public(str(address)), address
    for text in ("2001:200::1", "2001:db7:ffff::1", "2001:db9::1", "2620:4f:8001::1", "3ffe::1"):
        assert is_public(text)


@pytest.mark.parametrize("port", [80, 443, 8000, 8443, 8999])
def test_some_ports_are_called(port: int) -> None:
    assert read_url(f"http://example.org:{port}").port == port
