### Equipment and characters are terms with cases.

-gear-recorder = das Tonband
    .accusative = das Tonband
    .dative = dem Tonband
-gear-binoculars = das Fernglas
    .accusative = das Fernglas
    .dative = dem Fernglas
-gear-radio = der Sender
    .accusative = den Sender
    .dative = dem Sender
-gear-passport = der Reisepass
    .accusative = den Reisepass
    .dative = dem Reisepass
-gear-pistol = die Pistole
    .accusative = die Pistole
    .dative = der Pistole
-gear-camera = die Knopfkamera
    .accusative = die Knopfkamera
    .dative = der Knopfkamera
-gear-disguise = die Verkleidung
    .accusative = die Verkleidung
    .dative = der Verkleidung
-gear-lockpicks = der Dietrich
    .accusative = den Dietrich
    .dative = dem Dietrich
-character-courier = die Kurierin
    .accusative = die Kurierin
-character-cryptographer = der Kryptograf
    .accusative = den Kryptografen
-character-quartermaster = die Ausrüsterin
    .accusative = die Ausrüsterin
-character-fixer = der Strippenzieher
    .accusative = den Strippenzieher
-character-handler = die Agentenführerin
    .accusative = die Agentenführerin
-character-analyst = die Analystin
    .accusative = die Analystin

art-flight = Flug nach
art-permanent = Dauerhaft:
art-noBenefit = Kein dauerhafter Vorteil
art-anyCard = Beliebige Dienstkarte
art-points = { $points } Punkte
engine-name = Decoder
engine-tiles = Plättchen
engine-plate = Decoder M6
engine-serial = Nr. 0417
engine-top = Obere Reihe
engine-bottom = Untere Reihe
engine-tile =
    { $die ->
        [none] { $row }, Plättchen { $column }: { $value }
       *[other] { $row }, Plättchen { $column }: { $value }, { $die }
    }
cards-name = Deine verdeckten Karten
cards-shared = Gemeinsamer Bildschirm: Deine Hand bleibt verdeckt
cards-what = – deine verdeckten Karten
cards-covered = verdeckt: zum Ansehen antippen
cards-none = Hier hast du nichts.
cards-groups = Was du hast
cards-titles-missions = Missionen
cards-titles-agency = Dienst
cards-titles-codes = Codes
cards-titles-tokens = Marken
cards-nouns-missions =
    { $count ->
        [one] Mission
       *[other] Missionen
    }
cards-nouns-agency = vom Dienst
cards-nouns-codes =
    { $count ->
        [one] Code
       *[other] Codes
    }
cards-nouns-tokens =
    { $count ->
        [one] Marke
       *[other] Marken
    }
cards-card-missions = Mission { $number }
cards-card-agency = Karte { $number }
cards-card-codes = Code { $number }
cards-card-tokens = Marke { $number }
cards-pick = Wähle blind oder halte zuerst zum Ansehen. Das Neueste ist hinten.
cards-read = Zum Ansehen halten. Das Neueste ist hinten.
cards-picked = { $card }: Wofür?
cards-fly = Dorthin fliegen
cards-flyTo = Flug nach { TERM("cities", $city) }
cards-flySub = Die Karte ist dann weg
cards-use = Fähigkeit nutzen
cards-namedUse = „{ $ability }“ nutzen
cards-useSub = Die Karte ist dann weg
cards-tokenSub = Die Marke kommt zurück in den Beutel
cards-deckTitle = In welchem Stapel suchst du?
cards-deckOf-agency = Dienstkarten
cards-deckOf-mission = Missionen
cards-deckSub = { $count } Karten. Du siehst drei und behältst eine.
secret-label = Deine Missionen, Karten, Codes und Marken
secret-tab = Karten
secret-turn = Du bist dran: zum Tisch
secret-table = Zum Tisch
secret-use = Karte nutzen
peek-name =
    { $count ->
        [one] Mission
       *[other] Missionen
    }
peek-none = Du hast keine Missionen.
peek-how-hold = auf der Hand: zum Ansehen halten
peek-how-tap = auf der Hand: zum Ansehen antippen
pane-regions = Dienstkarten der Regionen
pane-row = Offene Missionen
pane-decks = Stapel
pane-agencyDeck = Dienstkarten
pane-missionDeck = Missionen
pane-empty = Leer
pane-discards = { $count } auf der Ablage
pane-uses = Eine Karte, ein Nutzen: Ausrüstung für eine Mission, Flug in ihre Stadt oder Fähigkeit.
pane-take = Nehmen
pane-canTake = Die kannst du nehmen.
pane-dice =
    { $count ->
        [one] für 1 Würfel
       *[other] für { $count } Würfel
    }
pane-power = für 1 Würfel, als Ausrüsterin
pane-noDie = Auf „{ $action }“ hast du keinen Würfel, also kannst du hier jetzt nichts nehmen.
pane-twoDice = Für zwei Würfel
pane-blind = Die oberste Karte siehst du erst, wenn du sie hast.
pane-wants = Für eine Mission nötig
pane-toCity = Flug mit einem deiner Agenten nach { TERM("cities", $city) }
abilityLines-plus1 = Setz einen Würfel als eins mehr, eine 6 als 1
abilityLines-minus1 = Setz einen Würfel als eins weniger, eine 1 als 6
abilityLines-move3 = Bis zu drei Schritte, verteilt auf deine Agenten
abilityLines-espionage = Nimm eine gerade genutzte Karte
abilityLines-sneak = Setz in diesem Zug einen Würfel mehr
abilityLines-first = Komm vor allen anderen dran
abilityLines-codebreaker = Tausche beim Codeknacken einmal mehr
abilityLines-search = Sieh die obersten drei eines Stapels, behalte eine
choices-label = Du hast die Wahl
choices-what-agency = – die Karten
choices-what-missions = – die Missionen
choices-what-codes = – die Codes
choices-what-tokens = – die Marken
choices-reward = Zwei gleiche Steine: Nimm eine Karte aus der Region { $region }
choices-rewardLine = Die offene Karte der Region oder blind die oberste vom Stapel.
choices-space = Karte nehmen: { $region }
choices-deck = Oberste vom Stapel nehmen
choices-card-missions = Mission { $number }
choices-card-agency = Karte { $number }
choices-card-codes = Code { $number }
choices-card-tokens = Marke { $number }
choices-order = Unter den Stapel: { $first }, dann ganz nach unten { $second }.
choices-under = Unter den Stapel: { $only }.
choices-swap = Andersherum
choices-titles-keepSearch = Gesucht und gefunden: Behalte eine Karte.
choices-titles-pickMission = Nimm eine der beiden Missionen.
choices-titles-keepToken = Behalte eine der beiden Marken.
choices-titles-discardAgency = Eine Dienstkarte zu viel.
choices-titles-discardMission = Eine Mission zu viel.
choices-lines-keepSearch = Die anderen kommen unter den Stapel. Niemand sonst sieht sie.
choices-lines-pickMission = Die Analystin sieht zwei. Die andere kommt unter den Stapel.
choices-lines-keepToken = Der Strippenzieher zieht zwei. Die andere kommt zurück in den Beutel.
choices-lines-discardAgency = Wirf eine davon ab. Die neueste ist hinten.
choices-lines-discardMission = Leg eine davon unter den Stapel. Die neueste ist hinten.
choices-send-keepSearch = { $name } behalten
choices-send-pickMission = { $name } nehmen
choices-send-keepToken = { $name } behalten
choices-send-discardAgency = { $name } abgeben
choices-send-discardMission = { $name } abgeben
choices-first = Erst eine wählen
circles-label = Aktionen
circles-names-completeMission = Mission erfüllen
circles-names-missionCards = Missions{ "\u00AD" }karten
circles-names-agencyCards = Dienst{ "\u00AD" }karten
circles-names-movement = Bewegung
circles-decoder = Decoder
circles-folder = Sonder{ "\u00AD" }einsätze
circles-fits = { $face } passt neben die { $beside }
circles-starts = Leer, also passt deine { $face }
circles-needs = Eine { $face } passt nur neben { $low } oder { $high }
circles-taken = { $face } ist besetzt
circles-full = Alle Felder sind besetzt
circles-empty =
    { $isPlacing ->
        [true] Noch leer
       *[false] Gerade leer
    }
circles-holds =
    { $dice ->
        [one] Ein Würfel liegt hier
       *[other] { $dice } Würfel liegen hier
    }
circles-takes = Hier passt deine { LIST($faces, type: "disjunction") }
circles-opens =
    { $dice ->
        [one] Neben den Würfel passt nur { LIST($faces, type: "disjunction") }
       *[other] Neben die Würfel passt nur { LIST($faces, type: "disjunction") }
    }
circles-yours =
    { COUNT($faces) ->
        [one] Deine { LIST($faces, type: "unit") } liegt hier
       *[other] Von dir: { LIST($faces, type: "unit") }
    }
circles-noMission = Du hast keine Missionen
circles-noneOfYours = Keiner von dir
circles-anyDie = Jeder Würfel passt
circles-bag = Jeder Würfel bringt eine Marke (noch { $tokens })
circles-bagLeft = noch { $tokens } im Beutel
circles-bagEmpty = Jeder Würfel passt, aber der Beutel ist leer
circles-dieSaid = { $owner }: { $face }.
coach-goal = Wer die meisten Punkte hat, gewinnt. Es gibt sie für Missionen und Codes.
coach-left-1 = „Vorrang“ und „Spionage“
coach-left-2 = Flüge und Fähigkeiten der Karten
coach-left-3 = Neue Missionen
coach-left-4 = Die fünf anderen Charaktere
coach-keep = Heb dir das für eine echte Partie auf. Jetzt brauchst du es nicht.
coach-autoPass = „Vorrang“ und „Spionage“ sind Karten für eine echte Partie. Die Lernpartie lässt sie aus.
coach-who-title = Du bist { TERM("character", $character) }.
coach-who-first = Lies zuerst das hier. Dann schau auf deine Missionen.
coach-look-title = Halte, um deine Missionen zu lesen.
coach-look-why = Auf jeder steht, wo deine Agenten sein müssen und was du brauchst. Die Zahl sagt, was sie bringt.
coach-lookFirst = Schau zuerst auf deine Missionen.
coach-keepTwo-title = Behalte diese beiden.
coach-keepTwo-giveBack = Gib { $mission } zurück.
coach-keepTwo-closer = Behalte die beiden, zu denen dir weniger fehlt.
# The letter and name of the mission, and what it needs: a city that is one or two steps away, and a card.
coach-keepTwo-why =
    { $steps ->
        [one] { $letter }, „{ $mission }“, ist zum Greifen nah: { TERM("cities", $city) } ist einen Schritt entfernt, und die Karte der Region { $region } bringt { TERM("gear", $equipment, form: "accusative") }.
       *[other] { $letter }, „{ $mission }“, ist zum Greifen nah: { TERM("cities", $city) } ist zwei Schritte entfernt, und die Karte der Region { $region } bringt { TERM("gear", $equipment, form: "accusative") }.
    }
