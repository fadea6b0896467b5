# Le tableau de phantom : les mots de son affichage, de sa fiche, de ses cartes et de ses pions.

## L’affichage tactique

phantom-page-display = L’affichage tactique : le centre, quatre zones d’approche, huit zones de pré-approche
phantom-page-legend = Sur un pion : les jets minimaux pour stress, endommagé et détruit ; dans le disque, la portée en zones.
phantom-page-threat =
    { $threat } : { $limits }, portée { $range }, { $altitudes }{ $radar ->
        [yes] , radar
       *[no] {""}
    }
phantom-page-attacks = { $by } attaque { $on }.
phantom-page-event = Événement

## Les pilotes

phantom-page-squadron = Escadrille
phantom-page-flight = La formation
phantom-page-ground = Au sol
phantom-page-no-pilots = Personne n’a encore rejoint l’escadrille.
phantom-page-fast = Rapide
phantom-page-slow = Lent
phantom-page-acted = a attaqué
phantom-page-figures = { $air } air, { $ground } sol
phantom-page-stress = Stress { $stress }, { $status } ; Ok jusqu’à { $okay }, secoué jusqu’à { $shaken }
phantom-page-stress-short = stress { $stress }, { $status }
phantom-page-cool = Calme { $cool }
phantom-page-xp = { $xp } XP avant promotion
phantom-page-so = OS { $so }

## La fiche de campagne

phantom-page-vp = Points de victoire : { $vp }
phantom-page-from =
    { $vp ->
        [one] dès { $vp } PV
       *[other] dès { $vp } PV
    }
phantom-page-tracks = Pistes · { $so } points d’option
phantom-page-places = Places à pourvoir
phantom-page-missions = Missions
phantom-page-now = en cours
phantom-page-clock = MISSION
phantom-page-clock-label =
    { $slot ->
        [0] Avant la première de { $missions } missions
       *[other] Mission { $slot } sur { $missions }
    }
phantom-page-mission = Mission { $slot }
phantom-page-before = L’escadrille

## La Cible

phantom-page-target = La Cible
phantom-page-damage = Dégâts { $damage } sur { $needed }
phantom-page-worth = Détruite à { $needed } : { $vp } PV. Chaque pilote prend { $stress } de stress après la mission.
phantom-page-vp-short = PV
phantom-page-so-short = Points d’option (OS)
phantom-page-grade = Bilan
phantom-page-card-vp = PV
phantom-page-card-damage = Dégâts
phantom-page-card-stress = Stress
phantom-page-card-aircraft = Avions
phantom-page-card-politics = Politique
phantom-page-card-sites = Sites
phantom-page-guard = { $approach } par approche, { $centre } au centre
phantom-page-unguarded = aucun
phantom-page-card-bandits = Bandits
phantom-page-soft = cible légère

## Les charges

phantom-page-range = portée { $range }
phantom-page-weight = poids { $wp } sur { $most }
phantom-page-loaded = Pions emportés : en reposer un

## Les écrans

phantom-screens = Écrans de la campagne
phantom-screen-map = Carte
phantom-screen-flight = Armement
phantom-screen-way = Événement
phantom-screen-area = Zone cible
phantom-screen-debriefing = Débriefing
phantom-screen-book = Livre d’escadrille
phantom-screen-outcome = Bilan
phantom-page-empty = Rien ici
phantom-page-may-go = Peut être choisie
phantom-page-lost =
    { $count ->
        [one] { $count } avion perdu
       *[other] { $count } avions perdus
    }

## La carte

phantom-map = La carte de campagne : régions et Cibles
phantom-map-region = { $region }, poids −{ $wp } : { $targets }
phantom-map-worth = { $vp } PV · politique { $politics }
phantom-map-state-open = peut être choisie
phantom-map-state-barred = tirée, interdite
phantom-map-state-chosen = la Cible actuelle
phantom-map-state-destroyed = détruite
phantom-map-state-idle = non tirée
phantom-map-thailand = THAÏLANDE
phantom-map-china = CHINE
phantom-map-gulf = Golfe du Tonkin
phantom-map-hainan = Hainan
phantom-map-cambodia = CAMBODGE
phantom-map-sea = Mer de Chine méridionale

## L’armement

