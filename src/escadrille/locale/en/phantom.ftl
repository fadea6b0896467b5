# The words of phantom, in English. The folder fr has the same keys.

## phantom: names

phantom-level-newbie = Newbie
phantom-level-green = Green
phantom-level-average = Average
phantom-level-skilled = Skilled
phantom-level-veteran = Veteran
phantom-level-ace = Ace

phantom-status-okay = Okay
phantom-status-shaken = Shaken
phantom-status-unfit = Unfit
phantom-band-okay = OK
phantom-band-shaken = Shak
phantom-band-unfit = Unf

phantom-altitude-high = High
phantom-altitude-low = Low
phantom-letter-high = H
phantom-letter-low = L
phantom-letter-soft = S
phantom-speed-fast = F
phantom-speed-slow = S

phantom-grade-dismal = Dismal
phantom-grade-poor = Poor
phantom-grade-adequate = Adequate
phantom-grade-good = Good
phantom-grade-great = Great

phantom-leg-target-bound = on the way to the Target
phantom-leg-over-target = over the target
phantom-leg-home-bound = on the way home

phantom-guns = guns
phantom-unarmed = no load
phantom-nobody = nobody
phantom-and = {" "}and{" "}
phantom-point = .
phantom-percent = { $percent }%

phantom-intel-none = nothing is removed
phantom-intel-site-any = a Site
phantom-intel-site-centre = a Site in the centre
phantom-intel-bandit-any = a Bandit
phantom-intel-bandit-centre = a Bandit in the centre

phantom-phase-set-up = the squadron
phantom-phase-draw = choice of the Target
phantom-phase-sites = Sites
phantom-phase-flight = the flight
phantom-phase-tanker = tanker
phantom-phase-arms = arming
phantom-phase-target-bound = to the Target
phantom-phase-abort = last chance to turn back
phantom-phase-placement = placement
phantom-phase-bandits = Bandits
phantom-phase-intel = Intel
phantom-phase-over-target = over the target
phantom-phase-turns = over the target
phantom-phase-home-bound = home
phantom-phase-rescue = rescue
phantom-phase-debriefing = debriefing
phantom-phase-rest = rest
phantom-phase-record = the log
phantom-phase-end = end of the mission
phantom-phase-over = the campaign is over

phantom-step-jettison = jettison
phantom-step-fast = Fast pilots attack
phantom-step-enemy = the enemy attacks
phantom-step-slow = Slow pilots attack
phantom-step-move = movement
phantom-step-bandits = Bandits move

phantom-decision =
    { $value ->
        [recruit] pilot card
        [promote] promotion
        [target] Target
        [assign] flight
        [tanker] tanker
        [arm] load
        [relief] relief
        [abort] turning back
        [place] zone of entry
        [level] altitude
        [intel] Intel
        [remove] event
        [jettison] jettison
        [drop] what is dropped
        [attack] attack
        [aim] what is attacked
        [weapons] weapons of the attack
        [suppress] suppression
        [evade] evasion
        [move] movement
        [rest] priority rest
       *[other] { $value }
    }

phantom-zone = { $value }
phantom-table-help =
    { $count ->
        [one] { $count } help sheet
       *[other] { $count } help sheets
    }
phantom-table-aircraft =
    { $count ->
        [one] { $count } type of aircraft
       *[other] { $count } types of aircraft
    }
phantom-table-pilot =
    { $count ->
        [one] { $count } pilot card
       *[other] { $count } pilot cards
    }
