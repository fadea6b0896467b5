# Les mots de phantom, en français. Le dossier en a les mêmes clés.

## phantom : les noms

phantom-level-newbie = Nouveau
phantom-level-green = Bleu
phantom-level-average = Normal
phantom-level-skilled = Expérimenté
phantom-level-veteran = Vétéran
phantom-level-ace = As

phantom-status-okay = Ok
phantom-status-shaken = secoué
phantom-status-unfit = inapte
phantom-band-okay = Ok
phantom-band-shaken = sec.
phantom-band-unfit = inap

phantom-altitude-high = haute altitude
phantom-altitude-low = basse altitude
phantom-letter-high = H
phantom-letter-low = L
phantom-letter-soft = S
phantom-speed-fast = R
phantom-speed-slow = L

phantom-grade-dismal = Désastreux
phantom-grade-poor = Médiocre
phantom-grade-adequate = Convenable
phantom-grade-good = Bon
phantom-grade-great = Excellent

phantom-leg-target-bound = vers la Cible
phantom-leg-over-target = sur Cible
phantom-leg-home-bound = au retour

phantom-guns = canon
phantom-unarmed = aucune charge
phantom-nobody = personne
phantom-and = {" "}et{" "}
phantom-point = ,
phantom-percent = { $percent } %

phantom-intel-none = rien n’est retiré
phantom-intel-site-any = un Site
phantom-intel-site-centre = un Site au centre
phantom-intel-bandit-any = un Bandit
phantom-intel-bandit-centre = un Bandit au centre

phantom-phase-set-up = l’escadrille
phantom-phase-draw = choix de la Cible
phantom-phase-sites = Sites
phantom-phase-flight = la formation
phantom-phase-tanker = ravitailleur
phantom-phase-arms = armement
phantom-phase-target-bound = vers la Cible
phantom-phase-abort = dernière occasion d’annuler
phantom-phase-placement = placement
phantom-phase-bandits = Bandits
phantom-phase-intel = Renseignements
phantom-phase-over-target = sur Cible
phantom-phase-turns = sur Cible
phantom-phase-home-bound = retour au bercail
phantom-phase-rescue = secours
phantom-phase-debriefing = débriefing
phantom-phase-rest = repos
phantom-phase-record = feuille de marque
phantom-phase-end = fin de la mission
phantom-phase-over = la campagne est finie

phantom-step-jettison = largage
phantom-step-fast = attaques des rapides
phantom-step-enemy = attaques ennemies
phantom-step-slow = attaques des lents
phantom-step-move = mouvement
phantom-step-bandits = mouvement des Bandits

phantom-decision =
    { $value ->
        [recruit] carte Pilote
        [promote] promotion
        [target] Cible
        [assign] formation
        [tanker] ravitailleur
        [arm] charge
        [relief] répit
        [abort] demi-tour
        [place] zone d’entrée
        [level] altitude
        [intel] Renseignements
        [remove] événement
        [jettison] largage
        [drop] ce qui est largué
        [attack] attaque
        [aim] ce qui est attaqué
        [weapons] armes de l’attaque
        [suppress] suppression
        [evade] esquive
        [move] mouvement
        [rest] repos prioritaire
       *[other] { $value }
    }

phantom-zone =
    { $value ->
        [A-W] A-O
        [P-SW] P-SO
        [P-W] P-O
        [P-NW] P-NO
       *[other] { $value }
    }
phantom-table-help =
    { $count ->
        [one] { $count } feuille d’aide
       *[other] { $count } feuilles d’aide
    }
phantom-table-aircraft =
    { $count ->
        [one] { $count } type d’appareil
       *[other] { $count } types d’appareil
    }
phantom-table-pilot =
    { $count ->
        [one] { $count } carte Pilote
       *[other] { $count } cartes Pilote
    }
phantom-table-weapon =
    { $count ->
        [one] { $count } arme
       *[other] { $count } armes
    }
phantom-table-supply =
    { $count ->
        [one] { $count } sorte de pion d’arme
       *[other] { $count } sortes de pions d’arme
    }
phantom-table-site =
    { $count ->
        [one] { $count } Site
       *[other] { $count } Sites
    }
