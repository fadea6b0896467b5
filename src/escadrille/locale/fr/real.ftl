# Missions volées sur de vraies tables, en français. Le dossier en a les mêmes clés.

real-host = Missions
real-host-no = volées ici
real-host-yes = sur une vraie table, rapportées à la main
real-title = Volée sur une vraie table
real-text = Vos cartes et vos figurines ont décidé de la mission { $mission } ; dites ce qui s’est passé, le livre est tenu.
real-mission = La mission { $mission } se vole sur votre table.
real-enter-text = Remplissez la feuille, puis enregistrez le rapport.
real-entered =
    { $who ->
        [you] Vous avez saisi un rapport.
       *[other] { $name } a saisi un rapport : regardez-le, acceptez-le, ou saisissez-en un autre.
    }
real-enter = Enregistrer le rapport
real-enter-other = Saisir plutôt ceci
real-agree = Accepter
real-waits = Attend { $names }.
real-keeper = Qui tient les rapports ?
real-keeper-nobody = tous les camps s’accordent
real-both = Un rapport vaut quand tous les camps l’acceptent.
real-kept-by = { $name } saisit les rapports pour tous.
real-open = Le rapport de la mission { $mission } peut être corrigé jusqu’au prochain ordre de mission.
real-reopening = Veut le corriger : { $names }.
real-correct = Corriger le rapport
real-found = Ce que cela donne
real-impossible = Aucune mission ne peut finir ainsi.
real-possible = Rien ne s’y oppose.
real-less = moins : { $label }
real-more = plus : { $label }
real-came = Ce qu’est devenu { $name }
real-came-home = Rentré
real-came-fled = En fuite
real-came-down = Abattu
real-damage = dégâts, sur { $of }
real-specials = spéciaux
real-wounds = vie perdue
real-by = par
real-ground = depuis le sol
real-witness = quelqu’un l’a vu
real-fell = tombé
real-zone-own = chez lui
real-zone-between = no man’s land
real-zone-enemy = chez l’ennemi
real-level = au niveau
real-cards = cartes A
real-card = { $flyer }, carte { $number }
real-card-face =
    { $card ->
        [pilot] pilote
        [explosion] explosion
       *[other] { $card }
    }
real-draws = à tirer
real-draws-rest = La table tire les cartes que vous ne saisissez pas.
real-so = Donc : { $fate }.
real-gives = victoires { $victories }, PV { $points }
real-nobody = personne
real-on-ground = Au sol
real-objective = Objectif { $number } : atteint par
real-balloon = Ballon { $number } : détruit par
real-harmed = objectifs seulement touchés
real-lost =
    { $what ->
        [trench] tranchées détruites
        [machine_gun] mitrailleuses détruites
       *[flak] batteries détruites
    }
real-outcome =
    { $success ->
        [yes] réussie
       *[no] manquée
    }

wings-campaign-odd-wreck-home = { $about } est rentré avec plus de dégâts qu’il n’en supporte.
wings-campaign-odd-sound-down = { $about } est tombé avec moins de dégâts qu’il n’en supporte.
wings-campaign-odd-nobody = { $about } n’a été abattu par personne.
wings-campaign-odd-ceiling = { $about } est tombé de plus haut que son plafond.

## missions made by the rules

made-link = Créer une mission
made-for = Créer une mission de { $system }
made-title = Une mission faite selon les règles
made-lists-link = Listes de forces
made-lists-for = Listes de forces de { $system }
made-lists-title = Listes de forces
made-year = Année
made-players = Avions de chaque côté
made-types = Ces avions volent
made-fly = La voler
made-another = Une autre
made-print = Imprimer
made-points = { $points } points de mission
made-seed = Graine { $seed } : les mêmes souhaits et la même graine donnent la même mission.

# A pilot of one's own (screens/pilot.js)
made-own-title = Votre propre pilote
made-own-for = Votre propre pilote de { $system }
made-own-loading = On va chercher son carnet…
made-own-fly = Partir en mission
made-own-in-the-air = En vol : retour à la mission
made-own-kept-here = Ce navigateur garde son carnet. Les missions terminées y sont inscrites quand vous revenez ici.
