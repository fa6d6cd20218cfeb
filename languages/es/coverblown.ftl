coach-goal = Averigua quién lo hizo y con qué arma.
coach-left-1 = Mentir una semana entera con las manos sucias
coach-left-2 = Una mesa de cinco con dos pares de manos sucias
coach-left-3 = Seguir jugando cuando cae tu tapadera
coach-left-4 = Sospechar de otro poli, y los últimos disparos del viernes
coach-readOn = Vamos por partes. Toca primero «Siguiente».
coach-callFirst = Llama antes a tu contacto.
coach-hearFirst = Escucha antes lo que dice tu contacto.
coach-listen = Escucha lo que dice tu contacto.
coach-claim = Cuéntale a la mesa lo que oíste.
coach-monday-title = Llama a tu contacto.
coach-monday-learned = Llamar a tu contacto
coach-monday-shared = Compartir una pista
coach-monday-call = Una vez al día, tu contacto descarta a alguien o un arma. Toca **Llamar**. Si sigues al teléfono, cuelga primero.
coach-monday-listen = Contesta y mantén la tarjeta para leerla. El texto solo lo ves tú. Todas las llamadas se guardan en **Mis llamadas**.
coach-monday-claim = Una pista no le sirve a nadie si no la compartes. Toca **Declarar** y elige lo que tu contacto descartó.
coach-tuesday-title = Vuelve a llamar a tu contacto.
coach-tuesday-learned = Llamar otra vez por otra pista
coach-tuesday-shared = Compartir esa también
coach-tuesday-call = Tu contacto puede darte una pista o dos. Todo el mundo ve que llamaste, pero no qué preguntaste.
coach-tuesday-listen = Mantén la tarjeta para leerla, o busca la llamada en **Mis llamadas**.
coach-tuesday-claim = Buscas a la persona y el arma que nadie puede descartar.
coach-answer-title = Contesta el teléfono.
coach-answer-why = Suenan todos los teléfonos, y nadie oye la llamada de nadie.
coach-side-title = Mantén para ver de qué bando eres.
coach-side-why = Solo lo ves tú, mientras mantienes. Si ya colgaste, lee tu primera llamada en **Mis llamadas**.
coach-sideFirst = Mira antes de qué bando eres.
coach-contact-title = Guárdate eso.
coach-contact-why = A quien tiene las manos limpias, su contacto nunca le miente. Pero aquí hay alguien de manos sucias que te va a mentir. No sabes quién.
coach-contact-learned = Averiguar de qué bando eres
coach-others-title = Ahora el resto dice lo que oyó.
coach-others-why = Solo { $name } dice que { TERM("tokens-name", $suspect) } es inocente. Puede ser verdad. O mentira.
coach-others-learned = Oír las declaraciones del resto
coach-wait-title = Pídele a { $name } que espere.
coach-wait-why =
    { $areMany ->
        [true] Sabes que { TERM("tokens-the", $token) } son inocentes, así que esta pareja no resuelve el caso. Otra, quizá.
       *[false] Sabes que { TERM("tokens-the", $token) } es inocente, así que esta pareja no resuelve el caso. Otra, quizá.
    }
coach-wait-learned = Parar un mal examen
coach-agree-title = ¿{ TERM("tokens-name", $suspect) } y { TERM("tokens-the", $weapon) }? Adelante.
coach-agree-why = Nadie dijo que alguno de los dos fuera inocente. Un examen termina el día para toda la mesa.
coach-wrong-title = Negativo: ninguno de los dos.
coach-wrong-why = Los dos quedan sin cargos para siempre. Dos preocupaciones menos.
coach-blown-title = Un examen puede tumbar una tapadera.
coach-blown-why = Solo se entera quien la pierde.
coach-blown-learned = Aprender qué tumba una tapadera
coach-propose-title = Propón a { TERM("tokens-name", $suspect) } y { TERM("tokens-the", $weapon) }.
coach-propose-why = Sabes que el arma es inocente, así que esta pareja no resuelve el caso. Pero pone a prueba la palabra de { $name }: si el veredicto es «turbio», uno de los dos es culpable, y no es el arma.
coach-propose-learned = Proponer una pareja
coach-answers-title = { $name } te pide que esperes.
coach-answers-why = El resto dice: adelante. Decides tú. Pero piensa a quién le conviene que esperes.
coach-examine-title = Examina la pareja.
coach-examine-why = La mesa entera ve el veredicto, y el día se acaba.
coach-examine-learned = Examinar una pareja
coach-fishy-title = Turbio: uno de los dos es culpable.
coach-fishy-learned = Cazar una mentira
coach-shoot-title = Dispara a { $name }.
coach-shoot-why = Tapar un crimen solo le sirve a quien tiene las manos sucias. Tienes una bala para toda la semana.
coach-shoot-learned = Disparar a quien mentía
coach-hit-title = Acierto. Le queda una vida.
coach-hit-why = Las dos placas junto a un nombre son vidas. Quien pierde las dos muere, y su bando pierde la partida.
coach-week-title = Se te acaban los días.
coach-week-why = El jueves es el último día para examinar. El viernes aún puedes disparar. Después ganan las manos sucias. Contra bots, cada día lo terminas tú con **Fin de turno**.
coach-close-why = Sabes quién lo hizo, y nadie dijo que esa arma fuera inocente. Si la pareja es correcta, caso cerrado.
coach-over-won = Caso cerrado. Ganas.
coach-over-lost = Esta la ganan las manos sucias.
coach-over-why = Así es una semana con las manos limpias. Con las manos sucias es más divertida.
coach-refuses-claims-contact = Guárdate el nombre de tu contacto. Quien tenga las manos sucias lo examinaría solo para dejarte sin pistas.
coach-refuses-claims-suspicion = Espera a poder demostrarlo.
coach-refuses-claims-blown = Tu contacto aún te habla. Di lo que oíste.
coach-refuses-notTold = Eso no es lo que te dijo tu contacto. Mira en «Mis llamadas». Las mentiras, más adelante.
coach-refuses-noCall = No necesitas otra llamada. Sigue las pistas que tienes.
coach-refuses-retract = En este tutorial, deja tu declaración en la mesa.
coach-refuses-rest = Contra bots, «Fin de turno» termina tu día antes. En este tutorial, los días terminan por su cuenta.
coach-refuses-noProof = Guarda tu única bala para una mentira que puedas demostrar.
coach-refuses-notThis = No puedes demostrar que aquí hubiera una mentira.
coach-refuses-hearOthers = Escucha antes lo que dice el resto.
coach-refuses-proposed = Ya propusiste tu pareja.
coach-refuses-testClaim = Pon antes a prueba esa declaración.
coach-refuses-cleanWeapon = Elige un arma que sepas que es inocente. Así el veredicto habla solo de la persona.
coach-refuses-tellFirst = Díselo antes a la mesa.
coach-refuses-stick = Sigue con la pareja propuesta.
coach-refuses-notYours = Déjale esta a quien la propuso.
coach-refuses-awaitAnswers = Espera las respuestas del resto.
coach-refuses-askToWait = Sabes que uno de los dos es inocente. Toca «Esperar».
coach-refuses-letIt = No sabes nada en contra de esta pareja. Toca «Adelante».
stage-hasPair = { $day }: { $name } tiene una pareja en mente.
stage-asksToWait = Espera
stage-goAhead = Adelante
stage-hasNotSaid = Sin respuesta
stage-seconds = s
stage-saidAbout = Lo que se dijo de la pareja
stage-lastSaid = Lo último que se dijo
stage-nothingSaid = Aún nada.
stage-said = «{ $words }»
stage-when = { $name }, { $day }
stage-isClean = { TERM("tokens-short", $suspect) } es inocente.
stage-myContact = Mi contacto es { TERM("tokens-short", $suspect) }.
stage-blown = Cayó mi tapadera.
stage-fishyWith = { TERM("tokens-brief", $token) }: turbio con { TERM("tokens-brief", $other) }
stage-onBoard = En el tablero, { $day }
stage-examined = { $day }: { $name } examinó la pareja.
stage-saidGoAhead = { $name } dijo: adelante.
stage-askedToWait = { $name } dijo: espera.
stage-first = { $day }: { $name } propuso antes esta pareja.
stage-begins = { $day }: empieza el día
stage-file = Se abre el expediente
stage-fishy = Uno de los dos.
stage-either = Fue { TERM("tokens-short", $suspect) } o { TERM("tokens-the", $weapon) }. El veredicto no dice más.
stage-wrong = Ninguno de los dos.
stage-cleared = { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) } quedan sin cargos.
stage-didIt =
    { $pronoun ->
        [her] Fue ella.
       *[other] Fue él.
    }
