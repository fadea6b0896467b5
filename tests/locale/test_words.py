"""Every word exists in every language, is used, and says the same facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import escadrille
from escadrille.kernel.registry import catalogue, home, slugs, system
from escadrille.locale import LANGUAGES, language, source, voice
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.flames import choices, events, frames, schema, tables
from escadrille.systems.flames.campaign import events as campaign_events
from escadrille.systems.flames.campaign import facts as campaign_facts
from escadrille.systems.flames.campaign import options as campaign_options
from escadrille.systems.flames.campaign import schema as campaign_schema
from escadrille.systems.flames.campaign import tables as campaign_tables
from escadrille.systems.flames.campaign.rules import effects
from escadrille.systems.flames.rules import uses
from escadrille.systems.phantom import effects as phantom_effects
from escadrille.systems.phantom import events as phantom_events
from escadrille.systems.phantom import frames as phantom_frames
from escadrille.systems.phantom import options as phantom_options
from escadrille.systems.phantom import schema as phantom_schema
from escadrille.systems.phantom import state as phantom_state
from escadrille.systems.phantom.rules import hits, pilots
from escadrille.systems.skies import choices as skies_choices
from escadrille.systems.skies import events as skies_events
from escadrille.systems.skies import facts as skies_facts
from escadrille.systems.skies import frames as skies_frames
from escadrille.systems.skies import options as skies_options
from escadrille.systems.skies import schema as skies_schema
from escadrille.systems.skies import state as skies_state
from escadrille.systems.skies import tables as skies_tables
from escadrille.systems.skies.campaign import events as skies_campaign_events
from escadrille.systems.skies.campaign import frames as skies_campaign_frames
from escadrille.systems.skies.campaign import options as skies_campaign_options
from escadrille.systems.skies.campaign import schema as skies_campaign_schema
from escadrille.systems.skies.campaign import tables as skies_campaign_tables
from escadrille.systems.skies.rules import ending as skies_ending
from escadrille.systems.wings import events as wings_events
from escadrille.systems.wings import frames as wings_frames
from escadrille.systems.wings import options as wings_options
from escadrille.systems.wings import schema as wings_schema
from escadrille.systems.wings import state as wings_state
from escadrille.systems.wings import tables as wings_tables
from escadrille.systems.wings.campaign import events as wings_log
from escadrille.systems.wings.campaign import options as wings_switches
from escadrille.systems.wings.campaign import stores
from escadrille.systems.wings.campaign import tables as wings_ledger
from escadrille.systems.wings.campaign.rules import course
from escadrille.systems.wings.rules import ending, flak
from escadrille.systems.zero import choices as zero_choices
from escadrille.systems.zero import events as zero_events
from escadrille.systems.zero import frames as zero_frames
from escadrille.systems.zero import schema as zero_schema
from escadrille.systems.zero import state as zero_state
from escadrille.systems.zero import tables as zero_tables
from escadrille.systems.zero.rules import disengagement

HOUSE = Path(escadrille.__file__).parent
QUOTED = re.compile(r"""["'`]([a-z0-9${}.?:|"A-Z _()-]+?)["'`]""")  # a key in the page's code
ROOMS = ("cli", "locale", "table", *(str(home(slug) / "present") for slug in slugs()))


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    parsed = FluentParser().parse(source(lang))
    assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ftl.Message)}


class _Facts(Visitor):
    """Collects the facts that a message tells and the messages that it quotes."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


def said(message: ftl.Message) -> _Facts:
    found = _Facts()
    found.visit(message)
    return found


@cache
def texts() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the texts of the code that speaks, and its patterns: f"flames-level-{level}"."""
    plain: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for file in sorted(path for room in ROOMS for path in (HOUSE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    part.value if isinstance(part, ast.Constant) else None for part in node.values
                ]
                if any(part and re.search(r"[a-z]-|-[a-z]", str(part)) for part in parts):
                    patterns.append(
                        re.compile(
                            "".join(re.escape(str(part)) if part else ".+" for part in parts)
                        )
                    )
    for text in texts_of_the_page():
        parts = re.split(r"\$\{[^}]*\}", text)
        if len(parts) == 1:
            plain.add(text)
        elif re.search(r"[a-z]-|-[a-z]", text):
            patterns.append(re.compile(".+".join(re.escape(str(part)) for part in parts)))
    return plain, patterns


def texts_of_the_page() -> Iterator[str]:
    """Yield what the page's code quotes, templates with their `${…}`; drawings have no words."""
    for file in sorted((HOUSE / "web").rglob("*.js")):
        if not {"vendor", "art"} & set(file.parts):
            yield from QUOTED.findall(file.read_text(encoding="utf-8"))


def test_all_languages_have_the_same_keys() -> None:
    first, *others = (messages(lang).keys() for lang in LANGUAGES)
    for keys in others:
        assert keys == first


def test_a_message_tells_the_same_facts_in_all_languages() -> None:
    first, *others = (messages(lang) for lang in LANGUAGES)
    for other in others:
        for key, message in first.items():
            assert said(message).facts == said(other[key]).facts, key


def test_keys_are_in_kebab_case() -> None:
    for key in messages("en"):
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key), key


