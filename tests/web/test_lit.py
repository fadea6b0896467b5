"""What is lit does what it says on the boards of cards; what is not does nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import NewPage
from tests.web.staged import Stage, moments
from tests.web.test_table import CALM

from escadrille.table.match import Match

# Everything on the table that can be pressed is pressed. Told of each: what it is called, and what
# is pressed after it; whether it is lit, or says that it does nothing; and what was sent.
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
    .tile.play, .offer.play, .rung:not([aria-disabled]), .scale button,
    .cell.play, .flak-card.play, .patterns.play button, .waiting .play`;
  const found = [];
  const press = async (one) => {
    const [dead, lit] = ["[aria-disabled=true]", LIT].map((kind) => one.matches(kind));
    const told = { names: [nameOf(one)], dead, lit };
    one.click();
    await rest();
    const sure = document.querySelector(".question .answers.doubted .button:not(.decline)");
    if (sure && sent.length === 0) {
      told.names.push(nameOf(sure));
      sure.click();
      await rest();
      document.querySelector(".question .answers.doubted .decline")?.click();
      await rest();
    }
    told.orders = sent.splice(0);
    found.push(told);
  };
  for (const one of find(".question .answers .button")) await press(one);
  // What is lit comes first: a tile or tab that is pressed shows another hand.
  const all = find(".stage > .board button, .stage > .tray button");
  const isLit = (one) => one.matches(LIT);
  for (const one of [...all.filter(isLit), ...all.filter((one) => !isLit(one))])
    if (one.isConnected) await press(one);
  window.fetch = ask;
  return found;
}"""
# System, scenario, the seat that is asked, moments.
GAMES: dict[str, tuple[str, str | None, int, int]] = {
    "flames": ("flames", None, 0, 24),
    "flames-battle": ("flames", "khalkhin-gol", 0, 12),
    "flames-bombers": ("flames", "schweinfurt", 0, 16),
    "flames-interceptors": ("flames", "stukas-over-krakow", 1, 12),
    "flames-fighter-bombers": ("flames", "tip-and-run", 0, 12),
    "zero": ("zero", None, 0, 24),
    "zero-battle": ("zero", "kuala-lumpur", 0, 20),
    "zero-picks": ("zero", "free-pairs", 0, 6),
}


def said_of(message: dict[str, Any], order: Any) -> list[str]:
    """Return the server's words for a legal order."""
    legal = [one["order"] for one in message["asked"]["legal"]]
    assert order in legal
    words = message["said"]["legal"][legal.index(order)]
    return [words["name"], *words["tells"]]


def plain(words: str) -> str:
    """Return the letters and figures of a text: signs are spoken out, columns have no commas."""
    return "".join(filter(str.isalnum, words.casefold()))


def faults(message: dict[str, Any], pressed: list[dict[str, Any]]) -> list[str]:
    """Return what does not do what it says of all that was pressed, and what nothing sends."""
    found: list[str] = []
    given: list[Any] = []
    decision = message["asked"]["decision"]
    for one in pressed:
        names, orders = one["names"], one["orders"]
        given += orders
        if one["lit"]:
            if one["dead"] or (len(orders) != 1 and not one.get("leads")):
                found.append(f"{decision}: lit {names} sends {orders}")
        elif orders:
            found.append(f"{decision}: unlit {names} sends {orders}")
        found += [
            f"{decision}: {name!r} sends {order}, which is {words!r}"
            for order in orders
            for words in said_of(message, order)
            for name in names
            if plain(words) not in plain(name)
        ]
    missing = [one["text"] for one in message["asked"]["legal"] if one["order"] not in given]
    return found + [f"{decision}: nothing sends {text!r}" for text in missing]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_does_what_it_says_and_nothing_else_does_anything(
    new_page: NewPage, game: str
) -> None:
    stage = Stage(new_page(**CALM))
    found: set[str] = set()
    system, scenario, seat, most = GAMES[game]
    for match in moments(system, 16, most, seat, scenario=scenario):
        stage.show(match, seat)
        if stage.orders:  # answered by the page itself
            said_of(stage.message, stage.orders.pop())
            continue
        found.update(faults(stage.message, stage.page.evaluate(PRESS)))
    assert not found, "\n".join(sorted(found))


# What a careless board would do to a card that can be played, and how the law complains of it.
PLANTED = {
    "(card) => card.classList.remove('play')": "unlit",
    "(card) => { card.ariaLabel = 'Nothing' }": "which is",
    "(card) => card.replaceWith(card.cloneNode(true))": "sends []",
    "(card) => card.remove()": "nothing sends",
}


@pytest.mark.parametrize(("system", "decision"), [("flames", "action"), ("zero", "play")])
def test_the_law_notices_a_careless_board(new_page: NewPage, system: str, decision: str) -> None:
    stage = Stage(new_page(**CALM))
    match = next(one for one in moments(system, 16, 99) if plays_cards(one, decision))
    stage.show(match)
    assert faults(stage.message, stage.page.evaluate(PRESS)) == []
    for fault, complaint in PLANTED.items():
        stage.show(match, fresh=True)
        stage.page.locator(".action-card.play").first.evaluate(fault)
        assert complaint in "\n".join(faults(stage.message, stage.page.evaluate(PRESS)))


def plays_cards(match: Match, decision: str) -> bool:
    message = match.message(0, 0)
    legal = message.asked.legal if message.asked else []
    return message.view.decision == decision and any(hasattr(one.order, "card") for one in legal)