phantom-arming-count =
    { $count ->
        [one] { $count } avion sur { $most } au plus
       *[other] { $count } avions sur { $most } au plus
    }
phantom-arming-nobody = Personne n’est encore désigné : choisissez ci-dessous qui part.
phantom-arming-distance = Éloignement

## Le débriefing

phantom-debriefing-of = Débriefing de la mission { $slot }
phantom-debriefing-calm = Période de calme
phantom-debriefing-calm-text = Personne n’a volé. Tous se sont reposés, et les trois marqueurs ont reculé d’une case.
phantom-debriefing-onward = Choisir la prochaine Cible
phantom-debriefing-points = Points de victoire
phantom-debriefing-lost = Avions abattus : { $aircraft }, pilotes disparus : { $missing }
phantom-debriefing-total = Cette mission
phantom-debriefing-pilots = Ce qu’elle a fait aux pilotes
phantom-debriefing-stress = Stress
phantom-debriefing-change = Avant → après
phantom-debriefing-xp = { $xp } XP
phantom-debriefing-fate = Son sort
phantom-debriefing-rested = Au repos :
phantom-debriefing-eased =
    { $same ->
        [yes] { $pilot } { $after }
       *[no] { $pilot } { $before } → { $after }
    }
phantom-debriefing-search = abattu ; recherche ({ $die }) : { $result }
phantom-debriefing-kills =
    { $kills ->
        [one] { $kills } Site ou Bandit détruit
       *[other] { $kills } Sites ou Bandits détruits
    }
phantom-debriefing-promoted = promu : { $level }
phantom-debriefing-markers = Les marqueurs
phantom-debriefing-still = Aucun marqueur n’a bougé.
phantom-fate-home = rentré
phantom-fate-damaged = rentré endommagé
phantom-fate-aborted = demi-tour

## Le bilan

phantom-outcome-figures = La campagne en chiffres
phantom-outcome-of = { $count } sur { $of }
phantom-outcome-destroyed = Cibles détruites
phantom-outcome-calm = Périodes de calme
phantom-outcome-sorties = Sorties
phantom-outcome-dice = Armes au but
phantom-outcome-damage = Dégâts aux Cibles
phantom-outcome-threats = Sites et Bandits détruits
phantom-outcome-fired = Tirs ennemis au but
phantom-outcome-suppressed = Tirs étouffés
phantom-outcome-evaded = Esquives
phantom-outcome-lost = Avions perdus
phantom-outcome-missing = Pilotes disparus
phantom-outcome-missions = Missions

## Guide : que faire, et pourquoi

phantom-guide-recruit = Composez l’escadrille, un pilote à la fois. Regardez les chiffres air et sol (plus ils sont hauts, mieux c’est), le stress (une longue bande blanche tient plus longtemps) et la rapidité : les rapides attaquent avant l’ennemi.
phantom-guide-promote = Les points d’option (OS) achètent dès maintenant le meilleur côté d’un pilote. Ils paieront aussi armes spéciales et ravitailleurs : gardez-en.
phantom-guide-target = Choisissez où frapper. Vous êtes là pour les points de victoire ; les dégâts sont ce que vos bombes doivent faire, les Sites les canons qui attendent. La Politique ferme les Cibles trop chères pour un temps.
phantom-guide-assign = Désignez qui part : des rapides contre les Sites, de bons chiffres au sol pour les bombes. Ceux qui restent se reposent.
phantom-guide-tanker = La Cible est loin et le carburant pèse. Un ravitailleur rend à chaque avion toute sa charge.
phantom-guide-arm = Accrochez des armes jusqu’au poids permis. Un dé qui atteint le premier chiffre fait 1 dégât, le deuxième 2, et ainsi de suite. Une nacelle ECM gêne les missiles ; un avion chargé d’AIM-9 tient les MiG à distance.
phantom-guide-relief = Choisissez celui qui en a le plus besoin : un pilote secoué d’abord.
phantom-guide-abort = Vous avez vu ce qui arrive en chemin. Qui fait demi-tour rentre sauf mais ne largue rien ; ensuite, personne ne sort avant quatre tours.
phantom-guide-place = Entrez du côté qui a le moins de canons : sous chaque zone, qui vous y atteint, bas (L) ou haut (H). On avance d’une zone par tour : la Cible, au centre, est à deux zones.
phantom-guide-level = Bas, on échappe aux missiles ; haut, aux canons légers. Les pions du disque disent quelle altitude chacun atteint (H, L).
phantom-guide-intel = Le renseignement supprime une défense avant votre arrivée. Prenez celle qui porte le plus loin.
phantom-guide-remove = L’événement supprime une défense de votre choix. Prenez celle qui porte le plus loin.
phantom-guide-jettison = Avec des bombes on se bat mal : ne les larguez que si un MiG est sur vous.
phantom-guide-drop = Choisissez ce qui tombe. C’est perdu.
phantom-guide-attack = Qui attaque ? Les rapides tirent avant l’ennemi : envoyez-les sur les Sites qui peuvent vous toucher.
phantom-guide-aim = Choisissez ce qui est attaqué. Seule la Cible rapporte des points de victoire ; un Site détruit ne tire plus.
phantom-guide-weapons = Annoncez ce qui est largué, puis lancez les dés. Chaque pion a son dé et part, qu’il touche ou non.
phantom-guide-suppress = On peut faire baisser la tête à qui va tirer : un coup au but ne détruit rien, mais annule son tir.
phantom-guide-evade = Esquiver coûte 2 de stress ; l’ennemi lance deux dés et garde le plus bas. À faire si le tir peut vous abattre.
phantom-guide-move = Une zone par tour, à l’altitude de votre choix. Les zones jaunes sont permises ; les bombes tombent au centre.
phantom-guide-rest = Des points d’option peuvent offrir plus de repos à un pilote fatigué avant la prochaine mission.

