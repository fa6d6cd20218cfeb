coach-goal = Découvre qui est le Hacker, et désigne son visage.
coach-left-1 = Jouer Collègue et coincer les taupes
coach-left-2 = À trois ou quatre, quand il n’y a peut-être pas d’Admin
coach-left-3 = Le rôle Debugger et le rôle Complice
# Shown when the learner tries to make a move before reading the card.
coach-readFirst = Lis d’abord la carte du coach, puis appuie sur « Suivant ».
coach-envelope-title = Garde le doigt sur l’enveloppe.
coach-envelope-why = Elle te dit ton rôle. De l’extérieur, toutes les enveloppes se ressemblent.
coach-envelope-held = Ne lâche pas, et lis. Tu peux regarder à nouveau quand tu veux.
coach-seen-title = Ton rôle : Admin.
coach-seen-why = Quelqu’un ici est le Hacker. Vous êtes deux à connaître le mot « { $code } ». Les collègues l’ignorent.
coach-seen-learned = Lu ton rôle et le mot secret
coach-hint-title = Donne un indice qui va avec deux mots.
coach-hint-why = Le dé a choisi « { $word } » parmi six mots publics ; « { $code } » est sur la liste secrète. « { $hint } » va avec les deux.
coach-hint-learned = Donné un indice qui va avec deux mots
coach-listen-title = Lis chaque indice qui arrive.
coach-listen-why = Trois personnes ne connaissent que « { $word } ». Quel indice va aussi avec « { $code } » ?
coach-clue-title = { $hacker } dit : « { $hint } ».
coach-clue-why = Ça va aussi avec « { $code } ». Mais un seul indice peut être un hasard : attends le prochain pour en avoir le cœur net.
coach-clue-learned = Cherché un double sens dans les indices
coach-found-title = Encore { $hacker } : « { $hint } ».
coach-found-why = D’abord « { $first } », maintenant ça. Les deux vont avec « { $code } », et personne d’autre n’a fait ça deux fois : voilà ton Hacker.
coach-talk-title = { $name } te soupçonne. Rends-lui la pareille.
coach-talk-why = Appuie sur **Annoncer**, puis sur **{ $name }**, puis sur **Le dire**. Une annonce n’a pas besoin d’être vraie.
coach-talk-answerFirst = Réponds d’abord : appuie sur « Annoncer » et soupçonne quelqu’un.
coach-talk-learned = Répondu à un soupçon par un autre
coach-ready-title = Dis que tu veux voter.
coach-ready-why = On vote quand toute la table le veut. Les collègues essaient de virer le Hacker ou l’Admin : c’est comme ça qu’ils gagnent.
coach-vote-notPartner = Pas { $hacker }. Choisis quelqu’un d’autre.
coach-vote-lock = Dépose ton vote.
coach-vote-title = Vote contre { $name }, ou contre quelqu’un d’autre.
coach-vote-whyNot = { $hacker } est peut-être le Hacker. Et si on vire le Hacker, tu perds aussi.
coach-vote-why = Les votes restent scellés jusqu’au dernier. Choisis qui tu veux, sauf { $hacker }.
coach-vote-learned = Déposé un vote scellé
coach-votes-title = { $name } a le plus de voix.
coach-votes-why = Ce n’était pas une taupe, donc la partie continue. En cas d’égalité, ou si la majorité s’abstient, on ne vire personne.
coach-count-counting = Trois, deux, un.
coach-count-whyCounting = Tous les votes se dévoilent en même temps, pour que personne ne copie.
coach-count-title = Ensuite vient le silence.
coach-count-why = C’est là qu’une taupe peut désigner l’autre.
coach-silence-title = Chut. C’est le silence.
coach-silence-why = Une taupe peut maintenant désigner l’autre. Aux manches impaires, c’est au Hacker : appuie donc sur **Passer**.
coach-silence-learned = Passé dans le silence du Hacker
coach-hintAgain-title = Nouvelle manche : le mot est « { $word } ».
coach-hintAgain-why = Le mot secret est toujours « { $code } ». « { $hint } » va avec les deux, et dit au Hacker que c’est toi.
coach-skip-notPartner = Pas { $hacker }. Cette fois, abstiens-toi.
coach-skip-title = Cette fois, abstiens-toi.
coach-skip-why = Si la majorité s’abstient, on ne vire personne. Les deux taupes, { $hacker } et toi, sont alors encore là quand vient le silence.
coach-name-title = Désigne le Hacker : garde le doigt sur { $hacker }.
coach-name-why = Aux manches paires, c’est à l’Admin. Ne lâche pas avant que l’anneau se ferme, et vous gagnez.
coach-name-learned = Trouvé l’autre taupe
coach-over-title = Les deux taupes se sont trouvées.
coach-over-why = Les taupes gagnent quand l’une désigne l’autre. Les collègues gagnent quand une taupe se fait virer ou se trompe de personne.
coach-refuses-vote = C’est peut-être le Hacker. Et si on vire le Hacker, tu perds aussi.
coach-refuses-suspect = C’est peut-être le Hacker. N’attire pas l’attention sur l’autre taupe.
coach-refuses-pass = Ne passe pas maintenant : c’est à toi, et tu sais qui est le Hacker.
coach-refuses-wrongName = Se tromper de visage, c’est perdre la partie. Cherche qui a donné des indices qui vont avec les deux mots.
coach-refuses-notHackers = Aux manches impaires, seul le Hacker peut désigner quelqu’un. Appuie sur « Passer ».
coach-refuses-tooEarly = Écoute d’abord les autres.
stage-order = Ordre de parole
stage-allVotes = Manche { $round }. Les { WORDS($votes) } votes sont déposés.
stage-votes = Manche { $round }. Votes déposés : { $votes } sur { $of }.
stage-thinking = Réfléchit…
stage-earlier = Manche { $round } : { $hint }
stage-suspected = Louche selon
stage-talk = Discutez.
stage-ready = pour passer au vote
stage-voted = votes déposés
stage-from = De la direction, à tout le personnel
stage-legend = Le premier nombre est pour cette partie, le second pour la soirée.
stage-match = Partie { $played } de la soirée
stage-noAdmin = Pas d’Admin en jeu
stage-wins = Gagne
stage-votedOut = Dehors
stage-nothing = Perd
stage-nobodyOut = On ne vire personne.
# After a vote that caught an insider: how many of the others had voted for that player.
stage-bothSaw = Les deux voix ont visé juste.
stage-allSaw = Les { WORDS($voters) } voix ont visé juste.
stage-someSaw =
    { $voters ->
        [one] Une voix a visé juste.
       *[other] { WORDS($voters, case: "capital") } voix ont visé juste.
    }
