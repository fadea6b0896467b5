# Le tableau de flames : les mots de ses cartes, plaques, échelles et questions.

## Cartes

flames-row-destroys =
    { $bursts ->
        [one] { $bursts } rafale
       *[other] { $bursts } rafales
    } · détruit
flames-row-attack =
    { $bursts ->
        [one] { $bursts } rafale
       *[other] { $bursts } rafales
    } · { $hits ->
        [0] { $figure } dégât
        [one] { $figure } dégât
       *[other] { $figure } dégâts
    }
flames-word-answers = Réaction :
flames-word-reaction = réaction
flames-row-soften = après un tir : −{ $hits } dégâts
flames-row-steps =
    { $steps ->
        [one] jusqu’à { $steps } cran
       *[other] jusqu’à { $steps } crans
    }
flames-act-break-off = Désav. ou Poursuivi → Neutre
flames-act-reverse = Désavantagé → Avantagé
flames-act-extra-hit = +1 dégât au tir
flames-act-altitude = Grimper ou plonger de 1
flames-act-evade = vous tirer dessus : +1 rafale
flames-act-redline = 1 dégât subi, piocher 3. À tout moment
flames-word-maneuver = Manœuvre :

## Main, pioche et défausse

flames-hand-counter = marqueur

## Plaques

flames-plates-title = Les deux appareils
flames-plate-points = pts
flames-plate-hits = Dégâts
flames-tell-damage =
    { $damage ->
        [0] aucun dégât
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } (endommagé à { $front }, abattu à { $back })
flames-plate-down = Abattu
flames-tell-down = { $name } : abattu

## Altitude et positions

flames-ladder-level =
    { $level }, moteur { $pre } et { $post }{ $who ->
        [none] { "" }
       *[other]  : { $who }
    }

## Rafales

flames-bursts-turn = { $bursts } + position
flames-bursts-own-turn = On ne tire qu’à son tour ; toutes les réserves sont alors pleines.

## Chaîne de réactions

flames-chain-title = Chaîne de réactions
flames-chain-speed = Vitesse
flames-chain-steps =
    { $steps ->
        [one] { $card }, { $steps } cran
       *[other] { $card }, { $steps } crans
    }
flames-chain-moves =
    { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }
flames-chain-agile = comme Ciseaux
flames-chain-slot-evade = Évasion, pour souffrir moins
flames-chain-limbo = En cours : { $cards }
flames-stands-destroyed = le réservoir est touché : { $on } est détruit.
flames-stands-hit =
    { $hits ->
        [0] le tir ne fait aucun dégât à { $on }.
        [one] le tir porte, { $hits } dégât pour { $on }.
       *[other] le tir porte, { $hits } dégâts pour { $on }.
    }
flames-stands-spent =
    { $bursts ->
        [one] le tir sur { $on } est annulé, { $bursts } rafale dépensée.
       *[other] le tir sur { $on } est annulé, { $bursts } rafales dépensées.
    }

## Tour et journal

flames-status-pre-draw = Pioche
flames-status-altitude = Altitude
flames-status-speed = Vitesse
flames-status-action = Actions
flames-status-discard = Défausse
flames-status-post-draw = Pioche
flames-did-stall = décrochage
flames-did-speed =
    { $points ->
        [0] sans gain
       *[other] +{ $points }
    }

## Questions

flames-ask-board-start = { $aircraft } : à quelle altitude commencer, en secret ? Choisissez sur l’échelle.
flames-ask-board-action = { $aircraft } : jouer une carte, ou finir ses actions ?
flames-ask-board-discard = { $aircraft } : défausser des cartes avant de piocher ?
flames-ask-board-use = { $card } : pour quel usage ?
flames-ask-board-target = { $card } : contre quel ennemi ?
flames-ask-board-steps = { $card } : jusqu’à quelle position ? Choisissez sur la réglette.
flames-doubt-vain = Aucune autre de vos cartes ne peut attaquer maintenant : la dépenser pour un dégât de plus ?

## Forces

flames-brief-forces =
    { $count ->
        [one] { $points } points, { $count } appareil
       *[other] { $points } points, { $count } appareils au plus
    }

## Refus

