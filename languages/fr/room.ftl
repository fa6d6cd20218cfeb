add-caps = Un deuxième écran
add-title = Ajouter cet appareil à ta place ?
add-text = Les deux appareils jouent alors ta place : l’un montre ce que tout le monde voit, l’autre a tes secrets.
add-code = Les six caractères sur ton autre écran
add-add = Ajouter l’appareil
add-closed = Ce code a expiré. Demandes-en un nouveau.
add-short = Un code a six caractères.
add-strange = Les codes n’utilisent pas { $letter }.
members-title = Pour les gens de ce salon
members-text = Il faut être dans ce salon pour revoir ses parties et ses résultats. Cet appareil n’y est pas, ou sa place a déménagé sur un autre. Entre d’abord dans le salon, puis ouvre le lien à nouveau.
members-toDoor = Vers le salon
move-title = Changer d’appareil
move-text = Ouvre ceci sur l’autre appareil. Ta place y déménage avec ses secrets ; celui-ci ne fera plus que regarder.
move-titleOf = Céder la place : { $name }
move-textOf = À donner à { $name } et à personne d’autre. Qui l’ouvre obtient la place et ses secrets. Tout le monde en est averti.
move-qr = Code à usage unique qui déplace la place
move-link = Lien à usage unique
move-again = Réessayer
move-once = Marche une fois, pendant cinq minutes.
stage-title = Un écran veut montrer ce salon
stage-check = Tu connais cet écran ? Qui le voit voit la table.
stage-untilYes = Le salon est verrouillé. Tant que personne ne dit oui, l’écran ne montre rien.
stage-shows = Il montre le salon et la table, jamais les secrets.
stage-no = Refuser
stage-yes = Autoriser
question-isIt = C’est { $name } ?
question-isItYou = C’est toi ?
question-asks = Quelqu’un demande la place occupée par { $name }.
question-asksYou = Un autre appareil demande ta place, { $name }.
question-device = Appareil
question-inHere = Déjà dans ce salon
question-never = Jamais
question-as = Sous le nom { $name }
question-online = Là maintenant
question-away = Pas là
question-asked = Demandé
question-askAloud = Pose-lui une question à voix haute. Un nom ne prouve rien.
question-untilYes = Tant que personne ne dit oui, le salon reste invisible de là-bas.
question-oldToo = La question est aussi posée sur l’appareil où joue { $name }. Tout le monde voit que tu dois répondre.
question-moves = Si tu dis oui, ta place déménage là-bas. Cet écran ne montre alors plus rien de toi.
question-keepBoth = Pour garder les deux, dis non. Choisis ensuite « Ajouter mon téléphone » sur cet appareil.
question-alsoAsked = Question posée aussi à { LIST($names, type: "conjunction") }.
question-times = Demande { $nth } sur { $of }
question-saidYes = { $yes } oui sur { $needs }
question-stays = Reste là jusqu’à ta réponse
question-no = Non
question-notMe = Non, pas moi
question-itIsThem = Oui, c’est bien ça
question-itIsMe = Oui, c’est moi
lobby-code = Code du salon
lobby-invite = Invitation
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-selected = Le lien est sélectionné. Copie-le à la main.
lobby-share = Partager
lobby-shareTitle = Hush
lobby-shareText = Viens jouer avec nous.
lobby-qr = Code QR de ce salon
lobby-people = À la table
lobby-seats =
    { $all ->
        [one] { $taken } sur { $all } place
       *[other] { $taken } sur { $all } places
    }
lobby-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
lobby-freeNote = Avec le lien, tout le monde peut prendre place
lobby-sit = Prendre place ici
lobby-addBot = Ajouter un bot
lobby-botLevel = Niveau : { $level }
lobby-levels = Comment doit jouer ce bot ?
lobby-levelOf = Comment joue { $name }
lobby-notYet = Pas encore
lobby-standIn = Un bot joue
lobby-watches = Regarde
lobby-points =
    { $n ->
        [one] { $n } point ce soir
       *[other] { $n } points ce soir
    }
lobby-controls = Plus sur { $name }
lobby-menu-makeHost = Passer les commandes
lobby-menu-remove = Faire sortir du salon
lobby-menu-letWatch = Faire regarder
lobby-menu-letSit = Donner une place
lobby-menu-handOver = Céder la place
lobby-menu-standIn = Laisser jouer un bot
lobby-menu-standOut = Rendre la place
lobby-menu-watch = Plutôt regarder
lobby-menu-sit = Prendre place
lobby-menu-rename = Changer nom ou visage
lobby-menu-move = Changer d’appareil
lobby-menu-leave = Quitter le salon
lobby-menu-notYet = Il me faut une minute
lobby-menu-level = Changer le niveau
lobby-botStandsIn = Laisser jouer un bot
lobby-removeTitle = Faire sortir { $name } ?
lobby-removeText = { $name } peut revenir avec le code, sauf si le salon est verrouillé.
lobby-removeTextMatch = Un bot joue pour { $name } jusqu’à la fin.
lobby-lockToo = Verrouiller aussi le salon
lobby-lockTooHint = Plus personne n’entre jusqu’à ce que tu déverrouilles.
lobby-remove = Faire sortir
lobby-whoAmI = Nom et visage
lobby-save = Enregistrer
lobby-game = Le jeu de la soirée
lobby-hostPicks = Qui pilote choisit
lobby-options = Règles maison
lobby-automatic = Automatique
lobby-pace = Rythme
lobby-ownPace = Sur mesure
lobby-paceLater = Quand tout le monde ici aura joué une partie, il y aura aussi { $title }.
lobby-ownPaceAbout =
    { $isHost ->
        [true] Règle les chronos dans « Réglages fins ».
       *[false] Chaque chrono a été réglé à la main.
    }
