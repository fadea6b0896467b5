# The board of the campaigns of wings, in English. The folder fr has the same keys.

wings-camp-screens = Screens of the campaign
wings-camp-screen-aerodrome = Aerodrome
wings-camp-screen-briefing = Briefing
wings-camp-screen-debriefing = Debriefing
wings-camp-screen-book = Squadron book
wings-camp-clock = MISSION

wings-camp-flag-create = Your squadron
wings-camp-flag-base = Your aerodrome
wings-camp-flag-behaviour = A new man
wings-camp-flag-skill = A new skill
wings-camp-flag-choose = Your mission
wings-camp-flag-defend = Your defences
wings-camp-flag-pledge = Your points
wings-camp-flag-aircraft = Your forces
wings-camp-flag-pilot = Your forces
wings-camp-flag-load = Your forces
wings-camp-flag-fly = In the air

## the aerodrome

wings-camp-calendar = Calendar of the campaign: { $date }
wings-camp-supremacy =
    { $side ->
        [none] balance
       *[other] { $side } ahead
    }
wings-camp-field = Aircraft
wings-camp-no-aircraft = No aircraft yet.
wings-camp-ready = ready
wings-camp-damaged =
    { $specials ->
        [0] damaged
        [one] damaged, { $specials } special
       *[other] damaged, { $specials } specials
    }
wings-camp-pilots = Pilots
wings-camp-no-pilots = No pilots yet.
wings-camp-stores = Stores
wings-camp-empty = Nothing in store yet.
wings-camp-reserve = reserve { $points } CP
wings-camp-vp = { $points } VP
wings-camp-mp = MP
wings-camp-victories =
    { $count ->
        [0] no victory
        [one] { $count } victory
       *[other] { $count } victories
    }
wings-camp-sorties =
    { $count ->
        [0] no mission yet
        [one] { $count } mission
       *[other] { $count } missions
    }
wings-camp-no-behaviour = behaviour to choose
wings-camp-to-choose = to choose
wings-camp-market-first = For a start
wings-camp-market-repair = Repair
wings-camp-market-restock = Restock: one of each line
wings-camp-market-fresh = New: one
wings-camp-market-equip = For your pilots
wings-camp-score = Campaign score
wings-camp-score-told = Score: ours { $ours }, theirs { $theirs }
wings-camp-majors = Major objectives
wings-camp-fallen = Prisoners and the fallen
wings-camp-fell = { $name }: { $state } ({ $mission })

## a career

wings-camp-way-up = His way up
wings-camp-course = Points after every mission: { $points }
wings-camp-level =
    { $what ->
        [skill] one more skill
       *[rank] a rank
    }
wings-camp-skills = Skills
wings-camp-skills-of = { $count } of 16
wings-camp-field-piloting = Flying
wings-camp-field-shooting = Gunnery
wings-camp-field-mechanics = Mechanics
wings-camp-field-evasion = Evasion
wings-camp-owned = has it
wings-camp-ultimate = an ultimate skill needs the three others of its field
wings-camp-equipment = Equipment
wings-camp-no-gear = nothing of his own
wings-camp-log = Log of missions
wings-camp-came =
    { $home ->
        [yes] home
       *[no] shot down
    }
wings-camp-unseen =
    { $count ->
        [one] { $count } without a witness
       *[other] { $count } without witnesses
    }
wings-camp-joins = Joins { $squadron }
wings-camp-lost-in = Lost in mission { $mission }.
wings-camp-costs = costs { $points } MP

## the briefing

wings-camp-step-choose = Orders
wings-camp-step-defend = Defences
wings-camp-step-plan = Forces
wings-camp-step-fly = Take-off
wings-camp-step-report = Report
wings-camp-no-mission = The next mission
wings-camp-choose-note = You are the active squadron: choose a mission below.
wings-camp-wait-note = { $side } choose the mission.
wings-camp-map =
    The table of the mission, { $side } from the west: { $zone ->
        [friendly] over their own lines
        [conflict] over no-man’s-land
        [enemy] behind the enemy’s lines
       *[deep] deep behind the enemy’s lines
    }