stage-crime = { TERM("tokens-short", $suspect) }, con { TERM("tokens-the", $weapon) }.
stage-honestWin = Ganan las manos limpias.
board-board = Tablero
board-week = La semana
board-suspects = Sospechosos
board-weapons = Armas
board-players = Polis
board-today = Hoy
board-nothingExamined = Sin veredicto
board-fishy = Turbio
board-inFishyPair = en una pareja turbia
board-crossedOff = Con tachadura
board-questioned = Con interrogante
board-cleared = Sin cargos
board-guilty = Culpable
board-cleanClaim = inocente
board-contactClaim = contacto
board-mixedClaims = { $count } voces
board-claimedClean =
    { $count ->
        [one] una vez «inocente»
       *[other] { $count } veces «inocente»
    }
board-called = Ya llamó
board-notCalled = Sin llamar
board-calledToday =
    { $isCalled ->
        [true] Hoy ya llamó
       *[false] Hoy aún no ha llamado
    }
board-lives = { $left } de { $of } vidas
board-loaded = Bala por disparar
board-fired = Bala gastada
board-loadedHit =
    { $hits ->
        [one] Bala por disparar, recibió un disparo
       *[other] Bala por disparar, recibió { WORDS($hits) } disparos
    }
board-firedHit =
    { $hits ->
        [one] Bala gastada, recibió un disparo
       *[other] Bala gastada, recibió { WORDS($hits) } disparos
    }
board-claims =
    { $count ->
        [one] 1 declaración en la mesa
       *[other] { $count } declaraciones en la mesa
    }
board-marks-hold = Mantén: mis marcas
board-marks-tap = Toca: mis marcas
board-marksShort = Mis marcas
board-marksShortest = Marcas
board-marksHeld = Mis marcas, a la vista
board-marksHint-hold = mantén para ver
board-marksHint-tap = toca para ver
board-marksShared = En tu teléfono
# The line above the intro cards.
board-headline = ¿Quién lo hizo, y quién tiene las manos sucias?
board-myCalls = Mis llamadas
board-calls = Llamadas
board-readFirst = { $day }: lee tu primera llamada en «Mis llamadas».
board-lookFirst = { $day }: mira si aguanta tu tapadera y luego llama.
dock-investigate = Llamar
dock-claim = Declarar
dock-toAll = a la mesa
dock-examine = Examinar
dock-shoot = Disparar
dock-once = 1 vez hoy
dock-rings = suena tu teléfono
dock-onPhone = en tu teléfono
dock-ends = acaba el día
dock-oneBullet = 1 bala
dock-done = Fin de turno
dock-forToday = por hoy
dock-skipsCall = sin llamar
dock-later = después
dock-afterLesson = aún no
side-look-hold = Mantén para mirar
side-look-tap = Toca para mirar
side-what =
    { $asksCover ->
        [true] ¿cayó tu tapadera?
       *[false] tu bando, tu contacto
    }
side-shared = Tu bando está en tu teléfono
side-holds-honest = Manos limpias. Tu tapadera aguanta
side-holds-dirty = Manos sucias. Tu tapadera aguanta
side-blown-honest = Manos limpias. Tu tapadera cayó
side-blown-dirty = Manos sucias. Tu tapadera cayó
side-wins-honest = Ganas si alguien examina la pareja correcta o si muere alguien de manos sucias.
side-wins-dirty = Ganas si nadie examina la pareja correcta o si muere alguien de manos limpias.
plan-label = Pareja propuesta
# The next act of a player, above the pair. Null is the reader.
plan-wants =
    { $name ->
        [none] { "*" }*Tú** quieres examinar
       *[other] { $name } quiere examinar
    }
plan-examinesIn = { $name } examina en { $seconds } s:
# A toast for players who do not see the proposal.
plan-willExamine = En diez segundos, { $name } examina la pareja: { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) }.
plan-aboutTo = { $name } va a examinar:
plan-thinks = { $name } se lo está pensando:
plan-answered-object =
    { $name ->
        [none] Quieres esperar
       *[other] { $name } quiere esperar
    }
plan-answered-agree =
    { $name ->
        [none] Te parece bien
       *[other] A { $name } le parece bien
    }
plan-answered-askedYou =
    { $name ->
        [none] Pides que esperes
       *[other] { $name } te pide que esperes
    }
plan-answered-toldYou =
    { $name ->
        [none] Dices: adelante
       *[other] { $name } dice: adelante
    }
plan-two =
    { $first ->
        [none] { $second } y tú
       *[other]
            { $second ->
                [none] { $first } y tú
               *[other] { $first }, { $second }
            }
    }
plan-more =
    { $name ->
        [none] Tú y { $others } más
       *[other] { $name } y { $others } más
    }
plan-wait = Esperar
plan-goAhead = Adelante
plan-examine = Examinar ya
plan-none = Aún no hay pareja propuesta. Propón una con «Examinar».
plan-noneYet = Aún no hay pareja propuesta.
plan-friday = El viernes no se examina.
closed-first-call-pending = contesta antes
closed-verdict-showing = tras el veredicto
closed-too-many-claims = basta por hoy
closed-already-called = hoy ya llamaste
closed-no-examine-on-friday = hoy no
closed-no-bullet = bala gastada
closed-bullets-on-table = en la mesa
closed-game-over = se acabó
closed-already-rested = siguen los bots
call-rings =
    { $isFirst ->
        [true] { $day }, llamada entrante
       *[false] { $day }, te devuelven la llamada
    }
call-onTheLine = { $day }, en línea
call-caller =
    { $isFirst ->
        [true] Número oculto
       *[false] Tu contacto
    }
call-wantsAWord =
    { $isFirst ->
        [true] Alguien quiere hablar contigo, { $name }.
       *[false] Llamaste. Aquí está la respuesta, { $name }.
    }
call-ear =
    { $isSpoken ->
        [true] Ponte auriculares o acércate el teléfono al oído.
       *[false] La llamada llega por escrito. No suena nada.
    }
call-hangUp = Colgar
call-answer = Contestar
call-outLoud = En voz alta
call-captions = Subtítulos
call-again = Otra vez
call-look-hold = Mantén para mirar
call-look-tap = Toca para mirar
call-lookKey = Mantén Espacio o la tarjeta para mirar
call-lookHint = Verás quién llama y cada palabra que dice.
call-shoulder = Tapado hasta que mires.
call-looking-hold = Estás mirando. Suelta para tapar.
call-looking-tap = Estás mirando. Toca para tapar.
call-onPhone = En tu teléfono
call-onPhoneHint = Esta pantalla la ve todo el mundo. Mira en tu otro dispositivo.
call-contact = Tu contacto
call-askAlone = ¿Nadie más puede oír esto?
call-askAloneHint = Una llamada en voz alta la oiría toda la sala, y la videollamada.
call-onlyMe = Solo lo oigo yo
call-keepQuiet = Mejor sin voz
call-mine = Tu bando, tu contacto, tus llamadas
call-first = Primera llamada
call-isRead =
    { $isRead ->
        [true] leída
       *[false] aún sin leer
    }
call-onCard-hold = en la tarjeta: mantén para leer
call-onCard-tap = en la tarjeta: toca para leer
call-open =
    { $isRead ->
        [true] Otra vez
       *[false] Leer
    }
call-whoAmI = Volver a ver mi bando
call-myCalls = Mis llamadas
call-blown = Examinaron a tu contacto, así que tu tapadera cayó: no hay más pistas.
secret-youAre-honest = Tienes las manos limpias.
secret-youAre-dirty = Tienes las manos sucias.
secret-truthful = Es inocente, y dice la verdad.
secret-cover-holds = Tu tapadera aguanta.
secret-cover-blown = Tu tapadera cayó: no hay más pistas.
secret-murderer =
    { $pronoun ->
        [her] Fue ella, con { TERM("tokens-the", $weapon) }.
       *[other] Fue él, con { TERM("tokens-the", $weapon) }.
    }
