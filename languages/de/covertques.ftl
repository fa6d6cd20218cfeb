coach-goal = Finde heraus, wer der Hacker ist, und nenne den Namen.
coach-left-1 = Als User die Insider erwischen
coach-left-2 = Partien zu dritt oder viert, in denen der Hacker allein sein kann
coach-left-3 = Der Debugger und der Trojaner
# Shown when the learner tries to make a move before reading the card.
coach-readFirst = Lies erst die Karte der Lernpartie und tippe auf „Weiter“.
coach-envelope-title = Halte den Umschlag gedrückt.
coach-envelope-why = Darin steht deine Rolle. Von außen sehen alle Umschläge gleich aus.
coach-envelope-held = Halte weiter und lies. Du kannst jederzeit wieder nachsehen.
coach-seen-title = Du bist Admin.
coach-seen-why = Jemand hier ist der Hacker. Ihr beide kennt das Wort „{ $code }“, die User nicht.
coach-seen-learned = Die eigene Rolle und das Codewort gelesen
coach-hint-title = Gib einen Hinweis, der zu zwei Wörtern passt.
coach-hint-why = Aus sechs offenen Wörtern hat der Würfel „{ $word }“ gewählt; „{ $code }“ steht auf der geheimen Liste. „{ $hint }“ passt zu beiden.
coach-hint-learned = Einen Hinweis gegeben, der zu zwei Wörtern passt
coach-listen-title = Lies jeden Hinweis, der dazukommt.
coach-listen-why = Drei von ihnen kennen nur „{ $word }“. Wessen Hinweis passt auch zu „{ $code }“?
coach-clue-title = { $hacker } sagt: „{ $hint }“.
coach-clue-why = Das passt auch zu „{ $code }“. Aber ein Hinweis kann Zufall sein. Warte auf den nächsten, bevor du dir sicher bist.
coach-clue-learned = In Hinweisen nach einem zweiten Sinn gesucht
coach-found-title = Wieder { $hacker }: „{ $hint }“.
coach-found-why = Erst „{ $first }“, jetzt das. Beides passt zu „{ $code }“, und sonst ist das niemandem zweimal gelungen: Da ist dein Hacker.
coach-talk-title = { $name } verdächtigt dich. Schlag zurück.
coach-talk-why = Tippe auf **Behaupten**, dann auf **{ $name }** und dann auf **Sagen**. Eine Behauptung muss nicht stimmen.
coach-talk-answerFirst = Wehr dich erst: Tippe auf „Behaupten“ und verdächtige jemanden.
coach-talk-learned = Auf einen Verdacht mit einem anderen geantwortet
coach-ready-title = Sag, dass du bereit bist.
coach-ready-why = Abgestimmt wird, sobald alle bereit sind. Die User wollen den Hacker oder den Admin rauswählen: So gewinnen sie.
coach-vote-notPartner = Nicht { $hacker }. Wähl jemand anderen.
coach-vote-lock = Gib deine Stimme ab.
coach-vote-title = Stimm gegen { $name } oder jemand anderen.
coach-vote-whyNot = { $hacker } könnte der Hacker sein. Und wenn der Hacker rausfliegt, verliert ihr beide.
coach-vote-why = Die Stimmen bleiben versiegelt, bis alle da sind. Nimm, wen du willst, nur nicht { $hacker }.
coach-vote-learned = Eine versiegelte Stimme abgegeben
coach-votes-title = Die meisten Stimmen hat { $name }.
coach-votes-why = Das war ein User, also geht die Partie weiter. Bei Gleichstand, oder wenn sich die meisten enthalten, fliegt niemand raus.
coach-count-counting = Drei, zwei, eins.
coach-count-whyCounting = Alle Stimmen werden zugleich aufgedeckt, damit niemand abschauen kann.
coach-count-title = Gleich kommt die Stille.
coach-count-why = Dann darf ein Insider den anderen nennen.
coach-silence-title = Psst. Das ist die Stille.
coach-silence-why = Jetzt darf ein Insider den anderen nennen. In ungeraden Runden ist der Hacker an der Reihe, also tippe auf **Passen**.
coach-silence-learned = In der Stille des Hackers gepasst
coach-hintAgain-title = Neue Runde: Das Wort ist „{ $word }“.
coach-hintAgain-why = Das Codewort ist immer noch „{ $code }“. „{ $hint }“ passt zu beiden und verrät dem Hacker, wer du bist.
coach-skip-notPartner = Nicht { $hacker }. Enthalte dich diesmal.
coach-skip-title = Enthalte dich diesmal.
coach-skip-why = Wenn sich die meisten enthalten, fliegt niemand raus. Dann seid ihr beide, du und { $hacker }, noch da, wenn die Stille kommt.
coach-name-title = Nenne den Hacker: Halte das Gesicht von { $hacker }.
coach-name-why = In geraden Runden ist der Admin an der Reihe. Halte, bis sich der Ring schließt, und ihr gewinnt beide.
coach-name-learned = Den anderen Insider gefunden
coach-over-title = Ihr habt euch gefunden.
coach-over-why = Die Insider gewinnen, wenn einer den anderen nennt. Die User gewinnen, wenn einer der beiden rausgewählt wird oder die falsche Person nennt.
coach-refuses-vote = Das könnte der Hacker sein. Und wenn der Hacker rausfliegt, verliert ihr beide.
coach-refuses-suspect = Das könnte der Hacker sein. Lenk den Verdacht lieber woandershin.
coach-refuses-pass = Jetzt nicht passen: Du bist an der Reihe, und du kennst den Hacker.
coach-refuses-wrongName = Ein falscher Name, und die Partie ist verloren. Überleg, wessen Hinweise zu beiden Wörtern gepasst haben.
coach-refuses-notHackers = In ungeraden Runden darf nur der Hacker jemanden nennen. Tippe auf „Passen“.
coach-refuses-tooEarly = Hör dir erst an, was die anderen sagen.
stage-order = Reihenfolge
stage-allVotes = Runde { $round }. Alle { $votes } Stimmen sind da.
stage-votes = Runde { $round }. { $votes } von { $of } Stimmen sind da.
stage-thinking = Denkt nach …
stage-earlier = Runde { $round }: { $hint }
stage-suspected = Verdächtigt von
stage-talk = Besprecht euch.
stage-ready = bereit zur Abstimmung
stage-voted = Stimmen sind da
stage-from = Aus der Chefetage, an alle Schreibtische
stage-legend = Die erste Zahl gilt für diese Partie, die zweite für den Abend.
stage-match = Partie { $played } an diesem Abend
stage-noAdmin = Kein Admin im Spiel
stage-wins = Gewonnen
stage-votedOut = Erwischt
stage-nothing = Verloren
stage-nobodyOut = Niemand fliegt raus.
# After a vote that caught an insider: how many of the others had voted for that player.
stage-bothSaw = Ihr habt es beide gemerkt.
stage-allSaw = Alle { $voters } Stimmen lagen richtig.
stage-someSaw =
    { $voters ->
        [one] Eine Stimme lag richtig.
       *[other] { $voters } Stimmen lagen richtig.
    }