stage-noVotes = Aucune voix contre { LIST($names, type: "disjunction") }.
stage-noVotesMany = Aucune voix contre les { WORDS($players) } autres.
stage-usersWin = Les collègues gagnent.
stage-insidersWin = Les taupes gagnent.
stage-named =
    { $isRight ->
        [true] { $name } a désigné { $other } à la manche { $round }, à raison.
       *[false] { $name } a désigné { $other } à la manche { $round }, à tort.
    }
stage-saidAlone =
    { $isRight ->
        [true] { $name } a dit « Pas d’Admin » à la manche { $round }, à raison.
       *[false] { $name } a dit « Pas d’Admin » à la manche { $round }, à tort.
    }
stage-votedOutIn =
    { $votes ->
        [one] { $name } s’est fait virer à la manche { $round }, avec une voix.
       *[other] { $name } s’est fait virer à la manche { $round }, avec { WORDS($votes) } voix.
    }
frame-hints = Indices
frame-desks = À la table
frame-notes = Notes
frame-vote = Vote
frame-round = Manche { $round }
frame-roundShort = M{ $round }
frame-order = Ordre de parole
frame-onlyYou = Toi seulement
frame-suspicions = Tes soupçons, que personne d’autre ne voit
frame-everybody = Tout le monde
frame-cards = Cartes en jeu
frame-users = { $count } Collègues
frame-inPlay = { LIST($cards, type: "unit") }
frame-oneMissing = L’une d’elles n’a pas été distribuée, et personne ne sait laquelle. Ce n’est pas le Hacker.
frame-words = Carte thème
frame-watching = Tu regardes.
# The heading of the log before the first round.
frame-beforeFirst = Avant la première manche
# The line above the intro cards.
frame-headline = Qui d’autre connaît le mot secret ?
night-label = Nuit
night-steps-1 = Nuit
night-steps-2 = Manche 1
night-say = Tout le monde regarde son enveloppe.
night-hold = Tout le monde a les mêmes { WORDS($seconds) } secondes pour regarder.
# Shown in a practice match. The clock starts once the person has looked at the card.
night-others = Les autres ont { WORDS($seconds) } secondes pour regarder.
night-waits = Prends ton temps. Tout le monde t’attend.
night-stamp = Confidentiel
night-press = Maintiens pour voir
night-tap = Appuie pour voir
night-letGo = Relâche pour resceller
night-tapAgain = Appuie pour resceller
night-onPhone = Sur ton téléphone
night-shared = Cet écran est partagé
night-envelope = Ton enveloppe
night-same = Elles se ressemblent toutes
night-looking = Tu regardes. Relâche pour cacher.
night-lookingTap = Tu regardes. Appuie pour cacher.
night-seen = J’ai vu
night-openFirst-hold = Ouvre d’abord l’enveloppe : garde le doigt dessus.
night-openFirst-tap = Ouvre d’abord l’enveloppe : appuie dessus.
night-wasSeen = C’est vu
secret-youAre = Ton rôle
secret-code = Mot secret
# Shown in place of the code word to a seat that must not see it.
secret-nothing = Tu l’ignores
secret-cover = Ton rôle et ton mot
secret-peek = Maintiens pour voir : ton camp
secret-peekTap = Appuie pour voir : ton camp
secret-lookHere-hold = Pas encore regardé : maintiens ici
secret-lookHere-tap = Pas encore regardé : appuie ici
secret-team-users = Tu es du côté des collègues.
secret-team-insiders = Tu es du côté des taupes.
secret-insiders = Les taupes sont { LIST($names, type: "conjunction") }.
secret-wins-user = Trouve qui le connaît. Si on vire cette personne, les collègues gagnent.
secret-wins-debugger = Les taupes connaissent ce mot. Si on en vire une, les collègues gagnent.
secret-wins-accomplice = Les taupes ont ce mot, mais pas toi. Si l’une désigne l’autre, tu gagnes.
secret-wins-mayBeAlone = Quelqu’un le connaît peut-être. Suggère-le, désigne cette personne, gagne.
secret-wins-withDebugger = Deux autres le connaissent. Suggère-le, désigne l’autre taupe et tu gagnes.
secret-wins-insider = Quelqu’un d’autre le connaît. Suggère-le, désigne cette personne, gagne.
secret-lines-code = L’un d’eux est le mot secret.
secret-lines-insiders = Ces deux-là ont le mot secret.
secret-lines-none = Toi, tu n’as pas le mot secret.
hint-feed = Indices
hint-left =
    { $count ->
        [0] Tous les indices sont là
        [one] Encore 1 indice
       *[other] Encore { $count } indices
    }
