### A weapon’s name in `weapons-the` is also the name of its term, so that sentences can choose a case. Therefore it has no
### article, umlaut or space. Log lines emphasize the name and cannot look up the term: they name it without an article.

-weapon-Fleischwolf = der Fleischwolf
    .capital = Der Fleischwolf
    .accusative = den Fleischwolf
    .capitalAccusative = Den Fleischwolf
    .dative = dem Fleischwolf
-weapon-Fleischklopfer = der Fleischklopfer
    .capital = Der Fleischklopfer
    .accusative = den Fleischklopfer
    .capitalAccusative = Den Fleischklopfer
    .dative = dem Fleischklopfer
-weapon-Handschuhe = die Handschuhe
    .capital = Die Handschuhe
    .accusative = die Handschuhe
    .capitalAccusative = Die Handschuhe
    .dative = den Handschuhen
-weapon-Hackbeil = das Hackbeil
    .capital = Das Hackbeil
    .accusative = das Hackbeil
    .capitalAccusative = Das Hackbeil
    .dative = dem Hackbeil
-weapon-Bolzenpistole = die Bolzenpistole
    .capital = Die Bolzenpistole
    .accusative = die Bolzenpistole
    .capitalAccusative = Die Bolzenpistole
    .dative = der Bolzenpistole
-weapon-Katana = das Katana
    .capital = Das Katana
    .accusative = das Katana
    .capitalAccusative = Das Katana
    .dative = dem Katana
-weapon-Baseballkeule = die Baseballkeule
    .capital = Die Baseballkeule
    .accusative = die Baseballkeule
    .capitalAccusative = Die Baseballkeule
    .dative = der Baseballkeule
-weapon-Garrotte = die Garrotte
    .capital = Die Garrotte
    .accusative = die Garrotte
    .capitalAccusative = Die Garrotte
    .dative = der Garrotte
-weapon-Terpentin = das Terpentin
    .capital = Das Terpentin
    .accusative = das Terpentin
    .capitalAccusative = Das Terpentin
    .dative = dem Terpentin

coach-goal = Finde heraus, wer es war und womit.
coach-left-1 = Eine Woche lang lügen, als korrupter Cop
coach-left-2 = Zwei korrupte Cops, wenn ihr zu fünft seid
coach-left-3 = Weiterspielen, wenn du aufgeflogen bist
coach-left-4 = Andere verdächtigen und die letzten Schüsse am Freitag
coach-readOn = Eins nach dem anderen. Tippe erst auf „Weiter“.
coach-callFirst = Ruf erst deinen Kontakt an.
coach-hearFirst = Hör dir erst an, was dein Kontakt sagt.
coach-listen = Hör dir an, was dein Kontakt sagt.
coach-claim = Sag den anderen, was du gehört hast.
coach-monday-title = Ruf deinen Kontakt an.
coach-monday-learned = Deinen Kontakt angerufen
coach-monday-shared = Einen Hinweis weitergegeben
coach-monday-call = Einmal am Tag entlastet dein Kontakt jemanden oder eine Waffe. Tippe auf **Anrufen**. Falls du noch telefonierst, leg erst auf.
coach-monday-listen = Geh ran und halte die Karte gedrückt, um sie zu lesen. Nur du siehst den Text. Alle Anrufe bleiben unter **Meine Anrufe**.
coach-monday-claim = Ein Hinweis nützt niemandem, solange du ihn für dich behältst. Tippe auf **Behaupten** und wähle, was dein Kontakt entlastet hat.
coach-tuesday-title = Ruf deinen Kontakt noch mal an.
coach-tuesday-learned = Den nächsten Hinweis geholt
coach-tuesday-shared = Auch den weitergegeben
coach-tuesday-call = Dein Kontakt hat einen Hinweis für dich, vielleicht auch zwei. Alle sehen, dass du anrufst, aber nicht, wonach du fragst.
coach-tuesday-listen = Halte die Karte gedrückt, um sie zu lesen. Oder such den Anruf unter **Meine Anrufe**.
coach-tuesday-claim = Gesucht sind die Person und die Waffe, die niemand entlasten kann.
coach-answer-title = Geh ans Telefon.
coach-answer-why = Es klingelt bei allen, und niemand hört bei den anderen mit.
coach-side-title = Halte gedrückt: Auf welcher Seite stehst du?
coach-side-why = Solange du hältst, siehst nur du es. Schon aufgelegt? Dann lies deinen ersten Anruf unter **Meine Anrufe**.
coach-sideFirst = Sieh erst nach, auf welcher Seite du stehst.
coach-contact-title = Behalt das für dich.
coach-contact-why = Ein Kontakt lügt ehrliche Cops nie an. Aber jemand hier ist korrupt und wird dich anlügen. Du weißt nicht, wer.
coach-contact-learned = Erfahren, auf welcher Seite du stehst
coach-others-title = Jetzt sagen die anderen, was sie gehört haben.
coach-others-why = Nur { $name } sagt, { $suspect } sei sauber. Das kann stimmen. Oder gelogen sein.
coach-others-learned = Gehört, was die anderen behaupten
coach-wait-title = Sag { $name }, dass du warten willst.
coach-wait-why =
    { $areMany ->
        [true] Du weißt, dass { TERM("weapon", $token) } sauber sind. Dieses Paar kann den Fall also nicht lösen, ein anderes vielleicht schon.
       *[false] Du weißt, dass { TERM("weapon", $token) } sauber ist. Dieses Paar kann den Fall also nicht lösen, ein anderes vielleicht schon.
    }
