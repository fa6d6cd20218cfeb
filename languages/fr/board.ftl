paused-paused = En pause
paused-stopped = Le chrono est arrêté.
paused-byHost = La partie a été mise en pause.
# `name` is null if the reader paused the match.
paused-by =
    { $name ->
        [none] Tu as mis la partie en pause.
       *[other] { $name } a mis la partie en pause.
    }
paused-left = encore { $time }
paused-latest = Reprise automatique dans { $time }
paused-here =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] est là
       *[other] sont là
    }.
paused-gone =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] a dû s’éloigner
       *[other] ont dû s’éloigner
    } un instant.
paused-away = { $name }, pas là
paused-addMinute = +1 minute
paused-goOn = Reprendre
paused-restart =
    { $host ->
        [none] La personne aux commandes peut reprendre la partie.
       *[other] { $host } peut reprendre la partie.
    }
paused-talk = Tu peux encore parler et lire le journal.
paused-nothingLost = Tous les chronos sont arrêtés.
replay-throughWhoseEyes = Point de vue
replay-fromAbove = Tout voir
replay-everybody = Ce que tout le monde savait
replay-before = Retour
replay-next = Suivant
replay-play = Lecture
replay-pause = Pause
replay-beforeFirst = Avant le premier coup.
replay-chapterBefore = Tournant précédent
replay-chapterNext = Tournant suivant
replay-loadingReplay = Chargement du film…
replay-noReplay = La partie est finie, mais son film n’a pas pu être chargé.
replay-endPicture = Enregistrer en image
replay-momentLink = Lien vers cet instant
replay-exportMatch = Télécharger la partie
replay-evening = Résultats de la soirée
replay-checkDeal = Vérifier la donne
replay-moment = Instant { $at } sur { $of }
screens-open-title = Sur ton téléphone
screens-open-about = Tes secrets, et les coups qui les demandent. Ils n’arrivent pas sur cet écran.
screens-open-gone = Ton téléphone s’est déconnecté. Ta place est gardée.
screens-open-alone = Montrer mes secrets ici
screens-private-title = La table est sur l’ordinateur
screens-private-about = Tes secrets sont ici. Tout le reste marche ici aussi.
screens-private-gone = Ton écran public s’est déconnecté. Tu peux tout faire ici.
screens-private-alone = Garder un seul écran
screens-turn = C’est à toi, et ton téléphone n’est pas là.
screens-turnWarning = Qui voit cet écran verra tes secrets.
screens-playHere = Jouer sur cet écran
screens-yours = À toi
screens-what = Tes secrets, et les coups qui les demandent
screens-phone = Ton téléphone
screens-phoneAbout = Privé
screens-laptop = Cet écran
screens-laptopAbout = Public. Aucun secret n’arrive ici
screens-swap = Échanger
screens-remove = Retirer
screens-connected = Connecté
screens-awaySeconds = Déconnecté : { $seconds } s
screens-awayMinutes = Déconnecté : { $minutes } min
screens-manage = Écrans
screens-two = Joue sur deux écrans
story-title = Ce qui s’est vraiment passé
story-slip = Ce qui s’est dit
story-points = Tournants
story-awards-lie = Plus beau mensonge
story-awards-deduction = Plus belle déduction
story-awards-mission = Plus belle mission
story-awards-code = Plus beau décodage
story-share = Partager
story-cards = Résultat complet
chrome-above = Tout à découvert
chrome-everybodyKnew = Ce que tout le monde savait
chrome-knew = Ce que savait { $name }
chrome-back = Retour
chrome-faceDown = Face cachée
chrome-stopped = La partie a été arrêtée.
chrome-youStopped = Tu as arrêté la partie.
chrome-stoppedBy =
    { $host ->
        [none] La partie a été arrêtée depuis les commandes.
       *[other] { $host } a arrêté la partie.
    }
chrome-youWin = Tu gagnes.
chrome-youLose = Tu perds.
chrome-closeDrawer = Fermer : { $label }
chrome-youAreOut = Tu es hors jeu, mais un bon pronostic vaut un point.
chrome-predict = Pronostiquer
chrome-whoWins = Qui va gagner ?
chrome-predictionRule = Il reste scellé jusqu’à la fin. Alors tout le monde le voit, et s’il est bon, tu marques 1 point.
chrome-pickFirst = Choisis d’abord qui va gagner.
chrome-seal = Sceller
chrome-sealed = Scellé : victoire pour { $name }. Tout le monde le verra à la fin.
chrome-claim = Annoncer
chrome-whatWasSaid = Ce qui s’est dit
chrome-points = Points
chrome-noPoints = Une leçon ne rapporte pas de points.
chrome-tonight =
    { $points ->
        [one] { $points } point ce soir
       *[other] { $points } points ce soir
    }
chrome-clashes =
    { $count ->
        [one] { $count } ne colle pas
       *[other] { $count } ne collent pas
    }
chrome-hold-hold-covered = Maintiens pour voir
chrome-hold-hold-open = Relâche pour cacher
chrome-hold-tap-covered = Appuie pour voir
chrome-hold-tap-open = Appuie pour cacher
chrome-hold-shared = Sur ton téléphone
chrome-hold-shut = Caché pour l’instant
chrome-hold-space = espace
lines-predicted =
    { $name } voyait une victoire pour { $winner }. { $isRight ->
        [true] Bien vu !
       *[false] Raté.
    }
lines-youPredicted =
    Tu voyais une victoire pour { $winner }. { $isRight ->
        [true] Bien vu !
       *[false] Raté.
    }
lines-running = Le chrono tourne à nouveau.
lines-paused-host = La partie a été mise en pause.
lines-paused-you = Tu as mis la partie en pause.
lines-paused-other = { $name } a mis la partie en pause.
lines-added-host = Une minute a été ajoutée.
lines-added-you = Tu as ajouté une minute.
lines-added-other = { $name } a ajouté une minute.
