# The words of zero, in English. The folder fr has the same keys.

## zero: names

zero-title-in-my-sights = In My Sights
zero-title-out-of-the-sun = Out of the Sun
zero-title-maneuvering = Manoeuvring
zero-title-half-loop = Half Loop
zero-title-scissors = Scissors
zero-title-vertical-roll = Vertical Roll
zero-title-full-throttle = Full Throttle
zero-title-tight-turn = Tight Turn
zero-title-barrel-roll = Barrel Roll
zero-title-ace-pilot = Ace Pilot
zero-subtitle-fuel-tank = Fuel Tank
zero-no-card = no card

zero-level-very-low = Very Low
zero-level-low = Low
zero-level-medium = Medium
zero-level-high = High
zero-level-very-high = Very High
zero-level-secret = secret

zero-position-tailed = Tailed
zero-position-disadvantaged = Disadvantaged
zero-position-neutral = Neutral
zero-position-advantaged = Advantaged
zero-position-tailing = Tailing
zero-link-flank = flank
zero-link-tail = tail

zero-phase-force = choice of aircraft
zero-phase-bonus = pilot bonuses
zero-phase-start = starting altitudes
zero-phase-next = who acts next
zero-phase-wingman = Wingman Attack
zero-phase-altitude = Altitude Change
zero-phase-play = Card Play
zero-phase-discard = Discard
zero-phase-draw = Draw
zero-phase-end = end of the sequence
zero-phase-over = dogfight over

zero-figure-value = Val
zero-figure-performance = Perf
zero-figure-horsepower = HP
zero-figure-bursts = Bst
zero-figure-offensive = Off
zero-figure-defensive = Def
zero-figure-hits = Cap

zero-bonus-p = Performance +1
zero-bonus-h = Horsepower +1
zero-bonus-b = Bursts +1
zero-bonus-g = Gunner +1

zero-decision =
    { $value ->
        [force] choice of aircraft
        [start] starting altitude
        [bonus] pilot bonus
        [letter] kind of bonus
        [next] who acts
        [raid] target of the Wingman
        [strike] card of the Wingman
        [altitude] altitude change
        [pay] card to pay with
        [follow] follow or not
        [play] card to play
        [use] use of the card
        [target] target
        [break-off] who breaks off
        [react] answer to a card
        [guise] as itself or as Scissors
        [discard] discard
        [draw] cards to draw
       *[other] { $value }
    }

zero-table-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
zero-table-fighter =
    { $count ->
        [one] { $count } type of aircraft
       *[other] { $count } types of aircraft
    }
zero-table-scenario =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }

zero-reason-points = Victory Points decide.
zero-reason-draw = Nobody is ahead.
zero-reason-time = The last game turn is over.
zero-reason-last-side = Only one side is still flying.
zero-reason-unfinished = unfinished

## zero: the board

zero-board-turn = turn { $turn }/{ $turns }
zero-board-active = { $aircraft }: { $phase }
zero-board-points = VP { $points }
zero-board-deck = deck { $deck }
zero-board-clouds = clouds above { $level }
zero-board-hits = Hits
zero-board-hand = hand
zero-board-destroyed = destroyed
zero-board-disengaged = disengaged
zero-board-own-hand = Hand of { $aircraft }:
zero-board-mini-hand = Mini-hand of { $aircraft }:
zero-board-empty = empty
zero-board-order = Order: { $order }
zero-board-sequence = { $aircraft }:
zero-board-target = target { $enemy }
zero-board-bursts =
    { $fired ->
        [0] Bursts { $left }
       *[other] Bursts { $left } left, { $fired } fired
    }
zero-board-gunner = gunner { $left }
zero-board-agile =
    { $used ->
        [yes] agility used
       *[no] agility ready
    }
zero-note-promoted = promoted Wingman
zero-note-shaken = shaken: Performance -1 this turn
zero-note-surprised = surprised
zero-note-pilot = pilot: { $bonuses }
zero-note-damaged = Damaged
zero-note-turbo = turbo
zero-note-gunner = gunner { $bursts }
zero-note-agile = Agile
zero-note-ceiling = ceiling { $level }
zero-note-alone = no Wingman

zero-help =
    a1 is a Leader, a1w its Wingman; +w beside a Leader: its Wingman flies with it.
    On the table: ►── flank ──▲ a nose on a flank (Advantaged), ►── tail ──► on a tail (Tailing),
    ► ◄ Neutral. ■ Hits; │ where the card is turned over; the last □ destroys.
    Perf Performance (hand limit), HP Horsepower (cards drawn; 2+1: with its altitude), Bst Bursts,
    Off and Def cards of a Wingman's mini-hand. In My Sights 2/3 costs 2 Bursts for 3 Hits.

