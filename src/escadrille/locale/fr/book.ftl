# Le livre d’une longue partie.

book-loading = On met le livre au net…
book-empty = Rien n’est encore écrit ici.
book-too-early = Les courbes commencent après la première mission.
book-over-time = Au fil du temps ({ $step })
book-save-page = CSV : { $page }

book-name = Livre d’escadrille
book-several = Livres côte à côte
book-to-table = À la table
book-none = Aucun livre ici
book-none-text = Ce navigateur n’a la clé d’aucune campagne de ce genre.