coach-keepTwo-learned = Zwei Missionen gewählt
coach-keepTwo-refused = Behalte „{ $mission }“: Die schaffst du in dieser Runde.
coach-map-title = Finde deine drei Agenten.
coach-map-why = Es sind die weißen Figuren auf der Landkarte. Siehst du sie nicht, tippe auf „Europa“.
coach-mapFirst = Finde zuerst deine Agenten auf der Landkarte.
coach-agents-title = Das sind deine Agenten.
coach-agents-where = Sie sind in { LIST($cities, type: "conjunction") }.
coach-agents-what = Mit Würfeln bewegst du sie, nimmst Karten und erfüllst Missionen.
coach-agents-first = Lies zuerst das über deine Agenten.
coach-neighbours-title = Würfel liegen nebeneinander.
coach-neighbours-why = Auf { $action } liegt schon { LIST($taken, type: "conjunction") }, also passt dort als Nächstes nur { LIST($open, type: "disjunction") }.
coach-neighbours-round = 6 und 1 sind Nachbarn.
coach-neighbours-first = Lies zuerst das über die Nachbarn.
coach-place-title = Setz einen Würfel.
coach-place-on = Setz deine { $face } auf { $place }.
coach-place-movement = Für jeden Würfel dort dürfen alle deine Agenten einen Schritt gehen.
coach-place-courier = Du bist die Kurierin, also darf ein Agent einen zweiten Schritt gehen.
coach-place-completeMission = Nur mit einem Würfel dort kannst du eine Mission erfüllen.
coach-place-firstMission = „{ $mission }“ wird deine erste, für { $points } Punkte.
coach-place-missionCards = Ein Würfel dort bringt dir noch eine Mission. Du darfst drei haben.
coach-place-agencyCards = Ein Würfel dort bringt dir die offene Karte einer Region, in der du einen Agenten hast.
coach-place-wanted = Ein Würfel dort bringt dir eine Karte, wo du einen Agenten hast. Du willst { TERM("gear", $equipment, form: "accusative") } aus der Region { $region }.
coach-place-decoder = Nach dem Setzen knackst du dort Codes, und dieser Würfel hilft dir dabei. Jeder Würfel passt.
coach-place-folder = Du ziehst eine Einsatzmarke, die du in einem späteren Zug einmal nutzen kannst. Sie liegt bei deinen Karten. Jeder Würfel passt.
coach-place-learned = Würfel gesetzt
coach-place-allFirst = Setz zuerst alle deine Würfel.
coach-place-noCard = Dafür brauchst du jetzt keine Karte.
coach-place-keepForDecoder = Heb { LIST($faces, type: "disjunction") } für den Decoder auf.
coach-place-enoughMissions = Du hast fürs Erste genug Missionen.
coach-place-oneIsEnough = Ein Würfel reicht dort für die Lernpartie.
coach-place-onlyHelps = Dort hilft dir nur deine { LIST($faces, type: "disjunction") }.
coach-order-title = Nimm Zugmarke { $token }.
coach-order-why = Alle deine Würfel sind gesetzt. Wer zuerst aufhört, knackt zuerst Codes und ist zuerst am Zug.
coach-compare-title = Halte, um Codes und Plättchen zu vergleichen.
coach-compare-why = Ein Code ist geknackt, wenn seine drei Ziffern in einer Reihe nebeneinanderliegen, von links nach rechts. Er bringt { $points } Punkte.
coach-compare-first = Schau zuerst auf deine Codes.
coach-compare-none = Gerade ist kein Code nah dran.
coach-compare-swap = { "*" }*{ $code }** ist fast da: Tausche { $one } und { $other }.
coach-compare-cover = { "*" }*{ $code }** ist fast da: Mit deiner { $face } deckst du die letzte Ziffer ab.
coach-compare-both = { "*" }*{ $code }** ist fast da: Tausche { $one } und { $other }, und mit deiner { $face } deckst du die letzte Ziffer ab.
coach-swap-first = Tippe auf diese { $tile }, um sie zu tauschen.
coach-swap-second = Tausche sie mit dieser { $tile }.
coach-swap-why = Einmal pro Runde darfst du tauschen. Danach liegen zwei Ziffern eines Codes richtig.
coach-cover-pickTop = Nimm deine { $face } für die obere Reihe.
coach-cover-pickBottom = Nimm deine { $face } für die untere Reihe.
coach-cover-put = Leg sie auf diese { $tile }.
coach-cover-why = In diesem Zug zählt der Würfel statt des Plättchens.
coach-claim-title-1 = Knack Code A.
coach-claim-title-2 = Knack Code B.
coach-claim-other = Knack deinen anderen Code.
coach-claim-why = Jetzt liegen seine Ziffern nebeneinander. Ein geknackter Code zählt auch als die Ausrüstung auf seiner Rückseite.
coach-claim-learned = Einen Code geknackt
coach-drawCode-title = Zieh einen neuen Code.
coach-drawCode-why = Du hast immer zwei. Ist ein Code geknackt, zählt er als die Ausrüstung auf seiner Rückseite.
coach-done-title = Hier bist du fertig.
coach-done-why = Die Plättchen bleiben so liegen, und deine Würfel kommen zurück. Jetzt knacken die anderen mit denselben Plättchen.
coach-done-breakFirst = Knack zuerst einen Code. Du bist nah dran.
coach-done-otherSwap = Dieser Tausch hilft keinem deiner Codes. Versuch einen anderen.
coach-done-swapFirst = Tausche zuerst zwei Plättchen.
coach-done-otherTile = Das knackt keinen Code. Leg den Würfel auf ein anderes Plättchen.
coach-choice-card = Nimm eine Karte.
coach-choice-any = Such dir eine aus.
coach-choice-whyCard = Du hast zwei Steine derselben Farbe aufgehoben, dafür bekommst du eine Karte.
coach-choice-whyAny = Egal welche, brauchen kannst du alle.
coach-cards-title = Halte, um deine Karten zu sehen.
coach-cards-why = Eine Dienstkarte ist Ausrüstung, ein Flug in ihre Stadt oder eine Fähigkeit. Du nutzt sie einmal, für eins von den dreien.
coach-cardsFirst = Schau zuerst auf deine Karten.
coach-act-take = Nimm { TERM("gear", $equipment, form: "accusative") }.
coach-act-move = Geh von { TERM("cities", $from) } nach { TERM("cities", $to) }.
coach-act-pay = Wähle, was du für „{ $mission }“ einsetzt.
coach-act-complete = Erfülle „{ $mission }“.
coach-act-giveBack = Nimm einen Würfel von { $place } zurück.
coach-act-whyTake = Das braucht „{ $mission }“. Es liegt in der Region { $region }, und dort hast du einen Agenten.
coach-act-whyMove = Für „{ $mission }“ muss dort ein Agent sein.
coach-act-courier = Ein Würfel ist ein Schritt, und die Kurierin hat einen mehr.
coach-act-pickAgent = Wähle den Agenten, dann die Stadt.
coach-act-whyPay = Nimm für jeden Punkt der Liste etwas anderes. Deine Agenten bleiben stehen, die Karten sind dann weg.
coach-act-whyComplete = Du hast alles, was sie braucht. Sie bringt { $points } Punkte. Wähle sie, und dann, was du einsetzt.
coach-act-whyGiveBack = Er hilft jetzt keiner Mission, und ungenutzt zurücknehmen geht immer.
coach-act-learned = Eine Mission erfüllt
coach-act-usesAll = Die Lernpartie nutzt alle deine Würfel.
coach-act-needsDie = Du brauchst deinen Würfel auf { $place }.
coach-act-first = Zuerst kommt „{ $mission }“.
coach-act-otherCard = „{ $mission }“ braucht eine andere Karte.
coach-act-elsewhere = „{ $mission }“ braucht anderswo einen Agenten.
coach-cubes-title = Dein Agent hat einen Stein dagelassen.
coach-cubes-why = Agenten lassen in jeder Stadt einen zurück, aus der sie weggehen. Wer zwei derselben Farbe aufhebt, bekommt eine Karte.
coach-endTurn-title = Beende deinen Zug.
coach-endTurn-points = { $points } Punkte für dich! Beende deinen Zug.
coach-endTurn-why = Alle haben pro Zug eine Aktion. Das geht reihum, bis alle Würfel genutzt sind.
coach-end-title = Die sechste Mission beendet die Partie.
coach-end-why = Dann ist es die letzte Runde. Danach dürfen alle noch eine Mission erfüllen. Wer die meisten Punkte hat, gewinnt.
coach-over-title = Das war eine Runde.
coach-over-why = Du hast einen Code geknackt und eine Mission erfüllt. Noch { WORDS($missions) } fehlen.
codes-yours = Deine Codes
codes-what = – deine Codes
codes-code-1 = Code A
codes-code-2 = Code B
codes-hold-hold = Zum Ansehen halten
codes-hold-tap = Zum Ansehen tippen
codes-gap = Hier ist kein Code
codes-covered = Halte, um deine Codes zu sehen.
codes-sharedScreen = Auf einem gemeinsamen Bildschirm bleiben deine Codes verdeckt.
codes-noCodes = Du hast keine Codes.
codes-reads-1 = { $digits } liegt in der oberen Reihe.
codes-reads-2 = { $digits } liegt in der unteren Reihe.
codes-readsHere-1 = In der oberen Reihe
codes-readsHere-2 = In der unteren Reihe
codes-readsNot = { $digits } liegt noch nicht im Decoder.
codes-claim-1 = Code A knacken
codes-claim-2 = Code B knacken
codes-claimOver = Du hast schon nachgezogen. In diesem Zug wird nichts mehr geknackt.
codes-done = Fertig
codes-undo = Rückgängig
codes-decks = Neue Codes kommen von
codes-deck-0 = Stapel links
codes-deck-1 = Stapel rechts
codes-top = Obenauf: { TERM("equipment-name", $equipment) }
codes-emptyDeck = Leer
codes-draw = Ziehen:
codes-steps-swap = Tauschen
codes-steps-cover = Abdecken
codes-steps-claim = Knacken
codes-steps-draw = Ziehen
codes-stepsLabel = Die vier Teile deines Zugs
codes-tray = Wähle einen Würfel, dann das Plättchen darunter.
codes-trayPicked = Die { $face } deckt das Plättchen ab, auf das du tippst.
codes-noDice = Du hast keine Würfel zum Abdecken.
codes-die = Decoder-Würfel { $face }
# The name of a player, or null for the reader.
codes-coveredBy =
    { $name ->
        [none] abgedeckt mit deiner { $face }
       *[other] abgedeckt von { $name } mit einer { $face }
    }
