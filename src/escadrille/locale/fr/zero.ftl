# Les mots de zero, en français. Le dossier en a les mêmes clés.

## zero : les noms

zero-title-in-my-sights = Dans le viseur
zero-title-out-of-the-sun = Soleil dans le dos
zero-title-maneuvering = Manœuvre
zero-title-half-loop = Retournement
zero-title-scissors = Ciseaux
zero-title-vertical-roll = Tonneau vertical
zero-title-full-throttle = Plein pot
zero-title-tight-turn = Virage serré
zero-title-barrel-roll = Tonneau barriqué
zero-title-ace-pilot = As aux commandes
zero-subtitle-fuel-tank = réservoir
zero-no-card = aucune carte

zero-level-very-low = Très Basse
zero-level-low = Basse
zero-level-medium = Moyenne
zero-level-high = Haute
zero-level-very-high = Très Haute
zero-level-secret = secrète

zero-position-tailed = Pourchassé
zero-position-disadvantaged = Désavantagé
zero-position-neutral = Neutre
zero-position-advantaged = Avantagé
zero-position-tailing = Pourchassant
zero-link-flank = flanc
zero-link-tail = queue

zero-phase-force = choix des avions
zero-phase-bonus = bonus de pilote
zero-phase-start = altitudes de départ
zero-phase-next = à qui de jouer
zero-phase-wingman = Attaque de l’Ailier
zero-phase-altitude = Modification d’Altitude
zero-phase-play = Jeu des Cartes
zero-phase-discard = Défausse
zero-phase-draw = Pioche
zero-phase-end = fin de la séquence
zero-phase-over = combat terminé

zero-figure-value = Val
zero-figure-performance = Perf
zero-figure-horsepower = Mot
zero-figure-bursts = Raf
zero-figure-offensive = Off
zero-figure-defensive = Déf
zero-figure-hits = Cap

zero-bonus-p = Performance +1
zero-bonus-h = Moteur +1
zero-bonus-b = Rafales +1
zero-bonus-g = Mitrailleur +1

zero-decision =
    { $value ->
        [force] choix des avions
        [start] altitude de départ
        [bonus] bonus de pilote
        [letter] nature du bonus
        [next] qui joue
        [raid] cible de l’Ailier
        [strike] carte de l’Ailier
        [altitude] changement d’altitude
        [pay] carte pour payer
        [follow] suivre ou non
        [play] carte à jouer
        [use] usage de la carte
        [target] cible
        [break-off] qui se désengage
        [react] réponse à une carte
        [guise] telle quelle ou en Ciseaux
        [discard] défausse
        [draw] cartes à piocher
       *[other] { $value }
    }

zero-table-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
zero-table-fighter =
    { $count ->
        [one] { $count } type d’avion
       *[other] { $count } types d’avions
    }
zero-table-scenario =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }

zero-reason-points = Les Points de Victoire décident.
zero-reason-draw = Personne n’a l’avantage.
zero-reason-time = Le dernier tour de jeu est achevé.
zero-reason-last-side = Un seul camp vole encore.
zero-reason-unfinished = inachevée

## zero : la table

zero-board-turn = tour { $turn }/{ $turns }
zero-board-active = { $aircraft } : { $phase }
zero-board-points = PV { $points }
zero-board-deck = pioche { $deck }
zero-board-clouds = nuages au-dessus de { $level }
zero-board-hits = Coups
zero-board-hand = main
zero-board-destroyed = détruit
zero-board-disengaged = désengagé
zero-board-own-hand = Main de { $aircraft } :
zero-board-mini-hand = Mini-main de { $aircraft } :
zero-board-empty = vide
zero-board-order = Ordre : { $order }
zero-board-sequence = { $aircraft } :
zero-board-target = cible { $enemy }
zero-board-bursts =
    { $fired ->
        [0] Rafales { $left }
        [one] Rafales { $left }, { $fired } tirée
       *[other] Rafales { $left }, { $fired } tirées
    }