coach-wait-learned = Eine sinnlose Überprüfung verhindert
coach-agree-title = { $suspect } und { TERM("weapon", $weapon) }? Nur zu.
coach-agree-why = Niemand hat gesagt, dass eins von beiden sauber ist. Eine Überprüfung beendet den Tag für alle.
coach-wrong-title = Falsch: keins von beiden.
coach-wrong-why = Beide sind endgültig entlastet. Zwei Sorgen weniger.
coach-blown-title = Eine Überprüfung kann jemanden auffliegen lassen.
coach-blown-why = Das merkt sonst niemand.
coach-blown-learned = Gelernt, wodurch man auffliegt
coach-propose-title = Schlag { $suspect } und { TERM("weapon", $weapon, form: "accusative") } vor.
coach-propose-why = Du weißt, dass die Waffe sauber ist, also kann dieses Paar den Fall nicht lösen. Aber es stellt das Wort von { $name } auf die Probe: Lautet der Befund „faul“, ist eins von beiden schuldig. Und die Waffe ist es nicht.
coach-propose-learned = Ein Paar vorgeschlagen
coach-answers-title = { $name } will, dass du wartest.
coach-answers-why = Die anderen sagen: Nur zu. Du entscheidest. Aber frag dich, wer etwas davon hat, wenn du wartest.
coach-examine-title = Prüf das Paar.
coach-examine-why = Alle sehen den Befund, und der Tag ist vorbei.
coach-examine-learned = Ein Paar geprüft
coach-fishy-title = Faul: Eins von beiden ist schuldig.
coach-fishy-why = Die Waffe ist sauber, das weißt du. Also war es { $suspect }. Und { $name } hat behauptet, { $surname } sei sauber.
coach-fishy-learned = Eine Lüge entlarvt
coach-shoot-title = Schieß auf { $name }.
coach-shoot-why = Wer deckt schon einen Mord? Nur ein korrupter Cop. Du hast eine Kugel für die ganze Woche.
coach-shoot-learned = Auf eine Lüge geschossen
coach-hit-title = Treffer. Noch ein Leben.
coach-hit-why = Die beiden Dienstmarken neben einem Namen sind Leben. Wer beide verliert, ist tot und verliert die Partie, zusammen mit der eigenen Seite.
coach-week-title = Dir gehen die Tage aus.
coach-week-why = Am Donnerstag könnt ihr zum letzten Mal prüfen. Am Freitag kannst du noch schießen. Danach gewinnt der korrupte Cop. Gegen Bots beendest du jeden Tag selbst, mit **Feierabend**.
coach-close-why = Du weißt, wer es war, und von dieser Waffe hat niemand gesagt, sie sei sauber. Stimmt das Paar, ist der Fall gelöst.
coach-over-won = Fall gelöst. Du gewinnst.
coach-over-lost = Diesmal gewinnt der korrupte Cop.
coach-over-why = So sieht eine ehrliche Woche aus. Die korrupte macht mehr Spaß.
coach-refuses-claims-contact = Behalt deinen Kontakt für dich. Wer korrupt ist, würde ihn sofort prüfen, nur damit du keine Hinweise mehr bekommst.
coach-refuses-claims-suspicion = Warte, bis du es beweisen kannst.
coach-refuses-claims-blown = Dein Kontakt redet noch mit dir. Sag, was du gehört hast.
coach-refuses-notTold = Das hat dein Kontakt nicht gesagt. Sieh unter „Meine Anrufe“ nach. Gelogen wird später.
coach-refuses-noCall = Du brauchst keinen weiteren Anruf. Folge den Hinweisen, die du hast.
coach-refuses-retract = In dieser Lernpartie bleibt deine Behauptung auf dem Tisch.
coach-refuses-rest = Gegen Bots beendet „Feierabend“ deinen Tag früher. In dieser Lernpartie enden die Tage von selbst.
coach-refuses-noProof = Heb dir deine einzige Kugel für eine Lüge auf, die du beweisen kannst.
coach-refuses-notThis = Hier kannst du keine Lüge beweisen.
coach-refuses-hearOthers = Hör dir erst an, was die anderen sagen.
coach-refuses-proposed = Dein Paar hast du schon vorgeschlagen.
coach-refuses-testClaim = Stell erst diese eine Behauptung auf die Probe.
coach-refuses-cleanWeapon = Nimm eine Waffe, von der du weißt, dass sie sauber ist. Dann geht es beim Befund nur noch um die Person.
coach-refuses-tellFirst = Sag es erst den anderen.
coach-refuses-stick = Bleib beim vorgeschlagenen Paar.
coach-refuses-notYours = Dieses Paar prüft, wer es vorgeschlagen hat.
coach-refuses-awaitAnswers = Warte ab, was die anderen sagen.
coach-refuses-askToWait = Du weißt, dass eins von beiden sauber ist. Tippe auf „Warten“.
coach-refuses-letIt = Du weißt nichts, was gegen dieses Paar spricht. Tippe auf „Nur zu“.
stage-hasPair = { $day }. { $name } hat ein Paar im Visier.
stage-asksToWait = Warten
stage-goAhead = Nur zu
stage-hasNotSaid = Noch keine Antwort
stage-seconds = Sek.
stage-saidAbout = Über die beiden gesagt
stage-lastSaid = Zuletzt gesagt
stage-nothingSaid = Noch nichts.
stage-said = „{ $words }“
stage-when = { $name }, { $day }
stage-isClean = { $suspect } ist sauber.
stage-myContact = Mein Kontakt ist { $suspect }.
stage-blown = Ich bin aufgeflogen.
stage-fishyWith = Faul: { $token } mit { $other }
stage-onBoard = An der Pinnwand, { $day }
stage-examined = { $name } hat die beiden am { $day } geprüft.
stage-saidGoAhead = { $name } sagte: Nur zu.
stage-askedToWait = { $name } sagte: Warte.
stage-first = { $name } hat die beiden zuerst vorgeschlagen, am { $day }.
stage-begins = { $day } beginnt
stage-file = Die Akte geht auf
stage-fishy = Eins von beiden.
stage-either = Entweder { $suspect } oder { TERM("weapon", $weapon) }. Mehr verrät der Befund nicht.
stage-wrong = Keins von beiden.
stage-cleared = { $suspect } und { TERM("weapon", $weapon) }: beide entlastet.
stage-didIt =
    { $pronoun ->
        [her] Sie war’s.
       *[other] Er war’s.
    }
stage-crime = { $suspect }, mit { TERM("weapon", $weapon, form: "dative") }.
stage-honestWin = Die ehrlichen Cops gewinnen.
board-board = Pinnwand
board-week = Die Woche
board-suspects = Verdächtige
board-weapons = Waffen
board-players = Cops am Tisch
board-today = Heute
board-nothingExamined = Kein Befund
board-fishy = Faul
board-inFishyPair = in einem faulen Paar
board-crossedOff = Durchgestrichen
board-questioned = Fragezeichen
board-cleared = Entlastet
board-guilty = Schuldig
board-cleanClaim = sauber
board-contactClaim = Kontakt
board-mixedClaims = { $count } Stimmen
board-claimedClean =
    { $count ->
        [one] einmal für sauber erklärt
        [2] zweimal für sauber erklärt
       *[other] { $count }-mal für sauber erklärt
    }
board-called = Angerufen
board-notCalled = Kein Anruf
board-calledToday =
    { $isCalled ->
        [true] Hat heute schon angerufen
       *[false] Hat heute noch nicht angerufen
    }
board-lives = { $left } von { $of } Leben
board-loaded = Kugel noch im Lauf
board-fired = Kugel verschossen
board-loadedHit =
    { $hits ->
        [one] Kugel noch im Lauf, einmal getroffen
        [2] Kugel noch im Lauf, zweimal getroffen
       *[other] Kugel noch im Lauf, { $hits }-mal getroffen
    }
