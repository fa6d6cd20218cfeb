art-seen = Tu as vu cette carte
art-open =
    { $isWounded ->
        [true] Carte { $slot } : { $face }, face visible, avec une blessure
       *[false] Carte { $slot } : { $face }, face visible
    }
art-secret =
    { $isWounded ->
        [true] Carte { $slot } : { $face }, pour tes yeux seulement, avec une blessure
       *[false] Carte { $slot } : { $face }, pour tes yeux seulement
    }
art-hiddenSeen =
    { $isWounded ->
        [true] Carte { $slot } : cachée, tu l’as vue, avec une blessure
       *[false] Carte { $slot } : cachée, tu l’as vue
    }
art-hidden =
    { $isWounded ->
        [true] Carte { $slot } : cachée, avec une blessure
       *[false] Carte { $slot } : cachée
    }
art-hand =
    { $count ->
        [1] Une carte d’équipement en main
       *[other] { $count } cartes d’équipement en main
    }
art-active = { $name }, en jeu
art-inPlay = En jeu
coach-goal-unknown = Découvre dans quel camp tu es.
coach-goal-known = Élimine le Parrain. Protège le Shérif.
coach-left-1 = Jouer dans le camp ripou
coach-left-2 = Dix-sept autres sortes d’équipement
coach-left-3 = Jusqu’à huit flics à la même table
coach-first-read = Appuie d’abord sur « Suivant », sur la carte du coach.
coach-first-lookAtCards = Regarde d’abord tes cartes.
coach-first-lookAtEquipment = Regarde d’abord ton équipement.
coach-first-investigate = Cherche d’abord à qui tu as affaire. Les armes peuvent attendre.
coach-first-look = Regarde d’abord la carte.
coach-first-pass = Passe d’abord. Ensuite, tu pourras dire ce que tu as vu.
coach-first-arm = Tu as assez fouiné. Maintenant, prends une arme.
coach-refuses-autoPass = Chaque chose en son temps. On y viendra, à ce bouton.
coach-refuses-equipment = Garde-la pour l’instant. Elle servira quand quelqu’un tirera.
coach-refuses-discard = Garde la Brigade canine. Elle va servir.
coach-refuses-aim = Tu n’as aucune raison de soupçonner cette personne. Vise quelqu’un d’autre.
coach-ownCards-title = Maintiens pour voir tes trois cartes.
coach-ownCards-why = Avec une majorité de cartes honnêtes, tu es honnête. Qui a le Shérif est toujours honnête, qui a le Parrain toujours ripou.
coach-ownCards-held = Tu as le Shérif, donc tu mènes le camp honnête. Garde ça pour toi.
coach-ownCards-learned = Déduit ton camp de tes cartes
coach-place-title = Range tes cartes dans l’ordre et classe-les.
coach-place-why = Le camp honnête gagne quand le Parrain est hors jeu, le camp ripou quand c’est le Shérif. Personne ne sait où tu as mis quelle carte.
coach-equipment-title = Maintiens pour voir ton équipement.
coach-equipment-why = Tout le monde commence avec une carte. Elle s’utilise dans une pause comme celle-ci, avant qu’une action prenne effet.
coach-equipment-held = La Brigade canine fait lâcher une arme. Elle servira bientôt.
coach-pass-title = Encore rien à quoi réagir. Passe.
coach-pass-why = La pause finit quand tout le monde a répondu. Personne ne voit qui a passé.
coach-investigate-title = Regarde une carte chez { $name }.
coach-investigate-pickCard = Choisis une carte chez { $name }.
coach-investigate-why = Appuie sur **Enquêter**, puis sur un flic, puis sur une carte. Tout le monde voit où tu regardes, mais seuls tes yeux voient la carte.
coach-investigate-learned = Regardé une carte chez quelqu’un
coach-look-title = Maintiens pour voir la carte.
coach-look-why = À part toi, la personne qui l’a est la seule à savoir ce que c’est.
coach-means-honest = Bon signe. Deux cartes honnêtes font un flic honnête, sauf si la troisième est le Parrain.
coach-means-crooked = Mauvais signe. Deux cartes ripoux font un flic ripou, sauf si la troisième est le Shérif.
coach-means-agent = Le Shérif mène le camp honnête.
coach-means-kingpin = C’est la carte que ton camp doit éliminer. Retiens chez qui elle est.
coach-after-title = Maintenant, passe encore.
coach-after-why = Chaque tour finit par une dernière occasion d’utiliser l’équipement.
coach-claim-title = Dis ce que tu as vu. Ou pas.
coach-claim-why = Une annonce peut être vraie ou fausse. On peut te croire ou non, tant que la carte est cachée.
coach-claim-learned = Annoncé ce qu’est une carte
coach-aimedAt-title = { $name } veut prendre une arme et te viser.
coach-aimedAt-why = On ne peut pas tirer dans le tour où on prend une arme : tu ne risques rien pour l’instant. Passe.
coach-autoPass-title = Active « Passer si ça ne me concerne pas ».
coach-autoPass-why = On ne te demande alors que si quelqu’un tire, te vise, regarde tes cartes ou utilise une carte sur toi.
coach-autoPass-learned = Activé le passage automatique
coach-wound-title = { $name } est le Parrain.
coach-wound-why = Un tir retourne les trois cartes. Un chef survit au premier impact. Personne d’autre.
coach-wound-learned = Vu ce qu’un tir révèle
coach-shotAt-title = Utilise ton équipement, ou passe.
coach-shotAt-useUnit = Utilise ta Brigade canine.
coach-shotAt-why = { $name } va te tirer dessus. Tu survis à un impact, mais ouvre ta carte pour voir si elle aide.
coach-shotAt-whyUnit = { $name } va te tirer dessus. L’équipement passe d’abord : la Brigade canine renvoie cette arme au centre.
coach-shotAt-whyOther = Ce n’est pas { $name } qui va tirer. Appuie sur **Recommencer** et prends l’arme à { $shooter }.
coach-shotAt-stopped = Arrêté un tir avec de l’équipement
coach-shotAt-hit = Pris une balle sans quitter le jeu
coach-touched-title = Là, ça te concerne. Passe.
coach-touched-nothing = Rien que tu doives empêcher. Passe.
coach-touched-shot = À chaque tir, on demande à tout le monde, car il peut décider de la partie. Celui-ci n’est pas pour toi.
coach-touched-why = L’équipement aide surtout quand quelqu’un tire.
coach-touched-isOff = On te demande parce que le passage automatique est coupé. Tu peux l’activer à tout moment.
coach-lie-title = { $name } dit que ta carte { $card } est ripou.
coach-lie-why = Tu sais que non, donc c’est un mensonge. Le carnet garde ce qui s’est dit, et marque ce qui ne colle pas.
coach-lie-learned = Démasqué un mensonge
coach-arm-title = Prends une arme : appuie sur « S’armer ».
coach-arm-aim = Vise { $name }.
coach-arm-confirm = Prends l’arme et vise { $name }.
coach-arm-why = Prendre une arme occupe ton tour, et tu retournes une de tes cartes. Une carte ripou te donne l’air ripou.
coach-arm-whyOpen = Prendre une arme occupe ton tour. Tu vises tout de suite.
coach-arm-canChange = Tu pourras changer de cible à la fin d’un tour suivant.
coach-arm-learned = Pris une arme et visé
coach-suspicion-kingpin = { $name } est le Parrain.
coach-suspicion-aimed = { $name } te vise et a retourné une carte ripou.
coach-suspicion-lied = { $name } a menti sur ta carte.
coach-suspicion-none = Tu n’as encore aucune raison de soupçonner { $name }.
coach-shoot-title = Tire sur { $name }.
coach-shoot-why = Encore un impact, et le Parrain est hors jeu. Ton camp gagne alors.
coach-shoot-change = Pour changer de cible, regarde d’abord une carte : tu viseras à nouveau ensuite.
coach-shoot-learned = Tiré
coach-aim-title = Vise { $name } avec ton arme.
coach-aim-why = Tu peux changer de cible à la fin de chacun de tes tours. Tu pourras tirer à ton prochain tour.
coach-choices-reveal-title = Retourne une de tes cartes.
coach-choices-reveal-why = Elle reste face visible pour tout le monde. Une carte ripou te donne l’air ripou.
coach-choices-discard-title = Garde une carte d’équipement.
coach-choices-discard-why = Tu en as pioché une et ne peux en garder qu’une. Maintiens pour voir les deux, puis garde la plus utile.
coach-choices-restraining_order-title = Choisis une autre cible.
coach-choices-restraining_order-why = Une Mesure d’éloignement protège ton ancienne cible, mais tu dois tirer quand même.
coach-choices-riot_shield-title = Choisis qui prend la balle à ta place.
coach-choices-riot_shield-why = Le Bouclier dévie le tir vers quelqu’un à côté de toi.
coach-choices-surveillance_camera-title = Regarde à ton tour, ou non.
coach-choices-surveillance_camera-why = Ta caméra a vu quelqu’un regarder tes cartes. Tu peux regarder une des siennes.
coach-choices-other-title = Continue, ou change d’avis.
coach-choices-other-why = Quelqu’un a utilisé de l’équipement. Ton action tient toujours si tu continues.
coach-lookAgain-title = Regarde une autre carte.
coach-lookAgain-why = Plus tu en sais, mieux tu vises.
coach-over-title = Tu as tiré. La leçon est finie.
coach-over-won = Le Parrain est hors jeu. Ton camp gagne.
coach-over-lost = Le Shérif est hors jeu.
coach-over-why = Le Parrain est encore en jeu, donc rien n’est décidé. Ferme cette carte pour finir la partie sans moi.
coach-over-whyOver = Maintenant, tu vois tout : qui était qui, qui a menti et qui a tiré sur qui.
end-wins = Gagne
end-you = toi
end-out = hors jeu
end-files = Les dossiers
end-sides-honest = Honnêtes
end-sides-crooked = Ripoux
end-alone = Dans aucun camp
end-both = Avait le Shérif et le Parrain
end-leftover = Une carte n’était pas distribuée : { $face }.
end-finished = Au tour { $turn }, { $by } a achevé { $name }, { $leader }.
end-stopped = La partie a été arrêtée.
end-nobody = Personne ne gagne.
end-winsAlone = { $name } gagne en solo.
end-honestWin = Les honnêtes gagnent.
end-crookedWin = Les ripoux gagnent.
end-agent = Avait le Shérif
end-kingpin = Avait le Parrain
end-planted-honest = De ripou à honnête, par Fausses preuves
end-planted-crooked = D’honnête à ripou, par Fausses preuves
end-allThree-honest = Trois honnêtes sur trois
end-allThree-crooked = Trois ripoux sur trois
end-twoOfThree-honest = Deux honnêtes sur trois
end-twoOfThree-crooked = Deux ripoux sur trois
moments-officers = Flics
moments-noGun = sans arme
moments-aims = vise { $name }
moments-idle = arme sans cible
moments-out = hors jeu
moments-shot = Un tir
moments-wounded = Une blessure
moments-eliminated = Hors jeu
moments-used = Équipement
moments-revealed = Une carte retournée
moments-taken = Une arme prise
moments-looked = Un regard
moments-returned = De retour
moments-over = La fin
moments-phases-placement = classement des cartes
moments-phases-preGame = occasion d’utiliser l’équipement
moments-phases-action = choix d’une action
moments-phases-react = occasion de réagir
moments-phases-reconsider = réflexion
moments-phases-choose = un choix
moments-phases-aim = choix d’une cible
moments-phases-endTurn = fin du tour
moments-phases-over = la fin
moments-before = Avant le tour 1 : { $phase }.
moments-onTurn = Tour { $turn }, { $name } : { $phase }.
moments-start = Début
equipment-title = Ton équipement
equipment-hold = Maintiens pour voir
equipment-tap = Appuie pour voir
equipment-yours = Ton équipement
equipment-several =
    { $count ->
        [2] Tes deux cartes d’équipement
       *[other] Tes { $count } cartes d’équipement
    }