zero-board-gunner = mitrailleur { $left }
zero-board-agile =
    { $used ->
        [yes] maniabilité employée
       *[no] maniabilité disponible
    }
zero-note-promoted = Ailier promu
zero-note-shaken = sous le choc : Performance -1 ce tour
zero-note-surprised = surpris
zero-note-pilot = pilote : { $bonuses }
zero-note-damaged = Endommagé
zero-note-turbo = turbo
zero-note-gunner = mitrailleur { $bursts }
zero-note-agile = Très Maniable
zero-note-ceiling = plafond { $level }
zero-note-alone = sans Ailier

zero-help =
    a1 est un Leader, a1w son Ailier ; +w à côté d’un Leader : son Ailier vole avec lui.
    Sur la table : ►── flanc ──▲ un nez sur un flanc (Avantagé), ►── queue ──► sur une queue
    (Pourchassant), ► ◄ Neutre. ■ Coups ; │ où la carte se retourne ; le dernier □ détruit.
    Perf Performance (limite de main), Mot Puissance du Moteur (cartes piochées ; 2+1 : avec
    l’altitude), Raf Rafales, Off et Déf cartes de la mini-main d’un Ailier.
    Dans le viseur 2/3 coûte 2 Rafales pour 3 Coups.

## zero : les questions

zero-ask-fighter = Élément { $number } sur { $count }, en secret :
zero-ask-fighter-points =
    Élément { $number }, en secret (il reste { $left ->
        [one] { $left } point
       *[other] { $left } points
    } à dépenser exactement) :
zero-ask-company = { $fighter } : avec un Ailier ?
zero-ask-start = À quelle altitude { $aircraft } commence-t-il, en secret ?
zero-ask-bonus =
    Votre camp vaut moins : { $count ->
        [one] { $count } bonus de pilote
       *[other] { $count } bonus de pilote
    } à donner. À quel Leader ?
zero-ask-letter = Quel bonus pour { $aircraft } ?
zero-ask-next = Lequel de vos Éléments joue maintenant ?
zero-ask-raid = Qui { $aircraft } attaque-t-il ?
zero-ask-strike = Quelle carte { $aircraft } joue-t-il contre { $enemy } ?
zero-ask-altitude = { $aircraft } vole à l’altitude { $level }. Grimper ou plonger ?
zero-ask-pay = Avec quelle carte { $aircraft } paie-t-il ?
zero-ask-follow =
    { $enemy } { $climbed ->
        [yes] grimpe
       *[no] plonge
    }. Le suivre avec { $aircraft } ? { $cost ->
        [0] (gratuit)
        [one] ({ $cost } carte)
       *[other] ({ $cost } cartes)
    }
zero-ask-play = Que fait { $aircraft } ?
zero-ask-use = { $card } : comment ?
zero-ask-target = { $card } : contre qui ?
zero-ask-break-off = Qui quitte le combat ? (décalage sur la Table de Désengagement : + est plus sûr)
zero-ask-react = { $aircraft } répond-il à « { $title } » ?
zero-ask-guise = { $card } : en quoi ?
zero-ask-discard = { $aircraft } défausse-t-il quelque chose ?
zero-ask-draw =
    Combien de cartes { $aircraft } pioche-t-il ? { $count ->
        [one] ({ $count } au plus)
       *[other] ({ $count } au plus)
    }

zero-threat-fire =
    { $aircraft } tire sur { $enemy } : { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    }.
zero-threat-gunner =
    Le mitrailleur de { $aircraft } tire sur { $enemy } : { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    }.
zero-threat-maneuver = { $aircraft } manœuvre contre { $enemy } pour que son Leader soit { $position }.
zero-threat-agile = { $aircraft } vire comme par « Ciseaux » contre { $enemy } pour être { $position }.
zero-threat-chase =
    { $aircraft } manœuvre contre { $enemy } : { $bursts ->
        [one] { $bursts } Rafale de plus
       *[other] { $bursts } Rafales de plus
    }.
