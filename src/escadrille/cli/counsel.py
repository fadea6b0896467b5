"""What bots think, in the terminal: a hint, plans compared, what was considered in a past game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from escadrille.bots.advice import PLAYOUTS, Advice, advise
from escadrille.bots.roster import adviser, names
from escadrille.bots.thought import Thought, advised, think_again
from escadrille.cli.opponent import bot_name
from escadrille.cli.sim import progress
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.kernel.api import Order, Seat
from escadrille.kernel.campaign import Settled
from escadrille.kernel.game import Game
from escadrille.kernel.record import HUMAN
from escadrille.locale import Voice

Describe = Callable[[Any], str]
MOST: Final = 10_000  # flights that may be asked for
STEPS = ((0.2, "slim"), (0.4, "uphill"), (0.6, "even"), (0.8, "good"))


def hint(thought: Thought, described: Describe, say: Voice) -> list[str]:
    """Return a hint in lines: the order, its chance, its reasons, and what else was weighed."""
    chosen = described(thought.order)
    lines = [f"{say('hint-title', bot=thought.bot)} [bold]{chosen}[/]"]
    for one in thought.candidates:
        if one.order == thought.order:
            words = next((word for top, word in STEPS if one.value <= top), "strong")
            lines.append(say("hint-chance", percent=round(100 * one.value), words=words))
    return [*lines, *reasons("hint", thought, described, say), *_weighed(thought, described, say)]


def reasons(
    who: Literal["hint", "thought"], thought: Thought, described: Describe, say: Voice
) -> list[str]:
    """Return what spoke for an order, against what, and how sure the bot is."""
    told = [say(f"{who}-why-{thought.why}")]
    if thought.part and thought.rival is not None:
        other = described(thought.candidates[thought.rival].order)
        told.append(say(f"{who}-part-{thought.part}", other=other))
    if thought.sure:
        told.append(say(f"{who}-sure-{thought.sure}"))
    line = " ".join(filter(None, told))
    return [line] if line else []


def _weighed(thought: Thought, described: Describe, say: Voice) -> list[str]:
    return [
        f"  {say('hint-percent', percent=f'{round(100 * one.value):>3}')}  {described(one.order)} "
        f"[dim]({say('hint-worlds', worlds=one.worlds)})[/]"
        for one in thought.candidates
    ]


def describer(game: Game, seat: int, say: Voice) -> Describe:
    """Return what puts the orders of a seat at this moment into words."""
    sight, presenter = game.sight(seat, rich=True), game.system.words.presenter

    def told(order: Any) -> str:
        facts = game.facts(seat, order)
        return presenter.order(sight, order, facts, say).line() or game.rules.write(order)

    return told


def compare(terminal: Terminal, game: Game, seat: Seat, keys: Mapping[Any, str], text: str) -> None:
    """Fly the plans of a seat, and tell what each came to; the answers have short keys."""
    if game.system.bots.staff is None:
        terminal.tell(terminal.say("advise-none"))
        return
    playouts = min(MOST, max(1, int(text))) if text.isdecimal() else PLAYOUTS
    with progress(terminal) as bar:
        task = bar.add_task(terminal.say("advise-flights"), total=playouts)
        for advice in advise(game, seat, playouts):
            bar.update(task, completed=advice.played)
    terminal.tell(*_told(terminal, game, seat, advice, keys))


def _told(
    terminal: Terminal, game: Game, seat: Seat, advice: Advice, keys: Mapping[Any, str]
) -> list[str]:
    say, staff = terminal.say, game.system.bots.staff
    described = describer(game, seat, say)
    assert staff is not None
    lines = [say("advise-title", played=advice.played)]
    for number, way in enumerate(advice.ways, start=1):
        order = f"{described(way.order)} ({keys[way.order]})"
        now = say("advise-now", order=order)
        name = say(f"{game.system.slug}-course-{way.name}") if way.name else ""
        title = f"[bold]{name}[/], {now}" if name else f"[bold]{now}[/]"
        lines.append(f" {number}. {title} [dim]({say('advise-worlds', worlds=way.worlds)})[/]")
        lines += [f"      {line}" for line in staff.told(way.figures, say)]
    return [*lines, say(f"advise-sure-{advice.sure}")]


def list_orders(terminal: Terminal, game: Game) -> None:
    """List the orders of a game with their numbers, and who gave them."""
    for number, (seat, order) in enumerate(game.orders, start=1):
        who = _who(game, number, terminal.say)
        text = terminal.quote(written(game, order))
        terminal.tell(f"[bold]{number:>5}[/]  {seat + 1}  {terminal.quote(who)}  {text}")


def written(game: Game, order: Order) -> str:
    """Return an order in its notation; of a campaign also the report of a mission."""
    return f"mission {order.mission}" if isinstance(order, Settled) else game.rules.write(order)


def considered(terminal: Terminal, game: Game, number: int, *, ask: bool, json: bool) -> None:
    """Tell what a bot considered for an order, by letting it think again."""
    say = terminal.say
    if not 1 <= number <= len(game.orders) or isinstance(game.orders[number - 1][1], Settled):
        raise Complaint(say("error-no-order", number=number, last=len(game.orders)))
    past = game.rewound(number - 1)
    seat, order = game.orders[number - 1]
    decided = game.bots[number - 1]
    bot = adviser(game.system) if ask and not decided else decided
    known = bot in names(game.system)
    thought = think_again(past, seat, bot) if known else None
    if thought is not None and not decided:
        thought = advised(thought)
    same = None if thought is None else thought.order == order
    if json:
        facts = {"number": number, "seat": seat, "bot": decided or None, "order": order}
        terminal.json({**facts, "same": same, "thought": thought})
        return
    described = describer(past, seat, say)
    who = say("thought-ordered", name=terminal.quote(_who(game, number, say)))
    terminal.tell(f"{who} [bold]{described(order)}[/]")
    if thought is not None:
        terminal.tell(*_verdict(thought, described, say, decided=bool(decided), same=bool(same)))
    else:
        silent = "thought-person" if game.seats[seat] == HUMAN else "thought-silent"
        terminal.tell(say("thought-unknown", name=decided) if decided else say(silent))


def _verdict(
    thought: Thought, described: Describe, say: Voice, *, decided: bool, same: bool
) -> list[str]:
    lines = []
    if not decided:
        chosen = described(thought.order)
        lines.append(say("thought-same") if same else say("thought-rather", order=chosen))
    elif not same:
        lines.append(say("thought-otherwise", order=described(thought.order)))
    lines += reasons("thought" if decided else "hint", thought, described, say)
    return [*lines, *_weighed(thought, described, say)]


def _who(game: Game, number: int, say: Voice) -> str:
    """Return who gave an order: the bot of the record, or who sat there."""
    seat, _ = game.orders[number - 1]
    decided = game.bots[number - 1]
    if decided:
        return bot_name(decided, say)
    sat = game.seats[seat]
    return say("play-person") if sat == HUMAN else bot_name(sat, say)
