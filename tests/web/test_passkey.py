"""A passkey on the page: Chromium's own authenticator in software makes it and uses it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.table.servers import Server
from tests.web.conftest import PHONE, NewPage
from tests.web.pilot import Pilot
from tests.web.test_link import OPEN, flights

FLOWN = [("flames", ["me", "tactical"])]


class Device:
    """An authenticator of a page's own, whose owner is there and known to it."""

    def __init__(self, page: Page) -> None:
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.own = {"authenticatorId": made["authenticatorId"]}

    def held(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.cdp.send("WebAuthn.getCredentials", self.own)[
            "credentials"
        ]
        return found

    def take(self, credential: dict[str, Any]) -> None:
        """Hold a passkey that another device holds, as those of one owner do."""
        self.cdp.send("WebAuthn.addCredential", {**self.own, "credential": credential})

    def forget(self) -> None:
        self.cdp.send("WebAuthn.clearCredentials", self.own)


def named(server: Server) -> str:
    """Return the server's address by a name, as passkeys need."""
    return server.address.replace("127.0.0.1", "localhost")


def link_of(pilot: Pilot, there: str) -> str:
    """Read the link, for the same server under the name."""
    field = pilot.page.get_by_role("textbox", name=pilot.say("club-me-link"))
    return there + "".join(field.input_value().partition("/#/")[1:])


def test_a_passkey_guards_a_link_and_replaces_a_lost_one(new_page: NewPage, server: Server) -> None:
    there = named(server)
    one = Pilot(new_page())
    device = Device(one.page)
    one.page.goto(f"{there}/index.html#/mine")  # module by module
    one.page.evaluate(OPEN, FLOWN)
    one.page.goto(f"{there}/#/me")
    one.button("club-me-get").click()
    one.button("club-passkey-make").click()
    expect(one.page.get_by_text(one.say("club-passkey-on", count=1))).to_be_visible()
    link, held = link_of(one, there), device.held()
    assert [credential["rpId"] for credential in held] == ["localhost"]

    two = Pilot(new_page(lang="fr", **PHONE), lang="fr")
    other = Device(two.page)
    two.page.goto(link)
    expect(two.page.get_by_text(two.say("club-guarded-passkey"))).to_be_visible()
    two.button("club-passkey-use").click()  # this device has none
    expect(two.page.get_by_text(two.say("club-passkey-down"))).to_be_visible()
    other.take(held[0])
    two.button("club-passkey-use").click()
    expect(flights(two.page)).to_have_count(len(FLOWN))

    # The first device's passkey was used less often than the second's: one of them is a copy.
    three = Pilot(new_page())
    copy = Device(three.page)
    copy.take(held[0])
    three.page.goto(f"{there}/#/me")
    three.button("club-lost-passkey").click()
    expect(three.page.get_by_role("alert")).to_contain_text(three.say("page-fault-passkey-counter"))
    expect(flights(three.page)).to_have_count(0)
    copy.forget()
    copy.take(other.held()[0])
    three.button("club-lost-passkey").click()
    expect(flights(three.page)).to_have_count(len(FLOWN))
    one.page.reload()
    expect(one.page.get_by_text(one.say("club-me-get")).first).to_be_visible()

    three.page.goto(f"{there}/#/me")
    three.page.get_by_role("button", name=three.say("club-passkey-drop", count=1)).click()
    expect(three.page.get_by_text(three.say("club-guard-off"))).to_be_visible()
    assert link_of(three, there) != link
    four = Pilot(new_page())
    four.page.goto(link_of(three, there))
    expect(flights(four.page)).to_have_count(len(FLOWN))


def test_an_address_of_figures_says_what_it_lacks_and_offers_a_passphrase(
    new_page: NewPage,
) -> None:
    pilot = Pilot(new_page())
    pilot.page.goto("/#/me")
    expect(pilot.button("club-lost-passkey")).to_have_count(0)
    pilot.button("club-me-get").click()
    expect(pilot.page.get_by_text(pilot.say("club-passkey-lacks", what="https"))).to_be_visible()
    expect(pilot.button("club-passkey-make")).to_have_count(0)
    expect(pilot.page.get_by_label(pilot.say("club-passphrase-new"))).to_be_visible()
