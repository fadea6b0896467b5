## wings : campagnes

page-system-wings-campaign = Wings : campagnes
page-about-wings-campaign = Deux escadrilles, leurs pilotes et leurs stocks : choisir ses missions, préparer en secret, voler, et vivre pour revoler.

wings-campaign-decision =
    { $value ->
        [base] stocks et pilotes
        [plan] préparation, en secret
        [fly] manière de voler la mission
        [choose] choix de la mission
        [defend] défenses
       *[other] { $value }
    }

wings-campaign-table-measures =
    { $count ->
        [one] { $count } jeu de mesures
       *[other] { $count } jeux de mesures
    }
wings-campaign-table-manoeuvre =
    { $count ->
        [one] { $count } tracé de carte
       *[other] { $count } tracés de cartes
    }
wings-campaign-table-deck =
    { $count ->
        [one] { $count } paquet de manœuvres
       *[other] { $count } paquets de manœuvres
    }
wings-campaign-table-damage =
    { $count ->
        [one] { $count } paquet de dégâts
       *[other] { $count } paquets de dégâts
    }
wings-campaign-table-aircraft =
    { $count ->
        [one] { $count } type d’avion
       *[other] { $count } types d’avions
    }
wings-campaign-table-piece =
    { $count ->
        [one] { $count } élément au sol
       *[other] { $count } éléments au sol
    }
wings-campaign-table-balloon =
    { $count ->
        [one] { $count } ballon
       *[other] { $count } ballons
    }
wings-campaign-table-relief =
    { $count ->
        [one] { $count } relief
       *[other] { $count } reliefs
    }
wings-campaign-table-window =
    { $count ->
        [one] { $count } fenêtre de niveaux
       *[other] { $count } fenêtres de niveaux
    }
wings-campaign-table-season =
    { $count ->
        [one] { $count } saison
       *[other] { $count } saisons
    }
wings-campaign-table-scenario =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
wings-campaign-table-campaign =
    { $count ->
        [one] { $count } campagne
       *[other] { $count } campagnes
    }
wings-table-campaign =
    { $count ->
        [one] { $count } campagne
       *[other] { $count } campagnes
    }

wings-campaign-option-supremacy-bonus = Bonus de la période
wings-campaign-option-major-objectives = Objectifs majeurs
wings-campaign-option-aerodrome-finale = L’aérodrome pour finir
wings-campaign-option-ranks = Grades
wings-campaign-option-ranks-vp = selon tous les points
wings-campaign-option-ranks-mission-only = selon les seuls points de mission
wings-campaign-option-ranks-off = aucun
wings-campaign-option-reinforcements = Renforts
wings-campaign-option-homologation = Les victoires demandent un témoin
wings-campaign-option-skill-token-scale = Pions de compétence par statut
wings-campaign-option-sun = Le soleil

wings-campaign-reason-surrender = Une escadrille n’accepte plus de mission.
wings-campaign-reason-unable = Une escadrille ne peut plus rien faire décoller.
wings-campaign-reason-third = Une escadrille est tombée sous le tiers du score de l’autre.
wings-campaign-reason-missions = La dernière mission est terminée.
wings-campaign-reason-aerodrome = Un aérodrome est détruit.
wings-campaign-reason-unfinished = inachevée

wings-campaign-help =
    PC : points de campagne. La réserve paie les stocks, les réparations et des points de mission. Le score ne fait que monter, et désigne le vainqueur.
    p1 est un pilote par son numéro ; repair-2 répare le deuxième avion du hangar ; cp-3 change trois points en points de mission.

## the board

wings-campaign-side-entente = Entente
wings-campaign-side-empires = Empires centraux
wings-campaign-mission = mission { $mission }/{ $missions }
wings-campaign-active = active : { $side }
wings-campaign-squadron = { $name } ({ $side }) : { $points } PC, score { $score }
wings-campaign-damaged =
    { $specials ->
        [0] { $type } (nº { $place }, endommagé)
       *[other] { $type } (nº { $place }, endommagé, spéciaux : { $specials })
    }
wings-campaign-career =
    { $victories ->
        [one] { $victories } victoire, { $points } PV
       *[other] { $victories } victoires, { $points } PV
    }
wings-campaign-ruined = détruit : { $objectives }
wings-campaign-major-station = gare
wings-campaign-major-warehouse = entrepôts
wings-campaign-major-factory = usine
wings-campaign-major-aerodrome = aérodrome
wings-campaign-aims =
    { $count ->
        [0] sans objectif
        [one] { $count } objectif
       *[other] { $count } objectifs
    }
