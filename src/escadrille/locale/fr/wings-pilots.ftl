# Les mots des pilotes de wings, en français. Le dossier en a les mêmes clés.

wings-group-pil = Les pilotes
wings-group-evo = Les carrières
wings-group-death = La mort d’un pilote
wings-group-state = Les états du pilote
wings-group-wnd = Les blessures
wings-group-beh = Les comportements
wings-group-eqp = L’équipement

wings-option-pilots = Pilotes et points de vie
wings-option-behaviours = Comportements
wings-option-skills = Compétences
wings-option-skill-token-scale = Pions de compétence selon le statut
wings-option-skill-token-scale-2-4-6-8 = 2, 4, 6, 8
wings-option-skill-token-scale-2-3-4-5 = 2, 3, 4, 5
wings-option-equipment = Équipement

## wings: skills that take pilots, behaviours and equipment

wings-skill-excellent-shot = Excellent tireur
wings-skill-ace-of-aces = L’As des as
wings-skill-killer = Tueur
wings-skill-handyman = Bricoleur
wings-skill-ghost = Fantôme
wings-skill-knight = Chevalier des airs
wings-skill-hothead = Tête brûlée
wings-skill-opportunist = Opportuniste
wings-skill-guardian = Ange gardien
wings-skill-rammer = Éperonneur
wings-skill-soldier = Soldat
wings-skill-artist = Artiste
wings-skill-extinguisher = extincteur
wings-skill-vest = gilet pare-balles
wings-skill-incendiary = balles incendiaires
wings-skill-handgun = arme de poing
wings-skill-ammunition = surplus de munitions
wings-skill-parachute = parachute
wings-skill-does-excellent-shot = chaque carte d’un tir à courte portée coûte aussi un point de vie au pilote
wings-skill-does-ace-of-aces = une autre dernière carte, avant que les autres ne montrent la leur
wings-skill-does-killer = une des deux cartes d’un tir à courte portée frappe le pilote
wings-skill-does-handyman = un dégât doublé ne dure pas, une explosion ne fait que brûler
wings-skill-does-ghost = échappe à une attaque sur sa personne, ou à la première blessure
wings-skill-does-knight = épargne un pilote ennemi, qui est capturé
wings-skill-does-hothead = passe outre la seconde blessure
wings-skill-does-opportunist = une carte de plus contre qui fume, brûle ou fuit
wings-skill-does-guardian = une carte de plus contre qui poursuit un équipier en difficulté
wings-skill-does-rammer = une des deux cartes d’une collision va à l’autre
wings-skill-does-soldier = une carte de plus après un piqué, et des dégâts qui durent
wings-skill-does-artist = un tir sur lui compte comme non tiré
wings-skill-does-extinguisher = éteint les flammes, une fois
wings-skill-does-vest = arrête une blessure
wings-skill-does-incendiary = plus de feu, et rien pour les petits coups
wings-skill-does-handgun = un tir sur l’homme de l’autre habitacle
wings-skill-does-ammunition = moitié en plus
wings-skill-does-parachute = saute d’un avion perdu

wings-standing-rookie = bleu
wings-standing-ace = as
wings-standing-veteran = as expérimenté
wings-standing-ace-of-aces = as des as

wings-fate-active = en service actif
wings-fate-wounded = blessé
wings-fate-grave = sérieusement blessé
wings-fate-missing = porté disparu entre les lignes
wings-fate-captured = capturé
wings-fate-dead = mort

wings-man-pilot = le pilote
wings-man-observer = l’observateur

wings-note-airman =
    { $name ->
        [none] { $standing }
       *[other] { $name }, { $standing }
    }, { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
wings-note-behaviour =
    { $ready ->
        [yes] { $behaviour }
       *[no] { $behaviour } (utilisé)
    }
wings-note-equipment = { $items }
wings-note-fate = { $man } : { $fate }
wings-cause-handgun = arme de poing

wings-ask-keep = { $aircraft } : votre pilote est blessé. Quelle compétence garde-t-il ?
wings-ask-give = { $aircraft } : quelle carte frappe l’homme lui-même ?
wings-ask-pistol = { $aircraft } : une arme de poing, et sur qui ?
wings-ask-last-card = { $aircraft } : une autre dernière carte ?
wings-ask-power = { $aircraft } : { $skill }, ici et maintenant ?
wings-pass-pistol = pas de tir
wings-pass-last-card = garder la carte
wings-do-use-power = oui

wings-event-power-used = { $aircraft } : { $skill }
wings-event-shot-cancelled = { $aircraft } n’est pas là où va le tir de { $shooter }
wings-event-wounded =
    { $aircraft } : { $man } est touché, { $state } ({ $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    })
wings-event-skill-kept = { $aircraft } : le pilote blessé garde { $skill }
wings-event-given = { $by } frappe le pilote de { $aircraft } lui-même : { $card }
wings-event-pistol-fired = { $aircraft } tire à l’arme de poing sur le pilote de { $target }
wings-event-last-card-changed = { $aircraft } change sa dernière carte
wings-event-rammed = { $aircraft } éperonne { $other }
wings-event-mended = { $aircraft } répare : { $special }, { $card }
wings-event-jumped =
    { $opened ->
        [yes] Le pilote de { $aircraft } saute ; il tire { $cards }
       *[no] Le pilote de { $aircraft } saute, et le parachute ne s’ouvre pas ; il tire { $cards }
    }
wings-event-pilot-fate = { $aircraft } : { $man } est { $fate }

wings-learn-keep = Il n’use que de cette compétence jusqu’à la fin du combat.
wings-learn-give = Une blessure coûte des points de vie : au-dessous de zéro le pilote est mort, et son avion tombe.
wings-learn-pistol = L’arme de poing tire une fois par tour, sur qui est à une demi-réglette et à votre hauteur.
wings-learn-last-card = Vous avez vu deux cartes de chacun : changez la troisième avant qu’ils ne montrent la leur.
wings-use-once = une fois par partie

# The career of a pilot of one's own, in the terminal
wings-own-man = { $name }, { $rank } ({ $standing }), { $behaviour } : { $state }
wings-own-sum = { $victories ->
    [0] aucune victoire
    [one] { $victories } victoire
   *[other] { $victories } victoires
}, { $points } PV
wings-own-has = { $what } : { $does }
wings-own-flight = { $number }. { $errand } : { $state }, { $victories ->
    [0] aucune victoire
    [one] { $victories } victoire
   *[other] { $victories } victoires
}, { $points } PV
wings-own-due = Doit en apprendre { $count }, parmi : { $skills }
wings-own-shop = Pourrait acheter : { $items }
