# The words of wings, in English. The folder fr has the same keys.

## wings: names

wings-card-straight = straight
wings-card-stall = stall
wings-card-turn-left = left turn
wings-card-turn-right = right turn
wings-card-sideslip-left = left sideslip
wings-card-sideslip-right = right sideslip
wings-card-wide-sideslip-left = wide left sideslip
wings-card-wide-sideslip-right = wide right sideslip
wings-card-sharp-turn-left = left turn of 90°
wings-card-sharp-turn-right = right turn of 90°
wings-card-tiny-turn-left = tiny left turn
wings-card-tiny-turn-right = tiny right turn
wings-card-immelmann = Immelmann
wings-card-climb = climb
wings-card-dive = dive
wings-card-blank = no manoeuvre
wings-odd-steep = steep { $card }
wings-odd-plain = { $card } without diamond
wings-hidden = hidden

wings-special-smoke = smoke
wings-special-flames = flames
wings-special-engine = engine hit
wings-special-pilot = crew wounded
wings-special-rudder-left = rudder jammed to the left
wings-special-rudder-right = rudder jammed to the right
wings-special-red-jam = red jam
wings-special-green-jam = green jam
wings-special-explosion = explosion
wings-special-jam = jam
wings-damage = { $points } + { $special }

wings-sky-clear = clear weather
wings-sky-medium = medium cloud
wings-sky-heavy = heavy weather

wings-marker-gentle = gentle loss of altitude
wings-marker-forced-dive = forced dive
wings-marker-controlled-dive = controlled dive
wings-marker-landing = landing
wings-marker-one-lot = one lot of rockets
wings-marker-two-lots = both lots of rockets

wings-arc-front = front
wings-arc-rear = rear

wings-status-absent = not yet here
wings-status-flying = in the air
wings-status-ground = on the ground
wings-status-down = destroyed
wings-status-fled = fled
wings-status-home = home
wings-status-outside = coming back

wings-task-destroy = to destroy
wings-task-photograph = to photograph
wings-task-reconnoitre = to reconnoitre

wings-cause-fire = fire
wings-cause-infantry = infantry fire
wings-cause-flames = flames
wings-cause-flak = flak
wings-cause-collision = collision
wings-cause-blast = blast
wings-cause-cable = cables
wings-cause-net = net
wings-cause-error = programming error
wings-cause-outside = return to the table
wings-cause-landing = rough landing
wings-cause-take-off = rough take-off
wings-cause-weather = weather
wings-cause-rockets = rockets

wings-table-measures =
    { $count ->
        [one] 1 set of measures
       *[other] { $count } sets of measures
    }
wings-table-manoeuvre =
    { $count ->
        [one] 1 drawing of a card
       *[other] { $count } drawings of cards
    }
wings-table-deck =
    { $count ->
        [one] 1 manoeuvre deck
       *[other] { $count } manoeuvre decks
    }
wings-table-damage =
    { $count ->
        [one] 1 damage deck
       *[other] { $count } damage decks
    }
wings-table-aircraft =
    { $count ->
        [one] 1 type of aircraft
       *[other] { $count } types of aircraft
    }
wings-table-piece =
    { $count ->
        [one] 1 thing on the ground
       *[other] { $count } things on the ground
    }
wings-table-balloon =
    { $count ->
        [one] 1 balloon
       *[other] { $count } balloons
    }
wings-table-relief =
    { $count ->
        [one] 1 stretch of relief
       *[other] { $count } stretches of relief
    }
wings-table-window =
    { $count ->
        [one] 1 window of levels
       *[other] { $count } windows of levels
    }
wings-table-season =
    { $count ->
        [one] 1 season
       *[other] { $count } seasons
    }
wings-table-scenario =
    { $count ->
        [one] 1 scenario
       *[other] { $count } scenarios
    }

## wings: the chapters of the rules