def test_every_key_is_used() -> None:
    plain, patterns = texts()
    quoted = {name for message in messages("en").values() for name in said(message).quoted}
    unused = [
        key
        for key in messages("en")
        if key not in plain
        and key not in quoted
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_every_key_that_the_code_names_exists() -> None:
    known = messages("en")
    groups = {key.partition("-")[0] for key in known}
    named = {
        text
        for text in texts()[0]
        if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text) and text.partition("-")[0] in groups
    }
    packed = {
        entry
        for slug in slugs()
        for table in system(slug).content.tables().values()
        for entry in table
    }
    assert named - known.keys() - packed - {*slugs()} == set()


def _kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


def _facts_of_refusals(slug: str) -> set[str]:
    return facts_of_refusals(HOUSE / f"systems/{slug}")


def facts_of_refusals(folder: Path) -> set[str]:
    """Return the names of facts in the functions of a system that refuse something."""
    functions = [
        function
        for file in folder.rglob("*.py")
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
    ]
    names: set[object] = set()
    for function in functions:
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        called = {ast.unparse(call.func): call for call in calls}
        if "barred" in called:
            names |= {word.arg for call in calls for word in call.keywords}
        if "Refusal" in called:
            dicts = (node for node in ast.walk(function) if isinstance(node, ast.Dict))
            names |= {
                key.value for one in dicts for key in one.keys if isinstance(key, ast.Constant)
            }
    return {name.replace("_", "-") for name in names if isinstance(name, str)}


