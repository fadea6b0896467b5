# The words of skies, in English. The folder fr has the same keys.

## skies: names

skies-level-advantaged = Advantaged
skies-level-neutral = Neutral
skies-level-disadvantaged = Disadvantaged
skies-status-waiting = not placed yet
skies-status-flying = in play
skies-status-shot-down = shot down
skies-status-left = has left the table
skies-status-broken-off = has broken off
skies-aspect-head-on = head-on
skies-aspect-deflection = in deflection
skies-aspect-tailing = from behind
skies-burn-none = nothing
skies-burn-dive = a dive
skies-burn-hard-turn = a hard turn
skies-edge-south = south edge
skies-edge-west = west edge
skies-edge-north = north edge
skies-edge-east = east edge
skies-with-agility = with Agility
skies-with-speed = with Speed
skies-squadron = { $type } ({ $side })
skies-straight = straight on
skies-turn-left = { $degrees }° left
skies-turn-right = { $degrees }° right
skies-dice = { $aces } ♠ of { $dice }
skies-percent = { $percent } %
skies-weapon-nose = nose gun
skies-weapon-dorsal = dorsal gun
skies-weapon-ventral = ventral gun
skies-weapon-waist = waist guns
skies-weapon-tail = tail gun
skies-weapon-rear-gunner = rear gunner
skies-weapon-turret = turret
skies-weapon-guns = forward guns
skies-status-reserve = in reserve
skies-status-home = has gone home
skies-card-of = { $card } ({ $type })
skies-kind-trait = { $count } Trait
skies-kind-doctrine = { $count } Doctrine
skies-kind-theatre = { $count } Theatre
skies-kind-ace = { $count } Ace Ability
skies-retention-auto = returns by itself
skies-retention-discard = discarded
skies-retention-remove = removed from the game
skies-retention-pilot = Pilot Test
skies-retention-manoeuvre = Manoeuvre Test
skies-retention-ballistic = Ballistic Test

skies-decision =
    { $value ->
        [consent] choose cards or deal them
        [choose] card for the deck
        [exchange] cards to exchange
        [split] extra Trait card
        [theatre] Deployment card
        [boost] who starts Advantaged
        [cloud] cloud to remove
        [cards] card to play
        [on] what a card is played on
        [bonus] bonus card
        [tactics] turn under fire
        [point] turning point
        [slash] flight after the attack
        [keep] keep a card or not
        [promote] pilot to make an ace
        [defend] defensive weapon
        [aim] target of the weapon
        [ship] ship to bomb
        [deploy] aircraft to place
        [edge] edge to come from
        [column] place along the table
        [row] place up the table
        [heading] heading
        [next] who acts
        [opening] opening shot
        [fly] move
        [turn] turn
        [action] pilot action
        [target] target
        [reply] return fire
        [dodge] way to dodge
       *[other] { $value }
    }

skies-table-aircraft =
    { $count ->
        [one] { $count } type of aircraft
       *[other] { $count } types of aircraft
    }
skies-table-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
skies-table-ace =
    { $count ->
        [one] { $count } named ace
       *[other] { $count } named aces
    }
skies-table-scenario =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }

skies-reason-alone = Only one side is still in the battle.
skies-reason-booms = The last turn is over: the side with fewer Booms wins.
skies-reason-draw = Nobody is ahead.
skies-reason-points = The mission is over: points decide.
skies-reason-lost = The bomber is lost.
skies-reason-home = The bomber is home.
skies-reason-unfinished = unfinished

skies-help =
    A move is said in one line: "dive 10 r15" burns a level, flies ten inches and turns.
    Turns are l45 to r45; "shoot b2" and "outmanoeuvre b2" name their target.

## skies: the board in a terminal

skies-board-turn = turn { $turn } of { $turns }
skies-board-initiative = initiative: { $side }
skies-board-morale =    { $squadron }: { $booms ->
        [one] { $booms } Boom
       *[other] { $booms } Booms
    }, breaks off above { $strength }
