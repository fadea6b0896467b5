# Les mots de skies, en français. Le dossier en a les mêmes clés.

## skies : les noms

skies-level-advantaged = Avantagé
skies-level-neutral = Neutre
skies-level-disadvantaged = Désavantagé
skies-status-waiting = pas encore placé
skies-status-flying = en jeu
skies-status-shot-down = abattu
skies-status-left = a quitté la table
skies-status-broken-off = a rompu le combat
skies-aspect-head-on = de face
skies-aspect-deflection = en déflexion
skies-aspect-tailing = par l’arrière
skies-burn-none = rien
skies-burn-dive = un piqué
skies-burn-hard-turn = un virage brutal
skies-edge-south = bord sud
skies-edge-west = bord ouest
skies-edge-north = bord nord
skies-edge-east = bord est
skies-with-agility = avec son Agilité
skies-with-speed = avec sa Vitesse
skies-squadron = { $type } ({ $side })
skies-straight = tout droit
skies-turn-left = { $degrees }° à gauche
skies-turn-right = { $degrees }° à droite
skies-dice = { $aces } ♠ sur { $dice }
skies-percent = { $percent } %
skies-weapon-nose = mitrailleuse de nez
skies-weapon-dorsal = mitrailleuse dorsale
skies-weapon-ventral = mitrailleuse ventrale
skies-weapon-waist = mitrailleuses latérales
skies-weapon-tail = mitrailleuse de queue
skies-weapon-rear-gunner = mitrailleur arrière
skies-weapon-turret = tourelle
skies-weapon-guns = armes avant
skies-status-reserve = en réserve
skies-status-home = est rentré
skies-card-of = { $card } ({ $type })
skies-kind-trait = { $count } Trait
skies-kind-doctrine = { $count } Doctrine
skies-kind-theatre = { $count } Théâtre
skies-kind-ace = { $count } Capacité d’As
skies-retention-auto = revient d’elle-même
skies-retention-discard = défaussée
skies-retention-remove = retirée du jeu
skies-retention-pilot = Test de Pilote
skies-retention-manoeuvre = Test de Manœuvre
skies-retention-ballistic = Test Balistique

skies-decision =
    { $value ->
        [consent] choisir ou distribuer
        [choose] carte pour la pioche
        [exchange] cartes à échanger
        [split] carte de Trait en plus
        [theatre] carte de Déploiement
        [boost] qui commence Avantagé
        [cloud] nuage à retirer
        [cards] carte à jouer
        [on] cible d’une carte
        [bonus] carte bonus
        [tactics] virage sous le feu
        [point] point de virage
        [slash] vol après l’attaque
        [keep] garder une carte ou non
        [promote] pilote à nommer as
        [defend] arme défensive
        [aim] cible de l’arme
        [ship] navire à bombarder
        [deploy] avion à placer
        [edge] bord d’arrivée
        [column] place en largeur
        [row] place en hauteur
        [heading] cap
        [next] qui agit
        [opening] tir d’ouverture
        [fly] déplacement
        [turn] virage
        [action] action de pilote
        [target] cible
        [reply] riposte
        [dodge] façon d’esquiver
       *[other] { $value }
    }

skies-table-aircraft =
    { $count ->
        [one] { $count } type d’avion
       *[other] { $count } types d’avion
    }
skies-table-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
skies-table-ace =
    { $count ->
        [one] { $count } as nommé
       *[other] { $count } as nommés
    }
skies-table-scenario =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }

skies-reason-alone = Un seul camp est encore dans la bataille.
skies-reason-booms = Le dernier tour est passé : le camp qui a le moins de jetons Boom l’emporte.
skies-reason-draw = Personne n’a l’avantage.
skies-reason-points = La mission est finie : les points décident.
skies-reason-lost = Le bombardier est perdu.
skies-reason-home = Le bombardier est rentré.
skies-reason-unfinished = inachevée

skies-help =
    Un déplacement se dit en une ligne : « dive 10 r15 » consomme un niveau, vole dix pouces et vire.
    Les virages vont de l45 (gauche) à r45 (droite) ; « shoot b2 » et « outmanoeuvre b2 » nomment leur cible.

## skies : la table au terminal

skies-board-turn = tour { $turn } sur { $turns }
skies-board-initiative = initiative : { $side }
skies-board-morale =    { $squadron } : { $booms ->
        [one] { $booms } Boom
       *[other] { $booms } Booms
    }, rompt au-dessus de { $strength }
