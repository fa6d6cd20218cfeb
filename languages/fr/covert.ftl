art-flight = Vol vers
art-permanent = Permanent :
art-noBenefit = Aucun avantage permanent
art-anyCard = N’importe quelle carte Agence
art-points = { $points } points
engine-name = Décodeur
engine-tiles = Tuiles
engine-plate = Décodeur M6
engine-serial = No 0417
engine-top = Rangée du haut
engine-bottom = Rangée du bas
engine-tile =
    { $die ->
        [none] { $row }, tuile { $column } : { $value }
       *[other] { $row }, tuile { $column } : { $value }, { $die }
    }
cards-name = Tes cartes cachées
cards-shared = Écran partagé : ta main reste cachée
cards-what = tes cartes cachées
cards-covered = face cachée : appuie sur une pour voir
cards-none = Tu n’as rien ici.
cards-groups = Ce que tu as
cards-titles-missions = Missions
cards-titles-agency = Agence
cards-titles-codes = Codes
cards-titles-tokens = Jetons
cards-nouns-missions =
    { $count ->
        [one] mission
       *[other] missions
    }
cards-nouns-agency = Agence
cards-nouns-codes =
    { $count ->
        [one] code
       *[other] codes
    }
cards-nouns-tokens =
    { $count ->
        [one] jeton
       *[other] jetons
    }
cards-card-missions = Mission { $number }
cards-card-agency = Carte { $number }
cards-card-codes = Code { $number }
cards-card-tokens = Jeton { $number }
cards-pick = Choisis sans voir, ou maintiens pour voir d’abord. Le plus récent est à la fin.
cards-read = Maintiens pour lire. Le plus récent est à la fin.
cards-picked = { $card } : choisis un usage
cards-fly = S’y envoler
cards-flyTo = Voler vers { TERM("cities", $city) }
cards-flySub = La carte est utilisée
cards-use = Utiliser sa capacité
cards-namedUse = Utiliser « { $ability } »
cards-useSub = La carte est utilisée
cards-tokenSub = Le jeton retourne au sac
cards-deckTitle = Fouiller quelle pioche ?
cards-deckOf-agency = Pioche Agence
cards-deckOf-mission = Pioche Mission
cards-deckSub =
    { $count ->
        [one] { $count } carte. Tu en vois jusqu’à trois et en gardes une.
       *[other] { $count } cartes. Tu en vois trois et en gardes une.
    }
secret-label = Tes missions, cartes, codes et jetons
secret-tab = Cartes
secret-turn = À toi : vers la table
secret-table = Vers la table
secret-use = Utiliser une carte
peek-name =
    { $count ->
        [one] Mission
       *[other] Missions
    }
peek-none = Tu n’as pas de mission.
peek-how-hold = en main : maintiens pour voir
peek-how-tap = en main : appuie pour voir
pane-regions = Cartes Agence par région
pane-row = Missions sur la table
pane-decks = Pioches
pane-agencyDeck = Pioche Agence
pane-missionDeck = Pioche Mission
pane-empty = Vide
pane-discards =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
pane-uses = Une carte, un usage : son équipement pour une mission, un vol vers sa ville, ou sa capacité.
pane-take = La prendre
pane-canTake = Tu peux prendre celle-ci.
pane-dice =
    { $count ->
        [one] pour { $count } dé
       *[other] pour { $count } dés
    }
pane-power = pour 1 dé, avec le talent de l’Intendante
pane-noDie = Tu n’as pas de dé sur { $action }, donc tu ne peux pas les prendre maintenant.
pane-twoDice = Pour deux dés
pane-blind = Tu verras la carte du dessus une fois prise.
pane-wants = Utile pour une mission
pane-toCity = Un de tes agents s’envole vers { TERM("cities", $city) }
abilityLines-plus1 = Augmente d’un point un dé que tu places ; un 6 devient un 1
abilityLines-minus1 = Diminue d’un point un dé que tu places ; un 1 devient un 6
abilityLines-move3 = Jusqu’à trois pas, répartis entre tes agents
abilityLines-espionage = Prends une des cartes qui viennent d’être utilisées
abilityLines-sneak = Place un dé de plus ce tour-ci
abilityLines-first = Joue avant tout le monde
abilityLines-codebreaker = Un échange de plus pour casser des codes
abilityLines-search = Regarde les trois premières cartes d’une pioche, gardes-en une
choices-label = Un choix
choices-what-agency = les cartes
choices-what-missions = les missions
choices-what-codes = les codes
choices-what-tokens = les jetons
choices-reward = Deux cubes identiques : prends une carte, région { $region }
choices-rewardLine = La carte visible de la région, ou celle du dessus de la pioche, sans la voir.
choices-space = Prendre la carte { $region }
choices-deck = Prendre celle du dessus
choices-card-missions = mission { $number }
choices-card-agency = carte { $number }
choices-card-codes = code { $number }
choices-card-tokens = jeton { $number }
choices-order = Sous la pioche : { $first }, puis { $second } tout en dessous.
choices-under = Sous la pioche : { $only }.
choices-swap = Dans l’autre sens
choices-titles-keepSearch = Fouille faite. Garde une carte.
choices-titles-pickMission = Prends une des deux missions.
choices-titles-keepToken = Garde un des deux jetons.
choices-titles-discardAgency = Une carte Agence de trop.
choices-titles-discardMission = Une mission de trop.
choices-lines-keepSearch = Les autres vont sous la pioche. Personne d’autre ne les voit.
choices-lines-pickMission = L’Analyste en voit deux. L’autre va sous la pioche.
choices-lines-keepToken = Le Combinard en pioche deux. L’autre retourne au sac.
choices-lines-discardAgency = Défausse celle que tu veux. La plus récente est à la fin.
choices-lines-discardMission = Mets celle que tu veux sous la pioche. La plus récente est à la fin.
choices-send-keepSearch = Garder : { $name }
choices-send-pickMission = Prendre : { $name }
choices-send-keepToken = Garder : { $name }
choices-send-discardAgency = Rendre : { $name }
choices-send-discardMission = Rendre : { $name }
choices-first = Choisis d’abord
circles-label = Actions
circles-names-completeMission = Mission accomplie
circles-names-missionCards = Cartes Mission
circles-names-agencyCards = Cartes Agence
circles-names-movement = Déplacement
circles-decoder = Décodeur
circles-folder = Opérations spéciales
circles-fits = Le { $face } va à côté du { $beside }
circles-starts = Libre : ton { $face } y va
circles-needs = Un { $face } ne va qu’à côté d’un { $low } ou d’un { $high }
circles-taken = Le { $face } est pris
circles-full = Toutes les cases sont prises
circles-empty =
    { $isPlacing ->
        [true] Encore rien dessus
       *[false] Rien dessus maintenant
    }
circles-holds =
    { $dice ->
        [1] Un dé dessus
       *[other] { $dice } dés dessus
    }
circles-takes = Accepte ton { LIST($faces, type: "disjunction") }
circles-opens =
    { $dice ->
        [one] À côté de son dé, seulement un { LIST($faces, type: "disjunction") }
       *[other] À côté de ses dés, seulement un { LIST($faces, type: "disjunction") }
    }
circles-yours =
    { COUNT($faces) ->
        [one] Ton { LIST($faces, type: "unit") } est ici
       *[other] À toi : { LIST($faces, type: "unit") }
    }
circles-noMission = Tu n’as pas de mission
circles-noneOfYours = Rien à toi ici
circles-anyDie = N’importe quel dé
circles-bag =
    { $tokens ->
        [one] N’importe quel dé rapporte un jeton (reste { $tokens })
       *[other] N’importe quel dé rapporte un jeton (restent { $tokens })
    }
circles-bagLeft = { $tokens } dans le sac
circles-bagEmpty = N’importe quel dé, mais le sac est vide
circles-dieSaid = { $owner } : { $face }.
coach-goal = Qui a le plus de points gagne : missions et codes.
coach-left-1 = Les cartes « Priorité » et « Espionnage »
coach-left-2 = Voler et utiliser les capacités des cartes
coach-left-3 = Prendre de nouvelles missions
coach-left-4 = Les cinq autres personnages
coach-keep = Garde-la pour une vraie partie. Tu n’en as pas besoin maintenant.
coach-autoPass = « Priorité » et « Espionnage » sont pour une vraie partie. La leçon les saute.
coach-who-title = Tu es { TERM("characters-the", $character) }.
coach-who-first = Lis d’abord ceci. Puis regarde tes missions.
coach-look-title = Maintiens pour lire tes missions.
coach-look-why = Chacune dit où doivent être tes agents et ce qu’il te faut. Le nombre, ce sont ses points.
coach-lookFirst = Regarde d’abord tes missions.
coach-keepTwo-title = Garde ces deux-là.
coach-keepTwo-giveBack = Rends « { $mission } ».
coach-keepTwo-closer = Garde les deux qui sont les plus proches.
# The letter and name of the mission, and what it needs: a city that is one or two steps away, and a card.
coach-keepTwo-why =
    { $steps ->
        [one] { $letter }, « { $mission } », est proche : { TERM("cities", $city) } est à un pas, et la carte de la région { $region } a ceci : { TERM("equipment-the", $equipment) }.
       *[other] { $letter }, « { $mission } », est proche : { TERM("cities", $city) } est à deux pas, et la carte de la région { $region } a ceci : { TERM("equipment-the", $equipment) }.
    }
