# The page beside the table: home, host, my games, replays, rules. The folder has the same keys in every language.

## The bar

page-skip = Skip to the content
page-places = The page
page-place-fly = Fly
page-place-mine = My games
page-place-replays = Replays
page-place-rules = Rules
page-waiting =
    { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
page-language = Français
page-theme-light = Switch to light
page-theme-dark = Switch to dark
page-name = Your name
page-name-is = Your name: { $name }
page-name-label = Your name at the table
page-name-save = Save
page-name-help = The other players see it. At most 24 characters.
page-name-bad = A name is made of letters, digits, spaces, full stops, apostrophes and hyphens, at most 24 characters.

## What screens share

page-home = Home
page-back = Back
page-try-again = Try again
page-watch = Watch
page-watch-game = Watch: { $title }
page-fault-connection-lost = The table does not answer. Nothing has changed; try again in a moment.
page-fault-rate-limit =
    { $seconds ->
        [one] Too much at once. Try again in a second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
page-fault-option-bad = These optional rules do not go with this scenario ({ $message }). Nothing was opened.
page-fault-request-large = This file is too large to be the record of a game.
page-fault-record-bad = This file is no record of a game, or comes from a version of the rules that this table does not know.
page-fault-record-unplayable = This record could not be played: it takes too long or too much memory, or the rules stumble over it. Nothing was kept of it.
page-fault-other = The table refused ({ $message }). Nothing has changed.
page-clock =
    { $turn ->
        [0] The game has not begun
       *[other] { $phase ->
            [0] Turn { $turn } of { $turns }
           *[other] Turn { $turn } of { $turns }, phase { $phase } of { $phases }
        }
    }
page-clock-endless =
    { $turn ->
        [0] The game has not begun
       *[other] { $phase ->
            [0] Turn { $turn }, to the death
           *[other] Turn { $turn }, to the death, phase { $phase } of { $phases }
        }
    }
page-clock-turn = TURN
page-clock-of = of { $turns }

## Home

page-choose = Choose your sky
page-motto = Five air wars. Every rule kept, every number shown, every refusal explained.
page-more-wait =
    { $count ->
        [one] { $count } more game waits
       *[other] { $count } more games wait
    }
page-fly = Fly now
page-fly-system = Fly now: { $system }, against a bot
page-taking-off = Taking off…
page-host = Host
page-host-system = Host a table of { $system }
page-choose-flight = Choose a flight
page-choose-system = Choose a flight: { $system }
page-choose-picture = { $system }: what there is to fly
page-choose-title = Choose a flight
page-free-fight = Free fight: choose the aircraft yourself
page-take-off = Take off
page-unsurveyed = Not yet surveyed
page-drawing-board = On the drawing board
page-continue = Continue
page-all-games =
    { $count ->
        [one] The game in progress
       *[other] All { $count } games in progress
    }
page-your-answer = Your answer
page-awaited = Waiting for { $names }
page-alone = solo
page-host-table = Host a table
page-host-pitch = Seats for friends, bots for the rest. Share one link: nobody needs an account.
page-last-flight = Last flight
page-verified = seed verified
page-no-flight = No flight yet
page-no-flight-text = A first duel takes twenty minutes and explains itself as it goes.
page-first-duel = Fly a first duel

page-system-wings = Wings
page-system-flames = Flames
page-system-zero = Zero
page-system-skies = Skies
page-system-phantom = Phantom
page-period-wings = 1915–1918
page-period-flames = 1939–1945
page-period-zero = 1941–1942
page-period-skies = 1939–1945
page-period-phantom = 1965–1972
page-facts-flames = 2–4 seats · 20 min
page-facts-zero = 2–4 seats · 30 min
page-facts-phantom = one player
page-about-wings = Programme three manoeuvres in secret, then fly them.
page-about-flames = Card duels: attack, answer, answer back. The quickest way into the air.
page-about-zero = Leaders and wingmen over the Pacific, hand against hand.
page-about-skies = Miniatures and advantage: who is high, who is hunted.
page-about-phantom = Command a squadron over Vietnam, one mission after another, alone.

## Hosting

page-system = System
page-scenario = Scenario
page-scenario-search = Search the scenarios
page-scenario-found =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
page-scenario-none = No scenario answers to these words.
page-loading-scenarios = The scenarios are on their way…
page-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
page-type-open = a type to choose
page-side-points =
    { $count ->
        [one] One aircraft of your choice, for { $points } points
       *[other] Up to { $count } aircraft of your choice, for { $points } points
    }
page-seats = Seats
page-seats-text = You will get a link for each seat that is left to a person.
page-seats-host-only = You open the table without sitting at it.
page-seat-of = (seat { $number } of { $of })
page-seat-me = Me
page-seat-person = A person, by a link
page-seat-bot = A bot
page-options = Optional rules
page-options-text =
    { $count ->
        [0] as the scenario wants them
        [one] { $count } changed
       *[other] { $count } changed
    }
page-option-needs = Needs first: { $name }
page-topic-flight = Flight and programming
page-topic-fire = Fire and ammunition
page-topic-damage = Damage
page-topic-ground = Ground, balloons and bombs
page-topic-sky = Sky and relief
page-topic-pilots = Pilots
page-topic-game = The game itself
page-option-excludes = Does not go with: { $name }
page-spectators = Spectators see the game
page-delay =
    { $minutes ->
        [0] live
        [one] { $minutes } minute late
       *[other] { $minutes } minutes late
    }
page-open = Open the table
page-opening = Opening the table…
page-open-text = The links to share come next.
page-opened = The table is open
page-links-text = Send everyone a link of their own: whoever opens it first sits down, and it works only once. The links stay here and in the table’s menu.
page-links-none = No seat is free: everyone is here. The spectators’ link, if you would like an audience:
page-link-seat = Seat { $seat }, { $side }
page-link-spectators = For spectators
page-copy = Copy
page-copy-what = Copy the link: { $what }
page-copied = Copied
page-sit-down = Sit down
page-go-table = Go to the table

page-join = A seat at the table
page-joining = Showing you to your seat…
page-join-refused = This link opens nothing
page-join-refused-text = The seat may have been given a new link since. Ask the sender for it again.
page-sit-void = This invitation has been used already, or the host has replaced it. Ask for another.
page-sit-lost = Nobody answers
page-join-held = You already have a place at this table
page-join-held-text = This link leads to another one. If you take it, this device forgets the first: keep its link to come back.
page-join-keep = Keep my place
page-join-change = Take the link’s

## My games, replays

page-mine-asked = They wait for you
page-mine-awaited = They wait for others
page-mine-over = Finished
page-mine-frozen = Under older rules
page-mine-frozen-text = These can be shown and exported, not continued.
page-mine-lost = Not found
page-mine-lost-text = The table no longer knows these places: the link was changed, or the game is elsewhere.
page-forget = Forget
page-forget-sure = This device loses the place, unless you kept its link.
page-forget-keep = Keep
page-notify-allow = Tell me when a game waits for me
page-notify-on = Your browser tells you when a game waits for you.
page-notify-off = The tab’s title carries a dot ● when a game waits for you.
page-notify-title = Escadrille
page-notify-text = A game waits for your answer.
page-replays-mine = Your flights
page-no-replay = Nothing to watch yet
page-no-replay-text = A finished game is watched here, move by move, from every seat.
page-bring = Bring a record
page-bring-text = The file of a game (.jsonl), downloaded after a flight or kept by the terminal. Choose it, or drop it here.
page-bring-choose = Choose a file
page-bringing = Reading the file…

## Rules

page-rules-of = The rules of { $system }
page-rules-books = Systems
page-rules-titled = In the title
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] No rule answers to these words.
        [one] { $count } rule of { $all }
       *[other] { $count } rules of { $all }
    }
