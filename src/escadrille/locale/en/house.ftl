# Every word a player reads outside the page, in English. The folder fr has the same keys.

lang = en

## Help

help-escadrille =
    Escadrille, an air-war table: tabletop air combat with every rule enforced.

    Without a command it opens the table in your browser; "escadrille play flames" flies in the terminal.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands
help-required = required
help-default = default:
help-help = Show this message and leave.
help-version = Show the version and leave.
version = escadrille { $version } ({ $build ->
        [compiled] compiled
        [stale] as Python: what was compiled here is not of these sources
       *[pure] as Python
    })
help-lang = Language of the interface; otherwise that of the environment.
help-json = Print one JSON object, for a program to read.
help-system = The system to play, such as flames.
help-any-system = One system only, such as flames.
help-scenario-option = The battle to fight: see "escadrille scenario list".
help-option = An optional rule, such as pilots=true or deck=pacific. May be repeated.
help-pack-option = The folder of a pack of your own. May be repeated.
help-auto = Answer for you what has only one possible answer (against bots).

help-play =
    Play in the terminal, against bots or on one keyboard.

    Unless told otherwise you sit at seat 1 and a bot everywhere else: one that you choose, or
    "tactical" where nobody is there to be asked.
    A game that you left goes on where you left it, even after a crash.
    In the game, type "help".
help-seat = Who sits at a seat (numbered from 1): human, recruit, pilot, veteran, ace, tactical, random; or a level and a temperament, ace:cautious. May be repeated.
help-seed = A number that fixes the deal; otherwise chance decides.
help-play-situation = Begin at a situation (TOML) instead of a scenario.
help-new = Start a new game without offering those you left.

help-sim = Let bots play many games and count.
help-seats = The bots, seat by seat; with fewer names than seats, camp by camp, and the names are repeated. Unless told otherwise: tactical,random, or tactical where it is alone.
help-games = How many games.
help-swap = Play each deal twice, with the seats exchanged.
help-sim-seed = A number that fixes all the games.
help-jobs = How many processes share the work; the figures stay the same.
help-cluster = Let a Ray cluster do the work, in place of processes here: auto, or HOST:PORT; the figures stay the same.

help-serve = Serve a table, for programs and people to play over a network.
help-host = The address to listen on; 0.0.0.0 is all of them.
help-port = The port to listen on; 0 takes a free one.
help-database = Where games are kept: a file of SQLite, or the URL of a PostgreSQL.
help-channels = How servers that share a database tell each other of a change: the URL of a Redis; memory is for one alone.
help-workers = How many processes the bots think in; games of bots alone have half as many of their own. Of serve, 0: none here, but in those of "escadrille worker" at the same Redis.
help-worker = Let bots think for servers that share a Redis (serve --workers 0), until it is told to stop.
help-worker-channels = The URL of the Redis by which its servers hear each other.
help-rate = How many requests a second a key may make in the long run.
help-burst = How many requests a key may make at once.
help-origin = A site whose pages may speak to this table; may be repeated.
help-keep-finished = Keep games that are over for so many days; without it, for ever.
help-invited = Let only invited people open games and have a personal link; see table invite.
help-mail = The server that notices are mailed by: smtp://, smtp+tls:// or smtps://USER:PASSWORD@HOST:PORT.
help-mail-from = The address that notices are mailed from.
help-webhooks = Let players name an address of the open internet that is told when they are asked.
help-proxy = A reverse proxy before this table, whose X-Forwarded-For is believed: its address, or a network; may be repeated.
help-metrics = Where Prometheus reads what is counted (/metrics): a port of this machine, or ADDRESS:PORT; strangers should not reach it.
help-limits = List the limits of a table: their names, usual values and meanings.
help-limit = Change a limit of the table (escadrille limits lists them); may be repeated.

help-table = Look after the games of a table: back up, restore, check, delete.
help-table-backup = Write a backup of all games to a new file, while the table runs.
help-table-restore = Fill an empty database from a backup.
help-table-check = Go through all games and name those that are damaged.
help-table-invite = Make an invitation to a server that takes invited people only.
help-uses = How many people it is good for.
help-table-delete = Delete a game for good.
help-backup-file = The file of the backup.
help-game = The name of the game.
table-backed-up = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $file }.
table-restored = { $games ->
    [one] One game was
   *[other] { $games } games were
} restored from { $file }.
table-checked = { $games ->
    [one] One game was checked
   *[other] { $games } games were checked
}; damaged: { $bad }.
table-damaged = { $game }: row { $number } is damaged, missing or out of place.
table-unreadable = { $game }: { $reason }
table-invited = { $uses ->
    [one] Invitation for one person; put the address of your page before it:
   *[other] Invitation for { $uses } people; put the address of your page before it:
}
table-deleted = { $game } was deleted.
error-no-game = There is no game { $game }.