coach-keepTwo-learned = Choisi deux missions
coach-keepTwo-refused = Garde « { $mission } » : tu peux l’accomplir cette manche.
coach-map-title = Trouve tes trois agents.
coach-map-why = Ce sont les figurines blanches en Europe. Si tu ne la vois pas, appuie sur « Europe ».
coach-mapFirst = Trouve d’abord tes agents en Europe.
coach-agents-title = Voici tes agents.
coach-agents-where = Leurs villes : { LIST($cities, type: "conjunction") }.
coach-agents-what = Les dés servent à les déplacer, à prendre des cartes et à accomplir des missions.
coach-agents-first = Lis d’abord ce qu’on dit des agents.
coach-neighbours-title = Un dé va à côté d’un autre.
coach-neighbours-why = Sur { $action }, il y a un { LIST($taken, type: "conjunction") }. Le prochain dé doit donc être un { LIST($open, type: "disjunction") }.
coach-neighbours-round = Le 6 et le 1 sont voisins.
coach-neighbours-first = Lis d’abord ce qu’on dit des voisins.
coach-place-title = Place un dé.
coach-place-on = Place ton { $face } sur { $place }.
coach-place-movement = Pour chaque dé ici, tous tes agents peuvent faire un pas.
coach-place-courier = Tu es la Messagère : un agent peut donc faire un second pas.
coach-place-completeMission = Il te faut un dé ici pour accomplir une mission.
coach-place-firstMission = « { $mission } » sera ta première, pour { $points } points.
coach-place-missionCards = Un dé ici prend une autre mission. Tu peux en avoir trois.
coach-place-agencyCards = Un dé ici prend la carte visible d’une région où tu as un agent.
coach-place-wanted = Un dé ici prend une carte là où tu as un agent. Tu veux { TERM("equipment-the", $equipment) }, dans la région { $region }.
coach-place-decoder = Après le placement, on y casse des codes secrets, et ce dé aidera. N’importe quel dé convient.
coach-place-folder = Tu pioches un jeton d’opération, à utiliser une fois, à un tour suivant. Il est avec tes cartes. N’importe quel dé convient.
coach-place-learned = Placé tes dés
coach-place-allFirst = Place d’abord tous tes dés.
coach-place-noCard = Pas besoin de carte pour ça maintenant.
coach-place-keepForDecoder = Garde le { LIST($faces, type: "disjunction") } pour le Décodeur.
coach-place-enoughMissions = Tu as assez de missions pour l’instant.
coach-place-oneIsEnough = Un dé ici suffit pour cette leçon.
coach-place-onlyHelps = Seul ton { LIST($faces, type: "disjunction") } aidera là.
coach-order-title = Prends le jeton d’ordre { $token }.
coach-order-why = Tous tes dés sont placés. Qui s’arrête en premier casse des codes et joue en premier.
coach-compare-title = Maintiens pour comparer codes et tuiles.
coach-compare-why = Un code est cassé quand ses trois chiffres se suivent dans une rangée, de gauche à droite. Il vaut { $points } points.
coach-compare-first = Regarde d’abord tes codes.
coach-compare-none = Aucun code n’est proche maintenant.
coach-compare-swap = { "*" }*{ $code }** y est presque : échange le { $one } et le { $other }.
coach-compare-cover = { "*" }*{ $code }** y est presque : ton { $face } couvre le dernier chiffre.
coach-compare-both = { "*" }*{ $code }** y est presque : échange le { $one } et le { $other }, et ton { $face } couvre le dernier chiffre.
coach-swap-first = Appuie sur ce { $tile } pour l’échanger.
coach-swap-second = Échange-le avec ce { $tile }.
coach-swap-why = Tu as un échange par manche. Il met en place deux chiffres d’un code.
coach-cover-pickTop = Prends ton { $face } pour la rangée du haut.
coach-cover-pickBottom = Prends ton { $face } pour la rangée du bas.
coach-cover-put = Pose-le sur ce { $tile }.
coach-cover-why = Ce tour-ci, le dé compte à la place de la tuile.
coach-claim-title-1 = Casse le code A.
coach-claim-title-2 = Casse le code B.
coach-claim-other = Casse ton autre code.
coach-claim-why = Ses chiffres se suivent maintenant. Un code cassé compte aussi comme l’équipement à son dos.
coach-claim-learned = Cassé un code
coach-drawCode-title = Pioche un nouveau code.
coach-drawCode-why = Tu en as toujours deux. Une fois cassé, un code compte comme l’équipement à son dos.
coach-done-title = C’est fini ici.
coach-done-why = Les tuiles restent en place, et tes dés reviennent. Les autres cassent maintenant des codes sur les mêmes tuiles.
coach-done-breakFirst = Casse d’abord un code. Tu y es presque.
coach-done-otherSwap = Cet échange n’aide pas tes codes. Essaie autre chose.
coach-done-swapFirst = Échange d’abord deux tuiles.
coach-done-otherTile = Ça ne casse aucun code. Pose le dé sur une autre tuile.
coach-choice-card = Prends une carte.
coach-choice-any = Choisis.
coach-choice-whyCard = Tu as ramassé deux cubes de la même couleur : tu gagnes une carte.
coach-choice-whyAny = Prends ce que tu veux : tout est utile.
coach-cards-title = Maintiens pour voir tes cartes.
coach-cards-why = Une carte Agence est un équipement, un vol vers sa ville ou une capacité. Elle sert une fois, pour un des trois.
coach-cardsFirst = Regarde d’abord tes cartes.
coach-act-take = Prends { TERM("equipment-the", $equipment) }.
coach-act-move = Quitte { TERM("cities", $from) } pour { TERM("cities", $to) }.
coach-act-pay = Choisis quoi dépenser pour « { $mission } ».
coach-act-complete = Accomplis « { $mission } ».
coach-act-giveBack = Reprends un dé sur { $place }.
coach-act-whyTake = C’est pour « { $mission } ». La carte est dans la région { $region }, où tu as un agent.
coach-act-whyMove = « { $mission } » demande un agent là-bas.
coach-act-courier = Un dé fait un pas, et la Messagère en ajoute un.
coach-act-pickAgent = Choisis l’agent, puis la ville.
coach-act-whyPay = Il faut autre chose pour chaque élément. Tes agents restent sur place, et les cartes sont dépensées.
coach-act-whyComplete = Tu as tout ce qu’il faut. Elle vaut { $points } points. Choisis-la, puis ce que tu dépenses.
coach-act-whyGiveBack = Il ne peut plus aider une mission, et on peut toujours reprendre un dé sans l’utiliser.
coach-act-learned = Accompli une mission
coach-act-usesAll = La leçon utilise tous tes dés.
coach-act-needsDie = Il te faut ton dé sur { $place }.
coach-act-first = D’abord « { $mission } ».
coach-act-otherCard = « { $mission } » demande une autre carte.
coach-act-elsewhere = « { $mission } » demande un agent ailleurs.
coach-cubes-title = Ton agent a laissé un cube.
coach-cubes-why = Les agents en laissent un dans chaque ville qu’ils quittent. Ramasse deux cubes de la même couleur, et tu gagnes une carte.
coach-endTurn-title = Termine ton tour.
coach-endTurn-points = { $points } points pour toi ! Termine ton tour.
coach-endTurn-why = Une action par personne et par tour. On tourne jusqu’à ce que tous les dés soient utilisés.
coach-end-title = Une sixième mission finit la partie.
coach-end-why = Cette manche est la dernière. Puis tout le monde peut accomplir une mission de plus. Qui a le plus de points gagne.
coach-over-title = Voilà une manche.
coach-over-why =
    { $missions ->
        [one] Tu as cassé un code et accompli une mission : il en reste { WORDS($missions) }.
       *[other] Tu as cassé un code et accompli une mission : il en reste { WORDS($missions) }.
    }
codes-yours = Tes codes
codes-what = tes codes
codes-code-1 = Code A
codes-code-2 = Code B
codes-hold-hold = Maintiens pour voir
codes-hold-tap = Appuie pour voir
codes-gap = Pas de code ici
codes-covered = Maintiens pour vérifier tes codes.
codes-sharedScreen = Tes codes restent cachés sur un écran partagé.
codes-noCodes = Tu n’as pas de code.
codes-reads-1 = { $digits } est dans la rangée du haut.
codes-reads-2 = { $digits } est dans la rangée du bas.
codes-readsHere-1 = Dans la rangée du haut
codes-readsHere-2 = Dans la rangée du bas
codes-readsNot = { $digits } n’est pas encore sur le Décodeur.
codes-claim-1 = Casser le code A
codes-claim-2 = Casser le code B
codes-claimOver = Tu as pioché un code. Fini de casser pour ce tour.
codes-done = Terminé
codes-undo = Annuler
codes-decks = D’où viennent les nouveaux codes
codes-deck-0 = Pioche gauche
codes-deck-1 = Pioche droite
codes-top = dessus : { TERM("equipment-name", $equipment) }
codes-emptyDeck = Vide
codes-draw = Piocher :
codes-steps-swap = Échanger
codes-steps-cover = Couvrir
codes-steps-claim = Casser
codes-steps-draw = Piocher
codes-stepsLabel = Les quatre parties de ton tour
codes-tray = Prends un dé, puis la tuile qu’il couvre.
codes-trayPicked = Le { $face } couvre la tuile que tu touches.
codes-noDice = Tu n’as pas de dé pour couvrir des tuiles.
codes-die = Dé du Décodeur : { $face }
# The name of a player, or null for the reader.
codes-coveredBy =
    { $name ->
        [none] couverte par ton { $face }
       *[other] couverte d’un { $face } par { $name }
    }
codes-swapHow = Appuie sur deux tuiles pour les échanger.
codes-swapOrCover = Appuie sur deux tuiles pour les échanger, ou prends un dé pour en couvrir une.
codes-allCover = Tous tes dés du Décodeur couvrent des tuiles.
codes-swapWith = Maintenant, la deuxième tuile.
codes-swapAgain = Avec le Cryptographe, tu peux échanger encore, avec une des deux tuiles.
codes-cards = Utiliser une carte
codes-queue = Dans l’ordre du tour
codes-now = casse maintenant
codes-youNow = à toi
codes-past = terminé
codes-broke =
    { $count ->
        [one] { $count } code cassé
       *[other] { $count } codes cassés
    }