codes-swapHow = Tippe auf zwei Plättchen, um sie zu tauschen.
codes-swapOrCover = Tausche zwei Plättchen durch Antippen, oder wähle einen Würfel zum Abdecken.
codes-allCover = Alle deine Decoder-Würfel decken Plättchen ab.
codes-swapWith = Tippe jetzt auf das zweite Plättchen.
codes-swapAgain = Als Kryptograf darfst du noch einmal tauschen, mit einem der beiden Plättchen.
codes-cards = Karte nutzen
codes-queue = In Zugfolge
codes-now = knackt gerade
codes-youNow = du bist dran
codes-past = fertig
codes-broke =
    { $count ->
        [one] 1 Code geknackt
       *[other] { $count } Codes geknackt
    }
codes-waiting =
    { $dice ->
        [0] kein Würfel im Decoder
        [one] 1 Würfel im Decoder
       *[other] { $dice } Würfel im Decoder
    }
codes-you = Du
codes-memo = Was sich tauschen lässt
codes-pairs-1 = Nachbarn in einer Reihe
codes-pairs-2 = Zwei übereinander
codes-pairs-3 = Beide Enden einer Reihe
codes-reading = Codes liest man in einer Reihe von links nach rechts. Beim Lesen sind die beiden Enden keine Nachbarn.
counts-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
counts-agency =
    { $count ->
        [one] 1 Dienstkarte
       *[other] { $count } Dienstkarten
    }
counts-missions =
    { $count ->
        [one] 1 Mission
       *[other] { $count } Missionen
    }
counts-codes =
    { $count ->
        [one] 1 Code
       *[other] { $count } Codes
    }
counts-tokens =
    { $count ->
        [one] 1 Marke
       *[other] { $count } Marken
    }
counts-swaps =
    { $count ->
        [one] 1 Tausch
       *[other] { $count } Mal tauschen
    }
counts-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
dice-label = Deine Würfel
dice-dice = Würfel
dice-die = Würfel { $face }
end-ledger = Das Ergebnis
end-points = Punkte
end-you = du
end-codes =
    { $count ->
        [one] 1 Code behalten
       *[other] { $count } Codes behalten
    }
end-codesShort = Codes
end-who = { $name }, { $title }
end-note = Bei Gleichstand gewinnen mehr Missionen, dann die beste einzelne. Die beste Mission ist jeweils golden.
end-best = beste Mission
end-stopped = Die Partie wurde abgebrochen.
end-shared = Geteilter Sieg: { LIST($winners, type: "conjunction") }.
# The winner is a name, or null for the reader.
end-won =
    { $by ->
        [none] Du gewinnst.
       *[other] { $by } gewinnt.
    }
end-moreMissions =
    { $by ->
        [none] Du gewinnst mit mehr Missionen.
       *[other] { $by } gewinnt mit mehr Missionen.
    }
end-bestMission =
    { $by ->
        [none] Du gewinnst mit der besten Mission.
       *[other] { $by } gewinnt mit der besten Mission.
    }
moment-finished =
    { $count ->
        [one] 1 Mission erfüllt
       *[other] { $count } Missionen erfüllt
    }
moment-holds = hat { LIST($cards, type: "unit") }
moment-points = { $points } Punkte
moment-tiles = Plättchen im Decoder
moment-token = Marke: { $ability }
moment-completed = Mission erfüllt
moment-broken = Code geknackt
moment-flown = Flug
moment-espionage = Spionage
moment-lastRound = Letzte Runde
moment-over = Das Ende
moment-setUp = Aufbau
moment-round = Runde { $round }
moment-final = Letzte Missionen
moment-phases-setupCharacters = Charaktere wählen
moment-phases-setupMissions = Missionen wählen
moment-phases-place = Würfel setzen
moment-phases-breakCodes = Codes knacken
moment-phases-resolve = Würfel nutzen
moment-phases-finalMissions = Letzte Missionen
moment-phases-over = Die Partie ist vorbei
moment-inPhase =
    { $turn ->
        [none] { $phase }.
       *[other] { $phase }: { $turn }.
    }
moment-inRound =
    { $turn ->
        [none] Runde { $round }. { $phase }.
       *[other] Runde { $round }. { $phase }: { $turn }.
    }
# The line above the intro cards.
room-headline = Drei Agenten, fünf Würfel, ein geteiltes Europa.
room-phases = Teile der Runde
room-round = Runde { $round }
room-setUp = Aufbau
room-steps-place = Setzen
room-steps-codes = Codes
room-steps-resolve = Aktionen
intro-goal-title = Ziel
intro-goal-text = Schick deine Agenten durch Europa, **erfülle Missionen** und knack geheime Codes. Beides bringt Punkte.
intro-win-title = So gewinnst du
intro-win-text = Hat jemand sechs Missionen, endet die Partie. **Wer die meisten Punkte hat, gewinnt:** 6 bis 13 für eine Mission, 2 für einen Code.
intro-you-title = Was du tust
intro-you-text = Würfle mit fünf Würfeln und **setz sie einen nach dem anderen**. Wo sie liegen, bestimmt, was du tun darfst.
intro-others-title = Was die anderen tun
intro-others-text = Sie setzen ihre Würfel dahin, wo du hinwolltest, und **vertauschen die Ziffern**, die du für einen Code brauchst. Ihre Karten siehst du nicht.
map-label = Landkarte von Europa. Pfeiltasten verschieben sie, Plus und Minus zoomen.
map-cities = Städte
map-sheet = Europa
map-edition = Blatt 7, berichtigt
map-nearer = Näher heran
map-farther = Weiter weg
map-map = Europa
map-list = Liste
map-card = Karte: { TERM("equipment-name", $equipment) }
map-how = Wie die Landkarte gezeigt wird
map-goTo = Zur Region { $region }
map-cardOf = Die Karte der Region { $region }
map-seas-north = Nordsee
map-seas-atlantic = Atlantik
map-seas-mediterranean = Mittelmeer
map-seas-black = Schwarzes Meer
map-seas-biscay = Biskaya
standing-city = { TERM("cities", $city) }, { $region }.
standing-agent =
    { $name ->
        [none] Dein Agent.
       *[other] Agent von { $name }.
    }
standing-cube =
    { $name ->
        [none] Dein Stein.
       *[other] Stein von { $name }.
    }
standing-neutralCube = Neutraler Stein.
moving-byDice =
    { $dice ->
        [one] Bewegung: ein Würfel
       *[other] Bewegung: { WORDS($dice) } Würfel
    }
moving-byCard = 3 Schritte
moving-each =
    { $count ->
        [one] Jeder deiner Agenten darf einen Schritt gehen.
       *[other] Jeder deiner Agenten darf { WORDS($count) } Schritte gehen.
    }
moving-courier = Du bist die Kurierin, also dürfen es bei einem von ihnen { WORDS($count) } sein.
moving-shared = Insgesamt drei Schritte, verteilt auf deine Agenten, wie du willst.
moving-flight = Welcher Agent fliegt nach { TERM("cities", $city) }?
moving-moveDice =
    { $count ->
        [one] Bewege deine Agenten mit einem Würfel.
       *[other] Bewege deine Agenten mit { WORDS($count) } Würfeln.
    }
moving-moveCard = Bewege deine Agenten, insgesamt drei Schritte.
moving-may =
    { $count ->
        [one] hat einen Schritt
       *[other] hat { WORDS($count) } Schritte
    }
moving-mayShared = darf gehen
moving-taken =
    { $of ->
        [one] { $taken } von 1 Schritt.
       *[other] { $taken } von { $of } Schritten.
    }
moving-takenOnly =
    { $taken ->
        [one] Ein Schritt.
       *[other] { WORDS($taken, case: "capital") } Schritte.
    }
moving-leaves =
    { COUNT($cities) ->
        [one] Lässt einen Stein in { LIST($cities, type: "conjunction") }.
       *[other] Lässt Steine in { LIST($cities, type: "conjunction") }.
    }
moving-back = Schritt ab { TERM("cities", $city) } zurücknehmen
moving-backTo = { TERM("cities", $end) }. Schritt ab { TERM("cities", $start) } zurücknehmen
moving-pick = Agenten in { TERM("cities", $city) } bewegen
# The owner of a cube is a name, or null for the reader.
moving-picked =
    { $owner ->
        [none] { TERM("cities", $city) }: Du hebst deinen Stein auf.
       *[other] { TERM("cities", $city) }: Du hebst einen Stein von { $owner } auf.
    }
moving-neutralCube = { TERM("cities", $city) }: Du hebst einen neutralen Stein auf.
moving-pair =
    { $owner ->
        [none] { TERM("cities", $city) }: dein zweiter Stein. Beide gehen zurück,
       *[other] { TERM("cities", $city) }: der zweite Stein von { $owner }. Beide gehen zurück,
    }
moving-neutralPair = { TERM("cities", $city) }: der zweite neutrale Stein. Beide sind aus dem Spiel,
moving-earns = und du nimmst die Karte der Region { $region } oder die oberste vom Stapel.
moving-nothing = Unterwegs liegt kein Stein.
moving-gain =
    { $cubes ->
        [one] +1 Stein
       *[other] +{ $cubes } Steine
    }
moving-away =
    { $steps ->
        [one] Nach { TERM("cities", $city) } ist es ein Schritt von { TERM("cities", $from) }.
       *[other] Nach { TERM("cities", $city) } sind es { WORDS($steps) } Schritte von { TERM("cities", $from) }.
    }
moving-room =
    { $steps ->
        [one] Du hast einen Schritt.
       *[other] Du hast { WORDS($steps) } Schritte.
    }
moving-stands = Dein Agent ist in { TERM("cities", $city) }.
moving-noAgent = Wähle zuerst einen deiner Agenten.
moving-agents = Deine Agenten
moving-onClock = Würfel auf „Bewegung“
moving-asMany = So viele, wie du willst
moving-dieOn = Die { $face } nutzen
moving-go =
    { $count ->
        [0] Bewegen
        [one] Bewegen: 1 Schritt
       *[other] Bewegen: { $count } Schritte
    }
