"""A rule and the facts that triggered it, in the player's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escadrille.kernel.registry import Rule, catalogue
from escadrille.locale import Voice


def rule_of(name: str) -> Rule:
    """Return a rule by its ID, whose first word is the system's slug."""
    return catalogue(name.partition("-")[0].lower())[name]


def title_of(name: str, say: Voice) -> str:
    rule = rule_of(name)
    return rule.title[say.lang]


def facts_of(name: str, facts: Mapping[str, Any], say: Voice) -> str:
    """Return the facts that triggered a rule."""
    slug = name.partition("-")[0].lower()
    told = []
    for fact, value in facts.items():
        plain = value.replace(" ", "-") if isinstance(value, str) else value
        told.append(say(f"{slug}-fact-{fact.replace('_', '-')}", value=plain))
    return " · ".join(told)