phantom-table-bandit =
    { $count ->
        [one] { $count } Bandit
       *[other] { $count } Bandits
    }
phantom-table-counter =
    { $count ->
        [one] { $count } sorte de pion de défense
       *[other] { $count } sortes de pions de défense
    }
phantom-table-region =
    { $count ->
        [one] { $count } région
       *[other] { $count } régions
    }
phantom-table-target =
    { $count ->
        [one] { $count } carte Cible
       *[other] { $count } cartes Cible
    }
phantom-table-event =
    { $count ->
        [one] { $count } carte Événement
       *[other] { $count } cartes Événement
    }
phantom-table-track =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistes
    }
phantom-table-sheet =
    { $count ->
        [one] { $count } feuille de campagne
       *[other] { $count } feuilles de campagne
    }

phantom-reason-dismal = Une campagne désastreuse.
phantom-reason-poor = Une campagne médiocre.
phantom-reason-adequate = Une campagne convenable.
phantom-reason-good = Une bonne campagne.
phantom-reason-great = Une excellente campagne.
phantom-reason-unfinished = inachevée

phantom-group-geo = L’écran tactique
phantom-group-comp = Matériel et état
phantom-group-pilot = Pilotes et appareils
phantom-group-setup = Mise en place d’une campagne
phantom-group-track = Les trois pistes
phantom-group-so = Points d’option spéciale
phantom-group-seq = Séquence de jeu
phantom-group-pre = Pré-vol
phantom-group-arm = Armement
phantom-group-tb = Vol vers la Cible
phantom-group-ot = Sur Cible
phantom-group-atk = Vos attaques
phantom-group-aa = Attaques air-air
phantom-group-ag = Attaques air-sol
phantom-group-dmg = Dégâts
phantom-group-eny = Attaques ennemies
phantom-group-react = Suppression et esquive
phantom-group-house = Ce qu’ajoute la maison
phantom-group-ruling = Décisions là où la règle se tait

phantom-option-random-squadron = Escadrille au hasard
phantom-option-enemy-die = Ajouté aux jets d’attaque ennemis
phantom-option-one-suppressor-per-attack = Une seule suppression par attaque ennemie
phantom-option-rest-recovery = Stress perdu au repos
phantom-option-priority-rest = Repos prioritaire contre des OS
phantom-option-kill-experience = Expérience pour une victoire
phantom-option-partial-success = PV pour une Cible à demi détruite

## phantom : la table

phantom-board-mission = mission { $slot }/{ $missions }
phantom-board-turn = tour { $turn }/{ $turns } : { $step }
phantom-board-points = PV { $vp } ({ $grade }) · OS { $so } · { $levels }
phantom-board-threat =
    { $type } : { $attack }, portée { $range }, { $altitudes }{ $radar ->
        [yes] , radar
       *[no] {""}
    }

phantom-track-recon = Reconnaissance
phantom-track-intel = Renseignements
phantom-track-politics = Politique
phantom-track-recon-value =
    { $value ->
        [one] 1 carte Cible
       *[other] { $value } cartes Cible
    }
phantom-track-intel-value = { $value }
phantom-track-politics-value = Cibles jusqu’à { $value }

phantom-col-pilot = pilote
phantom-col-type = type
phantom-col-level = niveau
phantom-col-stress = stress : Ok│secoué│
phantom-col-figures = AA/AS
phantom-col-cool = Cl
phantom-col-xp = XP

phantom-head-politics = Pol
phantom-head-vp = PV
phantom-head-stress = Str
phantom-head-damage = Dég
phantom-head-aircraft = App
phantom-head-sites = Sit
phantom-head-bandits = Bdt
phantom-head-lost = Perdu
phantom-head-missing = Disp
phantom-head-cool = Clm
phantom-head-okay = Ok AA/AS
phantom-head-shaken = secoué AA/AS
phantom-head-xp = XP
phantom-head-so = OS

phantom-gain-recon = Reco +{ $points }
phantom-gain-intel = Rens +{ $points }
phantom-gain-so = OS +{ $points }
phantom-gain-vp = PV +{ $points }

