coach-goal = Averigua quién es el Hacker y señala su cara.
coach-left-1 = Jugar como Oficinista y cazar a los topos
coach-left-2 = Partidas de tres o cuatro, en las que quizá no hay Admin
coach-left-3 = Debugger y Cómplice
# Shown when the learner tries to make a move before reading the card.
coach-readFirst = Lee primero la tarjeta del tutorial y toca «Siguiente».
coach-envelope-title = Mantén pulsado el sobre.
coach-envelope-why = Dice cuál es tu rol. Por fuera, todos los sobres se ven iguales.
coach-envelope-held = No sueltes, y lee. Puedes volver a mirar cuando quieras.
coach-seen-title = Tu rol es Admin.
coach-seen-why = Alguien de la mesa es el Hacker. Tú y el Hacker saben la palabra «{ $code }», y la oficina no.
coach-seen-learned = Leer tu rol y la palabra clave
coach-hint-title = Da una pista que sirva para dos palabras.
coach-hint-why = El dado eligió «{ $word }» entre seis palabras públicas; «{ $code }» está en la lista secreta. «{ $hint }» sirve para ambas.
coach-hint-learned = Dar una pista que sirve para dos palabras
coach-listen-title = Lee cada pista que llegue.
coach-listen-why = Tres personas solo saben «{ $word }». ¿Qué pista encaja también con «{ $code }»?
coach-clue-title = { $hacker } dice: «{ $hint }».
coach-clue-why = También encaja con «{ $code }». Pero una pista puede ser casualidad: espera otra antes de darlo por seguro.
coach-clue-learned = Buscar en las pistas un segundo sentido
coach-found-title = Otra vez { $hacker }: «{ $hint }».
coach-found-why = Primero «{ $first }» y ahora esto. Las dos encajan con «{ $code }», y nadie más lo logró dos veces: ahí tienes al Hacker.
coach-talk-title = { $name } sospecha de ti. Devuelve el golpe.
coach-talk-why = Toca **Declarar**, luego **{ $name }** y luego **Decirlo**. Una declaración no tiene por qué ser verdad.
coach-talk-answerFirst = Responde antes: toca «Declarar» y sospecha de alguien.
coach-talk-learned = Responder a una sospecha con otra
coach-ready-title = Di que quieres votar.
coach-ready-why = Se vota cuando toda la mesa quiere. La oficina intenta echar al Hacker o al Admin: así gana.
coach-vote-notPartner = { $hacker } no. Elige a otra persona.
coach-vote-lock = Emite tu voto.
coach-vote-title = Vota contra { $name }, o contra otra persona.
coach-vote-whyNot = { $hacker } podría ser el Hacker, y si echan al Hacker, pierdes tú también.
coach-vote-why = Los votos quedan sellados hasta que estén todos. Vale cualquiera, menos { $hacker }.
coach-vote-learned = Emitir un voto sellado
coach-votes-title = { $name } tiene más votos que nadie.
coach-votes-why = Era Oficinista, así que la partida sigue. Si hay empate, o si la mayoría se abstiene, no echan a nadie.
coach-count-counting = Tres, dos, uno.
coach-count-whyCounting = Todos los votos se destapan a la vez, para que nadie pueda copiar.
coach-count-title = Ahora viene el silencio.
coach-count-why = Es cuando un topo puede señalar al otro.
coach-silence-title = Shhh. Esto es el silencio.
coach-silence-why = Un topo puede señalar ahora al otro. En las rondas impares le toca al Hacker, así que toca **Pasar**.
coach-silence-learned = Pasar en el silencio del Hacker
coach-hintAgain-title = Otra ronda: la palabra es «{ $word }».
coach-hintAgain-why = La palabra clave sigue siendo «{ $code }». «{ $hint }» sirve para ambas, y le dice al Hacker que eres tú.
coach-skip-notPartner = { $hacker } no. Esta vez, abstente.
coach-skip-title = Esta vez, abstente.
coach-skip-why = Si la mayoría se abstiene, no echan a nadie. Así los dos topos, { $hacker } y tú, siguen dentro cuando llega el silencio.
coach-name-title = Señala al Hacker: mantén pulsada la cara de { $hacker }.
coach-name-why = En las rondas pares le toca al Admin. No sueltes hasta que el anillo se cierre, y ganan los dos topos.
coach-name-learned = Encontrar al otro topo
coach-over-title = Los topos se encontraron.
coach-over-why = Los topos ganan cuando uno señala al otro. La oficina gana cuando echan a un topo o cuando un topo señala a quien no es.
coach-refuses-vote = Podría ser el Hacker. Y si echan al Hacker, pierdes tú también.
coach-refuses-suspect = Podría ser el Hacker. No apuntes la mesa hacia el otro topo.
coach-refuses-pass = Ahora no pases: te toca, y sabes quién es el Hacker.
coach-refuses-wrongName = Señalar mal cuesta la partida. Busca a quien dio pistas que sirven para las dos palabras.
coach-refuses-notHackers = En las rondas impares solo puede señalar el Hacker. Toca «Pasar».
coach-refuses-tooEarly = Escucha antes al resto.
stage-order = Orden de turnos
stage-allVotes = Ronda { $round }. Están todos los votos: { $votes }.
stage-votes = Ronda { $round }. Votos: { $votes } de { $of }.
stage-thinking = Pensando…
stage-earlier = Ronda { $round }: { $hint }
stage-suspected = En la mira de
stage-talk = A debatir.
stage-ready = a favor de votar
stage-voted = votos en la urna
stage-from = De Dirección, a todo el personal
stage-legend = El primer número es de esta partida; el segundo, de la noche.
stage-match = Partida { $played } de la noche
stage-noAdmin = Sin Admin en juego
stage-wins = Gana
stage-votedOut = Fuera
stage-nothing = Pierde
stage-nobodyOut = No echan a nadie.
# After a vote that caught an insider: how many of the others had voted for that player.
stage-bothSaw = Los dos votos dieron en el blanco.
stage-allSaw = Los { $voters } votos dieron en el blanco.
stage-someSaw =
    { $voters ->
        [one] Un voto dio en el blanco.
       *[other] { $voters } votos dieron en el blanco.
    }
