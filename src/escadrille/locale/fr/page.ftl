# La page hors de la table : accueil, hôte, mes parties, revoir, règles. Le dossier en a les mêmes clés.

## La barre

page-skip = Aller au contenu
page-places = La page
page-place-fly = Voler
page-place-mine = Mes parties
page-place-replays = Revoir
page-place-rules = Règles
page-waiting =
    { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }
page-language = English
page-theme-light = Passer au clair
page-theme-dark = Passer au sombre
page-name = Votre nom
page-name-is = Votre nom : { $name }
page-name-label = Votre nom à la table
page-name-save = Enregistrer
page-name-help = Les autres joueurs le voient. 24 signes au plus.
page-name-bad = Un nom s’écrit avec des lettres, des chiffres, des espaces, des points, des apostrophes et des traits d’union, 24 signes au plus.

## Choses communes

page-home = Accueil
page-back = Retour
page-try-again = Réessayer
page-watch = Revoir
page-watch-game = Revoir : { $title }
page-fault-connection-lost = La table ne répond pas. Rien n’a changé ; réessayez dans un instant.
page-fault-rate-limit =
    { $seconds ->
        [one] C’est trop à la fois. Réessayez dans une seconde.
       *[other] C’est trop à la fois. Réessayez dans { $seconds } secondes.
    }
page-fault-option-bad = Ces règles facultatives ne vont pas avec ce scénario ({ $message }). Rien n’a été ouvert.
page-fault-request-large = Ce fichier est trop gros pour être l’enregistrement d’une partie.
page-fault-record-bad = Ce fichier n’est pas l’enregistrement d’une partie, ou il vient d’une version des règles que cette table ne connaît pas.
page-fault-record-unplayable = Cet enregistrement n’a pas pu être rejoué : il demande trop de temps ou de mémoire, ou les règles y trébuchent. Rien n’en a été gardé.
page-fault-other = La table a refusé ({ $message }). Rien n’a changé.
page-clock =
    { $turn ->
        [0] La partie n’a pas commencé
       *[other] { $phase ->
            [0] Tour { $turn } sur { $turns }
           *[other] Tour { $turn } sur { $turns }, phase { $phase } sur { $phases }
        }
    }
page-clock-endless =
    { $turn ->
        [0] La partie n’a pas commencé
       *[other] { $phase ->
            [0] Tour { $turn }, combat à mort
           *[other] Tour { $turn }, combat à mort, phase { $phase } sur { $phases }
        }
    }
page-clock-turn = TOUR
page-clock-of = sur { $turns }

## L’accueil

page-choose = Choisissez votre ciel
page-motto = Cinq guerres aériennes. Chaque règle appliquée, chaque chiffre montré, chaque refus expliqué.
page-more-wait =
    { $count ->
        [one] { $count } autre partie attend
       *[other] { $count } autres parties attendent
    }
page-fly = Décoller
page-fly-system = Décoller : { $system }, contre un robot
page-taking-off = Au décollage…
page-host = Inviter
page-host-system = Inviter à une table de { $system }
page-choose-flight = Choisir un vol
page-choose-system = Choisir un vol : { $system }
page-choose-picture = { $system } : ce qu’il y a à piloter
page-choose-title = Choisir un vol
page-free-fight = Combat libre : choisissez vous-même les avions
page-take-off = Décoller
page-unsurveyed = Terre inconnue
page-drawing-board = Sur la planche à dessin
page-continue = Reprendre
page-all-games =
    { $count ->
        [one] La partie en cours
       *[other] Les { $count } parties en cours
    }
page-your-answer = Votre réponse
page-awaited = On attend { $names }
page-alone = seul
page-host-table = Ouvrir une table
page-host-pitch = Des places pour vos amis, des robots pour le reste. Un lien suffit : personne n’a besoin de compte.
page-last-flight = Dernier vol
page-verified = donne vérifiée
page-no-flight = Encore aucun vol
page-no-flight-text = Un premier duel dure vingt minutes et s’apprend en vol.
page-first-duel = Livrer un premier duel

