"""A table that its host keeps in order on the page: who may speak, and whether the game is kept."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import NewPage
from tests.web.pilot import Pilot
from tests.web.test_two import copied_link, host, join, table_of_two


def open_menu(pilot: Pilot) -> None:
    pilot.button("table-menu").click()


def open_chat(pilot: Pilot) -> None:
    pilot.page.get_by_role("tab", name=re.compile("^" + pilot.say("table-tab-chat"))).click()


def say(pilot: Pilot, text: str) -> None:
    pilot.page.get_by_label(pilot.say("table-chat-say")).fill(text)
    pilot.button("table-chat-send").click(force=True)


def expect_act(pilot: Pilot, act: str, whom: str, seat: int = 1) -> None:
    name = pilot.say("table-act-somebody")
    told = pilot.say(f"table-act-{act}", by="host", whom=whom, name=name, seat=seat, pilot=name)
    expect(pilot.page.get_by_role("log").get_by_text(told)).to_be_visible()


def test_the_host_mutes_a_seat_and_the_spectators_and_all_are_told(new_page: NewPage) -> None:
    one, other = table_of_two(new_page)
    one.wait()
    open_menu(one)
    seat = one.say("table-guest", seat=2)
    link = one.page.get_by_role("textbox", name=one.say("table-share-watch")).input_value()
    watcher = join(new_page(), link)
    for pilot in (other, watcher):
        open_chat(pilot)

    one.button("table-mute-on", name=seat).click()
    for pilot in (other, watcher):
        expect_act(pilot, "muted", "seat", 2)
    muted = other.page.get_by_text(other.say("table-refused-chat-muted"))
    expect(muted).to_be_visible()
    expect(watcher.page.get_by_text(watcher.say("table-mute-muted", names=seat))).to_be_visible()
    say(other, "Can you hear me?")
    one.button("table-mute-off", name=seat).click()
    expect(muted).to_have_count(0)
    expect_act(other, "heard", "seat", 2)
    other.button("table-chat-send").click()  # what was written while muted is still there
    heard = other.page.get_by_role("log").get_by_text("Can you hear me?")
    expect(heard).to_have_count(1)

    one.button("table-mute-on", name=one.say("table-mute-spectators")).click()
    expect_act(other, "muted", "spectators")
    expect(watcher.page.get_by_text(watcher.say("table-refused-chat-muted"))).to_be_visible()
    one.button("table-mute-off", name=one.say("table-mute-spectators")).click()
    expect_act(watcher, "heard", "spectators")
    say(watcher, "At last.")
    expect(watcher.page.get_by_role("log").get_by_text("At last.")).to_be_visible()


def test_a_game_is_deleted_by_its_host_alone_or_once_all_agree(new_page: NewPage) -> None:
    alone = host(new_page(), "flames")
    alone.link("page-sit-down").click()
    address = alone.page.url
    alone.button("table-delete").click()
    alone.button("table-delete-no").click()
    expect(alone.page).to_have_url(address)
    alone.button("table-delete").click()
    alone.button("table-delete-yes").click()
    expect(alone.page).to_have_url(re.compile("#/$"))
    alone.page.goto(address)
    expect(alone.page.get_by_role("heading", name=alone.say("table-notice-no-key"))).to_be_visible()

    one = host(new_page(), "flames")
    other = join(new_page(), copied_link(one))
    one.link("page-sit-down").click()
    one.wait()
    open_menu(one)
    expect(one.button("table-mute-on", name=one.say("table-guest", seat=2))).to_be_visible()
    expect(one.button("table-delete")).to_have_count(0)  # another sits here, and flies
    one.button("table-resign").click()
    one.button("table-resign-yes").click()
    expect(one.end).to_be_visible()
    open_menu(one)
    one.button("table-delete").click()
    one.button("table-delete-yes").click()
    expect(one.page.get_by_text(one.say("table-delete-mine"))).to_be_visible()
    expect(one.button("table-delete")).to_have_count(0)
    names = other.say("table-guest", seat=1)
    offered = other.say("table-delete-offered", names=names, count=1)
    expect(other.page.get_by_text(offered)).to_be_visible()
    open_chat(other)
    expect_act(other, "deletes", "seat", 1)
    other.button("table-delete-agree").click()
    other.button("table-delete-yes").click()
    expect(other.page).to_have_url(re.compile("#/$"))
    expect(one.page.get_by_text(one.say("table-refused-key-unknown"))).to_be_visible()