lobby-advanced = Réglages fins
lobby-nothingChanged = Règles standard
lobby-changed = Changé : { $names }
lobby-duration =
    { $minutes ->
        [0] { $seconds } s
       *[other]
            { $seconds ->
                [0] { $minutes } min
               *[other] { $minutes } min { $seconds } s
            }
    }
lobby-less = { $name } : moins
lobby-more = { $name } : plus
lobby-paceNow = Rythme : { $pace }
lobby-chatSwitch = Chat du salon
lobby-lock = Verrouiller le salon
lobby-on = Oui
lobby-off = Non
lobby-call = Appel vidéo
lobby-callField = Colle le lien de ton groupe
lobby-callHint = Tout le monde à la table reçoit un bouton « Rejoindre l’appel ».
lobby-callWrong = Un lien d’appel commence par https://
lobby-joinCall = Rejoindre l’appel
lobby-chat = Chat du salon
lobby-chatOff = Le chat a été coupé.
lobby-evening = Résultats de la soirée
lobby-totals =
    { $n ->
        [one] La soirée : { $n } partie
       *[other] La soirée : { $n } parties
    }
lobby-settings = Réglages
lobby-toStart = Aller au bouton pour lancer
lobby-start = Lancer { $title }
lobby-waits =
    { $host ->
        [none] Tout le monde est prêt. La personne aux commandes peut lancer.
       *[other] Tout le monde est prêt. { $host } peut lancer.
    }
lobby-allSet = Tout le monde est prêt.
lobby-reads = Lit l’intro
lobby-unread =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] n’a
       *[other] n’ont
    } pas encore lu l’intro.
lobby-unreadByMe = Tu n’as pas encore lu l’intro.
lobby-unreadByUs =
    { COUNT($names) ->
        [one] { LIST($names, type: "conjunction") } et toi n’avez pas encore lu l’intro.
       *[other] Toi, { LIST($names, type: "conjunction") } n’avez pas encore lu l’intro.
    }
lobby-askWords = Un mot de chaque place
lobby-giveWord = Ajouter un mot
lobby-wordAnswered = Changer ton mot
lobby-waitsForWords = On attend un mot pour le mélange : { LIST($names, type: "conjunction") }.
lobby-waitsForYourWord = On attend un mot de ta part.
lobby-waitsForOurWords =
    { COUNT($names) ->
        [one] On attend un mot pour le mélange : { LIST($names, type: "conjunction") } et toi.
       *[other] On attend un mot pour le mélange : toi, { LIST($names, type: "conjunction") }.
    }
lobby-leaveWords = Distribuer sans leurs mots
lobby-startAnyway = Lancer quand même
lobby-dealAfter =
    On distribue quand { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] aura
       *[other] auront
    } lu l’intro.
lobby-dealAfterMe = On distribue quand tu auras lu l’intro.
lobby-dealAfterUs =
    { COUNT($names) ->
        [one] On distribue quand { LIST($names, type: "conjunction") } et toi aurez lu l’intro.
       *[other] On distribue quand toi, { LIST($names, type: "conjunction") } aurez lu l’intro.
    }
lobby-dealing = Distribution
lobby-dealLater = Distribuer ensuite
lobby-leaveReaders = Ne pas attendre
lobby-takeBack = Pas tout de suite
lobby-begins = La partie commence.
lobby-holding = Le départ n’attend que toi.
lobby-lost = Reconnexion
lobby-memoryOnly = Ce navigateur n’enregistre rien. Garde cet onglet ouvert, sinon il faudra redemander ta place.
word-title = Un mot pour la donne
word-about = Ton mot aide à mélanger les cartes : même le serveur ne peut plus choisir qui reçoit quoi. Prends un mot introuvable. Tout le monde le voit une fois les cartes distribuées.
word-field = Ton mot
word-promised = Le serveur a déjà fixé sa propre part du mélange : { $first } … { $last }
word-none = Sans mot
word-send = Mélanger
table-keep = Annuler
table-local = Ce serveur n’est joignable que depuis cet ordinateur.
table-leaveTitle = Quitter le salon ?
table-leaveText = Tu laisses ta place ici. Tu peux revenir avec le code.
table-leaveTextMatch = Un bot joue ta place. Tant que la partie dure, tu peux revenir sur cet appareil et la reprendre.
table-leave = Quitter
table-howToPlay = Comment jouer
table-newGame = Au programme : { $title }. C’est nouveau ? Appuie sur « Comment jouer ».
# Shown as the author of a message if its author has left.
table-gone = Quelqu’un qui n’est plus là
question-left = A quitté le salon
question-comesBack = Si tu dis oui, { $name } revient, avec ses points et sa place.
lobby-askWordsHint = Chaque place ajoute un mot qui aide à mélanger les cartes. Le serveur ne peut plus décider sans la table qui reçoit quoi.
table-leaveTextLocked = Tu laisses ta place. Le salon est verrouillé : tu ne pourras revenir que s’il est déverrouillé.
