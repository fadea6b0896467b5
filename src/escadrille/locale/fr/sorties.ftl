# Les campagnes à la table : leurs missions.
mission-number = Mission { $number }
mission-in-the-air = La mission { $number } est en l’air.
mission-way =
    { $who ->
        [you] { $way ->
            [fly] Vous la volez vous-même.
            [give-up] Vous y avez renoncé.
           *[level] { $level } la vole pour vous.
        }
       *[other] { $way ->
            [fly] { $name } la vole.
            [give-up] { $name } y a renoncé.
           *[level] { $name } la confie à { $level }.
        }
    }
mission-fly = Voler la mission
mission-watch = Regarder la mission
mission-awaited = La campagne reprend d’elle-même dès que la mission est finie.
mission-of-campaign = Mission { $number } · Campagne
mission-back = Retour à la campagne
mission-tab = Missions
mission-list-text = Les missions volées jusqu’ici, telles que vous les avez connues. Une fois la campagne finie, toutes les cartes sont visibles.
mission-list-over = Les missions de cette campagne, toutes cartes visibles.
mission-replay = Revoir la mission { $number }
mission-to-fly = Mission { $number } : à vous de voler
mission-theirs = Mission { $number } : { $names }
mission-flown-by-bots = Mission { $number } : volée par des bots
mission-campaigns = Campagne
mission-campaigns-of = Une campagne de { $system }
mission-carried = Les règles ont changé de version depuis : la campagne reprend ici, avant la mission qui n’était pas finie.
mission-carried-before = Ce qui s’est passé avant
