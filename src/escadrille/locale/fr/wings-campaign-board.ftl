# Le plateau des campagnes de wings, en français. Le dossier en a les mêmes clés.

wings-camp-screens = Écrans de la campagne
wings-camp-screen-aerodrome = Aérodrome
wings-camp-screen-briefing = Ordre de mission
wings-camp-screen-debriefing = Compte rendu
wings-camp-screen-book = Livre d’escadrille
wings-camp-clock = MISSION

wings-camp-flag-create = Votre escadrille
wings-camp-flag-base = Votre aérodrome
wings-camp-flag-behaviour = Un nouveau
wings-camp-flag-skill = Sa compétence
wings-camp-flag-choose = Votre mission
wings-camp-flag-defend = Vos défenses
wings-camp-flag-pledge = Vos points
wings-camp-flag-aircraft = Vos forces
wings-camp-flag-pilot = Vos forces
wings-camp-flag-load = Vos forces
wings-camp-flag-fly = En vol

## the aerodrome

wings-camp-calendar = Calendrier de la campagne : { $date }
wings-camp-supremacy =
    { $side ->
        [none] équilibre
       *[other] avantage : { $side }
    }
wings-camp-field = Avions
wings-camp-no-aircraft = Pas encore d’avion.
wings-camp-ready = prêt
wings-camp-damaged =
    { $specials ->
        [0] endommagé
        [one] endommagé, { $specials } spécial
       *[other] endommagé, { $specials } spéciaux
    }
wings-camp-pilots = Pilotes
wings-camp-no-pilots = Pas encore de pilote.
wings-camp-stores = Magasins
wings-camp-empty = Rien en magasin pour le moment.
wings-camp-reserve = réserve { $points } PC
wings-camp-vp = { $points } PV
wings-camp-mp = PM
wings-camp-victories =
    { $count ->
        [0] aucune victoire
        [one] { $count } victoire
       *[other] { $count } victoires
    }
wings-camp-sorties =
    { $count ->
        [0] pas encore de mission
        [one] { $count } mission
       *[other] { $count } missions
    }
wings-camp-no-behaviour = comportement à choisir
wings-camp-to-choose = à choisir
wings-camp-market-first = Pour commencer
wings-camp-market-repair = Réparer
wings-camp-market-restock = Compléter : un achat par ligne
wings-camp-market-fresh = Nouveau : un seul
wings-camp-market-equip = Pour vos pilotes
wings-camp-score = Score de la campagne
wings-camp-score-told = Score : nous { $ours }, eux { $theirs }
wings-camp-majors = Objectifs majeurs
wings-camp-fallen = Prisonniers et morts
wings-camp-fell = { $name } : { $state } ({ $mission })

## a career

wings-camp-way-up = Son ascension
wings-camp-course = Points après chaque mission : { $points }
wings-camp-level =
    { $what ->
        [skill] une compétence de plus
       *[rank] un grade
    }
wings-camp-skills = Compétences
wings-camp-skills-of = { $count } sur 16
wings-camp-field-piloting = Pilotage
wings-camp-field-shooting = Tir
wings-camp-field-mechanics = Mécanique
wings-camp-field-evasion = Esquive
wings-camp-owned = acquise
wings-camp-ultimate = une compétence ultime demande les trois autres de son domaine
wings-camp-equipment = Équipement
wings-camp-no-gear = rien à lui
wings-camp-log = Carnet de missions
wings-camp-came =
    { $home ->
        [yes] rentré
       *[no] abattu
    }
wings-camp-unseen = { $count } sans témoin
wings-camp-joins = Rejoint { $squadron }
wings-camp-lost-in = Perdu à la mission { $mission }.
wings-camp-costs = coûte { $points } PM

## the briefing

wings-camp-step-choose = Ordres
wings-camp-step-defend = Défenses
wings-camp-step-plan = Forces
wings-camp-step-fly = Décollage
wings-camp-step-report = Rapport
wings-camp-no-mission = La prochaine mission
wings-camp-choose-note = Votre escadrille est active : choisissez une mission ci-dessous.
wings-camp-wait-note = Le choix de la mission revient à : { $side }.
wings-camp-map =
    La table de la mission, { $side } à l’ouest : { $zone ->
        [friendly] au-dessus de leurs lignes
        [conflict] au-dessus du no man’s land
        [enemy] derrière les lignes ennemies
       *[deep] loin derrière les lignes ennemies
    }