board-firedHit =
    { $hits ->
        [one] Kugel verschossen, einmal getroffen
        [2] Kugel verschossen, zweimal getroffen
       *[other] Kugel verschossen, { $hits }-mal getroffen
    }
board-claims =
    { $count ->
        [one] 1 Behauptung auf dem Tisch
       *[other] { $count } Behauptungen auf dem Tisch
    }
board-marks-hold = Halten: meine Zeichen
board-marks-tap = Tippen: meine Zeichen
board-marksShort = Meine Zeichen
board-marksShortest = Zeichen
board-marksHeld = Meine Zeichen, offen
board-marksHint-hold = zum Ansehen halten
board-marksHint-tap = zum Ansehen tippen
board-marksShared = Auf deinem Handy
# The line above the intro cards.
board-headline = Wer war’s? Und wer von euch ist korrupt?
board-myCalls = Meine Anrufe
board-calls = Anrufe
board-readFirst = { $day }: Lies deinen ersten Anruf unter „Meine Anrufe“.
board-lookFirst = { $day }: Sieh nach, ob deine Tarnung hält, dann ruf an.
dock-investigate = Anrufen
dock-claim = Behaupten
dock-toAll = für alle
dock-examine = Prüfen
dock-shoot = Schießen
dock-once = 1× heute
dock-rings = klingelt am Handy
dock-onPhone = am Handy
dock-ends = Tag endet
dock-oneBullet = 1 Kugel
dock-done = Feierabend
dock-forToday = für heute
dock-skipsCall = ohne Anruf
dock-later = später
dock-afterLesson = noch nicht
side-look-hold = Zum Ansehen halten
side-look-tap = Zum Ansehen tippen
side-what =
    { $asksCover ->
        [true] bist du aufgeflogen?
       *[false] deine Seite, dein Kontakt
    }
side-shared = Deine Seite steht auf deinem Handy
side-holds-honest = Ehrlich. Deine Tarnung hält
side-holds-dirty = Korrupt. Deine Tarnung hält
side-blown-honest = Ehrlich. Du bist aufgeflogen
side-blown-dirty = Korrupt. Du bist aufgeflogen
side-murderer = { $name } war’s, mit { TERM("weapon", $weapon, form: "dative") }.
side-contact = Dein Kontakt: { $name }.
side-wins-honest = Du gewinnst, wenn jemand das richtige Paar prüft oder ein korrupter Cop stirbt.
side-wins-dirty = Du gewinnst, wenn niemand das richtige Paar prüft oder ein ehrlicher Cop stirbt.
plan-label = Vorgeschlagenes Paar
# The next act of a player, above the pair. Null is the reader.
plan-wants =
    { $name ->
        [none] { "*" }*Du** willst prüfen
       *[other] { $name } will prüfen
    }
plan-examinesIn = { $name } prüft in { $seconds } s:
# A toast for players who do not see the proposal.
plan-willExamine = Noch zehn Sekunden, dann prüft { $name }: { $suspect } und { TERM("weapon", $weapon) }.
plan-aboutTo = { $name } prüft gleich:
plan-thinks = { $name } überlegt noch:
plan-answered-object =
    { $name ->
        [none] Du willst warten
       *[other] { $name } will warten
    }
plan-answered-agree =
    { $name ->
        [none] Du hast nichts dagegen
       *[other] { $name } hat nichts dagegen
    }
plan-answered-askedYou =
    { $name ->
        [none] Du bittest darum
       *[other] { $name } bittet dich darum
    }
plan-answered-toldYou =
    { $name ->
        [none] Du sagst: Nur zu
       *[other] { $name } sagt: Nur zu
    }
plan-two =
    { $first ->
        [none] Du und { $second }
       *[other]
            { $second ->
                [none] { $first } und du
               *[other] { $first } und { $second }
            }
    }
plan-more =
    { $name ->
        [none] Du und { $others } weitere
       *[other] { $name } und { $others } weitere
    }
plan-wait = Warten
plan-goAhead = Nur zu
plan-examine = Jetzt prüfen
plan-none = Noch kein Paar vorgeschlagen. Schlag eins vor, mit „Prüfen“.
plan-noneYet = Noch kein Paar vorgeschlagen.
plan-friday = Am Freitag wird nicht mehr geprüft.
closed-first-call-pending = erst rangehen
closed-verdict-showing = erst Befund
closed-too-many-claims = heute genug
closed-already-called = erledigt
closed-no-examine-on-friday = heute nicht
closed-no-bullet = Kugel weg
closed-bullets-on-table = auf dem Tisch
closed-game-over = Spiel vorbei
closed-already-rested = Bots dran
call-rings =
    { $isFirst ->
        [true] { $day }, es klingelt
       *[false] { $day }, Rückruf
    }
call-onTheLine = { $day }, am Apparat
call-caller =
    { $isFirst ->
        [true] Nummer unterdrückt
       *[false] Dein Kontakt
    }
call-wantsAWord =
    { $isFirst ->
        [true] Jemand will dich sprechen, { $name }.
       *[false] Du hast angerufen. Hier kommt die Antwort, { $name }.
    }
call-ear =
    { $isSpoken ->
        [true] Kopfhörer rein oder Handy ans Ohr.
       *[false] Der Anruf kommt als Text. Zu hören ist nichts.
    }
call-hangUp = Auflegen
call-answer = Rangehen
call-outLoud = Laut
call-captions = Untertitel
call-again = Noch mal
call-look-hold = Zum Ansehen halten
call-look-tap = Zum Ansehen tippen
call-lookKey = Zum Ansehen Leertaste oder Karte halten
call-lookHint = Dann siehst du, wer dran ist, und jedes Wort.
call-shoulder = Verdeckt, bis du hinsiehst.
call-looking-hold = Du siehst hin. Loslassen verdeckt wieder.
call-looking-tap = Du siehst hin. Tippen verdeckt wieder.
call-onPhone = Auf deinem Handy
call-onPhoneHint = Diesen Bildschirm sehen alle. Sieh auf dein anderes Gerät.
call-contact = Dein Kontakt
call-askAlone = Hört sonst niemand mit?
call-askAloneHint = Alle im Raum und im Videoanruf würden den Anruf hören.
call-onlyMe = Niemand hört mit
call-keepQuiet = Lieber leise
call-mine = Deine Seite, dein Kontakt, deine Anrufe
call-first = Erster Anruf
call-isRead =
    { $isRead ->
        [true] gelesen
       *[false] noch nicht gelesen
    }
