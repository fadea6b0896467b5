# La table dans la page : le cadre commun à tous les systèmes, et la relecture.

## Qui est assis où

table-you = Vous
table-seat = Place { $seat }
table-bot =
    { $name ->
        [tactical] Robot réglementaire
        [recruit] Robot recrue
        [pilot] Robot pilote
        [veteran] Robot vétéran
        [ace] Robot as
        [random] Robot au hasard
       *[other] Robot { $name }
    }{ $temper ->
        [cautious] , prudent
        [aggressive] , agressif
        [opportunist] , opportuniste
       *[even] { "" }
    }
table-taken = Robot à la place de { $name }
table-host = L’hôte
table-spectator = Un spectateur
table-since =
    depuis { $count } { $unit ->
        [minute] min
        [hour] h
       *[day] j
    }

## Le cadre

table-back = Retour à l’accueil
table-panel = Journal, salon et règles
table-foot = Vues de la table
table-tab-table = Table
table-tab-log = Journal
table-tab-chat = Salon
table-tab-rules = Règles
table-unread =
    { $count ->
        [one] { $count } ligne non lue
       *[other] { $count } lignes non lues
    }
table-yours = À vous
table-theirs = À eux
table-over = Partie terminée
table-saved = Enregistré, ligne { $number }
table-turn = Tour de jeu { $turn }
table-yes = oui
table-no = non

table-joining = Vous vous approchez de la table…
table-loading = La carte se déplie : le plateau, les cartes et le journal.

## La question

table-question = La question
table-your-answer = Votre réponse
table-undo = Reprendre le coup
table-backs = { $count ->
    [one] a repris une fois
   *[other] a repris { $count } fois
}
table-doubt-leave = La garder
table-key-escape = Échap
table-key-enter = Entrée
table-nobody-awaited = Personne n’est attendu.
table-bots-think =
    { $count ->
        [one] Le robot réfléchit…
       *[other] Les robots réfléchissent…
    }
table-awaited = On attend { $names }.
table-awaited-since = On attend { $names }, { $time }.
table-barred = Ce qui m’est interdit ({ $count })
table-here = Ici : { $facts }.
table-unchanged = Rien n’a changé.
table-understood = Compris

## Les refus

table-refused-wire-other = Le serveur est plus récent que cette page. Rechargez la page pour continuer.
table-refused-connection-lost = La connexion est perdue : rien n’a été envoyé.
table-refused-order-illegal = Les règles l’interdisent.
table-refused-order-unreadable = Le serveur n’a pas compris cet ordre.
table-refused-undo-impossible = Trop tard pour reprendre : quelque chose a été révélé ou tiré, ou quelqu’un a répondu.
table-refused-undo-campaign = Dans une campagne, ce qui a été révélé, tiré ou répondu reste acquis : on ne reprend que ce que personne n’a vu.
table-refused-undo-nothing = Vous n’avez encore donné aucun ordre à reprendre.
table-refused-order-stale = La question a changé entre-temps.
table-refused-game-over = La partie est finie.
table-refused-game-running = La partie est encore en cours.
table-refused-game-version = Cette partie a été commencée avec une autre version des règles ; ce serveur ne peut pas la continuer.
table-refused-seat-taken = Un robot vole à votre place : reprenez-la d’abord.
table-refused-seat-held = Cette place est à son joueur. Lui seul peut la céder ; vous le pouvez après cinq minutes sans connexion.
table-refused-invitation-void = Cette invitation a déjà servi, ou une autre l’a remplacée.
table-refused-draw-impossible = Il y a un robot en face : il n’accepte jamais la nulle.
table-refused-rate-limit = Trop de demandes à la fois. Réessayez dans { $seconds } s.
table-refused-server-full = Le serveur est plein. Réessayez dans un instant.
table-refused-text-bad = Ce texte ne passe pas : de 1 à 500 signes, sans code de page (<b>…).
table-refused-name-bad = Ce nom ne passe pas : 1 à 24 lettres, chiffres, espaces, tirets ou points.
table-refused-key-unknown = Ce lien n’ouvre plus cette table : sa clé a été renouvelée, ou la partie effacée. Demandez à votre hôte.
table-refused-key-forbidden = Ce lien ne le permet pas.
table-refused-address-unknown = Ce serveur ne sait pas le faire.
table-refused-server-error = Le serveur a rencontré une panne ; rien de ce que vous avez fait n’est perdu.
table-refused-game-full = Cette partie compte autant de coups que ce serveur en garde pour une seule. Vous pouvez encore abandonner ou convenir d’une partie nulle.
table-refused-undo-limit = Vous avez repris aussi souvent que permis ici : votre prochain ordre tient jusqu’à ce que quelque chose soit révélé, tiré ou répondu.
table-refused-acts-limit = On a fait dans cette partie, en dehors du vol, autant qu’il est permis. Vous pouvez encore donner des ordres et abandonner.
table-refused-games-full = Ce serveur a autant de parties en cours qu’il en accepte. Réessayez plus tard.
table-refused-chat-muted = L’hôte vous a réduit au silence : ce que vous dites n’est pas transmis.
table-refused-game-kept = Cette partie est conservée : elle n’est pas finie, ou tous ceux qui s’y sont assis ne sont pas d’accord pour l’effacer.
table-refused-game-gone = Cette partie a été effacée.
table-refused-campaign-none = Cette partie n’est pas une campagne.
table-refused-campaign-there = Cela se fait dans la campagne, et vaut aussi pour ses missions.
table-refused-campaign-running = Tant que la campagne dure, ses missions se revoient comme vous les avez connues.
table-refused-game-damaged = La copie de cette partie sur le serveur est endommagée. Prévenez l’exploitant ; une sauvegarde la contient peut-être.
table-refused-other = Refusé : { $message }

