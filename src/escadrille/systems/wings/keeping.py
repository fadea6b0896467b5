"""What people do with a pilot of their own between single missions, and what they are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta

from escadrille.kernel.bounds import Name
from escadrille.kernel.errors import BadOption
from escadrille.kernel.game import Game
from escadrille.systems.wings import careers, logbook
from escadrille.systems.wings.generator import names
from escadrille.systems.wings.logbook import Career
from escadrille.systems.wings.rules import debriefing, pilots
from escadrille.systems.wings.schema import FIELDS, Behaviour, Nation, Pilot, Skill

LOST: Final = ("dead", "missing", "captured")
"""Somebody else takes his place: outside a campaign nobody fetches him back."""


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="begin"):
    """A pilot is created (WINGS-PIL-01)."""

    name: Name
    nation: Nation
    behaviour: Behaviour
    skills: Annotated[tuple[Skill, ...], Meta(max_length=2)]


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="learn"):
    skill: Skill


class Buy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="buy"):
    item: Name


class Rest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="rest"):
    """He stays on the ground for a mission."""


class Succeed(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="succeed"
):
    """Another takes the place of a dead one (WINGS-DEATH-01)."""

    name: Name
    behaviour: Behaviour


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """Nothing is done."""


Deed = Begin | Learn | Buy | Rest | Succeed | Look


class Start(msgspec.Struct, frozen=True):
    """With how many skills a behaviour starts, and of which."""

    count: int
    skills: tuple[str, ...]


class CareersView(msgspec.Struct, frozen=True):
    """What a career may come to, whoever's it is."""

    fields: tuple[tuple[str, tuple[str, ...]], ...]
    """Of skills, the last of each the ultimate one (WINGS-SKL-04)."""
    ace: int
    """Victories (WINGS-EVO-03)."""
    veteran: int
    """Points (WINGS-EVO-05)."""
    best: int
    skill: int
    """Points for a further skill (WINGS-EVO-04)."""
    ranks: tuple[int, ...]
    gear: tuple[str, ...]
    """What a pilot may have for his points (WINGS-EQP-01)."""


CAREERS: Final = CareersView(
    tuple(FIELDS.items()),
    careers.ACE,
    careers.VETERAN,
    careers.BEST,
    careers.PER_SKILL,
    careers.RANKED,
    tuple(careers.PRICES),
)


STARTS: Final[dict[str, Start]] = {
    behaviour: Start(count, tuple(skill for field in fields for skill in FIELDS[field][:-1]))
    for behaviour, (count, fields) in careers.STARTS.items()
    if behaviour
}
NAMES: Final[dict[str, tuple[str, ...]]] = {
    nation: names.SURNAMES[nation] for known in names.NATIONS.values() for nation, _ in known
}


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A career, and what may be done next."""

    career: Career | None
    aloft: Pilot | None = None
    """As a mission knows him; None: he cannot fly."""
    lost: bool = False
    """Somebody else takes his place."""
    rank: str = ""
    due: int = 0
    spendable: int = 0
    skills: dict[str, str | None] = {}
    """All that he has not, with the rule that keeps him from each."""
    items: dict[str, str | None] = {}
    prices: dict[str, int] = msgspec.field(default_factory=lambda: careers.PRICES)
    careers: CareersView = CAREERS
    starts: dict[str, Start] = msgspec.field(default_factory=lambda: STARTS)
    """Of a new pilot, by his behaviour."""
    names: dict[str, tuple[str, ...]] = msgspec.field(default_factory=lambda: NAMES)
    """Such as men of a nation have."""


def keep(told: Mapping[str, Any] | None, deed: Mapping[str, Any]) -> dict[str, Any]:
    """Return a career after what was done, as plain data; raise BadOption where it cannot be."""
    try:
        career = None if told is None else msgspec.convert(told, Career)
        found: dict[str, Any] = msgspec.to_builtins(
            _shown(_done(career, msgspec.convert(deed, Deed)))
        )
    except ValueError as error:
        raise BadOption(f"pilot: {error}") from error
    return found


def _done(career: Career | None, deed: Deed) -> Career | None:
    if isinstance(deed, Begin):
        if not deed.name.strip():
            raise ValueError("he has no name (WINGS-PIL-01)")
        return logbook.begin(deed.name.strip(), deed.nation, deed.behaviour, *deed.skills)
    if isinstance(deed, Look) or career is None:
        return career
    if isinstance(deed, Learn):
        return logbook.learn(career, deed.skill)
    if isinstance(deed, Buy):
        if deed.item not in careers.PRICES:
            raise ValueError(f"no equipment: {deed.item} (WINGS-EQP-01)")
        return logbook.buy(career, deed.item)
    if isinstance(deed, Rest):
        if career.state not in ("wounded", "grave"):
            raise ValueError(f"{career.pilot.name} is {career.state} (WINGS-STATE-02)")
        return logbook.rest(career)
    if career.state not in LOST:
        raise ValueError(f"{career.pilot.name} is {career.state} (WINGS-DEATH-01)")
    return logbook.succeeded(career, deed.name, deed.behaviour)


def _shown(career: Career | None) -> Kept:
    if career is None:
        return Kept(career=None)
    pilot, left = career.pilot, logbook.due(career)
    skills = [skill for skill in get_args(Skill) if skill not in pilot.skills]
    return Kept(
        career=career,
        aloft=logbook.aloft(career) if career.state in ("active", "wounded") else None,
        lost=career.state in LOST,
        rank=careers.rank(pilot.nation or "france", career.earned),
        due=left,
        spendable=careers.spendable(career.points),
        skills={
            skill: careers.forbids(pilot, skill) if left else "WINGS-EVO-04" for skill in skills
        },
        items={item: logbook.bars(career, item) for item in careers.PRICES},
    )


def land(told: Mapping[str, Any], name: str, game: Game) -> dict[str, Any]:
    """Enter a mission that is over into a career; raise BadOption where he did not fly it."""
    try:
        career = msgspec.convert(told, Career)
        found: dict[str, Any] = msgspec.to_builtins(_shown(_landed(career, name, game)))
    except ValueError as error:
        raise BadOption(f"pilot: {error}") from error
    return found


def _landed(career: Career, name: str, game: Game) -> Career:
    rules: Any = game.rules
    t, me = rules.t, logbook.aloft(career)
    entered = name in [flight.game for flight in career.log]
    if t.scenario.mission is None or game.outcome is None or entered:
        raise ValueError(f"{name} is no mission that is over and not yet in his log (WINGS-VP-04)")
    s = debriefing.over(t, game.state, game.outcome)
    for report in debriefing.reports(t, s):
        if not report.flyer[1] and pilots.named(t, report.flyer[0]) == me:
            kit = debriefing.kit_of(s, report.flyer)
            return logbook.returned(career, t.scenario.mission.errand, report, *kit, name)
    raise ValueError(f"{career.pilot.name} did not fly in {name} (WINGS-VP-04)")
