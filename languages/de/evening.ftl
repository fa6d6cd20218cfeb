title = Ergebnisse des Abends
live = Gerade läuft eine Partie. Ist sie vorbei, steht sie hier.
empty = Noch keine Partie zu Ende
emptyText = Ist eine Partie vorbei, steht hier, wer gewonnen hat und mit wie vielen Punkten.
share = Bild teilen
matches = Partien
ranking = Rangliste
honours = Größtes Schlitzohr und beste Spürnase
evenings = Welcher Abend
best = { LIST($names, type: "conjunction") }
liar = Größtes Schlitzohr
liarIs = Größtes Schlitzohr: { LIST($names, type: "conjunction") }.
detective = Beste Spürnase
detectiveIs = Beste Spürnase: { LIST($names, type: "conjunction") }.
lies =
    { $count ->
        [one] Eine Lüge erzählt.
       *[other] { $count } Lügen erzählt.
    }
suspicions = { $right } von { $all } Mal richtig verdächtigt.
replay = Rückblick
exportMatch = Als Datei sichern
gone = Den Rückblick gibt es nicht mehr.
stopped = Abgebrochen. Zählt nicht.
lesson = Eine Lernpartie. Zählt nicht.
bot = Bot
back = Zurück in den Raum
backToTable = Zurück an den Tisch
pointsWord =
    { $many ->
        [one] Punkt
       *[other] Punkte
    }
honoursRule = Größtes Schlitzohr ist, wer am häufigsten Falsches behauptet und nicht zurückgenommen hat. Beste Spürnase ist, wer am häufigsten die Richtigen verdächtigt hat. Ist ein Bot für dich eingesprungen, bringt die Partie Punkte, zählt dafür aber nicht.
won = { $won } von { $played } gewonnen
times =
    { $times ->
        [one] einmal
        [2] zweimal
       *[other] { $times }-mal
    }
nobodyWon = Niemand hat gewonnen.
everyoneWon = Alle haben gewonnen.
winners =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] hat
       *[other] haben
    } gewonnen.
tied = { LIST($names, type: "conjunction") }, gleichauf.
unopposed = { $name }, ganz ohne Konkurrenz.
ahead =
    { $points ->
        [one] { $name }, mit 1 Punkt Vorsprung.
       *[other] { $name }, mit { $points } Punkten Vorsprung.
    }
# The parts of a summary: "4 matches, 4 friends, 2 hours."
played =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
people =
    { $people ->
        [one] 1 Mensch
       *[other] { $people } Leute
    }
bots =
    { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
# A person in the description of a picture: "1. Mara, 2 of 3 won, 6 points".
ranked =
    { $place }. { $name }, { $won } von { $played } gewonnen, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
# The rule for counting points, as in docs/evening.md.
points-usual =
    { $won ->
        [one] 1 Punkt
       *[other] { $won } Punkte
    } für einen Sieg, { $played } fürs Durchspielen.
points-predicting =
    { $won ->
        [one] 1 Punkt
       *[other] { $won } Punkte
    } für einen Sieg, { $played } fürs Durchspielen, { $predicted } mehr für einen richtigen Tipp.