phantom-table-weapon =
    { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
phantom-table-supply =
    { $count ->
        [one] { $count } kind of weapon counter
       *[other] { $count } kinds of weapon counters
    }
phantom-table-site =
    { $count ->
        [one] { $count } Site
       *[other] { $count } Sites
    }
phantom-table-bandit =
    { $count ->
        [one] { $count } Bandit
       *[other] { $count } Bandits
    }
phantom-table-counter =
    { $count ->
        [one] { $count } kind of air-defence counter
       *[other] { $count } kinds of air-defence counters
    }
phantom-table-region =
    { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }
phantom-table-target =
    { $count ->
        [one] { $count } Target card
       *[other] { $count } Target cards
    }
phantom-table-event =
    { $count ->
        [one] { $count } event card
       *[other] { $count } event cards
    }
phantom-table-track =
    { $count ->
        [one] { $count } track
       *[other] { $count } tracks
    }
phantom-table-sheet =
    { $count ->
        [one] { $count } campaign sheet
       *[other] { $count } campaign sheets
    }

phantom-reason-dismal = The campaign was dismal.
phantom-reason-poor = The campaign went poorly.
phantom-reason-adequate = The campaign was adequate.
phantom-reason-good = The campaign was good.
phantom-reason-great = The campaign was great.
phantom-reason-unfinished = unfinished

phantom-group-geo = The tactical display
phantom-group-comp = Components and state
phantom-group-pilot = Pilots and aircraft
phantom-group-setup = Preparing a campaign
phantom-group-track = The three tracks
phantom-group-so = Special option points
phantom-group-seq = Sequence of play
phantom-group-pre = Pre-flight
phantom-group-arm = Arming
phantom-group-tb = Flight to the Target
phantom-group-ot = Over the target
phantom-group-atk = Your attacks
phantom-group-aa = Air-to-air attacks
phantom-group-ag = Air-to-ground attacks
phantom-group-dmg = Damage
phantom-group-eny = Enemy attacks
phantom-group-react = Suppression and evasion
phantom-group-house = What the house adds
phantom-group-ruling = Rulings on what the rules leave open

phantom-option-random-squadron = Random squadron
phantom-option-enemy-die = Added to enemy attack rolls
phantom-option-one-suppressor-per-attack = One suppression per enemy attack
phantom-option-rest-recovery = Stress lost by resting pilots
phantom-option-priority-rest = Priority rest for SO points
phantom-option-kill-experience = Experience for kills
phantom-option-partial-success = VP for a half-destroyed Target

## phantom: the board

phantom-board-mission = mission { $slot }/{ $missions }
phantom-board-turn = turn { $turn }/{ $turns }: { $step }
phantom-board-points = VP { $vp } ({ $grade }) · SO { $so } · { $levels }
phantom-board-threat =
    { $type }: { $attack }, range { $range }, { $altitudes }{ $radar ->
        [yes] , radar
       *[no] {""}
    }

phantom-track-recon = Recon
phantom-track-intel = Intel
phantom-track-politics = Politics
phantom-track-recon-value =
    { $value ->
        [one] 1 Target card
       *[other] { $value } Target cards
    }
phantom-track-intel-value = { $value }
phantom-track-politics-value = Targets up to { $value }

phantom-col-pilot = pilot
phantom-col-type = type
phantom-col-level = level
phantom-col-stress = stress: Okay│Shaken│
phantom-col-figures = AtA/AtG
phantom-col-cool = Cl
phantom-col-xp = XP

phantom-head-politics = Pol
phantom-head-vp = VP
phantom-head-stress = Str
phantom-head-damage = Dmg
phantom-head-aircraft = Air
phantom-head-sites = Sit
phantom-head-bandits = Bdt
phantom-head-lost = Lost
phantom-head-missing = MIA
phantom-head-cool = Cool
phantom-head-okay = Okay AtA/AtG
phantom-head-shaken = Shaken AtA/AtG
phantom-head-xp = XP
phantom-head-so = SO

phantom-gain-recon = Recon +{ $points }
phantom-gain-intel = Intel +{ $points }
phantom-gain-so = SO +{ $points }
phantom-gain-vp = VP +{ $points }

phantom-note-worth = VP { $vp }, stress { $stress }
phantom-note-destroyed = destroyed
phantom-note-soft = soft
phantom-note-tanker = tanker
phantom-note-blind = blind from High
phantom-note-penalty = −{ $wp } WP
phantom-note-sar = rescue { $shift }
phantom-note-more = VP +{ $vp } if destroyed
phantom-note-place = { $zone } { $altitude }
phantom-note-load = { $load } ({ $wp }/{ $most } WP)
phantom-note-gun = gun
phantom-note-heavy = air-to-air { $shift }
phantom-note-damaged = Damaged

phantom-role-missing = missing
phantom-role-aborted = turned back
phantom-role-down-target-bound = shot down on the way to the Target
phantom-role-down-over-target = shot down over the target
phantom-role-down-home-bound = shot down on the way home

phantom-log-calm = calm period
phantom-log-destroyed = destroyed
phantom-log-stands = stands

phantom-help =
    Pilots, Targets, weapons and zones are typed by their names: monger, mk-82,
    a-n, s1; -mk-82 puts a counter back, pigeon+ takes a card’s better side (★).
    Stress: ■ in its bands, Okay│Shaken│. F Fast, S Slow; +1/−2 are the air-to-air
    and air-to-ground figures; Cl is Cool; SO: special option points.
    ▲ High, ▼ Low, ! Damaged, · has attacked, ► is asked.
    5/8/10: least rolls for Stress, Damaged and Destroyed; – never.
    The value in force on a track stands in brackets; Sc+B: Intel removes a Site
    in the centre and any Bandit.
    Sites and Bandits of a Target: in each approach zone / in the centre.

## phantom: odds

phantom-odds = { $word }, { $percent }
phantom-odds-never = impossible
phantom-odds-slim = slim
phantom-odds-unlikely = unlikely
phantom-odds-even = about even
phantom-odds-likely = likely
phantom-odds-strong = very likely
phantom-odds-certain = certain
phantom-odds-damage = { $mean } damage on average
phantom-odds-target = { $mean } damage on average; to destroy it: { $odds }
phantom-odds-threat = If nothing is done: { $odds }
phantom-odds-named = So far: { $odds }
phantom-odds-loads = Loaded so far: { $mine } damage on average, the whole flight { $all } of the { $needed } needed; to destroy it: { $odds }
phantom-harm-miss = miss { $percent }
phantom-harm-stress = stress { $percent }
phantom-harm-damaged = Damaged { $percent }
phantom-harm-lost = shot down { $percent }

## phantom: questions

phantom-ask-recruit =
    A pilot, { $level } ({ $left ->
        [one] 1 place left
       *[other] { $left } places left
    } of that level; SO { $so }): which card?
phantom-ask-promote = Promote somebody for { $cost } SO? You have { $so }.
phantom-ask-target = Which Target? Politics allows up to { $politics }; SO { $so }.
phantom-ask-assign = Who flies? { $named } of { $most } named.
phantom-ask-tanker = A tanker for { $cost } SO (you have { $so })? It gives every aircraft { $wp } WP back.
phantom-ask-arm = { $pilot }: { $load } ({ $wp }/{ $most } WP; SO { $so }). Load what?
phantom-ask-relief =
    Who is relieved of { $points ->
        [one] 1 stress
       *[other] { $points } stress
    }?
phantom-ask-abort = Does anybody turn back?
phantom-ask-place = Where does { $pilot } enter?
phantom-ask-level = At which altitude does { $pilot } fly?
phantom-ask-intel =
    Intel: which { $face ->
        [site] Site
       *[bandit] Bandit
    }{ $area ->
        [centre] {" "}in the centre
       *[any] {""}
    } is destroyed?
phantom-ask-remove =
    The event: which { $face ->
        [site] Site
       *[bandit] Bandit
    }{ $area ->
        [approach] {" "}in an approach zone
       *[any] {""}
    } is destroyed?
phantom-ask-jettison = Does anybody jettison something?
phantom-ask-drop = What does { $pilot } drop?
phantom-ask-attack =
    { $fast ->
        [yes] Which Fast pilot attacks now?
       *[no] Which Slow pilot attacks now?
    }
phantom-ask-aim = What does { $pilot } attack?
phantom-ask-weapons =
    { $suppression ->
        [yes] { $pilot } suppresses { $aim }
       *[no] { $pilot } attacks { $aim }
    } (modifier { $modifier }; named: { $named }). With what?
phantom-ask-suppress = { $threat } attacks { $pilot }. Who suppresses it?
phantom-ask-evade = { $threat } attacks { $pilot }. Evade?
phantom-ask-move = Where does { $pilot } go?
phantom-ask-rest =
    Who gets priority rest: { $points } stress less for { $cost } SO? { $count ->
        [one] Once more;
       *[other] Up to { $count } times;
    } SO { $so }.

## phantom: answers

phantom-pass-promote = nobody more
phantom-pass-assign = the flight is complete
phantom-pass-tanker = no tanker
phantom-pass-arm = the load is complete
phantom-pass-abort = on to the Target
phantom-pass-intel = destroy nothing
phantom-pass-jettison = nobody more
phantom-pass-drop = keep the rest
phantom-pass-attack = no attack more in this step
phantom-pass-suppress = no suppression
phantom-pass-evade = fly on: { $odds }
phantom-pass-rest = nobody more

phantom-do-calm = no mission: a calm period, the three markers one box left
phantom-do-recon =
    { $cards ->
        [one] 1 more Target card
       *[other] { $cards } more Target cards
    } for { $so } SO
phantom-do-tanker = buy the tanker
phantom-do-unload = put back { $weapon }
phantom-do-guns = guns: { $odds }
phantom-do-fire = roll: { $odds }
phantom-do-evade = evade ({ $stress } stress): { $odds }
phantom-do-low = Low; reached by { $threats }
phantom-do-high = High; reached by { $threats }
phantom-do-zone =
    { $distance ->
        [0] at the Target
        [one] 1 zone from the Target
       *[other] { $distance } zones from the Target
    }; enemies in range: { $low } Low, { $high } High
phantom-do-stay =
    stay, { $distance ->
        [0] at the Target
        [one] 1 zone from the Target
       *[other] { $distance } zones from the Target
    }; enemies in range: { $low } Low, { $high } High
phantom-do-promote = { $level }: { $okay }; { $shaken }
phantom-do-threat = { $threat } in { $zone }
phantom-do-aim = { $aim }, with { $weapons }: { $odds }
phantom-do-use = { $weapon } ({ $count } left): { $odds }

phantom-load-weight = { $wp } WP
phantom-load-cost = { $so } SO
phantom-load-soft = soft { $bonus }
phantom-load-figures = { $factors }, range { $range }, { $altitudes }
phantom-load-mean = { $mean } damage

## phantom: events of the cards

phantom-effect-none = nothing happens
phantom-effect-stress =
    { $points ->
        [one] 1 stress
       *[other] { $points } stress
    } for { $who ->
        [all] every pilot of the flight
       *[random] one pilot at random
    }
phantom-effect-relief =
    { $who ->
        [all] every pilot of the flight
       *[choice] a pilot of your choice
    } loses { $points } stress
phantom-effect-attack =
    { $by ->
        [radar] missiles
        [guns] guns
       *[bandit] fighters
    } attack one aircraft at random ({ $attack })
phantom-effect-abort = one aircraft at random turns back
phantom-effect-site-add =
    { $count ->
        [one] a Site more
       *[other] { $count } Sites more
    } { $zone ->
        [centre] in the centre
       *[approach] { $count ->
            [one] in an approach zone at random
           *[other] in approach zones at random
        }
    }
phantom-effect-site-remove =
    a Site of your choice { $zone ->
        [approach] in an approach zone is destroyed
       *[any] is destroyed
    }{ $type ->
        [any] {""}
       *[other] : { $type }
    }
phantom-effect-bandit-add =
    { $count ->
        [one] a Bandit counter more is drawn for the centre
       *[other] { $count } Bandit counters more are drawn for the centre
    }
phantom-effect-bandit-remove = a Bandit of your choice is destroyed
phantom-effect-bandit-move = every Bandit flies one zone
phantom-effect-high-blind = nothing on the ground can be attacked from High
phantom-effect-so = SO { $shift }
phantom-effect-sar = every rescue roll { $shift }
phantom-effect-politics =
    Politics { $boxes ->
        [one] one box
       *[other] { $boxes } boxes
    } { $right ->
        [yes] right
       *[no] left
    }{ $least ->
        [0] {""}
       *[other] , if the Target’s politics value is { $least } or more
    }
phantom-effect-bonus = if the Target is destroyed: { $gains }

## phantom: the log

phantom-event-recruited =
    { $pilot } joins the squadron ({ $level }){ $so ->
        [0] {""}
       *[other] , SO { $change }
    }
phantom-event-promoted = { $pilot } is promoted: { $level }{ $so ->
        [0] {""}
       *[other] {" "}(SO −{ $so })
    }
phantom-event-mission-slot = Mission { $slot } of { $missions }
phantom-event-marker-moved-recon =
    Recon { $boxes ->
        [one] one box
       *[other] { $boxes } boxes
    } { $right ->
        [yes] right
       *[no] left
    }: { $value ->
        [one] 1 Target card
       *[other] { $value } Target cards
    }
phantom-event-marker-moved-intel =
    Intel { $boxes ->
        [one] one box
       *[other] { $boxes } boxes
    } { $right ->
        [yes] right
       *[no] left
    }: { $value }
phantom-event-marker-moved-politics =
    Politics { $boxes ->
        [one] one box
       *[other] { $boxes } boxes
    } { $right ->
        [yes] right
       *[no] left
    }: Targets up to { $value }
phantom-event-so-changed = SO { $change }: { $left } left
phantom-event-calm-period =
    { $forced ->
        [yes] Nobody flies: the calm is forced
       *[no] A calm period
    }
phantom-event-campaign-ended = The campaign is over: { $grade }. VP { $vp }; { $flown ->
        [one] 1 mission flown
       *[other] { $flown } missions flown
    }, { $destroyed ->
        [one] 1 Target destroyed
       *[other] { $destroyed } Targets destroyed
    }, { $calm ->
        [one] 1 calm period
       *[other] { $calm } calm periods
    }; aircraft lost { $shot_down }, pilots missing { $missing }, promotions { $promotions }; SO spent { $so_spent }, left { $so_left }.
phantom-event-targets-drawn =
    { $reshuffled ->
        [yes] The Target cards are shuffled. Drawn: { $targets }
       *[no] Targets drawn: { $targets }
    }
phantom-event-recon-bought = Reconnaissance is bought for { $so } SO
phantom-event-target-chosen = The Target: { $target } ({ $region })
phantom-event-site-placed = In { $zone }: { $threat } { $site }
phantom-event-assigned = { $pilot } will fly
phantom-event-tanker-bought = A tanker comes along ({ $so } SO)
phantom-event-armed =
    { $pilot } carries { $load } ({ $wp } WP{ $so ->
        [0] {""}
       *[other] , { $so } SO
    })
phantom-event-armed-empty = { $pilot } flies without a load
phantom-event-event-drawn =
    { $reshuffled ->
        [yes] (The event cards are shuffled.){" "}
       *[no] {""}
    }{ $card } ({ $leg }). { $text } — { $effect }
phantom-event-event-ignored = { $card } finds nothing to act on
phantom-event-blinded = Nothing on the ground can be attacked from High in this mission
phantom-event-singled = It falls on { $pilot }
phantom-event-stressed = { $pilot } takes { $points } stress: { $stress } ({ $status })
phantom-event-relieved = { $pilot } loses { $points } stress: { $stress } ({ $status })
phantom-event-disarmed = { $pilot } is Unfit and loses { $load }
phantom-event-aborted = { $pilot } turns back
phantom-roll = { $weapon } { $die }: { $damage }
phantom-event-placed = { $pilot } enters in { $zone }, { $altitude }
phantom-event-flew = { $pilot } flies to { $zone }, { $altitude }
phantom-event-jettisoned = { $pilot } drops { $weapon }
phantom-event-shot-down = { $pilot } is shot down { $leg }!
phantom-event-damaged = { $pilot } is Damaged
phantom-event-bandit-placed = In { $zone }: { $threat } { $bandit }
phantom-event-no-bandits =
    { $blanks ->
        [one] One counter drawn was no Bandit
       *[other] { $blanks } counters drawn were no Bandits
    }
phantom-event-bandit-moved = { $threat } flies to { $zone }
phantom-event-threat-destroyed = { $by } destroys { $threat } { $type }
phantom-event-threat-destroyed-intel = Intel destroys { $threat } { $type }
phantom-event-threat-destroyed-event = The event destroys { $threat } { $type }
phantom-event-turn-began = Turn { $turn } over the target
phantom-event-attacked =
    { $pilot } { $suppression ->
        [yes] suppresses { $aim }: { $rolls }{ $total ->
            [0] . It fails
           *[other] . It holds
        }
       *[no] attacks { $aim }: { $rolls }
    }
phantom-event-target-damaged =
    { $damage ->
        [one] 1 damage
       *[other] { $damage } damage
    } on the Target: { $total }/{ $needed }
phantom-event-target-destroyed = { $target } is destroyed!
phantom-event-threatened = { $threat } attacks { $pilot }
phantom-event-threatened-event = { $pilot } is attacked
phantom-event-suppressed = The attack of { $threat } is cancelled by { $pilot }
phantom-event-evaded = { $pilot } evades
phantom-event-fired =
    { $threat } fires at { $pilot }: { $dice }, modified { $modified }: { $result }
phantom-event-itself = The enemy
phantom-fired-miss = miss
phantom-fired-stress = stress
phantom-fired-damaged = Damaged
phantom-fired-destroyed = Destroyed
phantom-event-searched = The search for { $pilot }: { $die }, modified { $modified }: { $result }
phantom-searched-quick = a quick rescue
phantom-searched-under-fire = rescued under fire
phantom-searched-missing = missing
phantom-event-debriefed = Debriefing: { $target } { $destroyed ->
        [yes] is destroyed
       *[no] stands
    } (damage { $damage }). VP +{ $vp }{ $lost ->
        [0] {""}
       *[other] , −{ $lost } for losses (aircraft { $shot_down }, pilots missing { $missing })
    }
phantom-event-recorded =
    { $pilot }: stress { $stress } ({ $status }), XP { $xp }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }

