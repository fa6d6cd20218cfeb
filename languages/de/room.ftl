add-caps = Ein zweiter Bildschirm
add-title = Dieses Gerät zu deinem Platz dazunehmen?
add-text = Dann spielen beide Geräte deinen Platz: Eins zeigt, was alle sehen, das andere hat deine Geheimnisse.
add-code = Die sechs Zeichen auf deinem anderen Bildschirm
add-add = Gerät dazunehmen
add-closed = Dieser Code ist abgelaufen. Hol dir einen neuen.
add-short = Ein Code hat sechs Zeichen.
add-strange = { $letter } kommt in Codes nicht vor.
members-title = Für die Leute in diesem Raum
members-text = Rückblicke und Ergebnisse sieht nur, wer in diesem Raum ist. Dieses Gerät ist es nicht, oder sein Platz ist auf ein anderes umgezogen. Geh erst in den Raum und öffne dann den Link noch mal.
members-toDoor = Zum Raum
move-title = Auf ein anderes Gerät wechseln
move-text = Öffne das auf dem anderen Gerät. Dein Platz zieht mitsamt seinen Geheimnissen dorthin um; dieses Gerät schaut dann nur noch zu.
move-titleOf = Den Platz von { $name } übergeben
move-textOf = Gib das { $name } und sonst niemandem. Wer es öffnet, bekommt den Platz und seine Geheimnisse. Alle erfahren davon.
move-qr = Einmalcode, mit dem der Platz umzieht
move-link = Einmallink
move-again = Noch mal versuchen
move-once = Gilt einmal, fünf Minuten lang.
stage-title = Ein Bildschirm möchte diesen Raum zeigen
stage-check = Kennst du diesen Bildschirm? Wer ihn sieht, sieht den Tisch.
stage-untilYes = Der Raum ist abgeschlossen. Bis jemand Ja sagt, zeigt der Bildschirm nichts.
stage-shows = Er zeigt den Raum und den Tisch, aber niemals Geheimnisse.
stage-no = Ablehnen
stage-yes = Erlauben
question-isIt = Ist das { $name }?
question-isItYou = Bist du das?
question-asks = Jemand fragt nach dem Platz von { $name }.
question-asksYou = Ein anderes Gerät fragt nach deinem Platz, { $name }.
question-device = Gerät
question-inHere = Schon mal hier
question-never = Nie
question-as = Als { $name }
question-online = Jetzt da
question-away = Nicht da
question-asked = Gefragt um
question-askAloud = Frag laut etwas nach. Ein Name allein beweist nichts.
question-untilYes = Bis jemand Ja sagt, ist der Raum von dort nicht zu sehen.
question-oldToo = Gefragt wird auch auf dem Gerät von { $name }. Alle sehen, dass du gefragt wurdest.
question-left = Nicht mehr im Raum
question-comesBack = Sagst du Ja, kommt { $name } zurück, mit allen Punkten und dem Platz.
question-moves = Sagst du Ja, zieht dein Platz dorthin um. Hier ist dann nichts mehr von dir zu sehen.
question-keepBoth = Möchtest du beide nutzen, sag Nein. Wähle dann auf diesem Gerät „Mein Handy dazunehmen“.
question-alsoAsked =
    Gefragt { COUNT($names) ->
        [one] wird
       *[other] werden
    } auch { LIST($names, type: "conjunction") }.
question-times = { $nth }. von { $of } Versuchen
question-saidYes = { $yes } von { $needs } sagen Ja
question-stays = Bleibt, bis du antwortest
question-no = Nein
question-notMe = Nein, nicht ich
question-itIsThem = Ja, stimmt
question-itIsMe = Ja, das bin ich
lobby-code = Raumcode
lobby-invite = Einladung
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-selected = Der Link ist markiert. Kopier ihn von Hand.
lobby-share = Teilen
lobby-shareTitle = Hush
lobby-shareText = Setz dich zu uns.
lobby-qr = QR-Code dieses Raums
lobby-people = Am Tisch
lobby-seats = { $taken } von { $all } Plätzen
lobby-free =
    { $n ->
        [one] 1 freier Platz
       *[other] { $n } freie Plätze
    }
