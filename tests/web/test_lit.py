"""What is lit does what it says on the boards of cards; what is not does nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import NewPage
from tests.web.staged import Stage, moments
from tests.web.test_table import CALM

# Everything on the table that can be pressed is pressed, the orders that it sends are kept: what it
# is called, whether it says that it does nothing, whether it is lit, and what it sent.
PRESS = """async () => {
  const sent = [];
  const ask = window.fetch;
  window.fetch = async (path, how) => {
    if (!String(path).endsWith("/orders")) return ask(path, how);
    sent.push(JSON.parse(how.body).order);
    const headers = { "content-type": "application/json" };
    return new Response(`{"code": "order/stale", "message": ""}`, { status: 409, headers });
  };
  const rest = () => new Promise((done) => setTimeout(done, 12));
  const nameOf = (one) => {
    const words = (node) =>
      node.nodeType === Node.TEXT_NODE ? node.textContent
      : node.getAttribute?.("aria-hidden") === "true" ? ""
      : [...node.childNodes].map(words).join(" ");
    return (one.getAttribute("aria-label") ?? words(one)).replace(/\\s+/g, " ").trim();
  };
  const beside =
    "[aria-keyshortcuts=u], [aria-keyshortcuts=h], [aria-expanded], [role=tab], .measured *";
  const find = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => !one.matches(beside));
  const LIT = `.question .answers .button, .action-card.play, .action-card.out .use.lit, .take,
    .tile.play, .rung:not([aria-disabled]), .scale button`;
  const found = [];
  const press = async (one) => {
    const [dead, lit] = ["[aria-disabled=true]", LIT].map((kind) => one.matches(kind));
    const told = { name: nameOf(one), dead, lit, orders: [] };
    one.click();
    await rest();
    const sure = document.querySelector(".question .answers.doubted .button:not(.decline)");
    if (sure && sent.length === 0) {
      told.asked = nameOf(sure);
      sure.click();
      await rest();
      document.querySelector(".question .answers.doubted .decline")?.click();
      await rest();
    }
    told.orders = sent.splice(0);
    found.push(told);
  };
  for (const one of find(".question .answers .button")) await press(one);
  for (const one of find(".stage > .board button, .stage > .tray button"))
    if (one.isConnected) await press(one);
  window.fetch = ask;
  return found;
}"""
MOMENTS = {"flames": 24, "zero": 24}


def said_of(message: dict[str, Any], order: Any) -> list[str]:
    """Return the server's words for a legal order."""
    legal = [one["order"] for one in message["asked"]["legal"]]
    assert order in legal
    words = message["said"]["legal"][legal.index(order)]
    return [words["name"], *words["tells"]]


def plain(words: str) -> str:
    """Return the letters and figures of a text: signs are spoken out, columns have no commas."""
    return "".join(filter(str.isalnum, words.casefold()))


def faults_of(stage: Stage) -> list[str]:
    """Press everything; return what does not do what it says."""
    found: list[str] = []
    given: list[Any] = []
    message = stage.message
    decision = message["asked"]["decision"]
    for one in stage.page.evaluate(PRESS):
        name, orders = one["name"], one["orders"]
        given += orders
        if one["dead"] and orders:
            found.append(f"{decision}: unlit {name!r} sends {orders}")
        if one["lit"] and len(orders) != 1:
            found.append(f"{decision}: lit {name!r} sends {orders}")
        for order in orders:
            found += [
                f"{decision}: {name!r} sends {order}, which is {words!r}"
                for words in said_of(message, order)
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
    for match in moments(system, 16, MOMENTS[system]):
        stage.show(match)
        if stage.orders:  # answered by the page itself
            said_of(stage.message, stage.orders.pop())
            continue
        found.update(faults_of(stage))
    assert sorted(found) == []
