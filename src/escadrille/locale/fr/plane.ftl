# Une table mesurée sur la page, en français. Le dossier en a les mêmes clés.

plane-title = La table, le nord en haut
plane-tools = Outils de la table
plane-ruler = Règle et angles de tir
plane-closer = Rapprocher (+)
plane-further = Éloigner (−)
plane-fit = Toute la table, ou l’essentiel (0)
plane-outside = Hors de vue, s’y rendre : { $thing }
plane-heading = cap { $degrees }°
plane-again = Revoir le tour
