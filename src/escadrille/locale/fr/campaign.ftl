# Les campagnes dans le terminal.
help-campaign =
    Les campagnes : en commencer une, voler ses missions, les prouver.

    Une campagne dure des semaines. Entre les missions, elle pose les questions de ses règles ; chaque mission est une partie à part entière, que l’on vole, que l’on confie à un niveau ou à laquelle on renonce.
help-campaign-start = Commencer une campagne et la jouer jusqu’à ce que vous partiez.
help-campaign-id = La campagne à jouer : voir « escadrille scenario list ».
help-campaign-list = La liste de vos campagnes, et ce que chacune attend.
help-campaign-name = Le nom d’une campagne, ou ses premières lettres : voir « escadrille campaign list ». Ou le fichier de son enregistrement.
help-campaign-show = Montrer où en est une campagne : son registre, ses missions et ce qu’elle attend.
help-campaign-fly = Reprendre une campagne : répondre à ses questions et voler sa mission.
help-campaign-by = Confier la mission à ce niveau (recruit, pilot, veteran, ace, tactical) et s’arrêter quand elle est réglée.
help-campaign-report = Régler la mission volée ailleurs.
help-campaign-report-file = L’enregistrement de la mission (lignes JSON) ; ou un compte rendu à la main (TOML), d’une mission jouée sur une vraie table.
help-campaign-verify = Rejouer une campagne et confronter chaque compte rendu à l’enregistrement de sa mission.
help-campaign-verified = Le nom d’une campagne, ou le fichier où l’on en a exporté une.
help-campaign-export = Écrire une campagne et ses missions dans un seul fichier.
help-campaign-import = Ramener ici une campagne exportée dans un fichier.
help-campaign-file = Le fichier de la campagne.
help-sim-campaign = Jouer des campagnes entières, missions comprises, au lieu de combats isolés : l’identifiant de l’une d’elles.

campaigns-begins = Campagne { $name }
campaigns-takes-off = La mission { $number } décolle.
campaigns-given-up = On renonce à la mission { $number }.
campaigns-goes-on =
    Cette campagne a été jouée avec la version { $version } des règles ; elle continue avec la version { $house }, à partir de la mission { $turn }, dans un nouvel enregistrement. { $lost ->
        [0] Rien n’est perdu.
        [one] Le dernier ordre concernait une mission inachevée, qui reprend depuis son début.
       *[other] Les { $lost } derniers ordres concernaient une mission inachevée, qui reprend depuis son début.
    }
campaigns-follows = La campagne continue ici l’enregistrement { $name }, joué avec d’autres règles.
campaigns-none = Vous n’avez aucune campagne. Pour en commencer une : escadrille campaign start SYSTEM
campaigns-listed = { $name }  { $scenario }, { $when }
campaigns-older = Jouée avec la version { $version } des règles ; elle continue à partir de son dernier moment entre deux missions.
campaigns-lost = Jouée avec la version { $version } des règles ; elle n’a gardé aucun moment d’où continuer.
campaigns-over = La campagne est terminée.
campaigns-waits-mission = La mission { $number } est en l’air : escadrille campaign fly
campaigns-waits = La place { $seat } doit répondre : { $what }
campaigns-flown =
    Mission { $number } : { $how ->
        [proved] volée, et son enregistrement peut le prouver
       *[by-hand] saisie à la main
    }
campaigns-settled = La mission { $number } est réglée ; son enregistrement la prouve.
campaigns-settled-by-hand = La mission { $number } est réglée, à la main.
campaigns-verify-proved = Mission { $number } : son enregistrement prouve le compte rendu.
campaigns-verify-by-hand = Mission { $number } : le compte rendu a été saisi à la main ; rien ne le prouve.
campaigns-verify-missing = Mission { $number } : son enregistrement n’est pas ici.
campaigns-verify-version = Mission { $number } : volée avec la version { $told } des règles ; cette maison ne peut pas en juger.
campaigns-verify-refused = Mission { $number } : refusée. { $told }
campaigns-exported =
    { $parts ->
        [one] Un enregistrement est
       *[other] { $parts } enregistrements sont
    } dans { $path }
campaigns-brought =
    La campagne { $name } est ici, en { $parts ->
        [one] un enregistrement
       *[other] { $parts } enregistrements
    }.
error-own-missions = { $system } vole ses missions lui-même : jouez-le avec « escadrille campaign fly ».
error-campaign-scenario = Nommez une campagne ou un scénario, pas les deux.
error-campaign-here = La campagne { $name } est déjà ici.

# A pilot of one's own (cli/pilot.py)
help-pilot = Votre propre pilote, qui vole en missions isolées, hors campagne.
help-pilot-file = Le fichier qui garde sa carrière.
help-pilot-with = Ce qu’on en dit : name=…, nation=…, behaviour=…, skills=… (avec des virgules), skill=…, item=…
help-pilot-enlist = Créer un pilote.
help-pilot-show = Montrer sa carrière.
help-pilot-fly = Partir en mission avec lui, ou reprendre celle où il est.
help-pilot-do = Entre deux missions : learn (apprendre), buy (acheter), rest (se reposer), ou un autre prend la place du disparu (succeed).
help-pilot-what = learn, buy, rest ou succeed.
airman-exists = { $path } existe déjà : une carrière a son propre fichier.
airman-aloft = Il est en vol. escadrille pilot fly { $path } reprend la mission.
airman-grounded = Il ne peut pas voler maintenant. escadrille pilot show { $path } dit pourquoi.
airman-unread = { $path } ne contient pas de carrière : { $reason }
