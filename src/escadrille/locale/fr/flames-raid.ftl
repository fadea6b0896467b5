## flames : bombardiers et missions

flames-phase-flak = choix de la flak
flames-phase-form = formations
flames-phase-cell = formations
flames-phase-jettison = bombes gardées ou larguées
flames-phase-bomb = bombardement

flames-pattern =
    { $pattern ->
        [dispersed] Dispersé
        [normal] Normal
        [tight] Serré
       *[other] inconnu
    }
flames-status =
    { $status ->
        [intact] Intacte
        [damaged] Endommagée
        [destroyed] Détruite
       *[other] pas encore bombardée
    }
flames-target-type =
    { $type ->
        [tanks] chars
        [infantry] infanterie
        [factory] usine
        [bridge] pont
        [airfield] aérodrome
        [cargo] cargos
        [carrier] porte-avions
       *[railway] voie ferrée
    }
flames-table-bomber =
    { $count ->
        [one] { $count } bombardier
       *[other] { $count } bombardiers
    }
flames-reason-bombed = Les bombes sont tombées.

flames-board-target = Cible : { $name } ({ $type }) { $damaged }/{ $destroyed }, Flak { $flak } · { $status }
flames-board-bombs = bombes reçues : { $bombs }
flames-board-flak = flak : { $pattern }
flames-board-formation = { $side }, { $level } :
flames-board-run = { $fighter } est en passe sur { $bomber }
flames-note-turrets = tourelles { $defense } + { $support }, bombes { $bombs }
flames-note-draws = tire { $cards } cartes si on l’attaque
flames-note-blocked-advantaged = à son côté { $aircraft }
flames-note-blocked-tailing = derrière lui { $aircraft }
flames-note-free = choix gratuit
flames-note-loaded = chargé
flames-note-jettisoned = bombes larguées au loin
flames-note-late = en retard
flames-note-home = rentré faute de carburant
flames-note-pattern = bombes : { $pattern }

flames-ask-flak = Quel schéma votre flak adopte-t-elle, en secret ?
flames-ask-form = Quel bombardier prend place maintenant ?
flames-ask-cell = Où { $aircraft } vole-t-il dans sa formation ? (r1 est l’avant)
flames-ask-jettison = { $aircraft } se débarrasse-t-il de ses bombes ?
flames-ask-assign = { $enemy } vous laisse le choix : quel bombardier attaque-t-il ?
flames-ask-approach = { $card } : choisir, et avancer de combien de crans ?
flames-ask-return = Que répond { $aircraft } ?
flames-ask-boost =
    Le tir de { $aircraft } inflige { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }. Un de plus ?
flames-ask-reply =
    { $enemy } riposte par { $card } : { $hits ->
        [0] détruit s’il touche
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }. Répondre avec { $aircraft } ?
flames-ask-bomb = Selon quel schéma { $aircraft } bombarde-t-il ?

flames-pass-jettison = garder les bombes
flames-pass-return = ne pas tirer
flames-pass-boost = rien de plus
flames-pass-reply = le laisser toucher

flames-do-assign = laisser l’ennemi désigner le bombardier
flames-do-jettison =
    larguer les bombes et piocher { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
flames-do-bomb =
    { $pattern } : { $bombs ->
        [one] { $bombs } bombe
       *[other] { $bombs } bombes
    } ; la flak peut infliger { $dispersed }, { $normal } ou { $tight }
flames-do-flak = { $pattern } : { $dispersed }, { $normal } ou { $tight } dégâts, selon leur schéma
flames-use-select = choisir un bombardier ({ $value })
flames-brief-select = choisir
flames-use-return =
    riposter : { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
flames-use-return-destroy = riposter : détruit
flames-use-spare =
    { $hits ->
        [one] { $hits } dégât de moins
       *[other] { $hits } dégâts de moins
    }
flames-use-stop = protège le réservoir
flames-menu-approach =
    { $steps ->
        [0] choisir seulement
        [one] choisir et { $steps } cran : { $position }
       *[other] choisir et { $steps } crans : { $position }
    }
flames-menu-quarry =
    { $enemy } : { $cost ->
        [0] gratuit
       *[other] coûte { $cost }
    }, { $cards ->
        [one] il tire { $cards } carte
       *[other] il tire { $cards } cartes
    }
flames-menu-quarry-blocked = { $quarry } ; place prise par { $aircraft }

flames-event-flak-laid = La flak est en place{ $pattern ->
        [dispersed] { " : Dispersé" }
        [normal] { " : Normal" }
        [tight] { " : Serré" }
       *[other] { "" }
    }
flames-event-arranged = { $aircraft } vole en { $cell }
flames-event-jettisoned = { $aircraft } se débarrasse de ses bombes
flames-event-withdrew = { $aircraft } rentre faute de carburant
flames-event-passed = { $aircraft } laisse l’ennemi désigner le bombardier
flames-event-selected =
    { $how ->
        [free] { $aircraft } s’en prend à { $enemy }, gratuitement
        [speed] { $aircraft } s’en prend à { $enemy } pour un point de vitesse
        [card] { $aircraft } s’en prend à { $enemy } pour un point de manœuvre
       *[assigned] { $aircraft } se voit désigner { $enemy }
    }
flames-event-run-ended = La passe sur { $aircraft } est finie ; cartes inutilisées : { $cards }
flames-event-run-ended-empty = La passe sur { $aircraft } est finie
flames-event-returned =
    { $stopped ->
        [yes] { $aircraft } protège son réservoir avec { $card }
       *[no] { $aircraft } répond par { $card } : { $hits ->
            [0] il reste { $hits_left ->
                [one] { $hits_left } dégât
               *[other] { $hits_left } dégâts
            } de l’attaque
            [one] { $hits } dégât
           *[other] { $hits } dégâts
        }
    }
flames-event-returned-destroy = { $aircraft } répond par { $card } : détruit ce qu’il touche
flames-event-boosted =
    { $aircraft } ajoute { $card } : { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
flames-event-shot-cancelled = Le tir de { $aircraft } sur { $enemy } est annulé
flames-event-pattern-chosen = { $aircraft } bombarde : { $pattern }
flames-event-flak-revealed = La flak tire : { $pattern }, valeur { $flak }
flames-event-bombed =
    { $aircraft } lâche { $bombs ->
        [one] { $bombs } bombe
       *[other] { $bombs } bombes
    }
flames-event-target-hit =
    { $bombs ->
        [one] { $bombs } bombe sur la cible : { $status }
       *[other] { $bombs } bombes sur la cible : { $status }
    }
flames-played-select = { $aircraft } choisit { $enemy } ({ $card })

flames-fact-blocked = place prise par { $value }
flames-fact-bombers = bombardiers à ce niveau : { $value }
flames-fact-cell = place { $value }

flames-group-bmr = Bombardiers : choix et approche
flames-group-form = Formations
flames-group-tur = Tourelles et cartes des bombardiers
flames-group-fb = Chasseurs-bombardiers
flames-group-camp = Missions
flames-group-opt = Options d’une mission
flames-group-flak = Flak et bombes
flames-group-score = Compte d’une mission
flames-group-scale = Échelle