codes-waiting =
    { $dice ->
        [0] aucun dé sur le Décodeur
        [one] { $dice } dé sur le Décodeur
       *[other] { $dice } dés sur le Décodeur
    }
codes-you = Toi
codes-memo = Quelles tuiles s’échangent
codes-pairs-1 = Deux voisines dans une rangée
codes-pairs-2 = Les deux d’une colonne
codes-pairs-3 = Les deux bouts d’une rangée
codes-reading = Un code se lit de gauche à droite dans une rangée. Pour lire, les deux bouts ne sont pas voisins.
counts-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
counts-agency =
    { $count ->
        [one] { $count } carte Agence
       *[other] { $count } cartes Agence
    }
counts-missions =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
counts-codes =
    { $count ->
        [one] { $count } code
       *[other] { $count } codes
    }
counts-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
counts-swaps =
    { $count ->
        [one] { $count } échange
       *[other] { $count } échanges
    }
counts-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
dice-label = Tes dés
dice-dice = Dés
dice-die = Dé { $face }
end-ledger = Le résultat
end-points = score
end-you = toi
end-codes =
    { $count ->
        [one] { $count } code gardé
       *[other] { $count } codes gardés
    }
end-codesShort = codes
end-who = { $name }, { $title }
end-note = En cas d’égalité, le nombre de missions départage, puis la meilleure mission. La meilleure mission de chaque personne est en or.
end-best = meilleure mission
end-stopped = La partie a été arrêtée.
end-shared = { LIST($winners, type: "conjunction") } partagent la victoire.
# The winner is a name, or null for the reader.
end-won =
    { $by ->
        [none] Tu gagnes.
       *[other] { $by } gagne.
    }
end-moreMissions =
    { $by ->
        [none] Tu gagnes avec plus de missions.
       *[other] { $by } gagne avec plus de missions.
    }
end-bestMission =
    { $by ->
        [none] Tu gagnes avec ta meilleure mission.
       *[other] { $by } gagne avec la meilleure mission.
    }
moment-finished =
    { $count ->
        [one] { $count } mission accomplie
       *[other] { $count } missions accomplies
    }
moment-holds = a { LIST($cards, type: "unit") }
moment-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
moment-tiles = Tuiles du Décodeur
moment-token = Jeton : { $ability }
moment-completed = Mission accomplie
moment-broken = Code cassé
moment-flown = Vol
moment-espionage = Espionnage
moment-lastRound = Dernière manche
moment-over = La fin
moment-setUp = Mise en place
moment-round = Manche { $round }
moment-final = Dernières missions
moment-phases-setupCharacters = Choix des personnages
moment-phases-setupMissions = Choix des missions
moment-phases-place = Placement des dés
moment-phases-breakCodes = Codes à casser
moment-phases-resolve = Utilisation des dés
moment-phases-finalMissions = Dernières missions
moment-phases-over = La partie est finie
moment-inPhase =
    { $turn ->
        [none] { $phase }.
       *[other] { $phase } : { $turn }.
    }
moment-inRound =
    { $turn ->
        [none] Manche { $round }. { $phase }.
       *[other] Manche { $round }. { $phase } : { $turn }.
    }
# The line above the intro cards.
room-headline = Trois agents, cinq dés, une Europe divisée.
room-phases = Parties de la manche
room-round = Manche { $round }
room-setUp = Mise en place
room-steps-place = Placer
room-steps-codes = Codes
room-steps-resolve = Actions
intro-goal-title = But
intro-goal-text = Déplace tes agents à travers l’Europe, **accomplis des missions** et casse des codes secrets. Les deux rapportent des points.
intro-win-title = Comment gagner
intro-win-text = Une sixième mission chez quelqu’un finit la partie. **Qui a le plus de points gagne :** de 6 à 13 par mission, 2 par code.
intro-you-title = Ce que tu fais
intro-you-text = Lance cinq dés et **place-les un par un**. Leur case décide de ce que tu peux faire.
intro-others-title = Ce que font les autres
intro-others-text = Mettre leurs dés là où tu voulais les tiens, et **échanger les chiffres** qu’il te faut pour un code. Tu ne vois pas leurs cartes.
map-label = Carte de l’Europe. Les flèches la déplacent, plus et moins zooment.
map-cities = Villes
map-sheet = Europe
map-edition = Feuille 7, révisée
map-nearer = Zoomer
map-farther = Dézoomer
map-map = Plan
map-list = Liste
map-card = carte : { TERM("equipment-name", $equipment) }
map-how = Affichage de l’Europe
map-goTo = Aller à la région { $region }
map-cardOf = La carte de la région { $region }
map-seas-north = Mer du Nord
map-seas-atlantic = Océan Atlantique
map-seas-mediterranean = Mer Méditerranée
map-seas-black = Mer Noire
map-seas-biscay = Golfe de Gascogne
standing-city = { TERM("cities", $city) }, { $region }.
standing-agent =
    { $name ->
        [none] Ton agent.
       *[other] Agent envoyé par { $name }.
    }
standing-cube =
    { $name ->
        [none] Ton cube.
       *[other] Cube laissé par { $name }.
    }
standing-neutralCube = Cube neutre.
moving-byDice =
    { $dice ->
        [one] Déplacement : un dé
       *[other] Déplacement : { WORDS($dice) } dés
    }
moving-byCard = 3 pas
moving-each =
    { $count ->
        [one] Chacun de tes agents peut faire un pas.
       *[other] Chacun de tes agents peut faire { WORDS($count) } pas.
    }
moving-courier = Tu es la Messagère : un agent peut en faire { WORDS($count) }.
moving-shared = Trois pas en tout, répartis comme tu veux entre tes agents.
moving-flight = Quel agent s’envole vers { TERM("cities", $city) } ?
moving-moveDice =
    { $count ->
        [one] Déplace tes agents avec un dé.
       *[other] Déplace tes agents avec { WORDS($count) } dés.
    }
moving-moveCard = Déplace tes agents, trois pas en tout.
moving-may =
    { $count ->
        [one] peut faire un pas
       *[other] peut faire { WORDS($count) } pas
    }
moving-mayShared = peut bouger
moving-taken = { $taken } pas sur { $of }.
moving-takenOnly =
    { $taken ->
        [1] Un pas.
       *[other] { WORDS($taken, case: "capital") } pas.
    }
moving-leaves =
    { COUNT($cities) ->
        [one] Laisse un cube à { LIST($cities, type: "conjunction") }.
       *[other] Laisse des cubes à { LIST($cities, type: "conjunction") }.
    }
moving-back = Annuler le trajet depuis { TERM("cities", $city) }
moving-backTo = { TERM("cities", $end) }. Annuler le trajet depuis { TERM("cities", $start) }
moving-pick = Déplacer l’agent à { TERM("cities", $city) }
# The owner of a cube is a name, or null for the reader.
moving-picked =
    { $owner ->
        [none] { TERM("cities", $city) } : tu ramasses ton cube.
       *[other] { TERM("cities", $city) } : tu ramasses le cube laissé par { $owner }.
    }
moving-neutralCube = { TERM("cities", $city) } : tu ramasses un cube neutre.
moving-pair =
    { $owner ->
        [none] { TERM("cities", $city) } : ton second cube. Les deux repartent,
       *[other] { TERM("cities", $city) } : un second cube laissé par { $owner }. Les deux repartent,
    }
moving-neutralPair = { TERM("cities", $city) } : un second cube neutre. Les deux quittent le jeu,
moving-earns = et tu prends la carte de la région { $region } ou celle du dessus de la pioche.
moving-nothing = Aucun cube à ramasser en chemin.
moving-gain =
    { $cubes ->
        [one] +{ $cubes } cube
       *[other] +{ $cubes } cubes
    }
moving-away =
    { $steps ->
        [one] { TERM("cities", $city) } est à un pas, depuis { TERM("cities", $from) }.
       *[other] { TERM("cities", $city) } est à { WORDS($steps) } pas, depuis { TERM("cities", $from) }.
    }
moving-room =
    { $steps ->
        [1] Tu as un pas.
       *[other] Tu as { WORDS($steps) } pas.
    }
moving-stands = Ton agent est à { TERM("cities", $city) }.
moving-noAgent = Choisis d’abord un de tes agents.
moving-agents = Tes agents
moving-onClock = Dés de « Déplacement »
moving-asMany = Utilises-en autant que tu veux
moving-dieOn = Utiliser le { $face }
moving-go =
    { $count ->
        [0] Bouger
       *[other] Bouger : { $count } pas
    }
moving-goCard = 3 pas
moving-chooseWay = Choisis une ville éclairée
moving-goFly = Voler vers { TERM("cities", $to) }
moving-noneThere = Tu n’as pas d’agent à { TERM("cities", $city) }.
moving-pickFlyer = Choisis l’agent
moving-oneOnly = N’utiliser qu’un dé
moving-allDice = Utiliser les { WORDS($dice) } dés
moving-lit = Les villes éclairées sont à portée.
moving-pickMover = Choisis d’abord un agent
moving-litAgents = Choisis un agent, puis sa destination.
moving-pickedUp =
    { $cubes ->
        [1] Un cube ramassé.
       *[other] { WORDS($cubes, case: "capital") } cubes ramassés.
    }
moving-yourCard = La carte { $card } est à prendre.
moving-yourCards = { WORDS($cards, case: "capital") } cartes sont à prendre.
pay-pick = Quelle mission accomplis-tu ?
pay-pickLine = Choisis-en une, ou regarde d’abord. Une fois accomplie, tout le monde la voit.
pay-what = tes missions
pay-whatCards = tes cartes
pay-payable = Tu as tout ce qu’il faut
pay-missing =
    { COUNT($needs) ->
        [0] Il faut autre chose pour chaque élément
       *[other] Il manque : { LIST($needs, type: "conjunction") }
    }
