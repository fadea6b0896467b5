# The zero board: the words of its cards, elements, exchanges and disengagements.

## Cards and hands

zero-row-attack =
    { $bursts ->
        [one] { $bursts } Burst
       *[other] { $bursts } Bursts
    } · { $hits ->
        [one] { $hits } Hit
       *[other] { $hits } Hits
    }
zero-word-answers = Response to:
zero-word-response = response
zero-hand-undealt = The hand is dealt once the altitudes are chosen.
zero-hand-mini = Mini-hand of { $aircraft }

## Elements

zero-plates-title = The two elements
zero-plate-points = pts
zero-plate-active = its sequence
zero-take = Choose
zero-role-leader = Leader
zero-role-wingman = Wingman
zero-call-wingman = the Wingman { $name }
zero-tell-leader = Leader { $name }
zero-tell-wingman = Wingman { $name }
zero-tell-hits =
    { $hits ->
        [0] no Hits
        [one] { $hits } Hit
       *[other] { $hits } Hits
    } (Damaged at { $front }, destroyed at { $back })
zero-state-destroyed = Destroyed
zero-state-disengaged = Disengaged
zero-side-back = Damaged { $figures }
zero-side-front = Undamaged { $figures }
zero-note-isolated = isolated
zero-note-target = target { $enemy }
zero-order-title = Order of play

## Altitude and bursts

zero-ladder-level =
    { $level }, power { $power }{ $who ->
        [none] { "" }
       *[other] : { $who }
    }
zero-bursts-turn = { $bursts } + position
zero-bursts-own-turn = One attacks in one’s own sequence only.

## Exchange

zero-chain-title = Exchange of cards
zero-chain-as = { $card } as Scissors
zero-stands-hit =
    { $hits ->
        [one] the shot hits, { $hits } Hit on { $on }.
       *[other] the shot hits, { $hits } Hits on { $on }.
    }
zero-stands-spent =
    { $bursts ->
        [0] the shot at { $on } is cancelled.
        [one] the shot at { $on } is cancelled, { $bursts } Burst spent.
       *[other] the shot at { $on } is cancelled, { $bursts } Bursts spent.
    }
zero-stands-climb = { $by } climbs one level.
zero-stands-dive = { $by } dives one level.
zero-stands-bursts =
    { $bursts ->
        [one] { $by } gains { $bursts } Burst against { $on }.
       *[other] { $by } gains { $bursts } Bursts against { $on }.
    }
zero-stands-relief = { $on } loosens its hold on { $friend }.

## Disengagement

zero-ask-board-break-off = Who leaves the fight?
zero-escape-title = Disengagement Table
zero-escape-card = Card drawn
zero-escape-sights =
    { $bursts ->
        [one] { $card }, { $bursts } Burst
       *[other] { $card }, { $bursts } Bursts
    }
zero-escape-other = Any other card
zero-escape-destroyed = destroyed
zero-escape-damaged = Damaged
zero-escape-evaded = escapes
zero-escape-drawn =
    Drawn: { $card }, hence { $level }, { $result ->
        [destroyed] destroyed
        [damaged] escapes Damaged
       *[evaded] escapes unharmed
    }.
zero-shift-voluntary = voluntary
zero-shift-damaged = Damaged
zero-shift-alone = no enemy at this level
zero-shift-mission = mission
zero-shift-heavy = heavy bomber

## Sequence and choices

zero-did-wait = none
zero-did-raid = on { $enemy }
zero-did-leave = breaks off
zero-picker-pair = with its Wingman
zero-brief-forces =
    { $count ->
        [one] { $count } element of choice
       *[other] { $count } elements of choice
    }

## Refusals