help-replay = Show the log of a recorded game.
help-record = The record of a game (JSON lines).
help-verify = Demand a whole game: every line, every order and the final state are checked.
help-sealed = What you saw or gave before play: the table’s commitment, a seal, or your part. The record must fit it; may be repeated.
help-replay-seat = Show only what this seat knew.

help-book = Show the book of a recorded campaign: its missions, its pilots, and how they fared over time.
help-book-csv = Write its tables into this folder too, one file of comma-separated values each.
help-book-svg = Draw its curves into this file too.

help-rules = Read the rules: the whole catalogue, a group, or one of them.
help-rule = The ID of a rule, such as FLAMES-ALT-04 or ALT-04; or of a group, such as ALT.

help-pack = List the packs and what is in them, or check one of your own.
help-pack-list = List the packs that come with the game.
help-pack-check = Check a pack and report every fault at once.
help-pack-path = The folder of the pack.
help-pack-show = List all that may be named in situations, scenarios and orders: options, cards, aircraft, pilots, counters.
help-pack-kind = One kind alone, such as option, card or pilot.

help-scenario = List the battles, or show one.
help-scenario-list = List the battles.
help-scenario-show = Show a battle: its briefing and its forces.
help-scenario-generate = Make a battle by the rules of a system, the same for the same seed.
help-scenario-wish = What it should be: errand=photography, date=1917-04, players=2, active=empires …
help-scenario-out = Write it to a file, to be played with --situation.
scenario-seed = Seed: { $seed }
scenario-written = Written to { $file }: escadrille play { $system } --situation { $file }
help-scenario-id = The ID of the battle.

help-situation = Check, play or script any moment of a game (TOML).
help-situation-file = The situation (TOML).
help-situation-check = Check a situation and report every fault at once.
help-situation-play = Play on from a situation.
help-situation-run =
    Play a list of orders from a situation.

    One line of notation per order ("yo-yo maneuver b1 1"); "0:" or "1:" before it names the seat.
    Empty lines and those that begin with # are skipped. A refused line changes nothing;
    it is told, and the command still ends with exit code 0.
help-orders = The list of orders.

## Errors

error-illegal = Illegal order of seat { $seat }: { $order }
error-unknown = Unknown { $kind }: { $name }
error-close = Did you mean: { $names }?
error-known = Known: { $names }
error-see-scenario = The list: escadrille scenario list
error-see-limit = The list: escadrille limits
error-see-rule = The list: escadrille rules
error-pack =
    { $count ->
        [one] This pack has a fault:
       *[other] This pack has { $count } faults:
    }
error-situation =
    { $count ->
        [one] This situation has a fault:
       *[other] This situation has { $count } faults:
    }
error-record = This record cannot be played:
error-option = These options do not go together:
error-order = This order cannot be read:
error-other = That is not possible:
error-listen = Cannot listen at { $address }: { $reason }
error-file = { $path }: cannot be read or written: { $reason }
error-proxy = "{ $text }" is no address and no network; an example: 10.0.0.0/8
error-metrics = "{ $text }" is no port and no ADDRESS:PORT; an example: 9100
error-limit = "{ $text }": this limit is a number greater than zero, whole where things are counted.
error-pair = "{ $text }" is not a pair of name and value; an example: { $example }
error-empty-name = "{ $text }" has an empty name; an example: { $example }
error-no-book = { $system } keeps no book: its games are single fights.
error-one-seat = { $system } is for one seat: there is nobody to play against.
error-seat = There is no seat { $seat }: seats are numbered 1 to { $last }.
error-no-system = { $path }: the key "system" is missing; an example: system = "flames"
error-other-system = { $path }: a situation of another system than { $system }.
error-situation-alone = A situation says everything itself: no --scenario, --seed or --option with it.
error-needs-pack = This game was played with packs that are not here: { $names }. Name them with --pack.
error-taken = { $path }: this game is being played in another terminal.

kind-system = system
kind-scenario = scenario
kind-bot = bot
kind-limit = limit
kind-rule = rule
kind-seat = seat
kind-table = kind

