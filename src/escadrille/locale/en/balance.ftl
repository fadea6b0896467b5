## What aircraft are worth, how even scenarios are

help-balance =
    Let bots fly aircraft against aircraft, and tell what each is worth.

    Proposes points for those whose points no document states, tries fights of equal points on deals
    of their own, and measures the scenarios of the packs. The same seed gives the same figures.
help-meet = How many others each aircraft meets.
help-pair-games = Games of each such pair.
help-equal = How many pairs of equal points are tried, and a third as many teams.
help-equal-games = Games of each pair or team of equal points.
help-scenario-games = Games of each scenario; 0 leaves them out.
help-check = Try so many pairs and scenarios again with a bot that looks ahead.
help-check-games = Games of each such trial.
help-csv = Also write the table of worth to this file, and that of the scenarios beside it.
help-svg = Also draw the map of who beats whom to this file.
help-write = Also write the proposed points to this file, a line each.

balance-title = { $system }: what is worth what, between pilots who fly like “{ $bot }”.
balance-group-fighter = fighter
balance-group-element = Element
balance-group-leader = Leader alone
balance-group-aircraft = aircraft
balance-elo = worth (Elo)
balance-points = points
balance-proposed = proposed
balance-stated = { $points } (stated)
balance-fit =
    { $pairs } pairs: worth explains { $explained } % of their differences; they stray from it by { $residual } %, where chance alone would stray by up to { $chance } %.
balance-map-tenths = Who beats whom, in tenths from the best to the worst: points in a hundred of the row against the column.
balance-map-title = { $system }: who beats whom
balance-map-legend = Row against column. Green: it wins; purple: it loses; plain: between 42 and 58 %.
balance-map-marks = Frames: pairs that met; + and −: over 58, under 42 %.
balance-map-order = From the best to the worst; the figure is the points.
balance-equal-pairs =
    Pairs of equal points: { $even } of { $count } between 42 and 58 % ({ $share } %).{ $stated ->
        [0] { "" }
       *[other] { " " }Of { $stated } more, whose points the document states for both, { $even_stated }.
    }
balance-equal-teams =
    Teams of equal sums: { $even } of { $count } between 42 and 58 % ({ $share } %).{ $stated ->
        [0] { "" }
       *[other] { " " }Of { $stated } more, whose points the document states for all, { $even_stated }.
    }
balance-first = one
balance-second = the other
balance-verdict = verdict
balance-even = even
balance-open = uneven, and says so
balance-uneven = uneven
balance-scenarios = Scenarios: { $even } of { $count } even; { $honest } even or saying which side is favoured.
balance-fight = fight
balance-quick = as above
balance-ahead = looking ahead
balance-strayed = difference
balance-checked = Between pilots who look ahead (“{ $bot }”, { $games } games each) the shares differ by { $mean } % in the mean.

scenario-favours = Favours: { $side }
