"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

from escadrille.kernel.errors import BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics import situations
from escadrille.systems.skies.campaign import frames
from escadrille.systems.skies.campaign.hidden import audit
from escadrille.systems.skies.campaign.options import OPTIONS
from escadrille.systems.skies.campaign.schema import CAMPS, Campaign
from escadrille.systems.skies.campaign.setup import opening
from escadrille.systems.skies.campaign.situations import notes
from escadrille.systems.skies.campaign.state import Frame, Pilot, Row, State
from escadrille.systems.skies.campaign.tables import FATES, NOBODY, Tables


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
        s = opening(t, Chance(note.word, note.script))
        for side, camp in enumerate(CAMPS):
            if told := getattr(note, camp):
                s.pilots[side] = [
                    figure
                    for number, pilot in enumerate(told, start=1)
                    for figure in self._pilot(pilot, f"{camp} #{number}")
                ]
        for row in note.log:
            s.log += _row(row)
        s.ready = sum({1 << seat for seat in note.ready})
        for lists in (note.picks, note.flown):
            if lists is not None and len(lists) != t.seats:
                raise BadSituation([*self.faults, f"picks, flown: expected {t.seats} of each"])
        if note.picks is not None:
            s.picks = [sorted(self.all_known("pilot", one, "picks")) for one in note.picks]
        if note.flown is not None:
            s.flown = self.all_known("flown", note.flown, "flown")
        s.stack = self.stack(s)
        self.check()
        return s

    def usual_stack(self, s: State) -> list[Frame]:
        return [(frames.CAMPAIGN, 0, 0, 0)]

    def _pilot(self, note: notes.PilotNote, place: str) -> Pilot:
        card = self.perhaps(self.vocabulary["ability"], note.ability, f"{place}: ability")
        return Pilot(note.ps, note.victories, FATES.index(note.fate), card)


def _row(note: notes.RowNote) -> Row:
    return Row(
        winner=NOBODY if note.winner is None else CAMPS.index(note.winner),
        idle=sum({1 << CAMPS.index(camp) for camp in note.idle}),
        ships=note.ships,
        bombers=note.bombers,
        out=note.out,
        down=note.down,
    )