usage-missing = Something is missing: { $name }
usage-no-such-option = There is no option { $name }.
usage-no-such-command = There is no command "{ $value }".
usage-integer = { $name }: a whole number is expected.
usage-least = { $name }: the least possible is { $value }.
usage-most-bits = { $name }: a number of { $bits } bits at most is expected.
usage-extra = Too much on the line: { $value }
usage-no-value = { $name }: the value is missing.
usage-other = This command line cannot be used: { $message }
usage-lang = "{ $lang }" is no language spoken here: fr or en.
usage-help = Help: { $command } --help

refusal-facts = Here: { $facts }

## The table

table-undone = Taken back

## A game in the terminal

command-why = why
command-undo = undo
command-rules = rules rule
command-log = log
command-save = save
command-quit = quit exit
command-help = help

play-prompt = >
play-ready = [Enter]
play-hint = Answer with the number of an item. "help" tells the rest.
play-person = human
play-human = you
play-seat = Seat { $seat }: { $name }
play-commitment = Seal of the deal: { $commitment }
play-offer =
    { $count ->
        [one] You left a game unfinished:
       *[other] You left { $count } games unfinished:
    }
play-saved =
    continue { $scenario } ({ $seats }), { $orders ->
        [one] one order
       *[other] { $orders } orders
    }, { $when }
play-situation = a situation
play-start-new = start a new game
play-bad-save = A saved game cannot be read: { $reason }
play-torn = The last order had not been written completely; it is put to you again.
play-pass-keyboard = Pass the keyboard to seat { $seat }.
play-auto = (nothing else possible: { $text })
play-undone = Taken back.
play-no-undo-impossible = Nothing can be taken back: something was revealed or drawn, or someone has answered.
play-no-undo-campaign = Nothing can be taken back: in a campaign what was revealed, drawn or answered stands.
play-no-undo-nothing = Nothing can be taken back: no order was given yet.
play-no-item = There is no item { $key }.
play-no-rule = No such rule. Perhaps: { $names }
play-not-understood = "{ $line }" is no answer here. Type its number, or "help".
play-why-allowed = Nothing forbids that.
play-why-what = Why what? For instance: why a, why climb, why ims-3-3 attack
play-left = The game is saved: { $path }
play-continue = To continue: escadrille play { $system }
play-continue-campaign = To continue: escadrille campaign fly { $name }
play-help =
    number        give the order of that line
    letter, ?x    why line x is forbidden; also: why climb, why ims-3-3 attack
    words         the order in notation, such as: yo-yo maneuver b1 1
                  or the beginning of a line, such as: sci
    hint          what an ace would do here, and why
    advise        plans for the rest of the mission, compared in many flights; also: advise 1000
    bot           another level for a bot, at once; also: bot 2 ace:cautious
    undo          take back your last order; alone against bots, as far as you like
    log           all that happened, with the rules
    rules ID      the text of a rule
    quit          leave; the game is already saved
    Enter         draw the table again

log-yours = your { $name }
log-yours-of = your { $name } ({ $label })
screen-news = Since your last order
screen-undo = take back the last order
screen-older =
    { $count ->
        [one] … one earlier line: log
       *[other] … { $count } earlier lines: log
    }
screen-refused =
    { $count ->
        [one] … and one more that is forbidden
       *[other] … and { $count } more that are forbidden
    }

end-won = Victory!
end-lost = Defeat.
end-draw = A draw.
end-alone = The campaign is over.
end-agreed = All agreed on it.
end-resigned = Seat { $seat } ({ $name }) resigned.
end-flagged = The time of seat { $seat } ({ $name }) was up.
end-winners = The winner: seat { $seats }.
end-score =
    Seat { $seat } ({ $name }): { $score ->
        [one] 1 victory point
       *[other] { $score } victory points
    }
end-score-alone =
    { $score ->
        [one] 1 victory point
       *[other] { $score } victory points
    }
end-seed =
    Seed of the deal: { $seed }
    Its seal: { $commitment }
end-record = The record: { $path }

## Simulation, replay, lists

sim-games = games
sim-title = { $system }, { $scenario }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-share = points per game
sim-interval = 95 % interval
sim-by-bot =
    { $name }: { $wins ->
        [one] one win
       *[other] { $wins } wins
    }, { $points } points (95 %: { $low } – { $high } per game)
sim-finished =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $finished } finished, { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }
sim-alone = { $name }: { $score } victory points per game, { $share } of the full mark (95 %: { $low } – { $high })
sim-finished-alone =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $finished } finished
sim-dead-ends =
    { $count ->
        [0] no dead end
        [one] one dead end
       *[other] { $count } dead ends
    }
