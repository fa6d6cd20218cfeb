art-seen = Diese Karte kennst du
art-open =
    { $isWounded ->
        [true] Karte { $slot }: { $face }, offen, verwundet
       *[false] Karte { $slot }: { $face }, offen
    }
art-secret =
    { $isWounded ->
        [true] Karte { $slot }: { $face }, nur für deine Augen, verwundet
       *[false] Karte { $slot }: { $face }, nur für deine Augen
    }
art-hiddenSeen =
    { $isWounded ->
        [true] Karte { $slot }: verdeckt, du kennst sie, verwundet
       *[false] Karte { $slot }: verdeckt, du kennst sie
    }
art-hidden =
    { $isWounded ->
        [true] Karte { $slot }: verdeckt, verwundet
       *[false] Karte { $slot }: verdeckt
    }
art-hand =
    { $count ->
        [one] Eine Ausrüstungskarte auf der Hand
       *[other] { $count } Ausrüstungskarten auf der Hand
    }
art-active = { $name }, im Spiel
art-inPlay = Im Spiel
coach-goal-unknown = Finde heraus, auf welcher Seite du stehst.
coach-goal-known = Schalte den Paten aus. Beschütze den Agenten.
coach-left-1 = Mal auf der korrupten Seite spielen
coach-left-2 = Siebzehn weitere Arten von Ausrüstung
coach-left-3 = Bis zu acht Cops an einem Tisch
coach-first-read = Tippe zuerst auf der Karte des Coachs auf „Weiter“.
coach-first-lookAtCards = Sieh dir zuerst deine Karten an.
coach-first-lookAtEquipment = Sieh dir zuerst deine Ausrüstung an.
coach-first-investigate = Finde erst heraus, mit wem du es zu tun hast. Die Waffen laufen nicht weg.
coach-first-look = Sieh dir zuerst die Karte an.
coach-first-pass = Passe zuerst. Dann kannst du sagen, was du gesehen hast.
coach-first-arm = Du hast dich genug umgesehen. Nimm jetzt eine Waffe.
coach-refuses-autoPass = Eins nach dem anderen. Zu diesem Schalter kommen wir noch.
coach-refuses-equipment = Heb sie noch auf. Du brauchst sie, wenn jemand schießt.
coach-refuses-discard = Behalte die Hundestaffel. Du wirst sie brauchen.
coach-refuses-aim = Da gibt es noch keinen Verdacht. Ziele auf jemand anderen.
coach-ownCards-title = Halte gedrückt und sieh dir deine drei Karten an.
coach-ownCards-why = Sind die meisten Karten ehrlich, bist du ehrlich. Wer den Agenten hat, ist immer ehrlich, wer den Paten hat, immer korrupt.
coach-ownCards-held = Du hast den Agenten und führst die ehrliche Seite an. Behalt das für dich.
coach-ownCards-learned = An deinen Karten deine Seite erkannt
coach-place-title = Bring deine Karten in eine Reihenfolge und hefte sie ab.
coach-place-why = Die ehrliche Seite gewinnt, wenn der Pate raus ist, die korrupte, wenn der Agent raus ist. Niemand weiß, welche Karte du wohin gelegt hast.
coach-equipment-title = Halte gedrückt und sieh dir deine Ausrüstung an.
coach-equipment-why = Alle haben am Anfang eine Karte. Spielen kannst du sie in einer Pause wie dieser, bevor eine Aktion passiert.
coach-equipment-held = Die Hundestaffel nimmt jemandem die Waffe weg. Du wirst sie bald brauchen.
coach-pass-title = Noch gibt es nichts, worauf du reagieren musst. Passe.
coach-pass-why = Die Pause endet, wenn alle geantwortet haben. Niemand sieht, wer gepasst hat.
coach-investigate-title = Sieh dir eine Karte von { $name } an.
coach-investigate-pickCard = Wähle eine Karte von { $name }.
coach-investigate-why = Tippe auf **Ermitteln**, dann auf eine Person, dann auf eine Karte. Alle sehen, wohin du schaust, aber nur du siehst die Karte.
coach-investigate-learned = Eine fremde Karte angesehen
coach-look-title = Halte gedrückt und sieh dir die Karte an.
coach-look-why = Nur du und wem sie gehört wissen, was darauf steht.
coach-means-honest = Ein gutes Zeichen. Zwei ehrliche Karten heißen: ehrlich. Außer, die dritte ist der Pate.
coach-means-crooked = Ein schlechtes Zeichen. Zwei korrupte Karten heißen: korrupt. Außer, die dritte ist der Agent.
coach-means-agent = Der Agent führt die ehrliche Seite an.
coach-means-kingpin = Diese Karte muss deine Seite ausschalten. Merk dir, wo sie liegt.
coach-after-title = Jetzt passe noch einmal.
coach-after-why = Am Ende jedes Zuges kommt noch eine Gelegenheit, Ausrüstung zu spielen.
coach-claim-title = Sag, was du gesehen hast. Oder auch nicht.
coach-claim-why = Eine Behauptung kann stimmen oder nicht. Die anderen können dir glauben oder nicht, bis sie die Karte sehen.
coach-claim-learned = Über eine Karte etwas behauptet
coach-aimedAt-title = { $name } will eine Waffe nehmen und auf dich zielen.
coach-aimedAt-why = Im selben Zug kann man mit der neuen Waffe nicht schießen. Noch bist du also sicher. Passe.
coach-autoPass-title = Schalte „Passen, bis es mich betrifft“ ein.
coach-autoPass-why = Dann wirst du nur gefragt, wenn jemand schießt, auf dich zielt, deine Karten ansieht oder eine Karte auf dich spielt.
coach-autoPass-learned = Automatisches Passen eingeschaltet
coach-wound-title = { $name } ist der Pate.
coach-wound-why = Ein Schuss deckt alle drei Karten auf. Agent und Pate sind Chefkarten: Nur wer eine hat, übersteht den ersten Treffer.
coach-wound-learned = Gesehen, was ein Schuss aufdeckt
coach-shotAt-title = Spiele deine Ausrüstung oder passe.
coach-shotAt-useUnit = Spiele deine Hundestaffel.
coach-shotAt-why = { $name } will auf dich schießen. Einen Treffer überstehst du, aber sieh nach, ob deine Karte hilft.
coach-shotAt-whyUnit = { $name } will auf dich schießen. Ausrüstung kommt zuerst: Die Hundestaffel bringt die Waffe zurück in die Mitte.
coach-shotAt-whyOther = { $name } will gar nicht auf dich schießen. Tippe auf **Neu wählen** und nimm die Waffe von { $shooter }.
coach-shotAt-stopped = Einen Schuss mit Ausrüstung verhindert
coach-shotAt-hit = Einen Treffer kassiert und im Spiel geblieben
coach-touched-title = Das betrifft dich. Passe.
coach-touched-nothing = Nichts, was du aufhalten musst. Passe.
coach-touched-shot = Bei jedem Schuss werden alle gefragt, denn er kann die Partie entscheiden. Der hier gilt nicht dir.
coach-touched-why = Am meisten hilft Ausrüstung, wenn jemand schießt.
coach-touched-isOff = Du wirst gefragt, weil das automatische Passen aus ist. Du kannst es jederzeit einschalten.
coach-lie-title = { $name } sagt, deine Karte { $card } ist korrupt.
coach-lie-why = Du weißt, dass das nicht stimmt. Eine Lüge also. Im Notizbuch steht, was gesagt wurde und wo es Widersprüche gibt.
coach-lie-learned = Eine Lüge durchschaut
coach-arm-title = Nimm eine Waffe: Tippe auf „Bewaffnen“.
coach-arm-aim = Ziele auf { $name }.
coach-arm-confirm = Nimm die Waffe und ziele auf { $name }.
coach-arm-why = Eine Waffe zu nehmen kostet deinen Zug, und du deckst eine deiner Karten auf. Mit einer korrupten siehst du korrupt aus.
coach-arm-whyOpen = Eine Waffe zu nehmen kostet deinen Zug. Du zielst gleich damit.
coach-arm-canChange = Dein Ziel kannst du am Ende eines späteren Zuges wechseln.
coach-arm-learned = Eine Waffe genommen und gezielt
coach-suspicion-kingpin = { $name } ist der Pate.
coach-suspicion-aimed = { $name } hat auf dich gezielt und eine korrupte Karte aufgedeckt.
coach-suspicion-lied = { $name } hat über deine Karte gelogen.
coach-suspicion-none = Gegen { $name } hast du noch nichts in der Hand.
coach-shoot-title = Schieß auf { $name }.
coach-shoot-why = Noch ein Treffer, und der Pate ist raus. Dann gewinnt deine Seite.
coach-shoot-change = Willst du ein anderes Ziel, sieh dir erst eine Karte an: Danach zielst du neu.
coach-shoot-learned = Einen Schuss abgegeben
coach-aim-title = Ziele mit deiner Waffe auf { $name }.
coach-aim-why = Am Ende jedes deiner Züge kannst du das Ziel wechseln. Schießen kannst du in deinem nächsten Zug.
coach-choices-reveal-title = Deck eine deiner Karten auf.
coach-choices-reveal-why = Sie bleibt für alle offen liegen. Mit einer korrupten siehst du korrupt aus.
coach-choices-discard-title = Behalte eine Ausrüstungskarte.
coach-choices-discard-why = Du hast gezogen und darfst nur eine haben. Halte gedrückt, sieh dir beide an und behalte die, die mehr hilft.
coach-choices-restraining_order-title = Wähle ein neues Ziel.
coach-choices-restraining_order-why = Dein altes Ziel ist durch das Kontaktverbot tabu, aber schießen musst du trotzdem.
coach-choices-riot_shield-title = Wähle, wen es statt dir trifft.
coach-choices-riot_shield-why = Der Schutzschild lenkt den Schuss nach links oder rechts ab.
coach-choices-surveillance_camera-title = Schau zurück oder verzichte.
coach-choices-surveillance_camera-why = Deine Kamera hat gesehen, wer deine Karten angesehen hat. Jetzt darfst du dort eine Karte ansehen.
coach-choices-other-title = Bleib dabei oder überleg es dir anders.
coach-choices-other-why = Jemand hat Ausrüstung gespielt. Bleibst du dabei, gilt deine Aktion weiter.
coach-lookAgain-title = Sieh dir noch eine Karte an.
coach-lookAgain-why = Je mehr du weißt, desto besser zielst du.
coach-over-title = Du hast geschossen. Mehr gibt es nicht zu lernen.
coach-over-won = Der Pate ist raus. Deine Seite gewinnt.
coach-over-lost = Der Agent ist raus.
coach-over-why = Der Pate ist noch dabei, die Partie also nicht entschieden. Schließ diese Karte und spiele ohne mich zu Ende.
coach-over-whyOver = Jetzt siehst du alles: wer wer war, wer gelogen und wer auf wen geschossen hat.
end-wins = Gewonnen
end-you = du
end-out = raus
end-files = Die Akten
end-sides-honest = Ehrlich
end-sides-crooked = Korrupt
end-alone = Auf niemandes Seite
end-both = Hatte den Agenten und den Paten
end-leftover = Eine Karte wurde nicht ausgeteilt: { $face }.
end-finished = In Zug { $turn } hat { $by } den letzten Schuss abgegeben. Raus: { $name }, { $leader }.
end-stopped = Die Partie wurde beendet.
end-nobody = Niemand gewinnt.
end-winsAlone = { $name } gewinnt allein.
end-honestWin = Die ehrlichen Cops gewinnen.
end-crookedWin = Die korrupten Cops gewinnen.
end-agent = Hatte den Agenten
end-kingpin = Hatte den Paten
end-planted-honest = War korrupt, durch Falsche Beweise ehrlich
end-planted-crooked = War ehrlich, durch Falsche Beweise korrupt
end-allThree-honest = Alle drei ehrlich
end-allThree-crooked = Alle drei korrupt
end-twoOfThree-honest = Zwei von drei ehrlich
end-twoOfThree-crooked = Zwei von drei korrupt
moments-officers = Cops
moments-noGun = keine Waffe
moments-aims = zielt auf { $name }
moments-idle = Waffe ohne Ziel
moments-out = raus
moments-shot = Ein Schuss
moments-wounded = Eine Wunde
moments-eliminated = Raus
moments-used = Ausrüstung
moments-revealed = Eine Karte aufgedeckt
moments-taken = Eine Waffe genommen
moments-looked = Ein Blick
moments-returned = Zurück
moments-over = Das Ende
moments-phases-placement = Karten abheften
moments-phases-preGame = Zeit für Ausrüstung
moments-phases-action = eine Aktion wählen
moments-phases-react = Zeit zu reagieren
moments-phases-reconsider = noch mal überlegen
moments-phases-choose = eine Entscheidung
moments-phases-aim = zielen
moments-phases-endTurn = Ende des Zuges
moments-phases-over = das Ende
moments-before = Vor Zug 1: { $phase }.
moments-onTurn = Zug { $turn }, { $name }: { $phase }.
moments-start = Start
equipment-title = Deine Ausrüstung
equipment-hold = Zum Ansehen halten
equipment-tap = Zum Ansehen tippen
equipment-yours = Deine Ausrüstung
equipment-several =
    { $count ->
        [2] Deine zwei Ausrüstungskarten
       *[other] Deine { $count } Ausrüstungskarten
    }
