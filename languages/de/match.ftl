coach-label = Coach
coach-goal = Ziel
coach-count = Schritt { $n } von { $of }
coach-waiting-title = Schau den anderen zu.
coach-waiting-why = Sie spielen gerade. Ich melde mich, sobald es für dich etwas zu tun gibt.
coach-next = Weiter
coach-leaveLesson = Lernen beenden
coach-leaving-title = Lernen beenden?
coach-leaving-why = Der Coach kommt nicht wieder. Die Partie geht ohne ihn weiter.
coach-stay = Weiterlernen
coach-learned = Das hast du gemacht
coach-left = Das kannst du noch entdecken
coach-withBots = Mit Bots spielen
coach-leave = Beenden
keepsakes-link = Link zu diesem Moment
keepsakes-linkLabel = Link zum Rückblick
keepsakes-linkText = Er öffnet den Rückblick genau hier, mit derselben Sicht. Er gilt für alle in diesem Raum, solange der Raum die Partie aufbewahrt.
keepsakes-share = Teilen
ledger-title = Was gesagt wurde
ledger-views = Sortierung
ledger-byPerson = Nach Person
ledger-clashes =
    { $count ->
        [one] 1 Widerspruch
       *[other] { $count } Widersprüche
    }
ledger-heading =
    { $count ->
        [0] Alles passt zusammen
        [one] Ein Widerspruch
       *[other] { $count } Widersprüche
    }
ledger-noClash = Keine Behauptung widerspricht einer anderen oder dem, was alle sehen.
ledger-nothing = Noch hat niemand etwas behauptet. Fang du an.
ledger-nothingYet = Noch hat niemand etwas behauptet.
ledger-counted = Verglichen werden nur Behauptungen und was alle sehen, niemals Geheimnisse.
ledger-said =
    { $count ->
        [one] 1 Behauptung
       *[other] { $count } Behauptungen
    }
ledger-shows = Tisch
ledger-say = Etwas behaupten
ledger-left =
    { $round ->
        [day] Heute noch { $count }
        [turn] In diesem Zug noch { $count }
       *[other] In dieser Runde noch { $count }
    }
ledger-notNow = Gerade nicht.
ledger-enough =
    { $round ->
        [day] Für einen Tag hast du genug behauptet.
        [turn] Für einen Zug hast du genug behauptet.
       *[other] Für eine Runde hast du genug behauptet.
    }
ledger-back = Zurück an den Tisch
ledger-esc = Esc
ledger-retract = Zurücknehmen: { $words }
ledger-retracted = zurückgenommen
ledger-number = Widerspruch Nummer { $number }
ledger-unlike = Widerspruch
ledger-everybodySees = Alle sehen
ledger-form = Etwas behaupten
ledger-free = Eine Behauptung muss nicht stimmen.
ledger-made = Alle sehen deine Behauptung.
ledger-ask = Sagst du das?
ledger-public = Alle sehen es, mit deinem Namen.
ledger-takeBack = Du kannst es später zurücknehmen, aber auch das sehen alle.
ledger-notYet = Noch nicht
ledger-sayIt = Sagen
plain-moves = Züge
plain-state = Was du siehst
plain-back = Zurück
plain-send = { $move } senden
plain-none = Gerade nichts zu tun.
plain-args = Argumente, als JSON-Liste
plain-shape = Form: { $form }
plain-usual = Bleibt leer, wenn der Zug keine Argumente hat.
plain-notJson = Das ist keine JSON-Liste.
plain-typed = Deine Worte
plain-on = Die Partie läuft.
plain-yourTurn = Du bist dran.
plain-moved = { $name } hat gezogen: { $move }.
plain-waiting = Warten auf { LIST($names, type: "conjunction") }.
plain-timeUp = Die Zeit ist um.
plain-win =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] gewinnt
       *[other] gewinnen
    }.
