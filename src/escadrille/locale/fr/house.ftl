# Tous les mots qu’un joueur lit hors de la page, en français. Le dossier en a les mêmes clés.

lang = fr

## Aide

help-escadrille =
    Escadrille, une table de guerre aérienne : des combats sur table dont toutes les règles sont appliquées.

    Sans commande, ouvre la table dans votre navigateur ; « escadrille play flames » vole dans le terminal.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commandes
help-required = obligatoire
help-default = par défaut :
help-help = Afficher cette aide et sortir.
help-version = Afficher la version et sortir.
version = escadrille { $version } ({ $build ->
        [compiled] compilé
        [stale] en Python : ce qui a été compilé ici n’est pas de ces sources
       *[pure] en Python
    })
help-lang = Langue de l’interface ; sinon, celle de l’environnement.
help-json = Écrire un seul objet JSON, à lire par un programme.
help-system = Le système à jouer, par exemple flames.
help-any-system = Un seul système, par exemple flames.
help-scenario-option = La bataille à livrer : voir « escadrille scenario list ».
help-option = Une règle facultative, par exemple pilots=true ou deck=pacific. Peut être répété.
help-pack-option = Le dossier d’un pack à vous. Peut être répété.
help-auto = Répondre pour vous quand une seule réponse est possible (contre des robots).

help-play =
    Jouer dans le terminal, contre des robots ou à plusieurs sur un clavier.

    Sauf avis contraire, vous tenez la place 1 et un robot toutes les autres : celui que vous
    choisissez, ou « tactical » là où personne ne peut répondre.
    Une partie quittée reprend là où vous l’avez laissée, même après un arrêt brutal.
    En cours de partie, tapez « aide ».
help-seat = Qui tient une place (numérotée à partir de 1) : human, recruit, pilot, veteran, ace, tactical, random ; ou un niveau et un caractère, ace:cautious. Peut être répété.
help-seed = Un nombre qui fixe la donne ; sinon, le hasard décide.
help-play-situation = Commencer à une situation (TOML) plutôt qu’à un scénario.
help-new = Commencer une partie sans proposer celles que vous avez quittées.

help-sim = Faire jouer de nombreuses parties aux robots, et compter.
help-seats = Les robots, place par place ; s’il y a moins de noms que de places, camp par camp, et les noms se répètent. Sauf avis contraire : tactical,random, ou tactical s’il est seul.
help-games = Le nombre de parties.
help-swap = Jouer chaque donne deux fois, en échangeant les places.
help-sim-seed = Un nombre qui fixe toutes les parties.
help-jobs = Le nombre de processus qui se partagent le travail ; les chiffres ne changent pas.
help-cluster = Confier le travail à une grappe Ray, au lieu de processus d’ici : auto, ou HÔTE:PORT ; les chiffres ne changent pas.

help-serve = Ouvrir une table où programmes et joueurs jouent à travers un réseau.
help-host = L’adresse à écouter ; 0.0.0.0 les prend toutes.
help-port = Le port à écouter ; 0 en prend un libre.
help-database = Où les parties sont gardées : un fichier SQLite, ou l’URL d’un PostgreSQL.
help-channels = Comment des serveurs qui partagent une base s’annoncent un changement : l’URL d’un Redis ; memory convient à un serveur seul.
help-workers = Le nombre de processus où les robots réfléchissent ; les parties entre robots en ont, en propre, moitié moins. Pour serve, 0 : aucun ici, mais ceux de « escadrille worker » au même Redis.
help-worker = Faire réfléchir les robots pour des serveurs qui partagent un Redis (serve --workers 0), jusqu’à l’arrêt.
help-worker-channels = L’URL du Redis par lequel ses serveurs s’entendent.
help-rate = Le nombre de requêtes par seconde permis à une clé, à la longue.
help-burst = Le nombre de requêtes permis à une clé d’un seul coup.
help-origin = Un site dont les pages peuvent parler à cette table ; peut être répété.
help-keep-finished = Garder les parties finies ce nombre de jours ; sans cela, toujours.
help-invited = Réserver aux personnes invitées l’ouverture de parties et les liens personnels ; voir table invite.
help-mail = Le serveur qui envoie les avis par courriel : smtp://, smtp+tls:// ou smtps://NOM:MOT@HÔTE:PORT.
help-mail-from = L’adresse d’où partent les avis par courriel.
help-webhooks = Permettre aux joueurs d’indiquer une adresse d’internet, prévenue quand c’est à eux de répondre.
help-proxy = Un mandataire inverse placé devant cette table, dont on croit le X-Forwarded-For : son adresse, ou un réseau ; peut être répété.
help-metrics = Où Prometheus lit ce qui est compté (/metrics) : un port de cette machine, ou ADRESSE:PORT ; les inconnus ne doivent pas l’atteindre.
help-limits = Lister les limites d’une table : leurs noms, leurs valeurs habituelles et leur sens.
help-limit = Changer une limite de la table (escadrille limits en donne la liste) ; peut être répété.