sim-length = { $turns } turns and { $decisions } decisions per game
sim-speed =
    { $decisions } decisions in { $seconds } s: { $rate } per second, { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    }, { $build ->
        [compiled] compiled
       *[pure] as Python
    }

serve-address = The table is at { $address } (Ctrl-C stops it).
serve-metrics = Figures for Prometheus: { $address }
worker-takes = This worker takes what is asked at { $address } (Ctrl-C stops it).
serve-already = The table is open already, at { $address }.

## Limits of a table

limit-rate = requests a second that a key may make in the long run
limit-burst = requests that a key may make at once
limit-keys-per-address = one address may ask as often as so many keys at the full rate
limit-keys-per-game = the players of one game and, apart, those who watch it may ask as often as so many keys at the full rate
limit-file-rate = files of the page a second that one address may fetch in the long run
limit-file-burst = files of the page that one address may fetch at once
limit-rename-rate = new names a second that a seat may take in the long run
limit-rename-burst = new names that a seat may take at once
limit-link-rate = personal links a second that an address may try in the long run
limit-link-burst = personal links that an address may try at once
limit-phrase-rate = passphrases a second that may be tried for one person in the long run
limit-phrase-burst = passphrases that may be tried for one person at once
limit-mail-rate = e-mails a second that one address is sent in the long run; a code counts for five
limit-mail-burst = e-mails that one address is sent at once
limit-thought-price = requests that a hint, a piece of advice or a bot’s thought counts for
limit-book-price = requests that the book of a campaign counts for
limit-record-price = requests that a record that is brought counts for
limit-moments-per-request = moments of a replay that count for one request
limit-head-bytes = bytes in the header of a request
limit-head-lines = lines in the header of a request
limit-body-bytes = bytes in the body of a request
limit-record-bytes = bytes of a record that is brought
limit-message-bytes = bytes of one message that a socket sends to the table
limit-thought-seconds = seconds of a processor that a bot’s thought may take
limit-thought-mebibytes = MiB of memory that a bot’s thought may take
limit-thoughts-queued = thoughts that a server has on the queue of the workers at once
limit-record-seconds = seconds of a processor that playing a record that is brought may take
limit-record-mebibytes = MiB of memory that playing such a record may take
limit-records-at-once = records that are played at once, one of each address
limit-records-waiting = records that wait for their turn, one of each address
limit-connections = connections in all; beyond it, those that wait without a request give way
limit-connections-per-address = connections of one address; a named proxy may have more
limit-head-seconds = seconds that a connection has to send the header of a request
limit-body-seconds = seconds that a request has to send its body
limit-idle-seconds = seconds that a connection may rest between two requests
limit-stalled-seconds = seconds after which one that does not read its answer is cut off
limit-socket-rate = bytes a second that a socket may send to the table in the long run
limit-sockets-per-visitor = sockets of one key at one address
limit-sockets-per-key = sockets of one key; all who watch a game share one
limit-sockets-per-address = sockets of one address
limit-hello-seconds = seconds that a socket has to show its key
limit-grace-seconds = seconds that open connections have to end when the table stops
limit-rows-per-game = rows (orders, take-backs, names, offers) of one game; then it can only be resigned or drawn
limit-take-backs = orders that a seat may take back before something becomes final
limit-acts-per-seat = take-backs, names, offers and the like of one seat in one game
limit-games-per-hour = games that an address may open in an hour
limit-running-games = games that are not over, in all
limit-games-in-memory = games in memory; beyond it, they leave sooner
limit-game-seconds = seconds after which a game that nobody asks for leaves the memory
limit-chat-lines = lines of chat in one answer
limit-webhooks-waiting = seats that wait to be told by a webhook; more are left out
limit-webhooks-at-once = webhooks that are called at once

replay-unfinished = The game is not over.
replay-commitment = The table’s part of the deal was sealed as { $seal }
replay-part = Seat { $seat } gave a part that was sealed as { $seal }
replay-verified =
    { $orders ->
        [one] Verified: one order
       *[other] Verified: { $orders } orders
    }, final state { $digest }

# A record of older rules.

relic-frozen = This game was played under version { $version } of the rules; this house has version { $house }. It is shown as it was told, and cannot be continued. Its record is { $path }.
relic-untold =
    { $orders ->
        [one] What was told then is not here any more; its one order is in the record.
       *[other] What was told then is not here any more; its { $orders } orders are in the record.
    }
relic-turn = Turn { $turn }