stage-noVotes = Keine Stimme gegen { LIST($names, type: "disjunction") }.
stage-noVotesMany = Keine Stimme gegen die anderen { WORDS($players) }.
stage-usersWin = Die User gewinnen.
stage-insidersWin = Die Insider gewinnen.
stage-named =
    { $isRight ->
        [true] { $name } hat in Runde { $round } { $other } genannt, und das war richtig.
       *[false] { $name } hat in Runde { $round } { $other } genannt, und das war falsch.
    }
stage-saidAlone =
    { $isRight ->
        [true] { $name } hat in Runde { $round } behauptet, allein zu sein, und das stimmte.
       *[false] { $name } hat in Runde { $round } behauptet, allein zu sein, und das stimmte nicht.
    }
stage-votedOutIn =
    { $votes ->
        [one] { $name } flog in Runde { $round } raus, mit einer Stimme.
       *[other] { $name } flog in Runde { $round } raus, mit { WORDS($votes) } Stimmen.
    }
frame-hints = Hinweise
frame-desks = Am Tisch
frame-notes = Notizen
frame-vote = Abstimmung
frame-round = Runde { $round }
frame-roundShort = R{ $round }
frame-order = Reihenfolge
frame-onlyYou = Nur du
frame-suspicions = Dein Verdacht, nur für deine Augen
frame-everybody = Alle
frame-cards = Karten im Spiel
frame-users = { $count } User
frame-inPlay = { LIST($cards, type: "unit") }
frame-oneMissing = Eine davon wurde nicht ausgeteilt, und niemand weiß, welche. Der Hacker ist es nicht.
frame-words = Themenkarte
frame-watching = Du schaust zu.
# The heading of the log before the first round.
frame-beforeFirst = Vor der ersten Runde
# The line above the intro cards.
frame-headline = Wer kennt noch das Codewort?
night-label = Nacht
night-steps-1 = Nacht
night-steps-2 = Runde 1
night-say = Alle schauen in ihren Umschlag.
night-hold = Alle haben gleich viel Zeit: { WORDS($seconds) } Sekunden.
# Shown in a practice match. The clock starts once the person has looked at the card.
night-others = Die anderen haben { WORDS($seconds) } Sekunden Zeit.
night-waits = Lass dir Zeit. Alle warten auf dich.
night-stamp = Vertraulich
night-press = Zum Ansehen halten
night-tap = Zum Ansehen tippen
night-letGo = Zum Versiegeln loslassen
night-tapAgain = Zum Versiegeln noch mal tippen
night-onPhone = Auf deinem Handy
night-shared = Den Bildschirm sehen alle
night-envelope = Dein Umschlag
night-same = Alle sehen gleich aus
night-looking = Du siehst nach. Zum Verdecken loslassen.
night-lookingTap = Du siehst nach. Zum Verdecken tippen.
night-seen = Hab’s gesehen
night-openFirst-hold = Öffne erst den Umschlag: Halte ihn gedrückt.
night-openFirst-tap = Öffne erst den Umschlag: Tippe darauf.
night-wasSeen = Gesehen
secret-youAre = Deine Rolle
secret-code = Codewort
# Shown in place of the code word to a seat that must not see it.
secret-nothing = Kennst du nicht
secret-cover = Deine Rolle und dein Wort
secret-peek = Zum Ansehen halten: deine Seite
secret-peekTap = Zum Ansehen tippen: deine Seite
secret-lookHere-hold = Noch nicht nachgesehen: hier halten
secret-lookHere-tap = Noch nicht nachgesehen: hier tippen
secret-team-users = Du hältst zu den Usern.
secret-team-insiders = Du hältst zu den Insidern.
secret-insiders = Die Insider sind { LIST($names, type: "conjunction") }.
secret-wins-user = Finde heraus, wer es kennt. Fliegt diese Person raus, gewinnen alle User.
secret-wins-debugger = Beide Insider kennen das Wort. Fliegt einer davon raus, gewinnen die User.
secret-wins-accomplice = Die beiden kennen das Wort, du nicht. Nennt einer den anderen, gewinnst du.
secret-wins-mayBeAlone = Vielleicht kennt es noch jemand. Deute es an, nenne die Person und gewinne.
secret-wins-withDebugger = Zwei andere kennen das Wort. Deute es an, nenne den Insider, und du gewinnst.
secret-wins-insider = Noch jemand kennt das Wort. Deute es an, nenne die Person, und du gewinnst.
secret-lines-code = Eines davon ist das Codewort.
secret-lines-insiders = Diese beiden kennen das Wort.
secret-lines-none = Das Codewort erfährst du nicht.
hint-feed = Hinweise
hint-left =
    { $count ->
        [0] Alle Hinweise sind da
        [one] Noch 1 Hinweis
       *[other] Noch { $count } Hinweise
    }