help-table = S’occuper des parties d’une table : sauvegarder, restaurer, vérifier, effacer.
help-table-backup = Écrire une sauvegarde de toutes les parties dans un nouveau fichier, pendant que la table sert.
help-table-restore = Remplir une base vide à partir d’une sauvegarde.
help-table-check = Parcourir toutes les parties et nommer celles qui sont endommagées.
help-table-invite = Créer une invitation pour un serveur réservé aux personnes invitées.
help-uses = Pour combien de personnes elle vaut.
help-table-delete = Effacer une partie pour de bon.
help-backup-file = Le fichier de la sauvegarde.
help-game = Le nom de la partie.
table-backed-up = { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
} dans { $file }.
table-restored = { $games ->
    [one] Une partie a été restaurée
   *[other] { $games } parties ont été restaurées
} depuis { $file }.
table-checked = { $games ->
    [one] Une partie vérifiée
   *[other] { $games } parties vérifiées
} ; endommagées : { $bad }.
table-damaged = { $game } : la ligne { $number } est endommagée, absente ou déplacée.
table-unreadable = { $game } : { $reason }
table-invited = { $uses ->
    [one] Invitation pour une personne ; mettez devant elle l’adresse de votre page :
   *[other] Invitation pour { $uses } personnes ; mettez devant elle l’adresse de votre page :
}
table-deleted = { $game } est effacée.
error-no-game = Il n’y a pas de partie { $game }.

help-replay = Montrer le journal d’une partie enregistrée.
help-record = L’enregistrement d’une partie (lignes JSON).
help-verify = Exiger une partie complète : chaque ligne, chaque ordre et l’état final sont vérifiés.
help-sealed = Ce que vous avez vu ou donné avant la partie : l’engagement de la table, un sceau ou votre part. L’enregistrement doit y répondre ; peut se répéter.
help-replay-seat = Ne montrer que ce que savait cette place.

help-book = Montrer le livre d’une campagne enregistrée : ses missions, ses pilotes, et leur état au fil du temps.
help-book-csv = Écrire aussi ses tableaux dans ce dossier, chacun dans un fichier de valeurs séparées par des virgules.
help-book-svg = Dessiner aussi ses courbes dans ce fichier.

help-rules = Lire les règles : tout le catalogue, un groupe, ou l’une d’elles.
help-rule = L’identifiant d’une règle, par exemple FLAMES-ALT-04 ou ALT-04 ; ou d’un groupe, par exemple ALT.

help-pack = Lister les packs et leur contenu, ou vérifier l’un des vôtres.
help-pack-list = Lister les packs fournis avec le jeu.
help-pack-check = Vérifier un pack et signaler tous ses défauts d’un coup.
help-pack-path = Le dossier du pack.
help-pack-show = Lister tout ce que situations, batailles et ordres peuvent nommer : options, cartes, avions, pilotes, pions.
help-pack-kind = Une seule sorte, par exemple option, card ou pilot.

help-scenario = Lister les batailles, ou en montrer une.
help-scenario-list = Lister les batailles.
help-scenario-show = Montrer une bataille : son ordre de mission et ses forces.
help-scenario-generate = Crée une bataille selon les règles d’un système, la même pour la même graine.
help-scenario-wish = Ce qu’elle doit être : errand=photography, date=1917-04, players=2, active=empires…
help-scenario-out = L’écrit dans un fichier, à jouer avec --situation.
scenario-seed = Graine : { $seed }
scenario-written = Écrite dans { $file } : escadrille play { $system } --situation { $file }
help-scenario-id = L’identifiant de la bataille.

help-situation = Vérifier, jouer ou dérouler n’importe quel moment d’une partie (TOML).
help-situation-file = La situation (TOML).
help-situation-check = Vérifier une situation et signaler tous ses défauts d’un coup.
help-situation-play = Jouer à partir d’une situation.
help-situation-run =
    Jouer une liste d’ordres à partir d’une situation.

    Une ligne de notation par ordre (« yo-yo maneuver b1 1 ») ; « 0: » ou « 1: » devant désigne la place.
    Les lignes vides et celles qui commencent par # sont sautées. Une ligne refusée ne change rien ;
    elle est signalée, et la commande se termine quand même avec le code 0.
help-orders = La liste d’ordres.

## Erreurs

error-illegal = Ordre illégal de la place { $seat } : { $order }
error-unknown = { $kind } : « { $name } » n’existe pas.
error-close = Vouliez-vous dire : { $names } ?
error-known = Existent : { $names }
error-see-scenario = La liste : escadrille scenario list
error-see-limit = La liste : escadrille limits
error-see-rule = La liste : escadrille rules
error-pack =
    { $count ->
        [one] Ce pack a un défaut :
       *[other] Ce pack a { $count } défauts :
    }
error-situation =
    { $count ->
        [one] Cette situation a un défaut :
       *[other] Cette situation a { $count } défauts :
    }
error-record = Cet enregistrement ne peut pas être joué :
error-option = Ces options ne vont pas ensemble :
error-order = Cet ordre n’est pas lisible :
error-other = Ce n’est pas possible :
error-listen = Impossible d’écouter à { $address } : { $reason }
error-file = { $path } : lecture ou écriture impossible : { $reason }
error-proxy = « { $text } » n’est ni une adresse ni un réseau ; par exemple : 10.0.0.0/8
error-metrics = « { $text } » n’est ni un port ni ADRESSE:PORT ; par exemple : 9100
error-limit = « { $text } » : cette limite est un nombre plus grand que zéro, entier quand on compte des choses.
error-pair = « { $text } » n’est pas un couple nom et valeur ; par exemple : { $example }
error-empty-name = « { $text } » contient un nom vide ; par exemple : { $example }
error-no-book = { $system } ne tient pas de livre : ses parties sont des combats isolés.
error-one-seat = { $system } se joue à une seule place : il n’y a personne contre qui jouer.
error-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $last }.
error-no-system = { $path } : la clé « system » manque ; par exemple : system = "flames"
error-other-system = { $path } : cette situation est d’un autre système que { $system }.
error-situation-alone = Une situation dit tout elle-même : ni --scenario, ni --seed, ni --option avec elle.
error-needs-pack = Cette partie a été jouée avec des packs qui manquent ici : { $names }. Indiquez-les avec --pack.
error-taken = { $path } : cette partie est en cours dans un autre terminal.