equipment-onPhone = Sur ton téléphone
equipment-sharedSheet = Cet écran est partagé, donc ta carte reste cachée ici. Utilise-la sur ton téléphone.
equipment-none = Pas d’équipement
equipment-noneSub = On ne te demande pas
equipment-empty = Tu n’as pas d’équipement. Choisis « S’équiper » à ton tour pour piocher une carte.
equipment-when = Quand
equipment-needs = Il faut
equipment-after = Ensuite
equipment-afterwards-discard = Elle est défaussée.
equipment-afterwards-front = Elle reste face visible devant la personne qui l’a.
equipment-afterwards-centre = Elle reste au centre jusqu’à la fin de la partie.
equipment-afterwards-turn = Elle reste au centre jusqu’à la fin du tour.
equipment-step = { $at } sur { $of }
equipment-pickCard = { $name }, carte { $card }
equipment-handOf = La carte en main chez { $name }
equipment-activeOf =
    { $name ->
        [none] { $card }, chez toi
       *[other] { $card }, chez { $name }
    }
equipment-receiver = Qui la reçoit
equipment-you = toi
equipment-startAgain = Recommencer
equipment-keep = La garder en main
equipment-hidden = cachée
equipment-late = La pause a fini avant.
equipment-faster = { $name } a été plus rapide, avec { $card }.
equipment-lost = Ta carte { $card } n’a pas servi et reste dans ta main. Utilise-la si elle aide encore.
equipment-between = Pas de carte possible en ce moment. On te demandera la prochaine fois.
equipment-lacks = Tu ne peux pas encore l’utiliser : il faut { $needs }.
equipment-times-any = À tout moment
equipment-times-ownTurn = À ton tour
equipment-times-shot = Quand quelqu’un tire
equipment-later-any = Pas maintenant, mais à tout autre moment.
equipment-later-ownTurn = Pas maintenant, seulement à ton tour.
equipment-later-shot = Pas maintenant, seulement quand quelqu’un tire.
equipment-yourself = C’est toi
equipment-notWounded = Pas de chef avec une blessure
equipment-stillIn = Encore en jeu
equipment-rules = { $name } : son effet
equipment-whatItDoes = Son effet
equipment-activeHere = En jeu, visible par tout le monde.
equipment-discardTitle = Garde une carte
equipment-discardHit = Après une blessure, un chef pioche une carte. Tu en as donc deux.
equipment-discardWhy = L’autre est défaussée face visible. Personne ne voit celle que tu gardes.
equipment-keepThis =
    { $number ->
        [1] Garder celle de gauche
        [2] Garder celle de droite
       *[other] Garder la numéro { $number }
    }
equipment-holdBoth-covered = Maintiens pour voir les deux
equipment-holdBoth-open = Relâche pour cacher
equipment-tapBoth-covered = Appuie pour voir les deux
equipment-tapBoth-open = Appuie pour cacher
# The button that uses a card.
equipment-used = Utiliser { $card }
equipment-usedOn = Utiliser { $card } sur { LIST($targets, type: "conjunction") }
equipment-cardOf = la carte { $card } chez { $name }
equipment-trade = Échanger { $one } contre { $other }
equipment-takeGun = Prendre l’arme à { $name }, viser { $at }
equipment-moveHand = Passer à { $to } la carte en main chez { $name }
equipment-moveCard = Passer à { $to } la carte { $card } de chez { $name }
learned-label = Ce que tu as appris
learned-ask = Quelle est la carte { $card } ?
learned-how = Regarde quand personne ne t’observe. Tu la retrouveras aussi dans ton carnet.
learned-is = { $name }, carte { $card } : { $face }.
learned-mine = Ta carte { $card } est maintenant : { $face }.
learned-changed = Ta carte { $card } a changé.
learned-turnedUp = Cette carte est maintenant face visible.
learned-onlyYou = Visible de toi seulement. Relâche pour cacher la carte.
learned-onlyYours = Le Chantage a mis cette carte dans ton dossier. Relâche pour la cacher.
learned-inNotes = C’est dans ton carnet. Relâche pour cacher la carte.
learned-notYet = Tu n’as pas encore regardé la carte { $card } chez { $name }
learned-say = L’annoncer : j’ai vu la carte { $card } chez { $name }…
learned-sayMine = L’annoncer : ma carte { $card } est…
learned-notes = Carnet
learned-done = Terminé
learned-nowAim = Maintenant, vise
learned-first-title = D’abord, la carte que tu as regardée.
learned-first-hint = Ensuite, tu vises.
learned-hold-changed = Ta carte { $card } a changé : maintiens pour voir
learned-hold-see = Maintiens pour voir la carte { $card } chez { $name }
learned-tap-changed = Ta carte { $card } a changé : appuie pour voir
learned-tap-see = Appuie pour voir la carte { $card } chez { $name }
# The meaning of an officer's cards for the side.
learned-agent = Le Shérif est toujours honnête.
learned-kingpin = Le Parrain est toujours ripou.
learned-allThree-honest = Ça fait trois cartes : ce flic est honnête.
learned-allThree-crooked = Ça fait trois cartes : ce flic est ripou.
learned-unless-honest = Honnête, sauf si la troisième carte est un chef.
learned-unless-crooked = Ripou, sauf si la troisième carte est un chef.
learned-open = Son camp dépend de cartes que tu n’as pas vues.
notes-title = Carnet
notes-sub = Tout ce que tu as appris jusqu’ici. Personne d’autre ne peut ouvrir ton carnet.
notes-open = Ce qui est face visible, et qui a regardé.
notes-officer = Flic
notes-slots = Cartes 1, 2, 3 et qui les a regardées
notes-note = Ta note
notes-adds = Camp
notes-you = Toi
notes-youShort = toi
notes-lies = face visible
notes-seenBy = Vue par { LIST($names, type: "unit") }
notes-said = Ce qui s’est dit sur { $name }
notes-quote = { $name } : « { $words } »
notes-unfit = ne colle pas
notes-back = Revenir à la table
notes-writeShort = Écrire une note
notes-write = Écrire une note sur { $name }
notes-writeTitle = Une note sur { $name }
notes-writeLabel = Ce que tu penses, ou as entendu
notes-writeHint = Elle reste avec ta place. Personne d’autre ne la voit.
notes-done = Terminé
notes-unseen = Cartes que tu n’as pas vues
notes-inPlay =
    { $left ->
        [true] En tout : { $honest } honnêtes, { $crooked } ripoux, un Shérif, un Parrain. Une carte n’a pas été distribuée.
       *[false] En tout : { $honest } honnêtes, { $crooked } ripoux, un Shérif, un Parrain. Tout a été distribué.
    }
