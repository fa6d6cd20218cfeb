screen-title = Scène
screen-frame = La table, pour tout le monde
screen-sit = Prendre place
screen-watch = Regarder
screen-sitAt = Prendre place sur { $host }
screen-watchAt = Regarder sur { $host }
screen-locked = Le salon est verrouillé
screen-people = Ici
screen-nobody = Il n’y a encore personne.
screen-more = et { $count } de plus
screen-scan = Scanne le code, ou ouvre l’adresse.
screen-openHere = Ouvre l’adresse sur cet ordinateur.
screen-opening = La scène s’ouvre.
screen-next = Ensuite : { $title }
screen-lastSaid = Derniers mots
screen-clashes =
    { $count ->
        [one] { $count } ne colle pas
       *[other] { $count } ne collent pas
    }
screen-said = Ce qui s’est passé
screen-nothing = Il ne s’est encore rien passé.
screen-sound = Son et plein écran
screen-soundAlone = Son
screen-soundHint = Un clic pour autoriser.
screen-howOn = La prochaine partie
screen-canStart = { $host } peut lancer la prochaine partie.
screen-orSit = Ou prends place :
screen-late = Cartes à découvert, { $minutes } min plus tard
screen-lateWaits =
    La table se voit ici avec toutes les cartes à découvert, { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } plus tard.
screen-stopped = La partie a été arrêtée.
screen-lost = Le serveur ne répond pas. La scène reviendra d’elle-même.
screen-again = Elle réessaie d’elle-même.
screen-askAgain = Redemander
closed-room-not-found-title = Salon introuvable
closed-room-not-found-text = Aucun salon n’a ce code. Vérifie l’adresse, ou redemande-la.
closed-room-unavailable-title = Salon indisponible
closed-room-unavailable-text = Ce salon n’a pas pu être lu après le redémarrage du serveur.
closed-room-expired-title = Le salon n’est plus là
closed-room-expired-text = Personne n’y a joué depuis trente jours.
closed-too-many-stages-title = Huit scènes sont ouvertes
closed-too-many-stages-text = Fermes-en une, et celle-ci s’ouvrira d’elle-même.
closed-stage-locked-title = Ce salon est verrouillé
closed-stage-locked-text = On demande aux gens du salon d’autoriser cet écran…
closed-stage-waiting-title = Ce salon est verrouillé
closed-stage-waiting-text = Quelqu’un dans le salon doit autoriser cet écran. La question vient d’être posée.
closed-stage-refused-title = Pas autorisé
closed-stage-refused-text = Quelqu’un dans le salon a refusé cet écran. Parlez-en d’abord.
closed-stage-unanswered-title = Pas de réponse
closed-stage-unanswered-text = Personne dans le salon n’a répondu en dix minutes.
closed-being-asked-title = Un autre écran demande
closed-being-asked-text = Attends que le salon lui réponde.
closed-asked-enough-title = Trop de demandes
closed-asked-enough-text = Des écrans ont demandé trois fois en une heure. Attends, ou fais déverrouiller le salon.
closed-rate-limited-title = Trop de demandes
closed-rate-limited-text = Attends une minute, puis redemande.
closed-no-delayed-stage-title = Pas de scène en différé
closed-no-delayed-stage-text = Aucune n’est annoncée. Si elle l’est avant une donne, elle s’ouvrira ici d’elle-même.
menu-menu = Mettre la table sur une télé
menu-menuHint = Sans rien de secret
menu-title = Une scène pour tout le monde
menu-text = Montre la table sur une télé, un écran partagé ou un stream, en grand et sans secrets. Ouvre-y cette adresse :
menu-qr = Code QR de la scène
menu-link = Adresse de la scène
menu-open =
    { $many ->
        [one] Une scène est ouverte
       *[other] { $many } scènes sont ouvertes
    }
menu-none = Aucune scène n’est ouverte.
menu-cardsUp = Montrer toutes les cartes après la partie
menu-cardsUpHint = Sans cela, la scène dit qui a gagné, et les cartes restent entre les gens de la table.
menu-delayed = Une scène en différé pour le stream
menu-delayedHint = Elle montre toutes les cartes, quelques minutes plus tard. Tout le monde en est averti avant la donne.
menu-late = Décalage
menu-sooner = Moins
menu-later = Plus
menu-tooLate = Tu pourras le changer avant la prochaine donne.
menu-delayedLink = Adresse de la scène en différé
menu-announced =
    Dès la prochaine donne, une scène montre toutes les cartes à qui l’ouvre, { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } plus tard.
menu-atTable =
    Une scène montre toutes les cartes de cette partie, { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } plus tard.
