### The places are terms with the form « at ». Suspects and weapons have their articles in `tokens-the`.

-place-diner = le Morning Sun
    .at = au Morning Sun
-place-laundromat = la laverie Sudsy
    .at = à la laverie Sudsy
-place-pier = le quai neuf
    .at = au quai neuf
-place-bowling = le bowling Lucky Strike
    .at = au bowling Lucky Strike
-place-rialto = le cinéma Rialto
    .at = au cinéma Rialto
-place-depot = la gare Union
    .at = à la gare Union
-place-gym = la salle de boxe Halloran
    .at = à la salle de boxe Halloran
-place-hotel = le Grand Meridian
    .at = au Grand Meridian
-place-cemetery = le cimetière Oakhill
    .at = au cimetière Oakhill
-place-club = le Velvet Note
    .at = au Velvet Note
-place-auto = la casse Benny
    .at = à la casse Benny
-place-hospital = l’hôpital Sainte-Brigitte
    .at = à l’hôpital Sainte-Brigitte
coach-goal = Découvre qui a fait le coup, et avec quelle arme.
coach-left-1 = Mentir toute une semaine, du côté ripou
coach-left-2 = Une table de cinq avec deux flics ripoux
coach-left-3 = Continuer à jouer quand ta couverture est grillée
coach-left-4 = Soupçonner un autre flic, et les derniers tirs du vendredi
coach-readOn = Chaque chose en son temps. Appuie d’abord sur « Suivant ».
coach-callFirst = Appelle d’abord ton contact.
coach-hearFirst = Écoute d’abord ce que dit ton contact.
coach-listen = Écoute ce que dit ton contact.
coach-claim = Dis à la table ce que tu as entendu.
coach-monday-title = Appelle ton contact.
coach-monday-learned = Appelé ton contact
coach-monday-shared = Partagé un indice
coach-monday-call = Une fois par jour, ton contact met quelqu’un ou une arme hors de cause. Appuie sur **Appeler**. Si tu es encore au téléphone, raccroche d’abord.
coach-monday-listen = Décroche, puis maintiens la carte pour la lire. Personne d’autre ne voit les mots. Tous les appels restent dans **Mes appels**.
coach-monday-claim = Un indice n’aide personne tant qu’il n’est pas partagé. Appuie sur **Annoncer**, puis choisis ce que ton contact a mis hors de cause.
coach-tuesday-title = Rappelle ton contact.
coach-tuesday-learned = Rappelé pour un autre indice
coach-tuesday-shared = Partagé celui-là aussi
coach-tuesday-call = Ton contact te donne un indice, parfois deux. Tout le monde voit que tu as appelé, mais pas ce que tu as demandé.
coach-tuesday-listen = Maintiens la carte pour la lire, ou retrouve l’appel dans **Mes appels**.
coach-tuesday-claim = Tu cherches le suspect et l’arme que personne ne peut mettre hors de cause.
coach-answer-title = Décroche.
coach-answer-why = Tous les téléphones sonnent, et personne n’entend l’appel de quelqu’un d’autre.
coach-side-title = Maintiens pour voir dans quel camp tu es.
coach-side-why = Visible de toi seulement, tant que tu maintiens. Si tu as raccroché, lis ton premier appel dans **Mes appels**.
coach-sideFirst = Regarde d’abord dans quel camp tu es.
coach-contact-title = Garde ça pour toi.
coach-contact-why = Le contact d’un flic honnête ne ment jamais. Mais un flic ici est ripou, et va te mentir. Tu ne sais pas lequel.
coach-contact-learned = Appris dans quel camp tu es
coach-others-title = Maintenant, les autres racontent leur appel.
coach-others-why = Une seule personne dit { TERM("tokens-name", $suspect) } hors de cause : { $name }. C’est peut-être vrai. Ou pas.
coach-others-learned = Écouté les annonces des autres
coach-wait-title = Demande à { $name } d’attendre.
coach-wait-why = { TERM("tokens-the", $token, case: "capital") } : hors de cause, tu le sais. Cette paire ne résout donc pas l’affaire. Une autre, peut-être.
coach-wait-learned = Arrêté un mauvais examen
coach-agree-title = { TERM("tokens-name", $suspect) } et { TERM("tokens-the", $weapon) } ? Vas-y.
coach-agree-why = Personne n’a mis ni l’un ni l’autre hors de cause. Un examen finit la journée pour tout le monde.
coach-wrong-title = Négatif : ni l’un, ni l’autre.
coach-wrong-why = Les deux sont hors de cause pour de bon. Deux soucis de moins.
coach-blown-title = Un examen peut griller une couverture.
coach-blown-why = Seul ce flic l’apprend.
coach-blown-learned = Appris ce qui grille une couverture
coach-propose-title = Propose { TERM("tokens-name", $suspect) } et { TERM("tokens-the", $weapon) }.
coach-propose-why = Tu sais que l’arme est hors de cause, donc cette paire ne résout pas l’affaire. Mais elle teste la parole donnée par { $name } : si le verdict est « louche », l’un des deux est coupable, et ce n’est pas l’arme.
coach-propose-learned = Proposé une paire
coach-answers-title = { $name } te demande d’attendre.
coach-answers-why = Les autres disent : vas-y. À toi de décider. Mais demande-toi à qui profite l’attente.
coach-examine-title = Examine la paire.
coach-examine-why = Toute la table voit le verdict, et la journée est finie.
coach-examine-learned = Examiné une paire
coach-fishy-title = Louche : l’un des deux est coupable.
coach-fishy-why = Tu sais que l’arme est hors de cause, donc c’est { TERM("tokens-name", $suspect) }. Et { $name } disait { TERM("tokens-short", $suspect) } hors de cause.
coach-fishy-learned = Démasqué un mensonge
coach-shoot-title = Tire sur { $name }.
coach-shoot-why = Protéger un coupable ne profite qu’à un flic ripou. Tu as une balle pour toute la semaine.
coach-shoot-learned = Tiré sur qui mentait
coach-hit-title = Touché. Il lui reste une vie.
coach-hit-why = Les deux plaques à côté d’un nom sont des vies. Qui perd les deux meurt, et son camp perd la partie.
coach-week-title = Les jours filent.
coach-week-why = Jeudi est le dernier jour pour examiner. Vendredi, tu peux encore tirer. Ensuite, les ripoux gagnent. Contre des bots, c’est toi qui finis chaque journée avec **J’ai fini**.
coach-close-why = Tu sais qui a fait le coup, et personne n’a mis cette arme hors de cause. Si la paire est la bonne, l’affaire est close.
coach-over-won = Affaire close. Tu gagnes.
coach-over-lost = Cette fois, les ripoux gagnent.
coach-over-why = Voilà la semaine d’un flic honnête. Les ripoux s’amusent plus.
coach-refuses-claims-contact = Garde pour toi le nom de ton contact. Un flic ripou l’examinerait, juste pour te priver d’indices.
coach-refuses-claims-suspicion = Attends de pouvoir le prouver.
coach-refuses-claims-blown = Ton contact te parle encore. Dis ce que tu as entendu.
coach-refuses-notTold = Ce n’est pas ce que ton contact t’a dit. Regarde dans « Mes appels ». Les mensonges, c’est pour plus tard.
coach-refuses-noCall = Pas besoin d’un autre appel. Suis les indices que tu as.
coach-refuses-retract = Pour cette leçon, laisse ton annonce sur la table.
coach-refuses-rest = Contre des bots, « J’ai fini » termine ta journée plus tôt. Dans cette leçon, les journées finissent d’elles-mêmes.
coach-refuses-noProof = Garde ta seule balle pour un mensonge que tu peux prouver.
coach-refuses-notThis = Tu ne peux pas prouver que c’était un mensonge.
coach-refuses-hearOthers = Écoute d’abord ce que disent les autres.
coach-refuses-proposed = Tu as déjà proposé ta paire.
coach-refuses-testClaim = Teste d’abord cette annonce-là.
coach-refuses-cleanWeapon = Prends une arme que tu sais hors de cause. Le verdict ne parle alors que du suspect.
coach-refuses-tellFirst = Dis-le d’abord à la table.
coach-refuses-stick = Reste sur la paire proposée.
coach-refuses-notYours = Laisse cette paire à qui l’a proposée.
coach-refuses-awaitAnswers = Attends la réponse des autres.
coach-refuses-askToWait = Tu sais que l’un des deux est hors de cause. Appuie sur « Attendre ».
coach-refuses-letIt = Tu ne sais rien contre cette paire. Appuie sur « Vas-y ».
stage-pair = { TERM("tokens-name", $suspect) } **et** { TERM("tokens-the", $weapon) }
stage-hasPair = { $day } : { $name } a une paire en tête.
stage-asksToWait = Attends
stage-goAhead = Vas-y
stage-hasNotSaid = Pas de réponse
stage-seconds = s
stage-saidAbout = Ce qui s’est dit sur la paire
stage-lastSaid = Dit en dernier
stage-nothingSaid = Encore rien.
stage-said = « { $words } »
stage-when = { $day }, { $name }
stage-isClean = { TERM("tokens-short", $suspect) } est hors de cause.
stage-myContact = Mon contact est { TERM("tokens-short", $suspect) }.
stage-blown = Ma couverture est grillée.
stage-fishyWith = { TERM("tokens-brief", $token) } : louche avec { TERM("tokens-brief", $other) }
stage-onBoard = { $day }, au tableau
stage-examined = { $day } : { $name } a examiné cette paire.
stage-saidGoAhead = { $name } a dit : vas-y.
stage-askedToWait = { $name } a dit : attends.
stage-first = { $day } : { $name } a proposé cette paire avant.
stage-begins = { $day } commence
stage-file = Le dossier s’ouvre
stage-fishy = L’un des deux.
stage-either = C’est { TERM("tokens-short", $suspect) }, ou bien { TERM("tokens-the", $weapon) }. Le verdict n’en dit pas plus.
stage-wrong = Ni l’un, ni l’autre.
stage-cleared = { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) } sont hors de cause.
stage-didIt =
    { $pronoun ->
        [her] C’était elle.
       *[other] C’était lui.
    }