page-system-wings = Wings
page-system-flames = Flames
page-system-zero = Zero
page-system-skies = Skies
page-system-phantom = Phantom
page-period-wings = 1915–1918
page-period-flames = 1939–1945
page-period-zero = 1941–1942
page-period-skies = 1939–1945
page-period-phantom = 1965–1972
page-facts-flames = 2 à 4 places · 20 min
page-facts-zero = 2 à 4 places · 30 min
page-facts-phantom = un joueur
page-about-wings = Programmez trois manœuvres en secret, puis exécutez-les.
page-about-flames = Duels de cartes : attaquer, répondre, répondre encore. Le plus court chemin vers le ciel.
page-about-zero = Leaders et ailiers au-dessus du Pacifique, main contre main.
page-about-skies = Des figurines et l’avantage : qui est haut, qui est chassé.
page-about-phantom = Commandez une escadrille au-dessus du Viêt Nam, mission après mission, seul.

## Ouvrir une table

page-system = Système
page-scenario = Scénario
page-scenario-search = Chercher un scénario
page-scenario-found =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
page-scenario-none = Aucun scénario ne répond à ces mots.
page-loading-scenarios = Les scénarios arrivent…
page-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
page-type-open = un type à choisir
page-side-points =
    { $count ->
        [one] Un appareil au choix, pour { $points } points
       *[other] Jusqu’à { $count } appareils au choix, pour { $points } points
    }
page-seats = Les places
page-seats-text = Un lien sera donné pour chaque place laissée à une personne.
page-seats-host-only = Vous ouvrez la table sans vous y asseoir.
page-seat-of = (place { $number } sur { $of })
page-seat-me = Moi
page-seat-bot = Un robot
page-seat-person = Une personne, par un lien
page-options = Règles facultatives
page-options-text =
    { $count ->
        [0] comme le scénario les veut
        [one] { $count } changée
       *[other] { $count } changées
    }
page-option-needs = Exige d’abord : { $name }
page-topic-flight = Vol et programmation
page-topic-fire = Tir et munitions
page-topic-damage = Dégâts
page-topic-ground = Sol, ballons et bombes
page-topic-sky = Ciel et relief
page-topic-pilots = Pilotes
page-topic-game = Le jeu lui-même
page-option-excludes = Ne va pas avec : { $name }
page-spectators = Les spectateurs voient la partie
page-delay =
    { $minutes ->
        [0] en direct
        [one] avec { $minutes } minute de retard
       *[other] avec { $minutes } minutes de retard
    }
page-open = Ouvrir la table
page-opening = La table s’ouvre…
page-open-text = Les liens à partager viennent ensuite.
page-opened = La table est ouverte
page-links-text = Envoyez à chacun son lien : qui l’ouvre en premier s’assied, et il ne sert qu’une fois. Ces liens restent ici et dans le menu de la table.
page-links-none = Aucune place libre : tout le monde est là. Le lien des spectateurs, si vous voulez du public :
page-link-seat = Place { $seat }, { $side }
page-link-spectators = Pour les spectateurs
page-copy = Copier
page-copy-what = Copier le lien : { $what }
page-copied = Copié
page-sit-down = Prendre ma place
page-go-table = Aller à la table

page-join = Une place à la table
page-joining = On vous conduit à votre place…
page-join-refused = Ce lien n’ouvre rien
page-join-refused-text = La place a peut-être reçu un nouveau lien depuis. Redemandez-le à qui vous l’a envoyé.
page-sit-void = Cette invitation a déjà servi, ou l’hôte l’a remplacée. Demandez-en une autre.
page-sit-lost = Personne ne répond
page-join-held = Vous avez déjà une place à cette table
page-join-held-text = Ce lien mène à une autre place. Si vous la prenez, cet appareil oublie la première : gardez son lien pour y revenir.
page-join-keep = Garder ma place
page-join-change = Prendre celle du lien

## Mes parties, revoir

