## wings: campaigns

page-system-wings-campaign = Wings: campaigns
page-about-wings-campaign = Two squadrons, their pilots and their stores: choose missions, plan in secret, fly, and live to fly again.

wings-campaign-decision =
    { $value ->
        [base] stores and pilots
        [plan] plans, in secret
        [fly] how to fly the mission
        [choose] choice of the mission
        [defend] defences
       *[other] { $value }
    }

wings-campaign-table-measures =
    { $count ->
        [one] 1 set of measures
       *[other] { $count } sets of measures
    }
wings-campaign-table-manoeuvre =
    { $count ->
        [one] 1 drawing of a card
       *[other] { $count } drawings of cards
    }
wings-campaign-table-deck =
    { $count ->
        [one] 1 manoeuvre deck
       *[other] { $count } manoeuvre decks
    }
wings-campaign-table-damage =
    { $count ->
        [one] 1 damage deck
       *[other] { $count } damage decks
    }
wings-campaign-table-aircraft =
    { $count ->
        [one] 1 type of aircraft
       *[other] { $count } types of aircraft
    }
wings-campaign-table-piece =
    { $count ->
        [one] 1 thing on the ground
       *[other] { $count } things on the ground
    }
wings-campaign-table-balloon =
    { $count ->
        [one] 1 balloon
       *[other] { $count } balloons
    }
wings-campaign-table-relief =
    { $count ->
        [one] 1 stretch of relief
       *[other] { $count } stretches of relief
    }
wings-campaign-table-window =
    { $count ->
        [one] 1 window of levels
       *[other] { $count } windows of levels
    }
wings-campaign-table-season =
    { $count ->
        [one] 1 season
       *[other] { $count } seasons
    }
wings-campaign-table-scenario =
    { $count ->
        [one] 1 scenario
       *[other] { $count } scenarios
    }
wings-campaign-table-campaign =
    { $count ->
        [one] { $count } campaign
       *[other] { $count } campaigns
    }
wings-table-campaign =
    { $count ->
        [one] { $count } campaign
       *[other] { $count } campaigns
    }

wings-campaign-option-supremacy-bonus = Bonus of the period
wings-campaign-option-major-objectives = Major objectives
wings-campaign-option-aerodrome-finale = The aerodrome as a finale
wings-campaign-option-ranks = Ranks
wings-campaign-option-ranks-vp = by all points
wings-campaign-option-ranks-mission-only = by the points of missions alone
wings-campaign-option-ranks-off = none
wings-campaign-option-reinforcements = Reinforcements
wings-campaign-option-homologation = Victories need a witness
wings-campaign-option-skill-token-scale = Skill tokens by standing
wings-campaign-option-sun = The sun

wings-campaign-reason-surrender = A squadron takes on no mission any more.
wings-campaign-reason-unable = A squadron can put nothing into the air any more.
wings-campaign-reason-third = A squadron has fallen below a third of the other’s score.
wings-campaign-reason-missions = The last mission is over.
wings-campaign-reason-aerodrome = An aerodrome is destroyed.
wings-campaign-reason-unfinished = unfinished

wings-campaign-help =
    CP are campaign points: the reserve buys stores, repairs, and mission points. The score only grows, and decides who wins.
    p1 is a pilot by his number; repair-2 mends the second aircraft of the hangar; cp-3 turns three points into mission points.

## the board

wings-campaign-side-entente = Entente
wings-campaign-side-empires = Central Empires
wings-campaign-mission = mission { $mission }/{ $missions }
wings-campaign-active = active: { $side }
wings-campaign-squadron = { $name } ({ $side }): { $points } CP, score { $score }
wings-campaign-damaged =
    { $specials ->
        [0] { $type } (no. { $place }, damaged)
       *[other] { $type } (no. { $place }, damaged, special: { $specials })
    }
wings-campaign-career =
    { $victories ->
        [one] { $victories } victory, { $points } VP
       *[other] { $victories } victories, { $points } VP
    }
wings-campaign-ruined = destroyed: { $objectives }
wings-campaign-major-station = station
wings-campaign-major-warehouse = warehouses
wings-campaign-major-factory = factory
wings-campaign-major-aerodrome = aerodrome
wings-campaign-aims =
    { $count ->
        [0] no objective
        [one] { $count } objective
       *[other] { $count } objectives
    }
