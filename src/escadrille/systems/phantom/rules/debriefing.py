"""Home again: rescue, outcome, stress, recovery, experience (SEQ-05, SEQ-06, HOUSE-20 to -30)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import PASS, PILOT
from escadrille.systems.phantom.events import Debriefed, Recorded, Searched, SoChanged
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.rules import pilots
from escadrille.systems.phantom.rules.attacks import is_destroyed
from escadrille.systems.phantom.rules.questions import answers, barred
from escadrille.systems.phantom.rules.squadron import promote
from escadrille.systems.phantom.rules.tracks import gain, move, spend
from escadrille.systems.phantom.state import DOWN, FLYING, RESTING, Frame, State
from escadrille.systems.phantom.tables import NOBODY, Tables, needs


def rescue(t: Tables, s: State, out: Out) -> None:
    """Roll for every pilot shot down: quick, under fire, or missing.

    Rules: PHANTOM-SEQ-05, PHANTOM-HOUSE-21.
    """
    search = t.help.search
    by_leg = (search.target_bound, 0, search.home_bound)
    for pilot, role in enumerate(s.role):
        if role < DOWN:
            continue
        die = s.chance.below(10) + 1
        modified = die + by_leg[role - DOWN] - t.penalty[s.target] + s.sar
        if modified >= search.quick:
            result, stress = "quick", search.quick_stress
        elif modified >= search.under_fire:
            result, stress = "under-fire", search.under_fire_stress
        else:
            result, stress = "missing", 0
            s.missing[pilot] = 1
        if out is not None:
            needed = needs((search.under_fire, search.quick), modified - die)
            out.append(Searched(pilot_name(t, s, pilot), die, modified, result, needed))
        pilots.add_stress(t, s, pilot, stress, out)


def losses(s: State) -> tuple[int, int]:
    """Return how many aircraft this mission cost, and how many of their pilots."""
    down = [pilot for pilot, role in enumerate(s.role) if role >= DOWN]
    return len(down), sum(s.missing[pilot] for pilot in down)


def score(t: Tables, s: State, out: Out) -> None:
    """Step 1: VP, markers and SO points; a destroyed Target leaves the campaign.

    Rules: PHANTOM-SEQ-06, PHANTOM-HOUSE-22, PHANTOM-HOUSE-23, PHANTOM-HOUSE-45,
    PHANTOM-RULING-33.
    """
    card = t.targets[s.target]
    shot_down, missing = losses(s)
    lost = shot_down * t.help.shot_down + missing * t.help.missing
    destroyed = is_destroyed(t, s)
    won = 0
    if destroyed:
        won = card.vp + s.more_vp
    elif t.partial_success and 2 * s.damage >= card.damage:
        won = card.vp // 2
    s.vp += won - lost
    s.log += [s.target, int(destroyed), s.damage, won - lost, shot_down, missing]
    if out is not None:
        told = card.id, destroyed, s.damage, won, lost, shot_down, missing
        out.append(Debriefed(*told))
    if destroyed:
        move(t, s, "recon", card.recon + s.more_recon, out)
        move(t, s, "intel", card.intel + s.more_intel, out)
        gain(s, card.so, out)
    (s.destroyed if destroyed else s.discard).append(s.target)


def debrief(t: Tables, s: State, out: Out) -> None:
    """Steps 1 to 3: the outcome, the stress of the mission, recovery.

    Rules: PHANTOM-SEQ-06, PHANTOM-HOUSE-24, PHANTOM-HOUSE-25, PHANTOM-HOUSE-30, PHANTOM-PILOT-07.
    """
    if s.target == NOBODY:
        s.log += [NOBODY, 0, 0, 0, 0, 0]
    else:
        score(t, s, out)
        for pilot, role in enumerate(s.role):
            if role != RESTING and not s.missing[pilot]:
                s.stress[pilot] += t.targets[s.target].stress
    # What was paid in this slot: for weapons, for the rest (PHANTOM-RULING-33).
    s.log += [s.weapons_so, s.spent - s.before_so - s.weapons_so]
    for pilot, role in enumerate(s.role):
        if not s.missing[pilot]:
            rest = t.rest_recovery if role == RESTING else 0
            s.stress[pilot] = max(0, s.stress[pilot] - t.cool[pilots.row_of(s, pilot)] - rest)


def offer_rest(t: Tables, s: State, out: Out, taken: int = 0) -> None:
    """Rules: PHANTOM-HOUSE-43."""
    frame = (frames.REST, 0, taken, 0)
    affordable = taken < t.rests and s.so >= t.help.rest.so
    if affordable and len(legal_rest(t, s, frame)) > 1:
        s.stack.append(frame)


@answers(PILOT, PASS)
def bar_rest(t: Tables, s: State, frame: Frame, pilot: int) -> Refusal | None:
    """Any pilot who has stress to lose (PHANTOM-HOUSE-43)."""
    name = pilot_name(t, s, pilot)
    if s.missing[pilot]:
        return Refusal("PHANTOM-HOUSE-37", {"pilot": name})
    return None if s.stress[pilot] else barred(frame, pilot=name, stress=0)


def legal_rest(t: Tables, s: State, frame: Frame) -> list[int]:
    weary = [pilot for pilot, stress in enumerate(s.stress) if stress and not s.missing[pilot]]
    return [PASS, *[PILOT + pilot for pilot in weary]]


def apply_rest(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """A pilot is sent to rest for SO points (PHANTOM-HOUSE-43)."""
    s.stack.pop()
    if choice == PASS:
        return
    cost = t.help.rest.so
    spend(s, cost)
    s.log[-1] += cost
    if out is not None:
        out.append(SoChanged(-cost, s.so))
    pilots.relieve(t, s, choice - PILOT, t.help.rest.stress, out)
    offer_rest(t, s, out, frame[2] + 1)


def record(t: Tables, s: State, out: Out) -> None:
    """Steps 4 and 5: Politics one left, experience, promotions; then the mission is cleared away.

    Rules: PHANTOM-TRACK-07, PHANTOM-HOUSE-26, PHANTOM-HOUSE-27, PHANTOM-HOUSE-28,
    PHANTOM-HOUSE-44, PHANTOM-HOUSE-29.
    """
    move(t, s, "politics", -1, out)
    for pilot in range(len(s.card)):
        if s.missing[pilot]:
            continue
        gained = experience(t, s, pilot)
        s.xp[pilot] += gained
        if out is not None:
            now = pilots.STATUSES[pilots.status(t, s, pilot)]
            name = pilot_name(t, s, pilot)
            out.append(Recorded(name, s.stress[pilot], now, s.xp[pilot], gained))
        if not s.side[pilot] and s.xp[pilot] >= t.xp[pilots.row_of(s, pilot)]:
            promote(t, s, pilot, 0, out)
    clear_mission(t, s)


def experience(t: Tables, s: State, pilot: int) -> int:
    """Return the XP of a pilot for this mission (PHANTOM-HOUSE-27, PHANTOM-HOUSE-44)."""
    role, earned = s.role[pilot], t.help.experience
    if role != FLYING and role < DOWN:
        return 0
    clean = is_destroyed(t, s) and not losses(s)[0]
    return earned.mission + (earned.clean if clean else 0) + (t.kill_xp if s.kills[pilot] else 0)


def clear_mission(t: Tables, s: State) -> None:
    """Counters go back, damage is repaired, the flight is dissolved (PHANTOM-HOUSE-29)."""
    size = len(s.card)
    for pilot in range(size):
        pilots.unload_all(t, s, pilot)
    s.role, s.damaged, s.kills = [RESTING] * size, [0] * size, [0] * size
    s.high, s.acted = [0] * size, [0] * size
    s.stock = t.supply[:]
    s.target = NOBODY
    s.damage = s.tanker = s.blind = s.outcry = s.sar = 0
    s.more_vp = s.more_recon = s.more_intel = s.weapons_so = 0
