"""Runs a bot that is a Python class: `python -m escadrille.bots.runner PATH CLASS`.

It is the program at the other end of `bots.outside`. The bot gets its knowledge from a world that
its seat imagined; the true one is in another process.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from escadrille.bots.api import Bot, know
from escadrille.kernel.packs import Kept
from escadrille.kernel.registry import system


def load(path: Path, kind: str) -> Any:
    """Return a class of a file."""
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return getattr(module, kind)


def answer(bot: Bot, hello: dict[str, Any], question: dict[str, Any]) -> dict[str, Any]:
    packs = [
        Path(pack) if isinstance(pack, str) else msgspec.convert(pack, Kept)
        for pack in hello["packs"]
    ]
    rules, world = system(hello["system"]).engine.read_situation(question["world"], packs)
    knowledge = know(rules, world, hello["seat"])
    choice = bot.decide(knowledge)
    if choice not in knowledge.legal:
        raise ValueError(f"{choice!r} is none of the legal choices, {knowledge.legal}")
    order = rules.order(world, hello["seat"], choice)
    return {"type": "order", "number": question["number"], "order": order}


def main(path: Path, kind: str) -> None:
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what the bot prints is for its author
    hello = msgspec.json.decode(sys.stdin.buffer.readline())
    bot = load(path, kind)(hello["seed"])
    answers.write(msgspec.json.encode({"type": "ready", "protocol": 1, "world": True}) + b"\n")
    for line in sys.stdin.buffer:
        message = msgspec.json.decode(line)
        if message["type"] == "end":
            return
        answers.write(msgspec.json.encode(answer(bot, hello, message)) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