phantom-note-worth = PV { $vp }, stress { $stress }
phantom-note-destroyed = détruite
phantom-note-soft = cible légère
phantom-note-tanker = ravitailleur
phantom-note-blind = aveugle en haute altitude
phantom-note-penalty = −{ $wp } de poids
phantom-note-sar = secours { $shift }
phantom-note-more = PV +{ $vp } si détruite
phantom-note-place = { $zone }, { $altitude }
phantom-note-load = { $load } ({ $wp }/{ $most } de poids)
phantom-note-gun = canon
phantom-note-heavy = air-air { $shift }
phantom-note-damaged = endommagé

phantom-role-missing = porté disparu
phantom-role-aborted = a fait demi-tour
phantom-role-down-target-bound = abattu vers la Cible
phantom-role-down-over-target = abattu sur Cible
phantom-role-down-home-bound = abattu au retour

phantom-log-calm = période de calme
phantom-log-destroyed = détruite
phantom-log-stands = debout

phantom-help =
    Pilotes, Cibles, armes et zones se tapent par leur nom : monger, mk-82,
    a-n, s1 ; -mk-82 repose un pion, pigeon+ prend une carte sur son côté promu (★).
    Stress : ■ dans ses plages, Ok│secoué│. R rapide, L lent ; +1/−2 sont les
    chiffres air-air et air-sol ; Cl est le Calme ; OS : points d’option.
    ▲ haute altitude, ▼ basse altitude, ! endommagé, · a attaqué, ► est interrogé.
    5/8/10 : jets minimaux pour stress, endommagé, abattu ; – jamais.
    La valeur en vigueur d’une piste est entre crochets ; Sc+B : un Site au centre
    et un Bandit.
    Sites et Bandits d’une Cible : dans chaque zone d’approche / au centre.

## phantom : les chances

phantom-odds = { $word }, { $percent }
phantom-odds-never = impossible
phantom-odds-slim = très improbable
phantom-odds-unlikely = peu probable
phantom-odds-even = incertain
phantom-odds-likely = probable
phantom-odds-strong = très probable
phantom-odds-certain = certain
phantom-odds-damage = { $mean } de dégâts en moyenne
phantom-odds-target = { $mean } de dégâts en moyenne ; la détruire : { $odds }
phantom-odds-threat = Si rien n’est fait : { $odds }
phantom-odds-named = Jusqu’ici : { $odds }
phantom-odds-loads = Chargé jusqu’ici : { $mine } de dégâts en moyenne, { $all } pour la formation entière sur les { $needed } nécessaires ; la détruire : { $odds }
phantom-harm-miss = raté { $percent }
phantom-harm-stress = stress { $percent }
phantom-harm-damaged = endommagé { $percent }
phantom-harm-lost = abattu { $percent }

## phantom : les questions

phantom-ask-recruit =
    Un pilote { $level } ({ $left ->
        [one] 1 place
       *[other] { $left } places
    } de ce niveau ; OS { $so }) : quelle carte ?
phantom-ask-promote = Promouvoir quelqu’un pour { $cost } OS ? Vous en avez { $so }.
phantom-ask-target = Quelle Cible ? La Politique permet jusqu’à { $politics } ; OS { $so }.
phantom-ask-assign =
    Qui part ? { $named ->
        [one] { $named } désigné sur { $most }.
       *[other] { $named } désignés sur { $most }.
    }
phantom-ask-tanker = Un ravitailleur pour { $cost } OS (vous en avez { $so }) ? Il rend { $wp } de poids à chaque appareil.
phantom-ask-arm = { $pilot } : { $load } ({ $wp }/{ $most } de poids ; OS { $so }). Que charger ?
phantom-ask-relief = Qui perd { $points } de stress ?
phantom-ask-abort = Quelqu’un fait-il demi-tour ?
phantom-ask-place = Par où entre { $pilot } ?
phantom-ask-level = À quelle altitude vole { $pilot } ?
phantom-ask-intel =
    Renseignements : quel { $face ->
        [site] Site
       *[bandit] Bandit
    }{ $area ->
        [centre] {" "}du centre
       *[any] {""}
    } est détruit ?
phantom-ask-remove =
    L’événement : quel { $face ->
        [site] Site
       *[bandit] Bandit
    }{ $area ->
        [approach] {" "}d’une zone d’approche
       *[any] {""}
    } est détruit ?