hint-topic =
    { $isAgain ->
        [true] Offenes Wort, noch mal. Thema: { $topic }
       *[false] Offenes Wort. Thema: { $topic }
    }
hint-six = { $topic }: sechs offene Wörter
hint-die = Der Würfel zeigt { $die }
hint-said = Fertig
hint-isSetToVote = Bereit
hint-missed = Verpasst
hint-next = Gleich
hint-noHint = Kein Hinweis von { $name }
hint-roundBreak = Runde { $round }: { $word }
hint-silence = Stille: Niemand wurde genannt
hint-votedOut = { $name } ist raus: { $role }
hint-nobody-skipped = Mehr als die Hälfte enthält sich: Niemand fliegt raus
hint-nobody-tied = Gleichstand: Niemand fliegt raus
hint-yours = Du bist dran. Ein bis drei Wörter zu „{ $word }“.
hint-anybody = Wer will, fängt an, dann im Uhrzeigersinn. Ein bis drei Wörter zu „{ $word }“.
hint-waits = { $name } ist dran. Du kommst später.
hint-given = Dein Hinweis ist da. Jetzt ist { $name } dran.
hint-missedYours = Deine Zeit ist um. Jetzt ist { $name } dran.
hint-out = Du bist raus. Hinweise gibst du nicht mehr, aber mitreden und abstimmen darfst du.
hint-watching =
    { $name ->
        [none] Du schaust zu.
       *[other] Du schaust zu. { $name } ist dran.
    }
hint-onPhone = Schreib deinen Hinweis zu „{ $word }“ auf dem Handy.
hint-saysPublic = „{ $said }“ gilt als das offene Wort, und das darf niemand sagen. Nimm was anderes.
hint-saysCode = „{ $said }“ gilt als das Codewort, und das darfst du nicht sagen. Nimm was anderes.
hint-repeats = „{ $said }“ kam in dieser Runde schon von { $name }. Nimm was anderes.
hint-tooManyWords = Das sind { WORDS($count) } Wörter. Höchstens drei.
hint-tooLong = Das sind { $count } Zeichen. Höchstens { $most }.
hint-sayIt = Hinweis geben
hint-saidIt = Gesagt
hint-talk = Besprecht euch. Wer wusste mehr als das offene Wort?
hint-ready = { $count } von { $of } bereit zur Abstimmung
hint-suspectedBy = Verdächtigt von { LIST($names, type: "unit") }
hint-readyToVote = Bin bereit
hint-isReady = Du bist bereit. Andere reden noch.
hint-chat = Chat
ledger-about-heading = Runde
ledger-about-order = Nach Runde
ledger-row = Runde { $round }: { $word }
ledger-when = R{ $round }
ledger-meant = meinte nur { $word }
ledger-loyal = hält zu den Usern
ledger-suspects = verdächtigt { $name }
ledger-did = { LIST($parts, type: "unit") }
ledger-voted = Stimme gegen { $name }
ledger-skipped = Enthaltung
ledger-out = { $name } raus: { $role }
ledger-nobodyOut = Niemand raus
ledger-myHint =
    { $hint ->
        [none] Mein Hinweis
       *[other] Mein Hinweis „{ $hint }“
    }