pay-lay = Choisis quoi dépenser
pay-first = Choisis d’abord une mission
pay-none = Tu n’as pas de mission.
pay-unpaid = Tu ne peux pas encore l’accomplir. Regarde-la pour voir ce qui manque.
pay-blind = L’accomplir au moindre prix
pay-needs = Ce que la mission utilise
pay-agent = Agent à { TERM("cities", $city) }
pay-agentPrice = y reste
pay-icon = Symbole sur « { $mission } »
pay-iconPrice = mission accomplie, reste
pay-card = Carte Agence en main
pay-cardCovered = face cachée, défaussée
pay-cardOpen = { TERM("cities", $city) }, « { $ability } », défaussée
pay-code = Code cassé { $digits }
pay-codePrice =
    { $points ->
        [one] retourne à une pioche, te coûte { $points } point
       *[other] retourne à une pioche, te coûte { $points } points
    }
pay-hand = Main : { $before } cartes, puis { $after }
pay-done = Missions accomplies : { $before }, puis { $after } sur { $of }
pay-complete = Accomplir pour { $points } points
pay-notNow = Pas maintenant
pay-cards =
    { $cards ->
        [one] une carte Agence
       *[other] { WORDS($cards) } cartes Agence
    }
pay-codes =
    { $codes ->
        [one] un code cassé
       *[other] { WORDS($codes) } codes cassés
    }
pay-given =
    { COUNT($parts) ->
        [0] Tu ne dépenses rien.
       *[other] Tu dépenses { LIST($parts, type: "conjunction") }.
    }
pay-stays = Tu gardes tes agents et tes symboles permanents.
players-label = À la table
players-you = Toi
players-turn = Joue
players-order = Jeton d’ordre { $token }
players-dice = { $place } : { LIST($faces, type: "unit") }.
players-inHand = Dés en main
players-onClocks = Dés placés
players-noDice = Plus de dés
players-missions = Missions accomplies : { $done } sur { $of }
players-codes =
    { $count ->
        [one] { $count } code cassé
       *[other] { $count } codes cassés
    }
players-cards =
    { $count ->
        [one] { $count } carte Agence en main
       *[other] { $count } cartes Agence en main
    }
players-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
players-short =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
players-intel =
    { $cubes ->
        [none] Aucun cube ramassé
       *[other] Cubes ramassés : { $cubes }
    }
players-more = Tout ce qui est sur la table
players-title = { $name }, { $character }
players-powerUsed = Déjà utilisé cette manche
players-powerFree = Pas encore utilisé
players-everyTime = À chaque fois
players-reroll = Jeton de relance
players-has = Encore là
players-gone = Utilisé
players-behind = En main
players-codeSides = Équipement au dos des cartes de code
players-done = Missions accomplies
players-doneCodes = Codes cassés gardés
players-none = Rien
players-cubes = Cubes à laisser
players-held = Cubes ramassés
# Cubes of a player, who is null for the reader.
players-cubesOf =
    { $name ->
        [none] { $count } à toi
       *[other] { $count } à { $name }
    }
players-neutral =
    { $count ->
        [one] { $count } neutre
       *[other] { $count } neutres
    }
# Shown for a refusal code that has no sentence in this game.
reasons-nothing = Tu n’as rien à utiliser pour ça maintenant.
scenes-goes =
    { $by ->
        [none] { "*" }*Tu** quittes **{ TERM("cities", $from) }** pour **{ TERM("cities", $to) }**.
       *[other] { $by } quitte **{ TERM("cities", $from) }** pour **{ TERM("cities", $to) }**.
    }
scenes-flies =
    { $by ->
        [none] { "*" }*Tu** t’envoles vers **{ TERM("cities", $city) }**.
       *[other] { $by } s’envole vers **{ TERM("cities", $city) }**.
    }
scenes-picksUp = Ramassé : { LIST($cubes, type: "conjunction") }.
scenes-cubeOf =
    { $name ->
        [none] ton cube
       *[other] un cube laissé par { $name }
    }
scenes-neutralCubes =
    { $count ->
        [1] un cube neutre
       *[other] { $count } cubes neutres
    }
scenes-completes =
    { $by ->
        [none] { "*" }*Tu** accomplis « { $mission } ».
       *[other] { $by } accomplit « { $mission } ».
    }
scenes-usedUp = Dépensé : { LIST($cards, type: "conjunction") }.
scenes-brokenCode = un code cassé
scenes-breaks =
    { $by ->
        [none] { "*" }*Tu** casses { $code }.
       *[other] { $by } casse { $code }.
    }
scenes-onBack = Au dos de la carte : { TERM("equipment-name", $equipment) }.
scenes-completed = Accomplie
scenes-broken = Cassé
scenes-last = Ce qui vient d’arriver
scenes-again = Appuie pour le revoir
scenes-seeAgain = Revoir :
scenes-youBroke = Tu as cassé un code.
scenes-youCompleted = Mission accomplie.
scenes-drawCode = Piocher un nouveau code
scenes-goOn = Continuer
scenes-anywhere = Appuie n’importe où pour continuer
scenes-codes =
    { $count ->
        [one] Un code cassé vaut 2 points à la fin, sauf si tu le dépenses pour une mission.
       *[other] { $count } codes cassés valent 2 points chacun à la fin, sauf si tu les dépenses pour des missions.
    }
scenes-missions =
    { $of ->
        [one] { $done } mission sur { $of }.
       *[other] Missions : { $done } sur { $of }.
    }
scenes-forGood = { $icon } compte comme à toi désormais.
scenes-points = { $before } + { $gain } = { $after } points.
setup-title = Garde deux des trois missions.
setup-line = Rends-en une. Elle va sous la pioche, et personne ne voit laquelle.
setup-chooseTitle = Choisis ton personnage.
setup-waitTitle = { $name } choisit un personnage.
setup-chooseLine = Chaque personnage a un talent. Les missions et les cartes sont distribuées ensuite.
setup-characters = Personnages
setup-takenBy = Déjà pris : { $name }
setup-choose = Choisir { TERM("characters-the", $character) }
setup-pick = Choisis d’abord
setup-keptTitle = Tu as gardé deux missions.
setup-keptLine = La partie commence quand tout le monde a choisi.
setup-watchTitle = Tout le monde choisit ses missions.
setup-watchLine = On en garde deux sur trois.
setup-mission-1 = Mission A
setup-mission-2 = Mission B
setup-mission-3 = Mission C
setup-hold-hold = Maintiens pour voir
setup-hold-tap = Appuie pour voir
setup-what = tes missions et tes cartes
setup-hand = Tes cartes Agence
setup-regions = Cartes Agence par région
setup-keep = Garder
setup-giveBack = Rendre
setup-giveBackOrKeep = Rendre ou garder : { $mission }
setup-send = Garder ces deux-là
setup-which = Rends-en d’abord une
setup-chosen =
    { COUNT($names) ->
        [one] { LIST($names, type: "conjunction") } a choisi.
       *[other] { LIST($names, type: "conjunction") } ont choisi.
    }
setup-choosing =
    { COUNT($names) ->
        [one] { LIST($names, type: "conjunction") } choisit encore.
       *[other] { LIST($names, type: "conjunction") } choisissent encore.
    }
hints-here = Tu y es : { $place }.
hints-steps = { $place } : { $steps } pas.
hints-cards = Pas de ville, seulement de l’équipement et des cartes.
sounds-dice = Des dés sur le feutre
sounds-relay = Un relais claque
sounds-teleprinter = Un téléscripteur
sounds-brokenCode = Des relais, un tampon
sounds-completedMission = Des déclics, un tampon
stage-missions = Missions à prendre
stage-order = Jetons d’ordre
stage-asked = Peut réagir
stage-chosen = A choisi
stage-reading = Choisit encore
stage-free = Libre
turn-label = À toi
turn-order = Ordre du tour
turn-orderNext-1 = Si tu arrêtes de placer, tu joues en premier.
turn-orderNext-2 = Si tu arrêtes de placer, tu joues en deuxième.
turn-orderNext-3 = Si tu arrêtes de placer, tu joues en troisième.
turn-orderNext-4 = Si tu arrêtes de placer, tu joues en quatrième.
turn-orderOwn-1 = Tu joues en premier.
turn-orderOwn-2 = Tu joues en deuxième.
turn-orderOwn-3 = Tu joues en troisième.
turn-orderOwn-4 = Tu joues en quatrième.
turn-orderTurns = Une action par personne, dans cet ordre.
turn-orderSteps = Les codes se cassent dans cet ordre.
turn-tokenOf =
    { $owner ->
        [none] Le jeton d’ordre { $token } est libre.
       *[other] Jeton d’ordre { $token } : { $owner }.
    }
turn-place = Placer un dé
turn-placeFace = Placer le { $face }
turn-placeOn = Placer le { $face } sur { $target }
turn-pickDie = Prends d’abord un dé
turn-pickTarget = Choisis où il va
turn-takeOrder = Prendre un jeton d’ordre
turn-takeOrderToken = Prendre le jeton d’ordre { $token }
turn-endTurn = Terminer le tour
turn-undo = Annuler
turn-notNow = Pas maintenant
turn-notPlacing = Le placement est fini pour cette manche.
turn-notYours =
    { $name ->
        [none] Ce n’est pas à toi.
       *[other] C’est à { $name }.
    }
turn-pickedDie =
    { $clocks ->
        [0] Ton { $face } ne va que sur le Décodeur ou Opérations spéciales.
        [one] Ton { $face } va sur une action.
       *[other] Ton { $face } va sur { WORDS($clocks) } actions.
    }
