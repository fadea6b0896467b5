## Le conseiller : des plans entiers, volés de nombreuses fois dans des mondes imaginés

command-advise = comparer
advise-flights = Vols
advise-title =
    { $played ->
        [one] Après un vol de ce qui reste de la mission :
       *[other] Après { $played } vols de ce qui reste de la mission :
    }
advise-now = maintenant : { $order }
advise-worlds =
    { $worlds ->
        [one] volé une fois
       *[other] volé { $worlds } fois
    }
advise-sure-clear = Le premier est nettement le meilleur.
advise-sure-leaning = Le premier paraît le meilleur, sans certitude.
advise-sure-even = Cela se joue à peu : les autres se valent.
advise-sure-only = Il n’y a rien à choisir.
advise-none = Ce système n’a pas de conseiller ; « conseil » dit ce que ferait un as.
table-refused-advice-none = Il n’y a pas de conseil pour cela.
table-refused-book-none = Il n’y a pas de tel livre.