zero-why-cmp-03 = A Response card: it does not attack.
zero-why-atk-05 = An Attack card: it answers nothing.
zero-why-atk-12 = Does not answer { $answers }.
zero-why-alt-15 = Only another Vertical Roll or Ace Pilot answers a Vertical Roll.
zero-why-alt-03 = At { $level }, ceiling { $ceiling }: nothing beyond.
zero-why-alt-07 = Climbing costs a card; there is none left.
zero-why-ruling-14 = Another card must pay for the climb.
zero-why-ruling-15 = Altitude belongs to the element: a Wingman does not change it.
zero-why-ruling-19 = The target is gone: no other one in this sequence.
zero-why-ruling-44 = It takes a card in hand to play at once at this Wingman.
zero-why-bst-04 =
    { $cost ->
        [one] Costs { $cost } Burst; { $left } left.
       *[other] Costs { $cost } Bursts; { $left } left.
    }
zero-why-bst-08 = { $position } towards { $enemy }: no shot.
zero-why-bst-10 =
    { $cost ->
        [one] Costs { $cost } Burst; { $left } left against this Wingman.
       *[other] Costs { $cost } Bursts; { $left } left against this Wingman.
    }
zero-why-eng-02 = Engaged with { $engaged }: that one only.
zero-why-eng-06 = Engaged with { $engaged }, and not isolated.
zero-why-eng-09 = Out of reach: { $aircraft } is at { $level }.
zero-why-gun-05 =
    { $cost ->
        [one] Costs { $cost } Burst; the gunner has { $left } left.
       *[other] Costs { $cost } Bursts; the gunner has { $left } left.
    }
zero-why-iso-03 = It is already the worse off against { $engaged }.
zero-why-iso-05 = Scissors: only if the isolated one is merely Advantaged.
zero-why-iso-06 = First bring { $enemy } back to Neutral.
zero-why-pos-05 = Already { $position } towards { $enemy }: nothing beyond.
zero-why-pos-07 = Two steps or none: not from { $position }.
zero-why-pos-08 = Only when Disadvantaged or Tailed.
zero-why-pos-09 = Only when Disadvantaged.
zero-why-set-08 = It takes a turbocharger to begin at Very High.
zero-why-air-19 = Ceiling { $ceiling }.
zero-why-scn-03 = Clouds above { $clouds }.
zero-why-wng-08 = Only if its Leader is Disadvantaged.
zero-why-wng-14 = Against a Wingman, a Wingman only fires.
zero-why-wng-17 = Against a Wingman: Manoeuvring, Half Loop or fire.

## For learners

zero-learn-force = Each side chooses in secret, then all is revealed together. An element is a Leader and its Wingman of the same type.
zero-learn-start = Lower down, the engine brings more cards; higher up, one can dive later and draw. One fights only at the same level.
zero-learn-bonus = Your side is worth fewer points: these bonuses even the fight.
zero-learn-letter = Performance: more cards in hand; Horsepower: more cards drawn; Bursts: more fire.
zero-learn-next = The order of the first turn holds for the whole game.
zero-learn-raid = The Wingman names its target before it sees its cards: as many as its Attack. Its manoeuvres serve its Leader.
zero-learn-strike = A Wingman has no limit of Bursts. What it does not play is discarded.
zero-learn-altitude = Climbing costs a card, diving gives one. Whoever holds you may follow; you lose the enemy that you held.
zero-learn-pay = This card is lost: keep those that answer shots.
zero-learn-follow = Following keeps your position; staying loses it.
zero-learn-play = Manoeuvre to win a position and Bursts, then fire. What you keep defends you.
zero-learn-use = A card has one use. An Agile aircraft makes Scissors of any card, once in a sequence.
zero-learn-target = One target in a sequence; a position binds you to the enemy that you hold.
zero-learn-break-off = A card is drawn for each aircraft; the shift reads it lower in the table, or higher.
zero-learn-react = The last card of the exchange decides: if the attacker played it, the attack succeeds.
zero-learn-guise = As Scissors it answers what Scissors answers; this is done once in a sequence.
zero-learn-discard = Discard what is of no use: the draw stops at your Performance.
zero-learn-draw = The Horsepower, with the altitude, says how many cards you draw.
