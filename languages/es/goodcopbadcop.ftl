art-seen = Ya viste esta carta
art-open =
    { $isWounded ->
        [true] Carta { $slot }: { $face }, boca arriba, con herida
       *[false] Carta { $slot }: { $face }, boca arriba
    }
art-secret =
    { $isWounded ->
        [true] Carta { $slot }: { $face }, solo para tus ojos, con herida
       *[false] Carta { $slot }: { $face }, solo para tus ojos
    }
art-hiddenSeen =
    { $isWounded ->
        [true] Carta { $slot }: oculta, ya la viste, con herida
       *[false] Carta { $slot }: oculta, ya la viste
    }
art-hidden =
    { $isWounded ->
        [true] Carta { $slot }: oculta, con herida
       *[false] Carta { $slot }: oculta
    }
art-hand =
    { $count ->
        [one] Una carta de equipamiento en la mano
       *[other] { $count } cartas de equipamiento en la mano
    }
art-active = { $name }, en juego
art-inPlay = En juego
coach-goal-unknown = Averigua de qué bando eres.
coach-goal-known = Elimina al Padrino. Protege al Agente.
coach-left-1 = Jugar en el bando corrupto
coach-left-2 = Otros diecisiete tipos de equipamiento
coach-left-3 = Hasta ocho polis en una mesa
coach-first-read = Primero toca «Siguiente» en la tarjeta de la guía.
coach-first-lookAtCards = Primero mira tus cartas.
coach-first-lookAtEquipment = Primero mira tu equipamiento.
coach-first-investigate = Primero averigua con quién tratas. Las armas pueden esperar.
coach-first-look = Primero mira la carta.
coach-first-pass = Primero pasa. Luego podrás decir qué viste.
coach-first-arm = Ya miraste bastante. Ahora toma un arma.
coach-refuses-autoPass = Cada cosa a su tiempo. Ya llegaremos a ese interruptor.
coach-refuses-equipment = Guárdala por ahora. Te hará falta cuando alguien dispare.
coach-refuses-discard = Quédate con la Unidad canina. Te hará falta.
coach-refuses-aim = No tienes motivos para sospechar ahí. Apunta a otra persona.
coach-ownCards-title = Mantén pulsado para ver tus tres cartas.
coach-ownCards-why = Con mayoría de cartas honestas, eres del bando honesto. Quien tiene al Agente siempre es del bando honesto, y quien tiene al Padrino, del corrupto.
coach-ownCards-held = Tienes al Agente, así que lideras el bando honesto. Que nadie se entere.
coach-ownCards-learned = Dedujiste tu bando por tus cartas
coach-place-title = Ordena tus cartas y archívalas.
coach-place-why = El bando honesto gana cuando el Padrino queda fuera; el corrupto, cuando queda fuera el Agente. Nadie sabe qué carta pusiste en cada posición.
coach-equipment-title = Mantén pulsado para ver tu equipamiento.
coach-equipment-why = Todo el mundo empieza con una carta. Puedes usarla en una pausa como esta, antes de que una acción tenga efecto.
coach-equipment-held = La Unidad canina le quita el arma a alguien. Pronto te hará falta.
coach-pass-title = Aún no hay nada a lo que reaccionar. Pasa.
coach-pass-why = La pausa termina cuando todo el mundo responde. Nadie ve quién pasó.
coach-investigate-title = Mira una carta de { $name }.
coach-investigate-pickCard = Elige una carta de { $name }.
coach-investigate-why = Toca **Investigar** y elige persona y carta. Todo el mundo ve dónde miras, pero solo tú ves la carta.
coach-investigate-learned = Miraste una carta ajena
coach-look-title = Mantén pulsado para ver la carta.
coach-look-why = Solo tú y la persona que la tiene saben cuál es.
coach-means-honest = Buena señal. Con dos cartas honestas se es del bando honesto, salvo que la tercera sea el Padrino.
coach-means-crooked = Mala señal. Con dos cartas corruptas se es del bando corrupto, salvo que la tercera sea el Agente.
coach-means-agent = El Agente lidera el bando honesto.
coach-means-kingpin = Esa es la carta que tu bando tiene que eliminar. Recuerda quién la tiene.
coach-after-title = Ahora pasa otra vez.
coach-after-why = Cada turno termina con una última ocasión para usar equipamiento.
coach-claim-title = Di qué viste. O no.
coach-claim-why = Una declaración puede ser verdad o mentira. El resto puede creerte o no, hasta que vea la carta.
coach-claim-learned = Declaraste qué es una carta
coach-aimedAt-title = { $name } quiere tomar un arma y apuntarte.
coach-aimedAt-why = Nadie puede disparar en el turno en que toma un arma, así que por ahora no corres peligro. Pasa.
coach-autoPass-title = Activa «Pasar si no me afecta».
coach-autoPass-why = Entonces solo se te pregunta si alguien dispara, te apunta, mira tus cartas o usa una carta en ti.
coach-autoPass-learned = Activaste el pase automático
coach-wound-title = { $name } es el Padrino.
coach-wound-why = Un disparo destapa las tres cartas. Quien es líder sobrevive al primer impacto. Nadie más.
coach-wound-learned = Viste lo que destapa un disparo
coach-shotAt-title = Usa tu equipamiento o pasa.
coach-shotAt-useUnit = Usa tu Unidad canina.
coach-shotAt-why = { $name } va a dispararte. Sobrevives a un impacto, pero mira tu carta por si ayuda.
coach-shotAt-whyUnit = { $name } va a dispararte. El equipamiento va primero: la Unidad canina devuelve esa arma al centro.
coach-shotAt-whyOther = No es { $name } quien va a disparar. Toca **Elegir de nuevo** y quítale el arma a { $shooter }.
coach-shotAt-stopped = Paraste un disparo con equipamiento
coach-shotAt-hit = Recibiste un impacto y seguiste en juego
coach-touched-title = Esto te afecta. Pasa.
coach-touched-nothing = Nada que tengas que parar. Pasa.
coach-touched-shot = Con cada disparo se pregunta a toda la mesa, porque puede decidir la partida. Este no va contra ti.
coach-touched-why = El equipamiento ayuda más cuando alguien dispara.
coach-touched-isOff = Se te pregunta porque el pase automático no está activado. Puedes activarlo cuando quieras.
coach-lie-title = { $name } dice que tu carta { $card } es corrupta.
coach-lie-why = Sabes que no, así que es mentira. La libreta guarda lo que se dijo y marca lo que no cuadra.
coach-lie-learned = Descubriste una mentira
coach-arm-title = Toma un arma: toca «Armarse».
coach-arm-aim = Apunta a { $name }.
coach-arm-confirm = Toma el arma y apunta a { $name }.
coach-arm-why = Tomar un arma gasta tu turno, y destapas una de tus cartas. Con una corrupta pareces del bando corrupto.
coach-arm-whyOpen = Tomar un arma gasta tu turno. Apuntas con ella enseguida.
coach-arm-canChange = Puedes cambiar de objetivo al final de un turno posterior.
coach-arm-learned = Tomaste un arma y apuntaste
coach-suspicion-kingpin = { $name } es el Padrino.
coach-suspicion-aimed = { $name } te apuntó y destapó una carta corrupta.
coach-suspicion-lied = { $name } mintió sobre tu carta.
coach-suspicion-none = Aún no tienes motivos para sospechar de { $name }.
coach-shoot-title = Dispara a { $name }.
coach-shoot-why = Un impacto más, y el Padrino queda fuera. Entonces gana tu bando.
coach-shoot-change = Para cambiar de objetivo, mira antes una carta: después apuntas otra vez.
coach-shoot-learned = Disparaste
coach-aim-title = Apunta tu arma a { $name }.
coach-aim-why = Puedes cambiar de objetivo al final de cada uno de tus turnos. Podrás disparar en el próximo.
coach-choices-reveal-title = Destapa una de tus cartas.
coach-choices-reveal-why = Se queda boca arriba, a la vista de todo el mundo. Con una corrupta pareces del bando corrupto.
coach-choices-discard-title = Quédate con una carta de equipamiento.
coach-choices-discard-why = Sacaste una y solo puedes tener una. Mantén pulsado para ver las dos y quédate con la que más ayude.
coach-choices-restraining_order-title = Elige otro objetivo.
coach-choices-restraining_order-why = La Orden de alejamiento protege a tu objetivo, pero aun así tienes que disparar.
coach-choices-riot_shield-title = Elige quién recibe el impacto en tu lugar.
coach-choices-riot_shield-why = El Escudo policial desvía el disparo hacia alguien a tu lado.
coach-choices-surveillance_camera-title = Mira tú también, o no.
coach-choices-surveillance_camera-why = Tu cámara vio a quien miró tus cartas. Puedes mirar una de las suyas.
coach-choices-other-title = Sigue adelante o cambia de idea.
coach-choices-other-why = Alguien usó equipamiento. Si sigues adelante, tu acción se mantiene.
coach-lookAgain-title = Mira otra carta.
coach-lookAgain-why = Cuanto más sabes, mejor apuntas.
coach-over-title = Disparaste. No hay más que aprender.
coach-over-won = El Padrino está fuera. Gana tu bando.
coach-over-lost = El Agente está fuera.
coach-over-why = El Padrino sigue en juego, así que la partida no está decidida. Cierra esta tarjeta y termínala sin mí.
coach-over-whyOver = Ahora lo ves todo: quién era quién, quién mintió y quién disparó a quién.
end-wins = Gana
end-you = tú
end-out = fuera
end-files = Los expedientes
end-sides-honest = Bando honesto
end-sides-crooked = Bando corrupto
end-alone = En ningún bando
end-both = Tenía al Agente y al Padrino
end-leftover = Una carta no se repartió: { $face }.
end-finished = En el turno { $turn }, { $by } remató a { $name }, { $leader }.
end-stopped = La partida se detuvo.
end-nobody = No gana nadie.
end-winsAlone = { $name } gana por su cuenta.
end-honestWin = Gana el bando honesto.
end-crookedWin = Gana el bando corrupto.
end-agent = Tenía al Agente
end-kingpin = Tenía al Padrino
end-planted-honest = De corrupto a honesto por Pruebas falsas
end-planted-crooked = De honesto a corrupto por Pruebas falsas
end-allThree-honest = Las tres, honestas
end-allThree-crooked = Las tres, corruptas
end-twoOfThree-honest = Dos de tres, honestas
end-twoOfThree-crooked = Dos de tres, corruptas
moments-officers = Polis
moments-noGun = sin arma
moments-aims = apunta a { $name }
moments-idle = arma sin objetivo
moments-out = fuera
moments-shot = Un disparo
moments-wounded = Una herida
moments-eliminated = Fuera
moments-used = Equipamiento
moments-revealed = Una carta destapada
moments-taken = Alguien toma un arma
moments-looked = Una mirada
moments-returned = De vuelta
moments-over = El final
moments-phases-placement = archivar las cartas
moments-phases-preGame = ocasión para usar equipamiento
moments-phases-action = elegir una acción
moments-phases-react = ocasión para reaccionar
moments-phases-reconsider = pensarlo otra vez
moments-phases-choose = una elección
moments-phases-aim = apuntar
moments-phases-endTurn = el final del turno
moments-phases-over = el final
moments-before = Antes del turno 1: { $phase }.
moments-onTurn = Turno { $turn }, { $name }: { $phase }.
moments-start = Inicio
equipment-title = Tu equipamiento
equipment-hold = Mantén para mirar
equipment-tap = Toca para mirar
equipment-yours = Tu equipamiento
equipment-several =
    { $count ->
        [2] Tus dos cartas de equipamiento
       *[other] Tus { $count } cartas de equipamiento
    }