kind-system = Système
kind-scenario = Scénario
kind-bot = Robot
kind-limit = Limite
kind-rule = Règle
kind-seat = Place
kind-table = sorte

usage-missing = Il manque quelque chose : { $name }
usage-no-such-option = L’option { $name } n’existe pas.
usage-no-such-command = La commande « { $value } » n’existe pas.
usage-integer = { $name } : un nombre entier est attendu.
usage-least = { $name } : le minimum est { $value }.
usage-most-bits = { $name } : un nombre de { $bits } bits au plus est attendu.
usage-extra = De trop sur la ligne : { $value }
usage-no-value = { $name } : la valeur manque.
usage-other = Cette ligne de commande est inutilisable : { $message }
usage-lang = « { $lang } » n’est pas une langue parlée ici : fr ou en.
usage-help = Aide : { $command } --help

refusal-facts = Ici : { $facts }

## La table

table-undone = Coup repris

## Une partie dans le terminal

command-why = pourquoi
command-undo = annuler
command-rules = règles regles règle regle
command-log = journal
command-save = sauver enregistrer
command-quit = quitter
command-help = aide

play-prompt = >
play-ready = [Entrée]
play-hint = Répondez par le numéro d’une ligne. « aide » dit le reste.
play-person = humain
play-human = vous
play-seat = Place { $seat } : { $name }
play-commitment = Sceau de la donne : { $commitment }
play-offer =
    { $count ->
        [one] Vous avez quitté une partie :
       *[other] Vous avez quitté { $count } parties :
    }
play-saved =
    reprendre { $scenario } ({ $seats }), { $orders ->
        [one] { $orders } ordre
       *[other] { $orders } ordres
    }, { $when }
play-situation = une situation
play-start-new = commencer une nouvelle partie
play-bad-save = Une partie enregistrée est illisible : { $reason }
play-torn = Le dernier ordre n’avait pas été écrit en entier ; il vous est redemandé.
play-pass-keyboard = Passez le clavier à la place { $seat }.
play-auto = (rien d’autre n’est possible : { $text })
play-undone = Ordre repris.
play-no-undo-impossible = Rien à reprendre : quelque chose a été révélé ou tiré, ou quelqu’un a répondu.
play-no-undo-campaign = Rien à reprendre : dans une campagne, ce qui a été révélé, tiré ou répondu reste acquis.
play-no-undo-nothing = Rien à reprendre : aucun ordre n’a encore été donné.
play-no-item = Il n’y a pas de ligne { $key }.
play-no-rule = Cette règle n’existe pas. Peut-être : { $names }
play-not-understood = « { $line } » n’est pas une réponse ici. Tapez son numéro, ou « aide ».
play-why-allowed = Rien ne l’interdit.
play-why-what = Pourquoi quoi ? Par exemple : pourquoi a, pourquoi climb, pourquoi ims-3-3 attack
play-left = La partie est enregistrée : { $path }
play-continue = Pour la reprendre : escadrille play { $system }
play-continue-campaign = Pour la reprendre : escadrille campaign fly { $name }
play-help =
    numéro        donner l’ordre de cette ligne
    lettre, ?x    pourquoi la ligne x est interdite ; aussi : pourquoi ims-3-3 attack
    mots          l’ordre en notation, par exemple : yo-yo maneuver b1 1
                  ou le début d’une ligne, par exemple : cis
    conseil       ce que ferait un as ici, et pourquoi
    comparer      des plans pour le reste de la mission, comparés en de nombreux vols ; aussi : comparer 1000
    robot         un autre niveau pour un robot, aussitôt ; aussi : robot 2 ace:cautious
    annuler       reprendre votre dernier ordre ; seul contre des robots, aussi loin que voulu
    journal       tout ce qui s’est passé, avec les règles
    règles ID     le texte d’une règle
    quitter       sortir ; la partie est déjà enregistrée
    Entrée        redessiner la table

log-yours = votre { $name }
log-yours-of = votre { $name } ({ $label })
screen-news = Depuis votre dernier ordre
screen-undo = reprendre le dernier ordre
screen-older =
    { $count ->
        [one] … { $count } ligne plus ancienne : journal
       *[other] … { $count } lignes plus anciennes : journal
    }
screen-refused =
    { $count ->
        [one] … et { $count } autre, interdite
       *[other] … et { $count } autres, interdites
    }

end-won = Victoire !
end-lost = Défaite.
end-draw = Match nul.
end-alone = La campagne est finie.
end-agreed = Tous en sont convenus.
end-resigned = La place { $seat } ({ $name }) a abandonné.
end-flagged = Le temps de la place { $seat } ({ $name }) était écoulé.
end-winners = Vainqueur : place { $seats }.
end-score =
    Place { $seat } ({ $name }) : { $score ->
        [one] { $score } point de victoire
       *[other] { $score } points de victoire
    }
