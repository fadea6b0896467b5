# La table mesurée de wings sur la page, en français. Le dossier en a les mêmes clés.

wings-map-next = Où un ennemi pourrait aller
wings-map-conflict = Zone de conflit
wings-map-floor = plancher { $floor }
wings-map-ammo = Munitions
wings-map-flag =
    { $carried ->
        [none] Drapeau : { $side }
       *[other] Drapeau : { $side }, emporté par { $carried }
    }
wings-map-bomb =
    { $markers ->
        [0] Bombe de { $owner }, au sol
        [one] Bombe de { $owner }, en chute : 1 marqueur
       *[other] Bombe de { $owner }, en chute : { $markers } marqueurs
    }
wings-map-phase =
    { $later ->
        [yes] tour suivant, phase { $phase }
       *[no] phase { $phase }
    }
wings-map-shell =
    { $later ->
        [yes] Obus de { $battery } au niveau { $level }, éclate au tour suivant en phase { $phase }
       *[no] Obus de { $battery } au niveau { $level }, éclate en phase { $phase }
    }
wings-map-distance =
    { $range ->
        [none] { $cm } cm
        [short] { $cm } cm, courte portée
        [long] { $cm } cm, longue portée
       *[out] { $cm } cm, hors de portée
    }
wings-map-levels =
    { $apart ->
        [none] Niveau inconnu :
        [0] Même niveau :
        [1] 1 niveau plus haut :
        [-1] 1 niveau plus bas :
        [-2] 2 niveaux plus bas :
        [-3] 3 niveaux plus bas :
       *[other] { $apart } niveaux plus haut :
    }
wings-fire-10-sight = socles superposés, pas de tir
wings-bal-02-sight = socles superposés, pas de tir
wings-map-unarmed = aucune arme
wings-fire-03-sight = hors de tout angle de tir
wings-two-03-sight = dans l’angle mort
wings-fire-04-sight = { $by } fait obstacle
wings-map-no-range = pas de tir possible
wings-map-cards =
    { $cards ->
        [one] le tir vaut 1 carte { $letter }
       *[other] le tir vaut { $cards } cartes { $letter }
    }{ $arc ->
        [rear] , arme arrière
       *[front] { "" }
    }
wings-map-sight = Depuis { $from }, à { $clock } h : { $distance }. { $text }
wings-map-leg =
    { $off ->
        [yes] { $number } : { $card }, hors de la table.
       *[no] { $number } : { $card }, cap { $heading }°.
    }
wings-map-unseen = Dans les nuages : vous volez à l’aveugle et voyez la table telle qu’elle était.