skies-board-cards =    { $side } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { $deck } dans la pioche
skies-board-hand =       main : { $cards }
skies-board-known =       connues : { $cards }
skies-board-discards =       défausse : { $cards }
skies-head-level = niveau
skies-head-figures = CP · VI AG PF
skies-head-pose = place

## skies : les questions

skies-ask-deploy = Quel avion placez-vous maintenant ?
skies-ask-edge = De quel bord vient { $aircraft } ?
skies-ask-column = À quelle distance du bord ouest part { $aircraft } ?
skies-ask-row = À quelle distance du bord sud part { $aircraft } ?
skies-ask-heading = Quel cap prend { $aircraft } ?
skies-ask-next = Lequel de vos avions agit maintenant ?
skies-ask-opening = { $aircraft } peut tirer avant de se déplacer.
skies-ask-fly = Comment vole { $aircraft } ? Consommez un niveau pour un piqué ou un virage brutal, ou dites la distance.
skies-ask-turn = Par quel virage { $aircraft } finit-il son déplacement ?
skies-ask-action = Que fait le pilote de { $aircraft } ?
skies-ask-target = À qui { $aircraft } s’en prend-il ?
skies-ask-reply = { $shooter } tire { $aspect } sur { $target }. Ripostez-vous ?
skies-ask-dodge = { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } sur { $target } : avec quoi esquive-t-il ?
skies-ask-promote = Quel pilote devient un as ?
skies-ask-defend = Quelle arme défensive de { $aircraft } tire ?
skies-ask-aim = Sur qui tire l’arme de { $aircraft } ?
skies-ask-ship = Quel navire { $aircraft } bombarde-t-il ?
skies-ask-consent = Acceptez-vous que chacun choisisse ses cartes de Doctrine et de Théâtre ?
skies-ask-choose = Quelle carte mettez-vous dans votre pioche ?
skies-ask-exchange = Quelle carte abandonnez-vous pour une autre ?
skies-ask-split = Quel Trait reçoit la carte de plus ?
skies-ask-theatre = Laquelle de vos cartes de Déploiement jouez-vous ?
skies-ask-boost = Quel avion commence Avantagé ?
skies-ask-cloud = Quel nuage retirez-vous ?
skies-ask-on = Sur quoi jouez-vous { $card } ?
skies-ask-bonus = Ajoutez-vous un Trait à { $card } ?
skies-ask-tactics = Comment { $target } vire-t-il avant le tir de { $shooter } ?
skies-ask-point = Après combien de pouces { $aircraft } vire-t-il ?
skies-ask-slash = De combien { $aircraft } continue-t-il après son attaque ?
skies-ask-keep = { $card } peut revenir dans votre main.
skies-ask-cards = Jouez-vous une carte ?
skies-window-act = { $aircraft } commence son activation : jouez-vous une carte ?
skies-window-atk = { $shooter } tire { $aspect } sur { $target } : jouez-vous une carte ?
skies-window-shot = { $shooter } tire { $aspect } sur { $target } : réagissez-vous ?
skies-window-reply = { $target } riposte sur { $shooter } : réagissez-vous ?
skies-window-out = Un ennemi tente de surpasser { $enemy } : réagissez-vous ?
skies-window-roll = Il reste une touche sur { $target } : relancez-vous l’esquive ?
skies-window-back = Il reste une touche sur { $shooter } : relancez-vous l’esquive ?
skies-window-end = Le tour s’achève : jouez-vous une carte ?

skies-pass-deploy = Plus personne dans cet élément
skies-pass-opening = Ne pas tirer
skies-pass-action = Rien
skies-pass-reply = Ne pas riposter
skies-do-climb = Prendre de l’avantage
skies-do-outmanoeuvre = Surpasser un ennemi
skies-do-shoot = Tirer
skies-do-dive = Consommer un niveau pour piquer
skies-do-fire = Riposter
skies-do-agility = Agilité
skies-do-speed = Vitesse