ledger-onlyAbout = Ich meinte nur { $word }
ledger-myself = Über mich
ledger-iAmLoyal = Ich halte zu den Usern
ledger-iSuspect = Ich verdächtige …
ledger-votedFor = { $voter } hat gegen { $name } gestimmt.
ledger-wasShown = { $name } wurde rausgewählt: { $role }.
ledger-users = Laut ihren Worten oder ihrer Karte halten { $others } andere zu den Usern. Möglich sind nur { $of }.
ledger-rules-other-vote-title = Verdacht und Stimme passen nicht zusammen
ledger-rules-other-vote-text = Die Stimmen können alle sehen.
ledger-rules-not-loyal-title = Angeblich bei den Usern, in Wahrheit nicht
ledger-rules-not-loyal-text = Die Abstimmung hat die Rolle gezeigt.
ledger-rules-too-many-loyal-title = Zu viele auf der Seite der User
ledger-rules-too-many-loyal-text = Mindestens eine Behauptung ist falsch.
notes-raise = Verdacht { $level } von 3. Zum Ändern tippen.
notes-none = noch kein Hinweis
notes-hints = { LIST($hints, type: "unit") }
vote-ask = Wer kennt das Codewort?
vote-how = Wähl jemanden oder enthalte dich, dann gib deine Stimme ab. Niemand sieht sie, bis alle da sind.
vote-word = Offenes Wort: { $word }
vote-plates = Deine Stimme
vote-round = Runde { $round }
vote-skip = Enthaltung
vote-nobody = gegen niemanden
vote-sealed = Stimmen sind da. Sie werden alle zugleich aufgedeckt.
vote-votes = Stimmen
vote-hasVoted = hat abgestimmt
vote-hasNot = hat noch nicht abgestimmt
vote-lock = Stimme abgeben
vote-lockOn = Stimme abgeben: { $name }
vote-pick = Wähl jemanden oder enthalte dich
vote-done = Versiegelt
vote-seeOwn-hold = Zum Ansehen halten
vote-seeOwn-tap = Zum Ansehen tippen
vote-hideOwn-hold = Zum Verdecken loslassen
vote-hideOwn-tap = Zum Verdecken tippen
vote-watching = Du schaust zu. Die anderen stimmen ab.
reveal-count = Drei, zwei, eins
reveal-together = Hier sind die Stimmen.
reveal-late = Zu spät abgestimmt
reveal-sealed = Versiegelte Stimmen
reveal-all = Alle Stimmen
reveal-votes =
    { $count ->
        [one] 1 Stimme
       *[other] { $count } Stimmen
    }
reveal-skip = Enthaltung
reveal-card = Karte von { $name }
reveal-noCard = Keine Karte aufgedeckt
reveal-nobody = Niemand
reveal-goOn = Zum Ergebnis
reveal-results-nobody = Niemand fliegt raus.
reveal-results-skipped = Mehr als die Hälfte hat sich enthalten.
reveal-results-wasRole =
    { $name ->
        [none] Du warst { $role }.
       *[other] { $name } war { $role }.
    }
reveal-results-wasOnlyUser =
    { $name ->
        [none] Du warst nur User.
       *[other] { $name } war nur User.
    }
reveal-results-usersWin = Die User gewinnen.
reveal-results-noMoreHints =
    { $name ->
        [none] Du gibst keine Hinweise mehr, darfst aber weiter mitreden und abstimmen.
       *[other] { $name } gibt keine Hinweise mehr, darf aber weiter mitreden und abstimmen.
    }
