"""Take the pictures of docs/pictures: every screen, on a desktop and a phone, light and dark.

Bots and chance fly until there is something to see. The desktop speaks English, the phone French.
With the name of an album (`cards`, `wings`, `skies`, `phantom`, `club` …) only its are taken.
"""

from __future__ import annotations

import math
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    Page,
    Playwright,
    sync_playwright,
)
from tests.table.servers import Server
from tests.web.campaigns import Laid, lay
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.squadrons import moment
from tests.web.staged import Stage

from escadrille.kernel.rng import seal
from escadrille.locale import voice
from escadrille.table.match import Match

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
PERSON, FRIEND = "Camille", "Sacha"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "fr",
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 120_000  # milliseconds: a busy machine is no fault of the page
GAMES = 200  # flown at most in search of a moment
PART = "0" * 32  # of chance, that everyone gives: which cards are dealt is all the same
NEAR = 260  # millimetres between two at close quarters

Message = dict[str, Any]
Moment = Callable[[Message], bool]


class Place:
    """A seat that chance flies through the API."""

    def __init__(self, http: APIRequestContext, seats: list[str], **wanted: Any) -> None:
        opened = http.post("/api/games", data={"system": "flames", "seats": seats, **wanted})
        self.http = http
        self.keys = opened.json()
        self.game = self.keys["game"]
        people = zip(filter(None, self.keys["invitations"]), (PERSON, FRIEND), strict=False)
        seated = [self._sit(invitation, name) for invitation, name in people]
        for given in ({"seal": seal(PART)}, {"part": PART}):
            for key in seated:
                self._post("chance", given, key)
        self.key, self.friend = seated[0], seated[-1]

    def _sit(self, invitation: str, name: str) -> str:
        """Have somebody sit down; return his key."""
        claim = {"invitation": invitation, "name": name}
        key: str = self.http.post(f"/api/games/{self.game}/sit", data=claim).json()["key"]
        return key

    def fly(self, until: Moment, chance: random.Random) -> bool:
        """Answer by chance until a moment comes; return whether it did before the end."""
        message = self._look()
        while not message["outcome"]:
            if message["asked"]:
                if until(message):
                    return True
                order = chance.choice(_sensible(message["asked"]["legal"]))["order"]
                self._post("orders", {"count": message["asked"]["count"], "order": order}, self.key)
            message = self._look()
        return until(message)

    def _look(self) -> Message:
        answer = self._again(
            lambda: self.http.get(f"/api/games/{self.game}", headers=_bearer(self.key))
        )
        return dict(answer.json())

    def _post(self, what: str, body: Any, key: str) -> None:
        address = f"/api/games/{self.game}/{what}"
        self._again(lambda: self.http.post(address, data=body, headers=_bearer(key)))

    def _again(self, ask: Callable[[], Any]) -> Any:
        while (answer := ask()).status == 429:
            time.sleep(int(answer.headers["retry-after"]))
        assert answer.ok, answer.text()
        return answer


def _bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def _sensible(legal: list[Any]) -> list[Any]:
    """Never Redline, and no pass while there is anything else to do."""
    calm = [one for one in legal if one["text"] not in ("push", "redline")] or legal
    return [one for one in calm if one["text"] != "pass"] or calm


def _answering(message: Message) -> bool:
    """A chain of two cards, a position, a hit, and a hand of four, some of which answer."""
    view = message["view"]
    if view["decision"] != "react" or len(view["action"]["links"]) < 2:
        return False
    answers = [one for one in message["asked"]["legal"] if one["order"]["order"] == "card"]
    barred = message["asked"]["refusals"]
    is_full = bool(answers and barred) and len(answers) + len(barred) >= 4
    flyers = view["aircraft"]
    return is_full and any(one["damage"] for one in flyers) and any(one["holds"] for one in flyers)


def _engaged(message: Message) -> bool:
    """Actions in a battle of many, in which several hold a position."""
    view = message["view"]
    held = [flyer["label"] for flyer in view["aircraft"] if flyer["holds"]]
    return view["decision"] == "action" and len(held) > 1 and len(message["asked"]["legal"]) > 3


def _exchanging(message: Message) -> bool:
    """An exchange of zero that a card of the hand can answer."""
    exchange = message["view"]["exchange"]
    return exchange is not None and bool(exchange["links"]) and len(message["asked"]["legal"]) > 1


def _laying(message: Message) -> bool:
    """The second card of wings is laid: its flight is on the table, and there is more to choose."""
    view = message["view"]
    if view["decision"] != "program" or view["turn"] < 2:
        return False
    return any(flyer["asked"] and len(flyer["programme"]) == 2 for flyer in view["aircraft"])