turn-leftPlace = Tu peux placer jusqu’à { WORDS($more) } dés.
turn-leftLater =
    { $dice ->
        [0] Plus de dés en main.
        [one] Un dé en main. Tu peux préparer la suite.
       *[other] { WORDS($dice, case: "capital") } dés en main. Tu peux préparer la suite.
    }
turn-leftCodes = C’est à toi, au Décodeur.
turn-leftLook = Des codes se cassent. Jette un œil alentour.
turn-leftFinal = Utilise cartes ou jetons, puis accomplis une dernière mission, ou passe.
turn-answerFirst = Réponds d’abord à la question.
turn-waiting = Quelqu’un d’autre doit répondre d’abord.
turn-watching = Tu regardes.
turn-lateKept = Ton temps est écoulé : tu as gardé tes deux premières missions.
turn-lateOrder = Ton temps est écoulé : tu as pris un jeton d’ordre.
turn-unplaced =
    { $dice ->
        [one] Un dé n’est pas placé.
       *[other] { WORDS($dice, case: "capital") } dés ne sont pas placés.
    }
turn-late = Ton temps est écoulé.
turn-lateDie = Ton temps est écoulé : un dé sur { $place } est revenu sans servir.
turn-lateDice = Ton temps est écoulé : tes { WORDS($dice) } derniers dés sont revenus sans servir.
turn-undoNothing = Tu n’as rien à annuler.
turn-actionOf-completeMission = Accomplir une mission
turn-actionOf-missionCards = Prendre une mission
turn-actionOf-agencyCards = Prendre une carte Agence
turn-actionOf-movement = Déplacer tes agents
turn-doing-completeMission = Accomplis une de tes missions.
turn-doing-missionCards = Prends une mission.
turn-doing-agencyCards = Prends une carte Agence.
turn-doing-movement = Déplace tes agents.
turn-leftSneak = Tu peux placer un dé de plus ou terminer ton tour.
turn-leftActions = Tes dés : { LIST($clocks, type: "unit") }.
turn-dieOn = Ton { $face } sur { $clock }
turn-onClock = { WORDS($dice) } sur { $clock }
turn-leftEnd = Action faite. Utilise cartes ou jetons, ou termine ton tour.
turn-leftNothing = Il ne te reste rien à faire cette manche.
turn-reroll = Relancer
turn-rerollOnce = 1 par partie
turn-rerollGone = utilisé
turn-rerollPick = Choisis les dés à relancer.
turn-rerollThese =
    { $dice ->
        [0] Relancer
        [one] Relancer un dé
       *[other] Relancer { WORDS($dice) } dés
    }
turn-rerollNone = Choisis au moins un dé
turn-modUp = Carte +1
turn-modDown = Carte -1
turn-takeBack = { $what } : reprendre
turn-handler = La Manipulatrice
turn-handlerPip-1 = -1
turn-handlerPip-2 = Tel quel
turn-handlerPip-3 = +1
turn-chooseClock = Choisis une action
turn-chooseClockWhy = Appuie sur une action où tu as un dé
turn-giveBack = Reprendre un dé
turn-giveBackTitle = Reprendre un dé sans l’utiliser
turn-giveBackWhy = Ce dé ne fait rien cette manche.
turn-othersStay = Tes autres dés restent.
turn-giveBackFrom =
    { COUNT($faces) ->
        [one] Reprendre ton { LIST($faces, type: "unit") } sur { $clock }
       *[other] Reprendre un de tes dés sur { $clock } : { LIST($faces, type: "unit") }
    }
turn-complete = Accomplir une mission
turn-pass = Passer
turn-takeMissionTitle =
    { $dice ->
        [one] Cartes Mission : un dé
       *[other] Cartes Mission : { WORDS($dice) } dés
    }
turn-takeMissionHow = Un dé prend une mission en main.
turn-takeAgencyTitle =
    { $dice ->
        [one] Cartes Agence : un dé
       *[other] Cartes Agence : { WORDS($dice) } dés
    }
turn-takeAgencyHow = Un dé : une carte là où tu as un agent. Deux dés : n’importe laquelle ici, ou celle du dessus de la pioche.
turn-choose = Choisis une carte
turn-aid = Où un dé peut-il aller ?
turn-aidHow = Chacun de tes dés, et où il va maintenant.
turn-aidRules-1 = Une action prend un dé par nombre. Chaque nouveau dé va à côté d’un autre ; le 6 et le 1 sont voisins.
turn-aidRules-2 = Le Décodeur et Opérations spéciales acceptent tous les dés.
turn-aidRules-3 = Mission accomplie : un dé accomplit une mission. Cartes Mission : un dé prend une mission.
turn-aidRules-4 = Cartes Agence : un dé prend la carte d’une région où tu as un agent, deux dés n’importe quelle carte.
turn-aidRules-5 = Déplacement : autant de dés que tu veux en une action. Chaque agent a un pas par dé.
turn-aidDie = Ton { $face }
turn-aidNobody = Tu n’as pas de dé en main.
turn-aidLater = Quand ce sera à toi de placer un dé, tu verras ici où va chacun des tiens.
turn-showTable = Montrer la table
turn-showEngine = Montrer le Décodeur
turn-parts = Parties de la table
turn-tabs-map = Europe
turn-tabs-agents = Agents
turn-tabs-dice = Dés
turn-tabs-actions = Actions
turn-tabs-more = Autres cases
turn-tabs-cards = Cartes
turn-tabs-players = Gens
windows-label = Temps de réaction
windows-titles-first = Jouer avant, avec « Priorité » ?
windows-titles-espionage = Prendre une carte utilisée, avec « Espionnage » ?
windows-next-codes = Les codes viennent ensuite.
windows-next-actions = Les actions viennent ensuite.
windows-nextYou-codes = Les codes viennent ensuite, et tu commences.
windows-nextYou-actions = Les actions viennent ensuite, et tu commences.
windows-whatFirst = Avec une carte ou un jeton « Priorité », tu joues avant les autres.
windows-onlyHelps = Une carte ou un jeton « Priorité » n’aide que si quelqu’un d’autre utilise le sien.
windows-twice = Avec une carte ou un jeton « Priorité », tu fais deux actions d’affilée.
windows-takes =
    { $cards ->
        [one] Une carte ou un jeton « Espionnage » prend cette carte dans ta main.
       *[other] Une carte ou un jeton « Espionnage » en prend une dans ta main.
    }
# For the player who used the cards.
windows-takesBack =
    { $cards ->
        [one] Une carte ou un jeton « Espionnage » reprend cette carte dans ta main.
       *[other] Une carte ou un jeton « Espionnage » en reprend une dans ta main.
    }