pack-sound = { $path }: a sound pack for { $system }
pack-table = { $name }: { $origins }
origin-document = { $count } from the rulebook
origin-public = { $count } from public sources
origin-house = { $count } of the house

situation-sound = A sound situation of { $system }.
situation-asked = Asked: seat { $seat } ({ $decision })
situation-before = Before the first question:
situation-more = … and { $count } more, up to { $last }
situation-over = The game is over.
situation-accepted = accepted (seat { $seat })

## flames: names

flames-title-maneuver = Manoeuvre
flames-title-ace-pilot = Ace Pilot
flames-title-barrel-roll = Barrel Roll
flames-title-evasive = Evasive
flames-title-in-my-sights = In My Sights
flames-title-out-of-the-sun = Out of the Sun
flames-title-redline = Redline
flames-title-scissors = Scissors
flames-title-tight-turn = Tight Turn
flames-title-vertical-roll = Vertical Roll
flames-title-yo-yo = Yo-Yo
flames-subtitle-fuel-tank = Fuel Tank
flames-subtitle-jinking = Jinking
flames-counter = Ace Pilot counter

flames-level-very-low = Very Low
flames-level-low = Low
flames-level-medium = Medium
flames-level-high = High
flames-level-very-high = Very High
flames-level-secret = secret

flames-position-tailed = Tailed
flames-position-disadvantaged = Disadvantaged
flames-position-neutral = Neutral
flames-position-advantaged = Advantaged
flames-position-tailing = Tailing
flames-link-flank = flank
flames-link-tail = tail

flames-phase-force = choice of aircraft
flames-phase-start = starting altitudes
flames-phase-slot = who acts next
flames-phase-pre-draw = pre-turn draw
flames-phase-altitude = altitude change
flames-phase-speed = Speed Manoeuvre
flames-phase-action = actions
flames-phase-discard = discard
flames-phase-post-draw = post-turn draw
flames-phase-end = end of the turn
flames-phase-over = battle over

flames-figure-speed = Spd
flames-figure-performance = Perf
flames-figure-horsepower = HP
flames-figure-bursts = Bst
flames-figure-firepower = Fire
flames-figure-points = pts
flames-figure-airframe = Air

flames-ability-a-1 = Airframe +1
flames-ability-a-2 = Airframe +2
flames-ability-ag = agile
flames-ability-ap1 = 1 Ace Pilot counter
flames-ability-ap2 = 2 Ace Pilot counters
flames-ability-b-1 = Bursts +1
flames-ability-cl = climbs free of charge
flames-ability-di = draws 2 cards per dive
flames-ability-f-1 = Firepower +1
flames-ability-h-1-1 = Horsepower +1/+1
flames-ability-h-0-1 = Horsepower +0/+1
flames-ability-m0-1 = Manoeuvre 0 counts as 1
flames-ability-p-1 = Performance +1
flames-ability-p-2 = Performance +2
flames-ability-re = Redline without damage
flames-ability-s-1 = Speed +1

flames-decision =
    { $value ->
        [force] choice of aircraft
        [start] starting altitude
        [slot] who acts
        [stall] card of a stall
        [altitude] altitude change
        [pay] card to pay with
        [follow] follow or not
        [compare] Speed comparison
        [speed] speed manoeuvre
        [action] card to play
        [use] use of the card
        [target] target
        [steps] number of steps
        [react] answer to a card
        [evade] Evasive
        [redline] Evasive after a Redline
        [discard] discard
        [flak] flak pattern
        [form] next bomber of a formation
        [cell] place in the formation
        [jettison] bombs kept or thrown away
        [assign] bomber to be attacked
        [approach] steps towards a bomber
        [return] answer of a bomber
        [boost] one more hit
        [reply] answer to a bomber's shot
        [bomb] bombing pattern
       *[other] { $value }
    }

flames-table-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
flames-table-fighter =
    { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
flames-table-pilot =
    { $count ->
        [one] { $count } pilot
       *[other] { $count } pilots
    }
flames-table-scenario =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }

flames-reason-shot-down = A fighter is shot down.
flames-reason-damage = After the last turn, damage decides.
flames-reason-points = Victory points decide.
flames-reason-draw = Nobody is ahead.
flames-reason-time = The last game turn is over.
flames-reason-last-side = Only one side is still flying.
flames-reason-unfinished = unfinished

## flames: the board