end-score-alone =
    { $score ->
        [one] { $score } point de victoire
       *[other] { $score } points de victoire
    }
end-seed =
    Graine de la donne : { $seed }
    Son sceau : { $commitment }
end-record = L’enregistrement : { $path }

## Simulation, relecture, listes

sim-games = parties
sim-title = { $system }, { $scenario }
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-share = points par partie
sim-interval = intervalle à 95 %
sim-by-bot =
    { $name } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $points } points (95 % : { $low } – { $high } par partie)
sim-finished =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, dont { $finished } finies, { $draws ->
        [one] { $draws } match nul
       *[other] { $draws } matchs nuls
    }
sim-alone = { $name } : { $score } points de victoire par partie, { $share } de la note entière (95 % : { $low } – { $high })
sim-finished-alone =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, dont { $finished } finies
sim-dead-ends =
    { $count ->
        [0] aucune impasse
        [one] { $count } impasse
       *[other] { $count } impasses
    }
sim-length = { $turns } tours et { $decisions } décisions par partie
sim-speed =
    { $decisions } décisions en { $seconds } s : { $rate } par seconde, { $jobs ->
        [one] un processus
       *[other] { $jobs } processus
    }, { $build ->
        [compiled] compilé
       *[pure] en Python
    }

serve-address = La table est à { $address } (Ctrl-C l’arrête).
serve-metrics = Chiffres pour Prometheus : { $address }
worker-takes = Cet ouvrier prend ce qui est demandé à { $address } (Ctrl-C l’arrête).
serve-already = La table est déjà ouverte, à { $address }.

## Les limites d’une table

limit-rate = requêtes par seconde qu’une clé peut faire à la longue
limit-burst = requêtes qu’une clé peut faire d’un seul coup
limit-keys-per-address = une même adresse peut demander autant que ce nombre de clés à plein débit
limit-keys-per-game = les joueurs d’une même partie et, à part, ceux qui la regardent peuvent demander autant que ce nombre de clés à plein débit
limit-file-rate = fichiers de la page par seconde qu’une même adresse peut prendre à la longue
limit-file-burst = fichiers de la page qu’une même adresse peut prendre d’un seul coup
limit-rename-rate = noms par seconde qu’une place peut prendre à la longue
limit-rename-burst = noms qu’une place peut prendre d’un seul coup
limit-link-rate = liens personnels par seconde qu’une adresse peut essayer à la longue
limit-link-burst = liens personnels qu’une adresse peut essayer d’un seul coup
limit-phrase-rate = phrases secrètes par seconde qu’on peut essayer pour une personne à la longue
limit-phrase-burst = phrases secrètes qu’on peut essayer pour une personne d’un seul coup
limit-mail-rate = courriels par seconde envoyés à une adresse à la longue ; un code compte pour cinq
limit-mail-burst = courriels envoyés à une adresse d’un seul coup
limit-thought-price = requêtes pour lesquelles compte un conseil ou une réflexion d’un robot
limit-book-price = requêtes pour lesquelles compte le livre d’une campagne
limit-record-price = requêtes pour lesquelles compte un enregistrement qu’on apporte
limit-moments-per-request = moments d’une relecture qui comptent pour une requête
limit-head-bytes = octets dans l’en-tête d’une requête
limit-head-lines = lignes dans l’en-tête d’une requête
limit-body-bytes = octets dans le corps d’une requête
limit-record-bytes = octets d’un enregistrement qu’on apporte
limit-message-bytes = octets d’un message envoyé à la table par un WebSocket
limit-thought-seconds = secondes de processeur que peut coûter la réflexion d’un bot
limit-thought-mebibytes = Mio de mémoire que peut coûter la réflexion d’un bot
limit-thoughts-queued = réflexions qu’un serveur laisse à la fois dans la file des ouvriers
limit-record-seconds = secondes de processeur que peut coûter la relecture d’une partie apportée
limit-record-mebibytes = Mio de mémoire que peut coûter cette relecture
limit-records-at-once = parties apportées relues en même temps, une par adresse
limit-records-waiting = parties apportées qui attendent leur tour, une par adresse
limit-connections = connexions en tout ; au-delà, celles qui attendent sans requête cèdent la place
limit-connections-per-address = connexions d’une même adresse ; un mandataire désigné peut en avoir plus
limit-head-seconds = secondes laissées à une connexion pour envoyer l’en-tête d’une requête
limit-body-seconds = secondes laissées à une requête pour envoyer son corps
limit-idle-seconds = secondes qu’une connexion peut passer entre deux requêtes
limit-stalled-seconds = secondes après lesquelles on coupe qui ne lit pas sa réponse
limit-socket-rate = octets par seconde qu’un WebSocket peut envoyer à la table à la longue
limit-sockets-per-visitor = WebSockets d’une clé à une même adresse
limit-sockets-per-key = WebSockets d’une clé ; tous ceux qui regardent une partie en partagent une
limit-sockets-per-address = WebSockets d’une même adresse
limit-hello-seconds = secondes laissées à un WebSocket pour montrer sa clé
limit-grace-seconds = secondes laissées aux connexions pour finir quand la table s’arrête
limit-rows-per-game = lignes (ordres, reprises, noms, offres) d’une partie ; ensuite on ne peut qu’abandonner ou convenir d’une nulle
limit-take-backs = ordres qu’une place peut reprendre avant que quelque chose soit définitif
limit-acts-per-seat = reprises, noms, offres et autres d’une place dans une partie
limit-games-per-hour = parties qu’une adresse peut ouvrir en une heure
limit-running-games = parties en cours, au total
limit-games-in-memory = parties en mémoire ; au-delà, elles la quittent plus tôt
limit-game-seconds = secondes après lesquelles une partie que personne ne demande quitte la mémoire
limit-chat-lines = lignes du salon dans une réponse
limit-webhooks-waiting = places qui attendent d’être prévenues ; les suivantes ne le sont pas
limit-webhooks-at-once = adresses prévenues à la fois