skies-board-cards =    { $side }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, { $deck } in the deck
skies-board-hand =       hand: { $cards }
skies-board-known =       known: { $cards }
skies-board-discards =       discarded: { $cards }
skies-head-level = level
skies-head-figures = PS · SP AG FP
skies-head-pose = place

## skies: questions

skies-ask-deploy = Which aircraft do you place next?
skies-ask-edge = From which edge does { $aircraft } come?
skies-ask-column = How far from the west edge does { $aircraft } start?
skies-ask-row = How far from the south edge does { $aircraft } start?
skies-ask-heading = Which way does { $aircraft } head?
skies-ask-next = Which of your aircraft acts now?
skies-ask-opening = { $aircraft } may shoot before it moves.
skies-ask-fly = How does { $aircraft } fly? Burn a level for a dive or a hard turn, or say how far it goes.
skies-ask-turn = Which turn does { $aircraft } end its move with?
skies-ask-action = What does the pilot of { $aircraft } do?
skies-ask-target = Whom does { $aircraft } take on?
skies-ask-reply = { $shooter } shoots { $aspect } at { $target }. Do you fire back?
skies-ask-dodge = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } on { $target }: what does it dodge with?
skies-ask-promote = Which pilot do you make an ace?
skies-ask-defend = Which defensive weapon of { $aircraft } fires?
skies-ask-aim = At whom does the weapon of { $aircraft } fire?
skies-ask-ship = Which ship does { $aircraft } bomb?
skies-ask-consent = Do you agree that both choose their Doctrine and Theatre cards?
skies-ask-choose = Which card do you put in your deck?
skies-ask-exchange = Which card do you give up for another?
skies-ask-split = Which Trait gets the extra card?
skies-ask-theatre = Which of your Deployment cards do you play?
skies-ask-boost = Which aircraft starts Advantaged?
skies-ask-cloud = Which cloud do you remove?
skies-ask-on = On what do you play { $card }?
skies-ask-bonus = Do you join a Trait to { $card }?
skies-ask-tactics = How does { $target } turn before { $shooter } shoots?
skies-ask-point = After how many inches does { $aircraft } turn?
skies-ask-slash = How far does { $aircraft } fly on after its attack?
skies-ask-keep = { $card } may come back to your hand.
skies-ask-cards = Do you play a card?
skies-window-act = { $aircraft } begins its activation: do you play a card?
skies-window-atk = { $shooter } shoots { $aspect } at { $target }: do you play a card?
skies-window-shot = { $shooter } shoots { $aspect } at { $target }: do you react?
skies-window-reply = { $target } fires back at { $shooter }: do you react?
skies-window-out = An enemy tries to outmanoeuvre { $enemy }: do you react?
skies-window-roll = A hit is left on { $target }: do you roll the dodge again?
skies-window-back = A hit is left on { $shooter }: do you roll the dodge again?
skies-window-end = The turn ends: do you play a card?

skies-pass-deploy = No more for this element
skies-pass-opening = Hold fire
skies-pass-action = Nothing
skies-pass-reply = Hold fire
skies-do-climb = Climb
skies-do-outmanoeuvre = Outmanoeuvre an enemy
skies-do-shoot = Shoot
skies-do-dive = Burn a level to dive
skies-do-fire = Fire back
skies-do-agility = Agility
skies-do-speed = Speed

