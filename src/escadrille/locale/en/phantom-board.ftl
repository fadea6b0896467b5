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
phantom-page-tracks = Tracks · { $so } SO points
phantom-page-places = Places to fill
phantom-page-missions = Missions
phantom-page-slot = No.
phantom-page-now = now
phantom-page-head-target = Target
phantom-page-head-damage = Damage
phantom-page-head-vp = VP
phantom-page-head-lost = Aircraft lost
phantom-page-head-missing = Missing
phantom-page-head-so = SO
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
phantom-page-so-short = SO
phantom-page-grade = Grade
phantom-page-card-vp = VP
phantom-page-card-damage = Damage
phantom-page-card-stress = Stress
phantom-page-card-aircraft = Aircraft
phantom-page-card-politics = Politics
phantom-page-card-sites = Sites
phantom-page-card-bandits = Bandits
phantom-page-soft = soft

## Loads

phantom-page-left = { $count } left
phantom-page-range = range { $range }
phantom-page-weight = { $wp } of { $most } WP
phantom-page-loaded = Counters on board: put one back
phantom-page-named = Named: { $named }
