# Missions flown on real tables, in English. The folder fr has the same keys.

real-host = Missions
real-host-no = flown here
real-host-yes = on a real table, reported by hand
real-title = Flown on a real table
real-text = Your cards and miniatures decided mission { $mission }; say what happened, and the book is kept.
real-mission = Mission { $mission } is flown on your table.
real-enter-text = Fill in the sheet, then enter the report.
real-entered =
    { $who ->
        [you] You have entered a report.
       *[other] { $name } has entered a report: look at it, agree, or enter another.
    }
real-enter = Enter the report
real-enter-other = Enter this instead
real-agree = Agree
real-waits = Waits for { $names }.
real-keeper = Who keeps the reports?
real-keeper-nobody = all sides agree
real-both = A report stands when every side agrees.
real-kept-by = { $name } enters reports for all.
real-open = The report of mission { $mission } can be corrected until the next briefing.
real-reopening = Wants to correct it: { $names }.
real-correct = Correct the report
real-found = What it comes to
real-impossible = No mission can come to this.
real-possible = Nothing speaks against it.
real-less = less: { $label }
real-more = more: { $label }
real-came = What became of { $name }
real-came-home = Home
real-came-fled = Fled
real-came-down = Shot down
real-damage = damage, of { $of }
real-specials = specials
real-wounds = life lost
real-by = by
real-ground = from the ground
real-witness = somebody saw it
real-fell = fell
real-zone-own = own ground
real-zone-between = no-man’s-land
real-zone-enemy = enemy ground
real-level = at level
real-cards = A cards
real-card = { $flyer }, card { $number }
real-card-face =
    { $card ->
        [pilot] pilot
        [explosion] explosion
       *[other] { $card }
    }
real-draws = not entered
real-draws-rest = The table draws the cards that you do not enter.
real-so = So: { $fate }.
real-gives = victories { $victories }, VP { $points }
real-nobody = nobody
real-on-ground = On the ground
real-objective = Objective { $number }: achieved by
real-balloon = Balloon { $number }: destroyed by
real-harmed = objectives only hit
real-lost =
    { $what ->
        [trench] trenches destroyed
        [machine_gun] machine guns destroyed
       *[flak] batteries destroyed
    }
real-outcome =
    { $success ->
        [yes] succeeded
       *[no] failed
    }

wings-campaign-odd-wreck-home = { $about } came home with more damage than it bears.
wings-campaign-odd-sound-down = { $about } fell with less damage than it bears.
wings-campaign-odd-nobody = { $about } was brought down by nobody.
wings-campaign-odd-ceiling = { $about } fell from above its ceiling.

## missions made by the rules

made-link = Generate a mission
made-for = Generate a mission of { $system }
made-title = A mission made by the rules
made-lists-link = Force lists
made-lists-for = Force lists of { $system }
made-lists-title = Force lists
made-year = Year
made-players = Aircraft on each side
made-types = These aircraft fly
made-fly = Fly it
made-another = Another one
made-print = Print
made-points = { $points } mission points
made-seed = Seed { $seed }: the same wishes and the same seed give the same mission.

# A pilot of one's own (screens/pilot.js)
made-own-title = Your own pilot
made-own-for = Your own pilot of { $system }
made-own-loading = Fetching his log…
made-own-fly = Fly a mission
made-own-in-the-air = In the air: back to the mission
made-own-kept-here = This browser keeps his log. Missions that are over are entered when you come back here.
