moves-not-synced = Cet appareil ne suit plus la partie. Recharge la page.
moves-not-your-seat = Ce n’est pas ta place.
moves-on-your-phone = Ça se passe sur ton téléphone. Cet écran ne montre que ce que tout le monde peut voir.
moves-unknown-move = Ce jeu ne connaît pas ce coup.
moves-invalid-args = Le coup est incomplet, ou une partie n’est pas valable.
moves-game-over = La partie est finie.
moves-paused = La partie est en pause.
moves-not-out = Il faut être hors jeu pour pronostiquer.
moves-already-predicted = Ton pronostic est déjà scellé.
moves-not-your-turn = Ce n’est pas à toi.
moves-illegal-move = Les règles ne le permettent pas maintenant.
moves-not-offered = Ce jeu ne dit pas quels coups sont permis.
moves-rate-limited = Trop vite. Attends un instant et réessaie.
moves-too-many-moves = Le nombre de coups d’une partie est épuisé.
moves-try-again = Rien n’a été enregistré. Réessaie.
moves-notebook-full = Tes notes sont pleines (20 Ko). Efface d’abord quelque chose.
moves-fault = Quelque chose a raté chez nous. Rien n’a changé ; essaie autre chose.
characters-Ada = Garde une liste de tout ce que tu as dit.
characters-Bruno = Fort, vite, et des remords après.
characters-Clara = Pense du bien de toi jusqu’à preuve du compte.
characters-Dorian = Très fier de son flair, souvent avec raison.
characters-Edith = Vérifie deux fois, puis demande si c’est verrouillé.
characters-Felix = Savoure chaque manche, et peu importe qui gagne.
characters-Greta = Humour sec, patience infinie, confiance nulle.
characters-Hugo = A une théorie. Elle parle de toi.
characters-Ines = Écoute longtemps, puis dit une seule chose.
characters-Jasper = Parle pour cacher que ses mains tremblent.
characters-Kiki = Appuie sur tous les boutons, pour voir.
characters-Leon = En dit moins qu’il n’en sait, et le sait.
characters-Mona = Aimable avec tout le monde, mais sur ses gardes.
characters-Nils = C’était quelqu’un d’autre, c’est sûr. Presque sûr.
characters-Olga = Pose la question que tout le monde se pose.
characters-Percy = A de l’audace par accident, et n’en revient jamais.
characters-Quinn = Parie gros sans bouger un cil.
characters-Rosa = Aime mieux avoir tort avec toi que raison sans personne.
characters-Silas = Attend le pire et a déjà un plan.
characters-Thea = Va droit au but, reste juste, n’oublie rien.
problems-invalid-body = Il manque quelque chose à la demande, ou quelque chose y est faux.
problems-unauthorized = Cet appareil n’est pas dans le salon, ou sa place a déménagé sur un autre. Entre à nouveau.
problems-not-host = Il faut être aux commandes pour ça.
problems-not-yours = Cette personne est la seule à pouvoir le faire.
problems-foreign-origin = Cette page vient d’un site que le serveur ne connaît pas. Ouvre le jeu à sa propre adresse.
problems-room-not-found = Aucun salon n’a ce code. Vérifie-le, ou redemande le lien.
problems-member-not-found = Cette personne n’est plus dans le salon.
problems-no-match = Il n’y a pas de partie ici.
problems-not-found = Il n’y a rien à cette adresse.
problems-on-your-phone = Ça se passe sur ton téléphone. Cet écran ne montre que ce que tout le monde peut voir.
problems-two-screens = Ta place a déjà deux écrans. Retires-en un avant d’en ajouter un autre.
problems-one-screen = Ta place a un seul écran. Ajoutes-en d’abord un deuxième.
problems-name-taken = Quelqu’un dans le salon a déjà ce nom. Si c’est toi, amène ta place ici depuis ton autre appareil.
problems-room-full = Ce salon est plein.
problems-room-locked = Ce salon est verrouillé. Demande à la personne aux commandes de l’ouvrir.
problems-seats-taken = Toutes les places de ce jeu sont prises.
problems-too-few-players = Il faut plus de monde pour jouer.
problems-too-many-players = Vous êtes trop pour jouer : une partie de la table doit regarder.
problems-not-ready = Tout le monde n’est pas prêt.
problems-not-alone = Une leçon est pour une personne. Ouvre un autre salon pour elle.
problems-no-lesson = Ce jeu n’a pas de leçon.
problems-still-reading = Quelqu’un lit encore l’intro. Distribue ensuite, ou n’attends pas.
problems-words-missing = Quelqu’un doit encore ajouter un mot ou choisir « Sans mot ». Demande, ou distribue sans attendre.
problems-no-shared-seed = Dans ce salon, on ne mélange pas de mots à la donne. La personne aux commandes peut changer ça.
problems-match-running = Une partie est en cours. Attends sa fin, ou demande à la personne aux commandes de l’arrêter.
problems-game-missing = Ce jeu n’est pas sur le serveur pour le moment. Ta partie est gardée et continuera à son retour.
problems-paused = La partie est en pause.
problems-not-paused = La partie n’est pas en pause.
problems-no-clock = Aucun chrono ne tourne maintenant : rien à prolonger.
problems-too-late = Les cartes sont déjà distribuées. Une scène en différé s’annonce avant la donne.
problems-just-announced = Il faut un instant pour lire qu’une scène en différé montrera toutes les cartes. Distribue dans quelques secondes.
problems-too-early = C’est trop tôt pour la scène en différé. Elle commencera d’elle-même.
problems-no-delayed-stage = Aucune scène en différé n’est annoncée. La scène sans secrets est ouverte à tout le monde.
problems-stage-only-watches = Une scène ne fait que montrer la table. Entre avec un autre appareil pour jouer.
problems-stage-locked = Ce salon est verrouillé. Demande aux gens qui y sont d’autoriser cet écran.
problems-stage-waiting = On demande aux gens de ce salon verrouillé d’autoriser cet écran.
problems-stage-refused = Quelqu’un dans ce salon verrouillé a dit non à cet écran. Parlez-en ensemble, puis redemande.
problems-stage-unanswered = Personne dans ce salon verrouillé n’a répondu en dix minutes. Redemande.
problems-too-many-stages = Huit écrans montrent déjà ce salon. Fermes-en un, puis ouvre celui-ci.
problems-spectators-listen = Dans ce salon, le public ne peut qu’écouter. La personne aux commandes peut lui donner la parole.
problems-chat-closed = Le chat est fermé dans cette phase du jeu. Écris quand il rouvrira.
problems-hand-up = Ta main est déjà levée. Tu gardes ton rang.
problems-no-hand = Cette main n’est plus levée. Regarde à qui c’est le tour.
problems-has-floor = Tu as déjà la parole. Parle, ou passe-la.
problems-no-floor = Plus personne n’a la parole.
problems-mute-yourself = Tu ne peux pas te mettre en sourdine. Les autres choisissent qui entendre.
problems-match-not-over = La partie n’est pas encore finie.
problems-member-online = Cette personne est là. Un bot peut servir de doublure dès qu’elle est absente ou quitte la partie.
problems-too-many-devices = Huit de tes appareils ou onglets sont déjà dans ce salon. Fermes-en un, puis ouvre celui-ci.
problems-handoff-used = Ce lien a déjà servi ou a expiré. Refais-en un sur l’autre appareil.
problems-being-asked = Quelqu’un demande déjà cette place. Attends la réponse.
problems-asked-enough = Cette place a été demandée trois fois en une heure. La personne aux commandes peut appuyer sur les points à côté du nom et choisir « Céder la place ».
problems-question-closed = Personne n’a répondu à temps. Redemande, ou choisis un autre nom.
problems-question-refused = On a dit que ce n’est pas toi. Choisis un autre nom, ou parlez-en ensemble.
problems-screen-code-closed = Ce code ne marche plus. Demandes-en un nouveau.
problems-unsupported-encoding = Envoie la requête sans Content-Encoding.
problems-body-too-large = La requête dépasse 16 Kio.
problems-rate-limited = Trop vite. Attends un instant.
problems-fault = Quelque chose a raté sur le serveur. Rien n’a changé.
problems-room-unavailable = Ce salon n’a pas pu être lu après le redémarrage du serveur. Rien n’a été effacé. Ouvre un nouveau salon ; la personne qui s’occupe du serveur peut retrouver celui-ci dans le journal.
problems-try-again = Rien n’a pu être enregistré. Réessaie.
problems-draining = Le serveur redémarre. Réessaie dans quelques secondes.
messages-badName = Un nom a de 1 à 20 caractères, dont un visible au moins, et aucun caractère de contrôle.
messages-badWord = Un mot a de 1 à 20 caractères, dont un visible au moins, et aucun caractère de contrôle.
messages-badFace = Le nom d’un visage a de 1 à 32 lettres minuscules, chiffres et traits d’union.
messages-badCallLink = Un lien d’appel doit commencer par https://.
messages-badDelay = Le décalage d’une scène est un nombre entier de minutes, de 1 à 30, ou null pour ne pas avoir de scène en différé.
messages-badFloorSeconds = La parole se donne pour un nombre entier de secondes, de 15 à 300, ou null pour ne pas avoir de limite.
messages-badDevice = Un en-tête X-Device a de 1 à 64 caractères ASCII sans espaces.
messages-badKey = Un en-tête Idempotency-Key a de 16 à 200 caractères ASCII sans espaces.
messages-unknownGame = Aucun jeu ne s’appelle { $game }.
messages-gameMissing = Le jeu { $game } n’est pas sur ce serveur pour le moment. Ta partie est gardée et continuera à son retour.
messages-unknownLevel = Niveaux des bots dans ce jeu : { $levels }.
messages-fullRoom = Ce salon est plein. Il accueille { $people } personnes.
messages-tooFew =
    Pour { $title }, il faut encore { $missing ->
        [one] une personne
       *[other] { $missing } personnes
    }. Les bots comptent.