## zero: questions

zero-ask-fighter = Element { $number } of { $count }, in secret:
zero-ask-fighter-points =
    Element { $number }, in secret ({ $left ->
        [one] 1 point
       *[other] { $left } points
    } to spend exactly):
zero-ask-company = { $fighter }: with a Wingman?
zero-ask-start = At which altitude does { $aircraft } start, in secret?
zero-ask-bonus =
    Your side is worth less: { $count ->
        [one] 1 pilot bonus
       *[other] { $count } pilot bonuses
    } to give. To which Leader?
zero-ask-letter = Which bonus for { $aircraft }?
zero-ask-next = Which of your Elements acts now?
zero-ask-raid = Whom does { $aircraft } attack?
zero-ask-strike = Which card does { $aircraft } play at { $enemy }?
zero-ask-altitude = { $aircraft } flies at { $level }. Climb or dive?
zero-ask-pay = Which card does { $aircraft } pay with?
zero-ask-follow =
    { $enemy } { $climbed ->
        [yes] climbs
       *[no] dives
    }. Does { $aircraft } follow? { $cost ->
        [0] (free)
        [one] (1 card)
       *[other] ({ $cost } cards)
    }
zero-ask-play = What does { $aircraft } do?
zero-ask-use = { $card }: how?
zero-ask-target = { $card }: against whom?
zero-ask-break-off = Who leaves the fight? (the shift on the Disengagement Table: + is safer)
zero-ask-react = Does { $aircraft } answer { $title }?
zero-ask-guise = { $card }: as what?
zero-ask-discard = Does { $aircraft } discard anything?
zero-ask-draw =
    How many cards does { $aircraft } draw? { $count ->
        [one] (1 at most)
       *[other] ({ $count } at most)
    }

zero-threat-fire =
    { $aircraft } fires at { $enemy }: { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    }.
zero-threat-gunner =
    The gunner of { $aircraft } fires at { $enemy }: { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    }.
zero-threat-maneuver = { $aircraft } manoeuvres on { $enemy }, for its Leader to be { $position }.
zero-threat-agile = { $aircraft } turns like Scissors on { $enemy }, to be { $position }.
zero-threat-chase =
    { $aircraft } manoeuvres on { $enemy }: { $bursts ->
        [one] 1 Burst more
       *[other] { $bursts } Bursts more
    }.
zero-threat-relieve = { $aircraft } comes to the help of { $friend } against { $enemy }.
zero-threat-climb = { $aircraft } rolls upwards, away from { $enemy }.
zero-threat-dive = { $aircraft } rolls downwards, away from { $enemy }.

## zero: answers

zero-pass-bonus = no more bonuses
zero-pass-raid = no Wingman Attack
zero-pass-strike = end the attack, discard the rest
zero-pass-altitude = stay at this level
zero-pass-follow = let it go
zero-pass-play = end Card Play
zero-pass-react = let it stand
zero-pass-hits =
    { $hits ->
        [one] take { $hits } Hit
       *[other] take { $hits } Hits
    }
zero-pass-discard = keep the rest
zero-pass-draw = draw nothing

zero-do-climb = climb to { $level } (discard a card)
zero-do-dive = dive to { $level } (draw a card)
zero-do-follow = follow
zero-do-abandon = give up the Position on { $enemy }
zero-do-break-off = break off the fight

zero-withdraw-leader = the Leader alone ({ $shift })
zero-withdraw-wingman = the Wingman alone ({ $wingman })
zero-withdraw-pair = both (Leader { $shift }, Wingman { $wingman })

zero-company-pair =
    { $value ->
        [one] with a Wingman: 1 point
       *[other] with a Wingman: { $value } points
    }
zero-company-leader =
    { $value ->
        [one] alone: 1 point
       *[other] alone: { $value } points
    }

zero-guise-answer = as { $title }
zero-guise-agile = as Scissors (Agile)

zero-use-fire =
    fire: { $bursts ->
        [one] 1 Burst
       *[other] { $bursts } Bursts
    }, { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    }
zero-use-gunner =
    gunner: { $bursts ->
        [one] 1 Burst
       *[other] { $bursts } Bursts
    }, { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    }
