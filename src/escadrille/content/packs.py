"""A pack is a folder of TOML files: tables of entries, each with an ID and an origin."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from escadrille.content import hashes
from escadrille.kernel import bounds
from escadrille.kernel.bounds import Count, Name, Prose
from escadrille.kernel.errors import BadFile, BadPack, Unknown
from escadrille.kernel.files import said, text, toml
from escadrille.kernel.packs import Kept, Source
from escadrille.kernel.registry import home
from escadrille.kernel.system import Content, FirstFlight

Origin = Literal["document", "public", "house"]
Tables = Mapping[str, Mapping[str, Any]]
"""Entries by their IDs, table by table."""
Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=80)]
Fields = Annotated[tuple[Name, ...], Meta(max_length=100)]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: Annotated[Prose, Meta(min_length=1)]
    fr: Annotated[Prose, Meta(min_length=1)]

    def say(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry of every table says: its ID and where its figures come from."""

    id: Id
    origin: Origin
    stated: Fields = ()
    """Fields whose figures the source document states."""
    public: Fields = ()
    """Fields whose figures are public history."""


class Scenario(Entry, frozen=True, kw_only=True):
    """What every scenario with sides says."""

    title: Words
    briefing: Words
    favours: Count | None = None
    """The side that has the better of it, by its number from nought, where they are uneven."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    system: Name
    version: Name
    title: Words
    replaces: Annotated[tuple[Name, ...], Meta(max_length=1000)] = ()
    """IDs of other packs that this one gives its own figures for."""


class Pack(msgspec.Struct, frozen=True):
    """Packs merged into one: tables of entries by ID, and the hash of each pack."""

    hashes: dict[str, str]
    tables: dict[str, dict[str, Any]]
    former: dict[str, tuple[str, ...]] = {}
    """The hashes by which earlier versions of the house knew each."""
    placed: dict[str, Any] | None = None
    """The scenario that is given in place, where one is."""


Schema = Mapping[str, type[Entry]]
"""What the entries of each table are."""
CrossCheck = Callable[[Tables], Iterator[str]]
"""Finds every fault between entries."""


def load(sources: Sequence[Source], system: str, schema: Schema, cross_check: CrossCheck) -> Pack:
    """Return these packs as one, or raise BadPack with every fault of all."""
    faults: list[str] = []
    pack = Pack(hashes={}, tables={table: {} for table in schema}, former={})
    homes: dict[str, str] = {}
    for source in sources:
        faults += _Reading(source, schema, homes).added(system, pack)
    if not faults:
        for fault in cross_check(pack.tables):
            home = homes.get(fault.partition(":")[0])
            faults.append(f"{home}: {fault}" if home else fault)
    if faults:
        raise BadPack(faults)
    return pack


class _Reading:
    """One pack being read: its entries as they stand, and in `homes` the file of each."""

    def __init__(self, source: Source, schema: Schema, homes: dict[str, str]) -> None:
        self.source, self.schema, self.homes = source, schema, homes
        self.name = source.name if isinstance(source, Path) else source.id
        self.rows: dict[str, list[hashes.Row]] = {table: [] for table in schema}
        self.seen: dict[tuple[str, str], str] = {}

    def added(self, system: str, pack: Pack) -> Iterator[str]:
        """Add the pack to those before it; return its faults."""
        source, header = self.source, None
        if isinstance(source, Path) and not (source / "pack.toml").is_file():
            yield f"{source}: no pack.toml: this is no pack"
            return
        for file, read in _texts(source):
            where = f"{self.name}/{file}"
            try:
                content = said(Path(where), read())
            except BadFile as error:
                yield f"{where}: not readable: {error.reason}"
                continue
            if file == "pack.toml":
                raw = content.pop("pack", None)
                header = _checked(raw, Header)
                if header is None:
                    yield from _faults(f"{where}: [pack]", raw, Header)
            yield from self._tables(where, content)
        self.homes |= {f"{table} {name!r}": file for (table, name), file in self.seen.items()}
        if header is not None:
            yield from self._merge(system, header, pack)
            if isinstance(source, Kept):
                pack.hashes[header.id] = source.hash  # whatever this version would call it

    def _tables(self, where: str, content: dict[str, Any]) -> Iterator[str]:
        for table, rows in content.items():
            if table not in self.schema:
                known = ", ".join(self.schema)
                yield f"{where}: [[{table}]]: unknown table; expected one of {known}"
            elif not isinstance(rows, list):
                yield f"{where}: {table}: expected an array of tables, [[{table}]]"
            else:
                yield from self._entries(where, table, rows)

    def _entries(self, where: str, table: str, rows: list[Any]) -> Iterator[str]:
        for number, row in enumerate(rows, start=1):
            name = row.get("id") if isinstance(row, dict) else None
            place = f"{where}: {table} {name!r}" if name else f"{where}: {table} #{number}"
            if isinstance(name, str):
                if (table, name) in self.seen:
                    yield f"{place}: id: duplicate; it stands in {self.seen[table, name]} already"
                    continue
                self.seen[table, name] = where
            entry = _checked(row, self.schema[table])
            if entry is None:
                yield from _faults(place, row, self.schema[table])
            else:
                self.rows[table].append((row, entry))

    def _merge(self, system: str, header: Header, pack: Pack) -> Iterator[str]:
        place = f"{self.name}/pack.toml: [pack]"
        if header.system != system:
            yield f"{place} system: expected {system!r}, got {header.system!r}"
        if header.id in pack.hashes:
            yield f"{place} id: another pack is called {header.id!r} already"
        for table, rows in self.rows.items():
            entries = {entry.id: entry for _, entry in rows}
            for entry in entries:
                if entry in pack.tables[table] and entry not in header.replaces:
                    yield (
                        f"{self.name}: {table} {entry!r}: another pack has this ID already; "
                        f"add it to [pack] replaces to put your own in its place"
                    )
            pack.tables[table].update(entries)
        digest = hashes.digest(self.rows, Words)
        pack.hashes[header.id] = digest
        known = (old for old, new in _renamed(system, header.id).items() if new == digest)
        pack.former[header.id] = (hashes.first_digest(self.rows), *known)


def _texts(source: Source) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the files of a pack in their order, each with what reads it."""
    if isinstance(source, Path):
        for file in sorted(source.glob("*.toml")):
            yield file.name, partial(text, file)
    else:
        for name in sorted(source.files):
            yield name, partial(source.files.__getitem__, name)