hint-topic =
    { $isAgain ->
        [true] Mot public, encore lui. Thème : { $topic }
       *[false] Mot public. Thème : { $topic }
    }
hint-six = { $topic } : six mots publics
hint-die = Le dé donne { $die }
hint-said = Donné
hint-isSetToVote = Au vote
hint-missed = Manqué
hint-next = Ensuite
hint-noHint = Pas d’indice chez { $name }
hint-roundBreak = Manche { $round } : { $word }
hint-silence = Silence : personne n’a désigné personne
hint-votedOut = { $name } se fait virer : { $role }
hint-nobody-skipped = Plus de la moitié s’abstient : on ne vire personne
hint-nobody-tied = Égalité : on ne vire personne
hint-yours = À toi. Un à trois mots sur « { $word } ».
hint-anybody = Commence qui veut, puis on suit les aiguilles d’une montre. Un à trois mots sur « { $word } ».
hint-waits = À { $name }. Ton tour vient après.
hint-given = Ton indice est donné. À { $name }.
hint-missedYours = Ton temps est écoulé. À { $name }.
hint-out = Tu t’es fait virer. Plus d’indices, mais tu peux encore parler et voter.
hint-watching =
    { $name ->
        [none] Tu regardes.
       *[other] Tu regardes. À { $name }.
    }
hint-onPhone = Écris ton indice sur « { $word } » avec ton téléphone.
hint-saysPublic = « { $said } » compte comme le mot public, que personne ne peut dire. Essaie autre chose.
hint-saysCode = « { $said } » compte comme le mot secret, que tu ne peux pas dire. Essaie autre chose.
hint-repeats = « { $said } » a déjà été donné par { $name } dans cette manche. Essaie autre chose.
hint-tooManyWords = Ça fait { WORDS($count) } mots. Trois au maximum.
hint-tooLong = Ça fait { $count } caractères. { $most } au maximum.
hint-sayIt = Donner l’indice
hint-saidIt = C’est dit
hint-talk = Discutez. Qui en savait plus que le mot public ?
hint-ready =
    { $count ->
        [one] { $count } sur { $of } veut voter
       *[other] { $count } sur { $of } veulent voter
    }