reveal-results-tied = Gleichstand: { LIST($names, type: "conjunction") }.
reveal-results-manyTied = Gleichstand zwischen { WORDS($count) } Leuten.
reveal-results-skips = Enthaltungen zählen nur, wenn sich mehr als die Hälfte enthält.
reveal-timeUp-you = Die Zeit ist um. Du hast nicht abgestimmt, also enthältst du dich.
reveal-timeUp-names = Die Zeit ist um. Keine Stimme von { LIST($names, type: "conjunction") }.
reveal-timeUp-many = Die Zeit ist um. { WORDS($count, case: "capital") } Stimmen fehlen.
reveal-saidAlone = { $name } sagt: „Ich bin allein.“
reveal-named = { $name } nennt { $other }.
reveal-codeWord = Das Codewort war { $word }.
discovery-hush = Psst.
discovery-waits = Lass dir Zeit. Die { WORDS($seconds) } Sekunden laufen noch nicht.
discovery-hold = Um jemanden zu nennen, halte das Gesicht, bis sich der Ring schließt.
discovery-tap = Um jemanden zu nennen, tippe auf das Gesicht und warte, bis sich der Ring schließt.
discovery-risk = Ein falscher Name, und die Partie ist verloren.
discovery-faces = Gesichter
discovery-out = Raus
discovery-pass = Passen
discovery-passed = Gepasst
discovery-alone = Niemand
discovery-aloneHint = „Ich bin allein“
discovery-mayName-outHacker = Du bist raus und hast nichts zu tun. Jetzt darf der Hacker jemanden nennen.
discovery-mayName-outAdmin = Du bist raus und hast nichts zu tun. Jetzt darf der Admin jemanden nennen.
discovery-mayName-outAnyAdmin = Du bist raus und hast nichts zu tun. Jetzt darf der Admin jemanden nennen, falls es ihn gibt.
discovery-mayName-hackerOrAlone = Hacker: Nenne einen Admin, sag „Ich bin allein“ oder passe. Alle anderen: passen.
discovery-mayName-anyAdmin = Admin, falls es dich gibt: Nenne den Hacker oder passe. Alle anderen: passen.
discovery-mayName-hacker = Hacker: Nenne den Admin oder passe. Alle anderen: passen.
discovery-mayName-admin = Admin: Nenne den Hacker oder passe. Alle anderen: passen.
discovery-onlyHacker = In dieser Runde darf nur der Hacker jemanden nennen.
discovery-onlyAdmin = In dieser Runde darf nur der Admin jemanden nennen.
end-memo = Hauspost
end-match = Partie { $played }
end-from-1 = Von
end-from-2 = Chefetage
end-to-1 = An
end-to-2 = Alle Schreibtische
end-re-1 = Betr.
end-re-2 = Das Leck auf meiner Etage
end-word = Das Codewort war
end-desk = Name
end-role = Rolle
end-points = Partie
end-total = Abend
end-scores = Punkte
end-removed = Die Karte „{ $role }“ wurde nicht ausgeteilt.
end-removedUser = Eine User-Karte wurde nicht ausgeteilt.
end-headlines-stopped = Die Partie wurde abgebrochen.
end-headlines-notAlone = „Ich bin allein“ war falsch.
end-headlines-wrong = Der Name war falsch.
end-headlines-alone = Der Hacker hat allein gearbeitet.
end-headlines-found = Die Insider sind entkommen.
end-headlines-admin = Der Admin ist aufgeflogen.
end-headlines-hacker = Der Hacker ist aufgeflogen.
moment-code = Codewort
moment-sealed = Versiegelt
moment-roles = Rollen
moment-insider = Insider
moment-votedOut = Rausgewählt
moment-guessed = Jemanden genannt
moment-nobodyOut = Niemand rausgewählt
moment-over = Ende
moment-envelopes = Nacht. Alle haben einen Umschlag.
moment-phases-hint = Runde { $round }, { $word }: Hinweise.
moment-phases-discuss = Runde { $round }, { $word }: Besprechung.
moment-phases-vote = Runde { $round }, { $word }: Abstimmung.
moment-phases-voteResult = Runde { $round }, { $word }: die Stimmen.
moment-phases-discovery = Runde { $round }, { $word }: die Stille.
moment-phases-matchOver = Runde { $round }, { $word }: das Ende.
intro-goal-title = Worum es geht
intro-goal-text = Alle sehen das **offene Wort**. Die **Insider**, Hacker und Admin, kennen außerdem ein **Codewort**. Sie suchen einander. Alle anderen sind **User**.
intro-win-title = So gewinnt ihr
intro-win-text = { "*" }*Insider:** Einer nennt den anderen, in der Stille nach einer Abstimmung. **User:** Ihr wählt vorher einen Insider raus. Zu dritt oder viert kann der Hacker allein sein.
intro-you-title = Was du tust
intro-you-text = { "*" }*Gib einen Hinweis auf das offene Wort,** höchstens drei Wörter lang. Kennst du das Codewort, sollte dein Hinweis auch dazu passen.
intro-others-title = Was die anderen tun
intro-others-text = Sie geben auch Hinweise. Dann redet ihr und **stimmt geheim ab**. Am Ende jeder Runde ist es kurz still.
pictures-public = Bücherei
pictures-code = Nachhilfe
pictures-hint = „Lehrbuch“
pictures-labels-public = Offenes Wort
pictures-labels-code = Codewort
pictures-labels-hint = Ein Hinweis auf beides
poster-tagline = Nur Insider kennen das Codewort. Finde sie, bevor sie einander finden.
lobby-options-words-title = Sprache der Wörter
lobby-options-words-description = Die Sprache von Themenkarten und Hinweisen. Jeder Bildschirm behält seine Sprache.
lobby-options-hintMode-title = Hinweise
lobby-options-hintMode-description = Geschriebene Hinweise prüft das Spiel. Wer laut spricht, tippt danach auf „Gesagt“.
lobby-options-hintMode-labels-typed = Geschrieben
lobby-options-hintMode-labels-spoken = Gesprochen
lobby-options-avoidRepeats-title = Offene Wörter
lobby-options-avoidRepeats-description = Bei „Gewürfelt“ kann ein Wort in einer Partie zweimal drankommen.
lobby-options-avoidRepeats-labels-false = Gewürfelt
lobby-options-avoidRepeats-labels-true = Jedes nur einmal
lobby-options-debugger-title = Debugger
lobby-options-debugger-description = Am besten ab sechs: Jemand auf der Seite der User kennt das Codewort.
lobby-options-debugger-labels-false = Nicht dabei
lobby-options-debugger-labels-true = Im Spiel
lobby-options-accomplice-title = Trojaner
lobby-options-accomplice-description = Am besten ab sechs: Jemand kennt beide Insider und hilft ihnen.
lobby-options-accomplice-labels-false = Nicht dabei
lobby-options-accomplice-labels-true = Im Spiel
lobby-options-nightSeconds-title = Nacht
lobby-options-hintSeconds-title = Hinweis
lobby-options-hintSeconds-off = Ohne Limit
lobby-options-discussSeconds-title = Besprechung
lobby-options-discussSeconds-off = Ohne Limit
lobby-options-voteSeconds-title = Abstimmung
lobby-options-voteSeconds-off = Ohne Limit
lobby-options-resultSeconds-title = Ergebnis der Abstimmung
lobby-options-discoverySeconds-title = Stille
lobby-paces-1-title = Schnell
lobby-paces-1-about = 30 s je Hinweis, 1½ Min. Besprechung, 20 s Abstimmung. Zu sechst dauert eine Runde etwa 5 Min.
lobby-paces-2-title = Normal
lobby-paces-2-about = 1 Min. je Hinweis, 3 Min. Besprechung, 30 s Abstimmung. Zu sechst dauert eine Runde etwa 10 Min.
lobby-paces-3-title = Gemütlich
lobby-paces-3-about = 2 Min. je Hinweis, 5 Min. Besprechung, 1 Min. Abstimmung. Zu sechst dauert eine Runde etwa 18 Min.
lobby-levels-analyst-title = Controlling
lobby-levels-analyst-about = Hört bei jedem Hinweis genau hin, äußert jeden Verdacht und wird deutlich, wenn alles passt. Kennt auf Englisch die meisten Wörter.
lobby-levels-intern-title = Praktikum
lobby-levels-intern-about = Sagt das Erstbeste, hört nur halb zu und rät zu früh. Kennt auf Englisch die meisten Wörter.
story-night = Nacht
story-round = Runde { $round }
story-claimed =
    { $name ->
        [none] Du hast behauptet, zu den Usern zu halten.
       *[other] { $name } hat behauptet, zu den Usern zu halten.
    }