phantom-ask-jettison = Quelqu’un largue-t-il quelque chose ?
phantom-ask-drop = Que largue { $pilot } ?
phantom-ask-attack =
    { $fast ->
        [yes] Quel pilote rapide attaque maintenant ?
       *[no] Quel pilote lent attaque maintenant ?
    }
phantom-ask-aim = Qu’attaque { $pilot } ?
phantom-ask-weapons =
    { $suppression ->
        [yes] { $pilot } fait taire { $aim }
       *[no] { $pilot } attaque { $aim }
    } (modificateur { $modifier } ; annoncé : { $named }). Avec quoi ?
phantom-ask-suppress = { $threat } attaque { $pilot }. Qui le fait taire ?
phantom-ask-evade = { $threat } attaque { $pilot }. Esquiver ?
phantom-ask-move = Où va { $pilot } ?
phantom-ask-rest =
    À qui le repos prioritaire : { $points } de stress en moins pour { $cost } OS ? { $count ->
        [one] Une fois encore ;
       *[other] Jusqu’à { $count } fois ;
    } OS { $so }.

## phantom : les réponses

phantom-pass-promote = personne de plus
phantom-pass-assign = la formation est complète
phantom-pass-tanker = pas de ravitailleur
phantom-pass-arm = la charge est complète
phantom-pass-abort = en route vers la Cible
phantom-pass-intel = ne rien détruire
phantom-pass-jettison = personne de plus
phantom-pass-drop = garder le reste
phantom-pass-attack = plus d’attaque à cette étape
phantom-pass-suppress = pas de suppression
phantom-pass-evade = poursuivre : { $odds }
phantom-pass-rest = personne de plus

phantom-do-calm = pas de mission : période de calme, les trois marqueurs une case à gauche
phantom-do-recon =
    { $cards ->
        [one] 1 carte Cible de plus
       *[other] { $cards } cartes Cible de plus
    } pour { $so } OS
phantom-do-tanker = acheter le ravitailleur
phantom-do-unload = reposer { $weapon }
phantom-do-guns = canon : { $odds }
phantom-do-fire = lancer les dés : { $odds }
phantom-do-evade = esquiver ({ $stress } de stress) : { $odds }
phantom-do-low = basse altitude ; à portée de { $threats }
phantom-do-high = haute altitude ; à portée de { $threats }
phantom-do-zone =
    { $distance ->
        [0] sur la Cible
        [one] à 1 zone de la Cible
       *[other] à { $distance } zones de la Cible
    } ; ennemis à portée : { $low } en bas, { $high } en haut
phantom-do-stay =
    rester, { $distance ->
        [0] sur la Cible
        [one] à 1 zone de la Cible
       *[other] à { $distance } zones de la Cible
    } ; ennemis à portée : { $low } en bas, { $high } en haut
phantom-do-promote = { $level } : { $okay } ; { $shaken }
phantom-do-threat = { $threat } en { $zone }
phantom-do-aim = { $aim }, avec { $weapons } : { $odds }
phantom-do-use = { $weapon } (reste { $count }) : { $odds }

phantom-load-weight = poids { $wp }
phantom-load-cost = { $so } OS
phantom-load-soft = léger { $bonus }
phantom-load-figures = { $factors }, portée { $range }, { $altitudes }
phantom-load-mean = dégâts { $mean }

## phantom : les événements des cartes

phantom-effect-none = il ne se passe rien
phantom-effect-stress =
    { $points } de stress pour { $who ->
        [all] chaque pilote de la formation
       *[random] un pilote au hasard
    }
phantom-effect-relief =
    { $who ->
        [all] chaque pilote de la formation
       *[choice] un pilote de votre choix
    } perd { $points } de stress
phantom-effect-attack =
    { $by ->
        [radar] missiles
        [guns] canons
       *[bandit] chasseurs
    } : un appareil au hasard est attaqué ({ $attack })
phantom-effect-abort = un appareil au hasard fait demi-tour
phantom-effect-site-add =
    { $count ->
        [one] un Site de plus
       *[other] { $count } Sites de plus
    } { $zone ->
        [centre] au centre
       *[approach] { $count ->
            [one] dans une zone d’approche au hasard
           *[other] dans des zones d’approche au hasard
        }
    }