moving-goCard = Bewegen
moving-chooseWay = Helle Stadt wählen
moving-goFly = Nach { TERM("cities", $to) } fliegen
moving-noneThere = In { TERM("cities", $city) } hast du keinen Agenten.
moving-pickFlyer = Agenten wählen
moving-oneOnly = Nur einen Würfel nutzen
moving-allDice = Alle { WORDS($dice) } Würfel nutzen
moving-lit = Helle Städte sind erreichbar.
moving-pickMover = Erst Agenten wählen
moving-litAgents = Wähle einen Agenten, dann sein Ziel.
moving-pickedUp =
    { $cubes ->
        [one] Ein Stein aufgehoben.
       *[other] { WORDS($cubes, case: "capital") } Steine aufgehoben.
    }
moving-yourCard = Dir steht die Karte der Region { $card } zu.
moving-yourCards = { WORDS($cards, case: "capital") } Karten stehen dir zu.
pay-pick = Welche Mission erfüllst du?
pay-pickLine = Wähle eine oder sieh sie vorher an. Ist sie erfüllt, sehen sie alle.
pay-what = – deine Missionen
pay-whatCards = – deine Karten
pay-payable = Du hast alles dafür
pay-missing =
    { COUNT($needs) ->
        [0] Braucht für jeden Punkt etwas anderes
       *[other] Fehlt: { LIST($needs, type: "conjunction") }
    }
pay-lay = Wählen, was du einsetzt
pay-first = Erst Mission wählen
pay-none = Du hast keine Missionen.
pay-unpaid = Du kannst sie noch nicht erfüllen. Sieh sie an, dann weißt du, was fehlt.
pay-blind = So günstig wie möglich erfüllen
pay-needs = Was die Mission kostet
pay-agent = Agent in { TERM("cities", $city) }
pay-agentPrice = bleibt dort
pay-icon = Symbol auf „{ $mission }“
pay-iconPrice = erfüllte Mission, bleibt
pay-card = Dienstkarte von der Hand
pay-cardCovered = verdeckt, kommt auf die Ablage
pay-cardOpen = { TERM("cities", $city) }, { $ability }, kommt auf die Ablage
pay-code = Geknackter Code { $digits }
pay-codePrice = kommt in einen Stapel, kostet dich { $points } Punkte
pay-hand = Hand: { $before } Karten, danach { $after }
pay-done = Erfüllte Missionen: { $before }, danach { $after } von { $of }
pay-complete = Für { $points } Punkte erfüllen
pay-notNow = Nicht jetzt
pay-cards =
    { $cards ->
        [one] eine Dienstkarte
       *[other] { WORDS($cards) } Dienstkarten
    }
pay-codes =
    { $codes ->
        [one] einen geknackten Code
       *[other] { WORDS($codes) } geknackte Codes
    }
pay-given =
    { COUNT($parts) ->
        [0] Das kostet dich nichts.
       *[other] Das kostet dich { LIST($parts, type: "conjunction") }.
    }
pay-stays = Deine Agenten und deine dauerhaften Symbole behältst du.
players-label = Alle am Tisch
players-you = Du
players-turn = Am Zug
players-order = Zugmarke { $token }
players-dice = { $place }: { LIST($faces, type: "unit") }.
players-inHand = Würfel auf der Hand
players-onClocks = Gesetzte Würfel
players-noDice = Keine Würfel mehr
players-missions = { $done } von { $of } Missionen erfüllt
players-codes =
    { $count ->
        [one] 1 geknackter Code
       *[other] { $count } geknackte Codes
    }
players-cards =
    { $count ->
        [one] 1 Dienstkarte auf der Hand
       *[other] { $count } Dienstkarten auf der Hand
    }
players-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
players-short =
    { $points ->
        [one] 1 P.
       *[other] { $points } P.
    }
players-intel =
    { $cubes ->
        [none] Keine fremden Steine
       *[other] Fremde Steine: { $cubes }
    }
players-more = Alles auf dem Tisch
players-title = { $name }, { $character }
players-powerUsed = In dieser Runde genutzt
players-powerFree = In dieser Runde noch frei
players-everyTime = Jedes Mal
players-reroll = Wurfmarke
players-has = Noch da
players-gone = Genutzt
players-behind = Auf der Hand
players-codeSides = Ausrüstung auf der Rückseite der Codes
players-done = Erfüllte Missionen
players-doneCodes = Geknackte Codes
players-none = Keine
players-cubes = Steine im Vorrat
players-held = Fremde Steine
# Cubes of a player, who is null for the reader.
players-cubesOf =
    { $name ->
        [none] { $count } von dir
       *[other] { $count } von { $name }
    }
players-neutral = { $count } neutral
# Shown for a refusal code that has no sentence in this game.
reasons-nothing = Dafür hast du gerade nichts.
scenes-goes =
    { $by ->
        [none] { "*" }*Du** gehst von **{ TERM("cities", $from) }** nach **{ TERM("cities", $to) }**.
       *[other] { $by } geht von **{ TERM("cities", $from) }** nach **{ TERM("cities", $to) }**.
    }
scenes-flies =
    { $by ->
        [none] { "*" }*Du** fliegst nach **{ TERM("cities", $city) }**.
       *[other] { $by } fliegt nach **{ TERM("cities", $city) }**.
    }
scenes-picksUp = Aufgehoben: { LIST($cubes, type: "conjunction") }.
scenes-cubeOf =
    { $name ->
        [none] dein Stein
       *[other] ein Stein von { $name }
    }
scenes-neutralCubes =
    { $count ->
        [one] ein neutraler Stein
       *[other] { $count } neutrale Steine
    }
scenes-completes =
    { $by ->
        [none] { "*" }*Du** erfüllst die Mission { $mission }.
       *[other] { $by } erfüllt die Mission { $mission }.
    }
scenes-usedUp = Das kostet { LIST($cards, type: "conjunction") }.
scenes-brokenCode = einen geknackten Code
scenes-breaks =
    { $by ->
        [none] { "*" }*Du** knackst den Code { $code }.
       *[other] { $by } knackt den Code { $code }.
    }
scenes-onBack = Auf der Rückseite: { TERM("equipment-name", $equipment) }.
scenes-completed = Erfüllt
scenes-broken = Geknackt
scenes-last = Was zuletzt war
scenes-again = Tippe, um es noch mal zu sehen
scenes-seeAgain = Noch mal zeigen:
scenes-youBroke = Du hast einen Code geknackt.
scenes-youCompleted = Mission erfüllt.
scenes-drawCode = Neuen Code ziehen
scenes-goOn = Weiter
scenes-anywhere = Zum Weitermachen irgendwohin tippen
scenes-codes =
    { $count ->
        [one] Ein geknackter Code bringt am Ende 2 Punkte, wenn du ihn nicht für eine Mission ausgibst.
       *[other] { $count } geknackte Codes bringen am Ende je 2 Punkte, wenn du sie nicht für Missionen ausgibst.
    }
scenes-missions = { $done } von { $of } Missionen.
scenes-forGood = Ab jetzt dauerhaft: { $icon }.
scenes-points = { $before } + { $gain } = { $after } Punkte.
setup-title = Behalte zwei von drei Missionen.
setup-line = Gib eine zurück. Sie kommt unter den Stapel, und niemand sieht, welche.
setup-chooseTitle = Wähle deinen Charakter.
setup-waitTitle = { $name } wählt einen Charakter.
setup-chooseLine = Jeder Charakter hat ein besonderes Talent. Missionen und Karten gibt es danach.
setup-characters = Charaktere
setup-takenBy = Vergeben: { $name }
setup-choose = Nimm { TERM("character", $character, form: "accusative") }
setup-pick = Erst wählen
setup-keptTitle = Du hast zwei Missionen behalten.
setup-keptLine = Die Partie beginnt, sobald alle gewählt haben.
setup-watchTitle = Alle wählen Missionen.
setup-watchLine = Zwei von dreien werden behalten.
setup-mission-1 = Mission A
setup-mission-2 = Mission B
setup-mission-3 = Mission C
setup-hold-hold = Zum Ansehen halten
setup-hold-tap = Zum Ansehen tippen
setup-what = – deine Missionen und Karten
setup-hand = Deine Dienstkarten
setup-regions = Dienstkarten der Regionen
setup-keep = Behalten
setup-giveBack = Zurück
setup-giveBackOrKeep = Zurückgeben oder behalten: { $mission }
setup-send = Diese zwei behalten
setup-which = Erst eine zurückgeben
setup-chosen =
    { COUNT($names) ->
        [one] { LIST($names, type: "conjunction") } hat gewählt.
       *[other] { LIST($names, type: "conjunction") } haben gewählt.
    }
setup-choosing =
    { COUNT($names) ->
        [one] { LIST($names, type: "conjunction") } wählt noch.
       *[other] { LIST($names, type: "conjunction") } wählen noch.
    }
hints-here = Du bist hier: { $place }.
hints-steps =
    { $steps ->
        [one] { $place }: 1 Schritt.
       *[other] { $place }: { $steps } Schritte.
    }
hints-cards = Keine Stadt, nur Ausrüstung und Karten.
sounds-dice = Würfel auf Filz
sounds-relay = Ein Relais klickt
sounds-teleprinter = Ein Fernschreiber
sounds-brokenCode = Relais, ein Stempel
sounds-completedMission = Ticken, ein Stempel
stage-missions = Offene Missionen
stage-order = Zugmarken
stage-asked = Kann reagieren
stage-chosen = Hat gewählt
stage-reading = Wählt noch
stage-free = Frei
turn-label = Dein Zug
turn-order = Zugfolge
turn-orderNext-1 = Hör jetzt mit dem Setzen auf, und du kommst als Erstes dran.
turn-orderNext-2 = Hör jetzt mit dem Setzen auf, und du kommst als Zweites dran.
turn-orderNext-3 = Hör jetzt mit dem Setzen auf, und du kommst als Drittes dran.
turn-orderNext-4 = Hör jetzt mit dem Setzen auf, und du kommst als Viertes dran.
turn-orderOwn-1 = Du kommst als Erstes dran.
turn-orderOwn-2 = Du kommst als Zweites dran.
turn-orderOwn-3 = Du kommst als Drittes dran.
turn-orderOwn-4 = Du kommst als Viertes dran.
turn-orderTurns = Je eine Aktion, in dieser Reihenfolge.
turn-orderSteps = In dieser Reihenfolge werden Codes geknackt.
turn-tokenOf =
    { $owner ->
        [none] Zugmarke { $token } ist frei.
       *[other] Zugmarke { $token }: { $owner }.
    }
turn-place = Würfel setzen
turn-placeFace = Die { $face } setzen
turn-placeOn = Die { $face } auf { $target } setzen
turn-pickDie = Erst einen Würfel wählen
turn-pickTarget = Ziel wählen
turn-takeOrder = Zugmarke nehmen
turn-takeOrderToken = Zugmarke { $token } nehmen
turn-endTurn = Zug beenden
turn-undo = Rückgängig
turn-notNow = Nicht jetzt
turn-notPlacing = In dieser Runde wird nicht mehr gesetzt.
turn-notYours =
    { $name ->
        [none] Du bist nicht dran.
       *[other] { $name } ist dran.
    }
