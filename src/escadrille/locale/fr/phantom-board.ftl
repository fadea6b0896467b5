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
phantom-page-cool = Sang-froid { $cool }
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
phantom-page-slot = N°
phantom-page-now = en cours
phantom-page-head-target = Cible
phantom-page-head-damage = Dégâts
phantom-page-head-vp = PV
phantom-page-head-lost = Avions perdus
phantom-page-head-missing = Disparus
phantom-page-head-so = OS
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
phantom-page-so-short = OS
phantom-page-grade = Bilan
phantom-page-card-vp = PV
phantom-page-card-damage = Dégâts
phantom-page-card-stress = Stress
phantom-page-card-aircraft = Avions
phantom-page-card-politics = Politique
phantom-page-card-sites = Sites
phantom-page-card-bandits = Bandits
phantom-page-soft = vulnérable

## Les charges

phantom-page-left = { $count } en stock
phantom-page-range = portée { $range }
phantom-page-weight = poids { $wp } sur { $most }
phantom-page-loaded = Pions emportés : en reposer un
phantom-page-named = Annoncés : { $named }