zero-use-climb = climb
zero-use-dive = dive
zero-use-agile = as Scissors (Agile)
zero-use-answers =
    { $count ->
        [one] answers 1 card
       *[other] answers { $count } cards
    }
zero-effect-maneuvering = one step
zero-effect-half-loop = two steps
zero-effect-scissors = Disadvantaged to Advantaged
zero-effect-full-throttle = one step, from behind
zero-effect-vertical-roll = one level up or down

zero-menu-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
zero-menu-announce =
    attack the Wingman { $enemy } ({ $count ->
        [one] it draws 1 card
       *[other] it draws { $count } cards
    })
zero-menu-wingman =
    { $enemy }, Wingman ({ $count ->
        [one] draws 1 card
       *[other] draws { $count } cards
    })
zero-menu-relieve = { $enemy }, isolated, to help { $friend }
zero-menu-raid = { $enemy } (your Leader is { $position })
zero-menu-target =
    { $enemy } (you are { $position }, { $left ->
        [0] no Burst left
        [one] 1 Burst left
       *[other] { $left } Bursts left
    })

## zero: the log

zero-your-wingman = your Wingman
zero-your-wingman-of = your Wingman ({ $label })
zero-event-drew =
    { $aircraft } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }
zero-event-drew-unseen =
    { $aircraft } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
zero-event-drew-mini-hand =
    { $aircraft } draws a mini-hand of { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $cards }
zero-event-drew-mini-hand-unseen =
    { $aircraft } draws a mini-hand of { $count ->
        [one] one card
       *[other] { $count } cards
    }
zero-event-reshuffled = The discard pile becomes the draw pile again ({ $cards } cards)
zero-event-forces-revealed = Forces revealed: { $all }
zero-event-bonus-taken = The pilot of { $aircraft }: { $bonus }
zero-event-levels-revealed = Altitudes revealed: { $all }
zero-event-first-side = First to act: { $side }
zero-event-game-turn = Game turn { $turn }
zero-event-sequence-began = Sequence of { $aircraft }
zero-event-raided = { $aircraft } attacks { $enemy } as a Wingman
zero-event-announced = { $aircraft } attacks a Wingman: { $enemy }
zero-event-left-over = { $aircraft } discards the rest of its mini-hand: { $cards }
zero-event-moved =
    { $aircraft } { $climbed ->
        [yes] climbs
       *[no] dives
    } to { $level }
zero-event-followed =
    { $aircraft } follows and { $climbed ->
        [yes] climbs
       *[no] dives
    } to { $level }
zero-event-stayed = { $aircraft } does not follow
zero-event-paid = { $aircraft } pays with { $card }
zero-event-roll-lost = { $aircraft } has no card left to climb with: the Vertical Roll is lost
zero-event-abandoned = { $aircraft } gives up its Position on { $enemy }
zero-event-reacted =
    { $aircraft } answers { $answers } with { $card }{ $agile ->
        [yes] {" "}as Scissors
       *[no] {""}
    }
zero-event-cancelled = The play of { $aircraft } on { $enemy } is cancelled
zero-event-cancelled-roll = The Vertical Roll of { $aircraft } is cancelled
zero-event-bursts-gained =
    { $aircraft } gains { $bursts ->
        [one] 1 Burst
       *[other] { $bursts } Bursts
    } against { $enemy } ({ $total } in all)
zero-event-hit =
    { $aircraft } takes { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    } (total { $total })
zero-event-flipped = { $aircraft } is Damaged
zero-event-destroyed = { $aircraft } is destroyed!
zero-event-hand-lost = The hand of { $aircraft } is discarded: { $cards }
zero-event-promoted = The Wingman takes over as { $aircraft }
zero-event-broke-off = Breaking off: { $aircraft }
zero-event-tested = { $aircraft } draws { $card }: level { $drawn }, shift { $shift }, so { $level }: { $result }
zero-event-disengaged =
    { $aircraft } leaves the fight{ $damaged ->
        [yes] , Damaged
       *[no] {""}
    }
zero-event-discarded = { $aircraft } discards { $card }

zero-result-destroyed = destroyed
zero-result-damaged = leaves Damaged
zero-result-evaded = leaves unharmed

zero-played-fire =
    { $aircraft } fires at { $enemy }, { $card }: { $bursts ->
        [one] 1 Burst
       *[other] { $bursts } Bursts
    }, { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    }
zero-played-gunner =
    The gunner of { $aircraft } fires at { $enemy }, { $card }: { $bursts ->
        [one] 1 Burst
       *[other] { $bursts } Bursts
    }, { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    }