page-mine-asked = Elles vous attendent
page-mine-awaited = Elles attendent les autres
page-mine-over = Terminées
page-mine-frozen = Règles plus anciennes
page-mine-frozen-text = On peut les montrer et les exporter, pas les continuer.
page-mine-lost = Introuvables
page-mine-lost-text = La table ne reconnaît plus ces places : le lien a été changé, ou la partie est ailleurs.
page-forget = Oublier
page-forget-sure = Cet appareil perdra la place, sauf si vous avez gardé le lien.
page-forget-keep = Garder
page-notify-allow = M’avertir quand une partie m’attend
page-notify-on = Votre navigateur vous avertit quand une partie vous attend.
page-notify-off = Le titre de l’onglet porte un point ● quand une partie vous attend.
page-notify-title = Escadrille
page-notify-text = Une partie attend votre réponse.
page-replays-mine = Vos vols
page-no-replay = Rien à revoir encore
page-no-replay-text = Une partie terminée se revoit ici, coup par coup, depuis chaque place.
page-bring = Importer un enregistrement
page-bring-text = Un fichier de partie (.jsonl), téléchargé à la fin d’un vol ou gardé par le terminal. Choisissez-le, ou déposez-le ici.
page-bring-choose = Choisir un fichier
page-bringing = Lecture du fichier…

## Règles

page-rules-of = Les règles de { $system }
page-rules-books = Les systèmes
page-rules-titled = Dans le titre
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] Aucune règle ne répond à ces mots.
        [one] { $count } règle sur { $all }
       *[other] { $count } règles sur { $all }
    }
page-rules-groups = Les chapitres
page-rules-unknown = La règle { $id } n’existe pas ici. Voici tout le catalogue.
page-loading-rules = Les règles arrivent…

flames-group-comp = Matériel et état
flames-group-setup = Préparer un combat
flames-group-turn = Déroulement du tour
flames-group-alt = Altitude
flames-group-follow = Suivre un changement d’altitude
flames-group-speed = Manœuvres de vitesse
flames-group-pos = Positions
flames-group-burst = Compte des rafales
flames-group-play = Jouer des cartes
flames-group-react = Table des réactions
flames-group-card = Les cartes d’Action une à une
flames-group-note = Notes spéciales des appareils
flames-group-atk = Attaques
flames-group-dmg = Dégâts
flames-group-end = Fin du combat, points de victoire
flames-group-wing = Ailiers
flames-group-team = Jeu par équipes
flames-group-multi = Plusieurs appareils par joueur
flames-group-ffa = Chacun pour soi
flames-group-deck = Paquets
flames-group-bal = Équilibre
flames-group-bonus = Cartes de départ
flames-group-pilot = Pilotes
flames-group-ruling = Décisions sur ce que les règles laissent ouvert

flames-theatre-europe = Europe
flames-theatre-pacific = Pacifique
flames-theatre-none = Partout

flames-option-pilots = Pilotes au choix
flames-option-wingmen = Leaders et ailiers
flames-option-balance = Compensation des forces
flames-option-starting-bonus = Cartes en plus en partant de bas
flames-option-free-for-all = Chacun pour soi
flames-option-historical = Axe contre Alliés seulement
flames-option-deck = Paquet
flames-option-deck-standard = ordinaire
flames-option-deck-pacific = Pacifique
flames-option-deck-europe = Europe
flames-option-deck-school = école de pilotage
flames-option-decks = Nombre de paquets réunis

zero-group-cmp = Matériel et état
zero-group-set = Mise en place
zero-group-seq = Déroulement du tour
zero-group-air = Avions
zero-group-pos = Positions
zero-group-bst = Rafales
zero-group-eng = Engagement
zero-group-iso = Leaders isolés
zero-group-alt = Altitude
zero-group-atk = Attaques et réponses
zero-group-gun = Mitrailleurs
zero-group-wng = Ailiers
zero-group-dst = Destruction
zero-group-dis = Désengagement
zero-group-end = Fin du combat
zero-group-vic = Points de victoire
zero-group-bal = Équilibre
zero-group-scn = Scénarios
zero-group-ruling = Décisions sur ce que les règles laissent ouvert

zero-option-full-throttle = Cartes « Plein pot »
zero-option-fighter-bombers = Chasseurs-bombardiers
zero-option-to-the-death = Combat à mort
zero-option-value-bonus = Des points au camp le plus faible
zero-option-more-elements = Nombres d’Éléments inégaux
zero-option-lone-leaders = Leaders sans ailier
zero-option-pilot-bonuses = Des bonus de pilote au camp le plus faible
zero-option-missions = Modificateurs de mission

## Le serveur ne répond pas : la page vient de ce que le navigateur a gardé

page-server-away = Le serveur est absent.
page-server-away-text = Vous voyez la page telle qu’elle a été gardée ici. Dès que le serveur répondra, tout reviendra de soi-même.
