# The flames board: the words of its cards, plates, scales and questions.

## Cards

flames-row-none = none
flames-row-attack =
    { $bursts ->
        [one] { $bursts } burst
       *[other] { $bursts } bursts
    } · { $hits ->
        [0] { $figure } hits
        [one] { $figure } hit
       *[other] { $figure } hits
    }
flames-row-destroys =
    { $bursts ->
        [one] { $bursts } burst
       *[other] { $bursts } bursts
    } · destroys
flames-row-soften = after a shot: −{ $hits } hits
flames-row-answers-all = any card played against you
flames-row-steps =
    { $steps ->
        [one] up to { $steps } step
       *[other] up to { $steps } steps
    }
flames-act-break-off = Disadv. or Tailed → Neutral
flames-act-reverse = Disadvantaged → Advantaged
flames-act-extra-hit = +1 hit, next attack
flames-act-altitude = Climb or dive by 1
flames-act-evade = enemy shots cost +1 burst
flames-act-redline = 1 hit to self, draw 3. Any time
flames-word-attack = Attack:
flames-word-reaction = reaction
flames-word-answers = Reaction:
flames-word-maneuver = Maneuver:

## Hand, deck and discard

flames-hand-of = Hand of { $aircraft }
flames-hand-tabs = Your hands
flames-hand-many = { $card }, { $count } copies
flames-hand-count =
    { $total ->
        [one] { $total } card
       *[other] { $total } cards
    }, { $playable ->
        [0] none can be played
        [one] { $playable } can be played
       *[other] { $playable } can be played
    }
flames-hand-playable = Can be played now
flames-hand-not = Cannot be played: { $why }
flames-hand-counter = counter
flames-hand-uses = { $card }: choose its use
flames-hand-how = Which use?
flames-hand-empty = Your hand is empty.
flames-hand-hidden = Hands stay hidden from those who watch.
flames-hand-waiting = Forces are being chosen in secret.
flames-pile-label = Deck and discard pile
flames-pile-deck = deck
flames-pile-discard = discard
flames-pile-seen = The discard pile, the last card first
flames-pile-empty = Nothing has been played yet.
flames-pile-close = Back to the hand

## Plates

flames-plates-title = The two aircraft
flames-plate-you = You
flames-plate-points = VP
flames-plate-speed = Speed
flames-plate-performance = Performance
flames-plate-horsepower = Power
flames-plate-bursts = Bursts
flames-plate-firepower = Firepower
flames-plate-airframe = Airframe
flames-brief-plate-speed = Speed
flames-brief-plate-performance = Perform.
flames-brief-plate-horsepower = Power
flames-brief-plate-bursts = Bursts
flames-brief-plate-firepower = Fire
flames-brief-plate-airframe = Frame
flames-plate-hits = Hits
flames-plate-damaged = Damaged
flames-plate-down = Shot down
flames-plate-active = its turn
flames-plate-acted = has acted
flames-tell-who =
    { $name }, { $side ->
        [mine] yours
        [friend] friend, { $who }
       *[enemy] enemy, { $who }
    }
flames-tell-down = { $name }: shot down
flames-tell-level = at { $level }
flames-tell-position = { $position } towards { $other }
flames-tell-damage =
    { $damage ->
        [0] no hits
        [one] { $damage } hit
       *[other] { $damage } hits
    } (damaged at { $front }, down at { $back })
flames-tell-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }

## The sky of many

flames-sky-title = The sky: who holds whom
flames-sky-lost = Lost: { $names }
flames-tile-hits = ✕ { $damage }/{ $back }
flames-tile-cards = { $count } c.
flames-tile-turn = acts

## Altitude and positions

flames-ladder-title = Altitude
flames-ladder-power = power
flames-ladder-level =
    { $level }, power { $pre } and { $post }{ $who ->
        [none] { "" }
       *[other] : { $who }
    }
flames-ladder-climb =
    { $cards ->
        [0] climb: free
        [one] climb: −{ $cards } card
       *[other] climb: −{ $cards } cards
    }
flames-ladder-dive =
    { $cards ->
        [one] dive: +{ $cards } card
       *[other] dive: +{ $cards } cards
    }
