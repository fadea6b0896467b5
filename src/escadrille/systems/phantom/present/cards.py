"""Target cards, event cards and pilot cards in words and columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs

from escadrille.kernel.words import Item
from escadrille.systems.phantom import effects as fx
from escadrille.systems.phantom.present.scene import Scene, figures, signed
from escadrille.systems.phantom.schema import Band, EventCard, Side, Target

TARGET_HEADS: Final = ("", "politics", "vp", "stress", "damage", "aircraft", "sites", "bandits")
CODE: Final = re.compile(r"\((\w+)\)")  # a region's short name, where it has one
CARD_HEADS: Final = ("", "cool", "okay", "shaken", "xp", "so")


def cut(scene: Scene, text: str, width: int) -> str:
    """Return a text cut short where it is too long for a column."""
    return scene.plain(text if len(text) < width else text[: width - 2] + "…")


def _figures(scene: Scene, heads: Sequence[str], cells: list[str]) -> list[tuple[str, str]]:
    titles = (scene.say(f"phantom-head-{name}") if name else "" for name in heads)
    return list(zip(titles, cells, strict=True))


# Target cards.


def target_item(scene: Scene, card: Target) -> Item:
    """Return a Target card on a line, and what its destruction brings besides VP."""
    say = scene.say
    soft = say("phantom-letter-soft") if card.soft else ""
    gains = [
        say(f"phantom-gain-{name}", points=points)
        for name, points in (("recon", card.recon), ("intel", card.intel), ("so", card.so))
        if points
    ]
    title = cut(scene, f"{card.number} {card.title.say(scene.lang)}", 24)
    region = scene.t.pack.tables["region"][card.region].name.say(scene.lang)
    short = CODE.search(region)
    cells = [cut(scene, short[1] if short else region, 11), str(card.politics), str(card.vp)]
    cells += [str(card.stress), f"{card.damage}{soft}", str(card.aircraft)]
    cells += [_pair(card.sites), _pair(card.bandits)]
    return Item(title, gains, _figures(scene, TARGET_HEADS, cells))


def _pair(counts: tuple[int, int]) -> str:
    return f"{counts[0]}/{counts[1]}"


# Pilot cards.


def pilot_item(scene: Scene, number: int, side: int) -> Item:
    """Return one side of a pilot card on a line, and what the card adds to the SO points."""
    t, card = scene.t, scene.t.pilots[number]
    if not t.may_fly[number] or any(pilot.pilot == card.id for pilot in scene.view.squadron):
        return Item("")  # cards of the other service are no use to speak of
    shown, quality = card.back if side else card.front, t.quality[number]
    cells = [cut(scene, t.types[number], 8), str(shown.cool), *bands(scene, shown)]
    cells += [str(shown.xp or "–"), signed(quality) if quality else "–"]
    name = cut(scene, card.name + "★" * side, 15)
    return Item(name, (), _figures(scene, CARD_HEADS, cells))


def bands(scene: Scene, side: Side) -> list[str]:
    """Return the Okay and the Shaken row of a side: stress, speed, figures."""
    return [_band(scene, 0, side.okay), _band(scene, side.okay.to + 1, side.shaken)]


def _band(scene: Scene, low: int, band: Band) -> str:
    return f"{low}–{band.to} {scene.speed(fast=band.fast)} {figures((band.ata, band.atg))}"


# Event cards.


def section(scene: Scene, card: EventCard, leg: str) -> str:
    """Return what the section of an event card for a leg does."""
    return effect_text(scene, getattr(card, leg.replace("-", "_")))


def effect_text(scene: Scene, effect: fx.Effect | None) -> str:
    if effect is None:
        return scene.say("phantom-effect-none")
    facts: dict[str, Any] = structs.asdict(effect)
    match effect:
        case fx.Raid(attack=attack):
            facts["attack"] = "/".join(map(str, attack)) + "/–" * (3 - len(attack))
        case fx.SiteRemove(site=site):
            facts["type"] = scene.kind(site) if site else "any"
        case fx.Funds(points=shift) | fx.Rescue(shift=shift):
            facts["shift"] = signed(shift)
        case fx.Opinion(right=right):
            facts |= {"right": right > 0, "boxes": abs(right)}
        case fx.Bonus():
            gains = [scene.say(f"phantom-gain-{name}", points=n) for name, n in facts.items() if n]
            facts["gains"] = ", ".join(gains)
    return scene.say(f"phantom-effect-{type(effect).__struct_config__.tag}", **facts)