flames-board-turn = turn { $turn }/{ $turns }
flames-board-active = { $aircraft }: { $phase }
flames-board-points = VP { $points }
flames-board-deck = deck { $deck }
flames-board-damage = damage
flames-board-hand = hand
flames-board-lost = shot down
flames-board-own-hand = Hand of { $aircraft }:
flames-board-empty = empty
flames-board-bursts = Bursts of { $aircraft }:
flames-board-extra-hits =
    { $hits ->
        [one] +1 hit on the next attack
       *[other] +{ $hits } hits on the next attack
    }
flames-pool-own = own { $left }
flames-pool-advantage = Advantaged { $left }
flames-pool-tailing = Tailing { $left }
flames-pool-gunner = gunner { $left }
flames-note-pilot = { $name } ({ $abilities })
flames-note-wingman = wingman of { $leader }
flames-note-damaged = Damaged side
flames-note-gunner = gunner { $bursts }
flames-note-turbocharger = turbocharger
flames-note-agile = agile
flames-note-barrage = barrage
flames-note-evasive = Evasive × { $count }
flames-note-counters = Ace Pilot counters: { $count }

flames-help =
    On the table: ►── flank ──▲ a nose on a flank (Advantaged), ►── tail ──► on a tail (Tailing),
    ► ◄ nose to nose (Neutral). ■ damage; │ where the card flips; the last □ shoots it down.
    Spd Speed, Perf Performance (hand limit), HP Horsepower (draws before/after the turn),
    Bst Bursts, Fire Firepower, Air Airframe. In My Sights 2/3 costs 2 bursts for 3 hits.

## flames: questions

flames-ask-fighter = Aircraft { $number } of at most { $count }, in secret ({ $left } points left):
flames-ask-pilot = A pilot for the { $fighter }? ({ $left } points left)
flames-ask-leader = Whose wingman is the { $fighter }?
flames-ask-start = At which altitude does { $aircraft } start, in secret?
flames-ask-slot = Which of your aircraft acts now?
flames-ask-stall = { $aircraft } stalls: which card do you discard?
flames-ask-altitude = { $aircraft } flies at { $level }. Climb or dive?
flames-ask-pay =
    { $count ->
        [one] Which card does { $aircraft } pay with?
       *[other] { $aircraft } pays { $count } cards. The first one?
    }
flames-ask-follow =
    { $enemy } { $climbed ->
        [yes] climbs
       *[no] dives
    }. Does { $aircraft } follow? { $cost ->
        [0] (free)
        [one] (1 card)
       *[other] ({ $cost } cards)
    }
flames-ask-compare = With whom does { $aircraft } compare its Speed?
flames-ask-speed =
    { $points ->
        [one] { $aircraft } has a free manoeuvre on { $enemy }.
       *[other] { $aircraft } has { $points } free manoeuvres on { $enemy }.
    }
flames-ask-action = Which card does { $aircraft } play?
flames-ask-use = { $card }: how?
flames-ask-target = { $card }: against whom?
flames-ask-steps = { $card }: how many steps?
flames-ask-react = Does { $aircraft } answer { $title }?
flames-ask-evade =
    { $hits ->
        [one] A hit is about to reach { $aircraft }. Evade?
       *[other] { $hits } hits are about to reach { $aircraft }. Evade?
    }
flames-ask-redline =
    { $count ->
        [one] Redline is about to cost { $aircraft } 1 damage. Evade?
       *[other] Redline is about to cost { $aircraft } { $count } damage. Evade?
    }
flames-ask-discard = Does { $aircraft } discard anything?

flames-threat-attack =
    { $aircraft } fires at { $enemy }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
flames-threat-gunner =
    The gunner of { $aircraft } fires at { $enemy }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
flames-threat-destroy = { $aircraft } aims at the fuel tank of { $enemy }: destroyed if it succeeds.
flames-threat-maneuver = { $aircraft } manoeuvres on { $enemy }, to be { $position }.
flames-threat-speed = { $aircraft } uses its Speed on { $enemy }, to be { $position }.
flames-threat-break-off = { $aircraft } rolls away from { $enemy }, to be Neutral.
flames-threat-reverse = { $aircraft } turns the tables on { $enemy }, to be Advantaged.
flames-threat-agile = { $aircraft } turns like Scissors on { $enemy }, to be Advantaged.

## flames: answers

flames-pass-fighter = no more aircraft
flames-pass-pilot = an ordinary pilot
flames-pass-leader = nobody's
flames-pass-altitude = stay level
flames-pass-follow = let him go
flames-pass-compare = no speed manoeuvre
flames-pass-speed = leave the rest
flames-pass-action = end the actions
flames-pass-react = let it stand
flames-pass-hits =
    { $hits ->
        [one] take { $hits } hit
       *[other] take { $hits } hits
    }
