page-opening = Ouverture du salon
page-title =
    { $game ->
        [none] Chez { $host }
       *[other] Chez { $host } : { $game }
    }
page-empty =
    { $game ->
        [none] Une table vide
       *[other] Une table vide : { $game }
    }
page-at = Salon { $code }
page-here = Déjà là
page-more = et { $n } de plus
page-nobody = Il n’y a encore personne.
page-running = Une partie est en cours. Regarde celle-ci, joue la prochaine.
page-sit = Prendre place
page-watch = Entrer et regarder
page-lookOn = Juste regarder, sans nom ni place
page-back = Retour
page-foreign =
    { $checked ->
        [none] { $game } ne fait pas partie de Hush et n’a pas été vérifié.
       *[other] { $game } ne fait pas partie de Hush. Vérifié : { $checked }.
    }
page-notSecret = Le secret n’est pas prouvé : quelqu’un pourrait en apprendre plus que permis.
unavailable-room-not-found-title = Aucun salon n’a ce code
unavailable-room-not-found-text = Un code a six caractères. Un salon qui ne sert pas pendant un mois est effacé.
unavailable-removed-title = On t’a fait sortir
unavailable-removed-text = Tu n’es plus dans ce salon. Si tu l’as quitté sur un autre appareil, tu l’as quitté ici aussi.
unavailable-moved-title = Ta place est sur un autre appareil
unavailable-moved-text = Elle y a déménagé, ou tu as retiré cet écran de ta place. Tu peux encore regarder ici.
unavailable-room-locked-title = Ce salon est verrouillé
unavailable-room-locked-text = Il faut déjà être dedans pour l’ouvrir. Quand il sera déverrouillé, cette page continuera d’elle-même.
unavailable-locked-out-title = Tu n’es plus dans ce salon
unavailable-locked-out-text = Le salon est verrouillé. Ta place est maintenant sur un autre appareil, tu as quitté le salon ou on t’en a fait sortir.
unavailable-room-unavailable-title = Ce salon ne peut pas s’ouvrir
unavailable-room-unavailable-text = Il n’a pas pu être lu après un redémarrage. Rien n’a été effacé. Ouvre un nouveau salon : la personne qui s’occupe du serveur retrouvera celui-ci dans son journal.
unavailable-too-many-devices-title = Tu es déjà ici huit fois
unavailable-too-many-devices-text = Huit de tes appareils ou onglets sont dans ce salon. Fermes-en un, et cette page continuera d’elle-même.
unavailable-server-away-title = Le serveur ne répond pas
unavailable-server-away-text = Cette page continuera d’elle-même dès son retour.
actions-again = Réessayer
actions-watch = Regarder
actions-home = Vers la page d’accueil
facts-players = { $players } personnes
facts-playersFrom = { $from }–{ $to } personnes
facts-minutes = { $minutes } min avec des bots
facts-minutesFrom = { $from }–{ $to } min avec des bots
taken-title = Ce nom est déjà à la table. C’est toi ?
taken-isMe = Oui, c’est moi
taken-again = Redemander
taken-notMe = Non, je change de nom
taken-waiting = Nous demandons si tu es { $name }.
taken-asked =
    { COUNT($others) ->
        [0] La question est posée sur l’appareil où joue { $name }.
       *[other] La question est posée sur l’appareil où joue { $name }, et aussi à { LIST($others, type: "conjunction") }.
    }
taken-until = Après un oui, cette page ouvre ta place. D’ici là, tu ne vois que cette page.
taken-bringOld = Si tu as l’ancien appareil : ouvres-y le menu, appuie sur « Changer d’appareil » et scanne le code avec celui-ci.
taken-bringHost =
    { $host ->
        [none] La personne aux commandes peut aussi appuyer sur les points à côté de ton nom et choisir « Céder la place ».
       *[other] { $host } peut aussi appuyer sur les points à côté de ton nom et choisir « Céder la place ».
    }
person-name = Ton nom
person-nameHint = Celui que les autres te donnent
person-face = Ton visage
person-faceN = Visage { $n }
person-more = Autres visages
person-missing = Écris d’abord un nom.
takeOver-title = Amener la place sur cet appareil ?
takeOver-text = L’appareil qui l’a maintenant ne fera plus que regarder. Tout le monde voit le changement.
takeOver-move = L’amener ici
takeOver-used = Ce lien a déjà servi ou a expiré. Refais-en un avec « Changer d’appareil ».
taken-titleLeft = Quelqu’un qui n’est plus là avait ce nom. C’est toi ?
taken-keeps = Si c’est toi, tu retrouves les points gagnés sous le nom { $name }, dès un oui depuis les commandes.
taken-askedOthers = La question est posée à { LIST($others, type: "conjunction") }.