wings-group-opt = Options
wings-group-comp = Components and state
wings-group-turn = Course of a turn
wings-group-prog = Programming
wings-group-move = Movement
wings-group-fire = Shooting
wings-group-dmg = Damage
wings-group-spec = Special damage
wings-group-aim = Consecutive fire
wings-group-two = Two-seaters
wings-group-alt = Altitude
wings-group-ovl = Overlapping bases
wings-group-err = Programming errors
wings-group-exit = Leaving the area
wings-group-tail = Tailing
wings-group-bomb = Bombs
wings-group-pho = Photography
wings-group-rec = Reconnaissance
wings-group-gnd = Ground defences
wings-group-flak = Flak
wings-group-bal = Balloons
wings-group-rock = Rockets
wings-group-land = Landing and take-off
wings-group-ammo = Ammunition
wings-group-coll = Collisions
wings-group-jam = Twin guns
wings-group-ceil = True ceilings
wings-group-cloud = Clouds
wings-group-expl = Explosions
wings-group-dive = Fire and altitude
wings-group-down = Aircraft shot down
wings-group-dbl = Doubled specials
wings-group-bpts = Bomb points
wings-group-cpx = Complex manoeuvres
wings-group-skl = Skills
wings-group-duel = Handicap duels
wings-group-rel = Relief
wings-group-wx = Weather
wings-group-tac = Tactical advantages
wings-group-sun = The sun
wings-group-dm = Deathmatch
wings-group-tdm = Team deathmatch
wings-group-ctf = Capture the flag
wings-group-ruling = Rulings on what the rules leave open

## wings: optional rules

wings-option-altitude = Altitude
wings-option-tailing = Tailing
wings-option-consecutive-fire = Consecutive fire
wings-option-complex-manoeuvres = Complex manoeuvres
wings-option-special-manoeuvres = Reserved manoeuvres
wings-option-special-manoeuvres-skill = by skill
wings-option-special-manoeuvres-ace = for aces
wings-option-special-manoeuvres-all = for all
wings-option-special-manoeuvres-none = for nobody
wings-option-deck-edit-by-agreement = Decks changed by agreement
wings-option-illegal-programming = Illegal programmes
wings-option-illegal-programming-refuse = refused
wings-option-illegal-programming-accept = accepted and punished
wings-option-error-penalty = Penalty of an error
wings-option-error-penalty-destroyed = destruction
wings-option-error-penalty-two-a = two A cards
wings-option-exit-rule = Who leaves the area
wings-option-exit-rule-eliminated = is eliminated
wings-option-exit-rule-fled = has fled
wings-option-exit-rule-fled-return = may come back
wings-option-smoke-blocks-aim = Smoke blocks aim
wings-option-engine-no-climb = No climb with an engine hit
wings-option-ammo = Ammunition
wings-option-ammo-off = unlimited
wings-option-ammo-cards = ammunition cards
wings-option-ammo-d10 = ten shots
wings-option-ammo-cards-8 = 8 cards
wings-option-ammo-cards-6 = 6 cards
wings-option-ammo-cards-7 = 7 cards
wings-option-ammo-cards-9 = 9 cards
wings-option-ammo-cards-10 = 10 cards
wings-option-twin-gun-jam = Twin guns jam singly
wings-option-explosion-lower-half = Explosions in the lower half
wings-option-remove-plain-zero = Plain zeros taken out
wings-option-remove-plain-zero-none = none
wings-option-remove-plain-zero-some = half
wings-option-remove-plain-zero-all = all
wings-option-explosion-blast = Explosions hurt those near
wings-option-dive-fire = Dive fire
wings-option-overlap-fire = Fire while overlapping
wings-option-fire-ban = Fire bans by altitude
wings-option-crash-landing = Crash landings
wings-option-doubled-specials = Doubled specials last
wings-option-collision = Collisions
wings-option-collision-squadron-straight = Squadrons collide less
wings-option-flak-near-burst = Near bursts
wings-option-balloon-artillery-spotting = Artillery spotting, in turns
wings-option-balloon-artillery-spotting-0 = off
wings-option-balloon-surveillance = Balloons keep watch
wings-option-balloon-guns = Armed balloons
wings-option-bomb-points = Bomb points
wings-option-landing-takeoff = Landing and take-off
wings-option-relief = Relief
wings-option-true-ceiling = True ceilings
wings-option-cloud-layer = Cloud layer
wings-option-weather = Weather
wings-option-tactical-advantages = Tactical advantages
wings-option-tactical-advantages-follow = with the weather
wings-option-tactical-advantages-on = on
wings-option-tactical-advantages-off = off
wings-option-sun = The sun
wings-option-sun-replaces-alert = The sun instead of the alert
wings-option-duel-handicap = Handicap duel
wings-option-mode = Mode
wings-option-mode-mission = mission
wings-option-mode-deathmatch = deathmatch
wings-option-mode-team-dm = team deathmatch
wings-option-mode-ctf = capture the flag

## wings: the table

wings-unpicked = to be picked
wings-way = { $distance } cm at { $hour } o'clock
wings-marker-on = { $marker } from card { $card }