equipment-onPhone = En tu teléfono
equipment-sharedSheet = Esta pantalla se comparte, así que aquí tu carta sigue tapada. Úsala en tu teléfono.
equipment-none = Sin equipamiento
equipment-noneSub = No se te pregunta
equipment-empty = No tienes equipamiento. Con «Equiparse», en tu turno, sacas una carta.
equipment-when = Cuándo
equipment-needs = Requiere
equipment-after = Después
equipment-afterwards-discard = Se descarta.
equipment-afterwards-front = Se queda boca arriba delante de quien la tiene.
equipment-afterwards-centre = Se queda en el centro el resto de la partida.
equipment-afterwards-turn = Se queda en el centro hasta que acaba el turno.
equipment-step = { $at } de { $of }
equipment-pickCard = { $name }, carta { $card }
equipment-handOf = Carta en la mano de { $name }
equipment-activeOf =
    { $name ->
        [none] Tu carta { $card }
       *[other] Carta { $card } de { $name }
    }
equipment-receiver = Quién la recibe
equipment-you = tú
equipment-startAgain = Elegir de nuevo
equipment-keep = Guardarla
equipment-hidden = oculta
equipment-late = La pausa terminó antes.
equipment-faster = { $name } se te adelantó con { $card }.
equipment-lost = Tu carta { $card } no se usó y sigue en tu mano. Úsala si aún ayuda.
equipment-between = Ahora no puedes usar una carta. Se te preguntará la próxima vez.
equipment-lacks = Aún no puedes usarla: requiere { $needs }.
equipment-times-any = En cualquier momento
equipment-times-ownTurn = En tu turno
equipment-times-shot = Cuando alguien dispara
equipment-later-any = Ahora no puedes usarla, pero sí en otro momento.
equipment-later-ownTurn = Solo puedes usarla en tu turno.
equipment-later-shot = Solo puedes usarla cuando alguien dispara.
equipment-yourself = Eres tú
equipment-notWounded = Sin herida
equipment-stillIn = Sigue en juego
equipment-rules = { $name }: qué hace
equipment-whatItDoes = Qué hace
equipment-activeHere = En juego, a la vista de todo el mundo.
equipment-discardTitle = Quédate con una carta
equipment-discardHit = Al recibir una herida, sacaste una carta. Por eso tienes dos.
equipment-discardWhy = La otra se descarta boca arriba. Nadie ve con cuál te quedas.
equipment-keepThis =
    { $number ->
        [one] Guardar la izquierda
        [2] Guardar la derecha
       *[other] Guardar la número { $number }
    }
equipment-holdBoth-covered = Mantén para ver las dos
equipment-holdBoth-open = Suelta para tapar
equipment-tapBoth-covered = Toca para ver las dos
equipment-tapBoth-open = Toca para tapar
# The button that uses a card.
equipment-used = Usar { $card }
equipment-usedOn = Usar { $card } en { LIST($targets, type: "conjunction") }
equipment-cardOf = la carta { $card } de { $name }
equipment-trade = Cambiar { $one } por { $other }
equipment-takeGun = Quitar el arma a { $name }, apuntar a { $at }
equipment-moveHand = Dar a { $to } la carta en mano de { $name }
equipment-moveCard = Dar a { $to } la carta { $card } de { $name }
learned-label = Lo que descubriste
learned-ask = ¿Qué es la carta { $card }?
learned-how = Mira cuando nadie te vea. Luego también la encontrarás en tu libreta.
learned-is = { $name }, carta { $card }: { $face }.
learned-mine = Tu carta { $card } es ahora: { $face }.
learned-changed = Tu carta { $card } cambió.
learned-turnedUp = Esta carta ya está boca arriba.
learned-onlyYou = Solo tú ves esta carta. Suelta para taparla.
learned-onlyYours = El Chantaje dejó esta carta en tu expediente. Suelta para taparla.
learned-inNotes = Ya está en tu libreta. Suelta para tapar la carta.
learned-notYet = Aún no miraste la carta { $card } de { $name }
learned-say = Declarar: vi la carta { $card } de { $name }…
learned-sayMine = Declarar: mi carta { $card } es…
learned-notes = Libreta
learned-done = Hecho
learned-nowAim = Ahora apunta
learned-first-title = Primero, la carta que miraste.
learned-first-hint = Después apuntas.
learned-hold-changed = Tu carta { $card } cambió: mantén para mirar
learned-hold-see = Mantén para ver la carta { $card } de { $name }
learned-tap-changed = Tu carta { $card } cambió: toca para mirar
learned-tap-see = Toca para ver la carta { $card } de { $name }
# The meaning of an officer's cards for the side.
learned-agent = El Agente siempre es del bando honesto.
learned-kingpin = El Padrino siempre es del bando corrupto.
learned-allThree-honest = Son las tres cartas: bando honesto.
learned-allThree-crooked = Son las tres cartas: bando corrupto.
learned-unless-honest = Bando honesto, salvo que la tercera carta sea de líder.
learned-unless-crooked = Bando corrupto, salvo que la tercera carta sea de líder.
learned-open = Su bando depende de cartas que no viste.
notes-title = Libreta
notes-sub = Todo lo que sabes hasta ahora. Solo tú puedes abrir tu libreta.
notes-open = Qué está boca arriba y quién miró qué.
notes-officer = Poli
notes-slots = Cartas 1, 2, 3 y quién las miró
notes-note = Tu nota
notes-adds = Bando
notes-you = Tú
notes-youShort = tú
notes-lies = boca arriba
notes-seenBy = La vio: { LIST($names, type: "unit") }
notes-said = Lo que se dijo de { $name }
notes-quote = { $name }: «{ $words }»
notes-unfit = no cuadra
notes-back = Volver a la mesa
notes-writeShort = Escribir nota
notes-write = Escribir una nota sobre { $name }
notes-writeTitle = Nota sobre { $name }
notes-writeLabel = Lo que piensas o lo que oíste
notes-writeHint = Se queda con tu asiento. Nadie más la ve.
notes-done = Hecho
notes-unseen = Cartas que no viste
notes-inPlay =
    { $left ->
        [true] En juego: { $honest } honestas, { $crooked } corruptas, un Agente y un Padrino. Una carta no se repartió.
       *[false] En juego: { $honest } honestas, { $crooked } corruptas, un Agente y un Padrino. Se repartieron todas.
    }