stage-noVotes = Ni un voto contra { LIST($names, type: "disjunction") }.
stage-noVotesMany = Ni un voto contra las otras { WORDS($players) } personas.
stage-usersWin = Gana la oficina.
stage-insidersWin = Ganan los topos.
stage-named =
    { $isRight ->
        [true] { $name } señaló a { $other } en la ronda { $round }, y acertó.
       *[false] { $name } señaló a { $other } en la ronda { $round }, y falló.
    }
stage-saidAlone =
    { $isRight ->
        [true] { $name } dijo en la ronda { $round } que no había Admin, y acertó.
       *[false] { $name } dijo en la ronda { $round } que no había Admin, y falló.
    }
stage-votedOutIn =
    { $votes ->
        [one] Echaron a { $name } en la ronda { $round }, con un voto.
       *[other] Echaron a { $name } en la ronda { $round }, con { WORDS($votes) } votos.
    }
frame-hints = Pistas
frame-desks = En la mesa
frame-notes = Notas
frame-vote = Votación
frame-round = Ronda { $round }
frame-roundShort = R{ $round }
frame-order = Orden de turnos
frame-onlyYou = Solo tú
frame-suspicions = Tus sospechas, que nadie más ve
frame-everybody = Toda la mesa
frame-cards = Tarjetas en juego
frame-users = { $count } Oficinistas
frame-inPlay = { LIST($cards, type: "unit") }
frame-oneMissing = Una de estas no se repartió, y nadie sabe cuál. La del Hacker no es.
frame-words = Tarjeta de tema
frame-watching = Estás mirando.
# The heading of the log before the first round.
frame-beforeFirst = Antes de la primera ronda
# The line above the intro cards.
frame-headline = ¿Quién más sabe la palabra clave?
night-label = Noche
night-steps-1 = Noche
night-steps-2 = Ronda 1
night-say = Que cada cual mire su sobre.
night-hold = Hay el mismo tiempo para mirar en toda la mesa: { WORDS($seconds) } segundos.
# Shown in a practice match. The clock starts once the person has looked at the card.
night-others = El resto tiene { WORDS($seconds) } segundos para mirar.
night-waits = Sin prisa. La mesa te espera.
night-stamp = Confidencial
night-press = Mantén para mirar
night-tap = Toca para mirar
night-letGo = Suelta para volver a sellarlo
night-tapAgain = Toca otra vez para sellarlo
night-onPhone = En tu teléfono
night-shared = Esta pantalla se comparte
night-envelope = Tu sobre
night-same = Todos se ven iguales
night-looking = Estás mirando. Suelta para tapar.
night-lookingTap = Estás mirando. Toca para tapar.
night-seen = Ya lo vi
night-openFirst-hold = Abre antes el sobre: mantenlo pulsado.
night-openFirst-tap = Abre antes el sobre: tócalo.
night-wasSeen = Visto
secret-youAre = Tu rol
secret-code = Palabra clave
# Shown in place of the code word to a seat that must not see it.
secret-nothing = No la sabes
secret-cover = Tu rol y tu palabra
secret-peek = Mantén para mirar: tu bando
secret-peekTap = Toca para mirar: tu bando
secret-lookHere-hold = Aún no has mirado: mantén aquí
secret-lookHere-tap = Aún no has mirado: toca aquí
secret-team-users = Estás con la oficina.
secret-team-insiders = Estás con los topos.
secret-insiders = Los topos son { LIST($names, type: "conjunction") }.
secret-wins-user = Averigua quién la sabe. Si echan a esa persona, gana toda la oficina.
secret-wins-debugger = Los dos topos saben esta palabra. Si echan a uno, gana la oficina.
secret-wins-accomplice = Los topos saben la palabra y tú no. Si uno señala al otro, ganas.
secret-wins-mayBeAlone = Quizá alguien más la sepa. Insinúala, señala a esa persona y gana.
secret-wins-withDebugger = Dos personas más la saben. Insinúala, señala al otro topo y ganas.
secret-wins-insider = Alguien más la sabe también. Insinúala, señala a esa persona y ganas.
secret-lines-code = Una de estas es la palabra clave.
secret-lines-insiders = Los dos saben la palabra clave.
secret-lines-none = La palabra clave no es para ti.
hint-feed = Pistas
hint-left =
    { $count ->
        [0] Están todas las pistas
        [one] Falta 1 pista
       *[other] Faltan { $count } pistas
    }