zero-played-maneuver = { $aircraft } plays { $card } on { $enemy }
zero-played-agile = { $aircraft } plays { $card } as Scissors on { $enemy }
zero-played-climb = { $aircraft } plays { $card } to climb
zero-played-dive = { $aircraft } plays { $card } to dive

zero-positioned-tailed = { $aircraft } is Tailed by { $enemy }
zero-positioned-disadvantaged = { $aircraft } is Disadvantaged towards { $enemy }
zero-positioned-neutral = { $aircraft } and { $enemy } are Neutral
zero-positioned-advantaged = { $aircraft } is Advantaged on { $enemy }
zero-positioned-tailing = { $aircraft } is Tailing { $enemy }

## zero: facts of refusals

zero-fact-agreed = agreed year { $value }
zero-fact-aircraft = aircraft { $value }
zero-fact-answers =
    to answer { $value ->
        [in-my-sights] { zero-title-in-my-sights }
        [out-of-the-sun] { zero-title-out-of-the-sun }
        [maneuvering] { zero-title-maneuvering }
        [half-loop] { zero-title-half-loop }
        [scissors] { zero-title-scissors }
        [vertical-roll] { zero-title-vertical-roll }
        [full-throttle] { zero-title-full-throttle }
        [tight-turn] { zero-title-tight-turn }
        [barrel-roll] { zero-title-barrel-roll }
       *[ace-pilot] { zero-title-ace-pilot }
    }
zero-fact-asked = asked: { $value }
zero-fact-begun =
    { $value ->
        [yes] Card Play has begun
       *[no] Card Play has not begun
    }
zero-fact-behind = enemies behind { $value }
zero-fact-captain = seat { $value } decides for the side
zero-fact-card = card { $value }
zero-fact-cards = cards to pay with { $value }
zero-fact-ceiling =
    ceiling { $value ->
        [very-low] { zero-level-very-low }
        [low] { zero-level-low }
        [medium] { zero-level-medium }
        [high] { zero-level-high }
       *[very-high] { zero-level-very-high }
    }
zero-fact-clouds =
    clouds above { $value ->
        [very-low] { zero-level-very-low }
        [low] { zero-level-low }
        [medium] { zero-level-medium }
        [high] { zero-level-high }
       *[very-high] { zero-level-very-high }
    }
zero-fact-cost = cost { $value }
zero-fact-decision = question: { zero-decision }
zero-fact-enemy = enemy { $value }
zero-fact-engaged = Engaged with { $value }
zero-fact-fighter = type { $value }
zero-fact-gunner = gunner's Bursts { $value }
zero-fact-kind =
    { $value ->
        [fighter] fighter
        [fighter-bomber] fighter-bomber
        [medium-bomber] medium bomber
        [heavy-bomber] heavy bomber
       *[reconnaissance] reconnaissance aircraft
    }
zero-fact-left = left { $value }
zero-fact-level =
    level { $value ->
        [very-low] { zero-level-very-low }
        [low] { zero-level-low }
        [medium] { zero-level-medium }
        [high] { zero-level-high }
       *[very-high] { zero-level-very-high }
    }
zero-fact-levels =
    allowed: { $value ->
        [very-low] { zero-level-very-low }
        [low] { zero-level-low }
        [medium] { zero-level-medium }
        [high] { zero-level-high }
        [very-low-low] { zero-level-very-low } or { zero-level-low }
        [low-medium] { zero-level-low } or { zero-level-medium }
        [medium-high] { zero-level-medium } or { zero-level-high }
        [high-very-high] { zero-level-high } or { zero-level-very-high }
       *[other] { $value }
    }
zero-fact-most = at most { $value }
zero-fact-nation =
    nation { $value ->
        [usa] United States
        [uk] United Kingdom
        [netherlands] Netherlands
        [ussr] Soviet Union
        [japan] Japan
        [germany] Germany
       *[italy] Italy
    }
zero-fact-position =
    Position { $value ->
        [-2] { zero-position-tailed }
        [-1] { zero-position-disadvantaged }
        [0] { zero-position-neutral }
        [1] { zero-position-advantaged }
       *[2] { zero-position-tailing }
    }
zero-fact-reason =
    { $value ->
        [the-dogfight-is-over] the dogfight is over
       *[already-chosen] already chosen
    }
zero-fact-target =
    { $value ->
        [gone] the target is gone
       *[other] target { $value }
    }
zero-fact-wingman = Wingman { $value }
zero-fact-year = year { $value }
