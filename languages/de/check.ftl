label = Prüfen, ob fair ausgeteilt wurde
roll = Was verglichen wird
title = Wurde fair ausgeteilt?
close = Schließen
match = Partie
committed = Festgelegt
seed = Startwert
words = Wörter
show = { $what }: ganz zeigen
seedLater = Den Startwert siehst du nach der Partie.
nothingPromised = Keine Festlegung
noWord = kein Wort
checks-rules = Gleiche Regeln
checks-words = Wörter untergemischt
checks-commitment = Startwert wie festgelegt
checks-seats = Plätze in der ersten Reihenfolge
checks-options = Optionen wie gewählt
checks-setup = Alle Karten neu ausgeteilt
checks-eyes = Karten aus jeder Sicht
checks-journal = Jeder Zug nachgespielt
checks-log = Jede Zeile im Verlauf
checks-draws = Jede Ziehung
checks-views = Jede gesendete Ansicht
before-text = Wer was bekommt, stand schon vor dem ersten Zug fest. Nach der Partie teilt dein Browser mit dem Startwert noch mal aus und vergleicht.
before-none = In einer Lernpartie wird immer gleich ausgeteilt. Da gibt es nichts festzulegen.
before-say = Aus diesem Hash kann niemand die Karten errechnen.
loading = Die Partie lädt …
running = Dein Browser teilt diese Partie noch mal aus, allein mit dem Startwert.
progress = Wird auf diesem Gerät neu ausgeteilt
of = { $done } von { $of }
stop = Abbrechen
stopped = Abgebrochen.
stoppedText = Alles bisher Verglichene stimmt überein.
again = Noch mal prüfen
agrees = Alles stimmt überein.
agreesText =
    Es kommt dasselbe heraus: der Aufbau, { $draws ->
        [one] 1 Ziehung
       *[other] { $draws } Ziehungen
    } und { $views ->
        [one] 1 gesendete Ansicht
       *[other] { $views } gesendete Ansichten
    }.
stamp = Stimmt
nobodySince = Seit { $time } hat niemand die Karten verändert.
notNoted = Der Rückblick ist in sich stimmig. Dieses Gerät hat sich beim Austeilen nichts notiert.
fixedDeal = In dieser Lernpartie wird jedes Mal so ausgeteilt.
proves = Was das beweist
back = Zum Rückblick
rowDiffers = Zug { $row } stimmt nicht überein.
rowText = Das Austeilen und die Züge davor stimmen. Diesen Zug erlauben die Regeln hier nicht.
differs-rules = Andere Regeln.
differs-commitment = Nicht das, was festgelegt war.
differs-words = Ein anderer Startwert war festgelegt.
differs-setup = Die Karten stimmen nicht überein.
differsText-rules = Diese Seite hat eine andere Version der Regeln als die Partie. Verglichen wurde nichts.
differsText-commitment = Startwert, Optionen, Plätze oder Zeit passen nicht zum Hash von vor dem ersten Zug.
differsText-words = Der Startwert des Servers ist nicht der, den er festgelegt hatte, als du dein Wort beigesteuert hast.
differsText-setup = Dieser Startwert teilt andere Karten aus als die im Rückblick.
changed = Dieser Rückblick wurde verändert oder stammt aus einer anderen Version.
journal = Rückblick sichern
rowInReplay = Zug { $row } im Rückblick
row = Zug { $row }: { $who }, { $move }
clock = die Uhr
fromSeed = Aus dem Startwert
fromReplay = Im Rückblick
fromHere = Hier errechnet
noted = Früher notiert
nothing = nichts
setupSteps =
    { $steps ->
        [one] Aufbau, 1 Schritt
       *[other] Aufbau, { $steps } Schritte
    }
oneRow = Zug { $row }
rows = Züge { $from } bis { $to }
agree = stimmt
differ = weicht ab
notDone = noch offen
asNoted = SHA-256
inReplay = im Rückblick
notPromised = nicht festgelegt
draws =
    { $count ->
        [one] 1 Ziehung
       *[other] { $count } Ziehungen
    }
rowCount =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
lines =
    { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
wordsGiven = { $given } von { $seats }
failed = Die Prüfung lief nicht.
failedText = Dieser Browser konnte die Regeln nicht laden oder hat dafür zu wenig Speicher.
noReplay = Der Rückblick ließ sich nicht laden.
noReplayText = Nur wer in diesem Raum ist, bekommt ihn, sobald die Partie vorbei ist.
proof-before = Vor dem ersten Zug hat jedes Gerät einen Hash von Startwert, Optionen und Plätzen bekommen. Hätte jemand später etwas davon geändert, wäre der Hash ein anderer. Dieses Gerät hat seinen aufgehoben.
proof-after = Nach der Partie teilt dein Browser mit dem Startwert noch mal aus und spielt die Züge nach. Stimmt alles überein, waren die Karten, jede Ziehung, jede Zeile im Verlauf und jede Ansicht so, wie der Rückblick sie zeigt.
proof-limits = Das beweist nicht, dass der Server seinen Startwert zufällig gewählt hat, dass niemand vom Server aus in die Karten gesehen hat oder dass die Züge wirklich von den Leuten am Tisch kamen.
proof-mixed = In diesen Startwert sind eure Wörter gemischt. Wer den Server betreibt, kann die Karten also nicht allein bestimmt haben.
proof-alone = Dieser Startwert kam allein vom Server. Lässt die Spielleitung jeden Platz ein Wort beisteuern, kann niemand die Karten vom Server aus allein bestimmen.
proof-code = Der Code dieser Prüfung kommt vom selben Server.