wings-campaign-task =
    { $errand }, { $zone ->
        [friendly] au-dessus de nos lignes
        [conflict] au-dessus du no man’s land
        [enemy] derrière les lignes ennemies
       *[deep] loin derrière les lignes ennemies
    } ({ $aim })
wings-campaign-plan = { $side } : { $task }
wings-campaign-sky-clear = ciel clair
wings-campaign-sky-medium = nuages, pluie et vent
wings-campaign-sky-heavy = gros temps
wings-campaign-budget = points de mission : Entente { $entente }, Empires centraux { $empires }
wings-campaign-defended = défendu par { $by }
wings-campaign-left = points de mission restants : { $points }
wings-campaign-flown =
    { $how ->
        [fly] la vole
        [give-up] y renonce
       *[other] la laisse au niveau { $how }
    }
wings-campaign-log = Missions passées
wings-campaign-row =
    { $date } · { $side } : { $task } · { $success ->
        [yes] succès
       *[no] échec
    } · Entente { $entente }, Empires centraux { $empires }
wings-campaign-stock =
    { $item ->
        [bombs] bombes : { $count }
        [rockets] jeux de roquettes : { $count }
        [clusters] grappes : { $count }
        [ammunition] sorties avec munitions : { $count }
        [explosive] sorties avec munitions explosives : { $count }
        [mechanics] équipes de mécaniciens : { $count }
        [parachute] parachutes : { $count }
        [extinguisher] extincteurs : { $count }
        [vest] gilets : { $count }
        [handgun] armes de poing : { $count }
        [bullets] chargements de balles : { $count }
        [fuel] sorties avec carburant : { $count }
        [parts] pièces de rechange : { $count }
        [trench] tranchées : { $count }
        [machine-gun] mitrailleuses : { $count }
        [flak] batteries : { $count }
        [balloon] ballons : { $count }
        [net] filets : { $count }
       *[other] { $item } : { $count }
    }

## questions

wings-campaign-ask-create = Avec quoi votre escadrille commence-t-elle ? { $points } PC.
wings-campaign-ask-base = Qu’achetez-vous, que réparez-vous, que donnez-vous à vos pilotes ? { $points } PC.
wings-campaign-ask-behaviour = Quel homme est { $pilot } ?
wings-campaign-ask-skill = Quelle compétence { $pilot } apprend-il ?
wings-campaign-ask-choose = Quelle mission acceptez-vous ?
wings-campaign-ask-defend = Qu’est-ce qui la défend ? Ce qui est au sol donne des points de mission à l’autre camp.
wings-campaign-ask-pledge = Combien de points de campagne deviennent des points de mission, en secret ? { $points } PC.
wings-campaign-ask-aircraft = Quel avion prenez-vous ?
wings-campaign-ask-pilot = Qui le pilote ?
wings-campaign-ask-load = Qu’emporte-t-il ?
wings-campaign-ask-fly = Comment volez-vous la mission ?
wings-campaign-word =
    { $value ->
        [done] terminé
        [surrender] ne plus accepter de mission
        [exchange] proposer un échange de prisonniers
        [stay] rester au sol
        [add-points] un point de mission de plus, pour les deux camps
        [add-trench] une tranchée
        [add-machine-gun] une mitrailleuse
        [add-flak] une batterie
        [add-balloon] un ballon
        [add-net] un filet entre deux ballons
        [unloaded] sans bombes
        [one-bomb] une bombe
        [rocket-set] des roquettes
        [one-cluster] une grappe de bombes
        [two-clusters] deux grappes de bombes
        [balloons] un ballon
        [netted-balloons] deux ballons avec un filet
        [bombs] 5 bombes pour la chasse
        [rockets] 10 jeux de roquettes
        [clusters] 5 grappes pour biplaces
        [crate] munitions pour 10 sorties
        [explosive-crate] munitions explosives pour 5 sorties
        [hire-rookie] un bleu
        [hire-ace] un as
        [hire-veteran] un as expérimenté
        [hire-champion] un as des as
        [mechanics] une équipe de mécaniciens
        [parachutes] 5 parachutes
        [extinguishers] 5 extincteurs
        [vests] 5 gilets pare-balles
        [handguns] 5 armes de poing
        [bullets] balles pour armes de poing
        [outfit] un équipement complet de pilote
        [fuel] du carburant pour 10 sorties
        [parts] des pièces pour 5 réparations
        [trenches] 9 tranchées
        [machine-guns] 6 mitrailleuses
        [batteries] 3 batteries
        [fly] la voler
        [give-up] y renoncer
        [recruit] la laisser à une recrue
        [pilot] la laisser à un pilote
        [veteran] la laisser à un vétéran
        [ace] la laisser à un as
       *[other] { $value }
    }
