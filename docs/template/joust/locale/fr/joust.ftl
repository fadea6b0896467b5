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