turn-pickedDie =
    { $clocks ->
        [0] Deine { $face } passt nur auf den Decoder oder die Sondereinsätze.
        [one] Deine { $face } passt auf eine Aktion.
       *[other] Deine { $face } passt auf { WORDS($clocks) } Aktionen.
    }
turn-leftPlace = Du kannst bis zu { WORDS($more) } Würfel setzen.
turn-leftLater =
    { $dice ->
        [0] Keine Würfel auf der Hand.
        [one] Ein Würfel auf der Hand. Du kannst schon planen.
       *[other] { WORDS($dice, case: "capital") } Würfel auf der Hand. Du kannst schon planen.
    }
turn-leftCodes = Du bist am Decoder dran.
turn-leftLook = Es werden Codes geknackt. Sieh dich solange um.
turn-leftFinal = Nutze Karten oder Marken, dann erfülle noch eine Mission oder passe.
turn-answerFirst = Beantworte zuerst die Frage.
turn-waiting = Erst muss noch jemand antworten.
turn-watching = Du schaust zu.
turn-lateKept = Deine Zeit war um, also hast du die ersten beiden Missionen behalten.
turn-lateOrder = Deine Zeit war um, also hast du eine Zugmarke genommen.
turn-unplaced =
    { $dice ->
        [one] Ein Würfel bleibt übrig.
       *[other] { WORDS($dice, case: "capital") } Würfel bleiben übrig.
    }
turn-late = Deine Zeit war um.
turn-lateDie = Deine Zeit war um, also kam ein Würfel ungenutzt von { $place } zurück.
turn-lateDice = Deine Zeit war um, also kamen deine letzten { WORDS($dice) } Würfel ungenutzt zurück.
turn-undoNothing = Du kannst nichts zurücknehmen.
turn-actionOf-completeMission = Mission erfüllen
turn-actionOf-missionCards = Mission nehmen
turn-actionOf-agencyCards = Dienstkarte nehmen
turn-actionOf-movement = Agenten bewegen
turn-doing-completeMission = Erfülle eine deiner Missionen.
turn-doing-missionCards = Nimm eine Mission.
turn-doing-agencyCards = Nimm eine Dienstkarte.
turn-doing-movement = Bewege deine Agenten.
turn-leftSneak = Du kannst noch einen Würfel setzen oder den Zug beenden.
turn-leftActions = Deine Würfel: { LIST($clocks, type: "unit") }.
turn-dieOn = Deine { $face } auf „{ $clock }“
turn-onClock =
    { $dice ->
        [one] einer auf „{ $clock }“
       *[other] { WORDS($dice) } auf „{ $clock }“
    }
turn-leftEnd = Du kannst noch Karten oder Marken einsetzen.
turn-leftNothing = Du hast in dieser Runde nichts mehr zu tun.
turn-reroll = Neu würfeln
turn-rerollOnce = 1-mal pro Partie
turn-rerollGone = genutzt
turn-rerollPick = Wähle die Würfel für den neuen Wurf.
turn-rerollThese =
    { $dice ->
        [0] Neu würfeln
        [one] Einen Würfel neu würfeln
       *[other] { WORDS($dice, case: "capital") } Würfel neu würfeln
    }
turn-rerollNone = Mindestens einen wählen
turn-modUp = Karte +1
turn-modDown = Karte -1
turn-takeBack = { $what }: zurücknehmen
turn-handler = Agentenführerin
turn-handlerPip-1 = -1
turn-handlerPip-2 = Wie gewürfelt
turn-handlerPip-3 = +1
turn-chooseClock = Aktion wählen
turn-chooseClockWhy = Tippe auf eine Aktion, auf der du einen Würfel hast
turn-giveBack = Würfel zurücknehmen
turn-giveBackTitle = Würfel ungenutzt zurücknehmen
turn-giveBackWhy = Dieser Würfel tut in dieser Runde nichts mehr.
turn-othersStay = Deine anderen Würfel bleiben liegen.
turn-giveBackFrom =
    { COUNT($faces) ->
        [one] Deine { LIST($faces, type: "unit") } von „{ $clock }“ nehmen
       *[other] Einen Würfel von „{ $clock }“ nehmen: { LIST($faces, type: "unit") }
    }
turn-complete = Mission erfüllen
turn-pass = Passen
turn-takeMissionTitle =
    { $dice ->
        [one] Missionskarten: ein Würfel
       *[other] Missionskarten: { WORDS($dice) } Würfel
    }
turn-takeMissionHow = Ein Würfel bringt eine Mission auf die Hand.
turn-takeAgencyTitle =
    { $dice ->
        [one] Dienstkarten: ein Würfel
       *[other] Dienstkarten: { WORDS($dice) } Würfel
    }
turn-takeAgencyHow = Ein Würfel: eine Karte, wo du einen Agenten hast. Zwei Würfel: irgendeine hier oder die oberste vom Stapel.
turn-choose = Karte wählen
turn-aid = Wohin mit den Würfeln?
turn-aidHow = Jeder deiner Würfel, und wohin er jetzt passt.
turn-aidRules-1 = Auf eine Aktion passt ein Würfel pro Zahl. Jeder neue liegt neben einem anderen; 6 und 1 sind Nachbarn.
turn-aidRules-2 = Auf den Decoder und die Sondereinsätze passt jeder Würfel.
turn-aidRules-3 = Mission erfüllen: Ein Würfel erfüllt eine Mission. Missionskarten: Ein Würfel bringt eine Mission.
turn-aidRules-4 = Dienstkarten: Ein Würfel bringt eine Karte einer Region, in der du einen Agenten hast, zwei bringen irgendeine.
turn-aidRules-5 = Bewegung: beliebig viele Würfel in einer Aktion. Jeder Agent geht einen Schritt pro Würfel.
turn-aidDie = Deine { $face }
turn-aidNobody = Du hast keine Würfel auf der Hand.
turn-aidLater = Bist du mit Setzen dran, siehst du hier, wohin jeder deiner Würfel passt.
turn-showTable = Tisch zeigen
turn-showEngine = Decoder zeigen
turn-parts = Teile des Tischs
turn-tabs-map = Europa
turn-tabs-agents = Agenten
turn-tabs-dice = Würfel
turn-tabs-actions = Aktionen
turn-tabs-more = Andere Felder
turn-tabs-cards = Karten
turn-tabs-players = Leute
windows-label = Zeit zum Reagieren
windows-titles-first = Mit „Vorrang“ früher drankommen?
windows-titles-espionage = Mit „Spionage“ eine genutzte Karte nehmen?
windows-next-codes = Als Nächstes kommen die Codes.
windows-next-actions = Als Nächstes kommen die Aktionen.
windows-nextYou-codes = Als Nächstes kommen die Codes, und du fängst an.
windows-nextYou-actions = Als Nächstes kommen die Aktionen, und du fängst an.
windows-whatFirst = Mit einer Karte oder Marke „Vorrang“ kommst du vor den anderen dran.
windows-onlyHelps = „Vorrang“ brauchst du nur, wenn jemand anders damit vor dir drankäme.
windows-twice = Mit einer Karte oder Marke „Vorrang“ hast du zwei Aktionen nacheinander.
windows-takes =
    { $cards ->
        [one] Mit einer Karte oder Marke „Spionage“ nimmst du diese Karte auf die Hand.
       *[other] Mit einer Karte oder Marke „Spionage“ nimmst du eine davon auf die Hand.
    }
# For the player who used the cards.
windows-takesBack =
    { $cards ->
        [one] Mit einer Karte oder Marke „Spionage“ nimmst du diese Karte zurück auf die Hand.
       *[other] Mit einer Karte oder Marke „Spionage“ nimmst du eine davon zurück auf die Hand.
    }
