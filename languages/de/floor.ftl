menu-title = Wer spricht
menu-mute = Stummschalten
menu-unmute = Wieder hören
menu-mutedNote = Von { $name } hörst und liest du nichts mehr. Niemand erfährt davon.
menu-unmutedNote = Du hörst und liest wieder von { $name }.
hand-raise = Hand heben
hand-lower = Hand senken
hand-done = Fertig
hand-raised =
    { $place ->
        [one] Hand oben, als Nächstes dran
       *[other] Hand oben, Nummer { $place } auf der Redeliste
    }
hand-hand = Hand oben, Nummer { $place }
hand-speaks = Spricht
hand-has = { $name } hat das Wort.
hand-youHave = Du hast das Wort.
hand-hands = Auf der Redeliste:
hand-count =
    { $hands ->
        [one] 1 Hand
       *[other] { $hands } Hände
    }
hand-after = Danach:
hand-more = und noch { $n }
hand-let = { $name } das Wort geben
# A shorter form of the label `let`, without the name.
hand-next = Weiter
hand-end = Beenden
hand-endOf = Redezeit von { $name } beenden
hand-lowerShort = Senken
hand-lowerOf = Hand von { $name } senken
hand-left = noch { $time } Redezeit
hand-nobody = Niemand spricht, und keine Hand ist oben.
hand-queue = Redeliste, in der Reihenfolge der Hände
hand-keys = Auch Alt+H hebt und senkt deine Hand.
hand-listens = Wer zuschaut, hört hier nur zu. Die Spielleitung kann das ändern.
hand-hostGives = Das Wort gibt weiter, wer spricht oder die Spielleitung hat.
hand-time = Redezeit
hand-timeHint = Gilt, sobald jemand anders das Wort hat. Ist die Zeit um, endet es von selbst.
hand-noTime = Unbegrenzt
hand-seconds = { $seconds } s
hand-minutes = { $minutes } Min.
hand-spectators = Publikum darf sprechen
hand-spectatorsHint = Auch wer bei einer Partie zuschaut, darf die Hand heben.
hand-back = Ich bin wieder da
hand-presence = Dein Status
hand-here = Da
hand-presenceHint = Er endet, wenn du etwas schreibst oder einen Zug machst, den alle sehen.
hand-muted = Für dich stumm
status-phone-tag = Am Telefon
status-phone-choose = Ich bin am Telefon
status-phone-own = Die anderen sehen: Du bist am Telefon.
status-back-soon-tag = Gleich zurück
status-back-soon-choose = Bin gleich zurück
status-back-soon-own = Die anderen sehen: Du bist gleich zurück.
