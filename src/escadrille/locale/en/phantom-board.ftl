# The board of phantom: the words of its display, sheet, cards and counters.

## The display

phantom-page-display = The tactical display: centre, four approach zones, eight pre-approach zones
phantom-page-legend = On a counter: the least rolls for stress, Damaged and Destroyed; in the disc the range in zones.
phantom-page-threat =
    { $threat }: { $limits }, range { $range }, { $altitudes }{ $radar ->
        [yes] , radar
       *[no] {""}
    }
phantom-page-attacks = { $by } attacks { $on }.
phantom-page-event = Event

## Pilots

phantom-page-squadron = Squadron
phantom-page-flight = The flight
phantom-page-ground = On the ground
phantom-page-no-pilots = Nobody has joined yet.
phantom-page-fast = Fast
phantom-page-slow = Slow
phantom-page-acted = has attacked
phantom-page-figures = { $air } air, { $ground } ground
phantom-page-stress = Stress { $stress }, { $status }; Okay up to { $okay }, Shaken up to { $shaken }
phantom-page-stress-short = stress { $stress }, { $status }
phantom-page-cool = Cool { $cool }
phantom-page-xp = { $xp } XP to promotion
phantom-page-so = SO { $so }

## The campaign sheet

phantom-page-vp = Victory points: { $vp }
phantom-page-from =
    { $vp ->
        [one] from { $vp } VP
       *[other] from { $vp } VP
    }
phantom-page-tracks = Tracks · { $so } special options
phantom-page-places = Places to fill
phantom-page-missions = Missions
phantom-page-now = now
phantom-page-clock = MISSION
phantom-page-clock-label =
    { $slot ->
        [0] Before the first of { $missions } missions
       *[other] Mission { $slot } of { $missions }
    }
phantom-page-mission = Mission { $slot }
phantom-page-before = The squadron

## The Target

phantom-page-target = The Target
phantom-page-damage = Damage { $damage } of { $needed }
phantom-page-worth = Destroyed at { $needed }: { $vp } VP. Each pilot takes { $stress } stress after the mission.
phantom-page-vp-short = VP
phantom-page-so-short = Special options (SO)
phantom-page-grade = Grade
phantom-page-card-vp = VP
phantom-page-card-damage = Damage
phantom-page-card-stress = Stress
phantom-page-card-aircraft = Aircraft
phantom-page-card-politics = Politics
phantom-page-card-sites = Sites
phantom-page-guard = { $approach } per approach, { $centre } at centre
phantom-page-unguarded = none
phantom-page-card-bandits = Bandits
phantom-page-soft = soft

## Loads

phantom-page-range = range { $range }
phantom-page-weight = { $wp } of { $most } WP
phantom-page-loaded = Counters on board: put one back

## The screens

phantom-screens = Screens of the campaign
phantom-screen-map = Map
phantom-screen-flight = Arming
phantom-screen-way = Event
phantom-screen-area = Target area
phantom-screen-debriefing = Debriefing
phantom-screen-book = Squadron book
phantom-screen-outcome = Outcome
phantom-page-empty = Nothing stands here
phantom-page-may-go = May be chosen
phantom-page-lost =
    { $count ->
        [one] 1 aircraft lost
       *[other] { $count } aircraft lost
    }

## The map

phantom-map = The campaign map: regions and Targets
phantom-map-region = { $region }, −{ $wp } WP: { $targets }
phantom-map-worth = { $vp } VP · politics { $politics }
phantom-map-state-open = may be chosen
phantom-map-state-barred = drawn, not allowed
phantom-map-state-chosen = the Target now
phantom-map-state-destroyed = destroyed
phantom-map-state-idle = not drawn
phantom-map-thailand = THAILAND
phantom-map-china = CHINA
phantom-map-gulf = Gulf of Tonkin
phantom-map-hainan = Hainan
phantom-map-cambodia = CAMBODIA
phantom-map-sea = South China Sea

## Arming

phantom-arming-count = { $count } of at most { $most } aircraft
phantom-arming-nobody = Nobody is named yet: choose below who flies.
phantom-arming-distance = Distance

## Debriefing

phantom-debriefing-of = Debriefing of mission { $slot }
phantom-debriefing-calm = A calm period
phantom-debriefing-calm-text = Nobody flew. Everybody rested, and the three markers went one box left.
phantom-debriefing-onward = Choose the next Target
phantom-debriefing-points = Victory points
phantom-debriefing-lost = Aircraft shot down: { $aircraft }, pilots missing: { $missing }
phantom-debriefing-total = This mission
phantom-debriefing-pilots = What it did to the pilots
phantom-debriefing-stress = Stress
phantom-debriefing-change = Before → after
phantom-debriefing-xp = { $xp } XP
phantom-debriefing-fate = What became of him
phantom-debriefing-rested = At rest:
phantom-debriefing-eased =
    { $same ->
        [yes] { $pilot } { $after }
       *[no] { $pilot } { $before } → { $after }
    }
phantom-debriefing-search = shot down; the search ({ $die }): { $result }
phantom-debriefing-kills =
    { $kills ->
        [one] 1 Site or Bandit destroyed
       *[other] { $kills } Sites or Bandits destroyed
    }
phantom-debriefing-promoted = promoted: { $level }
phantom-debriefing-markers = The markers
phantom-debriefing-still = No marker moved.
phantom-fate-home = home
phantom-fate-damaged = home, Damaged
phantom-fate-aborted = turned back

