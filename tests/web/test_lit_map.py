"""What is lit does what it says on tables, maps and sheets of campaigns; the rest does nothing."""

from __future__ import annotations

import pytest
from tests.web.conftest import NewPage
from tests.web.squadrons import each_question
from tests.web.staged import Stage, moments
from tests.web.test_lit import faults, said_of
from tests.web.test_table import CALM

# What is lit: it gives an order, at once or after one more press of what it has lit.
LIT = """.deck-card.play, .answer.play, .offer.play, .gripped:has(.grip.play), .spot, .take,
  .to-review, .onward,
  .turn-row.play, .sky-card.play, .commit,
  .raid-choice.play, .option-choice.play, .raid-arrow.play,
  .lot.play, .skill.play,
  .ph-choice.play, .ph-display .open, .ph-map .plate.open, [data-flight],
  .question .answers .button:not(.undo)"""
# Every lit thing is pressed, then what it has composed is sent; then all that is not lit.
# Told of each: what it is called, and what sends the composed order; whether it is lit, says that
# it does nothing, or leads to another screen; and what was sent.
PRESS = """async (LIT) => {
  const sent = [];
  const ask = window.fetch;
  const headers = { "content-type": "application/json" };
  window.fetch = async (path, how) => {
    if (String(path).endsWith("/orders")) sent.push(JSON.parse(how.body).order);
    return new Response(`{"code": "order/stale", "message": ""}`, { status: 409, headers });
  };
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const words = (node) =>
    node.nodeType === Node.TEXT_NODE ? node.textContent
    : node.getAttribute?.("aria-hidden") === "true" ? ""
    : [...node.childNodes].map(words).join(" ");
  const nameOf = (one) => {
    const title = one.querySelector(":scope > title")?.textContent;
    const named = one.closest("[aria-label]:is(button, [role=button])");
    const label = named ?? one.querySelector(".grip");
    return (label?.getAttribute("aria-label") ?? title ?? words(one)).replace(/\\s+/g, " ").trim();
  };
  const click = (one) =>
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const stage = document.querySelector(".stage");
  const shown = () => stage.querySelector("[data-screen][aria-current]")?.dataset.screen;
  const screen = shown();
  const isComposed = () => stage.querySelector(".take-back.held, .ph-tray.review");
  const press = async (one) => {
    const before = isComposed();
    click(one);
    for (let times = 0; times < 40; times += 1) {
      await rest(5);
      if (sent.length || isComposed() !== before || shown() !== screen) break;
    }
    await rest(5);
  };
  const home = async () => {
    const tab = screen && stage.querySelector(`[data-screen="${screen}"]:not([aria-current])`);
    if (tab) await press(tab);
    for (const one of stage.querySelectorAll(".take-back.held, .review .back")) await press(one);
  };
  const found = [];
  for (let place = 0, one; (one = stage.querySelectorAll(LIT)[place]); place += 1) {
    const told = { names: [nameOf(one)], dead: one.matches("[aria-disabled=true]"), lit: true };
    await press(one);
    const composed = stage.querySelector(".take-back.held")
      ? ".question .answers .button:not(.undo)" : ".review [data-order]";
    const send = sent.length === 0 && stage.querySelector(composed);
    told.leads = !sent.length && shown() !== screen;
    if (send) {
      told.names.push(nameOf(send));
      await press(send);
    }
    told.orders = sent.splice(0);
    found.push(told);
    await home();
  }
  // What takes back gives no order, and works on while the next question is shown.
  const beside = `${LIT}, .undo, .take-back`;
  for (const one of stage.querySelectorAll("*"))
    if (one.isConnected && !one.closest(beside)) click(one);
  await rest(100);
  found.push({ names: ["what is not lit"], dead: true, lit: false, orders: sent });
  await home();
  await rest(50);
  window.fetch = ask;
  return found;
}"""
# System, scenario, seats, the seat that is asked, moments.
GAMES: dict[str, tuple[str, str | None, int, int, int]] = {
    "wings": ("wings", None, 2, 0, 16),
    "wings-balloons": ("wings", "balloon-line", 2, 0, 5),
    "wings-flak": ("wings", "balloon-line", 2, 1, 6),
    "wings-relief": ("wings", "valley", 2, 0, 5),
    "wings-clouds": ("wings", "winter-eyes", 2, 1, 5),
    "wings-two-seaters": ("wings", "whales", 2, 1, 5),
    "wings-picks": ("wings", "free-duel", 2, 0, 4),
    "skies": ("skies", "first-flight", 2, 0, 6),
    "skies-cards": ("skies", "dogfight", 2, 0, 9),
    "skies-bombers": ("skies", "bomber-escort", 2, 0, 9),
    "phantom": ("phantom", None, 1, 0, 22),
    "campaign": ("flames-campaign", "poland-1939", 2, 0, 5),
    "campaign-defender": ("flames-campaign", "solomons-1942", 2, 1, 4),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_does_what_it_says_and_nothing_else_does_anything(
    new_page: NewPage, game: str
) -> None:
    stage = Stage(new_page(**CALM))
    found: set[str] = set()
    system, scenario, seats, seat, most = GAMES[game]
    for match in moments(system, 16, most, seat, scenario=scenario, seats=seats):
        stage.show(match, seat)
        if stage.page.locator(".move-desk").count():  # several orders in one: test_skies.py
            continue
        if stage.orders:  # answered by the page itself
            said_of(stage.message, stage.orders.pop())
            continue
        found.update(faults(stage.message, stage.page.evaluate(PRESS, LIT)))
    assert not found, "\n".join(sorted(found))


def test_a_campaign_of_wings_on_every_question(new_page: NewPage) -> None:
    stage = Stage(new_page(**CALM))
    found: set[str] = set()
    for match in each_question():
        stage.show(match, fresh=True)
        found.update(faults(stage.message, stage.page.evaluate(PRESS, LIT)))
    assert not found, "\n".join(sorted(found))