hint-topic =
    { $isAgain ->
        [true] Palabra pública, repetida. Tema: { $topic }
       *[false] Palabra pública. Tema: { $topic }
    }
hint-six = { $topic }: seis palabras públicas
hint-die = El dado saca un { $die }
hint-said = Hecho
hint-isSetToVote = A votar
hint-missed = Sin pista
hint-next = Sigue
hint-noHint = Sin pista de { $name }
hint-roundBreak = Ronda { $round }: { $word }
hint-silence = Silencio: nadie señaló a nadie
hint-votedOut = Echan a { $name }: { $role }
hint-nobody-skipped = Más de la mitad se abstuvo: no echan a nadie
hint-nobody-tied = Empate: no echan a nadie
hint-yours = Te toca. De una a tres palabras sobre «{ $word }».
hint-anybody = Empieza quien quiera y sigue el sentido del reloj. De una a tres palabras sobre «{ $word }».
hint-waits = Le toca a { $name }. Lo tuyo viene después.
hint-given = Tu pista está dada. Le toca a { $name }.
hint-missedYours = Se te acabó el tiempo. Le toca a { $name }.
hint-out = Te echaron. Ya no das pistas, pero puedes hablar y votar.
hint-watching =
    { $name ->
        [none] Estás mirando.
       *[other] Estás mirando. Le toca a { $name }.
    }
hint-onPhone = Escribe en tu teléfono tu pista sobre «{ $word }».
hint-saysPublic = «{ $said }» cuenta como la palabra pública, y esa no la puede decir nadie. Prueba otra.
hint-saysCode = «{ $said }» cuenta como la palabra clave, y esa no la puedes decir. Prueba otra.
hint-repeats = «{ $said }» ya la dio { $name } en esta ronda. Prueba otra.
hint-tooManyWords = Son { WORDS($count) } palabras. Como mucho, tres.
hint-tooLong = Son { $count } caracteres. Como mucho, { $most }.
hint-sayIt = Dar pista
hint-saidIt = Ya la dije
hint-talk = A debatir. ¿Quién sabía más que la palabra pública?
hint-ready =
    { $count ->
        [one] { $count } de { $of } quiere votar
       *[other] { $count } de { $of } quieren votar
    }