call-onCard-hold = auf der Karte: zum Lesen halten
call-onCard-tap = auf der Karte: zum Lesen tippen
call-open =
    { $isRead ->
        [true] Noch mal
       *[false] Lesen
    }
call-whoAmI = Zurück zu meiner Seite
call-myCalls = Meine Anrufe
call-blown = Dein Kontakt wurde geprüft, du bist aufgeflogen: keine Hinweise mehr.
secret-youAre-honest = Du bist ehrlich.
secret-youAre-dirty = Du bist korrupt.
secret-truthful = Unschuldig. Und sagt die Wahrheit.
secret-cover-holds = Deine Tarnung hält.
secret-cover-blown = Du bist aufgeflogen: keine Hinweise mehr.
secret-murderer =
    { $pronoun ->
        [her] Sie war’s, mit { TERM("weapon", $weapon, form: "dative") }.
       *[other] Er war’s, mit { TERM("weapon", $weapon, form: "dative") }.
    }
secret-notCalled = Noch nicht angerufen.
secret-nothing = Nichts Neues.
notebook-honest = Du bist ehrlich. Dein Kontakt ist { $contact }.
notebook-dirty = Du bist korrupt. { $murderer } war’s, mit { TERM("weapon", $weapon, form: "dative") }.
notebook-clean = Merk dir als sauber: { LIST($tokens, type: "conjunction") }.
notebook-noClue = { $day }, kein Hinweis
notebook-clues = { $day }, sauber: { LIST($tokens, type: "unit") }
investigate-title = Ruf deinen Kontakt an
investigate-caps = { $day }, ein Anruf
investigate-question = Wonach fragst du?
investigate-suspects = Nach Verdächtigen
investigate-suspectsHint = Wer ist sauber?
investigate-weapons = Nach Waffen
investigate-weaponsHint = Was ist sauber?
investigate-public = Alle sehen, dass du anrufst. Niemand sieht, wonach du fragst.
investigate-wasted = Wurde dein Kontakt schon geprüft, bekommst du keinen Hinweis.
examine-caps = { $day }, Überprüfung { $request }
examine-pick = Wer und womit?
examine-suspect = Wer
examine-weapon = Womit
examine-next = Weiter
examine-choose-suspect = Person wählen
examine-choose-weapon = Waffe wählen
examine-empty = Wählen
examine-both = { $suspect } und { TERM("weapon", $weapon) }. Gleich wirst du noch mal gefragt.
examine-nowWeapon = { $suspect } also. Und womit?
examine-nowSuspect = { TERM("weapon", $weapon, form: "capital") } also. Und wer?
examine-pickBoth = Wähle eine Person und eine Waffe.
examine-nothingSaid = Nichts gesagt
examine-claimedClean = sauber
examine-claimedContact = Kontakt
examine-pairedWith-wrong = Mit { $other }: falsch
examine-pairedWith-fishy = Mit { $other }: faul
examine-pairedWith-correct = Mit { $other }: richtig
examine-confirm = Dieses Paar prüfen?
examine-read = Alle erfahren den Befund.
examine-change = Ändern
examine-ends = { $day } ist dann sofort vorbei.
# Players who have not called yet.
examine-youLose = Du verpasst den heutigen Anruf.
examine-youAndLose =
    { COUNT($names) ->
        [one] Du und { LIST($names, type: "conjunction") } verpasst den heutigen Anruf.
       *[other] Du, { LIST($names, type: "conjunction") } verpasst den heutigen Anruf.
    }
examine-lose =
    { COUNT($names) ->
        [one] { LIST($names, type: "conjunction") } verpasst den heutigen Anruf.
       *[other] { LIST($names, type: "conjunction") } verpassen den heutigen Anruf.
    }
examine-blowsCover = Wer { $suspect } als Kontakt hat, ist aufgeflogen: keine Hinweise mehr.
examine-endsClues = Wer { $suspect } als Kontakt hat, bekommt keine Hinweise mehr.
# The answers of players to the proposed pair. Null is the reader.
examine-proposed =
    { $name ->
        [none] Dein Vorschlag.
       *[other] Vorschlag von { $name }.
    }
examine-saysWait =
    { $name ->
        [none] Du sagst: Warte.
       *[other] { $name } sagt: Warte.
    }
examine-saysGo =
    { $name ->
        [none] Du sagst: Nur zu.
       *[other] { $name } sagt: Nur zu.
    }
examine-noObjection =
    { $name ->
        [none] Von dir kein Einwand.
       *[other] Von { $name } kein Einwand.
    }
examine-noAnswer =
    { $name ->
        [none] Du hast noch nichts gesagt.
       *[other] { $name } hat noch nichts gesagt.
    }
examine-quote = „{ $words }“
examine-notYet = Noch nicht
examine-examine = Prüfen
examine-examineNow = Jetzt prüfen
examine-askFirst = Erst die anderen fragen
shoot-caps = { $day }, deine einzige Kugel
shoot-pick = Auf wen schießt du?
shoot-confirm = Auf { $name } schießen?
shoot-once = Du hast nur diese eine Kugel.
shoot-everybody = Alle sehen es.
shoot-hit =
    { $left ->
        [one] Der Schuss ist tödlich für { $name }.
        [2] Danach hat { $name } noch ein Leben.
       *[other] Danach hat { $name } noch zwei Leben.
    }
shoot-ends = Wer stirbt, beendet das Spiel: Stirbt ein korrupter Cop, gewinnen die ehrlichen. Stirbt ein ehrlicher, gewinnen die korrupten.
shoot-notYet = Noch nicht
shoot-shoot = Schießen
shoot-livesLeft =
    { $left ->
        [one] noch 1 Leben
       *[other] noch { $left } Leben
    }
verdict-caps = Überprüfung am { $day }
verdict-who =
    { $by ->
        [none] Du hast { $suspect } und { TERM("weapon", $weapon, form: "accusative") } geprüft.
       *[other] { $by } hat { $suspect } und { TERM("weapon", $weapon, form: "accusative") } geprüft.
    }
verdict-goesOn = Geht von selbst weiter
verdict-begins = { $day } beginnt
verdict-open = Akte öffnen
verdict-wrong = Keins von beiden. Beide sind entlastet.
verdict-fishy = Eins von beiden ist schuldig.
verdict-correct =
    { $pronoun ->
        [her] Sie war’s, und das ist die Tatwaffe. Die ehrlichen Cops gewinnen.
       *[other] Er war’s, und das ist die Tatwaffe. Die ehrlichen Cops gewinnen.
    }
shot-bang = Peng
shot-who =
    { $by ->
        [none] Du hast auf { $name } geschossen.
       *[other]
            { $name ->
                [none] { $by } hat auf dich geschossen.
               *[other] { $by } hat auf { $name } geschossen.
            }
    }