stage-crime = { TERM("tokens-short", $suspect) }, avec { TERM("tokens-the", $weapon) }.
stage-honestWin = Les flics honnêtes gagnent.
board-board = Tableau
board-week = La semaine
board-suspects = Suspects
board-weapons = Armes
board-players = Flics
board-today = Aujourd’hui
board-nothingExamined = Pas de verdict
board-fishy = Louche
board-inFishyPair = dans une paire louche
board-crossedOff = Barré au crayon
board-questioned = Point d’interrogation
board-cleared = Non-lieu
board-guilty = Coupable
board-cleanClaim = alibi
board-contactClaim = contact
board-mixedClaims = { $count } voix
board-claimedClean =
    { $count ->
        [one] une fois « hors de cause »
       *[other] { $count } fois « hors de cause »
    }
board-called = A appelé
board-notCalled = Pas d’appel
board-calledToday =
    { $isCalled ->
        [true] A déjà appelé aujourd’hui
       *[false] N’a pas encore appelé aujourd’hui
    }
board-lives =
    { $of ->
        [one] { $left } vie sur { $of }
       *[other] { $left } sur { $of } vies
    }
board-loaded = Balle pas encore tirée
board-fired = Balle tirée
board-loadedHit =
    { $hits ->
        [one] Balle pas encore tirée, un impact
       *[other] Balle pas encore tirée, { WORDS($hits) } impacts
    }
board-firedHit =
    { $hits ->
        [one] Balle tirée, un impact
       *[other] Balle tirée, { WORDS($hits) } impacts
    }
board-claims =
    { $count ->
        [0] Aucune annonce sur la table
        [one] 1 annonce sur la table
       *[other] { $count } annonces sur la table
    }
board-marks-hold = Maintiens : mes marques
board-marks-tap = Appuie : mes marques
board-marksShort = Mes marques
board-marksShortest = Marques
board-marksHeld = Mes marques, visibles
board-marksHint-hold = maintiens pour voir
board-marksHint-tap = appuie pour voir
board-marksShared = Sur ton téléphone
# The line above the intro cards.
board-headline = Qui a fait le coup, et qui est ripou ?
board-myCalls = Mes appels
board-calls = Appels
board-readFirst = { $day } : lis ton premier appel dans « Mes appels ».
board-lookFirst = { $day } : regarde si ta couverture tient, puis appelle.
dock-investigate = Appeler
dock-claim = Annoncer
dock-toAll = à la table
dock-examine = Examiner
dock-shoot = Tirer
dock-once = 1 par jour
dock-rings = ton téléphone
dock-onPhone = ton téléphone
dock-ends = finit le jour
dock-oneBullet = 1 balle
dock-done = J’ai fini
dock-forToday = aujourd’hui
dock-skipsCall = sans appeler
dock-later = plus tard
dock-afterLesson = pas encore
side-look-hold = Maintiens pour voir
side-look-tap = Appuie pour voir
side-what =
    { $asksCover ->
        [true] couverture grillée ?
       *[false] ton camp, ton contact
    }
side-shared = Ton camp est sur ton téléphone
side-holds-honest = Flic honnête. Ta couverture tient
side-holds-dirty = Flic ripou. Ta couverture tient
side-blown-honest = Flic honnête. Couverture grillée
side-blown-dirty = Flic ripou. Couverture grillée
side-murderer = C’était { TERM("tokens-name", $suspect) }, avec { TERM("tokens-the", $weapon) }.
side-contact = Ton contact : { TERM("tokens-name", $suspect) }.
side-wins-honest = Tu gagnes si quelqu’un examine la bonne paire, ou si un flic ripou meurt.
side-wins-dirty = Tu gagnes si personne n’examine la bonne paire, ou si un flic honnête meurt.
plan-pair = { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) }
plan-label = Paire proposée
# The next act of a player, above the pair. Null is the reader.
plan-wants =
    { $name ->
        [none] { "*" }*Tu** veux examiner
       *[other] { $name } veut examiner
    }
plan-examinesIn = { $name } examine dans { $seconds } s :
# A toast for players who do not see the proposal.
plan-willExamine = Dans dix secondes, { $name } examine { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) }.
plan-aboutTo = { $name } va examiner :
plan-thinks = { $name } réfléchit :
plan-answered-object =
    { $name ->
        [none] Tu veux attendre
       *[other] { $name } veut attendre
    }
plan-answered-agree =
    { $name ->
        [none] Ça te va
       *[other] Ça va pour { $name }
    }
plan-answered-askedYou =
    { $name ->
        [none] Tu dis d’attendre
       *[other] { $name } te dit d’attendre
    }
plan-answered-toldYou =
    { $name ->
        [none] Tu dis : vas-y
       *[other] { $name } te dit : vas-y
    }
plan-two =
    { $first ->
        [none] { $second } et toi
       *[other]
            { $second ->
                [none] { $first } et toi
               *[other] { $first } et { $second }
            }
    }
plan-more =
    { $name ->
        [none] Toi et { $others } de plus
       *[other] { $name } et { $others } de plus
    }
plan-wait = Attendre
plan-goAhead = Vas-y
plan-examine = Examiner
plan-none = Pas encore de paire proposée. Proposes-en une avec « Examiner ».
plan-noneYet = Pas encore de paire proposée.
plan-friday = Vendredi, pas d’examen.
closed-first-call-pending = décroche avant
closed-verdict-showing = après le verdict
closed-too-many-claims = assez dit
closed-already-called = déjà appelé
closed-no-examine-on-friday = pas vendredi
closed-no-bullet = balle tirée
closed-bullets-on-table = sur la table
closed-game-over = c’est fini
closed-already-rested = les bots jouent
call-rings =
    { $isFirst ->
        [true] { $day }, appel entrant
       *[false] { $day }, on te rappelle
    }
call-onTheLine = { $day }, en ligne
call-caller =
    { $isFirst ->
        [true] Numéro masqué
       *[false] Ton contact
    }
call-wantsAWord =
    { $isFirst ->
        [true] Quelqu’un veut te parler, { $name }.
       *[false] Tu as appelé. Voici la réponse, { $name }.
    }
call-ear =
    { $isSpoken ->
        [true] Mets tes écouteurs, ou tiens-le à l’oreille.
       *[false] L’appel arrive par écrit. Rien n’est dit tout haut.
    }
call-hangUp = Raccrocher
call-answer = Décrocher
call-outLoud = À voix haute
call-captions = Sous-titres
call-again = Encore
call-look-hold = Maintiens pour voir
call-look-tap = Appuie pour voir
call-lookKey = Maintiens Espace ou la carte pour voir
call-lookHint = Tu vois qui appelle, et chaque mot.
call-shoulder = Caché tant que tu ne regardes pas.
call-looking-hold = Tu regardes. Relâche pour cacher.
call-looking-tap = Tu regardes. Appuie pour cacher.
call-onPhone = Sur ton téléphone
call-onPhoneHint = Tout le monde voit cet écran. Regarde sur ton autre appareil.
call-contact = Ton contact
call-askAlone = Personne d’autre ne peut entendre ?
call-askAloneHint = Un appel à voix haute, toute la pièce l’entendrait, et l’appel vidéo aussi.
call-onlyMe = Personne d’autre
call-keepQuiet = Sans le son
call-mine = Ton camp, ton contact, tes appels
call-from = { $title } : { TERM("tokens-name", $contact) }
call-first = Premier appel
call-isRead =
    { $isRead ->
        [true] lu
       *[false] pas encore lu
    }
