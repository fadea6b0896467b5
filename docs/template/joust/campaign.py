"""joust-campaign: a toy campaign. Two flights send one pilot each, bout after bout, to a joust.

A campaign is a system of its own. What a single joust has not: `mission`, `barred`, `settle`, and
the report. Its packs are joust's, in a table of their own.
"""

from pathlib import Path
from typing import Annotated, Any, Final, Self

import msgspec
from msgspec import Meta

from escadrille.content import packs as content
from escadrille.kernel.api import Event, Outcome, Refusal, Seat, View
from escadrille.kernel.bounds import excess
from escadrille.kernel.campaign import Campaign, Mission, Report
from escadrille.kernel.errors import BadSituation, Unknown
from escadrille.kernel.options import Values
from escadrille.kernel.rng import Chance, seeded
from escadrille.kernel.system import Bots, Engine, System, Words
from escadrille.kernel.words import Item, Say, Sight
from escadrille.mechanics import flying
from escadrille.mechanics.notation import Do, Notation, Span
from escadrille.mechanics.stacked import Decision, Dispatch, Frame, Out, Secret, StackedRules
from joust import SHELF, _chance
from joust.game import TOUGHNESS

PILOTS, NOBODY, HEALS = 3, 3, 5
LEVELS: Final = ("tactical",)
FLYING: Final = flying.words(LEVELS)
WORDS: Final = (*(f"pilot-{number}" for number in range(1, PILOTS + 1)), *FLYING)
NAME, FLY, BOUT = range(3)  # frames: two secret questions and a step

Hits = Annotated[int, Meta(ge=0, le=TOUGHNESS)]
Flight = Annotated[list[Hits], Meta(min_length=PILOTS, max_length=PILOTS)]
Pair = Annotated[list[Annotated[int, Meta(ge=0, le=18)]], Meta(min_length=2, max_length=2)]


class Tables:
    def __init__(self, pack: Any, scenario: Any) -> None:
        self.pack, self.scenario = pack, scenario
        self.options: Values = {}
        self.seats, self.camps = 2, (0, 1)


class State(msgspec.Struct, forbid_unknown_fields=True):
    """The ledger. Pairs are by side; points are halves."""

    chance: Chance
    bouts: Annotated[int, Meta(ge=0, le=9)]
    hits: Annotated[list[Flight], Meta(min_length=2, max_length=2)]
    named: Pair
    flown: Pair
    points: Pair
    stack: Annotated[list[Frame], Meta(max_length=2)]

    def clone(self) -> Self:
        _, bouts, hits, *pairs = msgspec.structs.astuple(self)
        copies = [flight[:] for flight in hits], *(one[:] for one in pairs)
        return type(self)(self.chance.clone(), bouts, *copies)

    def key(self) -> tuple[object, ...]:
        return (self.chance.word, self.chance.script, *msgspec.structs.astuple(self)[1:])


class Bout(Report, frozen=True):
    """What a joust comes to: the hits that each has taken, and the halves of a point."""

    hits: tuple[Hits, Hits]
    points: tuple[Annotated[int, Meta(ge=0, le=2)], Annotated[int, Meta(ge=0, le=2)]]


class Named(Event, frozen=True, tag="named"):
    rule = "JOUST-CAMP-02"
    pilots: tuple[int, ...]


class Scored(Event, frozen=True, tag="scored"):
    rule = "JOUST-CAMP-06"
    bout: int
    points: tuple[int, int]


class Rested(Event, frozen=True, tag="rested"):
    rule = "JOUST-CAMP-07"
    side: Seat
    pilot: int
    die: int
    healed: bool


def waiting(t: Tables, s: State) -> list[Seat]:
    return [seat for seat in range(2) if s.named[seat] == NOBODY]


def legal_name(t: Tables, s: State, seat: Seat) -> list[int]:
    fit = [pilot for pilot in range(PILOTS) if s.hits[seat][pilot] < TOUGHNESS]
    return fit if s.named[seat] == NOBODY else []