skies-pass-promote = Personne
skies-pass-defend = Cesser le feu
skies-do-bomb = Bombarder un navire
skies-menu-ship = navire { $ship }
skies-pass-consent = Non, qu’on les distribue
skies-pass-choose = Pas de carte pour cet as
skies-pass-exchange = Cela suffit
skies-pass-boost = Personne d’autre
skies-pass-cards = Aucune carte
skies-pass-bonus = { $card } seule
skies-do-keep = La garder
skies-do-discard = La défausser
skies-do-agree = Oui, chacun choisit
skies-menu-at = virer après { $inches }″
skies-menu-cloud = le nuage en { $place }
skies-menu-hard = Virage brutal, { $turn }
skies-menu-fly = { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
    }
skies-menu-column = { $inches }″ depuis l’ouest
skies-menu-row = { $inches }″ depuis le sud
skies-menu-heading = cap { $degrees }
skies-menu-off = hors de la table
skies-menu-shot = { $aspect }, { $inches }″, { $dice } dés contre { $dodge }
skies-menu-reply = il peut riposter avec { $dice } dés
skies-menu-contest = { $inches }″, { $dice } dés contre { $theirs }
skies-menu-tail = dans sa queue, { $inches }″, { $dice } dés contre { $theirs }
skies-menu-answer = { $dice } dés contre { $dodge }
skies-menu-dodge = { $dice } dés
skies-menu-hit = touché { $odds }

## skies : ce qui se passe

skies-event-clouds-placed = Des nuages sont en { $clouds }.
skies-event-deployment-rolled = { $side } place le premier élément.
skies-event-edge-chosen = { $side } arrive par le { $edge }.
skies-event-deployed = { $aircraft } est placé en { $pose }, { $level }.
skies-event-turn-began = Tour { $turn } : { $side } a l’initiative.
skies-event-activated = { $aircraft } agit.
skies-event-burnt = { $aircraft } consomme un niveau pour { $way } : { $level }.
skies-event-turned = { $aircraft } vire sur place, { $degrees }.
skies-event-flew = { $aircraft } vole { $inches }″, { $degrees }, jusqu’en { $end }.
skies-event-left-table = { $aircraft } quitte la table.
skies-event-climbed = { $aircraft } prend de l’avantage : { $level }.
skies-event-outmanoeuvred-success = { $aircraft } surpasse { $target } : { $dice } contre { $theirs }.
skies-event-outmanoeuvred-failure = { $aircraft } ne parvient pas à surpasser { $target } : { $dice } contre { $theirs }.
skies-event-fired = { $aircraft } tire { $aspect } sur { $target } : { $dice }.
skies-event-fired-back = { $aircraft } riposte sur { $target } : { $dice }.
skies-event-dodged = { $aircraft } esquive { $speed } : { $dice } ; touches restantes : { $hits }.
skies-event-left-table-home = { $aircraft } rentre à sa base.
skies-event-damaged = { $aircraft } est endommagé : { $booms } sur son socle, Vitesse { $sp }.
skies-event-bombed = { $aircraft } bombarde le navire { $ship } : { $dice } ; { $hits } touches en tout.
skies-event-promoted = { $aircraft } a un as aux commandes.
skies-event-arrived = { $squadron } arrive.
skies-event-deck-built = { $side } : une pioche de { $cards } en cartes.
skies-event-traits-split = { $side } : la carte de plus est { $card }.
skies-event-agreed = Chacun choisit ses cartes de Doctrine et de Théâtre.
skies-event-agreed-not = Les cartes de Doctrine et de Théâtre sont distribuées.
skies-event-cards-shown = { $side } montre ses cartes de Déploiement : { $cards }.
skies-event-tossed = { $side } gagne le tirage au sort.
skies-event-deployment-card = { $side } joue { $card }.
skies-event-cloud-gone = Le nuage en { $cloud } disparaît.
skies-event-cards-drawn = { $side } pioche { $cards }.
skies-event-cards-drawn-hidden = { $side } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
skies-event-reshuffled = { $side } refait sa pioche avec { $count } cartes défaussées.
skies-event-card-played = { $side } joue { $card } sur { $on }.
skies-event-card-played-bonus = { $side } ajoute { $card } sur { $on }.
skies-event-card-tested = { $card }, { $test } de { $aircraft } : { $dice }.
skies-event-card-kept = { $side } garde { $card }.
skies-event-card-gone = { $side } défausse { $card }.
skies-event-card-gone-removed = { $card } de { $side } est retirée du jeu.
skies-event-exchanged = { $side } abandonne { $cards }.
skies-event-rerolled = { $aircraft } esquive de nouveau : { $dice } ; touches restantes : { $hits }.
skies-event-morale-helped = { $squadron } reprend courage : { $booms } jetons Boom, { $support } comptés en plus.
skies-event-level-changed = { $aircraft } est maintenant { $level }.
skies-event-boomed = { $squadron } : { $booms ->
        [one] un jeton Boom
       *[other] { $booms } jetons Boom
    }, { $total } en tout.