## La connexion

table-strip = Connexion
table-strip-lost = Connexion perdue.
table-strip-again = Nouvel essai dans { $seconds } s.
table-strip-trying = Nouvel essai…
table-strip-kept = Dernière ligne enregistrée : { $number } ; rien de ce que vous avez fait n’est perdu. Vous pouvez regarder en attendant.
table-strip-now = Essayer maintenant
table-strip-refused = La table ne vous reconnaît plus.

table-frozen = Jouée avec des règles plus anciennes
table-frozen-text = { $title } : cette partie a été jouée avec la version { $version } des règles ; ce serveur a la version { $house }. On peut la montrer et l’exporter, pas la continuer.
table-frozen-over =
    { $moments ->
        [0] Elle est finie. Ce qui avait été raconté n’est plus là ; son enregistrement est entier.
        [one] Elle est finie. Un seul moment peut être montré.
       *[other] Elle est finie. { $moments } moments peuvent être montrés.
    }
table-frozen-running =
    { $moments ->
        [0] Elle n’était pas finie. Ce qui avait été raconté n’est plus là ; ses ordres, si.
        [one] Elle n’était pas finie. Un seul moment peut être montré, tel qu’il vous a été raconté.
       *[other] Elle n’était pas finie. { $moments } moments peuvent être montrés, tels qu’ils vous ont été racontés.
    }
table-frozen-show = La montrer
table-frozen-give-up = L’abandonner
table-frozen-give-up-sure = Oui, l’abandonner
table-frozen-give-up-text = Dès que quelqu’un l’a abandonnée, tout le monde peut tout voir.
table-refused-game-frozen = Cette partie a été jouée avec des règles plus anciennes : on peut la montrer et l’exporter, pas la continuer.
table-refused-replay-told = Cette partie est montrée telle que chaque place l’a connue.
table-notice-home = À l’accueil
table-notice-again = Réessayer
table-notice-no-key = Aucune clé pour cette table
table-notice-no-key-text = Ce navigateur n’a pas de place ici. Redemandez le lien à celui qui vous a invité : c’est lui qui ouvre la place.
table-notice-refused = Cette place ne vous est plus ouverte
table-notice-refused-text = Le lien a été renouvelé ou la partie n’existe plus. Demandez un nouveau lien à votre hôte.
table-notice-unloaded = La table n’a pas pu être dressée
table-notice-unloaded-text = Le serveur n’a pas répondu. Rien n’est perdu : réessayez dans un instant.
table-notice-running = Encore en vol
table-notice-running-text = Une partie se revoit quand elle est finie : la relecture dit tous les secrets.
table-notice-running-go = À la table
table-notice-no-record = Cette partie ne peut pas être revue
table-notice-no-record-text = Le serveur n’en a pas l’enregistrement, ou sa version des règles est autre.

## Le journal, les règles, le salon

table-log-empty = Rien ne s’est encore passé.
table-taken-back = repris
table-rules-search = Chercher une règle
table-rules-unknown = La règle { $id } n’est pas au catalogue.
table-rules-all = Toutes les règles
table-rules-book = Ouvrir le catalogue
table-rules-found =
    { $count ->
        [0] Aucune règle ne correspond.
        [one] { $count } règle
       *[other] { $count } règles
    }
table-chat-seats = Les joueurs se parlent ici ; les spectateurs ne lisent rien.
table-chat-spectators = Les spectateurs se parlent ici ; les joueurs ne lisent rien.
table-chat-empty = Personne n’a encore parlé.
table-chat-say = Dire quelque chose à la table
table-chat-send = Dire
table-chat-kept = Votre texte est toujours là.
table-chat-left =
    { $count ->
        [one] encore { $count } signe
       *[other] encore { $count } signes
    }