flames-brief-level-very-low = VL
flames-brief-level-low = L
flames-brief-level-medium = M
flames-brief-level-high = H
flames-brief-level-very-high = VH
flames-scale-title = Position
flames-scale-words = { $one } is { $position } towards { $other }.
flames-scale-apart = Different levels: out of each other’s reach.
flames-scale-brief-tailed = he is on your tail
flames-scale-brief-disadvantaged = he is on your flank
flames-scale-brief-neutral = nose to nose
flames-scale-brief-advantaged = you are on his flank
flames-scale-brief-tailing = you are on his tail

## Bursts

flames-bursts-yours = Your bursts
flames-bursts-of = Bursts of { $name }
flames-bursts-left = { $left } of { $size } left
flames-bursts-turn = { $bursts } + position
flames-bursts-own-turn = One fires in one’s own turn only; all pools are full when it begins.
flames-pool-brief-own = own
flames-pool-brief-advantage = advantage
flames-pool-brief-tailing = tailing
flames-pool-brief-gunner = gunner
flames-pool-left = { $left } of { $size } left
flames-pool-shut = not in that position

## Reaction chain

flames-chain-title = Reaction chain
flames-chain-you = you
flames-chain-first = first side
flames-chain-speed = Speed
flames-chain-steps =
    { $steps ->
        [one] { $card }, { $steps } step
       *[other] { $card }, { $steps } steps
    }
flames-chain-moves =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
flames-chain-agile = as Scissors
flames-chain-link = { $number }. { $who }: { $card }
flames-chain-answers = answers { $card }
flames-chain-cancelled = cancelled
flames-chain-slot-mine = { $number } · your card?
flames-chain-slot-theirs = { $number } · { $who }?
flames-chain-slot-answers = answers { $card }
flames-chain-slot-evade = Evasive, to suffer less
flames-chain-limbo = Being played: { $cards }
flames-chain-answered-by = { $card } is answered by { $cards }.
flames-stands-title = As it stands:
flames-stands-hit =
    { $hits ->
        [0] the shot does { $on } no harm.
        [one] the shot hits, { $hits } hit on { $on }.
       *[other] the shot hits, { $hits } hits on { $on }.
    }
flames-stands-destroyed = the fuel tank is hit: { $on } is destroyed.
flames-stands-spent =
    { $bursts ->
        [one] the attack on { $on } is cancelled, { $bursts } burst spent.
       *[other] the attack on { $on } is cancelled, { $bursts } bursts spent.
    }
flames-stands-cancelled = the action of { $by } is cancelled.
flames-stands-position = { $by } becomes { $position } towards { $on }.

## Turn and log

flames-turn-yours = Your turn
flames-turn-yours-with = Your turn: { $aircraft }
flames-turn-of = Turn of { $aircraft }
flames-status-pre-draw = Draw
flames-status-altitude = Altitude
flames-status-speed = Speed
flames-status-action = Actions
flames-status-discard = Discard
flames-status-post-draw = Draw
flames-did-stall = stall
flames-did-draw =
    { $count ->
        [0] nothing
       *[other] +{ $count }
    }
flames-did-stay = stays
flames-did-climb = climbs to { $level }
flames-did-dive = dives to { $level }
flames-did-speed =
    { $points ->
        [0] no gain
       *[other] +{ $points }
    }
flames-did-actions =
    { $count ->
        [0] none
        [one] { $count } card
       *[other] { $count } cards
    }
flames-did-discard =
    { $count ->
        [0] nothing
       *[other] −{ $count }
    }
flames-log-turn = Game turn { $turn }
flames-log-before = Setting up

## Questions

flames-flag-answer = Your answer
flames-flag-move = Your move
flames-flag-choice = Your choice
flames-ask-board-start = At which level does { $aircraft } begin, in secret? Choose on the ladder.
flames-ask-board-action = { $aircraft } plays a card, or ends its actions?
flames-ask-board-discard = Does { $aircraft } discard cards before the draw?
flames-ask-board-use = { $card }: for which use?
flames-ask-board-target = { $card }: against which enemy?
flames-ask-board-steps = { $card }: up to which position? Choose on the scale.
flames-ask-board-answer = Answer it, or let it stand?
flames-ask-board-react = { $card } cancels { $answered }. Answer it, or let it stand?
flames-decline-hits =
    { $hits ->
        [one] Take { $hits } hit
       *[other] Take { $hits } hits
    }