wings-head-altitude = level
wings-head-pose = place, heading
wings-head-damage = damage

wings-board-turn = turn { $turn }/{ $turns }
wings-board-phase = phase { $phase }
wings-board-points = points { $points }
wings-board-window = levels { $floor } to { $ceiling }
wings-board-clouds = clouds from { $low } to { $high }
wings-board-advantage =
    advantage: { $side } ({ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    })
wings-board-blind = You are in the clouds, and see nothing of the table.
wings-board-structure = { $points }/{ $structure }
wings-board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
wings-board-level = level { $level }
wings-board-programme = Programme of { $aircraft }: { $cards }
wings-board-written = Flown in the clouds by { $aircraft }: { $cards }
wings-board-damage = Damage of { $aircraft }: { $cards }

wings-note-clouds = in the clouds
wings-note-smoke = smoke { $counters }
wings-note-flames = flames { $counters }
wings-note-jam = jam ({ $arc }) { $counters }
wings-note-grave = pilot seriously wounded: down by turn { $turn }
wings-note-tails = tails { $enemy }
wings-note-flag = carries a flag
wings-note-victories =
    { $count ->
        [one] 1 victory
       *[other] { $count } victories
    }
wings-note-skills = { $skills } ({ $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    })
wings-note-owed =
    { $count ->
        [one] owed 1 skill
       *[other] owed { $count } skills
    }
wings-note-ammo = ammunition { $left }
wings-note-pilot = pilot wounded
wings-note-observer = observer wounded
wings-note-duty-left = rudder: nothing to the left
wings-note-duty-right = rudder: nothing to the right
wings-note-duty-engine = engine: a stall each turn
wings-note-bombs =
    { $count ->
        [one] 1 bomb
       *[other] { $count } bombs
    }
wings-note-clusters =
    { $count ->
        [one] 1 cluster
       *[other] { $count } clusters
    }
wings-note-rockets =
    { $count ->
        [one] 1 lot of rockets
       *[other] { $count } lots of rockets
    }

wings-task-done = done
wings-flak-loading = loading
wings-flak-ready = loaded
wings-flak-placed = shell in the air
wings-flak-fused = shell delayed

wings-help =
    The table is seen from above, north up, in centimetres; dots are ten centimetres apart, half a ruler.
    ↗a1 is an aircraft and its heading, b1 a balloon (O), g1 something on the ground (≈ trench,
    ¤ machine gun, ☼ battery, ◆ target, ═ strip), *2 a flak counter and its level, + ammunition,
    ⚑ a flag, • a bomb, # a net, ░▒▓ relief. ①②③ show where your cards lead. ✕: two in one place.
    2+1/4 is level 2 with one of the four counters that make the next level.
    a2 14 cm at 11 o'clock: so far from your centre to its base, and there on the clock round your nose.
    ◊ is a diamond: two of them may not follow one another. A line may order all three cards:
    straight turn-left stall.

## wings: the questions

wings-decision =
    { $value ->
        [pick] choice of aircraft
        [program] programming
        [declare] fire
        [tail] whom to tail
        [reorder] order of the cards
        [remark] markers
        [flak] flak
        [fuse] flak
        [bearing] flak
        [distance] flak
        [release] bombs
        [gain] climb counter
        [come-back] coming back
        [window] levels in play
        [lower] balloons
        [enter] entry out of the sun
        [pair] entry out of the sun
        [clock] entry out of the sun
        [rockets] rockets
        [skill] choice of skills
        [use] a skill
        [spare] cards to inflict
        [look] a look at damage
        [keep] one skill to keep
        [give] a card for the man
        [pistol] a handgun
        [last-card] the last card
        [deploy] deployment
        [reinforce] reinforcements
        [relieve] who comes
       *[other] { $value }
    }