hint-suspectedBy = En la mira de { LIST($names, type: "unit") }
hint-readyToVote = Quiero votar
hint-isReady = Quieres votar. Hay quien sigue hablando.
hint-chat = Chat
ledger-about-heading = Ronda
ledger-about-order = Por ronda
ledger-row = Ronda { $round }: { $word }
ledger-when = R{ $round }
ledger-meant = pista solo sobre { $word }
ledger-loyal = está con la oficina
ledger-suspects = sospecha de { $name }
ledger-did = { LIST($parts, type: "unit") }
ledger-voted = votó contra { $name }
ledger-skipped = se abstuvo
ledger-out = { $name } fuera: { $role }
ledger-nobodyOut = Nadie fuera
ledger-myHint =
    { $hint ->
        [none] Mi pista
       *[other] Mi pista «{ $hint }»
    }
ledger-onlyAbout = Era solo sobre { $word }
ledger-myself = Sobre mí
ledger-iAmLoyal = Estoy con la oficina
ledger-iSuspect = Sospecho de…
ledger-votedFor = { $voter } votó contra { $name }.
ledger-wasShown = Echaron a { $name }: { $role }.
ledger-users = Según lo dicho o las tarjetas, con la oficina están otras { $others } personas, y solo pueden ser { $of }.
ledger-rules-other-vote-title = Sospechó de alguien y votó contra otra persona
ledger-rules-other-vote-text = Los votos están a la vista.
ledger-rules-not-loyal-title = Dijo estar con la oficina, y no
ledger-rules-not-loyal-text = La votación mostró el rol.
ledger-rules-too-many-loyal-title = Demasiada gente con la oficina
ledger-rules-too-many-loyal-text = Al menos una declaración es falsa.
notes-raise = Sospecha { $level } de 3. Toca para cambiarla.
notes-none = aún sin pista
notes-hints = { LIST($hints, type: "unit") }
vote-ask = ¿Quién sabe la palabra clave?
vote-how = Elige a alguien o abstente, y emite tu voto. Nadie lo ve hasta que estén todos.
vote-word = Palabra pública: { $word }
vote-plates = Tu voto
vote-round = Ronda { $round }
vote-skip = Abstención
vote-nobody = contra nadie
vote-sealed = votos en la urna. Se destapan todos a la vez.
vote-votes = Votos
vote-hasVoted = ya votó
vote-hasNot = aún no ha votado
vote-lock = Emitir mi voto
vote-lockOn = Emitir mi voto: { $name }
vote-pick = Elige a alguien o abstente
vote-done = Sellado
vote-seeOwn-hold = Mantén para ver tu voto
vote-seeOwn-tap = Toca para ver tu voto
vote-hideOwn-hold = Suelta para taparlo
vote-hideOwn-tap = Toca para taparlo
vote-watching = Estás mirando. La mesa vota.
reveal-count = Tres, dos, uno
reveal-together = Aquí están los votos.
reveal-late = Fuera de tiempo
reveal-sealed = Votos sellados
reveal-all = Todos los votos
reveal-votes =
    { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
reveal-skip = Abstención
reveal-card = Tarjeta de { $name }
reveal-noCard = Ninguna tarjeta destapada
reveal-nobody = Nadie
reveal-goOn = Ver el resultado
reveal-results-nobody = No echan a nadie.
reveal-results-skipped = Más de la mitad se abstuvo.
reveal-results-wasRole =
    { $name ->
        [none] Eras { $role }.
       *[other] { $name } era { $role }.
    }
reveal-results-wasOnlyUser =
    { $name ->
        [none] Solo eras Oficinista.
       *[other] { $name } solo era Oficinista.
    }
reveal-results-usersWin = Gana la oficina.
reveal-results-noMoreHints =
    { $name ->
        [none] Ya no das pistas, pero sigues hablando y votando.
       *[other] { $name } ya no da pistas, pero sigue hablando y votando.
    }
reveal-results-tied = Empate: { LIST($names, type: "conjunction") }.
reveal-results-manyTied = Empate entre { WORDS($count) } personas.
reveal-results-skips = Las abstenciones solo cuentan si son más de la mitad.
reveal-timeUp-you = Se acabó el tiempo. No votaste, así que te abstienes.
reveal-timeUp-names = Se acabó el tiempo. Sin voto de { LIST($names, type: "conjunction") }.
reveal-timeUp-many = Se acabó el tiempo. { WORDS($count, case: "capital") } personas no votaron.
reveal-saidAlone = { $name } dijo: «No hay Admin».
reveal-named = { $name } señaló a { $other }.
reveal-codeWord = La palabra clave era «{ $word }».
discovery-hush = Shhh.
discovery-waits = Sin prisa. Los { WORDS($seconds) } segundos aún no corren.
discovery-hold = Para señalar a alguien, mantén pulsada su cara hasta que se cierre el anillo.
discovery-tap = Para señalar a alguien, toca su cara y espera a que se cierre el anillo.
discovery-risk = Señalar mal cuesta la partida.
discovery-faces = Caras
discovery-out = Fuera
discovery-pass = Pasar
discovery-passed = Pasaste
discovery-alone = Nadie
discovery-aloneHint = «No hay Admin»
discovery-mayName-outHacker = Estás fuera: no hay nada que tocar. Ahora puede señalar el Hacker.
discovery-mayName-outAdmin = Estás fuera: no hay nada que tocar. Ahora puede señalar el Admin.
discovery-mayName-outAnyAdmin = Estás fuera: no hay nada que tocar. Ahora puede señalar el Admin, si lo hay.
discovery-mayName-hackerOrAlone = Hacker: señala al Admin, di «No hay Admin» o pasa. El resto: a pasar.
discovery-mayName-anyAdmin = Admin, si lo hay: señala al Hacker o pasa. El resto: a pasar.
discovery-mayName-hacker = Hacker: señala al Admin o pasa. El resto: a pasar.
discovery-mayName-admin = Admin: señala al Hacker o pasa. El resto: a pasar.
discovery-onlyHacker = En esta ronda solo puede señalar el Hacker.
discovery-onlyAdmin = En esta ronda solo puede señalar el Admin.
end-memo = Circular
end-match = Partida { $played }
end-from-1 = De
end-from-2 = Dirección
end-to-1 = A
end-to-2 = Todo el personal
end-re-1 = Ref.
end-re-2 = La fuga en mi oficina
end-word = La palabra clave era
end-desk = Nombre
end-role = Rol
end-points = Partida
end-total = Noche
end-scores = Puntos
end-removed = No se repartió la tarjeta de { $role }.
end-removedUser = No se repartió una tarjeta de Oficinista.
end-headlines-stopped = La partida se interrumpió.
end-headlines-notAlone = «No hay Admin» era falso.
end-headlines-wrong = Señalaron a quien no era.
end-headlines-alone = El Hacker trabajaba sin Admin.
end-headlines-found = Los topos escaparon.
end-headlines-admin = Cayó el Admin.
end-headlines-hacker = Cayó el Hacker.
moment-code = Palabra clave
moment-sealed = Sellado
moment-roles = Roles
moment-insider = Topo
moment-votedOut = Fuera
moment-guessed = Señaló a alguien
moment-nobodyOut = No echan a nadie
moment-over = Fin
moment-envelopes = Noche. Hay un sobre por persona.
moment-phases-hint = Ronda { $round }, { $word }: pistas.
moment-phases-discuss = Ronda { $round }, { $word }: debate.
moment-phases-vote = Ronda { $round }, { $word }: votación.
moment-phases-voteResult = Ronda { $round }, { $word }: los votos.
moment-phases-discovery = Ronda { $round }, { $word }: el silencio.
moment-phases-matchOver = Ronda { $round }, { $word }: el final.
intro-goal-title = Objetivo
intro-goal-text = Todo el mundo ve la **palabra pública**. Los **topos**, Hacker y Admin, saben además una **palabra clave**. Se buscan entre sí. El resto son **Oficinistas**.
intro-win-title = Cómo se gana
intro-win-text = { "*" }*Topos:** uno señala al otro en el silencio tras una votación. **Oficina:** echa antes a un topo. Con tres o cuatro personas, quizá no hay Admin.
intro-you-title = Qué haces tú
intro-you-text = { "*" }*Da una pista sobre la palabra pública,** de tres palabras como mucho. Si sabes la palabra clave, que tu pista encaje también con esa.
intro-others-title = Qué hace el resto
intro-others-text = También da pistas. Luego la mesa debate y **vota en secreto**. Cada ronda acaba con un breve silencio.
pictures-public = Biblioteca
pictures-code = Examen
pictures-hint = «Apuntes»
pictures-labels-public = Palabra pública
pictures-labels-code = Palabra clave
pictures-labels-hint = Una pista para ambas
poster-tagline = Solo los topos saben la palabra clave. Encuéntralos antes de que se encuentren.
lobby-options-words-title = Idioma de las palabras
lobby-options-words-description = El idioma de las tarjetas de tema y de las pistas. Cada pantalla conserva el suyo.
lobby-options-hintMode-title = Pistas
lobby-options-hintMode-description = El juego revisa las pistas por escrito. Tras decir una en voz alta, toca «Ya la dije».
lobby-options-hintMode-labels-typed = Por escrito
lobby-options-hintMode-labels-spoken = En voz alta
lobby-options-avoidRepeats-title = Palabras públicas
lobby-options-avoidRepeats-description = Con «Al azar», la misma palabra puede salir dos veces en una partida.
lobby-options-avoidRepeats-labels-false = Al azar
lobby-options-avoidRepeats-labels-true = Sin repetir
lobby-options-debugger-title = Debugger
lobby-options-debugger-description = Mejor desde seis personas: alguien de la oficina sabe la palabra clave.
lobby-options-debugger-labels-false = No está
lobby-options-debugger-labels-true = En juego
lobby-options-accomplice-title = Cómplice
lobby-options-accomplice-description = Mejor desde seis personas: alguien conoce a los dos topos y los ayuda.
lobby-options-accomplice-labels-false = No está
lobby-options-accomplice-labels-true = En juego
lobby-options-nightSeconds-title = Noche
lobby-options-hintSeconds-title = Pista
lobby-options-hintSeconds-off = Sin límite
lobby-options-discussSeconds-title = Debate
lobby-options-discussSeconds-off = Sin límite
lobby-options-voteSeconds-title = Votación
lobby-options-voteSeconds-off = Sin límite
lobby-options-resultSeconds-title = Resultado de la votación
lobby-options-discoverySeconds-title = Silencio
lobby-paces-1-title = Rápido
lobby-paces-1-about = 30 s por pista, 1½ min de debate, 20 s para votar. Unos 5 min por ronda con seis personas.
lobby-paces-2-title = Normal
lobby-paces-2-about = 1 min por pista, 3 min de debate, 30 s para votar. Unos 10 min por ronda con seis personas.
lobby-paces-3-title = Tranquilo
lobby-paces-3-about = 2 min por pista, 5 min de debate, 1 min para votar. Unos 18 min por ronda con seis personas.
lobby-levels-analyst-title = Analista
lobby-levels-analyst-about = Escucha cada pista, dice de quién sospecha y habla claro cuando todo encaja. En inglés conoce más palabras.
lobby-levels-intern-title = Aprendiz
lobby-levels-intern-about = Dice lo primero que se le ocurre, escucha a medias y señala antes de tiempo. En inglés conoce más palabras.
story-night = Noche
story-round = Ronda { $round }
story-claimed =
    { $name ->
        [none] Dijiste estar con la oficina.
       *[other] { $name } dijo estar con la oficina.
    }
story-was =
    { $name ->
        [none] Eras { $role }.
       *[other] { $name } era { $role }.
    }
story-notJudged = Sobre qué era una pista solo lo sabe quien la dio.
story-madeIn = Ronda { $round }.
story-fooled =
    { $count ->
        [one] Una persona cayó en la trampa.
       *[other] { WORDS($count, case: "capital") } personas cayeron en la trampa.
    }
story-tied = La votación acabó en empate.
story-skipped = La mayoría se abstuvo.
story-nobodyOut = No echaron a nadie.
story-forInsider =
    { $votes ->
        [one] Un voto fue contra un topo.
       *[other] { $votes } votos fueron contra un topo.
    }
story-votedOut =
    { $name ->
        [none] Te echaron.
       *[other] Echaron a { $name }.
    }
story-suspected =
    { $by ->
        [none] Sospechaste de { $name }.
       *[other]
            { $name ->
                [none] { $by } sospechó de ti.
               *[other] { $by } sospechó de { $name }.
            }
    }
story-began = Empezó la ronda { $round }.
story-word = La palabra era «{ $word }».
story-named =
    { $by ->
        [none] Señalaste a { $name }.
       *[other]
            { $name ->
                [none] { $by } te señaló.
               *[other] { $by } señaló a { $name }.
            }
    }
story-saidAlone =
    { $by ->
        [none] Dijiste que no había Admin.
       *[other] { $by } dijo que no había Admin.
    }
story-wasAlone = Era verdad: no había Admin.
story-ended = La partida terminó.
# Quotes of a player, and the round. A sentence about the role of the named player follows the round.
story-iAmAlone = «No hay Admin».
story-itIs =
    { $name ->
        [none] «Eres tú».
       *[other] «Es { $name }».
    }
story-iSuspect =
    { $name ->
        [none] «Sospecho de ti».
       *[other] «Sospecho de { $name }».
    }
story-votedFor =
    { $name ->
        [none] Votó contra ti.
       *[other] Votó contra { $name }.
    }
story-trueIn = Lo dijo en la ronda { $round }, y era verdad.
story-when = En la ronda { $round }.
roles-hacker = Hacker
roles-admin = Admin
roles-user = Oficinista
roles-debugger = Debugger
roles-accomplice = Cómplice
phrases-beside-hacker = Hacker
phrases-beside-admin = Admin
phrases-beside-user = Oficinista
phrases-beside-debugger = Debugger
phrases-beside-accomplice = Cómplice
phrases-was-hacker = Hacker
phrases-was-admin = Admin
phrases-was-user = Oficinista
phrases-was-debugger = Debugger
phrases-was-accomplice = Cómplice
sides-users = la oficina
sides-insiders = los topos
sayings-aloud = en voz alta
sayings-noHint = sin pista
sayings-quoted = «{ $hint }»
# A word that was already rolled before, so that the repetition does not look like a bug.
sayings-again = { $word } (otra vez)
sayings-loyal = Estoy con la oficina.
sayings-meant = Mi pista era solo sobre { $word }.
sayings-suspect =
    { $name ->
        [none] Sospecho de ti.
       *[other] Sospecho de { $name }.
    }
refusals-invalid-args = Este juego no conoce esa jugada.
refusals-game-over = La partida terminó.
refusals-round-over = Esa ronda terminó. Mira antes la nueva.
refusals-not-now = Eso no se puede hacer ahora.
refusals-already-seen = Ya tocaste eso.
refusals-already-passed = Ya pasaste.
refusals-voted-out = Te echaron. Ya no das pistas, pero puedes hablar y votar.
refusals-already-hinted = Ya diste tu pista en esta ronda.
refusals-hint-missed = Tarde: se te acabó el tiempo. La ronda sigue sin tu pista.
refusals-not-your-turn = Aún no te toca. Tu pista viene después en esta ronda.
refusals-invalid-hint = Usa de una a tres palabras, 30 caracteres como mucho, con al menos una letra o cifra.
refusals-too-many-marks = Son demasiadas tildes para una letra. Escríbela sin adornos.
refusals-public-word = Eso contiene la palabra pública. Insinúala sin decirla.
refusals-repeated-hint = Esa pista ya se dio en esta ronda. Prueba otra.
refusals-code-word = Tu pista contiene la palabra clave. Prueba otra.
refusals-typed-only = En esta mesa, las pistas van por escrito.
refusals-already-suspected = Ya sospechaste de esa persona en esta ronda.
refusals-already-ready = Ya dijiste que quieres votar, y eso no se retira.
refusals-already-voted = Ya votaste. Un voto no se cambia.
refusals-self-target = No puedes elegirte.
refusals-target-voted-out = A esa persona ya la echaron.
refusals-no-hint-given = En esta ronda no tienes ninguna pista que explicar.
refusals-too-many-claims = Ya declaraste bastante por una ronda.
refusals-nothing-to-retract = No tienes ninguna declaración que retirar.
refusals-not-your-claim = Solo puedes retirar tus propias declaraciones.
refusals-already-retracted = Eso ya lo retiraste.
refusals-alone-not-offered = En esta partida sí hay Admin. Señala a alguien.
refusals-inquisition-needs-five = Debugger y Cómplice necesitan cinco personas. Déjalos fuera o busca a más gente.
refusals-inquisition-with-five = Debugger y Cómplice son para seis o más personas.
log-round =
    { $isAgain ->
        [true] Ronda **{ $round }**. El dado saca **otra vez { $die }**: { $word }.
       *[false] Ronda **{ $round }**. El dado saca **{ $die }**: { $word }.
    }
log-picked =
    { $name ->
        [none] Nadie empezó a tiempo, así que empiezas **tú**.
       *[other] Nadie empezó a tiempo, así que empieza { $name }.
    }
log-typed =
    { $by ->
        [none] { "*" }*Tú**: «{ $hint }»
       *[other] { $by }: «{ $hint }»
    }
log-aloud =
    { $by ->
        [none] { "*" }*Tú** das una pista en voz alta.
       *[other] { $by } da una pista en voz alta.
    }
log-noHint =
    { $by ->
        [none] { "*" }*Tú** no das ninguna pista.
       *[other] { $by } no da ninguna pista.
    }
log-suspected =
    { $by ->
        [none] { "*" }*Tú** sospechas de { $name }.
       *[other]
            { $name ->
                [none] { $by } sospecha de **ti**.
               *[other] { $by } sospecha de { $name }.
            }
    }
log-votes = Votos: { LIST($counts, type: "unit") }.
log-count =
    { $name ->
        [none] { "*" }*tú { $votes }**
       *[other] { $name } **{ $votes }**
    }
log-skipped =
    { $votes ->
        [one] { "*" }*{ $votes } abstención**
       *[other] { "*" }*{ $votes } abstenciones**
    }
log-late = { "*" }*{ $votes } fuera de tiempo**
log-skippedOut = Más de la mitad se abstiene. No echan a nadie.
log-tied = Hay empate. No echan a nadie.
log-shown =
    { $name ->
        [none] **Te** echan. Eras { $role }.
       *[other] Echan a { $name }. Era { $role }.
    }
log-alone =
    { $by ->
        [none]
            { "*" }*Tú** ({ $role }) dices que no hay Admin y { $isRight ->
                [true] { "*" }*aciertas**
               *[false] { "*" }*fallas**
            }.
       *[other]
            { $by } ({ $role }) dice que no hay Admin y { $isRight ->
                [true] { "*" }*acierta**
               *[false] { "*" }*falla**
            }.
    }
log-named =
    { $by ->
        [none]
            { "*" }*Tú** ({ $role }) señalas a { $name } y { $isRight ->
                [true] { "*" }*aciertas**
               *[false] { "*" }*fallas**
            }.
       *[other]
            { $name ->
                [none]
                    { $by } ({ $role }) **te** señala y { $isRight ->
                        [true] { "*" }*acierta**
                       *[false] { "*" }*falla**
                    }.
                *[other]
                    { $by } ({ $role }) señala a { $name } y { $isRight ->
                        [true] { "*" }*acierta**
                       *[false] { "*" }*falla**
                    }.
            }
    }
log-users = { "*" }*Gana la oficina.**
log-insiders = { "*" }*Ganan los topos.**
log-cancelled = Tres rondas sin una jugada. La partida se anula.
status-night = Noche. Cada cual mira su tarjeta.
status-word = la palabra
status-yourTurn = Te toca: da una pista sobre «{ $word }».
status-turn = { $name } piensa una pista sobre «{ $word }»…
status-anyone = Empieza quien quiera, con una pista sobre «{ $word }».
status-youToo = Empieza quien quiera. ¿Se te ocurre algo sobre «{ $word }»?
status-ready =
    { $ready ->
        [one] A debatir. { $ready } de { $of } quiere votar.
       *[other] A debatir. { $ready } de { $of } quieren votar.
    }
status-talk = ¿Quién insinuaba otra cosa? A debatir, y después toca «Quiero votar».
status-voted = Votos: { $votes } de { $of }.
status-vote = Vota contra alguien o abstente. Los votos siguen sellados hasta el recuento.
status-votesIn = Están todos los votos.
status-shown = { $name } era { $role }. La partida sigue.
status-silence = Silencio. ¿Señalará alguien a alguien?
status-over = La partida terminó.
status-votedOut = Echan a { $name } ({ $role }). Gana la oficina.
status-found = { $name } encontró a { $partner }. Ganan los topos.
status-knewAlone = { $name } sabía que no había Admin. Gana el Hacker.
status-notAlone = { $name } dijo que no había Admin, y lo había. Gana la oficina.
status-wrong = { $name } señaló a { $other }, que era { $role }. Gana la oficina.
status-nobodyMoved = Pasaron tres rondas sin una jugada. La partida se anula y no cuenta.