replay-unfinished = La partie n’est pas finie.
replay-commitment = La part de la table dans la donne était scellée par { $seal }
replay-part = La place { $seat } a donné une part scellée par { $seal }
replay-verified =
    { $orders ->
        [one] Vérifié : { $orders } ordre
       *[other] Vérifié : { $orders } ordres
    }, état final { $digest }

# Un enregistrement de règles plus anciennes.

relic-frozen = Cette partie a été jouée avec la version { $version } des règles ; cette maison a la version { $house }. Elle est montrée telle qu’elle a été racontée et ne peut pas être reprise. Son enregistrement : { $path }.
relic-untold =
    { $orders ->
        [one] Ce qui avait été raconté n’est plus là ; son seul ordre est dans l’enregistrement.
       *[other] Ce qui avait été raconté n’est plus là ; ses { $orders } ordres sont dans l’enregistrement.
    }
relic-turn = Tour { $turn }

pack-sound = { $path } : un pack sain pour { $system }
pack-table = { $name } : { $origins }
origin-document = { $count } du livret de règles
origin-public = { $count } de sources publiques
origin-house = { $count } de la maison

situation-sound = Une situation saine de { $system }.
situation-asked = À répondre : place { $seat } ({ $decision })
situation-before = Avant la première question :
situation-more = … et { $count } de plus, jusqu’à { $last }
situation-over = La partie est finie.
situation-accepted = accepté (place { $seat })

## flames : les noms

flames-title-maneuver = Manœuvre
flames-title-ace-pilot = As
flames-title-barrel-roll = Tonneau barriqué
flames-title-evasive = Évasion
flames-title-in-my-sights = Dans mon viseur
flames-title-out-of-the-sun = Surgi du soleil
flames-title-redline = À la limite
flames-title-scissors = Ciseaux
flames-title-tight-turn = Virage serré
flames-title-vertical-roll = Tonneau vertical
flames-title-yo-yo = Yo-yo
flames-subtitle-fuel-tank = réservoir
flames-subtitle-jinking = esquive
flames-counter = marqueur d’As

flames-level-very-low = Très Basse
flames-level-low = Basse
flames-level-medium = Moyenne
flames-level-high = Haute
flames-level-very-high = Très Haute
flames-level-secret = secrète

flames-position-tailed = Poursuivi
flames-position-disadvantaged = Désavantagé
flames-position-neutral = Neutre
flames-position-advantaged = Avantagé
flames-position-tailing = Poursuivant
flames-link-flank = flanc
flames-link-tail = queue

flames-phase-force = choix des appareils
flames-phase-start = altitudes de départ
flames-phase-slot = à qui de jouer
flames-phase-pre-draw = tirage pré-tour
flames-phase-altitude = changement d’altitude
flames-phase-speed = manœuvre de vitesse
flames-phase-action = actions
flames-phase-discard = défausse
flames-phase-post-draw = tirage post-tour
flames-phase-end = fin du tour
flames-phase-over = combat terminé

flames-figure-speed = Vit
flames-figure-performance = Perf
flames-figure-horsepower = Mot
flames-figure-bursts = Raf
flames-figure-firepower = Feu
flames-figure-points = pts
flames-figure-airframe = Str

flames-ability-a-1 = Structure +1
flames-ability-a-2 = Structure +2
flames-ability-ag = agile
flames-ability-ap1 = 1 marqueur d’As
flames-ability-ap2 = 2 marqueurs d’As
flames-ability-b-1 = Rafales +1
flames-ability-cl = grimpe sans payer
flames-ability-di = pioche 2 cartes par plongeon
flames-ability-f-1 = Puissance de Feu +1
flames-ability-h-1-1 = Moteur +1/+1
flames-ability-h-0-1 = Moteur +0/+1
flames-ability-m0-1 = Manœuvre 0 comptée 1
flames-ability-p-1 = Performance +1
flames-ability-p-2 = Performance +2
flames-ability-re = « À la limite » sans dégât
flames-ability-s-1 = Vitesse +1

