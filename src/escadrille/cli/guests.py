"""Bots from outside, as the command line speaks of them."""

from __future__ import annotations

from escadrille.bots.outside import Fault
from escadrille.locale import Voice


def told(fault: Fault, say: Voice) -> list[str]:
    """Return who lost its seat, where, why, and what its author can do about it."""
    facts = {"bot": fault.bot, "seat": fault.seat, "substitute": fault.substitute}
    lines = [say("bot-lost-seat", decision=fault.decision, **facts)]
    lines.append("  " + say(f"bot-fault-{fault.kind}", **fault.facts))
    if fault.stderr:
        lines.append("  " + say("bot-stderr"))
        lines += [f"    {line}" for line in fault.stderr]
    return lines
