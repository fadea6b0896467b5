# Le club : un lien personnel, qui est là, les pendules, les tables ouvertes, les avis.

## Mon lien personnel

club-me = Mon lien
club-me-pitch = Un seul lien, avec son code QR, emporte vos parties, vos campagnes et vos réglages sur votre téléphone ou un autre ordinateur. Pas de compte, et rien d’autre ne vous est demandé.
club-me-have = Vos parties voyagent avec votre lien personnel. Ouvrez-le sur un autre appareil : elles y sont.
club-me-get = Obtenir mon lien personnel
club-me-open = Montrer mon lien personnel
club-me-ended = Ce navigateur a été déconnecté : votre lien a été renouvelé, ou vous vous êtes déconnecté partout. Ouvrez votre nouveau lien pour revenir.
club-me-link = Mon lien personnel
club-me-text = Qui l’a est vous : ne le montrez à personne. Ouvrez-le sur un autre appareil, ou faites-lui lire le code.
club-me-holds = { $places ->
    [0] Il n’emporte encore aucune partie,
    [one] Il emporte { $places } partie,
   *[other] Il emporte { $places } parties,
} { $devices ->
    [one] et seul ce navigateur est connecté.
   *[other] et { $devices } navigateurs sont connectés.
}
club-qr = Code QR du lien
club-entering = On cherche ce qui est à vous…
club-come-in = Entrer
club-guarded = Ce lien demande sa phrase secrète
club-passphrase = Phrase secrète
club-passphrase-new = Phrase secrète, au moins 8 caractères
club-login = Nom pour vous retrouver
club-link-unknown = Il est peut-être mal recopié, ou il a été renouvelé : seul le nouveau ouvre alors. Rien n’a été dit de personne.
club-whose = Ce lien est-il à vous ?
club-whose-text = { $held ->
    [person] Ce navigateur est connecté par un autre lien personnel et ne le serait plus. Gardez d’abord celui-là : sans lui, ses parties ne sont plus accessibles.
   *[games] { $games ->
        [one] Ce navigateur tient une partie. Elle suivra le lien, et quiconque a le lien la jouera.
       *[other] Ce navigateur tient { $games } parties. Elles suivront le lien, et quiconque a le lien les jouera.
    } Si quelqu’un d’autre vous l’a envoyé, n’en faites rien.
}
club-whose-mine = Il est à moi, continuer
club-whose-not = Rester comme je suis
club-lost = J’ai perdu mon lien
club-lost-text = Si vous aviez choisi un nom et une phrase secrète, ils vous en donnent un nouveau. L’ancien lien et tous les autres navigateurs sont alors écartés.
club-lost-replace = Remplacer mon lien
club-renew = Renouveler mon lien
club-renew-sure = L’ancien lien n’ouvrira plus rien, et tous les autres navigateurs seront déconnectés. Le renouveler ?
club-leave-title = Partir
club-leave = Me déconnecter ici
club-leave-sure = Vos parties quittent ce navigateur ; votre lien les ramène. Vous déconnecter ?
club-leave-everywhere = Me déconnecter partout
club-leave-everywhere-sure = Vos parties quittent tous les navigateurs, celui-ci aussi ; votre lien les ramène. Gardez-le sous la main ! Vous déconnecter ?
club-erase = M’effacer
club-erase-sure = Votre lien, vos réglages et vos messages sont supprimés, ainsi que les parties où personne d’autre ne s’est assis. Vos places aux autres tables deviennent libres. C’est sans retour. Tout effacer ?
club-guard = Protéger mon lien
club-guard-text = Avec un nom et une phrase secrète, un lien perdu se remplace. Si vous voulez, le lien lui-même demande la phrase.
club-guard-off = Rien n’est choisi : le lien seul ouvre tout, et un lien perdu est perdu.
club-guard-on = Le lien demande votre phrase secrète.
club-guard-kept = Le lien s’ouvre seul ; le nom et la phrase secrète remplacent un lien perdu.
club-guard-asks = Le lien demande la phrase sur un nouvel appareil
club-guard-set = Enregistrer
club-guard-drop = Oublier le nom et la phrase
club-guard-none = Aucune phrase secrète n’est choisie.
club-passkey = Clé d’accès
club-passkey-text = Cet appareil, par le doigt, le visage ou son code, ouvre votre lien et remplace un lien perdu. Personne ne peut la recopier ni la deviner.
club-passkey-on = { $count ->
    [one] Le lien demande votre clé d’accès sur un nouvel appareil.
   *[other] Le lien demande l’une de vos { $count } clés d’accès sur un nouvel appareil.
}
club-passkey-kept = { $count ->
    [one] Votre clé d’accès remplace un lien perdu.
   *[other] Chacune de vos { $count } clés d’accès remplace un lien perdu.
}
club-passkey-make = Protéger mon lien par une clé d’accès
club-passkey-more = Ajouter une clé d’accès
club-passkey-drop = { $count ->
    [one] Oublier la clé d’accès
   *[other] Oublier les { $count } clés d’accès
}
club-passkey-use = Utiliser ma clé d’accès
club-passkey-down = Aucune clé d’accès n’a servi : cet appareil n’en a pas pour cette adresse, ou vous avez refusé.
club-passkey-lacks = { $what ->
    [https] Une clé d’accès demande https et un nom de domaine, comme https://table.example.org ; ici, une phrase secrète convient.
   *[browser] Ce navigateur ne connaît pas les clés d’accès ; une phrase secrète convient.
}
club-guarded-passkey = Ce lien demande sa clé d’accès
club-lost-passkey = Le remplacer par ma clé d’accès
page-fault-passkey-none = Une clé d’accès demande https et un nom de domaine, sur un serveur qui les connaît.
page-fault-passkey-unknown = Cette clé d’accès n’est pas celle de ce lien, ou n’est plus à personne ici.
page-fault-passkey-origin = Cette clé d’accès a servi à une autre adresse que celle de cette page. Quelqu’un se fait peut-être passer pour cette table.
page-fault-passkey-stale = C’était trop tard, ou déjà envoyé. Essayez encore une fois.
page-fault-passkey-counter = Cette clé d’accès a servi plus souvent qu’elle ne le dit : c’est peut-être une copie. Entrez autrement, et oubliez-la.
page-fault-passkey-wrong = Cette clé d’accès ne convient pas. Rien n’a été ouvert.
club-welcome = Une invitation pour vous
club-welcome-text = Ce serveur accueille des personnes invitées. Entrez : vous recevez un lien personnel, et rien d’autre ne vous est demandé.
page-fault-phrase-wrong = Ce nom et cette phrase secrète ne vont pas ensemble.
page-fault-login-taken = Quelqu’un d’autre porte déjà ce nom. Choisissez-en un autre.
page-fault-house-closed = Ce serveur n’accueille que des personnes invitées, ou cette invitation a déjà servi. Demandez à qui le tient.
page-fault-person-unknown = Ce navigateur est déconnecté. Rouvrez votre lien personnel.
page-fault-name-bad = Un nom se compose de lettres, chiffres, espaces, points, apostrophes et traits d’union, 24 caractères au plus.

