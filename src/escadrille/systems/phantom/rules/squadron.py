"""The squadron: who belongs to it, who is promoted before the first mission (group SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom.choices import PASS, PILOT, kind_of
from escadrille.systems.phantom.choices import RECRUIT as CARD
from escadrille.systems.phantom.events import Promoted, Recruited
from escadrille.systems.phantom.frames import PROMOTE
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.rules.pilots import row_of
from escadrille.systems.phantom.rules.questions import barred
from escadrille.systems.phantom.rules.tracks import spend
from escadrille.systems.phantom.schema import LEVELS
from escadrille.systems.phantom.state import Frame, State, enlist
from escadrille.systems.phantom.tables import NOBODY, Tables


def next_level(t: Tables, s: State) -> int:
    """Return the level of the slot to be filled now, or NOBODY (PHANTOM-SETUP-08)."""
    left = slots_left(t, s)
    return next((level for level, count in enumerate(left) if count), NOBODY)


def slots_left(t: Tables, s: State) -> list[int]:
    """Return how many slots of each level are empty; they are filled from Newbie on."""
    filled, left = len(s.card), []
    for count in t.slots:
        left.append(max(0, count - filled))
        filled = max(0, filled - count)
    return left


def misfit(t: Tables, s: State, level: int, row: int) -> Refusal | None:
    """Return what bars a card, on one of its sides, from a slot of a level.

    Rules: PHANTOM-SETUP-06, PHANTOM-SETUP-07, PHANTOM-SETUP-09, PHANTOM-RULING-19.
    """
    card, its = t.pilots[row >> 1], t.level[row]
    aircraft = t.pack.tables["aircraft"][card.aircraft]
    if aircraft.service != t.sheet.service:
        return Refusal("PHANTOM-SETUP-06", {"card": card.id, "service": aircraft.service})
    if not t.may_fly[row >> 1]:
        years = "{}-{}".format(*aircraft.years)
        return Refusal("PHANTOM-SETUP-07", {"card": card.id, "years": years})
    if row >> 1 in s.card:
        return Refusal("PHANTOM-PILOT-01", {"card": card.id, "reason": "already chosen"})
    if its == LEVELS.index("ace"):
        return Refusal("PHANTOM-RULING-19", {"card": card.id})
    if its != level:
        facts = {"card": card.id, "level": LEVELS[its], "slot": LEVELS[level]}
        return Refusal("PHANTOM-SETUP-08", facts)
    return None


def cards_for(t: Tables, s: State, level: int) -> list[int]:
    """Return the cards, on the side that shows it, that can fill a slot of a level."""
    taken = set(s.card)
    return [
        row
        for row, its in enumerate(t.level)
        if its == level and t.may_fly[row >> 1] and row >> 1 not in taken
    ]


def bar_recruit(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Any card of the level with which the squadron can still be completed.

    Rules: PHANTOM-SETUP-08, PHANTOM-HOUSE-46.
    """
    if kind_of(choice) != CARD:
        return barred(frame)
    row = choice - CARD
    found = misfit(t, s, next_level(t, s), row)
    if found is None and not completes(t, s, row):
        card = row >> 1
        facts = {"card": t.pilots[card].id, "so": s.so, "cost": t.price[card]}
        return Refusal("PHANTOM-HOUSE-46", facts)
    return found


def thinkable_recruits(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    """Return the cards that show the level of the slot."""
    level = next_level(t, s)
    return [CARD + row for row, its in enumerate(t.level) if its == level]


def legal_recruit(t: Tables, s: State, frame: Frame) -> list[int]:
    level = next_level(t, s)
    return [CARD + row for row in cards_for(t, s, level) if completes(t, s, row)]


def completes(t: Tables, s: State, row: int) -> bool:
    """Can the squadron be completed after this card, with no SO points below 0?

    A card that shows level k fills a slot of level k or, promoted, of level k + 1. The sets of
    cards that fit into the slots are a matroid, so the best one is found by taking the best cards
    first (PHANTOM-HOUSE-46).
    """
    left = slots_left(t, s)
    left[t.level[row]] -= 1
    taken = {*s.card, row >> 1}
    so = s.so + t.quality[row >> 1]
    size, wanted = 0, sum(left)
    fronts = [0] * len(LEVELS)
    for card in t.by_quality:
        if size == wanted:
            break
        if card in taken:
            continue
        fronts[t.level[2 * card]] += 1
        if _fit(fronts, left):
            so += t.quality[card]
            size += 1
        else:
            fronts[t.level[2 * card]] -= 1
    return size == wanted and so >= 0


def _fit(fronts: Sequence[int], slots: Sequence[int]) -> bool:
    """Do so many cards of each level have a slot each, at their level or the next?"""
    over = 0
    for level, room in enumerate(slots):
        if over > room:
            return False
        over = max(0, fronts[level] - (room - over))
    return over == 0 and not any(fronts[len(slots) :])


def apply_recruit(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    row = choice - CARD
    join(t, s, row)
    if out is not None:
        card = t.pilots[row >> 1]
        out.append(Recruited(card.id, LEVELS[t.level[row]], t.quality[row >> 1]))
    if next_level(t, s) == NOBODY:
        s.stack.pop()
        offer_promotion(t, s)


def join(t: Tables, s: State, row: int) -> None:
    """A card joins the squadron and adds its SO points, or costs them (PHANTOM-SETUP-10)."""
    enlist(t, s, row >> 1, row & 1)
    s.so += t.quality[row >> 1]


def draw_squadron(t: Tables, s: State) -> None:
    """Fill every slot at random, with free cards, unpromoted where there are any.

    Rules: PHANTOM-HOUSE-47.
    """
    while (level := next_level(t, s)) != NOBODY:
        free = [row for row in cards_for(t, s, level) if not t.price[row >> 1]]
        rows = [row for row in free if not row & 1] or free
        join(t, s, rows[s.chance.below(len(rows))])
    offer_promotion(t, s)


def offer_promotion(t: Tables, s: State) -> None:
    """Ask whom to promote while there is somebody and SO points last (PHANTOM-RULING-20)."""
    if s.so >= t.promotion and 0 in s.side:
        s.stack.append((PROMOTE, 0, 0, 0))


def bar_promote(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Rules: PHANTOM-SETUP-11, PHANTOM-SETUP-09."""
    if choice == PASS:
        return None
    if kind_of(choice) != PILOT:
        return barred(frame)
    pilot = choice - PILOT
    if s.side[pilot]:
        return Refusal("PHANTOM-SETUP-09", {"pilot": pilot_name(t, s, pilot)})
    return None


def legal_promote(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, *[PILOT + pilot for pilot, side in enumerate(s.side) if not side]]


def apply_promote(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice == PASS:
        return
    pilot = choice - PILOT
    spend(s, t.promotion)
    promote(t, s, pilot, t.promotion, out)
    offer_promotion(t, s)


def promote(t: Tables, s: State, pilot: int, so: int, out: Out) -> None:
    """Turn a card to its promoted side; stress is kept (PHANTOM-HOUSE-28)."""
    s.side[pilot] = s.promoted[pilot] = 1
    if out is not None:
        level = LEVELS[t.level[row_of(s, pilot)]]
        out.append(Promoted(pilot_name(t, s, pilot), level, so))