zero-threat-relieve = { $aircraft } vient au secours de { $friend } contre { $enemy }.
zero-threat-climb = { $aircraft } part en tonneau vers le haut pour échapper à { $enemy }.
zero-threat-dive = { $aircraft } part en tonneau vers le bas pour échapper à { $enemy }.

## zero : les réponses

zero-pass-bonus = plus de bonus
zero-pass-raid = pas d’Attaque de l’Ailier
zero-pass-strike = finir l’attaque, défausser le reste
zero-pass-altitude = rester à ce niveau
zero-pass-follow = le laisser partir
zero-pass-play = finir le Jeu des Cartes
zero-pass-react = laisser faire
zero-pass-hits =
    { $hits ->
        [one] encaisser { $hits } Coup
       *[other] encaisser { $hits } Coups
    }
zero-pass-discard = garder le reste
zero-pass-draw = ne rien piocher

zero-do-climb = grimper : { $level } (défausser une carte)
zero-do-dive = plonger : { $level } (piocher une carte)
zero-do-follow = suivre
zero-do-abandon = abandonner la Position sur { $enemy }
zero-do-break-off = se désengager du combat

zero-withdraw-leader = le Leader seul ({ $shift })
zero-withdraw-wingman = l’Ailier seul ({ $wingman })
zero-withdraw-pair = les deux (Leader { $shift }, Ailier { $wingman })

zero-company-pair =
    { $value ->
        [one] avec un Ailier : { $value } point
       *[other] avec un Ailier : { $value } points
    }
zero-company-leader =
    { $value ->
        [one] seul : { $value } point
       *[other] seul : { $value } points
    }

zero-guise-answer = en « { $title } »
zero-guise-agile = en Ciseaux (Très Maniable)

zero-use-fire =
    tir : { $bursts ->
        [one] { $bursts } Rafale
       *[other] { $bursts } Rafales
    }, { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    }
zero-use-gunner =
    mitrailleur : { $bursts ->
        [one] { $bursts } Rafale
       *[other] { $bursts } Rafales
    }, { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    }
zero-use-climb = grimper
zero-use-dive = plonger
zero-use-agile = en Ciseaux (Très Maniable)
zero-use-answers =
    { $count ->
        [one] répond à { $count } carte
       *[other] répond à { $count } cartes
    }
zero-effect-maneuvering = un cran
zero-effect-half-loop = deux crans
zero-effect-scissors = Désavantagé devient Avantagé
zero-effect-full-throttle = un cran, en mauvaise posture
zero-effect-vertical-roll = un niveau, haut ou bas

zero-menu-draw =
    { $count ->
        [one] piocher { $count } carte
       *[other] piocher { $count } cartes
    }
zero-menu-announce =
    attaquer l’Ailier { $enemy } ({ $count ->
        [one] il pioche { $count } carte
       *[other] il pioche { $count } cartes
    })
zero-menu-wingman =
    { $enemy }, Ailier ({ $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    })
zero-menu-relieve = { $enemy }, isolé, pour secourir { $friend }
zero-menu-raid = { $enemy } (votre Leader est { $position })
zero-menu-target =
    { $enemy } (vous êtes { $position }, { $left ->
        [0] plus de Rafale
        [one] { $left } Rafale
       *[other] { $left } Rafales
    })

## zero : le journal

zero-your-wingman = votre Ailier
zero-your-wingman-of = votre Ailier ({ $label })
zero-event-drew =
    { $aircraft } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : { $cards }
zero-event-drew-unseen =
    { $aircraft } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
zero-event-drew-mini-hand =
    { $aircraft } pioche une mini-main de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $cards }
zero-event-drew-mini-hand-unseen =
    { $aircraft } pioche une mini-main de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