phantom-effect-site-remove =
    { $type ->
        [any] un Site de votre choix { $zone ->
            [approach] dans une zone d’approche est détruit
           *[any] est détruit
        }
       *[other] un Site de votre choix est détruit : { $type }
    }
phantom-effect-bandit-add =
    { $count ->
        [one] un pion Bandit de plus est tiré pour le centre
       *[other] { $count } pions Bandit de plus sont tirés pour le centre
    }
phantom-effect-bandit-remove = un Bandit de votre choix est détruit
phantom-effect-bandit-move = chaque Bandit avance d’une zone
phantom-effect-high-blind = rien au sol ne peut être attaqué depuis la haute altitude
phantom-effect-so = OS { $shift }
phantom-effect-sar = chaque jet de secours { $shift }
phantom-effect-politics =
    Politique { $boxes ->
        [one] une case
       *[other] { $boxes } cases
    } à { $right ->
        [yes] droite
       *[no] gauche
    }{ $least ->
        [0] {""}
       *[other] , si la valeur politique de la Cible est d’au moins { $least }
    }
phantom-effect-bonus = si la Cible est détruite : { $gains }

## phantom : le journal

phantom-event-recruited =
    { $pilot } rejoint l’escadrille ({ $level }){ $so ->
        [0] {""}
       *[other] , OS { $change }
    }
phantom-event-promoted = { $pilot } est promu : { $level }{ $so ->
        [0] {""}
       *[other] {" "}(OS −{ $so })
    }
phantom-event-mission-slot = Mission { $slot } sur { $missions }
phantom-event-marker-moved-recon =
    Reconnaissance : { $boxes ->
        [one] une case
       *[other] { $boxes } cases
    } { $right ->
        [yes] à droite
       *[no] à gauche
    }, { $value ->
        [one] 1 carte Cible
       *[other] { $value } cartes Cible
    }
phantom-event-marker-moved-intel =
    Renseignements : { $boxes ->
        [one] une case
       *[other] { $boxes } cases
    } { $right ->
        [yes] à droite
       *[no] à gauche
    }, { $value }
phantom-event-marker-moved-politics =
    Politique : { $boxes ->
        [one] une case
       *[other] { $boxes } cases
    } { $right ->
        [yes] à droite
       *[no] à gauche
    }, Cibles jusqu’à { $value }
phantom-event-so-changed = OS { $change } : il en reste { $left }
phantom-event-calm-period =
    { $forced ->
        [yes] Personne ne vole : le calme est forcé
       *[no] Période de calme
    }
phantom-event-campaign-ended = La campagne est finie : { $grade }. PV { $vp } ; { $flown ->
        [one] { $flown } mission
       *[other] { $flown } missions
    }, { $destroyed ->
        [one] { $destroyed } Cible détruite
       *[other] { $destroyed } Cibles détruites
    }, { $calm ->
        [one] { $calm } période de calme
       *[other] { $calm } périodes de calme
    } ; appareils perdus { $shot_down }, pilotes disparus { $missing }, promotions { $promotions } ; OS dépensés { $so_spent }, restants { $so_left }.
phantom-event-targets-drawn =
    { $reshuffled ->
        [yes] Les cartes Cible sont mélangées. Tirées : { $targets }
       *[no] Cibles tirées : { $targets }
    }
phantom-event-recon-bought = Reconnaissance achetée pour { $so } OS
phantom-event-target-chosen = La Cible : { $target } ({ $region })
phantom-event-site-placed = En { $zone } : { $threat } { $site }
phantom-event-assigned = { $pilot } partira
phantom-event-tanker-bought = Un ravitailleur est du voyage ({ $so } OS)
phantom-event-armed =
    { $pilot } emporte { $load } (poids { $wp }{ $so ->
        [0] {""}
       *[other] , { $so } OS
    })
phantom-event-armed-empty = { $pilot } n’emporte rien
phantom-event-event-drawn =
    { $reshuffled ->
        [yes] (Les cartes Événement sont mélangées.){" "}
       *[no] {""}
    }{ $card } ({ $leg }). { $text } — { $effect }