notes-unarmed = sans arme
notes-armed = avec une arme
notes-out = hors jeu
notes-wounded = blessure
notes-hold-covered = Maintiens pour dévoiler
notes-hold-open = Relâche pour cacher
notes-tap-covered = Appuie pour dévoiler
notes-tap-open = Appuie pour cacher
notes-onPhone = Sur ton téléphone
# An officer's side, as far as it is known.
notes-nothing = Rien de connu
notes-either = L’un ou l’autre
notes-honest-sure = Honnête
notes-honest-known = Honnête, sûr
notes-honest-leader = Chef honnête
notes-honest-planted = Honnête par Fausses preuves
notes-honest-leans = Plutôt honnête
notes-honest-leansPlanted = Plutôt honnête par Fausses preuves
notes-crooked-sure = Ripou
notes-crooked-known = Ripou, sûr
notes-crooked-leader = Chef ripou
notes-crooked-planted = Ripou par Fausses preuves
notes-crooked-leans = Plutôt ripou
notes-crooked-leansPlanted = Plutôt ripou par Fausses preuves
placement-title = Mets tes trois cartes dans l’ordre.
placement-titleOthers = Tout le monde classe ses cartes.
placement-titleFiled = C’est classé. Les autres rangent encore.
placement-once = Une fois classées face cachée, leur ordre ne change plus.
placement-file = Ton dossier
placement-slot = Case { $slot }
placement-covered = Ta carte en case { $slot }, cachée. Maintiens pour voir
placement-coveredTap = Ta carte en case { $slot }. Appuie pour voir ou cacher
placement-left = Déplacer la carte en case { $slot } vers la gauche
placement-right = Déplacer la carte en case { $slot } vers la droite
placement-coveredLine = Cachées. Vérifie que personne ne regarde par-dessus ton épaule.
placement-shared = Cet écran est partagé. Tes cartes sont sur ton téléphone.
placement-fileThem = Classer dans cet ordre
placement-filed = Classées dans cet ordre
placement-roster = Qui a classé
placement-count = Classé : { $filed } sur { $of }
placement-you = toi
placement-youFiled = toi, c’est classé
placement-hasFiled = c’est classé
placement-arranging = en plein tri
placement-where = Dans quel camp es-tu ?
placement-agent = Tu as le Shérif
placement-agentLine = Honnête, quoi que tu aies d’autre.
placement-kingpin = Tu as le Parrain
placement-kingpinLine = Ripou, quoi que tu aies d’autre.
placement-neither = Aucun des deux
placement-neitherLine = La majorité de tes trois cartes décide.
placement-goal = Les honnêtes gagnent quand le Parrain est hors jeu, les ripoux quand c’est le Shérif. Si tu as les deux, tu gagnes en solo.
placement-lead-honest = Tu es un flic honnête.
placement-lead-crooked = Tu es un flic ripou.
placement-why-agent = Le Shérif décide, quoi que tu aies d’autre.
placement-why-kingpin = Le Parrain décide, quoi que tu aies d’autre.
placement-why-majority = Tu n’as pas de chef, donc la majorité décide.
placement-hold-covered = Maintiens pour voir les trois
placement-hold-open = Relâche pour cacher
placement-tap-covered = Appuie pour voir les trois
placement-tap-open = Appuie pour cacher
sheets-file = Dossier { $name }
sheets-yours = Ton dossier
sheets-faceUp = Face visible
sheets-seenBy = Vue par { LIST($names, type: "conjunction") }
sheets-notSeen = Tu ne l’as pas regardée
sheets-onlyYou = Vue par toi seulement
sheets-looks = Qui a regardé quoi
sheets-noLooks = Personne n’a regardé ces cartes.
sheets-hand =
    { $count ->
        [0] Pas d’équipement en main.
        [one] Une carte d’équipement en main.
       *[other] { $count } cartes d’équipement en main.
    }
sheets-actions = Ce que tu peux faire ici
sheets-shoot = Tirer sur { $name }
sheets-arm = Prendre une arme, viser { $name }
sheets-cards = Cartes d’intégrité
sheets-pickOne = Choisis une des trois cartes.
sheets-faceUpWounded = Face visible, avec une blessure
sheets-you = toi
sheets-youAim = Tu vises { $name }.
sheets-turn =
    { $turn ->
        [0] Avant
       *[other] Tour { $turn }
    }
# A look at a card. A player is a name, or null for the reader.
sheets-looked =
    { $by ->
        [none] Tu as regardé la carte { $card } chez { $at }.
       *[other]
            { $at ->
                [none] { $by } a regardé ta carte { $card }.
               *[other] { $by } a regardé la carte { $card } chez { $at }.
            }
    }
sheets-discards = Défausse
sheets-deckLeft =
    { $deck ->
        [0] La pioche d’équipement est vide.
        [one] Il reste une carte dans la pioche d’équipement.
       *[other] Il reste { $deck } cartes dans la pioche d’équipement.
    }
shot-label = Un tir
shot-bang = PAN
shot-close = Compris
shot-caption-out = Un coup de feu, tout près. Une chaise tombe.
shot-caption-wounded = Un coup de feu, tout près. Quelqu’un respire encore.
shot-caption-leader-out = Un coup de feu, tout près. Puis le silence.
shot-you = toi
shot-wounded = blessure
shot-out = hors jeu
shot-shoots =
    { $by ->
        [none]
            { $hit ->
                [none] { "*" }*Tu** te tires dessus.
               *[other] { "*" }*Tu** tires sur { $hit }.
            }
       *[other]
            { $hit ->
                [none] { $by } tire sur **toi**.
               *[other] { $by } tire sur { $hit }.
            }
    }
shot-aims =
    { $by ->
        [none] { "*" }*Tu** tires sur { $aim }.
       *[other]
            { $aim ->
                [none] { $by } tire sur **toi**.
               *[other] { $by } tire sur { $aim }.
            }
    }
shot-hits =
    { $hit ->
        [none] La balle **te** touche.
       *[other] La balle touche { $hit }.
    }
shot-isOut =
    { $name ->
        [none] Pas de chef. Tu es hors jeu.
       *[other] Pas de chef. { $name } est hors jeu.
    }
shot-isLeader =
    { $name ->
        [none] Tu es le { $leader }. Un chef survit au premier impact et pioche une carte d’équipement.
       *[other] { $name } est le { $leader }. Un chef survit au premier impact et pioche une carte d’équipement.
    }
shot-isOver = Le { $leader } avait déjà une blessure. C’est fini.
stage-sides = Dans quel camp es-tu ?
stage-agent = Avec le Shérif
stage-kingpin = Avec le Parrain
stage-neither = Sans aucun des deux
stage-agentLine = Toujours honnête.
stage-kingpinLine = Toujours ripou.
stage-neitherLine = La majorité de tes trois cartes décide.
stage-goal = Les honnêtes gagnent quand le Parrain est hors jeu, les ripoux quand c’est le Shérif.
frame-notes = Carnet
frame-chat = Chat
frame-log = Journal
frame-dutyLog = Main courante
frame-turn =
    { $turn ->
        [0] Avant le tour 1
       *[other] Tour { $turn }
    }
frame-turnOrder = Ordre du tour
frame-you = Toi
frame-watching = Tu regardes.
frame-turnOf = C’est à { $name }.
frame-logEmpty = Il ne s’est encore rien passé.
# The heading of the log before the first turn.
frame-beforeFirst = Avant le premier tour
# The line above the intro cards.
frame-headline = N’importe qui peut dégainer. Personne ne sait qui s’est vendu.
table-officers = Flics et lignes de tir
table-gunsFree =
    { $count ->
        [one] arme libre
       *[other] armes libres
    }
table-gunsLeft =
    { $count ->
        [0] Il ne reste aucune arme.
        [one] Il reste { $count } arme.
       *[other] Il reste { $count } armes.
    }
table-equipment = équipement
table-deck = Pioche d’équipement : { $count }
table-discards = Défausse : { $count }
table-noDiscards = Défausse vide
table-deckPile = pioche
table-discardPile = défausse
table-centre = Au centre
table-piles = Armes et équipement
table-you = toi
table-out = hors jeu
table-wounded = blessure
table-away = pas là
table-bot = bot
table-stamp = Hors jeu
table-noGun = Sans arme
table-idleGun = Arme, sans cible
table-aimsAt = Vise { $name }
table-aimsAtYou = Te vise
table-outOfGame = Hors jeu
table-leader = Chef, avec une blessure
table-woundedYou = Tu as une blessure. Un autre impact finit la partie.
table-woundedAnd = Blessure. { $rest }
table-toLookAt =
    { $count ->
        [one] { $count } carte à regarder
       *[other] { $count } cartes à regarder
    }