call-onCard-hold = sur la carte : maintiens pour lire
call-onCard-tap = sur la carte : appuie pour lire
call-open =
    { $isRead ->
        [true] Relire
       *[false] Lire
    }
call-whoAmI = Revoir mon camp
call-myCalls = Mes appels
call-blown = Ton contact a subi un examen, donc ta couverture est grillée : plus d’indices.
secret-youAre-honest = Tu es un flic honnête.
secret-youAre-dirty = Tu es un flic ripou.
secret-truthful = Hors de cause, et dit la vérité.
secret-cover-holds = Ta couverture tient.
secret-cover-blown = Ta couverture est grillée : plus d’indices.
secret-murderer =
    { $pronoun ->
        [her] C’était elle, avec { TERM("tokens-the", $weapon) }.
       *[other] C’était lui, avec { TERM("tokens-the", $weapon) }.
    }
secret-notCalled = Pas encore appelé.
secret-nothing = Rien de nouveau.
notebook-honest = Tu es un flic honnête. Ton contact est { TERM("tokens-short", $contact) }.
notebook-dirty = Tu es un flic ripou. C’était { TERM("tokens-short", $murderer) }, avec { TERM("tokens-the", $weapon) }.
notebook-clean =
    { $areMany ->
        [true] Pour tes notes : { TERM("tokens-short", $token) } sont hors de cause.
       *[false] Pour tes notes : { TERM("tokens-short", $token) } est hors de cause.
    }
notebook-bothClean = Pour tes notes : { TERM("tokens-short", $token) } et { TERM("tokens-short", $other) } sont hors de cause.
notebook-noClue = { $day }, pas d’indice
notebook-clues = { $day }, hors de cause : { LIST($tokens, type: "unit") }
quote-quote = « { $words } »
# The marks before and after a call, whose words appear one after the other.
quote-opening = « 
quote-closing =  »
investigate-title = Appelle ton contact
investigate-caps = { $day }, un appel
investigate-question = Sur quoi veux-tu l’interroger ?
investigate-suspects = Les suspects
investigate-suspectsHint = Apprends qui est hors de cause.
investigate-weapons = Les armes
investigate-weaponsHint = Apprends laquelle est hors de cause.
investigate-public = Tout le monde voit que tu as appelé. Personne ne voit ce que tu as demandé.
investigate-wasted = Si ton contact a subi un examen, tu n’as pas d’indice.
examine-caps = { $day }, examen { $request }
examine-pick = Qui, et avec quoi ?
examine-suspect = Qui
examine-weapon = Avec quoi
examine-next = Continuer
examine-choose-suspect = Choisis qui
examine-choose-weapon = Choisis l’arme
examine-empty = Choisir
examine-both = { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) }. Tu devras encore confirmer.
examine-nowWeapon = { TERM("tokens-short", $suspect) }, donc. Et l’arme ?
examine-nowSuspect = { TERM("tokens-the", $weapon, case: "capital") }, donc. Et qui ?
examine-pickBoth = Choisis quelqu’un et une arme.
examine-nothingSaid = Rien de dit
examine-claimedClean = hors de cause
examine-claimedContact = contact
examine-pairedWith-wrong = Avec { TERM("tokens-brief", $other) } : négatif
examine-pairedWith-fishy = Avec { TERM("tokens-brief", $other) } : louche
examine-pairedWith-correct = Avec { TERM("tokens-brief", $other) } : exact
examine-confirm = Examiner cette paire ?
examine-read = Tout le monde entend le verdict.
examine-change = Changer
examine-ends = { $day } finit aussitôt.
# Players who have not called yet.
examine-youLose = Tu perds l’appel du jour.
examine-youAndLose =
    { COUNT($names) ->
        [one] Pas d’appel aujourd’hui : { LIST($names, type: "conjunction") } et toi.
       *[other] Pas d’appel aujourd’hui : toi, { LIST($names, type: "conjunction") }.
    }
examine-lose =
    { COUNT($names) ->
        [one] Pas d’appel aujourd’hui pour { LIST($names, type: "conjunction") }.
       *[other] Pas d’appel aujourd’hui pour { LIST($names, type: "conjunction") }.
    }
examine-blowsCover = Si un flic a { TERM("tokens-short", $suspect) } pour contact, sa couverture est grillée : plus d’indices.
examine-endsClues = Si un flic a { TERM("tokens-short", $suspect) } pour contact, c’est la fin de ses indices.
# The answers of players to the proposed pair. Null is the reader.
examine-proposed =
    { $name ->
        [none] Proposé par toi.
       *[other] Proposé par { $name }.
    }
examine-saysWait =
    { $name ->
        [none] Tu dis : attends.
       *[other] { $name } dit : attends.
    }
examine-saysGo =
    { $name ->
        [none] Tu dis : vas-y.
       *[other] { $name } dit : vas-y.
    }
examine-noObjection =
    { $name ->
        [none] Tu n’as rien contre.
       *[other] { $name } n’a rien contre.
    }
examine-noAnswer =
    { $name ->
        [none] Tu n’as pas répondu.
       *[other] { $name } n’a pas répondu.
    }
examine-notYet = Pas encore
examine-examine = Examiner
examine-examineNow = Examiner
examine-askFirst = Le dire d’abord à la table
shoot-caps = { $day }, ta seule balle
shoot-pick = Tirer sur qui ?
shoot-confirm = Tirer sur { $name } ?
shoot-once = Tu n’as que cette balle.
shoot-everybody = Tout le monde le voit.
shoot-hit =
    { $left ->
        [1] Le tir tue { $name }.
        [2] Le tir laisse une vie à { $name }.
       *[other] Le tir laisse deux vies à { $name }.
    }
shoot-ends = Une mort finit le jeu. Si un flic ripou meurt, les honnêtes gagnent ; si un flic honnête meurt, les ripoux gagnent.
shoot-notYet = Pas encore
shoot-shoot = Tirer
shoot-livesLeft =
    { $left ->
        [one] reste { $left } vie
       *[other] restent { $left } vies
    }
verdict-caps = { $day }, examen
verdict-who =
    { $by ->
        [none] Tu as examiné { TERM("tokens-name", $suspect) } et { TERM("tokens-the", $weapon) }.
       *[other] { $by } a examiné { TERM("tokens-name", $suspect) } et { TERM("tokens-the", $weapon) }.
    }
verdict-goesOn = La suite vient toute seule
verdict-begins = { $day } commence
verdict-open = Ouvrir le dossier
verdict-wrong = Ni l’un, ni l’autre. Hors de cause.
verdict-fishy = L’un des deux est coupable.
verdict-correct =
    { $pronoun ->
        [her] C’était elle, et c’est l’arme. Les honnêtes gagnent.
       *[other] C’était lui, et c’est l’arme. Les honnêtes gagnent.
    }
shot-bang = Pan
shot-who =
    { $by ->
        [none] Tu as tiré sur { $name }.
       *[other]
            { $name ->
                [none] { $by } t’a tiré dessus.
               *[other] { $by } a tiré sur { $name }.
            }
    }
shot-caps = { $day }, un tir
shot-why = « { $words } »
shot-fires = tire
shot-hit =
    { $left ->
        [0] meurt
       *[other] prend la balle
    }
shot-stamp = Adieu
shot-left =
    { $name ->
        [none]
            { $lives ->
                [one] Il te reste une vie. Un impact ne révèle pas ton camp.
               *[other] Il te reste { WORDS($lives) } vies. Un impact ne révèle pas ton camp.
            }
       *[other]
            { $lives ->
                [one] Il reste une vie à { $name }. Un impact ne révèle pas son camp.
               *[other] Il reste { WORDS($lives) } vies à { $name }. Un impact ne révèle pas son camp.
            }
    }
shot-dead =
    { $name ->
        [none] Tu as perdu la vie.
       *[other] { $name } a perdu la vie.
    }
shot-wasHonest =
    { $name ->
        [none] Tu étais un flic honnête. Les ripoux gagnent.
       *[other] { $name } était un flic honnête. Les ripoux gagnent.
    }
