# The title of the start page in the browser’s tab.
site = Hush : jeux à rôles cachés entre proches
close = Fermer
waitsForWindow = en attente
you = Toi
host = Pilote
turn = Joue
away = Pas là
bot = Bot
out = Hors jeu
onlyYou = Visible de toi seulement.
hold = Maintiens pour voir
# The key is drawn between the asterisks.
holdKey = Maintiens **Espace** pour voir
tap = Appuie pour voir
onYourPhone = Sur ton téléphone
shut = Les secrets restent cachés jusqu’à la reprise
onYourPhoneWhy = Ça se passe sur ton téléphone.
watching = Tu regardes cette partie.
copy = Copier
copied = Copié
copyByHand = Sélectionné. Copie à la main.
say = Dis quelque chose au salon
# The placeholder of the field for messages. It is short because the field may be narrow.
sayHint = Message
send = Envoyer
react = Réagir
chat = Chat
log = Journal
talk = Journal et chat
board = Table
inSixty = En 60 secondes
rules = Règles
menu = Menu
skip = Aller à tes actions
players = À la table
tableParts = Parties de la table
soundOff = Couper le son
soundOn = Activer le son
chatQuiet = Le chat est fermé dans cette phase du jeu.
chatEmpty = Personne n’a encore rien dit.
logEmpty = Il ne s’est encore rien passé.
logOrder = Le plus récent en premier
logFilters = Afficher
logAll = Tout
reconnecting = Reconnexion. Ta place est gardée.
reconnectingSpectator = Reconnexion.
timeLeft = encore { $time }
secondsLeft =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
untimed = Sans chrono
watchFast = Regarder en 4x
watchUsual = Vitesse normale
again = Rejouer
another = Changer de jeu
replay = Revoir
tryAgain = Réessayer
reactions-laugh = Rire
reactions-gasp = Choc
reactions-think = Doute
reactions-clap = Bravo
reactions-heart = Cœur
reactions-angry = Colère
