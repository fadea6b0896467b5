# The flames board: the words of its cards, plates, scales and questions.

## Cards

flames-row-destroys =
    { $bursts ->
        [one] { $bursts } burst
       *[other] { $bursts } bursts
    } · destroys
flames-row-attack =
    { $bursts ->
        [one] { $bursts } burst
       *[other] { $bursts } bursts
    } · { $hits ->
        [0] { $figure } hits
        [one] { $figure } hit
       *[other] { $figure } hits
    }
flames-word-answers = Reaction:
flames-word-reaction = reaction
flames-row-soften = after a shot: −{ $hits } hits
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
flames-word-maneuver = Manoeuvre:

## Hand, deck and discard

flames-hand-counter = counter

## Plates

flames-plates-title = The two aircraft
flames-plate-points = pts
flames-plate-hits = Hits
flames-tell-damage =
    { $damage ->
        [0] no hits
        [one] { $damage } hit
       *[other] { $damage } hits
    } (damaged at { $front }, down at { $back })
flames-plate-down = Shot down
flames-tell-down = { $name }: shot down

## Altitude and positions

flames-ladder-level =
    { $level }, power { $pre } and { $post }{ $who ->
        [none] { "" }
       *[other] : { $who }
    }

## Bursts

flames-bursts-turn = { $bursts } + position
flames-bursts-own-turn = One fires in one’s own turn only; all pools are full when it begins.

## Reaction chain

flames-chain-title = Reaction chain
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
flames-chain-slot-evade = Evasive, to suffer less
flames-chain-limbo = Being played: { $cards }
flames-stands-destroyed = the fuel tank is hit: { $on } is destroyed.
flames-stands-hit =
    { $hits ->
        [0] the shot does { $on } no harm.
        [one] the shot hits, { $hits } hit on { $on }.
       *[other] the shot hits, { $hits } hits on { $on }.
    }
flames-stands-spent =
    { $bursts ->
        [one] the attack on { $on } is cancelled, { $bursts } burst spent.
       *[other] the attack on { $on } is cancelled, { $bursts } bursts spent.
    }

## Turn and log

flames-status-pre-draw = Draw
flames-status-altitude = Altitude
flames-status-speed = Speed
flames-status-action = Actions
flames-status-discard = Discard
flames-status-post-draw = Draw
flames-did-stall = stall
flames-did-speed =
    { $points ->
        [0] no gain
       *[other] +{ $points }
    }

## Questions

flames-ask-board-start = At which level does { $aircraft } begin, in secret? Choose on the ladder.
flames-ask-board-action = { $aircraft } plays a card, or ends its actions?
flames-ask-board-discard = Does { $aircraft } discard cards before the draw?
flames-ask-board-use = { $card }: for which use?
flames-ask-board-target = { $card }: against which enemy?
flames-ask-board-steps = { $card }: up to which position? Choose on the scale.
flames-doubt-vain = No other card of yours can attack now: spend it for one more hit?

## Forces

flames-brief-forces =
    { $count ->
        [one] { $points } points, { $count } aircraft
       *[other] { $points } points, at most { $count } aircraft
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
flames-why-ruling-33 = Cannot be played as a manoeuvre.
flames-why-ruling-34 = The Advantaged places on { $enemy } are taken.
flames-why-ruling-54 = Price { $vp }; { $left } left.
flames-why-setup-04 = One begins at Medium or lower; at High with a turbocharger.
flames-why-speed-01 = Speed { $speed } against { $enemy }: not faster.
flames-why-speed-04 = You hold { $held }: compare with it, or abandon it.
flames-why-wing-02 = The Wingman first joins the level of { $leader }.
flames-why-wing-03 = Wingman: only enemies engaged with { $leader }.

## For learners

flames-learn-force = Each side chooses in secret, then all is revealed together. The dearer an aircraft, the more it brings to whoever shoots it down.
flames-learn-start = Lower down, the engine brings more cards; higher up, one can dive later and draw. One fights only at the same level.
flames-learn-slot = The sides take turns, one aircraft each; choose which of yours acts now.
flames-learn-stall = At this level the engine cannot keep up: instead of drawing, a card must go.
flames-learn-altitude = Climbing costs a card, diving gives one. Whoever holds you may follow; all others lose you.
flames-learn-pay = This card is lost: keep those that answer shots.
flames-learn-follow = Following keeps your position; staying loses it.
flames-learn-compare = Each point of Speed above the enemy’s gives one free manoeuvre of one step.
flames-learn-speed = A free manoeuvre costs no card, but the enemy may answer it.
flames-learn-action = Manoeuvre to win a position and bursts, then fire. What you keep defends you in the enemy’s turn.
flames-learn-use = A card has one use: attack or its own effect, or manoeuvre.
flames-learn-target = Only enemies at your level are in reach; a position that you hold binds you to that enemy.
flames-learn-steps = Each step brings you closer to Tailing, where you have three more bursts.
flames-learn-react = The last card of the chain decides: if the attacker played it, the action succeeds.
flames-learn-evade = The shot has succeeded; each Evasive takes two hits away.
flames-learn-redline = Each Evasive takes two hits away, even from those one does to oneself.
flames-learn-discard = Discard what is of no use: the draw that follows stops at your Performance.