def _apart(view: Any) -> float:
    """Return how far the nearest enemy is from the aircraft that is asked, in millimetres."""
    poses = {one["label"]: one for one in view["aircraft"] if one["status"] == "flying"}
    own = next(one for one in poses.values() if one["asked"])
    return min(
        (
            math.dist(own["pose"][:2], other["pose"][:2]) / 100
            for other in poses.values()
            if other["side"] != own["side"] and not other["in_clouds"]
        ),
        default=math.inf,
    )


def _fighting(message: Message) -> bool:
    """Many at close quarters, some of them hit."""
    view = message["view"]
    flying = [one for one in view["aircraft"] if one["status"] == "flying"]
    is_hit = any(one["hits"] for one in flying)
    return _laying(message) and len(flying) >= 6 and is_hit and _apart(view) < NEAR


def _shelled(message: Message) -> bool:
    """A shell is on its way, not far from the aircraft that is asked."""
    view = message["view"]
    if not _laying(message):
        return False
    own = next(one for one in view["aircraft"] if one["asked"])
    return any(math.dist(own["pose"][:2], shell["place"]) < NEAR * 100 for shell in view["flak"])


def _clouded(message: Message) -> bool:
    """Someone is in the clouds, whom all others see no more."""
    view = message["view"]
    return _laying(message) and not view["blind"] and any(o["in_clouds"] for o in view["aircraft"])


def _above_relief(message: Message) -> bool:
    """Over high ground."""
    view = message["view"]
    return _laying(message) and any(
        one["green_peg"] > 1 and one["status"] == "flying" for one in view["aircraft"]
    )


def _any(_: Message) -> bool:
    return True


def _won(message: Message) -> bool:
    return message["outcome"] is not None and message["outcome"]["points"][0] > 0.5


def find(http: APIRequestContext, moment: Moment, seats: list[str], **wanted: str) -> Place:
    """Fly games until one comes to a moment, and leave it there."""
    for number in range(GAMES):
        place = Place(http, seats, **wanted)
        if place.fly(moment, random.Random(number)):
            return place
    raise SystemExit(f"{GAMES} games without such a moment: {moment.__doc__}")


def scene(http: APIRequestContext) -> dict[str, Place]:
    """Fly everything that the pictures show."""
    duel = ["human", "tactical"]
    every = http.get("/api/systems/flames/scenarios").json()
    seats = {one["id"]: sum(side.get("seats", 1) for side in one["side"]) for one in every}
    many = next(one["id"] for one in every if len(one["side"][0].get("aircraft", [])) > 2)
    free = next(one["id"] for one in every if one["side"][0].get("points"))
    return {
        "over": find(http, _won, ["human", "random"]),
        "sky": find(http, _engaged, ["human"] + ["tactical"] * (seats[many] - 1), scenario=many),
        "forces": find(http, _any, ["human"] + ["tactical"] * (seats[free] - 1), scenario=free),
        "friend": find(http, _any, ["human", "human"]),
        "zero": find(http, _exchanging, duel, system="zero"),
        "board": find(http, _answering, duel),
    }


WINGS: dict[str, tuple[str, Moment]] = {
    "fight": ("flying-circus", _fighting),
    "balloons": ("balloon-line", _shelled),
    "clouds": ("winter-eyes", _clouded),
    "relief": ("valley", _above_relief),
}


def wings_scene(http: APIRequestContext) -> dict[str, Place]:
    """Fly everything of wings that the pictures show."""
    every = http.get("/api/systems/wings/scenarios").json()
    seats = {one["id"]: sum(side.get("seats", 1) for side in one["side"]) for one in every}
    return {
        name: find(
            http,
            moment,
            ["human"] + ["tactical:quick"] * (seats[scenario] - 1),
            system="wings",
            scenario=scenario,
        )
        for name, (scenario, moment) in WINGS.items()
    }


class Camera:
    def __init__(self, browser: Browser, address: str, name: str, how: dict[str, Any]) -> None:
        context = browser.new_context(base_url=address, reduced_motion="reduce", **how)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('player', '{PERSON}')")
        self.name, self.lang, self.say = name, how["locale"], voice(how["locale"])
        self.page: Page = context.new_page()
        self._browser, self._address, self._how = browser, address, how

    def elsewhere(self) -> Camera:
        """Return another browser of the same kind: who gets a link takes his places along."""
        return Camera(self._browser, self._address, self.name, self._how)

    def friend(self, place: Place) -> BrowserContext:
        """Have the other sit there too, in a browser of his own."""
        context = self._browser.new_context(base_url=self._address)
        page = context.new_page()
        page.goto(f"/#/join/{place.game}/{place.friend}")
        page.wait_for_url("**/#/table/*")
        return context

    def sit(self, place: Place | Laid) -> None:
        self.page.goto(f"/#/join/{place.game}/{place.key}")
        self.page.wait_for_url("**/#/table/*")

    def take(self, what: str, address: str | None = None, ready: str = "main h1") -> None:
        if address is not None:
            self.page.goto(f"/#/{address}")
        self.page.locator(ready).first.wait_for(state="attached")
        self.page.mouse.move(0, 0)
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=FOLDER / f"{what}-{self.name}.png")

    def press(self, key: str) -> None:
        self.page.get_by_role("button", name=self.say(key), exact=True).first.click()