flames-why-play-02 = Carte d’attaque : elle ne répond à rien.
flames-why-play-04 = Cette carte vaut { $value } au plus.
flames-why-play-06 = Ne répond pas à « { $answers } ».
flames-why-card-02 = Seulement Désavantagé ou Poursuivi.
flames-why-card-04 = Seule Évasion réduit les dégâts, une fois le tir réussi.
flames-why-card-10 = Seule Évasion réduit ces dégâts.
flames-why-card-11 = Seulement Désavantagé.
flames-why-card-13 = La montée se paie d’une autre carte.
flames-why-alt-01 = Il n’y a rien au-delà de { $level }.
flames-why-alt-03 = Hors de portée : { $aircraft } vole à { $level }.
flames-why-alt-04 = Grimper coûte { $cost } carte ; en main : { $cards }.
flames-why-burst-06 =
    { $cost ->
        [one] Coûte { $cost } rafale ; il en reste { $available }.
       *[other] Coûte { $cost } rafales ; il en reste { $available }.
    }
flames-why-follow-04 = Suivre coûte { $cost } ; en main : { $cards }.
flames-why-pos-05 = Sur { $aircraft }, la place { $slot } est prise.
flames-why-pos-08 = { $position } face à { $enemy } : pas de tir.
flames-why-pos-10 = Abandonnez d’abord votre position sur { $held }.
flames-why-ruling-11 = Vous êtes déjà { $position } : rien au-delà de Poursuivant.
flames-why-ruling-33 = Ne se joue pas en manœuvre.
flames-why-ruling-34 = Les places d’Avantagé sur { $enemy } sont prises.
flames-why-ruling-54 = Prix { $vp } ; il reste { $left }.
flames-why-setup-04 = On commence à Moyenne ou plus bas ; à Haute avec un turbocompresseur.
flames-why-speed-01 = Vitesse { $speed } contre { $enemy } : pas plus rapide.
flames-why-speed-04 = Vous tenez { $held } : comparez avec lui, ou abandonnez.
flames-why-wing-02 = L’Ailier rejoint d’abord le niveau de { $leader }.
flames-why-wing-03 = Ailier : seulement les ennemis engagés avec { $leader }.

## Pour apprendre

flames-learn-force = Chaque camp choisit en secret, puis tout est révélé ensemble. Plus un appareil est cher, plus il rapporte à qui l’abat.
flames-learn-start = Plus bas, le moteur donne plus de cartes ; plus haut, on pourra plonger et piocher. On ne se bat qu’à la même altitude.
flames-learn-slot = Les camps jouent un appareil à tour de rôle ; choisissez lequel des vôtres agit maintenant.
flames-learn-stall = À cette altitude, le moteur ne suit plus : au lieu de piocher, il faut défausser.
flames-learn-altitude = Grimper coûte une carte, plonger en donne une. Qui vous tient peut vous suivre ; les autres vous perdent.
flames-learn-pay = Cette carte est perdue : gardez celles qui répondent aux tirs.
flames-learn-follow = Suivre garde votre position ; rester vous la fait perdre.
flames-learn-compare = Chaque point de Vitesse de plus que l’ennemi donne une manœuvre gratuite d’un cran.
flames-learn-speed = Une manœuvre gratuite ne coûte aucune carte, mais l’ennemi peut y répondre.
flames-learn-action = Manœuvrez pour gagner une position et des rafales, puis tirez. Ce que vous gardez vous défendra au tour de l’ennemi.
flames-learn-use = Une carte n’a qu’un usage : attaque ou effet propre, ou manœuvre.
flames-learn-target = Seuls les ennemis à votre altitude sont à portée ; une position tenue lie à celui qu’on tient.
flames-learn-steps = Chaque cran rapproche de Poursuivant, où l’on a trois rafales de plus.
flames-learn-react = La dernière carte de la chaîne décide : si l’attaquant l’a jouée, l’action réussit.
flames-learn-evade = Le tir a réussi ; chaque Évasion en ôte deux dégâts.
flames-learn-redline = Chaque Évasion ôte deux dégâts, même ceux qu’on s’inflige.
flames-learn-discard = Défaussez ce qui ne sert pas : la pioche qui suit s’arrête à votre Performance.