# Says why this seat is asked. The sentence is the same for every hand.
windows-asked = Gefragt werden alle, die eine haben könnten.
windows-use-first = „Vorrang“ nutzen
windows-use-espionage = „Spionage“ nutzen
windows-pass = Passen
windows-answered = Deine Antwort ist da. Sie bleibt geheim.
windows-automatic = Du passt automatisch. Das weißt nur du.
windows-watching = Du schaust zu.
windows-pool = Genutzte Karten
windows-spentBy = von { $name } genutzt
windows-autoPass = Immer passen
windows-autoPassHint = Passt heimlich bei „Vorrang“ und „Spionage“.
windows-has-first-hold = Halten: Hast du „Vorrang“?
windows-has-first-tap = Tippen: Hast du „Vorrang“?
windows-has-first-one = Du hast „Vorrang“
windows-has-first-none = Du hast kein „Vorrang“
windows-has-espionage-hold = Halten: Hast du „Spionage“?
windows-has-espionage-tap = Tippen: Hast du „Spionage“?
windows-has-espionage-one = Du hast „Spionage“
windows-has-espionage-none = Du hast keine „Spionage“
windows-pick = Welche deiner Karten oder Marken?
windows-wanted = Welche Karten willst du? Tippe zuerst auf die liebste.
windows-place = { $at }.
windows-what = – deine verdeckten Karten
windows-pickFirst = Erst Karte oder Marke wählen
windows-firstWanted = Erst Wunschkarten wählen
windows-how = Kommt jemand anders vor dir dran, behältst du deine Karte oder Marke, und niemand sieht sie.
regions-purple = Kanalküste
regions-green = Tiefer Süden
regions-orange = Balkantor
regions-blue = Hoher Norden
regions-yellow = Mittellinie
regions-red = Ostblock
equipment-name-recorder = Tonband
equipment-name-binoculars = Fernglas
equipment-name-radio = Sender
equipment-name-passport = Reisepass
equipment-name-pistol = Pistole
equipment-name-camera = Knopfkamera
equipment-name-disguise = Verkleidung
equipment-name-lockpicks = Dietrich
equipment-the-recorder = das Tonband
equipment-the-binoculars = das Fernglas
equipment-the-radio = der Sender
equipment-the-passport = der Reisepass
equipment-the-pistol = die Pistole
equipment-the-camera = die Knopfkamera
equipment-the-disguise = die Verkleidung
equipment-the-lockpicks = der Dietrich
abilities-plus1 = +1
abilities-minus1 = -1
abilities-move3 = 3 Schritte
abilities-espionage = Spionage
abilities-sneak = Hand{ "\u00AD" }streich
abilities-first = Vorrang
abilities-codebreaker = Code{ "\u00AD" }knacker
abilities-search = Suche
characters-title-courier = Die Kurierin
characters-title-cryptographer = Der Kryptograf
characters-title-quartermaster = Die Ausrüsterin
characters-title-fixer = Der Strippen{ "\u00AD" }zieher
characters-title-handler = Die Agenten{ "\u00AD" }führerin
characters-title-analyst = Die Analystin
characters-the-courier = die Kurierin
characters-the-cryptographer = der Kryptograf
characters-the-quartermaster = die Ausrüsterin
characters-the-fixer = der Strippenzieher
characters-the-handler = die Agentenführerin
characters-the-analyst = die Analystin
characters-power-courier = Einmal pro Runde darf einer deiner Agenten einen Schritt mehr gehen, wenn du Würfel auf „Bewegung“ nutzt.
characters-power-cryptographer = Einmal pro Runde darfst du ein zweites Mal tauschen. Eins der Plättchen vom ersten Tausch muss dabei sein.
characters-power-quartermaster = Einmal pro Runde bekommst du die oberste Dienstkarte vom Stapel für einen Würfel statt für zwei.
characters-power-fixer = Setzt du einen Würfel auf die Sondereinsätze, ziehst du zwei Einsatzmarken und behältst eine.
characters-power-handler = Einmal pro Runde zählt ein Würfel, den du auf eine Aktion setzt, eins mehr oder weniger. 6 und 1 sind Nachbarn.
characters-power-analyst = Du darfst vier Missionen haben. Nimmst du eine vom Stapel, sieh dir die obersten zwei an und behalte eine.
# A mission card, after an article: "The mission Salt Archive".
sayings-mission = die Mission „{ $name }“
missions-MI01 = Geborgter Schirm
missions-MI02 = Kalter Bahnsteig
missions-MI03 = Papier{ "\u00AD" }laterne
missions-MI04 = Nachtbäcker
missions-MI05 = Loser Knopf
missions-MI06 = Zweite Zeitung
missions-MI07 = Stumme Glocke
missions-MI08 = Fremdes Gepäck
missions-MI09 = Nasse Kreide
missions-MI10 = Dritte Bank
missions-MI11 = Leere Geige
missions-MI12 = Faltplan
missions-MI13 = Grauer Schal
missions-MI14 = Manschetten{ "\u00AD" }knopf
missions-MI15 = Letzte Tram
missions-MI16 = Kaputte Schnalle
missions-MI17 = Ersatz{ "\u00AD" }schlüssel
missions-MI18 = Warmer Samowar
missions-MI19 = Karte nach Hause
missions-MI20 = Stille Ecke
missions-MI21 = Gläserner Hafen
missions-MI22 = Bernstein{ "\u00AD" }buch
missions-MI23 = Winter{ "\u00AD" }garten
missions-MI24 = Kupferkessel
missions-MI25 = Hohle Münze
missions-MI26 = Blaues Telegramm
missions-MI27 = Spiegel{ "\u00AD" }zimmer
missions-MI28 = Frühe Fähre
missions-MI29 = Salzarchiv
missions-MI30 = Uhrmacher{ "\u00AD" }schuld
missions-MI31 = Roter Faden
missions-MI32 = Marmor{ "\u00AD" }treppe
missions-MI33 = Zwölf Zündhölzer
missions-MI34 = Eiserner Garten
missions-MI35 = Geborgter Name
missions-MI36 = Nebelbank
missions-MI37 = Samtkordel
missions-MI38 = Papier{ "\u00AD" }brücke
missions-MI39 = Falsches Visum
missions-MI40 = Mitternachts{ "\u00AD" }post
missions-MI41 = Schach{ "\u00AD" }problem
missions-MI42 = Opernkarte
missions-MI43 = Schnee{ "\u00AD" }chiffre
missions-MI44 = Steinbruch{ "\u00AD" }weg
missions-MI45 = Der Kartograf
missions-MI46 = Schlafwagen
missions-MI47 = Nordlicht
missions-MI48 = Doppel{ "\u00AD" }belichtung
missions-MI49 = Botschafts{ "\u00AD" }walzer
missions-MI50 = Der lange Tausch
missions-MI51 = Geister{ "\u00AD" }frequenz
missions-MI52 = Silber{ "\u00AD" }dossier
missions-MI53 = Überläufer{ "\u00AD" }mantel
missions-MI54 = Blindes Relais
missions-MI55 = Stunde null
missions-MI56 = Brücke um zwölf
missions-MI57 = Verbrannte Negative
missions-MI58 = Drei Pässe
missions-MI59 = Dom{ "\u00AD" }geflüster
missions-MI60 = Schwarzer Regen
poster-tagline = Agenten, Würfel und Codes in einem geteilten Europa.
lobby-options-setupSeconds-title = Missionen wählen
lobby-options-setupSeconds-off = Ohne Limit
lobby-options-turnSeconds-title = Ein Zug
lobby-options-turnSeconds-off = Ohne Limit
lobby-options-windowSeconds-title = Mit einer Karte reagieren
lobby-options-windowSeconds-off = Ohne Limit
lobby-options-choiceSeconds-title = Eine Karte wählen
lobby-options-choiceSeconds-off = Ohne Limit
lobby-options-characters-title = Charaktere
lobby-options-characters-description = Wie die Charaktere vergeben werden.
lobby-options-characters-labels-dealt = Zufällig
lobby-options-characters-labels-chosen = Reihum gewählt
lobby-options-alwaysPass-title = Immer passen
lobby-options-alwaysPass-description = Solange das an ist, wird nicht nach den Karten „Vorrang“ und „Spionage“ gefragt. Alle können es für sich ändern.
lobby-options-alwaysPass-labels-false = Anfangs aus
lobby-options-alwaysPass-labels-true = Anfangs an
lobby-options-silence-title = Zeit abgelaufen
lobby-options-silence-description = Wie viele Würfel es kostet, wenn bei einer Aktion die Zeit abläuft.
lobby-options-silence-labels-die = Erst einen, dann alle
lobby-options-silence-labels-phase = Alle
lobby-paces-1-title = Schnell
lobby-paces-1-about = Bis zu 45 s für einen Zug oder die Wahl der Missionen, 5 s zum Reagieren.
lobby-paces-2-title = Normal
lobby-paces-2-about = Bis zu 1½ min für einen Zug oder die Wahl der Missionen, 10 s zum Reagieren.
lobby-paces-3-title = Gemütlich
lobby-paces-3-about = Bis zu 4 min für einen Zug oder die Wahl der Missionen, 20 s zum Reagieren.
lobby-levels-recruit-title = Frischling
lobby-levels-recruit-about = Bringt jeden Würfel irgendwo unter und nimmt, was gerade gut aussieht.
lobby-levels-agent-title = Schlapphut
lobby-levels-agent-about = Plant eine Mission nach der anderen, tauscht Plättchen für Codes und folgt manchmal einer Laune.
lobby-levels-officer-title = Alter Hase
lobby-levels-officer-about = Plant die ganze Runde, klaut genutzte Karten und würfelt schlechte Würfel neu.
lobby-levels-spymaster-title = Graue Eminenz
lobby-levels-spymaster-about = Prüft jeden Plan daran, was du haben könntest, behält dich im Auge und ist vor dir da.
places-hand = die Hand
places-decoder = den Decoder
places-folder = die Sondereinsätze
places-completeMission = „Mission erfüllen“
places-missionCards = „Missionskarten“
places-agencyCards = „Dienstkarten“
places-movement = „Bewegung“
you-inside = du
you-first = Du
log-chose =
    { $by ->
        [none] { "*" }*Du** nimmst **{ TERM("character", $character, form: "accusative") }**.
       *[other] { $by } nimmt **{ TERM("character", $character, form: "accusative") }**.
    }
log-kept =
    { $by ->
        [none] { "*" }*Du** hast zwei Missionen gewählt.
       *[other] { $by } hat zwei Missionen gewählt.
    }
log-firstRound =
    { $by ->
        [none] Runde 1. **Du** setzt zuerst.
       *[other] Runde 1. { $by } setzt zuerst.
    }
log-round =
    { $by ->
        [none] Runde **{ $round }**. **Du** hattest die letzte Zugmarke und setzt zuerst.
       *[other] Runde **{ $round }**. { $by } hatte die letzte Zugmarke und setzt zuerst.
    }
log-rerolled =
    { $by ->
        [none] { "*" }*Du** würfelst neu: { LIST($faces, type: "unit") }.
       *[other] { $by } würfelt neu: { LIST($faces, type: "unit") }.
    }
# The face of a die before and after it is rolled again.
log-becomes = { "*" }*{ $before } wird { $after }**
log-placed =
    { $by ->
        [none] { "*" }*Du** setzt eine **{ $face }** auf { $place }.
       *[other] { $by } setzt eine **{ $face }** auf { $place }.
    }
log-turned =
    { $by ->
        [none] { "*" }*Du** machst aus einer **{ $rolled }** eine **{ $face }** und setzt sie auf { $place }.
       *[other] { $by } macht aus einer **{ $rolled }** eine **{ $face }** und setzt sie auf { $place }.
    }
log-bagEmpty =
    { $by ->
        [none] Der Beutel ist leer. **Du** ziehst nichts.
       *[other] Der Beutel ist leer. { $by } zieht nichts.
    }
log-drewToken =
    { $by ->
        [none] { "*" }*Du** ziehst **eine Einsatzmarke**.
       *[other] { $by } zieht **eine Einsatzmarke**.
    }
log-drewTokens =
    { $by ->
        [none] { "*" }*Du** ziehst **zwei Einsatzmarken** und behältst eine.
       *[other] { $by } zieht **zwei Einsatzmarken** und behält eine.
    }
log-tookOrder =
    { $by ->
        [none] { "*" }*Du** nimmst Zugmarke **{ $token }**.
       *[other] { $by } nimmt Zugmarke **{ $token }**.
    }
log-codes = Codes werden geknackt, in dieser Reihenfolge: { LIST($order, type: "unit") }.
log-actions = Zeit für Aktionen: je eine, in Zugfolge.
log-usedToken =
    { $by ->
        [none] { "*" }*Du** nutzt **eine Einsatzmarke**: { $ability }.
       *[other] { $by } nutzt **eine Einsatzmarke**: { $ability }.
    }
log-usedCard =
    { $by ->
        [none] { "*" }*Du** nutzt **eine Dienstkarte**: { $ability }.
       *[other] { $by } nutzt **eine Dienstkarte**: { $ability }.
    }