lobby-freeNote = Wer den Link hat, kann sich setzen
lobby-sit = Hier hinsetzen
lobby-addBot = Bot dazuholen
lobby-botLevel = Spielstärke: { $level }
lobby-levels = Wie soll dieser Bot spielen?
lobby-levelOf = Wie { $name } spielt
lobby-notYet = Noch nicht
lobby-standIn = Bot spielt
lobby-watches = Schaut zu
lobby-points =
    { $n ->
        [one] 1 Punkt heute Abend
       *[other] { $n } Punkte heute Abend
    }
lobby-controls = Mehr zu { $name }
lobby-menu-makeHost = Leitung übergeben
lobby-menu-remove = Aus dem Raum entfernen
lobby-menu-letWatch = Zuschauen lassen
lobby-menu-letSit = Platz geben
lobby-menu-handOver = Platz übergeben
lobby-menu-standIn = Bot spielen lassen
lobby-menu-standOut = Platz zurückgeben
lobby-menu-watch = Lieber zuschauen
lobby-menu-sit = Platz nehmen
lobby-menu-rename = Name oder Gesicht ändern
lobby-menu-move = Gerät wechseln
lobby-menu-leave = Raum verlassen
lobby-menu-notYet = Ich brauche noch kurz
lobby-menu-level = Spielstärke ändern
lobby-botStandsIn = Bot spielen lassen
lobby-removeTitle = { $name } entfernen?
lobby-removeText = Mit dem Code kann { $name } zurückkommen, außer der Raum ist abgeschlossen.
lobby-removeTextMatch = Ein Bot spielt den Platz von { $name }, bis du ihn übergibst.
lobby-lockToo = Raum auch abschließen
lobby-lockTooHint = Bis du aufschließt, kommt niemand Neues herein.
lobby-remove = Entfernen
lobby-whoAmI = Name und Gesicht
lobby-save = Speichern
lobby-game = Das Spiel des Abends
lobby-hostPicks = Die Leitung wählt
lobby-options = Hausregeln
lobby-automatic = Automatisch
lobby-pace = Tempo
lobby-ownPace = Eigene Zeiten
lobby-paceLater = Sobald alle hier eine Partie gespielt haben, gibt es auch { $title }.
lobby-ownPaceAbout =
    { $isHost ->
        [true] Stell die Uhren unter „Feinheiten“ ein.
       *[false] Die Spielleitung hat jede Uhr selbst gestellt.
    }
lobby-advanced = Feinheiten
lobby-nothingChanged = Normale Regeln
lobby-changed = Geändert: { $names }
lobby-less = { $name }: weniger
lobby-more = { $name }: mehr
lobby-paceNow = Tempo: { $pace }
lobby-duration =
    { $minutes ->
        [0] { $seconds } s
       *[other]
            { $seconds ->
                [0] { $minutes } Min.
               *[other] { $minutes } Min. { $seconds } s
            }
    }
lobby-chatSwitch = Chat im Raum
lobby-lock = Raum abschließen
lobby-on = An
lobby-off = Aus
lobby-call = Videoanruf
lobby-callField = Link eurer Gruppe einfügen
lobby-callHint = Alle am Tisch bekommen den Knopf „Zum Videoanruf“.
lobby-callWrong = Der Link beginnt mit https://
lobby-joinCall = Zum Videoanruf
lobby-chat = Chat im Raum
lobby-chatOff = Die Spielleitung hat den Chat ausgeschaltet.
lobby-evening = Ergebnisse des Abends
lobby-totals =
    { $n ->
        [one] Der Abend: 1 Partie
       *[other] Der Abend: { $n } Partien
    }
lobby-settings = Einstellungen
lobby-toStart = Direkt zum Start-Knopf
lobby-start = { $title } starten
lobby-waits =
    { $host ->
        [none] Alle sind so weit. Die Spielleitung kann starten.
       *[other] Alle sind so weit. { $host } kann starten.
    }