flames-decision =
    { $value ->
        [force] choix des appareils
        [start] altitude de départ
        [slot] qui joue
        [stall] carte d’un décrochage
        [altitude] changement d’altitude
        [pay] carte pour payer
        [follow] suivre ou non
        [compare] comparaison de Vitesse
        [speed] manœuvre de vitesse
        [action] carte à jouer
        [use] usage de la carte
        [target] cible
        [steps] nombre de crans
        [react] réponse à une carte
        [evade] Évasion
        [redline] Évasion après « À la limite »
        [discard] défausse
        [flak] schéma de flak
        [form] prochain bombardier d’une formation
        [cell] place dans la formation
        [jettison] bombes gardées ou larguées
        [assign] bombardier à attaquer
        [approach] crans vers un bombardier
        [return] réponse d’un bombardier
        [boost] un dégât de plus
        [reply] réponse au tir d’un bombardier
        [bomb] schéma de bombardement
       *[other] { $value }
    }

flames-table-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
flames-table-fighter =
    { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
flames-table-pilot =
    { $count ->
        [one] { $count } pilote
       *[other] { $count } pilotes
    }
flames-table-scenario =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }

flames-reason-shot-down = Un chasseur est abattu.
flames-reason-damage = Après le dernier tour, les dégâts décident.
flames-reason-points = Les points de victoire décident.
flames-reason-draw = Personne n’a l’avantage.
flames-reason-time = Le dernier tour de jeu est achevé.
flames-reason-last-side = Un seul camp vole encore.
flames-reason-unfinished = inachevée

## flames : la table

flames-board-turn = tour { $turn }/{ $turns }
flames-board-active = { $aircraft } : { $phase }
flames-board-points = PV { $points }
flames-board-deck = pioche { $deck }
flames-board-damage = dégâts
flames-board-hand = main
flames-board-lost = abattu
flames-board-own-hand = Main de { $aircraft } :
flames-board-empty = vide
flames-board-bursts = Rafales de { $aircraft } :
flames-board-extra-hits =
    { $hits ->
        [one] +{ $hits } dégât à la prochaine attaque
       *[other] +{ $hits } dégâts à la prochaine attaque
    }
flames-pool-own = propres { $left }
flames-pool-advantage = Avantagé { $left }
flames-pool-tailing = Poursuivant { $left }
flames-pool-gunner = mitrailleur { $left }
flames-note-pilot = { $name } ({ $abilities })
flames-note-wingman = ailier de { $leader }
flames-note-damaged = côté « Endommagé »
flames-note-gunner = mitrailleur { $bursts }
flames-note-turbocharger = turbocompresseur
flames-note-agile = agile
flames-note-barrage = barrage
flames-note-evasive = Évasion × { $count }
flames-note-counters = marqueurs d’As : { $count }

flames-help =
    Sur la table : ►── flanc ──▲ un nez sur un flanc (Avantagé), ►── queue ──► sur une queue
    (Poursuivant), ► ◄ nez à nez (Neutre). ■ dégât ; │ où la carte se retourne ; le dernier □ abat.
    Vit Vitesse, Perf Performance (limite de main), Mot Puissance du moteur (tirages avant/après
    le tour), Raf Rafales, Feu Puissance de Feu, Str Structure.
    Dans mon viseur 2/3 coûte 2 rafales pour 3 dégâts.

## flames : les questions

flames-ask-fighter = Appareil { $number } sur { $count } au plus, en secret (il reste { $left } points) :
flames-ask-pilot = Un pilote pour le { $fighter } ? (il reste { $left } points)
flames-ask-leader = De qui le { $fighter } est-il l’ailier ?
flames-ask-start = À quelle altitude { $aircraft } commence-t-il, en secret ?
flames-ask-slot = Lequel de vos appareils joue maintenant ?
flames-ask-stall = { $aircraft } décroche : quelle carte défaussez-vous ?
flames-ask-altitude = { $aircraft } vole à l’altitude { $level }. Grimper ou plonger ?
flames-ask-pay =
    { $count ->
        [one] Avec quelle carte { $aircraft } paie-t-il ?
       *[other] { $aircraft } paie { $count } cartes. La première ?
    }
flames-ask-follow =
    { $enemy } { $climbed ->
        [yes] grimpe
       *[no] plonge
    }. Le suivre avec { $aircraft } ? { $cost ->
        [0] (gratuit)
        [one] ({ $cost } carte)
       *[other] ({ $cost } cartes)
    }
flames-ask-compare = Avec qui { $aircraft } compare-t-il sa Vitesse ?
flames-ask-speed =
    { $points ->
        [one] { $aircraft } a une manœuvre gratuite sur { $enemy }.
       *[other] { $aircraft } a { $points } manœuvres gratuites sur { $enemy }.
    }
flames-ask-action = Quelle carte { $aircraft } joue-t-il ?
flames-ask-use = { $card } : comment ?
flames-ask-target = { $card } : contre qui ?
flames-ask-steps = { $card } : de combien de crans ?
flames-ask-react = { $aircraft } répond-il à « { $title } » ?
flames-ask-evade =
    { $hits ->
        [one] { $hits } dégât va toucher { $aircraft }. Évasion ?
       *[other] { $hits } dégâts vont toucher { $aircraft }. Évasion ?
    }
flames-ask-redline =
    { $count ->
        [one] « À la limite » va coûter { $count } dégât à { $aircraft }. Évasion ?
       *[other] « À la limite » va coûter { $count } dégâts à { $aircraft }. Évasion ?
    }
flames-ask-discard = { $aircraft } défausse-t-il quelque chose ?

flames-threat-attack =
    { $aircraft } tire sur { $enemy } : { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }.
flames-threat-gunner =
    Le mitrailleur de { $aircraft } tire sur { $enemy } : { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }.