notes-unarmed = sin arma
notes-armed = con arma
notes-out = fuera
notes-wounded = con herida
notes-hold-covered = Mantén para destapar
notes-hold-open = Suelta para tapar
notes-tap-covered = Toca para destapar
notes-tap-open = Toca para tapar
notes-onPhone = En tu teléfono
# An officer's side, as far as it is known.
notes-nothing = No se sabe nada
notes-either = Ambos posibles
notes-honest-sure = Honesto
notes-honest-known = Honesto seguro
notes-honest-leader = Honesto, líder
notes-honest-planted = Honesto por Pruebas falsas
notes-honest-leans = Más bien honesto
notes-honest-leansPlanted = Más bien honesto por Pruebas falsas
notes-crooked-sure = Corrupto
notes-crooked-known = Corrupto seguro
notes-crooked-leader = Corrupto, líder
notes-crooked-planted = Corrupto por Pruebas falsas
notes-crooked-leans = Más bien corrupto
notes-crooked-leansPlanted = Más bien corrupto por Pruebas falsas
placement-title = Ordena tus tres cartas.
placement-titleOthers = Se están archivando las cartas.
placement-titleFiled = Archivadas. El resto sigue ordenando.
placement-once = Una vez archivadas boca abajo, el orden ya no cambia.
placement-file = Tu expediente
placement-slot = Posición { $slot }
placement-covered = Tu carta en la posición { $slot }, tapada. Mantén para mirar
placement-coveredTap = Tu carta en la posición { $slot }. Toca para mirar o tapar
placement-left = Mover la carta de la posición { $slot } a la izquierda
placement-right = Mover la carta de la posición { $slot } a la derecha
placement-coveredLine = Tapada. Que nadie mire por encima de tu hombro.
placement-shared = Esta pantalla se comparte. Tus cartas están en tu teléfono.
placement-fileThem = Archivar así
placement-filed = Archivadas así
placement-roster = Quién archivó ya
placement-count = Ya archivaron { $filed } de { $of }
placement-you = tú
placement-youFiled = tú, ya archivaste
placement-hasFiled = ya archivó
placement-arranging = ordenando
placement-where = ¿De qué bando eres?
placement-agent = Tienes al Agente
placement-agentLine = Bando honesto, tengas lo que tengas.
placement-kingpin = Tienes al Padrino
placement-kingpinLine = Bando corrupto, tengas lo que tengas.
placement-neither = Ninguno de los dos
placement-neitherLine = Decide la mayoría de tus tres cartas.
placement-goal = El bando honesto gana cuando el Padrino queda fuera; el corrupto, cuando queda fuera el Agente. Si tienes a los dos, ganas por tu cuenta.
placement-lead-honest = Eres del bando honesto.
placement-lead-crooked = Eres del bando corrupto.
placement-why-agent = Decide el Agente, tengas lo que tengas.
placement-why-kingpin = Decide el Padrino, tengas lo que tengas.
placement-why-majority = No tienes carta de líder, así que decide la mayoría.
placement-hold-covered = Mantén para ver las tres
placement-hold-open = Suelta para tapar
placement-tap-covered = Toca para ver las tres
placement-tap-open = Toca para tapar
sheets-file = Expediente de { $name }
sheets-yours = Tu expediente
sheets-faceUp = Boca arriba
sheets-seenBy = La vio { LIST($names, type: "conjunction") }
sheets-notSeen = No la miraste
sheets-onlyYou = Solo tú la viste
sheets-looks = Quién miró qué
sheets-noLooks = Nadie miró aún estas cartas.
sheets-hand =
    { $count ->
        [0] Sin equipamiento en la mano.
        [one] Una carta de equipamiento en la mano.
       *[other] { $count } cartas de equipamiento en la mano.
    }
sheets-actions = Qué puedes hacer aquí
sheets-shoot = Disparar a { $name }
sheets-arm = Tomar un arma, apuntar a { $name }
sheets-cards = Cartas de integridad
sheets-pickOne = Elige una de las tres cartas.
sheets-faceUpWounded = Boca arriba, con herida
sheets-you = tú
sheets-youAim = Apuntas a { $name }.
sheets-turn =
    { $turn ->
        [0] Antes
       *[other] Turno { $turn }
    }
# A look at a card. A player is a name, or null for the reader.
sheets-looked =
    { $by ->
        [none] Miraste la carta { $card } de { $at }.
       *[other]
            { $at ->
                [none] { $by } miró tu carta { $card }.
               *[other] { $by } miró la carta { $card } de { $at }.
            }
    }
sheets-discards = Descartes
sheets-deckLeft =
    { $deck ->
        [one] Queda una carta en el mazo de equipamiento.
       *[other] Quedan { $deck } cartas en el mazo de equipamiento.
    }
shot-label = Un disparo
shot-bang = BANG
shot-close = Entendido
shot-caption-out = Un disparo, muy cerca. Cae una silla.
shot-caption-wounded = Un disparo, muy cerca. Alguien aún respira.
shot-caption-leader-out = Un disparo, muy cerca. Luego, silencio.
shot-you = tú
shot-wounded = con herida
shot-out = fuera
shot-shoots =
    { $by ->
        [none]
            { $hit ->
                [none] { "*" }*Tú** te disparas.
               *[other] { "*" }*Tú** disparas a { $hit }.
            }
       *[other]
            { $hit ->
                [none] { $by } **te** dispara.
               *[other] { $by } dispara a { $hit }.
            }
    }
shot-aims =
    { $by ->
        [none] { "*" }*Tú** disparas a { $aim }.
       *[other]
            { $aim ->
                [none] { $by } **te** dispara.
               *[other] { $by } dispara a { $aim }.
            }
    }
shot-hits =
    { $hit ->
        [none] La bala **te** alcanza.
       *[other] La bala alcanza a { $hit }.
    }
shot-isOut =
    { $name ->
        [none] Sin carta de líder. Quedas fuera.
       *[other] Sin carta de líder. { $name } queda fuera.
    }
shot-isLeader =
    { $name ->
        [none] Eres el { $leader }. Como líder, sobrevives al primer impacto y sacas una carta de equipamiento.
       *[other] { $name } es el { $leader }. Como líder, sobrevive al primer impacto y saca una carta de equipamiento.
    }
shot-isOver = El { $leader } ya tenía una herida. Se acabó.
stage-sides = ¿De qué bando eres?
stage-agent = Con el Agente
stage-kingpin = Con el Padrino
stage-neither = Con ninguno
stage-agentLine = Bando honesto, siempre.
stage-kingpinLine = Bando corrupto, siempre.
stage-neitherLine = Decide la mayoría de tus tres cartas.
stage-goal = El bando honesto gana cuando el Padrino queda fuera; el corrupto, cuando queda fuera el Agente.
frame-notes = Libreta
frame-chat = Chat
frame-log = Registro
frame-dutyLog = Libro de guardia
frame-turn =
    { $turn ->
        [0] Antes del turno 1
       *[other] Turno { $turn }
    }
frame-turnOrder = Orden de turno
frame-you = Tú
frame-watching = Estás mirando.
frame-turnOf = Le toca a { $name }.
frame-logEmpty = Aún no pasó nada.
# The heading of the log before the first turn.
frame-beforeFirst = Antes del primer turno
# The line above the intro cards.
frame-headline = Cualquiera puede tomar un arma. Nadie sabe a quién compraron.
table-officers = Polis y líneas de tiro
table-gunsFree =
    { $count ->
        [one] arma libre
       *[other] armas libres
    }
table-gunsLeft =
    { $count ->
        [one] Queda 1 arma.
       *[other] Quedan { $count } armas.
    }
table-equipment = equipamiento
table-deck = Mazo de equipamiento: { $count }
table-discards = Descartes: { $count }
table-noDiscards = Sin descartes
table-deckPile = mazo
table-discardPile = descartes
table-centre = En el centro
table-piles = Armas y equipamiento
table-you = tú
table-out = fuera
table-wounded = con herida
table-away = ausente
table-bot = bot
table-stamp = Fuera
table-noGun = Sin arma
table-idleGun = Con arma, sin objetivo
table-aimsAt = Apunta a { $name }
table-aimsAtYou = Te apunta
table-outOfGame = Fuera
table-leader = Líder con herida
table-woundedYou = Tienes una herida. Otro impacto termina la partida.
table-woundedAnd = Con herida. { $rest }
table-toLookAt =
    { $count ->
        [one] 1 carta por mirar
       *[other] { $count } cartas por mirar
    }
