# Les mots de wings, en français. Le dossier en a les mêmes clés.

## wings : les noms

wings-card-straight = ligne droite
wings-card-stall = décrochage
wings-card-turn-left = virage à gauche
wings-card-turn-right = virage à droite
wings-card-sideslip-left = glissade à gauche
wings-card-sideslip-right = glissade à droite
wings-card-wide-sideslip-left = grande glissade à gauche
wings-card-wide-sideslip-right = grande glissade à droite
wings-card-sharp-turn-left = virage à 90° à gauche
wings-card-sharp-turn-right = virage à 90° à droite
wings-card-tiny-turn-left = petit virage à gauche
wings-card-tiny-turn-right = petit virage à droite
wings-card-immelmann = Immelmann
wings-card-climb = montée
wings-card-dive = plongée
wings-card-blank = aucune manœuvre
wings-odd-steep = { $card } en piqué
wings-odd-plain = { $card } sans losange
wings-hidden = cachée

wings-special-smoke = fumées
wings-special-flames = flammes
wings-special-engine = moteur touché
wings-special-pilot = équipage blessé
wings-special-rudder-left = palonnier bloqué à gauche
wings-special-rudder-right = palonnier bloqué à droite
wings-special-red-jam = enrayement rouge
wings-special-green-jam = enrayement vert
wings-special-explosion = explosion
wings-special-jam = enrayement
wings-damage = { $points } + { $special }

wings-sky-clear = temps clair
wings-sky-medium = nébulosité moyenne
wings-sky-heavy = gros temps

wings-marker-gentle = perte douce d’altitude
wings-marker-forced-dive = plongée forcée
wings-marker-controlled-dive = plongée maîtrisée
wings-marker-landing = atterrissage
wings-marker-one-lot = un lot de roquettes
wings-marker-two-lots = les deux lots de roquettes

wings-arc-front = avant
wings-arc-rear = arrière

wings-status-absent = pas encore là
wings-status-flying = en vol
wings-status-ground = au sol
wings-status-down = détruit
wings-status-fled = en fuite
wings-status-home = rentré
wings-status-outside = sur le retour

wings-task-destroy = à détruire
wings-task-photograph = à photographier
wings-task-reconnoitre = à reconnaître

wings-cause-fire = tir
wings-cause-infantry = tir d’infanterie
wings-cause-flames = flammes
wings-cause-flak = DCA
wings-cause-collision = collision
wings-cause-blast = souffle
wings-cause-cable = câbles
wings-cause-net = filet
wings-cause-error = erreur de programmation
wings-cause-outside = retour sur la table
wings-cause-landing = atterrissage de fortune
wings-cause-take-off = décollage de fortune
wings-cause-weather = météo
wings-cause-rockets = roquettes

wings-table-measures =
    { $count ->
        [one] { $count } jeu de mesures
       *[other] { $count } jeux de mesures
    }
wings-table-manoeuvre =
    { $count ->
        [one] { $count } tracé de carte
       *[other] { $count } tracés de cartes
    }
wings-table-deck =
    { $count ->
        [one] { $count } paquet de manœuvres
       *[other] { $count } paquets de manœuvres
    }
wings-table-damage =
    { $count ->
        [one] { $count } paquet de dégâts
       *[other] { $count } paquets de dégâts
    }
wings-table-aircraft =
    { $count ->
        [one] { $count } type d’avion
       *[other] { $count } types d’avions
    }
wings-table-piece =
    { $count ->
        [one] { $count } élément au sol
       *[other] { $count } éléments au sol
    }
wings-table-balloon =
    { $count ->
        [one] { $count } ballon
       *[other] { $count } ballons
    }
wings-table-relief =
    { $count ->
        [one] { $count } relief
       *[other] { $count } reliefs
    }
wings-table-window =
    { $count ->
        [one] { $count } fenêtre de niveaux
       *[other] { $count } fenêtres de niveaux
    }
wings-table-season =
    { $count ->
        [one] { $count } saison
       *[other] { $count } saisons
    }
wings-table-scenario =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }

## wings : les chapitres des règles