flames-decline-altitude = Stay level
flames-decline-follow = Let him go
flames-decline-compare = No speed maneuver
flames-decline-speed = Leave the rest
flames-decline-action = End the actions
flames-decline-react = Let it stand
flames-decline-redline = Take it
flames-decline-discard = Keep the rest

## Forces

flames-picker-search = Search a name, a year
flames-picker-found =
    { $count ->
        [0] none can be had
        [one] { $count } can be had
       *[other] { $count } can be had
    }
flames-picker-offers = What you can choose, the dearest first
flames-picker-picked = Chosen so far
flames-brief-forces =
    { $count ->
        [one] { $points } points, { $count } aircraft
       *[other] { $points } points, at most { $count } aircraft
    }
flames-brief-turns =
    { $turns ->
        [one] { $year }, { $turns } game turn
       *[other] { $year }, { $turns } game turns
    }

## Refusals

flames-why-play-02 = An attack card: it answers nothing.
flames-why-play-04 = This card is worth { $value } at most.
flames-why-play-06 = Does not answer { $answers }.
flames-why-card-02 = Only when Disadvantaged or Tailed.
flames-why-card-04 = Only Evasive lessens hits, once the shot has succeeded.
flames-why-card-10 = Only Evasive lessens this damage.
flames-why-card-11 = Only when Disadvantaged.
flames-why-card-13 = Another card must pay for the climb.
flames-why-alt-01 = There is nothing beyond { $level }.
flames-why-alt-03 = Out of reach: { $aircraft } is at { $level }.
flames-why-alt-04 = Climbing costs { $cost } card; in hand: { $cards }.
flames-why-burst-06 =
    { $cost ->
        [one] Costs { $cost } burst; { $available } left.
       *[other] Costs { $cost } bursts; { $available } left.
    }
flames-why-follow-04 = Following costs { $cost }; in hand: { $cards }.
flames-why-pos-05 = On { $aircraft }, the place { $slot } is taken.
flames-why-pos-08 = { $position } towards { $enemy }: no shot.
flames-why-pos-10 = First abandon your position on { $held }.
flames-why-ruling-11 = You are { $position } already: nothing beyond Tailing.
flames-why-ruling-33 = Cannot be played as a maneuver.
flames-why-ruling-34 = The Advantaged places on { $enemy } are taken.
flames-why-ruling-54 = Price { $vp }; { $left } left.
flames-why-setup-04 = One begins at Medium or lower; at High with a turbocharger.
flames-why-speed-01 = Speed { $speed } against { $enemy }: not faster.
flames-why-speed-04 = You hold { $held }: compare with it, or abandon it.
flames-why-wing-02 = The Wingman first joins the level of { $leader }.
flames-why-wing-03 = Wingman: only enemies engaged with { $leader }.

## For learners

flames-learn-title = To learn by
flames-learn-force = Each side chooses in secret, then all is revealed together. The dearer an aircraft, the more it brings to whoever shoots it down.
flames-learn-start = Lower down, the engine brings more cards; higher up, one can dive later and draw. One fights only at the same level.
flames-learn-slot = The sides take turns, one aircraft each; choose which of yours acts now.
flames-learn-stall = At this level the engine cannot keep up: instead of drawing, a card must go.
flames-learn-altitude = Climbing costs a card, diving gives one. Whoever holds you may follow; all others lose you.
flames-learn-pay = This card is lost: keep those that answer shots.
flames-learn-follow = Following keeps your position; staying loses it.
flames-learn-compare = Each point of Speed above the enemy’s gives one free maneuver of one step.
flames-learn-speed = A free maneuver costs no card, but the enemy may answer it.
flames-learn-action = Maneuver to win a position and bursts, then fire. What you keep defends you in the enemy’s turn.
flames-learn-use = A card has one use: attack or its own effect, or maneuver.
flames-learn-target = Only enemies at your level are in reach; a position that you hold binds you to that enemy.
flames-learn-steps = Each step brings you closer to Tailing, where you have three more bursts.
flames-learn-react = The last card of the chain decides: if the attacker played it, the action succeeds.
flames-learn-evade = The shot has succeeded; each Evasive takes two hits away.
flames-learn-redline = Each Evasive takes two hits away, even from those one does to oneself.
flames-learn-discard = Discard what is of no use: the draw that follows stops at your Performance.