secret-notCalled = Aún sin llamar.
secret-nothing = Nada nuevo.
notebook-honest = Tienes las manos limpias. Tu contacto es { TERM("tokens-short", $contact) }.
notebook-dirty = Tienes las manos sucias. Fue { TERM("tokens-short", $murderer) }, con { TERM("tokens-the", $weapon) }.
notebook-noClue = { $day }, sin pista
notebook-clues = { $day }, sin culpa: { LIST($tokens, type: "unit") }
investigate-title = Llama a tu contacto
investigate-caps = { $day }, una llamada
investigate-question = ¿Sobre qué quieres preguntar?
investigate-suspects = Los sospechosos
investigate-suspectsHint = Averigua quién es inocente.
investigate-weapons = Las armas
investigate-weaponsHint = Averigua cuál es inocente.
investigate-public = Todo el mundo ve que llamaste. Nadie ve qué preguntaste.
investigate-wasted = Si ya examinaron a tu contacto, te quedas sin pista.
examine-caps = { $day }, examen { $request }
examine-pick = ¿Quién y con qué?
examine-suspect = Quién
examine-weapon = Con qué
examine-next = Continuar
examine-choose-suspect = Elige quién
examine-choose-weapon = Elige el arma
examine-empty = Elegir
examine-both = { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) }. Aún tendrás que confirmarlo.
examine-nowWeapon = { TERM("tokens-short", $suspect) }, pues. Ahora, el arma.
examine-nowSuspect = { TERM("tokens-the", $weapon, case: "capital") }, pues. Ahora, quién.
examine-pickBoth = Elige a alguien y un arma.
examine-nothingSaid = Nadie dijo nada
examine-claimedClean = inocente
examine-claimedContact = contacto
examine-pairedWith-wrong = Con { TERM("tokens-brief", $other) }: negativo
examine-pairedWith-fishy = Con { TERM("tokens-brief", $other) }: turbio
examine-pairedWith-correct = Con { TERM("tokens-brief", $other) }: correcto
examine-confirm = ¿Examinar esta pareja?
examine-read = El veredicto lo oye todo el mundo.
examine-change = Cambiar
examine-ends = { $day }: el día acaba en el acto.
# Players who have not called yet.
examine-youLose = Pierdes la llamada de hoy.
examine-youAndLose =
    { COUNT($names) ->
        [one] Sin llamada hoy: { LIST($names, type: "conjunction") } y tú.
       *[other] Sin llamada hoy: tú, { LIST($names, type: "conjunction") }.
    }
examine-lose = Sin llamada hoy: { LIST($names, type: "conjunction") }.
examine-blowsCover = Si { TERM("tokens-short", $suspect) } es el contacto de alguien, cae su tapadera: no hay más pistas.
examine-endsClues = Si { TERM("tokens-short", $suspect) } es el contacto de alguien, se acaban sus pistas.
# The answers of players to the proposed pair. Null is the reader.
examine-proposed =
    { $name ->
        [none] Propuesta tuya.
       *[other] Propuesta de { $name }.
    }
examine-saysWait =
    { $name ->
        [none] Dices: espera.
       *[other] { $name } dice: espera.
    }
examine-saysGo =
    { $name ->
        [none] Dices: adelante.
       *[other] { $name } dice: adelante.
    }
examine-noObjection =
    { $name ->
        [none] No te opones.
       *[other] { $name } no se opone.
    }
examine-noAnswer =
    { $name ->
        [none] Aún no respondes.
       *[other] { $name } aún no responde.
    }
examine-notYet = Aún no
examine-examine = Examinar
examine-examineNow = Examinar ya
examine-askFirst = Decírselo antes a la mesa
shoot-caps = { $day }, tu única bala
shoot-pick = ¿A quién disparas?
shoot-confirm = ¿Disparar a { $name }?
shoot-once = Solo tienes esta bala.
shoot-everybody = Lo ve todo el mundo.
shoot-hit =
    { $left ->
        [one] El disparo mata a { $name }.
        [2] El disparo le deja a { $name } una vida.
       *[other] El disparo le deja a { $name } dos vidas.
    }
shoot-ends = Una muerte termina el juego. Si muere alguien de manos sucias, ganan las limpias; si muere alguien de manos limpias, ganan las sucias.
shoot-notYet = Aún no
shoot-shoot = Disparar
shoot-livesLeft =
    { $left ->
        [one] queda 1 vida
       *[other] quedan { $left } vidas
    }
verdict-caps = Examen: { $day }
verdict-who =
    { $by ->
        [none] Examinaste la pareja: { TERM("tokens-name", $suspect) } y { TERM("tokens-the", $weapon) }.
       *[other] { $by } examinó la pareja: { TERM("tokens-name", $suspect) } y { TERM("tokens-the", $weapon) }.
    }
verdict-goesOn = Sigue por su cuenta
verdict-begins = { $day }: empieza el día
verdict-open = Abrir el expediente
verdict-wrong = Ninguno de los dos. Quedan sin cargos.
verdict-fishy = Uno de los dos es culpable.
verdict-correct =
    { $pronoun ->
        [her] Fue ella, y esa es el arma. Ganan las manos limpias.
       *[other] Fue él, y esa es el arma. Ganan las manos limpias.
    }
shot-bang = Pum
shot-who =
    { $by ->
        [none] Disparaste a { $name }.
       *[other]
            { $name ->
                [none] { $by } te disparó.
               *[other] { $by } disparó a { $name }.
            }
    }
shot-caps = { $day }, un disparo
shot-why = «{ $words }»
shot-fires = dispara
shot-hit =
    { $left ->
        [0] muere
       *[other] recibe un disparo
    }
shot-stamp = Murió
shot-left =
    { $name ->
        [none]
            { $lives ->
                [one] Te queda una vida. Un disparo no revela de qué bando eres.
               *[other] Te quedan { WORDS($lives) } vidas. Un disparo no revela de qué bando eres.
            }
       *[other]
            { $lives ->
                [one] A { $name } le queda una vida. Un disparo no revela de qué bando es { $name }.
               *[other] A { $name } le quedan { WORDS($lives) } vidas. Un disparo no revela de qué bando es { $name }.
            }
    }
shot-dead =
    { $name ->
        [none] Moriste.
       *[other] Murió { $name }.
    }
shot-wasHonest =
    { $name ->
        [none] Tenías las manos limpias. Ganan las manos sucias.
       *[other] { $name } tenía las manos limpias. Ganan las manos sucias.
    }
shot-wasDirty =
    { $name ->
        [none] Tenías las manos sucias. Ganan las manos limpias.
       *[other] { $name } tenía las manos sucias. Ganan las manos limpias.
    }
shot-goOn = Seguir
claim-toldHint = Lo que te dijeron, y tu marca
claim-nothingTold = De esto no te dijeron nada.
claim-yourContact = Tu contacto.
claim-yourSecret = El arma del crimen.
claim-yourPayer = Lo hizo, y te paga.
claim-marked-out = Tu marca: tachadura.
claim-marked-doubt = Tu marca: interrogante.
claim-marked-none = Tu marca: ninguna.
claim-pencil = Marcas a lápiz, solo para tus ojos
claim-cross = Tachar
claim-question = Interrogante
claim-rub = Borrar
claim-onTable = En la mesa
claim-nobody = De esto nadie declaró nada.
claim-sayClean-her = Decir: «Es inocente»
claim-sayClean-him = Decir: «Es inocente»
claim-sayClean-it = Decir: «Es inocente»
claim-sayClean-they = Decir: «Son inocentes»
claim-sayContact =
    { $pronoun ->
        [her] Decir: «Ella es mi contacto»
       *[other] Decir: «Él es mi contacto»
    }
claim-sayBlown = Decir: «Cayó mi tapadera»
claim-saySuspect = Decir: «Sospecho de { $name }»
claim-isClean = Es inocente…
claim-myContact = Mi contacto es…
claim-iSuspect = Sospecho de…
claim-claimed =
    { $areMany ->
        [true] { $name } dice que { TERM("tokens-short", $token) } son inocentes.
       *[false] { $name } dice que { TERM("tokens-short", $token) } es inocente.
    }