wings-campaign-task =
    { $errand }, { $zone ->
        [friendly] over our own lines
        [conflict] over no-man’s-land
        [enemy] behind the enemy’s lines
       *[deep] deep behind the enemy’s lines
    } ({ $aim })
wings-campaign-plan = { $side }: { $task }
wings-campaign-sky-clear = clear sky
wings-campaign-sky-medium = clouds, rain and wind
wings-campaign-sky-heavy = heavy weather
wings-campaign-budget = mission points: Entente { $entente }, Central Empires { $empires }
wings-campaign-defended = defended by { $by }
wings-campaign-left = mission points left: { $points }
wings-campaign-flown =
    { $how ->
        [fly] flies it
        [give-up] gives it up
       *[other] left to { $how }
    }
wings-campaign-log = Missions so far
wings-campaign-row =
    { $date } · { $side }: { $task } · { $success ->
        [yes] success
       *[no] failure
    } · Entente { $entente }, Central Empires { $empires }
wings-campaign-stock =
    { $item ->
        [bombs] bombs: { $count }
        [rockets] sets of rockets: { $count }
        [clusters] clusters: { $count }
        [ammunition] sorties with ammunition: { $count }
        [explosive] sorties with explosive ammunition: { $count }
        [mechanics] teams of mechanics: { $count }
        [parachute] parachutes: { $count }
        [extinguisher] extinguishers: { $count }
        [vest] vests: { $count }
        [handgun] handguns: { $count }
        [bullets] loads of bullets: { $count }
        [fuel] sorties with fuel: { $count }
        [parts] spare parts: { $count }
        [trench] trenches: { $count }
        [machine-gun] machine guns: { $count }
        [flak] batteries: { $count }
        [balloon] balloons: { $count }
        [net] nets: { $count }
       *[other] { $item }: { $count }
    }

## questions

wings-campaign-ask-create = What does your squadron begin with? { $points } CP.
wings-campaign-ask-base = What do you buy, mend, or hand to your pilots? { $points } CP.
wings-campaign-ask-behaviour = What kind of man is { $pilot }?
wings-campaign-ask-skill = Which skill does { $pilot } learn?
wings-campaign-ask-choose = Which mission do you take on?
wings-campaign-ask-defend = What defends it? Whatever stands on the ground gives the other side mission points.
wings-campaign-ask-pledge = How many campaign points become mission points, in secret? { $points } CP.
wings-campaign-ask-aircraft = Which aircraft do you fly?
wings-campaign-ask-pilot = Who flies it?
wings-campaign-ask-load = What does it carry?
wings-campaign-ask-fly = How do you fly the mission?
wings-campaign-word =
    { $value ->
        [done] done
        [surrender] take on no mission any more
        [exchange] offer to exchange prisoners
        [stay] stay on the ground
        [add-points] one more mission point, for both sides
        [add-trench] a trench
        [add-machine-gun] a machine gun
        [add-flak] a battery
        [add-balloon] a balloon
        [add-net] a net between two balloons
        [unloaded] no bombs
        [one-bomb] a bomb
        [rocket-set] rockets
        [one-cluster] a cluster of bombs
        [two-clusters] two clusters of bombs
        [balloons] a balloon
        [netted-balloons] two balloons with a net
        [bombs] 5 bombs for fighters
        [rockets] 10 sets of rockets
        [clusters] 5 clusters for two-seaters
        [crate] ammunition for 10 sorties
        [explosive-crate] explosive ammunition for 5 sorties
        [hire-rookie] a rookie
        [hire-ace] an ace
        [hire-veteran] a veteran ace
        [hire-champion] an ace of aces
        [mechanics] a team of mechanics
        [parachutes] 5 parachutes
        [extinguishers] 5 extinguishers
        [vests] 5 bullet-proof vests
        [handguns] 5 handguns
        [bullets] bullets for handguns
        [outfit] one outfit for a pilot
        [fuel] fuel for 10 sorties
        [parts] spare parts for 5 repairs
        [trenches] 9 trenches
        [machine-guns] 6 machine guns
        [batteries] 3 batteries
        [fly] fly it
        [give-up] give it up
        [recruit] leave it to a recruit
        [pilot] leave it to a pilot
        [veteran] leave it to a veteran
        [ace] leave it to an ace
       *[other] { $value }
    }