flames-pass-evade = take it
flames-pass-redline = take it
flames-pass-discard = keep the rest

flames-do-climb =
    climb to { $level } { $cost ->
        [0] (free)
       *[other] (discard a card)
    }
flames-do-dive =
    dive to { $level } { $cards ->
        [one] (draw a card)
       *[other] (draw { $cards } cards)
    }
flames-do-follow = follow
flames-do-speed = use one, to be { $position }
flames-do-abandon = give up the position on { $enemy }
flames-do-push = play Redline: { $damage } damage, draw 3 cards
flames-do-counter = Ace Pilot counter

flames-use-maneuver = manoeuvre { $value }
flames-use-attack =
    attack: { $bursts ->
        [one] 1 burst
       *[other] { $bursts } bursts
    }, { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
flames-use-destroy =
    attack: { $bursts ->
        [one] 1 burst
       *[other] { $bursts } bursts
    }, destroys
flames-use-gunner =
    gunner: { $bursts ->
        [one] 1 burst
       *[other] { $bursts } bursts
    }, { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
flames-brief-attack = attack { $figures }
flames-brief-agile = agile
flames-brief-extra-hit = +1 hit
flames-brief-evade = attackers pay +1 burst
flames-brief-barrage = barrage +1
flames-brief-gunner = gunner { $figures }
flames-use-agile = as Scissors (agile)
flames-use-barrage = +1 hit (barrage)
flames-use-climb = climb
flames-use-dive = dive
flames-use-break-off = back to Neutral
flames-use-reverse = turn the tables: Advantaged
flames-use-extra-hit = +1 hit on the next attack
flames-use-evade = attacks on you cost +1 burst
flames-use-redline = 1 damage, draw 3 cards
flames-use-soften = { $hits } hits less
flames-use-answers = answers

flames-menu-steps =
    { $steps ->
        [one] 1 step: { $position }
       *[other] { $steps } steps: { $position }
    }
flames-menu-target = { $enemy } (you are { $position })
flames-menu-compare =
    { $enemy } (you are { $position }): { $points ->
        [0] no free manoeuvre
        [one] 1 free manoeuvre
       *[other] { $points } free manoeuvres
    }

## flames: the log

flames-event-forces-revealed = Forces revealed: { $all }
flames-event-drew =
    { $aircraft } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }
flames-event-drew-unseen =
    { $aircraft } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
flames-event-reshuffled = The discard pile becomes the deck again ({ $cards } cards)
flames-event-levels-revealed = Altitudes revealed: { $all }
flames-event-first-side = First to act: { $side }
flames-event-game-turn = Game turn { $turn }
flames-event-turn-order = Order of this turn: { $all }
flames-event-turn-began = Turn of { $aircraft }
flames-event-stalled = { $aircraft } stalls
flames-event-discarded = { $aircraft } discards { $card }
flames-event-paid = { $aircraft } pays with { $card }
flames-event-moved =
    { $aircraft } { $climbed ->
        [yes] climbs
       *[no] dives
    } to { $level }
flames-event-followed =
    { $aircraft } follows and { $climbed ->
        [yes] climbs
       *[no] dives
    } to { $level }
flames-event-stayed = { $aircraft } does not follow
flames-event-compared =
    { $aircraft } is faster than { $enemy }: { $points ->
        [one] 1 free manoeuvre
       *[other] { $points } free manoeuvres
    }
flames-event-speed-used = { $aircraft } uses its Speed on { $enemy }
flames-event-reacted = { $aircraft } answers { $answers } with { $card }
flames-event-cancelled = The play of { $aircraft } on { $enemy } is cancelled
flames-event-evaded =
    { $aircraft } plays { $card }: { $hits_left ->
        [0] no hit left
        [one] 1 hit left
       *[other] { $hits_left } hits left
    }
flames-event-redlined = { $aircraft } plays { $card }
flames-event-damaged =
    { $aircraft } suffers { $hits ->
        [0] no damage
        [one] 1 damage
       *[other] { $hits } damage
    } (total { $total })
flames-event-flipped = { $aircraft } is Damaged
flames-event-shot-down = { $aircraft } is shot down!

flames-played-maneuver =
    { $aircraft } manoeuvres on { $enemy }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } ({ $card })
