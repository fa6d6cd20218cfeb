paused-paused = Pause
paused-stopped = Die Uhr steht.
paused-byHost = Die Spielleitung hat die Partie angehalten.
# `name` is null if the reader paused the match.
paused-by =
    { $name ->
        [none] Du hast die Partie angehalten.
       *[other] { $name } hat die Partie angehalten.
    }
paused-left = noch { $time }
paused-latest = Geht in { $time } von selbst weiter
paused-here =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] ist
       *[other] sind
    } da.
paused-gone =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] ist
       *[other] sind
    } kurz weg.
paused-away = { $name }, nicht da
paused-addMinute = +1 Minute
paused-goOn = Weiter
paused-restart =
    { $host ->
        [none] Die Spielleitung kann die Partie fortsetzen.
       *[other] { $host } kann die Partie fortsetzen.
    }
paused-talk = Reden und den Verlauf lesen könnt ihr weiter.
paused-nothingLost = Alle Uhren stehen.
replay-throughWhoseEyes = Wessen Sicht
replay-fromAbove = Alles sehen
replay-everybody = Was alle wussten
replay-before = Zurück
replay-next = Weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-beforeFirst = Vor dem ersten Zug.
replay-chapterBefore = Voriger Wendepunkt
replay-chapterNext = Nächster Wendepunkt
replay-loadingReplay = Der Rückblick lädt …
replay-noReplay = Die Partie ist vorbei, aber ihr Rückblick ließ sich nicht laden.
replay-endPicture = Als Bild speichern
replay-momentLink = Link zu diesem Moment
replay-exportMatch = Als Datei sichern
replay-evening = Ergebnisse des Abends
replay-checkDeal = Austeilen prüfen
replay-moment = Moment { $at } von { $of }
screens-open-title = Auf deinem Handy
screens-open-about = Deine Geheimnisse und die Züge, die sie brauchen. Dieser Bildschirm bekommt sie nicht.
screens-open-gone = Dein Handy ist nicht mehr verbunden. Dein Platz ist sicher.
screens-open-alone = Geheimnisse hier zeigen
screens-private-title = Der Tisch ist auf deinem Laptop
screens-private-about = Deine Geheimnisse sind hier. Alles andere geht hier auch.
screens-private-gone = Dein öffentlicher Bildschirm ist nicht mehr verbunden. Alles geht auch hier.
screens-private-alone = Nur ein Bildschirm
screens-turn = Du bist dran, und dein Handy ist weg.
screens-turnWarning = Wer diesen Bildschirm sehen kann, sieht dann deine Geheimnisse.
screens-playHere = Hier spielen
screens-yours = Deins
screens-what = Deine Geheimnisse und die Züge, die sie brauchen
screens-phone = Dein Handy
screens-phoneAbout = Privat
screens-laptop = Dieser Bildschirm
screens-laptopAbout = Öffentlich. Bekommt keine Geheimnisse
screens-swap = Tauschen
screens-remove = Entfernen
screens-connected = Verbunden
screens-awaySeconds = Seit { $seconds } s weg
screens-awayMinutes = Seit { $minutes } Min. weg
screens-manage = Bildschirme
screens-two = Spielt auf zwei Bildschirmen
story-title = Was wirklich geschah
story-slip = Was gesagt wurde
story-points = Wendepunkte
story-awards-lie = Beste Lüge
story-awards-deduction = Klügster Schluss
story-awards-mission = Beste Mission
story-awards-code = Am besten geknackt
story-share = Teilen
story-cards = Alle Ergebnisse
chrome-above = Alles offen
chrome-everybodyKnew = Was alle wussten
chrome-knew = Was { $name } wusste
chrome-back = Zurück
chrome-faceDown = Verdeckt
chrome-stopped = Die Partie wurde abgebrochen.
chrome-youStopped = Du hast die Partie abgebrochen.
chrome-stoppedBy =
    { $host ->
        [none] Die Spielleitung hat die Partie abgebrochen.
       *[other] { $host } hat die Partie abgebrochen.
    }
chrome-youWin = Du gewinnst.
chrome-youLose = Du verlierst.
chrome-closeDrawer = { $label } schließen
chrome-youAreOut = Du bist raus, aber ein richtiger Tipp ist einen Punkt wert.
chrome-predict = Tipp abgeben
chrome-whoWins = Wer gewinnt?
chrome-predictionRule = Der Tipp bleibt bis zum Ende versiegelt. Dann sehen ihn alle, und stimmt er, bekommst du 1 Punkt.
chrome-pickFirst = Wähle erst, wer gewinnt.
chrome-seal = Versiegeln
chrome-sealed = Versiegelt: Sieg für { $name }. Am Ende sehen es alle.
chrome-claim = Behaupten
chrome-whatWasSaid = Was gesagt wurde
chrome-points = Punkte
chrome-noPoints = Eine Lernpartie bringt keine Punkte.
chrome-tonight =
    { $points ->
        [one] 1 Punkt heute Abend
       *[other] { $points } Punkte heute Abend
    }
chrome-clashes =
    { $count ->
        [one] 1 Widerspruch
       *[other] { $count } Widersprüche
    }
chrome-hold-hold-covered = Zum Ansehen halten
chrome-hold-hold-open = Loslassen verdeckt
chrome-hold-tap-covered = Zum Ansehen tippen
chrome-hold-tap-open = Tippen verdeckt
chrome-hold-shared = Auf deinem Handy
chrome-hold-shut = Gerade verdeckt
chrome-hold-space = Leertaste
lines-predicted =
    { $name } hat auf einen Sieg von { $winner } getippt. { $isRight ->
        [true] Richtig!
       *[false] Falsch.
    }
lines-youPredicted =
    Du hast auf einen Sieg von { $winner } getippt. { $isRight ->
        [true] Richtig!
       *[false] Falsch.
    }
lines-running = Die Uhr läuft wieder.
lines-paused-host = Die Spielleitung hat die Partie angehalten.
lines-paused-you = Du hast die Partie angehalten.
lines-paused-other = { $name } hat die Partie angehalten.
lines-added-host = Die Spielleitung hat eine Minute draufgelegt.
lines-added-you = Du hast eine Minute draufgelegt.
lines-added-other = { $name } hat eine Minute draufgelegt.
