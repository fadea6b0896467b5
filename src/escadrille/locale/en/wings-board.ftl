# The wings board: the words of its tray, its dashboard and its questions.

## Cards and decks

wings-face-straight = Straight
wings-face-stall = Stall
wings-face-turn-left = Turn left
wings-face-turn-right = Turn right
wings-face-sideslip-left = Slip left
wings-face-sideslip-right = Slip right
wings-face-wide-sideslip-left = Wide slip left
wings-face-wide-sideslip-right = Wide slip right
wings-face-sharp-turn-left = 90° left
wings-face-sharp-turn-right = 90° right
wings-face-tiny-turn-left = Tiny turn left
wings-face-tiny-turn-right = Tiny turn right
wings-face-immelmann = Immel­mann
wings-face-climb = Climb
wings-face-dive = Dive

wings-deck = Deck { $deck }
wings-deck-of = Deck { $deck } of { $aircraft }
wings-deck-steep = steep: never two in a row
wings-deck-diamond = Steep, with a diamond
wings-deck-left = { $left } of { $copies } left
wings-deck-count = { $left } of { $copies }
wings-spec-05-brief = rudder
wings-spec-10-brief = engine
wings-prog-02-brief = { $left } of { $copies }
wings-prog-03-brief = steep
wings-prog-04-brief = steep
wings-bar-now = not now

wings-programme = Programme of { $aircraft }
wings-programme-title = Programme
wings-programme-phase = phase { $phase }
wings-programme-open = next card
wings-programme-back = Take back: { $card }
wings-tabs = Your aircraft
wings-tray-picking = Aircraft are being chosen in secret.

## Questions and answers

wings-flag-program = Your programme
wings-flag-fire = Your fire
wings-ask-lay = { $aircraft }: lay card { $number } of { $count }, face down.
wings-ask-board-commit = All cards are laid. Once committed, they stay face down until every pilot is ready.
wings-commit = Commit: { $last }
wings-ask-board-marker = All cards are laid. Commit them as they are, or with a secret marker.
wings-markers-title = Secret markers
wings-markers-told = A marker gives these same cards another meaning. Nobody sees it before its card is flown.
wings-marker-does =
    { $marker ->
        [gentle] After the third card the aircraft loses one climb counter, no more.
        [forced-dive] Two levels down in one turn: one with the second card, one with the third.
        [controlled-dive] Down by climb counters instead of a level, with better aim after the second card.
        [landing-1] The aircraft lands with these cards, and stands.
        [landing-2] The aircraft lands with these cards, and stands.
        [landing-3] The aircraft lands with these cards, and stands.
       *[other] Rockets are fired on these two cards, at what is in front then.
    }
wings-targets-fire = Targets
wings-targets-tail = In front of your nose
wings-targets-look = Aircraft near enough
wings-targets-rockets = In position for the rockets
wings-targets-pair = Enemies
wings-range-short = short range
wings-range-long = long range
wings-sequence-title = In another order
wings-sequence-shown = first card of { $enemy }
wings-aim-title-flak = Level of the shell
wings-aim-title-fuse = Level of the shell
wings-aim-title-bearing = Bearing of the shell, from the battery
wings-aim-title-distance = Distance of the shell, from the battery
wings-aim-title-clock = Place behind the enemy
wings-skills-title = Skills
wings-spare-title = Cards drawn: which one to leave?
wings-use-title = Skill
wings-use-tokens =
    { $tokens ->
        [one] You have 1 token left.
       *[other] You have { $tokens } tokens left.
    }
wings-pick-structure = structure

wings-why-prog-02 =
    { $copies ->
        [one] The only { $card } of the deck is laid already.
       *[other] All { $copies } cards { $card } are laid already.
    }
wings-why-prog-03 = Steep after steep ({ $after }): never two diamonds in a row.
wings-why-prog-04 = The last card of the turn before was steep ({ $after }): no diamond may follow.
wings-why-prog-05 = After an Immelmann comes a straight.
wings-why-ruling-05 = An Immelmann needs a straight or a stall before it.
wings-why-spec-05 = The rudder is jammed: no card to that side this turn.
wings-why-spec-10 = The engine is hit: there must be a stall among the three cards.
wings-why-cpx-13 = No Immelmann out of a climb, but for those who know how.
wings-why-tac-05 = Taken by surprise, nobody turns about.

## The state of everyone

wings-dash-title = Everyone’s state
wings-dash-ground = Balloons, and what stands on the ground
wings-dash-points = damage { $points } of { $structure }
wings-dash-whole = unhurt
wings-dash-down = out of action
wings-dash-structure = structure { $structure }
wings-dash-cards = damage cards { $cards }
wings-dash-releasing = releases a bomb
wings-dash-lowering = is being brought down
wings-landing-touchdown = touches down
wings-landing-roll-out = rolls out
wings-landing-standing = stands
wings-landing-run = takes off
wings-landing-lift-off = lifts off

## The clock

wings-step-over = The fight is over
wings-step-program = Programming
wings-step-fire = Phase { $phase }: fire
wings-phase = Phase { $phase }
wings-ready = { $count } of { $seats } pilots ready
wings-sun-with = the sun is with { $side }
wings-did-shots =
    { $count ->
        [one] 1 shot
       *[other] { $count } shots
    }
wings-did-losses =
    { $count ->
        [one] 1 loss
       *[other] { $count } losses
    }
wings-brief-forces =
    { $count ->
        [one] 1 aircraft to choose
       *[other] { $count } aircraft to choose
    }

## For learners

wings-learn-pick = Everyone chooses in secret. A deck that turns tightly is easier to fly than one that is only fast.
wings-learn-program = Guess where the enemy will be, and turn so that he comes before your guns. The ghosts show where each card leads.
wings-learn-declare = Your guns bear: near, the target draws two cards, far off one. A shot costs nothing but ammunition, where that is counted.
wings-learn-tail = Whom you tail shows you his first card before you fly.
wings-learn-reorder = You have seen the first card of whom you tail: put your own three into the order that keeps you behind him.
wings-learn-remark = Your cards lie in another order now: say anew which one the secret marker is for.
wings-learn-flak = Lay the shell where an enemy will be in the second phase. It strikes whoever is there, friends too.
wings-learn-fuse = Let the shell burst as it lies, or move it: then it bursts two phases later.
wings-learn-bearing = First the direction from the battery, then the distance.
wings-learn-distance = Aim where the enemy will be, not where he is.
wings-learn-release = The bomb falls on ahead of your flight: drop it before you are over the target.
wings-learn-gain = Counters add up to a level. Height can be turned into a dive later.
wings-learn-come-back = Who comes back pays with damage; who stays away is out of the fight.
wings-learn-window = Higher levels help who climbs well. All must agree, or one may impose it.
wings-learn-lower = A lowered balloon cannot be burnt, nor can it observe.
wings-learn-enter = Come out of the sun at the enemy who can turn on you least.
wings-learn-pair = Take the enemy whom you want before your guns first.
wings-learn-clock = From behind, at six o’clock, he cannot fire back at once.
wings-learn-rockets = Rockets burn balloons; they fly once, and straight on.
wings-learn-skill = Skills last the whole duel. One that helps you to hit is the simplest to use.
wings-learn-use = A token is spent whether it helps or not: keep one for the shot that counts.
wings-learn-spare = Choose which cards the target takes: the points are sure, specials may be worth more.
wings-learn-look = You may look at the damage of one aircraft: the one that you will fire at next.
wings-learn-wait = All cards are flown together, one in each phase; after each, those who can may fire.