# Says why this seat is asked. The sentence is the same for every hand.
windows-asked = On demande à toute personne qui pourrait en avoir.
windows-use-first = Utiliser « Priorité »
windows-use-espionage = Utiliser « Espionnage »
windows-pass = Passer
windows-answered = Ta réponse est donnée. Elle reste cachée.
windows-automatic = Tu passes automatiquement. Personne d’autre ne le sait.
windows-watching = Tu regardes.
windows-pool = Cartes utilisées
windows-spentBy = dépensée par { $name }
windows-autoPass = Toujours passer
windows-autoPassHint = Passe sur « Priorité » et « Espionnage », en secret.
windows-has-first-hold = Maintiens pour voir si tu as « Priorité »
windows-has-first-tap = Appuie pour voir si tu as « Priorité »
windows-has-first-one = Tu as « Priorité »
windows-has-first-none = Tu n’as pas « Priorité »
windows-has-espionage-hold = Maintiens pour voir si tu as « Espionnage »
windows-has-espionage-tap = Appuie pour voir si tu as « Espionnage »
windows-has-espionage-one = Tu as « Espionnage »
windows-has-espionage-none = Tu n’as pas « Espionnage »
windows-pick = Laquelle de tes cartes, lequel de tes jetons ?
windows-wanted = Quelles cartes veux-tu ? Appuie d’abord sur ta préférée.
windows-place = { $at }.
windows-what = tes cartes cachées
windows-pickFirst = Choisis d’abord carte ou jeton
windows-firstWanted = Choisis d’abord les cartes voulues
windows-how = Si quelqu’un d’autre joue avant toi, tu gardes ta carte ou ton jeton, et personne ne le voit.
regions-purple = Côte de la Manche
regions-green = Sud latin
regions-orange = Porte des Balkans
regions-blue = Nord baltique
regions-yellow = Ligne centrale
regions-red = Bloc de l’Est
equipment-name-recorder = Magnétophone
equipment-name-binoculars = Binocle
equipment-name-radio = Transmetteur
equipment-name-passport = Faux passeport
equipment-name-pistol = Pistolet
equipment-name-camera = Bouton-caméra
equipment-name-disguise = Déguisement
equipment-name-lockpicks = Passe-partout
equipment-the-recorder = le magnétophone
equipment-the-binoculars = le binocle
equipment-the-radio = le transmetteur
equipment-the-passport = le faux passeport
equipment-the-pistol = le pistolet
equipment-the-camera = le bouton-caméra
equipment-the-disguise = le déguisement
equipment-the-lockpicks = le passe-partout
abilities-plus1 = +1
abilities-minus1 = -1
abilities-move3 = 3 pas
abilities-espionage = Espionnage
abilities-sneak = Coup double
abilities-first = Priorité
abilities-codebreaker = Casse-code
abilities-search = Fouille
characters-title-courier = La Messagère
characters-title-cryptographer = Le Cryptographe
characters-title-quartermaster = L’Intendante
characters-title-fixer = Le Combinard
characters-title-handler = La Manipulatrice
characters-title-analyst = L’Analyste
characters-the-courier = la Messagère
characters-the-cryptographer = le Cryptographe
characters-the-quartermaster = l’Intendante
characters-the-fixer = le Combinard
characters-the-handler = la Manipulatrice
characters-the-analyst = l’Analyste
characters-power-courier = Une fois par manche, avec des dés de déplacement, un de tes agents peut faire un pas de plus.
characters-power-cryptographer = Une fois par manche, échange des tuiles une seconde fois. Il faut une des tuiles du premier échange.
characters-power-quartermaster = Une fois par manche, prends la carte du dessus de la pioche Agence pour un dé au lieu de deux.
characters-power-fixer = Quand tu places un dé sur Opérations spéciales, pioche deux jetons d’opération et gardes-en un.
characters-power-handler = Une fois par manche, un dé que tu places sur une action compte un de plus ou un de moins. Le 6 et le 1 sont voisins.
characters-power-analyst = Tu peux avoir quatre missions. Quand tu en pioches une, regarde les deux du dessus et gardes-en une.
# A mission card, after an article: "The mission Salt Archive".
sayings-mission = dossier « { $name } »
missions-MI01 = Parapluie prêté
missions-MI02 = Quai glacé
missions-MI03 = Lanterne de papier
missions-MI04 = Boulanger de nuit
missions-MI05 = Bouton décousu
missions-MI06 = Second journal
missions-MI07 = Cloche muette
missions-MI08 = Consigne
missions-MI09 = Craie mouillée
missions-MI10 = Troisième banc
missions-MI11 = Violon vide
missions-MI12 = Plan plié
missions-MI13 = Écharpe grise
missions-MI14 = Bouton de manchette
missions-MI15 = Dernier tram
missions-MI16 = Fermoir cassé
missions-MI17 = Double des clés
missions-MI18 = Samovar tiède
missions-MI19 = Bons baisers d’ici
missions-MI20 = Coin tranquille
missions-MI21 = Port de verre
missions-MI22 = Registre d’ambre
missions-MI23 = Verger d’hiver
missions-MI24 = Bouilloire de cuivre
missions-MI25 = Pièce creuse
missions-MI26 = Télégramme bleu
missions-MI27 = Salle des miroirs
missions-MI28 = Le ferry de l’aube
missions-MI29 = Archives du sel
missions-MI30 = Dette d’horloger
missions-MI31 = Fil rouge
missions-MI32 = Escalier de marbre
missions-MI33 = Douze allumettes
missions-MI34 = Jardin de fer
missions-MI35 = Nom d’emprunt
missions-MI36 = Purée de pois
missions-MI37 = Cordon de velours
missions-MI38 = Pont de papier
missions-MI39 = Faux visa
missions-MI40 = Courrier de minuit
missions-MI41 = Problème d’échecs
missions-MI42 = Billet d’opéra
missions-MI43 = Chiffre de neige
missions-MI44 = Route de la carrière
missions-MI45 = Le Cartographe
missions-MI46 = Wagon-lit
missions-MI47 = Aurore boréale
missions-MI48 = Double exposition
missions-MI49 = Valse à l’ambassade
missions-MI50 = Le Grand Échange
missions-MI51 = Fréquence fantôme
missions-MI52 = Dossier d’argent
missions-MI53 = Manteau de transfuge
missions-MI54 = Relais aveugle
missions-MI55 = Heure zéro
missions-MI56 = Le pont à midi
missions-MI57 = Négatifs brûlés
missions-MI58 = Trois passeports
missions-MI59 = Murmure de cathédrale
missions-MI60 = Pluie noire
poster-tagline = Des agents, des dés et des codes dans une Europe divisée.
lobby-options-setupSeconds-title = Choix des missions
lobby-options-setupSeconds-off = Sans limite
lobby-options-turnSeconds-title = Un tour
lobby-options-turnSeconds-off = Sans limite
lobby-options-windowSeconds-title = Réaction avec une carte
lobby-options-windowSeconds-off = Sans limite
lobby-options-choiceSeconds-title = Choix d’une carte
lobby-options-choiceSeconds-off = Sans limite
lobby-options-characters-title = Personnages
lobby-options-characters-description = Comment chaque place reçoit son personnage.
lobby-options-characters-labels-dealt = Au hasard
lobby-options-characters-labels-chosen = Au choix, à tour de rôle
lobby-options-alwaysPass-title = Toujours passer
lobby-options-alwaysPass-description = Tant que c’est activé, on ne te demande rien pour les cartes de réaction « Priorité » et « Espionnage ». Chaque personne peut le changer pour elle-même.
lobby-options-alwaysPass-labels-false = Non au début
lobby-options-alwaysPass-labels-true = Oui au début
lobby-options-silence-title = Temps écoulé
lobby-options-silence-description = Combien de dés on perd quand le temps d’une action est écoulé.
lobby-options-silence-labels-die = Un, puis tous
lobby-options-silence-labels-phase = Tous
lobby-paces-1-title = Rapide
lobby-paces-1-about = Jusqu’à 45 s pour un tour ou pour choisir ses missions, 5 s pour réagir.
lobby-paces-2-title = Normal
lobby-paces-2-about = Jusqu’à 1½ min pour un tour ou pour choisir ses missions, 10 s pour réagir.
lobby-paces-3-title = Tranquille
lobby-paces-3-about = Jusqu’à 4 min pour un tour ou pour choisir ses missions, 20 s pour réagir.
lobby-levels-recruit-title = Recrue
lobby-levels-recruit-about = Place chaque dé quelque part et prend ce qui a l’air bon sur le moment.
lobby-levels-agent-title = Agent de terrain
lobby-levels-agent-about = Prépare une mission à la fois, échange des tuiles pour ses codes et agit parfois sur un coup de tête.
lobby-levels-officer-title = Tête de réseau
lobby-levels-officer-about = Prépare toute la manche, vole des cartes utilisées et relance les mauvais dés.
lobby-levels-spymaster-title = Éminence grise
lobby-levels-spymaster-about = Pèse chaque plan selon ce que tu peux avoir, observe ce que tu prépares et arrive avant toi.
places-hand = la piste de dés
places-decoder = le Décodeur
places-folder = Opérations spéciales
places-completeMission = « Mission accomplie »
places-missionCards = « Cartes Mission »
places-agencyCards = « Cartes Agence »
places-movement = « Déplacement »
you-inside = toi
you-first = Toi
log-chose =
    { $by ->
        [none] { "*" }*Tu** choisis **{ TERM("characters-the", $character) }**.
       *[other] { $by } choisit **{ TERM("characters-the", $character) }**.
    }
log-kept =
    { $by ->
        [none] { "*" }*Tu** as choisi deux missions.
       *[other] { $by } a choisi deux missions.
    }
log-firstRound =
    { $by ->
        [none] Manche 1. **Tu** places en premier.
       *[other] Manche 1. { $by } place en premier.
    }
log-round =
    { $by ->
        [none] Manche **{ $round }**. **Tu** avais le dernier jeton d’ordre et places en premier.
       *[other] Manche **{ $round }**. { $by } avait le dernier jeton d’ordre et place en premier.
    }
log-rerolled =
    { $by ->
        [none] { "*" }*Tu** relances : { LIST($faces, type: "unit") }.
       *[other] { $by } relance : { LIST($faces, type: "unit") }.
    }
# The face of a die before and after it is rolled again.
log-becomes = { "*" }*{ $before } devient { $after }**
log-placed =
    { $by ->
        [none] { "*" }*Tu** places un **{ $face }** sur { $place }.
       *[other] { $by } place un **{ $face }** sur { $place }.
    }
log-turned =
    { $by ->
        [none] { "*" }*Tu** changes un **{ $rolled }** en **{ $face }** et le places sur { $place }.
       *[other] { $by } change un **{ $rolled }** en **{ $face }** et le place sur { $place }.
    }
log-bagEmpty =
    { $by ->
        [none] Le sac est vide. **Tu** ne pioches rien.
       *[other] Le sac est vide. { $by } ne pioche rien.
    }
log-drewToken =
    { $by ->
        [none] { "*" }*Tu** pioches **un jeton d’opération**.
       *[other] { $by } pioche **un jeton d’opération**.
    }
log-drewTokens =
    { $by ->
        [none] { "*" }*Tu** pioches **deux jetons d’opération** et en gardes un.
       *[other] { $by } pioche **deux jetons d’opération** et en garde un.
    }
log-tookOrder =
    { $by ->
        [none] { "*" }*Tu** prends le jeton d’ordre **{ $token }**.
       *[other] { $by } prend le jeton d’ordre **{ $token }**.
    }
log-codes = Codes à casser, dans cet ordre : { LIST($order, type: "unit") }.
log-actions = Place aux actions : une par personne, dans l’ordre du tour.
log-usedToken =
    { $by ->
        [none] { "*" }*Tu** utilises **un jeton d’opération** : « { $ability } ».
       *[other] { $by } utilise **un jeton d’opération** : « { $ability } ».
    }
log-usedCard =
    { $by ->
        [none] { "*" }*Tu** utilises **une carte Agence** : « { $ability } ».
       *[other] { $by } utilise **une carte Agence** : « { $ability } ».
    }
log-flew =
    { $by ->
        [none]
            { COUNT($cubes) ->
                [0] { "*" }*Tu** t’envoles vers **{ TERM("cities", $city) }**.
               *[other] { "*" }*Tu** t’envoles vers **{ TERM("cities", $city) }** et ramasses { LIST($cubes, type: "conjunction") }.
            }
       *[other]
            { COUNT($cubes) ->
                [0] { $by } s’envole vers **{ TERM("cities", $city) }**.
               *[other] { $by } s’envole vers **{ TERM("cities", $city) }** et ramasse { LIST($cubes, type: "conjunction") }.
            }
    }
