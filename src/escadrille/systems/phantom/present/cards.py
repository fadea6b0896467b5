"""Target cards, event cards and pilot cards in words and columns."""

from __future__ import annotations

import re
from typing import Final

from escadrille.mechanics.ladders import plain
from escadrille.systems.phantom import effects as fx
from escadrille.systems.phantom.present.scene import Scene, figures, signed
from escadrille.systems.phantom.schema import Band, EventCard, Side, Target

TARGET_HEADS: Final = ("politics", "vp", "stress", "damage", "aircraft", "sites", "bandits")
CODE: Final = re.compile(r"\((\w+)\)")  # a region's short name, where it has one
CARD_HEADS: Final = ("cool", "okay", "shaken", "xp", "so")


def cut(text: str, width: int) -> str:
    """Return a text that fills a column, cut short where it is too long."""
    shown = text if len(text) < width else text[: width - 2] + "…"
    return f"{plain(shown):<{width}}"


# Target cards.


def target_heads(scene: Scene) -> str:
    heads = [scene.say(f"phantom-head-{name}") for name in TARGET_HEADS]
    return _target_columns("", "", heads)


def _target_columns(title: str, region: str, cells: list[str]) -> str:
    row = "".join(f"{cell:>4}" for cell in cells)
    return f"{cut(title, 24)} {cut(region, 11)}{row}"


def target_item(scene: Scene, card: Target) -> str:
    """Return a Target card on a line, and what its destruction brings besides VP."""
    say = scene.say
    soft = say("phantom-letter-soft") if card.soft else ""
    cells = [str(card.politics), str(card.vp), str(card.stress), f"{card.damage}{soft}"]
    cells += [str(card.aircraft), _pair(card.sites), _pair(card.bandits)]
    gains = [
        say(f"phantom-gain-{name}", points=points)
        for name, points in (("recon", card.recon), ("intel", card.intel), ("so", card.so))
        if points
    ]
    title = f"{card.number} {card.title.say(scene.lang)}"
    region = scene.t.pack.tables["region"][card.region].name.say(scene.lang)
    short = CODE.search(region)
    columns = _target_columns(title, short[1] if short else region, cells)
    return f"{columns} {', '.join(gains)}".rstrip()


def _pair(counts: tuple[int, int]) -> str:
    return f"{counts[0]}/{counts[1]}"


# Pilot cards.


def pilot_heads(scene: Scene) -> str:
    heads = [scene.say(f"phantom-head-{name}") for name in CARD_HEADS]
    return _pilot_columns("", "", heads)


def _pilot_columns(name: str, aircraft: str, cells: list[str]) -> str:
    cool, okay, shaken, xp, so = cells
    return f"{cut(name, 15)}{cut(aircraft, 8)}{cool:>5}  {okay:<17}{shaken:<17}{xp:>4}{so:>5}"


def pilot_item(scene: Scene, number: int, side: int) -> str:
    """Return one side of a pilot card on a line, and what the card adds to the SO points."""
    card = scene.t.pilots[number]
    shown = card.back if side else card.front
    aircraft = scene.t.pack.tables["aircraft"][card.aircraft].name.split()[0]
    cells = [str(shown.cool), *bands(scene, shown), str(shown.xp or "–")]
    quality = scene.t.quality[number]
    return _pilot_columns(
        card.name + "★" * side, aircraft, [*cells, signed(quality) if quality else "–"]
    ).rstrip()


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
    say = scene.say
    match effect:
        case fx.Stress(who=who, points=points):
            return say(f"phantom-effect-stress-{who}", points=points)
        case fx.Relief(who=who, points=points):
            return say(f"phantom-effect-relief-{who}", points=points)
        case fx.Raid(attack=attack, by=by):
            limits = "/".join(map(str, attack)) + "/–" * (3 - len(attack))
            return say("phantom-effect-attack", attack=limits, by=say(f"phantom-raid-{by}"))
        case fx.SiteAdd(zone=zone, count=count):
            return say(f"phantom-effect-site-add-{zone}", count=count)
        case fx.SiteRemove(site=str(site)):
            return say("phantom-effect-site-remove-type", type=scene.kind(site))
        case fx.SiteRemove(zone=zone):
            return say(f"phantom-effect-site-remove-{zone}")
        case fx.BanditAdd(count=count):
            return say("phantom-effect-bandit-add", count=count)
        case fx.Funds(points=points) | fx.Rescue(shift=points):
            return say(f"phantom-effect-{_tag(effect)}", points=signed(points))
        case fx.Opinion(right=right, least=least):
            way = "right" if right > 0 else "left"
            return say(f"phantom-effect-politics-{way}", boxes=abs(right), least=least)
        case fx.Bonus(recon=recon, intel=intel, vp=vp):
            gains = (("recon", recon), ("intel", intel), ("vp", vp))
            told = [say(f"phantom-gain-{name}", points=n) for name, n in gains if n]
            return say("phantom-effect-bonus", gains=", ".join(told))
        case fx.Abort() | fx.BanditRemove() | fx.BanditMove() | fx.HighBlind():
            return say(f"phantom-effect-{_tag(effect)}")
    return say("phantom-effect-none")


def _tag(effect: fx.Effect) -> str:
    return str(type(effect).__struct_config__.tag)