story-was =
    { $name ->
        [none] Du warst { $role }.
       *[other] { $name } war { $role }.
    }
story-notJudged = Was ein Hinweis meinte, weiß nur, wer ihn gegeben hat.
story-madeIn = Runde { $round }.
story-fooled =
    { $count ->
        [one] Darauf reingefallen: ein User.
       *[other] Darauf reingefallen: { WORDS($count) } User.
    }
story-tied = Die Abstimmung ging unentschieden aus.
story-skipped = Die meisten haben sich enthalten.
story-nobodyOut = Niemand wurde rausgewählt.
story-forInsider =
    { $votes ->
        [one] Eine Stimme ging gegen einen Insider.
       *[other] { $votes } Stimmen gingen gegen einen Insider.
    }
story-votedOut =
    { $name ->
        [none] Du wurdest rausgewählt.
       *[other] { $name } wurde rausgewählt.
    }
story-suspected =
    { $by ->
        [none] Du hast { $name } verdächtigt.
       *[other]
            { $name ->
                [none] { $by } hat dich verdächtigt.
               *[other] { $by } hat { $name } verdächtigt.
            }
    }
story-began = Runde { $round } begann.
story-word = Das Wort war „{ $word }“.
story-named =
    { $by ->
        [none] Du hast { $name } genannt.
       *[other]
            { $name ->
                [none] { $by } hat dich genannt.
               *[other] { $by } hat { $name } genannt.
            }
    }
