### The words for suspects and weapons are terms with cases. In German, places are named after their prepositions.

-token-vane = Marisol Vane
    .accusative = Marisol Vane
    .dative = Marisol Vane
-token-pike = Bartholomew Pike
    .accusative = Bartholomew Pike
    .dative = Bartholomew Pike
-token-stokes = Harlan Stokes
    .accusative = Harlan Stokes
    .dative = Harlan Stokes
-token-crane = Ellis Crane
    .accusative = Ellis Crane
    .dative = Ellis Crane
-token-frost = Imogen Frost
    .accusative = Imogen Frost
    .dative = Imogen Frost
-token-marsh = Toni Marsh
    .accusative = Toni Marsh
    .dative = Toni Marsh
-token-ames = Wendell Ames
    .accusative = Wendell Ames
    .dative = Wendell Ames
-token-delaney = Skip Delaney
    .accusative = Skip Delaney
    .dative = Skip Delaney
-token-boone = Cassius Boone
    .accusative = Cassius Boone
    .dative = Cassius Boone
-token-lindqvist = Greta Lindqvist
    .accusative = Greta Lindqvist
    .dative = Greta Lindqvist
-token-grinder = der Fleischwolf
    .accusative = den Fleischwolf
    .dative = dem Fleischwolf
-token-tenderiser = der Fleischklopfer
    .accusative = den Fleischklopfer
    .dative = dem Fleischklopfer
-token-gloves = die Handschuhe
    .accusative = die Handschuhe
    .dative = den Handschuhen
-token-cleaver = das Hackbeil
    .accusative = das Hackbeil
    .dative = dem Hackbeil
-token-boltgun = die Bolzenpistole
    .accusative = die Bolzenpistole
    .dative = der Bolzenpistole
-token-katana = das Katana
    .accusative = das Katana
    .dative = dem Katana
-token-bat = die Baseballkeule
    .accusative = die Baseballkeule
    .dative = der Baseballkeule
-token-garrotte = die Garrotte
    .accusative = die Garrotte
    .dative = der Garrotte
-token-solvent = das Terpentin
    .accusative = das Terpentin
    .dative = dem Terpentin

-place-diner = das Morning Sun Diner
    .at = im Morning Sun Diner
-place-laundromat = Sudsys Waschsalon
    .at = in Sudsys Waschsalon
-place-pier = Pier neun
    .at = am Pier neun
-place-bowling = die Lucky Strike Lanes
    .at = in den Lucky Strike Lanes
-place-rialto = das Kino Rialto
    .at = im Kino Rialto
-place-depot = der Unionbahnhof
    .at = am Unionbahnhof
-place-gym = Hallorans Boxstudio
    .at = in Hallorans Boxstudio
-place-hotel = das Grand Meridian
    .at = im Grand Meridian
-place-cemetery = der Friedhof Oakhill
    .at = auf dem Friedhof Oakhill
-place-club = das Velvet Note
    .at = im Velvet Note
-place-auto = Bennys Schrottplatz
    .at = auf Bennys Schrottplatz
-place-hospital = das St.-Brigid-Krankenhaus
    .at = im St.-Brigid-Krankenhaus

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
coach-others-why = Nur { $name } sagt, { TERM("tokens-name", $suspect) } sei sauber. Das kann stimmen. Oder gelogen sein.
coach-others-learned = Gehört, was die anderen behaupten
coach-wait-title = Sag { $name }, dass du warten willst.
coach-wait-why =
    { $areMany ->
        [true] Du weißt, dass { TERM("token", $token) } sauber sind. Dieses Paar kann den Fall also nicht lösen, ein anderes vielleicht schon.
       *[false] Du weißt, dass { TERM("token", $token) } sauber ist. Dieses Paar kann den Fall also nicht lösen, ein anderes vielleicht schon.
    }