wings-group-opt = Options
wings-group-comp = Matériel et état
wings-group-turn = Déroulement du tour
wings-group-prog = Programmation
wings-group-move = Déplacement
wings-group-fire = Tir
wings-group-dmg = Dégâts
wings-group-spec = Dégâts spéciaux
wings-group-aim = Tir consécutif
wings-group-two = Biplaces
wings-group-alt = Altitude
wings-group-ovl = Chevauchements
wings-group-err = Erreurs de programmation
wings-group-exit = Sortie de l’aire
wings-group-tail = Poursuite
wings-group-bomb = Bombes
wings-group-pho = Photographie
wings-group-rec = Reconnaissance
wings-group-gnd = Défenses terrestres
wings-group-flak = DCA
wings-group-bal = Ballons
wings-group-rock = Roquettes
wings-group-land = Atterrissage et décollage
wings-group-ammo = Munitions
wings-group-coll = Collisions
wings-group-jam = Armes jumelées
wings-group-ceil = Plafonds réels
wings-group-cloud = Nuages
wings-group-expl = Explosions
wings-group-dive = Tir et altitude
wings-group-down = Avions abattus
wings-group-dbl = Dégâts spéciaux doublés
wings-group-bpts = Points de bombe
wings-group-cpx = Manœuvres complexes
wings-group-skl = Compétences
wings-group-duel = Duels à handicap
wings-group-rel = Relief
wings-group-wx = Météo
wings-group-tac = Avantages tactiques
wings-group-sun = Le soleil
wings-group-dm = DeathMatch
wings-group-tdm = Team-DM
wings-group-ctf = Capture de drapeau
wings-group-ruling = Décisions sur ce que les règles laissent ouvert

## wings : les règles facultatives

wings-option-altitude = Altitude
wings-option-tailing = Poursuite
wings-option-consecutive-fire = Tir consécutif
wings-option-complex-manoeuvres = Manœuvres complexes
wings-option-special-manoeuvres = Manœuvres réservées
wings-option-special-manoeuvres-skill = par compétence
wings-option-special-manoeuvres-ace = aux as
wings-option-special-manoeuvres-all = à tous
wings-option-special-manoeuvres-none = à personne
wings-option-deck-edit-by-agreement = Paquets modifiés d’un commun accord
wings-option-illegal-programming = Programmes illégaux
wings-option-illegal-programming-refuse = refusés
wings-option-illegal-programming-accept = acceptés et punis
wings-option-error-penalty = Peine d’une erreur
wings-option-error-penalty-destroyed = destruction
wings-option-error-penalty-two-a = deux cartes A
wings-option-exit-rule = Qui sort de l’aire
wings-option-exit-rule-eliminated = est éliminé
wings-option-exit-rule-fled = est en fuite
wings-option-exit-rule-fled-return = peut revenir
wings-option-smoke-blocks-aim = La fumée empêche de viser
wings-option-engine-no-climb = Moteur touché, plus de montée
wings-option-ammo = Munitions
wings-option-ammo-off = illimitées
wings-option-ammo-cards = cartes de munitions
wings-option-ammo-d10 = dix tirs
wings-option-ammo-cards-8 = 8 cartes
wings-option-ammo-cards-6 = 6 cartes
wings-option-ammo-cards-7 = 7 cartes
wings-option-ammo-cards-9 = 9 cartes
wings-option-ammo-cards-10 = 10 cartes
wings-option-twin-gun-jam = Armes jumelées enrayées une à une
wings-option-explosion-lower-half = Explosions en seconde moitié
wings-option-remove-plain-zero = Zéros simples retirés
wings-option-remove-plain-zero-none = aucun
wings-option-remove-plain-zero-some = la moitié
wings-option-remove-plain-zero-all = tous
wings-option-explosion-blast = Souffle des explosions
wings-option-dive-fire = Tir en piqué
wings-option-overlap-fire = Tir en chevauchement
wings-option-fire-ban = Interdictions de tir
wings-option-crash-landing = Atterrissages forcés
wings-option-doubled-specials = Dégâts spéciaux doublés
wings-option-collision = Collisions
wings-option-collision-squadron-straight = Moins de collisions entre amis
wings-option-flak-near-burst = Éclats proches
wings-option-balloon-artillery-spotting = Réglage d’artillerie, en tours
wings-option-balloon-artillery-spotting-0 = sans
wings-option-balloon-surveillance = Ballons guetteurs
wings-option-balloon-guns = Ballons armés
wings-option-bomb-points = Points de bombe
wings-option-landing-takeoff = Atterrissage et décollage
wings-option-relief = Relief
wings-option-true-ceiling = Plafonds réels
wings-option-cloud-layer = Couche de nuages
wings-option-weather = Météo
wings-option-tactical-advantages = Avantages tactiques
wings-option-tactical-advantages-follow = avec la météo
wings-option-tactical-advantages-on = avec
wings-option-tactical-advantages-off = sans
wings-option-sun = Le soleil
wings-option-sun-replaces-alert = Le soleil au lieu de l’alerte
wings-option-duel-handicap = Duel à handicap
wings-option-mode = Mode
wings-option-mode-mission = mission
wings-option-mode-deathmatch = DeathMatch
wings-option-mode-team-dm = Team-DM
wings-option-mode-ctf = capture de drapeau

