"""Notices on the page: a browser and an address of e-mail are told, and can be switched off."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from tests.table.players import Seat, gather, sit
from tests.table.receivers import Browser, PostOffice, post_office
from tests.table.test_webhooks import Ear, _ask, ear
from tests.web.conftest import NewPage
from tests.web.house import House
from tests.web.pilot import Pilot
from tests.web.test_two import CALM

from escadrille.table.outgoing import Outgoing

SUBSCRIBED = """([endpoint, p256dh, auth]) => {
  const keys = { p256dh, auth };
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let held = null;
  PushManager.prototype.subscribe = async () => (held = made);
  PushManager.prototype.getSubscription = async () => held;
}"""
"""The service of the browser's maker is far away: the browser is told to use one of ours."""


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as one:
        yield one


@pytest.fixture
def house(tmp_path: Path, office: PostOffice) -> Iterator[House]:
    here = Outgoing(allows="127.0.0.1".__eq__, ports=frozenset(range(65536)))
    mail = {"mail": office.url, "mail_from": "table@example.org"}
    with House(tmp_path, here, **mail) as one:
        yield one


def away(pilot: Pilot, way: str) -> Any:
    return pilot.page.get_by_label(pilot.say("club-away-way", way=way))


def heard(receiver: Ear, count: int) -> list[bytes]:
    until = time.monotonic() + 30
    while len(receiver.heard) < count:
        assert time.monotonic() < until
        time.sleep(0.05)
    return [body for _, _, body in receiver.heard]


def test_who_is_away_is_told_by_web_push_and_e_mail_until_he_switches_it_off(
    new_page: NewPage, house: House, office: PostOffice
) -> None:
    browser = Browser()
    with ear(201, 201, 201) as receiver, httpx.Client(base_url=house.address, timeout=120) as http:
        page = new_page(**CALM, service_workers="allow")
        page.context.grant_permissions(["notifications"], origin=house.address)
        given = browser.subscription(receiver.url)
        page.add_init_script(
            f"({SUBSCRIBED})({[given['endpoint'], given['p256dh'], given['auth']]})"
        )
        pilot = Pilot(page)
        page.goto(f"{house.address}/#/me")
        pilot.button("club-me-get").click()
        away(pilot, "push").click()
        expect(away(pilot, "push")).to_be_checked()
        away(pilot, "mail").fill("ana@example.org")
        pilot.button("club-mail-send").click()
        code = re.search(r"\d{8}", office.wait(1).get_content())
        assert code
        page.get_by_label(pilot.say("club-mail-enter", address="ana@example.org")).fill(code[0])
        pilot.button("club-mail-confirm").click()
        told = re.compile(re.escape(pilot.say("club-away-way", way="mail")))
        expect(page.get_by_role("checkbox", name=told)).to_be_checked()

        wanted = {"system": "flames", "seats": ["human", "human"]}
        device = page.evaluate("JSON.parse(localStorage.person).device")
        opened = http.post("/api/games", json=wanted).json()
        place = f"/api/games/{opened['game']}/sit"
        me = {"Authorization": f"Bearer {device}"}
        mine = http.post(place, json={"invitation": opened["invitations"][0]}, headers=me).json()
        other = http.post(place, json={"invitation": opened["invitations"][1]}).json()
        seats = [Seat(http, opened["game"], one["key"]) for one in (mine, other)]
        gather(*seats)
        _ask(*seats)
        note = browser.opened(heard(receiver, 1)[0])
        assert note["game"] == opened["game"]
        mail = office.wait(2).get_content()
        assert f"/#/table/{opened['game']}" in mail

        away(pilot, "push").click()
        expect(away(pilot, "push")).not_to_be_checked()
        quiet = re.search(r"\S+/#/quiet/\S+", mail)
        assert quiet
        page.goto(quiet[0])
        pilot.button("club-quiet").click()
        expect(page.get_by_text(pilot.say("club-quiet-done"))).to_be_visible()
        sent = len(receiver.heard), len(office.mails)
        _ask(*seats)
        time.sleep(1)
        assert (len(receiver.heard), len(office.mails)) == sent


WATCHED = """(() => {
  window.told = [];
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, how) {
      super(title, how);
      window.told.push(how.tag);
    }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
})()"""
"""Nobody looks at the page; the notices that the system really shows are counted."""

LOOK = "import('/lib/mine.js').then((mine) => mine.refresh())"


def test_the_tab_and_the_system_tell_that_a_game_waits_each_until_switched_off(
    new_page: NewPage, house: House
) -> None:
    with httpx.Client(base_url=house.address, timeout=120) as http:
        wanted = {"system": "flames", "seats": ["human", "human"]}
        opened = http.post("/api/games", json=wanted).json()
        seats = [sit(http, opened, seat) for seat in (0, 1)]
        gather(*seats)
        mine, other = seats
        page = new_page(**CALM)
        page.context.grant_permissions(["notifications"], origin=house.address)
        page.add_init_script(WATCHED)
        page.goto(f"{house.address}/index.html#/rules")  # module by module
        place = {"game": mine.game, "key": mine.key, "system": "flames", "scenario": ""}

        def turn() -> None:
            """Have the seat not asked, then asked."""
            while mine.answer() is not None:
                pass
            page.evaluate(LOOK)
            expect(page).not_to_have_title(re.compile("^●"))
            while not mine.look()["asked"]:
                assert other.answer() is not None
            page.evaluate(LOOK)

        while mine.answer() is not None:
            pass
        page.evaluate("(place) => import('/lib/keys.js').then(({ keep }) => keep(place))", place)
        turn()
        expect(page).to_have_title(re.compile("^●"))
        assert page.evaluate("told") == [mine.game]
        switch = "(name) => import('/lib/mine.js').then((mine) => { mine[name].value = 'no'; })"
        page.evaluate(switch, "tellsTab")
        expect(page).not_to_have_title(re.compile("^●"))
        page.evaluate(switch, "tellsSystem")
        turn()
        assert page.evaluate("told") == [mine.game]


def test_the_service_worker_shows_what_it_is_told(new_page: NewPage, house: House) -> None:
    page = new_page(**CALM, service_workers="allow")
    page.context.grant_permissions(["notifications"], origin=house.address)
    page.goto(f"{house.address}/#/")
    page.evaluate("navigator.serviceWorker.register('/worker.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    cdp = page.context.new_cdp_session(page)
    known: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    page.wait_for_timeout(500)
    note = '{"title": "Your turn", "text": "Flames: you are asked.", "game": "abc"}'
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": house.address, "registrationId": known[-1], "data": note},
    )
    page.wait_for_function(
        """async () => {
          const here = await navigator.serviceWorker.ready;
          return (await here.getNotifications()).some(({ title, body, data }) =>
            title === "Your turn" && body.includes("asked") && data.game === "abc");
        }"""
    )


def test_plain_http_says_what_it_lacks(new_page: NewPage, house: House) -> None:
    page = new_page(**CALM, service_workers="allow")
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    pilot = Pilot(page)
    page.goto(f"{house.address}/#/me")
    pilot.button("club-me-get").click()
    told = pilot.say("club-lacks", what="https")
    expect(page.get_by_text(told).first).to_be_visible()
    expect(away(pilot, "push")).to_have_count(0)
    away(pilot, "tab").uncheck()
    assert page.evaluate("localStorage.getItem('tells-tab')") == "no"