flames-threat-destroy = { $aircraft } vise le réservoir de { $enemy } : détruit en cas de succès.
flames-threat-maneuver = { $aircraft } manœuvre sur { $enemy } pour être { $position }.
flames-threat-speed = { $aircraft } use de sa Vitesse sur { $enemy } pour être { $position }.
flames-threat-break-off = { $aircraft } se dégage de { $enemy } pour être Neutre.
flames-threat-reverse = { $aircraft } renverse la situation sur { $enemy } pour être Avantagé.
flames-threat-agile = { $aircraft } vire comme par « Ciseaux » sur { $enemy } pour être Avantagé.

## flames : les réponses

flames-pass-fighter = plus d’appareil
flames-pass-pilot = un pilote ordinaire
flames-pass-leader = de personne
flames-pass-altitude = rester à ce niveau
flames-pass-follow = le laisser partir
flames-pass-compare = pas de manœuvre de vitesse
flames-pass-speed = en rester là
flames-pass-action = finir les actions
flames-pass-react = laisser faire
flames-pass-hits =
    { $hits ->
        [one] encaisser { $hits } dégât
       *[other] encaisser { $hits } dégâts
    }
flames-pass-evade = encaisser
flames-pass-redline = encaisser
flames-pass-discard = garder le reste

flames-do-climb =
    grimper : { $level } { $cost ->
        [0] (gratuit)
       *[other] (défausser une carte)
    }
flames-do-dive =
    plonger : { $level } { $cards ->
        [one] (piocher une carte)
       *[other] (piocher { $cards } cartes)
    }
flames-do-follow = suivre
flames-do-speed = en utiliser une pour être { $position }
flames-do-abandon = abandonner la position sur { $enemy }
flames-do-push = jouer « À la limite » : { $damage } dégât, piocher 3 cartes
flames-do-counter = marqueur d’As