## wings : la table

wings-unpicked = à choisir
wings-way = { $distance } cm à { $hour } h
wings-marker-on = { $marker } dès la carte { $card }

wings-head-altitude = niveau
wings-head-pose = lieu, cap
wings-head-damage = dégâts

wings-board-turn = tour { $turn }/{ $turns }
wings-board-phase = phase { $phase }
wings-board-points = points { $points }
wings-board-window = niveaux { $floor } à { $ceiling }
wings-board-clouds = nuages de { $low } à { $high }
wings-board-advantage =
    avantage : { $side } ({ $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    })
wings-board-blind = Vous êtes dans les nuages et ne voyez rien de la table.
wings-board-structure = { $points }/{ $structure }
wings-board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
wings-board-level = niveau { $level }
wings-board-programme = Programme de { $aircraft } : { $cards }
wings-board-written = Noté dans les nuages par { $aircraft } : { $cards }
wings-board-damage = Dégâts de { $aircraft } : { $cards }

wings-note-clouds = dans les nuages
wings-note-smoke = fumées { $counters }
wings-note-flames = flammes { $counters }
wings-note-jam = enrayé ({ $arc }) { $counters }
wings-note-grave = pilote sérieusement blessé : au sol avant la fin du tour { $turn }
wings-note-tails = poursuit { $enemy }
wings-note-flag = porte un drapeau
wings-note-victories =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
wings-note-skills = { $skills } ({ $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    })
wings-note-owed =
    { $count ->
        [one] { $count } compétence due
       *[other] { $count } compétences dues
    }
wings-note-ammo = munitions { $left }
wings-note-pilot = pilote blessé
wings-note-observer = observateur blessé
wings-note-duty-left = palonnier : rien à gauche
wings-note-duty-right = palonnier : rien à droite
wings-note-duty-engine = moteur : un décrochage par tour
wings-note-bombs =
    { $count ->
        [one] { $count } bombe
       *[other] { $count } bombes
    }
wings-note-clusters =
    { $count ->
        [one] { $count } grappe
       *[other] { $count } grappes
    }
wings-note-rockets =
    { $count ->
        [one] { $count } lot de roquettes
       *[other] { $count } lots de roquettes
    }

wings-task-done = fait
wings-flak-loading = en chargement
wings-flak-ready = chargée
wings-flak-placed = obus en l’air
wings-flak-fused = obus retardé

wings-help =
    La table est vue de haut, nord en haut, en centimètres ; les points sont à dix centimètres, une demi-réglette.
    ↗a1 est un avion et son cap, b1 un ballon (O), g1 un élément au sol (≈ tranchée, ¤ mitrailleuse,
    ☼ batterie, ◆ cible, ═ piste), *2 un pion de DCA et son niveau, + des munitions, ⚑ un drapeau,
    • une bombe, # un filet, ░▒▓ du relief. ①②③ montrent où mènent vos cartes. ✕ : deux au même endroit.
    2+1/4 est le niveau 2 avec un des quatre pions qui font le niveau suivant.
    a2 14 cm à 11 h : sa distance, de votre centre à son socle, et sa place au cadran autour de votre nez.
    ◊ est un losange : deux ne peuvent se suivre. Une ligne peut ordonner les trois cartes :
    straight turn-left stall.

## wings : les questions

wings-decision =
    { $value ->
        [pick] choix de l’avion
        [program] programmation
        [declare] tir
        [tail] qui poursuivre
        [reorder] ordre des cartes
        [remark] marqueurs
        [flak] DCA
        [fuse] DCA
        [bearing] DCA
        [distance] DCA
        [release] bombes
        [gain] pion de montée
        [come-back] retour
        [window] niveaux en jeu
        [lower] ballons
        [enter] entrée, soleil dans le dos
        [pair] entrée, soleil dans le dos
        [clock] entrée, soleil dans le dos
        [rockets] roquettes
        [skill] choix des compétences
        [use] compétence
        [spare] cartes à infliger
        [look] regard sur des dégâts
        [keep] une compétence à garder
        [give] une carte pour l’homme
        [pistol] une arme de poing
        [last-card] la dernière carte
        [deploy] déploiement
        [reinforce] renforts
        [relieve] qui vient
       *[other] { $value }
    }

