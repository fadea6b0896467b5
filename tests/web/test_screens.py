"""The screens beside the table: home, host, join, my games, replays, rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.pilot import Pilot
from tests.web.tables import link, opened

from escadrille.kernel.registry import system as registered
from escadrille.locale import Voice, voice

EN, FR = voice("en"), voice("fr")
SYSTEMS = ["wings", "flames", "zero", "skies", "phantom"]


def heading(page: Page, words: str, level: int = 1) -> Any:
    return page.get_by_role("heading", name=words, level=level, exact=True)


def bots_game(page: Page) -> dict[str, Any]:
    """Let two bots fly a duel to its end; return its keys, and its record as text."""
    game = opened(page.request, "tactical", "tactical")
    bearer = {"Authorization": f"Bearer {game['spectator']}"}
    for _ in range(300):
        answer = page.request.get(f"/api/games/{game['game']}/record", headers=bearer)
        if answer.ok:
            return {**game, "record": answer.text()}
        assert answer.json()["code"] == "game/running"
        page.wait_for_timeout(200)
    raise AssertionError("the bots' duel does not end")


def test_home_shows_five_skies_and_those_that_fly(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    cards = {system["slug"]: system for system in page.request.get("/api/systems").json()}
    assert {"flames", "phantom"} <= cards.keys()
    expect(heading(page, EN("page-choose"))).to_be_visible()
    for slug in SYSTEMS:
        expect(heading(page, EN(f"page-system-{slug}"), 2)).to_be_visible()
    drawn = page.get_by_text(EN("page-drawing-board"))
    expect(drawn).to_have_count(len(set(SYSTEMS) - cards.keys()))
    for slug, card in cards.items():
        system = EN(f"page-system-{slug}")
        if card["seats"]["most"] == 1:
            begin = page.get_by_role("link", name=EN("begin-system", system=system))
            expect(begin).to_be_visible()
            continue
        if card["flies"]:  # it stands with the system whose games its missions are
            flown = EN(f"page-system-{card['flies']}")
            campaign = page.get_by_role("link", name=EN("mission-campaigns-of", system=flown))
            expect(campaign).to_have_attribute("href", f"#/choose/{slug}")
            continue
        fly = page.get_by_role("button", name=EN("page-fly-system", system=system))
        expect(fly).to_be_visible()
    expect(page).to_have_title(re.compile(EN("page-choose")))
    places = page.get_by_role("navigation", name=EN("page-places"))
    for place in ("mine", "replays", "rules"):
        places.get_by_role("link", name=EN(f"page-place-{place}")).click()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(places.locator("[aria-current=page]")).to_have_text(EN(f"page-place-{place}"))


def test_a_game_that_goes_on_is_found_again_on_the_home_page(new_page: NewPage) -> None:
    page = new_page()
    pilot = Pilot(page)
    pilot.fly_now()
    table = page.url
    pilot.link("table-back").click()
    expect(page).to_have_title(re.compile("^●"))  # a game waits for me
    page.get_by_role("link", name=re.compile(EN("page-your-answer"))).click()
    expect(page).to_have_url(table)
    pilot.wait()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_language_and_light_are_kept(new_page: NewPage, device: dict[str, Any]) -> None:
    page = new_page(**device)
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name=EN("page-theme-dark")).click()
    page.locator("header button[lang=fr]").click()
    for _ in range(2):
        expect(root).to_have_attribute("lang", "fr")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(heading(page, FR("page-choose"))).to_be_visible()
        page.reload()
    page.locator("header button[lang=en]").click()
    expect(heading(page, EN("page-choose"))).to_be_visible()


def test_a_name_is_kept_and_a_bad_one_refused(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name=EN("page-name"), exact=True).click()
    field = page.get_by_label(EN("page-name-label"))
    field.fill("<b>Guynemer</b>")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(EN("page-name-bad"))
    field.fill("Guynemer")
    field.press("Enter")
    expect(page.get_by_role("button", name=EN("page-name-is", name="Guynemer"))).to_be_focused()
    pilot = Pilot(page)
    pilot.fly_now()
    expect(page.locator("li[data-aircraft]").first).to_contain_text("Guynemer")


def test_an_uneven_scenario_says_which_side_is_favoured(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/host/flames")
    scenarios = page.get_by_role("radiogroup", name=EN("page-scenario"))
    scenarios.locator("input[value='corsair-zeke']").check()
    favoured = EN("scenario-favours", side="US Marines")
    expect(scenarios.locator("label", has_text=favoured).first).to_be_visible()
    expect(page.locator(".briefing")).to_contain_text(favoured)
    scenarios.locator("input[value='mirror-duel']").check()
    expect(page.locator(".briefing")).not_to_contain_text(EN("scenario-favours", side="").strip())


def test_a_table_is_hosted_with_scenario_seats_delay_and_options(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/host/flames")
    scenarios = page.get_by_role("radiogroup", name=EN("page-scenario"))
    before = scenarios.get_by_role("radio").count()
    page.get_by_role("searchbox", name=EN("page-scenario-search")).fill("duel")
    expect(scenarios.get_by_role("radio")).not_to_have_count(before)
    page.get_by_role("searchbox", name=EN("page-scenario-search")).fill("zzz")
    expect(page.get_by_text(EN("page-scenario-none"))).to_be_visible()
    page.get_by_role("searchbox", name=EN("page-scenario-search")).fill("")
    chosen = scenarios.get_by_role("radio").nth(1)
    chosen.check()
    wanted = chosen.get_attribute("value")
    page.get_by_label(EN("page-spectators")).select_option(EN("page-delay", minutes=1))
    seats = page.get_by_role("combobox")
    seats.nth(1).select_option(EN("page-seat-bot"))
    page.locator(".opponent summary").click()
    page.get_by_role("radio", name=EN("opponent-level-random")).check()
    page.get_by_text(EN("page-options"), exact=True).click()
    switch = page.get_by_role("switch", name=EN("flames-option-starting-bonus"))
    was = switch.get_attribute("aria-checked")
    switch.click()
    expect(switch).not_to_have_attribute("aria-checked", str(was))
    expect(page.get_by_text(EN("page-options-text", count=1))).to_be_visible()
    page.get_by_role("button", name=EN("page-open"), exact=True).click()
    expect(heading(page, EN("page-opened"))).to_be_visible()
    link = page.get_by_role("textbox", name=EN("page-link-spectators"))
    expect(link).to_have_value(re.compile("/#/join/"))
    expect(link).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name=EN("page-sit-down")).click()
    pilot = Pilot(page)
    pilot.wait()
    pilot.button("table-menu").click()
    pilot.button("table-resign").click()
    pilot.button("table-resign-yes").click()
    expect(pilot.end).to_contain_text(EN("table-end-resigned", who="you", name=""))
    expect(heading(page, EN("flames-phase-over"), 2)).to_be_visible()
    with page.expect_download() as download:
        pilot.end.get_by_role("button", name=EN("table-end-download")).click()
    assert re.fullmatch(
        r"flames-[a-z0-9-]+-\d{4}-\d\d-\d\d\.jsonl", download.value.suggested_filename
    )
    header = json.loads(download.value.path().read_text().splitlines()[0])
    assert header["scenario"] == wanted
    assert header["options"]["starting_bonus"] is (was == "false")
    assert "random" in header["seats"]


def test_a_link_that_opens_nothing_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/join/nowhere/nothing")
    expect(heading(page, EN("page-join-refused"), 2)).to_be_visible()
    page.goto("/#/table/nowhere")
    expect(heading(page, EN("table-notice-no-key"))).to_be_visible()


def test_who_has_a_place_is_asked_before_another_link_takes_it(new_page: NewPage) -> None:
    page = new_page()
    game = opened(page.request, "human", "human")
    links = [link(game, seat) for seat in (0, 1)]
    page.goto(links[0])
    expect(page).to_have_url(re.compile("#/table/"))
    page.goto(links[1])
    expect(heading(page, EN("page-join-held"), 2)).to_be_visible()
    page.get_by_role("link", name=EN("page-join-keep")).click()
    names = [EN("table-guest", seat=1), EN("table-seat", seat=2)]
    absent = EN("gathering-absent", names=names[1], count=1)
    expect(page.get_by_role("status").filter(has_text=absent)).to_be_visible()
    page.goto(links[1])
    page.get_by_role("button", name=EN("page-join-change")).click()
    left = EN("gathering-late", names=names[0], count=1)
    expect(page.get_by_role("status").filter(has_text=left)).to_be_visible()


def test_my_games_are_listed_and_forgotten_only_when_sure(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/mine")
    expect(heading(page, EN("page-no-flight"), 2)).to_be_visible()
    Pilot(page).fly_now()
    page.goto("/#/mine")
    expect(heading(page, EN("page-mine-asked"), 2)).to_be_visible()
    forget = page.get_by_role("button", name=EN("page-forget"), exact=True)
    forget.click()
    page.get_by_role("button", name=EN("page-forget-keep")).click()
    expect(heading(page, EN("page-mine-asked"), 2)).to_be_visible()
    forget.click()
    page.get_by_role("group", name=EN("page-forget")).get_by_role(
        "button", name=EN("page-forget"), exact=True
    ).click()
    expect(heading(page, EN("page-no-flight"), 2)).to_be_visible()


def test_an_open_page_asks_seldom_about_what_stands_still_and_unseen_hardly_ever(
    new_page: NewPage,
) -> None:
    page = new_page()
    asked: list[Any] = []

    def note(request: Any) -> None:
        if request.url.endswith("/api/mine"):
            asked.append(request.post_data_json)

    def pass_time(minutes: int) -> int:
        """Return how often the page asked meanwhile."""
        before = len(asked)
        for _ in range(3 * minutes):
            page.clock.run_for(20_000)
            page.wait_for_timeout(40)
        return len(asked) - before

    page.clock.install()
    Pilot(page).fly_now()
    page.goto("/#/mine")
    expect(heading(page, EN("page-mine-asked"), 2)).to_be_visible()
    page.on("request", note)
    assert 0 < pass_time(20) < 30
    assert all(key["mark"] for key in asked[-1]["keys"])
    hidden = """value => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(hidden, True)
    assert pass_time(20) < 5  # so that its title still says when it is one’s turn
    with page.expect_request("**/api/mine"):
        page.evaluate(hidden, False)
    expect(heading(page, EN("page-mine-asked"), 2)).to_be_visible()