table-nothingHidden = Sin cartas ocultas
table-whichCard = ¿Qué carta?
table-cardsOf = Cartas de { $name }
# A line of fire. A player is a name, or null for the reader.
table-line =
    { $from ->
        [none] Apuntas a { $at }
       *[other]
            { $at ->
                [none] { $from } te apunta
               *[other] { $from } apunta a { $at }
            }
    }
table-yourCards = Tu expediente
table-card =
    { $isWounded ->
        [true] carta { $card } { $face }, con herida
       *[false] carta { $card } { $face }
    }
table-hidden =
    { $isSeen ->
        [true] carta { $card } oculta, ya la viste
       *[false] carta { $card } oculta
    }
table-handLabel =
    { $count ->
        [one] Tu equipamiento: una carta. Mírala o úsala
       *[other] Tu equipamiento: { $count } cartas. Míralas o usa una
    }
actions-label = Acciones
actions-investigate = Investigar
actions-investigateSub = Mirar una carta ajena
actions-investigateBrief = Mirar una carta
actions-arm = Armarse
actions-armSub =
    { $turnsUp ->
        [true] Tomar un arma, destapar una carta tuya
       *[false] Tomar un arma y apuntar
    }
actions-armBrief =
    { $turnsUp ->
        [true] Destapas una
       *[false] Tomar un arma
    }
actions-equip = Equiparse
actions-equipSub =
    { $turnsUp ->
        [true] Sacar carta, destapar una tuya
       *[false] Sacar una, guardar una
    }
actions-equipBrief =
    { $turnsUp ->
        [true] Destapas una
       *[false] Sacar carta
    }
actions-shoot = Disparar
actions-shootAt = Disparar a { $name }
actions-shootSub = Aún puede intervenir alguien
actions-shootWounded = Un segundo impacto termina la partida
actions-shootBrief = Alguien puede intervenir
actions-shootWoundedBrief = Termina la partida
actions-keep = Seguir
actions-say = Declarar
actions-cancel = Cancelar
actions-whose = ¿De quién?
actions-whoseSub = Elige a alguien con una carta oculta.
actions-whichOf = ¿Qué carta de { $name }?
actions-whichSub = Toca una carta para mirarla. Todo el mundo ve cuál es, pero solo tú ves qué dice.
actions-orderAsk = Apunta a otra persona
actions-orderSub = No puedes disparar a tu objetivo original, pero aun así tienes que disparar.
actions-shieldAsk = ¿Quién recibe el impacto?
actions-shieldSub = Elige a alguien a tu lado. La bala le alcanza, y a ti no.
actions-aimAt = ¿A quién apuntas?
actions-aimAtSub = Elige a alguien. No puedes apuntarte a ti.
actions-notYet = En este paso no
actions-pick = Elige a alguien
actions-lapsed = Mientras tanto se usó una carta. Empieza de nuevo.
actions-takeAim = Tomar un arma, apuntar a { $name }
actions-takeAimShort = Tomar un arma
actions-aim = Apuntar a { $name }
actions-keepAim = Seguir apuntando a { $name }
actions-aimShort = Apuntar
actions-hitInstead = La bala alcanza a { $name }
actions-noLook = No mirar
actions-lookBack = Mirar a { $name } también
actions-lookBackSub = Tu cámara vio a alguien mirando. Puedes mirar una de sus cartas ocultas.
actions-turnUp = Destapa una de tus cartas
actions-turnUpSub = Se queda boca arriba, a la vista de todo el mundo.
actions-drawAsk = ¿Sacar equipamiento?
actions-drawSub =
    { $turnsUp ->
        [true] Primero ves el equipamiento. Luego destapas una de tus cartas.
       *[false] Te quedas con una carta de equipamiento.
    }
actions-draw = Sacar
actions-turnUpSlot = Destapar la carta { $card }
actions-pickCard = Elige una carta
actions-look = Mirar la carta { $card }
actions-shootAsk = ¿Disparar a { $name }?
actions-shootWhat = Tras el disparo, tu arma vuelve al centro. Antes puede intervenir quien tenga equipamiento.
actions-shootLeader = Si un líder recibe un segundo impacto, termina la partida.
actions-hold = No disparar
actions-notYours = No te toca
actions-waiting = Le toca a { $name }.
actions-declared-look = Mirar a { $name }, carta { $card }
actions-declared-arm = Tomar un arma, apuntar a { $name }
actions-declared-equip = Sacar equipamiento
actions-declared-shoot = Disparar
actions-declared-shootAt = Disparar a { $name }
ledger-turn =
    { $turn ->
        [0] Inicio
       *[other] Turno { $turn }
    }
ledger-about-heading = Asunto
ledger-about-order = Por asunto
ledger-suspected = sospecha
ledger-card = { $name }, carta { $card }
ledger-iAm = Mi identidad es…
ledger-iSuspect = Sospecho de…
ledger-looked = Miré la carta { $card } de { $name }:
ledger-mine = Mi carta { $card } es…
ledger-lies = La carta { $card } de { $name } está boca arriba: { $face }.
ledger-shows = Todas las cartas de { $name } están boca arriba, y ninguna es { $role }.
ledger-counted = { $face }: otras { $others } cartas lo son, a la vista o según alguien. Solo hay { $of }.
ledger-rules-open-card-title = Resultó ser otra cosa
ledger-rules-open-card-text = La carta está boca arriba, y no es lo que se declaró.
ledger-rules-one-card-title = Una carta, dos caras
ledger-rules-one-card-text = Una carta no puede ser las dos cosas. Al menos una declaración es falsa.
ledger-rules-one-agent-title = Un Agente, dos lugares
ledger-rules-one-agent-text = Solo hay un Agente. Al menos una declaración es falsa.
ledger-rules-one-kingpin-title = Un Padrino, dos lugares
ledger-rules-one-kingpin-text = Solo hay un Padrino. Al menos una declaración es falsa.
ledger-rules-side-shown-title = La carta de líder lo desmiente
ledger-rules-side-shown-text = La carta de líder decide el bando de quien la tiene.
ledger-rules-side-seen-title = Dos historias sobre la misma persona
ledger-rules-side-seen-text = La carta de líder decide el bando de quien la tiene. Al menos una declaración es falsa.
ledger-rules-no-leader-title = Ahí no hay líder
ledger-rules-no-leader-text = Las tres cartas están boca arriba.
ledger-rules-too-many-honest-title = Demasiadas cartas honestas
ledger-rules-too-many-honest-text = Entre las destapadas y las declaradas hay más de las que existen. Al menos una declaración es falsa.
ledger-rules-too-many-crooked-title = Demasiadas cartas corruptas
ledger-rules-too-many-crooked-text = Entre las destapadas y las declaradas hay más de las que existen. Al menos una declaración es falsa.
why-already-armed = Ya tienes un arma
why-no-gun = No tienes arma
why-no-aim = Tu arma no tiene objetivo
why-tasered = Con esta arma, este turno no
why-wrong-stage = Ahora no
why-eliminated = Estás fuera
why-disguised = Con disfraz
why-bad-target = Nadie a tu alcance
why-slot-not-hidden = No quedan cartas ocultas
why-reveal-required = Destapa una de tus cartas
why-declaration-illegal = Ya no es posible
whyBrief-already-armed = Ya tienes arma
whyBrief-no-aim = Sin objetivo
whyBrief-tasered = Este turno no
whyBrief-eliminated = Estás fuera
whyBrief-declaration-illegal = No es posible
# Shown on a screen whose view does not include the hand.
hints-onPhone = Tu equipamiento está en tu teléfono.
hints-out = Estás fuera. Aún puedes hablar y mirar.
hints-waitsFor = La mesa espera a { $name }.
hints-aimAfter = Después puedes apuntar a otra persona.
hints-mayUse = Puedes usar tu equipamiento en cualquier momento.
hints-noEquipment = No tienes equipamiento.
hints-againAfter = Se usó una carta, así que después se puede reaccionar otra vez.
hints-yourAction = Tu acción: { $action }.
hints-pickOrKeep = Elige a alguien o mantén tu objetivo.
hints-endsAfter = Después termina el turno.
hints-react = Usa tu equipamiento o pasa.
hints-othersFirst = El resto puede reaccionar antes.
hints-noReaction = No tienes equipamiento para reaccionar.
hints-choose-restraining_order = Aun así tienes que disparar, a otra persona.
hints-choose-riot_shield = Elige a quien tengas más cerca, a un lado o al otro.
hints-choose-surveillance_camera = Una carta oculta o ninguna.
hints-choose-reveal = Se queda boca arriba, a la vista de todo el mundo.
hints-choose-discard = La otra se descarta.
secret-label = Tus tres cartas, tu bando, tu equipamiento
secret-equipment = Equipamiento:
secret-none = nada
secret-use = Tu equipamiento
side-lead-honest-leader = Eres del bando honesto: tienes al Agente.
side-lead-honest-planted = Eres del bando honesto: las Pruebas falsas te cambiaron de bando.
side-lead-honest-majority = Eres del bando honesto, como la mayoría de tus cartas.
side-lead-crooked-leader = Eres del bando corrupto: tienes al Padrino.
side-lead-crooked-planted = Eres del bando corrupto: las Pruebas falsas te cambiaron de bando.
side-lead-crooked-majority = Eres del bando corrupto, como la mayoría de tus cartas.
side-leads = Lideras tu bando, y pierde si quedas fuera.
side-keep-honest = El Agente lidera tu bando: protege a quien lo tenga.
side-keep-crooked = El Padrino lidera tu bando: protege a quien lo tenga.
side-win-honest = Ganas cuando el Padrino queda fuera.
side-win-crooked = Ganas cuando el Agente queda fuera.
away-label = Quién no está
away-you = Parece que no estás. La mesa no te esperará mucho.
away-here = Estoy aquí
away-other = { $name } lleva un rato sin hacer nada.
away-connected = { $name } lleva un rato sin hacer nada, pero sigue en línea. Un empujoncito no vendría mal.
away-standIn = Que juegue un bot
intro-goal-title = Objetivo
intro-goal-text = Hay dos líderes ocultos: el **Agente** y el **Padrino**. Elimina al del otro bando.
intro-win-title = Cómo ganas
intro-win-text = Tus tres cartas deciden tu bando: la carta de líder, si la tienes, **y si no, la mayoría**. Ganas con tu bando, incluso si quedas fuera.
intro-you-title = Qué haces
intro-you-text = { "*" }*Una cosa por turno:** mirar una carta, tomar un arma, sacar equipamiento o disparar.
intro-others-title = Qué hace el resto
intro-others-text = Mirar tus cartas, apuntarte y **contar lo que le dé la gana** sobre lo que vio.
window-label = Reacciones
window-use = Usar equipamiento
window-pass = Pasar
window-passed = Ya pasaste
window-noHand = No tienes equipamiento.
window-ownAction = El resto puede reaccionar. Tú también puedes usar aún tu equipamiento.
window-notAsked = Ahora mismo no se puede usar nada.
window-hasPassed = Ya pasaste. Se te preguntará la próxima vez.
window-longer = Seguir pasando
window-auto-untilTouched = Pasar si no me afecta
window-auto-untilShot = Pasar hasta que disparen
window-autoHint-untilTouched = Pregunta si va contigo o si alguien dispara.
window-autoHint-untilShot = Pregunta solo si alguien dispara.
window-passing-untilTouched = Se te pregunta si algo va contra ti o si alguien dispara.
window-passing-untilShot = Se te pregunta si alguien dispara.
window-passingFor = Pasando por ti
window-notice-title = Desde ahora, el juego pasa por ti.
window-notice-line = Se te pregunta si algo va contra ti o si alguien dispara.
window-notice-askAlways = Preguntar siempre
window-notice-ok = OK
window-holdEquipment = Mantén para ver tu equipamiento
window-tapEquipment = Toca para ver tu equipamiento
window-everyone = Esto lo ve quien tenga equipamiento.
window-onPhone = En tu teléfono
window-sec = s
window-left = Quedan { $seconds } segundos
window-waits = Sin límite de tiempo
window-asked = A reaccionar
window-askedAll = A reaccionar: { LIST($names, type: "unit") }.
window-unseen = Nadie ve quién pasó.
window-nothingYet = Aún no pasó nada. Cualquiera puede intervenir.
window-before = Ahora cualquiera puede usar equipamiento.
window-after = Ya pasó: una última ocasión para usar equipamiento.
window-afterMine = El resto aún puede usar equipamiento.
window-waitsForOthers = Pasaste. Falta el resto.
window-survives = Un líder sobrevive al primer impacto.
window-shield = Escudo policial: la bala alcanzará a { $name }.
window-shieldYou = Escudo policial: la bala te alcanzará a ti.
window-firstTurn = El primer turno está por empezar.
# Actions of the active player. A player is a name, or null for the reader.
window-shot =
    { $by ->
        [none] Disparaste a { $hit }.
       *[other]
            { $hit ->
                [none] { $by } te disparó.
               *[other] { $by } disparó a { $hit }.
            }
    }
