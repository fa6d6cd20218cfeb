label = Vérifier que la donne était honnête
roll = Ce qui est comparé
title = La donne était-elle honnête ?
close = Fermer
match = Partie
committed = Engagement
seed = Graine
words = Mots
show = { $what } : tout afficher
seedLater = La graine est montrée après la partie.
nothingPromised = Pas d’engagement
noWord = aucun mot
checks-rules = Mêmes règles
checks-words = Mots mélangés
checks-commitment = Graine engagée
checks-seats = Places dans l’ordre d’origine
checks-options = Options choisies
checks-setup = Toutes les cartes redistribuées
checks-eyes = La donne vue de chaque place
checks-journal = Tous les coups rejoués
checks-log = Toutes les lignes du journal
checks-draws = Tous les tirages
checks-views = Tous les écrans envoyés
before-text = La donne était fixée avant le premier coup. Après la partie, ton navigateur la refait et compare.
before-none = Une leçon a toujours la même donne : il n’y a rien à engager.
before-say = L’empreinte ne révèle pas les cartes.
loading = Chargement de la partie…
running = Ton navigateur redistribue cette partie, avec la graine pour seul point de départ.
progress = Nouvelle donne, sur cet appareil
of = { $done } sur { $of }
stop = Arrêter
stopped = Arrêté.
stoppedText = Tout ce qui a été comparé jusqu’ici concorde.
again = Vérifier à nouveau
agrees = Tout concorde.
agreesText =
    Le résultat est le même : la mise en place, { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    } et { $views ->
        [one] { $views } écran envoyé
       *[other] { $views } écrans envoyés
    }.
stamp = Conforme
nobodySince = Personne n’a changé les cartes après { $time }.
notNoted = Le film est cohérent. Cet appareil n’a rien noté au moment de la donne.
fixedDeal = Toutes les parties de cette leçon ont cette donne.
proves = Ce que cela prouve
back = Revenir au film
rowDiffers = Le coup { $row } ne concorde pas.
rowText = La donne et les coups précédents sont justes. Selon les règles, ce coup n’est pas possible ici.
differs-rules = Autres règles.
differs-commitment = Ce n’est pas l’engagement pris.
differs-words = L’engagement portait sur une autre graine.
differs-setup = La donne ne concorde pas.
differsText-rules = Les règles de cette page n’ont pas la même version que celles de la partie : rien n’a été comparé.
differsText-commitment = La graine, les options, les places ou l’heure ne correspondent pas à l’empreinte d’avant le premier coup.
differsText-words = La graine du serveur n’est pas celle pour laquelle il s’était engagé quand tu as ajouté ton mot.
differsText-setup = Cette graine donne d’autres cartes que celles du film.
changed = Ce film a été modifié ou vient d’une autre version.
journal = Télécharger le film
rowInReplay = Coup { $row } dans le film
row = Coup { $row } : { $who }, { $move }
clock = le chrono
fromSeed = La graine donne
fromReplay = Le film dit
fromHere = Calculé ici
noted = Noté auparavant
nothing = rien
setupSteps =
    { $steps ->
        [one] Mise en place, { $steps } étape
       *[other] Mise en place, { $steps } étapes
    }
oneRow = Coup { $row }
rows = Coups { $from } à { $to }
agree = concorde
differ = diffère
notDone = pas fait
asNoted = SHA-256
inReplay = dans le film
notPromised = sans engagement
draws =
    { $count ->
        [one] { $count } tirage
       *[other] { $count } tirages
    }
rowCount =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
wordsGiven = { $given } sur { $seats }
failed = La vérification n’a pas pu avoir lieu.
failedText = Ce navigateur n’a pas pu charger les règles, ou il n’a pas assez de mémoire pour elles.
noReplay = Le film n’a pas pu être chargé.
noReplayText = Il faut être dans le salon pour l’obtenir, une fois la partie finie.
proof-before = Avant le premier coup, chaque appareil a reçu une empreinte de la graine, des options et des places. Un seul changement ensuite, et l’empreinte serait différente. Cet appareil a gardé celle qu’il a reçue.
proof-after = Après la partie, ton navigateur la redistribue et la rejoue à partir de la graine et des coups. Si tout concorde, les cartes, chaque tirage, chaque ligne du journal et chaque écran étaient bien ceux que montre le film.
proof-limits = Cela ne peut pas prouver que le serveur a choisi sa graine au hasard, que personne n’a regardé les cartes depuis le serveur, ni que les coups viennent bien des gens à la table.
proof-mixed = Les mots de la table ont été mélangés à cette graine : impossible de choisir les cartes depuis le serveur, sans la table.
proof-alone = Cette graine vient du serveur, sans la table. Si la personne aux commandes demande un mot à chaque place, plus moyen de choisir les cartes depuis le serveur.
proof-code = Le code de cette vérification vient du même serveur.
