## Robots venus du dehors

help-bot-seconds = Le temps qu’un robot venu du dehors peut prendre pour répondre, en secondes.
help-bot-memory = La mémoire qu’un robot venu du dehors peut prendre, en Mio.

error-bot-missing = { $path } : ce robot n’existe pas.
error-bot-program = { $path } : ce n’est pas un programme. Rendez-le exécutable (chmod +x), ou nommez un fichier Python.
error-bot-platform = { $path } : les robots venus du dehors demandent Linux, macOS ou un autre Unix.

bot-lost-game = Partie { $game } :
bot-lost-seat =
    { $bot } perd la place { $seat } au profit de { $substitute } pour le reste de la partie, { $decision ->
        [0] avant sa première décision
       *[other] à sa décision { $decision }
    }.
bot-stderr = La fin de sa sortie d’erreur :

bot-fault-start = Il n’a pas pu démarrer : { $reason }. La machine manque-t-elle de processus ou de mémoire ?
bot-fault-late = Pas de réponse en { $seconds } s. Répondez à chaque question par une ligne, videz le tampon, ou donnez plus de temps avec --bot-seconds.
bot-fault-gone =
    { $status ->
        [127] Il n’a pas pu être lancé. Vérifiez sa première ligne (#!) et ses droits.
        [137] Il a été tué. Il a peut-être pris trop de mémoire : voir --bot-memory.
       *[other] Il s’est arrêté de lui-même, avec le code { $status }. Il doit lire jusqu’à ce qu’on lui dise la fin.
    }
bot-fault-mute = Il a fermé sa sortie standard. Gardez-la ouverte jusqu’à la fin.
bot-fault-long = Une ligne de plus de { $limit } octets. Une réponse est une ligne courte.
bot-fault-unasked = Il a parlé sans être interrogé : « { $line } ». Une ligne par question ; les notes vont sur la sortie d’erreur.
bot-fault-unreadable = Sa réponse est illisible : « { $line } » ({ $reason }). Les messages sont décrits dans docs/writing-a-bot.md.
bot-fault-number = Il a répondu à la question { $said }, on lui posait la question { $asked }. Répétez le numéro de la question.
bot-fault-illegal = Il a ordonné { $order }, ce que { $rule } interdit. Rendez l’un des ordres de la question.

sim-substituted =
    { $count ->
        [one] un remplaçant est intervenu dans { $count } partie : ses points sont comptés à part
       *[other] des remplaçants sont intervenus { $count } fois : leurs points sont comptés à part
    }
sim-replaced = { $name } (remplacé { $count } fois)
sim-seed = graine des donnes : { $seed }
