## skies : la bataille d’Angleterre

page-system-skies-campaign = Skies : la bataille d’Angleterre
page-about-skies-campaign = Six missions liées, neuf pilotes par camp : qui tombe peut être perdu, qui tire bien devient un as.

skies-campaign-decision =
    { $value ->
        [pilots] pilotes de la mission, en secret
        [fly] façon de jouer la mission
        [ability] carte d’As d’un nouvel as
       *[other] { $value }
    }

skies-campaign-table-aircraft = { skies-table-aircraft }
skies-campaign-table-card = { skies-table-card }
skies-campaign-table-ace = { skies-table-ace }
skies-campaign-table-scenario = { skies-table-scenario }
skies-campaign-table-campaign = { skies-table-campaign }

skies-campaign-option-campaign-length = Durée de la campagne
skies-campaign-option-campaign-length-full = six missions
skies-campaign-option-campaign-length-short = trois missions
skies-campaign-option-opening-shot = { skies-option-opening-shot }
skies-campaign-option-clouds = { skies-option-clouds }
skies-campaign-option-boom-per-hit = { skies-option-boom-per-hit }

skies-campaign-reason-luftwaffe = Le Fighter Command est à bout : la Luftwaffe l’emporte.
skies-campaign-reason-raf = Le Fighter Command tient : la RAF l’emporte.
skies-campaign-reason-draw = Aucun camp n’a pris le dessus.
skies-campaign-reason-unfinished = inachevée

skies-campaign-help =
    p3 désigne le troisième pilote de votre tableau. ► vole cette mission, + est blessé et la manque, † est perdu.
    La force du Fighter Command va de 0 à 12 : à 0 la Luftwaffe a gagné, à 12 la RAF ; après la dernière mission,
    7 ou plus donne la victoire à la RAF, 4 ou moins à la Luftwaffe.

## le plateau

skies-campaign-side-luftwaffe = Luftwaffe
skies-campaign-side-raf = RAF
skies-campaign-mission = mission { $mission }/{ $missions }
skies-campaign-strength = force du Fighter Command { $strength }/{ $most }
skies-campaign-skill-2 = Bleu
skies-campaign-skill-3 = Moyen
skies-campaign-skill-4 = Vétéran
skies-campaign-skill-5 = As
skies-campaign-victories =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
skies-campaign-fate-fit = apte
skies-campaign-fate-wounded = blessé
skies-campaign-fate-lost = perdu
skies-campaign-called =
    { $count } en vol, { $ready ->
        [yes] désignés
       *[no] à désigner
    }
skies-campaign-flown =
    { $how ->
        [fly] joue la mission
        [give-up] abandonne
       *[other] confiée au niveau { $how }
    }
skies-campaign-bombers =
    { $count ->
        [one] { $count } bombardier
       *[other] { $count } bombardiers
    }
skies-campaign-bomber-missing = un de moins après le dernier raid
skies-campaign-radar-out = Le radar est hors service : Soleil dans le Dos au lieu du Soutien Radar
skies-campaign-past = Missions passées
skies-campaign-won =
    { $side ->
        [luftwaffe] gagnée par la Luftwaffe
        [raf] gagnée par la RAF
       *[none] nulle
    }
skies-campaign-idle = non menée à son terme par : { $sides }
skies-campaign-ships =
    { $count ->
        [one] { $count } navire coulé
       *[other] { $count } navires coulés
    }
skies-campaign-raid = bombardiers : { $bombers }, passés { $out }, abattus { $down }
skies-campaign-moved = force { $change } = { $strength }

## questions

skies-campaign-ask-pilots =
    { $mission } : qui vole ? { $left ->
        [one] Encore un pilote.
       *[other] Encore { $left } pilotes.
    }
skies-campaign-ask-ability = { $pilot } est un as. Quelle carte d’As apporte-t-il désormais ?
skies-campaign-ask-fly = { $mission } : comment jouez-vous la mission ?
skies-campaign-word =
    { $value ->
        [fly] la jouer
        [give-up] l’abandonner
        [recruit] la confier à une recrue
        [pilot] la confier à un pilote
        [veteran] la confier à un vétéran
        [ace] la confier à un as
       *[other] { $value }
    }

## le journal

skies-campaign-event-mission-began = Mission { $mission } : { $name }.
skies-campaign-event-pilots-named = En vol pour la Luftwaffe : { $luftwaffe }. Pour la RAF : { $raf }.
skies-campaign-event-forfeited = La mission { $mission } est perdue par forfait, faute de pilotes : { $sides }.
skies-campaign-event-given-up = La mission { $mission } est abandonnée : { $sides }.
skies-campaign-event-mission-over =
    { $name } : { $winner ->
        [luftwaffe] la Luftwaffe l’emporte.
        [raf] la RAF l’emporte.
       *[none] match nul.
    }{ $ships ->
        [0] {""}
        [one] {" "}{ $ships } navire est coulé.
       *[other] {" "}{ $ships } navires sont coulés.
    }{ $bombers ->
        [0] {""}
       *[other] {" "}Sur { $bombers } bombardiers, abattus : { $down }, passés : { $out }.
    }
skies-campaign-event-credited =
    { $victories ->
        [one] { $pilot } ({ $side }) est crédité de sa première victoire.
       *[other] { $pilot } ({ $side }) est crédité d’une victoire : { $victories } en tout.
    }
skies-campaign-event-pilot-down =
    { $pilot } ({ $side }) a été abattu ; le dé donne { $die } : { $fate ->
        [lost] perdu.
        [wounded] blessé, il manque la prochaine mission.
       *[fit] il revient aussitôt.
    }
skies-campaign-event-recovered = { $pilot } ({ $side }) est de nouveau apte.
skies-campaign-event-skill-rose = { $pilot } ({ $side }) passe à la compétence { $ps } : { $skill }.
skies-campaign-event-ability-taken = { $pilot } ({ $side }) apporte désormais { $card }.
skies-campaign-event-strength-changed = Force du Fighter Command : { $strength } ({ $change }).
skies-campaign-event-replaced =
    { $side } : { $count ->
        [0] personne n’arrive
        [one] { $pilots } arrive en remplacement
       *[other] { $pilots } arrivent en remplacement
    }{ $missing ->
        [0] .
        [one] , et une place reste vide.
       *[other] , et { $missing } places restent vides.
    }
skies-campaign-event-campaign-ended =
    La campagne est finie avec une force de { $strength } : { $winner ->
        [luftwaffe] la Luftwaffe l’emporte.
        [raf] la RAF l’emporte.
       *[none] match nul.
    }
skies-campaign-event-flies =
    { $how ->
        [fly] La { $side } joue la mission.
        [give-up] La { $side } abandonne la mission.
       *[other] La { $side } confie la mission au niveau { $how }.
    }

## refus

skies-fact-fate =
    { $value ->
        [wounded] { skies-campaign-fate-wounded }
       *[lost] { skies-campaign-fate-lost }
    }
skies-fact-mission = mission { $value }
skies-fact-pilot = pilote { $value }
skies-fact-ships = navires { $value }
skies-fact-strength = force { $value }
skies-table-campaign =
    { $count ->
        [one] { $count } campagne
       *[other] { $count } campagnes
    }
skies-group-camp = La campagne de la bataille d’Angleterre
