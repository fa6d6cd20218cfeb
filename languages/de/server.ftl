moves-not-synced = Dieses Gerät hat den Anschluss an die Partie verloren. Lade die Seite neu.
moves-not-your-seat = Das ist nicht dein Platz.
moves-on-your-phone = Das geht auf deinem Handy. Dieser Bildschirm zeigt nur, was alle sehen dürfen.
moves-unknown-move = Diesen Zug kennt das Spiel nicht.
moves-invalid-args = Der Zug ist unvollständig, oder etwas daran stimmt nicht.
moves-game-over = Die Partie ist vorbei.
moves-paused = Die Partie ist angehalten.
moves-not-out = Auf den Sieg tippen kann nur, wer raus ist.
moves-already-predicted = Du hast deinen Tipp schon versiegelt.
moves-not-your-turn = Du bist nicht dran.
moves-illegal-move = Das erlauben die Regeln gerade nicht.
moves-not-offered = Dieses Spiel sagt nicht, welche Züge erlaubt sind.
moves-rate-limited = Das ging zu schnell. Warte kurz und versuch es noch mal.
moves-too-many-moves = Mehr Züge passen nicht in eine Partie.
moves-try-again = Das wurde nicht gespeichert. Versuch es noch mal.
moves-notebook-full = Deine Notizen sind voll (20 KB). Lösch erst etwas.
moves-fault = Bei uns ist etwas schiefgegangen. Geändert hat sich nichts; versuch etwas anderes.
characters-Ada = Führt eine Liste über alles, was du gesagt hast.
characters-Bruno = Laut, schnell und hinterher zerknirscht.
characters-Clara = Glaubt das Beste von dir, bis zum Nachzählen.
characters-Dorian = Eitel bei den eigenen Vermutungen, oft zu Recht.
characters-Edith = Prüft zweimal und fragt dann, ob abgeschlossen ist.
characters-Felix = Hat an jeder Runde Spaß, egal, wer gewinnt.
characters-Greta = Trocken, geduldig, traut niemandem.
characters-Hugo = Hat eine Theorie. Sie handelt von dir.
characters-Ines = Hört ewig zu und sagt dann genau eins.
characters-Jasper = Redet, damit die zitternden Hände nicht auffallen.
characters-Kiki = Drückt jeden Knopf, um zu sehen, was passiert.
characters-Leon = Weiß mehr, als zu hören ist, und weiß auch das.
characters-Mona = Freundlich zu allen, aber vorsichtig.
characters-Nils = Sicher, dass es jemand anders war. Ziemlich sicher.
characters-Olga = Fragt, was sich alle fragen.
characters-Percy = Aus Versehen mutig und jedes Mal überrascht.
characters-Quinn = Zockt, ohne eine Miene zu verziehen.
characters-Rosa = Liegt lieber mit dir falsch als allein richtig.
characters-Silas = Rechnet mit dem Schlimmsten und hat schon einen Plan.
characters-Thea = Direkt, fair, vergisst nichts.
problems-invalid-body = In der Anfrage fehlt etwas, oder etwas stimmt nicht.
problems-unauthorized = Dieses Gerät ist nicht im Raum, oder sein Platz ist auf ein anderes umgezogen. Tritt noch mal ein.
problems-not-host = Das kann nur die Spielleitung.
problems-not-yours = Das kann nur die Person selbst.
problems-foreign-origin = Diese Seite kommt von einer Adresse, die der Server nicht kennt. Öffne das Spiel unter seiner eigenen.
problems-room-not-found = Zu diesem Code gibt es keinen Raum. Prüf ihn oder lass dir den Link noch mal schicken.
problems-member-not-found = Diese Person ist nicht mehr im Raum.
problems-no-match = Hier gibt es keine Partie.
problems-not-found = Unter dieser Adresse ist nichts.
problems-on-your-phone = Das geht auf deinem Handy. Dieser Bildschirm zeigt nur, was alle sehen dürfen.
problems-two-screens = Dein Platz hat schon zwei Bildschirme. Entferne einen, bevor du noch einen dazunimmst.
problems-one-screen = Dein Platz hat nur einen Bildschirm. Nimm erst einen zweiten dazu.
problems-name-taken = Dieser Name ist hier schon vergeben. Ist es deiner, dann hol deinen Platz von deinem anderen Gerät hierher.
problems-room-full = In diesen Raum passt niemand mehr.
problems-room-locked = Die Spielleitung hat diesen Raum abgeschlossen. Bitte sie, ihn zu öffnen.
problems-seats-taken = In diesem Spiel ist jeder Platz besetzt.
problems-too-few-players = Ihr seid noch zu wenige.
problems-too-many-players = Ein paar von euch müssen zuschauen.
problems-not-ready = Noch sind nicht alle so weit.
problems-not-alone = Eine Lernpartie ist für dich allein. Öffne dafür einen eigenen Raum.
problems-no-lesson = Zu diesem Spiel gibt es keine Lernpartie.
problems-still-reading = Jemand liest noch die Einführung. Warte noch mit dem Austeilen, oder teil trotzdem aus.
problems-words-missing = Jemand muss noch ein Wort beisteuern oder „Kein Wort“ wählen. Frag nach, oder teil ohne dieses Wort aus.
problems-no-shared-seed = In diesem Raum werden keine Wörter untergemischt. Die Spielleitung kann das einschalten.
problems-match-running = Gerade läuft eine Partie. Warte ihr Ende ab, oder bitte die Spielleitung, sie abzubrechen.
problems-game-missing = Das Spiel ist gerade nicht auf dem Server. Eure Partie bleibt erhalten und geht weiter, wenn es wieder da ist.
problems-paused = Die Partie ist angehalten.
problems-not-paused = Die Partie ist nicht angehalten.
problems-no-clock = Gerade läuft keine Uhr, also gibt es keine Zeit zu verlängern.
problems-too-late = Es ist schon ausgeteilt. Eine zeitversetzte Bühne muss vorher angekündigt werden.
problems-just-announced = Alle brauchen einen Moment, um zu lesen, dass eine zeitversetzte Bühne alle Karten zeigt. Teil in ein paar Sekunden aus.
problems-too-early = Für die zeitversetzte Bühne ist es noch zu früh. Sie beginnt von selbst.
problems-no-delayed-stage = Die Spielleitung hat keine zeitversetzte Bühne angekündigt. Die Bühne ohne Geheimnisse steht allen offen.
problems-stage-only-watches = Eine Bühne zeigt nur den Tisch. Zum Mitspielen nimm ein anderes Gerät.
problems-stage-locked = Dieser Raum ist abgeschlossen. Bitte die Leute im Raum, diesen Bildschirm zu erlauben.
problems-stage-waiting = Die Leute in diesem abgeschlossenen Raum werden gefragt, ob sie diesen Bildschirm erlauben.
problems-stage-refused = Jemand in diesem abgeschlossenen Raum hat Nein zu diesem Bildschirm gesagt. Sprecht miteinander und frag dann noch mal.
problems-stage-unanswered = Zehn Minuten lang hat niemand in diesem abgeschlossenen Raum geantwortet. Frag noch mal.
problems-too-many-stages = Acht Bildschirme zeigen diesen Raum schon. Schließ einen davon und öffne dann diesen.
problems-spectators-listen = Das Publikum kann in diesem Raum nur zuhören. Die Spielleitung kann das ändern.
problems-chat-closed = Der Chat ist in diesem Teil des Spiels zu. Schreib wieder, wenn er aufmacht.
problems-hand-up = Deine Hand ist schon oben. Du behältst deinen Platz auf der Redeliste.
problems-no-hand = Diese Hand ist nicht mehr oben. Sieh nach, wer jetzt auf der Redeliste steht.
problems-has-floor = Du hast schon das Wort. Sprich, oder gib es weiter.
problems-no-floor = Niemand hat mehr das Wort.
problems-mute-yourself = Dich selbst kannst du nicht stummschalten. Wen die anderen hören, entscheiden sie selbst.
problems-match-not-over = Die Partie ist noch nicht vorbei.
problems-member-online = Diese Person ist da. Ein Bot kann einspringen, sobald sie weg ist oder die Partie verlässt.
problems-too-many-devices = Du bist schon mit acht Geräten oder Tabs in diesem Raum. Schließ eins davon und öffne dann dieses.
problems-handoff-used = Dieser Link ist verbraucht oder abgelaufen. Mach auf dem anderen Gerät einen neuen.
problems-being-asked = Jemand fragt schon nach diesem Platz. Warte auf die Antwort.
problems-asked-enough = Nach diesem Platz wurde in der letzten Stunde dreimal gefragt. Die Spielleitung kann auf die Punkte neben dem Namen tippen und „Platz übergeben“ wählen.
problems-question-closed = Niemand hat rechtzeitig geantwortet. Frag noch mal oder nimm einen anderen Namen.
problems-question-refused = Die Antwort war: Das bist du nicht. Nimm einen anderen Namen, oder sprecht miteinander.
problems-screen-code-closed = Dieser Code gilt nicht mehr. Hol dir einen neuen.
problems-unsupported-encoding = Sende die Anfrage ohne Content-Encoding.
problems-body-too-large = Die Anfrage ist größer als 16 KiB.
problems-rate-limited = Das ging zu schnell. Warte kurz.
problems-fault = Auf dem Server ist etwas schiefgegangen. Geändert hat sich nichts.
problems-room-unavailable = Nach dem Neustart des Servers war dieser Raum nicht mehr lesbar. Gelöscht ist nichts. Öffne einen neuen Raum; wer den Server betreibt, findet diesen hier in dessen Log.
problems-try-again = Das ließ sich nicht speichern. Versuch es noch mal.
problems-draining = Der Server startet neu. Versuch es in ein paar Sekunden noch mal.
messages-badName = Ein Name hat 1 bis 20 Zeichen, davon mindestens ein sichtbares und keine Steuerzeichen.
messages-badWord = Ein Wort hat 1 bis 20 Zeichen, davon mindestens ein sichtbares und keine Steuerzeichen.
messages-badFace = Der Name eines Gesichts hat 1 bis 32 Kleinbuchstaben, Ziffern und Bindestriche.
messages-badCallLink = Ein Link zum Videoanruf muss mit https:// beginnen.
messages-badDelay = Die Verzögerung einer Bühne beträgt 1 bis 30 ganze Minuten, oder null für keine zeitversetzte Bühne.
messages-badFloorSeconds = Das Wort wird für 15 bis 300 ganze Sekunden gegeben, oder null für unbegrenzte Zeit.
messages-badDevice = Ein X-Device-Header hat 1 bis 64 ASCII-Zeichen ohne Leerzeichen.
messages-badKey = Ein Idempotency-Key-Header hat 16 bis 200 ASCII-Zeichen ohne Leerzeichen.
messages-unknownGame = Ein Spiel namens { $game } gibt es nicht.
messages-gameMissing = Das Spiel { $game } ist gerade nicht auf diesem Server. Eure Partie bleibt erhalten und geht weiter, wenn es wieder da ist.
messages-unknownLevel = Spielstärken der Bots in diesem Spiel: { $levels }.
messages-fullRoom = Dieser Raum ist voll. Mehr als { $people } Leute passen nicht hinein.
messages-tooFew =
    { $missing ->
        [one] Für { $title } fehlt noch jemand
       *[other] Für { $title } fehlen noch { $missing } Leute
    }. Bots zählen mit.