wings-camp-zone-ours = À nous
wings-camp-zone-theirs = À eux
wings-camp-zone-conflict = Zone de conflit
wings-camp-unsurveyed = terrain inconnu
wings-camp-points = Points de mission
wings-camp-bill-players = deux par joueur
wings-camp-bill-errand = type de mission
wings-camp-bill-zone = zone
wings-camp-bill-objectives = objectifs de plus
wings-camp-bill-advantage = différence de nombre
wings-camp-bill-alone = seul
wings-camp-bill-defences = défenses au sol
wings-camp-bill-least = au moins un par joueur
wings-camp-bill-asked = demandés, pour les deux camps
wings-camp-bill-known = la zone est connue
wings-camp-bill-balloons = ballons
wings-camp-bill-pledge = de notre réserve
wings-camp-secret = secret
wings-camp-may-deploy = Nous pouvons engager
wings-camp-they-deploy = Eux, avec ce qu’ils ajoutent en secret
wings-camp-left = restants
wings-camp-yours-only = pour vous seuls
wings-camp-unknown = inconnu
wings-camp-unknown-type = caché jusqu’au décollage
wings-camp-secret-note = Personne d’autre ne voit vos plans avant le décollage.
wings-camp-fly-note = Volez-la ici, laissez-la à un niveau ou renoncez-y : chaque camp décide pour lui.

## the debriefing

wings-camp-debriefing-of = Compte rendu de la mission { $mission } · { $date }
wings-camp-outcome =
    { $success ->
        [yes] réussie
       *[no] manquée
    }
wings-camp-earned = Points
wings-camp-lost-aircraft =
    { $count ->
        [0] aucun avion perdu
        [one] { $count } avion perdu
       *[other] { $count } avions perdus
    }
wings-camp-changes = Ce qui a changé
wings-camp-no-changes = Rien de perdu, personne n’est venu ni parti.
wings-camp-fates = Ce qu’ils sont devenus
wings-camp-head-pilot = Pilote
wings-camp-head-aircraft = Avion
wings-camp-head-state = État
wings-camp-head-victories = Victoires
wings-camp-head-vp = PV

## why not

wings-why-mis-04 = il y faut un biplace, et ce qu’il emporte
wings-why-mis-07 = il y faut un avion avec des roquettes
wings-why-maj-01 = partie sans objectifs majeurs
wings-why-maj-03 = déjà détruit
wings-why-maj-05 = il faut d’abord le photographier, à la mission précédente
wings-why-end-02 = partie sans le final
wings-why-ruling-110 = l’ennemi n’est pas encore assez affaibli
wings-why-ruling-90 = votre escadrille doit pouvoir faire décoller un avion
wings-why-camp-04 = la réserve ne le paie pas
wings-why-ruling-61 = un achat par ligne entre deux missions
wings-why-camp-16 = une seule ligne nouvelle entre deux missions
wings-why-camp-14 = il faut un mécanicien, et pour les dégâts spéciaux des pièces et des points
wings-why-ruling-108 = aucun en magasin
wings-why-eqp-02 = il ne peut dépenser ses dix derniers points
wings-why-camp-07 = l’escadrille n’en a plus
wings-why-dep-01 = pas assez de points de mission
wings-why-camp-06 = la réserve n’en a pas tant
wings-why-camp-15 = il n’est pas en état, ou il vole déjà
wings-why-camp-08 = pas assez de points de mission pour lui
wings-why-dep-05 = ce type ne peut l’emporter
wings-why-mp-05 = un par joueur, pas plus
wings-why-ruling-18 = un filet demande deux ballons
wings-why-skl-03 = il l’a déjà
wings-why-skl-04 = les trois autres de son domaine d’abord
wings-why-pil-01 = ses premières compétences viennent d’autres domaines
wings-why-beh-06 = pas d’esquive pour une tête brûlée
wings-why-beh-12 = pas de tir pour un éperonneur
wings-why-camp-11 = il n’y a plus de place
wings-why-end-01 = personne ne renonce avant la première mission

# A pilot of one's own, outside a campaign
wings-own-behaviour = Quel homme est-il ?
wings-own-nation = Il vole pour
wings-own-of-nation = { $nation ->
    [france] la France
    [britain] la Grande-Bretagne
    [belgium] la Belgique
    [italy] l’Italie
    [usa] les États-Unis
    [germany] l’Allemagne
   *[austria-hungary] l’Autriche-Hongrie
}
wings-own-name = Son nom
wings-own-skills = { $count ->
    [one] Ce qu’il sait faire : en choisir une
   *[other] Ce qu’il sait faire : en choisir { $count }
}
wings-own-enlist = L’enrôler
wings-own-heir = { $name } : { $fate }. Un autre prend sa place.
wings-own-rest = Passer une mission au sol, pour se remettre
wings-own-must-rest = Rester une mission à l’hôpital
wings-own-no-flight = Il n’a pas encore volé.