wings-ask-pick = Quel type pour { $aircraft }, en secret ?
wings-ask-program = { $aircraft } : carte { $number } sur { $count }, en secret ?
wings-ask-marker = { $aircraft } : un marqueur secret sur ces cartes ?
wings-ask-declare = { $aircraft }, armes { $arc } : sur qui ?
wings-ask-tail = Qui { $aircraft } poursuit-il ?
wings-ask-reorder = { $aircraft } poursuit { $enemy }, dont la première carte est : { $card }. Dans quel ordre volez-vous ?
wings-ask-remark = { $aircraft } : quel marqueur sur les cartes ainsi réordonnées ?
wings-ask-flak = { $aircraft } est chargée. À quel niveau va son obus ?
wings-ask-fuse = L’obus de { $aircraft } est en l’air : le laisser éclater, le retarder, ou le déplacer à un niveau ?
wings-ask-bearing = { $aircraft }, niveau { $level } : dans quelle direction ?
wings-ask-distance = { $aircraft }, niveau { $level } : à quelle distance ?
wings-ask-rockets = Sur quelle cible { $aircraft } tire-t-il ses roquettes ?
wings-ask-release = { $aircraft } largue-t-il une bombe dans cette phase ?
wings-ask-gain = { $aircraft } prend-il le pion de montée ?
wings-ask-come-back = { $aircraft } est sorti de la table. Par erreur ?
wings-ask-window = Les niveaux { $floor } à { $ceiling } sont en jeu. Faut-il les faire glisser avec { $aircraft } ?
wings-ask-lower = Faut-il ramener { $aircraft } ?
wings-ask-enter = { $aircraft } surgit-il du soleil maintenant ?
wings-ask-pair = Sur quel ennemi { $aircraft } fond-il ?
wings-ask-clock = { $aircraft } : à quelle heure, derrière son ennemi ?
wings-ask-skill = Quelle compétence pour { $aircraft } ({ $count } à choisir) ?
wings-ask-use = { $aircraft } : user de { $skill } ici ?
wings-ask-use-drawn = { $aircraft } a tiré { $drawn } : user de { $skill } ?
wings-ask-spare = { $aircraft } : quelle carte n’est pas infligée ?
wings-ask-look = De qui { $aircraft } regarde-t-il les dégâts ?

wings-pass-marker = pas de marqueur
wings-pass-declare = ne pas tirer
wings-pass-reorder = garder l’ordre
wings-pass-flak = garder son tir
wings-pass-fuse = le laisser éclater
wings-pass-release = pas de bombe
wings-pass-gain = ne pas le prendre
wings-pass-come-back = non : { $aircraft } est en fuite
wings-pass-window = les laisser
wings-pass-lower = le laisser en l’air
wings-pass-enter = attendre
wings-pass-use = non
wings-pass-look = de personne

wings-do-take = prendre le pion
wings-do-return = oui : revenir
wings-do-bomb = larguer une bombe
wings-do-cluster = larguer une grappe
wings-do-lower = le ramener
wings-do-delay = retarder l’éclatement
wings-do-change = les faire glisser
wings-do-enter = entrer
wings-do-use = oui, pour un pion

wings-aim-level = niveau { $value }
wings-aim-clock = { $value } heures
wings-aim-bearing = cap { $value }°
wings-aim-distance =
    { $value ->
        [0] sur la batterie même
       *[other] { $centimetres } cm
    }

wings-menu-off = hors de la table !
wings-menu-crash = droit dans le sol !
wings-menu-shot =
    { $enemy }, { $short ->
        [yes] courte portée
       *[no] longue portée
    }{ $aimed ->
        [yes] , visé
       *[no] {""}
    }
wings-menu-type = paquet { $deck } · armes { $guns } · structure { $structure } · montée { $climb } · plafond { $ceiling }

wings-reason-alone = Il ne reste qu’un camp.
wings-reason-time = Le dernier tour est achevé.
wings-reason-mission = La mission est accomplie.
wings-reason-artillery = Les ballons ont réglé l’artillerie : la mission a échoué.
wings-reason-deck = Le paquet de dégâts est épuisé.
wings-reason-victories = Le nombre de victoires est atteint.
wings-reason-unfinished = inachevée

## wings : le journal

