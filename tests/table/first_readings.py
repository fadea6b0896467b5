"""Lists what a server first reads while it serves: `python -m tests.table.first_readings`.

msgspec asks a function of its own for the fields of a type, once. That function is replaced before
the rest of msgspec is loaded, which keeps it for good.
"""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import Any

FIRST: list[Any] = []


def watch() -> None:
    package = importlib.util.find_spec("msgspec")
    assert package is not None
    assert package.origin is not None
    path = Path(package.origin).with_name("_utils.py")
    spec = importlib.util.spec_from_file_location("msgspec._utils", path)
    assert spec is not None
    assert spec.loader is not None
    utils: Any = importlib.util.module_from_spec(spec)
    sys.modules["msgspec._utils"] = utils
    spec.loader.exec_module(utils)
    whole = utils.get_class_annotations

    def fields(kind: Any) -> Any:
        FIRST.append(kind)
        return whole(kind)

    utils.get_class_annotations = fields
    import msgspec

    # What only looks at a type, without reading anything as one, does not count.
    utils.get_class_annotations = whole
    structs: Any = msgspec.structs
    structs._get_class_annotations = whole


def use(client: Any) -> None:
    """Ask a server for something of every kind, in each system."""
    from tests.table.players import bearer, open_game

    for card in client.get("/api/systems").raise_for_status().json():
        for what in ("scenarios", "rules", "content"):
            client.get(f"/api/systems/{card['slug']}/{what}").raise_for_status()
        people = ["human"] * card["seats"]["least"]
        seat = open_game(client, *people, system=card["slug"])[1][0]
        asked = seat.look(lang="fr")["asked"]
        seat.answer()
        seat.post("undo", {"count": asked["count"] + 1})
        seat.post("name", {"name": "Anna"})
        seat.post("chat", {"text": "Salut"})
        seat.post("draw", {"offer": True})
        client.post("/api/mine", json={"keys": [{"game": seat.game, "key": seat.key}]})
        with client.websocket_connect(f"{seat.address}/ws") as socket:
            socket.send_json({"key": seat.key})
            socket.receive_json()
        seat.post("resign").raise_for_status()
        for what in ("replay?lang=fr", "record", "chat", "book?lang=fr"):
            told = client.get(f"{seat.address}/{what}", headers=bearer(seat.key))
            if what == "record":
                client.post("/api/records", content=told.content).raise_for_status()


def main() -> None:
    watch()
    from tests.table.players import client_of

    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):  # the second server loads what the first has stored
            one = client_of(Path(folder) / "t.db")
            before = len(FIRST)
            assert before
            with one as client:
                use(client)
            print(*(f"{kind.__module__}.{kind.__name__}" for kind in FIRST[before:]))


if __name__ == "__main__":
    main()