skies-event-shot-down = { $aircraft } est abattu par { $by }.
skies-event-shot-down-crash = { $aircraft } s’écrase.
skies-event-broke-off = { $squadron } rompt le combat : { $booms } jetons Boom contre { $strength }.

## skies : les faits d’un refus

skies-fact-aircraft = avion { $value }
skies-fact-action =
    déjà fait : { $value ->
        [climb] prendre de l’avantage
        [outmanoeuvre] surpasser
        [bomb] bombarder
       *[shoot] tirer
    }
skies-fact-booms = jetons Boom { $value }
skies-fact-card = carte { $value }
skies-fact-hits = touches { $value }
skies-fact-kind =
    { $value ->
        [doctrine] carte de Doctrine
        [theatre] carte de Théâtre
       *[ace] carte de Capacité d’As
    }
skies-fact-left = encore à choisir : { $value }
skies-fact-ship = navire { $value }
skies-fact-weapon = arme { $value }
skies-fact-squadron = escadrille { $value }
skies-fact-window =
    { $value ->
        [act] au début d’une activation
        [fly] avant le déplacement
        [atk] dans sa propre attaque
        [shot] sous le feu
        [reply] sous une riposte
        [out] quand on est surpassé
        [roll] après une esquive
        [back] après une esquive
       *[end] en phase de Fin
    }
skies-fact-arc =
    il est dans l’arc { $value ->
        [front] avant
        [right] droit
        [rear] arrière
       *[left] gauche
    }
skies-fact-burnt =
    déjà consommé pour { $value ->
        [dive] { skies-burn-dive }
       *[hard-turn] { skies-burn-hard-turn }
    }
skies-fact-column = { $value }″ depuis l’ouest
skies-fact-decision = question : { skies-decision }
skies-fact-degrees = { $value }°
skies-fact-edge =
    { $value ->
        [south] { skies-edge-south }
        [west] { skies-edge-west }
        [north] { skies-edge-north }
       *[east] { skies-edge-east }
    }
skies-fact-element = avions placés : { $value }
skies-fact-firepower = Puissance de Feu { $value }
skies-fact-heading = cap { $value }
skies-fact-inches = { $value }″
skies-fact-least = au moins { $value }
skies-fact-level =
    niveau : { $value ->
        [advantaged] { skies-level-advantaged }
        [neutral] { skies-level-neutral }
       *[disadvantaged] { skies-level-disadvantaged }
    }
skies-fact-most = au plus { $value }
skies-fact-over =
    { $value ->
        [alone] { skies-reason-alone }
        [booms] { skies-reason-booms }
        [points] { skies-reason-points }
        [lost] { skies-reason-lost }
        [home] { skies-reason-home }
       *[draw] { skies-reason-draw }
    }
skies-fact-range = portée { $value }″
skies-fact-row = { $value }″ depuis le sud
skies-fact-target = cible { $value }
skies-fact-theirs =
    son niveau : { $value ->
        [advantaged] { skies-level-advantaged }
        [neutral] { skies-level-neutral }
       *[disadvantaged] { skies-level-disadvantaged }
    }

## skies : options et chapitres