claim-claimedContact = { $name } dice: mi contacto.
claim-suspects =
    { $isYou ->
        [true] { $name } sospecha de ti.
       *[false] En la mira de { $name }.
    }
claim-silent = Aún no ha declarado nada.
claim-free = Una declaración puede ser mentira.
claim-put = Declarar
claim-ask = ¿Decir esto?
claim-public = Lo ve todo el mundo, con tu nombre.
claim-takeBack = Puedes retirarlo después, pero todo el mundo verá que lo hiciste.
claim-say = Decirlo
claim-whatWasSaid = Lo que se dijo
claim-examined-wrong = { $day }: examen con { TERM("tokens-the", $other) }, negativo.
claim-examined-fishy = { $day }: examen con { TERM("tokens-the", $other) }, turbio.
claim-examined-correct = { $day }: examen con { TERM("tokens-the", $other) }, correcto.
claim-aSuspect = Bajo sospecha
claim-aWeapon = Arma
claim-you = Tu asiento
claim-cop = En la mesa
claim-iDied = Morí
claim-iDiedAsk = ¿Moriste?
claim-iDiedHint = Toca «Morí» cuando pierdas tu última vida. El juego termina, y tu bando pierde. Si mueren dos personas de bandos distintos y no hay acuerdo sobre quién murió antes, ganan las manos sucias: solo toca «Morí» quien tenía las manos limpias.
claim-alive = Aún no
claim-close = Cerrar
ledger-about-heading = Tema
ledger-about-order = Por tema
ledger-themselves = Su tapadera
ledger-brief-clean = inocente
ledger-brief-contact = mi contacto
ledger-brief-blown = cayó mi tapadera
ledger-brief-suspicion = bajo sospecha
ledger-nobodyExamined = { $day }: hasta entonces no se había examinado a nadie.
ledger-rules-one-contact-title = Un contacto, dos polis
ledger-rules-one-contact-text = Entre manos limpias no se comparte contacto. Al menos una declaración es falsa.
ledger-rules-two-contacts-title = Un poli, dos contactos
ledger-rules-two-contacts-text = Un contacto nunca cambia. Al menos una declaración es falsa.
ledger-rules-fishy-together-title = Los dos inocentes, y sin embargo turbio
ledger-rules-fishy-together-text = El tablero dijo turbio: uno de los dos es culpable.
ledger-rules-not-examined-title = Cayó sin que nadie lo examinara
ledger-rules-not-examined-text = Una tapadera solo cae cuando examinan al contacto.
ledger-rules-nobody-examined-title = Cayó antes del primer examen
ledger-rules-nobody-examined-text = Una tapadera solo cae cuando examinan al contacto.
end-honest = Ganan las manos limpias
end-dirty =
    { $count ->
       *[other] Ganan las manos sucias
    }
end-stopped = Partida interrumpida
end-file = Expediente
end-role-honest = Manos limpias
end-role-dirty = Manos sucias
end-contact-honest = Contacto
end-contact-dirty = Le pagaba
end-blown = cayó su tapadera
end-revealed = Todo a la vista
moment-nothing = Aún nada.
moment-died = Murió
moment-over = El final
moment-verdicts =
    { $verdicts ->
        [0] { $day }. Ningún veredicto en el tablero.
        [one] { $day }. Un veredicto en el tablero.
       *[other] { $day }. { WORDS($verdicts, case: "capital") } veredictos en el tablero.
    }
moment-alibis =
    { $alibis ->
        [0]
            { $verdicts ->
                [0] { $day }. Ninguna coartada, ningún veredicto en el tablero.
                [one] { $day }. Ninguna coartada, un veredicto en el tablero.
               *[other] { $day }. Ninguna coartada, { WORDS($verdicts) } veredictos en el tablero.
            }
        [one]
            { $verdicts ->
                [0] { $day }. Una coartada, ningún veredicto en el tablero.
                [one] { $day }. Una coartada, un veredicto en el tablero.
               *[other] { $day }. Una coartada, { WORDS($verdicts) } veredictos en el tablero.
            }
       *[other]
            { $verdicts ->
                [0] { $day }. { WORDS($alibis, case: "capital") } coartadas, ningún veredicto en el tablero.
                [one] { $day }. { WORDS($alibis, case: "capital") } coartadas, un veredicto en el tablero.
               *[other] { $day }. { WORDS($alibis, case: "capital") } coartadas, { WORDS($verdicts) } veredictos en el tablero.
            }
    }
intro-goal-title = Objetivo
intro-goal-text = Uno de diez sospechosos lo hizo, con una de nueve armas. **Encuentra las dos cosas.**
intro-win-title = Cómo se gana
intro-win-text = La mesa entera es policía. **Las manos limpias** ganan si alguien examina la pareja correcta; **las manos sucias**, si antes acaba el viernes. Si muere un poli, pierde su bando.
intro-you-title = Qué haces tú
intro-you-text = Una vez al día **llamas a tu contacto**, que descarta a alguien o un arma. Cuéntaselo a la mesa. O no.
intro-others-title = Qué hace el resto
intro-others-text = También les suena el teléfono. **Alguien tiene las manos sucias**: sabe quién lo hizo, y va a mentir.
poster-tagline = Suena tu teléfono. Alguien de esta mesa cobra por tapar un asesinato.
lobby-options-bulletsOnTable-title = Balas y vidas
lobby-options-bulletsOnTable-description = La mesa puede contar por su cuenta los disparos y las vidas. Quien muere, lo dice.
lobby-options-bulletsOnTable-labels-false = Las cuenta el juego
lobby-options-bulletsOnTable-labels-true = Las cuenta la mesa
lobby-options-roundSeconds-title = Duración de un día
lobby-options-roundSeconds-description = Lo normal son 2½ minutos con tres personas, 3 con cuatro, 3½ con cinco. El lunes tiene 30 s más.
lobby-options-roundSeconds-off = Normal
lobby-paces-1-title = Rápido
lobby-paces-1-about = Días de 1½ minutos. Una partida dura hasta 8 minutos.
lobby-paces-2-title = Normal
lobby-paces-2-about = Días de 2½ minutos con tres personas, 3½ con cinco. Una partida dura hasta 18 minutos.
lobby-paces-3-title = Tranquilo
lobby-paces-3-about = Días de 5 minutos. Una partida dura hasta 26 minutos.
lobby-levels-detective-title = Detective
lobby-levels-detective-about = Sopesa cada declaración y cada silencio, y dispara cuando casi no le quedan dudas.
lobby-levels-rookie-title = Aprendiz
lobby-levels-rookie-about = Examina a capricho, miente con menos arte y se lo piensa dos veces antes de disparar.
story-fooled =
    { $count ->
        [one] Una persona cayó en la trampa.
       *[other] { WORDS($count, case: "capital") } personas cayeron en la trampa.
    }
story-didIt = Lo hizo { TERM("tokens-short", $suspect) }.
story-wasWeapon =
    { $areMany ->
        [true] Eran el arma del crimen.
       *[false] Era el arma del crimen.
    }
story-saidClean =
    { $by ->
        [none]
            { $areMany ->
                [true] Dijiste que { TERM("tokens-short", $token) } eran inocentes.
               *[false] Dijiste que { TERM("tokens-short", $token) } era inocente.
            }
       *[other]
            { $areMany ->
                [true] { $by } dijo que { TERM("tokens-short", $token) } eran inocentes.
               *[false] { $by } dijo que { TERM("tokens-short", $token) } era inocente.
            }
    }
story-saidContact =
    { $by ->
        [none] Dijiste que tu contacto era { TERM("tokens-short", $suspect) }.
       *[other] { $by } dijo que su contacto era { TERM("tokens-short", $suspect) }.
    }
story-saidBlown =
    { $by ->
        [none] Dijiste que había caído tu tapadera.
       *[other] { $by } dijo que había caído su tapadera.
    }
story-paid =
    { $name ->
        [none] { TERM("tokens-short", $suspect) } te pagaba.
       *[other] { TERM("tokens-short", $suspect) } le pagaba a { $name }.
    }