shot-wasDirty =
    { $name ->
        [none] Tu étais un flic ripou. Les honnêtes gagnent.
       *[other] { $name } était un flic ripou. Les honnêtes gagnent.
    }
shot-goOn = Continuer
claim-toldHint = Ce qu’on t’a dit, et ta marque
claim-nothingTold = On ne t’a rien dit là-dessus.
claim-did = { TERM("place", $place, form: "at", case: "capital") }, { TERM("places-activities", $doing) }.
claim-was = { TERM("place", $place, form: "at", case: "capital") }, { TERM("places-placements", $doing) }.
claim-yourContact = Ton contact.
claim-yourSecret = L’arme du crime.
claim-yourPayer = A fait le coup, et te paie.
claim-marked-out = Ta marque : barré.
claim-marked-doubt = Ta marque : point d’interrogation.
claim-marked-none = Pas de marque.
claim-pencil = Au crayon, pour tes yeux seulement
claim-cross = Barrer
claim-question = Douter
claim-rub = Effacer
claim-onTable = Sur la table
claim-nobody = Personne n’a rien annoncé là-dessus.
claim-sayClean-her = Dire : « Hors de cause »
claim-sayClean-him = Dire : « Hors de cause »
claim-sayClean-it = Dire : « Hors de cause »
claim-sayClean-they = Dire : « Hors de cause »
claim-sayContact =
    { $pronoun ->
        [her] Dire : « C’est mon contact »
       *[other] Dire : « C’est mon contact »
    }
claim-sayBlown = Dire : « Ma couverture est grillée »
claim-saySuspect = Dire : « Je soupçonne { $name } »
claim-isClean = Hors de cause…
claim-myContact = Mon contact est…
claim-iSuspect = Je soupçonne…
claim-claimed =
    { $areMany ->
        [true] Selon { $name }, { TERM("tokens-short", $token) } sont hors de cause.
       *[false] Selon { $name }, { TERM("tokens-short", $token) } est hors de cause.
    }
claim-claimedContact = { $name } dit : mon contact.
claim-suspects =
    { $isYou ->
        [true] { $name } te soupçonne.
       *[false] { $name } a des soupçons.
    }
claim-silent = N’a rien annoncé.
claim-free = Une annonce peut être un mensonge.
claim-put = Annoncer
claim-ask = Le dire ?
claim-public = Tout le monde le voit, avec ton nom.
claim-takeBack = Tu pourras le retirer plus tard, mais tout le monde le verra.
claim-say = Le dire
claim-whatWasSaid = Ce qui s’est dit
claim-examined-wrong = { $day } : examen avec { TERM("tokens-the", $other) }, négatif.
claim-examined-fishy = { $day } : examen avec { TERM("tokens-the", $other) }, louche.
claim-examined-correct = { $day } : examen avec { TERM("tokens-the", $other) }, exact.
claim-aSuspect = Suspect
claim-aWeapon = Arme
claim-you = Ta place
claim-cop = À la table
claim-iDied = Je meurs
claim-iDiedAsk = Plus de vie ?
claim-iDiedHint = Appuie sur « Je meurs » quand tu perds ta dernière vie. Le jeu finit, et ton camp perd. Si un flic honnête et un flic ripou meurent et que la table ne sait pas qui est mort en premier, les ripoux gagnent : seul le flic honnête appuie sur « Je meurs ».
claim-alive = Pas encore
claim-close = Fermer
ledger-themselves = Leur couverture
ledger-brief-clean = hors de cause
ledger-brief-contact = mon contact
ledger-brief-blown = couverture grillée
ledger-brief-suspicion = soupçon
ledger-nobodyExamined = { $day } : jusque-là, aucun examen n’avait eu lieu.
ledger-rules-one-contact-title = Un contact, deux flics
ledger-rules-one-contact-text = Deux flics honnêtes n’ont jamais le même. Au moins une annonce est fausse.
ledger-rules-two-contacts-title = Un flic, deux contacts
ledger-rules-two-contacts-text = Un contact ne change jamais. Au moins une annonce est fausse.
ledger-rules-fishy-together-title = Les deux hors de cause, et pourtant louche
ledger-rules-fishy-together-text = Le tableau a dit louche : l’un des deux est coupable.
ledger-rules-not-examined-title = Grillée, mais sans examen
ledger-rules-not-examined-text = Seul l’examen du contact grille une couverture.
ledger-rules-nobody-examined-title = Grillée avant tout examen
ledger-rules-nobody-examined-text = Seul l’examen du contact grille une couverture.
end-honest = Les honnêtes gagnent
end-dirty =
    { $count ->
        [1] Le flic ripou gagne
       *[other] Les ripoux gagnent
    }
end-stopped = Partie arrêtée
end-file = Dossier
end-role-honest = Honnête
end-role-dirty = Ripou
end-contact-honest = Contact
end-contact-dirty = Qui payait
end-blown = couverture grillée
end-revealed = Tout est dévoilé
moment-nothing = Encore rien.
# Below the pictures of the murderer and the weapon.
moment-didIt = Coupable
moment-withThis = Avec ça
moment-died = Une mort
moment-over = La fin
moment-verdicts =
    { $verdicts ->
        [0] { $day }. Aucun verdict au tableau.
        [one] { $day }. Un verdict au tableau.
       *[other] { $day }. { WORDS($verdicts, case: "capital") } verdicts au tableau.
    }
moment-alibis =
    { $alibis ->
        [0]
            { $verdicts ->
                [0] { $day }. Aucun alibi, aucun verdict au tableau.
                [one] { $day }. Aucun alibi, un verdict au tableau.
               *[other] { $day }. Aucun alibi, { WORDS($verdicts) } verdicts au tableau.
            }
        [one]
            { $verdicts ->
                [0] { $day }. Un alibi, aucun verdict au tableau.
                [one] { $day }. Un alibi, un verdict au tableau.
               *[other] { $day }. Un alibi, { WORDS($verdicts) } verdicts au tableau.
            }
       *[other]
            { $verdicts ->
                [0] { $day }. { WORDS($alibis, case: "capital") } alibis, aucun verdict au tableau.
                [one] { $day }. { WORDS($alibis, case: "capital") } alibis, un verdict au tableau.
               *[other] { $day }. { WORDS($alibis, case: "capital") } alibis, { WORDS($verdicts) } verdicts au tableau.
            }
    }
