"""Loading packs: strictly, with the place and the reason of every fault at once."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from escadrille.content import packs
from escadrille.content.packs import Entry, Pack, Words
from escadrille.kernel.errors import BadPack, Unknown
from escadrille.kernel.packs import Kept, of_game
from escadrille.kernel.registry import slugs, system

HEADER = """
[pack]
id = "{id}"
system = "kites"
version = "1"
title = {{en = "Kites", fr = "Cerfs-volants"}}
"""
KITE = '[[kite]]\nid = "{id}"\norigin = "house"\nspan = {span}\n'
FLEET = """
[[fleet]]
id = "f"
origin = "house"
kites = [{kites}]
title.en = "Fleet"
title.fr = "Flotte"
"""


class Tail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    length: Annotated[int, msgspec.Meta(ge=0, le=9)]
    colour: Literal["red", "blue"] = "red"


class Kite(Entry, frozen=True, kw_only=True):
    span: Annotated[int, msgspec.Meta(ge=1, le=9)]
    tail: Tail | None = None

    def __post_init__(self) -> None:
        if self.tail and self.tail.length > self.span:
            raise ValueError("tail: longer than the span")


class Fleet(Entry, frozen=True, kw_only=True):
    title: Words
    kites: tuple[str, ...]


def cross_check(tables: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for fleet in tables["fleet"].values():
        for kite in fleet.kites:
            if kite not in tables["kite"]:
                yield f"fleet {fleet.id!r}: kites: {kite!r} is in no pack"


def load(*folders: Path) -> Pack:
    return packs.load(list(folders), "kites", {"kite": Kite, "fleet": Fleet}, cross_check)


def faults(*folders: Path) -> list[str]:
    with pytest.raises(BadPack) as caught:
        load(*folders)
    return caught.value.faults


def write(folder: Path, *, header: str | None = None, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    text = HEADER.format(id=folder.name) if header is None else header
    (folder / "pack.toml").write_text(text, encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def core(tmp_path: Path) -> Path:
    kites = KITE.format(id="box", span=3) + KITE.format(id="delta", span=4)
    return write(tmp_path / "core", kites=kites)


def test_a_pack_is_read_into_tables(core: Path) -> None:
    pack = load(core)
    assert {name: kite.span for name, kite in pack.tables["kite"].items()} == {"box": 3, "delta": 4}
    assert pack.tables["fleet"] == {}
    assert list(pack.hashes) == ["core"]


def test_entries_keep_the_order_of_files_and_lines(core: Path) -> None:
    """Order becomes numbers in play: it may not depend on a disk."""
    write(core, zebra=KITE.format(id="a", span=1), aero=KITE.format(id="z", span=1))
    assert list(load(core).tables["kite"]) == ["z", "box", "delta", "a"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            KITE.format(id="box", span=3)
            + 'speed = 2\n[[kite]]\nid = "x"\norigin = "house"\nspan = 1',
            "core/kites.toml: kite 'box': speed: unknown field",
        ),
        (
            KITE.format(id="box", span='"wide"'),
            "core/kites.toml: kite 'box': span: expected `int`, got `str`",
        ),
        (
            KITE.format(id="box", span=10),
            "core/kites.toml: kite 'box': span: expected `int` <= 9",
        ),
        (
            '[[kite]]\nid = "box"\norigin = "house"',
            "core/kites.toml: kite 'box': span: missing",
        ),
        (
            KITE.format(id="box", span=3).replace("house", "rumour"),
            "core/kites.toml: kite 'box': origin: invalid enum value 'rumour'",
        ),
        (
            KITE.format(id="box", span=3) + 'tail = {length = "long"}',
            "core/kites.toml: kite 'box': tail.length: expected `int`, got `str`",
        ),
        (
            KITE.format(id="box", span=3) + "tail = {length = 2, knots = 4}",
            "core/kites.toml: kite 'box': tail: object contains unknown field `knots`",
        ),
        (
            KITE.format(id="box", span=3) + "tail = {length = 4}",
            "core/kites.toml: kite 'box': tail: longer than the span",
        ),
        (
            KITE.format(id="Big Box", span=3),
            "core/kites.toml: kite 'Big Box': id: expected `str` matching regex",
        ),
        (
            '[[kite]]\norigin = "house"\nspan = 1',
            "core/kites.toml: kite #1: id: missing",
        ),
        ("kite = [1]", "core/kites.toml: kite #1: expected a table"),
        (
            '[kite]\nid = "box"',
            "core/kites.toml: kite: expected an array of tables, [[kite]]",
        ),
        (
            '[[kit]]\nid = "box"',
            "core/kites.toml: [[kit]]: unknown table; expected one of kite, fleet",
        ),
        ("[pack]", "core/kites.toml: [[pack]]: unknown table; expected one of kite, fleet"),
        ("[[kite", "core/kites.toml: not readable: "),
        (
            KITE.format(id="box", span=3) * 2,
            "core/kites.toml: kite 'box': id: duplicate; it stands in core/kites.toml already",
        ),
        (
            FLEET.format(kites='"box"').replace("Flotte", ""),
            "core/kites.toml: fleet 'f': title.fr: expected `str` of length >= 1",
        ),
    ],
)
def test_a_fault_is_told_with_its_place_and_reason(tmp_path: Path, text: str, fault: str) -> None:
    found = faults(write(tmp_path / "core", kites=text))
    assert len(found) == 1
    assert found[0].startswith(fault)


def test_a_missing_reference_is_told(core: Path) -> None:
    write(core, fleets=FLEET.format(kites='"box", "rokkaku"'))
    assert faults(core) == ["core/fleets.toml: fleet 'f': kites: 'rokkaku' is in no pack"]


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    one = write(
        tmp_path / "one",
        kites='[[kite]]\nid = "box"\nspan = "wide"\nspeed = 1\n' + KITE.format(id="box", span=1),
        fleets="[[kite",
        odd="[[kit]]\nid = 1",
    )
    other = write(tmp_path / "other", kites=KITE.format(id="delta", span=0))
    found = faults(one, other, tmp_path / "nowhere")
    starts = [
        "one/fleets.toml: not readable",
        "one/kites.toml: kite 'box': speed: unknown field",
        "one/kites.toml: kite 'box': origin: missing",
        "one/kites.toml: kite 'box': span: expected `int`, got `str`",
        "one/kites.toml: kite 'box': id: duplicate",
        "one/odd.toml: [[kit]]: unknown table",
        "other/kites.toml: kite 'delta': span: expected `int` >= 1",
        f"{tmp_path / 'nowhere'}: no pack.toml: this is no pack",
    ]
    assert len(found) == len(starts)
    for fault, start in zip(found, starts, strict=True):
        assert fault.startswith(start)


@pytest.mark.parametrize(
    ("header", "fault"),
    [
        ("", "core/pack.toml: [pack]: expected a table"),
        ('[pack]\nid = "core"', "core/pack.toml: [pack]: system: missing"),
        (
            HEADER.format(id="core") + 'colour = "red"',
            "core/pack.toml: [pack]: colour: unknown field",
        ),
        (
            HEADER.format(id="core").replace("kites", "chess"),
            "core/pack.toml: [pack] system: expected 'kites', got 'chess'",
        ),
        (HEADER.format(id="The Core"), "core/pack.toml: [pack]: id: expected `str` matching regex"),
    ],
)
def test_a_wrong_header_is_told(tmp_path: Path, header: str, fault: str) -> None:
    found = faults(write(tmp_path / "core", header=header))
    assert found[0].startswith(fault)


def test_a_file_that_is_no_text_is_told(core: Path) -> None:
    (core / "kites.toml").write_bytes(b"\xff\xfe")
    assert faults(core)[0].startswith("core/kites.toml: not readable: ")


# Several packs.


def test_packs_add_up(core: Path, tmp_path: Path) -> None:
    mine = write(tmp_path / "mine", kites=KITE.format(id="rokkaku", span=5))
    pack = load(core, mine)
    assert list(pack.tables["kite"]) == ["box", "delta", "rokkaku"]
    assert list(pack.hashes) == ["core", "mine"]


def test_an_id_of_another_pack_is_refused(core: Path, tmp_path: Path) -> None:
    mine = write(tmp_path / "mine", kites=KITE.format(id="box", span=5))
    (fault,) = faults(core, mine)
    assert fault.startswith("mine: kite 'box': another pack has this ID already; ")


def test_an_id_of_another_pack_is_replaced_where_the_pack_says_so(
    core: Path, tmp_path: Path
) -> None:
    header = HEADER.format(id="mine") + 'replaces = ["box"]'
    mine = write(tmp_path / "mine", header=header, kites=KITE.format(id="box", span=5))
    pack = load(core, mine)
    assert pack.tables["kite"]["box"].span == 5
    assert pack.hashes["core"] == load(core).hashes["core"]


def test_two_packs_of_one_name_are_refused(core: Path, tmp_path: Path) -> None:
    twin = write(tmp_path / "twin", header=HEADER.format(id="core"))
    assert faults(core, twin) == [
        "twin/pack.toml: [pack] id: another pack is called 'core' already"
    ]


# Hashes.


def test_a_hash_changes_with_a_figure(core: Path) -> None:
    before = load(core).hashes["core"]
    file = core / "kites.toml"
    file.write_text(file.read_text().replace("span = 3", "span = 2"), encoding="utf-8")
    assert load(core).hashes["core"] != before


def test_a_hash_does_not_change_with_a_comment_or_the_layout(core: Path) -> None:
    before = load(core).hashes["core"]
    file = core / "kites.toml"
    file.write_text("# flown since 1893\n\n" + file.read_text(), encoding="utf-8")
    assert load(core).hashes["core"] == before
    box, delta = KITE.format(id="box", span=3), KITE.format(id="delta", span=4)
    write(core, kites=box, more=delta)
    assert load(core).hashes["core"] == before


# What games know packs by.

WORDED = FLEET.format(kites='"box"')


def digest_of(core: Path) -> str:
    return load(core).hashes["core"]


def test_a_hash_does_not_change_with_a_word(core: Path) -> None:
    write(core, fleets=WORDED)
    before = digest_of(core)
    write(core, fleets=WORDED.replace("Flotte", "Escadre"))
    assert digest_of(core) == before


def test_a_hash_does_not_change_with_a_new_field_or_a_stated_default(core: Path) -> None:
    kite = KITE.format(id="box", span=3) + "tail = {length = 2}\n"
    write(core, kites=kite)
    before = digest_of(core)

    class Longer(Tail, frozen=True):
        knots: int = 0

    class Newer(Kite, frozen=True, kw_only=True):
        tail: Longer | None = None
        reel: tuple[str, ...] = ()

    schema: dict[str, type[Entry]] = {"kite": Newer, "fleet": Fleet}
    assert packs.load([core], "kites", schema, cross_check).hashes["core"] == before
    write(core, kites=kite.replace("2}", '2, colour = "red"}') + "stated = []\n")
    assert digest_of(core) == before
    write(core, kites=kite.replace("2}", '2, colour = "blue"}'))
    assert digest_of(core) != before


def test_a_hash_changes_with_the_order_of_entries(core: Path) -> None:
    """They become numbers in play."""
    before = digest_of(core)
    write(core, kites=KITE.format(id="delta", span=4) + KITE.format(id="box", span=3))
    assert digest_of(core) != before


def test_words_count_where_they_are_the_only_trace_of_a_key(core: Path) -> None:
    class Titled(Entry, frozen=True, kw_only=True):
        names: dict[str, Words]

    def digest(*names: str) -> str:
        text = '[[fleet]]\nid = "f"\norigin = "house"\n'
        text += "".join(f'names.{name} = {{en = "{name}", fr = "x"}}\n' for name in names)
        schema: dict[str, type[Entry]] = {"kite": Kite, "fleet": Titled}
        folder = write(core, fleets=text)
        return packs.load([folder], "kites", schema, lambda _: iter(())).hashes["core"]

    assert digest("short") != digest("short", "long")


def test_a_kept_pack_is_read_like_a_folder_and_stays_what_it_is_called(core: Path) -> None:
    files = {file.name: file.read_text(encoding="utf-8") for file in core.glob("*.toml")}
    kept = Kept("core", "0123456789abcdef", files)
    pack = packs.load([kept], "kites", {"kite": Kite, "fleet": Fleet}, cross_check)
    assert pack.tables == load(core).tables
    assert pack.hashes == {"core": "0123456789abcdef"}
    broken = Kept("core", "0", {**files, "kites.toml": KITE.format(id="box", span=99)})
    with pytest.raises(BadPack, match=r"core/kites\.toml: kite 'box': span: expected `int` <= 9"):
        packs.load([broken], "kites", {"kite": Kite, "fleet": Fleet}, cross_check)


# The packs that a game began with.


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a house that has packs of kites."""
    monkeypatch.setattr(packs, "PACKS", tmp_path)
    monkeypatch.setattr(packs, "ARCHIVE", tmp_path / "archive")
    (tmp_path / "renamed.toml").write_text("", encoding="utf-8")
    (tmp_path / "kites").mkdir()
    write(tmp_path / "kites" / "core", kites=KITE.format(id="box", span=3))
    packs._renamed.cache_clear()
    return tmp_path


