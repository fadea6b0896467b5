"""Wings in every way to play: duels and fights of eight against bots, two people by a link."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, expect
from tests.web.conftest import NewPage
from tests.web.pilot import LONGEST, Answer, Finger, Pilot
from tests.web.tables import link, opened
from tests.web.test_axe import calm_page, check, device
from tests.web.test_play import (
    CALM,
    WAYS,
    expect_comfort,
    expect_focus,
    expect_record,
    tells_why_not,
)
from tests.web.test_two import expect_whole, fly, table_of_two

from escadrille.locale import voice

SAY = voice("en")
DUEL = "mirror-duel"
EIGHT = "flying-circus"
DRAWS = 12  # of the card that gives the sun to one side
FIRST = 30  # answers of a fight
GAMES = 6  # in which something happens that does not happen in every game
SIMPLE = ("straight", "turn-left", "turn-right", "")
NEAREST = 3  # cards among which a wings pilot chooses: those that lead towards an enemy
# The answer is taken, or the last card waits to be sent.
TAKEN = """(heading) =>
  !heading.isConnected || document.querySelector(".take-back.held") !== null"""


class WingsPilot(Pilot):
    """Flies towards the enemy and stays on the table; the last card is committed."""

    def choose(self, answers: list[Answer]) -> Answer:
        cards = [one for one in answers if one.kind == "card"]
        return (
            self.chance.choice(sorted(cards, key=self.way)[:NEAREST])
            if cards
            else super().choose(answers)
        )

    @property
    def commit(self) -> Locator:
        """The button that sends the programme, whatever it ends with."""
        word = re.split(r"\W", self.say("wings-commit", last=""))[0]
        return self.page.get_by_role("button", name=re.compile(f"^{word}"))

    def way(self, card: Answer) -> float:
        """How far from the nearest enemy a card leads; very far where it leads off the table."""
        if any(self.say(f"wings-menu-{peril}") in card.text for peril in ("off", "crash")):
            return 1000
        found = re.search(r"(\d+)\scm", card.text)
        return int(found[1]) if found else 100

    def answer(self) -> ElementHandle:
        heading = super().answer()
        self.page.wait_for_function(TAKEN, arg=heading)
        if heading.evaluate("(one) => one.isConnected"):
            self.hand.press(self.commit)
        return heading


def sit_down(page: Page, scenario: str, seats: list[str], **pilot: Any) -> WingsPilot:
    """Take the first seat that is left to a person."""
    page.goto(link(opened(page.request, *seats, system="wings", scenario=scenario)))
    one = WingsPilot(page, **pilot)
    one.wait()
    return one


def deck(pilot: Pilot, state: str = "") -> Locator:
    return pilot.page.locator(f"button[data-card]{state}")


def laid(pilot: Pilot) -> Locator:
    return pilot.page.locator(".sortie-tray .programme .laid-card")


def ghosts(pilot: Pilot) -> Locator:
    return pilot.page.locator(".measured .programme > .ghost")


def fly_watchfully(pilot: Pilot, answers: int = LONGEST) -> None:
    """Fly to the end, or so many answers: no focus is lost, and a finger finds everything."""
    while not pilot.is_over and pilot.given.total() < answers:
        pilot.step()
        expect_focus(pilot.page)
        if isinstance(pilot.hand, Finger):
            expect_comfort(pilot)


@pytest.mark.parametrize(("way", "lang"), [("mouse", "fr"), ("keyboard", "en"), ("touch", "fr")])
def test_a_duel_is_played_from_one_press_to_its_end(new_page: NewPage, way: str, lang: str) -> None:
    hand, how = WAYS[way]
    pilot = WingsPilot(new_page(lang, **how), lang=lang, hand=hand, seed=5)
    pilot.fly_now("wings")
    assert tells_why_not(pilot)  # no Immelmann without a straight before it
    fly_watchfully(pilot)
    assert pilot.given["card"] > 0
    expect_record(pilot)


def circus(new_page: NewPage, way: str, lang: str) -> WingsPilot:
    """Sit down among eight aircraft."""
    hand, how = WAYS[way]
    seats = ["human", "tactical:quick", "random", "random"]
    pilot = sit_down(new_page(lang, **how), EIGHT, seats, lang=lang, hand=hand, seed=4)
    expect(pilot.page.locator(".measured .grip[data-thing]")).to_have_count(8)
    return pilot


def test_eight_aircraft_fight_to_the_end(new_page: NewPage) -> None:
    pilot = circus(new_page, "mouse", "en")
    fly_watchfully(pilot)
    pilot.expect_end()


def test_eight_aircraft_leave_room_for_a_finger(new_page: NewPage) -> None:
    fly_watchfully(circus(new_page, "touch", "fr"), FIRST)


def test_pointing_at_cards_shows_the_flight_and_keys_lay_them(new_page: NewPage) -> None:
    pilot = sit_down(new_page(**CALM), DUEL, ["human", "random"])
    deck(pilot, "[data-card=straight]").hover()
    expect(ghosts(pilot)).to_have_count(1)
    for key, count in (("1", 1), ("3", 2), ("u", 1), ("2", 2)):
        with pilot.page.expect_response(re.compile("/(orders|undo)$")) as answer:
            pilot.page.keyboard.press(key)
        answer.value.finished()
        expect(laid(pilot)).to_have_count(count)
    pilot.page.mouse.move(0, 0)
    expect(ghosts(pilot)).to_have_count(2)
    pilot.page.keyboard.press("1")  # the last card waits: whoever sends it cannot take it back
    expect(laid(pilot)).to_have_count(3)
    expect(ghosts(pilot)).to_have_count(3)
    expect(pilot.commit).to_be_focused()
    pilot.page.locator(".take-back.held").click()
    expect(laid(pilot)).to_have_count(2)
    pilot.page.keyboard.press("1")
    expect(pilot.commit).to_be_focused()
    pilot.page.keyboard.press("Enter")
    expect(pilot.log).to_contain_text("WINGS-MOVE-01")


def test_a_target_is_fired_at_by_clicking_it_on_the_table(new_page: NewPage) -> None:
    pilot = sit_down(new_page(**CALM), DUEL, ["human", "tactical:quick"], seed=2)
    target = pilot.page.locator(".measured .grip.play")
    for _ in range(5):
        while not pilot.is_over and not target.count():
            pilot.step()
        if target.count():
            break
        pilot.rematch()
    heading = pilot.question.get_by_role("heading", level=2).element_handle()
    target.first.click()
    pilot.wait(heading)
    expect(pilot.log).to_contain_text("WINGS-FIRE-01")


def press(pilot: Pilot, answer: Locator) -> None:
    """Give an answer, and wait for the next question."""
    heading = pilot.question.get_by_role("heading", level=2).element_handle()
    answer.click()
    pilot.wait(heading)


def test_a_weaker_pilot_chooses_skills_and_spends_a_token(new_page: NewPage) -> None:
    page = new_page(**CALM)
    chosen = ("good-shot", "viper")
    names = ", ".join(SAY(f"wings-skill-{skill}") for skill in chosen)
    use = page.locator(".stage:has(.use-facts) .question .answers .button:not(.bare, .decline)")
    mine = page.locator(".state.mine")
    for seed in range(GAMES):
        pilot = sit_down(page, "handicap-duel", ["tactical:quick", "human"], seed=seed)
        for skill in chosen:
            press(pilot, page.locator(f"[data-answer='skill:{skill}']"))
        expect(mine).to_contain_text(SAY("wings-note-skills", skills=names, tokens=4))
        while not pilot.is_over and not use.count():
            pilot.step()
        if not pilot.is_over:
            break
    expect(page.locator(".use-facts")).to_contain_text(SAY("wings-use-tokens", tokens=4))
    used = page.locator(".use-facts .what b").text_content()
    use.click()
    facts = {"aircraft": "Your Albatros D.III", "skill": used, "tokens": 3}
    expect(pilot.log).to_contain_text(SAY("wings-event-skill-used", **facts))


class SimplePilot(WingsPilot):
    """Declines nothing, and lays three simple cards, none twice."""

    def choose(self, answers: list[Answer]) -> Answer:
        wanted = SIMPLE[laid(self).count()] if deck(self).count() else ""
        cards = [one for one in answers if one.element.get_attribute("data-card") == wanted]
        return (cards or [one for one in answers if one.kind != "decline"] or answers)[0]


def test_cards_in_another_order_take_their_markers_anew(new_page: NewPage) -> None:
    """Whoever comes out of the sun tails his enemy at once, and sees its first card."""
    page = new_page(**CALM)
    heading = page.locator(".question h2")
    waits, asked = (
        heading.filter(has_text=SAY(f"wings-ask-{decision}", aircraft="@").split("@")[1])
        for decision in ("enter", "remark")
    )
    for _ in range(DRAWS):
        pilot = SimplePilot(sit_down(page, "out-of-the-sun", ["tactical:quick", "human"]).page)
        in_the_sun = waits.count()
        while in_the_sun and not pilot.is_over and not asked.count():
            pilot.step()
        if asked.count():
            break
    expect(laid(pilot)).to_have_count(3)
    pilot.step()


def listen(page: Page) -> list[dict[str, Any]]:
    """Note every view of the table that the page is sent from its next visit on."""
    heard: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        if view := json.loads(frame).get("view"):
            heard.append(view)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def test_two_people_programme_in_secret_and_one_reloads(new_page: NewPage) -> None:
    seated = table_of_two(new_page, system="wings")
    pilots: list[Pilot] = [WingsPilot(pilot.page, seed=seat) for seat, pilot in enumerate(seated)]
    one, other = pilots
    one.wait()
    heard = listen(other.page)
    other.page.reload()
    other.wait()
    one.step()
    one.step()
    before = [card.text_content() for card in laid(one).all()]
    assert len(before) == 2
    one.page.reload()
    one.wait()
    assert [card.text_content() for card in laid(one).all()] == before
    told = [view["aircraft"][0]["programme"] for view in heard]
    assert told
    assert not any(told)
    fly(pilots)
    expect_whole(pilots)


@device
def test_axe_finds_nothing_serious(new_page: NewPage, device: str) -> None:
    page = calm_page(new_page, device)
    quick = ["tactical:quick"] * 3
    faults = []
    for scenario, steps in ((EIGHT, 14), ("spring-offensive", 6), ("deathmatch", 2)):
        pilot = sit_down(page, scenario, ["human", *quick], seed=3)
        seen: set[str] = set()
        for _ in range(steps):
            moment = pilot.page.locator(".question .flag").text_content() or ""
            if moment not in seen:
                faults += check(page, f"{scenario}: {moment}")
            seen.add(moment)
            pilot.step()
    assert faults == []