story-itWas = Era { TERM("tokens-short", $suspect) }.
story-notExamined = Nadie había examinado a { TERM("tokens-short", $suspect) }.
story-day = { $day }.
story-bothNamed =
    { $one ->
        [none] El mismo contacto para { $other } y para ti: { TERM("tokens-short", $suspect) }.
       *[other]
            { $other ->
                [none] El mismo contacto para { $one } y para ti: { TERM("tokens-short", $suspect) }.
               *[other] Tanto { $one } como { $other } dijeron que su contacto era { TERM("tokens-short", $suspect) }.
            }
    }
story-oneLied = Al menos una de las dos cosas era mentira.
story-namedAnother =
    { $name ->
        [none] Diste otro contacto.
       *[other] { $name } dio otro contacto.
    }
story-neverChanges = Un contacto nunca cambia.
story-wasHonest =
    { $name ->
        [none]
            { $isOnly ->
                [true] Solo tú tenías las manos limpias.
               *[false] Tenías las manos limpias.
            }
       *[other]
            { $isOnly ->
                [true] Solo { $name } tenía las manos limpias.
               *[false] { $name } tenía las manos limpias.
            }
    }
story-wasDirty =
    { $name ->
        [none]
            { $isOnly ->
                [true] Solo tú tenías las manos sucias.
               *[false] Tenías las manos sucias.
            }
       *[other]
            { $isOnly ->
                [true] Solo { $name } tenía las manos sucias.
               *[false] { $name } tenía las manos sucias.
            }
    }
story-lapsed = { $day }: sin examen.
story-calledFirst =
    { $name ->
        [none] Llamaste antes que nadie.
       *[other] { $name } llamó antes que nadie.
    }
story-began = { $day }: empezó el día.
story-died =
    { $name ->
        [none] Moriste.
       *[other] Murió { $name }.
    }
story-weekOver = La semana se acabó.
story-unsolved = Nadie había resuelto el caso.
story-notSolved = Nadie resolvió el caso.
story-pair = { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) }.
story-correctOn = { $day }: examen correcto.
story-shotAt =
    { $name ->
        [none] Te disparó.
       *[other] Disparó a { $name }.
    }
story-shotDeadAt =
    { $name ->
        [none] Te mató.
       *[other] Mató a { $name }.
    }
story-iSuspect =
    { $name ->
        [none] «Sospecho de ti».
       *[other] «Sospecho de { $name }».
    }
story-on = { $day }.
story-shot =
    { $by ->
        [none] Disparaste a { $name }.
       *[other]
            { $name ->
                [none] { $by } te disparó.
               *[other] { $by } disparó a { $name }.
            }
    }
story-shotDead =
    { $by ->
        [none] Mataste a { $name }.
       *[other]
            { $name ->
                [none] { $by } te mató.
               *[other] { $by } mató a { $name }.
            }
    }
story-livesLeft =
    { $name ->
        [none]
            { $lives ->
                [one] Te quedaba una vida.
               *[other] Te quedaban dos vidas.
            }
       *[other]
            { $lives ->
                [one] A { $name } le quedaba una vida.
               *[other] A { $name } le quedaban dos vidas.
            }
    }
story-examined =
    { $by ->
        [none] Examinaste la pareja: { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) }.
       *[other] { $by } examinó la pareja: { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) }.
    }
story-examinedOn =
    { $by ->
        [none] { $day }: examinaste a { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) }.
       *[other] { $day }: { $by } examinó a { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) }.
    }
story-caseClosed = Caso cerrado.
story-crime = Fue { TERM("tokens-short", $suspect) }, con { TERM("tokens-the", $weapon) }.
story-solved =
    { $pronoun ->
        [her] Fue ella.
       *[other] Fue él.
    }
story-fishy = Turbio. Uno de los dos era culpable.
story-wrong = Negativo. Los dos quedaron sin cargos.
days-monday = Lunes
days-tuesday = Martes
days-wednesday = Miércoles
days-thursday = Jueves
days-friday = Viernes
daysShort-monday = Lun
daysShort-tuesday = Mar
daysShort-wednesday = Mié
daysShort-thursday = Jue
daysShort-friday = Vie
verdicts-wrong = Negativo
verdicts-fishy = Turbio
verdicts-correct = Correcto
roles-honest = Manos limpias
roles-dirty = Manos sucias
callTitles-first = { $day }, primera llamada
callTitles-suspects = { $day }, sospechosos
callTitles-weapons = { $day }, armas
sayings-blown = Cayó mi tapadera: examinaron a mi contacto.
sayings-suspect =
    { $name ->
        [none] Sospecho de ti.
       *[other] Sospecho de { $name }.
    }
sayings-contact = Mi contacto es { TERM("tokens-name", $suspect) }.
sayings-clean =
    { $areMany ->
        [true] { TERM("tokens-the", $token, case: "capital") } son inocentes.
       *[false] { TERM("tokens-the", $token, case: "capital") } es inocente.
    }
reasons-same-contact =
    { $token ->
        [none] Tu contacto y el mío no pueden ser la misma persona.
       *[other] Tu contacto y el mío no pueden ser { TERM("tokens-the", $token) } a la vez.
    }
reasons-contradiction = Tus declaraciones no pueden ser todas verdad.
reasons-shot-me = Me disparaste.
reasons-shared-contact =
    { $token ->
        [none] No solo tú dices que ese es tu contacto.
       *[other] No solo tú dices que { TERM("tokens-the", $token) } es tu contacto.
    }
reasons-silent = No declaraste nada en toda la semana.
reasons-fishy =
    { $token ->
        [none] Respondiste por algo que salió turbio.
       *[other] Respondiste por { TERM("tokens-the", $token) }, y el veredicto fue turbio.
    }
reasons-suspected = No solo yo sospecho de ti.
reasons-fired = Disparaste a alguien, y aún no sé por qué.
reasons-suspects-me = Me señalaste. Yo sé que te equivocas.
reasons-quiet = Hoy no declaraste nada.
reasons-unconvincing = Nada de lo que dijiste me convence.
reasons-hunch = Es solo una corazonada.
refusals-invalid-args = Este juego no conoce esa jugada.
refusals-game-over = El juego terminó.
refusals-round-over = Ese día terminó. Mira el nuevo antes de decidir.
refusals-verdict-showing = Se está leyendo el veredicto. Podrás jugar cuando empiece el día siguiente.
refusals-already-acknowledged = Tu primera llamada ya terminó.
refusals-first-call-pending = Contesta tu primera llamada antes de nada.
refusals-already-called = Hoy ya llamaste. Mañana puedes volver a llamar.
refusals-no-examine-on-friday = El viernes no se examina.
refusals-bullets-on-table = Las balas están en la mesa: di «pum» y entrega la tuya.
refusals-self-target = Elige a alguien que no seas tú.
refusals-no-bullet = Ya gastaste tu única bala.
refusals-lives-counted-by-server = En esta partida, el juego cuenta las vidas. Sabe cuándo muere alguien.
refusals-too-many-plans = Ya propusiste bastantes parejas por un día.
refusals-no-plan = Ahora no hay ninguna pareja propuesta.
refusals-own-plan = Esa pareja es tuya. Si prefieres esperar, no la examines todavía.
refusals-already-agreed = Ya dijiste «Adelante».
refusals-already-objected = Ya pediste que se espere.
refusals-no-practice = En esta partida, el día lo termina el reloj.
refusals-already-rested = Por hoy ya terminaste el turno.
refusals-too-many-claims = Ya declaraste bastante por un día.
refusals-nothing-to-retract = No tienes ninguna declaración que retirar.
refusals-not-your-claim = Solo puedes retirar tus propias declaraciones.
refusals-already-retracted = Eso ya lo retiraste.
log-lapsed = { $day }: se acabó el día sin examinar ninguna pareja.
log-lapsedOf =
    { $by ->
        [none] { $day }: se acabó el día sin examinar **tu** propuesta.
       *[other] { $day }: se acabó el día sin examinar la propuesta de { $by }.
    }
log-called =
    { $by ->
        [none] { "*" }*Tú** llamas a tu contacto.
       *[other] { $by } llama a su contacto.
    }
