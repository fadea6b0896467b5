"""Event cards: drawing them, and what their sections do (COMP-19, HOUSE-17)."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.api import Refusal
from escadrille.kernel.decks import recycle
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import effects as fx
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import PILOT, THREAT
from escadrille.systems.phantom.events import Blinded, EventDrawn, EventIgnored, Singled, Threatened
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.rules import defences
from escadrille.systems.phantom.rules.geometry import APPROACHES, CENTRE
from escadrille.systems.phantom.rules.movement import move_bandits
from escadrille.systems.phantom.rules.outbound import abort, bar_absent
from escadrille.systems.phantom.rules.pilots import add_stress, relieve
from escadrille.systems.phantom.rules.questions import answers
from escadrille.systems.phantom.rules.tracks import gain, move
from escadrille.systems.phantom.state import Frame, State, flight
from escadrille.systems.phantom.tables import BANDIT, NOBODY, SITE, Tables


def draw_event(t: Tables, s: State, leg: int, out: Out) -> None:
    """Draw an event card and resolve the section of this leg.

    Rules: PHANTOM-COMP-02, PHANTOM-COMP-19, PHANTOM-TB-01, PHANTOM-TB-09, PHANTOM-HOUSE-20.
    """
    reshuffled = not s.events
    if reshuffled:
        recycle(s.events, s.past_events, s.chance)
    s.event = s.events.pop()
    s.stack.append((frames.EVENT, 0, 0, 0))
    if out is not None:
        out.append(EventDrawn(t.events[s.event].id, frames.LEGS[leg], reshuffled))
    effect = t.effects[leg][s.event]
    if effect is not None and not resolve(t, s, effect, leg, out) and out is not None:
        out.append(EventIgnored(t.events[s.event].id))


def run_event(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """The card is resolved and goes to its discards."""
    s.stack.pop()
    s.past_events.append(s.event)
    s.event = NOBODY


def resolve(t: Tables, s: State, effect: Any, leg: int, out: Out) -> bool:
    """Let an effect happen; is there anything on which it can (PHANTOM-HOUSE-17)?"""
    if isinstance(effect, fx.Stress | fx.Relief | fx.Raid | fx.Abort):
        return _on_flight(t, s, effect, leg, out)
    if isinstance(effect, fx.SiteAdd | fx.SiteRemove | fx.BanditAdd | fx.BanditRemove):
        return _on_defences(t, s, effect, out)
    match effect:
        case fx.BanditMove():
            move_bandits(t, s, out)
        case fx.HighBlind():
            s.blind = 1
            if out is not None:
                out.append(Blinded())
        case fx.Funds(points=points):
            gain(s, points, out)
        case fx.Opinion(right=right, least=least):
            if t.targets[s.target].politics < least:
                return False
            move(t, s, "politics", right, out)
        case fx.Bonus(recon=recon, intel=intel, vp=vp):
            s.more_recon += recon
            s.more_intel += intel
            s.more_vp += vp
        case fx.Rescue(shift=shift):
            s.sar += shift
    return True


def _on_flight(t: Tables, s: State, effect: Any, leg: int, out: Out) -> bool:
    flying = flight(s)
    if not flying:
        return False
    match effect:
        case fx.Stress(who="all", points=points):
            for pilot in flying:
                add_stress(t, s, pilot, points, out)
        case fx.Stress(points=points):
            add_stress(t, s, single_out(t, s, flying, out), points, out)
        case fx.Relief(who="all", points=points):
            for pilot in flying:
                relieve(t, s, pilot, points, out)
        case fx.Relief(points=points) if len(flying) == 1:
            relieve(t, s, flying[0], points, out)
        case fx.Relief(points=points):
            s.stack.append((frames.RELIEF, 0, points, 0))
        case fx.Abort():
            abort(t, s, single_out(t, s, flying, out), out)
        case _:
            pilot = flying[0] if len(flying) == 1 else flying[s.chance.below(len(flying))]
            s.stack.append((frames.EVADE, pilot, 0, leg))
            if out is not None:
                out.append(Threatened(None, pilot_name(t, s, pilot)))
    return True


def single_out(t: Tables, s: State, flying: list[int], out: Out) -> int:
    """Draw one aircraft of the flight."""
    pilot = flying[0] if len(flying) == 1 else flying[s.chance.below(len(flying))]
    if out is not None:
        out.append(Singled(pilot_name(t, s, pilot)))
    return pilot


def _on_defences(t: Tables, s: State, effect: Any, out: Out) -> bool:
    match effect:
        case fx.SiteAdd(zone="centre", count=count):
            defences.place_sites(t, s, [CENTRE] * count, out)
        case fx.SiteAdd(count=count):
            for _ in range(count):
                zone = APPROACHES[s.chance.below(len(APPROACHES))]
                defences.place_sites(t, s, [zone], out)
        case fx.BanditAdd(count=count):
            defences.place_bandits(t, s, [CENTRE] * count, out)
        case fx.SiteRemove(zone=area, site=site):
            kind = NOBODY if site is None else t.site_ids.index(site)
            return _offer_removal(t, s, SITE, defences.AREAS.index(area), kind, out)
        case fx.BanditRemove():
            return _offer_removal(t, s, BANDIT, defences.ANYWHERE, NOBODY, out)
    return True


def _offer_removal(t: Tables, s: State, face: int, area: int, site: int, out: Out) -> bool:
    found = defences.removable(t, s, face, area, site)
    if len(found) == 1:
        defences.remove(t, s, found[0], "event", out)
    elif found:
        code = face + 2 * area
        s.stack.append((frames.REMOVE, 0, code, site))
    return bool(found)


@answers(THREAT)
def bar_remove(t: Tables, s: State, frame: Frame, threat: int) -> Refusal | None:
    """The player picks one, and cannot refuse (PHANTOM-HOUSE-17)."""
    return defences.bar_removal(t, s, frame, threat, _removable(t, s, frame))


def legal_remove(t: Tables, s: State, frame: Frame) -> list[int]:
    return [THREAT + threat for threat in _removable(t, s, frame)]


def _removable(t: Tables, s: State, frame: Frame) -> list[int]:
    return defences.removable(t, s, frame[2] & 1, frame[2] >> 1, frame[3])


def apply_remove(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    defences.remove(t, s, choice - THREAT, "event", out)


bar_relief = answers(PILOT)(bar_absent)


def legal_relief(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PILOT + pilot for pilot in flight(s)]


def apply_relief(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    relieve(t, s, choice - PILOT, frame[2], out)
