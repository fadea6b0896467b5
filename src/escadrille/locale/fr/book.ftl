# Le livre d’une longue partie.

book-loading = On met le livre au net…
book-empty = Rien n’est encore écrit ici.
book-too-early = Les courbes commencent après la première mission.
book-over-time = Au fil du temps ({ $step })
book-save-page = Enregistrer en tableau : { $page }