def bar_name(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Return what bars an answer: each bout begins with the name of a pilot, and of one who can."""
    if choice >= PILOTS:
        return Refusal("JOUST-CAMP-02", {})
    down = s.hits[seat][choice] == TOUGHNESS
    return Refusal("JOUST-CAMP-03", {"pilot": choice + 1}) if down else None


def think_name(t: Tables, s: State, frame: Frame, seat: Seat) -> range:
    return range(PILOTS)


def name(t: Tables, s: State, seat: Seat, choice: int, out: Out) -> None:
    """Name a pilot in secret; the second name shows both, and the bout is in the air."""
    s.named[seat] = choice
    if NOBODY not in s.named:
        s.stack[-1] = (FLY, 0, 0, 0)
        if out is not None:
            out.append(Named(tuple(pilot + 1 for pilot in s.named)))


def run_bout(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Begin a bout, or end the campaign: all are flown, or a flight is down (JOUST-CAMP-08)."""
    down = [min(flight) == TOUGHNESS for flight in s.hits]
    if any(down) or s.bouts == t.scenario.bouts:
        s.stack.pop()
    else:
        s.stack.append((NAME, 0, 0, 0))


def report(rules: Any, state: Any, outcome: Outcome) -> Bout:
    """Return what a joust that is over tells its campaign."""
    mine, yours = (int(2 * share) for share in outcome.points)
    return Bout((state.damage[0], state.damage[1]), (mine, yours))


class LedgerView(View, frozen=True):
    seat: Seat | None
    asked: str | None
    bouts: int
    hits: tuple[tuple[int, ...], ...]
    named: tuple[int | None, ...]
    points: tuple[int, ...]
    flown: tuple[str, ...]


class TourneyRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.campaign.CampaignRules`."""

    system = "joust-campaign"
    notation = Notation((Span(0, Do, lambda t, s: WORDS),), "pilot or way to fly")
    dispatch = Dispatch(
        names=("name", "fly", "bout"),
        decisions={BOUT: Decision(lambda *_: [], lambda *_: None, lambda *_: None)},
        steps={BOUT: run_bout},
        composing=(),
        secrets={
            NAME: Secret(waiting, legal_name, bar_name, name, think_name),
            FLY: flying.question(PILOTS, FLYING, "JOUST-CAMP-04"),
        },
    )

    def opening(self, chance: Chance) -> State:
        hits, pairs = [[0] * PILOTS, [0] * PILOTS], ([NOBODY] * 2, [0] * 2, [0] * 2)
        return State(chance, 0, hits, *pairs, [(BOUT, 0, 0, 0)])

    def mission(self, state: State) -> Mission | None:
        """Return the joust in the air: the pilots meet with the hits that they bring."""
        if not state.stack or state.stack[-1][0] != FLY:
            return None
        entry = msgspec.to_builtins(self.t.scenario)
        told = {key: entry[key] for key in ("title", "briefing", "origin", "side")}
        brought = [state.hits[side][pilot] for side, pilot in enumerate(state.named)]
        return Mission(
            number=state.bouts + 1,
            scenario={"id": f"bout-{state.bouts + 1}", **told, "damage": brought},
            seats=(0, 1),
            flown=flying.told(state.flown, FLYING),
        )

    def barred(self, state: State, report: Bout) -> Refusal | None:
        """Return what no joust comes to: hits that heal in the air, points from nowhere."""
        for side, pilot in enumerate(state.named):
            if report.hits[side] < state.hits[side][pilot]:
                return Refusal("JOUST-CAMP-05", {"hits": report.hits[side]})
        return None if sum(report.points) == 2 else Refusal("JOUST-CAMP-06", {})

    def settle(self, state: State, report: Bout, out: Out = None) -> None:
        """Enter a bout: points, hits, and the rest of those who stayed on the ground."""
        told: list[Event] = [Scored(state.bouts + 1, report.points)]
        for side, pilot in enumerate(state.named):
            state.points[side] += report.points[side]
            state.hits[side][pilot] = report.hits[side]
            told += self._rest(state, side)
        state.bouts += 1
        state.named, state.flown = [NOBODY, NOBODY], [0, 0]
        state.stack.pop()
        if out is not None:
            out += told
        self.run(state, out)

    def _rest(self, state: State, side: Seat) -> list[Event]:
        """Let a flight rest: who stayed on the ground heals a hit with a 5 or a 6."""
        told: list[Event] = []
        for pilot, hits in enumerate(state.hits[side]):
            if pilot != state.named[side] and 0 < hits < TOUGHNESS:
                die = state.chance.below(6) + 1
                state.hits[side][pilot] -= die >= HEALS
                told.append(Rested(side, pilot + 1, die, die >= HEALS))
        return told

    def unasked(self, state: State) -> Refusal:
        return Refusal("JOUST-CAMP-01", {})

    def turn(self, state: State) -> int:
        return state.bouts + 1

    def outcome(self, state: State) -> Outcome | None:
        mine, yours = state.points
        share = 0.5 if mine == yours else float(mine > yours)
        return None if state.stack else Outcome((mine, yours), (share, 1 - share), "points")

    def view(self, state: State, seat: Seat | None) -> LedgerView:
        """Return what a seat may know: all but whom the other side names before both have."""
        open_ = NOBODY not in state.named
        named = tuple(
            pilot + 1 if pilot != NOBODY and (open_ or side == seat) else None
            for side, pilot in enumerate(state.named)
        )
        asked = {pending.seat: pending.decision for pending in self.pending(state)}
        hits = tuple(tuple(flight) for flight in state.hits)
        known = None if seat is None else asked.get(seat)
        flown = flying.told(state.flown, FLYING)
        return LedgerView(seat, known, state.bouts, hits, named, tuple(state.points), flown)

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        """Name anew whom the other side may have named."""
        world, chance = state.clone(), seeded(seed)
        for side in range(2) if NOBODY in state.named else ():
            if side != seat and world.named[side] != NOBODY:
                fit = [one for one in range(PILOTS) if world.hits[side][one] < TOUGHNESS]
                world.named[side] = fit[chance.below(len(fit))]
        world.chance = chance
        return world

    def audit(self, state: State) -> list[str]:
        kinds = [kind for kind, *_ in state.stack]
        named = zip(state.named, state.hits, strict=True)
        fits = {
            "points": sum(state.points) == 2 * state.bouts,
            "bouts": state.bouts <= self.t.scenario.bouts,
            "named": all(p == NOBODY or (p < NOBODY and f[p] < TOUGHNESS) for p, f in named),
            "flown": all(said <= len(FLYING) for said in state.flown),
            "stack": kinds in ([], [BOUT], [BOUT, NAME], [BOUT, FLY]),
            "in the air": (FLY in kinds) == (NOBODY not in state.named),
        }
        return [f"{what}: not as in any campaign" for what, is_so in fits.items() if not is_so]

    def situation(self, state: State) -> dict[str, Any]:
        told = msgspec.to_builtins(state, enc_hook=lambda chance: [chance.word, chance.script])
        return {"system": self.system, "scenario": self.scenario, "state": told}


class LedgerPresenter:
    def board(self, sight: Sight, say: Say) -> str:
        view: Any = sight.view
        lines = [say("joust-campaign-board", bouts=view.bouts)]
        for side, flight in enumerate(view.hits):
            hits = " ".join(str(one) for one in flight)
            lines.append(say("joust-campaign-side", side=side, hits=hits, points=view.points[side]))
        return "\n".join(lines)

    def question(self, sight: Sight, say: Say) -> list[str]:
        view: Any = sight.view
        return [say(f"joust-campaign-ask-{view.asked}")] if view.asked else []

    def order(self, sight: Sight, order: Any, facts: Any, say: Say) -> Item:
        return Item(say("joust-campaign-word", value=order.word))

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        match event:
            case Named(pilots):
                return say("joust-campaign-named", one=pilots[0], other=pilots[1])
            case Scored(bout, points):
                return say("joust-campaign-scored", bout=bout, one=points[0], other=points[1])
            case Rested(side, pilot, die, healed):
                return say("joust-campaign-rested", side=side, pilot=pilot, die=die, healed=healed)
            case flying.Flies(seat, how):
                return say("joust-campaign-flies", side=seat, how=how)
        return None


def configure(scenario: Any = "spring-tourney", options: Any = None, packs: Any = ()) -> Any:
    pack = SHELF.load(packs)
    return TourneyRules(Tables(pack, content.pick(pack.tables["campaign"], "campaign", scenario)))


def read_situation(raw: Any, packs: Any = ()) -> tuple[TourneyRules, State]:
    told = {} if excess(raw) else raw
    try:
        rules = configure(str(told.get("scenario")), None, packs)
        state = msgspec.convert(told.get("state"), State, dec_hook=_chance)
    except (msgspec.ValidationError, Unknown) as error:
        raise BadSituation([str(error)]) from error
    if faults := rules.audit(state):
        raise BadSituation(faults)
    return TourneyRules.resumed(rules.t, state)


def tactical(rules: TourneyRules, world: State, seat: Seat) -> int:
    """Send the freshest pilot, and fly."""
    legal = rules.legal(world, seat)
    if world.stack[-1][0] == FLY:
        return legal[0]
    return min(legal, key=lambda pilot: (world.hits[seat][pilot], pilot))


SYSTEM: Final = System(
    slug="joust-campaign",
    engine=Engine(
        version=1,
        option_sets={"plain": {"scenario": "one-morning"}, "long": {"scenario": "spring-tourney"}},
        order_type=Do,
        event_type=Named | Scored | Rested | flying.Flies,
        configure=configure,
        read_situation=read_situation,
    ),
    content=SHELF.content(
        "spring-tourney", lambda packs=(): [*SHELF.tables(packs)["campaign"].values()]
    ),
    words=Words(catalogue=Path(__file__).parent / "catalogue.toml", presenter=LedgerPresenter()),
    bots=Bots(tactics={"tactical": tactical}),
    campaign=Campaign(flies="joust", report_type=Bout, report=report, levels=LEVELS),
)
