## flames: campaigns

page-system-flames-campaign = Flames: campaigns
page-about-flames-campaign = Missions that follow from each other: choose the target, an option in secret, and fly.

flames-campaign-decision =
    { $value ->
        [arrow] choice of the target
        [option] option, in secret
        [fly] how to fly the mission
       *[other] { $value }
    }

flames-campaign-table-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
flames-campaign-table-fighter =
    { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
flames-campaign-table-bomber =
    { $count ->
        [one] { $count } bomber
       *[other] { $count } bombers
    }
flames-campaign-table-pilot =
    { $count ->
        [one] { $count } pilot
       *[other] { $count } pilots
    }
flames-campaign-table-scenario =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
flames-campaign-table-campaign =
    { $count ->
        [one] { $count } campaign
       *[other] { $count } campaigns
    }

flames-campaign-option-scale = Scale of the campaign
flames-campaign-option-campaign-half-vp = Half points for damaged aircraft
flames-campaign-option-starting-bonus = More cards when starting low
flames-campaign-option-deck = Deck
flames-campaign-option-deck-standard = standard
flames-campaign-option-deck-pacific = Pacific
flames-campaign-option-deck-europe = Europe
flames-campaign-option-decks = Decks shuffled together

flames-campaign-reason-decisive-axis = A decisive victory of the Axis.
flames-campaign-reason-minor-axis = A minor victory of the Axis.
flames-campaign-reason-draw = A draw.
flames-campaign-reason-minor-allies = A minor Allied victory.
flames-campaign-reason-decisive-allies = A decisive Allied victory.
flames-campaign-reason-unfinished = unfinished

flames-campaign-grade-decisive-axis = decisive victory of the Axis
flames-campaign-grade-minor-axis = minor victory of the Axis
flames-campaign-grade-draw = draw
flames-campaign-grade-minor-allies = minor Allied victory
flames-campaign-grade-decisive-allies = decisive Allied victory

flames-campaign-help =
    ○ intact, ◐ damaged, ● destroyed; behind it who controls the target. 5/10: from 5 bombs on a target is
    damaged, from 10 on destroyed. R1► is an attack of the Axis that is open, B1► one of the Allies.
    The result is the points of the Allies less those of the Axis.

## the board

flames-campaign-side-axis = Axis
flames-campaign-side-allies = Allies
flames-campaign-mission = mission { $mission }/{ $missions }
flames-campaign-points = Axis { $axis }, Allies { $allies }, result { $net }
flames-campaign-scale = scale { $scale }
flames-campaign-initiative = initiative: { $side }
flames-campaign-flak = flak { $flak }
flames-campaign-kind-tanks = tanks
flames-campaign-kind-infantry = infantry
flames-campaign-kind-factory = factory
flames-campaign-kind-bridge = bridge
flames-campaign-kind-airfield = airfield
flames-campaign-kind-cargo = cargo ship
flames-campaign-kind-carrier = carrier
flames-campaign-kind-railway = railway
flames-campaign-status-intact = intact
flames-campaign-status-damaged = damaged
flames-campaign-status-destroyed = destroyed
flames-campaign-pattern-dispersed = dispersed flak
flames-campaign-pattern-normal = normal flak
flames-campaign-pattern-tight = tight flak
flames-campaign-bombs =
    { $bombs ->
        [one] { $bombs } bomb
       *[other] { $bombs } bombs
    }
flames-campaign-plan = { $side } attack along { $arrow }: { $target }
flames-campaign-loaded = { $aircraft } with bombs
flames-campaign-with-pilot = { $aircraft }, one flown by { $pilot }
flames-campaign-chosen = option { $option }
flames-campaign-secret =
    { $ready ->
        [yes] option chosen, face down
       *[no] option to be chosen
    }
flames-campaign-declared =
    { $value ->
        [higher] one level higher
        [lower] one level lower
        [own] for one’s own side
        [enemy] against the enemy
        [longer] a longer mission
        [shorter] a shorter mission
        [loaded] the pilot carries bombs
        [free] the pilot carries none
       *[other] { $value }
    }
flames-campaign-flown =
    { $how ->
        [fly] flies it
        [give-up] gives it up
       *[other] left to { $how }
    }
flames-campaign-options = Your options, each once
flames-campaign-used = mission { $mission }
flames-campaign-sheet = Missions so far
flames-campaign-option-none = none

## options

flames-campaign-effect-pilot = pilot { $pilot }
flames-campaign-effect-altitude = bombers one level higher or lower
flames-campaign-effect-bombs =
    { $side ->
        [own] bombs +{ $figure }
        [enemy] bombs −{ $figure } for the enemy
       *[declared] bombs +{ $figure }, or −{ $figure } for the enemy
    }
flames-campaign-effect-defense =
    { $side ->
        [own] defence turrets +{ $figure }
        [enemy] defence turrets −{ $figure } for the enemy
       *[declared] defence turrets +{ $figure }, or −{ $figure } for the enemy
    }
flames-campaign-effect-support =
    { $side ->
        [own] support turrets +{ $figure }
        [enemy] support turrets −{ $figure } for the enemy
       *[declared] support turrets +{ $figure }, or −{ $figure } for the enemy
    }
flames-campaign-effect-flak =
    { $side ->
        [own] flak +{ $figure }
        [enemy] flak −{ $figure } for the enemy
       *[declared] flak +{ $figure }, or −{ $figure } for the enemy
    }
flames-campaign-effect-gunner = gunners +{ $figure }, enemy gunners −{ $figure }
flames-campaign-effect-fuel = Fuel: enemy fighters leave before the last turn
flames-campaign-effect-late = Late: enemy fighters miss the first turn
flames-campaign-effect-shortage = Shortage: { $figure } damage to each enemy aircraft
flames-campaign-effect-sun =
    { $figure ->
        [one] Sun at your back: 1 card more for each fighter
       *[other] Sun at your back: { $figure } cards more for each fighter
    }
flames-campaign-effect-winds =
    { $figure ->
        [one] Winds: 1 turn more or less
       *[other] Winds: { $figure } turns more or less
    }
flames-campaign-effect-vital = Vital mission: points doubled
flames-campaign-effect-press = costs { $figure } points
flames-campaign-effect-rest = gains { $figure } points

## questions

flames-campaign-ask-arrow = Which attack, from a Start mark or from a target that you control?
flames-campaign-ask-option = { $target }: which option, in secret? One, or none.
flames-campaign-ask-altitude = Do your bombers fly one level higher or lower?
flames-campaign-ask-bombs = More bombs for you, or fewer for the enemy?
flames-campaign-ask-defense = Stronger defence turrets for you, or weaker ones for the enemy?
flames-campaign-ask-support = Stronger support turrets for you, or weaker ones for the enemy?
flames-campaign-ask-flak = More flak for you, or less for the enemy?
flames-campaign-ask-winds = A longer mission, or a shorter one?
flames-campaign-ask-pilot = Does the pilot take an aircraft with bombs, or one without?
flames-campaign-ask-fly = { $target }: how do you fly the mission?
flames-campaign-word =
    { $value ->
        [pass] no option
        [higher] one level higher
        [lower] one level lower
        [own] for us
        [enemy] against the enemy
        [longer] a longer mission
        [shorter] a shorter mission
        [loaded] with bombs
        [free] without bombs
        [fly] fly it
        [give-up] give it up
        [recruit] leave it to a recruit
        [pilot] leave it to a pilot
        [veteran] leave it to a veteran
        [ace] leave it to an ace
       *[other] { $value }
    }
flames-campaign-figure-values = dam./dest.
flames-campaign-figure-flak = flak
flames-campaign-figure-bombs = bombs D/N/T

## the log

flames-campaign-event-mission-began = Mission { $mission }: the { $attacker } attack.
flames-campaign-event-initiative-passed = The initiative passes to the { $side }: the others have no attack left.
flames-campaign-event-arrow-chosen = The { $side } attack { $target } along { $arrow }.
flames-campaign-event-options-revealed = Options revealed. Axis: { $axis }. Allies: { $allies }.
flames-campaign-event-flies =
    { $how ->
        [fly] The { $side } fly the mission.
        [give-up] The { $side } give the mission up.
       *[other] The { $side } leave the mission to { $how }.
    }
flames-campaign-event-given-up = { $target }: given up by the { $sides }.
flames-campaign-event-target-bombed =
    Mission { $mission }: { $bombs ->
        [one] { $bombs } bomb
       *[other] { $bombs } bombs
    } on { $target }: { $status ->
        [intact] intact
        [damaged] damaged
       *[destroyed] destroyed
    }.{ $flak ->
        [dispersed] {" "}The flak was dispersed.
        [normal] {" "}The flak was normal.
        [tight] {" "}The flak was tight.
       *[none] {""}
    }
flames-campaign-event-aircraft-lost =
    { $side }: { $aircraft } { $type } shot down{ $pilot ->
        [none] .
       *[other] , with { $pilot }.
    }
flames-campaign-event-mission-scored = Points of mission { $mission } (target + aircraft + pilots): Axis { $axis }; Allies { $allies }. Result { $net }.
flames-campaign-event-controlled = The { $side } control { $target }.
flames-campaign-event-initiative-won = The { $side } have the initiative.
flames-campaign-event-campaign-ended = The campaign is over. Result { $net }: { $grade }.
flames-campaign-divided = ({ $points }) / { $scale }

## refusals

flames-fact-arrow = attack { $value }
flames-fact-attacker =
    { $value ->
        [axis] the Axis attack
       *[allies] the Allies attack
    }
flames-fact-bombs = bombs { $value }
flames-fact-declares =
    { $value ->
        [altitude] to declare: higher or lower
        [winds] to declare: longer or shorter
        [pilot] to declare: with bombs or without
       *[other] to declare: for oneself or against the enemy
    }
flames-fact-mission = mission { $value }
flames-fact-missions = missions { $value }
flames-fact-most = at most { $value }
flames-fact-option = option { $value }
flames-fact-origin = it starts at target { $value }
flames-fact-side =
    { $value ->
        [axis] of the Axis
       *[allies] of the Allies
    }
flames-fact-status =
    { $value ->
        [intact] intact
        [damaged] damaged
       *[destroyed] destroyed
    }
flames-fact-target = target { $value }
flames-table-campaign =
    { $count ->
        [one] { $count } campaign
       *[other] { $count } campaigns
    }
flames-group-camp = Campaigns
flames-group-opt = Options of a campaign
flames-group-score = Points of a campaign
flames-group-scale = The scale of a campaign