coach-wait-learned = Eine sinnlose Überprüfung verhindert
coach-agree-title = { TERM("tokens-name", $suspect) } und { TERM("token", $weapon) }? Nur zu.
coach-agree-why = Niemand hat gesagt, dass eins von beiden sauber ist. Eine Überprüfung beendet den Tag für alle.
coach-wrong-title = Falsch: keins von beiden.
coach-wrong-why = Beide sind endgültig entlastet. Zwei Sorgen weniger.
coach-blown-title = Eine Überprüfung kann jemanden auffliegen lassen.
coach-blown-why = Das merkt sonst niemand.
coach-blown-learned = Gelernt, wodurch man auffliegt
coach-propose-title = Schlag { TERM("tokens-name", $suspect) } und { TERM("token", $weapon, form: "accusative") } vor.
coach-propose-why = Du weißt, dass die Waffe sauber ist, also kann dieses Paar den Fall nicht lösen. Aber es stellt das Wort von { $name } auf die Probe: Lautet der Befund „faul“, ist eins von beiden schuldig. Und die Waffe ist es nicht.
coach-propose-learned = Ein Paar vorgeschlagen
coach-answers-title = { $name } will, dass du wartest.
coach-answers-why = Die anderen sagen: Nur zu. Du entscheidest. Aber frag dich, wer etwas davon hat, wenn du wartest.
coach-examine-title = Prüf das Paar.
coach-examine-why = Alle sehen den Befund, und der Tag ist vorbei.
coach-examine-learned = Ein Paar geprüft
coach-fishy-title = Faul: Eins von beiden ist schuldig.
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
stage-isClean = { TERM("tokens-short", $suspect) } ist sauber.
stage-myContact = Mein Kontakt ist { TERM("tokens-short", $suspect) }.
stage-blown = Ich bin aufgeflogen.
stage-fishyWith = Faul: { TERM("tokens-brief", $token) } mit { TERM("tokens-brief", $other) }
stage-onBoard = An der Pinnwand, { $day }
stage-examined = { $name } hat die beiden am { $day } geprüft.
stage-saidGoAhead = { $name } sagte: Nur zu.
stage-askedToWait = { $name } sagte: Warte.
stage-first = { $name } hat die beiden zuerst vorgeschlagen, am { $day }.
stage-begins = { $day } beginnt
stage-file = Die Akte geht auf
stage-fishy = Eins von beiden.
stage-either = Entweder { TERM("tokens-short", $suspect) } oder { TERM("token", $weapon) }. Mehr verrät der Befund nicht.
stage-wrong = Keins von beiden.
stage-cleared = { TERM("tokens-short", $suspect) } und { TERM("token", $weapon) }: beide entlastet.
stage-didIt =
    { $pronoun ->
        [her] Sie war’s.
       *[other] Er war’s.
    }
stage-crime = { TERM("tokens-short", $suspect) }, mit { TERM("token", $weapon, form: "dative") }.
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
plan-willExamine = Noch zehn Sekunden, dann prüft { $name }: { TERM("tokens-short", $suspect) } und { TERM("token", $weapon) }.
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
        [her] Sie war’s, mit { TERM("token", $weapon, form: "dative") }.
       *[other] Er war’s, mit { TERM("token", $weapon, form: "dative") }.
    }
secret-notCalled = Noch nicht angerufen.
secret-nothing = Nichts Neues.
notebook-honest = Du bist ehrlich. Dein Kontakt ist { TERM("tokens-short", $contact) }.
notebook-dirty = Du bist korrupt. { TERM("tokens-short", $murderer) } war’s, mit { TERM("token", $weapon, form: "dative") }.
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
examine-both = { TERM("tokens-short", $suspect) } und { TERM("token", $weapon) }. Gleich wirst du noch mal gefragt.
examine-nowWeapon = { TERM("tokens-short", $suspect) } also. Und womit?
examine-nowSuspect = { TERM("token", $weapon, case: "capital") } also. Und wer?
examine-pickBoth = Wähle eine Person und eine Waffe.
examine-nothingSaid = Nichts gesagt
examine-claimedClean = sauber
examine-claimedContact = Kontakt
examine-pairedWith-wrong = Mit { TERM("tokens-brief", $other) }: falsch
examine-pairedWith-fishy = Mit { TERM("tokens-brief", $other) }: faul
examine-pairedWith-correct = Mit { TERM("tokens-brief", $other) }: richtig
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
examine-blowsCover = Wer { TERM("tokens-short", $suspect) } als Kontakt hat, ist aufgeflogen: keine Hinweise mehr.
examine-endsClues = Wer { TERM("tokens-short", $suspect) } als Kontakt hat, bekommt keine Hinweise mehr.
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
        [none] Du hast { TERM("tokens-name", $suspect) } und { TERM("token", $weapon, form: "accusative") } geprüft.
       *[other] { $by } hat { TERM("tokens-name", $suspect) } und { TERM("token", $weapon, form: "accusative") } geprüft.
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
        [true] { $name } sagt: { TERM("tokens-short", $token, case: "capital") } sind sauber.
       *[false] { $name } sagt: { TERM("tokens-short", $token, case: "capital") } ist sauber.
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
claim-examined-wrong = { $day }: geprüft mit { TERM("token", $other, form: "dative") }, falsch.
claim-examined-fishy = { $day }: geprüft mit { TERM("token", $other, form: "dative") }, faul.
claim-examined-correct = { $day }: geprüft mit { TERM("token", $other, form: "dative") }, richtig.
claim-aSuspect = Verdächtig
claim-aWeapon = Waffe
claim-you = Dein Platz
claim-cop = Am Tisch
claim-iDied = Ich bin tot
claim-iDiedAsk = Bist du tot?
claim-iDiedHint = Tippe auf „Ich bin tot“, wenn dein letztes Leben weg ist. Dann ist Schluss, und deine Seite verliert. Wenn ein ehrlicher und ein korrupter Cop sterben und ihr euch nicht einig werdet, wer zuerst, gewinnen die korrupten: Dann tippt nur der ehrliche Cop auf „Ich bin tot“.
claim-alive = Noch nicht
claim-close = Schließen
ledger-about-heading = Thema
ledger-about-order = Nach Thema
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
story-fooled =
    { $count ->
        [one] Darauf reingefallen: ein Cop.
       *[other] Darauf reingefallen: { WORDS($count) } Cops.
    }
