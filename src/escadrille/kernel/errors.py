"""What can go wrong through no fault of ours, each with a slug, its facts and a place."""

from __future__ import annotations

from typing import Any, ClassVar, Final


class EscadrilleError(Exception):
    """Bad input: the message says what was wrong and where; nothing was changed."""

    code: ClassVar[str] = "error"

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors cross from worker processes whole, whatever their constructors take."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(
    kind: type[EscadrilleError], args: tuple[Any, ...], facts: dict[str, Any]
) -> EscadrilleError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class IllegalOrder(EscadrilleError):
    """An order that a rule forbids. `rule` is its ID, `facts` what triggered it."""

    code = "order/illegal"

    def __init__(self, seat: int, order: object, rule: str, **facts: object) -> None:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"seat {seat} may not order {order} [{rule}]{': ' + told if told else ''}")
        self.seat, self.order, self.rule, self.facts = seat, order, rule, facts


class BadOrder(EscadrilleError):
    """An order that cannot be read at all."""

    code = "order/unreadable"


class BadOption(EscadrilleError):
    """An option that does not exist, has a wrong value or contradicts another one."""

    code = "option/bad"


MOST_FAULTS: Final = 100


class _Faulty(EscadrilleError):
    """Every fault at once; of many, the first ones and how many more there are."""

    def __init__(self, faults: list[str]) -> None:
        more = len(faults) - MOST_FAULTS
        self.faults = [*faults[:MOST_FAULTS], f"and {more} more"] if more > 0 else faults
        super().__init__("\n".join(self.faults))


class BadPack(_Faulty):
    """Every fault of a pack at once."""

    code = "pack/bad"


class BadFile(EscadrilleError):
    """A file that cannot be read, or holds nothing that could be meant."""

    code = "file/bad"

    def __init__(self, path: object, reason: str) -> None:
        super().__init__(f"{path}: not readable: {reason}")
        self.path, self.reason = str(path), reason


class BadRecord(EscadrilleError):
    """A record that is truncated, edited, or of another version."""

    code = "record/bad"


class OtherVersion(BadRecord):
    """A record of other rules or packs than this house has."""

    code = "record/version"


class BadReport(EscadrilleError):
    """A report that no campaign takes; `reason` says in one word why."""

    code = "report/bad"

    def __init__(self, reason: str, told: str, rule: str = "", **facts: object) -> None:
        super().__init__(f"{told} [{rule}]" if rule else told)
        self.reason, self.rule, self.facts = reason, rule, facts


class BadSituation(_Faulty):
    """A situation that cannot be read, or that no game can reach."""

    code = "situation/bad"


class OffScript(BadSituation, ValueError):
    """A script that answers what was not asked: known only when it is asked."""

    code = "situation/script"

    def __init__(self, answer: int, count: int) -> None:
        super().__init__([f"the script answers {answer} where 0 to {count - 1} was asked"])


class OneSeat(EscadrilleError):
    """A system for one seat, asked for what only rivals can do."""

    code = "system/one-seat"

    def __init__(self, system: str) -> None:
        super().__init__(f"{system} is for one seat: there is nobody to play against")
        self.system = system


class Unknown(EscadrilleError):
    """A name that nothing bears; `known` are the names to choose from."""

    code = "name/unknown"

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        super().__init__(f"unknown {kind} {name!r}; known: {', '.join(known) or 'none'}")
        self.kind, self.name, self.known = kind, name, known
