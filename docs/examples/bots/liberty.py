"""A bot as a class: it looks one decision ahead, in worlds that it imagines."""

from escadrille.bots.api import Knowledge


class Liberty:
    """Plays what leaves its seat the most choices, on average over four imagined worlds."""

    name = "liberty"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, knowledge: Knowledge) -> int:
        return max(knowledge.legal, key=lambda choice: self.freedom(knowledge, choice))

    def freedom(self, knowledge: Knowledge, choice: int) -> int:
        rules, seat = knowledge.rules, knowledge.seat
        found = 0
        for number in range(4):
            world = knowledge.imagine(self.seed + number)
            rules.apply(world, seat, choice)
            found += len(rules.legal(world, seat))
        return found
