evening = Der Abend als Bild
end = Das Ende als Bild
share = Bild teilen
save = Bild speichern
drawing = Wird gezeichnet …
failed = Dieser Browser kann es nicht zeichnen.
note = Auf diesem Gerät gezeichnet. Zu sehen sind Namen und Gesichter, aber kein Code und kein Link.
stopped = Abgebrochen.
nobody = Niemand gewinnt.
everybody = Alle gewinnen.
win =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] gewinnt
       *[other] gewinnen
    }.
won = gewonnen
points =
    { $many ->
        [one] 1 Punkt
       *[other] { $many } Punkte
    }
bestLiar = Größtes Schlitzohr
bestDetective = Beste Spürnase
and = und { $names }
