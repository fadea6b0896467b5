# Les pages qui présentent les systèmes : cinq leçons chacune, et ce que montrent leurs dessins.

intro-title = { $system } : une introduction
intro-open = Introduction
intro-rules = Toutes les règles
intro-fly = Voler
intro-cited = Les règles de cette leçon

intro-win = Comment on gagne
intro-turn = Ce qu’est un tour
intro-decide = Ce que vous décidez
intro-fight = Comment tirer, comment se défendre
intro-first = Par quoi commencer

intro-flames-win-text = Abattez l’ennemi. Chaque coup au but remplit une case de sa structure ; à la barre, sa carte est retournée, et le côté endommagé est moins bon en tout. Rien ne se répare : la dernière case abat l’appareil, et le duel est fini. Si tous deux volent encore après le sixième tour, le moins endommagé l’emporte.
intro-flames-win-picture = Un Hellcat qui fume : il a passé la barre et se bat avec son côté endommagé.
intro-flames-turn-text = Le tour d’un appareil suit ses phases dans l’ordre : piocher, changer d’altitude d’un niveau, changer une avance de vitesse en manœuvres gratuites, jouer des cartes, défausser ce qui ne sert pas, piocher encore. Grimper coûte une carte, plonger en donne une. Puis vient le tour de l’ennemi.
intro-flames-turn-picture = L’horloge de la table : l’anneau montre les phases, en jaune celle où vous êtes.
intro-flames-decide-text = À quoi sert chaque carte. Presque toutes ont trois usages et ne servent qu’à un seul : une attaque ou un autre acte à votre tour, une réponse à une carte de l’ennemi, ou une manœuvre qui améliore votre position. Ce que vous tirez maintenant ne vous défendra plus.
intro-flames-decide-picture = Une carte de la main : en haut ce qu’elle fait à votre tour, au milieu ce à quoi elle répond, en bas de combien elle manœuvre.
intro-flames-fight-text = On ne tire qu’à son tour, sur un ennemi à la même altitude, sauf s’il a la meilleure position. Un tir coûte des rafales, et une bonne position en donne davantage. L’ennemi peut répondre à une carte par une autre qui la nomme, vous pouvez répondre à la réponse, et ainsi de suite : qui joue la dernière carte l’emporte. Au tour de l’ennemi, c’est vous qui répondez.
intro-flames-fight-picture = Dans mon viseur, et le Tonneau qui y répond : les lignes éclairées se rencontrent.
intro-flames-first-text = Commencez bas, où le moteur donne le plus de cartes. Manœuvrez avant de tirer, cran après cran vers la queue de l’ennemi. Gardez deux cartes qui répondent aux tirs. Et demandez conseil quand vous hésitez : on vous dira ce que ferait un as, et pourquoi.
intro-flames-first-picture = Avantagé : le Hellcat est sur le flanc de l’Oscar. Encore un cran, et il est dans sa queue.