equipment-onPhone = Auf deinem Handy
equipment-sharedSheet = Auf diesen Bildschirm schauen alle, deshalb bleibt deine Karte hier verdeckt. Spiele sie auf deinem Handy.
equipment-none = Keine Ausrüstung
equipment-noneSub = Du wirst nicht gefragt
equipment-empty = Du hast keine Ausrüstung. „Ausrüsten“ in deinem Zug bringt dir eine Karte.
equipment-when = Wann
equipment-needs = Braucht
equipment-after = Danach
equipment-afterwards-discard = Wird abgeworfen.
equipment-afterwards-front = Bleibt offen vor jemandem liegen.
equipment-afterwards-centre = Bleibt für den Rest der Partie in der Mitte.
equipment-afterwards-turn = Bleibt bis zum Ende des Zuges in der Mitte.
equipment-step = { $at } von { $of }
equipment-pickCard = { $name }, Karte { $card }
equipment-handOf = Handkarte von { $name }
equipment-activeOf =
    { $name ->
        [none] { $card } vor dir
       *[other] { $card } von { $name }
    }
equipment-receiver = Wer bekommt die Karte?
equipment-you = du
equipment-startAgain = Neu wählen
equipment-keep = Behalten
equipment-hidden = verdeckt
equipment-late = Die Pause war schon vorbei.
equipment-faster = { $name } war schneller, mit { $card }.
equipment-lost = { $card } wurde nicht gespielt und ist noch auf deiner Hand. Spiele die Karte, wenn sie noch hilft.
equipment-between = Gerade kannst du keine Karte spielen. Du wirst beim nächsten Mal wieder gefragt.
equipment-lacks = Noch kannst du sie nicht spielen: Sie braucht { $needs }.
equipment-times-any = Jederzeit
equipment-times-ownTurn = In deinem Zug
equipment-times-shot = Wenn jemand schießt
equipment-later-any = Gerade geht es nicht, sonst jederzeit.
equipment-later-ownTurn = Das geht nur in deinem Zug.
equipment-later-shot = Das geht nur, wenn jemand schießt.
equipment-yourself = Das bist du
equipment-notWounded = Nicht verwundet
equipment-stillIn = Noch dabei
equipment-rules = { $name }: was die Karte tut
equipment-whatItDoes = Was sie tut
equipment-activeHere = Im Spiel, für alle sichtbar.
equipment-discardTitle = Behalte eine Karte
equipment-discardHit = Wer verwundet wird, zieht eine Karte. Deshalb hast du zwei.
equipment-discardWhy = Die andere wird offen abgeworfen. Welche du behältst, sieht niemand.
equipment-keepThis =
    { $number ->
        [one] Linke behalten
        [2] Rechte behalten
       *[other] Nummer { $number } behalten
    }
equipment-holdBoth-covered = Halten, um beide anzusehen
equipment-holdBoth-open = Loslassen zum Verdecken
equipment-tapBoth-covered = Tippen, um beide anzusehen
equipment-tapBoth-open = Tippen zum Verdecken
# The button that uses a card.
equipment-used = { $card } spielen
equipment-usedOn = { $card } auf { LIST($targets, type: "conjunction") } spielen
equipment-cardOf = Karte { $card } von { $name }
equipment-trade = { $one } gegen { $other } tauschen
equipment-takeGun = Waffe von { $name } nehmen, auf { $at } zielen
equipment-moveHand = Handkarte von { $name } an { $to } geben
equipment-moveCard = { $card } von { $name } an { $to } geben
learned-label = Was du erfahren hast
learned-ask = Was ist Karte { $card }?
learned-how = Sieh hin, wenn dir niemand zuschaut. Später findest du sie auch in deinem Notizbuch.
learned-is = { $name }, Karte { $card }: { $face }.
learned-mine = Deine neue Karte { $card }: { $face }.
learned-changed = Deine Karte { $card } ist jetzt eine andere.
learned-turnedUp = Diese Karte liegt jetzt offen.
learned-onlyYou = Nur du siehst diese Karte. Loslassen zum Verdecken.
learned-onlyYours = Durch die Erpressung ist diese Karte jetzt in deiner Akte. Loslassen zum Verdecken.
learned-inNotes = Steht jetzt in deinem Notizbuch. Loslassen zum Verdecken.
learned-notYet = Karte { $card } von { $name } hast du noch nicht angesehen
learned-say = Behaupten: Karte { $card } von { $name } ist …
learned-sayMine = Behaupten: Meine Karte { $card } ist …
learned-notes = Notizbuch
learned-done = Fertig
learned-nowAim = Jetzt zielen
learned-first-title = Erst die Karte, die du dir angesehen hast.
learned-first-hint = Danach zielst du.
learned-hold-changed = Deine Karte { $card } ist neu: zum Ansehen halten
learned-hold-see = Halten für Karte { $card } von { $name }
learned-tap-changed = Deine Karte { $card } ist neu: zum Ansehen tippen
learned-tap-see = Tippen für Karte { $card } von { $name }
# The meaning of an officer's cards for the side.
learned-agent = Der Agent ist immer ehrlich.
learned-kingpin = Der Pate ist immer korrupt.
learned-allThree-honest = Das sind alle drei Karten, zusammen ehrlich.
learned-allThree-crooked = Das sind alle drei Karten, zusammen korrupt.
learned-unless-honest = Ehrlich, wenn die dritte keine Chefkarte ist.
learned-unless-crooked = Korrupt, wenn die dritte keine Chefkarte ist.
learned-open = Welche Seite es ist, hängt von Karten ab, die du nicht kennst.
notes-title = Notizbuch
notes-sub = Alles, was du bisher weißt. Nur du kannst dein Notizbuch öffnen.
notes-open = Was offen liegt und wer sich was angesehen hat.
notes-officer = Cop
notes-slots = Karten 1, 2, 3 und wer sie kennt
notes-note = Deine Notiz
notes-adds = Ergibt
notes-you = Du
notes-youShort = du
notes-lies = offen
notes-seenBy = Gesehen von { LIST($names, type: "unit") }
notes-said = Was über { $name } gesagt wurde
notes-quote = { $name }: „{ $words }“
notes-unfit = Widerspruch
notes-back = Zurück zum Tisch
notes-writeShort = Notiz schreiben
notes-write = Notiz zu { $name } schreiben
notes-writeTitle = Eine Notiz zu { $name }
notes-writeLabel = Was du denkst oder gehört hast
notes-writeHint = Sie bleibt bei deinem Platz. Sonst sieht sie niemand.
notes-done = Fertig
notes-unseen = Karten, die du nicht kennst
notes-inPlay =
    { $left ->
        [true] Im Spiel: { $honest }-mal Ehrlich, { $crooked }-mal Korrupt, ein Agent, ein Pate. Eine Karte wurde nicht ausgeteilt.
       *[false] Im Spiel: { $honest }-mal Ehrlich, { $crooked }-mal Korrupt, ein Agent, ein Pate. Alle wurden ausgeteilt.
    }
