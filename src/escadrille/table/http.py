"""The server of a table: its addresses, and what holds for all of them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import cache
from socket import socket
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Litestar, Request, Response, Router, get, post
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, JSONBody
from litestar.serialization import encode_json

from escadrille import __version__
from escadrille.bots.roster import opponents
from escadrille.kernel import registry
from escadrille.kernel.errors import EscadrilleError, Unknown
from escadrille.kernel.options import Option, Values
from escadrille.kernel.system import FirstFlight
from escadrille.locale import LANGUAGES
from escadrille.table import (
    advice,
    bundles,
    calling,
    entering,
    games,
    keys,
    me,
    meeting,
    metrics,
    mine,
    opening,
    pages,
    people,
    sitting,
    unlocking,
    wire,
)
from escadrille.table.clocks import Control
from escadrille.table.errors import BadRequest
from escadrille.table.files import Files
from escadrille.table.messages import WIRE
from escadrille.table.opening import Brought, Opened
from escadrille.table.outgoing import Outgoing
from escadrille.table.qr import qr
from escadrille.table.readiness import prepare
from escadrille.table.service import (
    Settings,
    Table,
    TheTable,
    address_of,
    bearer,
    caller_of,
    check_request,
    table_of,
    visit_of,
)
from escadrille.table.sockets import follow

__all__ = ["Settings", "Table", "create_app"]

DAY: Final = 24 * 3600


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    system: str
    seats: list[str]
    """One for each seat of the scenario: "human", or the name of a bot."""
    scenario: str | None = None
    options: Values = {}
    delay: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0
    """By how many seconds spectators see the game later."""
    hints: bool = True
    """Whether a seat may ask for a hint; the others are told that it did."""
    clock: Control | None = None
    """How long people may think."""
    door: Literal["all", "link", "invitation"] = "invitation"
    """Who may sit down: anyone, from the lobby; who has the table's link; or the invited alone."""
    watch: bool = False
    """Whether anyone may watch a table that is open to all."""
    wishes: dict[str, Any] | None = None
    """Of a system that generates missions: such a one, in place of a scenario."""
    real: bool = False
    """Of a campaign: whether its missions are flown on a real table, and entered by hand."""


class Seats(msgspec.Struct, frozen=True):
    least: int
    most: int


class SystemCard(msgspec.Struct, frozen=True):
    slug: str
    version: int
    first_scenario: str
    first_flight: FirstFlight
    """What a newcomer flies, and against whom."""
    bots: dict[str, list[str]]
    """By name, each with its temperaments: `ace`, or `ace:cautious`."""
    options: tuple[Option, ...]
    seats: Seats
    """Of its scenarios."""
    adviser: bool
    """Whether plans can be compared (`…/advice`)."""
    book: bool
    """Whether its games keep a book."""
    flies: str | None
    """Of a campaign: the system that its missions are games of."""
    wire: int = WIRE
    """The version of what clients are sent and send."""
    generates: bool = False
    """Whether it makes missions by its rules (`…/missions`)."""
    careers: bool = False
    """Whether one can have a pilot of one's own, outside a campaign (`…/careers`)."""


class RuleCard(msgspec.Struct, frozen=True):
    title: dict[str, str]
    chapter: str
    en: list[str]
    fr: list[str]
    """In pieces: every second one is the ID of a rule that the text names."""


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    status: str
    """"ok", or "failing": nothing can be stored."""
    version: str
    reason: str | None = None
    """Why: "full", "read-only", "locked" or "unreachable"."""


FAILING: Final = {503: ResponseSpec(Health, description="failing", generate_examples=False)}


@get("/health", responses=wire.refusals(403) | FAILING)
async def health(table: TheTable) -> Response[Health]:
    """Tell whether the table can read and store: from its last write, or a probe."""
    trouble = await table.store.health()
    told = Health("failing" if trouble else "ok", __version__, trouble)
    return Response(told, status_code=503 if trouble else 200)


@get("/api/systems", responses=wire.refusals(403))
async def systems() -> list[SystemCard]:
    return [_card(slug) for slug in registry.slugs()]


@cache
def _card(slug: str) -> SystemCard:
    one = registry.system(slug)
    seats = [
        one.engine.configure(scenario=scenario.id).seats for scenario in one.content.scenarios()
    ]
    return SystemCard(
        slug=slug,
        version=one.engine.version,
        first_scenario=one.content.first_scenario,
        first_flight=one.content.first_flight or FirstFlight(one.content.first_scenario),
        bots=opponents(one),
        options=one.engine.options,
        seats=Seats(min(seats), max(seats)),
        adviser=one.bots.staff is not None,
        book=one.words.book is not None,
        flies=one.campaign.flies if one.campaign else None,
        generates=one.content.generate is not None,
        careers=one.content.careers is not None,
    )


@get("/api/systems/{slug:str}/scenarios", responses=wire.refusals(400, 403, 404))
async def scenarios(slug: FromPath[str]) -> list[Any]:
    return _scenarios(slug)


def _scenarios(slug: str) -> list[Any]:
    return list(registry.system(slug).content.scenarios())


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wishes: dict[str, Any]
    """With a `seed`: the same wishes give the same mission."""


@post(
    "/api/systems/{slug:str}/missions",
    status_code=200,
    responses=wire.refusals(400, 403, 404, 413, 429),
)
async def generate(
    request: Request[Any, Any, Any], table: TheTable, slug: FromPath[str], data: JSONBody[Wishes]
) -> dict[str, Any]:
    """Return a mission made by the rules of a system, to look at, print or fly (`wishes`)."""
    table.buckets.take(address_of(request.scope))
    return opening.generated(slug, data.wishes)


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    career: dict[str, Any] | None
    """As it was told last; None: there is no pilot yet."""
    deed: dict[str, Any]
    """What is done with him: `{"do": "look"}`, and so on."""


