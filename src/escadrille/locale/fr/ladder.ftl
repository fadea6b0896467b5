## L’échelle

help-ladder =
    Faire jouer les robots les uns contre les autres, et les classer.

    Chaque paire joue les mêmes donnes, chacune deux fois en échangeant les places,
    et les deux camps volent sur les mêmes appareils, sauf si --scenario en décide autrement.
    Le classement est en Elo, et tactical vaut 1000.
    Ctrl-C arrête les parties et classe d’après celles qui sont jouées.
help-ladder-bots = Les robots, au lieu des niveaux du système : des noms ou des chemins. random et tactical en sont toujours.
help-ladder-games = Le nombre de parties par paire de robots, un nombre pair.
help-ladder-neighbours = Après quelques parties de toutes les paires, ne continuer qu’entre robots voisins en force.
help-ladder-jobs = Le nombre de processus qui se partagent le travail, sinon un par cœur ; les chiffres ne changent pas.
help-ladder-csv = Écrire le classement dans ce fichier, en valeurs séparées par des virgules.
help-ladder-svg = Dessiner le classement dans ce fichier.

error-odd-games = --games { $games } : il faut un nombre pair, car chaque donne se joue deux fois.

ladder-rank = rang
ladder-bot = robot
ladder-elo = Elo
ladder-interval = 95 %
ladder-games = parties
ladder-score = score
ladder-thinking = s/partie
ladder-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
ladder-range = { $low } – { $high } %
ladder-pairs = Paire par paire
ladder-pair = paire
ladder-gap = écart
ladder-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s, { $jobs ->
        [one] un processus
       *[other] { $jobs } processus
    }, { $build ->
        [compiled] compilé
       *[pure] en Python
    }
ladder-meaning = Elo : { $anchor } vaut 1000, et chaque intervalle est celui de l’écart avec lui. s/partie : temps de processeur. écart : en Elo, d’après les seules parties de la paire.
ladder-interrupted = Interrompu : voici les parties jouées jusque-là.
ladder-forfeits =
    { $bot } { $count ->
        [one] a perdu une partie avec sa place
       *[other] a perdu { $count } parties avec sa place
    }
ladder-unfinished =
    { $count ->
        [one] une partie sans fin compte comme nulle
       *[other] { $count } parties sans fin comptent comme nulles
    }
ladder-svg-title = { $system }, { $scenario } : la force des robots
ladder-svg-meaning = Elo, avec l’intervalle à 95 % de l’écart avec { $anchor }, qui vaut 1000
ladder-svg-row = { $bot } : { $elo }, de { $low } à { $high }
