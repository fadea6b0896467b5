# Les adversaires, les conseils, et ce qu’un robot a pesé : dans la page et au terminal.

## Choisir un adversaire

opponent = Votre adversaire
opponent-seat = Place { $seat }
opponent-next = À la revanche
opponent-level = Niveau
opponent-temper = Caractère
opponent-level-recruit = Jeune recrue
opponent-level-pilot = Pilote
opponent-level-veteran = Vétéran
opponent-level-ace = As des as
opponent-level-tactical = Réglementaire
opponent-level-random = Au hasard
opponent-level-other = { $name }
opponent-flies-recruit = À peine sorti de l’école : voit un peu plus loin que son nez et se trompe souvent. Pour un premier vol.
opponent-flies-pilot = Connaît son métier et commet encore des fautes. Un bon adversaire de tous les jours.
opponent-flies-veteran = Voit plus loin et se trompe rarement. La chance seule n’en vient pas à bout.
opponent-flies-ace = Imagine des dizaines de fois la suite de chaque coup et ne fait aucun cadeau.
opponent-flies-tactical = Applique le manuel à chaque situation, aussitôt, sans regarder plus loin.
opponent-flies-random = Fait n’importe quoi de permis. Pour apprendre les règles en paix.
opponent-flies-other = Un autre robot de cette table.
opponent-temper-even = Posé
opponent-temper-cautious = Prudent
opponent-temper-aggressive = Agressif
opponent-temper-opportunist = Opportuniste
opponent-mood-even = Vole pour la victoire, sans témérité ni timidité.
opponent-mood-cautious = Ménage son appareil : aime mieux esquiver une rafale qu’en tirer une.
opponent-mood-aggressive = Cherche le coup au but, quitte à en encaisser un.
opponent-mood-opportunist = Soigne sa position, attend votre faute, puis frappe.
opponent-bots = Les robots
opponent-bots-text = Un changement prend effet aussitôt, en plein combat.

## Les conseils

hint-ask = Conseil
hint-ask-text = Ce que ferait un as à votre place
hint-thinking = Un as regarde par-dessus votre épaule…
hint-name = Le conseil
hint-title =
    { $bot ->
        [ace] À votre place, un as choisirait :
       *[other] Le manuel dit :
    }
hint-chance =
    Chances de victoire : { $percent } %, { $words ->
        [slim] minces
        [uphill] il faudra remonter la pente
        [even] à peu près égales
        [good] bonnes
       *[strong] très bonnes
    }.
hint-why-best = { "" }
hint-why-habit = Rien ne vaut nettement mieux que le coup habituel.
hint-why-only = C’est tout ce qui est permis.
hint-why-opening = Avant le combat, il n’y a rien à peser : c’est le choix habituel.
hint-why-slip = { "" }
hint-why-drill = C’est la consigne dans ce cas.
hint-why-random = Tout se vaut.
hint-why-tactical = C’est la consigne pour cette situation ; ce pilote ne regarde pas plus loin.
hint-part-losses = Vous prenez moins de coups qu’avec « { $other } ».
hint-part-kills = L’ennemi souffre davantage qu’avec « { $other } ».
hint-part-prospects = Vous gardez de meilleures cartes et une meilleure position qu’avec « { $other } ».
hint-part-end = Le combat se décide plus souvent en votre faveur qu’avec « { $other } ».
hint-sure-clear = Cela ne fait aucun doute.
hint-sure-leaning = L’as penche pour ce coup, sans certitude.
hint-sure-even = Cela se joue à peu : d’autres choix se valent.
hint-others = Ce qui a été pesé
hint-worlds =
    { $worlds ->
        [one] imaginé { $worlds } fois
       *[other] imaginé { $worlds } fois
    }
hint-percent = { $percent } %
hint-chosen = choisi
hint-follow = Suivre le conseil
hint-close = Fermer
hint-taken =
    { $count ->
        [one] { $name } a demandé conseil à un as.
       *[other] { $name } a demandé { $count } fois conseil à un as.
    }
hint-count =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
hint-allow = Conseils
hint-allow-yes = permis ; chacun en est averti
hint-allow-no = aucun à cette table
table-refused-hint-off = À cette table, il n’y a pas de conseils.
table-key-of-hint = un conseil

## Ce qui a été pesé

thought-tab = Réflexion
thought-of = Pourquoi ce coup ?
thought-start = Rien n’est encore décidé : avancez d’un instant.
thought-again = Le robot y repense…
thought-ask = Demander à un as
thought-asking = Un as y réfléchit…
thought-person = Une personne a décidé : ce qu’elle a pesé lui appartient. Un as peut dire ce qu’il aurait fait.
thought-silent = L’enregistrement ne dit pas comment ce coup fut décidé. Un as peut dire ce qu’il aurait fait.
thought-unknown = Cette table ne connaît pas le robot { $name }.
thought-ordered = { $name } :
thought-why-best = Il a imaginé la suite et pris ce qui promettait le plus.
thought-why-habit = Il a imaginé la suite sans rien trouver de nettement mieux que son coup habituel.
thought-why-only = Il n’avait pas le choix.
thought-why-opening = Avant le combat, il n’y a rien à peser : il a suivi le manuel.
thought-why-slip = Une faute : à ce niveau, il lui arrive de jouer sans regarder.
thought-why-drill = Il a suivi le manuel, sans regarder plus loin.
thought-why-random = Il joue au hasard, n’importe quoi de permis.
thought-why-tactical = Il applique le manuel : une consigne pour chaque situation, sans regarder plus loin.
thought-part-losses = Il comptait prendre moins de coups qu’avec « { $other } ».
thought-part-kills = Il comptait faire souffrir l’ennemi davantage qu’avec « { $other } ».
thought-part-prospects = Il comptait garder de meilleures cartes et une meilleure position qu’avec « { $other } ».
thought-part-end = Il voyait le combat finir en sa faveur plus souvent qu’avec « { $other } ».
thought-sure-clear = Il n’avait aucun doute.
thought-sure-leaning = Il penchait pour ce coup, sans certitude.
thought-sure-even = Cela se jouait à peu.
thought-otherwise = En y repensant ici, ce robot choisit autrement : { $order }. Il a changé depuis, ou il avait d’abord échoué et on l’a interrogé de nouveau.
thought-same = Un as aurait fait de même.
thought-rather = Un as aurait plutôt choisi : { $order }.

## Au terminal

command-hint = conseil
command-bot = robot
opponent-choose = Contre qui ?
opponent-enter = Entrée : { $name }
hint-item = Son numéro : { $key }
play-bot-which = Quel robot ? Par exemple : robot 2 ace:cautious. À cette table : { $bots }
play-bot-none = Aucun robot de la maison à cette table.
play-bot-now = La place { $seat } est tenue désormais par : { $name }
help-replay-orders = Lister les ordres avec leur numéro et leur auteur.
help-considered = Dire ce que le robot a pesé pour cet ordre : il y repense.
help-ask = Avec --considered : là où aucun robot n’a décidé, demander à un as.
error-no-order = Il n’y a pas d’ordre { $number } : le dernier est le { $last }.

## Des plans comparés

advice-name = Plans comparés
advice-flying = L’état-major vole et revole la suite de la mission…
advice-played = { $played } vols sur { $wanted }
advice-stop = Arrêter
advice-best = le meilleur
advice-follow = Suivre ce plan
