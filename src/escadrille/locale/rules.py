"""A rule and the facts that triggered it, in the player's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escadrille.kernel.registry import Rule, catalogue, system
from escadrille.locale import Voice


def rule_of(name: str) -> Rule:
    """Return a rule by its ID, whose first word is the system's slug."""
    return catalogue(name.partition("-")[0].lower())[name]


def title_of(name: str, say: Voice) -> str:
    return rule_of(name).title[say.lang]


def facts_of(name: str, facts: Mapping[str, Any], say: Voice) -> str:
    """Return the facts that triggered a rule."""
    slug = name.partition("-")[0].lower()
    told = []
    for fact, value in facts.items():
        plain = _named(slug, fact, value, say) if isinstance(value, str) else value
        told.append(say(f"{slug}-fact-{fact.replace('_', '-')}", value=plain))
    return " · ".join(told)


def _named(slug: str, fact: str, value: str, say: Voice) -> str:
    """Return what an entry of a pack is called, or a word that a message can select."""
    found = system(slug)
    for table in found.words.named.get(fact, ()):
        entry = found.content.tables()[table].get(value)
        if entry is not None:
            name = getattr(entry, "title", None) or entry.name
            return str(name) if isinstance(name, str) else str(name.say(say.lang))
    return value.replace(" ", "-")
