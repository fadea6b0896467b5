page-system-joust = Joust
page-about-joust = Two biplanes pass each other nose to nose: a toy to learn from.
joust-word =
    { $value ->
        [pass] hold fire
        [fire] fire a burst
        [stall] stall (0)
        [glide] glide (1)
        [turn] turn (2)
        [climb] climb (3)
        [loop] loop (4)
       *[dive] dive (5)
    }
joust-decision =
    { $value ->
        [lay] a card
       *[fire] a burst
    }
joust-odds = hits with { $hits } faces of the die
joust-ask-lay = Which card do you lay?
joust-ask-fire = You are in position. Do you fire?
joust-board = Pass { $turn } · { $deck } cards in the deck
joust-pilot = Pilot { $seat }: { $damage } hits, { $rounds } bursts left
joust-turned = Pilot 0: { $one }; pilot 1: { $other }
joust-fired =
    Pilot { $seat } fires: { $die }, { $hit ->
        [yes] a hit
       *[no] a miss
    }
joust-fact-card = not in your hand: { joust-word }
joust-fact-rounds = bursts left { $value }
joust-option-tracers = Tracers
joust-group-deck = Cards
joust-group-pass = A pass
joust-group-gun = The gun
joust-group-end = The end
joust-table-scenario =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
joust-reason-damage = Hits decide.
joust-reason-unfinished = unfinished
joust-help = The card with more energy is in position; the die hits up to the lead.
