"""Boards side by side: what each brings by its manifest, and that none reaches into another."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.table.servers import Server
from tests.web.conftest import NewPage
from tests.web.tables import key_of, opened

from escadrille.table.files import WEB

BOARDS = WEB / "boards"
SHEETS = sorted(sheet.stem for sheet in BOARDS.glob("*/*.css") if sheet.stem != "kit")
SYSTEMS = sorted(manifest.parent.name for manifest in BOARDS.glob("*/manifest.js"))

# Every selector of a sheet, and the names of its layers and motions.
RULES = """async (name) => {
  const sheet = new CSSStyleSheet();
  await sheet.replace(await (await fetch(`/boards/${name}/${name}.css`)).text());
  const found = { layers: [], scopes: [], inside: [], motions: [] };
  for (const layer of sheet.cssRules) {
    found.layers.push(layer instanceof CSSLayerBlockRule ? layer.name : layer.cssText);
    for (const rule of layer.cssRules ?? []) {
      if (rule instanceof CSSKeyframesRule) found.motions.push(rule.name);
      else found.scopes.push(rule.selectorText ?? rule.cssText);
      const walk = (rules) => {
        for (const one of rules) {
          if (one.selectorText) found.inside.push(one.selectorText);
          walk(one.cssRules ?? []);
        }
      };
      if (rule instanceof CSSStyleRule) walk(rule.cssRules);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("name", SHEETS)
def test_every_rule_of_a_sheet_lies_under_its_own_class(new_page: NewPage, name: str) -> None:
    page = new_page()
    page.goto("/")
    found: dict[str, list[str]] = page.evaluate(RULES, name)
    assert found["layers"] == ["board"]
    assert found["scopes"] == [f".board-{name}"]
    assert len(found["inside"]) > 10  # they were found at all; `still` is a small sheet
    assert all(
        part.lstrip().startswith("& ") and part.count("&") == 1
        for selector in found["inside"]
        for part in re.split(r",(?![^(]*\))", selector)
    )
    assert all(motion.startswith(f"{name}-") for motion in found["motions"])


def test_what_is_no_board_lies_in_an_earlier_layer(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator(".sky").first.wait_for()
    rules = page.evaluate(
        "() => [...document.styleSheets].flatMap((one) => [...one.cssRules])"
        ".map((rule) => rule.name ?? rule.nameList ?? rule.cssText)"
    )
    assert rules[0] == ["tokens", "base", "parts", "board"]
    assert rules[1:] == ["tokens", "base", *["parts"] * (len(rules) - 3)]


def test_a_sheet_comes_with_its_board_alone(new_page: NewPage) -> None:
    page = new_page()
    key = {system: sit(page, system) for system in ("flames", "wings")}
    page.goto("/")
    page.locator(".sky").first.wait_for()
    assert worn(page) == []
    page.goto(f"/#/join/{key['flames']}")
    page.locator(".tabletop.board-cards").wait_for()
    assert worn(page) == ["cards", "flames"]
    page.goto(f"/#/join/{key['wings']}")
    page.locator(".tabletop.board-plane.board-wings:not(.board-cards)").wait_for()
    assert worn(page) == ["cards", "flames", "still", "plane", "wings"]


def sit(page: Any, system: str) -> str:
    """Return the address of a seat at a new table."""
    game = opened(page.request, "human", "random", system=system)
    return f"{game['game']}/{key_of(page.request, game)}"


def worn(page: Any) -> list[str]:
    """Return the sheets of boards that the page has fetched."""
    links: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('link[rel=stylesheet]')].map((one) => one.href)"
    )
    return [found[1] for link in links if (found := re.search(r"/boards/(?!kit)(\w+)/", link))]


def test_without_a_manifest_a_game_is_played_on_the_generic_table(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    missing: list[str] = []
    page.on("response", lambda got: missing.append(got.url) if got.status == 404 else None)
    game, _, _ = (place := sit(page, "flames")).partition("/")
    page.goto(f"/#/join/{place}")
    page.locator(".dogfight").wait_for()
    page.goto(f"/#/table/{game}?board=unknown")
    page.locator(".generic").wait_for()
    assert missing == []


def test_the_server_tells_which_systems_bring_a_manifest(new_page: NewPage) -> None:
    page = new_page()
    told = page.request.get("/boards/all.js").text()
    assert re.findall(r'"./([\w-]+)/manifest.js"', told) == SYSTEMS
    assert {one["slug"] for one in page.request.get("/api/systems").json()} <= set(SYSTEMS)


@pytest.mark.parametrize("kit", ["kit", "plane"])
def test_a_kit_knows_no_board_and_no_word_of_one(kit: str) -> None:
    others = [folder.name for folder in BOARDS.iterdir() if folder.is_dir()]
    named = "|".join(name for name in others if name not in ("kit", "plane", "cards"))
    beside = "|".join(name for name in others if name not in ("kit", kit))
    for module in (BOARDS / kit).glob("*.js"):
        text = module.read_text(encoding="utf-8")
        assert not re.search(rf'"\.\./({beside})/', text), module.name
        assert not re.search(rf'["`]({named})-', text), module.name


def test_nothing_of_the_page_lists_the_systems_by_hand() -> None:
    """Outside of its own folder no system is named where it could be listed with another."""
    named = re.compile(
        rf'["\'](?:{"|".join(SYSTEMS)})["\']|^\s*(?:{"|".join(SYSTEMS)}):', re.MULTILINE
    )
    for module in WEB.rglob("*.js"):
        folder = module.relative_to(WEB).parts
        is_own = folder[0] in ("vendor", "art") or (folder[0] == "boards" and len(folder) > 2)
        assert is_own or not named.search(module.read_text(encoding="utf-8")), module