table-act-somebody = Quelqu’un
table-act-sat = { $name } s’assied à la place { $seat }.
table-act-key =
    { $whom ->
        [spectators] L’hôte a fait un nouveau lien pour les spectateurs : l’ancien n’ouvre plus rien.
       *[seat] { $name } a renouvelé la clé de la place { $seat }.
    }
table-act-invited = L’hôte a fait une nouvelle invitation pour la place { $seat }.
table-act-freed =
    { $by ->
        [host] L’hôte a libéré la place { $seat } : { $name } était absent.
       *[person] { $name } a quitté la place { $seat }.
    }
table-act-bot =
    { $by ->
        [host] L’hôte confie la place { $seat } à un robot : { $pilot }.
       *[person] { $name } confie la place { $seat } à un robot : { $pilot }.
    }
table-act-back = La place { $seat } est de nouveau pilotée par : { $pilot }.
table-act-muted =
    { $whom ->
        [spectators] L’hôte a réduit les spectateurs au silence.
       *[seat] L’hôte a réduit la place { $seat } au silence ({ $name }).
    }
table-act-heard =
    { $whom ->
        [spectators] L’hôte rend la parole aux spectateurs.
       *[seat] L’hôte rend la parole à la place { $seat } ({ $name }).
    }
table-act-rules = Les règles de la maison ont une nouvelle version : ce qui était en l’air se rejoue depuis le début, et tout ce qui précède est acquis.
table-act-deletes = { $name }, à la place { $seat }, est d’accord pour effacer la partie.

## Le menu

table-menu = Menu
table-close = Fermer
table-menu-game = La partie
table-menu-settings = Réglages
table-menu-seal = La donne est scellée
table-menu-help = Aide
table-menu-keys = Touches
table-share = Partager
table-share-title = Liens à partager
table-share-seat = Place { $seat } ({ $name })
table-share-watch = Pour regarder
table-share-renew = Renouveler
table-share-make = Nouveau lien
table-share-hint = Le lien d’une place ne sert qu’une fois : qui l’ouvre en premier s’assied. Un nouveau lien ferme l’ancien.
table-share-sits = Quelqu’un y est assis.
table-share-free = Libérer la place
table-share-renewed = Nouveau lien ; l’ancien n’ouvre plus rien.
table-watch = Voir comme un spectateur
table-watch-leave = Retour à ma place
table-draw-offer = Proposer la nulle
table-draw-withdraw = Retirer ma proposition de nulle
table-draw-offered =
    { $count ->
        [one] { $names } propose la nulle.
       *[other] { $names } proposent la nulle.
    }
table-draw-mine = Vous proposez la nulle.
table-draw-accept = Accepter
table-draw-decline = Refuser
table-resign = Abandonner
table-resign-sure = Abandonner, c’est perdre la partie. Vraiment ?
table-resign-yes = Oui, j’abandonne
table-resign-no = Non, je vole encore
table-mute = Qui peut parler
table-mute-text = Ce que dit une personne réduite au silence n’est pas transmis. Tout le monde sait qui l’est.
table-mute-on = Réduire au silence : { $name }
table-mute-off = Rendre la parole : { $name }
table-mute-spectators = les spectateurs
table-mute-muted = Réduits au silence par l’hôte : { $names }.
table-delete = Effacer la partie
table-delete-sure = Une partie effacée disparaît pour de bon, avec son enregistrement et ses messages. Vraiment ?
table-delete-sure-all = Dès que tous ceux qui s’y sont assis sont d’accord, la partie disparaît pour de bon, avec son enregistrement et ses messages. Vraiment ?
table-delete-yes = Oui, l’effacer
table-delete-no = Non, la garder
table-delete-offered =
    { $count ->
        [one] { $names } est d’accord pour effacer cette partie.
       *[other] { $names } sont d’accord pour effacer cette partie.
    }
table-delete-mine = Vous êtes d’accord pour effacer cette partie : elle disparaît dès que tous ceux qui s’y sont assis le sont.
table-delete-agree = Je suis d’accord
table-bot-flies = Confier à un robot : { $name }
table-bot-leaves = Rendre sa place : { $name }
table-bot-mine = Confier ma place à un robot
table-key-renew = Renouveler ma clé
table-key-renew-text = Si quelqu’un d’autre peut la connaître : l’ancienne clé n’ouvre plus rien, sur aucun de vos appareils.
table-flown = Un robot vole à votre place.
table-flown-back = Reprendre ma place
table-learner = Mode débutant.
table-learner-text = Aux premiers vols d’un système, ou à tous si vous l’activez : dit à quoi sert chaque question et ce qui pourrait répondre à une carte.
table-tips-off = Masquer les leçons
table-sound = Sons.
table-sound-text = Les grands moments s’entendent aussi : dés, coups au but, pertes.
table-lets-be = Laisser faire à votre place
table-lets-be-text = Quand aucune carte de votre main ne peut répondre, la page continue après quelques secondes, toujours autant, quelle que soit votre main.
table-shortcuts = Touches à une lettre.
table-shortcuts-text = U, H, L, C et ? agissent sur la table.
table-key-of-enter = choisir
table-key-of-arrows = se déplacer dans la main, le plateau, l’échelle
table-key-of-escape = la réponse qui laisse faire
table-key-of-undo = reprendre le dernier coup
table-key-of-log = le journal
table-key-of-chat = le salon
table-key-of-rules = la règle de ce qui est sélectionné

