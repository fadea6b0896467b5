"""People at one table: who is here, who thinks, who has left; what was offered and declined."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.web.conftest import NewPage
from tests.web.pilot import Pilot
from tests.web.test_keeping import open_chat, say
from tests.web.test_link import get_link
from tests.web.test_two import CALM, copied_link, host, join


def company(pilot: Pilot) -> Locator:
    return pilot.page.get_by_role("list", name=pilot.say("club-company"))


def open_menu(pilot: Pilot) -> None:
    pilot.page.get_by_role("button", name=pilot.say("table-menu")).click()


def test_the_guest_is_announced_seen_thinking_and_missed(new_page: NewPage) -> None:
    pages = [new_page(**CALM) for _ in range(2)]
    for page, name in zip(pages, ("Ana", "Ben"), strict=True):
        page.add_init_script(f"localStorage.setItem('player', '{name}')")
    one = host(pages[0], "flames")
    link = copied_link(one)
    one.link("page-sit-down").click()
    other = join(pages[1], link)
    told = one.say("table-act-sat", name="Ben", seat=2)
    expect(one.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    for pilot in (one, other):
        pilot.wait()
    asked, waits = (one, other) if one.is_asked else (other, one)
    name = "Ana" if asked is one else "Ben"
    expect(company(waits)).to_contain_text(waits.say("club-thinks", name=name))
    watcher = new_page(**CALM)
    open_menu(one)
    watcher.goto(one.page.get_by_role("textbox", name=one.say("table-share-watch")).input_value())
    expect(company(one)).to_contain_text(one.say("club-watching", count=1))
    other.page.goto("/#/")
    expect(company(one)).to_contain_text(one.say("club-left", name="Ben"))
    other.page.go_back()
    expect(company(one)).not_to_contain_text(one.say("club-left", name="Ben"))


def test_a_declined_draw_is_told_to_who_offered_it(new_page: NewPage) -> None:
    pages = [new_page(**CALM) for _ in range(2)]
    one = host(pages[0], "flames")
    other = join(pages[1], copied_link(one))
    one.link("page-sit-down").click()
    for pilot in (one, other):
        pilot.wait()
    open_menu(one)
    one.button("table-draw-offer").click()
    other.button("table-draw-decline").click()
    told = one.say("table-act-declined", name=one.say("table-act-somebody"))
    expect(one.page.get_by_role("status").filter(has_text=told)).to_be_visible()


def test_who_is_blocked_is_not_heard_until_one_meets_him_again(new_page: NewPage) -> None:
    pages = [new_page(**CALM) for _ in range(2)]
    for page, name in zip(pages, ("Ana", "Ben"), strict=True):
        page.add_init_script(f"localStorage.setItem('player', '{name}')")
        get_link(Pilot(page))
    one = host(pages[0], "flames")
    other = join(pages[1], copied_link(one))
    one.link("page-sit-down").click()
    for pilot in (one, other):
        pilot.wait()
        open_chat(pilot)
    say(other, "Good morning")
    expect(heard(one, "Good morning")).to_be_visible()
    open_menu(one)
    for _ in range(2):  # it is asked once more
        one.page.get_by_role("button", name=one.say("club-block", name="Ben")).click()
    expect(one.page.get_by_text(one.say("club-block-sure", name="Ben"))).to_have_count(0)
    say(other, "Are you there?")
    expect(heard(other, "Are you there?")).to_be_visible()  # he is not told
    say(other, "Hello?")
    expect(heard(other, "Hello?")).to_be_visible()
    expect(heard(one, "Are you there?")).to_have_count(0)
    table = one.page.url
    one.page.goto("/#/me")
    blocked = one.page.get_by_role("listitem").filter(has_text="Ben")
    blocked.get_by_role("button", name=one.say("club-unblock")).click()
    expect(blocked).to_have_count(0)
    one.page.goto(table)
    open_chat(one)
    say(other, "Welcome back")
    expect(heard(one, "Welcome back")).to_be_visible()


def heard(pilot: Pilot, text: str) -> Locator:
    return pilot.page.locator(".chat").get_by_text(text)