flames-played-attack =
    { $aircraft } fires at { $enemy }, { $card }: { $bursts ->
        [one] 1 burst
       *[other] { $bursts } bursts
    }, { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
flames-played-destroy =
    { $aircraft } fires at { $enemy }, { $card }: { $bursts ->
        [one] 1 burst
       *[other] { $bursts } bursts
    }
flames-played-gunner =
    The gunner of { $aircraft } fires at { $enemy }, { $card }: { $bursts ->
        [one] 1 burst
       *[other] { $bursts } bursts
    }, { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
flames-played-agile = { $aircraft } plays { $card } as Scissors on { $enemy }
flames-played-barrage = { $aircraft } plays { $card } as barrage: +1 hit
flames-played-break-off = { $aircraft } plays { $card } to shake off { $enemy }
flames-played-reverse = { $aircraft } plays { $card } on { $enemy }
flames-played-extra-hit = { $aircraft } plays { $card }: +1 hit on its next attack
flames-played-evade = { $aircraft } plays { $card }: attacks on it cost 1 burst more
flames-played-climb = { $aircraft } plays { $card } to climb
flames-played-dive = { $aircraft } plays { $card } to dive

flames-positioned-tailed = { $aircraft } is Tailed by { $enemy }
flames-positioned-disadvantaged = { $aircraft } is Disadvantaged towards { $enemy }
flames-positioned-neutral = { $aircraft } and { $enemy } are Neutral
flames-positioned-advantaged = { $aircraft } is Advantaged on { $enemy }
flames-positioned-tailing = { $aircraft } is Tailing { $enemy }

## flames: facts of refusals

flames-fact-agile =
    { $value ->
        [0] the aircraft is not agile
       *[1] the aircraft is agile
    }
flames-fact-agreed = agreed year { $value }
flames-fact-aircraft = aircraft { $value }
flames-fact-already-used =
    { $value ->
        [0] not used yet
       *[1] used already
    }
flames-fact-answers =
    to answer { $value ->
        [maneuver] { flames-title-maneuver }
        [ace-pilot] { flames-title-ace-pilot }
        [barrel-roll] { flames-title-barrel-roll }
        [in-my-sights] { flames-title-in-my-sights }
        [out-of-the-sun] { flames-title-out-of-the-sun }
        [scissors] { flames-title-scissors }
        [tight-turn] { flames-title-tight-turn }
        [vertical-roll] { flames-title-vertical-roll }
        [yo-yo] { flames-title-yo-yo }
       *[other] { $value }
    }
flames-fact-asked = asked: { $value }
flames-fact-available = bursts available { $value }
flames-fact-barrage =
    { $value ->
        [0] no barrage
       *[1] a barrage
    }
flames-fact-behind = enemies behind { $value }
flames-fact-captain = seat { $value } chooses for the side
flames-fact-card = card { $value }
flames-fact-cards = cards in hand { $value }
flames-fact-compared = compared with { $value }
flames-fact-cost = cost { $value }
flames-fact-counters = counters left { $value }
flames-fact-decision = question: { flames-decision }
flames-fact-enemy = enemy { $value }
flames-fact-gunner = gunner's bursts { $value }
flames-fact-held = position held on { $value }
flames-fact-hint = pick the card in hand, then "play"
flames-fact-leader = leader { $value }
flames-fact-left = left { $value }
flames-fact-level =
    level { $value ->
        [very-low] { flames-level-very-low }
        [low] { flames-level-low }
        [medium] { flames-level-medium }
        [high] { flames-level-high }
       *[very-high] { flames-level-very-high }
    }
flames-fact-maneuver = manoeuvre value { $value }
flames-fact-nation =
    nation { $value ->
        [germany] Germany
        [japan] Japan
        [uk] United Kingdom
        [russia] Russia
        [poland] Poland
       *[usa] United States
    }
flames-fact-pilot = pilot { $value }
flames-fact-position =
    position { $value ->
        [-2] { flames-position-tailed }
        [-1] { flames-position-disadvantaged }
        [0] { flames-position-neutral }
        [1] { flames-position-advantaged }
       *[2] { flames-position-tailing }
    }
flames-fact-reason =
    { $value ->
        [the-battle-is-over] the battle is over
       *[already-chosen] already chosen
    }
flames-fact-slot =
    slot { $value ->
        [1] { flames-position-advantaged }
       *[2] { flames-position-tailing }
    }
flames-fact-speed = Speed { $value }
flames-fact-steps = steps { $value }
flames-fact-value = manoeuvre value { $value }
flames-fact-vp = price { $value }
flames-fact-year = year { $value }
