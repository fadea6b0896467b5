"""Campaign sheets: what the document states, and what `pack check` refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import tomli_w
from tests.systems.flames.campaign.maps import PACK

from escadrille.kernel.errors import BadPack
from escadrille.systems.flames import SHELF
from escadrille.systems.flames.campaign.system import configure

SHEETS = PACK.tables["campaign"]
POLAND = SHEETS["poland-1939"]


@pytest.mark.rule("FLAMES-RULING-32")
def test_poland_has_the_figures_that_the_document_states() -> None:
    third = next(one for one in POLAND.target if one.number == 3)
    assert (third.kind, third.damaged, third.destroyed, third.flak) == ("airfield", 4, 8, 2)
    arrows = {one.id: one for one in POLAND.arrow}
    starts = [one.target for one in POLAND.arrow if one.side == 0 and one.origin is None]
    assert starts == [1, 2, 3, 4, 6]
    assert arrows["r3"].aircraft == {"ju-87b": 1}
    assert POLAND.interceptor.allies == "p-11c"
    options = {(one.side, one.number): one for one in POLAND.option}
    assert options["axis", 1].aircraft == {"bf-110c": 1}
    second = options["allies", 2]
    assert (second.aircraft, second.late) == ({"p-11c": 1}, True)
    assert (POLAND.missions, POLAND.turns) == (4, 6)


@pytest.mark.rule("FLAMES-SCORE-04")
def test_a_hundred_and_twenty_in_daylight_is_a_minor_allied_victory() -> None:
    table = SHEETS["daylight-1944"].victory
    assert table.minor_allies <= 120 < table.decisive_allies


def test_the_four_campaigns_ship() -> None:
    assert {*SHEETS} == {"poland-1939", "britain-1940", "solomons-1942", "daylight-1944"}
    effects = {
        name
        for sheet in SHEETS.values()
        for option in sheet.option
        for name in option.__struct_fields__
        if name not in ("side", "number", "stated") and getattr(option, name)
    }
    assert len(effects) == 16  # all that an option can do (FLAMES-OPT-05 to -20)


Change = Callable[[dict[str, Any]], Any]


def part(raw: dict[str, Any], table: str, place: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = raw[table][place]
    return found


FAULTS: list[tuple[Change, str]] = [
    (lambda raw: part(raw, "arrow").update(target=40), "arrow 'r1': target: there is no target 40"),
    (lambda raw: part(raw, "arrow", 4).update(origin=30), "there is no target 30"),
    (lambda raw: part(raw, "arrow", 4).update(target=2), "arrow 'r5': target: it starts there"),
    (lambda raw: part(raw, "arrow").pop("start"), "expected either an origin or a start"),
    (lambda raw: part(raw, "arrow").update(id="r2"), "arrow 'r2': there are 2 of it"),
    (lambda raw: part(raw, "arrow").update(aircraft={"zeppelin": 1}), "'zeppelin' is in no pack"),
    (lambda raw: part(raw, "arrow").update(aircraft={"pzl-23b": 1}), "does not fly for the axis"),
    (lambda raw: part(raw, "arrow").update(aircraft={"ju-88a": 1}), "entered service in 1940"),
    (lambda raw: part(raw, "arrow").update(aircraft={"bf-109d": 1}), "carries no bombs"),
    (lambda raw: part(raw, "target").update(damaged=7), "expected less than destroyed"),
    (lambda raw: part(raw, "target").update(number=12), "target 12: no arrow leads to it"),
    (lambda raw: part(raw, "target").update(at=[2.0, 53.0]), "2.0, 53.0 is off the map"),
    (lambda raw: raw["interceptor"].update(axis="he-111h"), "'he-111h' is no fighter"),
    (lambda raw: part(raw, "option").update(aircraft={}), "it has no effect"),
    (lambda raw: part(raw, "option").update(number=2), "option 2 of the axis: there are 2 of it"),
    (
        lambda raw: part(raw, "option").update(pilot={"name": "skalski", "flies": "bf-110c"}),
        "'skalski' does not fly for germany",
    ),
    (
        lambda raw: part(raw, "option").update(pilot={"name": "galland", "flies": "ju-87b"}),
        "'ju-87b' is no fighter",
    ),
    (
        lambda raw: part(raw, "option").update(pilot={"name": "nobody", "flies": "bf-110c"}),
        "pilot: 'nobody' is in no pack",
    ),
    (lambda raw: raw["victory"].update(draw=20), "expected figures that fall"),
    (lambda raw: raw.update(first="allies", arrow=raw["arrow"][:11]), "no Start arrow"),
    (lambda raw: raw.update(options={"scale": 9}), "options: option 'scale' is 9"),
    (lambda raw: raw["map"].update(west=30.0), "expected west less than east"),
]


@pytest.mark.parametrize(("change", "told"), FAULTS, ids=[told for _, told in FAULTS])
def test_a_sheet_that_does_not_fit_together_is_refused(change: Change, told: str) -> None:
    raw = msgspec.json.decode(msgspec.json.encode(POLAND)) | {"id": "wrong"}
    change(raw)
    if told == "no Start arrow":
        raw["arrow"] = [one for one in raw["arrow"] if one["id"] not in ("b1", "b2")]
        raw["arrow"] += [{**POLAND_B3, "id": "b1", "target": 9}, {**POLAND_B3, "id": "b2"}]
    with pytest.raises(BadPack) as refused:
        configure(raw)
    assert told in "\n".join(refused.value.faults)


POLAND_B3 = {"origin": 11, "target": 10, "aircraft": {"pzl-23b": 1}}


def test_a_pilot_flies_for_one_side() -> None:
    raw = msgspec.json.decode(msgspec.json.encode(POLAND)) | {"id": "wrong"}
    raw["option"][0]["pilot"] = {"name": "galland", "flies": "bf-110c"}
    raw["option"][6]["pilot"] = {"name": "galland", "flies": "p-11c"}
    with pytest.raises(BadPack) as refused:
        configure(raw)
    assert any("both sides have him" in fault for fault in refused.value.faults)


def test_a_folder_with_faults_names_file_entry_and_field(tmp_path: Path) -> None:
    raw = msgspec.json.decode(msgspec.json.encode(POLAND))
    raw = _without_nothing(raw) | {"id": "mine"}
    raw["arrow"][0]["target"] = 40
    head = {"id": "mine", "system": "flames", "version": "1", "title": {"en": "a", "fr": "b"}}
    (tmp_path / "pack.toml").write_text(tomli_w.dumps({"pack": head}), encoding="utf-8")
    text = tomli_w.dumps({"campaign": [raw]})
    (tmp_path / "sheet.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        SHELF.check(tmp_path)
    (first, *_) = refused.value.faults
    expected = "sheet.toml: campaign 'mine': arrow 'r1': target: there is no target 40"
    assert expected in "\n".join([first, *refused.value.faults])


def _without_nothing(raw: Any) -> Any:
    """Return what TOML can say: it has no null."""
    if isinstance(raw, dict):
        return {key: _without_nothing(one) for key, one in raw.items() if one is not None}
    return [_without_nothing(one) for one in raw] if isinstance(raw, list) else raw