intro-goal-title = But
intro-goal-text = Un suspect sur dix a fait le coup, avec une arme sur neuf. **Trouve les deux.**
intro-win-title = Comment gagner
intro-win-text = À cette table, que des flics. Les **honnêtes** gagnent en examinant la bonne paire, les **ripoux** si le vendredi finit avant. Si un flic meurt, son camp perd.
intro-you-title = Ce que tu fais
intro-you-text = Une fois par jour, **appelle ton contact**. Il met quelqu’un ou une arme hors de cause. Dis-le à la table. Ou pas.
intro-others-title = Ce que font les autres
intro-others-text = Leurs téléphones sonnent aussi. **Quelqu’un est ripou**, sait qui a fait le coup, et va mentir.
calls-honest-1 = { $cop } ? Ici { TERM("tokens-name", $contact) }. J’entends des choses, et toi, tu oublies mon nom. Marché conclu ?
calls-honest-2 = Écoute bien, { $cop }. C’est { TERM("tokens-name", $contact) }. Tu veilles sur moi, je veille sur ton affaire.
calls-honest-3 = Ici { TERM("tokens-name", $contact) }. Je peux savoir qui a un alibi, { $cop }, tant que personne ne me traîne au poste.
calls-honest-4 = Bonsoir, { $cop }. { TERM("tokens-name", $contact) }. Maintenant, tu as un contact, alors rends-moi service : garde-moi en vie.
calls-dirty-1 = { $cop }, ici { TERM("tokens-name", $contact) }. C’était moi, avec { TERM("tokens-the", $weapon) }. Ta part est à l’endroit habituel. Fais-les chercher ailleurs.
calls-dirty-2 = Tu sais pourquoi j’appelle, { $cop }. { TERM("tokens-name", $contact) }. C’était moi, avec { TERM("tokens-the", $weapon) }. Que personne ne nous mette dans la même phrase.
calls-dirty-3 = { TERM("tokens-name", $contact) }. Un seul travail cette semaine, { $cop } : jamais mon nom et { TERM("tokens-the", $weapon) } dans le même rapport.
calls-dirty-4 = Ne dis pas mon nom tout haut, { $cop }. C’est { TERM("tokens-name", $contact) }. Une seule chose peut me faire tomber : { TERM("tokens-the", $weapon) }. Tu as ton argent jusqu’à vendredi.
calls-closing-honest = Tu es flic et honnête. Trouve le coupable.
calls-closing-dirty = Tu es flic mais ripou. Couvre le coupable.
calls-suspect-1 = J’ai vérifié pour { TERM("tokens-name", $suspect) }. Toute la nuit { TERM("place", $place, form: "at") }, { TERM("places-activities", $doing) }. Tu peux barrer ce nom.
calls-suspect-2 = { TERM("tokens-name", $suspect) } est hors de cause. A passé la nuit { TERM("place", $place, form: "at") }, { TERM("places-activities", $doing) }. Trois témoins.
calls-suspect-3 = Oublie { TERM("tokens-name", $suspect) } : toute la soirée { TERM("place", $place, form: "at") }, { TERM("places-activities", $doing) }.
calls-suspect-4 = J’ai quelque chose pour toi. { TERM("tokens-name", $suspect) } était { TERM("place", $place, form: "at") }, { TERM("places-activities", $doing) }. Personne n’est à deux endroits à la fois.
calls-suspects-1 = Deux pour le prix d’un. { TERM("tokens-name", $suspect) } était { TERM("place", $place, form: "at") }, { TERM("places-activities", $doing) }. Et { TERM("tokens-name", $other) } était { TERM("place", $otherPlace, form: "at") }, { TERM("places-activities", $otherDoing) }. Deux noms hors de cause.
calls-suspects-2 = Grosse nuit. { TERM("tokens-name", $suspect) } était { TERM("place", $place, form: "at") }, { TERM("places-activities", $doing) }. { TERM("tokens-name", $other) } ? { TERM("place", $otherPlace, form: "at", case: "capital") }, { TERM("places-activities", $otherDoing) }. Deux alibis, deux noms en moins.
calls-suspects-3 = Note ces deux noms. { TERM("tokens-name", $suspect) } était { TERM("place", $place, form: "at") }, { TERM("places-activities", $doing) }. { TERM("tokens-name", $other) } était { TERM("place", $otherPlace, form: "at") }, { TERM("places-activities", $otherDoing) }.
calls-suspects-4 = Tu peux barrer deux noms. { TERM("tokens-name", $suspect) } était { TERM("place", $place, form: "at") }, { TERM("places-activities", $doing) }, et { TERM("tokens-name", $other) }, { TERM("place", $otherPlace, form: "at") }, { TERM("places-activities", $otherDoing) }.
calls-weapon-1 = Pour { TERM("tokens-the", $weapon) } : toute la nuit { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. Sans bouger.
calls-weapon-2 = J’ai retrouvé { TERM("tokens-the", $weapon) } : toute la nuit { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }.
calls-weapon-3 = Barre { TERM("tokens-the", $weapon) } : toute la nuit { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }.
calls-weapon-4 = Bonne nouvelle pour le labo, qui peut oublier { TERM("tokens-the", $weapon) }. Toute la nuit { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }.
calls-weapons-1 = Deux choses à remettre sur l’étagère. { TERM("tokens-the", $weapon, case: "capital") } : { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. { TERM("tokens-the", $other, case: "capital") } : { TERM("place", $otherPlace, form: "at") }, { TERM("places-placements", $otherDoing) }.
calls-weapons-2 = Ni { TERM("tokens-the", $weapon) }, ni { TERM("tokens-the", $other) }. La première pièce était { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. La seconde, { TERM("place", $otherPlace, form: "at") }, { TERM("places-placements", $otherDoing) }.
calls-weapons-3 = J’ai suivi deux outils à la trace. { TERM("tokens-the", $weapon, case: "capital") } : toute la nuit { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. { TERM("tokens-the", $other, case: "capital") } : { TERM("place", $otherPlace, form: "at") }, { TERM("places-placements", $otherDoing) }. Tous deux hors de cause.
calls-weapons-4 = Barre deux choses de ta liste. { TERM("tokens-the", $weapon, case: "capital") } : { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. { TERM("tokens-the", $other, case: "capital") } : { TERM("place", $otherPlace, form: "at") }, { TERM("places-placements", $otherDoing) }.
calls-blown-1 = Mon nom a été lu tout haut dans cette pièce, { $cop }. On ne se parle plus. Oublie ce numéro.
calls-blown-2 = On m’a fait subir un examen. Désormais, tu n’auras plus que du silence.
calls-blown-3 = Tout le monde connaît mon visage, maintenant. Je n’ai rien pour toi, et je quitte la ville.
calls-blown-4 = Plus de tuyaux. J’ai eu droit à un examen, et pour moi, c’est fini.
calls-signOff-vane = Le rideau se lève, trésor.
calls-signOff-pike = Détruis tes notes. Je le fais toujours.
calls-signOff-stokes = La marée tourne. J’y vais.
calls-signOff-crane = C’est la maison qui offre.
calls-signOff-frost = Ça ne vient pas de moi, mon chou.
calls-signOff-marsh = Le compteur tourne, je file.
calls-signOff-ames = Mes condoléances, par avance.
calls-signOff-delaney = La garde haute, dehors.
calls-signOff-boone = Du calme. Et pas sur ce numéro.
calls-signOff-lindqvist = Fin de la déposition.
places-name-diner = le Morning Sun
places-name-laundromat = la laverie Sudsy
places-name-pier = le quai neuf
places-name-bowling = le bowling Lucky Strike
places-name-rialto = le cinéma Rialto
places-name-depot = la gare Union
places-name-gym = la salle de boxe Halloran
places-name-hotel = le Grand Meridian
places-name-cemetery = le cimetière Oakhill
places-name-club = le Velvet Note
places-name-auto = la casse Benny
places-name-hospital = l’hôpital Sainte-Brigitte
places-note-diner = Morning Sun
places-note-laundromat = Laverie
places-note-pier = Quai neuf
places-note-bowling = Bowling
places-note-rialto = Cinéma Rialto
places-note-depot = Gare
places-note-gym = Salle de boxe
places-note-hotel = Meridian
places-note-cemetery = Cimetière
places-note-club = Velvet Note
places-note-auto = Casse
places-note-hospital = Hôpital
places-activities-diner-1 = à tenir le gril pour un cuisinier grippé
places-activities-diner-2 = à se disputer avec le juke-box pour une pièce perdue
places-activities-diner-3 = à échanger une enveloppe sous le présentoir à tartes
places-activities-diner-4 = à dormir après un double service, sur la banquette du fond
places-activities-laundromat-1 = à plier les chemises de quelqu’un d’autre
places-activities-laundromat-2 = à compter les pièces d’un sèche-linge en panne
places-activities-laundromat-3 = à passer des mots par la fente à monnaie
places-activities-laundromat-4 = à attendre deux heures qu’une tache parte
places-activities-pier-1 = à décharger des caisses que personne n’a signées
places-activities-pier-2 = à pêcher sans appât
places-activities-pier-3 = à jouer aux dés avec le veilleur de nuit
places-activities-pier-4 = à chercher une bague passée par-dessus bord
places-activities-bowling-1 = à jouer la pire partie de la soirée de championnat
places-activities-bowling-2 = à réparer la machine à quilles avec un couteau à beurre
places-activities-bowling-3 = à vendre les billets d’une tombola qui n’existe pas
places-activities-bowling-4 = à éviter un cousin derrière les chaussures de location
places-activities-rialto-1 = à voir deux fois la dernière séance
places-activities-rialto-2 = à tenir le projecteur pour un projectionniste ivre
places-activities-rialto-3 = à retrouver quelqu’un au dernier rang
places-activities-rialto-4 = à balayer du pop-corn sous le balcon
places-activities-depot-1 = à rater exprès le train de neuf heures quarante
places-activities-depot-2 = à porter la valise d’une dame au pourboire trop généreux
places-activities-depot-3 = à crocheter le casier dix-sept
places-activities-depot-4 = à jouer aux échecs avec le chef de gare
places-activities-gym-1 = à bander des mains pour le gala du vendredi
places-activities-gym-2 = à perdre trois rounds contre un sac de sable
places-activities-gym-3 = à encaisser un vieux pari
places-activities-gym-4 = à laver le ring en fredonnant
places-activities-hotel-1 = à attendre une heure dans le monte-charge en panne
places-activities-hotel-2 = à porter un petit-déjeuner à la mauvaise suite
places-activities-hotel-3 = à distribuer des cartes dans la chambre 414
places-activities-hotel-4 = à se faire jeter d’un mariage
places-activities-cemetery-1 = à fleurir la tombe d’un homme que personne n’aimait
places-activities-cemetery-2 = à creuser à la lampe de poche, et pas pour un enterrement
places-activities-cemetery-3 = à aider à porter un cercueil très lourd
places-activities-cemetery-4 = à dormir dans la cabane du gardien
places-activities-club-1 = à tenir la contrebasse jusqu’à la fermeture
places-activities-club-2 = à couper d’eau le bon whisky
places-activities-club-3 = à subir la femme du pianiste, dans un coin
places-activities-club-4 = à recompter la caisse de l’entrée
places-activities-auto-1 = à désosser une berline
places-activities-auto-2 = à nourrir le chien le plus méchant du comté
places-activities-auto-3 = à marchander quatre pneus lisses
places-activities-auto-4 = à attendre sous un camion, avec la radio
places-activities-hospital-1 = à recevoir six points de suture et aucune pitié
places-activities-hospital-2 = à lire les magazines de l’an dernier dans la salle d’attente
places-activities-hospital-3 = à apporter en douce de la soupe à un malade au régime
places-activities-hospital-4 = à vendre des cigarettes à l’équipe de nuit
places-placements-diner-1 = à un crochet derrière le comptoir
places-placements-diner-2 = dans un torchon sous l’évier
places-placements-diner-3 = contre la porte de la cuisine, en guise de cale
places-placements-diner-4 = dans la boîte des objets trouvés
places-placements-laundromat-1 = derrière le sèche-linge numéro six
places-placements-laundromat-2 = au fond d’un panier à linge
places-placements-laundromat-3 = sous la table à plier, avec du ruban adhésif
places-placements-laundromat-4 = sur l’étagère, à côté de la Javel
places-placements-pier-1 = sous clé, dans la cage du maître de port
places-placements-pier-2 = en train de rouiller dans un casier à homards
places-placements-pier-3 = au mur de la cabane de pêche
places-placements-pier-4 = dans la glace, sous les maquereaux
places-placements-bowling-1 = dans le retour des boules, sans pouvoir sortir
places-placements-bowling-2 = dans la vitrine aux trophées
places-placements-bowling-3 = avec les chaussures perdues
places-placements-bowling-4 = en guise de cale sous la piste quatre
places-placements-rialto-1 = dans la malle aux accessoires du hall
places-placements-rialto-2 = dans le tiroir de la caisse
places-placements-rialto-3 = sur un fauteuil du rang M
places-placements-rialto-4 = derrière l’écran, avec les vieilles affiches
places-placements-depot-1 = à la consigne, avec un ticket
places-placements-depot-2 = dans le wagon postal, en route vers la côte
places-placements-depot-3 = sous le banc du quai deux
places-placements-depot-4 = dans une caisse sous scellés de la douane
places-placements-gym-1 = dans le casier sans numéro
places-placements-gym-2 = sur la poire de vitesse, pour rire
places-placements-gym-3 = derrière le seau à crachats
places-placements-gym-4 = dans la trousse à pharmacie de l’entraîneur
places-placements-hotel-1 = dans le coffre de l’hôtel, sous un faux nom
places-placements-hotel-2 = sur un chariot du service d’étage
places-placements-hotel-3 = au fond de la trappe à linge
places-placements-hotel-4 = dans la cuisine, troisième tiroir
places-placements-cemetery-1 = contre le mur de la remise à outils
places-placements-cemetery-2 = sous terre, dans une boîte à chaussures, près de la grille
places-placements-cemetery-3 = sur les marches de la chapelle
places-placements-cemetery-4 = sous une bâche, avec les pelles
places-placements-club-1 = dans le piano
places-placements-club-2 = derrière le bar, à côté des amers
places-placements-club-3 = au vestiaire, ticket trente-trois
places-placements-club-4 = au mur, en guise de décoration
places-placements-auto-1 = dans le coffre d’un coupé en accordéon
places-placements-auto-2 = au mur aux outils, dans son contour à la craie
places-placements-auto-3 = entre les dents du chien
places-placements-auto-4 = dans le bureau, avec les clés
places-placements-hospital-1 = dans un sac du dépôt des effets personnels
places-placements-hospital-2 = dans la cuisine, derrière le service
places-placements-hospital-3 = à l’accueil, en attente d’un nom
places-placements-hospital-4 = sous clé, dans un chariot à médicaments
tokens-name-vane = Marisol Vane
tokens-name-pike = Bartholomew Pike
tokens-name-stokes = Harlan Stokes
tokens-name-crane = Ellis Crane
tokens-name-frost = Imogen Frost
tokens-name-marsh = Toni Marsh
tokens-name-ames = Wendell Ames
tokens-name-delaney = Skip Delaney
tokens-name-boone = Cassius Boone
tokens-name-lindqvist = Greta Lindqvist
tokens-name-grinder = Hachoir
tokens-name-tenderiser = Maillet
tokens-name-gloves = Gants
tokens-name-cleaver = Couperet
tokens-name-boltgun = Pistolet
tokens-name-katana = Katana
tokens-name-bat = Batte
tokens-name-garrotte = Garrot
tokens-name-solvent = Solvant
tokens-the-vane = Marisol Vane
tokens-the-pike = Bartholomew Pike
tokens-the-stokes = Harlan Stokes
tokens-the-crane = Ellis Crane
tokens-the-frost = Imogen Frost
tokens-the-marsh = Toni Marsh
tokens-the-ames = Wendell Ames
tokens-the-delaney = Skip Delaney
tokens-the-boone = Cassius Boone
tokens-the-lindqvist = Greta Lindqvist
tokens-the-grinder = le hachoir
tokens-the-tenderiser = le maillet
tokens-the-gloves = les gants
tokens-the-cleaver = le couperet
tokens-the-boltgun = le pistolet
tokens-the-katana = le katana
tokens-the-bat = la batte
tokens-the-garrotte = le garrot
tokens-the-solvent = le solvant
tokens-short-vane = Vane
tokens-short-pike = Pike
tokens-short-stokes = Stokes
tokens-short-crane = Crane
tokens-short-frost = Frost
tokens-short-marsh = Marsh
tokens-short-ames = Ames
tokens-short-delaney = Delaney
tokens-short-boone = Boone
tokens-short-lindqvist = Lindqvist
tokens-short-grinder = le hachoir
tokens-short-tenderiser = le maillet
tokens-short-gloves = les gants
tokens-short-cleaver = le couperet
tokens-short-boltgun = le pistolet
tokens-short-katana = le katana
tokens-short-bat = la batte
tokens-short-garrotte = le garrot
tokens-short-solvent = le solvant
tokens-brief-vane = Vane
tokens-brief-pike = Pike
tokens-brief-stokes = Stokes
tokens-brief-crane = Crane
tokens-brief-frost = Frost
tokens-brief-marsh = Marsh
tokens-brief-ames = Ames
tokens-brief-delaney = Delaney
tokens-brief-boone = Boone
tokens-brief-lindqvist = Lindqvist
tokens-brief-grinder = Hachoir
tokens-brief-tenderiser = Maillet
tokens-brief-gloves = Gants
tokens-brief-cleaver = Couperet
tokens-brief-boltgun = Pistolet
tokens-brief-katana = Katana
tokens-brief-bat = Batte
tokens-brief-garrotte = Garrot
tokens-brief-solvent = Solvant
tokens-about-vane = Chanteuse de cabaret qui doit de l’argent à la moitié du premier rang.
tokens-about-pike = Comptable à la retraite qui tient toujours les livres de tout le monde, et les autres livres aussi.
tokens-about-stokes = Contremaître des docks, mauvais dos, très bonne mémoire des caisses.
tokens-about-crane = Prêteur sur gages qui ne demande jamais d’où et n’oublie jamais qui.
tokens-about-frost = Chroniqueuse mondaine ; imprime un dixième de ce qu’elle sait.
tokens-about-marsh = Chauffeuse de taxi de nuit ; a raccompagné au moins une fois chaque pécheur de la ville.
tokens-about-ames = Croque-mort ; discret, ponctuel, et rien ne l’étonne.
tokens-about-delaney = Boxeur fini qui garde aujourd’hui les portes d’où on le jetait.
tokens-about-boone = Patron d’un club de jazz dont l’arrière-salle a une meilleure porte que la banque.
tokens-about-lindqvist = Sténo du tribunal qui tape quatre-vingt-dix mots à la minute et en entend quatre-vingt-quinze.
tokens-about-grinder = Un monstre de fonte à la manivelle usée.
tokens-about-tenderiser = Un kilo d’acier, des dents sur les deux faces.
tokens-about-gloves = Veau souple, bien ajustés aux phalanges, sans laisser d’empreintes.
tokens-about-cleaver = Lame large, ébréchée près du talon.
tokens-about-boltgun = Outil d’abattoir ; un seul clic, sonore.
tokens-about-katana = Le sabre d’un grand-père, plus affûté que la famille.
tokens-about-bat = Du frêne, une fissure sous le ruban.
tokens-about-garrotte = Une corde de piano entre deux bobines de fil.
tokens-about-solvent = Un flacon brun à l’étiquette grattée.
poster-tagline = Ton téléphone sonne. Quelqu’un à cette table touche l’argent du coupable.
lobby-options-bulletsOnTable-title = Balles et vies
lobby-options-bulletsOnTable-description = La table peut compter elle-même les tirs et les vies. Qui meurt le dit.
lobby-options-bulletsOnTable-labels-false = Par le jeu
lobby-options-bulletsOnTable-labels-true = Par la table
lobby-options-roundSeconds-title = Durée d’une journée
lobby-options-roundSeconds-description = La durée normale est de 2½ minutes à trois, 3 à quatre, 3½ à cinq. Le lundi dure 30 s de plus.
lobby-options-roundSeconds-off = Normale
lobby-paces-1-title = Rapide
lobby-paces-1-about = Journées de 1½ minute. Une partie dure jusqu’à 8 minutes.
lobby-paces-2-title = Normal
lobby-paces-2-about = Journées de 2½ minutes à trois, 3½ à cinq. Une partie dure jusqu’à 18 minutes.
lobby-paces-3-title = Tranquille
lobby-paces-3-about = Journées de 5 minutes. Une partie dure jusqu’à 26 minutes.
lobby-levels-detective-title = Détective
lobby-levels-detective-about = Pèse chaque annonce et chaque silence, et tire quand il ne reste presque plus de doute.
lobby-levels-rookie-title = Recrue
lobby-levels-rookie-about = Examine au petit bonheur, ment sans finesse et hésite avant de tirer.
story-didIt = C’était { TERM("tokens-short", $suspect) }.
story-wasWeapon = C’était l’arme du crime.
story-saidClean =
    { $by ->
        [none] Tu disais { TERM("tokens-short", $token) } hors de cause.
       *[other] { $by } disait { TERM("tokens-short", $token) } hors de cause.
    }
story-saidContact =
    { $by ->
        [none] Tu donnais { TERM("tokens-short", $suspect) } comme contact.
       *[other] { $by } donnait { TERM("tokens-short", $suspect) } comme contact.
    }
story-saidBlown =
    { $by ->
        [none] Tu disais ta couverture grillée.
       *[other] { $by } disait sa couverture grillée.
    }
story-paid =
    { $name ->
        [none] { TERM("tokens-short", $suspect) } te payait.
       *[other] { TERM("tokens-short", $suspect) } payait { $name }.
    }
story-itWas = C’était { TERM("tokens-short", $suspect) }.
story-notExamined = Personne n’avait examiné { TERM("tokens-short", $suspect) }.
story-day = { $day }.
story-bothNamed =
    { $one ->
        [none] Le même contact pour { $other } et toi : { TERM("tokens-short", $suspect) }.
       *[other]
            { $other ->
                [none] Le même contact pour { $one } et toi : { TERM("tokens-short", $suspect) }.
               *[other] Le même contact pour { $one } et { $other } : { TERM("tokens-short", $suspect) }.
            }
    }
story-oneLied = L’une des deux annonces, au moins, était un mensonge.
story-namedAnother =
    { $name ->
        [none] Tu as donné un autre contact.
       *[other] { $name } a donné un autre contact.
    }
story-neverChanges = Un contact ne change jamais.
story-wasHonest =
    { $name ->
        [none]
            { $isOnly ->
                [true] Tu étais le flic honnête.
               *[false] Tu étais un flic honnête.
            }
       *[other]
            { $isOnly ->
                [true] { $name } était le flic honnête.
               *[false] { $name } était un flic honnête.
            }
    }
story-wasDirty =
    { $name ->
        [none]
            { $isOnly ->
                [true] Tu étais le flic ripou.
               *[false] Tu étais un flic ripou.
            }
       *[other]
            { $isOnly ->
                [true] { $name } était le flic ripou.
               *[false] { $name } était un flic ripou.
            }
    }
story-lapsed = { $day } : pas d’examen.
story-calledFirst =
    { $name ->
        [none] Tu as appelé avant les autres.
       *[other] { $name } a appelé avant les autres.
    }
story-began = { $day } commence.
story-died =
    { $name ->
        [none] Tu as perdu la vie.
       *[other] { $name } a perdu la vie.
    }
story-weekOver = La semaine était finie.
story-unsolved = Personne n’avait résolu l’affaire.
story-notSolved = Personne n’a résolu l’affaire.
story-pair = { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) }.
story-correctOn = { $day } : verdict exact.
story-shotAt =
    { $name ->
        [none] T’a tiré dessus.
       *[other] A tiré sur { $name }.
    }
story-shotDeadAt =
    { $name ->
        [none] T’a ôté la vie.
       *[other] A abattu { $name }.
    }
story-iSuspect =
    { $name ->
        [none] « Je te soupçonne. »
       *[other] « Je soupçonne { $name }. »
    }
story-on = { $day }.
story-shot =
    { $by ->
        [none] Tu as tiré sur { $name }.
       *[other]
            { $name ->
                [none] { $by } t’a tiré dessus.
               *[other] { $by } a tiré sur { $name }.
            }
    }
story-shotDead =
    { $by ->
        [none] Tu as abattu { $name }.
       *[other]
            { $name ->
                [none] { $by } t’a ôté la vie.
               *[other] { $by } a abattu { $name }.
            }
    }
story-livesLeft =
    { $name ->
        [none]
            { $lives ->
                [one] Il te restait une vie.
               *[other] Il te restait deux vies.
            }
       *[other]
            { $lives ->
                [one] Il restait une vie à { $name }.
               *[other] Il restait deux vies à { $name }.
            }
    }
story-examined =
    { $by ->
        [none] Tu as examiné { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) }.
       *[other] { $by } a examiné { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) }.
    }
story-examinedOn =
    { $by ->
        [none] { $day } : tu as examiné { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) }.
       *[other] { $day } : { $by } a examiné { TERM("tokens-short", $suspect) } et { TERM("tokens-the", $weapon) }.
    }
story-caseClosed = Affaire close.
story-crime = C’était { TERM("tokens-short", $suspect) }, avec { TERM("tokens-the", $weapon) }.
story-solved =
    { $pronoun ->
        [her] C’était elle.
       *[other] C’était lui.
    }
story-fishy = Louche. L’un des deux était coupable.
story-wrong = Négatif. Les deux étaient hors de cause.
days-monday = Lundi
days-tuesday = Mardi
days-wednesday = Mercredi
days-thursday = Jeudi
days-friday = Vendredi
daysShort-monday = Lun
daysShort-tuesday = Mar
daysShort-wednesday = Mer
daysShort-thursday = Jeu
daysShort-friday = Ven
verdicts-wrong = Négatif
verdicts-fishy = Louche
verdicts-correct = Exact
roles-honest = Flic honnête
roles-dirty = Flic ripou
callTitles-first = { $day }, premier appel
callTitles-suspects = { $day }, suspects
callTitles-weapons = { $day }, armes
sayings-blown = Ma couverture est grillée : mon contact a subi un examen.
sayings-suspect =
    { $name ->
        [none] Je te soupçonne.
       *[other] Je soupçonne { $name }.
    }
sayings-contact = Mon contact est { TERM("tokens-name", $suspect) }.
sayings-clean =
    { $areMany ->
        [true] { TERM("tokens-the", $token, case: "capital") } sont hors de cause.
       *[false] { TERM("tokens-the", $token, case: "capital") } est hors de cause.
    }
reasons-same-contact =
    { $token ->
        [none] Ton contact et le mien ne peuvent pas être la même personne.
       *[other] Toi et moi, on ne peut pas avoir { TERM("tokens-the", $token) } pour contact.
    }
reasons-contradiction = Tes annonces ne peuvent pas toutes être vraies.
reasons-shot-me = Tu m’as tiré dessus.
reasons-shared-contact =
    { $token ->
        [none] Tu n’as pas l’exclusivité de ce contact.
       *[other] Il n’y a pas que toi qui donnes { TERM("tokens-the", $token) } comme contact.
    }
reasons-silent = Tu n’as rien annoncé de la semaine.
reasons-fishy =
    { $token ->
        [none] Ce que tu disais hors de cause a donné un verdict louche.
       *[other] Tu disais { TERM("tokens-the", $token) } hors de cause, et le verdict était louche.
    }
reasons-suspected = Il n’y a pas que moi qui te soupçonne.
reasons-fired = Tu as tiré sur quelqu’un, et je ne sais toujours pas pourquoi.
reasons-suspects-me = Tu me soupçonnes. Moi, je sais que c’est faux.
reasons-quiet = Tu n’as rien annoncé aujourd’hui.
reasons-unconvincing = Rien de ce que tu as dit ne me convainc.
reasons-hunch = C’est juste une intuition.
refusals-invalid-args = Ce jeu ne connaît pas ce coup.
refusals-game-over = La partie est finie.
refusals-round-over = Cette journée est finie. Regarde la nouvelle avant de décider.
refusals-verdict-showing = On lit le verdict. Tu pourras jouer quand le jour suivant commence.
refusals-already-acknowledged = Ton premier appel est terminé.
refusals-first-call-pending = Réponds à ton premier appel avant toute chose.
refusals-already-called = Tu as déjà appelé aujourd’hui. Tu pourras rappeler demain.
refusals-no-examine-on-friday = Vendredi, pas d’examen.
refusals-bullets-on-table = Les balles sont sur la table : dis « pan » et donne la tienne.
refusals-self-target = Choisis quelqu’un d’autre que toi.
refusals-no-bullet = Tu as tiré ta seule balle.
refusals-lives-counted-by-server = Dans cette partie, le jeu compte les vies. Il sait quand quelqu’un meurt.
refusals-too-many-plans = Tu as proposé assez de paires pour une journée.
refusals-no-plan = Aucune paire n’est proposée en ce moment.
refusals-own-plan = C’est ta propre paire. Si tu préfères attendre, ne l’examine pas encore.
refusals-already-agreed = Tu as déjà dit : vas-y.
refusals-already-objected = Tu as déjà demandé d’attendre.
refusals-no-practice = Dans cette partie, c’est le chrono qui finit la journée.
refusals-already-rested = Tu as fini pour aujourd’hui.
refusals-too-many-claims = Assez d’annonces pour une journée.
refusals-nothing-to-retract = Tu n’as pas d’annonce à retirer.
refusals-not-your-claim = Tu ne peux retirer que tes propres annonces.
refusals-already-retracted = Tu as déjà retiré ça.
log-lapsed = { $day } finit sans examen.
log-lapsedOf =
    { $by ->
        [none] { $day } finit sans examen de **ta** paire.
       *[other] { $day } finit sans examen de la paire que proposait { $by }.
    }
log-called =
    { $by ->
        [none] { "*" }*Tu** appelles ton contact.
       *[other] { $by } appelle son contact.
    }
log-wrong =
    { $by ->
        [none] { "*" }*Tu** examines **{ TERM("tokens-name", $suspect) }** et **{ TERM("tokens-the", $weapon) }** : **négatif**.
       *[other] { $by } examine **{ TERM("tokens-name", $suspect) }** et **{ TERM("tokens-the", $weapon) }** : **négatif**.
    }
log-fishy =
    { $by ->
        [none] { "*" }*Tu** examines **{ TERM("tokens-name", $suspect) }** et **{ TERM("tokens-the", $weapon) }** : **louche**.
       *[other] { $by } examine **{ TERM("tokens-name", $suspect) }** et **{ TERM("tokens-the", $weapon) }** : **louche**.
    }
log-correct =
    { $by ->
        [none] { "*" }*Tu** examines **{ TERM("tokens-name", $suspect) }** et **{ TERM("tokens-the", $weapon) }** : **exact**.
       *[other] { $by } examine **{ TERM("tokens-name", $suspect) }** et **{ TERM("tokens-the", $weapon) }** : **exact**.
    }
log-announced =
    { $by ->
        [none] { "*" }*Tu** proposes **{ TERM("tokens-name", $suspect) }** et **{ TERM("tokens-the", $weapon) }**.
       *[other] { $by } propose **{ TERM("tokens-name", $suspect) }** et **{ TERM("tokens-the", $weapon) }**.
    }
log-agreed =
    { $by ->
        [none] { "*" }*Tu** dis à { $to } : vas-y.
       *[other]
            { $to ->
                [none] { $by } **te** dit : vas-y.
               *[other] { $by } dit à { $to } : vas-y.
            }
    }
log-objected =
    { $by ->
        [none] { "*" }*Tu** demandes à { $to } d’attendre.
       *[other]
            { $to ->
                [none] { $by } **te** demande d’attendre.
               *[other] { $by } demande à { $to } d’attendre.
            }
    }
log-rested =
    { $by ->
        [none] { "*" }*Tu** as fini pour aujourd’hui.
       *[other] { $by } a fini pour aujourd’hui.
    }
log-shot =
    { $by ->
        [none] { "*" }*Tu** tires sur { $name }.
       *[other]
            { $name ->
                [none] { $by } **te** tire dessus.
               *[other] { $by } tire sur { $name }.
            }
    }
log-lives-1 = Plus aucune vie.
log-lives-2 = Reste une vie.
log-lives-3 = Restent deux vies.
log-why = « { $words } »
log-died =
    { $name ->
        [none] { "*" }*Tu** perds la vie.
       *[other] { $name } perd la vie.
    }
log-honest =
    { $winners ->
        [1] { "*" }*Le flic honnête gagne.**
       *[other] { "*" }*Les flics honnêtes gagnent.**
    }
log-dirty =
    { $winners ->
        [1] { "*" }*Le flic ripou gagne.**
       *[other] { "*" }*Les flics ripoux gagnent.**
    }
status-verdict = { $day } commence quand le verdict est lu.
status-allCalled = { $day } : tout le monde a appelé.
status-lastDay = { $day } : le dernier jour. Personne n’a encore appelé.
status-nobodyCalled = { $day } : personne n’a encore appelé.
status-called =
    { $calls ->
        [one] { $day } : { $calls } appel sur { $of }.
       *[other] { $day } : { $calls } appels sur { $of }.
    }
status-firstCall = { $day } : réponds à ton premier appel.
status-done = { $day } : tu as fini, mais tu peux encore jouer.
status-callOnly = { $day } : appelle. Aux honnêtes, il faut un tir pour gagner.
status-callOnLastChance = { $day } : appelle. C’est le dernier jour pour examiner.
status-callOrExamine = { $day } : appelle ton contact, ou examine.
status-talkOnly = { $day } : aux honnêtes, il faut un tir pour gagner.
status-lastChance = { $day } : le dernier jour pour examiner une paire.
status-talkThenExamine = { $day } : parle, puis examine une paire.
status-tell = { $day } : dis ce que tu as entendu, ou appuie sur « J’ai fini ».
status-shootOrDone = { $day } : aux honnêtes, il faut un tir. Ou appuie sur « J’ai fini ».
status-lastChanceOrDone = { $day } : dernier jour pour examiner. Ou appuie sur « J’ai fini ».
status-examineOrDone = { $day } : parle, examine, ou appuie sur « J’ai fini ».
status-solved =
    { $by ->
        [none] { $day } : tu as examiné { TERM("tokens-name", $suspect) } et { TERM("tokens-the", $weapon) }. En plein dans le mille.
       *[other] { $day } : { $by } a examiné { TERM("tokens-name", $suspect) } et { TERM("tokens-the", $weapon) }. En plein dans le mille.
    }
status-weekOver = La semaine est finie, et l’affaire reste ouverte.
status-crime = C’était { TERM("tokens-name", $suspect) }, avec { TERM("tokens-the", $weapon) }.
status-shotDead =
    { $by ->
        [none] { $day } : tu as abattu { $name }.
       *[other]
            { $name ->
                [none] { $day } : { $by } t’a ôté la vie.
               *[other] { $day } : { $by } a abattu { $name }.
            }
    }
status-died =
    { $name ->
        [none] { $day } : tu as perdu la vie.
       *[other] { $day } : { $name } a perdu la vie.
    }
status-wasHonest =
    { $name ->
        [none] Tu étais un flic honnête.
       *[other] { $name } était un flic honnête.
    }
status-wasDirty =
    { $name ->
        [none] Tu étais un flic ripou.
       *[other] { $name } était un flic ripou.
    }
# [CB-55] Shown if an honest cop died with bullets on the table, so that players do not argue about who died first.
status-doubt = Dans le doute sur qui est mort en premier, les ripoux gagnent.
ledger-about-heading = Sujet
ledger-about-order = Par sujet
story-fooled =
    { $count ->
        [one] Dans le panneau : une personne.
       *[other] Dans le panneau : { WORDS($count) } personnes.
    }
