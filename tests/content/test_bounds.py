"""Every number, text and list that a stranger may write has a bound."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, inspect

import escadrille
from escadrille.content.packs import Header
from escadrille.kernel import bounds, continuing, record
from escadrille.kernel.options import Values
from escadrille.kernel.registry import home, slugs, system


def told(slug: str) -> list[Any]:
    """Return all that strangers may write of a system: its entries of packs and its situations."""
    package = ".".join(home(slug).relative_to(Path(escadrille.__file__).parents[1]).parts)
    entries = getattr(import_module(f"{package}.schema"), "SCHEMA", {}).values()
    return [*entries, import_module(f"{package}.situations.notes").Situation]


SHARED = [Header, record.Header, record.Line, record.End, continuing.Moment, Values]


def unbounded(kind: Any) -> Iterator[str]:
    """Return every place within a type where something of any size may stand."""
    seen: set[Any] = set()
    todo = [(getattr(kind, "__name__", str(kind)), inspect.type_info(kind))]
    while todo:
        place, info = todo.pop()
        if isinstance(info, inspect.StructType):
            if info.cls not in seen:
                seen.add(info.cls)
                name = info.cls.__name__
                todo += [(f"{name}.{field.name}", field.type) for field in info.fields]
            continue
        if isinstance(info, inspect.Metadata) and "bits" in (info.extra or {}):
            continue  # what `bounds.excess` looks after
        if not _is_bounded(info):
            yield f"{place}: {type(info).__name__}"
        todo += [(place, part) for part in _parts(info)]


def _is_bounded(info: inspect.Type) -> bool:
    match info:
        case inspect.IntType() | inspect.FloatType():
            least, most = (info.ge, info.gt), (info.le, info.lt)
            return least != (None, None) and most != (None, None)
        case inspect.StrType() | inspect.ListType() | inspect.VarTupleType() | inspect.DictType():
            return info.max_length is not None
        case inspect.AnyType():
            return False
        case (
            inspect.BoolType()
            | inspect.NoneType()
            | inspect.DateType()
            | inspect.LiteralType()
            | inspect.TupleType()
            | inspect.UnionType()
            | inspect.Metadata()
            | inspect.RawType()  # as long as its line
        ):
            return True
    return False


def _parts(info: inspect.Type) -> Iterator[inspect.Type]:
    match info:
        case inspect.Metadata():
            yield info.type
        case inspect.UnionType():
            yield from info.types
        case inspect.ListType() | inspect.VarTupleType():
            yield info.item_type
        case inspect.TupleType():
            yield from info.item_types
        case inspect.DictType():
            yield info.key_type
            if not isinstance(info.value_type, inspect.AnyType):  # figures in place: `bounds.Table`
                yield info.value_type


@pytest.mark.parametrize("kind", SHARED)
def test_what_all_systems_share_is_bounded(kind: Any) -> None:
    assert not [*unbounded(kind)]


@pytest.mark.usefixtures("toys")
def test_what_reports_of_missions_may_say_is_bounded() -> None:
    reports = [part.report_type for slug in slugs() if (part := system(slug).campaign)]
    assert reports
    assert not [place for kind in reports for place in unbounded(kind)]


@pytest.mark.parametrize("slug", slugs())
def test_what_packs_and_situations_of_a_system_may_say_is_bounded(slug: str) -> None:
    assert not [place for kind in told(slug) for place in unbounded(kind)]


@pytest.mark.parametrize(
    "kind",
    [
        int,
        float,
        str,
        Any,
        list[bool],
        tuple[bool, ...],
        Annotated[int, Meta(ge=0)],
        Annotated[str, Meta(pattern="^a*$")],
        Annotated[list[str], Meta(max_length=1)],
        dict[bounds.Name, bool],
        Annotated[dict[str, bool], Meta(max_length=1)],
        tuple[bool, int],
        msgspec.defstruct("Deep", [("one", msgspec.defstruct("Deeper", [("two", int | None)]))]),
    ],
)
def test_a_field_without_a_bound_is_found(kind: Any) -> None:
    assert [*unbounded(kind)]


@pytest.mark.parametrize(
    "kind", [bounds.Names, bounds.Table, bounds.Seed, bounds.Script, Literal["a", "b"]]
)
def test_a_field_with_a_bound_is_none(kind: Any) -> None:
    assert not [*unbounded(kind)]


HUGE: dict[str, Any] = {}
for _ in range(100_000):
    HUGE = {"deeper": HUGE}


@pytest.mark.parametrize(
    ("raw", "fault"),
    [
        ({"word": 1 << 256}, "a number of more than 256 bits - at `$.word`"),
        ({"a": [0, float("nan")]}, "expected a finite number, got nan - at `$.a[1]`"),
        ({"a": float("-inf")}, "expected a finite number, got -inf - at `$.a`"),
        ({"a": "x" * 100_001}, "longer than 100000 - at `$.a`"),
        ({"a": {"x" * 100_001: 1}}, "a key longer than 100000 - at `$.a`"),
        ({"a": [[0] * 60_000] * 60_000}, "more than 100000 values - at `$.a[59999]`"),
        ({"a": HUGE}, "more than 16 levels deep - at `$.a" + ".deeper" * 16 + "`"),
    ],
)
def test_what_no_text_of_the_house_can_mean_is_excess(raw: dict[str, Any], fault: str) -> None:
    assert bounds.excess(raw) == fault
    with pytest.raises(msgspec.ValidationError) as refused:
        bounds.convert(raw, dict)
    assert str(refused.value) == fault


def test_what_a_game_says_is_no_excess() -> None:
    raw = {"chance": (1 << 256) - 1, "at": [0.5, -3.25], "deck": "A3 " * 300, "over": None}
    assert bounds.excess(raw) is None
    assert bounds.convert(raw, dict) == raw