def _causes(called: str) -> set[str]:
    """Return the words with which the rules of wings call a function that hurts or destroys."""
    return {
        argument.value
        for file in (HOUSE / "systems/wings/rules").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(called)
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


QUIET = {"declined", "succeeded", "played", "positioned", "battle-ended"}
FLAMES = {
    "title": tables.TITLES,
    "subtitle": ("fuel-tank", "jinking"),
    "level": LEVELS,
    "phase": (*frames.PHASES, "force", "start", "slot", "over"),
    "ask": (set(frames.KINDS[: frames.FIRST_STEP]) - {"force"}) | {"fighter", "pilot", "leader"},
    "do": set(choices.WORDS[1:8]),
    "use": {use for use in tables.ACTIONS if use} - {"altitude"}
    | {choices.WORDS[use] for use in uses.OFFERED_BY} - {"play"},
    "event": {_kebab(event.__name__) for event in get_args(events.FlamesEvent)} - QUIET,
    "ability": {
        re.sub(r"[^a-z0-9]+", "-", code.lower()).strip("-") for code in get_args(schema.Ability)
    },
    "table": schema.SCHEMA,
    "reason": ("shot-down", "damage", "points", "draw", "time", "last-side", "unfinished"),
    "fact": _facts_of_refusals("flames"),
}
PASSED = {"bonus", "raid", "strike", "altitude", "follow", "play", "react", "discard", "draw"}
ZERO = {
    "title": zero_tables.TITLES,
    "subtitle": ("fuel-tank",),
    "level": (*LEVELS, "secret"),
    "phase": (*zero_frames.PHASES, "force", "start", "bonus", "next", "over"),
    "ask": set(zero_frames.KINDS[: zero_frames.FIRST_STEP]) - {"force"} | {"fighter", "company"},
    "pass": PASSED,
    "do": {zero_choices.WORDS[number] for number in range(1, 6)},
    "use": {zero_choices.WORDS[use] for use in zero_choices.USES} - {"maneuver"},
    "effect": {zero_tables.TITLES[title] for title in zero_tables.STEPS} | {"vertical-roll"},
    "played": {zero_choices.WORDS[use] for use in zero_choices.USES},
    "threat": {zero_choices.WORDS[use] for use in zero_choices.USES} | {"chase", "relieve"},
    "withdraw": ("leader", "wingman", "pair"),
    "event": {_kebab(event.__name__) for event in get_args(zero_events.ZeroEvent)} - QUIET,
    "bonus": {letter.lower() for letter in zero_tables.BONUSES},
    "board": set(zero_state.STATUSES) - {"absent", "flying"},
    "result": disengagement.RESULTS,
    "table": zero_schema.SCHEMA,
    "reason": ("points", "draw", "time", "last-side", "unfinished"),
    "fact": _facts_of_refusals("zero"),
}
SIDED = {f"{kind}-{side}" for kind in wings_schema.SIDED for side in ("left", "right")}
VARIED = {"left", "down", "glided", "task-done", "game-ended"}  # a message for each way of it
WINGS = {
    "card": set(wings_tables.CARD_KINDS) - set(wings_schema.SIDED) | SIDED | {"blank"},
    "special": wings_tables.SPECIALS[1:],
    "sky": wings_tables.SKIES,
    "status": wings_state.STATUSES,
    "task": (*wings_tables.TASKS[1:], "done"),
    "flak": flak.STAGES,
    "ask": {wings_frames.KINDS[kind] for kind in wings_frames.DECISIONS} | {"marker"},
    "event": {_kebab(event.__name__) for event in get_args(wings_events.WingsEvent)} - VARIED,
    "table": wings_schema.SCHEMA,
    "reason": {*ending.REASONS[1:], "unfinished"},
    "option": {option.name.replace("_", "-") for option in wings_options.OPTIONS},
    "group": {rule.split("-")[1].lower() for rule in catalogue("wings")},
    "fact": _facts_of_refusals("wings"),
    "cause": _causes("strike") | _causes("Shot"),
    "event-down": _causes("destroy") | {"damage", "engine", "pilot", "explosion"},
}
TOLD_APART = {"marker-moved"}  # a message for each track
PHANTOM = {
    "level": phantom_schema.LEVELS,
    "status": pilots.STATUSES,
    "band": pilots.STATUSES,
    "grade": phantom_schema.GRADES,
    "leg": phantom_frames.LEGS,
    "phase": (*phantom_frames.STEPS, "set-up", "over"),
    "step": phantom_frames.TURN_STEPS,
    "role": set(phantom_state.ROLES) - {"resting", "flying"} | {"missing"},
    "ask": set(phantom_frames.KINDS[: phantom_frames.FIRST_STEP]),
    "effect": {
        str(kind.__struct_config__.tag)
        for leg in (
            phantom_effects.TargetBound,
            phantom_effects.OverTarget,
            phantom_effects.HomeBound,
        )
        for kind in get_args(leg)
    }
    | {"none"},
    "event": {_kebab(event.__name__) for event in get_args(phantom_events.PhantomEvent)}
    - TOLD_APART,
    "event-marker-moved": ("recon", "intel", "politics"),
    "fired": hits.RESULTS,
    "table": phantom_schema.SCHEMA,
    "reason": (*phantom_schema.GRADES, "unfinished"),
    "option": {option.name.replace("_", "-") for option in phantom_options.OPTIONS},
    "group": {rule.split("-")[1].lower() for rule in catalogue("phantom")},
    "fact": _facts_of_refusals("phantom"),
}
FLAMES_CAMPAIGN = {
    "event": (_kebab(event.__name__) for event in get_args(campaign_events.FlamesCampaignEvent)),
    "effect": (*effects.MODIFIERS, *campaign_facts.FIGURES, *campaign_facts.FLAGS, "pilot"),
    "ask": ("arrow", "option", "fly", *effects.WHOSE, "altitude", "winds", "pilot"),
    "side": campaign_schema.CAMPS,
    "kind": get_args(campaign_schema.Kind),
    "grade": campaign_schema.GRADES,
    "reason": (*campaign_schema.GRADES, "unfinished"),
    "status": campaign_tables.STATUSES,
    "pattern": choices.PATTERNS,
    "table": system("flames-campaign").content.tables(),
    "option": {option.name.replace("_", "-") for option in campaign_options.OPTIONS},
}
SKIES_CAMPAIGN = {
    "event": (
        _kebab(event.__name__) for event in get_args(skies_campaign_events.SkiesCampaignEvent)
    ),
    "ask": skies_campaign_frames.KINDS[: skies_campaign_frames.FIRST_STEP],
    "side": skies_campaign_schema.CAMPS,
    "fate": skies_campaign_tables.FATES,
    "skill": map(str, range(2, 6)),
    "reason": (*skies_campaign_schema.CAMPS, "draw", "unfinished"),
    "table": system("skies-campaign").content.tables(),
    "option": {option.name.replace("_", "-") for option in skies_campaign_options.OPTIONS},
}
WINGS_CAMPAIGN = {
    "event": {_kebab(event.__name__) for event in get_args(wings_log.WingsCampaignEvent)},
    "ask": (
        *("create", "base", "behaviour", "skill", "choose", "defend"),
        *("pledge", "aircraft", "pilot", "load", "fly"),
    ),
    "side": wings_ledger.CAMPS,
    "major": stores.MAJORS,
    "sky": wings_tables.SKIES,
    "reason": (*course.REASONS, "unfinished"),
    "table": system("wings-campaign").content.tables().keys() - {"card", "hit"},
    "option": {option.name.replace("_", "-") for option in wings_switches.OPTIONS},
}
TOLD_BY_RESULT = {"outmanoeuvred", "game-ended"}  # a message for each way of it
SKIES = {
    "level": skies_schema.LEVELS,
    "status": skies_state.STATUSES,
    "aspect": skies_facts.ASPECTS,
    "burn": skies_state.BURNS,
    "kind": skies_tables.KINDS,
    "retention": skies_tables.RETENTIONS,
    "window": {window for window in skies_tables.WINDOWS if window not in ("fly", "dep")},
    "edge": skies_choices.EDGES,
    "ask": skies_frames.KINDS[: skies_frames.FIRST_STEP],
    "do": set(skies_choices.WORDS[1:]) - set(skies_choices.EDGES),
    "event": {_kebab(event.__name__) for event in get_args(skies_events.SkiesEvent)}
    - TOLD_BY_RESULT,
    "table": skies_schema.SCHEMA,
    "reason": {*skies_ending.REASONS[1:], "unfinished"},
    "option": {option.name.replace("_", "-") for option in skies_options.OPTIONS},
    "group": {rule.split("-")[1].lower() for rule in catalogue("skies")},
    "fact": _facts_of_refusals("skies"),
}
EXPECTED = {
    (slug, group): names
    for slug, groups in (
        ("flames", FLAMES),
        ("flames-campaign", FLAMES_CAMPAIGN),
        ("phantom", PHANTOM),
        ("skies", SKIES),
        ("skies-campaign", SKIES_CAMPAIGN),
        ("wings", WINGS),
        ("wings-campaign", WINGS_CAMPAIGN),
        ("zero", ZERO),
    )
    for group, names in groups.items()
}


@pytest.mark.parametrize(("slug", "group"), EXPECTED)
def test_everything_in_a_dogfight_has_a_word(slug: str, group: str) -> None:
    missing = {f"{slug}-{group}-{name}" for name in EXPECTED[slug, group]} - messages("fr").keys()
    assert missing == set()


def test_french_has_its_spaces() -> None:
    """No line may begin with a sign that belongs to the word before it."""
    for number, line in enumerate(source("fr").splitlines(), start=1):
        words = re.sub(r"\{[^{}]*\}|#.*", "", line)
        assert not re.search(r" [:;!?»](\s|$)|« ", words), f"fr: line {number}: {line}"
        assert "'" not in words, f"fr: line {number}: {line}"


@pytest.mark.parametrize(
    ("environ", "wanted", "spoken"),
    [
        ({}, None, "en"),
        ({"LANG": "fr_CA.UTF-8"}, None, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_BE"}, None, "fr"),
        ({"LC_ALL": "en_US", "ESCADRILLE_LANG": "fr"}, None, "fr"),
        ({"ESCADRILLE_LANG": "fr"}, "en", "en"),
        ({"LANG": "de_DE"}, None, "en"),
    ],
)
def test_the_language_is_found(environ: dict[str, str], wanted: str | None, spoken: str) -> None:
    assert language(environ, wanted) == spoken


def test_a_fact_of_any_length_can_be_told() -> None:
    told = voice("en")("play-not-understood", line="a" * 5000)
    assert "aaa…" in told
    assert len(told) < 1100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_every_question_has_a_name(slug: str, lang: str) -> None:
    within = home(slug).relative_to(HOUSE.parent)
    of = import_module(f"{'.'.join(within.parts)}.frames")
    (select,) = (
        part.expression
        for part in messages(lang)[f"{slug}-decision"].value.elements  # type: ignore[union-attr]
        if isinstance(part, ftl.Placeable)
    )
    assert isinstance(select, ftl.SelectExpression)
    named = {
        variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)
    }
    decisions = of.DECISIONS if hasattr(of, "DECISIONS") else range(of.FIRST_STEP)
    assert {of.KINDS[kind] for kind in decisions} <= named


def test_a_year_is_no_quantity_and_a_missing_fact_is_a_bug() -> None:
    say = voice("en")
    assert say("flames-fact-year", value=1941) == "year 1941"
    with pytest.raises(FluentReferenceError):
        say("flames-fact-year")
    with pytest.raises(KeyError):
        say("no-such-key")
