# Ce que dit la table d’une campagne.
flames-campaign-start = Départ
flames-campaign-map = Carte de la campagne
flames-campaign-shut = pas encore ouverte
flames-campaign-missions = Missions
flames-campaign-difference = Alliés − Axe
flames-campaign-attacked = attaque : { $side }
flames-campaign-attacks = Attaque : { $side }
flames-campaign-attacks-open = Vos attaques
flames-campaign-to-come = à venir
flames-campaign-where = Où frapper ?
flames-campaign-options-of = Options : { $side }
flames-campaign-screens = Écrans de la campagne
flames-campaign-screen-map = Carte
flames-campaign-screen-mission = Mission
flames-campaign-screen-record = Registre
flames-campaign-clock = Mission
flames-campaign-chapter = Mission { $mission }
flames-campaign-flag-arrow = Votre objectif
flames-campaign-flag-option = En secret
flames-campaign-flag-fly = La mission
flames-campaign-values = Endommagé { $damaged }, détruit { $destroyed }, flak { $flak }
flames-campaign-drops = Bombes : dispersé { $dispersed }, normal { $normal }, serré { $tight }
flames-campaign-fly-note = Volez-la vous-même à sa propre table, laissez-la à un bot d’un niveau, ou abandonnez-la : l’autre camp la gagne alors.
flames-campaign-step-target = Objectif
flames-campaign-step-options = Options
flames-campaign-step-fly = Qui vole
flames-campaign-step-report = Vol et rapport
flames-campaign-scale-told = Endommagé à partir de { $damaged } bombes, détruit à partir de { $destroyed }. Tous les appareils indemnes larguent { $dispersed } en dispersé, { $normal } en normal, { $tight } en serré.
flames-campaign-brief-dispersed = D
flames-campaign-brief-normal = N
flames-campaign-brief-tight = S
flames-campaign-unhurt = D, N, S : ce que larguent tous les appareils si aucun n’est touché, en dispersé, normal et serré.
flames-campaign-raid = Le raid
flames-campaign-defence = La défense
flames-campaign-worth = { $points } pts chacun
flames-campaign-no-option = aucune option
flames-campaign-not-yet = option pas encore choisie
flames-campaign-losses = Pertes
flames-campaign-no-losses = Aucune jusqu’ici.
flames-campaign-head-ends = S’il finit
flames-campaign-head-points = points
flames-campaign-head-control = contrôle
flames-campaign-head-next = attaque ensuite
flames-campaign-head-mission = Mission
flames-campaign-head-target = Attaque
flames-campaign-head-status = État
flames-campaign-head-bombs = Bombes
flames-campaign-head-option-axis = Option Axe
flames-campaign-head-option-allies = Option Alliés
flames-campaign-head-axis = Axe
flames-campaign-head-allies = Alliés
flames-campaign-head-net = Résultat
flames-campaign-screen-result = Résultat
flames-campaign-result-title = { $target } : objectif { $status ->
    [intact] intact
    [damaged] endommagé
   *[destroyed] détruit
}
flames-campaign-result-control = contrôle : { $side } ·
flames-campaign-result-flak = La flak est retournée :
flames-campaign-result-points = Points de victoire
flames-campaign-result-so-far = La campagne jusqu’ici
flames-campaign-entry-target = objectif
flames-campaign-entry-aircraft = appareils abattus
flames-campaign-entry-pilots = pilotes
flames-campaign-entry-options = options
flames-campaign-entry-total = total
flames-campaign-entry-scaled = divisé par l’échelle { $scale }
flames-campaign-result-no-losses = Aucune dans cette mission.
flames-campaign-lost = { $side }, { $points } { $points ->
    [one] point
   *[other] points
} · mission { $mission }
flames-campaign-course = Cours de la campagne