log-wrong =
    { $by ->
        [none] { "*" }*Tú** examinas a **{ TERM("tokens-name", $suspect) }** y **{ TERM("tokens-the", $weapon) }**: **negativo**.
       *[other] { $by } examina a **{ TERM("tokens-name", $suspect) }** y **{ TERM("tokens-the", $weapon) }**: **negativo**.
    }
log-fishy =
    { $by ->
        [none] { "*" }*Tú** examinas a **{ TERM("tokens-name", $suspect) }** y **{ TERM("tokens-the", $weapon) }**: **turbio**.
       *[other] { $by } examina a **{ TERM("tokens-name", $suspect) }** y **{ TERM("tokens-the", $weapon) }**: **turbio**.
    }
log-correct =
    { $by ->
        [none] { "*" }*Tú** examinas a **{ TERM("tokens-name", $suspect) }** y **{ TERM("tokens-the", $weapon) }**: **correcto**.
       *[other] { $by } examina a **{ TERM("tokens-name", $suspect) }** y **{ TERM("tokens-the", $weapon) }**: **correcto**.
    }
log-announced =
    { $by ->
        [none] { "*" }*Tú** propones a **{ TERM("tokens-name", $suspect) }** y **{ TERM("tokens-the", $weapon) }**.
       *[other] { $by } propone a **{ TERM("tokens-name", $suspect) }** y **{ TERM("tokens-the", $weapon) }**.
    }
log-agreed =
    { $by ->
        [none] { "*" }*Tú** le dices a { $to }: adelante.
       *[other]
            { $to ->
                [none] { $by } **te** dice: adelante.
               *[other] { $by } le dice a { $to }: adelante.
            }
    }
log-objected =
    { $by ->
        [none] { "*" }*Tú** le pides a { $to } que espere.
       *[other]
            { $to ->
                [none] { $by } **te** pide que esperes.
               *[other] { $by } le pide a { $to } que espere.
            }
    }
log-rested =
    { $by ->
        [none] { "*" }*Tú** terminas el turno.
       *[other] { $by } termina el turno.
    }
log-shot =
    { $by ->
        [none] { "*" }*Tú** disparas a { $name }.
       *[other]
            { $name ->
                [none] { $by } **te** dispara.
               *[other] { $by } dispara a { $name }.
            }
    }
log-lives-1 = No queda ninguna vida.
log-lives-2 = Queda una vida.
log-lives-3 = Quedan dos vidas.
log-why = «{ $words }»
log-died =
    { $name ->
        [none] { "*" }*Tú** mueres.
       *[other] { $name } muere.
    }
log-honest =
    { $winners ->
       *[other] { "*" }*Ganan las manos limpias.**
    }
log-dirty =
    { $winners ->
       *[other] { "*" }*Ganan las manos sucias.**
    }
status-verdict = { $day }: empieza cuando se haya leído el veredicto.
status-allCalled = { $day }: ya llamó toda la mesa.
status-lastDay = { $day }: el último día. Aún no ha llamado nadie.
status-nobodyCalled = { $day }: aún no ha llamado nadie.
status-called = { $day }: { $calls } de { $of } llamadas hechas.
status-firstCall = { $day }: contesta tu primera llamada.
status-done = { $day }: ya acabaste, pero aún puedes jugar.
status-callOnly = { $day }: llama. A las manos limpias solo les vale un disparo.
status-callOnLastChance = { $day }: llama. Es el último día para examinar.
status-callOrExamine = { $day }: llama a tu contacto o examina.
status-talkOnly = { $day }: a las manos limpias solo les vale un disparo.
status-lastChance = { $day }: el último día para examinar una pareja.
status-talkThenExamine = { $day }: habla y luego examina una pareja.
status-tell = { $day }: di lo que oíste o toca «Fin de turno».
status-shootOrDone = { $day }: a las manos limpias solo les vale un disparo. O toca «Fin de turno».
status-lastChanceOrDone = { $day }: el último día para examinar. O toca «Fin de turno».
status-examineOrDone = { $day }: habla, examina o toca «Fin de turno».
status-solved =
    { $by ->
        [none] { $day }: examinaste a { TERM("tokens-name", $suspect) } y { TERM("tokens-the", $weapon) }. Justo en el blanco.
       *[other] { $day }: { $by } examinó a { TERM("tokens-name", $suspect) } y { TERM("tokens-the", $weapon) }. Justo en el blanco.
    }
status-weekOver = La semana se acabó, y el caso sigue abierto.
status-crime = Fue { TERM("tokens-name", $suspect) }, con { TERM("tokens-the", $weapon) }.
status-shotDead =
    { $by ->
        [none] { $day }: mataste a { $name } de un disparo.
       *[other]
            { $name ->
                [none] { $day }: { $by } te mató de un disparo.
               *[other] { $day }: { $by } mató a { $name } de un disparo.
            }
    }
status-died =
    { $name ->
        [none] { $day }: moriste.
       *[other] { $day }: murió { $name }.
    }
status-wasHonest =
    { $name ->
        [none] Tenías las manos limpias.
       *[other] { $name } tenía las manos limpias.
    }
status-wasDirty =
    { $name ->
        [none] Tenías las manos sucias.
       *[other] { $name } tenía las manos sucias.
    }
# [CB-55] Shown if an honest cop died with bullets on the table, so that players do not argue about who died first.
status-doubt = Si hay dudas sobre quién murió antes, ganan las manos sucias.
coach-fishy-why = Sabes que el arma es inocente, así que fue { TERM("tokens-name", $suspect) }. Y { $name } había dicho que { TERM("tokens-short", $suspect) } era inocente.
side-murderer = Fue { TERM("tokens-name", $suspect) }, con { TERM("tokens-the", $weapon) }.
side-contact = Tu contacto: { TERM("tokens-name", $suspect) }.
notebook-clean = Para tus notas, sin culpa: { TERM("tokens-short", $token) }.
notebook-bothClean = Para tus notas, sin culpa: { TERM("tokens-short", $token) } y { TERM("tokens-short", $other) }.
quote-quote = «{ $words }»
quote-opening = «
quote-closing = »
stage-pair = { TERM("tokens-name", $suspect) } **y** { TERM("tokens-the", $weapon) }
plan-pair = { TERM("tokens-short", $suspect) } y { TERM("tokens-the", $weapon) }
call-from = { $title }: { TERM("tokens-name", $contact) }
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
tokens-name-grinder = Picadora
tokens-name-tenderiser = Mazo
tokens-name-gloves = Guantes
tokens-name-cleaver = Cuchilla
tokens-name-boltgun = Clavadora
tokens-name-katana = Katana
tokens-name-bat = Bate
tokens-name-garrotte = Garrote
tokens-name-solvent = Disolvente
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
tokens-the-grinder = la picadora
tokens-the-tenderiser = el mazo
tokens-the-gloves = los guantes
tokens-the-cleaver = la cuchilla
tokens-the-boltgun = la clavadora
tokens-the-katana = la katana
tokens-the-bat = el bate
tokens-the-garrotte = el garrote
tokens-the-solvent = el disolvente
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
tokens-short-grinder = la picadora
tokens-short-tenderiser = el mazo
tokens-short-gloves = los guantes
tokens-short-cleaver = la cuchilla
tokens-short-boltgun = la clavadora
tokens-short-katana = la katana
tokens-short-bat = el bate
tokens-short-garrotte = el garrote
tokens-short-solvent = el disolvente
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
tokens-brief-grinder = Picadora
tokens-brief-tenderiser = Mazo
tokens-brief-gloves = Guantes
tokens-brief-cleaver = Cuchilla
tokens-brief-boltgun = Clavadora
tokens-brief-katana = Katana
tokens-brief-bat = Bate
tokens-brief-garrotte = Garrote
tokens-brief-solvent = Disolvente