phantom-event-event-ignored = { $card } reste sans objet
phantom-event-blinded = Rien au sol ne peut être attaqué depuis la haute altitude pendant cette mission
phantom-event-singled = Cela tombe sur { $pilot }
phantom-event-stressed = { $pilot } prend { $points } de stress : { $stress } ({ $status })
phantom-event-relieved = { $pilot } perd { $points } de stress : { $stress } ({ $status })
phantom-event-disarmed = { $pilot } est inapte et perd { $load }
phantom-event-aborted = { $pilot } fait demi-tour
phantom-roll = { $weapon } { $die } : { $damage }
phantom-event-placed = { $pilot } entre en { $zone }, { $altitude }
phantom-event-flew = { $pilot } vole vers { $zone }, { $altitude }
phantom-event-jettisoned = { $pilot } largue { $weapon }
phantom-event-shot-down = { $pilot } est abattu { $leg } !
phantom-event-damaged = { $pilot } est endommagé
phantom-event-bandit-placed = En { $zone } : { $threat } { $bandit }
phantom-event-no-bandits =
    { $blanks ->
        [one] Un pion tiré n’était pas un Bandit
       *[other] { $blanks } pions tirés n’étaient pas des Bandits
    }
phantom-event-bandit-moved = { $threat } vole vers { $zone }
phantom-event-threat-destroyed = { $by } détruit { $threat } { $type }
phantom-event-threat-destroyed-intel = Les Renseignements détruisent { $threat } { $type }
phantom-event-threat-destroyed-event = L’événement détruit { $threat } { $type }
phantom-event-turn-began = Tour { $turn } sur Cible
phantom-event-attacked =
    { $pilot } { $suppression ->
        [yes] supprime { $aim } : { $rolls }{ $total ->
            [0] . C’est manqué
           *[other] . C’est réussi
        }
       *[no] attaque { $aim } : { $rolls }
    }
phantom-event-target-damaged =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } à la Cible : { $total }/{ $needed }
phantom-event-target-destroyed = { $target } : Cible détruite !
phantom-event-threatened = { $threat } attaque { $pilot }
phantom-event-threatened-event = { $pilot } est attaqué
phantom-event-suppressed = L’attaque de { $threat } est annulée par { $pilot }
phantom-event-evaded = { $pilot } esquive
phantom-event-fired = { $threat } tire sur { $pilot } : { $dice }, modifié { $modified } : { $result }
phantom-event-itself = L’ennemi
phantom-fired-miss = raté
phantom-fired-stress = stress
phantom-fired-damaged = endommagé
phantom-fired-destroyed = abattu
phantom-event-searched = Les secours cherchent { $pilot } : { $die }, modifié { $modified } : { $result }
phantom-searched-quick = secours rapides
phantom-searched-under-fire = secouru sous le feu
phantom-searched-missing = porté disparu
phantom-event-debriefed = Débriefing : { $target } { $destroyed ->
        [yes] est détruite
       *[no] tient debout
    } (dégâts { $damage }). PV +{ $vp }{ $lost ->
        [0] {""}
       *[other] , −{ $lost } pour les pertes (appareils { $shot_down }, pilotes disparus { $missing })
    }
phantom-event-recorded =
    { $pilot } : stress { $stress } ({ $status }), XP { $xp }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }

## phantom : les faits des refus

phantom-fact-aim = contre { phantom-zone }
phantom-fact-aircraft = appareil { $value }
phantom-fact-allowed = permis : jusqu’à { $value }
phantom-fact-altitude =
    { $value ->
        [high] haute altitude
       *[low] basse altitude
    }
phantom-fact-back = reposés { $value }
phantom-fact-campaign = campagne { $value }
phantom-fact-card = carte { $value }
phantom-fact-cards = cartes restantes { $value }
phantom-fact-cost = coûte { $value } OS
phantom-fact-counters = pions restants { $value }
phantom-fact-damage = dégâts { $value }
phantom-fact-decision = question : { phantom-decision }
phantom-fact-distance = distance { $value }
phantom-fact-fast =
    { $value ->
        [yes] rapide
       *[no] lent
    }
