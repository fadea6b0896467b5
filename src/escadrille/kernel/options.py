"""Optional rules as data: declared once, resolved once, never asked again during play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from escadrille.kernel.bounds import Name
from escadrille.kernel.errors import BadOption

Value = bool | Annotated[int, Meta(ge=-(10**6), le=10**6)] | Name
Values = Annotated[dict[Name, Value], Meta(max_length=100)]


class Option(msgspec.Struct, frozen=True):
    """One switch. `values` are what it may be set to; the first is the default."""

    name: str
    rule: str
    values: tuple[Value, ...] = (False, True)
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    topic: str = ""
    """Under which heading it stands where there are many."""

    @property
    def default(self) -> Value:
        return self.values[0]


def resolve(options: Sequence[Option], wanted: Mapping[str, Value]) -> Values:
    """Return a value for every option; refuse unknown names, wrong values and contradictions."""
    declared = {option.name: option for option in options}
    faults = [
        f"option {name!r} is unknown; known: {', '.join(declared)}"
        for name in wanted
        if name not in declared
    ]
    faults += [
        f"option {option.name!r} is {_typed(wanted[option.name])}; expected one of "
        + ", ".join(map(_typed, option.values))
        for option in options
        if option.name in wanted and not _among(wanted[option.name], option.values)
    ]
    values = {name: wanted.get(name, option.default) for name, option in declared.items()}
    on = {name for name, option in declared.items() if values[name] != option.default}
    for name in sorted(on):
        option = declared[name]
        faults += [f"option {name!r} needs {need!r}" for need in option.needs if need not in on]
        faults += [f"option {name!r} excludes {foe!r}" for foe in option.excludes if foe in on]
    if faults:
        raise BadOption("; ".join(faults))
    return values


def _typed(value: Value) -> str:
    """Return a value as a player types it: true, not True."""
    return repr(value).lower() if isinstance(value, bool) else repr(value)


def _among(value: Value, values: Sequence[Value]) -> bool:
    """True and 1 are equal in Python; here they are not."""
    return any(value == known and type(value) is type(known) for known in values)
