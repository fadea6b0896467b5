"""Bots from outside the house: programs that answer JSON lines, each in a process of its own.

Such a bot is named by its path, `./bot.py` or any executable, or `bot.py:Class` for a Python class
that follows `bots.api.Bot`. It is told what its seat may know and nothing else. One that fails
loses its seat to a substitute for the rest of the game. `docs/writing-a-bot.md` has the messages.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from escadrille.bots.api import Bot, Knowledge
from escadrille.bots.roster import Random, bot, names
from escadrille.kernel.api import Choice, Event, Outcome, Rules, Seat
from escadrille.kernel.errors import BadOrder, EscadrilleError, IllegalOrder
from escadrille.kernel.packs import Kept, Source
from escadrille.kernel.rng import derived
from escadrille.kernel.system import System

if TYPE_CHECKING:
    from escadrille.bots.process import Process

PROTOCOL: Final = 1
SUBSTITUTE: Final = "tactical"
CLASS: Final = re.compile(r"(?P<path>.+\.py):(?P<kind>[A-Za-z_]\w*)")
WHOLE: Final = 53  # bits of a number that every language reads whole


class BadBot(EscadrilleError):
    """A path at which no bot can be run. `reason`: missing, program or platform."""

    code = "bot/bad"

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: no bot can be run here ({reason})")
        self.path, self.reason = path, reason


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What an outside bot may take."""

    seconds: float = 5.0
    """For an answer."""
    start_seconds: float = 30.0
    """For saying that it is ready."""
    memory_mib: int = 4096


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Why a bot lost its seat."""

    bot: str
    seat: Seat
    decision: int
    """The number of the question; 0: before the first."""
    kind: str
    facts: dict[str, str | float]
    stderr: list[str]
    substitute: str
    game: int = 0


class Failure(Exception):
    """What a program did wrong: a kind, and the facts of it."""

    def __init__(self, kind: str, **facts: str | float) -> None:
        super().__init__(kind)
        self.kind, self.facts = kind, facts


class Ready(msgspec.Struct, tag_field="type", tag="ready", forbid_unknown_fields=True):
    protocol: Literal[1]
    world: bool = False
    """Wants an imagined world with every question."""


class Answer(msgspec.Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    number: int
    order: msgspec.Raw


def excerpt(line: bytes | bytearray) -> str:
    """Return the beginning of what a program said, fit to be shown."""
    text = bytes(line[:80]).decode(errors="backslashreplace").partition("\n")[0]
    return "".join(c if c.isprintable() else "·" for c in text)


def is_path(name: str) -> bool:
    """Does a bot's name say where it is, rather than who?"""
    return "/" in name or name.endswith(".py") or CLASS.fullmatch(name) is not None


def command_of(name: str) -> list[str]:
    """Return the command that runs an outside bot, or raise BadBot."""
    if os.name != "posix":
        raise BadBot(name, "platform")
    named = CLASS.fullmatch(name)
    path = Path(named["path"] if named else name).resolve()
    if not path.is_file():
        raise BadBot(name, "missing")
    if named:
        return [sys.executable, "-m", "escadrille.bots.runner", str(path), named["kind"]]
    if os.access(path, os.X_OK):
        return [str(path)]
    if path.suffix == ".py":
        return [sys.executable, str(path)]
    raise BadBot(name, "program")


class Outside:
    """A bot in another process, and the substitute that takes over when it fails."""

    def __init__(
        self,
        name: str,
        system: System,
        rules: Rules[Any],
        seat: Seat,
        seed: int,
        *,
        limits: Limits | None = None,
        packs: Sequence[str | Source] = (),
    ) -> None:
        self.name = name
        self.fault: Fault | None = None
        self._system, self._rules, self._seat, self._seed = system, rules, seat, seed
        self._limits = limits or Limits()
        self._packs = [
            pack if isinstance(pack, Kept) else str(Path(pack).resolve()) for pack in packs
        ]
        self._command = command_of(name)
        self._process: Process | None = None
        self._ready = Ready(PROTOCOL)
        self._number = 0
        self._heard = 0
        self._news: list[Event] = []
        usual = SUBSTITUTE if SUBSTITUTE in names(system) else Random.name
        self._substitute: Bot = bot(usual, system, seed)

    def hear(self, events: Sequence[Event]) -> None:
        """Note what happened in the game so far; the bot is told what its seat may know of it."""
        seen = (event.seen_by(self._seat) for event in events[self._heard :])
        self._news += [event for event in seen if event is not None]
        self._heard = len(events)

    def decide(self, knowledge: Knowledge) -> Choice:
        if self.fault is None:
            try:
                return self._ask(knowledge)
            except Failure as failure:
                self._replace(failure)
        return self._substitute.decide(knowledge)

    def end(self, outcome: Outcome | None) -> None:
        """Tell the bot how it ended, and let it go."""
        if self._process is not None and self.fault is None:
            self._process.leave(msgspec.json.encode({"type": "end", "outcome": outcome}))
        self.close()

    def close(self) -> None:
        if self._process is not None:
            self._process.close()

    def _replace(self, failure: Failure) -> None:
        self.close()
        self.fault = Fault(
            bot=self.name,
            seat=self._seat,
            decision=self._number,
            kind=failure.kind,
            facts=failure.facts,
            stderr=self._process.errors if self._process else [],
            substitute=self._substitute.name,
        )

    def _ask(self, knowledge: Knowledge) -> Choice:
        process = self._process or self._begin()
        self._number += 1
        rules, seat = self._rules, self._seat
        world = knowledge.imagine(derived(self._seed, self._number))
        orders = [rules.order(world, seat, choice) for choice in knowledge.legal]
        question = {
            "type": "ask",
            "number": self._number,
            "view": knowledge.view,
            "orders": orders,
            "events": self._news,
        }
        if self._ready.world:
            question["world"] = rules.situation(world)
        answer = process.exchange(msgspec.json.encode(question), self._limits.seconds)
        self._news = []
        return self._choice(answer, knowledge, world)

    def _begin(self) -> Process:
        """Start the bot and make sure that it speaks our language."""
        from escadrille.bots.process import Process

        rules, limits = self._rules, self._limits
        self._process = Process(self._command, limits.memory_mib)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "system": rules.system,
            "scenario": rules.scenario,
            "options": rules.options,
            "packs": self._packs,
            "seat": self._seat,
            "seats": rules.seats,
            "camps": list(rules.camps),
            "seconds": limits.seconds,
            "seed": derived(self._seed) % (1 << WHOLE),
        }
        said = self._process.exchange(msgspec.json.encode(hello), limits.start_seconds)
        self._ready = _read(said, Ready)
        return self._process

    def _choice(self, said: bytes, knowledge: Knowledge, world: Any) -> Choice:
        """Return the legal choice that an answer stands for, or raise Failure."""
        answer = _read(said, Answer)
        if answer.number != self._number:
            raise Failure("number", said=answer.number, asked=self._number)
        order = _read(answer.order, self._system.engine.order_type)
        try:
            return self._rules.choice(world, self._seat, order)
        except IllegalOrder as error:
            raise Failure("illegal", order=excerpt(bytes(answer.order)), rule=error.rule) from error
        except BadOrder as error:
            raise Failure("unreadable", line=excerpt(said), reason=str(error)) from error


def _read(said: bytes | msgspec.Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(said, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Failure("unreadable", line=excerpt(bytes(said)), reason=str(error)) from error