wings-ask-pick = Which type for { $aircraft }, in secret?
wings-ask-program = { $aircraft }: card { $number } of { $count }, in secret?
wings-ask-marker = { $aircraft }: a secret marker on these cards?
wings-ask-declare = { $aircraft }, { $arc } guns: at whom?
wings-ask-tail = Whom does { $aircraft } tail?
wings-ask-reorder = { $aircraft } tails { $enemy }, whose first card is: { $card }. In which order do you fly?
wings-ask-remark = { $aircraft }: which marker on the cards in their new order?
wings-ask-flak = { $aircraft } is loaded. At which level does its shell go?
wings-ask-fuse = The shell of { $aircraft } is in the air: let it burst, delay it, or move it to a level?
wings-ask-bearing = { $aircraft }, level { $level }: in which direction?
wings-ask-distance = { $aircraft }, level { $level }: how far?
wings-ask-rockets = At which target does { $aircraft } fire its rockets?
wings-ask-release = Does { $aircraft } release a bomb in this phase?
wings-ask-gain = Does { $aircraft } take the climb counter?
wings-ask-come-back = { $aircraft } has left the table. By mistake?
wings-ask-window = Levels { $floor } to { $ceiling } are in play. Does { $aircraft } have them slide?
wings-ask-lower = Is { $aircraft } to be brought down?
wings-ask-enter = Does { $aircraft } come out of the sun now?
wings-ask-pair = Which enemy does { $aircraft } fall upon?
wings-ask-clock = { $aircraft }: at which hour, behind its enemy?
wings-ask-skill = Which skill for { $aircraft } ({ $count } to choose)?
wings-ask-use = { $aircraft }: use { $skill } here?
wings-ask-use-drawn = { $aircraft } has drawn { $drawn }: use { $skill }?
wings-ask-spare = { $aircraft }: which card is not inflicted?
wings-ask-look = Whose damage does { $aircraft } look at?

wings-pass-marker = no marker
wings-pass-declare = hold fire
wings-pass-reorder = keep the order
wings-pass-flak = hold fire
wings-pass-fuse = let it burst
wings-pass-release = no bomb
wings-pass-gain = do not take it
wings-pass-come-back = no: { $aircraft } has fled
wings-pass-window = leave them
wings-pass-lower = leave it up
wings-pass-enter = wait
wings-pass-use = no
wings-pass-look = nobody's

wings-do-take = take the counter
wings-do-return = yes: come back
wings-do-bomb = release a bomb
wings-do-cluster = release a cluster
wings-do-lower = bring it down
wings-do-delay = delay the burst
wings-do-change = slide them
wings-do-enter = enter
wings-do-use = yes, for a token

wings-aim-level = level { $value }
wings-aim-clock = { $value } o'clock
wings-aim-bearing = bearing { $value }°
wings-aim-distance =
    { $value ->
        [0] on the battery itself
       *[other] { $centimetres } cm
    }

wings-menu-off = off the table!
wings-menu-crash = into the ground!
wings-menu-shot =
    { $enemy }, { $short ->
        [yes] short range
       *[no] long range
    }{ $aimed ->
        [yes] , aimed
       *[no] {""}
    }
wings-menu-type = deck { $deck } · guns { $guns } · structure { $structure } · climb { $climb } · ceiling { $ceiling }

wings-reason-alone = Only one side is left.
wings-reason-time = The last turn is over.
wings-reason-mission = The mission is accomplished.
wings-reason-artillery = The balloons have ranged the artillery: the mission has failed.
wings-reason-deck = The damage deck is exhausted.
wings-reason-victories = The number of victories is reached.
wings-reason-unfinished = unfinished

## wings: the log

wings-event-types-revealed = Aircraft: { $all }
wings-event-weather-drawn = { $sky }, clouds from level { $low } to { $high }
wings-event-weather-drawn-clear = { $sky }
wings-event-sun-drawn = The sun is with: { $side }
wings-event-sun-drawn-nothing = The sun helps nobody
wings-event-turn-began = Turn { $turn }
wings-event-card-shown = { $aircraft } shows { $tailer } its first card: { $card }
wings-event-card-shown-nothing = { $aircraft } shows { $tailer } its first card
wings-event-flew = { $aircraft }: { $card }
wings-event-flew-to = { $aircraft }: { $card } → { $end }
wings-event-wrote = { $aircraft }, in the clouds: { $card }
wings-event-wrote-nothing = { $aircraft } flies on in the clouds
wings-event-marker-shown = { $aircraft }: { $marker }
wings-event-altitude-changed =
    { $aircraft }: level { $level }{ $counters ->
        [0] {""}
        [one] , { $counters } climb counter
       *[other] , { $counters } climb counters
    }