notes-unarmed = keine Waffe
notes-armed = bewaffnet
notes-out = raus
notes-wounded = verwundet
notes-hold-covered = Halten zum Aufdecken
notes-hold-open = Loslassen zum Verdecken
notes-tap-covered = Tippen zum Aufdecken
notes-tap-open = Tippen zum Verdecken
notes-onPhone = Auf deinem Handy
# An officer's side, as far as it is known.
notes-nothing = Nichts bekannt
notes-either = Beides möglich
notes-honest-sure = Ehrlich
notes-honest-known = Sicher ehrlich
notes-honest-leader = Ehrlich, Chefkarte
notes-honest-planted = Ehrlich durch Falsche Beweise
notes-honest-leans = Eher ehrlich
notes-honest-leansPlanted = Eher ehrlich durch Falsche Beweise
notes-crooked-sure = Korrupt
notes-crooked-known = Sicher korrupt
notes-crooked-leader = Korrupt, Chefkarte
notes-crooked-planted = Korrupt durch Falsche Beweise
notes-crooked-leans = Eher korrupt
notes-crooked-leansPlanted = Eher korrupt durch Falsche Beweise
placement-title = Bring deine drei Karten in eine Reihenfolge.
placement-titleOthers = Alle heften ihre Karten ab.
placement-titleFiled = Abgeheftet. Die anderen sortieren noch.
placement-once = Sind sie verdeckt abgeheftet, bleibt die Reihenfolge so.
placement-file = Deine Akte
placement-slot = Fach { $slot }
placement-covered = Deine Karte in Fach { $slot }, verdeckt. Zum Ansehen halten
placement-coveredTap = Deine Karte in Fach { $slot }. Zum Ansehen oder Verdecken tippen
placement-left = Die Karte in Fach { $slot } nach links schieben
placement-right = Die Karte in Fach { $slot } nach rechts schieben
placement-coveredLine = Verdeckt. Pass auf, dass dir niemand über die Schulter schaut.
placement-shared = Auf diesen Bildschirm schauen alle. Deine Karten sind auf deinem Handy.
placement-fileThem = So abheften
placement-filed = So abgeheftet
placement-roster = Wer abgeheftet hat
placement-count = { $filed } von { $of } sind fertig
placement-you = du
placement-youFiled = du, abgeheftet
placement-hasFiled = abgeheftet
placement-arranging = sortiert noch
placement-where = Auf welcher Seite stehst du?
placement-agent = Du hast den Agenten
placement-agentLine = Ehrlich, egal, was du sonst hast.
placement-kingpin = Du hast den Paten
placement-kingpinLine = Korrupt, egal, was du sonst hast.
placement-neither = Weder noch
placement-neitherLine = Die Mehrheit deiner drei Karten entscheidet.
placement-goal = Die ehrlichen Cops gewinnen, wenn der Pate raus ist, die korrupten, wenn der Agent raus ist. Wer beide hat, gewinnt allein.
placement-lead-honest = Du bist ehrlich.
placement-lead-crooked = Du bist korrupt.
placement-why-agent = Der Agent entscheidet, egal, was du sonst hast.
placement-why-kingpin = Der Pate entscheidet, egal, was du sonst hast.
placement-why-majority = Du hast keine Chefkarte, also entscheidet die Mehrheit.
placement-hold-covered = Halten, um alle drei anzusehen
placement-hold-open = Loslassen zum Verdecken
placement-tap-covered = Tippen, um alle drei anzusehen
placement-tap-open = Tippen zum Verdecken
sheets-file = Akte von { $name }
sheets-yours = Deine Akte
sheets-faceUp = Offen
sheets-seenBy = Gesehen von { LIST($names, type: "conjunction") }
sheets-notSeen = Du kennst sie nicht
sheets-onlyYou = Nur du kennst sie
sheets-looks = Wer was angesehen hat
sheets-noLooks = Diese Karten hat sich noch niemand angesehen.
sheets-hand =
    { $count ->
        [0] Keine Ausrüstung auf der Hand.
        [one] Eine Ausrüstungskarte auf der Hand.
       *[other] { $count } Ausrüstungskarten auf der Hand.
    }
sheets-actions = Was du hier tun kannst
sheets-shoot = Auf { $name } schießen
sheets-arm = Waffe nehmen, auf { $name } zielen
sheets-cards = Karten der Akte
sheets-pickOne = Wähle eine der drei Karten.
sheets-faceUpWounded = Offen, verwundet
sheets-you = du
sheets-youAim = Du zielst auf { $name }.
sheets-turn =
    { $turn ->
        [0] Davor
       *[other] Zug { $turn }
    }
# A look at a card. A player is a name, or null for the reader.
sheets-looked =
    { $by ->
        [none] Du hast dir { $at }, Karte { $card }, angesehen.
       *[other]
            { $at ->
                [none] { $by } hat sich deine Karte { $card } angesehen.
               *[other] { $by } hat sich { $at }, Karte { $card }, angesehen.
            }
    }
sheets-discards = Ablage
sheets-deckLeft =
    { $deck ->
        [one] Im Stapel liegt noch eine Ausrüstungskarte.
       *[other] Im Stapel liegen noch { $deck } Ausrüstungskarten.
    }
shot-label = Ein Schuss
shot-bang = PENG
shot-close = Alles klar
shot-caption-out = Ein Schuss, ganz nah. Ein Stuhl fällt um.
shot-caption-wounded = Ein Schuss, ganz nah. Da atmet noch jemand.
shot-caption-leader-out = Ein Schuss, ganz nah. Dann Stille.
shot-you = du
shot-wounded = verwundet
shot-out = raus
shot-shoots =
    { $by ->
        [none]
            { $hit ->
                [none] { "*" }*Du** schießt auf **dich selbst**.
               *[other] { "*" }*Du** schießt auf { $hit }.
            }
       *[other]
            { $hit ->
                [none] { $by } schießt auf **dich**.
               *[other] { $by } schießt auf { $hit }.
            }
    }
shot-aims =
    { $by ->
        [none] { "*" }*Du** schießt auf { $aim }.
       *[other]
            { $aim ->
                [none] { $by } schießt auf **dich**.
               *[other] { $by } schießt auf { $aim }.
            }
    }
shot-hits =
    { $hit ->
        [none] Die Kugel trifft **dich**.
       *[other] Die Kugel trifft { $hit }.
    }
shot-isOut =
    { $name ->
        [none] Keine Chefkarte. Du bist raus.
       *[other] Keine Chefkarte. { $name } ist raus.
    }
shot-isLeader =
    { $name ->
        [none] Du bist der { $leader }. Eine Chefkarte übersteht den ersten Treffer, und du ziehst Ausrüstung.
       *[other] { $name } ist der { $leader }. Eine Chefkarte übersteht den ersten Treffer, und es gibt neue Ausrüstung.
    }
shot-isOver = Der { $leader } war schon verwundet. Es ist vorbei.
stage-sides = Auf welcher Seite stehst du?
stage-agent = Mit dem Agenten
stage-kingpin = Mit dem Paten
stage-neither = Weder noch
stage-agentLine = Immer ehrlich.
stage-kingpinLine = Immer korrupt.
stage-neitherLine = Die Mehrheit deiner drei Karten entscheidet.
stage-goal = Die Ehrlichen gewinnen, wenn der Pate raus ist, die Korrupten, wenn der Agent raus ist.
frame-notes = Notizbuch
frame-chat = Chat
frame-log = Verlauf
frame-dutyLog = Dienstbuch
frame-turn =
    { $turn ->
        [0] Vor Zug 1
       *[other] Zug { $turn }
    }
frame-turnOrder = Reihenfolge
frame-you = Du
frame-watching = Du schaust zu.
frame-turnOf = { $name } ist dran.
frame-logEmpty = Noch ist nichts passiert.
# The heading of the log before the first turn.
frame-beforeFirst = Vor dem ersten Zug
# The line above the intro cards.
frame-headline = Eine Waffe nehmen können alle. Wer gekauft ist, weiß niemand.
table-officers = Cops und Schusslinien
table-gunsFree =
    { $count ->
        [one] Waffe frei
       *[other] Waffen frei
    }
table-gunsLeft =
    { $count ->
        [one] Noch 1 Waffe frei.
       *[other] Noch { $count } Waffen frei.
    }
