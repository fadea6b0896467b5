"""Joust in words, for the terminal and for the page's log and buttons. It reads views alone."""

from typing import Any

from escadrille.kernel.words import Item, Say, Sight
from joust.game import Fired, Turned


class JoustPresenter:
    def board(self, sight: Sight, say: Say) -> str:
        view: Any = sight.view
        lines = [say("joust-board", turn=view.turn, deck=view.deck)]
        for seat, (damage, rounds) in enumerate(zip(view.damage, view.rounds, strict=True)):
            lines.append(say("joust-pilot", seat=seat, damage=damage, rounds=rounds))
        return "\n".join(lines)

    def question(self, sight: Sight, say: Say) -> list[str]:
        view: Any = sight.view
        return [say(f"joust-ask-{view.asked}")] if view.asked else []

    def order(self, sight: Sight, order: Any, facts: Any, say: Say) -> Item:
        tells = [say("joust-odds", hits=facts.hits)] if facts else []
        return Item(say("joust-word", value=order.word), tells)

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        match event:
            case Turned(cards):
                one, other = (say("joust-word", value=card) for card in cards)
                return say("joust-turned", one=one, other=other)
            case Fired(seat, die, hit):
                return say("joust-fired", seat=seat, die=die, hit=hit)
        return None
