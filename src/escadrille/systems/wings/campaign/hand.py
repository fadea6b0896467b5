"""A mission flown on a real table: what people say of it, and the report that it comes to.

They tell who came home, who fell to whom and where, what was hit; the campaign does the sums. The
cards of a crash are those that they drew, and the table draws what is missing.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta

from escadrille.kernel.bounds import Count, Name
from escadrille.kernel.campaign import ByHand, Odd
from escadrille.kernel.errors import BadReport
from escadrille.kernel.rng import Chance
from escadrille.systems.wings import careers
from escadrille.systems.wings.campaign.report import (
    GONE,
    Fate,
    Losses,
    MissionReport,
    Sortie,
)
from escadrille.systems.wings.campaign.rules import men, missions
from escadrille.systems.wings.campaign.rules.settling import told_of
from escadrille.systems.wings.campaign.state import (
    LOADED,
    STATE,
    VICTORIES,
    WOUNDED,
    State,
    of,
)
from escadrille.systems.wings.campaign.tables import TASKS, Tables
from escadrille.systems.wings.generator import TASKS as AIMED
from escadrille.systems.wings.rules import pilots, scoring
from escadrille.systems.wings.schema import Equipment

GROUND: Final = "ground"  # a defence that brought an aircraft down
LIFE: Final = (
    pilots.WHOLE,
    pilots.HURT,
)  # life points, and those of the Wounded (WINGS-WND-01, -04)
Card = Literal["0", "1", "2", "3", "4", "5", "pilot", "explosion"]
CARDS: Final[tuple[Card, ...]] = get_args(Card)
FALLEN: Final = {"enemy": "captured", "between": "missing"}


class HandSortie(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What became of one aircraft on the table."""

    aircraft: Name
    came: Literal["home", "fled", "down"] = "home"
    """Home: it was there at the end, or landed on its own side."""
    damage: Count = 0
    specials: Count = 0
    wounds: Annotated[int, Meta(ge=0, le=20)] = 0
    """Life points that its pilot lost in the air."""
    by: Annotated[tuple[Name, ...], Meta(max_length=4)] = ()
    """Who brought it down or put it to flight, or GROUND."""
    witness: bool = True
    level: Annotated[int, Meta(ge=0, le=14)] = 1
    zone: Literal["own", "between", "enemy"] = "own"
    """Where it fell."""
    cards: Annotated[tuple[Card, ...], Meta(max_length=15)] = ()
    """Drawn for the crash: what is missing the table draws (WINGS-DOWN-02)."""
    observer: Fate | None = None
    bombs: Count = 0
    clusters: Count = 0
    rockets: Count = 0
    used: Annotated[tuple[Equipment, ...], Meta(max_length=6)] = ()
    """Equipment that was used up."""
    extra: Count = 0
    """Victory points that his behaviour brought him (group BEH)."""


class MissionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sorties: Annotated[tuple[HandSortie, ...], Meta(max_length=12)]
    aims: Annotated[tuple[Name, ...], Meta(max_length=3)] = ()
    """Of each objective that was achieved, who achieved it."""
    harmed: Count = 0
    """Objectives that were hit and not destroyed."""
    balloons: Annotated[tuple[Name, ...], Meta(max_length=2)] = ()
    """Of each that was destroyed, who did it."""
    trench: Count = 0
    machine_gun: Count = 0
    flak: Count = 0


def sheet(rules: Any, state: State) -> MissionEntry:
    """Return the entry of a mission from which everyone came home."""
    t: Tables = rules.t
    return MissionEntry(
        sorties=tuple(
            HandSortie(aircraft=label, observer="active" if two else None)
            for (_, _, label), two in zip(told_of(t, state), _observers(t, state), strict=True)
        )
    )


def _observers(t: Tables, s: State) -> list[bool]:
    """Return of which aircraft an observer is aboard."""
    return [
        one.observer and one.plane.seats == 2
        for side in (0, 1)
        for one in missions.force(t, s, side)
    ]


def reckon(rules: Any, state: State, entry: MissionEntry, seed: int) -> MissionReport:
    """Return the report of what people say; raise BadReport with the rule that they break.

    Rules: WINGS-VP-01, WINGS-VP-02, WINGS-HOM-02, WINGS-HOM-03, WINGS-EVO-02, WINGS-DOWN-02.
    """
    return _Reckoning(rules.t, state, entry, seed).report()


