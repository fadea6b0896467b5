"""What a layout keeps: no text is cut, no control covered, nothing jumps between questions."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SIZES = ((1366, 768), (1440, 900), (390, 844), (360, 640))
JUMP = 8  # px

# Texts that their box cuts, and no ellipsis that is meant.
CUT = """(area) => {
  const found = [];
  const words = (one) => one.textContent.replace(/\\s+/g, " ").trim().slice(0, 60);
  for (const one of document.querySelectorAll(`${area} *`)) {
    if (!one.offsetParent || one.closest(".hidden, svg, [hidden]")) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const wide = one.scrollWidth > one.clientWidth + 1 && overflowX === "hidden";
    const isStill = one.matches(".fray, .question h2") || overflowY === "hidden"; // no scrolling
    const high = one.scrollHeight > one.clientHeight + 2 && isStill;
    const isMeant =
      textOverflow === "ellipsis" || one.matches(".window, .picture, .thrown, .tip p");
    const isWhole = own || one.matches("button, h2, .action-card, .counts, .plate, .fray");
    if ((wide || high) && !isMeant && isWhole)
      found.push(`${one.className} ${words(one)}`);
  }
  return found;
}"""
# Controls of the table whose middle belongs to something else.
COVERED = """() => {
  const found = [];
  const all = ".stage button:not([aria-disabled]), .stage a";
  for (const one of document.querySelectorAll(all)) {
    if (!one.offsetParent || one.closest("details:not([open])")) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    if (at && !one.contains(at) && !at.contains(one))
      found.push(`${one.className}: ${one.textContent.trim().slice(0, 40)} under ${at.className}`);
  }
  scrollTo(0, 0);
  return found;
}"""
# Where the large parts of the table stand.
PLACES = """(parts) => {
  const scrolled = document.querySelectorAll(".stage, .board, .tray, .laid-out");
  scrolled.forEach((one) => one.scrollTo(0, 0));
  scrollTo(0, 0);
  return Object.fromEntries(parts.flatMap((part) => {
    const one = document.querySelector(part);
    if (!one?.offsetParent) return [];
    const { left, top, bottom } = one.getBoundingClientRect();
    return [[`${part} left`, left], [`${part} top`, top], [`${part} bottom`, bottom]];
  }));
}"""

# Parts whose end is under the question, or under the screen.
HIDDEN = """(parts) => parts.filter((part) => {
  const one = document.querySelector(part);
  if (!one?.offsetParent) return false;
  const below = one.closest(".board") ? document.querySelector(".question") : null;
  const end = below?.getBoundingClientRect().top ?? innerHeight;
  return one.getBoundingClientRect().bottom > end + 2;
})"""

# Lit rungs of the ladder that one must scroll to see, where there are no more than two.
RUNGS = """() => {
  const lit = [...document.querySelectorAll(".ladder .play .rung")];
  const top = document.querySelector(".board")?.getBoundingClientRect().top;
  const end = document.querySelector(".question")?.getBoundingClientRect().top;
  const isSeen = (one) => {
    const box = one.getBoundingClientRect();
    return box.top >= top - 2 && box.bottom <= end + 2;
  };
  return lit.length > 2 ? [] : lit.filter((one) => !isSeen(one)).map((one) => one.textContent);
}"""


def unseen_rungs(page: Page) -> list[str]:
    """Return the lit rungs that are out of sight when a question comes."""
    found: list[str] = page.evaluate(RUNGS)
    return found


def cut(page: Page, area: str = ".stage") -> list[str]:
    """Return texts that their boxes cut."""
    found: list[str] = page.evaluate(CUT, area)
    return found


def covered(page: Page) -> list[str]:
    """Return controls that something else covers."""
    found: list[str] = page.evaluate(COVERED)
    return found


def places(page: Page, parts: list[str]) -> dict[str, float]:
    """Return where parts of the page stand."""
    found: dict[str, float] = page.evaluate(PLACES, parts)
    return found


def hidden(page: Page, parts: list[str]) -> list[str]:
    """Return parts that one must scroll to see to their end."""
    found: list[str] = page.evaluate(HIDDEN, parts)
    return found


def jumps(before: dict[str, float], after: dict[str, float]) -> list[str]:
    """Return what stands elsewhere than before by more than a little."""
    return [
        f"{part}: {before[part]:.0f} → {after[part]:.0f}"
        for part in before.keys() & after.keys()
        if abs(before[part] - after[part]) > JUMP
    ]


def sized(size: tuple[int, int]) -> dict[str, Any]:
    """Return a screen of this size, a phone's where it is narrow."""
    width, height = size
    phone = {"has_touch": True, "is_mobile": True} if width < 600 else {}
    return {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **phone}
