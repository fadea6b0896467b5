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

# The campaign.
page-system-joust-campaign = Joust: a tourney
page-about-joust-campaign = Two flights send one pilot each, bout after bout, to a joust.
joust-campaign-word =
    { $value ->
        [pilot-1] pilot 1
        [pilot-2] pilot 2
        [pilot-3] pilot 3
        [fly] fly it yourself
        [give-up] give it up
       *[tactical] leave it to a pilot of the house
    }
joust-campaign-decision =
    { $value ->
        [name] a pilot
       *[fly] how to fly
    }
joust-campaign-ask-name = Whom do you send?
joust-campaign-ask-fly = The bout is in the air. How do you fly it?
joust-campaign-board = { $bouts } bouts flown
joust-campaign-side = Side { $side }: hits { $hits } · { $points } half points
joust-campaign-named = Side 0 sends pilot { $one }; side 1 sends pilot { $other }
joust-campaign-scored = Bout { $bout }: { $one } to { $other } half points
joust-campaign-rested =
    Side { $side }, pilot { $pilot } rests: { $die }, { $healed ->
        [yes] one hit healed
       *[no] no better
    }
joust-campaign-flies =
    Side { $side } { $how ->
        [fly] flies the bout
        [give-up] gives the bout up
       *[tactical] leaves the bout to a pilot of the house
    }
joust-fact-pilot = pilot { $value }
joust-fact-hits = hits { $value }
joust-campaign-reason-points = Points decide.
joust-campaign-reason-unfinished = unfinished
joust-campaign-group-camp = The campaign
joust-group-camp = The campaign
joust-campaign-help = Name the pilot who flies; the bout is a joust of its own.
joust-table-campaign =
    { $count ->
        [one] { $count } campaign
       *[other] { $count } campaigns
    }
joust-campaign-table-campaign = { joust-table-campaign }
joust-campaign-table-scenario = { joust-table-scenario }