story-didIt = { TERM("tokens-short", $suspect) } war’s.
story-wasWeapon =
    { $areMany ->
        [true] Sie waren die Tatwaffe.
       *[false] Es war die Tatwaffe.
    }
story-saidClean =
    { $by ->
        [none]
            { $areMany ->
                [true] Laut dir waren { TERM("tokens-short", $token) } sauber.
               *[false] Laut dir war { TERM("tokens-short", $token) } sauber.
            }
       *[other]
            { $areMany ->
                [true] Laut { $by } waren { TERM("tokens-short", $token) } sauber.
               *[false] Laut { $by } war { TERM("tokens-short", $token) } sauber.
            }
    }
story-saidContact =
    { $by ->
        [none] Du hast { TERM("tokens-short", $suspect) } als Kontakt ausgegeben.
       *[other] { $by } hat { TERM("tokens-short", $suspect) } als Kontakt ausgegeben.
    }
story-saidBlown =
    { $by ->
        [none] Laut dir warst du aufgeflogen.
       *[other] Angeblich war { $by } aufgeflogen.
    }
story-paid =
    { $name ->
        [none] Bezahlt wurdest du von { TERM("tokens-short", $suspect) }.
       *[other] Bezahlt wurde { $name } von { TERM("tokens-short", $suspect) }.
    }
story-itWas = Es war { TERM("tokens-short", $suspect) }.
story-notExamined = Niemand hatte { TERM("tokens-short", $suspect) } geprüft.
story-day = { $day }.
story-bothNamed =
    { $one ->
        [none] Du und { $other } habt beide { TERM("tokens-short", $suspect) } als Kontakt genannt.
       *[other]
            { $other ->
                [none] { $one } und du habt beide { TERM("tokens-short", $suspect) } als Kontakt genannt.
               *[other] { $one } und { $other } haben beide { TERM("tokens-short", $suspect) } als Kontakt genannt.
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
story-pair = { TERM("tokens-short", $suspect) } und { TERM("token", $weapon) }.
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
        [none] Du hast { TERM("tokens-short", $suspect) } und { TERM("token", $weapon, form: "accusative") } geprüft.
       *[other] { $by } hat { TERM("tokens-short", $suspect) } und { TERM("token", $weapon, form: "accusative") } geprüft.
    }
story-examinedOn =
    { $by ->
        [none] Du hast am { $day } { TERM("tokens-short", $suspect) } und { TERM("token", $weapon, form: "accusative") } geprüft.
       *[other] { $by } hat am { $day } { TERM("tokens-short", $suspect) } und { TERM("token", $weapon, form: "accusative") } geprüft.
    }
story-caseClosed = Fall gelöst.
story-crime = Es war { TERM("tokens-short", $suspect) }, mit { TERM("token", $weapon, form: "dative") }.
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
callTitles-first = { $day }, erster Anruf
callTitles-suspects = { $day }, Verdächtige
callTitles-weapons = { $day }, Waffen
sayings-blown = Ich bin aufgeflogen: Mein Kontakt wurde geprüft.
sayings-suspect =
    { $name ->
        [none] Ich verdächtige dich.
       *[other] Ich verdächtige { $name }.
    }
sayings-contact = Mein Kontakt ist { TERM("tokens-name", $suspect) }.
sayings-clean =
    { $areMany ->
        [true] { TERM("token", $token, case: "capital") } sind sauber.
       *[false] { TERM("token", $token, case: "capital") } ist sauber.
    }
reasons-contradiction = Deine Behauptungen können nicht alle stimmen.
reasons-shot-me = Du hast auf mich geschossen.
reasons-silent = Du hast die ganze Woche nichts behauptet.
reasons-suspected = Nicht nur ich verdächtige dich.
reasons-fired = Du hast geschossen, und ich weiß immer noch nicht, warum.
reasons-suspects-me = Du hast auf mich gezeigt. Ich weiß es besser.
reasons-quiet = Du hast heute noch nichts behauptet.
reasons-unconvincing = Nichts von dem, was du sagst, überzeugt mich.
reasons-hunch = Ist nur so ein Gefühl.
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
        [none] { "*" }*Du** hast **{ TERM("tokens-name", $suspect) }** und **{ TERM("token", $weapon, form: "accusative") }** geprüft: **falsch**.
       *[other] { $by } hat **{ TERM("tokens-name", $suspect) }** und **{ TERM("token", $weapon, form: "accusative") }** geprüft: **falsch**.
    }