## phantom: facts of refusals

phantom-fact-aim = against { phantom-zone }
phantom-fact-aircraft = aircraft { $value }
phantom-fact-allowed = allowed: up to { $value }
phantom-fact-altitude =
    altitude { $value ->
        [high] High
       *[low] Low
    }
phantom-fact-back = put back { $value }
phantom-fact-campaign = campaign { $value }
phantom-fact-card = card { $value }
phantom-fact-cards = cards left { $value }
phantom-fact-cost = costs { $value } SO
phantom-fact-counters = counters left { $value }
phantom-fact-damage = damage { $value }
phantom-fact-decision = question: { phantom-decision }
phantom-fact-distance = distance { $value }
phantom-fact-fast =
    { $value ->
        [yes] Fast
       *[no] Slow
    }
phantom-fact-from = from { phantom-zone }
phantom-fact-left = WP left { $value }
phantom-fact-level =
    level { $value ->
        [newbie] { phantom-level-newbie }
        [green] { phantom-level-green }
        [average] { phantom-level-average }
        [skilled] { phantom-level-skilled }
        [veteran] { phantom-level-veteran }
       *[ace] { phantom-level-ace }
    }
phantom-fact-load = counters on board { $value }
phantom-fact-loaded = on board { $value }
phantom-fact-pilot = pilot { $value }
phantom-fact-politics = politics value { $value }
phantom-fact-reason =
    { $value ->
        [already-chosen] already chosen
        [already-assigned] already assigned
        [not-on-the-display] not on the display
        [nothing-in-reach] nothing in reach
        [not-refusable] it cannot be refused
        [guns-and-counters-are-not-combined] guns and counters are not combined
        [not-drawn] not drawn
        [gone] gone
       *[other] { $value }
    }
