"""Why something was refused, in the player's language: the rule, its text, the facts."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from escadrille.bots.outside import BadBot
from escadrille.kernel.errors import (
    BadFile,
    BadOption,
    BadOrder,
    BadPack,
    BadRecord,
    BadSituation,
    EscadrilleError,
    IllegalOrder,
    OneSeat,
    Unknown,
)
from escadrille.locale import Voice
from escadrille.locale.rules import facts_of, rule_of, title_of

MANY: Final = 12  # names are read through; more are listed by a command


def refusal(name: str, facts: Mapping[str, Any], say: Voice) -> list[str]:
    """Return a rule's ID and title, its text, and the facts."""
    lines = [f"{name} — {title_of(name, say)}", rule_of(name).text(say.lang)]
    told = facts_of(name, facts, say)
    return [*lines, say("refusal-facts", facts=told)] if told else lines


def explain(error: EscadrilleError, say: Voice) -> list[str]:
    """Return an error in lines: what it is in the player's language, then its details."""
    match error:
        case IllegalOrder():
            heading = say("error-illegal", seat=error.seat, order=str(error.order))
            return [heading, *refusal(error.rule, error.facts, say)]
        case Unknown():
            return _unknown(error, say)
        case BadPack() | BadSituation():
            heading = say(f"error-{error.code.partition('/')[0]}", count=len(error.faults))
            return [heading, *(f"  {fault}" for fault in error.faults)]
        case BadFile():
            return [say("error-file", path=error.path, reason=error.reason)]
        case OneSeat():
            return [say("error-one-seat", system=error.system)]
        case BadBot():
            return [say(f"error-bot-{error.reason}", path=error.path)]
        case BadRecord() | BadOption() | BadOrder():
            return [say(f"error-{error.code.partition('/')[0]}"), f"  {error}"]
    return [say("error-other"), f"  {error}"]


def _unknown(error: Unknown, say: Voice) -> list[str]:
    kind = f"kind-{error.kind}"
    lines = [
        say("error-unknown", kind=say(kind) if say.knows(kind) else error.kind, name=error.name)
    ]
    close = close_to(error.name, error.known)
    if close:
        lines.append(say("error-close", names=", ".join(close)))
    elif len(error.known) <= MANY:
        lines.append(say("error-known", names=", ".join(error.known)))
    elif say.knows(f"error-see-{error.kind}"):
        lines.append(say(f"error-see-{error.kind}"))
    return lines


def close_to(name: str, known: Sequence[str]) -> list[str]:
    """Return the names that someone may have meant, with or without their first word."""
    folded = {part.lower(): other for other in known for part in (other.partition("-")[2], other)}
    found = difflib.get_close_matches(name.lower(), folded, n=5)
    return list(dict.fromkeys(folded[other] for other in found))