table-equipment = Ausrüstung
table-deck = Ausrüstungsstapel: { $count }
table-discards = Ablage: { $count }
table-noDiscards = Ablage leer
table-deckPile = Stapel
table-discardPile = Ablage
table-centre = In der Mitte
table-piles = Waffen und Ausrüstung
table-you = du
table-out = raus
table-wounded = verwundet
table-away = nicht da
table-bot = Bot
table-stamp = Raus
table-noGun = Keine Waffe
table-idleGun = Bewaffnet, kein Ziel
table-aimsAt = Zielt auf { $name }
table-aimsAtYou = Zielt auf dich
table-outOfGame = Raus
table-leader = Chefkarte, verwundet
table-woundedYou = Du bist verwundet. Noch ein Treffer beendet das Spiel.
table-woundedAnd = Verwundet. { $rest }
table-toLookAt =
    { $count ->
        [one] 1 Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
table-nothingHidden = Nichts verdeckt
table-whichCard = Welche Karte?
table-cardsOf = Karten von { $name }
# A line of fire. A player is a name, or null for the reader.
table-line =
    { $from ->
        [none] Du zielst auf { $at }
       *[other]
            { $at ->
                [none] { $from } zielt auf dich
               *[other] { $from } zielt auf { $at }
            }
    }
table-yourCards = Deine Akte
table-card =
    { $isWounded ->
        [true] Karte { $card } { $face }, verwundet
       *[false] Karte { $card } { $face }
    }
table-hidden =
    { $isSeen ->
        [true] Karte { $card } verdeckt, du kennst sie
       *[false] Karte { $card } verdeckt
    }
table-handLabel =
    { $count ->
        [one] Deine Ausrüstung: eine Karte. Ansehen oder spielen
       *[other] Deine Ausrüstung: { $count } Karten. Ansehen oder eine spielen
    }
actions-label = Aktionen
actions-investigate = Ermitteln
actions-investigateSub = Eine fremde Karte ansehen
actions-investigateBrief = Karte ansehen
actions-arm = Bewaffnen
actions-armSub =
    { $turnsUp ->
        [true] Waffe nehmen, eigene Karte aufdecken
       *[false] Waffe nehmen und zielen
    }
actions-armBrief =
    { $turnsUp ->
        [true] Du deckst auf
       *[false] Waffe nehmen
    }
actions-equip = Ausrüsten
actions-equipSub =
    { $turnsUp ->
        [true] Ziehen, eigene Karte aufdecken
       *[false] Eine ziehen, eine behalten
    }
actions-equipBrief =
    { $turnsUp ->
        [true] Du deckst auf
       *[false] Karte ziehen
    }
actions-shoot = Schießen
actions-shootAt = Auf { $name } schießen
actions-shootSub = Andere können noch eingreifen
actions-shootWounded = Ein zweiter Treffer beendet das Spiel
actions-shootBrief = Andere können eingreifen
actions-shootWoundedBrief = Beendet das Spiel
actions-keep = Dabei bleiben
actions-say = Behaupten
actions-cancel = Abbrechen
actions-whose = Wessen Karte?
actions-whoseSub = Wähle jemanden mit einer verdeckten Karte.
actions-whichOf = Welche Karte von { $name }?
actions-whichSub = Tippe auf eine Karte, um sie anzusehen. Alle sehen, welche, aber nur du siehst, was darauf steht.
actions-orderAsk = Ziele auf jemand anderen
actions-orderSub = Dein altes Ziel ist tabu, aber schießen musst du trotzdem.
actions-shieldAsk = Wen trifft es statt dir?
actions-shieldSub = Wähle links oder rechts. Dort schlägt die Kugel ein, nicht bei dir.
actions-aimAt = Auf wen zielst du?
actions-aimAtSub = Wähle jemanden. Auf dich selbst kannst du nicht zielen.
actions-notYet = Nicht in diesem Schritt
actions-pick = Wähle jemanden
actions-lapsed = Inzwischen wurde eine Karte gespielt. Fang noch mal an.
actions-takeAim = Waffe nehmen, auf { $name } zielen
actions-takeAimShort = Waffe nehmen
actions-aim = Auf { $name } zielen
actions-keepAim = Weiter auf { $name } zielen
actions-aimShort = Zielen
actions-hitInstead = Die Kugel trifft { $name }
actions-noLook = Verzichten
actions-lookBack = Bei { $name } nachsehen
actions-lookBackSub = Deine Kamera hat jemanden beim Ansehen erwischt. Du darfst dort eine verdeckte Karte ansehen.
actions-turnUp = Deck eine deiner Karten auf
actions-turnUpSub = Sie bleibt für alle offen liegen.
actions-drawAsk = Ausrüstung ziehen?
actions-drawSub =
    { $turnsUp ->
        [true] Erst siehst du die Ausrüstung. Dann deckst du eine deiner Karten auf.
       *[false] Du behältst eine Ausrüstungskarte.
    }
actions-draw = Ziehen
actions-turnUpSlot = Karte { $card } aufdecken
actions-pickCard = Wähle eine Karte
actions-look = Karte { $card } ansehen
actions-shootAsk = Auf { $name } schießen?
actions-shootWhat = Nach dem Schuss geht deine Waffe zurück in die Mitte. Wer Ausrüstung hat, kann vorher eingreifen.
actions-shootLeader = Wird eine Chefkarte zum zweiten Mal getroffen, ist das Spiel vorbei.
actions-hold = Nicht schießen
actions-notYours = Du bist nicht dran
actions-waiting = { $name } ist dran.
actions-declared-look = { $name }, Karte { $card } ansehen
actions-declared-arm = Waffe nehmen, auf { $name } zielen
actions-declared-equip = Ausrüstung ziehen
actions-declared-shoot = Schießen
actions-declared-shootAt = Auf { $name } schießen
ledger-turn =
    { $turn ->
        [0] Start
       *[other] Zug { $turn }
    }
ledger-about-heading = Thema
ledger-about-order = Nach Thema
ledger-suspected = verdächtigt
ledger-card = { $name }, Karte { $card }
ledger-iAm = Ich bin …
ledger-iSuspect = Ich verdächtige …
ledger-looked = Ich habe Karte { $card } von { $name } gesehen:
ledger-mine = Meine Karte { $card } ist …
ledger-lies = Karte { $card } von { $name } liegt offen: { $face }.
ledger-shows = Alle Karten von { $name } liegen offen. Nicht dabei: { $role }.
ledger-counted = { $face }: { $others } weitere Karten liegen offen oder werden behauptet. Es gibt nur { $of }.
ledger-rules-open-card-title = Es kam anders heraus
ledger-rules-open-card-text = Die Karte liegt offen und ist nicht das, was behauptet wurde.
ledger-rules-one-card-title = Eine Karte, zwei Gesichter
ledger-rules-one-card-text = Eine Karte kann nicht beides sein. Mindestens eine Behauptung ist falsch.
ledger-rules-one-agent-title = Ein Agent, zwei Orte
ledger-rules-one-agent-text = Es gibt nur einen Agenten. Mindestens eine Behauptung ist falsch.
ledger-rules-one-kingpin-title = Ein Pate, zwei Orte
ledger-rules-one-kingpin-text = Es gibt nur einen Paten. Mindestens eine Behauptung ist falsch.
ledger-rules-side-shown-title = Die Chefkarte sagt etwas anderes
ledger-rules-side-shown-text = Wer eine Chefkarte hat, steht auf deren Seite.
ledger-rules-side-seen-title = Zwei Geschichten über eine Person
ledger-rules-side-seen-text = Wer eine Chefkarte hat, steht auf deren Seite. Mindestens eine Behauptung ist falsch.
ledger-rules-no-leader-title = Da ist keine Chefkarte
ledger-rules-no-leader-text = Alle drei Karten liegen offen.
ledger-rules-too-many-honest-title = Zu viele ehrliche Karten
ledger-rules-too-many-honest-text = Offen und behauptet sind es zusammen mehr, als es gibt. Mindestens eine Behauptung ist falsch.
ledger-rules-too-many-crooked-title = Zu viele korrupte Karten
ledger-rules-too-many-crooked-text = Offen und behauptet sind es zusammen mehr, als es gibt. Mindestens eine Behauptung ist falsch.
why-already-armed = Du hast schon eine Waffe
why-no-gun = Du hast keine Waffe
why-no-aim = Deine Waffe hat kein Ziel
why-tasered = Mit dieser Waffe nicht in diesem Zug
why-wrong-stage = Jetzt nicht
why-eliminated = Du bist raus
why-disguised = Verkleidet
why-bad-target = Niemand in Reichweite
why-slot-not-hidden = Keine Karte mehr verdeckt
why-reveal-required = Deck eine deiner Karten auf
why-declaration-illegal = Nicht mehr möglich
whyBrief-already-armed = Schon bewaffnet
whyBrief-no-aim = Kein Ziel
whyBrief-tasered = Nicht in diesem Zug
whyBrief-eliminated = Du bist raus
whyBrief-declaration-illegal = Nicht möglich
# Shown on a screen whose view does not include the hand.
hints-onPhone = Deine Ausrüstung ist auf deinem Handy.
hints-out = Du bist raus. Mitreden und zuschauen kannst du noch.
hints-waitsFor = Alle warten auf { $name }.
hints-aimAfter = Danach darfst du auf jemand anderen zielen.
hints-mayUse = Deine Ausrüstung kannst du jederzeit spielen.
hints-noEquipment = Du hast keine Ausrüstung.
hints-againAfter = Eine Karte wurde gespielt. Danach können alle noch einmal reagieren.
hints-yourAction = Deine Aktion: { $action }.
hints-pickOrKeep = Wähle jemanden oder behalte dein Ziel.
hints-endsAfter = Danach endet der Zug.
hints-react = Spiele deine Ausrüstung oder passe.
hints-othersFirst = Erst dürfen andere reagieren.
hints-noReaction = Du hast keine Ausrüstung zum Reagieren.
hints-choose-restraining_order = Schießen musst du trotzdem, auf jemand anderen.
hints-choose-riot_shield = Wähle, wer links oder rechts am nächsten sitzt.
hints-choose-surveillance_camera = Eine verdeckte Karte oder keine.
hints-choose-reveal = Sie bleibt für alle offen liegen.
hints-choose-discard = Die andere wird abgeworfen.
secret-label = Deine drei Karten, deine Seite, deine Ausrüstung
secret-equipment = Ausrüstung:
secret-none = keine
secret-use = Deine Ausrüstung
side-lead-honest-leader = Du bist ehrlich: Du hast den Agenten.
side-lead-honest-planted = Du bist ehrlich: Falsche Beweise haben dich umgedreht.
side-lead-honest-majority = Du bist ehrlich, wie die meisten deiner Karten.
side-lead-crooked-leader = Du bist korrupt: Du hast den Paten.
side-lead-crooked-planted = Du bist korrupt: Falsche Beweise haben dich umgedreht.
side-lead-crooked-majority = Du bist korrupt, wie die meisten deiner Karten.
side-leads = Du führst deine Seite an. Bist du raus, verliert sie.
side-keep-honest = Der Agent führt deine Seite an: Er muss im Spiel bleiben.
side-keep-crooked = Der Pate führt deine Seite an: Er muss im Spiel bleiben.
side-win-honest = Du gewinnst, wenn der Pate raus ist.
side-win-crooked = Du gewinnst, wenn der Agent raus ist.
away-label = Wer nicht da ist
away-you = Du scheinst nicht da zu sein. Lange warten die anderen nicht auf dich.
away-here = Ich bin da
away-other = { $name } hat länger nichts gemacht.
away-connected = { $name } hat länger nichts gemacht, ist aber verbunden. Ein kleiner Schubs hilft vielleicht.
away-standIn = Bot einspringen lassen
intro-goal-title = Ziel
intro-goal-text = Zwei Chefkarten liegen versteckt: der **Agent** und der **Pate**. Schaltet die der anderen Seite aus.
intro-win-title = So gewinnst du
intro-win-text = Deine drei Karten bestimmen deine Seite: die Chefkarte, wenn du eine hast, **sonst die Mehrheit**. Du gewinnst mit deiner Seite, selbst wenn du raus bist.
intro-you-title = Was du tust
intro-you-text = { "*" }*Eins pro Zug:** eine Karte ansehen, eine Waffe nehmen, Ausrüstung ziehen oder schießen.
intro-others-title = Was die anderen tun
intro-others-text = Sie sehen sich deine Karten an, zielen auf dich und **erzählen, was sie wollen**, über das, was sie gesehen haben.
window-label = Reaktionen
window-use = Ausrüstung spielen
window-pass = Passen
window-passed = Gepasst
window-noHand = Du hast keine Ausrüstung.
window-ownAction = Andere dürfen reagieren. Auch du kannst deine Ausrüstung noch spielen.
window-notAsked = Gerade kann nichts gespielt werden.
window-hasPassed = Du hast schon gepasst. Du wirst beim nächsten Mal wieder gefragt.
window-longer = Weiter passen
window-auto-untilTouched = Passen, bis es mich betrifft
window-auto-untilShot = Passen, bis jemand schießt
window-autoHint-untilTouched = Fragt, wenn es um dich geht oder jemand schießt.
window-autoHint-untilShot = Fragt nur, wenn jemand schießt.
window-passing-untilTouched = Du wirst gefragt, wenn es gegen dich geht oder jemand schießt.
window-passing-untilShot = Du wirst gefragt, wenn jemand schießt.
window-passingFor = Passt für dich
window-notice-title = Ab jetzt passt das Spiel für dich.
window-notice-line = Du wirst gefragt, wenn es gegen dich geht oder jemand schießt.
window-notice-askAlways = Immer fragen
window-notice-ok = OK
window-holdEquipment = Halten für deine Ausrüstung
window-tapEquipment = Tippen für deine Ausrüstung
window-everyone = Alle mit Ausrüstung sehen das hier.
window-onPhone = Auf deinem Handy
window-sec = Sek.
window-left = Noch { $seconds } Sekunden
window-waits = Kein Zeitlimit
window-asked = Dürfen reagieren
window-askedAll = Dürfen reagieren: { LIST($names, type: "unit") }.
window-unseen = Niemand sieht, wer gepasst hat.
window-nothingYet = Noch ist nichts passiert. Alle können eingreifen.
window-before = Jetzt können alle Ausrüstung spielen.
window-after = Es ist passiert: noch eine Gelegenheit für Ausrüstung.
window-afterMine = Andere dürfen noch Ausrüstung spielen.
window-waitsForOthers = Du hast gepasst. Die anderen überlegen noch.
window-survives = Eine Chefkarte übersteht den ersten Treffer.
window-shield = Schutzschild: Die Kugel trifft stattdessen { $name }.
window-shieldYou = Schutzschild: Die Kugel trifft stattdessen dich.
window-firstTurn = Gleich beginnt der erste Zug.
# Actions of the active player. A player is a name, or null for the reader.
window-shot =
    { $by ->
        [none] Du hast auf { $hit } geschossen.
       *[other]
            { $hit ->
                [none] { $by } hat auf dich geschossen.
               *[other] { $by } hat auf { $hit } geschossen.
            }
    }
window-shotSelf =
    { $by ->
        [none] Du hast dich selbst getroffen.
       *[other] Der Schuss von { $by } ging nach hinten los.
    }
window-looked =
    { $by ->
        [none] Du hast dir Karte { $card } von { $at } angesehen.
       *[other]
            { $at ->
                [none] { $by } hat sich deine Karte { $card } angesehen.
               *[other] { $by } hat sich Karte { $card } von { $at } angesehen.
            }
    }
window-aims =
    { $by ->
        [none] Du zielst auf { $at }.
       *[other]
            { $at ->
                [none] { $by } zielt auf dich.
               *[other] { $by } zielt auf { $at }.
            }
    }
equipmentCards-blackmail-name = Erpressung
equipmentCards-blackmail-needs = mindestens drei Leute, die nicht raus sind
equipmentCards-blackmail-targets-1 = Welche Karte tauschst du?
equipmentCards-blackmail-targets-2 = Gegen welche Karte von jemand anderem?
equipmentCards-blackmail-effect = Zwei Karten aus den Akten von zwei anderen tauschen die Plätze. Offen bleibt offen, verdeckt bleibt verdeckt, und Wunden wandern mit. Wer eine Karte kannte, kennt sie weiterhin. Beide sehen sich an, was sie bekommen. Das gilt nicht als Ermitteln.
equipmentCards-coffee-name = Kaffee
equipmentCards-coffee-needs = { "" }
equipmentCards-coffee-effect = Du hast den nächsten Zug. Danach geht es von dir aus der Reihe nach weiter.
equipmentCards-defibrillator-name = Defi{ "\u00AD" }brillator
equipmentCards-defibrillator-needs = jemand anderen, der raus ist
equipmentCards-defibrillator-targets-1 = Wen holst du zurück?
equipmentCards-defibrillator-effect = Hol jemanden, der raus ist, zurück ins Spiel: mit drei offenen Karten, ohne Waffe und ohne Ausrüstung.
equipmentCards-disguise-name = Ver{ "\u00AD" }kleidung
equipmentCards-disguise-needs = { "" }
equipmentCards-disguise-targets-1 = Wer bekommt die Verkleidung? Du darfst auch dich wählen.
equipmentCards-disguise-effect = Verkleide jemanden. Ab jetzt kann dort niemand mehr ermitteln, weder als Aktion noch mit Ausrüstung.
equipmentCards-evidence_bag-name = Beweis{ "\u00AD" }beutel
equipmentCards-evidence_bag-needs = eine Karte, die man weitergeben kann, und jemanden, der sie bekommt
equipmentCards-evidence_bag-targets-1 = Wessen Ausrüstung wandert?
equipmentCards-evidence_bag-targets-2 = Wer bekommt sie?
equipmentCards-evidence_bag-effect = Gib eine Ausrüstungskarte von einer Person an eine andere, aber nicht an dich: eine Handkarte, ungesehen, oder eine Karte im Spiel.
equipmentCards-k9_unit-name = Hunde{ "\u00AD" }staffel
equipmentCards-k9_unit-needs = jemanden mit einer Waffe
equipmentCards-k9_unit-targets-1 = Wessen Waffe kommt zurück?
equipmentCards-k9_unit-effect = Schick eine Waffe zurück in die Mitte, egal, wer sie hat.
equipmentCards-med_kit-name = Verbands{ "\u00AD" }kasten
equipmentCards-med_kit-needs = jemanden mit einer Wunde
equipmentCards-med_kit-targets-1 = Wen verarztest du?
equipmentCards-med_kit-effect = Heile die Wunde auf einer Chefkarte.
equipmentCards-metal_detector-name = Metall{ "\u00AD" }detektor
equipmentCards-metal_detector-needs = jemand anderen mit Waffe und verdeckter Karte, ohne Verkleidung
equipmentCards-metal_detector-targets-1 = Wähle bei allen anderen mit Waffe eine verdeckte Karte
equipmentCards-metal_detector-effect = Ermittle bei allen anderen mit Waffe: Sieh dir je eine verdeckte Karte an, wo eine liegt und keine Verkleidung ist.
equipmentCards-planted_evidence-name = Falsche Beweise
equipmentCards-planted_evidence-needs = { "" }
equipmentCards-planted_evidence-targets-1 = Wessen Karten wechseln die Seite? Du darfst auch dich wählen.
equipmentCards-planted_evidence-effect = Bei einer Person zählen ehrliche Karten als korrupt und korrupte als ehrlich. Wer den Agenten oder den Paten hat, merkt davon nichts.
equipmentCards-polygraph-name = Lügen{ "\u00AD" }detektor
equipmentCards-polygraph-needs = jemand anderen, nicht raus und nicht verkleidet
equipmentCards-polygraph-targets-1 = Wessen Karten willst du sehen?
equipmentCards-polygraph-effect = Ermittle bei einer anderen Person: Du siehst alle ihre verdeckten Karten und sie alle deine, außer du bist verkleidet.
equipmentCards-restraining_order-name = Kontakt{ "\u00AD" }verbot
equipmentCards-restraining_order-needs = einen Schuss und jemand anderen als Ziel
equipmentCards-restraining_order-effect = Wer schießt, muss auf jemand anderen zielen und trotzdem schießen. Hat ein Schutzschild den Schuss abgelenkt, ist auch das neue Ziel tabu.
equipmentCards-riot_shield-name = Schutz{ "\u00AD" }schild
equipmentCards-riot_shield-needs = einen Schuss
equipmentCards-riot_shield-effect = Der Schuss trifft statt des Ziels jemanden daneben. Das Ziel sucht aus: wer links oder rechts am nächsten sitzt und nicht raus ist. Das kann auch sein, wer geschossen hat.
equipmentCards-smoke_grenade-name = Rauch{ "\u00AD" }granate
equipmentCards-smoke_grenade-needs = { "" }
equipmentCards-smoke_grenade-effect = Für den Rest der Partie geht es andersherum reihum.
equipmentCards-surveillance_camera-name = Überwachungs{ "\u00AD" }kamera
equipmentCards-surveillance_camera-needs = { "" }
equipmentCards-surveillance_camera-effect = Ermittelt jemand bei dir, darfst du dort auch eine verdeckte Karte ansehen, außer bei Verkleidung. Auf einen Blick mit der Kamera antwortet keine andere Kamera.
equipmentCards-taser-name = Taser
equipmentCards-taser-needs = jemand anderen mit einer Waffe, während du keine hast
equipmentCards-taser-targets-1 = Wessen Waffe nimmst du?
equipmentCards-taser-targets-2 = Auf wen zielst du damit?
equipmentCards-taser-effect = Nimm jemandem die Waffe weg und ziele damit. Deine Aktion hast du noch, aber mit dieser Waffe kannst du in diesem Zug nicht schießen.
equipmentCards-truth_serum-name = Wahrheits{ "\u00AD" }serum
equipmentCards-truth_serum-needs = eine verdeckte Karte von jemandem, der nicht raus ist
equipmentCards-truth_serum-targets-1 = Welche Karte deckst du auf?
equipmentCards-truth_serum-effect = Deck eine verdeckte Karte auf. Sie bleibt offen.
equipmentCards-walkie_talkie-name = Funkgerät
equipmentCards-walkie_talkie-needs = jemanden mit einer Waffe
equipmentCards-walkie_talkie-targets-1 = Auf wen zielen alle? Du darfst auch dich wählen.
equipmentCards-walkie_talkie-effect = Such jemanden aus. Alle anderen mit Waffe müssen jetzt dorthin zielen.
equipmentCards-wiretap-name = Wanze
equipmentCards-wiretap-needs = eine verdeckte Karte von jemand anderem, nicht raus und nicht verkleidet
equipmentCards-wiretap-targets-1 = Welche Karte siehst du dir an?
equipmentCards-wiretap-targets-2 = Welche Karte von jemand anderem siehst du dir an?
equipmentCards-wiretap-effect = Ermittle bei zwei Leuten: Sieh dir je eine verdeckte Karte an.
faces-agent = Agent
faces-kingpin = Pate
faces-honest = Ehrlich
faces-crooked = Korrupt
cards-agent = der Agent
cards-kingpin = der Pate
cards-honest = ehrlich
cards-crooked = korrupt
roles-agent = der Agent
roles-kingpin = der Pate
roles-honest = ehrlich
roles-crooked = korrupt
poster-tagline = Drei Karten sagen, auf welcher Seite du stehst. Trau niemandem mit einer Waffe.
lobby-options-windowSeconds-title = Zeit zum Reagieren
lobby-options-windowSeconds-description = In der ersten Runde mindestens 25 Sekunden, damit alle in Ruhe lesen können.
lobby-options-windowSeconds-off = Auf alle warten
lobby-options-turnSeconds-title = Zug
lobby-options-turnSeconds-off = Ohne Limit
lobby-options-choiceSeconds-title = Entscheidung
lobby-options-choiceSeconds-off = Ohne Limit
lobby-options-placementSeconds-title = Karten abheften
lobby-options-placementSeconds-off = Ohne Limit
lobby-paces-1-title = Schnell
lobby-paces-1-about = Zug 45 Sek., nach der ersten Runde 5 Sek. zum Reagieren. Etwa 6 Minuten für sechs Züge.
lobby-paces-2-title = Normal
lobby-paces-2-about = Zug 1½ Min., nach der ersten Runde 10 Sek. zum Reagieren. Etwa 12 Minuten für sechs Züge.
lobby-paces-3-title = Gemütlich
lobby-paces-3-about = Zug 3 Min., nach der ersten Runde 20 Sek. zum Reagieren. Etwa 24 Minuten für sechs Züge.
lobby-levels-inspector-title = Kripo
lobby-levels-inspector-about = Achtet darauf, wer auf wen zielt und wer wem hilft, und zählt jede Karte mit.
lobby-levels-cadet-title = Polizeischule
lobby-levels-cadet-about = Verlässt sich auf den Bauch und die gesehenen Karten und geizt zu lange mit Ausrüstung.
log-placedFor = Die Zeit ist um. Zufällig abgeheftet für { LIST($whose, type: "conjunction") }.
# A player whose cards were filed.
log-whose =
    { $name ->
        [none] { "*" }*dich**
       *[other] { $name }
    }
log-firstShot =
    { $name ->
        [none] { "*" }*Du** fängst an: In der letzten Partie hat es dich zuletzt erwischt.
       *[other] { $name } fängt an und hat in der letzten Partie den letzten Treffer kassiert.
    }
log-firstRandom =
    { $name ->
        [none] { "*" }*Du** fängst an, so wollte es der Zufall.
       *[other] { $name } fängt an, so wollte es der Zufall.
    }
log-turn =
    { $name ->
        [none] Zug **{ $turn }**: **Du** bist dran.
       *[other] Zug **{ $turn }**: { $name } ist dran.
    }
log-coffee =
    { $name ->
        [none] Zug **{ $turn }**: **Du** bist dran, dank Kaffee.
       *[other] Zug **{ $turn }**: { $name } ist dran, dank Kaffee.
    }
log-declared-look =
    { $by ->
        [none] Du willst dir Karte { $card } von { $at } ansehen.
       *[other]
            { $at ->
                [none] { $by } will sich deine Karte { $card } ansehen.
               *[other] { $by } will sich Karte { $card } von { $at } ansehen.
            }
    }
log-declared-arm =
    { $by ->
        [none] Du willst eine Waffe nehmen und auf { $at } zielen.
       *[other]
            { $at ->
                [none] { $by } will eine Waffe nehmen und auf dich zielen.
               *[other] { $by } will eine Waffe nehmen und auf { $at } zielen.
            }
    }
log-declared-equip =
    { $by ->
        [none] Du willst Ausrüstung ziehen.
       *[other] { $by } will Ausrüstung ziehen.
    }
log-declared-shoot =
    { $by ->
        [none] Du willst schießen.
       *[other] { $by } will schießen.
    }
log-declared-shootAt =
    { $by ->
        [none] Du willst auf { $at } schießen.
       *[other]
            { $at ->
                [none] { $by } will auf dich schießen.
               *[other] { $by } will auf { $at } schießen.
            }
    }
log-kept =
    { $by ->
        [none] { "*" }*Du** bleibst dabei.
       *[other] { $by } bleibt dabei.
    }
log-skipped =
    { $by ->
        [none] { "*" }*Deine** Aktion fällt aus.
       *[other] Die Aktion von { $by } fällt aus.
    }
log-used =
    { $by ->
        [none] { "*" }*Du** spielst { $card }.
       *[other] { $by } spielt { $card }.
    }
log-usedOn =
    { $by ->
        [none] { "*" }*Du** spielst { $card } auf { LIST($targets, type: "conjunction") }.
       *[other] { $by } spielt { $card } auf { LIST($targets, type: "conjunction") }.
    }
log-on-player =
    { $name ->
        [none] dich
       *[other] { $name }
    }
log-on-card =
    { $name ->
        [none] deine Karte { $card }
       *[other] Karte { $card } von { $name }
    }
log-on-ownCard = die eigene Karte { $card }
log-usedToMove =
    { $by ->
        [none]
            { $to ->
                [none] { "*" }*Du** spielst { $card } und gibst { $what } an dich weiter.
               *[other] { "*" }*Du** spielst { $card } und gibst { $what } an { $to } weiter.
            }
       *[other]
            { $to ->
                [none] { $by } spielt { $card } und gibt { $what } an dich weiter.
               *[other] { $by } spielt { $card } und gibt { $what } an { $to } weiter.
            }
    }
log-move-hand =
    { $name ->
        [none] eine Karte aus deiner Hand
       *[other] eine Karte aus der Hand von { $name }
    }
log-move-ownHand = eine eigene Handkarte
log-move-card =
    { $name ->
        [none] { $card } von dir
       *[other] { $card } von { $name }
    }
log-move-ownCard = { $card } vom eigenen Platz
log-tased =
    { $by ->
        [none] { "*" }*Du** spielst { $card }, nimmst die Waffe von { $from } und zielst damit auf { $to }.
       *[other]
            { $from ->
                [none] { $by } spielt { $card }, nimmt **deine** Waffe und zielt damit auf { $to }.
               *[other]
                    { $to ->
                        [none] { $by } spielt { $card }, nimmt die Waffe von { $from } und zielt damit auf **dich**.
                       *[other] { $by } spielt { $card }, nimmt die Waffe von { $from } und zielt damit auf { $to }.
                    }
            }
    }
log-toYou-disguise = Jetzt kann niemand mehr bei dir ermitteln.
log-toYou-planted_evidence = Deine ehrlichen Karten zählen als korrupt und deine korrupten als ehrlich.
log-toYou-polygraph = Dabei wurden alle deine verdeckten Karten angesehen.
log-toYou-walkie_talkie = Alle anderen Waffen zielen jetzt auf dich.
log-looked =
    { $by ->
        [none] { "*" }*Du** hast dir Karte { $card } von { $at } angesehen.
       *[other]
            { $at ->
                [none] { $by } hat sich **deine** Karte { $card } angesehen.
               *[other] { $by } hat sich Karte { $card } von { $at } angesehen.
            }
    }
log-camera =
    { $by ->
        [none] { "*" }*Du** hast dir per Kamera Karte { $card } von { $at } angesehen.
       *[other]
            { $at ->
                [none] { $by } hat sich per Kamera **deine** Karte { $card } angesehen.
               *[other] { $by } hat sich per Kamera Karte { $card } von { $at } angesehen.
            }
    }
log-revealed =
    { $name ->
        [none] { "*" }*Deine** Karte { $card } ist { $face }.
       *[other] Karte { $card } von { $name } ist { $face }.
    }
log-armed =
    { $name ->
        [none] { "*" }*Du** nimmst eine Waffe.
       *[other] { $name } nimmt eine Waffe.
    }
log-aimed =
    { $name ->
        [none] { "*" }*Du** zielst auf { $at }.
       *[other]
            { $at ->
                [none] { $name } zielt auf **dich**.
               *[other] { $name } zielt auf { $at }.
            }
    }
log-taken =
    { $by ->
        [none] { "*" }*Du** nimmst die Waffe von { $from }.
       *[other]
            { $from ->
                [none] { $by } nimmt **deine** Waffe.
               *[other] { $by } nimmt die Waffe von { $from }.
            }
    }
log-disarmed =
    { $name ->
        [none] { "*" }*Deine** Waffe geht zurück in die Mitte.
       *[other] Die Waffe von { $name } geht zurück in die Mitte.
    }
log-drew =
    { $name ->
        [none] { "*" }*Du** ziehst Ausrüstung.
       *[other] { $name } zieht Ausrüstung.
    }
log-reshuffled = Der Ausrüstungsstapel ist leer. Die Ablage wird neu gemischt.
log-discarded =
    { $name ->
        [none] { "*" }*Du** wirfst { LIST($cards, type: "conjunction") } ab.
       *[other] { $name } wirft { LIST($cards, type: "conjunction") } ab.
    }
log-shot =
    { $by ->
        [none] { "*" }*Du** schießt auf { $hit }.
       *[other]
            { $hit ->
                [none] { $by } schießt auf **dich**.
               *[other] { $by } schießt auf { $hit }.
            }
    }
log-shotAt =
    { $by ->
        [none]
            { $hit ->
                [none] { "*" }*Du** schießt auf { $at } und triffst **dich selbst**.
               *[other] { "*" }*Du** schießt auf { $at } und triffst { $hit }.
            }
       *[other]
            { $at ->
                [none] { $by } schießt auf **dich** und trifft { $hit }.
               *[other]
                    { $hit ->
                        [none] { $by } schießt auf { $at } und trifft **dich**.
                       *[other] { $by } schießt auf { $at } und trifft { $hit }.
                    }
            }
    }
log-wounded =
    { $name ->
        [none] { "*" }*Du** bist { $leader } und lebst noch, verwundet. Ein zweiter Treffer würde die Partie beenden.
       *[other] { $name } ist { $leader } und lebt noch, verwundet. Ein zweiter Treffer würde die Partie beenden.
    }
log-eliminated =
    { $name ->
        [none] { "*" }*Du** bist raus.
       *[other] { $name } ist raus.
    }
log-returned =
    { $name ->
        [none] { "*" }*Du** bist wieder im Spiel.
       *[other] { $name } ist wieder im Spiel.
    }
log-healed =
    { $name ->
        [none] { "*" }*Deine** Wunde ist verheilt.
       *[other] Die Wunde von { $name } ist verheilt.
    }
log-reversed = Ab jetzt geht es andersherum reihum.
log-swapped =
    { $one ->
        [none] { "*" }*Deine** Karte { $card } und Karte { $otherCard } von { $other } tauschen die Plätze.
       *[other]
            { $other ->
                [none] Karte { $card } von { $one } und **deine** Karte { $otherCard } tauschen die Plätze.
               *[other] Karte { $card } von { $one } und Karte { $otherCard } von { $other } tauschen die Plätze.
            }
    }
log-moved =
    { $from ->
        [none] Eine Karte aus **deiner** Hand geht an { $to }.
       *[other]
            { $to ->
                [none] Eine Karte aus der Hand von { $from } geht an **dich**.
               *[other] Eine Karte aus der Hand von { $from } geht an { $to }.
            }
    }
log-movedCard =
    { $from ->
        [none] { $card } geht von **dir** an { $to }.
       *[other]
            { $to ->
                [none] { $card } geht von { $from } an **dich**.
               *[other] { $card } geht von { $from } an { $to }.
            }
    }
log-redirected =
    { $by ->
        [none] { "*" }*Du** lenkst die Kugel auf { $to }.
       *[other]
            { $to ->
                [none] { $by } lenkt die Kugel auf **dich**.
               *[other] { $by } lenkt die Kugel auf { $to }.
            }
    }
log-declined =
    { $by ->
        [none] { "*" }*Du** verzichtest auf den Blick.
       *[other] { $by } verzichtet auf den Blick.
    }
log-timesUp = Die Zeit ist um.
log-late-action =
    { $name ->
        [none] { "*" }*Du** siehst dir eine zufällige Karte an, wenn noch eine da ist.
       *[other] { $name } sieht sich eine zufällige Karte an, wenn noch eine da ist.
    }
log-late-reconsider =
    { $name ->
        [none] { "*" }*Du** siehst dir eine Karte an, wenn noch eine da ist.
       *[other] { $name } sieht sich eine Karte an, wenn noch eine da ist.
    }
log-late-aim =
    { $name ->
        [none] { "*" }*Deine** Waffe behält ihr Ziel oder bekommt ein zufälliges.
       *[other] Die Waffe von { $name } behält ihr Ziel oder bekommt ein zufälliges.
    }
log-late-restraining_order =
    { $name ->
        [none] { "*" }*Dein** neues Ziel bestimmt der Zufall.
       *[other] Das neue Ziel von { $name } bestimmt der Zufall.
    }
log-late-riot_shield =
    { $name ->
        [none] Der Zufall bestimmt, wen es neben **dir** trifft.
       *[other] Der Zufall bestimmt, wen es neben { $name } trifft.
    }
log-late-surveillance_camera =
    { $name ->
        [none] { "*" }*Du** verzichtest auf den Blick.
       *[other] { $name } verzichtet auf den Blick.
    }
log-late-reveal =
    { $name ->
        [none] { "*" }*Du** deckst nichts auf.
       *[other] { $name } deckt nichts auf.
    }
log-late-discard =
    { $name ->
        [none] { "*" }*Du** behältst die ältere Karte.
       *[other] { $name } behält die ältere Karte.
    }
log-away =
    { $name ->
        [none] { "*" }*Du** scheinst nicht da zu sein.
       *[other] { $name } scheint nicht da zu sein.
    }
log-back =
    { $name ->
        [none] { "*" }*Du** bist wieder da.
       *[other] { $name } ist wieder da.
    }
log-cancelled = Drei Runden ohne einen Zug. Die Partie wird abgebrochen.
ends-kingpin-eliminated = Der Pate ist raus. Die ehrlichen Cops gewinnen.
ends-agent-eliminated = Der Agent ist raus. Die korrupten Cops gewinnen.
ends-both-leaders =
    { $winner ->
        [none] { "*" }*Du** hast den Agenten und den Paten und gewinnst allein.
       *[other] { $winner } hat den Agenten und den Paten und gewinnt allein.
    }
ends-nobody-moved = Drei Runden ohne einen Zug. Die Partie wird abgebrochen und zählt nicht.
ends-leaders-eliminated = Agent und Pate sind gleichzeitig raus. Niemand gewinnt.
story-fooled =
    { $count ->
        [one] Darauf reingefallen: ein Cop.
       *[other] Darauf reingefallen: { WORDS($count) } Cops.
    }
story-start = Start
story-turn = Zug { $turn }
story-was =
    { $name ->
        [none] Du warst { $role }.
       *[other] { $name } war { $role }.
    }
story-saidSide =
    { $by ->
        [none] Du warst angeblich { $role }.
       *[other] { $by } war angeblich { $role }.
    }
story-calledOwn =
    { $by ->
        [none] Deine eigene Karte { $card } war angeblich { $face }.
       *[other] { $by } sagte über die eigene Karte { $card }: { $face }.
    }
story-called =
    { $by ->
        [none] Du sagtest über Karte { $card } von { $name }: { $face }.
       *[other]
            { $name ->
                [none] { $by } sagte über deine Karte { $card }: { $face }.
               *[other] { $by } sagte über Karte { $card } von { $name }: { $face }.
            }
    }
story-itWas = Die Karte war { $face }.
story-beforeTurns = Vor Zug 1.
story-madeIn = Zug { $turn }.
story-turnedUp =
    { $name ->
        [none] Deine Karte { $card } war also { $face }.
       *[other] Karte { $card } von { $name } war also { $face }.
    }
story-hadCalled =
    { $by ->
        [none] Von dir hieß es: { $face }.
       *[other] Von { $by } hieß es: { $face }.
    }
story-saidSame =
    { $by ->
        [none] Über dieselbe Karte sagtest du: { $face }.
       *[other] Über dieselbe Karte sagte { $by }: { $face }.
    }
story-broke =
    { $name ->
        [none] Deine Geschichte ging nicht mehr auf.
       *[other] Die Geschichte von { $name } ging nicht mehr auf.
    }
story-proved =
    { $name ->
        [none] Jetzt kam es heraus: Du warst { $leader }.
       *[other] Jetzt kam es heraus: { $name } war { $leader }.
    }
story-everyoneSaw = Alle haben es gesehen.
story-first =
    { $name ->
        [none] Du hast angefangen.
       *[other] { $name } hat angefangen.
    }
story-armed =
    { $name ->
        [none] Du hast eine Waffe genommen.
       *[other] { $name } hat eine Waffe genommen.
    }
story-looked =
    { $by ->
        [none] Du hast dir Karte { $card } von { $name } angesehen.
       *[other]
            { $name ->
                [none] { $by } hat sich deine Karte { $card } angesehen.
               *[other] { $by } hat sich Karte { $card } von { $name } angesehen.
            }
    }
story-shot =
    { $by ->
        [none] Du hast auf { $hit } geschossen.
       *[other]
            { $hit ->
                [none] { $by } hat auf dich geschossen.
               *[other] { $by } hat auf { $hit } geschossen.
            }
    }
story-shotSelf =
    { $by ->
        [none] Du hast auf { $at } geschossen, aber der Schutzschild hat die Kugel zu dir zurückgeschickt.
       *[other]
            { $at ->
                [none] { $by } hat auf dich geschossen, aber der Schutzschild hat die Kugel zurückgeschickt.
               *[other] { $by } hat auf { $at } geschossen, aber der Schutzschild hat die Kugel zurückgeschickt.
            }
    }
story-shotOther =
    { $by ->
        [none] Du hast auf { $at } geschossen, aber der Schutzschild hat die Kugel auf { $hit } gelenkt.
       *[other]
            { $at ->
                [none] { $by } hat auf dich geschossen, aber der Schutzschild hat die Kugel auf { $hit } gelenkt.
               *[other]
                    { $hit ->
                        [none] { $by } hat auf { $at } geschossen, aber der Schutzschild hat die Kugel auf dich gelenkt.
                       *[other] { $by } hat auf { $at } geschossen, aber der Schutzschild hat die Kugel auf { $hit } gelenkt.
                    }
            }
    }
# The shot that K-9 Unit stopped.
story-wasShooting =
    { $by ->
        [none] Du wolltest gerade auf { $at } schießen.
       *[other]
            { $at ->
                [none] { $by } wollte gerade auf dich schießen.
               *[other] { $by } wollte gerade auf { $at } schießen.
            }
    }
story-onlyWounded = Nur verwundet.
story-woundedLeader =
    { $name ->
        [none] Du warst { $leader } und hast verwundet überlebt.
       *[other] { $name } war { $leader } und hat verwundet überlebt.
    }
story-sameSide = Beide standen auf derselben Seite.
story-noLeader =
    { $name ->
        [none] Du hattest keine Chefkarte und warst raus.
       *[other] { $name } hatte keine Chefkarte und war raus.
    }
story-bothOut = Agent und Pate waren raus.
story-nobodyWon = Niemand hat gewonnen.
story-heldBoth =
    { $name ->
        [none] Du hattest den Agenten und den Paten.
       *[other] { $name } hatte den Agenten und den Paten.
    }
story-wonAlone =
    { $name ->
        [none] Du hast allein gewonnen.
       *[other] { $name } hat allein gewonnen.
    }
story-used =
    { $by ->
        [none] Du hast { $card } gespielt.
       *[other] { $by } hat { $card } gespielt.
    }
story-usedOn =
    { $by ->
        [none] Du hast { $card } auf { $name } gespielt.
       *[other]
            { $name ->
                [none] { $by } hat { $card } auf dich gespielt.
               *[other] { $by } hat { $card } auf { $name } gespielt.
            }
    }
# A deduction and its turn. A sentence about the other player's role follows.
story-shotAt =
    { $name ->
        [none] Schuss auf dich.
       *[other] Schuss auf { $name }.
    }
story-missed =
    { $name ->
        [none] Schuss in deine Richtung.
       *[other] Schuss in Richtung { $name }.
    }
story-iSuspect =
    { $name ->
        [none] „Ich verdächtige dich.“
       *[other] „Ich verdächtige { $name }.“
    }
story-atStart = Zu Beginn.
story-onTurn = In Zug { $turn }.
sayings-suspect =
    { $name ->
        [none] Ich verdächtige dich.
       *[other] Ich verdächtige { $name }.
    }
sayings-side = Ich bin { $role }.
sayings-mine = Meine Karte { $card } ist { $face }.
sayings-looked =
    { $name ->
        [none] Ich habe deine Karte { $card } gesehen: { $face }.
       *[other] Ich habe Karte { $card } von { $name } gesehen: { $face }.
    }
refusals-invalid-args = Diesen Zug kennt das Spiel nicht.
refusals-game-over = Die Partie ist vorbei.
refusals-eliminated = Du bist raus. Mitreden darfst du noch, aber nichts mehr tun.
refusals-wrong-stage = Das geht gerade nicht.
refusals-not-your-turn = Das entscheidet jemand anderes.
refusals-already-placed = Deine Karten sind schon abgeheftet. Die Reihenfolge bleibt so.
refusals-bad-target = Diese Person kannst du nicht wählen.
refusals-slot-not-hidden = Diese Karte liegt schon offen.
refusals-disguised = Da ist jemand verkleidet. Hier kann niemand ermitteln.
refusals-already-armed = Du hast schon eine Waffe, und mehr als eine geht nicht.
refusals-reveal-required = Wähle eine deiner verdeckten Karten zum Aufdecken.
refusals-no-gun = Du hast keine Waffe. Nimm erst eine.
refusals-no-aim = Deine Waffe hat kein Ziel. Du zielst nach deiner Aktion.
refusals-tasered = Mit dieser Waffe kannst du nicht im selben Zug schießen, in dem du sie genommen hast.
refusals-declaration-illegal = Deine Aktion geht nicht mehr. Wähle eine andere.
refusals-not-in-hand = Diese Karte hast du nicht.
refusals-over-hand-limit = Wirf erst eine Karte ab. Du darfst nur eine behalten.
refusals-equipment-resolving = Jemand war schneller. Diese Karte kommt zuerst, deine ist noch auf deiner Hand.
refusals-wrong-time = Diese Karte kannst du gerade nicht spielen.
refusals-requirement-missing = Noch kannst du diese Karte nicht spielen. Sieh nach, was sie braucht.
refusals-already-passed = Du hast schon gepasst. Du wirst beim nächsten Mal wieder gefragt.
refusals-stale-window = Zu spät, der Moment ist vorbei. Deine Karte ist noch auf deiner Hand.
refusals-not-asked = Du hast keine Ausrüstung, deshalb wartet niemand auf dich.
refusals-bad-choice = Das steht nicht zur Wahl.
refusals-round-over = Dieser Zug ist vorbei. Sieh dir erst den neuen an.
refusals-not-seen = Diese Karte hast du nicht gesehen.
refusals-too-many-claims = Genug behauptet für einen Zug.
refusals-nothing-to-retract = Du hast nichts, was du zurücknehmen könntest.
refusals-not-your-claim = Zurücknehmen kannst du nur deine eigenen Behauptungen.
refusals-already-retracted = Das hast du schon zurückgenommen.
status-out = Du bist raus.
status-filing = Alle heften ihre Karten ab. { $done } von { $of } sind fertig.
status-file = Bring deine drei Karten in eine Reihenfolge und hefte sie ab. Danach bleibt sie so.
status-yourTurn = Du bist dran: ermitteln, bewaffnen, ausrüsten oder schießen.
status-turn = { $name } ist dran.
status-mayUse = Du kannst deine Ausrüstung spielen.
status-mayKeep = { $name } darf dabei bleiben oder eine andere Aktion wählen.
status-mustChange = { $name } muss eine andere Aktion wählen.
status-keep = Bleib dabei oder wähle eine andere Aktion.
status-change = Deine Aktion geht nicht mehr. Wähle eine andere.
status-aims = { $name } zielt.
status-aim = Ziele mit deiner Waffe. Behalte dein Ziel oder wähle ein anderes.
status-firstAim = Ziele mit deiner Waffe. Noch hat sie kein Ziel.
status-ending =
    { $name ->
        [none] Dein Zug geht zu Ende.
       *[other] Der Zug von { $name } geht zu Ende.
    }
status-redirected =
    { $name ->
        [none] Schutzschild: Die Kugel trifft dich.
       *[other] Schutzschild: Die Kugel trifft { $name }.
    }
status-over = Die Partie ist vorbei.
status-othersFirst = Erst dürfen andere reagieren.
status-anyone = Wer Ausrüstung hat, kann eingreifen.
status-passed = Du hast gepasst. Andere können noch Ausrüstung spielen.
status-passing = Das Spiel passt für dich. Andere können noch Ausrüstung spielen.
status-react = Spiele Ausrüstung oder passe.
status-reactSlowly = Spiele Ausrüstung oder passe. Lass dir Zeit.
status-choose-restraining_order = Kontaktverbot: Ziele auf jemand anderen. Schießen musst du trotzdem.
status-choose-riot_shield = Schutzschild: Wähle, wen es links oder rechts von dir trifft.
status-choose-surveillance_camera = Deine Kamera hat jemanden beim Ansehen erwischt: Sieh dir dort eine verdeckte Karte an oder verzichte.
status-choose-reveal = Du hast gezogen. Deck eine deiner Karten auf.
status-choose-discard = Du hast zwei Ausrüstungskarten. Behalte eine.
status-chooses-restraining_order = { $name } muss auf jemand anderen zielen.
status-chooses-riot_shield = Schutzschild: { $name } wählt, wen es stattdessen trifft.
status-chooses-surveillance_camera = { $name } darf sich im Gegenzug eine verdeckte Karte ansehen.
status-chooses-reveal = { $name } überlegt, welche Karte aufgedeckt wird.
status-chooses-discard = { $name } überlegt, welche Ausrüstung bleibt.