hint-suspectedBy = Louche selon { LIST($names, type: "unit") }
hint-readyToVote = Je veux voter
hint-isReady = Tu veux voter. D’autres parlent encore.
hint-chat = Chat
ledger-about-heading = Manche
ledger-about-order = Par manche
ledger-row = Manche { $round } : { $word }
ledger-when = M{ $round }
ledger-meant = indice : { $word }, rien d’autre
ledger-loyal = côté collègues
ledger-suspects = soupçonne { $name }
ledger-did = { LIST($parts, type: "unit") }
ledger-voted = a voté contre { $name }
ledger-skipped = abstention
ledger-out = { $name } hors jeu : { $role }
ledger-nobodyOut = Personne hors jeu
ledger-myHint =
    { $hint ->
        [none] Mon indice
       *[other] Mon indice « { $hint } »
    }
ledger-onlyAbout = C’était { $word }, rien d’autre
ledger-myself = Sur moi
ledger-iAmLoyal = Je suis du côté des collègues
ledger-iSuspect = Je soupçonne…
ledger-votedFor = { $voter } a voté contre { $name }.
ledger-wasShown = { $name } s’est fait virer : { $role }.
ledger-users = Selon leurs mots ou leurs cartes, { $others } autres sont du côté des collègues, mais il n’y a de place que pour { $of }.
ledger-rules-other-vote-title = Soupçonne quelqu’un, vote contre quelqu’un d’autre
ledger-rules-other-vote-text = Les votes, tout le monde les voit.
ledger-rules-not-loyal-title = Se disait du côté des collègues, et non
ledger-rules-not-loyal-text = Le vote a montré son rôle.
ledger-rules-too-many-loyal-title = Trop de monde du côté des collègues
ledger-rules-too-many-loyal-text = Au moins une annonce est fausse.
notes-raise = Soupçon { $level } sur 3. Appuie pour le changer.
notes-none = pas encore d’indice
notes-hints = { LIST($hints, type: "unit") }
vote-ask = Qui connaît le mot secret ?
vote-how = Choisis quelqu’un ou abstiens-toi, puis vote. Personne ne le voit avant le dernier vote.
vote-word = Mot public : { $word }
vote-plates = Ton vote
vote-round = Manche { $round }
vote-skip = Abstention
vote-nobody = contre personne
vote-sealed = votes déposés. On les dévoile tous en même temps.
vote-votes = Votes
vote-hasVoted = a voté
vote-hasNot = n’a pas encore voté
vote-lock = Voter
vote-lockOn = Voter : { $name }
vote-pick = Choisis quelqu’un ou abstiens-toi
vote-done = Scellé
vote-seeOwn-hold = Maintiens pour voir ton vote
vote-seeOwn-tap = Appuie pour voir ton vote
vote-hideOwn-hold = Relâche pour le cacher
vote-hideOwn-tap = Appuie pour le cacher
vote-watching = Tu regardes. La table vote.
reveal-count = Trois, deux, un
reveal-together = Voici les votes.
reveal-late = Trop tard pour voter
reveal-sealed = Votes scellés
reveal-all = Tous les votes
reveal-votes =
    { $count ->
        [0] Aucune voix
        [one] 1 voix
       *[other] { $count } voix
    }
reveal-skip = Abstention
reveal-card = Carte : { $name }
reveal-noCard = Aucune carte dévoilée
reveal-nobody = Personne
reveal-goOn = Voir le résultat
reveal-results-nobody = On ne vire personne.
reveal-results-skipped = Plus de la moitié s’abstient.
reveal-results-wasRole =
    { $name ->
        [none] Tu étais { $role }.
       *[other] { $name } était { $role }.
    }
reveal-results-wasOnlyUser =
    { $name ->
        [none] Tu étais simple Collègue.
       *[other] { $name } était simple Collègue.
    }
reveal-results-usersWin = Les collègues gagnent.
reveal-results-noMoreHints =
    { $name ->
        [none] Tu ne donnes plus d’indices, mais tu parles et votes encore.
       *[other] { $name } ne donne plus d’indices, mais parle et vote encore.
    }