messages-tooMany =
    { $title } a { $max } places : { $over ->
        [one] une personne doit
       *[other] { $over } personnes doivent
    } regarder.
messages-notReady =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] demande
       *[other] demandent
    } une minute.
messages-stillReading =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] lit
       *[other] lisent
    } encore l’intro.
messages-wordsMissing = On attend un mot pour le mélange : { LIST($names, type: "conjunction") }.
messages-seconds = Choisis de { $from } à { $to } secondes, ou 0.
messages-optionsRefuse = Ces options ne vont pas avec ce nombre de personnes.
messages-wait =
    Trop vite. Attends { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
messages-noisy =
    Trop de codes faux sont venus de ton réseau, qui doit donc attendre entre deux essais. Réessaie dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
messages-handoverOffered = { $host } (pilote) a fait un lien pour donner à { $name } sa place sur un autre appareil.
messages-deviceMoved = { $name } a changé d’appareil.
messages-seatAskedFor = Quelqu’un à la porte dit : « Je suis { $name }. »
messages-seatRefusedByOwner = { $name } a dit : « Ce n’est pas moi. »
messages-seatRefused = { $by } a dit : « Ce n’est pas { $name }. »
messages-seatGrantedByOwner = { $name } a laissé entrer le nouvel appareil.
messages-seatGranted = { $by } a laissé entrer { $name } avec un nouvel appareil.
messages-stageAskedFor = Un écran veut montrer ce salon.
messages-stageTurnedAway = { $by } a refusé l’écran qui voulait montrer ce salon.
messages-stageAllowed = { $by } a autorisé un écran à montrer ce salon.
messages-stageBeingAsked = Un autre écran demande déjà. Attends la réponse.
messages-stageAskedEnough = Trois écrans ont demandé en une heure. Attends, ou fais déverrouiller le salon.
messages-screenAdded = { $name } joue maintenant sur deux écrans.
messages-screenRemoved = { $name } joue à nouveau sur un seul écran.
messages-standIn = Un bot sert de doublure à { $name }.
messages-standInOver = { $name } joue à nouveau.
messages-matchUnreadable = La partie n’a pas pu être lue après un redémarrage. Elle est finie et ne compte pas.
messages-byStandIn = (Doublure) { $text }
messages-removed = On a fait sortir { $name } du salon.
messages-removedFromMatch = On a fait sortir { $name } du salon. Un bot prend le relais.
messages-leftMatch = { $name } a quitté le salon. Un bot prend le relais.
messages-hostPassed = { $name } prend les commandes.
messages-stageOpens =
    { $host } (pilote) a annoncé une scène en différé. Dès la prochaine donne, tout le monde peut voir toutes les cartes, { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } plus tard.
messages-stageStays = { $host } (pilote) a annulé la scène en différé. Aucune carte ne se montre avant la fin.
messages-chatOff = Le chat a été coupé.
messages-badChat = Un message a de 1 à { $most } caractères.
messages-badReaction = Cette réaction n’existe pas.
catalogue-levels-random-title = Hasard
catalogue-levels-random-about = Joue n’importe quel coup permis.
catalogue-levels-searcher-title = Calcul
catalogue-levels-searcher-about = Imagine ce que les autres peuvent avoir, joue en avance et choisit le coup qui gagne le plus.
catalogue-idleAbout = Ne joue jamais. Ce jeu ne dit pas quels coups sont permis, alors les bots ne peuvent pas choisir.
catalogue-checked-games = parties entières
catalogue-checked-refusals = règles
catalogue-checked-secrecy = secret
catalogue-checked-bots = bots
catalogue-checked-board = plateau
devices-some = Un appareil
devices-mobile = Téléphone
devices-tablet = Tablette
devices-desktop = Ordinateur
devices-tv = Télé