skies-pass-promote = Nobody
skies-pass-defend = Cease fire
skies-do-bomb = Bomb a ship
skies-menu-ship = ship { $ship }
skies-pass-consent = No, they are dealt
skies-pass-choose = No card for this ace
skies-pass-exchange = Enough
skies-pass-boost = Nobody else
skies-pass-cards = No card
skies-pass-bonus = { $card } alone
skies-do-keep = Keep it
skies-do-discard = Discard it
skies-do-agree = Yes, both choose
skies-menu-at = turn after { $inches }"
skies-menu-cloud = the cloud at { $place }
skies-menu-hard = Hard turn, { $turn }
skies-menu-fly = { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    }
skies-menu-column = { $inches }" from the west
skies-menu-row = { $inches }" from the south
skies-menu-heading = heading { $degrees }
skies-menu-off = off the table
skies-menu-shot = { $aspect }, { $inches }", { $dice } dice against { $dodge }
skies-menu-reply = it may answer with { $dice } dice
skies-menu-contest = { $inches }", { $dice } dice against { $theirs }
skies-menu-tail = on its tail, { $inches }", { $dice } dice against { $theirs }
skies-menu-answer = { $dice } dice against { $dodge }
skies-menu-dodge = { $dice } dice
skies-menu-hit = hit { $odds }

## skies: what happens

skies-event-clouds-placed = Clouds lie at { $clouds }.
skies-event-deployment-rolled = { $side } places the first element.
skies-event-edge-chosen = { $side } comes from the { $edge }.
skies-event-deployed = { $aircraft } is placed at { $pose }, { $level }.
skies-event-turn-began = Turn { $turn }: { $side } has the initiative.
skies-event-activated = { $aircraft } acts.
skies-event-burnt = { $aircraft } burns a level for { $way }: { $level }.
skies-event-turned = { $aircraft } turns on the spot, { $degrees }.
skies-event-flew = { $aircraft } flies { $inches }", { $degrees }, to { $end }.
skies-event-left-table = { $aircraft } leaves the table.
skies-event-climbed = { $aircraft } climbs: { $level }.
skies-event-outmanoeuvred-success = { $aircraft } outmanoeuvres { $target }: { $dice } against { $theirs }.
skies-event-outmanoeuvred-failure = { $aircraft } fails to outmanoeuvre { $target }: { $dice } against { $theirs }.
skies-event-fired = { $aircraft } shoots { $aspect } at { $target }: { $dice }.
skies-event-fired-back = { $aircraft } fires back at { $target }: { $dice }.
skies-event-dodged = { $aircraft } dodges { $speed }: { $dice }; hits left: { $hits }.
skies-event-left-table-home = { $aircraft } goes home.
skies-event-damaged = { $aircraft } is damaged: { $booms } on its base, Speed { $sp }.
skies-event-bombed = { $aircraft } bombs ship { $ship }: { $dice }; { $hits } hits in all.
skies-event-promoted = { $aircraft } is flown by an ace.
skies-event-arrived = { $squadron } arrives.
skies-event-deck-built = { $side }: a deck of { $cards } cards.
skies-event-traits-split = { $side }: the extra card is { $card }.
skies-event-agreed = Both choose their Doctrine and Theatre cards.
skies-event-agreed-not = Doctrine and Theatre cards are dealt.
skies-event-cards-shown = { $side } shows its Deployment cards: { $cards }.
skies-event-tossed = { $side } wins the toss.
skies-event-deployment-card = { $side } plays { $card }.
skies-event-cloud-gone = The cloud at { $cloud } is gone.
skies-event-cards-drawn = { $side } draws { $cards }.
skies-event-cards-drawn-hidden = { $side } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
skies-event-reshuffled = { $side } makes a new deck of { $count } discarded cards.
skies-event-card-played = { $side } plays { $card } on { $on }.
skies-event-card-played-bonus = { $side } adds { $card } on { $on }.
skies-event-card-tested = { $card }, { $test } of { $aircraft }: { $dice }.
skies-event-card-kept = { $side } keeps { $card }.
skies-event-card-gone = { $side } discards { $card }.
skies-event-card-gone-removed = { $card } of { $side } leaves the game.
skies-event-exchanged = { $side } gives up { $cards }.
skies-event-rerolled = { $aircraft } dodges again: { $dice }; hits left: { $hits }.
skies-event-morale-helped = { $squadron } takes heart: { $booms } Booms, { $support } counted more.
skies-event-level-changed = { $aircraft } is { $level } now.
skies-event-boomed = { $squadron }: { $booms ->
        [one] a Boom
       *[other] { $booms } Booms
    }, { $total } in all.