wings-camp-zone-ours = Ours
wings-camp-zone-theirs = Theirs
wings-camp-zone-conflict = Conflict zone
wings-camp-unsurveyed = not yet surveyed
wings-camp-points = Mission points
wings-camp-bill-players = two for each player
wings-camp-bill-errand = kind of mission
wings-camp-bill-zone = zone
wings-camp-bill-objectives = more objectives
wings-camp-bill-advantage = difference in numbers
wings-camp-bill-alone = alone
wings-camp-bill-defences = ground defences
wings-camp-bill-least = at least one for each player
wings-camp-bill-asked = asked for, for both sides
wings-camp-bill-known = the zone is known
wings-camp-bill-balloons = balloons
wings-camp-bill-pledge = from our reserve
wings-camp-secret = secret
wings-camp-may-deploy = We may deploy
wings-camp-they-deploy = They, with what they add unseen
wings-camp-left = left
wings-camp-yours-only = yours only
wings-camp-unknown = not known
wings-camp-unknown-type = unseen until take-off
wings-camp-secret-note = Nobody else sees your plans until all aircraft take off.
wings-camp-fly-note = Fly it here, leave it to a level, or give it up: each side says so for itself.

## the debriefing

wings-camp-debriefing-of = Debriefing of mission { $mission } · { $date }
wings-camp-outcome =
    { $success ->
        [yes] succeeded
       *[no] failed
    }
wings-camp-earned = Points
wings-camp-lost-aircraft =
    { $count ->
        [0] no aircraft lost
        [one] { $count } aircraft lost
       *[other] { $count } aircraft lost
    }
wings-camp-changes = What changed
wings-camp-no-changes = Nothing was lost, nobody came or went.
wings-camp-fates = What became of them
wings-camp-head-pilot = Pilot
wings-camp-head-aircraft = Aircraft
wings-camp-head-state = State
wings-camp-head-victories = Victories
wings-camp-head-vp = VP

## why not

wings-why-mis-04 = it needs a two-seater, and what it carries
wings-why-mis-07 = it needs an aircraft with rockets
wings-why-maj-01 = played without major objectives
wings-why-maj-03 = destroyed already
wings-why-maj-05 = it must be photographed first, in the mission before
wings-why-end-02 = played without the finale
wings-why-ruling-110 = the enemy is not beaten enough yet
wings-why-ruling-90 = your squadron must be able to put something into the air
wings-why-camp-04 = the reserve does not pay for it
wings-why-ruling-61 = one of each line between two missions
wings-why-camp-16 = one new line between two missions
wings-why-camp-14 = it takes a mechanic, and for special damage parts and points
wings-why-ruling-108 = none in store
wings-why-eqp-02 = he may not spend his last ten points
wings-why-camp-07 = the squadron has none left
wings-why-dep-01 = not enough mission points
wings-why-camp-06 = the reserve has not so much
wings-why-camp-15 = he is not fit, or flies already
wings-why-camp-08 = not enough mission points for him
wings-why-dep-05 = this type cannot carry it
wings-why-mp-05 = one for each player, no more
wings-why-ruling-18 = a net needs two balloons
wings-why-skl-03 = he has it
wings-why-skl-04 = the three others of its field come first
wings-why-pil-01 = his first skills come from other fields
wings-why-beh-06 = no evasion for a hothead
wings-why-beh-12 = no gunnery for a rammer
wings-why-camp-11 = there is no room for more
wings-why-end-01 = nobody gives up before the first mission

# A pilot of one's own, outside a campaign
wings-own-behaviour = What kind of man is he?
wings-own-nation = He flies for
wings-own-of-nation = { $nation ->
    [france] France
    [britain] Great Britain
    [belgium] Belgium
    [italy] Italy
    [usa] the United States
    [germany] Germany
   *[austria-hungary] Austria-Hungary
}
wings-own-name = His name
wings-own-skills = { $count ->
    [one] What he has learnt: choose one
   *[other] What he has learnt: choose { $count }
}
wings-own-enlist = Enlist him
wings-own-heir = { $name }: { $fate }. Somebody takes his place.
wings-own-rest = Sit out a mission, to recover
wings-own-must-rest = Stay in hospital for a mission
wings-own-no-flight = He has not flown yet.
