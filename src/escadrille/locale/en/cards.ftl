# The tables of the card systems: the words that their boards share.

## Hand, deck and discard

cards-hand-of = Hand of { $aircraft }
cards-hand-tabs = Your hands
cards-hand-many = { $card }, { $count } copies
cards-hand-count =
    { $total ->
        [one] { $total } card
       *[other] { $total } cards
    }, { $playable ->
        [0] none can be played
        [one] { $playable } can be played
       *[other] { $playable } can be played
    }
cards-hand-playable = Can be played now
cards-hand-instead = Takes the place of the card that is out
cards-hand-not = Cannot be played: { $why }
cards-deed-discard = Discard
cards-deed-stall = Discard
cards-deed-pay = Pay with it
cards-hand-uses = { $card }: choose its use
cards-hand-how = Which use?
cards-hand-empty = Your hand is empty.
cards-hand-hidden = Hands stay hidden from those who watch.
cards-hand-waiting = Forces are being chosen in secret.
cards-pile-label = Deck and discard pile
cards-pile-deck = deck
cards-pile-discard = discard
cards-pile-seen = The discard pile, the last card first
cards-pile-empty = Nothing has been played yet.
cards-pile-close = Back to the hand

## Rows of a card

cards-row-none = none
cards-row-answers-all = any card played against you
cards-word-attack = Attack:

## Plates

cards-plate-you = You
cards-plate-damaged = Damaged
cards-plate-active = its turn
cards-plate-acted = has acted
cards-plate-performance = Performance
cards-plate-horsepower = Power
cards-plate-bursts = Bursts
cards-plate-speed = Speed
cards-plate-firepower = Firepower
cards-plate-airframe = Airframe
cards-plate-offensive = Attack
cards-plate-defensive = Defence
cards-brief-plate-performance = Perform.
cards-brief-plate-horsepower = Power
cards-brief-plate-bursts = Bursts
cards-brief-plate-speed = Speed
cards-brief-plate-firepower = Fire
cards-brief-plate-airframe = Frame
cards-brief-plate-offensive = Att.
cards-brief-plate-defensive = Def.
cards-tell-who =
    { $name }, { $side ->
        [mine] yours
        [friend] friend, { $who }
       *[enemy] enemy, { $who }
    }
cards-tell-level = at { $level }
cards-tell-position = { $position } towards { $other }
cards-tell-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }

## The sky of many

cards-sky-title = The sky: who holds whom
cards-sky-lost = Lost: { $names }
cards-tile-hits = ✕ { $damage }/{ $back }
cards-tile-cards = { $count } c.
cards-tile-turn = acts

## Altitude and positions

cards-ladder-title = Altitude
cards-ladder-power = power
cards-ladder-climb =
    { $cards ->
        [0] climb: free
        [one] climb: −{ $cards } card
       *[other] climb: −{ $cards } cards
    }
cards-ladder-dive =
    { $cards ->
        [one] dive: +{ $cards } card
       *[other] dive: +{ $cards } cards
    }
cards-brief-level-very-low = VL
cards-brief-level-low = L
cards-brief-level-medium = M
cards-brief-level-high = H
cards-brief-level-very-high = VH
cards-scale-title = Position
cards-scale-words = { $one } is { $position } towards { $other }.
cards-scale-apart = Different levels: out of each other’s reach.
cards-scale-brief-tailed = he is on your tail
cards-scale-brief-disadvantaged = he is on your flank
cards-scale-brief-neutral = nose to nose
cards-scale-brief-advantaged = you are on his flank
cards-scale-brief-tailing = you are on his tail

## Bursts

cards-bursts-yours = Your bursts
cards-bursts-of = Bursts of { $name }
cards-bursts-left = { $left } of { $size } left
cards-hand-bursts = bursts: { $left } of { $size }
cards-pool-left = { $left } of { $size } left
cards-pool-shut = not in that position
cards-pool-brief-own = own
cards-pool-brief-advantage = advantage
cards-pool-brief-tailing = tailing
cards-pool-brief-position = position
cards-pool-brief-earned = won
cards-pool-brief-gunner = gunner

## The chain

cards-chain-you = you
cards-chain-first = first side
cards-chain-link = { $number }. { $who }: { $card }
cards-chain-answers = answers { $card }
cards-chain-cancelled = cancelled
cards-chain-slot-mine = { $number } · your card?
cards-chain-slot-theirs = { $number } · { $who }?
cards-chain-slot-answers = answers { $card }
cards-chain-answered-by = { $card } is answered by { $cards }.
cards-stands-title = As it stands:
cards-stands-cancelled = the action of { $by } is cancelled.
cards-stands-position = { $by } is then { $position } (enemy: { $on }).

## Turn, log and questions

cards-flag-answer = Your answer
cards-flag-move = Your move
cards-flag-choice = Your choice
cards-turn-yours = Your turn
cards-turn-yours-with = Your turn: { $aircraft }
cards-turn-of = Turn of { $aircraft }
cards-did-draw =
    { $count ->
        [0] nothing
       *[other] +{ $count }
    }
cards-did-stay = stays
cards-did-climb = climbs to { $level }
cards-did-dive = dives to { $level }
cards-did-actions =
    { $count ->
        [0] none
        [one] { $count } card
       *[other] { $count } cards
    }
cards-did-discard =
    { $count ->
        [0] nothing
       *[other] −{ $count }
    }
cards-log-turn = Game turn { $turn }
cards-log-before = Setting up
cards-ask-board-answer = Answer it, or let it stand?
cards-ask-board-react = { $card } cancels { $answered }. Answer it, or let it stand?

## Forces and lessons

cards-picker-search = Search a name, a year
cards-picker-found =
    { $count ->
        [0] none can be had
        [one] { $count } can be had
       *[other] { $count } can be had
    }
cards-picker-offers = What you can choose, the dearest first
cards-picker-picked = Chosen so far
cards-brief-turns =
    { $turns ->
        [one] { $year }, { $turns } game turn
       *[other] { $year }, { $turns } game turns
    }
cards-learn-title = For learners