## Le sceau

table-seal = Sceau
table-seed = Graine
table-seal-later = La graine, qui décide de toute la donne, est dévoilée à la fin : vous pourrez vérifier que rien n’a été truqué.
table-seal-text = La graine a décidé de toute la donne. Le sceau, montré dès le début, prouve qu’elle n’a pas changé depuis.
table-seal-text-people = Cette graine et les parts ont décidé de toute la donne. Les sceaux, montrés avant elle, prouvent que rien n’a changé depuis.
table-seal-verify = Vérifier
table-seal-whole = Vérifié : c’est bien la graine scellée.
table-seal-broken = Ce n’est PAS la graine qui avait été scellée.

## La fin

table-end = Fin de la partie
table-end-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
table-end-resigned =
    { $who ->
        [you] Vous avez abandonné.
       *[other] { $name } abandonne.
    }
table-end-agreed = Nulle d’un commun accord.
table-end-flagged = Le temps était écoulé.
table-end-scores = Points de victoire
table-end-watch = Revoir la partie
table-end-download = Télécharger la partie
table-rematch = Revanche
table-rematch-alone = Recommencer
table-rematch-asked = Revanche proposée…
table-rematch-offered =
    { $count ->
        [one] { $names } propose la revanche.
       *[other] { $names } proposent la revanche.
    }
table-rematch-go = À la revanche

## Le plateau générique

table-generic-seat = place
table-generic-none = rien
table-generic-many = { $count } éléments
table-generic-table = Tableau, à faire défiler

## La relecture

replay-go-to = Aller à : { $line }
replay-name = Relecture
replay-told = Telle qu’elle a été racontée, avec la version { $version } des règles
replay-of = Relecture : { $title }
replay-at = { $number } sur { $last }, tour { $turn }
replay-at-mission = { $number } sur { $last }, mission { $turn }
replay-moment = Instant
replay-first = Au début
replay-previous = Un instant en arrière
replay-next = Un instant plus loin
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-times = × { $times }
replay-knowing = Vu par
replay-knowing-open = tous : cartes ouvertes
replay-knowing-spectator = un spectateur
replay-link = Copier le lien
replay-link-text = Le lien mène à cet instant ; qui l’a peut regarder.
replay-tab-result = Résultat

## Avant la donne

gathering-dealing = On distribue les cartes…
gathering-absent =
    { $count ->
        [one] On attend encore quelqu’un : { $names }.
       *[other] On attend encore du monde : { $names }.
    }
gathering-late =
    { $count ->
        [one] On attend { $names }, dont la page doit être ouverte pour la donne.
       *[other] On attend { $names }, dont les pages doivent être ouvertes pour la donne.
    }
gathering-empty = libre
gathering-sits = assis
gathering-sealed = assis, part scellée
gathering-bot = un robot ; il ne donne aucune part
gathering-text = La donne se fait quand tout le monde est là : l’appareil de chacun donne sa propre part de hasard, si bien que personne ne peut choisir les cartes, pas même le propriétaire de ce serveur.
table-deal-people = Chacun à la table a donné une part à cette donne.
table-deal-server = Cette donne est celle du serveur seul : personne d’autre n’y a donné de part.
table-deal-part = Part de { $name }
table-deal-broken = Une part ne répond pas à son sceau : la donne n’est pas celle qui était promise.
table-refused-game-gathering = Les cartes ne sont pas encore distribuées : tout le monde n’est pas là.
table-refused-chance-bad = Cette part de la donne ne répond pas à ce qui était scellé.
table-refused-chance-early = Tout le monde n’a pas encore scellé sa part.
table-refused-chance-dealt = Les cartes sont déjà distribuées.

stage-needs = { $least }+ { $result }

table-news-count =
    { $count ->
        [0] rien encore
        [one] une ligne
       *[other] { $count } lignes
    }

story-decisive = Ce qui a décidé
story-course = Le cours du combat
story-fates = Ce que chacun est devenu
story-aircraft = Avion
story-pilot = Aux commandes
story-fate = Sort
story-victories = Victoires
story-fate-whole = indemne
story-fate-hit = touché ({ $count })
story-fate-damaged = endommagé
story-fate-down = abattu