skies-event-shot-down = { $aircraft } is shot down by { $by }.
skies-event-shot-down-crash = { $aircraft } crashes.
skies-event-broke-off = { $squadron } breaks off: { $booms } Booms against { $strength }.

## skies: facts of a refusal

skies-fact-aircraft = aircraft { $value }
skies-fact-action =
    done already: { $value ->
        [climb] climb
        [outmanoeuvre] outmanoeuvre
        [bomb] bomb
       *[shoot] shoot
    }
skies-fact-booms = Booms { $value }
skies-fact-card = card { $value }
skies-fact-hits = hits { $value }
skies-fact-kind =
    { $value ->
        [doctrine] Doctrine card
        [theatre] Theatre card
       *[ace] Ace Ability card
    }
skies-fact-left = still to choose: { $value }
skies-fact-ship = ship { $value }
skies-fact-weapon = weapon { $value }
skies-fact-squadron = squadron { $value }
skies-fact-window =
    { $value ->
        [act] at the start of an activation
        [fly] before the move
        [atk] in one’s own attack
        [shot] under fire
        [reply] under return fire
        [out] when outmanoeuvred
        [roll] after a dodge
        [back] after a dodge
       *[end] in the End phase
    }
skies-fact-arc =
    it lies in the { $value ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    } arc
skies-fact-burnt =
    burnt already for { $value ->
        [dive] { skies-burn-dive }
       *[hard-turn] { skies-burn-hard-turn }
    }
skies-fact-column = { $value }" from the west
skies-fact-decision = question: { skies-decision }
skies-fact-degrees = { $value }°
skies-fact-edge =
    { $value ->
        [south] { skies-edge-south }
        [west] { skies-edge-west }
        [north] { skies-edge-north }
       *[east] { skies-edge-east }
    }
skies-fact-element = aircraft placed: { $value }
skies-fact-firepower = Firepower { $value }
skies-fact-heading = heading { $value }
skies-fact-inches = { $value }"
skies-fact-least = at least { $value }
skies-fact-level =
    level: { $value ->
        [advantaged] { skies-level-advantaged }
        [neutral] { skies-level-neutral }
       *[disadvantaged] { skies-level-disadvantaged }
    }
skies-fact-most = at most { $value }
skies-fact-over =
    { $value ->
        [alone] { skies-reason-alone }
        [booms] { skies-reason-booms }
        [points] { skies-reason-points }
        [lost] { skies-reason-lost }
        [home] { skies-reason-home }
       *[draw] { skies-reason-draw }
    }
skies-fact-range = range { $value }"
skies-fact-row = { $value }" from the south
skies-fact-target = target { $value }
skies-fact-theirs =
    its level: { $value ->
        [advantaged] { skies-level-advantaged }
        [neutral] { skies-level-neutral }
       *[disadvantaged] { skies-level-disadvantaged }
    }

## skies: options and chapters

