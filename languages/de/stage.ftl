screen-title = Bühne
screen-frame = Der Tisch, für alle
screen-sit = Hinsetzen
screen-watch = Zuschauen
screen-sitAt = Hinsetzen: { $host }
screen-watchAt = Zuschauen: { $host }
screen-locked = Raum ist abgeschlossen
screen-people = Da
screen-nobody = Noch ist niemand da.
screen-more = und noch { $count }
screen-scan = Scannt den Code oder öffnet die Adresse.
screen-openHere = Öffnet die Adresse auf diesem Computer.
screen-opening = Die Bühne öffnet sich.
screen-next = Als Nächstes: { $title }
screen-lastSaid = Zuletzt behauptet
screen-clashes =
    { $count ->
        [one] 1 Widerspruch
       *[other] { $count } Widersprüche
    }
screen-said = Was passiert ist
screen-nothing = Noch ist nichts passiert.
screen-sound = Ton und Vollbild
screen-soundAlone = Ton
screen-soundHint = Ein Klick erlaubt es.
screen-howOn = Die nächste Partie
screen-canStart = { $host } kann die nächste Partie starten.
screen-orSit = Oder setzt euch dazu:
screen-late = Alle Karten offen, { $minutes } Min. später
screen-lateWaits =
    Hier seht ihr den Tisch mit allen Karten offen, { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } später.
screen-stopped = Die Partie wurde abgebrochen.
screen-lost = Der Server antwortet nicht. Die Bühne kommt von selbst wieder.
screen-again = Sie versucht es von selbst noch mal.
screen-askAgain = Noch mal fragen
closed-room-not-found-title = Diesen Raum gibt es nicht
closed-room-not-found-text = Zu diesem Code gibt es keinen Raum. Prüf die Adresse oder lass sie dir noch mal geben.
closed-room-unavailable-title = Der Raum ist nicht lesbar
closed-room-unavailable-text = Nach dem Neustart des Servers ließ sich dieser Raum nicht mehr lesen.
closed-room-expired-title = Den Raum gibt es nicht mehr
closed-room-expired-text = Dreißig Tage lang hat ihn niemand genutzt.
closed-too-many-stages-title = Acht Bühnen sind offen
closed-too-many-stages-text = Schließ eine davon, dann öffnet sich diese von selbst.
closed-stage-locked-title = Dieser Raum ist abgeschlossen
closed-stage-locked-text = Die Leute im Raum werden gefragt, ob sie diesen Bildschirm erlauben …
closed-stage-waiting-title = Dieser Raum ist abgeschlossen
closed-stage-waiting-text = Jemand im Raum muss diesen Bildschirm erlauben. Die Frage ist gerade raus.
closed-stage-refused-title = Nicht erlaubt
closed-stage-refused-text = Jemand im Raum hat diesen Bildschirm abgelehnt. Sprecht erst miteinander.
closed-stage-unanswered-title = Keine Antwort
closed-stage-unanswered-text = Zehn Minuten lang hat niemand im Raum geantwortet.
closed-being-asked-title = Ein anderer Bildschirm fragt gerade
closed-being-asked-text = Warte, bis der Raum geantwortet hat.
closed-asked-enough-title = Zu oft gefragt
closed-asked-enough-text = In der letzten Stunde haben Bildschirme dreimal gefragt. Warte oder bitte die Spielleitung, den Raum aufzuschließen.
closed-rate-limited-title = Zu oft gefragt
closed-rate-limited-text = Warte eine Minute und frag dann noch mal.
closed-no-delayed-stage-title = Keine zeitversetzte Bühne
closed-no-delayed-stage-text = Die Spielleitung hat keine angekündigt. Tut sie das vor dem Austeilen, öffnet sich die Bühne hier von selbst.
menu-menu = Tisch auf den Fernseher
menu-menuHint = Ohne Geheimnisse
menu-title = Eine Bühne für alle
menu-text = Zeig den Tisch auf einem Fernseher, einem geteilten Bildschirm oder im Stream, groß und ohne Geheimnisse. Öffne dort diese Adresse:
menu-qr = QR-Code der Bühne
menu-link = Adresse der Bühne
menu-open =
    { $many ->
        [one] Eine Bühne ist offen
       *[other] { $many } Bühnen sind offen
    }
menu-none = Keine Bühne ist offen.
menu-cardsUp = Nach der Partie alle Karten zeigen
menu-cardsUpHint = Ist das aus, sagt die Bühne, wer gewonnen hat, und die Karten sieht nur, wer mitspielt.
menu-delayed = Zeitversetzte Bühne für Streams
menu-delayedHint = Sie zeigt alle Karten, ein paar Minuten später. Vor dem Austeilen erfahren es alle.
menu-late = Verzögerung
menu-sooner = Kürzer
menu-later = Länger
menu-tooLate = Ändern kannst du sie vor dem nächsten Austeilen.
menu-delayedLink = Adresse der zeitversetzten Bühne
menu-announced =
    Ab dem nächsten Austeilen zeigt eine Bühne allen, die sie öffnen, sämtliche Karten { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } später.
menu-atTable =
    Eine Bühne zeigt alle Karten dieser Partie { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } später.