window-shotSelf =
    { $by ->
        [none] Te salió el tiro por la culata.
       *[other] A { $by } le salió el tiro por la culata.
    }
window-looked =
    { $by ->
        [none] Miraste la carta { $card } de { $at }.
       *[other]
            { $at ->
                [none] { $by } miró tu carta { $card }.
               *[other] { $by } miró la carta { $card } de { $at }.
            }
    }
window-aims =
    { $by ->
        [none] Apuntas a { $at }.
       *[other]
            { $at ->
                [none] { $by } te apunta.
               *[other] { $by } apunta a { $at }.
            }
    }
equipmentCards-blackmail-name = Chantaje
equipmentCards-blackmail-needs = al menos tres personas en juego
equipmentCards-blackmail-targets-1 = ¿Qué carta cambias?
equipmentCards-blackmail-targets-2 = ¿Por qué carta de otra persona?
equipmentCards-blackmail-effect = Dos cartas de integridad de otras dos personas cambian de lugar. Siguen boca arriba o boca abajo y conservan su herida, y quien las conocía las sigue conociendo. Cada persona mira la carta que recibe. Eso no es investigar.
equipmentCards-coffee-name = Café
equipmentCards-coffee-needs = { "" }
equipmentCards-coffee-effect = El próximo turno es tuyo. Después, el orden continúa a partir de ti.
equipmentCards-defibrillator-name = Desfibri{ "\u00AD" }lador
equipmentCards-defibrillator-needs = que alguien, aparte de ti, esté fuera
equipmentCards-defibrillator-targets-1 = ¿A quién traes de vuelta?
equipmentCards-defibrillator-effect = Devuelve a la partida a alguien que está fuera, con todas sus cartas boca arriba, sin arma y sin equipamiento.
equipmentCards-disguise-name = Disfraz
equipmentCards-disguise-needs = { "" }
equipmentCards-disguise-targets-1 = ¿Quién recibe el Disfraz? Puedes ser tú.
equipmentCards-disguise-effect = Disfraza a alguien. Desde ahora, nadie puede investigar a esa persona, ni con la acción ni con equipamiento.
equipmentCards-evidence_bag-name = Bolsa de pruebas
equipmentCards-evidence_bag-needs = una carta que se pueda mover y alguien que la reciba
equipmentCards-evidence_bag-targets-1 = ¿De quién es el equipamiento?
equipmentCards-evidence_bag-targets-2 = ¿Quién lo recibe?
equipmentCards-evidence_bag-effect = Pasa una carta de equipamiento de una persona a otra que no seas tú: una carta en la mano, sin verla, o una carta en juego.
equipmentCards-k9_unit-name = Unidad canina
equipmentCards-k9_unit-needs = alguien con arma
equipmentCards-k9_unit-targets-1 = ¿Qué arma vuelve al centro?
equipmentCards-k9_unit-effect = Devuelve al centro el arma de alguien.
equipmentCards-med_kit-name = Botiquín
equipmentCards-med_kit-needs = un líder con herida
equipmentCards-med_kit-targets-1 = ¿A quién curas?
equipmentCards-med_kit-effect = Cura la herida de un líder.
equipmentCards-metal_detector-name = Detector de metales
equipmentCards-metal_detector-needs = otra persona con arma, con una carta oculta y sin Disfraz
equipmentCards-metal_detector-targets-1 = Elige una carta oculta de cada persona con arma, menos tú
equipmentCards-metal_detector-effect = Investiga a las demás personas con arma: mira una carta oculta de cada una, si la tiene y no lleva Disfraz.
equipmentCards-planted_evidence-name = Pruebas falsas
equipmentCards-planted_evidence-needs = { "" }
equipmentCards-planted_evidence-targets-1 = ¿De quién son las cartas que cambian de bando? Puedes ser tú.
equipmentCards-planted_evidence-effect = Las cartas honestas de una persona cuentan como corruptas, y las corruptas como honestas. Nada cambia para quien tiene al Agente o al Padrino.
equipmentCards-polygraph-name = Polígrafo
equipmentCards-polygraph-needs = otra persona en juego y sin Disfraz
equipmentCards-polygraph-targets-1 = ¿De quién quieres ver las cartas?
equipmentCards-polygraph-effect = Investigas todas las cartas ocultas de una persona, y esa persona todas las tuyas, salvo que lleves Disfraz.
equipmentCards-restraining_order-name = Orden de aleja{ "\u00AD" }miento
equipmentCards-restraining_order-needs = un disparo y otra persona a quien apuntar
equipmentCards-restraining_order-effect = Quien dispara tiene que apuntar a otra persona, y aun así disparar. Si un Escudo policial desvió el disparo, tampoco vale su nuevo objetivo.
equipmentCards-riot_shield-name = Escudo policial
equipmentCards-riot_shield-needs = un disparo
equipmentCards-riot_shield-effect = El disparo alcanza a alguien al lado de su objetivo. El objetivo elige a quién: la persona en juego más cercana a su izquierda o a su derecha. Puede ser quien dispara.
equipmentCards-smoke_grenade-name = Granada de humo
equipmentCards-smoke_grenade-needs = { "" }
equipmentCards-smoke_grenade-effect = El orden de turno se invierte por el resto de la partida.
equipmentCards-surveillance_camera-name = Cámara de vigi{ "\u00AD" }lancia
equipmentCards-surveillance_camera-needs = { "" }
equipmentCards-surveillance_camera-effect = Cada vez que alguien te investigue, puedes investigar una de sus cartas ocultas, salvo que lleve Disfraz. Una mirada con cámara nunca activa otra cámara.
equipmentCards-taser-name = Táser
equipmentCards-taser-needs = otra persona con arma, y que tú no tengas
equipmentCards-taser-targets-1 = ¿A quién le quitas el arma?
equipmentCards-taser-targets-2 = ¿A quién apuntas con ella?
equipmentCards-taser-effect = Quítale el arma a alguien y apunta con ella. Conservas tu acción, pero este turno no puedes disparar esa arma.
equipmentCards-truth_serum-name = Suero de la verdad
equipmentCards-truth_serum-needs = una carta oculta de alguien en juego
equipmentCards-truth_serum-targets-1 = ¿Qué carta destapas?
equipmentCards-truth_serum-effect = Destapa una carta oculta. Se queda boca arriba.
equipmentCards-walkie_talkie-name = Walkie-talkie
equipmentCards-walkie_talkie-needs = alguien con arma
equipmentCards-walkie_talkie-targets-1 = ¿A quién apunta todo el mundo? Puedes ser tú.
equipmentCards-walkie_talkie-effect = Elige a alguien. Las demás personas con arma tienen que apuntarle ahora.
equipmentCards-wiretap-name = Micrófono oculto
equipmentCards-wiretap-needs = una carta oculta de otra persona en juego y sin Disfraz
equipmentCards-wiretap-targets-1 = ¿Qué carta miras?
equipmentCards-wiretap-targets-2 = ¿Qué carta de otra persona miras?
equipmentCards-wiretap-effect = Investiga a dos personas: mira una carta oculta de cada una.
faces-agent = Agente
faces-kingpin = Padrino
faces-honest = Honesta
faces-crooked = Corrupta
cards-agent = el Agente
cards-kingpin = el Padrino
cards-honest = honesta
cards-crooked = corrupta
roles-agent = el Agente
roles-kingpin = el Padrino
roles-honest = del bando honesto
roles-crooked = del bando corrupto
poster-tagline = Tres cartas dicen de qué bando eres. No te fíes de nadie con un arma.
lobby-options-windowSeconds-title = Tiempo para reaccionar
lobby-options-windowSeconds-description = Al menos 25 segundos en la primera ronda, para que dé tiempo a leer.
lobby-options-windowSeconds-off = Esperar a todo el mundo
lobby-options-turnSeconds-title = Turno
lobby-options-turnSeconds-off = Sin límite
lobby-options-choiceSeconds-title = Elección
lobby-options-choiceSeconds-off = Sin límite
lobby-options-placementSeconds-title = Archivar las cartas
lobby-options-placementSeconds-off = Sin límite
lobby-paces-1-title = Rápido
lobby-paces-1-about = Turno de 45 s y 5 s para reaccionar tras la primera ronda. Unos 6 minutos para seis turnos.
lobby-paces-2-title = Normal
lobby-paces-2-about = Turno de 1½ min y 10 s para reaccionar tras la primera ronda. Unos 12 minutos para seis turnos.
lobby-paces-3-title = Tranquilo
lobby-paces-3-about = Turno de 3 min y 20 s para reaccionar tras la primera ronda. Unos 24 minutos para seis turnos.
lobby-levels-inspector-title = Homicidios
lobby-levels-inspector-about = Se fija en quién apunta a quién y quién ayuda a quién, y cuenta cada carta.
lobby-levels-cadet-title = Academia
lobby-levels-cadet-about = Se guía por corazonadas y por las cartas que vio, y guarda su equipamiento demasiado tiempo.
log-placedFor = Se acabó el tiempo. Cartas archivadas al azar: { LIST($whose, type: "conjunction") }.
# A player whose cards were filed.
log-whose =
    { $name ->
        [none] { "*" }*las tuyas**
       *[other] las de { $name }
    }