log-fishy =
    { $by ->
        [none] { "*" }*Du** hast **{ TERM("tokens-name", $suspect) }** und **{ TERM("token", $weapon, form: "accusative") }** geprüft: **faul**.
       *[other] { $by } hat **{ TERM("tokens-name", $suspect) }** und **{ TERM("token", $weapon, form: "accusative") }** geprüft: **faul**.
    }
log-correct =
    { $by ->
        [none] { "*" }*Du** hast **{ TERM("tokens-name", $suspect) }** und **{ TERM("token", $weapon, form: "accusative") }** geprüft: **richtig**.
       *[other] { $by } hat **{ TERM("tokens-name", $suspect) }** und **{ TERM("token", $weapon, form: "accusative") }** geprüft: **richtig**.
    }
log-announced =
    { $by ->
        [none] { "*" }*Du** schlägst vor, **{ TERM("tokens-name", $suspect) }** und **{ TERM("token", $weapon, form: "accusative") }** zu prüfen.
       *[other] { $by } schlägt vor, **{ TERM("tokens-name", $suspect) }** und **{ TERM("token", $weapon, form: "accusative") }** zu prüfen.
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
        [none] Du hast am { $day } { TERM("tokens-name", $suspect) } und { TERM("token", $weapon, form: "accusative") } geprüft. Volltreffer.
       *[other] { $by } hat am { $day } { TERM("tokens-name", $suspect) } und { TERM("token", $weapon, form: "accusative") } geprüft. Volltreffer.
    }
status-weekOver = Die Woche ist um, und der Fall ist nicht gelöst.
status-crime = Es war { TERM("tokens-name", $suspect) }, mit { TERM("token", $weapon, form: "dative") }.
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
stage-pair = { TERM("tokens-name", $suspect) } **&** { TERM("token", $weapon) }
plan-pair = { TERM("tokens-short", $suspect) } & { TERM("token", $weapon) }
side-murderer = { TERM("tokens-name", $suspect) } war’s, mit { TERM("token", $weapon, form: "dative") }.
side-contact = Dein Kontakt: { TERM("tokens-name", $suspect) }.
coach-fishy-why = Die Waffe ist sauber, das weißt du. Also war es { TERM("tokens-name", $suspect) }. Und { $name } hat behauptet, { TERM("tokens-short", $suspect) } sei sauber.
reasons-same-contact =
    { $token ->
        [none] Wir behaupten beide, das sei unser Kontakt.
       *[other] Wir behaupten beide, { TERM("token", $token) } sei unser Kontakt.
    }
reasons-shared-contact =
    { $token ->
        [none] Nicht nur du willst diesen Kontakt haben.
       *[other] Nicht nur du willst { TERM("token", $token, form: "accusative") } als Kontakt haben.
    }
reasons-fishy =
    { $token ->
        [none] Laut dir war eins von beiden sauber, und der Befund war faul.
        [gloves] Laut dir waren { TERM("token", $token) } sauber, und der Befund war faul.
       *[other] Laut dir war { TERM("token", $token) } sauber, und der Befund war faul.
    }
