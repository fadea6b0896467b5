"""What is lit does what it says on the boards of wings and phantom; what is not does nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import NewPage
from tests.web.staged import Stage, moments
from tests.web.test_lit import plain, said_of
from tests.web.test_table import CALM

# What is lit: it gives an order, at once or after one more press of what it has lit.
LIT = """.deck-card.play, .answer.play, .gripped:has(.grip.play), .spot, .take, .to-review, .onward,
  .ph-choice.play, .ph-display .open, .ph-map .plate.open, [data-flight],
  .question .answers .button:not(.undo)"""
# Every lit thing is pressed, then what it has composed is sent; then all that is not lit.
# Told of each: what it is called, what sends the composed order, and what was sent.
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
    const told = { name: nameOf(one), dead: one.matches("[aria-disabled=true]"), sends: [] };
    await press(one);
    const composed = stage.querySelector(".take-back.held")
      ? ".question .answers .button:not(.undo)" : ".review [data-order]";
    const send = sent.length === 0 && stage.querySelector(composed);
    told.leads = !sent.length && shown() !== screen;
    if (send) {
      told.sends.push(nameOf(send));
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
  if (sent.length) found.push({ name: "what is not lit", dead: true, sends: [], orders: sent });
  await home();
  await rest(50);
  window.fetch = ask;
  return found;
}"""
MOMENTS = {"wings": 16, "phantom": 22}


def faults_of(stage: Stage) -> list[str]:
    """Press everything; return what does not do what it says."""
    found: list[str] = []
    given: list[Any] = []
    message = stage.message
    decision = message["view"]["decision"]
    for one in stage.page.evaluate(PRESS, LIT):
        orders, names = one["orders"], [*one["sends"], one["name"]]
        given += orders
        if one["dead"]:
            found.append(f"{decision}: unlit {names} sends {orders}")
        elif len(orders) != 1 and not one["leads"]:
            found.append(f"{decision}: lit {names} sends {orders}")
        found += [
            f"{decision}: {name!r} sends {order}, which is {words!r}"
            for order in orders
            for words in said_of(message, order)
            for name in names
            if plain(words) not in plain(name)
        ]
    missing = [one["text"] for one in message["asked"]["legal"] if one["order"] not in given]
    return found + [f"{decision}: nothing sends {text!r}" for text in missing]


@pytest.mark.parametrize("system", MOMENTS)
def test_what_is_lit_does_what_it_says_and_nothing_else_does_anything(
    new_page: NewPage, system: str
) -> None:
    stage = Stage(new_page(**CALM))
    found: set[str] = set()
    for match in moments(system, 16, MOMENTS[system], seats=1 if system == "phantom" else 2):
        stage.show(match)
        if stage.orders:  # answered by the page itself
            said_of(stage.message, stage.orders.pop())
            continue
        found.update(faults_of(stage))
    assert not found, "\n".join(sorted(found))
