"""Big moments are seen and heard, the news since one's last order told, and the end a story."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, NewPage
from tests.web.layout import sized
from tests.web.pilot import Pilot
from tests.web.staged import Stage, questions

from escadrille.locale import voice

EN = voice("en")
GOLDEN = Path(__file__).parents[1] / "replays"
CALM: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce"}
STAGED = ".staged"
KINDS = [
    ("flames", "duel-shot-down", "Played", "card"),
    ("flames", "duel-damage", "Moved", "climb|dive"),
    ("flames", "duel-shot-down", "Damaged", "hit"),
    ("flames", "duel-shot-down", "ShotDown", "kill"),
    ("flames", "duel-damage", "Evaded", "evasive"),
    ("zero", "element-points", "Played", "card"),
    ("zero", "element-points", "Moved", "climb|dive"),
    ("zero", "element-points", "Hit", "hit"),
    ("zero", "element-points", "Destroyed", "kill"),
    ("zero", "element-points", "Cancelled", "evasive"),
    ("wings", "deathmatch-won", "Flew", "card"),
    ("wings", "out-of-the-sun", "AltitudeChanged", "climb|dive"),
    ("wings", "deathmatch-won", "Drew", "hit"),
    ("wings", "deathmatch-won", "Down", "kill|pilot"),
    ("phantom", "south-great", "EventDrawn", "card"),
    ("phantom", "south-great", "Attacked", "dice"),
    ("phantom", "south-great", "Fired", "dice"),
    ("phantom", "south-great", "Damaged", "hit"),
    ("phantom", "south-great", "Evaded", "evasive"),
    ("phantom", "linebacker-poor", "ShotDown", "kill"),
    ("phantom", "linebacker-poor", "ShotDown", "ejection"),
    ("phantom", "linebacker-poor", "Searched", "pilot"),
    ("phantom", "linebacker-poor", "Flew", "climb|dive"),
]
# Notes every act that is staged, with its words and whether anything of it moves.
WATCH = """() => {
  window.acts = [];
  new MutationObserver(() => {
    const act = document.querySelector(".staged");
    if (!act || act.noted) return;
    act.noted = true;
    const moving = act.getAnimations({ subtree: true }).length;
    const dice = [...act.querySelectorAll(".die")].map(
      (die) => ["text", "span"].map((one) => die.querySelector(one).textContent),
    );
    acts.push({ kind: act.dataset.moment, words: act.textContent, moving, dice });
  }).observe(document.body, { childList: true, subtree: true });
}"""
EARS = """() => {
  const Real = window.AudioContext;
  window.heard = 0;
  window.AudioContext = class extends Real { constructor() { super(); window.heard += 1; } };
}"""


Film = tuple[str, str, list[Any]]
KNOWN: dict[tuple[str, str], Film] = {}


def film(page: Page, system: str, name: str) -> Film:
    """Bring a golden game to the table, once; return it, a key to it, and its moments."""
    if (system, name) not in KNOWN:
        raw = (GOLDEN / system / f"{name}.jsonl").read_bytes()
        got = page.request.post("/api/records", data=raw).json()
        game, key = got["game"], got["spectator"]
        moments: list[Any] = []
        while len(moments) <= page_of(page, game, key, moments):
            pass
        KNOWN[system, name] = game, key, moments
    return KNOWN[system, name]


def first(moments: list[Any], event: str, kinds: str) -> int:
    """Return the first moment with such an event: for a climb or dive one that changes height."""
    heights: dict[str, Any] = {}
    for moment in moments:
        for one in moment["events"]:
            who = one.get("aircraft") or one.get("pilot")
            height = one.get("altitude", one.get("level"))
            is_new = False
            if height is not None and isinstance(who, str):
                is_new = height != heights.get(who, height)
                heights[who] = height
            if one["event"] != event or (kinds == "pilot" and one["result"] != "missing"):
                continue
            if kinds != "climb|dive" or is_new or event == "Moved":
                return int(moment["number"])
    raise AssertionError(f"no {event}")


@pytest.fixture
def shown(new_page: NewPage) -> Any:
    """Return a way to open a golden game just before an event of a kind."""

    def show(system: str, name: str, event: str, kinds: str, **how: Any) -> Page:
        page = new_page(**how)
        page.add_init_script(f"({EARS})()")
        game, key, moments = film(page, system, name)
        before = first(moments, event, kinds) - 1
        page.goto(f"/#/replay/{game}/{before}?key={key}&seat=open")
        page.get_by_role("slider").wait_for()
        page.wait_for_load_state("networkidle")  # what came before is known too
        expect(page.locator(STAGED)).to_have_count(0)
        page.evaluate(WATCH)
        return page

    return show


def page_of(page: Page, game: str, key: str, moments: list[Any]) -> int:
    """Fetch the next moments of a replay; return the number of the last of all."""
    asked = f"/api/games/{game}/replay?seat=open&from={len(moments)}&count=60"
    got = page.request.get(asked, headers={"Authorization": f"Bearer {key}"}).json()
    moments += got["moments"]
    return int(got["total"]) - 1


def acts(page: Page, kinds: str) -> dict[str, Any]:
    """Wait for an act of one of these kinds."""
    found = "(kinds) => acts.find(({ kind }) => kinds.split('|').includes(kind))"
    return dict(page.wait_for_function(found, arg=kinds).json_value())


@pytest.mark.parametrize(("system", "name", "event", "kinds"), KINDS)
def test_each_kind_of_big_moment_is_staged_with_the_words_of_the_log(
    shown: Any, system: str, name: str, event: str, kinds: str
) -> None:
    page = shown(system, name, event, kinds)
    page.keyboard.press("ArrowRight")
    act = acts(page, kinds)
    assert act["words"].strip()
    assert act["moving"]
    if kinds == "dice":
        assert act["dice"]
        assert all(1 <= int(face) <= 10 and "+" in needs for face, needs in act["dice"])


def test_reduced_motion_shows_a_still_picture_with_the_words(shown: Any) -> None:
    page = shown("flames", "duel-shot-down", "ShotDown", "kill", **CALM)
    page.keyboard.press("ArrowRight")
    act = acts(page, "kill")
    assert act["moving"] == 0
    assert act["words"].strip()


@pytest.mark.parametrize("way", ["key", "press"])
def test_a_moment_is_skipped_by_any_key_or_press_and_hides_no_control(shown: Any, way: str) -> None:
    page = shown("flames", "duel-shot-down", "ShotDown", "kill")
    page.keyboard.press("ArrowRight")
    page.locator(STAGED).first.wait_for()
    if way == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.click(400, 300)
    expect(page.locator(STAGED)).to_have_count(0)
    styled = "getComputedStyle(document.querySelector('.staged') ?? document.body).pointerEvents"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.locator(STAGED).first.wait_for()
    assert page.evaluate(styled) == "none"


def test_a_replay_names_the_aircraft_of_whoever_looks(new_page: NewPage) -> None:
    page = new_page(**CALM)
    game, key, moments = film(page, "flames", "duel-shot-down")
    at = next(one["number"] for one in moments if (one["view"]["action"] or {}).get("on"))
    page.goto(f"/#/replay/{game}/{at}?key={key}&seat=1")
    stands = page.locator(".verdict p").first
    expect(stands).to_contain_text("Bf-109E Emil")
    assert "your" not in stands.inner_text().casefold()


# Where an act that is staged now ends, and where the question begins.
APART = """() => [".staged", ".question"].map(
  (part) => document.querySelector(part)?.getBoundingClientRect())"""


@pytest.mark.parametrize(("system", "scenario"), [("flames", "khalkhin-gol"), ("wings", None)])
def test_on_a_small_phone_no_moment_covers_the_question(
    new_page: NewPage, system: str, scenario: str | None
) -> None:
    stage = Stage(new_page("fr", **sized((360, 640))), "fr")
    seen = 0
    for match in questions(system, 16, 14, scenario=scenario):
        stage.show(match)
        act, question = stage.page.evaluate(APART)
        if act and act["width"]:
            seen += 1
            assert act["top"] >= 0
            assert act["bottom"] <= question["top"]
    assert seen


def test_one_escape_skips_the_moment_and_declines_nothing(new_page: NewPage) -> None:
    stage = Stage(new_page(**CALM))
    staged, decline = map(stage.page.locator, (STAGED, "[aria-keyshortcuts=Escape]"))
    for match in questions("flames", 7, 30):
        stage.show(match)
        if staged.count() and decline.count():
            break
    stage.page.keyboard.press("Escape")
    expect(staged).to_have_count(0)
    assert stage.orders == []
    with stage.page.expect_request("**/orders"):
        stage.page.keyboard.press("Escape")


def test_sounds_are_off_until_wanted_and_then_remembered(shown: Any) -> None:
    page = shown("flames", "duel-shot-down", "Damaged", "hit")
    page.keyboard.press("ArrowRight")
    acts(page, "hit")
    assert page.evaluate("heard") == 0
    page.get_by_role("button", name=EN("table-sound"), exact=True).click()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => heard === 1")
    page.reload()
    button = page.get_by_role("button", name=EN("table-sound"), exact=True)
    expect(button).to_have_attribute("aria-pressed", "true")


def test_the_news_since_ones_last_order_are_listed_and_folded(new_page: NewPage) -> None:
    pilot = Pilot(new_page(**CALM), seed=3)
    pilot.fly_now()
    news = pilot.page.locator("details.since")
    expect(news).to_contain_text(EN("screen-news"))
    for _ in range(20):
        if pilot.is_over or any("b1" in line for line in news.locator("li").all_text_contents()):
            break
        pilot.step()
    pilot.wait()  # they may act more than once
    told = news.locator("li").all_text_contents()
    theirs = [line for line in told if "b1" in line]
    assert theirs
    assert all(any(line in row for row in pilot.lines()) for line in theirs)
    pilot.page.reload()
    pilot.wait()
    expect(news.locator("li")).to_have_text(told)
    news.locator("summary").click()
    expect(news.locator("ol")).to_be_hidden()
    pilot.page.reload()
    pilot.wait()
    expect(news.locator("ol")).to_be_hidden()


def test_the_end_begins_with_the_decisive_shot_and_the_seal_is_a_detail(new_page: NewPage) -> None:
    pilot = Pilot(new_page(**CALM), seed=3)
    pilot.fly_now()
    while not (pilot.is_over and pilot.end.locator(".decisive").count()):
        if pilot.is_over:
            pilot.rematch()
        pilot.fly()
    story = pilot.end.locator(".story")
    decisive = story.locator("> :first-child")
    expect(decisive).to_have_class("decisive")
    last = decisive.locator("b").inner_text()
    assert any(last.lower() in line.lower() for line in pilot.lines())
    expect(story).to_contain_text(EN("story-fates"))
    assert story.locator(".course li li").count()
    seal = pilot.end.locator(".seal")
    expect(seal).to_be_hidden()
    pilot.end.get_by_text(EN("table-menu-seal")).click()
    expect(seal).to_be_visible()


# What a board tells at the end of one's aircraft with so many hits, damaged or not.
FATES = """async ([system, message, changes]) => {
  const { speak, learnHouse, learnOf } = await import("/lib/words.js");
  await speak(document.documentElement.lang);
  await Promise.all([learnHouse(["table"]), learnOf(system)]);
  const { fates } = await import(`/boards/${system}/board.js`);
  const flyers = message.view.aircraft.map((one, place) => (place ? one : { ...one, ...changes }));
  const told = { ...message, view: { ...message.view, aircraft: flyers } };
  const content = { card: {}, fighter: {}, pilot: {} };
  const nameOf = () => "";
  return fates({ message: told, content, scenario: null, open: null, nameOf, log: [] })[0].fate;
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("system", "hits"), [("flames", "damage"), ("zero", "hits")])
def test_the_story_tells_hits_of_who_came_home(
    new_page: NewPage, system: str, hits: str, lang: str
) -> None:
    stage, say = Stage(new_page(lang, **CALM), lang), voice(lang)
    stage.show(next(questions(system, 3, 1)))

    def fate(**changes: Any) -> str:
        told: str = stage.page.evaluate(FATES, [system, stage.message, changes])
        return told

    assert fate(**{hits: 0}) == say("story-fate-whole")
    assert fate(**{hits: 2}) == say("story-fate-hit", count=2)
    assert fate(**{hits: 2}, damaged=True) not in (say("story-fate-whole"), fate(**{hits: 2}))