def take_all(camera: Camera, places: dict[str, Place]) -> None:
    for place in places.values():
        camera.sit(place)
    game = {name: place.game for name, place in places.items()}
    camera.take("board", f"table/{game['board']}", ".slot")
    camera.press("table-menu")
    camera.take("menu", ready="#menu")
    camera.press("table-close")
    camera.take("generic", f"table/{game['board']}?board=generic", "fieldset")
    camera.take("zero", f"table/{game['zero']}", ".slot")
    camera.take("sky", f"table/{game['sky']}", ".fray")
    camera.take("forces", f"table/{game['forces']}", ".picker")
    camera.take("end", f"table/{game['over']}", ".result")
    camera.take("replay", f"replay/{game['over']}/30?seat=open", ".timeline")
    camera.take("home", "", ".last .button")
    camera.take("mine", "mine", ".flown")
    camera.take("replays", "replays", ".flown")
    camera.take("rules", "rules/flames/FLAMES-ALT-04", "article.asked")
    camera.take("intro", "intro/flames", ".cited a")
    camera.take("host", "host/flames", "form .briefing")
    camera.press("page-open")
    camera.take("links", ready=".invitation .share")


def take_wings(camera: Camera, places: dict[str, Place]) -> None:
    for name, place in places.items():
        camera.sit(place)
        camera.take(f"wings-{name}", f"table/{place.game}", ".world .number")


def _closing(message: Message) -> bool:
    """A move among many of skies: some above, some below, and a Boom somewhere."""
    view = message["view"]
    flying = [one for one in view["aircraft"] if one["status"] == "flying"]
    levels = {one["level"] for one in flying}
    booms = any(one["booms"] for one in view["squadrons"])
    return view["decision"] == "fly" and len(flying) >= 9 and len(levels) > 1 and booms


def _reacting(message: Message) -> bool:
    """Somebody is shot at, and a card of the hand answers."""
    is_shot = message["view"]["decision"] == "cards" and message["view"]["window"] == "shot"
    return is_shot and len(message["asked"]["legal"]) > 1


SKIES: dict[str, tuple[str, Moment]] = {
    "escort": ("bomber-escort", _closing),
    "reaction": ("dogfight", _reacting),
}


def skies_scene(http: APIRequestContext) -> dict[str, Place]:
    """Fly everything of skies that the pictures show."""
    return {
        name: find(http, moment, ["tactical", "human"], system="skies", scenario=scenario)
        for name, (scenario, moment) in SKIES.items()
    }


def take_skies(camera: Camera, places: dict[str, Place]) -> None:
    for name, place in places.items():
        camera.sit(place)
        camera.take(f"skies-{name}", f"table/{place.game}", ".levels")
    camera.take("skies-lists", "mission/skies", ".list")


def _told(events: list[Any], kind: str) -> bool:
    return any(type(one).__name__ == kind for one in events)


def _choosing(view: Any, _: list[Any]) -> bool:
    """Several Targets to choose from, after some that were destroyed."""
    return view.decision == "target" and len(view.destroyed) > 1 and len(view.drawn) > 2


def _arming(view: Any, _: list[Any]) -> bool:
    """Some aircraft are armed, one is being armed, others wait."""
    armed = [one for one in view.squadron if one.load]
    return view.decision == "arm" and len(armed) > 2 and view.asked == armed[-1].pilot


def _under_way(view: Any, events: list[Any]) -> bool:
    """Somebody was attacked on the way."""
    return view.decision == "abort" and _told(events, "Stressed")


def _over_target(view: Any, _: list[Any]) -> bool:
    """An attack, with Bandits about and the Target damaged."""
    bandits = [one for one in view.threats if one.face == "bandit"]
    is_hit = view.target is not None and 0 < view.target.damage < view.target.needed
    return view.decision == "weapons" and bool(bandits) and is_hit and view.declared.aim == "target"


def _debriefed(_: Any, events: list[Any]) -> bool:
    """A debriefing after a loss."""
    return _told(events, "Debriefed") and _told(events, "Searched")


def _at_end(view: Any, _: list[Any]) -> bool:
    return bool(view.over)