## Qui est là

club-company = À la table
club-here = { $name } est là
club-thinks = { $name } réfléchit
club-left = { $name } n’est plus là
club-watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
club-nameless = Dire votre nom
table-guest = Invité { $seat }
table-act-declined = { $name } refuse la nulle.
table-act-withdrew = { $name } retire sa proposition de nulle.

## Les pendules

club-clock = Temps de réflexion
club-clock-kind = { $kind ->
    [live] une pendule, en direct
    [days] des jours, par correspondance
   *[none] sans limite
}
club-clock-minutes = Pour toute la partie, chacun
club-clock-increment = Ajouté à chaque réponse
club-clock-days = Pour chaque réponse
club-clock-out = Quand le temps est écoulé
club-clock-ends = { $out ->
    [bot] un robot prend la place
   *[claim] l’autre camp peut réclamer la partie
}
club-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
club-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
club-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
club-clocks = Pendules
club-paused = Les pendules sont arrêtées.
club-pause = Arrêter les pendules
club-pause-back = Retirer ma demande de pause
club-pause-offered = Pause demandée par { $names }.
club-resume = Reprendre
club-late = Le temps de { $name } est écoulé.
club-late-mine = Votre temps est écoulé : tant que vous n’avez pas répondu, l’autre camp peut réclamer la partie.
club-claim = Réclamer la partie
club-out = temps écoulé
club-until = échéance : { $at }
club-on-holiday = en vacances
club-holiday = Partir en vacances
club-holiday-end = Rentrer de vacances
table-act-time = Le temps de { $name }, place { $seat }, est écoulé. Désormais y vole : { $pilot }.
table-act-paused = Les pendules sont arrêtées.
table-act-resumed = { $name } remet les pendules en marche.
table-act-holiday = { $name } est en vacances.
table-act-returned = { $name } rentre de vacances.
table-refused-time-out = Votre temps est écoulé.
table-refused-time-left = Il reste du temps.
table-refused-time-paused = La partie est en pause. Mettez fin à la pause d’abord.
table-refused-time-none = À cette table il n’y a pas de pendule.