wings-event-types-revealed = Avions : { $all }
wings-event-weather-drawn = { $sky }, nuages du niveau { $low } au niveau { $high }
wings-event-weather-drawn-clear = { $sky }
wings-event-sun-drawn = Le soleil est à : { $side }
wings-event-sun-drawn-nothing = Le soleil n’aide personne
wings-event-turn-began = Tour { $turn }
wings-event-card-shown = { $aircraft } montre à { $tailer } sa première carte : { $card }
wings-event-card-shown-nothing = { $aircraft } montre à { $tailer } sa première carte
wings-event-flew = { $aircraft } : { $card }
wings-event-flew-to = { $aircraft } : { $card } → { $end }
wings-event-wrote = { $aircraft }, dans les nuages : { $card }
wings-event-wrote-nothing = { $aircraft } continue dans les nuages
wings-event-marker-shown = { $aircraft } : { $marker }
wings-event-altitude-changed =
    { $aircraft } : niveau { $level }{ $counters ->
        [0] {""}
        [one] , { $counters } pion de montée
       *[other] , { $counters } pions de montée
    }
wings-event-entered-clouds = { $aircraft } disparaît dans les nuages
wings-event-left-clouds = { $aircraft } sort des nuages
wings-event-window-changed = Les niveaux { $floor } à { $ceiling } sont en jeu
wings-event-programming-error = { $aircraft } était programmé contre les règles
wings-event-left-fled = { $aircraft } est en fuite
wings-event-left-driven-off = { $aircraft } est mis en fuite par { $by }
wings-event-left-home = { $aircraft } est rentré
wings-event-left-outside = { $aircraft } est sorti de la table, et reviendra
wings-event-left-down = { $aircraft } est sorti de la table
wings-event-entered = { $aircraft } entre : { $pose }, niveau { $level }
wings-event-declared =
    { $shooter } ({ $arc }) tire sur { $target }, { $short ->
        [yes] courte portée
       *[no] longue portée
    }{ $bonus } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
wings-event-drew = { $piece } pioche ({ $why }) : { $what }
wings-event-drew-nothing =
    { $piece } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $why })
wings-event-weather-hit =
    Le temps secoue { $aircraft } : { $card }, { $points ->
        [0] rien
        [one] { $points } point
       *[other] { $points } points
    }
wings-event-smoking = { $aircraft } fume ({ $counters })
wings-event-burning = { $piece } est en feu ({ $counters })
wings-event-jammed = Les armes de { $piece } ({ $arc }) s’enrayent ({ $counters })
wings-event-silenced = La mitrailleuse { $piece } se tait
wings-event-skill-chosen = { $aircraft } : { $skill } ({ $tokens } pions)
wings-event-skill-used = { $aircraft } use de { $skill } (pions restants : { $tokens })
wings-event-eased = { $aircraft } se joue du dégât { $special } : { $card }
wings-event-looked = { $aircraft } regarde les dégâts de { $target } : { $cards }
wings-event-looked-nothing = { $aircraft } regarde les dégâts de { $target }
wings-event-exploded = { $piece } explose !
wings-event-down-damage = { $piece } est abattu
wings-event-down-explosion = { $piece } vole en éclats
wings-event-down-engine = Le moteur de { $piece } lâche : il est perdu
wings-event-down-pilot = Le pilote de { $piece } est tué
wings-event-down-crash = { $piece } s’écrase
wings-event-down-net = { $piece } se déchire dans le filet
wings-event-down-error = { $piece } se disloque
wings-event-down-left = { $piece } est sorti de la table et quitte le jeu
wings-event-victory = victoire : { $by }
wings-event-glided-own = { $aircraft } tombe en { $place }, dans son camp ; son équipage pioche { $cards }
wings-event-glided-enemy = { $aircraft } tombe en { $place }, chez l’ennemi ; son équipage pioche { $cards }
wings-event-glided-between = { $aircraft } tombe en { $place }, entre les lignes ; son équipage pioche { $cards }
wings-event-glided-none = { $aircraft } tombe en { $place } ; son équipage pioche { $cards }
wings-event-collision-risk = Risque de collision, { $aircraft } : { $ways }
wings-event-collided =
    { $aircraft } et { $other } se heurtent{ $head_on ->
        [yes] {" "}de front
       *[no] {""}
    }
wings-event-cable-struck = { $aircraft } heurte les câbles de { $balloon }
wings-event-net-struck =
    { $aircraft } { $destroyed ->
        [yes] se jette dans le filet
       *[no] touche le filet
    }
wings-event-balloon-lowered = { $balloon } descend à { $level }+{ $counters }
wings-event-flak-placed =
    { $battery } { $moved ->
        [yes] déplace son obus
       *[no] tire un obus
    } en { $place }, niveau { $level }
