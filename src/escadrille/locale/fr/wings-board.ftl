# Le plateau de wings : les mots des cartes, du tableau de bord et des questions.

## Cartes et paquets

wings-face-straight = Droite
wings-face-stall = Décro­chage
wings-face-turn-left = Virage gauche
wings-face-turn-right = Virage droit
wings-face-sideslip-left = Glissade gauche
wings-face-sideslip-right = Glissade droite
wings-face-wide-sideslip-left = Gde glissade gauche
wings-face-wide-sideslip-right = Gde glissade droite
wings-face-sharp-turn-left = 90° gauche
wings-face-sharp-turn-right = 90° droite
wings-face-tiny-turn-left = Petit virage gauche
wings-face-tiny-turn-right = Petit virage droit
wings-face-immelmann = Immel­mann
wings-face-climb = Montée
wings-face-dive = Plongée

wings-deck = Paquet { $deck }
wings-deck-of = Paquet { $deck } de { $aircraft }
wings-deck-steep = serrée : jamais deux de suite
wings-deck-diamond = Serrée, avec un losange
wings-deck-left = reste { $left } sur { $copies }
wings-deck-count = { $left } sur { $copies }
wings-spec-05-brief = palonnier
wings-spec-10-brief = moteur
wings-prog-02-brief = { $left } sur { $copies }
wings-prog-03-brief = serrée
wings-prog-04-brief = serrée
wings-bar-now = pas ici

wings-programme = Programme de { $aircraft }
wings-programme-title = Programme
wings-programme-phase = phase { $phase }
wings-programme-open = carte à poser
wings-programme-back = Reprendre : { $card }
wings-tabs = Vos avions
wings-tray-picking = Les avions se choisissent en secret.

## Questions et réponses

wings-flag-program = Votre programme
wings-flag-fire = Votre tir
wings-ask-lay = { $aircraft } : posez la carte { $number } sur { $count }, face cachée.
wings-ask-board-commit = Toutes les cartes sont posées. Une fois validées, elles restent cachées jusqu’à ce que tous les pilotes soient prêts.
wings-commit = Valider : { $last }
wings-ask-board-marker = Toutes les cartes sont posées. Validez-les telles quelles, ou avec un marqueur secret.
wings-markers-title = Marqueurs secrets
wings-markers-told = Un marqueur donne un autre sens à ces mêmes cartes. Personne ne le voit avant que sa carte soit jouée.
wings-marker-does =
    { $marker ->
        [gentle] Après la troisième carte, l’avion perd un pion de montée, pas plus.
        [forced-dive] Deux niveaux de moins en un tour : un à la deuxième carte, un à la troisième.
        [controlled-dive] On perd des pions de montée au lieu d’un niveau, et l’on vise mieux après la deuxième carte.
        [landing-1] L’avion se pose avec ces cartes, et s’arrête.
        [landing-2] L’avion se pose avec ces cartes, et s’arrête.
        [landing-3] L’avion se pose avec ces cartes, et s’arrête.
       *[other] Les roquettes partent sur ces deux cartes, vers ce qui se trouve alors devant.
    }
wings-targets-fire = Cibles
wings-targets-tail = Devant votre nez
wings-targets-look = Avions assez proches
wings-targets-rockets = En position pour les roquettes
wings-targets-pair = Ennemis
wings-range-short = courte portée
wings-range-long = longue portée
wings-sequence-title = Dans un autre ordre
wings-sequence-shown = première carte de { $enemy }
wings-aim-title-flak = Niveau de l’obus
wings-aim-title-fuse = Niveau de l’obus
wings-aim-title-bearing = Direction de l’obus, depuis la batterie
wings-aim-title-distance = Distance de l’obus, depuis la batterie
wings-aim-title-clock = Place derrière l’ennemi
wings-skills-title = Compétences
wings-spare-title = Cartes tirées : laquelle laisser ?
wings-use-title = Compétence
wings-use-tokens =
    { $tokens ->
        [one] Il vous reste 1 pion.
       *[other] Il vous reste { $tokens } pions.
    }
wings-pick-structure = structure

wings-why-prog-02 =
    { $copies ->
        [one] La seule carte du paquet ({ $card }) est déjà posée.
       *[other] Les { $copies } cartes du paquet ({ $card }) sont déjà posées.
    }
