# Les mots des missions de wings, en français. Le dossier en a les mêmes clés.

wings-group-mis = Les missions
wings-group-area = L’aire de jeu
wings-group-mp = Les points de mission
wings-group-dep = Le déploiement
wings-group-vp = Les points de victoire
wings-group-hom = L’homologation
wings-group-rein = Les renforts
wings-group-rank = Les grades
wings-group-sup = La suprématie aérienne

wings-option-prior-recon = La zone a déjà été reconnue
wings-option-homologation = Les victoires demandent un témoin
wings-option-reinforcements = Renforts

wings-task-rescue = à délivrer
wings-task-test = à toucher avec l’arme nouvelle
wings-task-steal = à voler

wings-errand-patrol = patrouille offensive
wings-errand-reconnaissance = reconnaissance
wings-errand-photography = photographies
wings-errand-bombing = bombardement
wings-errand-strafing = attaque au sol
wings-errand-rescue = sauvetage
wings-errand-test = essai d’une arme
wings-errand-theft = vol d’un prototype

wings-board-mission = { $side } : { $errand }
wings-board-reserve =
    { $points ->
        [one] { $points } point de mission en réserve
       *[other] { $points } points de mission en réserve
    }
wings-board-flyer =
    { $aircraft } { $name ->
        [none] le remplaçant
       *[other] { $name }
    } : { $fate } · { $victories ->
        [one] { $victories } victoire
       *[other] { $victories } victoires
    }, dont { $homologated } homologuées · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wings-place = place { $number } en partant du sud
wings-ask-deploy = { $aircraft } : où, le long de votre bord, en secret ?
wings-ask-reinforce = { $aircraft } n’est plus là. Avec quoi quelqu’un revient-il ?
wings-ask-relieve = { $aircraft } : qui de l’escadrille vient ?
wings-pass-reinforce = personne ne vient

wings-event-deployed = Tous les avions sont placés : { $aircraft }
wings-event-reinforced = { $aircraft } arrive en renfort : { $type }
wings-event-prototype-taken = { $aircraft } a changé d’avion : il vole maintenant sur { $type }
wings-event-task-done-rescue = { $aircraft } a pris à bord l’homme de { $piece }
wings-event-task-done-test = { $aircraft } a touché { $piece } avec l’arme nouvelle
wings-event-task-done-steal = { $aircraft } a pris le prototype de { $piece }
wings-event-mission-ended =
    { $success ->
        [yes] { $side } a rempli sa mission
       *[no] { $side } n’a pas rempli sa mission
    }

wings-learn-deploy = Chaque camp prépare son plan à part ; le terrain ennemi se voit quand tous sont placés.
wings-learn-reinforce = Ce que votre réserve paie arrive maintenant, ou à un tour suivant.
wings-learn-relieve = Qui est au sol et en état de voler ; son statut se paie.