log-flew =
    { $by ->
        [none]
            { COUNT($cubes) ->
                [0] { "*" }*Du** fliegst nach **{ TERM("cities", $city) }**.
               *[other] { "*" }*Du** fliegst nach **{ TERM("cities", $city) }** und hebst { LIST($cubes, type: "conjunction") } auf.
            }
       *[other]
            { COUNT($cubes) ->
                [0] { $by } fliegt nach **{ TERM("cities", $city) }**.
               *[other] { $by } fliegt nach **{ TERM("cities", $city) }** und hebt { LIST($cubes, type: "conjunction") } auf.
            }
    }
# The way begins with `from` and ends with `to`. Cities on the way are between them, each with `via`.
log-moved =
    { $by ->
        [none]
            { COUNT($cubes) ->
                [0] { "*" }*Du** gehst { $way }.
               *[other] { "*" }*Du** gehst { $way } und hebst { LIST($cubes, type: "conjunction") } auf.
            }
       *[other]
            { COUNT($cubes) ->
                [0] { $by } geht { $way }.
               *[other] { $by } geht { $way } und hebt { LIST($cubes, type: "conjunction") } auf.
            }
    }
log-from = von { TERM("cities", $city) }
log-via = über { TERM("cities", $city) }
log-to = nach { TERM("cities", $city) }
log-cubeOf =
    { $name ->
        [none] einen Stein von dir
       *[other] einen Stein von { $name }
    }
log-neutralCube = einen neutralen Stein
log-drewIntel =
    { $by ->
        [none] Zwei gleiche Steine in **{ TERM("cities", $city) }**: **Du** ziehst eine Karte.
       *[other] Zwei gleiche Steine in **{ TERM("cities", $city) }**: { $by } zieht eine Karte.
    }
log-tookIntel =
    { $by ->
        [none] Zwei gleiche Steine in **{ TERM("cities", $city) }**: **Du** nimmst **{ TERM("gear", $equipment, form: "accusative") } (Flug nach { TERM("cities", $flight) })**.
       *[other] Zwei gleiche Steine in **{ TERM("cities", $city) }**: { $by } nimmt **{ TERM("gear", $equipment, form: "accusative") } (Flug nach { TERM("cities", $flight) })**.
    }
log-swapped =
    { $by ->
        [none] { "*" }*Du** tauschst { $tiles }.
       *[other] { $by } tauscht { $tiles }.
    }
log-column = { "*" }*die beiden Plättchen in Spalte { $column }**
log-topRow = { "*" }*die Plättchen { $one } und { $other } der oberen Reihe**
log-bottomRow = { "*" }*die Plättchen { $one } und { $other } der unteren Reihe**
log-coveredTop =
    { $by ->
        [none] { "*" }*Du** deckst Plättchen **{ $tile }** der **oberen** Reihe mit einer **{ $face }** ab.
       *[other] { $by } deckt Plättchen **{ $tile }** der **oberen** Reihe mit einer **{ $face }** ab.
    }
log-coveredBottom =
    { $by ->
        [none] { "*" }*Du** deckst Plättchen **{ $tile }** der **unteren** Reihe mit einer **{ $face }** ab.
       *[other] { $by } deckt Plättchen **{ $tile }** der **unteren** Reihe mit einer **{ $face }** ab.
    }
log-broke =
    { $by ->
        [none] { "*" }*Du** knackst den Code { $code }. Auf der Rückseite: **{ TERM("equipment-name", $equipment) }**.
       *[other] { $by } knackt den Code { $code }. Auf der Rückseite: **{ TERM("equipment-name", $equipment) }**.
    }
log-drewCode =
    { $by ->
        [none] { "*" }*Du** ziehst einen Code. Auf der Rückseite: **{ TERM("equipment-name", $equipment) }**.
       *[other] { $by } zieht einen Code. Auf der Rückseite: **{ TERM("equipment-name", $equipment) }**.
    }
log-completed =
    { $by ->
        [none] { "*" }*Du** erfüllst die Mission { $mission } für **{ $points }** Punkte.
       *[other] { $by } erfüllt die Mission { $mission } für **{ $points }** Punkte.
    }
log-drewMission =
    { $by ->
        [none] { "*" }*Du** ziehst eine Mission.
       *[other] { $by } zieht eine Mission.
    }
log-tookMission =
    { $by ->
        [none] { "*" }*Du** nimmst die Mission { $mission }.
       *[other] { $by } nimmt die Mission { $mission }.
    }
log-drewAgency =
    { $by ->
        [none] { "*" }*Du** ziehst eine Dienstkarte.
       *[other] { $by } zieht eine Dienstkarte.
    }
log-tookAgency =
    { $by ->
        [none] { "*" }*Du** nimmst **{ TERM("gear", $equipment, form: "accusative") } (Flug nach { TERM("cities", $flight) })** aus der Region { $region }.
       *[other] { $by } nimmt **{ TERM("gear", $equipment, form: "accusative") } (Flug nach { TERM("cities", $flight) })** aus der Region { $region }.
    }
log-forfeited =
    { $by ->
        [none] { "*" }*Du** nimmst einen Würfel ungenutzt von { $place } zurück.
       *[other] { $by } nimmt einen Würfel ungenutzt von { $place } zurück.
    }
log-searchedAgency =
    { $by ->
        [none] { "*" }*Du** siehst dir **{ $count }** **Dienstkarten** an und behältst eine.
       *[other] { $by } sieht sich **{ $count }** **Dienstkarten** an und behält eine.
    }
log-searchedMissions =
    { $by ->
        [none] { "*" }*Du** siehst dir **{ $count }** **Missionen** an und behältst eine.
       *[other] { $by } sieht sich **{ $count }** **Missionen** an und behält eine.
    }
log-espionage =
    { $by ->
        [none] Spionage: **Du** nimmst **{ TERM("gear", $equipment, form: "accusative") } (Flug nach { TERM("cities", $flight) })**.
       *[other] Spionage: { $by } nimmt **{ TERM("gear", $equipment, form: "accusative") } (Flug nach { TERM("cities", $flight) })**.
    }
log-discarded =
    { $by ->
        [none] { "*" }*Du** gibst **{ TERM("gear", $equipment, form: "accusative") } (Flug nach { TERM("cities", $flight) })** ab.
       *[other] { $by } gibt **{ TERM("gear", $equipment, form: "accusative") } (Flug nach { TERM("cities", $flight) })** ab.
    }
log-gaveUpMission =
    { $by ->
        [none] { "*" }*Du** gibst eine Mission ab.
       *[other] { $by } gibt eine Mission ab.
    }
log-lastRound =
    { $by ->
        [none] { "*" }*Du** hast sechs Missionen. Das ist die letzte Runde.
       *[other] { $by } hat sechs Missionen. Das ist die letzte Runde.
    }
log-final = Letzte Missionen: für alle noch eine.
log-tookBack =
    { $by ->
        [none] { "*" }*Du** nimmst den letzten Schritt zurück.
       *[other] { $by } nimmt den letzten Schritt zurück.
    }
log-silent =
    { $by ->
        [none] { "*" }*Deine** Zeit ist um.
       *[other] Zeit abgelaufen: { $by }.
    }
log-unplaced =
    { $dice ->
        [one] { "*" }*Ein Würfel bleibt** in dieser Runde übrig.
       *[other] { "*" }*{ $dice } Würfel bleiben** in dieser Runde übrig.
    }
log-won =
    { $by ->
        [none] { "*" }*Du** gewinnst mit **{ $points }** Punkten.
       *[other] { $by } gewinnt mit **{ $points }** Punkten.
    }
log-shared = Geteilter Sieg mit **{ $points }** Punkten: { LIST($winners, type: "conjunction") }.
log-cancelled = Drei Runden ohne Zug. Die Partie wird abgebrochen.
story-start = Anfang
story-round = Runde { $round }
story-final = Finale
story-completed =
    { $by ->
        [none] Du hast „{ $mission }“ erfüllt.
       *[other] { $by } hat „{ $mission }“ erfüllt.
    }
story-points = { $points } Punkte.
story-andLead = { $points } Punkte, und damit die Führung.
story-brokeCode =
    { $by ->
        [none] Du hast einen Code geknackt.
       *[other] { $by } hat einen Code geknackt.
    }
story-took =
    { $by ->
        [none] Du hast { TERM("gear", $equipment, form: "accusative") } genommen.
       *[other] { $by } hat { TERM("gear", $equipment, form: "accusative") } genommen.
    }
story-espionage = Spionage.
story-sixth =
    { $by ->
        [none] Du hast eine sechste Mission erfüllt.
       *[other] { $by } hat eine sechste Mission erfüllt.
    }
story-lastRound = Damit war es die letzte Runde.
story-won =
    { $by ->
        [none] Du hast gewonnen.
       *[other] { $by } hat gewonnen.
    }
story-shared = Geteilter Sieg: { LIST($winners, type: "conjunction") }.
story-score = { $points } Punkte.
story-scoreMissions = { $points } Punkte, und mehr Missionen.
story-scoreHighest = { $points } Punkte, und die beste einzelne Mission.
story-each = Alle hatten { $points } Punkte.
story-tied = { LIST($names, type: "conjunction") } hatten je { $points } Punkte.
story-moreMissions =
    { $by ->
        [none] Du hattest mehr Missionen.
       *[other] { $by } hatte mehr Missionen.
    }
story-bestMission =
    { $by ->
        [none] Du hattest die beste einzelne Mission.
       *[other] { $by } hatte die beste einzelne Mission.
    }
story-noMission =
    { $by ->
        [none] Du hast keine Mission erfüllt.
       *[other] { $by } hat keine Mission erfüllt.
    }
story-codesEnough = Die Codes haben gereicht.
# In the dative.
story-within-start = dem Aufbau
story-within-round = Runde { $round }
story-within-final = den letzten Missionen
story-ledFrom =
    { $by ->
        [none] Du warst ab { $when } vorn.
       *[other] { $by } war ab { $when } vorn.
    }
story-notCaught = Niemand hat aufgeholt.
story-ledUntil =
    { $by ->
        [none] Du warst bis zu { $when } vorn.
       *[other] { $by } war bis zu { $when } vorn.
    }
story-ledToEnd =
    { $by ->
        [none] Nach Missionen warst du bis zum Schluss vorn.
       *[other] Nach Missionen war { $by } bis zum Schluss vorn.
    }
story-wonByCodes =
    { $by ->
        [none] Du hast mit geknackten Codes gewonnen.
       *[other] { $by } hat mit geknackten Codes gewonnen.
    }
story-tookLead =
    { $by ->
        [none] Mit „{ $mission }“ bist du in Führung gegangen.
       *[other] Mit „{ $mission }“ ist { $by } in Führung gegangen.
    }
