# Ce que la table de flames dit des bombardiers, de leurs formations et de leurs objectifs.
flames-form-title = Formation à l’altitude { $level }
flames-form-way = vol vers la droite
flames-form-price = { $points ->
    [0] gratuit
    [one] 1 point
   *[other] { $points } points
}
flames-form-loaded = chargé
flames-form-tail = queue
flames-form-flank = flanc
flames-raid-turret = Tourelle
flames-raid-support = Soutien
flames-raid-bombs = Bombes
flames-raid-hand = main des tourelles : { $cards }
flames-raid-target = Objectif : { $name }, { $damaged }/{ $destroyed }, flak { $flak }
flames-raid-status = { $bombs ->
    [one] { $bombs } bombe
   *[other] { $bombs } bombes
} : { $status }
flames-turret-none = pas pour un bombardier
flames-turret-fires = riposte : { $hits ->
    [one] 1 dégât
   *[other] { $hits } dégâts
}
flames-turret-destroys = riposte : détruit
flames-turret-spares = { $hits } dégât de moins
flames-turret-adds = +{ $hits } dégât, avec un tir à lui
flames-turret-stops = arrête un Réservoir
flames-run-title = La passe sur { $bomber }
flames-run-shot = { $hits ->
    [one] 1 dégât à { $on }
   *[other] { $hits } dégâts à { $on }
}
flames-run-boost = davantage de dégâts
flames-run-stands = { $hits ->
    [one] { $by } subit 1 dégât, qui n’annule rien.
   *[other] { $by } subit { $hits } dégâts, qui n’annulent rien.
}
flames-run-destroys = { $by } est détruit, ce qui n’annule rien.
flames-fate-home = rentré
flames-strike-title = Largage
flames-strike-over-title = Ce qui est tombé sur l’objectif
flames-strike-brief = { $pattern ->
    [dispersed] D
    [normal] N
   *[tight] S
}
flames-strike-head-over = Encore en vol avec leurs bombes
flames-strike-head-pattern = Schéma
flames-strike-head-bombs = Bombes
flames-strike-head-flak = flak
flames-strike-sum = Bombes sur l’objectif
flames-strike-fate = { $fate ->
    [flips] retourné
    [down] ✕ abattu
   *[other] { $hits ->
        [0] indemne
       *[other] +{ $hits }
    }
}
flames-strike-note = La flak reste face cachée ; on la retourne quand tous les schémas sont annoncés. Elle frappe d’abord : un bombardier retourné largue la charge de son côté endommagé, un bombardier abattu ne largue rien.
flames-strike-turned = La flak est retournée :
flames-strike-flak-title = La flak, face cachée
flames-strike-flak-note = Ce que chaque flak inflige à un bombardier, selon le schéma de celui-ci. Personne ne voit la vôtre avant la chute des bombes.
flames-strike-hits = { $hits ->
    [0] rien
    [one] 1 dégât
   *[other] { $hits } dégâts
}