zero-event-reshuffled = La défausse redevient la pioche ({ $cards } cartes)
zero-event-forces-revealed = Forces révélées : { $all }
zero-event-bonus-taken = Le pilote de { $aircraft } : { $bonus }
zero-event-levels-revealed = Altitudes révélées : { $all }
zero-event-first-side = Premier à jouer : { $side }
zero-event-game-turn = Tour de jeu { $turn }
zero-event-sequence-began = Séquence de { $aircraft }
zero-event-raided = { $aircraft } attaque { $enemy } en Ailier
zero-event-announced = { $aircraft } attaque un Ailier : { $enemy }
zero-event-left-over = { $aircraft } défausse le reste de sa mini-main : { $cards }
zero-event-moved =
    { $aircraft } { $climbed ->
        [yes] grimpe
       *[no] plonge
    } : { $level }
zero-event-followed =
    { $aircraft } suit et { $climbed ->
        [yes] grimpe
       *[no] plonge
    } : { $level }
zero-event-stayed = { $aircraft } ne suit pas
zero-event-paid = { $aircraft } paie avec { $card }
zero-event-roll-lost = { $aircraft } n’a plus de carte pour grimper : le « Tonneau vertical » est perdu
zero-event-abandoned = { $aircraft } abandonne sa Position sur { $enemy }
zero-event-reacted =
    { $aircraft } répond à « { $answers } » par { $card }{ $agile ->
        [yes] {" "}en Ciseaux
       *[no] {""}
    }
zero-event-cancelled = L’action de { $aircraft } sur { $enemy } est annulée
zero-event-cancelled-roll = Le « Tonneau vertical » de { $aircraft } est annulé
zero-event-bursts-gained =
    { $aircraft } gagne { $bursts ->
        [one] { $bursts } Rafale
       *[other] { $bursts } Rafales
    } contre { $enemy } ({ $total } en tout)
zero-event-hit =
    { $aircraft } encaisse { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    } (total { $total })
zero-event-flipped = { $aircraft } est Endommagé
zero-event-destroyed = { $aircraft } est détruit !
zero-event-hand-lost = La main de { $aircraft } est défaussée : { $cards }
zero-event-promoted = L’Ailier prend la tête : { $aircraft }
zero-event-broke-off = Désengagement : { $aircraft }
zero-event-tested = { $aircraft } pioche { $card } : niveau { $drawn }, décalage { $shift }, donc { $level } : { $result }
zero-event-disengaged =
    { $aircraft } quitte le combat{ $damaged ->
        [yes] , Endommagé
       *[no] {""}
    }
zero-event-discarded = { $aircraft } défausse { $card }

zero-result-destroyed = détruit
zero-result-damaged = part Endommagé
zero-result-evaded = part sans mal

zero-played-fire =
    { $aircraft } tire sur { $enemy }, { $card } : { $bursts ->
        [one] { $bursts } Rafale
       *[other] { $bursts } Rafales
    }, { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    }
zero-played-gunner =
    Le mitrailleur de { $aircraft } tire sur { $enemy }, { $card } : { $bursts ->
        [one] { $bursts } Rafale
       *[other] { $bursts } Rafales
    }, { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    }
zero-played-maneuver = { $aircraft } joue { $card } contre { $enemy }
zero-played-agile = { $aircraft } joue { $card } en Ciseaux contre { $enemy }
zero-played-climb = { $aircraft } joue { $card } pour grimper
zero-played-dive = { $aircraft } joue { $card } pour plonger

zero-positioned-tailed = { $aircraft } est Pourchassé par { $enemy }
zero-positioned-disadvantaged = { $aircraft } est Désavantagé face à { $enemy }
zero-positioned-neutral = { $aircraft } et { $enemy } sont Neutres
zero-positioned-advantaged = { $aircraft } est Avantagé sur { $enemy }
zero-positioned-tailing = { $aircraft } Pourchasse { $enemy }

## zero : les faits des refus

