# What the board of flames says of bombers, their formations and their targets.
flames-form-title = Formation at { $level }
flames-form-way = all fly to the right
flames-form-price = { $points ->
    [0] free
    [one] 1 point
   *[other] { $points } points
}
flames-form-loaded = loaded
flames-form-tail = tail
flames-form-flank = flank
flames-raid-turret = Turret
flames-raid-support = Support
flames-raid-bombs = Bombs
flames-raid-hand = turret hand: { $cards }
flames-raid-target = Target: { $name }, { $damaged }/{ $destroyed }, flak { $flak }
flames-raid-status = { $bombs ->
    [one] 1 bomb
   *[other] { $bombs } bombs
}: { $status }
flames-turret-none = not for a bomber
flames-turret-fires = fires back: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
flames-turret-destroys = fires back: destroys
flames-turret-spares = suffers { $hits } less
flames-turret-adds = +{ $hits } hit, with a shot of its own
flames-turret-stops = stops Fuel Tank
flames-run-title = The run on { $bomber }
flames-run-shot = { $hits ->
    [one] 1 hit on { $on }
   *[other] { $hits } hits on { $on }
}
flames-run-boost = more hits
flames-run-stands = { $hits ->
    [one] { $by } suffers 1 hit, which undoes nothing.
   *[other] { $by } suffers { $hits } hits, which undo nothing.
}
flames-run-destroys = { $by } is destroyed, which undoes nothing.
flames-fate-home = sent home
flames-strike-title = Bombs away
flames-strike-over-title = What fell on the target
flames-strike-brief = { $pattern ->
    [dispersed] D
    [normal] N
   *[tight] T
}
flames-strike-head-over = Still flying with bombs
flames-strike-head-pattern = Pattern
flames-strike-head-bombs = Bombs
flames-strike-head-flak = flak is
flames-strike-sum = Bombs on the target
flames-strike-fate = { $fate ->
    [flips] flips
    [down] ✕ shot down
   *[other] { $hits ->
        [0] unhurt
       *[other] +{ $hits }
    }
}
flames-strike-note = The flak lies face down and is turned over once every pattern is announced. It strikes first: a bomber that flips drops the load of its damaged side, one that is shot down nothing.
flames-strike-turned = The flak is turned over:
flames-strike-flak-title = The flak, face down
flames-strike-flak-note = What each pattern does to a bomber, by the pattern in which it bombs. Nobody sees yours before the bombs fall.
flames-strike-hits = { $hits ->
    [0] nothing
    [one] 1 hit
   *[other] { $hits } hits
}