story-saidAlone =
    { $by ->
        [none] Du hast behauptet, allein zu sein.
       *[other] { $by } hat behauptet, allein zu sein.
    }
story-wasAlone = Das stimmte: Es gab keinen Admin.
story-ended = Die Partie war zu Ende.
# Quotes of a player, and the round. A sentence about the role of the named player follows the round.
story-iAmAlone = „Ich bin allein.“
story-itIs =
    { $name ->
        [none] „Du bist es.“
       *[other] „Es ist { $name }.“
    }
story-iSuspect =
    { $name ->
        [none] „Ich verdächtige dich.“
       *[other] „Ich verdächtige { $name }.“
    }
story-votedFor =
    { $name ->
        [none] Stimme gegen dich.
       *[other] Stimme gegen { $name }.
    }
story-trueIn = Gesagt in Runde { $round }, und es stimmte.
story-when = In Runde { $round }.
roles-hacker = Hacker
roles-admin = Admin
roles-user = User
roles-debugger = Debugger
roles-accomplice = Trojaner
phrases-beside-hacker = Hacker
phrases-beside-admin = Admin
phrases-beside-user = User
phrases-beside-debugger = Debugger
phrases-beside-accomplice = Trojaner
phrases-was-hacker = Hacker
phrases-was-admin = Admin
phrases-was-user = User
phrases-was-debugger = Debugger
phrases-was-accomplice = Trojaner
sides-users = die User
sides-insiders = die Insider
sayings-aloud = laut gesagt
sayings-noHint = kein Hinweis
sayings-quoted = „{ $hint }“
# A word that was already rolled before, so that the repetition does not look like a bug.
sayings-again = { $word } (noch mal)
sayings-loyal = Ich halte zu den Usern.
sayings-meant = Mein Hinweis meinte nur { $word }.
sayings-suspect =
    { $name ->
        [none] Ich verdächtige dich.
       *[other] Ich verdächtige { $name }.
    }
refusals-invalid-args = Diesen Zug kennt das Spiel nicht.
refusals-game-over = Die Partie ist vorbei.
refusals-round-over = Die Runde ist vorbei. Sieh dir erst die neue an.
refusals-not-now = Das geht jetzt nicht.
refusals-already-seen = Das hast du schon angetippt.
refusals-already-passed = Du hast schon gepasst.
refusals-voted-out = Du bist raus. Hinweise gibst du nicht mehr, aber mitreden und abstimmen darfst du.
refusals-already-hinted = Du hast in dieser Runde schon einen Hinweis gegeben.
refusals-hint-missed = Zu spät: Deine Zeit ist um. Die Runde geht ohne deinen Hinweis weiter.
refusals-not-your-turn = Du bist noch nicht dran. Dein Hinweis kommt später in dieser Runde.
refusals-invalid-hint = Ein bis drei Wörter, höchstens 30 Zeichen, mindestens ein Buchstabe oder eine Ziffer.
refusals-too-many-marks = So viele Akzente trägt kein Buchstabe. Schreib es schlicht.
refusals-public-word = Darin steckt das offene Wort. Deute es an, ohne es zu sagen.
refusals-repeated-hint = Den Hinweis gab es in dieser Runde schon. Nimm einen anderen.
refusals-code-word = In deinem Hinweis steckt das Codewort. Nimm einen anderen.
refusals-typed-only = An diesem Tisch werden Hinweise geschrieben.
refusals-already-suspected = Den Verdacht hast du in dieser Runde schon geäußert.
refusals-already-ready = Du bist schon bereit, und das lässt sich nicht zurücknehmen.
refusals-already-voted = Du hast schon abgestimmt. Dabei bleibt es.
refusals-self-target = Dich selbst kannst du nicht wählen.
refusals-target-voted-out = Wer raus ist, steht nicht mehr zur Wahl.
refusals-no-hint-given = Du hast in dieser Runde keinen Hinweis, den du erklären könntest.
refusals-too-many-claims = Für eine Runde hast du genug behauptet.
refusals-nothing-to-retract = Du hast nichts behauptet, was du zurücknehmen könntest.
refusals-not-your-claim = Zurücknehmen kannst du nur, was du selbst behauptet hast.
refusals-already-retracted = Das hast du schon zurückgenommen.
refusals-alone-not-offered = In dieser Partie kannst du nicht allein sein. Nenne jemanden.
refusals-inquisition-needs-five = Debugger und Trojaner gibt es erst ab fünf. Lasst sie weg oder holt noch jemanden dazu.
refusals-inquisition-with-five = Debugger und Trojaner sind für sechs oder mehr Leute gedacht.
log-round =
    { $isAgain ->
        [true] Runde **{ $round }**. Der Würfel zeigt **wieder { $die }**: { $word }.
       *[false] Runde **{ $round }**. Der Würfel zeigt **{ $die }**: { $word }.
    }
