# Commencer une campagne en solitaire.

begin = Commencer la campagne
begin-title = Commencer une campagne
begin-system = Commencer une campagne : { $system }
begin-campaign = Quelle campagne ?
begin-length = Quelle durée ?
begin-length-short = Courte : une soirée
begin-length-medium = Moyenne : quelques soirées
begin-length-long = Longue : une semaine de soirées
begin-length-facts =
    { $missions ->
        [one] 1 mission
       *[other] { $missions } missions
    }, une escadrille de { $pilots } pilotes
begin-kept = Chaque réponse est gardée : quittez quand vous voulez, reprenez un autre jour.
begin-under-way = Vos campagnes
begin-side-by-side = Leurs livres côte à côte
begin-continue = Continuer
begin-continue-game = Continuer : { $title }
begin-look = Revoir
begin-book = Livre
begin-book-game = Livre d’escadrille : { $title }
begin-figures = mission { $slot } sur { $missions } · { $vp } PV, { $grade } · { $pilots } pilotes sur { $of }

begin-clock = Mission { $slot } sur { $missions }
begin-look-game = Revoir : { $title }
