"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

from escadrille.kernel.errors import BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics import situations
from escadrille.systems.flames.campaign import frames
from escadrille.systems.flames.campaign.hidden import audit
from escadrille.systems.flames.campaign.options import OPTIONS
from escadrille.systems.flames.campaign.schema import CAMPS, Campaign
from escadrille.systems.flames.campaign.setup import opening
from escadrille.systems.flames.campaign.situations import notes
from escadrille.systems.flames.campaign.state import Frame, Loss, Row, State, fresh
from escadrille.systems.flames.campaign.tables import NOBODY, STATUSES, Tables
from escadrille.systems.flames.choices import PATTERNS


class SituationReader(situations.SituationReader[notes.Situation, Tables, State]):
    frames, kind, forces = frames, notes.Situation, "begun"
    opening = staticmethod(opening)

    def configure(self) -> None:
        note, known = self.note, self.pack.tables["campaign"]
        if note.scenario not in known:
            raise BadSituation([f"scenario: {note.scenario!r}; expected one of {', '.join(known)}"])
        sheet: Campaign = known[note.scenario]
        with self.options():
            self.t = Tables(self.pack, sheet, resolve(OPTIONS, {**sheet.options, **note.options}))
        self.vocabulary = notes.vocabulary(self.t)

    def impossible(self, s: State) -> list[str]:
        return audit(self.t, s)

    def state(self) -> State:
        note, t = self.note, self.t
        s = fresh(t, Chance(note.word, note.script))
        self.take(note, s)
        for number, row in enumerate(note.log, start=1):
            s.log += self._row(row, f"log #{number}")
        for number, loss in enumerate(note.losses, start=1):
            s.losses += self._loss(loss, f"losses #{number}")
        s.ready = sum({1 << seat for seat in note.ready})
        for told in (note.picks, note.flown):
            if told is not None and len(told) != t.seats:
                raise BadSituation([*self.faults, f"picks, flown: expected {t.seats} of each"])
        if note.picks is not None:
            s.picks = [self.all_known("pick", picks, "picks") for picks in note.picks]
        if note.flown is not None:
            s.flown = self.all_known("flown", note.flown, "flown")
        s.stack = self.stack(s)
        self.check()
        return s

    def usual_stack(self, s: State) -> list[Frame]:
        bottom = (frames.CAMPAIGN, 0, 0, 0)
        return [bottom] if s.arrow == NOBODY else [bottom, (frames.OPTION, 0, 0, 0)]

    def _row(self, note: notes.RowNote, place: str) -> Row:
        t = self.t
        return Row(
            arrow=self.known(t.arrow_of, note.arrow, f"{place}: arrow"),
            axis_option=self._option(0, note.axis_option, f"{place}: axis_option"),
            allied_option=self._option(1, note.allied_option, f"{place}: allied_option"),
            status=STATUSES.index(note.status),
            bombs=note.bombs,
            flak=NOBODY if note.flak is None else PATTERNS.index(note.flak),
            axis=note.axis,
            allies=note.allies,
        )

    def _option(self, side: int, number: int | None, place: str) -> int:
        if number is None:
            return NOBODY
        if (side, number) not in self.t.entry_of:
            self.faults.append(f"{place}: there is no option {number} (FLAMES-OPT-04)")
            return NOBODY
        return self.t.entry_of[side, number]

    def _loss(self, note: notes.LossNote, place: str) -> Loss:
        kind = self.index(self.t.type_ids, note.type, f"{place}: type")
        pilots = {name: number for number, name in enumerate(self.t.pilot_ids)}
        pilot = self.perhaps(pilots, note.pilot, f"{place}: pilot")
        return Loss(note.mission, CAMPS.index(note.side), kind, pilot)