wings-event-flak-delayed = { $battery } retarde son obus
wings-event-flak-burst = L’obus de { $battery } éclate en { $place }, niveau { $level }
wings-event-bomb-released =
    { $aircraft } largue { $cluster ->
        [yes] une grappe
       *[no] une bombe
    }
wings-event-bomb-fell =
    La bombe de { $aircraft } { $markers ->
        [0] touche le sol en { $place }
       *[other] tombe, au-dessus de { $place }
    }
wings-event-bomb-hit =
    { $piece } est touché { $centre ->
        [yes] au centre
       *[no] au bord
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wings-event-task-done-destroy = Objectif détruit : { $piece }
wings-event-task-done-photograph = { $aircraft } photographie { $piece }
wings-event-task-done-reconnoitre = { $aircraft } reconnaît { $piece }
wings-event-rockets-fired =
    { $aircraft } tire { $lots ->
        [one] { $lots } lot de roquettes
       *[other] { $lots } lots de roquettes
    } sur { $target }
wings-event-rockets-fired-nothing = Les roquettes de { $aircraft } se perdent
wings-event-landed =
    { $aircraft } s’est posé{ $on_strip ->
        [yes] {""}
       *[no] , hors de la piste
    }
wings-event-took-off = { $aircraft } a décollé
wings-event-rearmed = { $aircraft } refait le plein de munitions
wings-event-flag-taken = { $aircraft } prend le drapeau de { $flag }
wings-event-flag-lost = Le drapeau de { $flag } tombe en { $place }
wings-event-flag-home = Le drapeau de { $flag } est rapporté par { $scored }
wings-event-flag-home-nothing = Le drapeau de { $flag } est revenu à sa place
wings-event-advantage-began =
    { $side } a l’avantage pour { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
wings-event-reshuffled = Le paquet { $letter } est remélangé ({ $cards } cartes)

wings-bonus-aimed = visé
wings-bonus-dive = en plongée
wings-bonus-steep = après un piqué
wings-collision-left = gauche
wings-collision-right = droite
wings-collision-straight = tout droit

## wings : les faits d’un refus

wings-fact-after =
    après { $value ->
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
wings-fact-aircraft = avion { $value }
wings-fact-card =
    carte { $value ->
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
wings-fact-copies = exemplaires { $value }
wings-fact-decision = question : { wings-decision }
wings-fact-level = niveau { $value }
wings-fact-marker =
    marqueur { $value ->
        [gentle] { wings-marker-gentle }
        [forced-dive] { wings-marker-forced-dive }
        [controlled-dive] { wings-marker-controlled-dive }
       *[other] { $value }
    }
wings-fact-steps = vingtièmes de réglette : { $value }
wings-fact-reason =
    { $value ->
        [the-fight-is-over] le combat est terminé
       *[already-chosen] déjà choisi
    }
wings-fact-shooter = tireur { $value }
wings-fact-since = en service depuis { $value }
wings-fact-target = cible { $value }
wings-fact-type = type { $value }

## wings: skills

wings-skill-acrobat = Acrobate
wings-skill-genius = Génie
wings-skill-master-pilot = As du pilotage
wings-skill-good-shot = Très bon tireur
wings-skill-marksman = Tireur d’élite
wings-skill-careful = Consciencieux
wings-skill-expert-eye = Œil de l’expert
wings-skill-makeshift = Système D
wings-skill-grass-snake = Couleuvre
wings-skill-viper = Vipère
wings-skill-serpent = Serpent
wings-skill-does-acrobat = des virages longs dans les manœuvres complexes
wings-skill-does-genius = deux losanges de suite, un tour sur deux
wings-skill-does-master-pilot = les manœuvres spéciales
wings-skill-does-good-shot = +1 de dégâts sur un tir
wings-skill-does-marksman = au lieu du bonus de visée, une carte de plus à choisir
wings-skill-does-careful = annule un enrayement
wings-skill-does-expert-eye = regarde les dégâts d’un avion proche, et voit les dégâts spéciaux qu’il inflige
wings-skill-does-makeshift = ignore ou abrège le premier palonnier bloqué, les premières flammes ou fumées, le premier moteur touché
wings-skill-does-grass-snake = échappe à la poursuite et au bonus de visée
wings-skill-does-viper = ne subit que la moitié d’un tir à longue portée
wings-skill-does-serpent = les cartes 1 et 2 comptent zéro, sauf tir visé