wings-event-entered-clouds = { $aircraft } disappears in the clouds
wings-event-left-clouds = { $aircraft } comes out of the clouds
wings-event-window-changed = Levels { $floor } to { $ceiling } are in play
wings-event-programming-error = { $aircraft } was programmed against the rules
wings-event-left-fled = { $aircraft } has fled
wings-event-left-driven-off = { $aircraft } is driven off by { $by }
wings-event-left-home = { $aircraft } is home
wings-event-left-outside = { $aircraft } has left the table, and will come back
wings-event-left-down = { $aircraft } has left the table
wings-event-entered = { $aircraft } enters: { $pose }, level { $level }
wings-event-declared =
    { $shooter } ({ $arc }) fires at { $target }, { $short ->
        [yes] short range
       *[no] long range
    }{ $bonus }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
wings-event-drew = { $piece } draws ({ $why }): { $what }
wings-event-drew-nothing =
    { $piece } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } ({ $why })
wings-event-weather-hit =
    The weather shakes { $aircraft }: { $card }, { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }
wings-event-smoking = { $aircraft } smokes ({ $counters })
wings-event-burning = { $piece } is on fire ({ $counters })
wings-event-jammed = The guns of { $piece } ({ $arc }) jam ({ $counters })
wings-event-silenced = The machine gun { $piece } is silenced
wings-event-skill-chosen = { $aircraft }: { $skill } ({ $tokens } tokens)
wings-event-skill-used = { $aircraft } uses { $skill } ({ $tokens } tokens left)
wings-event-eased = { $aircraft } makes light of { $special }: { $card }
wings-event-looked = { $aircraft } looks at the damage of { $target }: { $cards }
wings-event-looked-nothing = { $aircraft } looks at the damage of { $target }
wings-event-exploded = { $piece } explodes!
wings-event-down-damage = { $piece } is shot down
wings-event-down-explosion = { $piece } is blown to pieces
wings-event-down-engine = The engine of { $piece } gives out: it is lost
wings-event-down-pilot = The pilot of { $piece } is killed
wings-event-down-crash = { $piece } crashes
wings-event-down-net = { $piece } is torn apart in the net
wings-event-down-error = { $piece } breaks up
wings-event-down-left = { $piece } has left the table and is out
wings-event-victory = victory: { $by }
wings-event-glided-own = { $aircraft } comes down at { $place }, on its own side; its crew draws { $cards }
wings-event-glided-enemy = { $aircraft } comes down at { $place }, on the enemy's side; its crew draws { $cards }
wings-event-glided-between = { $aircraft } comes down at { $place }, between the lines; its crew draws { $cards }
wings-event-glided-none = { $aircraft } comes down at { $place }; its crew draws { $cards }
wings-event-collision-risk = { $aircraft } may collide: { $ways }
wings-event-collided =
    { $aircraft } and { $other } collide{ $head_on ->
        [yes] {" "}head-on
       *[no] {""}
    }
wings-event-cable-struck = { $aircraft } strikes the cables of { $balloon }
wings-event-net-struck =
    { $aircraft } { $destroyed ->
        [yes] flies right into the net
       *[no] touches the net
    }
wings-event-balloon-lowered = { $balloon } is lowered to { $level }+{ $counters }
wings-event-flak-placed =
    { $battery } { $moved ->
        [yes] moves its shell
       *[no] fires a shell
    } to { $place }, level { $level }
wings-event-flak-delayed = { $battery } delays its shell
wings-event-flak-burst = The shell of { $battery } bursts at { $place }, level { $level }
wings-event-bomb-released =
    { $aircraft } releases { $cluster ->
        [yes] a cluster
       *[no] a bomb
    }
wings-event-bomb-fell =
    The bomb of { $aircraft } { $markers ->
        [0] hits the ground at { $place }
       *[other] falls, over { $place }
    }