phantom-fact-from = depuis { phantom-zone }
phantom-fact-left = poids restant { $value }
phantom-fact-level =
    niveau { $value ->
        [newbie] { phantom-level-newbie }
        [green] { phantom-level-green }
        [average] { phantom-level-average }
        [skilled] { phantom-level-skilled }
        [veteran] { phantom-level-veteran }
       *[ace] { phantom-level-ace }
    }
phantom-fact-load = pions à bord { $value }
phantom-fact-loaded = à bord { $value }
phantom-fact-pilot = pilote { $value }
phantom-fact-politics = valeur politique { $value }
phantom-fact-reason =
    { $value ->
        [already-chosen] déjà choisie
        [already-assigned] déjà désigné
        [not-on-the-display] pas sur l’écran
        [nothing-in-reach] rien à portée
        [not-refusable] ne se refuse pas
        [guns-and-counters-are-not-combined] canon et pions ne se combinent pas
        [not-drawn] pas tirée
        [gone] disparu
       *[other] { $value }
    }
phantom-fact-service =
    { $value ->
        [usaf] US Air Force
       *[usn] US Navy
    }
phantom-fact-slot =
    { $value ->
        [newbie] place de { phantom-level-newbie }
        [green] place de { phantom-level-green }
        [average] place de { phantom-level-average }
        [skilled] place d’{ phantom-level-skilled }
        [veteran] place de { phantom-level-veteran }
       *[other] mission { $value }
    }
phantom-fact-so = OS { $value }
phantom-fact-stress = stress { $value }
phantom-fact-target = Cible { $value }
phantom-fact-threat = { $value }
phantom-fact-turn = tour { $value }
phantom-fact-weapon = arme { $value }
phantom-fact-wp = pèse { $value }
phantom-fact-years = en service { $value }
phantom-fact-zone = zone { phantom-zone }

## Le livre de l’escadron

phantom-book-slots = mission { $slot } sur { $missions }
phantom-book-vp = PV { $vp } ({ $grade })
phantom-book-so = OS dépensés { $spent }, restants { $left }
phantom-book-flown = en mission
phantom-book-yes = oui
phantom-book-missions-title = Missions
phantom-book-accounts-title = Points OS et marqueurs
phantom-book-pilots-title = Pilotes
phantom-book-stress-title = Stress
phantom-book-xp-title = Expérience
phantom-book-vp-title = Points de victoire
phantom-book-slot = mission
phantom-book-target = Cible
phantom-book-result = résultat
phantom-book-damage = dégâts
phantom-book-gain = PV
phantom-book-total = PV en tout
phantom-book-shot-down = abattus
phantom-book-missing = disparus
phantom-book-weapons-so = OS en armes
phantom-book-other-so = autres OS
phantom-book-recon = recon.
phantom-book-intel = renseign.
phantom-book-politics = politique
phantom-book-pilot = pilote
phantom-book-aircraft = appareil
phantom-book-level = niveau
phantom-book-promoted = promu
phantom-book-xp = XP
phantom-book-stress = stress
phantom-book-status = état
phantom-book-missions = missions

## Le conseiller

phantom-course-usual = comme d’habitude
phantom-course-high = toute la formation à haute altitude
phantom-course-low = toute la formation à basse altitude
phantom-course-everyone = autant d’appareils que la cible le permet
phantom-course-few = une demi-formation
phantom-course-free = seulement des pions qui ne coûtent aucun point OS
phantom-course-missiles = cet appareil en escorte, avec des missiles
phantom-course-home = tout le monde fait demi-tour
phantom-figure-worth = valeur pour la campagne : { $vp } PV, tout compté
phantom-figure-destroyed = Cible détruite : { $odds }
phantom-figure-vp = PV : { $value }
phantom-figure-lost = appareils abattus : { $value }
phantom-figure-missing = pilotes disparus : { $value }
phantom-figure-stress = stress de l’escadron : { $value }
phantom-figure-so = points OS : { $value }
phantom-spread-always = { $low } chaque fois
phantom-spread-same = { $mean } en moyenne, presque toujours { $low }
phantom-spread-between = { $mean } en moyenne, de { $low } à { $high } dans huit vols sur dix
