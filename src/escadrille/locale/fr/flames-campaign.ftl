## flames : les campagnes

page-system-flames-campaign = Flames : campagnes
page-about-flames-campaign = Des missions qui s’enchaînent : choisir la cible, une option en secret, et voler.

flames-campaign-decision =
    { $value ->
        [arrow] choix de la cible
        [option] option, en secret
        [fly] façon de jouer la mission
       *[other] { $value }
    }

flames-campaign-table-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
flames-campaign-table-fighter =
    { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
flames-campaign-table-bomber =
    { $count ->
        [one] { $count } bombardier
       *[other] { $count } bombardiers
    }
flames-campaign-table-pilot =
    { $count ->
        [one] { $count } pilote
       *[other] { $count } pilotes
    }
flames-campaign-table-scenario =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
flames-campaign-table-campaign =
    { $count ->
        [one] { $count } campagne
       *[other] { $count } campagnes
    }

flames-campaign-option-scale = Échelle de la campagne
flames-campaign-option-campaign-half-vp = Demi-points pour les appareils endommagés
flames-campaign-option-starting-bonus = Plus de cartes en partant bas
flames-campaign-option-deck = Paquet
flames-campaign-option-deck-standard = normal
flames-campaign-option-deck-pacific = Pacifique
flames-campaign-option-deck-europe = Europe
flames-campaign-option-decks = Paquets mélangés ensemble

flames-campaign-reason-decisive-axis = Victoire décisive de l’Axe.
flames-campaign-reason-minor-axis = Victoire mineure de l’Axe.
flames-campaign-reason-draw = Match nul.
flames-campaign-reason-minor-allies = Victoire mineure des Alliés.
flames-campaign-reason-decisive-allies = Victoire décisive des Alliés.
flames-campaign-reason-unfinished = inachevée

flames-campaign-grade-decisive-axis = victoire décisive de l’Axe
flames-campaign-grade-minor-axis = victoire mineure de l’Axe
flames-campaign-grade-draw = match nul
flames-campaign-grade-minor-allies = victoire mineure des Alliés
flames-campaign-grade-decisive-allies = victoire décisive des Alliés

flames-campaign-help =
    ○ intacte, ◐ endommagée, ● détruite ; derrière, qui contrôle la cible. 5/10 : à partir de 5 bombes une cible
    est endommagée, à partir de 10 détruite. R1► est une attaque de l’Axe qui est ouverte, B1► une des Alliés.
    Le résultat est la différence : points des Alliés moins points de l’Axe.

## le tableau

flames-campaign-side-axis = Axe
flames-campaign-side-allies = Alliés
flames-campaign-mission = mission { $mission }/{ $missions }
flames-campaign-points = Axe { $axis }, Alliés { $allies }, résultat { $net }
flames-campaign-scale = échelle { $scale }
flames-campaign-initiative = initiative : { $side }
flames-campaign-flak = Flak { $flak }
flames-campaign-kind-tanks = chars
flames-campaign-kind-infantry = infanterie
flames-campaign-kind-factory = usine
flames-campaign-kind-bridge = pont
flames-campaign-kind-airfield = aérodrome
flames-campaign-kind-cargo = cargo
flames-campaign-kind-carrier = porte-avions
flames-campaign-kind-railway = voie ferrée
flames-campaign-status-intact = intacte
flames-campaign-status-damaged = endommagée
flames-campaign-status-destroyed = détruite
flames-campaign-pattern-dispersed = Flak dispersée
flames-campaign-pattern-normal = Flak normale
flames-campaign-pattern-tight = Flak serrée
flames-campaign-bombs =
    { $bombs ->
        [one] { $bombs } bombe
       *[other] { $bombs } bombes
    }
flames-campaign-plan = { $side } : attaque { $arrow }, { $target }
flames-campaign-loaded = { $aircraft } avec bombes
flames-campaign-with-pilot = { $aircraft }, dont un piloté par { $pilot }
flames-campaign-chosen = option { $option }
flames-campaign-secret =
    { $ready ->
        [yes] option choisie, face cachée
       *[no] option à choisir
    }
flames-campaign-declared =
    { $value ->
        [higher] un niveau plus haut
        [lower] un niveau plus bas
        [own] pour son propre camp
        [enemy] contre l’ennemi
        [longer] mission plus longue
        [shorter] mission plus courte
        [loaded] le pilote emporte des bombes
        [free] le pilote n’en emporte pas
       *[other] { $value }
    }
flames-campaign-flown =
    { $how ->
        [fly] la joue
        [give-up] l’abandonne
       *[other] laissée à { $how }
    }
flames-campaign-options = Vos options, une fois chacune
flames-campaign-used = mission { $mission }
flames-campaign-sheet = Missions jouées
flames-campaign-option-none = aucune

## les options

flames-campaign-effect-pilot = pilote { $pilot }
flames-campaign-effect-altitude = bombardiers un niveau plus haut ou plus bas
flames-campaign-effect-bombs =
    { $side ->
        [own] bombes +{ $figure }
        [enemy] bombes −{ $figure } pour l’ennemi
       *[declared] bombes +{ $figure }, ou −{ $figure } pour l’ennemi
    }
flames-campaign-effect-defense =
    { $side ->
        [own] tourelles de défense +{ $figure }
        [enemy] tourelles de défense −{ $figure } pour l’ennemi
       *[declared] tourelles de défense +{ $figure }, ou −{ $figure } pour l’ennemi
    }
flames-campaign-effect-support =
    { $side ->
        [own] tourelles de soutien +{ $figure }
        [enemy] tourelles de soutien −{ $figure } pour l’ennemi
       *[declared] tourelles de soutien +{ $figure }, ou −{ $figure } pour l’ennemi
    }
flames-campaign-effect-flak =
    { $side ->
        [own] Flak +{ $figure }
        [enemy] Flak −{ $figure } pour l’ennemi
       *[declared] Flak +{ $figure }, ou −{ $figure } pour l’ennemi
    }
flames-campaign-effect-gunner = mitrailleurs +{ $figure }, mitrailleurs ennemis −{ $figure }
flames-campaign-effect-fuel = Carburant : les chasseurs ennemis partent avant le dernier tour
flames-campaign-effect-late = Retard : les chasseurs ennemis manquent le premier tour
flames-campaign-effect-shortage =
    { $figure ->
        [one] Pénurie : 1 dégât à chaque appareil ennemi
       *[other] Pénurie : { $figure } dégâts à chaque appareil ennemi
    }
flames-campaign-effect-sun =
    { $figure ->
        [one] Soleil dans le dos : 1 carte de plus par chasseur
       *[other] Soleil dans le dos : { $figure } cartes de plus par chasseur
    }
flames-campaign-effect-winds =
    { $figure ->
        [one] Vents : 1 tour de plus ou de moins
       *[other] Vents : { $figure } tours de plus ou de moins
    }
flames-campaign-effect-vital = Mission cruciale : points doublés
flames-campaign-effect-press = coûte { $figure } points
flames-campaign-effect-rest = rapporte { $figure } points

## les questions

flames-campaign-ask-arrow = Quelle attaque, depuis un Départ ou depuis une cible que vous contrôlez ?
flames-campaign-ask-option = { $target } : quelle option, en secret ? Une seule, ou aucune.
flames-campaign-ask-altitude = Vos bombardiers volent-ils un niveau plus haut ou plus bas ?
flames-campaign-ask-bombs = Plus de bombes pour vous, ou moins pour l’ennemi ?
flames-campaign-ask-defense = De meilleures tourelles de défense pour vous, ou de moins bonnes pour l’ennemi ?
flames-campaign-ask-support = De meilleures tourelles de soutien pour vous, ou de moins bonnes pour l’ennemi ?
flames-campaign-ask-flak = Plus de Flak pour vous, ou moins pour l’ennemi ?
flames-campaign-ask-winds = Une mission plus longue ou plus courte ?
flames-campaign-ask-pilot = Le pilote prend-il un appareil avec bombes ou sans ?
flames-campaign-ask-fly = { $target } : comment jouez-vous la mission ?
flames-campaign-word =
    { $value ->
        [pass] aucune option
        [higher] un niveau plus haut
        [lower] un niveau plus bas
        [own] pour nous
        [enemy] contre l’ennemi
        [longer] une mission plus longue
        [shorter] une mission plus courte
        [loaded] avec bombes
        [free] sans bombes
        [fly] la jouer
        [give-up] l’abandonner
        [recruit] la laisser à une recrue
        [pilot] la laisser à un pilote
        [veteran] la laisser à un vétéran
        [ace] la laisser à un as
       *[other] { $value }
    }
flames-campaign-figure-values = end./dét.
flames-campaign-figure-flak = Flak
flames-campaign-figure-bombs = bombes D/N/S

## le journal

flames-campaign-event-mission-began = Mission { $mission } : à l’attaque, { $attacker }.
flames-campaign-event-initiative-passed = L’initiative passe à l’autre camp ({ $side }) : il ne reste aucune attaque au premier.
flames-campaign-event-arrow-chosen = { $side } : attaque { $arrow } contre { $target }.
flames-campaign-event-options-revealed = Options révélées. Axe : { $axis }. Alliés : { $allies }.
flames-campaign-event-flies =
    { $how ->
        [fly] { $side } : la mission sera jouée.
        [give-up] { $side } : la mission est abandonnée.
       *[other] { $side } : la mission est laissée à { $how }.
    }
flames-campaign-event-given-up = { $target } : mission abandonnée ({ $sides }).
flames-campaign-event-target-bombed =
    Mission { $mission } : { $bombs ->
        [one] { $bombs } bombe
       *[other] { $bombs } bombes
    } sur { $target } : { $status ->
        [intact] intacte
        [damaged] endommagée
       *[destroyed] détruite
    }.{ $flak ->
        [dispersed] {" "}La Flak était dispersée.
        [normal] {" "}La Flak était normale.
        [tight] {" "}La Flak était serrée.
       *[none] {""}
    }
flames-campaign-event-aircraft-lost =
    { $side } : { $aircraft } { $type } abattu{ $pilot ->
        [none] .
       *[other] , avec { $pilot }.
    }
flames-campaign-event-mission-scored = Points de la mission { $mission } (cible + appareils + pilotes) : Axe { $axis } ; Alliés { $allies }. Résultat { $net }.
flames-campaign-event-controlled = { $target } : contrôle, { $side }.
flames-campaign-event-initiative-won = Initiative : { $side }.
flames-campaign-event-campaign-ended = La campagne est finie. Résultat { $net } : { $grade }.
flames-campaign-divided = ({ $points }) / { $scale }

## les refus

flames-fact-arrow = attaque { $value }
flames-fact-attacker =
    { $value ->
        [axis] l’Axe attaque
       *[allies] les Alliés attaquent
    }
flames-fact-bombs = bombes { $value }
flames-fact-declares =
    { $value ->
        [altitude] à déclarer : plus haut ou plus bas
        [winds] à déclarer : plus longue ou plus courte
        [pilot] à déclarer : avec bombes ou sans
       *[other] à déclarer : pour soi ou contre l’ennemi
    }
flames-fact-mission = mission { $value }
flames-fact-missions = missions { $value }
flames-fact-most = au plus { $value }
flames-fact-option = option { $value }
flames-fact-origin = elle part de la cible { $value }
flames-fact-side =
    { $value ->
        [axis] de l’Axe
       *[allies] des Alliés
    }
flames-fact-status =
    { $value ->
        [intact] intacte
        [damaged] endommagée
       *[destroyed] détruite
    }
flames-fact-target = cible { $value }
flames-table-campaign =
    { $count ->
        [one] { $count } campagne
       *[other] { $count } campagnes
    }
flames-group-camp = Les campagnes
flames-group-opt = Les options d’une campagne
flames-group-score = Les points d’une campagne
flames-group-scale = L’échelle d’une campagne