reveal-results-tied = Égalité : { LIST($names, type: "conjunction") }.
reveal-results-manyTied = Égalité entre { WORDS($count) } personnes.
reveal-results-skips = Les abstentions ne comptent qu’au-delà de la moitié.
reveal-timeUp-you = Temps écoulé. Sans vote de ta part, c’est une abstention.
reveal-timeUp-names = Temps écoulé. Pas de vote : { LIST($names, type: "conjunction") }.
reveal-timeUp-many = Temps écoulé. { WORDS($count, case: "capital") } personnes n’ont pas voté.
reveal-saidAlone = { $name } a dit « Pas d’Admin ».
reveal-named = { $name } a désigné { $other }.
reveal-codeWord = Le mot secret était « { $word } ».
discovery-hush = Chut.
discovery-waits = Prends ton temps. Les { WORDS($seconds) } secondes ne courent pas encore.
discovery-hold = Pour désigner quelqu’un, garde le doigt sur son visage jusqu’à ce que l’anneau se ferme.
discovery-tap = Pour désigner quelqu’un, appuie sur son visage et attends que l’anneau se ferme.
discovery-risk = Se tromper, c’est perdre la partie.
discovery-faces = Visages
discovery-out = Hors jeu
discovery-pass = Passer
discovery-passed = Tu passes
discovery-alone = Personne
discovery-aloneHint = « Pas d’Admin »
discovery-mayName-outHacker = Tu es hors jeu : rien à faire. Maintenant, le Hacker peut désigner quelqu’un.
discovery-mayName-outAdmin = Tu es hors jeu : rien à faire. Maintenant, l’Admin peut désigner quelqu’un.
discovery-mayName-outAnyAdmin = Tu es hors jeu : rien à faire. Maintenant, l’Admin, s’il y en a un, peut désigner quelqu’un.
discovery-mayName-hackerOrAlone = Hacker : désigne l’Admin, dis « Pas d’Admin » ou passe. Les autres : passez.
discovery-mayName-anyAdmin = Admin, s’il y en a un : désigne le Hacker ou passe. Les autres : passez.
discovery-mayName-hacker = Hacker : désigne l’Admin ou passe. Les autres : passez.
discovery-mayName-admin = Admin : désigne le Hacker ou passe. Les autres : passez.
discovery-onlyHacker = Dans cette manche, seul le Hacker peut désigner quelqu’un.
discovery-onlyAdmin = Dans cette manche, seul l’Admin peut désigner quelqu’un.
end-memo = Note de service
end-match = Partie { $played }
end-from-1 = De
end-from-2 = La direction
end-to-1 = À
end-to-2 = Tout le personnel
end-re-1 = Objet
end-re-2 = La fuite à mon étage
end-word = Le mot secret était
end-desk = Nom
end-role = Rôle
end-points = Partie
end-total = Soirée
end-scores = Points
end-removed = La carte { $role } n’a pas été distribuée.
end-removedUser = Une carte Collègue n’a pas été distribuée.
end-headlines-stopped = La partie a été arrêtée.
end-headlines-notAlone = « Pas d’Admin » était faux.
end-headlines-wrong = Erreur sur la personne.
end-headlines-alone = Le Hacker travaillait sans Admin.
end-headlines-found = Les taupes ont filé.
end-headlines-admin = L’Admin s’est fait prendre.
end-headlines-hacker = Le Hacker s’est fait prendre.
moment-code = Mot secret
moment-sealed = Scellé
moment-roles = Rôles
moment-insider = Taupe
moment-votedOut = Un renvoi
moment-guessed = Un doigt pointé
moment-nobodyOut = Aucun renvoi
moment-over = La fin
moment-envelopes = Nuit. Chaque personne a une enveloppe.
moment-phases-hint = Manche { $round }, { $word } : les indices.
moment-phases-discuss = Manche { $round }, { $word } : la discussion.
moment-phases-vote = Manche { $round }, { $word } : le vote.
moment-phases-voteResult = Manche { $round }, { $word } : le résultat du vote.
moment-phases-discovery = Manche { $round }, { $word } : le silence.
moment-phases-matchOver = Manche { $round }, { $word } : la fin.
intro-goal-title = But
intro-goal-text = Tout le monde voit le **mot public**. Les **taupes**, Hacker et Admin, connaissent aussi un **mot secret**. Elles se cherchent. Le reste de la table joue **Collègue**.
intro-win-title = Comment gagner
intro-win-text = { "*" }*Taupes :** l’une désigne l’autre dans le silence après un vote. **Collègues :** virez une taupe avant. À trois ou quatre, il n’y a peut-être pas d’Admin.
intro-you-title = Ce que tu fais
intro-you-text = { "*" }*Donne un indice sur le mot public,** en trois mots au plus. Si tu connais le mot secret, ton indice doit aussi aller avec lui.
intro-others-title = Ce que font les autres
intro-others-text = Des indices aussi. Puis on discute et on **vote en secret**. Chaque manche finit par un court silence.
pictures-public = Bibliothèque
pictures-code = Examen
pictures-hint = « Révisions »
pictures-labels-public = Mot public
pictures-labels-code = Mot secret
pictures-labels-hint = Un indice pour les deux
poster-tagline = Seules les taupes connaissent le mot secret. Trouve-les avant qu’elles se trouvent.
lobby-options-hintMode-title = Indices
lobby-options-hintMode-description = Le jeu vérifie les indices écrits. Après un indice à voix haute, appuie sur « C’est dit ».
lobby-options-hintMode-labels-typed = Par écrit
lobby-options-hintMode-labels-spoken = À voix haute
lobby-options-avoidRepeats-title = Mots publics
lobby-options-avoidRepeats-description = Avec « Au dé », le même mot peut sortir deux fois dans une partie.
lobby-options-avoidRepeats-labels-false = Au dé
lobby-options-avoidRepeats-labels-true = Sans répétition
lobby-options-debugger-title = Debugger
lobby-options-debugger-description = Idéal à partir de six : quelqu’un, du côté des collègues, connaît le mot secret.
lobby-options-debugger-labels-false = Sans
lobby-options-debugger-labels-true = En jeu
lobby-options-accomplice-title = Complice
lobby-options-accomplice-description = Idéal à partir de six : quelqu’un connaît les deux taupes et les aide.
lobby-options-accomplice-labels-false = Sans
lobby-options-accomplice-labels-true = En jeu
lobby-options-nightSeconds-title = Nuit
lobby-options-hintSeconds-title = Indice
lobby-options-hintSeconds-off = Sans limite
lobby-options-discussSeconds-title = Discussion
lobby-options-discussSeconds-off = Sans limite
lobby-options-voteSeconds-title = Vote
lobby-options-voteSeconds-off = Sans limite
lobby-options-resultSeconds-title = Résultat du vote
lobby-options-discoverySeconds-title = Silence
lobby-paces-1-title = Rapide
lobby-paces-1-about = 30 s par indice, 1½ min de discussion, 20 s pour voter. Environ 5 min par manche à six.
lobby-paces-2-title = Normal
lobby-paces-2-about = 1 min par indice, 3 min de discussion, 30 s pour voter. Environ 10 min par manche à six.
lobby-paces-3-title = Tranquille
lobby-paces-3-about = 2 min par indice, 5 min de discussion, 1 min pour voter. Environ 18 min par manche à six.
lobby-levels-analyst-title = Analyste
lobby-levels-analyst-about = Écoute chaque indice, dit qui lui semble louche et parle franchement quand tout colle. Connaît plus de mots en anglais.
lobby-levels-intern-title = Stagiaire
lobby-levels-intern-about = Dit la première chose qui lui vient, n’écoute que d’une oreille et désigne trop tôt. Connaît plus de mots en anglais.
story-night = Nuit
story-round = Manche { $round }
story-claimed =
    { $name ->
        [none] Tu te disais du côté des collègues.
       *[other] { $name } se disait du côté des collègues.
    }
