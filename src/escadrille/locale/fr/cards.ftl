# Les tables de cartes : les mots communs à leurs plateaux.

## Main, pioche et défausse

cards-hand-of = Main de { $aircraft }
cards-hand-tabs = Vos mains
cards-hand-many = { $card }, { $count } exemplaires
cards-hand-count =
    { $total ->
        [one] { $total } carte
       *[other] { $total } cartes
    }, { $playable ->
        [0] aucune jouable
        [one] { $playable } jouable
       *[other] { $playable } jouables
    }
cards-hand-playable = Jouable maintenant
cards-hand-instead = Prend la place de la carte sortie
cards-hand-not = Pas jouable : { $why }
cards-deed-discard = Défausser
cards-deed-stall = Défausser
cards-deed-pay = Payer avec
cards-hand-uses = { $card } : choisissez l’usage
cards-hand-how = Quel usage ?
cards-hand-empty = Votre main est vide.
cards-hand-hidden = Les mains restent cachées à ceux qui regardent.
cards-hand-waiting = Les forces sont choisies en secret.
cards-pile-label = Pioche et défausse
cards-pile-deck = pioche
cards-pile-discard = défausse
cards-pile-seen = La défausse, la dernière carte d’abord
cards-pile-empty = Rien n’a encore été joué.
cards-pile-close = Revenir à la main

## Lignes d’une carte

cards-row-none = aucune
cards-row-answers-all = toute carte jouée contre vous
cards-word-attack = Attaque :

## Plaques

cards-plate-you = Vous
cards-plate-damaged = Endommagé
cards-plate-active = à son tour
cards-plate-acted = a joué
cards-plate-performance = Performance
cards-plate-horsepower = Moteur
cards-plate-bursts = Rafales
cards-plate-speed = Vitesse
cards-plate-firepower = Feu
cards-plate-airframe = Structure
cards-plate-offensive = Attaque
cards-plate-defensive = Défense
cards-brief-plate-performance = Perf.
cards-brief-plate-horsepower = Moteur
cards-brief-plate-bursts = Rafales
cards-brief-plate-speed = Vitesse
cards-brief-plate-firepower = Feu
cards-brief-plate-airframe = Struct.
cards-brief-plate-offensive = Att.
cards-brief-plate-defensive = Déf.
cards-tell-who =
    { $name }, { $side ->
        [mine] à vous
        [friend] ami, { $who }
       *[enemy] ennemi, { $who }
    }
cards-tell-level = altitude { $level }
cards-tell-position = { $position } face à { $other }
cards-tell-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Le ciel à plusieurs

cards-sky-title = Le ciel : qui tient qui
cards-sky-lost = Perdus : { $names }
cards-tile-hits = ✕ { $damage }/{ $back }
cards-tile-cards = { $count } c.
cards-tile-turn = joue

## Altitude et positions

cards-ladder-title = Altitude
cards-ladder-power = moteur
cards-ladder-climb =
    { $cards ->
        [0] grimper : gratuit
        [one] grimper : −{ $cards } carte
       *[other] grimper : −{ $cards } cartes
    }
cards-ladder-dive =
    { $cards ->
        [one] plonger : +{ $cards } carte
       *[other] plonger : +{ $cards } cartes
    }
cards-brief-level-very-low = TB
cards-brief-level-low = B
cards-brief-level-medium = M
cards-brief-level-high = H
cards-brief-level-very-high = TH
cards-scale-title = Position
cards-scale-words = { $one } est { $position } face à { $other }.
cards-scale-apart = Altitudes différentes : hors de portée l’un de l’autre.
cards-scale-brief-tailed = il est dans votre queue
cards-scale-brief-disadvantaged = il est sur votre flanc
cards-scale-brief-neutral = nez à nez
cards-scale-brief-advantaged = vous êtes sur son flanc
cards-scale-brief-tailing = vous êtes dans sa queue

## Rafales

cards-bursts-yours = Vos rafales
cards-bursts-of = Rafales de { $name }
cards-bursts-left = reste { $left } sur { $size }
cards-hand-bursts = rafales : { $left } sur { $size }
cards-pool-left = reste { $left } sur { $size }
cards-pool-shut = pas dans cette position
cards-pool-brief-own = propres
cards-pool-brief-advantage = avantage
cards-pool-brief-tailing = poursuite
cards-pool-brief-position = position
cards-pool-brief-earned = gagnées
cards-pool-brief-gunner = mitrailleur

## La chaîne

cards-chain-you = vous
cards-chain-first = premier camp
cards-chain-link = { $number }. { $who } : { $card }
cards-chain-answers = répond à { $card }
cards-chain-cancelled = annulée
cards-chain-slot-mine = { $number } · votre carte ?
cards-chain-slot-theirs = { $number } · { $who } ?
cards-chain-slot-answers = répond à { $card }
cards-chain-answered-by = À « { $card } » répondent : { $cards }.
cards-stands-title = En l’état :
cards-stands-cancelled = l’action de { $by } est annulée.
cards-stands-position = { $by } devient { $position } face à { $on }.

## Tour, journal et questions

cards-flag-answer = Votre réponse
cards-flag-move = À vous
cards-flag-choice = Votre choix
cards-turn-yours = À vous de jouer
cards-turn-yours-with = À vous : { $aircraft }
cards-turn-of = Tour de { $aircraft }
cards-did-draw =
    { $count ->
        [0] rien
       *[other] +{ $count }
    }
cards-did-stay = reste
cards-did-climb = grimpe à { $level }
cards-did-dive = plonge à { $level }
cards-did-actions =
    { $count ->
        [0] aucune
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-did-discard =
    { $count ->
        [0] rien
       *[other] −{ $count }
    }
cards-log-turn = Tour de jeu { $turn }
cards-log-before = Mise en place
cards-ask-board-answer = Répondre, ou laisser faire ?
cards-ask-board-react = « { $card } » annule « { $answered } ». Répondre, ou laisser faire ?

## Forces et leçons

cards-picker-search = Chercher un nom, une année
cards-picker-found =
    { $count ->
        [0] aucun à votre portée
        [one] { $count } à votre portée
       *[other] { $count } à votre portée
    }
cards-picker-offers = Ce que vous pouvez choisir, le plus cher d’abord
cards-picker-picked = Déjà choisis
cards-brief-turns =
    { $turns ->
        [one] { $year }, { $turns } tour de jeu
       *[other] { $year }, { $turns } tours de jeu
    }
cards-learn-title = Pour apprendre