phantom-outcome-so = Points d’option dépensés / restants

phantom-arming-defences = Ce qui vous attend
phantom-arming-undefended = Aucune défense connue pour l’instant.
phantom-arming-kind = Type
phantom-arming-reach = Portée
phantom-arming-zones = Zones

## Les chances

phantom-odds-needs = { $least }+ fait { $damage }
phantom-odds-to-hit = toucher : { $odds }
phantom-odds-to-destroy = la détruire : { $odds }
phantom-odds-unanswered = Si personne ne le fait taire :
phantom-odds-nobody = personne
phantom-odds-distance =
    { $distance ->
        [0] sur la Cible
        [one] Cible à { $distance } zone
       *[other] Cible à { $distance } zones
    }
phantom-odds-reach = { $altitude } : { $threats }
phantom-odds-reached = atteint par { $threats }
phantom-odds-unreached = personne ne vous y atteint
phantom-page-stay = rester
phantom-page-roll = lancer les dés
phantom-page-evade = esquiver pour { $stress } de stress
phantom-page-fly-on = continuer tout droit
phantom-page-left = reste { $left }, place pour { $fits }
phantom-arming-rolls = Jets
phantom-arming-expected =
    { $mean ->
        [one] { $mean } dégât sur la Cible en moyenne
       *[other] { $mean } dégâts sur la Cible en moyenne
    }
phantom-arming-outlook = Ce que la formation peut espérer
phantom-arming-all =
    { $mean ->
        [one] { $mean } dégât sur { $needed } en moyenne
       *[other] { $mean } dégâts sur { $needed } en moyenne
    }
phantom-arming-if = Si toutes les bombes tombent sur la Cible. Sites, Bandits et nerfs prélèvent leur part.

## Les propositions de l’état-major

phantom-proposal-squadron = Compléter l’escadrille pour moi
phantom-proposal-flight = Proposer une formation
phantom-proposal-load = Proposer une charge
phantom-proposal-loads = Armer toute la formation pour moi
phantom-proposal-working = L’état-major travaille…

phantom-page-sheet = Feuille de campagne

## Ordres pour toute la formation, et revue avant le décollage

phantom-flight-join = La formation suit { $leader } : { $zone }, { $altitude }
phantom-flight-drop = Toute la formation largue tout, { $pilot } en premier
phantom-review = Avant le décollage
phantom-review-ask = Chacun emporte-t-il ce qu’il faut ? Après le décollage, plus rien ne change.
phantom-review-open = { $done } : passer la formation en revue
phantom-review-go = { $done } : décoller
phantom-review-back = Retour à l’armement
