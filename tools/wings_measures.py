"""Writes docs/balance/wings-campaigns.txt: missions and campaigns of wings, flown many times.

    python tools/wings_measures.py placed    2,000 generated missions, flown at random
    python tools/wings_measures.py types     200 flights by `tactical:quick`: who wins each type
    python tools/wings_measures.py random    300 campaigns at random, one to four players a side
    python tools/wings_measures.py against   100 campaigns of `tactical:quick` pairs and `random`
    python tools/wings_measures.py even      60 campaigns of each period between equals

Each replaces its own lines of the page; `--games` and `--seed` change how many, and which.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel.registry import system
from escadrille.lab.sim import Series, play
from escadrille.systems.wings import load_packs
from escadrille.systems.wings.generator import ERRANDS, generate, placing
from escadrille.systems.wings.rules import missions
from escadrille.systems.wings.schema import Scenario
from escadrille.testing import contract, walks

PAGE = Path(__file__).parents[1] / "docs" / "balance" / "wings-campaigns.txt"
SLUG = "wings-campaign"
QUICK = "tactical:quick"
PACK = load_packs(())
PLAYERS = 4


def wish(number: int, seed: int) -> dict[str, Any]:
    """Return what is asked of the generator: all types in turn, one to four players a side."""
    return {
        "seed": seed * 100_000 + number,
        "errand": ERRANDS[number % len(ERRANDS)],
        "players": 1 + number // len(ERRANDS) % PLAYERS,
        "active": ("entente", "empires")[number // (len(ERRANDS) * PLAYERS) % 2],
    }


def placed(count: int, seed: int) -> Iterator[str]:
    (measures,) = PACK.tables["measures"].values()
    turns, ends = Counter[str](), Counter[str]()
    for number in range(count):
        wanted = wish(number, seed)
        raw = generate(PACK, wanted)
        faults = [*placing.faults(msgspec.convert(raw, Scenario), measures)]
        assert not faults, (wanted, faults)
        game = games.new("wings", scenario=raw, seed=number, seats=())
        walks.fly(game, 0, number)
        assert game.outcome is not None, wanted
        assert not game.rules.audit(game.state), wanted
        ends[game.outcome.reason] += 1
        turns[wanted["errand"]] += game.state.turn
    each = ", ".join(f"{errand} {turns[errand] * 8 / count:.1f}" for errand in ERRANDS)
    yield f"{count} missions placed by the rules and flown to their end at random; no fault"
    yield f"  ends: {told(ends)}"
    yield f"  turns of a mission: {each}"


def types(count: int, seed: int) -> Iterator[str]:
    won, flown = Counter[tuple[str, bool]](), Counter[str]()
    for number in range(count):
        wanted = wish(number, seed)
        raw = generate(PACK, wanted)
        game = games.new("wings", scenario=raw, seed=number, seats=())
        pilots = [bot(QUICK, game.system, seat) for seat in range(game.rules.seats)]
        while game.outcome is None:
            seat = game.pending[0].seat
            choice = pilots[seat].decide(know(game.rules, game.state, seat))
            game.order(seat, game.rules.order(game.state, seat, choice))
        rules: Any = game.rules
        won[wanted["errand"], missions.is_success(rules.t, game.state)] += 1
        flown[wanted["errand"]] += 1
    yield f"{count} missions flown by {QUICK}: successes of the active squadron, of flights"
    yield "  " + ", ".join(f"{one} {won[one, True]} of {flown[one]}" for one in ERRANDS)
    both = all(won[one, success] for one in ERRANDS for success in (True, False))
    yield f"  each side wins each type at least once: {'yes' if both else 'no'}"


def random(count: int, seed: int) -> Iterator[str]:
    ends, length = Counter[str](), 0
    sheets = [msgspec.to_builtins(sheet) for sheet in system(SLUG).content.scenarios()]
    for number in range(count):
        sheet = _plain(sheets[number % len(sheets)]) | {"id": f"random-{number}"}
        sizes = 1 + number // len(sheets) % PLAYERS, 1 + number // 3 % PLAYERS
        sheet["side"] = [
            {**side, "players": players} for side, players in zip(sheet["side"], sizes, strict=True)
        ]
        rules = system(SLUG).engine.configure(scenario=sheet)
        state = None
        for state in contract.walk(rules, seed * 100_000 + number):
            assert not rules.audit(state), (sheet, number)
        outcome = rules.outcome(state)
        assert outcome is not None, number
        ends[outcome.reason] += 1
        length += rules.turn(state)
    yield f"{count} campaigns at random, one to four players a side; no fault"
    yield f"  ends: {told(ends)}; missions of a campaign: {length / count:.1f}"


def _plain(raw: Any) -> Any:
    """Return a sheet as a pack says it: without what is left out."""
    if isinstance(raw, dict):
        return {key: _plain(value) for key, value in raw.items() if value is not None}
    return [_plain(one) for one in raw] if isinstance(raw, list | tuple) else raw


def against(count: int, seed: int) -> Iterator[str]:
    pairs = [s.id for s in system(SLUG).content.scenarios() if s.side[0].players == 2]
    total = 0.0
    for sheet in pairs:
        series = Series(
            system=SLUG,
            scenario=sheet,
            games=count // len(pairs),
            seats=(QUICK, "random"),
            seed=seed,
            swap=True,
        )
        total += play(series, 1).points_by_bot[QUICK] / 2  # two seats of each
    yield f"{QUICK} against random, two players a side, sides alternating: {total:g} of {count}"


def even(count: int, seed: int, only: Sequence[str] = ()) -> Iterator[str]:
    yield f"{QUICK} against {QUICK}"
    head = f"  {'campaign':<14}{'players':>8}{'games':>6}{'Entente':>9}{'Empires':>9}"
    yield head + f"{'missions':>10}  favours, ends"
    for sheet in system(SLUG).content.scenarios():
        if only and sheet.id not in only:
            continue
        series = Series(system=SLUG, scenario=sheet.id, games=count, seats=(QUICK,), seed=seed)
        found = play(series, 1)
        mine, theirs = found.share[0], found.share[-1]
        sizes = f"{sheet.side[0].players}+{sheet.side[1].players}"
        favours = "nobody" if sheet.favours is None else ("Entente", "Empires")[sheet.favours]
        yield (
            f"  {sheet.id:<14}{sizes:>8}{count:>6}{mine:>9.1%}{theirs:>9.1%}"
            f"{found.mean_turns:>10.1f}  {favours}: {told(Counter(found.endings))}"
        )


def told(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {n}" for name, n in sorted(counted.items()))


PARTS: dict[str, tuple[Callable[..., Iterator[str]], int]] = {
    "placed": (placed, 2000),
    "types": (types, 200),
    "random": (random, 300),
    "against": (against, 100),
    "even": (even, 60),
}


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("part", choices=PARTS)
    wanted.add_argument("--games", type=int, default=0)
    wanted.add_argument("--seed", type=int, default=1917)
    wanted.add_argument("--only", nargs="*", metavar="SHEET", help="of `even`: these sheets")
    wanted.add_argument("--keep", action="store_true", help="leave the page as it is")
    asked = wanted.parse_args()
    measure, usual = PARTS[asked.part]
    began = time.process_time()
    lines = [f"[{asked.part}] seed {asked.seed}"]
    more = {"only": asked.only} if asked.only else {}
    for line in measure(asked.games or usual, asked.seed, **more):
        lines.append(line)
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{time.process_time() - began:.0f} s of processor\n")
    if not asked.keep:
        text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        known = dict(part.split("]", 1) for part in text.split("[")[1:])
        known[asked.part] = "\n".join(lines).split("]", 1)[1] + "\n\n"
        parts = [f"[{name}]{known[name].rstrip()}\n" for name in PARTS if name in known]
        PAGE.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