wings-campaign-repair = réparer { $type }
wings-campaign-equip = { $pilot } : { $item }
wings-campaign-pledge =
    { $points ->
        [0] aucun
        [one] { $points } point
       *[other] { $points } points
    }
wings-campaign-price = PC

## the log

wings-campaign-event-purchased = { $side } : { $good }, pour { $price } PC.
wings-campaign-event-repaired = { $side } : { $type } réparé, pour { $price } PC.
wings-campaign-event-equipped = { $side } : pour { $pilot }, { $item }.
wings-campaign-event-learnt = { $side } : { $pilot } : { $what }.
wings-campaign-event-exchange-offered = { $side } : prêts à échanger des prisonniers.
wings-campaign-event-base-left = { $side } : prêt.
wings-campaign-event-active-named = Mission { $mission }, { $date } : au choix du camp { $side }.
wings-campaign-event-task-chosen =
    { $side } : { $task }. { $sky ->
        [clear] Ciel clair.
        [medium] Nuages, pluie et vent.
       *[heavy] Gros temps.
    }
wings-campaign-event-defence-added = { $side } : { $what }.
wings-campaign-event-forces-revealed = Entente : { $entente }. Empires centraux : { $empires }.
wings-campaign-event-mission-settled =
    Mission { $mission } : { $success ->
        [yes] un succès.
       *[no] un échec.
    } Points : Entente { $entente }, Empires centraux { $empires }. Réserves : { $reserves }. Prochaine mission : { $date }.
wings-campaign-event-pilot-flew =
    { $side } : { $pilot } sur { $type }, { $home ->
        [yes] rentré
       *[no] abattu
    } ; victoires { $victories }, sans témoin { $unseen } ; { $points } PV ; { $state }.
wings-campaign-event-aircraft-lost = { $side } : { $type } perdu ({ $load }).
wings-campaign-event-aircraft-damaged =
    { $specials ->
        [0] { $side } : { $type } endommagé.
       *[other] { $side } : { $type } endommagé ; dégâts spéciaux : { $specials }.
    }
wings-campaign-event-pilot-lost = { $side } : { $pilot } : { $state }.
wings-campaign-event-pilot-back = { $side } : { $pilot } est de retour.
wings-campaign-event-pilot-joined = { $side } : { $pilot } ({ $standing }) rejoint l’escadrille.
wings-campaign-event-major-destroyed = { $side } : { $objective }, destruction complète.
wings-campaign-event-campaign-ended =
    { $reason ->
        [surrender] Une escadrille n’accepte plus de mission.
        [unable] Une escadrille ne peut plus rien faire décoller.
        [third] Une escadrille est tombée sous le tiers du score de l’autre.
        [missions] La dernière mission est terminée.
       *[aerodrome] Un aérodrome est détruit.
    } Entente { $entente }, Empires centraux { $empires } : { $winner ->
        [none] partie nulle.
       *[other] la campagne revient au camp { $winner }.
    }
wings-campaign-event-flies =
    { $how ->
        [fly] { $side } : vole la mission.
        [give-up] { $side } : renonce à la mission.
       *[other] { $side } : laisse la mission au niveau { $how }.
    }

## refusals

wings-fact-side =
    { $value ->
        [entente] de l’Entente
       *[empires] des Empires centraux
    }
wings-fact-mission = mission { $value }
wings-fact-missions = missions : { $value }
wings-fact-pilot = pilote { $value }
wings-fact-skill = compétence { $value }
wings-fact-price = prix { $value }
wings-fact-points = points { $value }
wings-fact-reserve = réserve { $value }
wings-fact-line = ligne du tableau : { $value }
wings-fact-specials = dégâts spéciaux { $value }
wings-fact-item = objet { $value }
wings-fact-task = mission { $value }
wings-fact-objective = objectif { $value }
wings-fact-what = { $value }
wings-fact-reliefs = renforts { $value }
wings-fact-victories = victoires { $value }
wings-group-camp = Campagnes
wings-group-maj = Objectifs majeurs
wings-group-end = La fin d’une campagne
wings-group-doc = Doctrine