wings-event-bomb-hit =
    { $piece } is hit { $centre ->
        [yes] in the middle
       *[no] at the edge
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
wings-event-task-done-destroy = Objective destroyed: { $piece }
wings-event-task-done-photograph = { $aircraft } photographs { $piece }
wings-event-task-done-reconnoitre = { $aircraft } reconnoitres { $piece }
wings-event-rockets-fired =
    { $aircraft } fires { $lots ->
        [one] a lot of rockets
       *[other] { $lots } lots of rockets
    } at { $target }
wings-event-rockets-fired-nothing = The rockets of { $aircraft } go astray
wings-event-landed =
    { $aircraft } has landed{ $on_strip ->
        [yes] {""}
       *[no] , off the strip
    }
wings-event-took-off = { $aircraft } is in the air
wings-event-rearmed = { $aircraft } takes new ammunition
wings-event-flag-taken = { $aircraft } takes the flag of { $flag }
wings-event-flag-lost = The flag of { $flag } falls at { $place }
wings-event-flag-home = The flag of { $flag } is brought in by { $scored }
wings-event-flag-home-nothing = The flag of { $flag } is back in its place
wings-event-advantage-began =
    { $side } has the advantage for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
wings-event-reshuffled = Deck { $letter } is shuffled again ({ $cards } cards)

wings-bonus-aimed = aimed
wings-bonus-dive = diving
wings-bonus-steep = after a steep manoeuvre
wings-collision-left = left
wings-collision-right = right
wings-collision-straight = straight on

## wings: facts of refusals

wings-fact-after =
    after { $value ->
        [straight] { wings-card-straight }
        [stall] { wings-card-stall }
        [turn-left] { wings-card-turn-left }
        [turn-right] { wings-card-turn-right }
        [sideslip-left] { wings-card-sideslip-left }
        [sideslip-right] { wings-card-sideslip-right }
        [wide-sideslip-left] { wings-card-wide-sideslip-left }
        [wide-sideslip-right] { wings-card-wide-sideslip-right }
        [sharp-turn-left] { wings-card-sharp-turn-left }
        [sharp-turn-right] { wings-card-sharp-turn-right }
        [tiny-turn-left] { wings-card-tiny-turn-left }
        [tiny-turn-right] { wings-card-tiny-turn-right }
        [immelmann] { wings-card-immelmann }
        [climb] { wings-card-climb }
        [dive] { wings-card-dive }
        [blank] { wings-card-blank }
       *[other] { $value }
    }
wings-fact-aircraft = aircraft { $value }
wings-fact-card =
    card { $value ->
        [straight] { wings-card-straight }
        [stall] { wings-card-stall }
        [turn-left] { wings-card-turn-left }
        [turn-right] { wings-card-turn-right }
        [sideslip-left] { wings-card-sideslip-left }
        [sideslip-right] { wings-card-sideslip-right }
        [wide-sideslip-left] { wings-card-wide-sideslip-left }
        [wide-sideslip-right] { wings-card-wide-sideslip-right }
        [sharp-turn-left] { wings-card-sharp-turn-left }
        [sharp-turn-right] { wings-card-sharp-turn-right }
        [tiny-turn-left] { wings-card-tiny-turn-left }
        [tiny-turn-right] { wings-card-tiny-turn-right }
        [immelmann] { wings-card-immelmann }
        [climb] { wings-card-climb }
        [dive] { wings-card-dive }
        [blank] { wings-card-blank }
       *[other] { $value }
    }
wings-fact-copies = copies { $value }
wings-fact-decision = question: { wings-decision }
wings-fact-level = level { $value }
wings-fact-marker =
    marker { $value ->
        [gentle] { wings-marker-gentle }
        [forced-dive] { wings-marker-forced-dive }
        [controlled-dive] { wings-marker-controlled-dive }
       *[other] { $value }
    }
wings-fact-steps = twentieths of a ruler: { $value }
wings-fact-reason =
    { $value ->
        [the-fight-is-over] the fight is over
       *[already-chosen] already chosen
    }
wings-fact-shooter = shooter { $value }
wings-fact-since = in service since { $value }
wings-fact-target = target { $value }
wings-fact-type = type { $value }

## wings: skills

wings-skill-acrobat = Acrobat
wings-skill-genius = Genius
wings-skill-master-pilot = Master of flying
wings-skill-good-shot = Very good shot
wings-skill-marksman = Marksman
wings-skill-careful = Conscientious
wings-skill-expert-eye = Expert eye
wings-skill-makeshift = Makeshift
wings-skill-grass-snake = Grass snake
wings-skill-viper = Viper
wings-skill-serpent = Serpent
wings-skill-does-acrobat = long turns in complex manoeuvres
wings-skill-does-genius = two diamonds in a row, once in two turns
wings-skill-does-master-pilot = the special manoeuvres
wings-skill-does-good-shot = +1 damage on a shot
wings-skill-does-marksman = instead of the aim bonus, one card more to choose from
wings-skill-does-careful = cancels a jam
wings-skill-does-expert-eye = looks at the damage of an aircraft near by, and sees the specials that it inflicts
wings-skill-does-makeshift = ignores or shortens the first rudder jam, flames, smoke or engine hit
wings-skill-does-grass-snake = escapes tailing and aim bonuses
wings-skill-does-viper = takes half of a long-range shot
wings-skill-does-serpent = cards of 1 and 2 count nought, unless aimed