wings-why-prog-03 = Serrée sur serrée ({ $after }) : jamais deux losanges de suite.
wings-why-prog-04 = La dernière carte du tour précédent était serrée ({ $after }) : pas de losange ensuite.
wings-why-prog-05 = Après un Immelmann vient une ligne droite.
wings-why-ruling-05 = Un Immelmann se prépare par une ligne droite ou un décrochage.
wings-why-spec-05 = Le palonnier est bloqué : aucune carte de ce côté ce tour-ci.
wings-why-spec-10 = Le moteur est touché : il faut un décrochage parmi les trois cartes.
wings-why-cpx-13 = Pas d’Immelmann au sortir d’une montée, sauf pour qui sait faire.
wings-why-tac-05 = Pris par surprise, on ne fait pas demi-tour.

## L’état de chacun

wings-dash-title = L’état de chacun
wings-dash-ground = Ballons, et ce qui est au sol
wings-dash-points = dégâts { $points } sur { $structure }
wings-dash-whole = intact
wings-dash-down = hors de combat
wings-dash-structure = structure { $structure }
wings-dash-cards = cartes de dégâts { $cards }
wings-dash-releasing = largue une bombe
wings-dash-lowering = redescend
wings-landing-touchdown = se pose
wings-landing-roll-out = roule
wings-landing-standing = à l’arrêt
wings-landing-run = décolle
wings-landing-lift-off = quitte le sol

## L’horloge

wings-step-over = Le combat est fini
wings-step-program = Programmation
wings-step-fire = Phase { $phase } : tir
wings-phase = Phase { $phase }
wings-ready =
    { $count ->
        [one] { $count } pilote prêt sur { $seats }
       *[other] { $count } pilotes prêts sur { $seats }
    }
wings-sun-with = le soleil est avec { $side }
wings-did-shots =
    { $count ->
        [one] 1 tir
       *[other] { $count } tirs
    }
wings-did-losses =
    { $count ->
        [one] 1 perte
       *[other] { $count } pertes
    }
wings-brief-forces =
    { $count ->
        [one] 1 avion à choisir
       *[other] { $count } avions à choisir
    }

## Pour apprendre

wings-learn-pick = Chacun choisit en secret. Un paquet qui vire serré est plus facile à piloter qu’un paquet seulement rapide.
wings-learn-program = Devinez où sera l’ennemi, et virez pour qu’il passe devant vos armes. Les fantômes montrent où mène chaque carte.
wings-learn-declare = Vos armes portent : de près, la cible tire deux cartes, de loin une. Tirer ne coûte rien, sinon des munitions si on les compte.
wings-learn-tail = Celui que vous poursuivez vous montre sa première carte avant le vol.
wings-learn-reorder = Vous avez vu la première carte de celui que vous poursuivez : rangez les vôtres pour rester derrière lui.
wings-learn-remark = Vos cartes sont dans un autre ordre : redites à laquelle va le marqueur secret.
wings-learn-flak = Posez l’obus où sera un ennemi à la deuxième phase. Il frappe tous ceux qui s’y trouvent, amis compris.
wings-learn-fuse = Laissez l’obus éclater où il est, ou déplacez-le : il éclatera deux phases plus tard.
wings-learn-bearing = D’abord la direction depuis la batterie, puis la distance.
wings-learn-distance = Visez où l’ennemi sera, non où il est.
wings-learn-release = La bombe tombe en avant de votre vol : larguez-la avant d’être sur l’objectif.
wings-learn-gain = Les pions s’ajoutent jusqu’à un niveau. L’altitude se change plus tard en piqué.
wings-learn-come-back = Qui revient le paie en dégâts ; qui reste dehors est hors du combat.
wings-learn-window = Voler plus haut sert qui monte bien. Tous doivent être d’accord, ou l’un peut l’imposer.
wings-learn-lower = Un ballon descendu ne peut brûler, ni observer.
wings-learn-enter = Sortez du soleil sur l’ennemi qui peut le moins se retourner contre vous.
wings-learn-pair = Prenez l’ennemi que vous voulez le premier devant vos armes.
wings-learn-clock = De derrière, à six heures, il ne peut répondre tout de suite.
wings-learn-rockets = Les fusées brûlent les ballons ; elles partent une fois, et tout droit.
wings-learn-skill = Les talents durent tout le duel. Celui qui aide à toucher est le plus simple.
wings-learn-use = Un pion est dépensé, qu’il serve ou non : gardez-en un pour le tir qui compte.
wings-learn-spare = Choisissez quelles cartes la cible prend : les points sont sûrs, un effet spécial vaut parfois mieux.
wings-learn-look = Vous pouvez voir les dégâts d’un avion : celui sur qui vous tirerez ensuite.
wings-learn-wait = Toutes les cartes volent ensemble, une par phase ; après chacune, tire qui le peut.