shot-caps = { $day }, ein Schuss
shot-why = „{ $words }“
shot-fires = schießt
shot-hit =
    { $left ->
        [0] ist tot
       *[other] getroffen
    }
shot-stamp = Tot
shot-left =
    { $name ->
        [none]
            { $lives ->
                [one] Du hast noch ein Leben. Ein Treffer verrät nicht, auf welcher Seite du stehst.
               *[other] Du hast noch { WORDS($lives) } Leben. Ein Treffer verrät nicht, auf welcher Seite du stehst.
            }
       *[other]
            { $lives ->
                [one] { $name } hat noch ein Leben. Ein Treffer verrät nicht, auf welcher Seite { $name } steht.
               *[other] { $name } hat noch { WORDS($lives) } Leben. Ein Treffer verrät nicht, auf welcher Seite { $name } steht.
            }
    }
shot-dead =
    { $name ->
        [none] Du bist tot.
       *[other] { $name } ist tot.
    }
shot-wasHonest =
    { $name ->
        [none] Du warst ehrlich. Die korrupten Cops gewinnen.
       *[other] { $name } war ehrlich. Die korrupten Cops gewinnen.
    }
shot-wasDirty =
    { $name ->
        [none] Du warst korrupt. Die ehrlichen Cops gewinnen.
       *[other] { $name } war korrupt. Die ehrlichen Cops gewinnen.
    }
shot-goOn = Weiter
claim-toldHint = Was du gehört hast, und dein Zeichen
claim-nothingTold = Dazu hast du nichts gehört.
claim-place = { $place }, { $doing }.
claim-yourContact = Dein Kontakt.
claim-yourSecret = Die Tatwaffe.
claim-yourPayer = Hat gemordet. Und bezahlt dich.
claim-marked-out = Von dir durchgestrichen.
claim-marked-doubt = Von dir mit Fragezeichen versehen.
claim-marked-none = Kein Zeichen.
claim-pencil = Bleistift, nur für deine Augen
claim-cross = Streichen
claim-question = Fragezeichen
claim-rub = Radieren
claim-onTable = Auf dem Tisch
claim-nobody = Dazu hat niemand etwas behauptet.
claim-sayClean-her = „Sie ist sauber“
claim-sayClean-him = „Er ist sauber“
claim-sayClean-it = „Die Waffe ist sauber“
claim-sayClean-they = „Die sind sauber“
claim-sayContact =
    { $pronoun ->
        [her] „Sie ist mein Kontakt“
       *[other] „Er ist mein Kontakt“
    }
claim-sayBlown = „Ich bin aufgeflogen“
claim-saySuspect = „Ich verdächtige { $name }“
claim-isClean = Sauber ist …
claim-myContact = Mein Kontakt ist …
claim-iSuspect = Ich verdächtige …
claim-claimed =
    { $areMany ->
        [true] { $name } sagt: { TERM("weapon", $token, form: "capital") } sind sauber.
       *[false] { $name } sagt: { TERM("weapon", $token, form: "capital") } ist sauber.
    }
claim-claimedContact = { $name } sagt: Mein Kontakt.
claim-suspects =
    { $isYou ->
        [true] { $name } verdächtigt dich.
       *[false] Wird von { $name } verdächtigt.
    }
claim-silent = Hat noch nichts behauptet.
claim-free = Eine Behauptung kann gelogen sein.
claim-put = Etwas behaupten
claim-ask = Sagst du das?
claim-public = Alle sehen es, mit deinem Namen.
claim-takeBack = Du kannst es später zurücknehmen, aber auch das sehen alle.
claim-say = Sagen
claim-whatWasSaid = Was gesagt wurde
claim-examined-wrong = { $day }: geprüft mit { TERM("weapon", $other, form: "dative") }, falsch.
claim-examined-fishy = { $day }: geprüft mit { TERM("weapon", $other, form: "dative") }, faul.
claim-examined-correct = { $day }: geprüft mit { TERM("weapon", $other, form: "dative") }, richtig.
claim-aSuspect = Verdächtig
claim-aWeapon = Waffe
claim-you = Dein Platz
claim-cop = Am Tisch
claim-iDied = Ich bin tot
claim-iDiedAsk = Bist du tot?
claim-iDiedHint = Tippe auf „Ich bin tot“, wenn dein letztes Leben weg ist. Dann ist Schluss, und deine Seite verliert. Wenn ein ehrlicher und ein korrupter Cop sterben und ihr euch nicht einig werdet, wer zuerst, gewinnen die korrupten: Dann tippt nur der ehrliche Cop auf „Ich bin tot“.
claim-alive = Noch nicht
claim-close = Schließen
ledger-subject = Thema
ledger-themselves = Über sich selbst
ledger-brief-clean = sauber
ledger-brief-contact = mein Kontakt
ledger-brief-blown = bin aufgeflogen
ledger-brief-suspicion = verdächtigt
ledger-nobodyExamined = Bis zum { $day } wurde niemand geprüft.
ledger-rules-one-contact-title = Ein Kontakt, zwei Cops
ledger-rules-one-contact-text = Ehrliche Cops teilen sich keinen Kontakt. Mindestens eine Behauptung ist falsch.
ledger-rules-two-contacts-title = Ein Cop, zwei Kontakte
ledger-rules-two-contacts-text = Ein Kontakt wechselt nie. Mindestens eine Behauptung ist falsch.
ledger-rules-fishy-together-title = Beide sauber, zusammen faul
ledger-rules-fishy-together-text = Der Befund war faul: Eins von beiden ist schuldig.
ledger-rules-not-examined-title = Aufgeflogen, aber nie geprüft
ledger-rules-not-examined-text = Man fliegt nur auf, wenn der eigene Kontakt geprüft wird.
ledger-rules-nobody-examined-title = Aufgeflogen vor der ersten Überprüfung
ledger-rules-nobody-examined-text = Man fliegt nur auf, wenn der eigene Kontakt geprüft wird.
end-honest = Die Ehrlichen gewinnen
end-dirty =
    { $count ->
        [one] Die Korruption gewinnt
       *[other] Die Korrupten gewinnen
    }
end-stopped = Partie abgebrochen
end-file = Akte
end-role-honest = Ehrlich
end-role-dirty = Korrupt
end-contact-honest = Kontakt
end-contact-dirty = Bezahlt von
end-blown = aufgeflogen
end-revealed = Alles aufgedeckt
moment-nothing = Noch nichts.
moment-died = Tot
moment-over = Das Ende
moment-verdicts =
    { $verdicts ->
        [0] { $day }. Noch kein Befund an der Pinnwand.
        [one] { $day }. Ein Befund an der Pinnwand.
       *[other] { $day }. { WORDS($verdicts, case: "capital") } Befunde an der Pinnwand.
    }