skies-option-extended-rules = Règles avancées : cartes d’Action
skies-option-aces = Les as
skies-option-doctrine-theatre = Cartes de Doctrine et de Théâtre
skies-option-doctrine-selection = Les cartes de Doctrine et de Théâtre sont
skies-option-doctrine-selection-random = distribuées
skies-option-doctrine-selection-chosen = choisies, d’un commun accord
skies-option-doctrine-selection-scenario = celles du scénario
skies-group-deck = Pioches d’Action
skies-group-trait = Les Traits
skies-group-doc = Cartes de Doctrine et de Théâtre
skies-group-bob = La bataille d’Angleterre
skies-group-dep = Cartes de Déploiement
skies-group-hand = Les mains
skies-group-play = Jouer des cartes
skies-group-react = Réactions
skies-group-bonus = Cartes bonus
skies-group-refill = Reconstituer la main
skies-group-ret = Ce que deviennent les cartes
skies-group-ace = Les as
skies-group-exp = Les boîtes
skies-group-card = Les cartes
skies-option-multi-engine = Avions multimoteurs
skies-option-defensive-fire-needs-advantage = Le tir défensif exige un meilleur niveau
skies-option-tournament = Tournoi
skies-group-multi = Multimoteurs
skies-option-opening-shot = Tir d’ouverture
skies-option-clouds = Nuages
skies-option-turn-limit = Nombre de tours
skies-option-turn-limit-8 = 8 tours
skies-option-turn-limit-12 = 12 tours
skies-option-turn-limit-15 = 15 tours
skies-option-turn-limit-20 = 20 tours
skies-option-turn-limit-30 = 30 tours
skies-option-boom-per-hit = Un Boom par touche
skies-group-base = Le jeu de base
skies-group-scen = Scénarios
skies-group-ruling = Décisions

## skies: the board on the page

skies-letter-advantaged = A
skies-letter-neutral = N
skies-letter-disadvantaged = D
skies-length-in = { $length } po
skies-length-cm = { $length } cm
skies-unit-in = po
skies-figures = Vitesse { $sp }, Agilité { $ag }, Puissance de feu { $fp }, pilote { $ps }
skies-figure-sp = Vitesse
skies-figure-ag = Agilité
skies-figure-fp = Feu
skies-figure-ps = Pilote
skies-note-active = agit en ce moment
skies-note-zoom = a volé ce tour
skies-note-carded = a reçu sa carte
skies-note-jammed = armes muettes
skies-note-bombed = a bombardé
skies-note-engines = { $whole } moteurs sur { $engines }
skies-flag-place = Déploiement
skies-flag-react = À votre réaction
skies-flag-fly = À vous de voler
skies-flag-act = À vous d’agir
skies-ask-board-fly = { $aircraft } : quelle distance, quel virage ?
skies-ask-board-place = { $aircraft } : d’où part-il, et vers où ?
skies-order = Ordre
skies-order-left = { $count ->
        [0] tous ont volé
       *[other] { $count } à voler
    }
skies-order-place = numéro { $number } à voler
skies-order-nobody = personne
skies-step-start = Cartes
skies-step-open = Tir d’ouverture
skies-step-move = Brûler et voler
skies-step-act = Une action
skies-step-defence = Tourelles
skies-step-finish = Retour des cartes
skies-status-over = La bataille est finie
skies-status-flight = Vol de { $aircraft }
skies-status-turn = Tour { $turn }
skies-status-before = Avant la bataille
skies-morale-title = Moral des escadrilles
skies-morale = { $booms ->
        [one] { $booms } Boom
       *[other] { $booms } Booms
    }, en supporte { $strength }
skies-morale-before = { $count ->
        [one] { $count } avion
       *[other] { $count } avions
    }
skies-morale-breaks = rompt le combat
skies-board-their-cards = { $side } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { $deck } dans le paquet
skies-board-exit = les bombardiers sortent par le { $edge }
skies-board-scores = points { $one } – { $other }
skies-cloud = Nuage { $number }
skies-ship = Navire { $ship }, { $sunk ->
        [yes] coulé
       *[no] { $hits ->
            [0] intact
            [one] { $hits } touché
           *[other] { $hits } touchés
        }
    }
skies-tell-away = à { $length } de { $aircraft }
skies-tool-arcs = Montrer les arcs de tir
skies-tool-metric = Longueurs en centimètres
skies-deeds = Ce que vous pouvez faire
skies-deed-against = { $deed ->
        [shoot] Tirer sur { $target }
       *[outmanoeuvre] Surpasser { $target }
    }