def shelf() -> packs.Shelf:
    return packs.Shelf("kites", {"kite": Kite, "fleet": Fleet}, cross_check)


def test_a_game_whose_packs_the_house_has_uses_those(house: Path) -> None:
    now = shelf()
    assert of_game(now.hashes(), now, (), {}) == ()
    (old,) = now.former()["core"]
    assert of_game({"core": old}, now, (), {}) == (), "known by its first hash"


def test_a_game_keeps_its_packs_when_a_figure_changes_or_a_pack_is_added(house: Path) -> None:
    before = shelf()
    told, (kept,) = before.hashes(), before.keep()
    write(house / "kites" / "core", kites=KITE.format(id="box", span=4))
    assert of_game(told, shelf(), (), {}) is None, "it is nowhere"
    found = of_game(told, shelf(), (), {kept.hash: kept})
    assert found is not None
    assert shelf().load(found).tables["kite"]["box"].span == 3
    write(house / "kites" / "core", kites=KITE.format(id="box", span=3))
    write(house / "kites" / "later", kites=KITE.format(id="delta", span=4))
    found = of_game(told, shelf(), (), {})
    assert found is not None
    assert list(shelf().load(found).tables["kite"]) == ["box"]


def test_a_game_of_an_old_hash_finds_what_is_kept_under_the_new_one(house: Path) -> None:
    before = shelf()
    (kept,), (old,) = before.keep(), before.former()["core"]
    (house / "renamed.toml").write_text(
        f'[kites.core]\n"{old}" = "{kept.hash}"\n', encoding="utf-8"
    )
    packs._renamed.cache_clear()
    write(house / "kites" / "core", kites=KITE.format(id="box", span=4))
    found = of_game({"core": old}, shelf(), (), {kept.hash: kept})
    assert found == [msgspec.structs.replace(kept, hash=old)]
    archive = house / "archive" / "kites"
    archive.mkdir(parents=True)
    (archive / f"core-{kept.hash}.json").write_bytes(msgspec.json.encode(kept))
    assert of_game({"core": old}, shelf(), (), {}) == found, "an earlier version came with it"