PHANTOM: dict[str, tuple[Callable[[Any, list[Any]], bool], str, str]] = {
    "map": (_choosing, "rolling-thunder-usaf-medium", ".ph-map .plate"),
    "arming": (_arming, "linebacker-usaf-short", ".ph-racks .asked"),
    "event": (_under_way, "linebacker-usaf-short", ".ph-way .ph-event"),
    "area": (_over_target, "linebacker-usaf-short", ".ph-display"),
    "debriefing": (_debriefed, "linebacker-usaf-short", ".ph-debriefing"),
    "outcome": (_at_end, "rolling-thunder-usn-medium", ".ph-outcome"),
}


def phantom_scene(database: Path) -> dict[str, Laid]:
    """Let the bot fly campaigns to everything of phantom that the pictures show."""
    return {
        name: lay(database, moment, scenario=scenario)
        for name, (moment, scenario, _) in PHANTOM.items()
    }


def take_phantom(camera: Camera, places: dict[str, Laid]) -> None:
    for name, place in places.items():
        camera.sit(place)
        camera.take(f"phantom-{name}", f"table/{place.game}", PHANTOM[name][2])
    camera.page.locator("[data-screen=book]").click()
    camera.take("phantom-book", ready=".plots")
    camera.take("phantom-begin", "begin/phantom", ".campaign-row")


def club_scene(http: APIRequestContext) -> dict[str, Place]:
    """Open tables for strangers, and one at which a clock runs."""
    live, days = {"minutes": 10, "increment": 5}, {"days": 3, "out": "bot", "bot": "tactical"}
    Place(http, ["human", "human"], system="zero", door="all", watch=True)
    for system, clock in (("wings", days), ("flames", live)):
        wanted = {"system": system, "seats": ["human", "human"], "door": "all", "clock": clock}
        opened = http.post("/api/games", data={**wanted, "watch": True}).json()
        claim = {"invitation": opened["invitations"][0], "name": FRIEND}
        http.post(f"/api/games/{opened['game']}/sit", data=claim)
    return {"clocks": Place(http, ["human", "human"], clock=live)}


def take_club(camera: Camera, places: dict[str, Place]) -> None:
    place = places["clocks"]
    camera.take("lobby", "lobby", ".open-table svg")
    camera.sit(place)
    friend = camera.friend(place)
    camera.take("clocks", f"table/{place.game}", '.company [data-state="thinks"]')
    friend.close()
    other = camera.elsewhere()
    other.page.goto("/#/me")
    other.press("club-me-get")
    other.take("me", ready=".qr svg")


SQUADRONS = {
    "aerodrome": ("base", ".airfield"),
    "book": ("base", ".flank"),
    "debriefing": ("base", ".fates"),
    "briefing": ("pledge", ".zone-map"),
}
"""Screens of a campaign of wings: what is asked meanwhile, and what shows that one is there."""


def take_squadrons(camera: Camera, matches: dict[str, Match]) -> None:
    stage = Stage(camera.page, camera.lang)
    for screen, (asked, ready) in SQUADRONS.items():
        stage.show(matches[asked], fresh=True)
        camera.page.locator(f"[data-screen={screen}]").click()
        camera.take(f"squadron-{screen}", ready=ready)
    camera.take("mission", "mission/wings?seed=7", ".orders-sheet")


Fly = Callable[[APIRequestContext, Path], dict[str, Any]]
ALBUMS: dict[str, tuple[Fly, Callable[[Camera, dict[str, Any]], None]]] = {
    "cards": (lambda http, _: scene(http), take_all),
    "wings": (lambda http, _: wings_scene(http), take_wings),
    "skies": (lambda http, _: skies_scene(http), take_skies),
    "phantom": (lambda _, database: phantom_scene(database), take_phantom),
    "club": (lambda http, _: club_scene(http), take_club),
    "squadrons": (
        lambda *_: {asked: moment(asked) for asked, _ in SQUADRONS.values()},
        take_squadrons,
    ),
}
ORIGIN = "https://table.example.org"
"""As which links in the pictures name the table."""


def main(playwright: Playwright) -> None:
    FOLDER.mkdir(exist_ok=True)
    albums = [ALBUMS[name] for name in sys.argv[1:] or ALBUMS]
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "pictures.db"
        with Server(database, "--origin", ORIGIN) as server:
            http = playwright.request.new_context(base_url=server.address)
            flown = [(take, fly(http, database)) for fly, take in albums]
            photograph(browser, server.address, flown)
    browser.close()


def photograph(browser: Browser, address: str, flown: list[tuple[Any, dict[str, Any]]]) -> None:
    """Take the pictures of some albums on both devices, by day and by night."""
    for device, how in (("desktop", DESKTOP), ("phone", PHONE)):
        for theme in ("light", "dark"):
            camera = Camera(browser, address, f"{device}-{theme}", {**how, "color_scheme": theme})
            for take, places in flown:
                take(camera, places)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        main(playwright)