story-was =
    { $name ->
        [none] Tu étais { $role }.
       *[other] { $name } était { $role }.
    }
story-notJudged = De quoi parlait un indice, seule la personne qui l’a donné le sait.
story-madeIn = Manche { $round }.
story-fooled =
    { $count ->
        [one] Dans le panneau : une personne.
       *[other] Dans le panneau : { WORDS($count) } personnes.
    }
story-tied = Le vote a fini par une égalité.
story-skipped = La majorité s’est abstenue.
story-nobodyOut = On n’a viré personne.
story-forInsider =
    { $votes ->
        [one] Une voix était contre une taupe.
       *[other] { $votes } voix étaient contre une taupe.
    }
story-votedOut =
    { $name ->
        [none] Tu t’es fait virer.
       *[other] { $name } s’est fait virer.
    }
story-suspected =
    { $by ->
        [none] Tu as soupçonné { $name }.
       *[other]
            { $name ->
                [none] { $by } a eu des soupçons sur toi.
               *[other] { $by } a soupçonné { $name }.
            }
    }
story-began = La manche { $round } a commencé.
story-word = Le mot était « { $word } ».
story-named =
    { $by ->
        [none] Tu as désigné { $name }.
       *[other]
            { $name ->
                [none] { $by } a pointé le doigt sur toi.
               *[other] { $by } a désigné { $name }.
            }
    }