def bring(page: Page, text: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "flight.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    )


def test_a_record_is_brought_and_watched_from_any_seat(new_page: NewPage) -> None:
    page = new_page()
    record = bots_game(page)["record"]
    page.goto("/#/replays")
    expect(heading(page, EN("page-no-replay"), 2)).to_be_visible()
    bring(page, record)
    expect(page).to_have_url(re.compile(r"#/replay/\w+/0$"))
    moment = page.get_by_role("slider", name=EN("replay-moment"))
    last = len(record.splitlines()) - 2
    expect(moment).to_have_attribute("max", str(last))
    moment.fill(str(last // 2))
    expect(page).to_have_url(re.compile(rf"/{last // 2}$"))
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(0)
    knowing = page.get_by_label(EN("replay-knowing"))
    knowing.select_option(EN("replay-knowing-open"))
    expect(page).to_have_url(re.compile(rf"/{last // 2}\?seat=open$"))
    expect(
        page.get_by_role("group", name=EN("cards-hand-tabs")).get_by_role("button")
    ).to_have_count(2)
    knowing.select_option("1")
    expect(page).to_have_url(re.compile(r"\?seat=1$"))
    expect(page.locator("li[data-aircraft].own")).to_have_attribute("data-aircraft", "b1")
    page.get_by_role("button", name=EN("replay-play"), exact=True).click()
    expect(moment).to_have_value(str(last // 2 + 1))
    page.get_by_role("button", name=EN("replay-pause"), exact=True).click()
    page.goto("/#/replays")
    page.get_by_role("link", name=re.compile("^" + EN("page-watch"))).click()
    expect(moment).to_have_value("0")


def test_a_replay_tells_the_result_first_and_the_seal_as_a_detail(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/replays")
    bring(page, bots_game(page)["record"])
    page.get_by_role("tab", name=EN("replay-tab-result"), exact=True).click()
    result = page.locator(".sealed")
    expect(result.locator("> h2:first-child")).to_be_visible()
    expect(result.locator(".seal")).to_be_hidden()
    result.get_by_text(EN("table-menu-seal")).click()
    expect(result.locator(".seal")).to_be_visible()


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_a_broken_record_is_told_clearly(new_page: NewPage, spoken: str) -> None:
    say: Voice = voice(spoken)
    page = new_page(spoken)
    record = bots_game(page)["record"].splitlines()
    edited = [*record[:3], record[3].replace('"seat":0', '"seat":1'), *record[4:]]
    told = re.compile(re.escape(say("page-fault-record-bad", message="|").split("|", 1)[0]))
    for text in ("\n".join(edited), "\n".join(record[:-3]), "I am a letter", ""):
        page.goto("/#/replays")
        page.reload()
        bring(page, text)
        expect(page.get_by_role("alert")).to_have_text(told)
        expect(page).to_have_url(re.compile("#/replays$"))


def test_a_search_shows_the_rules_that_have_it_in_their_title_first(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/rules/zero")
    page.get_by_role("searchbox", name=EN("page-rules-search")).fill("ceiling")
    titled = page.locator(".chapter").first
    expect(titled.get_by_role("heading", level=2)).to_have_text(EN("page-rules-titled"))
    for title in titled.locator(".rule-title").all():
        expect(title.locator("mark").first).to_have_text(re.compile("ceiling", re.IGNORECASE))
    assert page.locator(".chapter").count() > 1, "others have it in their text"


def test_rules_are_searched_and_each_has_an_address(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/rules/flames")
    rules = page.get_by_role("article")
    expect(rules.first).to_be_visible()
    every = rules.count()
    page.keyboard.press("/")
    search = page.get_by_role("searchbox", name=EN("page-rules-search"))
    expect(search).to_be_focused()
    page.keyboard.type("turbocharger")
    expect(rules).not_to_have_count(every)
    assert 0 < rules.count() < every
    expect(page.locator("mark").first).to_have_text(re.compile("turbocharger", re.IGNORECASE))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    asked = page.locator("article.asked")
    expect(asked).to_be_in_viewport()
    assert rules.count() < every, "what was found stays"
    page.goto("/#/rules/flames/FLAMES-PLAY-15")
    expect(rules).to_have_count(every)
    page.goto("/#/rules/flames/FLAMES-ALT-04")
    expect(page.get_by_role("link", name=re.compile("^FLAMES-ALT-04"))).to_be_focused()
    expect(page.locator("#FLAMES-ALT-04")).to_be_in_viewport()
    page.goto("/#/rules/flames/FLAMES-ALT-99")
    expect(page.get_by_role("alert")).to_have_text(EN("page-rules-unknown", id="FLAMES-ALT-99"))
    search.fill("xyzzy")
    expect(
        page.get_by_role("status").filter(has_text=EN("page-rules-found", count=0, all=1))
    ).to_be_visible()


def asked_for(page: Page, press: Locator) -> dict[str, Any]:
    """Return what the server is asked to open by a press, once one sits at the table."""
    with page.expect_request(lambda sent: sent.url.endswith("/api/games")) as sent:
        press.click()
    page.wait_for_url(re.compile("#/table/"))
    return dict(sent.value.post_data_json or {})


@pytest.mark.parametrize("slug", ["flames", "zero", "wings"])
def test_a_newcomer_flies_the_first_flight_and_then_the_first_scenario(
    new_page: NewPage, slug: str
) -> None:
    page = new_page()
    content = registered(slug).content
    assert content.first_flight is not None
    system = EN(f"page-system-{slug}")
    fly = page.get_by_role("button", name=EN("page-fly-system", system=system), exact=True)
    for scenario in (content.first_flight.scenario, content.first_scenario):
        page.goto("/")
        body = asked_for(page, fly)
        assert body["scenario"] == scenario
        if scenario == content.first_flight.scenario:
            assert body["seats"] == ["human", content.first_flight.bot]


def test_a_picture_leads_to_what_there_is_to_fly_and_one_takes_off_alone(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    name = EN("page-choose-picture", system=EN("page-system-flames"))
    page.get_by_role("link", name=name, exact=True).click()
    page.get_by_role("radio", name=re.compile("Corsair against Zeke")).check()
    expect(page.locator(".briefing")).to_contain_text("The Solomons, 1943")
    expect(page.locator(".briefing")).to_contain_text("US Marines")
    off = page.get_by_role("button", name=EN("page-take-off"), exact=True)
    assert asked_for(page, off)["scenario"] == "corsair-zeke"


@pytest.mark.parametrize(("system", "free"), [("zero", "free-element"), ("wings", "free-duel")])
def test_a_free_fight_is_one_for_which_the_sides_choose(
    new_page: NewPage, system: str, free: str
) -> None:
    page = new_page()
    page.goto(f"/#/choose/{system}")
    page.get_by_role("button", name=EN("page-free-fight"), exact=True).click()
    off = page.get_by_role("button", name=EN("page-take-off"), exact=True)
    assert asked_for(page, off)["scenario"] == free


def test_no_card_of_the_first_screen_is_cut_on_a_phone(new_page: NewPage) -> None:
    page = new_page("fr", **PHONE)
    page.goto("/")
    page.locator(".sky .ways").last.wait_for()
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert page.locator(".sky, .sky .about").evaluate_all(cut) == 0