messages-tooMany =
    { $title } hat { $max } Plätze: { $over ->
        [one] Jemand von euch muss
       *[other] { $over } von euch müssen
    } zuschauen.
messages-notReady =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] braucht
       *[other] brauchen
    } noch kurz.
messages-stillReading =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] liest
       *[other] lesen
    } noch die Einführung.
messages-wordsMissing = Es fehlt noch ein Wort von { LIST($names, type: "conjunction") }.
messages-seconds = Wähle { $from } bis { $to } Sekunden oder 0.
messages-optionsRefuse = Diese Optionen passen nicht zu so vielen Leuten.
messages-wait =
    Das ging zu schnell. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
messages-noisy =
    Aus deinem Netz kamen zu viele falsche Codes. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch mal.
messages-handoverOffered = { $host } (Leitung) hat einen Link gemacht, der den Platz von { $name } auf ein anderes Gerät holt.
messages-deviceMoved = { $name } spielt jetzt auf einem anderen Gerät.
messages-seatAskedFor = Jemand an der Tür sagt: „Ich bin { $name }.“
messages-seatRefusedByOwner = { $name } hat gesagt: „Das bin ich nicht.“
messages-seatRefused = { $by } hat gesagt: „Das ist nicht { $name }.“
messages-seatGrantedByOwner = { $name } hat das neue Gerät hereingelassen.
messages-seatGranted = { $by } hat das neue Gerät von { $name } hereingelassen.
messages-stageAskedFor = Ein Bildschirm möchte diesen Raum zeigen.
messages-stageTurnedAway = { $by } hat den Bildschirm abgelehnt, der diesen Raum zeigen wollte.
messages-stageAllowed = { $by } hat einem Bildschirm erlaubt, diesen Raum zu zeigen.
messages-stageBeingAsked = Ein anderer Bildschirm fragt schon. Warte auf die Antwort.
messages-stageAskedEnough = Drei Bildschirme haben in der letzten Stunde gefragt. Warte, oder bitte die Spielleitung, den Raum aufzuschließen.
messages-screenAdded = { $name } spielt jetzt auf zwei Bildschirmen.
messages-screenRemoved = { $name } spielt wieder auf einem Bildschirm.
messages-standIn = Ein Bot spielt für { $name }.
messages-standInOver = { $name } spielt wieder selbst.
messages-matchUnreadable = Die Partie war nach einem Neustart nicht mehr lesbar. Sie ist vorbei und zählt nicht.
messages-byStandIn = (Vertretung) { $text }
messages-removed = Die Spielleitung hat { $name } aus dem Raum entfernt.
messages-removedFromMatch = Die Spielleitung hat { $name } aus dem Raum entfernt. Ein Bot übernimmt.
messages-leftMatch = { $name } ist gegangen. Ein Bot übernimmt.
messages-hostPassed = { $name } hat jetzt die Leitung.
messages-stageOpens =
    { $host } (Leitung) hat eine zeitversetzte Bühne angekündigt. Ab dem nächsten Austeilen können alle sämtliche Karten sehen, { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } später.
messages-stageStays = { $host } (Leitung) hat die zeitversetzte Bühne abgesagt. Vor dem Ende werden keine Karten gezeigt.
messages-chatOff = Die Spielleitung hat den Chat ausgeschaltet.
messages-badChat = Eine Nachricht im Chat hat 1 bis { $most } Zeichen.
messages-badReaction = Diese Reaktion gibt es nicht.
catalogue-levels-random-title = Zufall
catalogue-levels-random-about = Spielt irgendeinen erlaubten Zug.
catalogue-idleAbout = Zieht nie. Das Spiel sagt nicht, welche Züge erlaubt sind, also können Bots keinen wählen.
catalogue-levels-searcher-title = Weitblick
catalogue-levels-searcher-about = Stellt sich vor, was die anderen haben könnten, spielt voraus und nimmt den Zug, der am öftesten gewinnt.
catalogue-checked-games = ganze Partien
catalogue-checked-refusals = Regeln
catalogue-checked-secrecy = Geheimhaltung
catalogue-checked-bots = Bots
catalogue-checked-board = Spielfläche
devices-some = Ein Gerät
devices-mobile = Handy
devices-tablet = Tablet
devices-desktop = Computer
devices-tv = Fernseher
