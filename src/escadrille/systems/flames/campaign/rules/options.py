"""The secret choice of an option and of what it leaves open: group OPT."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.picks import everybody_ready
from escadrille.mechanics.stacked import Out, Secret
from escadrille.systems.flames.campaign import choices, events, frames
from escadrille.systems.flames.campaign.facts import gains
from escadrille.systems.flames.campaign.rules.effects import Question, questions
from escadrille.systems.flames.campaign.rules.forces import entry_of
from escadrille.systems.flames.campaign.schema import CAMPS
from escadrille.systems.flames.campaign.state import Frame, State, ledger
from escadrille.systems.flames.campaign.tables import Tables


def asked_now(t: Tables, s: State, seat: Seat) -> Question | None:
    """Return what a seat has to declare next; None: it has no option yet, or all is declared."""
    picks = s.picks[seat]
    left = questions(t, s.arrow, seat, picks)[len(picks) - 1 :] if picks else []
    return left[0] if left else None


def waiting(t: Tables, s: State) -> list[Seat]:
    return [seat for seat in range(t.seats) if not s.ready >> seat & 1]


def legal_option(t: Tables, s: State, seat: Seat) -> list[int]:
    """FLAMES-OPT-01, FLAMES-RULING-38: one, or none."""
    if s.ready >> seat & 1:
        return []
    question = asked_now(t, s, seat)
    if question is not None:
        return [*question.words]
    used = ledger(t, s).used
    return [choices.PASS, *(one for one in _listed(t, seat) if not used[_place(t, seat, one)])]


def _listed(t: Tables, seat: Seat) -> list[int]:
    """Return the options of a side as choices."""
    return [choices.OPTION + number for side, number in t.entry_of if side == seat]


def _place(t: Tables, seat: Seat, choice: int) -> int:
    return t.entry_of[seat, choice - choices.OPTION]


def bar_option(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Return what bars an answer: what the sheet does not list, and what is used already.

    Rules: FLAMES-OPT-01, FLAMES-OPT-02, FLAMES-OPT-04.
    """
    number = choice - choices.OPTION
    is_option = choices.OPTION <= choice < choices.ARROW
    question, now = asked_now(t, s, seat), ledger(t, s)
    if question is not None and not is_option:
        barred = choice not in question.words
        return Refusal(question.rule, {"declares": question.name}) if barred else None
    if question is not None or not (is_option or choice == choices.PASS):
        return Refusal("FLAMES-OPT-01", {"mission": now.missions + 1})
    if choice == choices.PASS:
        return None
    place = t.entry_of.get((seat, number))
    if place is None:
        return Refusal("FLAMES-OPT-04", {"option": number, "side": CAMPS[seat]})
    if now.used[place]:
        return Refusal("FLAMES-OPT-02", {"option": number, "mission": now.used[place]})
    return None


def thinkable_options(t: Tables, s: State, frame: Frame, seat: Seat) -> Sequence[int]:
    question = asked_now(t, s, seat)
    return question.words if question is not None else [choices.PASS, *_listed(t, seat)]


def choose_option(t: Tables, s: State, seat: Seat, choice: int, out: Out) -> None:
    """Note an answer; the last one of both sides reveals both options."""
    pick(t, s, seat, choice)
    if everybody_ready(t, s):
        _reveal(t, s, out)


def pick(t: Tables, s: State, seat: Seat, choice: int) -> None:
    """Add an answer to what a seat has picked, and note whether that is all."""
    s.picks[seat].append(choice)
    if asked_now(t, s, seat) is None:
        s.ready |= 1 << seat


def _reveal(t: Tables, s: State, out: Out) -> None:
    """Turn both options over, with what was declared; they are used up.

    Rules: FLAMES-OPT-02, FLAMES-OPT-03, FLAMES-RULING-38, FLAMES-RULING-68.
    """
    s.ready = 0
    s.stack[-1] = (frames.FLY, 0, 0, 0)
    if out is not None:
        entries = [entry_of(t, side, picks) for side, picks in enumerate(s.picks)]
        out.append(
            events.OptionsRevealed(
                options=tuple(entry.number if entry else None for entry in entries),
                declared=tuple(tuple(choices.WORDS[one] for one in picks[1:]) for picks in s.picks),
            )
        )


# How `mechanics.picks` draws and checks what was picked in secret.
legal_force: Final = legal_option


def chooser(t: Tables, seat: Seat) -> Seat:
    return seat


def choice_of(picks: list[int], value: int) -> int:
    return value


SECRETS: Final = {
    frames.OPTION: Secret(
        waiting, legal_option, bar_option, choose_option, thinkable_options, facts=gains
    )
}
