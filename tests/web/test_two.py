"""Two people at one table, by a shared link; one reloads, one loses the connection."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.servers import Server
from tests.web.conftest import DESKTOP, NewPage
from tests.web.pilot import Pilot
from tests.web.wire import Wire

from escadrille.kernel import game as games
from escadrille.locale import voice

CALM: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce"}
LOST = 10  # seconds without a connection
HEALED = 30_000  # ms until it must be back
STUCK = 60  # seconds without a question to anybody
# The title of a chapter says it.
OPENING = {"flames": "GameTurn", "zero": "GameTurn", "wings": "TurnBegan"}
# The lines of the log, without their turns and rules.
WORDS = """() => [...document.querySelectorAll(".log li .what")].map((one) => {
  const words = one.cloneNode(true);
  words.querySelectorAll(".rule").forEach((rule) => rule.remove());
  return words.textContent.replace(/\\s+/g, " ").trim();
})"""


def host(page: Page, system: str) -> Pilot:
    """Open a table for two, on the page."""
    pilot = Pilot(page, seed=11)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/#/host/{system}")
    pilot.button("page-open").click()
    return pilot


def copied_link(pilot: Pilot) -> str:
    """Copy the link of the second seat, as a host does to send it."""
    label = pilot.say("page-copy-what", what=pilot.say("page-link-seat", seat=2, side=""))
    pilot.page.get_by_role("button", name=re.compile("^" + re.escape(label))).click()
    expect(
        pilot.page.get_by_role("status").filter(has_text=pilot.say("page-copied"))
    ).to_be_attached()
    return str(pilot.page.evaluate("navigator.clipboard.readText()"))


def join(page: Page, link: str) -> Pilot:
    page.goto(link)
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))  # the key has left the address
    return Pilot(page, seed=12)


def table_of_two(new_page: NewPage, by: str = r"\g<0>", system: str = "flames") -> list[Pilot]:
    """Seat two people, in the order of their seats; the second comes by another address."""
    pages = [new_page(**CALM) for _ in range(2)]
    for page in pages:  # every answer is the pilot's own
        page.add_init_script("localStorage.setItem('lets-be', 'no')")
    one = host(pages[0], system)
    link = re.sub(r"^http://[^/]+", by, copied_link(one))
    other = join(pages[1], link)
    one.link("page-sit-down").click()
    return [one, other]


def fly(pilots: list[Pilot], until: Callable[[Pilot], bool] = lambda _: False) -> Pilot | None:
    """Fly to the end, or to a moment; return the one who sees that moment."""
    late = time.monotonic() + STUCK
    while not all(pilot.is_over for pilot in pilots):
        assert time.monotonic() < late, "stuck"
        for pilot in pilots:
            if not pilot.is_asked:
                continue
            if until(pilot):
                return pilot
            settle(pilot)
            late = time.monotonic() + STUCK
    return None


def settle(pilot: Pilot) -> None:
    """Answer, and wait until the answer is taken."""
    heading = pilot.answer()
    pilot.page.wait_for_function("(one) => !one.isConnected", arg=heading)


def chain(pilot: Pilot) -> Locator:
    return pilot.region("flames-chain-title").get_by_role("listitem")


def is_answering(pilot: Pilot) -> bool:
    """Is a card played against this seat, with a place in the chain for its answer?"""
    mine = pilot.say("cards-chain-slot-mine", number=2)[1:]
    return chain(pilot).filter(has_text=mine).count() > 0


def fly_until(pilots: list[Pilot], until: Callable[[Pilot], bool]) -> Pilot:
    """Fly to a moment, with a rematch where a game ends without it."""
    for _ in range(5):
        if found := fly(pilots, until):
            return found
        rematch(pilots)
    raise AssertionError("the moment never came")


def rematch(pilots: list[Pilot]) -> None:
    for pilot in pilots:
        pilot.button("table-rematch").click()
    for pilot in pilots:
        pilot.given.clear()
        expect(pilot.end).to_have_count(0)
    pilots.reverse()


def record(pilot: Pilot) -> Path:
    """Download the record of the game that is over."""
    with pilot.page.expect_download() as download:
        pilot.end.get_by_role("button", name=pilot.say("table-end-download")).click()
    return Path(download.value.path())


def told_to(path: Path, seat: int) -> list[str]:
    """Return the log as a seat is told it, from the record alone: what it flies is its own."""
    game, _ = games.load(path)
    sight, say = game.sight(seat), voice("en")
    presenter = game.system.words.presenter
    opening = OPENING[game.system.slug]
    seen = [one for one in game.seen_by(seat) if type(one).__name__ != opening]
    lines = (presenter.event(sight, event, say) for event in seen)
    return [" ".join(line.split()) for line in lines if line is not None]


def expect_whole(pilots: list[Pilot]) -> None:
    """Nothing lost, repeated or untold."""
    path = record(pilots[0])
    header, *lines, end = map(json.loads, path.read_text().splitlines())
    assert header["seats"] == ["human", "human"]
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert end["orders"] == len(lines)
    # Cards of zero are drawn by the page itself.
    answered = [line["seat"] for line in lines if line["order"].get("order") != "draw"]
    assert Counter(answered) == {seat: pilot.given.total() for seat, pilot in enumerate(pilots)}
    for seat, pilot in enumerate(pilots):
        before = pilot.lines()
        assert pilot.page.evaluate(WORDS) == told_to(path, seat)
        pilot.page.reload()
        pilot.expect_end()
        assert pilot.lines() == before
    mine, theirs = (set(told_to(path, seat)) for seat in range(2))
    assert any(line.startswith("Your ") for line in mine ^ theirs)


def test_two_browsers_play_through_a_shared_link_and_one_reloads(new_page: NewPage) -> None:
    pilots = table_of_two(new_page)
    for pilot in pilots:
        pilot.wait()
    reader = fly_until(pilots, is_answering)
    before = (reader.question.inner_text(), chain(reader).all_text_contents(), reader.lines())
    reader.page.reload()
    reader.wait()
    after = (reader.question.inner_text(), chain(reader).all_text_contents(), reader.lines())
    assert after == before
    fly(pilots)
    expect_whole(pilots)


def test_one_of_two_loses_the_connection_for_ten_seconds(new_page: NewPage) -> None:
    pilots = table_of_two(new_page)
    lost = fly_until(pilots, is_answering)
    other = pilots[1] if lost is pilots[0] else pilots[0]
    asked = lost.question.inner_text()
    lost.page.context.set_offline(True)
    strip = lost.region("table-strip")
    expect(strip).to_contain_text(lost.say("table-strip-lost"))
    lost.answers()[-1].element.click()
    refusal = lost.say("table-refused-connection-lost")
    expect(lost.page.get_by_role("alert").filter(has_text=refusal)).to_be_visible()
    assert lost.question.inner_text() == asked
    lost.page.wait_for_timeout(LOST * 1000)
    assert not other.is_asked
    lost.page.context.set_offline(False)
    expect(strip).to_be_hidden(timeout=HEALED)
    expect(lost.page.get_by_role("alert")).to_have_count(0)
    assert lost.question.inner_text() == asked
    fly(pilots)
    expect_whole(pilots)


@pytest.mark.parametrize(
    ("passes", "silent"),
    [(True, False), (False, True)],
    ids=["the answer is stored and nobody hears of it", "the answer is lost in silence"],
)
def test_the_wire_is_cut_while_an_answer_is_under_way(
    new_page: NewPage, server: Server, passes: bool, silent: bool
) -> None:
    with Wire(server.address) as wire:
        pilots = table_of_two(new_page, wire.address)
        one, other = pilots
        fly_until(pilots, lambda pilot: pilot is other and is_answering(pilot))
        wire.cut_at(b"/orders HTTP", passes=passes, silent=silent)
        heading = other.answer()
        cut = time.monotonic()
        assert wire.is_cut.wait(5)
        while time.monotonic() < cut + LOST:
            if one.is_asked:
                settle(one)
            else:
                one.page.wait_for_timeout(200)
        strip = other.region("table-strip")
        expect(strip).to_contain_text(other.say("table-strip-lost"))
        wire.mend()
        expect(strip).to_be_hidden(timeout=HEALED)
        other.page.wait_for_function("(one) => !one.isConnected", arg=heading)
        fly(pilots)
        expect_whole(pilots)
