"""People give parts to the deal, each sealed before any is known: nobody can choose the cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import Seat, bearer, client_of, gather, open_game, open_table, sit

from escadrille.cli.app import run
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.rng import commitment, seal
from escadrille.table.body import Body
from escadrille.table.match import Match

PARTS = ["00112233445566778899aabbccddeeff", "f" * 32]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


def refused(got: Any) -> tuple[int, str]:
    return got.status_code, got.json()["code"]


def seated(client: Any) -> tuple[dict[str, Any], Seat, Seat]:
    opened = open_table(client)
    return opened, sit(client, opened, 0), sit(client, opened, 1)


def gathered(seat: Seat) -> tuple[list[int], list[int], list[int], bool]:
    told = seat.look()["gathering"]
    return told["sealed"], told["revealed"], told["missing"], told["closed"]


def header_of(seat: Seat) -> Any:
    got = seat.client.get(seat.address + "/record", headers=bearer(seat.key))
    assert got.status_code == 200, got.text
    return json.loads(got.text.splitlines()[0])


def test_nothing_is_dealt_before_all_have_shown_their_parts(client: Any) -> None:
    opened, one, two = seated(client)
    before = one.look()
    assert before["commitment"]
    assert (before["view"], before["asked"], before["waiting"]) == (None, None, [])
    assert (before["deal"], gathered(one)) == ("people", ([], [], [0, 1], False))
    assert one.post("chance", {"seal": seal(PARTS[0])}).status_code == 200
    assert gathered(two) == ([0], [], [1], False)
    assert refused(one.post("chance", {"part": PARTS[0]})) == (409, "chance/early")
    two.post("chance", {"seal": seal(PARTS[1])})
    assert gathered(two) == ([0, 1], [], [0, 1], True)
    one.post("chance", {"part": PARTS[0]})
    watcher = Seat(client, one.game, opened["spectator"])
    for seat in (one, two, watcher):
        assert gathered(seat) == ([0, 1], [0], [1], True)
        assert PARTS[0] not in json.dumps(seat.look()), "told to nobody before all are there"
    dealt = two.post("chance", {"part": PARTS[1]}).json()
    assert dealt["gathering"] is None
    assert dealt["view"]
    assert dealt["asked"]
    assert dealt["parts"] == {"0": PARTS[0], "1": PARTS[1]}
    assert dealt["commitment"] == before["commitment"]
    assert refused(two.post("chance", {"part": PARTS[1]})) == (409, "chance/dealt")


def test_what_needs_cards_waits_for_the_deal(client: Any) -> None:
    _, one, _ = seated(client)
    before = one.look()
    order = {"count": 0, "order": {"order": "level", "level": "low"}}
    for place, body in (
        ("orders", order),
        ("undo", {"count": 0}),
        ("resign", None),
        ("draw", {"offer": True}),
        ("hint", {"count": 0}),
    ):
        assert refused(one.post(place, body)) == (409, "game/gathering")
    (stand,) = client.post("/api/mine", json={"keys": [{"game": one.game, "key": one.key}]}).json()
    assert [each["seat"] for each in stand["waiting"]] == [0, 1]
    assert not stand["asked"]
    assert one.look() == before
    alone = open_table(client, "human", system="phantom")
    leader = sit(client, alone, 0)
    got = client.get(f"{leader.address}/book", headers=bearer(leader.key))
    assert refused(got) == (409, "game/gathering")


def test_a_part_that_does_not_fit_is_refused(client: Any) -> None:
    _, one, two = seated(client)
    one.post("chance", {"seal": seal(PARTS[0])})
    assert refused(one.post("chance", {"seal": seal(PARTS[1])})) == (409, "chance/bad")
    assert refused(two.post("chance", {"part": PARTS[1]})) == (409, "chance/bad")
    two.post("chance", {"seal": seal(PARTS[1])})
    assert refused(one.post("chance", {"part": PARTS[1]})) == (409, "chance/bad")
    for body in ({}, {"seal": "x"}, {"part": "x"}, {"seal": seal(PARTS[0]), "part": PARTS[0]}):
        assert refused(one.post("chance", body)) == (400, "request/bad")
    assert gathered(one) == ([0, 1], [], [0, 1], True)


def test_who_has_sealed_is_not_replaced_before_the_deal(client: Any) -> None:
    opened, one, two = seated(client)
    host = Seat(client, one.game, opened["host"])
    one.post("chance", {"seal": seal(PARTS[0])})
    assert refused(one.post("seats/0", {"bot": "random"})) == (409, "seat/held")
    assert refused(one.post("seats/0/free")) == (409, "seat/held")
    two.post("seats/1/free")
    assert host.post("seats/1", {"bot": "random"}).status_code == 200
    late = host.post("invitations", {"seat": 1}).json()["invitation"]
    assert gathered(one) == ([0], [], [0], True)
    new = sit(client, {**opened, "invitations": [None, late]}, 1)
    got = new.post("chance", {"seal": seal(PARTS[1])})
    assert refused(got) == (409, "chance/bad"), "he could choose his part by another's"
    assert one.post("chance", {"part": PARTS[0]}).json()["parts"] == {"0": PARTS[0]}


def test_the_same_parts_make_the_same_deal_anywhere(client: Any) -> None:
    _, (one, _) = open_game(client)
    told = one.look()
    one.post("resign")
    header = msgspec.convert(header_of(one), record.Header, strict=False)
    dealt = games.restart(Path("record"), header)
    assert json.loads(msgspec.json.encode(dealt.rules.view(dealt.state, 0))) == told["view"]
    assert commitment(header.seed or 0) == told["commitment"]
    alone = msgspec.structs.replace(header, parts=msgspec.UNSET)
    assert alone.deal != header.deal, "the table's part alone is another deal"


def test_verify_catches_what_does_not_fit_its_seal(client: Any, tmp_path: Path) -> None:
    _, (one, _) = open_game(client)
    one.post("resign")
    path = tmp_path / "game.jsonl"
    raw = client.get(one.address + "/record", headers=bearer(one.key)).content
    path.write_bytes(raw)
    told = one.look()
    seen = [told["commitment"], *told["seals"].values(), *told["parts"].values()]
    proved = [part for one_seen in seen for part in ("--sealed", one_seen)]
    assert verified(path, *proved) == 0
    assert verified(path, "--sealed", seal(PARTS[0])) == 2, "this was never given"
    read = record.read(path)
    for changed in (
        msgspec.structs.replace(read.header, seed=(read.header.seed or 0) + 1),
        msgspec.structs.replace(read.header, parts={0: PARTS[0], 1: PARTS[1]}),
    ):
        path.write_bytes(record.dump(changed, read.lines, read.end))
        assert verified(path, *proved) == 2


def verified(path: Path, *sealed: str) -> int:
    return run(["replay", str(path), "--verify", *sealed])


def test_any_part_changes_the_deal() -> None:
    header = games.new("flames", seed=1, seats=["human", "human"]).header
    deals = set()
    for parts in ({0: PARTS[0], 1: PARTS[1]}, {0: PARTS[1], 1: PARTS[0]}, {0: PARTS[0]}):
        match = Match("g", msgspec.structs.replace(header, parts={}))
        match.seating.taken = {1: "random"} if len(parts) == 1 else {}
        for seat, part in parts.items():
            match.apply(seat, Body(seal=seal(part)))
        for seat, part in parts.items():
            assert match.is_gathering
            match.apply(seat, Body(part=part))
        assert not match.is_gathering
        deals.add(match.game.rules.digest(match.game.state))
    assert len(deals) == 3


@pytest.mark.parametrize(("seats", "deal"), [(["random", "random"], "server"), (["human"], None)])
def test_a_message_says_who_made_the_deal(client: Any, seats: list[str], deal: str) -> None:
    opened = open_table(client, *seats, system="flames" if deal else "phantom")
    host = Seat(client, opened["game"], opened["host"])
    assert host.look()["deal"] == (deal or "people")
    if not deal:
        one = sit(client, opened, 0)
        gather(one)
        assert one.look()["deal"] == "people"


def test_a_table_left_to_bots_is_the_servers_deal(client: Any) -> None:
    opened = open_table(client)
    host = Seat(client, opened["game"], opened["host"])
    for seat in (0, 1):
        host.post(f"seats/{seat}", {"bot": "random"})
    told = host.look()
    assert (told["deal"], told["gathering"]) == ("server", None)


def test_the_gathering_survives_a_server_that_starts_again(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        opened, one, two = seated(client)
        one.post("chance", {"seal": seal(PARTS[0])})
        before = two.look()
    with client_of(path) as client:
        one, two = (Seat(client, opened["game"], seat.key) for seat in (one, two))
        assert two.look() == before
        two.post("chance", {"seal": seal(PARTS[1])})
        one.post("chance", {"part": PARTS[0]})
        view = two.post("chance", {"part": PARTS[1]}).json()["view"]
    with client_of(path) as client:
        assert Seat(client, opened["game"], two.key).look()["view"] == view


def test_a_rematch_gathers_anew(client: Any) -> None:
    _, (one, two) = open_game(client)
    two.post("resign")
    one.post("rematch")
    two.post("rematch")
    told = [seat.look()["rematch"] for seat in (one, two)]
    again = [Seat(client, each["game"], each["key"]) for each in told]
    assert gathered(again[0]) == ([], [], [0, 1], False)
    gather(*again)
    assert again[0].look()["view"]


def test_a_record_that_is_brought_is_dealt_already(client: Any) -> None:
    _, (one, _) = open_game(client)
    one.post("resign")
    raw = client.get(one.address + "/record", headers=bearer(one.key)).content
    brought = client.post("/api/records", content=raw).json()
    told = Seat(client, brought["game"], brought["spectator"]).look()
    assert told["gathering"] is None
    assert told["parts"] == one.look()["parts"]
