## flames: bombers and missions

flames-phase-flak = choice of flak
flames-phase-form = formations
flames-phase-cell = formations
flames-phase-jettison = bombs kept or thrown away
flames-phase-bomb = bombing

flames-pattern =
    { $pattern ->
        [dispersed] Dispersed
        [normal] Normal
        [tight] Tight
       *[other] unknown
    }
flames-status =
    { $status ->
        [intact] Intact
        [damaged] Damaged
        [destroyed] Destroyed
       *[other] not bombed yet
    }
flames-target-type =
    { $type ->
        [tanks] tanks
        [infantry] infantry
        [factory] factory
        [bridge] bridge
        [airfield] airfield
        [cargo] cargo ships
        [carrier] aircraft carrier
       *[railway] railway
    }
flames-table-bomber =
    { $count ->
        [one] { $count } bomber
       *[other] { $count } bombers
    }
flames-reason-bombed = The bombs have fallen.

flames-board-target = Target: { $name } ({ $type }) { $damaged }/{ $destroyed }, Flak { $flak } · { $status }
flames-board-bombs =
    { $bombs ->
        [one] 1 bomb on it
       *[other] { $bombs } bombs on it
    }
flames-board-flak = flak: { $pattern }
flames-board-formation = { $side }, { $level }:
flames-board-run = { $fighter } works on { $bomber }
flames-note-turrets = turrets { $defense } + { $support }, bombs { $bombs }
flames-note-draws = draws { $cards } when attacked
flames-note-blocked-advantaged = beside it { $aircraft }
flames-note-blocked-tailing = behind it { $aircraft }
flames-note-free = selected free of charge
flames-note-loaded = Loaded
flames-note-jettisoned = bombs thrown away
flames-note-late = Late
flames-note-home = home for lack of fuel
flames-note-pattern = bombs { $pattern }

flames-ask-flak = Which pattern does your flak fire, in secret?
flames-ask-form = Which bomber takes its place now?
flames-ask-cell = Where does { $aircraft } fly in its formation? (r1 is the front)
flames-ask-jettison = Does { $aircraft } throw its bombs away?
flames-ask-assign = { $enemy } leaves the choice to you: which bomber does it attack?
flames-ask-approach = { $card }: select, and how many steps closer?
flames-ask-return = What does { $aircraft } answer?
flames-ask-boost =
    The shot of { $aircraft } does { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }. One more?
flames-ask-reply =
    { $enemy } fires back with { $card }: { $hits ->
        [0] destroyed if it hits
        [one] 1 hit
       *[other] { $hits } hits
    }. Does { $aircraft } answer?
flames-ask-bomb = In which pattern does { $aircraft } bomb?

flames-pass-jettison = keep the bombs
flames-pass-return = hold fire
flames-pass-boost = no more
flames-pass-reply = let it hit

flames-do-assign = let the enemy choose the bomber
flames-do-jettison =
    throw the bombs away and draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
flames-do-bomb =
    { $pattern }: { $bombs ->
        [one] 1 bomb
       *[other] { $bombs } bombs
    }; flak may do { $dispersed }, { $normal } or { $tight }
flames-do-flak = { $pattern }: { $dispersed }, { $normal } or { $tight } damage, by their pattern
flames-use-select = select a bomber ({ $value })
flames-brief-select = select
flames-use-return =
    fire back: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
flames-use-return-destroy = fire back: destroys
flames-use-spare =
    { $hits ->
        [one] 1 hit less
       *[other] { $hits } hits less
    }
flames-use-stop = stops the Fuel Tank
flames-menu-approach =
    { $steps ->
        [0] select only
        [one] select and 1 step: { $position }
       *[other] select and { $steps } steps: { $position }
    }
flames-menu-quarry =
    { $enemy }: { $cost ->
        [0] free
       *[other] costs { $cost }
    }, { $cards ->
        [one] it draws 1 card
       *[other] it draws { $cards } cards
    }
flames-menu-quarry-blocked = { $quarry }; in the way { $aircraft }

flames-event-flak-laid = The flak is laid{ $pattern ->
        [dispersed] : Dispersed
        [normal] : Normal
        [tight] : Tight
       *[other] { "" }
    }
flames-event-arranged = { $aircraft } flies at { $cell }
flames-event-jettisoned = { $aircraft } throws its bombs away
flames-event-withdrew = { $aircraft } goes home for lack of fuel
flames-event-passed = { $aircraft } lets the enemy choose the bomber
flames-event-selected =
    { $how ->
        [free] { $aircraft } takes on { $enemy }, free of charge
        [speed] { $aircraft } takes on { $enemy } for a speed point
        [card] { $aircraft } takes on { $enemy } for a manoeuvre point
       *[assigned] { $aircraft } is given { $enemy } to attack
    }
flames-event-run-ended = The run on { $aircraft } is over; unused: { $cards }
flames-event-run-ended-empty = The run on { $aircraft } is over
flames-event-returned =
    { $stopped ->
        [yes] { $aircraft } stops the Fuel Tank with { $card }
       *[no] { $aircraft } answers with { $card }: { $hits ->
            [0] { $hits_left ->
                [one] 1 hit of the attack is left
               *[other] { $hits_left } hits of the attack are left
            }
            [one] 1 hit
           *[other] { $hits } hits
        }
    }
flames-event-returned-destroy = { $aircraft } answers with { $card }: destroys what it hits
flames-event-boosted =
    { $aircraft } adds { $card }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
flames-event-shot-cancelled = The shot of { $aircraft } at { $enemy } is cancelled
flames-event-pattern-chosen = { $aircraft } bombs: { $pattern }
flames-event-flak-revealed = The flak fires: { $pattern }, value { $flak }
flames-event-bombed =
    { $aircraft } drops { $bombs ->
        [one] 1 bomb
       *[other] { $bombs } bombs
    }
flames-event-target-hit =
    { $bombs ->
        [one] 1 bomb on the target: { $status }
       *[other] { $bombs } bombs on the target: { $status }
    }
flames-played-select = { $aircraft } selects { $enemy } ({ $card })

flames-fact-blocked = in the way: { $value }
flames-fact-bombers = bombers at this level { $value }
flames-fact-cell = place { $value }

flames-group-bmr = Bombers: selection and approach
flames-group-form = Formations
flames-group-tur = Turrets and cards of bombers
flames-group-fb = Fighter-bombers
flames-group-camp = Missions
flames-group-opt = Options of a mission
flames-group-flak = Flak and bombs
flames-group-score = Scoring a mission
flames-group-scale = Scale
