# Le tableau de zero : les mots de ses cartes, éléments, échanges et désengagements.

## Cartes et mains

zero-row-attack =
    { $bursts ->
        [one] { $bursts } Rafale
       *[other] { $bursts } Rafales
    } · { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    }
zero-word-answers = Réponse à :
zero-word-response = réponse
zero-hand-undealt = La main sera distribuée une fois les altitudes choisies.
zero-hand-mini = Mini-main de { $aircraft }

## Éléments

zero-plates-title = Les deux éléments
zero-plate-points = pts
zero-plate-active = sa séquence
zero-take = Choisir
zero-role-leader = Leader
zero-role-wingman = Ailier
zero-call-wingman = l’Ailier { $name }
zero-tell-leader = Leader { $name }
zero-tell-wingman = Ailier { $name }
zero-tell-hits =
    { $hits ->
        [0] aucun Coup
        [one] { $hits } Coup
       *[other] { $hits } Coups
    } (Endommagé à { $front }, détruit à { $back })
zero-state-destroyed = Détruit
zero-state-disengaged = Désengagé
zero-side-back = Endommagé { $figures }
zero-side-front = Intact { $figures }
zero-note-isolated = isolé
zero-note-target = cible { $enemy }
zero-order-title = Ordre de jeu

## Altitude et rafales

zero-ladder-level =
    { $level }, moteur { $power }{ $who ->
        [none] { "" }
       *[other]  : { $who }
    }
zero-bursts-turn = { $bursts } + position
zero-bursts-own-turn = On n’attaque que pendant sa propre séquence.

## Échange

zero-chain-title = Échange de cartes
zero-chain-as = { $card } comme Ciseaux
zero-stands-hit =
    { $hits ->
        [one] le tir porte, { $hits } Coup pour { $on }.
       *[other] le tir porte, { $hits } Coups pour { $on }.
    }
zero-stands-spent =
    { $bursts ->
        [0] le tir sur { $on } est annulé.
        [one] le tir sur { $on } est annulé, { $bursts } Rafale dépensée.
       *[other] le tir sur { $on } est annulé, { $bursts } Rafales dépensées.
    }
zero-stands-climb = { $by } grimpe d’un niveau.
zero-stands-dive = { $by } plonge d’un niveau.
zero-stands-bursts =
    { $bursts ->
        [one] { $by } gagne { $bursts } Rafale contre { $on }.
       *[other] { $by } gagne { $bursts } Rafales contre { $on }.
    }
zero-stands-relief = { $on } lâche prise sur { $friend }.

## Désengagement

zero-ask-board-break-off = Qui quitte le combat ?
zero-escape-title = Table de désengagement
zero-escape-card = Carte tirée
zero-escape-sights =
    { $bursts ->
        [one] { $card }, { $bursts } Rafale
       *[other] { $card }, { $bursts } Rafales
    }
zero-escape-other = Toute autre carte
zero-escape-destroyed = détruit
zero-escape-damaged = Endommagé
zero-escape-evaded = s’échappe
zero-escape-drawn =
    Tiré : { $card }, donc { $level }, { $result ->
        [destroyed] détruit
        [damaged] s’échappe Endommagé
       *[evaded] s’échappe indemne
    }.
zero-shift-voluntary = volontaire
zero-shift-damaged = Endommagé
zero-shift-alone = aucun ennemi à ce niveau
zero-shift-mission = mission
zero-shift-heavy = bombardier lourd

## Séquence et choix

zero-did-wait = aucune
zero-did-raid = contre { $enemy }
zero-did-leave = se désengage
zero-picker-pair = avec son Ailier
zero-brief-forces =
    { $count ->
        [one] { $count } élément au choix
       *[other] { $count } éléments au choix
    }

## Refus

zero-why-cmp-03 = Carte de réponse : elle n’attaque pas.
zero-why-atk-05 = Carte d’attaque : elle ne répond à rien.
zero-why-atk-12 = Ne répond pas à « { $answers } ».
zero-why-alt-15 = À un Tonneau vertical ne répondent qu’un autre, ou As aux commandes.
zero-why-alt-03 = Altitude { $level }, plafond { $ceiling } : rien au-delà.
zero-why-alt-07 = Grimper coûte une carte ; il n’y en a plus.
zero-why-ruling-14 = La montée se paie d’une autre carte.
zero-why-ruling-15 = L’altitude est celle de l’élément : un Ailier n’en change pas.
zero-why-ruling-19 = La cible n’est plus là : aucune autre dans cette séquence.
zero-why-ruling-44 = Il faut en main une carte à jouer aussitôt contre cet Ailier.
zero-why-bst-04 =
    { $cost ->
        [one] Coûte { $cost } Rafale ; il en reste { $left }.
       *[other] Coûte { $cost } Rafales ; il en reste { $left }.
    }
