"""Flak and bombs on the page of flames: three cards, a table of patterns, and what fell."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.systems.flames.raids import heavy
from tests.systems.flames.scenes import plane, table
from tests.table.players import new_match, play, some_order
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.staged import Stage, from_situation

from escadrille.kernel.rng import seeded
from escadrille.locale import voice
from escadrille.table.match import Match

PICTURES = os.environ.get("ESCADRILLE_PICTURES")
LOOKS = [("desktop", "en", "light", DESKTOP), ("phone", "fr", "dark", PHONE)]


def asked(decision: str, seed: int = 4) -> Match:
    """Fly a raid at random to a question, or to its end."""
    while True:
        match, chance = new_match(seed, system="flames", scenario="schweinfurt"), seeded(seed)
        while match.waiting:
            if match.waiting[0].decision == decision:
                return match
            play(match, match.waiting[0].seat, some_order(match, match.waiting[0].seat, chance))
        if decision == "over":
            return match
        seed += 1


def picture(page: Page, name: str, look: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/strike-{name}-{look}.png")


@pytest.fixture(params=LOOKS, ids=[look[0] for look in LOOKS])
def look(request: pytest.FixtureRequest) -> Any:
    return request.param


def staged(new_page: NewPage, look: Any) -> Stage:
    _, lang, theme, how = look
    page = new_page(lang=lang, reduced_motion="reduce", **how)
    return Stage(page, lang, theme=theme)


def test_the_flak_is_three_cards(new_page: NewPage, look: Any) -> None:
    stage, match, say = staged(new_page, look), asked("flak"), voice(look[1])
    defender = match.waiting[0].seat
    stage.show(match, defender)
    cards = stage.page.locator(".flak-card")
    expect(cards).to_have_count(3)
    picture(stage.page, "flak", look[0])
    # Flak 3 or so: tight flak hits those who bomb tight with twice its value, others not at all.
    told = match.message(defender, 0).view.mission.target.flak
    for text in (say("flames-strike-hits", hits=2 * told), say("flames-strike-hits", hits=0)):
        expect(cards.nth(2)).to_contain_text(text)
    cards.nth(2).click()
    expect(stage.page.locator(".flak-card")).to_have_count(3)  # refused: the table is a test's
    assert stage.orders == [{"order": "do", "word": "tight"}]


def test_a_run_tells_what_it_does_and_what_it_suffers(new_page: NewPage, look: Any) -> None:
    stage, match, say = staged(new_page, look), asked("reply"), voice(look[1])
    fighter = match.waiting[0].seat
    stage.show(match, fighter)
    action = match.message(fighter, 0).view.action
    title = say("flames-run-title", bomber=action.on)
    run = stage.page.get_by_role("region", name=title)
    told = say("flames-run-shot", hits=action.shot.hits, on=action.by)
    expect(run.locator(".link .attack").filter(has_text=told)).to_have_count(1)
    suffers = say("flames-run-stands", hits=action.shot.hits, by="").strip()
    expect(run.locator(".verdict")).to_contain_text(suffers)
    picture(stage.page, "run", look[0])


def run_on(hand: str) -> Match:
    """Return the moment when a fighter at the flank of one of three bombers has manoeuvred."""
    flank = {"holds": "b1", "position": "advantaged", "level": "high"}
    raider = plane(0, "scissors barrel-roll", fighter="bf-109e", **flank)
    bombers = [
        heavy(f"r1c{column}", hand if column == 3 else "", fighter="b-24d") for column in (3, 2, 1)
    ]
    t = table(raider, *bombers, raid={"quarry": "b1", "manned": True})
    t.play("scissors maneuver b1 1")
    return from_situation(t.rules.situation(t.state))


def test_a_fuel_tank_in_a_turret_says_that_it_destroys(new_page: NewPage, look: Any) -> None:
    stage, say = staged(new_page, look), voice(look[1])
    stage.show(run_on("fuel-tank ims-2-2"), 1)
    tray = stage.page.locator(".tray")
    expect(tray).to_contain_text(say("flames-turret-destroys"))
    expect(tray).to_contain_text(say("flames-turret-fires", hits=2))
    expect(tray).not_to_contain_text(say("flames-turret-fires", hits=0))


def test_the_fighter_of_a_run_is_in_sight(new_page: NewPage, look: Any) -> None:
    """Where it flies is drawn in the formation, and not on a scale besides."""
    stage = staged(new_page, look)
    stage.show(run_on("ims-2-2"), 1)
    expect(stage.page.locator(".formation .cell.slot")).to_be_in_viewport()
    expect(stage.page.locator(".scale")).to_be_hidden()


def test_the_patterns_are_chosen_in_a_table(new_page: NewPage, look: Any) -> None:
    stage, match = staged(new_page, look), asked("bomb")
    seat = match.waiting[0].seat
    stage.show(match, seat)
    picture(stage.page, "bombing-first", look[0])
    play(match, seat, b'{"order":"do","word":"tight"}')
    stage.show(match, seat)
    page, mission = stage.page, match.message(seat, 0).view.mission
    over = mission.strike.over
    rows = page.locator(".strike tbody tr")
    expect(rows).to_have_count(len(over))
    first = [str(end.bombs) for end in over[0].ends["tight"]]
    assert [text.strip() for text in rows.first.locator(".under b").all_inner_texts()] == first
    sums = page.locator(".strike tfoot .under b").all_text_contents()
    assert sums == [str(one.bombs) for one in mission.strike.sums] == first
    rules: Any = match.game.rules
    expect(page.locator(".strike h2")).to_contain_text(rules.t.target.name.say(look[1]))
    words = voice(look[1])
    told = [
        f"{words('flames-pattern', pattern=name)} {bombs}"
        for name, bombs in zip(("dispersed", "normal", "tight"), first, strict=True)
    ]
    expect(page.get_by_role("img", name=", ".join(told))).to_be_visible()
    picture(page, "bombing", look[0])
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    rows.nth(1).get_by_role("button").first.click()
    assert stage.orders == [{"order": "do", "word": "dispersed"}]


def test_what_fell_is_told_at_the_end(new_page: NewPage, look: Any) -> None:
    stage, match = staged(new_page, look), asked("over")
    stage.show(match)
    told = match.message(0, 0).view.mission
    total = stage.page.locator(".strike tfoot .under b")
    expect(total).to_have_text(str(told.target.bombs))
    status = voice(look[1])("flames-status", status=told.target.status)
    expect(stage.page.locator(".strike h2")).to_contain_text(status)
    picture(stage.page, "over", look[0])


def lost_to_flak(match: Match) -> bool:
    """Tell whether the last aircraft to fall fell to the flak."""
    names = [type(event).__name__ for event in match.game.events]
    return "FlakRevealed" in names and "ShotDown" in names[names.index("FlakRevealed") :]


def test_a_loss_to_flak_is_told_with_the_flak(new_page: NewPage, look: Any) -> None:
    match = next(filter(lost_to_flak, (asked("over", seed) for seed in range(1, 200))))
    stage, say = staged(new_page, look), voice(look[1])
    stage.show(match)
    told = match.message(0, 0).view.mission
    fires = {"pattern": say("flames-pattern", pattern=told.pattern), "flak": told.target.flak}
    decisive = stage.page.locator(".story .decisive")
    expect(decisive).to_contain_text(say("flames-event-flak-revealed", **fires))
