coach-label = Coach
coach-goal = But
coach-count = Étape { $n } sur { $of }
coach-waiting-title = Regarde les autres.
coach-waiting-why = Pour l’instant, ça joue sans toi. Je reviens dès que tu as quelque chose à faire.
coach-next = Suivant
coach-leaveLesson = Quitter la leçon
coach-leaving-title = Quitter la leçon ?
coach-leaving-why = Le coach ne reviendra pas. La partie continue sans lui.
coach-stay = Continuer la leçon
coach-learned = Ce que tu as fait
coach-left = Encore à découvrir
coach-withBots = Jouer avec des bots
coach-leave = Quitter
keepsakes-link = Lien vers cet instant
keepsakes-linkLabel = Lien vers le film
keepsakes-linkText = Il ouvre le film à cet instant, avec le même point de vue. Il marche pour les gens de ce salon, tant que le salon garde la partie.
keepsakes-share = Partager
ledger-title = Ce qui s’est dit
ledger-views = Ordre
ledger-byPerson = Par personne
ledger-clashes =
    { $count ->
        [one] { $count } ne colle pas
       *[other] { $count } ne collent pas
    }
ledger-heading =
    { $count ->
        [0] Tout colle
        [one] Une chose ne colle pas
       *[other] { $count } choses ne collent pas
    }
ledger-noClash = Aucune annonce n’en contredit une autre, ni ce que tout le monde voit.
ledger-nothing = Personne n’a encore rien dit. À toi l’honneur.
ledger-nothingYet = Personne n’a encore rien dit.
ledger-counted = On ne compare que les annonces et ce que tout le monde voit. Les secrets n’entrent pas en compte.
ledger-said =
    { $count ->
        [one] { $count } annonce
       *[other] { $count } annonces
    }
ledger-shows = Table
ledger-say = Annoncer
ledger-left =
    { $round ->
        [day] Encore { $count } pour aujourd’hui
        [turn] Encore { $count } pour ce tour
       *[other] Encore { $count } pour cette manche
    }
ledger-notNow = Pas maintenant.
ledger-enough =
    { $round ->
        [day] Assez d’annonces pour une journée.
        [turn] Assez d’annonces pour un tour.
       *[other] Assez d’annonces pour une manche.
    }
ledger-back = Revenir à la table
ledger-esc = Échap
ledger-retract = Retirer : { $words }
ledger-retracted = retirée
ledger-number = Ne colle pas, numéro { $number }
ledger-unlike = ne colle pas
ledger-everybodySees = À découvert
ledger-form = Annoncer
ledger-free = Une annonce n’a pas besoin d’être vraie.
ledger-made = Tout le monde voit ton annonce.
ledger-notYet = Pas encore
ledger-ask = Le dire ?
ledger-public = Tout le monde le voit, avec ton nom.
ledger-takeBack = Tu pourras le retirer plus tard, mais tout le monde le verra.
ledger-sayIt = Le dire
plain-moves = Coups
plain-state = Ce que tu vois
plain-back = Retour
plain-send = Envoyer { $move }
plain-none = Rien à faire pour l’instant.
plain-args = Arguments, en liste JSON
plain-shape = Forme : { $form }
plain-usual = Laisse vide pour un coup sans arguments.
plain-notJson = Ce n’est pas une liste JSON.
plain-typed = Tes mots
plain-on = La partie est en cours.
plain-yourTurn = C’est à toi.
plain-moved = { $name } a joué : { $move }.
plain-waiting = On attend { LIST($names, type: "conjunction") }.
plain-timeUp = Temps écoulé.
plain-win = Victoire pour { LIST($names, type: "conjunction") }.
plain-draw = Égalité.
plain-nobody = Personne ne gagne ({ $reason }).
private-secret = Secret
private-name = { $name }, privé
private-here = La table est sur l’ordinateur
private-manage = Tes deux écrans
private-gone = Ton ordinateur s’est déconnecté. Tu peux tout faire ici.
private-alone = Garder un seul écran
private-parts = Parties de ton écran privé
private-hand = Coups qui demandent tes secrets
notes-title = Mes notes
notes-cover = Cacher
notes-covered-title = Tes notes sont cachées
notes-covered-how = Appuie pour les lire
notes-shared = Cet écran est partagé : tes notes restent cachées
notes-write = Écrire
notes-label = Une note pour toi
notes-about = Visible de toi seulement. Elle reste avec ta place.
notes-keep = Enregistrer
notes-change = Modifier : { $text }
table-laying = On dresse la table
table-failed = La table n’a pas pu être chargée
table-failedText = Cette page est peut-être plus vieille que le serveur, ou le réseau est en panne.
table-reload = Recharger
table-missing = Ce jeu n’est pas là pour le moment
table-missingText = Il n’est pas sur ce serveur. Ta partie est gardée et continuera à son retour.
table-missingOver = Il n’est pas sur ce serveur, donc la table ne peut pas s’afficher. La partie est finie.
table-missingStop = Elle s’arrête maintenant et ne compte pas.
table-broken = Cette table ne peut pas être dessinée
table-brokenText = C’est notre faute. La partie continue, ta place est gardée, et le prochain coup redessinera la table.
table-drawAgain = Redessiner
table-yourTurn = À toi · { $title }
table-turnNote = La table t’attend.
table-watching = Tu regardes. Tu vois ce que tout le monde peut voir.
table-menu = À la table
table-rules = Règles
table-dealCheck = Vérifier la donne
table-settings = Réglages
table-match = Partie
table-pause = Pause
table-pauseHint = Pour tout le monde
table-addMinuteHint = Tout le monde le voit
table-screen = Écran
table-screensHint = Un pour tes secrets, un pour la table
table-people = Les gens
table-here = Qui est là
table-move = Changer d’appareil
table-share = Cet écran est partagé
table-shareHint = Y cache tes secrets
table-botSpeed = Vitesse des bots
table-slow = Lente
table-normal = Normale
table-fast = Rapide
table-atOnce = Immédiate
table-call = Rejoindre l’appel
table-stop = Arrêter la partie
table-stopNow = L’arrêter
table-stopTitle = Arrêter la partie ?
table-stopText = Elle s’arrête maintenant pour tout le monde, tout est dévoilé, et elle ne compte pas.
table-leave = Quitter
table-goTitle = Aller à la page d’accueil ?
table-goText = La partie continue. Ta place reste à toi, et la page d’accueil t’y ramène.
table-go = Y aller
table-back = Revenir au salon
table-hostStarts =
    { $host ->
        [none] La personne aux commandes lance la prochaine partie.
       *[other] { $host } lance la prochaine partie.
    }
table-stillThere = Toujours là ?
table-stillThereText = Ton temps est écoulé. Si tu dois t’éloigner, un bot peut jouer pour toi jusqu’à ton retour.
table-imHere = Je suis là
table-letBotPlay = Laisser jouer un bot
table-stoodIn = Un bot joue à ta place
table-stoodInText = Il sait seulement ce que tu savais. Reprends ta place quand tu veux.
table-takeBack = Reprendre ma place
table-away = Pendant que tu n’étais pas là
table-proceed = Continuer
table-through = Compris
table-startLesson = Commencer la leçon
table-skipLesson = Je connais. Passer la leçon.
table-newHere = Première partie : { $title } ?