intro-zero-win-text = Abattez plus que vous ne perdez. Chaque chasseur ennemi détruit rapporte des points, et celui qui est endommagé ou a quitté le combat en rapporte aussi ; les coups seuls ne rapportent rien tant que la carte n’est pas retournée. Après le dernier tour, le camp qui a le plus de points a gagné.
intro-zero-win-picture = Un élément de Claude : le Leader est touché jusqu’à la barre, son Ailier est intact.
intro-zero-turn-text = Vous pilotez un élément : un Leader et son Ailier. Dans sa séquence, l’Ailier attaque d’abord, puis l’élément peut changer d’altitude, puis le Leader joue des cartes, en défausse et pioche. Le moteur et l’altitude disent combien on pioche, la Performance combien on peut tenir.
intro-zero-turn-picture = L’horloge de la table : l’anneau montre les phases d’une séquence, en jaune celle où vous êtes.
intro-zero-decide-text = Si une carte attaque ou attend. Les lignes rouges tirent, les vertes améliorent la position, les bleues répondent à l’ennemi. On mêle tirs et manœuvres à son gré, tant qu’il reste des cartes et des rafales ; mais votre Leader vit des cartes qu’il garde.
intro-zero-decide-picture = Ciseaux : en attaque, ils renversent la situation ; en réponse, ils arrêtent ce que dit la ligne bleue.
intro-zero-fight-text = Un Leader tire sur le Leader ennemi à son altitude, sauf si celui-ci a la meilleure position. Après chaque attaque, le joueur visé peut répondre par une carte qui la nomme, et l’attaquant répondre à son tour. La dernière carte décide. Un Ailier pioche une petite main à lui, pour attaquer et pour se défendre.
intro-zero-fight-picture = Dans mon viseur, et le Virage serré qui y répond : les lignes éclairées se rencontrent.
intro-zero-first-text = Faites attaquer votre Ailier chaque fois qu’il le peut : ses cartes ne vous coûtent rien, et ses manœuvres servent son Leader. Jouez un demi-looping ou une manœuvre avant de tirer : de derrière, on a le plus de rafales. Gardez une réponse ou deux pour la séquence de l’ennemi.
intro-zero-first-picture = Pourchassant : le Wildcat est dans la queue du Claude.

intro-wings-win-text = Abattez l’ennemi avant d’être abattu. Chaque coup au but est une carte de dégâts, le plus souvent secrète : on ne voit que la fumée, le feu et les enrayages. Un avion dont les dégâts atteignent la structure tombe ; celui qui sort de la table est éliminé. Certains scénarios ont d’autres buts, que dit le briefing.
intro-wings-win-picture = Un Albatros en feu, devant les mitrailleuses d’un Camel.
intro-wings-turn-text = D’abord, chacun pose en secret trois cartes de manœuvre. Puis toutes sont volées ensemble, une par phase : tous avancent, puis tire qui le peut. Nul ne change d’avis entre-temps : un tour, c’est deviner où sera l’ennemi.
intro-wings-turn-picture = L’horloge de la table : l’anneau montre la programmation et les trois phases.
intro-wings-decide-text = Quelles trois cartes, et dans quel ordre. Chaque avion a son paquet : les uns virent serré, d’autres d’un seul côté. Deux cartes à losange ne se suivent jamais, et après un Immelmann vient une ligne droite. Montrez une carte, et son vol apparaît sur la table comme un fantôme.
intro-wings-decide-picture = Un programme : tout droit, un virage à droite, puis un virage serré.
intro-wings-fight-text = Vos armes portent aussi loin que la réglette, dans le secteur devant le nez. De près, la cible tire deux fois plus de cartes que de loin. Tous les tirs d’une phase comptent ensemble, et deux avions peuvent s’abattre l’un l’autre. La meilleure défense est de ne pas être là : volez où aucun secteur ne porte, et sans chevaucher d’autres socles.
intro-wings-fight-picture = Le secteur d’un Camel : plein pour la moitié proche, en tirets pour l’autre. L’Albatros s’y trouve.
intro-wings-first-text = Ne foncez pas droit sur l’ennemi : virez tôt, pour qu’il entre dans votre secteur. Posez les cartes une à une et regardez les fantômes ; une carte se reprend tant que le programme n’est pas validé. Tirez sur la même cible d’une phase à l’autre : vous viserez mieux.
intro-wings-first-picture = Trois cartes en fantômes, numérotées dans l’ordre du vol.