log-firstShot =
    { $name ->
        [none] { "*" }*Empiezas tú**: en la última partida recibiste el último disparo.
       *[other] Empieza { $name }: en la última partida recibió el último disparo.
    }
log-firstRandom =
    { $name ->
        [none] { "*" }*Empiezas tú**, por sorteo.
       *[other] Empieza { $name }, por sorteo.
    }
log-turn =
    { $name ->
        [none] Turno **{ $turn }**: **te toca**.
       *[other] Turno **{ $turn }**: le toca a { $name }.
    }
log-coffee =
    { $name ->
        [none] Turno **{ $turn }**: **te toca**, gracias al Café.
       *[other] Turno **{ $turn }**: le toca a { $name }, gracias al Café.
    }
log-declared-look =
    { $by ->
        [none] Vas a mirar la carta { $card } de { $at }.
       *[other]
            { $at ->
                [none] { $by } quiere mirar tu carta { $card }.
               *[other] { $by } quiere mirar la carta { $card } de { $at }.
            }
    }
log-declared-arm =
    { $by ->
        [none] Vas a tomar un arma y apuntar a { $at }.
       *[other]
            { $at ->
                [none] { $by } quiere tomar un arma y apuntarte.
               *[other] { $by } quiere tomar un arma y apuntar a { $at }.
            }
    }
log-declared-equip =
    { $by ->
        [none] Vas a sacar equipamiento.
       *[other] { $by } quiere sacar equipamiento.
    }
log-declared-shoot =
    { $by ->
        [none] Vas a disparar.
       *[other] { $by } quiere disparar.
    }
log-declared-shootAt =
    { $by ->
        [none] Vas a disparar a { $at }.
       *[other]
            { $at ->
                [none] { $by } quiere dispararte.
               *[other] { $by } quiere disparar a { $at }.
            }
    }
log-kept =
    { $by ->
        [none] { "*" }*Tú** sigues adelante.
       *[other] { $by } sigue adelante.
    }
log-skipped =
    { $by ->
        [none] { "*" }*Tu** acción se salta.
       *[other] La acción de { $by } se salta.
    }
log-used =
    { $by ->
        [none] { "*" }*Tú** usas { $card }.
       *[other] { $by } usa { $card }.
    }
log-usedOn =
    { $by ->
        [none] { "*" }*Tú** usas { $card } en { LIST($targets, type: "conjunction") }.
       *[other] { $by } usa { $card } en { LIST($targets, type: "conjunction") }.
    }
log-on-player =
    { $name ->
        [none] ti
       *[other] { $name }
    }
log-on-card =
    { $name ->
        [none] tu carta { $card }
       *[other] la carta { $card } de { $name }
    }
log-on-ownCard = su propia carta { $card }
log-usedToMove =
    { $by ->
        [none]
            { $to ->
                [none] { "*" }*Tú** usas { $card } y te quedas { $what }.
               *[other] { "*" }*Tú** usas { $card } y le das { $what } a { $to }.
            }
       *[other]
            { $to ->
                [none] { $by } usa { $card } y te da { $what }.
               *[other] { $by } usa { $card } y le da { $what } a { $to }.
            }
    }
log-move-hand =
    { $name ->
        [none] una carta de tu mano
       *[other] una carta de la mano de { $name }
    }
log-move-ownHand = una carta de su propia mano
log-move-card =
    { $name ->
        [none] tu carta { $card }
       *[other] la carta { $card } de { $name }
    }
log-move-ownCard = su propia carta { $card }
log-tased =
    { $by ->
        [none] { "*" }*Tú** usas { $card }, le quitas el arma a { $from } y apuntas con ella a { $to }.
       *[other]
            { $from ->
                [none] { $by } usa { $card }, **te** quita el arma y apunta con ella a { $to }.
               *[other]
                    { $to ->
                        [none] { $by } usa { $card }, le quita el arma a { $from } y **te** apunta con ella.
                       *[other] { $by } usa { $card }, le quita el arma a { $from } y apunta con ella a { $to }.
                    }
            }
    }
