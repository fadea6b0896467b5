# The measured table of wings on the page, in English. The folder fr has the same keys.

wings-map-next = Where an enemy could be next
wings-map-conflict = Conflict zone
wings-map-floor = floor { $floor }
wings-map-ammo = Ammunition
wings-map-flag =
    { $carried ->
        [none] Flag of { $side }
       *[other] Flag of { $side }, carried by { $carried }
    }
wings-map-bomb =
    { $markers ->
        [0] Bomb of { $owner }, on the ground
        [one] Bomb of { $owner }, falling: 1 marker
       *[other] Bomb of { $owner }, falling: { $markers } markers
    }
wings-map-phase =
    { $later ->
        [yes] next turn, phase { $phase }
       *[no] phase { $phase }
    }
wings-map-shell =
    { $later ->
        [yes] Shell of { $battery } at level { $level }, bursts next turn in phase { $phase }
       *[no] Shell of { $battery } at level { $level }, bursts in phase { $phase }
    }
wings-map-distance =
    { $range ->
        [none] { $cm } cm
        [short] { $cm } cm, short range
        [long] { $cm } cm, long range
       *[out] { $cm } cm, out of range
    }
wings-map-levels =
    { $apart ->
        [none] Level unknown:
        [0] Same level:
        [1] 1 level higher:
        [-1] 1 level lower:
        [-2] 2 levels lower:
        [-3] 3 levels lower:
       *[other] { $apart } levels higher:
    }
wings-fire-10-sight = bases overlap, no shot
wings-bal-02-sight = bases overlap, no shot
wings-map-unarmed = it has no gun
wings-fire-03-sight = outside every arc
wings-two-03-sight = in the blind spot
wings-fire-04-sight = { $by } is in the way
wings-map-no-range = no shot
wings-map-cards =
    { $cards ->
        [one] a shot of 1 card { $letter }
       *[other] a shot of { $cards } cards { $letter }
    }{ $arc ->
        [rear] , rear gun
       *[front] { "" }
    }
wings-map-sight = From { $from }, at { $clock } o’clock: { $distance }. { $text }
wings-map-leg =
    { $off ->
        [yes] { $number }: { $card }, off the table.
       *[no] { $number }: { $card }, heading { $heading }°.
    }
wings-map-unseen = In the clouds: you fly blind, and see the table as it last was.