story-noneLeft = Keine Mission blieb übrig.
story-allCompleted = Jede Mission, die jemand genommen hat, wurde erfüllt.
story-mission = { $mission }, { $points } Punkte.
story-neverCompleted =
    { $name ->
        [none] Nie erfüllt. Du hattest sie bis zum Schluss auf der Hand.
       *[other] Nie erfüllt. { $name } hatte sie bis zum Schluss auf der Hand.
    }
story-codesBroken =
    { $codes ->
        [one] Ein Code geknackt.
       *[other] { WORDS($codes, case: "capital") } Codes geknackt.
    }
story-most = Mehr als alle anderen.
story-named = { $mission }.
story-pointsIn = { $points } Punkte in { $when }.
refusals-invalid-args = Diesen Zug kennt das Spiel nicht.
refusals-game-over = Die Partie ist vorbei.
refusals-wrong-stage = Jetzt nicht. Erst kommt etwas anderes.
refusals-not-your-turn = Warte, bis du dran bist.
refusals-stale-window = Dafür ist es zu spät. Sieh dir zuerst die neue Frage an.
refusals-character-taken = Dieser Charakter ist schon vergeben. Nimm einen anderen.
refusals-already-kept = Du hast deine Missionen schon gewählt. Die dritte ist weg.
refusals-no-token = Deine Wurfmarke ist weg. Es gibt nur eine pro Partie.
refusals-die-placed = Dieser Würfel liegt schon. Nimm einen, den du noch auf der Hand hast.
refusals-out = Du hast eine Zugmarke. Für dich ist das Setzen in dieser Runde vorbei.
refusals-space-taken = Auf diesem Feld liegt schon ein Würfel.
refusals-not-adjacent = Ein Würfel muss neben einem anderen liegen. 6 und 1 sind Nachbarn.
refusals-no-power = Das Talent deines Charakters kannst du gerade nicht nutzen.
refusals-already-placed = Du hast in diesem Zug schon einen Würfel gesetzt. Beende ihn stattdessen.
refusals-hand-empty = Du hast keine Würfel mehr auf der Hand.
refusals-action-missing = Erst dein Zug: Setz einen Würfel, oder mach deine Aktion.
refusals-action-done = Deine Aktion ist erledigt. Beende deinen Zug.
refusals-not-in-hand = Das hast du nicht.
refusals-wrong-time = Das kannst du gerade nicht nutzen.
refusals-token-too-new = Diese Marke hast du gerade erst gezogen. Nutzen kannst du sie ab deinem nächsten Zug.
refusals-no-dice = Dafür fehlt dir ein Würfel.
refusals-bad-path = So kann dein Agent nicht gehen. Folge den Strecken, und geh nicht zu weit.
refusals-deck-empty = Dieser Stapel ist leer.
refusals-same-city = Der Agent ist schon dort.
refusals-not-a-pair = Tausche Nachbarn in einer Reihe, zwei übereinander oder die beiden Enden einer Reihe.
refusals-no-swap-left = Du kannst nicht mehr tauschen. „Codeknacker“ gibt dir einen Tausch mehr.
refusals-power-tile = Beim zweiten Tausch des Kryptografen muss ein Plättchen vom ersten dabei sein.
refusals-step-order = Erst tauschen, dann abdecken, dann knacken und nachziehen. Zurück geht es nicht.
refusals-decoder-empty = Diesen Würfel hast du nicht im Decoder.
refusals-die-covers = Dieser Würfel deckt schon ein Plättchen ab.
refusals-die-used = Dieser Würfel hat schon bei einem anderen Code geholfen.
refusals-tile-covered = Auf diesem Plättchen liegt schon ein Würfel.
refusals-no-match = Dieser Code liegt noch nicht im Decoder.
refusals-hand-full = Du hast schon zwei Codes.
refusals-codes-owed = Zieh erst einen neuen Code.
refusals-no-die = Dafür hast du dort nicht genug Würfel.
refusals-bad-payment = Das reicht nicht. Nimm für jeden Punkt der Liste etwas anderes.
refusals-empty-space = Dort liegt keine Karte.
refusals-no-agent = Du brauchst einen Agenten in dieser Region, oder zwei Würfel.
refusals-no-action = Du hast keine Würfel mehr, die du nutzen könntest.
refusals-step-done = Du warst in dieser Runde schon mit den Codes dran.
refusals-not-available = Diese Karte kannst du nicht nehmen.
refusals-not-asked = Du könntest jetzt keine nutzen, also wirst du nicht gefragt.
refusals-already-answered = Du hast schon geantwortet. Dabei bleibt es.
refusals-bad-choice = Diese Karte steht nicht zur Wahl.
refusals-nothing-to-undo = Zurücknehmen kannst du nur Schritte dieses Zugs, und nur, bis etwas aufgedeckt wird.
status-won =
    { $by ->
        [none] Du gewinnst mit { $points } Punkten.
       *[other] { $by } gewinnt mit { $points } Punkten.
    }
status-moreMissions =
    { $by ->
        [none] Du gewinnst: { $points } Punkte und die meisten Missionen.
       *[other] { $by } gewinnt: { $points } Punkte und die meisten Missionen.
    }
status-highestMission =
    { $by ->
        [none] Du gewinnst: { $points } Punkte und die beste einzelne Mission.
       *[other] { $by } gewinnt: { $points } Punkte und die beste einzelne Mission.
    }
status-shared = Geteilter Sieg mit { $points } Punkten: { LIST($winners, type: "conjunction") }.
status-nobodyMoved = Drei Runden lang kein Zug. Die Partie wird abgebrochen und zählt nicht.
status-own-takeIntelCard = Zwei gleiche Steine: Nimm eine Karte.
status-own-keepSearch = Behalte eine der gefundenen Karten.
status-own-pickMission = Behalte eine dieser beiden Missionen.
status-own-keepToken = Behalte eine dieser beiden Einsatzmarken.
status-own-discardAgency = Du darfst nur sieben Dienstkarten haben. Gib eine ab.
status-own-discardMission = Du hast eine Mission zu viel. Gib eine ab.
status-other-takeIntelCard = { $name } nimmt eine Karte für zwei gleiche Steine.
status-other-keepSearch = { $name } durchsucht einen Stapel.
status-other-pickMission = { $name } wählt eine Mission.
status-other-keepToken = { $name } wählt eine Einsatzmarke.
status-other-discardAgency = { $name } gibt eine Karte ab.
status-other-discardMission = { $name } gibt eine Mission ab.
status-answered = Du hast geantwortet. Andere überlegen vielleicht noch.
status-first-codes-asked = Gleich kommen die Codes. Nutze „Vorrang“, um früher dranzukommen, oder passe.
status-first-codes-waiting = Gleich kommen die Codes. Nutzt jemand „Vorrang“?
status-first-actions-asked = Gleich kommen die Aktionen. Nutze „Vorrang“, um früher dranzukommen, oder passe.
status-first-actions-waiting = Gleich kommen die Aktionen. Nutzt jemand „Vorrang“?
status-espionage-usedFirst =
    { $by ->
        [none] Du hast „Vorrang“ genutzt und bist als Nächstes dran.
       *[other] { $by } hat „Vorrang“ genutzt und ist als Nächstes dran.
    }
status-espionage-used =
    { $by ->
        [none]
            { $cards ->
                [one] Du hast eine Karte genutzt.
               *[other] Du hast Karten genutzt.
            }
       *[other]
            { $cards ->
                [one] { $by } hat eine Karte genutzt.
               *[other] { $by } hat Karten genutzt.
            }
    }
status-espionage-left =
    { $cards ->
        [one] Eine genutzte Karte ist noch da.
       *[other] Es sind noch genutzte Karten da.
    }
status-espionage-asked =
    { $cards ->
        [one] Nimm sie mit „Spionage“, oder passe.
       *[other] Nimm eine davon mit „Spionage“, oder passe.
    }
status-espionage-waiting =
    { $cards ->
        [one] Nimmt sie jemand mit „Spionage“?
       *[other] Nimmt jemand eine davon mit „Spionage“?
    }
status-chooseCharacter = Wähle deinen Charakter.
status-choosingCharacter = { $name } wählt einen Charakter.
status-choosingMissions = Alle wählen Missionen.
status-othersChoosing = Die anderen wählen noch Missionen.
status-keepMissions = Behalte zwei deiner drei Missionen.
status-placing = { $name } setzt einen Würfel.
status-placeAnother = Setz noch einen Würfel, oder beende deinen Zug.
status-place = Setz einen Würfel, oder nimm eine Zugmarke.
status-noDice = Keine Würfel mehr: Nimm eine Zugmarke.
status-onCodes = { $name } sitzt an den Codes.
status-onCodesFirst = { $name } hat „Vorrang“ genutzt und sitzt an den Codes.
status-choosingAction = { $name } wählt eine Aktion.
status-theirActionDone = Die Aktion von { $name } ist erledigt.
status-choosingActionFirst = { $name } hat „Vorrang“ genutzt und wählt eine Aktion.
status-actionDone = Deine Aktion ist erledigt. Beende deinen Zug.
status-takeAction = Mach eine Aktion, auf der du Würfel hast.
status-lastMission = Erfülle eine letzte Mission, oder passe.
status-mayComplete = { $name } darf eine letzte Mission erfüllen.
status-over = Die Partie ist vorbei.
status-drawCode = Zieh einen neuen Code.
status-brokenSwap = Code geknackt. Tausche oder deck ab für deinen anderen Code, oder zieh einen neuen.
status-swap = Tausche zwei Plättchen, deck welche ab, oder knack einen Code.
status-swapAgainOrCover = Tausche noch mal, deck Plättchen ab, oder knack einen Code.
status-swapAgain = Tausche noch mal, knack einen Code, oder beende deinen Zug.
status-cover = Deck Plättchen mit Würfeln ab, oder knack einen Code.
status-breakCode = Knack einen Code, oder beende deinen Zug.
status-codesDone = Mit deinen Codes bist du durch. Beende deinen Zug.
status-broken = Code geknackt. Knack deinen anderen, oder zieh einen neuen.
cities-london = London
cities-paris = Paris
cities-brussels = Brüssel
cities-bonn = Bonn
cities-madrid = Madrid
cities-marseille = Marseille
cities-rome = Rom
cities-venice = Venedig
cities-belgrade = Belgrad
cities-bucharest = Bukarest
cities-athens = Athen
cities-istanbul = Istanbul
cities-oslo = Oslo
cities-copenhagen = Kopenhagen
cities-stockholm = Stockholm
cities-helsinki = Helsinki
cities-berlin = Berlin
cities-prague = Prag
cities-vienna = Wien
cities-warsaw = Warschau
cities-kiev = Kiew
cities-minsk = Minsk
cities-leningrad = Leningrad
cities-moscow = Moskau
scenes-card = { TERM("gear", $equipment) }
