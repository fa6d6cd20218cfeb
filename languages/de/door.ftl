page-opening = Der Raum öffnet sich
page-title =
    { $game ->
        [none] Der Tisch von { $host }
       *[other] Der Tisch von { $host }: { $game }
    }
page-empty =
    { $game ->
        [none] Ein leerer Tisch
       *[other] Ein leerer Tisch: { $game }
    }
page-at = Raum { $code }
page-here = Schon da
page-more = und noch { $n }
page-nobody = Noch ist niemand da.
page-running = Gerade läuft eine Partie. Schau jetzt zu und spiel die nächste mit.
page-sit = Platz nehmen
page-watch = Reinkommen und zuschauen
page-lookOn = Nur zuschauen, ohne Namen und Platz
page-back = Zurück
page-foreign =
    { $checked ->
        [none] { $game } gehört nicht zu Hush und ist ungeprüft.
       *[other] { $game } gehört nicht zu Hush. Geprüft: { $checked }.
    }
page-notSecret = Ob alles geheim bleibt, ist nicht bewiesen: Vielleicht erfährt jemand mehr als erlaubt.
unavailable-room-not-found-title = Kein Raum mit diesem Code
unavailable-room-not-found-text = Codes haben sechs Zeichen. Ein Raum, den einen Monat lang niemand nutzt, wird gelöscht.
unavailable-removed-title = Die Spielleitung hat dich entfernt
unavailable-removed-text = Du bist nicht mehr in diesem Raum. Hast du ihn auf einem anderen Gerät verlassen, dann auch hier.
unavailable-moved-title = Dein Platz ist auf einem anderen Gerät
unavailable-moved-text = Er ist dorthin umgezogen, oder du hast diesen Bildschirm vom Platz weggenommen. Zuschauen kannst du hier trotzdem.
unavailable-room-locked-title = Dieser Raum ist abgeschlossen
unavailable-room-locked-text = Nur wer drin ist, kann ihn öffnen. Sobald die Spielleitung aufschließt, geht es hier von selbst weiter.
unavailable-locked-out-title = Du bist nicht mehr in diesem Raum
unavailable-locked-out-text = Der Raum ist abgeschlossen. Entweder ist dein Platz jetzt auf einem anderen Gerät, oder du bist gegangen oder wurdest entfernt.
unavailable-room-unavailable-title = Dieser Raum lässt sich nicht öffnen
unavailable-room-unavailable-text = Er war nach einem Neustart nicht mehr lesbar. Gelöscht ist nichts. Öffne einen neuen Raum; wer den Server betreibt, findet diesen hier in dessen Log.
unavailable-too-many-devices-title = Du bist schon achtmal hier
unavailable-too-many-devices-text = Acht Geräte oder Tabs von dir sind in diesem Raum. Schließ eins davon, dann geht es hier von selbst weiter.
unavailable-server-away-title = Der Server antwortet nicht
unavailable-server-away-text = Sobald er wieder da ist, geht es hier von selbst weiter.
actions-again = Noch mal versuchen
actions-watch = Zuschauen
actions-home = Zur Startseite
facts-players = { $players } Leute
facts-playersFrom = { $from }–{ $to } Leute
facts-minutes = { $minutes } Min. mit Bots
facts-minutesFrom = { $from }–{ $to } Min. mit Bots
taken-title = Dieser Name sitzt schon am Tisch. Bist du das?
taken-titleLeft = So heißt jemand, der gegangen ist. Bist du das?
taken-keeps = Bist du es, bekommst du die Punkte von { $name } zurück, sobald die Spielleitung Ja sagt.
taken-isMe = Ja, das bin ich
taken-again = Noch mal fragen
taken-notMe = Nein, ich nehme einen anderen Namen
taken-waiting = Wir fragen nach, ob du { $name } bist.
taken-asked =
    { COUNT($others) ->
        [0] Die Frage steht auf dem Gerät von { $name }.
       *[other] Die Frage steht auf dem Gerät von { $name } und geht auch an { LIST($others, type: "conjunction") }.
    }
taken-askedOthers = Gefragt { COUNT($others) ->
        [one] wird
       *[other] werden
    } { LIST($others, type: "conjunction") }.
taken-until = Sagt jemand Ja, öffnet sich hier dein Platz. Bis dahin siehst du nur diese Seite.
taken-bringOld = Hast du das alte Gerät noch? Öffne dort das Menü, tippe auf „Gerät wechseln“ und scanne den Code mit diesem hier.
taken-bringHost =
    { $host ->
        [none] Die Spielleitung kann auch auf die Punkte neben deinem Namen tippen und „Platz übergeben“ wählen.
       *[other] { $host } kann auch auf die Punkte neben deinem Namen tippen und „Platz übergeben“ wählen.
    }
person-name = Dein Name
person-nameHint = Wie die anderen dich nennen
person-face = Dein Gesicht
person-faceN = Gesicht { $n }
person-more = Andere Gesichter
person-missing = Gib erst einen Namen ein.
takeOver-title = Den Platz auf dieses Gerät holen?
takeOver-text = Das Gerät, das ihn jetzt hat, schaut dann nur noch zu. Alle sehen, dass er umzieht.
takeOver-move = Hierher holen
takeOver-used = Dieser Link ist verbraucht oder abgelaufen. „Gerät wechseln“ macht einen neuen.