table-nothingHidden = Pas de carte cachée
table-whichCard = Quelle carte ?
table-cardsOf = Les cartes chez { $name }
# A line of fire. A player is a name, or null for the reader.
table-line =
    { $from ->
        [none] Tu vises { $at }
       *[other]
            { $at ->
                [none] { $from } te vise
               *[other] { $from } vise { $at }
            }
    }
table-yourCards = Ton dossier
table-card =
    { $isWounded ->
        [true] carte { $card } { $face }, avec une blessure
       *[false] carte { $card } { $face }
    }
table-hidden =
    { $isSeen ->
        [true] carte { $card } cachée, tu l’as vue
       *[false] carte { $card } cachée
    }
table-handLabel =
    { $count ->
        [1] Ton équipement : une carte. Regarde-la ou utilise-la
       *[other] Ton équipement : { $count } cartes. Regarde-les ou utilises-en une
    }
actions-label = Actions
actions-investigate = Enquêter
actions-investigateSub = Voir une carte des autres
actions-investigateBrief = Voir une carte
actions-arm = S’armer
actions-armSub =
    { $turnsUp ->
        [true] Prendre une arme, montrer une carte
       *[false] Prendre une arme et viser
    }
actions-armBrief =
    { $turnsUp ->
        [true] En montrer une
       *[false] Prendre une arme
    }
actions-equip = S’équiper
actions-equipSub =
    { $turnsUp ->
        [true] Piocher, montrer une carte
       *[false] En piocher une, en garder une
    }
actions-equipBrief =
    { $turnsUp ->
        [true] En montrer une
       *[false] Piocher
    }
actions-shoot = Tirer
actions-shootAt = Tirer sur { $name }
actions-shootSub = On peut encore intervenir
actions-shootWounded = Un second impact finit la partie
actions-shootBrief = On peut intervenir
actions-shootWoundedBrief = Finit la partie
actions-keep = Continuer
actions-say = Annoncer
actions-cancel = Annuler
actions-whose = Une carte chez qui ?
actions-whoseSub = Choisis un flic qui a une carte cachée.
actions-whichOf = Quelle carte chez { $name } ?
actions-whichSub = Appuie sur une carte pour la regarder. Tout le monde voit laquelle, mais seuls tes yeux voient sa face.
actions-orderAsk = Vise quelqu’un d’autre
actions-orderSub = Tu ne peux pas tirer sur ta cible d’origine, mais tu dois tirer quand même.
actions-shieldAsk = Qui prend la balle ?
actions-shieldSub = Choisis quelqu’un à côté de toi. La balle sera pour cette personne, pas pour toi.
actions-aimAt = Qui vises-tu ?
actions-aimAtSub = Choisis un flic. Tu ne peux pas te viser.
actions-notYet = Pas à cette étape
actions-pick = Choisis un flic
actions-lapsed = Une carte a été utilisée entre-temps. Recommence.
actions-takeAim = Prendre une arme, viser { $name }
actions-takeAimShort = Prendre une arme
actions-aim = Viser { $name }
actions-keepAim = Viser encore { $name }
actions-aimShort = Viser
actions-hitInstead = La balle touche { $name }
actions-noLook = Ne pas regarder
actions-lookBack = Regarder chez { $name }
actions-lookBackSub = Ta caméra a surpris quelqu’un qui regardait. Tu peux regarder une de ses cartes cachées.
actions-turnUp = Retourne une de tes cartes
actions-turnUpSub = Elle reste face visible pour tout le monde.
actions-drawAsk = Piocher de l’équipement ?
actions-drawSub =
    { $turnsUp ->
        [true] Tu vois d’abord l’équipement. Puis tu retournes une de tes cartes.
       *[false] Tu gardes une carte d’équipement.
    }
actions-draw = Piocher
actions-turnUpSlot = Retourner la carte { $card }
actions-pickCard = Choisis une carte
actions-look = Regarder la carte { $card }
actions-shootAsk = Tirer sur { $name } ?
actions-shootWhat = Ton arme retourne au centre après le tir. Avant, on peut intervenir avec de l’équipement.
actions-shootLeader = Si un chef est touché deux fois, la partie finit.
actions-hold = Ne pas tirer
actions-notYours = Ce n’est pas à toi
actions-waiting = C’est à { $name }.
actions-declared-look = Regarder { $name }, carte { $card }
actions-declared-arm = Prendre une arme, viser { $name }
actions-declared-equip = Piocher de l’équipement
actions-declared-shoot = Tirer
actions-declared-shootAt = Tirer sur { $name }
ledger-turn =
    { $turn ->
        [0] Début
       *[other] Tour { $turn }
    }