intro-skies-win-text = Faites rompre les escadrilles ennemies. Un coup au but coûte un niveau, et l’avion qui n’en a plus à perdre est abattu ; chaque perte et chaque coup met des Booms sur son escadrille. Une escadrille qui a plus de Booms que d’avions ou de moteurs en jeu rompt le combat. Certains scénarios ont d’autres buts, que dit le briefing.
intro-skies-win-picture = Un Spitfire à deux anneaux, Avantagé ; un Messerschmitt à un anneau, Neutre ; un Heinkel sans anneau, un Boom sur son socle.
intro-skies-turn-text = Les avions agissent l’un après l’autre : les Avantagés d’abord, puis les Neutres, puis les Désavantagés ; à égalité, le meilleur pilote. Chacun peut tirer avant de bouger, puis vole, puis fait une chose : tirer, prendre de l’avantage ou surpasser. L’échelle à côté de la table est l’ordre.
intro-skies-turn-picture = L’horloge de la table : l’anneau montre les étapes d’un vol.
intro-skies-decide-text = Quelle distance et quel virage. Altitude et vitesse ne font qu’un ici, en trois niveaux : consommez-en un et vous piquez six pouces plus loin, ou virez brutalement avant de bouger. Qui l’a consommé doit prendre de l’avantage pour le retrouver, et ne tire pas pendant ce temps.
intro-skies-decide-picture = Les trois niveaux, tels que les montre le support d’une maquette : nez levé, à plat, nez baissé.
intro-skies-fight-text = On ne tire que sur plus bas que soi, sauf les bombardiers. Les armes portent à neuf pouces dans l’arc avant. Les deux lancent des dés ; seul l’as de pique compte, et chacun de ceux de la cible en raye un du tireur. De derrière, personne ne riposte.
intro-skies-fight-picture = L’arc d’un Spitfire. Le Messerschmitt y est, et plus bas.
intro-skies-first-text = Prenez l’avantage d’abord, combattez ensuite : qui est au-dessus choisit. Surpassez un ennemi pour lui prendre un niveau, et tirez dessus avec l’avion suivant. Composez un déplacement sur la table ou dans les cases et regardez où finit le fantôme avant de voler.
intro-skies-first-picture = Deux as de l’attaque contre un de l’esquive : il reste un coup au but.

intro-phantom-win-text = Vous menez une escadrille à travers une campagne, seul contre le jeu. Chaque mission a une Cible ; si ses dégâts sont complets quand vos avions repartent, elle rapporte des points de victoire. Leur somme donne votre mention à la fin. Les défenses n’ont pas à être détruites, mais les pilotes doivent rentrer : ils revoleront.
intro-phantom-win-picture = Un Phantom au centre du disque, et les dégâts qui manquent encore à la Cible.
intro-phantom-turn-text = Une mission se prépare à la base, va à la Cible à travers un événement, se bat quatre tours au-dessus d’elle, rentre et se raconte au débriefing. Dans un tour sur Cible, les pilotes rapides attaquent, puis les défenses, puis les lents ; enfin chacun avance d’une zone.
intro-phantom-turn-picture = L’horloge au-dessus de la Cible : l’anneau montre les étapes d’un tour, en jaune celle où vous êtes.
intro-phantom-decide-text = Quelle Cible, qui vole, quoi accrocher sous les ailes, et d’où venir. Les armes ont un poids, et plus la Cible est loin, moins on emporte. Chaque pilote a des chiffres pour l’air et le sol, et un stress qui monte à chaque mission.
intro-phantom-decide-picture = Des pions d’armes : bombes, roquettes, missile, avec ce que le dé doit atteindre et leur poids.
intro-phantom-fight-text = Nommez ce que vous attaquez et avec quels pions, puis lancez un dé pour chacun : il est dépensé, qu’il touche ou non. Les bombes tombent dans leur zone, les missiles portent plus loin. Les défenses tirent sur qui elles atteignent à son altitude ; vous pouvez en neutraliser une avec une arme, ou esquiver, ce qui coûte du stress. La page dit les chances avant chaque réponse.
intro-phantom-fight-picture = Un Site attaque un Phantom à sa portée.
intro-phantom-first-text = Choisissez une Cible proche avec peu de Sites, et laissez l’état-major armer les avions. Entrez du côté qui a le moins de canons : un avion avec des roquettes pour le Site en chemin, les autres avec des bombes. Volez au centre, larguez, repartez. Qui est épuisé reste à la base une mission.
intro-phantom-first-picture = Deux avions entrent par le sud, où rien n’attend ; la Cible est au centre.
