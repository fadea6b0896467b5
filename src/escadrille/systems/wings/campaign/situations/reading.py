"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from escadrille.content.packs import Pack
from escadrille.kernel.errors import BadOption, BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics.notes import Reader, Stacks, numbered, parsed
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import frames, stores
from escadrille.systems.wings.campaign.hidden import audit
from escadrille.systems.wings.campaign.options import OPTIONS
from escadrille.systems.wings.campaign.rules import course, men
from escadrille.systems.wings.campaign.situations import notes
from escadrille.systems.wings.campaign.state import STATES, State, fresh
from escadrille.systems.wings.campaign.tables import CAMPS, NOBODY, TASKS, ZONES, Tables


def read(pack: Pack, raw: Mapping[str, Any]) -> tuple[Tables, State]:
    """Return the tables and the state of a situation, or raise BadSituation."""
    note = parsed(raw, notes.Situation)
    known = pack.tables["campaign"]
    if note.scenario not in known:
        raise BadSituation([f"scenario: {note.scenario!r}; expected one of {', '.join(known)}"])
    sheet = known[note.scenario]
    try:
        t = Tables(pack, sheet, resolve(OPTIONS, {**sheet.options, **note.options}))
    except BadOption as error:
        raise BadSituation([f"options: {error}"]) from error
    if not note.side and note.stack is None and note.ended is None:
        return t, course.opening(t, Chance(note.word, note.script))
    s = _Situation(t, note).state()
    if faults := audit(t, s):
        raise BadSituation(faults)
    return t, s


class _Situation(Reader):
    """One situation, told in the words of its tables."""

    def __init__(self, t: Tables, note: notes.Situation) -> None:
        super().__init__()
        self.t, self.note = t, note
        self.vocabulary = {"side": numbered(CAMPS)}

    def state(self) -> State:
        note, t = self.note, self.t
        s = fresh(t, Chance(note.word, note.script))
        s.day = t.first_day if note.day is None else note.day
        s.active = self.index(CAMPS, note.active or CAMPS[0], "active")
        s.winner = self._maybe(CAMPS, note.winner, "winner")
        s.ended = 1 + self._maybe(course.REASONS, note.ended, "ended")
        s.task = self._maybe([task.name for task in TASKS], note.task, "task")
        s.weather, s.deal, s.more = note.weather, note.deal, note.more
        s.missions = len(note.log)
        s.ready, s.quits = self._bits(CAMPS, note.ready), self._bits(CAMPS, note.quits)
        s.offers = self._bits(CAMPS, note.offers)
        s.defences = list(note.defences or s.defences)
        for side, told in enumerate(note.side):
            self._side(s, side, told)
        for row in note.log:
            s.log += self._row(row)
        self._plans(s)
        if not s.ended and note.stack is None:
            s.stack = [(frames.CAMPAIGN, course.AT_BASE, 0, 0)]
        elif note.stack is not None:
            reader = Stacks(frames.KINDS, self.vocabulary)
            s.stack = [reader.frame(row, self) for row in note.stack]
        if self.faults:
            raise BadSituation(self.faults)
        return s

    def _plans(self, s: State) -> None:
        note, t = self.note, self.t
        for told in (note.picks, note.flown):
            if told is not None and len(told) != t.seats:
                raise BadSituation([*self.faults, f"picks, flown: expected {t.seats} of each"])
        if note.picks is not None:
            s.picks = [self._pick(picks) for picks in note.picks]
        if note.flown is not None:
            s.flown = [self.index(("", *c.FLYING), one, "flown") for one in note.flown]

    def _maybe(self, names: Sequence[str], name: str | None, place: str) -> int:
        return NOBODY if name is None else self.index(names, name, place)

    def _bits(self, names: Sequence[str], told: Sequence[str]) -> int:
        return sum({1 << self.index(names, name, "of a set") for name in told})

    def _pick(self, told: list[str]) -> list[int]:
        if not told:
            return []
        if told[0] == "stay":
            return [0]
        found = [1 + self.known(self.t.type_of, told[0], "picks")]
        found += [self.number(one.removeprefix("p"), "picks") - 1 for one in told[1:2]]
        return found + [self.index(c.LOADS, load, "picks") for load in told[2:]]

    def _row(self, row: notes.LogNote) -> list[int]:
        task = self.index([task.name for task in TASKS], row.task, "log: task")
        active = self.index(CAMPS, row.active, "log: active")
        return [task, active, int(row.success), *row.points, *row.lost, row.day]

    def _side(self, s: State, side: int, told: notes.SideNote) -> None:
        s.cp[side], s.score[side], s.offset[side] = told.cp, told.score, told.offset
        s.owned[side] = self._bits(stores.LINES, told.owned)
        s.bought[side] = self._bits(stores.LINES, told.bought)
        s.ruined[side] = self._bits(stores.MAJORS, told.ruined)
        s.scouted[side] = self._bits(stores.MAJORS, told.scouted)
        s.known[side] = self._bits(ZONES, told.known)
        s.fresh[side], s.weak[side] = int(told.fresh), int(told.weak)
        s.pledge[side] = NOBODY if told.pledge is None else told.pledge
        for name, count in told.stock.items():
            s.stock[side][self.index(stores.ITEMS, name, "stock")] = count
        for plane in told.hangar:
            s.hangar[side] += [self.known(self.t.type_of, plane.type, "hangar"), plane.damage]
        for number, pilot in enumerate(told.pilots):
            s.crews[side] += self._pilot(number, pilot)

    def _pilot(self, number: int, told: notes.PilotNote) -> list[int]:
        return [
            number,
            1 + self._maybe(c.BEHAVIOURS, told.behaviour, "behaviour"),
            *(told.start, told.victories, told.points, told.earned, told.merit),
            self._bits(c.SKILLS, told.skills),
            STATES.index(told.state),
            *(told.rested, told.flew),
            self._bits(men.GEAR, told.kit),
            *(told.loaded, told.sorties, told.mission),
        ]