skies-option-extended-rules = Advanced rules: Action cards
skies-option-aces = Aces
skies-option-doctrine-theatre = Doctrine and Theatre cards
skies-option-doctrine-selection = Doctrine and Theatre cards are
skies-option-doctrine-selection-random = dealt
skies-option-doctrine-selection-chosen = chosen, if both agree
skies-option-doctrine-selection-scenario = those of the scenario
skies-group-deck = Action decks
skies-group-trait = Traits
skies-group-doc = Doctrine and Theatre cards
skies-group-bob = The Battle of Britain
skies-group-dep = Deployment cards
skies-group-hand = Hands
skies-group-play = Playing cards
skies-group-react = Reactions
skies-group-bonus = Bonus cards
skies-group-refill = Refilling hands
skies-group-ret = What becomes of cards
skies-group-ace = Aces
skies-group-exp = Boxes
skies-group-card = The cards
skies-option-multi-engine = Aircraft with several engines
skies-option-defensive-fire-needs-advantage = Defensive fire needs a better level
skies-option-tournament = Tournament
skies-group-multi = Several engines
skies-option-opening-shot = Opening shot
skies-option-clouds = Clouds
skies-option-turn-limit = Turn limit
skies-option-turn-limit-8 = 8 turns
skies-option-turn-limit-12 = 12 turns
skies-option-turn-limit-15 = 15 turns
skies-option-turn-limit-20 = 20 turns
skies-option-turn-limit-30 = 30 turns
skies-option-boom-per-hit = A Boom for every hit
skies-group-base = The base game
skies-group-scen = Scenarios
skies-group-ruling = Rulings

## skies: the board on the page

skies-letter-advantaged = A
skies-letter-neutral = N
skies-letter-disadvantaged = D
skies-length-in = { $length }″
skies-length-cm = { $length } cm
skies-unit-in = in
skies-figures = Speed { $sp }, Agility { $ag }, Firepower { $fp }, pilot { $ps }
skies-figure-sp = Speed
skies-figure-ag = Agility
skies-figure-fp = Fire
skies-figure-ps = Pilot
skies-note-active = acting now
skies-note-zoom = has flown this turn
skies-note-carded = has had its card
skies-note-jammed = guns silent
skies-note-bombed = has bombed
skies-note-engines = { $whole } of { $engines } engines
skies-flag-place = Deployment
skies-flag-react = Your reaction
skies-flag-fly = Your flight
skies-flag-act = Your action
skies-ask-board-fly = { $aircraft }: how far, and which turn?
skies-ask-board-place = { $aircraft }: where does it start, and which way does it head?
skies-order = Order
skies-order-left = { $count ->
        [0] all have flown
       *[other] { $count } to fly
    }
skies-order-place = number { $number } to fly
skies-order-nobody = nobody
skies-step-start = Cards
skies-step-open = Opening shot
skies-step-move = Burn and move
skies-step-act = One action
skies-step-defence = Turrets
skies-step-finish = Cards come back
skies-status-over = The battle is over
skies-status-flight = Flight of { $aircraft }
skies-status-turn = Turn { $turn }
skies-status-before = Before the battle
skies-morale-title = Morale of the squadrons
skies-morale = { $booms ->
        [one] { $booms } Boom
       *[other] { $booms } Booms
    }, bears { $strength }
skies-morale-before = { $count } aircraft
skies-morale-breaks = breaks off
skies-board-their-cards = { $side }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, { $deck } in the deck
skies-board-exit = bombers leave by the { $edge }
skies-board-scores = points { $one } – { $other }
skies-cloud = Cloud { $number }
skies-ship = Ship { $ship }, { $sunk ->
        [yes] sunk
       *[no] { $hits ->
            [0] unhurt
            [one] { $hits } hit
           *[other] { $hits } hits
        }
    }
skies-tell-away = { $length } from { $aircraft }
skies-tool-arcs = Show arcs of fire
skies-tool-metric = Lengths in centimetres
skies-deeds = What you can do
skies-deed-against = { $deed ->
        [shoot] Shoot at { $target }
       *[outmanoeuvre] Outmanoeuvre { $target }
    }