story-saidAlone =
    { $by ->
        [none] Tu as dit « Pas d’Admin ».
       *[other] { $by } a dit « Pas d’Admin ».
    }
story-wasAlone = C’était vrai : il n’y avait pas d’Admin.
story-ended = La partie a pris fin.
# Quotes of a player, and the round. A sentence about the role of the named player follows the round.
story-iAmAlone = « Pas d’Admin. »
story-itIs =
    { $name ->
        [none] « C’est toi. »
       *[other] « C’est { $name }. »
    }
story-iSuspect =
    { $name ->
        [none] « Je te soupçonne. »
       *[other] « Je soupçonne { $name }. »
    }
story-votedFor =
    { $name ->
        [none] A voté contre toi.
       *[other] A voté contre { $name }.
    }
story-trueIn = Dit à la manche { $round }, et c’était vrai.
story-when = À la manche { $round }.
roles-hacker = Hacker
roles-admin = Admin
roles-user = Collègue
roles-debugger = Debugger
roles-accomplice = Complice
phrases-beside-hacker = Hacker
phrases-beside-admin = Admin
phrases-beside-user = Collègue
phrases-beside-debugger = Debugger
phrases-beside-accomplice = Complice
phrases-was-hacker = Hacker
phrases-was-admin = Admin
phrases-was-user = Collègue
phrases-was-debugger = Debugger
phrases-was-accomplice = Complice
sides-users = les collègues
sides-insiders = les taupes
sayings-aloud = à voix haute
sayings-noHint = pas d’indice
sayings-quoted = « { $hint } »
# A word that was already rolled before, so that the repetition does not look like a bug.
sayings-again = { $word } (encore)
sayings-loyal = Je suis du côté des collègues.
sayings-meant = Mon indice, c’était { $word }, rien d’autre.
sayings-suspect =
    { $name ->
        [none] Je te soupçonne.
       *[other] Je soupçonne { $name }.
    }
refusals-invalid-args = Ce jeu ne connaît pas ce coup.
refusals-game-over = La partie est finie.
refusals-round-over = Cette manche est finie. Regarde d’abord la nouvelle.
refusals-not-now = Ce n’est pas possible maintenant.
refusals-already-seen = Tu l’as déjà fait.
refusals-already-passed = Tu as déjà passé.
refusals-voted-out = Tu t’es fait virer. Plus d’indices, mais tu peux encore parler et voter.
refusals-already-hinted = Tu as déjà donné ton indice dans cette manche.
refusals-hint-missed = Trop tard : ton temps est écoulé. La manche continue sans ton indice.
refusals-not-your-turn = Ce n’est pas encore à toi. Ton indice vient plus tard dans cette manche.
refusals-invalid-hint = Un à trois mots, 30 caractères au maximum, avec au moins une lettre ou un chiffre.
refusals-too-many-marks = Ça fait trop d’accents sur une lettre. Écris-la simplement.
refusals-public-word = Ça contient le mot public. Suggère-le sans le dire.
refusals-repeated-hint = Cet indice a déjà été donné dans cette manche. Essaie autre chose.
refusals-code-word = Ton indice contient le mot secret. Essaie autre chose.
refusals-typed-only = À cette table, les indices se donnent par écrit.
refusals-already-suspected = Tu as déjà soupçonné cette personne dans cette manche.
refusals-already-ready = Tu as déjà dit que tu veux voter, et ça ne se retire pas.
refusals-already-voted = Tu as déjà voté. Un vote ne se change pas.
refusals-self-target = Tu ne peux pas te choisir.
refusals-target-voted-out = Cette personne s’est fait virer.
refusals-no-hint-given = Dans cette manche, tu n’as pas d’indice à expliquer.
refusals-too-many-claims = Assez d’annonces pour une manche.
refusals-nothing-to-retract = Tu n’as pas d’annonce à retirer.
refusals-not-your-claim = Tu ne peux retirer que tes propres annonces.
refusals-already-retracted = Tu as déjà retiré ça.
refusals-alone-not-offered = Dans cette partie, il y a un Admin. Désigne quelqu’un.
refusals-inquisition-needs-five = Debugger et Complice demandent cinq personnes. Jouez sans, ou trouvez du monde.
refusals-inquisition-with-five = Debugger et Complice sont pensés pour six personnes ou plus.
log-round =
    { $isAgain ->
        [true] Manche **{ $round }**. Le dé donne **encore { $die }** : { $word }.
       *[false] Manche **{ $round }**. Le dé donne **{ $die }** : { $word }.
    }