# The way begins with `from` and ends with `to`. Cities on the way are between them, each with `via`.
log-moved =
    { $by ->
        [none]
            { COUNT($cubes) ->
                [0] { "*" }*Tu** vas { $way }.
               *[other] { "*" }*Tu** vas { $way } et ramasses { LIST($cubes, type: "conjunction") }.
            }
       *[other]
            { COUNT($cubes) ->
                [0] { $by } va { $way }.
               *[other] { $by } va { $way } et ramasse { LIST($cubes, type: "conjunction") }.
            }
    }
log-from = depuis { TERM("cities", $city) }
log-via = par { TERM("cities", $city) }
log-to = à { TERM("cities", $city) }
log-cubeOf =
    { $name ->
        [none] un de tes cubes
       *[other] un cube laissé par { $name }
    }
log-neutralCube = un cube neutre
log-drewIntel =
    { $by ->
        [none] Deux cubes identiques à **{ TERM("cities", $city) }** : **tu** pioches une carte.
       *[other] Deux cubes identiques à **{ TERM("cities", $city) }** : { $by } pioche une carte.
    }
log-tookIntel =
    { $by ->
        [none] Deux cubes identiques à **{ TERM("cities", $city) }** : **tu** prends **{ TERM("equipment-the", $equipment) } (vol vers { TERM("cities", $flight) })**.
       *[other] Deux cubes identiques à **{ TERM("cities", $city) }** : { $by } prend **{ TERM("equipment-the", $equipment) } (vol vers { TERM("cities", $flight) })**.
    }
log-swapped =
    { $by ->
        [none] { "*" }*Tu** échanges { $tiles }.
       *[other] { $by } échange { $tiles }.
    }
log-column = { "*" }*les deux tuiles de la colonne { $column }**
log-topRow = { "*" }*les tuiles { $one } et { $other } de la rangée du haut**
log-bottomRow = { "*" }*les tuiles { $one } et { $other } de la rangée du bas**
log-coveredTop =
    { $by ->
        [none] { "*" }*Tu** couvres la tuile **{ $tile }** de la rangée du **haut** avec un **{ $face }**.
       *[other] { $by } couvre la tuile **{ $tile }** de la rangée du **haut** avec un **{ $face }**.
    }
log-coveredBottom =
    { $by ->
        [none] { "*" }*Tu** couvres la tuile **{ $tile }** de la rangée du **bas** avec un **{ $face }**.
       *[other] { $by } couvre la tuile **{ $tile }** de la rangée du **bas** avec un **{ $face }**.
    }
log-broke =
    { $by ->
        [none] { "*" }*Tu** casses le code { $code }. Au dos de la carte : **{ TERM("equipment-name", $equipment) }**.
       *[other] { $by } casse le code { $code }. Au dos de la carte : **{ TERM("equipment-name", $equipment) }**.
    }
log-drewCode =
    { $by ->
        [none] { "*" }*Tu** pioches un code. À son dos : **{ TERM("equipment-name", $equipment) }**.
       *[other] { $by } pioche un code. À son dos : **{ TERM("equipment-name", $equipment) }**.
    }
log-completed =
    { $by ->
        [none] { "*" }*Tu** accomplis « { $mission } » pour **{ $points }** points.
       *[other] { $by } accomplit « { $mission } » pour **{ $points }** points.
    }
log-drewMission =
    { $by ->
        [none] { "*" }*Tu** pioches une mission.
       *[other] { $by } pioche une mission.
    }
log-tookMission =
    { $by ->
        [none] { "*" }*Tu** prends la mission « { $mission } ».
       *[other] { $by } prend la mission « { $mission } ».
    }
log-drewAgency =
    { $by ->
        [none] { "*" }*Tu** pioches une carte Agence.
       *[other] { $by } pioche une carte Agence.
    }
log-tookAgency =
    { $by ->
        [none] { "*" }*Tu** prends **{ TERM("equipment-the", $equipment) } (vol vers { TERM("cities", $flight) })** dans la région { $region }.
       *[other] { $by } prend **{ TERM("equipment-the", $equipment) } (vol vers { TERM("cities", $flight) })** dans la région { $region }.
    }
log-forfeited =
    { $by ->
        [none] { "*" }*Tu** reprends un dé sur { $place }, sans l’utiliser.
       *[other] { $by } reprend un dé sur { $place }, sans l’utiliser.
    }
log-searchedAgency =
    { $by ->
        [none] { "*" }*Tu** regardes **{ $count }** **cartes Agence** et en gardes une.
       *[other] { $by } regarde **{ $count }** **cartes Agence** et en garde une.
    }
log-searchedMissions =
    { $by ->
        [none] { "*" }*Tu** regardes **{ $count }** **missions** et en gardes une.
       *[other] { $by } regarde **{ $count }** **missions** et en garde une.
    }
log-espionage =
    { $by ->
        [none] Espionnage : **tu** prends **{ TERM("equipment-the", $equipment) } (vol vers { TERM("cities", $flight) })**.
       *[other] Espionnage : { $by } prend **{ TERM("equipment-the", $equipment) } (vol vers { TERM("cities", $flight) })**.
    }
log-discarded =
    { $by ->
        [none] { "*" }*Tu** rends **{ TERM("equipment-the", $equipment) } (vol vers { TERM("cities", $flight) })**.
       *[other] { $by } rend **{ TERM("equipment-the", $equipment) } (vol vers { TERM("cities", $flight) })**.
    }
log-gaveUpMission =
    { $by ->
        [none] { "*" }*Tu** rends une mission.
       *[other] { $by } rend une mission.
    }
log-lastRound =
    { $by ->
        [none] { "*" }*Tu** as six missions. C’est la dernière manche.
       *[other] { $by } a six missions. C’est la dernière manche.
    }
log-final = Dernières missions : une par personne.
log-tookBack =
    { $by ->
        [none] { "*" }*Tu** annules la dernière étape.
       *[other] { $by } annule la dernière étape.
    }
log-silent =
    { $by ->
        [none] { "*" }*Tu** n’as plus de temps.
       *[other] { $by } n’a plus de temps.
    }
log-unplaced =
    { $dice ->
        [one] { "*" }*Un dé** n’est pas placé cette manche.
       *[other] { "*" }*{ $dice } dés** ne sont pas placés cette manche.
    }
log-won =
    { $by ->
        [none] { "*" }*Tu** gagnes avec **{ $points }** points.
       *[other] { $by } gagne avec **{ $points }** points.
    }
log-shared = { LIST($winners, type: "conjunction") } partagent la victoire avec **{ $points }** points.
log-cancelled = Trois manches sans un geste. La partie est annulée.
story-start = Début
story-round = Manche { $round }
story-final = Finale
story-completed =
    { $by ->
        [none] Tu as accompli « { $mission } ».
       *[other] { $by } a accompli « { $mission } ».
    }
story-points = { $points } points.
story-andLead = { $points } points, assez pour prendre la tête.
story-brokeCode =
    { $by ->
        [none] Tu as cassé un code.
       *[other] { $by } a cassé un code.
    }
story-took =
    { $by ->
        [none] Tu as pris { TERM("equipment-the", $equipment) }.
       *[other] { $by } a pris { TERM("equipment-the", $equipment) }.
    }
story-espionage = Espionnage.
story-sixth =
    { $by ->
        [none] Tu as accompli une sixième mission.
       *[other] { $by } a accompli une sixième mission.
    }
story-lastRound = C’était donc la dernière manche.
story-won =
    { $by ->
        [none] Tu as gagné.
       *[other] { $by } a gagné.
    }
story-shared = { LIST($winners, type: "conjunction") } ont partagé la victoire.
story-score = Score : { $points }.
story-scoreMissions = Score : { $points }, et plus de missions.
story-scoreHighest = Score : { $points }, et la meilleure mission.
story-each =
    { $points ->
        [one] { $points } point par personne.
       *[other] { $points } points par personne.
    }
story-tied =
    { $points ->
        [one] À égalité avec { $points } point : { LIST($names, type: "conjunction") }.
       *[other] À égalité avec { $points } points : { LIST($names, type: "conjunction") }.
    }
story-moreMissions =
    { $by ->
        [none] Tu avais plus de missions.
       *[other] { $by } avait plus de missions.
    }
story-bestMission =
    { $by ->
        [none] Tu avais la meilleure mission.
       *[other] { $by } avait la meilleure mission.
    }
story-noMission =
    { $by ->
        [none] Tu n’as accompli aucune mission.
       *[other] { $by } n’a accompli aucune mission.
    }
story-codesEnough = Les codes ont suffi.
story-within-start = la mise en place
story-within-round = la manche { $round }
story-within-final = les dernières missions
story-ledFrom =
    { $by ->
        [none] Tu avais la tête dès { $when }.
       *[other] { $by } avait la tête dès { $when }.
    }
story-notCaught = Personne n’a rattrapé l’écart.
story-ledUntil =
    { $by ->
        [none] Tu avais la tête jusque dans { $when }.
       *[other] { $by } avait la tête jusque dans { $when }.
    }
story-ledToEnd =
    { $by ->
        [none] Aux missions, tu avais la tête jusqu’à la fin.
       *[other] Aux missions, { $by } avait la tête jusqu’à la fin.
    }
story-wonByCodes =
    { $by ->
        [none] Tu as gagné grâce aux codes cassés.
       *[other] { $by } a gagné grâce aux codes cassés.
    }
story-tookLead =
    { $by ->
        [none] Tu as pris la tête avec « { $mission } ».
       *[other] { $by } a pris la tête avec « { $mission } ».
    }