skies-deed-weapon = { $weapon } at { $target }
skies-deed-reply = it may answer with { $dice } dice
skies-desk-title = The move
skies-desk-distance = Distance
skies-desk-range = { $least } to { $most }
skies-desk-range-dive = { $least } to { $most }, further is a dive
skies-desk-turn = Turn at the end
skies-desk-most = up to { $degrees }°
skies-desk-point = Turn after
skies-desk-first = Hard turn first
skies-desk-first-note = burns a level
skies-desk-no-hard = no hard turn
skies-desk-hard = First { $turn } on the spot.
skies-desk-move = { $length }, then { $turn }.
skies-desk-after = It turns after { $length }.
skies-desk-stays = Stays { $level }.
skies-desk-burns = Burns a level: { $level }.
skies-desk-off = It leaves the table!
skies-desk-fly = Fly
skies-desk-place-title = The place
skies-desk-where = Place
skies-desk-drag = drag it on the table, or move it by an inch
skies-desk-nudge = { $right ->
        [1] one inch east
        [-1] one inch west
       *[0] { $up ->
            [1] one inch north
           *[-1] one inch south
        }
    }
skies-desk-heading = Heading
skies-desk-place = { $aircraft }: { $west } from the west, { $south } from the south, heading { $heading }.
skies-desk-put = Place it
skies-hand = Your cards
skies-card-fate = { $test }: { $dice } dice, { $odds } back
skies-card-bonus = + bonus: { $card }
skies-card-known = the enemy has seen it
skies-cardkind-trait = Trait
skies-cardkind-doctrine = Doctrine
skies-cardkind-theatre = Theatre
skies-cardkind-ace = Ace Ability
skies-when-act = as it activates
skies-when-fly = before its move
skies-when-atk = in its attack
skies-when-shot = shot at, before the dice
skies-when-reply = when fired back at
skies-when-out = when outmanoeuvred
skies-when-roll = after a dodge
skies-when-back = after a dodge
skies-when-end = in the End phase
skies-when-dep = at deployment
skies-pile-deck = deck
skies-pile-discard = discarded
skies-pile-removed = gone
skies-exchange = The exchange
skies-exchange-shot = { $shooter } shoots { $aspect } at { $target }
skies-exchange-hits = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
skies-exchange-step-target = Target
skies-exchange-step-cards = Cards
skies-exchange-step-dice = Dice
skies-exchange-step-again = Again?
skies-exchange-step-effect = Effect
skies-exchange-pools = { $dice } dice against { $dodge }
skies-exchange-damaged = a Boom on its base
skies-exchange-shot-down = shot down
skies-roll-fires = fires
skies-roll-back = fires back
skies-roll-dodges = dodges
skies-roll-outmanoeuvres = outmanoeuvres
skies-roll-resists = resists

skies-learn-deploy = Choose an aircraft, or drag it onto the table. Fast ones together, facing the enemy.
skies-learn-column = Drag the ghost to a dot of the zone and turn its arrow; or use the arrow keys, comma and full stop.
skies-learn-fly = Drag the ghost, or choose distance and turn below. Beyond its Speed the aircraft dives and burns a level.
skies-learn-action = Who is higher may shoot, who is level may outmanoeuvre. When nobody is in your arc, climb.
skies-learn-opening = You may shoot before you move; then this aircraft still flies and acts.
skies-learn-cards = A card says when it may be played and what becomes of it. You may always let things be.

## Force lists

skies-lists-budget = Each side may cost
skies-lists-points = { $points } points
skies-lists-attacker = You: from the south
skies-lists-defender = The others: from the north
skies-lists-cost =
    { $over ->
        [0] { $cost } of { $budget } points
       *[other] { $cost } of { $budget } points: { $over } too many
    }
skies-lists-from = Begin from
skies-lists-this = this list
skies-lists-kept = Kept here
skies-lists-ready = Of the battles
skies-lists-squadron = Another squadron
skies-lists-name = Name of the list
skies-lists-keep = Keep it
skies-lists-is-kept = Kept
skies-lists-type = Type
skies-lists-pilot = Pilot { $number }
skies-lists-skill =
    { $skill ->
        [2] 2 rookie
        [3] 3 average
        [4] 4 veteran
       *[5] 5 ace
    }
skies-lists-nobody = leaves
skies-lists-more = One more aircraft
skies-lists-share = A link to these lists
