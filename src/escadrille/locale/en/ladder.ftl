## The ladder

help-ladder =
    Let bots play each other and rate them.

    Every pair plays the same deals, each deal twice with the seats exchanged,
    and both sides fly the same aircraft unless --scenario says otherwise.
    Ratings are in Elo, and tactical has 1000.
    Ctrl-C ends the games and rates those that were played.
help-ladder-bots = The bots, instead of the levels of the system: names or paths. random and tactical are always in it.
help-ladder-games = How many games for each pair, an even number.
help-ladder-neighbours = After a few games of all pairs, go on only with bots that are next to each other in strength.
help-ladder-jobs = How many processes share the work, or else one for each core; the figures stay the same.
help-ladder-csv = Write the ratings to this file, as comma-separated values.
help-ladder-svg = Draw the ratings into this file.

error-odd-games = --games { $games }: an even number is needed, for each deal is played twice.

ladder-rank = rank
ladder-bot = bot
ladder-elo = Elo
ladder-interval = 95 %
ladder-games = games
ladder-score = score
ladder-thinking = s/game
ladder-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
ladder-range = { $low } – { $high }%
ladder-pairs = Pair by pair
ladder-pair = pair
ladder-gap = lead
ladder-played =
    { $games ->
        [one] one game
       *[other] { $games } games
    } in { $seconds } s, { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    }, { $build ->
        [compiled] compiled
       *[pure] as Python
    }
ladder-meaning = Elo: { $anchor } is 1000, and every interval is of the lead over it. s/game: processor time. lead: in Elo, by the games of the pair alone.
ladder-interrupted = Interrupted: these are the games played so far.
ladder-forfeits =
    { $bot } { $count ->
        [one] lost a game with its seat
       *[other] lost { $count } games with its seat
    }
ladder-unfinished =
    { $count ->
        [one] one game without an end counts as drawn
       *[other] { $count } games without an end count as drawn
    }
ladder-svg-title = { $system }, { $scenario }: strength of the bots
ladder-svg-meaning = Elo with 95 % intervals of the lead over { $anchor }, which is 1000
ladder-svg-row = { $bot }: { $elo }, from { $low } to { $high }