ledger-about-heading = Sujet
ledger-about-order = Par sujet
ledger-suspected = soupçons
ledger-card = { $name }, carte { $card }
ledger-iAm = Je suis…
ledger-iSuspect = Je soupçonne…
ledger-looked = J’ai regardé la carte { $card } chez { $name } :
ledger-mine = Ma carte { $card } est…
ledger-lies = La carte { $card } chez { $name } est face visible : { $face }.
ledger-shows = Toutes les cartes sont face visible chez { $name }, et aucune n’est { $role }.
ledger-counted = { $face } : { $others } autres cartes le sont, à découvert ou selon les annonces. Il n’y en a que { $of }.
ledger-rules-open-card-title = C’était autre chose
ledger-rules-open-card-text = La carte est face visible, et ce n’est pas ce qui a été annoncé.
ledger-rules-one-card-title = Une carte, deux faces
ledger-rules-one-card-text = Une carte ne peut pas être les deux. Au moins une annonce est fausse.
ledger-rules-one-agent-title = Un Shérif, deux endroits
ledger-rules-one-agent-text = Il n’y a qu’un Shérif. Au moins une annonce est fausse.
ledger-rules-one-kingpin-title = Un Parrain, deux endroits
ledger-rules-one-kingpin-text = Il n’y a qu’un Parrain. Au moins une annonce est fausse.
ledger-rules-side-shown-title = La carte de chef dit le contraire
ledger-rules-side-shown-text = Qui a un chef est dans le camp de ce chef.
ledger-rules-side-seen-title = Deux histoires sur un flic
ledger-rules-side-seen-text = Qui a un chef est dans le camp de ce chef. Au moins une annonce est fausse.
ledger-rules-no-leader-title = Pas de chef ici
ledger-rules-no-leader-text = Les trois cartes sont face visible.
ledger-rules-too-many-honest-title = Trop de cartes honnêtes
ledger-rules-too-many-honest-text = Montrées et annoncées ensemble, il y en a plus qu’il n’en existe. Au moins une annonce est fausse.
ledger-rules-too-many-crooked-title = Trop de cartes ripoux
ledger-rules-too-many-crooked-text = Montrées et annoncées ensemble, il y en a plus qu’il n’en existe. Au moins une annonce est fausse.
why-already-armed = Tu as déjà une arme
why-no-gun = Tu n’as pas d’arme
why-no-aim = Ton arme n’a pas de cible
why-tasered = Pas avec cette arme, pas ce tour-ci
why-wrong-stage = Pas maintenant
why-eliminated = Tu es hors jeu
why-disguised = Sous Déguisement
why-bad-target = Personne à portée
why-slot-not-hidden = Plus de carte cachée
why-reveal-required = Retourne une de tes cartes
why-declaration-illegal = Plus possible
whyBrief-already-armed = Tu as une arme
whyBrief-no-aim = Pas de cible
whyBrief-tasered = Pas ce tour-ci
whyBrief-eliminated = Tu es hors jeu
whyBrief-declaration-illegal = Impossible
# Shown on a screen whose view does not include the hand.
hints-onPhone = Ton équipement est sur ton téléphone.
hints-out = Tu es hors jeu. Tu peux encore parler et regarder.
hints-waitsFor = On attend { $name }.
hints-aimAfter = Ensuite, tu pourras viser quelqu’un d’autre.
hints-mayUse = Tu peux utiliser ton équipement à tout moment.
hints-noEquipment = Tu n’as pas d’équipement.
hints-againAfter = Une carte a été utilisée : tout le monde pourra réagir à nouveau ensuite.
hints-yourAction = Ton action : { $action }.
hints-pickOrKeep = Choisis un flic, ou garde ta cible.
hints-endsAfter = Le tour finit après cela.
hints-react = Utilise ton équipement ou passe.
hints-othersFirst = Les autres peuvent réagir avant.
hints-noReaction = Tu n’as pas d’équipement pour réagir.
hints-choose-restraining_order = Tu dois tirer quand même, sur quelqu’un d’autre.
hints-choose-riot_shield = Choisis la personne la plus proche, d’un côté ou de l’autre.
hints-choose-surveillance_camera = Une carte cachée, ou aucune.
hints-choose-reveal = Elle reste face visible pour tout le monde.
hints-choose-discard = L’autre est défaussée.
secret-label = Tes trois cartes, ton camp, ton équipement
secret-equipment = Équipement :
secret-none = aucun
secret-use = Ton équipement
side-lead-honest-leader = Tu es honnête : tu as le Shérif.
side-lead-honest-planted = Tu es honnête : Fausses preuves t’a fait changer de camp.
side-lead-honest-majority = Tu es honnête, comme la plupart de tes cartes.
side-lead-crooked-leader = Tu es ripou : tu as le Parrain.
side-lead-crooked-planted = Tu es ripou : Fausses preuves t’a fait changer de camp.
side-lead-crooked-majority = Tu es ripou, comme la plupart de tes cartes.
side-leads = Tu mènes ton camp, et il perd si tu es hors jeu.
side-keep-honest = Le Shérif mène ton camp : garde-le en jeu.
side-keep-crooked = Le Parrain mène ton camp : garde-le en jeu.
side-win-honest = Tu gagnes quand le Parrain est hors jeu.
side-win-crooked = Tu gagnes quand le Shérif est hors jeu.
away-label = Qui n’est pas là
away-you = Tu n’as pas l’air d’être là. On ne t’attendra plus longtemps.
away-here = Je suis là
away-other = { $name } ne joue plus depuis un moment.
away-connected = { $name } ne joue plus depuis un moment, mais sa connexion tient. Un petit coup de coude ?
away-standIn = Laisser jouer un bot
intro-goal-title = But
intro-goal-text = Deux chefs se cachent : le **Shérif** et le **Parrain**. Élimine le chef de l’autre camp.
intro-win-title = Comment gagner
intro-win-text = Tes trois cartes décident de ton camp : ton chef, si tu en as un, **ou sinon la majorité**. Tu gagnes avec ton camp, même hors jeu.
intro-you-title = Ce que tu fais
intro-you-text = { "*" }*Une chose par tour :** regarder une carte, prendre une arme, piocher de l’équipement ou tirer.
intro-others-title = Ce que font les autres
intro-others-text = Regarder tes cartes, te viser et **raconter n’importe quoi** sur ce qu’il y avait à voir.
window-label = Réactions
window-use = Utiliser l’équipement
window-pass = Passer
window-passed = Tu as passé
window-noHand = Tu n’as pas d’équipement.
window-ownAction = Les autres peuvent réagir. Tu peux encore utiliser ton propre équipement.
window-notAsked = Rien ne peut être utilisé pour le moment.
window-hasPassed = Tu as déjà passé. On te demandera la prochaine fois.
window-longer = Continuer de passer
window-auto-untilTouched = Passer si ça ne me concerne pas
window-auto-untilShot = Passer jusqu’au prochain tir
window-autoHint-untilTouched = On te demande si ça te vise ou si quelqu’un tire.
window-autoHint-untilShot = On te demande seulement si quelqu’un tire.
window-passing-untilTouched = On te demande si ça te vise, ou si quelqu’un tire.
window-passing-untilShot = On te demande si quelqu’un tire.
window-passingFor = Le jeu passe pour toi
window-notice-title = À partir d’ici, le jeu passe pour toi.
window-notice-line = On te demande si ça te vise, ou si quelqu’un tire.
window-notice-askAlways = Toujours me demander
window-notice-ok = OK
window-holdEquipment = Maintiens pour voir ton équipement
window-tapEquipment = Appuie pour voir ton équipement
window-everyone = Visible pour qui a de l’équipement.
window-onPhone = Sur ton téléphone
window-sec = s
window-left = encore { $seconds } secondes
window-waits = Sans limite de temps
window-asked = Peuvent réagir
window-askedAll = Peuvent réagir : { LIST($names, type: "unit") }.
window-unseen = Personne ne voit qui a passé.
window-nothingYet = Rien n’est encore fait. On peut intervenir.
window-before = On peut utiliser de l’équipement maintenant.
window-after = C’est fait : une dernière occasion d’utiliser l’équipement.
window-afterMine = Les autres peuvent encore utiliser de l’équipement.
window-waitsForOthers = Tu as passé. On attend les autres.
window-survives = Un chef survit au premier impact.
window-shield = Bouclier : la balle touchera { $name } à la place.
window-shieldYou = Bouclier : la balle te touchera à la place.
window-firstTurn = Le premier tour va commencer.
# Actions of the active player. A player is a name, or null for the reader.
window-shot =
    { $by ->
        [none] Tu as tiré sur { $hit }.
       *[other]
            { $hit ->
                [none] { $by } a tiré sur toi.
               *[other] { $by } a tiré sur { $hit }.
            }
    }
window-shotSelf =
    { $by ->
        [none] Tu t’es tiré dessus.
       *[other] { $by } s’est tiré dessus.
    }
window-looked =
    { $by ->
        [none] Tu as regardé la carte { $card } chez { $at }.
       *[other]
            { $at ->
                [none] { $by } a regardé ta carte { $card }.
               *[other] { $by } a regardé la carte { $card } chez { $at }.
            }
    }
window-aims =
    { $by ->
        [none] Tu vises { $at }.
       *[other]
            { $at ->
                [none] { $by } te vise.
               *[other] { $by } vise { $at }.
            }
    }