## The outcome

phantom-outcome-figures = The campaign in figures
phantom-outcome-of = { $count } of { $of }
phantom-outcome-destroyed = Targets destroyed
phantom-outcome-calm = Calm periods
phantom-outcome-sorties = Sorties
phantom-outcome-dice = Weapons that hit
phantom-outcome-damage = Damage to Targets
phantom-outcome-threats = Sites and Bandits destroyed
phantom-outcome-fired = Enemy attacks that struck
phantom-outcome-suppressed = Attacks suppressed
phantom-outcome-evaded = Evasions
phantom-outcome-lost = Aircraft lost
phantom-outcome-missing = Pilots missing
phantom-outcome-missions = Missions

## Guidance: what now, and why

phantom-guide-recruit = Put your squadron together, one pilot at a time. Look at the air and ground figures (higher is better), at stress (a longer white band holds out longer), and at Fast: Fast pilots attack before the enemy does.
phantom-guide-promote = Special options (SO) buy a pilot’s better side now. They also pay for special weapons and tankers later: keep some.
phantom-guide-target = Choose where to strike. Victory points are what you are here for; the damage is what your bombs must do, the Sites are the guns that wait. Politics closes dear Targets for a while.
phantom-guide-assign = Name who flies. Bring Fast pilots for the Sites, good ground figures for the bombs; whoever stays at home rests.
phantom-guide-tanker = The Target is far, and fuel weighs. A tanker gives every aircraft its full load.
phantom-guide-arm = Hang weapons on this aircraft up to its weight. A die that reaches the first figure does 1 damage, the second 2, and so on. An ECM pod spoils the aim of missiles; one aircraft with AIM-9s keeps MiGs away.
phantom-guide-relief = Choose the pilot who needs it most: a Shaken one first.
phantom-guide-abort = You have seen what happens on the way. Whoever turns back now comes home safe but drops nothing; after this nobody may leave for four turns.
phantom-guide-place = Enter from the side with the fewest guns: below each zone, who reaches you there, Low (L) or High (H). You move one zone a turn: the Target, in the centre, is two away.
phantom-guide-level = Low dodges missiles, High dodges light guns. The counters on the disc say which altitude each one reaches (H, L).
phantom-guide-intel = Intelligence takes out one defence before you arrive. Choose the one that reaches farthest.
phantom-guide-remove = The event removes a defence of your choice. Choose the one that reaches farthest.
phantom-guide-jettison = Bombs make a bad fighter: drop them only if a MiG is upon you.
phantom-guide-drop = Choose what falls. It is lost.
phantom-guide-attack = Who attacks now? Fast pilots shoot before the enemy: use them on the Sites that could hit you.
phantom-guide-aim = Choose what is attacked. Only the Target gives victory points; a destroyed Site fires no more.
phantom-guide-weapons = Name what is dropped, then roll. Every counter rolls its own die and is gone, hit or miss.
phantom-guide-suppress = A counter about to fire can be kept down: a hit does no damage, but cancels its attack.
phantom-guide-evade = Evading costs 2 stress, and the enemy rolls two dice and keeps the lower. Worth it when the shot could bring you down.
phantom-guide-move = One zone a turn, and an altitude of your choice. The yellow zones may be chosen; bombs fall in the centre.
phantom-guide-rest = SO points can give a tired pilot more rest before the next mission.

phantom-outcome-so = SO points spent / left

phantom-arming-defences = What waits there
phantom-arming-undefended = No defences are known there yet.
phantom-arming-kind = Kind
phantom-arming-reach = Reach
phantom-arming-zones = Zones

## Odds

phantom-odds-needs = { $least }+ does { $damage }
phantom-odds-to-hit = to hit: { $odds }
phantom-odds-to-destroy = to destroy it: { $odds }
phantom-odds-unanswered = If nobody keeps it down:
phantom-odds-nobody = nobody
phantom-odds-distance =
    { $distance ->
        [0] at the Target
        [one] Target { $distance } zone off
       *[other] Target { $distance } zones off
    }
phantom-odds-reach = { $altitude }: { $threats }
phantom-odds-reached = reached by { $threats }
phantom-odds-unreached = nobody reaches you there
phantom-page-stay = stay
phantom-page-roll = roll the dice
phantom-page-evade = evade for { $stress } stress
phantom-page-fly-on = fly on
phantom-page-left = { $left } left, { $fits } fit
phantom-arming-rolls = Rolls
phantom-arming-expected = { $mean } damage on the Target, on average
phantom-arming-outlook = What the flight can expect to do
phantom-arming-all = { $mean } of { $needed } damage on average
phantom-arming-if = If every bomb falls on the Target. Sites, Bandits and nerves take their share.

## Proposals of the staff

phantom-proposal-squadron = Complete the squadron for me
phantom-proposal-flight = Propose a flight
phantom-proposal-load = Propose a load
phantom-proposal-loads = Arm the whole flight for me
phantom-proposal-working = The staff is at work…

phantom-page-sheet = Campaign sheet

## Orders for the whole flight, and the review before take-off

phantom-flight-join = The flight follows { $leader }: { $zone }, { $altitude }
phantom-flight-drop = The flight drops everything, { $pilot } first
phantom-review = Before take-off
phantom-review-ask = Does everyone carry what he should? After take-off nothing can be changed.
phantom-review-open = { $done }: review the flight
phantom-review-go = { $done }: take off
phantom-review-back = Back to arming
