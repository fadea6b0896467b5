## skies: the Battle of Britain

page-system-skies-campaign = Skies: the Battle of Britain
page-about-skies-campaign = Six linked missions, nine pilots a side: who falls may be lost, who shoots well becomes an ace.

skies-campaign-decision =
    { $value ->
        [pilots] pilots of the mission, in secret
        [fly] how to fly the mission
        [ability] Ace card of a new ace
       *[other] { $value }
    }

skies-campaign-table-aircraft = { skies-table-aircraft }
skies-campaign-table-card = { skies-table-card }
skies-campaign-table-ace = { skies-table-ace }
skies-campaign-table-scenario = { skies-table-scenario }
skies-campaign-table-campaign = { skies-table-campaign }

skies-campaign-option-campaign-length = Length of the campaign
skies-campaign-option-campaign-length-full = six missions
skies-campaign-option-campaign-length-short = three missions
skies-campaign-option-opening-shot = { skies-option-opening-shot }
skies-campaign-option-clouds = { skies-option-clouds }
skies-campaign-option-boom-per-hit = { skies-option-boom-per-hit }

skies-campaign-reason-luftwaffe = Fighter Command is worn down: the Luftwaffe wins.
skies-campaign-reason-raf = Fighter Command holds: the RAF wins.
skies-campaign-reason-draw = Neither side has had the better of it.
skies-campaign-reason-unfinished = unfinished

skies-campaign-help =
    p3 names the third pilot of your roster. ► flies this mission, + is wounded and misses it, † is lost.
    Fighter Command’s strength runs from 0 to 12: at 0 the Luftwaffe has won, at 12 the RAF; after the last
    mission 7 or more is a victory of the RAF, 4 or less one of the Luftwaffe.

## the board

skies-campaign-side-luftwaffe = Luftwaffe
skies-campaign-side-raf = RAF
skies-campaign-mission = mission { $mission }/{ $missions }
skies-campaign-strength = Fighter Command’s strength { $strength }/{ $most }
skies-campaign-skill-2 = Rookie
skies-campaign-skill-3 = Average
skies-campaign-skill-4 = Veteran
skies-campaign-skill-5 = Ace
skies-campaign-victories =
    { $count ->
        [one] { $count } victory
       *[other] { $count } victories
    }
skies-campaign-fate-fit = fit
skies-campaign-fate-wounded = wounded
skies-campaign-fate-lost = lost
skies-campaign-called =
    { $count } to fly, { $ready ->
        [yes] named
       *[no] to be named
    }
skies-campaign-flown =
    { $how ->
        [fly] flies it
        [give-up] gives it up
       *[other] left to { $how }
    }
skies-campaign-bombers =
    { $count ->
        [one] { $count } bomber
       *[other] { $count } bombers
    }
skies-campaign-bomber-missing = one fewer after the last raid
skies-campaign-radar-out = The radar is out: Out of the Sun in place of Radar Support
skies-campaign-past = Missions so far
skies-campaign-won =
    { $side ->
        [luftwaffe] won by the Luftwaffe
        [raf] won by the RAF
       *[none] drawn
    }
skies-campaign-idle = not flown to its end by: { $sides }
skies-campaign-ships =
    { $count ->
        [one] { $count } ship sunk
       *[other] { $count } ships sunk
    }
skies-campaign-raid = bombers: { $bombers }, out { $out }, shot down { $down }
skies-campaign-moved = strength { $change } = { $strength }

## questions

skies-campaign-ask-pilots =
    { $mission }: who flies? { $left ->
        [one] One pilot more.
       *[other] { $left } pilots more.
    }
skies-campaign-ask-ability = { $pilot } is an ace. Which Ace card does he bring from now on?
skies-campaign-ask-fly = { $mission }: how do you fly the mission?
skies-campaign-word =
    { $value ->
        [fly] fly it
        [give-up] give it up
        [recruit] leave it to a recruit
        [pilot] leave it to a pilot
        [veteran] leave it to a veteran
        [ace] leave it to an ace
       *[other] { $value }
    }

## the log

skies-campaign-event-mission-began = Mission { $mission }: { $name }.
skies-campaign-event-pilots-named = In the air for the Luftwaffe: { $luftwaffe }. For the RAF: { $raf }.
skies-campaign-event-forfeited = Mission { $mission } is forfeited for want of pilots: { $sides }.
skies-campaign-event-given-up = Mission { $mission } is given up: { $sides }.
skies-campaign-event-mission-over =
    { $name }: { $winner ->
        [luftwaffe] the Luftwaffe wins.
        [raf] the RAF wins.
       *[none] a draw.
    }{ $ships ->
        [0] {""}
        [one] {" "}{ $ships } ship is sunk.
       *[other] {" "}{ $ships } ships are sunk.
    }{ $bombers ->
        [0] {""}
       *[other] {" "}Of { $bombers } bombers { $down } are shot down and { $out } come out.
    }
skies-campaign-event-credited =
    { $pilot } ({ $side }) is credited with a victory{ $victories ->
        [one] , his first.
       *[other] : { $victories } now.
    }
skies-campaign-event-pilot-down =
    { $pilot } ({ $side }) was shot down; the die shows { $die }: { $fate ->
        [lost] lost.
        [wounded] wounded, he misses the next mission.
       *[fit] he returns at once.
    }
skies-campaign-event-recovered = { $pilot } ({ $side }) is fit again.
skies-campaign-event-skill-rose = { $pilot } ({ $side }) rises to skill { $ps }: { $skill }.
skies-campaign-event-ability-taken = { $pilot } ({ $side }) brings { $card } from now on.
skies-campaign-event-strength-changed = Fighter Command’s strength is { $strength } ({ $change }).
skies-campaign-event-replaced =
    { $side }: { $count ->
        [0] nobody comes
        [one] { $pilots } comes as a replacement
       *[other] { $pilots } come as replacements
    }{ $missing ->
        [0] .
        [one] ; a place stays empty.
       *[other] ; { $missing } places stay empty.
    }
skies-campaign-event-campaign-ended =
    The campaign is over with a strength of { $strength }: { $winner ->
        [luftwaffe] the Luftwaffe wins.
        [raf] the RAF wins.
       *[none] a draw.
    }
skies-campaign-event-flies =
    { $how ->
        [fly] The { $side } flies the mission.
        [give-up] The { $side } gives the mission up.
       *[other] The { $side } leaves the mission to { $how }.
    }

## refusals

skies-fact-fate =
    { $value ->
        [wounded] { skies-campaign-fate-wounded }
       *[lost] { skies-campaign-fate-lost }
    }
skies-fact-mission = mission { $value }
skies-fact-pilot = pilot { $value }
skies-fact-ships = ships { $value }
skies-fact-strength = strength { $value }
skies-table-campaign =
    { $count ->
        [one] { $count } campaign
       *[other] { $count } campaigns
    }
skies-group-camp = The Battle of Britain campaign