equipmentCards-blackmail-name = Chantage
equipmentCards-blackmail-needs = au moins trois flics en jeu
equipmentCards-blackmail-targets-1 = Quelle carte échanges-tu ?
equipmentCards-blackmail-targets-2 = Contre quelle carte, chez quelqu’un d’autre ?
equipmentCards-blackmail-effect = Deux cartes d’intégrité de deux autres flics changent de place. Elles gardent leur face visible ou cachée et leur blessure, et qui les connaissait les connaît encore. Chaque personne regarde la carte reçue. Ce n’est pas enquêter.
equipmentCards-coffee-name = Café
equipmentCards-coffee-needs = { "" }
equipmentCards-coffee-effect = Le prochain tour est à toi. Ensuite, l’ordre reprend après toi.
equipmentCards-defibrillator-name = Défibril{ "\u00AD" }lateur
equipmentCards-defibrillator-needs = quelqu’un d’autre, qui est hors jeu
equipmentCards-defibrillator-targets-1 = Qui ramènes-tu ?
equipmentCards-defibrillator-effect = Ramène en jeu quelqu’un qui est hors jeu, avec toutes ses cartes face visible, sans arme et sans équipement.
equipmentCards-disguise-name = Déguisement
equipmentCards-disguise-needs = { "" }
equipmentCards-disguise-targets-1 = Pour qui, le Déguisement ? Toi aussi, c’est possible.
equipmentCards-disguise-effect = Déguise un flic. Dès maintenant, personne ne peut enquêter sur lui, ni par l’action, ni avec de l’équipement.
equipmentCards-evidence_bag-name = Sac à preuves
equipmentCards-evidence_bag-needs = une carte à déplacer, et quelqu’un à qui la passer
equipmentCards-evidence_bag-targets-1 = Chez qui prends-tu l’équipement ?
equipmentCards-evidence_bag-targets-2 = Qui le reçoit ?
equipmentCards-evidence_bag-effect = Passe une carte d’équipement de quelqu’un à quelqu’un d’autre, mais pas à toi : une carte en main, sans la voir, ou une carte en jeu.
equipmentCards-k9_unit-name = Brigade canine
equipmentCards-k9_unit-needs = un flic avec une arme
equipmentCards-k9_unit-targets-1 = Quelle arme retourne au centre ?
equipmentCards-k9_unit-effect = Renvoie au centre l’arme d’un flic.
equipmentCards-med_kit-name = Trousse de secours
equipmentCards-med_kit-needs = un chef avec une blessure
equipmentCards-med_kit-targets-1 = Qui soignes-tu ?
equipmentCards-med_kit-effect = Soigne la blessure d’un chef.
equipmentCards-metal_detector-name = Détecteur de métaux
equipmentCards-metal_detector-needs = un autre flic avec une arme, une carte cachée et pas de Déguisement
equipmentCards-metal_detector-targets-1 = Choisis une carte cachée chez chaque autre flic qui a une arme
equipmentCards-metal_detector-effect = Enquête sur une carte cachée de chaque autre flic qui a une arme, s’il en a une et pas de Déguisement.
equipmentCards-planted_evidence-name = Fausses preuves
equipmentCards-planted_evidence-needs = { "" }
equipmentCards-planted_evidence-targets-1 = Quelles cartes changent de camp ? Les tiennes aussi, c’est possible.
equipmentCards-planted_evidence-effect = Les cartes honnêtes d’un flic comptent comme ripoux, et ses cartes ripoux comme honnêtes. Rien ne change pour qui a le Shérif ou le Parrain.
equipmentCards-polygraph-name = Polygraphe
equipmentCards-polygraph-needs = un autre flic en jeu et sans Déguisement
equipmentCards-polygraph-targets-1 = Chez qui veux-tu voir les cartes ?
equipmentCards-polygraph-effect = Tu enquêtes sur toutes les cartes cachées d’un flic, et lui sur toutes les tiennes, sauf si tu as un Déguisement.
equipmentCards-restraining_order-name = Mesure d’éloi{ "\u00AD" }gnement
equipmentCards-restraining_order-needs = un tir, et quelqu’un d’autre à viser
equipmentCards-restraining_order-effect = Qui tire doit viser quelqu’un d’autre, et tirer quand même. Si un Bouclier a dévié le tir, sa nouvelle cible est exclue aussi.
equipmentCards-riot_shield-name = Bouclier
equipmentCards-riot_shield-needs = un tir
equipmentCards-riot_shield-effect = Le tir touche quelqu’un à côté de sa cible. La cible choisit qui : le flic en jeu le plus proche, à gauche ou à droite. Ce peut être la personne qui tire.
equipmentCards-smoke_grenade-name = Fumigène
equipmentCards-smoke_grenade-needs = { "" }
equipmentCards-smoke_grenade-effect = L’ordre du tour s’inverse jusqu’à la fin de la partie.
equipmentCards-surveillance_camera-name = Caméra de surveil{ "\u00AD" }lance
equipmentCards-surveillance_camera-needs = { "" }
equipmentCards-surveillance_camera-effect = Chaque fois qu’on enquête sur toi, tu peux enquêter en retour sur une carte cachée, sauf sous Déguisement. Un regard par caméra n’en déclenche jamais un autre.
equipmentCards-taser-name = Taser
equipmentCards-taser-needs = un autre flic avec une arme, et aucune pour toi
equipmentCards-taser-targets-1 = À qui prends-tu l’arme ?
equipmentCards-taser-targets-2 = Qui vises-tu avec ?
equipmentCards-taser-effect = Prends l’arme d’un autre flic et vise. Tu gardes ton action, mais tu ne peux pas tirer avec cette arme ce tour-ci.
equipmentCards-truth_serum-name = Sérum de vérité
equipmentCards-truth_serum-needs = une carte cachée d’un flic en jeu
equipmentCards-truth_serum-targets-1 = Quelle carte retournes-tu ?
equipmentCards-truth_serum-effect = Retourne une carte cachée. Elle reste face visible.
equipmentCards-walkie_talkie-name = Talkie-walkie
equipmentCards-walkie_talkie-needs = un flic avec une arme
equipmentCards-walkie_talkie-targets-1 = Qui tout le monde doit-il viser ? Toi aussi, c’est possible.
equipmentCards-walkie_talkie-effect = Tous les autres flics qui ont une arme doivent viser le flic de ton choix.
equipmentCards-wiretap-name = Micro caché
equipmentCards-wiretap-needs = une carte cachée d’un autre flic en jeu et sans Déguisement
equipmentCards-wiretap-targets-1 = Quelle carte regardes-tu ?
equipmentCards-wiretap-targets-2 = Quelle carte regardes-tu chez quelqu’un d’autre ?
equipmentCards-wiretap-effect = Enquête sur deux flics différents : une carte cachée chez chacun.
faces-agent = Shérif
faces-kingpin = Parrain
faces-honest = Honnête
faces-crooked = Ripou
cards-agent = le Shérif
cards-kingpin = le Parrain
cards-honest = honnête
cards-crooked = ripou
roles-agent = le Shérif
roles-kingpin = le Parrain
roles-honest = honnête
roles-crooked = ripou
poster-tagline = Trois cartes disent dans quel camp tu es. Ne te fie à personne qui tient une arme.
lobby-options-windowSeconds-title = Temps de réaction
lobby-options-windowSeconds-description = Au moins 25 secondes au premier tour de table, pour laisser le temps de lire.
lobby-options-windowSeconds-off = Attendre tout le monde
lobby-options-turnSeconds-title = Tour
lobby-options-turnSeconds-off = Sans limite
lobby-options-choiceSeconds-title = Choix
lobby-options-choiceSeconds-off = Sans limite
lobby-options-placementSeconds-title = Classement des cartes
lobby-options-placementSeconds-off = Sans limite
lobby-paces-1-title = Rapide
lobby-paces-1-about = Tour de 45 s, 5 s pour réagir après le premier tour de table. Environ 6 minutes pour six tours.
lobby-paces-2-title = Normal
lobby-paces-2-about = Tour de 1½ min, 10 s pour réagir après le premier tour de table. Environ 12 minutes pour six tours.
lobby-paces-3-title = Tranquille
lobby-paces-3-about = Tour de 3 min, 20 s pour réagir après le premier tour de table. Environ 24 minutes pour six tours.
lobby-levels-inspector-title = Brigade
lobby-levels-inspector-about = Observe qui vise qui et qui aide qui, et compte chaque carte.
lobby-levels-cadet-title = École
lobby-levels-cadet-about = Suit ses intuitions et les cartes vues, et garde son équipement trop longtemps.
log-placedFor = Temps écoulé. Cartes classées au hasard : { LIST($whose, type: "conjunction") }.
# A player whose cards were filed.
log-whose =
    { $name ->
        [none] { "*" }*toi**
       *[other] { $name }
    }
log-firstShot =
    { $name ->
        [none] { "*" }*Tu** commences, après avoir reçu le dernier tir de la partie précédente.
       *[other] { $name } commence, après avoir reçu le dernier tir de la partie précédente.
    }
log-firstRandom =
    { $name ->
        [none] { "*" }*Tu** commences : le hasard a choisi.
       *[other] { $name } commence : le hasard a choisi.
    }
log-turn =
    { $name ->
        [none] Tour **{ $turn }** : c’est à **toi**.
       *[other] Tour **{ $turn }** : c’est à { $name }.
    }
log-coffee =
    { $name ->
        [none] Tour **{ $turn }** : c’est à **toi**, merci au Café.
       *[other] Tour **{ $turn }** : c’est à { $name }, merci au Café.
    }
log-declared-look =
    { $by ->
        [none] Tu vas regarder la carte { $card } chez { $at }.
       *[other]
            { $at ->
                [none] { $by } veut regarder ta carte { $card }.
               *[other] { $by } veut regarder la carte { $card } chez { $at }.
            }
    }
log-declared-arm =
    { $by ->
        [none] Tu vas prendre une arme et viser { $at }.
       *[other]
            { $at ->
                [none] { $by } veut prendre une arme et te viser.
               *[other] { $by } veut prendre une arme et viser { $at }.
            }
    }
log-declared-equip =
    { $by ->
        [none] Tu vas piocher de l’équipement.
       *[other] { $by } veut piocher de l’équipement.
    }
log-declared-shoot =
    { $by ->
        [none] Tu vas tirer.
       *[other] { $by } veut tirer.
    }
log-declared-shootAt =
    { $by ->
        [none] Tu vas tirer sur { $at }.
       *[other]
            { $at ->
                [none] { $by } veut tirer sur toi.
               *[other] { $by } veut tirer sur { $at }.
            }
    }
log-kept =
    { $by ->
        [none] { "*" }*Tu** continues.
       *[other] { $by } continue.
    }
log-skipped =
    { $by ->
        [none] { "*" }*Ton** action est sautée.
       *[other] { $by } n’a pas d’action possible.
    }
log-used =
    { $by ->
        [none] { "*" }*Tu** utilises { $card }.
       *[other] { $by } utilise { $card }.
    }
log-usedOn =
    { $by ->
        [none] { "*" }*Tu** utilises { $card } sur { LIST($targets, type: "conjunction") }.
       *[other] { $by } utilise { $card } sur { LIST($targets, type: "conjunction") }.
    }
log-on-player =
    { $name ->
        [none] toi
       *[other] { $name }
    }
log-on-card =
    { $name ->
        [none] ta carte { $card }
       *[other] la carte { $card } chez { $name }
    }
log-on-ownCard = sa propre carte { $card }
log-usedToMove =
    { $by ->
        [none]
            { $to ->
                [none] { "*" }*Tu** utilises { $card } et récupères { $what }.
               *[other] { "*" }*Tu** utilises { $card } et passes { $what } à { $to }.
            }
       *[other]
            { $to ->
                [none] { $by } utilise { $card } et te passe { $what }.
               *[other] { $by } utilise { $card } et passe { $what } à { $to }.
            }
    }
log-move-hand =
    { $name ->
        [none] une carte de ta main
       *[other] une carte en main chez { $name }
    }
log-move-ownHand = une carte de sa propre main
log-move-card =
    { $name ->
        [none] ta carte { $card }
       *[other] la carte { $card } de chez { $name }
    }
log-move-ownCard = sa propre carte { $card }
log-tased =
    { $by ->
        [none] { "*" }*Tu** utilises { $card }, prends l’arme à { $from } et vises { $to }.
       *[other]
            { $from ->
                [none] { $by } utilise { $card }, prend **ton** arme et vise { $to }.
               *[other]
                    { $to ->
                        [none] { $by } utilise { $card }, prend l’arme à { $from } et **te** vise.
                       *[other] { $by } utilise { $card }, prend l’arme à { $from } et vise { $to }.
                    }
            }
    }