phantom-fact-service =
    service { $value ->
        [usaf] US Air Force
       *[usn] US Navy
    }
phantom-fact-slot =
    { $value ->
        [newbie] place of a { phantom-level-newbie }
        [green] place of a { phantom-level-green }
        [average] place of an { phantom-level-average }
        [skilled] place of a { phantom-level-skilled }
        [veteran] place of a { phantom-level-veteran }
       *[other] mission { $value }
    }
phantom-fact-so = SO { $value }
phantom-fact-stress = stress { $value }
phantom-fact-target = Target { $value }
phantom-fact-threat = { $value }
phantom-fact-turn = turn { $value }
phantom-fact-weapon = weapon { $value }
phantom-fact-wp = weighs { $value } WP
phantom-fact-years = in service { $value }
phantom-fact-zone = zone { phantom-zone }

## The squadron book

phantom-book-slots = mission { $slot } of { $missions }
phantom-book-vp = VP { $vp } ({ $grade })
phantom-book-so = SO spent { $spent }, left { $left }
phantom-book-flown = on a mission
phantom-book-yes = yes
phantom-book-missions-title = Missions
phantom-book-accounts-title = SO points and markers
phantom-book-pilots-title = Pilots
phantom-book-stress-title = Stress
phantom-book-xp-title = Experience
phantom-book-vp-title = Victory points
phantom-book-slot = mission
phantom-book-target = Target
phantom-book-result = result
phantom-book-damage = damage
phantom-book-gain = VP
phantom-book-total = VP in all
phantom-book-shot-down = shot down
phantom-book-missing = missing
phantom-book-weapons-so = SO for weapons
phantom-book-other-so = other SO
phantom-book-recon = recon
phantom-book-intel = intel
phantom-book-politics = politics
phantom-book-pilot = pilot
phantom-book-aircraft = aircraft
phantom-book-level = level
phantom-book-promoted = promoted
phantom-book-xp = XP
phantom-book-stress = stress
phantom-book-status = status
phantom-book-missions = missions

## The adviser

phantom-course-usual = the usual way
phantom-course-high = the whole flight High
phantom-course-low = the whole flight Low
phantom-course-everyone = as many aircraft as the Target allows
phantom-course-few = half a flight
phantom-course-free = only counters that cost no SO points
phantom-course-missiles = this aircraft as escort, with missiles
phantom-course-home = everybody turns back
phantom-figure-worth = worth to the campaign: { $vp } VP, all counted
phantom-figure-destroyed = Target destroyed: { $odds }
phantom-figure-vp = VP: { $value }
phantom-figure-lost = aircraft shot down: { $value }
phantom-figure-missing = pilots missing: { $value }
phantom-figure-stress = stress of the squadron: { $value }
phantom-figure-so = SO points: { $value }
phantom-spread-always = { $low } every time
phantom-spread-same = { $mean } on average, nearly always { $low }
phantom-spread-between = { $mean } on average, { $low } to { $high } in eight flights of ten