class _Reckoning:
    def __init__(self, t: Tables, s: State, entry: MissionEntry, seed: int) -> None:
        self.t, self.s, self.entry = t, s, entry
        self.flown = told_of(t, s)
        self.chance = Chance(seed)
        self.task = TASKS[s.task]
        self.sides = {label: side for side, _, label in self.flown}
        self.points = dict.fromkeys(self.sides, 0)
        self.shot = dict.fromkeys(self.sides, 0)
        self.squadrons = [0, 0]
        self._check()
        self.fates = [
            self._fate(side, s.picks[seat][1], one)
            for (side, seat, _), one in zip(self.flown, entry.sorties, strict=True)
        ]

    def _check(self) -> None:
        """Refuse what cannot have happened.

        Rules: WINGS-CAMP-07, WINGS-HOM-03, WINGS-MIS-09, WINGS-DOWN-02.
        """
        entry, active = self.entry, self.s.active
        if [one.aircraft for one in entry.sorties] != [label for _, _, label in self.flown]:
            raise _barred("WINGS-CAMP-07", aircraft=len(self.flown))
        for one in entry.sorties:
            side = self.sides[one.aircraft]
            if one.came == "home" and one.by:
                raise _barred("WINGS-HOM-03", aircraft=one.aircraft)
            foes = {label for label, other in self.sides.items() if other != side} | {GROUND}
            if not {*one.by} <= foes or len({*one.by}) < len(one.by):
                raise _barred("WINGS-HOM-03", aircraft=one.aircraft)
            if len(one.cards) > one.level + 1:
                raise _barred("WINGS-DOWN-02", aircraft=one.aircraft, cards=one.level + 1)
        doers = {label for label, side in self.sides.items() if side == active}
        count = len(entry.aims) + entry.harmed
        if not {*entry.aims, *entry.balloons} <= doers or count > self.task.aims:
            raise _barred("WINGS-MIS-09", objective=self.task.aims)

    def _fate(self, side: int, pilot: int, one: HandSortie) -> str:
        """Return what becomes of a pilot by his life points, the cards and the zone.

        Rules: WINGS-DOWN-02, WINGS-DOWN-03, WINGS-WND-02, WINGS-WND-05.
        """
        life = LIFE[of(self.s, side, pilot, STATE) == WOUNDED] - one.wounds
        if one.came != "down":
            return pilots.state_of(life)
        missing = one.level + 1 - len(one.cards)
        cards = [*one.cards, *(self._drawn() for _ in range(missing))]
        if "explosion" in cards:
            return "dead"
        life -= sum(pilots.CARD if card == "pilot" else int(card) for card in cards)
        state = pilots.state_of(life)
        return state if state == "dead" else FALLEN.get(one.zone, state)

    def _drawn(self) -> str:
        """Draw from the cards of the first deck."""
        deck = [
            card for card in self.t.pack.tables["damage"]["a"].cards for _ in range(card.copies)
        ]
        card = deck[self.chance.below(len(deck))]
        return card.special if card.special in CARDS else str(min(5, card.points))

    def report(self) -> MissionReport:
        self._score_aircraft()
        self._score_ground()
        return MissionReport(
            sorties=tuple(self._sortie(number) for number in range(len(self.flown))),
            success=self.success,
            points=(self.squadrons[0], self.squadrons[1]),
            losses=Losses(
                self.entry.trench,
                self.entry.machine_gun,
                self.entry.flak,
                len(self.entry.balloons),
            ),
        )

    @property
    def success(self) -> bool:
        """Has the active squadron done what it was sent out for (WINGS-MIS-02, WINGS-MIS-05)?"""
        if self.task.errand != "patrol":
            return len(self.entry.aims) == self.task.aims
        came = [(self.sides[one.aircraft], one.came) for one in self.entry.sorties]
        active = self.s.active
        return (active, "home") in came and (1 - active, "home") not in came

    def _give(self, label: str, points: int, *, shot: bool = False) -> None:
        self.points[label] += points
        self.shot[label] += points if shot else 0

    def _score_aircraft(self) -> None:
        """Score aircraft shot down or put to flight (WINGS-VP-01, WINGS-DEATH-02, -03)."""
        for number, one in enumerate(self.entry.sorties):
            side, seat, _ = self.flown[number]
            shares = [label for label in one.by if label != GROUND]
            for label in shares:
                self._give(label, 1, shot=True)
            two = self.t.aircraft[self.s.picks[seat][0] - 1].seats == 2
            self.squadrons[1 - side] += bool((two and shares) or GROUND in one.by)
            if one.came == "down" and self.fates[number] == "dead":
                standing: Any = men.standing(self.s, side, self.s.picks[seat][1])
                for label in shares:
                    self._give(label, careers.BOUNTY.get(standing, 0), shot=True)

    def _score_ground(self) -> None:
        """Score objectives, defences and the day (WINGS-VP-01, WINGS-VP-02, WINGS-AREA-07)."""
        entry, active = self.entry, self.s.active
        twice = 2 if self.task.zone == "deep" else 1
        squadron, pilot = scoring.LINES.get(AIMED.get(self.task.errand, ""), (0, 0))
        for label in entry.aims:
            self._give(label, twice * pilot)
        for label in entry.balloons:
            self._give(label, scoring.BALLOONS["destroyed"][1])
        destroyed = entry.trench + entry.machine_gun + entry.flak
        self.squadrons[active] += twice * (squadron * len(entry.aims) + entry.harmed) + destroyed
        self.squadrons[active] += scoring.BALLOONS["destroyed"][0] * len(entry.balloons)
        left = self.task.aims - len(entry.aims) - entry.harmed
        kept = scoring.UNHARMED * left + scoring.DAMAGED * entry.harmed
        self.squadrons[1 - active] += kept
        for number, (side, _, label) in enumerate(self.flown):
            at_large = self.fates[number] not in ("dead", "captured")
            if side != active and at_large and not self.success:
                self._give(label, 1)

    def _sortie(self, number: int) -> Sortie:
        (side, seat, label), one = self.flown[number], self.entry.sorties[number]
        kind, pilot, _ = self.s.picks[seat]
        home = one.came != "down"
        won = [other for other in self.entry.sorties if label in other.by]
        seen = sum(other.witness for other in won)
        rookie = of(self.s, side, pilot, VICTORIES) < careers.ACE
        earned = one.extra + (0 if rookie else self.points[label])  # WINGS-EVO-02
        merit = max(0, earned - (0 if rookie else self.shot[label]))
        fate = self.fates[number]
        kit = men.sheet(self.t, self.s, side, pilot).equipment
        return msgspec.convert(
            {
                "aircraft": label,
                "type": self.t.aircraft[kind - 1].id,
                "home": home,
                "damaged": home and bool(one.damage or one.specials),
                "specials": one.specials if home else 0,
                "pilot": fate,
                "observer": one.observer,
                "victories": seen,
                "unseen": len(won) - seen,
                "points": min(99, earned),
                "merit": min(99, merit),
                "kit": [item for item in kit if item not in one.used and fate not in GONE],
                "bullets": of(self.s, side, pilot, LOADED),
                "bombs": one.bombs,
                "clusters": one.clusters,
                "rockets": one.rockets,
            },
            Sortie,
        )


def _barred(rule: str, **facts: object) -> BadReport:
    return BadReport("barred", "an impossible report", rule, **facts)


def odd(rules: Any, state: State, entry: MissionEntry) -> list[Odd]:
    """Return what the real table may well have seen, and what should be looked at once more."""
    t: Tables = rules.t
    found = []
    for (side, seat, _), one in zip(told_of(t, state), entry.sorties, strict=False):
        plane = t.aircraft[state.picks[seat][0] - 1]
        name = men.name_of(t, state, side, state.picks[seat][1])
        if one.came == "home" and one.damage >= plane.structure:
            found.append(Odd("wreck-home", name))
        if one.came == "down" and one.damage < plane.structure and "explosion" not in one.cards:
            found.append(Odd("sound-down", name))
        if one.came == "down" and not one.by:
            found.append(Odd("nobody", name))
        if one.came != "home" and one.level > plane.ceiling:
            found.append(Odd("ceiling", name))
    return found


BY_HAND: Final = ByHand(entry_type=MissionEntry, sheet=sheet, reckon=reckon, odd=odd)