log-toYou-disguise = Plus personne ne peut enquêter sur toi.
log-toYou-planted_evidence = Tes cartes honnêtes comptent comme ripoux, et tes cartes ripoux comme honnêtes.
log-toYou-polygraph = Toutes tes cartes cachées y sont passées.
log-toYou-walkie_talkie = Toutes les autres armes te visent maintenant.
log-looked =
    { $by ->
        [none] { "*" }*Tu** regardes la carte { $card } chez { $at }.
       *[other]
            { $at ->
                [none] { $by } regarde **ta** carte { $card }.
               *[other] { $by } regarde la carte { $card } chez { $at }.
            }
    }
log-camera =
    { $by ->
        [none] { "*" }*Tu** regardes par caméra la carte { $card } chez { $at }.
       *[other]
            { $at ->
                [none] { $by } regarde par caméra **ta** carte { $card }.
               *[other] { $by } regarde par caméra la carte { $card } chez { $at }.
            }
    }
log-revealed =
    { $name ->
        [none] { "*" }*Ta** carte { $card } est { $face }.
       *[other] La carte { $card } chez { $name } est { $face }.
    }
log-armed =
    { $name ->
        [none] { "*" }*Tu** prends une arme.
       *[other] { $name } prend une arme.
    }
log-aimed =
    { $name ->
        [none] { "*" }*Tu** vises { $at }.
       *[other]
            { $at ->
                [none] { $name } **te** vise.
               *[other] { $name } vise { $at }.
            }
    }
log-taken =
    { $by ->
        [none] { "*" }*Tu** prends l’arme à { $from }.
       *[other]
            { $from ->
                [none] { $by } prend **ton** arme.
               *[other] { $by } prend l’arme à { $from }.
            }
    }
log-disarmed =
    { $name ->
        [none] { "*" }*Ton** arme retourne au centre.
       *[other] { $name } rend son arme au centre.
    }
log-drew =
    { $name ->
        [none] { "*" }*Tu** pioches de l’équipement.
       *[other] { $name } pioche de l’équipement.
    }
log-reshuffled = La pioche d’équipement est vide. La défausse devient la nouvelle pioche.
log-discarded =
    { $name ->
        [none] { "*" }*Tu** défausses { LIST($cards, type: "conjunction") }.
       *[other] { $name } défausse { LIST($cards, type: "conjunction") }.
    }
log-shot =
    { $by ->
        [none] { "*" }*Tu** tires sur { $hit }.
       *[other]
            { $hit ->
                [none] { $by } tire sur **toi**.
               *[other] { $by } tire sur { $hit }.
            }
    }
log-shotAt =
    { $by ->
        [none]
            { $hit ->
                [none] { "*" }*Tu** vises { $at }, tires, et **te** touches.
               *[other] { "*" }*Tu** tires sur { $at } et touches { $hit }.
            }
       *[other]
            { $at ->
                [none] { $by } tire sur **toi** et touche { $hit }.
               *[other]
                    { $hit ->
                        [none] { $by } tire sur { $at } et **te** touche.
                       *[other] { $by } tire sur { $at } et touche { $hit }.
                    }
            }
    }
log-wounded =
    { $name ->
        [none] { "*" }*Tu** es { $leader } et survis, avec une blessure. Un second impact finirait la partie.
       *[other] { $name } est { $leader } et survit, avec une blessure. Un second impact finirait la partie.
    }
log-eliminated =
    { $name ->
        [none] { "*" }*Tu** es hors jeu.
       *[other] { $name } est hors jeu.
    }
log-returned =
    { $name ->
        [none] { "*" }*Tu** reviens en jeu.
       *[other] { $name } revient en jeu.
    }
log-healed =
    { $name ->
        [none] { "*" }*Ta** blessure est soignée.
       *[other] { $name } n’a plus de blessure.
    }
log-reversed = L’ordre du tour s’inverse.
log-swapped =
    { $one ->
        [none] { "*" }*Ta** carte { $card } et la carte { $otherCard } chez { $other } changent de place.
       *[other]
            { $other ->
                [none] La carte { $card } chez { $one } et **ta** carte { $otherCard } changent de place.
               *[other] La carte { $card } chez { $one } et la carte { $otherCard } chez { $other } changent de place.
            }
    }
log-moved =
    { $from ->
        [none] Une carte passe de **ta** main à { $to }.
       *[other]
            { $to ->
                [none] Une carte en main chez { $from } passe à **toi**.
               *[other] Une carte en main chez { $from } passe à { $to }.
            }
    }
log-movedCard =
    { $from ->
        [none] { "*" }*Ta** carte { $card } passe à { $to }.
       *[other]
            { $to ->
                [none] La carte { $card } de chez { $from } passe à **toi**.
               *[other] La carte { $card } de chez { $from } passe à { $to }.
            }
    }
log-redirected =
    { $by ->
        [none] { "*" }*Tu** dévies la balle vers { $to }.
       *[other]
            { $to ->
                [none] { $by } dévie la balle vers **toi**.
               *[other] { $by } dévie la balle vers { $to }.
            }
    }
log-declined =
    { $by ->
        [none] { "*" }*Tu** ne regardes pas.
       *[other] { $by } ne regarde pas.
    }
log-timesUp = Temps écoulé.
log-late-action =
    { $name ->
        [none] { "*" }*Tu** regardes une carte au hasard, s’il en reste.
       *[other] { $name } regarde une carte au hasard, s’il en reste.
    }
log-late-reconsider =
    { $name ->
        [none] { "*" }*Tu** regardes une carte, s’il en reste.
       *[other] { $name } regarde une carte, s’il en reste.
    }
log-late-aim =
    { $name ->
        [none] { "*" }*Tu** gardes ta cible, ou en reçois une au hasard.
       *[other] { $name } garde sa cible, ou en reçoit une au hasard.
    }
log-late-restraining_order =
    { $name ->
        [none] { "*" }*Ta** nouvelle cible est choisie au hasard.
       *[other] { $name } reçoit une nouvelle cible au hasard.
    }
log-late-riot_shield =
    { $name ->
        [none] Le hasard choisit quelqu’un à côté de **toi**.
       *[other] Le hasard choisit, d’un côté ou de l’autre : { $name } n’a pas répondu.
    }
log-late-surveillance_camera =
    { $name ->
        [none] { "*" }*Tu** ne regardes pas.
       *[other] { $name } ne regarde pas.
    }
log-late-reveal =
    { $name ->
        [none] { "*" }*Tu** ne retournes rien.
       *[other] { $name } ne retourne rien.
    }
log-late-discard =
    { $name ->
        [none] { "*" }*Tu** gardes la plus ancienne carte.
       *[other] { $name } garde la plus ancienne carte.
    }
log-away =
    { $name ->
        [none] { "*" }*Tu** n’as pas l’air d’être là.
       *[other] { $name } n’a pas l’air d’être là.
    }
log-back =
    { $name ->
        [none] { "*" }*Tu** es de retour.
       *[other] { $name } est de retour.
    }
log-cancelled = Trois tours de table sans un geste. La partie est annulée.
ends-kingpin-eliminated = Le Parrain est hors jeu. Les honnêtes gagnent.
ends-agent-eliminated = Le Shérif est hors jeu. Les ripoux gagnent.
ends-both-leaders =
    { $winner ->
        [none] { "*" }*Tu** as le Shérif et le Parrain, et gagnes en solo.
       *[other] { $winner } a le Shérif et le Parrain, et gagne en solo.
    }
ends-nobody-moved = Trois tours de table sans un geste. La partie est annulée et ne compte pas.
ends-leaders-eliminated = Les deux chefs sont hors jeu en même temps. Personne ne gagne.
story-fooled =
    { $count ->
        [one] Dans le panneau : un flic.
       *[other] Dans le panneau : { WORDS($count) } flics.
    }
story-start = Début
story-turn = Tour { $turn }
story-was =
    { $name ->
        [none] Tu étais { $role }.
       *[other] { $name } était { $role }.
    }
story-saidSide =
    { $by ->
        [none] Tu as dit être { $role }.
       *[other] { $by } a dit être { $role }.
    }
story-calledOwn =
    { $by ->
        [none] Tu as dit que ta propre carte { $card } était { $face }.
       *[other] { $by } a dit que sa propre carte { $card } était { $face }.
    }
story-called =
    { $by ->
        [none] Tu as dit que la carte { $card } chez { $name } était { $face }.
       *[other]
            { $name ->
                [none] { $by } a dit que ta carte { $card } était { $face }.
               *[other] { $by } a dit que la carte { $card } chez { $name } était { $face }.
            }
    }
story-itWas = Elle était { $face }.
story-beforeTurns = Avant le tour 1.
story-madeIn = Tour { $turn }.
story-turnedUp =
    { $name ->
        [none] En vrai, ta carte { $card } était { $face }.
       *[other] En vrai, la carte { $card } chez { $name } était { $face }.
    }
story-hadCalled =
    { $by ->
        [none] Selon toi, elle était { $face }.
       *[other] Selon { $by }, elle était { $face }.
    }
story-saidSame =
    { $by ->
        [none] Tu as dit que la même carte était { $face }.
       *[other] { $by } a dit que la même carte était { $face }.
    }
story-broke =
    { $name ->
        [none] Ton histoire ne tenait plus debout.
       *[other] L’histoire racontée par { $name } ne tenait plus debout.
    }