moment-alibis =
    { $alibis ->
        [0]
            { $verdicts ->
                [0] { $day }. Noch kein Alibi gehört, noch kein Befund an der Pinnwand.
                [one] { $day }. Noch kein Alibi gehört, ein Befund an der Pinnwand.
               *[other] { $day }. Noch kein Alibi gehört, { WORDS($verdicts) } Befunde an der Pinnwand.
            }
        [one]
            { $verdicts ->
                [0] { $day }. Ein Alibi gehört, noch kein Befund an der Pinnwand.
                [one] { $day }. Ein Alibi gehört, ein Befund an der Pinnwand.
               *[other] { $day }. Ein Alibi gehört, { WORDS($verdicts) } Befunde an der Pinnwand.
            }
       *[other]
            { $verdicts ->
                [0] { $day }. { WORDS($alibis, case: "capital") } Alibis gehört, noch kein Befund an der Pinnwand.
                [one] { $day }. { WORDS($alibis, case: "capital") } Alibis gehört, ein Befund an der Pinnwand.
               *[other] { $day }. { WORDS($alibis, case: "capital") } Alibis gehört, { WORDS($verdicts) } Befunde an der Pinnwand.
            }
    }
intro-goal-title = Ziel
intro-goal-text = Zehn Verdächtige, neun Waffen. **Wer war’s, und womit?**
intro-win-title = So gewinnt ihr
intro-win-text = Ihr seid alle Cops. **Die ehrlichen** gewinnen, wenn jemand das richtige Paar prüft, **die korrupten**, wenn vorher der Freitag endet. Stirbt ein Cop, verliert dessen Seite.
intro-you-title = Was du tust
intro-you-text = Einmal am Tag **rufst du deinen Kontakt an**. Er entlastet jemanden oder eine Waffe. Sag es den anderen. Oder auch nicht.
intro-others-title = Was die anderen tun
intro-others-text = Bei denen klingelt es auch. **Jemand ist korrupt**, weiß genau, wer es war, und wird euch anlügen.
story-cop = Cop
story-cops = Cops
story-didIt = { $suspect } war’s.
story-wasWeapon =
    { $areMany ->
        [true] Sie waren die Tatwaffe.
       *[false] Es war die Tatwaffe.
    }
story-saidClean =
    { $by ->
        [none]
            { $areMany ->
                [true] Laut dir waren { TERM("weapon", $token) } sauber.
               *[false] Laut dir war { TERM("weapon", $token) } sauber.
            }
       *[other]
            { $areMany ->
                [true] Laut { $by } waren { TERM("weapon", $token) } sauber.
               *[false] Laut { $by } war { TERM("weapon", $token) } sauber.
            }
    }
story-saidContact =
    { $by ->
        [none] Du hast { $suspect } als Kontakt ausgegeben.
       *[other] { $by } hat { $suspect } als Kontakt ausgegeben.
    }
story-saidBlown =
    { $by ->
        [none] Laut dir warst du aufgeflogen.
       *[other] Angeblich war { $by } aufgeflogen.
    }
story-paid =
    { $name ->
        [none] Bezahlt wurdest du von { $suspect }.
       *[other] Bezahlt wurde { $name } von { $suspect }.
    }
story-itWas = Es war { $suspect }.
story-notExamined = Niemand hatte { $suspect } geprüft.
story-day = { $day }.
story-bothNamed =
    { $one ->
        [none] Du und { $other } habt beide { $suspect } als Kontakt genannt.
       *[other]
            { $other ->
                [none] { $one } und du habt beide { $suspect } als Kontakt genannt.
               *[other] { $one } und { $other } haben beide { $suspect } als Kontakt genannt.
            }
    }
story-oneLied = Mindestens eins davon war gelogen.
story-namedAnother =
    { $name ->
        [none] Du hast einen anderen Kontakt genannt.
       *[other] { $name } hat einen anderen Kontakt genannt.
    }
story-neverChanges = Ein Kontakt wechselt nie.
story-wasHonest =
    { $name ->
        [none]
            { $isOnly ->
                [true] Nur du warst ehrlich.
               *[false] Du warst ehrlich.
            }
       *[other]
            { $isOnly ->
                [true] Nur { $name } war ehrlich.
               *[false] { $name } war ehrlich.
            }
    }
story-wasDirty =
    { $name ->
        [none]
            { $isOnly ->
                [true] Nur du warst korrupt.
               *[false] Du warst korrupt.
            }
       *[other]
            { $isOnly ->
                [true] Nur { $name } war korrupt.
               *[false] { $name } war korrupt.
            }
    }
story-lapsed = Keine Überprüfung am { $day }.
story-calledFirst =
    { $name ->
        [none] Du hast zuerst angerufen.
       *[other] { $name } hat zuerst angerufen.
    }
story-began = { $day } begann.
story-died =
    { $name ->
        [none] Du bist gestorben.
       *[other] { $name } ist gestorben.
    }
story-weekOver = Die Woche war um.
story-unsolved = Niemand hatte den Fall gelöst.
story-notSolved = Niemand hat den Fall gelöst.
story-pair = { $suspect } und { TERM("weapon", $weapon) }.
story-correctOn = Geprüft am { $day }, und richtig.
story-shotAt =
    { $name ->
        [none] Ein Schuss auf dich.
       *[other] Ein Schuss auf { $name }.
    }
story-shotDeadAt =
    { $name ->
        [none] Ein tödlicher Schuss auf dich.
       *[other] Ein tödlicher Schuss auf { $name }.
    }
story-iSuspect =
    { $name ->
        [none] „Ich verdächtige dich.“
       *[other] „Ich verdächtige { $name }.“
    }
story-on = Am { $day }.
story-shot =
    { $by ->
        [none] Du hast auf { $name } geschossen.
       *[other]
            { $name ->
                [none] { $by } hat auf dich geschossen.
               *[other] { $by } hat auf { $name } geschossen.
            }
    }
story-shotDead =
    { $by ->
        [none] Du hast { $name } erschossen.
       *[other]
            { $name ->
                [none] { $by } hat dich erschossen.
               *[other] { $by } hat { $name } erschossen.
            }
    }
story-livesLeft =
    { $name ->
        [none]
            { $lives ->
                [one] Du hattest noch ein Leben.
               *[other] Du hattest noch zwei Leben.
            }
       *[other]
            { $lives ->
                [one] { $name } hatte noch ein Leben.
               *[other] { $name } hatte noch zwei Leben.
            }
    }