log-picked =
    { $name ->
        [none] Personne n’a commencé à temps : c’est à **toi**.
       *[other] Personne n’a commencé à temps : c’est à { $name }.
    }
log-typed =
    { $by ->
        [none] { "*" }*Toi** : « { $hint } »
       *[other] { $by } : « { $hint } »
    }
log-aloud =
    { $by ->
        [none] { "*" }*Tu** donnes un indice à voix haute.
       *[other] { $by } donne un indice à voix haute.
    }
log-noHint =
    { $by ->
        [none] { "*" }*Tu** ne donnes pas d’indice.
       *[other] { $by } ne donne pas d’indice.
    }
log-suspected =
    { $by ->
        [none] { "*" }*Tu** soupçonnes { $name }.
       *[other]
            { $name ->
                [none] { $by } **te** soupçonne.
               *[other] { $by } soupçonne { $name }.
            }
    }
log-votes = Votes : { LIST($counts, type: "unit") }.
log-count =
    { $name ->
        [none] { "*" }*toi { $votes }**
       *[other] { $name } **{ $votes }**
    }
log-skipped =
    { $votes ->
        [one] { "*" }*{ $votes } abstention**
       *[other] { "*" }*{ $votes } abstentions**
    }
log-late = { "*" }*{ $votes } trop tard**
log-skippedOut = Plus de la moitié s’abstient. On ne vire personne.
log-tied = Égalité. On ne vire personne.
log-shown =
    { $name ->
        [none] { "*" }*Tu** te fais virer : { $role }.
       *[other] { $name } se fait virer : { $role }.
    }
log-alone =
    { $by ->
        [none]
            { "*" }*Tu** ({ $role }) dis « Pas d’Admin », { $isRight ->
                [true] { "*" }*à raison**
               *[false] { "*" }*à tort**
            }.
       *[other]
            { $by } ({ $role }) dit « Pas d’Admin », { $isRight ->
                [true] { "*" }*à raison**
               *[false] { "*" }*à tort**
            }.
    }
log-named =
    { $by ->
        [none]
            { "*" }*Tu** ({ $role }) désignes { $name }, { $isRight ->
                [true] { "*" }*à raison**
               *[false] { "*" }*à tort**
            }.
       *[other]
            { $name ->
                [none]
                    { $by } ({ $role }) **te** désigne, { $isRight ->
                        [true] { "*" }*à raison**
                       *[false] { "*" }*à tort**
                    }.
               *[other]
                    { $by } ({ $role }) désigne { $name }, { $isRight ->
                        [true] { "*" }*à raison**
                       *[false] { "*" }*à tort**
                    }.
            }
    }
log-users = { "*" }*Les collègues gagnent.**
log-insiders = { "*" }*Les taupes gagnent.**
log-cancelled = Trois manches sans un geste. La partie est annulée.
status-night = Nuit. Chaque personne regarde sa carte.
status-word = le mot
status-yourTurn = À toi : donne un indice sur « { $word } ».
status-turn = { $name } cherche un indice sur « { $word } »…
status-anyone = Commence qui veut, avec un indice sur « { $word } ».
status-youToo = Commence qui veut. Une idée pour « { $word } » ?
status-ready =
    { $ready ->
        [one] Discutez. { $ready } sur { $of } veut voter.
       *[other] Discutez. { $ready } sur { $of } veulent voter.
    }
status-talk = Qui parlait d’autre chose ? Discutez, puis appuie sur « Je veux voter ».
status-voted = Votes déposés : { $votes } sur { $of }.
status-vote = Vote contre quelqu’un ou abstiens-toi. Les votes restent scellés jusqu’au décompte.
status-votesIn = Tous les votes sont déposés.
status-shown = { $name } était { $role }. La partie continue.
status-silence = Silence. Qui va désigner qui ?
status-over = La partie est finie.
status-votedOut = { $name } ({ $role }) s’est fait virer. Les collègues gagnent.
status-found = { $name } a trouvé { $partner }. Les taupes gagnent.
status-knewAlone = { $name } savait qu’il n’y avait pas d’Admin. Le Hacker gagne.
status-notAlone = { $name } a dit « Pas d’Admin », et il y en avait un. Les collègues gagnent.
status-wrong = { $name } a désigné { $other }, qui était { $role }. Les collègues gagnent.
status-nobodyMoved = Trois manches ont passé sans un geste. La partie est annulée et ne compte pas.
lobby-options-words-title = Langue des mots
lobby-options-words-description = La langue des cartes thème et des indices. Chaque écran garde la sienne.