skies-deed-weapon = { $weapon } sur { $target }
skies-deed-reply = riposte possible : { $dice } dés
skies-desk-title = Le déplacement
skies-desk-distance = Distance
skies-desk-range = de { $least } à { $most }
skies-desk-range-dive = de { $least } à { $most }, au-delà c’est un piqué
skies-desk-turn = Virage final
skies-desk-most = jusqu’à { $degrees }°
skies-desk-point = Virage après
skies-desk-first = Virage brutal d’abord
skies-desk-first-note = consomme un niveau
skies-desk-no-hard = pas de virage brutal
skies-desk-hard = D’abord { $turn } sur place.
skies-desk-move = { $length }, puis { $turn }.
skies-desk-after = Il vire après { $length }.
skies-desk-stays = Reste { $level }.
skies-desk-burns = Brûle un niveau : { $level }.
skies-desk-off = Il quitte la table !
skies-desk-fly = Voler
skies-desk-place-title = La place
skies-desk-where = Place
skies-desk-drag = glissez-le sur la table, ou déplacez-le d’un pouce
skies-desk-nudge = { $right ->
        [1] un pouce à l’est
        [-1] un pouce à l’ouest
       *[0] { $up ->
            [1] un pouce au nord
           *[-1] un pouce au sud
        }
    }
skies-desk-heading = Cap
skies-desk-place = { $aircraft } : à { $west } de l’ouest, à { $south } du sud, cap { $heading }.
skies-desk-put = Le placer
skies-hand = Vos cartes
skies-card-fate = { $test } : { $dice } dés, { $odds } de la reprendre
skies-card-bonus = + bonus : { $card }
skies-card-known = l’ennemi l’a vue
skies-cardkind-trait = Trait
skies-cardkind-doctrine = Doctrine
skies-cardkind-theatre = Théâtre
skies-cardkind-ace = Capacité d’as
skies-when-act = à son activation
skies-when-fly = avant son déplacement
skies-when-atk = à son attaque
skies-when-shot = sous le feu, avant les dés
skies-when-reply = sous la riposte
skies-when-out = quand on le surpasse
skies-when-roll = après une esquive
skies-when-back = après une esquive
skies-when-end = en phase finale
skies-when-dep = au déploiement
skies-pile-deck = paquet
skies-pile-discard = défausse
skies-pile-removed = hors jeu
skies-exchange = L’échange
skies-exchange-shot = { $shooter } tire { $aspect } sur { $target }
skies-exchange-hits = { $hits ->
        [one] { $hits } touché
       *[other] { $hits } touchés
    }
skies-exchange-step-target = Cible
skies-exchange-step-cards = Cartes
skies-exchange-step-dice = Dés
skies-exchange-step-again = Relance
skies-exchange-step-effect = Effet
skies-exchange-pools = { $dice } dés contre { $dodge }
skies-exchange-damaged = un Boom sur son socle
skies-exchange-shot-down = abattu
skies-roll-fires = tire
skies-roll-back = riposte
skies-roll-dodges = esquive
skies-roll-outmanoeuvres = manœuvre
skies-roll-resists = résiste

skies-learn-deploy = Choisissez un avion, ou glissez-le sur la table. Les rapides ensemble, face à l’ennemi.
skies-learn-column = Glissez le fantôme sur un point de la zone et tournez sa flèche ; ou les flèches du clavier, la virgule et le point.
skies-learn-fly = Glissez le fantôme, ou choisissez distance et virage plus bas. Au-delà de sa Vitesse l’avion pique et consomme un niveau.
skies-learn-action = Qui est plus haut peut tirer, qui est à égalité peut surpasser. S’il n’y a personne dans votre arc, prenez de l’avantage.
skies-learn-opening = Vous pouvez tirer avant de bouger ; l’avion vole et agit encore ensuite.
skies-learn-cards = Une carte dit quand elle se joue et ce qu’elle devient. Vous pouvez toujours laisser faire.

## Listes de forces

skies-lists-budget = Chaque camp peut coûter
skies-lists-points = { $points } points
skies-lists-attacker = Vous : par le sud
skies-lists-defender = Les autres : par le nord
skies-lists-cost =
    { $over ->
        [0] { $cost } points sur { $budget }
       *[other] { $cost } points sur { $budget } : { $over } de trop
    }
skies-lists-from = Partir de
skies-lists-this = cette liste
skies-lists-kept = Gardées ici
skies-lists-ready = Des batailles
skies-lists-squadron = Une autre escadrille
skies-lists-name = Nom de la liste
skies-lists-keep = La garder
skies-lists-is-kept = Gardée
skies-lists-type = Type
skies-lists-pilot = Pilote { $number }
skies-lists-skill =
    { $skill ->
        [2] 2 bleu
        [3] 3 moyen
        [4] 4 vétéran
       *[5] 5 as
    }
skies-lists-nobody = s’en va
skies-lists-more = Un avion de plus
skies-lists-share = Un lien vers ces listes