page-rules-groups = Chapters
page-rules-unknown = There is no rule { $id } here. This is the whole catalogue.
page-loading-rules = The rules are on their way…

flames-group-comp = Components and state
flames-group-setup = Preparing a dogfight
flames-group-turn = Turn sequence
flames-group-alt = Altitude
flames-group-follow = Following an altitude change
flames-group-speed = Speed manoeuvres
flames-group-pos = Positions
flames-group-burst = Counting bursts
flames-group-play = Playing cards
flames-group-react = Table of reactions
flames-group-card = The Action cards one by one
flames-group-note = Special notes on aircraft
flames-group-atk = Attacks
flames-group-dmg = Damage
flames-group-end = End of a dogfight, victory points
flames-group-wing = Wingmen
flames-group-team = Team play
flames-group-multi = Several aircraft per player
flames-group-ffa = Free for all
flames-group-deck = Decks
flames-group-bal = Balance
flames-group-bonus = Starting cards
flames-group-pilot = Pilots
flames-group-ruling = Rulings on what the rules leave open

flames-theatre-europe = Europe
flames-theatre-pacific = Pacific
flames-theatre-none = Anywhere

flames-option-pilots = Choice of pilots
flames-option-wingmen = Leaders and wingmen
flames-option-balance = Compensation for the weaker side
flames-option-starting-bonus = More cards when starting low
flames-option-free-for-all = Free for all
flames-option-historical = Axis against Allies only
flames-option-deck = Deck
flames-option-deck-standard = standard
flames-option-deck-pacific = Pacific
flames-option-deck-europe = Europe
flames-option-deck-school = flying school
flames-option-decks = Decks shuffled together

zero-group-cmp = Components and state
zero-group-set = Set-up
zero-group-seq = Turn sequence
zero-group-air = Aircraft
zero-group-pos = Positions
zero-group-bst = Bursts
zero-group-eng = Engagement
zero-group-iso = Isolated Leaders
zero-group-alt = Altitude
zero-group-atk = Attacks and responses
zero-group-gun = Gunners
zero-group-wng = Wingmen
zero-group-dst = Destruction
zero-group-dis = Breaking off
zero-group-end = End of the fight
zero-group-vic = Victory Points
zero-group-bal = Balance
zero-group-scn = Scenarios
zero-group-ruling = Rulings on what the rules leave open

zero-option-full-throttle = Full Throttle cards
zero-option-fighter-bombers = Fighter-bombers
zero-option-to-the-death = Fight to the death
zero-option-value-bonus = Points for the weaker side
zero-option-more-elements = Unequal numbers of Elements
zero-option-lone-leaders = Leaders without Wingmen
zero-option-pilot-bonuses = Pilot bonuses for the weaker side
zero-option-missions = Mission modifiers

## The server does not answer: the page comes from what the browser kept

page-server-away = The server is away.
page-server-away-text = You see the page as it was kept here. As soon as the server answers, everything is back by itself.
