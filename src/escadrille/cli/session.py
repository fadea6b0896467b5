"""A game in the terminal: bots answer at once, people are asked, every order is on disk first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from escadrille.bots.api import know
from escadrille.bots.outside import Fault, Limits, Outside, is_path
from escadrille.bots.roster import bot, names
from escadrille.bots.thought import advise, think_again
from escadrille.cli.counsel import compare, describer, hint
from escadrille.cli.explain import close_to, explain, refusal
from escadrille.cli.keeping import Notes, keep_moment, lasts
from escadrille.cli.menu import Answer, Menu, Numbers
from escadrille.cli.opponent import bot_name, choose, lost_seat
from escadrille.cli.relic import followed_from
from escadrille.cli.screen import draw, log_lines
from escadrille.cli.terminal import Terminal
from escadrille.kernel import missions, snapshot
from escadrille.kernel.api import Order, Seat
from escadrille.kernel.campaign import FLY
from escadrille.kernel.errors import BadOrder, IllegalOrder, Unknown
from escadrille.kernel.game import Game
from escadrille.kernel.missions import Proof
from escadrille.kernel.record import HUMAN, Writer
from escadrille.kernel.registry import catalogue
from escadrille.kernel.rng import commitment

RECALLED = 12  # events that a player is reminded of when he comes back
COMMANDS = ("why", "hint", "advise", "bot", "undo", "rules", "log", "save", "quit", "help")


class Leave(Exception):
    """The player goes; the game stays on disk."""


class Session:
    def __init__(
        self,
        terminal: Terminal,
        game: Game,
        writer: Writer,
        path: Path,
        notes: Notes,
        *,
        auto: bool,
        limits: Limits | None = None,
        news: Sequence[str] = (),
        sortie: Callable[[Session], Proof] | None = None,
        by: str = "",
    ) -> None:
        """`sortie`: what flies the missions of a campaign; `by`: the level that one is left to."""
        self.terminal, self.game, self.writer, self.path = terminal, game, writer, path
        self.notes, self.sortie, self.by = notes, sortie, by
        self.humans = [seat for seat, name in enumerate(game.seats) if name == HUMAN]
        self.guests = {
            seat: Outside(
                name,
                game.system,
                game.rules,
                seat,
                game.bot_seed(seat),
                limits=limits,
                packs=game.packs,
            )
            for seat, name in enumerate(game.seats)
            if is_path(name)
        }
        self.bots = _bots(game)
        self.auto = auto and len(self.humans) == 1
        self.told = {seat: max(0, len(game.events) - RECALLED) for seat in self.humans}
        self.news: dict[Seat, list[str]] = {seat: [*news] for seat in self.humans}
        self.answered: set[int] = set()  # numbers of the orders that were given for a person
        self.last: Seat | None = None
        self.numbers = {seat: Numbers() for seat in self.humans}
        self.commands = self._commands()

    def _commands(self) -> dict[str, str]:
        """Return every word that calls a command: English ones, and those of the language."""
        say = self.terminal.say
        words = {"?": "why", "u": "undo", "q": "quit", **{name: name for name in COMMANDS}}
        for name in COMMANDS:
            words |= dict.fromkeys(say(f"command-{name}").split(), name)
        return words

    def run(self, welcome: Callable[[], None] = lambda: None) -> None:
        """Play until the game is over or the player leaves."""
        try:
            self.play(welcome)
        except (Leave, EOFError, KeyboardInterrupt):
            say = self.terminal.say
            self.terminal.tell(
                "",
                say("play-left", path=self.terminal.quote(self.path)),
                self._to_continue(),
            )

    def _to_continue(self) -> str:
        """Return the command that goes on with the game: a campaign has a name."""
        say, system = self.terminal.say, self.game.system
        if system.campaign is None:
            return say("play-continue", system=system.slug)
        return say("play-continue-campaign", name=missions.name(self.game.header))

    def play(self, welcome: Callable[[], None] = lambda: None) -> None:
        """Play until the game is over; raise Leave where the player goes."""
        try:
            welcome()
            self._keep()
            while self.game.outcome is None:
                seats = [seat for seat, _ in self.game.pending]
                if not seats:
                    self._mission()
                    continue
                seat = next((seat for seat in seats if seat not in self.humans), seats[0])
                if seat not in self.humans:
                    self._answer_of_bot(seat)
                elif self.by and (seat, FLY) in self.game.pending:
                    self._play(seat, self.game.rules.read(self.game.state, seat, self.by)[0])
                else:
                    self._person(seat)
            self._end()
        finally:
            self.writer.close()
            self.notes.close()
            for guest in self.guests.values():
                guest.end(self.game.outcome)

    def _play(self, seat: Seat, order: Order, bot: str = "") -> None:
        events = self.game.order(seat, order, bot)
        self.writer.order(seat, order, bot)
        self.notes.add(self.game, seat, events, ordered=True)
        self._keep()

    def _keep(self) -> None:
        """Keep beside the record what spares playing all of it again, and lets it go on."""
        if snapshot.due(self.game):
            snapshot.keep(self.path, self.game, self.writer.check)
        if lasts(self.game.system):
            keep_moment(self.path, self.game, self.writer.count, self.writer.check)

    def _mission(self) -> None:
        """Fly the mission that a campaign waits for, and go on when it is settled."""
        assert self.sortie is not None
        proof = self.sortie(self)
        events = self.game.settle(*proof)
        self.writer.report(0, *proof)
        self.notes.add(self.game, 0, events)
        self._keep()
        if self.by and self.game.outcome is None:
            raise Leave  # it was one mission that was to be flown

    def _answer_of_bot(self, seat: Seat) -> None:
        if seat in self.guests:
            self._answer_of_guest(seat, self.guests[seat])
        else:
            name = self.bots[seat]
            self._play(seat, think_again(self.game, seat, name).order, name)

    def _answer_of_guest(self, seat: Seat, guest: Outside) -> None:
        rules, state = self.game.rules, self.game.state
        flown = guest.fault is None
        guest.hear(self.game.events)
        choice = guest.decide(know(rules, state, seat))
        if guest.fault is not None and flown:
            self._tell_of(guest.fault)
        self._play(seat, rules.order(state, seat, choice))

    def _tell_of(self, fault: Fault) -> None:
        """Say on the error channel, and to every person at the table, that a bot was replaced."""
        lines = lost_seat(fault, self.terminal.say)
        self.terminal.warn(*lines)
        for news in self.news.values():
            news.append(self.terminal.quote(lines[0]))

    def _person(self, seat: Seat) -> None:
        """Ask a person until he has given an order or taken one back."""
        terminal, game = self.terminal, self.game
        if len(self.humans) > 1 and self.last != seat:
            self._pass_keyboard(seat)
        self.last = seat
        menu = Menu(game, seat, game.sight(seat, rich=True), terminal.say, self.numbers[seat])
        self._catch_up(seat)
        if self.auto and menu.only_pass:
            self.answered.add(len(game.orders))
            self.news[seat].append(
                f"[dim]{terminal.say('play-auto', text=menu.legal[0].item.name)}[/]"
            )
            self._play(seat, menu.legal[0].order)
            return
        undo = game.can_undo(seat) and len(game.orders) - 1 not in self.answered
        undo = undo or not (self.guests or game.bars_back(seat))
        draw(terminal, game, seat, menu, self.news[seat], undo=undo)
        while not self._answer(seat, menu, terminal.ask(terminal.say("play-prompt") + " ")):
            pass

    def _catch_up(self, seat: Seat) -> None:
        """Write down for a seat what it may know of the latest events."""
        game = self.game
        events = game.seen_by(seat, self.told[seat])
        self.news[seat] += log_lines(game, game.sight(seat, rich=True), events, self.terminal)
        self.told[seat] = len(game.events)

    def _pass_keyboard(self, seat: Seat) -> None:
        """Hide one player's hand before another looks; a pipe has no eyes."""
        terminal = self.terminal
        terminal.clear(past=True)
        terminal.tell(terminal.say("play-pass-keyboard", seat=seat + 1))
        if terminal.watched:
            terminal.ask(terminal.say("play-ready") + " ")

    def _answer(self, seat: Seat, menu: Menu, line: str) -> bool:
        """Obey a line; True when the question is settled, or must be put again."""
        if line.startswith("?") and line != "?":
            line = f"why {line[1:]}"
        word, _, rest = line.partition(" ")
        name = self.commands.get(word.casefold())
        if name is not None:
            command: Callable[[Seat, Menu, str], bool | None] = getattr(self, f"_{name}")
            return bool(command(seat, menu, rest.strip()))
        if not line:
            return True
        if line.isdecimal() and menu.by_key(line) is None:
            self.terminal.tell(self.terminal.say("play-no-item", key=self.terminal.quote(line)))
            return False
        orders = self._orders(seat, menu, line)
        if orders:
            self.news[seat].clear()
        for order in orders:
            try:
                self._play(seat, order)
            except IllegalOrder as error:  # what was drawn meanwhile forbids the rest of the line
                self._catch_up(seat)
                self.news[seat] += explain(error, self.terminal.say)
                break
        return bool(orders)

    def _orders(self, seat: Seat, menu: Menu, line: str) -> list[Order]:
        """Return what a line orders: a key of the menu, notation, or the words of an answer."""
        item = menu.by_key(line.casefold())
        if item is None or item.refusal is not None:  # "c" is a line of the menu, and a zone
            try:
                # Read in an imagined world: a line must not feel for cards not yet drawn.
                world = self.game.rules.resample(self.game.state, seat, 0)
                return self.game.rules.read(world, seat, line)
            except IllegalOrder as error:
                if item is None:
                    self.terminal.tell(*explain(error, self.terminal.say))
                    return []
            except BadOrder:
                item = item or menu.by_text(line)
        if item is None:
            self.terminal.tell(
                self.terminal.say("play-not-understood", line=self.terminal.quote(line))
            )
            return []
        if item.refusal is not None:
            self._why_not(item)
            return []
        return [item.order]

    # Commands: each says whether the question must be put again.

    def _why(self, seat: Seat, menu: Menu, text: str) -> None:
        item = menu.by_key(text.casefold())
        if item is not None and item.refusal is not None:
            self._why_not(item)
        elif not text or self._orders(seat, menu, text):
            key = "play-why-allowed" if text else "play-why-what"
            self.terminal.tell(self.terminal.say(key))

    def _why_not(self, answer: Answer) -> None:
        assert answer.refusal is not None
        self.terminal.tell(*refusal(*answer.refusal, self.terminal.say))

    def _hint(self, seat: Seat, menu: Menu, text: str) -> None:
        """Say what an ace would do here; at one keyboard, everyone hears it."""
        say = self.terminal.say
        self.terminal.tell(f"[dim]{say('hint-thinking')}[/]")
        thought = advise(self.game, seat)
        keys = {item.order: item.key for item in menu.legal}
        self.terminal.tell(*hint(thought, describer(self.game, seat, say), say))
        self.terminal.tell(say("hint-item", key=keys[thought.order]))

    def _advise(self, seat: Seat, menu: Menu, text: str) -> None:
        """Compare plans for the rest of the mission: `advise`, or `advise 1000` flights."""
        keys = {item.order: item.key for item in menu.legal}
        compare(self.terminal, self.game, seat, keys, text)

    def _bot(self, seat: Seat, menu: Menu, text: str) -> None:
        """Have another bot, or the same at another level, fly a seat: `bot 2 ace:cautious`."""
        terminal, say = self.terminal, self.terminal.say
        words = text.split()
        which = words.pop(0) if words and words[0].isdecimal() else ""
        seats = [one for one in self.bots if not which or str(one + 1) == which]
        if len(seats) != 1:
            sitting = [f"{one + 1} ({bot_name(name, say)})" for one, name in self.bots.items()]
            told = say("play-bot-which", bots=", ".join(sitting))
            terminal.tell(told if sitting else say("play-bot-none"))
            return
        system, (other,) = self.game.system, seats
        name = words[0].casefold() if words else choose(terminal, system, self.bots[other])
        try:
            bot(name, system, 0)
        except Unknown as error:
            terminal.tell(*map(terminal.quote, explain(error, say)))
            return
        self.bots[other] = name
        terminal.tell(say("play-bot-now", seat=other + 1, name=bot_name(name, say)))

    def _undo(self, seat: Seat, menu: Menu, text: str) -> bool:
        """Take back the last order of the person, with what was answered for him since."""
        game = self.game
        if not game.can_undo(seat):
            return self._go_back(seat)
        while game.can_undo(seat):
            game.undo(seat)
            self.writer.undo(seat)
            self.notes.add(game, seat, [])
            if len(game.orders) not in self.answered:
                break
            self.answered.discard(len(game.orders))
        self._say_undone(seat)
        return True

    def _say_undone(self, seat: Seat) -> None:
        self.told[seat] = len(self.game.events)
        self.news[seat] = [self.terminal.say("play-undone")]

    def _go_back(self, seat: Seat) -> bool:
        """Take back what is final already, alone against bots of the house; else say why not."""
        game = self.game
        barred = "impossible" if self.guests else game.bars_back(seat)
        if barred:
            self.terminal.tell(self.terminal.say(f"play-no-undo-{barred}"))
            return False
        while orders := game.way_back(seat):
            game.take_back(seat, orders)
            self.writer.back(seat, orders)
            self.notes.add(game, seat, [])
            if not self.auto or len(game.rules.legal(game.state, seat)) > 1:
                break
        self.answered = {number for number in self.answered if number < len(game.orders)}
        self._say_undone(seat)
        return True

    def _rules(self, seat: Seat, menu: Menu, text: str) -> None:
        terminal, slug = self.terminal, self.game.system.slug
        known = catalogue(slug)
        name = text.upper() if text.upper() in known else f"{slug.upper()}-{text.upper()}"
        if name in known:
            terminal.tell(*refusal(name, {}, terminal.say))
        else:
            close = close_to(text, list(known))
            terminal.tell(
                terminal.say("play-no-rule", names=", ".join(close) or f"{slug.upper()}-…")
            )

    def _log(self, seat: Seat, menu: Menu, text: str) -> None:
        game, terminal = self.game, self.terminal
        terminal.tell(*followed_from(terminal, game.header))
        terminal.tell(*log_lines(game, game.sight(seat, rich=True), game.seen_by(seat), terminal))

    def _save(self, seat: Seat, menu: Menu, text: str) -> None:
        raise Leave

    _quit = _save

    def _help(self, seat: Seat, menu: Menu, text: str) -> None:
        say = self.terminal.say
        self.terminal.tell(say("play-help"), "", say(f"{self.game.system.slug}-help"))

    def _end(self) -> None:
        """Show how it ended, and let the seed be checked against what was shown before."""
        game, say = self.game, self.terminal.say
        outcome = game.outcome
        assert outcome is not None
        self.writer.end(game.rules.digest(game.state))
        snapshot.beside(self.path).unlink(missing_ok=True)
        seat = self.humans[0] if len(self.humans) == 1 else None
        sight = game.sight(seat, rich=True)
        since = min(self.told.values(), default=0)
        news = log_lines(game, sight, game.seen_by(seat, since), self.terminal)
        if seat is not None:
            news = self.news[seat] + news
        self.terminal.clear()
        self.terminal.tell(game.system.words.presenter.board(sight, say), "", *news, "")
        self.terminal.tell(
            *result(game, say, seat), say("end-record", path=self.terminal.quote(self.path))
        )