wings-campaign-repair = mend { $type }
wings-campaign-equip = { $pilot }: { $item }
wings-campaign-pledge =
    { $points ->
        [0] none
        [one] { $points } point
       *[other] { $points } points
    }
wings-campaign-price = CP

## the log

wings-campaign-event-purchased = { $side }: { $good }, for { $price } CP.
wings-campaign-event-repaired = { $side }: { $type } mended, for { $price } CP.
wings-campaign-event-equipped = { $side }: { $pilot } has { $item }.
wings-campaign-event-learnt = { $side }: { $pilot }: { $what }.
wings-campaign-event-exchange-offered = { $side } would exchange prisoners.
wings-campaign-event-base-left = { $side }: ready.
wings-campaign-event-active-named = Mission { $mission }, { $date }: { $side } to choose.
wings-campaign-event-task-chosen =
    { $side }: { $task }. { $sky ->
        [clear] Clear sky.
        [medium] Clouds, rain and wind.
       *[heavy] Heavy weather.
    }
wings-campaign-event-defence-added = { $side }: { $what }.
wings-campaign-event-forces-revealed = Entente: { $entente }. Central Empires: { $empires }.
wings-campaign-event-mission-settled =
    Mission { $mission }: { $success ->
        [yes] a success.
       *[no] a failure.
    } Points: Entente { $entente }, Central Empires { $empires }. Reserves: { $reserves }. Next mission: { $date }.
wings-campaign-event-pilot-flew =
    { $side }: { $pilot } in { $type }, { $home ->
        [yes] home
       *[no] shot down
    }; victories { $victories }, without a witness { $unseen }; { $points } VP; { $state }.
wings-campaign-event-aircraft-lost = { $side }: { $type } lost ({ $load }).
wings-campaign-event-aircraft-damaged =
    { $specials ->
        [0] { $side }: { $type } damaged.
       *[other] { $side }: { $type } damaged; special damage: { $specials }.
    }
wings-campaign-event-pilot-lost = { $side }: { $pilot }: { $state }.
wings-campaign-event-pilot-back = { $side }: { $pilot } is back.
wings-campaign-event-pilot-joined = { $side }: { $pilot } ({ $standing }) joins the squadron.
wings-campaign-event-major-destroyed = { $side }: { $objective } destroyed.
wings-campaign-event-campaign-ended =
    { $reason ->
        [surrender] A squadron takes on no mission any more.
        [unable] A squadron can put nothing into the air any more.
        [third] A squadron has fallen below a third of the other’s score.
        [missions] The last mission is over.
       *[aerodrome] An aerodrome is destroyed.
    } Entente { $entente }, Central Empires { $empires }: { $winner ->
        [none] a draw.
       *[other] { $winner } win the campaign.
    }
wings-campaign-event-flies =
    { $how ->
        [fly] { $side }: flies the mission.
        [give-up] { $side }: gives the mission up.
       *[other] { $side }: leaves the mission to { $how }.
    }

## refusals

wings-fact-side =
    { $value ->
        [entente] of the Entente
       *[empires] of the Central Empires
    }
wings-fact-mission = mission { $value }
wings-fact-missions = missions { $value }
wings-fact-pilot = pilot { $value }
wings-fact-skill = skill { $value }
wings-fact-price = price { $value }
wings-fact-points = points { $value }
wings-fact-reserve = reserve { $value }
wings-fact-line = line of the table: { $value }
wings-fact-specials = special damage { $value }
wings-fact-item = item { $value }
wings-fact-task = mission { $value }
wings-fact-objective = objective { $value }
wings-fact-what = { $value }
wings-fact-reliefs = reinforcements { $value }
wings-fact-victories = victories { $value }
wings-group-camp = Campaigns
wings-group-maj = Major objectives
wings-group-end = The end of a campaign
wings-group-doc = Doctrine