zero-fact-agreed = année convenue { $value }
zero-fact-aircraft = avion { $value }
zero-fact-answers =
    à répondre à « { $value ->
        [in-my-sights] { zero-title-in-my-sights }
        [out-of-the-sun] { zero-title-out-of-the-sun }
        [maneuvering] { zero-title-maneuvering }
        [half-loop] { zero-title-half-loop }
        [scissors] { zero-title-scissors }
        [vertical-roll] { zero-title-vertical-roll }
        [full-throttle] { zero-title-full-throttle }
        [tight-turn] { zero-title-tight-turn }
        [barrel-roll] { zero-title-barrel-roll }
       *[ace-pilot] { zero-title-ace-pilot }
    } »
zero-fact-asked = c’est à { $value }
zero-fact-begun =
    { $value ->
        [yes] le Jeu des Cartes est entamé
       *[no] le Jeu des Cartes n’est pas entamé
    }
zero-fact-behind = ennemis derrière { $value }
zero-fact-captain = la place { $value } décide pour le camp
zero-fact-card = carte { $value }
zero-fact-cards = cartes pour payer { $value }
zero-fact-ceiling =
    Altitude Limite { $value ->
        [very-low] { zero-level-very-low }
        [low] { zero-level-low }
        [medium] { zero-level-medium }
        [high] { zero-level-high }
       *[very-high] { zero-level-very-high }
    }
zero-fact-clouds =
    nuages au-dessus de { $value ->
        [very-low] { zero-level-very-low }
        [low] { zero-level-low }
        [medium] { zero-level-medium }
        [high] { zero-level-high }
       *[very-high] { zero-level-very-high }
    }
zero-fact-cost = coût { $value }
zero-fact-decision = question : { zero-decision }
zero-fact-enemy = ennemi { $value }
zero-fact-engaged = Engagé avec { $value }
zero-fact-fighter = type { $value }
zero-fact-gunner = Rafales du mitrailleur { $value }
zero-fact-kind =
    { $value ->
        [fighter] chasseur
        [fighter-bomber] chasseur-bombardier
        [medium-bomber] bombardier moyen
        [heavy-bomber] bombardier lourd
       *[reconnaissance] avion de reconnaissance
    }
zero-fact-left = il reste { $value }
zero-fact-level =
    altitude { $value ->
        [very-low] { zero-level-very-low }
        [low] { zero-level-low }
        [medium] { zero-level-medium }
        [high] { zero-level-high }
       *[very-high] { zero-level-very-high }
    }
zero-fact-levels =
    permis : { $value ->
        [very-low] { zero-level-very-low }
        [low] { zero-level-low }
        [medium] { zero-level-medium }
        [high] { zero-level-high }
        [very-low-low] { zero-level-very-low } ou { zero-level-low }
        [low-medium] { zero-level-low } ou { zero-level-medium }
        [medium-high] { zero-level-medium } ou { zero-level-high }
        [high-very-high] { zero-level-high } ou { zero-level-very-high }
       *[other] { $value }
    }
zero-fact-most = au plus { $value }
zero-fact-nation =
    nation : { $value ->
        [usa] États-Unis
        [uk] Royaume-Uni
        [netherlands] Pays-Bas
        [ussr] Union soviétique
        [japan] Japon
        [germany] Allemagne
       *[italy] Italie
    }
zero-fact-position =
    Position : { $value ->
        [-2] { zero-position-tailed }
        [-1] { zero-position-disadvantaged }
        [0] { zero-position-neutral }
        [1] { zero-position-advantaged }
       *[2] { zero-position-tailing }
    }
zero-fact-reason =
    { $value ->
        [the-dogfight-is-over] le combat est terminé
       *[already-chosen] déjà choisi
    }
zero-fact-target =
    { $value ->
        [gone] la cible n’est plus là
       *[other] cible { $value }
    }
zero-fact-wingman = Ailier { $value }
zero-fact-year = année { $value }