story-examined =
    { $by ->
        [none] Du hast { $suspect } und { TERM("weapon", $weapon, form: "accusative") } geprüft.
       *[other] { $by } hat { $suspect } und { TERM("weapon", $weapon, form: "accusative") } geprüft.
    }
story-examinedOn =
    { $by ->
        [none] Du hast am { $day } { $suspect } und { TERM("weapon", $weapon, form: "accusative") } geprüft.
       *[other] { $by } hat am { $day } { $suspect } und { TERM("weapon", $weapon, form: "accusative") } geprüft.
    }
story-caseClosed = Fall gelöst.
story-crime = Es war { $suspect }, mit { TERM("weapon", $weapon, form: "dative") }.
story-solved =
    { $pronoun ->
        [her] Sie war’s.
       *[other] Er war’s.
    }
story-fishy = Faul. Eins von beiden war schuldig.
story-wrong = Falsch. Beide waren entlastet.
days-monday = Montag
days-tuesday = Dienstag
days-wednesday = Mittwoch
days-thursday = Donnerstag
days-friday = Freitag
daysShort-monday = Mo
daysShort-tuesday = Di
daysShort-wednesday = Mi
daysShort-thursday = Do
daysShort-friday = Fr
verdicts-wrong = Falsch
verdicts-fishy = Faul
verdicts-correct = Richtig
roles-honest = Ehrlich
roles-dirty = Korrupt
weapons-name-grinder = Fleisch{ "\u00AD" }wolf
weapons-name-tenderiser = Fleisch{ "\u00AD" }klopfer
weapons-name-gloves = Hand{ "\u00AD" }schuhe
weapons-name-cleaver = Hackbeil
weapons-name-boltgun = Bolzen{ "\u00AD" }pistole
weapons-name-katana = Katana
weapons-name-bat = Baseball{ "\u00AD" }keule
weapons-name-garrotte = Garrotte
weapons-name-solvent = Terpentin
weapons-the-grinder = Fleischwolf
weapons-the-tenderiser = Fleischklopfer
weapons-the-gloves = Handschuhe
weapons-the-cleaver = Hackbeil
weapons-the-boltgun = Bolzenpistole
weapons-the-katana = Katana
weapons-the-bat = Baseballkeule
weapons-the-garrotte = Garrotte
weapons-the-solvent = Terpentin
callTitles-first = { $day }, erster Anruf
callTitles-suspects = { $day }, Verdächtige
callTitles-weapons = { $day }, Waffen
sayings-blown = Ich bin aufgeflogen: Mein Kontakt wurde geprüft.
sayings-suspect =
    { $name ->
        [none] Ich verdächtige dich.
       *[other] Ich verdächtige { $name }.
    }
sayings-contact = Mein Kontakt ist { $suspect }.
sayings-clean =
    { $areMany ->
        [true] { TERM("weapon", $token, form: "capital") } sind sauber.
       *[false] { TERM("weapon", $token, form: "capital") } ist sauber.
    }
reasons-same-contact = Wir behaupten beide, { $token } sei unser Kontakt.
reasons-contradiction = Deine Behauptungen können nicht alle stimmen.
reasons-shot-me = Du hast auf mich geschossen.
reasons-shared-contact = Nicht nur du willst { $token } als Kontakt haben.
reasons-silent = Du hast die ganze Woche nichts behauptet.
reasons-fishy =
    Laut dir { $token ->
        [Handschuhe] waren
       *[other] war
    } { TERM("weapon", $token) } sauber, und der Befund war faul.
reasons-suspected = Nicht nur ich verdächtige dich.
reasons-fired = Du hast geschossen, und ich weiß immer noch nicht, warum.
reasons-suspects-me = Du hast auf mich gezeigt. Ich weiß es besser.
reasons-quiet = Du hast heute noch nichts behauptet.
reasons-unconvincing = Nichts von dem, was du sagst, überzeugt mich.
reasons-hunch = Ist nur so ein Gefühl.
unnamed-token = eins von beiden
refusals-invalid-args = Diesen Zug kennt das Spiel nicht.
refusals-game-over = Das Spiel ist vorbei.
refusals-round-over = Der Tag ist schon vorbei. Sieh dir erst den neuen an.
refusals-verdict-showing = Der Befund wird gerade verlesen. Weiter geht es am nächsten Tag.
refusals-already-acknowledged = Dein erster Anruf ist schon vorbei.
refusals-first-call-pending = Geh erst ans Telefon, dann kommt alles andere.
refusals-already-called = Für heute hast du schon angerufen. Morgen wieder.
refusals-no-examine-on-friday = Am Freitag wird nicht mehr geprüft.
refusals-bullets-on-table = Die Kugeln liegen auf dem Tisch: Sag „Peng“ und gib deine ab.
refusals-self-target = Nimm jemand anderen, nicht dich selbst.
refusals-no-bullet = Deine einzige Kugel ist verschossen.
refusals-lives-counted-by-server = In dieser Partie zählt das Spiel die Leben. Es merkt, wenn jemand stirbt.
refusals-too-many-plans = Für heute hast du genug Paare vorgeschlagen.
refusals-no-plan = Gerade ist kein Paar vorgeschlagen.
refusals-own-plan = Das ist dein eigenes Paar. Wenn du warten willst, prüf es einfach noch nicht.
refusals-already-agreed = Du hast schon „Nur zu“ gesagt.
refusals-already-objected = Du hast schon „Warten“ gesagt.
refusals-no-practice = In dieser Partie beendet die Uhr den Tag.
refusals-already-rested = Du hast für heute Feierabend.
refusals-too-many-claims = Für heute hast du genug behauptet.
refusals-nothing-to-retract = Du hast nichts behauptet, was du zurücknehmen könntest.
refusals-not-your-claim = Du kannst nur zurücknehmen, was du selbst behauptet hast.
refusals-already-retracted = Das hast du schon zurückgenommen.
log-lapsed = { $day } ist vorbei, und niemand hat ein Paar geprüft.
log-lapsedOf =
    { $by ->
        [none] { $day } ist vorbei, und niemand hat **deinen** Vorschlag geprüft.
       *[other] { $day } ist vorbei, und niemand hat den Vorschlag von { $by } geprüft.
    }
log-called =
    { $by ->
        [none] { "*" }*Du** hast angerufen.
       *[other] { $by } hat angerufen.
    }
log-wrong =
    { $by ->
        [none] { "*" }*Du** hast geprüft: { $suspect } und { $weapon }. **Falsch**.
       *[other] { $by } hat geprüft: { $suspect } und { $weapon }. **Falsch**.
    }
log-fishy =
    { $by ->
        [none] { "*" }*Du** hast geprüft: { $suspect } und { $weapon }. **Faul**.
       *[other] { $by } hat geprüft: { $suspect } und { $weapon }. **Faul**.
    }
