"""What a battle with bombers or a mission has besides, in the state: integers and flat lists."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1


class Raid:
    """Bombers, their formations and temporary hands, flak and bombs."""

    # The fighter whose turn it is: its current bomber, and whether that has drawn its cards.
    quarry: int
    manned: int
    # The shot of the bomber being worked on (FLAMES-TUR-05): its card, its hits; whether a Fuel
    # Tank was stopped (FLAMES-TUR-09).
    shot: int
    back: int
    stopped: int
    replied: int  # 1: the fighter cancelled the shot with a card, 2: with a counter
    flak: int  # the pattern that the defender chose
    # By aircraft.
    laden: list[int]  # treated as a bomber: bombers, and fighters while they are Loaded
    cell: list[int]  # in its formation
    pattern: list[int]  # of its bombs
    dropped: list[int]  # bombs that hit the target
    gone: list[int]  # sent home by Fuel (FLAMES-OPT-10)
    victor: list[int]  # the aircraft that shot it down

    __slots__ = tuple(__annotations__)

    def __init__(self, laden: list[int]) -> None:
        self.quarry = self.shot = self.flak = NOBODY
        self.manned = self.back = self.stopped = self.replied = 0
        size = len(laden)
        self.laden = laden
        self.cell, self.pattern, self.victor = ([NOBODY] * size for _ in range(3))
        self.dropped, self.gone = [0] * size, [0] * size

    def clone(self) -> Raid:
        twin = Raid([*self.laden])
        twin.quarry, twin.manned, twin.shot = self.quarry, self.manned, self.shot
        twin.back, twin.stopped, twin.replied = self.back, self.stopped, self.replied
        twin.flak, twin.cell, twin.pattern = self.flak, [*self.cell], [*self.pattern]
        twin.dropped, twin.gone, twin.victor = [*self.dropped], [*self.gone], [*self.victor]
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact, comparable and printable."""
        numbers = (self.quarry, self.manned, self.shot, self.back, self.stopped, self.replied)
        rows = (self.laden, self.cell, self.pattern, self.dropped, self.gone, self.victor)
        return (*numbers, self.flak, *map(tuple, rows))
