menu-title = Qui parle
menu-mute = Mettre en sourdine
menu-unmute = Retirer la sourdine
menu-mutedNote = { $name } est en sourdine pour toi. Personne ne le sait.
menu-unmutedNote = Tu entends { $name } à nouveau.
hand-raise = Lever la main
hand-lower = Baisser la main
hand-done = J’ai fini
hand-raised =
    { $place ->
        [1] Main levée, en tête de liste
       *[other] Main levée, numéro { $place } de la liste
    }
hand-hand = Main levée, numéro { $place }
hand-speaks = Parle
hand-has = { $name } a la parole.
hand-youHave = Tu as la parole.
hand-hands = Attendent la parole :
hand-count =
    { $hands ->
        [one] { $hands } main
       *[other] { $hands } mains
    }
hand-after = Ensuite :
hand-more = et { $n } de plus
hand-let = Donner la parole à { $name }
# A shorter form of the label `let`, without the name.
hand-next = Suivant
hand-end = Terminer
hand-endOf = Retirer la parole à { $name }
hand-lowerShort = Baisser
hand-lowerOf = Baisser la main : { $name }
hand-left = encore { $time } pour parler
hand-nobody = Personne ne parle, et aucune main n’est levée.
hand-queue = Mains levées, dans l’ordre
hand-keys = Alt+H lève et baisse aussi la main.
hand-listens = Tu regardes, donc tu écoutes. La personne aux commandes peut changer ça.
hand-hostGives = La parole passe quand la personne qui parle, ou celle aux commandes, la donne.
hand-time = Temps de parole
hand-timeHint = Commence à la prochaine prise de parole. Quand le temps est écoulé, elle s’arrête d’elle-même.
hand-noTime = Sans limite
hand-seconds = { $seconds } s
hand-minutes = { $minutes } min
hand-spectators = Le public peut parler
hand-spectatorsHint = Pendant une partie, les gens qui regardent peuvent aussi lever la main.
hand-back = Me revoilà
hand-presence = Ton statut
hand-here = Ici
hand-presenceHint = Il prend fin quand tu écris un message ou joues un coup que tout le monde voit.
hand-muted = En sourdine pour toi
status-phone-tag = Au téléphone
status-phone-choose = Je suis au téléphone
status-phone-own = Ton statut : au téléphone.
status-back-soon-tag = Revient vite
status-back-soon-choose = Je reviens vite
status-back-soon-own = Ton statut : tu reviens vite.
