"""joust: a toy. Two biplanes pass each other; cards decide who may shoot, a die whether he hits."""

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from escadrille.content import packs as content
from escadrille.kernel.bounds import Script, Word, excess
from escadrille.kernel.errors import BadOption, BadSituation, Unknown
from escadrille.kernel.options import Option, Values, resolve
from escadrille.kernel.rng import Chance
from escadrille.kernel.system import Bots, Content, Engine, System, Words
from escadrille.mechanics.notation import Do
from joust.game import CARD, LAY, Drew, Fired, JoustRules, State, Tables, Turned
from joust.words import JoustPresenter

Side = dict[Literal["name"], content.Words]
OPTIONS: Final = (Option("tracers", rule="JOUST-GUN-04"),)


class Scenario(content.Entry, frozen=True, kw_only=True):
    title: content.Words
    briefing: content.Words
    side: tuple[Side, Side]
    favours: None = None


SHELF: Final = content.Shelf("joust", {"scenario": Scenario}, lambda tables: iter(()))


def configure(scenario: str = "first-pass", options: Any = None, packs: Any = ()) -> JoustRules:
    pack = SHELF.load(packs)
    chosen = content.pick(pack.tables["scenario"], "scenario", scenario)
    return JoustRules(Tables(pack, chosen, resolve(OPTIONS, options or {})))


def read_situation(raw: Any, packs: Any = ()) -> tuple[JoustRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    told = {} if excess(raw) else raw
    try:
        options = msgspec.convert(told.get("options"), Values)
        rules = configure(str(told.get("scenario")), options, packs)
        state = msgspec.convert(told.get("state"), State, dec_hook=_chance)
    except (msgspec.ValidationError, BadOption, Unknown) as error:
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
    content=Content(
        first_scenario="first-pass",
        scenarios=lambda packs=(): list(SHELF.load(packs).tables["scenario"].values()),
        tables=lambda packs=(): SHELF.load(packs).tables,
        check=SHELF.check,
        shelf=SHELF,
    ),
    words=Words(catalogue=Path(__file__).parent / "catalogue.toml", presenter=JoustPresenter()),
    bots=Bots(tactics={"tactical": tactical}),
)
