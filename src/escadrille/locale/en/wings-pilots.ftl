# The words of the pilots of wings, in English. The folder fr has the same keys.

wings-group-pil = Pilots
wings-group-evo = Careers
wings-group-death = The death of a pilot
wings-group-state = States of pilots
wings-group-wnd = Wounds
wings-group-beh = Behaviours
wings-group-eqp = Equipment

wings-option-pilots = Pilots with life points
wings-option-behaviours = Behaviours
wings-option-skills = Skills
wings-option-skill-token-scale = Skill tokens by standing
wings-option-skill-token-scale-2-4-6-8 = 2, 4, 6, 8
wings-option-skill-token-scale-2-3-4-5 = 2, 3, 4, 5
wings-option-equipment = Equipment

## wings: skills that take pilots, behaviours and equipment

wings-skill-excellent-shot = Excellent shot
wings-skill-ace-of-aces = Ace of aces
wings-skill-killer = Killer
wings-skill-handyman = Handyman
wings-skill-ghost = Ghost
wings-skill-knight = Knight of the air
wings-skill-hothead = Hothead
wings-skill-opportunist = Opportunist
wings-skill-guardian = Guardian angel
wings-skill-rammer = Rammer
wings-skill-soldier = Soldier
wings-skill-artist = Artist
wings-skill-extinguisher = fire extinguisher
wings-skill-vest = bullet-proof vest
wings-skill-incendiary = incendiary bullets
wings-skill-handgun = handgun
wings-skill-ammunition = extra ammunition
wings-skill-parachute = parachute
wings-skill-does-excellent-shot = each card of a near shot also costs the pilot a life point
wings-skill-does-ace-of-aces = another last card, before the others show theirs
wings-skill-does-killer = one of the two cards of a near shot strikes the pilot
wings-skill-does-handyman = a doubled special does not last, an explosion only burns
wings-skill-does-ghost = escapes an attack on his person, or the first wound
wings-skill-does-knight = spares an enemy pilot, who is captured
wings-skill-does-hothead = shrugs the second wound off
wings-skill-does-opportunist = one card more against who smokes, burns or flees
wings-skill-does-guardian = one card more against who pursues a team-mate in trouble
wings-skill-does-rammer = one of the two cards of a collision goes to the other
wings-skill-does-soldier = one card more after a dive, and specials that last
wings-skill-does-artist = a shot at him counts as not fired
wings-skill-does-extinguisher = puts the flames out, once
wings-skill-does-vest = stops a wound
wings-skill-does-incendiary = more fire, and nothing for small hits
wings-skill-does-handgun = a shot at the man in the other cockpit
wings-skill-does-ammunition = half as much again
wings-skill-does-parachute = jumps from an aircraft that is lost

wings-standing-rookie = rookie
wings-standing-ace = ace
wings-standing-veteran = veteran ace
wings-standing-ace-of-aces = ace of aces

wings-fate-active = fit for duty
wings-fate-wounded = wounded
wings-fate-grave = seriously wounded
wings-fate-missing = missing between the lines
wings-fate-captured = captured
wings-fate-dead = killed

wings-man-pilot = the pilot
wings-man-observer = the observer

wings-note-airman =
    { $name ->
        [none] { $standing }
       *[other] { $name }, { $standing }
    }, { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }
wings-note-behaviour =
    { $ready ->
        [yes] { $behaviour }
       *[no] { $behaviour } (used)
    }
wings-note-equipment = { $items }
wings-note-fate = { $man }: { $fate }
wings-cause-handgun = handgun

wings-ask-keep = { $aircraft }: your pilot is wounded. Which one skill does he keep?
wings-ask-give = { $aircraft }: which card strikes the man himself?
wings-ask-pistol = { $aircraft }: a handgun, and at whom?
wings-ask-last-card = { $aircraft }: another last card?
wings-ask-power = { $aircraft }: { $skill }, here and now?
wings-pass-pistol = no shot
wings-pass-last-card = keep the card
wings-do-use-power = yes

wings-event-power-used = { $aircraft }: { $skill }
wings-event-shot-cancelled = { $aircraft } is not where the shot of { $shooter } goes
wings-event-wounded =
    { $aircraft }: { $man } is hit, { $state } ({ $life ->
        [one] 1 life point
       *[other] { $life } life points
    })
wings-event-skill-kept = { $aircraft }: the wounded pilot keeps { $skill }
wings-event-given = { $by } strikes the pilot of { $aircraft } himself: { $card }
wings-event-pistol-fired = { $aircraft } fires a handgun at the pilot of { $target }
wings-event-last-card-changed = { $aircraft } changes its last card
wings-event-rammed = { $aircraft } rams { $other }
wings-event-mended = { $aircraft } mends { $special }: { $card }
wings-event-jumped =
    { $opened ->
        [yes] The pilot of { $aircraft } jumps; he draws { $cards }
       *[no] The pilot of { $aircraft } jumps, and the parachute does not open; he draws { $cards }
    }
wings-event-pilot-fate = { $aircraft }: { $man } is { $fate }

wings-learn-keep = He uses this one skill to the end of the fight, and no other.
wings-learn-give = A wound costs life points: below nought the pilot is dead, and his aircraft falls.
wings-learn-pistol = The handgun is fired once a turn, at whoever is within half a ruler and as high as you are.
wings-learn-last-card = You have seen two cards of everyone: change your third before they show theirs.
wings-use-once = once in a game

# The career of a pilot of one's own, in the terminal
wings-own-man = { $name }, { $rank } ({ $standing }), { $behaviour }: { $state }
wings-own-sum = { $victories ->
    [0] no victory
    [one] { $victories } victory
   *[other] { $victories } victories
}, { $points } VP
wings-own-has = { $what }: { $does }
wings-own-flight = { $number }. { $errand }: { $state }, { $victories ->
    [0] no victory
    [one] { $victories } victory
   *[other] { $victories } victories
}, { $points } VP
wings-own-due = Has { $count } to learn, of: { $skills }
wings-own-shop = Could buy: { $items }