@post(
    "/api/systems/{slug:str}/careers",
    status_code=200,
    responses=wire.refusals(400, 403, 404, 413, 429),
)
async def career(
    request: Request[Any, Any, Any], table: TheTable, slug: FromPath[str], data: JSONBody[Deed]
) -> dict[str, Any]:
    """Return the career of a pilot of one's own after a deed; whoever asks keeps it."""
    table.buckets.take(address_of(request.scope))
    return dict(games.careers_of(registry.system(slug)).keep(data.career, data.deed))


@get("/api/systems/{slug:str}/rules", responses=wire.refusals(400, 403, 404))
async def rules(slug: FromPath[str]) -> dict[str, RuleCard]:
    return _rules(slug)


def _rules(slug: str) -> dict[str, RuleCard]:
    return {
        name: RuleCard(
            rule.title,
            registry.chapter(name),
            registry.linked(rule.en),
            registry.linked(rule.fr),
        )
        for name, rule in registry.catalogue(slug).items()
    }


@get("/api/systems/{slug:str}/content", responses=wire.refusals(400, 403, 404))
async def content(slug: FromPath[str]) -> dict[str, Any]:
    return _content(slug)


def _content(slug: str) -> dict[str, Any]:
    return dict(registry.system(slug).content.tables())


@post("/api/games", responses=wire.refusals(400, 401, 403, 413, 429, 503))
async def open_game(
    request: Request[Any, Any, Any], table: TheTable, data: JSONBody[NewGame]
) -> Opened:
    address = address_of(request.scope)
    table.buckets.take(address)
    caller = await table.guest(bearer(request), address)
    table.check_member(caller)
    await table.check_opening(address)
    person = caller and caller.person.id
    try:
        opened = await opening.open_game(table.store, person=person, **msgspec.structs.asdict(data))
    except Unknown as error:
        raise BadRequest(str(error)) from error
    if data.door == "all":
        table.lobby.opened()
    if caller is None:
        return opened
    host = keys.of_device(caller.device, keys.HOST, None)
    return msgspec.structs.replace(opened, host=host)


@post("/api/records", responses=wire.refusals(400, 401, 403, 413, 422, 429, 503))
async def bring(request: Request[Any, Any, Any], table: TheTable) -> Brought:
    """Take the record of a finished game, to be watched here; every line is checked."""
    sender = address_of(request.scope)
    table.buckets.take(sender, table.limits.record_price)
    table.check_member(await table.guest(bearer(request), sender))
    await table.check_opening(sender)
    played = await table.imports.play(request.body, sender)
    return await opening.bring(table.store, played)


HANDLERS: Final = (
    health,
    systems,
    scenarios,
    generate,
    career,
    rules,
    content,
    open_game,
    *games.HANDLERS,
    *bundles.HANDLERS,
    *advice.HANDLERS,
    *people.HANDLERS,
    *entering.HANDLERS,
    *sitting.HANDLERS,
    *mine.HANDLERS,
    *me.HANDLERS,
    *unlocking.HANDLERS,
    *meeting.HANDLERS,
    *calling.HANDLERS,
    follow,
    qr,
)


@cache
def _files() -> Files:
    """Return the files of the page, with what is told of systems, which does not change."""
    told: dict[str, Any] = {"api/systems": [_card(slug) for slug in registry.slugs()]}
    for slug in registry.slugs():
        told[f"api/systems/{slug}/scenarios"] = _scenarios(slug)
        told[f"api/systems/{slug}/rules"] = cards = _rules(slug)
        for lang in LANGUAGES:
            titles = {name: card.title[lang] for name, card in cards.items()}
            told[f"titles/{lang}/{slug}.json"] = titles
        told[f"api/systems/{slug}/content"] = {
            name: table
            for name, table in _content(slug).items()
            if name != "scenario" or [*table.values()] != _scenarios(slug)  # told already
        }
    return Files({name: encode_json(one) for name, one in told.items()})


OPENAPI: Final = OpenAPIConfig(
    title="Escadrille",
    version=__version__,
    path="/schema",
    render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
    use_handler_docstrings=True,
    components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
)


def create_app(
    settings: Settings, outgoing: Outgoing | None = None, counts: socket | None = None
) -> Litestar:
    """Return the server of a table, all packs read; it opens its database when it starts.

    What it counts is told at the socket `counts`.
    """
    limits = settings.limits

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        table = app.state.table = Table(settings, outgoing or Outgoing())
        try:
            await table.store.migrate()
            await table.keep_packs()
            table.rooms.scribe.catch_up()
            table.rooms.tending.catch_up()
            table.channels.listen(table.hear)
            table.sweep()
            async with metrics.told(counts, table.figures):
                yield
        finally:
            await table.close()

    app = Litestar(
        [
            *HANDLERS,
            Router("/", route_handlers=[bring], request_max_body_size=limits.record_bytes),
            pages.page(_files()),
        ],
        dependencies={
            "table": Provide(table_of, sync_to_thread=False),
            "visit": Provide(visit_of),
            "caller": Provide(caller_of),
        },
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[wire.add_headers],
        exception_handlers={
            EscadrilleError: wire.ours,
            HTTPException: wire.theirs,
            RecursionError: wire.too_deep,
            Exception: wire.unexpected,
        },
        request_max_body_size=limits.body_bytes,
        openapi_config=OPENAPI,
        logging_config=None,
    )
    prepare(app)
    return app