log-toYou-disguise = Ahora nadie puede investigarte.
log-toYou-planted_evidence = Tus cartas honestas cuentan como corruptas, y las corruptas como honestas.
log-toYou-polygraph = Vio todas tus cartas ocultas.
log-toYou-walkie_talkie = Todas las demás armas te apuntan ahora.
log-looked =
    { $by ->
        [none] { "*" }*Tú** miras la carta { $card } de { $at }.
       *[other]
            { $at ->
                [none] { $by } mira **tu** carta { $card }.
               *[other] { $by } mira la carta { $card } de { $at }.
            }
    }
log-camera =
    { $by ->
        [none] { "*" }*Tú** miras con la cámara la carta { $card } de { $at }.
       *[other]
            { $at ->
                [none] { $by } mira con la cámara **tu** carta { $card }.
               *[other] { $by } mira con la cámara la carta { $card } de { $at }.
            }
    }
log-revealed =
    { $name ->
        [none] { "*" }*Tu** carta { $card } es { $face }.
       *[other] La carta { $card } de { $name } es { $face }.
    }
log-armed =
    { $name ->
        [none] { "*" }*Tú** tomas un arma.
       *[other] { $name } toma un arma.
    }
log-aimed =
    { $name ->
        [none] { "*" }*Tú** apuntas a { $at }.
       *[other]
            { $at ->
                [none] { $name } **te** apunta.
               *[other] { $name } apunta a { $at }.
            }
    }
log-taken =
    { $by ->
        [none] { "*" }*Tú** le quitas el arma a { $from }.
       *[other]
            { $from ->
                [none] { $by } **te** quita el arma.
               *[other] { $by } le quita el arma a { $from }.
            }
    }
log-disarmed =
    { $name ->
        [none] { "*" }*Tu** arma vuelve al centro.
       *[other] El arma de { $name } vuelve al centro.
    }
log-drew =
    { $name ->
        [none] { "*" }*Tú** sacas equipamiento.
       *[other] { $name } saca equipamiento.
    }
log-reshuffled = El mazo de equipamiento se acabó. Los descartes forman el nuevo mazo.
log-discarded =
    { $name ->
        [none] { "*" }*Tú** descartas { LIST($cards, type: "conjunction") }.
       *[other] { $name } descarta { LIST($cards, type: "conjunction") }.
    }
log-shot =
    { $by ->
        [none] { "*" }*Tú** disparas a { $hit }.
       *[other]
            { $hit ->
                [none] { $by } **te** dispara.
               *[other] { $by } dispara a { $hit }.
            }
    }
log-shotAt =
    { $by ->
        [none]
            { $hit ->
                [none] { "*" }*Tú** disparas a { $at }, y la bala **te** alcanza.
               *[other] { "*" }*Tú** disparas a { $at }, y la bala alcanza a { $hit }.
            }
       *[other]
            { $at ->
                [none] { $by } **te** dispara, y la bala alcanza a { $hit }.
               *[other]
                    { $hit ->
                        [none] { $by } dispara a { $at }, y la bala **te** alcanza.
                       *[other] { $by } dispara a { $at }, y la bala alcanza a { $hit }.
                    }
            }
    }
log-wounded =
    { $name ->
        [none] { "*" }*Tú** eres { $leader } y sobrevives, con una herida. Un segundo impacto terminaría la partida.
       *[other] { $name } es { $leader } y sobrevive, con una herida. Un segundo impacto terminaría la partida.
    }
log-eliminated =
    { $name ->
        [none] { "*" }*Tú** quedas fuera.
       *[other] { $name } queda fuera.
    }
log-returned =
    { $name ->
        [none] { "*" }*Tú** vuelves a la partida.
       *[other] { $name } vuelve a la partida.
    }
log-healed =
    { $name ->
        [none] { "*" }*Tu** herida se cura.
       *[other] La herida de { $name } se cura.
    }
log-reversed = El orden de turno se invierte.
log-swapped =
    { $one ->
        [none] { "*" }*Tu** carta { $card } y la carta { $otherCard } de { $other } cambian de lugar.
       *[other]
            { $other ->
                [none] La carta { $card } de { $one } y **tu** carta { $otherCard } cambian de lugar.
               *[other] La carta { $card } de { $one } y la carta { $otherCard } de { $other } cambian de lugar.
            }
    }
log-moved =
    { $from ->
        [none] Una carta de **tu** mano pasa a { $to }.
       *[other]
            { $to ->
                [none] Una carta de la mano de { $from } pasa a **ti**.
               *[other] Una carta de la mano de { $from } pasa a { $to }.
            }
    }
log-movedCard =
    { $from ->
        [none] { "*" }*Tu** carta { $card } pasa a { $to }.
       *[other]
            { $to ->
                [none] La carta { $card } de { $from } pasa a **ti**.
               *[other] La carta { $card } de { $from } pasa a { $to }.
            }
    }
log-redirected =
    { $by ->
        [none] { "*" }*Tú** desvías la bala hacia { $to }.
       *[other]
            { $to ->
                [none] { $by } desvía la bala hacia **ti**.
               *[other] { $by } desvía la bala hacia { $to }.
            }
    }
log-declined =
    { $by ->
        [none] { "*" }*Tú** prefieres no mirar.
       *[other] { $by } prefiere no mirar.
    }
log-timesUp = Se acabó el tiempo.
log-late-action =
    { $name ->
        [none] { "*" }*Tú** miras una carta al azar, si queda alguna.
       *[other] { $name } mira una carta al azar, si queda alguna.
    }
log-late-reconsider =
    { $name ->
        [none] { "*" }*Tú** miras una carta, si queda alguna.
       *[other] { $name } mira una carta, si queda alguna.
    }
log-late-aim =
    { $name ->
        [none] { "*" }*Tu** arma conserva su objetivo o recibe uno al azar.
       *[other] El arma de { $name } conserva su objetivo o recibe uno al azar.
    }
log-late-restraining_order =
    { $name ->
        [none] { "*" }*Tu** nuevo objetivo se elige al azar.
       *[other] El nuevo objetivo de { $name } se elige al azar.
    }
log-late-riot_shield =
    { $name ->
        [none] Se elige al azar a alguien a **tu** lado.
       *[other] Se elige al azar a alguien al lado de { $name }.
    }
log-late-surveillance_camera =
    { $name ->
        [none] { "*" }*Tú** no miras nada.
       *[other] { $name } no mira nada.
    }
log-late-reveal =
    { $name ->
        [none] { "*" }*Tú** no destapas nada.
       *[other] { $name } no destapa nada.
    }
log-late-discard =
    { $name ->
        [none] { "*" }*Tú** conservas la carta más antigua.
       *[other] { $name } conserva la carta más antigua.
    }
log-away =
    { $name ->
        [none] Parece que **tú** no estás.
       *[other] Parece que { $name } no está.
    }
log-back =
    { $name ->
        [none] { "*" }*Tú** estás de vuelta.
       *[other] { $name } está de vuelta.
    }
log-cancelled = Tres rondas sin una jugada. La partida se cancela.
ends-kingpin-eliminated = El Padrino queda fuera. Gana el bando honesto.
ends-agent-eliminated = El Agente queda fuera. Gana el bando corrupto.
ends-both-leaders =
    { $winner ->
        [none] { "*" }*Tú** tienes al Agente y al Padrino y ganas por tu cuenta.
       *[other] { $winner } tiene al Agente y al Padrino y gana por su cuenta.
    }
ends-nobody-moved = Tres rondas sin una jugada. La partida se cancela y no cuenta.
ends-leaders-eliminated = El Agente y el Padrino quedan fuera a la vez. No gana nadie.
story-fooled =
    { $count ->
        [one] Un poli cayó en la trampa.
       *[other] { WORDS($count, case: "capital") } polis cayeron en la trampa.
    }
story-start = Inicio
story-turn = Turno { $turn }
story-was =
    { $name ->
        [none] Eras { $role }.
       *[other] { $name } era { $role }.
    }
story-saidSide =
    { $by ->
        [none] Dijiste ser { $role }.
       *[other] { $by } dijo ser { $role }.
    }
story-calledOwn =
    { $by ->
        [none] Dijiste que tu propia carta { $card } era { $face }.
       *[other] { $by } dijo que su propia carta { $card } era { $face }.
    }
story-called =
    { $by ->
        [none] Dijiste que la carta { $card } de { $name } era { $face }.
       *[other]
            { $name ->
                [none] { $by } dijo que tu carta { $card } era { $face }.
               *[other] { $by } dijo que la carta { $card } de { $name } era { $face }.
            }
    }
story-itWas = Era { $face }.
story-beforeTurns = Antes del turno 1.
story-madeIn = Turno { $turn }.
story-turnedUp =
    { $name ->
        [none] Tu carta { $card } resultó ser { $face }.
       *[other] La carta { $card } de { $name } resultó ser { $face }.
    }
story-hadCalled =
    { $by ->
        [none] Según tú, era { $face }.
       *[other] Según { $by }, era { $face }.
    }
story-saidSame =
    { $by ->
        [none] Dijiste que la misma carta era { $face }.
       *[other] { $by } dijo que la misma carta era { $face }.
    }