call-from = { $title }: { TERM("tokens-name", $contact) }
notebook-clean = Merk dir als sauber: { TERM("tokens-short", $token) }.
notebook-bothClean = Merk dir als sauber: { TERM("tokens-short", $token) } und { TERM("tokens-short", $other) }.
quote-quote = „{ $words }“
quote-opening = „
quote-closing = “
claim-did = { TERM("place", $place, form: "at", case: "capital") }: { TERM("places-activities", $doing) }.
claim-was = { TERM("place", $place, form: "at", case: "capital") }, { TERM("places-placements", $doing) }.
moment-didIt = War’s
moment-withThis = Damit
calls-honest-1 = { $cop }? Hier ist { TERM("tokens-name", $contact) }. Ich höre so manches, und du hältst meinen Namen raus. Abgemacht?
calls-honest-2 = Hör gut zu, { $cop }. Hier ist { TERM("tokens-name", $contact) }. Du passt auf mich auf, ich auf deinen Fall.
calls-honest-3 = Hier { TERM("tokens-name", $contact) }. Ich finde raus, wer ein Alibi hat, { $cop }, solange mich keiner aufs Revier schleift.
calls-honest-4 = Abend, { $cop }. { TERM("tokens-name", $contact) }. Ab jetzt bin ich dein Kontakt, also tu mir den Gefallen und halt mich am Leben.
calls-dirty-1 = { $cop }, hier ist { TERM("tokens-name", $contact) }. Ich war’s, und zwar mit { TERM("token", $weapon, form: "dative") }. Dein Anteil liegt am üblichen Ort. Sorg dafür, dass alle woanders suchen.
calls-dirty-2 = Du weißt, warum ich anrufe, { $cop }. Hier { TERM("tokens-name", $contact) }. Ich war’s, ich und { TERM("token", $weapon) }. Pass auf, dass uns niemand in einem Satz nennt.
calls-dirty-3 = { TERM("tokens-name", $contact) }. Diese Woche zählt nur eins, { $cop }: Mein Name und { TERM("token", $weapon) } dürfen nie im selben Bericht stehen.
calls-dirty-4 = Sag meinen Namen nicht laut, { $cop }. Hier ist { TERM("tokens-name", $contact) }. Nur mit { TERM("token", $weapon, form: "dative") } kriegen sie mich dran. Bezahlt bist du bis Freitag.
calls-closing-honest = Du bist ehrlich. Löse diesen Fall.
calls-closing-dirty = Du bist korrupt. Verrate mich nie.
calls-suspect-1 = Ich hab { TERM("tokens-name", $suspect) } überprüft. War die ganze Nacht { TERM("place", $place, form: "at") } und { TERM("places-activities", $doing) }. Streich den Namen.
calls-suspect-2 = { TERM("tokens-name", $suspect) } ist sauber. War die Nacht über { TERM("place", $place, form: "at") } und { TERM("places-activities", $doing) }. Drei Leute haben’s gesehen.
calls-suspect-3 = Vergiss { TERM("tokens-name", $suspect) }. War den ganzen Abend { TERM("place", $place, form: "at") } und { TERM("places-activities", $doing) }.
calls-suspect-4 = Ich hab was für dich. { TERM("tokens-name", $suspect) } war { TERM("place", $place, form: "at") } und { TERM("places-activities", $doing) }. Niemand ist an zwei Orten zugleich.
calls-suspects-1 = Zwei zum Preis von einem. { TERM("tokens-name", $suspect) } war { TERM("place", $place, form: "at") } und { TERM("places-activities", $doing) }. Und { TERM("tokens-name", $other) } war { TERM("place", $otherPlace, form: "at") } und { TERM("places-activities", $otherDoing) }. Beide sauber.
calls-suspects-2 = War viel los heute Nacht. { TERM("tokens-name", $suspect) } war { TERM("place", $place, form: "at") } und { TERM("places-activities", $doing) }. { TERM("tokens-name", $other) }? War { TERM("place", $otherPlace, form: "at") } und { TERM("places-activities", $otherDoing) }. Von den beiden war’s niemand.
calls-suspects-3 = Schreib dir beide auf. { TERM("tokens-name", $suspect) } war { TERM("place", $place, form: "at") } und { TERM("places-activities", $doing) }. { TERM("tokens-name", $other) } war { TERM("place", $otherPlace, form: "at") } und { TERM("places-activities", $otherDoing) }.
calls-suspects-4 = Du kannst beide streichen: { TERM("tokens-name", $suspect) } war { TERM("place", $place, form: "at") } und { TERM("places-activities", $doing) }, { TERM("tokens-name", $other) } war { TERM("place", $otherPlace, form: "at") } und { TERM("places-activities", $otherDoing) }.
calls-weapon-1 = Zu { TERM("token", $weapon, form: "dative") }: die ganze Nacht { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. Keinen Zentimeter bewegt.
calls-weapon-2 = Ich hab { TERM("token", $weapon, form: "accusative") } gefunden: die ganze Nacht { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }.
calls-weapon-3 = Streich { TERM("token", $weapon, form: "accusative") }: die ganze Nacht { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }.
calls-weapon-4 = Gute Nachricht fürs Labor: { TERM("token", $weapon, form: "accusative") } braucht niemand mehr zu testen. Die ganze Nacht { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }.
calls-weapons-1 = Zwei Sachen kannst du wieder ins Regal legen. { TERM("token", $weapon, case: "capital") }: { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. { TERM("token", $other, case: "capital") }: { TERM("place", $otherPlace, form: "at") }, { TERM("places-placements", $otherDoing) }.
calls-weapons-2 = Weder { TERM("token", $weapon) } noch { TERM("token", $other) }. Das eine fand sich { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. Das andere { TERM("place", $otherPlace, form: "at") }, { TERM("places-placements", $otherDoing) }.
calls-weapons-3 = Ich bin zwei Spuren nachgegangen. { TERM("token", $weapon, case: "capital") }: die ganze Nacht { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. { TERM("token", $other, case: "capital") }: { TERM("place", $otherPlace, form: "at") }, { TERM("places-placements", $otherDoing) }. Beides sauber.
calls-weapons-4 = Streich zwei Sachen von deiner Liste. { TERM("token", $weapon, case: "capital") }: { TERM("place", $place, form: "at") }, { TERM("places-placements", $doing) }. { TERM("token", $other, case: "capital") }: { TERM("place", $otherPlace, form: "at") }, { TERM("places-placements", $otherDoing) }.
calls-blown-1 = Mein Name ist in dem Raum gefallen, { $cop }. Wir sind fertig miteinander. Vergiss diese Nummer.
calls-blown-2 = Sie haben mich geprüft. Von jetzt an hörst du von mir nur noch Schweigen.
calls-blown-3 = Jetzt kennen alle mein Gesicht. Ich hab nichts mehr für dich und verlasse die Stadt.
calls-blown-4 = Keine Hinweise mehr. Sie haben mich geprüft, und mit euch allen bin ich fertig.
calls-signOff-vane = Der Vorhang geht auf, Schätzchen.
calls-signOff-pike = Vernichte deine Notizen. Mach ich auch immer.
calls-signOff-stokes = Die Flut kommt. Ich muss los.
calls-signOff-crane = Das ging aufs Haus.
calls-signOff-frost = Von mir hast du das nicht, Schatz.
calls-signOff-marsh = Die Uhr läuft, ich muss.
calls-signOff-ames = Mein Beileid, im Voraus.
calls-signOff-delaney = Deckung hoch da draußen.
calls-signOff-boone = Bleib cool. Und ruf hier nicht an.
calls-signOff-lindqvist = Ende der Aussage.
places-name-diner = das Morning Sun Diner
places-name-laundromat = Sudsys Waschsalon
places-name-pier = Pier neun
places-name-bowling = die Lucky Strike Lanes
places-name-rialto = das Kino Rialto
places-name-depot = der Unionbahnhof
places-name-gym = Hallorans Boxstudio
places-name-hotel = das Grand Meridian
places-name-cemetery = der Friedhof Oakhill
places-name-club = das Velvet Note
places-name-auto = Bennys Schrottplatz
places-name-hospital = das St.-Brigid-Krankenhaus
places-note-diner = Diner
places-note-laundromat = Waschsalon
places-note-pier = Pier neun
places-note-bowling = Bowlingbahn
places-note-rialto = Kino Rialto
places-note-depot = Bahnhof
places-note-gym = Boxstudio
places-note-hotel = Meridian
places-note-cemetery = Friedhof
places-note-club = Velvet Note
places-note-auto = Schrottplatz
places-note-hospital = Krankenhaus
places-activities-diner-1 = stand für einen Koch mit Grippe am Grill
places-activities-diner-2 = stritt mit der Jukebox um eine verlorene Münze
places-activities-diner-3 = tauschte unter der Kuchentheke einen Umschlag
places-activities-diner-4 = schlief in der Ecknische eine Doppelschicht aus
places-activities-laundromat-1 = faltete fremde Hemden
places-activities-laundromat-2 = zählte Münzen aus einem kaputten Trockner
places-activities-laundromat-3 = schob Zettel durch den Münzschlitz
places-activities-laundromat-4 = wartete zwei Stunden darauf, dass ein Fleck rausgeht
places-activities-pier-1 = lud Kisten aus, für die niemand unterschrieben hat
places-activities-pier-2 = angelte ohne Köder am Haken
places-activities-pier-3 = würfelte mit der Nachtwache
places-activities-pier-4 = suchte einen Ring, der über Bord gegangen war
places-activities-bowling-1 = machte das schlechteste Spiel des Ligaabends
places-activities-bowling-2 = reparierte die Pinmaschine mit einem Buttermesser
places-activities-bowling-3 = verkaufte Lose für eine Tombola, die es nicht gibt
places-activities-bowling-4 = versteckte sich zwischen den Leihschuhen vor einem Cousin
places-activities-rialto-1 = sah zweimal die Spätvorstellung
places-activities-rialto-2 = legte für den betrunkenen Filmvorführer die Rolle ein
places-activities-rialto-3 = traf in der letzten Reihe eine fremde Person
places-activities-rialto-4 = fegte unter dem Rang Popcorn
places-activities-depot-1 = verpasste mit Absicht den Zug um zwanzig vor zehn
places-activities-depot-2 = trug einer Dame den Koffer, die zu viel Trinkgeld gab
places-activities-depot-3 = knackte das Schloss von Fach siebzehn
places-activities-depot-4 = spielte Schach mit dem Bahnhofsvorsteher
places-activities-gym-1 = bandagierte Hände für die Kämpfe am Freitag
places-activities-gym-2 = verlor drei Runden gegen einen Sandsack
places-activities-gym-3 = trieb eine alte Wettschuld ein
places-activities-gym-4 = wischte den Ring und summte dabei
places-activities-hotel-1 = steckte eine Stunde im Lastenaufzug fest
places-activities-hotel-2 = brachte das Frühstück in die falsche Suite
places-activities-hotel-3 = gab in Zimmer 414 Karten aus
places-activities-hotel-4 = flog von einer fremden Hochzeit
places-activities-cemetery-1 = legte Blumen für einen Mann hin, den niemand mochte
places-activities-cemetery-2 = grub im Licht einer Taschenlampe, und nicht für ein Begräbnis
places-activities-cemetery-3 = half, einen sehr schweren Sarg zu tragen
places-activities-cemetery-4 = schlief in der Hütte des Friedhofswärters
places-activities-club-1 = half bis zum Schluss am Bass aus
places-activities-club-2 = verdünnte den guten Whiskey
places-activities-club-3 = kam von der Frau des Pianisten nicht los
places-activities-club-4 = zählte die Abendkasse ein zweites Mal
places-activities-auto-1 = schlachtete eine Limousine aus
places-activities-auto-2 = fütterte den bissigsten Hund im ganzen Bezirk
places-activities-auto-3 = feilschte um vier abgefahrene Reifen
places-activities-auto-4 = steckte bei laufendem Radio unter einem Laster fest
places-activities-hospital-1 = bekam sechs Stiche und kein Mitleid
places-activities-hospital-2 = las im Wartezimmer Zeitschriften vom letzten Jahr
places-activities-hospital-3 = schmuggelte Suppe zu einem Patienten auf Diät
places-activities-hospital-4 = verkaufte den Nachtpförtnern Zigaretten
places-placements-diner-1 = am Haken hinter der Theke
places-placements-diner-2 = in ein Geschirrtuch gewickelt unter der Spüle
places-placements-diner-3 = als Keil in der Küchentür
places-placements-diner-4 = in der Kiste mit den Fundsachen
places-placements-laundromat-1 = hinter Trockner sechs geklemmt
places-placements-laundromat-2 = vergessen ganz unten in einem Wäschekorb
places-placements-laundromat-3 = mit Klebeband unter dem Falttisch
places-placements-laundromat-4 = im Regal neben der Bleiche
places-placements-pier-1 = weggeschlossen im Käfig des Hafenmeisters
places-placements-pier-2 = nass in einer Hummerfalle
places-placements-pier-3 = aufgehängt im Schuppen mit dem Angelzeug
places-placements-pier-4 = in Eis gepackt unter den Makrelen
places-placements-bowling-1 = eingeklemmt im Kugelrücklauf
places-placements-bowling-2 = ausgestellt in der Pokalvitrine
places-placements-bowling-3 = bei den vergessenen Schuhen
places-placements-bowling-4 = als Stütze unter Bahn vier
places-placements-rialto-1 = in der Requisitentruhe im Foyer
places-placements-rialto-2 = in der Schublade der Kinokasse
places-placements-rialto-3 = auf einem Sitz in Reihe M
places-placements-rialto-4 = hinter der Leinwand bei den alten Plakaten
places-placements-depot-1 = in der Gepäckaufbewahrung
places-placements-depot-2 = im Postwagen zur Küste
places-placements-depot-3 = unter der Bank auf Gleis zwei
places-placements-depot-4 = versiegelt in einer Zollkiste
places-placements-gym-1 = im Spind ohne Nummer
places-placements-gym-2 = als Witz über die Boxbirne gehängt
places-placements-gym-3 = hinter dem Spuckeimer
places-placements-gym-4 = im Verbandskasten des Trainers
places-placements-hotel-1 = im Hotelsafe unter falschem Namen
places-placements-hotel-2 = auf einem Servierwagen
places-placements-hotel-3 = im Wäscheschacht
places-placements-hotel-4 = in der Küche, dritte Schublade
places-placements-cemetery-1 = an der Wand im Geräteschuppen
places-placements-cemetery-2 = in einem Schuhkarton am Tor vergraben
places-placements-cemetery-3 = auf den Stufen der Kapelle
places-placements-cemetery-4 = unter einer Plane bei den Schaufeln
places-placements-club-1 = im Klavier
places-placements-club-2 = hinter der Bar neben dem Bitter
places-placements-club-3 = in der Garderobe unter Marke dreiunddreißig
places-placements-club-4 = als Deko an die Wand genagelt
places-placements-auto-1 = im Kofferraum eines zerquetschten Coupés
places-placements-auto-2 = an der Werkzeugwand, mit Kreide umrandet
places-placements-auto-3 = vom Hund zerkaut
places-placements-auto-4 = im Büro bei den Schlüsseln
places-placements-hospital-1 = eingetütet in der Kammer für Wertsachen
places-placements-hospital-2 = in der Küche hinter der Station
places-placements-hospital-3 = am Empfang abgegeben
places-placements-hospital-4 = in einem verschlossenen Medikamentenwagen
tokens-name-vane = Marisol Vane
tokens-name-pike = Bartholomew Pike
tokens-name-stokes = Harlan Stokes
tokens-name-crane = Ellis Crane
tokens-name-frost = Imogen Frost
tokens-name-marsh = Toni Marsh
tokens-name-ames = Wendell Ames
tokens-name-delaney = Skip Delaney
tokens-name-boone = Cassius Boone
tokens-name-lindqvist = Greta Lindqvist
tokens-name-grinder = Fleisch{ "\u00AD" }wolf
tokens-name-tenderiser = Fleisch{ "\u00AD" }klopfer
tokens-name-gloves = Hand{ "\u00AD" }schuhe
tokens-name-cleaver = Hackbeil
tokens-name-boltgun = Bolzen{ "\u00AD" }pistole
tokens-name-katana = Katana
tokens-name-bat = Baseball{ "\u00AD" }keule
tokens-name-garrotte = Garrotte
tokens-name-solvent = Terpentin
tokens-the-vane = Marisol Vane
tokens-the-pike = Bartholomew Pike
tokens-the-stokes = Harlan Stokes
tokens-the-crane = Ellis Crane
tokens-the-frost = Imogen Frost
tokens-the-marsh = Toni Marsh
tokens-the-ames = Wendell Ames
tokens-the-delaney = Skip Delaney
tokens-the-boone = Cassius Boone
tokens-the-lindqvist = Greta Lindqvist
tokens-the-grinder = der Fleischwolf
tokens-the-tenderiser = der Fleischklopfer
tokens-the-gloves = die Handschuhe
tokens-the-cleaver = das Hackbeil
tokens-the-boltgun = die Bolzenpistole
tokens-the-katana = das Katana
tokens-the-bat = die Baseballkeule
tokens-the-garrotte = die Garrotte
tokens-the-solvent = das Terpentin
tokens-short-vane = Vane
tokens-short-pike = Pike
tokens-short-stokes = Stokes
tokens-short-crane = Crane
tokens-short-frost = Frost
tokens-short-marsh = Marsh
tokens-short-ames = Ames
tokens-short-delaney = Delaney
tokens-short-boone = Boone
tokens-short-lindqvist = Lindqvist
tokens-short-grinder = der Fleischwolf
tokens-short-tenderiser = der Fleischklopfer
tokens-short-gloves = die Handschuhe
tokens-short-cleaver = das Hackbeil
tokens-short-boltgun = die Bolzenpistole
tokens-short-katana = das Katana
tokens-short-bat = die Baseballkeule
tokens-short-garrotte = die Garrotte
tokens-short-solvent = das Terpentin
tokens-brief-vane = Vane
tokens-brief-pike = Pike
tokens-brief-stokes = Stokes
tokens-brief-crane = Crane
tokens-brief-frost = Frost
tokens-brief-marsh = Marsh
tokens-brief-ames = Ames
tokens-brief-delaney = Delaney
tokens-brief-boone = Boone
tokens-brief-lindqvist = Lindqvist
tokens-brief-grinder = Fleischwolf
tokens-brief-tenderiser = Klopfer
tokens-brief-gloves = Handschuhe
tokens-brief-cleaver = Hackbeil
tokens-brief-boltgun = Pistole
tokens-brief-katana = Katana
tokens-brief-bat = Keule
tokens-brief-garrotte = Garrotte
tokens-brief-solvent = Terpentin
tokens-about-vane = Barsängerin, die der halben ersten Reihe Geld schuldet.
tokens-about-pike = Buchhalter im Ruhestand, der noch immer allen die Bücher führt, auch die zweiten.
tokens-about-stokes = Vorarbeiter am Hafen mit kaputtem Rücken und gutem Gedächtnis für Kisten.
tokens-about-crane = Pfandleiher, der nie fragt, woher, und nie vergisst, von wem.
tokens-about-frost = Klatschkolumnistin. Druckt ein Zehntel von dem, was sie weiß.
tokens-about-marsh = Taxifahrerin, die nachts schon jeden Sünder der Stadt heimgefahren hat.
tokens-about-ames = Bestatter. Leise, pünktlich und nie überrascht.
tokens-about-delaney = Abgehalfterter Boxer, der jetzt Türen bewacht, aus denen er früher rausflog.
tokens-about-boone = Besitzer eines Jazzclubs, dessen Hinterzimmer eine bessere Tür hat als die Bank.
tokens-about-lindqvist = Gerichtsstenografin. Tippt neunzig Wörter pro Minute und hört fünfundneunzig.
tokens-about-grinder = Ein gusseisernes Ungetüm mit blank gewetzter Kurbel.
tokens-about-tenderiser = Ein Kilo Stahl mit Zähnen auf beiden Seiten.
tokens-about-gloves = Weiches Kalbsleder, eng an den Knöcheln, hinterlässt keine Abdrücke.
tokens-about-cleaver = Breite Klinge, mit einer Scharte am hinteren Ende.
tokens-about-boltgun = Werkzeug aus dem Schlachthof. Ein lautes Klicken.
tokens-about-katana = Das Schwert von irgendeinem Großvater, schärfer als die ganze Familie.
tokens-about-bat = Eschenholz, ein Riss, mit Klebeband geflickt.
tokens-about-garrotte = Klavierdraht zwischen zwei Garnrollen.
tokens-about-solvent = Eine braune Flasche mit abgekratztem Etikett.
