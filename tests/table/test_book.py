"""The book of a campaign at the table, and how several campaigns stand side by side."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, open_game


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


def get(place: Seat, what: str, **params: Any) -> Any:
    return place.client.get(f"{place.address}/{what}", params=params, headers=bearer(place.key))


@pytest.fixture(scope="module")
def campaign(client: Any) -> tuple[dict[str, Any], Seat]:
    """A campaign whose first mission is over."""
    opened, (seat,) = open_game(client, "human", system="phantom")
    for number in range(400):
        if seat.look()["view"]["slot"] == 2:
            return opened, seat
        seat.answer(number % 3)
    raise AssertionError("no second mission")


def test_the_book_tells_missions_and_pilots_while_it_lasts(campaign: Any) -> None:
    opened, seat = campaign
    view = seat.look()["view"]
    book = get(seat, "book", lang="fr").json()
    assert book["title"]
    pages = {page["id"]: page for page in book["pages"]}
    assert len(pages["missions"]["rows"]) == 1
    assert pages["missions"]["rows"][0][4] == view["log"][0]["vp"]
    assert [row[0] for row in pages["pilots"]["rows"]] == [one["name"] for one in view["squadron"]]
    assert len(book["panels"]) == 1 + len(view["squadron"])
    assert book["panels"][0]["levels"][0].keys() == {"name", "value"}
    assert book["panels"][0]["curves"][0].keys() == {"title", "values", "dots"}
    spectator = Seat(seat.client, opened["game"], opened["spectator"])
    assert get(spectator, "book", lang="fr").json() == book
    assert get(seat, "book", lang="en").json()["step"] == "mission"


def test_a_table_of_it_is_a_file(campaign: Any) -> None:
    _, seat = campaign
    book = get(seat, "book", lang="en").json()
    for page in book["pages"]:
        got = get(seat, f"book/{page['id']}", lang="en")
        assert got.headers["content-type"].startswith("text/csv")
        rows = list(csv.reader(io.StringIO(got.text)))
        assert rows[0] == page["heads"]
        assert rows[1:] == [[str(cell) for cell in row] for row in page["rows"]]
    got = get(seat, "book/nonsense")
    assert (got.status_code, got.json()["code"]) == (404, "book/none")


def test_single_fights_keep_no_book(client: Any) -> None:
    _, (one, _) = open_game(client)
    got = get(one, "book")
    assert (got.status_code, got.json()["code"]) == (404, "book/none")


def test_campaigns_stand_side_by_side(client: Any, campaign: Any) -> None:
    opened, seat = campaign
    wanted = {"system": "phantom", "scenario": "linebacker-usn-long"}
    other, (second,) = open_game(client, "human", **wanted)
    duel, (third, _) = open_game(client)
    held = [{"game": one.game, "key": one.key} for one in (seat, second, third)]
    first, fresh, fight = client.post("/api/mine", json={"keys": held}).json()
    view = seat.look()["view"]
    assert first["figures"] == {
        "sheet": "war-in-the-south-usaf",
        "length": "short",
        "slot": 2,
        "missions": view["missions"],
        "vp": view["vp"],
        "grade": view["grade"],
        "so": view["so"],
        "destroyed": len(view["destroyed"]),
        "pilots": sum(not pilot["missing"] for pilot in view["squadron"]),
        "of": len(view["squadron"]),
    }
    assert (fresh["figures"]["sheet"], fresh["figures"]["slot"]) == ("linebacker-usn", 0)
    assert fight["figures"] is None
    assert first["at"] >= 0
    assert {opened["game"], other["game"], duel["game"]} == {one["game"] for one in held}


def test_a_card_tells_how_many_sit_down(client: Any) -> None:
    cards = {card["slug"]: card for card in client.get("/api/systems").json()}
    assert cards["phantom"]["seats"] == {"least": 1, "most": 1}
    assert cards["flames"]["seats"]["least"] == 2
    assert cards["flames"]["seats"]["most"] > 2
    assert (cards["phantom"]["adviser"], cards["phantom"]["book"]) == (True, True)
    assert (cards["flames"]["adviser"], cards["flames"]["book"]) == (False, False)
