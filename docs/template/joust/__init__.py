"""joust: a toy. Two biplanes pass each other; cards decide who may shoot, a die whether he hits."""

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from escadrille.content import packs as content
from escadrille.content import placed
from escadrille.kernel.bounds import Script, Word, excess
from escadrille.kernel.errors import BadOption, BadPack, BadSituation, Unknown
from escadrille.kernel.options import Option, Values, resolve
from escadrille.kernel.rng import Chance
from escadrille.kernel.system import Bots, Engine, System, Words
from escadrille.mechanics.notation import Do
from joust.game import CARD, LAY, TOUGHNESS, Drew, Fired, JoustRules, State, Tables, Turned
from joust.words import JoustPresenter

Side = dict[Literal["name"], content.Words]
Hits = Annotated[int, Meta(ge=0, lt=TOUGHNESS)]
OPTIONS: Final = (Option("tracers", rule="JOUST-GUN-04"),)


class Scenario(content.Entry, frozen=True, kw_only=True):
    title: content.Words
    briefing: content.Words
    side: tuple[Side, Side]
    damage: tuple[Hits, Hits] = (0, 0)
    """With which they meet."""
    favours: None = None


class Tourney(Scenario, frozen=True, kw_only=True):
    """A campaign: see `joust.campaign`."""

    bouts: Annotated[int, Meta(ge=1, le=9)]


SCHEMA: Final[content.Schema] = {"scenario": Scenario, "campaign": Tourney}
SHELF: Final = content.Shelf("joust", SCHEMA, lambda tables: iter(()))


def configure(scenario: Any = "first-pass", options: Any = None, packs: Any = ()) -> JoustRules:
    pack, chosen = placed.chosen(SHELF, SHELF.load(packs), scenario)
    return JoustRules(Tables(pack, chosen, resolve(OPTIONS, options or {})))


def read_situation(raw: Any, packs: Any = ()) -> tuple[JoustRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    told = {} if excess(raw) else raw
    try:
        options = msgspec.convert(told.get("options"), Values)
        scenario = msgspec.convert(told.get("scenario"), str | dict[str, Any])
        rules = configure(scenario, options, packs)
        state = msgspec.convert(told.get("state"), State, dec_hook=_chance)
    except (msgspec.ValidationError, BadOption, BadPack, Unknown) as error:
        raise BadSituation([str(error)]) from error
    if faults := rules.audit(state):
        raise BadSituation(faults)
    return JoustRules.resumed(rules.t, state)


def _chance(_: type, told: Any) -> Chance:
    return Chance(*msgspec.convert(told, tuple[Word, Script]))


def tactical(rules: JoustRules, world: State, seat: int) -> int:
    """Lay what beats most that the other may hold, at the least energy; fire if you can."""
    legal, theirs = rules.legal(world, seat), world.hands[1 - seat]
    if world.stack[-1][0] != LAY:
        return legal[-1]
    return max(legal, key=lambda mine: (sum(mine - CARD > yours for yours in theirs), -mine))


SYSTEM: Final = System(
    slug="joust",
    engine=Engine(
        version=1,
        options=OPTIONS,
        option_sets={"plain": {}, "tracers": {"options": {"tracers": True}}},
        order_type=Do,
        event_type=Drew | Fired | Turned,
        configure=configure,
        read_situation=read_situation,
    ),
    content=SHELF.content("first-pass"),
    words=Words(catalogue=Path(__file__).parent / "catalogue.toml", presenter=JoustPresenter()),
    bots=Bots(tactics={"tactical": tactical}),
)
