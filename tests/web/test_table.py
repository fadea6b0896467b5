"""What people do at a table beside flying: menu, chat, watching, learning, waiting."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.pilot import Finger, Pilot
from tests.web.tables import link, opened

from escadrille.kernel.rng import commitment, seal
from escadrille.locale import voice

EN = voice("en")
GUEST = EN("table-guest", seat=1)  # who has given no name
CALM: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce"}


def sit(page: Page, game: dict[str, Any], seat: int, query: str = "") -> Pilot:
    page.goto(link(game, seat))
    expect(page).to_have_url(re.compile(f"#/table/{game['game']}$"))
    if query:
        page.goto(f"/#/table/{game['game']}?{query}")
    return Pilot(page)


def watch(page: Page, game: dict[str, Any]) -> Pilot:
    page.goto(f"/#/join/{game['game']}/{game['spectator']}")
    expect(page).to_have_url(re.compile(f"#/table/{game['game']}$"))
    return Pilot(page)


def two(new_page: NewPage) -> tuple[Pilot, Pilot, dict[str, Any]]:
    first = new_page(**CALM)
    game = opened(first.request, "human", "human")
    one = sit(first, game, 0)
    other = sit(new_page(**CALM), game, 1)
    one.wait()
    other.wait()
    return one, other, game


def menu(pilot: Pilot) -> Any:
    pilot.button("table-menu").click()
    return pilot.page.get_by_role("region", name=EN("table-menu"), exact=True)


def test_a_draw_is_refused_by_a_bot_and_the_menu_gives_the_focus_back(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = Pilot(page)
    pilot.fly_now()
    opened_menu = menu(pilot)
    expect(opened_menu).to_be_focused()
    pilot.button("table-draw-offer").click()
    expect(opened_menu.get_by_role("alert")).to_contain_text(EN("table-refused-draw-impossible"))
    expect(opened_menu).to_contain_text(EN("table-seal-later"))
    page.keyboard.press("Escape")
    expect(opened_menu).to_be_hidden()
    expect(pilot.button("table-menu")).to_be_focused()
    assert pilot.is_asked  # Escape has closed the menu, and answered nothing


def test_a_draw_is_offered_declined_and_agreed_on(new_page: NewPage) -> None:
    one, other, _ = two(new_page)
    offer = other.page.get_by_role("status").filter(
        has_text=EN("table-draw-offered", names=GUEST, count=1)
    )
    menu(one)
    one.button("table-draw-offer").click()
    expect(offer).to_be_visible()
    other.button("table-draw-decline").click()
    expect(offer).to_be_hidden()
    one.button("table-draw-offer").click()
    expect(offer).to_be_visible()
    other.button("table-draw-accept").click()
    for pilot in (one, other):
        expect(pilot.end).to_contain_text(EN("table-end-agreed"))


def test_to_resign_is_asked_twice(new_page: NewPage) -> None:
    one, other, _ = two(new_page)
    menu(one)
    one.button("table-resign").click()
    expect(one.button("table-resign-no")).to_be_focused()
    one.button("table-resign-no").click()
    assert one.is_asked
    one.button("table-resign").click()
    one.button("table-resign-yes").click()
    expect(one.end).to_contain_text(EN("end-lost"))
    expect(other.end).to_contain_text(EN("end-won"))
    expect(other.end).to_contain_text(EN("table-end-resigned", who="other", name=GUEST))


def test_the_host_shares_and_renews_and_a_seat_stays_its_players(new_page: NewPage) -> None:
    page = new_page(**CALM)
    page.goto("/#/host/flames")
    pilot = Pilot(page)
    pilot.button("page-open").click()
    pilot.link("page-sit-down").click()
    label = EN("table-seat", seat=2)
    waiting = EN("gathering-absent", names=label, count=1)
    expect(page.get_by_role("status").filter(has_text=waiting)).to_be_visible()
    field = page.get_by_role("textbox", name=label, exact=True)
    before = field.input_value()
    page.get_by_role("button", name=f"{EN('table-share-renew')} {label}").click()
    expect(field).not_to_have_value(before)
    invitation = field.input_value()
    late = new_page(**CALM)
    late.goto(before)
    expect(late.get_by_text(EN("page-sit-void"))).to_be_visible()
    late.goto(invitation)
    guest = Pilot(late)
    guest.wait()
    pilot.wait()  # both have given their parts by themselves
    pilot.button("table-share").click()
    another = new_page(**CALM)
    another.goto(invitation)
    expect(another.get_by_text(EN("page-sit-void"))).to_be_visible()
    late.goto(invitation)
    guest.wait()  # his link leads him back
    expect(field).to_have_count(0)
    page.get_by_role("button", name=f"{EN('table-share-free')} {label}").click()
    expect(page.get_by_text(EN("table-refused-seat-held"))).to_be_visible()
    pilot.button("table-close").click()
    opened_menu = menu(pilot)
    pilot.button("table-bot-flies", name="Seat 2").click()
    expect(opened_menu.get_by_role("alert")).to_contain_text(EN("table-refused-seat-held"))
    menu(guest)
    guest.button("table-bot-mine").click()
    expect(late.get_by_text(EN("table-flown"))).to_be_visible()
    guest.button("table-flown-back").first.click()
    expect(late.get_by_text(EN("table-flown"))).to_be_hidden()
    pilot.button("table-close").click()
    somebody = EN("table-act-somebody")
    lines = chat(pilot)
    expect(lines).to_contain_text(EN("table-act-invited", seat=2))
    expect(lines).to_contain_text(EN("table-act-sat", name=somebody, seat=2))
    expect(lines).to_contain_text(EN("table-act-back", pilot=somebody, seat=2))


def test_a_person_renews_his_key_and_another_browser_with_the_old_one_is_out(
    new_page: NewPage,
) -> None:
    one, other, game = two(new_page)
    key = one.page.evaluate("JSON.parse(localStorage.places)[0].key")
    thief = new_page(**CALM)
    thief.goto(f"/#/join/{game['game']}/{key}")
    Pilot(thief).wait()
    menu(one)
    one.button("table-key-renew").click()
    one.page.wait_for_function("(old) => JSON.parse(localStorage.places)[0].key !== old", arg=key)
    one.wait()
    one.answer()
    expect(thief.get_by_text(EN("table-refused-key-unknown"))).to_be_visible()
    told = EN("table-act-key", whom="seat", name=EN("table-act-somebody"), seat=1)
    expect(chat(other)).to_contain_text(told)


SEALS = """async ([seals, parts, mine, seed, commitment]) => {
  const { isFair, verify } = await import("/lib/seal.js");
  return [isFair(seals, parts, mine), await verify(seed, commitment)];
}"""


def test_the_page_finds_a_part_or_a_seed_that_does_not_fit_its_seal(new_page: NewPage) -> None:
    page = new_page(**CALM)
    page.goto("/")
    parts = {"0": "0" * 32, "1": "f" * 32}
    seals = {seat: seal(part) for seat, part in parts.items()}

    def found(told: dict[str, str], mine: str | None, seed: int) -> Any:
        return page.evaluate(SEALS, [seals, told, mine, str(seed), commitment(2**127 + 1)])

    assert found(parts, parts["0"], 2**127 + 1) == [True, True]
    assert found({**parts, "1": "e" * 32}, None, 2**127 + 1) == [False, True]
    assert found({"0": parts["0"]}, None, 2**127 + 1) == [False, True]
    assert found(parts, "e" * 32, 2**127) == [False, False]


def test_a_duel_with_a_bot_is_dealt_within_the_click_and_found_whole(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = Pilot(page)
    pilot.fly_now()
    part = page.evaluate("JSON.parse(localStorage.places)[0].part")
    menu(pilot)
    pilot.button("table-resign").click()
    pilot.button("table-resign-yes").click()
    pilot.end.get_by_text(EN("table-menu-seal")).click()
    pilot.end.get_by_text(EN("table-deal-people")).click()
    expect(pilot.end).to_contain_text(part)
    pilot.end.get_by_role("button", name=EN("table-seal-verify")).click()
    expect(pilot.end).to_contain_text(EN("table-seal-whole"))


def chat(pilot: Pilot) -> Any:
    pilot.page.get_by_role("tab", name=re.compile("^" + EN("table-tab-chat"))).click()
    return pilot.page.get_by_role("log", name=EN("table-tab-chat"))


def tell(pilot: Pilot, text: str) -> None:
    pilot.page.get_by_role("textbox", name=EN("table-chat-say")).fill(text)
    pilot.button("table-chat-send").click()


def test_seats_and_spectators_talk_apart(new_page: NewPage) -> None:
    one, other, game = two(new_page)
    watcher = watch(new_page(**CALM), game)
    seats, audience = chat(one), chat(watcher)
    tell(one, "Break left, and mind the sun!")
    expect(seats).to_contain_text("Break left")
    unread = other.page.get_by_role("tab", name=re.compile(EN("table-unread", count=1)))
    expect(unread).to_be_visible()
    expect(chat(other)).to_contain_text("Break left")
    tell(watcher, "Who is that in the Emil?")
    expect(audience).to_contain_text("Who is that")
    tell(other, "Coming round.")
    expect(seats).to_contain_text("Coming round.")
    expect(seats).not_to_contain_text("Who is that")
    expect(audience).not_to_contain_text("Break left")
    tell(one, "<script>alert(1)</script>")
    refused = one.page.get_by_role("alert").filter(has_text=EN("table-refused-text-bad"))
    expect(refused).to_contain_text(EN("table-chat-kept"))


def test_a_spectator_sees_no_hand(new_page: NewPage) -> None:
    one, other, game = two(new_page)
    page = new_page(**CALM)
    watcher = watch(page, game)
    expect(page.get_by_text(EN("cards-hand-hidden"))).to_be_visible()
    for pilot in (one, other):
        pilot.page.wait_for_function("(h) => !h.isConnected", arg=pilot.answer())
    expect(watcher.log).to_contain_text("FLAMES-")
    expect(page.locator("[data-card]")).to_have_count(0)
    assert not watcher.is_asked
    assert one.page.locator("[data-card]").count() > 0


def test_a_player_looks_at_the_table_as_spectators_do(new_page: NewPage) -> None:
    pilot = Pilot(new_page(**CALM))
    pilot.fly_now()
    menu(pilot)
    pilot.link("table-watch").click()
    expect(pilot.page.get_by_text(EN("cards-hand-hidden"))).to_be_visible()
    menu(pilot)
    pilot.link("table-watch-leave").click()
    pilot.wait()


def test_any_system_is_playable_on_the_generic_board(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = sit(page, opened(page.request, "human", "tactical"), 0, "board=generic")
    asked = page.get_by_role("region", name=EN("table-question"), exact=True)
    for _ in range(8):
        if pilot.is_over:
            break
        heading = asked.get_by_role("heading").element_handle()
        orders = page.get_by_role("main").locator(
            "fieldset button, button[aria-keyshortcuts=Escape]"
        )
        orders.first.click()
        page.wait_for_function("(one) => !one.isConnected", arg=heading)
        expect(orders.first.or_(pilot.end)).to_be_visible()
    assert len(pilot.lines()) > 2
    expect(page.get_by_text("FLAMES-").first).to_be_visible()


def test_a_learner_is_told_more_and_can_do_without(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = Pilot(page)
    pilot.fly_now()
    lesson = page.get_by_role("heading", name=EN("cards-learn-title"))
    expect(lesson).to_be_visible()
    menu(pilot)
    page.get_by_role("checkbox", name=re.compile("^" + re.escape(EN("table-learner")))).uncheck()
    expect(lesson).to_be_hidden()
    page.reload()
    pilot.wait()
    expect(lesson).to_be_hidden()


def test_letters_act_and_can_be_switched_off(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = Pilot(page)
    pilot.fly_now()
    pilot.step()
    page.keyboard.press("c")
    expect(page.get_by_role("textbox", name=EN("table-chat-say"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(pilot.question.get_by_role("heading")).to_be_focused()
    page.keyboard.press("l")
    expect(pilot.log).to_be_focused()
    menu(pilot)
    page.get_by_role("checkbox", name=re.compile("^" + re.escape(EN("table-shortcuts")))).uncheck()
    pilot.button("table-close").click()
    page.keyboard.press("c")
    expect(pilot.log).to_be_visible()


def test_a_lost_connection_is_shown_and_heals_by_itself(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    pilot = Pilot(page, hand=Finger)
    pilot.fly_now()
    strip = pilot.region("table-strip")
    expect(strip).to_be_hidden()
    page.context.set_offline(True)
    expect(strip.get_by_role("alert")).to_have_text(EN("table-strip-lost"))
    expect(strip.get_by_role("button", name=EN("table-strip-now"))).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.context.set_offline(False)
    expect(strip).to_be_hidden()
    pilot.step()


def test_an_order_that_a_proxy_could_not_deliver_is_given_again(new_page: NewPage) -> None:
    page = new_page(**DESKTOP)
    pilot = Pilot(page)
    pilot.fly_now()
    given: list[str | None] = []

    def deliver(route: Route) -> None:
        given.append(route.request.post_data)
        if len(given) == 1:  # its server has just died
            route.fulfill(status=502, content_type="text/html", body="<h1>502 Bad Gateway</h1>")
        else:
            route.continue_()

    page.route(re.compile("/orders$"), deliver)
    pilot.step()
    expect(pilot.region("table-strip")).to_be_hidden()
    assert given[:2] == [given[0]] * 2