story-proved =
    { $name ->
        [none] En fait, tu étais { $leader }.
       *[other] En fait, { $name } était { $leader }.
    }
story-everyoneSaw = Tout le monde l’a vu.
story-first =
    { $name ->
        [none] Tu as commencé.
       *[other] { $name } a commencé.
    }
story-armed =
    { $name ->
        [none] Tu as pris une arme.
       *[other] { $name } a pris une arme.
    }
story-looked =
    { $by ->
        [none] Tu as regardé la carte { $card } chez { $name }.
       *[other]
            { $name ->
                [none] { $by } a regardé ta carte { $card }.
               *[other] { $by } a regardé la carte { $card } chez { $name }.
            }
    }
story-shot =
    { $by ->
        [none] Tu as tiré sur { $hit }.
       *[other]
            { $hit ->
                [none] { $by } a tiré sur toi.
               *[other] { $by } a tiré sur { $hit }.
            }
    }
story-shotSelf =
    { $by ->
        [none] Tu as tiré sur { $at }, mais le Bouclier t’a renvoyé la balle.
       *[other]
            { $at ->
                [none] { $by } a tiré sur toi, mais le Bouclier lui a renvoyé la balle.
               *[other] { $by } a tiré sur { $at }, mais le Bouclier lui a renvoyé la balle.
            }
    }
story-shotOther =
    { $by ->
        [none] Tu as tiré sur { $at }, mais le Bouclier a dévié la balle vers { $hit }.
       *[other]
            { $at ->
                [none] { $by } a tiré sur toi, mais le Bouclier a dévié la balle vers { $hit }.
               *[other]
                    { $hit ->
                        [none] { $by } a tiré sur { $at }, mais le Bouclier a dévié la balle vers toi.
                       *[other] { $by } a tiré sur { $at }, mais le Bouclier a dévié la balle vers { $hit }.
                    }
            }
    }
# The shot that K-9 Unit stopped.
story-wasShooting =
    { $by ->
        [none] Tu allais tirer sur { $at }.
       *[other]
            { $at ->
                [none] { $by } allait tirer sur toi.
               *[other] { $by } allait tirer sur { $at }.
            }
    }
story-onlyWounded = Une simple blessure.
story-woundedLeader =
    { $name ->
        [none] Tu étais { $leader } et as survécu, avec une blessure.
       *[other] { $name } était { $leader } et a survécu, avec une blessure.
    }
story-sameSide = C’était le même camp.
story-noLeader =
    { $name ->
        [none] Tu n’étais pas chef. Hors jeu.
       *[other] { $name } n’était pas chef. Hors jeu.
    }
story-bothOut = Les deux chefs étaient hors jeu.
story-nobodyWon = Personne n’a gagné.
story-heldBoth =
    { $name ->
        [none] Tu avais les deux chefs.
       *[other] { $name } avait les deux chefs.
    }
story-wonAlone =
    { $name ->
        [none] Tu as gagné en solo.
       *[other] { $name } a gagné en solo.
    }
story-used =
    { $by ->
        [none] Tu as utilisé { $card }.
       *[other] { $by } a utilisé { $card }.
    }
story-usedOn =
    { $by ->
        [none] Tu as utilisé { $card } sur { $name }.
       *[other]
            { $name ->
                [none] { $by } a utilisé { $card } sur toi.
               *[other] { $by } a utilisé { $card } sur { $name }.
            }
    }
# A deduction and its turn. A sentence about the other player's role follows.
story-shotAt =
    { $name ->
        [none] A tiré sur toi.
       *[other] A tiré sur { $name }.
    }
story-missed =
    { $name ->
        [none] Tir vers toi.
       *[other] Tir vers { $name }.
    }
story-iSuspect =
    { $name ->
        [none] « Je te soupçonne. »
       *[other] « Je soupçonne { $name }. »
    }
story-atStart = Au début.
story-onTurn = Au tour { $turn }.
sayings-suspect =
    { $name ->
        [none] Je te soupçonne.
       *[other] Je soupçonne { $name }.
    }
sayings-side = Je suis { $role }.
sayings-mine = Ma carte { $card } est { $face }.
sayings-looked =
    { $name ->
        [none] J’ai regardé ta carte { $card } : { $face }.
       *[other] J’ai regardé la carte { $card } chez { $name } : { $face }.
    }
refusals-invalid-args = Ce jeu ne connaît pas ce coup.
refusals-game-over = La partie est finie.
refusals-eliminated = Tu es hors jeu. Tu peux encore parler, mais plus jouer.
refusals-wrong-stage = Tu ne peux pas faire ça maintenant.
refusals-not-your-turn = Cette décision n’est pas la tienne.
refusals-already-placed = Tes cartes sont déjà classées. Leur ordre ne change plus.
refusals-bad-target = Tu ne peux pas choisir ce flic.
refusals-slot-not-hidden = Cette carte est déjà face visible.
refusals-disguised = Ce flic a un Déguisement. Personne ne peut enquêter sur lui.
refusals-already-armed = Tu as déjà une arme, et c’est la limite.
refusals-reveal-required = Choisis une de tes cartes cachées à retourner.
refusals-no-gun = Tu n’as pas d’arme. Prends-en d’abord une.
refusals-no-aim = Ton arme n’a pas de cible. On vise après son action.
refusals-tasered = Tu ne peux pas tirer avec cette arme dans le tour où tu l’as prise.
refusals-declaration-illegal = Ton action n’est plus possible. Choisis-en une autre.
refusals-not-in-hand = Tu n’as pas cette carte.
refusals-over-hand-limit = Défausse d’abord une carte. Tu ne peux en garder qu’une.
refusals-equipment-resolving = Quelqu’un a été plus rapide. Sa carte passe d’abord, et la tienne reste dans ta main.
refusals-wrong-time = Cette carte ne peut pas être utilisée maintenant.
refusals-requirement-missing = Tu ne peux pas encore utiliser cette carte. Regarde ce qu’il faut.
refusals-already-passed = Tu as déjà passé. On te demandera la prochaine fois.
refusals-stale-window = Trop tard, ce moment est passé. Ta carte est encore dans ta main.
refusals-not-asked = Tu n’as pas d’équipement, donc personne ne t’attend.
refusals-bad-choice = Ce choix n’est pas proposé.
refusals-round-over = Ce tour est fini. Regarde d’abord le nouveau.
refusals-not-seen = Tu n’as pas vu cette carte.
refusals-too-many-claims = Assez d’annonces pour un tour.
refusals-nothing-to-retract = Tu n’as pas d’annonce à retirer.
refusals-not-your-claim = Tu ne peux retirer que tes propres annonces.
refusals-already-retracted = Cette annonce est déjà retirée.
status-out = Tu es hors jeu.
status-filing = Tout le monde classe ses cartes. C’est fait pour { $done } sur { $of }.
status-file = Mets tes trois cartes dans l’ordre et classe-les. L’ordre ne change plus.
status-yourTurn = À toi : enquêter, s’armer, s’équiper ou tirer.
status-turn = C’est à { $name }.
status-mayUse = Tu peux utiliser ton équipement.
status-mayKeep = { $name } peut continuer ou choisir une autre action.
status-mustChange = { $name } doit choisir une autre action.
status-keep = Continue, ou choisis une autre action.
status-change = Ton action n’est plus possible. Choisis-en une autre.
status-aims = { $name } choisit une cible.
status-aim = Vise avec ton arme. Garde ta cible ou change.
status-firstAim = Vise avec ton arme. Elle n’a pas encore de cible.
status-ending =
    { $name ->
        [none] Ton tour se termine.
       *[other] { $name } termine son tour.
    }
status-redirected =
    { $name ->
        [none] Bouclier : la balle te touchera.
       *[other] Bouclier : la balle touchera { $name }.
    }
status-over = La partie est finie.
status-othersFirst = Les autres peuvent réagir avant.
status-anyone = Avec de l’équipement, on peut intervenir.
status-passed = Tu as passé. Les autres peuvent encore utiliser de l’équipement.
status-passing = Le jeu passe pour toi. Les autres peuvent encore utiliser de l’équipement.
status-react = Utilise ton équipement ou passe.
status-reactSlowly = Utilise ton équipement ou passe. Prends ton temps.
status-choose-restraining_order = Mesure d’éloignement : vise quelqu’un d’autre. Tu dois tirer quand même.
status-choose-riot_shield = Bouclier : choisis qui, à côté de toi, prend la balle.
status-choose-surveillance_camera = Ta caméra a surpris quelqu’un : regarde une de ses cartes cachées, ou non.
status-choose-reveal = Tu as pioché. Retourne une de tes cartes.
status-choose-discard = Tu as deux cartes d’équipement. Gardes-en une.
status-chooses-restraining_order = { $name } doit viser quelqu’un d’autre.
status-chooses-riot_shield = Bouclier : { $name } choisit qui prend la balle.
status-chooses-surveillance_camera = { $name } peut regarder une carte cachée en retour.
status-chooses-reveal = { $name } choisit quelle carte retourner.
status-chooses-discard = { $name } choisit quel équipement garder.