log-correct =
    { $by ->
        [none] { "*" }*Du** hast geprüft: { $suspect } und { $weapon }. **Richtig**.
       *[other] { $by } hat geprüft: { $suspect } und { $weapon }. **Richtig**.
    }
log-announced =
    { $by ->
        [none] { "*" }*Du** schlägst vor: { $suspect } und { $weapon }.
       *[other] { $by } schlägt vor: { $suspect } und { $weapon }.
    }
log-agreed =
    { $by ->
        [none] { "*" }*Du** sagst zu { $to }: Nur zu.
       *[other]
            { $to ->
                [none] { $by } sagt zu **dir**: Nur zu.
               *[other] { $by } sagt zu { $to }: Nur zu.
            }
    }
log-objected =
    { $by ->
        [none] { "*" }*Du** sagst zu { $to }: Warte.
       *[other]
            { $to ->
                [none] { $by } sagt zu **dir**: Warte.
               *[other] { $by } sagt zu { $to }: Warte.
            }
    }
log-rested =
    { $by ->
        [none] { "*" }*Du** machst Feierabend.
       *[other] { $by } macht Feierabend.
    }
log-shot =
    { $by ->
        [none] { "*" }*Du** hast auf { $name } geschossen.
       *[other]
            { $name ->
                [none] { $by } hat auf **dich** geschossen.
               *[other] { $by } hat auf { $name } geschossen.
            }
    }
log-lives-1 = Kein Leben mehr.
log-lives-2 = Noch ein Leben.
log-lives-3 = Noch zwei Leben.
log-why = „{ $words }“
log-died =
    { $name ->
        [none] { "*" }*Du** bist tot.
       *[other] { $name } ist tot.
    }
log-honest =
    { $winners ->
        [one] { "*" }*Der ehrliche Cop gewinnt.**
       *[other] { "*" }*Die ehrlichen Cops gewinnen.**
    }
log-dirty =
    { $winners ->
        [one] { "*" }*Der korrupte Cop gewinnt.**
       *[other] { "*" }*Die korrupten Cops gewinnen.**
    }
status-verdict = { $day } beginnt, sobald der Befund verlesen ist.
status-allCalled = { $day }: Alle haben angerufen.
status-lastDay = { $day }: der letzte Tag. Noch hat niemand angerufen.
status-nobodyCalled = { $day }: Noch hat niemand angerufen.
status-called = { $day }: { $calls } von { $of } haben angerufen.
status-firstCall = { $day }: Geh ans Telefon.
status-done = { $day }: Du hast Feierabend, kannst aber noch eingreifen.
status-callOnly = { $day }: Ruf an. Den Ehrlichen hilft nur noch ein Schuss.
status-callOnLastChance = { $day }: Ruf an. Heute könnt ihr zum letzten Mal prüfen.
status-callOrExamine = { $day }: Ruf deinen Kontakt an oder prüf ein Paar.
status-talkOnly = { $day }: Den Ehrlichen hilft nur noch ein Schuss.
status-lastChance = { $day }: Heute könnt ihr zum letzten Mal prüfen.
status-talkThenExamine = { $day }: Redet, dann prüft ein Paar.
status-tell = { $day }: Sag, was du gehört hast, oder mach Feierabend.
status-shootOrDone = { $day }: Den Ehrlichen hilft nur noch ein Schuss. Oder mach Feierabend.
status-lastChanceOrDone = { $day }: Heute könnt ihr zum letzten Mal prüfen. Oder mach Feierabend.
status-examineOrDone = { $day }: Rede, prüf ein Paar oder mach Feierabend.
status-solved =
    { $by ->
        [none] Du hast am { $day } { $suspect } und { TERM("weapon", $weapon, form: "accusative") } geprüft. Volltreffer.
       *[other] { $by } hat am { $day } { $suspect } und { TERM("weapon", $weapon, form: "accusative") } geprüft. Volltreffer.
    }
status-weekOver = Die Woche ist um, und der Fall ist nicht gelöst.
status-crime = Es war { $suspect }, mit { TERM("weapon", $weapon, form: "dative") }.
status-shotDead =
    { $by ->
        [none] Du hast { $name } am { $day } erschossen.
       *[other]
            { $name ->
                [none] { $by } hat dich am { $day } erschossen.
               *[other] { $by } hat { $name } am { $day } erschossen.
            }
    }
status-died =
    { $name ->
        [none] Du bist am { $day } gestorben.
       *[other] { $name } ist am { $day } gestorben.
    }
status-wasHonest =
    { $name ->
        [none] Du warst ehrlich.
       *[other] { $name } war ehrlich.
    }
status-wasDirty =
    { $name ->
        [none] Du warst korrupt.
       *[other] { $name } war korrupt.
    }
# [CB-55] Shown if an honest cop died with bullets on the table, so that players do not argue about who died first.
status-doubt = Im Zweifel, wer zuerst starb, gewinnen die korrupten Cops.
poster-tagline = Dein Telefon klingelt. Und jemand an diesem Tisch steht auf der Gehaltsliste des Mörders.
lobby-options-bulletsOnTable-title = Kugeln und Leben
lobby-options-bulletsOnTable-description = Schüsse und Leben könnt ihr auch selbst zählen. Wer stirbt, sagt es allen.
lobby-options-bulletsOnTable-labels-false = Zählt das Spiel
lobby-options-bulletsOnTable-labels-true = Zählt ihr selbst
lobby-options-roundSeconds-title = Länge eines Tages
lobby-options-roundSeconds-description = Normal sind zu dritt 2½ Minuten, zu viert 3, zu fünft 3½. Der Montag dauert 30 s länger.
lobby-options-roundSeconds-off = Normal
lobby-paces-1-title = Schnell
lobby-paces-1-about = Tage von 1½ Minuten. Eine Partie dauert bis zu 8 Minuten.
lobby-paces-2-title = Normal
lobby-paces-2-about = Tage von 2½ Minuten zu dritt, 3½ zu fünft. Eine Partie dauert bis zu 18 Minuten.
lobby-paces-3-title = Gemütlich
lobby-paces-3-about = Tage von 5 Minuten. Eine Partie dauert bis zu 26 Minuten.
lobby-levels-detective-title = Spürnase
lobby-levels-detective-about = Wägt jede Behauptung ab und jedes Schweigen, und schießt erst, wenn fast kein Zweifel bleibt.
lobby-levels-rookie-title = Grünschnabel
lobby-levels-rookie-about = Prüft nach Laune, lügt durchschaubarer und überlegt zweimal vor dem Schuss.