## Les tables ouvertes

club-door = Qui peut s’asseoir
club-door-kind = { $door ->
    [all] n’importe qui, depuis les tables ouvertes
    [link] qui a le lien de la table
   *[invitation] des personnes invitées, un lien chacune
}
club-watch = Qui peut regarder
club-watch-no = qui a le lien pour cela
club-watch-yes = n’importe qui
club-look-on = Regarder
club-lobby = Tables ouvertes
club-lobby-people = { $count ->
    [one] personne d’autre ne regarde
   *[other] { $count } personnes regardent
}
club-lobby-loading = On cherche les tables ouvertes…
club-lobby-free = Une place est libre
club-lobby-watch = À regarder
club-lobby-empty = Aucune table n’est ouverte
club-lobby-empty-text = Ouvrez-en une où chacun peut s’asseoir : elle reste ici jusqu’à ce que quelqu’un vienne.
club-lobby-shut = Les tables ouvertes ne peuvent pas être montrées maintenant.
club-table-empty = Personne n’est encore assis
club-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
club-clock-by-none = sans pendule
club-clock-by-minutes = { $minutes } min + { $seconds } s
club-clock-by-days = { $count ->
    [one] un jour par réponse
   *[other] { $count } jours par réponse
}
club-link-lobby = Votre table figure parmi les tables ouvertes ; son lien
club-link-door = Le lien de la table, pour toute place libre
club-alone = Personne d’autre ne peut atteindre cette table : elle n’écoute que cette machine, et les liens ci-dessous ne s’ouvrent qu’ici. Un relais l’ouvre à internet ; à votre propre réseau, cette commande :
club-qr-what = Code QR : { $what }
club-block = Bloquer { $name }
club-block-sure = Vous n’entendrez plus { $name } et ne le croiserez à aucune table ouverte. Bloquer ?
club-blocked = Les personnes que j’ai bloquées
club-unblock = Débloquer
table-refused-block-none = Seul qui a un lien personnel peut bloquer quelqu’un qui en a un.
page-fault-seat-blocked = Quelqu’un à cette table ne veut pas s’asseoir avec vous, ou vous avec lui.
page-fault-invitation-void = Quelqu’un a été plus rapide : cette place est prise.

## Les avis

club-note = { $system } : on attend votre réponse.
club-mail-code-subject = Escadrille : votre code
club-mail-code = Le code est { $code }. Saisissez-le sur la page, et cette adresse sera prévenue quand une partie vous attend. Si vous n’avez rien demandé, ne faites rien : rien d’autre ne sera envoyé.
club-mail-text = { $text }

    { $link }

    Ne plus recevoir ces courriels : { $quiet }
club-away = Quand c’est à moi
club-away-way = { $way ->
    [tab] Marquer l’onglet
    [system] Un avis du système, tant que la page est ouverte
    [push] Un avis aussi quand la page est fermée (Web Push)
   *[mail] Un courriel, en mon absence
}
club-away-webhook = Les programmes peuvent faire appeler une adresse pour chaque place (webhook), si le serveur le permet.
club-away-lacks = { $way } : { $lacks }.
club-lacks = { $what ->
    [https] il faut https, ou la page ouverte sur cette machine même ; en simple http les navigateurs ne le permettent pas
    [browser] ce navigateur n’en a pas
    [server] ce serveur n’en envoie pas
   *[mail] ce serveur n’a pas de serveur de courrier pour l’envoyer
}
club-mail-send = M’envoyer un code
club-mail-enter = Le code envoyé à { $address }
club-mail-confirm = Confirmer
club-quiet = Plus de courriels
club-quiet-text = Cette adresse ne sera plus prévenue quand une partie attend.
club-quiet-done = C’est fait : rien n’y sera plus envoyé.
club-quiet-void = Rien n’y est plus envoyé, ou ce lien est ancien.
page-fault-mail-bad = Ce n’est pas une adresse de courriel.
page-fault-mail-code = Ce n’est pas le code du dernier courriel.
page-fault-webhook-refused = Le service d’avis de ce navigateur ne peut pas être atteint d’ici.