story-noneLeft = Il ne restait plus de mission.
story-allCompleted = Toutes les missions prises ont été accomplies.
story-mission = « { $mission } », { $points } points.
story-neverCompleted =
    { $name ->
        [none] Jamais accomplie. Restée dans ta main jusqu’à la fin.
       *[other] Jamais accomplie. Restée en main jusqu’à la fin, chez { $name }.
    }
story-codesBroken =
    { $codes ->
        [0] Aucun code cassé.
        [one] Un code cassé.
       *[other] { WORDS($codes, case: "capital") } codes cassés.
    }
story-most = Plus que quiconque.
story-named = « { $mission } ».
story-pointsIn =
    { $points ->
        [one] { $points } point pendant { $when }.
       *[other] { $points } points pendant { $when }.
    }
refusals-invalid-args = Ce jeu ne connaît pas ce coup.
refusals-game-over = La partie est finie.
refusals-wrong-stage = Pas maintenant. Autre chose vient d’abord.
refusals-not-your-turn = Attends ton tour.
refusals-stale-window = Trop tard pour celle-là. Regarde d’abord la nouvelle question.
refusals-character-taken = Ce personnage est déjà pris. Choisis-en un autre.
refusals-already-kept = Tu as déjà choisi tes missions. La troisième n’est plus là.
refusals-no-token = Ton jeton de relance est utilisé. Il n’y en a qu’un par partie.
refusals-die-placed = Ce dé est déjà placé. Prends-en un qui est encore en main.
refusals-out = Tu as pris un jeton d’ordre. Le placement est fini pour toi cette manche.
refusals-space-taken = Il y a déjà un dé sur cette case.
refusals-not-adjacent = Un dé doit aller à côté d’un autre. Le 6 et le 1 sont voisins.
refusals-no-power = Le talent de ton personnage ne sert pas maintenant.
refusals-already-placed = Tu as déjà placé un dé ce tour-ci. Termine ton tour.
refusals-hand-empty = Tu n’as plus de dés en main.
refusals-action-missing = Joue d’abord : place un dé, ou fais ton action.
refusals-action-done = Ton action est faite. Termine ton tour.
refusals-not-in-hand = Tu n’as pas ça.
refusals-wrong-time = Tu ne peux pas utiliser ça maintenant.
refusals-token-too-new = Tu as pioché ce jeton ce tour-ci. Il servira dès ton prochain tour.
refusals-no-dice = Tu n’as pas d’autre dé pour ça.
refusals-bad-path = Ton agent ne peut pas passer par là. Suis les routes, sans faire trop de pas.
refusals-deck-empty = Cette pioche est vide.
refusals-same-city = Cet agent y est déjà.
refusals-not-a-pair = Échange deux voisines dans une rangée, les deux d’une colonne, ou les deux bouts d’une rangée.
refusals-no-swap-left = Il ne te reste pas d’échange. « Casse-code » en donne un de plus.
refusals-power-tile = L’échange du Cryptographe demande une des tuiles de ton premier échange.
refusals-step-order = D’abord échanger, puis couvrir, puis casser et piocher. On ne revient pas en arrière.
refusals-decoder-empty = Tu n’as pas ce dé sur le Décodeur.
refusals-die-covers = Ce dé couvre déjà une tuile.
refusals-die-used = Ce dé a déjà aidé un autre code.
refusals-tile-covered = Il y a déjà un dé sur cette tuile.
refusals-no-match = Ce code n’est pas encore sur le Décodeur.
refusals-hand-full = Tu as déjà deux codes.
refusals-codes-owed = Pioche d’abord un nouveau code.
refusals-no-die = Tu n’as pas assez de dés là.
refusals-bad-payment = Ça ne suffit pas. Il faut autre chose pour chaque élément.
refusals-empty-space = Il n’y a pas de carte là.
refusals-no-agent = Il te faut un agent dans cette région, ou deux dés.
refusals-no-action = Tu n’as plus de dés à utiliser.
refusals-step-done = Tu as déjà eu ton tour aux codes cette manche.
refusals-not-available = Tu ne peux pas prendre cette carte.
refusals-not-asked = Tu ne pourrais rien utiliser maintenant, donc on ne te demande pas.
refusals-already-answered = Tu as déjà répondu. Une réponse ne change plus.
refusals-bad-choice = Cette carte n’est pas proposée.
refusals-nothing-to-undo = On n’annule que les étapes de son tour, tant que rien n’est révélé.
status-won =
    { $by ->
        [none] Tu gagnes avec { $points } points.
       *[other] { $by } gagne avec { $points } points.
    }
status-moreMissions =
    { $by ->
        [none] Tu gagnes : { $points } points, et le plus de missions.
       *[other] { $by } gagne : { $points } points, et le plus de missions.
    }
status-highestMission =
    { $by ->
        [none] Tu gagnes : { $points } points, et la meilleure mission.
       *[other] { $by } gagne : { $points } points, et la meilleure mission.
    }
status-shared = { LIST($winners, type: "conjunction") } partagent la victoire avec { $points } points.
status-nobodyMoved = Trois manches sans un geste. La partie est annulée et ne compte pas.
status-own-takeIntelCard = Tu as deux cubes identiques : prends une carte.
status-own-keepSearch = Garde une des cartes trouvées.
status-own-pickMission = Garde une de ces deux missions.
status-own-keepToken = Garde un de ces deux jetons d’opération.
status-own-discardAgency = Tu peux avoir sept cartes Agence au plus. Rends-en une.
status-own-discardMission = Tu as une mission de trop. Rends-en une.
status-other-takeIntelCard = { $name } prend une carte pour deux cubes identiques.
status-other-keepSearch = { $name } fouille une pioche.
status-other-pickMission = { $name } choisit une mission.
status-other-keepToken = { $name } choisit un jeton d’opération.
status-other-discardAgency = { $name } rend une carte.
status-other-discardMission = { $name } rend une mission.
status-answered = Tu as répondu. D’autres décident peut-être encore.
status-first-codes-asked = Les codes viennent ensuite. Utilise « Priorité » pour jouer avant, ou passe.
status-first-codes-waiting = Les codes viennent ensuite. Qui va utiliser « Priorité » ?
status-first-actions-asked = Les actions viennent ensuite. Utilise « Priorité » pour jouer avant, ou passe.
status-first-actions-waiting = Les actions viennent ensuite. Qui va utiliser « Priorité » ?
status-espionage-usedFirst =
    { $by ->
        [none] Tu as utilisé « Priorité » et joues ensuite.
       *[other] { $by } a utilisé « Priorité » et joue ensuite.
    }
status-espionage-used =
    { $by ->
        [none]
            { $cards ->
                [one] Tu as utilisé une carte.
               *[other] Tu as utilisé des cartes.
            }
       *[other]
            { $cards ->
                [one] { $by } a utilisé une carte.
               *[other] { $by } a utilisé des cartes.
            }
    }
status-espionage-left =
    { $cards ->
        [one] Il reste une carte utilisée.
       *[other] Il reste des cartes utilisées.
    }
status-espionage-asked =
    { $cards ->
        [one] Prends-la avec « Espionnage », ou passe.
       *[other] Prends-en une avec « Espionnage », ou passe.
    }
status-espionage-waiting =
    { $cards ->
        [one] Qui va la prendre avec « Espionnage » ?
       *[other] Qui va en prendre une avec « Espionnage » ?
    }
status-chooseCharacter = Choisis ton personnage.
status-choosingCharacter = { $name } choisit un personnage.
status-choosingMissions = Tout le monde choisit ses missions.
status-othersChoosing = Les autres choisissent encore leurs missions.
status-keepMissions = Garde deux de tes trois missions.
status-placing = { $name } place un dé.
status-placeAnother = Place un autre dé, ou termine ton tour.
status-place = Place un dé, ou prends un jeton d’ordre.
status-noDice = Plus de dés : prends un jeton d’ordre.
status-onCodes = { $name } travaille sur les codes.
status-onCodesFirst = { $name } a utilisé « Priorité » et travaille sur les codes.
status-choosingAction = { $name } choisit une action.
status-choosingActionFirst = { $name } a utilisé « Priorité » et choisit une action.
status-actionDone = Ton action est faite. Termine ton tour.
status-takeAction = Fais une action là où tu as des dés.
status-lastMission = Accomplis une dernière mission, ou passe.
status-mayComplete = { $name } peut accomplir une dernière mission.
status-over = La partie est finie.
status-drawCode = Pioche un nouveau code.
status-brokenSwap = Code cassé. Échange ou couvre pour ton autre code, ou pioches-en un nouveau.
status-swap = Échange deux tuiles, couvres-en, ou casse un code.
status-swapAgainOrCover = Échange encore, couvre des tuiles, ou casse un code.
status-swapAgain = Échange encore, casse un code, ou termine ton tour.
status-cover = Couvre des tuiles avec des dés, ou casse un code.
status-breakCode = Casse un code, ou termine ton tour.
status-codesDone = Tes codes sont finis. Termine ton tour.
status-broken = Code cassé. Casse ton autre code, ou pioches-en un nouveau.
status-theirActionDone = { $name } a fini son action.
cities-london = Londres
cities-paris = Paris
cities-brussels = Bruxelles
cities-bonn = Bonn
cities-madrid = Madrid
cities-marseille = Marseille
cities-rome = Rome
cities-venice = Venise
cities-belgrade = Belgrade
cities-bucharest = Bucarest
cities-athens = Athènes
cities-istanbul = Istanbul
cities-oslo = Oslo
cities-copenhagen = Copenhague
cities-stockholm = Stockholm
cities-helsinki = Helsinki
cities-berlin = Berlin
cities-prague = Prague
cities-vienna = Vienne
cities-warsaw = Varsovie
cities-kiev = Kiev
cities-minsk = Minsk
cities-leningrad = Léningrad
cities-moscow = Moscou
scenes-card = { TERM("equipment-the", $equipment) }
