page-system-joust = Joute
page-about-joust = Deux biplans se croisent nez à nez : un jouet pour apprendre.
joust-word =
    { $value ->
        [pass] retenir son tir
        [fire] tirer une rafale
        [stall] décrochage (0)
        [glide] plané (1)
        [turn] virage (2)
        [climb] montée (3)
        [loop] boucle (4)
       *[dive] piqué (5)
    }
joust-decision =
    { $value ->
        [lay] une carte
       *[fire] une rafale
    }
joust-odds = touche sur { $hits } faces du dé
joust-ask-lay = Quelle carte posez-vous ?
joust-ask-fire = Vous êtes en position. Tirez-vous ?
joust-board = Passe { $turn } · { $deck } cartes dans la pioche
joust-pilot = Pilote { $seat } : { $damage } coups reçus, { $rounds } rafales restantes
joust-turned = Pilote 0 : { $one } ; pilote 1 : { $other }
joust-fired =
    Le pilote { $seat } tire : { $die }, { $hit ->
        [yes] touché
       *[no] manqué
    }
joust-fact-card = absente de votre main : { joust-word }
joust-fact-rounds = rafales restantes : { $value }
joust-option-tracers = Balles traçantes
joust-group-deck = Les cartes
joust-group-pass = La passe
joust-group-gun = L’arme
joust-group-end = La fin
joust-table-scenario =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
joust-reason-damage = Les coups au but décident.
joust-reason-unfinished = inachevée
joust-help = La carte de plus grande énergie est en position ; le dé touche jusqu’à l’avance.

# La campagne.
page-system-joust-campaign = Joute : un tournoi
page-about-joust-campaign = Deux patrouilles envoient chacune un pilote, joute après joute.
joust-campaign-word =
    { $value ->
        [pilot-1] pilote 1
        [pilot-2] pilote 2
        [pilot-3] pilote 3
        [fly] voler soi-même
        [give-up] y renoncer
       *[tactical] la confier à un pilote de la maison
    }
joust-campaign-decision =
    { $value ->
        [name] un pilote
       *[fly] comment voler
    }
joust-campaign-ask-name = Qui envoyez-vous ?
joust-campaign-ask-fly = La joute est en l’air. Comment la volez-vous ?
joust-campaign-board = { $bouts } joutes disputées
joust-campaign-side = Camp { $side } : coups reçus { $hits } · { $points } demi-points
joust-campaign-named = Le camp 0 envoie le pilote { $one } ; le camp 1 envoie le pilote { $other }
joust-campaign-scored = Joute { $bout } : { $one } à { $other } demi-points
joust-campaign-rested =
    Camp { $side }, le pilote { $pilot } se repose : { $die }, { $healed ->
        [yes] un coup guéri
       *[no] aucun mieux
    }
joust-campaign-flies =
    Le camp { $side } { $how ->
        [fly] dispute la joute
        [give-up] renonce à la joute
       *[tactical] confie la joute à un pilote de la maison
    }
joust-fact-pilot = pilote { $value }
joust-fact-hits = coups { $value }
joust-campaign-reason-points = Les points décident.
joust-campaign-reason-unfinished = inachevée
joust-campaign-group-camp = La campagne
joust-group-camp = La campagne
joust-campaign-help = Désignez le pilote qui vole ; la joute est une partie à part entière.
joust-table-campaign =
    { $count ->
        [one] { $count } campagne
       *[other] { $count } campagnes
    }
joust-campaign-table-campaign = { joust-table-campaign }
joust-campaign-table-scenario = { joust-table-scenario }