@pytest.mark.parametrize("slug", [slug for slug in slugs() if system(slug).campaign is None])
def test_the_first_hashes_of_the_house_are_known_for_ever(slug: str) -> None:
    """Each leads to a pack that the house has, or that it keeps in its archive."""
    held = system(slug).content.shelf
    assert held is not None
    known = tomllib.loads((packs.PACKS / "renamed.toml").read_text(encoding="utf-8"))
    renamed = known.get(slug, {})
    for name, hashes in renamed.items():
        for old, new in hashes.items():
            assert held.renamed(name, old) == new
            assert held.hashes().get(name) == new or held.archived(name, new), (slug, name, new)


# Finding packs.


def test_the_system_of_a_pack_is_read_from_its_header(core: Path) -> None:
    assert packs.system_of(core) == "kites"


@pytest.mark.parametrize("header", ["", "[pack]", "pack = 1"])
def test_a_pack_that_names_no_system_is_refused(tmp_path: Path, header: str) -> None:
    with pytest.raises(BadPack, match=r"\[pack\] system: missing or not readable"):
        packs.system_of(write(tmp_path / "core", header=header))


def test_a_pack_whose_header_is_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"pack\.toml: not readable: no TOML: Expected ']'"):
        packs.system_of(write(tmp_path / "core", header="[pack"))


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"pack\.toml: not readable: No such file"):
        packs.system_of(tmp_path)


def test_an_entry_is_picked_by_its_name() -> None:
    assert packs.pick({"box": 1}, "kite", "box") == 1
    with pytest.raises(Unknown, match="unknown kite 'bix'; known: box, delta"):
        packs.pick({"delta": 2, "box": 1}, "kite", "bix")


def test_words_are_said_in_either_language() -> None:
    words = Words(en="Kite", fr="Cerf-volant")
    assert (words.say("en"), words.say("fr"), words.say("de")) == ("Kite", "Cerf-volant", "Kite")