plain-draw = Unentschieden.
plain-nobody = Niemand gewinnt ({ $reason }).
private-secret = Geheim
private-name = { $name }, privat
private-here = Der Tisch ist auf deinem Laptop
private-manage = Deine zwei Bildschirme
private-gone = Dein Laptop ist nicht mehr verbunden. Alles geht auch hier.
private-alone = Nur ein Bildschirm
private-parts = Teile deines privaten Bildschirms
private-hand = Züge, die deine Geheimnisse brauchen
notes-title = Meine Notizen
notes-cover = Verdecken
notes-covered-title = Deine Notizen sind verdeckt
notes-covered-how = Zum Lesen tippen
notes-shared = Andere sehen diesen Bildschirm: Deine Notizen bleiben verdeckt
notes-write = Schreiben
notes-label = Eine Notiz für dich
notes-about = Die siehst nur du. Sie bleibt bei deinem Platz.
notes-keep = Speichern
notes-change = Ändern: { $text }
table-laying = Der Tisch wird gedeckt
table-failed = Der Tisch ließ sich nicht laden
table-failedText = Vielleicht ist diese Seite älter als der Server, oder das Netz ist weg.
table-reload = Neu laden
table-missing = Dieses Spiel ist gerade nicht hier
table-missingText = Es fehlt auf diesem Server. Eure Partie bleibt erhalten und geht weiter, wenn es wieder da ist.
table-missingOver = Es fehlt auf diesem Server, also ist der Tisch nicht zu sehen. Die Partie ist vorbei.
table-missingStop = Sie endet jetzt und zählt nicht.
table-broken = Dieser Tisch lässt sich nicht zeichnen
table-brokenText = Das liegt an uns. Die Partie geht weiter, dein Platz ist sicher, und der nächste Zug zeichnet den Tisch neu.
table-drawAgain = Neu zeichnen
table-yourTurn = Du bist dran · { $title }
table-turnNote = Der Tisch wartet auf dich.
table-watching = Du schaust zu. Du siehst, was alle sehen.
table-menu = Am Tisch
table-rules = Regeln
table-dealCheck = Fair ausgeteilt?
table-settings = Einstellungen
table-match = Partie
table-pause = Anhalten
table-pauseHint = Für alle
table-addMinuteHint = Das sehen alle
table-screen = Bildschirm
table-screensHint = Einer für deine Geheimnisse, einer für den Tisch
table-people = Leute
table-here = Wer da ist
table-move = Gerät wechseln
table-share = Andere sehen diesen Bildschirm
table-shareHint = Blendet deine Geheimnisse darauf aus
table-botSpeed = Tempo der Bots
table-slow = Langsam
table-normal = Normal
table-fast = Schnell
table-atOnce = Sofort
table-call = Zum Videoanruf
table-stop = Partie für alle abbrechen
table-stopNow = Abbrechen
table-stopTitle = Partie abbrechen?
table-stopText = Sie endet sofort, alles wird aufgedeckt, und sie zählt nicht.
table-leave = Verlassen
table-goTitle = Zur Startseite gehen?
table-goText = Die Partie geht weiter. Dein Platz bleibt deiner, und die Startseite bringt dich zu ihm zurück.
table-go = Gehen
table-back = Zurück in den Raum
table-hostStarts =
    { $host ->
        [none] Die Spielleitung startet die nächste Partie.
       *[other] { $host } startet die nächste Partie.
    }
table-stillThere = Noch da?
table-stillThereText = Deine Zeit ist abgelaufen. Musst du weg, kann ein Bot für dich spielen, bis du wieder da bist.
table-imHere = Bin da
table-letBotPlay = Bot für mich spielen lassen
table-stoodIn = Ein Bot spielt deinen Platz
table-stoodInText = Er weiß nur, was du wusstest. Deinen Platz kannst du jederzeit zurücknehmen.
table-takeBack = Meinen Platz zurücknehmen
table-away = Während du weg warst
table-proceed = Weiter
table-through = Alles klar
table-startLesson = Los geht’s
table-skipLesson = Kenn ich schon. Überspringen.
table-newHere = Zum ersten Mal { $title }?