flames-use-maneuver = manœuvre { $value }
flames-use-attack =
    attaque : { $bursts ->
        [one] { $bursts } rafale
       *[other] { $bursts } rafales
    }, { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
flames-use-destroy =
    attaque : { $bursts ->
        [one] { $bursts } rafale
       *[other] { $bursts } rafales
    }, détruit
flames-use-gunner =
    mitrailleur : { $bursts ->
        [one] { $bursts } rafale
       *[other] { $bursts } rafales
    }, { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
flames-brief-attack = attaque { $figures }
flames-brief-agile = agile
flames-brief-extra-hit = +1 dégât
flames-brief-evade = attaquants +1 rafale
flames-brief-barrage = barrage +1
flames-brief-gunner = mitrailleur { $figures }
flames-use-agile = comme Ciseaux (agile)
flames-use-barrage = +1 dégât (barrage)
flames-use-climb = grimper
flames-use-dive = plonger
flames-use-break-off = redevenir Neutre
flames-use-reverse = renverser : Avantagé
flames-use-extra-hit = +1 dégât à la prochaine attaque
flames-use-evade = vous attaquer coûte +1 rafale
flames-use-redline = 1 dégât, piocher 3 cartes
flames-use-soften = { $hits } dégâts de moins
flames-use-answers = répond

flames-menu-steps =
    { $steps ->
        [one] { $steps } cran : { $position }
       *[other] { $steps } crans : { $position }
    }
flames-menu-target = { $enemy } (vous êtes { $position })
flames-menu-compare =
    { $enemy } (vous êtes { $position }) : { $points ->
        [0] aucune manœuvre gratuite
        [one] { $points } manœuvre gratuite
       *[other] { $points } manœuvres gratuites
    }

## flames : le journal

flames-event-forces-revealed = Forces révélées : { $all }
flames-event-drew =
    { $aircraft } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : { $cards }
flames-event-drew-unseen =
    { $aircraft } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
flames-event-reshuffled = La défausse redevient la pioche ({ $cards } cartes)
flames-event-levels-revealed = Altitudes révélées : { $all }
flames-event-first-side = Premier à jouer : { $side }
flames-event-game-turn = Tour de jeu { $turn }
flames-event-turn-order = Ordre de ce tour : { $all }
flames-event-turn-began = Tour de { $aircraft }
flames-event-stalled = { $aircraft } décroche
flames-event-discarded = { $aircraft } défausse { $card }
flames-event-paid = { $aircraft } paie avec { $card }
flames-event-moved =
    { $aircraft } { $climbed ->
        [yes] grimpe
       *[no] plonge
    } : { $level }
flames-event-followed =
    { $aircraft } suit et { $climbed ->
        [yes] grimpe
       *[no] plonge
    } : { $level }
flames-event-stayed = { $aircraft } ne suit pas
flames-event-compared =
    { $aircraft } est plus rapide que { $enemy } : { $points ->
        [one] { $points } manœuvre gratuite
       *[other] { $points } manœuvres gratuites
    }
flames-event-speed-used = { $aircraft } use de sa Vitesse sur { $enemy }
flames-event-reacted = { $aircraft } répond à « { $answers } » par { $card }
flames-event-cancelled = L’action de { $aircraft } sur { $enemy } est annulée
flames-event-evaded =
    { $aircraft } joue { $card } : { $hits_left ->
        [0] aucun dégât
        [one] { $hits_left } dégât restant
       *[other] { $hits_left } dégâts restants
    }
flames-event-redlined = { $aircraft } joue { $card }
flames-event-damaged =
    { $aircraft } subit { $hits ->
        [0] aucun dégât
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    } (total { $total })
flames-event-flipped = { $aircraft } est Endommagé
flames-event-shot-down = { $aircraft } est abattu !

flames-played-maneuver =
    { $aircraft } manœuvre sur { $enemy } : { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    } ({ $card })
flames-played-attack =
    { $aircraft } tire sur { $enemy }, { $card } : { $bursts ->
        [one] { $bursts } rafale
       *[other] { $bursts } rafales
    }, { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
flames-played-destroy =
    { $aircraft } tire sur { $enemy }, { $card } : { $bursts ->
        [one] { $bursts } rafale
       *[other] { $bursts } rafales
    }
flames-played-gunner =
    Le mitrailleur de { $aircraft } tire sur { $enemy }, { $card } : { $bursts ->
        [one] { $bursts } rafale
       *[other] { $bursts } rafales
    }, { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
flames-played-agile = { $aircraft } joue { $card } comme Ciseaux sur { $enemy }
flames-played-barrage = { $aircraft } joue { $card } en barrage : +1 dégât
flames-played-break-off = { $aircraft } joue { $card } pour se dégager de { $enemy }
flames-played-reverse = { $aircraft } joue { $card } sur { $enemy }
flames-played-extra-hit = { $aircraft } joue { $card } : +1 dégât à sa prochaine attaque
flames-played-evade = { $aircraft } joue { $card } : l’attaquer coûte 1 rafale de plus
flames-played-climb = { $aircraft } joue { $card } pour grimper
flames-played-dive = { $aircraft } joue { $card } pour plonger

flames-positioned-tailed = { $aircraft } est Poursuivi par { $enemy }
flames-positioned-disadvantaged = { $aircraft } est Désavantagé face à { $enemy }
flames-positioned-neutral = { $aircraft } et { $enemy } sont Neutres
flames-positioned-advantaged = { $aircraft } est Avantagé sur { $enemy }
flames-positioned-tailing = { $aircraft } est Poursuivant de { $enemy }

## flames : les faits des refus

flames-fact-agile =
    { $value ->
        [0] l’appareil n’est pas Agile
       *[1] l’appareil est Agile
    }
flames-fact-agreed = année convenue { $value }
flames-fact-aircraft = appareil { $value }
flames-fact-already-used =
    { $value ->
        [0] pas encore utilisé
       *[1] déjà utilisé
    }
flames-fact-answers =
    à répondre à « { $value ->
        [maneuver] { flames-title-maneuver }
        [ace-pilot] { flames-title-ace-pilot }
        [barrel-roll] { flames-title-barrel-roll }
        [in-my-sights] { flames-title-in-my-sights }
        [out-of-the-sun] { flames-title-out-of-the-sun }
        [scissors] { flames-title-scissors }
        [tight-turn] { flames-title-tight-turn }
        [vertical-roll] { flames-title-vertical-roll }
        [yo-yo] { flames-title-yo-yo }
       *[other] { $value }
    } »
flames-fact-asked = c’est à { $value }
flames-fact-available = rafales disponibles { $value }
flames-fact-barrage =
    { $value ->
        [0] sans Barrage
       *[1] avec Barrage
    }
flames-fact-behind = ennemis derrière { $value }
flames-fact-captain = la place { $value } choisit pour le camp
flames-fact-card = carte { $value }
flames-fact-cards = cartes en main { $value }
flames-fact-compared = comparé avec { $value }
flames-fact-cost = coût { $value }
flames-fact-counters = marqueurs restants { $value }
flames-fact-decision = question : { flames-decision }
flames-fact-enemy = ennemi { $value }
flames-fact-gunner = rafales du mitrailleur { $value }
flames-fact-held = position tenue sur { $value }
flames-fact-hint = choisissez la carte en main, puis « play »
flames-fact-leader = leader { $value }
flames-fact-left = il reste { $value }
flames-fact-level =
    altitude { $value ->
        [very-low] { flames-level-very-low }
        [low] { flames-level-low }
        [medium] { flames-level-medium }
        [high] { flames-level-high }
       *[very-high] { flames-level-very-high }
    }
flames-fact-maneuver = valeur de manœuvre { $value }
flames-fact-nation =
    nation : { $value ->
        [germany] Allemagne
        [japan] Japon
        [uk] Royaume-Uni
        [russia] Russie
        [poland] Pologne
       *[usa] États-Unis
    }
flames-fact-pilot = pilote { $value }
flames-fact-position =
    position : { $value ->
        [-2] { flames-position-tailed }
        [-1] { flames-position-disadvantaged }
        [0] { flames-position-neutral }
        [1] { flames-position-advantaged }
       *[2] { flames-position-tailing }
    }
flames-fact-reason =
    { $value ->
        [the-battle-is-over] le combat est terminé
       *[already-chosen] déjà choisi
    }
flames-fact-slot =
    place : { $value ->
        [1] { flames-position-advantaged }
       *[2] { flames-position-tailing }
    }
flames-fact-speed = Vitesse { $value }
flames-fact-steps = crans { $value }
flames-fact-value = valeur de manœuvre { $value }
flames-fact-vp = prix { $value }
flames-fact-year = année { $value }