def _checked(raw: Any, kind: type[Any]) -> Any:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        return None


def _faults(place: str, raw: Any, kind: type[Any]) -> Iterator[str]:
    """Return every fault of an entry; msgspec alone stops at the first."""
    if not isinstance(raw, dict):
        yield f"{place}: expected a table"
        return
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in raw:
        if name not in fields:
            yield f"{place}: {name}: unknown field"
    found = False
    for name, field in fields.items():
        if name not in raw:
            if field.required:
                found = True
                yield f"{place}: {name}: missing"
            continue
        try:
            msgspec.convert(raw[name], field.type)
        except msgspec.ValidationError as error:
            found = True
            message, _, path = str(error).partition(" - at `$")
            yield f"{place}: {name}{path.rstrip('`')}: {message[0].lower()}{message[1:]}"
    if not found and not set(raw) - set(fields):  # each is well formed: what of the whole?
        try:
            msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            yield f"{place}: {error}"


PACKS = Path(__file__).parent.parent / "packs"
ARCHIVE = PACKS / "archive"


def shipped(system: str) -> list[Path]:
    """Return the folders of the packs that come with the house, or with a system from outside."""
    folder = PACKS / system
    if not folder.is_dir():
        folder = home(system) / "packs"
    return sorted(path.parent for path in folder.glob("*/pack.toml"))


@cache
def _renamed(system: str, pack: str) -> dict[str, str]:
    """Return hashes that the house gave to a pack in former ways, and what each is called now."""
    known = tomllib.loads((PACKS / "renamed.toml").read_text(encoding="utf-8"))
    names: dict[str, str] = known.get(system, {}).get(pack, {})
    return names