zero-why-bst-08 = { $position } face à { $enemy } : pas de tir.
zero-why-bst-10 =
    { $cost ->
        [one] Coûte { $cost } Rafale ; il en reste { $left } contre cet Ailier.
       *[other] Coûte { $cost } Rafales ; il en reste { $left } contre cet Ailier.
    }
zero-why-eng-02 = Engagé avec { $engaged } : lui seul.
zero-why-eng-06 = Engagé avec { $engaged }, et non isolé.
zero-why-eng-09 = Hors de portée : { $aircraft } vole à { $level }.
zero-why-gun-05 =
    { $cost ->
        [one] Coûte { $cost } Rafale ; il en reste { $left } au mitrailleur.
       *[other] Coûte { $cost } Rafales ; il en reste { $left } au mitrailleur.
    }
zero-why-iso-03 = Il est déjà en mauvaise posture face à { $engaged }.
zero-why-iso-05 = Ciseaux : seulement si l’isolé n’est qu’Avantagé.
zero-why-iso-06 = Il faut d’abord ramener { $enemy } à Neutre.
zero-why-pos-05 = Déjà { $position } face à { $enemy } : rien au-delà.
zero-why-pos-07 = Deux crans ou rien : pas depuis { $position }.
zero-why-pos-08 = Seulement Désavantagé ou Pourchassé.
zero-why-pos-09 = Seulement Désavantagé.
zero-why-set-08 = Il faut un turbo pour commencer à Très Haute.
zero-why-air-19 = Plafond { $ceiling }.
zero-why-scn-03 = Des nuages au-dessus de { $clouds }.
zero-why-wng-08 = Seulement si son Leader est Désavantagé.
zero-why-wng-14 = Contre un Ailier, un Ailier ne fait que tirer.
zero-why-wng-17 = Contre un Ailier : Manœuvre, Retournement ou tir.

## Pour apprendre

zero-learn-force = Chaque camp choisit en secret, puis tout est révélé ensemble. Un élément, c’est un Leader et son Ailier du même type.
zero-learn-start = Plus bas, le moteur donne plus de cartes ; plus haut, on pourra plonger et piocher. On ne se bat qu’à la même altitude.
zero-learn-bonus = Votre camp vaut moins de points : ces bonus rétablissent l’équilibre.
zero-learn-letter = Performance : plus de cartes en main ; Moteur : plus de pioche ; Rafales : plus de feu.
zero-learn-next = L’ordre pris au premier tour vaut pour toute la partie.
zero-learn-raid = L’Ailier nomme sa cible avant de voir ses cartes : autant que son Attaque. Ses manœuvres servent son Leader.
zero-learn-strike = Un Ailier n’a pas de limite de Rafales. Ce qu’il ne joue pas est défaussé.
zero-learn-altitude = Grimper coûte une carte, plonger en donne une. Qui vous tient peut vous suivre ; vous perdez l’ennemi que vous teniez.
zero-learn-pay = Cette carte est perdue : gardez celles qui répondent aux tirs.
zero-learn-follow = Suivre garde votre position ; rester vous la fait perdre.
zero-learn-play = Manœuvrez pour gagner une position et des Rafales, puis tirez. Ce que vous gardez vous défendra.
zero-learn-use = Une carte n’a qu’un usage. Un avion Très Maniable fait de n’importe laquelle des Ciseaux, une fois par séquence.
zero-learn-target = Une seule cible par séquence ; une position vous lie à l’ennemi que vous tenez.
zero-learn-break-off = Une carte est tirée pour chaque avion ; le décalage la lit plus bas dans la table, ou plus haut.
zero-learn-react = La dernière carte de l’échange décide : si l’attaquant l’a jouée, l’attaque réussit.
zero-learn-guise = Comme Ciseaux, elle répond à ce que Ciseaux répond ; cela ne se fait qu’une fois par séquence.
zero-learn-discard = Défaussez ce qui ne sert pas : la pioche s’arrête à votre Performance.
zero-learn-draw = Le Moteur, selon l’altitude, dit combien de cartes vous piochez.
