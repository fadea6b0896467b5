"""One word for one thing: what readers once stumbled over does not come back."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor
from tests.locale.test_words import messages

from escadrille.kernel.registry import catalogue, slugs
from escadrille.locale import LANGUAGES, voice

ALTITUDE = re.compile(r"\b(mont(e|er|ent|ant)|descend\w*|descente)\b", re.IGNORECASE)
FIGURES = re.compile(r"monte de 1|descendre sous 0")


class _Texts(Visitor):
    """Collects what a message says between its facts."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def texts(message: ftl.Message) -> list[str]:
    found = _Texts()
    found.visit(message)
    return found.texts


@cache
def said(lang: str) -> dict[str, str]:
    """Return what every message says, and every rule of every catalogue."""
    found = {key: " ".join(texts(message)) for key, message in messages(lang).items()}
    for slug in slugs():
        for name, rule in catalogue(slug).items():
            found[name] = f"{rule.title[lang]} {rule.text(lang)}"
    return found


def of(slug: str, lang: str) -> dict[str, str]:
    """Return what is said of one system."""
    return {key: text for key, text in said(lang).items() if key.lower().startswith(f"{slug}-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_facts_of_a_refusal_are_told_in_words_and_not_by_yes_and_no(lang: str) -> None:
    answers = {"yes", "no", "oui", "non"}
    for key, message in messages(lang).items():
        if "-fact-" in key:
            assert not answers & {text.strip().casefold() for text in texts(message)}, key


@pytest.mark.parametrize("slug", ["flames", "zero"])
def test_a_fighter_climbs_and_dives_by_one_word_each_in_french(slug: str) -> None:
    for key, text in (of(slug, "fr") | of("cards", "fr")).items():
        assert not ALTITUDE.search(FIGURES.sub("", text)), key


def test_wings_has_one_word_for_its_counters_and_its_programmes_in_french() -> None:
    for key, text in of("wings", "fr").items():
        assert not re.search(r"jeton|erreurs? de manœuvre", text, re.IGNORECASE), key


def test_english_is_spelled_one_way() -> None:
    notation = "yo-yo maneuver b1 1"
    for key, text in said("en").items():
        assert "maneuver" not in text.replace(notation, "").casefold(), key


@pytest.mark.parametrize("slug", ["flames", "zero"])
@pytest.mark.parametrize(("lang", "short"), [("en", "VP"), ("fr", "PV")])
def test_what_is_scored_and_what_an_aircraft_costs_are_not_written_alike(
    slug: str, lang: str, short: str
) -> None:
    told = {key for key, text in of(slug, lang).items() if re.search(rf"\b{short}\b", text)}
    assert {key for key in told if key.islower()} == {f"{slug}-board-points"}


def test_the_zones_of_phantom_lie_to_the_west_in_each_language() -> None:
    west = ("A-W", "P-SW", "P-W", "P-NW")
    assert [voice("en")("phantom-zone", value=zone) for zone in west] == [*west]
    assert [voice("fr")("phantom-zone", value=zone) for zone in west] == [
        "A-O",
        "P-SO",
        "P-O",
        "P-NO",
    ]
    assert voice("fr")("phantom-fact-zone", value="P-SW") == "zone P-SO"


def test_no_message_says_what_nobody_says() -> None:
    for lang in LANGUAGES:
        for key, text in said(lang).items():
            assert not re.search(r"To learn by|becomes .* towards|begun:|[!?…]\.", text), key


def test_no_sentence_within_a_message_begins_with_a_name_that_may_be_yours() -> None:
    """A name is written small, as "votre Spitfire": only the first of all is capitalised."""
    begins = re.compile(r"[.!?…]\s+\{ \$(aircraft|enemy|friend|target|leader) \}")
    for lang in LANGUAGES:
        for key, message in messages(lang).items():
            assert not begins.search(FluentSerializer().serialize_entry(message)), key