def _bots(game: Game) -> dict[Seat, str]:
    """Return the bots of the house at a table, each as it flew last."""
    bots = {
        seat: name for seat, name in enumerate(game.seats) if name != HUMAN and not is_path(name)
    }
    known = names(game.system)
    for (seat, _), name in zip(game.orders, game.bots, strict=True):
        if seat in bots and name in known:
            bots[seat] = name
    return bots


def result(game: Game, say: Callable[..., str], seat: Seat | None) -> list[str]:
    """Return who won, why, and the seed with its commitment; a seat alone only ends well or ill."""
    outcome = game.outcome
    assert outcome is not None
    reason = _reason(game, outcome.reason, say)
    if game.rules.seats == 1:
        lines = [f"[bold]{reason}[/]"]
        lines += [say("end-score-alone", score=score) for score in outcome.scores]
    else:
        lines = [f"[bold]{_heading(game, outcome.winners, say, seat)}[/] {reason}"]
        for number, score in enumerate(outcome.scores):
            name = _name(game, number, say)
            lines.append(say("end-score", seat=number + 1, name=name, score=score))
    if game.header.seed is not None:
        seed = game.header.seed
        lines.append(say("end-seed", seed=str(seed), commitment=commitment(seed)))
    return lines


def _heading(
    game: Game, winners: Sequence[Seat], say: Callable[..., str], seat: Seat | None
) -> str:
    if not winners:
        return say("end-draw")
    if seat is not None:
        return say("end-won" if seat in winners else "end-lost")
    names = ", ".join(f"{winner + 1} ({_name(game, winner, say)})" for winner in winners)
    return say("end-winners", seats=names)


def _reason(game: Game, reason: str, say: Callable[..., str]) -> str:
    if game.agreed:
        return say("end-agreed")
    if game.flagged is not None:
        return say("end-flagged", seat=game.flagged + 1, name=_name(game, game.flagged, say))
    if game.resigned is not None:
        return say("end-resigned", seat=game.resigned + 1, name=_name(game, game.resigned, say))
    return say(f"{game.system.slug}-reason-{reason}")


def _name(game: Game, seat: Seat, say: Callable[..., str]) -> str:
    name = game.seats[seat] if seat < len(game.seats) else HUMAN
    return say("play-person") if name == HUMAN else name
