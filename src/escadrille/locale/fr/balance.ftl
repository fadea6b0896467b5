## Ce que valent les avions, l’équilibre des scénarios

help-balance =
    Faire voler avion contre avion par les robots, et dire ce que chacun vaut.

    Propose des points là où aucun document n’en donne, essaie des combats à points égaux sur des donnes
    à part, et mesure les scénarios des paquets. La même graine donne les mêmes chiffres.
help-meet = Combien d’adversaires chaque avion rencontre.
help-pair-games = Le nombre de parties de chacune de ces paires.
help-equal = Combien de paires à points égaux sont essayées, et un tiers d’équipes en plus.
help-equal-games = Le nombre de parties de chaque paire ou équipe à points égaux.
help-scenario-games = Le nombre de parties de chaque scénario ; 0 les laisse de côté.
help-check = Reprendre tant de paires et de scénarios avec un robot qui voit plus loin.
help-check-games = Le nombre de parties de chacun de ces essais.
help-csv = Écrire aussi le tableau des valeurs dans ce fichier, et celui des scénarios à côté.
help-svg = Dessiner aussi dans ce fichier la carte de qui bat qui.
help-write = Écrire aussi les points proposés dans ce fichier, un par ligne.

balance-title = { $system } : ce que vaut chacun, entre pilotes qui volent comme « { $bot } ».
balance-group-fighter = chasseur
balance-group-element = élément
balance-group-leader = leader seul
balance-group-aircraft = avion
balance-elo = valeur (Elo)
balance-points = points
balance-proposed = proposés
balance-stated = { $points } (document)
balance-fit =
    { $pairs } paires : la valeur explique { $explained } % de leurs écarts ; elles s’en éloignent de { $residual } %, quand le seul hasard irait jusqu’à { $chance } %.
balance-map-tenths = Qui bat qui, par dixièmes du meilleur au moins bon : points sur cent de la ligne contre la colonne.
balance-map-title = { $system } : qui bat qui
balance-map-legend = Ligne contre colonne. Vert : elle gagne ; pourpre : elle perd ; uni : entre 42 et 58 %.
balance-map-marks = Cadres : paires jouées ; + et − : au-delà de 58, en deçà de 42 %.
balance-map-order = Du meilleur au moins bon ; le chiffre donne les points.
balance-equal-pairs =
    Paires à points égaux : { $even } sur { $count } entre 42 et 58 % ({ $share } %).{ $stated ->
        [0] { "" }
       *[other] { " " }Sur { $stated } autres, dont le document donne les points des deux, { $even_stated }.
    }
balance-equal-teams =
    Équipes à sommes égales : { $even } sur { $count } entre 42 et 58 % ({ $share } %).{ $stated ->
        [0] { "" }
       *[other] { " " }Sur { $stated } autres, dont le document donne tous les points, { $even_stated }.
    }
balance-first = l’un
balance-second = l’autre
balance-verdict = verdict
balance-even = équilibré
balance-open = inégal, et il le dit
balance-uneven = inégal
balance-scenarios = Scénarios : { $even } équilibrés sur { $count } ; { $honest } équilibrés ou disant quel camp est favorisé.
balance-fight = combat
balance-quick = ci-dessus
balance-ahead = en voyant loin
balance-strayed = écart
balance-checked = Entre pilotes qui voient plus loin (« { $bot } », { $games } parties chacun), les parts diffèrent en moyenne de { $mean } %.

scenario-favours = Avantage : { $side }