lobby-allSet = Alle sind so weit.
lobby-reads = Liest die Einführung
lobby-unread =
    { LIST($names, type: "conjunction") } { COUNT($names) ->
        [one] hat
       *[other] haben
    } die Einführung noch nicht gelesen.
lobby-unreadByMe = Du hast die Einführung noch nicht gelesen.
lobby-unreadByUs =
    { COUNT($names) ->
        [one] Du und { LIST($names, type: "conjunction") } habt die Einführung noch nicht gelesen.
       *[other] Du, { LIST($names, type: "conjunction") } habt die Einführung noch nicht gelesen.
    }
lobby-askWords = Ein Wort von jedem Platz
lobby-askWordsHint = Alle geben ein Wort dazu, das die Karten mitmischt. Dann kann der Server nicht allein bestimmen, wer was bekommt.
lobby-giveWord = Wort beisteuern
lobby-wordAnswered = Dein Wort ändern
lobby-waitsForWords = Es fehlt noch ein Wort von { LIST($names, type: "conjunction") }.
lobby-waitsForYourWord = Es fehlt noch ein Wort von dir.
lobby-waitsForOurWords =
    { COUNT($names) ->
        [one] Es fehlt noch ein Wort von dir und { LIST($names, type: "conjunction") }.
       *[other] Es fehlt noch ein Wort von dir, { LIST($names, type: "conjunction") }.
    }
lobby-leaveWords = Ohne ihre Wörter austeilen
lobby-startAnyway = Trotzdem starten
lobby-dealAfter =
    Ausgeteilt wird, sobald { LIST($names, type: "conjunction") } die Einführung gelesen { COUNT($names) ->
        [one] hat
       *[other] haben
    }.
lobby-dealAfterMe = Ausgeteilt wird, sobald du die Einführung gelesen hast.
lobby-dealAfterUs =
    { COUNT($names) ->
        [one] Ausgeteilt wird, sobald du und { LIST($names, type: "conjunction") } die Einführung gelesen habt.
       *[other] Ausgeteilt wird, sobald du, { LIST($names, type: "conjunction") } die Einführung gelesen habt.
    }
lobby-dealing = Teilt aus
lobby-dealLater = Danach austeilen
lobby-leaveReaders = Nicht warten
lobby-takeBack = Doch noch nicht
lobby-begins = Die Partie beginnt.
lobby-holding = Noch warten alle auf dich.
lobby-lost = Verbinde neu
lobby-memoryOnly = Dieser Browser speichert nichts. Lass diesen Tab offen, sonst musst du um deinen Platz bitten.
word-title = Ein Wort fürs Mischen
word-about = Dein Wort mischt mit: So kann nicht einmal der Server bestimmen, wer was bekommt. Nimm eins, auf das niemand kommt. Sind die Karten ausgeteilt, sehen es alle.
word-field = Dein Wort
word-promised = Der Server hat seinen Teil des Mischens schon festgelegt: { $first } … { $last }
word-none = Kein Wort
word-send = Untermischen
table-keep = Doch nicht
table-local = Dieser Server ist nur von diesem Computer aus erreichbar.
table-leaveTitle = Raum verlassen?
table-leaveText = Du gibst deinen Platz auf. Kommst du auf diesem Gerät mit dem Code zurück, behältst du deine Punkte von heute.
table-leaveTextLocked = Du gibst deinen Platz auf. Der Raum ist abgeschlossen: Zurückkommen kannst du erst, wenn die Spielleitung ihn öffnet.
table-leaveTextMatch = Ein Bot spielt deinen Platz. Bis die Partie endet, kannst du auf diesem Gerät zurückkommen und ihn wieder übernehmen.
table-leave = Verlassen
table-howToPlay = So geht’s
table-newGame = Als Nächstes kommt { $title }. Neu für dich? Tippe auf „So geht’s“.
# Shown as the author of a message if its author has left.
table-gone = Jemand von vorhin