claim-did = { TERM("places-name", $place, case: "capital") }, { TERM("places-activities", $doing) }.
claim-was = { TERM("places-name", $place, case: "capital") }, { TERM("places-placements", $doing) }.
# Below the pictures of the murderer and the weapon.
moment-didIt = Lo hizo
moment-withThis = Con esto
calls-honest-1 = ¿{ $cop }? Soy { TERM("tokens-name", $contact) }. Yo oigo cosas, y tú no dices mi nombre. ¿Trato hecho?
calls-honest-2 = Escucha bien, { $cop }. Soy { TERM("tokens-name", $contact) }. Tú cuidas de mí, y yo cuido de tu caso.
calls-honest-3 = Aquí { TERM("tokens-name", $contact) }. Puedo averiguar quién tiene coartada, { $cop }, mientras nadie me arrastre a la comisaría.
calls-honest-4 = Buenas noches, { $cop }. { TERM("tokens-name", $contact) }. Desde ahora tienes contacto, así que hazme un favor: que siga con vida.
calls-dirty-1 = { $cop }, soy { TERM("tokens-name", $contact) }. Fui yo, y lo hice con { TERM("tokens-the", $weapon) }. Tu parte está donde siempre. Que miren hacia otro lado.
calls-dirty-2 = Ya sabes por qué llamo, { $cop }. Soy { TERM("tokens-name", $contact) }. Fui yo, con { TERM("tokens-the", $weapon) }. Que nadie nos ponga en la misma frase.
calls-dirty-3 = { TERM("tokens-name", $contact) }. Esta semana, un solo encargo, { $cop }: que mi nombre y { TERM("tokens-the", $weapon) } no salgan en el mismo informe.
calls-dirty-4 = No digas mi nombre en voz alta, { $cop }. Soy { TERM("tokens-name", $contact) }. Solo por { TERM("tokens-the", $weapon) } me pueden hundir. Tienes pagado hasta el viernes.
calls-closing-honest = Tienes las manos limpias. Caza al culpable.
calls-closing-dirty = Tendrás las manos sucias. Tapa al culpable.
calls-suspect-1 = Pregunté por { TERM("tokens-name", $suspect) }. Pasó toda la noche en { TERM("places-name", $place) }, { TERM("places-activities", $doing) }. Tacha ese nombre.
calls-suspect-2 = { TERM("tokens-name", $suspect) } es inocente. Pasó la noche en { TERM("places-name", $place) }, { TERM("places-activities", $doing) }. Lo vieron tres personas.
calls-suspect-3 = Olvida a { TERM("tokens-name", $suspect) }: estuvo toda la noche en { TERM("places-name", $place) }, { TERM("places-activities", $doing) }.
calls-suspect-4 = Tengo algo para ti. { TERM("tokens-name", $suspect) } estaba en { TERM("places-name", $place) }, { TERM("places-activities", $doing) }. Nadie está en dos sitios a la vez.
calls-suspects-1 = Dos por el precio de uno. { TERM("tokens-name", $suspect) } estaba en { TERM("places-name", $place) }, { TERM("places-activities", $doing) }. Y { TERM("tokens-name", $other) } estaba en { TERM("places-name", $otherPlace) }, { TERM("places-activities", $otherDoing) }. Sin culpa en ambos casos.
calls-suspects-2 = Una noche movida. { TERM("tokens-name", $suspect) } estaba en { TERM("places-name", $place) }, { TERM("places-activities", $doing) }. ¿{ TERM("tokens-name", $other) }? En { TERM("places-name", $otherPlace) }, { TERM("places-activities", $otherDoing) }. En ninguno de los dos casos hay culpa.
calls-suspects-3 = Apunta los dos nombres. { TERM("tokens-name", $suspect) } estaba en { TERM("places-name", $place) }, { TERM("places-activities", $doing) }. { TERM("tokens-name", $other) } estaba en { TERM("places-name", $otherPlace) }, { TERM("places-activities", $otherDoing) }.
calls-suspects-4 = Puedes tachar dos nombres. { TERM("tokens-name", $suspect) } estaba en { TERM("places-name", $place) }, { TERM("places-activities", $doing) }, y { TERM("tokens-name", $other) }, en { TERM("places-name", $otherPlace) }, { TERM("places-activities", $otherDoing) }.
calls-weapon-1 = Pregunté por { TERM("tokens-the", $weapon) }: toda la noche en { TERM("places-name", $place) }, { TERM("places-placements", $doing) }. Sin moverse de ahí.
calls-weapon-2 = Sé dónde pasaron la noche tus pruebas. Apunta: { TERM("tokens-the", $weapon) }, en { TERM("places-name", $place) }, { TERM("places-placements", $doing) }.
calls-weapon-3 = Tacha { TERM("tokens-the", $weapon) }: toda la noche en { TERM("places-name", $place) }, { TERM("places-placements", $doing) }.
calls-weapon-4 = Buenas noticias para el laboratorio: que no pierda más tiempo con { TERM("tokens-the", $weapon) }. Toda la noche en { TERM("places-name", $place) }, { TERM("places-placements", $doing) }.
calls-weapons-1 = Dos cosas que puedes devolver al estante. { TERM("tokens-the", $weapon, case: "capital") }: en { TERM("places-name", $place) }, { TERM("places-placements", $doing) }. { TERM("tokens-the", $other, case: "capital") }: en { TERM("places-name", $otherPlace) }, { TERM("places-placements", $otherDoing) }.
calls-weapons-2 = Ni { TERM("tokens-the", $weapon) } ni { TERM("tokens-the", $other) }. Lo primero apareció en { TERM("places-name", $place) }, { TERM("places-placements", $doing) }. Lo segundo, en { TERM("places-name", $otherPlace) }, { TERM("places-placements", $otherDoing) }.
calls-weapons-3 = Seguí el rastro de dos herramientas. { TERM("tokens-the", $weapon, case: "capital") }: toda la noche en { TERM("places-name", $place) }, { TERM("places-placements", $doing) }. { TERM("tokens-the", $other, case: "capital") }: en { TERM("places-name", $otherPlace) }, { TERM("places-placements", $otherDoing) }. Sin culpa las dos.
calls-weapons-4 = Tacha dos cosas de tu lista. { TERM("tokens-the", $weapon, case: "capital") }: en { TERM("places-name", $place) }, { TERM("places-placements", $doing) }. { TERM("tokens-the", $other, case: "capital") }: en { TERM("places-name", $otherPlace) }, { TERM("places-placements", $otherDoing) }.
calls-blown-1 = Leyeron mi nombre en esa sala, { $cop }. Se acabó la charla. Borra este número.
calls-blown-2 = Me examinaron. De ahora en adelante solo oirás silencio.
calls-blown-3 = Todo el mundo conoce ya mi cara. No tengo nada para ti, y me voy de la ciudad.
calls-blown-4 = No hay más soplos. Me examinaron, y por mi parte se acabó.
calls-signOff-vane = Se levanta el telón, cielo.
calls-signOff-pike = Destruye tus notas. Yo siempre lo hago.
calls-signOff-stokes = Cambia la marea. Me voy.
calls-signOff-crane = A esta invita la casa.
calls-signOff-frost = Esto no lo sabes por mí, tesoro.
calls-signOff-marsh = El taxímetro corre, me voy.
calls-signOff-ames = Mi pésame, por adelantado.
calls-signOff-delaney = Ahí fuera, la guardia alta.
calls-signOff-boone = Calma. Y no llames a este número.
calls-signOff-lindqvist = Fin de la declaración.
places-name-diner = la cafetería Morning Sun
places-name-laundromat = la lavandería Sudsy
places-name-pier = el muelle nueve
places-name-bowling = la bolera Lucky Strike
places-name-rialto = el cine Rialto
places-name-depot = la estación Union
places-name-gym = el gimnasio Halloran
places-name-hotel = el hotel Grand Meridian
places-name-cemetery = el cementerio Oakhill
places-name-club = el club Velvet Note
places-name-auto = la chatarrería de Benny
places-name-hospital = el hospital Santa Brígida
places-note-diner = Cafetería
places-note-laundromat = Lavandería
places-note-pier = Muelle nueve
places-note-bowling = Bolera
places-note-rialto = Cine Rialto
places-note-depot = Estación
places-note-gym = Gimnasio
places-note-hotel = Hotel
places-note-cemetery = Cementerio
places-note-club = Velvet Note
places-note-auto = Chatarrería
places-note-hospital = Hospital
places-activities-diner-1 = atendiendo la plancha por un cocinero con gripe
places-activities-diner-2 = discutiendo con la máquina de discos por una moneda perdida
places-activities-diner-3 = intercambiando un sobre debajo de los pasteles
places-activities-diner-4 = durmiendo un turno doble en la mesa del rincón
places-activities-laundromat-1 = doblando camisas ajenas
places-activities-laundromat-2 = contando monedas de una secadora rota
places-activities-laundromat-3 = pasando notas por la ranura del cambio
places-activities-laundromat-4 = esperando dos horas a que saliera una mancha
places-activities-pier-1 = descargando cajas que nadie firmó
places-activities-pier-2 = pescando sin cebo en el anzuelo
places-activities-pier-3 = jugando a los dados con el vigilante nocturno
places-activities-pier-4 = buscando un anillo que se cayó por la borda
places-activities-bowling-1 = haciendo la peor partida de la noche de liga
places-activities-bowling-2 = arreglando la máquina de bolos con un cuchillo de untar
places-activities-bowling-3 = vendiendo boletos de una rifa que no existe
places-activities-bowling-4 = huyendo de un primo entre los zapatos de alquiler
places-activities-rialto-1 = viendo dos veces la última función
places-activities-rialto-2 = poniendo la película por un proyeccionista borracho
places-activities-rialto-3 = citándose con alguien en la última fila
places-activities-rialto-4 = barriendo palomitas debajo del palco
places-activities-depot-1 = perdiendo a propósito el tren de las nueve cuarenta
places-activities-depot-2 = llevando la maleta de una señora de propina demasiado generosa
places-activities-depot-3 = forzando la cerradura de la consigna diecisiete
places-activities-depot-4 = jugando al ajedrez con el jefe de estación
places-activities-gym-1 = vendando manos para la velada del viernes
places-activities-gym-2 = perdiendo tres asaltos contra un saco
places-activities-gym-3 = cobrando una vieja apuesta
places-activities-gym-4 = fregando el ring y tarareando
places-activities-hotel-1 = pasando una hora sin salida en el montacargas
places-activities-hotel-2 = llevando el desayuno a la suite equivocada
places-activities-hotel-3 = repartiendo cartas en la habitación 414
places-activities-hotel-4 = saliendo a empujones de una boda ajena
places-activities-cemetery-1 = dejando flores a un hombre que no le gustaba a nadie
places-activities-cemetery-2 = cavando a la luz de una linterna, y no por un entierro
places-activities-cemetery-3 = ayudando a cargar un ataúd muy pesado
places-activities-cemetery-4 = durmiendo en la caseta del guarda
places-activities-club-1 = tocando el contrabajo hasta el cierre
places-activities-club-2 = aguando el whisky bueno
places-activities-club-3 = sin poder escapar de la mujer del pianista
places-activities-club-4 = contando por segunda vez la caja de la entrada
places-activities-auto-1 = desguazando un sedán
places-activities-auto-2 = dando de comer al perro más fiero del condado
places-activities-auto-3 = regateando por cuatro neumáticos lisos
places-activities-auto-4 = sin poder salir de debajo de un camión, con la radio puesta
places-activities-hospital-1 = recibiendo seis puntos y ninguna compasión
places-activities-hospital-2 = leyendo en la sala de espera revistas del año pasado
places-activities-hospital-3 = colándole sopa a un paciente a dieta
places-activities-hospital-4 = vendiendo cigarrillos al turno de noche
places-placements-diner-1 = en un gancho detrás de la barra
places-placements-diner-2 = bajo el fregadero, dentro de un paño de cocina
places-placements-diner-3 = de tope en la puerta de la cocina
places-placements-diner-4 = en la caja de objetos perdidos
places-placements-laundromat-1 = detrás de la secadora número seis
places-placements-laundromat-2 = en el fondo de un cesto, a la espera de dueño
places-placements-laundromat-3 = con cinta adhesiva bajo la mesa de doblar
places-placements-laundromat-4 = en el estante, junto al jabón
places-placements-pier-1 = bajo llave en la jaula del capitán de puerto
places-placements-pier-2 = en remojo en una trampa para langostas
places-placements-pier-3 = en un clavo del cobertizo de los aparejos
places-placements-pier-4 = en hielo, debajo de las caballas
places-placements-bowling-1 = en el retorno de las bolas, sin salir
places-placements-bowling-2 = en la vitrina de los trofeos
places-placements-bowling-3 = entre los zapatos perdidos
places-placements-bowling-4 = de calce bajo la pista cuatro
places-placements-rialto-1 = en el baúl de utilería del vestíbulo
places-placements-rialto-2 = en el cajón de la taquilla
places-placements-rialto-3 = en una butaca de la fila M
places-placements-rialto-4 = detrás de la pantalla, con los carteles viejos
places-placements-depot-1 = en la consigna, con su resguardo
places-placements-depot-2 = en el vagón correo, rumbo a la costa
places-placements-depot-3 = debajo del banco del andén dos
places-placements-depot-4 = en una caja con sello de aduanas
places-placements-gym-1 = en el casillero sin número
places-placements-gym-2 = en la pera de boxeo, de broma
places-placements-gym-3 = detrás del cubo de escupir
places-placements-gym-4 = en el botiquín del entrenador
places-placements-hotel-1 = en la caja fuerte del hotel, con nombre falso
places-placements-hotel-2 = en un carrito del servicio de habitaciones
places-placements-hotel-3 = en el fondo del conducto de la ropa sucia
places-placements-hotel-4 = en la cocina, tercer cajón
places-placements-cemetery-1 = contra la pared del cobertizo
places-placements-cemetery-2 = bajo tierra en una caja de zapatos, junto a la verja
places-placements-cemetery-3 = en los escalones de la capilla
places-placements-cemetery-4 = bajo una lona, con las palas
places-placements-club-1 = dentro del piano
places-placements-club-2 = detrás de la barra, junto al amargo
places-placements-club-3 = en el guardarropa, con el número treinta y tres
places-placements-club-4 = en la pared, de adorno
places-placements-auto-1 = en el maletero de un cupé hecho chatarra
places-placements-auto-2 = en la pared de las herramientas, con su silueta de tiza
places-placements-auto-3 = entre los dientes del perro
places-placements-auto-4 = en la oficina, con las llaves
places-placements-hospital-1 = en una bolsa del cuarto de pertenencias
places-placements-hospital-2 = en la cocina, detrás de la planta
places-placements-hospital-3 = en la recepción, en espera de su dueño
places-placements-hospital-4 = bajo llave en un carrito de medicinas
tokens-about-vane = Cantante de club que le debe dinero a media primera fila.
tokens-about-pike = Contable jubilado que aún lleva los libros de todo el mundo, y también los otros libros.
tokens-about-stokes = Capataz del muelle, con mala espalda y muy buena memoria para las cajas.
tokens-about-crane = Prestamista que nunca pregunta de dónde ni olvida de quién.
tokens-about-frost = Cronista de sociedad; publica la décima parte de lo que sabe.
tokens-about-marsh = Taxista nocturna que ha llevado a casa, al menos una vez, a cada pecador de la ciudad.
tokens-about-ames = Director de funeraria; callado, puntual, y nada le sorprende.
tokens-about-delaney = Boxeador acabado que ahora vigila las puertas de las que antes lo echaban.
tokens-about-boone = Dueño de un club de jazz cuya trastienda tiene mejor puerta que el banco.
tokens-about-lindqvist = Taquígrafa del juzgado que escribe noventa palabras por minuto y oye noventa y cinco.
tokens-about-grinder = Un monstruo de hierro fundido con la manivela gastada.
tokens-about-tenderiser = Un kilo de acero con dientes en las dos caras.
tokens-about-gloves = Piel suave de becerro, ceñidos en los nudillos, sin dejar huellas.
tokens-about-cleaver = Hoja ancha, con una mella cerca del mango.
tokens-about-boltgun = Herramienta de matadero; un solo chasquido, fuerte.
tokens-about-katana = La espada del abuelo de alguien, más afilada que la familia.
tokens-about-bat = Madera de fresno, con una grieta bajo la cinta.
tokens-about-garrotte = Cuerda de piano entre dos carretes de hilo.
tokens-about-solvent = Un frasco marrón con la etiqueta raspada.