class Shelf:
    """The packs of one system: those of the house and, beside them, a player's own.

    A game that keeps the packs of its start has these and no others.
    """

    def __init__(self, system: str, schema: Schema, cross_check: CrossCheck) -> None:
        self._system, self._schema, self.cross_check = system, schema, cross_check
        self._loaded: dict[tuple[Source, ...], Pack] = {}

    def load(self, packs: Sequence[Source] = ()) -> Pack:
        """Return the packs of a game as one: with folders, or none, the house's too. Read once."""
        sources = self._sources(packs)
        if sources not in self._loaded:
            read = load(sources, self._system, self._schema, self.cross_check)
            self._loaded[sources] = read
        return self._loaded[sources]

    def _sources(self, packs: Sequence[Source]) -> tuple[Source, ...]:
        if any(isinstance(one, Kept) for one in packs):
            return tuple(packs)
        return (*shipped(self._system), *packs)

    def tables(self, packs: Sequence[Source] = ()) -> Tables:
        return self.load(packs).tables

    def scenarios(self, packs: Sequence[Source] = ()) -> list[Any]:
        return list(self.tables(packs)["scenario"].values())

    def content(
        self,
        first_scenario: str,
        scenarios: Callable[..., Sequence[Any]] | None = None,
        first_flight: FirstFlight | None = None,
    ) -> Content:
        """Return what its system says of it; other scenarios than its own are told."""
        return Content(
            first_scenario=first_scenario,
            first_flight=first_flight,
            scenarios=scenarios or self.scenarios,
            tables=self.tables,
            check=self.check,
            shelf=self,
        )

    def entry(self, table: str, raw: Any) -> Any:
        """Return an entry that is given in place, or raise BadPack with every fault of it."""
        kind = self._schema[table]
        fault = bounds.excess(raw)
        if fault is not None:
            raise BadPack([f"{table} in place: {fault}"])
        found = _checked(raw, kind)
        if found is None:
            raise BadPack(list(_faults(f"{table} in place", raw, kind)))
        return found

    def check(self, folder: Path) -> Pack:
        """Return a pack beside those of the house, or raise BadPack with every fault."""
        return self.load([folder] if folder not in shipped(self._system) else [])

    # What games know their packs by.

    def hashes(self, packs: Sequence[Source] = ()) -> Mapping[str, str]:
        return self.load(packs).hashes

    def former(self, packs: Sequence[Source] = ()) -> Mapping[str, tuple[str, ...]]:
        return self.load(packs).former

    def keep(self, packs: Sequence[Source] = ()) -> tuple[Kept, ...]:
        known = self.hashes(packs)
        sources = zip(known.items(), self._sources(packs), strict=True)
        return tuple(
            source
            if isinstance(source, Kept)
            else Kept(name, digest, {file: read() for file, read in _texts(source)})
            for (name, digest), source in sources
        )

    def renamed(self, pack: str, digest: str) -> str:
        return _renamed(self._system, pack).get(digest, digest)

    def archived(self, pack: str, digest: str) -> Kept | None:
        file = ARCHIVE / self._system / f"{pack}-{digest}.json"
        return msgspec.json.decode(file.read_bytes(), type=Kept) if file.is_file() else None


def system_of(folder: Path) -> str:
    """Return the system that a pack says it is for."""
    file = folder / "pack.toml"
    try:
        return str(toml(file)["pack"]["system"])
    except BadFile as error:
        raise BadPack([str(error)]) from error
    except (KeyError, TypeError) as error:
        raise BadPack([f"{file}: [pack] system: missing or not readable ({error})"]) from error


def ambiguous(
    tables: Tables, kinds: Sequence[str], words: Iterable[str], others: str, what: str
) -> Iterator[str]:
    """Return each entry of these kinds whose name means something else too in the notation.

    Names of this pattern are `what` others call it.
    """
    seen = dict.fromkeys(words, "a word of the notation")
    for kind in kinds:
        for name in tables[kind]:
            if name in seen or re.fullmatch(others, name):
                yield f"{kind} {name!r}: id: {seen.get(name, what)}"
            seen[name] = f"{kind} {name!r} has it too"


def pick(table: Mapping[str, Any], kind: str, name: str) -> Any:
    """Return the entry of that name, or raise Unknown with the names that there are."""
    if name not in table:
        raise Unknown(kind, name, sorted(table))
    return table[name]
