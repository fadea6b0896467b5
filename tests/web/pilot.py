"""Someone at the page: sees what it offers, and answers with a mouse, a finger or the keyboard."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any, NamedTuple

from playwright.sync_api import ElementHandle, Locator, Page, expect

from escadrille.locale import voice

DECLINED = 0.3  # of the questions that may be declined
LONGEST = 600  # answers; a duel takes about a hundred

# Everything that answers the question now. Nobody flies long who plays Redline by chance: it is a
# hit to oneself. What can be answered on a measured table can be answered below it too.
ANSWERS = """(question) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const doubted = all(".answers.doubted button:not([aria-keyshortcuts])");
  if (doubted.length) return doubted;
  const beside = `[aria-disabled], [aria-keyshortcuts="u"], [aria-keyshortcuts="h"]`;
  const answers = [
    `section[aria-label="${question}"] button:not(${beside})`,
    "[data-stop]:not([aria-disabled], [aria-pressed], .other, [data-card^=redline])",
    "li[data-aircraft] > button",
    ".formation .waiting button",
  ];
  const found = all(answers.join()).filter((one) => !one.closest(".measured"));
  return found.length ? found : all("[data-card]:not([aria-disabled], .other)");
}"""
# What each of them is; see Answer.
TOLD = """(found) => found.map((one) => {
  const kind =
    one.closest(".doubted") ? "doubted"
    : one.matches("[aria-keyshortcuts=Escape]") ? "decline"
    : one.matches("[data-card]") ? "card"
    : one.closest("[data-card]") ? "use"
    : one.closest("[data-level]") ? "level"
    : one.closest("[data-aircraft]") ? "aircraft"
    : one.closest("[data-rule='FLAMES-POS-01']") ? "steps"
    : "word";
  const { width, height } = one.getBoundingClientRect();
  return [kind, one.innerText, one.textContent, Math.min(width, height)];
})"""
# The question was answered, and another one or the end has come.
NEXT = f"""([before, question, end]) => {{
  const isOver = document.querySelector(`section[aria-label="${{end}}"]`) !== null;
  return !before.isConnected && (isOver || ({ANSWERS})(question).length > 0);
}}"""
# How the Tab key and the arrows lead from the focus to a thing.
WAY = """(goal) => {
  const here = document.activeElement;
  if (here === goal) return "";
  const isAfter = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isInside = here.matches("[data-stop]") && goal.matches("[data-stop]") &&
    here.closest("ul, ol, section").contains(goal);
  return isInside ? (isAfter ? "ArrowRight" : "ArrowLeft") : isAfter ? "Tab" : "Shift+Tab";
}"""


class Answer(NamedTuple):
    """Something on the page that answers the question."""

    element: ElementHandle
    kind: str
    shown: str
    text: str  # with what is only shown when asked for
    size: float  # px, the lesser of its width and height


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, goal: Locator | ElementHandle) -> None:
        goal.click()

    def look(self, goal: Locator | ElementHandle) -> None:
        goal.hover()


class Finger(Mouse):
    def press(self, goal: Locator | ElementHandle) -> None:
        goal.tap()

    def look(self, goal: Locator | ElementHandle) -> None:
        goal.tap(force=True)  # though it does nothing else


class Keyboard(Mouse):
    def press(self, goal: Locator | ElementHandle) -> None:
        self.look(goal)
        self.page.keyboard.press("Enter")

    def look(self, goal: Locator | ElementHandle) -> None:
        """Move the focus to a thing, as a player without a mouse does."""
        handle = goal.element_handle() if isinstance(goal, Locator) else goal
        for _ in range(80):
            key = self.page.evaluate(WAY, handle)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {handle.inner_html()}")


class Pilot:
    """Plays what the page asks, by chance; `hand` is how it touches the page.

    `shuns` are words that it never says: nobody flies long who breaks off by chance.
    """

    shuns: tuple[str, ...] = ()

    def __init__(self, page: Page, *, lang: str = "en", hand: type[Mouse] = Mouse, seed: int = 0):
        self.page = page
        self.hand = hand(page)
        self.say = voice(lang)
        self.chance = random.Random(seed)
        self.given: Counter[str] = Counter()
        self.names = [self.say("table-question"), self.say("table-end")]

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def link(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **facts), exact=True)

    @property
    def question(self) -> Locator:
        return self.region("table-question")

    @property
    def end(self) -> Locator:
        return self.region("table-end")

    @property
    def log(self) -> Locator:
        """The log, be it behind a tab or not."""
        name = self.say("table-tab-log")
        return self.page.get_by_role("region", name=name, exact=True, include_hidden=True)

    @property
    def rows(self) -> Locator:
        return self.page.locator(".log li")

    def fly_now(self, system: str = "flames") -> None:
        """From the home page, with one press, to the first question of a duel against the bot."""
        self.page.goto("/")
        fly = self.button("page-fly-system", system=self.say(f"page-system-{system}"))
        fly.wait_for()
        self.hand.press(fly)
        self.wait()

    def wait(self, before: ElementHandle | None = None) -> None:
        """Wait for a question, or the end; after an answer, for the next one."""
        gone = before or self.page.evaluate_handle("({ isConnected: false })")
        self.page.wait_for_function(NEXT, arg=[gone, *self.names])

    def answers(self) -> list[Answer]:
        found = self.page.evaluate_handle(ANSWERS, self.names[0])
        elements = [one.as_element() for one in found.get_properties().values()]
        return [
            Answer(element, *told)
            for element, told in zip(elements, found.evaluate(TOLD), strict=True)
            if element is not None
        ]

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate(f"(name) => ({ANSWERS})(name).length > 0", self.names[0]))

    @property
    def is_over(self) -> bool:
        return self.page.query_selector(f'section[aria-label="{self.names[1]}"]') is not None

    def choose(self, answers: list[Answer]) -> Answer:
        """Decline now and then; otherwise choose a kind of answer first, so that none is rare."""
        answers = [one for one in answers if one.shown not in self.shuns]
        kinds = {one.kind for one in answers}
        declines = kinds == {"decline"} or ("decline" in kinds and self.chance.random() < DECLINED)
        kind = "decline" if declines else self.chance.choice(sorted(kinds - {"decline"}))
        return self.chance.choice([one for one in answers if one.kind == kind])

    def answer(self) -> ElementHandle:
        """Give one answer, and return the heading of the question that it answered."""
        heading = self.page.query_selector(f'section[aria-label="{self.names[0]}"] h2')
        assert heading is not None
        one = self.choose(self.answers())
        if one.kind == "decline" and isinstance(self.hand, Keyboard):
            self.page.keyboard.press("Shift")  # ends a moment: Escape would do no more
            self.page.keyboard.press("Escape")
        else:
            self.hand.press(one.element)
        if one.kind != "doubted":  # which asks once more for what was given
            self.given[one.kind] += 1
        return heading

    def step(self) -> None:
        """Give one answer, and wait for the next question or the end."""
        self.wait(self.answer())

    def fly(self) -> None:
        """Fly to the end of the game."""
        while not self.is_over:
            self.step()
            assert self.given.total() < LONGEST, "the game does not end"

    def rematch(self) -> None:
        """Fly the same game again, with seats swapped."""
        over = self.end.get_by_role("heading", level=2).element_handle()
        self.hand.press(self.button("table-rematch"))
        self.wait(over)

    def lines(self) -> list[str]:
        """The log, line by line, as the page tells it."""
        return [re.sub(r"\s+", " ", line).strip() for line in self.rows.all_text_contents()]

    def expect_end(self) -> None:
        results = [self.say(key) for key in ("end-won", "end-lost", "end-draw", "end-alone")]
        pattern = re.compile("|".join(map(re.escape, results)))
        expect(self.end.get_by_role("heading", level=2)).to_contain_text(pattern)