story-broke =
    { $name ->
        [none] Tu historia dejó de cuadrar.
       *[other] La historia de { $name } dejó de cuadrar.
    }
story-proved =
    { $name ->
        [none] Resultó que eras { $leader }.
       *[other] { $name } resultó ser { $leader }.
    }
story-everyoneSaw = Lo vio todo el mundo.
story-first =
    { $name ->
        [none] Empezaste tú.
       *[other] Empezó { $name }.
    }
story-armed =
    { $name ->
        [none] Tomaste un arma.
       *[other] { $name } tomó un arma.
    }
story-looked =
    { $by ->
        [none] Miraste la carta { $card } de { $name }.
       *[other]
            { $name ->
                [none] { $by } miró tu carta { $card }.
               *[other] { $by } miró la carta { $card } de { $name }.
            }
    }
story-shot =
    { $by ->
        [none] Disparaste a { $hit }.
       *[other]
            { $hit ->
                [none] { $by } te disparó.
               *[other] { $by } disparó a { $hit }.
            }
    }
story-shotSelf =
    { $by ->
        [none] Disparaste a { $at }, pero el Escudo policial te devolvió la bala.
       *[other]
            { $at ->
                [none] { $by } te disparó, pero el Escudo policial le devolvió la bala.
               *[other] { $by } disparó a { $at }, pero el Escudo policial le devolvió la bala.
            }
    }
story-shotOther =
    { $by ->
        [none] Disparaste a { $at }, pero el Escudo policial desvió la bala hacia { $hit }.
       *[other]
            { $at ->
                [none] { $by } te disparó, pero el Escudo policial desvió la bala hacia { $hit }.
               *[other]
                    { $hit ->
                        [none] { $by } disparó a { $at }, pero el Escudo policial desvió la bala hacia ti.
                       *[other] { $by } disparó a { $at }, pero el Escudo policial desvió la bala hacia { $hit }.
                    }
            }
    }
# The shot that K-9 Unit stopped.
story-wasShooting =
    { $by ->
        [none] Ibas a disparar a { $at }.
       *[other]
            { $at ->
                [none] { $by } iba a dispararte.
               *[other] { $by } iba a disparar a { $at }.
            }
    }
story-onlyWounded = Solo hubo una herida.
story-woundedLeader =
    { $name ->
        [none] Eras { $leader } y sobreviviste, con una herida.
       *[other] { $name } era { $leader } y sobrevivió, con una herida.
    }
story-sameSide = Eran del mismo bando.
story-noLeader =
    { $name ->
        [none] No eras líder. Quedaste fuera.
       *[other] { $name } no era líder y quedó fuera.
    }
story-bothOut = El Agente y el Padrino quedaron fuera.
story-nobodyWon = No ganó nadie.
story-heldBoth =
    { $name ->
        [none] Tenías al Agente y al Padrino.
       *[other] { $name } tenía al Agente y al Padrino.
    }
story-wonAlone =
    { $name ->
        [none] Ganaste por tu cuenta.
       *[other] { $name } ganó por su cuenta.
    }
story-used =
    { $by ->
        [none] Usaste { $card }.
       *[other] { $by } usó { $card }.
    }
story-usedOn =
    { $by ->
        [none] Usaste { $card } en { $name }.
       *[other]
            { $name ->
                [none] { $by } usó { $card } en ti.
               *[other] { $by } usó { $card } en { $name }.
            }
    }
# A deduction and its turn. A sentence about the other player's role follows.
story-shotAt =
    { $name ->
        [none] Disparo contra ti.
       *[other] Disparo contra { $name }.
    }
story-missed =
    { $name ->
        [none] Disparo hacia ti.
       *[other] Disparo hacia { $name }.
    }
story-iSuspect =
    { $name ->
        [none] «Sospecho de ti.»
       *[other] «Sospecho de { $name }.»
    }
story-atStart = Al principio.
story-onTurn = En el turno { $turn }.
sayings-suspect =
    { $name ->
        [none] Sospecho de ti.
       *[other] Sospecho de { $name }.
    }
sayings-side = Soy { $role }.
sayings-mine = Mi carta { $card } es { $face }.
sayings-looked =
    { $name ->
        [none] Miré tu carta { $card }: { $face }.
       *[other] Miré la carta { $card } de { $name }: { $face }.
    }
refusals-invalid-args = Este juego no conoce esa jugada.
refusals-game-over = La partida terminó.
refusals-eliminated = Estás fuera. Aún puedes hablar, pero ya no juegas.
refusals-wrong-stage = Ahora mismo no puedes hacer eso.
refusals-not-your-turn = Esa decisión es de otra persona.
refusals-already-placed = Ya archivaste tus cartas. El orden no cambia.
refusals-bad-target = No puedes elegir a esa persona.
refusals-slot-not-hidden = Esa carta ya está boca arriba.
refusals-disguised = Esa persona lleva Disfraz. Nadie puede investigarla.
refusals-already-armed = Ya tienes un arma, y el límite es una.
refusals-reveal-required = Elige una de tus cartas ocultas para destaparla.
refusals-no-gun = No tienes arma. Toma una primero.
refusals-no-aim = Tu arma no tiene objetivo. Se apunta después de la acción.
refusals-tasered = No puedes disparar esa arma en el turno en que la tomaste.
refusals-declaration-illegal = Tu acción ya no es posible. Elige otra.
refusals-not-in-hand = No tienes esa carta.
refusals-over-hand-limit = Primero descarta una carta. Solo puedes quedarte con una.
refusals-equipment-resolving = Alguien se te adelantó. Su carta va primero, y la tuya sigue en tu mano.
refusals-wrong-time = Esa carta no se puede usar ahora.
refusals-requirement-missing = Aún no puedes usar esa carta. Mira qué requiere.
refusals-already-passed = Ya pasaste. Se te preguntará la próxima vez.
refusals-stale-window = Demasiado tarde, ese momento pasó. Tu carta sigue en tu mano.
refusals-not-asked = No tienes equipamiento, así que nadie te espera.
refusals-bad-choice = Esa no es una de las opciones.
refusals-round-over = Ese turno terminó. Primero mira el nuevo.
refusals-not-seen = No viste esa carta.
refusals-too-many-claims = Ya declaraste bastante por un turno.
refusals-nothing-to-retract = No tienes ninguna declaración que retirar.
refusals-not-your-claim = Solo puedes retirar tus propias declaraciones.
refusals-already-retracted = Eso ya lo retiraste.
status-out = Estás fuera.
status-filing = Se están archivando las cartas. Ya terminaron { $done } de { $of }.
status-file = Ordena tus tres cartas y archívalas. El orden ya no cambia.
status-yourTurn = Te toca: investigar, armarse, equiparse o disparar.
status-turn = Le toca a { $name }.
status-mayUse = Puedes usar tu equipamiento.
status-mayKeep = { $name } puede seguir adelante o elegir otra acción.
status-mustChange = { $name } tiene que elegir otra acción.
status-keep = Sigue adelante o elige otra acción.
status-change = Tu acción ya no es posible. Elige otra.
status-aims = { $name } está apuntando.
status-aim = Apunta tu arma. Mantén tu objetivo o elige otro.
status-firstAim = Apunta tu arma. Aún no tiene objetivo.
status-ending =
    { $name ->
        [none] Tu turno está acabando.
       *[other] El turno de { $name } está acabando.
    }
status-redirected =
    { $name ->
        [none] Escudo policial: la bala te alcanzará.
       *[other] Escudo policial: la bala alcanzará a { $name }.
    }
status-over = La partida terminó.
status-othersFirst = El resto puede reaccionar antes.
status-anyone = Quien tenga equipamiento puede intervenir.
status-passed = Pasaste. El resto aún puede usar equipamiento.
status-passing = El juego pasa por ti. El resto aún puede usar equipamiento.
status-react = Usa equipamiento o pasa.
status-reactSlowly = Usa equipamiento o pasa. Tómate tu tiempo.
status-choose-restraining_order = Orden de alejamiento: apunta a otra persona. Aun así tienes que disparar.
status-choose-riot_shield = Escudo policial: elige a tu lado quién recibe el impacto.
status-choose-surveillance_camera = Tu cámara vio a alguien mirando: mira una de sus cartas ocultas, o no.
status-choose-reveal = Ya sacaste. Destapa una de tus cartas.
status-choose-discard = Tienes dos cartas de equipamiento. Quédate con una.
status-chooses-restraining_order = { $name } tiene que apuntar a otra persona.
status-chooses-riot_shield = Escudo policial: { $name } elige quién recibe el impacto.
status-chooses-surveillance_camera = { $name } puede mirar a su vez una carta oculta.
status-chooses-reveal = { $name } elige qué carta destapar.
status-chooses-discard = { $name } elige qué equipamiento conservar.