log-picked =
    { $name ->
        [none] Niemand hat rechtzeitig angefangen, also fängst **du** an.
       *[other] Niemand hat rechtzeitig angefangen, also fängt { $name } an.
    }
log-typed =
    { $by ->
        [none] { "*" }*Du**: „{ $hint }“
       *[other] { $by }: „{ $hint }“
    }
log-aloud =
    { $by ->
        [none] { "*" }*Du** hast einen Hinweis laut gesagt.
       *[other] { $by } hat einen Hinweis laut gesagt.
    }
log-noHint =
    { $by ->
        [none] { "*" }*Du** hast keinen Hinweis gegeben.
       *[other] { $by } hat keinen Hinweis gegeben.
    }
log-suspected =
    { $by ->
        [none] { "*" }*Du** verdächtigst { $name }.
       *[other]
            { $name ->
                [none] { $by } verdächtigt **dich**.
               *[other] { $by } verdächtigt { $name }.
            }
    }
log-votes = Stimmen: { LIST($counts, type: "unit") }.
log-count =
    { $name ->
        [none] { "*" }*du { $votes }**
       *[other] { $name } **{ $votes }**
    }
log-skipped = { "*" }*{ $votes } enthalten**
log-late = { "*" }*{ $votes } zu spät**
log-skippedOut = Mehr als die Hälfte hat sich enthalten. Niemand fliegt raus.
log-tied = Gleichstand. Niemand fliegt raus.
log-shown =
    { $name ->
        [none] { "*" }*Du** ({ $role }) wurdest rausgewählt.
       *[other] { $name } ({ $role }) wurde rausgewählt.
    }
log-alone =
    { $by ->
        [none]
            { "*" }*Du** ({ $role }) hast behauptet, allein zu sein, und das war { $isRight ->
                [true] { "*" }*richtig**
               *[false] { "*" }*falsch**
            }.
       *[other]
            { $by } ({ $role }) hat behauptet, allein zu sein, und das war { $isRight ->
                [true] { "*" }*richtig**
               *[false] { "*" }*falsch**
            }.
    }
log-named =
    { $by ->
        [none]
            { "*" }*Du** ({ $role }) hast { $name } genannt, und das war { $isRight ->
                [true] { "*" }*richtig**
               *[false] { "*" }*falsch**
            }.
       *[other]
            { $name ->
                [none]
                    { $by } ({ $role }) hat **dich** genannt, und das war { $isRight ->
                        [true] { "*" }*richtig**
                       *[false] { "*" }*falsch**
                    }.
               *[other]
                    { $by } ({ $role }) hat { $name } genannt, und das war { $isRight ->
                        [true] { "*" }*richtig**
                       *[false] { "*" }*falsch**
                    }.
            }
    }
log-users = { "*" }*Die User gewinnen.**
log-insiders = { "*" }*Die Insider gewinnen.**
log-cancelled = Drei Runden ohne einen Zug. Die Partie wird abgebrochen.
status-night = Nacht. Alle sehen sich ihre eigene Karte an.
status-word = das Wort
status-yourTurn = Du bist dran: Gib einen Hinweis auf „{ $word }“.
status-turn = { $name } überlegt sich einen Hinweis auf „{ $word }“ …
status-anyone = Wer will, fängt an, mit einem Hinweis auf „{ $word }“.
status-youToo = Wer will, fängt an. Fällt dir was zu „{ $word }“ ein?
status-ready = Besprecht euch. { $ready } von { $of } sind bereit zur Abstimmung.
status-talk = Wer hat etwas anderes angedeutet? Besprecht euch, dann tippt auf „Bin bereit“.
status-voted = { $votes } von { $of } Stimmen sind da.
status-vote = Stimm gegen jemanden oder enthalte dich. Bis zur Zählung bleibt alles versiegelt.
status-votesIn = Die Stimmen sind da.
status-shown = { $name } war { $role }. Die Partie geht weiter.
status-silence = Stille. Wird jemand einen Namen nennen?
status-over = Die Partie ist vorbei.
status-votedOut = { $name } ({ $role }) wurde rausgewählt. Die User gewinnen.
status-found = { $name } hat { $partner } gefunden. Die Insider gewinnen.
status-knewAlone = { $name } war allein und wusste es. Der Hacker gewinnt.
status-notAlone = { $name } hat behauptet, allein zu sein, und war es nicht. Die User gewinnen.
status-wrong = { $name } hat { $other } genannt, doch { $other } war { $role }. Die User gewinnen.
status-nobodyMoved = Drei Runden lang kein Zug. Die Partie wird abgebrochen und zählt nicht.
