# Opponents, hints, and what a bot considered: on the page and in the terminal.

## Choosing an opponent

opponent = Your opponent
opponent-seat = Seat { $seat }
opponent-next = In the rematch
opponent-level = Level
opponent-temper = Temperament
opponent-level-recruit = Raw recruit
opponent-level-pilot = Pilot
opponent-level-veteran = Veteran
opponent-level-ace = Ace of aces
opponent-level-tactical = By the book
opponent-level-random = At random
opponent-level-other = { $name }
opponent-flies-recruit = Fresh from flying school: sees a little ahead and often slips. For a first flight.
opponent-flies-pilot = Knows the trade and still makes mistakes. A good opponent for every day.
opponent-flies-veteran = Looks further ahead and seldom errs. Not beaten by luck alone.
opponent-flies-ace = Imagines each move dozens of times over and gives nothing away.
opponent-flies-tactical = Follows a drill for every situation, at once, without looking ahead.
opponent-flies-random = Does anything that is allowed. To learn the rules in peace.
opponent-flies-other = Another bot of this table.
opponent-temper-even = Steady
opponent-temper-cautious = Cautious
opponent-temper-aggressive = Aggressive
opponent-temper-opportunist = Opportunist
opponent-mood-even = Flies for victory, neither timid nor rash.
opponent-mood-cautious = Spares the aircraft: would rather dodge a burst than fire one.
opponent-mood-aggressive = Goes for the hit, even at the price of one.
opponent-mood-opportunist = Works for position, waits for your mistake, then strikes.
opponent-bots = Bots
opponent-bots-text = A change takes effect at once, in the midst of the fight.

## Hints

hint-ask = Hint
hint-ask-text = What an ace would do in your seat
hint-thinking = An ace looks over your shoulder…
hint-name = The hint
hint-title =
    { $bot ->
        [ace] An ace in your seat would choose:
       *[other] The drill book says:
    }
hint-chance =
    Chance of victory: { $percent }%, { $words ->
        [slim] slim
        [uphill] an uphill fight
        [even] about even
        [good] good
       *[strong] very good
    }.
hint-why-best = { "" }
hint-why-habit = Nothing is clearly better than the usual choice.
hint-why-only = It is the only thing that is allowed.
hint-why-opening = Before the fight there is nothing to weigh: it is the usual choice.
hint-why-slip = { "" }
hint-why-drill = It is what the drill lays down here.
hint-why-random = Any choice will do.
hint-why-tactical = It is what the drill lays down here; this pilot does not look ahead.
hint-part-losses = It spares you hits, compared with “{ $other }”.
hint-part-kills = It hurts the enemy more than “{ $other }”.
hint-part-prospects = It keeps you better cards and a better position than “{ $other }”.
hint-part-end = The fight is decided in your favour more often than after “{ $other }”.
hint-sure-clear = No doubt about it.
hint-sure-leaning = The ace leans that way, without being certain.
hint-sure-even = It is close: other choices are as good.
hint-others = What was weighed
hint-worlds =
    { $worlds ->
        [one] imagined once
       *[other] imagined { $worlds } times
    }
hint-percent = { $percent }%
hint-chosen = chosen
hint-follow = Follow the hint
hint-close = Close
hint-taken =
    { $count ->
        [one] { $name } has asked an ace for a hint.
       *[other] { $name } has asked an ace for { $count } hints.
    }
hint-count =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
hint-allow = Hints
hint-allow-yes = allowed; everyone is told
hint-allow-no = none at this table
table-refused-hint-off = There are no hints at this table.
table-key-of-hint = a hint

## What was considered

thought-tab = Thoughts
thought-of = Why this order?
thought-start = Nothing has been decided yet: go one moment on.
thought-again = The bot thinks it over again…
thought-ask = Ask an ace
thought-asking = An ace thinks it over…
thought-person = A person decided; what was considered stays private. An ace can say what an ace would have done.
thought-silent = The record does not tell how this was decided. An ace can say what an ace would have done.
thought-unknown = This table does not know the bot { $name }.
thought-ordered = { $name }:
thought-why-best = It looked ahead and took what promised most.
thought-why-habit = It looked ahead and found nothing clearly better than its usual choice.
thought-why-only = There was no choice.
thought-why-opening = Before the fight there is nothing to weigh: it went by the book.
thought-why-slip = A slip: at this level it now and then plays without looking.
thought-why-drill = It did as the drill lays down here, without looking ahead.
thought-why-random = It plays anything that is allowed, at random.
thought-why-tactical = It flies by the book: a drill for each situation, without looking ahead.
thought-part-losses = Against “{ $other }”, it counted on fewer hits.
thought-part-kills = Against “{ $other }”, it counted on hurting the enemy more.
thought-part-prospects = Against “{ $other }”, it counted on better cards and a better position.
thought-part-end = It saw the fight end in its favour more often than after “{ $other }”.
thought-sure-clear = It was in no doubt.
thought-sure-leaning = It leaned that way, without being certain.
thought-sure-even = It was close.
thought-otherwise = Thinking it over here, this bot chooses otherwise: { $order }. It has changed since, or had failed at first and was asked again.
thought-same = An ace would have done the same.
thought-rather = An ace would rather have chosen: { $order }.

## In the terminal

command-hint = hint
command-bot = bot
opponent-choose = Against whom?
opponent-enter = Enter: { $name }
hint-item = Its number: { $key }
play-bot-which = Which bot? For instance: bot 2 ace:cautious. At this table: { $bots }
play-bot-none = No bot of the house sits at this table.
play-bot-now = Seat { $seat } is flown from now on by: { $name }
help-replay-orders = List the orders with their numbers, and who gave them.
help-considered = Tell what the bot considered for this order: it thinks again.
help-ask = With --considered: where no bot decided, ask an ace.
error-no-order = There is no order { $number }: the last is { $last }.

## Plans compared

advice-name = Plans compared
advice-flying = Your staff flies the rest of the mission, again and again…
advice-played = { $played } of { $wanted } flights
advice-stop = Stop
advice-best = best
advice-follow = Follow this plan
